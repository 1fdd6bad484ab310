"""A board on its way from a state to shapes and things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from spacegames.scene.shapes import Box, Shape, Thing

from . import sites, words

if TYPE_CHECKING:
    from ..state import SpaceCorpState


class Pad:
    """What every part of the drawing knows: the table, who looks at it, and what has been drawn.

    Shapes are kept in four layers (panels, grounds of things, what is on them, teams and routes): a canvas paints what has the
    same style in one go only as long as nothing of another style must come in between.
    """

    def __init__(self, state: SpaceCorpState, viewer: int | str | None, large: int) -> None:
        self.state = state
        self.viewer = viewer
        self.large = large
        self.back: list[Shape] = []
        self.grounds: list[Shape] = []
        self.front: list[Shape] = []
        self.top: list[Shape] = []
        self.things: dict[str, Thing] = {}
        self.components = state.game.components
        self.table = state.to_position()
        self.era: str = self.table["era"]
        self.turn: dict[str, Any] = self.table["turn"]
        self.draft: dict[str, Any] | None = self.turn["draft"]
        self.winners = state.winners() if state.over else []
        self.active = -1 if state.over or self.turn["phase"] in ("setup", "legacy") else self.turn["active"]
        self.chooses = not state.over and (viewer == "all" or viewer == state.decider)
        """Whether the viewer may know what can be chosen now; to others it would tell the hand."""
        self.wheel: int = self.components["numbers"]["wheel"]["value"]

    def _add(self, id: str, label: str, shapes: Sequence[Shape], kind: str, bounds: Box) -> None:
        self.grounds += shapes[:1]
        self.front += shapes[1:]
        self.things[id] = Thing(id, label, bounds, kind)

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """Everything drawn so far, from back to front."""
        return (*self.back, *self.grounds, *self.front, *self.top)

    def _sees(self, player: int) -> bool:
        """Whether the viewer may see this player's hand."""
        return self.viewer == "all" or self.viewer == player

    def _team(self, player: int, number: int, place: str, x: float, y: float, r: float, claims: bool, waits: bool) -> None:
        id = f"team-{player}-{number}"
        shapes = sites.team(player, number, round(x, 1), round(y, 1), r, id, claims, waits)
        self.top += shapes
        self.things[id] = Thing(id, words.team_label(self.state, player, number, place), (x - r - 1, y - r - 1, 2 * r + 2, 2 * r + 2), "team")
