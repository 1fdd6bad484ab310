"""The end of the game, the winner, and how good a situation looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Event

if TYPE_CHECKING:
    from .components import Ability, Cards
    from .state import SpaceBaseState


def winners(state: SpaceBaseState) -> list[int]:
    """The user of the winning ability, or who has the most points (SB-ABL-WIN-02, SB-END-04)."""
    if state.decider >= 0:
        return []
    if state.winner >= 0:
        return [state.winner]
    return [player for player, points in enumerate(state.vp) if points == max(state.vp)]


def finish(state: SpaceBaseState, reason: str, rules: tuple[str, ...], events: list[Event]) -> None:
    """The game is over."""
    state.decider = -1
    state.step = state.side = 0
    state.left = ()
    events.append(Event("game_over", rules, (), {"winners": winners(state), "reason": reason}))


# ---- how good a situation looks

RATES = (0.0, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.14, 0.12, 0.1, 0.075, 0.05, 0.028)
"""How often a sector pays in a turn, roughly: single values come often but share the roll with the sum."""
CREDIT, INCOME, CUBE_KEPT = 0.32, 1.1, 0.7
_WORTH = {
    "shift": 0.5,
    "swap": 0.3,
    "buy": 1.0,
    "reroll": 0.6,
    "set_die": 1.0,
    "others_lose_vp": 1.5,
    "exchange": 0.3,
    "double": 0.8,
    "win": 14.0,
    "cubes": 0.6,
}


def evaluate(state: SpaceBaseState, player: int) -> float:
    """How good the table looks for a player: points, what the cards will still pay, cubes and credits, against the others."""
    horizon = min(8.0, max(1.0, (46 - max(state.vp)) / 5))
    mine = _prospects(state, player, horizon)
    others = [_prospects(state, other, horizon) for other in range(state.players) if other != player]
    return mine - 0.6 * max(others) - 0.1 * sum(others) / len(others)


def _prospects(state: SpaceBaseState, player: int, horizon: float) -> float:
    station, patrol = worth(state.cards)
    turns = state.players - 1
    rate = 0.0
    for sector in range(1, 13):
        place = 12 * player + sector - 1
        rate += RATES[sector] * (station[state.station[place]] + turns * sum([patrol[card] for card in state.patrol[place]]))
    value = state.vp[player] + horizon * rate + CREDIT * state.credits[player] + CREDIT * min(state.income[player], 14) * min(horizon, 5)
    for card in state.loaded[player]:
        ability = state.cards.ability[state.place[card] // 12 % 2][card]
        if ability is not None:
            value += CUBE_KEPT * ability_worth(ability) * state.cubes[card] / ability.need
    if state.phase == 3 and state.choice[player]:
        value += _expected(state, player)
    return value


def _expected(state: SpaceBaseState, player: int) -> float:
    """What the dice, used as this player has chosen, are going to pay."""
    side = worth(state.cards)[0 if player == state.active else 1]
    choice = state.choice[player]
    total = 0.0
    for sector in (choice,) if choice > 0 else state.dice:
        place = 12 * player + sector - 1
        cards = (state.station[place],) if player == state.active else state.patrol[place]
        total += sum(side[card] for card in cards)
    return total


def ability_worth(ability: Ability) -> float:
    """What one use of an ability is worth, in points."""
    value = 0.0
    for effect in ability.effects:
        match effect[0]:
            case "credits":
                value += CREDIT * effect[1]
            case "income":
                value += INCOME * effect[1]
            case "vp":
                value += effect[1]
            case "claim":
                value += sum(number * (0.6 + level) for level, number in enumerate(effect[1]))
            case other:
                value += _WORTH[other]
    return value


def worth(cards: Cards) -> tuple[list[float], list[float]]:
    """What one payout of each card is worth, at the station and on patrol; kept with the cards."""
    if cards.worth is None:
        found: list[list[float]] = []
        for side in (0, 1):
            row = []
            for card, (credits, income, points, arrows, room, claims) in enumerate(cards.pay[side]):
                value = CREDIT * credits + INCOME * income + points
                value += 0.9 * bool(arrows) + sum(number * (0.6 + level) for level, number in enumerate(claims))
                ability = cards.ability[side][card]
                if room and ability is not None:
                    value += 0.8 * ability_worth(ability) / ability.need
                row.append(value)
            found.append(row)
        cards.worth = (found[0], found[1])
    return cards.worth
