"""Lessons P1 to P4: a new board, radiation, spending, far planets."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from .making import ask, attempt, do, step


def lessons() -> tuple[Lesson, ...]:
    return _new_board(), _radiation(), _spending(), _far_planets()


def _new_board() -> Lesson:
    return Lesson(
        id="SC-LES-P1",
        title=_("A new board"),
        goal=_("Start the second era with what you brought along."),
        steps=(
            step(
                _(
                    "Planeteers begins. You own the 1st Beyond marker, Yellow the 2nd. Everybody puts two teams on the Inner Solar System; the owners of the markers may start one team farther out."
                ),
                "SET-P-01 SET-P-02 SET-P-03 SET-P-04 SET-P-05 SET-P-12",
                do(
                    _("Use your marker: start a team on Ceres."),
                    "place",
                    _("It explored Ceres at once: an Alien Artifact, 1T and one step of revelation."),
                    {"leave": _("You may leave it, but you would give away a tile.")},
                    then="place",
                ),
                ask(
                    _("Who takes the first turn of the era?"),
                    {
                        _("The player with a team on Ceres"): "",
                        _("The player with the most profit"): _("If nobody is on Ceres it is the lowest profit."),
                        _("Yellow"): _("Vesta gives no first turn."),
                    },
                    _("Ceres decides; without a team there it is the player with the lowest profit."),
                ),
                hints=(_("The marker is for use."), _("Place; Ceres begins."), _("Place the team; the player on Ceres begins.")),
                look="beyond-1 site-ceres site-vesta",
                era="planeteers",
                phase="setup",
                kind="beyond",
                player=0,
                beyond=(0, 1),
                stacks={"e1": "p1_artifact"},
                turn={"pending": [["cards", []], ["beyond", 1, 2], ["beyond", 0, 1]]},
            ),
            step(
                _("Each of you holds one Time card and two Start cards of Planeteers. Four offers lie open."),
                "SET-P-06 SET-P-07 SET-P-08 SET-P-09 SET-P-10 INV-05",
                ask(
                    _("58 cards of Planeteers; two players hold two each and four are offers. How many are in the deck?"),
                    {_("54"): _("The offers are not in the deck."), _("50"): "", _("46"): _("Count again: 58 - 4 - 4.")},
                    _("58 - 4 - 4 = 50. The Time cards are in your hands."),
                ),
                hints=(_("Take away hands and offers."), _("58 - 4 - 4."), _("50.")),
                look="deck offer-1 seat-0",
                goes_on=True,
            ),
            step(
                _("In slot 1 of your HQ lies the Nuclear Thermal Drive of Mariners. You hold a Fusion Torch, Move 4."),
                "UPG-04 INF-07",
                ask(
                    _("You put the Fusion Torch over it. Where does the old card go?"),
                    {
                        _("Back to your hand"): _("Only a card of the same era."),
                        _("Out of the game"): "",
                        _("To the discard pile"): _("Mariners is over; its cards are gone."),
                    },
                    _("A card of an earlier era leaves the game when it is covered. Until then it still works."),
                    show="upgrade fusion_torch; slot 1",
                ),
                hints=(_("It belongs to an earlier era."), _("It does not come back."), _("Out of the game.")),
                look="slot-0-1",
                era="planeteers",
                hands=("fusion_torch",),
                infra=("nuclear_thermal - -",),
            ),
            step(
                _("In your Legacy box are Exotic Elements of Mariners with your Refinery. You have no base on this board yet."),
                "PRD-02 AMB-94",
                ask(
                    _("What does Produce 1 bring?"),
                    {_("Nothing"): _("The Legacy box produces too."), _("1T"): _("The Refinery still adds 1."), _("2T"): ""},
                    _("As before: 1 + 1."),
                    show="produce; card refinery_fleet; confirm",
                ),
                hints=(_("Legacy produces as if it stood on a board."), _("P1 and a Refinery."), _("2T.")),
                look="legacy-0",
                era="planeteers",
                hands=("refinery_fleet",),
                legacy=("m1_exotic refinery",),
            ),
        ),
    )


def _radiation() -> Lesson:
    return Lesson(
        id="SC-LES-P2",
        title=_("Radiation"),
        goal=_("Know when the far planets cost profit, and how to be shielded."),
        steps=(
            step(
                _(
                    "Beyond the asteroid belt everything lies in the radiation zone. Your base is on Ceres, and Callisto is 5 away. Plasma Drive is worth just 5."
                ),
                "RAD-01 RAD-02",
                ask(
                    _("What does the unshielded flight cost?"),
                    {_("Nothing"): _("Callisto is in the zone."), _("2T"): "", _("5T"): _("The number does not depend on the distance.")},
                    _("2T for a Move or a Build with any part in the zone."),
                    show="move; to callisto; card plasma_drive; confirm",
                ),
                hints=(_("The zone has a fixed price."), _("The same for every flight of this era."), _("2T.")),
                look="site-ceres site-callisto",
                era="planeteers",
                hands=("plasma_drive",),
                profit=(3, 0),
                teams=("ceres ceres",),
                tiles={"ceres": "p1_water"},
                bases={"ceres": "0 research"},
            ),
            step(
                _("A Fission Drive shows two values: Move 2, or shielded Move 1. You choose when you use it."),
                "RAD-05 RAD-06",
                do(
                    _("Fly to Callisto with your HQ, the Fission Drive shielded and the Cargo Hauler."),
                    "move; to callisto; hq 0; card fission_drive shielded; card cargo_hauler; confirm",
                    _("Value 4, one point bought for 1T, and no radiation: one shielded value shields the whole flight."),
                    {"card fission_drive": _("Plain it has one point more, but then radiation costs 2T.")},
                ),
                hints=(
                    _("Lower value, but no radiation."),
                    _("Use the shielded side of the Fission Drive."),
                    _("Move, Callisto, HQ, Fission Drive shielded, Cargo Hauler, confirm."),
                ),
                look="hand-0-fission_drive site-callisto",
                era="planeteers",
                hands=("fission_drive cargo_hauler",),
                profit=(3, 0),
                teams=("ceres ceres",),
                tiles={"ceres": "p1_water"},
                bases={"ceres": "0 research"},
            ),
            step(
                _("Your teams are at the start. Plasma Drive and Cargo Hauler make 7: just enough for Callisto, without any shielded card."),
                "RAD-07 RAD-09",
                ask(
                    _("What does radiation cost?"),
                    {
                        _("2T"): _("The Inner Solar System, where you start, protects everybody."),
                        _("Nothing"): "",
                        _("1T"): _("Radiation costs 2T, or nothing if one part is shielded."),
                    },
                    _("The Inner Solar System has a Shield Factory for everybody: every Move from there is shielded."),
                    show="move; to callisto; card plasma_drive; card cargo_hauler; confirm",
                ),
                hints=(_("There is something at the start."), _("A Shield Factory."), _("Nothing.")),
                look="site-inner_solar_system site-callisto",
                era="planeteers",
                hands=("plasma_drive cargo_hauler",),
            ),
            step(
                _("Only 1T is left, and you are on Ceres with a Plasma Drive and a Fission Drive."),
                "RAD-04",
                do(
                    _("Declare a Move to Callisto and play the Plasma Drive."),
                    "move; to callisto; card plasma_drive",
                    _("5 of 5."),
                    {"card fission_drive shielded": _("That shields it. First see what happens without.")},
                ),
                attempt(
                    _("Try to confirm without a shield."),
                    "confirm",
                    "RAD-04",
                    _("2T are due, and you have 1T: refused. Add the Fission Drive shielded and it works."),
                ),
                do(_("Shield the flight and confirm."), "card fission_drive shielded; confirm", _("No radiation.")),
                hints=(
                    _("Who cannot pay must be shielded."),
                    _("1T is less than 2T."),
                    _("Move, Callisto, Plasma Drive; confirm is refused; then Fission Drive shielded."),
                ),
                look="site-ceres site-callisto seat-0",
                era="planeteers",
                hands=("plasma_drive fission_drive",),
                profit=(1, 0),
                teams=("ceres ceres",),
                tiles={"ceres": "p1_water"},
                bases={"ceres": "0 research"},
            ),
            step(
                _("Yellow's Shield Factory stands on Europa. You build on Callisto, in the same region, with plain cards of 5."),
                "RAD-07 RAD-08 RAD-10",
                do(
                    _("Build a Research base there and use Yellow's Shield Factory."),
                    "build; base research; card nano_assemblers; card cargo_hauler; use europa; confirm",
                    _("No radiation."),
                    {"base spaceport": _("It would suit, but this time build a Research base.")},
                ),
                ask(
                    _("Who gains by it?"),
                    {_("Nobody"): _("It was Yellow's base."), _("Yellow: a card"): "", _("Yellow: 2T"): _("Rewards are cards.")},
                    _("Using a rival's base is always rewarded with a card from the deck."),
                ),
                hints=(_("A Shield Factory protects its region."), _("Build, Research, both cards, use Europa."), _("Then confirm; Yellow draws a card.")),
                look="site-europa site-callisto",
                era="planeteers",
                hands=("nano_assemblers cargo_hauler",),
                profit=(2, 0),
                teams=("callisto inner_solar_system",),
                tiles={"europa": "p3_ocean_life", "callisto": "p3_exotic_ice"},
                bases={"europa": "1 shield_factory"},
            ),
        ),
    )


def _spending() -> Lesson:
    return Lesson(
        id="SC-LES-P3",
        title=_("Spending"),
        goal=_("Buy missing points, and know the limits."),
        steps=(
            step(
                _(
                    "From Callisto to Umbriel it is 9. Plasma Drive 5 and the Fusion Torch, shielded 2, make 7. From this era on missing points of Move, Build and Explore may be bought."
                ),
                "VAL-15 AMB-04",
                ask(
                    _("What will the flight cost?"),
                    {_("2T"): "", _("Nothing"): _("7 is less than 9."), _("9T"): _("Only the missing points are bought.")},
                    _("1T for each missing point, never more than are missing."),
                    show="move; to umbriel; card plasma_drive; card fusion_torch shielded; confirm",
                ),
                hints=(_("How many are missing?"), _("9 - 7."), _("2T.")),
                look="site-callisto site-umbriel",
                era="planeteers",
                hands=("plasma_drive fusion_torch",),
                profit=(5, 0),
                teams=("callisto callisto",),
                tiles={"callisto": "p3_exotic_ice"},
                bases={"callisto": "0 research"},
            ),
            step(
                _("A look ahead at the stars: Alpha Centauri needs 6 to explore. You have an Explore card of 3 and 20T."),
                "VAL-17 INV-21",
                attempt(_("Try to explore."), "explore", "EXP-02", _("You may spend less than you have from other sources: with 3 only 2, so 5 is the most.")),
                hints=(_("What you spend must be smaller than the rest."), _("3 and at most 2."), _("Declare Explore and read the numbers.")),
                look="site-alpha_centauri",
                era="starfarers",
                hands=("antimatter_1",),
                profit=(20, 0),
                teams=("alpha_centauri alpha_centauri alpha_centauri",),
            ),
            step(
                _("Here you have 10 from two Plasma Drives and 20T. Your teams are on Umbriel, and no base is nearer than the Inner Solar System, 14 away."),
                "VAL-16",
                attempt(_("Try to declare a Move."), "move", "MOV-03", _("10 + 3 = 13: at most 3T may be spent on one action, however rich you are.")),
                hints=(_("There is a limit to spending."), _("3T: 13 is the most."), _("Declare a Move and read the numbers.")),
                look="site-umbriel site-inner_solar_system",
                era="planeteers",
                hands=("plasma_drive plasma_drive",),
                infra=("grown_mesh - -", "grown_mesh - -"),
                profit=(20, 0),
                teams=("umbriel umbriel",),
            ),
            step(
                _("You research with your Infra of 2 and would like a third card. You have 10T."),
                "VAL-15",
                do(
                    _("Declare Research with your HQ and confirm."),
                    "research; hq 0; confirm",
                    _("Two cards; nobody asked whether you wanted to pay."),
                    {"move": _("A Move could be paid for. See what happens with Research.")},
                ),
                ask(
                    _("For which actions may points be bought?"),
                    {
                        _("All of them"): _("Research was not one of them."),
                        _("Move, Build and Explore"): "",
                        _("Only Move"): _("Build and Explore too."),
                    },
                    _("Move, Build and Explore only."),
                ),
                hints=(_("Not for cards."), _("Research, HQ, confirm."), _("Move, Build and Explore.")),
                look="research-0",
                era="planeteers",
                profit=(10, 0),
            ),
        ),
    )


def _far_planets() -> Lesson:
    return Lesson(
        id="SC-LES-P4",
        title=_("Far planets"),
        goal=_("Count the long ways between the outer planets."),
        steps=(
            step(
                _(
                    "Between the outer planets a flight has an addition, listed in the region where it starts. From Saturn to Uranus it is 6; the border between them costs 4."
                ),
                "MOV-15 MOV-08",
                ask(
                    _("How far is it from Iapetus to Umbriel?"),
                    {_("6"): _("Take-off, border and landing alone make that."), _("10"): _("Take-off and landing are missing."), _("12"): ""},
                    _("6 + 1 + 4 + 1 = 12."),
                    show="move; to umbriel",
                ),
                hints=(_("Four parts."), _("6 + 1 + 4 + 1."), _("12.")),
                look="site-iapetus site-umbriel",
                era="planeteers",
                hands=("plasma_drive plasma_drive cargo_hauler",),
                profit=(5, 0),
                teams=("iapetus iapetus",),
                tiles={"iapetus": "p2_water"},
                bases={"iapetus": "0 research"},
            ),
            step(
                _("From Callisto at Jupiter to Umbriel you pass Saturn: the regions form a chain, so there is only one way. The borders cost 3 and 4."),
                "MOV-16 INV-32",
                ask(
                    _("Does Saturn's addition count?"),
                    {_("Yes: 15"): _("Only a flight that starts there pays it."), _("No: 9"): ""},
                    _("1 + 3 + 4 + 1 = 9. Only the region where the flight starts counts."),
                    show="move; to umbriel",
                ),
                hints=(_("Where does the flight start?"), _("At Jupiter, which has no addition."), _("No: 9.")),
                look="site-callisto site-umbriel",
                era="planeteers",
                hands=("plasma_drive plasma_drive",),
                profit=(5, 0),
                teams=("callisto callisto",),
                tiles={"callisto": "p3_exotic_ice"},
                bases={"callisto": "0 research"},
            ),
            step(
                _("At Saturn you can land on Titan, which has gravity 1, or on Rhea, which has none."),
                "MOV-09 INV-28",
                ask(
                    _("Which is dearer to land on?"),
                    {_("Titan"): "", _("Rhea"): _("No gravity there."), _("Both are the same"): _("Gravity adds 1 on Titan.")},
                    _("From the start Titan is 11 away and Rhea 10. Asteroids are 4 away, Callisto 7, the Uranus moons 14, Pluto 22 and the Oort Cloud 27."),
                    show="move; to titan",
                ),
                hints=(_("Gravity is added."), _("One of them has gravity 1."), _("Titan.")),
                look="site-titan site-rhea",
                era="planeteers",
                hands=("plasma_drive plasma_drive cargo_hauler",),
            ),
        ),
    )
