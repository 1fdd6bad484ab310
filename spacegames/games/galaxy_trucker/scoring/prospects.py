"""What the steps still to be done will probably bring or cost a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..components import HEAVY, LARGE, SMALL, Penalty, unpacked
from ..state import OFF
from .ships import DAY, loneliness, standing, stranding

if TYPE_CHECKING:
    from ..state import Frame, GalaxyTruckerState

TOKEN, FIGURE, SHOT = 0.4, 0.7, 0.9


def pending(state: GalaxyTruckerState, player: int) -> float:
    """The sum over all steps that concern the player."""
    value = 0.0
    for frame in state.todo:
        if len(frame) > 1 and frame[1] == player and frame[0] in _OWN:
            value += _OWN[frame[0]](state, frame)
        elif frame[0] == "judge":
            value += _judged(state, player, frame[1])
        elif frame[0] == "landed" and state.marks[player] > 0:
            card = state.box.cards[state.current]
            value += _cargo_gain(state, player, card.planets[state.marks[player] - 1], 0) - days(state, player, card.days)
        elif frame[0] == "volley" and state.marks[player] == 1:
            shots = state.box.cards[state.current].penalty
            value -= SHOT * (len(shots.shots) - frame[1]) if shots is not None else 0.0
    return value


def days(state: GalaxyTruckerState, player: int, number: int) -> float:
    """What lost days will cost, spaces taken by others included; a little too much, so that waiting for it does not pay."""
    if not number or state.day[player] == OFF:
        return 0.0
    here = state.day[player]
    before = standing(state, player)
    state.day[player] = here - number - 1
    cost = before - standing(state, player)
    state.day[player] = here
    return cost + 0.1


def penalty_cost(state: GalaxyTruckerState, player: int, penalty: Penalty) -> float:
    """What a penalty will cost a player."""
    if penalty.kind == "shots":
        return SHOT * len(penalty.shots)
    if penalty.kind == "days":
        return days(state, player, penalty.amount)
    if penalty.kind == "goods":
        return _goods_cost(state, player, penalty.amount)
    return _crew_cost(state, player, penalty.amount)


def _goods_cost(state: GalaxyTruckerState, player: int, number: int) -> float:
    blocks = unpacked(state.goods(player))[:number]
    values = dict(zip(("red", "yellow", "green", "blue"), state.box.value, strict=True))
    return sum(values[colour] for colour in blocks) + TOKEN * min(number - len(blocks), state.tokens(player))


def _crew_cost(state: GalaxyTruckerState, player: int, number: int) -> float:
    crew, humans = state.crew(player), state.humans(player)
    cost = FIGURE * min(number, crew)
    if not state.learning:
        left = min(humans, crew - number)  # aliens go first if need be
        cost += stranding(state, player) if left < 1 else loneliness(left) - loneliness(humans)
    return cost


def reward(state: GalaxyTruckerState, player: int) -> float:
    """What the reward of the open card is worth, days deducted; at least nothing where it may be declined."""
    card = state.box.cards[state.current]
    value = card.credits + (_cargo_gain(state, player, card.goods, 0) if card.goods else 0.0) - days(state, player, card.days)
    return value if state.learning else max(0.0, value)


def _cargo_gain(state: GalaxyTruckerState, player: int, new: int, old: int) -> float:
    """How much more the cargo will be worth once these blocks are stowed as well as can be."""
    hull, cargo = state.hull(player), state.cargo[player]
    special = sum(hull.room(cell) for cell in hull.holds if hull.special(cell))
    room = sum(hull.room(cell) for cell in hull.holds)
    there = sum(cargo.get(cell, 0) for cell in hull.holds)
    value = state.box.value
    every = [colour for colour in range(4) for _block in range((there + new + old) >> 8 * colour & 255)]
    every.sort(key=lambda colour: -value[colour])
    total = 0
    for colour in every:
        if room and (colour or special):
            room -= 1
            total += value[colour]
            special -= colour == 0
    return 0.95 * (total - state.box.worth(there))


def _loading(state: GalaxyTruckerState, frame: Frame) -> float:
    """Blocks on the dock: all of them can be stowed well only while blocks may still be taken out again."""
    if state.dock is None:
        return 0.0
    player = frame[1]
    new, old, lifts = state.dock
    if lifts:
        return _cargo_gain(state, player, new, old) - 0.01 * (len(unpacked(old)))
    hull, cargo = state.hull(player), state.cargo[player]
    free = [cell for cell in hull.holds for _place in range(hull.room(cell) - len(unpacked(cargo.get(cell, 0))))]
    special = sum(hull.special(cell) for cell in free)
    room, total = len(free), 0
    for colour in sorted((colour for colour in range(4) for _block in range((new + old) >> 8 * colour & 255)), key=lambda colour: -state.box.value[colour]):
        if room and (colour or special):
            room -= 1
            special -= colour == 0
            total += state.box.value[colour]
    return 0.95 * total


def _fought(state: GalaxyTruckerState, player: int, strength: int) -> float:
    card = state.box.cards[state.current]
    if strength > 2 * card.strength:
        return reward(state, player)
    if strength < 2 * card.strength and card.penalty is not None:
        return -penalty_cost(state, player, card.penalty)
    return 0.0


def _aim(state: GalaxyTruckerState, frame: Frame) -> float:
    _name, player, why, ahead, aside = frame
    strength = state.cannon_strength(player, ahead, aside)
    if why == "enemy":
        return _fought(state, player, strength)
    return _as_if_declared(state, player, strength)


def _thrust(state: GalaxyTruckerState, frame: Frame) -> float:
    _name, player, why, doubles = frame
    strength = state.engine_strength(player, doubles)
    if why == "space":
        return DAY * strength if strength else -2.0
    return _as_if_declared(state, player, 2 * strength)


def _as_if_declared(state: GalaxyTruckerState, player: int, strength: int) -> float:
    line = next((frame[1] for frame in state.todo if frame[0] == "judge"), -1)
    if line < 0:
        return 0.0
    before = _judged(state, player, line)
    kept, state.marks[player] = state.marks[player], strength
    after = _judged(state, player, line)
    state.marks[player] = kept
    return after - before


def _judged(state: GalaxyTruckerState, player: int, line: int) -> float:
    """The danger of being the weakest of a combat line, as far as strengths are declared or to be expected."""
    criterion, penalty = state.box.cards[state.current].lines[line]
    order = state.order()
    if player not in order or len(order) < 2:
        return 0.0
    mine = _expected(state, player, criterion)
    danger = 1.0
    for other in order:
        if other != player:
            theirs = _expected(state, other, criterion)
            ahead = order.index(player) < order.index(other)
            safe = mine > theirs or (mine == theirs and not ahead)
            sure = state.marks[other] >= 0 or criterion == "crew"
            danger *= (0.0 if safe else 1.0) if sure else (0.25 if safe else 0.8)
    return -danger * penalty_cost(state, player, penalty)


def _expected(state: GalaxyTruckerState, player: int, criterion: str) -> float:
    if state.marks[player] >= 0:
        return state.marks[player]
    if criterion == "crew":
        return 2 * state.crew(player)
    low, high = state.engine_range(player) if criterion == "engine_power" else state.cannon_range(player)
    return low + high


def _hit(state: GalaxyTruckerState, frame: Frame) -> float:
    """A threat about to strike."""
    _name, player, size, side, line = frame
    hull = state.hull(player)
    cell = hull.struck(side, line)
    if cell < 0 or (size == SMALL and not state.box.sides[hull.ship[cell]][side]):
        return 0.0
    if size == LARGE and hull.covering(side, line, double=False) >= 0:
        return 0.0
    guard = hull.covering(side, line, double=True) if size == LARGE else hull.shields[side]
    return -TOKEN if size != HEAVY and guard >= 0 and state.tokens(player) else -1.5


_OWN: dict[str, Callable[[GalaxyTruckerState, Frame], float]] = {
    "aim": _aim,
    "thrust": _thrust,
    "tokens": lambda state, frame: -TOKEN * frame[2],
    "back": lambda state, frame: -days(state, frame[1], frame[2]),
    "credits": lambda state, frame: float(frame[2]),
    "crew": lambda state, frame: -_crew_cost(state, frame[1], frame[2]),
    "goods": lambda state, frame: -_goods_cost(state, frame[1], frame[2]),
    "dock": lambda state, frame: _cargo_gain(state, frame[1], frame[2], 0),
    "load": _loading,
    "reward": lambda state, frame: reward(state, frame[1]),
    "barrage": lambda state, frame: -SHOT * (len(state.box.cards[state.current].lines[frame[2]][1].shots) - frame[3]),
    "hit": _hit,
    "part": lambda state, frame: -2.0,
}
"""Steps whose first number is the player concerned."""
