"""Loading goods, and giving up goods, tokens and crew."""

from __future__ import annotations

import pytest

from tests.games.galaxy_trucker.tables import flying, play, reasons, seat, told


def aboard(state: object, player: int = 0) -> dict[str, list[str]]:
    goods: dict[str, list[str]] = state.to_position()["seats"][player]["goods"]  # type: ignore[attr-defined]
    return goods


@pytest.mark.rule("GT-GDS-01", "GT-GDS-02", "GT-GDS-03", "GT-AMB-67")
def test_loading_all_that_fits() -> None:
    state = flying(seat("E", day=9), seat("start", day=3), card="I-planets-1", deck=("I-stardust-1",))
    play(state, "land 1; pass")
    assert state.kind == "load" and reasons(state, "load red 6,8") == ["GT-GDS-02"] and reasons(state, "done") == ["GT-GDS-03"]
    assert reasons(state, "load yellow 7,9") == ["GT-GDS-01"] and reasons(state, "load green 7,5") == ["GT-GDS-01"]
    play(state, "load red 7,9; load blue 7,9; load green 6,8")
    assert reasons(state, "done") == ["GT-GDS-03"], "there is one container left"
    assert reasons(state, "load blue 7,9") == ["GT-GDS-01"], "that hold is full"
    events = play(state, "load blue 6,8")
    assert told(events, "goods_left") == [{"player": 0, "goods": ["blue"]}]
    assert aboard(state) == {"6,8": ["green", "blue"], "7,9": ["red", "blue"]}


@pytest.mark.rule("GT-GDS-02", "GT-GDS-04", "GT-CMP-14")
def test_making_room_for_a_red_block() -> None:
    state = flying(seat("A", day=9, goods={"8,8": ["blue"]}), seat("start", day=3), card="I-abandoned_station-2", deck=("I-stardust-1",))
    play(state, "accept")
    assert state.kind == "load" and reasons(state, "load red 8,5") == ["GT-GDS-02"]
    assert "done" in state.actions(), "the special hold is full"
    play(state, "unload blue 8,8; load red 8,8; load blue 9,9")
    assert aboard(state) == {"8,8": ["red"], "9,9": ["blue"]}


@pytest.mark.rule("GT-GDS-04", "GT-AMB-67", "GT-ADV-PL-03")
def test_throwing_out_what_is_aboard() -> None:
    state = flying(seat("D", day=9, goods={"8,6": ["blue", "blue", "blue"]}), seat("start", day=3), card="I-planets-3", deck=("I-stardust-1",))
    play(state, "land 2; pass; unload blue 8,6; load yellow 8,6; unload blue 8,6; load yellow 8,6")
    assert aboard(state) == {"8,6": ["yellow", "yellow", "blue"]}
    play(state, "unload blue 8,6")
    assert reasons(state, "unload yellow 8,6") == ["GT-GDS-04"], "three blocks were aboard, and three have been taken out"
    events = play(state, "done")
    assert told(events, "goods_left") == [{"player": 0, "goods": ["blue", "blue", "blue"]}] and aboard(state) == {"8,6": ["yellow", "yellow"]}


@pytest.mark.rule("GT-GDS-05", "GT-GDS-08", "GT-AMB-69", "GT-FAQ-06")
def test_the_dearest_goods_go_first_and_the_owner_chooses_among_equals() -> None:
    goods = {"8,5": ["yellow"], "9,9": ["yellow", "blue"], "8,8": ["red"]}
    state = flying(seat("A", day=9, goods=goods, tokens={"6,7": 0, "8,6": 0}), seat("start", day=3), card="I-smugglers-1", deck=("I-stardust-1",))
    assert state.kind == "goods" and aboard(state) == {"8,5": ["yellow"], "9,9": ["yellow", "blue"]}, "the red one is gone"
    assert state.actions() == ["drop 8,5", "drop 9,9"] and reasons(state, "drop 8,8") == ["GT-GDS-05"]
    play(state, "drop 9,9")
    assert aboard(state) == {"8,5": ["yellow"], "9,9": ["blue"]}


@pytest.mark.rule("GT-GDS-06", "GT-GDS-07", "GT-AMB-70")
def test_tokens_when_goods_run_out_and_nothing_after_that() -> None:
    base = {"goods": {"8,8": ["red"], "8,5": ["yellow", "blue"]}}
    state = flying(seat("A", day=9, tokens={"6,7": 2, "8,6": 3}, **base), seat("start", day=3), card="III-smugglers-1", round="1", deck=("I-stardust-1",))
    play(state, "cannons 0 0")
    assert state.kind == "battery" and aboard(state) == {}
    play(state, "battery 8,6")
    assert state.tokens(0) == 4
    poor = flying(seat("D", day=9, tokens={"7,8": 1}), seat("start", day=3), card="I-smugglers-1", deck=("I-stardust-1",))
    play(poor, "cannons 0 0")
    assert poor.tokens(0) == 0 and poor.kind == "fly_on"


@pytest.mark.rule("GT-GDS-09", "GT-FAQ-08", "GT-AMB-68", "GT-INV-07")
def test_the_bank_can_run_short() -> None:
    bank = {"red": 1, "blue": 9}
    state = flying(seat("B", day=9), seat("E", day=4), card="I-planets-2", bank=bank, deck=("I-stardust-1",))
    play(state, "land 2; land 1")
    assert state.bank == [0, 0, 0, 7]
    play(state, "load red 7,9; load blue 8,8")
    events = play(state, "load blue 8,8")
    assert told(events, "goods_short") == [{"player": 1, "goods": ["red", "red"]}] and aboard(state, 1) == {}
    thrown = flying(seat("B", day=9, goods={"7,9": ["red"]}), seat("E", day=4), card="I-planets-2", bank={"red": 1}, deck=("I-stardust-1",))
    play(thrown, "land 2; land 1; unload red 7,9")
    events = play(thrown, "load red 7,9")
    assert told(events, "goods_offered")[0]["goods"] == ["red"], "the block thrown out is there for the next"


@pytest.mark.rule("GT-GDS-09")
def test_plenty_means_plenty() -> None:
    state = flying(seat("B", day=9), seat("E", day=4), card="I-planets-2")
    assert state.bank is None


# ---- crew


@pytest.mark.rule("GT-CRW-01", "GT-CRW-02", "GT-ALN-07", "GT-FAQ-06")
def test_the_owner_chooses_whom_to_give() -> None:
    state = flying(seat("G", day=9, crew={"7,6": "purple"}), seat("start", day=3), card="II-slavers-1", round="2", deck=("I-stardust-1",))
    play(state, "cannons 0 0")
    assert state.kind == "give_crew" and state.actions() == ["give 7,5", "give 7,6", "give 7,7", "give 8,5"]
    assert reasons(state, "give 8,6") == ["GT-CRW-02"]
    play(state, "give 7,6; give 8,5; give 8,5")
    assert reasons(state, "give 8,5") == ["GT-CRW-02"], "nobody is there any more"
    play(state, "give 7,5")
    assert state.crew(0) == 3 and state.humans(0) == 3


@pytest.mark.rule("GT-CRW-01", "GT-CRW-03")
def test_with_too_few_all_must_go() -> None:
    state = flying(seat("D", day=9, crew={"7,6": 1, "7,7": 1}), seat("start", day=3), card="II-slavers-1", round="2", deck=("I-stardust-1",))
    events = play(state, "cannons 0 0")
    assert len(told(events, "crew_lost")) == 2 + 2 and state.out[0] == 2 and state.out[1] == 2


@pytest.mark.rule("GT-AMB-63", "GT-AMB-64", "GT-AMB-29", "GT-ALN-07")
def test_abandoned_vessels_ask_for_enough_crew() -> None:
    state = flying(seat("D", day=9), seat("E", day=4), card="I-abandoned_station-1", deck=("I-stardust-1",))
    assert state.kind == "offer" and state.decider == 1, "four are not five"
    aliens = flying(seat("G", day=9, crew={"7,6": "purple"}), seat("start", day=4), card="II-abandoned_station-2", round="2", deck=("I-stardust-1",))
    assert aliens.decider == 0 and aliens.crew(0) == 7
    last = flying(seat("D", day=9), seat("E", day=4), card="II-abandoned_ship-2", round="2", deck=("I-stardust-1",))
    events = play(last, "accept")
    assert last.credits(0) == 6 and told(events, "dropped_out") == [{"player": 0, "cause": "no_humans"}]
