"""Copies and digests: an old copy never changes, and equal tables have equal fingerprints."""

from __future__ import annotations

import pickle

from hypothesis import given
from hypothesis import strategies as st

from spacegames import Chance, State
from tests.battery.walks import every_table, tables, walk


@every_table
def test_an_old_copy_never_changes(id: str, players: int) -> None:
    found = walk(id, players, 2)
    state = found.at(0)
    copies: list[tuple[State, str]] = []
    for text in found.texts:
        if len(copies) < 400:
            copies.append((state.copy(), state.digest()))
        state.play(found.game.parse(text))
    for copy, digest in copies:
        assert copy.digest() == digest


@given(tables(), st.integers(0, 2**32))
def test_a_copy_goes_its_own_way(state: State, seed: int) -> None:
    copy, digest = state.copy(), state.digest()
    assert copy == state and copy.digest() == digest and copy.actions() == state.actions()
    chance = Chance(seed)
    for _step in range(12):
        if copy.over:
            break
        copy.play(chance.pick(copy.actions()))
    copy.chance.force(1)
    copy.chance.below(6)
    assert state.digest() == digest
    assert copy != state


@given(tables(), st.integers(0, 2**32))
def test_asking_changes_nothing(state: State, seed: int) -> None:
    digest = state.digest()
    state.actions()
    state.candidates()
    state.refused()
    state.view()
    for player in range(state.players):
        state.view(player)
        state.guess(player, Chance(seed))
        state.game.evaluate(state, player)
    state.scores()
    state.winners()
    assert state.digest() == digest


@given(tables(over=True))
def test_digest_and_equality_agree(state: State) -> None:
    again = state.game.position(state.to_position())
    assert again == state and again.digest() == state.digest()
    again.chance.force(1)
    assert again != state and again.digest() != state.digest()


@given(tables(over=True))
def test_a_state_can_travel_between_processes(state: State) -> None:
    again = pickle.loads(pickle.dumps(state))
    assert again == state and again.actions() == state.actions()
