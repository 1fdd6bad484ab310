"""The worked examples of SpaceCorp in the order of the rulebook, then ours era by era.

`EXAMPLES` is made anew for every language, so that a language chosen late is spoken too.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from spacegames.core.teaching import Example
from spacegames.core.words import language

from . import colonies, edges, era_end, flight, ground, growth, opening, outer, planets, rulings, stars, turn
from .prepared import table

__all__ = ["EXAMPLES", "table"]

CHAPTERS = (turn, flight, ground, opening, era_end, planets, outer, growth, stars, colonies, edges, rulings)


@cache
def _examples(code: str) -> tuple[Example, ...]:
    """All examples in the language that is chosen when they are first asked for under this code."""
    return tuple(example for chapter in CHAPTERS for example in chapter.examples())


def __getattr__(name: str) -> Any:
    if name == "EXAMPLES":
        return _examples(language())
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
