"""The command posts: the large one with its three tracks, and the compact ones of the other players."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from spacegames.scene.layout import die
from spacegames.scene.palette import PLAYERS, marker
from spacegames.scene.shapes import Box, Circle, Line, Polygon, Rect, Shape, Text

from ..components import GOAL
from .pictograms import Token, fitting, row, sign
from .places import COLUMN, HEAD, PLATE, POST, SMALL_HEAD, column

COLOURS = tuple(PLAYERS)[:5]
"""The colours of the players, in the order of their seats."""

_TRACKS = ("coin", "income", "star")


def stamp(player: int, x: float, y: float, r: float, thing: str = "") -> Shape:
    """The marker of a player in dark, for grounds of the player's colour."""
    return replace(marker(COLOURS[player], x, y, r, thing), fill="player.ink", stroke="")


def _name(player: int, name: str, box: Box, size: float, active: bool, won: bool, first: bool, thing: str) -> list[Shape]:
    """A player's name and marker; the active player's is filled, the winner wears a crown, the first player a 1."""
    x, y, w, h = box
    middle = y + h / 2
    bright = active or won
    ink = "player.ink" if bright else "text"
    shapes: list[Shape] = [Rect(x, y, w, h, 6, fill=PLAYERS[COLOURS[player]][0] if bright else "tile", thing=thing)]
    r = h * 0.3
    shapes.append(stamp(player, x + h / 2, middle, r, thing) if bright else marker(COLOURS[player], x + h / 2, middle, r, thing))
    end = x + w - (h * 0.75 if active or won else 4)
    if first:
        end -= h * 0.62
        shapes.append(Circle(end + h * 0.28, middle, h * 0.27, stroke=ink, width=1.6, thing=thing))
        shapes.append(Text(end + h * 0.28, middle + 0.5, "1", h * 0.4, "middle", True, 0, h * 0.42, fill=ink, thing=thing))
    shapes.append(Text(x + h * 0.95, middle, name, size, "start", True, end - x - h, size * 1.3, fill=ink, thing=thing))
    cx = x + w - h * 0.42
    if won:
        shapes.append(
            Polygon(
                tuple((cx + a * h / 34, middle + b * h / 34) for a, b in ((-9, 7), (-10, -6), (-4.5, 0), (0, -9), (4.5, 0), (10, -6), (9, 7))),
                fill=ink,
                thing=thing,
            )
        )
    elif active:
        shapes.append(Polygon(((cx - h * 0.18, middle - h * 0.24), (cx + h * 0.2, middle), (cx - h * 0.18, middle + h * 0.24)), fill=ink, thing=thing))
    return shapes


# ---- the large post


@lru_cache(maxsize=64)
def ground(player: int) -> tuple[Shape, ...]:
    """The board itself; it never changes, for what lies on it would have to be painted again."""
    x, y, w, h = POST
    return (Rect(x - 2, y, w + 4, h, 10, fill="panel", stroke=PLAYERS[COLOURS[player]][0], width=2),)


@lru_cache(maxsize=1024)
def head(player: int, name: str, tracks: tuple[int, int, int], active: bool, won: bool, first: bool) -> tuple[Shape, ...]:
    """Name and tracks of the large post: a large number each, and its marker on a scale up to 40."""
    x, y, w, _h = POST
    thing = f"seat-{player}"
    shapes = _name(player, name, (x + 3, y + 4, 168, HEAD - 6), 17, active, won, first, thing)
    middle = y + HEAD / 2 + 1
    wide = (w - 180) / 3
    for i, value in enumerate(tracks):
        left = x + 184 + wide * i
        shapes += sign(_TRACKS[i], left + 13, middle, 24, thing)
        shapes.append(Text(left + 31, middle + 0.5, str(value), 26, "start", True, 44, 29, fill="text", thing=thing))
        start, length = left + 82, wide - 106
        shapes.append(Line(((start, middle + 8), (start + length, middle + 8)), stroke="tile.edge", width=3, thing=thing))
        for mark in (0, 10, 20, 30, 40):
            at = start + length * mark / GOAL
            shapes.append(Line(((at, middle + 4), (at, middle + 12)), stroke="tile.edge", width=2, thing=thing))
            shapes.append(Text(at, middle - 9, str(mark), 11, "middle", False, 0, 12.5, fill="quiet", thing=thing))
        place = value if value <= GOAL else (value - 1) % GOAL + 1
        shapes.append(marker(COLOURS[player], start + length * place / GOAL, middle + 7.5, 6, thing))
    return tuple(shapes)


@lru_cache(maxsize=512)
def plate(sector: int, dice: tuple[int, ...], total: bool, pays: bool) -> tuple[Shape, ...]:
    """The number of a sector at the left, where no arrow to its card covers it, and at the right the dice or the sum that point at it."""
    x, y, w, h = column(sector), PLATE[0], COLUMN, PLATE[1]
    shapes: list[Shape] = [
        Rect(x, y, w, h, fill="strip.go" if pays else "tile", stroke="art.sun" if pays else "line", width=2 if pays else 1),
        Text(x + 17, y + h / 2 + 0.5, str(sector), 17, "middle", True, 24, 19, fill="text"),
    ]
    for i, value in enumerate(dice):
        shapes += die(value, (x + w - 19 - 17 * i, y + 2.5, 15, 15))
    if total:
        shapes.append(Text(x + w - 12, y + h / 2 + 0.5, "Σ", 16, "middle", True, 16, 17, fill="text"))
    return tuple(shapes)


@lru_cache(maxsize=256)
def glow(box: Box) -> tuple[Shape, ...]:
    """A bright frame behind what would pay."""
    x, y, w, h = box
    return (Rect(x - 2.2, y - 2.2, w + 4.4, h + 4.4, 4, fill="art.sun"),)


@lru_cache(maxsize=256)
def empty(box: Box, thing: str) -> tuple[Shape, ...]:
    """The place where the first patrol card of a sector will be seen."""
    x, y, w, h = box
    return (Rect(x + 1, y + 1, w - 2, h - 2, fill="space", stroke="line", width=1, thing=thing),)


# ---- compact posts


@lru_cache(maxsize=64)
def small_ground(player: int, box: Box) -> tuple[Shape, ...]:
    """The ground of a compact post."""
    return (Rect(*box, 8, fill="panel", stroke=PLAYERS[COLOURS[player]][0], width=1.2),)


@lru_cache(maxsize=2048)
def small_head(
    player: int,
    box: Box,
    name: str,
    tracks: tuple[int, int, int],
    active: bool,
    won: bool,
    first: bool,
    ways: tuple[tuple[tuple[Token, ...], tuple[Token, ...], bool], ...],
) -> tuple[Shape, ...]:
    """Name and tracks of a compact post, and on the right what the dice bring, the way chosen in a bright frame."""
    x, y, w, _h = box
    thing = f"seat-{player}"
    middle = y + SMALL_HEAD / 2
    shapes = _name(player, name, (x + 3, y + 3, 134, SMALL_HEAD - 6), 14.5, active, won, first, thing)
    for i, value in enumerate(tracks):
        shapes += sign(_TRACKS[i], x + 152 + 50 * i, middle, 18, thing)
        shapes.append(Text(x + 164 + 50 * i, middle + 0.5, str(value), 18, "start", True, 27, 20, fill="text", thing=thing))
    wide = 103.0
    for i, (key, tokens, chosen) in enumerate(ways):
        left = x + w - 4 - (wide + 4) * (len(ways) - i)
        shapes.append(
            Rect(left, y + 4, wide, SMALL_HEAD - 8, 5, fill="strip.go" if chosen else "space", stroke="art.sun" if chosen else "line", width=1.6, thing=thing)
        )
        shapes += row(key, left + 4, middle, 14, 40, thing, "start")
        shapes += row(tokens, left + 40 + (wide - 42) / 2, middle, 16, wide - 44, thing)
    return tuple(shapes)


@lru_cache(maxsize=64)
def small_numbers(boxes: tuple[Box, ...]) -> tuple[Shape, ...]:
    """The sector numbers between the cells of a compact post."""
    return tuple(Text(x + w / 2, y + h / 2 + 0.5, str(sector), 12, "middle", True, w, 12.5, fill="quiet") for sector, (x, y, w, h) in enumerate(boxes, 1))


@lru_cache(maxsize=8192)
def small_cell(box: Box, thing: str, side: int, tokens: tuple[Token, ...], pays: bool, colony: bool, rebuilt: bool) -> tuple[Shape, ...]:
    """All that one side of a sector pays, in a cell of a compact post."""
    x, y, w, h = box
    edge = "art.sun" if pays else ("crystal.red" if side else "crystal.blue") if tokens and not colony else "line"
    shapes: list[Shape] = [Rect(x, y, w, h, fill="tile" if tokens and not colony else "space", stroke=edge, width=2.6 if pays else 1, thing=thing)]
    if colony:
        return (*shapes, *sign("colony", x + w / 2, y + h / 2, min(26, h * 0.6), thing))
    shapes += _stacked(tokens, box, 24.0 if h > 60 else 19.0, thing)
    if rebuilt:
        shapes.append(_rebuilt(x + w, y, thing))
    return tuple(shapes)


def _stacked(tokens: tuple[Token, ...], box: Box, most: float, thing: str) -> list[Shape]:
    """Tokens one below the other, in two columns when there are many."""
    x, y, w, h = box
    columns = 1 if len(tokens) <= 3 else 2
    rows = -(-len(tokens) // columns)
    if not rows:
        return []
    step = min(most + 7, (h - 2) / rows)
    size = min(most, step - 1.5, *(fitting((token,), 24, (w - 4) / columns - 1) for token in tokens))
    top = y + h / 2 - step * (rows - 1) / 2
    shapes: list[Shape] = []
    for i, token in enumerate(tokens):
        alone = columns == 1 or (i == len(tokens) - 1 and len(tokens) % 2 == 1)
        cx = x + w / 2 if alone else x + w * (0.27 if i % 2 == 0 else 0.73)
        shapes += row((token,), cx, top + step * (i // columns), size, w, thing)
    return shapes


def _rebuilt(right: float, top: float, thing: str) -> Shape:
    return Polygon(((right - 5, top + 2), (right - 1.5, top + 8), (right - 8.5, top + 8)), stroke="note", width=1.2, thing=thing)


@lru_cache(maxsize=8192)
def small_strip(box: Box, thing: str, tokens: tuple[Token, ...], rebuilt: bool) -> tuple[Shape, ...]:
    """One patrol card of a compact post with room for single cards."""
    x, y, w, h = box
    shapes: list[Shape] = [Rect(x, y, w, h, fill="tile", stroke="crystal.red", width=1, thing=thing)]
    beside = fitting(tokens, min(18.0, h - 5), w - 4) if tokens else 0.0
    if len(tokens) > 1 and (h - 2) / -(-len(tokens) // 2) * (1 if len(tokens) > 2 else 0.5) - 1.5 > beside:
        shapes += _stacked(tokens, box, 18.0, thing)
    else:
        shapes += row(tokens or (("", "none", ""),), x + w / 2, y + h / 2, min(18.0, h - 5), w - 4, thing)
    if rebuilt:
        shapes.append(_rebuilt(x + w, y, thing))
    return tuple(shapes)
