"""Tiles that change the sector or help other Explorers: S41-EX-36 to S41-EX-40."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Happened, Play, Refuse
from spacegames.core.words import _

from .prepared import late, table


def examples() -> tuple[Example, ...]:
    return *_reshaping(), *_scouting(), *_helping()


def _reshaping() -> tuple[Example, ...]:
    return (
        Example(
            id="S41-EX-36",
            title=_("The planet moves, its crystals do not"),
            story=_(
                "The Ion Storm trades places with a planet. Its two crystals stay on their cell, now on an Ion Storm; the planet lies elsewhere, empty for good."
            ),
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
            id="S41-EX-36b",
            title=_("The storm sets free"),
            story=_(
                "Green's second Explorer lies on its side on a Barren Planet. The first one swaps that planet away by an Ion Storm: the second stands up and may leave next turn."
            ),
            rules=("S41-TIL-ION-03", "S41-AMB-80"),
            table=lambda: table(
                cells={"6,4": "ion_storm", "7,4": "salvage_explorer", "3,7": "barren_planet", "1,5": "salvage_explorer"},
                explorers={"A1": "7,4", "A2": "3,7 side"},
            ),
            script=(
                Play("go 1 6,4"),
                Play("swap 3,7"),
                Happened("explorer_state", {"player": 0, "explorer": 2, "state": "free"}),
                Expect({"grid.2.6": "ion_storm@0", "grid.5.3": "barren_planet@0", "seats.0.explorers.0.state": "free", "seats.0.explorers.1.state": "free"}),
                Play("stay"),
                Play("go 1 1,5"),
                Play("stay"),
                Choices(("go 2 2,6", "go 2 2,7", "go 2 2,8", "go 2 3,6", "go 2 3,8", "go 2 4,6", "go 2 4,7", "go 2 4,8"), of="go 2"),
            ),
            look=("cell-6-4", "cell-3-7", "explorer-0-2"),
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
                Play("stay"),
                Play("go 1 1,5"),
                Play("stay"),
                Play("go 2 5,2"),
                Expect({"seats.0.explorers.1.at": "7,4"}),
            ),
            look=("cell-7-6", "cell-5-2", "cell-7-4"),
        ),
        Example(
            id="S41-EX-37b",
            title=_("Turned on its back"),
            story=_("A Vortex may turn a back as well. It stays a back; only who looked at it before knows what the turn is good for."),
            rules=("S41-TIL-VOR-01", "S41-TIL-VOR-02", "S41-AMB-54"),
            table=lambda: table(cells={"7,6": "vortex", "8,6": "salvage_explorer", "2,2": "?solar_tempest@0"}, explorers={"A1": "8,6"}, looked={"A": ("2,2",)}),
            script=(
                Play("go 1 7,6"),
                Play("turn 2,2 180"),
                Happened("tile_rotated", {"cell": "2,2", "by": 180}),
                Expect({"grid.1.1": "?solar_tempest@180", "seats.0.looked": ["2,2"], "decision.player": 1}),
            ),
            look=("cell-7-6", "cell-2-2"),
        ),
    )


def _scouting() -> tuple[Example, ...]:
    return (
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
                {"5,5": "spatial_distortion", "6,5": "salvage_explorer", "4,4": "?barren_planet", "6,6": "?nebula", "5,7": "?vortex"},
                explorers={"A1": "6,5"},
                guardian="8,8",
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
        Example(
            id="S41-EX-38c",
            title=_("Ruins stay ruins"),
            story=_("The tile beside the Distortion was destroyed. It lies face down, but it is not unexplored; nothing is turned up, and the phase is over."),
            rules=("S41-TIL-DIS-02", "S41-GRD-15", "S41-AMB-52"),
            table=lambda: late(
                {"7,5": "spatial_distortion", "8,5": "salvage_explorer", "6,5": "#beacon"}, explorers={"A1": "8,5"}, mode="awakening", guardian="6,5"
            ),
            script=(
                Refuse("go 1 6,5", "S41-EXP-01"),
                Play("go 1 7,5"),
                Expect({"grid.5.4": "#beacon@0", "seats.0.explorers.0.at": "7,5", "decision.kind": "guardian_step"}),
            ),
            look=("cell-7-5", "cell-6-5", "guardian"),
        ),
        Example(
            id="S41-EX-38d",
            title=_("A look in secret"),
            story=_(
                "From the Viewport Green looks at one back, anywhere. It is put back as it lay. Everybody sees which tile it was, Green alone knows what it is."
            ),
            rules=("S41-TIL-TEL-01", "S41-TIL-TEL-02", "S41-GRD-05", "S41-AMB-55", "S41-HNT-06"),
            table=lambda: table(cells={"7,5": "remote_viewport", "8,5": "salvage_explorer", "1,9": "?black_hole@270"}, explorers={"A1": "8,5"}),
            script=(
                Play("go 1 7,5"),
                Refuse("look 8,5", "S41-TIL-TEL-01", say=_("That tile is known.")),
                Play("look 1,9"),
                Happened("tile_looked_at", {"player": 0, "cell": "1,9"}),
                Expect({"grid.0.8": "?black_hole@270", "seats.0.looked": ["1,9"], "seats.1.looked": [], "guardian.at": "5,5", "decision.player": 1}),
            ),
            look=("cell-7-5", "cell-1-9"),
        ),
        Example(
            id="S41-EX-38e",
            title=_("No, thank you"),
            story=_("A look is an offer. Green declines it, and the phase ends all the same."),
            rules=("S41-TIL-TEL-01", "S41-AMB-67"),
            table=lambda: table(cells={"7,5": "remote_viewport", "8,5": "salvage_explorer"}, explorers={"A1": "8,5"}),
            script=(
                Play("go 1 7,5"),
                Play("look no"),
                Expect({"seats.0.looked": [], "decision.player": 1, "decision.kind": "starship_action"}),
            ),
            look=("cell-7-5",),
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
            story=_(
                "One Explorer is lost in a Nebula, one lies on its side, one is aboard behind a destroyed tile. All go out, one comes back, and even that one cannot leave."
            ),
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
                Expect(
                    {"seats.0.explorers.0.at": "aboard", "seats.0.explorers.1.at": "out", "seats.0.explorers.2.at": "out", "decision.kind": "guardian_step"}
                ),
            ),
            look=("explorer-0-1", "explorer-0-2", "explorer-0-3", "cell-9-5"),
        ),
        Example(
            id="S41-EX-40b",
            title=_("One comes to the rescue"),
            story=_("All green Explorers are out of the game. When the Explorer phase begins, one is put aboard and has to move like any other."),
            rules=("S41-DET-10", "S41-DET-01", "S41-AMB-20"),
            table=lambda: table(kind="starship_action", explorers={"A1": "out", "A2": "out", "A3": "out"}),
            script=(
                Play("stay"),
                Happened("explorer_returned", {"player": 0, "explorer": 1, "cause": "none_left"}),
                Choices(("go 1 9,5",)),
                Expect({"seats.0.explorers.1.at": "out", "seats.0.explorers.2.at": "out"}),
            ),
            look=("ship-0", "seat-0"),
        ),
    )
