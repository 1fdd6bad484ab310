"""Examples and lessons: what a learner does, what is said, and saved progress."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spacegames import BadSave, SpacegamesError
from spacegames.core.teaching import (
    Attempt,
    Choices,
    Do,
    Example,
    ExampleFailed,
    Expect,
    Find,
    Happened,
    Lesson,
    LessonRun,
    Play,
    Predict,
    Refuse,
    Step,
    look_up,
    run_example,
)
from tests.core.tiny import TINY, table


def _run() -> LessonRun:
    return LessonRun(TINY, TINY.lessons["T-LES-1"])


def _at(step: int) -> LessonRun:
    run = _run()
    run.goto_step(step)
    return run


# ---- examples


def test_an_example_runs_verb_by_verb() -> None:
    example = TINY.examples["T-EX-1"]
    assert [verb for verb, _match, _events in run_example(TINY, example)] == list(example.script)


@pytest.mark.parametrize(
    ("verb", "says"),
    [
        (Play("roll"), r"X, line 1: “roll” is not possible now.*legal: \['pledge 1'"),
        (Play("fly"), "X, line 1: 'fly' is not an action"),
        (Refuse("pledge 1", "T-PLEDGE"), "should be refused by T-PLEDGE, found legal"),
        (Refuse("roll", "T-END"), "should be refused by T-END, found"),
        (Choices(("pledge 1",)), r"expected exactly \['pledge 1'\], found \['pledge 1', 'pledge 2', 'pledge 3'\]"),
        (Happened("rolled"), "no event rolled"),
        (Expect({"points": [1, 0]}), r"points should be \[1, 0\], is \[0, 0\]"),
        (Expect({"points.7": 1}), "there is nothing at 'points.7'"),
        (Expect({"nothing": 1}), "there is nothing at 'nothing'"),
    ],
)
def test_an_example_that_comes_out_otherwise_fails(verb: Any, says: str) -> None:
    example = Example("X", "", "", (), table, (verb,))
    with pytest.raises(ExampleFailed, match=says):
        list(run_example(TINY, example))


def _loose(*moves: str, loose: set[int]) -> LessonRun:
    task = Do("Pledge.", tuple((move,) for move in moves), praise="Pledged.", loose=frozenset(loose))
    return LessonRun(TINY, Lesson("X", "", "", (Step("", (), table, (), (task,)),)))


def test_loose_moves_come_in_any_order_and_each_once() -> None:
    run = _loose("pledge 1", "pledge 2", "roll", loose={0, 1})
    assert run.act("pledge 2").mood == "good" and run.move_index == 0
    assert run.match.state.decider == 1
    assert run.act("pledge 1").mood == "good" and run.move_index == 2
    assert run.act("roll").mood == "end"
    again = _loose("pledge 1", "pledge 2", "roll", loose={0, 1})
    assert again.act("pledge 2").mood == "good"
    assert again.act("pledge 2").mood == "bad", "it was done already"
    assert again.solve().mood == "end", "what is left is shown"


def test_moves_that_are_not_loose_keep_their_places() -> None:
    run = _loose("pledge 1", "pledge 2", "roll", loose={0})
    assert run.act("pledge 2").mood == "bad"
    assert run.solve().mood == "end"


def test_happened_needs_the_details() -> None:
    example = Example("X", "", "", (), table, (Play("pledge 1"), Happened("pledged", {"player": 1})))
    with pytest.raises(ExampleFailed, match="no event pledged"):
        list(run_example(TINY, example))


def test_look_up_knows_the_outcome() -> None:
    state = TINY.new(players=1, seed=1, rounds=1)
    assert look_up(state, "decision.kind") == "pledge"
    state.chance.force(6)
    state.play("pledge 3")
    state.play("roll")
    assert (look_up(state, "over"), look_up(state, "scores"), look_up(state, "winners"), look_up(state, "decision")) == (True, [3], [0], None)


# ---- lessons


def test_steps_with_nothing_to_do_are_simply_read() -> None:
    run = _run()
    assert run.task is None and not run.finished
    run.next()
    assert run.step_index == 1 and isinstance(run.task, Attempt)


def test_an_attempt_is_done_when_refused_by_its_rule() -> None:
    run = _at(1)
    feedback = run.act("roll")
    assert feedback.mood == "good" and feedback.violations[0].rule == "T-ROLL"
    assert isinstance(run.task, Do)


def test_a_legal_move_during_an_attempt_is_shown_and_taken_back() -> None:
    run = _at(1)
    before = run.match.state.digest()
    feedback = run.act("pledge 1")
    assert feedback.mood == "bad" and feedback.events and run.showing_mistake
    assert run.match.state.digest() != before
    run.take_back()
    assert run.match.state.digest() == before and not run.showing_mistake
    assert isinstance(run.task, Attempt)


def test_a_wrong_move_gets_its_reply_and_is_taken_back_by_the_next() -> None:
    run = _at(1)
    run.act("roll")
    assert run.act("pledge 1").text == "Too careful."
    assert run.showing_mistake and run.mistakes == 1
    assert run.act("pledge 3").text.startswith("That is allowed, but it is not what this task asks for")
    assert run.mistakes == 2
    feedback = run.act("pledge 2")
    assert feedback.mood == "good"
    assert [move.text for move in run.match.moves] == ["pledge 2", "pledge 3"], "the others' reply follows by itself"


def test_an_illegal_move_says_why_and_counts() -> None:
    run = _at(1)
    run.act("roll")
    feedback = run.act("roll")
    assert (feedback.mood, feedback.text, feedback.violations[0].rule) == ("bad", "That is not possible now.", "T-ROLL")
    assert run.mistakes == 1 and isinstance(run.task, Do)


def test_unreadable_text_is_said_and_does_not_count() -> None:
    run = _at(1)
    assert "'fly' is not an action" in run.act("fly").text
    assert run.mistakes == 0


def test_predicting() -> None:
    run = _at(1)
    run.solve()
    run.solve()
    assert isinstance(run.task, Predict)
    assert run.answer(0).text == "No." and run.mistakes == 1
    feedback = run.answer(1)
    assert (feedback.mood, feedback.text) == ("good", "It depends on the die.")
    assert feedback.events[0].kind == "rolled"
    assert run.task is None


def test_finding_the_mistakes() -> None:
    run = _at(2)
    assert isinstance(run.task, Find)
    assert run.find({0}).text == "1 more is not allowed."
    assert run.find({0, 1, 2}).text == "1 of those you marked is allowed."
    assert run.mistakes == 2
    feedback = run.find({0, 2})
    assert feedback.mood == "good" and [violation.rule for violation in feedback.violations] == ["T-ROLL", "T-ROLL"]


def test_an_answer_where_nothing_was_asked_is_said() -> None:
    run = _at(1)
    assert run.answer(0).text == "There is no question to answer now."
    assert run.find(set()).text == "There is nothing to find now."
    assert run.mistakes == 0


def test_several_moves_any_of_them_and_alternatives() -> None:
    run = _at(2)
    run.solve()
    assert run.act("pledge 2").text == "Good, go on."
    assert run.act("pledge 2").mood == "bad"
    assert run.act("pledge 3").mood == "good"


def test_the_end_is_told_when_every_task_is_done() -> None:
    run = _at(1)
    while run.task:
        run.solve()
    run.next()
    run.solve()
    assert run.solve().mood == "end"
    assert run.finished


def test_the_last_step_alone_is_not_the_end() -> None:
    run = _at(2)
    run.solve()
    assert run.solve().mood == "good"
    assert not run.finished


def test_hints_come_in_three_levels_and_stay_at_the_last() -> None:
    run = _at(1)
    assert [run.hint() for _ in range(4)] == ["Look.", "Think.", "pledge 2", "pledge 2"]
    run.act("roll")
    assert run.hint() == "Look.", "a new task begins with the first hint"
    assert _run().hint() == "There is no hint for this step."


def test_trying_freely_leaves_the_script_alone() -> None:
    run = _at(1)
    run.act("roll")
    before = run.match.state.digest()
    run.try_freely()
    assert run.trying_freely
    assert run.act("pledge 3").mood == "play"
    assert run.act("fly").mood == "bad"
    assert run.act("roll").violations
    assert run.answer(0).mood == "bad" and run.find(set()).mood == "bad"
    run.return_to_lesson()
    assert run.match.state.digest() == before and isinstance(run.task, Do) and run.mistakes == 0


def test_a_mistake_is_taken_back_before_trying_freely() -> None:
    run = _at(1)
    run.act("roll")
    before = run.match.state.digest()
    run.act("pledge 1")
    run.try_freely()
    assert run.match.state.digest() == before


def test_a_skipped_step_is_played_through_when_the_table_goes_on() -> None:
    run = _at(1)
    run.next()
    assert run.step_index == 2
    assert [move.text for move in run.match.moves] == ["pledge 2", "pledge 3", "roll"]
    run.back()
    assert run.step_index == 1 and run.match.index == 0


def test_the_table_that_goes_on_is_the_same_however_one_comes_there() -> None:
    walked = _at(1)
    while walked.task:
        walked.solve()
    walked.next()
    assert _at(2).match.state == walked.match.state


def test_next_at_the_last_step_stays() -> None:
    run = _at(2)
    run.next()
    assert run.step_index == 2
    with pytest.raises(SpacegamesError, match="this lesson has 3 steps"):
        run.goto_step(3)


def test_progress_is_saved_and_taken_up() -> None:
    run = _at(1)
    run.act("roll")
    run.act("pledge 1")
    run.act("pledge 2")
    saved = json.loads(json.dumps(run.progress()))
    again = _run()
    again.restore(saved)
    assert (again.step_index, again.task_index, again.mistakes, again.done) == (1, 2, 1, {(1, 0), (1, 1)})
    assert again.match.state == run.match.state
    assert again.progress() == saved


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"game": "chess"}, "belongs to another lesson"),
        ({"lesson": "T-LES-2"}, "belongs to another lesson"),
        ({"done": "all"}, "damaged"),
        ({"done": [[1]]}, "damaged"),
        ({"done": [[0, "x"]]}, "damaged"),
        ({"step": None}, "damaged"),
        ({"step": True}, "damaged"),
        ({"step": -1}, "damaged"),
        ({"mistakes": "none"}, "damaged"),
        ({"step": 3}, "does not fit"),
        ({"done": [[1, 9]]}, "does not fit"),
        ({"done": [[-1, 0]]}, "does not fit"),
    ],
)
def test_damaged_progress_is_said_and_changes_nothing(changes: dict[str, Any], says: str) -> None:
    run = _at(1)
    run.act("roll")
    before = run.progress()
    with pytest.raises(BadSave, match=says):
        run.restore({**before, **changes})
    assert run.progress() == before


@pytest.mark.parametrize("progress", [None, [], "x"])
def test_progress_must_be_a_table(progress: Any) -> None:
    with pytest.raises(BadSave):
        _run().restore(progress)


def test_a_quiz_follows_its_seed() -> None:
    lesson = TINY.lessons["T-LES-2"]
    run = LessonRun(TINY, lesson, seed=3)
    assert run.step.text == "Quiz 3"
    assert run.solve().mood == "end"
    again = LessonRun(TINY, lesson)
    again.restore(run.progress())
    assert again.step.text == "Quiz 3" and again.finished


def test_going_straight_to_a_later_step_plays_what_lies_between() -> None:
    lesson = Lesson(
        "L",
        "Title",
        "Goal",
        (
            Step("First", ("T-ROLL",), table, tasks=(Do("Pledge", (("pledge 1",),)),)),
            Step("Then", ("T-ROLL",), None),
        ),
    )
    run = LessonRun(TINY, lesson)
    before = run.match.state.digest()
    run.goto_step(1)
    assert run.match.index == 1 and run.match.state.digest() != before
    played = LessonRun(TINY, lesson)
    played.act("pledge 1")
    played.goto_step(1)
    assert played.match.state == run.match.state
