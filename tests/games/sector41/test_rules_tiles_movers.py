"""The tiles that send an Explorer on, one after the other."""

from __future__ import annotations

import pytest

from tests.games.sector41.at_table import at, citing, explorer, landing, late_at, reasons, texts, tile, told


def ways(cells: dict[str, str], start: str, go: str, **wishes: object) -> set[str]:
    """Where a tile may send A1, with the start a quiet known tile."""
    state = at(cells={start: "salvage_explorer", **cells}, explorers={"A1": start}, **wishes)
    state.play(f"go 1 {go}")
    return {text.split()[1] for text in texts(state, "on")}


# ---- Alien Artifact


@pytest.mark.rule("S41-TIL-ART-01", "S41-AMB-37")
def test_an_artifact_throws_like_a_knight_and_never_to_a_neighbour() -> None:
    found = ways({"5,4": "alien_artifact"}, "6,4", "5,4")
    assert found == {"3,3", "3,5", "4,2", "4,6", "6,2", "6,6", "7,3", "7,5"}


@pytest.mark.rule("S41-TIL-ART-02", "S41-AMB-38")
@pytest.mark.parametrize(
    ("to", "then"), [("3,5", "2,6"), ("3,3", "2,2"), ("4,6", "3,7"), ("6,6", "7,7"), ("7,5", "8,6"), ("7,3", "8,2"), ("6,2", "7,1"), ("4,2", "3,1")]
)
def test_after_an_artifact_one_travels_along_the_diagonal(to: str, then: str) -> None:
    state = at(cells={"5,4": "alien_artifact", "6,4": "salvage_explorer", to: "space_rift", then: "glynium_planet_2"}, explorers={"A1": "6,4"})
    state.play("go 1 5,4")
    state.play(f"on {to}")
    assert explorer(state, "A1") == then


@pytest.mark.rule("S41-AMB-38")
def test_an_anomaly_goes_back_along_the_diagonal_too() -> None:
    state = at(cells={"5,4": "alien_artifact", "6,4": "salvage_explorer", "3,5": "temporal_anomaly", "5,3": "glynium_planet_2"}, explorers={"A1": "6,4"})
    state.play("go 1 5,4")
    state.play("on 3,5")
    assert explorer(state, "A1") == "5,3"


# ---- Beacon


@pytest.mark.rule("S41-TIL-BEA-01", "S41-AMB-62")
@pytest.mark.parametrize("ship", ["S1", "S5", "S9"])
def test_a_beacon_leads_home_from_anywhere_and_the_phase_ends(ship: str) -> None:
    state = at(cells={"2,2": "beacon", "2,3": "salvage_explorer"}, explorers={"A1": "2,3"}, ships={"A": ship})
    events = state.play("go 1 2,2")
    assert explorer(state, "A1") == "aboard"
    assert "explorer_moved" in citing(events, "S41-TIL-BEA-01")
    assert state.decision.player == 1


# ---- Pulsar


@pytest.mark.rule("S41-TIL-PUL-01")
@pytest.mark.parametrize(("angle", "bursts"), [(0, {"4,7", "8,3"}), (90, {"8,7", "4,3"}), (180, {"4,7", "8,3"}), (270, {"8,7", "4,3"})])
def test_a_pulsar_throws_along_either_burst(angle: int, bursts: set[str]) -> None:
    assert ways({"6,5": f"pulsar@{angle}"}, "7,5", "6,5") == bursts


@pytest.mark.rule("S41-TIL-PUL-02")
def test_a_pulsar_without_a_burst_on_the_board_stops() -> None:
    place, events = landing(cells={"9,9": "pulsar@0", "8,9": "salvage_explorer"}, explorers={"A1": "8,9"}, go="9,9")
    assert place == "9,9"
    assert citing(events, "S41-TIL-PUL-02") == ["explorer_stopped"]
    turned, _events = landing(cells={"9,9": "pulsar@90", "8,9": "salvage_explorer", "7,7": "barren_planet"}, explorers={"A1": "8,9"}, go="9,9")
    assert turned.startswith("7,7")


# ---- Solar Flare and Solar Tempest


@pytest.mark.rule("S41-TIL-FLA-01")
@pytest.mark.parametrize(("angle", "lands"), [(0, "3,7"), (90, "7,7"), (180, "7,3"), (270, "3,3")])
def test_a_flare_blows_to_the_first_back_in_its_direction(angle: int, lands: str) -> None:
    known = {"4,6": "salvage_explorer", "6,6": "starbase", "6,4": "starbase", "4,4": "starbase"}
    backs = {cell: "?solar_wind[N]" if cell != lands else "?glynium_planet_2" for cell in ("3,7", "7,7", "7,3", "3,3")}
    place, events = landing(cells={"5,5": f"solar_flare@{angle}", "5,4": "salvage_explorer", **known, **backs}, explorers={"A1": "5,4"}, go="5,5")
    assert place == lands
    assert told(events, "tile_revealed", cell=lands, by="explorer")


@pytest.mark.rule("S41-TIL-FLA-02")
def test_a_flare_without_a_back_blows_to_the_edge() -> None:
    ray = {"7,3": "salvage_explorer", "6,4": "starbase", "5,5": "starbase", "4,6": "starbase", "3,7": "stargate", "2,8": "stargate", "1,9": "glynium_planet_2"}
    place, _events = landing(cells={"8,2": "solar_flare@0", "9,2": "salvage_explorer", **ray}, explorers={"A1": "9,2"}, go="8,2")
    assert place == "1,9"


@pytest.mark.rule("S41-TIL-FLA-03")
@pytest.mark.parametrize(("cell", "start"), [("4,9", "5,9"), ("1,4", "2,4")])
def test_a_flare_that_cannot_blow_stops(cell: str, start: str) -> None:
    place, events = landing(cells={cell: "solar_flare@0", start: "salvage_explorer"}, explorers={"A1": start}, go=cell)
    assert place == cell
    assert citing(events, "S41-TIL-FLA-03") == ["explorer_stopped"]


@pytest.mark.rule("S41-TIL-TEM-01")
@pytest.mark.parametrize(("angle", "lands"), [(0, "2,1"), (90, "4,9"), (180, "9,8"), (270, "9,4")])
def test_a_tempest_blows_to_the_edge_over_backs_and_all(angle: int, lands: str) -> None:
    place, events = landing(cells={"7,6": f"solar_tempest@{angle}", "7,5": "salvage_explorer", lands: "?glynium_planet_2"}, explorers={"A1": "7,5"}, go="7,6")
    assert place == lands
    assert len(told(events, "tile_revealed")) == 1


@pytest.mark.rule("S41-TIL-TEM-02")
@pytest.mark.parametrize(("angle", "cell", "start"), [(0, "1,6", "2,6"), (0, "4,1", "4,2"), (90, "4,9", "4,8"), (180, "9,2", "8,2")])
def test_a_tempest_at_its_edge_stops(angle: int, cell: str, start: str) -> None:
    place, events = landing(cells={cell: f"solar_tempest@{angle}", start: "salvage_explorer"}, explorers={"A1": start}, go=cell)
    assert place == cell
    assert citing(events, "S41-TIL-TEM-02") == ["explorer_stopped"]


@pytest.mark.rule("S41-AMB-41", "S41-AMB-84")
@pytest.mark.parametrize("mover", ["solar_flare@90", "solar_tempest@180"])
@pytest.mark.parametrize("cell", ["7,2", "9,4"])
def test_a_line_that_meets_the_own_starship_ends_aboard(mover: str, cell: str) -> None:
    known = {"8,3": "starbase", "9,4": "starbase", "8,2": "salvage_explorer", "8,4": "salvage_explorer"}
    start = "8,2" if cell == "7,2" else "8,4"
    place, _events = landing(cells={**known, cell: mover}, explorers={"A1": start}, go=cell)
    assert place == "aboard"
    beside, _events = landing(cells={**known, cell: mover}, explorers={"A1": start}, ships={"A": "S7"}, go=cell)
    assert beside == "9,4"


@pytest.mark.rule("S41-AMB-30", "S41-AMB-31")
def test_rays_pass_over_ruins_and_do_not_land_on_them() -> None:
    wishes = {"explorers": {"A1": "8,2"}, "mode": "awakening", "guardian": "5,4"}
    for mover in ("solar_flare@0", "solar_tempest@90"):
        passing = late_at({"7,2": mover, "8,2": "salvage_explorer", "5,4": "#beacon"}, **wishes)
        passing.play("go 1 7,2")
        assert explorer(passing, "A1") == "1,8"
        barred = late_at({"7,2": mover, "8,2": "salvage_explorer", "1,8": "#beacon", "4,2": "glynium_planet_2"}, **{**wishes, "guardian": "1,8"})
        events = barred.play("go 1 7,2")
        assert explorer(barred, "A1") == "7,2", "a ray that cannot land does not become shorter"
        assert told(events, "explorer_stopped", cell="7,2")


@pytest.mark.rule("S41-AMB-30")
def test_a_jump_onto_ruins_is_not_offered() -> None:
    state = late_at(
        {"6,5": "supernova", "7,5": "salvage_explorer", "5,5": "#beacon", "4,5": "#wormhole"}, explorers={"A1": "7,5"}, mode="awakening", guardian="5,5"
    )
    state.play("go 1 6,5")
    assert "on 4,5" not in texts(state)
    assert reasons(state, "on 4,5") == ["S41-GRD-15"]
    assert "on 4,7" in texts(state)


# ---- Solar Wind


@pytest.mark.rule("S41-TIL-WND-01")
@pytest.mark.parametrize(("arrow", "to"), [("N", "5,4"), ("NE", "5,5"), ("E", "6,5"), ("SE", "7,5"), ("S", "7,4"), ("SW", "7,3"), ("W", "6,3"), ("NW", "5,3")])
def test_a_wind_blows_one_cell_along_its_arrow(arrow: str, to: str) -> None:
    start = "7,4" if to != "7,4" else "7,3"
    place, events = landing(cells={"6,4": f"solar_wind[{arrow}]", start: "salvage_explorer", to: "glynium_planet_2"}, explorers={"A1": start}, go="6,4")
    assert place == to
    assert told(events, "explorer_moved", to=to, by="solar_wind")


@pytest.mark.rule("S41-TIL-WND-01", "S41-TIL-WND-03")
def test_the_player_chooses_among_the_arrows_the_tile_has() -> None:
    assert ways({"6,4": "solar_wind[N,SE]"}, "7,4", "6,4") == {"5,4", "7,5"}
    assert ways({"6,4": "solar_wind[N,E,W]"}, "7,4", "6,4") == {"5,4", "6,5", "6,3"}


@pytest.mark.rule("S41-TIL-WND-02")
def test_a_wind_whose_arrows_all_leave_the_board_stops() -> None:
    place, events = landing(cells={"1,1": "solar_wind[N,W,NW,SW]", "2,2": "salvage_explorer"}, explorers={"A1": "2,2"}, go="1,1")
    assert place == "1,1"
    assert citing(events, "S41-TIL-WND-02") == ["explorer_stopped"]


# ---- Space Rift and Temporal Anomaly


@pytest.mark.rule("S41-TIL-RIF-01")
@pytest.mark.parametrize(("start", "to"), [("7,5", "5,7"), ("7,6", "5,6"), ("6,5", "6,7"), ("5,5", "7,7"), ("5,7", "7,5")])
def test_a_rift_adds_a_cell_in_the_direction_of_travel(start: str, to: str) -> None:
    place, _events = landing(cells={"6,6": "space_rift", start: "salvage_explorer", to: "glynium_planet_2"}, explorers={"A1": start}, go="6,6")
    assert place == to


@pytest.mark.rule("S41-TIL-RIF-02", "S41-AMB-42")
def test_a_rift_at_the_edge_stops_and_the_guardian_phase_still_follows() -> None:
    state = at(cells={"6,9": "?space_rift", "6,8": "salvage_explorer"}, explorers={"A1": "6,8"})
    events = state.play("go 1 6,9")
    assert citing(events, "S41-TIL-RIF-02") == ["explorer_stopped"]
    assert (state.decision.player, state.kind) == (0, "guardian_step")


@pytest.mark.rule("S41-TIL-TIM-01")
@pytest.mark.parametrize(("start", "to"), [("7,6", "8,6"), ("7,5", "8,4"), ("6,5", "6,4"), ("5,6", "4,6")])
def test_an_anomaly_throws_two_cells_back(start: str, to: str) -> None:
    place, _events = landing(cells={"6,6": "temporal_anomaly", start: "salvage_explorer", to: "?glynium_planet_2"}, explorers={"A1": start}, go="6,6")
    assert place == to


@pytest.mark.rule("S41-TIL-TIM-02")
def test_an_anomaly_throws_one_cell_back_if_two_are_impossible() -> None:
    place, _events = landing(cells={"2,6": "temporal_anomaly", "1,6": "salvage_explorer"}, explorers={"A1": "1,6"}, go="2,6")
    assert place == "1,6"
    protected = at(cells={"3,5": "temporal_anomaly", "2,5": "salvage_explorer", "1,5": "salvage_explorer"}, explorers={"A1": "2,5", "B1": "1,5"})
    protected.play("go 1 3,5")
    assert explorer(protected, "A1") == "2,5"
    assert explorer(protected, "B1") == "1,5"


@pytest.mark.rule("S41-AMB-39")
def test_an_anomaly_counts_cells_and_not_the_way_that_was_jumped() -> None:
    place, _events = landing(
        cells={"8,5": "solar_tempest@0", "9,5": "salvage_explorer", "4,1": "temporal_anomaly", "6,3": "glynium_planet_2"}, explorers={"A1": "9,5"}, go="8,5"
    )
    assert place == "6,3", "two cells back along the line, not back to 8,5"


@pytest.mark.rule("S41-AMB-39")
def test_an_anomaly_that_can_go_neither_way_stops() -> None:
    state = late_at(
        {"6,6": "temporal_anomaly", "5,4": "alien_artifact", "5,3": "salvage_explorer", "5,5": "#beacon", "4,4": "#wormhole"},
        explorers={"A1": "5,3"}, mode="awakening", guardian="5,5",
    )  # fmt: skip
    state.play("go 1 5,4")
    events = state.play("on 6,6")
    assert explorer(state, "A1") == "6,6"
    assert told(events, "explorer_stopped", cell="6,6")


# ---- Supernova


@pytest.mark.rule("S41-TIL-NOV-01", "S41-AMB-68")
def test_a_supernova_throws_to_the_second_cell_in_eight_directions_and_must_be_used() -> None:
    assert ways({"5,4": "supernova"}, "6,4", "5,4") == {"3,2", "3,4", "3,6", "5,2", "5,6", "7,2", "7,4", "7,6"}
    state = at(cells={"5,4": "supernova", "6,4": "salvage_explorer"}, explorers={"A1": "6,4"})
    state.play("go 1 5,4")
    assert reasons(state, "on stop") == ["S41-EXP-06"]
    assert tile(state, "3,2").startswith("?"), "a back is a landing cell as well"


# ---- Wormhole


@pytest.mark.rule("S41-TIL-WOR-01", "S41-AMB-45")
def test_a_wormhole_leads_to_every_open_stargate_and_its_effect_follows() -> None:
    cells = {"3,2": "wormhole", "6,6": "stargate", "8,3": "stargate", "1,9": "?stargate"}
    assert ways(cells, "4,2", "3,2") == {"6,6", "8,3"}
    state = at(cells={**cells, "4,2": "salvage_explorer"}, explorers={"A1": "4,2"})
    state.play("go 1 3,2")
    assert reasons(state, "on stop") == ["S41-EXP-06"]
    assert reasons(state, "on 5,5") == ["S41-TIL-WOR-01"]
    state.play("on 8,3")
    assert state.kind == "stargate_call"


@pytest.mark.rule("S41-TIL-WOR-01")
def test_the_refusal_does_not_tell_a_hidden_stargate_from_another_back() -> None:
    cells = {"3,2": "wormhole", "4,2": "salvage_explorer", "6,6": "stargate", "8,3": "stargate", "1,9": "?stargate", "1,8": "?beacon"}
    state = at(cells=cells, explorers={"A1": "4,2"})
    state.play("go 1 3,2")
    assert reasons(state, "on 1,9") == reasons(state, "on 1,8") == ["S41-TIL-WOR-01"]


@pytest.mark.rule("S41-TIL-WOR-02")
def test_a_wormhole_without_an_open_stargate_stops() -> None:
    place, events = landing(cells={"3,2": "wormhole", "4,2": "salvage_explorer", "6,6": "?stargate"}, explorers={"A1": "4,2"}, go="3,2")
    assert place == "3,2"
    assert citing(events, "S41-TIL-WOR-02") == ["explorer_stopped"]
