"""Bots at work: they think in another thread, so that the page never waits for them, and play one move at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from .. import bots
from ..bots import Bot, Hint
from ..core.chance import Chance
from ..core.errors import SpacegamesError
from ..core.game import Action, State
from ..core.words import _
from .shown import notice_of

if TYPE_CHECKING:
    from .playing import Playing

PACES = {"calm": 2.0, "steady": 0.55, "brisk": 0.15, "at_once": 0.0}
"""So many seconds pass between two moves of bots, so that one can follow."""

QUICK = 0.12
"""The same when nothing is shown in motion."""

HINT_SECONDS = 1.5


class Robots:
    """Plays the bots' seats of one table, and thinks about hints.

    It needs a running event loop, as every notebook has; without one the bots wait. What was thought about a situation that
    is no longer on view is dropped.
    """

    def __init__(self, table: Playing) -> None:
        self._table = table
        self._playing: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Let the bots go on if it is their turn; nothing happens if they already do."""
        if (self._playing is None or self._playing.done()) and self._table.bot_to_move() is not None:
            self._playing = _task(self._play)

    async def _play(self) -> None:
        table = self._table
        try:
            while (turn := table.bot_to_move()) is not None:
                player, bot = turn
                state = table.state
                await asyncio.sleep(PACES[table.pace] if table.board.animate or table.pace != "steady" else QUICK)
                action = await asyncio.to_thread(_choose, bot, state.copy(), player)
                if table.state is state and table.bot_to_move() == turn:  # else somebody undid, paused or began anew
                    table.play(action, player)
        except Exception as error:
            table.paused = True
            table.tell(notice_of(error))
            table.refresh()

    def think(self, state: State, player: int, then: Callable[[Hint], None]) -> None:
        """Find a hint and hand it over, unless the table has gone on by then."""
        if self._thinking is not None:
            self._thinking.cancel()
        self._thinking = _task(lambda: self._think(state, player, then))
        if self._thinking is None:
            raise SpacegamesError(_("a hint needs a running notebook"))

    async def _think(self, state: State, player: int, then: Callable[[Hint], None]) -> None:
        table = self._table
        try:
            hint = await asyncio.to_thread(bots.hint, state.copy(), player, HINT_SECONDS)
            if table.state is state:
                then(hint)
        except Exception as error:
            table.tell(notice_of(error))


def _choose(bot: Bot, state: State, player: int) -> Action:
    """What the bot chooses; what the clock does is not its to do, and then it takes whatever comes."""
    action = bot.choose(state, player)
    alarm = state.game.alarm(state)
    if alarm is None or action != alarm.action:
        return action
    others: list[Action] = [other for other in state.actions(player) if other != alarm.action]
    return Chance(len(others)).pick(others) if others else action


def _task(work: Callable[[], object]) -> asyncio.Task[None] | None:
    """The work as a task of the running loop, or None where there is no loop."""
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return None
    return loop.create_task(work())  # type: ignore[arg-type]
