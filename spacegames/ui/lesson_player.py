"""The lesson player: a board, a text beside it, and tasks that may go wrong without harm."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..core.errors import BadOption, SpacegamesError
from ..core.game import Action, Event, Game
from ..core.match import Match
from ..core.registry import load
from ..core.teaching import Attempt, Do, Feedback, Find, Lesson, LessonRun, Predict, Task
from ..core.words import _, listed, ngettext
from .lesson_guide import at_end, guide, open_task
from .progress import Progress
from .stage import Refused, Stage
from .theme import PlayerLook


def learn(
    game: Game | str = "sector41",
    lesson: str | None = None,
    *,
    theme: str = "night",
    big: bool = False,
    animate: bool = True,
    progress: str | os.PathLike[str] | None = None,
) -> LessonPlayer:
    """The lessons of a game, opened at the one that is named or at the first one that is not done.

    `progress` names a file: what was done is read from it, and written to it as the learner goes on.
    """
    return LessonPlayer(load(game) if isinstance(game, str) else game, lesson, theme=theme, big=big, animate=animate, progress=progress)


class LessonPlayer(Stage):
    """A learner's way through the lessons of one game.

    `run` is the lesson that is open. A wrong move is played, explained and taken back; `try_freely` leaves the lesson
    for a while; everything can be taken back.
    """

    def __init__(
        self,
        game: Game,
        lesson: str | None = None,
        *,
        theme: str = "night",
        big: bool = False,
        animate: bool = True,
        progress: str | os.PathLike[str] | None = None,
    ) -> None:
        self.progress = Progress(game, Path(progress) if progress is not None else None)
        trouble = self.progress.read()
        if lesson is None:
            lesson = self.progress.proposed()
        if lesson not in game.lessons:
            raise BadOption(_("{title} has no lesson {id}; there is {ids}").format(title=game.title, id=repr(lesson), ids=listed(list(game.lessons))))
        self.run: LessonRun = self.progress.run(lesson)
        self._shown_hints: tuple[str, ...] = ()
        self._tried: set[int] = set()
        self._in_browser = ""
        self._forgotten = ""
        super().__init__(game, theme=theme, big=big, animate=animate)
        if trouble:
            self.tell({"mood": "why", "text": trouble})
        self.refresh()

    # ---- what is on view

    @property
    def match(self) -> Match:
        return self.run.match

    @property
    def viewer(self) -> int | str | None:
        return self.run.step.viewer

    @property
    def counts(self) -> bool:
        return not isinstance(self.task, Predict)

    @property
    def lesson(self) -> Lesson:
        return self.run.lesson

    @property
    def task(self) -> Task | None:
        """The task to do now; none while a wrong move is on view, while trying freely, and when the step is done."""
        return open_task(self.run)

    @property
    def playable(self) -> bool:
        if self.state.over or self.run.showing_mistake:
            return False
        return self.run.trying_freely or isinstance(self.run.task, Do | Attempt)

    @property
    def look(self) -> tuple[str, ...]:
        return () if self.run.showing_mistake or self.run.trying_freely else self.run.step.look

    def _nothing_to_do(self) -> str:
        if self.run.showing_mistake:
            return _("This is what your move leads to. Take it back to go on.")
        if isinstance(self.task, Predict | Find):
            return _("The board waits: first answer the question. Or try freely, and come back.")
        if self.run.trying_freely:
            return self._result() if self.state.over else ""
        return _("This step is done. Go on, or try freely from here.")

    def _choices(self) -> dict[str, Any]:
        """The moves; when there are none the guide says what to do, and once is enough."""
        return {**super()._choices(), **({} if self.playable else {"empty": ""})}

    def _prompt(self, looks: Sequence[PlayerLook]) -> dict[str, Any]:
        if self.run.showing_mistake:
            return {"text": _("Look what this move does. Then take it back.")}
        if self.playable or self.run.trying_freely:
            return super()._prompt(looks)
        if isinstance(self.task, Predict):
            return {"text": _("What do you think? Choose an answer.")}
        if isinstance(self.task, Find):
            return {"text": _("Tick every move that is not allowed, then check.")}
        if self.run.finished and at_end(self.run):
            return {"text": _("Lesson done! On to the next one?"), "mood": "over"}
        return {"text": _("This step is done. Go on to the next.")} if self.run.step.tasks else {"text": _("Read, look at the board, and go on.")}

    def _refresh_more(self) -> None:
        self.panel.guide = guide(self.game, self.run, self.progress, self._shown_hints if self.task is not None else (), self._tried)

    def _bar(self) -> list[dict[str, Any] | None]:
        free = self.run.trying_freely
        tools: list[dict[str, Any] | None] = [
            {"name": "undo", "sign": "↶", "label": _("Undo"), "off": not self._can_undo, "why": "" if self._can_undo else _("There is nothing to take back.")},
        ]
        if free:
            tools.append({"name": "redo", "sign": "↷", "label": _("Redo"), "off": self.match.index == len(self.match)})
        tools += [
            {"name": "restart", "sign": "↺", "label": _("Again"), "title": _("Begin this step again")},
            None,
            {"name": "save", "sign": "⇩", "label": _("Save"), "title": _("Save what you have done as a file")},
            {"name": "load", "sign": "⇧", "label": _("Load"), "title": _("Go on from a saved file"), "open": "openFile", "about": "load"},
            None,
            *self._look_tools(),
        ]
        return tools

    @property
    def _can_undo(self) -> bool:
        run = self.run
        if run.trying_freely:
            return run.match.can_undo()
        return run.showing_mistake or run.move_index > 0 or run.step_index > 0 or run.task_index > 0

    # ---- what a learner does

    def act(self, text: str) -> None:
        """Do an action, legal or not: as a move of the task, or freely."""
        if not self.playable:
            self.take_back()
        before = self.state
        feedback = self.run.act(text)
        self._after(feedback)
        if self.run.showing_mistake:
            self._danger = self.game.path(before, before.read(text))[-1:]
            self.refresh(feedback.events)

    def refuse(self, attempts: Refused) -> None:
        """Touching what may not be touched is just what an Attempt asks for."""
        task = self.task
        wanted: list[Action] = [action for action, _reasons in attempts if isinstance(task, Attempt) and str(action) in task.texts]
        if wanted:
            self.act(str(wanted[0]))
        else:
            super().refuse(attempts)

    def answer(self, choice: int) -> None:
        """Answer a question; for an Attempt, try the move with this number."""
        task = self.task
        if isinstance(task, Attempt) and 0 <= choice < len(task.texts):
            self.act(task.texts[choice])
        else:
            self._tried.add(choice)
            self._after(self.run.answer(choice))

    def find(self, chosen: set[int]) -> None:
        """Name the moves that are not allowed."""
        self._after(self.run.find(chosen))

    def hint(self) -> None:
        """The next hint; the last one also lights up what to touch."""
        run = self.run
        if self.task is None:
            return
        run.hint()
        self._shown_hints = run.step.hints[: run.hint_level]
        self._hint = self._way() if run.hint_level == len(run.step.hints) else ()
        self.refresh()

    def _way(self) -> tuple[str, ...]:
        """What to touch for the move that the present task wants."""
        task = self.task
        if isinstance(task, Do):
            wanted = task.moves[self.run.move_index][0]
            return () if wanted == "*" else self.game.path(self.state, self.state.read(wanted))
        return self.game.path(self.state, self.game.parse(task.texts[0])) if isinstance(task, Attempt) else ()

    def solve(self) -> None:
        """Show how the present task is done; it counts as done."""
        self._after(self.run.solve())

    def take_back(self) -> None:
        """Return to before the wrong move that is on view."""
        self.run.take_back()
        self._cleared()

    def undo(self) -> None:
        """Take back what came last: a free move, a wrong move, the moves of this task, the task or step before."""
        run = self.run
        if run.trying_freely:
            if run.match.can_undo():
                run.match.undo()
        elif run.showing_mistake:
            run.take_back()
        elif run.move_index > 0:
            run.goto_step(run.step_index)
        elif run.task_index > 0:
            run.done = {(step, task) for step, task in run.done if step != run.step_index or task < run.task_index - 1}
            run.goto_step(run.step_index)
        elif run.step_index > 0:
            run.back()
        self._cleared()

    def redo(self) -> None:
        """Play a free move again that was taken back."""
        if self.run.trying_freely:
            self.run.match.redo()
            self._cleared()

    def restart(self) -> None:
        """Begin the present step again, its tasks undone; a finished lesson keeps its mark."""
        run = self.run
        run.return_to_lesson()
        run.take_back()
        run.done = {(step, task) for step, task in run.done if step != run.step_index}
        run.goto_step(run.step_index)
        self._cleared()

    def try_freely(self) -> None:
        """Leave the lesson and play on from here as you like."""
        self.run.try_freely()
        self._cleared()

    def return_to_lesson(self) -> None:
        """Go back to where the lesson was left."""
        self.run.return_to_lesson()
        self._cleared()

    def next(self) -> None:
        """Go on to the next step."""
        self.run.next()
        self._cleared()

    def back(self) -> None:
        """Return to the step before."""
        self.run.take_back()
        self.run.back()
        self._cleared()

    def open_lesson(self, lesson: str, seed: int | None = None) -> None:
        """Open a lesson where it was left; one that is done begins at its first step. A seed makes new questions."""
        if lesson not in self.game.lessons:
            raise SpacegamesError(_("{title} has no lesson {id}").format(title=self.game.title, id=lesson))
        self.run.return_to_lesson()
        self.run = self.progress.run(lesson, seed)
        self._cleared()

    def _cleared(self) -> None:
        self._shown_hints = ()
        self._tried = set()
        self._hint = self._danger = ()
        self.pick.clear()
        self.tell({})
        self._keep()
        self.refresh()

    def _after(self, feedback: Feedback) -> None:
        if feedback.mood in ("good", "end"):
            self._shown_hints = ()
            self._tried = set()
        self._hint = self._danger = ()
        self.tell({})
        self._keep()
        events: Sequence[Event] = feedback.events
        self.refresh(events)

    def _keep(self) -> None:
        """Remember, and write to the file if there is one, else to the browser; a file that cannot be written is told once."""
        trouble = self.progress.keep(self.run)
        if trouble:
            self.tell({"mood": "why", "text": trouble})
        if self.progress.file is None:
            text = self.progress.text(indent=None)
            if text != self._in_browser:
                self._in_browser = text
                self.panel.send({"kind": "keep", "game": self.game.id, "at": self.lesson.id, "text": text})

    def _welcome(self, kept: str, at: str) -> None:
        """Take up what the browser has kept. What does not fit the lessons as they are now is let go: nobody asked for it."""
        try:
            self.progress.take(kept)
        except SpacegamesError:
            return
        self.run = self.progress.run(at if at in self.game.lessons else self.lesson.id)
        self._cleared()
        count = len(self.progress.finished)
        if count:
            self._tell_done(count)
        elif self.run.step_index or self.run.done:
            self.tell({"mood": "info", "text": _("Welcome back: here you left off.")})

    def _tell_done(self, count: int) -> None:
        self.tell(
            {"mood": "info", "text": ngettext("Welcome back: {count} lesson is done.", "Welcome back: {count} lessons are done.", count).format(count=count)}
        )

    # ---- messages of the panel

    def do_ready(self, content: dict[str, Any]) -> None:
        """A view has come up; a browser that was here before tells what was done and which lesson this page was at."""
        super().do_ready(content)
        kept = content.get("kept")
        if isinstance(kept, str) and not self.progress.last and self.progress.file is None:
            self._welcome(kept, str(content.get("at", "")))

    def do_forget(self, content: dict[str, Any]) -> None:
        """Begin all lessons anew, as the next learner at this computer wants."""
        self._forgotten = self.progress.text()
        self.progress.forget()
        self.run = self.progress.run(next(iter(self.game.lessons)))
        self._cleared()
        self.tell({"mood": "info", "text": _("All lessons begin anew."), "buttons": [["remember", _("Bring back what was done")]]})

    def do_remember(self, content: dict[str, Any]) -> None:
        """Bring back what was forgotten last."""
        if not self._forgotten:
            raise SpacegamesError(_("there is nothing to bring back"))
        self.progress.take(self._forgotten)
        self.run = self.progress.run(self.progress.last)
        self._cleared()

    def do_answer(self, content: dict[str, Any]) -> None:
        self.answer(int(content["choice"]))

    def do_find(self, content: dict[str, Any]) -> None:
        self.find({int(number) for number in content["chosen"]})

    def do_hint(self, content: dict[str, Any]) -> None:
        self.hint()

    def do_solve(self, content: dict[str, Any]) -> None:
        self.solve()

    def do_take_back(self, content: dict[str, Any]) -> None:
        self.take_back()

    def do_undo(self, content: dict[str, Any]) -> None:
        self.undo()

    def do_redo(self, content: dict[str, Any]) -> None:
        self.redo()

    def do_restart(self, content: dict[str, Any]) -> None:
        self.restart()

    def do_try(self, content: dict[str, Any]) -> None:
        self.try_freely()

    def do_return(self, content: dict[str, Any]) -> None:
        self.return_to_lesson()

    def do_next(self, content: dict[str, Any]) -> None:
        self.next()

    def do_back(self, content: dict[str, Any]) -> None:
        self.back()

    def do_open(self, content: dict[str, Any]) -> None:
        self.open_lesson(str(content["id"]))

    def do_again(self, content: dict[str, Any]) -> None:
        self.open_lesson(self.lesson.id, self.run.seed + 1)

    def do_clear(self, content: dict[str, Any]) -> None:
        if self.run.showing_mistake:
            self.take_back()
        else:
            super().do_clear(content)

    def do_goto(self, content: dict[str, Any]) -> None:
        """Look back at an earlier move: that leaves the lesson, until the learner returns to it."""
        self.run.take_back()
        self.run.try_freely()
        self.run.match.goto(min(int(content["index"]), len(self.run.match)))
        self._cleared()

    def do_save(self, content: dict[str, Any]) -> None:
        self.progress.keep(self.run)
        name = _("{game}-lessons.json").format(game=self.game.id)
        self.panel.send({"kind": "file", "name": name, "text": self.progress.text(), "view": content.get("view")})

    def do_load(self, content: dict[str, Any]) -> None:
        """Take up a saved file; nothing changes if it is damaged or belongs to another game."""
        self.progress.take(str(content.get("text", "")))
        self.run = self.progress.run(self.progress.proposed())
        self._cleared()
        self._tell_done(len(self.progress.finished))
