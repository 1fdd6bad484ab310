"""Set-up and building: grabbing, attaching, putting back, setting aside, finishing."""

from __future__ import annotations

import pytest

import spacegames as sg
from spacegames import Chance
from spacegames.bots import make
from spacegames.games.galaxy_trucker.components import PILOT, START
from tests.games.galaxy_trucker.tables import CELL, GAME, TILE, built, inspected, play, reasons, seat, steps, told


@pytest.mark.rule("GT-SET-01")
def test_two_to_four_players() -> None:
    assert list(GAME.players) == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(sg.BadOption):
            GAME.new(players, 1)


@pytest.mark.rule("GT-SET-02", "GT-SET-03", "GT-SET-04", "GT-SET-11", "GT-END-09")
def test_three_rounds_of_building_and_flight_and_the_richest_wins() -> None:
    rounds, phases = [], []
    for before, _action, events, state in steps(2, 3):
        rounds += [(data["round"], data["ship_class"]) for data in told(events, "round_began")]
        if before.phase != state.phase:
            phases.append(state.phase)
        last = state
    assert rounds == [("2", "II"), ("3", "III")], "the first one began with the deal"
    assert phases.count("flight") >= 3 and last.over
    assert last.winners() == [player for player in range(2) if last.scores()[player] == max(last.scores()) > 0]


@pytest.mark.rule("GT-SET-05", "GT-SET-06", "GT-BLD-16")
def test_the_learning_flight_goes_without_the_hard_parts() -> None:
    state = GAME.new(3, 1, learning=True)
    assert state.learning and (state.circle, state.sand) == (-1, -1) and not any(state.piles)
    for text in ("look 1", "turn"):
        assert reasons(state, text) == ["GT-SET-05"]
    play(state, "grab")
    assert reasons(state, "reserve") == ["GT-SET-05"]
    full = [state.learning for _before, _action, _events, state in steps(2, 1, learning=True) if state.place > 0]
    assert full and not any(full), "rounds 2 and 3 follow the full rules"
    slow = built(seat("A", number=1), "start", beat=300, learning=True)
    assert "grab" in slow.actions()


@pytest.mark.rule("GT-SET-07", "GT-SET-08", "GT-SET-09", "GT-SET-10")
def test_the_table_at_the_start() -> None:
    for players in (2, 3, 4):
        state = GAME.new(players, 1)
        assert [ship[START] >> 2 for ship in state.ships] == list(PILOT[:players])
        assert state.heap == list(range(140)) and state.open == []
        assert [action for action in state.actions() if action.kind == "number"] == [f"number {n}" for n in range(1, players + 1)]
        if players < 4:
            assert reasons(state, f"number {players + 1}") == ["GT-SET-10"]
    assert reasons(GAME.new(2, 1), "grab starting_cabin-04") == ["GT-SET-08"]


@pytest.mark.rule("GT-BLD-01", "GT-AMB-01", "GT-BLD-02")
def test_everybody_builds_at_once_and_the_first_seat_of_a_beat_moves_on() -> None:
    assert {GAME.new(4, seed).starter for seed in range(30)} == {0, 1, 2, 3}
    state = built("start", "start", "start")
    firsts = []
    for _beat in range(4):
        firsts.append(state.decider)
        assert set(state.deciders) == {0, 1, 2}
        play(state, "2:wait; 0:wait; 1:grab; 1:return")
    assert firsts == [0, 1, 2, 0]


@pytest.mark.rule("GT-BLD-03", "GT-BLD-05", "GT-AMB-16")
def test_a_face_down_component_is_drawn_by_chance_and_then_seen_by_all() -> None:
    state = built("start", "start")
    (event,) = state.play("grab")
    assert event.reveals and event.data["source"] == "heap"
    assert state.view()["seats"][0]["hand"] == event.data["tile"]
    assert reasons(built("start", "start"), "grab cabin-01") == ["GT-BLD-05"]
    drawn = {told(built("start", "start", forced=()).copy().play("grab"), "grabbed")[0]["tile"]}
    for seed in range(20):
        other = built("start", "start")
        other.chance = Chance(seed)
        drawn.add(told(other.play("grab"), "grabbed")[0]["tile"])
    assert len(drawn) > 10


def test_the_next_draw_can_be_forced() -> None:
    state = built("start", "start")
    assert told(play(state, "grab", "shield-03"), "grabbed")[0]["tile"] == "shield-03"


@pytest.mark.rule("GT-BLD-04", "GT-BLD-08")
def test_one_component_at_a_time() -> None:
    state = built(seat("start", hand="cabin-01"), "start", open=("cabin-02",))
    for text in ("grab", "grab cabin-02", "number 1", "wait"):
        assert reasons(state, text) == ["GT-BLD-08"]


@pytest.mark.rule("GT-BLD-06", "GT-BLD-07")
def test_what_is_put_back_lies_open_for_all() -> None:
    state = built(seat("start", hand="cannon_double-06"), "start")
    play(state, "0:return; 1:grab cannon_double-06; 1:place 6,7 0")
    assert state.ships[1][CELL["6,7"]] >> 2 == TILE["cannon_double-06"] and state.open == []


@pytest.mark.rule("GT-AMB-03", "GT-AMB-02")
def test_the_first_to_grab_an_open_component_has_it() -> None:
    state = built("start", "start", "start", open=("cannon_double-06",), beat=1)
    assert state.decider == 1, "in beat 1 the second seat comes first"
    play(state, "grab cannon_double-06")
    assert reasons(state, "grab cannon_double-06", 0) == ["GT-BLD-07"]
    play(state, "0:grab; 0:return")
    assert 0 not in state.deciders and {1, 2} <= set(state.deciders)


@pytest.mark.rule("GT-BLD-09", "GT-BLD-10", "GT-BLD-11", "GT-ERR-11", "GT-AMB-08")
def test_the_last_component_may_be_moved_until_the_next_is_taken() -> None:
    state = built(seat("start", hand="cabin-01"), "start")
    assert len([action for action in state.actions() if action.kind == "place"]) == 16, "four cells, four turns"
    play(state, "0:place 6,7 0; 1:wait; 1:wait")
    assert state.decider == 0
    play(state, "0:lift; 0:place 7,8 90")
    assert CELL["7,8"] in state.ships[0] and 0 in state.deciders, "moving it once costs no share"
    assert reasons(state, "lift", 0) == ["GT-AMB-08"]
    play(state, "0:grab; 0:return")
    play(state, "1:wait")
    assert reasons(state, "lift", 0) == ["GT-BLD-10"], "another component has been taken meanwhile"


@pytest.mark.rule("GT-AMB-08", "GT-RSV-02")
def test_a_lifted_component_of_the_reserve_goes_back_there_only() -> None:
    state = built(seat("start", reserve=("cabin-01",)), "start")
    play(state, "0:take cabin-01; 0:place 6,7 0; 1:wait; 1:wait; 0:lift")
    assert reasons(state, "return") == ["GT-RSV-02"]
    play(state, "0:reserve")
    assert state.reserve[0] == (TILE["cabin-01"],) and CELL["6,7"] not in state.ships[0]


@pytest.mark.rule("GT-BLD-12", "GT-BLD-13", "GT-BLD-14", "GT-BLD-15")
def test_new_components_touch_the_ship_on_the_board() -> None:
    state = built(seat("start", hand="cabin-01"), "start")
    assert reasons(state, "place 7,7 0") == ["GT-BLD-12"], "not empty"
    assert reasons(state, "place 5,7 0") == ["GT-BLD-12"], "not beside the ship"
    assert reasons(state, "place 4,7 0") == ["GT-BLD-13"], "not on the board"
    play(state, "place 6,7 0; 1:wait")
    for cell in ("5,7", "6,6", "6,8", "7,6", "7,8", "8,7"):
        trial = state.copy()
        play(trial, "1:wait; 0:grab")
        assert f"place {cell} 0" in trial.actions(0)
    strict = built(seat("6,7 cabin-08 0; 6,8 cargo_3-06 180; 7,8 cabin-15 90", hand="cabin-01"), "start", building="strict")
    assert "GT-BLD-13" in reasons(strict, "place 5,8 0")
    play(state, "1:wait; 0:number 1")
    assert len(state.ships[0]) == 2, "a small ship is a ship"


@pytest.mark.rule("GT-FIN-01", "GT-FIN-02", "GT-FIN-04", "GT-FIN-05", "GT-FAQ-02", "GT-AMB-11")
def test_any_number_may_be_taken_and_sets_the_order_of_launch() -> None:
    state = built("B", "C", "D", "E")
    play(state, "0:number 3; 1:number 1; 2:number 4")
    assert reasons(state, "number 1", 3) == ["GT-FIN-05"]
    events = play(state, "3:number 2")
    assert [(data["player"], data["day"]) for data in told(events, "launched")] == [(1, 0), (3, -2), (0, -4), (2, -6)]


@pytest.mark.rule("GT-FIN-03", "GT-AMB-11")
def test_with_the_option_only_the_lowest_number() -> None:
    state = built("B", "C", numbers="lowest")
    assert reasons(state, "number 2") == ["GT-FIN-03"] and "number 1" in state.actions()


@pytest.mark.rule("GT-FIN-06")
def test_a_ship_finished_with_a_mistake_comes_to_the_inspection() -> None:
    state = built(seat("7,6 engine_single-02 90"), seat("D", number=2))
    events = play(state, "number 1")
    assert told(events, "inspected")[0]["faults"] == [{"kind": 3, "rule": "GT-ERR-03", "cells": ["7,6"]}] and state.kind == "repair"


@pytest.mark.rule("GT-RSV-01", "GT-RSV-03", "GT-RSV-04")
def test_two_components_in_reserve() -> None:
    state = built(seat("start", hand="cabin-03", reserve=("cabin-01", "cabin-02")), "start")
    assert reasons(state, "reserve") == ["GT-RSV-04"]
    play(state, "0:return; 1:wait; 1:wait; 0:take cabin-01; 0:place 6,7 0; 0:grab cabin-03")
    play(state, "0:reserve")
    assert state.reserve[0] == (TILE["cabin-02"], TILE["cabin-03"]) and len(state.ships[0]) == 2


@pytest.mark.rule("GT-RSV-02")
def test_a_reserve_is_its_owners() -> None:
    state = built(seat("start", reserve=("cabin-01",)), "start")
    assert reasons(state, "grab cabin-01", 1) == reasons(state, "take cabin-01", 1) == ["GT-RSV-02"]
    assert reasons(state, "grab cabin-01", 0) == ["GT-RSV-03"]
    play(state, "0:take cabin-01")
    assert reasons(state, "return", 0) == ["GT-RSV-02"]


@pytest.mark.rule("GT-RSV-05", "GT-AMB-72")
def test_what_is_left_in_reserve_is_lost() -> None:
    state = built(seat("D", reserve=("cabin-05", "cabin-06")), seat("E", number=2))
    events = play(state, "number 1")
    assert told(events, "reserve_lost") == [{"player": 0, "tiles": ["cabin-05", "cabin-06"]}]
    assert len(state.lost[0]) == 2 and state.reserve[0] == ()


@pytest.mark.rule("GT-DCK-03", "GT-DCK-04", "GT-AMB-12", "GT-AMB-14", "GT-LCH-09")
def test_looking_at_a_pile() -> None:
    bare = built(seat("start", reserve=("cabin-01",)), "start")
    assert reasons(bare, "look 1") == ["GT-AMB-14"] and reasons(bare, "look 1", 1) == ["GT-DCK-03"]
    state = built(seat("D"), seat("E"))
    assert reasons(state, "look 4") == ["GT-DCK-05"]
    (event,) = state.play("look 2")
    assert event.only == 0 and len(event.secret["cards"]) == 2 and "cards" not in event.seen_by(1)
    assert state.view(0)["cards"]["piles"][1] == event.secret["cards"] and state.view(1)["cards"]["piles"][1] is None
    state.play("look 2", 1)
    assert state.decider in (0, 1) and state.beat == 1, "a look is a share of the beat, and two may look at one pile"


@pytest.mark.rule("GT-AMB-13")
def test_who_has_finished_looks_no_more() -> None:
    state = built(seat("D", number=1), "start", circle=1, sand=0)
    assert state.stage(0) == "hourglass" and reasons(state, "look 1", 0) == ["GT-AMB-13"]


@pytest.mark.rule("GT-AMB-07", "GT-HNT-02", "GT-HNT-03")
def test_a_greedy_bot_builds_on_and_turns_the_glass_when_it_has_finished() -> None:
    bot = make("greedy", whim=0.0, seed=1)
    assert bot.choose(built("start", "start")).kind == "grab"
    done = built(seat("A", number=1), "start", circle=1, sand=0)
    assert bot.choose(done, 0) == "turn"


@pytest.mark.rule("GT-AMB-06")
def test_idle_builders_are_finished_in_the_end() -> None:
    state = built("B", "C")
    for _beat in range(3):
        events = play(state, "0:wait; 1:wait")
    assert [data["by"] for data in told(events, "number_taken")] == ["guard", "guard"] and state.phase != "building"
    slow = built("B", "C", beat=399)
    events = play(slow, "1:wait; 0:grab; 0:return")
    assert told(events, "number_taken")[0]["by"] == "guard"


@pytest.mark.rule("GT-LCH-01")
def test_unused_components_leave_the_table() -> None:
    state = inspected("B", "C")
    assert state.phase == "flight" and all(reasons(state, text) == ["GT-TIM-07"] for text in ("grab", "place 6,8 0"))
