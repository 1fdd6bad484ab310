"""Diplomacy: tracks, bonuses, laps and events."""

from __future__ import annotations

import pytest

from spacegames.games.starship_captains.scoring import lines
from tests.games.starship_captains.tables import GAME, at, crew, dealt, play, reasons, told

CARDS = GAME.cards


def track_points(steps: int) -> int:
    state = at(steps=(steps, 0, 0), reached={"fleet": [0]} if steps else {}, trophies={"fleet": 0} if steps >= 26 else {})
    return int(dict(lines(state, 0))["factions"])


@pytest.mark.rule("CAP-FAC-01", "CAP-FAC-02", "CAP-FAC-03", "CAP-FAC-04", "CAP-FAC-13")
@pytest.mark.parametrize(("faction", "start", "gain"), [(0, 1, "medals"), (1, 1, "repaired"), (2, 4, "medals")])
def test_one_step_and_its_bonus(faction: int, start: int, gain: str) -> None:
    steps = [0, 0, 0]
    steps[faction] = start
    state = at(round=2, ship="p01", steps=tuple(steps), ready="R", damage=3, holes=())
    events = play(state, "room helm; fly home; stop")
    advanced = {data["faction"]: (data["from"], data["to"]) for data in told(events, "advanced")}
    name = ("fleet", "androids", "pirates")[faction]
    assert advanced[name] == (start, start + 1) and told(events, "track_bonus")[0]["faction"] == name and told(events, gain)
    assert dealt(2, 1).steps == [0] * 6, "nobody has to be on any track"


@pytest.mark.rule("CAP-FAC-05", "CAP-AMB-90", "CAP-AMB-91")
def test_three_steps_on_one_track() -> None:
    state = at(ship="p05", ready="C B", queue="", holes=())
    play(state, "mission; send cadet; apply")
    assert state.actions() == ["step fleet", "step androids", "step pirates"]
    assert reasons(state, "decline") == ["CAP-AMB-90"], "all or none, and these cannot hurt"
    events = play(state, "step pirates")
    assert [(data["from"], data["to"]) for data in told(events, "advanced")] == [(0, 2), (2, 3)], "the bonus on the way comes first"
    order = [event.kind for event in events if event.kind in ("advanced", "repaired")]
    assert order == ["advanced", "repaired", "advanced"] and state.steps[:3] == [0, 0, 3]


@pytest.mark.rule("CAP-FAC-06")
def test_two_single_steps() -> None:
    state = at(slots={3: "tech_20"}, ready="B", steps=(1, 0, 0))
    play(state, "room tech_20; step fleet; step pirates")
    assert state.steps[:3] == [2, 0, 1] and state.medals[0] == 2
    both = at(slots={3: "tech_20"}, ready="B")
    play(both, "room tech_20; step pirates; step pirates; repair ship")
    assert both.steps[2] == 2


@pytest.mark.rule("CAP-FAC-07", "CAP-FAC-08", "CAP-INV-42", "CAP-INV-43", "CAP-AMB-92")
def test_points_of_a_track() -> None:
    found = [track_points(steps) for steps in range(27)]
    assert found == [5 * (steps // 13) + -(-(steps % 13) // 3) for steps in range(27)]
    assert found[:14] == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5] and found == sorted(found) and found[26] == 10
    for sides in CARDS.points:
        assert all(points == (0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4) for points in sides)


@pytest.mark.rule("CAP-FAC-09", "CAP-AMB-93")
def test_a_lap_goes_on_and_earns_bonuses_again() -> None:
    settings = {"slots": {3: "tech_20"}, "ready": "B", "steps": (0, 0, 13), "holes": ()}
    state = at(**settings)
    events = play(state, "room tech_20; step pirates; step pirates")
    assert state.steps[2] == 15 and told(events, "track_bonus") and state.damage[0] == 2
    strict = at(second_lap=False, **settings)
    assert not told(play(strict, "room tech_20; step pirates; step pirates"), "track_bonus")
    first = at(slots={3: "tech_20"}, ready="B", steps=(0, 0, 12))
    events = play(first, "room tech_20; step pirates; step fleet")
    assert told(events, "lap") == [{"player": 0, "faction": "pirates", "laps": 1, "trophy": False}]
    assert dict(lines(first, 0))["factions"] == 6


@pytest.mark.rule("CAP-FAC-10", "CAP-FAC-11")
def test_a_second_lap_earns_the_trophy_once() -> None:
    state = at(slots={3: "tech_20"}, ready="B C", steps=(25, 0, 0), others={1: {"slots": {3: "tech_08"}, "ready": "R", "steps": (25, 0, 0)}})
    events = play(state, "room tech_20; step fleet; step pirates")
    assert told(events, "lap") == [{"player": 0, "faction": "fleet", "laps": 2, "trophy": True}] and state.won[0] == 0
    events = play(state, "room tech_08; stop; step fleet")
    assert told(events, "lap")[0]["trophy"] is False and state.won[0] == 0
    assert [dict(lines(state, player))["factions"] for player in (0, 1)] == [11, 10]


# ---- events


@pytest.mark.rule("CAP-FAC-14", "CAP-FAC-15", "CAP-AMB-94")
def test_the_first_marker_on_space_seven_sets_off_the_event() -> None:
    state = at(ship="p05", ready="C B", queue="", steps=(5, 0, 0), others={1: {"ready": "C"}})
    play(state, "mission; send cadet; apply")
    assert state.actions()[-1] == "decline", "steps that set off something may be declined"
    left = state.copy()
    assert told(play(left, "decline"), "steps_declined") and left.steps[0] == 5
    before = (crew(state, 0).count("C"), crew(state, 1).count("C"))
    events = play(state, "step fleet")
    assert told(events, "event_began") == [{"player": 0, "event": "event_fleet_3", "faction": "fleet"}]
    assert (crew(state, 0).count("C"), crew(state, 1).count("C")) == (before[0] + 1, before[1] + 1)
    again = at(slots={3: "tech_20"}, ready="B", steps=(6, 0, 0), reached={"fleet": [1]})
    assert not told(play(again, "room tech_20; step fleet; step pirates"), "event_began"), "once in a game"
    fixed = at(round=2, ship="p01", ready="R", steps=(6, 0, 0))
    play(fixed, "room helm; fly home; stop")
    assert (fixed.kind, fixed.actions()) == ("faction", ["step fleet", "decline"])
    assert reasons(fixed, "step pirates") == ["CAP-FAC-02"]


@pytest.mark.rule("CAP-AMB-95")
def test_lasting_events_concern_everybody() -> None:
    for reached in ([0], [1]):
        state = at(ship="p01", ready="Y", reached={"pirates": reached})
        events = play(state, "room weapons; fight p04", "red-blue")
        assert told(events, "event_acted") == [{"player": 0, "event": "event_pirates_4"}] and state.medals[0] == 3
    quiet = at(ship="p01", ready="Y")
    assert not told(play(quiet, "room weapons; fight p04", "red-blue"), "event_acted")


@pytest.mark.rule("CAP-AMB-96", "CAP-NOTE-19")
def test_events_at_a_station_come_before_its_token() -> None:
    state = at(ship="p01", planets={"p05": "station pirates"}, events={"pirates": "event_pirates_1"}, reached={"pirates": [1]}, ready="R", holes=())
    events = play(state, "room helm; fly p05; stop", "red-blue")
    order = [event.kind for event in events if event.kind in ("damaged", "medals", "station_used", "artifacts", "repaired")]
    assert order == ["damaged", "medals", "station_used", "artifacts", "repaired"]
    assert (state.damage[0], state.medals[0]) == (3, 3)
    home = at(round=2, ship="p01", events={"fleet": "event_fleet_1"}, reached={"fleet": [1]}, ready="R")
    events = play(home, "room helm; fly home; stop; step pirates; repair ship")
    assert home.steps[:3] == [1, 1, 3] and told(events, "event_acted")
    away = at(round=2, ship="p01", events={"fleet": "event_fleet_1"}, reached={"fleet": [1]}, ready="R", stations={"home": 3})
    assert not told(play(away, "room helm; fly home; stop"), "event_acted"), "only with the token there"


@pytest.mark.rule("CAP-AMB-97", "CAP-NOTE-20")
def test_word_of_honour() -> None:
    settings = {"events": {"pirates": "event_pirates_2"}, "reached": {"pirates": [1]}}
    state = at(2, active=1, steps=(9, 1, 14), **settings)
    play(state, "room repair; use cadet; repair ship")
    assert (state.kind, state.actions()) == ("pay", ["pay fleet", "decline"])
    assert reasons(state, "pay pirates") == ["CAP-AMB-97"], "not below the start space of the lap"
    events = play(state, "pay fleet", "red-blue")
    assert told(events, "moved_back") == [{"player": 0, "faction": "fleet", "from": 9, "to": 7}]
    assert not told(events, "track_bonus") and state.medals[0] == 2 and state.kind == "turn"
    play(state, "room repair; use cadet; repair ship")
    play(state, "room repair; use red; repair ship")
    assert state.kind == "turn" and state.decider == 0, "once a round"


@pytest.mark.rule("CAP-AMB-98")
def test_the_card_under_the_android_event() -> None:
    state = at(slots={4: "tech_20"}, ready="B", steps=(0, 6, 0), holes=(1, 2, 5, 6), under="tech_05")
    play(state, "room tech_20; step androids")
    assert (state.kind, state.actions()) == ("tech_card", ["take tech_05", "none"])
    assert state.view(1)["under"] == ["tech_05"] and reasons(state, "take tech_33") == ["CAP-AMB-98"]
    events = play(state, "take tech_05; step fleet?")
    assert state.slots[0][2] == CARDS.number["tech_05"] and state.under == () and told(events, "tech_installed")
    full = at(slots={3: "tech_33", 4: "tech_20"}, ready="B", steps=(0, 6, 0), under="tech_05")
    events = play(full, "room tech_20; step androids")
    assert told(events, "cards_discarded") == [{"deck": "technologies", "cards": ["tech_05"]}]
    later = at(slots={4: "tech_20"}, ready="B", steps=(0, 6, 0), reached={"androids": [1]}, under="")
    play(later, "room tech_20; step androids")
    assert crew(later) == "A", "who comes later gets an android"


@pytest.mark.rule("CAP-AMB-128")
def test_effects_for_others_go_clockwise_and_reach_who_has_passed() -> None:
    state = at(3, active=1, slots={}, events={"fleet": "event_fleet_5"}, passed=(2,), others={1: {"slots": {3: "tech_20"}, "ready": "B", "steps": (6, 0, 0)}})
    play(state, "room tech_20; step fleet")
    deciders = []
    while state.kind == "repair":
        deciders.append(state.decider)
        play(state, "repair ship")
    assert deciders == [1, 1, 2, 0] and state.damage == [2, 1, 2] and state.kind == "faction" and state.decider == 1


@pytest.mark.rule("CAP-AMB-127")
def test_what_cannot_be_used_is_lost() -> None:
    state = at(ready="C", slots={3: "tech_23"}, damage=1, holes=())
    play(state, "room tech_23")
    assert state.damage[0] == 0 and state.decider == 1
    poor = at(slots={3: "tech_13"}, ready="Y")
    play(poor, "room tech_13")
    assert poor.decider == 1, "an exchange that cannot be paid is not offered"
    rich = at(slots={3: "tech_13"}, ready="Y", items="P")
    play(rich, "room tech_13")
    assert rich.actions() == ["pay pirate", "decline"] and reasons(rich, "pay medal") == ["CAP-AMB-127"]
    play(rich, "pay pirate; step fleet")
    assert rich.medals[0] == 3 and not rich.trophies[0]
