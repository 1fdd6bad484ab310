"""The Starship phase without folding."""

from __future__ import annotations

import pytest

from tests.games.sector41.at_table import at, citing, explorer, reasons, texts, told


@pytest.mark.rule("S41-SHP-01", "S41-AMB-05")
def test_move_fold_or_stay_and_nothing_else() -> None:
    state = at(kind="starship_action")
    assert texts(state) == {"stay", "ship 3", "ship 4", "ship 6", "ship 7", "fold"}
    assert reasons(state, "ship 5") == ["S41-SHP-01"]


@pytest.mark.rule("S41-SHP-01", "S41-TRN-02")
@pytest.mark.parametrize("first", ["stay", "ship 6", "fold"])
def test_only_one_of_the_three_is_done_in_a_turn(first: str) -> None:
    state = at(kind="starship_action")
    state.play(first)
    assert state.kind == "explorer_move"
    for second in ("stay", "ship 4", "fold"):
        assert reasons(state, second) == ["S41-TRN-02"]


@pytest.mark.rule("S41-SHP-02")
@pytest.mark.parametrize(("place", "steps"), [(1, 4), (2, 3), (8, 3), (9, 4)])
def test_three_places_are_too_far(place: int, steps: int) -> None:
    state = at(kind="starship_action")
    (reason,) = state.why_not(f"ship {place}")
    assert reason.rule == "S41-SHP-02"
    assert f"{steps} away" in reason.message


@pytest.mark.rule("S41-SHP-03")
def test_those_aboard_fly_along_and_those_outside_do_not() -> None:
    state = at(kind="starship_action", explorers={"A2": "9,5"})
    events = state.play("ship 7")
    assert citing(events, "S41-SHP-03") == ["ship_moved"]
    assert (explorer(state, "A1"), explorer(state, "A2")) == ("aboard", "9,5")
    assert texts(state, "go 1") == {"go 1 9,7"}
    assert reasons(state, "go 2 ship") == ["S41-EXP-02"]


@pytest.mark.rule("S41-SHP-04")
@pytest.mark.parametrize("edge", ["N", "E", "W"])
def test_a_starship_never_leaves_its_side(edge: str) -> None:
    state = at(kind="starship_action", players=3, ships={"A": "S9"})
    for place in (1, 5, 9):
        assert reasons(state, f"ship {edge}{place}") == ["S41-SHP-04"]
        assert f"ship {edge}{place}" not in texts(state)


@pytest.mark.rule("S41-SHP-05", "S41-AMB-04", "S41-INV-16")
@pytest.mark.parametrize(("here", "reach"), [(1, {8, 9, 2, 3}), (2, {9, 1, 3, 4}), (5, {3, 4, 6, 7}), (8, {6, 7, 9, 1}), (9, {7, 8, 1, 2})])
def test_the_nine_places_form_a_ring(here: int, reach: set[int]) -> None:
    for player, edge in (("A", "S"), ("B", "N")):
        state = at(kind="starship_action", active=player, ships={player: f"{edge}{here}"})
        assert texts(state, "ship") == {f"ship {place}" for place in reach}


@pytest.mark.rule("S41-SHP-05")
def test_slipping_round_is_told_as_such() -> None:
    round_the_end = at(kind="starship_action", ships={"A": "S9"}).play("ship 1")
    straight = at(kind="starship_action", ships={"A": "S9"}).play("ship 8")
    assert citing(round_the_end, "S41-SHP-05") == ["ship_moved"]
    assert citing(straight, "S41-SHP-05") == []
    assert told(round_the_end, "ship_moved", **{"from": 9, "to": 1})


@pytest.mark.rule("S41-INV-16")
def test_any_place_is_two_flights_away_at_most() -> None:
    for here in range(1, 10):
        first = {int(text.split()[1]) for text in texts(at(kind="starship_action", ships={"A": f"S{here}"}), "ship")}
        second = {int(text.split()[1]) for place in first for text in texts(at(kind="starship_action", ships={"A": f"S{place}"}), "ship")}
        assert first | second | {here} == set(range(1, 10))
