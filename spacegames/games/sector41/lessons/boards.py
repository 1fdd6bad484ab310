"""Boards that several lessons share: the sector late in the game, with every tile known."""

from __future__ import annotations

from typing import Any

from spacegames.core.game import Position

from ..examples import table

PLANETS = {
    "1,1": "glynium_planet_2",
    "1,8": "glynium_planet_2",
    "3,2": "glynium_planet_3",
    "3,9": "glynium_planet_2",
    "4,1": "glynium_planet_3",
    "8,1": "glynium_planet_2",
    "8,9": "glynium_planet_3",
    "2,6": "glynium_planet_4",
}
"""Where the eight planets lie on a late board, out of the way of what is taught."""

CRYSTALS = {"1,1": {"yellow": 2}, "3,2": {"yellow": 3}, "4,1": {"yellow": 2}, "8,9": {"yellow": 2}, "2,6": {"yellow": 1, "blue": 2, "red": 1}}
"""The crystals still lying there, when four yellow ones have come home to each side."""

LAST = {cell: heap for cell, heap in CRYSTALS.items() if cell != "2,6"}
"""The same before the planet of value 4 is found."""


def late(cells: dict[str, str], **more: Any) -> Position:
    """Everything is known except what `cells` puts face down; the red crystal is out, the Guardian moves every turn."""
    settings: dict[str, Any] = {
        "crystals": CRYSTALS,
        "collected": {"A": {"yellow": 4}, "B": {"yellow": 4}},
        "mode": "acceleration",
        "number": 41,
        "everything_known": True,
        **more,
    }
    return table(cells={**PLANETS, **cells}, **settings)


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
