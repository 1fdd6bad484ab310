"""How good a situation looks for a player: the score so far, and what ship, crew and cards can still bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..components import ANDROID, BITS, COLOR_OF, FULL, SPACES
from ..components.vocabulary import Effect, Effects

if TYPE_CHECKING:
    from ..components import Cards
    from ..state import CaptainsState

_EACH = {
    "move": 0.3,
    "repair": 1.0,
    "medal": 0.65,
    "artifact": 0.65,
    "android": 1.4,
    "cadet": 0.9,
    "any_faction": 0.55,
    "technology": 1.9,
    "train": 0.4,
    "ready": 0.9,
    "peek_missions": 0.0,
}
"""What one of each effect is worth, in points."""
_ONCE = {"jump": 0.9, "ambush": -0.1, "draw_technologies": 1.8, "copy_room": 1.2, "store_artifact": 0.1, "install_from_under_event": 1.5, "discard_self": -1.0}
_STEP = 0.5
_FIGURE = (0.45, 0.75, 0.75, 0.75, 1.35, 1.35, 1.35, 0.55)
"""What a figure that is ready to work this round is worth; androids and commanders score besides."""
_WAITING = 0.03
"""And a figure in the queue, for each round still to come."""
_NEAR = (0.6, 0.25, 0.12)
"""How much of a mission counts here, one move away and two moves away."""
_CARD = 0.5
"""What an installed technology is worth for each round still to come."""


def worth(effects: Effects) -> float:
    """What a list of effects is worth, in points."""
    return sum([_worth(effect) for effect in effects])


def _worth(effect: Effect) -> float:
    op = effect[0]
    if op in _EACH:
        return float(_EACH[op] * effect[1])
    if op in _ONCE:
        return _ONCE[op]
    match op:
        case "faction" | "steps":
            return float(_STEP * effect[2])
        case "fight":
            return float(effect[1] * (1.9 if effect[2] else 1.1))
        case "damage":
            return float(-effect[1])
        case "pay":
            return max(0.0, worth(effect[3]) - 0.8)
        case "choice":
            return max(worth(option) for option in effect[1])
        case "for_each":
            return worth(effect[3])
        case "each_player":
            return worth(effect[2]) if effect[1] else 0.0
        case "link":
            return (0.0, 1.0, 0.65, 0.3)[effect[5]]
        case "drawn_card" | "under_card":
            return 1.8
        case "tech_slot":
            return 1.9
        case "second":
            return 0.9
        case "again":
            return 0.6
        case "trophy":
            return 1.0
    return 0.0


def evaluate(state: CaptainsState, player: int) -> float:
    """The prospects of a player; at a table of several against the best of the others."""
    mine = _prospects(state, player)
    if state.players == 1:
        return mine
    return mine - 0.4 * max([_prospects(state, other) for other in range(state.players) if other != player])


def _prospects(state: CaptainsState, player: int) -> float:
    from . import halves

    value = halves(state, player) / 2
    if state.decider < 0:
        return value
    cards = state.cards
    known = cards.worth or _price_list(cards)
    left = cards.rounds - state.round
    ready = state.ready[player]
    out = state.passed >> player & 1
    free = 0
    for figure in range(8):
        number = ready >> BITS * figure & FULL
        if number:
            free += number
            value += number * _FIGURE[figure] * ((0.15 if left else 0.0) if out else 1.0)
            if out and figure == ANDROID and left:
                value += 0.4 * number
    value += _WAITING * left * len(state.queue[player])
    value += 0.12 * left * min(state.medals[player], 4)
    for faction in range(3):
        steps = state.steps[3 * player + faction]
        points = cards.points[faction][state.sides[faction]][steps % SPACES]
        value += 0.385 * (steps % SPACES) - points
    worth_of = known["cards"]
    for card in state.slots[player]:
        if card >= 0:
            value += worth_of[card] * (0.4 + _CARD * left) if card < cards.omega else 0.6
    if not out or left:
        value += (0.35 if out else 1.0) * _mission_in_reach(state, player, free, known)
    if player == state.active:
        value += _in_hand(state, player, known)
    return value


def _price_list(cards: Cards) -> dict[str, Any]:
    """What each room, ability and mission row is worth; made once for a set of cards."""
    rooms = []
    for card in range(len(cards.cards)):
        if cards.is_room[card]:
            rooms.append(max(0.3, worth(cards.effects[card]) - 0.6))
        else:
            rooms.append(0.8)
    cards.worth["cards"] = rooms
    cards.worth["rows"] = [[max(0.0, worth(effects)) for _color, effects in rows] for rows in cards.rows]
    return cards.worth


def _mission_in_reach(state: CaptainsState, player: int, free: int, known: dict[str, Any]) -> float:
    """The best mission here or a few moves away: nearer is better, and moves still to be made now bring it nearer."""
    cards, board = state.cards, state.board
    here = state.ship[player]
    moves = 0
    if player == state.actor:
        for thing in state.stack:
            if thing[0] == "move":
                moves += thing[1]
            elif thing[0] == "jump":
                moves += 4
    best = 0.0
    seen = {here}
    edge = [here]
    for distance in range(3 + moves):
        share = _NEAR[max(0, distance - moves)] - 0.02 * distance
        for place in edge:
            mission = state.content[place]
            if mission >= 0 and state.holder[place] in (player, -1):
                rows = cards.rows[mission]
                value = cards.mission_points[mission] + 0.6 * sum(known["rows"][mission]) - 0.6 * len(rows)
                best = max(best, share * value * (1.0 if free >= len(rows) else 0.45))
        further = []
        for place in edge:
            for end, _route in board.ways[place]:
                if end not in seen:
                    seen.add(end)
                    further.append(end)
        edge = further
    number = len(state.numbers) - 1 - state.down
    if number >= 0 and here == state.numbers[number]:
        best = max(best, 1.2)
    return best


def _in_hand(state: CaptainsState, player: int, known: dict[str, Any]) -> float:
    """What is being done at the moment: effects still to come, and a mission with its crew."""
    value = sum([_worth(thing) for thing in state.stack]) if state.actor == player else 0.0
    if state.hand >= 0:
        value += 0.1
    if state.mission >= 0:
        value += state.cards.mission_points[state.mission]
        rows = state.cards.rows[state.mission]
        ready = state.ready[player]
        for row, (color, _effects) in enumerate(rows):
            if state.applied >> row & 1:
                continue
            gain = known["rows"][state.mission][row]
            if row < len(state.airlock):
                figure = state.airlock[row]
                pending = any(thing == ("row", row) or (thing[0] in ("rows", "assign") and thing[1] <= row) for thing in state.stack)
                if pending and (figure == ANDROID or COLOR_OF[figure] == color):
                    value += gain
            else:
                fits = ready >> BITS * ANDROID & FULL or (color < 4 and (ready >> BITS * color & FULL or ready >> BITS * (color + 3) & FULL))
                value += 0.8 * gain if fits else 0.0
                value -= 0.6
    return value
