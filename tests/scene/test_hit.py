"""What lies under a finger is what is seen there."""

from __future__ import annotations

import pytest

from spacegames.scene import Circle, Curve, Line, Polygon, Rect, Scene, Shape, Text, Thing
from spacegames.scene.hit import covers, inside, near_line
from spacegames.scene.shapes import ellipse


@pytest.mark.parametrize(
    ("shape", "on", "off"),
    [
        (Rect(10, 10, 20, 20, fill="text"), (29, 11), (31, 31)),
        (Rect(10, 10, 60, 60, stroke="text"), (10, 40), (40, 40)),
        (Circle(20, 20, 10, fill="text"), (26, 26), (29, 29)),
        (Circle(20, 20, 15, stroke="text"), (35, 20), (20, 20)),
        (Polygon(((0, 0), (20, 0), (0, 20)), fill="text"), (5, 5), (15, 15)),
        (Polygon(((0, 0), (60, 0), (0, 60)), stroke="text"), (30, 30), (15, 15)),
        (Line(((0, 0), (40, 40)), stroke="text", width=2), (20, 22), (20, 30)),
        (Line(((0, 0), (40, 0), (40, 40)), stroke="text"), (40, 20), (20, 20)),
        (Line(((0, 0), (40, 0), (40, 40)), stroke="text", closed=True), (20, 20), (10, 30)),
        (Curve(ellipse(20, 20, 15, 8), fill="text"), (32, 20), (20, 31)),
        (Curve(ellipse(20, 20, 15, 15), stroke="text"), (5, 20), (20, 20)),
        (Text(20, 20, "wide", 12, fill="text"), (20, 22), (20, 40)),
    ],
)
def test_a_shape_covers_what_is_painted(shape: Shape, on: tuple[float, float], off: tuple[float, float]) -> None:
    assert covers(shape, *on)
    assert not covers(shape, *off)


def test_inside_follows_a_hollow_border() -> None:
    u = ((0, 0), (10, 0), (10, 30), (20, 30), (20, 0), (30, 0), (30, 40), (0, 40))
    assert inside(u, 5, 10) and inside(u, 25, 10) and inside(u, 15, 35)
    assert not inside(u, 15, 10)


def test_a_dot_is_a_line_too() -> None:
    assert near_line(((5, 5), (5, 5)), 6, 5, 2)
    assert not near_line(((5, 5), (5, 5)), 9, 5, 2)


def _scene() -> Scene:
    shapes = (
        Rect(0, 0, 100, 100, fill="tile", thing="floor"),
        Circle(50, 50, 20, fill="text", thing="ball"),
        Rect(40, 40, 20, 20, fill="line"),
        Circle(50, 50, 5, fill="text", thing="nobody knows"),
    )
    things = {id: Thing(id, id, (0, 0, 1, 1)) for id in ("floor", "ball")}
    return Scene(100, 100, shapes, things)


def test_the_topmost_thing_is_hit_and_mere_decoration_is_not() -> None:
    scene = _scene()
    assert scene.hit(50, 50) == "ball"
    assert scene.hit(5, 5) == "floor"
    assert scene.hit(150, 5) is None
    assert scene.hits(50, 50) == ["ball", "floor"]


def test_one_can_ask_among_some_things_only() -> None:
    scene = _scene()
    assert scene.hit(50, 50, among=["floor"]) == "floor"
    assert scene.hit(5, 5, among=["ball"]) is None
    assert scene.hit(50, 50, among=[]) is None
