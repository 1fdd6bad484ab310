"""Two themes with the same roles, text one can read, and players one can tell apart without colour."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from spacegames.scene import PLAYERS, THEMES, Circle, Polygon
from spacegames.scene.palette import LEGIBLE, contrast, marker, marker_points, rgb


def test_the_themes_have_the_same_roles() -> None:
    night, paper = THEMES["night"], THEMES["paper"]
    assert night.keys() == paper.keys()
    for colours in (night, paper):
        assert all(re.fullmatch("#[0-9A-F]{6}", colour) for colour in colours.values())


@pytest.mark.parametrize("theme", THEMES)
def test_text_stands_out_from_every_ground_it_is_drawn_on(theme: str) -> None:
    colours = THEMES[theme]
    weak = {
        (ink, ground): round(contrast(colours[ink], colours[ground]), 2)
        for ink, grounds in LEGIBLE
        for ground in grounds
        if contrast(colours[ink], colours[ground]) < 4.5
    }
    assert not weak


@pytest.mark.parametrize("theme", THEMES)
def test_signals_stand_out_from_the_table(theme: str) -> None:
    colours = THEMES[theme]
    for role in ("lit", "chosen", "hint", "danger"):
        for ground in ("space", "panel", "tile"):
            assert contrast(colours[role], colours[ground]) >= 3, (role, ground)


def test_contrast_is_measured_as_usual() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1
    assert rgb("#0B1020") == (11, 16, 32)


def test_every_player_has_a_colour_and_a_shape() -> None:
    for colour, (role, _shape) in PLAYERS.items():
        assert role in THEMES["night"] and f"{role}.text" in THEMES["night"]
        drawn = marker(colour, 5, 6, 4, "me")
        assert (drawn.fill, drawn.thing) == (role, "me")
    for (one, (_r1, shape)), (other, (_r2, same)) in combinations(PLAYERS.items(), 2):
        assert shape != same or {one, other} == {"red", "orange"}, "no game has both red and orange"


@pytest.mark.parametrize("shape", ["triangle", "square", "diamond", "star"])
def test_markers_are_about_equally_large(shape: str) -> None:
    xs, ys = zip(*marker_points(shape, 10, 50, 50), strict=True)
    assert 15 <= max(xs) - min(xs) <= 26 and 15 <= max(ys) - min(ys) <= 26
    assert abs((max(xs) + min(xs)) / 2 - 50) < 1e-6
    assert isinstance(marker("blue", 0, 0, 10), Circle)
    assert isinstance(marker("green", 0, 0, 10), Polygon)
