"""The painter: silent until a browser is there, one message for each frame, and only what has changed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from ipycanvas.canvas import COMMANDS
from ipycanvas.utils import commands_to_buffer

import spacegames as sg
from spacegames.scene import Box, Circle, Curve, Line, Polygon, Rect, Scene, Shape, Text, Thing
from spacegames.scene.canvas import Painter, dirty, joined, meet, whole_pixels
from tests.battery.walks import every_table, walk

_NAMES = {number: name for name, number in COMMANDS.items()}


class Wire:
    """What a painter sends, as lists of command names, and how many bytes."""

    def __init__(self, painter: Painter) -> None:
        self.messages: list[list[str]] = []
        self.bytes: list[int] = []
        manager = painter.canvas._canvas_manager
        manager._send_custom = self._unpacked
        manager.send = self._take

    def _unpacked(self, commands: list[Any], buffers: Sequence[Any] = ()) -> None:
        """What ipycanvas itself sends, for instance when somebody else holds the canvas."""
        meta, packed = commands_to_buffer(commands)
        self._take(meta, [packed, *buffers])

    def _take(self, meta: Any, buffers: Sequence[Any]) -> None:
        packed = bytes(buffers[0])
        assert list(meta["shape"]) == [len(packed)]
        commands = json.loads(packed)
        if commands and not isinstance(commands[0], list):
            commands = [commands]
        self.messages.append([_NAMES[command[0]] for command in commands])
        self.bytes.append(sum(memoryview(buffer).nbytes + 12 for buffer in buffers))


def _board(*more: Shape, size: float = 400) -> Scene:
    shapes: list[Shape] = [Rect(40 * i, 40 * j, 36, 36, 4, fill="tile", stroke="line", thing=f"cell-{i}-{j}") for i in range(10) for j in range(10)]
    shapes += more
    things = {shape.thing: Thing(shape.thing, shape.thing, shape.box) for shape in shapes if shape.thing}
    return Scene(size, size, tuple(shapes), things)


@pytest.fixture
def painter() -> Painter:
    return Painter(_board(), width=400)


@pytest.fixture
def wire(painter: Painter) -> Wire:
    return Wire(painter)


def test_nothing_is_sent_before_a_browser_is_ready(painter: Painter, wire: Wire) -> None:
    painter.show(_board(Circle(50, 50, 5, fill="text")), lit=["cell-1-1"])
    painter.theme = "paper"
    painter.big = True
    painter.width = 300
    assert wire.messages == []


def test_each_browser_that_gets_ready_is_sent_the_whole_board_in_one_message(painter: Painter, wire: Wire) -> None:
    painter.show(painter.scene, lit=["cell-1-1"])
    for times in (1, 2):
        painter.canvas._handle_custom_msg({"event": "client_ready"}, [])
        assert len(wire.messages) == times
        assert wire.messages[-1][0] == "switchCanvas", "a browser that comes later must be told which canvas is meant"
        assert "fillPolygons" in wire.messages[-1]
        assert "setLineDash" in wire.messages[-1]


def test_a_hundred_tiles_are_a_few_commands(painter: Painter, wire: Wire) -> None:
    painter.repaint()
    assert wire.messages[0].count("fillPolygons") == 1
    assert wire.messages[0].count("strokePolygons") == 1
    assert len(wire.messages[0]) < 25


def test_the_same_scene_again_sends_nothing(painter: Painter, wire: Wire) -> None:
    painter.repaint()
    painter.show(_board())
    assert len(wire.messages) == 1


def test_a_small_change_is_a_small_message(painter: Painter, wire: Wire) -> None:
    painter.repaint()
    painter.show(_board(Circle(58, 58, 8, fill="text", thing="ball")))
    assert len(wire.messages) == 2
    assert "clip" in wire.messages[1]
    assert wire.bytes[1] < wire.bytes[0] / 4
    painter.show(_board())
    assert "fillCircle" not in wire.messages[2], "what has gone is painted over"


def test_signals_alone_leave_the_board_as_it_is(painter: Painter, wire: Wire) -> None:
    painter.repaint()
    painter.show(painter.scene, chosen=["cell-2-2"], hint=["cell-9-9"], danger=["cell-0-0"])
    assert "clip" not in wire.messages[1]
    assert wire.messages[1].count("switchCanvas") == 1
    painter.show(painter.scene, chosen=["cell-2-2"], hint=["cell-9-9"], danger=["cell-0-0"])
    assert len(wire.messages) == 2
    painter.show(painter.scene)
    assert set(wire.messages[2]) == {"switchCanvas", "clearRect"} or set(wire.messages[2]) == {"switchCanvas", "clear"}


def test_only_the_ring_of_a_place_to_go_to_is_broken(painter: Painter, wire: Wire) -> None:
    painter.repaint()
    painter.show(painter.scene, lit=["cell-1-1"], chosen=["cell-2-2"])
    order = [name for name in wire.messages[1] if name in ("setLineDash", "strokePolygons")]
    assert order[:4] == ["strokePolygons", "setLineDash", "strokePolygons", "setLineDash"], "a full line, the broken one on it, then full lines again"
    assert order[4:] and set(order[4:]) == {"strokePolygons"}


def test_signals_for_things_that_are_not_there_are_left_out(painter: Painter, wire: Wire) -> None:
    painter.repaint()
    painter.show(painter.scene, lit=["nowhere"])
    assert len(wire.messages) == 1


def test_theme_and_type_paint_everything_anew_but_only_when_they_change(painter: Painter, wire: Wire) -> None:
    painter.repaint()
    painter.theme, painter.big = "night", False
    assert len(wire.messages) == 1
    painter.theme = "paper"
    painter.big = True
    assert len(wire.messages) == 3
    assert all("clip" not in message for message in wire.messages)


def test_a_board_of_another_size_resizes_the_canvas_and_is_painted_whole(painter: Painter, wire: Wire) -> None:
    painter.repaint()
    painter.show(replace(_board(), height=200))
    assert (painter.canvas.width, painter.canvas.height) == (800, 400)
    assert "clip" not in wire.messages[1]


def test_the_canvas_has_twice_the_pixels_of_the_page(painter: Painter) -> None:
    assert (painter.canvas.width, painter.canvas.height) == (800, 800)
    assert painter.canvas.layout.width == "400px"
    assert painter.canvas.layout.max_width == "100%"
    assert painter.to_board(200, 100) == (100, 50)
    painter.width = 200
    assert (painter.canvas.width, painter.canvas.layout.width) == (400, "200px")
    assert painter.to_board(200, 100) == (200, 100)


def test_after_an_error_nothing_half_drawn_is_sent_and_the_next_frame_works(painter: Painter, wire: Wire) -> None:
    painter.repaint()
    with pytest.raises(KeyError):
        painter.show(_board(Circle(50, 50, 5, fill="no such role")))
    manager = painter.canvas._canvas_manager
    assert len(wire.messages) == 1
    assert not manager._caching and not manager._commands_cache and not manager._buffers_cache
    painter.show(_board(Circle(50, 50, 5, fill="text")))
    assert len(wire.messages) == 2
    assert wire.messages[1][0] == "switchCanvas"


def test_a_frame_inside_a_hold_of_someone_else_waits_for_it(painter: Painter, wire: Wire) -> None:
    from ipycanvas import hold_canvas

    with hold_canvas():
        painter.repaint()
        assert wire.messages == []
    assert len(wire.messages) == 1


def test_every_kind_of_shape_can_be_sent(painter: Painter, wire: Wire) -> None:
    path = (("M", 0, 0), ("L", 5, 5), ("Q", 6, 6, 7, 7), ("C", 1, 1, 2, 2, 3, 3), ("Z",))
    shapes: list[Shape] = [
        Circle(10, 10, 4, fill="text", stroke="line"),
        *(Circle(10 * i, 300, 3, fill="quiet") for i in range(12)),
        Polygon(((0, 0), (9, 0), (9, 9)), fill="lit"),
        Polygon(((20, 0), (29, 0), (29, 9), (20, 9)), fill="lit"),
        Line(((0, 0), (5, 5), (9, 0)), stroke="hint", dash=True),
        Line(((0, 50), (5, 55)), stroke="hint", dash=True),
        Curve(path, fill="danger", stroke="text"),
        Curve((*path, ("M", 30, 30), ("L", 40, 40)), fill="danger", stroke="text"),
        Text(50, 50, "Пояс", 12, "end", True, fill="text"),
    ]
    painter.show(_board(*shapes))
    painter.repaint()
    sent = set(wire.messages[0])
    assert {"fillCircle", "strokeCircle", "fillCircles", "fillPolygons", "strokeLineSegments", "bezierCurveTo", "quadraticCurveTo", "fillText"} <= sent
    assert wire.messages[0].count("setLineDash") % 2 == 0, "a broken line must not stay broken"


# ---- what has changed


class Model(Painter):
    """A painter that also keeps, for points all over the board, which shapes lie there from bottom to top."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, width=scene.width)
        Wire(self)
        self.regions: list[Box] = []
        step = int(scene.width // 30)
        self.points = [(x + 0.25, y + 0.25) for x in range(0, int(scene.width), step) for y in range(0, int(scene.height), step)]
        self.stacks: dict[tuple[float, float], list[Shape]] = {point: [] for point in self.points}
        self.canvas[0].fill_rect = lambda x, y, w, h: self.regions.append((x, y, w, h))

    def _draw(self, layer: Any, shapes: Any) -> None:
        if layer is self.canvas[0]:
            for point in self.points:
                if any(_has(region, point) for region in self.regions):
                    self.stacks[point] = []
            for shape in shapes:
                for point in self.points:
                    if _has(shape.box, point) and any(_has(region, point) for region in self.regions):
                        self.stacks[point].append(shape)
            self.regions = []
        super()._draw(layer, shapes)


def _has(box: Box, point: tuple[float, float]) -> bool:
    return box[0] <= point[0] <= box[0] + box[2] and box[1] <= point[1] <= box[1] + box[3]


_shape = st.builds(
    lambda x, y, w, role, thing: Rect(x, y, w, w, fill=role, thing=thing),
    st.integers(0, 150), st.integers(0, 150), st.integers(4, 60), st.sampled_from(["tile", "text"]), st.sampled_from(["", "a", "b", "c"]),
)  # fmt: skip


@st.composite
def _changes(draw: st.DrawFn) -> tuple[list[Shape], list[Shape]]:
    """A list of shapes, and the same with some left out, some added and perhaps in another order."""
    old = draw(st.lists(_shape, max_size=12))
    kept = [shape for shape in old if draw(st.integers(0, 3))]
    if draw(st.booleans()):
        kept = draw(st.permutations(kept))
    for shape in draw(st.lists(_shape, max_size=3)):
        kept.insert(draw(st.integers(0, len(kept))), shape)
    return old, list(kept)


@settings(phases=[Phase.explicit, Phase.reuse, Phase.generate])  # many widgets are made, so a smaller example would take minutes to find
@given(_changes())
def test_after_a_change_every_point_shows_what_a_new_painting_would(change: tuple[list[Shape], list[Shape]]) -> None:
    old, new = (Scene(210, 210, tuple(shapes), {}) for shapes in change)
    changing, fresh = Model(old), Model(new)
    changing.repaint()
    changing.show(new)
    fresh.repaint()
    for point in fresh.points:
        assert changing.stacks[point] == fresh.stacks[point], point


def test_equal_shapes_in_the_middle_of_a_group_are_not_painted_again() -> None:
    middle = [Text(20 * i, 200, str(i), 10, fill="text") for i in range(10)]
    old = Scene(400, 400, (Circle(5, 5, 3, fill="text"), *middle, Circle(300, 300, 3, fill="text")), {})
    new = Scene(400, 400, (Circle(5, 5, 3, fill="quiet"), *middle, Circle(300, 300, 3, fill="quiet")), {})
    assert sorted(set(dirty(old, new))) == [(2, 2, 6, 6), (297, 297, 6, 6)]


def test_regions_are_joined_only_where_that_saves_something() -> None:
    assert joined([(0, 0, 10, 10), (5, 0, 10, 10)]) == [(0, 0, 15, 10)]
    assert joined([(0, 0, 10, 10), (50, 50, 10, 10)]) == [(0, 0, 10, 10), (50, 50, 10, 10)]
    assert len(joined([(0, 0, 100, 4), (0, 0, 4, 100)])) == 2, "a frame is not the whole picture"
    assert joined([(0, 0, 10, 10)], 2) == [(-2, -2, 14, 14)]
    assert meet((0, 0, 10, 10), (9, 9, 5, 5)) and not meet((0, 0, 10, 10), (10, 0, 5, 5))


@given(st.tuples(*[st.floats(0.1, 500) for _i in range(4)]), st.sampled_from([1.0, 1.37, 2.0, 3.4]))
def test_regions_end_on_whole_pixels_and_lose_nothing(box: Box, scale: float) -> None:
    x, y, w, h = whole_pixels(box, scale)
    for edge in (x, y, x + w, y + h):
        assert abs(edge * scale - round(edge * scale)) < 0.002
    assert x <= box[0] + 0.001 and y <= box[1] + 0.001
    assert x + w >= box[0] + box[2] - 0.001 and y + h >= box[1] + box[3] - 0.001


# ---- real boards


def _played(id: str, players: int) -> Iterator[tuple[Scene, list[str]]]:
    found = walk(id, players)
    state = found.at(0)
    yield found.game.board(state), []
    for text in found.texts[:160]:
        state.play(found.game.parse(text))
        if state.over:
            return
        lit = sorted({path[0] for action in state.actions() if (path := found.game.path(state, action))})
        yield found.game.board(state), lit


@every_table
def test_no_move_costs_more_than_its_budget_on_the_wire(id: str, players: int) -> None:
    moves = _played(id, players)
    first, _lit = next(moves)
    painter = Painter(first)
    wire = Wire(painter)
    painter.repaint()
    for scene, lit in moves:
        painter.show(scene, lit=lit)
    costs = wire.bytes[1:]
    assert max(costs) < 50_000
    assert np.mean(costs) < 35_000
    assert wire.bytes[0] < 400_000


def test_partial_paintings_of_a_real_game_end_in_the_same_picture() -> None:
    for id in sg.games():
        moves = _played(id, sg.load(id).players[-1])
        painter = Model(next(moves)[0])
        painter.repaint()
        for number, (scene, lit) in enumerate(moves):
            painter.show(scene, lit=lit)
            if number % 40 == 20:
                fresh = Model(scene)
                fresh.repaint()
                assert painter.stacks == fresh.stacks
