"""Cards as they are drawn: on sale, at the station, on patrol; colonies and the backs of the decks."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from spacegames.scene.marks import reconstructed as reconstructed_mark
from spacegames.scene.shapes import Box, Line, Polygon, Rect, Shape, Text, around, text_width

from ..components import Ability, Pay
from .pictograms import COLOURS, INK, ROMAN, Token, ability_tokens, fitting, reward_tokens, row, sign, slot_tokens, width

BAR = 15.0
"""The width of the coloured edge that tells station from patrol."""
_SIDE = (("crystal.blue", "house"), ("crystal.red", "rocket"))


class Face(NamedTuple):
    """What there is to see of one side of a card."""

    pay: Pay
    ability: Ability | None
    cubes: int = 0


# ---- parts


def _turn_signs(ability: Ability, x: float, y: float, size: float, thing: str) -> list[Shape]:
    """In whose turn an ability works: the own one, that of others, or both, one below the other."""
    wide = _turn_width(size)
    shapes: list[Shape] = [Rect(x, y - size * 0.6, wide, size * 1.2, fill=COLOURS[ability.colour], thing=thing)]
    names = [name for name, works in (("house", ability.own), ("rocket", ability.others)) if works]
    if len(names) == 1:
        return shapes + list(sign(names[0], round(x + wide / 2, 2), y, round(size * 0.74, 2), thing))
    for name, shift in zip(names, (-0.29, 0.29), strict=True):
        shapes += sign(name, round(x + wide / 2, 2), round(y + size * shift, 2), round(size * 0.54, 2), thing)
    return shapes


def _turn_width(size: float) -> float:
    return size * 0.76


def ability_box(ability: Ability, x: float, y: float, size: float, room: float, thing: str) -> list[Shape]:
    """An ability around (x, y): when it works, then what it does, in a frame of its colour."""
    tokens = ability_tokens(ability)
    head = _turn_width(size)
    inner = fitting(tokens, size, room - head - size * 0.5)
    wide = head + width(tokens, inner) + size * 0.5
    left, high = x - wide / 2, size * 1.3
    return [
        Rect(round(left, 2), round(y - high / 2, 2), round(wide, 2), round(high, 2), fill="space", stroke=COLOURS[ability.colour], width=1, thing=thing),
        *_turn_signs(ability, round(left + 0.6, 2), y, round(size, 2), thing),
        *row(tokens, left + head + size * 0.26, y, inner, room, thing, "start"),
    ]


def slots(face: Face, x: float, y: float, size: float, room: float, thing: str, align: str = "middle", before: tuple[Token, ...] = ()) -> list[Shape]:
    """The slots of a charge, joined by a line where all of them are needed, after rewards of the same side."""
    ability = face.ability
    tokens = before + slot_tokens(face.cubes, face.pay[4])
    shapes: list[Shape] = []
    if ability is not None and ability.linked and face.pay[4] > 1:
        size = fitting(tokens, size, room)
        wide, joined = width(tokens, size), width(slot_tokens(0, face.pay[4]), size)
        right = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[align] * wide + wide
        shapes.append(Line(((right - joined + size * 0.4, y), (right - size * 0.4, y)), stroke="quiet", width=3.0, thing=thing))
    return shapes + row(tokens, x, y, size, room, thing, align)


def _half(side: int, face: Face, box: Box, thing: str) -> list[Shape]:
    """The station or patrol half of a card on sale."""
    x, y, w, h = box
    role, name = _SIDE[side]
    shapes: list[Shape] = [Rect(x, y, BAR, h, fill=role, thing=thing), *sign(name, x + BAR / 2, y + h / 2, 11.5, thing)]
    middle, room = x + BAR + (w - BAR) / 2, w - BAR - 4
    rewards = reward_tokens(face.pay)
    if face.ability is not None:
        shapes += slots(face, middle, y + 7.6, 11.5, room, thing, before=rewards)
        return shapes + ability_box(face.ability, middle, y + h - 10.5, 15.5, room + 2, thing)
    return shapes + row(rewards or (("", "none", ""),), middle, y + h / 2, 20, room, thing)


# ---- whole cards


@lru_cache(maxsize=4096)
def on_sale(box: Box, thing: str, name: str, cost: int, sector: int, station: Face, patrol: Face, rebuilt: bool) -> tuple[Shape, ...]:
    """A ship in the shipyard or in hand: price and sector largest, then what it brings at the station and on patrol."""
    x, y, w, h = box
    shapes: list[Shape] = [
        Rect(x, y, w, h, 7, fill="tile", stroke="tile.edge", width=1, thing=thing),
        Rect(x + 3, y + 3, 36, 27, 13.5, fill="crystal.yellow", stroke=INK, width=1, thing=thing),
        Text(x + 21, y + 17, str(cost), 23, "middle", True, 31, 25, fill=INK, thing=thing),
        *_sector(x + w - 21, y + 16.5, sector, thing),
        Text(x + w / 2, y + 38, name, 12, "middle", False, w - 3, 14, fill="text", thing=thing),
        *_half(0, station, (x + 2.5, y + 45.5, w - 5, 33), thing),
        *_half(1, patrol, (x + 2.5, y + 79, w - 5, 33), thing),
    ]
    if rebuilt:
        shapes.append(reconstructed_mark(x + w / 2, y + 7.5, thing, 4.2))
    return tuple(shapes)


def _sector(x: float, y: float, sector: int, thing: str) -> list[Shape]:
    """The sector a card belongs to, on a plate with slanting sides."""
    return [
        Polygon(
            ((x - 13, y - 13.5), (x + 13, y - 13.5), (x + 18, y), (x + 13, y + 13.5), (x - 13, y + 13.5), (x - 18, y)),
            fill="panel",
            stroke="text",
            width=1.6,
            thing=thing,
        ),
        Text(x, y + 0.5, str(sector), 21, "middle", True, 28, 23, fill="text", thing=thing),
    ]


@lru_cache(maxsize=4096)
def at_station(box: Box, thing: str, name: str, face: Face, rebuilt: bool) -> tuple[Shape, ...]:
    """A ship at the station of the large post."""
    x, y, w, h = box
    middle = x + w / 2
    shapes: list[Shape] = [
        Rect(x, y, w, h, 4, fill="tile", stroke="crystal.blue", width=1, thing=thing),
        Rect(x + 2.5, y + 2.5, w - 5, 17, fill="crystal.blue", thing=thing),
    ]
    if text_width(name, 12.5) <= w - 26:
        shapes += sign("house", x + 11, y + 10.5, 11.5, thing)
        shapes.append(Text(x + 20 + (w - 24) / 2, y + 11, name, 12.5, "middle", False, w - 26, 14, fill=INK, thing=thing))
    else:
        shapes.append(Text(x + w / 2, y + 11, name, 12.5, "middle", False, w - 6, 14, fill=INK, thing=thing))
    rewards = reward_tokens(face.pay)
    if face.ability is None:
        lines = rewards or (("", "none", ""),)
        step = (h - 24) / len(lines)
        for i, token in enumerate(lines):
            shapes += row((token,), middle, y + 21 + step * (i + 0.5), min(34, step * 0.72), w - 8, thing)
    elif rewards:
        shapes += row(rewards, middle, y + 37, 24, w - 10, thing)
        shapes += slots(face, middle, y + 65, 17, w - 10, thing)
        shapes += ability_box(face.ability, middle, y + h - 18, 20, w - 6, thing)
    else:
        shapes += slots(face, middle, y + 48, 22, w - 10, thing)
        shapes += ability_box(face.ability, middle, y + h - 25, 22, w - 6, thing)
    if rebuilt:
        shapes.append(reconstructed_mark(x + w - 10, y + 27, thing, 4.6))
    return tuple(shapes)


@lru_cache(maxsize=8192)
def on_patrol(box: Box, thing: str, face: Face, rebuilt: bool) -> tuple[Shape, ...]:
    """What is seen of a ship on patrol above the large post."""
    x, y, w, h = box
    shapes: list[Shape] = [
        Rect(x, y, w, h, fill="tile", stroke="crystal.red", width=1, thing=thing),
        Rect(x + 1, y + 1, BAR, h - 2, fill="crystal.red", thing=thing),
        *sign("rocket", x + 9, y + h / 2, min(12.0, h - 5), thing),
    ]
    left, room = x + BAR + 4, w - BAR - 7 - (9 if rebuilt else 0)
    rewards = reward_tokens(face.pay)
    middle = y + h / 2
    if face.ability is None:
        shapes += row(rewards or (("", "none", ""),), left + room / 2, middle, min(19.0, h - 5), room, thing)
    else:
        tokens = rewards + slot_tokens(face.cubes, face.pay[4])
        small = min(1.0, h / 26)
        wants = width(tokens, 13 * small), (width(ability_tokens(face.ability), 15) + 21) * small
        wide = wants[0] * min(1.0, (room - 3) / sum(wants))
        shapes += slots(face, left, middle, 13 * small, wide, thing, "start", rewards)
        shapes += ability_box(face.ability, left + (wide + 3 + room) / 2, middle, 15.5 * small, room - wide - 3, thing)
    if rebuilt:
        shapes.append(reconstructed_mark(x + w - 8, y + h / 2, thing, 4))
    return tuple(shapes)


@lru_cache(maxsize=256)
def colony_on_sale(box: Box, thing: str, cost: int, sector: int, points: int) -> tuple[Shape, ...]:
    """A colony that can be bought: price, sector, points."""
    x, y, w, h = box
    return (
        Rect(x, y, w, h, 6, fill="tile", stroke="tile.edge", width=1, thing=thing),
        Rect(x + 2, y + 2, 25, 19, 9.5, fill="crystal.yellow", stroke=INK, width=1, thing=thing),
        Text(x + 14.5, y + 12, str(cost), 16, "middle", True, 21, 17.5, fill=INK, thing=thing),
        Polygon(tuple((x + w - 11 + dx, y + 11.5 + dy) for dx, dy in _PLATE), fill="panel", stroke="text", width=1, thing=thing),
        Text(x + w - 11, y + 12, str(sector), 14, "middle", True, 19, 15, fill="text", thing=thing),
        *row(((str(points), "star", ""),), x + w / 2, y + 33, 18, w - 6, thing),
        *sign("colony", x + w / 2, y + 50, 13, thing),
    )


_PLATE = ((-7, -9), (7, -9), (10, 0), (7, 9), (-7, 9), (-10, 0))


@lru_cache(maxsize=256)
def colony_at_station(box: Box, thing: str, name: str, points: int) -> tuple[Shape, ...]:
    """A colony on the large post: it pays no more, its points are won."""
    x, y, w, h = box
    return (
        Rect(x, y, w, h, 7, fill="panel", stroke="art.metal.dark", width=1.5, thing=thing),
        *(Text(x + w / 2, y + 12 + 14 * i, line, 12.5, "middle", False, w - 6, 13.5, fill="text", thing=thing) for i, line in enumerate(name.split(" ", 1))),
        *sign("colony", x + w / 2, y + 58, 36, thing),
        *row(((str(points), "star", ""),), x + w / 2, y + h - 19, 22, w - 12, thing),
    )


@lru_cache(maxsize=256)
def gap(box: Box) -> tuple[Shape, ...]:
    """The place of a card that has been taken."""
    x, y, w, h = box
    return (Rect(x + 1, y + 1, w - 2, h - 2, 4, stroke="line", width=1),)


@lru_cache(maxsize=512)
def deck(box: Box, thing: str, level: int, count: int) -> tuple[Shape, ...]:
    """A deck face down: its level large, then how many cards are left."""
    x, y, w, h = box
    if not count:
        return (
            Rect(x + 1, y + 1, w - 2, h - 2, 7, stroke="line", width=1, thing=thing),
            Text(x + w / 2, y + h / 2, "0", 16, "middle", True, fill="quiet", thing=thing),
        )
    return (
        Rect(x, y, w, h, 7, fill="tile.back", stroke="tile.back.edge", width=1, thing=thing),
        Polygon(around(6, 17, x + w / 2, y + 36), stroke="tile.back.mark", width=1.5, thing=thing),
        Text(x + w / 2, y + 36, ROMAN[level], 21, "middle", True, 28, 23, fill="text", thing=thing),
        Text(x + w / 2, y + 84, str(count), 17, "middle", True, w - 6, 22, fill="quiet", thing=thing),
    )
