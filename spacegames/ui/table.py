"""The table: play a whole game with people and bots, look back, save, share, ask for a hint."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import parse_qs

from ..core.errors import BadSave, SpacegamesError
from ..core.game import Event, Game
from ..core.match import Match
from ..core.registry import load
from ..core.words import _
from . import seating
from .drawer import Drawer, read_json
from .playing import Playing
from .shown import notice_of
from .stage import Message

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
    `?code=`. Such a game brings along who sat where, unless `bots` says otherwise; a link always does. Where a code leads to
    a bot's turn the bots are paused, so that this very position is seen. `viewer` fixes whose knowledge is on view: a player, None for the open table, "all" for
    everything; "auto" is the person who decides. `options` are those of the game.

    Raises what `load`, `Game.new` and `Match.from_code` raise. A damaged link only tells so, beside a new game.
    """
    playing: Game = load(game) if isinstance(game, str) else game
    trouble: Exception | None = None
    paused = False
    if match is None and code is not None:
        match = Match.from_code(code, playing)
        playing, paused = match.game, True
    elif match is None and "code" in (link := asked_by_link()):
        try:
            match = opened(Match.from_code(link["code"], playing), playing)
            bots, paused = seating.remembered(match.seats) or bots, True
        except SpacegamesError as error:
            trouble = error
    if match is None:
        match = playing.match(players, seed, **options)
    elif bots is None:
        bots = seating.remembered(match.seats)
    shown = Table(match, bots, viewer=viewer, theme=theme, big=big, animate=animate, paused=paused)
    if trouble is not None:
        shown.tell(notice_of(trouble))
    return shown


def asked_by_link() -> dict[str, str]:
    """What the link that opened this dashboard asks for; nothing in a notebook."""
    if "VOILA_KERNEL_ID" not in os.environ:  # set in every kernel of a dashboard, also in one that was started ahead
        return {}
    query = os.environ.get("QUERY_STRING", "")
    if os.environ.get("VOILA_PREHEAT", "False") != "False":  # only a kernel that was started ahead has to ask, and has the time to import Voilà
        from voila.utils import get_query_string

        query = get_query_string() or ""
    return {name: values[0] for name, values in parse_qs(query).items()}


def opened(match: Match, game: Game) -> Match:
    """The match, if it is one of this game; BadSave if it is of another."""
    if match.game.id != game.id:
        raise BadSave(_("this is a game of {other}, and here is a table of {title}").format(other=match.game.title, title=game.title))
    return match


class Table(Playing):
    """The whole table: a match to play, with new games, files, links and the teacher's drawer."""

    def __init__(
        self,
        match: Match,
        bots: seating.Bots = None,
        *,
        viewer: int | str | None = "auto",
        theme: str = "night",
        big: bool = False,
        animate: bool = True,
        paused: bool = False,
    ) -> None:
        self._drawer_open = False
        self._placed = ""
        self.drawer = Drawer(self)
        super().__init__(match, bots, viewer=viewer, theme=theme, big=big, animate=animate, paused=paused)

    def refresh(self, events: Sequence[Event] = ()) -> None:
        super().refresh(events)
        if self._drawer_open:
            self.panel.send({"kind": "drawer", "update": True, **self.drawer.contents()})
        self._keep_place()

    def _keep_place(self, afresh: bool = False) -> None:
        """Let the address of the page lead back here, so that reloading it does not lose the game; while bots move it is left alone."""
        if not self.latest or not (self.playable or self.state.over) or not (len(self.match) or self._placed):
            return
        code = self._noted().code()
        if code != self._placed or afresh:
            self._placed = code
            self.panel.send({"kind": "place", "code": code})

    def _noted(self) -> Match:
        """The match, with who sits where noted in its record."""
        self.match.seats = [seating.kind_of(bot) for bot in self.seats]
        return self.match

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
            paces = {"calm": (_("Calm"), "·"), "steady": (_("Steady"), "··"), "brisk": (_("Brisk"), "···"), "at_once": (_("At once"), "····")}
            tools.append({"name": "pace", "sign": paces[self.pace][1], "label": paces[self.pace][0], "title": _("How fast the bots play; a click changes it")})
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

    # ---- new games, files, links

    def do_ready(self, content: Message) -> None:
        super().do_ready(content)
        self._keep_place(afresh=True)  # bots may have moved before there was a page

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
        text = json.dumps(self._noted().save(), ensure_ascii=False, indent=1)
        self.panel.send({"kind": "file", "name": name, "text": text, "view": content.get("view")})
        self.tell({"mood": "info", "text": _("Saved as {name}.").format(name=name)})

    def do_load(self, content: Message) -> None:
        text = str(content.get("text", ""))
        if not text or len(text) > _BIGGEST:
            raise BadSave(_("{name} is empty or too big to be a saved game").format(name=content.get("name", "")))
        match = opened(Match.load(read_json(text), self.game), self.game)
        if match.seats:
            self.seats = seating.remembered(match.seats)
            self.paused = any(self.seats[player] for player in match.state.deciders)  # first the very position is seen
        name = content.get("name", "")
        self.put(match, _("{name}: loaded, {count} moves played again.").format(name=name, count=len(match)))

    def do_link(self, content: Message) -> None:
        code = self._noted().code()
        self.panel.send({"kind": "link", "code": code, "call": f'sg.table("{self.game.id}", code="{code}")', "view": content.get("view")})

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
        text = str(content["text"])
        try:
            values = self.drawer.force(text)
        except SpacegamesError as error:  # told in the drawer, which lies over the notice
            self.panel.send({"kind": "unforced", "text": text, "why": str(error), "view": content.get("view")})
            raise
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


__all__ = ["Table", "table"]
