"""Scores, the end of the game, the winner, and how good a situation looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Event

from .components import CELL_IDS, CELL_NAMES, CELLS, CRYSTALS, KING, LINES, SHIP

if TYPE_CHECKING:
    from .state import State41


def _worth(state: State41, heap: int) -> int:
    yellow, blue, red = state.set.value
    return yellow * (heap & 255) + blue * (heap >> 8 & 255) + red * (heap >> 16)


def scores(state: State41) -> list[int]:
    """What each player's collected crystals are worth (S41-WIN-01, S41-WIN-02)."""
    return [_worth(state, heap) for heap in state.collected]


def remaining(state: State41) -> int:
    """The worth of all crystals that can still be collected, those not yet found included (S41-AMB-34)."""
    supply = sum(worth * number for worth, number in zip(state.set.value, state.supply, strict=True))
    return supply + sum(_worth(state, heap) for heap in state.crystals if heap)


def winners(state: State41) -> list[int]:
    """The best score wins; level scores go to who reached it first, and nobody having scored is a draw (S41-WIN-06)."""
    if state.decider >= 0:
        return []
    points = scores(state)
    best = [player for player, score in enumerate(points) if score == max(points)]
    if max(points) == 0:
        return best
    return [min(best, key=lambda player: state.reached[player])]


def score_crystal(state: State41, player: int, colour: int, events: list[Event]) -> None:
    """A crystal comes aboard (S41-WIN-01)."""
    state.collected[player] += 1 << 8 * colour
    state.reached[player] = max(state.reached) + 1
    data = {"player": player, "colour": CRYSTALS[colour], "points": state.set.value[colour], "score": scores(state)[player]}
    events.append(Event("crystal_scored", ("S41-WIN-01", "S41-WIN-02"), (f"seat-{player}", f"ship-{player}"), data))
    end_if_decided(state, events)


def remove_crystals(state: State41, cell: int, crystals: dict[str, int], rules: tuple[str, ...], events: list[Event]) -> None:
    """Crystals leave the game, and may decide it (S41-GRD-14, S41-AMB-33)."""
    for colour, number in crystals.items():
        state.removed[CRYSTALS.index(colour)] += number
    events.append(Event("crystals_removed", rules, (CELL_IDS[cell],), {"cell": CELL_NAMES[cell], "crystals": crystals}))
    end_if_decided(state, events)


def end_if_decided(state: State41, events: list[Event]) -> None:
    """The game ends when nobody can overtake the leader any more (S41-WIN-04)."""
    left = remaining(state)
    points = sorted(scores(state))
    if points[-2] + left <= points[-1]:
        finish(state, "out_of_reach" if left else "nothing_left", "S41-WIN-04", events)


def finish(state: State41, reason: str, rule: str, events: list[Event]) -> None:
    """The game is over."""
    state.decider = -1
    state.mover = state.travel = state.cargo = -1
    state.visited = state.fresh = ()
    events.append(Event("game_over", (rule, "S41-WIN-03", "S41-WIN-06"), (), {"winners": winners(state), "reason": reason}))


def evaluate(state: State41, player: int) -> float:
    """How good the table looks for a player: points, then crystals near the own Starship and Explorers near crystals."""
    points = scores(state)
    others = max(score for other, score in enumerate(points) if other != player)
    value = 10.0 * (points[player] - others)
    if state.decider < 0:
        return value + (500.0 if player in winners(state) else -500.0)
    heaps = [(cell, _worth(state, heap)) for cell, heap in enumerate(state.crystals) if heap]
    for other in range(state.players):
        if state.edge[other] < 0:
            continue
        front = LINES[state.edge[other]][state.ship[other]][0]
        sign = 1.0 if other == player else -0.5 / (state.players - 1)
        value += sign * _prospects(state, other, front, heaps)
    return value - 0.3 * state.hidden  # who explores gets on; without this a bot may wait for ever


def _prospects(state: State41, player: int, front: int, heaps: list[tuple[int, int]]) -> float:
    value = 0.0
    places = state.where[3 * player : 3 * player + 3]
    for cell, worth in heaps:
        home = KING[cell][front]
        value += worth * (1.5 / (1 + home))
        near = min((KING[cell][front if at == SHIP else at] + (at == SHIP) for at in places if at <= SHIP), default=9)
        value += worth * (3.0 / (2 + near + home))
    for piece in range(3 * player, 3 * player + 3):
        at, status = state.where[piece], state.status[piece]
        if at > SHIP:
            value -= 1.5
        elif at < CELLS:
            value += 0.3 - (0.4 if status in (1, 2, 3) else 0.0)
    return value
