"""What every game is: a Game that deals tables, and a State that plays one."""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

from .actions import Action, Alarm, Decision, Event, Violation
from .chance import Chance
from .components import Components, Schema, overlay_folders
from .errors import AmbiguousAction, BadOption, IllegalAction
from .options import Option
from .position import Reader
from .rules import RuleBook
from .words import _, listed

if TYPE_CHECKING:
    from .match import Match
    from .teaching import Example, Lesson

__all__ = ["Action", "Alarm", "Decision", "Event", "Game", "Option", "Position", "State", "Violation"]

Position = dict[str, Any]
"""Any table situation as JSON-able data."""


class State(ABC):
    """One table situation, mutable. A game derives from this and fills in the methods that begin with an underscore.

    A game keeps two attributes up to date: `decider`, the player the table waits for (-1 when the game is over), and
    `kind`, the kind of that decision. `DECISIONS` names the rule that asks for each kind of decision; where it depends on
    more than the kind, the game fills in `_rule`.
    """

    __slots__ = ("_legal", "chance", "decider", "game", "kind", "options", "players")
    DECISIONS: ClassVar[Mapping[str, str]]
    game: Game
    players: int
    options: Mapping[str, Any]
    chance: Chance
    decider: int
    kind: str
    _legal: list[Action] | None

    def __init__(self, game: Game, players: int, options: Mapping[str, Any], chance: Chance) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.chance = chance
        self.decider = 0
        self.kind = ""
        self._legal = None

    # ---- what a game provides

    @abstractmethod
    def _find_actions(self, player: int) -> list[Action]:
        """All legal actions of a player who is to decide, in a stable order without repetition; never empty."""

    @abstractmethod
    def _apply(self, action: Action, player: int, events: list[Event]) -> None:
        """Carry out a legal action and tell what happens."""

    @abstractmethod
    def _why_not(self, action: Action, player: int) -> list[Violation]:
        """Every rule that forbids the action now."""

    @abstractmethod
    def scores(self) -> Sequence[float]:
        """The score of each player."""

    def known_scores(self, viewer: int | str | None) -> Sequence[float | None]:
        """The scores as far as a viewer may know them (None is the open table, "all" sees everything); None for one that is secret."""
        return self.scores()

    def _rule(self) -> str:
        """The rule that asks for the present decision: the one in DECISIONS, unless it depends on more than the kind."""
        return self.DECISIONS[self.kind]

    @abstractmethod
    def winners(self) -> list[int]:
        """The players who have won; several on a tie, none while the game goes on, or when nobody has what a victory needs."""

    @abstractmethod
    def copy(self) -> Any:
        """An independent copy."""

    @abstractmethod
    def _position(self) -> Position:
        """The game's own fields of a position."""

    @abstractmethod
    def _view(self, player: int | None) -> Position:
        """The game's own fields with what the player may not see left unknown."""

    @abstractmethod
    def guess(self, player: int | None, chance: Chance) -> Any:
        """A complete state that looks the same to this player, with everything hidden dealt anew."""

    def candidates(self, player: int | None = None) -> list[Action]:
        """Actions a person might think of now, legal or not; a table greys those that are not."""
        return self.actions(player)

    # ---- the contract

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decider < 0

    @property
    def decision(self) -> Decision | None:
        """What the table waits for, or None when the game is over."""
        if self.decider < 0:
            return None
        return Decision(self.decider, self.kind, self.game.prompt(self), self._rule())

    @property
    def deciders(self) -> tuple[int, ...]:
        """All players who may act now; usually one, none when the game is over."""
        return () if self.decider < 0 else (self.decider,)

    def actions(self, player: int | None = None) -> list[Action]:
        """The legal actions of the present decision, or of one of the deciders; empty only if the player is none."""
        if player is None or player == self.decider:
            if self._legal is None:
                self._legal = [] if self.decider < 0 else self._find_actions(self.decider)
            return self._legal.copy()
        return self._find_actions(player) if player in self.deciders else []

    def play(self, action: Action | str, player: int | None = None) -> list[Event]:
        """Carry out an action and return what happened, in order.

        Takes an action or its text, also shortened as long as it fits one legal action only. Raises UnreadableAction,
        IllegalAction or AmbiguousAction, and then nothing has changed.
        """
        if player is None or player == self.decider:
            if self._legal is None:
                self.actions()
            if action.__class__ is not Action or action not in self._legal:  # type: ignore[operator]
                action = self.read(action)
            player = self.decider
        else:
            action = self.read(action, player)
        events: list[Event] = []
        self._legal = None
        self._apply(action, player, events)
        return events

    def read(self, text: str, player: int | None = None) -> Action:
        """The legal action that a text means. Words may be left out while only one legal action fits."""
        legal = self.actions(player)
        if text.__class__ is Action and text not in legal:  # a complete action is never taken for another one
            raise IllegalAction(text, self.why_not(text, player))
        words = text.split()
        exact = [action for action in legal if action == " ".join(words)]
        if exact:
            return exact[0]
        fitting = [action for action in legal if _is_part(words, action.split())] if words else []
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise AmbiguousAction(text, fitting)
        action = self.game.parse(text)
        raise IllegalAction(action, self.why_not(action, player))

    def why_not(self, action: Action | str, player: int | None = None) -> list[Violation]:
        """Every reason why an action is not allowed now; empty means legal."""
        if action.__class__ is not Action:
            action = self.game.parse(action)
        if self.over:
            return [Violation(self.game.end_rule, _("the game is over"))]
        who = self.decider if player is None else player
        if who not in self.deciders:
            return [Violation(self._rule(), _("it is not this player's turn to decide"))]
        return self._why_not(action, who)

    def refused(self, player: int | None = None) -> list[tuple[Action, list[Violation]]]:
        """The candidates that are not legal, each with its reasons."""
        legal = set(self.actions(player))
        return [(action, self.why_not(action, player)) for action in self.candidates(player) if action not in legal]

    def view(self, player: int | None = None) -> Position:
        """The position as this player knows it, unknown things left unknown; None is the open table."""
        return {"game": self.game.id, "players": self.players, "options": dict(self.options), "viewer": player, **self._view(player)}

    def to_position(self) -> Position:
        """The whole situation, hidden things and chance included."""
        return {"game": self.game.id, "players": self.players, "options": dict(self.options), "chance": self.chance.to_position(), **self._position()}

    def digest(self) -> str:
        """A short fingerprint of the whole table, the same in every run."""
        canonical = json.dumps(self.to_position(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_position() == other.to_position()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game, self.to_position())

    def __repr__(self) -> str:
        decision = self.decision
        now = decision.prompt if decision else _("the game is over")
        return f"<{self.game.title}: {now}>"

    def _repr_svg_(self) -> str:
        drawn: str = self.game.board(self).svg()
        return drawn


def _restored(game: Game, position: Position) -> Any:
    """A state that travelled between processes as its position."""
    return game.position(position)


def _is_part(words: Sequence[str], whole: Sequence[str]) -> bool:
    """Whether the words occur in this order in the whole."""
    rest = iter(whole)
    return all(word in rest for word in words)


class Game(ABC):
    """One game: its set-up options, rules, components, examples and lessons.

    A game's package is imported piece by piece: rules, boards and lessons only when they are asked for.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    players: ClassVar[range]
    options: ClassVar[Mapping[str, Option]] = {}
    schema: ClassVar[Schema] = {}
    end_rule: ClassVar[str]
    """The rule that ends the game, cited when somebody wants to go on."""

    def __init__(self, data: str | os.PathLike[str] | None = None) -> None:
        self.folder = Path(__file__).parent.parent / "games" / self.id
        self.components = Components(self.folder / "data", self.schema, overlay_folders(self.id, data))
        self.rules = RuleBook(self.folder / "rules.toml")

    def __repr__(self) -> str:
        return f"<Game {self.id}: {self.title}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickle, (type(self), self.components)

    # ---- what a game provides

    @abstractmethod
    def _deal(self, players: int, options: Mapping[str, Any], chance: Chance) -> State:
        """The table at the beginning of a game."""

    @abstractmethod
    def _read_position(self, reader: Reader, players: int, options: Mapping[str, Any]) -> State:
        """A state from the game's own fields of a position; faults are noted in the reader."""

    def _fit(self, options: Mapping[str, Any]) -> None:  # noqa: B027 - in most games all options go together
        """BadOption for options that are right one by one but do not go together."""

    # ---- the contract

    def new(self, players: int = 2, seed: int | None = None, **options: Any) -> Any:
        """Set up a game. The same seed and options give the same game; without a seed each game is different."""
        if not isinstance(players, int) or players not in self.players:
            raise BadOption(
                _("{title} is for {low} to {high} players, not {players}").format(title=self.title, low=self.players[0], high=self.players[-1], players=players)
            )
        if seed is None:
            seed = secrets.randbits(32)
        elif isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
            raise BadOption(_("the seed must be a whole number from 0, not {seed}").format(seed=repr(seed)))
        return self._deal(players, self.settle(options), Chance(seed))

    def settle(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """All options of a game, those not given at their default; BadOption for an unknown one, a wrong value, or values that do not go together."""
        for name in options:
            if name not in self.options:
                raise BadOption(_("{title} has no option {name}; there is {names}").format(title=self.title, name=name, names=listed(list(self.options))))
        settled = MappingProxyType({name: option.check(options.get(name, option.default)) for name, option in self.options.items()})
        self._fit(settled)
        return settled

    def position(self, position: Mapping[str, Any]) -> Any:
        """The state a position describes; BadPosition names everything that is wrong with it."""
        reader = Reader(dict(position) if isinstance(position, Mapping) else position)
        reader.choice("game", [self.id])
        players = reader.integer("players", self.players[0], self.players[-1])
        given = reader.table("options")
        options = self.settle({})
        try:
            options = self.settle(given.entry)
        except BadOption as error:
            reader.fault("options", str(error))
        chance = reader.chance()
        state = self._read_position(reader, players, options)
        reader.no_more()
        reader.finish()
        state.chance = chance
        return state

    def match(self, players: int = 2, seed: int | None = None, **options: Any) -> Match:
        """A new game with its history."""
        from .match import Match

        return Match(self, players=players, seed=seed, options=options)

    def parse(self, text: str) -> Action:
        """The action that a text in this game's notation stands for, legal or not; UnreadableAction if it is none."""
        action: Action = self.part("actions").parse(text)
        return action

    def alarm(self, state: State) -> Alarm | None:
        """What is going to happen by itself if nobody is quicker, in games that are played by the clock; else None."""
        return None

    def showcase(self) -> State | None:
        """A table worth a picture in the gallery; None leaves it to a few moves of chance."""
        return None

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of the seats in order, where they never change; nothing if players choose or take what comes."""
        return tuple(getattr(self.part("board"), "SEAT_COLOURS", ()))

    @property
    def turnable(self) -> bool:
        """Whether the board shows one seat large, and any seat can be put there."""
        return bool(getattr(self.part("board"), "TURNABLE", False))

    def board(self, state: State, viewer: int | str | None = None, front: int | None = None, counts: bool = True) -> Any:
        """The scene: what the viewer sees. None is the open table, "all" shows hidden things too.

        `front` puts another seat in front than the viewer's, where the board is turnable; it shows no more for that.
        Without `counts` a board that counts for people (`COUNTS`) leaves it to them, as long as they are asked to count.
        """
        board = self.part("board")
        more: dict[str, Any] = {}
        if front is not None and self.turnable:
            more["front"] = front
        if not counts and getattr(board, "COUNTS", False):
            more["counts"] = False
        return board.scene(state, viewer, **more)

    def path(self, state: State, action: Action) -> tuple[str, ...]:
        """The board ids a person touches, in order, to choose this action."""
        path: tuple[str, ...] = self.part("board").path(state, action)
        return path

    def prompt(self, state: State) -> str:
        """What to do now, in one sentence."""
        text: str = self.part("narrate").prompt(state)
        return text

    def label(self, state: State, action: Action) -> str:
        """The action in words, as on a button."""
        text: str = self.part("narrate").label(state, action)
        return text

    def tell(self, event: Event, state: State, viewer: int | str | None = None) -> str:
        """What happened, in one sentence for this viewer; "all" tells secrets too."""
        who = event.only if viewer == "all" else viewer
        text: str = self.part("narrate").tell(event.kind, event.seen_by(who if isinstance(who, int) else None), state)
        return text

    def player_name(self, state: State, player: int) -> str:
        """How the table calls a player."""
        name: str = self.part("narrate").player_name(state, player)
        return name

    def evaluate(self, state: State, player: int) -> float:
        """How good the state looks for a player; greater is better."""
        value: float = self.part("scoring").evaluate(state, player)
        return value

    @property
    def examples(self) -> Mapping[str, Example]:
        """Every worked example by id."""
        return {example.id: example for example in self.part("examples").EXAMPLES}

    @property
    def lessons(self) -> Mapping[str, Lesson]:
        """The lessons by id, in teaching order."""
        return {lesson.id: lesson for lesson in self.part("lessons").LESSONS}

    def part(self, name: str) -> Any:
        """One module of the game's package, imported when first needed."""
        return importlib.import_module(f"spacegames.games.{self.id}.{name}")


def _unpickle(kind: type[Game], components: Components) -> Game:
    game = kind.__new__(kind)
    game.folder = Path(__file__).parent.parent / "games" / kind.id
    game.components = components
    game.rules = RuleBook(game.folder / "rules.toml")
    return game
