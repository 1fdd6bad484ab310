"""The winners, and how good a situation looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .prospects import pending
from .ships import built, flown

if TYPE_CHECKING:
    from ..state import GalaxyTruckerState


def winners(state: GalaxyTruckerState) -> list[int]:
    """The richest, with the partner if there is one (GT-END-09, GT-AMB-74); nobody wins without a credit."""
    if state.decider >= 0:
        return []
    scores = state.scores()
    return [player for player, credits in enumerate(scores) if credits == max(scores) > 0]


def evaluate(state: GalaxyTruckerState, player: int) -> float:
    """How good the table looks for a player, in credits: those owned, those to come from this ship, a little against the others."""
    mine = outlook(state, player)
    if state.teams != "none":
        mine += 0.5 * outlook(state, (player + 2) % 4)
    rivals = [other for other in range(state.players) if state.purse(other) != state.purse(player)]
    return mine - 0.15 * sum(outlook(state, other) for other in rivals) / len(rivals)


def outlook(state: GalaxyTruckerState, player: int) -> float:
    """The credits of a player and what is to be expected of this round."""
    value = float(state.credits(player))
    if state.decider < 0:
        return value
    if state.phase == "building":
        return value + built(state, player)
    return value + flown(state, player) + pending(state, player)
