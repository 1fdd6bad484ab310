"""What a ship is worth: while it is built, and in flight with what it carries."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from ..components import (
    BATTERY_2,
    BATTERY_3,
    CABIN,
    CANNON,
    CARGO_2,
    CARGO_3,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    FRONT,
    ORANGE_SUPPORT,
    PURPLE_SUPPORT,
    REAR,
    ROOM,
    SHIELD,
    SPECIAL_1,
    SPECIAL_2,
    STRUCTURAL,
    TYPE,
    number_of,
)
from ..hull import Hull, fits, frontier, misfits
from ..state import LIFTED, OFF, RESERVE

if TYPE_CHECKING:
    from ..components import Round
    from ..state import GalaxyTruckerState

DAY = 0.11
"""A day ahead."""
EARLY = 0.25
"""Each number better at the launch, times the level."""
FAULT = 3.0
"""What a building mistake costs, roughly: some components and what they did."""


WEIGHTS = {"engine": 1.1, "cannon": 1.0, "crew": 1.0, "plain": 0.75, "special": 1.1, "tokens": 0.8, "shield": 0.9}
WASTED = 0.12
TILE_WORTH, PACE, OPEN_ENOUGH = 1.8, 0.5, 2.0
"""What a component yet to come is worth, how many come in a beat, and how many open cells make a ship easy to build on."""
LOOKS = 3
"""So many places for a component in hand are judged exactly."""
LOOSE_END = 0.08
"""What an exposed connector costs."""


def _growing(amount: float, enough: float) -> float:
    """More is better, but less and less so."""
    return enough * (1.0 - exp(-amount / enough))


def fitness(level: int, engine: float, cannon: float, crew: float, tokens: float, plain: float, special: float, shields: int, doubles: int) -> float:
    """What a ship's abilities earn or save in a whole flight of this level, in credits."""
    value = WEIGHTS["engine"] * _growing(engine, 2.5 + 1.5 * level) + WEIGHTS["cannon"] * _growing(cannon, 2.0 + 1.8 * level)
    value += WEIGHTS["crew"] * _growing(crew, 3.0 + 2.0 * level)
    value += WEIGHTS["plain"] * _growing(plain, 2.0 + 1.5 * level) + WEIGHTS["special"] * _growing(special, 1.0 + level)
    value += WEIGHTS["tokens"] * _growing(tokens, 1.5 + 0.8 * doubles)
    if tokens:
        value += WEIGHTS["shield"] * shields * (0.6 + 0.4 * level)
    if engine < 1:
        value -= 3.0 + level
    if crew < 4 + 2 * level:
        value -= 0.3 * (4 + 2 * level - crew)
    return value


Worth = tuple[float, int, int]
Abilities = tuple[float, float, int, int, int, int, int, int]


def abilities(hull: Hull) -> Abilities:
    """Strengths with some doubles powered, crew, tokens, containers and shields of a full ship."""
    ship = hull.ship
    tokens = sum(ROOM[TYPE[ship[cell] >> 2]] for cell in hull.batteries)
    plain = special = 0
    for cell in hull.holds:
        kind = TYPE[ship[cell] >> 2]
        if kind in (SPECIAL_1, SPECIAL_2):
            special += ROOM[kind]
        else:
            plain += ROOM[kind]
    engine = hull.engines + 1.4 * min(hull.double_engines, tokens)
    cannon = hull.forward + 0.5 * hull.aside + 1.4 * min(hull.forward_double, tokens) + 0.7 * min(hull.aside_double, tokens)
    doubles = hull.double_engines + hull.forward_double + hull.aside_double
    return engine, cannon, 2 * len(hull.cabins), tokens, plain, special, sum(cell >= 0 for cell in hull.shields), doubles


# ---- while building


def built(state: GalaxyTruckerState, player: int) -> float:
    """A ship in the yard: what it can do, what is wrong with it, and what may still become of it."""
    hull = state.hull(player)
    worth = value, room, free = appraised(state, hull, state.loose[player])
    value += prize_money(state) - len(state.reserve[player]) * 0.6
    if state.number[player]:
        return value + EARLY * state.round.level * (state.players - state.number[player])
    chance = promise(state, room, free)
    if state.hand[player] >= 0:
        chance += _best_use(state, player, hull, worth) + 0.03 - 0.0001 * len(state.heap)  # rather something new than what nobody wanted
        value -= 0.6 if state.hand_from[player] & RESERVE else 0.0
        value -= 0.08 if state.hand_from[player] & LIFTED else 0.0
    if state.waited >> player & 1:
        value -= 0.1
    return value + chance


def prize_money(state: GalaxyTruckerState, round: Round | None = None) -> float:
    """What a ship that arrives is paid on the average."""
    round = round or state.round
    return sum(round.rewards[: state.players]) / state.players + 0.4 * round.prize


def later_rounds(state: GalaxyTruckerState) -> float:
    """What is to be expected of the rounds to come, as it will look when they begin."""
    key = (state.rounds[state.place + 1 :], state.players, state.options["sand"])
    if key in state.box.later:
        return state.box.later[key]
    value = 0.0
    for name in key[0]:
        round = state.box.rounds[name]
        value += prize_money(state, round) + fitness(round.level, 0, 0, 2, 0, 0, 0, 0, 0) - 4 * LOOSE_END
        left = state.options["sand"] + round.circle * (state.options["sand"] + 5)
        value += _promised(left, 0, 1, 4, len(round.board.marked) - 1)
    state.box.later[key] = value
    return value


def promise(state: GalaxyTruckerState, room: float, free: int) -> float:
    """What may still be added: as many components as there is time and space for, if the ship stays open enough for them."""
    beat, clock = state.beat, state.options["hourglass"] == "clock"
    if clock:
        beat //= state.players
    patience = 25 + 22 * state.round.level
    if state.circle < 0 or clock:
        left = 20 * (state.round.level + 1) - beat
    else:
        left = state.sand + state.circle * (state.options["sand"] + 5)  # nobody turns it at once
    return _promised(left, beat, patience, room, free)


def _promised(left: int, beat: int, patience: int, room: float, free: int) -> float:
    more = min(free, PACE * max(left, 0))
    return TILE_WORTH * more * room / (room + OPEN_ENOUGH) * max(0.0, 1.0 - beat / patience)


def appraised(state: GalaxyTruckerState, hull: Hull, loose: int) -> Worth:
    """The worth of a ship, its open cells and all free cells; roughly if the component attached last, on the cell `loose`, is out of place.

    It is found out once, and depends on nothing but the ship, the round and that cell.
    """
    if loose < 0:
        hull.value = hull.value or _measure(state, hull)
        return hull.value
    if hull.rough is None:
        before = hull.origin or Hull({cell: piece for cell, piece in hull.ship.items() if cell != loose}, hull.board, hull.box)
        hull.origin = before
        value, room, free = appraised(state, before, -1)
        wrong = misfits(before.ship, loose, hull.ship[loose], hull.board, hull.box)
        if wrong:
            hull.rough = value - FAULT * len(wrong), max(0, room - 1), free - 1
        else:
            hull.rough = hull.value = hull.value or _measure(state, hull, -1 if before.faults else 0)
    return hull.rough


def _measure(state: GalaxyTruckerState, hull: Hull, faults: int = -1) -> Worth:
    """The worth of a ship as it stands, its open cells and all free cells; the number of its faults may be known."""
    level = state.round.level
    engine, cannon, crew, tokens, plain, special, shields, doubles = abilities(hull)
    value = fitness(level, engine, cannon, crew, tokens, plain, special, shields, doubles)
    if not state.learning:
        value += 0.8 * len({alien for aliens in hull.supported.values() for alien in aliens})
    if faults < 0:
        faults = len(hull.faults)
        value -= sum(len(fault.cells) for fault in hull.faults if fault.kind == 7)
    value -= FAULT * faults
    room, wasted = _room(hull)
    value -= LOOSE_END * hull.exposed + WASTED * wasted
    return value, room, sum(cell not in hull.ship for cell in hull.board.marked)


def _room(hull: Hull) -> tuple[int, int]:
    """Free cells that can be joined, and connectors that point where nothing can ever be."""
    ship, board, sides_of = hull.ship, hull.board, hull.box.sides
    ways: dict[int, int] = {}
    blocked = set()
    wasted = 0
    for cell, piece in ship.items():
        sides = sides_of[piece]
        kind, quarter = TYPE[piece >> 2], piece & 3
        for side in (0, 1, 2, 3):
            other = cell + board.steps[side]
            if other in ship:
                continue
            if sides[side]:
                if other in board.marked:
                    ways[other] = ways.get(other, 0) + 1
                else:
                    wasted += 1
            elif (kind in (CANNON, DOUBLE_CANNON) and side == quarter) or (kind in (ENGINE, DOUBLE_ENGINE) and side == quarter + REAR & 3):
                blocked.add(other)
    open_cells = [cell for cell in ways if cell not in blocked]
    wasted += sum(ways[cell] for cell in ways if cell in blocked)
    return len(open_cells), wasted


def _best_use(state: GalaxyTruckerState, player: int, hull: Hull, worth: Worth) -> float:
    """The most a component in hand can add, wherever it fits; at least nothing, for it can be put back."""
    tile = state.hand[player]
    uses = hull.uses.get(tile)
    if uses is None:
        uses = hull.uses[tile] = _uses(state, hull, tile)
    if not uses:
        return 0.0
    before = worth[0] + promise(state, *worth[1:])
    return max(0.0, max(value + promise(state, room, free) for value, room, free in uses) - before)


def _uses(state: GalaxyTruckerState, hull: Hull, tile: int) -> list[tuple[float, int, int]]:
    """What the ship would be with a component in the most promising places: all places are judged roughly, and these as if it were there."""
    ship, board, box = hull.ship, hull.board, hull.box
    kind = TYPE[tile]
    now = abilities(hull)
    gain = [_gain(state, hull, now, kind, quarter) for quarter in range(4)]
    turns = (0,) if kind in (ENGINE, DOUBLE_ENGINE) else (0, 1, 2, 3)
    found = []
    for cell in frontier(ship, board):
        if cell not in board.marked:
            continue
        for quarter in turns:
            piece = 4 * tile + quarter
            if fits(ship, cell, piece, board, box):
                sides = box.sides[piece]
                opened = outside = 0
                for side in (0, 1, 2, 3):
                    if sides[side]:
                        other = cell + board.steps[side]
                        if other not in board.marked:
                            outside += 1
                        elif other not in ship:
                            opened += 1
                found.append((gain[quarter] + TILE_WORTH * min(opened, 2) - WASTED * outside, cell, piece))
    found.sort(reverse=True)
    return [_measure(state, Hull({**ship, cell: piece}, board, box), len(hull.faults)) for _rough, cell, piece in found[:LOOKS]]


def _gain(state: GalaxyTruckerState, hull: Hull, now: Abilities, kind: int, quarter: int) -> float:
    """What one more component of a type adds to the abilities of a ship."""
    level = state.round.level
    engine, cannon, crew, tokens, plain, special, shields, doubles = now
    before = fitness(level, engine, cannon, crew, tokens, plain, special, shields, doubles)
    match kind:
        case _ if kind == ENGINE:
            engine += 1
        case _ if kind == DOUBLE_ENGINE:
            engine += 1.4 if tokens > hull.double_engines else 0.3
            doubles += 1
        case _ if kind == CANNON:
            cannon += 1 if quarter == FRONT else 0.5
        case _ if kind == DOUBLE_CANNON:
            cannon += (1.4 if tokens > hull.forward_double else 0.3) * (1 if quarter == FRONT else 0.5)
            doubles += 1
        case _ if kind in (BATTERY_2, BATTERY_3):
            tokens += ROOM[kind]
            engine += 1.4 * (min(hull.double_engines, tokens) - min(hull.double_engines, tokens - ROOM[kind]))
            cannon += 1.4 * (min(hull.forward_double, tokens) - min(hull.forward_double, tokens - ROOM[kind]))
        case _ if kind == CABIN:
            crew += 2
        case _ if kind in (CARGO_2, CARGO_3):
            plain += ROOM[kind]
        case _ if kind in (SPECIAL_1, SPECIAL_2):
            special += ROOM[kind]
        case _ if kind == SHIELD:
            shields += sum(hull.shields[side] < 0 for side in (quarter, quarter + 1 & 3))
        case _ if kind == STRUCTURAL:
            return 0.25
        case _ if kind in (PURPLE_SUPPORT, ORANGE_SUPPORT):
            return 0.35 if not state.learning else 0.1
    return fitness(level, engine, cannon, crew, tokens, plain, special, shields, doubles) - before


# ---- in flight


def flown(state: GalaxyTruckerState, player: int) -> float:
    """A ship that flies: reward to come, goods aboard, losses so far, and what it can still do."""
    hull = state.hull(player)
    cap = state.round.board.insurance
    lost = len(state.lost[player])
    value = -float(lost if cap is None else min(lost, cap)) - 0.05 * lost
    goods = state.box.worth(state.goods(player))
    if state.phase != "flight":
        value += prize_money(state) + EARLY * state.round.level * (state.players - state.number[player])
        if state.phase == "inspection":
            return value + appraised(state, hull, -1)[0]
        return value + carried(state, player) - LOOSE_END * hull.exposed
    if state.day[player] == OFF:
        return value + (goods + 1) // 2
    if state.kind == "payday":
        return value + goods + _place_reward(state, player) + (state.round.prize if _is_tidiest(state, player) else 0)
    left = len(state.deck) + (0.5 if state.current >= 0 else 0.0)
    share = _share(state)
    staying = 1.0
    if not state.learning:
        if not state.humans(player):
            return value + 0.5 * goods
        if state.engine_range(player)[1] == 0:
            staying = 0.75 ** (0.3 * left)
    finish = share * prize_money(state) + (1.0 - share) * _prize(state, player) + standing(state, player)
    value += goods * (0.5 + 0.5 * staying) + staying * finish
    return value + share * (carried(state, player) - LOOSE_END * hull.exposed)


def carried(state: GalaxyTruckerState, player: int) -> float:
    """What a ship can do with the crew, tokens and free containers it has."""
    hull, cargo = state.hull(player), state.cargo[player]
    tokens = state.tokens(player)
    low, high = state.engine_range(player)
    weak, strong = state.cannon_range(player)
    plain = special = 0
    for cell in hull.holds:
        free = hull.room(cell) - number_of(cargo.get(cell, 0))
        if hull.special(cell):
            special += free
        else:
            plain += free
    shields = sum(cell >= 0 for cell in hull.shields)
    doubles = hull.double_engines + hull.forward_double + hull.aside_double
    engine, cannon = low + 0.7 * (high - low), weak + 0.7 * (strong - weak)
    value = fitness(state.round.level, engine, cannon, state.crew(player), tokens, plain, special, shields, doubles)
    if not state.learning:
        value -= loneliness(state.humans(player))
    return value


def loneliness(humans: int) -> float:
    """The danger of losing the last humans."""
    return (6.0, 4.0, 2.2, 1.2, 0.6, 0.2)[humans] if humans < 6 else 0.0


def stranding(state: GalaxyTruckerState, player: int) -> float:
    """What dropping out costs: the reward, half of the goods, and all there was still to come."""
    goods = state.box.worth(state.goods(player))
    return prize_money(state) + 0.5 * goods + max(0.0, _share(state) * carried(state, player))


def _share(state: GalaxyTruckerState) -> float:
    """How much of the flight is still to come."""
    left = len(state.deck) + (0.5 if state.current >= 0 else 0.0)
    return left / max(1.0, left + len(state.done))


def standing(state: GalaxyTruckerState, player: int) -> float:
    """What the present place and the distances to the others are worth."""
    return (1.0 - _share(state)) * _place_reward(state, player) + _ahead(state, player)


def _place_reward(state: GalaxyTruckerState, player: int) -> float:
    return state.round.rewards[state.order().index(player)]


def _ahead(state: GalaxyTruckerState, player: int) -> float:
    """Something for each day before or behind the others, and much for the danger of being lapped."""
    order = state.order()
    value = 0.0
    here = state.day[player]
    for other in order:
        if other != player:
            value += DAY * max(-12, min(12, here - state.day[other])) / (state.players - 1)
    behind = state.day[order[0]] - here
    if behind > 30:
        value -= 0.4 * (behind - 30)
    return value


def _is_tidiest(state: GalaxyTruckerState, player: int) -> bool:
    return state.exposed(player) == min(state.exposed(other) for other in state.order())


def _prize(state: GalaxyTruckerState, player: int) -> float:
    order = state.order()
    exposed = state.exposed(player)
    fewest = min(state.exposed(other) for other in order)
    return state.round.prize * (0.8 if exposed == fewest else 0.25 if exposed <= fewest + 2 else 0.0)
