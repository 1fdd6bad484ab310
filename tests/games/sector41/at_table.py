"""Short words for the rule tests: build a table, ask it, and look at what happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import spacegames as sg
from spacegames.core.game import Event
from spacegames.games.sector41.examples import late, table

GAME = sg.load("sector41")


def at(**wishes: Any) -> Any:
    """The state of a prepared table; see `table` for what can be wished."""
    return GAME.position(table(**wishes))


def late_at(cells: dict[str, str], **wishes: Any) -> Any:
    """The state of a table late in the game: all tiles known but those named face down, the Guardian hurrying."""
    return GAME.position(late(cells, **wishes))


def again(state: Any, active: int | None = None, **turn: Any) -> Any:
    """The same table at another moment of a turn, by default the beginning of it."""
    position = state.to_position()
    fresh = {"kind": "starship_action", "explored": False, "mover": None, "travel": None, "visited": [], "fresh": [], "cargo": None}
    position["turn"].update({**fresh, **turn})
    if active is not None:
        position["turn"]["active"] = active
    return GAME.position(position)


def reasons(state: Any, text: str) -> list[str]:
    """The rules that forbid an action."""
    return [violation.rule for violation in state.why_not(text)]


def texts(state: Any, of: str = "") -> set[str]:
    """The legal actions, those that begin with some words."""
    return {str(action) for action in state.actions() if action.startswith(of)}


def tile(state: Any, cell: str) -> str:
    """The tile on a cell as a position writes it."""
    row, column = cell.split(",")
    text: str = state.to_position()["grid"][int(row) - 1][int(column) - 1]
    return text


def explorer(state: Any, name: str) -> str:
    """Where an Explorer such as "A1" is and in which state: "7,5 trapped"; a free one has no state named."""
    piece = state.to_position()["seats"]["ABCD".index(name[0])]["explorers"][int(name[1]) - 1]
    return str(piece["at"] if piece["state"] == "free" else f"{piece['at']} {piece['state']}")


def crystals(state: Any) -> dict[str, dict[str, int]]:
    """The crystals on the grid."""
    heaps: dict[str, dict[str, int]] = state.to_position()["crystals"]
    return heaps


def guardian(state: Any) -> tuple[str, str]:
    """Where the Guardian stands and its mode."""
    piece = state.to_position()["guardian"]
    return piece["at"], piece["mode"]


def told(events: Iterable[Event], kind: str, **details: Any) -> list[Event]:
    """The events of a kind with these details."""
    return [event for event in events if event.kind == kind and all(event.data.get(name) == value for name, value in details.items())]


def citing(events: Iterable[Event], rule: str) -> list[str]:
    """The kinds of the events that name a rule."""
    return [event.kind for event in events if rule in event.rules]


def landing(*, tow: str = "", **wishes: Any) -> tuple[str, list[Event]]:
    """Move A1 as `go` says and tell where it ends, with the events; for chains without a choice."""
    go = wishes.pop("go")
    state = at(**wishes)
    events = state.play(f"go 1 {go}" + (f" tow {tow}" if tow else ""))
    return explorer(state, "A1"), events
