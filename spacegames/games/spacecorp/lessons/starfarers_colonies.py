"""Lessons S6 to S8: colonies, neighbours and the Spur, the end."""

from __future__ import annotations

from typing import Any

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from .making import ask, dealt_from, do, step

_TAU: dict[str, Any] = {
    "era": "starfarers",
    "tiles": {"tau_ceti": "s1_earthlike s2_frozen s2_comets"},
    "bases": {"tau_ceti": "0 industrial research shield_factory"},
}


def lessons() -> tuple[Lesson, ...]:
    return _colonies(), _neighbours(), _the_end()


def _colonies() -> Lesson:
    return Lesson(
        id="SC-LES-S6",
        title=_("Colonies"),
        goal=_("Gather colony points and found a colony."),
        steps=(
            step(
                _("All boxes of Tau Ceti hold bases of yours. The tiles show Col 3 and Col 1; an Industrial base is there, and more than one base."),
                "COL-01 COL-02 COL-03 COL-04 COL-05 COL-06 COL-07 COL-08 COL-09 INV-39",
                ask(
                    _("How many colony points do you have without paying anything?"),
                    {_("4"): _("The bases count too."), _("5"): _("One for Industrial, one for two or more bases."), _("6"): ""},
                    _(
                        "3 + 1 from the tiles, 1 for the Industrial base, 1 for two or more bases. A colony of yours nearby would add 1. Only who built a system can colonize it."
                    ),
                ),
                do(
                    _("Found Meridian, which has value 6."),
                    "colonize; found meridian; confirm",
                    _("Your first colony. No team was needed."),
                    {"found landfall": _("Landfall has value 3: easy, but you can do better.")},
                ),
                hints=(_("Tiles, Industrial, number of bases."), _("3 + 1 + 1 + 1."), _("6. Colonize, Meridian, confirm.")),
                look="site-tau_ceti colony-meridian",
                hands=("time",),
                **_TAU,
            ),
            step(
                _(
                    "Wilderness has value 7: one point is missing. A team there could leave the game for it, 8 Build points would do, or 5T; and Enviro Tolerance would count too."
                ),
                "COL-10 COL-11 COL-12 COL-13 INV-37",
                ask(
                    _("You have Replicators 5 and Seed Constructor 3 in hand, 6T, and no team there. Which way costs no profit?"),
                    {_("The team"): _("No team of yours is there."), _("The Build cards: 5 + 3 = 8"): "", _("5T"): _("That is profit.")},
                    _("Each source counts once; all but the tiles give at most 7. In a multi-star system 12 Build points would be needed."),
                ),
                do(
                    _("Found Wilderness with the Build cards."),
                    "colonize; found wilderness; card replicators; card seed_constructor; confirm",
                    _("7 of 7."),
                    {"give profit": _("5T would do, but the cards are cheaper here."), "found meridian": _("This time the one with value 7.")},
                ),
                hints=(_("Look at your hand."), _("5 + 3 = 8."), _("Colonize, Wilderness, both cards, confirm.")),
                look="site-tau_ceti colony-wilderness",
                hands=("replicators seed_constructor",),
                profit=(6, 0),
                **_TAU,
            ),
            step(
                _(
                    "A colony tile shows its value, an effect and a name: some pay at once, some each time something happens, some at the end. Concord pays 1T for each progress card you own; you own three."
                ),
                "COL-14 COL-15 COL-16 COL-17 COL-18 COL-19 CMP-09",
                ask(
                    _("When does Concord pay?"),
                    {
                        _("At once, 3T"): "",
                        _("Each time you take a progress card"): _("It counts those you own now."),
                        _("At the end of the game"): _("It pays once, and it does not wait that long."),
                    },
                    _("Once, when it is founded: 3T."),
                    show="colonize; found concord; confirm",
                ),
                hints=(_("Read the effect."), _("Now."), _("At once, 3T.")),
                look="colony-concord",
                hands=("time",),
                progress=("probe_network hibernation quantum_networking",),
                **_TAU,
            ),
        ),
    )


def _neighbours() -> Lesson:
    return Lesson(
        id="SC-LES-S7",
        title=_("Neighbours and the Spur"),
        goal=_("Know what is near, and go where nobody has been."),
        steps=(
            step(
                _("Nearby means: within 20. Epsilon Indi and Lacaille 9352 are 20 apart; to Ross 780 it is farther from both."),
                "STR-10 AMB-99 INV-30",
                ask(
                    _("Which systems are near Tau Ceti? Epsilon Eridani is 10 away, Lacaille 9352 is 20, Sirius 30."),
                    {
                        _("Epsilon Eridani only"): _("20 is still near."),
                        _("Epsilon Eridani and Lacaille 9352"): "",
                        _("All three"): _("30 is too far."),
                    },
                    _("Up to 20, and empty regions may lie between. Kapteyn's Star and Ross 780 are near nothing."),
                ),
                hints=(_("20 is the limit."), _("10 and 20 are near, 30 is not."), _("Epsilon Eridani and Lacaille 9352.")),
                look="site-tau_ceti site-epsilon_eridani site-lacaille_9352",
                era="starfarers",
            ),
            step(
                _("Yellow has three bases at Epsilon Eridani and one at Sirius. You build at Tau Ceti, with a Secure base on the first tile."),
                "BAS-S-06 BAS-S-05",
                ask(
                    _("What does the Secure base bring?"),
                    {_("1T"): _("1T for each base nearby."), _("3T"): "", _("4T"): _("Sirius is not near.")},
                    _("The three at Epsilon Eridani count."),
                    show="build; base secure; base research; base research; card replicators; card seed_constructor shielded; confirm; revelation; revelation",
                ),
                hints=(_("Only bases nearby."), _("Three of the four."), _("3T.")),
                look="site-tau_ceti site-epsilon_eridani site-sirius",
                era="starfarers",
                hands=("replicators seed_constructor", "time"),
                teams=("tau_ceti sun sun",),
                tiles={"tau_ceti": "s1_earthlike s2_frozen s2_comets", "epsilon_eridani": "s1_ocean s2_rings s2_gem_dust", "sirius": "s1_ocean"},
                bases={"epsilon_eridani": "1 research refinery research", "sirius": "1 refinery"},
            ),
            step(
                _("Procyon borders the Orion Spur, and you have a colony there. Your team is on its star. Nobody has entered the Spur yet."),
                "STR-17 STR-18 STR-19 STR-20 INV-35 DEF-10",
                ask(
                    _("What does the first team there earn?"),
                    {_("2T"): _("That is for those who come later, to a region without a team."), _("5T"): "", _("Nothing"): _("It is worth it!")},
                    _("5T for the first, 2T for each of the other two regions: 9T in the whole game. The team stays there."),
                ),
                do(
                    _("Fly into the Spur, 40 away, shielded."),
                    "move; team 1; to orion_spur_2; hq 0; card ramjet shielded; card antimatter_2; card antimatter_2; confirm",
                    _("5T. And row 7 is fulfilled as well."),
                    {"team 2": _("Team 1 is at Procyon."), "card ramjet": _("Plain works too, but radiation costs 3T.")},
                ),
                hints=(
                    _("The first one earns most."),
                    _("5T; team 1, the Spur beside Procyon."),
                    _("Move, team 1, Spur, HQ, Ramjet shielded, both multipliers, confirm."),
                ),
                look="site-procyon site-orion_spur_2",
                era="starfarers",
                hands=("ramjet antimatter_2 antimatter_2",),
                profit=(9, 0),
                teams=("procyon sun sun",),
                tiles={"procyon": "s1_ocean"},
                bases={"procyon": "0 research"},
                colonies={"procyon": "landfall"},
            ),
        ),
    )


def _the_end() -> Lesson:
    return Lesson(
        id="SC-LES-S8",
        title=_("The end"),
        goal=_("Count the last profit, and start another game."),
        steps=(
            step(
                _("Row 4 is worth 3, 5 and 8T in the three eras, and nobody ever claimed it. You have three colonies: that fulfils it."),
                "CTR-07 CTR-08 CTR-09 DEF-10 INV-34",
                ask(
                    _("What does it pay?"),
                    {_("8T"): _("The earlier ones are added."), _("13T"): _("Mariners was never claimed either."), _("16T"): ""},
                    _("3 + 5 + 8 = 16T. All 21 contracts together are worth 91T."),
                    show="claim 4",
                ),
                hints=(_("Where is the disc?"), _("All three are paid."), _("16T.")),
                look="contract-4",
                era="starfarers",
                tiles={"sirius": "s1_ocean", "procyon": "s1_ocean", "wolf_359": "s1_desert"},
                bases={"sirius": "0 research", "procyon": "0 research", "wolf_359": "0 research"},
                colonies={"sirius": "landfall", "procyon": "firstlight", "wolf_359": "meridian"},
                phase="contracts",
                kind="contract",
            ),
            step(
                _(
                    "At the end colonies with an effect for the end pay first. Then the number of your colonies counts: none costs 1T, one brings 1T, two 4T, three 8T, four or more 13T."
                ),
                "WIN-01 WIN-02 INV-36",
                ask(
                    _("You have 30T and two colonies, Yellow has 33T and none. Who is ahead after that?"),
                    {_("You: 34 to 32"): "", _("Yellow: 33 to 32"): _("Two colonies bring 4T."), _("A tie"): _("Count again: +4 and -1.")},
                    _("30 + 4 = 34 and 33 - 1 = 32."),
                    show="pass",
                ),
                hints=(_("+4 for two, -1 for none."), _("34 and 32."), _("You: 34 to 32.")),
                look="site-sirius site-procyon seat-0 seat-1",
                era="starfarers",
                hands=("fusion_booster", "fusion_booster"),
                profit=(30, 33),
                tiles={"sirius": "s1_ocean", "procyon": "s1_ocean"},
                bases={"sirius": "0 research", "procyon": "0 research"},
                colonies={"sirius": "concord", "procyon": "firstlight"},
                deck_size=0,
                offers="- - - -",
            ),
            step(
                _(
                    "Another end, with four players: once the colonies are counted, Blue, Yellow and Red all have 34T. Blue has colonies of value 6 and 5, Yellow one of value 8, Red none."
                ),
                "WIN-03 WIN-04",
                ask(
                    _("Who wins?"),
                    {
                        _("All three together"): _("There is a tie-breaker."),
                        _("Blue"): "",
                        _("Yellow, with the dearest colony"): _("The total counts, not the best one."),
                    },
                    _("The values of all colonies are added: 11 beats 8 and 0. Then progress cards would decide."),
                    show="pass",
                ),
                hints=(_("Colony values first."), _("6 + 5 against 8."), _("Blue.")),
                look="site-sirius site-procyon site-wolf_359",
                era="starfarers",
                players=4,
                hands=("fusion_booster", "fusion_booster", "fusion_booster", "fusion_booster"),
                profit=(30, 33, 35, 20),
                tiles={"sirius": "s1_ocean", "procyon": "s1_ocean", "wolf_359": "s1_desert"},
                bases={"sirius": "0 research", "procyon": "0 research", "wolf_359": "1 research"},
                colonies={"sirius": "concord", "procyon": "firstlight", "wolf_359": "hegemony"},
                deck_size=0,
                offers="- - - -",
            ),
            step(
                _("A game may begin or end with any era. Here two players begin with Planeteers."),
                "VAR-01 VAR-02 VAR-03 VAR-04 VAR-05 VAR-06 VAR-07 VAR-08 VAR-09 VAR-10 VAR-11 VAR-12 VAR-13 VAR-14",
                ask(
                    _("With how much profit does everybody begin?"),
                    {_("0T"): _("You would lack what Mariners brings."), _("8T"): "", _("20T"): _("That is for a start with Starfarers.")},
                    _("8T with Planeteers, 20T with Starfarers; 2, 5 or 8 Time cards for 2, 3 or 4 players."),
                ),
                hints=(_("Look at the profit on the table."), _("Less than for Starfarers."), _("8T.")),
                look="seat-0 seat-1",
                on=dealt_from("planeteers"),
            ),
        ),
    )
