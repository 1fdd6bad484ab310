"""Steps and tiles that move an Explorer: S41-EX-08 to S41-EX-16."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Happened, Play, Refuse
from spacegames.core.words import _

from .prepared import late, table


def examples() -> tuple[Example, ...]:
    return *_steps(), *_winds(), *_bursts_and_rays(), *_blown_aboard(), *_artifacts()


def _steps() -> tuple[Example, ...]:
    return (
        Example(
            id="S41-EX-08",
            title=_("The way out"),
            story=_("Green's Starship lies at place 5. To which cells can its Explorers step out?"),
            rules=("S41-EXP-01", "S41-EXP-02", "S41-INV-16"),
            table=lambda: table(),
            script=(
                Choices(("go 1 9,5",)),
                Refuse("go 1 9,4", "S41-EXP-02", say=_("Diagonally out is not possible.")),
                Refuse("go 1 9,6", "S41-EXP-02"),
            ),
            look=("ship-0", "cell-9-5", "cell-9-4", "cell-9-6"),
        ),
        Example(
            id="S41-EX-08b",
            title=_("The way in"),
            story=_("From 9,6 the Starship lies diagonally below. Is it one step away?"),
            rules=("S41-EXP-02", "S41-DET-02"),
            table=lambda: table(cells={"9,6": "salvage_explorer"}, explorers={"A1": "9,6"}),
            script=(
                Refuse("go 1 ship", "S41-EXP-02"),
                Refuse("go 1 9,6", "S41-DET-02", say=_("Standing still is no move either.")),
                Choices(("go 1 8,5", "go 1 8,6", "go 1 8,7", "go 1 9,5", "go 1 9,7"), of="go 1"),
            ),
            look=("explorer-0-1", "ship-0"),
        ),
        Example(
            id="S41-EX-08c",
            title=_("A tile face down"),
            story=_("Green steps onto a tile that lies face down and a quarter turned. It turns out to be a Pulsar: where does it send the Explorer?"),
            rules=("S41-EXP-04", "S41-EXP-05", "S41-EXP-06", "S41-AMB-74"),
            table=lambda: table(cells={"9,5": "?pulsar@90", "7,3": "salvage_explorer"}),
            script=(
                Play("go 1 9,5"),
                Happened("tile_revealed", {"cell": "9,5", "tile": "pulsar@90", "by": "explorer"}),
                Happened("explorer_moved", {"from": "9,5", "to": "7,3", "by": "pulsar"}),
                Expect({"seats.0.explorers.0.at": "7,3", "grid.8.4": "pulsar@90"}),
            ),
            look=("cell-9-5",),
        ),
        Example(
            id="S41-EX-08d",
            title=_("Nowhere else to go"),
            story=_("Green has one Explorer left, and before the door lies a known Black Hole. May the Explorer stay aboard?"),
            rules=("S41-DET-01", "S41-AMB-73", "S41-TIL-BLK-01"),
            table=lambda: table(cells={"9,5": "black_hole"}, explorers={"A2": "out", "A3": "out"}),
            script=(
                Refuse("stay", "S41-TRN-02", say=_("Only the Starship may stay.")),
                Choices(("go 1 9,5",)),
                Play("go 1 9,5"),
                Happened("explorer_out", {"explorer": 1, "cause": "black_hole"}),
            ),
            look=("cell-9-5", "ship-0"),
        ),
        Example(
            id="S41-EX-09",
            title=_("A wind towards the Starship"),
            story=_("A Solar Wind on 9,6 points south-west, exactly at Green's Starship. No step leads aboard diagonally; does the wind?"),
            rules=("S41-EXP-03", "S41-DET-04", "S41-TIL-WND-01", "S41-AMB-62"),
            table=lambda: table(cells={"9,6": "solar_wind[SW]", "8,6": "salvage_explorer"}, explorers={"A1": "8,6"}),
            script=(
                Play("go 1 9,6"),
                Happened("explorer_moved", {"from": "9,6", "to": "ship", "by": "solar_wind"}),
                Expect({"seats.0.explorers.0.at": "aboard", "decision.player": 1}),
            ),
            look=("cell-9-6", "ship-0"),
        ),
    )


def _winds() -> tuple[Example, ...]:
    return (
        Example(
            id="S41-EX-09b",
            title=_("An arrow off the map"),
            story=_("The Solar Wind on 1,4 points north only, where the map ends. What becomes of the Explorer?"),
            rules=("S41-TIL-WND-02", "S41-DET-07"),
            table=lambda: table(cells={"1,4": "solar_wind[N]", "2,4": "salvage_explorer"}, explorers={"A1": "2,4"}),
            script=(
                Play("go 1 1,4"),
                Happened("explorer_stopped", {"cell": "1,4"}),
                Expect({"seats.0.explorers.0.at": "1,4", "decision.player": 1}),
            ),
            look=("cell-1-4",),
        ),
        Example(
            id="S41-EX-09c",
            title=_("Three arrows at the edge"),
            story=_("This Wind lies at the north edge and points north, east and west. Where may the Explorer go on to?"),
            rules=("S41-TIL-WND-01", "S41-TIL-WND-03", "S41-DET-08"),
            table=lambda: table(cells={"1,4": "solar_wind[N,E,W]", "2,4": "salvage_explorer"}, explorers={"A1": "2,4"}),
            script=(
                Play("go 1 1,4"),
                Choices(("on 1,3", "on 1,5")),
                Refuse("on 2,4", "S41-EXP-06", say=_("No arrow points there.")),
            ),
            look=("cell-1-4", "cell-1-3", "cell-1-5"),
        ),
        Example(
            id="S41-EX-09d",
            title=_("Blown at a foreign Starship"),
            story=_("The Wind on 1,5 points straight at Blue's Starship. What becomes of Green's Explorer?"),
            rules=("S41-DET-06", "S41-DET-07", "S41-TIL-WND-02"),
            table=lambda: table(cells={"1,5": "solar_wind[N]", "2,5": "salvage_explorer"}, explorers={"A1": "2,5"}),
            script=(
                Play("go 1 1,5"),
                Happened("explorer_stopped", {"cell": "1,5"}),
                Expect({"seats.0.explorers.0.at": "1,5"}),
            ),
            look=("cell-1-5", "ship-1"),
        ),
        Example(
            id="S41-EX-10",
            title=_("A jump onto the Starship"),
            story=_(
                "A Supernova throws to the second cell in any direction. From 8,7 the second one to the south-west is Green's Starship. How many ways are there?"
            ),
            rules=("S41-TIL-NOV-01", "S41-DET-04", "S41-DET-08", "S41-AMB-68"),
            table=lambda: table(cells={"8,7": "supernova", "7,7": "salvage_explorer"}, explorers={"A1": "7,7"}),
            script=(
                Play("go 1 8,7"),
                Choices(("on 6,5", "on 6,7", "on 6,9", "on 8,5", "on 8,9", "on ship")),
                Play("on ship"),
                Expect({"seats.0.explorers.0.at": "aboard"}),
            ),
            look=("cell-8-7", "ship-0"),
        ),
    )


def _bursts_and_rays() -> tuple[Example, ...]:
    ray = {"6,3": "black_hole", "5,4": "asteroid_belt_2", "3,6": "nebula", "2,7": "beacon"}
    return (
        Example(
            id="S41-EX-11",
            title=_("A Pulsar as printed"),
            story=_("The Pulsar on 4,4 has two bursts, and each throws to the second cell. Where to?"),
            rules=("S41-TIL-PUL-01", "S41-DET-03"),
            table=lambda: table(cells={"4,4": "pulsar@0", "5,4": "salvage_explorer"}, explorers={"A1": "5,4"}),
            script=(Play("go 1 4,4"), Choices(("on 2,6", "on 6,2"))),
            look=("cell-4-4",),
            rulebook=True,
        ),
        Example(
            id="S41-EX-11b",
            title=_("The same Pulsar, a quarter turned"),
            story=_("The same Pulsar, turned by a quarter. Where do its bursts point now?"),
            rules=("S41-TIL-PUL-01",),
            table=lambda: table(cells={"4,4": "pulsar@90", "5,4": "salvage_explorer"}, explorers={"A1": "5,4"}),
            script=(Play("go 1 4,4"), Choices(("on 2,2", "on 6,6"))),
            look=("cell-4-4",),
        ),
        Example(
            id="S41-EX-12",
            title=_("A Pulsar in the corner"),
            story=_("On 1,1 both bursts of an unturned Pulsar leave the map. What now?"),
            rules=("S41-TIL-PUL-02", "S41-DET-07"),
            table=lambda: table(cells={"1,1": "pulsar@0", "2,1": "salvage_explorer"}, explorers={"A1": "2,1"}),
            script=(
                Play("go 1 1,1"),
                Happened("explorer_stopped", {"explorer": 1, "cell": "1,1"}),
                Expect({"seats.0.explorers.0.at": "1,1", "decision.player": 1}),
            ),
            look=("cell-1-1",),
        ),
        Example(
            id="S41-EX-13",
            title=_("A Flare finds a back"),
            story=_(
                "The Flare on 7,2 blows north-east to the first unexplored tile. On its way lie a Black Hole and an Asteroid Belt, both known: do they act?"
            ),
            rules=("S41-TIL-FLA-01", "S41-DET-03", "S41-EXP-04", "S41-AMB-63"),
            table=lambda: table(
                cells={"7,2": "solar_flare@0", "8,2": "salvage_explorer", "6,3": "black_hole", "5,4": "asteroid_belt_2", "4,5": "?barren_planet"},
                explorers={"A1": "8,2"},
            ),
            script=(
                Play("go 1 7,2"),
                Happened("explorer_moved", {"from": "7,2", "to": "4,5", "by": "solar_flare"}),
                Happened("tile_revealed", {"cell": "4,5", "by": "explorer"}),
                Expect({"seats.0.explorers.0.at": "4,5"}, say=_("What was skipped did nothing.")),
            ),
            look=("cell-7-2", "cell-6-3", "cell-5-4", "cell-4-5"),
            rulebook=True,
        ),
        Example(
            id="S41-EX-13b",
            title=_("A Flare to the edge"),
            story=_("The same Flare when everything on its way is known: now it blows as far as the edge, to 1,8."),
            rules=("S41-TIL-FLA-02", "S41-DET-03"),
            table=lambda: table(
                cells={**ray, "7,2": "solar_flare@0", "8,2": "salvage_explorer", "4,5": "asteroid_belt_2", "1,8": "glynium_planet_2"},
                crystals={"1,8": {"yellow": 2}},
                explorers={"A1": "8,2"},
            ),
            script=(
                Play("go 1 7,2"),
                Expect({"seats.0.explorers.0.at": "1,8", "decision.player": 1}),
            ),
            look=("cell-7-2", "cell-1-8"),
        ),
        Example(
            id="S41-EX-13c",
            title=_("A Flare with nowhere to blow"),
            story=_("The Flare on 4,9 blows north-east, off the map. The Explorer stops there."),
            rules=("S41-TIL-FLA-03", "S41-DET-07"),
            table=lambda: table(cells={"4,9": "solar_flare@0", "5,9": "salvage_explorer"}, explorers={"A1": "5,9"}),
            script=(
                Play("go 1 4,9"),
                Happened("explorer_stopped", {"cell": "4,9"}),
                Expect({"seats.0.explorers.0.at": "4,9", "decision.player": 1}),
            ),
            look=("cell-4-9",),
        ),
        Example(
            id="S41-EX-13d",
            title=_("A Flare over ruins"),
            story=_("The Guardian has destroyed 5,4. That tile lies face down, but it is not unexplored: the Flare blows over it to the edge."),
            rules=("S41-TIL-FLA-02", "S41-AMB-30", "S41-AMB-31"),
            table=lambda: late(
                {"7,2": "solar_flare@0", "8,2": "salvage_explorer", "5,4": "#beacon"}, explorers={"A1": "8,2"}, mode="awakening", guardian="5,4"
            ),
            script=(
                Play("go 1 7,2"),
                Happened("explorer_moved", {"from": "7,2", "to": "1,8", "by": "solar_flare"}),
                Expect({"seats.0.explorers.0.at": "1,8", "grid.4.3": "#beacon@0"}),
            ),
            look=("cell-7-2", "cell-5-4", "cell-1-8"),
        ),
        Example(
            id="S41-EX-14",
            title=_("A Tempest blows to the edge"),
            story=_("The Tempest on 6,4 blows north-west: 5,3 and 4,2 are flown over, 3,1 is the edge."),
            rules=("S41-TIL-TEM-01", "S41-DET-03"),
            table=lambda: table(cells={"6,4": "solar_tempest@0", "7,4": "salvage_explorer", "3,1": "salvage_explorer"}, explorers={"A1": "7,4"}),
            script=(
                Play("go 1 6,4"),
                Expect({"seats.0.explorers.0.at": "3,1"}),
            ),
            look=("cell-6-4", "cell-3-1"),
            rulebook=True,
        ),
        Example(
            id="S41-EX-14b",
            title=_("A Tempest at its own edge"),
            story=_("On 1,5 the map ends in the direction of the Tempest. The Explorer stops."),
            rules=("S41-TIL-TEM-02", "S41-AMB-40"),
            table=lambda: table(cells={"1,5": "solar_tempest@0", "2,5": "salvage_explorer"}, explorers={"A1": "2,5"}),
            script=(
                Play("go 1 1,5"),
                Happened("explorer_stopped", {"cell": "1,5"}),
                Expect({"seats.0.explorers.0.at": "1,5", "decision.player": 1}),
            ),
            look=("cell-1-5",),
        ),
        Example(
            id="S41-EX-14c",
            title=_("A Tempest at another edge"),
            story=_("On 9,5 the Explorer is at an edge too, but not at the one the Tempest blows to. Off it goes to 5,1."),
            rules=("S41-TIL-TEM-01", "S41-AMB-40"),
            table=lambda: table(cells={"9,5": "solar_tempest@0", "5,1": "salvage_explorer"}),
            script=(
                Play("go 1 9,5"),
                Expect({"seats.0.explorers.0.at": "5,1"}),
            ),
            look=("cell-9-5", "cell-5-1"),
        ),
    )


def _blown_aboard() -> tuple[Example, ...]:
    return (
        Example(
            id="S41-EX-14d",
            title=_("The Starship at the end of the line"),
            story=_("Turned half round, the Tempest on 6,1 blows south-east. Behind the last cell, 9,4, lies Green's Starship: the flight ends aboard."),
            rules=("S41-TIL-TEM-01", "S41-DET-04", "S41-EXP-03", "S41-AMB-41"),
            table=lambda: table(cells={"6,1": "solar_tempest@180", "5,1": "salvage_explorer"}, explorers={"A1": "5,1"}),
            script=(
                Play("go 1 6,1"),
                Happened("explorer_moved", {"from": "6,1", "to": "ship", "by": "solar_tempest"}),
                Expect({"seats.0.explorers.0.at": "aboard"}),
            ),
            look=("cell-6-1", "cell-9-4", "ship-0"),
        ),
        Example(
            id="S41-EX-14e",
            title=_("From the edge straight aboard"),
            story=_("Here the Tempest itself lies at the edge it blows to. But the next place on its line is Green's Starship, so the Explorer goes aboard."),
            rules=("S41-TIL-TEM-02", "S41-DET-04", "S41-AMB-84"),
            table=lambda: table(cells={"9,4": "solar_tempest@180", "8,4": "salvage_explorer"}, explorers={"A1": "8,4"}),
            script=(
                Play("go 1 9,4"),
                Happened("explorer_moved", {"from": "9,4", "to": "ship", "by": "solar_tempest"}),
                Expect({"seats.0.explorers.0.at": "aboard"}),
            ),
            look=("cell-9-4", "ship-0"),
        ),
    )


def _artifacts() -> tuple[Example, ...]:
    return (
        Example(
            id="S41-EX-15",
            title=_("Eight jumps, and a Rift"),
            story=_("The Artifact in the centre offers eight landing cells. On 3,6 a Rift is waiting: it carries on along the diagonal, north-east to 2,7."),
            rules=("S41-TIL-ART-01", "S41-TIL-ART-02", "S41-TIL-RIF-01", "S41-AMB-37", "S41-AMB-38"),
            table=lambda: table(
                cells={"5,5": "alien_artifact", "6,5": "salvage_explorer", "3,6": "space_rift", "2,7": "glynium_planet_2"},
                crystals={"2,7": {"yellow": 2}},
                explorers={"A1": "6,5"},
            ),
            script=(
                Play("go 1 5,5"),
                Choices(("on 3,4", "on 3,6", "on 4,3", "on 4,7", "on 6,3", "on 6,7", "on 7,4", "on 7,6")),
                Refuse("on 4,4", "S41-EXP-06", say=_("A neighbour is not far enough away.")),
                Play("on 3,6"),
                Happened("explorer_moved", {"from": "3,6", "to": "2,7", "by": "space_rift"}),
                Expect({"seats.0.explorers.0.at": "2,7"}),
            ),
            look=("cell-5-5", "cell-3-6", "cell-2-7"),
        ),
        Example(
            id="S41-EX-16",
            title=_("An Artifact in the corner"),
            story=_("On 1,1 only two of the eight jumps stay on the map."),
            rules=("S41-TIL-ART-01", "S41-DET-08"),
            table=lambda: table(cells={"1,1": "alien_artifact", "2,1": "salvage_explorer"}, explorers={"A1": "2,1"}),
            script=(Play("go 1 1,1"), Choices(("on 2,3", "on 3,2"))),
            look=("cell-1-1", "cell-2-3", "cell-3-2"),
        ),
    )
