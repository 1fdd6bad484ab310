"""One game between bots, and the portion of games that one worker plays."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..bots import Bot
from ..core.chance import Chance
from ..core.errors import SpacegamesError
from ..core.game import Event, Game, State
from ..core.registry import load
from ..core.words import _

_STRIDE = 0x2545F4914F6CDD1D  # far apart seeds for neighbouring games


class Record(NamedTuple):
    """How one game went. `seats` tells for each seat the number of the bot that sat there."""

    number: int
    seats: tuple[int, ...]
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    decisions: int
    reason: str
    """Why the game ended; empty if it was broken off."""


class StudyFailed(SpacegamesError):
    """A game of a study went wrong; the text says which one, so that it can be played again."""


@dataclass(frozen=True, slots=True)
class Plan:
    """All that a worker needs to know to play any game of a study."""

    game: Game | str
    """The id of a game as it is shipped, or the game itself if it has data of its own."""
    bots: tuple[Bot, ...]
    players: int
    options: Mapping[str, Any]
    seed: int
    max_steps: int


_stop: Any = None  # in a worker process: the sign that nobody waits for its games any more
_LOOK_UP = 32  # decisions between two looks at that sign


def obey(stop: Any) -> None:
    """A worker process begins: it looks at this sign now and then, and leaves an interrupt from the keyboard to who started it."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _unwanted() -> bool:
    return _stop is not None and bool(_stop.is_set())


def play_games(plan: Plan, numbers: range) -> list[Record]:
    """A portion of a study's games. What comes out depends on the plan and the numbers only, not on who plays them."""
    game: Game = load(plan.game) if isinstance(plan.game, str) else plan.game
    return [play_game(game, plan, number) for number in numbers if not _unwanted()]


def play_game(game: Game, plan: Plan, number: int) -> Record:
    """The study's game with this number. The bots change seats from game to game."""
    chance = Chance(plan.seed * 1_000_003 + number * _STRIDE)
    seed = chance.below(1 << 53)
    seats = tuple((seat + number) % len(plan.bots) for seat in range(plan.players))
    bots = [plan.bots[bot].fresh(chance.below(1 << 53)) for bot in seats]
    try:
        state: State = game.new(plan.players, seed, **plan.options)
        steps, reason = 0, ""
        for events in play_on(state, bots, plan.max_steps):
            steps += 1
            if state.over:
                reason = end_reason(events)
        winners = tuple(state.winners()) if state.over else ()
        return Record(number, seats, tuple(state.scores()), winners, steps, reason)
    except Exception as error:
        place = _("game {number} of the study (seed {seed}, {players} players): {kind}: {reason}")
        raise StudyFailed(place.format(number=number, seed=seed, players=plan.players, kind=type(error).__name__, reason=error)) from error


def play_on(state: State, bots: Sequence[Bot], max_steps: int) -> Iterator[list[Event]]:
    """Let the bots play from here to the end, at most so many decisions; gives the events of each."""
    for step in range(max_steps):
        if state.over or (step % _LOOK_UP == 0 and _unwanted()):
            return
        yield state.play(bots[state.decider].choose(state))


def end_reason(events: Sequence[Event]) -> str:
    """Why a game ended, from its last events: the `reason` one of them tells."""
    for event in reversed(events):
        if "reason" in event.data:
            return str(event.data["reason"])
    return "end"
