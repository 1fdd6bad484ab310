"""Short ways to write a lesson down: steps, questions, moves divided by semicolons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from spacegames.core.game import Position, State
from spacegames.core.registry import load
from spacegames.core.teaching import Attempt, Do, Find, Predict, Step, Task
from spacegames.core.words import _

from ..examples.prepared import table

Hints = tuple[str, str, str]
_FED = ("hq", "card", "use")


def step(
    text: str,
    rules: str,
    *tasks: Task,
    hints: Hints,
    look: str = "",
    on: Callable[[], Position] | None = None,
    goes_on: bool = False,
    ruling: str = "",
    **settings: Any,
) -> Step:
    """A step on a table made by `table` with these settings, on another one, or on the one before. Rule ids are written without SC-."""
    return Step(
        text=text,
        rules=tuple(f"SC-{rule}" for rule in rules.split()),
        table=None if goes_on else on or (lambda: table(**settings)),
        look=tuple(look.split()),
        tasks=tasks,
        hints=hints,
        ruling=ruling,
    )


def ask(question: str, answers: Mapping[str, str], because: str, show: str = "") -> Predict:
    """A question; each wrong answer has a reply, the right one has an empty text."""
    (right,) = [number for number, reply in enumerate(answers.values()) if not reply]
    replies = {number: reply for number, reply in enumerate(answers.values()) if reply}
    return Predict(question, tuple(answers), right, because, replies, _moves(show))


def do(goal: str, moves: str, praise: str, replies: Mapping[str, str] | None = None, then: str = "") -> Do:
    """Moves divided by semicolons; where several are right they are divided by bars. Sources are fed in any order."""
    accepted = tuple(tuple(text.strip() for text in move.split("|")) for move in moves.split(";"))
    fed = frozenset(number for number, texts in enumerate(accepted) if all(text.split()[0] in _FED for text in texts))
    known = {text for texts in accepted for text in texts}
    kind: dict[str, str] = {}
    if "hq 0" in known and "hq 1" not in known:
        kind["hq 1"] = _("You may use Yellow's Infra, but that earns Yellow a card. Use your own.")
    return Do(goal, accepted, _moves(then), {**kind, **(replies or {})}, praise, fed)


def attempt(goal: str, text: str, rule: str, praise: str) -> Attempt:
    return Attempt(goal, (text,), f"SC-{rule}", praise)


def find(question: str, texts: str, because: str) -> Find:
    return Find(question, _moves(texts), because)


def dealt(players: int, seed: int) -> Callable[[], Position]:
    """The game as it is set up, with a fixed deal."""
    return lambda: load("spacecorp").new(players, seed=seed).to_position()


def dealt_from(era: str) -> Callable[[], Position]:
    """A game for two that begins with a later era, with a fixed deal."""
    return lambda: load("spacecorp").new(2, seed=2, start=era).to_position()


def played(moves: str, **settings: Any) -> Position:
    """A table after some moves."""
    state: State = load("spacecorp").position(table(**settings))
    for move in _moves(moves):
        state.play(move)
    return state.to_position()


def _moves(texts: str) -> tuple[str, ...]:
    return tuple(text.strip() for text in texts.split(";")) if texts else ()
