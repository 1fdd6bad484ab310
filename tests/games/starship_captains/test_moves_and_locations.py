"""Moves, jumps, stations, and who reserves which mission."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.starship_captains.tables import GAME, at, crew, play, reasons, told, walked

REST = "room repair; use cadet?; use red?; repair ship"
"""A turn of somebody else in which nothing happens that matters."""


def place(state: Any, player: int = 0) -> str:
    name: str = state.board.places[state.ship[player]]
    return name


@pytest.mark.rule("CAP-MOV-01", "CAP-MOV-02", "CAP-MOV-03", "CAP-MOV-07")
def test_up_to_two_moves_along_routes() -> None:
    state = at()
    play(state, "room helm")
    assert state.actions() == ["fly p01", "fly p02", "fly p03", "stop"]
    assert reasons(state, "fly p05") == ["CAP-MOV-02"] and reasons(state, "fly p15") == ["CAP-MOV-02"]
    both = state.copy()
    play(both, "fly p01; fly p05")
    assert place(both) == "p05" and both.damage[0] == 3 and both.decider == 1
    one = state.copy()
    play(one, "fly p01; stop")
    assert place(one) == "p01"
    play(state, "stop")
    assert place(state) == "home", "a ship may stay at home"
    back = at()
    play(back, "room helm; fly p01; fly home")
    assert place(back) == "home" and back.damage[0] == 3


@pytest.mark.rule("CAP-MOV-04", "CAP-PIR-01", "CAP-AMB-39", "CAP-AMB-40")
def test_a_pirate_on_the_route_costs_one_damage_each_time() -> None:
    state = at(ship="p01")
    events = play(state, "room helm; fly p04")
    assert told(events, "ship_moved")[0]["pirate"] and told(events, "damaged") == [{"player": 0, "damage": 4, "over": 0, "cause": "route"}]
    assert state.kind == "move"
    play(state, "fly p01")
    assert state.damage[0] == 5 and state.pirates[3] >= 0, "the pirate stays where it is"
    full = at(ship="p01", damage=6, items="RY P")
    play(full, "room helm; fly p04")
    assert full.kind == "lose_item", "what the damage costs is settled before the next move"
    far = at(ship="p10")
    play(far, "room helm; fly p11; fly p12")
    assert far.damage[0] == 5


@pytest.mark.rule("CAP-MOV-05", "CAP-MOV-06", "CAP-AMB-33")
def test_jumps_go_anywhere_and_past_pirates() -> None:
    state = at(ship="p10", slots={3: "tech_06"})
    play(state, "room tech_06")
    assert len([action for action in state.actions() if action.startswith("jump")]) == 13 and state.actions()[-1] == "stay"
    assert reasons(state, "jump p10") == ["CAP-AMB-33"] and reasons(state, "jump p14") == ["CAP-MOV-05"]
    events = play(state, "jump p12")
    assert told(events, "ship_jumped") == [{"player": 0, "from": "p10", "to": "p12"}] and state.damage[0] == 3
    assert play(at(ship="p10", slots={3: "tech_06"}), "room tech_06; stay")[-1].kind == "turn_began"


@pytest.mark.rule("CAP-INV-22")
def test_moves_and_jumps_never_change_pirates() -> None:
    for before, action, _events, state in walked(2, 12):
        if action.startswith(("fly", "jump")) and state.kind in ("move", "jump", "turn", "tech_card", "fight"):
            gone = [route for route, kind in enumerate(before.pirates) if state.pirates[route] != kind]
            assert not gone, action


# ---- stations


@pytest.mark.rule("CAP-LOC-03", "CAP-LOC-04", "CAP-LOC-06")
def test_ending_a_turn_at_a_station_with_its_token() -> None:
    state = at(planets={"p05": "station androids"}, ready="R B", ship="p01")
    events = play(state, "room helm; fly p05; stop")
    assert told(events, "station_used") == [{"player": 0, "station": "androids", "at": "p05", "round": 2}]
    assert crew(state) == "B A" and state.stations[1] == 2
    play(state, REST)
    assert not told(play(state, "room repair; repair ship"), "station_used"), "the token is gone"


@pytest.mark.rule("CAP-LOC-05", "CAP-RND-06", "CAP-RND-07")
def test_tokens_come_back_where_nobody_stands() -> None:
    settings: dict[str, Any] = {"planets": {"p05": "station androids"}, "stations": {"androids": 2}, "ready": "C", "queue": ""}
    gone = at(ship="p01", **settings)
    events = play(gone, "pass; pass")
    assert {"station": "androids", "at": "p05"} in told(events, "station_back") and gone.stations[1] == 0
    there = at(ship="p05", **settings)
    events = play(there, "pass; pass")
    assert {"station": "androids", "round": 3} in told(events, "station_waits") and there.stations[1] == 3
    home = at(ready="C", queue="")
    events = play(home, "pass; pass")
    assert {"station": "home", "round": 3} in told(events, "station_waits"), "nobody gains from home in round 2"


@pytest.mark.rule("CAP-LOC-02")
def test_what_the_three_stations_give() -> None:
    effects = {name: [effect["op"] for effect in item["effects"]] for name, item in GAME.components["stations"].items()}
    assert effects == {"home": ["faction"] * 3, "androids": ["android"], "pirates": ["artifact", "repair"]}
    state = at(round=2, ship="p01", ready="R C")
    play(state, "room helm; fly home; stop")
    assert state.steps[:3] == [1, 1, 1] and state.stations[0] == 3


@pytest.mark.rule("CAP-AMB-34", "CAP-AMB-38", "CAP-INV-14")
def test_only_the_end_of_a_turn_counts_and_the_first_to_end_there() -> None:
    state = at(ship="p01", planets={"p05": "station androids"}, others={1: {"ship": "p05"}}, stations={"androids": "there"})
    over = state.copy()
    play(over, "room helm; fly p05; fly p06")
    assert over.stations[1] == 0, "passing over does nothing"
    play(state, "room helm; fly p05; stop")
    assert state.stations[1] == 2
    assert not told(play(state, REST), "station_used"), "the other ship there gets nothing"
    for players, seed in ((2, 3), (4, 4)):
        used = [data["station"] for _b, _a, events, _s in walked(players, seed) for data in told(events, "station_used")]
        assert max([used.count(name) for name in ("androids", "pirates")]) <= 4 and used.count("home") <= 3


@pytest.mark.rule("CAP-AMB-36", "CAP-AMB-37", "CAP-AMB-35")
def test_round_four_and_tokens_that_cannot_be_declined() -> None:
    state = at(round=4, ship="p01", planets={"p05": "station androids"}, ready="R C")
    events = play(state, "room helm; fly p05; stop")
    assert told(events, "station_used")[0]["round"] == 0 and state.stations[1] == 5
    full = at(ship="p01", planets={"p05": "station pirates"}, damage=8, holes=(), ready="R", others={1: {"ship": "p02"}})
    events = play(full, "room helm; fly p05; stop", "red-blue")
    assert told(events, "item_lost") and full.stations[2] == 2, "the token moves though its artifact cannot be kept"
    passing = at(ship="p05", planets={"p05": "station androids"}, ready="C")
    assert told(play(passing, "pass"), "station_used"), "a pass is a turn too"


@pytest.mark.rule("CAP-INV-13")
def test_no_turn_begins_on_a_token() -> None:
    for players, seed in ((1, 6), (2, 6), (4, 6)):
        for before, _action, _events, _state in walked(players, seed):
            if before.kind == "turn":
                here = before.ship[before.active]
                assert here not in before.station_at or before.stations[before.station_at.index(here)] != 0


@pytest.mark.rule("CAP-LOC-07")
def test_a_number_planet_offers_nothing_now() -> None:
    state = at(ship="p13")
    assert "mission" not in state.actions() and reasons(state, "mission") == ["CAP-MIS-01"]


# ---- reservation


@pytest.mark.rule("CAP-RSV-01", "CAP-RSV-03", "CAP-RSV-04", "CAP-MIS-02", "CAP-AMB-46")
def test_who_comes_first_reserves() -> None:
    state = at(ship="p02", others={1: {"ship": "p02"}}, ready="R C", planets={"p06": "mission_05"})
    events = play(state, "room helm; fly p06; stop")
    assert {"player": 0, "at": "p06"} in told(events, "reserved")
    play(state, "room helm; fly p06; stop")
    assert state.holder[6] == 0
    play(state, "pass")
    assert reasons(state, "mission") == ["CAP-MIS-02"], "also when the other one has passed"
    assert state.why_not("mission")[0].message == "the mission is reserved by Captain 1"


@pytest.mark.rule("CAP-RSV-02", "CAP-AMB-45", "CAP-AMB-89")
def test_a_mission_that_appears_later_is_reserved_too() -> None:
    state = at(ship="p13", others={1: {"ship": "p05", "ready": "R B C"}}, ready="C R Y")
    play(state, "room repair; use cadet; repair ship")
    play(state, "mission; send cadet; send red", "mission_27")
    assert state.content[13] >= 0 and state.holder[13] == 0 and "mission" in state.actions()
    assert state.holder[5] == 1, "and who has done one stays and keeps the planet"


@pytest.mark.rule("CAP-RSV-05", "CAP-AMB-43")
def test_the_one_who_remains_reserves_at_once() -> None:
    state = at(ship="p06", others={1: {"ship": "p06"}}, ready="R")
    assert state.holder[6] == 0
    events = play(state, "room helm; fly p02; stop")
    assert {"player": 1, "at": "p06"} in told(events, "reserved")
    through = at(ship="p02", others={1: {"ship": "p06"}}, ready="R")
    play(through, "room helm; fly p06; fly p11")
    assert through.holder[6] == 1 and through.holder[11] == 0, "flying through changes nothing"


@pytest.mark.rule("CAP-RSV-06", "CAP-AMB-44", "CAP-AMB-48", "CAP-INV-21")
def test_of_several_who_remain_nobody_reserves() -> None:
    settings: dict[str, Any] = {"ship": "p05", "ready": "R", "others": {1: {"ship": "p05"}, 2: {"ship": "p05", "ready": "R C"}}}
    state = at(3, **settings)
    events = play(state, "room helm; fly p01; stop")
    assert {"player": None, "at": "p05"} in told(events, "reserved")
    assert "mission" in state.actions(), "whoever acts first may do it"
    play(state, "room repair; use cadet; repair ship")
    play(state, "room helm; fly p10; stop")
    assert state.holder[5] == 1, "the last one reserves"
    newcomer = at(4, planets={"p05": "mission_05"}, ship="p05", ready="R", others={1: {"ship": "p05"}, 2: {"ship": "p05"}, 3: {"ship": "p01"}})
    play(newcomer, f"room helm; fly p01; stop; {REST}; {REST}")
    play(newcomer, "room helm; fly p05; stop")
    assert newcomer.holder[5] == -1, "a new arrival does not reserve where others are"
    for before, _action, _events, _state in walked(3, 5):
        for here in range(1, len(before.content)):
            ships = [ship for ship, at_ in enumerate(before.ship) if at_ == here]
            if here not in before.station_at:
                assert before.holder[here] in (*ships, -1) and (len(ships) != 1 or before.holder[here] == ships[0])


@pytest.mark.rule("CAP-AMB-47")
def test_stations_and_home_are_not_reserved() -> None:
    state = at(ship="p03", ready="R", others={1: {"ship": "home"}})
    play(state, "room helm; fly p09; stop")
    assert state.holder[9] == -1 and state.holder[0] == -1


@pytest.mark.rule("CAP-AMB-49")
def test_a_ship_that_leaves_during_its_mission() -> None:
    state = at(ship="p05", planets={"p05": "mission_12"}, ready="R Y B", others={1: {"ship": "p05"}})
    play(state, "mission; send red; send yellow; apply; jump p12")
    assert state.holder[5] == 1, "the one who stays reserves at once"
    play(state, "apply; step fleet; apply; none?")
    assert state.to_position()["planets"]["p05"] == "number 5 down" and place(state) == "p12"
