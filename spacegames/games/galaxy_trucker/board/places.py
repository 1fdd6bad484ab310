"""Where everything lies on the drawn table, in board units."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from functools import cache
from math import atan2, cos, degrees, hypot, pi, sin

from spacegames.scene.shapes import Box, Point

WIDTH, HEIGHT = 1150.0, 934.0
BAR: Box = (8, 6, WIDTH - 16, 36)
SHIP: Box = (8, 48, 642, 474)
"""The large ship."""
HEAD = 42.0
TRAY: Box = (8, 528, 642, 92)
"""What is in hand, and what it can be done with."""
LOW: Box = (8, 626, 642, 288)
"""The warehouse while ships are built; the open card during the flight."""
TRACK: Box = (656, 48, WIDTH - 664, 250)
OTHERS: Box = (656, 304, WIDTH - 664, 610)
SMALL_HEAD = 50.0
LEGEND_Y = HEIGHT - 11

# ---- ships


@dataclass(frozen=True, slots=True)
class Plan:
    """A ship board on the table: its numbered rows and columns, and where they are."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    x: float
    y: float
    size: float
    rim: float

    def centre(self, row: int, column: int) -> Point:
        """The middle of a cell; the board may be left by one cell on each side."""
        down = -1 if len(self.rows) > 1 and self.rows[0] > self.rows[1] else 1
        return (
            self.x + (column - self.columns[0] + 0.5) * self.size,
            self.y + ((row - self.rows[0]) * down + 0.5) * self.size,
        )

    def box(self, row: int, column: int) -> Box:
        x, y = self.centre(row, column)
        return round(x - self.size / 2, 2), round(y - self.size / 2, 2), self.size, self.size

    @property
    def bounds(self) -> Box:
        """All cells, without the numbers around them."""
        return self.x, self.y, len(self.columns) * self.size, len(self.rows) * self.size


@cache
def plan(rows: tuple[int, ...], columns: tuple[int, ...], box: Box, rim: float, largest: float) -> Plan:
    """The largest board that fits into a box with a rim for numbers, in the middle of it."""
    x, y, w, h = box
    size = min(largest, (w - 2 * rim) / len(columns), (h - 2 * rim) / len(rows))
    size = int(size * 2) / 2
    return Plan(rows, columns, x + (w - size * len(columns)) / 2, y + (h - size * len(rows)) / 2, size, rim)


@cache
def large_plan(rows: tuple[int, ...], columns: tuple[int, ...]) -> Plan:
    x, y, w, h = SHIP
    return plan(rows, columns, (x, y + HEAD, w, h - HEAD), 28.0, 76.0)


@cache
def small_box(players: int, player: int, large: int) -> Box:
    """The box of a compact ship beside the large one.

    Of four players each has a quarter for good; the one whose ship is large leaves it to the odds. A single compact ship leaves room
    for them below it.
    """
    x, y, w, h = OTHERS
    if players == 2:
        return x, y, w, 400.0
    high = (h - 6) / 2
    if players == 3:
        return x, y + (player - (player > large)) * (high + 6), w, high
    wide = (w - 6) / 2
    return x + (player % 2) * (wide + 6), y + (player // 2) * (high + 6), wide, high


@cache
def small_plan(rows: tuple[int, ...], columns: tuple[int, ...], box: Box) -> Plan:
    x, y, w, h = box
    return plan(rows, columns, (x, y + SMALL_HEAD, w, h - SMALL_HEAD), 20.0 if w > 300 else 17.0, 60.0)


@cache
def odds_box(players: int, large: int) -> Box | None:
    """Where the odds of two dice are shown, if there is room."""
    x, y, w, h = OTHERS
    if players == 2:
        return x, y + 406, w, h - 406
    return small_box(4, large, large) if players == 4 else None


# ---- the flight board

SPACES = 40
_RX, _RY = 218.0, 98.0


@cache
def spaces() -> tuple[tuple[float, float, float], ...]:
    """Place and direction of every space of the ring, clockwise from the start on the left."""
    cx, cy = TRACK[0] + TRACK[2] / 2, TRACK[1] + TRACK[3] / 2
    fine = 4000
    ring = [(cx + _RX * cos(2 * pi * i / fine + pi * 1.03), cy + _RY * sin(2 * pi * i / fine + pi * 1.03)) for i in range(fine + 1)]
    lengths = [0.0]
    for (x1, y1), (x2, y2) in itertools.pairwise(ring):
        lengths.append(lengths[-1] + hypot(x2 - x1, y2 - y1))
    found = []
    at = 0
    for space in range(SPACES):
        wanted = lengths[-1] * space / SPACES
        while lengths[at] < wanted:
            at += 1
        (x, y), (x2, y2) = ring[at], ring[(at + 8) % fine]
        found.append((round(x, 2), round(y, 2), round(degrees(atan2(y2 - y, x2 - x)), 1)))
    return tuple(found)
