"""The Guardian phase: wandering, acceleration, awakening."""

from __future__ import annotations

import pytest

from tests.games.sector41.at_table import again, at, citing, crystals, explorer, guardian, late_at, reasons, texts, tile, told

AROUND_CENTRE = {"4,4", "4,5", "4,6", "5,4", "5,6", "6,4", "6,5", "6,6"}


def steps(state: object) -> set[str]:
    """The cells the Guardian may step to now."""
    return {text.split()[1] for text in texts(state, "guardian")}


# ---- in every mode


@pytest.mark.rule("S41-GRD-01")
@pytest.mark.parametrize("known", ["beacon", "black_hole", "solar_wind[N]", "supernova", "nebula", "?wormhole", "?ion_storm", "?spatial_distortion"])
def test_the_guardian_ignores_every_tile_effect(known: str) -> None:
    state = at(cells={"4,5": known}, kind="guardian_step", explored=True)
    events = state.play("guardian 4,5")
    assert guardian(state)[0] == "4,5"
    assert {event.kind for event in events} <= {"guardian_moved", "tile_revealed", "turn_began"}


@pytest.mark.rule("S41-GRD-02", "S41-GRD-06")
@pytest.mark.parametrize(("cell", "number"), [("5,5", 8), ("1,5", 5), ("9,9", 3), ("4,1", 5)])
def test_the_guardian_stays_within_the_grid_and_goes_one_cell(cell: str, number: int) -> None:
    state = at(guardian=cell, kind="guardian_step", explored=True)
    row, column = (int(part) for part in cell.split(","))
    around = {f"{r},{c}" for r in range(row - 1, row + 2) for c in range(column - 1, column + 2) if 1 <= r <= 9 and 1 <= c <= 9} - {cell}
    assert steps(state) == around
    assert len(around) == number
    assert reasons(state, "guardian 3,7") == ["S41-GRD-06"]


@pytest.mark.rule("S41-GRD-03")
@pytest.mark.parametrize("mode", ["wandering", "acceleration"])
def test_before_it_awakes_it_harms_nobody_and_nothing(mode: str) -> None:
    wishes = {"crystals": {"4,4": {"yellow": 2}}, "explorers": {"B1": "4,4"}, "kind": "guardian_step"}
    if mode == "wandering":
        state = at(cells={"4,4": "glynium_planet_2"}, explored=True, **wishes)
    else:
        state = late_at({"4,4": "salvage_explorer", "2,2": "?vortex", "2,3": "?nebula"}, **wishes)
    state.play("guardian 4,4")
    assert explorer(state, "B1") == "4,4"
    assert crystals(state) == {"4,4": {"yellow": 2}}
    assert not tile(state, "4,4").startswith(("?", "#"))


@pytest.mark.rule("S41-GRD-04")
def test_the_active_player_moves_it_whoever_that_is() -> None:
    for player in ("A", "B"):
        state = at(active=player, explorers={f"{player}1": "3,3"}, cells={"3,4": "?barren_planet"})
        state.play("go 1 3,4")
        assert (state.decision.player, state.kind) == ("AB".index(player), "guardian_step")


# ---- wandering


@pytest.mark.rule("S41-GRD-05", "S41-AMB-25")
def test_it_wanders_only_after_an_explorer_entered_a_back() -> None:
    known = at(cells={"3,4": "salvage_explorer"}, explorers={"A1": "3,3"})
    known.play("go 1 3,4")
    assert known.decision.player == 1
    back = at(cells={"3,4": "?salvage_explorer"}, explorers={"A1": "3,3"})
    back.play("go 1 3,4")
    assert back.kind == "guardian_step"
    chain = at(cells={"3,4": "solar_wind[E]", "3,5": "?barren_planet"}, explorers={"A1": "3,3"})
    chain.play("go 1 3,4")
    assert chain.kind == "guardian_step"
    middle = at(cells={"3,4": "?solar_wind[E]", "3,5": "barren_planet"}, explorers={"A1": "3,3"})
    middle.play("go 1 3,4")
    assert middle.kind == "guardian_step", "also when the back was in the middle of a chain"


@pytest.mark.rule("S41-AMB-25")
def test_a_distortion_does_not_make_it_wander_and_two_backs_make_one_step() -> None:
    opened = at(cells={"3,4": "spatial_distortion", "2,4": "?barren_planet"}, explorers={"A1": "3,3"})
    opened.play("go 1 3,4")
    opened.play("open 2,4")
    assert opened.decision.player == 1
    two = at(cells={"3,4": "?solar_wind[E]", "3,5": "?barren_planet"}, explorers={"A1": "3,3"})
    two.play("go 1 3,4")
    two.play("guardian 5,4")
    assert two.decision.player == 1


@pytest.mark.rule("S41-GRD-06")
def test_a_back_it_enters_is_turned_up() -> None:
    state = at(cells={"4,5": "?pulsar@90"}, kind="guardian_step", explored=True)
    events = state.play("guardian 4,5")
    assert tile(state, "4,5") == "pulsar@90"
    assert citing(events, "S41-GRD-06") == ["guardian_moved", "tile_revealed"]


@pytest.mark.rule("S41-AMB-24")
def test_the_step_is_a_duty() -> None:
    state = at(kind="guardian_step", explored=True)
    assert reasons(state, "guardian stays") == ["S41-AMB-24"]
    assert steps(state) == AROUND_CENTRE


@pytest.mark.rule("S41-GRD-07")
def test_a_planet_it_finds_gets_its_crystals() -> None:
    state = at(cells={"4,5": "?glynium_planet_4"}, kind="guardian_step", explored=True)
    events = state.play("guardian 4,5")
    assert citing(events, "S41-GRD-07") == ["crystals_placed"]
    assert crystals(state) == {"4,5": {"yellow": 4}}


# ---- acceleration

LAST_PLANET = {"supply": {"yellow": 0, "blue": 2, "red": 1}, "number": 40}


@pytest.mark.rule("S41-GRD-08", "S41-AMB-26")
def test_the_red_crystal_speeds_it_up_in_the_same_turn() -> None:
    state = at(cells={"6,5": "?glynium_planet_3", "6,4": "salvage_explorer", "5,6": "salvage_explorer"}, explorers={"A1": "7,5"}, **LAST_PLANET)
    events = state.play("go 1 6,5")
    assert citing(events, "S41-GRD-08") == ["guardian_mode"]
    assert steps(state) <= AROUND_CENTRE - {"6,5", "6,4", "5,6"}, "only towards backs"
    assert reasons(state, "guardian 6,5") == ["S41-GRD-09"]


@pytest.mark.rule("S41-GRD-08", "S41-AMB-26")
def test_found_by_a_distortion_it_moves_in_the_same_turn_too() -> None:
    state = at(cells={"7,7": "spatial_distortion", "6,8": "?glynium_planet_3"}, explorers={"A1": "7,6"}, **LAST_PLANET)
    state.play("go 1 7,7")
    state.play("open 6,8")
    assert (guardian(state)[1], state.kind) == ("acceleration", "guardian_step")


@pytest.mark.rule("S41-AMB-26")
def test_found_by_the_guardian_itself_it_speeds_up_from_the_next_turn() -> None:
    state = at(cells={"4,5": "?glynium_planet_3", "1,5": "salvage_explorer"}, kind="guardian_step", explored=True, **LAST_PLANET)
    state.play("guardian 4,5")
    assert (guardian(state)[1], state.decision.player) == ("acceleration", 1)
    state.play("stay")
    state.play("go 1 1,5")
    assert state.kind == "guardian_step", "although nobody explored anything"


@pytest.mark.rule("S41-GRD-09", "S41-AMB-22", "S41-AMB-23")
def test_it_goes_towards_the_nearest_back() -> None:
    state = late_at({"4,7": "?barren_planet", "9,9": "?vortex"}, guardian="4,4", kind="guardian_step")
    assert steps(state) == {"3,5", "4,5", "5,5"}
    assert reasons(state, "guardian 5,4") == ["S41-GRD-09"], "nearer to 9,9, but that is not the nearest"
    tied = late_at({"2,5": "?barren_planet", "5,8": "?vortex"}, kind="guardian_step")
    assert steps(tied) == {"4,4", "4,5", "4,6", "5,6", "6,6"}


@pytest.mark.rule("S41-GRD-10")
def test_accelerated_it_turns_up_what_it_enters() -> None:
    state = late_at({"4,5": "?barren_planet", "4,4": "?vortex"}, kind="guardian_step")
    events = state.play("guardian 4,5")
    assert citing(events, "S41-GRD-10") == ["tile_revealed"]
    assert (tile(state, "4,5"), tile(state, "4,4")) == ("barren_planet@0", "?vortex@0")


# ---- awakening


@pytest.mark.rule("S41-GRD-11", "S41-AMB-27")
def test_with_the_last_tile_explored_it_is_put_on_the_centre_and_nothing_is_destroyed_yet() -> None:
    state = late_at({"6,5": "?barren_planet"}, explorers={"A1": "7,5"}, guardian="2,2")
    events = state.play("go 1 6,5")
    assert citing(events, "S41-GRD-11") == ["guardian_relocated", "guardian_mode"]
    assert guardian(state) == ("5,5", "awakening")
    assert not any(text.startswith("#") for row in state.to_position()["grid"] for text in row)
    assert state.decision.player == 1


@pytest.mark.rule("S41-GRD-11", "S41-AMB-27")
@pytest.mark.parametrize("by", ["guardian", "distortion"])
def test_it_awakes_whoever_turns_up_the_last_tile(by: str) -> None:
    if by == "guardian":
        state = late_at({"2,3": "?barren_planet"}, guardian="2,2", kind="guardian_step")
        state.play("guardian 2,3")
    else:
        state = late_at({"2,3": "?barren_planet", "8,5": "spatial_distortion", "9,5": "salvage_explorer"}, guardian="2,2", explorers={"A1": "9,5"})
        state.play("go 1 8,5")
    assert guardian(state) == ("5,5", "awakening")
    assert state.decision.player == 1


@pytest.mark.rule("S41-AMB-71")
def test_the_centre_is_the_middle_cell_whatever_tile_lies_there() -> None:
    state = late_at(
        {"6,5": "pulsar@90", "1,5": "?barren_planet", "5,5": "vortex", "8,1": "salvage_explorer"},
        guardian="2,2",
        kind="starship_action",
        explorers={"A1": "3,7"},
        ships={"B": "N9"},
        crystals={},
    )
    state.play("fold")
    assert tile(state, "5,5") == "pulsar@90"
    assert tile(state, "9,5") == "?barren_planet@0"
    state.play("go 2 9,5")
    assert guardian(state) == ("5,5", "awakening")
    assert tile(state, "5,5") == "pulsar@90"


@pytest.mark.rule("S41-GRD-12", "S41-AMB-79")
def test_awake_it_goes_every_turn_towards_the_nearest_open_tile() -> None:
    ruins = {"8,1": "#glynium_planet_2", "8,2": "#beacon", "9,1": "#vortex", "9,2": "#wormhole"}
    state = late_at({**ruins, "9,3": "#nebula", "8,3": "#pulsar", "9,5": "salvage_explorer"}, mode="awakening", guardian="9,1")
    state.play("go 1 9,5")
    assert state.kind == "guardian_step", "nobody explored anything, and still it moves"
    assert steps(state) == {"8,1", "8,2"}, "towards row 7, two steps away; column 4 is three away"
    assert reasons(state, "guardian 9,2") == ["S41-GRD-12"]


@pytest.mark.rule("S41-GRD-13", "S41-GRD-14", "S41-AMB-32", "S41-AMB-33")
def test_what_it_enters_is_destroyed_with_everything_on_it() -> None:
    state = late_at(
        {"5,6": "nebula"},
        crystals={"5,6": {"yellow": 1, "blue": 1}, "2,6": {"red": 1}},
        explorers={"A1": "5,6 trapped", "A2": "5,6", "B1": "5,4"},
        mode="awakening",
        kind="guardian_step",
        collected={},
    )
    removed = dict(state.to_position()["removed"])
    events = state.play("guardian 5,6")
    assert citing(events, "S41-GRD-13") == ["tile_destroyed"]
    assert citing(events, "S41-GRD-14") == ["explorer_out", "explorer_out", "crystals_removed"]
    assert tile(state, "5,6") == "#nebula@0"
    assert [explorer(state, name) for name in ("A1", "A2", "B1")] == ["out", "out", "5,4"]
    assert crystals(state) == {"2,6": {"red": 1}}
    after = state.to_position()["removed"]
    assert {colour: after[colour] - removed[colour] for colour in after} == {"yellow": 1, "blue": 1, "red": 0}


@pytest.mark.rule("S41-AMB-28")
def test_ruins_under_its_feet_stay_ruins_and_its_own_cell_is_no_goal() -> None:
    ruins = {"8,1": "#glynium_planet_2", "8,2": "#beacon", "9,1": "#vortex", "9,2": "#wormhole"}
    state = late_at(ruins, mode="awakening", guardian="9,1", kind="guardian_step")
    events = state.play("guardian 8,2")
    assert tile(state, "8,2") == "#beacon@0"
    assert not told(events, "tile_destroyed") and not told(events, "tile_revealed")
    centre = late_at({}, mode="awakening", kind="guardian_step")
    assert steps(centre) == AROUND_CENTRE


@pytest.mark.rule("S41-AMB-79")
def test_without_an_open_tile_elsewhere_it_stays() -> None:
    everything = [f"{row},{column}" for row in range(1, 10) for column in range(1, 10) if (row, column) != (5, 5)]
    state = at(cells={"5,5": "glynium_planet_2"}, crystals={"5,5": {"red": 1}}, mode="awakening", destroyed=everything, kind="starship_action")
    events = state.play("stay")
    assert citing(events, "S41-AMB-79") == ["guardian_stayed"]
    assert guardian(state)[0] == "5,5"
    assert state.decision.player == 1


@pytest.mark.rule("S41-GRD-15", "S41-AMB-29")
def test_destroyed_tiles_can_neither_be_entered_nor_turned_up() -> None:
    state = late_at({"6,4": "#beacon", "9,5": "#vortex"}, explorers={"A1": "6,5"}, mode="awakening", guardian="6,4")
    assert reasons(state, "go 1 6,4") == reasons(state, "go 2 9,5") == ["S41-GRD-15"]
    assert "go 1 6,4" not in texts(state)
    assert texts(state, "go 2") == set()
    state.play("go 1 7,5")
    assert tile(state, "6,4") == "#beacon@0"


@pytest.mark.rule("S41-GRD-15", "S41-AMB-30")
def test_a_mover_whose_only_way_leads_onto_ruins_stops() -> None:
    state = late_at({"6,4": "#beacon", "6,5": "solar_wind[W]", "6,6": "salvage_explorer"}, explorers={"A1": "6,6"}, mode="awakening", guardian="6,4")
    events = state.play("go 1 6,5")
    assert told(events, "explorer_stopped", cell="6,5")
    assert explorer(again(state, active=0, kind="explorer_move"), "A1") == "6,5"
