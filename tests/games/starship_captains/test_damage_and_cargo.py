"""Damage, repair and the hold."""

from __future__ import annotations

import pytest

from spacegames.games.starship_captains.actions import capacity
from spacegames.games.starship_captains.components import ARTIFACTS, count, total
from tests.games.starship_captains.tables import at, play, reasons, told, walked

FLY = "room helm; fly p04; stop"
"""A move past the pirate between p01 and p04."""


@pytest.mark.rule("CAP-DMG-01", "CAP-DMG-02", "CAP-AMB-50")
def test_damage_goes_into_the_hold_never_onto_the_tech_board() -> None:
    state = at(ship="p01", damage=0, holes=())
    play(state, FLY)
    assert (state.damage[0], state.holes[0]) == (1, 0)
    for before, _action, _events, after in walked(4, 2):
        for player in range(4):
            assert after.holes[player] & ~before.holes[player] == 0, "technology slots are only ever repaired"


@pytest.mark.rule("CAP-DMG-03", "CAP-INV-24", "CAP-AMB-51")
def test_damage_without_an_empty_slot_costs_an_item() -> None:
    state = at(ship="p01", damage=3, items="RY RB P P P")
    play(state, "room helm; use red; fly p04")
    assert (state.kind, state.actions()) == ("lose_item", ["drop red-yellow", "drop red-blue", "drop pirate"])
    assert reasons(state, "drop yellow-blue") == ["CAP-DMG-03"]
    play(state, "drop pirate")
    assert state.damage[0] == 4 and len(state.trophies[0]) == 2 and sum(state.pirates_spent) == 1
    artifact = at(ship="p01", damage=7, items="RY")
    events = play(artifact, "room helm; fly p04")
    assert told(events, "item_lost") == [{"player": 0, "item": "red-yellow", "why": "damage"}] and artifact.artifacts_spent == (1, 0, 0)


@pytest.mark.rule("CAP-DMG-04", "CAP-DMG-05", "CAP-AMB-55")
def test_overdamage_without_end() -> None:
    state = at(ship="p10", damage=8)
    events = play(state, "room helm; fly p11; fly p12")
    assert [data["over"] for data in told(events, "damaged")] == [1, 2] and state.damage[0] == 10
    many = at(4, ship="p11", damage=40, others={1: {"damage": 30}})
    play(many, "room helm; fly p12; stop")
    assert many.damage[0] == 41, "more than the box has tokens for"


@pytest.mark.rule("CAP-REP-01", "CAP-AMB-54", "CAP-INV-26")
def test_one_repair_removes_one_token_from_ship_or_tech_board() -> None:
    state = at(ready="C", slots={3: "tech_23"})
    play(state, "room tech_23")
    assert state.actions() == ["repair ship", "repair 1", "repair 2", "repair 5", "repair 6"]
    assert reasons(state, "repair 3") == ["CAP-REP-01"]
    play(state, "repair 2; repair ship")
    assert (state.damage[0], bin(state.holes[0]).count("1"), state.decider) == (2, 3, 1)
    clean = at(ready="C", damage=0, holes=(5,))
    events = play(clean, "room repair")
    assert told(events, "repaired") == [{"player": 0, "where": 5, "damage": 0, "holes": 0}], "with one place it goes by itself"
    assert "repair ship" not in at(ready="C", damage=0).actions()
    whole = at(ready="C", damage=0, holes=(), others={1: {"ready": "C"}})
    assert not told(play(whole, "room repair"), "repaired")


@pytest.mark.rule("CAP-REP-02", "CAP-REP-03", "CAP-INV-25", "CAP-AMB-53")
def test_overdamage_first_but_tech_slots_at_any_time() -> None:
    state = at(ready="C C", damage=10)
    ship = state.copy()
    events = play(ship, "room repair; repair ship")
    assert ship.damage[0] == 9 and capacity(ship, 0) == 0 and "CAP-REP-02" in [rule for event in events for rule in event.rules]
    play(state, "room repair; repair 1")
    assert state.damage[0] == 10 and bin(state.holes[0]).count("1") == 3
    freed = at(ready="C", damage=9, slots={3: "tech_23"}, holes=())
    play(freed, "room tech_23")
    assert freed.damage[0] == 7 and capacity(freed, 0) == 1


@pytest.mark.rule("CAP-CRG-01", "CAP-CRG-02", "CAP-INV-23")
def test_cargo_takes_empty_slots() -> None:
    state = at(ready="C", slots={3: "tech_25"})
    play(state, "room tech_25", "yellow-blue")
    assert count(state.items[0], 2) == 1 and state.to_position()["seats"][0]["artifacts"]["yellow-blue"] == 1
    assert [capacity(at(damage=number), 0) for number in (0, 3, 8, 12)] == [8, 5, 0, 0]
    assert [capacity(at(damage=number, slots={3: "tech_32"}), 0) for number in (0, 8, 12)] == [10, 2, 2]
    for players, seed in ((2, 9), (4, 9)):
        for _before, _action, _events, after in walked(players, seed):
            if after.kind == "turn":
                for player in range(players):
                    assert total(after.items[player]) + len(after.trophies[player]) <= capacity(after, player)


@pytest.mark.rule("CAP-CRG-03", "CAP-CRG-04", "CAP-AMB-59")
def test_a_full_hold_gives_up_old_or_new_cargo_never_damage() -> None:
    state = at(ready="C", damage=6, items="RY P", slots={3: "tech_25"})
    play(state, "room tech_25", "red-blue")
    assert (state.kind, state.actions()) == ("keep_item", ["drop red-yellow", "drop red-blue", "drop pirate"])
    assert reasons(state, "drop yellow-blue") == ["CAP-CRG-03"]
    play(state, "drop pirate")
    assert state.damage[0] == 6 and state.items[0] == sum(1 << 6 * ARTIFACTS.index(name) for name in ("red-yellow", "red-blue"))
    assert "drop pirate" not in at(items="P").actions(), "nothing is thrown away without need"


@pytest.mark.rule("CAP-CRG-05")
def test_several_artifacts_are_all_seen_first() -> None:
    state = at(ready="B", damage=7, slots={3: "tech_18"})
    events = play(state, "room tech_18", "red-yellow", "yellow-blue")
    assert told(events, "artifacts") == [{"player": 0, "artifacts": ["red-yellow", "yellow-blue"]}]
    assert state.actions() == ["drop red-yellow", "drop yellow-blue"]
    play(state, "drop red-yellow")
    assert total(state.items[0]) == 1


@pytest.mark.rule("CAP-AMB-56")
def test_new_cargo_with_nothing_but_damage_is_discarded() -> None:
    state = at(ready="C", damage=8, slots={3: "tech_25"})
    events = play(state, "room tech_25", "red-blue")
    assert told(events, "item_lost") == [{"player": 0, "item": "red-blue", "why": "no_room"}]
    assert state.items[0] == 0 and state.damage[0] == 8 and state.artifacts_spent == (0, 1, 0)


@pytest.mark.rule("CAP-AMB-57", "CAP-AMB-58")
def test_a_fight_with_a_full_hold() -> None:
    state = at(ship="p01", damage=7, items="RY", ready="Y")
    events = play(state, "room weapons; fight p04", "yellow-blue")
    assert (state.damage[0], state.items[0], state.trophies[0], state.medals[0]) == (8, 0, (), 2)
    assert state.pirates[3] == -1 and [data["item"] for data in told(events, "item_lost")] == ["red-yellow", "yellow-blue", "pirate"]
    room = at(ship="p01", damage=6, items="RY P", ready="Y")
    play(room, "room weapons; fight p04", "red-blue")
    assert room.kind == "lose_item"
    play(room, "drop red-yellow")
    assert room.kind == "keep_item" and room.actions() == ["drop red-blue", "drop pirate"], "one slot for trophy and new artifact"
    play(room, "drop pirate")
    assert room.actions() == ["drop red-blue", "drop pirate"], "the artifact just won may go for the new token"
    play(room, "drop red-blue")
    assert room.items[0] == 0 and len(room.trophies[0]) == 1


@pytest.mark.rule("CAP-NOTE-11", "CAP-NOTE-22", "CAP-NOTE-23", "CAP-AMB-52")
def test_lockers() -> None:
    state = at(ship="p01", damage=10, items="RY P", slots={3: "tech_32"})
    play(state, FLY)
    assert state.damage[0] == 11 and state.items[0] and state.trophies[0], "lockers take no damage and keep their cargo"
    shifted = at(ship="p01", damage=7, items="P", slots={3: "tech_32"})
    assert not told(play(shifted, FLY), "item_lost"), "cargo is shifted into the lockers by itself"
    full = at(ship="p01", damage=7, items="P RY RB", slots={3: "tech_32"})
    play(full, "room helm; use red; fly p04")
    assert full.kind == "lose_item" and len(full.actions()) == 3


@pytest.mark.rule("CAP-INV-16", "CAP-INV-15")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_tokens_are_never_lost(players: int) -> None:
    for _before, _action, _events, state in walked(players, 17):
        artifacts = sum(state.artifacts_supply) + sum(state.artifacts_spent) + sum(map(total, state.items))
        artifacts += sum(kind >= 0 for row in state.stored for kind in row)
        pirates = sum(state.pirates_supply) + sum(state.pirates_spent) + sum(kind >= 0 for kind in state.pirates) + sum(map(len, state.trophies))
        assert (artifacts, pirates) == (27, 30)
