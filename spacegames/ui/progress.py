"""What a learner has done in the lessons of a game: kept in memory, in a file, and as a text to save and load."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..core.errors import BadSave, SpacegamesError
from ..core.game import Game
from ..core.teaching import LessonRun
from ..core.words import _
from .quiz_run import begin

FORMAT = 1


class Progress:
    """The runs of all lessons of one game, the finished ones marked for good unless all is forgotten.

    With a file, `keep` writes to it at once. A file that is damaged or belongs to another game is never overwritten.
    """

    def __init__(self, game: Game, file: Path | None = None) -> None:
        self.game = game
        self.file = file
        self.finished: set[str] = set()
        self.last = ""
        self._kept: dict[str, dict[str, Any]] = {}

    def read(self) -> str:
        """Read the file if there is one; returns what was wrong with it, "" if nothing."""
        if self.file is None or not self.file.exists():
            return ""
        try:
            self.take(self.file.read_text(encoding="utf-8"))
        except (SpacegamesError, OSError, UnicodeDecodeError) as error:
            trouble = _("{file}: {reason}. It is left as it is, and nothing is written to it.").format(file=self.file.name, reason=_reason(error))
            self.file = None
            return trouble
        return ""

    def keep(self, run: LessonRun) -> str:
        """Remember where a run has come to; returns what went wrong with the file, "" if nothing."""
        self._kept[run.lesson.id] = run.progress()
        self.last = run.lesson.id
        if run.finished:
            self.finished.add(run.lesson.id)
        if self.file is None:
            return ""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            beside = self.file.with_name(f"{self.file.name}.new")
            beside.write_text(self.text(), encoding="utf-8")
            os.replace(beside, self.file)  # never half a file
        except OSError as error:
            trouble = _("{file}: cannot be written ({reason}). Use Save to keep what you have done.").format(file=self.file.name, reason=_reason(error))
            self.file = None
            return trouble
        return ""

    def forget(self) -> None:
        """Let go of everything."""
        self._kept, self.finished, self.last = {}, set(), ""

    def begun(self, lesson: str) -> bool:
        """Whether something of the lesson has been done."""
        kept = self._kept.get(lesson)
        return bool(kept and (kept["done"] or kept["step"]))

    def proposed(self) -> str:
        """The lesson to go on with: the last one if it is not done, else the first that is not."""
        if self.last and self.last not in self.finished:
            return self.last
        return next((id for id in self.game.lessons if id not in self.finished), next(iter(self.game.lessons)))

    def run(self, lesson: str, seed: int | None = None) -> LessonRun:
        """A run of the lesson where it was left; one that is done, or that gets a new seed, begins anew."""
        made = begin(self.game, self.game.lessons[lesson], seed or 0)
        kept = self._kept.get(lesson)
        if seed is None and kept is not None:
            made.restore(kept)
            if made.finished:
                made.goto_step(0)
        return made

    # ---- as a text

    def text(self, indent: int | None = 1) -> str:
        """Everything as JSON, on one line without `indent`."""
        record = {"spacegames": FORMAT, "progress": self.game.id, "last": self.last, "finished": sorted(self.finished), "lessons": self._kept}
        return json.dumps(record, indent=indent, separators=None if indent else (",", ":"))

    def take(self, text: str) -> None:
        """Take up what a text tells; BadSave says what is wrong with it, and then nothing has changed."""
        record = _read(text)
        if record.get("progress") != self.game.id:
            raise BadSave(_("this file does not belong to the lessons of {title}").format(title=self.game.title))
        finished, last, lessons = record.get("finished"), record.get("last"), record.get("lessons")
        known = self.game.lessons
        if not isinstance(finished, list) or not all(isinstance(id, str) for id in finished) or not isinstance(last, str) or not isinstance(lessons, dict):
            raise BadSave(_("this progress file is damaged"))
        unknown = [id for id in (*finished, *lessons, *([last] if last else [])) if id not in known]
        if unknown:
            raise BadSave(_("this progress file names a lesson that {title} does not have: {id}").format(title=self.game.title, id=unknown[0]))
        kept = {}
        for id, entry in lessons.items():
            trial = begin(self.game, known[id])
            try:
                trial.restore(entry)
            except BadSave as error:
                raise BadSave(_("lesson {id}: {reason}").format(id=id, reason=error)) from None
            kept[id] = trial.progress()
        self._kept, self.finished, self.last = kept, set(finished), last


def _read(text: str) -> Mapping[str, Any]:
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        raise BadSave(_("this is no progress file, or it is damaged")) from None
    if not isinstance(record, dict) or not isinstance(record.get("spacegames"), int):
        raise BadSave(_("this is no progress file"))
    if record["spacegames"] > FORMAT:
        raise BadSave(_("this progress file was made by a newer version of spacegames"))
    return record


def _reason(error: Exception) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
