"""The clock at a table: sand that runs by itself, stands still in a pause, and is nobody's to choose."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest

import spacegames as sg
from spacegames.games import galaxy_trucker
from spacegames.ui import robots
from spacegames.ui.table import Table

GAME = sg.load("galaxy_trucker")


async def until(met: Callable[[], bool], seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not met():
        assert time.monotonic() < end, "it did not happen in time"
        await asyncio.sleep(0.005)


def seated(bots: str | None = None, **options: object) -> Table:
    return Table(GAME.match(2, seed=3, rounds="1", **options), bots, animate=False)


def test_sand_runs_out_by_itself_and_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(galaxy_trucker, "SAND_SECONDS", 0.05)

    async def play() -> None:
        table = seated(hourglass="clock")
        table.refresh()
        assert table.panel.prompt["left"] <= 0.05 and table.panel.prompt["ticking"]
        await until(lambda: table.state.sand == 0)
        assert [move.text for move in table.match.moves] == ["sand"]
        await asyncio.sleep(0.1)
        assert len(table.match) == 1 and "left" not in table.panel.prompt

    asyncio.run(play())


def test_moves_do_not_turn_the_clock_back_and_a_pause_stops_it() -> None:
    async def play() -> None:
        table = seated(hourglass="clock")
        table.refresh()
        await asyncio.sleep(0.03)
        table.act("grab")
        assert galaxy_trucker.SAND_SECONDS - 30 < table.clock.left < galaxy_trucker.SAND_SECONDS - 0.02
        table.do_pause({})
        left = table.clock.left
        await asyncio.sleep(0.05)
        assert table.clock.left == left and not table.panel.prompt["ticking"]
        table.do_pause({})
        await asyncio.sleep(0.02)
        assert table.clock.left < left

    asyncio.run(play())


def test_nobody_chooses_what_the_clock_does() -> None:
    table = seated(hourglass="clock")
    assert "sand" in table.state.actions() and "sand" not in table.pick.paths
    choices = {robots._choose(_Hasty(), table.state.copy(), table.state.decider) for _time in range(3)}
    assert "sand" not in choices


class _Hasty:
    """A bot that would end the building at once."""

    name = "hasty"

    def choose(self, state: sg.State, player: int | None = None) -> sg.Action:
        return state.read("sand", player)


def test_without_a_clock_nothing_happens_by_itself() -> None:
    table = seated()
    assert table.clock.left is None and "left" not in table.panel.prompt
    for id in sg.games():
        game = sg.load(id)
        assert game.alarm(game.new(seed=1)) is None


def test_the_pace_of_bots_can_be_set() -> None:
    table = seated("greedy")
    paces = []
    for _click in robots.PACES:
        table.do_pace({})
        paces.append(table.pace)
        assert any(tool and tool["name"] == "pace" for tool in table.panel.bar["tools"])
    assert sorted(paces) == sorted(robots.PACES) and table.pace == "steady"
    assert not any(tool and tool["name"] == "pace" for tool in seated().panel.bar["tools"]), "people have their own"
