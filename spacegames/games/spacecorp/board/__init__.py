"""The board of SpaceCorp: the map of the present era with everything beside it as one scene, and what to touch for each action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.words import _
from spacegames.scene.shapes import Scene

from ..narrate.names import player_name
from . import places, strip, words
from .chart import Chart
from .paths import path
from .seats import Seats
from .sites import COLOURS

if TYPE_CHECKING:
    from ..state import SpaceCorpState

__all__ = ["path", "scene"]


TURNABLE = True
SEAT_COLOURS = COLOURS
"""The colours of the seats, so that whatever is shown beside the board can use the same."""


def scene(state: SpaceCorpState, viewer: int | str | None = None, front: int | None = None) -> Scene:
    """The board with the seat of `front` large; else the viewer's own; else the seat of the player whose decision it is.

    Hands are seen by their owners only; "all" shows every hand, None shows none. A viewer keeps the own hand in view whoever is in front.
    """
    if front is not None:
        large = front
    elif isinstance(viewer, int):
        large = viewer
    elif not state.over:
        large = state.decider
    else:
        large = (state.winners() or [0])[0]
    return _Drawing(state, viewer, large).scene()


class _Drawing(Chart, Seats):
    """One board, put together from its parts."""

    def scene(self) -> Scene:
        state, table = self.state, self.table
        name = player_name(state, self.active) if self.active >= 0 else _("Game over") if state.over else _("SpaceCorp")
        step = words.STEPS.get(self.turn["phase"], -1)
        note, title = words.turn_note(state, table), words.era_title(self.era)
        self.front += strip.bar(self.active, name, note, title, step, words.step_names(), words.headline(state, table))
        self._map()
        self._strip()
        self._offers()
        self._contracts()
        self._side_board()
        self._seat()
        self._rivals()
        self.front += strip.legend(words.legend(True, self.era))
        return Scene(places.WIDTH, places.HEIGHT, self.shapes, self.things, words.title(state, table), self._sketch())

    # ---- in plain characters

    def _sketch(self) -> str:
        """Who has what, line by line."""
        return "\n".join(words.seat_label(self.state, self.table, player) for player in range(self.state.players))
