"""Lessons 11 and 12: tiles that carry an Explorer on, or throw it."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return _travel(), _free_choice()


def _travel() -> Lesson:
    return Lesson(
        id="S41-LES-11",
        title=_("Movers II: direction of travel"),
        goal=_("Know what Space Rift and Temporal Anomaly make of the way you came."),
        steps=(
            Step(
                text=_(
                    "Two tiles have no arrows: they look at how you came in. A Space Rift pulls you one more cell the way you were going. "
                    "One lies on (6,6), and you come from (7,5)."
                ),
                rules=("S41-TIL-RIF-01",),
                table=lambda: table(
                    cells={"6,6": "space_rift", "7,5": "salvage_explorer", "5,7": "glynium_planet_2"}, crystals={"5,7": {"yellow": 2}}, explorers={"A1": "7,5"}
                ),
                look=("cell-6-6", "explorer-0-1", "cell-5-7"),
                tasks=(
                    Predict(
                        question=_("You go north-east onto the Rift. Where do you land?"),
                        answers=("(5,6)", "(5,7)", "(6,7)", "(6,6)"),
                        right=1,
                        because=_("From (7,5) to (6,6) is north-east, and one more north-east is (5,7)."),
                        replies={
                            0: _("That would be north. You came diagonally."),
                            2: _("That would be east. You came diagonally."),
                            3: _("A Rift lets you stop only when there is no way on."),
                        },
                    ),
                    Do(
                        goal=_("Go through the Rift."),
                        moves=(("go 1 6,6",),),
                        replies={"go 2 9,5": _("That was another Explorer. Take the one on (7,5).")},
                        praise=_("Two cells for the price of one, straight to the planet."),
                    ),
                ),
                hints=(
                    _("Draw a line from (7,5) through (6,6) and go on."),
                    _("Row minus one, column plus one, twice."),
                    _("(5,7). Choose “go 1 6,6”."),
                ),
            ),
            Step(
                text=_("This Rift lies at the eastern edge, on (6,9), and you come from the west."),
                rules=("S41-TIL-RIF-02", "S41-DET-07", "S41-AMB-42"),
                table=lambda: table(cells={"6,9": "space_rift", "6,8": "salvage_explorer"}, explorers={"A1": "6,8"}),
                look=("cell-6-9", "explorer-0-1"),
                tasks=(
                    Predict(
                        question=_("You go east onto it. What happens?"),
                        answers=(
                            _("You stop on (6,9); the Guardian phase still follows"),
                            _("You stop on (6,9) and lose the Guardian phase"),
                            _("You come out at (6,1)"),
                            _("You bounce back to (6,8)"),
                        ),
                        right=0,
                        because=_("There is no cell to go on to, so the Explorer phase ends here. The rest of the turn goes on as usual."),
                        replies={
                            1: _("Only the Explorer phase ends, not the whole turn."),
                            2: _("Only a Starship wraps around its edge. Explorers stay on the board."),
                            3: _("Bouncing back is what another tile does."),
                        },
                    ),
                    Do(
                        goal=_("Go east."),
                        moves=(("go 1 6,9",),),
                        replies={"go 1 5,9": _("You explored a neighbour. The Rift is straight east.")},
                        praise=_("A quiet end. Coming from the south, the same Rift would have pulled you north."),
                    ),
                ),
                hints=(
                    _("What lies east of column 9?"),
                    _("Nothing, so you stop. And which phase comes after the Explorer phase?"),
                    _("You stop, the Guardian phase follows. Choose “go 1 6,9”."),
                ),
                ruling=_("The rulebook says “turn” at this tile. We read it as the Explorer phase, as at all other tiles."),
            ),
            Step(
                text=_(
                    "A Temporal Anomaly turns you round: it takes you two cells back in a straight line, the way you came. "
                    "The cell in between is skipped. It lies on (6,6), you come from (7,6)."
                ),
                rules=("S41-TIL-TIM-01", "S41-DET-03", "S41-AMB-39"),
                table=lambda: table(cells={"6,6": "temporal_anomaly", "7,6": "salvage_explorer", "8,6": "salvage_explorer"}, explorers={"A1": "7,6"}),
                look=("cell-6-6", "cell-7-6", "cell-8-6"),
                tasks=(
                    Predict(
                        question=_("You go north onto it. Where do you land?"),
                        answers=("(7,6)", "(4,6)", "(8,6)", "(6,6)"),
                        right=2,
                        because=_("You travelled north, so back is south: over (7,6) to (8,6). From now on you count as travelling south."),
                        replies={
                            0: _("That is one cell back. It tries two first."),
                            1: _("That is forward. Time runs the other way here."),
                            3: _("It takes you back if there is any way."),
                        },
                    ),
                    Do(
                        goal=_("Enter the Anomaly."),
                        moves=(("go 1 6,6",),),
                        replies={"go 1 8,6": _("You got there on foot. Try the Anomaly.")},
                        praise=_("One step forward, two steps back."),
                    ),
                ),
                hints=(
                    _("Which way is back?"),
                    _("You came from the south, so count two cells south of (6,6)."),
                    _("(8,6). Choose “go 1 6,6”."),
                ),
                ruling=_("Back means opposite to the direction of travel, however far you came."),
            ),
            Step(
                text=_(
                    "Close to the northern edge: an Anomaly on (2,3), your Explorer on the known Remote Viewport (1,3), and behind it the blue "
                    "Starship at (0,3). "
                    "If two cells back is impossible, the Anomaly takes you one cell back."
                ),
                rules=("S41-TIL-TIM-02", "S41-DET-06", "S41-AMB-69"),
                table=lambda: table(cells={"2,3": "temporal_anomaly", "1,3": "remote_viewport"}, explorers={"A1": "1,3"}, ships={"A": "S5", "B": "N3"}),
                look=("cell-2-3", "explorer-0-1", "ship-1"),
                tasks=(
                    Predict(
                        question=_("You go south onto the Anomaly. Where do you end?"),
                        answers=(
                            _("On the blue Starship"),
                            _("On (1,3), and the Viewport may be used"),
                            _("On (1,3), but its Viewport is used up"),
                            _("On (2,3)"),
                        ),
                        right=1,
                        because=_("Two back would be the blue Starship, which is closed. One back is (1,3): you enter it anew, so it acts."),
                        replies={
                            0: _("Never onto another player's Starship."),
                            2: _("Tiles are not used up. You enter it again, it acts again."),
                            3: _("One cell back is open, so you go."),
                        },
                    ),
                    Find(
                        question=_("Before you go: which of these steps are not allowed?"),
                        texts=("go 1 2,3", "go 1 1,3", "go 1 ship", "go 1 1,2"),
                        because=_(
                            "You cannot step onto the cell where you stand, and your own Starship is far away. A tile may bring you back to where you "
                            "began, though."
                        ),
                    ),
                    Do(
                        goal=_("Take the round trip, and look at any back you like."),
                        moves=(("go 1 2,3",), ("look 5,6", "*")),
                        replies={"go 1 1,2": _("You explored a neighbour. The Anomaly is straight south.")},
                        praise=_("You are where you were, and a little wiser."),
                    ),
                ),
                hints=(
                    _("Try two cells back first, then one."),
                    _("Two back is (0,3), a Starship that is not yours. One back is (1,3)."),
                    _("“go 1 1,3” and “go 1 ship” are the wrong ones. Choose “go 1 2,3”, then look, say “look 5,6”."),
                ),
                ruling=_("A chain may end where it began; only standing still is forbidden."),
            ),
        ),
    )


def _free_choice() -> Lesson:
    return Lesson(
        id="S41-LES-12",
        title=_("Movers III: free choice"),
        goal=_("Use Supernova and Alien Artifact to get where you want."),
        steps=(
            Step(
                text=_(
                    "A Supernova throws you to the second cell in a straight line, in any direction you like. You must jump if you can. This one is on (5,4)."
                ),
                rules=("S41-TIL-NOV-01",),
                table=lambda: table(
                    cells={
                        "5,4": "supernova",
                        "6,4": "salvage_explorer",
                        "3,2": "?glynium_planet_2",
                        "3,4": "?salvage_explorer",
                        "3,6": "?glynium_planet_3",
                        "5,2": "?barren_planet",
                        "5,6": "?glynium_planet_2",
                        "7,2": "?salvage_explorer",
                        "7,4": "?glynium_planet_2",
                        "7,6": "?glynium_planet_4",
                    },
                    explorers={"A1": "6,4"},
                ),
                look=("cell-5-4", "explorer-0-1"),
                tasks=(
                    Predict(
                        question=_("How many landing cells does it offer?"),
                        answers=("4", "16", "8", "3"),
                        right=2,
                        because=_("Eight directions, always the second cell: (3,2), (3,4), (3,6), (5,2), (5,6), (7,2), (7,4), (7,6)."),
                        replies={
                            0: _("Diagonals count too."),
                            1: _("Only the second cell of each direction, nothing beside it."),
                            3: _("There is plenty of room around (5,4)."),
                        },
                    ),
                    Do(
                        goal=_("Step onto the Supernova."),
                        moves=(("go 1 5,4",),),
                        replies={"go 1 5,5": _("You walked past it. The Supernova is on (5,4).")},
                        praise=_("The stars are yours. First a question."),
                    ),
                    Find(
                        question=_("Which landings are not possible?"),
                        texts=("on 3,2", "on 4,4", "on 5,6", "on 5,7"),
                        because=_("(4,4) is one cell away and (5,7) is three. It must be two."),
                    ),
                    Do(
                        goal=_("Jump."),
                        moves=(("on 7,4", "on 3,2", "on 3,4", "on 3,6", "on 5,2", "on 5,6", "on 7,2", "on 7,6"),),
                        praise=_("A jump of two cells, over whatever lies between."),
                    ),
                ),
                hints=(
                    _("Eight directions, and how many cells in each?"),
                    _("Always exactly two cells away, straight or diagonal."),
                    _("Eight. Choose “go 1 5,4”; mark “on 4,4” and “on 5,7”; then jump, say “on 7,4”."),
                ),
            ),
            Step(
                text=_("Here the Supernova lies close to the corner, on (2,2). Landings off the board may not be chosen."),
                rules=("S41-TIL-NOV-01", "S41-DET-08", "S41-AMB-68"),
                table=lambda: table(
                    cells={
                        "2,2": "supernova",
                        "3,2": "salvage_explorer",
                        "2,4": "?glynium_planet_2",
                        "4,2": "?barren_planet",
                        "4,4": "?glynium_planet_3",
                    },
                    explorers={"A1": "3,2"},
                ),
                look=("cell-2-2", "explorer-0-1"),
                tasks=(
                    Predict(
                        question=_("How many landing cells are left?"),
                        answers=("8", "5", "3", "1"),
                        right=2,
                        because=_("(2,4), (4,2) and (4,4). All other jumps would leave the board."),
                        replies={
                            0: _("Two cells north of row 2 there is no board any more."),
                            1: _("Test the diagonals as well: most of them leave the board."),
                            3: _("More than one: look east and south."),
                        },
                    ),
                    Do(
                        goal=_("Enter, and jump."),
                        moves=(("go 1 2,2",), ("on 2,4", "on 4,2", "on 4,4")),
                        replies={"go 1 2,3": _("You explored a neighbour. The Supernova is straight north.")},
                        praise=_("You had to jump: as long as there is a landing cell, there is no staying."),
                    ),
                ),
                hints=(
                    _("Which directions still have two cells of board?"),
                    _("East, south, and the diagonal between them."),
                    _("Three. Choose “go 1 2,2”, then “on 4,4”, for example."),
                ),
                ruling=_("The jump is a must while a landing cell exists, even onto a back."),
            ),
            Step(
                text=_(
                    "An Alien Artifact moves you in a crooked line: one cell straight, then one diagonally, always away from it. "
                    "Chess players will recognise the knight. This one is on (5,4)."
                ),
                rules=("S41-TIL-ART-01", "S41-EXP-06", "S41-AMB-37"),
                table=lambda: table(
                    cells={
                        "5,4": "alien_artifact",
                        "6,4": "salvage_explorer",
                        "3,3": "?glynium_planet_2",
                        "3,5": "?salvage_explorer",
                        "4,2": "?glynium_planet_3",
                        "4,6": "?barren_planet",
                        "6,2": "?glynium_planet_2",
                        "6,6": "?salvage_explorer",
                        "7,3": "?glynium_planet_2",
                        "7,5": "?glynium_planet_4",
                    },
                    explorers={"A1": "6,4"},
                ),
                look=("cell-5-4", "explorer-0-1"),
                tasks=(
                    Predict(
                        question=_("Is (4,5) one of the landing cells?"),
                        answers=(
                            _("Yes: one step east, then one diagonally back to the north-west"),
                            _("No: it is a neighbour, and the jump leads away"),
                            _("Yes, if it is unexplored"),
                        ),
                        right=1,
                        because=_(
                            "Straight and diagonal both lead away, so you end on one of the eight knight cells: (3,3), (3,5), (4,2), (4,6), (6,2), "
                            "(6,6), (7,3), (7,5)."
                        ),
                        replies={0: _("The diagonal may not fold back."), 2: _("Known or not makes no difference here.")},
                    ),
                    Do(
                        goal=_("Step onto the Artifact."),
                        moves=(("go 1 5,4",),),
                        replies={"go 1 5,5": _("You walked past it. The Artifact is on (5,4).")},
                        praise=_("Where to?"),
                    ),
                    Attempt(
                        goal=_("Try to land on (4,5) all the same: choose “on 4,5”."),
                        texts=("on 4,5",),
                        rule="S41-EXP-06",
                        praise=_("Not a knight's move, so it is refused."),
                    ),
                    Do(
                        goal=_("Jump to a cell of your choice."),
                        moves=(("on 7,5", "on 3,3", "on 3,5", "on 4,2", "on 4,6", "on 6,2", "on 6,6", "on 7,3"),),
                        praise=_("A fine knight's move."),
                    ),
                ),
                hints=(
                    _("Think of the knight in chess."),
                    _("Two rows and one column away, or one row and two columns."),
                    _("No. Choose “go 1 5,4”, try “on 4,5”, then jump with “on 7,5”."),
                ),
                ruling=_("The diagonal goes on in the sense of the straight step, so the eight knight cells are all there is."),
            ),
            Step(
                text=_(
                    "After the jump you count as travelling along the diagonal you chose, and a Rift listens to that. "
                    "The same Artifact, but now a known Rift lies on (7,5) and a planet on (8,6)."
                ),
                rules=("S41-TIL-ART-02", "S41-TIL-RIF-01", "S41-AMB-38"),
                table=lambda: table(
                    cells={"5,4": "alien_artifact", "6,4": "salvage_explorer", "7,5": "space_rift", "8,6": "glynium_planet_2"},
                    crystals={"8,6": {"yellow": 2}},
                    explorers={"A1": "6,4"},
                ),
                look=("cell-5-4", "cell-7-5", "cell-8-6"),
                tasks=(
                    Predict(
                        question=_("You jump to the Rift on (7,5). Where does it send you?"),
                        answers=(
                            _("(8,5), straight on to the south"),
                            _("(8,6), along the diagonal"),
                            _("(9,6), one more knight's move"),
                            _("Nowhere: a jump has no direction"),
                        ),
                        right=1,
                        because=_("South, then south-east: the diagonal counts. One more cell south-east is (8,6)."),
                        replies={
                            0: _("The straight part comes first. The last part is what counts."),
                            2: _("A Rift carries one cell."),
                            3: _("This jump has one: its diagonal."),
                        },
                    ),
                    Do(
                        goal=_("Enter the Artifact and jump to (7,5)."),
                        moves=(("go 1 5,4",), ("on 7,5",)),
                        replies={
                            "on 7,3": _("The other side. The Rift is on (7,5)."),
                            "on 6,6": _("Also a knight's move, but the Rift is on (7,5)."),
                        },
                        praise=_("Artifact, Rift, planet: that is a chain, and there are more to come."),
                    ),
                ),
                hints=(
                    _("Which diagonal was the second half of the jump?"),
                    _("From (5,4) south to (6,4), then south-east to (7,5). Go on south-east."),
                    _("(8,6). Choose “go 1 5,4”, then “on 7,5”."),
                ),
                ruling=_("The diagonal is the direction of travel for Rift and Anomaly alike."),
            ),
        ),
    )
