"""Short words for the tests of Starship Captains: a table, a few moves, what came of it."""

from __future__ import annotations

from typing import Any

import spacegames as sg
from spacegames import Chance, Event
from spacegames.games.starship_captains.components import FIGURES, count
from spacegames.games.starship_captains.examples.prepared import table
from spacegames.games.starship_captains.setup import deal

GAME = sg.load("starship_captains")
__all__ = ["GAME", "at", "crew", "dealt", "play", "queue", "reasons", "table", "told", "walked"]
_CODES = dict(zip(FIGURES, ("C", "R", "Y", "B", "R*", "Y*", "B*", "A"), strict=True))


def at(*players: int, **settings: Any) -> Any:
    """The state of a prepared table."""
    return GAME.position(table(*players, **settings))


def dealt(players: int = 2, seed: int = 1, forced: tuple[Any, ...] = (), **options: Any) -> Any:
    """A game just dealt, with chance under control."""
    return deal(GAME, players, GAME.settle(options), Chance(seed, forced))


def play(state: Any, moves: str, *forced: int | str) -> list[Event]:
    """Play moves divided by semicolons and return everything that happened.

    A move with a question mark is left out where it is not asked.
    """
    state.chance.force(*forced)
    events: list[Event] = []
    for move in filter(None, (move.strip() for move in moves.split(";"))):
        name = move.rstrip("?")
        if not move.endswith("?") or name in state.actions():
            events += state.play(name)
    return events


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The details of all events of a kind."""
    return [event.data for event in events if event.kind == kind]


def reasons(state: Any, text: str, player: int | None = None) -> list[str]:
    """The rules that forbid an action."""
    return [violation.rule for violation in state.why_not(text, player)]


def crew(state: Any, player: int = 0) -> str:
    """The ready room in codes: C R Y B R* Y* B* A."""
    return " ".join(_CODES[name] for figure, name in enumerate(FIGURES) for _each in range(count(state.ready[player], figure)))


def queue(state: Any, player: int = 0) -> str:
    """The queue in codes, front first."""
    return " ".join(_CODES[FIGURES[figure]] for figure in state.queue[player])


def walked(players: int, seed: int, **options: Any) -> Any:
    """Every table of a random game with the action played there and what happened: (before, action, events, after)."""
    state, chance = GAME.new(players, seed, **options), Chance(seed)
    while not state.over:
        before = state.copy()
        choices = state.actions()
        # passing often would end rounds before anything happens
        lively = [action for action in choices if action != "pass"] if chance.below(8) else []
        action = chance.pick(lively or choices)
        yield before, action, state.play(action), state
