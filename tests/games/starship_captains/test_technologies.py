"""Technologies: taking, installing, link bonuses, refilling, omegas."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.starship_captains.tables import GAME, at, play, queue, reasons, told, walked

CARDS = GAME.cards


def bonuses(events: list[Any]) -> list[str]:
    return [f"{data['level']} {data['side']} {data['bonus']}" for data in told(events, "link_bonus")]


def install(card: str, slot: int, moves: str = "", **settings: Any) -> tuple[Any, list[Any]]:
    """Install a card of the central board with a blue ensign; then further moves."""
    shown = [
        card,
        *(
            name
            for name in ("tech_05", "tech_24", "tech_12", "tech_18", "tech_33", "tech_17")
            if name != card and name not in settings.get("slots", {}).values()
        ),
    ]
    state = at(ready="B C", central=" ".join([*shown[:5], "omega_01", "omega_02", "omega_03"]), **settings)
    events = play(state, f"room science; take {card}; slot {slot}?")
    return state, events + play(state, moves)


@pytest.mark.rule("CAP-TEC-01", "CAP-TEC-02", "CAP-TEC-03")
def test_three_sorts_of_technologies() -> None:
    types = [item["type"] for item in GAME.components["technologies"].values()]
    assert (types.count("room"), types.count("ability")) == (26, 24)
    state = at(slots={3: "tech_27", 4: "omega_01"})
    assert reasons(state, "room tech_27") == ["CAP-TEC-02"] and reasons(state, "room omega_01") == ["CAP-TEC-02"]
    assert at(slots={4: "omega_01"}, items="P P").scores()[0] == at(items="P P").scores()[0] + 2


@pytest.mark.rule("CAP-TEC-04", "CAP-TEC-05", "CAP-TEC-12", "CAP-AMB-76")
def test_one_card_into_an_empty_undamaged_slot() -> None:
    state = at()
    play(state, "room science")
    assert state.kind == "tech_card" and len(state.actions()) == 9 and state.actions()[-1] == "none"
    assert reasons(state, "take tech_50") == ["CAP-TEC-04"]
    play(state, "take tech_05")
    assert state.actions() == ["slot 3", "slot 4"]
    assert reasons(state, "slot 1") == ["CAP-TEC-12"]
    taken = at(slots={3: "tech_33"}, holes=(1, 2, 6))
    play(taken, "room science; take tech_05")
    assert taken.actions() == ["slot 4", "slot 5"] and reasons(taken, "slot 3") == ["CAP-TEC-05"]
    repaired = at(holes=(1, 5, 6))
    play(repaired, "room science; take tech_05")
    assert repaired.actions() == ["slot 2", "slot 3", "slot 4"]


@pytest.mark.rule("CAP-TEC-06", "CAP-TEC-07", "CAP-TEC-15", "CAP-AMB-77", "CAP-INV-30")
def test_an_omega_taken_leaves_a_gap_for_an_alpha_or_beta() -> None:
    assert GAME.components["omega"]["omega_01"]["name"]["ru"] == "Список разыскиваемых"
    state = at(technologies="tech_02", ready="B*", queue="")
    play(state, "room science; take omega_01; slot 4; repair ship?; stop?")
    assert state.central[5] == -1, "the gap stays until the end of the turn"
    events = play(state, "done")
    assert told(events, "refilled") == [{"card": "tech_02", "place": 6}] and len(state.omega_deck) == 9
    for before, _action, _events, after in walked(2, 31):
        assert sum(card >= CARDS.omega for card in after.central) <= sum(card >= CARDS.omega for card in before.central)


@pytest.mark.rule("CAP-TEC-08", "CAP-TEC-09", "CAP-TEC-11", "CAP-TEC-13", "CAP-AMB-71")
def test_matching_pairs_pay_from_top_to_bottom() -> None:
    state, events = install("tech_33", 3, "repair ship")
    assert bonuses(events) == ["middle left medal", "middle right repair"], "the damaged neighbour on the left counts"
    assert (state.medals[0], state.damage[0]) == (2, 2)
    state, events = install("tech_03", 4, "repair ship")
    assert bonuses(events) == ["top right medal", "middle left repair", "bottom left medal"] and state.medals[0] == 3
    state, events = install("tech_09", 2, "repair ship; stop", side="B")
    assert bonuses(events) == ["top left repair", "top right move", "bottom right medal"]
    _state, events = install("tech_05", 4, "repair ship", slots={3: "tech_24"})
    assert bonuses(events) == ["top left repair"], "card against card"
    _state, events = install("tech_05", 4, "repair ship")
    assert bonuses(events) == ["middle left repair"], "card against print"


@pytest.mark.rule("CAP-AMB-70")
@pytest.mark.parametrize(("seam", "order"), [("left", ["left", "right"]), ("right", ["right", "left"])])
def test_of_one_level_the_left_edge_first_unless_the_option_says_otherwise(seam: str, order: list[str]) -> None:
    _state, events = install("tech_24", 1, "repair ship", holes=(2, 5, 6), seam_first=seam)
    assert [data["side"] for data in told(events, "link_bonus") if data["level"] == "bottom"] == order


@pytest.mark.rule("CAP-TEC-10", "CAP-TEC-14", "CAP-AMB-41", "CAP-AMB-72")
def test_the_new_card_works_at_once_and_the_ship_really_moves() -> None:
    state, events = install("tech_27", 2, "fly p01", side="B", ship="home")
    assert bonuses(events) == ["bottom left move"] and state.kind == "move", "the new engine gives one more move"
    events = play(state, "fly p05")
    assert bonuses(events) == ["bottom right medal"] and state.board.places[state.ship[0]] == "p05"
    hit, _events = install("tech_27", 2, "fly p04", side="B", ship="p01")
    assert hit.damage[0] == 4
    station, events = install("tech_27", 2, "fly p05; stop", side="B", ship="p01", planets={"p05": "station androids"})
    assert told(events, "station_used") and station.decider == 1
    helm = at(slots={3: "tech_27"}, ready="R")
    play(helm, "room helm; fly p01; fly home")
    assert helm.kind == "move"
    play(helm, "fly p02")
    assert helm.decider == 1, "once a turn"
    unused = at(slots={3: "tech_27"}, ready="R")
    play(unused, "room helm; stop")
    assert unused.decider == 1, "only after a move"


@pytest.mark.rule("CAP-AMB-69")
def test_without_an_empty_slot_nothing_can_be_taken() -> None:
    state = at(ready="B", slots={3: "tech_33", 4: "tech_05"})
    central = state.central
    play(state, "room science")
    assert state.decider == 1 and state.central == central


@pytest.mark.rule("CAP-AMB-73", "CAP-INV-32")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    position = at(ready="B").to_position()
    position["discards"]["technologies"], position["decks"]["technologies"] = position["decks"]["technologies"], []
    state = GAME.position(position)
    events = play(state, "room science; take tech_05; slot 4; repair ship")
    assert {"what": "technologies"} in told(events, "mixed") and -1 not in state.central
    for before, _action, _events, after in walked(1, 3):
        boards = [card for slots in after.slots for card in slots if card >= 0]
        there = [*after.tech_deck, *after.omega_deck, *after.tech_spent, *after.omega_spent, *after.under, *after.drawn, *boards]
        assert sorted([*there, *(card for card in after.central if card >= 0)]) == list(range(62)) and before is not after
    gap = at(ready="B").to_position()
    gap["seats"][1]["slots"] = [None] * 6
    empty = GAME.position(gap)
    empty.tech_deck = ()
    play(empty, "room science; take tech_05; slot 4; repair ship")
    assert empty.central[1] == -1, "with nothing at all the gap stays"


@pytest.mark.rule("CAP-AMB-74", "CAP-NOTE-25")
def test_the_slot_of_a_discarded_card_is_empty_and_whole() -> None:
    state = at(ready="B* C", queue="", slots={3: "tech_22"})
    play(state, "room tech_22", "red-blue", "red-blue")
    assert state.slots[0][2] == -1 and not state.holes[0] >> 3 & 1 and state.tech_spent == (CARDS.number["tech_22"],)
    play(state, "room science; take tech_33")
    assert "slot 3" in state.actions()


@pytest.mark.rule("CAP-AMB-75", "CAP-INV-29")
def test_gaps_are_filled_at_the_end_of_the_turn_whatever_made_them() -> None:
    state = at(ship="p05", planets={"p05": "mission_11"}, ready="C B", queue="")
    play(state, "mission; send cadet; apply; take tech_05; slot 4")
    assert -1 in state.central and state.kind == "repair"
    play(state, "repair ship")
    assert -1 not in state.central
    for players, number in ((1, 7), (2, 8), (4, 8)):
        for before, _action, _events, _after in walked(players, 21):
            if before.kind == "turn":
                assert len(before.central) == number and -1 not in before.central


@pytest.mark.rule("CAP-AMB-78")
def test_abilities_act_from_left_to_right_and_events_last() -> None:
    state = at(ship="p01", ready="Y", slots={3: "tech_44", 4: "tech_42"}, reached={"pirates": [1]}, steps=(0, 0, 0))
    events = play(state, "room weapons; fight p04; repair ship", "red-blue")
    acting = [event.data.get("card", event.data.get("event")) for event in events if event.kind in ("ability_used", "event_acted")]
    assert acting == ["tech_44", "tech_42", "event_pirates_4"]


@pytest.mark.rule("CAP-INV-28")
def test_at_most_four_bonuses_from_our_cards() -> None:
    for card in range(len(CARDS.cards)):
        assert sum(symbol > 0 for symbol in (*CARDS.left[card], *CARDS.right[card])) <= 4
        assert max(sum(symbol > 0 for symbol in edge) for edge in (CARDS.left[card], CARDS.right[card])) <= 2


@pytest.mark.rule("CAP-INV-31")
def test_science_twice_chooses_from_eight_then_seven() -> None:
    state = at(ready="B*", queue="")
    play(state, "room science")
    assert len([action for action in state.actions() if action.startswith("take")]) == 8
    play(state, "take tech_33; slot 3; repair ship?; room science")
    assert len([action for action in state.actions() if action.startswith("take")]) == 7
    events = play(state, "take tech_24; repair ship?")
    assert len(told(events, "refilled")) == 2 and queue(state) == "B*"
