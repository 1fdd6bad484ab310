"""Every plot makes a figure that shows the numbers it was given."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pytest

matplotlib = pytest.importorskip("matplotlib")
matplotlib.use("Agg")

from matplotlib import pyplot as plt  # noqa: E402

from spacegames.study import plots, study  # noqa: E402
from tests.core.tiny import TINY  # noqa: E402


@pytest.fixture(autouse=True)
def _no_figure_stays_open() -> Iterator[None]:
    yield
    plt.close("all")


@pytest.fixture(scope="module")
def result() -> dict[str, Any]:
    return study(TINY, ["greedy", "random", "random"], games=60, workers=1, progress=False, seed=2)


def _drawn(axes: Any) -> bytes:
    """The figure as a picture, which makes matplotlib draw it."""
    file = BytesIO()
    axes.figure.savefig(file, format="png")
    assert file.getvalue().startswith(b"\x89PNG")
    return file.getvalue()


def test_wins(result: dict[str, Any]) -> None:
    axes = plots.wins(result)
    _drawn(axes)
    heights = sorted(patch.get_height() for patch in axes.patches)
    assert heights == pytest.approx(sorted(seat["win_share"] for bot in result["bots"] for seat in bot["seats"]))
    assert [label.get_text() for label in axes.get_xticklabels()] == ["greedy", "random 1", "random 2"]
    assert [text.get_text() for text in axes.get_legend().get_texts()] == ["equal strength", "seat 1", "seat 2", "seat 3"]
    assert len({patch.get_hatch() for patch in axes.patches}) == 3, "seats are told apart without colour too"


def test_scores(result: dict[str, Any]) -> None:
    axes = plots.scores(result)
    _drawn(axes)
    assert len(axes.lines) == 3
    for line, bot in zip(axes.lines, result["bots"], strict=True):
        assert list(line.get_xdata()) == [score for score, _count in bot["score_counts"]]
        assert sum(line.get_ydata()) == pytest.approx(1.0)
    assert len({(line.get_linestyle(), line.get_marker()) for line in axes.lines}) == 3


def test_lengths(result: dict[str, Any]) -> None:
    axes = plots.lengths(result, bins=5)
    _drawn(axes)
    assert sum(patch.get_height() for patch in axes.patches) == 60


def test_reasons(result: dict[str, Any]) -> None:
    axes = plots.reasons({**result, "reasons": {"rounds": 40, "stopped": 15}, "unfinished": 5})
    _drawn(axes)
    assert [patch.get_width() for patch in axes.patches] == [40, 15, 5]
    assert [label.get_text() for label in axes.get_yticklabels()] == ["rounds", "stopped", "broken off"]
    assert {"40", "15", "5"} <= {text.get_text() for text in axes.texts}


def test_bars_in_percent() -> None:
    axes = plots.bars({"one": 0.25, "two": 0.5}, "Shares", percent=True)
    _drawn(axes)
    assert {"25.0%", "50.0%"} <= {text.get_text() for text in axes.texts}
    assert axes.get_title(loc="left") == "Shares"


def test_lines_and_spread() -> None:
    series = {"first": [(1, 0.1), (2, 0.4)], "second": [(1, 0.9), (2, 0.6)]}
    for axes in (plots.lines(series, "Lines", "x", "y", percent=True), plots.spread(series, "Spread", "x", "y")):
        _drawn(axes)
        assert [list(line.get_ydata()) for line in axes.lines] == [[0.1, 0.4], [0.9, 0.6]]
        assert [text.get_text() for text in axes.get_legend().get_texts()] == ["first", "second"]
        assert axes.get_xlabel() == "x" and axes.get_ylabel() == "y"


def test_grid() -> None:
    axes = plots.grid([[0.1, None], [0.5, 1.0]], "Grid", percent=True)
    _drawn(axes)
    assert [text.get_text() for text in axes.texts] == ["10%", "50%", "100%"]
    assert axes.texts[0].get_color() == "white" and axes.texts[2].get_color() == "black", "readable on dark and on light"


def test_a_study_without_a_finished_game_can_be_drawn() -> None:
    empty = study(TINY, ["random"], games=2, max_steps=1, workers=1, progress=False)
    for plot in (plots.wins, plots.scores, plots.lengths, plots.reasons):
        _drawn(plot(empty))


def test_plots_share_a_figure_when_given_axes(result: dict[str, Any]) -> None:
    figure, axes = plt.subplots(1, 2)
    assert plots.wins(result, axes[0]) is axes[0] and plots.lengths(result, axes[1]) is axes[1]
    assert plt.get_fignums() == [figure.number]
