"""The ways in which a game may be set up differently."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .errors import BadOption
from .words import _, listed


@dataclass(frozen=True, slots=True)
class Option:
    """One way in which a game may be set up differently: its values with what each means; the first is the default.

    `rule` names the rule or ruling it changes. A numeric option has `low` and `high` instead of listed values.
    """

    name: str
    title: str
    values: Mapping[Any, str] = field(default_factory=dict)
    rule: str = ""
    default: Any = None
    low: int | None = None
    high: int | None = None

    def __post_init__(self) -> None:
        if self.values and self.default is None:
            object.__setattr__(self, "default", next(iter(self.values)))

    def check(self, value: Any) -> Any:
        """The value itself, or BadOption."""
        if self.values:
            if any(value == known and type(value) is type(known) for known in self.values):
                return value
            expected = listed([str(known) for known in self.values], _("or"))
        else:
            if value is None and self.default is None:
                return None
            if isinstance(value, int) and not isinstance(value, bool) and (self.low is None or value >= self.low) and (self.high is None or value <= self.high):
                return value
            expected = _("a whole number from {low} to {high}").format(low=self.low, high=self.high)
        raise BadOption(_("option {name}: expected {expected}, found {value}").format(name=self.name, expected=expected, value=repr(value)))
