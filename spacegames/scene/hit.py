"""Which thing lies under a point, judged by the very shapes that are drawn."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from math import hypot

from .shapes import Circle, Curve, Line, Point, Polygon, Rect, Scene, Shape

REACH = 4.0
"""How near to a line or a small shape a finger may be, in board units."""


def hits(scene: Scene, x: float, y: float) -> Iterator[str]:
    """The ids of all things at a place, topmost first."""
    found = set()
    for shape in reversed(scene.shapes):
        left, top, w, h = shape._box or shape.box
        if not (left - REACH <= x <= left + w + REACH and top - REACH <= y <= top + h + REACH):
            continue
        id = shape.thing
        if id and id not in found and id in scene.things and covers(shape, x, y):
            found.add(id)
            yield id


def covers(shape: Shape, x: float, y: float) -> bool:
    """Whether a point lies on a shape: inside it, or near its line if it is not filled."""
    left, top, w, h = shape.box
    reach = REACH if not shape.fill else 0.0
    if not (left - reach <= x <= left + w + reach and top - reach <= y <= top + h + reach):
        return False
    near = REACH + shape.width / 2
    match shape:
        case Rect():
            return bool(shape.fill) or near_line(shape.outline(), x, y, near, closed=True)
        case Circle():
            away = hypot(x - shape.x, y - shape.y)
            return away <= shape.r + (shape.width / 2 if shape.stroke else 0) if shape.fill else abs(away - shape.r) <= near
        case Polygon():
            return inside(shape.points, x, y) if shape.fill else near_line(shape.points, x, y, near, closed=True)
        case Line():
            return near_line(shape.points, x, y, near, closed=shape.closed)
        case Curve():
            return any(inside(part, x, y) if shape.fill else near_line(part, x, y, near) for part in shape.outline())
    return True


def inside(points: Sequence[Point], x: float, y: float) -> bool:
    """Whether a point lies inside a polygon: a ray from it crosses the border an odd number of times."""
    odd = False
    x1, y1 = points[-1]
    for x2, y2 in points:
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            odd = not odd
        x1, y1 = x2, y2
    return odd


def near_line(points: Sequence[Point], x: float, y: float, reach: float, closed: bool = False) -> bool:
    """Whether a point is at most `reach` away from a line."""
    path = [*points, points[0]] if closed else list(points)
    for (x1, y1), (x2, y2) in itertools.pairwise(path):
        dx, dy = x2 - x1, y2 - y1
        length = dx * dx + dy * dy
        t = 0.0 if length == 0 else max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / length))
        if hypot(x - x1 - t * dx, y - y1 - t * dy) <= reach:
            return True
    return False
