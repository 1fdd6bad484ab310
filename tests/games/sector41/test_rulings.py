"""Every option of a new game: the recommended reading and the other one differ on a concrete table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import spacegames as sg
from tests.games.sector41.at_table import GAME, again, at, crystals, explorer, guardian, late_at, reasons, texts, tile, told

RULING: dict[str, Callable[..., None]] = {}
"""Option -> its test, so that an option without one is noticed."""


def ruling(option: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Mark a test as the one of an option."""

    def mark(test: Callable[..., None]) -> Callable[..., None]:
        assert option not in RULING
        RULING[option] = test
        return test

    return mark


def test_every_option_has_a_test_a_ruling_and_a_default() -> None:
    assert set(RULING) == set(GAME.options)
    for name, option in GAME.options.items():
        rule = GAME.rules[option.rule]
        assert rule.ruling and rule.option == name
        assert option.default == (None if name == "turn_limit" else next(iter(option.values)))
        with pytest.raises(sg.BadOption):
            GAME.new(2, 1, **{name: "nonsense"})


@pytest.mark.rule("S41-AMB-03")
@ruling("fold_ban")
@pytest.mark.parametrize(("value", "closed"), [("last_turn", False), ("last_fold", True)])
def test_fold_ban(value: str, closed: bool) -> None:
    state = at(kind="starship_action", ships={"A": "S4", "B": "N4"}, cells={"9,4": "salvage_explorer"}, folded={"A": 4}, fold_ban=value)
    state.play("stay")
    state.play("go 1 9,4")
    assert state.decision.player == 1
    assert reasons(state, "fold") == (["S41-FLD-06"] if closed else [])


@pytest.mark.rule("S41-AMB-58")
@ruling("guardian_rides")
@pytest.mark.parametrize(("value", "cell"), [(True, "4,5"), (False, "5,5")])
def test_guardian_rides(value: bool, cell: str) -> None:
    state = at(kind="starship_action", guardian_rides=value)
    state.play("fold")
    assert guardian(state)[0] == cell


@pytest.mark.rule("S41-AMB-59")
@ruling("turn_order")
@pytest.mark.parametrize(("value", "second"), [("edges", 2), ("seats", 1)])
def test_turn_order(value: str, second: int) -> None:
    state = at(players=3, kind="starship_action", cells={"9,5": "salvage_explorer"}, turn_order=value)
    state.play("stay")
    state.play("go 1 9,5")
    assert state.decision.player == second, "clockwise from the south comes the west, where the third seat has its Starship"


@pytest.mark.rule("S41-AMB-75")
@ruling("start")
@pytest.mark.parametrize(("value", "starts"), [("random", {0, 1, 2}), ("first", {0})])
def test_start(value: str, starts: set[int]) -> None:
    assert {GAME.new(3, seed, start=value).decision.player for seed in range(30)} == starts


@pytest.mark.rule("S41-AMB-11", "S41-AMB-12", "S41-AMB-83")
@ruling("loops")
@pytest.mark.parametrize("value", ["trap", "repeat"])
def test_loops(value: str) -> None:
    """A loop that can be left: nobody may go round in the first reading; who does is lost in the second."""
    cells = {"4,4": "solar_wind[E]", "4,5": "solar_wind[S,W]", "5,5": "glynium_planet_2"}
    state = at(cells=cells, crystals={"5,4": {"yellow": 1}}, explorers={"A1": "5,4"}, loops=value)
    state.play("go 1 4,4 tow yellow")
    state.play("on 4,5 tow yellow")
    if value == "trap":
        assert reasons(state, "on 4,4") == ["S41-AMB-12"]
        assert texts(state) == {"on 5,5", "on 5,5 tow yellow"}
    else:
        assert "on 4,4 tow yellow" in texts(state)
        state.play("on 4,4 tow yellow")
        assert explorer(state, "A1") == "out"
        assert texts(state) == {"drop 4,4", "drop 4,5"}


@pytest.mark.rule("S41-AMB-11")
def test_loops_without_a_way_out_are_judged_on_arrival_or_on_the_first_return() -> None:
    cells = {"4,4": "solar_wind[E]", "4,5": "solar_wind[W]"}
    on_arrival = at(cells=cells, explorers={"A1": "5,4", "B1": "4,5"}).play("go 1 4,4")
    assert not told(on_arrival, "combat", cell="4,5")
    on_return = at(cells=cells, explorers={"A1": "5,4", "B1": "4,5"}, loops="repeat").play("go 1 4,4")
    assert told(on_return, "combat", cell="4,5"), "it goes round once before it is lost"
    assert told(on_return, "explorer_out", cause="loop", cell="4,4")


@pytest.mark.rule("S41-AMB-78")
@ruling("loop_loss")
@pytest.mark.parametrize(("value", "place", "back"), [("out", "out", True), ("for_good", "gone", False)])
def test_loop_loss(value: str, place: str, back: bool) -> None:
    cells = {"4,4": "solar_wind[E]", "4,5": "solar_wind[W]", "8,5": "salvage_explorer", "5,4": "starbase"}
    state = at(cells=cells, explorers={"A1": "5,4", "A2": "9,5"}, loop_loss=value)
    state.play("go 1 4,4")
    assert explorer(state, "A1") == place
    state = again(state, active=0, kind="explorer_move")
    assert bool(told(state.play("go 2 8,5"), "explorer_returned", explorer=1)) is back


@pytest.mark.rule("S41-AMB-40")
@ruling("tempest_edge")
@pytest.mark.parametrize(("value", "lands"), [("arrow", "5,1"), ("any_edge", "9,5")])
def test_tempest_edge(value: str, lands: str) -> None:
    state = at(cells={"9,5": "solar_tempest@0", "5,1": "salvage_explorer"}, tempest_edge=value)
    state.play("go 1 9,5")
    assert explorer(state, "A1") == lands


@pytest.mark.rule("S41-AMB-41", "S41-AMB-84")
@ruling("rays_reach_ship")
@pytest.mark.parametrize(("value", "far", "near"), [(True, "aboard", "aboard"), (False, "9,4", "9,4")])
def test_rays_reach_ship(value: bool, far: str, near: str) -> None:
    flight = at(cells={"6,1": "solar_tempest@180", "9,4": "salvage_explorer"}, explorers={"A1": "5,1"}, rays_reach_ship=value)
    flight.play("go 1 6,1")
    assert explorer(flight, "A1") == far
    edge = at(cells={"9,4": "solar_tempest@180"}, explorers={"A1": "8,4"}, rays_reach_ship=value)
    edge.play("go 1 9,4")
    assert explorer(edge, "A1") == near


@pytest.mark.rule("S41-AMB-08")
@ruling("fresh_tow")
@pytest.mark.parametrize("value", [True, False])
def test_fresh_tow(value: bool) -> None:
    """A Rift just explored sends the Explorer to a crystal on a Wind that blows back to the Rift."""
    cells = {"6,5": "?space_rift", "6,6": "solar_wind[W,S]", "7,6": "salvage_explorer"}
    state = at(cells=cells, crystals={"6,6": {"yellow": 1}}, explorers={"A1": "6,4"}, fresh_tow=value)
    state.play("go 1 6,5")
    assert ("on 6,5 tow yellow" in texts(state)) is value
    assert reasons(state, "on 6,5 tow yellow") == ([] if value else ["S41-AMB-08"])
    assert "on 7,6 tow yellow" in texts(state), "tiles known before are not concerned"


@pytest.mark.rule("S41-AMB-72")
@ruling("hop_tow")
@pytest.mark.parametrize("value", [True, False])
def test_hop_tow(value: bool) -> None:
    cells = {"6,5": "asteroid_belt_3", "3,3": "asteroid_belt_2"}
    state = at(cells=cells, crystals={"6,5": {"yellow": 1}}, explorers={"A1": "6,5 asteroid_1"}, hop_tow=value)
    assert ("go 1 3,3 tow yellow" in texts(state)) is value
    assert reasons(state, "go 1 3,3 tow yellow") == ([] if value else ["S41-AMB-72"])


@pytest.mark.rule("S41-AMB-10")
@ruling("black_hole_crystal")
@pytest.mark.parametrize(("value", "there", "removed"), [("stays", {"6,5": {"yellow": 1}}, 0), ("lost", {}, 1)])
def test_black_hole_crystal(value: str, there: dict[str, dict[str, int]], removed: int) -> None:
    state = at(cells={"6,5": "black_hole"}, crystals={"7,5": {"yellow": 1}}, explorers={"A1": "7,5"}, black_hole_crystal=value)
    before = state.to_position()["removed"]["yellow"]
    state.play("go 1 6,5 tow yellow")
    assert crystals(state) == there
    assert state.to_position()["removed"]["yellow"] - before == removed


@pytest.mark.rule("S41-AMB-13", "S41-AMB-14")
@ruling("protection")
@pytest.mark.parametrize(("value", "refused"), [("single_phase", []), ("connected", ["S41-PRO-02"])])
def test_protection(value: str, refused: list[str]) -> None:
    """Two known tiles side by side lead from the Starship to the Explorer, but it takes two phases to walk there."""
    cells = {"9,5": "starbase", "8,5": "salvage_explorer"}
    state = at(cells=cells, explorers={"A1": "8,5", "B1": "7,5"}, active="B", protection=value)
    assert reasons(state, "go 1 8,5") == refused
    gap = at(cells={"9,5": "?starbase", "8,5": "salvage_explorer"}, explorers={"A1": "8,5", "B1": "7,5"}, active="B", protection=value)
    assert reasons(gap, "go 1 8,5") == [], "a back breaks the way in both readings"


@pytest.mark.rule("S41-AMB-18")
@ruling("stuck_test")
@pytest.mark.parametrize(("value", "place"), [("phase_start", "aboard"), ("any_moment", "out")])
def test_stuck_test(value: str, place: str) -> None:
    """The Guardian closes the exit of Blue's last Explorer; in Blue's own turn the Starship could still move away."""
    state = late_at(
        {"2,5": "#beacon", "1,5": "salvage_explorer"},
        explorers={"B2": "out", "B3": "out"},
        mode="awakening",
        guardian="2,5",
        kind="guardian_step",
        stuck_test=value,
    )
    events = state.play("guardian 1,5")
    assert bool(told(events, "explorer_out", player=1, cause="stuck")) is (value == "any_moment")
    assert explorer(state, "B1") == place
    state.play("ship 6")
    assert "aboard" in [explorer(state, name) for name in ("B1", "B2", "B3")], "either way one can go on"


@pytest.mark.rule("S41-AMB-19")
@ruling("side_is_stuck")
@pytest.mark.parametrize(("value", "place"), [(True, "out"), (False, "3,3 trapped")])
def test_side_is_stuck(value: bool, place: str) -> None:
    cells = {"3,3": "nebula", "6,7": "barren_planet", "1,5": "salvage_explorer"}
    state = at(kind="starship_action", cells=cells, explorers={"A1": "6,7 side_due", "A2": "3,3 trapped", "A3": "out"}, side_is_stuck=value)
    events = state.play("stay")
    assert bool(told(events, "no_move", player=0)) is not value
    assert explorer(state, "A2") == place


@pytest.mark.rule("S41-AMB-22")
@ruling("nearest")
@pytest.mark.parametrize(("value", "distortion", "step"), [("king", "7,7", "6,6"), ("steps", "5,8", "5,6")])
def test_nearest(value: str, distortion: str, step: str) -> None:
    """From 5,5 it is two moves to 7,7 with diagonals and four without; to 5,8 it is three in both ways."""
    backs = {"7,7": "?barren_planet", "5,8": "?vortex"}
    state = late_at({"5,5": "spatial_distortion", **backs}, explorers={"A1": "5,4"}, guardian="1,2", nearest=value)
    events = state.play("go 1 5,5")
    assert told(events, "tile_revealed", cell=distortion, by="distortion")
    hunting = late_at(backs, kind="guardian_step", nearest=value)
    assert f"guardian {step}" in texts(hunting)
    assert texts(hunting) == ({"guardian 6,6"} if value == "king" else {"guardian 5,6"})


@pytest.mark.rule("S41-AMB-24")
@ruling("wander_optional")
@pytest.mark.parametrize("value", [False, True])
def test_wander_optional(value: bool) -> None:
    state = at(kind="guardian_step", explored=True, wander_optional=value)
    assert ("guardian stays" in texts(state)) is value
    if value:
        assert told(state.play("guardian stays"), "guardian_stayed")
        assert guardian(state)[0] == "5,5"
    hurrying = late_at({"2,5": "?barren_planet", "5,8": "?vortex"}, kind="guardian_step", wander_optional=value)
    assert reasons(hurrying, "guardian stays") == ["S41-AMB-24"], "only while it wanders"


@pytest.mark.rule("S41-AMB-26")
@ruling("acceleration_start")
@pytest.mark.parametrize(("value", "goes_back"), [("at_once", False), ("next_turn", True)])
def test_acceleration_start(value: str, goes_back: bool) -> None:
    wishes: dict[str, Any] = {"supply": {"yellow": 0, "blue": 2, "red": 1}, "number": 40, "acceleration_start": value}
    state = at(cells={"6,5": "?glynium_planet_3", "1,5": "salvage_explorer"}, explorers={"A1": "7,5"}, **wishes)
    state.play("go 1 6,5")
    assert ("guardian 6,5" in texts(state)) is goes_back, "that tile is explored; a wandering Guardian may go there all the same"
    state.play("guardian 4,5")
    state.play("stay")
    state.play("go 1 1,5")
    assert state.kind == "guardian_step", "from the next turn on it moves every turn in both readings"


@pytest.mark.rule("S41-AMB-27")
@ruling("awakening_start")
@pytest.mark.parametrize(("value", "player", "kind"), [("relocate", 1, "starship_action"), ("relocate_and_step", 0, "guardian_step")])
def test_awakening_start(value: str, player: int, kind: str) -> None:
    state = late_at({"6,5": "?barren_planet"}, explorers={"A1": "7,5"}, guardian="2,2", awakening_start=value)
    state.play("go 1 6,5")
    assert guardian(state) == ("5,5", "awakening")
    assert (state.decision.player, state.kind) == (player, kind)


@pytest.mark.rule("S41-AMB-43")
@ruling("starbase_self")
@pytest.mark.parametrize("value", [True, False])
def test_starbase_self(value: bool) -> None:
    state = at(cells={"5,3": "starbase"}, explorers={"A1": "5,2", "B1": "5,4"}, starbase_self=value)
    state.play("go 1 5,3")
    assert ("send green 1" in texts(state)) is value
    assert reasons(state, "send green 1") == ([] if value else ["S41-AMB-43"])
    assert "send blue 1" in texts(state)


@pytest.mark.rule("S41-AMB-44")
@ruling("gate_aboard")
@pytest.mark.parametrize("value", [True, False])
def test_gate_aboard(value: bool) -> None:
    state = at(cells={"4,8": "stargate"}, explorers={"A1": "5,8", "A2": "2,2"}, gate_aboard=value)
    state.play("go 1 4,8")
    assert ("call 3" in texts(state)) is value
    assert reasons(state, "call 3") == ([] if value else ["S41-AMB-44"])
    assert "call 2" in texts(state)


@pytest.mark.rule("S41-AMB-45")
@ruling("wormhole_optional")
@pytest.mark.parametrize("value", [False, True])
def test_wormhole_optional(value: bool) -> None:
    state = at(cells={"3,2": "wormhole", "6,6": "stargate", "8,3": "stargate"}, explorers={"A1": "4,2"}, wormhole_optional=value)
    state.play("go 1 3,2")
    assert ("on stop" in texts(state)) is value
    assert reasons(state, "on stop") == ([] if value else ["S41-EXP-06"])
    if value:
        state.play("on stop")
        assert explorer(state, "A1") == "3,2"
        assert state.decision.player == 1


@pytest.mark.rule("S41-AMB-46")
@ruling("top_hop")
@pytest.mark.parametrize("value", [False, True])
def test_top_hop(value: bool) -> None:
    state = at(cells={"6,5": "asteroid_belt_2", "3,3": "asteroid_belt_3", "6,6": "salvage_explorer"}, explorers={"A1": "6,5 asteroid_2"}, top_hop=value)
    assert ("go 1 3,3" in texts(state)) is value
    assert "go 1 6,6" in texts(state), "stepping off is possible in both readings"
    if value:
        state.play("go 1 3,3")
        assert explorer(state, "A1") == "3,3 asteroid_3"


@pytest.mark.rule("S41-AMB-49")
@ruling("nebula_freed")
@pytest.mark.parametrize(("value", "left"), [("kept", "6,5"), ("while_together", "6,5 trapped")])
def test_nebula_freed(value: str, left: str) -> None:
    state = at(cells={"6,5": "nebula", "7,5": "salvage_explorer"}, explorers={"A1": "6,5", "A2": "6,5"}, nebula_freed=value)
    state.play("go 1 7,5")
    assert explorer(state, "A2") == left


@pytest.mark.rule("S41-AMB-80")
@ruling("storm_frees")
@pytest.mark.parametrize(("value", "barren"), [(True, "2,8"), (False, "2,8 side_due")])
def test_storm_frees(value: bool, barren: str) -> None:
    """The rulebook itself frees from Nebula and asteroids; that an Explorer also stands up is the ruling."""
    state = at(cells={"6,4": "ion_storm", "2,8": "barren_planet"}, explorers={"A1": "7,4", "B1": "2,8 side_due"}, storm_frees=value)
    state.play("go 1 6,4")
    state.play("swap 2,8")
    assert explorer(state, "B1") == barren
    for held, condition in (("nebula", "trapped"), ("asteroid_belt_3", "asteroid_1")):
        state = at(cells={"6,4": "ion_storm", "2,8": held}, explorers={"A1": "7,4", "B1": f"2,8 {condition}"}, storm_frees=value)
        state.play("go 1 6,4")
        state.play("swap 2,8")
        assert explorer(state, "B1") == "2,8"


@pytest.mark.rule("S41-AMB-56")
@ruling("salvage")
@pytest.mark.parametrize(("value", "second"), [("one", "out"), ("all", "aboard")])
def test_salvage(value: str, second: str) -> None:
    state = at(cells={"6,5": "salvage_explorer"}, explorers={"A1": "7,5", "A2": "out", "A3": "out"}, salvage=value)
    state.play("go 1 6,5")
    assert (explorer(state, "A2"), explorer(state, "A3")) == ("aboard", second)


@pytest.mark.rule("S41-AMB-60")
@ruling("solar_wind")
@pytest.mark.parametrize(("value", "most"), [("H1", 6), ("H2", 2)])
def test_solar_wind(value: str, most: int) -> None:
    state = GAME.new(2, 1, solar_wind=value)
    winds = [text for row in state.to_position()["grid"] for text in row if "solar_wind" in text]
    assert len(winds) == 16
    assert max(text.count(",") + 1 for text in winds) == most
    assert tile(at(cells={"5,5": "solar_wind[E]"}, solar_wind=value), "5,5") == "solar_wind[E]", "a prepared table may show any arrows"


@pytest.mark.rule("S41-AMB-66")
@ruling("turn_limit")
def test_turn_limit() -> None:
    wishes: dict[str, Any] = {"cells": {"9,5": "salvage_explorer"}, "collected": {"B": {"yellow": 1}}, "number": 12}
    endless = at(**wishes)
    endless.play("go 1 9,5")
    assert not endless.over, "no rule of the game ends it"
    limited = at(**wishes, turn_limit=12)
    events = limited.play("go 1 9,5")
    assert told(events, "game_over", reason="turn_limit", winners=[1])
    longer = at(**wishes, turn_limit=13)
    longer.play("go 1 9,5")
    assert not longer.over
    for number in (9, 10_001, 11.5, "12"):
        with pytest.raises(sg.BadOption):
            GAME.new(2, 1, turn_limit=number)
