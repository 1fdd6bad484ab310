"""Build: bases are put on all tiles, then each does what it does when built (SC-BLD-08, SC-STR-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Event

from ..components.kinds import PHOBES
from ..components.names import BASE_RULES, BIO_LAB, SECURE, STARFARERS
from ..value import is_quiet
from .discovery import enjoy
from .table import advance, pay, put_base

if TYPE_CHECKING:
    from ..state import SpaceCorpState


def build(state: SpaceCorpState, events: list[Event]) -> None:
    """Pay a rival's claim, place the bases, and work through them in order (SC-BLD-06, SC-STR-16, SC-AMB-41)."""
    player, site = state.active, state.target
    holder = state.claim[site]
    if holder >= 0 and holder // 4 != player:
        pay(state, holder // 4, state.parts.numbers["claim"], "claim", events)
    for box, base in enumerate(state.types):
        put_base(state, player, 3 * site + box, base, events)
    state.pending.append(("bases", site, 0))


def bases(state: SpaceCorpState, events: list[Event]) -> bool:
    """The effect of the next base of a Build."""
    _name, site, box = state.pending[-1]
    if box >= state.parts.boards.spots[site]:
        state.pending.pop()
        return False
    state.pending[-1] = ("bases", site, box + 1)
    _take_effect(state, 3 * site + box, events)
    return False


def _take_effect(state: SpaceCorpState, slot: int, events: list[Event]) -> None:
    player, site = state.active, slot // 3
    base = state.parts.bases[state.era][state.bases[slot] & 15]
    assert base is not None
    quiet = is_quiet(state, site)
    tile = state.parts.tiles[state.tiles[slot]] if state.tiles[slot] >= 0 else None
    if base.genetics:
        advance(state, player, "genetics", base.genetics, (BASE_RULES[BIO_LAB][state.era], "SC-GEN-02"), events)
    if base.exploits and tile is not None:
        gains = 0 if quiet else max(0, tile.production) + (tile.colony if state.era == STARFARERS else 0)
        state.dead |= 1 << slot
        pay(state, player, gains, "exploiter", events)
    if base.offer:
        state.pending.append(("offer", player, "base"))
    if base.secures:
        pay(state, player, secured(state, player, slot, base.secures), "secure", events)
        if tile is not None and tile.special == PHOBES:
            # from this moment the system gives everything, first of all what its explorer did not get (SC-ALN-06)
            for other in range(3 * site, 3 * site + state.parts.boards.boxes[site]):
                enjoy(state, player, state.tiles[other], events)


def secured(state: SpaceCorpState, player: int, slot: int, where: str) -> int:
    """Profit of a new Secure base: rival bases in the region, or nearby; none if another Secure base is there already (SC-BAS-P-04, SC-BAS-S-06, SC-AMB-49, SC-AMB-50)."""
    boards = state.parts.boards
    site = slot // 3
    sites = boards.near[site] if where == "nearby" else boards.in_region[site]
    number = 0
    for other in sites:
        for place in range(3 * other, 3 * other + 3):
            base = state.bases[place]
            if base < 0:
                continue
            if base & 15 == SECURE and (other != site or place < slot):
                return 0
            number += base >> 4 != player
    return number
