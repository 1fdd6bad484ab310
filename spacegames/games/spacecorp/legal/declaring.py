"""Which actions can be declared, by which team, to which target, with which bases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action

from .. import actions
from ..components.names import (
    BASES,
    BUILD,
    COLONIZE,
    EXPLORE,
    GENETICS,
    MARINERS,
    MOVE,
    PRODUCE,
    RESEARCH,
    RESEARCH_BASE,
    REVELATION,
    SPECIAL,
    STARFARERS,
    UPGRADE,
)
from ..components.sums import COUNTED, FIELD, INFRA, POINTS
from ..components.sums import SPECIAL as SPECIALS
from ..state import DECK_EMPTY
from ..value import (
    begun,
    build_cost,
    competitors_of,
    has_points_for,
    held_by,
    hqs_of,
    keeps_out,
    lift,
    most_points,
    near_way,
    outlook,
    penalty,
    reach_of,
)
from . import producing, specials
from .moving import can_move, first_target, movers, targets

if TYPE_CHECKING:
    from ..state import SpaceCorpState


_RESEARCH, _MOVE, _EXPLORE, _BUILD, _PRODUCE, _GENETICS, _REVELATION, _COLONIZE = actions.DECLARE
_ORDER = {action: number for number, action in enumerate(actions.DECLARE)}
_PRODUCED, _BRED, _REVEALED = FIELD * PRODUCE, FIELD * GENETICS, FIELD * REVELATION
"""Where the sums of these actions begin."""


def declare(state: SpaceCorpState) -> list[Action]:
    """Every action with a completion, or pass after the deck ran out, or skip if nothing is left (SC-TRN-04, SC-AMB-62, SC-AMB-63)."""
    found = possible(state)
    if may_pass(state):
        found.append(actions.PASS)
    elif not found:
        return [actions.SKIP]
    return found


def may_pass(state: SpaceCorpState) -> bool:
    """Whether players may pass: the deck is empty, or nothing was drawn from it for so long that it counts as empty (SC-ERA-03, SC-AMB-90)."""
    return not state.deck or state.ending == DECK_EMPTY


def possible(state: SpaceCorpState) -> list[Action]:
    """The actions the active player can take, passing not among them."""
    player, barred, parts = state.active, state.barred, state.parts
    cards = state.hands[player]
    held = held_by(state, player)
    free, hot = near_way(state, player, held)
    found = []
    if barred != RESEARCH and can_research(state, player):
        found.append(_RESEARCH)
    moves, explores, builds = barred == MOVE, barred == EXPLORE, barred == BUILD
    build, last, tiles, bases = parts.boards.build, parts.boards.last_box, state.tiles, state.bases
    for team in movers(state, player):
        site = state.teams[4 * player + team]
        if not moves and can_move(state, player, team, free, hot):
            moves = True
            found.append(_MOVE)
        if build[site] < 0 or bases[3 * site] >= 0:
            continue
        if last[site] >= 0 and tiles[last[site]] < 0:
            if not explores and can_explore(state, player, team):
                explores = True
                found.append(_EXPLORE)
        elif not builds and can_build(state, player, team):
            builds = True
            found.append(_BUILD)
    if len(found) > 2:
        found.sort(key=_ORDER.__getitem__)
    points = outright(state, player, held)
    if (state.built[player] or state.legacy[player]) and points >> _PRODUCED & POINTS and barred != PRODUCE and producing.eligible(state, player):
        found.append(_PRODUCE)
    if points >> _BRED & POINTS and barred != GENETICS:
        found.append(_GENETICS)
    if state.era != MARINERS:
        if points >> _REVEALED & POINTS and barred != REVELATION:
            found.append(_REVELATION)
        if state.era == STARFARERS and barred != COLONIZE and regions(state, player):
            found.append(_COLONIZE)
    if held >> INFRA:
        if held >> INFRA & COUNTED and barred != UPGRADE:
            found += [actions.UPGRADE[card] for card in dict.fromkeys(cards) if parts.infra[card]]
        if held >> SPECIALS and barred != SPECIAL:
            found += [actions.SPECIAL[card] for card in dict.fromkeys(cards) if parts.special[card] and can_special(state, player, card)]
    return found


# ---- each action


def can_research(state: SpaceCorpState, player: int) -> bool:
    """At most seven cards in hand, and something to take (SC-RES-01, SC-AMB-22)."""
    return len(state.hands[player]) <= state.parts.numbers["research_hand"] and (bool(state.deck) or max(state.offers) >= 0)


def outright(state: SpaceCorpState, player: int, cards: int) -> int:
    """What cards, HQs and progress cards give to the actions, as far as it is more than nothing (see sums.py)."""
    hqs = hqs_of(state)
    points = cards | (hqs.sums[player] if state.ending and competitors_of(state, player) < 0 else hqs.gives)
    if state.owned[player]:
        for action, added in enumerate(state.parts.perks(state.owned[player]).added):
            points |= added << FIELD * action
    return points


def has_points(state: SpaceCorpState, player: int, action: int) -> bool:
    """Whether an action can have a value at all."""
    return bool(outright(state, player, held_by(state, player)) >> FIELD * action & POINTS)


def empty_box(state: SpaceCorpState, site: int) -> int:
    """The first slot of a site without a tile, or -1."""
    for slot in range(3 * site, 3 * site + state.parts.boards.boxes[site]):
        if state.tiles[slot] < 0:
            return slot
    return -1


def has_tile(state: SpaceCorpState, slot: int) -> bool:
    """Whether the stack for this box still has a tile (SC-AMB-36)."""
    return bool(state.stacks[state.parts.boards.stack[slot // 3][slot % 3]])


def can_explore(state: SpaceCorpState, player: int, team: int) -> bool:
    """An empty box, a tile for it, and enough points (SC-EXP-01 to SC-EXP-03)."""
    site = state.teams[4 * player + team]
    slot = empty_box(state, site)
    if slot < 0 or not has_tile(state, slot):
        return False
    need = state.parts.boards.explore[site]
    plain, _shielded, _shields = outlook(state, player, EXPLORE, site, False)
    return plain >= need or lift(state, plain, state.profit[player]) >= need


def open_for_building(state: SpaceCorpState, player: int, site: int) -> bool:
    """No base yet, all boxes filled, nobody keeps the builder out (SC-BLD-02, SC-BLD-03, SC-ALN-07)."""
    boards = state.parts.boards
    if boards.build[site] < 0 or state.bases[3 * site] >= 0:
        return False
    last = boards.last_box[site]
    return (last < 0 or (state.tiles[last] >= 0 and empty_box(state, site) < 0)) and not keeps_out(state, player, site)


def can_build(state: SpaceCorpState, player: int, team: int) -> bool:
    """An open site, a fitting base for every tile, and enough points (SC-BLD-01 to SC-BLD-07)."""
    site = state.teams[4 * player + team]
    if not open_for_building(state, player, site):
        return False
    cost = build_cost(state, site)
    plain, shielded, shields = outlook(state, player, BUILD, site, state.parts.boards.radiation[site])
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
    for base in range(len(BASES)):
        if fits >> base & 1 and state.stock[9 * player + base] > chosen.count(base):
            after = (*chosen, base)
            if reach >= cost or any(_shields(state, type) for type in after):
                if completes(state, player, site, boxes, after):
                    found.append(base)
            elif completes(state, player, site, boxes, after, shielding=True):
                found.append(base)
    return found if parts.boards.spots[site] else []


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
        for slot in boxes[len(chosen) :]:
            if not state.parts.fits(state.era, site, state.tiles[slot]) >> RESEARCH_BASE & 1:
                break
        else:
            return True
    slot = boxes[len(chosen)]
    fits = state.parts.fits(state.era, site, state.tiles[slot])
    if left == 1 and not shielding:
        return any(fits >> base & 1 and state.stock[9 * player + base] > chosen.count(base) for base in range(len(BASES)))
    return any(
        fits >> base & 1
        and state.stock[9 * player + base] > chosen.count(base)
        and completes(state, player, site, boxes, (*chosen, base), shielding and not _shields(state, base))
        for base in range(len(BASES))
    )


def regions(state: SpaceCorpState, player: int) -> list[int]:
    """Systems that the player can colonize now with some tile (SC-COL-01, SC-COL-03, SC-COL-04)."""
    if not state.colonies or not state.built[player]:
        return []
    sites = [slot // 3 for slot in state.built[player] if slot % 3 == 0 and state.colony[slot // 3] < 0 and state.parts.boards.is_system[slot // 3]]
    if not sites:
        return []
    cheapest = next(value for value, colony in state.parts.cheapest if state.colonies >> colony & 1)
    return [site for site in sites if has_points_for(state, player, site, cheapest)]


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
    match state.act:
        case 1:
            if begun(state):
                return [number for number in movers(state, player) if first_target(state, player, number)]
            free, hot = near_way(state, player, held_by(state, player))
            return [number for number in movers(state, player) if can_move(state, player, number, free, hot)]
        case 2:
            return [number for number in movers(state, player) if can_explore(state, player, number)]
        case 3:
            return [number for number in movers(state, player) if can_build(state, player, number)]
    return [number for number in movers(state, player) if specials.prototype_targets(state, player, number)]


def visible_teams(state: SpaceCorpState) -> list[int]:
    """The teams that could carry the action out as far as the table shows, whatever the hand holds."""
    player = state.active
    found = []
    for number in movers(state, player):
        site = state.teams[4 * player + number]
        if state.act == EXPLORE:
            slot = empty_box(state, site)
            fits = slot >= 0 and has_tile(state, slot)
        elif state.act == BUILD:
            fits = open_for_building(state, player, site)
        else:
            fits = True
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


def visible_types(state: SpaceCorpState) -> list[int]:
    """The types of base for the next tile as far as the table shows."""
    player, site = state.active, state.target
    boxes = boxes_of(state, site)
    slot = boxes[len(state.types)]
    fits = state.parts.fits(state.era, site, state.tiles[slot])
    return [
        base
        for base in range(len(BASES))
        if fits >> base & 1 and state.stock[9 * player + base] > state.types.count(base) and completes(state, player, site, boxes, (*state.types, base))
    ]


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
