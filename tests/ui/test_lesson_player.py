"""The lesson player without a browser: what a learner does, and what the panel is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import spacegames as sg
from spacegames.core.teaching import Attempt, Do, Find, LessonRun, Predict
from spacegames.ui.lesson_player import LessonPlayer
from spacegames.ui.progress import Progress

GAMES = sg.games()


def player(lesson: str = "S41-LES-04", **settings: Any) -> LessonPlayer:
    return sg.learn("sector41", lesson, animate=False, **settings)


def press(shown: LessonPlayer, name: str) -> None:
    """Press a button of the guide, as the browser does."""
    message = next(message for known, _words, message, _main, off in shown.panel.guide["buttons"] if known == name and not off)
    shown._hear(shown.panel, message, [])


def buttons(shown: LessonPlayer) -> list[str]:
    return [name for name, _words, _message, _main, off in shown.panel.guide["buttons"] if not off]


def to_task(shown: LessonPlayer, kind: type) -> Any:
    """Solve what comes first, until a task of this kind is to be done."""
    for _step in range(40):
        if isinstance(shown.task, kind):
            return shown.task
        if shown.task is None:
            shown.next()
        else:
            shown.solve()
    raise AssertionError(f"{shown.lesson.id} has no {kind.__name__}")


# ---- every lesson of every game


@pytest.mark.parametrize("id", GAMES)
def test_every_lesson_can_be_played_to_its_end(id: str) -> None:
    shown = sg.learn(id, animate=False)
    for lesson in shown.game.lessons:
        shown.open_lesson(lesson)
        for step in range(len(shown.run.steps)):
            assert shown.run.step_index == step
            while shown.task is not None:
                before = shown.run.task_index
                if isinstance(shown.task, Attempt):
                    shown.answer(0)
                elif isinstance(shown.task, Predict) and shown.lesson.quiz is not None:
                    shown.answer(shown.task.right)  # a quiz asks again what was only shown
                else:
                    shown.solve()
                assert shown.run.task_index == before + 1, (lesson, step, shown.run.feedback)
                assert shown.panel.guide["feedback"]["mood"] in ("good", "end")
                assert shown.panel.notice == {}
            if step + 1 < len(shown.run.steps):
                press(shown, "next")
        assert lesson in shown.progress.finished
    assert all(entry["done"] for entry in shown.panel.guide["list"])


@pytest.mark.parametrize("id", GAMES)
def test_what_an_attempt_asks_for_can_always_be_tried(id: str) -> None:
    """The board and the greyed list may offer it too, but only the task's own buttons are sure, and reachable by keyboard."""
    shown = sg.learn(id, animate=False)
    found = 0
    for lesson in shown.game.lessons.values():
        if lesson.quiz:
            continue
        shown.open_lesson(lesson.id)
        for step in range(len(lesson.steps)):
            shown.run.goto_step(step)
            while shown.run.task is not None:
                shown.refresh()
                task = shown.run.task
                if isinstance(task, Attempt):
                    found += 1
                    assert len(shown.panel.guide["task"]["answers"]) == len(task.texts)
                shown.run.solve()
                assert shown.run.task is not task, (lesson.id, step, shown.run.feedback)
    assert found


# ---- do


def test_a_wrong_move_is_played_told_and_taken_back() -> None:
    shown = player()
    to_task(shown, Do)
    before = shown.state
    shown.act("stay")
    assert shown.run.showing_mistake and shown.state != before
    feedback = shown.panel.guide["feedback"]
    assert feedback["mood"] == "bad" and feedback["text"]
    assert any("S41-SHP-01" in rules for _text, rules in feedback["lines"])
    assert buttons(shown)[0] == "take-back" and shown.panel.choices["entries"] == []
    assert not shown.playable
    press(shown, "take-back")
    assert shown.state == before and shown.playable
    assert shown.panel.guide["feedback"]["text"] == ""
    assert "fold" in [entry.get("text") for entry in shown.panel.choices["entries"]]


def test_escape_takes_a_wrong_move_back() -> None:
    shown = player()
    to_task(shown, Do)
    before = shown.state
    shown.act("stay")
    shown._escaped()
    assert shown.state == before and not shown.run.showing_mistake


def test_the_right_move_leads_on() -> None:
    shown = player()
    task = to_task(shown, Do)
    shown.act(task.moves[0][0])
    assert shown.panel.guide["feedback"]["mood"] == "good"
    assert (0, 1) in shown.run.done


def test_touching_the_board_plays_the_move() -> None:
    shown = player()
    to_task(shown, Do)
    shown.touch("fold-S-5")
    assert (0, 1) in shown.run.done


def test_while_a_question_is_open_the_board_waits() -> None:
    shown = player()
    assert isinstance(shown.task, Predict)
    assert shown.panel.choices["entries"] == [] and shown.pick.lit == ()
    before = shown.state
    shown.touch("fold-S-5")
    assert shown.state == before and "question" in shown.panel.notice["text"]


# ---- predict, find, attempt


def test_a_wrong_answer_is_answered_kindly_and_may_be_given_again() -> None:
    shown = player()
    task = shown.task
    assert isinstance(task, Predict)
    wrong = next(number for number in range(len(task.answers)) if number != task.right)
    shown.answer(wrong)
    assert shown.panel.guide["feedback"] == {"mood": "bad", "text": task.replies[wrong], "lines": []}
    assert shown.panel.guide["task"]["answers"] == list(task.answers)
    assert shown.panel.guide["task"]["tried"] == [wrong]
    shown._hear(shown.panel, {"do": "answer", "choice": task.right}, [])
    assert shown.panel.guide["feedback"]["mood"] == "good" and shown.panel.guide["feedback"]["text"] == task.because


def test_finding_the_mistakes() -> None:
    shown = player("S41-LES-03")
    task = shown.task
    assert isinstance(task, Find)
    items = shown.panel.guide["task"]["items"]
    assert [text for text, _label in items] == list(task.texts) and all(label for _text, label in items)
    key = [number for number, text in enumerate(task.texts) if shown.state.why_not(text)]
    shown._hear(shown.panel, {"do": "find", "chosen": []}, [])
    assert shown.panel.guide["feedback"]["mood"] == "bad"
    shown._hear(shown.panel, {"do": "find", "chosen": key}, [])
    feedback = shown.panel.guide["feedback"]
    assert feedback["mood"] == "good" and feedback["lines"][0][1]


def test_an_attempt_is_done_by_touching_what_is_refused() -> None:
    shown = player("S41-LES-05")
    task = to_task(shown, Attempt)
    refused = next(action for action, _reasons in shown.refused if str(action) in task.texts)
    shown.refuse([(refused, shown.state.why_not(refused))])
    feedback = shown.panel.guide["feedback"]
    assert feedback["mood"] == "good" and [task.rule] in [rules for _text, rules in feedback["lines"]]


def test_another_refusal_only_explains_itself() -> None:
    shown = player("S41-LES-05")
    task = to_task(shown, Attempt)
    other = next((action, reasons) for action, reasons in shown.refused if str(action) not in task.texts)
    shown.refuse([other])
    assert shown.task is task and shown.panel.notice["mood"] == "why" and shown.run.mistakes == 0


# ---- hints


def test_three_hints_then_the_solution() -> None:
    shown = player()
    to_task(shown, Do)
    for number in (1, 2, 3):
        press(shown, "hint")
        assert shown.panel.guide["hints"] == list(shown.run.step.hints[:number])
    assert shown._hint == shown.game.path(shown.state, shown.state.read("fold"))
    assert "hint" not in buttons(shown)
    press(shown, "solve")
    assert (0, 1) in shown.run.done and shown.panel.guide["hints"] == [] and shown._hint == ()


# ---- freely, back and on


def test_trying_freely_and_returning() -> None:
    shown = player()
    before = shown.state.digest()
    press(shown, "try")
    assert shown.playable and buttons(shown) == ["return"]
    shown.act("stay")
    shown.act(str(shown.state.actions()[0]))
    assert shown.state.digest() != before
    shown.undo()
    shown.redo()
    press(shown, "return")
    assert shown.state.digest() == before and isinstance(shown.task, Predict)


def test_undo_goes_all_the_way_back() -> None:
    shown = player("S41-LES-02")
    start = shown.run.steps
    for _task in range(30):
        if shown.task is not None:
            shown.solve()
        elif shown.run.step_index + 1 < len(start):
            shown.next()
    assert shown.run.finished
    for _step in range(60):
        shown.undo()
    assert (shown.run.step_index, shown.run.task_index, shown.match.index) == (0, 0, 0)
    assert shown.panel.bar["tools"][0]["off"]
    assert "S41-LES-02" in shown.progress.finished, "a finished lesson keeps its mark"


def test_beginning_a_step_again() -> None:
    shown = player()
    shown.solve()
    shown.restart()
    assert shown.run.task_index == 0 and isinstance(shown.task, Predict)


def test_next_back_and_dots() -> None:
    shown = player()
    count = len(shown.run.steps)
    assert shown.panel.guide["dots"] == ["now"] + ["open"] * (count - 1)
    assert "back" not in buttons(shown)
    press(shown, "next")
    assert shown.panel.guide["step"] == f"Step 2 of {count}"
    press(shown, "back")
    assert shown.run.step_index == 0


def test_the_last_step_leads_to_the_next_lesson() -> None:
    shown = player()
    for _step in shown.run.steps[1:]:
        shown.next()
    press(shown, "next-lesson")
    assert shown.lesson.id == "S41-LES-05"


def test_the_quiz_asks_anew() -> None:
    shown = player("S41-LES-25")
    for _step in shown.run.steps[1:]:
        shown.next()
    before = [step.text for step in shown.run.steps] + [str(step.tasks) for step in shown.run.steps]
    press(shown, "again")
    assert shown.run.step_index == 0
    assert [step.text for step in shown.run.steps] + [str(step.tasks) for step in shown.run.steps] != before


QUIZZES = [(id, lesson.id) for id in GAMES for lesson in sg.load(id).lessons.values() if lesson.quiz is not None]


def _wrong(task: Predict) -> int:
    return (task.right + 1) % len(task.answers)


def _answer_all(shown: LessonPlayer) -> list[int]:
    """Answer what is open rightly, to the last step; gives the steps passed."""
    passed = [shown.run.step_index]
    while True:
        while shown.task is not None:
            shown.solve() if not isinstance(shown.task, Predict) else shown.answer(shown.task.right)
        if shown.run.step_index + 1 == len(shown.run.steps):
            return passed
        shown.next()
        passed.append(shown.run.step_index)


@pytest.mark.parametrize(("id", "lesson"), QUIZZES)
def test_a_question_that_went_wrong_is_asked_again_before_the_quiz_ends(id: str, lesson: str) -> None:
    shown = sg.learn(id, lesson, animate=False)
    before, first = len(shown.run.steps), shown.run.step
    task = to_task(shown, Predict)
    assert shown.run.step_index == 0
    shown.answer(_wrong(task))
    assert "again at the end" in shown.panel.guide["feedback"]["text"]
    shown.answer(_wrong(task))
    assert len(shown.run.steps) == before + 1, "once is enough"
    asked = next(step for step in shown.run.steps[1:] if step.text.endswith(first.text))
    again = asked.tasks[0]
    assert isinstance(again, Predict) and again.answers != task.answers
    assert again.answers[again.right] == task.answers[task.right], "the same key in another place"
    assert {again.answers[place]: reply for place, reply in again.replies.items()} == {task.answers[place]: reply for place, reply in task.replies.items()}
    assert _answer_all(shown) == list(range(before + 1)) and shown.run.finished
    assert lesson in shown.progress.finished


def test_what_goes_wrong_again_comes_again_and_a_shown_solution_counts_as_wrong() -> None:
    shown = sg.learn("space_base", "SB-LES-20", animate=False)
    shown.solve()
    while shown.run.step_index < 10:
        shown.next()
    assert shown.run.step.text.startswith("Once more") and len(shown.run.steps) == 11
    shown.answer(_wrong(to_task(shown, Predict)))
    assert len(shown.run.steps) == 12
    shown.answer(to_task(shown, Predict).right)
    shown.next()
    shown.answer(_wrong(to_task(shown, Predict)))
    assert len(shown.run.steps) == 12, "three times is enough"


def test_a_quiz_is_taken_up_with_what_it_asks_again() -> None:
    shown = sg.learn("sector41", "S41-LES-25", animate=False)
    shown.answer(_wrong(to_task(shown, Predict)))
    shown.next()
    text = shown.progress.text()
    later = sg.learn("sector41", "S41-LES-25", animate=False)
    later.do_load({"text": text})
    assert [step.text for step in later.run.steps] == [step.text for step in shown.run.steps] and later.run.step_index == 1
    damaged = json.loads(text)
    damaged["lessons"]["S41-LES-25"]["again"] = [77]
    with pytest.raises(sg.BadSave, match="damaged"):
        later.progress.take(json.dumps(damaged))


def test_the_farewell_of_a_quiz_stays_done_and_last() -> None:
    shown = sg.learn("sector41", "S41-LES-25", animate=False)
    farewell = shown.run.steps[-1]
    shown.run.done = {(len(shown.run.steps) - 1, 0)}
    shown.answer(_wrong(to_task(shown, Predict)))
    assert shown.run.steps[-1] is farewell and (len(shown.run.steps) - 1, 0) in shown.run.done


def test_looking_back_in_the_log_leaves_the_lesson_for_a_while() -> None:
    shown = player()
    to_task(shown, Do)
    shown.act("fold")
    after = shown.state
    shown._hear(shown.panel, {"do": "goto", "index": 0}, [])
    assert shown.run.trying_freely and shown.match.index == 0
    shown.return_to_lesson()
    assert shown.state == after


def test_a_rule_chip_opens_its_card() -> None:
    shown = player()
    sent: list[dict[str, Any]] = []
    shown.panel.send = lambda message, *_more: sent.append(message)
    shown._hear(shown.panel, {"do": "rule", "id": "S41-FLD-01"}, [])
    assert sent[-1]["kind"] == "card" and sent[-1]["card"]["id"] == "S41-FLD-01"


def test_what_to_look_at_is_lit() -> None:
    shown = player()
    assert shown.look == shown.run.step.look and set(shown.look) <= set(shown.board.scene.things)


# ---- progress


def test_progress_is_written_and_read(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "progress.json"
    shown = player("S41-LES-02", progress=file)
    while not shown.run.finished:
        shown.next() if shown.task is None else shown.solve()
    shown.open_lesson("S41-LES-04")
    shown.solve()
    assert json.loads(file.read_text())["finished"] == ["S41-LES-02"]
    again = sg.learn("sector41", progress=file)
    assert again.lesson.id == "S41-LES-04" and (0, 0) in again.run.done
    assert again.progress.finished == {"S41-LES-02"}


def test_a_damaged_progress_file_is_told_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    file.write_text("{ this is not it")
    shown = player(progress=file)
    assert "progress.json" in shown.panel.notice["text"]
    shown.solve()
    assert file.read_text() == "{ this is not it"


def test_saving_and_loading_by_hand() -> None:
    shown = player("S41-LES-04")
    shown.solve()
    sent: list[dict[str, Any]] = []
    shown.panel.send = lambda message, *_more: sent.append(message)
    shown._hear(shown.panel, {"do": "save"}, [])
    saved = next(message for message in sent if message["kind"] == "file")
    other = player("S41-LES-01")
    other._hear(other.panel, {"do": "load", "text": saved["text"]}, [])
    assert other.lesson.id == "S41-LES-04" and other.run.done == {(0, 0)}
    assert other.panel.notice["mood"] == "info"


def _damaged(change: Any) -> str:
    shown = player("S41-LES-04")
    shown.solve()
    record = json.loads(shown.progress.text())
    change(record)
    return json.dumps(record)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "[" * 100_000,
        '{"spacegames": "one"}',
        _damaged(lambda record: record.update(spacegames=99)),
        _damaged(lambda record: record.update(progress="chess")),
        _damaged(lambda record: record.update(finished=[7])),
        _damaged(lambda record: record.update(finished=["S41-LES-99"])),
        _damaged(lambda record: record.update(last="S41-LES-99")),
        _damaged(lambda record: record.update(lessons=[])),
        _damaged(lambda record: record["lessons"].update({"S41-LES-99": {}})),
        _damaged(lambda record: record["lessons"]["S41-LES-04"].update(step=99)),
        _damaged(lambda record: record["lessons"]["S41-LES-04"].update(done=[[0, "x"]])),
        _damaged(lambda record: record["lessons"]["S41-LES-04"].pop("seed")),
        _damaged(lambda record: record["lessons"].update({"S41-LES-04": 5})),
    ],
)
def test_a_damaged_save_changes_nothing(text: str) -> None:
    shown = player("S41-LES-03")
    shown.solve()
    before = shown.progress.text()
    shown._hear(shown.panel, {"do": "load", "text": text}, [])
    assert shown.panel.notice["mood"] == "why" and shown.panel.notice["text"]
    assert shown.progress.text() == before and shown.lesson.id == "S41-LES-03"


def _kept(shown: LessonPlayer) -> list[dict[str, Any]]:
    """What the browser is given to keep from now on."""
    sent: list[dict[str, Any]] = []
    shown.panel.send = lambda message, *_more: sent.append(message) if message["kind"] == "keep" else None
    return sent


def test_the_browser_keeps_what_was_done() -> None:
    first = player("S41-LES-02")
    kept = _kept(first)
    first.solve()
    assert kept[-1]["game"] == "sector41" and kept[-1]["at"] == "S41-LES-02"
    told = len(kept)
    first.do_clear({})
    assert len(kept) == told, "nothing new, nothing to keep"
    again = player("S41-LES-01")
    again.do_ready({"kept": kept[-1]["text"], "at": "S41-LES-02"})
    assert again.lesson.id == "S41-LES-02" and again.run.done == first.run.done
    assert again.panel.notice["text"].startswith("Welcome back")
    elsewhere = player("S41-LES-01")
    elsewhere.do_ready({"kept": kept[-1]["text"], "at": ""})
    assert elsewhere.lesson.id == "S41-LES-01" and elsewhere.progress.begun("S41-LES-02"), "another page keeps to its lesson and knows the rest"


def test_what_the_browser_kept_never_overrules_what_is_there(tmp_path: Path) -> None:
    first = player("S41-LES-02")
    kept = _kept(first)
    first.solve()
    text = kept[-1]["text"]
    busy = player("S41-LES-03")
    busy.solve()
    busy.do_ready({"kept": text, "at": "S41-LES-02"})
    assert busy.lesson.id == "S41-LES-03", "a second view of the same lesson"
    filed = sg.learn("sector41", "S41-LES-03", progress=tmp_path / "mine.json")
    assert _kept(filed) == []
    filed.do_ready({"kept": text, "at": "S41-LES-02"})
    assert filed.lesson.id == "S41-LES-03"
    fresh = player("S41-LES-03")
    fresh.do_ready({"kept": "{]", "at": "S41-LES-02"})
    assert fresh.lesson.id == "S41-LES-03" and not fresh.panel.notice


def test_all_may_be_forgotten_and_brought_back() -> None:
    shown = player("S41-LES-02")
    assert shown.panel.guide["forget"] == ""
    shown.solve()
    done = set(shown.run.done)
    assert shown.panel.guide["forget"]
    shown.do_forget({})
    assert shown.lesson.id == "S41-LES-01" and not shown.progress.begun("S41-LES-02")
    assert shown.panel.notice["buttons"][0][0] == "remember"
    shown.do_remember({})
    assert shown.lesson.id == "S41-LES-02" and shown.run.done == done


def test_buttons_keep_their_places_when_a_step_is_done() -> None:
    shown = player("S41-LES-02")
    places = [button[0] for button in shown.panel.guide["buttons"]]
    shown.solve()
    while shown.task is not None:
        shown.solve()
    assert [button[0] for button in shown.panel.guide["buttons"]] == places
    assert "hint" not in buttons(shown), "but there is nothing left to hint at"


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    shown = player(progress=tmp_path / "file" / "below.json")
    shown.solve()
    assert "cannot be written" in shown.panel.notice["text"]
    shown.solve()
    assert shown.panel.notice == {}, "told once"


def test_progress_proposes_what_is_not_done() -> None:
    game = sg.load("sector41")
    progress = Progress(game)
    assert progress.proposed() == "S41-LES-01"
    run = LessonRun(game, game.lessons["S41-LES-01"])
    while not run.finished:
        run.next() if run.task is None else run.solve()
    progress.keep(run)
    assert progress.proposed() == "S41-LES-02"


# ---- settings


def test_an_unknown_lesson_is_named() -> None:
    with pytest.raises(sg.BadOption, match="S41-LES-99"):
        sg.learn("sector41", "S41-LES-99")


def test_paper_and_big_type() -> None:
    shown = player(theme="paper", big=True)
    assert "sg-paper" in shown._dom_classes and "sg-big" in shown._dom_classes
    with pytest.raises(sg.BadOption):
        player(theme="pink")


def test_an_unknown_message_is_told() -> None:
    shown = player()
    shown._hear(shown.panel, {"do": "dance"}, [])
    assert "dance" in shown.panel.notice["text"]
