"""The flight board: the ring of days with the rockets, and in its middle what the round pays."""

from __future__ import annotations

from functools import cache, lru_cache

from spacegames.scene.marks import reconstructed
from spacegames.scene.palette import PLAYERS, marker
from spacegames.scene.shapes import Box, Circle, Curve, Point, Polygon, Rect, Shape, Text, ellipse, placed

from .cards import back
from .pictograms import INK, Token, row, sign
from .places import TRACK, spaces

_ARROW: tuple[Point, ...] = ((8.5, 0), (-5.5, -7), (-5.5, 7))
_ROCKET: tuple[Point, ...] = ((17, 0), (9, 6), (-5, 6.5), (-12, 12), (-9.5, 4), (-9.5, -4), (-12, -12), (-5, -6.5), (9, -6))

MIDDLE: Point = (TRACK[0] + TRACK[2] / 2, TRACK[1] + TRACK[3] / 2)


@cache
def ring() -> tuple[Shape, ...]:
    """The forty days; the start is the large red one."""
    x, y, w, h = TRACK
    shapes: list[Shape] = [
        Rect(x, y, w, h, 10, fill="panel", stroke="line", width=1),
        Curve(ellipse(*MIDDLE, 218, 98), stroke="line", width=22),
        Curve(ellipse(*MIDDLE, 218, 98), stroke="panel", width=18),
    ]
    for number, (sx, sy, turn) in enumerate(spaces()):
        first = number == 0
        shapes += placed([Polygon(_ARROW, fill="danger" if first else "tile.edge")], sx, sy, 1.45 if first else 0.85, turn, f"day-{number}")
    return tuple(shapes)


@lru_cache(maxsize=512)
def rocket(colour: str, space: int, thing: str, leader: bool) -> tuple[Shape, ...]:
    """A ship on the ring, nose forward, with its player's shape on it; the leader wears a star."""
    x, y, turn = spaces()[space]
    shapes: list[Shape] = list(placed([Polygon(_ROCKET, fill=PLAYERS[colour][0], stroke=INK, width=1.6)], x, y, 1.15, turn, thing))
    shapes.append(Circle(x, y, 6.6, fill="art.glow", stroke=INK, width=1, thing=thing))
    shapes.append(marker(colour, x, y, 3.8, thing, width=0.8))
    if leader:
        shapes += sign("star", x, y - 17 if y < MIDDLE[1] else y + 17, 13, thing)
    return tuple(shapes)


def parked_box(player: int) -> Box:
    """Where a rocket lies that is not on the ring: in the lower corners."""
    x, y, w, h = TRACK
    return x + (8 + 34 * player if player < 2 else w - 8 - 34 * (4 - player)), y + h - 34, 30, 28


@lru_cache(maxsize=16)
def parked(colour: str, player: int, thing: str) -> tuple[Shape, ...]:
    """A rocket beside the ring."""
    left, top, w, h = parked_box(player)
    x, y = left + w / 2, top + h / 2
    return (
        *placed([Polygon(_ROCKET, fill=PLAYERS[colour][0], stroke=INK, width=1.4)], x, y, 0.9, -90, thing, 0.75),
        Circle(x, y, 5.2, fill="art.glow", stroke=INK, width=1, thing=thing),
        marker(colour, x, y, 3, thing, width=0.8),
    )


@lru_cache(maxsize=64)
def pay(places: tuple[int, ...], prize: int, rebuilt: bool, low: bool, words: tuple[str, str, str]) -> tuple[Shape, ...]:
    """What the round pays: by place, for the tidiest ship, for goods; while ships are built in one line below."""
    x, y = MIDDLE
    thing = "bank"
    by_place: tuple[Token, ...] = (*((str(value), "", "") for value in places[:-1]), (str(places[-1]), "coin", ""))
    tidy: tuple[Token, ...] = (("", "exposed", ""), (str(prize), "coin", ""))
    goods: tuple[Token, ...] = tuple(("", colour, "") for colour in ("red", "yellow", "green", "blue"))
    shapes: list[Shape] = []
    if low:
        shapes += row((*by_place, *tidy), x, y + 52, 19, 250, thing)
        end = x + 132, y + 52
    else:
        for line, (word, tokens) in enumerate(zip(words, (by_place, tidy, goods), strict=True)):
            at = y - 30 + 30 * line
            shapes.append(Text(x + 14, at, word, 14, "end", False, 96, 17, fill="quiet", thing=thing))
            shapes += row(tokens, x + 24, at, 20, 130, thing, "start")
        end = x + 152, y - 30
    if rebuilt:
        shapes.append(reconstructed(*end, thing, 5))
    return tuple(shapes)


def pay_box(low: bool) -> Box:
    x, y = MIDDLE
    return (x - 140, y + 38, 280, 28) if low else (x - 84, y - 46, 242, 92)


DECK: Box = (MIDDLE[0] - 160, MIDDLE[1] - 42, 60, 82)


@lru_cache(maxsize=64)
def deck(count: int, level: str) -> tuple[Shape, ...]:
    """The cards still to come."""
    return back(DECK, "deck", level, str(count))


def day_box(space: int) -> Box:
    x, y, _turn = spaces()[space]
    return x - 11, y - 11, 22, 22


def rocket_box(space: int) -> Box:
    x, y, _turn = spaces()[space]
    return x - 17, y - 17, 34, 34
