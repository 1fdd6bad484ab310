"""The lessons of Starship Captains: complete by the outline, kind to mistakes, true to the engine."""

from __future__ import annotations

import pytest

import spacegames as sg
from spacegames.core.teaching import Attempt, Do, LessonRun, Predict
from spacegames.games.starship_captains.lessons import quiz
from tests.games.starship_captains.lesson_outline import OUTLINE

GAME = sg.load("starship_captains")
GUIDED = [*OUTLINE, "CAP-LES-20"]


def test_the_lessons_come_in_teaching_order() -> None:
    assert list(GAME.lessons) == [f"CAP-LES-{number:02}" for number in range(1, 22)]
    assert list(OUTLINE) == list(GAME.lessons)[:19]


@pytest.mark.parametrize("id", OUTLINE)
def test_a_lesson_teaches_what_the_outline_asks_for(id: str) -> None:
    taught = {rule for step in GAME.lessons[id].steps for rule in step.rules}
    assert not {f"CAP-{rule}" for rule in OUTLINE[id].split()} - taught


@pytest.mark.parametrize("id", GUIDED)
def test_every_step_asks_something_and_answers_mistakes(id: str) -> None:
    for step in GAME.lessons[id].steps:
        assert step.tasks
        for task in step.tasks:
            if isinstance(task, Predict):
                assert set(task.replies) == set(range(len(task.answers))) - {task.right}, task.question
            if isinstance(task, (Attempt, Do)):
                assert task.praise


@pytest.mark.rule("CAP-ROOM-04", "CAP-ROOM-05")
def test_the_second_lesson_has_moves_that_are_legal_and_wrong() -> None:
    run = LessonRun(GAME, GAME.lessons["CAP-LES-02"])
    assert run.answer(1).mood == "bad", "a cadet in the science room is the classic mistake"
    assert run.answer(0).mood == "good"
    assert run.act("room helm").mood == "bad" and run.showing_mistake
    run.take_back()
    assert run.act("room science").mood == "good"
    assert run.match.state.to_position()["seats"][0]["queue"] == ["red", "yellow", "blue", "blue"]


@pytest.mark.rule("CAP-SOLO-28", "CAP-SCO-01")
def test_the_tutorial_is_a_whole_game() -> None:
    run = LessonRun(GAME, GAME.lessons["CAP-LES-20"])
    assert run.match.state.players == 1 and run.match.state.to_position()["round"] == 1
    for _step in run.steps:
        while run.task is not None:
            run.solve()
        run.next()
    assert run.match.state.over and run.match.state.scores() == [9]


def test_a_quiz_is_new_with_each_seed_and_the_same_with_the_same() -> None:
    texts = [[step.text + str(step.tasks) for step in quiz.quiz(seed)] for seed in (1, 2, 1)]
    assert texts[0] == texts[2] != texts[1]
    assert all(len(steps) == quiz.LENGTH for steps in texts)


@pytest.mark.rule("CAP-RND-03")
def test_the_key_of_a_queue_question_is_what_the_engine_does() -> None:
    seen = 0
    for seed in range(15):
        for step in quiz.quiz(seed):
            (task,) = step.tasks
            assert isinstance(task, Predict) and step.table is not None
            if task.show:
                state = GAME.position(step.table())
                waiting = len(state.queue[0])
                assert task.answers[task.right] == str(waiting - 3)
                seen += 1
    assert seen
