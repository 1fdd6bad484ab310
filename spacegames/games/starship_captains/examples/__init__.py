"""The worked examples of Starship Captains in the order in which one learns, and `table`, which builds their positions.

`EXAMPLES` is made anew for every language, so that a language chosen late is spoken too.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from spacegames.core.teaching import Example
from spacegames.core.words import language

from . import abilities, cargo, crew, factions, missions, moves, notes, pirates, rooms, rounds, setup, solo, technologies
from .making import dealt
from .prepared import table

__all__ = ["EXAMPLES", "dealt", "table"]

CHAPTERS = (rooms, moves, cargo, pirates, technologies, missions, crew, factions, rounds, setup, solo, notes, abilities)

FIRST = "CAP-EX-54 CAP-EX-11 CAP-EX-59 CAP-EX-57 CAP-EX-21 CAP-EX-14 CAP-EX-01 CAP-EX-25".split()
"""One of each thing a captain does: with these everybody begins."""


@cache
def _examples(code: str) -> tuple[Example, ...]:
    """All examples in the language that is chosen when they are first asked for under this code."""
    found = [example for chapter in CHAPTERS for example in chapter.examples()]
    return tuple(sorted(found, key=lambda example: FIRST.index(example.id) if example.id in FIRST else len(FIRST)))


def __getattr__(name: str) -> Any:
    if name == "EXAMPLES":
        return _examples(language())
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
