"""Starships, Explorers, crystals and the Guardian, each drawn around (0, 0)."""

from __future__ import annotations

from functools import cache

from spacegames.scene.palette import PLAYERS, marker, marker_points
from spacegames.scene.shapes import Circle, Curve, Line, Point, Polygon, Rect, Shape, Text, around, placed

from .pictograms import ANGLES
from .places import TURNS

# ---- Starships, pointing north

SEATS: tuple[Point, ...] = ((-20.0, 6.0), (0.0, 3.0), (20.0, 6.0))
"""Where the three Explorers sit aboard."""

_HULLS: dict[str, tuple[Point, ...]] = {
    "green": ((-5, -26), (5, -26), (9, -12), (31, -8), (32, 18), (12, 16), (9, 23), (-9, 23), (-12, 16), (-32, 18), (-31, -8), (-9, -12)),
    "blue": ((0, -26), (7, -23), (11, -12), (24, -8), (32, 1), (32, 12), (24, 19), (10, 18), (8, 23), (-8, 23), (-10, 18), (-24, 19), (-32, 12), (-32, 1), (-24, -8), (-11, -12), (-7, -23)),
    "red": ((0, -27), (8, -13), (23, -6), (34, 16), (31, 21), (12, 18), (9, 23), (-9, 23), (-12, 18), (-31, 21), (-34, 16), (-23, -6), (-8, -13)),
    "yellow": ((0, -27), (7, -12), (18, -9), (27, -20), (33, 0), (30, 19), (21, 18), (12, 17), (9, 23), (-9, 23), (-12, 17), (-21, 18), (-30, 19), (-33, 0), (-27, -20), (-18, -9), (-7, -12)),
}  # fmt: skip


@cache
def starship(colour: str, edge: str, x: float, y: float, thing: str, active: bool = False, scale: float = 1.0) -> tuple[Shape, ...]:
    """A Starship at (x, y), nose towards the grid, with its marker on the nose and three empty seats."""
    role, shape = PLAYERS[colour]
    flame = 29.5 if active else 27.0
    shapes: list[Shape] = [
        Polygon(((-8, 23), (-5.5, flame), (-3, 23)), fill="art.flame"),
        Polygon(((3, 23), (5.5, flame), (8, 23)), fill="art.flame"),
        Polygon(_HULLS[colour], fill=role, stroke="player.ink", width=1.6),
        Curve((("M", -28, 13), ("Q", 0, -13, 28, 13)), stroke="player.ink", width=1.1, opacity=0.45),
        Line(((-9, 20), (9, 20)), stroke="player.ink", width=1.2, opacity=0.5),
        *(Circle(px, py, 9.4, fill="player.ink", opacity=0.32) for px, py in SEATS),
    ]
    if shape == "circle":
        shapes.append(Circle(0, -15.5, 4.2, fill="player.ink"))
    else:
        shapes.append(Polygon(marker_points(shape, 4.2, 0, -15.5), fill="player.ink"))
    return placed(shapes, x, y, scale, TURNS[edge], thing)


def seat(edge: str, x: float, y: float, number: int, scale: float = 1.0) -> Point:
    """Where the Explorer with this number sits on a Starship at (x, y)."""
    (at,) = placed([Circle(*SEATS[number - 1], 1)], x, y, scale, TURNS[edge])
    assert isinstance(at, Circle)
    return at.x, at.y


# ---- Explorers


def _number(shape: str, number: int, x: float, y: float, size: float, thing: str) -> Text:
    """The number, moved to where its marker is widest."""
    return Text(
        x, y + {"triangle": 2.4, "star": 0.8}.get(shape, 0.0) * size / 11.5, str(number), size, bold=True, most=size * 1.15, fill="player.ink", thing=thing
    )


@cache
def explorer(colour: str, number: int, pose: str, x: float, y: float, thing: str) -> tuple[Shape, ...]:
    """An Explorer: "up" on a tile, "side" when it lies, "due" when it will stand up soon, "aboard", "out" of the game."""
    shape = PLAYERS[colour][1]
    if pose == "aboard":
        return marker(colour, x, y, 8.8, thing, width=1.6), _number(shape, number, x, y, 12, thing)
    if pose == "out":
        cross = (
            Line(((x - 7, y - 7), (x + 7, y + 7)), stroke="danger", width=2.2, thing=thing),
            Line(((x - 7, y + 7), (x + 7, y - 7)), stroke="danger", width=2.2, thing=thing),
        )
        return marker(colour, x, y, 7.2, thing, opacity=0.6), *cross
    if pose in ("side", "due"):
        ground = ((x - 16, y + 14.5), (x + 14, y + 14.5))
        figure: list[Shape] = [
            Line(ground, stroke="under", width=5.2, thing=thing),
            Line(ground, stroke="reason", width=2.8, thing=thing),
            *placed(_standing(colour), x, y, turn=90, thing=thing),
            Text(x + 2, y, str(number), 13.5, bold=True, most=15, fill="player.ink", thing=thing),
        ]
        if pose == "due":
            figure.append(Polygon(((x - 8, y - 25), (x + 1, y - 14), (x - 17, y - 14)), fill="chosen", stroke="under", width=1.6, thing=thing))
        return tuple(figure)
    return *placed(_standing(colour), x, y, thing=thing), _number(shape, number, x, y - 2, 14, thing)


def _standing(colour: str) -> tuple[Shape, ...]:
    """An upright Explorer without a number, with a rim that sets it off from whatever it stands on."""
    role, shape = PLAYERS[colour]
    body = (("M", -10, 14), ("C", -10, 4, 10, 4, 10, 14), ("Z",))
    rim: Shape
    if shape == "circle":
        rim = Circle(0, -2, 11.4, fill="under", stroke="under", width=3.2)
    else:
        rim = Polygon(marker_points(shape, 10.6, 0, -2), fill="under", stroke="under", width=4.6)
    return (
        Curve(body, fill=role, stroke="under", width=4.4),
        rim,
        Curve(body, fill=role, stroke="player.ink", width=1.4),
        marker(colour, 0, -2, 10.6, width=1.6),
    )


@cache
def mist(x: float, y: float, thing: str) -> tuple[Shape, ...]:
    """Cloud in front of a trapped Explorer, which still lets it be seen."""
    puffs = ((-12, 9, 5.5), (-5, 12, 5.5), (4, 12, 5.5), (11, 9, 5))
    return tuple(Circle(x + px, y + py, r, fill="art.gas", opacity=0.85, thing=thing) for px, py, r in puffs)


@cache
def under_way(x: float, y: float, travel: str | None, thing: str) -> tuple[Shape, ...]:
    """A glow behind the Explorer that a tile is moving, with an arrow where it has been travelling to."""
    shapes: list[Shape] = [Circle(x, y, 19, fill="lit", opacity=0.4, thing=thing)]
    if travel:
        shapes += placed([Polygon(((27, 0), (17, -9), (17, 9)), fill="lit", stroke="under", width=1.6)], x, y, turn=ANGLES[travel], thing=thing)
    return tuple(shapes)


# ---- crystals

CUTS: dict[str, tuple[Point, ...]] = {
    "yellow": ((-6, -1.6), (-3.4, -5.6), (3.4, -5.6), (6, -1.6), (0, 6.4)),
    "blue": around(6, 6.2),
    "red": ((0, -7.2), (5.4, 0), (0, 7.2), (-5.4, 0)),
}
"""Each colour has its own cut."""

_FACETS: dict[str, tuple[tuple[Point, ...], ...]] = {
    "yellow": (((-6, -1.6), (6, -1.6)),),
    "blue": (((-5.4, -3.1), (0, 0), (5.4, -3.1)), ((0, 0), (0, 6.2))),
    "red": (((-5.4, 0), (5.4, 0)),),
}


@cache
def crystal(colour: str, x: float, y: float, thing: str, scale: float = 1.0, empty: bool = False) -> tuple[Shape, ...]:
    """One crystal, or the outline where none is."""
    if empty:
        return placed([Polygon(CUTS[colour], stroke="quiet", width=1.2, opacity=0.5)], x, y, scale, thing=thing)
    shapes: list[Shape] = [Polygon(CUTS[colour], fill=f"crystal.{colour}", stroke="crystal.ink", width=1.1)]
    shapes += [Line(facet, stroke="crystal.ink", width=0.8, opacity=0.6) for facet in _FACETS[colour]]
    shapes.append(Circle(-1.8, -3.4, 1.1, fill="crystal.shine"))
    return placed(shapes, x, y, scale, thing=thing)


@cache
def heap(colour: str, count: int, x: float, y: float, thing: str) -> tuple[Shape, ...]:
    """Crystals of one colour lying on a tile: a pill with the crystal and how many."""
    return (
        Rect(x, y, 28, 16, 8, fill="panel", stroke=f"crystal.{colour}", width=1.1, thing=thing),
        *crystal(colour, x + 9, y + 8, thing, 0.95),
        Text(x + 20.5, y + 8, str(count), 12.5, bold=True, most=14.5, fill="text", thing=thing),
    )


# ---- the Guardian


@cache
def guardian(mode: str, x: float, y: float, thing: str, scale: float = 1.0) -> tuple[Shape, ...]:
    """A horned mask: drowsy while it wanders, wide-eyed with speed marks, then blazing with bared teeth."""
    shapes: list[Shape] = []
    if mode == "awakening":
        shapes += [Polygon(around(12, 24.5, inner=16), fill="menace.edge", opacity=0.9), Polygon(around(12, 20.5, inner=15), fill="menace.eye", opacity=0.9)]
    if mode == "acceleration":
        for side in (-1, 1):
            shapes += [Line(((side * 24, dy - 4), (side * 19, dy), (side * 24, dy + 4)), stroke="menace.eye", width=2.4) for dy in (-5, 4)]
    rim = ((0, -17), (10, -12), (17, -22), (16, -6), (15, -1), (11, 11), (5, 19), (-5, 19), (-11, 11), (-15, -1), (-16, -6), (-17, -22), (-10, -12))
    shapes += [
        Polygon(rim, fill="under", stroke="under", width=5),
        Polygon(((-9, -11), (-17, -22), (-16, -6), (-12, 0)), fill="menace.edge", stroke="art.ink", width=1.2),
        Polygon(((9, -11), (17, -22), (16, -6), (12, 0)), fill="menace.edge", stroke="art.ink", width=1.2),
        Polygon(((0, -17), (10, -12), (15, -1), (11, 11), (5, 19), (-5, 19), (-11, 11), (-15, -1), (-10, -12)), fill="menace", stroke="menace.edge", width=2),
        Polygon(((0, -17), (3, -7), (0, 9), (-3, -7)), fill="menace.edge"),
    ]
    if mode == "wandering":
        for side in (-1, 1):
            shapes.append(Polygon(((side * 3.6, 0.5), (side * 12, -3), (side * 11, 0.6)), fill="menace.eye"))
        shapes.append(Line(((-5, 13), (5, 13)), stroke="menace.edge", width=1.8))
    else:
        for side in (-1, 1):
            shapes.append(Polygon(((side * 3.4, 1), (side * 12.5, -6), (side * 11, 3), (side * 5, 4.5)), fill="menace.eye"))
            shapes.append(Circle(side * 7.8, 0.2, 1.5, fill="art.void" if mode == "acceleration" else "menace.edge"))
        teeth = (
            ((-7, 9.5), (7, 9.5), (5, 16), (3, 11.5), (0, 17), (-3, 11.5), (-5, 16))
            if mode == "awakening"
            else ((-6, 10.5), (6, 10.5), (3, 14.5), (0, 11.5), (-3, 14.5))
        )
        shapes.append(Polygon(teeth, fill="art.glow"))
    return placed(shapes, x, y, scale, thing=thing)
