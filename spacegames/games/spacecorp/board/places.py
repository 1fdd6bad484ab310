"""Where everything lies on the drawn table, in board units."""

from __future__ import annotations

from functools import cache

from spacegames.scene.layout import row
from spacegames.scene.shapes import Box

WIDTH, HEIGHT = 1180.0, 984.0
BAR: Box = (8, 6, WIDTH - 16, 36)
LEGEND_Y = HEIGHT - 10

MAP: Box = (8, 46, 800, 506)
STRIP: Box = (8, 558, 800, 104)
"""The ten actions, and below them how far the present one has come."""
ACTION_W, ACTION_H = 77.2, 50.0
METER: Box = (STRIP[0] + 4, STRIP[1] + 58, STRIP[2] - 8, 42)

SEAT: Box = (8, 668, 800, 298)
"""The seat of the viewer: headquarters and hand."""
HEAD = 30.0
HQ_Y, HQ_H = SEAT[1] + HEAD + 4, 104.0
SLOT_W = 88.0
HAND: Box = (SEAT[0] + 6, HQ_Y + HQ_H + 6, SEAT[2] - 12, SEAT[3] - HEAD - HQ_H - 16)

SIDE_X, SIDE_W = 814.0, 358.0
OFFERS: Box = (SIDE_X, 46, SIDE_W, 150)
CONTRACTS: Box = (SIDE_X, 202, SIDE_W, 180)
RIVALS_Y = 388.0


@cache
def action_box(index: int) -> Box:
    """The button of an action."""
    return STRIP[0] + 4 + index * (ACTION_W + 2.2), STRIP[1] + 4, ACTION_W, ACTION_H


@cache
def offer_box(index: int) -> Box:
    x, y, w, _h = OFFERS
    wide = (w - 10 - 3 * 4) / 4
    return x + 5 + index * (wide + 4), y + 30, wide, 115


@cache
def contract_box(row: int) -> Box:
    x, y, w, _h = CONTRACTS
    return x + 4, y + 21 + (row - 1) * 22.4, w - 8, 21


@cache
def slot_box(slot: int) -> Box:
    """Slots 1 to 3; 4 is the printed Research box."""
    return SEAT[0] + 6 + (slot - 1) * (SLOT_W + 4), HQ_Y, SLOT_W, HQ_H


WHEEL: Box = (SEAT[0] + 6 + 4 * (SLOT_W + 4), HQ_Y, 104, HQ_H)
LEGACY: Box = (WHEEL[0] + WHEEL[2] + 4, HQ_Y, 84, HQ_H)
STORE: Box = (LEGACY[0] + LEGACY[2] + 4, HQ_Y, SEAT[0] + SEAT[2] - 6 - LEGACY[0] - LEGACY[2] - 4, HQ_H)


@cache
def store_box(index: int) -> Box:
    """One of the nine types of base in the store."""
    x, y, w, h = STORE
    wide, high = (w - 4) / 3, (h - 4) / 3
    return x + 2 + (index % 3) * wide, y + 2 + (index // 3) * high, wide - 2, high - 2


@cache
def hand_boxes(count: int) -> tuple[Box, ...]:
    """The places of so many different cards: one row of tall cards, or two rows of low ones."""
    x, y, w, h = HAND
    if count <= 8:
        return tuple(row(count, (x, y, w, h), 94.0, 4.6, "start"))
    first = (count + 1) // 2
    high = (h - 4) / 2
    wide = min(112.0, (w + 4.6) / first - 4.6)
    upper = row(first, (x, y, w, high), wide, 4.6, "start")
    lower = row(count - first, (x, y + high + 4, w, high), wide, 4.6, "start")
    return (*upper, *lower)


@cache
def rival_box(place: int, count: int, perks: bool) -> Box:
    """One of the compact seats; where there are progress cards, each seat has a line for those it owns."""
    high = (98.0 if count > 2 else 124.0) if perks else 103.0
    return SIDE_X, RIVALS_Y + place * (high + 5), SIDE_W, high


@cache
def below_rivals(count: int, perks: bool) -> float:
    """Where the right column is free again."""
    _x, y, _w, h = rival_box(count - 1, count, perks)
    return y + h + 5


PROGRESS_ROWS = 9
"""So many progress cards of one kind there are in the end."""


@cache
def progress_box(column: int, row: int, rivals: int) -> Box:
    """A progress card below the seats, one column for each kind. A card keeps its place when more are laid out in the next era."""
    top = below_rivals(rivals, True) + 24
    high = min(42.0, (HEIGHT - 20 - top) / PROGRESS_ROWS)
    wide = (SIDE_W - 11) / 2
    return SIDE_X + 4 + column * (wide + 3), round(top + row * high, 1), wide, round(high - 2.2, 1)


@cache
def side_board(rivals: int) -> Box:
    """The ground of the progress cards, the rest of the column: were it larger with more cards, all of it would be painted anew."""
    top = below_rivals(rivals, True)
    return SIDE_X, top, SIDE_W, HEIGHT - 18 - top


@cache
def colony_spot(index: int, count: int) -> tuple[float, float, float]:
    """Middle and size of a colony tile in the lower right corner of the star map, in two rows."""
    columns = max(6, (count + 1) // 2)
    step = min(50.0, 378.0 / (columns + 0.5))
    r = min(25.0, (step - 3) / 1.74)
    x = MAP[0] + MAP[2] - 4 - step * (columns + 0.5) + step * (index % columns + 0.5) + (step / 2 if index >= columns else 0.0)
    return round(x, 1), round(MAP[1] + MAP[3] - 4 - r - (0 if index >= columns else 1.66 * r + 3), 1), round(r, 1)
