"""Drawn signs: goods, crew, tokens, threats and the figures of a ship.

A sign is drawn around (0, 0), about 20 units high. Colour and shape always go together: each good has its own outline, each alien its own
head, each threat its own form.
"""

from __future__ import annotations

from functools import cache, lru_cache

from spacegames.scene.shapes import Circle, Curve, Line, Point, Polygon, Rect, Shape, Text, arc, around, placed, text_width

INK = "art.ink"
Token = tuple[str, str, str]
"""A sign with a text before and after it; each of the three may be empty."""

GOODS = {"red": "crystal.red", "yellow": "crystal.yellow", "green": "player.green", "blue": "crystal.blue"}
"""The colours of goods, the dearest first."""
WORTH = {"red": 4, "yellow": 3, "green": 2, "blue": 1}
_OUTLINES: dict[str, tuple[Point, ...]] = {
    "red": around(6, 10.6, first=0),
    "yellow": around(8, 9.8, first=-67.5),
    "green": ((-8.6, -8.6), (8.6, -8.6), (8.6, 8.6), (-8.6, 8.6)),
    "blue": ((0, -10), (10.4, 8.2), (-10.4, 8.2)),
}

_BOLT: tuple[Point, ...] = ((1.8, -10), (-6.5, 1.6), (-1.2, 1.6), (-2.4, 10), (6.5, -2.4), (1.0, -2.4))
_CROWN: tuple[Point, ...] = ((-10, 8), (-11, -6), (-5, 0), (0, -10), (5, 0), (11, -6), (10, 8))
_ROCKET: tuple[Point, ...] = ((0, -11), (4.4, -5), (4.8, 3), (9, 9), (3.2, 7), (-3.2, 7), (-9, 9), (-4.8, 3), (-4.4, -5))
_ROCK: tuple[Point, ...] = ((-9, -4), (-4, -9.5), (4, -9), (9.5, -3), (8, 5), (2, 9.5), (-6, 8), (-10, 2))
_HEART: tuple[Point, ...] = ((0, 9), (-9, 0), (-8.6, -6), (-4.6, -8.6), (0, -4.8), (4.6, -8.6), (8.6, -6), (9, 0))


def block(colour: str, number: bool = True) -> list[Shape]:
    """One unit of goods, with its price if there is room to read it."""
    shapes: list[Shape] = [Polygon(_OUTLINES[colour], fill=GOODS[colour], stroke="crystal.ink", width=1.2)]
    if number:
        shapes.append(Text(0, 2.6 if colour == "blue" else 0.6, str(WORTH[colour]), 11.5, bold=True, most=11.5, fill="crystal.ink"))
    return shapes


def human() -> list[Shape]:
    """An astronaut in white."""
    return [
        Polygon(((-6.4, 10), (-5.6, 1), (5.6, 1), (6.4, 10)), fill="art.glow", stroke=INK, width=1),
        Circle(0, -4, 5.8, fill="art.glow", stroke=INK, width=1),
        Rect(-3.6, -6, 7.2, 4.2, 2, fill="art.deep"),
    ]


def alien(colour: str) -> list[Shape]:
    """A purple alien with feelers, or an orange one with broad ears."""
    if colour == "purple":
        return [
            Line(((-6.5, -12.5), (-2, -5), (2, -5), (6.5, -12.5)), stroke="art.gas", width=2),
            Polygon(((-7.5, 10), (-4, -1), (-7.5, -5), (0, -9), (7.5, -5), (4, -1), (7.5, 10)), fill="art.gas", stroke=INK, width=1),
            Circle(-2.6, -3.4, 1.7, fill="art.glow"),
            Circle(2.6, -3.4, 1.7, fill="art.glow"),
        ]
    return [
        Polygon(((-12, -10), (-5, -8.5), (5, -8.5), (12, -10), (7, -1), (9.5, 10), (-9.5, 10), (-7, -1)), fill="art.flame", stroke=INK, width=1),
        Circle(0, -3.4, 3.4, fill="art.glow", stroke=INK, width=0.8),
        Circle(0, -3.4, 1.4, fill=INK),
    ]


def _meteor(large: bool) -> list[Shape]:
    """A rock, with craters if it is a large one."""
    if large:
        return [
            Polygon(tuple((x * 1.15, y * 1.15) for x, y in _ROCK), fill="art.rock", stroke=INK, width=1.2),
            Circle(-3, -3, 3.2, fill="art.rock.dark"),
            Circle(4, 2.5, 2.2, fill="art.rock.dark"),
            Circle(-2.5, 5, 1.6, fill="art.rock.dark"),
        ]
    return [Polygon(tuple((x * 0.66, y * 0.66) for x, y in _ROCK), fill="art.rock", stroke=INK, width=1.2)]


def _shot(heavy: bool) -> list[Shape]:
    """A bolt of fire: a thin one, or a broad one with a bright heart."""
    if heavy:
        return [Circle(0, 0, 10.8, fill="art.ember", stroke=INK, width=1.2), Polygon(around(4, 9.4, inner=3.6), fill="art.sun")]
    return [Rect(-3.6, -10, 7.2, 20, 3.6, fill="art.rose", stroke=INK, width=1.2), Line(((0, -6), (0, 6)), stroke="art.glow", width=1.8)]


def _token() -> list[Shape]:
    """A battery token."""
    return [Rect(-5.4, -9.4, 10.8, 18.8, 2, fill="art.life", stroke=INK, width=1.1), Polygon(tuple((x * 0.7, y * 0.75) for x, y in _BOLT), fill=INK)]


def _hourglass(sand: bool) -> list[Shape]:
    shapes: list[Shape] = [Polygon(((-7.5, -9), (7.5, -9), (0, 0)), fill="art.ice", stroke="text", width=1.2)]
    shapes.append(Polygon(((-7.5, 9), (7.5, 9), (0, 0)), fill="art.sun" if not sand else "art.ice", stroke="text", width=1.2))
    if sand:
        shapes.append(Polygon(((-4.4, -5.2), (4.4, -5.2), (0, 0)), fill="art.sun"))
        shapes.append(Polygon(((-4.4, 8.4), (4.4, 8.4), (0, 4.6)), fill="art.sun"))
    return shapes


def _sign(name: str) -> tuple[list[Shape], float]:
    """The shapes of a sign and half of its width."""
    match name:
        case "red" | "yellow" | "green" | "blue":
            return block(name), 10.4
        case "human":
            return human(), 6.8
        case "purple" | "orange":
            return alien(name), 9.5 if name == "purple" else 12
        case "crew":
            pair = placed(human(), 4.2, -1.2, 0.86)
            return [*pair, *placed(human(), -4.2, 1, 0.92)], 10.5
        case "token":
            return _token(), 5.8
        case "bolt":
            return [Polygon(_BOLT, fill="art.bolt", stroke=INK, width=1)], 6.5
        case "coin":
            return [Circle(0, 0, 9.4, fill="crystal.yellow", stroke=INK, width=1), Circle(0, 0, 5.4, stroke=INK, width=1.5)], 9.8
        case "cannon":
            return [
                Rect(-3, -11, 6, 14, fill="art.metal", stroke=INK, width=1),
                Rect(-4.6, -11, 9.2, 4.4, 1, fill="art.gas", stroke=INK, width=1),
                Circle(0, 4.5, 6.4, fill="art.metal", stroke=INK, width=1),
            ], 6.8
        case "engine":
            return [
                Polygon(((-5.6, 4), (5.6, 4), (0, 12)), fill="art.flame", stroke=INK, width=1),
                Polygon(((-4, -10), (4, -10), (7.4, 4.4), (-7.4, 4.4)), fill="art.metal", stroke=INK, width=1),
            ], 7.6
        case "shield":
            return [Curve(arc(-4, 6, 14, -95, 5), stroke="art.life", width=4), Circle(-4, 6, 4.4, fill="art.metal", stroke=INK, width=1)], 11
        case "exposed":
            return [
                Rect(-10, -9, 9, 18, 1, fill="tile", stroke="quiet", width=1.6),
                Rect(-1, -3.4, 6, 6.8, fill="art.ice", stroke=INK, width=1),
                Polygon(around(6, 6.4, 7.6, 0, inner=2.8), fill="danger"),
            ], 13
        case "lost":
            return [
                Rect(-8, -8, 16, 16, 1.5, fill="tile", stroke="quiet", width=1.6),
                Line(((-5, -5), (5, 5)), stroke="danger", width=2.6),
                Line(((5, -5), (-5, 5)), stroke="danger", width=2.6),
            ], 9
        case "hold":
            return [Rect(-9.5, -6.5, 9, 13, 1, stroke="text", width=1.6), Rect(0.5, -6.5, 9, 13, 1, stroke="text", width=1.6)], 10.4
        case "goods":
            pile: list[Shape] = [*placed(block("green", False), -6, 4.4, 0.62), *placed(block("yellow", False), 6.4, 4.6, 0.62)]
            return [*pile, *placed(block("red", False), 0.4, -5.4, 0.62)], 12.5
        case "least":
            bars: list[Shape] = [Rect(-10, -9, 6, 18, 1, fill="quiet"), Rect(4, -4, 6, 13, 1, fill="quiet")]
            return [*bars, Rect(-3, 3, 6, 6, 1, fill="danger"), Polygon(((-4, -5.5), (4, -5.5), (0, 0.5)), fill="danger")], 10.5
        case "small" | "large":
            return _meteor(name == "large"), 11.5 if name == "large" else 7
        case "light" | "heavy":
            return _shot(name == "heavy"), 10.8 if name == "heavy" else 4
        case "rocket":
            return [Polygon(_ROCKET, fill="text")], 9
        case "sand" | "empty":
            return _hourglass(name == "sand"), 8.2
        case "day":
            return [Circle(0, 0, 9.2, fill="art.deep", stroke="text", width=1.4), Line(((0, -5.4), (0, 0), (4, 2.4)), stroke="art.glow", width=1.8)], 9.8
        case "days_back":
            return [*_sign("day")[0], Polygon(((-20, 0), (-12, -6), (-12, 6)), fill="danger")], 12
        case "star":
            return [Polygon(around(5, 10.6, 0, 0.8, inner=4.8), fill="art.sun", stroke=INK, width=1)], 10.4
        case "crown":
            return [Polygon(_CROWN, fill="art.sun", stroke=INK, width=1.2)], 11
        case "heart":
            return [Polygon(_HEART, fill="danger", stroke=INK, width=1)], 9.2
        case "eye":
            return [Curve((*arc(0, 5, 12, -150, -30), *_lower(), ("Z",)), fill="art.glow", stroke=INK, width=1.2), Circle(0, 0, 3.6, fill="art.deep")], 10.6
        case "tick":
            return [Line(((-7, 0), (-2, 6), (8, -7)), stroke="art.life", width=3.2)], 8.5
        case "cross":
            return [Line(((-6, -6), (6, 6)), stroke="danger", width=3), Line(((6, -6), (-6, 6)), stroke="danger", width=3)], 7.5
        case "out":
            return [Circle(0, 0, 9, stroke="danger", width=2.6), Line(((-6, 6), (6, -6)), stroke="danger", width=2.6)], 10
        case "N" | "E" | "S" | "W":
            turn = "NESW".index(name) * 90
            return list(placed([Polygon(((0, -10), (8.5, 0), (3.4, 0), (3.4, 10), (-3.4, 10), (-3.4, 0), (-8.5, 0)), fill="text")], turn=turn)), 9.5
        case "minus":
            return [Rect(-7, -2, 14, 4, 1, fill="danger")], 7.6
        case "plus":
            return [Rect(-7, -2, 14, 4, 1, fill="art.life"), Rect(-2, -7, 4, 14, 1, fill="art.life")], 7.6
    raise KeyError(name)


def _lower() -> tuple[tuple[str, float, float, float, float], ...]:
    return (("Q", 0.0, 13.0, -10.4, -1.0),)


@cache
def known(name: str) -> tuple[tuple[Shape, ...], float]:
    """A sign and half of its width, drawn once."""
    shapes, half = _sign(name)
    return tuple(shapes), half


@lru_cache(maxsize=8192)
def sign(name: str, x: float, y: float, size: float, thing: str = "", opacity: float = 1.0, turn: float = 0.0) -> tuple[Shape, ...]:
    """A sign at a place, so high."""
    return placed(known(name)[0], x, y, size / 20, turn, thing, opacity)


def token_width(token: Token, size: float) -> float:
    """How much room a token takes."""
    before, name, after = token
    wide = sum(text_width(text, size * 0.9, True) for text in (before, after) if text)
    return wide + (known(name)[1] * size / 10 if name else 0) + (size * 0.12 if name and (before or after) else 0)


@lru_cache(maxsize=4096)
def row(
    tokens: tuple[Token, ...], x: float, y: float, size: float, room: float, thing: str = "", align: str = "middle", ink: str = "text"
) -> tuple[Shape, ...]:
    """Tokens side by side around x, drawn smaller when there is too little room."""
    gap = 0.36
    total = sum(token_width(token, size) for token in tokens) + gap * size * max(0, len(tokens) - 1)
    if total > room:
        size *= room / total
        total = room
    left = x - {"start": 0.0, "middle": total / 2, "end": total}[align]
    shapes: list[Shape] = []
    for token in tokens:
        before, name, after = token
        if before:
            shapes.append(Text(left, y, before, size * 0.9, "start", True, 0, size, fill=ink, thing=thing))
            left += text_width(before, size * 0.9, True) + (size * 0.12 if name else 0)
        if name:
            half = known(name)[1] * size / 20
            shapes += sign(name, left + half, y, size, thing)
            left += 2 * half
        if after:
            left += size * 0.12 if name else 0
            shapes.append(Text(left, y, after, size * 0.9, "start", True, 0, size, fill=ink, thing=thing))
            left += text_width(after, size * 0.9, True)
        left += gap * size
    return tuple(shapes)
