"""Lessons M9 to M11: cards of other kinds, Time for two, the end of the era."""

from __future__ import annotations

from spacegames.core.game import Position
from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from .making import ask, attempt, do, played, step


def lessons() -> tuple[Lesson, ...]:
    return _cards(), _time(), _era_ends()


def _cards() -> Lesson:
    return Lesson(
        id="SC-LES-M9",
        title=_("Upgrade, Genetics, Special, Edge"),
        goal=_("Make your HQ better, and play the cards that are no fuel."),
        steps=(
            step(
                _("The Nuclear Thermal Drive has Move 3 and an Infra banner: it may lie in your HQ. Slot 1 has Move 1 printed on it, slots 2 and 3 are bare."),
                "UPG-01 UPG-02 INF-07 INF-08 INV-40",
                ask(
                    _("What is your Infra for a Move with the card in slot 1, and what with the card in slot 2?"),
                    {
                        _("4 and 4"): _("In slot 1 it covers the printed value."),
                        _("3 and 4"): "",
                        _("4 and 3"): _("The other way round."),
                    },
                    _(
                        "A card hides what is printed under it. So put it where nothing is lost. Infra helps Research, Move, Explore and Build; to produce you always need a card."
                    ),
                ),
                do(
                    _("Upgrade: put the card into slot 2."),
                    "upgrade nuclear_thermal; slot 2",
                    _("1 + 3 = 4 from your next turn on."),
                    {"slot 1": _("That hides the printed Move 1.")},
                ),
                hints=(_("The printed value is covered by a card."), _("3 in slot 1; 1 + 3 in slot 2."), _("3 and 4; slot 2.")),
                look="slot-0-1 slot-0-2 slot-0-3",
                hands=("nuclear_thermal",),
            ),
            step(
                _("All slots are full now. You hold an Ion Drive and put it over the Nuclear Thermal Drive."),
                "UPG-03 UPG-04 UPG-05",
                ask(
                    _("Where does the old card go?"),
                    {
                        _("Back to your hand"): "",
                        _("To the discard pile"): _("Cards of this era are not lost."),
                        _("Out of the game"): _("That happens to cards of an earlier era."),
                    },
                    _("A card of the same era comes back to your hand. One of an earlier era leaves the game."),
                    show="upgrade ion_drive; slot 1",
                ),
                hints=(_("Both cards belong to Mariners."), _("It is not lost."), _("Back to your hand.")),
                look="slot-0-1",
                hands=("ion_drive",),
                infra=("nuclear_thermal survey_drones printer",),
                claimed={5: 1},
            ),
            step(
                _(
                    "The wheel shows your genetics cube. A Gene Sequencer moves it one space; tiles and Bio Labs can move it too. It stands one space before the top."
                ),
                "GEN-01 GEN-02 GEN-03",
                ask(
                    _("What do you win when it completes a lap in Mariners?"),
                    {
                        _("An Adaptation at once"): _("Not in this era."),
                        _("Nothing now, but an Adaptation when the next era begins"): "",
                        _("2T"): _("No profit for that."),
                    },
                    _("Laps are not rewarded in Mariners. Whoever completed one starts Planeteers with an Adaptation."),
                    show="genetics; card gene_sequencer; confirm",
                ),
                hints=(_("Adaptations belong to later eras."), _("The reward waits."), _("Nothing now.")),
                look="wheel-0",
                hands=("gene_sequencer",),
                genetics=(5, 0),
                advanced=(5, 0),
                claimed={7: 1},
            ),
            step(
                _("Two Special cards: Venture Capital and a Near Space Probe. A Special is an action by itself; you follow its grey box."),
                "SPC-01 SPC-02 SPC-04 SPC-05",
                ask(
                    _("How many Specials may you play in one turn?"),
                    {_("One"): "", _("As many as you hold"): _("A Special is your action, and you have one action.")},
                    _("One action in a turn, and a Special is one."),
                ),
                do(
                    _("Send the probe to Eros."),
                    "special near_space_probe; at eros",
                    _("Explored without a team. But there is no claim."),
                    {"special venture_capital": _("2T are nice. Now the probe, please.")},
                ),
                hints=(_("One action a turn."), _("One. A probe goes to an empty site."), _("One; the probe to Eros.")),
                look="site-eros",
                hands=("near_space_probe venture_capital",),
                stacks={"e1": "m1_wonder"},
            ),
            step(
                _("Yellow has just claimed a contract, and you hold Market Influence. Its Edge may be played now, in another player's turn."),
                "EDG-GEN-01 EDG-GEN-02 EDG-GEN-03 EDG-08",
                ask(
                    _("What will it bring you?"),
                    {_("1T"): "", _("2T"): _("That is for a contract of your own."), _("The contract"): _("It stays Yellow's.")},
                    _("1T for a rival's contract, 2T for your own."),
                ),
                do(
                    _("Play it."),
                    "edge market_influence",
                    _("1T. The card is discarded; its Produce 1 was not used."),
                    {"pass": _("You may keep it, but play it here.")},
                ),
                hints=(_("Whose contract was it?"), _("A rival's: the smaller amount."), _("1T; play Market Influence.")),
                look="contract-3",
                on=_claimed_by_yellow,
            ),
        ),
    )


def _claimed_by_yellow() -> Position:
    return played(
        "claim 3",
        active=1,
        hands=("market_influence", "time"),
        tiles={"moon": "m1_water", "sisyphus": "m1_exotic", "eros": "m1_exotic"},
        bases={"moon": "1 research", "sisyphus": "1 refinery", "eros": "1 refinery"},
        phase="contracts",
        kind="contract",
    )


def _time() -> Lesson:
    return Lesson(
        id="SC-LES-M10",
        title=_("Time for two, and the order of arithmetic"),
        goal=_("Add first, multiply then, and use two teams well."),
        steps=(
            step(
                _("Infra 3, Intercept 3, Cargo Pod 1: that makes 7. And you hold Time."),
                "VAL-06 VAL-07 VAL-08 VAL-09",
                ask(
                    _("What can Time make of it?"),
                    {
                        _("14 for one team, or 7 for each of two teams"): "",
                        _("14 for each of two teams"): _("One or the other, not both."),
                        _("7 shared between two teams"): _("Each team has the full 7."),
                    },
                    _("Doubling helps to go far; two teams help to do much."),
                ),
                do(
                    _("Send team 1 to Sisyphus and team 2 to Eros, 6 each, with one Time card."),
                    "move; to sisyphus; hq 0; card intercept; card cargo_pod; time two; confirm; team 2; to eros; confirm",
                    _("Two flights with the same 7 points."),
                    {"time double": _("That would be 14 for one team."), "stop": _("The second team may fly too.")},
                ),
                hints=(_("Double, or twice."), _("14, or 7 and 7."), _("Move, Sisyphus, HQ, both cards, Time for two, confirm; team 2, Eros, confirm.")),
                look="hq-0 site-sisyphus site-eros",
                hands=("intercept cargo_pod time",),
                infra=("- ion_drive -",),
            ),
            step(
                _("The same cards, but team 1 starts at your Spaceport at Lunar L4."),
                "VAL-11 BAS-M-06",
                ask(
                    _("What is the total of each team?"),
                    {
                        _("9 and 9"): _("The Spaceport helps only the team that starts there."),
                        _("9 and 7"): "",
                        _("7 and 7"): _("The Spaceport adds 2 for one of them."),
                    },
                    _("A base helps the team that can use it: 7 + 2 = 9 for team 1."),
                    show="move; team 1; to deimos; hq 0; card intercept; card cargo_pod; time two; confirm",
                ),
                hints=(_("Only one of them starts there."), _("7 + 2 and 7."), _("9 and 7.")),
                look="site-lunar_l4",
                hands=("intercept cargo_pod time",),
                infra=("- ion_drive -",),
                teams=("lunar_l4 moon",),
                bases={"lunar_l4": "0 spaceport"},
            ),
            step(
                _("Again 7 points and the Spaceport's 2, but now you double with Time for one team."),
                "VAL-03 AMB-01 VAL-22",
                ask(
                    _("What is the total?"),
                    {_("16"): _("That would be 7 doubled, then 2 more."), _("18"): "", _("9"): _("Time doubles it.")},
                    _("All additions first, then the doubling: (7 + 2) x 2 = 18."),
                    show="move; team 1; to asteroid_belt; hq 0; card intercept; card cargo_pod; time double",
                ),
                hints=(_("First add everything."), _("9, then double."), _("18.")),
                look="site-lunar_l4",
                ruling=_("That the +2 is doubled too follows from the general order of arithmetic."),
                hands=("intercept cargo_pod time",),
                infra=("- ion_drive -",),
                teams=("lunar_l4 moon",),
                bases={"lunar_l4": "0 spaceport"},
            ),
            step(
                _(
                    "Build 4 and Time for two teams. Deimos costs 4, Mars North 6. An Industrial base on Deimos would double what is built elsewhere around Mars."
                ),
                "AMB-19 VAL-09",
                do(
                    _("Begin with the right team, and with the right base."),
                    "build; team 1; base industrial; hq 0; card heavy_lifter; time two; confirm",
                    _("The Industrial base stands before the second Build begins."),
                    {
                        "team 2": _("Then Mars North would come first, and your 4 points do not reach its 6. Begin where 4 is enough."),
                        "base refinery": _("It would suit, but only an Industrial base doubles the Build of the second team."),
                    },
                ),
                ask(
                    _("What has team 2 for Mars North?"),
                    {
                        _("4"): _("The new base helps already."),
                        _("8"): "",
                        _("12"): _("Only the Industrial base doubles here; Time was used for the two teams."),
                    },
                    _("4 x 2 = 8."),
                    show="team 2; base refinery; confirm",
                ),
                hints=(
                    _("What is built first can help the second."),
                    _("Deimos, Industrial."),
                    _("Team 1, Industrial, HQ, Heavy Lifter, Time for two, confirm; then 8."),
                ),
                look="site-deimos site-mars_north",
                hands=("heavy_lifter time",),
                infra=("- printer -",),
                teams=("deimos mars_north",),
                tiles={"deimos": "m1_ice_and_ores", "mars_north": "m2_exotic"},
                claimed={2: 1},
            ),
        ),
    )


def _era_ends() -> Lesson:
    return Lesson(
        id="SC-LES-M11",
        title=_("The era ends"),
        goal=_("See the end coming, and save what can be saved."),
        steps=(
            step(
                _("Your team is on Mars North, and the Asteroid Belt is near: nobody has been there yet."),
                "MOV-12 MOV-13 CMP-10",
                ask(
                    _("What do you win and lose by flying there?"),
                    {
                        _("A Beyond marker, but the team can do nothing more in this era"): "",
                        _("3T, and the team returns to Earth"): _("No profit now, and no way back."),
                        _("A tile to explore"): _("There is nothing to explore in the belt."),
                    },
                    _("The first and the second team there win a marker: a better start in the next era. But the team stays."),
                ),
                do(
                    _("Fly there."),
                    "move; team 1; to asteroid_belt; card solar_sail; card heavy_lifter; confirm",
                    _("The 1st Beyond marker is yours."),
                    {"team 2": _("Team 1 is near.")},
                ),
                hints=(
                    _("Beyond markers lie there."),
                    _("A marker for the next era; the team stays."),
                    _("The marker; Move, team 1, Asteroid Belt, both cards, confirm."),
                ),
                look="site-asteroid_belt beyond-1",
                hands=("solar_sail heavy_lifter",),
                teams=("mars_north earth",),
                tiles={"mars_north": "m2_exotic"},
                bases={"mars_north": "0 refinery"},
                claimed={2: 0},
            ),
            step(
                _("Yellow has claimed the sixth contract. Everybody else has one more turn: this is yours."),
                "ERA-01 ERA-09 INF-05 CTR-12 RWD-05",
                do(_("Declare a Move to the Moon."), "move; to moon", _("Now feed it.")),
                attempt(
                    _("Try to use Yellow's HQ, which has the better drive."),
                    "hq 1",
                    "INF-05",
                    _("Once the end is triggered, rivals' HQs and bases are closed."),
                ),
                hints=(_("At the end nobody shares any more."), _("Declare, then try Yellow's HQ."), _("Move, to the Moon, then Yellow's HQ.")),
                look="contract-1 hq-1",
                hands=("solar_sail", "time"),
                infra=("", "- ion_drive -"),
                claimed={1: 1, 2: 1, 3: 0, 4: 1, 5: 0, 6: 1},
                ending="contracts",
                last=(),
            ),
            step(
                _(
                    "In another game the deck has run out. The discards are never shuffled again, so every era ends. Now you may pass, but nobody must while there is something to do."
                ),
                "ERA-02 ERA-03 ERA-04 ERA-05 ERA-06 ERA-07 INV-10 INV-17",
                ask(
                    _("You pass. May you come back in this era?"),
                    {_("Yes, next turn"): _("A pass is for good."), _("No"): ""},
                    _("Whoever passes is out for the rest of the era. With two players the other one then has one last turn."),
                    show="pass",
                ),
                hints=(_("Think before you pass."), _("It is for the rest of the era."), _("No.")),
                look="deck",
                hands=("chemical_drive", "chemical_drive"),
                deck_size=0,
                offers="- - - -",
            ),
            step(
                _("The era is over. You may put one tile that produces, with your base on it, into your Legacy box; it will produce in the next era too."),
                "ERA-11 ERA-12 PRD-02",
                do(
                    _("Deimos yields 2, the Moon 0. Choose the better one."),
                    "legacy deimos",
                    _("2T for every Produce action that uses it."),
                    {"legacy moon": _("Its Industrial base yields nothing."), "keep": _("Then the box stays empty.")},
                ),
                hints=(_("Which tile yields more?"), _("The one with the Refinery."), _("Deimos.")),
                look="site-deimos site-moon legacy-0",
                on=_after_mariners,
            ),
            step(
                _("The table is cleared for Planeteers. Some things stay, most go."),
                "ERA-10 ERA-13 ERA-14 ERA-15 ERA-16 ERA-17 ERA-18",
                ask(
                    _("What happens to the cards in your hand?"),
                    {
                        _("You keep them"): _("Only cards in the HQ are kept."),
                        _("They leave the game"): "",
                        _("They go into the new deck"): _("The new deck has its own cards."),
                    },
                    _("Hands, offers, deck and discards of the old era leave the game."),
                ),
                ask(
                    _("Which of these stays?"),
                    {
                        _("Infra cards, profit and contract discs"): "",
                        _("Teams and bases on the board"): _("They return to the HQs; only the Legacy base stays."),
                        _("The tiles"): _("They go, except the one in your Legacy box."),
                    },
                    _("What lies in your HQ, your profit and the discs stay. Used Time cards are dealt again."),
                ),
                hints=(_("What is in your HQ is safe."), _("Hands go; Infra stays."), _("They leave the game; Infra, profit and discs stay.")),
                look="legacy-0 hq-0",
                goes_on=True,
            ),
        ),
    )


def _after_mariners() -> Position:
    return played(
        "pass; pass",
        hands=("chemical_drive", "chemical_drive"),
        tiles={"deimos": "m1_exotic", "moon": "m1_abundant_ores"},
        bases={"deimos": "0 refinery", "moon": "0 industrial"},
        deck_size=0,
        offers="- - - -",
    )
