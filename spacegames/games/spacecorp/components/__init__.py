"""What is in the box: names, data files, boards, and what every part does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.components import Components
from spacegames.core.words import language

from .names import CARDS, TILES
from .parts import Parts
from .schema import SCHEMA, faults_of

if TYPE_CHECKING:
    from ..state import SpaceCorpState

__all__ = ["SCHEMA", "Parts", "faults_of", "forceable", "is_reconstructed", "name_of"]


def name_of(components: Components, file: str, id: str) -> str:
    """The name of an item in the chosen language."""
    names: Mapping[str, str] = components[file][id]["name"]
    return names.get(language(), names["en"])


def is_reconstructed(components: Components, file: str, id: str, field: str | None = None) -> bool:
    """Whether a value of this item (or anything of it) is not read from the printed game but proposed."""
    return components.is_reconstructed(file, id, field)


def forceable(state: SpaceCorpState) -> list[tuple[str, str]]:
    """What the next card or tile drawn can be forced to be: everything still hidden in the deck and the stacks."""
    components: Any = state.game.components
    cards = [(CARDS[kind], name_of(components, "cards", CARDS[kind])) for kind in sorted(set(state.deck))]
    tiles = [(TILES[kind], name_of(components, "tiles", TILES[kind])) for kind in sorted({tile for stack in state.stacks for tile in stack})]
    return cards + tiles
