"""Lesson 10: tiles with printed directions."""

from __future__ import annotations

from spacegames.core.teaching import Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return (_arrows(),)


def _arrows() -> Lesson:
    return Lesson(
        id="S41-LES-10",
        title=_("Movers I: printed directions"),
        goal=_("Read the arrows of Solar Wind, Pulsar, Solar Tempest and Solar Flare."),
        steps=(
            Step(
                text=_(
                    "Some tiles do not let you rest. A Solar Wind blows you one cell along its arrow, at once, and what lies there acts next. "
                    "This one, on (6,4), has a single arrow to the east."
                ),
                rules=("S41-TIL-WND-01", "S41-EXP-06"),
                table=lambda: table(cells={"6,4": "solar_wind[E]", "7,4": "salvage_explorer", "6,5": "starbase"}, explorers={"A1": "7,4"}),
                look=("cell-6-4", "explorer-0-1"),
                tasks=(
                    Predict(
                        question=_("You step north onto (6,4). Where do you end up?"),
                        answers=("(6,4)", "(5,4)", "(6,5)", "(6,9)"),
                        right=2,
                        because=_("One cell along the arrow: east of (6,4) is (6,5). It is a Starbase, and it may be used."),
                        replies={
                            0: _("A mover never lets you stand if the way is open."),
                            1: _("That is your direction of travel. The arrow counts, not you."),
                            3: _("A Solar Wind blows one cell only."),
                        },
                    ),
                    Do(
                        goal=_("Step onto the Solar Wind. Use the Starbase or not, as you like."),
                        moves=(("go 1 6,4",), ("send no", "*")),
                        replies={"go 1 6,5": _("You walked straight to (6,5). Take the wind this time.")},
                        praise=_("Entering costs you a step, the wind gives you another."),
                    ),
                ),
                hints=(
                    _("Follow the arrow, not your own steps."),
                    _("One arrow, east, one cell."),
                    _("(6,5). Choose “go 1 6,4”, then “send no”."),
                ),
            ),
            Step(
                text=_(
                    "Solar Winds differ: some have one arrow, some have several, and then you choose. "
                    "This one lies in the top row, on (1,4), with arrows to the north and to the east."
                ),
                rules=("S41-TIL-WND-01", "S41-TIL-WND-03", "S41-DET-08", "S41-CMP-07", "S41-AMB-60"),
                table=lambda: table(cells={"1,4": "solar_wind[N,E]", "2,4": "salvage_explorer", "1,5": "salvage_explorer"}, explorers={"A1": "2,4"}),
                look=("cell-1-4", "explorer-0-1"),
                tasks=(
                    Predict(
                        question=_("How many of the two arrows can you use?"),
                        answers=(_("Both"), _("One, to (1,5)"), _("One, off the board"), _("None")),
                        right=1,
                        because=_("North would leave the board, and such a choice may not be made. East to (1,5) is what remains."),
                        replies={
                            0: _("What lies north of row 1?"),
                            2: _("Explorers stay on the board."),
                            3: _("One arrow leads to a perfectly good cell."),
                        },
                    ),
                    Do(
                        goal=_("Step onto the Solar Wind."),
                        moves=(("go 1 1,4",),),
                        replies={"go 1 1,5": _("You walked there yourself. Step onto the wind instead.")},
                        praise=_("With one way left there is nothing to ask: the wind took you."),
                    ),
                ),
                hints=(
                    _("Is there a cell at the tip of each arrow?"),
                    _("Row 1 is the northern edge. East of (1,4) is (1,5)."),
                    _("One arrow works. Choose “go 1 1,4”."),
                ),
                ruling=_("The printed arrow layouts are not known for certain: the arrows in lessons are ours."),
            ),
            Step(
                text=_("The same cell, but this Solar Wind has one arrow only, and it points north, off the board."),
                rules=("S41-TIL-WND-02", "S41-DET-07"),
                table=lambda: table(cells={"1,4": "solar_wind[N]", "2,4": "salvage_explorer"}, explorers={"A1": "2,4"}),
                look=("cell-1-4", "explorer-0-1"),
                tasks=(
                    Predict(
                        question=_("You step onto it. Where do you end?"),
                        answers=(_("Out of the game"), _("Back on (2,4)"), _("On (1,4), and the phase is over"), _("On the blue Starship")),
                        right=2,
                        because=_("A movement that would leave the board does not happen. You stay, and the Explorer phase ends."),
                        replies={
                            0: _("Nobody falls off the board."),
                            1: _("Nothing pushes you back."),
                            3: _("Another player's Starship is never open to you."),
                        },
                    ),
                    Do(
                        goal=_("Step onto it."),
                        moves=(("go 1 1,4",),),
                        replies={"go 1 1,5": _("You explored a neighbour. The wind is straight north of you.")},
                        praise=_("All bark and no bite: here you can rest."),
                    ),
                ),
                hints=(
                    _("Where could the arrow take you?"),
                    _("Nowhere: so the movement does not happen."),
                    _("You stay on (1,4). Choose “go 1 1,4”."),
                ),
            ),
            Step(
                text=_(
                    "A Pulsar throws you to the second cell along one of its two bursts, and you choose which. Lying as printed, the bursts point "
                    "north-east and south-west. "
                    "The cell in between is skipped. All around this one, on (6,5), are backs."
                ),
                rules=("S41-TIL-PUL-01", "S41-DET-03"),
                table=lambda: table(
                    cells={"6,5": "pulsar@0", "7,5": "salvage_explorer", "4,7": "?glynium_planet_2", "8,3": "?salvage_explorer"}, explorers={"A1": "7,5"}
                ),
                look=("cell-6-5", "cell-4-7", "cell-8-3"),
                tasks=(
                    Predict(
                        question=_("Where can it throw you, and what about the back you fly over?"),
                        answers=(
                            _("(5,6) or (7,4); you land right there"),
                            _("(4,7) or (8,3); the back in between is turned up"),
                            _("(4,3) or (8,7); it is not turned"),
                            _("(4,7) or (8,3); it is not turned"),
                        ),
                        right=3,
                        because=_("Two cells north-east is (4,7), two cells south-west is (8,3). Skipped tiles are neither explored nor do they act."),
                        replies={
                            0: _("A burst carries two cells, not one."),
                            1: _("The cells are right, but what you fly over stays as it is."),
                            2: _("That is the other diagonal. The bursts point north-east and south-west."),
                        },
                    ),
                    Do(
                        goal=_("Step onto the Pulsar."),
                        moves=(("go 1 6,5",),),
                        replies={
                            "go 1 6,4": _("You explored a neighbour. The Pulsar is straight north of you."),
                            "go 1 6,6": _("You explored a neighbour. The Pulsar is straight north of you."),
                            "go 2 9,5": _("That was another Explorer. Take the one on (7,5)."),
                        },
                        praise=_("Now choose a burst."),
                    ),
                    Find(
                        question=_("Which of these landings are not possible?"),
                        texts=("on 5,6", "on 4,7", "on 8,3", "on 4,3"),
                        because=_("Only the second cell of a burst counts."),
                    ),
                    Do(
                        goal=_("Let one of the bursts throw you."),
                        moves=(("on 4,7", "on 8,3"),),
                        praise=_("And the back you landed on is explored."),
                    ),
                ),
                hints=(
                    _("Count two cells along each burst."),
                    _("North-east: (5,6), then (4,7). South-west: (7,4), then (8,3)."),
                    _("Choose “go 1 6,5”; “on 5,6” and “on 4,3” are wrong; then “on 4,7”."),
                ),
            ),
            Step(
                text=_("Another Pulsar, lying as printed, in the south-east corner on (9,9). Your Explorer is right beside it."),
                rules=("S41-TIL-PUL-02", "S41-TIL-PUL-01"),
                table=lambda: table(cells={"9,9": "pulsar@0", "9,8": "salvage_explorer"}, explorers={"A1": "9,8"}),
                look=("cell-9-9", "explorer-0-1"),
                tasks=(
                    Predict(
                        question=_("Which bursts work from (9,9)?"),
                        answers=(_("North-east"), _("South-west"), _("Both"), _("Neither")),
                        right=3,
                        because=_("Both would leave the board, so you stop here. Turned a quarter, its burst to the north-west would reach (7,7)."),
                        replies={
                            0: _("East of column 9 there is no cell."),
                            1: _("South of row 9 there is no cell, and your Starship is not there."),
                            2: _("Try it with your finger: two cells along each burst."),
                        },
                    ),
                    Do(
                        goal=_("Enter the corner."),
                        moves=(("go 1 9,9",),),
                        replies={"go 1 8,9": _("You explored a neighbour. The Pulsar is to the east.")},
                        praise=_("The Explorer stays on the Pulsar, and the phase ends."),
                    ),
                ),
                hints=(
                    _("It is a corner: most directions lead nowhere."),
                    _("North-east leaves at the side, south-west at the bottom."),
                    _("Neither works. Choose “go 1 9,9”."),
                ),
            ),
            Step(
                text=_(
                    "A Solar Tempest sweeps you all the way to the edge in its direction; as printed that is north-west. "
                    "Two of them wait for you: one on (7,6), one on (1,6), already at the edge."
                ),
                rules=("S41-TIL-TEM-01", "S41-TIL-TEM-02", "S41-AMB-40"),
                table=lambda: table(
                    cells={
                        "7,6": "solar_tempest@0",
                        "1,6": "solar_tempest@0",
                        "8,6": "salvage_explorer",
                        "2,6": "salvage_explorer",
                        "2,1": "salvage_explorer",
                        "1,3": "barren_planet",
                    },
                    explorers={"A1": "8,6", "A2": "2,6"},
                    ships={"A": "S5", "B": "N3"},
                ),
                look=("cell-7-6", "cell-1-6"),
                tasks=(
                    Predict(
                        question=_("Explorer 1 enters (7,6), and in the next turn Explorer 2 enters (1,6). Where do they end?"),
                        answers=(
                            _("Explorer 1 on (6,5), Explorer 2 on (1,6)"),
                            _("Explorer 1 on (2,1), Explorer 2 on (1,6)"),
                            _("Explorer 1 on (1,1), Explorer 2 on (1,1)"),
                            _("Explorer 1 on (2,1), Explorer 2 out of the game"),
                        ),
                        right=1,
                        because=_(
                            "North-west from (7,6): (6,5), (5,4), (4,3), (3,2), (2,1), and there the board ends. On (1,6) it ends at once, so nothing moves."
                        ),
                        replies={
                            0: _("A tempest does not stop after one cell."),
                            2: _("Follow the diagonal strictly: it does not bend along the edge."),
                            3: _("Nobody is blown off the board."),
                        },
                    ),
                    Do(
                        goal=_("Send Explorer 1 into the Tempest on (7,6)."),
                        moves=(("go 1 7,6",),),
                        then=("stay", "go 1 1,3"),
                        replies={"go 2 1,6": _("That is the second one. First take the Tempest on (7,6).")},
                        praise=_("Right across the sector. Blue has moved; your turn again."),
                    ),
                    Do(
                        goal=_("Let the Starship stay, and send Explorer 2 to (1,6)."),
                        moves=(("stay",), ("go 2 1,6",)),
                        replies={
                            "fold": _("Folding is allowed, but not needed here."),
                            "go 1 1,1": _("That was Explorer 1. Take Explorer 2, on (2,6)."),
                        },
                        praise=_("Already at the edge: the Tempest has nowhere to blow."),
                    ),
                ),
                hints=(
                    _("Go north-west cell by cell until there is no next one."),
                    _("Each step lowers the row and the column by one. From (7,6) the column stops you; from (1,6) the row does at once."),
                    _("(2,1), and no movement. Choose “go 1 7,6”; next turn “stay” and “go 2 1,6”."),
                ),
                ruling=_("“At the edge” means at the edge in the Tempest's own direction. A tile on another edge still blows."),
            ),
            Step(
                text=_(
                    "A Solar Flare also points along a diagonal, as printed north-east, but it looks for the unknown: "
                    "it carries you to the next unexplored tile in its direction. On this ray (7,3) is known, (6,4) is not."
                ),
                rules=("S41-TIL-FLA-01", "S41-EXP-04", "S41-AMB-63"),
                table=lambda: table(
                    cells={"8,2": "solar_flare@0", "9,2": "salvage_explorer", "7,3": "black_hole", "6,4": "?glynium_planet_2"}, explorers={"A1": "9,2"}
                ),
                look=("cell-8-2", "cell-7-3", "cell-6-4"),
                tasks=(
                    Predict(
                        question=_("You enter the Flare on (8,2). Where do you land?"),
                        answers=(
                            _("On (7,3), in the Black Hole"),
                            _("On (6,4), and it is explored"),
                            _("On (6,4), but it stays face down"),
                            _("At the edge, on (1,9)"),
                        ),
                        right=1,
                        because=_("Known tiles are skipped, even a Black Hole. The first back on the ray is (6,4), and landing there explores it."),
                        replies={
                            0: _("A Flare flies over known tiles."),
                            2: _("Entering a back turns it up, however you got there."),
                            3: _("Only if there were no back left on the ray."),
                        },
                    ),
                    Do(
                        goal=_("Enter the Flare."),
                        moves=(("go 1 8,2",),),
                        replies={"go 1 8,1": _("You explored a neighbour. The Flare is straight north of you.")},
                        praise=_("Over the Black Hole and onto a fresh planet."),
                    ),
                ),
                hints=(
                    _("A Flare looks for backs."),
                    _("Go along the ray: (7,3) is known, (6,4) is not."),
                    _("You land on (6,4) and turn it up. Choose “go 1 8,2”."),
                ),
                ruling=_("Being carried onto a back explores it just as walking does."),
            ),
            Step(
                text=_(
                    "Now the whole ray from (8,2) is known, up to (1,9). A second Flare lies on (4,9), at the eastern edge. "
                    "Without a back on the ray a Flare carries you to the edge."
                ),
                rules=("S41-TIL-FLA-02", "S41-TIL-FLA-03"),
                table=lambda: table(
                    cells={
                        "8,2": "solar_flare@0",
                        "4,9": "solar_flare@0",
                        "9,2": "salvage_explorer",
                        "5,9": "salvage_explorer",
                        "7,3": "black_hole",
                        "6,4": "nebula",
                        "5,5": "starbase",
                        "4,6": "barren_planet",
                        "3,7": "vortex",
                        "2,8": "ion_storm",
                        "1,9": "salvage_explorer",
                        "1,5": "barren_planet",
                    },
                    explorers={"A1": "9,2", "A2": "5,9"},
                ),
                look=("cell-8-2", "cell-1-9", "cell-4-9"),
                tasks=(
                    Predict(
                        question=_("Explorer 1 enters (8,2), next turn Explorer 2 enters (4,9). Where do they end?"),
                        answers=(
                            _("(7,3) and (3,9)"),
                            _("(8,2) and (4,9): a Flare needs a back"),
                            _("(1,9) and (4,9)"),
                            _("(1,9) and (1,9)"),
                        ),
                        right=2,
                        because=_("With no back left the first one goes to the end of the ray. The second has no cell in that direction, so it stays."),
                        replies={
                            0: _("The ray is diagonal, and known tiles are flown over."),
                            1: _("Without a back it still carries you, as far as the edge."),
                            3: _("From (4,9) north-east is off the board."),
                        },
                    ),
                    Do(
                        goal=_("Send Explorer 1 into the Flare on (8,2)."),
                        moves=(("go 1 8,2",),),
                        then=("stay", "go 1 1,5"),
                        replies={"go 2 4,9": _("That is the second one. First take the Flare on (8,2).")},
                        praise=_("Seven cells in one breath, over the Guardian's head."),
                    ),
                    Do(
                        goal=_("Let the Starship stay, and send Explorer 2 to (4,9)."),
                        moves=(("stay",), ("go 2 4,9",)),
                        replies={"fold": _("Folding is allowed, but not needed here.")},
                        praise=_("No way to go: the Explorer rests on the Flare."),
                    ),
                ),
                hints=(
                    _("First look for backs on the ray, then for its end."),
                    _("From (8,2) the ray ends at (1,9); from (4,9) it has no cell at all."),
                    _("(1,9) and (4,9). Choose “go 1 8,2”; next turn “stay” and “go 2 4,9”."),
                ),
            ),
        ),
    )
