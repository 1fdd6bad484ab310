"""Lessons M5 to M8: explore, build, produce, and what players share."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from .making import ask, attempt, do, find, step


def lessons() -> tuple[Lesson, ...]:
    return _explore(), _build(), _produce(), _sharing()


def _explore() -> Lesson:
    return Lesson(
        id="SC-LES-M5",
        title=_("Explore and claim"),
        goal=_("Turn up a tile, read it, and keep the claim."),
        steps=(
            step(
                _("Your team is on the Moon. The Moon shows e1: an Explore of 1 is enough, and the tile comes from the e1 stack."),
                "EXP-01 EXP-02 EXP-04 INV-14 INV-42",
                ask(
                    _("From which stack will the tile come?"),
                    {_("e1"): "", _("e2"): _("That is for Mars."), _("Whichever you like"): _("The site says it.")},
                    _("The number of the site names both: the points you need and the stack. One tile fits in, and there are enough for every site."),
                ),
                do(
                    _("Explore the Moon with the Science Module."),
                    "explore; card science_module; confirm",
                    _("Water! 1T at once."),
                    {"research": _("There is something under your feet. Explore."), "move": _("Stay and look around first.")},
                ),
                hints=(_("Read the number on the Moon."), _("e1, and one point."), _("e1. Explore, Science Module, confirm.")),
                look="site-moon stack-e1",
                hands=("science_module",),
                teams=("moon earth",),
                stacks={"e1": "m1_water"},
            ),
            step(
                _(
                    "On Mars South lies a tile with water and life. What stands on its left was paid at once: 2T and one step of genetics. "
                    "What stands on its right lasts, and the board shows it: P1, and with Base+2 another build cost in the corner."
                ),
                "EXP-05 EXP-06 EXP-07 EXP-08 EXP-09 EXP-10 CMP-08",
                ask(
                    _("What did its explorer get at once?"),
                    {
                        _("2T and one step of genetics"): "",
                        _("1T for each production"): _("That comes later, and only with a base on it."),
                        _("Cheaper building"): _("Base+2 makes it dearer, and it lasts."),
                    },
                    _("The left side is paid once, when the tile is found. The right side lasts."),
                ),
                ask(
                    _("Mars South is b6. What does building there cost now?"),
                    {_("4"): _("Base+2 makes it dearer, Base-2 would make it cheaper."), _("6"): _("That is printed; the tile adds to it."), _("8"): ""},
                    _("6 + 2 = 8."),
                ),
                hints=(_("Left is now, right is later."), _("Profit and genetics now; Base+2 is added to 6."), _("2T and genetics; 8.")),
                look="site-mars_south",
                tiles={"mars_south": "m2_water_microbes"},
            ),
            step(
                _("Team 1 explored the Moon and stands on the tile: you hold the claim. What if it flies on?"),
                "EXP-13 EXP-14 AMB-34",
                do(
                    _("See for yourself: fly team 1 home to Earth with the Solar Sail and your HQ."),
                    "move; team 1; to earth; hq 0; card solar_sail; confirm",
                    _("It left."),
                    {"team 2": _("Team 1 holds the claim; take that one.")},
                ),
                ask(
                    _("Is the claim still there?"),
                    {_("Yes, you found it"): _("Finding is not enough."), _("No, it lasted only while the team stayed"): ""},
                    _("The claim belongs to the exploring team and ends when it leaves, even if it comes back."),
                ),
                hints=(_("A claim is a team that stands there."), _("Move, team 1, Earth."), _("Fly; the claim is gone.")),
                look="site-moon team-0-1",
                hands=("solar_sail",),
                teams=("moon earth",),
                tiles={"moon": "m1_water"},
                claims={"moon": "0 1"},
            ),
            step(
                _("Here both of your teams stand at Lagrange points. There is nothing there but space."),
                "EXP-03",
                attempt(_("Try to explore."), "explore", "EXP-03", _("A site without e# has nothing to explore. But you may build there.")),
                hints=(_("Look for an e# at Lunar L4."), _("There is none."), _("Declare Explore and read why not.")),
                look="site-lunar_l4",
                hands=("rover",),
                teams=("lunar_l4 lunar_l5",),
            ),
        ),
    )


def _build() -> Lesson:
    return Lesson(
        id="SC-LES-M6",
        title=_("Build"),
        goal=_("Know what a base costs, which one suits, and who is paid."),
        steps=(
            step(
                _("The Moon is b2, and its tile shows water and Base-1. Your team stands there."),
                "BLD-01 BLD-02 BLD-03 BLD-04 BLD-05",
                ask(
                    _("How many Build points do you need?"),
                    {_("1"): "", _("2"): _("The tile makes it cheaper."), _("3"): _("Base-1 takes away.")},
                    _("2 - 1 = 1. It never falls below 0."),
                ),
                do(
                    _("Build an Industrial base with the Cargo Pod."),
                    "build; base industrial; card cargo_pod; confirm",
                    _("Your first base."),
                    {
                        "base research": _("That would suit as well, but here take Industrial."),
                        "research": _("Cards can wait. First the base, before somebody else builds here."),
                    },
                ),
                hints=(_("b2 and the tile's Base#."), _("1 point."), _("1. Build, Industrial, Cargo Pod, confirm.")),
                look="site-moon",
                hands=("cargo_pod",),
                teams=("moon earth",),
                tiles={"moon": "m1_water"},
            ),
            step(
                _(
                    "Nine types of bases exist, six of them in this era. Each wants something from its tile or site: life, water, a P#, a natural wonder, a Lagrange point, or nothing."
                ),
                "BLD-07 BLD-08 BAS-M-01 BAS-M-02 BAS-M-03 BAS-M-04 BAS-M-05 BAS-M-06 BAS-M-07 INV-43",
                do(_("Your team is on Mars South, on the tile with water, life and P1. Declare Build."), "build", _("Now look at the types.")),
                find(
                    _("Which of these bases do not suit this tile?"),
                    "base bio_lab; base attraction; base refinery; base spaceport; base industrial; base secure",
                    _(
                        "An Attraction wants a natural wonder, a Spaceport wants a Lagrange point, and Secure bases do not exist before the second era. A Research base suits any tile."
                    ),
                ),
                hints=(
                    _("Bio Lab: life. Industrial: water or P#. Refinery: P#."),
                    _("There is no wonder here, and Mars is no Lagrange point."),
                    _("Attraction, Spaceport and Secure."),
                ),
                look="site-mars_south",
                hands=("inflatable_habitat inflatable_habitat heavy_lifter",),
                teams=("mars_south earth",),
                tiles={"mars_south": "m2_water_microbes"},
            ),
            step(
                _("Yellow explored the Moon and its team still stands there. You have a team there too, and build before Yellow does."),
                "BLD-06 AMB-40 EXP-13 INV-38",
                ask(
                    _("What does Yellow get?"),
                    {_("Nothing"): _("A claim is worth something."), _("2T from you"): _("You do not pay it."), _("2T from the bank"): ""},
                    _("Whoever holds the claim gains 2T from the bank when somebody else builds. That happens once: afterwards the site has its base."),
                ),
                do(
                    _("Build a Research base with the Cargo Pod, and take the third offer for it."),
                    "build; base research; card cargo_pod; confirm; offer 3",
                    _("Yellow has 2T, you have the base and a Solar Sail."),
                    {"base industrial": _("Possible, but a Research base brings a card at once. Take that one."), "offer 1": _("Look at the third offer.")},
                ),
                hints=(
                    _("The claim pays, but not out of your pocket."),
                    _("2T from the bank."),
                    _("2T from the bank. Build, Research, Cargo Pod, confirm, offer 3."),
                ),
                look="site-moon offer-3",
                ruling=_("The rulebook only says that the claimant gains 2T; we read that the bank pays."),
                hands=("cargo_pod",),
                teams=("moon earth", "moon earth"),
                tiles={"moon": "m1_water"},
                claims={"moon": "1 1"},
                offers="rover printer solar_sail ion_drive",
            ),
            step(
                _("Abundant Ores show Base-2, and the Moon is b2. You have no Build card at all."),
                "BLD-05 AMB-15",
                ask(
                    _("Can you build?"),
                    {_("Yes, it costs 0"): "", _("No, some card is needed"): _("A value of 0 reaches a cost of 0.")},
                    _("Cost 0 needs no card and no Infra."),
                    show="build; base refinery; confirm",
                ),
                hints=(_("2 - 2?"), _("0 points are needed."), _("Yes.")),
                look="site-moon",
                hands=("mining_drones",),
                teams=("moon earth",),
                tiles={"moon": "m1_abundant_ores"},
            ),
            step(
                _(
                    "Mars South costs 8 here. Your Infra has Build 2, the Heavy Lifter 2: that makes 4. But your Industrial base stands on Phobos, in the same region."
                ),
                "BAS-M-03 VAL-10",
                ask(
                    _("What is the value with the Industrial base?"),
                    {_("6"): _("It does not add, it doubles."), _("8"): "", _("16"): _("4 doubled once is 8.")},
                    _("(2 + 2) x 2 = 8. Your own base helps by itself."),
                ),
                do(
                    _("Build a Refinery on Mars South."),
                    "build; base refinery; hq 0; card heavy_lifter; confirm",
                    _("8 of 8."),
                    {"base bio_lab": _("It would suit. But take the Refinery.")},
                ),
                hints=(_("Industrial doubles Build in its region."), _("4 x 2."), _("8. Build, Refinery, HQ, Heavy Lifter, confirm.")),
                look="site-phobos site-mars_south",
                hands=("heavy_lifter",),
                infra=("- printer -",),
                teams=("mars_south earth",),
                tiles={"phobos": "m1_ice_and_ores", "mars_south": "m2_water_microbes"},
                bases={"phobos": "0 industrial"},
                claimed={2: 1},
            ),
        ),
    )


def _produce() -> Lesson:
    return Lesson(
        id="SC-LES-M7",
        title=_("Produce and contracts"),
        goal=_("Turn bases into profit, twice if you can."),
        steps=(
            step(
                _("Your Refinery stands on Deimos, on Exotic Elements with P1. No team is there."),
                "PRD-01 PRD-02 PRD-03 PRD-04 BAS-M-04 VAL-13",
                ask(
                    _("How much does Produce 1 bring?"),
                    {_("Nothing without a team"): _("A base is enough."), _("1T"): _("The Refinery adds something."), _("2T"): ""},
                    _("P1, and the Refinery adds 1. Without a base a tile produces nothing, as a Move without a base goes nowhere."),
                ),
                do(
                    _("Produce with the Mining Drones."),
                    "produce; card mining_drones; confirm",
                    _("2T. And look: a contract is open to you now."),
                    {"research": _("Let the Refinery work first.")},
                ),
                hints=(_("A Refinery raises the P# by 1."), _("1 + 1."), _("2T. Produce, Mining Drones, confirm.")),
                look="site-deimos",
                hands=("mining_drones",),
                tiles={"deimos": "m1_exotic"},
                bases={"deimos": "0 refinery"},
            ),
            step(
                _("The contract of row 1 goes to the first Produce action of the era. It pays 2T."),
                "CTR-01 CTR-02 CTR-03 CTR-04 DEF-01 INV-15",
                ask(
                    _("How much have you earned in this turn if you claim it?"),
                    {_("2T"): _("The production counts too."), _("4T"): "", _("6T"): _("There are two sources: 2T from the tile and 2T from the contract.")},
                    _("2T from the tile and 2T from the contract. Several contracts may be claimed in one turn, each only once in an era."),
                ),
                do(
                    _("Claim row 1."),
                    "claim 1",
                    _("The disc moves to the right, never back, and nobody can claim this row again in Mariners."),
                    {"done": _("Then Yellow may be quicker. Claim it!")},
                ),
                hints=(_("Add both."), _("2 + 2."), _("4T; claim row 1.")),
                look="contract-1",
                goes_on=True,
            ),
            step(
                _("Three of your tiles produce: Deimos 2, the Moon 1, Sisyphus 1. You have Produce 2."),
                "PRD-03 PRD-04 AMB-53",
                do(
                    _("Produce with both cards and pick the tiles that bring most."),
                    "produce; card mining_drones; card mining_drones; confirm; tile deimos",
                    _("2T from the best one."),
                    {"tile moon": _("Begin with the best."), "enough": _("One more is allowed.")},
                ),
                do(_("And the second tile; the Moon and Sisyphus are worth the same."), "tile moon", _("2 + 1 = 3T."), {"enough": _("One more is allowed.")}),
                hints=(_("Two tiles, each once."), _("Deimos first."), _("Deimos and one of the others.")),
                look="site-deimos site-moon site-sisyphus",
                hands=("mining_drones mining_drones",),
                tiles={"deimos": "m1_exotic", "moon": "m1_abundant_ores", "sisyphus": "m1_wonder"},
                bases={"deimos": "0 refinery", "moon": "0 refinery", "sisyphus": "0 attraction"},
            ),
            step(
                _("Row 3 asks for three bases outside Lagrange points. You have one on the Moon, one on Sisyphus, and everybody shares Earth."),
                "CTR-05 DEF-03",
                attempt(_("Try to claim row 3."), "claim 3", "CTR-02", _("Two only: Earth does not count for contracts.")),
                hints=(_("Did you build the base on Earth?"), _("It does not count."), _("Try row 3 and read the reason.")),
                look="contract-3 site-moon site-sisyphus",
                tiles={"moon": "m1_water", "sisyphus": "m1_exotic"},
                bases={"moon": "0 research", "sisyphus": "0 refinery"},
                infra=("ion_drive printer survey_drones",),
                phase="contracts",
                kind="contract",
            ),
            step(
                _(
                    "Row 2 asks for a base on Mars, row 5 for three cards in your HQ (printed values do not count), row 7 for three spaces of genetics in this era, from any source."
                ),
                "DEF-02 DEF-04 DEF-06 CTR-04",
                do(
                    _("You have a base on Mars South, three cards in the HQ and two spaces of genetics. Claim everything that is fulfilled."),
                    "claim 2 | claim 5; claim 5 | claim 2",
                    _("3 + 2 = 5T. Row 7 waits for one more space."),
                    {"done": _("There is something to claim!")},
                ),
                hints=(_("Compare each row with what you have."), _("Two of the three are fulfilled."), _("Rows 2 and 5.")),
                look="contract-2 contract-5 contract-7",
                tiles={"mars_south": "m2_exotic"},
                bases={"mars_south": "0 refinery"},
                infra=("ion_drive printer survey_drones",),
                genetics=(2, 0),
                advanced=(2, 0),
                phase="contracts",
                kind="contract",
            ),
        ),
    )


def _sharing() -> Lesson:
    return Lesson(
        id="SC-LES-M8",
        title=_("Sharing and Spaceports"),
        goal=_("Use what is yours and what is theirs, and know the price."),
        steps=(
            step(
                _("Yellow's HQ has Move 1 and an Ion Drive with 2. Yours has only Move 1. You want to reach Eros, which takes 6, with a Solar Sail of 3."),
                "INF-01 INF-04 RWD-01 RWD-02 RWD-03 RWD-04",
                ask(
                    _("What does it cost you to use Yellow's HQ?"),
                    {
                        _("1T"): _("No money changes hands."),
                        _("Nothing, but Yellow draws a card"): "",
                        _("Your card goes to Yellow"): _("You just discard it."),
                    },
                    _("Yellow's cards stay where they are. Yellow is rewarded with a card from the deck."),
                ),
                do(
                    _("Fly to Eros with Yellow's Infra and the Solar Sail."),
                    "move; to eros; hq 1; card solar_sail; confirm",
                    _("3 + 3 = 6."),
                    {"to moon": _("Nearer, but go to Eros.")},
                    then="draw",
                ),
                hints=(
                    _("The HQ of one player is used, yours or another's."),
                    _("Yellow may draw a card."),
                    _("Move, Eros, Yellow's HQ, Solar Sail, confirm."),
                ),
                look="hq-0 hq-1",
                hands=("solar_sail",),
                infra=("", "- ion_drive -"),
            ),
            step(
                _("Your team starts at your own Spaceport at Lunar L4. Deimos is 7 away; your HQ gives 1, the Solar Sail 3, the Cargo Pod 1."),
                "BAS-M-06 VAL-10 VAL-11 VAL-12",
                ask(
                    _("What does the Spaceport add?"),
                    {
                        _("1"): _("Read the base in the list at the side of the board: Move +2 from here."),
                        _("2"): "",
                        _("It doubles"): _("That comes in the next era."),
                    },
                    _("+2 for a Move that starts there: 1 + 3 + 1 + 2 = 7."),
                ),
                do(
                    _("Fly team 1 to Deimos."),
                    "move; team 1; to deimos; hq 0; card solar_sail; card cargo_pod; confirm",
                    _("7 of 7."),
                    {"team 2": _("Team 1 is at the Spaceport.")},
                    then="stay",
                ),
                hints=(_("A Spaceport adds a fixed number."), _("2."), _("2. Move, team 1, Deimos, HQ, both cards, confirm.")),
                look="site-lunar_l4 site-deimos",
                hands=("solar_sail cargo_pod",),
                teams=("lunar_l4 earth",),
                bases={"lunar_l4": "0 spaceport"},
            ),
            step(
                _("Now Lunar L4 has Yellow's Spaceport, and Yellow has the better HQ. You use both."),
                "RWD-02 AMB-26 AMB-25",
                do(
                    _("Fly team 1 to Deimos with Yellow's HQ, the Solar Sail and Yellow's Spaceport."),
                    "move; team 1; to deimos; hq 1; card solar_sail; use lunar_l4; confirm",
                    _("1 + 2 + 3 + 2 = 8."),
                    {"team 2": _("Team 1 is at the Spaceport.")},
                ),
                ask(
                    _("How many rewards does Yellow get?"),
                    {_("1"): _("Two things were used."), _("2"): "", _("3"): _("The Spaceport is also the base of the flight, but counts once.")},
                    _("One for the HQ and one for the Spaceport."),
                    show="draw; draw",
                ),
                hints=(_("Each thing used counts once."), _("HQ and Spaceport."), _("2.")),
                look="hq-1 site-lunar_l4",
                ruling=_("How rewards add up is a reading: one for the HQ, one for each base used."),
                hands=("solar_sail", "time"),
                infra=("", "- ion_drive -"),
                teams=("lunar_l4 earth",),
                bases={"lunar_l4": "1 spaceport"},
            ),
            step(
                _(
                    "Step 4: one idle team may be transported between two of your bases, if one of them is a Spaceport. You have a base on the Moon and a Spaceport at Solar L2; your team 1 is on the Moon."
                ),
                "TRP-01 TRP-02 TRP-03 TRP-04",
                ask(
                    _("How many points does the way cost?"),
                    {_("3"): _("Transport is not a Move."), _("None"): "", _("5T"): _("It is free.")},
                    _("Any distance, no points, no profit."),
                    show="special venture_capital",
                ),
                do(_("Transport team 1."), "carry 1", _("It is at Solar L2 now."), {"stay": _("It could have been at Solar L2 already.")}),
                hints=(_("It is free."), _("None; then carry the team."), _("None. Transport team 1.")),
                look="site-moon site-solar_l2",
                hands=("venture_capital",),
                teams=("moon solar_l4",),
                tiles={"moon": "m1_water"},
                bases={"moon": "0 research", "solar_l2": "0 spaceport"},
            ),
        ),
    )
