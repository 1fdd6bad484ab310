"""A quiz that remembers: a question that went wrong is asked once more before the quiz ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..core.errors import BadSave
from ..core.game import Game
from ..core.teaching import Feedback, Find, Lesson, LessonRun, Predict, Step
from ..core.words import _

Steps = tuple[Step, ...]

MOST = 2
"""So often a question comes again; more would be no quiz but a trap."""


def begin(game: Game, lesson: Lesson, seed: int = 0) -> LessonRun:
    """A run of a lesson; a quiz asks again what went wrong."""
    return QuizRun(game, lesson, seed) if lesson.quiz is not None else LessonRun(game, lesson, seed)


class QuizRun(LessonRun):
    """A run of a quiz.

    A question that was answered wrongly, or whose solution was shown, is put behind the last question, with its answers in
    another order. If it goes wrong there it comes one more time. `again` has the numbers of these questions in that order.
    """

    def __init__(self, game: Game, lesson: Lesson, seed: int = 0) -> None:
        self.again: list[int] = []
        super().__init__(game, lesson, seed)

    def answer(self, choice: int) -> Feedback:
        return self._heard(super().answer(choice), Predict)

    def find(self, chosen: set[int]) -> Feedback:
        return self._heard(super().find(chosen), Find)

    def solve(self) -> Feedback:
        if isinstance(self.task, Predict | Find) and not self.trying_freely:
            self._ask_again()
        return super().solve()

    def _heard(self, feedback: Feedback, kind: type) -> Feedback:
        if feedback.mood == "bad" and isinstance(self.task, kind) and not self.trying_freely and self._ask_again():
            feedback = replace(feedback, text=_("{reply} You will meet this question again at the end.").format(reply=feedback.text))
            self.feedback = feedback
        return feedback

    def _ask_again(self) -> bool:
        """Put the present question behind the last one, unless it is waiting there already."""
        first = _count(self.steps) - len(self.again)
        here = self.step_index
        number = self.again[here - first] if here >= first else here
        if number in self.again[max(0, here - first + 1) :] or self.again.count(number) == MOST:
            return False
        place = first + len(self.again)
        self.steps = (*self.steps[:place], _once_more(self.steps[number], len(self.again)), *self.steps[place:])
        self.done = {(step + (step >= place), task) for step, task in self.done}
        self.again.append(number)
        return True

    def progress(self) -> dict[str, Any]:
        return {**super().progress(), **({"again": [*self.again]} if self.again else {})}

    def restore(self, progress: Mapping[str, Any]) -> None:
        again = progress.get("again", []) if isinstance(progress, Mapping) else []
        lesson, made = self.lesson, self.lesson.quiz
        assert made is not None
        self.lesson = replace(lesson, quiz=lambda seed: _with(made(seed), again))
        try:
            super().restore(progress)
        finally:
            self.lesson = lesson
        self.again = [*again]


def _count(steps: Sequence[Step]) -> int:
    """How many steps at the beginning ask something; what follows is a farewell."""
    return next((number for number, step in enumerate(steps) if not any(isinstance(task, Predict | Find) for task in step.tasks)), len(steps))


def _with(steps: Steps, again: Any) -> Steps:
    """The steps of a quiz with those to be asked once more; BadSave if there are no such questions."""
    count = _count(steps)
    if not isinstance(again, list) or not all(isinstance(number, int) and not isinstance(number, bool) and 0 <= number < count for number in again):
        raise BadSave(_("this progress file is damaged"))
    return (*steps[:count], *(_once_more(steps[number], place) for place, number in enumerate(again)), *steps[count:])


def _once_more(step: Step, place: int) -> Step:
    """The same question; its answers stand elsewhere, so that nobody answers from memory of the place."""
    tasks = tuple(_turned(task, 1 + place) if isinstance(task, Predict) else task for task in step.tasks)
    return replace(step, text=_("Once more, because it went wrong before. {question}").format(question=step.text), tasks=tasks)


def _turned(task: Predict, by: int) -> Predict:
    """The task with its answers moved on, each by so many places and at least by one."""
    count = len(task.answers)
    by = 1 + (by - 1) % (count - 1) if count > 1 else 0
    places = [(number + by) % count for number in range(count)]
    answers = dict(zip(places, task.answers, strict=True))
    replies = {places[number]: reply for number, reply in task.replies.items()}
    return replace(task, answers=tuple(answers[place] for place in range(count)), right=places[task.right], replies=replies)
