"""The example player: a worked example step by step, with questions to think about and its outcome ticked off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from ..core.errors import BadOption
from ..core.game import Event, Game
from ..core.match import Match
from ..core.registry import load
from ..core.teaching import Choices, Example, Play, Refuse
from ..core.words import _, listed, ngettext
from .beats import Beat, Question, beats, question
from .shown import shown
from .stage import Stage

PAUSE = 1.6
"""Seconds between two steps when everything is played."""


def example(game: Game | str, id: str, *, theme: str = "night", big: bool = False, animate: bool = True) -> ExamplePlayer:
    """One worked example of a game."""
    return ExamplePlayer(load(game) if isinstance(game, str) else game, id, theme=theme, big=big, animate=animate)


def examples(game: Game | str = "sector41", id: str | None = None, *, theme: str = "night", big: bool = False, animate: bool = True) -> ExamplePlayer:
    """All worked examples of a game with a list to choose from, opened at the first or at the one that is named."""
    chosen = load(game) if isinstance(game, str) else game
    return ExamplePlayer(chosen, next(iter(chosen.examples)) if id is None else id, theme=theme, big=big, animate=animate, with_list=True)


class ExamplePlayer(Stage):
    """Steps through one example after the other.

    The whole script is checked when an example is opened. `at` tells how many of its `beats` have been shown. A person
    who wants to try something else does so on a copy of the table and returns.
    """

    def __init__(
        self,
        game: Game,
        id: str,
        *,
        theme: str = "night",
        big: bool = False,
        animate: bool = True,
        on_close: Callable[[], None] | None = None,
        with_list: bool = False,
    ) -> None:
        self._on_close = on_close
        self._with_list = with_list
        self._seen: set[str] = set()
        self._running: asyncio.Task[None] | None = None
        self._set(game, id)
        super().__init__(game, theme=theme, big=big, animate=animate)
        self.refresh()

    @property
    def viewer(self) -> int | str | None:
        """Whoever decides: an example speaks of the hand that is played from. At the end whoever moved last: what came of it lies there."""
        if self._free is None and 0 < self.at == len(self.beats):
            mover = self._whole.state_at(self.beats[-2].index if self.at > 1 else 0).decider
            if mover >= 0:
                return mover
        return self.state.decider if self.state.decider >= 0 else None

    @property
    def counts(self) -> bool:
        return self._free is not None or self._task() is None

    def _set(self, game: Game, id: str) -> None:
        if id not in game.examples:
            raise BadOption(_("{title} has no example {id}; there is {ids}").format(title=game.title, id=repr(id), ids=listed(list(game.examples))))
        self.example: Example = game.examples[id]
        self._whole, self.beats = beats(game, self.example)
        self._free: Match | None = None
        self._questions: dict[int, Question | None] = {}
        self._put(game, 0)

    def _put(self, game: Game, at: int) -> None:
        self.at = at
        self._whole.goto(self.beats[at - 1].index if at else 0)
        self._script = self._whole.fork()  # what is still to come must not stand in the log
        self._answered: tuple[int, bool] | None = None
        if at not in self._questions:
            self._questions[at] = question(game, self._script.state, self.beats[at], at) if at < len(self.beats) else None

    # ---- what is on view

    @property
    def match(self) -> Match:
        return self._free or self._script

    @property
    def playable(self) -> bool:
        return self._free is not None and not self.state.over

    @property
    def beat(self) -> Beat | None:
        """The step that was shown last."""
        return self.beats[self.at - 1] if self.at else None

    @property
    def look(self) -> tuple[str, ...]:
        if self._free is not None:
            return ()
        if self.beat is not None and isinstance(self.beat.verb, Refuse):
            return ()
        return self.beat.things if self.beat is not None and isinstance(self.beat.verb, Choices) else self.example.look

    def _choices(self) -> dict[str, Any]:
        """The moves of a trial; in the example itself the guide says how to go on."""
        return {**super()._choices(), **({"empty": ""} if self._free is None else {})}

    def _nothing_to_do(self) -> str:
        return _("Step on to see what the example does, or try something else yourself.") if self._free is None else ""

    # ---- the guide

    def _refresh_more(self) -> None:
        example, free = self.example, self._free is not None
        count = len(self.beats)
        self.panel.guide = {
            "title": example.title,
            "page": f"{example.id}.{free}",
            "list_title": _("All examples: {seen} of {count} seen").format(seen=len(self._seen), count=len(self.game.examples)),
            "list": [
                {"id": other.id, "title": other.title, "done": other.id in self._seen, "begun": False, "now": other is example}
                for other in (self.game.examples.values() if self._with_list else ())
            ],
            "step": self._where(),
            "dots": ["now" if number == self.at else "done" if number < self.at else "open" for number in range(count + 1)],
            "text": self._text(),
            "folded": self._folded(),
            "ruling": "",
            "rules": list(example.rules),
            "task": None if free else self._task(),
            "hints": [],
            "feedback": self._feedback(),
            "buttons": self._free_buttons() if free else self._buttons(),
        }

    def _where(self) -> str:
        if self._free is not None:
            return _("Trying freely")
        if self.at == 0:
            return _("The table at the beginning")
        ticked = sum(len(beat.ticks) for beat in self.beats[: self.at])
        count = sum(len(beat.ticks) for beat in self.beats)
        step = _("Step {number} of {count}").format(number=self.at, count=len(self.beats))
        if not count:
            return step
        return _("{step}, {checked}").format(
            step=step, checked=ngettext("{ticked} of {count} outcome ✓", "{ticked} of {count} outcomes ✓", count).format(ticked=ticked, count=count)
        )

    def _text(self) -> str:
        """The story, and what has been shown before the last step."""
        parts = [self.example.story]
        if self.example.rulebook:
            parts.append(_("The rulebook pictures this situation."))
        for number, beat in enumerate(self.beats[: max(0, self.at - 1)], 1):
            parts.append(_("{number}. {what}").format(number=number, what=beat.headline))
        return "\n\n".join(parts)

    def _folded(self) -> str:
        """What the story is hidden behind while a question is open: most stories tell the answer."""
        task = self._task() if self._free is None else None
        return _("The story of this example (it may tell the answer)") if task is not None and "answers" in task else ""

    def _task(self) -> dict[str, Any] | None:
        asked = self._questions[self.at]
        if asked is None or (self._answered is not None and self._answered[1]):
            return None
        shown: dict[str, Any] = {"kind": "predict", "tag": _("What comes next?"), "text": asked.text}
        if asked.answers:
            shown["answers"] = list(asked.answers)
            shown["tried"] = [self._answered[0]] if self._answered is not None else []
        return shown

    def _feedback(self) -> dict[str, Any]:
        if self._free is not None:
            return {"mood": "play", "text": _("This is a copy of the table: try what you like. The example waits."), "lines": []}
        if self._answered is not None:
            asked = self._questions[self.at]
            assert asked is not None
            if self._answered[1]:
                return {"mood": "good", "text": _("Yes! Step on and see."), "lines": []}
            return {"mood": "bad", "text": _("Not this time. Look at the board again, or step on and see."), "lines": []}
        beat = self.beat
        if beat is None:
            return {"mood": "play", "text": "", "lines": []}
        told = {line[0] for line in beat.lines}
        lines = [[_("✓ {outcome}").format(outcome=text) if text in beat.ticks else text, rules] for text, rules in beat.lines]
        lines += [[_("✓ {outcome}").format(outcome=tick), []] for tick in beat.ticks if tick not in told]
        mood = "end" if self.at == len(self.beats) else "bad" if isinstance(beat.verb, Refuse) else "good"
        return {"mood": mood, "text": beat.headline, "lines": lines}

    def _buttons(self) -> list[list[Any]]:
        running = self._running is not None
        begun, ended = self.at > 0, self.at == len(self.beats)
        buttons: list[list[Any]] = [
            ["backward", _("‹ Back"), {"do": "backward"}, False, not begun],
            ["forward", _("Forward ›"), {"do": "forward"}, not ended, ended],
            ["stop", _("❚❚ Stop"), {"do": "stop"}, False, False] if running else ["play-all", _("▸ Play all"), {"do": "play-all"}, False, ended],
            ["try", _("Try freely"), {"do": "try"}, False, False],
        ]
        following = self._following()
        if self._with_list and following is not None:
            buttons.append(["next-example", _("Next example ›"), {"do": "open", "id": following}, ended, False])
        if self._on_close is not None:
            buttons.append(["leave", _("Back to where you were"), {"do": "close"}, ended, False])
        return buttons

    def _free_buttons(self) -> list[list[Any]]:
        return [
            ["return", _("‹ Return to the example"), {"do": "return"}, True, False],
            ["undo", _("Undo"), {"do": "undo"}, False, not self.match.can_undo()],
        ]

    def _following(self) -> str | None:
        ids = list(self.game.examples)
        at = ids.index(self.example.id) + 1
        return ids[at] if at < len(ids) else None

    def _bar(self) -> list[dict[str, Any] | None]:
        tools: list[dict[str, Any] | None] = [*self._look_tools()]
        if self._on_close is not None:
            tools += [None, {"name": "close", "sign": "×", "label": _("Close"), "title": _("Back to where you were")}]
        return tools

    # ---- what a person does

    def forward(self) -> None:
        """Show the next step; nothing happens at the end."""
        if self._free is not None or self.at == len(self.beats):
            return
        beat = self.beats[self.at]
        self._show(self.at + 1, beat.events)

    def backward(self) -> None:
        """Go back one step."""
        if self._free is None and self.at:
            self._show(self.at - 1)

    def _show(self, at: int, events: Sequence[Event] = ()) -> None:
        self._put(self.game, at)
        self._danger = self._hint = ()
        beat = self.beat
        if beat is not None and isinstance(beat.verb, Refuse):
            self._danger = beat.things
        if at == len(self.beats):
            self._seen.add(self.example.id)
        self.tell({})
        self.refresh(events)

    def play_all(self) -> None:
        """Show the remaining steps one after the other; all at once where nothing can wait, as in a plain script."""
        self.stop()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            while self.at < len(self.beats):
                self.forward()
            return
        self._running = loop.create_task(self._play_on())
        self.refresh()

    async def _play_on(self) -> None:
        while self.at < len(self.beats):
            self._go_on()
            await asyncio.sleep(PAUSE if self.at < len(self.beats) else 0)
        self._running = None
        self.refresh()

    @shown
    def _go_on(self) -> None:
        self.forward()

    def stop(self) -> None:
        """Stop playing by itself."""
        if self._running is not None:
            self._running.cancel()
            self._running = None

    def answer(self, choice: int) -> None:
        """Say what the next step will bring."""
        asked = self._questions[self.at]
        if self._free is None and asked is not None and asked.answers:
            self._answered = (choice, choice == asked.right)
            self.refresh()

    def act(self, text: str) -> None:
        """Play on the copy of the table; in the example itself only the example's own next move leads on."""
        if self._free is None:
            following = self.beats[self.at].verb if self.at < len(self.beats) else None
            if isinstance(following, Play) and following.text == text:
                self.forward()
            return
        events = self._free.play(text)
        self._danger = self._hint = ()
        self.tell({})
        self.refresh(events)

    def open_example(self, id: str) -> None:
        """Show another example."""
        self.stop()
        self._set(self.game, id)
        self._show(0)

    # ---- messages of the panel

    def do_forward(self, content: dict[str, Any]) -> None:
        self.stop()
        self.forward()

    def do_backward(self, content: dict[str, Any]) -> None:
        self.stop()
        self.backward()

    def do_play_all(self, content: dict[str, Any]) -> None:
        self.play_all()

    def do_stop(self, content: dict[str, Any]) -> None:
        self.stop()
        self.refresh()

    def do_answer(self, content: dict[str, Any]) -> None:
        self.stop()
        self.answer(int(content["choice"]))

    def do_try(self, content: dict[str, Any]) -> None:
        self.stop()
        self._free = self._script.fork()
        self._show(self.at)

    def do_return(self, content: dict[str, Any]) -> None:
        self._free = None
        self._show(self.at)

    def do_undo(self, content: dict[str, Any]) -> None:
        if self._free is not None and self._free.can_undo():
            self._free.undo()
            self._show(self.at)

    def do_goto(self, content: dict[str, Any]) -> None:
        """Look at the table after an earlier move: in the example the step that played it, in a trial the move itself."""
        index = int(content["index"])
        if self._free is not None:
            self._free.goto(min(index, len(self._free)))
            self._show(self.at)
            return
        self.stop()
        self._show(next((number for number, beat in enumerate(self.beats, 1) if beat.index >= index), self.at))

    def do_open(self, content: dict[str, Any]) -> None:
        self.open_example(str(content["id"]))

    def do_close(self, content: dict[str, Any]) -> None:
        self.stop()
        if self._on_close is not None:
            self._on_close()
