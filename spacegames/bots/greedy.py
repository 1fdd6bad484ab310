"""A bot that looks one action ahead."""

from __future__ import annotations

import math
import time

from ..core.errors import BadOption
from ..core.game import Action, State
from ..core.words import _
from .bot import Bot, seen, whole

_WIN = 1e6
_WHIMS = 1 << 32


class Greedy(Bot):
    """Tries each legal action on tables dealt anew from its own view and takes the one its game values most.

    `deals` is the number of such tables; `most` caps how many actions are tried when the list is long, the ones
    tried being drawn by chance. Equal values are decided by chance. Once in a while, with the share `whim`, it plays
    anything: two greedy players who both like best to wait would otherwise wait for ever.
    """

    name = "greedy"
    settings = ("deals", "most", "whim", "seed")

    def __init__(self, deals: int = 2, most: int = 96, whim: float = 0.02, seed: int | None = None) -> None:
        super().__init__(seed)
        if isinstance(whim, bool) or not isinstance(whim, (int, float)) or not 0 <= whim <= 1:
            raise BadOption(_("bot setting {name}: expected a share from 0 to 1, found {value}").format(name="whim", value=repr(whim)))
        self.deals = whole("deals", deals, 1)
        self.most = whole("most", most, 2)
        self.whim = whim

    def _pick(self, state: State, player: int, actions: list[Action]) -> Action:
        if self.chance.below(_WHIMS) < self.whim * _WHIMS:
            return self.chance.pick(actions)
        if len(actions) > self.most:
            self.chance.shuffle(actions)
            actions = actions[: self.most]
        return self.rank(state, player, actions)[0][1]

    def rank(self, state: State, player: int, actions: list[Action], until: float = math.inf) -> list[tuple[float, Action]]:
        """The actions with their mean value over all deals, best first, equal ones in an order of chance.

        With a moment `until` (of `time.perf_counter`) actions not tried by then come last, as if they were the worst.
        """
        order = list(range(len(actions)))
        self.chance.shuffle(order)
        totals = [0.0] * len(actions)
        for _deal in range(self.deals):
            table = seen(state, player, self.chance)
            for number in order:
                if time.perf_counter() > until:
                    totals[number] = -math.inf
                    continue
                after: State = table.copy()
                after.play(actions[number], player)
                totals[number] += outcome(after, player)
        order.sort(key=lambda number: -totals[number])
        return [(totals[number] / self.deals, actions[number]) for number in order]


def outcome(state: State, player: int) -> float:
    """The game's value of a state, with a win above and a defeat below everything else; alone, the end is worth what it scores."""
    if not state.over or state.players == 1:
        return state.game.evaluate(state, player)
    winners = state.winners()
    if not winners:
        return 0.0
    return _WIN / len(winners) if player in winners else -_WIN
