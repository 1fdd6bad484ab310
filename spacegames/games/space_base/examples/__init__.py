"""The worked examples of Space Base in the order in which one learns, and `table`, which builds their positions.

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

CHAPTERS = (dice, turn, rewards, purchase, colonies, charges, arrows, abilities_dice, abilities_cards, abilities_board, ending, setup, variant)

FIRST = "SB-RX-07 SB-RX-07b SB-RX-09 SB-RX-09b SB-EX-TRN-04 SB-EX-TRN-02 SB-EX-TRN-03".split()
"""A roll of your own, one of somebody else, and a whole turn: with these everybody begins."""

AFTER_ABILITIES = [f"SB-EX-TRN-{number:02}" for number in (5, 6, 7, 10, 11, 12, 13, 14, 16, 17)]
"""Turns in which abilities are used: they wait until abilities are known."""


@cache
def _examples(code: str) -> tuple[Example, ...]:
    """All examples in the language that is chosen when they are first asked for under this code."""
    found = [(number, example) for number, chapter in enumerate(CHAPTERS) for example in chapter.examples()]
    return tuple(example for _number, example in sorted(found, key=lambda one: _place(*one)))


def _place(chapter: int, example: Example) -> tuple[int, int]:
    """Where an example stands in the list: those that come first, the chapters, and turns with abilities after the abilities."""
    if example.id in FIRST:
        return -1, FIRST.index(example.id)
    if example.id in AFTER_ABILITIES:
        return CHAPTERS.index(abilities_board), 1
    return chapter, 0


def __getattr__(name: str) -> Any:
    if name == "EXAMPLES":
        return _examples(language())
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
