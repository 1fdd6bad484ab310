"""The tiles with which an Explorer acts on the sector and on others."""

from __future__ import annotations

import pytest

from tests.games.sector41.at_table import again, at, citing, crystals, explorer, guardian, late_at, reasons, texts, tile, told

# ---- Ion Storm


@pytest.mark.rule("S41-TIL-ION-01", "S41-AMB-51")
def test_the_storm_has_to_change_places_with_another_open_tile() -> None:
    state = at(cells={"6,4": "ion_storm@90", "7,4": "salvage_explorer", "2,8": "pulsar@270"}, explorers={"A1": "7,4"})
    state.play("go 1 6,4")
    assert texts(state) == {"swap 2,8", "swap 5,5", "swap 7,4"}
    assert reasons(state, "swap 6,4") == ["S41-TIL-ION-01"]
    events = state.play("swap 2,8")
    assert (tile(state, "6,4"), tile(state, "2,8")) == ("pulsar@270", "ion_storm@90")
    assert "tiles_swapped" in citing(events, "S41-TIL-ION-01")


@pytest.mark.rule("S41-TIL-ION-02", "S41-AMB-51")
def test_nothing_on_the_two_cells_moves_and_no_effect_follows() -> None:
    state = at(
        cells={"6,4": "ion_storm", "2,8": "glynium_planet_2", "7,4": "salvage_explorer"},
        crystals={"2,8": {"yellow": 2}, "6,4": {"yellow": 1}},
        explorers={"A1": "7,4", "B1": "2,8"},
        guardian="2,8",
    )
    state.play("go 1 6,4")
    events = state.play("swap 2,8")
    assert crystals(state) == {"2,8": {"yellow": 2}, "6,4": {"yellow": 1}}
    assert (explorer(state, "A1"), explorer(state, "B1"), guardian(state)[0]) == ("6,4", "2,8", "2,8")
    assert not told(events, "crystals_placed")


@pytest.mark.rule("S41-AMB-51")
def test_a_swapped_planet_is_never_filled_again() -> None:
    state = at(cells={"6,4": "ion_storm", "2,8": "glynium_planet_2"}, crystals={"2,8": {"yellow": 2}}, explorers={"A1": "7,4", "A2": "6,3"})
    state.play("go 1 6,4")
    state.play("swap 2,8")
    state = again(state, active=0, kind="explorer_move")
    assert not told(state.play("go 2 6,4"), "crystals_placed")
    assert crystals(state) == {"2,8": {"yellow": 2}}


@pytest.mark.rule("S41-TIL-ION-03", "S41-AMB-80")
@pytest.mark.parametrize(("held", "condition"), [("nebula", "trapped"), ("barren_planet", "side_due"), ("asteroid_belt_3", "asteroid_1")])
@pytest.mark.parametrize("owner", ["A", "B"])
def test_whoever_stands_on_one_of_the_two_cells_is_free(held: str, condition: str, owner: str) -> None:
    state = at(cells={"6,4": "ion_storm", "2,8": held}, explorers={"A1": "7,4", f"{owner}2": f"2,8 {condition}"})
    state.play("go 1 6,4")
    events = state.play("swap 2,8")
    assert citing(events, "S41-TIL-ION-03") == ["explorer_state"]
    assert explorer(state, f"{owner}2") == "2,8"
    assert explorer(state, "A1") == "6,4", "the tile that comes under the feet does nothing"
    state = again(state, active="AB".index(owner), kind="explorer_move")
    assert "go 2 2,7" in texts(state)


@pytest.mark.rule("S41-TIL-ION-04", "S41-AMB-52")
def test_backs_and_ruins_cannot_be_swapped_and_the_phase_ends() -> None:
    state = at(cells={"6,4": "ion_storm", "2,8": "?beacon"}, explorers={"A1": "7,4"})
    state.play("go 1 6,4")
    assert reasons(state, "swap 2,8") == ["S41-TIL-ION-04"]
    state.play("swap 5,5")
    assert state.decision.player == 1
    ruins = late_at({"6,4": "ion_storm", "7,4": "salvage_explorer", "2,8": "#beacon"}, explorers={"A1": "7,4"}, mode="awakening", guardian="2,8")
    ruins.play("go 1 6,4")
    assert reasons(ruins, "swap 2,8") == ["S41-TIL-ION-04"]
    assert "swap 2,8" not in texts(ruins)


# ---- Remote Viewport


@pytest.mark.rule("S41-TIL-TEL-01", "S41-AMB-55")
def test_one_player_alone_sees_the_tile_and_how_it_lies() -> None:
    state = at(cells={"7,5": "remote_viewport", "1,9": "?solar_tempest@270"}, explorers={"A1": "8,5"})
    state.play("go 1 7,5")
    assert len(texts(state)) == 1 + sum(text == "?" for row in state.view(1)["grid"] for text in row), "any back, or none"
    assert reasons(state, "look 5,5") == ["S41-TIL-TEL-01"]
    (event,) = told(state.play("look 1,9"), "tile_looked_at", player=0, cell="1,9")
    assert event.seen_by(0)["tile"] == "solar_tempest@270"
    assert "tile" not in event.seen_by(1) and "tile" not in event.seen_by(None)
    assert state.view(0)["grid"][0][8] == "?solar_tempest@270"
    assert state.view(1)["grid"][0][8] == state.view(None)["grid"][0][8] == "?"
    assert state.view(1)["seats"][0]["looked"] == ["1,9"], "everybody knows which tile it was"


@pytest.mark.rule("S41-TIL-TEL-02")
def test_the_tile_is_put_back_as_it_lay_and_is_not_explored() -> None:
    state = at(cells={"7,5": "remote_viewport", "1,9": "?glynium_planet_2@180"}, explorers={"A1": "8,5"})
    state.play("go 1 7,5")
    before = state.to_position()["grid"]
    events = state.play("look 1,9")
    assert state.to_position()["grid"] == before
    assert not told(events, "crystals_placed") and not told(events, "tile_revealed")
    assert citing(events, "S41-TIL-TEL-02") == ["tile_looked_at"]


@pytest.mark.rule("S41-AMB-67")
@pytest.mark.parametrize(("offer", "no"), [("remote_viewport", "look no"), ("starbase", "send no"), ("stargate", "call no")])
def test_an_offer_may_be_declined_and_the_phase_ends(offer: str, no: str) -> None:
    state = at(cells={"7,5": offer}, explorers={"A1": "8,5", "A2": "6,5"})
    state.play("go 1 7,5")
    assert state.actions()[0] == no
    state.play(no)
    assert (state.decision.player, state.kind) == (1, "starship_action")
    assert (explorer(state, "A1"), explorer(state, "A2")) == ("7,5", "6,5")


# ---- Spatial Distortion


@pytest.mark.rule("S41-TIL-DIS-01", "S41-AMB-22", "S41-AMB-53")
def test_one_of_the_nearest_backs_has_to_be_turned_up_and_nobody_follows_it() -> None:
    state = late_at({"7,7": "spatial_distortion", "6,8": "?black_hole", "8,6": "?nebula", "9,9": "?vortex"}, explorers={"A1": "7,6"}, guardian="2,2")
    state.play("go 1 7,7")
    assert texts(state) == {"open 6,8", "open 8,6"}
    assert reasons(state, "open 9,9") == ["S41-TIL-DIS-01"]
    events = state.play("open 6,8")
    assert told(events, "tile_revealed", cell="6,8", by="distortion")
    assert explorer(state, "A1") == "7,7"
    assert not told(events, "explorer_out")


@pytest.mark.rule("S41-AMB-53")
def test_a_planet_turned_up_by_a_distortion_gets_its_crystals() -> None:
    state = at(cells={"7,7": "spatial_distortion", "6,8": "?glynium_planet_3"}, explorers={"A1": "7,6"})
    state.play("go 1 7,7")
    state.play("open 6,8")
    assert crystals(state) == {"6,8": {"yellow": 3}}


@pytest.mark.rule("S41-TIL-DIS-02", "S41-AMB-52", "S41-GRD-15")
def test_a_distortion_never_turns_a_destroyed_tile_up_again() -> None:
    state = late_at({"7,7": "spatial_distortion", "6,8": "#black_hole"}, explorers={"A1": "7,6"}, mode="awakening", guardian="6,8")
    events = state.play("go 1 7,7")
    assert tile(state, "6,8") == "#black_hole@0"
    assert not told(events, "tile_revealed")
    assert state.kind == "guardian_step"


# ---- Starbase


@pytest.mark.rule("S41-TIL-BAS-01", "S41-AMB-43")
def test_a_starbase_reaches_two_cells_in_every_direction() -> None:
    state = at(cells={"5,3": "starbase"}, explorers={"A1": "5,2", "B1": "7,5", "B2": "8,3", "B3": "3,1", "A2": "5,6"})
    state.play("go 1 5,3")
    assert texts(state) == {"send no", "send green 1", "send blue 1", "send blue 3"}
    assert reasons(state, "send blue 2") == reasons(state, "send green 2") == ["S41-TIL-BAS-01"]
    assert reasons(state, "send green 3") == ["S41-TIL-BAS-01"], "aboard is not on the grid"


@pytest.mark.rule("S41-TIL-BAS-01", "S41-PRO-01")
def test_a_protected_explorer_cannot_be_sent_home_whoever_it_is() -> None:
    cells = {"8,4": "starbase", "9,5": "salvage_explorer"}
    foreign = at(cells=cells, explorers={"A1": "9,5", "B1": "7,4"}, active="B")
    foreign.play("go 1 8,4")
    assert reasons(foreign, "send green 1") == ["S41-TIL-BAS-01"]
    own = at(cells=cells, explorers={"A1": "9,5", "A2": "7,4"})
    own.play("go 2 8,4")
    assert reasons(own, "send green 1") == ["S41-TIL-BAS-01"]
    pair = at(cells=cells, explorers={"A1": "9,5", "A2": "9,5", "B1": "7,4"}, active="B")
    pair.play("go 1 8,4")
    assert "send green 1" in texts(pair)


@pytest.mark.rule("S41-TIL-BAS-02")
@pytest.mark.parametrize(("target", "name"), [("send green 1", "A1"), ("send green 2", "A2"), ("send blue 1", "B1")])
def test_anybodys_explorer_may_be_sent_the_own_and_the_entering_one_included(target: str, name: str) -> None:
    state = at(cells={"5,3": "starbase"}, explorers={"A1": "5,2", "A2": "4,4", "B1": "6,4"})
    state.play("go 1 5,3")
    state.play(target)
    places = {other: explorer(state, other) for other in ("A1", "A2", "B1")}
    assert [other for other, place in places.items() if place == "aboard"] == [name]


@pytest.mark.rule("S41-TIL-BAS-03", "S41-AMB-48")
@pytest.mark.parametrize(("held", "condition"), [("nebula", "trapped"), ("barren_planet", "side"), ("asteroid_belt_2", "asteroid_1")])
def test_no_crystal_goes_along_and_slow_tiles_do_not_hold(held: str, condition: str) -> None:
    state = at(cells={"5,3": "starbase", "6,4": held}, crystals={"6,4": {"yellow": 2}}, explorers={"A1": "5,2", "A2": f"6,4 {condition}"})
    state.play("go 1 5,3")
    events = state.play("send green 2")
    assert citing(events, "S41-TIL-BAS-03") == ["explorer_home"]
    assert explorer(state, "A2") == "aboard"
    assert crystals(state) == {"6,4": {"yellow": 2}}
    assert state.scores() == [0, 0]
    assert state.decision.player == 1


# ---- Stargate


@pytest.mark.rule("S41-TIL-GAT-01", "S41-AMB-44", "S41-AMB-48", "S41-HNT-04")
@pytest.mark.parametrize(("held", "condition"), [("nebula", "trapped"), ("barren_planet", "side"), ("asteroid_belt_2", "asteroid_1"), ("starbase", "")])
def test_another_own_explorer_comes_from_anywhere_upright_and_free(held: str, condition: str) -> None:
    state = at(cells={"4,8": "stargate", "2,2": held}, explorers={"A1": "5,8", "A2": f"2,2 {condition}".strip(), "B1": "2,8"})
    state.play("go 1 4,8")
    assert texts(state) == {"call no", "call 2", "call 3"}
    assert reasons(state, "call 1") == ["S41-TIL-GAT-01"], "it is there already"
    state.play("call 2")
    assert explorer(state, "A2") == "4,8"
    assert state.decision.player == 1, "the called one sets off nothing"


@pytest.mark.rule("S41-TIL-GAT-02")
def test_no_crystal_comes_along() -> None:
    state = at(cells={"4,8": "stargate"}, crystals={"2,2": {"yellow": 1}}, explorers={"A1": "5,8", "A2": "2,2"})
    state.play("go 1 4,8")
    events = state.play("call 2")
    assert citing(events, "S41-TIL-GAT-02") == ["explorer_called"]
    assert crystals(state) == {"2,2": {"yellow": 1}}


@pytest.mark.rule("S41-TIL-GAT-03", "S41-DET-05")
def test_who_is_aboard_can_be_called_and_who_is_out_cannot() -> None:
    state = at(cells={"4,8": "stargate"}, explorers={"A1": "5,8", "A2": "out"})
    state.play("go 1 4,8")
    assert reasons(state, "call 2") == ["S41-TIL-GAT-03"]
    assert texts(state) == {"call no", "call 3"}


# ---- Vortex


@pytest.mark.rule("S41-TIL-VOR-01", "S41-AMB-54")
@pytest.mark.parametrize(("angle", "after"), [(90, "solar_tempest@90"), (180, "solar_tempest@180"), (270, "solar_tempest@270")])
def test_one_tile_anywhere_is_turned_and_the_phase_ends(angle: int, after: str) -> None:
    state = at(cells={"7,6": "vortex", "5,2": "solar_tempest@0"}, explorers={"A1": "8,6"})
    state.play("go 1 7,6")
    assert len(texts(state)) == 3 * 81, "the Vortex itself and backs as well, and no way to turn nothing"
    before = state.to_position()["grid"]
    state.play(f"turn 5,2 {angle}")
    assert tile(state, "5,2") == after
    changed = [(r, c) for r in range(9) for c in range(9) if before[r][c] != state.to_position()["grid"][r][c]]
    assert changed == [(4, 1)]
    assert state.decision.player == 1


@pytest.mark.rule("S41-TIL-VOR-01")
def test_the_arrows_of_a_wind_turn_with_it() -> None:
    state = at(cells={"7,6": "vortex", "5,2": "solar_wind[N,SE]"}, explorers={"A1": "8,6"})
    state.play("go 1 7,6")
    state.play("turn 5,2 90")
    assert tile(state, "5,2") == "solar_wind[E,SW]"


@pytest.mark.rule("S41-TIL-VOR-02", "S41-AMB-54")
def test_a_back_is_turned_without_being_shown() -> None:
    state = at(cells={"7,6": "vortex", "2,2": "?solar_tempest@0"}, explorers={"A1": "8,6"})
    state.play("go 1 7,6")
    events = state.play("turn 2,2 180")
    assert tile(state, "2,2") == "?solar_tempest@180"
    assert state.view(0)["grid"][1][1] == "?"
    assert not told(events, "tile_revealed")
    assert "tile_rotated" in citing(events, "S41-TIL-VOR-02")


@pytest.mark.rule("S41-AMB-85")
def test_a_destroyed_tile_is_not_turned() -> None:
    state = late_at({"7,6": "vortex", "2,2": "#beacon"}, explorers={"A1": "8,6"}, mode="awakening", guardian="2,2")
    state.play("go 1 7,6")
    assert reasons(state, "turn 2,2 90") == ["S41-AMB-85"]
    assert texts(state, "turn 2,2 ") == set()
