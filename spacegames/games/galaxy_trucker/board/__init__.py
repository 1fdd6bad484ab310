"""The board of Galaxy Trucker: ships, warehouse, flight ring and the open card as one scene, and what to touch on it for each action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.scene.shapes import Scene

from ..components import COLOURS
from .drawing import Drawing
from .touches import path

if TYPE_CHECKING:
    from ..state import GalaxyTruckerState

__all__ = ["COUNTS", "SEAT_COLOURS", "path", "scene"]

COUNTS = True
SEAT_COLOURS = COLOURS


def scene(state: GalaxyTruckerState, viewer: int | str | None = None, counts: bool = True) -> Scene:
    """The board with the viewer's own ship large; else the ship of the player whose decision it is.

    Cards of a pile are shown to a viewer who has looked at it, credits to their owner, everything to "all".
    """
    if isinstance(viewer, int):
        large = viewer
    elif not state.over:
        large = state.decider
    else:
        large = (state.winners() or [0])[0]
    return Drawing(state, large, viewer, counts).scene()
