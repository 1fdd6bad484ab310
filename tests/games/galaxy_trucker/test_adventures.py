"""The adventure cards one by one."""

from __future__ import annotations

import pytest

from tests.games.galaxy_trucker.tables import CELL, GAME, TILE, flying, play, reasons, seat, told


@pytest.mark.rule("GT-ADV-OS-01")
def test_open_space() -> None:
    start = (seat("B", day=0), seat("C", day=-2), seat("D", day=-4), seat("E", day=-6))
    state = flying(*start, card="I-open_space-1", learning=True)
    assert state.decider == 1 and state.day[0] == 2, "red has no doubles and has moved"
    far = state.copy()
    play(state, "engines 1")
    assert state.day == [2, 1, -2, -3]
    play(far, "engines 2")
    assert far.day[1] == 4 and far.leader == 1


@pytest.mark.rule("GT-ADV-SD-01", "GT-CON-09")
def test_stardust_from_the_rear() -> None:
    state = flying(seat("B", day=2), seat("C", day=1), seat("D", day=-2), seat("E", day=-3), card="I-stardust-1", deck=("I-open_space-1",), learning=True)
    assert state.day == [-4, -8, -5, -9]


@pytest.mark.rule("GT-ADV-PL-01", "GT-ADV-PL-02", "GT-ADV-PL-03", "GT-ADV-PL-05", "GT-AMB-65", "GT-INV-36", "GT-FLT-05")
def test_planets() -> None:
    state = flying(seat("B", day=10), seat("C", day=8), seat("D", day=7), seat("E", day=4), card="I-planets-2", deck=("I-stardust-1",))
    assert state.actions() == ["land 1", "land 2", "land 3", "pass"] and reasons(state, "land 4") == ["GT-ADV-PL-01"]
    play(state, "land 2")
    assert reasons(state, "land 2") == ["GT-ADV-PL-02"]
    play(state, "land 3; pass; land 1")
    assert state.decider == 0 and state.kind == "load"
    play(state, "load red 7,9; load blue 8,8; load blue 8,8; load yellow 8,8; load red 7,9; load red 7,9")
    assert state.day == [8, 5, 7, 2] and state.order() == [0, 2, 1, 3]
    full = flying(seat("B", day=10), seat("C", day=8), seat("D", day=7), card="III-planets-2", round="1", deck=("I-stardust-1",))
    events = play(full, "land 1; land 2")
    assert told(events, "passed") == [{"player": 2}], "no planet is left for the third"


@pytest.mark.rule("GT-ADV-PL-04", "GT-AMB-66")
def test_one_may_land_for_the_days_alone() -> None:
    state = flying(seat("start", day=10), seat("D", day=8), card="I-planets-2", deck=("I-stardust-1",))
    events = play(state, "land 1; pass")
    assert told(events, "goods_left") == [{"player": 0, "goods": ["red", "red"]}] and state.day == [7, 8]


@pytest.mark.rule("GT-ADV-AS-01", "GT-FLT-05")
def test_abandoned_ship() -> None:
    state = flying(seat("A", day=10), seat("E", day=8), card="I-abandoned_ship-1", deck=("I-stardust-1",))
    play(state, "pass")
    assert state.decider == 1
    play(state, "accept; give 7,6; give 7,6; give 7,8")
    assert state.credits(1) == 4 and state.crew(1) == 3 and state.day[1] == 7
    first = flying(seat("A", day=10), seat("E", day=8), card="I-abandoned_ship-1", deck=("I-stardust-1",))
    play(first, "accept; give 7,5; give 7,5; give 7,9")
    assert first.kind == "fly_on" and first.credits(0) == 4, "the first to accept ends the card"


@pytest.mark.rule("GT-ADV-ST-01", "GT-ADV-ST-02")
def test_abandoned_station() -> None:
    state = flying(seat("B", day=10), seat("E", day=8), card="I-abandoned_station-1", deck=("I-stardust-1",))
    play(state, "accept; load yellow 6,8; load green 6,8")
    assert state.crew(1) == 6 and state.day[1] == 7 and state.goods(1)


@pytest.mark.rule("GT-ADV-EP-01", "GT-AMB-60")
def test_epidemic() -> None:
    sick = flying(seat("G", day=9, crew={"7,6": "purple"}), seat("start", day=3), card="II-epidemic-1", round="2", deck=("I-stardust-1",))
    assert sick.to_position()["seats"][0]["crew"] == {"7,5": 1, "7,7": 1, "8,5": 2}
    assert sick.crew(1) == 2, "a cabin alone is safe"


@pytest.mark.rule("GT-ADV-EP-02", "GT-HNT-03", "GT-AMB-61")
def test_an_empty_cabin_between_protects() -> None:
    safe = flying(seat("G", day=9, crew={"7,6": 0}), seat("start", day=3), card="II-epidemic-1", round="2", deck=("I-stardust-1",))
    assert safe.crew(0) == 6
    assert not any(GAME.components["cards"][name]["level"] == "I" for name in GAME.components["cards"] if "epidemic" in name)


@pytest.mark.rule("GT-ADV-SB-01", "GT-ADV-SB-02", "GT-ADV-SB-03", "GT-AMB-62")
def test_sabotage() -> None:
    state = flying(
        seat("K", day=9, crew={"7,6": "purple", "8,8": 2}),
        seat("7,6 cabin-03 0; 7,8 cabin-04 0; 6,7 cabin-05 0", day=3),
        card="III-sabotage-1",
        round="3",
        deck=("I-stardust-1",),
        inspection="players",
    )
    assert state.kind == "roll" and state.decider == 0
    events = play(state, "roll", 2, 3, 2, 2)
    assert told(events, "sabotage_missed") == [{"attempt": 1}]
    play(state, "roll", 4, 5, 3, 3)
    events = play(state, "roll", 4, 4, 4, 4)
    assert told(events, "component_lost")[0] == {"player": 0, "cell": "8,8", "tile": "cabin-12", "cause": "sabotage"}
    play(state, next(str(action) for action in state.actions() if action.startswith("keep 4,7")))
    assert len(state.lost[0]) == 2 and len(state.ships[0]) == 20
    failed = flying(seat("D", day=9), seat("start", day=3), card="III-sabotage-1", round="3", deck=("I-stardust-1",))
    events = play(failed, "roll; roll; roll", *[1] * 12)
    assert told(events, "sabotage_failed") == [{"player": 1}] and failed.kind == "fly_on"


@pytest.mark.rule("GT-ADV-SB-01")
def test_sabotage_strikes_the_foremost_of_the_smallest_crews() -> None:
    state = flying(seat("B", day=3), seat("C", day=9), seat("E", day=12), card="III-sabotage-1", round="3")
    assert state.decider == 1


# ---- enemies


@pytest.mark.rule("GT-ENM-01", "GT-ENM-02", "GT-ENM-03", "GT-ENM-05", "GT-ENM-06", "GT-AMB-31", "GT-AMB-52", "GT-AMB-55", "GT-INV-35", "GT-HIT-01")
def test_the_smugglers_of_the_rulebook() -> None:
    seats = (seat("B", day=10, tokens={"7,8": 1}), seat("C", day=8), seat("D", day=7, goods={"8,6": ["blue", "blue"]}))
    state = flying(*seats, card="I-smugglers-1", learning=True, deck=("I-stardust-1",))
    events = play(state, "cannons 1 0")
    assert told(events, "fight")[0] == {"player": 0, "enemy": "smugglers", "strength": 4, "enemy_strength": 4, "result": "draw"}
    events = play(state, "cannons 1 1")
    assert told(events, "fight")[0]["strength"] == 4.5 and state.kind == "load", "no choice in the learning flight"
    events = play(state, "load yellow 8,8; load green 8,8")
    assert told(events, "goods_left")[0]["goods"] == ["blue"] and state.day == [10, 6, 7]
    assert state.tokens(0) == 0 and state.tokens(1) == 1 and state.goods(2), "blue is not attacked"


@pytest.mark.rule("GT-ENM-04", "GT-AMB-53")
def test_who_loses_pays_at_once() -> None:
    seats = (seat("D", day=10, goods={"8,6": ["green"]}), seat("B", day=4))
    state = flying(*seats, card="I-smugglers-1", deck=("I-stardust-1",))
    play(state, "cannons 0 0")
    assert not state.goods(0) and state.tokens(0) == 1 and state.decider == 1


@pytest.mark.rule("GT-ENM-07", "GT-ENM-10", "GT-AMB-56", "GT-INV-35", "GT-ENM-03")
def test_slavers() -> None:
    crew = {"7,6": "orange", "7,8": "purple"}
    seats = (seat("G", day=12, crew={"7,6": "purple"}), seat("Q", day=7), seat("T", day=9, crew=crew))
    state = flying(*seats, card="II-slavers-1", round="2", deck=("I-stardust-1",))
    play(state, "cannons 1 0")
    assert state.kind == "give_crew"
    play(state, "give 8,5; give 8,5; give 7,5; give 7,5")
    assert state.crew(0) == 3 and state.decider == 2
    tied = state.copy()
    play(state, "cannons 2 0; battery 5,7; battery 5,7")
    assert state.kind == "reward"
    declined = state.copy()
    play(state, "collect")
    assert state.credits(2) == 8 and state.day[2] == 6 and state.crew(1) == 4
    play(declined, "decline")
    assert declined.credits(2) == 0 and declined.day[2] == 9 and declined.kind == "fly_on" and declined.crew(1) == 4
    play(tied, "cannons 1 0; battery 5,7")
    assert tied.decider == 1
    play(tied, "cannons 1 0")
    while tied.kind == "battery":
        tied.play(tied.actions()[0])
    assert tied.out[1] == 2


@pytest.mark.rule("GT-ENM-08", "GT-ENM-09", "GT-AMB-54")
def test_pirates() -> None:
    state = flying(seat("B", day=12), seat("C", day=9), seat("D", day=7), seat("E", day=4), card="I-pirates-1", deck=("I-stardust-1",))
    play(state, "cannons 1 1; cannons 0 0; cannons 0 0")
    assert state.kind == "roll" and state.decider == 1, "the first of the beaten rolls"
    events = play(state, "roll", 3, 4)
    assert told(events, "component_lost") == [
        {"player": 1, "cell": "5,7", "tile": "cannon_double-05", "cause": "shot"},
        {"player": 2, "cell": "6,7", "tile": "cannon_double-08", "cause": "shot"},
    ]
    assert state.decider == 3 and state.kind == "defend"
    play(state, "shield; roll", 3, 3)
    events = play(state, "roll", 4, 5)
    assert {data["player"]: data["line"] for data in told(events, "missed")} == {2: 9}
    assert [len(lost) for lost in state.lost] == [0, 3, 2, 2]
    strong = flying(seat("T", day=12), seat("start", day=9), card="I-pirates-1", round="2", deck=("I-stardust-1",))
    play(strong, "cannons 2 0; battery 5,7; battery 5,7")
    events = play(strong, "collect")
    assert told(events, "nobody_beaten") == [{}] and strong.credits(0) == 4


# ---- combat zone


@pytest.mark.rule("GT-CZN-01", "GT-CZN-02", "GT-CZN-03", "GT-CZN-04", "GT-CZN-05", "GT-AMB-37", "GT-AMB-43", "GT-AMB-57", "GT-AMB-58")
def test_the_combat_zone_of_level_one() -> None:
    state = flying(seat("B", day=8), seat("C", day=6), seat("D", day=5), seat("E", day=2), card="I-combat_zone-1", deck=("I-stardust-1",))
    assert state.day[0] == 3 and state.kind == "engines" and state.decider == 1, "red was the foremost of three with four"
    events = play(state, "engines 1")
    assert told(events, "weakest")[0] == {"player": 2, "criterion": "engine_power", "value": 2, "line": 2}
    play(state, "give 7,6; give 7,6")
    assert state.crew(2) == 2 and state.decider == 1 and state.kind == "cannons"
    events = play(state, "cannons 0 0; cannons 1 0; cannons 0 0")
    assert told(events, "weakest")[0]["player"] == 3 and state.decider == 3 and state.kind == "roll"
    events = play(state, "roll; roll", 2, 4, 4, 4)
    assert [data["cell"] for data in told(events, "component_lost")] == ["8,6", "8,8"]
    assert [data["size"] for data in told(events, "threat")] == ["light", "heavy"]
    assert len(state.ships[3]) == 9 and state.engine_range(3) == (1, 1)


@pytest.mark.rule("GT-CZN-06", "GT-AMB-70", "GT-AMB-58", "GT-GDS-06")
def test_the_combat_zone_of_level_two() -> None:
    seats = (seat("G", day=9, crew={"7,6": "purple"}), seat("Q", day=7, goods={"6,6": ["yellow"]}), seat("T", day=12, crew={"7,6": "orange", "7,8": "purple"}))
    state = flying(*seats, card="II-combat_zone-1", round="2", deck=("I-stardust-1",))
    play(state, "cannons 0 0; cannons 0 0; cannons 1 0")
    events = play(state, "battery 7,5")
    assert told(events, "weakest")[0]["player"] == 0 and state.day[0] == 4
    play(state, "engines 0; engines 1; battery 7,5")
    assert state.tokens(1) == 1 and not state.goods(1)
    assert state.kind == "roll" and state.decider == 2
    events = play(state, "roll", 3, 4)
    play(state, next(str(action) for action in state.actions() if action.startswith("keep 4,7")))
    play(state, "roll; shield; battery 5,7", 3, 3)
    play(state, "roll; shield; battery 5,7", 4, 4)
    play(state, "roll", 2, 3)
    assert (len(state.lost[2]), len(state.ships[2]), state.crew(2), state.tokens(2)) == (3, 16, 3, 3)


@pytest.mark.rule("GT-AMB-59", "GT-AMB-57")
def test_with_all_equal_the_leader_is_punished() -> None:
    state = flying(seat("start", day=9), seat("start", day=5), card="I-combat_zone-1", deck=("I-stardust-1",))
    assert state.kind == "roll" and state.decider == 0 and state.day == [6, 5]
    assert (state.crew(0), state.crew(1)) == (0, 2), "three times the leader"


@pytest.mark.rule("GT-HIT-14")
def test_the_tiles_of_a_lost_part_are_on_the_pile() -> None:
    state = flying(seat("K", day=9), seat("start", day=3), card="III-meteoric_swarm-1", round="3", deck=("I-stardust-1",))
    play(state, "roll", 2, 3)
    play(state, next(str(action) for action in state.actions() if "4,7" not in action))
    assert set(state.lost[0]) == {TILE["battery_3-01"], TILE["cannon_double-08"]} and CELL["4,7"] not in state.ships[0]
