"""The lessons in teaching order, one part of the folder for each chapter.

`LESSONS` is made anew for every language, so that a language chosen late is spoken too.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from spacegames.core.teaching import Lesson
from spacegames.core.words import language

from . import (
    combat,
    ending,
    explorer,
    guardian,
    guardian_wakes,
    quiz,
    setup,
    starship,
    strategy,
    tiles_arrows,
    tiles_chains,
    tiles_helping,
    tiles_holding,
    tiles_movers,
    tiles_reaching,
    tiles_reshaping,
    towing,
)
from .wording import worded

CHAPTERS = (
    setup,
    starship,
    explorer,
    towing,
    combat,
    tiles_arrows,
    tiles_movers,
    tiles_chains,
    tiles_holding,
    tiles_helping,
    tiles_reshaping,
    tiles_reaching,
    guardian,
    guardian_wakes,
    ending,
    strategy,
    quiz,
)


@cache
def _lessons(code: str) -> tuple[Lesson, ...]:
    """All lessons in the language that is chosen when they are first asked for under this code."""
    return tuple(worded(lesson) for chapter in CHAPTERS for lesson in chapter.lessons())


def __getattr__(name: str) -> Any:
    if name == "LESSONS":
        return _lessons(language())
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
