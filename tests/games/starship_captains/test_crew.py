"""Crew: training, promotion, commanders and androids."""

from __future__ import annotations

import pytest

from spacegames.games.starship_captains.components import total
from tests.games.starship_captains.tables import at, crew, play, queue, reasons, told, walked


@pytest.mark.rule("CAP-CRW-09", "CAP-CRW-10", "CAP-CRW-11", "CAP-CRW-12")
def test_training_for_a_medal() -> None:
    state = at(ready="Y B C", queue="R Y B R", medals=1)
    before = list(state.supply)
    events = play(state, "train cadet red")
    assert told(events, "trained") == [{"player": 0, "from": "cadet", "to": "red", "free": False}]
    assert (crew(state), state.medals[0]) == ("R Y B", 0)
    change = [after - was for after, was in zip(state.supply, before, strict=True)]
    assert change == [1, -1, 0, 0, 0, 1]
    assert reasons(at(ready="R", queue="Y C"), "train cadet red") == ["CAP-CRW-09"]
    assert reasons(at(ready="C", queue="R", medals=0), "train cadet red") == ["CAP-CRW-10"]
    assert reasons(at(ready="R", queue="", medals=0), "train red blue") == ["CAP-CRW-11"]
    state = at(ready="R", queue="", medals=1)
    assert [action for action in state.actions() if action.startswith("train")] == ["train red yellow", "train red blue"]


@pytest.mark.rule("CAP-CRW-13", "CAP-CRW-14", "CAP-AMB-01", "CAP-AMB-04", "CAP-INV-07", "CAP-INV-02")
def test_promotion_for_three_medals() -> None:
    state = at(ready="C", queue="R", medals=4)
    play(state, "train cadet yellow")
    assert "promote yellow" in state.actions()
    events = play(state, "promote yellow")
    assert told(events, "promoted") == [{"player": 0, "figure": "yellow*", "rings": 4}] and state.medals[0] == 0
    assert "room weapons" in state.actions(), "the commander can be used at once"
    assert state.supply[5] == at(ready="C", queue="R", medals=0).supply[5]
    assert reasons(at(medals=2), "promote red") == ["CAP-CRW-13"]


@pytest.mark.rule("CAP-AMB-02", "CAP-AMB-03")
def test_only_ensigns_and_only_five() -> None:
    state = at(ready="C A R* R", queue="", medals=9)
    assert {action for action in state.actions() if action.startswith("promote")} == {"promote red"}
    for figure in ("cadet", "android", "red*"):
        assert reasons(state, f"promote {figure}") == ["CAP-AMB-02"]
    full = at(ready="R* R* Y* R", queue="B* B*", medals=10)
    assert reasons(full, "promote red") == ["CAP-AMB-03"] and "promote red" not in full.actions()


@pytest.mark.rule("CAP-AMB-05")
def test_commanders_keep_their_colour_unless_the_option_says_otherwise() -> None:
    assert reasons(at(ready="Y*", queue=""), "train yellow* red") == ["CAP-AMB-05"]
    state = at(ready="Y*", queue="", retrain_commander=True)
    play(state, "train yellow* red")
    assert crew(state) == "R*" and state.to_position()["seats"][0]["rings"] == 4


@pytest.mark.rule("CAP-AMB-06")
def test_a_rank_is_for_good() -> None:
    state = at(ready="R* C", queue="B Y R", ship="p01")
    play(state, "room helm; stop; done")
    assert queue(state) == "B Y R R*"
    play(state, "pass; room repair; repair ship; pass")
    assert state.round == 2 and "R*" in queue(state) and state.to_position()["seats"][0]["rings"] == 4


@pytest.mark.rule("CAP-AMB-07", "CAP-AMB-09")
def test_nobody_is_trained_twice_or_to_the_own_colour() -> None:
    state = at(ready="C R", queue="", medals=3)
    play(state, "train cadet red")
    assert "train red blue" in state.actions(), "the other red ensign can still be trained"
    play(state, "train red blue")
    assert reasons(state, "train red yellow") == ["CAP-AMB-07"]
    assert "CAP-AMB-09" in reasons(state, "train blue blue")


@pytest.mark.rule("CAP-AMB-08")
def test_training_before_a_pass() -> None:
    state = at(medals=1)
    play(state, "train cadet red; pass")
    assert crew(state) == "R R Y B" and state.passed == 1


@pytest.mark.rule("CAP-AMB-10")
def test_free_training_by_an_effect() -> None:
    state = at(ship="p05", planets={"p05": "mission_29"}, ready="R Y C A", queue="B", medals=0)
    play(state, "mission; send red; send yellow; apply")
    assert state.kind == "train_pick" and state.actions() == ["train cadet red", "train cadet yellow", "train cadet blue", "none"]
    assert "CAP-CRW-09" in reasons(state, "train red blue"), "who is in the airlock does not count"
    assert reasons(state, "train android red") == ["CAP-AMB-10"]
    events = play(state, "train cadet blue; apply")
    assert told(events, "trained")[0]["free"] and state.medals[0] == 1
    assert state.kind == "train_pick", "and again in the second row"
    assert told(play(state, "none"), "declined") == [{"player": 0, "what": "train_pick"}]


@pytest.mark.rule("CAP-AMB-11")
def test_no_ensign_left_of_that_colour() -> None:
    many = " ".join("R" * 16)
    state = at(queue=many, ready="C Y", others={1: {"ready": "R R C", "queue": "Y"}})
    assert state.supply[1] == 0
    assert [action for action in state.actions() if action.startswith("train")] == ["train cadet yellow", "train cadet blue", "train yellow blue"]
    assert reasons(state, "train cadet red") == ["CAP-AMB-11"]


@pytest.mark.rule("CAP-AMB-12", "CAP-NOTE-09")
def test_galleries_pay_for_training_and_promotion() -> None:
    state = at(slots={3: "tech_30"}, medals=1, items="P P", ready="R", queue="")
    assert "promote red" in state.actions()
    events = play(state, "promote red; pay pirate")
    assert told(events, "price_named")[0]["price"] == 3 and state.kind == "pay_mix"
    assert reasons(state, "pay red-blue") == ["CAP-AMB-12"] and reasons(state, "pay fleet") == ["CAP-AMB-12"]
    events = play(state, "pay medal")
    assert crew(state) == "R*" and (state.medals[0], state.trophies[0]) == (0, ())
    assert not any(action.startswith("pay") for action in at(slots={3: "tech_30"}, items="P P").actions()), "no swapping for medals"
    artifacts = at(slots={3: "tech_29"}, medals=0, items="RB P", ready="C", queue="")
    play(artifacts, "train cadet blue")
    assert crew(artifacts) == "B" and artifacts.items[0] == 0 and len(artifacts.trophies[0]) == 1
    mixed = at(slots={3: "tech_29"}, medals=1, items="RB P", ready="C", queue="")
    play(mixed, "train cadet blue")
    assert mixed.actions() == ["pay medal", "pay red-blue"]
    assert reasons(mixed, "pay pirate") == ["CAP-NOTE-09"]


# ---- commanders


@pytest.mark.rule("CAP-CRW-16", "CAP-CRW-17", "CAP-CRW-19", "CAP-CRW-20", "CAP-AMB-21", "CAP-AMB-22", "CAP-AMB-23", "CAP-AMB-30")
def test_a_second_room_for_a_commander() -> None:
    state = at(ready="R*", queue="Y")
    play(state, "room helm; fly p01; fly p05")
    assert state.kind == "second_task" and queue(state) == "Y", "not in the queue yet"
    assert [action for action in state.actions() if action.startswith("room")] == ["room helm", "room repair"]
    assert reasons(state, "room weapons") == ["CAP-CRW-20"]
    events = play(state, "room helm; fly p10; stop")
    assert told(events, "room_activated")[0]["second"] and queue(state) == "Y R*" and state.decider == 1
    blue = at(ready="B*", queue="", slots={4: "tech_12"}, holes=(1, 2, 5), central="tech_18 tech_05 tech_24 tech_33 tech_17 omega_01 omega_02 omega_03")
    play(blue, "room science; take tech_18; slot 3")
    while blue.kind == "move":
        play(blue, "stop")
    while blue.kind == "repair":
        play(blue, "repair ship")
    assert "room tech_18" in blue.actions(), "also a room that was installed by the first one"
    assert "room tech_12" not in blue.actions()


@pytest.mark.rule("CAP-CRW-18", "CAP-CRW-23", "CAP-CRW-24", "CAP-CRW-26", "CAP-AMB-24", "CAP-AMB-29")
def test_an_order_instead() -> None:
    state = at(ready="B*", queue="R Y B C", holes=(1, 2, 5, 6))
    play(state, "room science; none")
    assert [action for action in state.actions() if action.startswith("call")] == ["call blue 3", "call cadet 4"]
    for text in ("call red 1", "call yellow 2"):
        assert reasons(state, text) == ["CAP-CRW-24"]
    assert "CAP-CRW-24" in reasons(state, "call blue* 5")
    play(state, "call cadet 4")
    assert (crew(state), queue(state), state.decider) == ("C", "R Y B B*", 1), "either the room or the order, and no more this turn"


@pytest.mark.rule("CAP-AMB-28")
def test_a_second_task_is_optional() -> None:
    state = at(ready="R*", queue="R")
    events = play(state, "room helm; stop; done")
    assert told(events, "no_second_task") == [{"player": 0, "figure": "red*"}] and queue(state) == "R R*"


@pytest.mark.rule("CAP-CRW-21", "CAP-CRW-22", "CAP-AMB-31")
def test_a_row_applied_twice() -> None:
    state = at(ship="p05", ready="R B*", queue="")
    play(state, "mission; send red; apply; repair ship; apply; step fleet")
    assert state.kind == "row_again"
    play(state, "again; step pirates")
    while state.kind == "repair":
        play(state, "repair ship")
    assert state.steps[:3] == [3, 0, 3] and state.decider == 1, "no order after an extra action"
    hurt = at(ship="p05", planets={"p05": "mission_32"}, ready="C Y*", queue="")
    play(hurt, "mission; send cadet; apply; again")
    assert (hurt.damage[0], hurt.medals[0]) == (5, 5), "what is mandatory happens again too"


@pytest.mark.rule("CAP-CRW-25", "CAP-AMB-25")
def test_an_order_after_a_mission() -> None:
    state = at(ship="p05", ready="R* C", queue="Y R B")
    play(state, "mission; send red*; apply; repair ship; keep")
    assert (state.kind, state.actions()) == ("order", ["call red 2", "done"])
    assert reasons(state, "call cadet 4") == ["CAP-CRW-25"], "that cadet is on this mission"
    play(state, "call red 2")
    assert (crew(state), queue(state)) == ("R", "Y B R* C")


@pytest.mark.rule("CAP-AMB-26")
def test_an_order_of_a_commander_without_a_match() -> None:
    settings = {"ship": "p05", "ready": "C R*", "queue": "R"}
    state = at(**settings)
    play(state, "mission; send cadet")
    assert state.kind == "order"
    strict = at(order_unmatched=False, **settings)
    play(strict, "mission; send cadet")
    assert strict.decider == 1


@pytest.mark.rule("CAP-AMB-27")
def test_every_commander_has_a_second_task() -> None:
    state = at(ship="p05", ready="R* B*", queue="R B C")
    play(state, "mission; send red*; skip; skip")
    assert state.actions() == ["call red 1", "call cadet 3", "done"], "the upper row first"
    play(state, "call red 1")
    assert state.actions() == ["call blue 1", "call cadet 2", "done"]
    play(state, "done")
    assert (crew(state), queue(state)) == ("R", "B C R* B*")


@pytest.mark.rule("CAP-AMB-32")
def test_a_room_that_is_gone_cannot_be_the_second_room() -> None:
    state = at(ready="B*", queue="", slots={3: "tech_22"})
    play(state, "room tech_22", "red-yellow", "red-blue")
    assert state.kind == "second_task" and "room tech_22" not in state.actions()
    assert reasons(state, "room tech_22") == ["CAP-ROOM-03"]


# ---- cadets and androids


@pytest.mark.rule("CAP-CRW-06", "CAP-MIS-06")
def test_cadets_go_on_missions_without_a_match() -> None:
    state = at(ship="p05", ready="C C", queue="")
    events = play(state, "mission")
    assert [data["match"] for data in told(events, "row_skipped")] == [False, False] and state.pile[0]


@pytest.mark.rule("CAP-CRW-27", "CAP-PIR-16", "CAP-INV-39")
def test_androids_join_the_ready_room() -> None:
    state = at(ship="p01", pirates={"s_r04": "green_android"})
    play(state, "room weapons; fight p04")
    assert crew(state) == "C R B A" and state.supply[4] == 7
    assert all(7 not in line for before, _a, _e, _s in walked(4, 3) for line in before.queue)


@pytest.mark.rule("CAP-CRW-29", "CAP-CRW-30", "CAP-CRW-31", "CAP-CRW-32", "CAP-MIS-11")
def test_androids_match_every_row_and_leave() -> None:
    settings = {"ship": "p05", "planets": {"p05": "mission_23"}, "queue": "R"}
    state = at(ready="A A", **settings)
    play(state, "mission; apply; repair ship; apply")
    assert state.steps[1] == 3 and state.medals[0] == 3
    assert (crew(state), queue(state), state.supply[4]) == ("A", "R", 7), "two went back to the supply, one is new"
    other = at(ready="R Y", **settings)
    events = play(other, "mission; send red; apply; repair ship")
    assert told(events, "row_skipped") == [{"player": 0, "mission": "mission_23", "row": 2, "match": False}] and queue(other) == "R R Y"


@pytest.mark.rule("CAP-INV-33", "CAP-INV-38")
def test_crews_change_only_by_new_cadets() -> None:
    for players, seed in ((1, 2), (2, 5), (4, 1)):
        for before, action, events, state in walked(players, seed):
            for player in range(players):
                new = sum(data["number"] for data in told(events, "crew_joined") if data["player"] == player and data["figure"] == "cadet")
                new += sum(data["number"] for data in told(events, "gift") if data["player"] == player and data["what"] == "cadet")
                assert _figures(state, player) == _figures(before, player) + new, action
            if action.startswith(("use", "spend")):
                spent = total(before.ready[before.actor]) + total(before.items[before.actor]) // 2
                assert told(events, "room_activated") and spent > 0


def _figures(state: object, player: int) -> int:
    from spacegames.games.starship_captains.scoring import crew as number

    return number(state, player)  # type: ignore[arg-type]
