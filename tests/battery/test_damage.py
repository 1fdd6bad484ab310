"""Damaged saves, codes and positions give one clear error or a playable table, never a traceback of another kind."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from spacegames import Chance, Match, SpacegamesError, State
from tests.battery.walks import Walk, tables, walks

_VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from([10**30, -(10**30), 0.5, float("nan"), "", "?", "x", "1,1", "0,0", "99,99", [], {}, [[]], [None], {"x": 1}]),
    st.text(max_size=6),
)


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside some JSON."""
    found = [path] if path else []
    if isinstance(value, dict):
        for name, inner in value.items():
            found += _places(inner, (*path, name))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            found += _places(inner, (*path, number))
    return found


def _holds(inner: tuple[Any, ...], outer: tuple[Any, ...]) -> bool:
    """Whether a place is another one or lies inside it."""
    return inner[: len(outer)] == outer


def _damaged(draw: st.DrawFn, whole: dict[str, Any]) -> dict[str, Any]:
    """The same JSON with one to three places changed, most of them into something that could almost be right."""
    whole = copy.deepcopy(whole)
    for _time in range(draw(st.integers(1, 3))):
        places = _places(whole)
        if len({place[0] for place in places}) < 2:
            break
        *way, last = draw(st.sampled_from(places))
        inside: Any = whole
        for step in way:
            inside = inside[step]
        change = draw(st.sampled_from(["replace", "borrow", "borrow", "swap", "swap", "nudge", "remove", "repeat", "add"]))
        if change == "replace":
            inside[last] = draw(_VALUES)
        elif change in ("borrow", "swap"):  # a value from elsewhere in the same table is the most likely thing to be believed
            *way_there, name = draw(st.sampled_from([place for place in places if not _holds(place, (*way, last))]))
            there: Any = whole
            for step in way_there:
                there = there[step]
            if change == "swap" and not _holds((*way, last), (*way_there, name)):
                inside[last], there[name] = there[name], inside[last]
            else:
                inside[last] = copy.deepcopy(there[name])
        elif change == "nudge":
            value = inside[last]
            if isinstance(value, bool):
                inside[last] = not value
            elif isinstance(value, int):
                inside[last] = value + draw(st.sampled_from([-1, 1]))
            elif isinstance(value, str):
                cut = draw(st.integers(0, len(value)))
                inside[last] = value[:cut] + draw(st.sampled_from(["", "0", "9", "#", "?", "x"])) + value[cut + 1 :]
            else:
                inside[last] = draw(_VALUES)
        elif change == "remove":
            del inside[last]
        elif isinstance(inside, list):
            inside.insert(last, copy.deepcopy(inside[last]))
        else:
            inside[draw(st.text(max_size=5))] = draw(_VALUES)
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


def _is_playable(state: State, seed: int = 0) -> None:
    """A table that was believed can be looked at, shown and played on."""
    again = state.game.position(state.to_position())
    assert again == state and again.digest() == state.digest()
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
        assert actions, f"dead end in {state.kind}"
        for action in actions[:10]:
            assert state.why_not(action) == []
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


@given(damaged_saves())
def test_a_damaged_save_is_refused_or_can_be_played(damaged: tuple[Walk, dict[str, Any]]) -> None:
    _found, record = damaged
    before = repr(record)
    try:
        match = Match.load(record)
    except SpacegamesError as error:
        assert str(error).strip()
    else:
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
    try:
        Match.load(record, found.game)
    except SpacegamesError:
        pass
    assert match.state.digest() == digest and len(match) == 1
    assert json.dumps(match.save())
