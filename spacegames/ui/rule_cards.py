"""Rule cards: what a citation opens."""

from __future__ import annotations

from typing import Any

from ..core.errors import SpacegamesError
from ..core.game import Game
from ..core.words import _

_EXAMPLES = 4
"""A card offers at most so many examples."""


def briefs(game: Game) -> dict[str, list[str]]:
    """For every rule its title, for whoever rests on its chip, and the page to look it up, "" where it is not known."""
    return {rule.id: [rule.title, _("p. {page}").format(page=rule.page) if rule.page else ""] for rule in game.rules.values()}


def card(game: Game, id: str) -> dict[str, Any]:
    """A rule as the panel shows it: text, place, related rules, the ruling it rests on, examples that show it."""
    if id not in game.rules:
        raise SpacegamesError(_("{title} has no rule {id}").format(title=game.title, id=id))
    rule = game.rules[id]
    note = ""
    if rule.ruling:
        note = _("The rulebook leaves this open; this is the reading the table plays by.")
    if rule.option and rule.option in game.options:
        option = game.options[rule.option]
        choices = " / ".join(option.values.values()) if option.values else _("{low} to {high}").format(low=option.low, high=option.high)
        note = _("The rulebook leaves this open. You can choose in a new game: “{title}” ({choices}).").format(title=option.title, choices=choices)
    return {
        "id": rule.id,
        "title": rule.title,
        "text": rule.text,
        "place": rule.place,
        "ruling": rule.ruling,
        "note": note,
        "related": [[other, game.rules[other].title] for other in rule.related if other in game.rules],
        "examples": [[example.id, example.title] for example in examples_of(game, id)],
    }


def examples_of(game: Game, rule: str) -> list[Any]:
    """The worked examples that show a rule, those that are mainly about it first."""
    found = [example for example in game.examples.values() if rule in example.rules]
    return sorted(found, key=lambda example: example.rules.index(rule))[:_EXAMPLES]
