"""A match with people and bots in its seats: acting, taking back, looking back, hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..bots import Bot, Hint, make, title
from ..core.errors import IllegalAction, SpacegamesError, UndoStopped
from ..core.game import Action, Event
from ..core.match import Match
from ..core.words import _, ngettext
from . import seating
from .alarm import AlarmClock
from .robots import HINT_SECONDS, PACES, Robots
from .stage import Message, Stage
from .theme import PlayerLook


class Playing(Stage):
    """A match on view, with people and bots in its seats.

    `seats` has a Bot or None (a person) for each player. `paused` stops the bots (asked for at the beginning, only where it is
    a bot's turn), `pace` is how fast they are, `autoplay` lets bots play for people too, `show_all` shows everything that is hidden.
    """

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
        self._match = match
        self._before: Match | None = None
        self._tried: tuple[str, int] | None = None
        self._hinted = ""
        self._looking = False
        self._viewer = viewer
        self.seats: list[Bot | None] = seating.seated(bots, match.state.players)
        self.paused = False
        self.autoplay = False
        self.show_all = False
        self.robots = Robots(self)
        self.clock = AlarmClock(self)
        self.pace = "steady"
        self._stand_in = make("greedy")
        self.paused = paused and self.bot_to_move() is not None
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
        later = len(self.match) - self.match.index if self._looking else 0
        whole = self._whole() if later else None
        try:
            self.play(action, player)
            if whole is not None:  # who only looked back may not have meant to drop what came after
                self._before, self._looking = whole, False
                text = ngettext("{count} later move has made way for this one.", "{count} later moves have made way for this one.", later).format(count=later)
                self.tell({"mood": "info", "text": text, "buttons": [["before", _("Back to the game before")]]})
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
        """Play a legal action, show it, and let the bots go on. What a bot does takes no notice away that a person may be reading."""
        by_bot = self.seats[self.actor if player is None else player] is not None
        events = self.match.play(action, player)
        self._forget()
        if not by_bot:
            self.tell({})
        self.refresh(events)

    def _whole(self) -> Match:
        """A second match with the whole record, also what comes after the place on view."""
        match, here = self.match, self.match.index
        match.goto(len(match))
        whole = match.fork()
        match.goto(here)
        whole.free = match.free
        return whole

    def refresh(self, events: Sequence[Event] = ()) -> None:
        self.clock.wake()
        super().refresh(events)
        self.robots.wake()

    def put(self, match: Match, notice: str = "") -> None:
        """Put another match on the table; the one before can be brought back."""
        self._before, self._match, self._looking = self._match, match, False
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
        left = self.clock.left
        return {**prompt, "buttons": buttons, **({} if left is None else {"left": round(left, 1), "ticking": not self.paused and self.latest})}

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
        self._looking = True

    def do_step(self, content: Message) -> None:
        self._goto(max(0, min(len(self.match), self.match.index + int(content["by"]))))
        self._looking = True

    def do_latest(self, content: Message) -> None:
        self._goto(len(self.match))

    def _goto(self, index: int) -> None:
        self.match.goto(index)
        self._looking = False
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

    def do_pace(self, content: Message) -> None:
        names = list(PACES)
        self.pace = names[(names.index(self.pace) + 1) % len(names)]
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


def _percent(share: float) -> str:
    return _("{number} %").format(number=round(100 * share))
