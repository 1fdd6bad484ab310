"""The tiles that hold, lose or bring back Explorers, and the planets."""

from __future__ import annotations

import pytest

from tests.games.sector41.at_table import again, at, citing, crystals, explorer, guardian, landing, late_at, reasons, texts, told

# ---- Asteroid Belt


@pytest.mark.rule("S41-TIL-AST-01")
@pytest.mark.parametrize("belt", ["asteroid_belt_2", "asteroid_belt_3"])
def test_an_explorer_arrives_on_asteroid_one_and_the_phase_ends(belt: str) -> None:
    state = at(cells={"6,5": belt}, explorers={"A1": "7,5"})
    events = state.play("go 1 6,5")
    assert explorer(state, "A1") == "6,5 asteroid_1"
    assert "explorer_state" in citing(events, "S41-TIL-AST-01")
    assert state.decision.player == 1


@pytest.mark.rule("S41-TIL-AST-02", "S41-TIL-AST-04", "S41-AMB-46")
def test_all_open_belt_tiles_with_the_next_asteroid_are_in_reach() -> None:
    belts = {"6,5": "asteroid_belt_3", "2,2": "asteroid_belt_3", "1,9": "asteroid_belt_2", "9,9": "?asteroid_belt_2"}
    from_one = at(cells=belts, explorers={"A1": "6,5 asteroid_1"})
    assert texts(from_one, "go 1") == {"go 1 6,5", "go 1 2,2", "go 1 1,9"}
    from_two = at(cells=belts, explorers={"A1": "6,5 asteroid_2"})
    assert texts(from_two, "go 1") == {"go 1 6,5", "go 1 2,2"}, "a tile with two asteroids has no third"


@pytest.mark.rule("S41-TIL-AST-03")
@pytest.mark.parametrize(("belt", "top"), [("asteroid_belt_2", 2), ("asteroid_belt_3", 3)])
def test_the_highest_asteroid_is_the_way_off(belt: str, top: int) -> None:
    belts = {"6,5": belt, "2,2": "asteroid_belt_3"} if belt == "asteroid_belt_2" else {"6,5": belt}
    for here in range(1, top + 1):
        state = at(cells=belts, explorers={"A1": f"6,5 asteroid_{here}"})
        off = texts(state, "go 1 7,5")
        assert off == ({"go 1 7,5"} if here == top else set())
        if here < top:
            assert reasons(state, "go 1 7,5") == ["S41-TIL-AST-04"]
        else:
            assert "go 1 2,2" not in texts(state), "from the highest one steps off and does not hop"


@pytest.mark.rule("S41-TIL-AST-04", "S41-AMB-46")
def test_a_hop_keeps_counting_and_is_the_move_of_the_turn() -> None:
    state = at(cells={"6,5": "asteroid_belt_3", "2,2": "asteroid_belt_3"}, explorers={"A1": "6,5 asteroid_1"})
    events = state.play("go 1 2,2")
    assert explorer(state, "A1") == "2,2 asteroid_2"
    assert told(events, "explorer_moved", by="hop")
    assert state.decision.player == 1
    stepped = at(cells={"6,5": "asteroid_belt_2", "6,6": "asteroid_belt_3"}, explorers={"A1": "6,5 asteroid_2"})
    stepped.play("go 1 6,6")
    assert explorer(stepped, "A1") == "6,6 asteroid_1", "a step onto a neighbouring belt begins anew"


@pytest.mark.rule("S41-PRO-02", "S41-GRD-15", "S41-AMB-46")
def test_a_hop_that_is_closed_is_refused_for_what_closes_it() -> None:
    shielded = at(cells={"6,5": "asteroid_belt_3", "1,5": "asteroid_belt_2"}, explorers={"A1": "6,5 asteroid_1", "B1": "1,5 asteroid_1"})
    assert texts(shielded, "go 1") == {"go 1 6,5"}
    assert reasons(shielded, "go 1 1,5") == ["S41-PRO-02"]
    ruined = late_at({"6,5": "asteroid_belt_3", "1,5": "#asteroid_belt_2"}, explorers={"A1": "6,5 asteroid_1"}, mode="awakening", guardian="1,5")
    assert "go 1 1,5" not in texts(ruined)
    assert reasons(ruined, "go 1 1,5") == ["S41-GRD-15"]
    hidden = at(cells={"6,5": "asteroid_belt_3", "1,5": "?asteroid_belt_2"}, explorers={"A1": "6,5 asteroid_1"})
    assert reasons(hidden, "go 1 1,5") == reasons(hidden, "go 1 1,6") == ["S41-TIL-AST-04"], "a back does not tell that it is a belt"


# ---- Barren Planet


@pytest.mark.rule("S41-TIL-BAR-01")
def test_an_explorer_on_its_side_cannot_be_chosen() -> None:
    state = at(cells={"6,5": "barren_planet"}, explorers={"A1": "7,5"})
    events = state.play("go 1 6,5")
    assert told(events, "explorer_state", explorer=1, state="side")
    assert state.decision.player == 1
    next_turn = again(state, active=0, kind="explorer_move")
    assert reasons(next_turn, "go 1 7,5") == ["S41-TIL-BAR-01"]
    assert texts(next_turn, "go 1") == set()


@pytest.mark.rule("S41-TIL-BAR-02", "S41-AMB-50")
def test_it_stands_up_at_the_end_of_the_next_explorer_phase_and_misses_exactly_one() -> None:
    state = at(cells={"6,5": "barren_planet", "9,5": "salvage_explorer", "1,5": "salvage_explorer"}, explorers={"A1": "7,5"})
    stood_up = []
    for turn in range(3):
        events = state.play("go 1 6,5" if turn == 0 else "go 2 9,5" if turn == 1 else "go 1 7,5")
        stood_up.append(bool(told(events, "explorer_state", explorer=1, state="free")))
        if turn == 1:
            assert citing(events, "S41-TIL-BAR-02") == ["explorer_state"]
        state = again(state, active=0, kind="explorer_move")
    assert stood_up == [False, True, False]
    assert explorer(state, "A1") == "7,5"


@pytest.mark.rule("S41-TIL-BAR-02")
def test_the_turns_of_others_do_not_count() -> None:
    state = at(cells={"6,5": "barren_planet", "1,5": "salvage_explorer"}, explorers={"A1": "6,5 side_due"}, active="B", kind="starship_action")
    state.play("stay")
    state.play("go 1 1,5")
    assert explorer(state, "A1") == "6,5 side_due"


@pytest.mark.rule("S41-TIL-BAR-03")
def test_back_aboard_it_stands_up_at_once() -> None:
    state = at(cells={"6,5": "barren_planet", "6,3": "starbase"}, explorers={"A1": "6,5 side", "A2": "6,2"})
    state.play("go 2 6,3")
    state.play("send green 1")
    assert explorer(state, "A1") == "aboard"
    assert "go 1 9,5" in texts(again(state, active=0, kind="explorer_move"))


# ---- Black Hole


@pytest.mark.rule("S41-TIL-BLK-01")
@pytest.mark.parametrize("known", ["black_hole", "?black_hole"])
def test_a_black_hole_takes_the_explorer_out_of_the_game(known: str) -> None:
    place, events = landing(cells={"6,5": known}, explorers={"A1": "7,5"}, go="6,5")
    assert place == "out"
    assert citing(events, "S41-TIL-BLK-01") == ["explorer_out"]


# ---- Glynium Planet


@pytest.mark.rule("S41-TIL-GLY-01", "S41-TIL-GLY-02")
@pytest.mark.parametrize("size", [2, 3, 4])
def test_a_planet_turned_up_receives_its_number_of_crystals(size: int) -> None:
    state = at(cells={"6,5": f"?glynium_planet_{size}"}, explorers={"A1": "7,5"})
    events = state.play("go 1 6,5")
    assert told(events, "crystals_placed", cell="6,5", crystals={"yellow": size})
    assert crystals(state) == {"6,5": {"yellow": size}}
    assert state.to_position()["supply"] == {"yellow": 18 - size, "blue": 2, "red": 1}


@pytest.mark.rule("S41-TIL-GLY-01")
def test_a_planet_is_never_refilled() -> None:
    state = at(cells={"6,5": "glynium_planet_3"}, explorers={"A1": "7,5"})
    assert not told(state.play("go 1 6,5"), "crystals_placed")
    assert crystals(state) == {}


@pytest.mark.rule("S41-TIL-GLY-02", "S41-INV-05")
@pytest.mark.parametrize(
    ("size", "supply", "laid"),
    [
        (2, {"yellow": 0, "blue": 1, "red": 1}, {"blue": 1, "red": 1}),
        (3, {"yellow": 0, "blue": 2, "red": 1}, {"blue": 2, "red": 1}),
        (4, {"yellow": 1, "blue": 2, "red": 1}, {"yellow": 1, "blue": 2, "red": 1}),
    ],
)
def test_yellow_goes_first_then_blue_then_red(size: int, supply: dict[str, int], laid: dict[str, int]) -> None:
    state = at(cells={"6,5": f"?glynium_planet_{size}"}, explorers={"A1": "7,5"}, supply=supply, number=40)
    assert told(state.play("go 1 6,5"), "crystals_placed", crystals=laid)
    assert sum(state.to_position()["supply"].values()) == 0


@pytest.mark.rule("S41-TIL-GLY-03")
@pytest.mark.parametrize("planet", ["glynium_planet_2", "?glynium_planet_2"])
def test_moving_onto_a_planet_ends_the_phase(planet: str) -> None:
    state = at(cells={"6,5": planet}, explorers={"A1": "7,5"})
    events = state.play("go 1 6,5")
    assert "explorer_stopped" in citing(events, "S41-TIL-GLY-03")
    assert explorer(state, "A1") == "6,5"
    assert state.kind == ("guardian_step" if planet.startswith("?") else "starship_action")


@pytest.mark.rule("S41-TIL-GLY-04", "S41-INV-04")
def test_only_the_red_crystal_starts_acceleration() -> None:
    red = at(cells={"6,5": "?glynium_planet_3"}, explorers={"A1": "7,5"}, supply={"yellow": 0, "blue": 2, "red": 1}, number=40)
    assert citing(red.play("go 1 6,5"), "S41-TIL-GLY-04") == ["guardian_mode"]
    assert guardian(red)[1] == "acceleration"
    blue = at(cells={"6,5": "?glynium_planet_3"}, explorers={"A1": "7,5"}, supply={"yellow": 2, "blue": 2, "red": 1}, number=40)
    assert told(blue.play("go 1 6,5"), "crystals_placed", crystals={"yellow": 2, "blue": 1})
    assert guardian(blue)[1] == "wandering"


# ---- Nebula


@pytest.mark.rule("S41-TIL-NEB-01", "S41-TIL-NEB-02")
def test_alone_in_a_nebula_an_explorer_is_trapped() -> None:
    state = at(cells={"6,5": "nebula"}, explorers={"A1": "7,5"})
    events = state.play("go 1 6,5")
    assert citing(events, "S41-TIL-NEB-01")[-1] == "explorer_state"
    assert explorer(state, "A1") == "6,5 trapped"
    next_turn = again(state, active=0, kind="explorer_move")
    assert reasons(next_turn, "go 1 7,5") == ["S41-TIL-NEB-02"]


@pytest.mark.rule("S41-TIL-NEB-02", "S41-TIL-NEB-03", "S41-TIL-NEB-04")
def test_a_second_one_frees_both_and_their_state_shows_it() -> None:
    state = at(cells={"6,5": "nebula"}, explorers={"A1": "6,5 trapped", "A2": "7,5"})
    events = state.play("go 2 6,5")
    assert citing(events, "S41-TIL-NEB-03") == ["explorer_state"]
    assert (explorer(state, "A1"), explorer(state, "A2")) == ("6,5", "6,5")
    assert "go 1 7,5" in texts(again(state, active=0, kind="explorer_move"))


@pytest.mark.rule("S41-TIL-NEB-02")
def test_an_opponent_does_not_free_anybody() -> None:
    state = at(cells={"6,5": "nebula"}, explorers={"A1": "7,5", "B1": "6,5 trapped"})
    state.play("go 1 6,5")
    assert (explorer(state, "A1"), explorer(state, "B1")) == ("6,5 trapped", "aboard")


@pytest.mark.rule("S41-TIL-NEB-04")
def test_the_board_shows_a_trapped_explorer_inside_the_cloud_and_a_free_one_elsewhere() -> None:
    def bounds(where: str) -> tuple[float, ...]:
        state = at(cells={"6,5": "nebula"}, explorers={"A1": where})
        return tuple(state.game.board(state, "all").things["explorer-0-1"].bounds)

    assert bounds("6,5 trapped") != bounds("6,5")


@pytest.mark.rule("S41-AMB-49")
def test_once_free_they_stay_free_and_a_third_is_free_on_arrival() -> None:
    third = at(cells={"6,5": "nebula"}, explorers={"A1": "6,5", "A2": "6,5", "A3": "7,5"})
    third.play("go 3 6,5")
    assert explorer(third, "A3") == "6,5"
    left = at(cells={"6,5": "nebula", "7,5": "salvage_explorer"}, explorers={"A1": "6,5", "A2": "6,5"})
    left.play("go 1 7,5")
    assert explorer(left, "A2") == "6,5"
    assert "go 2 6,4" in texts(again(left, active=0, kind="explorer_move"))


# ---- Salvage Explorer


@pytest.mark.rule("S41-TIL-SAL-01", "S41-AMB-56")
def test_a_wreck_brings_back_one_of_the_own_explorers() -> None:
    state = at(cells={"6,5": "salvage_explorer"}, explorers={"A1": "7,5", "A2": "out", "A3": "out", "B1": "out"})
    events = state.play("go 1 6,5")
    assert citing(events, "S41-TIL-SAL-01").count("explorer_returned") == 1
    assert [explorer(state, name) for name in ("A2", "A3", "B1")] == ["aboard", "out", "out"]
    assert state.decision.player == 1


@pytest.mark.rule("S41-TIL-SAL-01")
def test_a_wreck_helps_the_one_who_entered_and_nobody_else() -> None:
    state = at(cells={"6,5": "salvage_explorer"}, explorers={"A1": "out", "B1": "7,5", "B2": "out"}, active="B")
    state.play("go 1 6,5")
    assert (explorer(state, "A1"), explorer(state, "B2")) == ("out", "aboard")


@pytest.mark.rule("S41-TIL-SAL-01")
def test_a_wreck_does_nothing_with_nobody_out() -> None:
    state = at(cells={"6,5": "salvage_explorer"}, explorers={"A1": "7,5"})
    assert not told(state.play("go 1 6,5"), "explorer_returned")


@pytest.mark.rule("S41-AMB-32")
def test_who_was_removed_by_the_guardian_can_be_salvaged() -> None:
    state = late_at(
        {"5,6": "nebula", "7,5": "salvage_explorer", "8,5": "starbase"}, explorers={"A1": "5,6 trapped", "A2": "8,5"}, mode="awakening", kind="guardian_step"
    )
    assert told(state.play("guardian 5,6"), "explorer_out", player=0, explorer=1, cause="guardian")
    state = again(state, active=0, kind="explorer_move")
    assert told(state.play("go 2 7,5"), "explorer_returned", explorer=1, cause="salvage")
