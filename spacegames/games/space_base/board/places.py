"""Where everything lies on the drawn table, in board units."""

from __future__ import annotations

from functools import cache

from spacegames.scene.layout import Grid
from spacegames.scene.shapes import Box

WIDTH, HEIGHT = 1150.0, 934.0
BAR: Box = (8, 6, WIDTH - 16, 36)
LEGEND_Y = HEIGHT - 11

# ---- the shipyard

YARD: Box = (8, 48, 614, 358)
"""The three decks and the eighteen ships on show."""
DECK = Grid(12, 52, 3, 1, 42, 114, 4)
MARKET = Grid(58, 52, 3, 6, 90, 114, 4)
COLONIES = Grid(8, 410, 1, 12, 48.5, 60, 2.9)
TRAY: Box = (8, 476, 614, 118)
"""Dice and what they can bring; before a light-speed game the cards in hand."""
DICE: Box = (TRAY[0] + 6, TRAY[1] + 6, 138, TRAY[3] - 12)
WAYS: tuple[Box, Box] = ((TRAY[0] + 150, TRAY[1] + 6, 226, TRAY[3] - 12), (TRAY[0] + 382, TRAY[1] + 6, 226, TRAY[3] - 12))
FACES = Grid(TRAY[0] + 160, TRAY[1] + 32, 1, 6, 66, 66, 8)
HAND = Grid(TRAY[0] + 20, TRAY[1] + 2, 1, 6, 90, 114, 6.5)

# ---- the posts

POST: Box = (8, 600, WIDTH - 16, 314)
"""The large post of the player whose decision it is."""
COLUMN, STEP = 91.6, 94.2
HEAD = 36.0
FAN: tuple[float, float] = (POST[1] + HEAD + 4, 130.0)
"""Top and height of the space for patrol cards."""
PLATE: tuple[float, float] = (FAN[0] + FAN[1] + 2, 20.0)
"""Top and height of the sector numbers."""
SHIPS: tuple[float, float] = (PLATE[0] + PLATE[1] + 2, 116.0)
"""Top and height of the station cards."""
STRIP = 24.5
"""The height of what is seen of a patrol card."""

OTHERS: Box = (630, 48, WIDTH - 638, 546)
"""All the other posts."""
SMALL_HEAD, SMALL_PLATE = 32.0, 17.0
ODDS = 190.0
"""With one other post there is room for a chart of the odds."""


def die_box(number: int) -> Box:
    """The place of the first or second die."""
    x, y, _w, h = DICE
    return x + 7 + 64 * number, y + (h - 58) / 2 - 8, 58, 58


def column(sector: int) -> float:
    """The left edge of a sector of the large post."""
    return POST[0] + 2.2 + STEP * (sector - 1)


@cache
def station_box(sector: int) -> Box:
    return column(sector), SHIPS[0], COLUMN, SHIPS[1]


@cache
def fan_box(sector: int) -> Box:
    return column(sector), FAN[0], COLUMN, FAN[1]


@cache
def strip_box(sector: int, index: int, count: int) -> Box:
    """One of the patrol cards above a sector, the first lowest; they are lower when there are many."""
    step = min(STRIP + 1.5, FAN[1] / count)
    high = step - 1.5
    return column(sector), FAN[0] + FAN[1] - high - index * step, COLUMN, high


@cache
def small_post(place: int, count: int) -> Box:
    """The box of one of so many compact posts."""
    x, y, w, h = OTHERS
    high = (h - ODDS if count == 1 else h - 6 * (count - 1)) / count
    return x, y + place * (high + 6), w, high


@cache
def small_cells(place: int, count: int, sector: int) -> tuple[Box, Box, Box]:
    """The patrol, number and station cells of a sector in a compact post."""
    x, y, w, h = small_post(place, count)
    wide = (w - 6) / 12
    left = x + 3 + wide * (sector - 1)
    room = h - SMALL_HEAD - SMALL_PLATE - 5
    below = room / 2 if room < 130 else 62.0 if room < 240 else 82.0
    above, top = room - below, y + SMALL_HEAD
    return (left + 1, top, wide - 2, above), (left + 1, top + above, wide - 2, SMALL_PLATE), (left + 1, top + above + SMALL_PLATE, wide - 2, below)


@cache
def small_strip(cell: Box, index: int, count: int) -> Box:
    """One patrol card in a cell with room for single cards, the first lowest."""
    x, y, w, h = cell
    step = min(26.0 if h < 180 else 31.0, h / count)
    return x, y + h - step + 1.5 - index * step, w, step - 1.5


SINGLE = 100.0
"""A patrol cell of a compact post that is so high shows its cards one by one."""
