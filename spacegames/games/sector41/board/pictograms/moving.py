"""Tiles that move an Explorer on."""

from __future__ import annotations

from spacegames.scene.shapes import Circle, Curve, Line, Polygon, Shape, arc, around, ellipse, placed

from .strokes import ANGLES, arrow, halo, polar, stars


def alien_artifact() -> list[Shape]:
    """A floating relic with an eye; the eight dots are where its jump can end."""
    dots: list[Shape] = [Circle(x * 12.2, y * 11.2, 2.4, fill="art.life") for x, y in ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))]
    return [
        *halo("art.life", 19, 14),
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
        *halo("art.sun", 14, x=0, y=-9),
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
        *halo("art.flame", 19, 15, x=sun[0], y=sun[1]),
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
    shapes: list[Shape] = halo("art.sun", 17)
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
        *halo("art.rose", 20),
        *slip,
        Polygon(edge, fill="art.rose", stroke="art.ink", width=1.2),
        Polygon(core, fill="art.void"),
        *stars((0.5, -4), (1, 9), (2, -14), r=1.2),
    ]


def supernova() -> list[Shape]:
    """A bursting star that throws in all eight directions."""
    return [
        *halo("art.flame", 22, 17),
        Polygon(around(8, 27, inner=11.5), fill="art.ember", stroke="art.ink", width=1.0),
        Polygon(around(8, 21, inner=9.5), fill="art.flame"),
        Polygon(around(8, 14.5, inner=7.5), fill="art.sun"),
        Circle(0, 0, 5.5, fill="art.glow"),
    ]


def temporal_anomaly() -> list[Shape]:
    """A clock that runs backwards."""
    ticks: list[Shape] = [Line((polar(a, 11.2), polar(a, 14)), stroke="art.ink", width=1.5) for a in range(0, 360, 30)]
    return [
        *halo("art.ice", 25),
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
    return [*shapes, Circle(6.6, -4.5, 6.6, fill="art.void"), *stars((4.5, -5.8), (8.6, -3), (7, -8), r=1.0)]
