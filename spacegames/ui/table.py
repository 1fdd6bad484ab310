"""The table: play a whole game with people and bots, look back, save, share, ask for a hint."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import parse_qs

from ..bots import Bot, Hint, make, title
from ..core.errors import BadSave, IllegalAction, SpacegamesError, UndoStopped
from ..core.game import Action, Game
from ..core.match import Match
from ..core.registry import load
from ..core.words import _, ngettext
from . import seating
from .drawer import Drawer, read_json
from .robots import HINT_SECONDS, Robots
from .shown import notice_of
from .stage import Message, Stage
from .theme import PlayerLook

_BIGGEST = 4_000_000
"""A longer file is no saved game of ours."""


def table(
    game: Game | str = "sector41",
    players: int = 2,
    seed: int | None = None,
    bots: seating.Bots = None,
    *,
    code: str | None = None,
    match: Match | None = None,
    viewer: int | str | None = "auto",
    theme: str = "night",
    big: bool = False,
    animate: bool = True,
    **options: Any,
) -> Table:
    """A table to play at, as one widget.

    `bots` is the name of a bot for every seat but the first, or names for single seats (see `seating`). `code` (from
    `match.code()`) or `match` opens a game that has begun; without them a dashboard opens the one that its link names with
    `?code=`. `viewer` fixes whose knowledge is on view: a player, None for the open table, "all" for everything; "auto" is the
    person who decides. `options` are those of the game.

    Raises what `load`, `Game.new` and `Match.from_code` raise. A damaged link only tells so, beside a new game.
    """
    playing: Game = load(game) if isinstance(game, str) else game
    trouble: Exception | None = None
    if match is None and code is not None:
        match = Match.from_code(code, playing)
        playing = match.game
    elif match is None and (code := code_of_link()) is not None:
        try:
            match = opened(Match.from_code(code, playing), playing)
        except SpacegamesError as error:
            trouble = error
    if match is None:
        match = playing.match(players, seed, **options)
    found = Table(match, bots, viewer=viewer, theme=theme, big=big, animate=animate)
    if trouble is not None:
        found.tell(notice_of(trouble))
    return found


def code_of_link() -> str | None:
    """The code in the link that opened this dashboard; None where there is none, and in a notebook."""
    if "VOILA_KERNEL_ID" not in os.environ:  # set in every kernel of a dashboard, also in one that was started ahead
        return None
    query = os.environ.get("QUERY_STRING", "")
    if os.environ.get("VOILA_PREHEAT", "False") != "False":  # only a kernel that was started ahead has to ask, and has the time to import Voilà
        from voila.utils import get_query_string

        query = get_query_string() or ""
    return next(iter(parse_qs(query).get("code", [])), None)


def opened(match: Match, game: Game) -> Match:
    """The match, if it is one of this game; BadSave if it is of another."""
    if match.game.id != game.id:
        raise BadSave(_("this is a game of {other}, and here is a table of {title}").format(other=match.game.title, title=game.title))
    return match


class Table(Stage):
    """A match on view, with people and bots in its seats.

    `seats` has a Bot or None (a person) for each player. `paused` stops the bots, `autoplay` lets bots play for people too,
    `show_all` shows everything that is hidden.
    """

    def __init__(
        self, match: Match, bots: seating.Bots = None, *, viewer: int | str | None = "auto", theme: str = "night", big: bool = False, animate: bool = True
    ) -> None:
        self._match = match
        self._before: Match | None = None
        self._tried: tuple[str, int] | None = None
        self._hinted = ""
        self._viewer = viewer
        self._drawer_open = False
        self.seats: list[Bot | None] = seating.seated(bots, match.state.players)
        self.paused = False
        self.autoplay = False
        self.show_all = False
        self.robots = Robots(self)
        self.drawer = Drawer(self)
        self._stand_in = make("greedy")
        super().__init__(match.game, theme=theme, big=big, animate=animate)
        self.refresh()

    # ---- what is on view

    @property
    def match(self) -> Match:
        return self._match

    @property
    def humans(self) -> list[int]:
        """The seats with a person."""
        return [seat for seat, bot in enumerate(self.seats) if bot is None]

    @property
    def actor(self) -> int:
        """The person who may act, before a bot; else whoever the table waits for."""
        if self.seats[self.state.decider] is None:
            return self.state.decider
        return next((player for player in self.state.deciders if self.seats[player] is None), self.state.decider)

    @property
    def viewer(self) -> int | str | None:
        if self.show_all:
            return "all"
        if self._viewer != "auto":
            return self._viewer
        humans = self.humans
        if len(humans) == 1:
            return humans[0]
        return self.actor if self.actor in humans else None

    @property
    def playable(self) -> bool:
        return not self.state.over and not self.autoplay and self.seats[self.actor] is None

    def robot(self, player: int) -> str:
        bot = self.seats[player]
        return title(bot.name) if bot is not None else title(self._stand_in.name) if self.autoplay else ""

    @property
    def latest(self) -> bool:
        """Whether the last move of the record is on view."""
        return self.match.index == len(self.match)

    def bot_to_move(self) -> tuple[int, Bot] | None:
        """The bot whose turn it is, with its seat; None if a person acts, the bots are paused, or one looks back."""
        if self.paused or not self.latest or self.state.over:
            return None
        for player in sorted(self.state.deciders, key=lambda player: player != self.state.decider):
            bot = self.seats[player] or (self._stand_in if self.autoplay else None)
            if bot is not None:
                return player, bot
        return None

    # ---- playing

    def act(self, text: str) -> None:
        self._forget()
        player = self.actor
        if not self.playable:
            self.tell({"mood": "info", "text": self._nothing_to_do() or self._result()})
            self.refresh()
            return
        try:
            action = self.state.read(text, player)
        except IllegalAction as error:
            self.pick.clear()
            self._danger = self.game.path(self.state, self.game.parse(text))[-1:]
            self.refuse([(self.game.parse(text), error.violations)])
            self.refresh()
            return
        try:
            self.play(action, player)
        except UndoStopped:
            self._tried = (str(action), player)
            self.pick.clear()
            self.tell(
                {
                    "mood": "why",
                    "text": _("Later moves rolled dice or showed something hidden, so this game cannot go on from here. A copy of it can."),
                    "buttons": [["fork", _("Play on in a copy")], ["latest", _("Back to the last move")]],
                }
            )
            self.refresh()

    def play(self, action: Action | str, player: int | None = None) -> None:
        """Play a legal action, show it, and let the bots go on."""
        events = self.match.play(action, player)
        self._forget()
        self.tell({})
        self.refresh(events)

    def refresh(self, events: Sequence[Any] = ()) -> None:
        super().refresh(events)
        if self._drawer_open:
            self.panel.send({"kind": "drawer", "update": True, **self.drawer.contents()})
        self.robots.wake()

    def put(self, match: Match, notice: str = "") -> None:
        """Put another match on the table; the one before can be brought back."""
        self._before, self._match = self._match, match
        self.seats = [*self.seats, *[None] * match.state.players][: match.state.players]
        self.autoplay = False
        self._forget()
        self.tell({"mood": "info", "text": notice, "buttons": [["before", _("Back to the game before")]]} if notice else {})
        self.refresh()

    def _forget(self) -> None:
        """A hint or a warning is for one situation only."""
        self._hint = self._danger = ()
        self._hinted = ""
        self._tried = None

    # ---- words

    def _prompt(self, looks: Sequence[PlayerLook]) -> dict[str, Any]:
        prompt = super()._prompt(looks)
        buttons: list[list[str]] = []
        if not self.latest:
            prompt["note"] = _("You look at move {index} of {count}.").format(index=self.match.index, count=len(self.match))
            buttons = [["latest", _("To the last move")]]
        elif self.state.over:
            buttons = [["again", _("Play again")]]
        elif not self.playable:
            name = self.game.player_name(self.state, self.actor)
            prompt["mood"] = "waiting"
            if self.paused:
                prompt["text"] = _("{name} is a bot, and the bots are paused.").format(name=name)
                buttons = [["pause", _("Let them go on")]]
            else:
                prompt["text"] = _("{name} ({bot} bot) is choosing …").format(name=name, bot=self.robot(self.actor))
        return {**prompt, "buttons": buttons}

    def _nothing_to_do(self) -> str:
        if self.state.over:
            return ""
        if not self.latest:
            return _("A bot decided here. Step on to see what it did.")
        return _("The bots are paused.") if self.paused else _("It is a bot's turn. Yours comes soon.")

    def _choices(self) -> dict[str, Any]:
        choices = {**super()._choices(), "hinted": self._hinted}
        if self.latest and not self.playable:
            choices["empty"] = ""  # the prompt says it already
        return choices

    def _refresh_more(self) -> None:
        state = self.match.state
        self.panel.setup = {
            "counts": list(self.game.players),
            "players": state.players,
            "kinds": [list(pair) for pair in seating.kinds()],
            "seats": [seating.kind_of(bot) for bot in self.seats],
            "options": [
                {
                    "name": option.name,
                    "title": option.title,
                    "rule": option.rule,
                    "value": state.options[option.name],
                    "values": [[value, words] for value, words in option.values.items()] or None,
                    "low": option.low,
                    "high": option.high,
                }
                for option in self.game.options.values()
            ],
        }

    def _bar(self) -> list[dict[str, Any] | None]:
        back, on = self._undo_place(), self._redo_place()
        no_undo = _("There is no move to take back") if self.match.index == 0 else _("The last move showed something hidden or rolled dice")
        tools: list[dict[str, Any] | None] = [
            {"name": "new-game", "sign": "✦", "label": _("New game"), "open": "openSetup"},
            None,
            {"name": "undo", "sign": "↶", "label": _("Undo"), "off": back is None, "why": no_undo if back is None else ""},
            {"name": "redo", "sign": "↷", "label": _("Redo"), "off": on is None, "why": _("There is no move to play again") if on is None else ""},
            {"name": "hint", "sign": "☀", "label": _("Hint"), "off": not self.playable, "title": _("What Monte Carlo would play, with its odds")},
            None,
        ]
        if self.autoplay or len(self.humans) < len(self.seats):
            words = _("Go on") if self.paused else _("Pause")
            tools.append({"name": "pause", "sign": "▶" if self.paused else "‖", "label": words, "on": self.paused, "title": _("Stop and start the bots")})
        tools += [
            {
                "name": "autoplay",
                "sign": "»",
                "label": _("Autoplay"),
                "on": self.autoplay,
                "off": self.state.over,
                "title": _("Bots play the rest, also for people"),
            },
            None,
            {"name": "save", "sign": "⇩", "label": _("Save"), "title": _("Save the game to a file")},
            {"name": "load", "sign": "⇧", "label": _("Load"), "open": "openFile", "about": "load", "title": _("Load a game from a file")},
            {"name": "link", "sign": "∞", "label": _("Link"), "title": _("A link that opens this very position")},
            {
                "name": "drawer",
                "sign": "☰",
                "label": _("Teacher"),
                "title": _("Teacher's drawer: settle dice and draws, edit the position, show what is hidden"),
            },
            None,
        ]
        return tools + self._look_tools()

    # ---- looking back and taking back

    def _undo_place(self) -> int | None:
        """Where taking back leads: to the last decision of a person, as far as nothing final lies between."""
        match, index = self.match, self.match.index
        while index > 0 and (match.free or not match.moves[index - 1].final):
            index -= 1
            player = match.all_moves[index].player
            if player is None or self.seats[player] is None or len(self.humans) == 0:
                return index
        return None

    def _redo_place(self) -> int | None:
        """Where playing again leads: to the next decision of a person, or to the end."""
        moves, index = self.match.all_moves, self.match.index
        if index == len(moves):
            return None
        index += 1
        while index < len(moves) and self.humans and (player := moves[index].player) is not None and self.seats[player] is not None:
            index += 1
        return index

    def do_undo(self, content: Message) -> None:
        place = self._undo_place()
        if place is None:
            if not self.match.can_undo():
                self.match.undo()  # says why not
            raise UndoStopped(_("before the bot's move something hidden was shown or dice were rolled, so your move stands"))
        self.autoplay = False
        self._goto(place)

    def do_redo(self, content: Message) -> None:
        place = self._redo_place()
        if place is None:
            raise UndoStopped(_("there is no move to play again"))
        self._goto(place)

    def do_goto(self, content: Message) -> None:
        self._goto(int(content["index"]))

    def do_step(self, content: Message) -> None:
        self._goto(max(0, min(len(self.match), self.match.index + int(content["by"]))))

    def do_latest(self, content: Message) -> None:
        self._goto(len(self.match))

    def _goto(self, index: int) -> None:
        self.match.goto(index)
        self._forget()
        self.tell({})
        self.refresh()

    def do_fork(self, content: Message) -> None:
        """Go on from an earlier place in a copy of the game."""
        tried = self._tried
        self.put(self.match.fork(), _("This is a copy of the game. Everything in it may be taken back."))
        if tried is not None:
            self.refresh(self.match.play(*tried))

    def do_before(self, content: Message) -> None:
        """Bring back the match that lay on the table before."""
        if self._before is None:
            raise SpacegamesError(_("there is no game before this one"))
        self.put(self._before, _("This is the game from before."))

    # ---- bots and hints

    def do_pause(self, content: Message) -> None:
        self.paused = not self.paused
        self.refresh()

    def do_autoplay(self, content: Message) -> None:
        self.autoplay = not self.autoplay
        self.paused = False
        self._forget()
        self.tell({})
        self._goto(len(self.match)) if self.autoplay else self.refresh()

    def do_hint(self, content: Message) -> None:
        if not self.playable:
            raise SpacegamesError(self._nothing_to_do() or self._result())
        self._forget()
        self.robots.think(self.state, self.actor, self._advise)
        self.tell({"mood": "hint", "text": _("Playing the game out in many ways …"), "seconds": HINT_SECONDS})
        self.refresh()

    def _advise(self, hint: Hint) -> None:
        """Show what the hint says: an arrow on the board, a mark on the button, and the odds in words."""
        self._hinted = str(hint.action)
        self._hint = self.game.path(self.state, hint.action)
        best, others = hint.odds[0], [odds for odds in hint.odds[1:3] if odds.playouts]
        words = {odds.action: self.game.label(self.state, odds.action) for odds in (best, *others)}
        if others:
            text = ngettext(
                "Try *{action}*: it did well in {share} of {count} game played out from it.",
                "Try *{action}*: it did well in {share} of {count} games played out from it.",
                best.playouts,
            ).format(action=words[best.action], share=_percent(best.share), count=best.playouts)
        else:
            text = _("There is only one choice: *{action}*.").format(action=words[best.action])
        lines = [[_("{share}: {action}").format(action=words[odds.action], share=_percent(odds.share)), ""] for odds in others]
        self.tell({"mood": "hint", "text": text, "lines": lines, "buttons": [["play-hint", _("Play it")]]})
        self.refresh()

    def do_play_hint(self, content: Message) -> None:
        if not self._hinted:
            raise SpacegamesError(_("there is no hint now"))
        self.act(self._hinted)

    # ---- new games, files, links

    def do_new(self, content: Message) -> None:
        options: Mapping[str, Any] = content.get("options") or {}
        match = self.game.match(content.get("players", self.state.players), content.get("seed"), **options)
        seats = seating.seated(list(content.get("seats") or []), match.state.players)
        self.seats = seats
        self.paused = False
        self.put(match, _("A new game."))

    def do_again(self, content: Message) -> None:
        """The same seats and options with a new deal."""
        self.put(self.game.match(self.state.players, None, **self.state.options), _("A new game."))

    def do_save(self, content: Message) -> None:
        name = f"{self.game.id}-{self.match.state.digest()[:6]}-{self.match.index}.json"
        text = json.dumps(self.match.save(), ensure_ascii=False, indent=1)
        self.panel.send({"kind": "file", "name": name, "text": text, "view": content.get("view")})
        self.tell({"mood": "info", "text": _("Saved as {name}.").format(name=name)})

    def do_load(self, content: Message) -> None:
        text = str(content.get("text", ""))
        if not text or len(text) > _BIGGEST:
            raise BadSave(_("{name} is empty or too big to be a saved game").format(name=content.get("name", "")))
        match = opened(Match.load(read_json(text), self.game), self.game)
        name = content.get("name", "")
        self.put(match, _("{name}: loaded, {count} moves played again.").format(name=name, count=len(match)))

    def do_link(self, content: Message) -> None:
        code = self.match.code()
        call = f'sg.table("{self.game.id}", code="{code}")'
        self.panel.send({"kind": "link", "code": code, "call": call, "view": content.get("view")})

    # ---- the teacher's drawer

    def do_drawer(self, content: Message) -> None:
        self._drawer_open = True
        self.panel.send({"kind": "drawer", "view": content.get("view"), **self.drawer.contents()})

    def do_drawer_closed(self, content: Message) -> None:
        self._drawer_open = False

    def do_set(self, content: Message) -> None:
        value = bool(content["value"])
        if content["name"] == "show_all":
            self.show_all = value
        elif content["name"] == "free":
            self.match.free = value
        self.refresh()

    def do_force(self, content: Message) -> None:
        values = self.drawer.force(str(content["text"]))
        self._forget()
        self.tell({"mood": "info", "text": _("Settled: {values}.").format(values=" ".join(str(value) for value in values))})
        self.refresh()

    def do_check(self, content: Message) -> None:
        self._tell_faults(content)

    def do_apply(self, content: Message) -> None:
        if not self._tell_faults(content):
            self.put(self.drawer.read(str(content["text"])), _("The game goes on from your position."))

    def _tell_faults(self, content: Message) -> list[str]:
        faults = self.drawer.faults(str(content["text"]))
        said = faults or [_("This position is good.")]
        self.panel.send({"kind": "faults", "faults": said, "good": not faults, "view": content.get("view")})
        return faults


def _percent(share: float) -> str:
    return _("{number} %").format(number=round(100 * share))


__all__ = ["Table", "table"]
