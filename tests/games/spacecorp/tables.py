"""Short words for the tests of SpaceCorp: a table, a few moves, what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import spacegames as sg
from spacegames import Chance, Event
from spacegames.games.spacecorp.examples.prepared import table
from spacegames.games.spacecorp.value import reckoning

GAME = sg.load("spacecorp")
SIX: dict[int, int] = dict.fromkeys(range(1, 7), 1)
"""Six contracts are claimed: the end of the era is triggered."""
__all__ = ["GAME", "SIX", "at", "choices", "feeds", "play", "reasons", "reckoning", "says", "stars", "steps", "table", "told", "worth"]


def at(**settings: Any) -> Any:
    """The state of a prepared table."""
    return GAME.position(table(**settings))


def stars(**settings: Any) -> Any:
    """A table of Starfarers with enough profit for radiation."""
    return at(**{"era": "starfarers", "profit": (20, 20), **settings})


def play(state: Any, moves: str, *forced: int | str) -> list[Event]:
    """Play moves divided by semicolons and return everything that happened."""
    state.chance.force(*forced)
    events: list[Event] = []
    for move in filter(None, (move.strip() for move in moves.split(";"))):
        events += state.play(GAME.parse(move))
    return events


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The details of all events of a kind."""
    return [event.data for event in events if event.kind == kind]


def reasons(state: Any, text: str, player: int | None = None) -> list[str]:
    """The rules that forbid an action."""
    return [violation.rule for violation in state.why_not(text, player)]


def says(state: Any, text: str) -> str:
    """All reasons against an action in one text."""
    return "; ".join(violation.message for violation in state.why_not(text))


def choices(state: Any, word: str = "") -> list[str]:
    """The legal actions that begin with a word, without it."""
    texts = [str(action) for action in state.actions()]
    return [text.removeprefix(word).strip() for text in texts if text.split()[0] == word] if word else texts


def feeds(state: Any, moves: str) -> int:
    """The value of the action after these sources."""
    play(state, moves)
    return reckoning(state).value


def worth(moves: str, **settings: Any) -> int:
    """The value of an action on a prepared table."""
    return feeds(at(**settings), moves)


def steps(players: int, seed: int, **options: Any) -> Iterator[tuple[Any, str, list[Event], Any]]:
    """A random game, step by step: the table before, the action, the events, the table after."""
    state, chance = GAME.new(players, seed, **options), Chance(seed)
    while not state.over:
        before = state.copy()
        action = chance.pick(state.actions())
        yield before, str(action), state.play(action), state
