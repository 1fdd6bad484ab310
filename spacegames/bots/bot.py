"""What a bot is, and the simplest one."""

from __future__ import annotations

import copy
import secrets
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Self

from ..core.chance import Chance
from ..core.errors import BadOption
from ..core.game import Action, State
from ..core.words import _

_SEEDS = 1 << 62


class Bot(ABC):
    """A computer player. It chooses from what its player may know and never from what is hidden.

    The same bot with the same seed makes the same choices (a Monte Carlo bot only with a playout budget).
    """

    name: ClassVar[str]
    settings: ClassVar[tuple[str, ...]] = ("seed",)
    slow: ClassVar[bool] = False
    """Whether a whole game of it takes seconds rather than a blink."""

    def __init__(self, seed: int | None = None) -> None:
        if seed is None:
            seed = secrets.randbits(62)
        elif isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
            raise BadOption(_("the seed must be a whole number from 0, not {seed}").format(seed=repr(seed)))
        self.chance = Chance(seed)

    def choose(self, state: State, player: int | None = None) -> Action:
        """One of the legal actions of a player who is to decide; without a player, of the one the table waits for.

        BadOption if that player has nothing to decide.
        """
        who, actions = choices(state, player)
        return actions[0] if len(actions) == 1 else self._pick(state, who, actions)

    @abstractmethod
    def _pick(self, state: State, player: int, actions: list[Action]) -> Action:
        """One of several legal actions."""

    def fresh(self, seed: int) -> Self:
        """The same bot with another seed."""
        bot = copy.copy(self)
        bot.chance = Chance(seed)
        return bot

    def __repr__(self) -> str:
        shown = ((name, getattr(self, name)) for name in self.settings if name != "seed")
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in shown if value is not None)})"


class Random(Bot):
    """Plays any legal action, all equally likely."""

    name = "random"

    def _pick(self, state: State, player: int, actions: list[Action]) -> Action:
        return self.chance.pick(actions)


def choices(state: State, player: int | None) -> tuple[int, list[Action]]:
    """Who decides, and between what; BadOption if there is nothing to decide."""
    who = state.decider if player is None else player
    actions = state.actions(who)
    if actions:
        return who, actions
    raise BadOption(_("the game is over") if state.over else _("player {player} has nothing to decide now").format(player=who))


def seen(state: State, player: int, chance: Chance) -> State:
    """A table that looks the same to this player; everything hidden and all dice to come are dealt anew."""
    guess: State = state.guess(player, chance)
    guess.chance = Chance(chance.below(_SEEDS))  # forced dice are hidden from players too
    return guess


def whole(name: str, value: Any, low: int) -> int:
    """The value of a setting that must be a whole number; BadOption otherwise."""
    if isinstance(value, bool) or not isinstance(value, int) or value < low:
        raise BadOption(_("bot setting {name}: expected a whole number from {low}, found {value}").format(name=name, low=low, value=repr(value)))
    return value
