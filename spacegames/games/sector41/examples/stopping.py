"""Tiles on which an Explorer stops: S41-EX-33 to S41-EX-40."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Happened, Play, Refuse
from spacegames.core.words import _

from .prepared import late, table

OUT_AND_IN = (Play("stay"), Play("go 1 1,5")), (Play("stay"), Play("go 1 ship"))
"""Blue's turns in between: one step out, then home again."""


def examples() -> tuple[Example, ...]:
    return *_waiting(), *_asteroids(), *_reshaping(), *_helping()


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
            story=_("From asteroid 1 of the big belt the Explorer hops to asteroid 2 of a small one far away. That is the highest there, so it may leave in the next turn."),
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


def _reshaping() -> tuple[Example, ...]:
    return (
        Example(
            id="S41-EX-36",
            title=_("The planet moves, its crystals do not"),
            story=_("The Ion Storm trades places with a planet. Its two crystals stay on their cell, now on an Ion Storm; the planet lies elsewhere, empty for good."),
            rules=("S41-TIL-ION-01", "S41-TIL-ION-02", "S41-TIL-ION-04", "S41-AMB-51"),
            table=lambda: table(
                cells={"6,4": "ion_storm", "7,4": "salvage_explorer", "2,8": "glynium_planet_2@90"}, crystals={"2,8": {"yellow": 2}}, explorers={"A1": "7,4"}
            ),
            script=(
                Play("go 1 6,4"),
                Refuse("swap 1,1", "S41-TIL-ION-04", say=_("A back cannot be traded.")),
                Choices(("swap 2,8", "swap 5,5", "swap 7,4")),
                Play("swap 2,8"),
                Expect({"grid.1.7": "ion_storm@0", "grid.5.3": "glynium_planet_2@90", "crystals": {"2,8": {"yellow": 2}}, "seats.0.explorers.0.at": "6,4"}),
            ),
            look=("cell-6-4", "cell-2-8"),
        ),
        Example(
            id="S41-EX-37",
            title=_("A Vortex redirects a route"),
            story=_("The Pulsar on 5,2 would throw to 3,4. After a quarter turn it can only throw to 7,4, where Green wants to go."),
            rules=("S41-TIL-VOR-01", "S41-TIL-PUL-01", "S41-AMB-54", "S41-HNT-02"),
            table=lambda: table(
                cells={
                    "7,6": "vortex",
                    "8,6": "salvage_explorer",
                    "5,2": "pulsar@0",
                    "6,2": "salvage_explorer",
                    "7,4": "glynium_planet_2",
                    "1,5": "glynium_planet_2",
                },
                crystals={"7,4": {"yellow": 2}, "1,5": {"yellow": 2}},
                explorers={"A1": "8,6", "A2": "6,2"},
            ),
            script=(
                Play("go 1 7,6"),
                Choices(("turn 5,2 90", "turn 5,2 180", "turn 5,2 270"), of="turn 5,2"),
                Play("turn 5,2 90"),
                Expect({"grid.4.1": "pulsar@90"}),
                *OUT_AND_IN[0],
                Play("stay"),
                Play("go 2 5,2"),
                Expect({"seats.0.explorers.1.at": "7,4"}),
            ),
            look=("cell-7-6", "cell-5-2", "cell-7-4"),
        ),
        Example(
            id="S41-EX-38",
            title=_("The nearest back"),
            story=_("Around the Distortion on 5,5 only 4,4 is still hidden; 5,7 is farther away. So 4,4 is turned up, with nothing to choose."),
            rules=("S41-TIL-DIS-01", "S41-AMB-22", "S41-AMB-53"),
            table=lambda: late({"5,5": "spatial_distortion", "6,5": "salvage_explorer", "4,4": "?barren_planet", "5,7": "?vortex"}, explorers={"A1": "6,5"}),
            script=(
                Play("go 1 5,5"),
                Happened("tile_revealed", {"cell": "4,4", "by": "distortion"}),
                Expect({"grid.3.3": "barren_planet@0", "grid.4.6": "?vortex@0", "seats.0.explorers.0.at": "5,5"}),
            ),
            look=("cell-5-5", "cell-4-4", "cell-5-7"),
        ),
        Example(
            id="S41-EX-38b",
            title=_("Equally near: your choice"),
            story=_("With 4,4 and 6,6 both hidden beside the Distortion, the player chooses; 5,7 is still too far."),
            rules=("S41-TIL-DIS-01", "S41-AMB-22"),
            table=lambda: late(
                {"5,5": "spatial_distortion", "6,5": "salvage_explorer", "4,4": "?barren_planet", "6,6": "?nebula", "5,7": "?vortex"}, explorers={"A1": "6,5"}
            ),
            script=(
                Play("go 1 5,5"),
                Refuse("open 5,7", "S41-TIL-DIS-01"),
                Choices(("open 4,4", "open 6,6")),
                Play("open 6,6"),
                Expect({"grid.5.5": "nebula@0", "grid.3.3": "?barren_planet@0"}),
            ),
            look=("cell-5-5", "cell-4-4", "cell-6-6"),
        ),
    )


def _helping() -> tuple[Example, ...]:
    return (
        Example(
            id="S41-EX-39",
            title=_("Nobody to salvage"),
            story=_("All green Explorers are in play, so the wreck is of no use. The phase is over."),
            rules=("S41-TIL-SAL-01",),
            table=lambda: table(cells={"6,5": "salvage_explorer", "7,5": "glynium_planet_2"}, crystals={"7,5": {"yellow": 2}}, explorers={"A1": "7,5"}),
            script=(
                Play("go 1 6,5"),
                Expect({"seats.0.explorers.0.at": "6,5", "seats.0.explorers.1.at": "aboard", "decision.player": 1}),
            ),
            look=("cell-6-5",),
        ),
        Example(
            id="S41-EX-39b",
            title=_("One comes back"),
            story=_("Two green Explorers are out of the game. One visit to the wreck brings one of them back aboard."),
            rules=("S41-TIL-SAL-01", "S41-AMB-56"),
            table=lambda: table(
                cells={"6,5": "salvage_explorer", "7,5": "glynium_planet_2"}, crystals={"7,5": {"yellow": 2}}, explorers={"A1": "7,5", "A2": "out", "A3": "out"}
            ),
            script=(
                Play("go 1 6,5"),
                Happened("explorer_returned", {"explorer": 2, "cause": "salvage"}),
                Expect({"seats.0.explorers.1.at": "aboard", "seats.0.explorers.2.at": "out"}),
            ),
            look=("cell-6-5", "seat-0"),
        ),
        Example(
            id="S41-EX-40",
            title=_("Nobody can move"),
            story=_("One Explorer is lost in a Nebula, one lies on its side, one is aboard behind a destroyed tile. All go out, one comes back, and even that one cannot leave."),
            rules=("S41-DET-09", "S41-DET-10", "S41-AMB-18", "S41-AMB-19", "S41-AMB-20", "S41-AMB-21"),
            table=lambda: late(
                {"3,3": "nebula", "6,7": "barren_planet", "9,5": "#vortex"},
                explorers={"A1": "3,3 trapped", "A2": "6,7 side_due"},
                mode="awakening",
                guardian="9,5",
                kind="starship_action",
            ),
            script=(
                Play("stay"),
                Happened("explorer_out", {"player": 0, "explorer": 1, "cause": "stuck"}),
                Happened("explorer_out", {"player": 0, "explorer": 2, "cause": "stuck"}),
                Happened("explorer_out", {"player": 0, "explorer": 3, "cause": "stuck"}),
                Happened("explorer_returned", {"player": 0, "cause": "none_left"}),
                Happened("no_move", {"player": 0}),
                Expect({"seats.0.explorers.0.at": "aboard", "seats.0.explorers.1.at": "out", "seats.0.explorers.2.at": "out", "decision.kind": "guardian_step"}),
            ),
            look=("explorer-0-1", "explorer-0-2", "explorer-0-3", "cell-9-5"),
        ),
    )
