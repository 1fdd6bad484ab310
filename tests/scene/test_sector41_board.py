"""The board of Sector 41: what is drawn, what is hidden, and what to touch."""

from __future__ import annotations

import time
from typing import Any

import pytest

import spacegames as sg
from spacegames import Chance, State
from spacegames.games.sector41.board import pictograms, tiles
from spacegames.games.sector41.components import TILE_TEXTS, TYPES
from spacegames.scene import PLAYERS, Polygon, Scene, Text
from tests.battery.walks import walk

GAME = sg.load("sector41")
KINDS = [*TYPES, "solar_wind"]


def _table(players: int = 2, **turn: Any) -> State:
    state = GAME.new(players, seed=7, start="first")
    for text in ("take green", "edge S", "take blue", "edge N", "take red", "edge W", "take yellow", "edge E")[: 2 * players]:
        state.play(GAME.parse(text))
    return state


def _changed(**changes: Any) -> State:
    """A table of two with parts of its position replaced; `explorers` are those of player 0, `face` cells with a tile to lie there."""
    position = _table().to_position()
    flat = [text for row in position["grid"] for text in row]
    for cell, wanted in changes.pop("face", {}).items():
        row, column = (int(n) for n in cell.split(","))
        here = 9 * (row - 1) + column - 1
        there = next(i for i, text in enumerate(flat) if text.lstrip("?").partition("@")[0].partition("[")[0] == wanted.lstrip("?").partition("@")[0])
        flat[here], flat[there] = flat[there], flat[here]
        flat[here] = wanted if "@" in wanted else wanted + flat[here].lstrip("?").removeprefix(wanted)
    position["grid"] = [flat[i : i + 9] for i in range(0, 81, 9)]
    for number, (at, how) in changes.pop("explorers", {}).items():
        position["seats"][0]["explorers"][number - 1] = {"at": at, "state": how}
    position["seats"][0]["looked"] = changes.pop("looked", [])
    position["turn"].update(changes.pop("turn", {}))
    position.update(changes)
    return GAME.position(position)


def _path(state: State, text: str) -> tuple[str, ...]:
    return GAME.path(state, GAME.parse(text))


# ---- what to touch


def test_paths_of_the_starship_phase() -> None:
    state = _table()
    assert _path(state, "ship 7") == ("berth-S-7",)
    assert _path(state, "fold") == ("fold-S-5",)
    assert _path(state, "stay") == ()
    assert _path(state, "ship N3") == ("berth-N-3",)
    assert _path(state, "ship W3") == (), "nobody is at the west edge"
    assert {"berth-S-7", "fold-S-5", "berth-N-3"} <= GAME.board(state, 0).things.keys()


def test_paths_of_set_up() -> None:
    state = GAME.new(2, seed=1)
    assert _path(state, "take blue") == ("dock-blue",)
    assert _path(state, "edge W") == ("edge-W",)
    assert {"dock-green", "dock-blue", "dock-red", "dock-yellow"} <= GAME.board(state).things.keys()
    state.play(GAME.parse("take blue"))
    assert {"edge-N", "edge-E", "edge-S", "edge-W"} <= GAME.board(state).things.keys()


def test_paths_of_explorers_and_their_crystals() -> None:
    state = _changed(
        face={"9,5": "glynium_planet_2@0", "8,5": "barren_planet@0"},
        explorers={1: ("9,5", "free")},
        crystals={"9,5": {"yellow": 1, "blue": 1}},
        supply={"yellow": 17, "blue": 1, "red": 1},
        turn={"kind": "explorer_move"},
    )
    assert _path(state, "go 1 8,5") == ("explorer-0-1", "cell-8-5")
    assert _path(state, "go 1 8,5 tow yellow") == ("explorer-0-1", "crystal-9-5-yellow", "cell-8-5")
    assert _path(state, "go 1 ship") == ("explorer-0-1", "ship-0")
    assert _path(state, "go 1 ship tow blue") == ("explorer-0-1", "crystal-9-5-blue", "ship-0")
    assert _path(state, "go 1 8,5 tow red") == ("explorer-0-1", "cell-8-5"), "no red crystal is there to be touched"
    assert set(_path(state, "go 1 ship tow blue")) <= GAME.board(state, 0).things.keys()
    for action in state.actions():
        assert set(GAME.path(state, action)) <= GAME.board(state, 0).things.keys()


def test_paths_of_choices_that_tiles_offer() -> None:
    state = _table(4)
    for word in ("drop", "swap", "look", "open", "guardian"):
        assert _path(state, f"{word} 4,6") == ("cell-4-6",)
    assert _path(state, "turn 4,6 180") == ("cell-4-6",)
    assert _path(state, "send red 1") == ("explorer-2-1",)
    assert _path(state, "call 1") == ("explorer-0-1",)
    for text in ("look no", "send no", "call no", "guardian stays", "on stop"):
        assert _path(state, text) == ()
    assert _path(_table(2), "send red 1") == (), "nobody plays red"


def test_explorers_that_are_alike_answer_to_the_first_of_them() -> None:
    state = _table()
    assert _path(state, "call 3") == ("explorer-0-1",)
    scene = GAME.board(state, 0)
    for number in (1, 2, 3):
        thing = scene.things[f"explorer-0-{number}"]
        assert scene.hit(*thing.centre) == "explorer-0-1"
    assert len({scene.things[f"explorer-0-{number}"].bounds for number in (1, 2, 3)}) == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_to_be_touched_can_be_hit(players: int) -> None:
    """Somewhere within its bounds each thing of a path is the topmost of all that could be chosen."""
    for state in walk("sector41", players).sampled(40):
        if state.over:
            continue
        scene = state.game.board(state, state.decider)
        first = {path[0] for action in state.actions() if (path := state.game.path(state, action))}
        for id in first:
            x, y, w, h = scene.things[id].bounds
            places = [(x + w * i / 8, y + h * j / 8) for i in range(1, 8) for j in range(1, 8)]
            assert any(scene.hit(*place, among=first) == id for place in places), f"{id} is covered by others ({state.kind})"


# ---- what is drawn


def test_every_kind_of_tile_has_its_own_picture_and_name() -> None:
    pictures = {}
    for code in range(len(TILE_TEXTS)):
        kind = tiles.kind_of(code)
        if kind not in pictures:
            pictures[kind] = pictograms.picture(kind, ("N",) if kind in ("solar_wind", "pulsar", "solar_flare", "solar_tempest") else ())
    assert pictures.keys() == set(KINDS)
    assert len(set(pictures.values())) == len(KINDS)


@pytest.mark.parametrize("kind", ["pulsar", "solar_flare", "solar_tempest"])
def test_tiles_that_point_somewhere_are_drawn_as_they_lie(kind: str) -> None:
    drawn, labels = set(), set()
    for angle in (0, 90, 180, 270):
        state = _changed(face={"2,2": f"{kind}@{angle}"})
        scene = GAME.board(state)
        drawn.add(scene.groups["cell-2-2"])
        labels.add(scene.describe("cell-2-2"))
    assert len(drawn) == len(labels) == (2 if kind == "pulsar" else 4), "half a turn makes no difference to a Pulsar only"


def test_an_arrow_points_to_where_the_label_says() -> None:
    for direction, (dx, dy) in {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0), "SE": (1, 1), "NW": (-1, -1)}.items():
        arrow = next(shape for shape in pictograms.picture("solar_wind", (direction,)) if isinstance(shape, Polygon))
        tip = max(arrow.points, key=lambda p: p[0] ** 2 + p[1] ** 2)
        assert [round(n / 10) > 0 for n in tip] == [dx > 0, dy > 0]
        assert [round(n / 10) < 0 for n in tip] == [dx < 0, dy < 0]


def test_reconstructed_arrows_carry_their_mark_and_say_so() -> None:
    scene = GAME.board(_changed(face={"2,2": "solar_wind", "2,3": "pulsar@0"}))
    notes = {shape.thing for shape in scene.shapes if shape.stroke == "note"}
    assert "cell-2-2" in notes and "cell-2-3" not in notes
    assert "reconstructed" in scene.describe("cell-2-2")


def test_states_of_explorers_look_and_read_differently() -> None:
    seen = {}
    for how, tile in (("free", "barren_planet@0"), ("side", "barren_planet@0"), ("side_due", "barren_planet@0"), ("trapped", "nebula@0")):
        scene = GAME.board(_changed(face={"3,3": tile}, explorers={2: ("3,3", how)}))
        seen[how] = (scene.groups["explorer-0-2"], scene.describe("explorer-0-2"))
    assert len({shapes for shapes, _label in seen.values()}) == 4
    assert seen["side"][1] != seen["free"][1] != seen["trapped"][1]


def test_asteroids_are_climbed_one_by_one() -> None:
    places = []
    for number in (1, 2, 3):
        scene = GAME.board(_changed(face={"3,3": "asteroid_belt_3@0"}, explorers={1: ("3,3", f"asteroid_{number}")}))
        places.append(scene.things["explorer-0-1"].centre)
        assert f"asteroid {number}" in scene.describe("explorer-0-1")
    assert places[0][0] < places[1][0] < places[2][0]
    assert places[0][1] > places[1][1] > places[2][1]


def test_the_guardian_shows_its_mood() -> None:
    drawn = set()
    for state in (walk("sector41", 2).at(n) for n in range(0, len(walk("sector41", 2).texts), 10)):
        scene = GAME.board(state)
        x, y = scene.things["guardian"].centre
        shapes = [type(shape).__name__ for shape in scene.groups["guardian"]]
        drawn.add((state.to_position()["guardian"]["mode"], len(shapes)))
        assert 88 <= x <= 732 and 130 <= y <= 774
    assert len(drawn) == len({mode for mode, _count in drawn}) >= 2


def test_whose_turn_which_phase_and_the_score_are_on_the_board() -> None:
    state = _table()
    scene = GAME.board(state)
    words = [shape.text for shape in scene.shapes if isinstance(shape, Text)]
    assert "Green" in words and "turn 1" in words
    assert {"1 Starship", "2 Explorer", "3 Guardian"} <= set(words)
    (now,) = [shape for shape in scene.shapes if isinstance(shape, Text) and shape.bold and shape.text[:2] in ("1 ", "2 ", "3 ")]
    assert now.text == "1 Starship"
    assert next(shape.text for shape in scene.groups["seat-0"] if isinstance(shape, Text)) == "0"
    assert "to play" in scene.describe("seat-0") and "to play" not in scene.describe("seat-1")
    state.play(GAME.parse("stay"))
    (now,) = [shape for shape in GAME.board(state).shapes if isinstance(shape, Text) and shape.bold and shape.text[:2] in ("1 ", "2 ", "3 ")]
    assert now.text == "2 Explorer"


def test_the_end_names_the_winner() -> None:
    state = walk("sector41", 3).last
    words = " ".join(shape.text for shape in GAME.board(state).shapes if isinstance(shape, Text))
    for player in state.winners():
        assert GAME.player_name(state, player) in words
    assert "wins!" in words or "Draw" in words


@pytest.mark.parametrize("players", [2, 4])
def test_every_label_can_be_read_and_lies_on_the_board(players: int) -> None:
    for state in walk("sector41", players).sampled(15):
        scene: Scene = GAME.board(state, "all")
        for shape in scene.shapes:
            x, y, w, h = shape.box
            assert x >= -1 and y >= -1 and x + w <= scene.width + 1 and y + h <= scene.height + 1, shape
            if isinstance(shape, Text) and shape.opacity == 1:  # a number that shines through a back is not there to be read
                assert shape.fitted() >= 11, f"{shape.text!r} is drawn at {shape.fitted():.1f}"
                if shape.thing.startswith("cell-"):
                    left, _top, wide, _high = scene.things[shape.thing].bounds
                    assert left - 0.5 <= x and x + w <= left + wide + 0.5, f"{shape.text!r} is wider than its tile"


def test_pieces_of_a_colour_carry_the_shape_of_that_colour() -> None:
    assert len({PLAYERS[colour][1] for colour in ("green", "blue", "red", "yellow")}) == 4
    scene = GAME.board(_table(4))
    for player, colour in enumerate(("green", "blue", "red", "yellow")):
        for id in (f"explorer-{player}-1", f"ship-{player}", f"seat-{player}"):
            assert any(PLAYERS[colour][0] in (shape.fill, shape.stroke) for shape in scene.groups[id])
        assert colour in scene.describe(f"ship-{player}").lower()


# ---- what is hidden


@pytest.mark.parametrize("players", [2, 4])
def test_a_board_tells_nothing_its_viewer_does_not_know(players: int) -> None:
    for state in walk("sector41", players).sampled(12):
        for viewer in (None, *range(players)):
            other = state.guess(viewer, Chance(99))
            one, two = GAME.board(state, viewer), GAME.board(other, viewer)
            assert (one.shapes, one.things, one.sketch, one.title) == (two.shapes, two.things, two.sketch, two.title)


def test_a_tile_seen_through_a_viewport_is_drawn_for_that_player_alone() -> None:
    state = _changed(face={"1,9": "?pulsar@0"}, looked=["1,9"])
    mine, theirs, open_table = (GAME.board(state, viewer) for viewer in (0, 1, None))
    assert "Pulsar" in mine.describe("cell-1-9") and "seen in secret" in mine.describe("cell-1-9")
    assert theirs.groups["cell-1-9"] == open_table.groups["cell-1-9"] != mine.groups["cell-1-9"]
    assert "Pulsar" not in theirs.text() + open_table.text() + theirs.svg()
    assert "Pulsar" in GAME.board(state, "all").describe("cell-1-9")
    face_up = GAME.board(_changed(face={"1,9": "pulsar@0"}), 0)
    assert face_up.groups["cell-1-9"] != mine.groups["cell-1-9"], "a peek must not look like an explored tile"


def test_destroyed_tiles_say_what_they_were() -> None:
    last = walk("sector41", 4).last
    grid = [text for row in last.to_position()["grid"] for text in row]
    index = next((i for i, text in enumerate(grid) if text.startswith("#")), None)
    assert index is not None, "this walk should reach the awakening"
    assert "destroyed, once" in GAME.board(last).describe(f"cell-{index // 9 + 1}-{index % 9 + 1}")


# ---- plain text and speed


def test_the_sketch_shows_rows_pieces_crystals_and_the_guardian() -> None:
    state = _changed(
        face={"9,5": "glynium_planet_2@0"}, explorers={1: ("9,5", "free")}, crystals={"9,5": {"yellow": 2}}, supply={"yellow": 16, "blue": 2, "red": 1}
    )
    sketch = GAME.board(state).sketch.splitlines()
    assert len(sketch) == 10
    assert "G2*g" in sketch[9]
    assert "!" in sketch[5]
    assert "··" in sketch[1]


def test_empty_berths_do_not_fill_the_text() -> None:
    assert "place 7" not in GAME.board(_table()).text()


def test_a_board_is_drawn_quickly() -> None:
    state = walk("sector41", 4).at(300)
    GAME.board(state, 0)
    begun = time.perf_counter()
    for _i in range(20):
        GAME.board(state, 0)
    assert (time.perf_counter() - begun) / 20 < 0.010


def test_what_does_not_change_is_the_same_shape() -> None:
    state = _table()
    before = GAME.board(state)
    state.play(GAME.parse("stay"))
    after = GAME.board(state)
    changed = [id for id in before.groups if before.groups[id] != after.groups.get(id)]
    assert set(changed) <= {""}, "only the bar tells the new phase"
