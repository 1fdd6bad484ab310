"""Small plots of plain data with matplotlib, which is imported only when one is drawn.

Each function draws on the given axes, or on new ones, and returns them. Colours and hatches are safe for
colour-blind eyes and for a black and white print.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..core.words import _

_COLOURS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00")
_HATCHES = ("", "//", "..", "xx", "\\\\", "++")
_DASHES = ("-", "--", ":", "-.")


def _axes(axes: Any, title: str, across: str = "", up: str = "", height: float = 3.6) -> Any:
    if axes is None:
        import matplotlib.pyplot as plt

        axes = plt.subplots(figsize=(7.2, height), layout="constrained")[1]
    axes.set_title(title, loc="left")
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    axes.spines[["top", "right"]].set_visible(False)
    return axes


def wins(result: Mapping[str, Any], axes: Any = None) -> Any:
    """How often each bot of a study wins, seat by seat, with the standard error."""
    axes = _axes(axes, _("How often each bot wins"), up=_("share of games"))
    seats = range(result["players"])
    wide = 0.8 / max(1, len(seats))
    for seat in seats:
        entries = [bot["seats"][seat] for bot in result["bots"]]
        axes.bar(
            [number + (seat - (len(seats) - 1) / 2) * wide for number in range(len(entries))],
            [entry["win_share"] for entry in entries],
            wide,
            yerr=[entry["error"] for entry in entries],
            color=_COLOURS[seat % len(_COLOURS)],
            hatch=_HATCHES[seat % len(_HATCHES)],
            edgecolor="white",
            ecolor="#444444",
            capsize=3,
            label=_("seat {number}").format(number=seat + 1),
        )
    axes.axhline(1 / result["players"], color="#444444", linewidth=1, linestyle=":", label=_("equal strength"))
    axes.set_xticks(range(len(result["bots"])), [bot["name"] for bot in result["bots"]])
    axes.set_ylim(0, 1)
    axes.legend(frameon=False)
    return axes


def scores(result: Mapping[str, Any], axes: Any = None) -> Any:
    """How the final scores of each bot of a study are spread."""
    axes = _axes(axes, _("Final scores"), across=_("points"), up=_("share of games"))
    for number, bot in enumerate(result["bots"]):
        total = max(1, sum(count for _score, count in bot["score_counts"]))
        _steps(axes, [(score, count / total) for score, count in bot["score_counts"]], number, bot["name"])
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False)
    return axes


def lengths(result: Mapping[str, Any], axes: Any = None, bins: int = 20) -> Any:
    """How long the games of a study were."""
    axes = _axes(axes, _("How long games last"), across=_("decisions"), up=_("games"))
    axes.hist(result["lengths"], bins=bins, color=_COLOURS[0], edgecolor="white")
    return axes


def reasons(result: Mapping[str, Any], axes: Any = None) -> Any:
    """Why the games of a study ended."""
    counts = dict(result["reasons"])
    if result["unfinished"]:
        counts[_("broken off")] = result["unfinished"]
    return bars(counts, _("Why games end"), _("games"), axes=axes)


def bars(values: Mapping[str, float], title: str, across: str = "", axes: Any = None, percent: bool = False) -> Any:
    """Named numbers as bars lying on their side, the first on top, each with its number."""
    axes = _axes(axes, title, across, height=max(2.2, 0.24 * len(values) + 0.9))
    drawn = axes.barh(list(values), list(values.values()), color=_COLOURS[0])
    axes.bar_label(drawn, [f"{value:.1%}" if percent else f"{value:,.4g}" for value in values.values()], padding=3, fontsize=8)
    axes.margins(x=0.12)
    axes.invert_yaxis()
    axes.tick_params(axis="y", length=0)
    if percent:
        axes.xaxis.set_major_formatter(lambda value, _place: f"{value:.0%}")
    return axes


def lines(series: Mapping[str, Sequence[tuple[float, float]]], title: str, across: str = "", up: str = "", axes: Any = None, percent: bool = False) -> Any:
    """Named rows of points as lines, told apart by colour and dash."""
    axes = _axes(axes, title, across, up)
    for number, (name, points) in enumerate(series.items()):
        xs, ys = [point[0] for point in points], [point[1] for point in points]
        axes.plot(xs, ys, color=_COLOURS[number % len(_COLOURS)], linestyle=_DASHES[number % len(_DASHES)], linewidth=2, label=name)
    if percent:
        axes.yaxis.set_major_formatter(lambda value, _place: f"{value:.0%}")
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False)
    return axes


def spread(series: Mapping[str, Sequence[tuple[float, float]]], title: str, across: str = "", up: str = "", axes: Any = None) -> Any:
    """Named distributions (value, share) as steps over each other."""
    axes = _axes(axes, title, across, up)
    for number, (name, points) in enumerate(series.items()):
        _steps(axes, points, number, name)
    axes.yaxis.set_major_formatter(lambda value, _place: f"{value:.0%}")
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False)
    return axes


def grid(
    values: Sequence[Sequence[float | None]],
    title: str,
    axes: Any = None,
    percent: bool = False,
    rows: Sequence[object] = (),
    columns: Sequence[object] = (),
) -> Any:
    """A table of numbers as a map of shades, rows from the top, with these names or numbered from 1; None stays empty."""
    axes = _axes(axes, title, height=5.2)
    shown = [[float("nan") if value is None else value for value in row] for row in values]
    axes.imshow(shown, cmap="cividis")
    middle = _middle([value for row in values for value in row if value is not None])
    for row, line in enumerate(values):
        for column, value in enumerate(line):
            if value is not None:
                text = f"{value:.0%}" if percent else f"{value:.3g}"
                axes.text(column, row, text, ha="center", va="center", fontsize=8, color="white" if value < middle else "black")
    axes.set_xticks(range(len(values[0])), [str(name) for name in columns or range(1, len(values[0]) + 1)])
    axes.set_yticks(range(len(values)), [str(name) for name in rows or range(1, len(values) + 1)])
    axes.spines[:].set_visible(False)
    return axes


def _middle(values: Sequence[float]) -> float:
    return (min(values) + max(values)) / 2 if values else 0.0


def _steps(axes: Any, points: Sequence[tuple[float, float]], number: int, name: str) -> None:
    colour = _COLOURS[number % len(_COLOURS)]
    xs, ys = [point[0] for point in points], [point[1] for point in points]
    axes.plot(xs, ys, color=colour, linestyle=_DASHES[number % len(_DASHES)], linewidth=2, marker="os^D"[number % 4], markersize=4, label=name)
