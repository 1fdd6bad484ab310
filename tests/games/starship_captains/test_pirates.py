"""Pirates: on routes, in fights, in ambushes and in an uprising."""

from __future__ import annotations

from typing import Any

import pytest

from spacegames.games.starship_captains.components import total
from tests.games.starship_captains.tables import GAME, at, crew, dealt, play, reasons, told, walked

EMPTY = dict.fromkeys(("s_r04", "s_r10", "s_r11", "s_r18", "s_r19", "s_r20"))


def pirates(state: Any) -> dict[str, str]:
    found: dict[str, str] = state.to_position()["pirates"]
    return found


@pytest.mark.rule("CAP-PIR-02", "CAP-INV-17", "CAP-INV-18")
def test_one_pirate_on_a_route_and_one_route_of_each_colour() -> None:
    for players in (2, 4):
        board = GAME.boards[players]
        for ways in board.ways:
            assert sorted(board.color[route] for _end, route in ways) == [0, 1, 2]
        assert [board.color.count(color) for color in range(3)] == [len(board.routes) // 3] * 3
        assert len(board.routes) == (21 if players == 2 else 24), "so at most two uprising pirates compete for a route"
    position = at().to_position()
    assert isinstance(position["pirates"]["s_r04"], str), "a route has room for one token"


@pytest.mark.rule("CAP-INV-20")
def test_what_lies_around_home() -> None:
    board = GAME.boards[2]
    near = {end for end, _route in board.ways[0]}
    second = {end for place in near for end, _route in board.ways[place]} - near - {0}
    assert (len(near), len(second)) == (3, 6)
    costly = {end for place in near for end, route in board.ways[place] if route in board.skulls}
    assert {board.places[end] for end in costly} == {"p04"} and not any(route in board.skulls for _end, route in board.ways[0])


@pytest.mark.rule("CAP-PIR-03", "CAP-PIR-04", "CAP-PIR-06")
def test_an_ambush_cannot_be_declined() -> None:
    state = at(ship="p03", planets={"p03": "mission_13"}, ready="Y B", queue="", others={1: {"ship": "p01"}})
    events = play(state, "mission; send yellow; apply", "red-blue", "green_medal")
    ambush = told(events, "ambush")
    assert ambush == [{"player": 0, "at": "p03", "pirate": "green_medal", "route": "s_r09", "placed": True}]
    assert pirates(state)["s_r09"] == "green_medal" and state.kind == "row"
    skipped = at(ship="p03", planets={"p03": "mission_13"}, ready="Y B", queue="")
    assert not told(play(skipped, "mission; send yellow; skip; skip"), "ambush"), "only a row that is used brings it"


@pytest.mark.rule("CAP-PIR-05", "CAP-AMB-62")
def test_an_ambush_on_an_occupied_route_is_discarded() -> None:
    state = at(ship="p03", planets={"p03": "mission_13"}, ready="Y B", queue="", pirates={"s_r09": "yellow_medal"})
    events = play(state, "mission; send yellow; apply", "red-blue", "green_medal")
    assert told(events, "ambush")[0]["placed"] is False and pirates(state)["s_r09"] == "yellow_medal"
    assert sum(state.pirates_spent) == 1


@pytest.mark.rule("CAP-AMB-63")
def test_an_ambush_comes_where_the_ship_is_now() -> None:
    state = at(ship="p05", planets={"p05": "mission_04"}, ready="R Y", queue="", holes=(1, 2, 3, 4, 5, 6))
    events = play(state, "mission; send red; apply; jump p03; apply", "green_android")
    assert told(events, "ambush")[0]["route"] == "s_r09"


@pytest.mark.rule("CAP-PIR-08", "CAP-AMB-64")
def test_unconditional_pirates() -> None:
    state = at(events={"pirates": "event_pirates_3"}, steps=(0, 0, 6), slots={3: "tech_20"}, ready="B", pirates={"s_r02": "green_medal"})
    events = play(state, "room tech_20; step pirates", "yellow_medal", "yellow_android", "red-blue")
    assert [(data["route"], data["pirate"]) for data in told(events, "pirate_placed")] == [("s_r01", "yellow_medal"), ("s_r03", "yellow_android")]
    assert pirates(state)["s_r02"] == "green_medal", "no second pirate on a route, colours do not matter"


@pytest.mark.rule("CAP-PIR-09", "CAP-AMB-67")
def test_discarded_pirates_are_mixed_when_the_supply_is_empty() -> None:
    position = at(ship="p03", planets={"p03": "mission_13"}, ready="Y B", queue="").to_position()
    position["spent"]["pirates"], position["bags"]["pirates"] = position["bags"]["pirates"], position["spent"]["pirates"]
    state = GAME.position(position)
    events = play(state, "mission; send yellow; apply", "red-blue", "green_medal")
    assert {"what": "pirates"} in told(events, "mixed") and pirates(state)["s_r09"] == "green_medal"
    state.pirates_spent = state.pirates_supply = (0,) * 6
    from spacegames.games.starship_captains.flow.pirates import draw

    assert draw(state, []) == -1, "with none at all no pirate comes"


# ---- fights


@pytest.mark.rule("CAP-PIR-10", "CAP-PIR-11", "CAP-PIR-12", "CAP-PIR-13", "CAP-PIR-14", "CAP-PIR-15")
def test_a_fight_in_four_steps() -> None:
    state = at(ship="p01", ready="Y")
    play(state, "room weapons")
    assert state.actions() == ["fight p04", "stop"]
    assert reasons(state, "fight p05") == ["CAP-PIR-11"] and reasons(state, "fight p12") == ["CAP-PIR-11"]
    events = play(state, "fight p04", "red-blue")
    kinds = [event.kind for event in events if event.kind in ("fought", "damaged", "medals", "artifacts", "trophy")]
    assert kinds == ["fought", "damaged", "medals", "artifacts", "trophy"]
    assert (state.damage[0], state.medals[0], total(state.items[0]), len(state.trophies[0])) == (4, 2, 1, 1)
    assert "s_r04" not in pirates(state)


@pytest.mark.rule("CAP-PIR-16")
def test_the_other_reward_is_an_android() -> None:
    state = at(ship="p01", ready="Y", pirates={"s_r04": "purple_android"})
    play(state, "room weapons; fight p04")
    assert crew(state) == "A" and state.items[0] == 0 and len(state.trophies[0]) == 1 and state.damage[0] == 4


@pytest.mark.rule("CAP-AMB-60", "CAP-AMB-61")
def test_a_fight_is_optional_and_needs_a_target() -> None:
    state = at(ship="p01", ready="Y")
    play(state, "room weapons; stop")
    assert state.damage[0] == 3 and state.decider == 1
    nobody = at(ship="home", ready="Y")
    play(nobody, "room weapons")
    assert nobody.decider == 1


@pytest.mark.rule("CAP-AMB-68", "CAP-INV-45")
def test_trophies_are_open_and_worth_what_the_fight_costs() -> None:
    state = at(ship="p01", ready="Y", others={1: {}})
    before = state.scores()[0]
    play(state, "room weapons; fight p04", "red-blue")
    assert state.view(1)["seats"][0]["pirates"] == ["purple_medal"]
    assert state.scores()[0] == before + 1, "plus token, minus damage, half a point each for medal and artifact"


# ---- the uprising

DRAWS = {1: "yellow_medal", 2: "green_medal", 3: "purple_android", 4: "purple_medal", 5: "green_android"}


@pytest.mark.rule("CAP-PIR-17", "CAP-PIR-18", "CAP-PIR-19", "CAP-PIR-20", "CAP-PIR-21", "CAP-PIR-23", "CAP-MIS-18", "CAP-AMB-65", "CAP-AMB-66", "CAP-AMB-87")
def test_an_uprising_when_number_one_is_turned_down() -> None:
    state = at(ship="p10", planets={"p10": "mission_05"}, tokens={1: "p05", 5: "p08"}, down=4, ready="C C", queue="", others={1: {"ship": "p01"}})
    assert state.to_position()["planets"]["p05"] == "number 1"
    events = play(state, "mission", "mission_20", *DRAWS.values())
    (rising,) = told(events, "uprising")
    assert rising["pirates"] == [
        [1, "p10", "yellow_medal", "s_r19", False],
        [2, "p02", "green_medal", "s_r07", True],
        [3, "p03", "purple_android", "s_r08", True],
        [4, "p12", "purple_medal", "s_r16", True],
        [5, "p08", "green_android", "s_r17", True],
    ]
    assert len(pirates(state)) == 10 and state.down == 0 and sum(state.pirates_spent) == 1
    order = [event.kind for event in events]
    assert order.index("mission_revealed") < order.index("uprising"), "after the new mission (CAP-AMB-88)"


@pytest.mark.rule("CAP-PIR-22", "CAP-INV-19", "CAP-AMB-88")
def test_of_two_for_one_route_the_higher_number_is_discarded() -> None:
    state = at(ship="p10", planets={"p10": "mission_05"}, tokens={1: "p05"}, down=4, ready="C C", queue="")
    draws = ("green_medal", "green_medal", "green_android", "yellow_medal", "yellow_android")
    (rising,) = told(play(state, "mission", "mission_20", *draws), "uprising")
    assert rising["pirates"][3:] == [[4, "p12", "yellow_medal", "s_r21", True], [5, "p13", "yellow_android", "s_r21", False]]
    placed = sum(entry[4] for entry in rising["pirates"])
    assert len(pirates(state)) == 6 + placed and placed <= len(state.numbers)


@pytest.mark.rule("CAP-INV-10", "CAP-INV-11")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_nth_mission_brings_an_uprising(players: int) -> None:
    done = 0
    for seed in range(3):
        done = 0
        for _before, _action, events, state in walked(players, 40 + seed):
            done += len(told(events, "number_turned"))
            risings = len(told(events, "uprising"))
            turned = [data["number"] for data in told(events, "number_turned")]
            assert bool(risings) == (1 in turned and not any(thing[0] == "uprising" for thing in state.stack))
            if state.kind == "turn":
                assert state.down == done % len(state.numbers)
    assert dealt(players, 1).down == 0
