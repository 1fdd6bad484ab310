"""A lesson from its first step to its end, with one wrong move on the way that is shown and taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import spacegames as sg
from spacegames.core.teaching import Attempt, Do, Find, LessonRun, Predict
from tests.browser.driver import Table, play_by_mouse


def _opened(game: sg.Game) -> str:
    """The lesson with which the notebook about turns begins: the second of the outline."""
    return list(game.lessons)[1]


@pytest.mark.parametrize("name", sg.games())
def test_a_lesson_is_completed_with_one_wrong_move_on_the_way(page: Page, dashboards: str, name: str) -> None:
    game = sg.load(name)
    run = LessonRun(game, game.lessons[_opened(game)])
    table = Table.open(page, f"{dashboards}/voila/render/{name}/02_turn.ipynb")
    feedback = page.get_by_test_id("feedback").first
    wrong_moves = 0
    while True:
        expect(page.get_by_test_id("step").first).to_contain_text(f"Step {run.step_index + 1} of {len(run.steps)}")
        while (task := run.task) is not None:
            if isinstance(task, Do):
                accepted = task.moves[run.move_index]
                wrong = next((action for action in run.match.state.actions() if action not in accepted), None)
                if not wrong_moves and wrong is not None and "*" not in accepted:
                    play_by_mouse(table, run.match.state, wrong)
                    expect(feedback).to_have_attribute("data-mood", "bad")
                    here = table.decision
                    table.press("take-back")
                    table.wait_decision(here)
                    run.act(wrong)
                    run.take_back()
                    wrong_moves += 1
                text = str(run.match.state.actions()[0]) if accepted[0] == "*" else accepted[0]
                play_by_mouse(table, run.match.state, text)
                run.act(text)
            elif isinstance(task, Predict):
                table.press(f"answer-{task.right}")
                run.answer(task.right)
            elif isinstance(task, Find):
                faulty = {number for number, text in enumerate(task.texts) if run.match.state.why_not(text)}
                for number in faulty:
                    page.get_by_test_id(f"find-{task.texts[number]}").check()
                table.press("find-check")
                run.find(faulty)
            else:
                assert isinstance(task, Attempt)
                offered = page.get_by_test_id(f"refused-{task.texts[0]}")
                if offered.count():
                    offered.first.click(force=True)
                else:
                    table.press("answer-0")
                run.act(task.texts[0])
            expect(feedback).to_have_attribute("data-mood", run.feedback.mood)
            if run.feedback.text:
                expect(feedback).to_contain_text(run.feedback.text.split("-")[0].strip()[:30])
        if run.step_index + 1 == len(run.steps):
            break
        table.press("next")
        run.next()
    assert run.finished and wrong_moves == 1
    expect(page.get_by_test_id("feedback").first).to_have_attribute("data-mood", "end")
    expect(page.get_by_test_id("contents").first).to_contain_text("1 of")


def test_three_hints_lead_to_the_solution(page: Page, dashboards: str) -> None:
    table = Table.open(page, f"{dashboards}/voila/render/sector41/02_turn.ipynb")
    page.get_by_test_id("task").first.wait_for()
    for number in (1, 2, 3):
        table.press("hint")
        expect(page.get_by_test_id("hints").locator("li")).to_have_count(number)
    table.press("solve")
    expect(page.get_by_test_id("feedback").first).to_have_attribute("data-mood", "good")


def test_a_rule_card_shows_an_example_and_leads_back(page: Page, dashboards: str) -> None:
    table = Table.open(page, f"{dashboards}/voila/render/sector41/02_turn.ipynb")
    game = sg.load("sector41")
    shown = {rule for example in game.examples.values() for rule in example.rules}
    rule = next(rule for rule in game.lessons[_opened(game)].steps[0].rules if rule in shown)
    page.locator(".sg-chips").get_by_test_id(f"chip-{rule}").click()
    expect(page.get_by_test_id("card-id")).to_have_text(rule)
    page.locator('[data-testid^="example-"]').first.click()
    close = page.get_by_test_id("close")
    expect(close).to_be_visible()
    assert page.get_by_test_id("board").count() == 2
    close.click()
    expect(page.get_by_test_id("board")).to_have_count(1)
    assert table.canvas.is_visible()
