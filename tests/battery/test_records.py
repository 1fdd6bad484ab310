"""Saves, replays, positions and notation, there and back."""

from __future__ import annotations

import json

from hypothesis import given

import spacegames as sg
from spacegames import Match, State
from spacegames.core.match import Match as CoreMatch
from tests.battery.walks import every_table, tables, walk


@every_table
def test_save_and_replay_give_the_same_state_and_events(id: str, players: int) -> None:
    found = walk(id, players, 3)
    match = sg.load(id).match(players=players, seed=3)
    for text in found.texts:
        match.play(text)
    assert match.state == found.last
    record = json.loads(json.dumps(match.save()))
    again = Match.load(record)
    assert again.state == match.state and again.state.digest() == match.state.digest()
    assert [list(move.events) for move in again.moves] == found.events
    assert again.save() == record
    coded = Match.from_code(match.code())
    assert coded.state == match.state


@every_table
def test_a_match_saved_at_any_place_opens_there(id: str, players: int) -> None:
    found = walk(id, players, 3)
    match = sg.load(id).match(players=players, seed=3)
    for number, text in enumerate(found.texts[:120], 1):
        match.play(text)
        if number % 30 == 0:
            assert Match.load(json.loads(json.dumps(match.save()))).state == match.state


@every_table
def test_a_match_from_a_position_replays_to_the_same_end(id: str, players: int) -> None:
    found = walk(id, players, 3)
    middle = len(found.texts) // 2
    match = CoreMatch.from_state(found.at(middle))
    for text in found.texts[middle:]:
        match.play(text)
    assert match.state.to_position() == found.last.to_position()
    assert Match.load(json.loads(json.dumps(match.save()))).state == match.state


@given(tables(over=True))
def test_a_position_comes_back_the_same(state: State) -> None:
    position = json.loads(json.dumps(state.to_position()))
    again = state.game.position(position)
    assert again.to_position() == position
    assert (again.decider, again.deciders, again.actions(), again.scores(), again.winners()) == (
        state.decider,
        state.deciders,
        state.actions(),
        state.scores(),
        state.winners(),
    )


@given(tables())
def test_a_position_plays_on_like_the_original(state: State) -> None:
    again = state.game.position(state.to_position())
    for _step in range(8):
        if state.over:
            break
        action = state.actions()[-1]
        assert again.play(str(action)) == state.play(action)
        assert again == state


@given(tables())
def test_every_action_is_read_back_from_its_text(state: State) -> None:
    for player in state.deciders:
        for action in [*state.actions(player), *state.candidates(player)]:
            again = state.game.parse(str(action))
            assert (str(again), again.kind, again.args) == (str(action), action.kind, action.args)
            assert str(action) == " ".join(str(action).split())
        for action in state.actions(player)[:40]:
            assert state.read(f"  {action} ".replace(" ", "  "), player) == action


@given(tables())
def test_playing_the_text_is_playing_the_action(state: State) -> None:
    for action in state.actions()[:3]:
        first, second = state.copy(), state.copy()
        assert first.play(action) == second.play(str(action))
        assert first == second
