"""A learner going through a lesson: tasks, hints, wrong moves that are shown and taken back, progress."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from ..errors import BadSave, IllegalAction, SpacegamesError
from ..game import Action, Event, Game, Violation
from ..match import Match
from ..words import _, ngettext
from .lessons import Attempt, Do, Find, Lesson, Predict, Step, Task

Mood = Literal["play", "good", "bad", "end"]


@dataclass(frozen=True, slots=True)
class Feedback:
    """What the learner is told after doing something."""

    mood: Mood
    text: str = ""
    violations: tuple[Violation, ...] = ()
    events: tuple[Event, ...] = ()


class LessonRun:
    """A learner going through one lesson.

    A wrong but legal move is really played, so that its consequence can be seen; `take_back` returns to before it.
    `try_freely` leaves the script until `return_to_lesson`. `done` collects finished tasks and `progress` saves them.
    """

    def __init__(self, game: Game, lesson: Lesson, seed: int = 0) -> None:
        self.game = game
        self.lesson = lesson
        self.seed = seed
        self.steps: tuple[Step, ...] = lesson.quiz(seed) if lesson.quiz else lesson.steps
        self.done: set[tuple[int, int]] = set()
        self.mistakes = 0
        self._tables: dict[int, Match] = {}
        self.step_index = -1
        self.goto_step(0)

    # ---- where we are

    @property
    def step(self) -> Step:
        return self.steps[self.step_index]

    @property
    def task(self) -> Task | None:
        """The task to do now, or None when this step has none left."""
        return self.step.tasks[self.task_index] if self.task_index < len(self.step.tasks) else None

    @property
    def finished(self) -> bool:
        """Whether every task of the lesson is done."""
        return all((i, j) in self.done for i, step in enumerate(self.steps) for j in range(len(step.tasks)))

    def goto_step(self, index: int) -> None:
        """Begin a step at its own table, or at the one that the steps before lead to; tasks left undone are played through."""
        if not 0 <= index < len(self.steps):
            raise SpacegamesError(_("this lesson has {count} steps").format(count=len(self.steps)))
        if self.step_index >= 0:
            self.return_to_lesson()
            self.take_back()
        begin = index
        while self.steps[begin].table is None and begin > 0:
            begin -= 1
        carried = self.match if begin < index == self.step_index + 1 and self.task is None else None
        if carried is None:
            table = self.steps[begin].table
            carried = Match(self.game, position=table(), free=True) if table else Match(self.game, seed=self.seed, free=True)
            for earlier in range(begin, index):
                self._play_through(carried, self.steps[earlier])
        self.match: Match = carried
        self.step_index = index
        self.task_index = 0
        self._moved: set[int] = set()
        self.hint_level = 0
        self._mark = self.match.index
        self._wrong = False
        self._free: Match | None = None
        while self.task is not None and (index, self.task_index) in self.done and self.task_index + 1 < len(self.step.tasks):
            self._show(self.task)
            self.task_index += 1
        self.feedback = Feedback("play")

    def _play_through(self, match: Match, step: Step) -> None:
        for task in step.tasks:
            _play_out(match, task)

    def _show(self, task: Task) -> None:
        _play_out(self.match, task)
        self._mark = self.match.index

    @property
    def move_index(self) -> int:
        """The first move of the present task that has not been played; with all of them played, how many there are."""
        return next(number for number in range(len(self._moved) + 1) if number not in self._moved)

    def _may_come(self, task: Do) -> list[int]:
        """The moves that may come now: the first one left, and with it those it may change places with."""
        number = self.move_index
        found = [number]
        if number in task.loose:
            while number + 1 in task.loose:
                number += 1
                if number not in self._moved:
                    found.append(number)
        return found

    # ---- what a learner does

    def act(self, action: Action | str) -> Feedback:
        """Play an action on the board."""
        self.take_back()
        if self._free is not None:
            return self._act_freely(action)
        task = self.task
        try:
            read = self.match.state.read(action)
        except IllegalAction as error:
            if isinstance(task, Attempt) and task.rule in [v.rule for v in error.violations] and str(self.game.parse(action)) in task.texts:
                return self._task_done(task.praise or _("Refused, and that is the point."), tuple(error.violations))
            self.mistakes += 1
            return self._say(Feedback("bad", _("That is not possible now."), tuple(error.violations)))
        except SpacegamesError as error:
            return self._say(Feedback("bad", str(error)))
        if not isinstance(task, Do):
            events = self.match.play(read)
            self._wrong = True
            text = _("That is allowed, but the task is another one.") if task else _("This step is done: go on to the next, or try freely.")
            return self._say(Feedback("bad", text, events=tuple(events)))
        events = self.match.play(read)
        move = next((number for number in self._may_come(task) if str(read) in task.moves[number] or "*" in task.moves[number]), None)
        if move is None:
            self.mistakes += 1
            self._wrong = True
            reply = task.replies.get(str(read), _("That is allowed, but it is not what this task asks for. See what it does; then it is taken back."))
            return self._say(Feedback("bad", reply, events=tuple(events)))
        self._moved.add(move)
        self._mark = self.match.index
        if len(self._moved) < len(task.moves):
            return self._say(Feedback("good", _("Good, go on."), events=tuple(events)))
        for text in task.then:
            events += self.match.play(text)
        return self._task_done(task.praise or _("Well done."), events=tuple(events))

    def _act_freely(self, action: Action | str) -> Feedback:
        assert self._free is not None
        try:
            events = self.match.play(action)
        except IllegalAction as error:
            return self._say(Feedback("bad", _("That is not possible now."), tuple(error.violations)))
        except SpacegamesError as error:
            return self._say(Feedback("bad", str(error)))
        return self._say(Feedback("play", events=tuple(events)))

    def answer(self, choice: int) -> Feedback:
        """Answer a Predict task."""
        self.take_back()
        task = self.task
        if not isinstance(task, Predict) or self._free is not None:
            return self._say(Feedback("bad", _("There is no question to answer now.")))
        if choice != task.right:
            self.mistakes += 1
            return self._say(Feedback("bad", task.replies.get(choice, _("Not quite. Look at the board again."))))
        events: list[Event] = []
        for text in task.show:
            events += self.match.play(text)
        return self._task_done(task.because, events=tuple(events))

    def find(self, chosen: set[int]) -> Feedback:
        """Answer a Find task with the numbers of the actions that are not allowed."""
        self.take_back()
        task = self.task
        if not isinstance(task, Find) or self._free is not None:
            return self._say(Feedback("bad", _("There is nothing to find now.")))
        faults = {i: self.match.state.why_not(self.game.parse(text)) for i, text in enumerate(task.texts)}
        key = {i for i, reasons in faults.items() if reasons}
        reasons = tuple(reason for i in sorted(key) for reason in faults[i])
        if chosen == key:
            return self._task_done(task.because or _("All found."), reasons)
        self.mistakes += 1
        missed, wrong = len(key - chosen), len(chosen - key)
        if wrong:
            return self._say(
                Feedback("bad", ngettext("{number} of those you marked is allowed.", "{number} of those you marked are allowed.", wrong).format(number=wrong))
            )
        return self._say(Feedback("bad", ngettext("{number} more is not allowed.", "{number} more are not allowed.", missed).format(number=missed)))

    def hint(self) -> str:
        """The next hint; the third one is nearly the solution."""
        hints = self.step.hints
        if not hints:
            return _("There is no hint for this step.")
        text = hints[min(self.hint_level, len(hints) - 1)]
        self.hint_level = min(self.hint_level + 1, len(hints))
        return text

    def solve(self) -> Feedback:
        """Show the solution of the present task; it counts as done."""
        self.take_back()
        task = self.task
        if task is None:
            return self.feedback
        if isinstance(task, Predict):
            return self.answer(task.right)
        if isinstance(task, Find):
            return self.find({i for i, text in enumerate(task.texts) if self.match.state.why_not(self.game.parse(text))})
        if isinstance(task, Attempt):
            return self.act(task.texts[0])
        feedback = Feedback("play")
        while self.task is task and feedback.mood != "bad":
            feedback = self.act(_first_of(self.match, task.moves[self.move_index]))
        return feedback

    def take_back(self) -> None:
        """Return to before a wrong move that was shown."""
        if self._wrong and self._free is None:
            self.match.goto(self._mark)
            self._wrong = False
            self.feedback = Feedback("play")

    @property
    def showing_mistake(self) -> bool:
        """Whether the board shows a wrong move that will be taken back."""
        return self._wrong

    @property
    def trying_freely(self) -> bool:
        return self._free is not None

    def try_freely(self) -> None:
        """Leave the script and play on from here."""
        self.take_back()
        if self._free is None:
            self._free = self.match
            self.match = self.match.fork()
            self.feedback = Feedback("play")

    def return_to_lesson(self) -> None:
        """Go back to where the script was left."""
        if self._free is not None:
            self.match, self._free = self._free, None
            self.feedback = Feedback("play")

    def next(self) -> None:
        """Go on to the next step."""
        if self.step_index + 1 < len(self.steps):
            self.goto_step(self.step_index + 1)

    def back(self) -> None:
        """Return to the step before."""
        if self.step_index > 0:
            self.goto_step(self.step_index - 1)

    def _task_done(self, text: str, violations: tuple[Violation, ...] = (), events: tuple[Event, ...] = ()) -> Feedback:
        self.done.add((self.step_index, self.task_index))
        self.task_index += 1
        self._moved = set()
        self.hint_level = 0
        self._mark = self.match.index
        last = self.step_index + 1 == len(self.steps) and self.task is None
        return self._say(Feedback("end" if last and self.finished else "good", text, violations, events))

    def _say(self, feedback: Feedback) -> Feedback:
        self.feedback = feedback
        return feedback

    # ---- progress

    def progress(self) -> dict[str, Any]:
        """What is done, as JSON-able data."""
        return {
            "game": self.game.id,
            "lesson": self.lesson.id,
            "seed": self.seed,
            "step": self.step_index,
            "done": sorted([list(pair) for pair in self.done]),
            "mistakes": self.mistakes,
        }

    def restore(self, progress: Mapping[str, Any]) -> None:
        """Take up saved progress; BadSave if it belongs to another lesson or is damaged."""
        if not isinstance(progress, Mapping) or progress.get("game") != self.game.id or progress.get("lesson") != self.lesson.id:
            raise BadSave(_("this progress belongs to another lesson"))
        done, step, seed, mistakes = (progress.get(name) for name in ("done", "step", "seed", "mistakes"))
        numbers = all(isinstance(n, int) and not isinstance(n, bool) and n >= 0 for n in (step, seed, mistakes))
        pairs = isinstance(done, list) and all(isinstance(p, list) and len(p) == 2 and all(isinstance(n, int) for n in p) for p in done)
        if not numbers or not pairs:
            raise BadSave(_("this progress file is damaged"))
        assert isinstance(done, list) and isinstance(step, int) and isinstance(seed, int) and isinstance(mistakes, int)
        steps = self.lesson.quiz(seed) if self.lesson.quiz else self.lesson.steps
        if step >= len(steps) or any(not (0 <= i < len(steps) and 0 <= j < len(steps[i].tasks)) for i, j in done):
            raise BadSave(_("this progress does not fit the lesson as it is now"))
        self.seed, self.steps, self.mistakes = seed, steps, mistakes
        self.done = {(i, j) for i, j in done}
        self.step_index = -1
        self.goto_step(step)


def _play_out(match: Match, task: Task) -> None:
    """Play the moves a task leads to."""
    if isinstance(task, Do):
        for accepted in task.moves:
            match.play(_first_of(match, accepted))
    for text in task.then if isinstance(task, Do) else task.show if isinstance(task, Predict) else ():
        match.play(text)


def _first_of(match: Match, accepted: tuple[str, ...]) -> str:
    return match.state.actions()[0] if accepted[0] == "*" else accepted[0]
