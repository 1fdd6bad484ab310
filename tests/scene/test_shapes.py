"""Shapes know how far they reach, and copies of them lie where they should."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacegames.scene import Circle, Curve, Line, Polygon, Rect, Scene, Text, Thing, bounds_of, placed
from spacegames.scene.shapes import BIG, arc, around, ellipse, text_width


def test_a_box_includes_half_of_the_line_but_only_if_there_is_one() -> None:
    assert Rect(10, 20, 30, 40, stroke="line", width=4).box == (8, 18, 34, 44)
    assert Rect(10, 20, 30, 40, width=4).box == (10, 20, 30, 40)
    assert Circle(5, 5, 3, fill="line").box == (2, 2, 6, 6)
    assert Line(((0, 0), (10, 5)), stroke="line", width=2).box == (-1, -1, 12, 7)


def test_a_curve_is_as_large_as_it_bends() -> None:
    x, y, w, h = Curve((("M", 0, 0), ("Q", 10, 20, 20, 0)), stroke="", width=0).box
    assert (x, y, w) == (0, 0, 20)
    assert h == pytest.approx(10, abs=0.2)


def test_a_circle_made_of_curves_is_round() -> None:
    for part in Curve(ellipse(50, 40, 20, 20)).outline():
        for x, y in part:
            assert (x - 50) ** 2 + (y - 40) ** 2 == pytest.approx(400, rel=0.002)


def test_arcs_run_clockwise_from_start_to_end() -> None:
    path = arc(0, 0, 10, -90, 0)
    assert path[0][1:] == pytest.approx((0, -10))
    assert path[-1][-2:] == pytest.approx((10, 0))
    back = arc(0, 0, 10, 0, -180)
    assert back[-1][-2:] == pytest.approx((-10, 0))
    assert len(back) == 3, "a half circle needs two curves"


def test_polygons_and_stars_begin_at_the_top() -> None:
    assert around(4, 10)[0] == pytest.approx((0, -10))
    star = around(5, 10, inner=4)
    assert len(star) == 10
    assert star[1][0] ** 2 + star[1][1] ** 2 == pytest.approx(16)


def test_copies_are_scaled_turned_and_moved_without_rounding_dust() -> None:
    (line,) = placed([Line(((1, 0), (3, 0)), stroke="line", width=2)], 100, 50, 2, 90, "me")
    assert isinstance(line, Line)
    assert line.points == ((100, 52), (100, 56))
    assert (line.width, line.thing) == (4, "me")


def test_a_rectangle_stays_one_in_quarter_turns_only() -> None:
    (quarter,) = placed([Rect(0, 0, 10, 4, 1)], turn=90)
    assert isinstance(quarter, Rect)
    assert (quarter.x, quarter.y, quarter.w, quarter.h) == (-4, 0, 4, 10)
    (slanted,) = placed([Rect(0, 0, 10, 4)], turn=45)
    assert isinstance(slanted, Polygon)


def test_text_moves_but_never_turns_and_copies_can_fade() -> None:
    (text,) = placed([Text(0, -10, "7", 12, fill="text", opacity=0.5)], 30, 30, 1, 90, opacity=0.5)
    assert isinstance(text, Text)
    assert (text.x, text.y, text.size, text.opacity) == (40, 30, 12, 0.25)


def test_copies_keep_their_thing_unless_told_otherwise() -> None:
    assert placed([Circle(0, 0, 1, thing="a")])[0].thing == "a"
    assert placed([Circle(0, 0, 1, thing="a")], thing="b")[0].thing == "b"


@given(st.text("abcdefghijklmnopqrstuvwxyzABCW ", min_size=1, max_size=40), st.floats(6, 40), st.floats(10, 300), st.booleans())
def test_text_with_room_never_needs_more(words: str, size: float, room: float, bold: bool) -> None:
    text = Text(0, 0, words, size, bold=bold, room=room)
    for factor in (1.0, BIG):
        drawn = text.fitted(factor)
        assert drawn <= size * factor + 1e-9
        assert text_width(words, drawn, bold) <= room + 1e-6 or drawn == size * factor


def test_big_type_stops_at_the_most_it_may_have() -> None:
    text = Text(0, 0, "12", 10, most=13)
    assert text.fitted() == 10
    assert text.fitted(BIG) == 13
    assert Text(0, 0, "12", 10, most=8).fitted(BIG) == 10, "big type is never smaller than small type"
    assert Text(0, 0, "12", 10).fitted(BIG) == 16


def test_the_box_of_text_is_large_enough_for_big_type() -> None:
    _x, _y, w, h = Text(0, 0, "Word", 10).box
    assert w >= text_width("Word", 16)
    assert h >= 16


def test_text_is_aligned_at_its_place() -> None:
    assert Text(50, 0, "abc", 10, "start").box[0] == 50
    left, _y, w, _h = Text(50, 0, "abc", 10, "end").box
    assert left + w == 50
    left, _y, w, _h = Text(50, 0, "abc", 10).box
    assert left + w / 2 == 50


def test_equal_shapes_are_equal_and_can_be_looked_up() -> None:
    one, other = (Curve((("M", 0, 0), ("L", 1, 1)), fill="text") for _i in range(2))
    assert one == other
    assert one.box == other.box, "asking for the box must not make a difference"
    assert one == other
    assert {one} == {other}


def test_a_scene_groups_its_shapes_and_describes_its_things() -> None:
    a, b, c = Circle(0, 0, 1, fill="text", thing="a"), Circle(5, 5, 1, fill="text"), Circle(9, 9, 1, fill="text", thing="a")
    scene = Scene(10, 10, (a, b, c), {"a": Thing("a", "two dots", bounds_of([a, c]))})
    assert scene.groups == {"a": (a, c), "": (b,)}
    assert scene.things["a"].bounds == (-1, -1, 11, 11)
    assert scene.things["a"].centre == (4.5, 4.5)
    assert scene.describe("a") == "two dots"
    assert scene.describe("b") == ""
