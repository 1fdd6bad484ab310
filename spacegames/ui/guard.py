"""The guard of a board and the board it guards: a canvas that is clicked, tapped and steered by keys alike."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import anywidget
import ipywidgets
import traitlets

from ..core.game import Event
from ..core.words import _, ngettext
from ..scene import Point, Scene
from ..scene.canvas import Painter
from .theme import script

_PULSES = 6
"""At most so many things light up briefly after one move."""

_GLIDING = 60
"""More shapes than this do not glide: the picture would be too much to send for one click."""

_GLIDE = 0.24
"""So many seconds a thing takes to where it goes."""


class Guard(anywidget.AnyWidget):
    """Stands before the canvas: one click or tap is one pick, mouse moves never leave the browser, Tab and wheel pass.

    It sends {"pick": [x, y]} in board units, {"touch": id} from the keyboard, {"key": "Escape"} and {"ready": true}.
    """

    _esm = script("guard")
    spots = traitlets.List([]).tag(sync=True)
    size = traitlets.List([1, 1]).tag(sync=True)
    decision = traitlets.Int(0).tag(sync=True)
    game = traitlets.Int(0).tag(sync=True)
    label = traitlets.Unicode("").tag(sync=True)
    kind = traitlets.Unicode("").tag(sync=True)
    nowhere = traitlets.Unicode("").tag(sync=True)
    animate = traitlets.Bool(True).tag(sync=True)


class BoardView(ipywidgets.Box):
    """A scene on a canvas with its guard.

    `on_pick(x, y)`, `on_touch(id)` and `on_escape()` tell what a person does, `on_fault(error)` that painting went wrong
    at a moment when nobody asked for it.
    """

    def __init__(
        self,
        scene: Scene,
        theme: str,
        big: bool,
        on_pick: Callable[[float, float], None],
        on_touch: Callable[[str], None],
        on_escape: Callable[[], None],
        on_fault: Callable[[Exception], None],
    ) -> None:
        self.painter = Painter(scene, theme=theme, big=big)
        self.guard = Guard(kind=_("game board"), nowhere=_("Nothing can be chosen on the board now."))
        self.scene = scene
        self._told: dict[str, list[Any]] = {}
        self._decision: object = None
        self._game: object = None
        self._arriving: asyncio.TimerHandle | None = None
        self._signals: dict[str, Sequence[str]] = {}
        self._on_pick, self._on_touch, self._on_escape, self._on_fault = on_pick, on_touch, on_escape, on_fault
        self.painter.canvas.on_client_ready(self.painter.repaint, remove=True)  # its errors would vanish
        self.painter.canvas.on_client_ready(self._ready)
        self.guard.on_msg(self._hear)
        super().__init__(children=[self.painter.canvas, self.guard])
        self.add_class("sg-board")

    def _hear(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        if "pick" in content:
            self._on_pick(*content["pick"])
        elif "touch" in content:
            self._on_touch(content["touch"])
        elif content.get("key") == "Escape":
            self._on_escape()
        elif content.get("ready"):
            self.guard.send({"things": self._told, "all": True})

    def _ready(self) -> None:
        try:
            self.painter.repaint()
        except Exception as error:
            self._on_fault(error)

    def dress(self, theme: str, big: bool) -> None:
        """Paint in this theme and size of type from now on."""
        self.painter.theme = theme
        self.painter.big = big

    @property
    def animate(self) -> bool:
        """Whether moves are shown in motion."""
        return bool(self.guard.animate)

    @animate.setter
    def animate(self, on: bool) -> None:
        self.guard.animate = on

    def show(
        self,
        scene: Scene,
        *,
        lit: Sequence[str] = (),
        chosen: Sequence[str] = (),
        hint: Sequence[str] = (),
        danger: Sequence[str] = (),
        events: Sequence[Event] = (),
        decision: object = None,
        game: object = None,
    ) -> None:
        """Draw the scene with its signals and tell the guard what is where.

        `events` led here and are shown in motion. A new `decision` or a new `game` (anything that can be compared) counts the
        guard's number of it up.
        """
        before, self.scene = self.scene, scene
        touched = list(dict.fromkeys(thing for event in events for thing in event.things)) if self.animate else []
        moved = _moving(before, scene, touched)
        glide = self._paint(before, scene, moved, {"lit": lit, "chosen": chosen, "hint": hint, "danger": danger})
        aims = aim(scene, lit)
        spots = [[thing, round(x, 1), round(y, 1), scene.describe(thing)] for thing, (x, y) in aims.items()]
        with self.guard.hold_sync():
            self.guard.size = [scene.width, scene.height]
            self.guard.spots = spots
            if decision != self._decision:
                self._decision = decision
                self.guard.decision += 1
            if game is not self._game:
                self._game = game
                self.guard.game += 1
            self.guard.label = ngettext(
                "{title}. {count} place to choose: Enter chooses it, Escape gives up, Tab leaves the board.",
                "{title}. {count} places to choose from: arrow keys go through them, Enter chooses, Escape gives up, Tab leaves the board.",
                len(spots),
            ).format(title=scene.title, count=len(spots))
        self._tell_things(scene)
        pulses = [{"at": list(scene.things[id].bounds)} for id in touched if id in scene.things]
        if pulses:
            self.guard.send({"motion": pulses[:_PULSES], "glide": glide})

    def _paint(self, before: Scene, scene: Scene, moved: Sequence[str], signals: dict[str, Sequence[str]]) -> dict[str, Any] | None:
        """Paint the scene, or for a moment without the things that glide: those the guard shows as a picture until they arrive."""
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None
            self.guard.send({"land": True})
        self._signals = signals
        loop = _running_loop()
        shapes = [shape for id in moved for shape in scene.groups.get(id, ())]
        if not shapes or len(shapes) > _GLIDING or loop is None or not self.painter.ready or (before.width, before.height) != (scene.width, scene.height):
            self.painter.show(scene, **signals)
            return None
        waiting = Scene(scene.width, scene.height, tuple(shape for shape in scene.shapes if shape.thing not in moved), scene.things, scene.title)
        self.painter.show(waiting)
        self._arriving = loop.call_later(_GLIDE + 0.03, self.arrive)
        gliding = Scene(scene.width, scene.height, tuple(shapes), {})
        ways = {}
        for id in moved:
            (x1, y1), (x2, y2) = before.things[id].centre, scene.things[id].centre
            ways[id] = [round(x1 - x2, 1), round(y1 - y2, 1)]
        return {"picture": gliding.svg(self.painter.theme, big=self.painter.big), "from": ways, "ms": round(_GLIDE * 1000)}

    def arrive(self) -> None:
        """Paint what is still on its way where it belongs."""
        if self._arriving is None:
            return
        self._arriving.cancel()
        self._arriving = None
        try:
            self.painter.show(self.scene, **self._signals)
        except Exception as error:
            self._on_fault(error)

    def _tell_things(self, scene: Scene) -> None:
        now = {thing.id: [*(round(n, 1) for n in thing.bounds), thing.label] for thing in scene.things.values()}
        changed = {id: entry for id, entry in now.items() if self._told.get(id) != entry}
        gone = [id for id in self._told if id not in now]
        self._told = now
        if changed or gone:
            self.guard.send({"things": changed, "gone": gone})


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def _moving(before: Scene, scene: Scene, touched: Sequence[str]) -> list[str]:
    """Which of the touched things have moved, and whatever went the same way with them."""
    ways = {}
    for id, thing in scene.things.items():
        if id in before.things:
            (x1, y1), (x2, y2) = before.things[id].centre, thing.centre
            if abs(x2 - x1) + abs(y2 - y1) > 1:
                ways[id] = (round(x2 - x1), round(y2 - y1))
    led = {ways[id] for id in touched if id in ways}
    return [id for id, way in ways.items() if way in led]


def aim(scene: Scene, lit: Iterable[str]) -> dict[str, Point]:
    """Where to point at each lit thing: its middle, or a place of it that no smaller lit thing covers."""
    boxes = {id: scene.things[id].bounds for id in lit if id in scene.things}
    aims = {}
    for id, (x, y, w, h) in boxes.items():
        others = [box for other, box in boxes.items() if other != id and box[2] * box[3] < w * h and box[0] < x + w and x < box[0] + box[2]]
        places = ((x + w * a, y + h * b) for a, b in _PLACES)
        free = (p for p in places if not any(left <= p[0] <= left + wide and top <= p[1] <= top + high for left, top, wide, high in others))
        aims[id] = next(free, (x + w / 2, y + h / 2))
    return aims


_PLACES = ((0.5, 0.5), (0.5, 0.15), (0.5, 0.85), (0.15, 0.5), (0.85, 0.5), (0.12, 0.12), (0.88, 0.12), (0.12, 0.88), (0.88, 0.88))
