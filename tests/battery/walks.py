"""Tables met in random play and in worked examples, for every game and player count; each is played once and shared by all tests."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from hypothesis import strategies as st

import spacegames as sg
from spacegames import BadOption, Chance, Event, SpacegamesError, State
from spacegames.core.teaching import ExampleFailed, run_example

SOAK = os.environ.get("SPACEGAMES_SOAK", "") not in ("", "0")
"""Whether there is time to search for long."""
MAX_STEPS = 20_000
"""No game may need more decisions than this to end."""
_EVERY = 20

Options = tuple[tuple[str, Any], ...]


@dataclass(frozen=True)
class Walk:
    """One game of random play from beginning to end."""

    game: sg.Game
    players: int
    seed: int
    options: Options
    texts: list[str]
    events: list[list[Event]]
    marks: list[State]
    """The table after every 20th action, the beginning first."""
    last: State

    def at(self, step: int) -> State:
        """The table after so many actions, a copy of its own."""
        state: State = self.marks[step // _EVERY].copy()
        for text in self.texts[step - step % _EVERY : step]:
            state.play(self.game.parse(text))
        return state

    def sampled(self, number: int) -> Iterator[State]:
        """So many tables, evenly spread over the game, the beginning and the end among them."""
        for n in range(number):
            yield self.at(round(n * len(self.texts) / max(1, number - 1)))


@cache
def walk(id: str, players: int, seed: int = 1, options: Options = ()) -> Walk:
    game = sg.load(id)
    state = game.new(players, seed, **dict(options))
    chance = Chance(seed + 1000)
    texts: list[str] = []
    events: list[list[Event]] = []
    marks: list[State] = [state.copy()]
    while not state.over:
        assert len(texts) < MAX_STEPS, f"{id}, {players} players, seed {seed}, {options}: no end after {MAX_STEPS} decisions"
        actions = state.actions()
        assert actions, f"{id}, {players} players, seed {seed}, {options}: dead end after {len(texts)} decisions ({state.kind})"
        action = chance.pick(actions)
        events.append(state.play(action))
        texts.append(str(action))
        if len(texts) % _EVERY == 0:
            marks.append(state.copy())
    return Walk(game, players, seed, options, texts, events, marks, state)


TABLES = [pytest.param(id, players, id=f"{id}-{players}") for id in sg.games() for players in sg.load(id).players]
every_table = pytest.mark.parametrize(("id", "players"), TABLES)
every_game = pytest.mark.parametrize("id", sg.games())


def fits(game: sg.Game, options: Mapping[str, Any]) -> bool:
    """Whether the game can be set up with these options together; the game is asked."""
    try:
        game.settle(options)
    except BadOption:
        return False
    return True


def mixed(game: sg.Game, drawn: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """All options drawn, but none that does not go together with those before it."""
    found: dict[str, Any] = {}
    for name, value in drawn:
        if fits(game, {**found, name: value}):
            found[name] = value
    return found


def variants(game: sg.Game) -> list[Options]:
    """Each option alone at each of its other values, a limit at a middling one."""
    found: list[Options] = []
    for option in game.options.values():
        if option.values:
            found += [((option.name, value),) for value in option.values if value != option.default or type(value) is not type(option.default)]
        elif option.low is not None and option.high is not None:
            found.append(((option.name, min(option.high, option.low * 4)),))
    return [options for options in found if fits(game, dict(options))]


@st.composite
def walks(draw: st.DrawFn, seeds: int = 6) -> Walk:
    """A walk of any game with any number of players, mostly with default options, sometimes with one changed."""
    id = draw(st.sampled_from(sg.games()))
    game = sg.load(id)
    players = draw(st.sampled_from(list(game.players)))
    options = draw(st.one_of(st.just(()), st.sampled_from([(), *variants(game)])))
    return walk(id, players, draw(st.integers(1, seeds)), options)


@cache
def example_tables(id: str) -> list[State]:
    """Every table a worked example shows: what random play seldom comes to. One that does not come out has its own test."""
    game = sg.load(id)
    found: dict[str, State] = {}
    for example in game.examples.values():
        try:
            state = example.match(game).state
            found.setdefault(state.digest(), state.copy())
            for _verb, match, _events in run_example(game, example):
                found.setdefault(match.state.digest(), match.state.copy())
        except (ExampleFailed, SpacegamesError):
            continue
    return list(found.values())


@cache
def tables_by_kind(id: str) -> dict[str, list[State]]:
    """Tables of each kind of decision, the seldom ones as many as there are, up to 60, from all player counts."""
    game = sg.load(id)
    found: dict[str, list[State]] = {}
    for state in example_tables(id):
        if not state.over:
            found.setdefault(state.kind, []).append(state)
    for seed in range(1, 7):
        for players in game.players:
            past = walk(id, players, seed)
            state = past.at(0)
            for text in past.texts:
                if len(found.setdefault(state.kind, [])) < 60:
                    found[state.kind].append(state.copy())
                state.play(game.parse(text))
    return dict(sorted(found.items()))


@st.composite
def tables(draw: st.DrawFn, over: bool = False) -> State:
    """A table met in random play or in a worked example, seldom kinds of decision as often as others; with `over` finished ones too."""
    if draw(st.booleans()):
        kinds = tables_by_kind(draw(st.sampled_from(sg.games())))
        state: State = draw(st.sampled_from(kinds[draw(st.sampled_from(list(kinds)))])).copy()
        return state
    found = draw(walks())
    return found.at(draw(st.integers(0, len(found.texts) - (not over))))
