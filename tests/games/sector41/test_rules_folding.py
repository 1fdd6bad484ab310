"""Folding space."""

from __future__ import annotations

import pytest

from tests.games.sector41.at_table import again, at, citing, crystals, explorer, guardian, late_at, reasons, texts, tile, told

LINES = {
    "N": [f"{row},4" for row in range(1, 10)],
    "S": [f"{row},4" for row in range(9, 0, -1)],
    "W": [f"4,{column}" for column in range(1, 10)],
    "E": [f"4,{column}" for column in range(9, 0, -1)],
}
"""The nine cells before place 4 of an edge, the nearest first."""
PLAYERS = {"S": "A", "N": "B", "W": "C", "E": "D"}


@pytest.mark.rule("S41-FLD-01", "S41-FLD-02", "S41-FLD-03", "S41-AMB-02")
@pytest.mark.parametrize("edge", ["N", "E", "S", "W"])
def test_the_line_shifts_away_and_its_last_tile_comes_to_the_front(edge: str) -> None:
    player = PLAYERS[edge]
    state = at(kind="starship_action", players=4, active=player, ships={player: f"{edge}4"}, cells={"4,4": "solar_tempest@90", "2,2": "pulsar@180"})
    before = state.to_position()["grid"]
    line = LINES[edge]
    was = [tile(state, cell) for cell in line]
    events = state.play("fold")
    assert [tile(state, cell) for cell in line] == [was[8], *was[:8]], "orientation and face are part of the text and stay"
    assert not told(events, "tile_revealed")
    after = state.to_position()["grid"]
    changed = {f"{row + 1},{column + 1}" for row in range(9) for column in range(9) if before[row][column] != after[row][column]}
    assert changed <= set(line)


@pytest.mark.rule("S41-FLD-02")
@pytest.mark.parametrize("angle", [0, 90, 180, 270])
def test_the_tile_that_comes_round_is_not_turned(angle: int) -> None:
    state = at(kind="starship_action", cells={"1,5": f"solar_tempest@{angle}"})
    state.play("fold")
    assert tile(state, "9,5") == f"solar_tempest@{angle}"


@pytest.mark.rule("S41-FLD-03")
def test_a_fold_neither_opens_tiles_nor_moves_the_guardian_phase() -> None:
    state = at(kind="starship_action", cells={"9,5": "salvage_explorer", "1,5": "?beacon", "8,6": "salvage_explorer"}, explorers={"A1": "8,6"})
    state.play("fold")
    assert tile(state, "9,5") == "?beacon@0"
    state.play("go 1 8,5")
    assert state.decision.player == 1, "nothing was explored, so the Guardian does not wander"


@pytest.mark.rule("S41-FLD-04")
def test_no_starship_moves_not_even_the_one_across() -> None:
    state = at(kind="starship_action", ships={"A": "S4", "B": "N4"})
    state.play("fold")
    assert [seat["ship"] for seat in state.to_position()["seats"]] == [4, 4]
    assert explorer(state, "A1") == explorer(state, "B1") == "aboard"


@pytest.mark.rule("S41-FLD-05", "S41-AMB-77")
def test_everything_on_the_line_rides_along_in_the_state_it_was() -> None:
    state = at(
        kind="starship_action",
        cells={"1,5": "nebula", "3,5": "barren_planet", "4,5": "asteroid_belt_3", "7,5": "black_hole", "6,5": "glynium_planet_2"},
        crystals={"6,5": {"yellow": 2}, "2,2": {"yellow": 1}},
        explorers={"A1": "1,5 trapped", "A2": "3,5 side_due", "A3": "7,5", "B1": "4,5 asteroid_2", "B2": "2,2"},
        guardian="8,5",
    )
    events = state.play("fold")
    assert explorer(state, "A1") == "9,5 trapped"
    assert explorer(state, "A2") == "2,5 side_due"
    assert explorer(state, "A3") == "6,5", "riding on a Black Hole is not entering it"
    assert explorer(state, "B1") == "3,5 asteroid_2"
    assert explorer(state, "B2") == "2,2"
    assert crystals(state) == {"5,5": {"yellow": 2}, "2,2": {"yellow": 1}}
    assert guardian(state)[0] == "7,5"
    assert {event.kind for event in events} == {"folded"}


@pytest.mark.rule("S41-FLD-05", "S41-TIL-TEL-01")
def test_what_a_player_has_looked_at_is_remembered_where_it_goes() -> None:
    state = at(kind="starship_action", cells={"1,5": "?black_hole@90"}, looked={"B": ("1,5",)})
    state.play("fold")
    assert state.view(1)["grid"][8][4] == "?black_hole@90"
    assert state.view(0)["grid"][8][4] == "?"


@pytest.mark.rule("S41-FLD-06", "S41-INV-15")
@pytest.mark.parametrize(("across", "closed"), [("N4", True), ("N5", False), ("N3", False)])
def test_the_line_just_folded_is_closed_for_the_player_across(across: str, closed: bool) -> None:
    state = at(kind="starship_action", ships={"A": "S4", "B": across}, cells={"1,4": "salvage_explorer"})
    state.play("fold")
    state.play("go 1 9,4")
    assert state.decision.player == 1
    assert reasons(state, "fold") == (["S41-FLD-06"] if closed else [])
    assert ("fold" in texts(state)) is not closed


@pytest.mark.rule("S41-FLD-06")
def test_rows_are_closed_in_the_same_way_for_players_at_the_sides() -> None:
    wishes = {"kind": "starship_action", "players": 4, "folded": {"C": 3}}
    assert reasons(at(active="D", ships={"C": "W3", "D": "E3"}, **wishes), "fold") == ["S41-FLD-06"]
    assert reasons(at(active="D", ships={"C": "W3", "D": "E4"}, **wishes), "fold") == []
    assert reasons(at(active="A", ships={"C": "W3", "A": "S3"}, **wishes), "fold") == [], "neighbours are not concerned"


@pytest.mark.rule("S41-FLD-06", "S41-AMB-03")
def test_a_fold_across_in_between_does_not_lift_the_ban() -> None:
    state = at(
        kind="starship_action",
        players=4,
        ships={"A": "S4", "B": "N4", "C": "W2", "D": "E7"},
        cells={"1,4": "salvage_explorer", "2,9": "salvage_explorer"},
    )
    state.play("fold")
    state.play("go 1 9,4")
    assert state.decision.player == 2
    state.play("fold")
    state.play("go 1 2,1")
    assert state.decision.player == 1
    assert reasons(state, "fold") == ["S41-FLD-06"]


@pytest.mark.rule("S41-FLD-06", "S41-AMB-03")
@pytest.mark.parametrize("instead", ["stay", "ship 5"])
def test_the_ban_lapses_with_a_turn_without_a_fold(instead: str) -> None:
    state = at(kind="starship_action", ships={"A": "S4", "B": "N4"}, cells={"9,4": "salvage_explorer", "9,5": "starbase"}, folded={"A": 4})
    state.play(instead)
    state.play(state.actions()[0])
    if state.kind == "starbase_target":
        state.play("send no")
    assert state.decision.player == 1
    assert reasons(state, "fold") == []


@pytest.mark.rule("S41-FLD-06")
def test_one_may_fold_ones_own_line_again_and_again() -> None:
    assert "fold" in texts(at(kind="starship_action", ships={"A": "S4", "B": "N4"}, folded={"A": 4}))


@pytest.mark.rule("S41-FLD-07", "S41-GRD-16")
@pytest.mark.parametrize("ruin", ["1,4", "5,4", "9,4"])
def test_a_line_with_a_destroyed_tile_cannot_be_folded(ruin: str) -> None:
    for player, ship in (("A", "S4"), ("B", "N4")):
        state = late_at({ruin: "#beacon"}, kind="starship_action", active=player, ships={player: ship}, mode="awakening", guardian=ruin)
        assert reasons(state, "fold") == ["S41-FLD-07"]
        assert "fold" not in texts(state)
    beside = late_at({ruin: "#beacon"}, kind="starship_action", ships={"A": "S5"}, mode="awakening", guardian=ruin)
    assert reasons(beside, "fold") == []


@pytest.mark.rule("S41-INV-14")
def test_folds_from_both_sides_undo_each_other_and_nine_folds_restore_the_line() -> None:
    state = at(kind="starship_action", ships={"A": "S4", "B": "N4"}, cells={"3,4": "pulsar@90"}, guardian="2,4")
    grid = state.to_position()["grid"]
    folded = state.copy()
    folded.play("fold")
    assert folded.to_position()["grid"] != grid
    position = again(folded, active=1).to_position()
    position["seats"][0]["folded"] = None
    from_across = folded.game.position(position)
    from_across.play("fold")
    assert from_across.to_position()["grid"] == grid
    assert guardian(from_across)[0] == "2,4"
    for _time in range(9):
        state.play("fold")
        state = again(state, active=0)
    assert state.to_position()["grid"] == grid


@pytest.mark.rule("S41-HNT-03", "S41-FLD-01")
def test_a_planet_before_the_own_edge_can_be_stolen_unless_it_is_folded_away() -> None:
    planet = {"cells": {"9,4": "glynium_planet_2"}, "crystals": {"9,4": {"yellow": 2}}}
    stolen = at(kind="starship_action", active="B", ships={"A": "S4", "B": "N4"}, **planet)
    stolen.play("fold")
    assert crystals(stolen) == {"1,4": {"yellow": 2}}
    saved = at(kind="starship_action", ships={"A": "S4", "B": "N4"}, **planet)
    events = saved.play("fold")
    assert crystals(saved) == {"8,4": {"yellow": 2}}
    assert citing(events, "S41-FLD-01") == ["folded"]
    assert reasons(again(saved, active=1), "fold") == ["S41-FLD-06"]
