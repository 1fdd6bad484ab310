"""Actions a person might think of at each decision, legal or not; a table greys those that are not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action

from .. import actions
from ..components.names import BASES, BUILD, COLONIZE, EXPLORE, MOVE, PROGRESS, SPECIAL, STARFARERS, TIME

if TYPE_CHECKING:
    from ..state import SpaceCorpState


def candidates(state: SpaceCorpState) -> list[Action]:
    """The legal actions first, then what else is in sight."""
    found = dict.fromkeys(state.actions())
    for action in _in_sight(state):
        found.setdefault(action)
    return list(found)


def _in_sight(state: SpaceCorpState) -> list[Action]:
    player = state.decider
    boards = state.parts.boards
    kinds = sorted(set(state.hands[player]))
    match state.kind:
        case "declare":
            some = [action for number, action in enumerate(actions.DECLARE) if number != COLONIZE or state.era == STARFARERS]
            some += [actions.UPGRADE[card] for card in kinds if state.parts.infra[card]]
            some += [actions.SPECIAL[card] for card in kinds if state.parts.special[card]]
            return [*some, actions.PASS]
        case "team" | "phobes":
            return actions.TEAM
        case "target":
            if state.act == COLONIZE:
                return [actions.AT[site] for site in boards.of_era[state.era] if boards.is_system[site]]
            if state.act == SPECIAL and state.parts.special[state.card] == "probe":
                return [actions.AT[site] for site in boards.of_era[state.era] if boards.explore[site] >= 0]
            return [actions.TO[site] for site in boards.of_era[state.era]]
        case "base":
            return [actions.BASE[base] for base in range(len(BASES)) if state.parts.bases[state.era][base] is not None]
        case "colony":
            return [actions.FOUND[colony] for colony in state.parts.colonies_for[state.players]]
        case "feed":
            return _sources(state, player, kinds)
        case "slot":
            return actions.SLOT
        case "produce":
            return [*(actions.TILE[slot] for slot in state.built[player]), actions.TILE_LEGACY, actions.ENOUGH]
        case "draw":
            return [actions.DECK, *actions.OFFER, actions.STOP]
        case "offer":
            return actions.OFFER
        case "progress":
            breakthrough = state.pending[-1][2]
            return [actions.TAKE[card] for card in range(len(PROGRESS)) if state.parts.is_breakthrough[card] == breakthrough]
        case "deploy":
            return [actions.AT[site] for site in boards.of_era[state.era] if boards.is_system[site]]
        case "row":
            return actions.ROW
        case "contract":
            return actions.CLAIM
        case "transport":
            return actions.CARRY
        case "arrival":
            places = {slot // 3 for slots in state.built for slot in slots} | {boards.start[state.era]}
            return [actions.TO[site] for site in sorted(places)]
        case "edge":
            return [actions.EDGE[edge] for edge, _card in state.parts.hand(state.hands[player]).edges]
        case "remove":
            return actions.REMOVE
        case "legacy":
            return [actions.LEGACY[slot] for slot in state.built[player]]
    return []


def _sources(state: SpaceCorpState, player: int, kinds: list[int]) -> list[Action]:
    counted = BUILD if state.act == COLONIZE else state.act
    parts = state.parts
    found = [actions.hq(1 << seat, False) for seat in range(state.players)]
    found += [actions.CARD[card] for card in kinds if card != TIME]
    found += [actions.SHIELDED[card] for card in kinds if parts.shielded[counted][card]]
    if TIME in kinds:
        found += [actions.TIME_DOUBLE, actions.TIME_TWO]
    if state.act in (MOVE, EXPLORE, BUILD):
        found += [actions.USE[slot] for owner, slots in enumerate(state.helps) for slot in slots if owner != player]
    if state.act == COLONIZE:
        found += [actions.GIVE_TEAM, actions.GIVE_PROFIT]
    return [*found, actions.CONFIRM]
