"""Prepared tables: `table` builds a complete, valid position of which only the interesting part has to be named."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import Any

from spacegames.core.chance import Chance
from spacegames.core.game import Position
from spacegames.core.registry import load

from ..components import (
    BARREN,
    BELT_2,
    BELT_3,
    CELL_OF,
    CELLS,
    CENTRE,
    COLOURS,
    CRYSTALS,
    DISTORTION,
    EDGES,
    ION_STORM,
    KIND_OF,
    KING,
    LINES,
    PLANET,
    PLANET_2,
    PLANET_3,
    PLANET_4,
    SALVAGE,
    SOLAR_WIND,
    STARBASE,
    STARGATE,
    TILE_TEXTS,
    VIEWPORT,
    VORTEX,
    read_tile,
    turned,
)

LETTERS = "ABCD"
BERTHS = {"A": "S5", "B": "N5", "C": "W5", "D": "E5"}
CALM = (SALVAGE, STARBASE, BELT_2, VIEWPORT, STARGATE, DISTORTION, BELT_3, VORTEX, ION_STORM, BARREN)
"""Kinds that disturb nobody, the quietest first: they are dealt near what an example shows, or stand in where any tile will do."""
PLANETS_LAST = (PLANET_2, PLANET_3, PLANET_4)
"""Kinds that stand in only when nothing else is left, for they bring crystals."""
SEED = 41
Heap = Mapping[str, int]


def table(
    cells: Mapping[str, str] | None = None,
    crystals: Mapping[str, Heap] | None = None,
    explorers: Mapping[str, str] | None = None,
    ships: Mapping[str, str] | None = None,
    players: int = 2,
    guardian: str = "5,5",
    mode: str = "wandering",
    kind: str = "explorer_move",
    active: str = "A",
    collected: Mapping[str, Heap] | None = None,
    reached: Mapping[str, int] | None = None,
    supply: Heap | None = None,
    removed: Heap | None = None,
    folded: Mapping[str, int] | None = None,
    looked: Mapping[str, Sequence[str]] | None = None,
    destroyed: Collection[str] = (),
    explored: bool = False,
    everything_known: bool = False,
    number: int = 1,
    starter: str = "A",
    mover: int | None = None,
    travel: str | None = None,
    visited: Sequence[str] = (),
    cargo: str | None = None,
    **options: Any,
) -> Position:
    """A position with all 81 tiles, of which the named ones lie as said and the rest is dealt by a fixed seed.

    Players are A, B, C, D: green in the south, blue in the north, red in the west, yellow in the east. A tile is
    "pulsar@90" or "solar_wind[E,S]", with "?" before it when it lies face down and "#" when it is destroyed. An Explorer
    is "A1": "7,5", "7,5 trapped", "out" or "gone"; those not named are aboard. Cells with Explorers or crystals are face
    up even if their tile is not named, and so is the centre. Planets that must have been found, judging by the crystals
    in play and by the mode, lie open and empty far away from everything named; crystals that are nowhere else have been
    removed. ValueError says when the wishes contradict each other.
    """
    here = _Table(options.get("solar_wind", "H1"))
    letters = LETTERS[:players]
    strangers = [name for given in (explorers, ships, collected, reached, folded, looked) for name in given or {} if name[0] not in letters]
    if strangers or any(name not in CELL_OF for name in (*(cells or {}), *(crystals or {}), *destroyed)):
        raise ValueError(f"no such players or cells: {strangers} {[*(cells or {}), *(crystals or {}), *destroyed]}")
    berths = {letter: (ships or {}).get(letter, BERTHS[letter]) for letter in letters}
    pieces = {f"{letter}{n}": (explorers or {}).get(f"{letter}{n}", "aboard").split() for letter in letters for n in (1, 2, 3)}
    known_all = everything_known or mode == "awakening" or bool(destroyed)

    for name, text in (cells or {}).items():
        here.lay(CELL_OF[name], text)
    for name in destroyed:
        here.destroy(CELL_OF[name])
    exits = [LINES[EDGES.index(berth[0])][int(berth[1]) - 1][0] for berth in berths.values()]
    standing = [CELL_OF[place[0]] for place in pieces.values() if place[0] in CELL_OF]
    for cell in [*standing, *(CELL_OF[name] for name in crystals or {}), CENTRE]:
        here.open_calmly(cell)

    heaps = [*(crystals or {}).values(), *(collected or {}).values(), *([removed] if removed else [])]
    in_play = {colour: sum(heap.get(colour, 0) for heap in heaps) for colour in CRYSTALS}
    shown = [*here.tiles, *exits]
    left = here.open_planets(in_play, supply, known_all or mode != "wandering", shown)
    here.deal_rest(shown, face_up=known_all)
    gone = {colour: here.crystals[colour] - left[colour] - in_play[colour] + (removed or {}).get(colour, 0) for colour in CRYSTALS}
    if removed is not None and any(gone[colour] != removed.get(colour, 0) for colour in CRYSTALS):
        raise ValueError(f"{gone} are in no other place, but {dict(removed)} are said to be removed")

    setting_up = kind in ("pick_starship", "pick_edge")
    before = (LETTERS.index(active) - LETTERS.index(starter)) % players
    points = {letter: sum((collected or {}).get(letter, {}).values()) for letter in letters}
    seats = []
    for seat, letter in enumerate(letters):
        place = (seat - LETTERS.index(starter)) % players
        seats.append(
            {
                "colour": COLOURS[seat] if not setting_up or place < before or (place == before and kind == "pick_edge") else None,
                "edge": berths[letter][0] if not setting_up or place < before else None,
                "ship": int(berths[letter][1]),
                "folded": (folded or {}).get(letter),
                "collected": {colour: (collected or {}).get(letter, {}).get(colour, 0) for colour in CRYSTALS},
                "reached": (reached or {}).get(letter, sum(points[other] > 0 for other in letters[: seat + 1]) if points[letter] else 0),
                "explorers": [{"at": at[0], "state": at[1] if len(at) > 1 else "free"} for at in (pieces[f"{letter}{n}"] for n in (1, 2, 3))],
                "looked": list((looked or {}).get(letter, ())),
            }
        )
    return {
        "game": "sector41",
        "players": players,
        "options": options,
        "chance": {"state": SEED, "forced": []},
        "grid": here.grid(),
        "crystals": {name: dict(heap) for name, heap in (crystals or {}).items()},
        "supply": left,
        "removed": gone,
        "seats": seats,
        "guardian": {"at": guardian, "mode": mode, "red_turn": None},
        "turn": {
            "start": LETTERS.index(starter),
            "active": LETTERS.index(active),
            "number": 0 if setting_up else number,
            "kind": kind,
            "explored": explored,
            "mover": mover,
            "travel": travel,
            "visited": list(visited),
            "fresh": [],
            "cargo": cargo,
        },
    }


class _Table:
    """The grid while it is being laid out: what lies where, and the tiles still to be dealt."""

    def __init__(self, winds: str) -> None:
        tiles = load("sector41").tile_set(winds)
        self.crystals: dict[str, int] = dict(zip(CRYSTALS, tiles.supply, strict=True))
        self.chance = Chance(SEED)
        self.pool: list[int] = tiles.deal.copy()
        self.chance.shuffle(self.pool)
        self.tiles: dict[int, int] = {}
        self.mark: dict[int, str] = {}

    def lay(self, cell: int, text: str) -> None:
        """A named tile: it is taken out of the pool, any Solar Wind standing for one of the sixteen."""
        self.mark[cell] = text[0] if text[0] in "?#" else ""
        tile = read_tile(text.lstrip("?#"))
        self._take(KIND_OF[tile])
        self.tiles[cell] = tile

    def _take(self, kind: int) -> int:
        for tile in self.pool:
            if KIND_OF[tile] == kind:
                self.pool.remove(tile)
                return tile
        name = "solar_wind" if kind == SOLAR_WIND else TILE_TEXTS[4 * kind].partition("@")[0]
        raise ValueError(f"the set has no further tile {name}")

    def destroy(self, cell: int) -> None:
        self.open_calmly(cell)
        self.mark[cell] = "#"

    def open_calmly(self, cell: int) -> None:
        """A tile that disturbs nobody, or any while there is one, face up; the cell is left alone if it has a tile."""
        if cell not in self.tiles:
            left = {KIND_OF[tile] for tile in self.pool}
            others = sorted(left.difference(CALM), key=lambda kind: (kind in PLANETS_LAST, kind))
            self.tiles[cell] = self._take(next(kind for kind in (*CALM, *others) if kind in left))
            self.mark[cell] = ""

    def open_planets(self, in_play: Heap, supply: Heap | None, all_found: bool, shown: Collection[int]) -> dict[str, int]:
        """Turn up, far from what is shown, as many further planets as the crystals ask for; return what is left in the supply."""
        planets = sorted((tile for tile in self.pool if PLANET[tile]), key=lambda tile: PLANET[tile])
        found = sum(PLANET[tile] for cell, tile in self.tiles.items() if self.mark[cell] != "?")
        for count in range(len(planets) + 1):
            for choice in combinations(planets, count):
                left = self._left(found + sum(PLANET[tile] for tile in choice))
                if (all_found and count < len(planets)) or (supply is not None and any(left[colour] != supply.get(colour, 0) for colour in CRYSTALS)):
                    continue
                if all(self.crystals[colour] - left[colour] >= in_play[colour] for colour in CRYSTALS):
                    self._lay_far(choice, shown)
                    return left
        raise ValueError(f"no choice of planets fits the crystals in play {dict(in_play)} and the supply {supply}")

    def _left(self, found: int) -> dict[str, int]:
        """The supply after so many crystals have come into play: yellow first, then blue, then red."""
        left = {}
        for colour in CRYSTALS:
            taken = min(found, self.crystals[colour])
            left[colour] = self.crystals[colour] - taken
            found -= taken
        return left

    def _lay_far(self, planets: Sequence[int], shown: Collection[int]) -> None:
        free = [cell for cell in range(CELLS) if cell not in self.tiles]
        free.sort(key=lambda cell: (-min(KING[cell][other] for other in shown), cell))
        for cell, tile in zip(free, planets, strict=False):
            self.pool.remove(tile)
            self.tiles[cell] = tile
            self.mark[cell] = ""

    def deal_rest(self, shown: Collection[int], face_up: bool) -> None:
        """Deal what is left, quiet tiles next to what is shown, each lying at random."""
        free = [cell for cell in range(CELLS) if cell not in self.tiles]
        distance = {cell: min(KING[cell][other] for other in shown) for cell in free}
        near = sorted((cell for cell in free if distance[cell] < 2), key=lambda cell: (distance[cell], cell))
        quiet = [tile for tile in self.pool if KIND_OF[tile] in CALM]
        others = [tile for tile in self.pool if KIND_OF[tile] not in CALM]
        beside = quiet[: len(near)]
        rest = [*others, *quiet[len(near) :]]
        self.chance.shuffle(rest)
        far = [cell for cell in free if cell not in set(near[: len(beside)])]
        for cell, tile in [*zip(near, beside, strict=False), *zip(far, rest, strict=True)]:
            self.tiles[cell] = turned(tile, self.chance.below(4))
            self.mark[cell] = "" if face_up else "?"

    def grid(self) -> list[list[str]]:
        texts = [self.mark[cell] + TILE_TEXTS[self.tiles[cell]] for cell in range(CELLS)]
        return [texts[row : row + 9] for row in range(0, CELLS, 9)]


# ---- the sector late in the game

PLANETS = {
    "1,1": "glynium_planet_2",
    "1,8": "glynium_planet_2",
    "3,2": "glynium_planet_3",
    "3,9": "glynium_planet_2",
    "4,1": "glynium_planet_3",
    "8,1": "glynium_planet_2",
    "8,9": "glynium_planet_3",
    "2,6": "glynium_planet_4",
}
"""Where the eight planets lie on a late board, out of the way of what is shown."""

CRYSTALS_LATE = {"1,1": {"yellow": 2}, "3,2": {"yellow": 3}, "4,1": {"yellow": 2}, "8,9": {"yellow": 2}, "2,6": {"yellow": 1, "blue": 2, "red": 1}}
"""The crystals still lying there when each of two sides has brought four yellow ones home."""


def late(cells: Mapping[str, str], **more: Any) -> Position:
    """Everything is known except what `cells` puts face down; the red crystal is out, the Guardian moves every turn."""
    settings: dict[str, Any] = {
        "crystals": CRYSTALS_LATE,
        "collected": {"A": {"yellow": 4}, "B": {"yellow": 4}},
        "mode": "acceleration",
        "number": 41,
        "everything_known": True,
        **more,
    }
    return table(cells={**PLANETS, **cells}, **settings)
