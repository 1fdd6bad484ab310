"""Our own pictograms for all tile kinds: one idea each, drawn around (0, 0) within 26 units, as the tile lies at 0 degrees."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, radians, sin

from spacegames.scene.shapes import Circle, Curve, Line, Point, Polygon, Rect, Shape, Text, arc, around, ellipse, placed

ANGLES = {"N": -90.0, "NE": -45.0, "E": 0.0, "SE": 45.0, "S": 90.0, "SW": 135.0, "W": 180.0, "NW": 225.0}
"""Compass directions as angles, clockwise from east."""

ASTEROIDS: dict[int, tuple[Point, ...]] = {2: ((-12.0, 7.0), (12.0, -8.0)), 3: ((-17.0, 11.0), (1.0, -1.0), (16.0, -14.0))}
"""Where the numbered asteroids lie on a belt, from the first to the last."""

def picture(kind: str, directions: tuple[str, ...] = ()) -> tuple[Shape, ...]:
    """The pictogram of a kind of tile; `directions` are those it points to as it lies."""
    if kind == "solar_wind":
        return tuple(solar_wind(directions))
    if kind in _POINTING:
        draw, first = _POINTING[kind]
        return tuple(shape for direction in directions for shape in placed(draw(), turn=ANGLES[direction] - ANGLES[first])) + (*pulsar_star(),) * (kind == "pulsar")
    return tuple(_DRAWN[kind]())


def polar(angle: float, r: float, x: float = 0.0, y: float = 0.0) -> Point:
    """The point at an angle and a distance from (x, y)."""
    return x + r * cos(radians(angle)), y + r * sin(radians(angle))


def arrow(angle: float, start: float, end: float, half: float = 2.6, head: float = 8.0, barb: float = 6.4) -> tuple[Point, ...]:
    """The outline of an arrow that flies outwards from the middle."""
    flat = ((start, -half), (end - head, -half), (end - head, -barb), (end, 0.0), (end - head, barb), (end - head, half), (start, half))
    c, s = cos(radians(angle)), sin(radians(angle))
    return tuple((x * c - y * s, x * s + y * c) for x, y in flat)


def _halo(role: str, *radii: float, x: float = 0.0, y: float = 0.0) -> list[Shape]:
    """A glow: wide faint discs under smaller ones."""
    return [Circle(x, y, r, fill=role, opacity=0.16) for r in radii]


def _stars(*places: Point, r: float = 1.1) -> list[Shape]:
    return [Circle(x, y, r, fill="art.glow", opacity=0.85) for x, y in places]


# ---- tiles that move an Explorer on


def alien_artifact() -> list[Shape]:
    """A floating relic with an eye; the eight dots are where its jump can end."""
    dots: list[Shape] = [Circle(x * 12.2, y * 11.2, 2.4, fill="art.life") for x, y in ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))]
    return [
        *_halo("art.life", 19, 14),
        *dots,
        Polygon(((0, -21), (11, -5), (0, 21)), fill="art.metal.dark"),
        Polygon(((0, -21), (-11, -5), (0, 21)), fill="art.metal"),
        Line(((-11, -5), (0, 0), (11, -5)), stroke="art.ink", width=1.2),
        Line(
            ((0, 0), (0, 21)),
            stroke="art.ink",
            width=1.0,
        ),
        Curve((("M", -7, -4.5), ("Q", 0, -13, 7, -4.5), ("Q", 0, 3, -7, -4.5), ("Z",)), fill="art.life", stroke="art.ink", width=1.2),
        Circle(0, -4.6, 2.3, fill="art.ink"),
    ]


def beacon() -> list[Shape]:
    """A mast that calls its ship home."""
    waves: list[Shape] = []
    for r, dim in ((9, 1.0), (15.5, 0.75), (22, 0.5)):
        waves.append(Curve(arc(0, -9, r, -38, 38), stroke="art.sun", width=2.6, opacity=dim))
        waves.append(Curve(arc(0, -9, r, 142, 218), stroke="art.sun", width=2.6, opacity=dim))
    return [
        *_halo("art.sun", 14, x=0, y=-9),
        *waves,
        Polygon(((-2.2, -8), (2.2, -8), (9.5, 23), (-9.5, 23)), fill="art.metal"),
        Polygon(((0, -8), (2.2, -8), (9.5, 23), (0, 23)), fill="art.metal.dark"),
        Line(((-3.6, 0), (4.6, 7), (-6.2, 12), (8.0, 19)), stroke="art.ink", width=1.2),
        Circle(0, -9, 5, fill="art.sun", stroke="art.ink", width=1.2),
        Circle(-1.2, -10.2, 1.8, fill="art.glow"),
    ]


def pulsar() -> list[Shape]:
    """One burst of a pulsar, to the north-east."""
    left, right = polar(-60, 31), polar(-30, 31)
    return [
        Polygon(((0, 0), left, right), fill="art.ice", opacity=0.5),
        Polygon((polar(-45, 8), polar(-52, 28), polar(-45, 34), polar(-38, 28)), fill="art.glow", stroke="art.deep", width=1.2),
    ]


def pulsar_star() -> list[Shape]:
    """The spinning star between the bursts."""
    return [
        Circle(0, 0, 12.5, stroke="art.deep", width=2.4),
        Circle(0, 0, 7.5, fill="art.ice", stroke="art.ink", width=1.2),
        Circle(-1.6, -1.6, 3.2, fill="art.glow"),
    ]


def solar_flare() -> list[Shape]:
    """A sun in the south-west corner that spits one tongue of fire to the north-east."""
    sun = (-15.0, 15.0)
    tongue = Curve(
        (("M", -17, 4), ("Q", -2, 4, 8, -10), ("L", 3, -14), ("L", 24, -24), ("L", 14, -3), ("L", 9.5, -7.5), ("Q", 0, 14, -4, 17), ("Z",)),
        fill="art.flame",
        stroke="art.ink",
        width=1.2,
    )
    core = Curve((("M", -9, 8), ("Q", 5, 3, 13, -14.5), ("L", 19.5, -19.5), ("L", 14.5, -11), ("Q", 5, 6, -5, 12), ("Z",)), fill="art.sun")
    rays: list[Shape] = [Line((polar(a, 12.5, *sun), polar(a, 16, *sun)), stroke="art.flame", width=2.2) for a in (-110, -160, 70, 115, 20)]
    return [
        *_halo("art.flame", 19, 15, x=sun[0], y=sun[1]),
        *rays,
        tongue,
        Circle(*sun, 10.5, fill="art.sun", stroke="art.ink", width=1.2),
        core,
        Circle(-17.5, 12.5, 3.4, fill="art.glow", opacity=0.8),
    ]


def solar_tempest() -> list[Shape]:
    """Streaks of storm that run to the north-west as far as the edge."""
    shapes: list[Shape] = [
        Polygon(((-25.5, -25.5), (-4, -25.5), (-4, -21.5), (-21.5, -21.5), (-21.5, -4), (-25.5, -4)), fill="art.ember", stroke="art.ink", width=0.8)
    ]
    for side, long in ((0, 0.0), (-11, 6.0), (11, 6.0)):
        wave = [
            ("M", 26 - long, side), ("C", 17, side - 7, 9, side + 7, 1, side), ("C", -4, side - 4, -8, side + 3, -12 + long * 0.7, side),
        ]  # fmt: skip
        role = "art.flame" if side == 0 else "art.sun"
        head = ((-21.0 + long * 0.7, side), (-11.5 + long * 0.7, side - 5.4), (-11.5 + long * 0.7, side + 5.4))
        shapes += placed([Curve(tuple(wave), stroke=role, width=4.2), Polygon(head, fill=role)], turn=45)
    shapes += placed([Circle(24, 0, 7, fill="art.sun", stroke="art.ink", width=1.2), Circle(22, -1, 2.4, fill="art.glow")], turn=45)
    return shapes


def solar_wind(arrows: tuple[str, ...]) -> list[Shape]:
    """A small sun with an arrow in each direction the wind may carry."""
    shapes: list[Shape] = _halo("art.sun", 17)
    for direction in arrows:
        diagonal = len(direction) == 2
        shapes.append(Polygon(arrow(ANGLES[direction], 6, 30.0 if diagonal else 25.5, 2.5, 8.5, 6.0), fill="art.sun", stroke="art.ink", width=1.2))
    return [*shapes, Circle(0, 0, 7.5, fill="art.flame", stroke="art.ink", width=1.2), Circle(-1.6, -1.8, 3.0, fill="art.sun")]


def space_rift() -> list[Shape]:
    """A tear in space: whoever comes slides on."""
    edge = ((3, -25), (8, -15), (4.5, -9), (11, -1), (6, 6), (9, 13), (-1, 25), (-4, 15), (-10, 9), (-5, 2), (-9.5, -6), (-3, -13))
    core = ((2.5, -19), (4, -13), (1.5, -8), (6, -1), (2, 5), (4, 12), (-0.5, 19), (-1.5, 13), (-5, 8), (-1, 1), (-4.5, -5), (0.5, -12))
    slip: list[Shape] = [
        Line(((x, y), (x + 7, y)), stroke="art.rose", width=2.0, opacity=0.8) for x, y in ((-24, -9), (-22, 6), (15, -7), (14, 8), (17, 0.5), (-26, -1))
    ]
    return [
        *_halo("art.rose", 20),
        *slip,
        Polygon(edge, fill="art.rose", stroke="art.ink", width=1.2),
        Polygon(core, fill="art.void"),
        *_stars((0.5, -4), (1, 9), (2, -14), r=1.2),
    ]


def supernova() -> list[Shape]:
    """A bursting star that throws in all eight directions."""
    return [
        *_halo("art.flame", 22, 17),
        Polygon(around(8, 27, inner=11.5), fill="art.ember", stroke="art.ink", width=1.0),
        Polygon(around(8, 21, inner=9.5), fill="art.flame"),
        Polygon(around(8, 14.5, inner=7.5), fill="art.sun"),
        Circle(0, 0, 5.5, fill="art.glow"),
    ]


def temporal_anomaly() -> list[Shape]:
    """A clock that runs backwards."""
    ticks: list[Shape] = [Line((polar(a, 11.2), polar(a, 14)), stroke="art.ink", width=1.5) for a in range(0, 360, 30)]
    return [
        *_halo("art.ice", 25),
        Curve(arc(0, 0, 22, -60, -330), stroke="art.ice", width=4),
        Polygon((polar(-46, 12.5), polar(-75, 22), polar(-38, 31)), fill="art.ice"),
        Circle(0, 0, 16, fill="art.glow", stroke="art.ink", width=1.6),
        *ticks,
        Line(((0, 0), (0, -10.5)), stroke="art.ink", width=2.2),
        Line(((0, 0), (-7, 3.5)), stroke="art.ember", width=2.6),
        Circle(0, 0, 2.2, fill="art.ink"),
    ]


def wormhole() -> list[Shape]:
    """A tunnel with another sky at its end."""
    shapes: list[Shape] = []
    for i, role in enumerate(("art.gas.deep", "art.gas", "art.deep", "art.ice")):
        r = 25 - 5.6 * i
        shapes.append(Curve(ellipse(2.2 * i, -1.5 * i, r, r * 0.93), fill=role, stroke="art.ink", width=1.1))
    for a in range(0, 360, 45):
        inner = polar(a + 24, 7.8)
        shapes.append(Line((polar(a, 23.6), (inner[0] + 6.6, inner[1] * 0.93 - 4.5)), stroke="art.glow", width=1.0, opacity=0.45))
    return [*shapes, Circle(6.6, -4.5, 6.6, fill="art.void"), *_stars((4.5, -5.8), (8.6, -3), (7, -8), r=1.0)]


# ---- tiles that end the phase


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
        shapes.append(Text(x, y + 0.3, str(i + 1), 13, bold=True, fill="art.ink"))
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
        *_halo("art.flame", 23),
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
        *_halo("art.sea", 25),
        Circle(0, 0, 21, fill="art.sea", stroke="art.ink", width=1.4),
        Curve((("M", -20, -5), ("C", -14, -18, -4, -12, -2, -19), ("C", -12, -22, -20, -14, -20, -5), ("Z",)), fill="art.life"),
        Curve((("M", 4, 20), ("C", 2, 12, 14, 12, 19, 6), ("C", 18, 14, 12, 19, 4, 20), ("Z",)), fill="art.life"),
        Curve((("M", 12, -16), ("C", 8, -10, 14, -6, 20, -4), ("C", 19, -10, 16, -14, 12, -16), ("Z",)), fill="art.life"),
        Polygon(((-10, -3), (-5.5, -12), (5.5, -12), (10, -3), (0, 14)), fill="crystal.yellow", stroke="art.ink", width=1.3),
        Line(((-10, -3), (10, -3)), stroke="art.ink", width=0.9, opacity=0.5),
        Text(0, -1.2, str(count), 17, bold=True, fill="art.ink"),
    ]


def ion_storm() -> list[Shape]:
    """Lightning that makes two tiles change places."""
    bolt = ((4, -21), (-10, 3), (-1.5, 3), (-5, 21), (10, -5), (1.5, -5))
    shapes: list[Shape] = [*_halo("art.gas", 24)]
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
        *_stars((-16, 9), (14, -9), (4, 13), (-6, -14), (17, 9), r=1.4),
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
    shapes: list[Shape] = [*_halo("art.gas", 24)]
    for turn, role in ((0.0, "art.gas"), (120.0, "art.ice"), (240.0, "art.rose")):
        shapes += placed(
            [
                Curve((("M", 2, 2), ("C", 12, -2, 12, -16, -3, -18.5)), stroke=role, width=5.2),
                Polygon(((-14, -16.5), (-1.5, -26), (-2.5, -10.5)), fill=role),
            ],
            turn=turn,
        )
    return [*shapes, Circle(0, 0, 4.6, fill="art.glow", stroke="art.ink", width=1)]


_DRAWN: dict[str, Callable[[], list[Shape]]] = {
    "alien_artifact": alien_artifact,
    "asteroid_belt_2": lambda: asteroid_belt(2),
    "asteroid_belt_3": lambda: asteroid_belt(3),
    "barren_planet": barren_planet,
    "beacon": beacon,
    "black_hole": black_hole,
    "glynium_planet_2": lambda: glynium_planet(2),
    "glynium_planet_3": lambda: glynium_planet(3),
    "glynium_planet_4": lambda: glynium_planet(4),
    "ion_storm": ion_storm,
    "nebula": nebula,
    "remote_viewport": remote_viewport,
    "salvage_explorer": salvage_explorer,
    "space_rift": space_rift,
    "spatial_distortion": spatial_distortion,
    "starbase": starbase,
    "stargate": stargate,
    "supernova": supernova,
    "temporal_anomaly": temporal_anomaly,
    "vortex": vortex,
    "wormhole": wormhole,
}

_POINTING: dict[str, tuple[Callable[[], list[Shape]], str]] = {"pulsar": (pulsar, "NE"), "solar_flare": (solar_flare, "NE"), "solar_tempest": (solar_tempest, "NW")}
"""Kinds that point somewhere: what is drawn for each direction, and where that drawing points."""
