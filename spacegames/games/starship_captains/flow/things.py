"""The board ids that events touch, made once."""

from __future__ import annotations

from functools import cache

from ..components import FIGURES

SEAT = tuple((f"seat-{player}",) for player in range(5))
READY = tuple(tuple((f"ready-{player}", f"ready-{player}-{figure}") for figure in FIGURES) for player in range(4))
QUEUE = tuple((f"queue-{player}",) for player in range(4))
HOLD = tuple((f"hold-{player}",) for player in range(4))
MEDALS = tuple((f"medals-{player}",) for player in range(4))
AIRLOCK = tuple(tuple((f"airlock-{player}-{row}",) for row in range(1, 8)) for player in range(4))
SHIP = tuple((f"ship-{player}",) for player in range(4))
SHADOW = ("ship-shadow",)


@cache
def things(*ids: str) -> tuple[str, ...]:
    return ids


@cache
def slot(player: int, number: int) -> tuple[str, ...]:
    return (f"slot-{player}-{number}",)


@cache
def marker(player: int, faction: str) -> tuple[str, ...]:
    return (f"marker-{player}-{faction}", f"track-{faction}")


def ship(player: int, players: int) -> tuple[str, ...]:
    """The ship of a player, or Captain Shadow's."""
    return SHIP[player] if player < players else SHADOW
