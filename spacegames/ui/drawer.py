"""The teacher's drawer: settle dice and draws, edit the position, show what is hidden."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..core.errors import BadPosition, BadSave, SpacegamesError
from ..core.match import Match
from ..core.words import _, listed

if TYPE_CHECKING:
    from .table import Table

_WIDE = 96
"""A value whose text is longer than this goes on several lines."""

_SMALL = 44
"""Up to this length things share a line."""


class Drawer:
    """What a teacher can do at one table that players cannot."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def contents(self) -> dict[str, Any]:
        """Everything the open drawer shows."""
        table = self._table
        forced = table.state.chance.forced
        return {
            "show_all": table.show_all,
            "free": table.match.free,
            "forceable": [list(pair) for pair in self._forceable()],
            "forced": _("Settled and not used yet: {values}").format(values=" ".join(str(value) for value in forced)) if forced else "",
            "position": position_text(table.state.to_position()),
        }

    def _forceable(self) -> list[tuple[str, str]]:
        """What can be drawn now, if the game tells."""
        tell = getattr(self._table.game.part("components"), "forceable", None)
        return list(tell(self._table.state)) if tell else []

    def force(self, text: str) -> list[int | str]:
        """Settle the next dice and draws; SpacegamesError if nothing is named or a draw cannot be had."""
        values: list[int | str] = [int(word) if word.isdecimal() else word for word in text.replace(",", " ").split()]
        if not values:
            raise SpacegamesError(_("Name what comes next: numbers for dice, names for draws."))
        known = [name for name, _words in self._forceable()]
        for value in values:
            if isinstance(value, str) and known and value not in known:
                raise SpacegamesError(_("{name} cannot be drawn now; there is {names}").format(name=value, names=listed(known)))
        self._table.match.force(*values)
        return values

    def read(self, text: str) -> Match:
        """A match that begins with this position; BadPosition or BadSave says everything that is wrong with the text."""
        return Match(self._table.game, position=read_json(text), free=self._table.match.free)

    def faults(self, text: str) -> list[str]:
        """Everything that is wrong with a position as text."""
        try:
            self.read(text)
        except BadPosition as error:
            return error.faults
        except SpacegamesError as error:
            return [str(error)]
        return []


def read_json(text: str) -> dict[str, Any]:
    """A table of fields from JSON; BadSave tells the line where it cannot be read."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", 1)
        raise BadSave(_("this is not JSON: line {line} cannot be read").format(line=line)) from None
    if not isinstance(found, dict):
        raise BadSave(_("expected a table of fields in braces"))
    return found


def position_text(value: Any, indent: str = "") -> str:
    """Data as JSON for people: long things are opened up, small ones share a line, a row of a grid stays a row.

    >>> print(position_text({"a": [1, 2]}))
    {"a": [1, 2]}
    """
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + len(indent) <= _WIDE or not isinstance(value, list | Mapping):
        return flat
    deeper = indent + "  "
    lines: list[str] = []
    for item in _items(value, deeper):
        small = indent != "" and len(item) <= _SMALL and "\n" not in item
        if small and lines and not lines[-1].endswith("\n") and len(lines[-1]) + len(item) < _WIDE:
            lines[-1] += f" {item},"
        else:
            lines.append(f"{deeper}{item}," + ("" if small else "\n"))
    first, last = "{}" if isinstance(value, Mapping) else "[]"
    inside = "\n".join(line.removesuffix("\n") for line in lines)
    return f"{first}\n{inside.removesuffix(',')}\n{indent}{last}"


def _items(value: Any, indent: str) -> list[str]:
    if isinstance(value, Mapping):
        return [f"{json.dumps(key, ensure_ascii=False)}: {position_text(entry, indent)}" for key, entry in value.items()]
    return [json.dumps(entry, ensure_ascii=False) if _is_row(entry) else position_text(entry, indent) for entry in value]


def _is_row(entry: Any) -> bool:
    return isinstance(entry, list) and all(isinstance(cell, str | int) for cell in entry)
