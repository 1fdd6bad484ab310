"""The board of Starship Captains: the whole table as one scene, and what to touch on it for each action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.words import _
from spacegames.scene.shapes import Scene

from . import places, tracks, words
from .drawing import FACTIONS
from .paths import path
from .ships import Ships
from .sky import Sky

if TYPE_CHECKING:
    from ..state import CaptainsState

__all__ = ["TURNABLE", "path", "scene"]

TURNABLE = True
"""Any seat can be put in front."""


def scene(state: CaptainsState, viewer: int | str | None = None, front: int | None = None) -> Scene:
    """The board with the viewer's own ship large; else the ship of the captain whose decision it is. `front` puts another one there.

    It is drawn from what the viewer may know, so nothing hidden can show.
    """
    known = state.to_position() if viewer == "all" else state.view(viewer if isinstance(viewer, int) else None)
    if front is not None:
        large = front
    elif isinstance(viewer, int):
        large = viewer
    elif not state.over:
        large = state.decider
    else:
        large = (state.winners() or [0])[0]
    return _Table(state, known, large).scene()


class _Table(Sky, Ships):
    """The whole table."""

    def scene(self) -> Scene:
        self._bar()
        self._map()
        self._tracks()
        self._central()
        rivals = [player for player in range(self.state.players) if player != self.large]
        for place, player in enumerate(rivals):
            self._small(player, places.small_ship(place, len(rivals)))
        if self.solo:
            self._solo()
        self._ship(self.large)
        self._tray()
        self.shapes += tracks.legend(words.legend(), _("reconstructed, as most card values"))
        return Scene(places.WIDTH, places.HEIGHT, tuple(self.shapes), self.things, words.title(self.state, self.known), self._sketch())

    def _sketch(self) -> str:
        """The round and the captains in plain characters."""
        lines = [_("round {number} of 4").format(number=self.known["round"]).capitalize()]
        for player, seat in enumerate(self.seats):
            sign = ">" if player == self.active else " "
            steps = "/".join(str(seat["steps"][faction]) for faction in FACTIONS)
            lines.append(
                f"{sign} {self._name(player):<12} {seat['ship']:<5} ready {words.crew(seat['ready'])}; queue {len(seat['queue'])}; "
                f"medals {seat['medals']}; damage {seat['damage']}; steps {steps}; points {self._score(player)}"
            )
        return "\n".join(lines)
