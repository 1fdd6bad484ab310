"""The worked examples of Starship Captains in the order of the rulebook, and `table`, which builds their positions.

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

CHAPTERS = (setup, rooms, moves, cargo, pirates, technologies, missions, crew, factions, rounds, solo, notes, abilities)


@cache
def _examples(code: str) -> tuple[Example, ...]:
    """All examples in the language that is chosen when they are first asked for under this code."""
    return tuple(example for chapter in CHAPTERS for example in chapter.examples())


def __getattr__(name: str) -> Any:
    if name == "EXAMPLES":
        return _examples(language())
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
