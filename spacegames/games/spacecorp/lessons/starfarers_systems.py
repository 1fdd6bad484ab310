"""Lessons S1 to S5: slow light, multipliers, flights, exploring and building a system."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from .making import ask, attempt, do, find, step


def lessons() -> tuple[Lesson, ...]:
    return _slow_light(), _multipliers(), _between(), _exploring(), _building()


def _slow_light() -> Lesson:
    return Lesson(
        id="SC-LES-S1",
        title=_("Slow light"),
        goal=_("Start for the stars, and be patient."),
        steps=(
            step(
                _("Starfarers begins with three teams of each player at the Sun. You own the 1st Beyond marker, Yellow the 2nd."),
                "SET-S-01 SET-S-02 SET-S-03 SET-S-04 SET-S-05 SET-S-12 AMB-117 INV-09",
                do(
                    _("Start one team at Alpha Centauri."),
                    "place",
                    _("It is directly on the star. Yellow's team starts at Luhman 16, on the farthest box of the star track."),
                    {"leave": _("That would waste your marker.")},
                    then="place",
                ),
                ask(
                    _("Which of these two teams may act in its first turn?"),
                    {
                        _("Yours at Alpha Centauri"): "",
                        _("Yellow's at Luhman 16"): _("It still has to come in along the track."),
                        _("Both"): _("One is still on the track."),
                    },
                    _("A team on the star may act. And the player at Alpha Centauri begins. The Beyond markers leave the game."),
                ),
                hints=(_("On the star or on the track?"), _("Only on the star."), _("Place the team; yours.")),
                look="beyond-1 site-alpha_centauri site-luhman_16",
                era="starfarers",
                phase="setup",
                kind="beyond",
                player=0,
                beyond=(0, 1),
                turn={"pending": [["cards", []], ["beyond", 1, 2], ["beyond", 0, 1]]},
            ),
            step(
                _(
                    "Each of you holds one Time and two Start cards; the other Start cards lie on the deck, four are offers. New progress cards join those of Planeteers, and the colony tiles for two players lie open."
                ),
                "SET-S-06 SET-S-07 SET-S-08 SET-S-09 SET-S-10 SET-S-11 INV-08",
                ask(
                    _("With 2, 3 or 4 players there are 12, 17 or 20 colony tiles, and 14 star systems. How many colonies can two players found at most?"),
                    {_("12"): "", _("14"): _("There are not so many tiles."), _("20"): _("That is for four players.")},
                    _("12, one for each tile; with more players the 14 systems are the limit."),
                ),
                hints=(_("Tiles or systems, whichever is less."), _("12 tiles, 14 systems."), _("12.")),
                look="seat-0 offer-1 deck colony-concord",
                goes_on=True,
            ),
            step(
                _(
                    "Every system has a star track of three boxes. A team that flies in begins on the farthest; at the start of each of your turns, before the action, it comes one box nearer."
                ),
                "STR-05 STR-06 STR-08 INV-31 TRN-12",
                ask(
                    _("Your team enters a system in turn 5. In which turn can it act there?"),
                    {_("6"): _("Then it is on the second box."), _("7"): _("Then it is on the nearest box."), _("8"): ""},
                    _("5: farthest box, 6: second, 7: nearest, 8: on the star."),
                    show="move; to alpha_centauri; hq 0; card fusion_booster shielded; card antimatter_1; confirm",
                ),
                hints=(_("Three boxes, then the star."), _("Three turns later."), _("8.")),
                look="site-alpha_centauri",
                era="starfarers",
                number=5,
                hands=("fusion_booster antimatter_1",),
            ),
            step(
                _("Your teams are still on the track of Alpha Centauri. You hold enough to explore it."),
                "STR-07",
                attempt(_("Try to explore."), "explore", "STR-07", _("A team on a star track cannot act. Wait.")),
                hints=(_("Where exactly is the team?"), _("On the track."), _("Declare Explore and read why not.")),
                look="site-alpha_centauri",
                era="starfarers",
                hands=("probe_swarm probe_swarm",),
                teams=("alpha_centauri:2 alpha_centauri:3",),
            ),
        ),
    )


def _multipliers() -> Lesson:
    return Lesson(
        id="SC-LES-S2",
        title=_("Multipliers"),
        goal=_("Multiply at the right moment."),
        steps=(
            step(
                _("Your Move cards show 3, 5, x3 and x4."),
                "VAL-18 VAL-19",
                ask(
                    _("What do they make together?"),
                    {_("36"): _("3 x 12; the 5 is missing."), _("96"): "", _("63"): _("First add 3 and 5.")},
                    _("3 + 5 = 8, times 3 is 24, times 4 is 96."),
                    show="move; to lacaille_9352; card magnetic_scoop; card ramjet; card antimatter_1; card antimatter_2",
                ),
                hints=(_("Sums first."), _("8 x 3 x 4."), _("96.")),
                look="site-sun",
                era="starfarers",
                hands=("magnetic_scoop ramjet antimatter_1 antimatter_2",),
                profit=(9, 0),
            ),
            step(
                _("Now x3, x3 and x5, and nothing else."),
                "VAL-20",
                ask(
                    _("What do they make?"),
                    {_("0"): _("One of them is the starting number."), _("11"): _("They multiply."), _("45"): ""},
                    _("3 x 3 x 5 = 45. It does not matter which one starts."),
                    show="move; to epsilon_eridani; card antimatter_1; card antimatter_1; card warp_bubble",
                ),
                hints=(_("Nothing to multiply? One steps in."), _("3 x 3 x 5."), _("45.")),
                look="site-sun",
                era="starfarers",
                hands=("antimatter_1 antimatter_1 warp_bubble",),
                profit=(9, 0),
            ),
            step(
                _("Alpha Centauri is 10 away. Printed Move 1, a Fusion Booster (5, or shielded 3) and x3. In this era radiation costs 3T everywhere."),
                "RAD-01 RAD-03 RAD-06",
                do(
                    _("Fly there without paying anything."),
                    "move; to alpha_centauri; hq 0; card fusion_booster shielded; card antimatter_1; confirm",
                    _("(1 + 3) x 3 = 12, shielded and free."),
                    {"card fusion_booster": _("18 points are more than enough, but 3T for radiation are due.")},
                ),
                hints=(_("You need only 10."), _("Use the shielded 3, and your HQ."), _("Move, Alpha Centauri, HQ, Fusion Booster shielded, x3, confirm.")),
                look="site-sun site-alpha_centauri",
                era="starfarers",
                hands=("fusion_booster antimatter_1",),
                profit=(5, 0),
            ),
        ),
    )


def _between() -> Lesson:
    return Lesson(
        id="SC-LES-S3",
        title=_("Between the stars"),
        goal=_("Count distances between systems, and mind the empty regions."),
        steps=(
            step(
                _("From Kapteyn's Star to Epsilon Eridani you cross an empty region: one border of 40 and one of 20."),
                "STR-01 STR-02 INV-29",
                ask(
                    _("How far is it?"),
                    {_("60"): "", _("62"): _("Take-off and landing cost nothing here."), _("40"): _("Two borders.")},
                    _("Only borders count between stars. From the Sun, Alpha Centauri is 10 away, Sirius 20, Tau Ceti 50 and Kapteyn's Star 100."),
                    show="move; team 1; to epsilon_eridani",
                ),
                hints=(_("Add the borders."), _("Nothing for take-off and landing."), _("60.")),
                look="site-kapteyns_star site-epsilon_eridani",
                era="starfarers",
                hands=("ramjet antimatter_1 antimatter_2",),
                profit=(9, 0),
                teams=("kapteyns_star sun sun",),
                tiles={"kapteyns_star": "s1_desert s2_comets"},
                bases={"kapteyns_star": "0 research research"},
            ),
            step(
                _("On the same way, but with 40 points: just enough for the first border."),
                "STR-09 MOV-02",
                do(_("Declare a Move with team 1."), "move; team 1", _("Where to?"), {"team 2": _("Team 1 is at Kapteyn's Star.")}),
                attempt(_("Try Epsilon Eridani."), "to epsilon_eridani", "MOV-03", _("60 are needed, and an empty region is no place to wait.")),
                hints=(_("No stops on the way."), _("40 is less than 60."), _("Move, team 1, then try Epsilon Eridani.")),
                look="site-kapteyns_star site-epsilon_eridani",
                era="starfarers",
                hands=("ramjet antimatter_2 matter_manipulators",),
                infra=("neutrino_telescope - -", "neutrino_telescope - -"),
                profit=(9, 0),
                teams=("kapteyns_star sun sun",),
                tiles={"kapteyns_star": "s1_desert s2_comets"},
                bases={"kapteyns_star": "0 research research"},
                colonies={"kapteyns_star": "landfall"},
            ),
            step(
                _("Team 1 is at Sirius, where nobody has a base. Procyon is 10 away and has no base either; the Sun is 20 away."),
                "MOV-04",
                do(_("Declare a Move with team 1."), "move; team 1", _("Where to?"), {"team 2": _("Team 1 is at Sirius.")}),
                find(
                    _("Which target is not allowed?"),
                    "to procyon; to sun",
                    _("A flight needs a base at one end, as in every era. At the Sun everybody has one."),
                ),
                hints=(_("One end must have a base."), _("The Sun has one."), _("Procyon is not allowed.")),
                look="site-sirius site-procyon site-sun",
                era="starfarers",
                hands=("ramjet antimatter_2",),
                profit=(5, 0),
                teams=("sirius sun sun",),
            ),
        ),
    )


def _exploring() -> Lesson:
    return Lesson(
        id="SC-LES-S4",
        title=_("Exploring a system"),
        goal=_("Turn up a whole system, and meet somebody."),
        steps=(
            step(
                _("Your team is on the star of Epsilon Eridani: e10, three boxes."),
                "STR-03 STR-04 STR-11 STR-12 STR-13",
                ask(
                    _("How many tiles does one Explore of 10 turn up?"),
                    {_("1"): _("All empty boxes are filled."), _("3"): "", _("As many as you pay for"): _("The price is for the whole system.")},
                    _("First the primary tile, then the minor ones, each with its rewards. The team claims them all."),
                    show="explore; card probe_swarm; card probe_swarm; card laser_sail; confirm",
                ),
                hints=(_("One action for the system."), _("Three boxes."), _("3.")),
                look="site-epsilon_eridani stack-primary stack-minor",
                era="starfarers",
                hands=("probe_swarm probe_swarm laser_sail",),
                teams=("epsilon_eridani sun sun",),
                stacks={"primary": "s1_ruins", "minor": "s2_rings s2_gem_dust"},
            ),
            step(
                _("At Wolf 359 the primary tile will be Alien Contact."),
                "ALN-01 ALN-02 EXP-12",
                ask(
                    _("What happens to this tile?"),
                    {
                        _("It stays and pays nothing"): _("It orders another draw."),
                        _("It is replaced by one from the alien stack"): "",
                        _("You draw again from the primary stack"): _("Not from there."),
                    },
                    _("Two primary tiles lead to the five alien ones. Here: Traders, 3T at once."),
                    show="explore; card neutrino_telescope; confirm",
                ),
                hints=(_("Who is contacted?"), _("There is a stack of aliens."), _("An alien tile takes its place.")),
                look="site-wolf_359 stack-alien",
                era="starfarers",
                hands=("neutrino_telescope",),
                teams=("wolf_359 sun sun",),
                stacks={"primary": "s1_contact", "alien": "s3_traders"},
            ),
            step(
                _("At Wolf 1061 the aliens are Phobes. They want to be left alone."),
                "ALN-03 ALN-04 ALN-05 ALN-06 EXP-11",
                ask(
                    _("What becomes of your team, and what do the tiles pay?"),
                    {
                        _("It goes to the Sun, and nothing is paid"): "",
                        _("It goes to the Sun, and the Rings pay 1T"): _("No tile of the region gives anything now."),
                        _("It stays, and nothing is paid"): _("It is sent away."),
                    },
                    _("Everything there sleeps until somebody builds a Secure base on the Phobes; that player then takes all the rewards."),
                    show="explore; card probe_swarm; card probe_swarm; confirm",
                ),
                hints=(_("They are afraid."), _("The team must leave, and nothing works."), _("To the Sun; nothing.")),
                look="site-wolf_1061",
                era="starfarers",
                hands=("probe_swarm probe_swarm",),
                teams=("wolf_1061 sun sun",),
                stacks={"primary": "s1_contact", "alien": "s3_phobes", "minor": "s2_rings"},
            ),
            step(
                _("Here the aliens are Introverts. You have plenty of Build points."),
                "ALN-07",
                attempt(_("Try to build."), "build", "ALN-07", _("Only who owns Cooperative Empathy or Sensory Focus may build here.")),
                hints=(_("They speak only to the gentle."), _("One of two Adaptations is missing."), _("Declare Build and read why not.")),
                look="site-wolf_1061",
                era="starfarers",
                hands=("habitat_seeds replicators mega_constructors",),
                profit=(9, 0),
                teams=("wolf_1061 sun sun",),
                tiles={"wolf_1061": "s3_introverts s2_rings"},
            ),
        ),
    )


def _building() -> Lesson:
    return Lesson(
        id="SC-LES-S5",
        title=_("Building a system"),
        goal=_("Fill a whole system with bases in one action."),
        steps=(
            step(
                _("Epsilon Eridani is b8. It holds ruins (Base+4), rings (Base+4) and gem dust."),
                "STR-14 STR-15",
                ask(
                    _("What does building cost?"),
                    {_("8"): _("The tiles add to it."), _("16"): "", _("24"): _("The cost is for the whole system, not for each tile.")},
                    _("8 + 4 + 4 = 16 for three bases."),
                ),
                do(_("Declare Build."), "build", _("Now a base for every tile.")),
                hints=(_("Add all Base#."), _("8 + 4 + 4."), _("16; declare Build.")),
                look="site-epsilon_eridani",
                era="starfarers",
                hands=("replicators replicators habitat_seeds",),
                profit=(5, 0),
                teams=("epsilon_eridani sun sun",),
                tiles={"epsilon_eridani": "s1_ruins s2_rings s2_gem_dust"},
            ),
            step(
                _("Each tile gets one base that suits it: first the ruins, then the rings, then the dust."),
                "BAS-S-01 BAS-S-02 BAS-S-03 BAS-S-04 BAS-S-05 BAS-S-06 BAS-S-07 BAS-S-08",
                do(
                    _("An Attraction for the ruins (it yields 2 there), a Refinery for the rings."),
                    "base attraction; base refinery",
                    _("Now the dust."),
                    {"base research": _("Possible, but ruins attract visitors."), "base secure": _("Possible, but take the one asked for.")},
                ),
                attempt(_("Try a Spaceport on the dust."), "base spaceport", "BAS-S-08", _("No Spaceport on dust, nor on an anomaly.")),
                do(
                    _("Take a Refinery instead; then play all cards and confirm."),
                    "base refinery; card replicators; card replicators; card habitat_seeds; confirm",
                    _("16 of 16. Three bases at once; radiation cost 3T."),
                    {"base research": _("Good too, but take the Refinery.")},
                ),
                hints=(_("Attraction, Refinery, then try the Spaceport."), _("It is refused; take a Refinery."), _("Then both Replicators and Habitat Seeds.")),
                look="site-epsilon_eridani",
                goes_on=True,
            ),
            step(
                _("The same system, but Yellow explored it and the team still stands there: a claim on three tiles."),
                "STR-16",
                ask(
                    _("What does Yellow get when you build?"),
                    {_("2T"): "", _("6T"): _("Not for each tile."), _("Nothing"): _("The claim is worth something.")},
                    _("2T in all: the claim is one, however many tiles it covers."),
                    show="build; base attraction; base refinery; base secure; card replicators; card replicators; card habitat_seeds; confirm",
                ),
                hints=(_("One claim, one payment."), _("Not for each tile."), _("2T.")),
                look="site-epsilon_eridani",
                era="starfarers",
                hands=("replicators replicators habitat_seeds",),
                profit=(5, 0),
                teams=("epsilon_eridani sun sun", "epsilon_eridani sun sun"),
                tiles={"epsilon_eridani": "s1_ruins s2_rings s2_gem_dust"},
                claims={"epsilon_eridani": "1 1"},
            ),
        ),
    )
