"""The lessons of SpaceCorp: complete by the outline, kind to mistakes, true to the engine."""

from __future__ import annotations

import pytest

import spacegames as sg
from spacegames.core.teaching import Attempt, Do, LessonRun, Predict
from spacegames.games.spacecorp.lessons import quiz
from tests.games.spacecorp.lesson_outline import OUTLINE

GAME = sg.load("spacecorp")


def test_the_lessons_come_in_teaching_order_and_end_with_the_quiz() -> None:
    assert list(GAME.lessons) == [*OUTLINE, "SC-LES-QUIZ"]


@pytest.mark.parametrize("id", OUTLINE)
def test_a_lesson_teaches_what_the_outline_asks_for(id: str) -> None:
    taught = {rule for step in GAME.lessons[id].steps for rule in step.rules}
    assert not {f"SC-{rule}" for rule in OUTLINE[id].split()} - taught


@pytest.mark.parametrize("id", OUTLINE)
def test_every_step_asks_something_and_answers_mistakes(id: str) -> None:
    for step in GAME.lessons[id].steps:
        assert step.tasks
        for task in step.tasks:
            if isinstance(task, Predict):
                assert set(task.replies) == set(range(len(task.answers))) - {task.right}, task.question
            elif isinstance(task, Do | Attempt):
                assert task.praise, task


@pytest.mark.rule("SC-RES-03", "SC-INF-01")
def test_the_second_lesson_answers_another_legal_move() -> None:
    run = LessonRun(GAME, list(GAME.lessons.values())[1])
    assert run.answer(0).mood == "bad" and run.answer(1).mood == "good"
    feedback = run.act("move")
    assert feedback.mood == "bad" and feedback.text == "That would be a Move. This time we want cards." and run.showing_mistake
    assert [run.act(move).mood for move in ("research", "hq 0", "confirm")] == ["good"] * 3
    assert run.match.state.decision is not None and run.match.state.decision.kind == "draw"


@pytest.mark.rule("SC-VAL-03", "SC-AMB-01")
def test_the_lesson_on_time_adds_before_it_doubles() -> None:
    run = LessonRun(GAME, GAME.lessons["SC-LES-M10"])
    run.goto_step(2)
    task = run.task
    assert isinstance(task, Predict) and task.answers[task.right] == "18"
    events = run.answer(task.right).events
    assert [event.data["value"] for event in events if event.kind == "fed"] == [5, 8, 9, 18]


@pytest.mark.rule("SC-COL-04", "SC-COL-11")
def test_the_lesson_on_colonies_counts_seven_points_with_build_cards() -> None:
    run = LessonRun(GAME, GAME.lessons["SC-LES-S6"])
    run.goto_step(1)
    run.solve()
    for move in ("colonize", "found wilderness", "card replicators"):
        assert run.act(move).mood == "good"
    assert run.act("confirm").mood == "bad", "6 are not 7, and 5 Build points are not 8"
    assert [run.act(move).mood for move in ("card seed_constructor", "confirm")] == ["good"] * 2
    assert run.match.state.to_position()["sites"]["tau_ceti"]["colony"] == "wilderness"


def test_a_quiz_is_new_with_each_seed_and_the_same_with_the_same() -> None:
    texts = [[step.text + str(step.tasks) for step in quiz.quiz(seed)] for seed in (1, 2, 1)]
    assert texts[0] == texts[2] != texts[1]
    assert all(len(steps) == quiz.LENGTH for steps in texts)


def test_the_key_of_a_quiz_is_what_the_engine_says() -> None:
    for seed in range(12):
        for number, step in enumerate(quiz.quiz(seed)):
            (task,) = step.tasks
            assert isinstance(task, Predict) and step.table is not None
            assert len(set(task.answers)) == len(task.answers)
            state = GAME.position(step.table())
            events = [event for move in task.show for event in state.play(move)]
            kind, key = (("target_chosen", "need"), ("fed", "value"), ("produced", "amount"), ("", ""))[number % 4]
            if kind:
                assert task.answers[task.right] == str([event.data[key] for event in events if event.kind == kind][-1])


@pytest.mark.rule("SC-CTR-06", "SC-CTR-07", "SC-CTR-08", "SC-CTR-09", "SC-CTR-10")
def test_the_quiz_pays_what_was_carried_over() -> None:
    """The key is added up from the data here, not by the code that pays."""
    for seed in range(12):
        for number, step in enumerate(quiz.quiz(seed)):
            (task,) = step.tasks
            if number % 4 == 3:
                assert isinstance(task, Predict) and step.table is not None
                position = step.table()
                row = int(step.look[0].removeprefix("contract-"))
                now = ["mar", "pla", "sta"].index(position["era"][:3])
                owed = ["mar", "pla", "sta"][position["contracts"]["discs"][row - 1] : now + 1]
                assert task.answers[task.right] == str(sum(GAME.components["contracts"][f"{era}_{row}"]["few"]["profit"] for era in owed))
