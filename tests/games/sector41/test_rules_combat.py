"""Combat and protection."""

from __future__ import annotations

import pytest

from tests.games.sector41.at_table import at, citing, crystals, explorer, late_at, reasons, texts, told


@pytest.mark.rule("S41-CBT-01", "S41-CBT-02", "S41-INV-25")
def test_entering_beats_every_opposing_explorer_on_the_tile() -> None:
    state = at(cells={"5,7": "salvage_explorer"}, explorers={"A1": "6,7", "B1": "5,7", "B2": "5,7", "B3": "5,6"})
    events = state.play("go 1 5,7")
    assert citing(events, "S41-CBT-01") == ["combat"]
    assert citing(events, "S41-CBT-02") == ["explorer_home"] * 2
    assert [explorer(state, name) for name in ("A1", "B1", "B2", "B3")] == ["5,7", "aboard", "aboard", "5,6"]


@pytest.mark.rule("S41-CBT-01")
def test_own_explorers_do_not_fight_and_an_empty_tile_sees_no_combat() -> None:
    state = at(cells={"5,7": "salvage_explorer"}, explorers={"A1": "6,7", "A2": "5,7"})
    assert not told(state.play("go 1 5,7"), "combat")


@pytest.mark.rule("S41-CBT-01", "S41-AMB-64")
def test_combat_is_fought_on_every_landing_cell_of_a_chain_and_never_in_between() -> None:
    state = at(
        cells={"6,4": "solar_wind[E]", "6,5": "pulsar@90", "5,4": "salvage_explorer", "4,3": "salvage_explorer", "8,7": "black_hole"},
        explorers={"A1": "7,4", "B1": "6,4", "B2": "5,4", "B3": "4,3"},
    )
    first = state.play("go 1 6,4")
    assert [event.data["cell"] for event in told(first, "combat")] == ["6,4"]
    second = state.play("on 4,3")
    assert [event.data["cell"] for event in told(second, "combat")] == ["4,3"]
    assert [explorer(state, name) for name in ("B1", "B2", "B3")] == ["aboard", "5,4", "aboard"]


@pytest.mark.rule("S41-AMB-64")
def test_first_combat_then_the_tile() -> None:
    state = at(cells={"6,6": "nebula"}, explorers={"A1": "6,5", "B1": "6,6 trapped"})
    kinds = [event.kind for event in state.play("go 1 6,6")]
    assert kinds.index("combat") < kinds.index("explorer_home") < kinds.index("explorer_state")
    assert explorer(state, "A1") == "6,6 trapped"


@pytest.mark.rule("S41-CBT-03", "S41-AMB-47")
@pytest.mark.parametrize("belt", ["asteroid_belt_2", "asteroid_belt_3"])
def test_on_an_asteroid_belt_the_beaten_are_out_whatever_asteroid_they_are_on(belt: str) -> None:
    state = at(cells={"5,7": belt}, explorers={"A1": "6,7", "B1": "5,7 asteroid_1", "B2": "5,7 asteroid_2"})
    events = state.play("go 1 5,7")
    assert citing(events, "S41-CBT-03") == ["explorer_out"] * 2
    assert [explorer(state, name) for name in ("A1", "B1", "B2")] == ["5,7 asteroid_1", "out", "out"]


@pytest.mark.rule("S41-CBT-03", "S41-AMB-46")
def test_a_hop_onto_another_belt_tile_is_an_attack_as_well() -> None:
    state = at(cells={"5,7": "asteroid_belt_2", "2,2": "asteroid_belt_3"}, explorers={"A1": "2,2 asteroid_1", "B1": "5,7 asteroid_1"})
    events = state.play("go 1 5,7")
    assert told(events, "explorer_out", player=1, explorer=1, cause="combat")
    assert explorer(state, "A1") == "5,7 asteroid_2"


@pytest.mark.rule("S41-AMB-65")
@pytest.mark.parametrize(("tile", "state"), [("barren_planet", "side_due"), ("nebula", "trapped")])
def test_the_beaten_come_home_upright_and_free(tile: str, state: str) -> None:
    table = at(cells={"6,6": tile, "1,5": "salvage_explorer"}, explorers={"A1": "6,5", "B1": f"6,6 {state}"})
    table.play("go 1 6,6")
    assert explorer(table, "B1") == "aboard"
    table.play("stay")
    assert texts(table) == {"go 1 1,5"}


@pytest.mark.rule("S41-CBT-02", "S41-AMB-65")
def test_each_goes_to_its_own_starship() -> None:
    state = at(players=3, cells={"6,6": "solar_wind[N]", "5,6": "salvage_explorer"}, explorers={"A1": "6,5", "B1": "6,6", "C1": "5,6"}, ships={"C": "W2"})
    state.play("go 1 6,6")
    assert (explorer(state, "B1"), explorer(state, "C1"), explorer(state, "A1")) == ("aboard", "aboard", "5,6")


# ---- protection


def attack(cells: dict[str, str], defender: str, attacker: str, **wishes: object) -> list[str]:
    """What forbids B1 to step from a cell onto the one where A1 stands."""
    state = at(cells={defender: "salvage_explorer", attacker: "salvage_explorer", **cells}, explorers={"A1": defender, "B1": attacker}, active="B", **wishes)
    return reasons(state, f"go 1 {defender}")


@pytest.mark.rule("S41-PRO-01", "S41-PRO-02")
def test_the_cell_before_a_starship_is_protected_and_the_next_one_is_not() -> None:
    assert attack({}, "9,5", "8,5") == ["S41-PRO-02"]
    assert attack({"9,5": "starbase"}, "8,5", "7,5") == []
    assert attack({}, "9,5", "8,5", ships={"A": "S6"}) == [], "the Starship has to be right behind it"


@pytest.mark.rule("S41-PRO-01", "S41-AMB-13")
@pytest.mark.parametrize(
    ("way", "cell", "attacker"),
    [
        ({"9,5": "solar_wind[NE]"}, "8,6", "7,6"),
        ({"9,5": "pulsar@0"}, "7,7", "6,7"),
        ({"9,5": "alien_artifact"}, "7,4", "6,4"),
        ({"9,5": "solar_tempest@0"}, "5,1", "4,1"),
        ({"9,5": "space_rift"}, "8,5", "7,5"),
        ({"9,5": "space_rift", "8,5": "space_rift"}, "7,5", "6,5"),
        ({"9,5": "wormhole", "3,3": "stargate"}, "3,3", "2,3"),
        ({"9,5": "solar_wind[N,W]", "8,5": "supernova"}, "6,7", "5,7"),
    ],
)
def test_what_can_be_reached_in_one_phase_over_known_tiles_is_protected(way: dict[str, str], cell: str, attacker: str) -> None:
    state = at(cells={cell: "salvage_explorer", attacker: "starbase", **way}, explorers={"A1": cell, "B1": attacker}, active="B")
    assert reasons(state, f"go 1 {cell}") == ["S41-PRO-02"]
    assert f"go 1 {cell}" not in texts(state)


@pytest.mark.rule("S41-AMB-14")
@pytest.mark.parametrize("gap", [{"9,5": "?solar_wind[NE]"}, {"9,5": "glynium_planet_2"}, {"9,5": "stargate"}, {"9,5": "solar_wind[NW]"}])
def test_backs_stopping_tiles_and_other_directions_break_the_way(gap: dict[str, str]) -> None:
    assert attack({"9,5": "solar_wind[NE]"}, "8,6", "7,6") == ["S41-PRO-02"]
    assert attack(gap, "8,6", "7,6") == []


@pytest.mark.rule("S41-AMB-14")
def test_a_destroyed_tile_breaks_the_way() -> None:
    cells = {"9,5": "solar_wind[N]", "8,5": "solar_wind[N]", "7,5": "salvage_explorer", "6,5": "starbase"}
    wishes = {"explorers": {"A1": "7,5", "B1": "6,5"}, "active": "B", "mode": "awakening"}
    assert reasons(late_at(cells, guardian="5,5", **wishes), "go 1 7,5") == ["S41-PRO-02"]
    assert reasons(late_at({**cells, "8,5": "#beacon"}, guardian="8,5", **wishes), "go 1 7,5") == []


@pytest.mark.rule("S41-AMB-14")
def test_pieces_on_the_way_do_not_matter_and_nobody_has_to_be_aboard() -> None:
    state = at(
        cells={"9,5": "solar_wind[N]", "8,5": "solar_wind[N]", "7,5": "salvage_explorer", "7,6": "starbase"},
        explorers={"A1": "7,5", "A2": "9,5", "A3": "out", "B1": "7,6", "B2": "8,5"},
        active="B",
    )
    assert reasons(state, "go 1 7,5") == ["S41-PRO-02"]


@pytest.mark.rule("S41-PRO-03")
def test_several_tiles_are_protected_at_once() -> None:
    state = at(
        cells={"9,5": "supernova", "7,3": "salvage_explorer", "7,7": "salvage_explorer", "9,3": "salvage_explorer"},
        explorers={"A1": "7,3", "A2": "7,7", "A3": "9,3", "B1": "8,2", "B2": "8,8"},
        active="B",
    )
    assert [reasons(state, text) for text in ("go 1 7,3", "go 1 9,3", "go 2 7,7")] == [["S41-PRO-02"]] * 3


@pytest.mark.rule("S41-PRO-04", "S41-AMB-16")
def test_two_on_a_tile_are_not_protected() -> None:
    state = at(cells={"9,5": "salvage_explorer"}, explorers={"A1": "9,5", "A2": "9,5", "B1": "8,5"}, active="B")
    assert reasons(state, "go 1 9,5") == []
    state.play("go 1 9,5")
    assert (explorer(state, "A1"), explorer(state, "A2")) == ("aboard", "aboard")


@pytest.mark.rule("S41-AMB-15")
def test_a_choice_that_lands_on_a_protected_opponent_is_not_offered() -> None:
    state = at(
        cells={"9,5": "salvage_explorer", "8,5": "solar_wind[S,W]", "8,4": "glynium_planet_2"},
        crystals={"8,4": {"yellow": 1}},
        explorers={"A1": "9,5", "B1": "7,5"},
        active="B",
    )
    state.play("go 1 8,5")
    assert explorer(state, "B1") == "8,4"
    assert crystals(state) == {"8,4": {"yellow": 1}}


@pytest.mark.rule("S41-AMB-17")
def test_protection_is_judged_after_the_attackers_own_starship_phase() -> None:
    state = at(
        kind="starship_action",
        cells={"9,5": "solar_wind[NE]", "8,5": "?vortex", "8,6": "salvage_explorer", "7,6": "salvage_explorer"},
        explorers={"A1": "8,6", "B1": "7,6"},
        active="B",
    )
    stays, folds = state.copy(), state.copy()
    stays.play("stay")
    assert reasons(stays, "go 1 8,6") == ["S41-PRO-02"]
    folds.play("fold")
    assert reasons(folds, "go 1 8,6") == []


@pytest.mark.rule("S41-AMB-17")
@pytest.mark.parametrize(
    ("change", "refused"),
    [(("stay",), ["S41-PRO-02"]), (("ship 6",), []), (("stay", "vortex"), []), (("stay", "storm"), [])],
    ids=["nothing", "ship", "vortex", "storm"],
)
def test_protection_follows_every_change_of_the_board_within_a_game(change: tuple[str, ...], refused: list[str]) -> None:
    """Asked once before and once after Green's turn, so that nothing may be remembered from before."""
    state = at(
        cells={
            "9,5": "solar_wind[NE]",
            "8,6": "salvage_explorer",
            "1,5": "salvage_explorer",
            "3,3": "starbase",
            "3,2": "vortex",
            "3,4": "ion_storm",
            "2,3": "stargate",
        },
        explorers={"A1": "8,6", "A2": "3,3", "B1": "7,6"},
        active="B",
    )
    assert reasons(state, "go 1 8,6") == ["S41-PRO-02"]
    state.play("go 2 1,5")
    state.play(change[0])
    if "vortex" in change:
        state.play("go 2 3,2")
        state.play("turn 9,5 90")
    elif "storm" in change:
        state.play("go 2 3,4")
        state.play("swap 9,5")
    else:
        state.play("go 2 2,3")
        state.play("call no")
    state.play("stay")
    assert reasons(state, "go 1 8,6") == refused


@pytest.mark.rule("S41-AMB-17", "S41-FLD-01")
def test_a_fold_breaks_a_way_that_held_the_turn_before() -> None:
    cells = {"9,5": "solar_wind[NE]", "8,5": "?vortex", "8,6": "salvage_explorer", "1,5": "salvage_explorer", "2,3": "salvage_explorer"}
    state = at(cells=cells, explorers={"A1": "8,6", "A2": "3,3", "B1": "7,6"}, active="B")
    assert reasons(state, "go 1 8,6") == ["S41-PRO-02"]
    for text in ("go 2 1,5", "stay", "go 2 2,3", "fold"):
        state.play(text)
    assert reasons(state, "go 1 8,6") == []


@pytest.mark.rule("S41-PRO-01")
def test_a_way_comes_into_being_when_its_tile_is_turned_up() -> None:
    cells = {"9,5": "solar_wind[N]", "8,5": "?solar_wind[NE]", "7,6": "salvage_explorer", "1,5": "salvage_explorer", "2,3": "?salvage_explorer"}
    state = at(cells=cells, explorers={"A1": "7,6", "A2": "3,3", "B1": "6,6"}, active="B", guardian="7,5")
    assert reasons(state, "go 1 7,6") == []
    for text in ("go 2 1,5", "stay", "go 2 2,3", "guardian 8,5", "stay"):
        state.play(text)
    assert reasons(state, "go 1 7,6") == ["S41-PRO-02"]


@pytest.mark.rule("S41-PRO-01", "S41-PRO-02")
def test_ones_own_protection_bars_nobody_of_ones_own() -> None:
    state = at(cells={"9,5": "salvage_explorer"}, explorers={"A1": "9,5", "A2": "8,5"})
    assert reasons(state, "go 2 9,5") == []


@pytest.mark.rule("S41-AMB-86", "S41-CBT-03")
def test_a_starbase_sends_home_from_an_asteroid_belt() -> None:
    state = at(cells={"6,4": "starbase", "6,6": "asteroid_belt_2"}, explorers={"A1": "6,3", "B1": "6,6 asteroid_2"})
    state.play("go 1 6,4")
    events = state.play("send blue 1")
    assert told(events, "explorer_home", cause="starbase")
    assert explorer(state, "B1") == "aboard"
