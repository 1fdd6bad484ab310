"""Set-up and the order of turns, beyond what the tests of the set already show."""

from __future__ import annotations

import random

import pytest

from tests.games.sector41.at_table import GAME, at, explorer, guardian, reasons, texts, told


@pytest.mark.rule("S41-CMP-05", "S41-HNT-01", "S41-HNT-02", "S41-HNT-03", "S41-HNT-04", "S41-HNT-05", "S41-HNT-06")
def test_tips_advise_and_never_forbid_or_cause_anything() -> None:
    tips = {f"S41-HNT-0{number}" for number in range(1, 7)}
    assert set(GAME.rules["S41-CMP-05"].related) == tips
    state, chance = GAME.new(2, 7), random.Random(7)
    for _move in range(150):
        cited = {reason.rule for _action, refusal in state.refused() for reason in refusal}
        cited |= {rule for event in state.play(chance.choice(state.actions())) for rule in event.rules}
        assert not cited & {"S41-CMP-05", *tips}


@pytest.mark.rule("S41-SET-02", "S41-SET-03", "S41-AMB-74")
def test_nobody_can_see_a_hidden_tile_or_how_it_lies() -> None:
    state = GAME.new(2, 3)
    for player in (0, 1, None):
        backs = [text for row in state.view(player)["grid"] for text in row if text.startswith("?")]
        assert backs == ["?"] * 80


@pytest.mark.rule("S41-SET-05", "S41-AMB-57")
@pytest.mark.parametrize("centre", ["beacon", "black_hole", "vortex", "ion_storm", "spatial_distortion"])
def test_the_open_centre_has_no_effect_at_set_up(centre: str) -> None:
    state = at(kind="pick_starship", cells={"5,5": centre})
    for text in ("take green", "edge S", "take blue", "edge N"):
        state.play(text)
    assert guardian(state) == ("5,5", "wandering")
    assert state.decision.kind == "starship_action"
    assert sum(text.startswith("?") for row in state.view(0)["grid"] for text in row) == 80


@pytest.mark.rule("S41-SET-06", "S41-AMB-75")
def test_picking_begins_with_the_start_player_and_goes_on_by_seats() -> None:
    state = at(kind="pick_starship", players=4, active="C", starter="C")
    seen = []
    while state.kind in ("pick_starship", "pick_edge"):
        seen.append(state.decision.player)
        state.play(state.actions()[0])
    assert seen == [2, 2, 3, 3, 0, 0, 1, 1]
    assert state.decision.player == 2


@pytest.mark.rule("S41-SET-07", "S41-AMB-01")
@pytest.mark.parametrize(("edge", "first"), [("N", "1,5"), ("E", "5,9"), ("S", "9,5"), ("W", "5,1")])
def test_a_starship_starts_in_line_with_the_guardian(edge: str, first: str) -> None:
    state = at(kind="pick_starship", starter="A")
    for text in ("take green", f"edge {edge}", "take red"):
        state.play(text)
    state.play(state.actions()[0])
    state.play("stay")
    assert texts(state) == {f"go 1 {first}"}


@pytest.mark.rule("S41-SET-07", "S41-CMP-08")
def test_a_starship_can_be_taken_once() -> None:
    state = at(kind="pick_starship", players=4)
    left = {"take green", "take blue", "take red", "take yellow"}
    for colour in ("yellow", "green", "red"):
        assert texts(state) == left
        state.play(f"take {colour}")
        left.remove(f"take {colour}")
        state.play(state.actions()[0])
        assert reasons(state, f"take {colour}") == ["S41-SET-07"]
    assert texts(state) == {"take blue"}


@pytest.mark.rule("S41-SET-08")
def test_three_players_may_take_any_free_edge() -> None:
    state = at(kind="pick_edge", players=3, active="B")
    assert texts(state) == {"edge N", "edge E", "edge W"}
    assert texts(at(kind="pick_edge", players=2, active="B")) == {"edge N"}


@pytest.mark.rule("S41-SET-09")
def test_all_explorers_begin_aboard_and_only_one_cell_is_in_reach() -> None:
    state = at(kind="starship_action")
    assert {explorer(state, name) for name in ("A1", "A2", "A3", "B1", "B2", "B3")} == {"aboard"}
    state.play("stay")
    assert texts(state) == {"go 1 9,5"}


@pytest.mark.rule("S41-TRN-01")
def test_the_start_player_has_the_first_turn_and_the_others_follow_clockwise() -> None:
    state = at(kind="pick_starship", players=4, active="B", starter="B")
    for edge in "NESW":
        state.play(state.actions()[0])
        state.play(f"edge {edge}")
    seen = []
    for number in range(1, 6):
        seen.append(state.decision.player)
        while not state.over and state.to_position()["turn"]["number"] == number:
            state.play(state.actions()[0])
    assert seen == [1, 2, 3, 0, 1]


@pytest.mark.rule("S41-TRN-02")
def test_each_phase_comes_once_and_in_order() -> None:
    state = at(kind="starship_action", cells={"9,5": "?glynium_planet_2"})
    kinds = [state.kind]
    assert reasons(state, "guardian 4,5") == reasons(state, "go 1 9,5") == ["S41-TRN-02"]
    state.play("stay")
    kinds.append(state.kind)
    assert reasons(state, "ship 6") == reasons(state, "guardian 4,5") == ["S41-TRN-02"]
    state.play("go 1 9,5")
    kinds.append(state.kind)
    assert reasons(state, "stay") == reasons(state, "go 1 8,5") == ["S41-TRN-02"]
    events = state.play("guardian 4,5")
    assert kinds == ["starship_action", "explorer_move", "guardian_step"]
    assert told(events, "turn_began", player=1, number=2)
