"""Five space board games that know their rules, say why a move is not allowed, and teach themselves in Jupyter.

>>> import spacegames as sg
>>> state = sg.load("sector41").new(players=2, seed=7)
>>> state.decision.kind
'pick_starship'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .core.chance import Chance
from .core.errors import (
    AmbiguousAction,
    BadData,
    BadOption,
    BadPosition,
    BadSave,
    IllegalAction,
    SpacegamesError,
    UndoStopped,
    UnknownGame,
    UnreadableAction,
)
from .core.game import Action, Decision, Event, Game, Option, State, Violation
from .core.match import Match
from .core.registry import catalogue, games, load
from .core.rules import Rule
from .core.words import use_language

if TYPE_CHECKING:
    from .study import study
    from .ui.example_player import example, examples
    from .ui.gallery import gallery
    from .ui.lesson_player import learn
    from .ui.table import table

__version__ = "0.1.0"
__all__ = [
    "Action",
    "AmbiguousAction",
    "BadData",
    "BadOption",
    "BadPosition",
    "BadSave",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Option",
    "Rule",
    "SpacegamesError",
    "State",
    "UndoStopped",
    "UnknownGame",
    "UnreadableAction",
    "Violation",
    "catalogue",
    "example",
    "examples",
    "gallery",
    "games",
    "learn",
    "load",
    "study",
    "table",
    "use_language",
]

_LAZY = {"study": "study", "table": "ui", "learn": "ui", "example": "ui", "examples": "ui", "gallery": "ui"}


def __getattr__(name: str) -> Any:
    """Simulation and widgets are imported when first asked for, so that playing needs neither."""
    if name in _LAZY:
        import importlib

        found = getattr(importlib.import_module(f".{_LAZY[name]}", __name__), name)
        globals()[name] = found  # a submodule of the same name must not hide the function
        return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
