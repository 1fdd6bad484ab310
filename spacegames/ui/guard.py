"""The guard of a board and the board it guards: a canvas that is clicked, tapped and steered by keys alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import anywidget
import ipywidgets
import traitlets

from ..core.game import Event
from ..core.words import _
from ..scene import Scene
from ..scene.canvas import Painter
from .theme import script

_PULSES = 6
"""At most so many things light up briefly after one move."""

_GLIDING = 60
"""More shapes than this do not glide: the frames would be too much to send for one click."""


class Guard(anywidget.AnyWidget):
    """Stands before the canvas: one click or tap is one pick, mouse moves never leave the browser, Tab and wheel pass.

    It sends {"pick": [x, y]} in board units, {"touch": id} from the keyboard, {"key": "Escape"} and {"ready": true}.
    """

    _esm = script("guard")
    spots = traitlets.List([]).tag(sync=True)
    size = traitlets.List([1, 1]).tag(sync=True)
    label = traitlets.Unicode("").tag(sync=True)
    kind = traitlets.Unicode("").tag(sync=True)
    nowhere = traitlets.Unicode("").tag(sync=True)
    animate = traitlets.Bool(True).tag(sync=True)


class BoardView(ipywidgets.Box):
    """A scene on a canvas with its guard. `on_pick(x, y)`, `on_touch(id)` and `on_escape()` tell what a person does."""

    def __init__(self, scene: Scene, theme: str, big: bool, on_pick: Callable[[float, float], None], on_touch: Callable[[str], None], on_escape: Callable[[], None]) -> None:
        self.painter = Painter(scene, theme=theme, big=big)
        self.guard = Guard(kind=_("game board"), nowhere=_("Nothing can be chosen on the board now."))
        self.scene = scene
        self._told: dict[str, list[Any]] = {}
        self._on_pick, self._on_touch, self._on_escape = on_pick, on_touch, on_escape
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

    @property
    def animate(self) -> bool:
        """Whether moves are shown in motion."""
        return bool(self.guard.animate)

    @animate.setter
    def animate(self, on: bool) -> None:
        self.guard.animate = self.painter.motion = on

    def show(self, scene: Scene, *, lit: Sequence[str] = (), chosen: Sequence[str] = (), hint: Sequence[str] = (), danger: Sequence[str] = (), events: Sequence[Event] = ()) -> None:
        """Draw the scene with its signals and tell the guard what is where; `events` led here and are shown in motion."""
        before, self.scene = self.scene, scene
        touched = list(dict.fromkeys(thing for event in events for thing in event.things)) if self.animate else []
        moved = [id for id in touched if id in before.things and id in scene.things and before.things[id].centre != scene.things[id].centre]
        if moved and sum(len(scene.groups.get(id, ())) for id in moved) <= _GLIDING:
            self.painter.animate(before, scene, moved, lit, chosen, hint, danger)
        else:
            self.painter.show(scene, lit, chosen, hint, danger)
        spots = [[thing, *(round(n, 1) for n in scene.things[thing].centre), scene.describe(thing)] for thing in lit if thing in scene.things]
        with self.guard.hold_sync():
            self.guard.size = [scene.width, scene.height]
            self.guard.spots = spots
            self.guard.label = _("{title}. {count} places to choose from: arrow keys go through them, Enter chooses, Escape gives up, Tab leaves the board.").format(
                title=scene.title, count=len(spots)
            )
        self._tell_things(scene)
        pulses = [{"at": list(scene.things[id].bounds)} for id in touched if id in scene.things]
        if pulses:
            self.guard.send({"motion": pulses[:_PULSES]})

    def _tell_things(self, scene: Scene) -> None:
        now = {thing.id: [*(round(n, 1) for n in thing.bounds), thing.label] for thing in scene.things.values()}
        changed = {id: entry for id, entry in now.items() if self._told.get(id) != entry}
        gone = [id for id in self._told if id not in now]
        self._told = now
        if changed or gone:
            self.guard.send({"things": changed, "gone": gone})
