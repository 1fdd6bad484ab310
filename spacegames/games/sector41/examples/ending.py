"""The end of the game: S41-EX-46 to S41-EX-49."""

from __future__ import annotations

from spacegames.core.teaching import Example, Expect, Happened, Play
from spacegames.core.words import _

from .prepared import late, table


def examples() -> tuple[Example, ...]:
    return (
        Example(
            id="S41-EX-46",
            title=_("One point makes the difference"),
            story=_(
                "Green comes to 12 against 9 with 4 points left: Blue could still reach 13. Green's next crystal makes it 13 against at most 12, and the game is over."
            ),
            rules=("S41-WIN-01", "S41-WIN-03", "S41-WIN-04", "S41-AMB-34", "S41-INV-18"),
            table=lambda: table(
                cells={"9,5": "glynium_planet_2", "3,3": "glynium_planet_3", "4,5": "?barren_planet", "3,5": "?barren_planet", "1,5": "salvage_explorer"},
                crystals={"9,5": {"yellow": 2}, "3,3": {"red": 1}},
                collected={"A": {"yellow": 7, "blue": 2}, "B": {"yellow": 9}},
                explorers={"A1": "9,5", "A2": "9,5"},
                mode="acceleration",
                number=51,
            ),
            script=(
                Play("go 1 ship tow yellow"),
                Expect({"scores": [12, 9], "over": False}, say=_("9 and 4 make 13: more than 12.")),
                Play("guardian 4,5"),
                Play("stay"),
                Play("go 1 1,5"),
                Play("guardian 3,5"),
                Play("stay"),
                Play("go 2 ship tow yellow"),
                Happened("game_over", {"winners": [0], "reason": "out_of_reach"}),
                Expect({"scores": [13, 9], "over": True, "winners": [0]}),
            ),
            look=("seat-0", "seat-1", "crystal-9-5-yellow"),
        ),
        Example(
            id="S41-EX-47",
            title=_("Level is not enough"),
            story=_("Green reaches 10; the others have 8 and 5, and one blue crystal is left. With it the second could only draw level: the game is over."),
            rules=("S41-WIN-04", "S41-AMB-34"),
            table=lambda: table(
                cells={"9,5": "glynium_planet_2", "3,3": "glynium_planet_3"},
                crystals={"9,5": {"yellow": 1}, "3,3": {"blue": 1}},
                collected={"A": {"yellow": 9}, "B": {"yellow": 6, "blue": 1}, "C": {"yellow": 2, "red": 1}},
                players=3,
                explorers={"A1": "9,5"},
                mode="acceleration",
                number=60,
            ),
            script=(
                Play("go 1 ship tow yellow"),
                Happened("game_over", {"winners": [0], "reason": "out_of_reach"}),
                Expect({"scores": [10, 8, 5], "over": True, "winners": [0]}),
            ),
            look=("seat-0", "seat-1", "seat-2"),
        ),
        Example(
            id="S41-EX-48",
            title=_("The Guardian decides"),
            story=_(
                "Green leads 9 to 6 with 4 points left. The Guardian destroys a yellow crystal: now Blue can reach 9 at most, and the game is over at once."
            ),
            rules=("S41-WIN-04", "S41-GRD-13", "S41-GRD-14", "S41-AMB-33"),
            table=lambda: late(
                {"5,6": "salvage_explorer"},
                crystals={"5,6": {"yellow": 1}, "2,6": {"red": 1}},
                collected={"A": {"yellow": 9}, "B": {"yellow": 4, "blue": 1}},
                removed={"yellow": 4, "blue": 1},
                mode="awakening",
                kind="guardian_step",
            ),
            script=(
                Play("guardian 5,6"),
                Happened("crystals_removed", {"cell": "5,6", "crystals": {"yellow": 1}}),
                Happened("game_over", {"winners": [0], "reason": "out_of_reach"}),
                Expect({"over": True, "winners": [0], "removed": {"yellow": 5, "blue": 1, "red": 0}}),
            ),
            look=("guardian", "crystal-5-6-yellow", "seat-0", "seat-1"),
        ),
        Example(
            id="S41-EX-49",
            title=_("First to eight"),
            story=_("Both have 8 points, and Green was there first. The Guardian destroys the last crystal: Green wins."),
            rules=("S41-WIN-06", "S41-AMB-35", "S41-AMB-36"),
            table=lambda: late(
                {"5,6": "salvage_explorer"},
                crystals={"5,6": {"yellow": 1}},
                collected={"A": {"yellow": 8}, "B": {"yellow": 6, "blue": 1}},
                reached={"A": 14, "B": 15},
                removed={"yellow": 3, "blue": 1, "red": 1},
                mode="awakening",
                kind="guardian_step",
            ),
            script=(
                Play("guardian 5,6"),
                Happened("game_over", {"winners": [0], "reason": "nothing_left"}),
                Expect({"scores": [8, 8], "over": True, "winners": [0]}),
            ),
            look=("guardian", "seat-0", "seat-1"),
        ),
        Example(
            id="S41-EX-49b",
            title=_("The other one was first"),
            story=_("The same end, but this time Blue got to 8 before Green did: Blue wins."),
            rules=("S41-WIN-06", "S41-AMB-35"),
            table=lambda: late(
                {"5,6": "salvage_explorer"},
                crystals={"5,6": {"yellow": 1}},
                collected={"A": {"yellow": 8}, "B": {"yellow": 6, "blue": 1}},
                reached={"A": 15, "B": 14},
                removed={"yellow": 3, "blue": 1, "red": 1},
                mode="awakening",
                kind="guardian_step",
            ),
            script=(
                Play("guardian 5,6"),
                Expect({"scores": [8, 8], "over": True, "winners": [1]}),
            ),
            look=("guardian", "seat-0", "seat-1"),
        ),
    )
