"""A board on its way from a state to shapes and things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from math import ceil, floor
from typing import TYPE_CHECKING, Any, Self

from spacegames.scene.shapes import Box, Shape, Text, Thing

from . import sites, words

if TYPE_CHECKING:
    from ..state import SpaceCorpState


DEEPEST = 5
WRITING = DEEPEST + 1
OVER = WRITING + 1
"""The depths of all texts and of the marks for reconstructed values, and of the little that strikes a text out."""
_KNOWN: dict[int, tuple[Sequence[Shape], list[int]]] = {}
"""The depths of drawings that were used before; drawings are kept elsewhere, so the same one comes again and again."""


def _depths(shapes: Sequence[Shape]) -> list[int]:
    """For each shape of one drawing how many others lie below it, one on the other.

    Texts have a depth of their own: the room that large type would take reaches over their neighbours, and a canvas that has to paint
    these afterwards begins a new batch for each.
    """
    known = _KNOWN.get(id(shapes))
    if known is not None and known[0] is shapes:
        return known[1]
    if len(_KNOWN) > 8192:
        _KNOWN.clear()
    found: list[int] = []
    for shape in shapes:
        if isinstance(shape, Text) or (shape.stroke == "note" and not shape.fill):
            found.append(WRITING if isinstance(shape, Text) else OVER)
            continue
        x, y, w, h = shape.box
        depth = 0
        for below, other in zip(found, shapes, strict=False):
            left, top, wide, high = other.box
            if below == WRITING:
                if left + wide / 2 > x and left + wide / 2 < x + w and top + high / 2 > y and top + high / 2 < y + h:
                    depth = OVER
            elif below >= depth and left < x + w and x < left + wide and top < y + h and y < top + high:
                depth = below + 1
        found.append(depth if depth == OVER else min(depth, DEEPEST))
    _KNOWN[id(shapes)] = shapes, found
    return found


class Front:
    """What lies on the grounds: plates of all things first, then what is on the plates, and so on; all writing comes last.

    Nothing changes its place within one thing, and things do not overlap here, so the picture is the same.
    """

    def __init__(self) -> None:
        self.depths: list[list[Shape]] = [[] for _depth in range(OVER + 1)]

    def __iadd__(self, shapes: Sequence[Shape]) -> Self:
        self.add(shapes)
        return self

    def add(self, shapes: Sequence[Shape], first: int = 0) -> None:
        """Lay a drawing on the grounds, or what follows its first shapes if those are elsewhere."""
        depths = self.depths
        for shape, depth in zip(shapes[first:], _depths(shapes)[first:], strict=True):
            depths[depth].append(shape)

    def __iter__(self) -> Iterator[Shape]:
        return chain.from_iterable(self.depths)


class Pad:
    """What every part of the drawing knows: the table, who looks at it, and what has been drawn.

    Shapes are kept in layers (panels, grounds of things, boxes on these, what is on them all, teams, their numbers, routes): a canvas
    paints what has the same style in one go only as long as nothing of another style must come in between.
    """

    def __init__(self, state: SpaceCorpState, viewer: int | str | None, large: int) -> None:
        self.state = state
        self.viewer = viewer
        self.large = large
        self.back: list[Shape] = []
        self.grounds: list[Shape] = []
        self.boxes: list[Shape] = []
        self.front = Front()
        self.top: list[Shape] = []
        self.rims: list[Shape] = []
        self.numbers: list[Shape] = []
        self.ways: list[Shape] = []
        self.things: dict[str, Thing] = {}
        self.components = state.game.components
        self.table = state.to_position()
        self.era: str = self.table["era"]
        self.turn: dict[str, Any] = self.table["turn"]
        self.draft: dict[str, Any] | None = self.turn["draft"]
        self.winners = state.winners() if state.over else []
        self.active = -1 if state.over else state.decider if self.turn["phase"] in ("setup", "legacy") else self.turn["active"]
        self.chooses = not state.over and (viewer == "all" or viewer == state.decider)
        """Whether the viewer may know what can be chosen now; to others it would tell the hand."""
        self.wheel: int = self.components["numbers"]["wheel"]["value"]

    def _add(self, id: str, label: str, shapes: Sequence[Shape], kind: str, bounds: Box, inside: bool = False) -> None:
        """Draw a thing; one `inside` another lies on the ground of that."""
        (self.boxes if inside else self.grounds).append(shapes[0])
        self.front.add(shapes, 1)
        self._thing(id, label, bounds, kind)

    def _thing(self, id: str, label: str, bounds: Box, kind: str) -> None:
        """Something to point at; its place is told in whole units, for a table has more than a hundred of them to tell."""
        x, y, w, h = bounds
        left, top = floor(x), floor(y)
        self.things[id] = Thing(id, label, (left, top, ceil(x + w) - left, ceil(y + h) - top), kind)

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """Everything drawn so far, from back to front."""
        return (*self.back, *self.grounds, *self.boxes, *self.front, *self.top, *self.rims, *self.numbers, *self.ways)

    def _sees(self, player: int) -> bool:
        """Whether the viewer may see this player's hand."""
        return self.viewer == "all" or self.viewer == player

    def _team(self, player: int, number: int, place: str, x: float, y: float, r: float, claims: bool, waits: bool, apart: bool = True) -> None:
        """A team beside others (`apart`), where all edges can be drawn in one go, or on top of others."""
        id = f"team-{player}-{number}"
        shapes = sites.team(player, number, round(x, 1), round(y, 1), r, id, claims, waits)
        *marker, edge, text = shapes
        self.top += marker
        (self.rims if apart else self.top).append(edge)
        self.numbers.append(text)
        self._thing(id, words.team_label(self.state, player, number, place), (x - r - 1, y - r - 1, 2 * r + 2, 2 * r + 2), "team")
