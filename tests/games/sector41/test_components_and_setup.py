"""The set of Sector 41, its set-up, the order of turns and the invariants that hold after every move."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import spacegames as sg

GAME = sg.load("sector41")


def kinds(state: Any) -> Counter[str]:
    texts = [text.lstrip("?#") for row in state.to_position()["grid"] for text in row]
    return Counter("solar_wind" if text.startswith("solar_wind") else text.split("@")[0] for text in texts)


def started(players: int, seed: int = 1, edges: str = "", **options: Any) -> Any:
    """A game after set-up, with the given edges in picking order."""
    state = GAME.new(players, seed, **options)
    for number in range(players):
        state.play(state.actions()[0])
        state.play(f"edge {edges[number]}" if edges else state.actions()[0])
    return state


def random_states(players: int, seed: int) -> Any:
    state, chance = GAME.new(players, seed), random.Random(seed)
    while not state.over:
        before = state.copy()
        events = state.play(chance.choice(state.actions()))
        yield before, events, state


@pytest.mark.rule("S41-CMP-01", "S41-CMP-06", "S41-CMP-07")
def test_the_grid_has_the_81_tiles_of_the_set() -> None:
    counts = kinds(GAME.new(2, 5))
    assert sum(counts.values()) == 81
    assert counts == {
        "alien_artifact": 3, "asteroid_belt_2": 4, "asteroid_belt_3": 2, "barren_planet": 2, "black_hole": 2, "glynium_planet_2": 4, "glynium_planet_3": 3,
        "glynium_planet_4": 1, "ion_storm": 2, "beacon": 2, "nebula": 2, "pulsar": 4, "remote_viewport": 2, "salvage_explorer": 3, "solar_flare": 2,
        "solar_tempest": 2, "solar_wind": 16, "space_rift": 4, "spatial_distortion": 6, "starbase": 3, "stargate": 3, "supernova": 3,
        "temporal_anomaly": 2, "vortex": 2, "wormhole": 2,
    }  # fmt: skip
    models = [item["count"] for id, item in GAME.components["tiles"].items() if id.startswith("solar_wind")]
    assert models == [3, 3, 2, 2, 3, 3]


@pytest.mark.rule("S41-CMP-02", "S41-CMP-04", "S41-CMP-08", "S41-SET-09")
def test_each_player_has_a_starship_of_one_colour_and_three_explorers_aboard() -> None:
    seats = started(4).to_position()["seats"]
    assert sorted(seat["colour"] for seat in seats) == ["blue", "green", "red", "yellow"]
    assert all(explorer == {"at": "aboard", "state": "free"} for seat in seats for explorer in seat["explorers"])
    assert sum(len(seat["explorers"]) for seat in seats) == GAME.components["pieces"]["explorer"]["count"] == 12
    assert GAME.components["pieces"]["guardian"]["count"] == 1


@pytest.mark.rule("S41-CMP-03", "S41-SET-04", "S41-TIL-GLY-02")
def test_the_supply_is_18_yellow_2_blue_and_1_red() -> None:
    for seed in range(12):
        position = GAME.new(2, seed).to_position()
        laid = sum(heap.get("yellow", 0) for heap in position["crystals"].values())
        assert position["supply"] == {"yellow": 18 - laid, "blue": 2, "red": 1}


@pytest.mark.rule("S41-SET-01", "S41-SET-02", "S41-SET-03", "S41-AMB-74")
def test_tiles_are_mixed_face_down_and_lie_in_any_of_four_ways() -> None:
    first, second = GAME.new(2, 1), GAME.new(2, 2)
    assert first.to_position()["grid"] != second.to_position()["grid"]
    assert first == GAME.new(2, 1)
    texts = [text for row in first.to_position()["grid"] for text in row]
    assert sum(text.startswith("?") for text in texts) == 80
    assert {text.split("@")[1] for text in texts if "@" in text} == {"0", "90", "180", "270"}


@pytest.mark.rule("S41-SET-05", "S41-GRD-04", "S41-INV-07", "S41-AMB-57")
def test_the_centre_is_open_the_guardian_stands_on_it_and_a_planet_there_has_its_crystals() -> None:
    planets = 0
    for seed in range(60):
        position = GAME.new(2, seed).to_position()
        assert position["guardian"]["at"] == "5,5"
        assert position["guardian"]["mode"] == "wandering"
        centre = position["grid"][4][4]
        assert not centre.startswith("?")
        if centre.startswith("glynium_planet"):
            planets += 1
            assert position["crystals"] == {"5,5": {"yellow": int(centre[15])}}
        else:
            assert position["crystals"] == {}
    assert planets


@pytest.mark.rule("S41-SET-06", "S41-AMB-75")
def test_the_start_player_is_chosen_by_lot_and_picks_first() -> None:
    starts = {GAME.new(4, seed).decision.player for seed in range(40)}
    assert starts == {0, 1, 2, 3}
    assert {GAME.new(4, seed, start="first").decision.player for seed in range(10)} == {0}


@pytest.mark.rule("S41-SET-07", "S41-AMB-01")
def test_starships_and_edges_are_taken_once_and_lie_in_the_middle() -> None:
    state = GAME.new(3, 4, start="first")
    state.play("take red")
    state.play("edge W")
    assert [reason.rule for reason in state.why_not("take red")] == ["S41-SET-07"]
    state.play("take blue")
    assert [reason.rule for reason in state.why_not("edge W")] == ["S41-SET-07"]
    state.play("edge N")
    assert state.to_position()["seats"][0]["ship"] == 5
    assert [reason.rule for reason in state.why_not("fold")] == ["S41-SET-07"]


@pytest.mark.rule("S41-SET-08")
def test_two_players_sit_opposite_each_other() -> None:
    for edge, opposite in zip("NESW", "SWNE", strict=True):
        state = GAME.new(2, 3)
        state.play("take green")
        state.play(f"edge {edge}")
        state.play("take blue")
        assert state.actions() == [f"edge {opposite}"]
        other = next(e for e in "NESW" if e not in (edge, opposite))
        assert [reason.rule for reason in state.why_not(f"edge {other}")] == ["S41-SET-08"]


@pytest.mark.rule("S41-TRN-01", "S41-AMB-59")
def test_turns_go_clockwise_by_edges_from_the_start_player() -> None:
    state = started(3, 2, "WNS", start="first")
    seen = []
    for _turn in range(6):
        seen.append(state.decision.player)
        number = state.to_position()["turn"]["number"]
        while state.to_position()["turn"]["number"] == number:
            state.play(state.actions()[0])
    assert seen == [0, 1, 2, 0, 1, 2]
    state = started(3, 2, "WSN", start="first")
    assert state.order == (0, 2, 1)
    assert started(3, 2, "WSN", start="first", turn_order="seats").order == (0, 1, 2)


@pytest.mark.rule("S41-TRN-02")
def test_a_turn_is_starship_then_explorer_then_guardian() -> None:
    state = started(2)
    assert state.decision.kind == "starship_action"
    assert [reason.rule for reason in state.why_not("go 1 9,5")] == ["S41-TRN-02"]
    state.play("stay")
    assert state.decision.kind == "explorer_move"
    assert [reason.rule for reason in state.why_not("fold")] == ["S41-TRN-02"]


@pytest.mark.rule("S41-INV-04", "S41-INV-05", "S41-TIL-GLY-01", "S41-GRD-08")
def test_the_red_crystal_comes_with_the_last_planet_and_speeds_up_the_guardian() -> None:
    found = 0
    for seed in range(12):
        for before, events, after in random_states(2, seed):
            for event in events:
                if event.kind == "crystals_placed" and "red" in event.data["crystals"]:
                    found += 1
                    hidden = [text for row in after.to_position()["grid"] for text in row if text.startswith("?glynium")]
                    assert hidden == []
                    assert before.to_position()["guardian"]["mode"] == "wandering"
                    assert after.to_position()["guardian"]["mode"] != "wandering"
                    size = sum(event.data["crystals"].values())
                    wanted = {2: {"blue": 1, "red": 1}, 3: {"blue": 2, "red": 1}, 4: {"yellow": 1, "blue": 2, "red": 1}}
                    assert event.data["crystals"] == wanted[size]
    assert found


@pytest.mark.rule("S41-INV-22", "S41-INV-25", "S41-WIN-05")
def test_crystals_are_never_lost_scores_never_fall_and_players_never_share_a_tile() -> None:
    for players in (2, 3, 4):
        scores = [0] * players
        for _before, events, state in random_states(players, players):
            position = state.to_position()
            for colour, number in (("yellow", 18), ("blue", 2), ("red", 1)):
                total = position["supply"][colour] + position["removed"][colour]
                total += sum(heap.get(colour, 0) for heap in position["crystals"].values())
                total += sum(seat["collected"][colour] for seat in position["seats"])
                assert total == number
            owners: dict[str, set[int]] = {}
            for player, seat in enumerate(position["seats"]):
                for explorer in seat["explorers"]:
                    if "," in explorer["at"]:
                        owners.setdefault(explorer["at"], set()).add(player)
                        row, column = (int(part) - 1 for part in explorer["at"].split(","))
                        assert not position["grid"][row][column].startswith(("?", "#"))
            assert all(len(players_there) == 1 for players_there in owners.values())
            assert all(new >= old for new, old in zip(state.scores(), scores, strict=True))
            scores = state.scores()
            for event in events:
                if event.kind == "combat":
                    assert not any(
                        e.kind in ("explorer_home", "explorer_out") and e.data["player"] == event.data["player"] and e.data.get("cause") == "combat"
                        for e in events
                    )


@pytest.mark.rule("S41-AMB-60", "S41-TIL-WND-03")
def test_solar_wind_arrows_come_from_data_and_are_marked_as_reconstructed(tmp_path: Path) -> None:
    assert GAME.components.is_reconstructed("tiles", "solar_wind_5", "arrows")
    assert not GAME.components.is_reconstructed("tiles", "pulsar")
    (tmp_path / "tiles.json").write_text(json.dumps({"items": {"solar_wind_5": {"arrows": ["NE"]}}}))
    own = sg.load("sector41", data=tmp_path)
    assert not own.components.is_reconstructed("tiles", "solar_wind_5", "arrows")
    winds = [text for row in own.new(2, 1).to_position()["grid"] for text in row if "solar_wind" in text]
    assert len(winds) == 16
    assert not any(text.count(",") == 4 for text in winds)
    assert own.components.id != GAME.components.id
    few = [text for row in GAME.new(2, 1, solar_wind="H2").to_position()["grid"] for text in row if "solar_wind" in text]
    assert max(text.count(",") for text in few) == 1


def test_an_overlay_that_breaks_the_set_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tiles.json").write_text(json.dumps({"items": {"pulsar": {"count": 5}}}))
    with pytest.raises(sg.BadData, match=r"tiles\.json, field count: the tiles add up to 82, expected 81"):
        sg.load("sector41", data=tmp_path)


def test_a_forced_draw_decides_which_tile_is_turned_up_and_keeps_the_set() -> None:
    state = started(2, 6)
    state.play("stay")
    state.chance.force("black_hole")
    events = state.play(state.actions()[0])
    revealed = next(event for event in events if event.kind == "tile_revealed")
    assert revealed.data["tile"].startswith("black_hole")
    assert kinds(state) == kinds(GAME.new(2, 6))


def test_two_faults_of_a_position_are_both_named() -> None:
    position = started(2).to_position()
    position["supply"]["yellow"] += 1
    position["seats"][0]["ship"] = 12
    with pytest.raises(sg.BadPosition) as caught:
        GAME.position(position)
    assert any("ship" in fault for fault in caught.value.faults)
    position["seats"][0]["ship"] = 5
    position["guardian"]["mode"] = "acceleration"
    with pytest.raises(sg.BadPosition) as caught:
        GAME.position(position)
    assert len(caught.value.faults) >= 2
