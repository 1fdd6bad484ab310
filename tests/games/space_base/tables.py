"""Short words for the tests of Space Base: a table, a few moves, what came of it."""

from __future__ import annotations

from typing import Any

import spacegames as sg
from spacegames import Chance, Event
from spacegames.games.space_base.examples import dealt, table
from spacegames.games.space_base.setup import deal

GAME = sg.load("space_base")
__all__ = ["GAME", "at", "dealt", "dealt_state", "play", "reasons", "table", "told", "tracks"]


def at(**settings: Any) -> Any:
    """The state of a prepared table."""
    return GAME.position(table(**settings))


def dealt_state(players: int = 2, seed: int = 1, forced: tuple[Any, ...] = (), **options: Any) -> Any:
    """A game just dealt, with chance under control."""
    return deal(GAME, players, GAME.settle(options), Chance(seed, forced))


def play(state: Any, moves: str, *forced: int | str) -> list[Event]:
    """Play moves divided by semicolons and return everything that happened."""
    state.chance.force(*forced)
    events: list[Event] = []
    for move in filter(None, (move.strip() for move in moves.split(";"))):
        events += state.play(move)
    return events


def tracks(state: Any, player: int = 0) -> tuple[int, int, int]:
    """Credits, income and points of a player."""
    return state.credits[player], state.income[player], state.vp[player]


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The details of all events of a kind."""
    return [event.data for event in events if event.kind == kind]


def reasons(state: Any, text: str, player: int | None = None) -> list[str]:
    """The rules that forbid an action."""
    return [violation.rule for violation in state.why_not(text, player)]
