"""Strength, tokens, meteors, shots, and what is lost."""

from __future__ import annotations

from typing import Any

import pytest

from spacegames.games.galaxy_trucker.components import CELLS
from tests.games.galaxy_trucker.tables import flying, hull, play, reasons, seat, told


def swarm(ship: str, card: str = "I-meteoric_swarm-1", round: str = "1", **settings: Any) -> Any:
    """One ship ahead of a bare pilot cabin in a swarm."""
    return flying(seat(ship, day=30, **settings), seat("start", day=1), card=card, round=round, deck=("I-stardust-1",))


def tokens(state: Any) -> int:
    return int(state.tokens(0))


# ---- strength


@pytest.mark.rule("GT-PWR-02", "GT-PWR-03", "GT-PWR-04", "GT-INV-33", "GT-AMB-31")
def test_strengths_with_halves() -> None:
    ranges = {"A": (2, 4, 3, 5), "B": (2, 5, 2, 2), "C": (1.5, 4.5, 1, 5), "K": (1.5, 4.5, 2, 4), "Z": (0, 2, 0, 2)}
    for letter, (weak, strong, slow, fast) in ranges.items():
        round = "3" if letter == "K" else "2" if letter == "Z" else "1"
        state = flying(seat(letter, day=4), seat("start", day=1), deck=("I-stardust-1",), round=round)
        assert state.cannon_range(0) == (weak, strong) and state.engine_range(0) == (slow, fast)


@pytest.mark.rule("GT-PWR-01", "GT-PWR-05", "GT-FAQ-03", "GT-INV-37")
def test_only_doubles_are_a_choice_and_each_use_costs_a_token() -> None:
    state = flying(seat("C", day=9), seat("D", day=3), card="I-smugglers-1")
    assert state.actions() == ["cannons 0 0", "cannons 0 1", "cannons 1 0", "cannons 1 1"]
    strengths = []
    for action in state.actions():
        after = state.copy()
        data = told(after.play(action), "strength")[0]
        strengths.append(data["strength"])
        if data["strength"] > 4:
            assert after.tokens(0) == 3 - data["doubles"]
    assert strengths == [1.5, 2.5, 3.5, 4.5]


@pytest.mark.rule("GT-PWR-06", "GT-FAQ-06")
def test_the_owner_chooses_the_battery() -> None:
    state = flying(seat("A", day=9), seat("start", day=3), card="I-open_space-1")
    play(state, "engines 1")
    assert state.kind == "battery" and state.actions() == ["battery 6,7", "battery 8,6"]
    assert reasons(state, "battery 7,5") == ["GT-PWR-06"]
    play(state, "battery 6,7")
    assert state.to_position()["seats"][0]["tokens"] == {"6,7": 1, "8,6": 3}


@pytest.mark.rule("GT-CMP-08", "GT-PWR-02")
def test_no_more_doubles_than_there_are_or_tokens() -> None:
    state = flying(seat("C", day=9, tokens={"6,7": 1}), seat("start", day=3), card="I-open_space-1")
    assert reasons(state, "engines 2") == ["GT-CMP-08"] and reasons(state, "engines 3") == ["GT-PWR-02", "GT-CMP-08"]


@pytest.mark.rule("GT-ALN-09", "GT-AMB-30", "GT-INV-34")
def test_the_purple_alien_helps_what_is_not_nothing() -> None:
    crew = {"7,8": "purple"}
    state = flying(seat("Z", day=9, crew=crew), seat("start", day=3), deck=("I-stardust-1",), round="2")
    assert (state.cannon_strength(0, 0, 0), state.cannon_strength(0, 1, 0)) == (0, 8)
    side = flying(seat("K", day=9, crew={"7,6": "purple"}), seat("start", day=3), card="II-pirates-1", round="3")
    assert [side.cannon_strength(0, ahead, aside) / 2 for ahead in (0, 1) for aside in (0, 1)] == [3.5, 4.5, 5.5, 6.5]
    events = play(side, "cannons 1 1")
    while side.kind == "battery":
        events += side.play(side.actions()[0])
    assert told(events, "fight")[0]["result"] == "won" and told(events, "strength")[0]["alien"]


@pytest.mark.rule("GT-ALN-10", "GT-AMB-30", "GT-INV-34")
def test_the_orange_alien_helps_engines_that_run() -> None:
    state = flying(seat("T", day=9, crew={"7,6": "orange", "7,8": "purple"}), seat("start", day=3), deck=("I-stardust-1",), round="2")
    assert state.engine_range(0) == (4, 6) and state.cannon_range(0) == (5, 9)


# ---- meteors


@pytest.mark.rule("GT-HIT-01", "GT-HIT-02", "GT-HIT-03", "GT-HIT-04", "GT-HIT-06", "GT-ADV-MS-01", "GT-ADV-MS-02", "GT-AMB-44")
def test_a_swarm_warded_off() -> None:
    state = swarm("A")
    assert state.kind == "roll" and state.decider == 0
    events = play(state, "roll", 3, 4)
    assert state.kind == "defend" and state.actions() == ["shoot", "suffer"] and reasons(state, "shield") == ["GT-HIT-05"]
    events = play(state, "shoot; battery 8,6")
    events += play(state, "roll", 4, 4)
    assert state.actions() == ["shield", "suffer"] and reasons(state, "shoot") == ["GT-HIT-08"]
    events += play(state, "shield; battery 8,6; roll", 4, 4)
    assert told(events, "bounced")[0] == {"player": 0, "cell": "8,9"}
    assert tokens(state) == 3 and not state.lost[0]


@pytest.mark.rule("GT-HIT-05", "GT-HIT-12", "GT-HIT-14", "GT-HIT-15", "GT-HIT-13")
def test_a_swarm_let_in() -> None:
    state = swarm("A")
    play(state, "roll; suffer", 3, 4)
    events = play(state, "roll; suffer", 4, 4)
    assert ["7,5"] in told(events, "ship_split")[0]["parts"]
    first = told(events, "ship_split")[0]["parts"][0][0]
    events = play(state, f"keep {first}; roll", 4, 4)
    assert [data["cell"] for data in told(events, "component_lost")] == ["7,5"]
    assert len(told(events, "crew_lost")) == 2
    assert (len(state.lost[0]), len(state.ships[0]), state.exposed(0), state.crew(0)) == (3, 15, 7, 4)


@pytest.mark.rule("GT-HIT-06", "GT-AMB-45", "GT-AMB-50", "GT-HIT-09", "GT-FAQ-04")
@pytest.mark.parametrize(
    ("dice", "outcome"), [((3, 3), "shot_down"), ((4, 4), "shot_down"), ((2, 3), "component_lost"), ((4, 5), "component_lost"), ((1, 3), "missed")]
)
def test_large_meteors_from_the_front(dice: tuple[int, int], outcome: str) -> None:
    events = play(swarm("A"), "roll", *dice)
    mine = [event.kind for event in events if event.data.get("player") == 0 and event.kind not in ("rolled",)]
    assert outcome in mine


@pytest.mark.rule("GT-HIT-09", "GT-FAQ-04")
def test_a_cannon_amidships_shoots_over_a_hole() -> None:
    state = flying(seat("Q", day=30), seat("start", day=1), card="I-meteoric_swarm-1", round="2")
    events = play(state, "roll", 3, 3)
    assert told(events, "shot_down") == [{"player": 0, "cell": "8,6", "target": "5,6"}] and tokens(state) == 4


@pytest.mark.rule("GT-HIT-07", "GT-HIT-16", "GT-AMB-43")
def test_meteors_from_all_sides() -> None:
    state = swarm("K", "II-meteoric_swarm-1", "3")
    play(state, "roll", 4, 5)
    play(state, "shield; battery 5,7")
    events = play(state, "roll", 4, 4)
    assert told(events, "shot_down")[0]["cell"] == "6,8"
    play(state, "roll; shield; battery 5,7", 4, 4)
    events = play(state, "roll", 3, 3)
    assert told(events, "shot_down") == [{"player": 0, "cell": "7,3", "target": "6,6"}], "a neighbouring row is near enough"
    play(state, "roll; shield; battery 5,7", 2, 3)
    assert tokens(state) == 2 and not state.lost[0]


@pytest.mark.rule("GT-HIT-07")
@pytest.mark.parametrize(("row", "lost"), [(7, 0), (8, 0), (9, 0), (6, 1), (5, 2)])
def test_large_meteors_from_the_right(row: int, lost: int) -> None:
    state = swarm("K", "III-meteoric_swarm-1", "3")
    play(state, "roll", row - 3, 3)
    if not lost:
        play(state, "shoot")
        play(state, "battery 7,9")
        assert tokens(state) == 4
    elif state.kind == "part":
        play(state, str(max(state.actions(), key=lambda action: "6,6" in action)))
    assert len(state.lost[0]) == lost


@pytest.mark.rule("GT-AMB-49", "GT-AMB-50")
def test_how_far_cannons_reach() -> None:
    """From the rear the same or a neighbouring column would do, as at the sides; no card of the game asks for it."""
    back = hull("8,7 cannon_single-12 180")
    assert [back.covering(2, column, double=False) >= 0 for column in (5, 6, 7, 8, 9)] == [False, True, True, True, False]
    ahead = hull("6,7 cannon_single-12 0")
    assert [ahead.covering(0, column, double=False) >= 0 for column in (6, 7, 8)] == [False, True, False]


@pytest.mark.rule("GT-HIT-08")
def test_small_meteors_cannot_be_shot() -> None:
    state = swarm("E", "I-meteoric_swarm-2")
    play(state, "roll", 2, 4)
    assert state.actions() == ["shield", "suffer"] and reasons(state, "shoot") == ["GT-HIT-08"]


@pytest.mark.rule("GT-AMB-51", "GT-CMP-12")
def test_one_of_two_shields_is_enough() -> None:
    two = "7,6 shield-01 270; 6,7 shield-04 0; 7,8 battery_2-04 90; 8,7 engine_single-12 0"
    state = flying(seat(two, day=30), seat("start", day=1), card="I-meteoric_swarm-2", inspection="players")
    exposed = [line for line in range(5, 10) if (cell := state.hull(0).struck(0, line)) >= 0 and state.box.sides[state.ships[0][cell]][0]]
    play(state, "roll", exposed[0] - 3, 3)
    events = play(state, "shield")
    assert len(told(events, "token_spent")) == 1 and tokens(state) == 1


@pytest.mark.rule("GT-INV-37", "GT-AMB-44", "GT-AMB-46")
def test_every_ship_is_threatened_by_the_same_roll_in_flight_order() -> None:
    state = flying(seat("E", day=9), seat("A; -9,9", day=4), seat("start", day=1), card="I-meteoric_swarm-2")
    events = play(state, "roll", 2, 4)
    assert told(events, "threat")[0]["line"] == 6 and state.decider == 0
    events = play(state, "shield")
    assert [event.data["player"] for event in events if event.kind in ("bounced", "missed")] == [1, 2]


# ---- shots and parts


def shots(ship: str, round: str = "1", **settings: Any) -> Any:
    """A weak ship in front of the pirates of level I."""
    return flying(seat(ship, day=30, **settings), seat("start", day=1), card="I-pirates-1", round=round, deck=("I-stardust-1",))


@pytest.mark.rule("GT-HIT-10", "GT-HIT-11")
def test_light_and_heavy_shots() -> None:
    state = shots("E")
    play(state, "roll", 2, 4)
    assert state.actions() == ["shield", "suffer"] and reasons(state, "shoot") == ["GT-HIT-10"]
    play(state, "shield")
    events = play(state, "roll", 2, 4)
    assert told(events, "component_lost")[0]["cell"] == "6,6", "nothing helps against a heavy shot"
    events = play(state, "roll", 4, 4)
    assert told(events, "component_lost")[0]["cell"] == "6,8", "without the shield a light one strikes too"


@pytest.mark.rule("GT-HIT-12", "GT-HIT-13", "GT-AMB-47", "GT-AMB-48")
def test_a_ship_breaks_in_two_and_the_owner_chooses() -> None:
    for kept, lost, strength in (("6,7", 6, (0, 2)), ("6,6", 7, (2, 2))):
        state = flying(seat("J", day=9), seat("C", day=2), card="I-combat_zone-1", deck=("I-stardust-1",))
        play(state, "engines 0; engines 1; give 7,7; give 7,7; cannons 0 0; cannons 1 0")
        events = play(state, "roll; roll", 1, 1, 3, 4)
        assert [part[0] for part in told(events, "ship_split")[0]["parts"]] == ["6,6", "6,7"]
        assert state.actions() == ["keep 6,6", "keep 6,7"] and reasons(state, "keep 7,8") == ["GT-HIT-13"]
        play(state, f"keep {kept}")
        assert len(state.lost[0]) == lost and state.humans(0) == 2 and state.engine_range(0) == strength


@pytest.mark.rule("GT-HIT-13", "GT-AMB-47")
def test_a_part_without_humans_may_be_kept() -> None:
    state = flying(seat("D", day=9), seat("start", day=3), card="III-sabotage-1", round="3", deck=("I-stardust-1",))
    play(state, "roll", 1, 1, 1, 1)
    assert state.decider == 1, "the bare pilot cabin has the smaller crew"
    state = flying(seat("D", day=9, crew={"7,6": 0, "7,7": 1}), seat("start", day=3), card="III-sabotage-1", round="3", deck=("I-stardust-1",))
    play(state, "roll", 3, 4, 3, 4)
    assert state.actions() == ["keep 6,6", "keep 6,7", "keep 7,8", "keep 8,7"]
    play(state, "keep 7,8")
    assert state.out[0] == 2 and len(state.ships[0]) == 2 and len(state.lost[0]) == 6


@pytest.mark.rule("GT-ALN-11", "GT-AMB-27", "GT-AMB-28")
def test_an_alien_without_life_support_leaves() -> None:
    state = shots("G", "2", crew={"7,6": "purple"})
    assert state.kind == "cannons" and state.cannon_range(0)[1] == 5
    play(state, "cannons 0 0")
    events = play(state, "roll", 3, 3)
    assert told(events, "alien_left") == [{"player": 0, "cell": "7,6", "alien": "purple"}]
    assert state.cannon_range(0)[1] == 3 and state.exposed(0) == 7
    assert "7,6" not in state.to_position()["seats"][0]["crew"], "the cabin stays empty"


@pytest.mark.rule("GT-HIT-02", "GT-INV-20")
def test_the_front_of_class_three_a_is_its_highest_row() -> None:
    ship = hull("L")
    assert [CELLS[ship.struck(side, 7)] for side in (0, 2)] == ["8,7", "5,7"] and CELLS[ship.struck(3, 6)] == "6,7"
