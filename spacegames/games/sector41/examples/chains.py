"""Direction of travel, loops and teleports: S41-EX-17 to S41-EX-22."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Happened, Play, Refuse
from spacegames.core.words import _

from .prepared import table


def examples() -> tuple[Example, ...]:
    return *_travelling(), *_loops(), *_wormholes()


def _travelling() -> tuple[Example, ...]:
    return (
        Example(
            id="S41-EX-17",
            title=_("A Rift carries on"),
            story=_("Green goes east onto the Rift on 5,4. It adds one more cell in the same direction."),
            rules=("S41-TIL-RIF-01",),
            table=lambda: table(cells={"5,4": "space_rift", "5,3": "salvage_explorer"}, explorers={"A1": "5,3"}),
            script=(
                Play("go 1 5,4"),
                Happened("explorer_moved", {"from": "5,4", "to": "5,5", "by": "space_rift"}),
                Expect({"seats.0.explorers.0.at": "5,5"}),
            ),
            look=("cell-5-4", "cell-5-5"),
        ),
        Example(
            id="S41-EX-17b",
            title=_("A Rift at the edge"),
            story=_("Going east onto the Rift on 5,9, there is no further cell. The Explorer stops there."),
            rules=("S41-TIL-RIF-02", "S41-DET-07", "S41-AMB-42"),
            table=lambda: table(cells={"5,9": "space_rift", "5,8": "salvage_explorer"}, explorers={"A1": "5,8"}),
            script=(
                Play("go 1 5,9"),
                Happened("explorer_stopped", {"cell": "5,9"}),
                Expect({"seats.0.explorers.0.at": "5,9", "decision.player": 1}),
            ),
            look=("cell-5-9",),
        ),
        Example(
            id="S41-EX-18",
            title=_("An Anomaly at the door"),
            story=_("Stepping out onto an Anomaly: two cells back would be outside, one cell back is the Starship."),
            rules=("S41-TIL-TIM-02", "S41-DET-04", "S41-AMB-39"),
            table=lambda: table(cells={"9,5": "temporal_anomaly"}),
            script=(
                Play("go 1 9,5"),
                Happened("explorer_moved", {"from": "9,5", "to": "ship", "by": "temporal_anomaly"}),
                Expect({"seats.0.explorers.0.at": "aboard", "decision.player": 1}),
            ),
            look=("cell-9-5", "ship-0"),
        ),
        Example(
            id="S41-EX-18b",
            title=_("Back where it began"),
            story=_(
                "Green goes south onto an Anomaly. Two cells back lies Blue's Starship, which is closed; one cell back is the Viewport Green came from. It may be used."
            ),
            rules=("S41-TIL-TIM-02", "S41-DET-06", "S41-AMB-69"),
            table=lambda: table(ships={"B": "N3"}, cells={"2,3": "temporal_anomaly", "1,3": "remote_viewport"}, explorers={"A1": "1,3"}),
            script=(
                Play("go 1 2,3"),
                Happened("explorer_moved", {"from": "2,3", "to": "1,3", "by": "temporal_anomaly"}),
                Expect({"seats.0.explorers.0.at": "1,3", "decision.kind": "viewport_look"}),
            ),
            look=("cell-2-3", "cell-1-3", "ship-1"),
        ),
        Example(
            id="S41-EX-19",
            title=_("Thrown back, and travelling south"),
            story=_("Green goes north onto the Anomaly on 5,5 and is thrown back to 7,5. A Rift there shows that the Explorer now travels south."),
            rules=("S41-TIL-TIM-01", "S41-TIL-RIF-01", "S41-AMB-39"),
            table=lambda: table(
                cells={"5,5": "temporal_anomaly", "6,5": "salvage_explorer", "7,5": "space_rift", "8,5": "salvage_explorer"}, explorers={"A1": "6,5"}
            ),
            script=(
                Play("go 1 5,5"),
                Happened("explorer_moved", {"from": "5,5", "to": "7,5", "by": "temporal_anomaly"}),
                Happened("explorer_moved", {"from": "7,5", "to": "8,5", "by": "space_rift"}),
                Expect({"seats.0.explorers.0.at": "8,5"}),
            ),
            look=("cell-5-5", "cell-7-5", "cell-8-5"),
        ),
    )


def _loops() -> tuple[Example, ...]:
    return (
        Example(
            id="S41-EX-20",
            title=_("Two Winds, one loop"),
            story=_(
                "Two Solar Winds blow at each other. Whoever enters is passed to and fro for ever, so the Explorer is lost; its crystal stays on the loop."
            ),
            rules=("S41-DET-11", "S41-DET-12", "S41-AMB-11", "S41-AMB-78", "S41-AMB-82"),
            table=lambda: table(
                cells={"4,4": "solar_wind[E]", "4,5": "solar_wind[W]", "5,4": "glynium_planet_2"}, crystals={"5,4": {"yellow": 2}}, explorers={"A1": "5,4"}
            ),
            script=(
                Play("go 1 4,4 tow yellow"),
                Happened("explorer_out", {"explorer": 1, "cause": "loop"}),
                Choices(("drop 4,4", "drop 4,5"), say=_("Green chooses a tile of the loop.")),
                Play("drop 4,5"),
                Expect({"seats.0.explorers.0.at": "out", "crystals": {"4,5": {"yellow": 1}, "5,4": {"yellow": 1}}, "decision.player": 1}),
            ),
            look=("cell-4-4", "cell-4-5"),
        ),
        Example(
            id="S41-EX-20b",
            title=_("The loop from the other side"),
            story=_("It makes no difference which of the two Winds is entered, nor whether a crystal comes along."),
            rules=("S41-DET-11", "S41-AMB-11"),
            table=lambda: table(cells={"4,4": "solar_wind[E]", "4,5": "solar_wind[W]", "3,5": "salvage_explorer"}, explorers={"A1": "3,5"}),
            script=(
                Play("go 1 4,5"),
                Happened("explorer_out", {"explorer": 1, "cell": "4,5", "cause": "loop"}),
                Expect({"seats.0.explorers.0.at": "out", "decision.player": 1}),
            ),
            look=("cell-4-4", "cell-4-5"),
        ),
        Example(
            id="S41-EX-20c",
            title=_("A tile that leads into the loop"),
            story=_(
                "The Wind on 3,4 is no part of the loop, but it leads nowhere else. The Explorer is lost as soon as it gets there, and its crystal goes to the loop itself."
            ),
            rules=("S41-DET-11", "S41-DET-12", "S41-AMB-82"),
            table=lambda: table(
                cells={"3,4": "solar_wind[S]", "4,4": "solar_wind[E]", "4,5": "solar_wind[W]", "3,3": "glynium_planet_2"},
                crystals={"3,3": {"yellow": 2}},
                explorers={"A1": "3,3"},
            ),
            script=(
                Play("go 1 3,4 tow yellow"),
                Happened("explorer_out", {"explorer": 1, "cell": "3,4", "cause": "loop"}),
                Refuse("drop 3,4", "S41-DET-12", say=_("That tile is not on the loop.")),
                Choices(("drop 4,4", "drop 4,5")),
                Play("drop 4,4"),
                Expect({"crystals": {"3,3": {"yellow": 1}, "4,4": {"yellow": 1}}}),
            ),
            look=("cell-3-4", "cell-4-4", "cell-4-5"),
        ),
        Example(
            id="S41-EX-21",
            title=_("A loop with a way out"),
            story=_("Now the second Wind also points south, to a planet. Nobody is lost, but going round again is not allowed: the Explorer has to leave."),
            rules=("S41-DET-11", "S41-TIL-WND-01", "S41-AMB-12", "S41-AMB-83"),
            table=lambda: table(
                cells={"4,4": "solar_wind[E]", "4,5": "solar_wind[S,W]", "5,4": "glynium_planet_2", "5,5": "glynium_planet_2"},
                crystals={"5,4": {"yellow": 2}, "5,5": {"yellow": 2}},
                explorers={"A1": "5,4"},
            ),
            script=(
                Play("go 1 4,4 tow yellow"),
                Play("on 4,5 tow yellow"),
                Refuse("on 4,4", "S41-AMB-12", say=_("The Explorer has been there in this phase.")),
                Choices(("on 5,5", "on 5,5 tow yellow")),
                Play("on 5,5 tow yellow"),
                Expect({"seats.0.explorers.0.at": "5,5", "crystals": {"5,4": {"yellow": 1}, "5,5": {"yellow": 3}}}),
            ),
            look=("cell-4-4", "cell-4-5", "cell-5-5"),
        ),
    )


def _wormholes() -> tuple[Example, ...]:
    return (
        Example(
            id="S41-EX-22",
            title=_("A Wormhole to nowhere"),
            story=_("No Stargate has been found yet, so the Explorer stays on the Wormhole."),
            rules=("S41-TIL-WOR-02",),
            table=lambda: table(cells={"3,2": "wormhole", "4,2": "salvage_explorer"}, explorers={"A1": "4,2"}),
            script=(
                Play("go 1 3,2"),
                Happened("explorer_stopped", {"cell": "3,2"}),
                Expect({"seats.0.explorers.0.at": "3,2", "decision.player": 1}),
            ),
            look=("cell-3-2",),
        ),
        Example(
            id="S41-EX-22b",
            title=_("Two Stargates to choose from"),
            story=_("With two Stargates open, Green picks one. It acts at once: another Explorer may be called there, even from aboard."),
            rules=("S41-TIL-WOR-01", "S41-TIL-GAT-01", "S41-DET-05", "S41-AMB-44", "S41-AMB-45"),
            table=lambda: table(
                cells={"3,2": "wormhole", "4,2": "salvage_explorer", "6,6": "stargate", "8,3": "stargate", "2,9": "?stargate"}, explorers={"A1": "4,2"}
            ),
            script=(
                Play("go 1 3,2"),
                Choices(("on 6,6", "on 8,3"), say=_("The third Stargate is still hidden.")),
                Refuse("on 2,9", "S41-TIL-WOR-01"),
                Play("on 6,6"),
                Choices(("call no", "call 2")),
                Play("call 2"),
                Expect({"seats.0.explorers.0.at": "6,6", "seats.0.explorers.1.at": "6,6", "decision.player": 1}),
            ),
            look=("cell-3-2", "cell-6-6", "cell-8-3"),
        ),
        Example(
            id="S41-EX-22c",
            title=_("Called out of the Nebula"),
            story=_(
                "Green enters a Stargate and may call another Explorer: the one lost in the Nebula comes, free but without the crystal there. One that is out of the game cannot hear."
            ),
            rules=("S41-TIL-GAT-01", "S41-TIL-GAT-02", "S41-TIL-GAT-03", "S41-AMB-48", "S41-HNT-04"),
            table=lambda: table(
                cells={"4,8": "stargate", "5,8": "salvage_explorer", "2,2": "nebula"},
                crystals={"2,2": {"yellow": 1}},
                explorers={"A1": "5,8", "A2": "2,2 trapped", "A3": "out"},
            ),
            script=(
                Play("go 1 4,8"),
                Refuse("call 3", "S41-TIL-GAT-03"),
                Choices(("call no", "call 2")),
                Play("call 2"),
                Happened("explorer_called", {"explorer": 2, "from": "2,2", "to": "4,8"}),
                Expect({"seats.0.explorers.1.at": "4,8", "seats.0.explorers.1.state": "free", "crystals": {"2,2": {"yellow": 1}}, "decision.player": 1}),
            ),
            look=("cell-4-8", "cell-2-2", "explorer-0-2"),
        ),
    )
