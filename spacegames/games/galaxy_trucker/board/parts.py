"""The ship's components as drawings: plate, connectors and own pictograms, and what lies on them.

A component is drawn around (0, 0) on a square of 100 units with its barrel, exhaust or shield as the data store it, then turned. Connectors
can be told apart by number and colour alike: one prong, two, or three joined by a bar.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from operator import itemgetter

from spacegames.scene.palette import PLAYERS
from spacegames.scene.shapes import Circle, Curve, Line, Point, Polygon, Rect, Shape, arc, around, placed

from .pictograms import INK, alien, block, human

SIDES = "NESW"
PRONGS = {1: "art.ice", 2: "art.sun", 3: "art.glow"}
"""The colour of a connector: single, double, universal."""

Layered = tuple[tuple[int, Shape], ...]
"""Shapes with the number of the layer each of them is in: plates, then connectors by kind, then pictograms, then what lies on them."""
_ART, _LOAD, SIGNS = 4, 20, 40
_BY_LAYER = itemgetter(0)

SMALL = 46.0
"""Components below this size are drawn plainly."""
TINY = 30.0
"""Below this size the teeth of a universal connector cannot be seen: it is a bar."""
PLATE = 47.0
"""Half the width of a component; cells are 100 wide, so neighbours leave a seam."""


def _prongs(kind: int) -> list[Shape]:
    """A connector on the north side, from the edge inwards."""
    top = -50.0
    role = PRONGS[kind]
    if kind == 1:
        return [Rect(-8, top, 16, 17, fill=role, stroke=INK, width=2)]
    if kind == 2:
        return [Rect(x, top, 13, 17, fill=role, stroke=INK, width=2) for x in (-23.0, 10.0)]
    return [
        Polygon(
            ((-28, -50), (-18, -50), (-18, -43), (-5, -43), (-5, -50), (5, -50), (5, -43), (18, -43), (18, -50), (28, -50), (28, -33), (-28, -33)),
            fill=role,
            stroke=INK,
            width=2,
        )
    ]


@cache
def _connector(kind: int, side: int, tiny: bool) -> tuple[Shape, ...]:
    bar: list[Shape] = [Rect(-28, -49, 56, 15, fill=PRONGS[3], stroke=INK, width=2)]
    return placed(bar if tiny and kind == 3 else _prongs(kind), turn=90 * side)


def _barrel(x: float) -> list[Shape]:
    return [
        Rect(x - 6, -48, 12, 44, fill="art.metal", stroke=INK, width=2),
        Rect(x - 9, -49, 18, 13, fill="art.gas", stroke=INK, width=2),
    ]


def _nozzle(x: float, half: float) -> list[Shape]:
    return [
        Polygon(((x - half * 0.8, 26), (x + half * 0.8, 26), (x, 49)), fill="art.flame", stroke=INK, width=2),
        Polygon(((x - half * 0.5, -14), (x + half * 0.5, -14), (x + half, 28), (x - half, 28)), fill="art.metal", stroke=INK, width=2),
    ]


_BOLT: tuple[Point, ...] = ((1.8, -10), (-6.5, 1.6), (-1.2, 1.6), (-2.4, 10), (6.5, -2.4), (1.0, -2.4))


def _bolt(x: float, y: float, scale: float) -> Shape:
    """The sign that a token is needed."""
    return Polygon(tuple((x + a * scale, y + b * scale) for a, b in _BOLT), fill="art.bolt", stroke=INK, width=2)


def _life_support(colour: str) -> list[Shape]:
    role = "art.gas" if colour == "purple" else "art.flame"
    tank: list[Shape] = (
        [Circle(0, 2, 29, fill=role, stroke=INK, width=2.5)] if colour == "purple" else [Rect(-28, -24, 56, 52, 6, fill=role, stroke=INK, width=2.5)]
    )
    glass: list[Shape] = [Circle(0, 2, 19, fill="art.void")] if colour == "purple" else [Rect(-19, -15, 38, 34, 4, fill="art.void")]
    return [*tank, *glass, *placed(alien(colour), 0, 3, 1.25)]


def _girder() -> list[Shape]:
    return [
        Line(((-26, -26), (26, 26)), stroke="art.metal", width=8),
        Line(((26, -26), (-26, 26)), stroke="art.metal", width=8),
        Rect(-28, -28, 56, 56, stroke="art.metal", width=6),
        Circle(0, 0, 9, fill="art.metal.dark", stroke=INK, width=2),
    ]


def hold_boxes(kind: str) -> tuple[tuple[float, float, float], ...]:
    """Middle and half width of every container, in units of a component that is not turned."""
    if kind in ("cargo_3", "battery_3"):
        return ((-17, -11, 15), (17, -11, 15), (0, 17, 15))
    if kind == "special_cargo_1":
        return ((0, 0, 20),)
    return ((-17, 0, 16), (17, 0, 16))


def _hold(kind: str) -> list[Shape]:
    """Containers; those for dangerous goods have a red double wall."""
    shapes: list[Shape] = []
    for x, y, half in hold_boxes(kind):
        if kind.startswith("special"):
            shapes.append(Rect(x - half - 1, y - half - 3, 2 * half + 2, 2 * half + 6, 3, fill="crystal.red", stroke=INK, width=2))
            shapes.append(Rect(x - half + 4, y - half + 2, 2 * half - 8, 2 * half - 4, fill="art.void"))
        else:
            shapes.append(Rect(x - half + 1, y - half + 1, 2 * half - 2, 2 * half - 2, fill="art.void", stroke="art.metal", width=3))
    return shapes


def cell_boxes(kind: str) -> tuple[tuple[float, float, float], ...]:
    """Middle and half width of every cell of a battery."""
    return ((-20, 0, 8), (0, 0, 8), (20, 0, 8)) if kind == "battery_3" else ((-12, 0, 9), (12, 0, 9))


def _battery(kind: str) -> list[Shape]:
    shapes: list[Shape] = [Rect(-33, -25, 66, 52, 5, fill="art.metal.dark", stroke=INK, width=2)]
    for x, _y, half in cell_boxes(kind):
        shapes.append(Rect(x - half + 3, -23, 2 * half - 6, 6, fill="art.metal"))
        shapes.append(Rect(x - half, -17, 2 * half, 38, 2, fill="art.void"))
    return shapes


def _art(kind: str) -> list[Shape]:
    """The pictogram of a kind of component, without what may lie on it."""
    match kind:
        case "cannon_single":
            return [*_barrel(0), Circle(0, 12, 20, fill="art.metal", stroke=INK, width=2), Circle(0, 12, 8, fill="art.gas", stroke=INK, width=2)]
        case "cannon_double":
            return [*_barrel(-13), *_barrel(13), Rect(-27, -6, 54, 36, 8, fill="art.metal", stroke=INK, width=2), _bolt(0, 12, 1.55)]
        case "engine_single":
            return [*_nozzle(0, 19), Rect(-19, -26, 38, 14, 3, fill="art.flame", stroke=INK, width=2)]
        case "engine_double":
            return [*_nozzle(-16, 13), *_nozzle(16, 13), Rect(-29, -30, 58, 26, 5, fill="art.metal", stroke=INK, width=2), _bolt(0, -17, 1.15)]
        case "shield":
            return [
                Curve(arc(-31, 31, 61, -90, 0), stroke=INK, width=15),
                Curve(arc(-31, 31, 61, -88, -2), stroke="art.life", width=11),
                Circle(-13, 13, 18, fill="art.metal", stroke=INK, width=2),
                _bolt(-13, 13, 1.2),
            ]
        case "battery_2" | "battery_3":
            return _battery(kind)
        case "cargo_2" | "cargo_3" | "special_cargo_1" | "special_cargo_2":
            return _hold(kind)
        case "structural":
            return _girder()
        case "life_support_purple" | "life_support_orange":
            return _life_support(kind[13:])
        case "cabin":
            return [Rect(-31, -27, 62, 54, 14, fill="art.metal", stroke=INK, width=2), Rect(-25, -21, 50, 42, 10, fill="art.void")]
        case "starting_cabin":
            return [
                Polygon(around(8, 35, first=-67.5), fill="art.metal", stroke=INK, width=2),
                Polygon(around(8, 27, first=-67.5), fill="art.void"),
            ]
    raise KeyError(kind)


_TURNS = frozenset({"cannon_single", "cannon_double", "engine_single", "engine_double", "shield"})
"""Kinds whose drawing shows a direction; all others stay upright, so that what lies on them is easy to read."""


@lru_cache(maxsize=16384)
def layered(kind: str, connectors: tuple[int, int, int, int], turn: int, x: float, y: float, size: float, thing: str = "", colour: str = "") -> Layered:
    """A component with its connectors, already turned, N E S W; `turn` is for the pictogram, `colour` for a pilot cabin."""
    edge = PLAYERS[colour][0] if colour else "tile.edge"
    shapes: list[tuple[int, Shape]] = [(0, Rect(-PLATE, -PLATE, 2 * PLATE, 2 * PLATE, fill="tile", stroke=edge, width=5 if colour else 3))]
    for side, connector in enumerate(connectors):
        if connector:
            shapes += ((connector, shape) for shape in _connector(connector, side, size < TINY))
    art = _art(kind)
    if colour:
        art = [Polygon(around(8, 38, first=-67.5), fill=PLAYERS[colour][0], stroke=INK, width=2), Polygon(around(8, 28, first=-67.5), fill="art.void")]
    return _laid(shapes + list(enumerate(placed(art, turn=turn) if kind in _TURNS else art, _ART)), x, y, size, thing)


def part(kind: str, connectors: tuple[int, int, int, int], turn: int, x: float, y: float, size: float, thing: str = "", colour: str = "") -> tuple[Shape, ...]:
    """A component that stands alone."""
    return flat(layered(kind, connectors, turn, x, y, size, thing, colour))


def flat(shapes: Iterable[tuple[int, Shape]]) -> tuple[Shape, ...]:
    """The shapes of components that do not overlap, layer by layer: shapes of one style come side by side and are sent in one go."""
    return tuple(shape for _layer, shape in sorted(shapes, key=_BY_LAYER))


def spread(layer: int, shape: Shape) -> Iterator[tuple[int, Shape]]:
    """A shape with its line above it as a shape of its own, so that the insides of all come first, then the lines of all.

    Lines have few widths, which look alike.
    """
    if not shape.stroke:
        yield 2 * layer, shape
        return
    if shape.fill:
        yield 2 * layer, replace(shape, stroke="", width=1.0)
    width = 1.2 if shape.stroke == INK and shape.width < 2 else max(1.0, round(2 * shape.width) / 2)
    yield 2 * layer + 1, replace(shape, fill="", width=width)


def _laid(shapes: Sequence[tuple[int, Shape]], x: float, y: float, size: float, thing: str) -> Layered:
    """Put in its place."""
    found: list[tuple[int, Shape]] = []
    for layer, shape in shapes:
        for drawn in placed(_plain(shape) if size < SMALL else (shape,), x, y, size / 100, 0, thing):
            found += spread(layer, drawn)
    return tuple(found)


def _plain(shape: Shape) -> Iterator[Shape]:
    """A shape of a small drawing: without the outlines and round corners that nobody sees, so that less has to be sent."""
    if not shape.fill and shape.stroke == INK:
        return
    if shape.fill and shape.stroke == INK and shape.fill != PRONGS[3]:
        shape = replace(shape, stroke="")
    yield replace(shape, radius=0.0) if isinstance(shape, Rect) and shape.radius else shape


@lru_cache(maxsize=4096)
def load(kind: str, what: tuple[str, ...], x: float, y: float, size: float, thing: str = "", numbers: bool = True) -> Layered:
    """What lies on a component: goods by colour, tokens, humans and aliens; places that are empty are ""."""
    shapes: list[tuple[int, Shape]] = []

    def add(drawn: Iterable[Shape]) -> None:
        shapes.extend(enumerate(drawn, _LOAD))

    if kind.startswith("battery"):
        for (cx, _cy, half), token in zip(cell_boxes(kind), what, strict=False):
            if token:
                add((Rect(cx - half + 1.5, -15.5, 2 * half - 3, 35, 2, fill="art.life"), _bolt(cx, 2, 0.95)))
    elif "cargo" in kind:
        for (cx, cy, half), colour in zip(hold_boxes(kind), what, strict=False):
            if colour:
                add(placed(block(colour, numbers), cx, cy, half * 0.088))
    elif what:
        width = 22.0 if len(what) > 1 else 0.0
        for i, figure in enumerate(what):
            drawn = human() if figure == "human" else alien(figure)
            add(placed(drawn, -width / 2 + width * i, 3, 1.65))
    return _laid(shapes, x, y, size, thing)
