"""What stands beside the board in a lesson, as plain data for the panel."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Any

from ..core.game import Game
from ..core.teaching import Attempt, Find, LessonRun, Predict, Task
from ..core.words import _
from .progress import Progress

_TOLD = 5
"""So many consequences of a wrong move are told at most; the log has them all."""


def open_task(run: LessonRun) -> Task | None:
    """The task to do now; none while a wrong move is on view, while trying freely, and when the step is done."""
    return None if run.showing_mistake or run.trying_freely else run.task


def at_end(run: LessonRun) -> bool:
    """Whether this is the last step."""
    return run.step_index + 1 == len(run.steps)


def guide(game: Game, run: LessonRun, progress: Progress, hints: Sequence[str], tried: Collection[int] = ()) -> dict[str, Any]:
    """The page of the lesson with its task, what was said last, and the buttons; `hints` are those given so far, `tried` wrong answers."""
    step = run.step
    return {
        "title": run.lesson.title,
        "page": f"{run.lesson.id}.{run.seed}.{run.step_index}",
        "list_title": _("All lessons: {done} of {count} done").format(done=len(progress.finished), count=len(game.lessons)),
        "list": [
            {
                "id": lesson.id,
                "title": lesson.title,
                "done": lesson.id in progress.finished,
                "begun": progress.begun(lesson.id),
                "now": lesson.id == run.lesson.id,
            }
            for lesson in game.lessons.values()
        ],
        "keep": game.id,
        "forget": _("Forget what is done") if progress.last else "",
        "step": _step_words(run),
        "dots": _dots(run),
        "text": step.text if run.step_index or run.lesson.quiz else f"*{run.lesson.goal}*\n\n{step.text}",
        "ruling": step.ruling,
        "rules": list(step.rules),
        "task": _task(game, run, tried),
        "hints": list(hints),
        "feedback": _feedback(game, run),
        "buttons": _buttons(game, run),
    }


def _step_words(run: LessonRun) -> str:
    words = _("Step {number} of {count}").format(number=run.step_index + 1, count=len(run.steps))
    return _("{step}, trying freely").format(step=words) if run.trying_freely else words


def _dots(run: LessonRun) -> list[str]:
    done = [all((number, task) in run.done for task in range(len(step.tasks))) for number, step in enumerate(run.steps)]
    return ["now" if number == run.step_index else "done" if done[number] else "open" for number in range(len(run.steps))]


def _task(game: Game, run: LessonRun, tried: Collection[int]) -> dict[str, Any] | None:
    task = open_task(run)
    if task is None:
        return None
    count = len(run.step.tasks)
    which = _("{number} of {count}").format(number=run.task_index + 1, count=count) if count > 1 else ""

    def headed(word: str) -> str:
        return _("{task} {which}").format(task=word, which=which).strip()

    def label(text: str) -> str:
        return game.label(run.match.state, game.parse(text))

    if isinstance(task, Predict):
        return {"kind": "predict", "tag": headed(_("Predict")), "text": task.question, "answers": list(task.answers), "tried": sorted(tried)}
    if isinstance(task, Find):
        return {"kind": "find", "tag": headed(_("Find the mistakes")), "text": task.question, "items": [[text, label(text)] for text in task.texts]}
    if isinstance(task, Attempt):
        # The greyed moves and the board can be touched, but not with the keyboard: these buttons can.
        return {"kind": "attempt", "tag": headed(_("Try it, and be refused")), "text": task.goal, "answers": [label(text) for text in task.texts]}
    return {"kind": "do", "tag": headed(_("Do")), "text": task.goal}


def _feedback(game: Game, run: LessonRun) -> dict[str, Any]:
    said = run.feedback
    lines: list[list[Any]] = [[violation.message, [violation.rule]] for violation in dict.fromkeys(said.violations)]
    if run.showing_mistake:
        told = [(game.tell(event, run.match.state, run.step.viewer), event.rules) for event in said.events]
        lines += [[text, list(rules[:2])] for text, rules in told if text]
        lines = lines[:_TOLD]
    return {"mood": said.mood, "text": said.text, "lines": lines}


def _buttons(game: Game, run: LessonRun) -> list[list[Any]]:
    """Name, words, message, whether it is the one to press now, whether it cannot be pressed."""
    if run.showing_mistake:
        return [["take-back", _("‹ Take it back"), {"do": "take-back"}, True, False], ["solve", _("Show the solution"), {"do": "solve"}, False, False]]
    if run.trying_freely:
        return [["return", _("‹ Return to the lesson"), {"do": "return"}, True, False]]
    hints, level, done = len(run.step.hints), run.hint_level, run.task is None
    buttons: list[list[Any]] = [["back", _("‹ Back"), {"do": "back"}, False, run.step_index == 0]]
    if hints and (done or level < hints):  # it keeps its place when the step is done, or a second click on “next” would hit another button
        buttons.append(["hint", _("Hint {number} of {count}").format(number=min(level + 1, hints), count=hints), {"do": "hint"}, False, done])
    elif hints:
        buttons.append(["solve", _("Show the solution"), {"do": "solve"}, False, False])
    buttons.append(["try", _("Try freely"), {"do": "try"}, False, False])
    if not at_end(run):
        buttons.append(["next", _("Next step ›") if done else _("Skip ›"), {"do": "next"}, done, False])
        return buttons
    if run.lesson.quiz is not None:
        buttons.append(["again", _("New questions"), {"do": "again"}, False, False])
    following = _following(game, run)
    if following:
        buttons.append(["next-lesson", _("Next lesson ›"), {"do": "open", "id": following}, done, False])
    return buttons


def _following(game: Game, run: LessonRun) -> str:
    """The lesson after this one, "" after the last."""
    ids = list(game.lessons)
    return dict(pairwise(ids)).get(run.lesson.id, "")
