"""A scene on an ipycanvas: only what has changed is painted again, one message for each frame."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import ceil, floor
from typing import Any

import numpy as np
from ipycanvas import MultiCanvas
from ipycanvas.canvas import COMMANDS

from .batch import Batch, batches
from .marks import beneath, marks
from .palette import FONT, THEMES
from .shapes import BIG, Box, Point, Scene, Shape

SHARPNESS = 2
"""Canvas pixels for each pixel of the page, so that drawings stay sharp on dense screens."""

GRAIN = 16
"""Shapes are sent in whole sixteenths of a board unit, which take half the bytes of broken numbers."""

MARGIN = 1.5
"""How far smoothing may reach beyond a shape."""

Numbers = np.ndarray[Any, Any]
Marks = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]


class Painter:
    """Paints scenes on `canvas`, a widget with the board on one layer and the signals on another.

    Nothing is sent before a browser has said that it is ready; each browser that does gets the whole board. After
    that `show` sends the regions whose shapes have changed. `width` is the width on the page.
    """

    def __init__(self, scene: Scene, theme: str = "night", width: float | None = None, big: bool = False) -> None:
        self.scene = scene
        self.ready = False
        self.marks: Marks = ((), (), (), ())
        self._theme = theme
        self._big = big
        self._width = width or scene.width
        self._painted: Scene | None = None
        self._marked: tuple[tuple[tuple[str, Box], ...], ...] | None = None
        self.canvas = MultiCanvas(2, width=self._pixels[0], height=self._pixels[1])
        self.canvas.layout.width = f"{self._width:g}px"
        self.canvas.layout.max_width = "100%"
        self.canvas.layout.height = "auto"
        self.canvas.on_client_ready(self.repaint)

    # ---- size

    @property
    def scale(self) -> float:
        """Canvas pixels for each board unit."""
        return self._width * SHARPNESS / self.scene.width

    @property
    def _pixels(self) -> tuple[int, int]:
        return round(self.scene.width * self.scale), round(self.scene.height * self.scale)

    def to_board(self, x: float, y: float) -> Point:
        """Board units for the place of a click, which ipycanvas tells in canvas pixels."""
        return x / self.scale, y / self.scale

    @property
    def width(self) -> float:
        """The width on the page, in its pixels; a change paints everything anew."""
        return self._width

    @width.setter
    def width(self, width: float) -> None:
        if width != self._width:
            self._width = width
            self.canvas.layout.width = f"{width:g}px"
            self._fit()
            self.repaint_if_ready()

    @property
    def theme(self) -> str:
        """The theme it is painted in; a change paints everything anew."""
        return self._theme

    @theme.setter
    def theme(self, theme: str) -> None:
        if theme != self._theme:
            self._theme = theme
            self.repaint_if_ready()

    @property
    def big(self) -> bool:
        """Whether type is large; a change paints everything anew."""
        return self._big

    @big.setter
    def big(self, big: bool) -> None:
        if big != self._big:
            self._big = big
            self.repaint_if_ready()

    def _fit(self) -> None:
        """Give the canvas the size of the scene; a canvas that changes its size is empty afterwards."""
        width, height = self._pixels
        if (self.canvas.width, self.canvas.height) != (width, height):
            self.canvas.width, self.canvas.height = width, height
            self._painted = self._marked = None

    # ---- showing

    def show(self, scene: Scene, lit: Iterable[str] = (), chosen: Iterable[str] = (), hint: Iterable[str] = (), danger: Iterable[str] = ()) -> None:
        """Show a scene with these signals; before a browser is ready it is only remembered."""
        self.scene = scene
        self.marks = (tuple(lit), tuple(chosen), tuple(hint), tuple(danger))
        self._fit()
        if self.ready:
            with self._frame():
                self._paint(scene)
                self._mark()

    def repaint(self) -> None:
        """Paint everything; called whenever a browser gets ready."""
        self.ready = True
        self._painted = self._marked = None
        with self._frame():
            self._paint(self.scene)
            self._mark()

    def repaint_if_ready(self) -> None:
        """Paint everything if a browser is there to see it."""
        if self.ready:
            self.repaint()

    # ---- painting

    @contextmanager
    def _frame(self) -> Iterator[None]:
        """Everything inside goes out as one message; after an error nothing of it does, and batching is off again."""
        manager = self.canvas._canvas_manager
        outer = manager._caching
        commands, buffers = len(manager._commands_cache), len(manager._buffers_cache)
        painted, marked = self._painted, self._marked
        manager._caching = True
        manager._current_canvas = None  # a browser that came later was never told which canvas is meant
        try:
            yield
        except BaseException:
            del manager._commands_cache[commands:]
            del manager._buffers_cache[buffers:]
            manager._current_canvas = None
            self._painted, self._marked = painted, marked
            raise
        finally:
            if not outer:
                _flush(manager)
                manager._caching = False

    @contextmanager
    def _units(self, layer: Any) -> Iterator[None]:
        """Draw in board units; the layer is left as it was found."""
        scale = round(self.scale, 5)
        layer.save()
        layer.set_transform(scale, 0, 0, scale, 0, 0)
        layer.line_join = "round"
        layer.line_cap = "round"
        yield
        layer.restore()

    def _paint(self, scene: Scene) -> None:
        """Bring the board layer up to date with a scene."""
        if self._painted is None:
            regions = [(0.0, 0.0, scene.width, scene.height)]
        else:
            regions = joined(whole_pixels(box, self.scale) for box in joined(dirty(self._painted, scene), MARGIN))
        if regions:
            layer = self.canvas[0]
            with self._units(layer):
                if self._painted is not None:
                    layer.begin_path()
                    for x, y, w, h in regions:
                        layer.rect(x, y, w, h)
                    layer.clip()
                layer.fill_style = THEMES[self._theme]["space"]
                for x, y, w, h in regions:
                    layer.fill_rect(x, y, w, h)
                whole = self._painted is None
                self._draw(layer, scene.shapes if whole else touching(scene.shapes, regions))
        self._painted = scene

    def _mark(self) -> None:
        """Bring the signals up to date."""
        places = tuple(tuple((id, self.scene.things[id].bounds) for id in ids if id in self.scene.things) for ids in self.marks)
        if places == self._marked:
            return
        layer = self.canvas[1]
        if self._marked is None or any(self._marked):
            layer.clear()
        dashed, full = marks(self.scene, *self.marks)
        if dashed or full:
            with self._units(layer):
                self._draw(layer, beneath(dashed))
                layer.set_line_dash([7 * GRAIN, 4 * GRAIN])
                self._draw(layer, dashed)
                layer.set_line_dash([])
                self._draw(layer, full)
        self._marked = places

    def _draw(self, layer: Any, shapes: Sequence[Shape]) -> None:
        """Draw shapes batch by batch, changing the style only where it differs."""
        colours = THEMES[self._theme]
        manager = self.canvas._canvas_manager
        now: dict[str, Any] = {}

        def style(name: str, value: Any) -> None:
            if now.get(name) != value:
                now[name] = value
                manager.send_command(layer, [COMMANDS["set"], [layer.ATTRS[name], value]])  # what the attribute does, without checking it anew

        layer.save()
        layer.scale(1 / GRAIN, 1 / GRAIN)
        for batch in batches(shapes, colours, BIG if self._big else 1.0):
            (what, colour, *rest), items = batch
            if what == "text":
                style("fill_style", colour)
                style("font", f"{'bold ' if rest[1] else ''}{_grains(rest[0])}px {FONT}")
                style("text_align", {"start": "left", "middle": "center", "end": "right"}[rest[2]])
                for text, x, y in items:
                    layer.fill_text(text, _grains(x), _grains(y))
                continue
            if what.startswith("fill"):
                style("fill_style", colour)
            else:
                style("stroke_style", colour)
                style("line_width", _grains(rest[0]))
                if rest[1]:
                    layer.set_line_dash([4 * GRAIN, 3 * GRAIN])
            _send(layer, what, items)
            if what.startswith("stroke") and rest[1]:
                layer.set_line_dash([])
        layer.restore()


def _flush(manager: Any) -> None:
    """Send the commands that wait; as ipycanvas does it, with a third less to send."""
    if manager._commands_cache:
        packed = json.dumps(manager._commands_cache, separators=(",", ":"), ensure_ascii=False).encode()
        manager.send({"dtype": "uint8", "shape": [len(packed)]}, buffers=[packed, *manager._buffers_cache])
        manager._commands_cache, manager._buffers_cache = [], []


def _grains(number: float) -> int:
    return round(number * GRAIN)


def _send(layer: Any, what: str, items: list[Any]) -> None:
    """One batch as the shortest ipycanvas commands for it."""
    if what in ("fill_path", "stroke_path"):
        _send_paths(layer, what, items)
    elif what in ("fill_circles", "stroke_circles"):
        if len(items) > 4:
            x, y, r = np.rint(np.array(items) * GRAIN).T
            _send_numbers(layer, "fillCircles" if what == "fill_circles" else "strokeCircles", x, y, r)
        else:
            for circle in items:
                getattr(layer, what[:-1])(*map(_grains, circle))
    else:
        command = {"fill_polygons": "fillPolygons", "stroke_polygons": "strokePolygons", "stroke_lines": "strokeLineSegments"}[what]
        sizes = [len(points) for points in items]
        points = np.rint(np.array([number for points in items for point in points for number in point]) * GRAIN)
        _send_numbers(layer, command, len(items), points, sizes[0] if len(set(sizes)) == 1 else np.array(sizes))


def _send_numbers(layer: Any, command: str, *arguments: int | Numbers) -> None:
    """A command with lists of numbers, which go as binary data; written out, for ipycanvas also tells the shape of each list."""
    told: list[Any] = []
    buffers: list[memoryview] = []
    for argument in arguments:
        if isinstance(argument, int):
            told.append(argument)
            continue
        kind = "int16" if abs(argument).max() < 2**15 else "int32"
        told.append({"dtype": kind, "idx": len(buffers)})
        buffers.append(argument.astype(kind).data)
    layer._canvas_manager.send_draw_command(layer, COMMANDS[command], told, buffers)


def _send_paths(layer: Any, what: str, paths: list[Any]) -> None:
    steps = {"M": layer.move_to, "L": layer.line_to, "Q": layer.quadratic_curve_to, "C": layer.bezier_curve_to, "Z": layer.close_path}
    for i, path in enumerate(paths):
        if i == 0 or what == "fill_path":
            layer.begin_path()
        for piece in path:
            steps[piece[0]](*map(_grains, piece[1:]))
        if what == "fill_path":
            layer.fill()
    if what == "stroke_path":
        layer.stroke()


# ---- what has changed


def dirty(old: Scene, new: Scene) -> list[Box]:
    """The boxes of all shapes that are in one scene only, and of those that must move for the others to lie in the same order."""
    was, now = old.shapes, new.shapes
    start, shorter = 0, min(len(was), len(now))
    while start < shorter and was[start] == now[start]:
        start += 1
    end = 0
    while end < shorter - start and was[-1 - end] == now[-1 - end]:
        end += 1
    was, now = was[start : len(was) - end], now[start : len(now) - end]
    before, after = set(was), set(now)
    boxes = [*(shape.box for shape in was if shape not in after), *(shape.box for shape in now if shape not in before)]
    kept, left = [shape for shape in was if shape in after], [shape for shape in now if shape in before]
    if kept == left:
        return boxes
    if not len(kept) == len(left) == len(before & after):  # the same shape twice
        return boxes + [shape.box for shape in left]
    place = {shape: number for number, shape in enumerate(kept)}
    steady = set(_longest_rise([place[shape] for shape in left]))
    return boxes + [shape.box for shape in left if place[shape] not in steady]


def _longest_rise(numbers: Sequence[int]) -> list[int]:
    """As many of the different numbers as can be kept so that each is larger than the one before.

    >>> _longest_rise([3, 0, 1, 5, 2])
    [0, 1, 2]
    """
    ends: list[int] = []  # the smallest number on which a rise of each length can end
    before: dict[int, int | None] = {}
    for number in numbers:
        length = bisect_left(ends, number)
        before[number] = ends[length - 1] if length else None
        ends[length : length + 1] = [number]
    rise: list[int] = []
    step: int | None = ends[-1] if ends else None
    while step is not None:
        rise.append(step)
        step = before[step]
    return rise[::-1]


def touching(shapes: Iterable[Shape], regions: Iterable[Box]) -> list[Shape]:
    """The shapes that overlap one of the regions; written out, for every click looks at every shape."""
    sides = [(x, y, x + w, y + h) for x, y, w, h in regions]
    left, top = min(side[0] for side in sides), min(side[1] for side in sides)
    right, bottom = max(side[2] for side in sides), max(side[3] for side in sides)
    found = []
    for shape in shapes:
        x, y, w, h = shape._box or shape.box
        if x >= right or y >= bottom or x + w <= left or y + h <= top:
            continue
        for side in sides:
            if x < side[2] and side[0] < x + w and y < side[3] and side[1] < y + h:
                found.append(shape)
                break
    return found


def meet(one: Box, other: Box) -> bool:
    """Whether two boxes overlap."""
    return one[0] < other[0] + other[2] and other[0] < one[0] + one[2] and one[1] < other[1] + other[3] and other[1] < one[1] + one[3]


def whole_pixels(box: Box, scale: float) -> Box:
    """The box grown to whole canvas pixels; a border through the middle of a pixel would leave a faint line."""
    x, y, w, h = box
    left, top = floor(x * scale), floor(y * scale)
    right, bottom = ceil((x + w) * scale), ceil((y + h) * scale)
    return round(left / scale, 4), round(top / scale, 4), round((right - left) / scale, 4), round((bottom - top) / scale, 4)


def joined(boxes: Iterable[Box], margin: float = 0.0) -> list[Box]:
    """Boxes grown by a margin; two become one where that hardly paints more than both."""
    found: list[Box] = []
    for x, y, w, h in dict.fromkeys(boxes):
        box = (x - margin, y - margin, w + 2 * margin, h + 2 * margin)
        while True:
            other = next((other for other in found if _worth_joining(box, other)), None)
            if other is None:
                break
            found.remove(other)
            box = _around(box, other)
        found.append(box)
    return found


def _worth_joining(one: Box, other: Box) -> bool:
    union = _around(one, other)
    return meet(one, other) and union[2] * union[3] <= 1.3 * (one[2] * one[3] + other[2] * other[3])


def _around(one: Box, other: Box) -> Box:
    left, top = min(one[0], other[0]), min(one[1], other[1])
    return left, top, max(one[0] + one[2], other[0] + other[2]) - left, max(one[1] + one[3], other[1] + other[3]) - top


__all__ = ["Batch", "Painter", "dirty", "joined", "meet", "whole_pixels"]
