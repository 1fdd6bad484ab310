"""The way of a team over the map, leg by leg with what each costs."""

from __future__ import annotations

import heapq
from functools import lru_cache
from typing import NamedTuple

from spacegames.core.components import Components
from spacegames.scene.shapes import Box, Circle, Line, Point, Polygon, Rect, Shape, Text

from .maps import joint, middle


class Leg(NamedTuple):
    """One part of the way: where its cost is shown, what it costs, and the sum so far."""

    kind: str
    at: Point
    cost: int
    total: int


class Route(NamedTuple):
    """A way and what it costs; `points` is the line to draw."""

    points: tuple[Point, ...]
    legs: tuple[Leg, ...]


def find(components: Components, start: str, end: str, gravity: bool = True) -> Route | None:
    """The cheapest way between two sites as the rules count it; None if there is none."""
    sites = components["sites"]
    one, two = sites[start], sites[end]
    stars = one["era"] == "starfarers"
    for item in components["borders"].values():
        if item["kind"] == "link" and {start, end} == set(item["ends"]):
            a, b = middle(start), middle(end)
            return Route((a, b), (Leg("link", ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), item["cost"], item["cost"]),))
    regions = _cheapest(components, one["region"], two["region"], two["kind"] == "orion_spur")
    if regions is None:
        return None
    legs: list[Leg] = []
    points = [middle(start)]
    total = 0

    def add(kind: str, at: Point, cost: int) -> None:
        nonlocal total
        total += cost
        legs.append(Leg(kind, at, cost, total))

    if not stars:
        add("start", middle(start), 1 + (one["gravity"] if gravity else 0))
    for here, there, cost in regions:
        leave, enter, at = joint(here, there)
        points += [leave, enter]
        add("border", at, cost)
    transit = _between(components, "transit", one["region"], two["region"])
    if transit:
        add("transit", points[-1], transit)
    points.append(middle(end))
    if not stars:
        add("land", middle(end), 1 + (two["gravity"] if gravity else 0))
    return Route(tuple(points), tuple(legs))


def _between(components: Components, kind: str, one: str, two: str) -> int:
    return next((item["cost"] for item in components["borders"].values() if item["kind"] == kind and {one, two} == set(item["ends"])), 0)


def _cheapest(components: Components, start: str, end: str, spur: bool) -> list[tuple[str, str, int]] | None:
    """The borders on the cheapest way between two regions; the Spur is only entered from next door."""
    near: dict[str, list[tuple[str, int]]] = {}
    for item in components["borders"].values():
        if item["kind"] == "border":
            a, b = item["ends"]
            near.setdefault(a, []).append((b, item["cost"]))
            near.setdefault(b, []).append((a, item["cost"]))
    if spur:
        cost = _between(components, "border", start, end)
        return [(start, end, cost)] if cost else None
    kinds = {name: item["kind"] for name, item in components["regions"].items()}
    queue: list[tuple[int, str, list[tuple[str, str, int]]]] = [(0, start, [])]
    seen: set[str] = set()
    while queue:
        far, region, way = heapq.heappop(queue)
        if region == end:
            return way
        if region in seen:
            continue
        seen.add(region)
        for other, cost in near.get(region, ()):
            if other not in seen and kinds[other] != "orion_spur":
                heapq.heappush(queue, (far + cost, other, [*way, (region, other, cost)]))
    return None


_DISTANCES: dict[tuple[int, str, str, bool], int] = {}


def distance(components: Components, start: str, end: str, gravity: bool = True) -> int:
    """How far it is between two sites; -1 if there is no way."""
    key = (id(components), start, end, gravity)
    if key not in _DISTANCES:
        found = find(components, start, end, gravity)
        _DISTANCES[key] = found.legs[-1].total if found else -1
    return _DISTANCES[key]


@lru_cache(maxsize=256)
def far(left: Point, number: int) -> tuple[Shape, ...]:
    """How far a site is that a team could go to, from its left end on: teams stand in the middle."""
    text = str(number)
    return tuple(_pill((left[0] + _long(text) / 2, left[1]), text))


@lru_cache(maxsize=256)
def draw(route: Route, need: int) -> tuple[Shape, ...]:
    """The way as a bright line, with the sum so far on every border and the whole distance at its end."""
    shapes: list[Shape] = [Line(route.points, stroke="under", width=8, opacity=0.7), Line(route.points, stroke="hint", width=4)]
    for leg in route.legs:
        if leg.kind == "border":
            shapes += diamond(leg.at, str(leg.total), "hint", "under", 15.5)
        elif leg.kind == "transit":
            shapes += _pill((leg.at[0] - 2, leg.at[1] - 30), f"+{leg.cost}")
    start, end = route.points[0], route.points[-1]
    first = next((leg for leg in route.legs if leg.kind == "start"), None)
    shapes.append(Circle(*start, 13, stroke="hint", width=3))
    if first:
        shapes += _pill((start[0], start[1] - 26), str(first.total))
    shapes += arrow(route.points[-2] if route.points[-2] != end else start, end)
    shapes += _pill((end[0], end[1] + 19), f"= {need}")
    return tuple(shapes)


def _long(text: str) -> float:
    return 17 + 8.0 * len(text)


def _pill(at: Point, text: str) -> list[Shape]:
    wide = _long(text)
    box: Box = (at[0] - wide / 2, at[1] - 11, wide, 22)
    return [Rect(*box, 11, fill="hint", stroke="under", width=2), Text(at[0], at[1] + 0.5, text, 16, "middle", True, wide - 6, 17, fill="under")]


def arrow(before: Point, tip: Point) -> list[Shape]:
    """The head of an arrow that comes from a point."""
    dx, dy = tip[0] - before[0], tip[1] - before[1]
    length = max(1.0, (dx * dx + dy * dy) ** 0.5)
    ux, uy = dx / length, dy / length
    back = (tip[0] - 16 * ux, tip[1] - 16 * uy)
    return [Polygon((tip, (back[0] - 9 * uy, back[1] + 9 * ux), (back[0] + 9 * uy, back[1] - 9 * ux)), fill="hint", stroke="under", width=1.2)]


def diamond(at: Point, text: str, fill: str, ink: str, r: float = 13.5, edge: str = "under") -> list[Shape]:
    """A number on a diamond: what a border costs."""
    wide = r * (1.0 if len(text) < 2 else 1.18 if len(text) < 3 else 1.4)
    x, y = at
    return [
        Polygon(((x, y - r), (x + wide, y), (x, y + r), (x - wide, y)), fill=fill, stroke=edge, width=1.2),
        Text(x, y + 0.5, text, r * 0.98, "middle", True, wide * 1.5, r, fill=ink),
    ]
