"""A bot that plays the game out many times in its head, and the hint that tells what it saw."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from typing import NamedTuple

from ..core.chance import Chance
from ..core.errors import BadOption
from ..core.game import Action, State
from ..core.words import _
from .bot import Bot, choices, seen, whole
from .greedy import Greedy, outcome

_CURIOSITY = 0.7  # weight of trying what was tried little, against what did well so far
_STRIDE = 0x2545F4914F6CDD1D  # far apart seeds for one deal after the other
_POLICIES = ("keen", "random")


class Odds(NamedTuple):
    """What playouts said about one action: the share of wins (undecided ones by their value, 0 to 1) and how many there were."""

    action: Action
    share: float
    playouts: int


class Hint(NamedTuple):
    """What Monte Carlo would play, and its odds for every action looked at, the one it would play first.

    `done` is the part of the budget that was used, from 0 to 1: less than 1 while it is still thinking.
    """

    action: Action
    odds: list[Odds]
    done: float = 1.0

    @property
    def playouts(self) -> int:
        """How often the game was played out in all."""
        return sum(line.playouts for line in self.odds)


class MonteCarlo(Bot):
    """Plays each action out on tables dealt anew from its own view and takes the one that did best.

    The budget is `seconds` of time, or `playouts`, which makes it the same in every run, or both, whichever is used
    up first. A playout goes on for `depth` decisions, each the best of three drawn by chance (`policy="keen"`) or any
    (`"random"`, quicker and far less wise); if the game is not over then, its value counts. Of a long list only the
    `arms` actions a greedy look likes best are played out.
    """

    name = "monte_carlo"
    slow = True
    settings = ("seconds", "playouts", "depth", "policy", "arms", "seed")

    def __init__(
        self,
        seconds: float | None = None,
        playouts: int | None = None,
        depth: int = 8,
        policy: str = "keen",
        arms: int = 24,
        seed: int | None = None,
    ) -> None:
        super().__init__(seed)
        if seconds is not None and (isinstance(seconds, bool) or not isinstance(seconds, (int, float)) or not 0 < seconds < math.inf):
            raise BadOption(_("bot setting {name}: expected a time above 0, found {value}").format(name="seconds", value=repr(seconds)))
        if policy not in _POLICIES:
            raise BadOption(
                _("bot setting {name}: expected {first} or {second}, found {value}").format(
                    name="policy", first=_POLICIES[0], second=_POLICIES[1], value=repr(policy)
                )
            )
        self.playouts = None if playouts is None else whole("playouts", playouts, 1)
        self.seconds = 1.0 if seconds is None and playouts is None else seconds
        self.depth = whole("depth", depth, 1)
        self.policy = policy
        self.arms = whole("arms", arms, 2)

    def _pick(self, state: State, player: int, actions: list[Action]) -> Action:
        return list(self._weigh(state, player, actions, math.inf))[-1].action

    def odds(self, state: State, player: int | None = None) -> list[Odds]:
        """What playouts say about the legal actions, the best first; BadOption if that player has nothing to decide."""
        return list(self.think(state, player, every=math.inf))[-1].odds

    def think(self, state: State, player: int | None = None, every: float = 0.1) -> Iterator[Hint]:
        """What playouts say so far, about every so many seconds, until the budget is used up.

        Nothing goes on between two values: who asks for them may draw, or stop. There is always at least one, and the
        last one has `done` 1. BadOption if that player has nothing to decide.
        """
        who, actions = choices(state, player)
        return self._weigh(state.copy(), who, actions, every)

    def _weigh(self, state: State, player: int, actions: list[Action], every: float) -> Iterator[Hint]:
        start = time.perf_counter()
        spent = 0.0  # of the time budget; what the caller does between two values does not count
        look = Greedy(deals=1)
        look.chance = self.chance
        until = math.inf if self.seconds is None else start + self.seconds / 4
        arms = self.arms if self.playouts is None else min(self.arms, max(2, self.playouts // 2))
        search = _Search(state, player, [action for _value, action in look.rank(state, player, actions, until)[:arms]], self)
        while True:
            search.play_out()
            now = time.perf_counter()
            done = max((spent + now - start) / self.seconds if self.seconds else 0.0, search.done / self.playouts if self.playouts else 0.0)
            if done >= 1:
                yield search.hint(1.0)
                return
            if now - start >= every:
                spent += now - start
                yield search.hint(done)
                start = time.perf_counter()


class _Search:
    """Playouts so far: for each action the sum of their shares and their number."""

    def __init__(self, state: State, player: int, actions: list[Action], bot: MonteCarlo) -> None:
        self.state = state
        self.player = player
        self.actions = actions
        self.depth = bot.depth
        self.keen = bot.policy == "keen"
        self.first = bot.chance.below(1 << 62)
        self.wins = [0.0] * len(actions)
        self.tried = [0] * len(actions)
        self.done = 0
        self.usual = 0.0
        self.leads = 0

    def play_out(self) -> None:
        """Play the most promising action out once."""
        arm = self.done if self.done < len(self.actions) else self._most_promising()
        # the n-th playout of every action begins with the same deal, so that none is merely luckier than another
        chance = Chance(self.first + self.tried[arm] * _STRIDE)
        self.wins[arm] += self._played_out(self.actions[arm], chance)
        self.tried[arm] += 1
        self.done += 1

    def hint(self, done: float) -> Hint:
        """The action tried most is the surest one: a high share after few playouts may be luck."""
        shares = [won / max(1, times) for won, times in zip(self.wins, self.tried, strict=True)]
        best = max(range(len(shares)), key=lambda arm: (self.tried[arm], shares[arm]))
        rest = sorted((arm for arm in range(len(shares)) if arm != best), key=lambda arm: (self.tried[arm] == 0, -shares[arm]))
        odds = [Odds(self.actions[arm], shares[arm], self.tried[arm]) for arm in [best, *rest]]
        return Hint(self.actions[best], odds, done)

    def _most_promising(self) -> int:
        """The arm with the highest upper confidence bound."""
        wide = math.log(self.done)
        best, highest = 0, -math.inf
        for arm, (won, times) in enumerate(zip(self.wins, self.tried, strict=True)):
            bound = won / times + _CURIOSITY * math.sqrt(wide / times)
            if bound > highest:
                best, highest = arm, bound
        return best

    def _played_out(self, action: Action, chance: Chance) -> float:
        table = seen(self.state, self.player, chance)
        table.play(action, self.player)
        for _step in range(self.depth):
            if table.decider < 0:
                if table.players == 1:
                    break  # alone there is nobody to win against: the score counts
                winners = table.winners()
                return 1 / len(winners) if self.player in winners else 0.0 if winners else 1 / table.players
            actions = table.actions()
            if len(actions) == 1:
                table.play(actions[0])
            elif self.keen:
                table = _best_of_three(table, actions, chance)
            else:
                table.play(actions[chance.below(len(actions))])
        values = [outcome(table, other) for other in range(table.players)]
        own = values.pop(self.player)
        return self._share(own - max(values) if values else own)

    def _share(self, lead: float) -> float:
        """A lead in the game's own measure as a share between 0 and 1. Games measure differently, so it is compared with the leads met so far."""
        self.leads += 1
        self.usual += (min(abs(lead), 1e5) - self.usual) / self.leads
        return 0.5 if self.usual == 0 else 0.5 + 0.5 * math.tanh(lead / (2 * self.usual))


def _best_of_three(table: State, actions: list[Action], chance: Chance) -> State:
    """The table after the best of three actions drawn by chance, as the one who decides sees it."""
    player = table.decider
    best, highest = table, -math.inf
    drawn = {chance.below(len(actions)): None for _try in range(3)}
    if len(drawn) == 1:
        table.play(actions[next(iter(drawn))])
        return table
    for number in drawn:
        after: State = table.copy()
        after.play(actions[number])
        value = outcome(after, player)
        if value > highest:
            best, highest = after, value
    return best


def think(
    state: State, player: int | None = None, seconds: float = 1.0, playouts: int | None = None, seed: int | None = None, every: float = 0.1
) -> Iterator[Hint]:
    """A hint that grows: what Monte Carlo would play so far, about every so many seconds; the last one has `done` 1.

    A screen can show each value and go on or stop as it likes; between two values nothing is computed. BadOption if
    that player has nothing to decide.
    """
    bot = MonteCarlo(seconds=None if playouts is not None else seconds, playouts=playouts, seed=seed)
    return bot.think(state, player, every)


def hint(state: State, player: int | None = None, seconds: float = 1.0, playouts: int | None = None, seed: int | None = None) -> Hint:
    """What Monte Carlo would play now, with its odds; a playout budget instead of a time makes it repeatable.

    >>> import spacegames as sg
    >>> state = sg.load("sector41").new(players=2, seed=7)
    >>> advice = hint(state, playouts=20, seed=1)
    >>> advice.action == advice.odds[0].action, advice.playouts
    (True, 20)
    """
    return list(think(state, player, seconds, playouts, seed, every=math.inf))[-1]
