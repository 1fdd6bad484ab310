"""Towing Glynium: S41-EX-23 to S41-EX-27."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Happened, Play, Refuse
from spacegames.core.words import _

from .prepared import table


def examples() -> tuple[Example, ...]:
    return (
        Example(
            id="S41-EX-23",
            title=_("Towing through a chain"),
            story=_(
                "From the planet on 7,5 Green goes onto a known Solar Wind, which blows on to a known tile. For each of the two movements towing is asked anew."
            ),
            rules=("S41-TOW-01", "S41-TOW-02", "S41-TOW-03", "S41-TOW-04", "S41-AMB-07"),
            table=lambda: table(
                cells={"7,5": "glynium_planet_2", "8,5": "solar_wind[S]", "9,5": "salvage_explorer"}, crystals={"7,5": {"yellow": 2}}, explorers={"A1": "7,5"}
            ),
            script=(
                Play("go 1 8,5 tow yellow"),
                Choices(("on 9,5", "on 9,5 tow yellow")),
                Play("on 9,5 tow yellow"),
                Expect({"crystals": {"7,5": {"yellow": 1}, "9,5": {"yellow": 1}}, "seats.0.explorers.0.at": "9,5"}),
            ),
            look=("cell-7-5", "cell-8-5", "cell-9-5"),
        ),
        Example(
            id="S41-EX-23b",
            title=_("One crystal, of your choice"),
            story=_("A yellow and a blue crystal lie under Green's Explorer. One of them may come along, or none; a red one is not there."),
            rules=("S41-TOW-01", "S41-TOW-02", "S41-AMB-09"),
            table=lambda: table(
                cells={"7,5": "glynium_planet_2", "8,5": "salvage_explorer"}, crystals={"7,5": {"yellow": 1, "blue": 1}}, explorers={"A1": "7,5"}
            ),
            script=(
                Choices(("go 1 8,5", "go 1 8,5 tow yellow", "go 1 8,5 tow blue"), of="go 1 8,5"),
                Refuse("go 1 8,5 tow red", "S41-TOW-02"),
                Play("go 1 8,5 tow blue"),
                Expect({"crystals": {"7,5": {"yellow": 1}, "8,5": {"blue": 1}}}),
            ),
            look=("crystal-7-5-yellow", "crystal-7-5-blue", "cell-8-5"),
        ),
        Example(
            id="S41-EX-23c",
            title=_("Scored is scored"),
            story=_("Green has brought a crystal home. It cannot be towed out again."),
            rules=("S41-AMB-76", "S41-WIN-05"),
            table=lambda: table(cells={"9,5": "salvage_explorer"}, collected={"A": {"yellow": 1}}),
            script=(
                Refuse("go 1 9,5 tow yellow", "S41-AMB-76"),
                Choices(("go 1 9,5",)),
                Expect({"scores": [1, 0]}),
            ),
            look=("ship-0", "seat-0"),
        ),
        Example(
            id="S41-EX-24",
            title=_("The crystal stays behind"),
            story=_("The same chain, but 9,5 is still unexplored. The Wind blows the Explorer there, and the crystal has to stay on the Wind."),
            rules=("S41-TOW-03", "S41-TOW-05", "S41-AMB-07"),
            table=lambda: table(
                cells={"7,5": "glynium_planet_2", "8,5": "solar_wind[S]", "9,5": "?salvage_explorer"}, crystals={"7,5": {"yellow": 2}}, explorers={"A1": "7,5"}
            ),
            script=(
                Play("go 1 8,5 tow yellow"),
                Happened("explorer_moved", {"from": "8,5", "to": "9,5", "tow": None}),
                Expect({"crystals": {"7,5": {"yellow": 1}, "8,5": {"yellow": 1}}, "seats.0.explorers.0.at": "9,5"}),
            ),
            look=("cell-8-5", "cell-9-5"),
        ),
        Example(
            id="S41-EX-24b",
            title=_("Explored a moment ago"),
            story=_(
                "Going east, Green turns up a Rift on 6,5 and is carried on to a Wind with a crystal on it, which blows back west. By now the Rift is known, so the crystal may come."
            ),
            rules=("S41-TOW-03", "S41-AMB-08", "S41-AMB-69"),
            table=lambda: table(
                cells={"6,4": "salvage_explorer", "6,5": "?space_rift", "6,6": "solar_wind[W]"}, crystals={"6,6": {"yellow": 1}}, explorers={"A1": "6,4"}
            ),
            script=(
                Play("go 1 6,5"),
                Happened("tile_revealed", {"cell": "6,5", "by": "explorer"}),
                Choices(("on 6,5", "on 6,5 tow yellow")),
                Play("on 6,5 tow yellow"),
                Choices(("on 6,4", "on 6,4 tow yellow"), say=_("Now the Rift carries on to the west.")),
                Play("on 6,4 tow yellow"),
                Expect({"crystals": {"6,4": {"yellow": 1}}, "seats.0.explorers.0.at": "6,4"}),
            ),
            look=("cell-6-5", "cell-6-6", "cell-6-4"),
        ),
        Example(
            id="S41-EX-25",
            title=_("Express delivery by Beacon"),
            story=_("A known Beacon lies beside a planet. Green tows a crystal onto it, jumps home with it and scores, all in one phase."),
            rules=("S41-TIL-BEA-01", "S41-TOW-04", "S41-WIN-01", "S41-WIN-02", "S41-WIN-05", "S41-AMB-07", "S41-AMB-62", "S41-HNT-05"),
            table=lambda: table(cells={"7,5": "glynium_planet_2", "6,5": "beacon"}, crystals={"7,5": {"yellow": 2}}, explorers={"A1": "7,5"}),
            script=(
                Play("go 1 6,5 tow yellow"),
                Choices(("on ship", "on ship tow yellow")),
                Play("on ship tow yellow"),
                Happened("crystal_scored", {"player": 0, "colour": "yellow", "points": 1, "score": 1}),
                Expect({"scores": [1, 0], "crystals": {"7,5": {"yellow": 1}}, "seats.0.explorers.0.at": "aboard"}),
            ),
            look=("cell-7-5", "cell-6-5", "ship-0"),
        ),
        Example(
            id="S41-EX-26",
            title=_("A Beacon nobody knew"),
            story=_("If the same Beacon still lies face down, nothing can be towed onto it: the Explorer comes home with empty hands."),
            rules=("S41-TOW-05", "S41-TIL-BEA-01", "S41-EXP-04"),
            table=lambda: table(cells={"7,5": "glynium_planet_2", "6,5": "?beacon"}, crystals={"7,5": {"yellow": 2}}, explorers={"A1": "7,5"}),
            script=(
                Refuse("go 1 6,5 tow yellow", "S41-TOW-05"),
                Play("go 1 6,5"),
                Happened("explorer_moved", {"from": "6,5", "to": "ship", "tow": None, "by": "beacon"}),
                Expect({"scores": [0, 0], "crystals": {"7,5": {"yellow": 2}}}),
            ),
            look=("cell-6-5", "crystal-7-5-yellow"),
        ),
        Example(
            id="S41-EX-27",
            title=_("Out of the Black Hole"),
            story=_(
                "Green tows a crystal into a Black Hole: the Explorer is gone, the crystal lies there. Later an Ion Storm swaps the Black Hole away, and the crystal can be reached."
            ),
            rules=("S41-TIL-BLK-01", "S41-TIL-ION-01", "S41-TIL-ION-02", "S41-AMB-10", "S41-AMB-51"),
            table=lambda: table(
                cells={"7,5": "glynium_planet_2", "6,5": "black_hole", "6,7": "ion_storm", "7,7": "salvage_explorer", "1,5": "salvage_explorer"},
                crystals={"7,5": {"yellow": 2}},
                explorers={"A1": "7,5", "A2": "7,7"},
            ),
            script=(
                Play("go 1 6,5 tow yellow"),
                Happened("explorer_out", {"explorer": 1, "cause": "black_hole"}),
                Expect({"crystals": {"6,5": {"yellow": 1}, "7,5": {"yellow": 1}}}),
                Play("stay"),
                Play("go 1 1,5"),
                Play("stay"),
                Play("go 2 6,7"),
                Play("swap 6,5"),
                Happened("tiles_swapped", {"first": "6,7", "second": "6,5"}),
                Expect(
                    {
                        "grid.5.4": "ion_storm@0",
                        "grid.5.6": "black_hole@0",
                        "crystals": {"6,5": {"yellow": 1}, "7,5": {"yellow": 1}},
                        "seats.0.explorers.1.at": "6,7",
                    },
                    say=_("The Black Hole now lies under Green's second Explorer and does nothing to it."),
                ),
            ),
            look=("cell-6-5", "cell-6-7"),
        ),
    )
