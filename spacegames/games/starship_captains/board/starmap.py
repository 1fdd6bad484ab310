"""The star map: routes, planets and what lies on them, pirates and ships."""

from __future__ import annotations

from functools import cache, lru_cache
from math import hypot

from spacegames.scene.marks import reconstructed as reconstructed_mark
from spacegames.scene.palette import PLAYERS, marker
from spacegames.scene.shapes import Box, Circle, Curve, Line, Point, Polygon, Rect, Shape, Text, around, ellipse, placed

from .pictograms import INK, ROUTES, Token, flame, row, sign
from .places import MAP, SPOT

COLOURS = tuple(PLAYERS)[:4]
"""The colours of the captains, in the order of their seats."""

_WORLDS = ("art.sea", "art.rock", "art.ice", "art.gas", "art.life", "art.flame", "art.deep", "art.rose")


@cache
def ground(note: str) -> tuple[Shape, ...]:
    """Deep space with a few stars, and what is reconstructed about it."""
    x, y, w, h = MAP
    stars = [Circle(x + 14 + (i * 167.3) % (w - 28), y + 14 + (i * 97.7 + (i * i * 13) % 71) % (h - 28), 0.9 + (i % 3) * 0.45, fill="star") for i in range(46)]
    return (
        Rect(x, y, w, h, 10, fill="space", stroke="line", width=1.2),
        *stars,
        reconstructed_mark(x + 13, y + 13, "", 4),
        Text(x + 22, y + 13, note, 12, "start", False, 176, 13.5, fill="quiet"),
    )


@lru_cache(maxsize=256)
def route(a: Point, b: Point, middle: Point, colour: str, thing: str, marked: bool) -> tuple[Shape, ...]:
    """A route: green is a full line, purple a broken one, yellow a double one; its shape stands in the middle."""
    fill = ROUTES[colour]
    length = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    dx, dy = -(b[1] - a[1]) / length * 3.2, (b[0] - a[0]) / length * 3.2
    shapes: list[Shape] = []
    if colour == "green":
        shapes.append(Line((a, b), stroke=fill, width=4, thing=thing))
    elif colour == "purple":
        pieces = max(3, int(length / 15))
        for i in range(pieces):
            s, e = (i + 0.2) / pieces, (i + 0.8) / pieces
            shapes.append(
                Line(
                    (
                        (round(a[0] + (b[0] - a[0]) * s, 1), round(a[1] + (b[1] - a[1]) * s, 1)),
                        (round(a[0] + (b[0] - a[0]) * e, 1), round(a[1] + (b[1] - a[1]) * e, 1)),
                    ),
                    stroke=fill,
                    width=4,
                    thing=thing,
                )
            )
    else:
        for way in (-1, 1):
            shapes.append(
                Line(
                    ((round(a[0] + way * dx, 1), round(a[1] + way * dy, 1)), (round(b[0] + way * dx, 1), round(b[1] + way * dy, 1))),
                    stroke=fill,
                    width=2,
                    thing=thing,
                )
            )
    if marked:
        shapes += placed([flame(colour, 6)], *middle, thing=thing)
    return tuple(shapes)


@lru_cache(maxsize=512)
def pirate(x: float, y: float, colour: str, reward: str, thing: str) -> tuple[Shape, ...]:
    """A pirate on a route: the shape of its exhaust, a skull, and the reward for beating it."""
    return (
        Rect(x - 27, y - 12, 54, 24, 12, fill="menace", stroke="menace.edge", width=1.8, thing=thing),
        *placed([flame(colour, 6.4)], x - 17, y, thing=thing),
        *sign("pirate", x + 0.5, y, 18, thing),
        *sign("android" if reward == "android" else "medal", x + 17, y, 16, thing),
    )


@lru_cache(maxsize=256)
def planet(x: float, y: float, r: float, number: int, thing: str, holder: str) -> tuple[Shape, ...]:
    """A planet with its number; a ring in the colour of the captain who reserves it."""
    hue = _WORLDS[number % len(_WORLDS)]
    shapes: list[Shape] = []
    if holder:
        shapes.append(Circle(x, y, r + 4, fill="space", stroke=holder, width=3, thing=thing))
    shapes.append(Circle(x, y, r, fill=hue, stroke=INK, width=1.2, thing=thing))
    if number % 3 == 0:
        shapes.append(Curve(ellipse(x, y, r * 1.42, r * 0.4, -18), stroke="art.metal", width=1.6, thing=thing))
    shapes.append(Circle(x, y, r * 0.62, fill="under", thing=thing, opacity=0.82))
    shapes.append(Text(x, y + 0.5, str(number), r * 0.84, "middle", True, r * 1.2, r * 0.9, fill="text", thing=thing))
    return tuple(shapes)


@lru_cache(maxsize=64)
def home(x: float, y: float, thing: str, name: str) -> tuple[Shape, ...]:
    """The home station."""
    return (
        Polygon(around(6, 31, x, y, 0), fill="tile", stroke="art.ice", width=2.4, thing=thing),
        Polygon(around(6, 22, x, y, 0), stroke="art.ice", width=1.2, thing=thing),
        Polygon(((x, y - 13), (x + 12, y - 3), (x + 8, y - 3), (x + 8, y + 9), (x - 8, y + 9), (x - 8, y - 3), (x - 12, y - 3)), fill="art.ice", thing=thing),
        Text(x, y + 41, name, 13, "middle", True, 90, 15, fill="text", thing=thing),
    )


@lru_cache(maxsize=256)
def number_token(x: float, y: float, number: int, down: bool, upcoming: bool, thing: str) -> tuple[Shape, ...]:
    """A triangle with a number; face down it is dark. The next one to bring a mission has a bright edge."""
    corners = around(3, 25, x, y + 4)
    return (
        Polygon(
            corners,
            fill="tile.back" if down else "card",
            stroke="hint" if upcoming else "tile.back.edge" if down else "card.edge",
            width=3 if upcoming else 1.4,
            thing=thing,
        ),
        Text(x, y + 6, str(number), 19, "middle", True, 22, 20, fill="quiet" if down else "art.ember", thing=thing),
    )


@lru_cache(maxsize=256)
def station(x: float, y: float, name: str, faction: str, tokens: tuple[Token, ...], waiting: str, thing: str) -> tuple[Shape, ...]:
    """A station with its token, or the round in which the token comes back."""
    shapes: list[Shape] = []
    if faction:
        shapes.append(Rect(x - 48, y + 17, 96, 17, 8, fill="under", opacity=0.8, thing=thing))
        shapes.append(Text(x, y + 26, name, 12, "middle", False, SPOT[0], 13, fill="text", thing=thing))
    if waiting:
        shapes.append(Rect(x - 32, y - 12, 64, 24, 12, fill="space", stroke="line", width=1.4, thing=thing))
        shapes.append(Text(x, y + 0.5, waiting, 12.5, "middle", False, 58, 13.5, fill="quiet", thing=thing))
    else:
        half = 33.0 if faction else 46.0
        shapes.append(Rect(x - half, y - 14, 2 * half, 28, 14, fill="strip.go", stroke="art.ice", width=1.8, thing=thing))
        shapes += row(tokens, x, y, 20, 2 * half - 8, thing)
    return tuple(shapes)


_HULL: tuple[Point, ...] = ((-12, -3), (0, -5), (6, -5), (13, 0), (6, 5), (0, 5), (-12, 3), (-9, 0))


@lru_cache(maxsize=256)
def ship(x: float, y: float, colour: str, thing: str, size: float = 1.0) -> tuple[Shape, ...]:
    """A starship in the colour of its captain, with the marker on its back; Captain Shadow's is dark."""
    if not colour:
        return (
            *placed([Polygon(_HULL, fill="tile.gone.mark", stroke="text", width=1.6)], x, y, size * 1.25, thing=thing),
            Text(x - 1, y + 0.4, "S", 10 * size, "middle", True, 0, 11, fill="text", thing=thing),
        )
    role = PLAYERS[colour][0]
    return (
        *placed(
            [
                Polygon(((-13, -8), (-3, -5), (-3, 5), (-13, 8), (-9, 0)), fill=role, stroke=INK, width=1),
                Polygon(_HULL, fill=role, stroke=INK, width=1.2),
            ],
            x,
            y,
            size * 1.25,
            thing=thing,
        ),
        marker(colour, x + 1, y, 4.6 * size, thing, edge="art.glow", width=1.4),
    )


@lru_cache(maxsize=128)
def tray(box: Box, title: str) -> tuple[Shape, ...]:
    """A tray over the map for cards that were drawn."""
    x, y, w, h = box
    return (
        Rect(x, y, w, h, 10, fill="panel", stroke="hint", width=2.4),
        Text(x + 14, y + 16, title, 15, "start", True, w - 28, 18, fill="text"),
    )


@lru_cache(maxsize=128)
def option(box: Box, tokens: tuple[Token, ...], thing: str) -> tuple[Shape, ...]:
    """One of several alternatives."""
    x, y, w, h = box
    return (Rect(x, y, w, h, 9, fill="tile", stroke="tile.edge", width=1.4, thing=thing), *row(tokens, x + w / 2, y + h / 2, 34, w - 16, thing))
