"""The Guardian: S41-EX-41 to S41-EX-45."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Happened, Play, Refuse
from spacegames.core.words import _

from .prepared import CRYSTALS_LATE, PLANETS, late, table


def examples() -> tuple[Example, ...]:
    return *_wandering(), *_hurrying(), *_awake()


def _wandering() -> tuple[Example, ...]:
    return (
        Example(
            id="S41-EX-41",
            title=_("Nothing new, no wandering"),
            story=_("Green steps onto a known tile. Nothing was explored, so the Guardian stays where it is."),
            rules=("S41-GRD-05",),
            table=lambda: table(cells={"6,5": "salvage_explorer", "7,5": "salvage_explorer"}, explorers={"A1": "7,5"}),
            script=(
                Play("go 1 6,5"),
                Expect({"decision.player": 1, "decision.kind": "starship_action", "guardian.at": "5,5"}),
            ),
            look=("guardian", "cell-6-5"),
        ),
        Example(
            id="S41-EX-41b",
            title=_("A chain that explores"),
            story=_("The Solar Wind is known, but it blows onto a back. That counts: the Guardian takes one step, to any neighbouring cell."),
            rules=("S41-GRD-04", "S41-GRD-05", "S41-GRD-06", "S41-AMB-24", "S41-AMB-25"),
            table=lambda: table(cells={"6,4": "solar_wind[E]", "7,4": "salvage_explorer", "6,5": "?barren_planet", "4,5": "?beacon"}, explorers={"A1": "7,4"}),
            script=(
                Play("go 1 6,4"),
                Choices(tuple(f"guardian {cell}" for cell in ("4,4", "4,5", "4,6", "5,4", "5,6", "6,4", "6,5", "6,6"))),
                Play("guardian 4,5"),
                Happened("tile_revealed", {"cell": "4,5", "by": "guardian"}),
                Expect({"guardian.at": "4,5", "decision.player": 1}, say=_("It turns up the Beacon and ignores it.")),
            ),
            look=("guardian", "cell-6-5", "cell-4-5"),
        ),
        Example(
            id="S41-EX-41c",
            title=_("A Distortion does not count"),
            story=_("The Distortion opens a tile, but no Explorer went onto a back. The Guardian stays."),
            rules=("S41-GRD-05", "S41-TIL-DIS-01", "S41-AMB-25"),
            table=lambda: table(cells={"7,4": "spatial_distortion", "8,4": "salvage_explorer", "6,4": "?barren_planet"}, explorers={"A1": "8,4"}),
            script=(
                Play("go 1 7,4"),
                Play("open 6,4"),
                Happened("tile_revealed", {"cell": "6,4", "by": "distortion"}),
                Expect({"guardian.at": "5,5", "decision.player": 1}),
            ),
            look=("guardian", "cell-7-4", "cell-6-4"),
        ),
        Example(
            id="S41-EX-41d",
            title=_("A harmless visitor"),
            story=_("While it wanders the Guardian harms nobody: it may step onto a cell with an Explorer and crystals, and Explorers may step onto its cell."),
            rules=("S41-GRD-01", "S41-GRD-03", "S41-AMB-81"),
            table=lambda: table(
                cells={"5,5": "salvage_explorer", "4,5": "glynium_planet_2", "6,5": "salvage_explorer"},
                crystals={"4,5": {"yellow": 2}},
                explorers={"A1": "6,5", "B1": "4,5"},
            ),
            script=(
                Play("go 1 5,5", say=_("Green walks up to the Guardian.")),
                Expect({"seats.0.explorers.0.at": "5,5", "guardian.at": "5,5", "decision.player": 1}),
                Play("stay"),
                Play("go 2 1,5"),
                Play("guardian 4,5", say=_("Blue brings it to the planet.")),
                Expect({"seats.1.explorers.0.at": "4,5", "crystals": {"4,5": {"yellow": 2}}, "grid.3.4": "glynium_planet_2@0"}),
            ),
            look=("guardian", "explorer-0-1", "explorer-1-1"),
        ),
        Example(
            id="S41-EX-41e",
            title=_("The Guardian finds a planet"),
            story=_("The back the Guardian enters turns out to be a planet. It receives its crystals as if an Explorer had found it."),
            rules=("S41-GRD-06", "S41-GRD-07", "S41-TIL-GLY-01"),
            table=lambda: table(cells={"4,5": "?glynium_planet_3"}, kind="guardian_step", explored=True),
            script=(
                Play("guardian 4,5"),
                Happened("tile_revealed", {"cell": "4,5", "by": "guardian"}),
                Happened("crystals_placed", {"cell": "4,5", "crystals": {"yellow": 3}}),
                Expect({"crystals": {"4,5": {"yellow": 3}}, "supply.yellow": 15}),
            ),
            look=("guardian", "cell-4-5", "supply"),
        ),
    )


def _hurrying() -> tuple[Example, ...]:
    planets = {cell: tile for cell, tile in PLANETS.items() if cell != "2,6"}
    heaps = {cell: heap for cell, heap in CRYSTALS_LATE.items() if cell != "2,6"}
    return (
        Example(
            id="S41-EX-42",
            title=_("The eighth planet"),
            story=_("Green finds the last planet, and with it the red crystal. The Guardian speeds up at once: in this very turn it has to go towards a back."),
            rules=("S41-GRD-08", "S41-TIL-GLY-01", "S41-TIL-GLY-02", "S41-TIL-GLY-04", "S41-AMB-26", "S41-INV-04", "S41-INV-05"),
            table=lambda: table(
                cells={**planets, "6,5": "?glynium_planet_4", "7,5": "salvage_explorer"},
                crystals=heaps,
                collected={"A": {"yellow": 4}, "B": {"yellow": 4}},
                explorers={"A1": "7,5"},
                number=33,
            ),
            script=(
                Expect({"supply": {"yellow": 1, "blue": 2, "red": 1}}),
                Play("go 1 6,5"),
                Happened("crystals_placed", {"cell": "6,5", "crystals": {"yellow": 1, "blue": 2, "red": 1}}),
                Happened("guardian_mode", {"mode": "acceleration"}),
                Refuse("guardian 6,5", "S41-GRD-09", say=_("That tile is explored by now.")),
                Choices(tuple(f"guardian {cell}" for cell in ("4,4", "4,5", "4,6", "5,4", "5,6", "6,4", "6,6"))),
            ),
            look=("cell-6-5", "supply", "guardian"),
        ),
        Example(
            id="S41-EX-43",
            title=_("Two goals equally near"),
            story=_("Only 2,5 and 5,8 are unexplored, both three steps from the Guardian. Each step that comes nearer to one of them is allowed."),
            rules=("S41-GRD-09", "S41-AMB-22", "S41-AMB-23"),
            table=lambda: late({"2,5": "?barren_planet", "5,8": "?vortex"}, kind="guardian_step"),
            script=(
                Choices(("guardian 4,4", "guardian 4,5", "guardian 4,6", "guardian 5,6", "guardian 6,6")),
                Refuse("guardian 6,4", "S41-GRD-09"),
                Play("guardian 4,6"),
                Expect({"guardian.at": "4,6", "decision.player": 1}),
            ),
            look=("guardian", "cell-2-5", "cell-5-8"),
        ),
        Example(
            id="S41-EX-43b",
            title=_("It explores in a hurry"),
            story=_("Accelerated, the Guardian moves although nobody explored anything in this turn. The back it enters is turned up."),
            rules=("S41-GRD-08", "S41-GRD-10"),
            table=lambda: late({"6,5": "?barren_planet", "1,9": "?vortex", "9,5": "salvage_explorer"}),
            script=(
                Play("go 1 9,5"),
                Happened("guardian_moved", {"from": "5,5", "to": "6,5", "mode": "acceleration"}),
                Happened("tile_revealed", {"cell": "6,5", "by": "guardian"}),
                Expect({"guardian.at": "6,5", "grid.5.4": "barren_planet@0", "decision.player": 1}),
            ),
            look=("guardian", "cell-6-5", "cell-9-5"),
        ),
    )


def _awake() -> tuple[Example, ...]:
    return (
        Example(
            id="S41-EX-44",
            title=_("The Guardian awakes"),
            story=_("Green turns up the last tile. The Guardian is put on the centre, which stays face up; the first destruction comes in the next turn."),
            rules=("S41-GRD-11", "S41-GRD-12", "S41-GRD-13", "S41-AMB-27", "S41-AMB-71", "S41-AMB-79"),
            table=lambda: late(
                {"6,5": "?barren_planet", "7,5": "salvage_explorer", "1,5": "salvage_explorer", "4,5": "beacon", "5,5": "pulsar@0"},
                explorers={"A1": "7,5"},
                guardian="2,2",
            ),
            script=(
                Play("go 1 6,5"),
                Happened("guardian_relocated", {"from": "2,2", "to": "5,5"}),
                Happened("guardian_mode", {"mode": "awakening"}),
                Expect({"guardian.at": "5,5", "grid.4.4": "pulsar@0", "decision.player": 1}),
                Play("stay"),
                Play("go 1 1,5"),
                Choices(tuple(f"guardian {cell}" for cell in ("4,4", "4,5", "4,6", "5,4", "5,6", "6,4", "6,5", "6,6"))),
                Play("guardian 4,5"),
                Happened("tile_destroyed", {"cell": "4,5"}),
                Expect({"grid.3.4": "#beacon@0"}),
            ),
            look=("guardian", "cell-5-5", "cell-6-5"),
        ),
        Example(
            id="S41-EX-44b",
            title=_("It wakes itself"),
            story=_("The Guardian turns up the last tile itself. At once it is put on the centre, and nothing is destroyed yet."),
            rules=("S41-GRD-10", "S41-GRD-11", "S41-AMB-27"),
            table=lambda: late({"2,3": "?barren_planet", "1,5": "salvage_explorer"}, guardian="2,2", kind="guardian_step"),
            script=(
                Play("guardian 2,3"),
                Happened("tile_revealed", {"cell": "2,3", "by": "guardian"}),
                Happened("guardian_relocated", {"from": "2,3", "to": "5,5"}),
                Expect({"guardian.at": "5,5", "guardian.mode": "awakening", "grid.1.2": "barren_planet@0", "decision.player": 1}),
            ),
            look=("guardian", "cell-2-3", "cell-5-5"),
        ),
        Example(
            id="S41-EX-44c",
            title=_("No shield holds it off"),
            story=_(
                "Green's Explorer stands before its Starship, protected against every rival, with a crystal beside it. The awakened Guardian steps there: all of it is lost."
            ),
            rules=("S41-GRD-12", "S41-GRD-13", "S41-GRD-14", "S41-AMB-32"),
            table=lambda: late(
                {"9,5": "salvage_explorer", "8,5": "#beacon"},
                crystals={"9,5": {"yellow": 1}, "2,6": {"yellow": 1, "blue": 2, "red": 1}},
                explorers={"A1": "9,5"},
                mode="awakening",
                guardian="8,5",
                kind="guardian_step",
                active="B",
            ),
            script=(
                Play("guardian 9,5"),
                Happened("tile_destroyed", {"cell": "9,5"}),
                Happened("explorer_out", {"player": 0, "explorer": 1, "cause": "guardian"}),
                Happened("crystals_removed", {"cell": "9,5", "crystals": {"yellow": 1}}),
                Expect({"seats.0.explorers.0.at": "out", "grid.8.4": "#salvage_explorer@0"}),
            ),
            look=("guardian", "explorer-0-1", "cell-9-5"),
        ),
        Example(
            id="S41-EX-44d",
            title=_("Over its own ruins"),
            story=_(
                "Everything around the Guardian in its corner is destroyed. It walks over the ruins towards the nearest tile that is left, and they stay as they are."
            ),
            rules=("S41-GRD-12", "S41-AMB-28", "S41-AMB-79"),
            table=lambda: late(
                {"9,1": "#beacon", "9,2": "#wormhole", "8,2": "#vortex", "8,1": "#glynium_planet_2"},
                mode="awakening",
                guardian="9,1",
                kind="guardian_step",
            ),
            script=(
                Choices(("guardian 8,1", "guardian 8,2", "guardian 9,2")),
                Play("guardian 8,2"),
                Expect({"guardian.at": "8,2", "grid.7.1": "#vortex@0", "decision.player": 1}),
            ),
            look=("guardian", "cell-8-2"),
        ),
        Example(
            id="S41-EX-45",
            title=_("Locked in"),
            story=_("The tile before Green's Starship is destroyed. Nobody gets out there, and the column cannot be folded."),
            rules=("S41-GRD-15", "S41-GRD-16", "S41-FLD-07", "S41-AMB-29"),
            table=lambda: late(
                {"9,5": "#vortex", "6,6": "salvage_explorer"}, explorers={"A1": "6,6"}, mode="awakening", guardian="9,5", kind="starship_action"
            ),
            script=(
                Refuse("fold", "S41-FLD-07"),
                Play("stay"),
                Refuse("go 2 9,5", "S41-GRD-15"),
                Choices((), of="go 2"),
            ),
            look=("cell-9-5", "ship-0", "fold-S-5"),
        ),
        Example(
            id="S41-EX-45b",
            title=_("One place further"),
            story=_("At place 6 the same Starship folds and sends out Explorers as usual."),
            rules=("S41-FLD-07", "S41-AMB-29"),
            table=lambda: late(
                {"9,5": "#vortex", "9,6": "salvage_explorer", "1,6": "salvage_explorer"},
                ships={"A": "S6"},
                mode="awakening",
                guardian="9,5",
                kind="starship_action",
            ),
            script=(
                Choices(("fold",), of="fold"),
                Play("stay"),
                Play("go 1 9,6"),
                Expect({"seats.0.explorers.0.at": "9,6"}),
            ),
            look=("cell-9-5", "cell-9-6", "ship-0"),
        ),
    )
