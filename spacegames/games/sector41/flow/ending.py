"""When nothing can move, and when the turns run out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Event

from .. import actions
from ..components import CELL_NAMES, OUT, SHIP
from ..scoring import finish

if TYPE_CHECKING:
    from ..state import State41


def out_stuck(state: State41, player: int, events: list[Event]) -> None:
    """A player none of whose Explorers can move loses all of them (S41-DET-09)."""
    pieces = range(3 * player, 3 * player + 3)
    if not state.options["side_is_stuck"] and any(state.where[piece] <= SHIP and state.status[piece] in (1, 2) for piece in pieces):
        return
    for piece in pieces:
        at = state.where[piece]
        if at <= SHIP:
            state.where[piece] = OUT
            state.status[piece] = 0
            data = {"player": player, "explorer": piece % 3 + 1, "cell": "aboard" if at == SHIP else CELL_NAMES[at], "cause": "stuck"}
            events.append(Event("explorer_out", ("S41-DET-09",), (f"explorer-{player}-{piece % 3 + 1}",), data))


def remove_stuck(state: State41, events: list[Event]) -> None:
    """The literal reading of S41-DET-09: tested at any moment, for everybody (S41-AMB-18)."""
    if state.decider < 0:
        return
    for player in range(state.players):
        pieces = range(3 * player, 3 * player + 3)
        if any(state.where[piece] <= SHIP for piece in pieces) and not any(actions.moves_of(state, piece) for piece in pieces):
            out_stuck(state, player, events)


def end_by_limit(state: State41, events: list[Event]) -> None:
    """The turn limit set for this game is reached (S41-AMB-66)."""
    finish(state, "turn_limit", "S41-AMB-66", events)
