"""Plots that look like the page they stand on."""

from __future__ import annotations

from collections.abc import Iterator

import matplotlib
import pytest

import spacegames as sg
from spacegames.scene.palette import THEMES
from spacegames.study import plots
from spacegames.ui.charts import dress_plots


@pytest.fixture(autouse=True)
def undressed() -> Iterator[None]:
    matplotlib.use("agg")
    with matplotlib.rc_context():
        yield


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("theme", list(THEMES))
def test_ink_can_be_read_on_the_card(theme: str) -> None:
    dress_plots(theme)
    ink, card = luminance(matplotlib.rcParams["text.color"]), luminance(matplotlib.rcParams["figure.facecolor"])
    assert (max(ink, card) + 0.05) / (min(ink, card) + 0.05) >= 4.5


def test_a_plot_is_drawn_in_these_colours() -> None:
    dress_plots("night", big=True)
    axes = plots.bars({"one": 0.25, "two": 0.75}, "Shares", percent=True)
    assert matplotlib.colors.to_hex(axes.figure.get_facecolor()) == THEMES["night"]["card"].lower()
    assert axes.title.get_fontsize() > 15


def test_an_unknown_theme_is_named() -> None:
    with pytest.raises(sg.BadOption, match="pink"):
        dress_plots("pink")
