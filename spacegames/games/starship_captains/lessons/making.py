"""Short ways to write lessons down: steps, questions with an answer to every mistake, and ranges of rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from spacegames.core.game import Position
from spacegames.core.teaching import Attempt, Do, Predict, Step, Task

from ..examples import table


def rules(text: str) -> tuple[str, ...]:
    """Rule ids without their first word; "SET-07..10" stands for all four."""
    found: list[str] = []
    for word in text.split():
        head, _dots, last = word.partition("..")
        name, number = head.rsplit("-", 1)
        found += [f"CAP-{name}-{n:02}" for n in range(int(number), int(last or number) + 1)]
    return tuple(found)


def step(
    text: str,
    taught: str,
    *tasks: Task,
    hints: tuple[str, str, str],
    look: str = "",
    on: Callable[[], Position] | None = None,
    ruling: str = "",
    **settings: Any,
) -> Step:
    """A step on a table with these settings, on another one, or on that of the step before if nothing is said."""
    made = on or ((lambda: table(**settings)) if settings else None)
    return Step(text, rules(taught), made, tuple(look.split()), tasks, hints, ruling=ruling)


def ask(question: str, because: str, right: str, *wrong: tuple[str, str], at: int = 0, show: str = "") -> Predict:
    """A question: the right answer goes to place `at` among the wrong ones, each of which has its reply."""
    answers = [answer for answer, _reply in wrong]
    answers.insert(at, right)
    replies = {answers.index(answer): reply for answer, reply in wrong}
    return Predict(question, tuple(answers), at, because, replies, moves(show))


def moves(text: str) -> tuple[str, ...]:
    return tuple(move.strip() for move in text.split(";")) if text else ()


def do(goal: str, text: str, praise: str, then: str = "", replies: Mapping[str, str] | None = None) -> Do:
    """Moves divided by semicolons; where several are right they are divided by a bar."""
    accepted = tuple(tuple(choice.strip() for choice in move.split("|")) for move in moves(text))
    return Do(goal, accepted, moves(then), replies or {}, praise)


def attempt(goal: str, text: str, rule: str, praise: str) -> Attempt:
    return Attempt(goal, moves(text), f"CAP-{rule}", praise)
