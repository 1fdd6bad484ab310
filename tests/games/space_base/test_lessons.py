"""The lessons of Space Base: complete by the outline, kind to mistakes, true to the engine."""

from __future__ import annotations

import pytest

import spacegames as sg
from spacegames.core.teaching import Attempt, LessonRun, Predict
from spacegames.games.space_base.lessons import quiz
from tests.games.space_base.lesson_outline import OUTLINE

GAME = sg.load("space_base")


def test_the_lessons_come_in_teaching_order() -> None:
    assert list(GAME.lessons) == [f"SB-LES-{number:02}" for number in range(1, 21)]
    assert list(OUTLINE) == list(GAME.lessons)[:-1]


@pytest.mark.parametrize("id", OUTLINE)
def test_a_lesson_teaches_what_the_outline_asks_for(id: str) -> None:
    taught = {rule for step in GAME.lessons[id].steps for rule in step.rules}
    assert not {f"SB-{rule}" for rule in OUTLINE[id].split()} - taught


@pytest.mark.parametrize("id", OUTLINE)
def test_every_step_asks_something_and_answers_mistakes(id: str) -> None:
    for step in GAME.lessons[id].steps:
        assert step.tasks
        for task in step.tasks:
            if isinstance(task, Predict):
                assert set(task.replies) == set(range(len(task.answers))) - {task.right}, task.question
            if isinstance(task, Attempt):
                assert task.praise


@pytest.mark.rule("SB-ABL-01", "SB-CHG-08")
def test_rewards_and_abilities_have_a_lesson_of_their_own_with_a_sorting_game() -> None:
    lesson = GAME.lessons["SB-LES-10"]
    assert len(lesson.steps) == 6
    sorting = lesson.steps[-1].tasks
    assert len(sorting) == 6
    assert [task.right for task in sorting if isinstance(task, Predict)] == [0, 1, 0, 1, 0, 1]
    run = LessonRun(GAME, lesson)
    run.goto_step(1)
    assert run.answer(0).mood == "bad", "the classic mistake has an answer"
    assert run.answer(1).mood == "good" and run.match.state.credits[0] == 1


def test_a_quiz_is_new_with_each_seed_and_the_same_with_the_same() -> None:
    texts = [[step.text + str(step.tasks) for step in quiz.quiz(seed)] for seed in (1, 2, 1)]
    assert texts[0] == texts[2] != texts[1]
    assert all(len(steps) == quiz.LENGTH for steps in texts)


def test_the_key_of_a_payout_question_is_what_the_engine_pays() -> None:
    for seed in range(15):
        for step in quiz.quiz(seed):
            (task,) = step.tasks
            assert isinstance(task, Predict) and step.table is not None
            assert len(set(task.answers)) == len(task.answers)
            if task.show:
                state = GAME.position(step.table())
                state.play(task.show[0])
                assert task.answers[task.right] == quiz._amount((state.credits[0], state.income[0], state.vp[0]))
