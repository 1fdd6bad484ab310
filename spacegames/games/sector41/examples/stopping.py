"""Tiles on which an Explorer stops: S41-EX-33 to S41-EX-35."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Happened, Play, Refuse
from spacegames.core.words import _

from .prepared import table

OUT_AND_IN = (Play("stay"), Play("go 1 1,5")), (Play("stay"), Play("go 1 ship"))
"""Blue's turns in between: one step out, then home again."""


def examples() -> tuple[Example, ...]:
    return *_waiting(), *_asteroids()


def _waiting() -> tuple[Example, ...]:
    return (
        Example(
            id="S41-EX-33",
            title=_("A turn lost on a Barren Planet"),
            story=_("The Explorer enters in one turn, lies on its side during the next and may move again in the one after."),
            rules=("S41-TIL-BAR-01", "S41-TIL-BAR-02", "S41-AMB-50"),
            table=lambda: table(
                cells={"6,5": "barren_planet", "6,4": "salvage_explorer", "9,5": "salvage_explorer", "1,5": "glynium_planet_2"},
                crystals={"1,5": {"yellow": 2}},
                explorers={"A1": "6,4"},
            ),
            script=(
                Play("go 1 6,5"),
                Happened("explorer_state", {"explorer": 1, "state": "side"}),
                *OUT_AND_IN[0],
                Play("stay"),
                Refuse("go 1 6,4", "S41-TIL-BAR-01", say=_("One turn later it still lies on its side.")),
                Play("go 2 9,5"),
                Happened("explorer_state", {"explorer": 1, "state": "free"}, say=_("At the end of that phase it stands up.")),
                *OUT_AND_IN[1],
                Play("stay"),
                Play("go 1 6,4"),
                Expect({"seats.0.explorers.0.at": "6,4"}),
            ),
            look=("cell-6-5", "explorer-0-1"),
        ),
        Example(
            id="S41-EX-34",
            title=_("Rescued from the Nebula"),
            story=_("One Explorer gets lost in the Nebula. Three turns later a second one arrives, and from the next turn on both are free to go."),
            rules=("S41-TIL-NEB-01", "S41-TIL-NEB-02", "S41-TIL-NEB-03", "S41-TIL-NEB-04", "S41-AMB-49"),
            table=lambda: table(
                cells={
                    "6,5": "nebula",
                    "6,4": "salvage_explorer",
                    "7,5": "glynium_planet_2",
                    "8,5": "glynium_planet_2",
                    "9,5": "salvage_explorer",
                    "1,5": "glynium_planet_2",
                },
                crystals={"7,5": {"yellow": 2}, "8,5": {"yellow": 2}, "1,5": {"yellow": 2}},
                explorers={"A1": "6,4", "A2": "9,5"},
            ),
            script=(
                Play("go 1 6,5"),
                Happened("explorer_state", {"explorer": 1, "state": "trapped"}),
                *OUT_AND_IN[0],
                Play("stay"),
                Refuse("go 1 6,4", "S41-TIL-NEB-02"),
                Play("go 2 8,5"),
                *OUT_AND_IN[1],
                Play("stay"),
                Play("go 2 7,5"),
                *OUT_AND_IN[0],
                Play("stay"),
                Play("go 2 6,5"),
                Happened("explorer_state", {"explorer": 1, "state": "free"}),
                Expect({"seats.0.explorers.0.state": "free", "seats.0.explorers.1.state": "free"}),
                *OUT_AND_IN[1],
                Play("stay"),
                Play("go 1 6,4"),
                Expect({"seats.0.explorers.0.at": "6,4", "seats.0.explorers.1.state": "free"}, say=_("The one that remains stays free.")),
            ),
            look=("cell-6-5", "explorer-0-1", "explorer-0-2"),
        ),
    )


def _asteroids() -> tuple[Example, ...]:
    return (
        Example(
            id="S41-EX-35",
            title=_("A belt with two asteroids"),
            story=_("Arrive on asteroid 1, climb to 2 in the next turn, step off in the one after."),
            rules=("S41-TIL-AST-01", "S41-TIL-AST-03", "S41-TIL-AST-04"),
            table=lambda: table(
                cells={"6,5": "asteroid_belt_2", "7,5": "salvage_explorer", "1,5": "glynium_planet_2"},
                crystals={"1,5": {"yellow": 2}},
                explorers={"A1": "7,5"},
            ),
            script=(
                Play("go 1 6,5"),
                Expect({"seats.0.explorers.0.state": "asteroid_1"}),
                *OUT_AND_IN[0],
                Play("stay"),
                Refuse("go 1 7,5", "S41-TIL-AST-04", say=_("Not from the lower asteroid.")),
                Choices(("go 1 6,5",), of="go 1"),
                Play("go 1 6,5"),
                Expect({"seats.0.explorers.0.state": "asteroid_2"}),
                *OUT_AND_IN[1],
                Play("stay"),
                Play("go 1 7,5"),
                Expect({"seats.0.explorers.0.at": "7,5", "seats.0.explorers.0.state": "free"}),
            ),
            look=("cell-6-5", "explorer-0-1"),
        ),
        Example(
            id="S41-EX-35b",
            title=_("A belt with three asteroids"),
            story=_("Here it takes one turn more: asteroid 1, 2, 3, and only then off the tile."),
            rules=("S41-TIL-AST-03", "S41-TIL-AST-04"),
            table=lambda: table(
                cells={"6,5": "asteroid_belt_3", "7,5": "salvage_explorer", "1,5": "glynium_planet_2"},
                crystals={"1,5": {"yellow": 2}},
                explorers={"A1": "7,5"},
            ),
            script=(
                Play("go 1 6,5"),
                *OUT_AND_IN[0],
                Play("stay"),
                Play("go 1 6,5"),
                *OUT_AND_IN[1],
                Play("stay"),
                Refuse("go 1 7,5", "S41-TIL-AST-04"),
                Play("go 1 6,5"),
                Expect({"seats.0.explorers.0.state": "asteroid_3"}),
                *OUT_AND_IN[0],
                Play("stay"),
                Play("go 1 7,5"),
                Expect({"seats.0.explorers.0.at": "7,5"}),
            ),
            look=("cell-6-5", "explorer-0-1"),
        ),
        Example(
            id="S41-EX-35c",
            title=_("A short cut through the belt"),
            story=_(
                "From asteroid 1 of the big belt the Explorer hops to asteroid 2 of a small one far away. That is the highest there, so it may leave in the next turn."
            ),
            rules=("S41-TIL-AST-02", "S41-TIL-AST-04", "S41-AMB-46"),
            table=lambda: table(
                cells={"6,5": "asteroid_belt_3", "3,3": "asteroid_belt_2", "3,4": "salvage_explorer", "1,5": "glynium_planet_2"},
                crystals={"1,5": {"yellow": 2}},
                explorers={"A1": "6,5 asteroid_1"},
            ),
            script=(
                Choices(("go 1 3,3", "go 1 6,5"), of="go 1"),
                Play("go 1 3,3"),
                Expect({"seats.0.explorers.0.at": "3,3", "seats.0.explorers.0.state": "asteroid_2"}),
                *OUT_AND_IN[0],
                Play("stay"),
                Play("go 1 3,4"),
                Expect({"seats.0.explorers.0.at": "3,4", "seats.0.explorers.0.state": "free"}),
            ),
            look=("cell-6-5", "cell-3-3", "explorer-0-1"),
        ),
    )
