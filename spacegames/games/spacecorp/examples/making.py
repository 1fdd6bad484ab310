"""Short ways to write an example down: moves divided by semicolons, and the numbers that must come out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spacegames.core.game import Position
from spacegames.core.teaching import Choices, Example, Expect, Happened, Play, Refuse, Verb

from .prepared import table

__all__ = ["acted", "choose", "event", "no", "paid", "shown", "table", "there", "worth"]


def worth(value: int, need: int | None = None) -> Happened:
    """The source fed last brings the action to this value."""
    return Happened("fed", {"value": value} if need is None else {"value": value, "need": need})


def acted(**details: Any) -> Happened:
    """The action was carried out with these numbers."""
    return Happened("acted", details)


def event(kind: str, **details: Any) -> Happened:
    return Happened(kind, details)


def paid(amount: int, by: str, player: int = 0) -> Happened:
    """A player won or lost profit for this reason."""
    return Happened("profit_changed", {"player": player, "amount": amount, "by": by})


def no(text: str, rule: str) -> Refuse:
    return Refuse(text, rule)


def choose(*texts: str, of: str = "") -> Choices:
    return Choices(texts, of)


def there(**values: Any) -> Expect:
    """Look-ups into the table; a double underscore stands for a dot: seats__0__profit=3."""
    return Expect({path.replace("__", "."): value for path, value in values.items()})


def shown(
    id: str,
    title: str,
    story: str,
    rules: str,
    *script: Verb | str,
    on: Callable[[], Position] | None = None,
    look: str = "",
    **settings: Any,
) -> Example:
    """An example on a table made by `table` with these settings, or on another one. Rule ids are written without SC-."""
    verbs: list[Verb] = []
    for line in script:
        verbs += [Play(text.strip()) for text in line.split(";")] if isinstance(line, str) else [line]
    return Example(
        id=f"SC-EX-{id}",
        title=title,
        story=story,
        rules=tuple(f"SC-{rule}" for rule in rules.split()),
        table=on or (lambda: table(**settings)),
        script=tuple(verbs),
        look=tuple(look.split()),
        rulebook=id.startswith("R"),
    )
