"""Every lesson can be completed, and every task in it is what it claims to be."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import spacegames as sg
from spacegames.core.teaching import Attempt, Do, Find, Lesson, LessonRun, Predict, Step

_LESSONS = [pytest.param(id, lesson, id=lesson.id) for id in sg.games() for lesson in sg.load(id).lessons.values()]
every_lesson = pytest.mark.parametrize(("id", "lesson"), _LESSONS)


def _runs(id: str, lesson: Lesson) -> Iterator[LessonRun]:
    """The lesson once, a quiz with several seeds."""
    for seed in range(8 if lesson.quiz else 1):
        yield LessonRun(sg.load(id), lesson, seed)


def _steps(id: str, lesson: Lesson) -> Iterator[tuple[LessonRun, Step]]:
    for run in _runs(id, lesson):
        for index, step in enumerate(run.steps):
            run.goto_step(index)
            yield run, step


@every_lesson
def test_a_lesson_can_be_completed(id: str, lesson: Lesson) -> None:
    for run in _runs(id, lesson):
        for _step in run.steps:
            while run.task is not None:
                task = run.task
                feedback = run.solve()
                assert feedback.mood in ("good", "end"), f"step {run.step_index + 1}, {task}: {feedback}"
                assert run.task is not task
            run.next()
        assert run.finished and run.mistakes == 0


@every_lesson
def test_a_lesson_can_be_skipped_through_and_walked_back(id: str, lesson: Lesson) -> None:
    for run in _runs(id, lesson):
        for index in range(len(run.steps)):
            assert run.step_index == index
            run.next()
        for index in reversed(range(len(run.steps))):
            assert run.step_index == index
            run.back()
        again = LessonRun(run.game, lesson)
        again.restore(run.progress())
        assert again.match.state == run.match.state


@every_lesson
def test_steps_have_words_rules_and_things_to_look_at(id: str, lesson: Lesson) -> None:
    assert lesson.title.strip() and lesson.goal.strip()
    for run, step in _steps(id, lesson):
        where = f"step {run.step_index + 1}"
        assert step.text.strip() and step.rules, where
        assert not set(step.rules) - set(run.game.rules), where
        things = run.game.board(run.match.state, step.viewer).things
        assert not set(step.look) - set(things), f"{where}: not on the board"


@every_lesson
def test_a_step_with_a_task_has_three_different_hints(id: str, lesson: Lesson) -> None:
    for run, step in _steps(id, lesson):
        if step.tasks:
            assert len(step.hints) == 3 and len(set(step.hints)) == 3 and all(hint.strip() for hint in step.hints), f"step {run.step_index + 1}"


@every_lesson
def test_tasks_are_what_they_claim(id: str, lesson: Lesson) -> None:
    for run, step in _steps(id, lesson):
        for number, task in enumerate(step.tasks, 1):
            _check(run, task, f"step {run.step_index + 1}, task {number}")
            run.solve()


def _check(run: LessonRun, task: object, where: str) -> None:
    state, game = run.match.state, run.game
    if isinstance(task, Do):
        assert task.goal.strip() and task.moves and all(task.moves), where
        first = task.moves[0]
        legal = {str(action) for action in state.actions()}
        assert set(first) <= legal | {"*"}, f"{where}: {set(first) - legal} cannot be played; legal: {sorted(legal)[:40]}"
        for text, reply in task.replies.items():
            assert reply.strip() and all(text not in accepted for accepted in task.moves), f"{where}: {text!r} is not wrong"
            assert str(game.parse(text)) == text, where
    elif isinstance(task, Attempt):
        assert task.goal.strip() and task.texts, where
        for text in task.texts:
            reasons = [reason.rule for reason in state.why_not(game.parse(text))]
            assert task.rule in reasons, f"{where}: {text!r} is refused by {reasons or 'nothing'}"
    elif isinstance(task, Predict):
        assert task.question.strip() and task.because.strip(), where
        assert len(task.answers) >= 2 and len(set(task.answers)) == len(task.answers), where
        assert 0 <= task.right < len(task.answers), where
        assert set(task.replies) <= set(range(len(task.answers))) - {task.right}, where
    else:
        assert isinstance(task, Find), where
        wrong = [bool(state.why_not(game.parse(text))) for text in task.texts]
        assert any(wrong) and not all(wrong), f"{where}: something must be allowed and something not"
        assert len(set(task.texts)) == len(task.texts), where


@every_lesson
def test_a_wrong_move_is_shown_and_taken_back(id: str, lesson: Lesson) -> None:
    """For the first task with a choice: another legal action is played, seen, and gone with the next."""
    for run, step in _steps(id, lesson):
        for task in step.tasks:
            wrong = [a for a in run.match.state.actions() if isinstance(task, Do) and "*" not in task.moves[0] and str(a) not in task.moves[0]]
            if wrong:
                before = run.match.state.digest()
                assert run.act(wrong[0]).mood == "bad" and run.showing_mistake and run.mistakes == 1
                run.take_back()
                assert run.match.state.digest() == before and not run.showing_mistake
                assert run.solve().mood in ("good", "end")
                return
            run.solve()


@pytest.mark.parametrize("id", sg.games())
def test_lessons_are_told_apart(id: str) -> None:
    listed = [lesson.id for lesson in sg.load(id).part("lessons").LESSONS]
    assert listed and len(set(listed)) == len(listed)
