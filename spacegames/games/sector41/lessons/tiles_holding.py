"""Lesson 15: tiles that hold an Explorer or remove it."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return (_holding(),)


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
                    _("The one crystal is still the only one. Choose “go 1 6,4”."),
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
                    _("Explorer out, crystal on (6,5). Choose “go 1 6,5 tow yellow”."),
                ),
                ruling=_("We let a crystal towed into a Black Hole lie there, as with the loop."),
            ),
            Step(
                text=_(
                    "A Barren Planet costs time: the Explorer is laid on its side and misses your whole next Explorer phase. "
                    "It stands up at the end of that phase, or as soon as it gets back to its Starship. Count your turns: this is the first."
                ),
                rules=("S41-TIL-BAR-01", "S41-TIL-BAR-02", "S41-TIL-BAR-03", "S41-AMB-50"),
                table=lambda: table(
                    cells={"7,5": "barren_planet", "8,5": "salvage_explorer", "9,5": "starbase", "1,5": "salvage_explorer"}, explorers={"A1": "8,5"}
                ),
                look=("cell-7-5", "explorer-0-1", "cell-9-5"),
                tasks=(
                    Predict(
                        question=_("Explorer 1 enters in your first turn. In which turn can it move again?"),
                        answers=(_("In the second"), _("In the third"), _("In the fourth"), _("Never by itself")),
                        right=1,
                        because=_("It misses the Explorer phase of your second turn, stands up at the end of it, and moves in the third."),
                        replies={
                            0: _("In the second turn it still lies on its side."),
                            2: _("One missed phase, not two."),
                            3: _("It gets up on its own; a Nebula is worse."),
                        },
                    ),
                    Do(
                        goal=_("First turn: enter the Barren Planet."),
                        moves=(("go 1 7,5",),),
                        then=("stay", "go 1 1,5"),
                        replies={"go 2 9,5": _("That was another Explorer. Take the one on (8,5).")},
                        praise=_("Down it goes. Blue has moved, and your second turn begins."),
                    ),
                    Do(goal=_("Second turn: leave the Starship alone."), moves=(("stay",),), replies={"fold": _("That shifted the whole column. Just stay.")}),
                    Attempt(
                        goal=_("Try to move the Explorer that lies on (7,5)."),
                        texts=("go 1 6,5", "go 1 6,4", "go 1 6,6", "go 1 7,4", "go 1 7,6", "go 1 8,5", "go 1 8,4", "go 1 8,6"),
                        rule="S41-TIL-BAR-01",
                        praise=_("It lies on its side. But there is a Starbase at your door."),
                    ),
                    Do(
                        goal=_("Send Explorer 2 out to the Starbase on (9,5), and send Explorer 1 home with it."),
                        moves=(("go 2 9,5",), ("send green 1",)),
                        replies={"send no": _("Then Explorer 1 stays out there until your third turn.")},
                        praise=_("Home, and upright at once: it can step out again next turn."),
                    ),
                ),
                hints=(
                    _("One Explorer phase is missed. Which one?"),
                    _("The next one, in your second turn. A Starbase within two cells can bring it home earlier."),
                    _("In the third. “go 1 7,5”; then “stay”, try “go 1 6,5”, then “go 2 9,5” and “send green 1”."),
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
                    _("“go 1 6,4” and “go 1 8,5” are refused at first. Choose “go 2 7,4”; next turn “stay” and “go 1 6,4”."),
                ),
                ruling=_("Who has been freed stays free, also when the companion leaves."),
            ),
            Step(
                text=_(
                    "All Asteroid Belt tiles are doors to one common belt. You start on asteroid 1, each turn may take you to the next number, here or "
                    "on any other belt tile, "
                    "and you leave from the highest number of your tile. On (7,3) is a belt with three asteroids, on (4,7) one with two. Count your turns again."
                ),
                rules=("S41-TIL-AST-01", "S41-TIL-AST-02", "S41-TIL-AST-03", "S41-TIL-AST-04", "S41-AMB-46"),
                table=lambda: table(
                    cells={"7,3": "asteroid_belt_3", "4,7": "asteroid_belt_2", "8,3": "salvage_explorer", "3,7": "salvage_explorer", "1,5": "salvage_explorer"},
                    explorers={"A1": "8,3"},
                ),
                look=("cell-7-3", "cell-4-7", "explorer-0-1"),
                tasks=(
                    Predict(
                        question=_("First turn: you enter the belt on (7,3). Second turn: you hop to asteroid 2 on (4,7). When can you step off?"),
                        answers=(_("In the second turn"), _("In the third, from (4,7)"), _("In the fourth, from either tile"), _("In the fifth")),
                        right=1,
                        because=_(
                            "Asteroid 2 is the highest on (4,7), so in the third turn you may leave from there. On (7,3) you would first need "
                            "asteroid 3, and leave in the fourth."
                        ),
                        replies={
                            0: _("The hop is the move of your second turn."),
                            2: _("That is true on (7,3). The other tile has only two asteroids."),
                            3: _("Even the long way is not that long."),
                        },
                    ),
                    Do(
                        goal=_("First turn: enter the belt on (7,3)."),
                        moves=(("go 1 7,3",),),
                        then=("stay", "go 1 1,5"),
                        replies={"go 2 9,5": _("That was another Explorer. Take the one on (8,3).")},
                        praise=_("On asteroid 1. Blue has moved, and your second turn begins."),
                    ),
                    Do(goal=_("Second turn: leave the Starship alone."), moves=(("stay",),), replies={"fold": _("That shifted column 5. Just stay.")}),
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
                        praise=_("Across the sector in one hop. Your third turn begins."),
                    ),
                    Do(
                        goal=_("Third turn: leave the Starship alone, and walk off to (3,7)."),
                        moves=(("stay",), ("go 1 3,7",)),
                        replies={"fold": _("That shifted column 5. Just stay.")},
                        praise=_("Out of the rocks, far from where you went in."),
                    ),
                ),
                hints=(
                    _("Count the asteroids: one per turn, and out from the highest."),
                    _("A hop to the other tile keeps your number going: 1 there, 2 here, and 2 is the top."),
                    _("In the third. “go 1 7,3”; “stay”, try “go 1 8,3”, then “go 1 4,7”; “stay”, “go 1 3,7”."),
                ),
                ruling=_("A hop is the move of that turn and goes only to belt tiles that lie face up. From the highest asteroid one leaves and does not hop."),
            ),
        ),
    )
