"""Further examples of the flight and its end: GT-XT-21 to GT-XT-40."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Happened, Play, Refuse
from spacegames.core.words import _

from ..prepared import seat, yard
from .crew import SIX
from .hits import AT_THE_GUNS
from .making import alone, cruise, gone, landing, lost, play, shown, sky
from .time import BATTERY

TWO_SHIELDS = "6,7 battery_3-01 180; 7,6 shield-04 270; 7,8 shield-06 180; 8,7 engine_single-12 0"


def examples() -> tuple[Example, ...]:
    return (*_goods(), *_dangers(), *_crew(), *_order(), *_leaving(), *_ends())


def _goods() -> tuple[Example, ...]:
    return (
        shown(
            "GT-XT-21",
            _("Landing only to fall back"),
            _("A ship without any hold may land as well. Nothing is loaded, but the days are lost."),
            "GT-ADV-PL-04 GT-AMB-66 GT-INV-36",
            alone("6,7 battery_3-05 180", "I-planets-2", day=9),
            Play("land 3"),
            Happened("goods_left", {"goods": ["yellow"]}),
            Expect({"seats.0.day": 7}),
            look="planet-1 planet-2 planet-3",
        ),
        shown(
            "GT-XT-22",
            _("Which of two equal blocks"),
            _("Smugglers take two goods. The red block goes without asking; of the two yellow ones the owner chooses the one in 9,9."),
            "GT-GDS-08 GT-AMB-69 GT-FAQ-06",
            alone("A", "I-smugglers-1", goods={"8,8": ["red"], "8,5": ["yellow"], "9,9": ["yellow"]}),
            Play("cannons 0 0"),
            Choices(("drop 8,5", "drop 9,9")),
            Play("drop 9,9"),
            Expect({"seats.0.goods": {"8,5": ["yellow"]}}),
            look="cell-0-8-8 cell-0-8-5 cell-0-9-9",
        ),
        shown(
            "GT-XT-23",
            _("Nothing left to take"),
            _("A ship with one blue block and one token loses to smugglers of level III, who want four goods. Block and token go, and that is all."),
            "GT-GDS-06 GT-GDS-07",
            alone("A", "III-smugglers-1", goods={"9,9": ["blue"]}, tokens={"6,7": 0, "8,6": 1}),
            Play("cannons 0 0"),
            Expect({"seats.0.goods": {}, "seats.0.tokens": {}, "decision.kind": "fly_on"}),
            look="cell-0-9-9 cell-0-8-6",
        ),
    )


def _dangers() -> tuple[Example, ...]:
    return (
        shown(
            "GT-XT-24",
            _("Small meteors cannot be shot"),
            _("A small meteor comes from the left in row 8, against an exposed connector. Only the shield helps; cannons are of no use."),
            "GT-HIT-08 GT-HIT-04",
            alone("A", "I-meteoric_swarm-1"),
            *play("roll 2; roll 8"),
            Refuse("shoot", "GT-HIT-08"),
            Choices(("shield", "suffer")),
            look="cell-0-8-5 cell-0-7-6",
        ),
        shown(
            "GT-XT-25",
            _("Two shields, one token"),
            _("Both shields cover the left. Against a small meteor from there one token for one of them is enough."),
            "GT-AMB-51 GT-INV-37",
            alone(TWO_SHIELDS, "I-meteoric_swarm-1"),
            *play("roll 2; roll 6; shield"),
            Happened("token_spent", {"left": 2, "use": "shield"}),
            Expect({"seats.0.lost": []}),
            look="cell-0-7-6 cell-0-7-8 cell-0-6-7",
        ),
        shown(
            "GT-XT-26",
            _("One roll for all"),
            _(
                "Red, ahead, rolls 6 for a large meteor. It threatens green too, who has no cannon in that column. Red's cannon shoots it down; green loses the cabin."
            ),
            "GT-ADV-MS-01 GT-ADV-MS-02 GT-AMB-46",
            sky(seat("A", day=9), seat(SIX, day=4), card="I-meteoric_swarm-3"),
            *play("roll 6"),
            Happened("shot_down", {"player": 0, "cell": "6,6"}),
            *lost("7,6", player=1),
            look="marker-0 marker-1",
        ),
        shown(
            "GT-XT-27",
            _("All are equal"),
            _("Two ships with the same crew in a combat zone: the one ahead loses the days."),
            "GT-AMB-57 GT-AMB-59 GT-CZN-02",
            cruise(seat("B", day=9), seat("D", day=4), card="I-combat_zone-1"),
            *play("fly; fly"),
            Happened("weakest", {"player": 0, "criterion": "crew", "value": 4}),
            Happened("moved", {"player": 0, "days": -3}),
            look="marker-0 marker-1",
        ),
    )


def _crew() -> tuple[Example, ...]:
    return (
        shown(
            "GT-XT-28",
            _("Aliens count at a station"),
            _("A station wants a crew of 5. Four humans and an alien are enough."),
            "GT-AMB-29 GT-ALN-07 GT-ADV-ST-01",
            cruise(seat("G", day=5, crew={"7,6": "purple", "8,5": 0}), gone(), card="I-abandoned_station-1", round="2"),
            Play("fly"),
            Choices(("accept", "pass")),
            look="cell-0-7-6",
        ),
        shown(
            "GT-XT-29",
            _("Doomed, but still under fire"),
            _(
                "Green has the weakest engines in a combat zone and gives up its last two humans. The card goes on: green has the weakest cannons too and is still "
                "shot at. Only then it is out."
            ),
            "GT-OUT-10 GT-CRW-03 GT-OUT-08 GT-AMB-34",
            sky(seat("B", day=9), seat("7,8 battery_2-08 270", day=4), card="I-combat_zone-1"),
            Expect({"seats.1.crew": {}, "decision.player": 0}),
            Play("cannons 0 0"),
            Happened("weakest", {"player": 1, "criterion": "cannon_power"}),
            Expect({"decision.player": 1, "decision.kind": "roll"}),
            *play("roll 2; roll 8"),
            *lost("7,8", player=1),
            Happened("dropped_out", {"player": 1, "cause": "no_humans"}),
            look="marker-1 cell-1-7-8",
        ),
        shown(
            "GT-XT-30",
            _("Nothing left of the ship"),
            _("In the learning flight a heavy shot takes the only component of a ship. Its marker stays on the track: nobody drops out here."),
            "GT-AMB-42 GT-OUT-07",
            sky(seat("B", day=9), seat(day=4), card="I-combat_zone-1", learning=True),
            *play("cannons 0 0; roll 2; roll 7"),
            Expect({"seats.1.ship": {}, "seats.1.out": None, "decision.kind": "fly_on"}),
            look="marker-1 cell-1-7-7",
        ),
        shown(
            "GT-XT-31",
            _("What lay on it goes to the bank"),
            _("The left part of a ship with goods and people is given up: the goods and the two humans there are gone."),
            "GT-HIT-15 GT-AMB-28",
            lambda: sky(seat("J", day=9, goods={"7,5": ["yellow", "blue"]}), seat("C", day=4), card="I-combat_zone-1")(),
            *play(f"{AT_THE_GUNS}; roll 2; roll 7; keep 6,7"),
            Happened("good_lost", {"player": 0, "colour": "yellow", "cell": "7,5", "cause": "hit"}),
            Happened("crew_lost", {"player": 0, "cell": "7,6", "cause": "hit"}),
            Expect({"seats.0.goods": {}, "seats.0.crew": {"7,9": 2}}),
            look="cell-0-7-5 cell-0-7-6",
        ),
    )


def _order() -> tuple[Example, ...]:
    return (
        shown(
            "GT-XT-32",
            _("Who reveals the next card"),
            _("Red leads and reveals open space. With two tokens green passes red and leads: green reveals the next card."),
            "GT-FLT-01 GT-LCH-05 GT-LCH-10",
            cruise(seat("B", day=3), seat("C", day=1), card="I-open_space-1", then="I-stardust-1", learning=True),
            Play("fly"),
            Happened("card_revealed", {"leader": 0}),
            Play("engines 2"),
            Expect({"decision.player": 1, "decision.kind": "fly_on"}),
            Play("fly"),
            Happened("card_revealed", {"leader": 1}),
            look="marker-0 marker-1 deck",
        ),
        shown(
            "GT-XT-33",
            _("Launching with full equipment"),
            _("Red finishes. The building is over, markers and crew are set, and unused components stay out of play."),
            "GT-LCH-01 GT-LCH-03 GT-LCH-06 GT-LCH-07 GT-DCK-01",
            lambda: yard(seat("D"), seat(number=2), learning=True),
            Play("number 1"),
            Happened("building_over"),
            Happened("deck_made", {"cards": 8}),
            Happened("launched", {"player": 0, "day": 0}),
            Expect({"seats.0.number": None, "seats.1.day": -2}),
            look="number-1 number-2",
        ),
    )


def _leaving() -> tuple[Example, ...]:
    return (
        shown(
            "GT-XT-34",
            _("Leaving between two cards"),
            _("Before each card everybody is asked in flight order. Red leaves; green flies on. While a card is open nobody may leave."),
            "GT-OUT-14 GT-OUT-01 GT-AMB-38",
            cruise(seat("B", day=9), seat("D", day=4), seat("E", day=2), card="I-planets-2"),
            Play("leave"),
            Happened("dropped_out", {"player": 0, "cause": "gave_up"}),
            *play("fly; fly"),
            Refuse("leave", "GT-OUT-14"),
            Expect({"seats.0.day": None, "decision.player": 1, "decision.kind": "land"}),
            look="marker-0 marker-1 marker-2",
        ),
        shown(
            "GT-XT-35",
            _("Nobody is left"),
            _("Both players leave. The flight is over at once, without rewards. The one who left last gives the signal for the next round."),
            "GT-AMB-40 GT-AMB-41 GT-OUT-02 GT-TIM-01",
            cruise(seat("B", day=9, goods={"8,8": ["blue"]}), seat("D", day=4), card="I-open_space-1"),
            *play("leave; leave"),
            Happened("flight_over", {"order": []}),
            Play("settle"),
            Happened("round_began", {"round": "2", "starter": 1}),
            Expect({"seats.0.credits": 1, "seats.1.credits": 0}),
            look="marker-0 marker-1",
        ),
    )


def _ends() -> tuple[Example, ...]:
    return (
        shown(
            "GT-XT-36",
            _("From round 1 to round 2"),
            _("Blue lands first and gives the signal for round 2. Ships are taken apart, the pilot cabins stay, and the cards flown go to the box."),
            "GT-END-07 GT-DCK-08 GT-TIM-01 GT-TIM-02 GT-SET-03 GT-SET-06 GT-SET-12 GT-AMB-77",
            landing(seat("B", day=4), seat("C", day=6), seat("D", day=9), learning=True),
            *play("fly; settle"),
            Happened("round_began", {"round": "2", "ship_class": "II", "starter": 2, "learning": False}),
            Expect({"cards.spent": ["I-abandoned_station-1"], "seats.2.ship": {"7,7": "starting_cabin-01@0"}, "turn.circle": 2}),
            look="marker-0 marker-1 marker-2",
        ),
        shown(
            "GT-XT-37",
            _("Who has won"),
            _("After the last round red owns 4 credits and the 2 of the prize, green 3. Everybody with at least 1 credit has won, red a little more."),
            "GT-END-09 GT-SET-04 GT-VAR-01",
            landing(seat("B", day=9), seat("C", day=4), rounds="1"),
            *play("fly; fly; settle"),
            Happened("game_over", {"reason": "last_round", "credits": [6, 3]}),
            Expect({"over": True, "scores": [6, 3]}),
            look="seat-0 seat-1",
        ),
        shown(
            "GT-XT-38",
            _("A shared victory"),
            _("A game of one round ends 6 to 6. There is no tie-break: both have done best."),
            "GT-AMB-74 GT-END-09",
            landing(seat("B", day=9), seat("C", day=4, credits=3), rounds="1"),
            *play("fly; fly; settle"),
            Expect({"over": True, "scores": [6, 6], "winners": [0, 1]}),
            look="seat-0 seat-1",
        ),
        shown(
            "GT-XT-39",
            _("Exact predictions"),
            _("With exact predictions the piles are stacked in order. The first card of the first pile comes first, and it need not be of the round's level."),
            "GT-VAR-05 GT-AMB-76",
            lambda: yard(
                seat(BATTERY),
                seat(number=2),
                round="2",
                predictions="exact",
                piles=(
                    ("I-open_space-2", "II-stardust-1", "II-open_space-1"),
                    ("I-planets-1", "II-planets-1", "II-planets-2"),
                    ("I-pirates-1", "II-slavers-1", "II-epidemic-1"),
                ),
            ),
            *play("number 1; fly; fly"),
            Happened("card_revealed", {"card": "I-open_space-2", "left": 11}),
            look="pile-1 pile-2 pile-3",
        ),
        shown(
            "GT-XT-40",
            _("Round 3a instead of round 3"),
            _("A game of rounds 1, 2 and 3a goes on with class IIIA boards after round 2, and the hourglass starts on circle 3 as in round 3."),
            "GT-VAR-01 GT-VAR-02 GT-VAR-04 GT-SET-11 GT-AMB-79",
            landing(seat("G", day=9, crew={"7,6": "purple"}), seat("Q", day=4), card="II-abandoned_station-1", round="2", rounds="1+2+3a"),
            *play("fly; fly; settle"),
            Happened("round_began", {"round": "3a", "ship_class": "IIIA", "starter": 0}),
            Expect({"turn.circle": 3}),
            look="seat-0 seat-1",
        ),
    )
