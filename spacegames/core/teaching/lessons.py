"""Lessons as data: steps with a text, a table, things to look at, and tasks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ..game import Position


@dataclass(frozen=True, slots=True)
class Do:
    """Play these moves. `moves` lists for each move the accepted texts; "*" accepts any legal action.

    `loose` has the numbers (from 0) of moves that may come in any order: those that stand side by side may change places.
    `then` are moves of the others that follow by themselves. `replies` answers likely wrong actions by their text.
    """

    goal: str
    moves: tuple[tuple[str, ...], ...]
    then: tuple[str, ...] = ()
    replies: Mapping[str, str] = field(default_factory=dict)
    praise: str = ""
    loose: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Attempt:
    """Try something that the rules refuse, and see why. Done when one of the texts was refused by the rule."""

    goal: str
    texts: tuple[str, ...]
    rule: str
    praise: str = ""


@dataclass(frozen=True, slots=True)
class Predict:
    """Say what will happen before it is shown. `show` is then played."""

    question: str
    answers: tuple[str, ...]
    right: int
    because: str
    replies: Mapping[int, str] = field(default_factory=dict)
    show: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Find:
    """Find the actions that are not allowed among several; the engine itself is the key."""

    question: str
    texts: tuple[str, ...]
    because: str = ""


Task = Do | Attempt | Predict | Find


@dataclass(frozen=True, slots=True)
class Step:
    """One page of a lesson: a text, a table (None goes on with the last one), what to look at, and tasks in order."""

    text: str
    rules: tuple[str, ...]
    table: Callable[[], Position] | None = None
    look: tuple[str, ...] = ()
    tasks: tuple[Task, ...] = ()
    hints: tuple[str, ...] = ()
    viewer: int | str | None = 0
    ruling: str = ""
    """One line for the learner where the step rests on a reading of an unclear point."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: steps, or a maker of steps from a seed for a quiz that is new every time."""

    id: str
    title: str
    goal: str
    steps: tuple[Step, ...] = ()
    quiz: Callable[[int], tuple[Step, ...]] | None = None
