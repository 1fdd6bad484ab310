"""Lessons 31 to 33: dropping out, scoring a full game, variants."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from ..examples.making import alone, cruise, gone, landing, sky
from ..examples.money import SPARE
from ..examples.time import BATTERY
from ..prepared import flight, seat, yard
from .making import after, ask, dice, do, page


def lessons() -> tuple[Lesson, ...]:
    return _dropping_out(), _scoring(), _variants()


def _dropping_out() -> Lesson:
    return Lesson(
        id="GT-LES-31",
        title=_("Dropping out"),
        goal=_("Know when a flight ends early, and what it still earns."),
        steps=(
            page(
                _(
                    "A ship without humans drops out: nobody can steer. That may come from lost cabins, a combat zone, or people given away. It happens "
                    "when the card is done; until then everything still applies. "
                    "You have 4 humans and meet an abandoned ship that wants 4, for 6 credits. Aboard are goods worth 9."
                ),
                "GT-OUT-01..04 GT-OUT-08..10 GT-CRW-03 GT-INV-40 GT-AMB-34 GT-AMB-40",
                alone("B", "II-abandoned_ship-2", round="2", goods={"7,9": ["red"], "8,8": ["yellow", "green"]}),
                "card cell-0-7-6 cell-0-7-7",
                ask(
                    _("You accept and drop out. What will your goods bring?"),
                    "5",
                    _("Half of the total, rounded up. No reward for a place, and no prize for neatness; losses are paid as usual."),
                    {"9": _("Drop-outs sell for half."), "4": _("It is rounded up."), "6": _("Half of the total, not of every block.")},
                    1,
                    show="accept; settle",
                ),
                hints=(_("Half of 9."), _("Rounded up."), "5"),
            ),
            page(
                _(
                    "A ship without engines may fly on, until open space comes: with strength 0 it does not move and is out. Doubles without tokens "
                    "count 0. You have one double engine and no token left."
                ),
                "GT-OUT-11 GT-OUT-12 GT-ADV-OS-02 GT-AMB-35 GT-AMB-36",
                cruise(seat("L", day=4, tokens={"7,8": 0}), gone(), card="III-open_space-1", round="3a"),
                "cell-0-5-7 cell-0-7-8 marker-0",
                ask(
                    _("The next card is open space. Would an orange alien have saved you?"),
                    _("No"),
                    _("The alien adds nothing to 0. In the learning flight you would merely have stayed where you were."),
                    {_("Yes, with strength 2"): _("Its bonus needs a working engine.")},
                    1,
                    show="fly",
                ),
                hints=(_("What does the alien add to 0?"), _("Nothing."), _("No.")),
            ),
            page(
                _(
                    "Whoever is lapped by the leader is out: 41 spaces behind or more when a card is done. The track has 40 spaces, and a marker a lap "
                    "away still occupies its space. "
                    "You, green, are on -18, the leader on 20. You are asked to land on a planet for 3 days."
                ),
                "GT-OUT-13 GT-INV-30 GT-AMB-32 GT-AMB-33",
                after(sky(seat("D", day=20), seat("7,8 battery_2-08 270", day=-18), card="I-planets-3"), "pass"),
                "marker-0 marker-1",
                ask(
                    _("You have no hold anyway. What would landing mean?"),
                    _("Lapped, and out"),
                    _("-19, then over the leader's space, -21, -22: 42 behind."),
                    {
                        _("Nothing, 38 behind is fine"): _("Add the 3 days, and the leader's space that does not count."),
                        _("You would lead"): _("Not by falling back."),
                    },
                    1,
                ),
                do(
                    _("Stay on the road."),
                    "pass",
                    _("38 behind is still in the race."),
                    {"land 1": _("Lapped: you are out."), "land 2": _("Lapped: you are out.")},
                ),
                hints=(_("Count back from -18."), _("-20 is the leader's space, a lap behind."), _("Lapped; so pass.")),
                viewer=1,
            ),
            page(
                _(
                    "You may also leave of your own will, whenever no card is open: before each card everybody is asked in flight order. An open card "
                    "must be played first. "
                    "If only one player is left, that one may fly on alone, without combat zones and sabotage."
                ),
                "GT-OUT-05 GT-OUT-06 GT-OUT-07 GT-OUT-14 GT-AMB-37..39 GT-AMB-41 GT-AMB-42",
                lambda: flight(seat("D", day=6, goods={"8,6": ["yellow"]}), seat("E", day=2), deck=("I-combat_zone-1", "I-open_space-1")),
                "marker-0 marker-1 deck",
                do(
                    _("You know that a combat zone is coming. Leave with your goods."),
                    "leave",
                    _("Your flight is over; no card affects you any more."),
                    {"fly": _("Brave. But the task was to leave.")},
                ),
                ask(
                    _("Green flies on alone and reveals the combat zone. What happens?"),
                    _("It is put aside"),
                    _("There is nobody to compare with. Meteors and pirates would still come."),
                    {_("Green is the weakest and is punished"): _("Not when alone."), _("The flight ends"): _("The only one left may fly on.")},
                    1,
                    show="fly",
                ),
                hints=(_("Leave before the card is revealed."), _("Alone there is no weakest."), _("leave; it is put aside.")),
            ),
        ),
    )


def _scoring() -> Lesson:
    table = after(
        landing(
            seat("G", day=12, crew={"7,6": "purple"}),
            seat("Q", day=7),
            seat("T", day=9, crew={"7,6": "orange", "7,8": "purple"}),
            seat(
                "7,6 special_cargo_1-05 90; 7,8 cargo_2-08 270", credits=2, goods={"7,6": ["red"], "7,8": ["yellow", "green"]}, lost=SPARE[:10], out="gave_up"
            ),
            card="II-abandoned_station-1",
            round="2",
        ),
        "fly; fly; fly",
    )
    return Lesson(
        id="GT-LES-32",
        title=_("Scoring a full game"),
        goal=_("Settle round 2, and name the winners."),
        steps=(
            page(
                _(
                    "Round 2 is over. Places pay 8, 6, 4 and 2 among those who landed, the prize for neatness is 4, and the insurance of class II stops "
                    "at 8. Red, blue and green landed in this order; "
                    "exposed are 5, 8 and 9. Yellow has dropped out with 2 credits, goods worth 9 and ten lost components."
                ),
                "GT-END-02..08 GT-INV-38 GT-INV-39 GT-INV-41 GT-AMB-71..73",
                table,
                "seat-0 seat-1 seat-2 seat-3 lost-3",
                ask(
                    _("What does red get?"),
                    "12",
                    _("8 for the place and 4 for the neatest ship."),
                    {"8": _("And the prize?"), "10": _("The prize of round 2 is 4.")},
                    1,
                ),
                ask(
                    _("What does green get?"), "4", _("Third place. A drop-out leaves no gap."), {"2": _("Only three have landed."), "6": _("That is blue.")}, 0
                ),
                ask(
                    _("How many credits has yellow in the end?"),
                    "0",
                    _("2 + 5 = 7, and 8 are owed. All 7 are paid, and the last one is forgiven."),
                    {"-1": _("Nobody owns less than nothing."), "7": _("And the lost components?"), "2": _("Goods bring 5, losses cost 8.")},
                    2,
                    show="settle",
                ),
                hints=(_("Place, prize, goods, losses."), _("Half price for drop-outs; never more than 8 for losses."), _("12, 4, 0.")),
                viewer=None,
            ),
            page(
                _("The game ends after round 3. Everybody with at least 1 credit has won; the richest has won a little more. A tie is shared."),
                "GT-END-09 GT-INV-40 GT-AMB-74",
                after(landing(seat("K", day=9), seat(day=3, credits=30), card="III-abandoned_station-1", round="3"), "fly; fly"),
                "seat-0 seat-1",
                ask(
                    _("After the last flight you own 12 credits and green 45. Who has won?"),
                    _("Both, and green a little more"),
                    _("Truckers who come home with money have won."),
                    {_("Only green"): _("You own something too."), _("Only who landed first"): _("Credits count.")},
                    1,
                    show="settle",
                ),
                hints=(_("At least 1 credit."), _("Both have that."), _("Both.")),
            ),
        ),
    )


def _variants() -> Lesson:
    return Lesson(
        id="GT-LES-33",
        title=_("Variants"),
        goal=_("Know the other ways to play."),
        steps=(
            page(
                _(
                    "Round 3a is an additional round by the rules of round 3, or instead of it, with class IIIA ships. Their rows count down from 11 at "
                    "the front to 3 at the rear, and there is no insurance. "
                    "Meteors come: large from the front, then small from the rear."
                ),
                "GT-VAR-02 GT-VAR-04 GT-INV-20 GT-AMB-79",
                sky(seat("L"), gone(), card="III-meteoric_swarm-2", round="3a", forced=dice(7, 7, 2, 6)),
                "cell-0-8-7 cell-0-5-7 cell-0-6-7",
                ask(
                    _("Which row of this board is the front?"),
                    "11",
                    _("The highest number. The cell before 7,7 is 8,7."),
                    {"3": _("That is the rear here."), "7": _("There stands the pilot cabin.")},
                    1,
                ),
                ask(
                    _("A large meteor from the front in column 7. What does it meet?"),
                    _("The cannon in 8,7, which shoots it down"),
                    _("8,7 is the foremost of the column."),
                    {_("The engine in 5,7"): _("That is the rearmost."), _("The pilot cabin"): _("The cannon stands before it.")},
                    0,
                    show="roll",
                ),
                hints=(_("Rows count down here."), _("The highest row is the front."), _("11; the cannon in 8,7.")),
            ),
            page(
                _("You land first in round 3a: 12 credits. Your goods sell for 13, and fourteen components are lost. The neatest ship is another one."),
                "GT-VAR-03",
                after(
                    landing(
                        seat("L; 9,6 special_cargo_2-01 0", day=9, goods={"9,6": ["red", "red"], "8,9": ["yellow", "green"]}, lost=(*SPARE[1:], "shield-06")),
                        seat(day=3),
                        card="III-abandoned_station-1",
                        round="3a",
                    ),
                    "fly; fly",
                ),
                "seat-0 lost-0",
                ask(
                    _("What do you gain?"),
                    "11",
                    _("12 + 13 - 14. On a class III board the insurance would have stopped at 11, which makes 14."),
                    {"14": _("There is no insurance for class IIIA."), "25": _("Losses have to be paid.")},
                    1,
                    show="settle",
                ),
                hints=(_("No insurance."), "12 + 13 - 14", "11"),
            ),
            page(
                _(
                    "A short game plays only one or two of the rounds. With exact predictions the piles are not shuffled: they are stacked in order, "
                    "the unseen one at the bottom. "
                    "With four players two teams may play: partners share their credits, and each flies the ship that the other one built."
                ),
                "GT-VAR-01 GT-VAR-05 GT-VAR-06 GT-AMB-76..78",
                lambda: yard(seat(BATTERY), seat(number=2), seat(number=3), seat(number=4), teams="partners"),
                "seat-0 seat-2",
                ask(
                    _("You, red, finish with number 1. Who will fly this ship?"),
                    _("Blue, your partner opposite"),
                    _("Partners change places before the flight; the number stays with the ship."),
                    {_("You"): _("Not in a team game."), _("Green, your neighbour"): _("Partners sit opposite each other.")},
                    1,
                    show="number 1",
                ),
                hints=(_("Partners sit opposite."), _("Red and blue are partners."), _("Blue.")),
                viewer=None,
            ),
            page(
                _(
                    "In the expert team game partners also change places at every turn of the hourglass, except for the one to Start, and build on at "
                    "the other's ship. It is round 3, and the hourglass stands on circle 3."
                ),
                "GT-VAR-07",
                lambda: yard(seat(BATTERY), seat(), seat(), seat(), round="3", circle=3, sand=0, teams="expert"),
                "hourglass seat-0 seat-2",
                ask(
                    _("How often do partners change places while building in round 3?"),
                    _("Twice"),
                    _("From 3 to 2 and from 2 to 1; not from 1 to Start. And once more before the flight."),
                    {_("Once"): _("Count the turns: 3 to 2, 2 to 1, 1 to Start."), _("Three times"): _("The turn to Start does not count.")},
                    1,
                ),
                do(_("Turn the hourglass."), "turn", _("Your battery is blue's now, and you build on at blue's ship."), {"wait": _("Turn it.")}),
                hints=(_("Three turns, one of them to Start."), _("Twice."), _("Twice; turn.")),
                viewer=None,
            ),
        ),
    )
