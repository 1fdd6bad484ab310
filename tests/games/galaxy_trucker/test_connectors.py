"""Connectors, components and building mistakes."""

from __future__ import annotations

import pytest

from spacegames.games.galaxy_trucker.components import TILES
from spacegames.games.galaxy_trucker.hull import Fault, Hull, faults_of, joined_to, parts_of
from spacegames.games.galaxy_trucker.prepared import layout
from tests.games.galaxy_trucker.tables import BOX, CELL, SHIPS, built, faults, flying, hull, inspected, play, reasons, seat, told

FITS = {(1, 1), (1, 3), (3, 1), (2, 2), (2, 3), (3, 2), (3, 3)}


@pytest.mark.rule("GT-CON-02", "GT-CON-03", "GT-CON-04", "GT-CON-05", "GT-CON-06", "GT-INV-08", "GT-ERR-01", "GT-ERR-02")
def test_the_contact_table() -> None:
    """Every pair of sides that two tiles below and above each other can show."""
    seen = set()
    for lower in range(140):
        for upper in range(lower + 1, 140, 7):
            ship = {CELL["7,7"]: 4 * lower, CELL["6,7"]: 4 * upper}
            below, above = BOX.sides[4 * lower][0], BOX.sides[4 * upper][2]
            kinds = [fault.kind for fault in _faults(ship) if fault.kind < 3]
            joined = len(parts_of(ship, BOX.boards["I"], BOX)) == 1
            seen.add((below, above))
            assert joined == ((below, above) in FITS)
            assert kinds == ([] if joined or below == above == 0 else [1] if below and above else [2])
    assert len(seen) == 16


def _faults(ship: dict[int, int]) -> list[Fault]:
    return faults_of(ship, BOX.boards["I"], BOX)


@pytest.mark.rule("GT-CON-07", "GT-CON-06", "GT-ERR-07", "GT-AMB-17")
def test_every_contact_must_fit_and_one_must_join() -> None:
    assert faults("6,7 structural-07 90; 6,8 cabin-13 90; 7,8 cabin-02 270") == [(1, ["6,8", "7,8"])]
    assert faults("6,7 structural-07 180; 6,8 cargo_2-02 270; 7,8 cabin-14 90") == [(2, ["6,8", "7,8"])]
    assert faults("6,7 cabin-08 0; 6,8 cargo_3-06 180; 7,8 cabin-15 90") == []
    assert faults("6,7 cargo_2-08 180; 7,8 battery_2-07 270; 6,8 cargo_2-09 0") == [(7, ["6,8"])]


@pytest.mark.rule("GT-CON-08", "GT-CON-09", "GT-CON-10", "GT-INV-10", "GT-INV-11")
@pytest.mark.parametrize(("letter", "exposed", "joins"), [("A", 8, 19), ("B", 6, 15), ("G", 5, 12), ("K", 12, 24), ("L", 7, 9), ("Z", 4, 6)])
def test_exposed_connectors_are_those_not_joined(letter: str, exposed: int, joins: int) -> None:
    ship = hull(letter)
    assert (ship.exposed, ship.joins) == (exposed, joins)
    connectors = sum(side > 0 for piece in ship.ship.values() for side in BOX.sides[piece])
    assert ship.exposed == connectors - 2 * ship.joins
    assert ship.joins >= len(ship.ship) - 1


@pytest.mark.rule("GT-CON-11", "GT-FAQ-05")
def test_a_hole_inside_counts() -> None:
    assert hull("H").exposed == 10
    without_hole = hull("H; 7,6 structural-01 0", "II")
    assert without_hole.exposed == 10 - 3, "7,5 to the right, 7,7 to the left and 8,6 to the front pointed into the hole"


@pytest.mark.rule("GT-CON-08")
def test_a_closed_cross_has_no_loose_end() -> None:
    cross = hull("6,7 cannon_single-17 0; 7,6 battery_2-08 90; 7,8 cargo_2-08 270; 8,7 engine_single-12 0")
    assert (cross.exposed, cross.joins) == (0, 4)
    assert hull("6,7 battery_3-05 180").exposed == 3


@pytest.mark.rule("GT-CMP-03", "GT-CMP-04", "GT-ERR-03", "GT-ERR-04")
def test_engines_point_to_the_rear_with_nothing_behind() -> None:
    assert faults("8,7 engine_single-12 0") == []
    assert faults("7,6 engine_single-02 90") == [(3, ["7,6"])]
    assert (4, ["7,6", "8,6"]) in faults("7,6 engine_single-02 0; 8,7 structural-01 0; 8,6 cargo_2-01 90")


@pytest.mark.rule("GT-CMP-05", "GT-CMP-06", "GT-ERR-05")
def test_cannons_point_anywhere_with_nothing_before() -> None:
    right = "6,7 cannon_single-12 0; 7,6 cannon_single-20 270"
    assert faults(right) == [] and (hull(right).forward, hull(right).aside) == (1, 1)
    assert (5, ["7,6", "6,6"]) in faults("7,6 cannon_single-12 0; 6,7 structural-02 90; 6,6 cargo_2-08 90")


@pytest.mark.rule("GT-ERR-06", "GT-AMB-18", "GT-ERR-01", "GT-ERR-02", "GT-ERR-03", "GT-ERR-04", "GT-ERR-05", "GT-ERR-07")
def test_all_seven_mistakes_are_named_at_once() -> None:
    assert faults("M") == [
        (1, ["6,6", "6,7"]),
        (2, ["8,7", "8,8"]),
        (3, ["8,5"]),
        (4, ["8,6", "9,6"]),
        (5, ["7,8", "7,9"]),
        (6, ["5,8"]),
        (7, ["9,9"]),
    ]
    state = inspected("M", "start")
    assert state.kind == "repair" and [fault.kind for fault in state.faults(0)] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("GT-INV-03")
def test_a_blocked_cannon_meets_a_connector_too_unless_it_is_shown_a_smooth_side() -> None:
    shown_smooth = faults("7,6 cannon_single-12 0; 6,7 structural-02 90; 6,6 cargo_2-08 90")
    shown_connector = faults("7,6 cannon_single-12 0; 6,7 structural-02 90; 6,6 cargo_2-08 180")
    assert [kind for kind, cells in shown_smooth if cells in (["6,6", "7,6"], ["7,6", "6,6"])] == [5]
    assert [kind for kind, cells in shown_connector if cells in (["6,6", "7,6"], ["7,6", "6,6"])] == [2, 5]


@pytest.mark.rule("GT-CMP-02", "GT-CMP-07", "GT-CMP-08", "GT-CMP-13", "GT-CMP-14", "GT-CMP-15")
def test_what_components_hold_and_do() -> None:
    full = hull("A")
    assert len(full.cabins) == 3 and [full.room(cell) for cell in full.batteries] == [2, 3]
    assert sum(full.room(cell) for cell in full.holds if not full.special(cell)) == 5
    assert sum(full.room(cell) for cell in full.holds if full.special(cell)) == 1
    plain = hull("7,8 structural-02 270")
    assert not (plain.engines or plain.guns or plain.batteries or plain.holds) and plain.cabins == [CELL["7,7"]]
    state = flying(seat("A", day=3), seat("start", day=1), card="I-open_space-1")
    play(state, "engines 1; battery 8,6")
    assert state.tokens(0) == 4 and state.day[0] == 3 + 5


@pytest.mark.rule("GT-CMP-09")
def test_a_battery_feeds_from_anywhere() -> None:
    far = hull("K")
    assert far.batteries == [CELL["5,7"], CELL["7,9"]] and far.double_engines == 1
    state = flying(seat("K", day=3), seat("start", day=1), card="III-open_space-1", round="3")
    assert state.actions() == ["engines 0", "engines 1"]


@pytest.mark.rule("GT-CMP-10", "GT-CMP-12")
def test_shields_cover_two_sides_wherever_they_are() -> None:
    one, two = hull("7,6 shield-01 270"), hull("7,8 shield-04 180")
    assert [cell >= 0 for cell in one.shields] == [True, False, False, True]
    assert [cell >= 0 for cell in two.shields] == [False, False, True, True]
    assert all(cell >= 0 for cell in hull("A").shields)


@pytest.mark.rule("GT-CMP-11")
def test_a_shield_needs_a_token() -> None:
    for tokens, kinds in (({"7,5": 1}, "defend"), ({"7,5": 0}, "roll")):
        state = flying(seat("E", day=3, tokens=tokens), seat("start", day=1), card="I-meteoric_swarm-2", learning=False)
        play(state, "roll", 2, 4)
        assert state.kind == kinds


@pytest.mark.rule("GT-CMP-16")
def test_life_support_is_only_a_connector_in_the_learning_flight() -> None:
    ship = "7,8 cabin-07 270; 8,8 life_support_purple-05 180; 8,7 engine_double-04 0"
    assert inspected(ship, "start", learning=True).kind == "fly_on"
    state = inspected(ship, "start")
    assert state.kind == "crew" and state.actions() == ["crew 7,8 humans", "crew 7,8 purple"]


@pytest.mark.rule("GT-INV-14", "GT-INV-15")
def test_taking_a_component_away_makes_at_most_loose_parts() -> None:
    for letter in ("A", "G", "K", "T"):
        whole = hull(letter)
        for cell in whole.ship:
            rest = {other: piece for other, piece in whole.ship.items() if other != cell}
            board = BOX.boards[SHIPS[letter][0]]
            assert {fault.kind for fault in faults_of(rest, board, BOX)} <= {7}
            joins = len(joined_to(whole.ship, cell, board, BOX))
            loose = sum(side > 0 for side in BOX.sides[whole.ship[cell]]) - joins
            assert Hull(rest, board, BOX).exposed == whole.exposed + joins - loose


@pytest.mark.rule("GT-INV-16")
def test_an_exposed_connector_points_at_nothing() -> None:
    for letter in SHIPS:
        ship = hull(letter)
        for side in range(4):
            for line in range(2, 13):
                cell = ship.struck(side, line)
                assert cell < 0 or cell + ship.board.steps[side] not in ship.ship


@pytest.mark.rule("GT-HNT-01", "GT-HNT-04")
def test_the_middle_of_a_ship_holds_it_together() -> None:
    parts = {letter: len(parts_of(layout(f"{letter}; -7,7"), BOX.boards[SHIPS[letter][0]], BOX)) for letter in ("A", "D", "J")}
    assert parts["D"] == 4 and parts["J"] == 2
    assert len(parts_of(layout("A; -7,5"), BOX.boards["I"], BOX)) == 1


@pytest.mark.rule("GT-AMB-15")
def test_strict_building_refuses_every_mistake_by_its_rule() -> None:
    rules = {"cannon_single-12": ("6,8", "GT-CON-07"), "engine_single-02": ("7,6", "GT-CMP-03")}
    for tile, (cell, rule) in rules.items():
        state = built(seat("start", hand=tile), "start", building="strict")
        assert any(rule in reasons(state, f"place {cell} {turn}") or "GT-BLD-12" in reasons(state, f"place {cell} {turn}") for turn in (0, 90, 180, 270))
        for action in state.actions():
            if action.kind == "place":
                after = state.copy()
                after.play(action)
                assert after.faults(0) == []
    free = built(seat("start", hand="engine_single-02"), "start")
    events = play(free, "place 7,6 90")
    assert told(events, "placed")[0]["tile"] == "engine_single-02" and [fault.kind for fault in free.faults(0)] == [3]
    assert TILES[free.ships[0][CELL["7,6"]] >> 2] == "engine_single-02"
