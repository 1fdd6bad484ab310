"""How good a situation looks: profit, what cards, bases, teams and contracts promise, and how a half-fed action would end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action

from .. import contracts
from ..actions import producing
from ..components.names import (
    ATTRACTION,
    BASES,
    BIO_LAB,
    BUILD,
    COLONIZE,
    EXPLOITER,
    EXPLORE,
    INDUSTRIAL,
    MARINERS,
    MOVE,
    PRODUCE,
    REFINERY,
    RESEARCH,
    RESEARCH_BASE,
    SECURE,
    SHIELD_FACTORY,
    SPACEPORT,
    STARFARERS,
    TIME,
)
from ..value import build_cost, colony_points, distance, keeps_out

if TYPE_CHECKING:
    from ..state import SpaceCorpState

_SCALE = (1.0, 0.7, 0.4)
"""What one point of a card is worth in each era."""
_TYPES = {ATTRACTION: 1.2, BIO_LAB: 1.0, EXPLOITER: 1.0, INDUSTRIAL: 0.5, REFINERY: 1.4, RESEARCH_BASE: 0.6, SECURE: 0.3, SHIELD_FACTORY: 0.4, SPACEPORT: 0.7}
"""What a new base is worth besides what it pays at once."""


BUILT = 1.6
"""What any base is worth by standing there, for contracts, moves and rewards."""


def rounds_left(state: SpaceCorpState) -> float:
    """How many more turns each player may get in this era, roughly."""
    if state.last is not None:
        return 0.5
    return 1 + len(state.deck) / (1.8 * state.players)


def worth(state: SpaceCorpState, player: int) -> float:
    """What the table is worth to a player, in profit."""
    rounds = rounds_left(state)
    later = state.until - state.era
    value = float(state.profit[player])
    value += _hand(state, player, rounds)
    value += _infra(state, player, rounds + 6 * later)
    value += _yields(state, player, rounds + 3 * later)
    value += sum([BUILT + _TYPES[state.bases[slot] & 15] * 0.5 for slot in state.built[player]])
    value += _contracts(state, player, rounds)
    value += _teams(state, player, rounds)
    value += _progress(state, player, rounds, later)
    for marker, owner in enumerate(state.beyond):
        if owner == player:
            value += (3.0, 1.0)[marker]
    if state.era == STARFARERS:
        number = len(contracts.colonies_of(state, player))
        value += (-1.0, 1.0, 4.0, 8.0, 13.0)[min(4, number)]
        value += _settling(state, player, rounds)
    return value


def _hand(state: SpaceCorpState, player: int, rounds: float) -> float:
    """Cards are worth what they will still do; the more there are, the less each of them."""
    keep = min(1.0, rounds / 4)
    total = 0.0
    values = sorted((card_worth(state, card) for card in state.hands[player]), reverse=True)
    for task in state.pending:
        if task[0] == "draws" and player == state.active:
            cards = min(task[1], len(state.deck) + sum(card >= 0 for card in state.offers))
            values = sorted(values + [0.55] * min(cards, 12), reverse=True)
    for number, value in enumerate(values):
        total += value * (1.0 if number < 6 else 0.5 if number < 10 else 0.15)
    return keep * total


def card_worth(state: SpaceCorpState, card: int) -> float:
    parts = state.parts
    if card == TIME:
        return 0.7
    best = max(parts.plain[action][card] for action in range(7)) * _SCALE[state.era] * 0.16
    if parts.plain[PRODUCE][card]:
        best += 0.35
    if any(parts.times[action][card] for action in range(7)):
        best += 0.55
    value = 0.22 + best
    if parts.infra[card]:
        value += 0.15
    if parts.special[card]:
        value += 0.9 * parts.special_profit[card] or 0.5
    return value


def _infra(state: SpaceCorpState, player: int, rounds: float) -> float:
    """Points that come back every turn; several kinds are better than one."""
    table = state.parts.hq(state.home, state.infra[player])
    scale = _SCALE[state.era]
    total = 0.0
    for action, share in ((MOVE, 0.10), (EXPLORE, 0.07), (BUILD, 0.10)):
        points = table[action].printed + table[action].added + (3 if table[action].multiplies else 0)
        total += share * scale * min(points, 8 / scale) * min(rounds, 10)
    return total


def _yields(state: SpaceCorpState, player: int, rounds: float) -> float:
    """Tiles that produce, as often as there will be a Produce action."""
    tiles = sorted((gives for _place, gives in producing.eligible(state, player)), reverse=True)
    if not tiles:
        return 0.0
    points = state.parts.hand(state.hands[player]).worth(PRODUCE)
    sure = sum(tiles[: points.added * points.times if points.added else points.times if points.multiplies else 0])
    return 0.75 * sure + 0.35 * sum(tiles) * min(1.5, rounds / 6)


def _contracts(state: SpaceCorpState, player: int, rounds: float) -> float:
    total = 0.0
    for row in range(7):
        if state.claimed[row] >= 0:
            continue
        have, need = contracts.progress(state, player, row)
        pays = contracts.reward(state, row)
        if have >= need:
            total += 0.95 * pays
        elif have > 0:
            total += pays * 0.6 * min(1.0, rounds / 4) * (have / need) ** 1.5
    return total


def _progress(state: SpaceCorpState, player: int, rounds: float, later: int) -> float:
    value = 1.5 * state.owned[player].bit_count()
    size = state.parts.numbers["wheel"]
    if state.era == MARINERS:
        if not later:
            return float(state.advanced[player])
        return 0.4 * min(state.advanced[player], size)
    return value + 1.6 * (state.genetics[player] + state.revelation[player]) / size * min(1.0, rounds / 4)


# ---- teams


def _teams(state: SpaceCorpState, player: int, rounds: float) -> float:
    """What the teams can do where they stand."""
    total = 0.0
    seen: list[int] = []
    for team in range(4):
        place = 4 * player + team
        site = state.teams[place]
        if site < 0 or site in seen:
            continue
        seen.append(site)
        total += spot_worth(state, player, site, rounds - state.track[place])
        if state.claim[site] == place and state.bases[3 * site] < 0:
            total += 0.2
    return total


def spot_worth(state: SpaceCorpState, player: int, site: int, rounds: float) -> float:
    """What a team at this site can still earn there."""
    boards = state.parts.boards
    if boards.build[site] < 0 or state.bases[3 * site] >= 0 or rounds < 0.8:
        return 0.0
    share = min(1.0, rounds / 3)
    scale = _SCALE[state.era]
    spots = boards.spots[site]
    if boards.boxes[site] and state.tiles[3 * site + boards.boxes[site] - 1] < 0:
        effort = 0.05 * scale * (boards.explore[site] + boards.build[site])
        promise = 0.45 * BUILT * spots + 0.9 * boards.boxes[site] + (0.5 if boards.kind[site] == "planet_surface" else 0)
        return share * max(0.2, promise - effort)
    if keeps_out(state, player, site):
        return 0.0
    gain = BUILT * spots + _base_gain(state, player, site)
    return share * max(0.3, 0.6 * gain - 0.05 * scale * build_cost(state, site))


def _base_gain(state: SpaceCorpState, player: int, site: int) -> float:
    """What bases on this site would bring beside standing there."""
    total = 0.0
    for slot in range(3 * site, 3 * site + state.parts.boards.spots[site]):
        fits = state.parts.fits(state.era, site, state.tiles[slot])
        total += max((type_gain(state, player, slot, base) for base in range(len(BASES)) if fits >> base & 1), default=0.0)
    return total


def type_gain(state: SpaceCorpState, player: int, slot: int, base: int) -> float:
    """What one type of base on one tile would bring."""
    tile = state.parts.tiles[state.tiles[slot]] if state.tiles[slot] >= 0 else None
    value = _TYPES[base]
    if not state.stock[9 * player + base]:
        return 0.0
    rounds = rounds_left(state)
    production = max(0, tile.production) if tile else 0
    often = 0.35 * min(1.5, rounds / 6) + 0.2
    if base == EXPLOITER and tile is not None:
        return production + (tile.colony if state.era == STARFARERS else 0) - 0.1
    table = state.parts.bases[state.era][base]
    more = table.production if table is not None else 0
    if tile is not None and (tile.production >= 0 or more):
        value = 0.5 * value + often * (production + more)
    if base == SPACEPORT and any(state.parts.boards.kind[other // 3] == "lagrange" for other in state.built[player]):
        value += 0.1
    return value


def _settling(state: SpaceCorpState, player: int, rounds: float) -> float:
    """Systems full of own bases that wait for a colony."""
    total = 0.0
    for slot in state.built[player]:
        site = slot // 3
        if slot % 3 == 0 and state.colony[site] < 0:
            total += min(3.0, 0.5 * (1 + colony_points(state, player, site))) * min(1.0, rounds / 2)
    return total


# ---- how a half-fed action would end


def completed(state: SpaceCorpState) -> SpaceCorpState:
    """The table after the action being put together has been fed and confirmed in a plain way."""
    new = state.copy()
    player = new.active
    for _step in range(16):
        if new.act < 0 or new.pending or new.decider != player:
            break
        new.play(_plain_choice(new, player))
    return new


def _plain_choice(state: SpaceCorpState, player: int) -> Action:
    choices = state.actions()
    if len(choices) == 1:
        return choices[0]
    match state.kind:
        case "team":
            return max(choices, key=lambda action: _team_appeal(state, player, action))
        case "target":
            return max(choices, key=lambda action: _target_appeal(state, player, action))
        case "base":
            slot = 3 * state.target + len(state.types)
            return max(choices, key=lambda action: type_gain(state, player, slot, action.args[0]))
        case "colony":
            return max(choices, key=lambda action: (bool(state.parts.colony_effect[action.args[0]]), -state.parts.colony_value[action.args[0]]))
        case "feed":
            return _next_source(state, player, choices)
    return choices[0]


def _team_appeal(state: SpaceCorpState, player: int, action: Action) -> float:
    if action.kind != "team":
        return -0.5
    site = state.teams[4 * player + action.args[0]]
    here = spot_worth(state, player, site, rounds_left(state))
    return -here if state.act == MOVE else here


def _target_appeal(state: SpaceCorpState, player: int, action: Action) -> float:
    if action.kind == "withdraw":
        return -9.0
    target = action.args[0]
    if state.act == COLONIZE:
        return float(colony_points(state, player, target))
    if state.act != MOVE:
        return float(state.parts.boards.explore[target]) + 0.1 * spot_worth(state, player, target, rounds_left(state))
    boards = state.parts.boards
    if target == boards.beyond[state.era]:
        value = (2.6 if -1 in state.beyond else 0.0) if rounds_left(state) < 5 else 0.8
    elif boards.is_spur[target]:
        value = 9.0 if not state.spur else 3.0
    elif any(state.teams[4 * player + team] == target for team in range(4)):
        value = -1.0
    else:
        value = spot_worth(state, player, target, rounds_left(state))
    need = distance(state, player, state.teams[4 * player + state.team], target)
    return value - 0.06 * _SCALE[state.era] * need


def _next_source(state: SpaceCorpState, player: int, choices: list[Action]) -> Action:
    """Own Infra, then cards: the smallest that is enough, else the largest; profit only for the last point or two."""
    confirm = next((action for action in choices if action.kind == "confirm"), None)
    count, parts = state.count, state.parts
    own = next((action for action in choices if action.kind == "hq" and action.args == (1 << player, False)), None)
    if own is not None:
        return own
    if state.act not in (MOVE, EXPLORE, BUILD, COLONIZE):
        if state.act == RESEARCH:
            useful = [action for action in choices if action.kind == "card" and parts.plain[RESEARCH][action.args[0]] >= 2]
        else:
            useful = [action for action in choices if action.kind == "card"]
            if state.act == PRODUCE and count.value >= len(producing.eligible(state, player)):
                useful = []
        return useful[0] if useful else confirm or choices[0]
    exposed = count.radiation > 0 and not count.shielded
    if confirm is not None and (count.need <= count.value or state.act == COLONIZE) and not exposed:
        return confirm
    if exposed:
        shields = [action for action in choices if action.kind in ("shielded", "use")]
        if shields:
            return shields[0]
    gap = count.need - count.value
    cards = [action for action in choices if action.kind == "card"]
    act = BUILD if state.act == COLONIZE else state.act
    if confirm is not None and (gap <= 1 or not cards):
        return confirm
    if cards:
        factor = max(1, count.times * count.factor)

        def order(action: Action) -> tuple[int, int]:
            points = parts.plain[act][action.args[0]] * factor or count.value * parts.times[act][action.args[0]] or 1
            return (0, points) if points >= gap else (1, -points)

        return min(cards, key=order)
    rest = [action for action in choices if action.kind in ("use", "give", "hq")]
    if rest:
        return rest[0]
    return next((action for action in choices if action == "time double"), confirm or choices[0])
