"""The parts in the box, the table at the beginning, and corrections by owners."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import spacegames as sg
from spacegames.games.starship_captains.components import FIGURES, OUT, SUPPLY, THERE, Cards, provenance_of
from tests.games.starship_captains.tables import GAME, at, crew, dealt, play, queue, table, told

CARDS: Cards = GAME.cards
COUNTS = {name: item["count"] for name, item in GAME.components["tokens"].items()}


@pytest.mark.rule("CAP-CMP-01", "CAP-CMP-02", "CAP-SET-01", "CAP-SET-31")
def test_boards_and_their_sides() -> None:
    assert [COUNTS[name] for name in ("main_board_double_sided", "central_tech_board_double_sided", "faction_tracks_double_sided")] == [1, 1, 3]
    assert [COUNTS[name] for name in ("ship_boards", "personal_tech_boards_double_sided")] == [4, 4]
    assert {players: len(GAME.boards[players].places) for players in GAME.players} == {1: 14, 2: 14, 3: 14, 4: 16}
    for side in "AB":
        state = dealt(4, 3, tech_board=side)
        assert len(set(state.holes)) == 1 and state.holes[0] == CARDS.sides[side].holes


@pytest.mark.rule("CAP-CMP-03", "CAP-CMP-04")
def test_numbers_of_cards() -> None:
    files = {name: len(GAME.components[name]) for name in ("technologies", "omega", "missions")}
    assert files == {"technologies": 50, "omega": 12, "missions": 50}
    assert sum(not item["solo"] for item in GAME.components["events"].values()) == 11


@pytest.mark.rule("CAP-CMP-05", "CAP-CMP-06", "CAP-CMP-07", "CAP-CMP-08")
def test_figures_tokens_and_markers() -> None:
    assert [COUNTS[f"ensign_{color}"] for color in ("red", "yellow", "blue")] == [18, 18, 18]
    assert (COUNTS["cadet"], COUNTS["android"], COUNTS["promotion_ring"], COUNTS["ship_figure"]) == (12, 8, 20, 4)
    assert (COUNTS["medal"], COUNTS["damage"], COUNTS["triangle_token"]) == (18, 32, 16)
    assert sum(CARDS.pirate_count) == COUNTS["pirate"] == 30 and sum(CARDS.artifact_count) == COUNTS["artifact"] == 27
    assert len(GAME.components["triangles"]) == 16
    assert (COUNTS["faction_marker"], COUNTS["faction_trophy"], COUNTS["first_player_marker"], COUNTS["score_pad"]) == (12, 3, 1, 1)


@pytest.mark.rule("CAP-CMP-09", "CAP-SOLO-02", "CAP-SOLO-11")
def test_solo_parts() -> None:
    assert (len(CARDS.passengers), len(CARDS.actions), sum(CARDS.event_solo)) == (6, 7, 3)
    assert sorted(Counter(CARDS.action_kind).values()) == [1, 2, 2, 2]
    # no solo card is used in other games and the other way round
    assert dealt(2, 4).passenger == -1 and not any(CARDS.event_solo[event] for event in dealt(3, 4).events)
    assert all(CARDS.event_solo[event] for event in dealt(1, 4).events)


@pytest.mark.rule("CAP-SET-02", "CAP-SET-07", "CAP-SET-08", "CAP-SET-10", "CAP-INV-05")
@pytest.mark.parametrize(("players", "missions", "numbers"), [(1, 6, 5), (2, 6, 5), (3, 6, 5), (4, 7, 6)])
def test_a_token_for_every_planet(players: int, missions: int, numbers: int) -> None:
    state = dealt(players, 9)
    planets = state.to_position()["planets"]
    kinds = Counter(what.split()[0].split("_")[0] for what in planets.values())
    assert kinds == {"mission": missions, "number": numbers, "station": 2} and len(planets) == missions + numbers + 2
    assert not any(what.endswith("down") for what in planets.values()) and state.down == 0
    kinds_in_box = Counter(item["kind"] for item in GAME.components["triangles"].values())
    assert kinds_in_box == {"station": 3, "mission": 7, "number": 6}


@pytest.mark.rule("CAP-SET-03", "CAP-SET-04", "CAP-SET-05", "CAP-INV-41")
def test_the_round_track() -> None:
    assert CARDS.gift_medals == (0, 0, 1, 0, 0) and CARDS.gift_cadets == (0, 0, 0, 1, 1)
    assert dealt(3, 1).stations == (2, THERE, THERE)
    for players in (2, 4):
        state = dealt(players, 1)
        position = state.to_position()
        in_play = sum(seat["ready"]["cadet"] for seat in position["seats"])
        assert position["supply"]["cadets"] + in_play == 12 - 2 * players, "two cadets a player wait on the track"
        assert position["supply"]["medals"] == 18 - 2 * players


@pytest.mark.rule("CAP-SET-06", "CAP-SET-13", "CAP-SET-17")
def test_decks_are_shuffled() -> None:
    orders = {(dealt(2, seed).missions_deck, dealt(2, seed).tech_deck) for seed in range(5)}
    assert len(orders) == 5
    state = dealt(2, 1)
    assert len(state.missions_deck) == 44 and all(card < CARDS.omega for card in state.tech_deck)
    assert {CARDS.alpha[card] for card in state.tech_deck} == {True, False}, "alphas and betas are mixed"


@pytest.mark.rule("CAP-SET-09", "CAP-SET-11", "CAP-LOC-02")
def test_stations() -> None:
    for seed in range(5):
        state = dealt(2, seed)
        home, androids, pirates = state.station_at
        assert home == 0 and 0 not in (androids, pirates) and androids != pirates
        assert state.stations == (CARDS.home_round, THERE, THERE), "the home token waits on the round track"
        assert "home" not in state.to_position()["planets"]


@pytest.mark.rule("CAP-SET-12", "CAP-PIR-07")
@pytest.mark.parametrize(("players", "number"), [(2, 6), (4, 8)])
def test_pirates_on_the_skulls_whatever_their_colour(players: int, number: int) -> None:
    mixed = False
    for seed in range(6):
        state = dealt(players, seed)
        there = [route for route, kind in enumerate(state.pirates) if kind >= 0]
        assert tuple(there) == state.board.skulls and len(there) == number
        mixed = mixed or any(CARDS.pirate_color[state.pirates[route]] != state.board.color[route] for route in there)
    assert mixed


@pytest.mark.rule("CAP-SET-14", "CAP-SET-15", "CAP-SET-16", "CAP-SET-18")
def test_alphas_first_then_omegas() -> None:
    for seed in range(8):
        state = dealt(2, seed)
        assert len(state.under) == 1 and CARDS.alpha[state.under[0]]
        assert all(CARDS.alpha[card] for card in state.central[:5]) and all(card >= CARDS.omega for card in state.central[5:])
        assert (len(state.central), len(state.tech_deck), len(state.omega_deck)) == (8, 44, 9)


@pytest.mark.rule("CAP-SET-16")
def test_betas_that_come_up_go_to_the_bottom() -> None:
    state = dealt(2, 1, forced=("purple_medal",) * 6 + ("tech_01", "tech_04", "tech_02", "tech_03", "tech_05", "tech_07", "tech_08", "tech_10", "tech_12"))
    names = [CARDS.cards[card] for card in (*state.under, *state.central[:5])]
    assert names == ["tech_04", "tech_05", "tech_07", "tech_08", "tech_10", "tech_12"]
    assert [CARDS.cards[card] for card in state.tech_deck[:3]] == ["tech_03", "tech_02", "tech_01"], "the last one is lowest"


@pytest.mark.rule("CAP-SET-19", "CAP-SET-20", "CAP-SET-21", "CAP-SET-22", "CAP-FAC-12")
def test_tracks_and_events() -> None:
    sides, events = set(), set()
    for seed in range(30):
        state = dealt(2, seed)
        sides.add(state.sides)
        events.add(state.events)
        assert [CARDS.event_faction[event] for event in state.events] == [0, 1, 2]
    assert len(sides) == 8 and len({fleet for fleet, _androids, _pirates in events}) == 5
    assert {androids for _fleet, androids, _pirates in events} == {CARDS.event_number["event_androids_1"]}


@pytest.mark.rule("CAP-SET-23", "CAP-INV-03", "CAP-INV-04", "CAP-INV-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_supplies_after_the_set_up(players: int) -> None:
    state = dealt(players, 5)
    assert dict(zip(SUPPLY, state.supply, strict=True)) == {
        "cadets": 12 - 3 * players,
        "red": 18 - 2 * players,
        "yellow": 18 - 2 * players,
        "blue": 18 - 2 * players,
        "androids": 8,
        "medals": 18 - 2 * players,
    }
    assert sum(state.artifacts_supply) == 27 and sum(state.pirates_supply) == 30 - len(state.board.skulls)
    assert (len(state.missions_deck), len(state.tech_deck), len(state.omega_deck)) == (44 - (players == 4), 44, 9)
    laid_out = sum(state.damage) + sum(bin(holes).count("1") for holes in state.holes)
    assert COUNTS["damage"] - laid_out == 32 - 7 * players


@pytest.mark.rule("CAP-SET-24", "CAP-SET-25", "CAP-SET-26", "CAP-SET-27", "CAP-SET-28", "CAP-SET-29", "CAP-SET-30", "CAP-SET-32", "CAP-SET-33")
@pytest.mark.rule("CAP-INV-01", "CAP-CRW-01", "CAP-AMB-117")
def test_what_each_player_has() -> None:
    state = dealt(4, 2)
    for player, seat in enumerate(state.to_position()["seats"]):
        assert (seat["ship"], seat["steps"]) == ("home", {"fleet": 0, "androids": 0, "pirates": 0})
        assert (seat["rings"], seat["medals"], seat["damage"], len(seat["holes"])) == (5, 1, 3, 4)
        assert crew(state, player) == "C R Y B" and queue(state, player) == "R Y B"
        assert seat["slots"] == [None] * 6 and seat["pirates"] == [] and not any(seat["artifacts"].values())


@pytest.mark.rule("CAP-AMB-121")
def test_the_box_limits_medals_and_figures() -> None:
    settings: dict[str, Any] = {"medals": 15, "ready": "Y", "slots": {3: "tech_24"}, "round": 3, "others": {1: {"medals": 3}}}
    state = at(**settings)
    events = play(state, "room tech_24")
    assert told(events, "not_to_be_had") == [{"player": 0, "what": "medals", "number": 1}] and state.medals[0] == 15
    free = at(limits=False, **settings)
    play(free, "room tech_24")
    assert free.medals[0] == 16 and free.to_position()["supply"]["medals"] == -1
    assert GAME.position(free.to_position()) == free


def test_every_item_says_where_it_comes_from() -> None:
    for file, items in GAME.components.files.items():
        for name, item in items.items():
            assert item["provenance"] in ("rulebook", "public", "reconstructed"), (file, name)
    assert all(GAME.components.is_reconstructed("missions", name, "points") for name in CARDS.missions)
    assert not GAME.components.is_reconstructed("missions", "mission_01", "name")
    assert not GAME.components.is_reconstructed("rooms", "helm")
    assert provenance_of(GAME.components, "tech_05") and provenance_of(GAME.components, "mission_50")


# ---- corrections by owners


def _overlaid(folder: Path, **files: dict[str, Any]) -> Any:
    for name, items in files.items():
        (folder / f"{name}.json").write_text(json.dumps({"items": items}))
    return sg.load("starship_captains", data=folder)


def test_an_owner_changes_a_mission_and_a_technology_and_plays_with_them(tmp_path: Path) -> None:
    rows = [{"color": "blue", "effects": [{"op": "medal", "n": 3}]}, {"color": "yellow", "effects": [{"op": "damage", "n": 2}, {"op": "jump"}]}]
    game = _overlaid(
        tmp_path,
        missions={"mission_05": {"points": 9, "rows": rows}},
        technologies={"tech_05": {"color": "gray", "effects": [{"op": "repair", "n": 3}], "deck": "alpha"}},
    )
    assert not game.components.is_reconstructed("missions", "mission_05", "points") and game.components.is_reconstructed("technologies", "tech_05", "left")
    assert game.components["missions"]["mission_05"]["provenance"] == "owner", "nothing of this card is ours any more"
    assert game.components["missions"]["mission_06"]["provenance"] == "public", "the others are as they were"
    state = game.position(table(ship="p05", ready="R Y B C", slots={3: "tech_05"}))
    for move in ("mission", "send blue", "send yellow", "apply", "apply", "jump p12"):
        state.play(move)
    assert (state.medals[0], state.damage[0], state.ship[0]) == (4, 5, 12)
    assert state.pile[0] == (game.cards.mission_number["mission_05"],) and game.cards.mission_points[state.pile[0][0]] == 9
    state.play("pass", 1)
    state.play("room tech_05")
    state.play("use cadet")
    for _time in range(3):
        state.play("repair ship")
    assert state.damage[0] == 2, "the room is gray now and repairs three"
    assert GAME.cards.mission_points[GAME.cards.mission_number["mission_05"]] == 4, "the shipped game is untouched"


def test_an_owner_adds_cards(tmp_path: Path) -> None:
    mission = {"name": {"en": "Our own"}, "points": 8, "rows": [{"color": "red", "effects": [{"op": "any_faction_split", "n": 2}]}]}
    room = {
        "name": {"en": "Our room"},
        "deck": "alpha",
        "type": "room",
        "color": "red",
        "effects": [{"op": "medal", "n": 1}, {"op": "ready", "n": 1, "filter": "any"}],
        "left": ["", "", ""],
        "right": ["", "", ""],
    }
    game = _overlaid(tmp_path, missions={"mission_ours": mission}, technologies={"room_ours": room})
    assert len(game.cards.missions) == 51 and game.components["missions"]["mission_ours"]["provenance"] == "owner"
    met = set()
    for seed in range(12):
        state, chance = game.new(2, seed), sg.Chance(seed)
        while not state.over:
            state.play(chance.pick(state.actions()))
        met |= {*state.to_position()["planets"].values(), *(card for card in state.to_position()["central"] if card)}
        assert game.position(state.to_position()) == state
    assert {"mission_ours", "room_ours"} & met


@pytest.mark.parametrize(
    ("file", "items", "message"),
    [
        ("missions", {"mission_05": {"rows": [{"color": "green", "effects": []}]}}, "missions.json, item mission_05, field rows: a row has a color"),
        ("missions", {"mission_05": {"rows": [{"color": "red", "effects": [{"op": "fly", "n": 1}]}]}}, "unknown effect 'fly'"),
        ("missions", {"mission_05": {"rows": [{"color": "red", "effects": [{"op": "move", "n": 0}]}]}}, "n cannot be 0"),
        ("missions", {"mission_05": {"rows": [{"color": "red", "effects": [{"op": "discard_self"}]}]}}, "cannot stand here"),
        ("technologies", {"tech_05": {"left": ["star", "", ""]}}, "tech_05, field left"),
        ("technologies", {"tech_27": {"ability": {"kind": "trigger", "when": "noon", "do": []}}}, "when must be one of"),
        ("technologies", {"tech_05": {"effects": [{"op": "pay", "cost": {"gold": 1}, "gain": []}]}}, "cost cannot be"),
        ("omega", {"omega_01": {"score": {"per": "moon", "points": 1}}}, "a score has per"),
        ("events", {"event_fleet_1": {"first": [{"op": "copy_room"}]}}, "cannot stand here"),
        ("tracks", {"fleet_A": {"bonuses": [[{"op": "medal"}]] * 13}}, "has the fields"),
        ("routes", {"s_r01": {"a": "p99"}}, "routes.json"),
        ("triangles", {"tri_number_5": {"number": 7}}, "counted from 1"),
        ("passengers", {"passenger_2": {"technologies": ["tech_01"]}}, "three technologies"),
        ("actions", {"action_8": {"kind": "cover", "actions": [{"op": "shadow_research"}]}}, "seven action cards"),
        ("rooms", {"kitchen": {"name": {"en": "kitchen"}, "color": "red", "effects": [{"op": "jump"}]}}, "there is no such item"),
        ("missions", {"Mission 5": {"name": {"en": "x"}, "points": 1, "rows": [{"color": "red", "effects": []}]}}, "small letters"),
    ],
)
def test_wrong_corrections_are_named(tmp_path: Path, file: str, items: dict[str, Any], message: str) -> None:
    with pytest.raises(sg.BadData, match=message):
        _overlaid(tmp_path, **{file: items})


def test_a_position_with_a_piece_too_many_is_refused() -> None:
    position = table()
    position["seats"][0]["ready"]["red"] = 3
    position["seats"][1]["slots"][2] = "tech_33"
    position["planets"]["p01"] = "number 5"
    position["stations"]["home"] = "out"
    with pytest.raises(sg.BadPosition) as caught:
        GAME.position(position)
    text = "; ".join(caught.value.faults)
    assert "planets.p13" in text
    position["planets"]["p01"] = "mission_41"
    with pytest.raises(sg.BadPosition) as caught:
        GAME.position(position)
    faults = "; ".join(caught.value.faults)
    assert "supply.red" in faults and "tech_33 should be on the table once, found 2" in faults and "tokens leave play in the last round only" in faults
    assert len(FIGURES) == 8 and OUT == 5
