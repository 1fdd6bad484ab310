"""The middle of the table while ships are built: warehouse, number tiles, hourglass and card piles."""

from __future__ import annotations

from functools import cache, lru_cache

from spacegames.scene.palette import marker
from spacegames.scene.shapes import Box, Circle, Rect, Shape, Text, placed

from ..components import TILES
from . import cards, parts
from .pictograms import sign
from .places import LOW, TRACK

PILE: Box = (LOW[0] + 8, LOW[1] + 8, 92, LOW[3] - 16)
OPEN: Box = (LOW[0] + 106, LOW[1] + 6, LOW[2] - 112, LOW[3] - 12)
_MIDDLE = (TRACK[0] + TRACK[2] / 2, TRACK[1] + TRACK[3] / 2)


@cache
def ground() -> tuple[Shape, ...]:
    """The floor of the warehouse; a component is put back by touching it."""
    return (Rect(*LOW, 9, fill="panel", stroke="line", width=1, thing="heap"),)


@lru_cache(maxsize=256)
def heap(count: int, text: str) -> tuple[Shape, ...]:
    """The face-down heap, with its number."""
    x, y, w, h = PILE
    shapes: list[Shape] = [Rect(x, y, w, h, 8, fill="space", stroke="tile.edge", width=1.4, thing="heap")]
    spots = ((26, 70, 8), (62, 88, -12), (34, 118, 20), (64, 140, 6), (30, 164, -8), (60, 190, 14))
    for px, py, turn in spots[: max(1, (count + 23) // 24)] if count else ():
        back: list[Shape] = [
            Rect(-22, -22, 44, 44, fill="tile.back", stroke="tile.back.edge", width=1.6),
            Circle(0, 0, 12, stroke="tile.back.mark", width=3),
        ]
        shapes += placed(back, x + px, y + py, 1, turn, "heap")
    shapes.append(Text(x + w / 2, y + 24, str(count), 30, "middle", True, w - 10, 33, fill="text", thing="heap"))
    shapes.append(Text(x + w / 2, y + h - 16, text, 13, "middle", False, w - 8, 15, fill="quiet", thing="heap"))
    return tuple(shapes)


_STEPS = ((54.0, 54.0, 9, 5), (44.0, 44.0, 12, 6), (40.3, 39.2, 13, 7), (29.5, 29.5, 17, 9))
"""Width, height, columns and rows of the places for open components, for ever more of them."""
_FULL = 0.9
"""How much of the places may be taken before they shrink."""


@lru_cache(maxsize=256)
def open_boxes(tiles: tuple[int, ...]) -> tuple[Box, ...]:
    """Places for the components that lie face up, in the order of the box: each near its own place, so that the others stay when one comes or goes.

    They shrink in steps as more come.
    """
    x, y, w, h = OPEN
    wide, high, columns, rows = next((step for step in _STEPS if step[2] * step[3] * _FULL >= len(tiles)), _STEPS[-1])
    room = columns * rows
    left, top = x + (w - columns * wide) / 2, y + (h - rows * high) / 2
    found: list[int] = []
    for number, tile in enumerate(tiles):
        own = min(tile * room // len(TILES), room - len(tiles) + number)
        found.append(max(own, found[-1] + 1) if found else own)
    return tuple((round(left + wide * (i % columns), 2), round(top + high * (i // columns), 2), wide, high) for i in found)


@lru_cache(maxsize=64)
def bare(text: str) -> tuple[Shape, ...]:
    x, y, w, h = OPEN
    return (Text(x + w / 2, y + h / 2, text, 17, "middle", False, w - 40, 22, fill="quiet", thing="heap"),)


# ---- in the middle of the ring


def number_box(number: int) -> Box:
    return _MIDDLE[0] - 152 + 37.5 * (number - 1), _MIDDLE[1] - 68, 33, 41


@lru_cache(maxsize=64)
def number(value: int, colour: str) -> tuple[Shape, ...]:
    """A number tile that waits, or the mark of whoever took it."""
    x, y, w, h = number_box(value)
    thing = f"number-{value}"
    if colour:
        return (
            Rect(x, y, w, h, 5, fill="space", stroke="line", width=1.2, thing=thing),
            marker(colour, x + w / 2, y + h / 2 - 5, 7.5, thing),
            Text(x + w / 2, y + h - 8, str(value), 12, "middle", True, w - 4, 13, fill="quiet", thing=thing),
        )
    return (
        Rect(x, y, w, h, 5, fill="card", stroke="card.edge", width=1.4, thing=thing),
        Text(x + w / 2, y + h / 2 + 0.5, str(value), 25, "middle", True, w - 4, 27, fill="card.ink", thing=thing),
    )


HOURGLASS: Box = (_MIDDLE[0] + 2, _MIDDLE[1] - 68, 150, 42)


@lru_cache(maxsize=256)
def hourglass(circles: tuple[int, ...], now: int, sand: int, start: str) -> tuple[Shape, ...]:
    """The circles of the hourglass, the last one is Start; beside the present one how many beats are left."""
    x, y, w, h = HOURGLASS
    shapes: list[Shape] = [Rect(x, y, w, h, 8, fill="space", stroke="danger" if sand == 0 else "tile.edge", width=1.4, thing="hourglass")]
    step = w / len(circles)
    middle = y + h / 2
    for i, circle in enumerate(circles):
        cx = x + step * (i + 0.5)
        here = circle == now
        r = min(17.0, step / 2 - 2)
        shapes.append(Circle(cx, middle, r, fill="tile" if here else "", stroke="text" if here else "tile.edge", width=1.6, thing="hourglass"))
        if here:
            shapes += sign("sand" if sand else "empty", cx, middle - (5 if sand else 0), 19 if sand else 25, "hourglass")
            if sand:
                shapes.append(Text(cx, middle + 11, str(sand), 11.5, "middle", True, 2 * r, 13, fill="text", thing="hourglass"))
        else:
            word = str(circle) if circle else start
            shapes.append(Text(cx, middle, word, 15 if circle else 11, "middle", True, 2 * r - 3, 17 if circle else 13, fill="quiet", thing="hourglass"))
    return tuple(shapes)


def pile_box(pile: int) -> Box:
    return _MIDDLE[0] - 158 + 108 * (pile - 1), _MIDDLE[1] - 18, 102, 50


@lru_cache(maxsize=512)
def pile(number: int, faces: tuple[tuple[str, int], ...], count: int, text: str) -> tuple[Shape, ...]:
    """A pile of cards: their backs, or for who has looked their faces."""
    x, y, w, h = pile_box(number)
    thing = f"pile-{number}"
    shapes: list[Shape] = [Rect(x, y, w, h, 6, fill="space", stroke="tile.edge", width=1.2, thing=thing)]
    wide = 25.0 if count > 3 else 30.0
    left = x + (w - count * wide + 2) / 2
    for i in range(count):
        box = (left + wide * i, y + 4, wide - 3, h - 8)
        if faces:
            shapes += cards.icon(*faces[i], box, thing)
        else:
            shapes.append(Rect(*box, 3, fill="tile.back", stroke="tile.back.edge", width=1.2, thing=thing))
    if count and not faces:
        shapes += sign("eye", x + w / 2, y + h / 2, 20, thing)
    if text:
        shapes.append(Text(x + w / 2, y + h / 2, text, 12, "middle", False, w - 6, 14, fill="quiet", thing=thing))
    return tuple(shapes)


@lru_cache(maxsize=1024)
def face_up(kind: str, sides: tuple[int, int, int, int], box: Box, thing: str) -> parts.Layered:
    """A component that lies face up in the middle."""
    x, y, w, h = box
    return parts.layered(kind, sides, 0, x + w / 2, y + h / 2, min(w, h) * 0.9, thing)
