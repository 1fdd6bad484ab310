"""Moves in the words of their buttons.

The texts of the lessons quote moves in notation: “go 1 9,5”. Whoever reads a lesson looks at buttons, so every such
quotation is shown as the button begins: “Explorer 1 to 9,5”. Other quotations stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from spacegames.core.errors import UnreadableAction
from spacegames.core.teaching import Attempt, Do, Find, Lesson, Predict, Step, Task

from ..actions import parse
from ..narrate import short

_QUOTED = re.compile("([“„«])([^“”„«»]*)([”“»])")  # as any language quotes
Key = TypeVar("Key", int, str)


def worded(lesson: Lesson) -> Lesson:
    """The lesson with every quoted move in the words of its button, in a quiz as well."""
    if lesson.quiz is None:
        return replace(lesson, steps=tuple(map(_step, lesson.steps)))
    quiz = lesson.quiz
    return replace(lesson, quiz=lambda seed: tuple(map(_step, quiz(seed))))


def in_words(text: str) -> str:
    """A text with its quoted moves in words.

    >>> in_words("Choose “go 1 9,5 tow yellow”, and “they go home”.")
    'Choose “Explorer 1 to 9,5, towing yellow”, and “they go home”.'
    """
    return _QUOTED.sub(_button, text)


def _button(found: re.Match[str]) -> str:
    try:
        return found[1] + short(parse(found[2])) + found[3]
    except UnreadableAction:
        return found[0]


def _all(texts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(in_words, texts))


def _replies(replies: Mapping[Key, str]) -> dict[Key, str]:
    return {key: in_words(reply) for key, reply in replies.items()}


def _step(step: Step) -> Step:
    return replace(step, text=in_words(step.text), hints=_all(step.hints), ruling=in_words(step.ruling), tasks=tuple(map(_task, step.tasks)))


def _task(task: Task) -> Task:
    match task:
        case Do():
            return replace(task, goal=in_words(task.goal), praise=in_words(task.praise), replies=_replies(task.replies))
        case Attempt():
            return replace(task, goal=in_words(task.goal), praise=in_words(task.praise))
        case Predict():
            return replace(
                task,
                question=in_words(task.question),
                answers=_all(task.answers),
                because=in_words(task.because),
                replies=_replies(task.replies),
            )
        case Find():
            return replace(task, question=in_words(task.question), because=in_words(task.because))
