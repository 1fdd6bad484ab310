"""The board of Galaxy Trucker: what is lit, what is hidden, and that every component and card has a drawing of its own."""

from __future__ import annotations

import functools
import itertools
import json
import random
from typing import Any
from xml.etree import ElementTree

import pytest

import spacegames as sg
from spacegames.games.galaxy_trucker.board import parts
from spacegames.games.galaxy_trucker.board import yard as yard_board
from spacegames.games.galaxy_trucker.components import CARD_TYPES, CARDS, CELLS, TILES, TYPES
from spacegames.games.galaxy_trucker.hull import fits, frontier
from spacegames.games.galaxy_trucker.prepared import flight, seat, yard
from spacegames.scene import THEMES
from spacegames.scene.canvas import Painter
from spacegames.scene.shapes import Text
from spacegames.ui import spoken
from spacegames.ui.picking import Pick
from spacegames.ui.theme import player_looks

GAME = sg.load("galaxy_trucker")


def _picks(state: Any, player: int | None = None) -> Pick:
    return Pick({action: GAME.path(state, action) for action in state.actions(player)})


def _spot(cell: int) -> str:
    return f"spot-{CELLS[cell].replace(',', '-')}"


@pytest.mark.parametrize("tile", ["cannon_single-03", "battery_3-05", "engine_single-12", "shield-02", "cabin-08"])
@pytest.mark.parametrize("building", ["free", "strict"])
def test_the_lit_cells_are_those_where_the_component_fits(tile: str, building: str) -> None:
    state = GAME.position(yard(seat("C", hand=tile), seat("start"), building=building))
    board, ship = state.round.board, state.ships[0]
    piece = 4 * state.hand[0]
    wanted = {_spot(cell) for cell in frontier(ship, board) if any(fits(ship, cell, piece + quarter, board, state.box) for quarter in range(4))}
    assert {thing for thing in _picks(state).lit if thing.startswith("spot-")} == wanted


def test_a_component_is_placed_by_cell_and_turn_in_any_order() -> None:
    state = GAME.position(yard(seat("6,7 battery_3-05 180", hand="cabin-08"), seat("start")))
    action = next(action for action in state.actions() if action.kind == "place" and GAME.path(state, action)[0].startswith("spot-"))
    spot, turn = GAME.path(state, action)
    for touches in ((spot, turn), (turn, spot)):
        pick = _picks(state)
        assert all(pick.touch(thing) for thing in touches)
        assert pick.settled == action


def test_a_misfit_needs_the_warning_sign() -> None:
    state = GAME.position(yard(seat("6,7 battery_3-05 180", hand="cannon_single-03"), seat("start")))
    board, ship, piece = state.round.board, state.ships[0], 4 * state.hand[0]
    placings = [action for action in state.actions() if action.kind == "place"]
    assert placings
    for action in placings:
        cell, quarter = action.args
        assert (GAME.path(state, action)[0] == "mistake") != fits(ship, cell, piece + quarter, board, state.box), action


def test_each_builder_reaches_the_own_ship_while_all_hold_components() -> None:
    state = GAME.position(yard(seat("start", hand="cabin-08"), seat("start", hand="cabin-09"), seat("start", hand="shield-01")))
    assert set(state.deciders) == {0, 1, 2}
    for player in state.deciders:
        scene = GAME.board(state, player)
        large = scene.things[f"cell-{player}-7-7"].bounds
        assert scene.things["spot-7-7"].bounds == large
        assert scene.hit(large[0] + large[2] / 2, large[1] + large[3] / 2) == "spot-7-7"
        assert scene.things[f"cell-{(player + 1) % 3}-7-7"].bounds != large


def test_only_who_has_looked_sees_a_pile() -> None:
    state = GAME.new(players=2, seed=4)
    first = state.decider
    state.play("grab")
    state.play(next(action for action in state.actions(first) if action.kind == "place"), first)
    while first not in state.deciders or state.stage(first) != "build":
        other = next(player for player in state.deciders if player != first)
        state.play(next(action for action in state.actions(other) if action.kind in ("wait", "return")), other)
    state.play("look 2", first)
    seen = [GAME.board(state, viewer).describe("pile-2") for viewer in (first, 1 - first, None, "all")]
    assert seen[0] == seen[3] != seen[1] == seen[2]
    kinds = {GAME.components["card_types"][GAME.components["cards"][CARDS[card]]["type"]]["name"]["en"] for card in state.piles[1]}
    assert all(name in seen[0] for name in kinds) and not any(name in seen[1] for name in kinds)
    pictures = [GAME.board(state, viewer).groups.get("pile-2") for viewer in (first, 1 - first)]
    assert len(pictures[0]) > len(pictures[1])


def test_credits_of_others_are_hidden_unless_the_purses_are_open() -> None:
    for option, wanted in (("secret", {"7"}), ("open", {"7", "31"})):
        state = GAME.position(flight(seat("B", day=5, credits=7), seat("C", day=2, credits=31), deck=("I-planets-1",), credits=option))
        texts = {shape.text for shape in GAME.board(state, 0).shapes if getattr(shape, "text", "") in ("7", "31") and shape.thing.startswith("seat-")}
        assert texts == wanted
        shown = [seat["score"] for seat in spoken.seats(GAME, state, player_looks(state, "night"), lambda player: "", 0, None)]
        assert shown == [7, 31 if option == "open" else "?"]


def test_the_board_does_not_count_while_somebody_is_asked_to() -> None:
    state = GAME.position(flight(seat("B", day=5), seat("C", day=2), deck=("I-planets-1",)))
    shown, asked = GAME.board(state), GAME.board(state, counts=False)
    assert "exposed" in shown.describe("seat-0") and "exposed" not in asked.describe("seat-0")
    assert [shape.text for shape in asked.shapes if isinstance(shape, Text)].count("?") >= 6


def test_a_meteor_is_drawn_in_its_column_up_to_the_component_it_strikes() -> None:
    state = GAME.position(flight(seat("A", day=5), seat("E", day=2), card="I-meteoric_swarm-1", forced=(4, 3)))
    state.play("roll")
    assert state.kind == "defend"
    scene = GAME.board(state, 0)
    for player, cell in ((0, "5-7"), (1, "6-7")):
        x, y, w, h = scene.things[f"cell-{player}-{cell}"].bounds
        framed = [
            shape
            for shape in scene.shapes
            if shape.stroke == "danger" and abs(shape.box[0] - x) < 4 and abs(shape.box[1] - y) < 4 and abs(shape.box[2] - w) < 6
        ]
        assert framed, f"nothing points at {cell} of player {player}"
        assert h == w
    assert GAME.path(state, GAME.parse("shoot")) == ("cell-0-5-7",)
    assert "column 7" in scene.describe("dice")


def test_every_kind_of_component_and_connector_has_its_own_drawing() -> None:
    drawn = {parts.part(kind, (0, 0, 0, 0), 0, 0, 0, 100, "", "red" if kind == "starting_cabin" else "") for kind in TYPES}
    assert len(drawn) == len(TYPES)
    ends = {parts.part("structural", (kind, 0, 0, 0), 0, 0, 0, 100) for kind in range(4)}
    assert len(ends) == 4
    prongs = [len([shape for shape in parts.part("structural", (kind, 0, 0, 0), 0, 0, 0, 100) if shape.fill == parts.PRONGS[kind]]) for kind in (1, 2, 3)]
    assert prongs == [1, 2, 1], "one prong, two prongs, one bar with three"
    assert len(set(parts.PRONGS.values())) == 3
    turns = {parts.part(kind, (0, 0, 0, 0), turn, 0, 0, 100) for kind in ("cannon_single", "engine_single", "shield") for turn in (0, 90, 180, 270)}
    assert len(turns) == 12


def test_every_load_is_seen() -> None:
    pictures = {
        parts.load("cabin", what, 0, 0, 60) for what in ((), ("human",), ("human", "human"), ("purple",), ("orange",))
    } | {parts.load("special_cargo_1", (colour,), 0, 0, 60) for colour in ("red", "yellow", "green", "blue")} | {
        parts.load("battery_3", ("token",) * full + ("",) * (3 - full), 0, 0, 60) for full in (1, 2, 3)
    }  # fmt: skip
    assert len(pictures) == 12


@pytest.mark.parametrize("kind", CARD_TYPES)
def test_every_kind_of_card_is_drawn_from_its_data(kind: str) -> None:
    for name in (name for name in CARDS if GAME.components["cards"][name]["type"] == kind):
        level = GAME.components["cards"][name]["level"]
        round = {"I": "1", "II": "2", "III": "3"}[level]
        state = GAME.position(flight(seat("start", day=5), seat("start", day=2), deck=(name,), round=round))
        for _player in range(2):
            state.play("fly")
        scene = GAME.board(state, 0)
        for theme in THEMES:
            ElementTree.fromstring(scene.svg(theme=theme))
        if state.current < 0:
            continue
        words = scene.describe("card")
        entry = GAME.components["cards"][name]
        assert GAME.components["card_types"][kind]["name"]["en"] in words and f"({level})" in words
        assert str(entry.get("strength", "")) in words and str(entry.get("credits", "")) in words
        assert sum(thing.startswith("planet-") for thing in scene.things) == len(entry.get("planets", ()))


@functools.cache
def _crowded() -> Any:
    """Four players late in building ships of class III, parts all over the warehouse."""
    rng = random.Random(2)
    state = GAME.new(players=4, seed=2, rounds="3", sand=60)
    while state.heap:
        offered = state.actions()
        fitting = [action for action in offered if action.kind == "place" and GAME.path(state, action)[0] != "mistake"]
        state.play(rng.choice(fitting) if fitting else next(action for action in offered if action in ("grab", "return", "wait")))
    assert sum(map(len, state.ships)) > 60 and len(state.open) > 25
    return state


def test_handing_the_screen_on_stays_within_the_budget_of_one_click() -> None:
    state = _crowded()
    for viewer, other in itertools.permutations(range(4), 2):
        before, after = GAME.board(state, viewer), GAME.board(state, other)
        sent: list[int] = []
        painter = Painter(before)
        painter.canvas._canvas_manager.send = lambda meta, buffers, sent=sent: sent.append(sum(memoryview(buffer).nbytes + 12 for buffer in buffers))
        painter.repaint()
        painter.show(after)
        told = [[thing.id, *thing.bounds, thing.label] for thing in after.things.values() if before.things.get(thing.id) != thing]
        assert 10_000 < sent[1] + len(json.dumps(told)) < 37_000, "the panel and the lit places come on top"


def test_parts_stay_where_they_lie_when_one_is_taken() -> None:
    state = _crowded()
    before = yard_board.open_boxes(tuple(state.open))
    moved = 0
    for number, tile in enumerate(state.open):
        after = dict(
            zip((other for other in state.open if other != tile), yard_board.open_boxes((*state.open[:number], *state.open[number + 1 :])), strict=True)
        )
        moved += sum(after[other] != box for other, box in zip(state.open, before, strict=True) if other != tile)
    assert moved < 10 * len(state.open), "of seventy parts only a few give way"
    for count in range(1, len(TILES)):
        boxes = yard_board.open_boxes(tuple(range(count)))
        assert len(set(boxes)) == count and boxes == tuple(sorted(boxes, key=lambda box: (box[1], box[0])))


def test_each_of_four_ships_has_its_own_place_beside_the_large_one() -> None:
    state = GAME.new(players=4, seed=3)
    for player in range(4):
        places = {GAME.board(state, viewer).things[f"cell-{player}-7-7"].bounds for viewer in range(4) if viewer != player}
        assert len(places) == 1


def test_while_several_build_the_board_says_that_everybody_does() -> None:
    state = GAME.new(players=3, seed=2)
    assert len(state.deciders) == 3 and "Everybody builds" in GAME.board(state, 0).svg()
    alone = GAME.position(yard(seat("start", hand="cabin-08"), seat("start", number=1)))
    assert len(alone.deciders) == 1 and "Everybody builds" not in GAME.board(alone, 0).svg()


def test_an_empty_pile_has_no_eye() -> None:
    for learning in (True, False):
        state = GAME.new(players=2, seed=2, learning=learning)
        drawn = {shape.fill for shape in GAME.board(state, 0).groups["pile-1"]}
        assert ("art.glow" in drawn) != learning


def test_a_scene_of_the_largest_table_is_quickly_made() -> None:
    from time import perf_counter

    state = GAME.position(flight(seat("T", day=12), seat("G", day=9), seat("Q", day=7), card="II-combat_zone-1", round="2"))
    GAME.board(state, 0)
    times = []
    for _try in range(9):
        start = perf_counter()
        GAME.board(state, 0)
        times.append(perf_counter() - start)
    assert sorted(times)[4] < 0.015
