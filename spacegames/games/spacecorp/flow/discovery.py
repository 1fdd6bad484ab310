"""Explore: tiles are drawn and placed one by one, each with its effects before the next (SC-EXP-04, SC-STR-11, SC-STR-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Event

from ..actions import settling
from ..components.kinds import PHOBES
from ..components.names import SITES, STACKS, TILES
from ..value import is_quiet
from .table import BOX_IDS, SITE_IDS, advance, pay, team_id, top_tile

if TYPE_CHECKING:
    from ..state import SpaceCorpState


def explore(state: SpaceCorpState, events: list[Event]) -> bool:
    """Fill the next empty box of the site, or let the team claim what it has found."""
    _name, site, team, placed = state.pending[-1]
    player = state.active
    slot = settling.empty_box(state, site)
    if slot >= 0 and settling.has_tile(state, slot):
        state.pending[-1] = ("explore", site, team, placed + 1)
        place(state, slot, player, events)
        return False
    state.pending.pop()
    here = 4 * player + team
    if placed and state.teams[here] == site and slot < 0:
        state.claim[site] = here
        data = {"player": player, "team": team + 1, "site": SITES[site]}
        rules = ("SC-STR-13", "SC-EXP-13") if state.parts.boards.boxes[site] > 1 else ("SC-EXP-13",)
        events.append(Event("site_claimed", rules, (team_id(player, team), *SITE_IDS[site]), data))
    return False


def place(state: SpaceCorpState, slot: int, player: int, events: list[Event]) -> None:
    """Draw a tile for a box; one that orders another draw is exchanged (SC-EXP-04, SC-EXP-12, SC-ALN-01, SC-AMB-35)."""
    site = slot // 3
    stack = state.parts.boards.stack[site][slot % 3]
    tile = top_tile(state, stack)
    tiles = state.parts.tiles
    while tiles[tile].redraw >= 0:
        other = tiles[tile].redraw
        data = {"player": player, "tile": TILES[tile], "stack": STACKS[state.era][other]}
        rules = ("SC-ALN-01", "SC-EXP-12") if STACKS[state.era][other] == "alien" else ("SC-EXP-12",)
        events.append(Event("tile_exchanged", rules, (BOX_IDS[slot],), data, reveals=True))
        if not state.stacks[other]:
            other = stack
        if not state.stacks[other]:
            return
        tile = top_tile(state, other)
    state.tiles[slot] = tile
    data = {"player": player, "site": SITES[site], "box": slot % 3 + 1, "tile": TILES[tile]}
    events.append(Event("tile_drawn", ("SC-EXP-04", "SC-STR-11") if state.era == 2 else ("SC-EXP-04",), (BOX_IDS[slot],), data, reveals=True))
    if tiles[tile].special == PHOBES:
        events.append(Event("site_quiet", ("SC-ALN-05",), SITE_IDS[site], {"player": player, "site": SITES[site]}))
        if not state.perks[player].phobes:
            state.pending.append(("phobes", player, site))
    if not is_quiet(state, site):
        enjoy(state, player, tile, events)


def enjoy(state: SpaceCorpState, player: int, tile: int, events: list[Event]) -> None:
    """The immediate rewards of a tile (SC-EXP-05, SC-EXP-06)."""
    shown = state.parts.tiles[tile]
    pay(state, player, shown.profit, "tile", events)
    advance(state, player, "genetics", shown.genetics, ("SC-EXP-06", "SC-GEN-02"), events)
    advance(state, player, "revelation", shown.revelation, ("SC-EXP-06", "SC-REV-02"), events)
