"""Planets, stations and goods: GT-EX-R31, GT-EX-31, GT-EX-35, GT-EX-40 to GT-EX-42."""

from __future__ import annotations

from typing import Any

from spacegames.core.teaching import Choices, Example, Expect, Happened, Play, Refuse
from spacegames.core.words import _

from ..prepared import seat
from .making import alone, cruise, play, shown, sky


def examples() -> tuple[Example, ...]:
    return (*_planets(), *_station(), *_giving_up(), *_loading(), *_short())


def _four(**red: Any) -> tuple[Any, ...]:
    return seat("B", day=10, **red), seat("C", day=8), seat("D", day=7), seat("E", day=4)


def _planets() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-31",
            _("Three planets for four ships"),
            _(
                "Red lands on the second planet: the red block goes into the special hold, two blue ones into the other. Green takes the yellow block, blue stays, "
                "yellow takes two red blocks. Then the landers lose 2 days, the rearmost first: yellow 2, green 5, red 8."
            ),
            "GT-ADV-PL-01 GT-ADV-PL-02 GT-ADV-PL-03 GT-ADV-PL-05 GT-GDS-01 GT-GDS-02 GT-AMB-65",
            sky(*_four(), card="I-planets-2", learning=True),
            *play("land 2; land 3; pass"),
            Choices(("land 1", "pass")),
            *play("land 1; load red 7,9; load blue 8,8; load blue 8,8; load yellow 8,8; load red 7,9; load red 7,9"),
            Expect(
                {"seats.0.goods": {"7,9": ["red"], "8,8": ["blue", "blue"]}, "seats.1.goods": {"8,8": ["yellow"]}, "seats.3.goods": {"7,9": ["red", "red"]}}
            ),
            Expect({"seats.0.day": 8, "seats.1.day": 5, "seats.2.day": 7, "seats.3.day": 2}),
            look="planet-1 planet-2 planet-3 marker-0 marker-1 marker-3",
        ),
        shown(
            "GT-EX-31b",
            _("Only one place for red"),
            _("Had red chosen the first planet, one of its two red blocks would have been left behind: there is one special container."),
            "GT-GDS-01 GT-GDS-02 GT-CMP-14",
            sky(*_four(), card="I-planets-2", learning=True),
            *play("land 1; pass; pass; pass; load red 7,9"),
            Happened("goods_left", {"player": 0, "goods": ["red"]}),
            Expect({"seats.0.goods": {"7,9": ["red"]}}),
            look="planet-1 cell-0-7-9",
        ),
    )


def _station() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-35",
            _("A station that wants five people"),
            _("Red, green and blue have a crew of 4 and fly by. Yellow has 6: a yellow and a green block, one day lost, and nobody leaves the ship."),
            "GT-ADV-ST-01 GT-ADV-ST-02 GT-AMB-63",
            cruise(*_four(), card="I-abandoned_station-1", learning=True),
            Play("fly"),
            Expect({"decision.player": 3}),
            *play("accept; load yellow 6,8; load green 6,8"),
            Expect({"seats.3.day": 3, "seats.3.goods": {"6,8": ["yellow", "green"]}, "seats.3.crew": {"7,6": 2, "7,7": 2, "7,8": 2}}),
            look="deck marker-3 cell-3-6-8",
        ),
    )


def _giving_up() -> tuple[Example, ...]:
    cargo = {"8,8": ["red"], "8,5": ["yellow"], "9,9": ["blue"]}
    return (
        shown(
            "GT-EX-40",
            _("The dearest goods go first"),
            _("A ship with a red, a yellow and a blue block loses to smugglers, who take two blocks: red and yellow."),
            "GT-GDS-05 GT-ENM-04 GT-ENM-06",
            alone("A", "I-smugglers-1", goods=cargo),
            Play("cannons 0 0"),
            Expect({"seats.0.goods": {"9,9": ["blue"]}, "seats.0.tokens": {"6,7": 2, "8,6": 3}}),
            look="cell-0-8-8 cell-0-8-5 cell-0-9-9",
        ),
        shown(
            "GT-EX-40b",
            _("When goods are short"),
            _("The smugglers of level III take four blocks. After the three blocks aboard one battery token has to go too."),
            "GT-GDS-05 GT-GDS-06 GT-PWR-06",
            alone("A", "III-smugglers-1", goods=cargo),
            Play("cannons 0 0"),
            Choices(("battery 6,7", "battery 8,6")),
            Play("battery 8,6"),
            Expect({"seats.0.goods": {}, "seats.0.tokens": {"6,7": 2, "8,6": 2}}),
            look="cell-0-8-8 cell-0-8-5 cell-0-9-9 cell-0-8-6",
        ),
    )


def _loading() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-41",
            _("Five blocks, four containers"),
            _(
                "Red and a blue block go into the special hold. While a container is free you may not leave the green block behind. At the end one blue block goes back."
            ),
            "GT-GDS-01 GT-GDS-02 GT-GDS-03 GT-AMB-67",
            alone("E", "I-planets-1"),
            *play("land 1; load red 7,9; load blue 7,9; load blue 6,8"),
            Refuse("done", "GT-GDS-03"),
            Play("load green 6,8"),
            Happened("goods_left", {"goods": ["blue"]}),
            Expect({"seats.0.goods": {"6,8": ["green", "blue"], "7,9": ["red", "blue"]}}),
            look="cell-0-6-8 cell-0-7-9 planet-1",
        ),
        shown(
            "GT-EX-42",
            _("Making room for red"),
            _(
                "A blue block lies in the only special container. A planet offers red, yellow and blue: the old blue block moves to an ordinary container, "
                "and red takes its place."
            ),
            "GT-GDS-02 GT-GDS-04 GT-FAQ-07",
            alone("A", "I-planets-1", goods={"8,8": ["blue"]}),
            *play("land 2; unload blue 8,8; load red 8,8; load yellow 9,9; load blue 9,9; load blue 9,9"),
            Expect({"seats.0.goods": {"8,8": ["red"], "9,9": ["yellow", "blue", "blue"]}}),
            look="cell-0-8-8 cell-0-9-9",
        ),
        shown(
            "GT-EX-42b",
            _("Eleven credits' worth"),
            _(
                "Two blue blocks fill a special hold when smugglers of level II are beaten. Red and a yellow block take their places, the other yellow one and a "
                "blue one go into the ordinary hold, and one blue block is thrown out: 11 credits' worth aboard."
            ),
            "GT-GDS-04 GT-GDS-10 GT-ENM-03 GT-AMB-67",
            alone("T", "II-smugglers-1", round="2", crew={"7,6": "orange", "7,8": "purple"}, goods={"8,6": ["blue", "blue"]}, day=9),
            *play("cannons 2 0; battery 5,7; battery 5,7; collect; unload blue 8,6; unload blue 8,6"),
            *play("load red 8,6; load yellow 8,6; load yellow 8,8; load blue 8,8"),
            Happened("goods_left", {"goods": ["blue"]}),
            Expect({"seats.0.goods": {"8,6": ["red", "yellow"], "8,8": ["yellow", "blue"]}, "seats.0.day": 8}),
            look="cell-0-8-6 cell-0-8-8",
        ),
    )


def _short() -> tuple[Example, ...]:
    bank = {"red": 1, "yellow": 14, "green": 14, "blue": 14}
    return (
        shown(
            "GT-EX-R31",
            _("The bank runs short"),
            _("One red block is left in the bank. Red, ahead, lands and gets it. Yellow lands on the planet with two red blocks and gets none."),
            "GT-GDS-09 GT-FAQ-08 GT-AMB-68",
            sky(*_four(), card="I-planets-2", bank=bank),
            *play("land 2; pass; pass; land 1; load red 7,9; load blue 8,8; load blue 8,8"),
            Happened("goods_short", {"player": 3, "goods": ["red", "red"]}),
            Expect({"seats.3.goods": {}, "bank.red": 0}),
            rulebook=True,
            look="bank planet-1 planet-2",
        ),
        shown(
            "GT-EX-R31b",
            _("What one throws out the next one gets"),
            _("Red has a red block aboard already and throws it out for the new one. Yellow, loading later, gets that block."),
            "GT-GDS-04 GT-GDS-09",
            sky(*_four(goods={"7,9": ["red"]}), card="I-planets-2", bank=bank),
            *play("land 2; pass; pass; land 1; unload red 7,9; load red 7,9; load blue 8,8; load blue 8,8"),
            Happened("goods_left", {"player": 0, "goods": ["red"]}),
            Play("load red 7,9"),
            Expect({"seats.3.goods": {"7,9": ["red"]}}),
            rulebook=True,
            look="bank planet-1 planet-2",
        ),
    )
