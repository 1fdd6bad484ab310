"""What is asked, chosen, refused and told: Decision, Action, Violation, Event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple


class Action(str):
    """One choice of one player. It *is* its short text, with what the text means beside it.

    >>> fold = Action("fold", "fold")
    >>> fold == "fold", fold.kind, fold.args
    (True, 'fold', ())
    """

    __slots__ = ("args", "kind")
    kind: str
    args: tuple[Any, ...]

    def __new__(cls, text: str, kind: str, args: tuple[Any, ...] = ()) -> Action:
        self = super().__new__(cls, text)
        self.kind = kind
        self.args = args
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Action, (str(self), self.kind, self.args)


class Violation(NamedTuple):
    """One reason why an action is not allowed: the rule, and what is needed against what there is."""

    rule: str
    message: str


@dataclass(frozen=True, slots=True)
class Decision:
    """What the table waits for: who decides, what kind of choice, one sentence, and the rule that asks for it."""

    player: int
    kind: str
    prompt: str
    rule: str


@dataclass(frozen=True, slots=True)
class Alarm:
    """What a clock does: `seconds` after a situation with this `key` began, `player` is said to do `action`."""

    key: object
    seconds: float
    player: int
    action: Action


class Event:
    """One thing that happened: its kind, the rules applied, the board ids touched and the details.

    `reveals` tells that dice fell or something hidden became known, so that undo stops here. Details that one player
    alone may know are in `secret`, for the player `only`.
    """

    __slots__ = ("data", "kind", "only", "reveals", "rules", "secret", "things")

    def __init__(
        self,
        kind: str,
        rules: tuple[str, ...],
        things: tuple[str, ...],
        data: dict[str, Any],
        reveals: bool = False,
        only: int | None = None,
        secret: dict[str, Any] | None = None,
    ) -> None:
        self.kind = kind
        self.rules = rules
        self.things = things
        self.data = data
        self.reveals = reveals
        self.only = only
        self.secret = secret

    @property
    def rule(self) -> str:
        """The rule that caused it."""
        return self.rules[0]

    def seen_by(self, player: int | None) -> dict[str, Any]:
        """The details this player may know; None is somebody who only sees the open table."""
        if self.secret and player is not None and player == self.only:
            return {**self.data, **self.secret}
        return self.data

    def to_dict(self) -> dict[str, Any]:
        """Everything about the event as JSON-able data."""
        entry = {"kind": self.kind, "rules": list(self.rules), "things": list(self.things), **self.data}
        return {**entry, "only": self.only, "secret": self.secret} if self.secret else entry

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        details = ", ".join(f"{key}={value!r}" for key, value in self.data.items())
        return f"<{self.kind} [{', '.join(self.rules)}] {details}>"
