"""The ordinary step of an Explorer, and what holds for every movement."""

from __future__ import annotations

import pytest

from tests.games.sector41.at_table import at, citing, explorer, landing, late_at, reasons, texts, tile, told

AROUND = ("5,2", "5,3", "5,4", "6,2", "6,4", "7,2", "7,3", "7,4")


@pytest.mark.rule("S41-EXP-01")
def test_one_cell_in_any_of_eight_directions() -> None:
    state = at(explorers={"A1": "6,3"})
    assert texts(state, "go 1") == {f"go 1 {cell}" for cell in AROUND}
    assert reasons(state, "go 1 4,3") == ["S41-EXP-01"]
    assert reasons(state, "go 1 9,5") == ["S41-EXP-01"]


@pytest.mark.rule("S41-EXP-01")
def test_one_explorer_only() -> None:
    state = at(cells={"6,4": "salvage_explorer"}, explorers={"A1": "6,3", "A2": "2,2"})
    events = state.play("go 1 6,4")
    assert citing(events, "S41-EXP-01") == ["explorer_moved"]
    assert explorer(state, "A2") == "2,2"
    assert state.decision.player == 1


@pytest.mark.rule("S41-EXP-01")
def test_who_is_out_of_the_game_cannot_be_moved() -> None:
    state = at(explorers={"A1": "out"})
    assert reasons(state, "go 1 9,5") == ["S41-EXP-01"]
    assert texts(state) == {"go 2 9,5"}


@pytest.mark.rule("S41-EXP-02")
@pytest.mark.parametrize(
    ("player", "ship", "front", "beside"),
    [("A", "S5", "9,5", ("9,4", "9,6")), ("B", "N3", "1,3", ("1,2", "1,4")), ("C", "W7", "7,1", ("6,1", "8,1")), ("D", "E2", "2,9", ("1,9", "3,9"))],
)
def test_a_starship_is_left_and_boarded_straight_ahead(player: str, ship: str, front: str, beside: tuple[str, str]) -> None:
    leaving = at(players=4, active=player, ships={player: ship})
    assert texts(leaving) == {f"go 1 {front}"}
    for cell in beside:
        assert reasons(leaving, f"go 1 {cell}") == ["S41-EXP-02"]
        boarding = at(players=4, active=player, ships={player: ship}, explorers={f"{player}1": cell})
        assert reasons(boarding, "go 1 ship") == ["S41-EXP-02"]
        assert "go 1 ship" not in texts(boarding)
    boarding = at(players=4, active=player, ships={player: ship}, explorers={f"{player}1": front})
    assert "go 1 ship" in texts(boarding)
    boarding.play("go 1 ship")
    assert explorer(boarding, f"{player}1") == "aboard"


@pytest.mark.rule("S41-EXP-03")
@pytest.mark.parametrize(
    ("cells", "go"),
    [({"9,6": "solar_wind[SW]"}, "9,6"), ({"9,4": "solar_wind[SE]"}, "9,4"), ({"8,7": "pulsar@0"}, "8,7"), ({"7,2": "solar_tempest@180"}, "7,2")],
)
def test_a_tile_may_bring_an_explorer_aboard_at_an_angle(cells: dict[str, str], go: str) -> None:
    row, column = (int(part) for part in go.split(","))
    state = at(cells=cells, explorers={"A1": f"{row - 1},{column}"})
    state.play(f"go 1 {go}")
    if state.kind == "chain_move":
        state.play("on ship")
    assert explorer(state, "A1") == "aboard"


@pytest.mark.rule("S41-EXP-04", "S41-EXP-05")
@pytest.mark.parametrize("angle", [0, 90, 180, 270])
def test_entering_a_back_turns_it_up_as_it_lay(angle: int) -> None:
    state = at(cells={"9,5": f"?barren_planet@{angle}"})
    assert state.view(0)["grid"][8][4] == "?", "the active player sees nothing of it before"
    events = state.play("go 1 9,5")
    assert told(events, "tile_revealed", cell="9,5", tile=f"barren_planet@{angle}", by="explorer")
    assert tile(state, "9,5") == f"barren_planet@{angle}"
    assert citing(events, "S41-EXP-04") == ["tile_revealed"]


@pytest.mark.rule("S41-EXP-05")
def test_there_is_no_choice_of_how_a_tile_will_lie() -> None:
    one, other = (at(cells={"9,5": f"?solar_tempest@{angle}"}) for angle in (0, 90))
    assert texts(one) == texts(other) == {"go 1 9,5"}
    assert not told(one.play("go 1 9,5"), "tile_rotated")


@pytest.mark.rule("S41-EXP-06")
def test_the_tile_is_followed_at_once_and_only_as_it_says() -> None:
    state = at(cells={"6,4": "solar_wind[E,S]", "7,3": "salvage_explorer"}, explorers={"A1": "7,3"})
    state.play("go 1 6,4")
    assert (state.decision.player, state.kind) == (0, "chain_move")
    assert texts(state) == {"on 6,5", "on 7,4"}
    assert reasons(state, "on 5,4") == ["S41-EXP-06"]
    assert reasons(state, "on stop") == ["S41-EXP-06"]
    assert reasons(state, "swap 7,3") == ["S41-EXP-06"], "no other tile is at work"


@pytest.mark.rule("S41-DET-01")
def test_there_is_always_a_move_to_make_and_no_way_to_pass() -> None:
    state = at(explorers={"A1": "6,3", "A2": "9,9"})
    assert all(text.startswith("go ") for text in texts(state))
    assert reasons(state, "stay") == ["S41-TRN-02"]
    events = late_at({"9,5": "#beacon"}, kind="starship_action", mode="awakening", guardian="9,5", explorers={"A2": "out", "A3": "out"}).play("stay")
    assert citing(events, "S41-DET-01") == ["no_move"]


@pytest.mark.rule("S41-DET-02")
def test_standing_still_is_no_move() -> None:
    state = at(explorers={"A1": "6,3"})
    assert reasons(state, "go 1 6,3") == ["S41-DET-02"]
    assert reasons(state, "go 2 ship") == ["S41-DET-02"]


@pytest.mark.rule("S41-DET-03")
def test_tiles_in_between_are_neither_explored_nor_felt() -> None:
    state = at(
        cells={
            "6,4": "pulsar@0",
            "7,4": "salvage_explorer",
            "5,5": "black_hole",
            "7,3": "?barren_planet",
            "4,6": "glynium_planet_2",
            "8,2": "salvage_explorer",
        },
        explorers={"A1": "7,4", "B1": "5,5"},
    )
    state.play("go 1 6,4")
    other = state.copy()
    events = state.play("on 4,6")
    assert explorer(state, "A1") == "4,6"
    assert explorer(state, "B1") == "5,5", "flown over, not fought"
    assert not told(events, "combat")
    other.play("on 8,2")
    assert tile(other, "7,3") == "?barren_planet@0"
    assert other.decision.player == 1, "nothing explored, no wandering"


@pytest.mark.rule("S41-DET-04")
@pytest.mark.parametrize(
    ("cells", "go"),
    [
        ({"8,5": "supernova"}, "8,5"),
        ({"8,4": "alien_artifact"}, "8,4"),
        ({"9,5": "space_rift"}, "9,5"),
        ({"9,5": "solar_wind[S]"}, "9,5"),
        ({"5,1": "beacon"}, "5,1"),
    ],
)
def test_the_own_starship_is_a_landing_place_like_a_known_tile(cells: dict[str, str], go: str) -> None:
    row, column = (int(part) for part in go.split(","))
    state = at(
        cells={**cells, f"{row - 1},{column}": "salvage_explorer"}, explorers={"A1": f"{row - 1},{column}"}, crystals={f"{row - 1},{column}": {"yellow": 1}}
    )
    state.play(f"go 1 {go} tow yellow")
    assert {"on ship", "on ship tow yellow"} <= texts(state)
    state.play("on ship tow yellow")
    assert explorer(state, "A1") == "aboard"
    assert state.scores() == [1, 0]


@pytest.mark.rule("S41-DET-05")
def test_an_explorer_aboard_is_in_play() -> None:
    state = at(kind="starship_action", cells={"3,3": "nebula", "6,7": "nebula"}, explorers={"A1": "3,3 trapped", "A2": "6,7 trapped"})
    events = state.play("stay")
    assert not told(events, "explorer_out")
    assert not told(events, "explorer_returned")
    assert texts(state) == {"go 3 9,5"}


@pytest.mark.rule("S41-DET-06")
@pytest.mark.parametrize("wind", ["solar_wind[N]", "space_rift", "solar_tempest@90"])
def test_another_players_starship_is_closed(wind: str) -> None:
    ship = {"solar_tempest@90": "N6"}.get(wind, "N5")
    place, events = landing(cells={"1,5": wind, "2,5": "salvage_explorer"}, explorers={"A1": "2,5"}, ships={"B": ship}, go="1,5")
    assert place == "1,5"
    assert told(events, "explorer_stopped", cell="1,5")


@pytest.mark.rule("S41-DET-06", "S41-DET-08")
def test_jumps_onto_another_players_starship_are_not_offered() -> None:
    state = at(cells={"2,5": "supernova", "3,5": "salvage_explorer"}, explorers={"A1": "3,5"})
    state.play("go 1 2,5")
    assert texts(state) == {"on 2,3", "on 2,7", "on 4,3", "on 4,5", "on 4,7"}
    assert reasons(at(explorers={"A1": "1,5"}), "go 1 ship") == ["S41-EXP-02"]


@pytest.mark.rule("S41-DET-07")
@pytest.mark.parametrize(
    ("mover", "cell", "start"),
    [
        ("solar_wind[W]", "4,1", "4,2"),
        ("space_rift", "1,9", "1,8"),
        ("solar_flare@0", "1,4", "2,4"),
        ("solar_tempest@0", "1,4", "2,4"),
        ("pulsar@0", "1,1", "2,1"),
    ],
)
def test_a_movement_off_the_board_does_not_happen_and_the_phase_ends(mover: str, cell: str, start: str) -> None:
    state = at(cells={cell: mover, start: "salvage_explorer"}, explorers={"A1": start})
    events = state.play(f"go 1 {cell}")
    assert explorer(state, "A1") == cell
    assert citing(events, "S41-DET-07") == ["explorer_stopped"]
    assert state.decision.player == 1


@pytest.mark.rule("S41-DET-08")
@pytest.mark.parametrize(
    ("mover", "ways"),
    [("supernova", {"on 1,3", "on 3,1", "on 3,3"}), ("alien_artifact", {"on 2,3", "on 3,2"}), ("solar_wind[N,E,S,W,NW]", {"on 1,2", "on 2,1"})],
)
def test_ways_off_the_board_cannot_be_chosen(mover: str, ways: set[str]) -> None:
    state = at(cells={"1,1": mover, "2,2": "salvage_explorer"}, explorers={"A1": "2,2"})
    state.play("go 1 1,1")
    assert texts(state) == ways


@pytest.mark.rule("S41-AMB-61")
def test_all_own_explorers_may_stand_on_one_tile() -> None:
    state = at(cells={"6,4": "salvage_explorer", "6,3": "glynium_planet_2"}, explorers={"A1": "6,3", "A2": "6,4", "A3": "6,4"})
    events = state.play("go 1 6,4")
    assert {explorer(state, name) for name in ("A1", "A2", "A3")} == {"6,4"}
    assert not told(events, "combat")


@pytest.mark.rule("S41-AMB-63")
def test_a_back_entered_by_a_throw_is_explored_and_followed() -> None:
    place, events = landing(
        cells={"6,4": "solar_wind[E]", "7,4": "salvage_explorer", "6,5": "?solar_wind[E]", "6,6": "?nebula"}, explorers={"A1": "7,4"}, go="6,4"
    )
    assert place == "6,6 trapped"
    assert [event.data["cell"] for event in told(events, "tile_revealed", by="explorer")] == ["6,5", "6,6"]


@pytest.mark.rule("S41-AMB-69")
def test_a_chain_may_end_where_it_began() -> None:
    place, _events = landing(cells={"6,4": "solar_wind[S]", "7,4": "salvage_explorer"}, explorers={"A1": "7,4"}, go="6,4")
    assert place == "7,4"


@pytest.mark.rule("S41-AMB-73", "S41-DET-01")
def test_a_harmful_move_is_a_move() -> None:
    hole = at(cells={"9,5": "black_hole"}, explorers={"A2": "out", "A3": "out"})
    assert texts(hole) == {"go 1 9,5"}
    loop = at(cells={"9,5": "solar_wind[N]", "8,5": "solar_wind[S]", "8,4": "salvage_explorer"}, ships={"A": "S5"}, explorers={"A2": "out", "A3": "out"})
    assert texts(loop) == {"go 1 9,5"}
    loop.play("go 1 9,5")
    assert explorer(loop, "A1") == "out"


@pytest.mark.rule("S41-AMB-81")
@pytest.mark.parametrize("mode", ["wandering", "acceleration", "awakening"])
def test_an_explorer_may_enter_the_guardians_cell_in_every_mode(mode: str) -> None:
    wishes = {"explorers": {"A1": "6,5"}, "guardian": "5,5"}
    cells = {"5,5": "salvage_explorer", "6,5": "salvage_explorer"}
    state = at(cells=cells, **wishes) if mode == "wandering" else late_at({**cells, **({} if mode == "awakening" else {"1,9": "?vortex"})}, mode=mode, **wishes)
    state.play("go 1 5,5")
    assert explorer(state, "A1") == "5,5"
    assert tile(state, "5,5") == "salvage_explorer@0"
