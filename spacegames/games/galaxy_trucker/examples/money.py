"""The end of a flight: GT-EX-R16, GT-EX-R17, GT-EX-R26, GT-EX-45 to GT-EX-47."""

from __future__ import annotations

from typing import Any

from spacegames.core.teaching import Example, Expect, Happened
from spacegames.core.words import _

from ..prepared import seat
from .making import landing, play, shown

SPARE = (
    "cannon_single-02", "cannon_single-03", "cannon_single-04", "cannon_single-08", "cannon_single-10", "cannon_single-11", "cannon_single-12",
    "cannon_single-18", "cannon_single-19", "cannon_single-20", "engine_single-08", "engine_single-11", "engine_single-16", "engine_single-18",
)  # fmt: skip
"""Components that no ship of these examples is built of, to lie on lost piles."""
TINY = "6,7 battery_3-05 180"
"""A pilot cabin and a battery: three exposed connectors."""


def examples() -> tuple[Example, ...]:
    return (*_rewards(), *_losses(), *_accounts())


def _paid(player: int, lost: int, owed: int, paid: int | None = None) -> Happened:
    return Happened("losses_paid", {"player": player, "lost": lost, "owed": owed, "paid": owed if paid is None else paid})


def _credits(*credits: int) -> Expect:
    return Expect({f"seats.{player}.credits": amount for player, amount in enumerate(credits)})


def _four(**things: Any) -> tuple[Any, ...]:
    more = [things.get(colour, {}) for colour in ("red", "green", "blue", "yellow")]
    return seat("B", day=10, **more[0]), seat("C", day=8, **more[1]), seat("D", day=7, **more[2]), seat("E", day=4, **more[3])


def _rewards() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-R16",
            _("Rewards of round 1"),
            _("Red, green, blue and yellow land in this order. Whose ship has the fewest exposed connectors, and what does everybody get?"),
            "GT-END-01 GT-END-02 GT-END-03 GT-AMB-71",
            landing(*_four(), learning=True),
            *play("fly; pass; settle"),
            Happened("connector_prize", {"player": 2, "exposed": 3, "credits": 2}),
            _credits(4, 3, 4, 1),
            rulebook=True,
            look="marker-0 marker-1 marker-2 marker-3",
        ),
        shown(
            "GT-EX-R16b",
            _("Two ships equally tidy"),
            _("This time red flies another ship, also with 3 exposed connectors. Who gets the prize for the tidiest ship?"),
            "GT-END-03 GT-AMB-71",
            landing(seat(TINY, day=10), *_four()[1:], learning=True),
            *play("fly; pass; settle"),
            Happened("connector_prize", {"player": 0, "credits": 2}),
            Happened("connector_prize", {"player": 2, "credits": 2}),
            _credits(6, 3, 4, 1),
            rulebook=True,
            look="seat-0 seat-2",
        ),
    )


def _losses() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-R17",
            _("What the insurance is for"),
            _("Four lost components of a class I ship cost 4 credits and five cost 5. Nine cost 5 as well."),
            "GT-END-05 GT-END-06 GT-INV-38",
            landing(
                seat("B", day=10, credits=20, lost=SPARE[:4]),
                seat("C", day=8, credits=20, lost=SPARE[4:9]),
                seat("D", day=7, credits=20, lost=(*SPARE[9:], "shield-01", "shield-03", "shield-06", "shield-07")),
                learning=True,
            ),
            *play("fly; settle"),
            _paid(0, 4, 4),
            _paid(1, 5, 5),
            _paid(2, 9, 5),
            _credits(20, 18, 19),
            rulebook=True,
            look="lost-0 lost-1 lost-2",
        ),
        shown(
            "GT-EX-R26",
            _("Not enough credits"),
            _("Red has dropped out, owes 5 credits and owns 3. Red pays the 3, and the rest is forgiven: the next round begins with 0."),
            "GT-END-08 GT-FAQ-01 GT-AMB-73 GT-INV-39 GT-OUT-04",
            landing(seat("B", credits=3, lost=SPARE[:5], out="gave_up"), seat("D", day=4)),
            *play("fly; settle"),
            _paid(0, 5, 5, 3),
            Expect({"seats.0.credits": 0, "turn.round": 1}),
            rulebook=True,
            look="lost-0",
        ),
    )


def _accounts() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-45",
            _("The accounts of round 1"),
            _(
                "Red: first, 4, and goods for 6: 10. Green: second, 3, and goods for 5: 8. Blue: third, 2, the prize of 2, two components lost: 2. "
                "Yellow: fourth, 1, goods for 8, seven components lost, of which the insurance leaves 5 to pay: 4."
            ),
            "GT-END-01 GT-END-02 GT-END-03 GT-END-04 GT-END-05 GT-END-06 GT-GDS-10",
            landing(
                *_four(
                    red={"goods": {"7,9": ["red"], "8,8": ["blue", "blue"]}},
                    green={"goods": {"8,8": ["yellow", "green"]}},
                    blue={"lost": SPARE[:2]},
                    yellow={"goods": {"7,9": ["red", "red"]}, "lost": SPARE[2:9]},
                ),
                learning=True,
            ),
            *play("fly; pass; settle"),
            _credits(10, 8, 2, 4),
            look="seat-0 seat-1 seat-2 seat-3",
        ),
        shown(
            "GT-EX-46",
            _("Round 2, one has dropped out"),
            _(
                "Red, blue and green land and get 8, 6 and 4; red has the fewest exposed connectors of the three and gets 4 more. Yellow has dropped out with 2 credits: "
                "goods worth 9 bring 5, ten lost components cost 8. Yellow owns 7 and pays them: 0."
            ),
            "GT-END-02 GT-END-03 GT-END-06 GT-OUT-02 GT-OUT-03 GT-OUT-04 GT-INV-40 GT-INV-41",
            landing(
                seat("G", day=12, crew={"7,6": "purple"}),
                seat("Q", day=7),
                seat("T", day=9, crew={"7,6": "orange", "7,8": "purple"}),
                seat(
                    "7,6 special_cargo_1-05 90; 7,8 cargo_2-08 270",
                    credits=2,
                    goods={"7,6": ["red"], "7,8": ["yellow", "green"]},
                    lost=SPARE[:10],
                    out="gave_up",
                ),
                card="II-abandoned_station-1",
                round="2",
            ),
            *play("fly; fly; fly; settle"),
            Happened("goods_sold", {"player": 3, "value": 9, "credits": 5}),
            _paid(3, 10, 8, 7),
            _credits(12, 4, 6, 0),
            look="seat-0 seat-1 seat-2 seat-3 lost-3",
        ),
        shown(
            "GT-EX-47",
            _("Round 3a without insurance"),
            _("A class IIIA ship lands first: 12 credits, goods for 13, and all fourteen lost components are paid for: 11. The prize goes to the other ship."),
            "GT-VAR-02 GT-VAR-03 GT-END-02 GT-AMB-79",
            landing(
                seat("L; 9,6 special_cargo_2-01 0", day=9, goods={"9,6": ["red", "red"], "8,9": ["yellow", "green"]}, lost=(*SPARE[1:], "shield-06")),
                seat(day=3),
                card="III-abandoned_station-1",
                round="3a",
            ),
            *play("fly; fly; settle"),
            _paid(0, 14, 14),
            Happened("connector_prize", {"player": 1, "exposed": 4, "credits": 6}),
            Expect({"scores": [11, 15]}),
            look="seat-0 lost-0",
        ),
        shown(
            "GT-EX-47b",
            _("The same on a class III ship"),
            _("With the insurance of class III the payment stops at 11: the result is 14."),
            "GT-END-06 GT-INV-38",
            landing(
                seat("K", day=9, goods={"7,10": ["red", "red"], "7,5": ["yellow", "green"]}, lost=SPARE),
                seat(day=3),
                card="III-abandoned_station-1",
                round="3",
            ),
            *play("fly; fly; settle"),
            _paid(0, 14, 11),
            Expect({"scores": [14, 15]}),
            look="seat-0 lost-0",
        ),
    )
