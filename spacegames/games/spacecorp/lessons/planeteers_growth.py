"""Lessons P5 to P7: new bases, the wheel, contracts that grew."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from .making import ask, attempt, do, step


def lessons() -> tuple[Lesson, ...]:
    return _new_bases(), _wheel(), _contracts()


def _new_bases() -> Lesson:
    return Lesson(
        id="SC-LES-P5",
        title=_("New bases"),
        goal=_("Use the three new types, and the better Spaceport."),
        steps=(
            step(
                _("Exotic Elements on Io yield 3. An Exploiter takes the yield once and for all."),
                "BAS-P-01 BAS-P-02 BAS-P-03",
                ask(
                    _("What does the Exploiter bring, now and later?"),
                    {
                        _("3T now, and 3T with each Produce"): _("Once and for all."),
                        _("3T now, nothing later"): "",
                        _("Nothing now, 3T later"): _("The other way round."),
                    },
                    _("The yield is paid at once; afterwards the tile is used up for the rest of the game."),
                ),
                do(
                    _("Build an Exploiter: 8 points with all three cards, shielded."),
                    "build; base exploiter; card nano_assemblers; card ice_shell shielded; card grown_mesh; confirm",
                    _("3T, and no radiation."),
                    {
                        "base refinery": _("Worth thinking about! But here build the Exploiter."),
                        "card ice_shell": _("Plain costs radiation, and you have no profit."),
                    },
                ),
                hints=(
                    _("Exploit means: use up."),
                    _("3T now, nothing later."),
                    _("Build, Exploiter, Nano Assemblers, Ice Shell shielded, Grown Mesh, confirm."),
                ),
                look="site-io",
                era="planeteers",
                hands=("nano_assemblers ice_shell grown_mesh",),
                teams=("io inner_solar_system",),
                tiles={"io": "p3_exotic"},
            ),
            step(
                _("Around Saturn stand three bases of your rivals. No Secure base is there yet."),
                "BAS-P-04",
                ask(
                    _("What does a Secure base on Dione bring you?"),
                    {_("1T"): _("1T for each rival base."), _("3T"): "", _("6T"): _("1T for each, not 2T.")},
                    _("1T for every rival base in the region, when it is built. A second Secure base there brings nothing."),
                ),
                do(
                    _("Build it, shielded."),
                    "build; base secure; card ice_shell shielded; card grown_mesh; confirm",
                    _("3T."),
                    {"base research": _("A Secure base, please.")},
                ),
                hints=(_("Count the rival bases around Saturn."), _("Three."), _("3T. Build, Secure, Ice Shell shielded, Grown Mesh, confirm.")),
                look="site-dione site-titan site-enceladus site-iapetus",
                era="planeteers",
                players=3,
                hands=("ice_shell grown_mesh", "time", "time"),
                teams=("dione inner_solar_system",),
                tiles={"dione": "p2_water", "titan": "p3_exotic", "enceladus": "p3_exotic", "iapetus": "p2_exotic"},
                bases={"titan": "1 refinery", "enceladus": "2 refinery", "iapetus": "2 refinery"},
            ),
            step(
                _("Europa has an ocean: water. Building there costs 7 + 3 = 10, and your cards are all plain."),
                "BAS-P-05 RAD-11",
                ask(
                    _("You build a Shield Factory. What does radiation cost?"),
                    {_("2T"): _("This base protects its own Build."), _("Nothing"): ""},
                    _("The Build that makes a Shield Factory is shielded by it."),
                    show="build; base shield_factory; card nano_assemblers; card nano_assemblers; card grown_mesh; confirm",
                ),
                hints=(_("What does a Shield Factory do?"), _("It works at once."), _("Nothing.")),
                look="site-europa",
                era="planeteers",
                hands=("nano_assemblers nano_assemblers grown_mesh",),
                teams=("europa inner_solar_system",),
                tiles={"europa": "p3_ocean_life"},
            ),
            step(
                _(
                    "From this era on a Spaceport may stand wherever there is no gravity, and it doubles Move cards. Your team starts at your Spaceport on Vesta; printed Move 1, Fusion Torch 4 in the HQ, Plasma Drive 5."
                ),
                "BAS-P-06 AMB-06 AMB-07",
                ask(
                    _("What is the value?"),
                    {_("15"): _("Both cards are doubled."), _("19"): "", _("20"): _("What is printed is no card.")},
                    _("1 + 2 x (4 + 5) = 19."),
                    show="move; to triton; hq 0; card plasma_drive",
                ),
                hints=(_("Cards twice, print once."), _("1 + 8 + 10."), _("19.")),
                look="site-vesta slot-0-2",
                ruling=_("That every Move card is doubled is a reading; a game can also be played with one card only."),
                era="planeteers",
                hands=("plasma_drive",),
                infra=("- fusion_torch -",),
                profit=(5, 0),
                teams=("vesta vesta",),
                tiles={"vesta": "p1_water"},
                bases={"vesta": "0 spaceport"},
            ),
        ),
    )


def _wheel() -> Lesson:
    return Lesson(
        id="SC-LES-P6",
        title=_("The wheel"),
        goal=_("Turn the wheel, and choose what you become."),
        steps=(
            step(
                _("The wheel has six spaces. Your genetics cube is one short of the top, and you have Genetics 2."),
                "PRG-01 PRG-02 AMB-78 CMP-16",
                ask(
                    _("What does it win?"),
                    {_("Nothing: it does not stop at the top"): _("Passing is enough."), _("One Adaptation"): "", _("Two Adaptations"): _("One for each lap.")},
                    _("Reaching or passing the top earns one progress card: genetics an Adaptation, revelation a Breakthrough."),
                ),
                do(_("Advance it."), "genetics; card exo_dna_decoder; confirm", _("Now choose a card."), {"research": _("Genetics, please.")}),
                hints=(_("Reach or pass."), _("One lap, one card."), _("One Adaptation. Genetics, Exo-DNA Decoder, confirm.")),
                look="wheel-0",
                era="planeteers",
                hands=("exo_dna_decoder",),
                genetics=(5, 0),
            ),
            step(
                _("Each name lies there twice; the upper copy has a profit bonus. You may own a name only once."),
                "PRG-03 PRG-04 PRG-05 PRG-09 AMB-85 INV-03",
                do(
                    _("Take Hibernation."),
                    "take hibernation",
                    _("1T bonus at once, and Move +2 for the rest of the game."),
                    {"take sensory_focus": _("Good as well. Here take Hibernation.")},
                ),
                ask(
                    _("Yellow takes the other Hibernation later. Which bonus is paid?"),
                    {_("1T"): _("The bonus was on the upper copy."), _("None"): ""},
                    _(
                        "Only the upper copy has a bonus, and you took it. So a name has at most two owners; cards that nobody takes are still there in the third era."
                    ),
                ),
                hints=(_("The upper copy is better."), _("Hibernation; then the bonus is gone."), _("Take Hibernation; none.")),
                look="progress-hibernation",
                goes_on=True,
            ),
            step(
                _("In the third era Star Children asks for two Breakthroughs. You own one, and your genetics cube is about to complete a lap."),
                "PRG-07 AMB-83",
                do(_("Advance the cube."), "genetics; card evo_accelerators; confirm", _("Choose.")),
                attempt(
                    _("Try to take Star Children."),
                    "take star_children",
                    "PRG-07",
                    _("Two Breakthroughs are needed now, at this moment. Later it may be possible."),
                ),
                hints=(_("The condition must be met now."), _("One is not two."), _("Genetics, then try Star Children.")),
                look="progress-star_children",
                era="starfarers",
                hands=("evo_accelerators",),
                genetics=(4, 0),
                progress=("probe_network",),
            ),
            step(
                _("The black cube is for revelation. It stands on the last space, and you hold a Listening Array with Revelation 1."),
                "REV-01 REV-02 REV-03",
                ask(
                    _("Which award does its lap bring?"),
                    {_("An Adaptation"): _("That is for genetics."), _("A Breakthrough"): "", _("A contract"): _("Contracts are not on the wheel.")},
                    _("Genetics: Adaptations. Revelation: Breakthroughs."),
                    show="revelation; card listening_array; confirm; take probe_network",
                ),
                hints=(_("Two cubes, two kinds of cards."), _("Not an Adaptation."), _("A Breakthrough.")),
                look="wheel-0",
                era="planeteers",
                hands=("listening_array",),
                revelation=(5, 0),
            ),
            step(
                _(
                    "Progress cards add to an action, multiply it, shield you, or do something once. You own Probe Network, which doubles your Explore. Your Crawler has Explore 3."
                ),
                "PRG-06 PRG-08 VAL-14 DEF-11",
                ask(
                    _("What is the value?"),
                    {_("3"): _("Probe Network helps."), _("5"): _("It doubles."), _("6"): ""},
                    _("3 x 2 = 6, for the rest of the game, and for you only."),
                    show="explore; card crawler",
                ),
                hints=(_("Double."), _("3 x 2."), _("6.")),
                look="site-callisto",
                era="planeteers",
                hands=("crawler",),
                teams=("callisto inner_solar_system",),
                progress=("probe_network",),
            ),
        ),
    )


def _contracts() -> Lesson:
    return Lesson(
        id="SC-LES-P7",
        title=_("Contracts that grew"),
        goal=_("See what nobody claimed before."),
        steps=(
            step(
                _(
                    "Row 1 was never claimed in Mariners: its disc is still at the start. It was worth 2T, and its Planeteers contract, two progress cards, is worth 3T. You own two."
                ),
                "CTR-06 CTR-11 DEF-07",
                ask(
                    _("What does it pay?"),
                    {_("2T"): _("That was Mariners alone."), _("3T"): _("The old value is added."), _("5T"): ""},
                    _("2 + 3 = 5T: what nobody claimed is carried over."),
                ),
                do(_("Claim it."), "claim 1", _("5T."), {"done": _("5T are waiting!")}),
                hints=(_("Both eras are paid."), _("2 + 3."), _("5T; claim row 1.")),
                look="contract-1",
                era="planeteers",
                progress=("probe_network hibernation",),
                phase="contracts",
                kind="contract",
            ),
            step(
                _(
                    "Row 4, worth 3T and then 5T, was claimed in Mariners: its disc lies there. You have three bases beyond Jupiter; start and Legacy never count. Other rows count bases on tiles with a certain sign."
                ),
                "CTR-10 DEF-08 DEF-09",
                ask(
                    _("What does it pay now?"),
                    {_("3T"): _("That was paid long ago."), _("5T"): "", _("8T"): _("Nothing is carried over here.")},
                    _("Only its own 5T."),
                    show="claim 4",
                ),
                hints=(_("Where is the disc?"), _("On Mariners: that part is paid."), _("5T.")),
                look="contract-4",
                era="planeteers",
                tiles={"titan": "p3_wonder", "ariel": "p2_water", "charon": "p2_water"},
                bases={"titan": "0 attraction", "ariel": "0 research", "charon": "0 research"},
                discs=(0, 0, 0, 1, 0, 0, 0),
                phase="contracts",
                kind="contract",
            ),
            step(
                _("Your team is on Pluto, 7 away from the Oort Cloud, the edge of this board."),
                "MOV-14",
                ask(
                    _("What is won there?"),
                    {_("A Beyond marker"): "", _("A tile"): _("There is nothing to explore."), _("5T"): _("That is for the Orion Spur, in the third era.")},
                    _("As in the Asteroid Belt: the first two teams win a marker and stay there."),
                    show="move; to oort_cloud; card plasma_drive; card cargo_hauler; confirm",
                ),
                hints=(_("Think of the Asteroid Belt."), _("The same two markers."), _("A Beyond marker.")),
                look="site-pluto_site site-oort_cloud beyond-1",
                era="planeteers",
                hands=("plasma_drive cargo_hauler",),
                profit=(5, 0),
                teams=("pluto_site pluto_site",),
                tiles={"pluto_site": "p2_water"},
                bases={"pluto_site": "0 research"},
            ),
        ),
    )
