"""Days, cards in turn, dropping out, and the end of a flight."""

from __future__ import annotations

import pytest

from spacegames.games.galaxy_trucker.flow.flight import move
from tests.games.galaxy_trucker.tables import GAME, flying, play, reasons, seat, steps, told


def _moved(days: dict[str, int], who: str, by: int) -> int:
    names = list(days)
    state = flying(*(seat("start", day=day) for day in days.values()), deck=("I-open_space-1",))
    move(state, names.index(who), by, (), [])
    return int(state.day[names.index(who)])


@pytest.mark.rule("GT-FLT-02", "GT-FLT-03", "GT-FLT-04", "GT-INV-31", "GT-INV-32", "GT-INV-29")
def test_only_empty_spaces_count() -> None:
    assert _moved({"blue": 12, "yellow": 11, "red": 7}, "blue", -3) == 8
    assert _moved({"blue": 12, "red": 10}, "blue", -3) == 8
    assert _moved({"blue": 5, "red": 7, "yellow": 8}, "blue", 4) == 11
    assert _moved({"blue": 5, "red": 7}, "blue", 0) == 5


@pytest.mark.rule("GT-AMB-32", "GT-INV-29")
def test_a_marker_a_lap_away_blocks_its_space_too() -> None:
    assert _moved({"leader": 20, "last": -18}, "leader", 2) == 23


@pytest.mark.rule("GT-FLT-01", "GT-LCH-05", "GT-AMB-38")
def test_the_leader_of_the_moment_reveals() -> None:
    state = flying(seat("D", day=2), seat("C", day=1, tokens={"6,7": 0}), deck=("I-stardust-1", "I-open_space-1"))
    assert state.decider == 0 and state.actions() == ["fly", "leave"]
    events = play(state, "fly; fly")
    assert told(events, "card_revealed")[0]["leader"] == 0
    assert state.order() == [0, 1] and state.decider == 0, "asked again, the foremost first"
    learning = flying(seat("D", day=2), seat("C", day=1), deck=("I-stardust-1", "I-open_space-1"), learning=True)
    assert learning.actions() == ["fly"]
    play(learning, "fly")
    assert learning.decider == learning.leader


@pytest.mark.rule("GT-OUT-14", "GT-OUT-01", "GT-AMB-38")
def test_one_may_leave_when_no_card_is_open() -> None:
    state = flying(seat("D", day=5), seat("C", day=2), seat("start", day=0), deck=("I-planets-2", "I-stardust-1"))
    play(state, "fly")
    events = play(state, "leave")
    assert told(events, "dropped_out") == [{"player": 1, "cause": "gave_up"}] and state.order() == [0, 2]
    play(state, "fly")
    assert state.kind == "land" and reasons(state, "leave") == ["GT-OUT-14"], "an open card must be played"
    play(state, "pass; pass")
    assert state.kind == "fly_on" and state.deciders == (0,)


@pytest.mark.rule("GT-OUT-07", "GT-AMB-36")
def test_nobody_drops_out_of_the_learning_flight() -> None:
    state = flying(seat("7,6 cabin-01 0", day=30, crew={"7,7": 0, "7,6": 0}), seat("start", day=-15), card="I-open_space-1", learning=True)
    assert state.over is False and state.order() == [0, 1] and state.out == [0, 0]
    assert reasons(flying(seat("D", day=1), "start", deck=("I-stardust-1",), learning=True), "leave") == ["GT-OUT-07"]


@pytest.mark.rule("GT-OUT-08", "GT-OUT-09", "GT-CRW-03", "GT-AMB-34")
def test_no_humans_no_flight() -> None:
    state = flying(seat("Z", day=5, crew={"7,7": 1, "7,8": "purple"}), seat("D", day=1), card="I-abandoned_ship-2", round="2", deck=("I-stardust-1",))
    play(state, "accept")
    assert state.out[0] and state.credits(0) == 3 and state.gone == (0,), "paid first, out at the end of the card"


@pytest.mark.rule("GT-OUT-10", "GT-AMB-34")
def test_in_a_combat_zone_the_whole_card_is_played_first() -> None:
    weak = seat("8,7 engine_single-02 0", day=9)
    state = flying(weak, seat("D", day=4, tokens={"7,8": 0}), card="I-combat_zone-1", deck=("I-stardust-1",))
    events = []
    while state.kind != "fly_on":
        events += state.play(state.actions()[0])
    lost = [data["player"] for data in told(events, "crew_lost")]
    assert state.out[0] and told(events, "rolled"), lost


@pytest.mark.rule("GT-OUT-11", "GT-OUT-12", "GT-ADV-OS-02", "GT-AMB-35")
def test_open_space_without_engines() -> None:
    state = flying(seat("L", day=5, tokens={"7,8": 0}), seat("start", day=1), card="III-open_space-1", round="3a", deck=("I-stardust-1",))
    assert state.out == [3, 3] and state.kind == "payday"
    declining = flying(seat("L", day=5), seat("start; 6,7 engine_single-01 0", day=1), card="III-open_space-1", round="3a", deck=("I-stardust-1",))
    events = play(declining, "engines 0")
    assert told(events, "stayed") == [{"player": 0}] and declining.out[0] == 3
    orange = flying(seat("P; -8,7", day=5, crew={"6,7": "orange"}), seat("D", day=1), card="II-open_space-1", round="2", deck=("I-stardust-1",))
    assert orange.out[0] == 3, "an orange alien alone does not push"
    other = flying(seat("start", day=5), seat("D", day=1), card="I-stardust-1", deck=("I-planets-4",))
    assert other.out[0] == 0, "any other card is flown by inertia"


@pytest.mark.rule("GT-OUT-13", "GT-AMB-33", "GT-INV-30")
def test_lapped() -> None:
    weak = "8,7 engine_single-02 0"
    state = flying(seat("D", day=20), seat(weak, day=-21), card="I-open_space-1", deck=("I-stardust-1",))
    assert state.day[0] == 22 and state.out[1] == 4, "22 - (-20) = 42 days ahead"
    near = flying(seat("D", day=20), seat("E", day=-18), card="I-open_space-1", deck=("I-stardust-1",))
    assert near.day == [23, -14] and near.out == [0, 0], "41 ahead for a moment only"


@pytest.mark.rule("GT-OUT-05", "GT-OUT-06", "GT-AMB-39")
@pytest.mark.parametrize("card", ["I-combat_zone-1", "III-sabotage-1"])
def test_the_last_one_flies_on_alone(card: str) -> None:
    state = flying(seat("D", day=20), seat("E", out="gave_up"), card=card, deck=("I-meteoric_swarm-1", "I-stardust-1"), round="3")
    assert state.kind == "fly_on" and state.done
    play(state, "fly")
    assert state.kind == "roll", "other cards are played"
    play(state, "roll; roll; roll", 1, 1, 1, 1, 1, 1)
    events = play(state, "fly; settle")
    assert told(events, "place_reward") == [{"player": 0, "place": 1, "credits": 12}]
    assert told(events, "connector_prize")[0]["player"] == 0


@pytest.mark.rule("GT-AMB-40", "GT-OUT-02", "GT-OUT-03", "GT-OUT-04", "GT-INV-40", "GT-AMB-41")
def test_nobody_left() -> None:
    one = seat("D", day=3, goods={"8,6": ["yellow", "yellow", "blue"]}, lost=("cabin-05",))
    state = flying(one, seat("E", day=1), deck=("I-stardust-1",))
    events = play(state, "leave; leave")
    assert state.kind == "payday" and told(events, "flight_over") == [{"order": []}] and state.decider == 1, "the last one to go"
    events = play(state, "settle")
    assert told(events, "goods_sold") == [{"player": 0, "value": 7, "credits": 4}]
    assert told(events, "losses_paid") == [{"player": 0, "lost": 1, "owed": 1, "paid": 1}]
    assert not told(events, "place_reward") and not told(events, "connector_prize")
    assert state.starter == 1


@pytest.mark.rule("GT-AMB-41")
def test_of_two_who_leave_together_the_one_ahead_counts_as_last() -> None:
    state = flying(seat("start", day=3), seat("start", day=8), card="I-open_space-1", deck=("I-stardust-1",))
    assert state.gone == (0, 1) and state.decider == 1


@pytest.mark.rule("GT-AMB-42")
def test_a_ship_shot_to_nothing() -> None:
    full = flying(seat("start", day=5), seat("D", day=1), card="I-meteoric_swarm-3", deck=("I-stardust-1",))
    play(full, "roll; shoot; roll; roll", 3, 4, 1, 1, 1, 1)
    assert full.ships[0] == {} and full.out[0] == 2
    learning = flying(seat("start", day=5), seat("D", day=1), card="I-meteoric_swarm-1", deck=("I-open_space-1",), learning=True)
    play(learning, "roll; shoot; roll; roll", 3, 4, 1, 1, 1, 1)
    assert learning.ships[0] == {} and learning.day[0] == 5
    events = play(learning, "fly; settle")
    assert told(events, "connector_prize")[0] == {"player": 0, "exposed": 0, "credits": 2}


# ---- the end of a flight


def _settled(*seats: object, **settings: object) -> tuple[object, list]:  # type: ignore[type-arg]
    state = flying(*seats, card="I-stardust-1", **settings)
    assert state.kind == "payday"
    return state, play(state, "settle")


@pytest.mark.rule("GT-END-01", "GT-END-02", "GT-END-03", "GT-END-04", "GT-END-05", "GT-INV-41", "GT-AMB-71")
def test_money_after_round_one() -> None:
    state, events = _settled(
        seat("B", day=40, goods={"7,9": ["yellow"], "8,8": ["green", "blue"]}),
        seat("C", day=32, goods={"8,8": ["yellow", "green"]}),
        seat("D", day=18, lost=("cabin-05", "cabin-06")),
        seat(
            "E",
            day=10,
            goods={"7,9": ["red", "red"]},
            lost=tuple(f"cargo_3-0{n}" for n in (1, 2, 3)) + tuple(f"cabin-0{n}" for n in (7, 8, 9, 5)[:3]) + ("cabin-14",),
        ),
    )
    order = [event.kind for event in events]
    assert order.index("place_reward") < order.index("connector_prize") < order.index("goods_sold") < order.index("losses_paid")
    assert state.scores() == [10, 8, 2, 4]  # type: ignore[attr-defined]


@pytest.mark.rule("GT-END-03")
def test_all_tidiest_ships_get_the_prize() -> None:
    _state, events = _settled(seat("start", day=30), seat("start", day=20), seat("B", day=10))
    assert [(data["player"], data["credits"]) for data in told(events, "connector_prize")] == [(0, 2), (1, 2)]


@pytest.mark.rule("GT-END-06", "GT-INV-38", "GT-AMB-72")
@pytest.mark.parametrize(("lost", "paid"), [(4, 4), (5, 5), (9, 5)])
def test_insurance_of_class_one(lost: int, paid: int) -> None:
    _state, events = _settled(seat("start", day=30, credits=20, lost=tuple(f"cabin-{n:02}" for n in range(1, lost + 1))), seat("start", day=20))
    assert told(events, "losses_paid") == [{"player": 0, "lost": lost, "owed": paid, "paid": paid}]


@pytest.mark.rule("GT-END-08", "GT-FAQ-01", "GT-AMB-73", "GT-INV-39")
def test_who_cannot_pay_gives_all() -> None:
    lost = tuple(f"cargo_2-{n:02}" for n in range(1, 6))
    state = flying(seat("start", out="gave_up", credits=3, lost=lost), seat("D", day=20), card="I-stardust-1")
    events = play(state, "settle")
    assert told(events, "losses_paid") == [{"player": 0, "lost": 5, "owed": 5, "paid": 3}] and state.credits(0) == 0


@pytest.mark.rule("GT-END-07", "GT-END-09")
def test_the_next_round_begins_with_everything_back() -> None:
    state, events = _settled(seat("B", day=40, credits=7), seat("C", day=32))
    assert told(events, "round_began")[0] == {"round": "2", "ship_class": "II", "starter": 0, "learning": False}
    assert len(state.heap) == 140 and all(len(ship) == 1 for ship in state.ships)  # type: ignore[attr-defined]
    assert state.credits(0) == 7 + 4 + 2  # type: ignore[attr-defined]


@pytest.mark.rule("GT-END-09", "GT-AMB-74")
def test_ties_are_shared() -> None:
    state = flying(seat("B", day=40, credits=3), seat("C", day=32, credits=4), card="I-stardust-1", rounds="1", deck=())
    while not state.over:
        state.play(state.actions()[0])
    assert state.scores() == [9, 7] and state.winners() == [0]
    even = flying(seat("B", out="gave_up"), seat("C", out="gave_up", credits=0), seat("D", day=5), card="I-stardust-1", rounds="1")
    play(even, "settle")
    assert even.over and even.winners() == [2]
    none = GAME.new(2, 1, rounds="1")
    play(none, f"{none.decider}:number 1; number 2")
    play(none, "leave; leave; settle")
    assert none.scores() == [0, 0] and none.winners() == [], "without a credit nobody has won"
    position = none.to_position()
    for entry in position["seats"]:
        entry["credits"] = 3
    assert GAME.position(position).winners() == [0, 1]


@pytest.mark.rule("GT-LCH-09", "GT-AMB-75")
def test_credits_are_hidden_until_the_end() -> None:
    state = flying(seat("B", day=40, credits=7), seat("C", day=32, credits=4), card="I-planets-2")
    assert [entry["credits"] for entry in state.view(0)["seats"]] == [7, None]
    assert [entry["credits"] for entry in state.view()["seats"]] == [None, None]
    shown = flying(seat("B", day=40, credits=7), seat("C", day=32, credits=4), card="I-planets-2", credits="open")
    assert [entry["credits"] for entry in shown.view(1)["seats"]] == [7, 4]
    for before, _action, _events, after in steps(2, 1, wild=True, rounds="1"):
        assert before.view(0)["seats"][1]["credits"] is None
        state = after
    assert state.view(0)["seats"][1]["credits"] == state.credits(1)
