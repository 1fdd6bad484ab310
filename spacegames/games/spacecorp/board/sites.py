"""The map as it is drawn: regions and borders, sites with their costs, tiles, bases, teams and colonies."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from spacegames.scene.marks import reconstructed as reconstructed_mark
from spacegames.scene.palette import PLAYERS, marker
from spacegames.scene.shapes import Box, Circle, Curve, Line, Polygon, Rect, Shape, arc, around, text_width

from .maps import joint, region_box
from .pictograms import INK, TINT, base_sign, plaque, row, sign, star, world, wrapped, writing
from .places import MAP
from .route import diamond

COLOURS = ("blue", "yellow", "red", "green")
"""The colours of the players, in the order of their seats."""


class Site(NamedTuple):
    """What is printed on a site: cost to explore and to build (-1 for none), gravity."""

    id: str
    name: str
    kind: str
    explore: int
    build: int
    gravity: int
    rebuilt: bool


class Tile(NamedTuple):
    """What there is to see of a box: its tile (none while it is unexplored) and its base."""

    icons: tuple[str, ...] = ()
    yields: int = -1
    colony: int = 0
    dead: bool = False
    quiet: bool = False
    explored: bool = False
    rebuilt: bool = False
    owner: int = -1
    base: str = ""
    planned: bool = False


# ---- small parts


def pill(x: float, y: float, text: str, tint: str, thing: str, size: float = 13.5, faded: bool = False, most: float = 99.0) -> list[Shape]:
    """A short text on a ground of the colour of an action, centred at (x, y)."""
    wide = min(most, max(size * 1.5, text_width(text, size, True) * 0.86 + size * 0.55))
    return [
        Rect(round(x - wide / 2, 2), round(y - size * 0.72, 2), round(wide, 2), size * 1.44, fill=tint, opacity=0.5 if faded else 1, thing=thing),
        writing(x, y + 0.4, text, size, "middle", True, wide - (0 if wide == most else 3), size * 1.08, fill=INK, thing=thing),
    ]


@lru_cache(maxsize=4096)
def team(player: int, number: int, x: float, y: float, r: float, thing: str, claims: bool = False, waits: bool = False) -> tuple[Shape, ...]:
    """A team: a flag if it holds a claim, then its marker, fainter if it cannot act, the edge of it, and its number."""
    shapes: list[Shape] = []
    if claims:
        role = PLAYERS[COLOURS[player]][0]
        shapes.append(Line(((x + r * 0.7, y), (x + r * 0.7, y - r * 2.0)), stroke="text", width=2, thing=thing))
        shapes.append(Polygon(((x + r * 0.7, y - r * 2.0), (x + r * 1.9, y - r * 1.5), (x + r * 0.7, y - r)), fill=role, stroke=INK, width=1.2, thing=thing))
    whole = marker(COLOURS[player], x, y, r, thing, 0.72 if waits else 1.0, edge="player.ink", width=2)
    shapes += [replace(whole, stroke=""), replace(whole, fill="")]
    shift = 0.6 if COLOURS[player] != "red" else r * 0.22
    shapes.append(writing(x, y + shift, str(number), 11.7 if r > 9.2 else 11.0, "middle", True, r * 1.3, r * 1.3, fill="player.ink", thing=thing))
    return tuple(shapes)


@lru_cache(maxsize=4096)
def base(player: int, kind: str, x: float, y: float, r: float, thing: str, planned: bool = False) -> tuple[Shape, ...]:
    """A base: its sign on a disc of the owner's colour, with the owner's marker at its edge."""
    role = PLAYERS[COLOURS[player]][0]
    faded = 0.5 if planned else 1.0
    return (
        Circle(x, y, r, fill=role, stroke="under", width=2, opacity=faded, thing=thing),
        *sign(base_sign(kind), x, y - r * 0.06, round(r * 1.26, 2), thing),
        replace(marker(COLOURS[player], x + r * 0.82, y + r * 0.72, r * 0.36, thing, edge="player.ink", width=1.2), fill="text" if planned else role),
    )


@lru_cache(maxsize=1024)
def colony(player: int, value: int, x: float, y: float, r: float, thing: str) -> tuple[Shape, ...]:
    """A colony on the map: its value on a hexagon of the owner's colour."""
    return (
        Polygon(around(6, r, x, y), fill=PLAYERS[COLOURS[player]][0], stroke="under", width=2, thing=thing),
        replace(marker(COLOURS[player], x, y - r * 0.5, r * 0.26, thing), fill="player.ink", stroke=""),
        writing(x, y + r * 0.24, str(value), r * 0.95, "middle", True, r * 1.3, r, fill="player.ink", thing=thing),
    )


def spread(count: int, x: float, bottom: float, w: float, r: float) -> list[tuple[float, float]]:
    """Places for so many teams in rows that grow upwards from a line."""
    step = 2 * r + 2
    most = max(1, int(w // step))
    found = []
    for index in range(count):
        line = index // most
        here = min(most, count - line * most)
        found.append((x + w / 2 + (index % most - (here - 1) / 2) * step, bottom - r - line * (step - 1)))
    return found


# ---- regions and borders


@lru_cache(maxsize=64)
def ground(era: str) -> tuple[Shape, ...]:
    """Space behind the map, with the far orbits drawn in."""
    x, y, w, h = MAP
    shapes: list[Shape] = [plaque(MAP, 7, "space", "line")]
    if era == "starfarers":
        for reach in (130, 235):
            shapes.append(Curve(arc(x + 222, y + 252, reach, -88 if reach > 200 else 0, 88 if reach > 200 else 360), stroke="line", width=1.2, dash=True))
    else:
        for reach in (180, 330, 480, 630):
            shapes.append(Curve(arc(x + 60, y + h / 2, reach, -24, 24), stroke="line", width=1.2))
    for i in range(32):
        px, py = (i * 173.7 + 31) % (w - 16), (i * 97.3 + 59) % (h - 16)
        shapes.append(Circle(x + 8 + round(px, 1), y + 8 + round(py, 1), 0.8 + (i % 3) * 0.45, fill="star"))
    return tuple(shapes)


@lru_cache(maxsize=256)
def region(id: str, name: str, kind: str, radiation: bool) -> tuple[Shape, ...]:
    """A region that holds sites; in the radiation zone it has a broken edge and a sign."""
    x, y, w, h = region_box(id)
    if kind == "empty":
        return (
            Circle(x + w / 2, y + h / 2, w / 2, fill="panel", stroke="tile.back.edge", width=1.2),
            Line(tuple((x + w / 2 + a, y + h / 2) for a in (-9, 9)), stroke="quiet", width=2),
        )
    if kind != "space":
        return ()
    shapes: list[Shape] = [
        plaque((x, y, w, h), 10, "tile.back"),
        Line(plaque((x, y, w, h), 10, "").points, True, radiation, stroke="note" if radiation else "tile.back.edge", width=2),
    ]
    lines = wrapped(name, 12.5, w - (34 if radiation else 16)) if name else ()
    for i, line in enumerate(lines):
        shapes.append(writing(x + 10, y + 12 + 14 * i, line, 12.5, "start", True, w - (34 if radiation else 16), 14, fill="quiet"))
    if radiation:
        shapes += sign("radiation", x + w - 13, y + 12, 16)
    return tuple(shapes)


@lru_cache(maxsize=256)
def border(one: str, two: str, cost: int, rebuilt: bool, kind: str = "border") -> tuple[Shape, ...]:
    """The way across a border and what it costs."""
    if kind == "link":
        return ()
    start, end, at = joint(one, two)
    shapes: list[Shape] = [
        Line((start, end), stroke="tile.back.edge", width=9),
        *diamond(at, str(cost), "panel", "text", 14.5, "quiet"),
    ]
    if rebuilt:
        shapes.append(reconstructed_mark(at[0] + 12.5, at[1] - 9, size=3.4))
    return tuple(shapes)


@lru_cache(maxsize=8)
def link(one: Box, two: Box, cost: int) -> tuple[Shape, ...]:
    """The short way over ground between two sites."""
    at = ((one[0] + one[2] + two[0]) / 2, one[1] + one[3] - 36)
    return (Line(((one[0] + one[2] - 4, at[1]), (two[0] + 4, at[1])), stroke="quiet", width=3), *diamond(at, str(cost), "panel", "text", 13, "quiet"))


# ---- sites of the first two maps


@lru_cache(maxsize=2048)
def site(box: Box, found: Site, cost: int, tile: Tile, beyond: int = 0) -> tuple[Shape, ...]:
    """A site: name, what it costs, and a picture until it is explored. `cost` is the build cost with its tile."""
    x, y, w, h = box
    thing = f"site-{found.id}"
    shapes: list[Shape] = [
        plaque(box, 6, "tile", "tile.edge", thing=thing),
    ]
    wide = found.kind == "beyond"
    bare = not tile.explored and not tile.base
    lines = wrapped(found.name, 13 * 1.1, w - 6) if bare else (found.name,)
    if wide:
        shapes += world(found.id, x + min(48, w * 0.33), y + h / 2, min(19, w * 0.13), thing)
    elif len(lines) > 1:
        for i, line in enumerate(lines):
            shapes.append(writing(x + w / 2, y + 10 + 13 * i, line, 12.5, "middle", True, w - 6, 13.5, fill="text", thing=thing))
    else:
        shapes.append(writing(x + w / 2, y + 12, found.name, 13, "middle", True, w - 8, 15, fill="text", thing=thing))
    if bare and not wide:
        shapes += world(found.id, x + w / 2, y + (42 if h > 95 else 40) + (8 if len(lines) > 1 else 0), 19, thing)
    if found.explore >= 0 and not tile.explored:
        shapes += pill(x + 15, y + 31 + 9 * (len(lines) - 1), f"e{found.explore}", TINT["explore"], thing)
    if cost >= 0 and not tile.base:
        at = (x + w - 15, y + 31 + 9 * (len(lines) - 1)) if not tile.explored else (x + w - 15, y + h - 13)
        shapes += pill(*at, f"b{cost}", TINT["build"], thing)
    if found.gravity:
        shapes += row((("", "gravity", str(found.gravity)),), x + 4, y + (53 if bare else h - 13), 14.5, 30, thing, "start")
    if found.rebuilt and bare:
        shapes.append(reconstructed_mark(x + w - 7, y + 52, thing, 3.6))
    return tuple(shapes)


@lru_cache(maxsize=4096)
def tile(box: Box, thing: str, found: Tile) -> tuple[Shape, ...]:
    """A discovery tile on its site: signs, what it yields, and the base on it."""
    x, y, w, h = box
    shapes: list[Shape] = []
    if found.explored:
        shapes.append(Rect(x, y, w, h, fill="card", stroke="art.life", width=2, opacity=0.55 if found.quiet else 1, thing=thing))
    else:
        shapes.append(Rect(x, y, w, h, fill="space", stroke="tile.edge", width=1.2, thing=thing))
    right = x + w
    if found.base:
        r = min(h / 2 - 3, 17.0)
        at = right - r - 5 if found.explored else x + w / 2
        shapes += base(found.owner, found.base, at, y + h / 2 - 1, r, thing, found.planned)
        right -= 2 * r + 8
    if not found.explored:
        return tuple(shapes)
    middle, room = (x + right) / 2, right - x - 6
    signs = tuple(("", icon, "") for icon in found.icons)
    facts = _facts(found)
    top = y + (h * 0.29 if facts else h / 2)
    shapes += row(signs, middle, top, 19, room, thing)
    if facts:
        shapes += _pills(facts, middle, y + (h * 0.72 if signs else h / 2), room, 14 if len(facts) < 2 else 13, found.dead, thing)
    if found.rebuilt:
        shapes.append(Polygon(((x + 5.5, y + 3), (x + 9.5, y + 9.5), (x + 1.5, y + 9.5)), stroke="art.rock.dark", width=1.2, thing=thing))
    return tuple(shapes)


def _facts(found: Tile) -> tuple[tuple[str, str], ...]:
    facts = [(f"P{found.yields}", TINT["produce"])] if found.yields >= 0 else []
    return tuple(facts + ([(f"C{found.colony}", TINT["colonize"])] if found.colony else []))


def _pills(facts: tuple[tuple[str, str], ...], x: float, y: float, room: float, size: float, dead: bool, thing: str) -> list[Shape]:
    step = min(size * 2.1, room / len(facts))
    shapes: list[Shape] = []
    for i, (text, tint) in enumerate(facts):
        at = x + (i - (len(facts) - 1) / 2) * step
        shapes += pill(at, y, text, tint, thing, size, dead, step - 0.8 if len(facts) > 1 else 99.0)
        if dead:
            shapes.append(Line(((at - size * 0.7, y + size * 0.5), (at + size * 0.7, y - size * 0.5)), stroke="art.ember", width=2, thing=thing))
    return shapes


# ---- star systems


@lru_cache(maxsize=1024)
def system(box: Box, found: Site, cost: int, explored: bool, built: bool) -> tuple[Shape, ...]:
    """A star system: name, star, track and costs."""
    x, y, w, h = box
    thing = f"site-{found.id}"
    shapes: list[Shape] = [
        plaque(box, 6, "tile", "tile.edge", thing=thing),
        writing(x + 7, y + 11, found.name, 13, "start", True, w - (9 if len(found.name) > 12 else 16), 15, fill="text", thing=thing),
        *star(found.id, x + 18, y + 39, 12.5, thing),
    ]
    shapes.append(Rect(x + 4, y + h - 21, 44, 16, fill="tile.gone", thing=thing))
    shapes += [Line(((x + left, y + h - 21), (x + left, y + h - 5)), stroke="tile.edge", width=2, thing=thing) for left in (18.7, 33.3)]
    right = x + w - 4
    if cost >= 0 and not built:
        shapes += pill(right - 13, y + h - 13, f"b{cost}", TINT["build"], thing, 12)
        right -= 28
    if found.explore >= 0 and not explored:
        shapes += pill(right - (11 if found.explore < 10 else 13), y + h - 13, f"e{found.explore}", TINT["explore"], thing, 12)
    if found.rebuilt:
        shapes.append(reconstructed_mark(x + w - 7, y + 9, thing, 3.2))
    return tuple(shapes)


@lru_cache(maxsize=1024)
def far_site(box: Box, found: Site) -> tuple[Shape, ...]:
    """The Sun, or an exit to the Orion Spur."""
    x, y, w, _h = box
    thing = f"site-{found.id}"
    art = star("sun", x + w / 2, y + 36, 17, thing) if found.kind == "start" else world(found.id, x + w / 2, y + 40, 19, thing)
    return (
        plaque(box, 6, "tile", "tile.edge", thing=thing),
        writing(x + w / 2, y + 11, found.name, 13, "middle", True, w - 8, 15, fill="text", thing=thing),
        *art,
    )


@lru_cache(maxsize=4096)
def empty_box(box: Box, thing: str, primary: bool) -> tuple[Shape, ...]:
    """A box of a star system where nothing has been found yet; the primary one has the larger ring."""
    x, y, w, h = box
    return (
        Rect(x, y, w, h, fill="tile.gone", thing=thing),
        Circle(x + w / 2, y + h / 2, 5.0 if primary else 3.0, stroke="quiet", width=2, thing=thing),
    )


@lru_cache(maxsize=4096)
def star_tile(box: Box, thing: str, found: Tile) -> tuple[Shape, ...]:
    """A box of a star system with its tile and base."""
    x, y, w, h = box
    if not found.explored:
        return (
            Rect(x, y, w, h, fill="space", stroke="tile.edge", width=1.2, thing=thing),
            *base(found.owner, found.base, x + w / 2, y + h / 2, 11.5, thing, found.planned),
        )
    shapes: list[Shape] = [Rect(x, y, w, h, fill="card", stroke="art.life", width=2, opacity=0.55 if found.quiet else 1, thing=thing)]
    facts = _facts(found)
    if found.base:
        shapes += base(found.owner, found.base, x + w / 2 - (1 if facts else 0), y + (13 if facts else h / 2), 11.5, thing, found.planned)
    else:
        shapes += row(tuple(("", icon, "") for icon in found.icons), x + w / 2, y + (11.5 if facts else h / 2), 15, w - 4, thing)
    if facts:
        shapes += _pills(facts, x + w / 2, y + h - 9.5, w - 2, 11 if len(facts) < 2 else 10.4, found.dead, thing)
    return tuple(shapes)
