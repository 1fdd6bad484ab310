"""Reading a position: every fault is noted with its place, and reading goes on, so that all are named at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from .chance import Chance
from .errors import BadPosition
from .words import _

T = TypeVar("T")


class Reader:
    """Takes values out of a position dictionary and notes what is wrong with them.

    Each method returns a usable value of the right type even when the entry is wrong, so that the rest can still be
    checked; `finish` raises BadPosition when anything was noted.
    """

    def __init__(self, entry: Any, where: str = "", faults: list[str] | None = None) -> None:
        self.faults: list[str] = [] if faults is None else faults
        self.where = where
        self._seen: set[str] = set()
        if isinstance(entry, dict):
            self.entry: dict[str, Any] = entry
        else:
            self.entry = {}
            self.fault("", _("expected a table of fields"))

    def fault(self, field: str, message: str) -> None:
        """Note that something is wrong with a field."""
        place = f"{self.where}.{field}" if self.where and field else self.where or field
        self.faults.append(f"{place}: {message}" if place else message)

    def _get(self, field: str, default: T, accepts: Callable[[Any], bool], expected: str) -> T:
        self._seen.add(field)
        if field not in self.entry:
            self.fault(field, _("missing, expected {expected}").format(expected=expected))
            return default
        value = self.entry[field]
        if not accepts(value):
            self.fault(field, _("expected {expected}, found {value}").format(expected=expected, value=_shown(value)))
            return default
        return value  # type: ignore[no-any-return]

    def integer(self, field: str, low: int, high: int) -> int:
        return self._get(field, low, lambda v: _is_int(v) and low <= v <= high, _("a whole number from {low} to {high}").format(low=low, high=high))

    def boolean(self, field: str) -> bool:
        return self._get(field, False, lambda v: isinstance(v, bool), _("true or false"))

    def text(self, field: str) -> str:
        return self._get(field, "", lambda v: isinstance(v, str), _("a text"))

    def choice(self, field: str, choices: Sequence[T]) -> T:
        expected = _("one of {choices}").format(choices=", ".join("null" if c is None else str(c) for c in choices))
        return self._get(field, choices[0], lambda v: any(v == c and type(v) is type(c) for c in choices), expected)

    def integers(self, field: str, length: int | None, low: int, high: int) -> list[int]:
        if length is None:
            expected = _("a list of whole numbers from {low} to {high}").format(low=low, high=high)
        else:
            expected = _("{length} whole numbers from {low} to {high}").format(length=length, low=low, high=high)

        def fits(value: Any) -> bool:
            return isinstance(value, list) and (length is None or len(value) == length) and all(_is_int(v) and low <= v <= high for v in value)

        return list(self._get(field, [low] * (length or 0), fits, expected))

    def items(self, field: str, length: int | None = None) -> list[Any]:
        expected = _("a list") if length is None else _("a list of {length}").format(length=length)
        return list(self._get(field, [], lambda v: isinstance(v, list) and (length is None or len(v) == length), expected))

    def table(self, field: str) -> Reader:
        """A reader of a nested table."""
        value: dict[str, Any] = self._get(field, {}, lambda v: isinstance(v, dict), _("a table of fields"))
        return Reader(value, f"{self.where}.{field}" if self.where else field, self.faults)

    def tables(self, field: str, length: int | None = None) -> list[Reader]:
        """Readers of a list of nested tables."""
        here = f"{self.where}.{field}" if self.where else field
        return [Reader(value, f"{here}[{number}]", self.faults) for number, value in enumerate(self.items(field, length))]

    def chance(self, field: str = "chance") -> Chance:
        reader = self.table(field)
        state = reader.integer("state", 0, (1 << 64) - 1)
        forced = reader.items("forced")
        for value in forced:
            if not isinstance(value, (int, str)) or isinstance(value, bool):
                reader.fault("forced", _("expected numbers for dice or names for draws, found {value}").format(value=_shown(value)))
                forced = []
                break
        reader.no_more()
        return Chance(state, forced)

    def no_more(self, allowed: Iterable[str] = ()) -> None:
        """Note every field that was not asked for."""
        for field in self.entry:
            if field not in self._seen and field not in allowed:
                self.fault(str(field), _("unknown field"))

    def finish(self) -> None:
        """Raise BadPosition if anything was noted."""
        if self.faults:
            raise BadPosition(self.faults)


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
