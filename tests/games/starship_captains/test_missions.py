"""Doing missions and where the next one appears."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from spacegames.games.starship_captains.components import ANDROID
from tests.games.starship_captains.tables import GAME, at, crew, play, queue, reasons, told, walked

HERE: dict[str, Any] = {"ship": "p05", "queue": ""}


@pytest.mark.rule("CAP-MIS-03", "CAP-AMB-79", "CAP-AMB-84")
def test_as_many_figures_as_rows() -> None:
    state = at(ready="R", **HERE)
    assert reasons(state, "mission") == ["CAP-MIS-03"] and "room helm" in state.actions()
    play(state, "train red blue")
    assert reasons(state, "mission") == ["CAP-MIS-03"], "training changes nothing about that"
    enough = at(ready="A A", **HERE)
    assert enough.actions() == ["mission", "pass"]


@pytest.mark.rule("CAP-MIS-04", "CAP-MIS-05", "CAP-AMB-82")
def test_card_to_the_airlock_and_one_figure_for_every_row() -> None:
    state = at(ready="R B C", **HERE)
    events = play(state, "mission")
    assert told(events, "mission_begun") == [{"player": 0, "mission": "mission_05", "at": "p05"}]
    assert state.content[5] == -1 and state.actions() == ["send cadet", "send red", "send blue"]
    assert reasons(state, "send yellow") == ["CAP-MIS-05"]
    play(state, "send red")
    assert state.kind == "assign" and state.airlock == (1,), "everybody stands before the first effect"
    play(state, "send blue")
    assert state.kind == "row"


@pytest.mark.rule("CAP-MIS-07", "CAP-MIS-08", "CAP-MIS-10", "CAP-MIS-12")
def test_a_mission_with_matching_crew() -> None:
    state = at(ready="R B C", **HERE)
    events = play(state, "mission; send red; send blue; apply; repair ship; apply; step fleet")
    assert [data["row"] for data in told(events, "row_applied")] == [1, 2]
    assert (state.damage[0], state.medals[0], state.steps[0]) == (2, 3, 3)
    assert queue(state) == "R B" and crew(state) == "C"
    assert state.to_position()["seats"][0]["missions"] == ["mission_05"]
    assert state.scores()[0] == -6 + 4 + 1 + 1.5


@pytest.mark.rule("CAP-MIS-09", "CAP-MIS-13")
def test_a_mission_without_a_match_still_scores() -> None:
    state = at(ready="C R", **HERE)
    events = play(state, "mission; send cadet")
    assert [data["match"] for data in told(events, "row_skipped")] == [False, False]
    assert queue(state) == "C R" and state.pile[0] and state.steps[:3] == [0, 0, 0]
    declined = at(ready="R B", **HERE)
    events = play(declined, "mission; send red; skip; skip")
    assert [data["match"] for data in told(events, "row_skipped")] == [True, True] and declined.damage[0] == 3


@pytest.mark.rule("CAP-AMB-80", "CAP-AMB-81")
def test_a_row_is_used_as_a_whole_and_its_damage_too() -> None:
    state = at(planets={"p05": "mission_40"}, ready="B R Y", **HERE)
    play(state, "mission; send blue; send red; apply")
    assert state.damage[0] == 4, "damage comes with the row"
    choice = at(planets={"p05": "mission_13"}, ready="C B", **HERE)
    play(choice, "mission; send cadet; apply")
    assert choice.actions() == ["option 1", "option 2", "none"], "a helpful effect may be left"
    assert reasons(choice, "option 3") == ["CAP-AMB-80"]
    assert told(play(choice, "none"), "declined")


@pytest.mark.rule("CAP-AMB-83")
def test_who_comes_during_the_mission_cannot_join_it() -> None:
    state = at(planets={"p05": "mission_09"}, ready="R Y B", **HERE)
    play(state, "mission; send red; send yellow; apply")
    assert crew(state) == "C" and len(state.airlock) == 3
    play(state, "apply")
    play(state, "apply; train cadet red")
    assert crew(state) == "R" and queue(state) == "R Y B"


@pytest.mark.rule("CAP-AMB-85")
def test_triggers_come_before_the_new_mission() -> None:
    state = at(slots={3: "tech_37"}, ready="C C", **HERE)
    kinds = [event.kind for event in play(state, "mission")]
    assert kinds.index("mission_done") < kinds.index("ability_used") < kinds.index("number_turned") < kinds.index("mission_revealed")


@pytest.mark.rule("CAP-MIS-14", "CAP-MIS-15", "CAP-MIS-16", "CAP-MIS-17")
def test_the_highest_number_says_where_the_next_mission_appears() -> None:
    state = at(ready="C C", **HERE)
    events = play(state, "mission", "mission_20")
    assert told(events, "number_turned") == [{"number": 5, "from": "p13", "to": "p05"}]
    assert told(events, "mission_revealed") == [{"mission": "mission_20", "at": "p13"}]
    planets = state.to_position()["planets"]
    assert (planets["p05"], planets["p13"]) == ("number 5 down", "mission_20")
    assert state.view(1)["planets"]["p12"] == "number 4", "everybody sees where the one after that will be"


@pytest.mark.rule("CAP-MIS-18", "CAP-INV-11")
def test_five_missions_turn_five_numbers() -> None:
    state = at(down=3, ready="C C", **HERE)
    play(state, "mission", "mission_20")
    assert state.down == 4
    last = at(down=4, ready="C C", **HERE)
    events = play(last, "mission", "mission_20")
    assert told(events, "uprising") and last.down == 0


@pytest.mark.rule("CAP-AMB-86")
def test_when_the_missions_run_out() -> None:
    position = at(ready="C C", **HERE).to_position()
    rest = position["decks"]["missions"]
    position["decks"]["missions"] = []
    position["seats"][1]["missions"] = rest
    state = GAME.position(position)
    events = play(state, "mission")
    assert told(events, "number_turned") and not told(events, "mission_revealed")
    assert state.to_position()["planets"]["p13"] == "empty" and GAME.position(state.to_position()) == state


@pytest.mark.rule("CAP-INV-08", "CAP-INV-09", "CAP-INV-12")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_planet_has_one_thing(players: int) -> None:
    for before, _action, _events, _after in walked(players, 13):
        if before.kind == "turn":
            kinds = Counter(what.split()[0].split("_")[0] for what in before.to_position()["planets"].values())
            assert kinds == {"mission": before.board.missions, "number": before.board.numbers, "station": 2}
            assert all(before.content[place] < 0 and place not in before.numbers for place in before.station_at)


@pytest.mark.rule("CAP-INV-34")
def test_rows_without_androids_enter_the_queue() -> None:
    met = 0
    for players, seed in ((2, 14), (3, 14), (4, 14)):
        for before, _action, events, after in walked(players, seed):
            for data in told(events, "crew_back"):
                if data["player"] < players:
                    (mission,) = [done["mission"] for done in told(events, "mission_done") if done["player"] == data["player"]]
                    rows = len(GAME.cards.rows[GAME.cards.mission_number[mission]])
                    assert len(data["queued"]) == rows - data["androids"]
                    assert data["androids"] >= before.airlock.count(ANDROID)
                    met += 1
            assert after.mission >= 0 or not after.airlock
    assert met > 3
