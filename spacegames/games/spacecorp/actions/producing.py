"""What tiles give in a Produce action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..value import is_quiet

if TYPE_CHECKING:
    from ..state import SpaceCorpState


def yield_of(state: SpaceCorpState, player: int, slot: int) -> int:
    """What a tile with an own base gives in one Produce action; -1 if it gives nothing (SC-PRD-01, SC-AMB-43 to SC-AMB-46)."""
    tile = state.tiles[slot]
    if tile < 0 or state.dead >> slot & 1:
        return -1
    base = state.parts.bases[state.era][state.bases[slot] & 15]
    assert base is not None
    production = state.parts.tiles[tile].production
    if production < 0:
        if not base.production:
            return -1
        production = 0
    return production + base.production + state.perks[player].production


def legacy_yield(state: SpaceCorpState, player: int) -> int:
    """What the Legacy box gives, or -1 (SC-PRD-02, SC-AMB-93)."""
    pair = state.legacy[player]
    if pair is None:
        return -1
    tile, type, era = pair
    base = state.parts.bases[era][type]
    assert base is not None
    return max(0, state.parts.tiles[tile].production) + base.production + state.perks[player].production


def eligible(state: SpaceCorpState, player: int) -> list[tuple[int, int]]:
    """Tiles that can produce with their yields: the slot, or -1 for the Legacy box; in the order of the board, Legacy last."""
    found = []
    for slot in state.built[player]:
        gives = yield_of(state, player, slot)
        if gives >= 0 and not is_quiet(state, slot // 3):
            found.append((slot, gives))
    kept = legacy_yield(state, player)
    if kept >= 0:
        found.append((-1, kept))
    return found
