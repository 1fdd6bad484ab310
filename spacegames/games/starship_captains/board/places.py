"""Where everything lies on the drawn table, in board units."""

from __future__ import annotations

from functools import cache
from math import hypot

from spacegames.scene.shapes import Box, Point

WIDTH, HEIGHT = 1200.0, 948.0
BAR: Box = (8, 6, WIDTH - 16, 38)
LEGEND_Y = HEIGHT - 12

# ---- the star map

MAP: Box = (8, 50, 604, 540)
SPOT: tuple[float, float] = (110.0, 66.0)
"""Width and height of what lies on a planet."""
_APART: tuple[float, float] = (138.0, 108.0)
"""How far apart the middles of two locations should be, beside and above each other."""
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


@cache
def layout(spots: tuple[Point, ...], routes: tuple[Pair, ...]) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    """Places on the map for coordinates from 0 to 1, and the middle of each route.

    Locations are moved apart as far as their cards need, and away from routes that only pass by.
    """
    x, y, w, h = MAP
    left, right = x + SPOT[0] / 2 + 7, x + w - SPOT[0] / 2 - 7
    top, bottom = y + SPOT[1] / 2 + 20, y + h - SPOT[1] / 2 - 24
    low_x, high_x = min(p[0] for p in spots), max(p[0] for p in spots)
    low_y, high_y = min(p[1] for p in spots), max(p[1] for p in spots)
    at = [[left + (px - low_x) / (high_x - low_x) * (right - left), top + (py - low_y) / (high_y - low_y) * (bottom - top)] for px, py in spots]
    joined = {(min(pair), max(pair)) for pair in routes}
    for turn in range(240):
        push = [[0.0, 0.0] for _spot in at]
        for i in range(len(at)):
            for j in range(i):
                wider = 1.22 if (j, i) in joined else 1.0
                dx, dy = (at[i][0] - at[j][0]) / _APART[0] / wider, (at[i][1] - at[j][1]) / _APART[1] / wider
                away = hypot(dx, dy) or 0.01
                if away < 1:
                    for k, way in ((i, 1), (j, -1)):
                        push[k][0] += way * dx / away * (1 - away) * _APART[0] * 0.3
                        push[k][1] += way * dy / away * (1 - away) * _APART[1] * 0.3
        if turn < 200:
            for a, b in routes:
                for k in range(len(at)):
                    if k not in (a, b):
                        near, dx, dy = _beside(at[k], at[a], at[b])
                        if near < 1:
                            push[k][0] += dx * (1 - near) * 8
                            push[k][1] += dy * (1 - near) * 8
        for spot, (px, py) in zip(at, push, strict=True):
            spot[0] = min(max(spot[0] + px, left), right)
            spot[1] = min(max(spot[1] + py, top), bottom)
    found = tuple((round(px, 1), round(py, 1)) for px, py in at)
    return found, tuple(_clear(found, a, b) for a, b in routes)


def _beside(spot: list[float], a: list[float], b: list[float]) -> tuple[float, float, float]:
    """How near a place is to a route, 1 for far enough, and which way leads away."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = min(1.0, max(0.0, ((spot[0] - a[0]) * dx + (spot[1] - a[1]) * dy) / (dx * dx + dy * dy or 1.0)))
    ox, oy = (spot[0] - a[0] - t * dx) / (SPOT[0] * 0.62), (spot[1] - a[1] - t * dy) / (SPOT[1] * 0.8)
    away = hypot(ox, oy) or 0.01
    return away, ox / away, oy / away


def _clear(spots: tuple[Point, ...], a: int, b: int) -> Point:
    """The point of a route, near its middle, with most room around it."""
    best, found = -1.0, spots[a]
    for step in range(-5, 6):
        t = 0.5 + step * 0.03
        px, py = spots[a][0] + (spots[b][0] - spots[a][0]) * t, spots[a][1] + (spots[b][1] - spots[a][1]) * t
        room = min(max(abs(px - sx) / (SPOT[0] / 2 + 27), abs(py - sy) / (SPOT[1] / 2 + 12)) for sx, sy in spots) - abs(step) * 0.012
        if room > best:
            best, found = room, (round(px, 1), round(py, 1))
    return found
