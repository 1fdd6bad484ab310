"""Short words for the tests of Galaxy Trucker: a table, a few moves, what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import spacegames as sg
from spacegames import Chance, Event
from spacegames.games.galaxy_trucker.components import CELL, CELLS, TILE, Board
from spacegames.games.galaxy_trucker.hull import Hull, faults_of
from spacegames.games.galaxy_trucker.prepared import SHIPS, check, flight, layout, seat, yard

GAME = sg.load("galaxy_trucker")
BOX = GAME.box
__all__ = [
    "BOX",
    "CELL",
    "GAME",
    "SHIPS",
    "TILE",
    "built",
    "check",
    "faults",
    "flight",
    "flying",
    "hull",
    "inspected",
    "play",
    "reasons",
    "seat",
    "sensible",
    "steps",
    "told",
    "yard",
]


def flying(*seats: Any, **settings: Any) -> Any:
    """The state of a table in flight."""
    return GAME.position(flight(*seats, **settings))


def built(*seats: Any, **settings: Any) -> Any:
    """The state of a table where ships are built."""
    return GAME.position(yard(*seats, **settings))


def inspected(*seats: Any, **settings: Any) -> Any:
    """The state of a table after the building."""
    return GAME.position(check(*seats, **settings))


def play(state: Any, moves: str, *forced: int | str) -> list[Event]:
    """Play moves divided by semicolons and return everything that happened; "1:grab" is played by player 1."""
    state.chance.force(*forced)
    events: list[Event] = []
    for move in filter(None, (move.strip() for move in moves.split(";"))):
        head, colon, rest = move.partition(":")
        events += state.play(rest, int(head)) if colon else state.play(move)
    return events


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The details of all events of a kind."""
    return [event.data for event in events if event.kind == kind]


def reasons(state: Any, text: str, player: int | None = None) -> list[str]:
    """The rules that forbid an action."""
    return [violation.rule for violation in state.why_not(text, player)]


def board_of(text: str, name: str | None) -> Board:
    board: Board = BOX.boards[name or (SHIPS[text][0] if text in SHIPS else "I")]
    return board


def hull(text: str, name: str | None = None) -> Hull:
    """A ship by its letter or layout."""
    return Hull(layout(text), board_of(text, name), BOX)


def faults(text: str, name: str | None = None) -> list[tuple[int, list[str]]]:
    """Everything wrong with a ship: kinds and cells."""
    return [(fault.kind, [CELLS[cell] for cell in fault.cells]) for fault in faults_of(layout(text), board_of(text, name), BOX)]


def sensible(state: Any, chance: Chance) -> Any:
    """A random choice of somebody who builds on, in good order, and does not give up: flights come to pass this way."""
    actions = state.actions()
    if state.kind == "fly_on":
        return actions[0]
    if state.kind == "build" and chance.below(12):
        return chance.pick([action for action in actions if action.kind in ("grab", "take")] or actions)
    if state.kind == "hold" and chance.below(8):
        return chance.pick([action for action in actions if action.kind == "place"] or actions)
    return chance.pick(actions)


def steps(players: int, seed: int, wild: bool = False, **options: Any) -> Iterator[tuple[Any, str, list[Event], Any]]:
    """A whole game, decision by decision: the table before, the action, what happened, the table after."""
    state, chance = GAME.new(players, seed, **options), Chance(seed)
    while not state.over:
        before = state.copy()
        action = chance.pick(state.actions()) if wild else sensible(state, chance)
        yield before, str(action), state.play(action), state
