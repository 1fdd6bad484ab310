"""Lines and glows that several pictograms share."""

from __future__ import annotations

from math import cos, radians, sin

from spacegames.scene.shapes import Circle, Point, Shape

ANGLES = {"N": -90.0, "NE": -45.0, "E": 0.0, "SE": 45.0, "S": 90.0, "SW": 135.0, "W": 180.0, "NW": 225.0}
"""Compass directions as angles, clockwise from east."""


def polar(angle: float, r: float, x: float = 0.0, y: float = 0.0) -> Point:
    """The point at an angle and a distance from (x, y)."""
    return x + r * cos(radians(angle)), y + r * sin(radians(angle))


def arrow(angle: float, start: float, end: float, half: float = 2.6, head: float = 8.0, barb: float = 6.4) -> tuple[Point, ...]:
    """The outline of an arrow that flies outwards from the middle."""
    flat = ((start, -half), (end - head, -half), (end - head, -barb), (end, 0.0), (end - head, barb), (end - head, half), (start, half))
    c, s = cos(radians(angle)), sin(radians(angle))
    return tuple((x * c - y * s, x * s + y * c) for x, y in flat)


def halo(role: str, *radii: float, x: float = 0.0, y: float = 0.0) -> list[Shape]:
    """A glow: wide faint discs under smaller ones."""
    return [Circle(x, y, r, fill=role, opacity=0.16) for r in radii]


def stars(*places: Point, r: float = 1.1) -> list[Shape]:
    return [Circle(x, y, r, fill="art.glow", opacity=0.85) for x, y in places]
