"""Shapes in board units, with colours by role, and the Scene they make up.

Angles are degrees, clockwise, 0 pointing east (y grows downwards). A shape never changes; `placed` gives moved, turned and scaled copies.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import ceil, cos, pi, radians, sin, tan
from typing import Any

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""x, y, width and height."""

BIG = 1.6
"""How much larger type is in big-type mode."""

Change = Callable[[float, float], Point]


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """What all shapes share. `fill` and `stroke` are roles of the theme, "" for none; `thing` is the board id it belongs to."""

    fill: str = ""
    stroke: str = ""
    width: float = 1.0
    opacity: float = 1.0
    thing: str = ""
    _box: Box | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def box(self) -> Box:
        """The smallest upright rectangle around the shape, half the stroke included."""
        if self._box is None:
            x, y, right, bottom = self._extent()
            edge = self.width / 2 if self.stroke else 0.0
            object.__setattr__(self, "_box", (x - edge, y - edge, right - x + 2 * edge, bottom - y + 2 * edge))
        assert self._box is not None
        return self._box

    def _extent(self) -> tuple[float, float, float, float]:
        raise NotImplementedError

    def changed(self, change: Change, scale: float, turn: float) -> Shape:
        """The shape after a change of coordinates that scales by `scale` and turns by `turn`."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Rect(Shape):
    """A rectangle, its corners rounded by `radius`."""

    x: float
    y: float
    w: float
    h: float
    radius: float = 0.0

    def _extent(self) -> tuple[float, float, float, float]:
        return self.x, self.y, self.x + self.w, self.y + self.h

    def outline(self, arc: int = 4) -> tuple[Point, ...]:
        """The corners, each rounded one as an arc of so many pieces."""
        x, y, w, h, r = self.x, self.y, self.w, self.h, min(self.radius, self.w / 2, self.h / 2)
        if r <= 0:
            return ((x, y), (x + w, y), (x + w, y + h), (x, y + h))
        points = []
        for cx, cy, start in ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90), (x + r, y + r, 180)):
            for i in range(arc + 1):
                angle = radians(start + 90 * i / arc)
                points.append((cx + r * cos(angle), cy + r * sin(angle)))
        return tuple(points)

    def changed(self, change: Change, scale: float, turn: float) -> Shape:
        if turn % 90:
            return Polygon(
                tuple(change(*p) for p in self.outline()), fill=self.fill, stroke=self.stroke, width=self.width * scale, opacity=self.opacity, thing=self.thing
            )
        (x1, y1), (x2, y2) = change(self.x, self.y), change(self.x + self.w, self.y + self.h)
        return replace(self, x=min(x1, x2), y=min(y1, y2), w=abs(x2 - x1), h=abs(y2 - y1), radius=self.radius * scale, width=self.width * scale)


@dataclass(frozen=True, slots=True)
class Circle(Shape):
    """A full circle."""

    x: float
    y: float
    r: float

    def _extent(self) -> tuple[float, float, float, float]:
        return self.x - self.r, self.y - self.r, self.x + self.r, self.y + self.r

    def changed(self, change: Change, scale: float, turn: float) -> Shape:
        x, y = change(self.x, self.y)
        return replace(self, x=x, y=y, r=self.r * scale, width=self.width * scale)


@dataclass(frozen=True, slots=True)
class Polygon(Shape):
    """A closed figure with straight sides."""

    points: tuple[Point, ...]

    def _extent(self) -> tuple[float, float, float, float]:
        return _extent(self.points)

    def changed(self, change: Change, scale: float, turn: float) -> Shape:
        return replace(self, points=tuple(change(*p) for p in self.points), width=self.width * scale)


@dataclass(frozen=True, slots=True)
class Line(Shape):
    """A line through points, never filled; `closed` joins the last to the first, `dash` draws it broken."""

    points: tuple[Point, ...]
    closed: bool = False
    dash: bool = False

    def _extent(self) -> tuple[float, float, float, float]:
        return _extent(self.points)

    def changed(self, change: Change, scale: float, turn: float) -> Shape:
        return replace(self, points=tuple(change(*p) for p in self.points), width=self.width * scale)


@dataclass(frozen=True, slots=True)
class Curve(Shape):
    """A path of pieces ("M", x, y), ("L", x, y), ("Q", x1, y1, x, y), ("C", x1, y1, x2, y2, x, y) and ("Z",)."""

    path: tuple[tuple[Any, ...], ...]
    dash: bool = False
    _parts: tuple[tuple[Point, ...], ...] | None = field(default=None, init=False, repr=False, compare=False)

    def _extent(self) -> tuple[float, float, float, float]:
        return _extent([p for part in self.outline() for p in part])

    def outline(self) -> tuple[tuple[Point, ...], ...]:
        """The path as straight pieces, one tuple of points for each part of it."""
        if self._parts is None:
            object.__setattr__(self, "_parts", self._straightened())
        assert self._parts is not None
        return self._parts

    def _straightened(self) -> tuple[tuple[Point, ...], ...]:
        parts: list[list[Point]] = []
        for piece in self.path:
            if piece[0] == "M":
                parts.append([(piece[1], piece[2])])
            elif piece[0] == "L":
                parts[-1].append((piece[1], piece[2]))
            elif piece[0] == "Z":
                parts[-1].append(parts[-1][0])
            else:
                parts[-1].extend(_bent(parts[-1][-1], piece[1:]))
        return tuple(tuple(part) for part in parts)

    def changed(self, change: Change, scale: float, turn: float) -> Shape:
        path = tuple((piece[0], *(n for i in range(1, len(piece), 2) for n in change(piece[i], piece[i + 1]))) for piece in self.path)
        return replace(self, path=path, width=self.width * scale)


@dataclass(frozen=True, slots=True)
class Text(Shape):
    """One line of text in the colour `fill`, centred on y; `align` is "start", "middle" or "end" at x.

    `room` is the width it may take; the text is drawn smaller when it would be wider, and big type grows only so far.
    `most` is the largest size that big type may give it. Text never turns with its surroundings.
    """

    x: float
    y: float
    text: str
    size: float
    align: str = "middle"
    bold: bool = False
    room: float = 0.0
    most: float = 0.0

    def fitted(self, factor: float = 1.0) -> float:
        """The size to draw it at when type is enlarged by `factor`."""
        size = self.size * factor
        if self.most and size > self.most:
            size = max(self.size, self.most)
        if self.room:
            wide = text_width(self.text, 1.0, self.bold)
            if wide * size > self.room:
                size = self.room / wide
        return size

    def _extent(self) -> tuple[float, float, float, float]:
        size = self.fitted(BIG)  # a picture with big type is repainted by the same boxes
        wide = text_width(self.text, size, self.bold)
        left = self.x - {"start": 0.0, "middle": wide / 2, "end": wide}[self.align]
        return left, self.y - size * 0.65, left + wide, self.y + size * 0.65

    def changed(self, change: Change, scale: float, turn: float) -> Shape:
        x, y = change(self.x, self.y)
        return replace(self, x=x, y=y, size=self.size * scale, room=self.room * scale, most=self.most * scale)


_WIDTHS = {
    0.30: "'ijlIJ.,| ·›",
    0.38: "f:;-/rt!()[]",
    0.52: "cLsz–?гзсэ",
    0.60: "aekovxyFPTYабвекотухчьяГРТУ",
    0.72: "ABCRVXZдцъАБВКСХЧЬЭЯDGHNUмИЙЛНП△",
    0.86: "wOQыДОЦM+фюМФЪ%",
    1.00: "mWщжшЫ—@",
    1.10: "ЖШЩЮ",
}
_WIDTH = {letter: width for width, letters in _WIDTHS.items() for letter in letters}


def text_width(text: str, size: float, bold: bool = False) -> float:
    """About how wide a sans-serif text is, judged by the widest of the usual fonts, so that it fits in all."""
    return sum(_WIDTH.get(letter, 0.64) for letter in text) * size * (1.12 if bold else 1.0)


def _extent(points: Sequence[Point]) -> tuple[float, float, float, float]:
    xs = [p[0] for p in points]
    ys = [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def _bent(start: Point, numbers: Sequence[float], pieces: int = 8) -> list[Point]:
    """Points along a quadratic or cubic curve, its start left out."""
    points = [start, *((numbers[i], numbers[i + 1]) for i in range(0, len(numbers), 2))]
    found = []
    for step in range(1, pieces + 1):
        t = step / pieces
        level = points
        while len(level) > 1:
            level = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in itertools.pairwise(level)]
        found.append(level[0])
    return found


# ---- curves and copies


def arc(x: float, y: float, rx: float, start: float, end: float, ry: float | None = None, tilt: float = 0.0) -> tuple[tuple[Any, ...], ...]:
    """The path along an ellipse (or circle) from one angle to another; further on than `start` means clockwise."""
    ry = rx if ry is None else ry
    pieces = max(1, ceil(abs(end - start) / 90 - 1e-9))
    step = radians((end - start) / pieces)
    reach = 4 / 3 * tan(step / 4)
    c, s = cos(radians(tilt)), sin(radians(tilt))

    def at(u: float, v: float) -> Point:
        return x + u * rx * c - v * ry * s, y + u * rx * s + v * ry * c

    angle = radians(start)
    path: list[tuple[Any, ...]] = [("M", *at(cos(angle), sin(angle)))]
    for _piece in range(pieces):
        after = angle + step
        path.append(
            (
                "C",
                *at(cos(angle) - reach * sin(angle), sin(angle) + reach * cos(angle)),
                *at(cos(after) + reach * sin(after), sin(after) - reach * cos(after)),
                *at(cos(after), sin(after)),
            )
        )
        angle = after
    return tuple(path)


def ellipse(x: float, y: float, rx: float, ry: float, tilt: float = 0.0) -> tuple[tuple[Any, ...], ...]:
    """The closed path around an ellipse."""
    return (*arc(x, y, rx, 0, 360, ry, tilt), ("Z",))


def around(count: int, r: float, x: float = 0.0, y: float = 0.0, first: float = -90.0, inner: float | None = None) -> tuple[Point, ...]:
    """Corners of a regular polygon, or of a star when there is an inner radius; the first one points at `first`."""
    corners = count if inner is None else 2 * count
    return tuple(
        (x + radius * cos(a), y + radius * sin(a))
        for i in range(corners)
        for radius, a in [((r if inner is None or i % 2 == 0 else inner), radians(first) + 2 * pi * i / corners)]
    )


def placed(
    shapes: Iterable[Shape], x: float = 0.0, y: float = 0.0, scale: float = 1.0, turn: float = 0.0, thing: str | None = None, opacity: float = 1.0
) -> tuple[Shape, ...]:
    """Copies of shapes drawn around (0, 0): scaled, turned clockwise, then moved to (x, y)."""
    c, s = _exact(cos(radians(turn))) * scale, _exact(sin(radians(turn))) * scale

    def change(px: float, py: float) -> Point:
        return round(x + px * c - py * s, 2), round(y + px * s + py * c, 2)

    copies = []
    for shape in shapes:
        copy = shape.changed(change, scale, turn)
        if thing is not None or opacity != 1.0:
            copy = replace(copy, thing=shape.thing if thing is None else thing, opacity=copy.opacity * opacity)
        copies.append(copy)
    return tuple(copies)


def _exact(number: float) -> float:
    """Quarter turns must not smear coordinates with rounding dust."""
    return float(round(number)) if abs(number - round(number)) < 1e-12 else number


# ---- the scene


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the board a person can point at: its id, what a screen reader says, where it is, what sort it is."""

    id: str
    label: str
    bounds: Box
    kind: str = ""

    @property
    def centre(self) -> Point:
        x, y, w, h = self.bounds
        return x + w / 2, y + h / 2


@dataclass(frozen=True)
class Scene:
    """A drawn board: shapes from back to front and the things they belong to.

    `sketch` is a small picture in plain characters for the text form.
    """

    width: float
    height: float
    shapes: tuple[Shape, ...]
    things: Mapping[str, Thing]
    title: str = ""
    sketch: str = ""

    def svg(
        self,
        theme: str = "night",
        lit: Iterable[str] = (),
        chosen: Iterable[str] = (),
        hint: Iterable[str] = (),
        danger: Iterable[str] = (),
        big: bool = False,
    ) -> str:
        """The board as a self-contained SVG picture; ids that are not on the board are left out."""
        from .svg import draw

        return draw(self, theme, lit, chosen, hint, danger, big)

    def text(self) -> str:
        """The board in plain words."""
        from .text import tell

        return tell(self)

    def hit(self, x: float, y: float, among: Iterable[str] | None = None) -> str | None:
        """The topmost thing at a place in board units, or None; with `among`, the topmost of those."""
        from .hit import hits

        wanted = None if among is None else set(among)
        return next((id for id in hits(self, x, y) if wanted is None or id in wanted), None)

    def hits(self, x: float, y: float) -> list[str]:
        """All things at a place, the topmost first."""
        from .hit import hits

        return list(hits(self, x, y))

    def describe(self, thing: str) -> str:
        """What a screen reader says about a thing; "" if it is not on the board."""
        return self.things[thing].label if thing in self.things else ""

    @cached_property
    def groups(self) -> Mapping[str, tuple[Shape, ...]]:
        """The shapes of each thing, in drawing order; those of no thing under ""."""
        found: dict[str, list[Shape]] = {}
        for shape in self.shapes:
            found.setdefault(shape.thing, []).append(shape)
        return {id: tuple(shapes) for id, shapes in found.items()}

    def _repr_svg_(self) -> str:
        return self.svg()


def bounds_of(shapes: Iterable[Shape]) -> Box:
    """The smallest upright rectangle around all the shapes."""
    boxes = [shape.box for shape in shapes]
    x, y = min(b[0] for b in boxes), min(b[1] for b in boxes)
    return x, y, max(b[0] + b[2] for b in boxes) - x, max(b[1] + b[3] for b in boxes) - y
