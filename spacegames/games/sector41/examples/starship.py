"""Set-up and Starship phase: S41-EX-01 to S41-EX-07."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Happened, Play, Refuse
from spacegames.core.words import _

from .prepared import table


def examples() -> tuple[Example, ...]:
    return (
        Example(
            id="S41-EX-01",
            title=_("Two players take their places"),
            story=_("Green takes the south edge. For Blue only the edge across is left, and both start at the middle, level with the Guardian on cell 41."),
            rules=("S41-SET-05", "S41-SET-07", "S41-SET-08", "S41-SET-09", "S41-AMB-01", "S41-INV-07"),
            table=lambda: table(kind="pick_starship"),
            script=(
                Choices(("take green", "take blue", "take red", "take yellow")),
                Play("take green"),
                Choices(("edge N", "edge E", "edge S", "edge W"), say=_("All four edges are free.")),
                Play("edge S"),
                Refuse("take green", "S41-SET-07", say=_("That Starship is taken.")),
                Play("take blue"),
                Refuse("edge E", "S41-SET-08", say=_("Two players face each other.")),
                Choices(("edge N",)),
                Play("edge N"),
                Expect(
                    {
                        "seats.0.edge": "S",
                        "seats.0.ship": 5,
                        "seats.1.edge": "N",
                        "seats.1.ship": 5,
                        "seats.1.explorers.2.at": "aboard",
                        "guardian.at": "5,5",
                        "guardian.mode": "wandering",
                        "decision.player": 0,
                        "decision.kind": "starship_action",
                    },
                    say=_("The start player begins with the Starship phase."),
                ),
            ),
            look=("edge-S", "edge-N", "guardian"),
        ),
        Example(
            id="S41-EX-02",
            title=_("Four players fill the edges"),
            story=_("With four players the Starships at the sides start at the middle as well: in row 5."),
            rules=("S41-SET-07", "S41-AMB-01", "S41-AMB-59"),
            table=lambda: table(kind="pick_starship", players=4),
            script=(
                Play("take green"),
                Play("edge S"),
                Play("take blue"),
                Choices(("edge N", "edge E", "edge W"), say=_("Any free edge may be chosen.")),
                Play("edge N"),
                Play("take red"),
                Play("edge W"),
                Play("take yellow"),
                Choices(("edge E",)),
                Play("edge E"),
                Expect({"seats.2.edge": "W", "seats.2.ship": 5, "seats.3.edge": "E", "seats.3.ship": 5, "decision.player": 0}),
                Play("stay"),
                Choices(("go 1 9,5",), say=_("Green steps out to the north.")),
            ),
            look=("edge-W", "edge-E"),
        ),
        Example(
            id="S41-EX-03",
            title=_("Round the end of the edge"),
            story=_("The Starship stands at place 1. Its left neighbour is place 9, so two steps to the left lead to place 8."),
            rules=("S41-SHP-02", "S41-SHP-04", "S41-SHP-05", "S41-AMB-04", "S41-INV-16"),
            table=lambda: table(kind="starship_action", ships={"A": "S1"}),
            script=(
                Choices(("ship 2", "ship 3", "ship 8", "ship 9"), of="ship"),
                Refuse("ship 4", "S41-SHP-02", say=_("Three places are too many.")),
                Refuse("ship W9", "S41-SHP-04", say=_("Round the corner is never allowed.")),
                Play("ship 8"),
                Happened("ship_moved", {"player": 0, "from": 1, "to": 8}),
                Expect({"seats.0.ship": 8, "seats.0.explorers.0.at": "aboard"}),
                Choices(("go 1 9,8",), say=_("The Explorers have come along and step out here.")),
            ),
            look=("ship-0", "berth-S-8", "berth-S-9"),
        ),
        Example(
            id="S41-EX-03b",
            title=_("From the last place to the first"),
            story=_("At place 9, one step to the right is place 1."),
            rules=("S41-SHP-05", "S41-AMB-04"),
            table=lambda: table(kind="starship_action", ships={"A": "S9"}),
            script=(
                Choices(("ship 1", "ship 2", "ship 7", "ship 8"), of="ship"),
                Play("ship 1"),
                Expect({"seats.0.ship": 1}),
            ),
            look=("ship-0", "berth-S-1"),
        ),
        Example(
            id="S41-EX-04",
            title=_("A fold, with passengers"),
            story=_("Green folds column 4. The far tile, with an Explorer and two crystals on it, comes round to the front; all others move up one row."),
            rules=("S41-FLD-01", "S41-FLD-02", "S41-FLD-03", "S41-FLD-04", "S41-FLD-05", "S41-AMB-77"),
            table=lambda: table(
                kind="starship_action",
                ships={"A": "S4"},
                cells={"1,4": "glynium_planet_2@180", "2,4": "pulsar@90", "9,4": "?beacon@270"},
                crystals={"1,4": {"yellow": 2}},
                explorers={"A1": "1,4"},
            ),
            script=(
                Play("fold"),
                Happened("folded", {"player": 0, "edge": "S", "line": 4}),
                Expect(
                    {
                        "grid.8.3": "glynium_planet_2@180",
                        "grid.0.3": "pulsar@90",
                        "grid.7.3": "?beacon@270",
                        "seats.0.explorers.0.at": "9,4",
                        "crystals": {"9,4": {"yellow": 2}},
                        "seats.0.ship": 4,
                    },
                    say=_("Nothing was turned, neither over nor round, and the Starship is where it was."),
                ),
            ),
            look=("fold-S-4", "cell-1-4", "cell-9-4", "explorer-0-1"),
            rulebook=True,
        ),
        Example(
            id="S41-EX-05",
            title=_("No folding straight back"),
            story=_("Green folds column 4 while Blue stands across at place 4. In the next turn Blue may not fold that column back."),
            rules=("S41-FLD-06", "S41-AMB-03", "S41-INV-14", "S41-INV-15"),
            table=lambda: table(kind="starship_action", ships={"A": "S4", "B": "N4"}, cells={"1,4": "salvage_explorer"}),
            script=(
                Play("fold"),
                Play("go 1 9,4"),
                Refuse("fold", "S41-FLD-06", say=_("It would just undo what Green did.")),
                Choices(("stay", "ship 3", "ship 5", "ship 2", "ship 6")),
            ),
            look=("fold-S-4", "fold-N-4"),
        ),
        Example(
            id="S41-EX-05b",
            title=_("Another column is free"),
            story=_("The same fold, but Blue stands at place 5: that column is not closed."),
            rules=("S41-FLD-06", "S41-INV-15"),
            table=lambda: table(kind="starship_action", ships={"A": "S4", "B": "N5"}, cells={"1,4": "salvage_explorer"}),
            script=(
                Play("fold"),
                Play("go 1 9,4"),
                Play("fold"),
                Happened("folded", {"player": 1, "edge": "N", "line": 5}),
                Expect({"guardian.at": "6,5"}, say=_("The Guardian stood on the column and rode along.")),
            ),
            look=("fold-N-5", "guardian"),
        ),
        Example(
            id="S41-EX-06",
            title=_("A planet changes sides"),
            story=_("A planet lies right in front of Green's edge. For Blue it is the far end of the column: one fold brings it round to Blue's side."),
            rules=("S41-FLD-01", "S41-FLD-05", "S41-HNT-03"),
            table=lambda: table(
                kind="starship_action",
                active="B",
                ships={"A": "S5", "B": "N6"},
                cells={"9,6": "glynium_planet_2"},
                crystals={"9,6": {"yellow": 2}},
            ),
            script=(
                Play("fold"),
                Expect({"grid.0.5": "glynium_planet_2@0", "crystals": {"1,6": {"yellow": 2}}}),
                Choices(("go 1 1,6",), say=_("Blue can step straight onto it.")),
            ),
            look=("fold-N-6", "cell-9-6", "cell-1-6"),
        ),
        Example(
            id="S41-EX-07",
            title=_("A side player folds a row"),
            story=_("Red plays from the west at row 3. Folding pushes that row to the east, and its last tile comes round to the west."),
            rules=("S41-FLD-01", "S41-AMB-02"),
            table=lambda: table(
                kind="starship_action", players=4, active="C", ships={"C": "W3"}, cells={"3,1": "?pulsar@0", "3,8": "?vortex", "3,9": "beacon"}
            ),
            script=(
                Play("fold"),
                Expect({"grid.2.0": "beacon@0", "grid.2.1": "?pulsar@0", "grid.2.8": "?vortex@0"}),
            ),
            look=("fold-W-3", "cell-3-9", "cell-3-1"),
        ),
    )
