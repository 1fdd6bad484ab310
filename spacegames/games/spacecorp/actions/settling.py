"""What a team can do where it stands: explore and build."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.names import BASES, BUILD, EXPLORE, RESEARCH_BASE
from ..value import build_cost, hot_cost, keeps_out, lift, outlook, penalty, reach_of

if TYPE_CHECKING:
    from ..state import SpaceCorpState


def empty_box(state: SpaceCorpState, site: int) -> int:
    """The first slot of a site without a tile, or -1."""
    tiles, boxes = state.tiles, state.parts.boards.boxes[site]
    for slot in range(3 * site, 3 * site + boxes):
        if tiles[slot] < 0:
            return slot
    return -1


def has_tile(state: SpaceCorpState, slot: int) -> bool:
    """Whether the stack for this box still has a tile (SC-AMB-36)."""
    return bool(state.stacks[state.parts.boards.stack[slot // 3][slot % 3]])


def can_explore(state: SpaceCorpState, player: int, site: int, sure: int = -1) -> bool:
    """An empty box, a tile for it, and enough points, so many of which are sure (SC-EXP-01 to SC-EXP-03)."""
    slot = empty_box(state, site)
    if slot < 0 or not has_tile(state, slot):
        return False
    need = state.parts.boards.explore[site]
    if sure >= need:
        return True
    plain, _shielded, _shields = outlook(state, player, EXPLORE, site, False)
    return plain >= need or lift(state, plain, state.profit[player]) >= need


def open_for_building(state: SpaceCorpState, player: int, site: int) -> bool:
    """No base yet, all boxes filled, nobody keeps the builder out (SC-BLD-02, SC-BLD-03, SC-ALN-07)."""
    boards = state.parts.boards
    if boards.build[site] < 0 or state.bases[3 * site] >= 0:
        return False
    last = boards.last_box[site]
    if last >= 0 and (state.tiles[last] < 0 or (boards.boxes[site] > 1 and empty_box(state, site) >= 0)):
        return False
    return not keeps_out(state, player, site)


def can_build(state: SpaceCorpState, player: int, site: int, sure: int = -1) -> bool:
    """An open site, a fitting base for every tile, and enough points, so many of which are sure (SC-BLD-01 to SC-BLD-07)."""
    if not open_for_building(state, player, site):
        return False
    cost = build_cost(state, site)
    hot = state.parts.boards.radiation[site]
    if sure >= cost and (not hot or state.profit[player] >= hot_cost(state)):
        return completes(state, player, site, boxes_of(state, site), ())
    plain, shielded, shields = outlook(state, player, BUILD, site, hot)
    radiation = 0 if shields else penalty(state, BUILD, site, site)
    if reach_of(state, player, plain, shielded, radiation) >= cost:
        return completes(state, player, site, boxes_of(state, site), ())
    # a base that shields may still make it possible
    return radiation > 0 and lift(state, plain, state.profit[player]) >= cost and bool(types(state, player, site, ()))


def types(state: SpaceCorpState, player: int, site: int, chosen: tuple[int, ...]) -> list[int]:
    """The types of base for the next tile that leave a base for every further tile and an action that can be paid."""
    parts = state.parts
    cost = build_cost(state, site)
    plain, shielded, shields = outlook(state, player, BUILD, site, parts.boards.radiation[site])
    radiation = 0 if shields else penalty(state, BUILD, site, site)
    reach = reach_of(state, player, plain, shielded, radiation)
    free = reach if not radiation else reach_of(state, player, plain, shielded, 0)
    if free < cost:
        return []
    boxes = boxes_of(state, site)
    fits = parts.fits(state.era, site, state.tiles[boxes[len(chosen)]])
    found = []
    easy = reach >= cost and suffices(state, player, len(boxes), chosen)
    for base in range(len(BASES)):
        if fits >> base & 1 and state.stock[9 * player + base] > chosen.count(base):
            if easy:
                found.append(base)
                continue
            after = (*chosen, base)
            if reach >= cost or any(_shields(state, type) for type in after):
                if completes(state, player, site, boxes, after):
                    found.append(base)
            elif completes(state, player, site, boxes, after, shielding=True):
                found.append(base)
    return found if parts.boards.spots[site] else []


def suffices(state: SpaceCorpState, player: int, boxes: int, chosen: tuple[int, ...]) -> bool:
    """Whether Research bases are enough for all further tiles, whatever stands on the next one."""
    left = boxes - len(chosen) - 1
    if not left:
        return True
    return state.stock[9 * player + RESEARCH_BASE] - chosen.count(RESEARCH_BASE) > left and state.parts.anywhere[state.era] >> RESEARCH_BASE & 1 > 0


def boxes_of(state: SpaceCorpState, site: int) -> range:
    """The slots of a site where bases stand."""
    return range(3 * site, 3 * site + state.parts.boards.spots[site])


def suits(state: SpaceCorpState, player: int, site: int, slot: int, base: int, chosen: tuple[int, ...]) -> bool:
    """Whether one more base of this type is left and suits the tile."""
    return state.stock[9 * player + base] > chosen.count(base) and bool(state.parts.fits(state.era, site, state.tiles[slot]) >> base & 1)


def _shields(state: SpaceCorpState, base: int) -> bool:
    table = state.parts.bases[state.era][base]
    return table is not None and table.shields


def completes(state: SpaceCorpState, player: int, site: int, boxes: range, chosen: tuple[int, ...], shielding: bool = False) -> bool:
    """Whether every further tile can get a base (SC-AMB-48, SC-AMB-101), one of them shielding if that is asked."""
    left = len(boxes) - len(chosen)
    if not left:
        return not shielding
    if not shielding and state.stock[9 * player + RESEARCH_BASE] - chosen.count(RESEARCH_BASE) >= left:
        if state.parts.anywhere[state.era] >> RESEARCH_BASE & 1:
            return True
        for slot in boxes[len(chosen) :]:
            if not state.parts.fits(state.era, site, state.tiles[slot]) >> RESEARCH_BASE & 1:
                break
        else:
            return True
    slot = boxes[len(chosen)]
    fits = state.parts.fits(state.era, site, state.tiles[slot])
    if left == 1 and not shielding:
        for base in range(len(BASES)):  # noqa: SIM110 - a loop is quicker here
            if fits >> base & 1 and state.stock[9 * player + base] > chosen.count(base):
                return True
        return False
    return any(
        fits >> base & 1
        and state.stock[9 * player + base] > chosen.count(base)
        and completes(state, player, site, boxes, (*chosen, base), shielding and not _shields(state, base))
        for base in range(len(BASES))
    )


def visible_types(state: SpaceCorpState) -> list[int]:
    """The types of base for the next tile as far as the table shows."""
    player, site = state.active, state.target
    boxes = boxes_of(state, site)
    slot = boxes[len(state.types)]
    fits = state.parts.fits(state.era, site, state.tiles[slot])
    if suffices(state, player, len(boxes), state.types):
        return [base for base in range(len(BASES)) if fits >> base & 1 and state.stock[9 * player + base] > state.types.count(base)]
    return [
        base
        for base in range(len(BASES))
        if fits >> base & 1 and state.stock[9 * player + base] > state.types.count(base) and completes(state, player, site, boxes, (*state.types, base))
    ]
