"""Drawn signs for rewards, abilities and charges, and rows made of them.

A sign is drawn around (0, 0), about 20 units high. A token is a sign with a text before and after it, each may be missing.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache

from spacegames.scene.layout import die as layout_die
from spacegames.scene.shapes import Circle, Curve, Line, Point, Polygon, Rect, Shape, Text, arc, around, placed, text_width

from ..components import Ability, Effect, Pay

Token = tuple[str, str, str]
INK = "crystal.ink"
ROMAN = ("", "I", "II", "III")
COLOURS = {"blue": "crystal.blue", "red": "crystal.red", "green": "player.green"}
"""The colour of a turn: the own one, that of others, any."""

_HEX = around(6, 9.6)


def _cube(r: float, x: float = 0.0, y: float = 0.0) -> list[Shape]:
    """A cube seen from a corner."""
    corners = around(6, r, x, y)
    spokes: tuple[Point, ...] = (corners[1], (x, y), corners[5])
    return [
        Polygon(corners, fill="art.ice", stroke=INK, width=1.2),
        Line(spokes, stroke=INK, width=1.2),
        Line(((x, y), corners[3]), stroke=INK, width=1.2),
    ]


def _die(x: float, y: float, half: float, pips: tuple[Point, ...] = ((-0.45, -0.45), (0.45, 0.45))) -> list[Shape]:
    return [
        Rect(x - half, y - half, 2 * half, 2 * half, half * 0.4, fill="die", stroke=INK, width=1.2),
        *(Circle(x + px * half, y + py * half, half * 0.24, fill="die.pip") for px, py in pips),
    ]


def _claim(level: int) -> list[Shape]:
    """A card of a level on its way down to the own board."""
    return [
        Rect(-7.5, -10, 15, 20, 2, fill="card", stroke=INK, width=1),
        Text(0, -2.5, ROMAN[level], 11, bold=True, room=12, most=11, fill="card.ink"),
        Polygon(((-5, 3.5), (5, 3.5), (0, 8.5)), fill="card.ink"),
    ]


_RIGHT: tuple[Point, ...] = ((-10, -4), (0, -4), (0, -9.5), (10.5, 0), (0, 9.5), (0, 4), (-10, 4))
_BOTH: tuple[Point, ...] = ((-12.5, 0), (-4.5, -9), (-4.5, -3.6), (4.5, -3.6), (4.5, -9), (12.5, 0), (4.5, 9), (4.5, 3.6), (-4.5, 3.6), (-4.5, 9))
_STAIRS: tuple[Point, ...] = ((-9.5, 9), (-9.5, 3), (-3.2, 3), (-3.2, -3), (3.2, -3), (3.2, -9), (9.5, -9), (9.5, 9))
_HOUSE: tuple[Point, ...] = ((0, -9), (9, -1), (6, -1), (6, 8), (-6, 8), (-6, -1), (-9, -1))
_ROCKET: tuple[Point, ...] = ((0, -10), (5, -3), (5, 3), (9, 9), (3, 6), (-3, 6), (-9, 9), (-5, 3), (-5, -3))
_CROWN: tuple[Point, ...] = ((-10, 8), (-11, -6), (-5, 0), (0, -10), (5, 0), (11, -6), (10, 8))


def _lost_star() -> list[Shape]:
    return [Polygon(around(5, 10.5, 0, 0.6, inner=4.8), fill="art.rose", stroke=INK, width=1), Line(((-9, 8), (9, -8)), stroke="danger", width=2.6)]


def _sign(name: str) -> tuple[list[Shape], float]:
    """The shapes of a sign and half of its width."""
    match name:
        case "coin":
            return [Circle(0, 0, 9.4, fill="crystal.yellow", stroke=INK, width=1), Circle(0, 0, 5.4, stroke=INK, width=1.5)], 9.8
        case "income":
            return [Polygon(_STAIRS, fill="art.life", stroke=INK, width=1)], 10
        case "star":
            return [Polygon(around(5, 10.8, 0, 0.8, inner=4.9), fill="art.rose", stroke=INK, width=1)], 10.4
        case "lost":
            return _lost_star(), 10.4
        case "right":
            return [Polygon(_RIGHT, fill="art.flame", stroke=INK, width=1)], 10.5
        case "left":
            return [Polygon(tuple((-x, y) for x, y in _RIGHT), fill="art.flame", stroke=INK, width=1)], 10.5
        case "both":
            return [Polygon(_BOTH, fill="art.flame", stroke=INK, width=1)], 12.5
        case "claim1" | "claim2" | "claim3":
            return _claim(int(name[-1])), 8
        case "cube":
            return _cube(9.6), 8.8
        case "slot":
            return [Polygon(_HEX, fill="space", stroke="quiet", width=1.8)], 8.8
        case "move":
            return [*_cube(7.6, -4, 0), Line(((5, -6), (11, 0), (5, 6)), stroke="text", width=2.6)], 12
        case "reroll":
            turn: list[Shape] = [Curve(arc(0, 0, 10, -200, 50), stroke="text", width=2.4), Polygon(((9.8, 12), (1.6, 8.6), (10.2, 3.8)), fill="text")]
            return [*_die(0, 0, 6), *turn], 12
        case "set":
            return [*_die(0, 2.4, 8, ((-0.45, 0.45), (0.45, 0.45), (0, 0.05))), *_pointer()], 8.5
        case "sum":
            return [*_die(-6.6, -1.5, 6, ((0, 0),)), *_die(6.6, 1.5, 6)], 13
        case "swap":
            upper: tuple[Point, ...] = ((-9, -4.5), (4, -4.5), (4, -9.5), (11, -3), (-9, -2))
            return [Polygon(upper, fill="text"), Polygon(tuple((-x, -y) for x, y in upper), fill="text")], 11
        case "exchange":
            cards: list[Shape] = [Rect(-12, -9, 8, 13, 1.5, fill="card", stroke=INK, width=1), Rect(4, -4, 8, 13, 1.5, fill="card", stroke=INK, width=1)]
            ways: list[Shape] = [Line(((-1, -7), (7, -7)), stroke="text", width=2), Polygon(((6, -10.5), (11, -7), (6, -3.5)), fill="text")]
            return [*cards, *ways, Line(((1, 7), (-7, 7)), stroke="text", width=2), Polygon(((-6, 3.5), (-11, 7), (-6, 10.5)), fill="text")], 12.5
        case "buy":
            return [Rect(-10, -9.5, 14, 18, 2, fill="card", stroke=INK, width=1), Circle(4.5, 3.5, 6.4, fill="crystal.yellow", stroke=INK, width=1.2)], 11
        case "sector":
            return [Rect(-8, -9.5, 16, 19, 2.5, stroke="text", width=1.8), Line(((-8, -3), (8, -3)), stroke="text", width=1.8)], 8.8
        case "others":
            people: list[Shape] = [Circle(x, -5, 3.8, fill="quiet") for x in (-6, 6)]
            return [*people, *(Polygon(((x - 6, 8), (x - 3, 0), (x + 3, 0), (x + 6, 8)), fill="quiet") for x in (-6, 6))], 12
        case "win":
            return [Polygon(_CROWN, fill="art.sun", stroke=INK, width=1.2), Line(((-8, 4.5), (8, 4.5)), stroke=INK, width=1.4)], 11
        case "colony":
            dome: list[Shape] = [Curve((*arc(0, 6, 10, 180, 360), ("Z",)), fill="art.ice", stroke=INK, width=1.2)]
            return [
                *dome,
                Rect(-11.5, 5.5, 23, 4, 1, fill="art.metal", stroke=INK, width=1),
                Line(((0, -4), (0, -10.5), (6, -8.5)), stroke="text", width=1.8),
            ], 11.5
        case "house":
            return [Polygon(_HOUSE, fill=INK)], 9
        case "rocket":
            return [Polygon(_ROCKET, fill=INK)], 9
        case "die1" | "die2" | "die3" | "die4" | "die5" | "die6":
            return list(layout_die(int(name[-1]), (-9, -9, 18, 18))), 9.5
        case "flag":
            return [Line(((-6, 10), (-6, -10)), stroke=INK, width=2.4), Polygon(((-6, -10), (9, -5), (-6, 1)), fill=INK)], 8
        case "none":
            return [Line(((-6, 0), (6, 0)), stroke="quiet", width=2.6)], 7
    raise KeyError(name)


def _pointer() -> list[Shape]:
    return [Polygon(((-6, -11.5), (6, -11.5), (0, -1.5)), fill="art.flame", stroke=INK, width=1)]


SIGN = cache(_sign)


@lru_cache(maxsize=8192)
def sign(name: str, x: float, y: float, size: float, thing: str = "") -> tuple[Shape, ...]:
    """A sign about `size` high around a point."""
    return tuple(
        replace(shape, width=1.0 if shape.stroke == INK else max(1.0, round(shape.width))) if shape.stroke else shape
        for shape in placed(SIGN(name)[0], x, y, size / 20, thing=thing)
    )


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


def fitting(tokens: tuple[Token, ...], size: float, room: float) -> float:
    """The size at which a row fits, at most `size`; sizes go in steps, for what has the same size is painted together."""
    wide = width(tokens, size)
    found = size if wide <= room else size * room / wide
    return next((step for step in _SIZES if step <= found), found)


_SIZES = (34.0, 30.0, 26.0, 22.0, 20.0, 18.0, 16.0, 14.5, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0)


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
                shapes.append(
                    Text(round(at + wide / 2, 2), round(y, 2), text, round(size * 1.08, 2), "middle", True, 0, round(size * 1.2, 2), fill=ink, thing=thing)
                )
                at += wide + size * 0.1
        left += _width(token, size) + size * 0.32
    return shapes


# ---- what cards say


@cache
def reward_tokens(pay: Pay) -> tuple[Token, ...]:
    """What one side of a card pays, cubes left out."""
    credits, income, points, arrows, _room, claims = pay
    found = amount_tokens(credits, income, points)
    if arrows:
        found += (("", {1: "left", 2: "right", 3: "both"}[arrows], ""),)
    return found + claim_tokens(claims)


@cache
def amount_tokens(credits: int, income: int, points: int) -> tuple[Token, ...]:
    """Credits, income and points, those that are none left out."""
    pairs = ((credits, "coin"), (income, "income"), (points, "star"))
    return tuple((str(number), name, "") for number, name in pairs if number)


def claim_tokens(claims: tuple[int, ...]) -> tuple[Token, ...]:
    """Cards to take from the shipyard for free."""
    return tuple((f"{number}×" if number > 1 else "", f"claim{level}", "") for level, number in enumerate(claims, 1) if number)


def slot_tokens(cubes: int, room: int) -> tuple[Token, ...]:
    """The slots of a side, filled from the left."""
    return tuple(("", "cube" if i < cubes else "slot", "") for i in range(room))


@cache
def ability_tokens(ability: Ability) -> tuple[Token, ...]:
    """What the cubes pay for."""
    return tuple(token for effect in ability.effects for token in _effect(effect))


def _effect(effect: Effect) -> tuple[Token, ...]:
    match effect:
        case ("credits", number):
            return ((f"+{number}", "coin", ""),)
        case ("income", number):
            return ((f"+{number}", "income", ""),)
        case ("vp", number):
            return ((f"+{number}", "star", ""),)
        case ("others_lose_vp", number):
            return ((f"–{number}", "lost", ""),)
        case ("shift", steps):
            return (("", "sum", "+" + "/".join(str(step) for step in steps)),)
        case ("swap", one, two):
            return ((str(one), "swap", str(two)),)
        case ("buy", number, sectors):
            bought: Token = (f"{number}×" if number > 1 else "", "buy", "")
            return (bought, ("", "", f"{sectors[0]}–{sectors[-1]}")) if sectors else (bought,)
        case ("claim", claims):
            return claim_tokens(claims)
        case ("cubes", add, move):
            added: tuple[Token, ...] = ((f"+{add}", "cube", ""),) if add else ()
            return (*added, ("", "move", "")) if move else added
    return (
        (("×2", "sector", ""),)
        if effect[0] == "double"
        else (("", {"reroll": "reroll", "set_die": "set", "exchange": "exchange", "win": "win"}[effect[0]], ""),)
    )
