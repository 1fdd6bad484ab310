"""Short ways to write an example down: moves divided by semicolons, and how a ship looks then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spacegames.core.chance import Chance
from spacegames.core.game import Position
from spacegames.core.registry import load
from spacegames.core.teaching import Example, Expect, Play, Verb

from ..components import ARTIFACTS, FACTIONS, FIGURES
from .prepared import table

_CODES = dict(zip(("C", "R", "Y", "B", "R*", "Y*", "B*", "A"), FIGURES, strict=True))
_ITEMS = {"RY": "red-yellow", "RB": "red-blue", "YB": "yellow-blue"}


def plays(text: str) -> list[Verb]:
    """Moves divided by semicolons."""
    return [Play(move.strip()) for move in text.split(";")]


def ship(player: int = 0, **found: Any) -> dict[str, Any]:
    """Look-ups for a ship: ready="R Y", queue="R Y B", items="RB purple_medal", steps=(0, 0, 3), and every field of a seat by its name."""
    looked: dict[str, Any] = {}
    for name, value in found.items():
        at = f"seats.{player}.{name}"
        if name == "ready":
            looked[at] = {figure: value.split().count(code) for code, figure in _CODES.items()}
        elif name == "queue":
            looked[at] = [_CODES[code] for code in value.split()]
        elif name == "items":
            items = [_ITEMS.get(code, code) for code in value.split()]
            looked[f"seats.{player}.artifacts"] = {kind: items.count(kind) for kind in ARTIFACTS}
            looked[f"seats.{player}.pirates"] = [item for item in items if item not in ARTIFACTS]
        elif name == "steps":
            looked[at] = dict(zip(FACTIONS, value, strict=True))
        elif name == "missions":
            looked[at] = value.split()
        else:
            looked[at] = list(value) if isinstance(value, tuple) else value
    return looked


def shows(player: int = 0, more: dict[str, Any] | None = None, **found: Any) -> Expect:
    """How a ship looks now, and further look-ups."""
    return Expect({**ship(player, **found), **(more or {})})


def shown(
    id: str,
    title: str,
    story: str,
    rules: str,
    *script: Verb | str,
    on: Callable[[], Position] | None = None,
    rulebook: bool = False,
    look: str = "",
    **settings: Any,
) -> Example:
    """An example on a table made by `table` with these settings, or on another one; texts in the script are moves."""
    verbs: list[Verb] = []
    for part in script:
        verbs += plays(part) if isinstance(part, str) else [part]
    return Example(id, title, story, tuple(rules.split()), on or (lambda: table(**settings)), tuple(verbs), tuple(look.split()), rulebook)


def dealt(players: int, forced: str = "", seed: int = 1, **options: Any) -> Position:
    """The table right after dealing: by chance, except for what is forced."""
    from ..setup import deal

    game = load("starship_captains")
    position: Position = deal(game, players, game.settle(options), Chance(seed, forced.split())).to_position()
    position["chance"]["forced"] = []
    return position
