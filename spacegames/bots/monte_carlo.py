"""A bot that plays the game out many times in its head, and the hint that tells what it saw."""

from __future__ import annotations

import math
import time
from typing import NamedTuple

from ..core.chance import Chance
from ..core.errors import BadOption
from ..core.game import Action, State
from ..core.words import _
from .bot import Bot, seen, whole
from .greedy import Greedy, outcome

_CURIOSITY = 0.7  # weight of trying what was tried little, against what did well so far
_POLICIES = ("random", "keen")


class Odds(NamedTuple):
    """What playouts said about one action: the share of wins (undecided ones by their value, 0 to 1) and how many there were."""

    action: Action
    share: float
    playouts: int


class Hint(NamedTuple):
    """What Monte Carlo would play, and its odds for every action looked at, best first."""

    action: Action
    odds: list[Odds]


class MonteCarlo(Bot):
    """Plays each action out on tables dealt anew from its own view and takes the one that did best.

    The budget is `seconds` of time, or `playouts`, which makes it the same in every run. A playout goes on for
    `depth` decisions, each drawn by chance (`policy="random"`) or the best of three drawn (`"keen"`); if the game is
    not over then, its value counts. Of a long list only the `arms` actions a greedy look likes best are played out.
    """

    name = "monte_carlo"
    settings = ("seconds", "playouts", "depth", "policy", "arms", "seed")

    def __init__(
        self,
        seconds: float | None = None,
        playouts: int | None = None,
        depth: int = 40,
        policy: str = "random",
        arms: int = 24,
        seed: int | None = None,
    ) -> None:
        super().__init__(seed)
        if seconds is not None and (isinstance(seconds, bool) or not isinstance(seconds, (int, float)) or not 0 < seconds < math.inf):
            raise BadOption(_("bot setting {name}: expected a time above 0, found {value}").format(name="seconds", value=repr(seconds)))
        if policy not in _POLICIES:
            raise BadOption(_("bot setting {name}: expected {first} or {second}, found {value}").format(name="policy", first=_POLICIES[0], second=_POLICIES[1], value=repr(policy)))
        self.playouts = None if playouts is None else whole("playouts", playouts, 1)
        self.seconds = 1.0 if seconds is None and playouts is None else seconds
        self.depth = whole("depth", depth, 1)
        self.policy = policy
        self.arms = whole("arms", arms, 2)

    def _pick(self, state: State, player: int, actions: list[Action]) -> Action:
        return self._weigh(state, player, actions)[0].action

    def odds(self, state: State, player: int | None = None) -> list[Odds]:
        """What playouts say about the legal actions, best first; BadOption if that player has nothing to decide."""
        who = state.decider if player is None else player
        actions = state.actions(who)
        if not actions:
            raise BadOption(_("player {player} has nothing to decide now").format(player=who))
        return self._weigh(state, who, actions)

    def _weigh(self, state: State, player: int, actions: list[Action]) -> list[Odds]:
        deadline = math.inf if self.seconds is None else time.perf_counter() + self.seconds
        budget = math.inf if self.playouts is None else self.playouts
        arms = min(self.arms, max(2, self.playouts // 2)) if self.playouts is not None else self.arms
        if len(actions) > arms:
            look = Greedy(deals=1, most=max(2, len(actions)))
            look.chance = self.chance
            actions = [action for _value, action in look.rank(state, player, actions)[:arms]]
        wins = [0.0] * len(actions)
        tried = [0] * len(actions)
        spread = _Spread()
        done = 0
        while done < budget and (done == 0 or time.perf_counter() < deadline):
            arm = done if done < len(actions) else _most_promising(wins, tried, done)
            wins[arm] += self._play_out(state, player, actions[arm], spread)
            tried[arm] += 1
            done += 1
        order = list(range(len(actions)))
        self.chance.shuffle(order)
        # the action tried most is the surest one: a high share after few playouts may be luck
        order.sort(key=lambda arm: (tried[arm], wins[arm]), reverse=True)
        best, rest = order[0], order[1:]
        rest.sort(key=lambda arm: wins[arm] / max(1, tried[arm]), reverse=True)
        return [Odds(actions[arm], wins[arm] / max(1, tried[arm]), tried[arm]) for arm in [best, *rest]]

    def _play_out(self, state: State, player: int, action: Action, spread: _Spread) -> float:
        table = seen(state, player, self.chance)
        table.play(action, player)
        chance = self.chance
        keen = self.policy == "keen"
        for _step in range(self.depth):
            if table.decider < 0:
                winners = table.winners()
                return 1 / len(winners) if player in winners else 0.0 if winners else 1 / table.players
            actions = table.actions()
            if len(actions) == 1:
                table.play(actions[0])
            elif keen:
                table.play(_best_of_three(table, actions, chance))
            else:
                table.play(actions[chance.below(len(actions))])
        values = [outcome(table, other) for other in range(table.players)]
        own = values.pop(player)
        return spread.share(own - max(values) if values else own)


class _Spread:
    """Turns a lead in a game's own measure into a share between 0 and 1.

    Games measure differently, so a lead is compared with the leads met so far.
    """

    def __init__(self) -> None:
        self.total = 0.0
        self.count = 0

    def share(self, lead: float) -> float:
        self.total += min(abs(lead), 1e5)
        self.count += 1
        usual = self.total / self.count
        return 0.5 if usual == 0 else 0.5 + 0.5 * math.tanh(lead / (2 * usual))


def _most_promising(wins: list[float], tried: list[int], done: int) -> int:
    """The arm with the highest upper confidence bound."""
    wide = math.log(done)
    best, highest = 0, -math.inf
    for arm, (won, times) in enumerate(zip(wins, tried, strict=True)):
        bound = won / times + _CURIOSITY * math.sqrt(wide / times)
        if bound > highest:
            best, highest = arm, bound
    return best


def _best_of_three(table: State, actions: list[Action], chance: Chance) -> Action:
    player = table.decider
    best, highest = actions[0], -math.inf
    for _try in range(3):
        action = actions[chance.below(len(actions))]
        after: State = table.copy()
        after.play(action)
        value = outcome(after, player)
        if value > highest:
            best, highest = action, value
    return best


def hint(state: State, player: int | None = None, seconds: float = 1.0, playouts: int | None = None, seed: int | None = None) -> Hint:
    """What Monte Carlo would play now, with its odds; a playout budget instead of a time makes it repeatable.

    >>> import spacegames as sg
    >>> state = sg.load("sector41").new(players=2, seed=7)
    >>> advice = hint(state, playouts=20, seed=1)
    >>> advice.action == advice.odds[0].action, sum(line.playouts for line in advice.odds)
    (True, 20)
    """
    bot = MonteCarlo(seconds=None if playouts is not None else seconds, playouts=playouts, seed=seed)
    odds = bot.odds(state, player)
    return Hint(odds[0].action, odds)
