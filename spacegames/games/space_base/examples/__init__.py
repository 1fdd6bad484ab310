"""The worked examples of Space Base in the order of the rulebook, and `table`, which builds their positions.

`EXAMPLES` is made anew for every language, so that a language chosen late is spoken too.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from spacegames.core.teaching import Example
from spacegames.core.words import language

from . import abilities_board, abilities_cards, abilities_dice, arrows, charges, colonies, dice, ending, purchase, rewards, setup, turn, variant
from .prepared import dealt, table

__all__ = ["EXAMPLES", "dealt", "table"]

CHAPTERS = (setup, turn, dice, rewards, arrows, charges, abilities_dice, abilities_cards, abilities_board, purchase, colonies, ending, variant)


@cache
def _examples(code: str) -> tuple[Example, ...]:
    """All examples in the language that is chosen when they are first asked for under this code."""
    return tuple(example for chapter in CHAPTERS for example in chapter.examples())


def __getattr__(name: str) -> Any:
    if name == "EXAMPLES":
        return _examples(language())
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
