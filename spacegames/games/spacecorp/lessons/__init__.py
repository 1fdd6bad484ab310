"""The lessons in teaching order, era by era, one part of the folder for each chapter.

`LESSONS` is made anew for every language, so that a language chosen late is spoken too.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from spacegames.core.teaching import Lesson
from spacegames.core.words import language

from . import mariners_end, mariners_flight, mariners_ground, planeteers_flight, planeteers_growth, quiz, starfarers_colonies, starfarers_systems

CHAPTERS = (mariners_flight, mariners_ground, mariners_end, planeteers_flight, planeteers_growth, starfarers_systems, starfarers_colonies, quiz)


@cache
def _lessons(code: str) -> tuple[Lesson, ...]:
    """All lessons in the language that is chosen when they are first asked for under this code."""
    return tuple(lesson for chapter in CHAPTERS for lesson in chapter.lessons())


def __getattr__(name: str) -> Any:
    if name == "LESSONS":
        return _lessons(language())
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
