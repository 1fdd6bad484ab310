"""Undo stops where dice fell or something hidden came to light, and nowhere else."""

from __future__ import annotations

import pytest

import spacegames as sg
from spacegames import Match, UndoStopped
from tests.battery.walks import every_table, walk


@every_table
def test_undo_stops_at_chance_and_reveals_only(id: str, players: int) -> None:
    found = walk(id, players, 2)
    match = sg.load(id).match(players=players, seed=2)
    stopped = taken_back = 0
    for text in found.texts[:300]:
        before = match.state
        digest = before.digest()
        events = match.play(text)
        after = match.state.digest()
        if any(event.reveals for event in events) or before.chance != match.state.chance:
            stopped += 1
            assert not match.can_undo()
            with pytest.raises(UndoStopped, match="cannot be taken back"):
                match.undo()
        else:
            taken_back += 1
            assert match.can_undo()
            match.undo()
            assert match.state.digest() == digest
            match.redo()
        assert match.state.digest() == after
    assert stopped and taken_back


@every_table
def test_a_free_match_goes_back_to_the_beginning(id: str, players: int) -> None:
    found = walk(id, players, 2)
    match = Match(sg.load(id), players=players, seed=2, free=True)
    digests = [match.state.digest()]
    for text in found.texts[:150]:
        match.play(text)
        digests.append(match.state.digest())
    for digest in reversed(digests[:-1]):
        match.undo()
        assert match.state.digest() == digest
    for digest in digests[1:]:
        match.redo()
        assert match.state.digest() == digest


@every_table
def test_going_on_from_before_a_reveal_needs_a_fork(id: str, players: int) -> None:
    found = walk(id, players, 2)
    match = sg.load(id).match(players=players, seed=2)
    first = 0
    for text in found.texts:
        match.play(text)
        if match.all_moves[-1].final:
            first = len(match) - 1
            break
    match.goto(first)
    action = match.state.actions()[0]
    with pytest.raises(UndoStopped, match="fork the game"):
        match.play(action)
    assert len(match) == first + 1
    fork = match.fork()
    fork.play(action)
    assert len(fork) == first + 1 and len(match) == first + 1
