"""The stack of steps: what is still to be done is carried out until somebody has to decide.

A step is a tuple: its name, then its numbers. The last one of `todo` is the next. Each game part registers its own steps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spacegames.core.game import Event

if TYPE_CHECKING:
    from ..state import Frame, GalaxyTruckerState

Step = Callable[["GalaxyTruckerState", "Frame", list[Event]], bool]
STEPS: dict[str, Step] = {}
"""Name -> what it does; True if it waits for a decision."""


def run(state: GalaxyTruckerState, events: list[Event]) -> None:
    """Carry out steps until one waits for a decision, or a new round of building or the end has come."""
    todo = state.todo
    while todo:
        frame = todo[-1]
        if STEPS[frame[0]](state, frame, events):
            return
        todo = state.todo
