"""Drawn signs for actions, bases, discoveries and amounts, and rows made of them.

A sign is drawn around (0, 0), about 20 units high. A token is a sign with a text before and after it, each may be missing.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache

from spacegames.scene.shapes import Box, Circle, Curve, Line, Point, Polygon, Rect, Shape, Text, arc, around, ellipse, placed, text_width

Token = tuple[str, str, str]
INK = "art.ink"

ACTIONS = ("research", "move", "explore", "build", "produce", "genetics", "revelation", "colonize", "upgrade", "special")
"""The actions of step 1, in the order of their buttons."""
TINT = {
    "research": "art.ice",
    "move": "art.flame",
    "explore": "art.life",
    "build": "art.rock",
    "produce": "crystal.yellow",
    "genetics": "art.rose",
    "revelation": "art.gas",
    "colonize": "art.metal",
    "upgrade": "art.bolt",
    "special": "art.sea",
    "time": "card",
    "teams2": "card",
}
"""The colour of each action; its sign always goes with it."""


def _lines(*parts: tuple[Point, ...], width: float = 2.4, stroke: str = INK) -> list[Shape]:
    return [Line(part, stroke=stroke, width=width) for part in parts]


_STRAND: tuple[Point, ...] = ((-5, -9.5), (-3.6, -6), (4.4, -0.5), (4.4, 4.5), (0, 9.5))
_LID: tuple[Point, ...] = ((-10, 0), (-4, -4.8), (4, -4.8), (10, 0), (4, 4.8), (-4, 4.8))


def _helix() -> list[Shape]:
    other = tuple((-x, y) for x, y in _STRAND)
    return [Line(_STRAND, stroke=INK, width=2.2), Line(other, stroke=INK, width=2.2), *_lines(((-4.4, -7.4), (4.4, -7.4)), ((-4, 5), (4, 5)), width=2.2)]


def _eye() -> list[Shape]:
    return [Line(_LID, True, stroke=INK, width=2.2), Circle(0, 0, 3.6, fill=INK)]


def _gear() -> list[Shape]:
    return [Polygon(around(8, 9.8, inner=7.0), fill=INK), Circle(0, 0, 3.2, fill="crystal.yellow")]


def _dome(flag: bool = True) -> list[Shape]:
    found: list[Shape] = [Polygon(((-9, 7), (-8.3, 3.4), (-5.6, -0.1), (0, -2), (5.6, -0.1), (8.3, 3.4), (9, 7)), fill=INK)]
    return [*found, *_lines(((0, -2), (0, -10)), width=1.8), Polygon(((0, -10), (7.5, -7.5), (0, -5)), fill=INK)] if flag else found


_ROCKET: tuple[Point, ...] = ((0, -10), (4.5, -4), (4.5, 3), (8.5, 8), (3, 6), (-3, 6), (-8.5, 8), (-4.5, 3), (-4.5, -4))
_ARROW: tuple[Point, ...] = ((-9, -3.4), (1, -3.4), (1, -9), (10.5, 0), (1, 9), (1, 3.4), (-9, 3.4))
_BOLT: tuple[Point, ...] = ((2.5, -10), (-7, 1.5), (-0.5, 1.5), (-3, 10), (7, -2.5), (0.5, -2.5))
_DROP: tuple[Point, ...] = ((0, -10), (3.4, -4.6), (6.4, -0.4), (7, 3.6), (5, 8), (0, 9.8), (-5, 8), (-7, 3.6), (-6.4, -0.4), (-3.4, -4.6))
_LEAF: tuple[Point, ...] = ((-8, 8), (-8, 0), (-5, -5.4), (1, -8.4), (9, -9), (8.6, -1), (5.4, 5), (-1, 8))
_SHIELD: tuple[Point, ...] = ((0, -10), (8.5, -7), (8.5, 0), (5, 6.5), (0, 10), (-5, 6.5), (-8.5, 0), (-8.5, -7))
_FACTORY: tuple[Point, ...] = ((-9.5, 9), (-9.5, -1), (-4, 2), (-4, -1), (1.5, 2), (1.5, -9.5), (5, -9.5), (5.5, 2), (9.5, 2), (9.5, 9))


def _trefoil(role: str) -> list[Shape]:
    """The radiation sign."""
    blades: list[Shape] = []
    for turn in (-90, 30, 150):
        blades.append(Polygon(((0, 0), *((p[1], p[2]) if p[0] == "M" else (p[-2], p[-1]) for p in arc(0, 0, 9.4, turn - 30, turn + 30))), fill=role))
    return [*blades, Circle(0, 0, 2.6, fill=role, stroke="space", width=1.2)]


def _sign(name: str) -> tuple[list[Shape], float]:
    """The shapes of a sign and half of its width."""
    match name:
        # actions
        case "research":
            return [Circle(-2, -2, 6, stroke=INK, width=2.6), *_lines(((2.6, 2.6), (8.5, 8.5)), width=3.4)], 9.5
        case "move":
            return [Polygon(_ARROW, fill=INK)], 10
        case "explore":
            return [Polygon(around(4, 10.2, inner=3.4), fill=INK), Circle(0, 0, 2.2, fill="art.life")], 9.5
        case "build":
            return [
                *_lines(((-5, 9.5), (-5, -9), (9.5, -9)), width=3),
                *_lines(((-5, -3), (2, -9)), ((6.5, -9), (6.5, 1)), width=1.8),
                Rect(3, 1, 7, 6, fill=INK),
            ], 9.5
        case "produce":
            return _gear(), 9.8
        case "genetics":
            return _helix(), 7
        case "revelation":
            return _eye(), 10
        case "colonize":
            return _dome(), 9.5
        case "upgrade":
            return [
                Polygon(((0, -10), (8.5, -1.5), (3.4, -1.5), (3.4, 4), (-3.4, 4), (-3.4, -1.5), (-8.5, -1.5)), fill=INK),
                Rect(-8.5, 6.4, 17, 3.2, fill=INK),
            ], 9
        case "special":
            return [Polygon(around(5, 10.2, 0, 0.6, inner=4.4), fill=INK)], 10
        case "time":
            return [Polygon(((-7.5, -9.5), (7.5, -9.5), (0, 0)), fill=INK), Polygon(((-7.5, 9.5), (7.5, 9.5), (0, 0)), stroke=INK, width=2)], 8
        case "edge":
            return [Polygon(_BOLT, fill="art.bolt", stroke=INK, width=1)], 7.5
        # bases
        case "attraction":
            return [Rect(-9.5, -5.5, 19, 14, fill=INK), Rect(-4, -9, 8, 4, fill=INK), Circle(0, 1.5, 4.4, stroke="art.glow", width=2)], 9.8
        case "bio_lab":
            return [Polygon(((-3, -9.5), (3, -9.5), (3, -2.5), (8.5, 9.5), (-8.5, 9.5), (-3, -2.5)), fill=INK), Circle(0.5, 5, 2.2, fill="art.life")], 8.8
        case "exploiter":
            return [*_lines(((0, -5), (0, 9.5)), width=3), Curve((("M", -9.5, -1), ("Q", 0, -14, 9.5, -1)), stroke=INK, width=3.2)], 9.8
        case "industrial":
            return [Polygon(_FACTORY, fill=INK)], 9.8
        case "refinery":
            return [Rect(-8.5, -3.5, 10, 13, fill=INK), Rect(3, -9.5, 5.5, 19, fill=INK), *_lines(((-3.5, -3), (-3.5, -7), (4, -7)), width=1.8)], 9
        case "lab":
            return [Curve((*arc(-1, -2, 9, -20, 160), ("Z",)), fill=INK), *_lines(((-3, 1), (7, -9)), ((-2, 5), (-6, 9.5), (4, 9.5)), width=2.2)], 9.8
        case "secure":
            return [Rect(-8, -1.5, 16, 11, fill=INK), Curve(arc(0, -2, 5, 180, 360), stroke=INK, width=2.8), Circle(0, 4, 2, fill="art.glow")], 8.5
        case "shield_factory":
            return [Polygon(_SHIELD, fill=INK), *_lines(((0, -5.5), (0, 5)), ((-4.5, -1), (4.5, -1)), width=2.2, stroke="art.glow")], 8.8
        case "spaceport":
            return [Polygon(_ROCKET, fill=INK), Rect(-9.5, 8.2, 19, 2.2, fill=INK)], 9.8
        # discoveries
        case "water":
            return [Polygon(_DROP, fill="crystal.blue", stroke=INK, width=1)], 7.4
        case "life":
            return [Polygon(_LEAF, fill="art.life", stroke=INK, width=1), *_lines(((-7, 7), (4, -4)), width=1.4)], 9
        case "wonder":
            return [Polygon(((-10.5, 8.5), (-3, -7), (1, 0), (4, -4), (10.5, 8.5)), fill="art.sun", stroke=INK, width=1)], 10.5
        case "anomaly":
            return [
                Curve(
                    (*arc(0, 0, 9, -60, 180), *arc(-1.5, 0, 7.5, 180, 360)[1:], *arc(0.5, 0, 5.5, 0, 180)[1:], *arc(-2, 0, 3, 180, 330)[1:]),
                    stroke="art.gas",
                    width=2.4,
                )
            ], 9.8
        case "artifact":
            return [Polygon(((0, -10), (7, -3), (4, 9), (-4, 9), (-7, -3)), fill="art.rose", stroke=INK, width=1), *_lines(((-7, -3), (7, -3)), width=1.2)], 7.6
        case "outpost":
            return [
                Polygon(((-7, 9.5), (0, -4), (7, 9.5)), stroke="art.metal.dark", width=2),
                Circle(0, -6, 3, fill="art.metal.dark"),
                Curve(arc(0, -6, 7, -60, 60), stroke="art.metal.dark", width=1.6),
            ], 8.5
        case "ruins":
            return [
                *(Rect(x, top, 3.6, 8.5 - top, fill="art.metal.dark") for x, top in ((-9, -7), (-2.4, -3), (4.6, -8))),
                Rect(-10, 7.4, 20, 2.4, fill="art.metal.dark"),
            ], 10
        case "dust":
            return [Circle(x, y, r, fill="art.rock") for x, y, r in ((-6, -4, 2.4), (2, -7, 1.8), (6, 0, 2.6), (-2, 3, 2.0), (-7, 7, 1.6), (4, 7, 1.8))], 9
        # amounts
        case "coin":
            return [Circle(0, 0, 9.4, fill="crystal.yellow", stroke=INK, width=1), *_lines(((-4.4, -4.2), (4.4, -4.2), (0, -4.2), (0, 5.4)), width=2.4)], 9.8
        case "gene":
            return [Rect(-9, -9.5, 18, 19, fill="art.rose"), *placed(_helix(), scale=0.86)], 9.4
        case "reveal":
            return [Rect(-10.5, -8, 21, 16, fill="art.gas"), *placed(_eye(), scale=0.86)], 10.6
        case "brick":
            return [Rect(-9.5, -6.5, 19, 13, fill="art.rock"), *_lines(((-9.5, 0), (9.5, 0)), ((-2, -6.5), (-2, 0)), ((3, 0), (3, 6.5)), width=1.6)], 9.8
        case "colony":
            return [Polygon(around(6, 10.5), fill="art.metal", stroke=INK, width=1), *placed(_dome(), 0, 0.4, 0.66)], 9.8
        case "card":
            return [Rect(-6.5, -9.5, 13, 19, fill="card", stroke=INK, width=1), Rect(-3.6, -6, 7.2, 4, fill="card.edge")], 7
        case "shield":
            return [Polygon(_SHIELD, fill="art.ice", stroke=INK, width=1.2)], 8.8
        case "radiation":
            return _trefoil("note"), 9.4
        case "gravity":
            return [Polygon(((0, 9.5), (-7.5, 0.5), (7.5, 0.5)), fill="quiet"), *_lines(((0, 1), (0, -9.5)), width=3.4, stroke="quiet")], 8
        case "chip":
            return [
                Rect(-6.5, -6.5, 13, 13, fill="art.bolt", stroke=INK, width=1),
                *_lines(((-10, -3), (-6.5, -3)), ((-10, 3), (-6.5, 3)), ((6.5, -3), (10, -3)), ((6.5, 3), (10, 3)), width=1.6, stroke="art.bolt"),
            ], 10
        case "cube":
            corners = around(6, 9.4)
            return [Polygon(corners, fill="quiet", stroke=INK, width=1.2), *_lines((corners[1], (0, 0), corners[5]), ((0, 0), corners[3]), width=1.2)], 8.6
        case "tick":
            return _lines(((-7, 0), (-2, 6), (8, -7)), width=3.4, stroke="text"), 8.5
        case "none":
            return _lines(((-6, 0), (6, 0)), width=2.6, stroke="quiet"), 7
        case "teams2":
            people: list[Shape] = [Circle(x, -5, 3.8, fill=INK) for x in (-5.6, 5.6)]
            return [*people, *(Polygon(((x - 5, 8), (x - 3, 0), (x + 3, 0), (x + 5, 8)), fill=INK) for x in (-5.6, 5.6))], 11
        case "beyond":
            return [Polygon(around(4, 10, inner=4.6), fill="art.glow", stroke=INK, width=1)], 9.5
    if name.startswith("plate_"):
        action = name.removeprefix("plate_")
        return [Rect(-10, -10, 20, 20, fill=TINT[action]), *placed(_sign(action)[0], scale=0.8)], 10.4
    raise KeyError(name)


SIGN = cache(_sign)
BASE_SIGN = {"research": "lab"}
"""The Research base has another sign than the action."""


def base_sign(base: str) -> str:
    return BASE_SIGN.get(base, base)


@lru_cache(maxsize=8192)
def sign(name: str, x: float, y: float, size: float, thing: str = "") -> tuple[Shape, ...]:
    """A sign about `size` high around a point."""
    return _drawn(placed(SIGN(name)[0], x, y, size / 20, thing=thing))


def _drawn(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    """Shapes with lines of a few widths only."""
    return tuple(replace(shape, width=1.2 if shape.width < 1.5 else 2.0 if shape.width < 2.4 else 3.0) if shape.stroke else shape for shape in shapes)


def plaque(box: Box, cut: float, fill: str, stroke: str = "", width: float = 1.2, thing: str = "", opacity: float = 1.0) -> Polygon:
    """A box with two of its corners cut off; a third of the points of a rounded one."""
    x, y, w, h = box
    right, low = x + w, y + h
    points = ((x + cut, y), (right, y), (right, low - cut), (right - cut, low), (x, low), (x, y + cut))
    return Polygon(points, fill=fill, stroke=stroke, width=width, thing=thing, opacity=opacity)


@lru_cache(maxsize=8192)
def plate(name: str, x: float, y: float, size: float, thing: str = "") -> tuple[Shape, ...]:
    """The sign of an action on a plate of its colour."""
    half = size / 2
    return (Rect(x - half, y - half, size, size, fill=TINT[name], thing=thing), *sign(name, x, y, round(size * 0.8, 2), thing))


_TYPE = (34.0, 30.0, 26.0, 22.0, 20.0, 18.0, 16.0, 14.0, 13.0, 12.0, 11.0, 10.0)


def writing(
    x: float,
    y: float,
    text: str,
    size: float,
    align: str = "middle",
    bold: bool = False,
    room: float = 0.0,
    most: float = 0.0,
    *,
    fill: str,
    thing: str = "",
) -> Text:
    """A text whose size is one of a few: a canvas is told each size anew, and names shrunk to their room would all have sizes of their own."""
    wide = text_width(text, 1.0, bold)
    size = min(size, room / wide) if room and wide else size
    size = next((step for step in _TYPE if step <= size + 0.05), size)
    return Text(round(x, 1), round(y, 1), text, size, align, bold, room, most, fill=fill, thing=thing)


def _width(token: Token, size: float) -> float:
    before, name, after = token
    wide = SIGN(name)[1] * size / 10 if name else 0.0
    for text in (before, after):
        if text:
            wide += text_width(text, size * 1.08, True) * 0.86 + (size * 0.1 if name else 0.0)
    return wide


def width(tokens: tuple[Token, ...], size: float) -> float:
    """How wide a row of tokens is."""
    return sum(_width(token, size) for token in tokens) + size * 0.32 * (len(tokens) - 1)


_SIZES = (30.0, 26.0, 22.0, 20.0, 18.0, 16.0, 14.5, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0)


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
                shapes += sign(name, round(at + half, 2), round(y, 2), round(size, 2), thing)
                at += 2 * half + size * 0.1
            else:
                wide = text_width(text, size * 1.08, True) * 0.86
                shapes.append(writing(at + wide / 2, y, text, size * 1.08, "middle", True, 0, round(size * 1.2, 2), fill=ink, thing=thing))
                at += wide + size * 0.1
        left += _width(token, size) + size * 0.32
    return shapes


@cache
def wrapped(text: str, size: float, room: float, most: int = 2) -> tuple[str, ...]:
    """A name on one line or more, broken between words."""
    lines = [""]
    for word in text.replace("-", "- ").split():
        longer = f"{lines[-1]}{'' if lines[-1].endswith('-') else ' '}{word}".strip()
        if lines[-1] and text_width(longer, size) > room and len(lines) < most:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(lines)


@lru_cache(maxsize=256)
def world(site: str, x: float, y: float, r: float, thing: str = "") -> tuple[Shape, ...]:
    """A small picture of a site."""
    return _drawn(placed(_world(site), x, y, r / 20, thing=thing))


_DISC = {
    "moon": "art.metal",
    "io": "art.sun",
    "europa": "art.glow",
    "ganymede": "art.rock",
    "callisto": "art.rock.dark",
    "enceladus": "art.glow",
    "titan": "art.flame",
    "dione": "art.metal",
    "rhea": "art.metal",
    "iapetus": "art.metal",
    "miranda": "art.metal.dark",
    "ariel": "art.ice",
    "umbriel": "art.metal.dark",
    "titania": "art.rock",
    "oberon": "art.rock.dark",
    "triton": "art.rose",
    "proteus": "art.metal.dark",
    "nereid": "art.metal",
    "pluto_site": "art.rock",
    "charon": "art.metal.dark",
    "ceres": "art.metal",
}
_GALAXY: tuple[Point, ...] = (
    (18.1, -8.5),
    (17.5, -4.2),
    (10.9, 3.4),
    (-0.6, 8.2),
    (-11.6, 9.9),
    (-18.1, 8.5),
    (-17.5, 4.2),
    (-10.9, -3.4),
    (0.6, -8.2),
    (11.6, -9.9),
)
_ROCK: tuple[Point, ...] = ((-17, -4), (-9, -14), (4, -16), (15, -9), (18, 3), (9, 14), (-4, 12), (-14, 9))


def _world(site: str) -> list[Shape]:
    if site == "earth":
        land = (("M", -14, -8), ("C", -6, -20, 6, -10, 2, -2), ("C", 0, 6, -10, 2, -14, -8), ("Z",))
        return [Circle(0, 0, 20, fill="art.deep"), Curve(land, fill="art.life"), Polygon(((4, 4), (14, 2), (12, 12), (5, 14)), fill="art.life")]
    if site in ("mars_north", "mars_south"):
        up = -1 if site == "mars_north" else 1
        return [
            Circle(0, 0, 20, fill="art.ember"),
            Curve(ellipse(0, up * 15.5, 9, 3.6), fill="art.glow"),
            Curve(ellipse(-3, -up * 2, 10, 3.2, 12), fill="art.flame"),
        ]
    if "_l" in site and site.split("_l")[-1].isdigit():
        return [
            Circle(0, 0, 15, stroke="quiet", width=1.8),
            *_lines(((-20, 0), (20, 0)), ((0, -20), (0, 20)), width=1.8, stroke="quiet"),
            Polygon(around(4, 6), fill="art.sun"),
        ]
    if site in ("asteroid_belt", "oort_cloud"):
        role = "art.rock" if site == "asteroid_belt" else "art.ice"
        spots = ((-30, 2, 7), (-17, -6, 4), (-6, 5, 8), (8, -5, 5), (18, 5, 6), (31, -3, 8))
        return [Polygon(around(6, r, x, y, 10 * x), fill=role) for x, y, r in spots]
    if site == "inner_solar_system":
        return [
            Circle(0, 0, 9, fill="art.sun"),
            *(Circle(0, 0, r, stroke="quiet", width=1.2) for r in (14, 20)),
            Circle(14, 0, 3, fill="art.rock"),
            Circle(-14, 14, 3.4, fill="art.deep"),
        ]
    if site == "halleys_comet":
        return [Polygon(((-20, 12), (6, -10), (12, -2)), fill="art.ice", opacity=0.6), Circle(9, -7, 8, fill="art.glow", stroke="tile.edge", width=1)]
    if site.startswith("orion_spur"):
        return [
            Line(_GALAXY, True, stroke="art.gas", width=2.4),
            Circle(0, 0, 5, fill="art.glow", stroke="art.gas", width=1.4),
            Circle(9, -8, 2, fill="art.rose"),
            Circle(-10, 7, 2, fill="art.ice"),
        ]
    if site in _DISC:
        return [
            Circle(0, 0, 19, fill=_DISC[site]),
            Circle(-6, -5, 5.5, fill="art.ink", opacity=0.25),
            Circle(7, 6, 4, fill="art.ink", opacity=0.25),
            Circle(7, -8, 2.6, fill="art.ink", opacity=0.25),
            Circle(0, 0, 19, stroke="tile.edge", width=1),
        ]
    return [Polygon(_ROCK, fill="art.rock"), Circle(-4, -3, 4, fill="art.rock.dark"), Circle(7, 4, 3, fill="art.rock.dark")]


_STARS = {
    "sun": ("art.sun",),
    "alpha_centauri": ("art.sun", "art.flame"),
    "luhman_16": ("art.ember", "art.rock.dark"),
    "sirius": ("art.glow", "art.ice"),
    "procyon": ("art.glow", "art.sun"),
    "sixty_one_cygni": ("art.flame", "art.ember"),
    "epsilon_eridani": ("art.flame",),
    "tau_ceti": ("art.sun",),
    "epsilon_indi": ("art.flame", "art.rock.dark"),
}


@lru_cache(maxsize=64)
def star(site: str, x: float, y: float, r: float, thing: str = "") -> tuple[Shape, ...]:
    """The star of a system; a second one where it is a multi-star system."""
    first, *others = _STARS.get(site, ("art.ember",))
    if others:
        x, y, r = x - r * 0.22, y + r * 0.16, r * 0.9
    return (
        Circle(x, y, r, fill=first, thing=thing),
        *((Circle(x, y, r, stroke="tile.edge", width=1.2, thing=thing),) if first == "art.glow" else ()),
        *(Circle(x + r * 0.98, y - r * 0.86, r * 0.5, fill=role, thing=thing) for role in others),
    )
