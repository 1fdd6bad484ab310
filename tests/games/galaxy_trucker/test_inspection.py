"""Inspection, repair, the deck, and the launch."""

from __future__ import annotations

import pytest

from spacegames.games.galaxy_trucker.components import CARDS
from tests.games.galaxy_trucker.tables import BOX, CELL, GAME, TILE, built, flying, inspected, play, reasons, seat, steps, told


@pytest.mark.rule("GT-ERR-12", "GT-ERR-13", "GT-ERR-14", "GT-ERR-15", "GT-AMB-19")
def test_the_owner_chooses_what_to_take_off() -> None:
    """The rulebook's example: the cabin or the battery, and what hangs on it."""
    state = inspected("F", "start", round="2")
    assert state.kind == "repair" and state.actions() == ["remove 7,8", "remove 8,8"]
    assert reasons(state, "remove 7,6") == ["GT-AMB-19"] and reasons(state, "remove 4,7") == ["GT-ERR-12"]
    assert reasons(state, "place 9,5 0") == ["GT-ERR-13"]
    other = state.copy()
    play(state, "remove 8,8")
    assert state.actions() == ["keep 5,7", "keep 9,8"], "the double engine hangs on nothing now"
    play(state, "keep 5,7")
    assert len(state.lost[0]) == 2 and len(state.ships[0]) == 10 and state.exposed(0) == 8
    assert state.kind == "crew" and "crew 7,8 purple" in state.actions()
    play(other, "remove 7,8")
    assert len(other.lost[0]) == 1 and len(other.ships[0]) == 11 and other.faults(0) == []


@pytest.mark.rule("GT-ERR-08", "GT-ERR-09", "GT-ERR-10", "GT-AMB-21")
def test_in_the_learning_flight_offenders_only_lose_their_number() -> None:
    bad = "7,6 engine_single-02 90"
    state = inspected(seat(bad), "D", seat("7,8 engine_single-03 90"), learning=True)
    assert state.kind == "repair" and state.decider == 0
    play(state, "remove 7,6")
    events = play(state, "remove 7,8")
    assert told(events, "numbers_changed") == [{"numbers": [2, 1, 3]}]
    assert state.lost == [(), (), ()] and TILE["engine_single-02"] in state.open
    assert [data["player"] for data in told(events, "launched")] == [1, 0, 2]


@pytest.mark.rule("GT-AMB-22")
def test_by_the_full_rules_an_offender_keeps_the_number() -> None:
    state = inspected(seat("7,6 engine_single-02 90"), "D")
    events = play(state, "remove 7,6")
    assert [(data["player"], data["number"]) for data in told(events, "launched")] == [(0, 1), (1, 2)] and len(state.lost[0]) == 1


@pytest.mark.rule("GT-AMB-20", "GT-AMB-48")
def test_even_the_pilot_cabin_may_go() -> None:
    state = inspected(seat("7,6 cargo_2-08 0"), "D")
    assert {"remove 7,6", "remove 7,7"} <= set(state.actions())
    play(state, "remove 7,7")
    assert CELL["7,7"] not in state.ships[0] and state.out[0] and state.lost[0] == (TILE["starting_cabin-03"],), "nobody is left to fly it"


@pytest.mark.rule("GT-ERR-15", "GT-AMB-19")
def test_repairing_the_seven_mistakes() -> None:
    state = inspected("M", "start")
    play(state, "remove 5,8; remove 6,6; remove 7,9; remove 8,5; remove 8,6; remove 8,7")
    assert [fault.kind for fault in state.faults(0)] == [7] * len(state.faults(0))
    play(state, next(str(action) for action in state.actions() if action.startswith("keep 6,7")))
    assert len(state.lost[0]) == 9 and len(state.ships[0]) == 9 and state.exposed(0) == 11 and state.faults(0) == []


@pytest.mark.rule("GT-ERR-16", "GT-AMB-23", "GT-AMB-24")
def test_a_mistake_found_in_flight_costs_a_credit() -> None:
    ship = "7,6 engine_single-02 90; 8,7 engine_single-11 0; 7,8 cabin-07 0"
    state = flying(seat(ship, day=4, credits=4), seat("D", day=1), deck=("I-open_space-1", "I-stardust-1"), inspection="players")
    play(state, "fly")
    events = play(state, "accuse 0")
    assert told(events, "accused") == [{"player": 0, "by": 1, "faulty": True}] and told(events, "fee_paid") == [{"player": 0, "credits": 1}]
    assert state.credits(0) == 3 and state.kind == "repair" and state.decider == 0
    play(state, "remove 7,6")
    assert state.lost[0] == (TILE["engine_single-02"],) and state.faults(0) == []
    poor = flying(seat(ship, day=1), seat("D", day=4), deck=("I-open_space-1",), inspection="players")
    assert told(play(poor, "accuse 0"), "fee_paid") == []
    sound = flying(seat("D", day=4), seat("start", day=1), deck=("I-open_space-1",), inspection="players")
    play(sound, "fly")
    assert told(play(sound, "accuse 0"), "accused")[0]["faulty"] is False
    assert reasons(flying(seat("D", day=4), seat("start", day=1), deck=("I-open_space-1",)), "accuse 1") == ["GT-AMB-23"]


@pytest.mark.rule("GT-AMB-24", "GT-HIT-15")
def test_what_was_aboard_a_removed_component_goes_to_the_bank() -> None:
    ship = "7,8 cabin-07 0; 7,6 cargo_2-08 0; 8,7 engine_single-11 0"
    state = flying(seat(ship, day=1, goods={"7,6": ["blue"]}), seat("D", day=4), deck=("I-open_space-1",), inspection="players")
    events = play(state, "accuse 0; remove 7,6")
    assert [data["cause"] for data in told(events, "good_lost")] == ["repair"] and state.goods(0) == 0


@pytest.mark.rule("GT-AMB-23")
def test_without_an_inspection_players_look_at_each_other() -> None:
    state = inspected(seat("7,6 engine_single-02 90"), "D", inspection="players")
    assert state.kind == "inspect" and state.actions() == ["accuse 1", "pass"]
    play(state, "pass; accuse 0")
    assert state.kind == "repair"
    unseen = inspected(seat("7,6 engine_single-02 90"), "D", inspection="players")
    play(unseen, "pass; pass")
    assert unseen.phase == "flight" and unseen.faults(0)


# ---- the deck


@pytest.mark.rule("GT-DCK-02", "GT-DCK-05", "GT-DCK-06", "GT-DCK-07", "GT-INV-25")
@pytest.mark.parametrize(("name", "level", "cards"), [("1", 1, 8), ("2", 2, 12), ("3", 3, 16)])
def test_four_piles_make_the_deck(name: str, level: int, cards: int) -> None:
    for seed in range(10):
        state = GAME.new(2, seed, rounds=name)
        wanted = sorted([level, level, *range(1, level)])
        assert [sorted(BOX.cards[card].level for card in pile) for pile in state.piles] == [wanted] * 3 + [[]]
        play(state, f"{state.decider}:number 1")
        events = play(state, "number 2")
        assert told(events, "deck_made") == [{"cards": cards}] and sorted(BOX.cards[card].level for card in state.piles[3]) == wanted
        assert sorted(state.deck) == sorted(card for pile in state.piles for card in pile)
        assert BOX.cards[state.deck[-1]].level == level, "the next card is one of the round's level"


@pytest.mark.rule("GT-DCK-01")
def test_the_learning_flight_has_the_starred_cards_in_any_order() -> None:
    orders = set()
    for seed in range(5):
        state = GAME.new(2, seed, learning=True)
        play(state, f"{state.decider}:number 1; number 2")
        assert sorted(state.deck) == sorted(BOX.starred)
        orders.add(state.deck)
    assert len(orders) > 1


@pytest.mark.rule("GT-DCK-08", "GT-AMB-77", "GT-INV-26")
def test_no_card_is_used_twice() -> None:
    for options in ({"rounds": "1+2+3+3a"}, {"learning": True}):
        flown: list[str] = []
        for before, action, _events, _state in steps(2, 2, wild=True, **options):
            if action == "settle":
                flown += [CARDS[card] for card in (*before.done, *before.deck)]
        assert len(set(flown)) == len(flown) == (52 if "rounds" in options else 36)


# ---- launch


@pytest.mark.rule("GT-LCH-02", "GT-LCH-03", "GT-LCH-04", "GT-LCH-05", "GT-LCH-10")
@pytest.mark.parametrize(("name", "days"), [("1", [0, -2, -4, -6]), ("2", [0, -3, -6, -9]), ("3", [0, -4, -8, -12])])
def test_ships_start_at_the_distance_of_the_round(name: str, days: list[int]) -> None:
    state = inspected("B", "C", "D", "E", round=name)
    assert state.day == days and state.leader == 0 and state.order() == [0, 1, 2, 3]
    assert state.number == [0, 0, 0, 0], "numbers are put aside"


@pytest.mark.rule("GT-LCH-06", "GT-LCH-07")
def test_two_humans_for_each_cabin_and_full_batteries() -> None:
    state = inspected("A", "start", learning=True)
    assert state.humans(0) == 6 and state.tokens(0) == 5
    assert state.to_position()["seats"][0]["tokens"] == {"6,7": 2, "8,6": 3}


@pytest.mark.rule("GT-LCH-08", "GT-ALN-03", "GT-ALN-04", "GT-ALN-05", "GT-ALN-06", "GT-AMB-26")
def test_five_ways_to_man_a_ship() -> None:
    """The rulebook's picture: cabins without, with one and with both life supports."""
    found = set()

    def choose(state: object) -> None:
        if state.kind == "crew":  # type: ignore[attr-defined]
            for action in state.actions():  # type: ignore[attr-defined]
                after = state.copy()  # type: ignore[attr-defined]
                after.play(action)
                choose(after)
        else:
            seat_data = state.to_position()["seats"][0]  # type: ignore[attr-defined]
            found.add((seat_data["crew"]["6,7"], seat_data["crew"]["7,8"], state.crew(0)))  # type: ignore[attr-defined]
            assert seat_data["crew"]["7,7"] == seat_data["crew"]["7,6"] == 2

    choose(inspected("P", "start", round="2"))
    assert found == {(2, 2, 8), (2, "purple", 7), ("orange", 2, 7), ("orange", "purple", 6), ("purple", 2, 7)}


@pytest.mark.rule("GT-LCH-08")
def test_crew_is_chosen_in_number_order() -> None:
    state = inspected(seat("G", number=2), seat("Z", number=1), round="2")
    assert state.kind == "crew" and state.decider == 1
    play(state, "crew 7,8 humans")
    assert state.decider == 0 and reasons(state, "crew 7,8 humans") == ["GT-LCH-08"]


@pytest.mark.rule("GT-ALN-01", "GT-ALN-02", "GT-AMB-25", "GT-ALN-06")
def test_where_aliens_can_live() -> None:
    state = inspected("P", "start", round="2")
    assert state.actions() == ["crew 6,7 humans", "crew 6,7 purple", "crew 6,7 orange"]
    assert reasons(state, "crew 7,7 purple") == ["GT-ALN-02"]
    play(state, "crew 6,7 purple")
    assert state.kind != "crew", "the purple alien is aboard, so 7,8 is for humans"
    touching = inspected("7,8 cabin-07 270; 6,7 life_support_purple-05 180", "start", round="2")
    assert touching.kind != "crew", "beside a cabin, but not joined to it"


@pytest.mark.rule("GT-ALN-04")
def test_an_alien_of_the_other_colour_is_refused() -> None:
    state = inspected("Z", "start", round="2")
    assert reasons(state, "crew 7,8 orange") == ["GT-ALN-04"]


@pytest.mark.rule("GT-ALN-08")
def test_an_alien_takes_the_place_of_two_humans() -> None:
    state = inspected("Z", "start", round="2")
    play(state, "crew 7,8 purple")
    assert (state.crew(0), state.humans(0)) == (3, 2)


@pytest.mark.rule("GT-FAQ-07", "GT-AMB-61", "GT-AMB-28")
def test_nothing_is_moved_aboard() -> None:
    state = flying(seat("A", day=3, goods={"8,5": ["blue"]}), seat("start", day=1), deck=("I-open_space-1",))
    for text in ("load blue 8,5", "unload blue 8,5", "battery 6,7", "give 7,5"):
        assert reasons(state, text)
    assert reasons(state, "unload blue 8,5") == ["GT-FAQ-07"] and not built("start", "start").cargo[0]
