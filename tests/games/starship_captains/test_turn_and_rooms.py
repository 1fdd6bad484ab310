"""A turn and its one main choice; rooms activated by crew or by artifacts."""

from __future__ import annotations

import pytest

from spacegames.games.starship_captains.components import kinds_in, total
from tests.games.starship_captains.tables import GAME, at, crew, dealt, play, queue, reasons, told, walked


@pytest.mark.rule("CAP-TRN-01", "CAP-TRN-02")
def test_a_first_player_is_chosen_and_turns_pass_clockwise() -> None:
    assert {dealt(4, seed).first for seed in range(30)} == {0, 1, 2, 3}
    assert {dealt(4, seed, start="first").first for seed in range(5)} == {0}
    state = at(3, active=1)
    order = [state.decider]
    for _turn in range(3):
        play(state, "room repair; use cadet; repair ship")
        order.append(state.decider)
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("CAP-TRN-03", "CAP-TRN-04", "CAP-CRW-08")
def test_one_room_one_mission_or_a_pass_after_training() -> None:
    state = at(ship="p05", ready="R Y B C A", medals=4)
    kinds = {action.split()[0] for action in state.actions()}
    assert kinds == {"train", "promote", "room", "mission", "pass"}
    play(state, "train cadet blue; promote blue")
    assert state.kind == "turn" and state.decider == 0, "the turn still has its choice"
    play(state, "room repair; use yellow; repair ship")
    assert state.decider == 1
    state = at()
    play(state, "room helm")
    assert reasons(state, "room science") == ["CAP-TRN-03"] and reasons(state, "train cadet red") == ["CAP-CRW-08"]
    assert reasons(state, "mission") == ["CAP-TRN-05"] and reasons(state, "pass") == ["CAP-TRN-07"]


@pytest.mark.rule("CAP-TRN-05", "CAP-LOC-01", "CAP-MIS-01")
def test_flying_in_and_doing_the_mission_take_two_turns() -> None:
    state = at()
    play(state, "room helm; fly p01; fly p05")
    assert state.decider == 1 and state.content[state.ship[0]] >= 0
    play(state, "room repair; use cadet; repair ship")
    assert "mission" in state.actions()
    assert reasons(at(), "mission") == ["CAP-MIS-01"]


@pytest.mark.rule("CAP-TRN-06", "CAP-INV-37")
def test_who_can_do_nothing_must_pass() -> None:
    state = at(ready="A", queue="R Y B C", items="RY", medals=0)
    assert state.actions() == ["pass"]
    assert told(play(state, "pass"), "passed") == [{"player": 0, "forced": True}]
    assert at(ready="A", queue="R", items="RY RB").actions() == ["room helm", "room repair", "pass"]
    for before, _action, _events, _state in walked(3, 4):
        if before.kind == "turn":
            player = before.decider
            idle = kinds_in(before.ready[player]) in ([], [7]) and total(before.items[player]) < 2 and "mission" not in before.actions()
            assert idle == (not any(action.split()[0] in ("room", "mission") for action in before.actions()))


@pytest.mark.rule("CAP-TRN-07", "CAP-TRN-08", "CAP-TRN-09", "CAP-AMB-104", "CAP-INV-40")
def test_passing_early_and_the_end_of_the_round() -> None:
    state = at(3, others={1: {"ready": "C", "queue": "R Y B"}, 2: {"ready": "R C", "queue": "R Y B"}})
    assert told(play(state, "pass"), "passed") == [{"player": 0, "forced": False}]
    play(state, "pass")
    for _turn in range(2):
        assert state.decider == 2, "who is left alone goes on turn after turn"
        play(state, "room repair" if crew(state, 2) == "C" else "room helm; stop")
        if state.kind == "repair":
            play(state, "repair ship")
    assert state.decider == 2 and state.round == 1
    events = play(state, "pass")
    assert told(events, "round_ended") == [{"round": 1}] and state.round == 2 and state.passed == 0
    passes = [data["player"] for before, _action, found, _state in walked(3, 8) for data in told(found, "passed")]
    assert sorted(passes) == [0] * 4 + [1] * 4 + [2] * 4


@pytest.mark.rule("CAP-TRN-10", "CAP-AMB-19")
def test_refill_and_station_wait_for_the_end_of_the_turn() -> None:
    state = at(ship="p01", planets={"p05": "station androids"}, ready="B* R", queue="R", slots={3: "tech_21"}, holes=(5,))
    play(state, "room tech_21; fly p05; take tech_05; slot 1")
    assert state.kind == "second_task" and -1 in state.central and state.stations[1] == 0
    events = play(state, "done")
    kinds = [event.kind for event in events if event.kind in ("refilled", "station_used", "crew_joined")]
    assert kinds == ["refilled", "station_used", "crew_joined"] and -1 not in state.central


@pytest.mark.rule("CAP-TRN-11", "CAP-AMB-120", "CAP-CRW-15")
def test_what_is_kept_over_a_round() -> None:
    state = at(ready="A R", queue="R Y B", others={1: {"ready": "C"}})
    play(state, "pass; pass")
    assert state.round == 2 and crew(state).split().count("A") == 1, "an android that was saved is there in the next round"
    cadet, ensign = at(ready="C", medals=1), at(ready="R", medals=1)
    assert len([action for action in cadet.actions() if action.startswith("train")]) == 3
    assert len([action for action in ensign.actions() if action.startswith("train")]) == 2, "a cadet gains more by the same medal"


# ---- rooms


@pytest.mark.rule("CAP-ROOM-01", "CAP-ROOM-07", "CAP-ROOM-03", "CAP-CRW-02", "CAP-CRW-03", "CAP-CRW-04")
def test_four_basic_rooms_and_their_colours() -> None:
    rooms = {name: (item["color"], item["effects"][0]["op"]) for name, item in GAME.components["rooms"].items()}
    assert rooms == {"helm": ("red", "move"), "weapons": ("yellow", "fight"), "science": ("blue", "technology"), "repair": ("gray", "repair")}
    for figure, room in (("R", "helm"), ("Y", "weapons"), ("B", "science")):
        state = at(ready=figure, queue="R", medals=0, ship="p01")
        assert state.actions() == [f"room {room}", "room repair", "pass"]
    assert reasons(at(), "room tech_05") == ["CAP-ROOM-03"] and reasons(at(), "room nowhere") == ["CAP-ROOM-03"]


@pytest.mark.rule("CAP-ROOM-02", "CAP-TEC-01", "CAP-AMB-14")
def test_an_installed_room_is_one_more_room() -> None:
    state = at(slots={3: "tech_05"}, ready="R R", queue="")
    assert "room tech_05" in state.actions()
    play(state, "room tech_05; fly p01; fly p05; fly p10")
    assert state.ship[0] == 10 and state.decider == 1
    play(state, "pass")
    assert "room tech_05" in state.actions(), "the same room again"


@pytest.mark.rule("CAP-ROOM-04", "CAP-ROOM-05", "CAP-ROOM-06")
def test_figure_room_tail_of_the_queue_effects() -> None:
    state = at(items="RY RB")
    play(state, "room helm")
    assert state.kind == "payer" and state.actions() == ["use red", "spend red-yellow red-blue"]
    events = play(state, "use red")
    kinds = [event.kind for event in events]
    assert kinds == ["room_activated", "queued"] and queue(state) == "R Y B R" and crew(state) == "C Y B"
    assert state.kind == "move"
    assert reasons(at(ready="Y B"), "room helm") == ["CAP-ROOM-04"]


@pytest.mark.rule("CAP-ROOM-08", "CAP-ROOM-09", "CAP-ROOM-11", "CAP-CRW-05", "CAP-CRW-07")
def test_cadets_gray_rooms_only_and_everybody_gray_rooms() -> None:
    state = at(ready="C", queue="R", medals=0)
    assert state.actions() == ["room repair", "pass"]
    state = at(ready="C R Y B R* Y* B*", queue="", items="RY RY")
    play(state, "room repair")
    assert [str(action) for action in state.actions()] == [
        *(f"use {figure}" for figure in ("cadet", "red", "yellow", "blue", "red*", "yellow*", "blue*")),
        "spend red-yellow red-yellow",
    ]
    state = at(ready="C R R*", queue="")
    play(state, "room helm")
    assert reasons(state, "use cadet") == ["CAP-ROOM-08"] and "CAP-ROOM-04" in reasons(state, "use blue")


@pytest.mark.rule("CAP-ROOM-10", "CAP-CRW-28")
def test_androids_never_activate_rooms() -> None:
    state = at(ready="A A", queue="R")
    assert state.actions() == ["pass"]
    assert reasons(state, "room repair") == ["CAP-ROOM-10"]
    state = at(ready="A R C", queue="")
    play(state, "room repair")
    assert reasons(state, "use android") == ["CAP-ROOM-10"]


@pytest.mark.rule("CAP-AMB-13")
def test_a_room_may_be_activated_for_nothing() -> None:
    state = at(ready="Y B", queue="R", medals=0, damage=0, holes=(), slots={slot: f"tech_{slot + 30}" for slot in range(1, 7)})
    assert [action for action in state.actions() if action.startswith("room")] == ["room weapons", "room science", "room repair"]
    for room in ("weapons", "science"):
        play(state, f"room {room}")
        assert queue(state, 0).endswith({"weapons": "Y", "science": "B"}[room]) and state.decider == 1
        play(state, "room repair; use cadet?; use red?; repair ship")


@pytest.mark.rule("CAP-AMB-15")
def test_a_room_that_calls_back_can_call_its_own_ensign_but_no_busy_commander() -> None:
    state = at(ready="R C", queue="", slots={3: "tech_11"})
    play(state, "room tech_11; stop")
    assert state.decider == 1, "no cadet waits in the queue"
    state = at(ready="R* C", queue="C", slots={3: "tech_11"}, medals=0)
    play(state, "room tech_11; stop")
    assert state.actions() == ["call cadet 1", "none"], "the commander is still at work and not in the queue"
    ship = at(ready="Y R", queue="B", ship="p05", planets={"p05": "mission_30"}, medals=0)
    assert ship.actions()[-2:] == ["room repair", "pass"]


# ---- artifacts


@pytest.mark.rule("CAP-ART-01", "CAP-ART-02", "CAP-ART-05", "CAP-ART-06", "CAP-AMB-17")
def test_two_artifacts_replace_a_figure() -> None:
    state = at(items="RY RB", ready="Y")
    assert "room helm" in state.actions()
    events = play(state, "room helm")
    assert told(events, "room_activated")[0]["artifacts"] == ["red-yellow", "red-blue"] and state.kind == "move"
    assert state.artifacts_spent == (1, 1, 0) and state.items[0] == 0
    assert queue(state) == "R Y B" and crew(state) == "Y"
    play(state, "fly p01; stop")
    assert state.decider == 1, "artifacts have no second task"


@pytest.mark.rule("CAP-ART-03", "CAP-ART-04", "CAP-AMB-16", "CAP-INV-27")
@pytest.mark.parametrize(
    ("items", "rooms"),
    [
        ("RY RY", "helm weapons repair"),
        ("RB RB", "helm science repair"),
        ("YB YB", "weapons science repair"),
        ("RY RB", "helm repair"),
        ("RY YB", "weapons repair"),
        ("RB YB", "science repair"),
        ("RB", ""),
    ],
)
def test_both_artifacts_show_the_colour(items: str, rooms: str) -> None:
    state = at(items=items, ready="A", queue="R")
    assert [action.split()[1] for action in state.actions() if action.startswith("room")] == rooms.split()
    state = at(items="RY RB YB", ready="R C", queue="")
    play(state, "room helm")
    assert reasons(state, "spend red-blue yellow-blue") == ["CAP-ART-03"] and reasons(state, "spend red-yellow red-yellow") == ["CAP-ART-03"]
    assert reasons(state, "spend red-blue red-yellow") == ["CAP-ART-03"], "a pair has one name only"


@pytest.mark.rule("CAP-ART-07")
def test_discarded_artifacts_are_mixed_when_the_supply_is_empty() -> None:
    state = at(artifacts_bag="", ready="C", slots={3: "tech_25"})
    assert sum(state.artifacts_supply) == 0 and sum(state.artifacts_spent) == 27
    events = play(state, "room tech_25", "red-blue")
    assert told(events, "mixed") == [{"what": "artifacts"}] and told(events, "artifacts") == [{"player": 0, "artifacts": ["red-blue"]}]
    assert sum(state.artifacts_supply) == 26 and sum(state.artifacts_spent) == 0


@pytest.mark.rule("CAP-AMB-18")
def test_artifacts_in_lockers_can_be_used() -> None:
    state = at(damage=8, items="RY RB", slots={3: "tech_32"}, ready="C")
    assert "room helm" in state.actions()


@pytest.mark.rule("CAP-AMB-20")
def test_once_a_turn_means_once_in_each_own_turn() -> None:
    state = at(ready="R R", queue="", slots={3: "tech_27"})
    play(state, "room helm; fly p01; fly home")
    assert state.kind == "move", "the engine gives one more move"
    play(state, "fly p02; room repair; use cadet; repair ship")
    play(state, "room helm; fly home; fly p01")
    assert state.kind == "move", "and in the next turn again"
    play(state, "fly home")
    assert state.decider == 1, "but once only"
