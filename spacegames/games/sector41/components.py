"""The things on the table: the grid, the edges, the tiles with what their arrows say, the crystals.

A tile is one small number: its type and how it lies. A cell is a number from 0 to 80; SHIP, OUT and GONE are the other
places an Explorer can be. Off-grid landings next to an edge are berth numbers, to be compared with where a Starship lies.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from spacegames.core.components import Components, Field
from spacegames.core.words import _, language, ngettext

if TYPE_CHECKING:
    from .state import State41

# ---- the grid

SIZE = 9
CELLS = SIZE * SIZE
CENTRE = CELLS // 2
SHIP, OUT, GONE = CELLS, CELLS + 1, CELLS + 2
BERTH = 100
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
VECTORS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
EDGES = ("N", "E", "S", "W")
COLOURS = ("green", "blue", "red", "yellow")
CRYSTALS = ("yellow", "blue", "red")
EXIT_DIRECTION = (4, 6, 0, 2)
"""The way out of a Starship, by edge: south from the north edge, and so on."""


def landing(row: int, column: int) -> int:
    """What lies at a row and column counted from 1: a cell, a berth beside an edge, or -1 for nothing."""
    if 1 <= row <= SIZE and 1 <= column <= SIZE:
        return (row - 1) * SIZE + column - 1
    if 1 <= column <= SIZE and row in (0, SIZE + 1):
        return BERTH + (0 if row == 0 else 2 * SIZE) + column - 1
    if 1 <= row <= SIZE and column in (0, SIZE + 1):
        return BERTH + (3 * SIZE if column == 0 else SIZE) + row - 1
    return -1


def _from(cell: int, rows: int, columns: int) -> int:
    return landing(cell // SIZE + 1 + rows, cell % SIZE + 1 + columns)


def _ray(cell: int, direction: int) -> tuple[int, ...]:
    """The cells in a direction up to the edge, and the berth behind the last one if there is one."""
    places = []
    rows, columns = VECTORS[direction]
    for distance in range(1, SIZE + 1):
        place = _from(cell, rows * distance, columns * distance)
        if place == -1:
            break
        places.append(place)
        if place >= BERTH:
            break
    return tuple(places)


CELL_NAMES = tuple(f"{cell // SIZE + 1},{cell % SIZE + 1}" for cell in range(CELLS))
CELL_OF = {name: cell for cell, name in enumerate(CELL_NAMES)}
CELL_IDS = tuple(f"cell-{cell // SIZE + 1}-{cell % SIZE + 1}" for cell in range(CELLS))
STEP = tuple(tuple(_from(cell, dr, dc) for dr, dc in VECTORS) for cell in range(CELLS))
JUMP = tuple(tuple(_from(cell, 2 * dr, 2 * dc) for dr, dc in VECTORS) for cell in range(CELLS))
RAY = tuple(tuple(_ray(cell, direction) for direction in range(8)) for cell in range(CELLS))
NEIGHBOURS = tuple(tuple(sorted(place for place in STEP[cell] if 0 <= place < CELLS)) for cell in range(CELLS))
KNIGHT = tuple(
    tuple(
        (_from(cell, dr, dc), DIRECTIONS.index(("N" if dr < 0 else "S") + ("W" if dc < 0 else "E")))
        for dr, dc in ((-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1))
    )
    for cell in range(CELLS)
)
"""Where an Alien Artifact throws to, with the diagonal it then travels along (S41-AMB-37, S41-TIL-ART-02)."""

KING = tuple(tuple(max(abs(a // 9 - b // 9), abs(a % 9 - b % 9)) for b in range(CELLS)) for a in range(CELLS))
WALK = tuple(tuple(abs(a // 9 - b // 9) + abs(a % 9 - b % 9) for b in range(CELLS)) for a in range(CELLS))


@cache
def rings(nearest: str) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Cell -> distance -> the cells that far away, measured by king's moves or by walking steps."""
    found: list[tuple[tuple[int, ...], ...]] = []
    for row in KING if nearest == "king" else WALK:
        ring: list[list[int]] = [[] for _distance in range(max(row) + 1)]
        for cell, distance in enumerate(row):
            ring[distance].append(cell)
        found.append(tuple(tuple(cells) for cells in ring))
    return tuple(found)


@cache
def towards(nearest: str, start: int, target: int) -> tuple[int, ...]:
    """The neighbours of a cell that are nearer to a target."""
    distances = KING if nearest == "king" else WALK
    return tuple(cell for cell in NEIGHBOURS[start] if distances[cell][target] < distances[start][target])


def _line(edge: int, index: int) -> tuple[int, ...]:
    """The nine cells in front of a berth, the nearest first."""
    near = {0: index, 1: index * SIZE + SIZE - 1, 2: (SIZE - 1) * SIZE + index, 3: index * SIZE}[edge]
    step = {0: SIZE, 1: -1, 2: -SIZE, 3: 1}[edge]
    return tuple(near + step * i for i in range(SIZE))


LINES = tuple(tuple(_line(edge, index) for index in range(SIZE)) for edge in range(4))


def _fold_map(line: tuple[int, ...]) -> list[int]:
    """Where everything goes when a line is folded: one cell away from the Starship, the last one to the front."""
    to = list(range(GONE + 1))
    for place, cell in enumerate(line):
        to[cell] = line[(place + 1) % SIZE]
    return to


FOLDS = tuple(tuple(_fold_map(LINES[edge][index]) for index in range(SIZE)) for edge in range(4))

# ---- Explorers

STATES = ("free", "side", "side_due", "trapped", "asteroid_1", "asteroid_2", "asteroid_3")
"""How an Explorer is, by the number kept in a state."""

# ---- tiles

TYPES = (
    "alien_artifact asteroid_belt_2 asteroid_belt_3 barren_planet beacon black_hole glynium_planet_2 glynium_planet_3 glynium_planet_4 "
    "ion_storm nebula pulsar remote_viewport salvage_explorer solar_flare solar_tempest space_rift spatial_distortion starbase stargate "
    "supernova temporal_anomaly vortex wormhole"
).split()
"""The tile types that lie in one of four ways; Solar Wind has its arrows instead."""

WIND = 4 * len(TYPES)
CODES = WIND + 256
(
    ARTIFACT, BELT_2, BELT_3, BARREN, BEACON, BLACK_HOLE, PLANET_2, PLANET_3, PLANET_4, ION_STORM, NEBULA, PULSAR, VIEWPORT, SALVAGE, FLARE, TEMPEST,
    RIFT, DISTORTION, STARBASE, STARGATE, SUPERNOVA, ANOMALY, VORTEX, WORMHOLE, SOLAR_WIND,
) = range(len(TYPES) + 1)  # fmt: skip

SCHEMA = {
    "tiles": {
        "name": Field(dict),
        "count": Field(int, low=0, high=81),
        "arrows": Field(list, choices=DIRECTIONS, low=1, high=8, optional=True),
        "arrows_h2": Field(list, choices=DIRECTIONS, low=1, high=8, optional=True),
    },
    "pieces": {"name": Field(dict), "count": Field(int, low=0, high=21), "value": Field(int, low=0, high=9)},
}

KIND_OF = tuple([code // 4 for code in range(WIND)] + [SOLAR_WIND] * 256)
"""Tile -> its type as a number."""

ASTEROIDS = tuple(2 if kind == BELT_2 else 3 if kind == BELT_3 else 0 for kind in KIND_OF)
PLANET = tuple({PLANET_2: 2, PLANET_3: 3, PLANET_4: 4}.get(kind, 0) for kind in KIND_OF)
_MOVERS = {ARTIFACT, BEACON, PULSAR, FLARE, TEMPEST, RIFT, SUPERNOVA, ANOMALY, WORMHOLE, SOLAR_WIND}
MOVES = tuple(kind in _MOVERS for kind in KIND_OF)
TRAVELS = tuple(kind in (RIFT, ANOMALY) for kind in KIND_OF)
"""Tiles whose effect depends on the direction of travel."""


def turned(tile: int, quarters: int) -> int:
    """The tile turned clockwise by so many quarters."""
    if tile >= WIND:
        mask, shift = tile - WIND, 2 * (quarters % 4)
        return WIND + ((mask << shift | mask >> (8 - shift)) & 255)
    return tile - tile % 4 + (tile + quarters) % 4


def _mask(directions: list[str]) -> int:
    return sum(1 << DIRECTIONS.index(direction) for direction in directions)


def _tile_text(tile: int) -> str:
    if tile >= WIND:
        return "solar_wind[{}]".format(",".join(d for i, d in enumerate(DIRECTIONS) if (tile - WIND) >> i & 1))
    return f"{TYPES[tile // 4]}@{tile % 4 * 90}"


TILE_TEXTS = tuple(_tile_text(code) for code in range(CODES))


def read_tile(text: str) -> int:
    """The tile a text such as "pulsar@90" or "solar_wind[N,E]" stands for; ValueError says what is wrong with it."""
    if text.startswith("solar_wind[") and text.endswith("]"):
        arrows = text[len("solar_wind[") : -1].split(",")
        if len(set(arrows)) != len(arrows) or any(arrow not in DIRECTIONS for arrow in arrows):
            raise ValueError(_("a Solar Wind has one or more of the arrows {directions}").format(directions=", ".join(DIRECTIONS)))
        return WIND + _mask(arrows)
    name, at, angle = text.partition("@")
    if name not in TYPES:
        raise ValueError(_("there is no tile {name}").format(name=repr(name)))
    if at and angle not in ("0", "90", "180", "270"):
        raise ValueError(_("a tile lies at 0, 90, 180 or 270, not {angle}").format(angle=repr(angle)))
    return TYPES.index(name) * 4 + (int(angle) // 90 if at else 0)


class Tiles:
    """What the component data say: the set of tiles to deal, the directions on each, and what crystals are worth."""

    def __init__(self, components: Components, winds: str) -> None:
        table = components["tiles"]
        self.deal: list[int] = []
        self.directions: list[tuple[int, ...]] = [()] * CODES
        for id, item in table.items():
            if id.startswith("solar_wind"):
                tile = WIND + _mask(item["arrows_h2" if winds == "H2" else "arrows"])
            else:
                tile = TYPES.index(id) * 4
            self.deal += [tile] * item["count"]
        for code in range(WIND):
            arrows = table[TYPES[code // 4]].get("arrows", [])
            self.directions[code] = tuple(sorted((DIRECTIONS.index(arrow) + 2 * (code % 4)) % 8 for arrow in arrows))
        for mask in range(256):
            self.directions[WIND + mask] = tuple(i for i in range(8) if mask >> i & 1)
        pieces = components["pieces"]
        self.supply: tuple[int, ...] = tuple(pieces[f"crystal_{colour}"]["count"] for colour in CRYSTALS)
        self.value: tuple[int, ...] = tuple(pieces[f"crystal_{colour}"]["value"] for colour in CRYSTALS)


def kind_id(tile: int) -> str:
    """The kind of a tile, the same for all numbers of asteroids, crystals or arrows: "glynium_planet"."""
    if tile >= WIND:
        return "solar_wind"
    name = TYPES[tile // 4]
    return name[:-2] if name[-1].isdigit() else name


def tile_name(components: Components, text: str) -> str:
    """The name of a tile in the chosen language, from its text in a position."""
    text = text.lstrip("?#")
    if not text:
        return _("unexplored tile")
    if text.startswith("solar_wind"):
        return _("Solar Wind")
    names: Mapping[str, str] = components["tiles"][text.partition("@")[0]]["name"]
    return names.get(language(), names["en"])


def forceable(state: State41) -> list[tuple[str, str]]:
    """What the next tile turned up can be forced to be: every kind still hidden, with how many there are."""
    counts: dict[str, int] = {}
    for cell in range(CELLS):
        if state.face[cell] == 0:
            name = draw_name(state.tiles[cell])
            counts[name] = counts.get(name, 0) + 1
    return [
        (name, ngettext("{tile}: {count} hidden", "{tile}: {count} hidden", count).format(tile=tile_name(state.game.components, name), count=count))
        for name, count in sorted(counts.items())
    ]


def draw_name(tile: int) -> str:
    """The name by which a draw of this tile is forced."""
    return "solar_wind" if tile >= WIND else TYPES[tile // 4]


def packed(counts: Mapping[str, Any]) -> int:
    """Crystals by colour as one number: yellow, then blue, then red, a byte each."""
    return int(counts.get("yellow", 0) | counts.get("blue", 0) << 8 | counts.get("red", 0) << 16)


def unpacked(crystals: int) -> dict[str, int]:
    """Crystals by colour from one number, only colours that are there."""
    return {colour: crystals >> 8 * i & 255 for i, colour in enumerate(CRYSTALS) if crystals >> 8 * i & 255}
