"""Shapes sorted into batches of one style each, so that a canvas changes its style seldom and still looks the same.

A shape may join an earlier batch of its style as long as nothing that lies between them touches it. Shapes touch when their boxes
do; a coarse raster of the board tells which boxes are worth comparing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .shapes import Circle, Curve, Line, Polygon, Rect, Shape, Text

RASTER = 36.0
Style = tuple[Any, ...]
"""(what to do, colour, then line width and dash, or size of type, whether bold, and align)."""

Batch = tuple[Style, list[Any]]


def strokes(shape: Shape, colours: Mapping[str, str], factor: float) -> Iterable[tuple[Style, Any]]:
    """What a canvas has to do for one shape: a style and the numbers that go with it, for its inside and for its line."""
    alpha = "" if shape.opacity >= 1 else f"{round(shape.opacity * 255):02X}"
    inside = colours[shape.fill] + alpha if shape.fill else ""
    line = colours[shape.stroke] + alpha if shape.stroke else ""
    match shape:
        case Text():
            size = shape.fitted(factor)
            yield ("text", inside, round(size, 1), shape.bold, shape.align), (shape.text, round(shape.x, 2), round(shape.y + size * 0.35, 2))
        case Circle():
            at = (round(shape.x, 2), round(shape.y, 2), round(shape.r, 2))
            if inside:
                yield ("fill_circles", inside), at
            if line:
                yield ("stroke_circles", line, shape.width, False), at
        case Rect() | Polygon():
            points = shape.outline(1 if shape.radius < 2.5 else 2 if shape.radius < 6 else 3) if isinstance(shape, Rect) else shape.points
            if inside:
                yield ("fill_polygons", inside), points
            if line:
                yield ("stroke_polygons", line, shape.width, False), points
        case Line():
            yield ("stroke_polygons" if shape.closed else "stroke_lines", line, shape.width, shape.dash), shape.points
        case Curve():
            parts = shape.outline()
            if len(parts) == 1:  # straight pieces are shorter to send, and many curves go into one command
                closed = shape.path[-1][0] == "Z"
                if inside:
                    yield ("fill_polygons", inside), parts[0]
                if line:
                    yield ("stroke_polygons" if closed else "stroke_lines", line, shape.width, shape.dash), parts[0]
                return
            if inside:
                yield ("fill_path", inside), shape.path
            if line:
                yield ("stroke_path", line, shape.width, shape.dash), shape.path


def batches(shapes: Iterable[Shape], colours: Mapping[str, str], factor: float = 1.0) -> list[Batch]:
    """The work for all shapes, in an order that paints the same picture with few changes of style."""
    found: list[Batch] = []
    latest: dict[Style, int] = {}
    painted: dict[tuple[int, int], list[tuple[float, float, float, float, int]]] = {}
    for shape in shapes:
        x, y, w, h = shape.box
        right, bottom = x + w, y + h
        near = [
            painted.setdefault((i, j), [])
            for i in range(int(x // RASTER), int(right // RASTER) + 1)
            for j in range(int(y // RASTER), int(bottom // RASTER) + 1)
        ]
        after = -1
        for square in near:
            for left, top, end, low, number in square:
                if number > after and left < right and x < end and top < bottom and y < low:
                    after = number
        for style, numbers in strokes(shape, colours, factor):
            number = latest.get(style, -1)
            if number < after or number < 0:
                number = latest[style] = len(found)
                found.append((style, []))
            found[number][1].append(numbers)
            after = max(after, number)
        for square in near:
            square.append((x, y, right, bottom, after))
    return found
