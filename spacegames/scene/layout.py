"""Where things go: grids, rows, stacks and tracks, and the cards and dice that all games share."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from .shapes import Box, Circle, Point, Rect, Shape, Text


@dataclass(frozen=True, slots=True)
class Grid:
    """Equal cells in rows and columns counted from 1; (x, y) is the outer corner, `gap` the space between cells."""

    x: float
    y: float
    rows: int
    columns: int
    w: float
    h: float
    gap: float = 0.0

    def box(self, row: int, column: int) -> Box:
        """The cell in this row and column; rows and columns beyond the grid are the places around it."""
        return self.x + (column - 1) * (self.w + self.gap), self.y + (row - 1) * (self.h + self.gap), self.w, self.h

    def centre(self, row: int, column: int) -> Point:
        x, y, w, h = self.box(row, column)
        return x + w / 2, y + h / 2

    @property
    def bounds(self) -> Box:
        return self.x, self.y, self.columns * (self.w + self.gap) - self.gap, self.rows * (self.h + self.gap) - self.gap

    def cells(self) -> Iterator[tuple[int, int]]:
        """Every (row, column), row by row."""
        return ((row, column) for row in range(1, self.rows + 1) for column in range(1, self.columns + 1))


def row(count: int, box: Box, w: float, gap: float = 4.0, align: str = "middle") -> list[Box]:
    """So many boxes of width w side by side in a box; they move closer, then overlap, when it is too narrow."""
    return [(place, box[1], w, box[3]) for place in _spread(count, box[0], box[2], w, gap, align)]


def stack(count: int, box: Box, h: float, gap: float = 4.0, align: str = "start") -> list[Box]:
    """So many boxes of height h one below the other in a box; they overlap when it is too low."""
    return [(box[0], place, box[2], h) for place in _spread(count, box[1], box[3], h, gap, align)]


def _spread(count: int, start: float, room: float, size: float, gap: float, align: str) -> list[float]:
    if count <= 0:
        return []
    step = size + gap
    if count > 1 and (count - 1) * step + size > room:
        step = (room - size) / (count - 1)
    free = room - (count - 1) * step - size
    begin = start + {"start": 0.0, "middle": free / 2, "end": free}[align]
    return [begin + i * step for i in range(count)]


def circle_of(count: int, x: float, y: float, r: float, first: float = -90.0) -> list[Point]:
    """So many places on a circle, clockwise; the first at the top."""
    return [(x + r * cos(radians(first + 360 * i / count)), y + r * sin(radians(first + 360 * i / count))) for i in range(count)]


def track(points: Sequence[Point], count: int) -> list[Point]:
    """So many places at equal distances along a bent line, its two ends included."""
    if count == 1:
        return [points[0]]
    lengths = [((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5 for a, b in itertools.pairwise(points)]
    total = sum(lengths)
    found = []
    for i in range(count):
        along = total * i / (count - 1)
        for (a, b), length in zip(itertools.pairwise(points), lengths, strict=True):
            if along <= length or b is points[-1]:
                t = min(1.0, along / length) if length else 0.0
                found.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
                break
            along -= length
    return found


def card(box: Box, title: str = "", thing: str = "", fill: str = "card", edge: str = "card.edge", ink: str = "card.ink", value: str = "") -> list[Shape]:
    """An empty card: its title along the top, the number that matters large in the upper corner."""
    x, y, w, h = box
    shapes: list[Shape] = [Rect(x, y, w, h, 6, fill=fill, stroke=edge, width=1.4, thing=thing)]
    if value:
        shapes.append(Text(x + 7, y + 15, value, 20, "start", True, w * 0.4, fill=ink, thing=thing))
    if title:
        left = x + (7 if not value else 7 + w * 0.3)
        shapes.append(Text(left, y + 14, title, 12, "start", True, x + w - 6 - left, fill=ink, thing=thing))
    return shapes


_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(value: int, box: Box, thing: str = "", fill: str = "die", ink: str = "die.pip") -> list[Shape]:
    """The face of a die: pips up to six, else the number; 0 is a die that has not been rolled."""
    x, y, w, h = box
    size = min(w, h)
    shapes: list[Shape] = [Rect(x, y, w, h, size * 0.18, fill=fill, stroke="card.edge", width=1.4, thing=thing)]
    if value in _PIPS:
        shapes += [Circle(x + w / 2 + px * w * 0.26, y + h / 2 + py * h * 0.26, size * 0.09, fill=ink, thing=thing) for px, py in _PIPS[value]]
    elif value:
        shapes.append(Text(x + w / 2, y + h / 2, str(value), size * 0.55, bold=True, fill=ink, thing=thing))
    return shapes


def badge(x: float, y: float, text: str, thing: str = "", size: float = 11.0, fill: str = "panel", edge: str = "line", ink: str = "text") -> list[Shape]:
    """A short text on a pill centred at (x, y)."""
    wide = max(size * 1.5, Text(0, 0, text, size, bold=True).box[2] + size * 0.6)
    return [
        Rect(x - wide / 2, y - size * 0.75, wide, size * 1.5, size * 0.75, fill=fill, stroke=edge, width=1, thing=thing),
        Text(x, y, text, size, bold=True, fill=ink, thing=thing),
    ]
