"""The signals laid over a board: where one may go, what is chosen, a hint, a danger. None of them is colour alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from .shapes import Box, Circle, Polygon, Rect, Scene, Shape, Text


def ring(bounds: Box, role: str, width: float, out: float = 1.0) -> Rect:
    """A rounded outline just around a thing; small things get a nearly round one."""
    x, y, w, h = bounds
    radius = min(w, h) / 2 + out if max(w, h) < 40 else 9.0
    return Rect(x - out, y - out, w + 2 * out, h + 2 * out, radius, stroke=role, width=width)


def marks(
    scene: Scene, lit: Iterable[str] = (), chosen: Iterable[str] = (), hint: Iterable[str] = (), danger: Iterable[str] = ()
) -> tuple[list[Shape], list[Shape]]:
    """The signals for these things: those with broken lines, and those with full lines on top. Unknown ids are left out."""
    dashed: list[Shape] = []
    full: list[Shape] = []
    for id in lit:
        if id in scene.things:
            dashed.append(ring(scene.things[id].bounds, "lit", 2.6))
    for id in danger:
        if id in scene.things:
            full += _danger(scene.things[id].bounds)
    for id in chosen:
        if id in scene.things:
            bounds = scene.things[id].bounds
            full += [ring(bounds, "under", 5.4, 2.0), ring(bounds, "chosen", 3.0, 2.0)]
    for id in hint:
        if id in scene.things:
            full += _hint(scene.things[id].bounds, scene)
    return dashed, full


def beneath(dashed: Iterable[Shape]) -> list[Shape]:
    """A quiet full line below each broken one, so that it stands out on any drawing."""
    return [replace(ring, stroke="under", width=ring.width + 1.6, opacity=0.65) for ring in dashed]


def _danger(bounds: Box) -> list[Shape]:
    x, y, w, _h = bounds
    cx, cy = x + w - 4, y + 4
    return [
        ring(bounds, "danger", 3.0, 0.0),
        Polygon(((cx, cy - 11), (cx + 11, cy + 8), (cx - 11, cy + 8)), fill="danger", stroke="under", width=1.5),
        Text(cx, cy + 2.5, "!", 13, bold=True, fill="under"),
    ]


def _hint(bounds: Box, scene: Scene) -> list[Shape]:
    """A ring and an arrow that points at the thing, from above where there is room and else from below."""
    x, y, w, h = bounds
    cx = x + w / 2
    tip, way = (y + min(10.0, h / 3), 1.0) if y > 34 else (y + h - min(10.0, h / 3), -1.0)
    arrow = ((0, 0), (-11, -13), (-4.5, -13), (-4.5, -30), (4.5, -30), (4.5, -13), (11, -13))
    return [
        ring(bounds, "under", 5.4, 2.0),
        ring(bounds, "hint", 3.0, 2.0),
        Polygon(tuple((cx + px, tip + way * py) for px, py in arrow), fill="hint", stroke="under", width=1.6),
    ]


def reconstructed(x: float, y: float, thing: str = "", size: float = 4.0) -> Shape:
    """The small hollow triangle beside a value that is a reconstruction."""
    return Polygon(((x, y - size), (x + size * 1.1, y + size * 0.8), (x - size * 1.1, y + size * 0.8)), stroke="note", width=1.3, thing=thing)


def dot(x: float, y: float, role: str, r: float = 2.0, thing: str = "") -> Shape:
    """A small full dot."""
    return Circle(x, y, r, fill=role, thing=thing)
