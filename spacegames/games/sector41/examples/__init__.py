"""The worked examples of Sector 41: some to begin with, then the others in the order of the rulebook; and `table`, which builds their positions.

`EXAMPLES` is made anew for every language, so that a language chosen late is spoken too.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from spacegames.core.teaching import Example
from spacegames.core.words import language

from . import acting, chains, combat, ending, guardian, movement, starship, stopping, towing
from .prepared import late, table

__all__ = ["EXAMPLES", "late", "table"]

CHAPTERS = (starship, movement, chains, towing, combat, stopping, acting, guardian, ending)


FIRST = "S41-EX-03 S41-EX-11 S41-EX-11b S41-EX-10 S41-EX-05 S41-EX-05b".split()
"""Where a Starship flies, where tiles throw an Explorer, and a fold: with something to count or to guess."""


@cache
def _examples(code: str) -> tuple[Example, ...]:
    """All examples in the language that is chosen when they are first asked for under this code."""
    found = [example for chapter in CHAPTERS for example in chapter.examples()]
    return tuple(sorted(found, key=lambda example: FIRST.index(example.id) if example.id in FIRST else len(FIRST)))


def __getattr__(name: str) -> Any:
    if name == "EXAMPLES":
        return _examples(language())
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
