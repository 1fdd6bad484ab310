"""One measured figure beside its peer, and how figures are printed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured here and at a peer in the same run. A budget limits their ratio, or the value itself (`limit`)."""

    what: str
    value: float
    unit: str
    peer: float | None = None
    peer_name: str = ""
    at_least: float | None = None
    at_most: float | None = None
    aim: float | None = None
    limit: float | None = None

    @property
    def ratio(self) -> float | None:
        return self.value / self.peer if self.peer else None

    @property
    def budget(self) -> str:
        """The budget in words, empty if there is none."""
        if self.limit is not None:
            return f"under {self.limit:g} {self.unit}"
        if self.at_least is not None:
            return f"at least {self.at_least:g}x" + (f", aim {self.aim:g}x" if self.aim else "")
        return f"at most {self.at_most:g}x" if self.at_most is not None else ""

    @property
    def verdict(self) -> str:
        """ "ok" or "over" where there is a budget."""
        if not self.budget:
            return ""
        if self.limit is not None:
            return "ok" if self.value < self.limit else "over"
        ratio = self.ratio
        if ratio is None:
            return "over"
        if self.at_least is not None:
            return "ok" if ratio >= self.at_least else "over"
        return "ok" if self.at_most is not None and ratio <= self.at_most else "over"

    def to_dict(self) -> dict[str, Any]:
        return {**asdict(self), "ratio": self.ratio, "verdict": self.verdict}


def table(figures: Sequence[Figure]) -> str:
    """The figures as aligned lines of text."""
    rows = [("what", "here", "peer", "ratio", "budget", "")]
    for figure in figures:
        peer = f"{_number(figure.peer)} {figure.peer_name}" if figure.peer is not None else figure.peer_name
        ratio = f"{figure.ratio:.2f}x" if figure.ratio is not None else ""
        rows.append((figure.what, f"{_number(figure.value)} {figure.unit}", peer, ratio, figure.budget, figure.verdict))
    widths = [max(len(row[column]) for row in rows) for column in range(6)]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
