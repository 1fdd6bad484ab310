"""Which tests show which rules: marks in the test sources, marks of collected tests, and worked examples."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

import spacegames as sg

_KEY = pytest.StashKey[dict[str, set[str]]]()
_TESTS = Path(__file__).parent.parent


def collected(config: pytest.Config) -> dict[str, set[str]]:
    """Rule id -> tests, as far as this run has collected them."""
    return config.stash.setdefault(_KEY, {})


@cache
def in_sources() -> Mapping[str, frozenset[str]]:
    """Rule id -> places, for every `mark.rule("...")` written out in the test sources, whatever part of them runs."""
    found: dict[str, set[str]] = {}
    for path in sorted(_TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule" and _is_mark(node.func.value):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        found.setdefault(argument.value, set()).add(f"{path.relative_to(_TESTS)}:{node.lineno}")
    return {rule: frozenset(places) for rule, places in found.items()}


def _is_mark(node: ast.expr) -> bool:
    return (isinstance(node, ast.Attribute) and node.attr == "mark") or (isinstance(node, ast.Name) and node.id == "mark")


def tested(marks: Mapping[str, set[str]]) -> dict[str, int]:
    """Rule id -> how many marked tests there are. A test that is both collected and found in the sources counts once."""
    sources = in_sources()
    return {rule: max(len(marks.get(rule, ())), len(sources.get(rule, ()))) for rule in {*marks, *sources}}


def shown(game: sg.Game) -> dict[str, int]:
    """Rule id -> how many worked examples show it; the battery runs every one of them."""
    counts: dict[str, int] = {}
    for example in game.examples.values():
        for rule in example.rules:
            counts[rule] = counts.get(rule, 0) + 1
    return counts


def untested(game: sg.Game, marks: Mapping[str, set[str]]) -> list[str]:
    """The rule ids of a game with neither a marked test nor a worked example."""
    tests, examples = tested(marks), shown(game)
    return [rule for rule in game.rules if not tests.get(rule) and not examples.get(rule)]


def report(marks: Mapping[str, set[str]]) -> Iterator[str]:
    """The lines `pytest --rules` prints."""
    for id in sg.games():
        game = sg.load(id)
        tests, examples = tested(marks), shown(game)
        missing = untested(game, marks)
        yield ""
        yield f"{game.title}: {len(game.rules)} rules, {len(game.rules) - len(missing)} with a test or an example, {len(missing)} without"
        for rule in game.rules.values():
            sign = "MISSING" if rule.id in missing else ""
            yield f"  {rule.id:16} tests {tests.get(rule.id, 0):3}  examples {examples.get(rule.id, 0):3}  {rule.title} {sign}".rstrip()
