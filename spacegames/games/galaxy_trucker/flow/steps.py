"""The stack of steps: what is still to be done is carried out until somebody has to decide.

A step is a tuple: its name, then its numbers. The last one of `todo` is the next. Each game part registers its own steps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spacegames.core.game import Event

if TYPE_CHECKING:
    from ..components import Card
    from ..state import Frame, GalaxyTruckerState

Step = Callable[["GalaxyTruckerState", "Frame", list[Event]], bool]
STEPS: dict[str, Step] = {}
"""Name -> what it does; True if it waits for a decision."""
OPENING: dict[str, Callable[[GalaxyTruckerState, Card, list[int], list[Event]], None]] = {}
"""Type of card -> what it sets going when it is revealed, for the players in flight order."""


def run(state: GalaxyTruckerState, events: list[Event]) -> None:
    """Carry out steps until one waits for a decision, or a new round of building or the end has come."""
    todo = state.todo
    while todo:
        frame = todo[-1]
        if STEPS[frame[0]](state, frame, events):
            return
        todo = state.todo


def each(state: GalaxyTruckerState, order: list[int], *frame: str) -> None:
    """Set a step for every player so that the foremost comes first; the player stands behind the step's name."""
    state.todo += [(frame[0], player, *frame[1:]) for player in reversed(order)]
