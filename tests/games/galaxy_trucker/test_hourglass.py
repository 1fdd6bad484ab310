"""The hourglass: counted in beats, or by the clock."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.galaxy_trucker.tables import GAME, TILE, built, play, reasons, seat, steps, told


def beats(state: Any, number: int) -> list[Any]:
    """Let so many beats go by."""
    events = []
    for _beat in range(number):
        for player in sorted(state.deciders):
            if state.stage(player) == "hourglass":
                events += play(state, f"{player}:wait")
            else:
                events += play(state, f"{player}:grab; {player}:return")
        if state.phase != "building":
            break
    return events


@pytest.mark.rule("GT-TIM-02", "GT-AMB-04")
def test_the_glass_begins_on_the_circle_of_the_round() -> None:
    for name, circle in (("1", 1), ("2", 2), ("3", 3)):
        state = GAME.new(2, 1, rounds=name)
        assert (state.circle, state.sand) == (circle, 20)
    assert GAME.new(2, 1, sand=30).sand == 30


@pytest.mark.rule("GT-TIM-03", "GT-TIM-04", "GT-TIM-05", "GT-AMB-05", "GT-TIM-06")
def test_the_glass_of_round_two_step_by_step() -> None:
    state = built("start", "start", round="2")
    assert reasons(state, "turn") == ["GT-TIM-04"]
    events = beats(state, 20)
    assert told(events, "sand_ran_out") == [{"circle": 2}] and state.circle == 2
    beats(state, 6)
    assert state.beat == 26 and state.sand == 0, "a run-out glass waits for somebody"
    play(state, "0:number 1; 1:grab; 1:return; 0:turn")
    assert (state.circle, state.sand) == (1, 20), "not straight to Start, not even by who has finished"
    beats(state, 20)
    assert state.beat == 47 and state.sand == 0
    assert reasons(state, "turn", 1) == ["GT-TIM-06"]
    play(state, "0:turn")
    assert (state.circle, state.sand) == (0, 20)
    events = beats(state, 20)
    assert told(events, "number_taken") == [{"player": 1, "number": 2, "by": "time"}] and state.phase != "building"


@pytest.mark.rule("GT-TIM-07", "GT-TIM-08", "GT-AMB-10", "GT-AMB-09")
def test_time_is_up() -> None:
    state = built("start", seat("D", number=2), "start", circle=0, sand=1, beat=1)
    assert state.decider == 2, "the finished second seat has nothing to do"
    events = play(state, "2:wait; 0:grab; 0:return")
    assert [(data["player"], data["number"]) for data in told(events, "number_taken")] == [(2, 1), (0, 3)], "the next beat begins with seat 2"
    clock = built(seat("start", hand="cabin-02"), seat("D", number=2), circle=0, sand=1, hourglass="clock")
    events = play(clock, "sand")
    assert told(events, "returned") == [{"player": 0, "tile": "cabin-02", "by": "time"}] and TILE["cabin-02"] in clock.open
    assert told(events, "number_taken") == [{"player": 0, "number": 1, "by": "time"}]


@pytest.mark.rule("GT-TIM-06", "GT-TIM-03")
def test_round_one_the_first_to_finish_starts_the_last_period() -> None:
    state = built("start", "start", sand=1)
    play(state, "0:number 1; 1:grab; 1:return")
    assert state.sand == 0 and state.stage(0) == "hourglass" and set(state.actions(0)) == {"turn", "wait"}
    play(state, "0:turn")
    assert state.circle == 0 and reasons(state, "turn", 1) == ["GT-TIM-04", "GT-TIM-07"]


@pytest.mark.rule("GT-TIM-01", "GT-AMB-41")
def test_the_first_to_land_gives_the_next_signal() -> None:
    found = 0
    for seed in range(6):
        order: list[int] = []
        for _before, _action, events, _state in steps(3, seed, building="strict"):
            order = next((data["order"] for data in told(events, "flight_over")), order)
            for data in told(events, "round_began"):
                assert data["starter"] == (order[0] if order else data["starter"])
                found += bool(order)
    assert found


@pytest.mark.rule("GT-AMB-04", "GT-AMB-09")
def test_by_the_clock_all_may_act_at_any_moment() -> None:
    state = GAME.new(3, 1, hourglass="clock")
    assert set(state.deciders) == {0, 1, 2} and "sand" in state.actions()
    play(state, "2:grab; 2:return; 2:grab; 2:return; 2:grab")
    assert set(state.deciders) == {0, 1, 2} and state.sand == 1, "there are no shares"
    play(state, "1:sand")
    assert state.sand == 0 and reasons(state, "sand") == ["GT-TIM-03"]
    assert reasons(GAME.new(3, 1), "sand") == ["GT-AMB-04"]
    for number in (1, 2):
        player = number - 1
        play(state, f"{player}:number {number}")
    play(state, "0:turn")
    events = play(state, "0:sand" if 0 in state.deciders else "2:sand")
    assert state.phase != "building" and told(events, "number_taken")[0]["by"] == "time"


def test_a_game_by_the_clock_ends() -> None:
    for seed in range(4):
        *_rest, (_before, _action, _events, state) = steps(3, seed, wild=True, hourglass="clock")
        assert state.over
