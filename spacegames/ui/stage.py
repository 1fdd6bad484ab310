"""Board and panel together: what tables, lessons and examples share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

import ipywidgets

from ..core.errors import SpacegamesError
from ..core.game import Action, Event, Game, State
from ..core.match import Match, Move
from ..core.words import _
from ..scene import THEMES
from . import rule_cards, spoken
from .guard import BoardView
from .log import differing, entry
from .panel import Panel, words
from .picking import Pick
from .shown import notice_of, shown
from .spoken import Refused
from .theme import PlayerLook, checked, player_looks

__all__ = ["Message", "Refused", "Stage"]

Message = dict[str, Any]
"""What the panel sends: {"do": name, ...}."""


class Stage(ipywidgets.VBox):
    """A board one can point at, with a panel that says the same in words.

    A table, a lesson or an example derives from it. In this order its `__init__`

    1. sets up whatever its `match` and `viewer` rest on, for the first board is drawn from them,
    2. calls `super().__init__(game, theme=..., big=..., animate=...)`,
    3. calls `refresh()`.

    It must define

    - `match`: the Match on view (a property; it may become another one at any time),
    - `act(text)`: what happens when a person chooses an action, legal or not. It ends with `refresh(events)`, or tells
      why not with `refuse([(action, reasons)])` or by raising; an error is shown and nothing else happens,
    - `_bar()`: the tools above the board, each {"name", "sign", "label"} and if need be "title", "on" (pressed or not),
      "brief" (the sign alone), "off" with "why" (greyed), "args" (sent along), "open" (a sheet of the front end) with "about"; None is a gap.
      A click on a tool sends {"do": name}.

    It may define `viewer`, `counts`, `playable`, `robot(player)`, `look`, `actor`, `_prompt(looks)` (adding "buttons": [[name, words]]
    if it likes), `_nothing_to_do()`, `_refresh_more()` (to set `panel.guide` or `panel.setup`) and any
    number of `do_<name>(content)`: one for each message {"do": "<name>"} that the panel sends. Errors inside them are shown.
    """

    def __init__(self, game: Game, *, theme: str, big: bool, animate: bool) -> None:
        self.game = game
        self.theme = checked(theme)
        self.big = big
        self.panel = Panel(words=words())
        self.board = BoardView(game.board(self.state, self.viewer), theme, big, self._picked, self._touched, self._escaped, self._fault)
        self.board.animate = animate
        self.theatre = ipywidgets.Box()
        self.theatre.add_class("sg-theatre")
        main = ipywidgets.Box(children=[self.board, self.panel])
        main.add_class("sg-main")
        self._hint: tuple[str, ...] = ()
        self._danger: tuple[str, ...] = ()
        self._turned: tuple[int | None, State | None] = (None, None)
        self._pick = Pick({})
        self._pick_state: State | None = None
        self._pick_key: tuple[int, bool] | None = None
        self._refused: Refused | None = None
        self._logged: list[Move] = []
        self._log_key: tuple[Match, str] | None = None
        self._log_viewer: int | str | None = None
        super().__init__(children=[main, self.theatre])
        self.add_class("sg-root")
        self._dress()
        self.panel.on_msg(self._hear)

    # ---- what a table, a lesson or an example provides

    @property
    @abstractmethod
    def match(self) -> Match:
        """The match on view."""

    @abstractmethod
    def act(self, text: str) -> None:
        """Do an action, legal or not, because a person chose it."""

    @abstractmethod
    def _bar(self) -> list[dict[str, Any] | None]:
        """The tools above the board."""

    @property
    def viewer(self) -> int | str | None:
        """Whose knowledge the board shows."""
        return None

    @property
    def counts(self) -> bool:
        """Whether the board counts for people; not while they are asked."""
        return True

    @property
    def playable(self) -> bool:
        """Whether a person may act now."""
        return not self.state.over

    def robot(self, player: int) -> str:
        """The name of the bot in a seat, "" for a person."""
        return ""

    @property
    def look(self) -> tuple[str, ...]:
        """Board ids to point out."""
        return ()

    # ---- where we are

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def actor(self) -> int:
        """The player whose actions are offered."""
        return self.state.decider

    @property
    def pick(self) -> Pick:
        """What has been touched in the present decision."""
        state, key = self.state, (self.actor, self.playable)
        if state is not self._pick_state or key != self._pick_key:
            self._pick_state, self._pick_key = state, key
            self._refused = None
            legal: list[Action] = state.actions(self.actor) if self.playable else []
            alarm = self.game.alarm(state) if legal else None  # what the clock does is not for people to choose
            self._pick = Pick({action: self.game.path(state, action) for action in legal if alarm is None or action != alarm.action})
        return self._pick

    @property
    def refused(self) -> Refused:
        """What one might think of but may not do, with the reasons."""
        pick = self.pick
        if self._refused is None:
            self._refused = self.state.refused(self.actor) if pick.paths else []
        return self._refused

    # ---- showing

    @property
    def front(self) -> int | None:
        """The seat that somebody wants to see large; the next move turns the board back."""
        seat, state = self._turned
        return seat if state is self.state else None

    def _dress(self) -> None:
        for name in THEMES:
            (self.add_class if name == self.theme else self.remove_class)(f"sg-{name}")
        (self.add_class if self.big else self.remove_class)("sg-big")
        self.board.dress(self.theme, self.big)

    def tell(self, notice: dict[str, Any]) -> None:
        """Show a notice {"mood": "info" | "why" | "error" | "hint", "text", "lines": [[text, rule]]}; an empty one takes it away."""
        self.panel.notice = notice

    def refresh(self, events: Sequence[Event] = ()) -> None:
        """Bring everything on screen up to date; `events` are what just happened."""
        pick = self.pick
        scene = self.game.board(self.state, self.viewer, self.front, self.counts)
        signals = {"lit": pick.lit, "chosen": pick.chosen, "hint": self._hint or self.look, "danger": self._danger}
        self.board.show(scene, events=events, decision=(self.match, self.match.index, len(self.match)), game=self.match, **signals)
        looks = player_looks(self.state, self.theme)
        with self.panel.hold_sync():
            self.panel.prompt = {"seats": spoken.seats(self.game, self.state, looks, self.robot, self.viewer, self.front), **self._prompt(looks)}
            self.panel.choices = self._choices()
            self.panel.refusals = spoken.refusals(self.game, self.state, self.refused, pick.chosen)
            self.panel.bar = {"title": self.game.title, "tools": self._bar()}
            self._refresh_more()
        self._refresh_log()

    def _refresh_more(self) -> None:
        """Further regions of the panel."""

    def _prompt(self, looks: Sequence[PlayerLook]) -> dict[str, Any]:
        return spoken.prompt(self.game, self.state, self.actor, looks)

    def _result(self) -> str:
        """How the game ended, in one sentence."""
        return spoken.result(self.game, self.state)

    def _choices(self) -> dict[str, Any]:
        pick = self.pick
        entries = spoken.choices(self.game, self.state, pick, self.board.scene)
        return {
            "key": f"{self.board.guard.decision}.{self.actor}",
            "entries": entries,
            "chosen": [self.board.scene.describe(thing) or thing for thing in pick.chosen],
            "ask": _("Which way? Choose one of these:") if pick.here and len(pick.left) > 1 else "",
            "empty": "" if entries else self._nothing_to_do(),
        }

    def _nothing_to_do(self) -> str:
        """Why a person cannot act now."""
        return ""

    def _refresh_log(self, afresh: bool = False) -> None:
        """Send what is new in the record, and what another viewer may read differently."""
        match, viewer = self.match, self.viewer
        moves = match.all_moves
        key = (match, self.theme)
        same = 0
        if key == self._log_key and not afresh:
            while same < len(moves) and same < len(self._logged) and moves[same] is self._logged[same]:
                same += 1
        again: list[int] = []
        words: list[list[Any]] = []
        if viewer != self._log_viewer:
            for number in range(1, same + 1):
                if any(event.secret for event in moves[number - 1].events):
                    lines = differing(match, number, self._log_viewer, viewer)
                    if lines is None:
                        again.append(number)
                    else:
                        words += lines
        self._log_key, self._log_viewer, self._logged = key, viewer, moves
        told = [entry(match, number, viewer, self.theme) for number in [*again, *range(same + 1, len(moves) + 1)]]
        self.panel.send({"kind": "log", "from": same, "moves": told, "words": words, "at": match.index})

    # ---- what a person does

    @shown
    def _hear(self, _widget: Any, content: Message, _buffers: Any) -> None:
        name = str(content.get("do", ""))
        call = getattr(self, f"do_{name.replace('-', '_')}", None)
        if call is None:
            raise SpacegamesError(_("the panel asked for something unknown: {name}").format(name=name))
        call(content)

    @shown
    def _picked(self, x: float, y: float) -> None:
        scene = self.board.scene
        under = scene.hits(x, y)
        for spot in self.pick.lit:  # a spot may be drawn hollow; its whole place counts
            if spot in scene.things and spot not in under:
                left, top, width, height = scene.things[spot].bounds
                if left <= x <= left + width and top <= y <= top + height:
                    under.append(spot)
        thing = self.pick.best(under)
        if thing is not None:
            self.touch(thing, under)
        elif self.pick.chosen:
            self.do_clear({})

    @shown
    def _touched(self, thing: str) -> None:
        self.touch(thing)

    @shown
    def _escaped(self) -> None:
        self.do_clear({})

    def _fault(self, error: Exception) -> None:
        self.tell(notice_of(error))

    def touch(self, thing: str, under: Sequence[str] = ()) -> None:
        """Choose a thing on the board; play when only one action is left, explain when it means nothing."""
        self._danger = ()
        pick = self.pick
        if not pick.touch(thing):
            self.explain([thing, *under])
            return
        settled = pick.settled
        if settled is not None:
            self.act(str(settled))
            return
        self.tell({})
        self.refresh()

    def explain(self, things: Sequence[str]) -> None:
        """Say why touching these things does nothing, or else what is asked."""
        found = spoken.refused_at(self.game, self.state, self.refused, things, self.pick.chosen)
        if found is not None:
            where, attempts = found
            self._danger = (where,)
            self.refuse(attempts)
        elif not self.playable:
            self.tell({"mood": "info", "text": self._nothing_to_do() or self._result()})
        else:
            what = self.board.scene.describe(things[0]) or things[0]
            decision = spoken.asked(self.state, self.actor)
            asked = decision.prompt if decision else ""
            self.tell({"mood": "info", "text": _("{thing}: nothing to choose here now. {asked}").format(thing=what, asked=asked)})
        self.refresh()

    def refuse(self, attempts: Refused) -> None:
        """Tell why these actions are not possible."""
        reasons = dict.fromkeys(reason for _action, found in attempts for reason in found)
        label = self.game.label(self.state, attempts[0][0])
        lines = [[reason.message, reason.rule] for reason in list(reasons)[:3]]
        self.tell({"mood": "why", "text": _("“{action}” is not possible now.").format(action=label), "lines": lines})

    # ---- messages every panel may send

    def do_ready(self, content: Message) -> None:
        """A view has come up: it needs the log and what the chips say, and it knows whether the system asks for stillness."""
        if content.get("still"):
            self.board.animate = False
        self._refresh_log(afresh=True)
        self.panel.send({"kind": "rules", "briefs": rule_cards.briefs(self.game)})

    def do_act(self, content: Message) -> None:
        self.act(str(content["text"]))

    def do_touch(self, content: Message) -> None:
        self.touch(str(content["id"]))

    def do_clear(self, content: Message) -> None:
        self.pick.clear()
        self._danger = self._hint = ()
        self.tell({})
        self.refresh()

    def do_front(self, content: Message) -> None:
        seat = int(content["seat"])
        self._turned = (None if seat == self.front else seat, self.state)
        self.refresh()

    def do_dismiss(self, content: Message) -> None:
        self.tell({})

    def do_rule(self, content: Message) -> None:
        self.panel.send({"kind": "card", "card": rule_cards.card(self.game, str(content["id"])), "view": content.get("view")})

    def do_example(self, content: Message) -> None:
        """Show a worked example over everything until it is closed."""
        from .example_player import ExamplePlayer

        player = ExamplePlayer(self.game, str(content["id"]), theme=self.theme, big=self.big, animate=self.board.animate, on_close=self._close_theatre)
        self.theatre.children = [player]

    def _close_theatre(self) -> None:
        self.theatre.children = []

    def do_big(self, content: Message) -> None:
        self.big = not self.big
        self._dress()
        self.refresh()

    def do_theme(self, content: Message) -> None:
        self.theme = "paper" if self.theme == "night" else "night"
        self._dress()
        self.refresh()

    def do_motion(self, content: Message) -> None:
        self.board.animate = not self.board.animate
        self.refresh()

    def _look_tools(self) -> list[dict[str, Any] | None]:
        """The tools that change how things look, the same everywhere."""
        return [
            {"name": "big", "sign": "A+", "label": _("Big type"), "on": self.big, "brief": True},
            {"name": "theme", "sign": "◐", "label": _("Light theme"), "on": self.theme == "paper", "brief": True},
            {"name": "motion", "sign": "≈", "label": _("Show moves in motion"), "on": self.board.animate, "brief": True},
        ]
