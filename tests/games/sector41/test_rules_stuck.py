"""When no Explorer can move, and when none is left."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sector41.at_table import at, citing, explorer, late_at, texts, told

NEBULAE = {"3,3": "nebula", "6,7": "nebula"}


def awake(cells: dict[str, str], **wishes: Any) -> Any:
    """The beginning of a turn with the exit of the south Starship destroyed."""
    return late_at({"9,5": "#beacon", **cells}, kind="starship_action", mode="awakening", guardian="9,5", **wishes)


@pytest.mark.rule("S41-DET-09", "S41-AMB-18")
def test_all_who_are_stuck_leave_together_and_one_returns() -> None:
    state = at(kind="starship_action", cells={**NEBULAE, "2,8": "barren_planet"}, explorers={"A1": "3,3 trapped", "A2": "2,8 side_due", "A3": "6,7 trapped"})
    events = state.play("stay")
    assert len(told(events, "explorer_out", player=0, cause="stuck")) == 3
    assert citing(events, "S41-DET-09") == ["explorer_out"] * 3
    assert citing(events, "S41-DET-10") == ["explorer_returned"]
    assert texts(state) == {"go 1 9,5"}


@pytest.mark.rule("S41-DET-09")
def test_one_who_can_move_saves_all() -> None:
    state = at(kind="starship_action", cells=NEBULAE, explorers={"A1": "3,3 trapped", "A2": "6,7 trapped", "A3": "1,1"})
    events = state.play("stay")
    assert not told(events, "explorer_out")
    assert texts(state) == {"go 3 1,2", "go 3 2,1", "go 3 2,2"}


@pytest.mark.rule("S41-AMB-18")
def test_the_starship_phase_can_still_help() -> None:
    closed = {"explorers": {"A2": "out", "A3": "out"}}
    stays = awake({}, **closed)
    assert told(stays.play("stay"), "explorer_out", cause="stuck")
    moves = awake({}, **closed)
    assert not told(moves.play("ship 6"), "explorer_out")
    assert texts(moves) == {"go 1 9,6"}


@pytest.mark.rule("S41-AMB-18", "S41-AMB-20")
def test_removal_and_return_happen_at_most_once_in_a_phase() -> None:
    state = awake({}, explorers={"A2": "out"})
    events = state.play("stay")
    assert [event.kind for event in events if event.kind.startswith("explorer")] == ["explorer_out", "explorer_out", "explorer_returned"]
    assert told(events, "no_move", player=0)
    assert [explorer(state, name) for name in ("A1", "A2", "A3")] == ["aboard", "out", "out"]


@pytest.mark.rule("S41-AMB-19")
def test_lying_on_its_side_is_being_stuck() -> None:
    state = at(kind="starship_action", cells={"2,8": "barren_planet"}, explorers={"A1": "2,8 side_due", "A2": "out", "A3": "out"})
    assert told(state.play("stay"), "explorer_out", explorer=1, cell="2,8", cause="stuck")


@pytest.mark.rule("S41-DET-10", "S41-AMB-20")
def test_with_nobody_in_play_exactly_one_comes_aboard() -> None:
    state = at(kind="starship_action", explorers={"A1": "out", "A2": "out", "A3": "out"})
    events = state.play("ship 6")
    assert len(told(events, "explorer_returned", player=0, cause="none_left")) == 1
    assert [explorer(state, name) for name in ("A1", "A2", "A3")] == ["aboard", "out", "out"]
    assert texts(state) == {"go 1 9,6"}, "the turn goes on as usual"


@pytest.mark.rule("S41-DET-10")
def test_with_somebody_in_play_nobody_comes_back() -> None:
    state = at(kind="starship_action", explorers={"A1": "6,3", "A2": "out", "A3": "out"})
    assert not told(state.play("stay"), "explorer_returned")


@pytest.mark.rule("S41-AMB-21")
def test_an_explorer_among_ruins_is_stuck() -> None:
    ruins = {"8,1": "#glynium_planet_2", "8,2": "#beacon", "9,2": "#wormhole"}
    state = awake(ruins, explorers={"A1": "9,1", "A2": "out", "A3": "out"})
    assert told(state.play("stay"), "explorer_out", explorer=1, cause="stuck")


@pytest.mark.rule("S41-AMB-21")
@pytest.mark.parametrize(("ship", "stuck"), [("N8", True), ("N5", False)])
def test_a_protected_opponent_in_the_only_way_out_makes_stuck(ship: str, stuck: bool) -> None:
    cells = {"1,8": "salvage_explorer", "2,8": "#wormhole", "2,9": "#vortex"}
    state = awake(cells, ships={"B": ship}, explorers={"A1": "1,9", "A2": "out", "A3": "out", "B1": "1,8"})
    assert bool(told(state.play("stay"), "explorer_out", explorer=1, cause="stuck")) is stuck
    if not stuck:
        assert texts(state) == {"go 1 1,8"}


@pytest.mark.rule("S41-AMB-21", "S41-TIL-AST-04")
def test_an_explorer_on_a_low_asteroid_can_always_move() -> None:
    state = awake({"6,4": "asteroid_belt_2", "3,3": "nebula"}, explorers={"A1": "6,4 asteroid_1", "A2": "3,3 trapped", "A3": "out"})
    assert not told(state.play("stay"), "explorer_out")
    assert "go 1 6,4" in texts(state)
