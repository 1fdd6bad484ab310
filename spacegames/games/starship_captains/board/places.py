"""Where everything lies on the drawn table, in board units."""

from __future__ import annotations

from functools import cache

from spacegames.scene.shapes import Box, Point

WIDTH, HEIGHT = 1200.0, 948.0
BAR: Box = (8, 6, WIDTH - 16, 38)
LEGEND_Y = HEIGHT - 12

# ---- the star map

MAP: Box = (8, 50, 604, 540)
SPOT: tuple[float, float] = (110.0, 66.0)
"""Width and height of what lies on a planet."""
TRAY_TOP = MAP[1] + MAP[3] - 178
"""Cards just drawn lie over the lower part of the map."""

# ---- the right column

RIGHT, RIGHT_W = 618.0, WIDTH - 626.0
TRACK_H = 55.0
TRACK_HEAD = 146.0
"""Width of a track's name and event."""
STEP = (RIGHT_W - TRACK_HEAD) / 13
OFFER: Box = (RIGHT, 226, RIGHT_W, 134)
OTHERS: Box = (RIGHT, 366, RIGHT_W, 224)

# ---- the own ship

SHIP: Box = (8, 596, WIDTH - 16, 330)
HEAD = 34.0
_ROW_A = SHIP[1] + HEAD + 6
_ROW_B = _ROW_A + 90
READY: Box = (SHIP[0] + 6, _ROW_A, 372, 86)
QUEUE: Box = (SHIP[0] + 6, _ROW_B, 446, 62)
HOLD: Box = (SHIP[0] + 458, _ROW_B, 368, 62)
AIRLOCK: Box = (SHIP[0] + 832, _ROW_A, SHIP[2] - 838, 152)
TECH: Box = (SHIP[0] + 6, _ROW_B + 67, SHIP[2] - 12, 130)
FRAME = 17.0
"""Width of the frame at both ends of the technology board."""


@cache
def track_box(number: int) -> Box:
    return RIGHT, 50 + number * (TRACK_H + 3), RIGHT_W, TRACK_H


@cache
def space_box(number: int, space: int) -> Box:
    x, y, _w, h = track_box(number)
    return x + TRACK_HEAD + STEP * space, y + 2, STEP - 1.5, h - 4


@cache
def offer_box(place: int, solo: bool) -> Box:
    """A card of the central board; in a solo game the action cards need room above them."""
    x, y, w, h = OFFER
    wide = (w - 44) / 8
    top = 18.0 if solo else 0.0
    return x + (place - 1) * wide, y + top, wide - 3, h - top


@cache
def deck_box(number: int) -> Box:
    x, y, w, h = OFFER
    high = (h - 8) / 3
    return x + w - 42, y + number * (high + 4), 42, high


@cache
def room_box(number: int) -> Box:
    """One of the four basic rooms, between the ready room and the airlock."""
    left = READY[0] + READY[2] + 6
    wide = (AIRLOCK[0] - left) / 4
    return left + number * wide, READY[1], wide - 6, READY[3]


@cache
def slot_box(slot: int) -> Box:
    x, y, w, h = TECH
    wide = (w - 2 * FRAME) / 6
    return x + FRAME + (slot - 1) * wide, y, wide, h


@cache
def ready_box(index: int, count: int) -> Box:
    """The cell of one kind of figure in the ready room."""
    x, y, w, h = READY
    wide = min(62.0, (w - 62) / max(1, count))
    return x + 60 + index * wide, y + 3, wide - 2, h - 6


@cache
def queue_box(index: int, count: int) -> Box:
    """One figure of the queue, the front first."""
    x, y, w, h = QUEUE
    wide = min(46.0, (w - 84) / max(1, count))
    return x + 70 + index * wide, y + 4, wide, h - 8


@cache
def cargo_box(index: int, count: int) -> Box:
    """One cargo slot; lockers come after the eight of the ship."""
    x, y, w, h = HOLD
    wide = min(40.0, (w - 50) / max(8, count))
    return x + 46 + index * wide, y + (h - 42) / 2, wide - 2, 42


@cache
def small_ship(place: int, count: int) -> Box:
    x, y, w, h = OTHERS
    high = (h - 5 * (count - 1)) / count
    return x, y + place * (high + 5), w, high


Pair = tuple[int, int]

_TIDY: dict[str, dict[str, Point]] = {
    "small": {
        "home": (302, 262), "p01": (302, 152), "p02": (426, 336), "p03": (192, 316), "p04": (152, 108), "p05": (424, 136), "p06": (444, 236),
        "p07": (368, 412), "p08": (196, 408), "p09": (64, 244), "p10": (302, 52), "p11": (541, 56), "p12": (536, 490), "p13": (66, 490),
    },
    "large": {
        "home": (302, 288), "p01": (302, 194), "p02": (420, 332), "p03": (184, 332), "p04": (180, 124), "p05": (424, 124), "p06": (454, 224),
        "p07": (402, 426), "p08": (202, 426), "p09": (150, 224), "p10": (64, 54), "p11": (540, 54), "p12": (542, 322), "p13": (524, 492),
        "p14": (80, 492), "p15": (62, 322),
    },
}  # fmt: skip
"""Where the locations of the two maps are drawn, from the corner of the map: the shipped map with room for its cards."""


@cache
def layout(board: str, spots: tuple[tuple[str, float, float], ...], routes: tuple[Pair, ...], corrected: bool) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    """Places on the map and a point on each route; a map corrected by its owner is drawn by its own coordinates."""
    x, y, w, h = MAP
    tidy = _TIDY[board]
    if corrected or any(place not in tidy for place, _x, _y in spots):
        left, right = x + SPOT[0] / 2 + 7, x + w - SPOT[0] / 2 - 7
        top, bottom = y + SPOT[1] / 2 + 20, y + h - SPOT[1] / 2 - 16
        found = tuple((round(left + px * (right - left), 1), round(top + py * (bottom - top), 1)) for _place, px, py in spots)
    else:
        found = tuple((x + tidy[place][0], y + tidy[place][1]) for place, _x, _y in spots)
    return found, _middles(found, routes)


def _middles(spots: tuple[Point, ...], routes: tuple[Pair, ...]) -> tuple[Point, ...]:
    """For each route the point near its middle with most room around it, away from cards, from the numbers on them, and from other middles."""
    found: list[Point] = []
    for a, b in routes:
        best, point = -9.0, spots[a]
        for step in range(-8, 9):
            t = 0.5 + step * 0.025
            px, py = spots[a][0] + (spots[b][0] - spots[a][0]) * t, spots[a][1] + (spots[b][1] - spots[a][1]) * t
            room = min(max(abs(px - sx) / (SPOT[0] / 2 + 27), abs(py - sy) / (SPOT[1] / 2 + 14)) for sx, sy in spots)
            room = min(room, 1.2, *(max(abs(px - ox) / 58, abs(py - oy) / 27) for ox, oy in found)) - abs(step) * 0.006
            numbers = min(max(abs(px - sx + SPOT[0] / 2 - 14) / 39, abs(py - sy + SPOT[1] / 2 - 14) / 24) for sx, sy in spots)
            room += min(0.0, numbers - 0.86) * 2
            if room > best:
                best, point = room, (round(px, 1), round(py, 1))
        found.append(point)
    return tuple(found)
