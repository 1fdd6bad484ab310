"""A bot that looks one action ahead."""

from __future__ import annotations

from ..core.game import Action, State
from .bot import Bot, seen, whole


class Greedy(Bot):
    """Tries each legal action on tables dealt anew from its own view and takes the one its game values most.

    `deals` is the number of such tables; `most` caps how many actions are tried when the list is long, the ones
    tried being drawn by chance. Equal values are decided by chance.
    """

    name = "greedy"
    settings = ("deals", "most", "seed")

    def __init__(self, deals: int = 2, most: int = 96, seed: int | None = None) -> None:
        super().__init__(seed)
        self.deals = whole("deals", deals, 1)
        self.most = whole("most", most, 2)

    def _pick(self, state: State, player: int, actions: list[Action]) -> Action:
        if len(actions) > self.most:
            self.chance.shuffle(actions)
            actions = actions[: self.most]
        return self.rank(state, player, actions)[0][1]

    def rank(self, state: State, player: int, actions: list[Action]) -> list[tuple[float, Action]]:
        """The actions with their mean value over all deals, best first, equal ones in an order of chance."""
        totals = [0.0] * len(actions)
        for _deal in range(self.deals):
            table = seen(state, player, self.chance)
            for number, action in enumerate(actions):
                after: State = table.copy()
                after.play(action, player)
                totals[number] += outcome(after, player)
        order = list(range(len(actions)))
        self.chance.shuffle(order)
        order.sort(key=lambda number: -totals[number])
        return [(totals[number] / self.deals, actions[number]) for number in order]


def outcome(state: State, player: int) -> float:
    """The game's value of a state, with a win above and a defeat below everything else."""
    if not state.over:
        return state.game.evaluate(state, player)
    winners = state.winners()
    if not winners:
        return 0.0
    return 1e6 / len(winners) if player in winners else -1e6
