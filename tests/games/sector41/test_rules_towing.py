"""Towing Glynium."""

from __future__ import annotations

import pytest

from tests.games.sector41.at_table import at, citing, crystals, explorer, late_at, reasons, texts


@pytest.mark.rule("S41-TOW-01", "S41-AMB-09")
def test_towing_is_optional_and_takes_one_crystal_of_a_colour_that_is_there() -> None:
    state = at(cells={"8,5": "salvage_explorer"}, crystals={"7,5": {"yellow": 2, "blue": 1}}, explorers={"A1": "7,5"})
    assert texts(state, "go 1 8,5") == {"go 1 8,5", "go 1 8,5 tow yellow", "go 1 8,5 tow blue"}
    for text, left in (("go 1 8,5", {"7,5": {"yellow": 2, "blue": 1}}), ("go 1 8,5 tow yellow", {"7,5": {"yellow": 1, "blue": 1}, "8,5": {"yellow": 1}})):
        moved = state.copy()
        events = moved.play(text)
        assert crystals(moved) == left
        assert bool(citing(events, "S41-TOW-01")) is text.endswith("yellow")


@pytest.mark.rule("S41-TOW-02")
def test_there_has_to_be_a_crystal_on_the_cell_left() -> None:
    state = at(cells={"8,5": "salvage_explorer"}, crystals={"8,4": {"yellow": 2}}, explorers={"A1": "7,5"})
    assert reasons(state, "go 1 8,5 tow yellow") == ["S41-TOW-02"]
    assert texts(state, "go 1 8,4") == {"go 1 8,4"}, "crystals are towed away from a cell, not picked up where one goes"


@pytest.mark.rule("S41-TOW-03", "S41-TOW-05")
def test_only_onto_known_tiles_and_the_own_starship() -> None:
    state = at(cells={"9,4": "?salvage_explorer", "8,5": "salvage_explorer"}, crystals={"9,5": {"yellow": 1}}, explorers={"A1": "9,5"})
    assert "go 1 8,5 tow yellow" in texts(state)
    assert "go 1 ship tow yellow" in texts(state)
    assert reasons(state, "go 1 9,4 tow yellow") == ["S41-TOW-05"]
    assert texts(state, "go 1 9,4") == {"go 1 9,4"}


@pytest.mark.rule("S41-TOW-05")
def test_a_tile_ordering_a_movement_onto_a_back_leaves_the_crystal_behind() -> None:
    state = at(
        cells={"8,5": "solar_wind[E,W]", "8,6": "?salvage_explorer", "8,4": "salvage_explorer"}, crystals={"7,5": {"yellow": 1}}, explorers={"A1": "7,5"}
    )
    state.play("go 1 8,5 tow yellow")
    assert texts(state) == {"on 8,4", "on 8,4 tow yellow", "on 8,6"}
    assert reasons(state, "on 8,6 tow yellow") == ["S41-TOW-05"]
    state.play("on 8,6")
    assert crystals(state) == {"8,5": {"yellow": 1}}


MOVERS = [
    ({"6,5": "pulsar@0", "4,7": "salvage_explorer"}, "4,7"),
    ({"6,5": "supernova", "6,7": "salvage_explorer"}, "6,7"),
    ({"6,5": "alien_artifact", "4,6": "salvage_explorer"}, "4,6"),
    ({"6,5": "wormhole", "2,2": "stargate", "2,4": "stargate"}, "2,2"),
    ({"6,5": "solar_tempest@0", "2,1": "salvage_explorer"}, "2,1"),
    ({"6,5": "space_rift", "5,5": "salvage_explorer"}, "5,5"),
    ({"6,5": "temporal_anomaly", "8,5": "salvage_explorer"}, "8,5"),
    ({"6,5": "beacon"}, "ship"),
]


@pytest.mark.rule("S41-TOW-04", "S41-AMB-07")
@pytest.mark.parametrize(("cells", "to"), MOVERS, ids=[cells["6,5"] for cells, _to in MOVERS])
def test_every_movement_may_tow_also_those_ordered_by_tiles(cells: dict[str, str], to: str) -> None:
    state = at(cells=cells, crystals={"7,5": {"yellow": 1}}, explorers={"A1": "7,5"})
    state.play("go 1 6,5 tow yellow")
    assert {f"on {to}", f"on {to} tow yellow"} <= texts(state)
    events = state.play(f"on {to} tow yellow")
    assert "explorer_moved" in citing(events, "S41-TOW-04")
    assert crystals(state) == ({} if to == "ship" else {to: {"yellow": 1}})


@pytest.mark.rule("S41-AMB-07")
def test_a_crystal_is_put_down_on_each_cell_and_may_be_exchanged_there() -> None:
    state = at(cells={"8,5": "solar_wind[S]", "9,5": "salvage_explorer"}, crystals={"7,5": {"yellow": 1}, "8,5": {"blue": 1}}, explorers={"A1": "7,5"})
    state.play("go 1 8,5 tow yellow")
    assert crystals(state) == {"8,5": {"yellow": 1, "blue": 1}}
    assert texts(state) == {"on 9,5", "on 9,5 tow yellow", "on 9,5 tow blue"}
    state.play("on 9,5 tow blue")
    assert crystals(state) == {"8,5": {"yellow": 1}, "9,5": {"blue": 1}}


@pytest.mark.rule("S41-AMB-07")
def test_a_crystal_that_lies_on_the_way_may_be_taken_up_in_the_middle_of_a_chain() -> None:
    state = at(cells={"8,5": "solar_wind[S]", "9,5": "salvage_explorer"}, crystals={"8,5": {"blue": 1}}, explorers={"A1": "7,5"})
    state.play("go 1 8,5")
    assert texts(state) == {"on 9,5", "on 9,5 tow blue"}


@pytest.mark.rule("S41-AMB-08")
def test_a_tile_explored_earlier_in_the_phase_counts_as_known() -> None:
    state = at(cells={"6,5": "?space_rift", "6,6": "solar_wind[W]"}, crystals={"6,6": {"yellow": 1}}, explorers={"A1": "6,4"})
    state.play("go 1 6,5")
    assert texts(state) == {"on 6,5", "on 6,5 tow yellow"}


@pytest.mark.rule("S41-AMB-72")
def test_a_hop_to_another_belt_may_tow_and_one_on_the_same_tile_needs_not() -> None:
    state = at(cells={"6,5": "asteroid_belt_3", "3,3": "asteroid_belt_2"}, crystals={"6,5": {"yellow": 1}}, explorers={"A1": "6,5 asteroid_1"})
    assert texts(state, "go 1") == {"go 1 6,5", "go 1 3,3", "go 1 3,3 tow yellow"}
    assert reasons(state, "go 1 6,5 tow yellow") == ["S41-TOW-02"]
    state.play("go 1 3,3 tow yellow")
    assert explorer(state, "A1") == "3,3 asteroid_2"
    assert crystals(state) == {"3,3": {"yellow": 1}}


@pytest.mark.rule("S41-AMB-10")
def test_a_crystal_towed_into_a_black_hole_lies_there() -> None:
    state = at(cells={"6,5": "black_hole"}, crystals={"7,5": {"yellow": 1}}, explorers={"A1": "7,5"})
    state.play("go 1 6,5 tow yellow")
    assert explorer(state, "A1") == "out"
    assert crystals(state) == {"6,5": {"yellow": 1}}


@pytest.mark.rule("S41-AMB-76")
def test_nothing_is_towed_out_of_a_starship() -> None:
    state = at(cells={"9,5": "salvage_explorer"}, collected={"A": {"yellow": 3}})
    assert texts(state) == {"go 1 9,5"}
    assert reasons(state, "go 1 9,5 tow yellow") == ["S41-AMB-76"]


@pytest.mark.rule("S41-INV-22")
def test_crystals_stay_when_their_explorer_is_beaten_sent_home_called_or_destroyed() -> None:
    heap = {"6,6": {"yellow": 2}}
    beaten = at(cells={"6,6": "glynium_planet_2"}, crystals=heap, explorers={"A1": "6,5", "B1": "6,6"})
    beaten.play("go 1 6,6")
    sent = at(cells={"6,4": "starbase"}, crystals=heap, explorers={"A1": "6,3", "B1": "6,6"})
    sent.play("go 1 6,4")
    sent.play("send blue 1")
    called = at(cells={"6,4": "stargate"}, crystals=heap, explorers={"A1": "6,3", "A2": "6,6"})
    called.play("go 1 6,4")
    called.play("call 2")
    assert crystals(beaten) == crystals(sent) == crystals(called) == heap


@pytest.mark.rule("S41-TOW-05", "S41-GRD-15")
def test_destroyed_tiles_take_no_crystal_either() -> None:
    state = late_at(
        {"6,4": "#beacon", "6,5": "salvage_explorer"}, crystals={"6,5": {"red": 1}}, explorers={"A1": "6,5"}, mode="awakening", guardian="6,4", collected={}
    )
    assert reasons(state, "go 1 6,4 tow red") == ["S41-GRD-15"]
    assert "go 1 6,6 tow red" in texts(state)
