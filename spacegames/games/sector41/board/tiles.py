"""A tile of the grid as it lies: face up, face down, seen in secret, or destroyed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from spacegames.scene.marks import reconstructed as reconstructed_mark
from spacegames.scene.shapes import Circle, Curve, Line, Point, Polygon, Rect, Shape, Text, placed

from ..components import DIRECTIONS, MOVES, TILE_TEXTS
from .pictograms import picture, polar
from .places import GRID, PICTURE, STRIP, TILE

_KINDS = tuple(text.partition("@")[0].partition("[")[0] for text in TILE_TEXTS)


def kind_of(tile: int) -> str:
    """The kind of a tile as its pictogram is called."""
    return _KINDS[tile]


@lru_cache(maxsize=8192)
def face_up(row: int, column: int, tile: int, directions: tuple[int, ...], name: str, reconstructed: bool) -> tuple[Shape, ...]:
    """A tile whose effect everybody can see, with its name on a strip that tells whether it moves an Explorer on."""
    x, y, thing = *_corner(row, column), _id(row, column)
    shapes: list[Shape] = [Rect(x, y, TILE, TILE, 7, fill="tile", stroke="tile.edge", width=1.2, thing=thing)]
    shapes += _strip(x, y, name, MOVES[tile], thing)
    shapes += placed(picture(_KINDS[tile], _compass(directions)), x + PICTURE[0], y + PICTURE[1], 0.97, thing=thing)
    if reconstructed:
        shapes.append(reconstructed_mark(x + TILE - 7.5, y + 8, thing, 3.8))
    return tuple(shapes)


def _strip(x: float, y: float, name: str, moves: bool, thing: str) -> list[Shape]:
    """The name on an arrow if the tile moves an Explorer on, else on a plain bar."""
    top, bottom = y + TILE - STRIP, y + TILE - 1
    middle = (top + bottom) / 2
    path: tuple[tuple[str | float, ...], ...]
    if moves:
        path = (("M", x + 1, top), ("L", x + TILE - 8, top), ("L", x + TILE - 1, middle), ("L", x + TILE - 8, bottom))
    else:
        path = (("M", x + 1, top), ("L", x + TILE - 1, top), ("L", x + TILE - 1, bottom - 5.5), ("Q", x + TILE - 1, bottom, x + TILE - 6.5, bottom))
    path = (*path, ("L", x + 6.5, bottom), ("Q", x + 1, bottom, x + 1, bottom - 5.5), ("Z",))
    room = TILE - (9 if moves else 5)
    left = x + 2 + room / 2
    return [
        Curve(path, fill="strip.go" if moves else "strip.stop", thing=thing),
        Text(left, middle, name, 11.5, "middle", False, room, 14.5, fill="text", thing=thing),
    ]


@lru_cache(maxsize=256)
def face_down(row: int, column: int) -> tuple[Shape, ...]:
    """The back of a tile: a closed iris."""
    x, y, thing = *_corner(row, column), _id(row, column)
    cx, cy = x + TILE / 2, y + TILE / 2
    blades: list[Shape] = [Line((polar(a, 21, cx, cy), polar(a + 62, 9.5, cx, cy)), stroke="tile.back.mark", width=1.4, thing=thing) for a in range(0, 360, 60)]
    return (
        Rect(x, y, TILE, TILE, 7, fill="tile.back", stroke="tile.back.edge", width=1.2, thing=thing),
        Circle(cx, cy, 21, stroke="tile.back.mark", width=1.6, thing=thing),
        *blades,
        Circle(cx, cy, 2.2, fill="tile.back.mark", thing=thing),
    )


@lru_cache(maxsize=2048)
def peek(row: int, column: int, tile: int, directions: tuple[int, ...], name: str) -> tuple[Shape, ...]:
    """A tile that is face down for others: its pictogram shines through the back, an eye says that the viewer has seen it."""
    x, y, thing = *_corner(row, column), _id(row, column)
    eye = (
        Curve((("M", -7, 0), ("Q", 0, -8, 7, 0), ("Q", 0, 8, -7, 0), ("Z",)), fill="text", stroke="under", width=1),
        Circle(0, 0, 2.6, fill="under"),
    )
    return (
        Rect(x, y, TILE, TILE, 7, fill="tile.back", stroke="tile.back.edge", width=1.2, thing=thing),
        *placed(picture(_KINDS[tile], _compass(directions)), x + PICTURE[0], y + PICTURE[1], 0.7, thing=thing, opacity=0.5),
        Line(_rounded(x + 3, y + 3, TILE - 6), closed=True, dash=True, stroke="tile.back.mark", width=1.2, thing=thing),
        *placed(eye, x + 12, y + 11, thing=thing),
        Text(x + TILE / 2, y + TILE - STRIP / 2 - 2, name, 11.5, "middle", False, TILE - 8, 14, fill="quiet", thing=thing),
    )


@lru_cache(maxsize=256)
def destroyed(row: int, column: int) -> tuple[Shape, ...]:
    """What the Guardian leaves: a hole with a cracked rim, and a cross."""
    x, y, thing = *_corner(row, column), _id(row, column)
    rim = tuple((x + TILE / 2 + dx, y + TILE / 2 + dy) for dx, dy in _RIM)
    return (
        Polygon(rim, fill="tile.gone", stroke="tile.gone.mark", width=1.4, thing=thing),
        Line(((x + 16, y + 16), (x + TILE - 16, y + TILE - 16)), stroke="tile.gone.mark", width=4, thing=thing),
        Line(((x + TILE - 16, y + 16), (x + 16, y + TILE - 16)), stroke="tile.gone.mark", width=4, thing=thing),
    )


_RIM: tuple[Point, ...] = (
    (-31, -29), (-12, -32), (-4, -26), (6, -33), (24, -28), (32, -31), (29, -8), (33, 3), (27, 14), (32, 30),
    (13, 28), (4, 33), (-7, 28), (-30, 32), (-28, 12), (-33, 2), (-28, -11),
)  # fmt: skip


def _rounded(x: float, y: float, size: float) -> tuple[Point, ...]:
    return Rect(x, y, size, size, 5).outline(2)


def _corner(row: int, column: int) -> Point:
    x, y, _w, _h = GRID.box(row, column)
    return x, y


def _id(row: int, column: int) -> str:
    return f"cell-{row}-{column}"


def _compass(directions: Iterable[int]) -> tuple[str, ...]:
    return tuple(DIRECTIONS[direction] for direction in directions)
