"""Short ways to write a lesson down: pages, questions, things to do, and tables some moves further on."""

from __future__ import annotations

import re
from collections.abc import Mapping

from spacegames.core.match import Match
from spacegames.core.registry import load
from spacegames.core.teaching import Attempt, Do, Find, Predict, Step, Task

from ..examples.making import Table, pair

_RANGE = re.compile(r"(.*?)(\d\d)\.\.(\d\d)$")


def listed(rules: str) -> tuple[str, ...]:
    """Rule ids; "GT-BLD-01..03" stands for three of them."""
    found: list[str] = []
    for rule in rules.split():
        match = _RANGE.match(rule)
        if match:
            found += [f"{match[1]}{number:02}" for number in range(int(match[2]), int(match[3]) + 1)]
        else:
            found.append(rule)
    return tuple(found)


def page(text: str, rules: str, on: Table | None, look: str, *tasks: Task, hints: tuple[str, str, str], viewer: int | None = 0, ruling: str = "") -> Step:
    """One page of a lesson."""
    return Step(text=text, rules=listed(rules), table=on, look=tuple(look.split()), tasks=tasks, hints=hints, viewer=viewer, ruling=ruling)


def ask(question: str, right: str, because: str, wrong: Mapping[str, str], at: int = 0, show: str = "") -> Predict:
    """A question: the right answer, put in at a place among the wrong ones, each of which has its reply; then a line is played."""
    answers = list(wrong)
    answers.insert(at, right)
    replies = {answers.index(text): reply for text, reply in wrong.items()}
    return Predict(question, tuple(answers), at, because, replies, _line(show))


def do(goal: str, line: str, praise: str, replies: Mapping[str, str] | None = None, then: str = "") -> Do:
    """Something to do: moves divided by semicolons, and where several are right, by bars."""
    moves = tuple(tuple(text.strip() for text in move.split("|")) for move in line.split(";"))
    return Do(goal, moves, _line(then), replies or {}, praise)


def attempt(goal: str, text: str, rule: str, praise: str) -> Attempt:
    """Something to try in vain."""
    return Attempt(goal, (text,), rule, praise)


def find(question: str, line: str, because: str) -> Find:
    """Find what is not allowed."""
    return Find(question, _line(line), because)


def dice(*sums: int) -> tuple[int, ...]:
    """Dice that make these sums one after the other."""
    return tuple(die for total in sums for die in pair(total))


def after(on: Table, line: str, *forced: int | str) -> Table:
    """A table some moves further on; `forced` settles the dice that come then."""

    def made() -> dict[str, object]:
        match = Match(load("galaxy_trucker"), position=on(), free=True)
        for text in _line(line):
            match.play(text)
        if forced:
            match.force(*forced)
        return dict(match.state.to_position())

    return made


def _line(line: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in line.split(";") if part.strip())
