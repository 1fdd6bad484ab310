"""The winners, and how good a situation looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import GalaxyTruckerState


def winners(state: GalaxyTruckerState) -> list[int]:
    """The richest, with the partner if there is one (GT-END-09, GT-AMB-74)."""
    if state.decider >= 0:
        return []
    scores = state.scores()
    return [player for player, credits in enumerate(scores) if credits == max(scores)]


def evaluate(state: GalaxyTruckerState, player: int) -> float:
    """How good the table looks for a player."""
    return float(state.credits(player))
