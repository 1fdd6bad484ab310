"""A clock at the table: what happens by itself, such as sand running out, happens when its time has come."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from ..core.actions import Alarm
from .shown import notice_of

if TYPE_CHECKING:
    from .playing import Playing


class AlarmClock:
    """Watches the alarm of one table's game and plays its action in time.

    While the bots are paused or one looks back the clock stands still. It needs a running event loop, as every notebook has.
    """

    def __init__(self, table: Playing) -> None:
        self._table = table
        self._set: Alarm | None = None
        self._rest = 0.0
        self._due = 0.0
        self._waiting: asyncio.TimerHandle | None = None

    @property
    def left(self) -> float | None:
        """How many seconds are left; None if nothing is going to happen by itself."""
        if self._set is None:
            return None
        return max(0.0, self._due - time.monotonic()) if self._waiting is not None else self._rest

    def wake(self) -> None:
        """Look at the table: set the clock, stop it, or let it go on."""
        table = self._table
        alarm = None if table.state.over else table.game.alarm(table.state)
        if alarm is None or self._set is None or alarm.key != self._set.key:
            self._stop()
            self._rest = 0.0 if alarm is None else alarm.seconds
        self._set = alarm
        if alarm is None or table.paused or not table.latest:
            self._stop()
        elif self._waiting is None:
            self._start()

    def _start(self) -> None:
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        self._due = time.monotonic() + self._rest
        self._waiting = loop.call_later(self._rest, self._ring)

    def _stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
            self._rest = max(0.0, self._due - time.monotonic())

    def _ring(self) -> None:
        table, self._waiting, self._rest = self._table, None, 0.0
        alarm = None if table.state.over else table.game.alarm(table.state)
        try:
            if alarm is not None and self._set is not None and alarm.key == self._set.key:
                table.play(alarm.action, alarm.player)
        except Exception as error:
            table.tell(notice_of(error))
