"""Worked examples: a table and a short script of verbs, Force, Play, Refuse, Choices, Happened, Expect."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..errors import SpacegamesError
from ..game import Event, Game, Position, State
from ..match import Match


@dataclass(frozen=True, slots=True)
class Force:
    """Settle the next dice or draws."""

    values: tuple[int | str, ...]
    say: str = ""


@dataclass(frozen=True, slots=True)
class Play:
    """Play this action."""

    text: str
    say: str = ""


@dataclass(frozen=True, slots=True)
class Refuse:
    """This action must be refused, with this rule among the reasons."""

    text: str
    rule: str
    say: str = ""


@dataclass(frozen=True, slots=True)
class Choices:
    """Exactly these actions are legal now; with `of`, among those that begin with these words."""

    texts: tuple[str, ...]
    of: str = ""
    say: str = ""


@dataclass(frozen=True, slots=True)
class Happened:
    """The last action played caused an event of this kind with at least these details."""

    kind: str
    details: Mapping[str, Any] = field(default_factory=dict)
    say: str = ""


@dataclass(frozen=True, slots=True)
class Expect:
    """Look-ups into the table and what they must give: see `look_up`."""

    values: Mapping[str, Any]
    say: str = ""


Verb = Force | Play | Refuse | Choices | Happened | Expect


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: a table, a script with its expected outcome, and the rules it shows."""

    id: str
    title: str
    story: str
    rules: tuple[str, ...]
    table: Callable[[], Position]
    script: tuple[Verb, ...]
    look: tuple[str, ...] = ()
    rulebook: bool = False
    """Whether the rulebook itself pictures it; otherwise it is ours."""

    def match(self, game: Game) -> Match:
        """The table of the example, ready to be played."""
        return Match(game, position=self.table(), free=True)


class ExampleFailed(AssertionError):
    """An example did not come out as it says."""


def look_up(state: State, path: str) -> Any:
    """A value of the table by a dotted path into its position.

    Besides the position's own fields there are `over`, `scores`, `winners`, `decision.player` and `decision.kind`.
    """
    decision = state.decision
    value: Any = {
        **state.to_position(),
        "over": state.over,
        "scores": state.scores(),
        "winners": state.winners(),
        "decision": {"player": decision.player, "kind": decision.kind} if decision else None,
    }
    for name in path.split("."):
        try:
            value = value[int(name)] if isinstance(value, list) else value[name]
        except (KeyError, IndexError, TypeError, ValueError):
            raise ExampleFailed(f"there is nothing at {path!r} ({name!r} not found)") from None
    return value


def run_example(game: Game, example: Example) -> Iterator[tuple[Verb, Match, list[Event]]]:
    """Play an example verb by verb; each verb is checked, and ExampleFailed says what came out otherwise."""
    match = example.match(game)
    events: list[Event] = []
    for number, verb in enumerate(example.script, 1):
        where = f"{example.id}, line {number}"
        if isinstance(verb, Force):
            match.force(*verb.values)
        elif isinstance(verb, Play):
            try:
                events = match.play(verb.text)
            except SpacegamesError as error:
                raise ExampleFailed(f"{where}: {error}; legal: {match.state.actions()[:40]}") from None
        elif isinstance(verb, Refuse):
            reasons = match.state.why_not(game.parse(verb.text))
            if verb.rule not in [reason.rule for reason in reasons]:
                raise ExampleFailed(f"{where}: {verb.text!r} should be refused by {verb.rule}, found {reasons or 'legal'}")
        elif isinstance(verb, Choices):
            found = {str(action) for action in match.state.actions() if action.startswith(verb.of)}
            if found != set(verb.texts):
                raise ExampleFailed(f"{where}: expected exactly {sorted(verb.texts)}, found {sorted(found)}")
        elif isinstance(verb, Happened):
            if not any(event.kind == verb.kind and all(event.data.get(k) == v for k, v in verb.details.items()) for event in events):
                raise ExampleFailed(f"{where}: no event {verb.kind} {dict(verb.details)} among {events}")
        else:
            for path, value in verb.values.items():
                there = look_up(match.state, path)
                if there != value:
                    raise ExampleFailed(f"{where}: {path} should be {value!r}, is {there!r}")
        yield verb, match, events
