"""Tiles that end the phase."""

from __future__ import annotations

from math import cos, pi, radians, sin

from spacegames.scene.shapes import Circle, Curve, Line, Point, Polygon, Rect, Shape, Text, arc, ellipse, placed

from .strokes import halo, polar, stars

ASTEROIDS: dict[int, tuple[Point, ...]] = {2: ((-12.0, 7.0), (12.0, -8.0)), 3: ((-17.0, 11.0), (1.0, -1.0), (16.0, -14.0))}
"""Where the numbered asteroids lie on a belt, from the first to the last."""


def _rock(x: float, y: float, r: float, seed: int) -> tuple[Point, ...]:
    """A craggy outline, always the same for the same seed."""
    bumps = (1.0, 0.86, 1.04, 0.9, 1.08, 0.84, 0.98, 1.05, 0.88)
    return tuple((x + r * bumps[(i * 2 + seed) % 9] * cos(2 * pi * i / 9), y + r * 0.94 * bumps[(i * 2 + seed) % 9] * sin(2 * pi * i / 9)) for i in range(9))


def asteroid_belt(count: int) -> list[Shape]:
    """Numbered asteroids on a common belt, to be crossed one by one."""
    places = ASTEROIDS[count]
    size = 12.5 if count == 2 else 10.2
    shapes: list[Shape] = [Curve((("M", -30, 22), ("Q", -4, 12, 28, -24)), stroke="art.rock.dark", width=2.2, dash=True)]
    shapes += [Polygon(_rock(x, y, 2.6, i), fill="art.rock.dark") for i, (x, y) in enumerate(((-20, -13), (-6, -19), (20, 12), (7, 18)))]
    for i, (x, y) in enumerate(places):
        shapes.append(Polygon(_rock(x, y, size, i * 2), fill="art.rock", stroke="art.ink", width=1.2))
        shapes.append(Circle(x - size * 0.48, y - size * 0.42, size * 0.2, fill="art.rock.dark", opacity=0.7))
        shapes.append(Circle(x + size * 0.5, y + size * 0.45, size * 0.16, fill="art.rock.dark", opacity=0.7))
        shapes.append(Text(x, y + 0.3, str(i + 1), 13, bold=True, most=14.5, fill="art.ink"))
    return shapes


def barren_planet() -> list[Shape]:
    """A dead, cratered world with a crack in it."""
    craters: list[Shape] = [
        Circle(x, y, r, fill="art.rock.dark", stroke="art.ink", width=0.7)
        for x, y, r in ((-8, -8, 4.6), (9, 8, 5.4), (-7, 11, 2.8), (5, 15, 1.8), (-14, 3, 2.2))
    ]
    return [
        Circle(0, 0, 21, fill="art.rock", stroke="art.ink", width=1.4),
        Curve((("M", 10, -18.4), ("C", 24, -6, 20, 14, 2, 21), ("C", 14, 10, 16, -6, 10, -18.4), ("Z",)), fill="art.rock.dark", opacity=0.55),
        *craters,
        Line(((2, -21), (5, -14), (1, -9), (6, -4), (3, 0)), stroke="art.ink", width=1.8),
    ]


def black_hole() -> list[Shape]:
    """Nothing, with a rim of light."""
    return [
        *halo("art.flame", 23),
        Curve(ellipse(0, 0, 27, 8.6, -20), fill="art.ember"),
        Curve(ellipse(0, 0, 22.5, 6.0, -20), fill="art.sun"),
        Circle(0, 0, 14.2, fill="art.glow"),
        Circle(0, 0, 12.8, fill="art.void", stroke="art.flame", width=1.4),
        Curve((*arc(0, 0, 27, 25, 155, 8.6, -20), *(("L", x, y) for x, y in _along(22, 4.6, 155, 25, -20)), ("Z",)), fill="art.flame"),
    ]


def _along(rx: float, ry: float, start: float, end: float, tilt: float) -> list[Point]:
    """Points along an ellipse, for the return way of a band."""
    c, s = cos(radians(tilt)), sin(radians(tilt))
    points = []
    for i in range(9):
        a = radians(start + (end - start) * i / 8)
        points.append((rx * cos(a) * c - ry * sin(a) * s, rx * cos(a) * s + ry * sin(a) * c))
    return points


def glynium_planet(count: int) -> list[Shape]:
    """A living world and how many crystals it holds."""
    return [
        *halo("art.sea", 25),
        Circle(0, 0, 21, fill="art.sea", stroke="art.ink", width=1.4),
        Curve((("M", -20, -5), ("C", -14, -18, -4, -12, -2, -19), ("C", -12, -22, -20, -14, -20, -5), ("Z",)), fill="art.life"),
        Curve((("M", 4, 20), ("C", 2, 12, 14, 12, 19, 6), ("C", 18, 14, 12, 19, 4, 20), ("Z",)), fill="art.life"),
        Curve((("M", 12, -16), ("C", 8, -10, 14, -6, 20, -4), ("C", 19, -10, 16, -14, 12, -16), ("Z",)), fill="art.life"),
        Polygon(((-10, -3), (-5.5, -12), (5.5, -12), (10, -3), (0, 14)), fill="crystal.yellow", stroke="art.ink", width=1.3),
        Line(((-10, -3), (10, -3)), stroke="art.ink", width=0.9, opacity=0.5),
        Text(0, -1.2, str(count), 17, bold=True, most=19, fill="art.ink"),
    ]


def ion_storm() -> list[Shape]:
    """Lightning that makes two tiles change places."""
    bolt = ((4, -21), (-10, 3), (-1.5, 3), (-5, 21), (10, -5), (1.5, -5))
    shapes: list[Shape] = [*halo("art.gas", 24)]
    for turn in (0.0, 180.0):
        shapes += placed(
            [Curve(arc(0, 0, 21.5, -62, 42), stroke="art.gas", width=4), Polygon((polar(40, 14.5), polar(72, 21), polar(40, 28.5)), fill="art.gas")], turn=turn
        )
    return [*shapes, Polygon(bolt, fill="art.bolt", stroke="art.ink", width=1.4)]


def nebula() -> list[Shape]:
    """A cloud that holds whoever is alone in it."""
    puffs = (
        (-13, 5, 11, "art.gas.deep"),
        (12, 7, 12, "art.gas.deep"),
        (0, 10, 11, "art.gas.deep"),
        (-8, -6, 12, "art.gas"),
        (9, -6, 12.5, "art.gas"),
        (0, 3, 11, "art.gas"),
        (-1, -11, 9, "art.rose"),
    )
    return [
        *(Circle(x, y, r, fill=role, opacity=0.9) for x, y, r, role in puffs),
        Curve((("M", -12, 2), ("C", -10, -10, 8, -14, 9, -3), ("C", 9, 5, -4, 6, -3, -1)), stroke="art.glow", width=1.8, opacity=0.7),
        *stars((-16, 9), (14, -9), (4, 13), (-6, -14), (17, 9), r=1.4),
    ]


def remote_viewport() -> list[Shape]:
    """A watching eye in a round port."""
    bolts: list[Shape] = [Circle(*polar(a, 21.8), 1.6, fill="art.ink") for a in range(22, 360, 45)]
    return [
        Circle(0, 0, 25, fill="art.metal.dark", stroke="art.ink", width=1.4),
        *bolts,
        Circle(0, 0, 18.6, fill="art.void"),
        Curve((("M", -16, 0), ("Q", 0, -17, 16, 0), ("Q", 0, 17, -16, 0), ("Z",)), fill="art.glow"),
        Circle(0, 0, 7.4, fill="art.deep"),
        Circle(0, 0, 3.6, fill="art.ink"),
        Circle(2.6, -2.8, 1.8, fill="art.glow"),
    ]


def salvage_explorer() -> list[Shape]:
    """A lost Explorer's helmet in a lifebuoy."""
    shapes: list[Shape] = [Circle(0, 0, 24, fill="art.glow", stroke="art.ink", width=1.4)]
    for a in (-67.5, 22.5, 112.5, 202.5):
        shapes.append(
            Polygon(tuple([polar(a + 45 * i / 4, 23.3) for i in range(5)] + [polar(a + 45 * i / 4, 15.6) for i in range(4, -1, -1)]), fill="art.ember")
        )
    return [
        *shapes,
        Circle(0, 0, 15.4, fill="art.void", stroke="art.ink", width=1.2),
        Rect(-9, 4, 18, 8.6, 4, fill="art.metal.dark"),
        Circle(0, -1, 10.5, fill="art.metal", stroke="art.ink", width=1.2),
        Rect(-7.4, -5.6, 14.8, 9, 4.4, fill="art.deep", stroke="art.ink", width=1.0),
        Line(((-4.4, -2.6), (-1.4, -2.6)), stroke="art.glow", width=1.6),
    ]


def spatial_distortion() -> list[Shape]:
    """A grid that space has bent."""

    def bent(x: float, y: float) -> Point:
        away = 1 - 0.62 * 2.718 ** (-(x * x + y * y) / 190)
        return round(x * away, 2), round(y * away, 2)

    shapes: list[Shape] = [Rect(-25, -25, 50, 50, 5, fill="art.void", stroke="art.ice", width=1.6)]
    for t in (-18.0, -9.0, 0.0, 9.0, 18.0):
        steps = [i * 24 / 6 for i in range(-6, 7)]
        shapes.append(Line(tuple(bent(s, t) for s in steps), stroke="art.ice", width=1.4, opacity=0.9))
        shapes.append(Line(tuple(bent(t, s) for s in steps), stroke="art.ice", width=1.4, opacity=0.9))
    return [*shapes, Circle(0, 0, 5.6, fill="art.rose", stroke="art.ink", width=1), Circle(-1.4, -1.6, 1.8, fill="art.glow")]


def starbase() -> list[Shape]:
    """A station with docks above and below."""
    lights: list[Shape] = [Circle(x, 0.2, 1.5, fill="art.bolt") for x in (-18, -9, 0, 9, 18)]
    return [
        Line(((0, -25), (0, -12)), stroke="art.metal", width=2),
        Circle(0, -24, 2.2, fill="art.ember"),
        Polygon(((-6, -14), (6, -14), (10, -5), (-10, -5)), fill="art.metal", stroke="art.ink", width=1.2),
        Curve(ellipse(0, 0.5, 27, 6.8), fill="art.metal", stroke="art.ink", width=1.3),
        Curve((*arc(0, 0.5, 27, 0, 180, 6.8), ("Z",)), fill="art.metal.dark"),
        *lights,
        Polygon(((-8, 6), (8, 6), (4, 16), (-4, 16)), fill="art.metal", stroke="art.ink", width=1.2),
        Polygon(((-2.5, 16), (2.5, 16), (0, 25)), fill="art.metal.dark", stroke="art.ink", width=1),
    ]


def stargate() -> list[Shape]:
    """A ring with a door of light."""
    studs: list[Shape] = [
        Polygon((polar(a - 8, 25.6), polar(a + 8, 25.6), polar(a, 18.4)), fill="art.flame", stroke="art.ink", width=0.8) for a in range(-90, 270, 45)
    ]
    return [
        Circle(0, 0, 25, fill="art.metal.dark", stroke="art.ink", width=1.4),
        Circle(0, 0, 17.6, fill="art.deep", stroke="art.ink", width=1.2),
        Circle(0, 0, 12.4, fill="art.ice", opacity=0.55),
        Circle(0, 0, 7.2, fill="art.ice", opacity=0.8),
        Circle(0, 0, 3, fill="art.glow"),
        *studs,
    ]


def vortex() -> list[Shape]:
    """A spiral that turns tiles round."""
    shapes: list[Shape] = [*halo("art.gas", 24)]
    for turn, role in ((0.0, "art.gas"), (120.0, "art.ice"), (240.0, "art.rose")):
        shapes += placed(
            [
                Curve((("M", 2, 2), ("C", 12, -2, 12, -16, -3, -18.5)), stroke=role, width=5.2),
                Polygon(((-14, -16.5), (-1.5, -26), (-2.5, -10.5)), fill=role),
            ],
            turn=turn,
        )
    return [*shapes, Circle(0, 0, 4.6, fill="art.glow", stroke="art.ink", width=1)]
