"""Who has won, and how good a situation looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.names import STARFARERS
from ..contracts import colonies_of
from . import prospects

if TYPE_CHECKING:
    from ..state import SpaceCorpState


def winners(state: SpaceCorpState) -> list[int]:
    """The highest profit; ties by colony values and progress cards, or by bases on the board after an early end (SC-WIN-03, SC-WIN-04, SC-VAR-14)."""
    if state.decider >= 0:
        return []
    ranks = [rank(state, player) for player in range(state.players)]
    return [player for player in range(state.players) if ranks[player] == max(ranks)]


def rank(state: SpaceCorpState, player: int) -> tuple[int, ...]:
    """What is compared, first things first."""
    if state.era == STARFARERS:
        values = sum(state.parts.colony_value[state.colony[site]] for site in colonies_of(state, player))
        return (state.profit[player], values, state.owned[player].bit_count())
    return (state.profit[player], len(state.built[player]))


def evaluate(state: SpaceCorpState, player: int) -> float:
    """How good the table looks for a player: own prospects against those of the strongest rival.

    An action that is still being put together counts as if it were fed and confirmed in a plain way.
    """
    if state.act >= 0 and not state.pending and state.decider == state.active:
        state = prospects.completed(state)
    if state.decider < 0:
        return 1000.0 * (player in winners(state)) + state.profit[player]
    mine = prospects.worth(state, player)
    rivals = [prospects.worth(state, rival) for rival in range(state.players) if rival != player]
    return mine - 0.5 * max(rivals)
