"""The nine phases, who decides when, and the use of the dice."""

from __future__ import annotations

import pytest

import spacegames as sg
from tests.games.space_base.tables import GAME, at, play, reasons, told, tracks


@pytest.mark.rule("SB-TRN-01", "SB-TRN-02", "SB-TRN-15", "SB-TRN-18", "SB-INV-33")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_turns_go_clockwise_and_are_equally_many(players: int) -> None:
    state, order = GAME.new(players, 3), []
    chance = sg.Chance(3)
    while not state.over:
        before = state.number
        if len(order) < before:
            order.append(state.active)
        state.play(chance.pick(state.actions()))
    assert order == [(state.first + turn) % players for turn in range(len(order))]
    if not (state.winner >= 0):
        assert len(order) % players == 0


@pytest.mark.rule("SB-TRN-03", "SB-TRN-07", "SB-TRN-08", "SB-TRN-09", "SB-TRN-11", "SB-TRN-13", "SB-TRN-14")
def test_the_phases_follow_each_other() -> None:
    state = at(income=3, market="overmyer", pause=False)
    story = play(state, "roll; sum; separate; buy overmyer", 3, 4)
    kinds = [event.kind for event in story]
    wanted = ["rolled", "dice_used", "paid", "bought", "laid", "market_refilled", "income_paid", "turn_began"]
    places = [kinds.index(kind) for kind in wanted]
    assert places == sorted(places)


@pytest.mark.rule("SB-TRN-04", "SB-TRN-10", "SB-TRN-12", "SB-TRN-05")
@pytest.mark.parametrize("phase", [1, 5, 7])
def test_blue_and_green_for_the_active_red_and_green_for_the_others(phase: int) -> None:
    blue_green = "6 kubasov(4), 3 grissom(1)"
    own = at(st=blue_green, kind=f"abilities_{phase}")
    assert own.actions() == ["use kubasov", "use grissom", "pass"]
    other = at(st=blue_green, kind=f"abilities_{phase}", passive=True)
    assert other.actions() == ["use grissom", "pass"]
    assert "SB-ABL-05" in reasons(other, "use kubasov")


@pytest.mark.rule("SB-TRN-06", "SB-ABL-09")
@pytest.mark.parametrize("phase", [1, 5, 7])
def test_abilities_with_a_phase_of_their_own_wait(phase: int) -> None:
    state = at(st="1 gagarin(1), 4 volynov(1), 6 gardner(1), 8 aksyonov(1), 3 grissom(1)", kind=f"abilities_{phase}")
    assert state.actions() == ["use grissom", "pass"]
    wanted = {"gagarin": "SB-ABL-SET-01", "volynov": "SB-ABL-RRL-01", "gardner": "SB-ABL-SUM-02", "aksyonov": "SB-ABL-DBL-01"}
    for card, rule in wanted.items():
        assert reasons(state, f"use {card}") == [rule]
    state = at(st="3 grissom(1)", dice=(1, 2))
    assert reasons(state, "use grissom") == ["SB-ABL-09"]


@pytest.mark.rule("SB-TRN-16")
def test_every_ability_can_be_declined() -> None:
    state = at(st="1 gagarin(1), 4 volynov(1), 6 gardner(1), 8 aksyonov(1), 3 grissom(1)", kind="abilities_1", pause=False)
    before = dict(state.to_position()["seats"][0]["cubes"])
    play(state, "pass; roll; keep; sum; stay; separate; once; pass; pass", 1, 1)
    assert state.to_position()["seats"][0]["cubes"] == before
    assert state.active == 1


@pytest.mark.rule("SB-TRN-17", "SB-AMB-10", "SB-AMB-44")
def test_windows_go_once_round_from_the_active_player() -> None:
    boards = {1: {"st": "9 zudov(1)"}, 2: {"st": "2 shepard(3)"}}
    state = at(st="3 grissom(2)", players=3, kind="abilities_5", others=boards, pause=False)
    asked = [state.decider]
    play(state, "use grissom; pass")
    asked.append(state.decider)
    play(state, "use zudov; exchange 1")
    asked.append(state.decider)
    play(state, "use shepard")
    assert asked == [0, 1, 2] and state.kind == "purchase", "player 0 is not asked again, though Grissom still has a cube"
    again = at(st="3 grissom(2)", players=3, kind="abilities_5", others=boards, pause=False, windows="until_all_pass")
    play(again, "use grissom; pass; use zudov; exchange 1; pass")
    assert again.decider == 0 and again.kind == "abilities_5"


@pytest.mark.rule("SB-TRN-19", "SB-INC-06", "SB-AMB-09")
def test_income_needs_no_purchase() -> None:
    state = at(credits=2, income=6, kind="purchase", market="ryumin", pause=False)
    assert told(play(state, "save"), "income_paid") == [{"player": 0, "before": 2, "credits": 6}]


@pytest.mark.rule("SB-DICE-02", "SB-DICE-03", "SB-AMB-11", "SB-AMB-13")
def test_all_players_choose_in_any_order_and_rewards_wait_for_all() -> None:
    state = at(players=4, dice=(2, 5), open_choices=True, others={2: {"pa": "7 s7"}}, pause=False)
    assert state.deciders == (0, 1, 2, 3) and state.decider == 0
    state.play("sum", 2)
    assert state.deciders == (0, 1, 3) and state.credits[2] == 0
    with pytest.raises(sg.IllegalAction):
        state.play("separate", 2)
    state.play("separate", 3)
    state.play("separate", 0)
    assert state.decider == 1
    state.play("sum", 1)
    assert state.credits[2] == 2 and state.credits[0] == 2


@pytest.mark.rule("SB-DICE-04", "SB-DICE-05", "SB-DICE-06", "SB-INV-19", "SB-INV-05")
def test_what_starters_pay_for_every_roll() -> None:
    for one in range(1, 7):
        for two in range(1, 7):
            state = at(dice=(one, two))
            assert state.actions() == ["separate", "sum"]
            apart = state.copy()
            apart.play("separate")
            assert tracks(apart) == (2, 0, 0)
            state.play("sum")
            total = one + two
            assert tracks(state) == ((1, 0, 0) if total < 7 else (3, 0, 0) if total < 9 else (0, 1, 0))


@pytest.mark.rule("SB-DICE-07", "SB-ABL-SUM-01")
def test_only_the_sum_can_be_moved_on() -> None:
    state = at(st="1 fabian(1)", dice=(2, 3))
    assert reasons(state, "shift fabian 1") == ["SB-ABL-SUM-01"]
    apart = state.copy()
    apart.play("separate")
    assert apart.phase == 5
    state.play("sum")
    assert state.kind == "shift_sum" and state.actions() == ["shift fabian 1", "stay"]


@pytest.mark.rule("SB-AMB-12", "SB-AMB-14")
def test_rewards_are_taken_whole() -> None:
    state = at(st="5 truly, 6 savinykh", dice=(5, 6))
    play(state, "separate")
    assert tracks(state) == (2, 0, 1)
    mirrored = at(st="5 truly, 6 savinykh", dice=(6, 5))
    play(mirrored, "separate")
    assert tracks(mirrored) == tracks(state)


def test_a_player_in_the_middle_of_the_sum_keeps_the_others_free() -> None:
    state = at(st="1 fabian(1)", players=3, dice=(2, 3), open_choices=True, pause=False)
    state.play("sum")
    assert (state.decider, state.kind) == (0, "shift_sum")
    state.play("separate", 1)
    assert state.deciders == (0, 2) and state.actions(2) == ["separate", "sum"]
    state.play("separate", 2)
    assert state.phase == 3
    state.play("shift fabian 1")
    assert state.phase != 3


def test_before_a_roll_no_sector_is_named() -> None:
    game = sg.load("space_base")
    state = game.new(players=2, seed=3)
    labels = [game.label(state, game.parse(text)) for text in ("sum", "separate")]
    assert labels == ["The sum of the dice: one sector", "The dice separately: a sector for each of them"]
