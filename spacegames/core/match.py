"""A game with its history: play, undo, redo, look back, fork, save and load."""

from __future__ import annotations

import base64
import binascii
import json
import secrets
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .errors import BadOption, BadPosition, BadSave, SpacegamesError, UndoStopped
from .game import Action, Event, Game, Position, State
from .registry import load
from .words import _

FORMAT = 1
_FORCE = "!"


@dataclass(frozen=True, slots=True)
class Move:
    """One line of the record: its text, who played it, and what happened."""

    text: str
    player: int | None
    events: tuple[Event, ...]
    final: bool
    """Dice were rolled or something hidden was seen: in play this cannot be taken back."""


class Match:
    """One game from its start to wherever it has come.

    `index` tells how many moves lie before the state on view, `len(match)` how many there are in all. Looking back
    with `goto` loses nothing; playing from an earlier place drops what came later, and is refused if that would take
    back a roll or a reveal. With `free=True` (lessons, studies) everything may be taken back.

    >>> import spacegames as sg
    >>> match = sg.load("sector41").match(players=2, seed=7)
    >>> events = match.play(match.state.actions()[0])
    >>> match.undo(); match.index
    0
    """

    def __init__(
        self,
        game: Game,
        players: int = 2,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        position: Position | None = None,
        free: bool = False,
    ) -> None:
        self.game = game
        self.free = free
        self.start: Position | None = position
        if position is not None:
            state: State = game.position(position)
            self.seed: int | None = None
        else:
            self.seed = secrets.randbits(32) if seed is None else seed
            state = game.new(players, self.seed, **(options or {}))
        self._states: list[State] = [state]
        self._moves: list[Move] = []
        self.index = 0
        self.seats: list[str] = []
        """Who sits where, a person or the name of a bot, as far as a table has noted it; saved with the record."""

    @classmethod
    def from_state(cls, state: State, free: bool = False) -> Match:
        """A match that begins with this state."""
        return cls(state.game, position=state.to_position(), free=free)

    def __len__(self) -> int:
        return len(self._moves)

    @property
    def state(self) -> State:
        """The state on view. Play through the match, not on this state, or the record will not know."""
        return self._states[self.index]

    @property
    def moves(self) -> list[Move]:
        """The record up to the state on view."""
        return self._moves[: self.index]

    @property
    def all_moves(self) -> list[Move]:
        """The whole record, what has been taken back included."""
        return list(self._moves)

    def state_at(self, index: int) -> State:
        """The state after so many moves; the match stays where it is."""
        if not 0 <= index <= len(self._moves):
            raise UndoStopped(_("there are {count} moves, so there is no place {index}").format(count=len(self._moves), index=index))
        return self._states[index]

    def label(self, number: int) -> str:
        """Move `number`, counted from 1, in words; settled dice and draws are told as such."""
        before, move = self.state_at(number - 1), self._moves[number - 1]
        if move.player is None:
            values = json.loads(move.text[len(_FORCE) :])
            return _("Settled for what comes next: {values}").format(values=", ".join(str(value) for value in values))
        head, colon, rest = move.text.partition(":")
        return self.game.label(before, self.game.parse(rest if colon and head.isdigit() else move.text))

    def play(self, action: Action | str, player: int | None = None) -> list[Event]:
        """Play an action and record it."""
        self._may_drop()
        state = self.state.copy()
        waited = state.decider
        read = state.read(action, player) if action.__class__ is not Action else action
        before = state.chance.state, state.chance.forced
        events: list[Event] = state.play(read, player)
        who = waited if player is None else player
        text = str(read) if who == waited else f"{who}:{read}"
        final = any(event.reveals for event in events) or before != (state.chance.state, state.chance.forced)
        self._append(Move(text, who, tuple(events), final), state)
        return events

    def force(self, *values: int | str) -> None:
        """Settle the next dice (numbers) or draws (names); recorded like a move."""
        self._may_drop()
        state = self.state.copy()
        state.chance.force(*values)
        self._append(Move(_FORCE + json.dumps(list(values)), None, (), False), state)

    def _append(self, move: Move, state: State) -> None:
        del self._moves[self.index :], self._states[self.index + 1 :]
        self._moves.append(move)
        self._states.append(state)
        self.index += 1

    def _may_drop(self) -> None:
        if not self.free and any(move.final for move in self._moves[self.index :]):
            raise UndoStopped(
                _("later moves rolled dice or showed something hidden, so play cannot go on from move {index}; fork the game to try it").format(
                    index=self.index
                )
            )

    def can_undo(self) -> bool:
        return self.index > 0 and (self.free or not self._moves[self.index - 1].final)

    def undo(self) -> None:
        """Take the last move back; UndoStopped if it rolled dice or showed something hidden, or if there is none."""
        if self.index == 0:
            raise UndoStopped(_("there is no move to take back"))
        if not self.can_undo():
            raise UndoStopped(_("“{move}” rolled dice or showed something hidden and cannot be taken back").format(move=self.label(self.index)))
        self.index -= 1

    def redo(self) -> None:
        """Play a move again that was taken back."""
        if self.index == len(self._moves):
            raise UndoStopped(_("there is no move to play again"))
        self.index += 1

    def goto(self, index: int) -> None:
        """Look at the table after `index` moves; nothing is lost."""
        self.state_at(index)
        self.index = index

    def fork(self) -> Match:
        """A second match with the record up to here, to try something else; everything in it may be taken back."""
        new = Match.__new__(Match)
        new.game, new.start, new.seed, new.free = self.game, self.start, self.seed, True
        new._states = [state.copy() for state in self._states[: self.index + 1]]
        new._moves = self._moves[: self.index]
        new.seats = self.seats.copy()
        new.index = self.index
        return new

    # ---- records

    def save(self) -> dict[str, Any]:
        """The record as JSON-able data, up to the state on view."""
        record: dict[str, Any] = {"spacegames": FORMAT, "game": self.game.id, "data": self.game.components.id}
        if self.start is not None:
            record["position"] = self.start
        else:
            state = self._states[0]
            record |= {"players": state.players, "options": dict(state.options), "seed": self.seed}
        if self.seats:
            record["seats"] = self.seats.copy()
        record["moves"] = [move.text for move in self.moves]
        record["digest"] = self.state.digest()
        return record

    @classmethod
    def load(cls, record: Mapping[str, Any], game: Game | None = None) -> Match:
        """The match a record tells, replayed through the rules; BadSave names the move and the reason otherwise."""
        fields = _checked(record)
        if game is None or game.id != fields["game"]:
            try:
                game = load(fields["game"])
            except SpacegamesError as error:
                raise BadSave(_("saved game: {reason}").format(reason=error)) from None
        if fields["data"] != game.components.id:
            raise BadSave(
                _("saved game: it was played with other component data ({saved}) than are loaded now ({now})").format(
                    saved=fields["data"], now=game.components.id
                )
            )
        try:
            if "position" in fields:
                match = cls(game, position=fields["position"])
            else:
                match = cls(game, players=fields["players"], seed=fields["seed"], options=fields["options"])
        except (BadOption, BadPosition) as error:
            raise BadSave(_("saved game, set-up: {reason}").format(reason=error)) from None
        match.seats = list(fields.get("seats", []))
        if match.seats and len(match.seats) != match.state.players:
            raise BadSave(
                _("saved game, field seats: expected {players} names, one for each player, found {count}").format(
                    players=match.state.players, count=len(match.seats)
                )
            )
        for number, text in enumerate(fields["moves"], 1):
            try:
                match._replay(text)
            except (SpacegamesError, ValueError, RecursionError) as error:
                raise BadSave(_("saved game, move {number}: {reason}").format(number=number, reason=error)) from None
        if fields["digest"] != match.state.digest():
            raise BadSave(_("saved game: the moves lead to another situation than the one that was saved"))
        return match

    def _replay(self, text: str) -> None:
        if text.startswith(_FORCE):
            values = json.loads(text[len(_FORCE) :])
            if not isinstance(values, list) or not all(isinstance(v, (int, str)) and not isinstance(v, bool) for v in values):
                raise ValueError(_("expected forced dice or draws"))
            self.force(*values)
            return
        head, colon, rest = text.partition(":")
        if colon and head.isdigit():
            self.play(self.game.parse(rest), int(head))
        else:
            self.play(self.game.parse(text))

    def code(self) -> str:
        """The record up to here as a short text that can stand in a link."""
        record = self.save()
        packed = zlib.compress(json.dumps(record, separators=(",", ":"), ensure_ascii=False).encode(), 9)
        return base64.urlsafe_b64encode(packed).decode().rstrip("=")

    @classmethod
    def from_code(cls, code: str, game: Game | None = None) -> Match:
        """The match a code stands for; BadSave if it is damaged."""
        try:
            packed = base64.urlsafe_b64decode(code.strip() + "=" * (-len(code.strip()) % 4))
            stream = zlib.decompressobj()
            text = stream.decompress(packed, 4_000_000)
            if stream.unconsumed_tail or not stream.eof:
                raise ValueError("cut off")
            record = json.loads(text)
        except (ValueError, RecursionError, binascii.Error, zlib.error):
            raise BadSave(_("this code is damaged or cut off")) from None
        return cls.load(record, game)


def _checked(record: Any) -> dict[str, Any]:
    """The fields of a record, their types checked."""
    if not isinstance(record, Mapping):
        raise BadSave(_("saved game: expected a table of fields"))
    version = record.get("spacegames")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise BadSave(_("saved game, field spacegames: expected the format version, a whole number from 1"))
    if version > FORMAT:
        raise BadSave(
            _("saved game: made by a newer version of spacegames (format {version}; this one reads up to {known})").format(version=version, known=FORMAT)
        )
    kinds: dict[str, tuple[type, str]] = {
        "game": (str, _("a game id")),
        "data": (str, _("the id of the component data")),
        "moves": (list, _("a list of texts")),
        "digest": (str, _("the fingerprint of the last situation")),
    }
    if "position" in record:
        kinds["position"] = (dict, _("a position"))
    else:
        kinds |= {"players": (int, _("a whole number")), "options": (dict, _("a table of options")), "seed": (int, _("a whole number"))}
    if "seats" in record:
        kinds["seats"] = (list, _("a list of names"))
    for name, (kind, expected) in kinds.items():
        value = record.get(name)
        if name not in record or not isinstance(value, kind) or isinstance(value, bool):
            raise BadSave(_("saved game, field {field}: expected {expected}, found {value}").format(field=name, expected=expected, value=repr(value)[:60]))
    for name in record:
        if name not in kinds and name != "spacegames":
            raise BadSave(_("saved game, field {field}: unknown field").format(field=name))
    for name in record.get("seats", []):
        if not isinstance(name, str):
            raise BadSave(_("saved game, field seats: expected a name, found {value}").format(value=repr(name)[:60]))
    for number, move in enumerate(record["moves"], 1):
        if not isinstance(move, str):
            raise BadSave(_("saved game, move {number}: expected a text, found {value}").format(number=number, value=repr(move)[:60]))
    return dict(record)
