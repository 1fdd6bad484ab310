"""Simple emblems for the gallery: what stands on a game's card while it has no board yet."""

from __future__ import annotations

from ..core.words import _
from ..scene.palette import THEMES
from ..scene.shapes import Circle, Curve, Line, Polygon, Rect, Scene, Shape, arc, around, ellipse, placed

WIDTH, HEIGHT = 320.0, 120.0


def emblem(id: str, theme: str) -> str:
    """The emblem of a game as SVG; a plain star for one without."""
    drawn = {"galaxy_trucker": _truck, "space_base": _base, "spacecorp": _orbits, "starship_captains": _ship}.get(id, _star)
    shapes = (Rect(0, 0, WIDTH, HEIGHT, fill="space"), *_stars(sum(map(ord, id))), *drawn())
    scene = Scene(WIDTH, HEIGHT, shapes, {}, title=_("An emblem: this board is not drawn yet"))
    return scene.svg(theme=theme if theme in THEMES else "night").replace(
        'style="max-width:100%;height:auto"', 'style="width:100%;height:100%" preserveAspectRatio="xMidYMid slice"', 1
    )


def _stars(seed: int) -> tuple[Shape, ...]:
    found: list[Shape] = []
    for number in range(36):
        seed = (seed * 1103515245 + 12345) % 2**31
        x, y = seed % 3200 / 10, seed // 3200 % 1200 / 10
        found.append(Circle(x, y, 0.5 + number % 3 * 0.35, fill="star"))
    return tuple(found)


def _truck() -> tuple[Shape, ...]:
    """A ship of square parts, one of them just coming off."""
    parts = ((0, 0), (1, 0), (2, 0), (3, 0), (1, -1), (2, -1), (1, 1), (2, 1))
    size = 22.0
    blocks = [Rect(112 + x * (size + 2), 50 + y * (size + 2), size, size, 4, fill="tile", stroke="tile.edge", width=1.5) for x, y in parts]
    nose = Polygon(((210, 50), (232, 61), (210, 72)), fill="art.metal.dark")
    windows = [Circle(123 + 24 * x, 61, 4.5, fill="art.ice") for x in (1, 2)]
    crate = Rect(153, 31, 8, 8, 1, fill="art.flame")
    crate_2 = Rect(141, 80, 8, 8, 1, fill="art.life")
    loose = placed([Rect(-11, -11, size, size, 4, fill="tile", stroke="tile.edge", width=1.5), Circle(0, 0, 4, fill="art.ember")], 84, 28, turn=24)
    flames = [Polygon(((110, 54 + y), (88, 61 + y), (110, 68 + y)), fill="art.flame") for y in (0,)]
    return (*flames, *blocks, nose, *windows, crate, crate_2, *loose)


def _base() -> tuple[Shape, ...]:
    """Two dice over a row of landing pads."""
    pads = [Rect(46 + 19 * number, 82, 16, 24 if number % 3 else 30, 3, fill="tile", stroke="tile.edge", width=1.2) for number in range(12)]
    lights = [Circle(54 + 19 * number, 90, 2.4, fill="art.ice" if number % 3 else "art.sun") for number in range(12)]
    pips = ((-8, -8), (8, 8), (0, 0))
    die = [Rect(-18, -18, 36, 36, 7, fill="die"), *(Circle(x, y, 3.4, fill="die.pip") for x, y in pips)]
    four = [Rect(-18, -18, 36, 36, 7, fill="die"), *(Circle(x, y, 3.4, fill="die.pip") for x in (-8, 8) for y in (-8, 8))]
    return (*pads, *lights, *placed(die, 134, 44, turn=-12), *placed(four, 186, 42, turn=14))


def _orbits() -> tuple[Shape, ...]:
    """A sun, planets on their orbits, and a route that leaves them."""
    rings = [Curve(ellipse(160, 60, 32 * number, 13 * number), stroke="tile.edge", width=1.2, opacity=0.8) for number in (1, 2, 3, 4)]
    planets = [
        Circle(192, 60, 4, fill="art.rock"),
        Circle(106, 49, 5.5, fill="art.deep"),
        Circle(232, 31, 5, fill="art.ember"),
        Circle(56, 84, 8, fill="art.flame"),
    ]
    route = Line(((106, 49), (150, 20), (232, 31), (296, 12)), stroke="lit", width=1.6, dash=True)
    return (*rings, Circle(160, 60, 11, fill="art.sun"), route, *planets, Polygon(around(4, 6, 296, 12, inner=2), fill="art.glow"))


def _ship() -> tuple[Shape, ...]:
    """A ship with its crew waiting in line."""
    hull = Curve((("M", 70, 52), ("Q", 160, 8, 262, 52), ("Q", 160, 84, 70, 52), ("Z",)), fill="tile", stroke="tile.edge", width=1.6)
    bridge = Curve((*arc(178, 36, 26, 180, 360, 20), ("Z",)), fill="art.ice", opacity=0.85)
    engines = [Polygon(((74, y - 5), (50, y), (74, y + 5)), fill="art.flame") for y in (47, 57)]
    crew: list[Shape] = []
    for number, role in enumerate(("player.yellow", "player.blue", "player.orange", "player.green")):
        x = 118 + 28 * number
        crew += [Circle(x, 88, 6, fill=role), Curve((*arc(x, 110, 10, 180, 360, 12), ("Z",)), fill=role)]
    ports = [Circle(106 + 22 * number, 54, 4, fill="art.sun") for number in range(6)]
    return (*engines, bridge, hull, *ports, *crew)


def _star() -> tuple[Shape, ...]:
    return (Polygon(around(5, 40, 160, 62, inner=17), fill="tile", stroke="tile.edge", width=2),)
