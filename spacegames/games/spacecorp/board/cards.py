"""Action cards, contracts, progress cards and colony tiles as they are drawn."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from spacegames.scene.marks import reconstructed as reconstructed_mark
from spacegames.scene.palette import PLAYERS, marker
from spacegames.scene.shapes import Box, Circle, Line, Polygon, Rect, Shape, around, text_width

from .pictograms import INK, TINT, Token, plaque, row, sign, wrapped, writing
from .sites import COLOURS

Part = tuple[str, str, str]
"""One line of a card: the sign of an action, a text, and what follows the thing's id when the line is a spot of its own."""


class Face(NamedTuple):
    """What there is to see of an action card."""

    name: str
    parts: tuple[Part, ...]
    infra: bool = False
    edge: bool = False
    start: bool = False
    rebuilt: bool = False


@lru_cache(maxsize=8192)
def card(box: Box, thing: str, face: Face, count: int = 1, spots: bool = False, dim: bool = False) -> tuple[Shape, ...]:
    """An action card: its name, and a line for each thing it can do with the number largest."""
    x, y, w, h = box
    shapes: list[Shape] = [plaque(box, 5, "tile", "tile.edge", thing=thing, opacity=0.6 if dim else 1)]
    low = h < 92
    size = 12.0
    lines = wrapped(face.name, size, w - 8, 1 if low else 2)
    if not low and any(text_width(line, 11) > w - 4 for line in lines):
        size, lines = 11.0, wrapped(face.name, 11, w - 4, 3)
    pitch = 13 if len(lines) < 3 else 11.4
    for i, line in enumerate(lines):
        at = y + 10 + pitch * i + (6 if len(lines) == 1 and not low else 0)
        shapes.append(writing(x + w / 2, at, line, size, "middle", False, w - 4, 14 if len(lines) < 3 else 11.4, fill="text", thing=thing))
    top = y + (18 if low else 32 if len(lines) < 3 else 40)
    foot = (14.0 if low else 18.0) if face.infra or face.edge or face.rebuilt or count > 1 else 4.0
    count_of = max(1, len(face.parts))
    high = min(34.0 if h < 130 else 46.0, (y + h - foot - top) / count_of)
    top += max(0.0, (y + h - foot - top - high * count_of) / 2)
    for i, (action, text, after) in enumerate(face.parts):
        shapes += _line((x + 4, top + i * high + 1, w - 8, high - 2), action, text, f"{thing}{after}" if spots else thing, "shielded" in after)
    if face.infra:
        shapes += sign("chip", x + 13, y + h - 9, 13, thing)
    if face.edge:
        shapes += sign("edge", x + w - (12 if count < 2 else 34), y + h - 9, 15, thing)
    if count > 1:
        shapes.append(Rect(x + w - 25, y + h - 18, 24, 17, fill="text", stroke="under", width=1.2, thing=thing))
        shapes.append(writing(x + w - 13, y + h - 9, f"×{count}", 13, "middle", True, 20, 14, fill="under", thing=thing))
    if face.rebuilt:
        shapes.append(reconstructed_mark(x + w / 2, y + h - 7, thing, 3.4))
    return tuple(shapes)


def _line(box: Box, action: str, text: str, thing: str, shielded: bool) -> list[Shape]:
    x, y, w, h = box
    big = min(28.0, h * 0.8)
    shapes: list[Shape] = [Rect(x, y, w, h, fill=TINT.get(action, "panel"), thing=thing)]
    if shielded:
        shapes.append(Rect(x + 1, y + 1, w - 2, h - 2, stroke="art.deep", width=2, thing=thing))
    shapes += sign(action, x + 6 + big * 0.5, y + h / 2, round(big * 0.92, 1), thing)
    right = x + w - 6
    if shielded:
        shapes += sign("shield", right - 6, y + h / 2, round(min(17.0, h * 0.74), 1), thing)
        right -= 18
    left = x + 10 + big
    shapes.append(writing((left + right) / 2, y + h / 2 + 0.6, text, big, "middle", True, right - left, big * 1.1, fill=INK, thing=thing))
    return shapes


@lru_cache(maxsize=64)
def gap(box: Box, thing: str) -> tuple[Shape, ...]:
    """The place of an offer that is not there."""
    return (plaque(box, 5, "space", "line", thing=thing),)


@lru_cache(maxsize=64)
def backs(box: Box, thing: str, count: int, text: str) -> tuple[Shape, ...]:
    """A hidden hand: the backs of its cards and how many there are."""
    x, y, w, h = box
    shown = min(count, 10)
    shapes: list[Shape] = [Rect(x, y, w, h, 8, fill="panel", thing=thing)]
    high = min(h - 16, 110)
    for i in range(shown):
        left = x + 10 + i * 44
        shapes.append(Rect(left, y + (h - high) / 2, high * 0.68, high, 6, fill="tile.back", stroke="tile.back.edge", width=2, thing=thing))
        shapes.append(Polygon(around(4, 12, left + high * 0.34, y + h / 2, inner=5), fill="tile.back.mark", thing=thing))
    shapes.append(writing(x + w - 12, y + h / 2, text, 18, "end", True, 190, 22, fill="text", thing=thing))
    return tuple(shapes)


@lru_cache(maxsize=256)
def chip(box: Box, thing: str, name: str, text: str, tint: str = "tile") -> tuple[Shape, ...]:
    """A pile and how many are left in it."""
    x, y, w, h = box
    return (
        Rect(x, y, w, h, fill=tint, stroke="tile.edge", width=1.2, thing=thing),
        writing(x + 5, y + h / 2 + 0.5, name, 12.5, "start", False, w - 12 - text_width(text, 15, True), 14, fill="quiet", thing=thing),
        writing(x + w - 5, y + h / 2 + 0.5, text, 15, "end", True, 26, 16, fill="text", thing=thing),
    )


# ---- contracts


@lru_cache(maxsize=1024)
def contract(box: Box, thing: str, number: int, text: str, profit: str, discs: tuple[bool, ...], claimed: int, rebuilt: bool) -> tuple[Shape, ...]:
    """One row of the display: condition, what it pays now, and how far its disc has come."""
    x, y, w, h = box
    done = claimed != -1
    ink = "quiet" if done else "text"
    middle = y + h / 2
    shapes: list[Shape] = [
        Rect(x, y, w, h, fill="panel" if done else "tile", stroke="line" if done else "tile.edge", width=1.2, thing=thing),
        writing(x + 10, middle + 0.5, str(number), 13, "middle", True, 14, 14, fill="quiet", thing=thing),
        writing(x + 21, middle + 0.5, text, 13.5, "start", False, w - 130, 15.5, fill=ink, thing=thing),
    ]
    for i, reached in enumerate(discs):
        shapes.append(Circle(x + w - 93 + 12 * i, middle, 4.4, fill="art.flame" if reached else "", stroke="quiet", width=1.2, thing=thing))
    if claimed >= 0:
        shapes.append(marker(COLOURS[claimed], x + w - 40, middle, 7.5, thing))
        shapes += sign("tick", x + w - 16, middle, 14, thing)
    elif done:
        shapes += sign("tick", x + w - 16, middle, 14, thing)
    else:
        shapes.append(writing(x + w - 7, middle + 0.5, profit, 16, "end", True, 44, 17, fill="text", thing=thing))
    if rebuilt:
        shapes.append(reconstructed_mark(x + w - 103, middle, thing, 3.4))
    return tuple(shapes)


# ---- progress cards and colonies


@lru_cache(maxsize=1024)
def progress(box: Box, thing: str, award: str, name: str, tokens: tuple[Token, ...], bonus: str, copies: int, rebuilt: bool) -> tuple[Shape, ...]:
    """A progress card in the column of its kind: its name, what it does, and the bonus of its first copy."""
    x, y, w, h = box
    middle = y + h / 2
    edge = "art.rose" if award == "adaptation" else "art.gas"
    shapes: list[Shape] = [Rect(x, y, w, h, fill="tile", stroke=edge, width=1.2, opacity=1 if copies else 0.4, thing=thing)]
    lines = wrapped(name, 13, w - 94)
    pitch = min(14.0, h / 2 - 0.4)
    for i, line in enumerate(lines):
        at = middle + 0.5 + (0 if len(lines) == 1 else pitch * (i - 0.5))
        shapes.append(
            writing(x + 12, at, line, min(13, pitch), "start", False, w - 85, pitch if len(lines) > 1 else 14, fill="text" if copies else "quiet", thing=thing)
        )
    shapes += row(tokens, x + w - 50, middle, 20 if h > 28 else 16, 50, thing)
    if bonus:
        shapes.append(writing(x + w - 4, middle + 0.5, bonus, 14, "end", True, 24, 15, fill="text", thing=thing))
    elif not copies:
        shapes += sign("none", x + w - 13, middle, 14, thing)
    if rebuilt:
        shapes.append(reconstructed_mark(x + 6, middle, thing, 2.8))
    return tuple(shapes)


@lru_cache(maxsize=512)
def colony(x: float, y: float, r: float, thing: str, value: int, tokens: tuple[Token, ...]) -> tuple[Shape, ...]:
    """A colony tile that can still be founded: its value largest, then what it pays."""
    shapes: list[Shape] = [
        Polygon(around(6, r, x, y), fill="tile", stroke="art.metal", width=2, thing=thing),
        writing(x, y - r * 0.34, str(value), r * 0.86, "middle", True, r, r, fill="text", thing=thing),
    ]
    shapes += row(tokens or (("", "none", ""),), x, y + r * 0.42, min(14.0, r * 0.58), r * 1.4, thing)
    return tuple(shapes)


@lru_cache(maxsize=256)
def name_plate(box: Box, player: int, name: str, size: float, active: bool, won: bool, passed: bool, thing: str) -> tuple[Shape, ...]:
    """A player's name and marker; filled while active, a crown for the winner, a line through it after passing."""
    x, y, w, h = box
    middle = y + h / 2
    bright = active or won
    role = PLAYERS[COLOURS[player]][0]
    ink = "player.ink" if bright else "text"
    shapes: list[Shape] = [plaque(box, 5, role if bright else "tile", role, thing=thing)]
    shapes.append(marker(COLOURS[player], x + h / 2, middle, h * 0.3, thing, edge="player.ink"))
    if bright:
        shapes[-1] = _dark(shapes[-1])
    shapes.append(writing(x + h * 0.98, middle + 0.5, name, size, "start", True, w - h * 1.7, size * 1.2, fill=ink, thing=thing))
    cx = x + w - h * 0.44
    if won:
        crown = tuple((cx + a * h / 34, middle + b * h / 34) for a, b in ((-9, 7), (-10, -6), (-4.5, 0), (0, -9), (4.5, 0), (10, -6), (9, 7)))
        shapes.append(Polygon(crown, fill=ink, thing=thing))
    elif active:
        shapes.append(Polygon(((cx - h * 0.16, middle - h * 0.22), (cx + h * 0.18, middle), (cx - h * 0.16, middle + h * 0.22)), fill=ink, thing=thing))
    elif passed:
        shapes.append(Line(((cx - h * 0.2, middle), (cx + h * 0.2, middle)), stroke="quiet", width=3, thing=thing))
    return tuple(shapes)


def _dark(shape: Shape) -> Shape:
    return replace(shape, fill="player.ink", stroke="")
