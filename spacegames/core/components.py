"""Component data: JSON files with a provenance for every item, checked, and correctable by their owners.

A file holds `{"about": ..., "items": {id: {field: value, ...}}}`. Each item has `provenance` (where its values come
from) and may list the fields that are `reconstructed`. An overlay folder holds files of the same names with only
the items and fields to change; a changed field is no longer reconstructed.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .errors import BadData
from .words import _

PROVENANCE = ("rulebook", "public", "reconstructed", "owner")


@dataclass(frozen=True, slots=True)
class Field:
    """What one field of an item must look like.

    `kind` is int, str, bool, list, dict or float; `choices` limits a value or each element of a list;
    `low` and `high` limit a number or the length of a list.
    """

    kind: type
    choices: tuple[Any, ...] = ()
    low: float | None = None
    high: float | None = None
    optional: bool = False

    def expects(self) -> str:
        """What is expected, in words."""
        names = {int: _("a whole number"), str: _("a text"), bool: _("true or false"), list: _("a list"), dict: _("a table"), float: _("a number")}
        words = names.get(self.kind, self.kind.__name__)
        if self.choices:
            some = ", ".join(str(c) for c in self.choices[:12]) + (" …" if len(self.choices) > 12 else "")
            words = _("{kind} out of {choices}").format(kind=words, choices=some)
        if self.low is not None and self.high is not None:
            words = _("{kind}, {low} to {high}").format(kind=words, low=self.low, high=self.high)
        elif self.low is not None:
            words = _("{kind}, at least {low}").format(kind=words, low=self.low)
        elif self.high is not None:
            words = _("{kind}, at most {high}").format(kind=words, high=self.high)
        return words

    def accepts(self, value: Any) -> bool:
        if self.kind is float:
            if isinstance(value, bool) or not isinstance(value, (int, float)):
                return False
        elif not isinstance(value, self.kind) or (self.kind is int and isinstance(value, bool)):
            return False
        if self.choices:
            for element in value if isinstance(value, list) else [value]:
                if element not in self.choices:
                    return False
        size = value if isinstance(value, (int, float)) else len(value) if isinstance(value, (list, str)) else 0
        return (self.low is None or size >= self.low) and (self.high is None or size <= self.high)


Schema = Mapping[str, Mapping[str, Field]]
"""File name without .json -> field name -> what it must be."""

_COMMON = {
    "provenance": Field(str, choices=PROVENANCE),
    "reconstructed": Field(list, optional=True),
    "note": Field(str, optional=True),
}


class Components:
    """The checked data of one game, shipped files with overlays applied.

    `files[name][item][field]` is a value; `id` is a fingerprint, the same for the same data everywhere.
    """

    def __init__(self, folder: Path, schema: Schema, overlays: list[Path]) -> None:
        faults: list[str] = []
        self.files: dict[str, dict[str, dict[str, Any]]] = {}
        for name in schema:
            path = folder / f"{name}.json"
            self.files[name] = {id: dict(item) for id, item in _items(path, faults).items()}
        for overlay in overlays:
            self._lay_over(overlay, schema, faults)
        for name, fields in schema.items():
            self._check(f"{name}.json", self.files[name], {**fields, **_COMMON}, faults)
        if faults:
            raise BadData(faults)
        canonical = json.dumps(self.files, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        self.id = hashlib.sha256(canonical.encode()).hexdigest()[:12]

    def __getitem__(self, name: str) -> dict[str, dict[str, Any]]:
        return self.files[name]

    def is_reconstructed(self, name: str, item: str, field: str | None = None) -> bool:
        """Whether this value (or, without a field, anything of this item) is a reconstruction."""
        entry = self.files[name][item]
        listed: list[str] = entry.get("reconstructed", [])
        if field is not None:
            return field in listed
        return bool(listed) or entry["provenance"] == "reconstructed"

    def _lay_over(self, folder: Path, schema: Schema, faults: list[str]) -> None:
        if not folder.is_dir():
            faults.append(_("{folder}: there is no such data folder").format(folder=folder))
            return
        for path in sorted(folder.glob("*.json")):
            if path.stem not in schema:
                faults.append(_("{file}: unknown file, expected one of {names}").format(file=path.name, names=", ".join(f"{n}.json" for n in schema)))
                continue
            target = self.files[path.stem]
            for id, changes in _items(path, faults).items():
                if not isinstance(changes, dict):
                    faults.append(_("{file}, item {item}: expected a table of fields").format(file=path.name, item=id))
                    continue
                item = target.setdefault(id, {"provenance": "owner"})
                item.update(changes)
                if "reconstructed" in changes:
                    continue
                item["reconstructed"] = [field for field in item.get("reconstructed", []) if field not in changes]
                if "provenance" not in changes and not item["reconstructed"]:
                    item["provenance"] = "owner"

    def _check(self, file: str, items: Mapping[str, Any], fields: Mapping[str, Field], faults: list[str]) -> None:
        for id, item in items.items():
            for name, field in fields.items():
                if name not in item:
                    if not field.optional:
                        faults.append(
                            _("{file}, item {item}, field {field}: missing, expected {expected}").format(
                                file=file, item=id, field=name, expected=field.expects()
                            )
                        )
                elif not field.accepts(item[name]):
                    faults.append(
                        _("{file}, item {item}, field {field}: expected {expected}, found {value}").format(
                            file=file, item=id, field=name, expected=field.expects(), value=json.dumps(item[name], ensure_ascii=False)
                        )
                    )
            for name in item:
                if name not in fields:
                    faults.append(
                        _("{file}, item {item}, field {field}: unknown field, expected one of {names}").format(
                            file=file, item=id, field=name, names=", ".join(fields)
                        )
                    )


def _items(path: Path, faults: list[str]) -> dict[str, Any]:
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        faults.append(_("{file}: cannot be read ({reason})").format(file=path.name, reason=error.strerror))
        return {}
    except (ValueError, RecursionError) as error:
        faults.append(_("{file}: not valid JSON ({reason})").format(file=path.name, reason=error))
        return {}
    if not isinstance(content, dict) or not isinstance(content.get("items"), dict):
        faults.append(_("{file}: expected a table with a table “items”").format(file=path.name))
        return {}
    items: dict[str, Any] = content["items"]
    return items


def overlay_folders(game: str, data: str | os.PathLike[str] | None) -> list[Path]:
    """The folders to lay over the shipped data of `game`: SPACEGAMES_DATA/<game> if there is one, then `data`."""
    folders = []
    shared = os.environ.get("SPACEGAMES_DATA")
    if shared:
        own = Path(shared) / game
        if own.is_dir():
            folders.append(own)
    if data is not None:
        folders.append(Path(data))
    return folders
