"""Lessons 15 and 16: tiles that hold or kill, and tiles that help or show."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table
from .boards import before_the_last_planet, late


def lessons() -> tuple[Lesson, ...]:
    return _holding(), _helping()


def _holding() -> Lesson:
    return Lesson(
        id="S41-LES-15",
        title=_("Stoppers I: tiles that hold or kill"),
        goal=_("Know what Glynium Planet, Black Hole, Barren Planet, Nebula and Asteroid Belt do to you."),
        steps=(
            Step(
                text=_(
                    "About half of all tiles stop you: the phase ends on them. The Glynium Planet is one. "
                    "The planet on (6,4) has the number 3, but two of its crystals are gone already."
                ),
                rules=("S41-TIL-GLY-01", "S41-TIL-GLY-03"),
                table=lambda: table(
                    cells={"6,4": "glynium_planet_3", "7,4": "salvage_explorer"},
                    crystals={"6,4": {"yellow": 1}},
                    collected={"B": {"yellow": 2}},
                    explorers={"A1": "7,4"},
                ),
                look=("cell-6-4", "crystal-6-4-yellow", "supply"),
                tasks=(
                    Predict(
                        question=_("You enter the planet. How many crystals lie there then?"),
                        answers=("3", "4", "1", "0"),
                        right=2,
                        because=_("Crystals come only when a planet is turned up for the first time. What is gone is gone."),
                        replies={
                            0: _("It is not filled up again."),
                            1: _("It gives nothing a second time."),
                            3: _("Entering does not take anything away."),
                        },
                    ),
                    Do(
                        goal=_("Enter the planet."),
                        moves=(("go 1 6,4",),),
                        replies={"go 2 9,5": _("That was another Explorer. Take the one on (7,4).")},
                        praise=_("One crystal, and the phase is over: you can tow it next turn."),
                    ),
                ),
                hints=(
                    _("When does a planet receive crystals?"),
                    _("Once, when it is first turned up. This one has been face up for long."),
                    _("The one crystal is still the only one. Play “go 1 6,4”."),
                ),
            ),
            Step(
                text=_("On (6,5) gapes a Black Hole. Whoever enters is out of the game. Your Explorer stands next to it, on a planet with crystals."),
                rules=("S41-TIL-BLK-01", "S41-AMB-10", "S41-AMB-73"),
                table=lambda: table(cells={"6,5": "black_hole", "7,5": "glynium_planet_2"}, crystals={"7,5": {"yellow": 2}}, explorers={"A1": "7,5"}),
                look=("cell-6-5", "explorer-0-1"),
                tasks=(
                    Predict(
                        question=_("You enter with a crystal in tow. What becomes of the two?"),
                        answers=(
                            _("Both are out of the game"),
                            _("The Explorer is out, the crystal lies on the Black Hole"),
                            _("The Explorer is out, the crystal goes back to (7,5)"),
                            _("It is refused: you cannot enter a known Black Hole"),
                        ),
                        right=1,
                        because=_(
                            "The rule removes the Explorer and says nothing of crystals. It lies there now, and fetching it costs an Explorer, unless "
                            "the tile is swapped away."
                        ),
                        replies={
                            0: _("Only the Explorer is removed."),
                            2: _("A towed crystal lands where the Explorer lands."),
                            3: _("You may, however unwise. It even has to be done if there is no other move."),
                        },
                    ),
                    Do(
                        goal=_("Do it once, so that you never do it again: enter with a crystal."),
                        moves=(("go 1 6,5 tow yellow",),),
                        replies={"go 1 6,5": _("The Explorer is gone all the same. This time take a crystal along.")},
                        praise=_("One Explorer in the out box, one crystal in a very bad place."),
                    ),
                ),
                hints=(
                    _("Read carefully whom the Black Hole removes."),
                    _("The Explorer. The crystal is put down on the tile first."),
                    _("Explorer out, crystal on (6,5). Play “go 1 6,5 tow yellow”."),
                ),
                ruling=_("We let a crystal towed into a Black Hole lie there, as with the loop."),
            ),
            Step(
                text=_(
                    "A Barren Planet costs time: the Explorer is laid on its side and misses your whole next Explorer phase. "
                    "It stands up at the end of that phase, or as soon as it gets back to its Starship. Let this be turn t."
                ),
                rules=("S41-TIL-BAR-01", "S41-TIL-BAR-02", "S41-TIL-BAR-03", "S41-AMB-50"),
                table=lambda: table(
                    cells={"7,5": "barren_planet", "8,5": "salvage_explorer", "9,5": "starbase", "1,5": "salvage_explorer"}, explorers={"A1": "8,5"}
                ),
                look=("cell-7-5", "explorer-0-1", "cell-9-5"),
                tasks=(
                    Predict(
                        question=_("Explorer 1 enters in turn t. In which of your turns can it move again?"),
                        answers=("t+1", "t+2", "t+3", _("Never by itself")),
                        right=1,
                        because=_("It misses t+1, stands up at the end of that Explorer phase, and moves in t+2."),
                        replies={
                            0: _("In t+1 it still lies on its side."),
                            2: _("One missed phase, not two."),
                            3: _("It gets up on its own; a Nebula is worse."),
                        },
                    ),
                    Do(
                        goal=_("Turn t: enter the Barren Planet."),
                        moves=(("go 1 7,5",),),
                        then=("stay", "go 1 1,5"),
                        replies={"go 2 9,5": _("That was another Explorer. Take the one on (8,5).")},
                        praise=_("Down it goes. Blue moves, and turn t+1 is yours."),
                    ),
                    Do(goal=_("Turn t+1: leave the Starship alone."), moves=(("stay",),), replies={"fold": _("That shifted the whole column. Just stay.")}),
                    Attempt(
                        goal=_("Try to move the Explorer that lies on (7,5)."),
                        texts=("go 1 6,5", "go 1 6,4", "go 1 6,6", "go 1 7,4", "go 1 7,6", "go 1 8,5", "go 1 8,4", "go 1 8,6"),
                        rule="S41-TIL-BAR-01",
                        praise=_("It lies on its side. But there is a Starbase at your door."),
                    ),
                    Do(
                        goal=_("Send Explorer 2 out to the Starbase on (9,5), and send Explorer 1 home with it."),
                        moves=(("go 2 9,5",), ("send green 1",)),
                        replies={"send no": _("Then Explorer 1 stays out there until t+2.")},
                        praise=_("Home, and upright at once: it can step out again next turn."),
                    ),
                ),
                hints=(
                    _("One Explorer phase is missed. Which one?"),
                    _("The next one, t+1. A Starbase within two cells can bring it home earlier."),
                    _("t+2. “go 1 7,5”, “stay”, try “go 1 6,5”, then “go 2 9,5” and “send green 1”."),
                ),
                ruling=_("The stop lasts exactly one of your Explorer phases."),
            ),
            Step(
                text=_(
                    "A Nebula traps a lone Explorer until another one of the same colour arrives. Yours sits inside the cloud on (7,4). "
                    "With two of you there nobody is trapped: free Explorers stand at the rim of the tile."
                ),
                rules=("S41-TIL-NEB-01", "S41-TIL-NEB-02", "S41-TIL-NEB-03", "S41-TIL-NEB-04", "S41-AMB-49"),
                table=lambda: table(
                    cells={"7,4": "nebula", "8,4": "salvage_explorer", "6,4": "salvage_explorer", "1,5": "salvage_explorer"},
                    explorers={"A1": "7,4 trapped", "A2": "8,4"},
                ),
                look=("cell-7-4", "explorer-0-1", "explorer-0-2"),
                tasks=(
                    Find(
                        question=_("Which of these moves are not allowed?"),
                        texts=("go 1 6,4", "go 2 7,4", "go 1 8,5", "go 2 8,5"),
                        because=_("Explorer 1 is trapped and cannot move at all."),
                    ),
                    Predict(
                        question=_("Explorer 2 joins it. Who may leave in your next turn?"),
                        answers=(_("Explorer 1 only, it was there first"), _("Explorer 2 only"), _("Either of them"), _("Neither, now both are trapped")),
                        right=2,
                        because=_("Together nobody is trapped, so both are free, and they stay free even when one of them leaves."),
                        replies={
                            0: _("Coming second does not trap you."),
                            1: _("The first one is freed by the company."),
                            3: _("The cloud traps only who is alone."),
                        },
                    ),
                    Do(
                        goal=_("Bring Explorer 2 to the Nebula."),
                        moves=(("go 2 7,4",),),
                        then=("stay", "go 1 1,5"),
                        replies={"go 3 9,5": _("That was Explorer 3. Explorer 2 is next to the cloud.")},
                        praise=_("Both stand at the rim now. Blue moves, and it is your turn again."),
                    ),
                    Do(
                        goal=_("Leave the Starship alone, and walk out of the cloud to (6,4)."),
                        moves=(("stay",), ("go 1 6,4",)),
                        replies={"fold": _("That shifted column 5. Just stay."), "go 3 9,5": _("That was Explorer 3. Take one out of the cloud.")},
                        praise=_("Out. And the one left behind stays free."),
                    ),
                ),
                hints=(
                    _("A lone Explorer is trapped. What changes with two?"),
                    _("Bring company; afterwards either of the two may go."),
                    _("“go 1 6,4” and “go 1 8,5” are refused at first. Play “go 2 7,4”; next turn “stay” and “go 1 6,4”."),
                ),
                ruling=_("Who has been freed stays free, also when the companion leaves."),
            ),
            Step(
                text=_(
                    "All Asteroid Belt tiles are doors to one common belt. You start on asteroid 1, each turn may take you to the next number, here or "
                    "on any other belt tile, "
                    "and you leave from the highest number of your tile. On (7,3) is a belt with three asteroids, on (4,7) one with two. Let this be turn t."
                ),
                rules=("S41-TIL-AST-01", "S41-TIL-AST-02", "S41-TIL-AST-03", "S41-TIL-AST-04", "S41-AMB-46"),
                table=lambda: table(
                    cells={"7,3": "asteroid_belt_3", "4,7": "asteroid_belt_2", "8,3": "salvage_explorer", "3,7": "salvage_explorer", "1,5": "salvage_explorer"},
                    explorers={"A1": "8,3"},
                ),
                look=("cell-7-3", "cell-4-7", "explorer-0-1"),
                tasks=(
                    Predict(
                        question=_("You enter the first belt in turn t and hop to asteroid 2 of the second in t+1. When are you out?"),
                        answers=(_("In t+1"), _("In t+2, from the second tile"), _("In t+3, from either tile"), _("In t+4")),
                        right=1,
                        because=_(
                            "Asteroid 2 is the highest of the second tile, so in t+2 you may leave from there. On the first tile you would need "
                            "asteroid 3, and leave in t+3."
                        ),
                        replies={
                            0: _("The hop is the move of t+1."),
                            2: _("That is true for the first tile. The second has only two asteroids."),
                            3: _("Even the long way is not that long."),
                        },
                    ),
                    Do(
                        goal=_("Turn t: enter the belt on (7,3)."),
                        moves=(("go 1 7,3",),),
                        then=("stay", "go 1 1,5"),
                        replies={"go 2 9,5": _("That was another Explorer. Take the one on (8,3).")},
                        praise=_("On asteroid 1. Blue moves, and turn t+1 is yours."),
                    ),
                    Do(goal=_("Turn t+1: leave the Starship alone."), moves=(("stay",),), replies={"fold": _("That shifted column 5. Just stay.")}),
                    Attempt(
                        goal=_("Try to walk off the belt, back to (8,3)."),
                        texts=("go 1 8,3",),
                        rule="S41-TIL-AST-04",
                        praise=_("First an asteroid 2: here or over there."),
                    ),
                    Do(
                        goal=_("Hop to asteroid 2 of the other belt, on (4,7)."),
                        moves=(("go 1 4,7",),),
                        then=("stay", "go 2 1,5"),
                        replies={
                            "go 1 7,3": _("Asteroid 2 of the same tile: also a hop, but from there you need one more."),
                            "go 2 9,5": _("That was another Explorer. Take the one in the belt."),
                        },
                        praise=_("Across the sector in one hop. Turn t+2 is yours."),
                    ),
                    Do(
                        goal=_("Turn t+2: leave the Starship alone, and walk off to (3,7)."),
                        moves=(("stay",), ("go 1 3,7",)),
                        replies={"fold": _("That shifted column 5. Just stay.")},
                        praise=_("Out of the rocks, far from where you went in."),
                    ),
                ),
                hints=(
                    _("Count the asteroids: one per turn, and out from the highest."),
                    _("A hop to the other tile keeps your number going: 1 there, 2 here, and 2 is the top."),
                    _("t+2. “go 1 7,3”; “stay”, try “go 1 8,3”, then “go 1 4,7”; “stay”, “go 1 3,7”."),
                ),
                ruling=_("A hop is the move of that turn and goes only to belt tiles that lie face up. From the highest asteroid one leaves and does not hop."),
            ),
        ),
    )


def _helping() -> Lesson:
    return Lesson(
        id="S41-LES-16",
        title=_("Stoppers II: help and knowledge"),
        goal=_("Get Explorers back, and learn what lies under the backs."),
        steps=(
            Step(
                text=_("One of your Explorers is out of the game. On (6,5) drifts a Salvage Explorer tile: an abandoned ship that can bring somebody back."),
                rules=("S41-TIL-SAL-01", "S41-AMB-56"),
                table=lambda: table(cells={"6,5": "salvage_explorer", "7,5": "starbase"}, explorers={"A1": "7,5", "A3": "out"}),
                look=("cell-6-5", "explorer-0-1", "seat-0"),
                tasks=(
                    Predict(
                        question=_("You enter it. Where does your lost Explorer appear?"),
                        answers=(_("On (6,5)"), _("Aboard your Starship"), _("On the tile where it was lost"), _("Nowhere")),
                        right=1,
                        because=_("It comes aboard, ready to step out in a later turn. The phase ends."),
                        replies={
                            0: _("It does not appear in the middle of the sector."),
                            2: _("Nobody goes back there."),
                            3: _("You have one out of the game, so the tile helps."),
                        },
                    ),
                    Predict(
                        question=_("And if nobody had been out of the game?"),
                        answers=(_("You would get a fourth Explorer"), _("The Explorer would move on"), _("Nothing: the phase would end")),
                        right=2,
                        because=_("No one to save, nothing happens. In lessons we often use this tile as a quiet place to stand."),
                        replies={0: _("Three is all you ever have."), 1: _("It is a stopper.")},
                    ),
                    Do(
                        goal=_("Enter it."),
                        moves=(("go 1 6,5",),),
                        replies={"go 2 9,5": _("That was another Explorer. Take the one on (7,5).")},
                        praise=_("Welcome back."),
                    ),
                ),
                hints=(
                    _("Where do Explorers always come back to?"),
                    _("To their Starship. With nobody out, the tile does nothing."),
                    _("Aboard; nothing. Play “go 1 6,5”."),
                ),
                ruling=_("One Explorer comes back for each visit."),
            ),
            Step(
                text=_(
                    "A Remote Viewport lets you look at any one unexplored tile, without showing it to anybody. "
                    "You put it back exactly as it lay. There is one on (6,5)."
                ),
                rules=("S41-TIL-TEL-01", "S41-TIL-TEL-02", "S41-GRD-05", "S41-AMB-55", "S41-AMB-67"),
                table=lambda: table(cells={"6,5": "remote_viewport", "7,5": "salvage_explorer", "1,9": "?glynium_planet_4"}, explorers={"A1": "7,5"}),
                look=("cell-6-5", "cell-1-9"),
                tasks=(
                    Predict(
                        question=_("You look at (1,9). What do the others learn, and does the Guardian move?"),
                        answers=(
                            _("They see the tile; the Guardian moves"),
                            _("They see the tile; the Guardian stays"),
                            _("Only that you looked; the Guardian moves"),
                            _("Only that you looked; the Guardian stays"),
                        ),
                        right=3,
                        because=_("What you saw is your secret. And nobody entered a back, so the Guardian has no reason to wander."),
                        replies={
                            0: _("Neither of the two."),
                            1: _("The look is yours alone."),
                            2: _("It wanders only when an Explorer has entered an unexplored tile."),
                        },
                    ),
                    Do(
                        goal=_("Enter the Viewport."),
                        moves=(("go 1 6,5",),),
                        replies={"go 2 9,5": _("That was another Explorer. Take the one on (7,5).")},
                    ),
                    Find(
                        question=_("Which of these can you not look at?"),
                        texts=("look 1,9", "look 7,5", "look 9,1", "look 6,5"),
                        because=_("What lies face up needs no looking. Declining is always allowed."),
                    ),
                    Do(
                        goal=_("Look at (1,9)."),
                        moves=(("look 1,9",),),
                        replies={"look no": _("You may decline, but then you learn nothing.")},
                        praise=_("The big planet, far in the north-east, and nobody knows but you."),
                    ),
                ),
                hints=(
                    _("A look is private, and looking is not entering."),
                    _("Only unexplored tiles can be looked at: not the one you stand on, not the one you came from."),
                    _("Only that you looked; no. Play “go 1 6,5”, mark “look 7,5” and “look 6,5”, then “look 1,9”."),
                ),
                ruling=_("You see how the tile lies, too. Who declines ends the phase all the same."),
            ),
            Step(
                text=_(
                    "A Spatial Distortion turns up the nearest unexplored tile, for all to see, and you stay where you are. "
                    "Late in the game only two backs are left, (6,8) and (9,9). A known Distortion is on (7,7)."
                ),
                rules=("S41-TIL-DIS-01", "S41-AMB-22", "S41-AMB-53"),
                table=lambda: before_the_last_planet(
                    {"7,7": "spatial_distortion", "8,7": "salvage_explorer", "6,8": "?vortex", "9,9": "?glynium_planet_4"}, explorers={"A1": "8,7"}
                ),
                look=("cell-7-7", "cell-6-8", "cell-9-9"),
                tasks=(
                    Predict(
                        question=_("You enter it. Which back is turned up?"),
                        answers=(_("(9,9), you choose"), _("(6,8), it is nearer"), _("Both"), _("None, you must enter a back yourself")),
                        right=1,
                        because=_("(6,8) is one king's step away, (9,9) is two. Diagonal steps count as one."),
                        replies={
                            0: _("You choose only among equally near ones."),
                            2: _("One tile for each visit."),
                            3: _("The Distortion does it for you."),
                        },
                    ),
                    Do(
                        goal=_("Enter the Distortion."),
                        moves=(("go 1 7,7",),),
                        replies={"go 2 9,5": _("That was another Explorer. Take the one on (8,7).")},
                        praise=_("A Vortex on (6,8). Nobody stands on it, so it does nothing. And the Guardian did not stir."),
                    ),
                ),
                hints=(
                    _("Count steps as a king in chess would walk."),
                    _("From (7,7) to (6,8) it is one diagonal step; to (9,9) there are two."),
                    _("(6,8). Play “go 1 7,7”; with one nearest tile there is nothing to choose."),
                ),
                ruling=_("We measure “nearest” in king's steps, diagonals included. The reveal is a must, and nobody follows the revealed tile."),
            ),
            Step(
                text=_(
                    "Later still. Every tile has been explored, the Guardian is awake and has destroyed the tile on (6,8): it lies face down for good. "
                    "Right next to it, on (7,7), is the Distortion."
                ),
                rules=("S41-TIL-DIS-02", "S41-GRD-15", "S41-AMB-52"),
                table=lambda: late(
                    {"7,7": "spatial_distortion", "8,7": "salvage_explorer", "6,8": "#vortex"}, explorers={"A1": "8,7"}, mode="awakening", guardian="6,8"
                ),
                look=("cell-7-7", "cell-6-8", "guardian"),
                tasks=(
                    Predict(
                        question=_("You enter the Distortion. Can it turn the destroyed tile up again?"),
                        answers=(_("Yes, it is the nearest back"), _("Yes, but it must be chosen"), _("No, destroyed is not unexplored")),
                        right=2,
                        because=_("That tile was explored once and then destroyed. There is no unexplored tile left, so nothing happens."),
                        replies={0: _("It looks like a back, but it is a ruin."), 1: _("There is nothing to choose: ruins do not count.")},
                    ),
                    Find(
                        question=_("Which of these steps are not allowed?"),
                        texts=("go 1 7,7", "go 1 7,8", "go 1 6,8", "go 1 7,6"),
                        because=_("(6,8) is two rows away, and a destroyed tile could not be entered anyway."),
                    ),
                    Do(
                        goal=_("Enter the Distortion and see for yourself."),
                        moves=(("go 1 7,7",),),
                        replies={"go 2 9,5": _("That was another Explorer. Take the one on (8,7).")},
                        praise=_("Nothing stirs, except the Guardian."),
                    ),
                ),
                hints=(
                    _("Why does that tile lie face down?"),
                    _("Because it was destroyed. A Distortion looks for unexplored tiles."),
                    _("No. Mark “go 1 6,8”, then play “go 1 7,7”."),
                ),
                ruling=_("We read the exclusions of Distortion and Ion Storm as being about destroyed tiles."),
            ),
        ),
    )
