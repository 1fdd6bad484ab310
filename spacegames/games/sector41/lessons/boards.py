"""Boards that several lessons share: the sector late in the game, with every tile known."""

from __future__ import annotations

from typing import Any

from spacegames.core.game import Position

from ..examples.prepared import CRYSTALS_LATE as CRYSTALS
from ..examples.prepared import PLANETS, late, table

__all__ = ["CRYSTALS", "LAST", "PLANETS", "before_the_last_planet", "late"]

LAST = {cell: heap for cell, heap in CRYSTALS.items() if cell != "2,6"}
"""The crystals lying there before the planet of value 4 is found."""


def before_the_last_planet(cells: dict[str, str], **more: Any) -> Position:
    """Nearly everything is known, and the planet of value 4 is still hidden where `cells` puts it."""
    planets = {cell: tile for cell, tile in PLANETS.items() if cell != "2,6"}
    settings: dict[str, Any] = {
        "crystals": LAST,
        "collected": {"A": {"yellow": 4}, "B": {"yellow": 4}},
        "supply": {"yellow": 1, "blue": 2, "red": 1},
        "number": 41,
        "everything_known": True,
        **more,
    }
    return table(cells={**planets, **cells}, **settings)
