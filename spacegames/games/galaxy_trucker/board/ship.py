"""A ship on its board: numbered rows and columns, the components with what lies on them, and what is coming at it."""

from __future__ import annotations

from functools import lru_cache

from spacegames.scene.palette import PLAYERS, marker
from spacegames.scene.shapes import Box, Circle, Line, Point, Polygon, Rect, Shape, Text, around

from ..components import COLOURS
from .pictograms import row, sign
from .places import HEAD, SHIP, SMALL_HEAD, Plan

Stat = tuple[str, str, str]
"""Sign, value and thing of one figure of a ship."""


def plate(player: int, name: str, box: Box, size: float, active: bool, note: str, thing: str) -> list[Shape]:
    """A player's name and marker; filled for whoever is to decide. A note is a short sign such as a number tile."""
    x, y, w, h = box
    middle = y + h / 2
    role = PLAYERS[COLOURS[player]][0]
    ink = "player.ink" if active else "text"
    shapes: list[Shape] = [Rect(x, y, w, h, 6, fill=role if active else "tile", stroke=role, width=1.2, thing=thing)]
    mark = marker(COLOURS[player], x + h / 2, middle, h * 0.29, thing, edge="player.ink" if not active else "art.glow", width=1.2 if not active else 1.8)
    shapes.append(mark)
    end = x + w - 5
    if note:
        end -= h * 0.9
        shapes.append(Circle(end + h * 0.42, middle, h * 0.36, fill="card", stroke="card.edge", width=1.2, thing=thing))
        shapes.append(Text(end + h * 0.42, middle + 0.5, note, h * 0.5, "middle", True, h * 0.6, h * 0.52, fill="card.ink", thing=thing))
    shapes.append(Text(x + h * 0.95, middle, name, size, "start", True, end - x - h, size * 1.3, fill=ink, thing=thing))
    return shapes


@lru_cache(maxsize=64)
def ground(player: int) -> tuple[Shape, ...]:
    """The panel below the large ship."""
    return (Rect(*SHIP, 10, fill="panel", stroke=PLAYERS[COLOURS[player]][0], width=2),)


@lru_cache(maxsize=512)
def head(player: int, name: str, active: bool, note: str) -> tuple[Shape, ...]:
    x, y, _w, _h = SHIP
    return tuple(plate(player, name, (x + 5, y + 5, 132, HEAD - 10), 18, active, note, f"seat-{player}"))


@lru_cache(maxsize=2048)
def figure(stat: Stat, x: float, y: float, size: float, room: float, alarm: bool = False) -> tuple[Shape, ...]:
    """One figure of a ship: a sign and its value."""
    name, value, thing = stat
    return row((("", name, value),), x, y, size, room, thing, "start", "reason" if alarm else "text")


@lru_cache(maxsize=64)
def small_ground(player: int, box: Box) -> tuple[Shape, ...]:
    return (Rect(*box, 8, fill="panel", stroke=PLAYERS[COLOURS[player]][0], width=1.2),)


@lru_cache(maxsize=512)
def small_head(player: int, box: Box, name: str, active: bool, note: str) -> tuple[Shape, ...]:
    x, y, _w, _h = box
    return tuple(plate(player, name, (x + 4, y + 4, 108, SMALL_HEAD / 2 - 3), 14, active, note, f"seat-{player}"))


@lru_cache(maxsize=64)
def gone(box: Box, text: str, thing: str, down: float = 0.0) -> tuple[Shape, ...]:
    """The sign of a ship that has dropped out, in the upper right corner."""
    x, y, w, _h = box
    at = y + 15 + down
    return (*sign("out", x + w - 16, at, 18, thing), Text(x + w - 30, at, text, 14, "end", True, w - 150, 16, fill="reason", thing=thing))


# ---- the board below the components


@lru_cache(maxsize=64)
def numbers(plan: Plan, small: bool) -> tuple[Shape, ...]:
    """Row numbers left and right, column numbers above and below."""
    shapes: list[Shape] = []
    size = 12.0 if small else 16.0
    left, top, w, h = plan.bounds
    away = plan.rim * 0.48
    for line in plan.rows:
        y = plan.centre(line, plan.columns[0])[1]
        for x in (left - away,) if small else (left - away, left + w + away):
            shapes.append(Text(x, y, str(line), size, "middle", True, plan.rim - 3, size * 1.2, fill="quiet"))
    for line in plan.columns:
        x = plan.centre(plan.rows[0], line)[0]
        for y in (top - away,) if small else (top - away, top + h + away):
            shapes.append(Text(x, y, str(line), size, "middle", True, plan.size, size * 1.2, fill="quiet"))
    return tuple(shapes)


@lru_cache(maxsize=4096)
def cell(box: Box, thing: str, marked: bool) -> tuple[Shape, ...]:
    """An empty cell; one that is not marked shows nothing, but can be pointed at."""
    x, y, w, h = box
    if not marked:
        return (Rect(x + 2, y + 2, w - 4, h - 4, fill="panel", thing=thing),) if thing else ()
    if w < 46:
        return (Rect(x + 1, y + 1, w - 2, h - 2, fill="space", stroke="line", width=1, thing=thing),)
    return (Rect(x + 1.5, y + 1.5, w - 3, h - 3, fill="space", stroke="line", width=1.4, thing=thing),)


@lru_cache(maxsize=512)
def fault(box: Box) -> tuple[Shape, ...]:
    """A frame and a warning sign on a component that a mistake names."""
    x, y, w, h = box
    size = max(7.0, w * 0.16)
    return (
        Rect(x + 2, y + 2, w - 4, h - 4, stroke="danger", width=3),
        Polygon(((x + size, y), (x + 2 * size + 2, y + 2 * size), (x - 2, y + 2 * size)), fill="danger", stroke="under", width=1.2),
        Text(x + size, y + size * 1.32, "!", size * 1.3, "middle", True, size * 1.4, size * 1.4, fill="under"),
    )


@lru_cache(maxsize=512)
def ringed(box: Box, role: str) -> tuple[Shape, ...]:
    """A coloured frame around a cell, such as a part of a broken ship."""
    x, y, w, h = box
    return (Rect(x + 1, y + 1, w - 2, h - 2, stroke=role, width=3.4),)


# ---- what is coming at it

_WAYS: tuple[Point, ...] = ((0, 1), (-1, 0), (0, -1), (1, 0))
"""Where a threat from front, right, rear and left flies to."""


@lru_cache(maxsize=1024)
def threat(plan: Plan, size: str, side: int, line: int, stop: Point | None, pending: bool) -> tuple[Shape, ...]:
    """A meteor or shot in its row or column, up to the component it will strike; a thin line once it is settled."""
    dx, dy = _WAYS[side]
    left, top, w, h = plan.bounds
    across = line in (plan.columns if side in (0, 2) else plan.rows)
    if not across:
        return ()
    x, y = plan.centre(plan.rows[0], line) if side in (0, 2) else plan.centre(line, plan.columns[0])
    far = plan.rim * 0.5
    start: Point = (x, top - far) if side == 0 else (left + w + far, y) if side == 1 else (x, top + h + far) if side == 2 else (left - far, y)
    end: Point = (x, top + h) if side == 0 else (left, y) if side == 1 else (x, top) if side == 2 else (left + w, y)
    shapes: list[Shape] = []
    if pending and stop is not None:
        end = (stop[0] - dx * plan.size * 0.42, stop[1] - dy * plan.size * 0.42)
        shapes.append(
            Rect(stop[0] - plan.size / 2 + 1, stop[1] - plan.size / 2 + 1, plan.size - 2, plan.size - 2, stroke="danger", width=max(2.0, plan.size * 0.05))
        )
    shapes.append(Line((start, end), dash=True, stroke="danger", width=3 if pending else 1.4, opacity=1.0 if pending else 0.7))
    if pending:
        tip = plan.size * 0.16
        shapes.append(
            Polygon(
                (end, (end[0] - dx * tip - dy * tip, end[1] - dy * tip - dx * tip), (end[0] - dx * tip + dy * tip, end[1] - dy * tip + dx * tip)), fill="danger"
            )
        )
    shapes += sign(size, *start, min(28.0, plan.rim * 1.05), "", 1.0 if pending else 0.6, (0, 90, 180, 270)[side] if size == "light" else 0)
    return tuple(shapes)


@lru_cache(maxsize=256)
def crosshair(plan: Plan, column: int, line: int) -> tuple[Shape, ...]:
    """The column and row that sabotage has rolled."""
    left, top, w, h = plan.bounds
    shapes: list[Shape] = []
    if column in plan.columns:
        x = plan.centre(plan.rows[0], column)[0]
        shapes.append(Line(((x, top), (x, top + h)), dash=True, stroke="danger", width=2.4))
    if line in plan.rows:
        y = plan.centre(line, plan.columns[0])[1]
        shapes.append(Line(((left, y), (left + w, y)), dash=True, stroke="danger", width=2.4))
    if len(shapes) == 2:
        shapes.append(Polygon(around(8, plan.size * 0.4, *plan.centre(line, column), inner=plan.size * 0.22), stroke="danger", width=2.4))
    return tuple(shapes)
