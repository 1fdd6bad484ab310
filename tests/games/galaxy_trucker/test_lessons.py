"""The lessons of Galaxy Trucker: complete by the outline, kind to mistakes, true to the engine."""

from __future__ import annotations

import pytest

import spacegames as sg
from spacegames.core.chance import Chance
from spacegames.core.teaching import Attempt, Do, LessonRun, Predict
from spacegames.games.galaxy_trucker.lessons import quiz
from tests.games.galaxy_trucker.lesson_outline import OUTLINE

GAME = sg.load("galaxy_trucker")


def test_the_lessons_come_in_teaching_order() -> None:
    assert list(GAME.lessons) == [f"GT-LES-{number:02}" for number in range(1, 35)]
    assert list(OUTLINE) == list(GAME.lessons)[:-1]


@pytest.mark.parametrize("id", OUTLINE)
def test_a_lesson_teaches_what_the_outline_asks_for(id: str) -> None:
    taught = {rule for step in GAME.lessons[id].steps for rule in step.rules}
    assert not {f"GT-{rule}" for rule in OUTLINE[id].split()} - taught


@pytest.mark.parametrize("id", OUTLINE)
def test_every_step_asks_something_and_answers_mistakes(id: str) -> None:
    for step in GAME.lessons[id].steps:
        assert step.tasks
        for task in step.tasks:
            if isinstance(task, Predict):
                assert set(task.replies) == set(range(len(task.answers))) - {task.right}, task.question
            if isinstance(task, (Attempt, Do)):
                assert task.praise


@pytest.mark.parametrize("id", OUTLINE)
def test_every_reply_can_be_heard(id: str) -> None:
    """A reply to a wrong move is only of use if that move is possible at some moment of its task."""
    run = LessonRun(GAME, GAME.lessons[id])
    for index, step in enumerate(run.steps):
        run.goto_step(index)
        for task in step.tasks:
            if not isinstance(task, Do):
                run.solve()
                continue
            heard: set[str] = set()
            for accepted in task.moves:
                heard |= {str(action) for action in run.match.state.actions()}
                run.act(run.match.state.actions()[0] if accepted[0] == "*" else accepted[0])
            assert not set(task.replies) - heard, f"step {index + 1}: {set(task.replies) - heard}"


def test_the_second_lesson_lets_a_learner_go_wrong() -> None:
    run = LessonRun(GAME, list(GAME.lessons.values())[1])
    run.answer(2)
    feedback = run.act("place 6,7 0")
    assert feedback.mood == "bad" and run.showing_mistake and "smooth" in feedback.text
    run.take_back()
    assert run.act("place 6,7 180").mood == "good"


@pytest.mark.rule("GT-ERR-01", "GT-ERR-02", "GT-ERR-03", "GT-ERR-04", "GT-ERR-05", "GT-ERR-06", "GT-ERR-07")
def test_the_seven_mistakes_are_a_task_and_the_engine_agrees() -> None:
    run = LessonRun(GAME, GAME.lessons["GT-LES-09"])
    tasks = run.step.tasks
    assert len(tasks) == 7
    faults = run.match.state.faults(0)
    assert [fault.kind for fault in faults] == [1, 2, 3, 4, 5, 6, 7]
    from spacegames.games.galaxy_trucker.components import CELLS

    for task, fault in zip(tasks, faults, strict=True):
        assert isinstance(task, Predict) and f"Kind {fault.kind}." in task.question
        assert CELLS[fault.cells[0]] in task.answers[task.right]


@pytest.mark.rule("GT-CON-08", "GT-CON-10", "GT-CON-11")
def test_exposed_connectors_are_counted_as_the_engine_counts_them() -> None:
    run = LessonRun(GAME, GAME.lessons["GT-LES-04"])
    for index, place in ((0, 1), (1, 0), (3, 0)):
        run.goto_step(index)
        task = run.step.tasks[place]
        assert isinstance(task, Predict)
        assert task.answers[task.right] == str(run.match.state.exposed(0))


@pytest.mark.rule("GT-ADV-OS-01", "GT-PWR-02")
def test_open_space_predictions_are_what_the_engine_does() -> None:
    run = LessonRun(GAME, GAME.lessons["GT-LES-12"])
    for doubles, task in enumerate(run.step.tasks[:3]):
        assert isinstance(task, Predict)
        state = run.match.state.copy()
        state.play(f"engines {doubles}")
        assert task.answers[task.right] == str(state.day[1])


def test_a_quiz_is_new_with_each_seed_and_the_same_with_the_same() -> None:
    texts = [[step.text + str(step.tasks) for step in quiz.quiz(seed)] for seed in (1, 2, 1)]
    assert texts[0] == texts[2] != texts[1]
    assert all(len(steps) == quiz.LENGTH for steps in texts)


def test_ships_of_the_quiz_are_sound() -> None:
    from spacegames.games.galaxy_trucker.hull import faults_of
    from spacegames.games.galaxy_trucker.prepared import layout

    box = GAME.box
    for seed in range(20):
        ship = layout(quiz.built(Chance(seed), 10, set()))
        assert 5 <= len(ship) <= 10, "a ship may close itself early"
        assert not faults_of(ship, box.boards["I"], box)


def _asked(thing: str) -> str:
    """The cell a question is about, by its place on the board."""
    return ",".join(thing.split("-")[2:])


def test_the_key_of_a_quiz_question_is_what_the_engine_says() -> None:
    seen: set[int] = set()
    for seed in range(12):
        for number, step in enumerate(quiz.quiz(seed)):
            (task,) = step.tasks
            assert isinstance(task, Predict) and step.table is not None
            assert len(set(task.answers)) == len(task.answers) >= 3
            state = GAME.position(step.table())
            if number % 5 == 0:
                position = step.table()
                del position["seats"][0]["ship"][_asked(step.look[0])]
                for load in ("crew", "tokens", "goods"):
                    position["seats"][0][load].pop(_asked(step.look[0]), None)
                assert task.answers[task.right] == str(GAME.position(position).exposed(0))
            elif number % 5 == 1:
                tile, turn = step.table()["seats"][0]["ship"][_asked(step.look[0])].split("@")
                worth = (2 if "double" in tile else 1) / (1 if turn == "0" else 2)
                assert task.answers[task.right] == quiz._amount(worth)
            elif number % 5 == 2:
                before = len(state.ships[0])
                state.play("roll")
                assert (task.right == 2) == (len(state.ships[0]) < before)
                seen.add(task.right)
            elif number % 5 == 4:
                crews = [state.crew(player) for player in range(4)]
                lowest = [player for player in state.order() if crews[player] == min(crews)]
                assert task.right == lowest[0]
    assert seen == {0, 1, 2}, "every outcome of a meteor comes up"
