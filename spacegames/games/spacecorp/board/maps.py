"""The three maps: where regions, sites and the borders between them are drawn. The layout is ours; only who borders on whom is the game's."""

from __future__ import annotations

from functools import cache

from spacegames.scene.shapes import Box, Point

from .places import MAP

ERAS = ("mariners", "planeteers", "starfarers")

_CELLS: dict[str, tuple[float, float]] = {"mariners": (92, 104), "planeteers": (86, 101), "starfarers": (104, 86)}
"""The size of a site."""

_REGIONS: dict[str, Box] = {
    "earth_moon": (6, 126, 106, 240),
    "cislunar": (142, 112, 202, 268),
    "near_earth": (374, 8, 202, 134),
    "comet_track": (424, 186, 106, 134),
    "solar_orbit": (374, 366, 202, 134),
    "mars_system": (592, 126, 202, 242),
    "belt_edge": (592, 404, 202, 96),
    "inner_system": (6, 34, 100, 126),
    "main_belt": (138, 8, 280, 232),
    "jupiter": (452, 8, 190, 232),
    "saturn": (692, 8, 102, 492),
    "uranus": (386, 268, 280, 232),
    "neptune": (166, 268, 190, 232),
    "pluto": (36, 268, 100, 232),
    "oort": (6, 178, 124, 66),
}
"""Bubbles of the first two maps, from the corner of the map."""

_SITES: dict[str, tuple[float, float]] = {
    "earth": (13, 149),
    "moon": (13, 257),
    "lunar_l4": (149, 163),
    "lunar_l5": (245, 163),
    "solar_l1": (149, 271),
    "solar_l2": (245, 271),
    "sisyphus": (381, 31),
    "eros": (477, 31),
    "halleys_comet": (431, 209),
    "solar_l4": (381, 389),
    "solar_l5": (477, 389),
    "phobos": (599, 149),
    "deimos": (695, 149),
    "mars_north": (599, 258),
    "mars_south": (695, 258),
    "inner_solar_system": (13, 54),
    "ceres": (145, 30),
    "vesta": (235, 30),
    "pallas": (325, 30),
    "hygiea": (145, 134),
    "interamnia": (235, 134),
    "davida": (325, 134),
    "io": (458, 30),
    "europa": (550, 30),
    "ganymede": (458, 134),
    "callisto": (550, 134),
    "enceladus": (700, 30),
    "titan": (700, 124),
    "dione": (700, 218),
    "rhea": (700, 312),
    "iapetus": (700, 406),
    "miranda": (393, 290),
    "ariel": (483, 290),
    "umbriel": (573, 290),
    "titania": (393, 394),
    "oberon": (483, 394),
    "triton": (172, 290),
    "proteus": (264, 290),
    "nereid": (172, 394),
    "pluto_site": (43, 290),
    "charon": (43, 394),
}

_NODES: dict[str, tuple[float, float, float]] = {
    "orion_spur_1": (68, 48, 96),
    "sixty_one_cygni": (222, 48, 128),
    "empty_4": (372, 48, 44),
    "ross_780": (560, 48, 128),
    "wolf_1061": (68, 150, 128),
    "barnards_star": (222, 150, 128),
    "luhman_16": (374, 150, 104),
    "orion_spur_3": (573, 150, 96),
    "empty_3": (737, 122, 44),
    "wolf_359": (68, 252, 104),
    "sun": (222, 252, 104),
    "alpha_centauri": (363, 252, 104),
    "empty_2": (458, 252, 44),
    "epsilon_indi": (574, 252, 154),
    "lacaille_9352": (733, 252, 124),
    "procyon": (68, 354, 104),
    "sirius": (222, 354, 104),
    "epsilon_eridani": (400, 354, 154),
    "tau_ceti": (612, 354, 154),
    "orion_spur_2": (68, 456, 96),
    "kapteyns_star": (222, 456, 128),
    "empty_1": (352, 456, 44),
}
"""Centre and width of the regions of the star map."""


@cache
def region_box(region: str) -> Box:
    """The outline of a region."""
    x, y = MAP[:2]
    if region in _REGIONS:
        left, top, w, h = _REGIONS[region]
        return x + left, y + top, w, h
    cx, cy, w = _NODES[region]
    h = 44.0 if region.startswith("empty") else _CELLS["starfarers"][1]
    return x + cx - w / 2, y + cy - h / 2, w, h


@cache
def site_box(site: str) -> Box:
    """The place of a site."""
    x, y = MAP[:2]
    if site in _NODES:
        return region_box(site)
    if site in ("asteroid_belt", "oort_cloud"):
        left, top, w, h = _REGIONS["belt_edge" if site == "asteroid_belt" else "oort"]
        return x + left + 6, y + top + 19, w - 12, h - 24
    left, top = _SITES[site]
    if site in ("enceladus", "titan", "dione", "rhea", "iapetus"):
        return x + left, y + top, 86, 91
    w, h = _CELLS["mariners" if site in _FIRST else "planeteers"]
    return x + left, y + top, w, h


_FIRST = frozenset(tuple(_SITES)[:15])
"""The sites of the first map."""


@cache
def joint(one: str, two: str) -> tuple[Point, Point, Point]:
    """The short way between two regions: where it leaves the one, where it enters the other, and its middle."""
    a, b = region_box(one), region_box(two)
    low, high = max(a[1], b[1]), min(a[1] + a[3], b[1] + b[3])
    left, right = max(a[0], b[0]), min(a[0] + a[2], b[0] + b[2])
    if high - low > 30:
        y = (low + high) / 2
        start, end = ((a[0] + a[2], y), (b[0], y)) if a[0] < b[0] else ((a[0], y), (b[0] + b[2], y))
    elif right - left > 30:
        x = (left + right) / 2
        start, end = ((x, a[1] + a[3]), (x, b[1])) if a[1] < b[1] else ((x, a[1]), (x, b[1] + b[3]))
    else:
        start, end = _towards(a, b), _towards(b, a)
    return start, end, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)


def _towards(box: Box, other: Box) -> Point:
    """Where the line from the middle of a box to the middle of another one leaves it."""
    cx, cy = box[0] + box[2] / 2, box[1] + box[3] / 2
    dx, dy = other[0] + other[2] / 2 - cx, other[1] + other[3] / 2 - cy
    reach = min(box[2] / 2 / abs(dx) if dx else 9e9, box[3] / 2 / abs(dy) if dy else 9e9)
    return cx + dx * reach, cy + dy * reach


def middle(site: str) -> Point:
    """Where a route begins and ends at a site."""
    x, y, w, h = site_box(site)
    return x + w / 2, y + h / 2
