"""Lessons 5 and 6: the ordinary step, and exploring."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return _step(), _exploring()


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
                    Predict(
                        question=_("How many cells can be entered from a Starship?"),
                        answers=(_("Three"), _("Eight"), _("One")),
                        right=2,
                        because=_("One door, one cell: the one straight in front."),
                        replies={
                            0: _("The two beside it would be diagonal steps."),
                            1: _("Eight directions count on the grid, not at the door of a Starship."),
                        },
                    ),
                    Do(goal=_("Step out."), moves=(("go 1 9,5",),), praise=_("One small step for an Explorer.")),
                ),
                hints=(
                    _("The Starship has one door. Where does it look?"),
                    _("Straight north, to the cell in column 5."),
                    _("(9,4) and (9,6) would be diagonal steps. Only “go 1 9,5” works."),
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
                    Find(
                        question=_("Mark the steps that are not allowed."),
                        texts=("go 1 5,2", "go 1 6,3", "go 1 7,3", "go 1 4,3"),
                        because=_("(6,3) is where it stands, and standing still is not a move. (4,3) is two cells away."),
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
                    _("Eight, and no pass. Mark “go 1 6,3” and “go 1 4,3”; then choose “go 1 7,3”, for example."),
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
                        goal=_("Try to go aboard."),
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
                text=_("Far from home: your Explorer stands on (1,5), right at the door of the blue Starship. The door is near, but it is not your door."),
                rules=("S41-DET-06", "S41-EXP-02"),
                table=lambda: table(cells={"1,5": "salvage_explorer"}, explorers={"A1": "1,5"}),
                look=("explorer-0-1", "ship-1"),
                tasks=(
                    Attempt(
                        goal=_("Try to go aboard from here: “go 1 ship”."),
                        texts=("go 1 ship",),
                        rule="S41-EXP-02",
                        praise=_("Your ship is far away, and the one in front of you is not yours."),
                    ),
                    Find(
                        question=_("Which of these steps are not allowed?"),
                        texts=("go 1 1,4", "go 1 2,6", "go 1 ship", "go 1 3,5"),
                        because=_("A neighbouring cell is fine. Your own Starship is far away, and (3,5) is two steps off."),
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
                        praise=_(
                            "A planet with the number 2: two yellow crystals have come from the supply. And since you explored something, the Guardian "
                            "will stir."
                        ),
                    ),
                ),
                hints=(
                    _("Exploring takes courage."),
                    _("The tile is turned when you have entered it, just as it lies."),
                    _("Neither looking nor turning is allowed. Choose “go 1 9,5”."),
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
                    _("16 − 3 = 13. Choose “go 1 7,4”."),
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
                        because=_(
                            "The whole rest of the supply comes out, the red crystal with it. And red is the signal: from now on the Guardian moves every turn."
                        ),
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
                    _("Yellow, blue, blue, red, and the Guardian accelerates. Choose “go 1 7,4”."),
                ),
            ),
        ),
    )
