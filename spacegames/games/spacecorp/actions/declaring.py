"""Which actions can be declared, by which team, to which target, with which bases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action

from .. import actions
from ..components.names import BUILD, COLONIZE, EXPLORE, GENETICS, MARINERS, MOVE, PRODUCE, RESEARCH, REVELATION, SPECIAL, STARFARERS, TIME, UPGRADE
from ..components.sums import COUNTED, DOUBLES, FIELD, INFRA, POINTS, RIVALRY, SUM
from ..components.sums import SPECIAL as SPECIALS
from ..state import DECK_EMPTY
from ..value import begun, competitors_of, has_points_for, hot_cost, most_points
from . import producing, specials
from .moving import can_move, first_target, leaving, movers, targets
from .seeing import once_each
from .settling import can_build, can_explore, empty_box, has_tile, open_for_building, types

if TYPE_CHECKING:
    from ..state import SpaceCorpState


_CHOICES = [[action for number, action in enumerate(actions.DECLARE) if found >> number & 1] for found in range(1 << len(actions.DECLARE))]
"""The actions that can be declared without a card, by a bit for each."""
_MOVED, _EXPLORED, _BUILT = FIELD * MOVE, FIELD * EXPLORE, FIELD * BUILD
"""Where the sums of these actions begin."""
_MOVES, _EXPLORES, _BUILDS = 1 << MOVE, 1 << EXPLORE, 1 << BUILD
_DECLARED = (1 << len(actions.DECLARE)) - 1
_LATE = 1 << len(actions.DECLARE)
"""Some team can take a later action while no team before it was seen to take an earlier one."""
_RESEARCH_OR_BOARD = 1 << RESEARCH | _MOVES | _EXPLORES | _BUILDS | _LATE
_TWO = (_LATE | _MOVES | _EXPLORES, _LATE | _MOVES | _BUILDS, _LATE | _EXPLORES | _BUILDS)
_PRODUCES, _BREEDS, _REVEALS = POINTS << FIELD * PRODUCE, POINTS << FIELD * GENETICS, POINTS << FIELD * REVELATION


def declare(state: SpaceCorpState) -> list[Action]:
    """Every action with a completion, or pass after the deck ran out, or skip if nothing is left (SC-TRN-04, SC-AMB-62, SC-AMB-63)."""
    found = possible(state)
    if (not state.deck or state.ending) and may_pass(state):
        return [*found, actions.PASS]
    return found or [actions.SKIP]


def may_pass(state: SpaceCorpState) -> bool:
    """Whether players may pass: the deck is empty, or nothing was drawn from it for so long that it counts as empty (SC-ERA-03, SC-AMB-90)."""
    return not state.deck or state.ending == DECK_EMPTY


def possible(state: SpaceCorpState) -> list[Action]:
    """The actions the active player can take, passing not among them."""
    player, barred, parts = state.active, state.barred, state.parts
    held, hqs = state.held[player], state.hqs
    points = held + (hqs.sums[player] if state.ending else hqs.best)
    found = on_board(state, player, held, points)
    if len(state.hands[player]) <= parts.numbers["research_hand"] and (state.deck or max(state.offers) >= 0):
        found |= 1 << RESEARCH
    if state.owned[player] or (state.ending and held >> RIVALRY & COUNTED):
        points = outright(state, player, held)
    if points & _PRODUCES and (state.built[player] or state.legacy[player]) and producing.eligible(state, player):
        found |= 1 << PRODUCE
    if points & _BREEDS:
        found |= 1 << GENETICS
    if state.era != MARINERS:
        if points & _REVEALS:
            found |= 1 << REVELATION
        if state.era == STARFARERS and state.built[player] and regions(state, player):
            found |= 1 << COLONIZE
    if barred >= 0:
        found &= ~(1 << barred)
    choices = _CHOICES[found & _DECLARED]
    if found & _RESEARCH_OR_BOARD in _TWO and _later_first(state, player, found):
        choices = [choices[1], choices[0], *choices[2:]]
    if held >> INFRA:
        choices = choices.copy()
        if held >> INFRA & COUNTED and barred != UPGRADE:
            choices += once_each(state.hands[player], parts.upgrading)
        if held >> SPECIALS and barred != SPECIAL:
            before, special = -1, parts.special
            for card in state.hands[player]:
                if special[card] and card != before and can_special(state, player, card):
                    before = card
                    choices.append(actions.SPECIAL[card])
    return choices


def on_board(state: SpaceCorpState, player: int, held: int, points: int) -> int:
    """Which of Move, Explore and Build some team can carry out, a bit each, and whether their order is open.

    `held` are the points of the hand, `points` those of the hand and of the best HQ (see sums.py). With them most teams can surely act; all that multiplies,
    shields and helps is looked at only where they do not reach.
    """
    parts, bases, ending = state.parts, state.bases, state.ending
    boards, tiles, track, acted = parts.boards, state.tiles, state.track, state.acted
    is_stuck, is_start, build = boards.is_stuck, boards.is_start, boards.build
    free = points >> _MOVED & SUM
    doubles = held >> _MOVED + DOUBLES & SUM
    if doubles:
        free = (free or 1) << doubles
    if TIME in state.hands[player] and parts.time_helps[MOVE]:
        free *= 2
    found, place, sites = 0, 4 * player, []
    for site in state.teams[place : place + 4]:
        if site >= 0 and site not in sites and not track[place] and not is_stuck[site] and not (acted and acted >> (place & 3) & 1):
            sites.append(site)
            base = bases[3 * site]
            if not found & _MOVES:
                if is_start[site] or (base >= 0 and (not ending or base >> 4 == player)):
                    calm, hot = boards.next_calm[site], boards.next_hot[site]
                else:
                    calm, hot = boards.home_calm[site], boards.home_hot[site]
                if free >= calm or (free >= hot and state.profit[player] >= hot_cost(state)):
                    found |= _MOVES
            if base < 0 and build[site] >= 0:
                last = boards.last_box[site]
                if last >= 0 and tiles[last] < 0:
                    if not found & _EXPLORES and can_explore(state, player, site, points >> _EXPLORED & SUM):
                        found |= _EXPLORES if found & _MOVES and not found & _BUILDS else _EXPLORES | _LATE
                elif not found & _BUILDS and can_build(state, player, site, points >> _BUILT & SUM):
                    found |= _BUILDS if found & _MOVES else _BUILDS | _LATE
        place += 1
    if not found & _MOVES and can_move(state, player, sites):
        found |= _MOVES
    return found


def _later_first(state: SpaceCorpState, player: int, found: int) -> bool:
    """Whether of two actions of teams the later one comes first: without Research they stand in the order of the teams that can take them."""
    for number in movers(state, player):
        site = state.teams[4 * player + number]
        if found & _MOVES and can_move(state, player, [site]):
            return False
        if found & _EXPLORES and can_explore(state, player, site):
            return found & _MOVES > 0
        if found & _BUILDS and can_build(state, player, site):
            return True
    return False


# ---- each action


def outright(state: SpaceCorpState, player: int, cards: int) -> int:
    """What cards, HQs and progress cards give to the actions, as far as it is more than nothing (see sums.py)."""
    hqs = state.hqs
    points = cards | (hqs.sums[player] if state.ending and competitors_of(state, player) < 0 else hqs.gives)
    return points | state.perks[player].points


def has_points(state: SpaceCorpState, player: int, action: int) -> bool:
    """Whether an action can have a value at all."""
    return bool(outright(state, player, state.held[player]) >> FIELD * action & POINTS)


def regions(state: SpaceCorpState, player: int) -> list[int]:
    """Systems that the player can colonize now with some tile (SC-COL-01, SC-COL-03, SC-COL-04)."""
    if not state.colonies:
        return []
    cheapest, is_system = state.parts.cheapest_of(state.colonies), state.parts.boards.is_system
    found = []
    for slot in state.built[player]:
        if slot % 3 == 0:
            site = slot // 3
            if state.colony[site] < 0 and is_system[site] and has_points_for(state, player, site, cheapest):
                found.append(site)
    return found


def can_special(state: SpaceCorpState, player: int, card: int) -> bool:
    """Whether the special card has a legal use."""
    match state.parts.special[card]:
        case "probe":
            return specials.has_probe_site(state)
        case "prototype":
            return any(specials.prototype_targets(state, player, team) for team in movers(state, player))
    return True


# ---- the choices after declaring


def team(state: SpaceCorpState) -> list[Action]:
    """The teams that can carry the action out."""
    found = [actions.TEAM[number] for number in able(state)]
    if state.execution == 2 or not found:
        found.append(actions.STOP if state.execution == 2 else actions.WITHDRAW)
    return found


def able(state: SpaceCorpState) -> list[int]:
    """The teams of the active player with a target for the declared action."""
    player = state.active
    sites = state.teams[4 * player : 4 * player + 4]
    match state.act:
        case 1:
            if begun(state):
                return [number for number in movers(state, player) if first_target(state, player, number)]
            teams = movers(state, player)
            ready = leaving(state, player, [sites[number] for number in teams], False)
            return [number for number in teams if sites[number] in ready]
        case 2:
            return [number for number in movers(state, player) if can_explore(state, player, sites[number])]
        case 3:
            return [number for number in movers(state, player) if can_build(state, player, sites[number])]
    return [number for number in movers(state, player) if specials.prototype_targets(state, player, number)]


def visible_teams(state: SpaceCorpState) -> list[int]:
    """The teams that could carry the action out as far as the table shows, whatever the hand holds."""
    player = state.active
    if state.act not in (EXPLORE, BUILD):
        return movers(state, player)
    found = []
    for number in movers(state, player):
        site = state.teams[4 * player + number]
        if state.act == EXPLORE:
            slot = empty_box(state, site)
            fits = slot >= 0 and has_tile(state, slot)
        else:
            fits = open_for_building(state, player, site)
        if fits:
            found.append(number)
    return found


def visible_targets(state: SpaceCorpState) -> list[int]:
    """The targets that could be chosen as far as the table shows; a Move is always asked for."""
    player = state.active
    if state.act == COLONIZE:
        return [slot // 3 for slot in state.built[player] if slot % 3 == 0 and state.colony[slot // 3] < 0]
    if state.act == MOVE:
        return []
    return specials.probe_sites(state) if state.parts.special[state.card] == "probe" else specials.prototype_targets(state, player, state.team)


def target(state: SpaceCorpState) -> list[Action]:
    """Where to: sites for a Move or a Special, regions for a colony."""
    player = state.active
    if state.act == MOVE:
        found = [actions.TO[site] for site in sorted(targets(state, player, state.team))]
    elif state.act == COLONIZE:
        found = [actions.AT[site] for site in regions(state, player)]
    elif state.parts.special[state.card] == "probe":
        found = [actions.AT[site] for site in specials.probe_sites(state)]
    else:
        found = [actions.TO[site] for site in sorted(specials.prototype_targets(state, player, state.team))]
    return found or [actions.WITHDRAW]


def base(state: SpaceCorpState) -> list[Action]:
    """The types of base for the next tile."""
    found = types(state, state.active, state.teams[4 * state.active + state.team], state.types)
    return [actions.BASE[type] for type in found] or [actions.WITHDRAW]


def colony(state: SpaceCorpState) -> list[Action]:
    """The colony tiles the region can reach."""
    most = most_points(state, state.active, state.target)
    values = state.parts.colony_value
    return [actions.FOUND[tile] for tile in range(len(values)) if state.colonies >> tile & 1 and values[tile] <= most] or [actions.WITHDRAW]
