"""Board and panel together: what tables, lessons and examples share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

import ipywidgets

from ..core.errors import SpacegamesError
from ..core.game import Action, Event, Game, State, Violation
from ..core.match import Match, Move
from ..core.words import _, ngettext
from . import rule_cards
from .guard import BoardView
from .log import entry
from .panel import Panel, words
from .picking import Pick
from .shown import shown
from .theme import THEMES, PlayerLook, checked, player_looks

_SHORT = 12
"""Up to so many actions are all listed; more are grouped by the thing to touch next."""

Refused = list[tuple[Action, list[Violation]]]


class Stage(ipywidgets.VBox):
    """A board one can point at, with a panel that says the same in words.

    A table, a lesson or an example derives from it and says what `match` is on view, who looks, and what an action does.
    """

    def __init__(self, game: Game, *, theme: str, big: bool, animate: bool) -> None:
        self.game = game
        self.theme = checked(theme)
        self.big = big
        self.panel = Panel(words=words())
        self.board = BoardView(game.board(self.state, self.viewer), theme, big, self._picked, self._touched, self._escaped)
        self.board.animate = animate
        self.theatre = ipywidgets.Box()
        self.theatre.add_class("sg-theatre")
        main = ipywidgets.Box(children=[self.board, self.panel])
        main.add_class("sg-main")
        self._hint: tuple[str, ...] = ()
        self._danger: tuple[str, ...] = ()
        self._pick = Pick({})
        self._pick_key: tuple[Any, ...] | None = None
        self._refused: Refused | None = None
        self._logged: list[Move] = []
        self._log_key: tuple[Any, ...] = ()
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
        key = (id(self.match), self.match.index, id(self.state), self.actor, self.playable)
        if key != self._pick_key:
            self._pick_key = key
            self._refused = None
            legal = self.state.actions(self.actor) if self.playable else []
            self._pick = Pick({action: self.game.path(self.state, action) for action in legal})
        return self._pick

    @property
    def refused(self) -> Refused:
        """What one might think of but may not do, with the reasons."""
        if self._refused is None:
            self._refused = self.state.refused(self.actor) if self.playable else []
        return self._refused

    # ---- showing

    def _dress(self) -> None:
        for name in THEMES:
            (self.add_class if name == self.theme else self.remove_class)(f"sg-{name}")
        (self.add_class if self.big else self.remove_class)("sg-big")
        self.board.painter.theme = self.theme
        self.board.painter.big = self.big

    def tell(self, notice: dict[str, Any]) -> None:
        """Show a notice; an empty one takes it away."""
        self.panel.notice = notice

    def refresh(self, events: Sequence[Event] = ()) -> None:
        """Bring everything on screen up to date; `events` are what just happened."""
        pick = self.pick
        scene = self.game.board(self.state, self.viewer)
        self.board.show(scene, lit=pick.lit, chosen=pick.chosen, hint=self._hint or self.look, danger=self._danger, events=events)
        looks = player_looks(self.state, self.theme)
        with self.panel.hold_sync():
            self.panel.prompt = {"seats": self._seats(looks), **self._prompt(looks)}
            self.panel.choices = self._choices()
            self.panel.refusals = self._refusals()
            self.panel.bar = {"title": self.game.title, "tools": self._bar()}
            self._refresh_more()
        self._refresh_log()

    def _refresh_more(self) -> None:
        """Further regions of the panel."""

    def _seats(self, looks: Sequence[PlayerLook]) -> list[dict[str, Any]]:
        scores, winners = self.state.scores(), self.state.winners()
        return [
            {
                "name": self.game.player_name(self.state, player),
                "colour": looks[player].colour,
                "marker": looks[player].marker or "circle",
                "score": scores[player],
                "robot": self.robot(player),
                "now": player in (winners or self.state.deciders),
            }
            for player in range(self.state.players)
        ]

    def _prompt(self, looks: Sequence[PlayerLook]) -> dict[str, Any]:
        decision = self.state.decision
        if decision is None:
            return {"text": self._result(), "rule": self.game.end_rule, "mood": "over"}
        look = looks[self.actor]
        return {"who": self.game.player_name(self.state, self.actor), "colour": look.colour, "ink": look.ink, "marker": look.marker, "text": decision.prompt, "rule": decision.rule}

    def _result(self) -> str:
        names = [self.game.player_name(self.state, player) for player in self.state.winners()]
        if not names:
            return _("The game is over. Nobody has won.")
        return ngettext("The game is over: {names} has won.", "The game is over: a tie of {names}.", len(names)).format(names=", ".join(names))

    def _choices(self) -> dict[str, Any]:
        pick, state, game = self.pick, self.state, self.game
        left = pick.left
        entries: list[dict[str, Any]] = []

        def action(one: Action) -> dict[str, Any]:
            return {"text": str(one), "label": game.label(state, one)}

        if len(left) <= _SHORT:
            entries = [action(one) for one in left]
        else:
            spots = {one: spot for spot in pick.spots for one in spot.actions}
            done: set[str] = set()
            for one in left:
                spot = spots.get(one)
                if spot is None or len(spot.actions) == 1:
                    entries.append(action(one))
                elif spot.thing not in done:
                    done.add(spot.thing)
                    entries.append({"spot": spot.thing, "label": self.board.scene.describe(spot.thing) or spot.thing, "count": len(spot.actions)})
        return {
            "key": f"{self.match.index}.{self.actor}",
            "entries": entries,
            "chosen": [self.board.scene.describe(thing) or thing for thing in pick.chosen],
            "ask": _("Which way? Choose one of these:") if pick.here and len(left) > 1 else "",
            "empty": "" if entries else self._nothing_to_do(),
        }

    def _nothing_to_do(self) -> str:
        return ""

    def _refusals(self) -> list[dict[str, Any]]:
        """Greyed actions by reason, narrowed to what has been touched."""
        chosen = set(self.pick.chosen)
        groups: dict[Violation, list[Action]] = {}
        for action, reasons in self.refused:
            if reasons and (not chosen or chosen.issubset(self.game.path(self.state, action))):
                groups.setdefault(reasons[0], []).append(action)
        shown_groups = []
        for reason, actions in list(groups.items())[:6]:
            items = [[str(action), self.game.label(self.state, action)] for action in actions[:2]]
            more = _("and {count} more").format(count=len(actions) - 2) if len(actions) > 2 else ""
            shown_groups.append({"rule": reason.rule, "message": reason.message, "items": items, "more": more})
        return shown_groups

    def _refresh_log(self, afresh: bool = False) -> None:
        match = self.match
        moves = match.all_moves
        key = (id(match), self.viewer, self.theme)
        same = 0
        if key == self._log_key and not afresh:
            while same < len(moves) and same < len(self._logged) and moves[same] is self._logged[same]:
                same += 1
        self._log_key, self._logged = key, moves
        told = [entry(match, number, self.viewer, self.theme) for number in range(same + 1, len(moves) + 1)]
        self.panel.send({"kind": "log", "from": same, "moves": told, "at": match.index})

    # ---- what a person does

    @shown
    def _hear(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        name = str(content.get("do", ""))
        call = getattr(self, f"do_{name.replace('-', '_')}", None)
        if call is None:
            raise SpacegamesError(_("the panel asked for something unknown: {name}").format(name=name))
        call(content)

    @shown
    def _picked(self, x: float, y: float) -> None:
        scene = self.board.scene
        under = scene.hits(x, y)
        for thing in self.pick.lit:  # a spot may be drawn hollow; its whole place counts
            if thing in scene.things and thing not in under:
                left, top, width, height = scene.things[thing].bounds
                if left <= x <= left + width and top <= y <= top + height:
                    under.append(thing)
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
        thing = things[0]
        found = self._refused_at(things)
        if found is not None:
            where, attempts = found
            self._danger = (where,)
            self.refuse(attempts)
        elif self.state.over or not self.playable:
            self.tell({"mood": "info", "text": self._nothing_to_do() or self._result()})
        else:
            what = self.board.scene.describe(thing)
            decision = self.state.decision
            asked = decision.prompt if decision else ""
            self.tell({"mood": "info", "text": _("{thing}: nothing to choose here now. {asked}").format(thing=what or thing, asked=asked), "lines": []})
        self.refresh()

    def _refused_at(self, things: Sequence[str]) -> tuple[str, Refused] | None:
        """The refused actions that touch one of the things, those nearest to what was chosen first."""
        chosen = set(self.pick.chosen)
        for thing in dict.fromkeys(things):
            touching = []
            for action, reasons in self.refused:
                path = self.game.path(self.state, action)
                if thing in path:
                    touching.append((-len(chosen.intersection(path)), len(path), len(touching), action, reasons))
            if touching:
                return thing, [(action, reasons) for *_order, action, reasons in sorted(touching, key=lambda found: found[:3])]
        return None

    def refuse(self, attempts: Refused) -> None:
        """Tell why these actions are not possible."""
        reasons = dict.fromkeys(reason for _action, found in attempts for reason in found)
        label = self.game.label(self.state, attempts[0][0])
        self.tell({"mood": "why", "text": _("“{action}” is not possible now.").format(action=label), "lines": [[reason.message, reason.rule] for reason in list(reasons)[:3]]})

    # ---- messages every panel may send

    def do_ready(self, content: dict[str, Any]) -> None:
        """A view has come up: it needs the log, and it knows whether the system asks for stillness."""
        if content.get("still"):
            self.board.animate = False
        self._refresh_log(afresh=True)

    def do_act(self, content: dict[str, Any]) -> None:
        self.act(str(content["text"]))

    def do_touch(self, content: dict[str, Any]) -> None:
        self.touch(str(content["id"]))

    def do_clear(self, content: dict[str, Any]) -> None:
        self.pick.clear()
        self._danger = self._hint = ()
        self.tell({})
        self.refresh()

    def do_dismiss(self, content: dict[str, Any]) -> None:
        self.tell({})

    def do_rule(self, content: dict[str, Any]) -> None:
        self.panel.send({"kind": "card", "card": rule_cards.card(self.game, str(content["id"])), "view": content.get("view")})

    def do_example(self, content: dict[str, Any]) -> None:
        """Show a worked example over everything until it is closed."""
        from .example_player import ExamplePlayer

        player = ExamplePlayer(self.game, str(content["id"]), theme=self.theme, big=self.big, animate=self.board.animate, on_close=self._close_theatre)
        self.theatre.children = [player]

    def _close_theatre(self) -> None:
        self.theatre.children = []

    def do_big(self, content: dict[str, Any]) -> None:
        self.big = not self.big
        self._dress()
        self.refresh()

    def do_theme(self, content: dict[str, Any]) -> None:
        self.theme = "paper" if self.theme == "night" else "night"
        self._dress()
        self.refresh()

    def do_motion(self, content: dict[str, Any]) -> None:
        self.board.animate = not self.board.animate
        self.refresh()

    def _look_tools(self) -> list[dict[str, Any] | None]:
        """The tools that change how things look, the same everywhere."""
        return [
            {"name": "big", "sign": "A+", "label": _("Big type"), "on": self.big},
            {"name": "theme", "sign": "◐", "label": _("Paper"), "on": self.theme == "paper", "title": _("Light theme for printing and bright rooms")},
            {"name": "motion", "sign": "≈", "label": _("Motion"), "on": self.board.animate},
        ]
