"""What happens when an action is played: set-up, then turn after turn Starship, Explorer, Guardian."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from . import explorer, guardian, starship, tiles

if TYPE_CHECKING:
    from ..state import State41

_PARTS = {
    "take": starship.take,
    "edge": starship.edge,
    "stay": starship.stay,
    "ship": starship.move,
    "fold": starship.fold,
    "go": explorer.go,
    "on": explorer.follow,
    "drop": explorer.drop,
    "swap": tiles.swap,
    "look": tiles.look,
    "open": tiles.open_nearest,
    "send": tiles.send,
    "call": tiles.call,
    "turn": tiles.turn,
    "guardian": guardian.step,
}


def apply(state: State41, action: Action, events: list[Event]) -> None:
    """Carry out a legal action."""
    _PARTS[action.kind](state, action, events)
