"""Rules as data: each has an id, a title, a text in our own words and its place in the rulebook."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from .words import _


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a game.

    `page` is empty where the rulebook text at hand carries no page numbers. `ruling` tells that the rulebook
    leaves the point open and this package takes a reading; `option` then names the option of `game.new` that
    changes it, if there is one.
    """

    id: str
    title: str
    text: str
    section: str
    page: str = ""
    related: tuple[str, ...] = ()
    ruling: bool = False
    option: str = ""

    @property
    def place(self) -> str:
        """Where to read it in the rulebook, in words."""
        if self.page:
            return _("rulebook, “{section}”, p. {page}").format(section=self.section, page=self.page)
        return _("rulebook, “{section}”").format(section=self.section)

    def __str__(self) -> str:
        return f"{self.id}  {self.title}\n{self.text}\n({self.place})"


class RuleBook(Mapping[str, Rule]):
    """All rules of one game by id, in the order of the rulebook; read from rules.toml when first needed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._rules: dict[str, Rule] | None = None

    def _all(self) -> dict[str, Rule]:
        if self._rules is None:
            with self._path.open("rb") as file:
                table = tomllib.load(file)
            self._rules = {
                id: Rule(
                    id=id,
                    title=entry["title"],
                    text=entry["text"],
                    section=entry["section"],
                    page=str(entry.get("page", "")),
                    related=tuple(entry.get("related", ())),
                    ruling=entry.get("ruling", False),
                    option=entry.get("option", ""),
                )
                for id, entry in table.items()
            }
        return self._rules

    def __getitem__(self, id: str) -> Rule:
        return self._all()[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def find(self, words: str) -> list[Rule]:
        """Rules whose id begins with `words`, or else whose id, title or text holds every one of the words.

        Better matches come first: words in the title count more than words in the text.
        """
        upper = words.strip().upper()
        exact = [rule for rule in self.values() if rule.id == upper] or [rule for rule in self.values() if upper and rule.id.startswith(upper)]
        if exact:
            return exact
        wanted = words.lower().split()
        found: list[tuple[int, int, Rule]] = []
        for rule in self.values():
            title, text = rule.title.lower(), f"{rule.id} {rule.text}".lower()
            if wanted and all(word in title or word in text for word in wanted):
                found.append((-sum(word in title for word in wanted), len(found), rule))
        return [rule for _weight, _order, rule in sorted(found, key=lambda entry: entry[:2])]
