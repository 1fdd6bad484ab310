"""The worked examples of Galaxy Trucker: some to begin with, then the others in the order of the rulebook.

`EXAMPLES` is made anew for every language, so that a language chosen late is spoken too.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from spacegames.core.teaching import Example
from spacegames.core.words import language

from . import building, combat_zone, crew, days, enemies, goods, hits, inspection, launch, meteors, money, more_building, more_flight, strength, time

CHAPTERS = (building, inspection, time, launch, days, goods, crew, strength, enemies, combat_zone, meteors, hits, money, more_building, more_flight)


FIRST = "GT-EX-07 GT-EX-01 GT-EX-13 GT-EX-18 GT-EX-R16 GT-EX-R16b".split()
"""From a component in hand to the money at the end: with something to count or to guess."""


@cache
def _examples(code: str) -> tuple[Example, ...]:
    """All examples in the language that is chosen when they are first asked for under this code."""
    found = [example for chapter in CHAPTERS for example in chapter.examples()]
    return tuple(sorted(found, key=lambda example: FIRST.index(example.id) if example.id in FIRST else len(FIRST)))


def __getattr__(name: str) -> Any:
    if name == "EXAMPLES":
        return _examples(language())
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
