"""Shapes sorted into batches of one style each, so that a canvas changes its style seldom and still looks the same.

A shape may join an earlier batch of its style as long as nothing that lies between them touches it. Whether shapes touch is judged
on a coarse raster of the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .palette import FONT
from .shapes import Circle, Curve, Line, Polygon, Rect, Shape, Text

RASTER = 24.0
Style = tuple[Any, ...]
"""(what to do, colour, then line width and dash, or font and align)."""

Batch = tuple[Style, list[Any]]


def strokes(shape: Shape, colours: Mapping[str, str], factor: float) -> Iterable[tuple[Style, Any]]:
    """What a canvas has to do for one shape: a style and the numbers that go with it, for its inside and for its line."""
    alpha = "" if shape.opacity >= 1 else f"{round(shape.opacity * 255):02X}"
    inside = colours[shape.fill] + alpha if shape.fill else ""
    line = colours[shape.stroke] + alpha if shape.stroke else ""
    match shape:
        case Text():
            size = shape.fitted(factor)
            weight = "bold " if shape.bold else ""
            yield ("text", inside, f"{weight}{size:.4g}px {FONT}", shape.align), (shape.text, round(shape.x, 2), round(shape.y + size * 0.35, 2))
        case Circle():
            at = (round(shape.x, 2), round(shape.y, 2), round(shape.r, 2))
            if inside:
                yield ("fill_circles", inside), at
            if line:
                yield ("stroke_circles", line, shape.width, False), at
        case Rect() | Polygon():
            points = shape.outline(3) if isinstance(shape, Rect) else shape.points
            if inside:
                yield ("fill_polygons", inside), points
            if line:
                yield ("stroke_polygons", line, shape.width, False), points
        case Line():
            yield ("stroke_polygons" if shape.closed else "stroke_lines", line, shape.width, shape.dash), shape.points
        case Curve():
            if inside:
                yield ("fill_path", inside), shape.path
            if line:
                yield ("stroke_path", line, shape.width, shape.dash), shape.path


def batches(shapes: Iterable[Shape], colours: Mapping[str, str], factor: float = 1.0) -> list[Batch]:
    """The work for all shapes, in an order that paints the same picture with few changes of style."""
    found: list[Batch] = []
    latest: dict[Style, int] = {}
    top: dict[tuple[int, int], int] = {}
    for shape in shapes:
        x, y, w, h = shape.box
        squares = [(i, j) for i in range(int(x // RASTER), int((x + w) // RASTER) + 1) for j in range(int(y // RASTER), int((y + h) // RASTER) + 1)]
        for style, numbers in strokes(shape, colours, factor):
            after = max(top.get(square, -1) for square in squares)
            number = latest.get(style, -1)
            if number < after or number < 0:
                number = latest[style] = len(found)
                found.append((style, []))
            found[number][1].append(numbers)
            for square in squares:
                top[square] = number
    return found
