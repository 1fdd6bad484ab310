"""Lessons 5 to 7: the ordinary step, exploring, and towing."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return _step(), _exploring(), _towing()


def _step() -> Lesson:
    return Lesson(
        id="S41-LES-05",
        title=_("Explorer: the ordinary step"),
        goal=_("Know where an Explorer may step, and that one of them must."),
        steps=(
            Step(
                text=_(
                    "In the Explorer phase one of your Explorers moves one cell, in any of the eight directions. "
                    "There is one exception: you never step onto or off a Starship at an angle. The door looks straight ahead. "
                    "The tile on (9,5), a Salvage Explorer, is a harmless place to stand."
                ),
                rules=("S41-EXP-01", "S41-EXP-02"),
                table=lambda: table(cells={"9,5": "salvage_explorer"}),
                look=("ship-0", "cell-9-5"),
                tasks=(
                    Attempt(
                        goal=_("Try to send Explorer 1 out to (9,4)."),
                        texts=("go 1 9,4", "go 1 9,6"),
                        rule="S41-EXP-02",
                        praise=_("Refused: that would be a diagonal step off the ship."),
                    ),
                    Find(
                        question=_("Mark every first step that is not allowed."),
                        texts=("go 1 9,4", "go 1 9,5", "go 1 9,6", "go 1 8,5"),
                        because=_("Two are diagonal and one is two cells long. One is left."),
                    ),
                    Predict(
                        question=_("How many cells can be entered from a Starship?"),
                        answers=(_("Three"), _("Eight"), _("One")),
                        right=2,
                        because=_("One door, one cell: the one straight in front."),
                        replies={0: _("The two beside it would be diagonal steps."), 1: _("Eight directions count on the grid, not at the door of a Starship.")},
                    ),
                    Do(goal=_("Step out."), moves=(("go 1 9,5",),), praise=_("One small step for an Explorer.")),
                ),
                hints=(
                    _("The Starship has one door. Where does it look?"),
                    _("Straight north, to the cell in column 5."),
                    _("(9,4) and (9,6) are diagonal, (8,5) is too far. Only “go 1 9,5” works."),
                ),
            ),
            Step(
                text=_(
                    "Out on the grid your Explorer is free: all eight neighbours are open, known or not. "
                    "But you must move somebody every turn if you can, and staying on the same cell is no move."
                ),
                rules=("S41-EXP-01", "S41-DET-01", "S41-DET-02"),
                table=lambda: table(
                    cells={
                        "6,3": "salvage_explorer",
                        "5,2": "?glynium_planet_2",
                        "5,3": "?glynium_planet_3",
                        "5,4": "?glynium_planet_2",
                        "6,2": "?glynium_planet_3",
                        "6,4": "?glynium_planet_2",
                        "7,2": "?glynium_planet_3",
                        "7,3": "?glynium_planet_4",
                        "7,4": "?glynium_planet_2",
                    },
                    explorers={"A1": "6,3"},
                ),
                look=("explorer-0-1", "cell-6-3"),
                tasks=(
                    Predict(
                        question=_("How many cells can Explorer 1 go to, and may you pass instead?"),
                        answers=(_("8 cells, and no passing"), _("8 cells, or you pass"), _("4 cells, and no passing"), _("9 cells, its own included")),
                        right=0,
                        because=_("Eight neighbours, and no button to pass: an Explorer who can move must."),
                        replies={
                            1: _("Look for a pass button. There is none."),
                            2: _("Diagonals count on the grid."),
                            3: _("Staying on the present cell is not a move."),
                        },
                    ),
                    Attempt(
                        goal=_("Try to stay on (6,3): play “go 1 6,3”."),
                        texts=("go 1 6,3",),
                        rule="S41-DET-02",
                        praise=_("Standing still is not a move."),
                    ),
                    Do(
                        goal=_("Move Explorer 1 to a neighbouring cell of your choice."),
                        moves=(("go 1 7,3", "go 1 5,2", "go 1 5,3", "go 1 5,4", "go 1 6,2", "go 1 6,4", "go 1 7,2", "go 1 7,4"),),
                        replies={"go 2 9,5": _("That moved another Explorer, out of the Starship. Take the one on (6,3).")},
                        praise=_("You have found a planet! What its crystals are for is the subject of the next lesson."),
                    ),
                ),
                hints=(
                    _("Count the cells that touch (6,3), corners included."),
                    _("Eight cells touch it. Look whether any button lets you skip the phase."),
                    _("Eight, and no pass. Try “go 1 6,3”, then play “go 1 7,3”, for example."),
                ),
            ),
            Step(
                text=_(
                    "Home is so near: your Explorer stands on (9,6), the Starship lies at (10,5). "
                    "But going aboard on foot follows the same rule as stepping out: never at an angle."
                ),
                rules=("S41-EXP-02", "S41-TRN-02"),
                table=lambda: table(cells={"9,6": "salvage_explorer"}, explorers={"A1": "9,6"}),
                look=("explorer-0-1", "ship-0"),
                tasks=(
                    Attempt(
                        goal=_("Try to go aboard from here."),
                        texts=("go 1 ship",),
                        rule="S41-EXP-02",
                        praise=_("Refused: south-west is a diagonal."),
                    ),
                    Predict(
                        question=_("What would have helped one phase earlier?"),
                        answers=(
                            _("Folding column 5"),
                            _("Moving the Starship to (10,6)"),
                            _("Moving the Starship to (10,7)"),
                            _("Nothing, it has to walk to (9,5) first"),
                        ),
                        right=1,
                        because=_("Let the ship come to meet the Explorer: from (9,6) straight south onto (10,6). That is why the Starship phase comes first."),
                        replies={
                            0: _("That moves the tiles of column 5. The Explorer stands in column 6."),
                            2: _("Then the step would be diagonal again, to the other side."),
                            3: _("Walking works too, but costs a turn. The ship can come over."),
                        },
                    ),
                ),
                hints=(
                    _("If the Explorer cannot come straight to the door, perhaps the door can come to the Explorer."),
                    _("Which column must the Starship be in, so that (9,6) lies right in front of it?"),
                    _("Try “go 1 ship”. Then think of column 6, one cell to the right."),
                ),
            ),
            Step(
                text=_(
                    "Far from home: your Explorer stands on (1,5), right at the door of the blue Starship. "
                    "In this game “ship” always means your own, and there is a good reason for that."
                ),
                rules=("S41-DET-06", "S41-EXP-02"),
                table=lambda: table(cells={"1,5": "salvage_explorer"}, explorers={"A1": "1,5"}),
                look=("explorer-0-1", "ship-1"),
                tasks=(
                    Attempt(
                        goal=_("Try to go aboard here: play “go 1 ship”."),
                        texts=("go 1 ship",),
                        rule="S41-EXP-02",
                        praise=_("Your ship is far away, and the one in front of you is not yours."),
                    ),
                    Find(
                        question=_("Which of these steps are not allowed?"),
                        texts=("go 1 1,4", "go 1 2,6", "go 1 ship", "go 1 3,5"),
                        because=_("A neighbouring cell is fine. A Starship that is not yours, or a cell two steps away, is not."),
                    ),
                    Predict(
                        question=_("Is there any way to board the blue Starship?"),
                        answers=(_("Yes, by combat"), _("Yes, if a tile throws you there"), _("Yes, when it is empty"), _("No, never")),
                        right=3,
                        because=_("An opponent's Starship is closed to you: on foot, by any tile, always."),
                        replies={
                            0: _("Combat happens on tiles of the grid only."),
                            1: _("Tiles may throw you onto your own Starship, never onto another."),
                            2: _("Empty or full, it is not yours."),
                        },
                    ),
                ),
                hints=(
                    _("Whose ship is it?"),
                    _("You can never move onto an opponent's Starship, and (3,5) does not touch (1,5)."),
                    _("“go 1 ship” and “go 1 3,5” are the two that fail. The answer to the question is never."),
                ),
            ),
        ),
    )


def _exploring() -> Lesson:
    return Lesson(
        id="S41-LES-06",
        title=_("Exploring and planets"),
        goal=_("Turn up tiles, and know which crystals a planet brings."),
        steps=(
            Step(
                text=_(
                    "Step onto a back and you explore it: it is turned face up at once, and whatever it says happens to you. "
                    "A Glynium Planet shows a number. When it is first turned up it receives that many crystals, and stepping onto it ends the phase."
                ),
                rules=("S41-EXP-04", "S41-EXP-05", "S41-EXP-06", "S41-TIL-GLY-01", "S41-TIL-GLY-03", "S41-AMB-74"),
                table=lambda: table(cells={"9,5": "?glynium_planet_2"}),
                look=("cell-9-5", "supply"),
                tasks=(
                    Predict(
                        question=_("Before stepping onto (9,5), may you look at it and choose how it will lie?"),
                        answers=(_("Yes, both"), _("Look yes, turn no"), _("No, neither")),
                        right=2,
                        because=_("In you go, and then you see. Nobody chooses how a tile lies."),
                        replies={0: _("That would take all the risk out of it."), 1: _("Not even a peek: first the step, then the face.")},
                    ),
                    Do(
                        goal=_("Step out and see."),
                        moves=(("go 1 9,5",),),
                        praise=_("A planet with the number 2: two yellow crystals have come from the supply. And since you explored something, the Guardian will stir."),
                    ),
                ),
                hints=(
                    _("Exploring takes courage."),
                    _("The tile is turned when you have entered it, just as it lies."),
                    _("Neither looking nor turning is allowed. Play “go 1 9,5”."),
                ),
                ruling=_("Every hidden tile lies in one of four ways from the start, dealt at random, and keeps it while face down."),
            ),
            Step(
                text=_(
                    "Crystals always leave the supply in the same order: first all 18 yellow, then the 2 blue, and the red one last. "
                    "One planet is already open, so 16 yellow, 2 blue and 1 red are left. The back on (7,4) hides a planet with the number 3."
                ),
                rules=("S41-TIL-GLY-02", "S41-TIL-GLY-01"),
                table=lambda: table(
                    cells={"8,4": "salvage_explorer", "7,4": "?glynium_planet_3", "3,7": "glynium_planet_2"},
                    crystals={"3,7": {"yellow": 2}},
                    supply={"yellow": 16, "blue": 2, "red": 1},
                    explorers={"A1": "8,4"},
                ),
                look=("cell-7-4", "supply"),
                tasks=(
                    Predict(
                        question=_("You open it. What is placed, and what is left in the supply?"),
                        answers=(
                            _("One of each colour; 15 yellow, 1 blue, 0 red are left"),
                            _("Three yellow; 13 yellow, 2 blue, 1 red are left"),
                            _("A crystal worth 3: the red one"),
                            _("Two blue and one red; 16 yellow are left"),
                        ),
                        right=1,
                        because=_("The number says how many crystals, and yellow comes first as long as there is any."),
                        replies={
                            0: _("The supply is used up colour by colour, not mixed."),
                            2: _("The number counts crystals, not points."),
                            3: _("Blue and red come only after the last yellow one."),
                        },
                    ),
                    Do(
                        goal=_("Open the planet on (7,4)."),
                        moves=(("go 1 7,4",),),
                        replies={
                            "go 2 9,5": _("That opened something else, in front of your ship. The planet is on (7,4)."),
                            "go 1 7,3": _("You explored a neighbour. The planet is straight north of you."),
                            "go 1 7,5": _("You explored a neighbour. The planet is straight north of you."),
                        },
                        praise=_("Three yellow crystals. Thirteen are left in the supply."),
                    ),
                ),
                hints=(
                    _("How many crystals, and which colour is on top of the supply?"),
                    _("Three crystals, and there is still plenty of yellow."),
                    _("16 − 3 = 13. Play “go 1 7,4”."),
                ),
            ),
            Step(
                text=_(
                    "Late in the game seven planets are open, and the supply is down to 1 yellow, 2 blue and 1 red. "
                    "The last hidden planet, the one with the number 4, is right in front of you on (7,4)."
                ),
                rules=("S41-TIL-GLY-02", "S41-TIL-GLY-04", "S41-GRD-08", "S41-INV-04", "S41-INV-05"),
                table=lambda: table(
                    cells={
                        "8,4": "salvage_explorer",
                        "7,4": "?glynium_planet_4",
                        "1,2": "glynium_planet_2",
                        "2,6": "glynium_planet_2",
                        "3,9": "glynium_planet_2",
                        "4,2": "glynium_planet_2",
                        "6,8": "glynium_planet_3",
                        "8,7": "glynium_planet_3",
                        "9,1": "glynium_planet_3",
                    },
                    crystals={"2,6": {"yellow": 2}, "6,8": {"yellow": 3}, "9,1": {"yellow": 1}},
                    supply={"yellow": 1, "blue": 2, "red": 1},
                    collected={"A": {"yellow": 6}, "B": {"yellow": 5}},
                    explorers={"A1": "8,4"},
                    number=31,
                ),
                look=("cell-7-4", "supply", "guardian"),
                tasks=(
                    Predict(
                        question=_("Which crystals come out, and what else happens?"),
                        answers=(
                            _("Four yellow; nothing else"),
                            _("Yellow, blue, blue, red; the Guardian speeds up"),
                            _("Yellow, blue, blue, red; nothing else"),
                            _("Red, blue, blue, yellow; the game ends"),
                        ),
                        right=1,
                        because=_("The whole rest of the supply comes out, the red crystal with it. And red is the signal: from now on the Guardian moves every turn."),
                        replies={
                            0: _("There is only one yellow left."),
                            2: _("The crystals are right. Think of what the red one sets off."),
                            3: _("The game goes on until nobody can overtake the leader. Red does something else."),
                        },
                    ),
                    Do(
                        goal=_("Open the last planet."),
                        moves=(("go 1 7,4",),),
                        replies={
                            "go 2 9,5": _("That opened something else. The last planet is on (7,4)."),
                            "go 1 7,3": _("You explored a neighbour. The planet is straight north of you."),
                            "go 1 7,5": _("You explored a neighbour. The planet is straight north of you."),
                        },
                        praise=_("There is the red crystal, always the last of all, and the Guardian shifts to acceleration."),
                    ),
                ),
                hints=(
                    _("Four crystals are needed, and four are left."),
                    _("So everything comes out, and the red crystal has a side effect."),
                    _("Yellow, blue, blue, red, and the Guardian accelerates. Play “go 1 7,4”."),
                ),
            ),
        ),
    )


def _towing() -> Lesson:
    return Lesson(
        id="S41-LES-07",
        title=_("Towing"),
        goal=_("Bring a crystal home, and know when it cannot come along."),
        steps=(
            Step(
                text=_(
                    "An Explorer who leaves a cell with crystals may tow one of them along, never more. "
                    "It works towards tiles that are already explored and onto your own Starship. "
                    "Your Explorer stands on a planet, the known Remote Viewport on (9,5) lies between you and home."
                ),
                rules=("S41-TOW-01", "S41-TOW-02", "S41-TOW-03", "S41-TOW-04", "S41-WIN-01"),
                table=lambda: table(
                    cells={"8,5": "glynium_planet_2", "9,5": "remote_viewport", "1,5": "salvage_explorer"},
                    crystals={"8,5": {"yellow": 2}},
                    explorers={"A1": "8,5"},
                ),
                look=("explorer-0-1", "crystal-8-5-yellow", "cell-9-5", "ship-0"),
                tasks=(
                    Predict(
                        question=_("You tow south now and once more next turn. What is your score then, and what is left on the planet?"),
                        answers=(_("Score 2, nothing left"), _("Score 1, two left"), _("Score 1, one left"), _("Score 0, one left")),
                        right=2,
                        because=_("One crystal per move: one comes home for 1 point, the other one waits on the planet."),
                        replies={
                            0: _("You can tow only one at a time."),
                            1: _("The one you tow is no longer on the planet."),
                            3: _("Two steps south bring it aboard, and aboard it counts."),
                        },
                    ),
                    Do(
                        goal=_("Go south with a crystal. You need not look at anything through the Viewport."),
                        moves=(("go 1 9,5 tow yellow",), ("look no", "*")),
                        then=("stay", "go 1 1,5"),
                        replies={
                            "go 1 9,5": _("You went empty-handed: the crystal stayed behind. Choose the step that tows."),
                            "go 1 8,4": _("That leads away from home. Go south."),
                            "go 1 8,6": _("That leads away from home. Go south."),
                        },
                        praise=_("Halfway. Blue made a move in the meantime, and it is your turn again."),
                    ),
                    Do(
                        goal=_("Leave the Starship where it is, and bring the crystal aboard."),
                        moves=(("stay",), ("go 1 ship tow yellow",)),
                        replies={
                            "go 1 ship": _("You went aboard without the crystal. It still lies on (9,5)."),
                            "ship 6": _("Now the door is somewhere else, and the crystal waits on (9,5). Let the ship stay."),
                            "ship 4": _("Now the door is somewhere else, and the crystal waits on (9,5). Let the ship stay."),
                            "fold": _("The fold carried your Explorer and the crystal away from the ship. Let the ship stay."),
                        },
                        praise=_("Your first point."),
                    ),
                ),
                hints=(
                    _("One crystal at a time, always down column 5."),
                    _("Choose the moves that say “tow yellow”; through the Viewport you may look or not."),
                    _("“go 1 9,5 tow yellow”, “look no”; next turn “stay” and “go 1 ship tow yellow”. That makes 1 point, with 1 left behind."),
                ),
            ),
            Step(
                text=_(
                    "The same planet, but this time nobody knows what lies on (9,5). "
                    "A crystal can never be towed onto an unexplored tile: your Explorer has to go ahead alone."
                ),
                rules=("S41-TOW-03", "S41-TOW-05"),
                table=lambda: table(
                    cells={"8,5": "glynium_planet_2", "9,5": "?remote_viewport"},
                    crystals={"8,5": {"yellow": 2}},
                    explorers={"A1": "8,5"},
                ),
                look=("explorer-0-1", "crystal-8-5-yellow", "cell-9-5"),
                tasks=(
                    Attempt(
                        goal=_("Try to tow a crystal south."),
                        texts=("go 1 9,5 tow yellow",),
                        rule="S41-TOW-05",
                        praise=_("Refused: (9,5) is unexplored."),
                    ),
                    Predict(
                        question=_("You step south without it. Where is the crystal then?"),
                        answers=(_("Back in the supply"), _("Still on (8,5)"), _("On (9,5), because it follows"), _("Out of the game")),
                        right=1,
                        because=_("It simply stays where it lies. Come back for it now that the way is known."),
                        replies={
                            0: _("Crystals never go back to the supply."),
                            2: _("Nothing follows by itself."),
                            3: _("Only the Guardian can do that to a crystal."),
                        },
                    ),
                    Do(
                        goal=_("Go south alone."),
                        moves=(("go 1 9,5",),),
                        replies={"go 1 8,4": _("You explored (8,4). The way home is south."), "go 1 8,6": _("You explored (8,6). The way home is south.")},
                        praise=_("A Remote Viewport! Now the tile is known, and the next crystal may come this way."),
                    ),
                ),
                hints=(
                    _("Is (9,5) face up or face down?"),
                    _("Face down: no towing. What you do not tow stays put."),
                    _("Try “go 1 9,5 tow yellow” once; then play “go 1 9,5”. The crystals wait on (8,5)."),
                ),
            ),
            Step(
                text=_("On (6,4) lie a yellow and a blue crystal. You are about to leave for (7,4), which is known. When colours are mixed, you choose."),
                rules=("S41-TOW-01", "S41-AMB-09"),
                table=lambda: table(
                    cells={
                        "6,4": "glynium_planet_2",
                        "7,4": "salvage_explorer",
                        "1,2": "glynium_planet_2",
                        "2,2": "glynium_planet_2",
                        "2,6": "glynium_planet_4",
                        "3,9": "glynium_planet_3",
                        "6,8": "glynium_planet_3",
                        "8,7": "glynium_planet_3",
                    },
                    crystals={"6,4": {"yellow": 1, "blue": 1}, "2,2": {"yellow": 1}},
                    collected={"A": {"yellow": 8}, "B": {"yellow": 8}},
                    supply={"yellow": 0, "blue": 1, "red": 1},
                    explorers={"A1": "6,4"},
                    number=35,
                ),
                look=("crystal-6-4-yellow", "crystal-6-4-blue", "cell-7-4"),
                tasks=(
                    Predict(
                        question=_("In how many ways can you go to (7,4)?"),
                        answers=(_("One"), _("Two"), _("Three"), _("Four")),
                        right=2,
                        because=_("With nothing, with the yellow one, or with the blue one. Never with both."),
                        replies={
                            0: _("Towing is your choice, so there is more than one."),
                            1: _("Do not forget that you may also tow nothing."),
                            3: _("Both at once is not possible."),
                        },
                    ),
                    Do(
                        goal=_("Go to (7,4) with the crystal that is worth more."),
                        moves=(("go 1 7,4 tow blue",),),
                        replies={
                            "go 1 7,4": _("Nothing came along. Was that on purpose?"),
                            "go 1 7,4 tow yellow": _("A good point, but blue makes two."),
                        },
                        praise=_("Two points on the way."),
                    ),
                ),
                hints=(
                    _("List what your Explorer could hold in tow."),
                    _("Nothing, yellow, blue. And blue counts 2."),
                    _("Three ways. Play “go 1 7,4 tow blue”."),
                ),
                ruling=_("With mixed colours the player who moves chooses the crystal."),
            ),
            Step(
                text=_(
                    "Your Explorer stands on (5,6) with two crystals, and the one place left to go with comfort is (6,6). "
                    "Blue waits on (4,6). Leave the planet empty-handed and see what blue does."
                ),
                rules=("S41-INV-22", "S41-TOW-01", "S41-WIN-01"),
                table=lambda: table(
                    cells={"5,6": "glynium_planet_2", "4,6": "salvage_explorer", "6,6": "salvage_explorer"},
                    crystals={"5,6": {"yellow": 2}},
                    explorers={"A1": "5,6", "B1": "4,6"},
                ),
                look=("crystal-5-6-yellow", "explorer-0-1", "explorer-1-1"),
                tasks=(
                    Do(
                        goal=_("Go to (6,6) without a crystal."),
                        moves=(("go 1 6,6",),),
                        then=("stay", "go 1 5,6"),
                        replies={
                            "go 1 6,6 tow yellow": _("Usually the better idea! For this once, leave both crystals behind."),
                            "go 1 4,6": _("You attacked blue. Bold, but we want to see what blue does."),
                        },
                        praise=_("Blue moved in the moment you left."),
                    ),
                    Predict(
                        question=_("Two crystals lie on (5,6), under a blue Explorer. Who owns them?"),
                        answers=(_("You, because you found them"), _("Blue, because blue stands there"), _("Nobody"), _("One each")),
                        right=2,
                        because=_("Crystals belong to nobody until they are aboard a Starship. Between moves they just lie on their cell."),
                        replies={
                            0: _("Finders are not keepers here."),
                            1: _("Standing beside a crystal does not make it yours."),
                            3: _("Sharing is not in the rules."),
                        },
                    ),
                ),
                hints=(
                    _("Leave without towing; then ask when a crystal becomes somebody's."),
                    _("A crystal is collected only when it comes aboard a Starship."),
                    _("Play “go 1 6,6”. Afterwards the crystals belong to nobody."),
                ),
            ),
        ),
    )
