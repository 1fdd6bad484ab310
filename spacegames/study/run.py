"""Spread the games of a study over processes, threads or a cluster, and put the records together."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Any

from ..bots import Bot, make
from ..core.errors import BadOption
from ..core.game import Game
from ..core.registry import games as known_games
from ..core.registry import load
from ..core.words import _
from .one_game import Plan, Record, StudyFailed, obey, play_games
from .statistics import gather

MAX_STEPS = 20_000
_PLAYOUTS = 40  # of a Monte Carlo bot given by its name: a study must come out the same every time

BotLike = str | Bot | tuple[str, Mapping[str, Any]]


def study(
    game: Game | str,
    bots: Sequence[BotLike],
    games: int = 1000,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    executor: Executor | None = None,
    progress: bool = True,
    max_steps: int = MAX_STEPS,
    workers: int | None = None,
) -> dict[str, Any]:
    """Play many games between bots and return statistics as plain data; see `statistics.gather` for the fields.

    `bots` are names, bots, or pairs of a name and its settings; they change seats from game to game. `players` is as
    many as there are bots (at least as the game needs) unless given. Any `concurrent.futures` executor may play the
    games, a Dask client's (`client.get_executor()`) too; without one `workers` processes do, and one worker plays in
    this process. The result depends on the seed, not on who plays. A game longer than `max_steps` decisions is
    broken off and counted as unfinished.

    Raises BadOption or UnknownGame before anything is played, StudyFailed if a game goes wrong or a worker dies.

    >>> import spacegames as sg
    >>> result = sg.study("sector41", ["random", "random"], games=2, seed=1, workers=1, progress=False)
    >>> result["games"], result["unfinished"]
    (2, 0)
    """
    plan = _planned(game, bots, players, seed, options, max_steps)
    _whole("games", games, 1)
    if workers is not None:
        _whole("workers", workers, 1)
    records: list[Record] = []
    chosen = min(workers or os.cpu_count() or 1, games)
    try:
        with _played(plan, games, executor, chosen) as portions, _bar(games, progress) as bar:
            for portion in portions:
                records += portion
                bar.update(len(portion))
    except BrokenExecutor as error:
        raise StudyFailed(
            _("a worker of the study ended before its games did ({reason}); with workers=1 this process plays them all").format(reason=error)
        ) from error
    records.sort()
    return gather(plan, records)


def _planned(game: Game | str, bots: Sequence[BotLike], players: int | None, seed: int, options: Mapping[str, Any] | None, max_steps: int) -> Plan:
    asked: Game = load(game) if isinstance(game, str) else game
    shipped = asked.id in known_games() and load(asked.id) is asked
    if isinstance(bots, str) or not bots:
        raise BadOption(_("expected a list of at least one bot"))
    made = tuple(_made(bot) for bot in bots)
    count = max(len(made), asked.players[0]) if players is None else players
    if not isinstance(count, int) or count not in asked.players:
        raise BadOption(
            _("{title} is for {low} to {high} players, not {players}").format(title=asked.title, low=asked.players[0], high=asked.players[-1], players=count)
        )
    _whole("seed", seed, 0)
    _whole("max_steps", max_steps, 1)
    settled = dict(asked.settle(options or {}))
    return Plan(asked.id if shipped else asked, made, count, settled, seed, max_steps)


def _made(bot: BotLike) -> Bot:
    if isinstance(bot, Bot):
        return bot
    name, settings = (bot, {}) if isinstance(bot, str) else (bot[0], dict(bot[1]))
    if name == "monte_carlo" and "seconds" not in settings:
        settings.setdefault("playouts", _PLAYOUTS)
    return make(name, **{"seed": 0, **settings})


def _whole(name: str, value: Any, low: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or value < low:
        raise BadOption(_("study, {name}: expected a whole number from {low}, found {value}").format(name=name, low=low, value=repr(value)))


@contextmanager
def _played(plan: Plan, games: int, executor: Executor | None, workers: int) -> Iterator[Iterator[list[Record]]]:
    """The records, a portion at a time in the order in which they come in; nothing goes on after an error."""
    if executor is None and workers == 1:
        yield (play_games(plan, range(number, number + 1)) for number in range(games))
        return
    # portions small enough for the bar to move, large enough not to send the plan too often
    size = 1 if any(bot.slow for bot in plan.bots) else max(1, min(20, games // (workers * 8)))
    waiting: list[Future[list[Record]]] = []
    with _pool(executor, workers) as pool:
        try:
            waiting += [pool.submit(play_games, plan, range(first, min(first + size, games))) for first in range(0, games, size)]
            yield (future.result() for future in as_completed(waiting))
        finally:
            for future in waiting:
                future.cancel()


@contextmanager
def _pool(executor: Executor | None, workers: int) -> Iterator[Executor]:
    """The executor given, which stays open, or processes of our own, which end with the study, also in the middle of their games."""
    if executor is not None:
        yield executor
        return
    context = _context()
    stop = context.Event()
    own = ProcessPoolExecutor(workers, context, obey, (stop,))
    try:
        yield own
    finally:
        stop.set()
        own.shutdown(cancel_futures=True)


def _context() -> Any:
    """How worker processes begin: a fork is quickest, but not safe where other threads run, as in a notebook."""
    forks = sys.platform == "linux" and threading.active_count() == 1
    return multiprocessing.get_context("fork" if forks else "spawn")


@contextmanager
def _bar(games: int, progress: bool) -> Iterator[Any]:
    if not progress:
        yield _NoBar()
        return
    from tqdm.auto import tqdm

    with tqdm(total=games, unit=_("games")) as bar:
        yield bar


class _NoBar:
    def update(self, number: int) -> None:
        """Show nothing."""
