"""The end of the game, the winner, and how good a situation looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Event

if TYPE_CHECKING:
    from .state import SpaceBaseState


def winners(state: SpaceBaseState) -> list[int]:
    """The user of the winning ability, or who has the most points (SB-ABL-WIN-02, SB-END-04)."""
    if state.decider >= 0:
        return []
    if state.winner >= 0:
        return [state.winner]
    return [player for player, points in enumerate(state.vp) if points == max(state.vp)]


def finish(state: SpaceBaseState, reason: str, rules: tuple[str, ...], events: list[Event]) -> None:
    """The game is over."""
    state.decider = -1
    state.step = state.side = 0
    state.left = ()
    events.append(Event("game_over", rules, (), {"winners": winners(state), "reason": reason}))


def evaluate(state: SpaceBaseState, player: int) -> float:
    return float(state.vp[player])
