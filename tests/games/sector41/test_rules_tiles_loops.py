"""Chains that turn in circles."""

from __future__ import annotations

import pytest

from tests.games.sector41.at_table import GAME, at, citing, crystals, explorer, landing, reasons, texts, told

PAIR = {"4,4": "solar_wind[E]", "4,5": "solar_wind[W]"}


@pytest.mark.rule("S41-DET-11", "S41-AMB-11")
@pytest.mark.parametrize(("start", "go"), [("5,4", "4,4"), ("3,5", "4,5")])
def test_who_enters_an_endless_loop_is_lost(start: str, go: str) -> None:
    place, events = landing(cells={**PAIR, start: "salvage_explorer"}, explorers={"A1": start}, go=go)
    assert place == "out"
    assert citing(events, "S41-DET-11") == ["explorer_out"]


@pytest.mark.rule("S41-AMB-11")
@pytest.mark.parametrize(
    "way_out",
    [
        {"4,5": "solar_wind[W,E]", "4,6": "salvage_explorer"},
        {"4,5": "solar_wind[W,E]", "4,6": "?salvage_explorer"},
        {"4,5": "solar_wind[W,S]", "5,5": "beacon"},
    ],
    ids=["stop", "back", "beacon"],
)
def test_a_stop_a_back_or_a_way_home_makes_it_no_loop(way_out: dict[str, str]) -> None:
    state = at(cells={"4,4": "solar_wind[E]", "5,4": "salvage_explorer", **way_out}, explorers={"A1": "5,4"})
    events = state.play("go 1 4,4")
    assert not told(events, "explorer_out")


@pytest.mark.rule("S41-AMB-11")
def test_every_choice_counts_when_a_loop_is_judged() -> None:
    closed = {"4,4": "solar_wind[E,S]", "4,5": "solar_wind[W]", "5,4": "solar_wind[N]", "3,3": "salvage_explorer"}
    place, _events = landing(cells=closed, explorers={"A1": "3,3"}, go="4,4")
    assert place == "out", "two arrows, and both lead round"
    state = at(cells={**closed, "5,4": "solar_wind[N,W]", "5,3": "salvage_explorer"}, explorers={"A1": "3,3"})
    state.play("go 1 4,4")
    assert texts(state) == {"on 4,5", "on 5,4"}


@pytest.mark.rule("S41-DET-11")
def test_an_explorer_that_stops_at_the_edge_is_not_lost() -> None:
    place, _events = landing(cells={"1,4": "solar_wind[N]", "2,4": "solar_wind[N]", "3,4": "salvage_explorer"}, explorers={"A1": "3,4"}, go="2,4")
    assert place == "1,4"


@pytest.mark.rule("S41-DET-12")
def test_the_owner_chooses_the_tile_of_the_loop_for_the_towed_crystal() -> None:
    for drop in ("4,4", "4,5"):
        state = at(cells={**PAIR, "5,4": "glynium_planet_2"}, crystals={"5,4": {"yellow": 1, "blue": 1}}, explorers={"A1": "5,4"})
        state.play("go 1 4,4 tow blue")
        assert (state.decision.player, state.kind) == (0, "loop_drop")
        assert texts(state) == {"drop 4,4", "drop 4,5"}
        assert reasons(state, "drop 5,4") == ["S41-DET-12"]
        events = state.play(f"drop {drop}")
        assert crystals(state) == {"5,4": {"yellow": 1}, drop: {"blue": 1}}
        assert citing(events, "S41-DET-12") == ["crystal_dropped"]
        assert state.decision.player == 1


@pytest.mark.rule("S41-DET-12", "S41-AMB-82")
def test_without_a_crystal_in_tow_nothing_is_asked_and_what_lies_on_the_loop_stays() -> None:
    state = at(cells={**PAIR, "5,4": "salvage_explorer"}, crystals={"4,5": {"yellow": 1}}, explorers={"A1": "5,4"})
    state.play("go 1 4,4")
    assert crystals(state) == {"4,5": {"yellow": 1}}
    assert state.decision.player == 1


@pytest.mark.rule("S41-AMB-82")
def test_combat_comes_before_the_loss_and_only_on_the_cell_entered() -> None:
    state = at(cells={**PAIR, "5,4": "salvage_explorer"}, explorers={"A1": "5,4", "B1": "4,4", "B2": "4,5"})
    events = state.play("go 1 4,4")
    assert [event.kind for event in events if event.kind in ("explorer_home", "explorer_out")] == ["explorer_home", "explorer_out"]
    assert (explorer(state, "B1"), explorer(state, "B2")) == ("aboard", "4,5")


@pytest.mark.rule("S41-AMB-82")
def test_a_back_that_closes_a_loop_is_turned_up_first() -> None:
    place, events = landing(cells={"4,4": "?solar_wind[E]", "4,5": "solar_wind[W]", "5,4": "salvage_explorer"}, explorers={"A1": "5,4"}, go="4,4")
    assert place == "out"
    kinds = [event.kind for event in events]
    assert kinds.index("tile_revealed") < kinds.index("explorer_out")


@pytest.mark.rule("S41-AMB-78")
def test_who_was_lost_in_a_loop_can_come_back() -> None:
    state = at(cells={**PAIR, "5,4": "salvage_explorer", "8,5": "salvage_explorer", "9,5": "starbase"}, explorers={"A1": "5,4", "A2": "9,5"})
    state.play("go 1 4,4")
    position = state.to_position()
    position["turn"].update(active=0, kind="explorer_move")
    state = GAME.position(position)
    events = state.play("go 2 8,5")
    assert told(events, "explorer_returned", explorer=1, cause="salvage")


@pytest.mark.rule("S41-AMB-12")
def test_no_place_twice_while_another_way_is_open() -> None:
    cells = {"4,4": "solar_wind[E]", "4,5": "solar_wind[W,E]", "4,6": "solar_wind[W,E]", "4,7": "salvage_explorer", "5,4": "salvage_explorer"}
    state = at(cells=cells, explorers={"A1": "5,4"})
    state.play("go 1 4,4")
    assert explorer(state, "A1") == "4,7", "from each Wind only the way on is left"
    both = at(cells={**cells, "4,5": "solar_wind[W,E,S]", "5,5": "salvage_explorer"}, explorers={"A1": "5,4"})
    both.play("go 1 4,4")
    assert texts(both) == {"on 4,6", "on 5,5"}
    assert reasons(both, "on 4,4") == ["S41-AMB-12"]


@pytest.mark.rule("S41-AMB-83")
def test_among_old_places_only_a_shortest_way_out_is_left() -> None:
    cells = {
        "3,3": "starbase",
        "4,3": "salvage_explorer",
        "4,4": "solar_wind[E,W]",
        "4,5": "solar_wind[E,S,W]",
        "4,6": "solar_wind[S]",
        "5,5": "solar_wind[E]",
        "5,6": "solar_wind[N,W,NW]",
    }
    state = at(cells=cells, explorers={"A1": "3,3"})
    state.play("go 1 4,4")
    state.play("on 4,5")
    assert texts(state) == {"on 4,6", "on 5,5"}
    events = state.play("on 4,6")
    way = [event.data["to"] for event in told(events, "explorer_moved")]
    assert way[:4] == ["4,6", "5,6", "5,5", "5,6"], "new places first"
    assert way[4:] == ["4,5", "4,4", "4,3"], "then all are old, and the shortest way to the stop on 4,3 is left"


@pytest.mark.rule("S41-AMB-83")
def test_a_rift_entered_from_another_side_is_another_place() -> None:
    cells = {"6,4": "salvage_explorer", "6,5": "space_rift", "6,6": "solar_wind[W]"}
    place, events = landing(cells=cells, explorers={"A1": "6,4"}, go="6,5")
    assert place == "6,4", "east over the Rift, then west over it"
    assert len(told(events, "explorer_moved", by="space_rift")) == 2
