"""Winning and losing days: GT-EX-R08 to GT-EX-R10, GT-EX-28 to GT-EX-30, GT-EX-32."""

from __future__ import annotations

from typing import Any

from spacegames.core.teaching import Example, Expect, Happened, Play
from spacegames.core.words import _

from ..prepared import seat
from .making import cruise, play, shown, sky


def examples() -> tuple[Example, ...]:
    return (*_counting(), *_open_space(), *_lapping())


def _four(red: int, green: int, blue: int, yellow: int) -> tuple[Any, ...]:
    return seat("B", day=red), seat("C", day=green), seat("D", day=blue), seat("E", day=yellow)


def _counting() -> tuple[Example, ...]:
    landed = "land 2; pass; pass; pass; load yellow 8,6; load yellow 8,6"
    return (
        shown(
            "GT-EX-R08",
            _("Three days back"),
            _("Blue on day 12 lands and loses 3 days. Yellow's space 11 is not counted: 10, 9, 8. Blue stays just ahead of red on 7."),
            "GT-FLT-02 GT-FLT-04 GT-FLT-05 GT-INV-31",
            sky(*_four(7, 3, 12, 11), card="I-planets-3"),
            *play(landed),
            Happened("moved", {"player": 2, "days": -3, "from": 12, "to": 8}),
            pictured=True,
            look="marker-2 day-12 day-8",
        ),
        shown(
            "GT-EX-R09",
            _("Three days back, past somebody"),
            _("Blue on 12, red on 10. The spaces counted are 11, 9 and 8: blue is behind red now."),
            "GT-FLT-02 GT-FLT-04",
            sky(*_four(10, 1, 12, 3), card="I-planets-3"),
            *play(landed),
            Happened("moved", {"player": 2, "days": -3, "from": 12, "to": 8}),
            rulebook=True,
            look="marker-2 day-12 day-8",
        ),
        shown(
            "GT-EX-R10",
            _("Four days forward"),
            _("Blue on 5 has engine strength 4, with a token. Red on 7 and yellow on 8 have no engines and stay. Blue counts 6, 9, 10, 11 and leads."),
            "GT-FLT-03 GT-FLT-04 GT-ADV-OS-01 GT-AMB-36",
            cruise(seat(day=7), seat(day=1), seat("A; -9,5", day=5), seat(day=8), card="I-open_space-1", learning=True),
            *play("fly; engines 1; battery 8,6"),
            Happened("moved", {"player": 2, "days": 4, "from": 5, "to": 11}),
            Expect({"seats.0.day": 7, "seats.3.day": 8}),
            pictured=True,
            look="marker-2 day-5 day-11",
        ),
    )


def _open_space() -> tuple[Example, ...]:
    start = _four(0, -2, -4, -6)
    return (
        shown(
            "GT-EX-29",
            _("Open space in the learning flight"),
            _("The four ships stand at the start. Red's engines make 2 days. Green pays one token for strength 3. Blue flies 2 days, yellow 3."),
            "GT-ADV-OS-01 GT-PWR-01 GT-PWR-02 GT-PWR-05",
            cruise(*start, card="I-open_space-1", learning=True),
            *play("fly; engines 1"),
            Expect({"seats.0.day": 2, "seats.1.day": 1, "seats.2.day": -2, "seats.3.day": -3, "seats.1.tokens": {"6,7": 2}}),
            look="marker-0 marker-1 marker-2 marker-3",
        ),
        shown(
            "GT-EX-29b",
            _("Two tokens for the lead"),
            _("With two tokens green has strength 5. Red's space 2 is not counted, so green lands on 4 and leads."),
            "GT-ADV-OS-01 GT-FLT-04 GT-PWR-01",
            cruise(*start, card="I-open_space-1", learning=True),
            *play("fly; engines 2"),
            Happened("moved", {"player": 1, "days": 5, "from": -2, "to": 4}),
            look="marker-1",
        ),
        shown(
            "GT-EX-30",
            _("Stardust from behind"),
            _("Exposed connectors: red 6, green 8, blue 3, yellow 6. The last one moves first: yellow to -9, blue to -5, green over blue to -8, red to -4."),
            "GT-ADV-SD-01 GT-FLT-02 GT-FLT-04",
            cruise(*_four(2, 1, -2, -3), card="I-stardust-1", learning=True),
            Play("fly"),
            Expect({"seats.0.day": -4, "seats.1.day": -8, "seats.2.day": -5, "seats.3.day": -9}),
            look="marker-0 marker-1 marker-2 marker-3",
        ),
        shown(
            "GT-EX-28",
            _("No thrust at all"),
            _("A class IIIA ship has one double engine and no token. In open space its strength is 0: it does not move and is out when the card is done."),
            "GT-OUT-11 GT-OUT-12 GT-ADV-OS-02 GT-AMB-35",
            cruise(seat("L", day=4, tokens={"7,8": 0}), seat(out="gave_up"), card="III-open_space-1", round="3a"),
            Play("fly"),
            Happened("stayed", {"player": 0}),
            Happened("dropped_out", {"player": 0, "cause": "no_engines"}),
            look="cell-0-5-7 cell-0-7-8 marker-0",
        ),
        shown(
            "GT-EX-28b",
            _("No thrust in the learning flight"),
            _("In the learning flight nobody drops out: a ship without engines merely stays where it is."),
            "GT-OUT-07 GT-AMB-36",
            cruise(seat(day=4), seat("D", day=1), card="I-open_space-1", learning=True),
            Play("fly"),
            Happened("stayed", {"player": 0}),
            Expect({"seats.0.day": 4, "seats.0.out": None}),
            look="marker-0",
        ),
    )


def _lapping() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-32",
            _("Almost lapped"),
            _(
                "The leader on 20 flies 2 days; space 22 is taken by the last one, a lap behind, so 21 and 23 count. The last one then flies 3 days from -18; "
                "-17 is the leader's space and does not count: -14. The distance is 37, and nobody is lapped."
            ),
            "GT-OUT-13 GT-INV-29 GT-INV-30 GT-AMB-32 GT-AMB-33",
            cruise(seat("D", day=20), seat("E", day=-18), card="I-open_space-1"),
            *play("fly; fly"),
            Expect({"seats.0.day": 23, "seats.1.day": -14, "seats.1.out": None}),
            look="marker-0 marker-1",
        ),
        shown(
            "GT-EX-32b",
            _("Lapped"),
            _("The last one lands on a planet and loses 3 days; the leader's space does not count. The leader is 42 ahead when the card is done: out."),
            "GT-OUT-13 GT-OUT-01 GT-AMB-32 GT-AMB-33 GT-INV-30",
            sky(seat("D", day=20), seat("7,8 battery_2-08 270", day=-18), card="I-planets-3"),
            *play("pass; land 2"),
            Happened("moved", {"player": 1, "days": -3, "from": -18, "to": -22}),
            Happened("dropped_out", {"player": 1, "cause": "lapped"}),
            look="marker-0 marker-1",
        ),
    )
