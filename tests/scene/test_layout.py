"""Grids, rows, stacks and tracks; cards, dice and badges."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacegames.scene import Circle, Rect, Text
from spacegames.scene.layout import Grid, badge, card, circle_of, die, row, stack, track


def test_a_grid_counts_from_one_and_knows_what_is_around_it() -> None:
    grid = Grid(100, 50, 2, 3, 10, 20, 5)
    assert grid.box(1, 1) == (100, 50, 10, 20)
    assert grid.box(2, 3) == (130, 75, 10, 20)
    assert grid.box(0, 1) == (100, 25, 10, 20)
    assert grid.centre(2, 3) == (135, 85)
    assert grid.bounds == (100, 50, 40, 45)
    assert list(grid.cells()) == [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)]


@given(st.integers(1, 20), st.floats(20, 400), st.floats(5, 20), st.sampled_from(["start", "middle", "end"]))
def test_rows_stay_inside_their_box_and_overlap_when_they_must(count: int, room: float, wide: float, align: str) -> None:
    boxes = row(count, (10, 5, room, 30), wide, 4, align)
    assert len(boxes) == count
    assert boxes[0][0] >= 10 - 1e-6
    assert boxes[-1][0] + wide <= 10 + room + 1e-6
    assert all(a[0] < b[0] + 1e-9 for a, b in itertools.pairwise(boxes))
    assert {box[1:] for box in boxes} == {(5, wide, 30)}


def test_rows_and_stacks_are_aligned() -> None:
    assert [box[0] for box in row(2, (0, 0, 100, 10), 10, 5, "start")] == [0, 15]
    assert [box[0] for box in row(2, (0, 0, 100, 10), 10, 5, "end")] == [75, 90]
    assert [box[0] for box in row(2, (0, 0, 100, 10), 10, 5)] == [37.5, 52.5]
    assert [box[1] for box in stack(3, (0, 7, 20, 100), 10, 5)] == [7, 22, 37]
    assert row(0, (0, 0, 100, 10), 10) == []


def test_a_circle_begins_at_the_top_and_runs_clockwise() -> None:
    places = circle_of(4, 100, 100, 10)
    assert places[0] == pytest.approx((100, 90))
    assert places[1] == pytest.approx((110, 100))


def test_a_track_has_equal_steps_round_its_corners() -> None:
    places = track([(0, 0), (10, 0), (10, 10)], 5)
    assert places == [(0, 0), (5, 0), (10, 0), (10, 5), (10, 10)]
    assert track([(3, 4), (9, 9)], 1) == [(3, 4)]


@pytest.mark.parametrize("value", range(7))
def test_dice_show_as_many_pips_as_they_are_worth(value: int) -> None:
    assert sum(isinstance(shape, Circle) for shape in die(value, (0, 0, 20, 20))) == value


def test_a_die_with_many_sides_shows_its_number() -> None:
    texts = [shape.text for shape in die(12, (0, 0, 20, 20)) if isinstance(shape, Text)]
    assert texts == ["12"]


def test_cards_and_badges_belong_to_their_thing_and_hold_their_text() -> None:
    shapes = card((0, 0, 60, 80), "Long title of a card", "me", value="4")
    assert {shape.thing for shape in shapes} == {"me"}
    for shape in shapes:
        if isinstance(shape, Text):
            assert shape.box[0] + shape.box[2] <= 61
    pill, text = badge(50, 50, "reconstructed", "b")
    assert isinstance(pill, Rect) and isinstance(text, Text)
    assert pill.x + pill.w / 2 == pytest.approx(50)
    assert pill.w > text.box[2] / 1.6
