"""Every rule id has a marked test or a worked example, and every mark names a rule there is."""

from __future__ import annotations

import pytest

import spacegames as sg
from tests.battery import rule_marks
from tests.battery.walks import every_game


@every_game
def test_every_rule_has_a_test(id: str, request: pytest.FixtureRequest) -> None:
    missing = rule_marks.untested(sg.load(id), rule_marks.collected(request.config))
    assert not missing, f"{len(missing)} rules without a test or an example: {', '.join(missing)}"


def test_marks_name_rules_there_are() -> None:
    known = {rule for id in sg.games() for rule in sg.load(id).rules}
    unknown = {rule: sorted(places) for rule, places in rule_marks.in_sources().items() if rule not in known}
    assert not unknown


@every_game
def test_lessons_and_examples_together_show_every_rule(id: str) -> None:
    game = sg.load(id)
    taught = {rule for lesson in game.lessons.values() for step in (lesson.quiz(0) if lesson.quiz else lesson.steps) for rule in step.rules}
    shown = rule_marks.shown(game)
    never = [rule.id for rule in game.rules.values() if not rule.ruling and rule.id not in taught and rule.id not in shown]
    assert not never, f"no lesson and no example shows {', '.join(never)}"


def test_the_report_names_every_rule() -> None:
    text = "\n".join(rule_marks.report({}))
    for id in sg.games():
        assert sg.load(id).title in text
        assert all(rule in text for rule in sg.load(id).rules)
