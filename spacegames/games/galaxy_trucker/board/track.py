"""The flight board: the ring of days with the rockets, and in its middle what the round pays."""

from __future__ import annotations

from functools import cache, lru_cache

from spacegames.scene.palette import PLAYERS, marker
from spacegames.scene.shapes import Circle, Curve, Point, Polygon, Rect, Shape, Text, ellipse, placed

from .pictograms import INK, row, sign
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
        shapes += placed([Polygon(_ARROW, fill="danger" if first else "tile.edge")], sx, sy, 1.45 if first else 0.85, turn, f"space-{number}")
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


@lru_cache(maxsize=64)
def pay(places: tuple[int, ...], prize: int, prices: str, place_word: str, prize_word: str, goods_word: str, rebuilt: bool) -> tuple[Shape, ...]:
    """What the round pays: by place, for the tidiest ship, for goods."""
    x, y = MIDDLE
    thing = "pay"
    del prices
    shapes: list[Shape] = []
    for line, (word, tokens) in enumerate(
        (
            (place_word, (*((str(value), "", "") for value in places), ("", "coin", ""))),
            (prize_word, ((str(prize), "coin", ""),)),
            (goods_word, tuple(("", colour, "") for colour in ("red", "yellow", "green", "blue"))),
        )
    ):
        at = y - 4 + 24 * line
        shapes.append(Text(x - 8, at, word, 13, "end", False, 130, 15, fill="quiet", thing=thing))
        shapes += row(tokens, x + 2, at, 17, 130, thing, "start")
    if rebuilt:
        shapes.append(Polygon(((x + 124, y - 8), (x + 128.5, y - 0.5), (x + 119.5, y - 0.5)), stroke="note", width=1.3, thing=thing))
    return tuple(shapes)
