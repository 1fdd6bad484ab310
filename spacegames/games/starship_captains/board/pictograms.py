"""Drawn signs for effects, crew, cargo and factions, and rows made of them.

A sign is drawn around (0, 0), about 20 units high. A token is a sign with a text before and after it, each may be missing.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache

from spacegames.scene.shapes import Circle, Curve, Line, Point, Polygon, Rect, Shape, Text, arc, around, placed, text_width

Token = tuple[str, str, str]
INK = "crystal.ink"

HUES = {"red": "crystal.red", "yellow": "crystal.yellow", "blue": "crystal.blue", "gray": "art.metal", "android": "art.flame", "cadet": "art.metal"}
"""The colour of crew, rooms and mission rows."""

ROUTES = {"green": "art.life", "purple": "art.gas", "yellow": "art.sun"}
"""The colour of routes and of the exhaust of pirates."""

FACTIONS = {"fleet": "art.gas", "androids": "art.sun", "pirates": "art.metal"}

_BURST = around(7, 10.6, inner=5.4)
_WRENCH: tuple[Point, ...] = ((-9, 6), (2, -5), (1, -9), (5, -10.5), (3.5, -6.5), (6.5, -3.5), (10.5, -5), (9, -1), (5, -2), (-6, 9), (-9.5, 9.5))
_ARROW: tuple[Point, ...] = ((-10, -3.6), (0.5, -3.6), (0.5, -9), (10.5, 0), (0.5, 9), (0.5, 3.6), (-10, 3.6))
_SKULL: tuple[Point, ...] = ((-8.6, -1.5), (-7.4, -6.4), (-3.4, -9.6), (3.4, -9.6), (7.4, -6.4), (8.6, -1.5), (5, 4), (5, 9.4), (-5, 9.4), (-5, 4))
_HOOP: tuple[Point, ...] = ((-9.4, 0), (-6.6, -3.5), (0, -5), (6.6, -3.5), (9.4, 0), (6.6, 3.5), (0, 5), (-6.6, 3.5))
_HEAD: tuple[Point, ...] = (
    (-2, -1.2), (-3.9, -2.9), (-4.6, -5.3), (-3.9, -7.7), (-1.8, -9.5), (1.8, -9.5), (3.9, -7.7), (4.6, -5.3), (3.9, -2.9), (2, -1.2),
)  # fmt: skip
_BODIES: dict[str, tuple[Point, ...]] = {
    "red": (*_HEAD, (9, 10), (-9, 10)),
    "yellow": (*_HEAD, (7, -1.2), (7, 10), (-7, 10), (-7, -1.2)),
    "blue": (*_HEAD, (5.6, 1), (8, 5), (7.4, 10), (-7.4, 10), (-8, 5), (-5.6, 1)),
}
"""Figures whose bodies have the shapes of their colours: a triangle, a square, a bell."""
_CADET: tuple[Point, ...] = ((-3, 1.6), (-4.6, -2), (-3.4, -6.4), (3.4, -6.4), (4.6, -2), (3, 1.6), (4.6, 2.6), (5.6, 10), (-5.6, 10), (-4.6, 2.6))
_ROBOT: tuple[Point, ...] = (
    (-5, -0.6), (-5, -8), (-0.8, -8), (-0.8, -11), (0.8, -11), (0.8, -8), (5, -8), (5, -0.6), (7.6, 0.8), (5.4, 10), (-5.4, 10), (-7.6, 0.8),
)  # fmt: skip


def glyph(colour: str, r: float, x: float = 0.0, y: float = 0.0, edge: str = INK) -> Shape:
    """The shape that goes with a crew colour: red a triangle, yellow a square, blue a circle, gray a hexagon, androids a gear."""
    fill = HUES[colour]
    if colour == "red":
        return Polygon(around(3, r * 1.25, x, y + r * 0.25), fill=fill, stroke=edge, width=1)
    if colour == "yellow":
        return Rect(x - r * 0.88, y - r * 0.88, r * 1.76, r * 1.76, 0, fill=fill, stroke=edge, width=1)
    if colour == "blue":
        return Circle(x, y, r, fill=fill, stroke=edge, width=1)
    if colour == "android":
        return Polygon(around(8, r * 1.12, x, y, inner=r * 0.8), fill=fill, stroke=edge, width=1)
    return Polygon(around(6, r * 1.06, x, y), fill=fill, stroke=edge, width=1)


def flame(colour: str, r: float, x: float = 0.0, y: float = 0.0) -> Shape:
    """The shape of a route colour: green a triangle, purple a diamond, yellow a circle."""
    fill = ROUTES[colour]
    if colour == "green":
        return Polygon(around(3, r * 1.25, x, y + r * 0.25), fill=fill, stroke=INK, width=1)
    if colour == "purple":
        return Polygon(around(4, r * 1.2, x, y), fill=fill, stroke=INK, width=1)
    return Circle(x, y, r, fill=fill, stroke=INK, width=1)


# ---- crew


def _person(kind: str) -> list[Shape]:
    """A figure whose body has the shape of its colour; a commander wears a ring, a cadet is small."""
    colour = kind.rstrip("*")
    if kind == "android":
        return [
            Polygon(_ROBOT, fill="art.flame", stroke=INK, width=1),
            Rect(-3.4, -5.6, 2.4, 2.4, fill=INK),
            Rect(1, -5.6, 2.4, 2.4, fill=INK),
        ]
    if kind == "cadet":
        return [
            Polygon(_CADET, fill="art.metal", stroke=INK, width=1),
            Polygon(((-5.8, -3.2), (0, -9.4), (5.8, -3.2)), fill="art.metal.dark"),
        ]
    shapes: list[Shape] = [Polygon(_BODIES[colour], fill=HUES[colour], stroke=INK, width=1)]
    if kind.endswith("*"):
        shapes.append(Curve(arc(0, 5.2, 10, -200, 20, 3.2), stroke=INK, width=3.6))
        shapes.append(Curve(arc(0, 5.2, 10, -200, 20, 3.2), stroke="art.glow", width=2))
        shapes.append(Polygon(around(5, 4.1, 0, 4.6, inner=1.9), fill="art.glow", stroke=INK, width=0.8))
    return shapes


# ---- cargo and factions


def _artifact(one: str, two: str) -> list[Shape]:
    """A hexagon of two colours, each half with its shape."""
    corners = around(6, 10.2)
    right = (corners[0], corners[1], corners[2], corners[3])
    left = (corners[3], corners[4], corners[5], corners[0])
    return [
        Polygon(left, fill=HUES[one], stroke=INK, width=1),
        Polygon(right, fill=HUES[two], stroke=INK, width=1),
        replace(glyph(one, 2.6, -4.3, 0), fill="art.glow"),
        replace(glyph(two, 2.6, 4.3, 0), fill="art.glow"),
    ]


def _skull(fill: str = "art.metal") -> list[Shape]:
    return [
        Polygon(_SKULL, fill=fill, stroke=INK, width=1),
        Polygon(((-5.6, -2.6), (-2, -3.6), (-1.4, 0.4), (-4.6, 1)), fill=INK),
        Polygon(((5.6, -2.6), (2, -3.6), (1.4, 0.4), (4.6, 1)), fill=INK),
        Rect(-0.7, 5.4, 1.4, 4, fill=INK),
    ]


def _emblem(faction: str) -> list[Shape]:
    """A chevron forward with the emblem of a faction: a star, a gear, a skull."""
    shield = ((-10, -9.5), (4.5, -9.5), (11, 0), (4.5, 9.5), (-10, 9.5))
    ground: list[Shape] = [Polygon(shield, fill=FACTIONS[faction], stroke=INK, width=1)]
    if faction == "fleet":
        return [*ground, Polygon(around(5, 7, -1.6, 0.4, inner=3), fill=INK)]
    if faction == "androids":
        return [*ground, Polygon(around(8, 6.8, -1.6, inner=4.8), fill=INK), Circle(-1.6, 0, 2.3, fill=FACTIONS[faction])]
    return [*ground, *placed([Polygon(_SKULL, fill=INK), Circle(-3.4, -1.6, 2.3, fill="art.metal"), Circle(3.4, -1.6, 2.3, fill="art.metal")], -1.6, 0, 0.66)]


def _any() -> list[Shape]:
    """A chevron in the three colours of the factions."""
    return [
        Polygon(((-10, -9.5), (4.5, -9.5), (7, -5.8), (-10, -3.2)), fill="art.gas"),
        Polygon(((-10, -3.2), (7, -5.8), (11, 0), (8.8, 3.2), (-10, 3.2)), fill="art.sun"),
        Polygon(((-10, 3.2), (8.8, 3.2), (4.5, 9.5), (-10, 9.5)), fill="art.metal"),
        Circle(-2, 0, 4.2, fill=INK),
    ]


def _card(letter: str, ink: str = "card.ink") -> list[Shape]:
    return [Rect(-7.5, -10, 15, 20, 0, fill="card", stroke=INK, width=1), Text(0, 0.3, letter, 14, "middle", True, 13, 14, fill=ink)]


def _crossed(shapes: list[Shape]) -> list[Shape]:
    return [*shapes, Line(((-10, 10), (10, -10)), stroke=INK, width=5), Line(((-10, 10), (10, -10)), stroke="chosen", width=2.6)]


def _damage() -> list[Shape]:
    return [Polygon(_BURST, fill="art.ember", stroke=INK, width=1), Line(((-3.5, -4), (1.2, -1), (-1.4, 1.6), (3.6, 4.6)), stroke="art.glow", width=2)]


def _station() -> list[Shape]:
    return [
        Circle(0, 0, 8.6, stroke="art.ice", width=2.6),
        Line(((-8.6, 0), (8.6, 0)), stroke="art.ice", width=2),
        Line(((0, -8.6), (0, 8.6)), stroke="art.ice", width=2),
        Circle(0, 0, 3.8, fill="art.ice", stroke=INK, width=1),
    ]


def _link(symbol: str) -> list[Shape]:
    """Two edges that meet with a symbol."""
    return [
        Rect(-11, -10, 8.4, 20, 1.5, fill="tile", stroke="quiet", width=1.2),
        Rect(2.6, -10, 8.4, 20, 1.5, fill="tile", stroke="quiet", width=1.2),
        *placed(SIGN(symbol)[0], 0, 0, 0.62),
    ]


def _train() -> list[Shape]:
    """A cadet's cap with an arrow upwards."""
    return [
        Polygon(((-11, -1), (0, -6.5), (11, -1), (0, 4.5)), fill="art.metal", stroke=INK, width=1),
        Polygon(((-6, 2.4), (0, 5.6), (6, 2.4), (6, 7.4), (0, 10), (-6, 7.4)), fill="art.metal.dark", stroke=INK, width=1),
        Line(((9, -0.6), (9, 6)), stroke="art.sun", width=1.6),
    ]


def _ready() -> list[Shape]:
    return [
        *placed(_person("cadet"), 4.4, 1, 0.82),
        Polygon(((-12, 0), (-5.5, -6), (-5.5, -2), (0, -2), (0, 2), (-5.5, 2), (-5.5, 6)), fill="lit", stroke=INK, width=0.9),
    ]


def _sign(name: str) -> tuple[list[Shape], float]:
    """The shapes of a sign and half of its width."""
    match name:
        case "move":
            return [Polygon(_ARROW, fill="art.life", stroke=INK, width=1)], 10.6
        case "jump":
            return [
                Curve(arc(0, 6, 9.6, -172, -34, 12), stroke="art.ice", width=2.8),
                Polygon(((11.4, 6.6), (1.8, 1.2), (10.2, -3.4)), fill="art.ice", stroke=INK, width=0.8),
                Circle(-9.2, 7, 2.6, fill="art.ice", stroke=INK, width=0.8),
            ], 11.6
        case "repair":
            return [Polygon(_WRENCH, fill="art.ice", stroke=INK, width=1)], 10.4
        case "medal":
            return [
                Polygon(((-7, -10), (7, -10), (3, -0.4), (-3, -0.4)), fill="art.ember"),
                Circle(0, 4, 6.4, fill="art.sun", stroke=INK, width=1),
                Polygon(around(5, 4, 0, 4.2, inner=1.8), fill=INK),
            ], 8
        case "artifact":
            return [
                Polygon(around(6, 10.4), fill="art.sea", stroke=INK, width=1),
                Polygon(around(6, 6.8), stroke=INK, width=1),
                Text(0, 0.4, "?", 13, "middle", True, 12, 13, fill=INK),
            ], 9.4
        case "red-yellow" | "red-blue" | "yellow-blue":
            one, two = name.split("-")
            return _artifact(one, two), 9.4
        case "damage":
            return _damage(), 10.4
        case "spared":
            return _crossed(_damage()), 11
        case "ambush":
            return [*placed(_skull("art.rose"), -3.4, 0.6, 0.86), Text(8, 0, "!", 20, "middle", True, 8, 20, fill="danger")], 11.6
        case "pirate":
            return _skull(), 9
        case "fight":
            return [
                Circle(0, 0, 7.4, stroke="art.ember", width=2.6),
                Line(((-11, 0), (-4.4, 0)), stroke="art.ember", width=2.4),
                Line(((4.4, 0), (11, 0)), stroke="art.ember", width=2.4),
                Line(((0, -11), (0, -4.4)), stroke="art.ember", width=2.4),
                Line(((0, 4.4), (0, 11)), stroke="art.ember", width=2.4),
                Circle(0, 0, 2.1, fill="art.ember"),
            ], 11
        case "technology":
            return [
                Rect(-7.5, -10, 15, 20, fill="card", stroke=INK, width=1),
                Rect(-3.6, -4.6, 7.2, 7.2, fill="art.deep"),
                *(Line(((x, y), (x2, y2)), stroke="art.deep", width=1.2) for x, y, x2, y2 in ((-6, -1, 6, -1), (0, -7.4, 0, 5.4))),
            ], 8
        case "omega":
            return _card("Ω"), 8
        case "copy":
            return [Rect(-10, -10, 12, 16, 2, fill="card", stroke=INK, width=1), Rect(-3, -5, 12, 16, 2, fill="card", stroke=INK, width=1)], 10.4
        case "discard":
            return [*_card(""), Line(((-5, -5), (5, 5)), stroke="danger", width=2.6), Line(((5, -5), (-5, 5)), stroke="danger", width=2.6)], 8
        case "mission":
            return [
                Rect(-8, -10, 16, 20, 0, fill="card", stroke=INK, width=1),
                *(Line(((-4.6, y), (4.8, y)), stroke=hue, width=2.6) for y, hue in ((-5, "art.ember"), (0, "art.flame"), (5, "art.deep"))),
            ], 8.6
        case "train":
            return _train(), 11.4
        case "ready":
            return _ready(), 12.4
        case "eye":
            return [
                Curve((("M", -11, 0), ("Q", 0, -12, 11, 0), ("Q", 0, 12, -11, 0), ("Z",)), fill="art.glow", stroke=INK, width=1.2),
                Circle(0, 0, 4.2, fill="art.deep"),
                Circle(0, 0, 1.8, fill=INK),
            ], 11.4
        case "any":
            return _any(), 10.8
        case "fleet" | "androids" | "pirates":
            return _emblem(name), 10.8
        case "station":
            return _station(), 10
        case "clock":
            return [Circle(0, 0, 9, fill="panel", stroke="text", width=2), Line(((0, -5.4), (0, 0), (4, 2.4)), stroke="text", width=2)], 10
        case "people":
            figures: list[Shape] = [Circle(x, -5, 3.8, fill="quiet") for x in (-6, 6)]
            return [*figures, *(Polygon(((x - 6, 8), (x - 3, 0), (x + 3, 0), (x + 6, 8)), fill="quiet") for x in (-6, 6))], 12
        case "star":
            return [Polygon(around(5, 10.8, 0, 0.8, inner=4.9), fill="art.rose", stroke=INK, width=1)], 10.4
        case "ring":
            return [Line(_HOOP, True, stroke="quiet", width=3)], 11
        case "slot":
            return [Rect(-9, -9, 18, 18, 3, stroke="art.ice", width=2.2)], 10
        case "order":
            return [Polygon(((-10, -3.6), (-3, -3.6), (7, -9), (7, 9), (-3, 3.6), (-10, 3.6)), fill="art.sun", stroke=INK, width=1)], 10.4
        case "then":
            return [Polygon(((-5, -6), (5, 0), (-5, 6)), fill="quiet")], 6
        case "crown":
            return [Polygon(((-10, 8), (-11, -6), (-5, 0), (0, -10), (5, 0), (11, -6), (10, 8)), fill="art.sun", stroke=INK, width=1.2)], 11
        case "hole":
            return [Rect(-9.5, -9.5, 19, 19, 2.5, fill="space", stroke="line", width=1)], 10
        case "none":
            return [Line(((-6, 0), (6, 0)), stroke="quiet", width=2.6)], 7
    if name.startswith("link-"):
        return _link(name[5:]), 11.6
    if name.startswith("row-"):
        return [
            Rect(-11, -7, 22, 14, 2, fill="tile", stroke="quiet", width=1),
            glyph(name[4:], 5, -4.5, 0),
            Line(((2, 0), (8, 0)), stroke="quiet", width=2),
        ], 11.4
    if name.startswith("glyph-"):
        return [glyph(name[6:], 8)], 9
    if name.startswith("flame-"):
        return [flame(name[6:], 7)], 8
    return _person(name), 9.6 if name != "cadet" else 7


SIGN = cache(_sign)


def plate(x: float, y: float, w: float, h: float, cut: float, fill: str = "", stroke: str = "", width: float = 1.0, thing: str = "") -> Shape:
    """A plate with its corners cut off, half as much to send as a rounded one."""
    corners = ((x + cut, y), (x + w - cut, y), (x + w, y + cut), (x + w, y + h - cut), (x + w - cut, y + h), (x + cut, y + h), (x, y + h - cut), (x, y + cut))
    return Polygon(corners, fill=fill, stroke=stroke, width=width, thing=thing)


@lru_cache(maxsize=16384)
def sign(name: str, x: float, y: float, size: float, thing: str = "", opacity: float = 1.0) -> tuple[Shape, ...]:
    """A sign about `size` high around a point."""
    return tuple(
        replace(shape, width=1.0 if shape.stroke == INK and shape.fill else max(0.9, round(shape.width, 1))) if shape.stroke else shape
        for shape in placed(SIGN(name)[0], x, y, size / 20, thing=thing, opacity=opacity)
    )


def _width(token: Token, size: float) -> float:
    before, name, after = token
    wide = SIGN(name)[1] * size / 10 if name else 0.0
    for text in (before, after):
        if text:
            wide += text_width(text, size * 1.04, True) * 0.86 + (size * 0.1 if name else 0.0)
    return wide


def width(tokens: tuple[Token, ...], size: float) -> float:
    """How wide a row of tokens is."""
    return sum(_width(token, size) for token in tokens) + size * 0.3 * (len(tokens) - 1)


_SIZES = (34.0, 30.0, 26.0, 22.0, 20.0, 18.0, 16.0, 14.5, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0)


def fitting(tokens: tuple[Token, ...], size: float, room: float) -> float:
    """The size at which a row fits, at most `size`; sizes go in steps, for what has the same size is painted together."""
    wide = width(tokens, size)
    found = size if wide <= room else size * room / wide
    return next((step for step in _SIZES if step <= found), found)


def row(tokens: tuple[Token, ...], x: float, y: float, size: float, room: float, thing: str = "", align: str = "middle", ink: str = "text") -> list[Shape]:
    """Tokens side by side around (x, y), or from x on, smaller if they would take more than `room`."""
    if not tokens:
        return []
    size = fitting(tokens, size, room)
    left = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[align] * width(tokens, size)
    shapes: list[Shape] = []
    for token in tokens:
        before, name, after = token
        at = left
        for text, is_sign in ((before, False), (name, True), (after, False)):
            if not text:
                continue
            if is_sign:
                half = SIGN(name)[1] * size / 20
                shapes += sign(name, round(at + half, 1), round(y, 1), size, thing)
                at += 2 * half + size * 0.1
            else:
                wide = text_width(text, size * 1.04, True) * 0.86
                shapes.append(
                    Text(round(at + wide / 2, 1), round(y, 1), text, round(size * 1.04, 2), "middle", True, 0, round(size * 1.15, 2), fill=ink, thing=thing)
                )
                at += wide + size * 0.1
        left += _width(token, size) + size * 0.3
    return shapes


def block(tokens: tuple[Token, ...], x: float, y: float, w: float, h: float, most: float, thing: str = "", ink: str = "text") -> list[Shape]:
    """Tokens in a box: in one row, or in two or three where they then are larger; centred."""
    if not tokens:
        return []
    best: tuple[float, list[tuple[Token, ...]]] = (0.0, [tokens])
    for rows in range(1, min(len(tokens), 4) + 1):
        per = -(-len(tokens) // rows)
        lines = [tokens[i : i + per] for i in range(0, len(tokens), per)]
        size = min(most, h / len(lines) * 0.86, *(fitting(line, most, w) for line in lines))
        if size > best[0] + 0.4:
            best = size, lines
    size, lines = best
    step = min(h / len(lines), size * 1.22)
    top = y + h / 2 - step * (len(lines) - 1) / 2
    return [shape for i, line in enumerate(lines) for shape in row(line, x + w / 2, top + i * step, size, w, thing, ink=ink)]
