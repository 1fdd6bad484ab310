"""What the table shows for an action being fed: bases that help it, another team that could act too, and whether that one needs a shield."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action

from ..components.names import BUILD, EXPLORE, MOVE, TIME
from ..value import abilities, gather, helped, starts_shielded
from . import settling

if TYPE_CHECKING:
    from ..state import SpaceCorpState


def once_each(hand: tuple[int, ...], actions: list[Action | None]) -> list[Action]:
    """What can be done with the cards of a hand, equal ones once; they stand side by side."""
    found = []
    before = -1
    for card in hand:
        if card != before:
            before = card
            action = actions[card]
            if action is not None:
                found.append(action)
    return found


def lends(state: SpaceCorpState) -> bool:
    """Whether any base might help the action being fed; of an Explore none does."""
    return state.aid > 0 and state.act != EXPLORE and helped(state, state.teams[4 * state.active + state.team])


def rival_bases(state: SpaceCorpState) -> list[tuple[int, int]]:
    """Rivals' bases that would still help the action being fed, each with how."""
    player = state.active
    if state.act not in (MOVE, BUILD):
        return []
    return gather(state, player, state.act, state.teams[4 * player + state.team])[1]


def second_team(state: SpaceCorpState) -> bool:
    """Whether another own team could carry out the same action (SC-VAL-08, SC-AMB-20)."""
    player = state.active
    first = 4 * player
    boards = state.parts.boards
    for team in range(4):
        site = state.teams[first + team]
        if team == state.team or site < 0 or state.track[first + team] or boards.is_stuck[site]:
            continue
        if state.act == MOVE:
            return True
        if site == state.teams[first + state.team]:
            continue
        slot = settling.empty_box(state, site)
        if state.act == EXPLORE and slot >= 0 and settling.has_tile(state, slot):
            return True
        if state.act == BUILD and settling.open_for_building(state, player, site):
            return True
    return False


def shields_later(state: SpaceCorpState) -> bool:
    """Whether a shielded value is worth choosing for the second team of a Time card: no card shields the action yet, and another
    own team could act in the radiation zone without a shield of its own (SC-RAD-05, SC-RAD-06, SC-VAL-08).
    """
    player, action = state.active, state.act
    if state.execution == 2 or state.timed == 1 or not (state.timed or TIME in state.hands[player]) or not state.parts.radiation[state.era]:
        return False
    if action not in (MOVE, BUILD) or state.hq_shielded or state.perks[player].shield:
        return False
    for fed in state.fed:
        if fed & 1:
            return False
    boards, place = state.parts.boards, 4 * player
    here, start = state.teams[place + state.team], boards.start[state.era]
    for team, site in enumerate(state.teams[place : place + 4]):
        if site < 0 or team == state.team or boards.is_stuck[site] or state.track[place + team]:
            continue
        if action == MOVE:
            if site == start and starts_shielded(state, site):
                continue
        elif site == here or not boards.radiation[site] or not settling.open_for_building(state, player, site):
            continue
        if not (helped(state, site) and abilities(state, player, action, site)[3]):
            return True
    return False
