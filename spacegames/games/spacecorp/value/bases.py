"""What bases on the board mean for an action: who helps, what it costs to build, who is kept out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.kinds import INTROVERTS, PHOBES
from ..components.names import BUILD, MOVE, STARFARERS

if TYPE_CHECKING:
    from ..state import SpaceCorpState

AT_SITE, IN_REGION, SHIELD = 1, 2, 3
"""How a base helps: a Spaceport where a Move starts, an Industrial elsewhere in the region of a Build, a Shield Factory."""


def abilities(state: SpaceCorpState, player: int, action: int, site: int) -> tuple[int, bool, bool, bool, list[tuple[int, int]]]:
    """What bases do for an action from this site: points and doubling of a Spaceport, doubling by an Industrial, a shield, and rivals' bases that would help.

    Own bases count at once. Of rivals' bases only those are named that add something to the own ones; none after the era
    end was triggered (SC-VAL-10 to SC-VAL-12, SC-AMB-08, SC-RWD-05).
    """
    plus, doubled, builds, shields = 0, False, False, False
    rivals: list[tuple[int, int]] = []
    parts = state.parts
    boards = parts.boards
    region = boards.region[site]
    table = parts.bases[state.era]
    for owner, slots in enumerate(state.helps):
        if owner != player and state.ending:
            continue
        for slot in slots:
            other = slot // 3
            if boards.region[other] != region:
                continue
            base = table[state.bases[slot] & 15]
            assert base is not None
            if action == MOVE and other == site and (base.move or base.doubles_cards):
                kind = AT_SITE
            elif action == BUILD and other != site and base.doubles_build:
                kind = IN_REGION
            elif base.shields:
                kind = SHIELD
            else:
                continue
            if owner != player:
                rivals.append((slot, kind))
            elif kind == AT_SITE:
                plus += base.move
                doubled = doubled or base.doubles_cards
            elif kind == IN_REGION:
                builds = True
            else:
                shields = True
    if rivals:
        has = (False, plus > 0 or doubled, builds, shields)
        rivals = [(slot, kind) for slot, kind in rivals if not has[kind]]
    return plus, doubled, builds, shields, rivals


def helped(state: SpaceCorpState, site: int) -> bool:
    """Whether a base that can help an action stands in the region of a site."""
    return state.aid >> state.parts.boards.region[site] & 1 > 0


def has_base(state: SpaceCorpState, player: int, site: int) -> bool:
    """Whether a base stands there that the player may use: any, and after the era end was triggered an own one (SC-MOV-04 to SC-MOV-06)."""
    base = state.bases[3 * site]
    return state.parts.boards.is_start[site] or (base >= 0 and (not state.ending or base >> 4 == player))


def owns_base(state: SpaceCorpState, player: int, site: int) -> bool:
    """Whether a base of the player stands there; the start base is everybody's (SC-AMB-33)."""
    return state.parts.boards.is_start[site] or state.bases[3 * site] >> 4 == player


def is_quiet(state: SpaceCorpState, site: int) -> bool:
    """Whether Phobes keep the tiles of a system from giving anything (SC-ALN-05)."""
    if state.era != STARFARERS:
        return False
    tiles = state.parts.tiles
    for slot in range(3 * site, 3 * site + state.parts.boards.boxes[site]):
        tile = state.tiles[slot]
        if tile >= 0 and tiles[tile].special == PHOBES:
            base = state.bases[slot]
            table = state.parts.bases[state.era][base & 15] if base >= 0 else None
            return table is None or not table.secures
    return False


def build_cost(state: SpaceCorpState, site: int) -> int:
    """b# with the Base# of all tiles, never below 0 (SC-BLD-04, SC-BLD-05, SC-STR-15, SC-AMB-102)."""
    boards = state.parts.boards
    cost = boards.build[site]
    if state.options["phobes_base"] or not is_quiet(state, site):
        for slot in range(3 * site, 3 * site + boards.boxes[site]):
            if state.tiles[slot] >= 0:
                cost += state.parts.tiles[state.tiles[slot]].cost
    return cost if cost > 0 else 0


def keeps_out(state: SpaceCorpState, player: int, site: int) -> bool:
    """Whether Introverts bar this player from building there (SC-ALN-07)."""
    if not state.parts.is_shy[state.era]:
        return False
    tiles, shown = state.parts.tiles, state.tiles
    for slot in range(3 * site, 3 * site + state.parts.boards.boxes[site]):
        if shown[slot] >= 0 and tiles[shown[slot]].special == INTROVERTS:
            return not state.perks[player].introverts
    return False
