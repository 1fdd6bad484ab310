"""Damaged saves, codes and positions give one clear error or a playable table, never a traceback of another kind."""

from __future__ import annotations

import contextlib
import copy
import json
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import spacegames as sg
from spacegames import Chance, Match, SpacegamesError, State
from tests.battery.walks import SOAK, Walk, every_game, example_tables, tables, walk, walks

_ODD: list[Any] = [None, True, -1, 0, 10**30, 0.5, float("nan"), "", "x", "1,1", [], {}, [[]], {"x": 1}]
_VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from([*_ODD, -(10**30), "?", "0,0", "99,99", [None]]),
    st.text(max_size=6),
)


def _place(draw: st.DrawFn, whole: Any) -> tuple[Any, ...]:
    """A place inside some JSON, drawn step by step, so that a small table is met as often as a large one; () if there is none."""
    place: tuple[Any, ...] = ()
    inside = whole
    while isinstance(inside, (dict, list)) and inside:
        step = draw(st.sampled_from(list(inside))) if isinstance(inside, dict) else draw(st.integers(0, len(inside) - 1))
        place = (*place, step)
        inside = inside[step]
        if draw(st.integers(0, 4)) == 0:
            break
    return place


def _at(whole: Any, place: tuple[Any, ...]) -> Any:
    for step in place:
        whole = whole[step]
    return whole


def _damaged(draw: st.DrawFn, whole: dict[str, Any]) -> dict[str, Any]:
    """The same JSON with one to three places changed, most of them into something that could almost be right."""
    whole = copy.deepcopy(whole)
    for _time in range(draw(st.integers(1, 3))):
        place, other = _place(draw, whole), _place(draw, whole)
        if not place or not other:
            break
        inside, last = _at(whole, place[:-1]), place[-1]
        value = inside[last]
        change = draw(st.sampled_from(["replace", "borrow", "swap", "nudge", "remove", "repeat", "put in", "put in"]))
        if change == "replace":
            inside[last] = draw(_VALUES)
        elif change == "borrow":  # a value from elsewhere in the same table is the most likely thing to be believed
            inside[last] = copy.deepcopy(_at(whole, other))
        elif change == "swap":
            if place[: len(other)] != other and other[: len(place)] != place:
                inside[last] = _at(whole, other)
                _at(whole, other[:-1])[other[-1]] = value
        elif change == "nudge":
            if isinstance(value, bool):
                inside[last] = not value
            elif isinstance(value, int):
                inside[last] = value + draw(st.sampled_from([-1, 1]))
            elif isinstance(value, str):
                cut = draw(st.integers(0, len(value)))
                inside[last] = value[:cut] + draw(st.sampled_from(["", "0", "9", "#", "?", "x"])) + value[cut + 1 :]
            elif isinstance(value, list):
                inside[last] = draw(st.permutations(value))
            else:
                inside[last] = draw(_VALUES)
        elif change == "remove":
            del inside[last]
        elif change == "repeat" and isinstance(inside, list):
            inside.insert(last, copy.deepcopy(value))
        elif isinstance(value, list):
            value.insert(draw(st.integers(0, len(value))), draw(_VALUES | st.just(copy.deepcopy(_at(whole, other)))))
        elif isinstance(value, dict):
            value[draw(st.text(max_size=5) | st.sampled_from(["1,1", "5,5", "other"]))] = draw(_VALUES | st.just(copy.deepcopy(_at(whole, other))))
        else:
            inside[last] = [value]
    return whole


@st.composite
def damaged_positions(draw: st.DrawFn) -> tuple[State, dict[str, Any]]:
    state = draw(tables(over=True))
    return state, _damaged(draw, state.to_position())


@st.composite
def damaged_saves(draw: st.DrawFn) -> tuple[Walk, dict[str, Any]]:
    found = draw(walks(seeds=2))
    match = Match(found.game, players=found.players, seed=found.seed, options=dict(found.options))
    moves = draw(st.integers(0, 40))
    begin = draw(st.integers(0, moves) | st.just(0))
    for text in found.texts[:begin]:
        match.play(text)
    if begin:
        match = Match.from_state(match.state)
    for text in found.texts[begin:moves]:
        match.play(text)
    return found, _damaged(draw, match.save())


def _is_playable(state: State, seed: int = 0, how: str = "") -> None:
    """A table that was believed can be looked at, shown and played on."""
    again = state.game.position(state.to_position())
    assert again == state and again.digest() == state.digest(), how
    chance = Chance(seed)
    for player in [None, *range(state.players)]:
        assert state.guess(player, chance).view(player) == state.view(player)
    state.scores()
    state.winners()
    for _step in range(25):
        if state.over:
            assert state.actions() == [] and state.decision is None
            break
        assert state.decision is not None
        actions = state.actions()
        assert actions, f"dead end in {state.kind} {how}"
        for action in actions[:10]:
            assert state.why_not(action) == [], how
        state.play(chance.pick(actions))


@settings(max_examples=4 * settings().max_examples)
@given(damaged_positions())
def test_a_damaged_position_is_refused_or_can_be_played(damaged: tuple[State, dict[str, Any]]) -> None:
    state, position = damaged
    before = repr(position)
    try:
        read = state.game.position(position)
    except SpacegamesError as error:
        assert str(error).strip()
    else:
        _is_playable(read)
    assert repr(position) == before, "what was given is left as it was"


def _places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place inside some JSON; of a long list only both ends, for its items are alike."""
    yield path
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _places(inner, (*path, name))
    elif isinstance(value, list):
        for number in sorted({0, 1, len(value) - 1} & set(range(len(value)))):
            yield from _places(value[number], (*path, number))


def _spoiled(whole: Any) -> Iterator[tuple[str, Any]]:
    """The same JSON with each place in turn made something else, left out, or given something more."""
    for place in list(_places(whole))[1:]:
        for odd in _ODD:
            spoiled = copy.deepcopy(whole)
            _at(spoiled, place[:-1])[place[-1]] = odd
            yield f"{place} = {odd!r}", spoiled
            inside = _at(whole, place)
            if isinstance(inside, (list, dict)):
                spoiled = copy.deepcopy(whole)
                into = _at(spoiled, place)
                if isinstance(into, list):
                    into.append(odd)
                else:
                    into["other"] = odd
                yield f"{place} with {odd!r}", spoiled
        spoiled = copy.deepcopy(whole)
        del _at(spoiled, place[:-1])[place[-1]]
        yield f"without {place}", spoiled


def _richest(id: str, number: int) -> list[State]:
    """The tables that have the most to say, each of another kind of decision."""
    game = sg.load(id)
    found = [*example_tables(id), *(state for players in game.players for state in walk(id, players).sampled(60))]
    found.sort(key=lambda state: -len(list(_places(state.to_position()))))
    kinds: dict[str, State] = {}
    for state in found:
        kinds.setdefault(state.kind, state)
    return list(kinds.values())[:number]


@every_game
def test_every_place_of_a_position_can_be_spoiled(id: str) -> None:
    """Place by place, where chance alone would seldom look."""
    refused = 0
    for state in _richest(id, 8 if SOAK else 2):
        for how, position in _spoiled(state.to_position()):
            try:
                read = state.game.position(position)
            except SpacegamesError as error:
                refused += 1
                assert str(error).strip()
            except Exception as error:
                raise AssertionError(f"{state.kind}: {how}: {type(error).__name__}: {error}") from error
            else:
                _is_playable(read, how=how)
    assert refused > 100


@every_game
def test_every_place_of_a_save_can_be_spoiled(id: str) -> None:
    found = walk(id, sg.load(id).players[0])
    match = Match(found.game, players=found.players, seed=found.seed)
    match.force(1, "x")
    for text in found.texts[:8]:
        match.play(text)
    later = Match.from_state(match.state)
    later.play(found.texts[8])
    for record in (match.save(), later.save()):
        for how, spoiled in _spoiled(record):
            try:
                read = Match.load(spoiled)
            except SpacegamesError as error:
                assert str(error).strip()
            except Exception as error:
                raise AssertionError(f"{how}: {type(error).__name__}: {error}") from error
            else:
                assert read.state.digest() == spoiled["digest"], f"{how}: it opened as something else than was saved"
                _is_playable(read.state.copy(), how=how)


@given(damaged_saves())
def test_a_damaged_save_is_refused_or_can_be_played(damaged: tuple[Walk, dict[str, Any]]) -> None:
    _found, record = damaged
    before = repr(record)
    try:
        match = Match.load(record)
    except SpacegamesError as error:
        assert str(error).strip()
    else:
        assert match.state.digest() == record["digest"], "it opened as something else than was saved"
        _is_playable(match.state.copy())
    assert repr(record) == before


@given(walks(seeds=2), st.integers(0, 60), st.data())
def test_a_damaged_code_is_refused_or_can_be_played(found: Walk, moves: int, data: st.DataObject) -> None:
    match = Match(found.game, players=found.players, seed=found.seed, options=dict(found.options))
    for text in found.texts[:moves]:
        match.play(text)
    code = match.code()
    place = data.draw(st.integers(0, len(code) - 1))
    broken = data.draw(
        st.sampled_from([code[:place], code[:place] + "A" + code[place + 1 :], code[place:], code + code[:place], code[:place] + "é" + code[place:]])
    )
    try:
        read = Match.from_code(broken)
    except SpacegamesError as error:
        assert str(error).strip()
    else:
        assert read.state == match.state


@given(damaged_saves())
def test_a_failed_load_leaves_a_match_in_use_alone(damaged: tuple[Walk, dict[str, Any]]) -> None:
    found, record = damaged
    match = Match(found.game, players=found.players, seed=found.seed, options=dict(found.options))
    match.play(found.texts[0])
    digest = match.state.digest()
    with contextlib.suppress(SpacegamesError):
        Match.load(record, found.game)
    assert match.state.digest() == digest and len(match) == 1
    assert json.dumps(match.save())
