"""What can be counted about Sector 41: hidden tiles, planets still to come, folds, and how far tiles carry an Explorer.

Everything is plain data for `spacegames.study.plots`. What is exact is computed; the rest is counted over games played at
random, where every legal choice is equally likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import comb
from typing import Any

from spacegames.core.chance import Chance
from spacegames.core.game import Event
from spacegames.core.registry import load
from spacegames.core.words import _, ngettext

from .components import (
    BARREN,
    BELT_2,
    BELT_3,
    BLACK_HOLE,
    CELL_OF,
    CELLS,
    EDGES,
    KIND_OF,
    KING,
    LINES,
    MOVES,
    NEBULA,
    PLANET,
    SIZE,
    TILE_TEXTS,
    WIND,
    tile_name,
)  # fmt: skip
from .state import HIDDEN, State41

_HOLDING = (BARREN, BELT_2, BELT_3, BLACK_HOLE, NEBULA)
_MANY = 6

Each = Callable[[Iterable[int]], Iterable[int]]
"""Goes through the numbers of the games; a progress bar can be one."""


# ---- what lies under a back


def under_a_back(state: State41) -> dict[str, float]:
    """The chance of each tile under any one back, as the open table lets one know it; the likeliest first."""
    counts = Counter(tile_name(state.game.components, TILE_TEXTS[tile]) for tile in _hidden(state))
    total = sum(counts.values())
    return {name: count / total for name, count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))}


def sorts_of_tiles(state: State41) -> dict[str, float]:
    """The same by what a tile does to the one who turns it up."""
    counts = dict.fromkeys((_("sends you on"), _("a planet with crystals"), _("holds you, or worse"), _("lets you stop, often with a gift")), 0)
    names = list(counts)
    for tile in _hidden(state):
        place = 0 if MOVES[tile] else 1 if PLANET[tile] else 2 if KIND_OF[tile] in _HOLDING else 3
        counts[names[place]] += 1
    total = sum(counts.values())
    return {name: count / total for name, count in counts.items()} if total else {}


def _hidden(state: State41) -> list[int]:
    return [state.tiles[cell] for cell in range(CELLS) if state.face[cell] == HIDDEN]


def planets_found(numbers: tuple[int, ...] = (1, 4, 8)) -> dict[str, list[tuple[float, float]]]:
    """For each number of planets: how likely it is that so many are found once so many tiles lie open. Exact."""
    planets = sum(PLANET[tile] > 0 for tile in load("sector41").tile_set("H1").deal)
    lines = {}
    for number in numbers:
        points = []
        for opened in range(CELLS + 1):
            fewer = sum(comb(planets, k) * comb(CELLS - planets, opened - k) for k in range(min(number, opened + 1)))
            ways = comb(CELLS, opened)
            points.append((float(opened), (ways - fewer) / ways))
        title = ngettext("at least {number} planet", "at least {number} planets", number)
        lines[_("all {number} planets").format(number=number) if number == planets else title.format(number=number)] = points
    return lines


# ---- folds


def fold_map() -> list[list[float | None]]:
    """How far from the Starship a tile comes to lie: row by row for its place now, column by column after 1 to 9 folds of its line."""
    places: list[list[float | None]] = []
    for place in range(SIZE):
        places.append([float((place + folds) % SIZE + 1) for folds in range(1, SIZE + 1)])
    return places


# ---- games at random


@dataclass(slots=True)
class Journeys:
    """What was counted over many games. `far` and `hops` count the tiles' work only, not the step before it."""

    games: int = 0
    steps: int = 0
    """Ordinary steps and hops that Explorers made."""
    hops: Counter[int] = field(default_factory=Counter)
    """How many times tiles sent the Explorer on in one go."""
    far: Counter[int] = field(default_factory=Counter)
    """How many cells, diagonals as one, lie between the first tile and the last; only where a tile sent the Explorer on."""
    home: int = 0
    """How often the tiles brought the Explorer aboard."""
    by_tile: dict[str, list[int]] = field(default_factory=dict)
    folds: int = 0
    riders: Counter[str] = field(default_factory=Counter)

    def times_sent_on(self) -> dict[str, float]:
        """How often tiles send an Explorer on after a step: not at all, once, and so on."""
        named = {0: _("not at all"), 1: _("once"), 2: _("twice")}
        counts: Counter[str] = Counter()
        for hops in sorted(self.hops):
            counts[named.get(hops) or (_("{number} times").format(number=hops) if hops < _MANY else _("{number} times or more").format(number=_MANY))] += (
                self.hops[hops]
            )
        return {name: count / max(1, self.steps) for name, count in counts.items()}

    def cells_carried(self) -> dict[str, float]:
        """How far an Explorer is carried when a tile sends it on, with all that follows."""
        total = max(1, self.home + sum(self.far.values()))
        carried = {ngettext("{number} cell", "{number} cells", cells).format(number=cells): self.far[cells] / total for cells in sorted(self.far) if cells}
        return {**carried, _("in a circle"): self.far[0] / total, _("home, onto the Starship"): self.home / total}

    def reach_of_tiles(self) -> dict[str, float]:
        """How far each kind of tile carries on average, together with what follows; the furthest first."""
        means = {name: sum(found) / len(found) for name, found in self.by_tile.items()}
        return dict(sorted(means.items(), key=lambda item: -item[1]))

    def carried_by_folds(self) -> dict[str, float]:
        """How often a fold carries somebody or something along."""
        return {name: self.riders[name] / max(1, self.folds) for name in _riders()}


def journeys(games: int = 100, seed: int = 41, each: Each = iter) -> Journeys:
    """Play games of two at random and follow every Explorer and every fold.

    >>> found = journeys(games=1)
    >>> found.games, found.steps > 100, sum(found.hops.values()) == found.steps
    (1, True, True)
    """
    found = Journeys()
    game = load("sector41")
    for number in each(range(games)):
        chance = Chance(seed * 1_000_003 + number)
        state: State41 = game.new(players=2, seed=chance.below(1 << 53))
        trip: _Trip | None = None
        while not state.over:
            for event in state.play(chance.pick(state.actions())):
                trip = _follow(found, state, event, trip)
        _close(found, trip)
        found.games += 1
    return found


@dataclass(slots=True)
class _Trip:
    start: str
    end: str
    hops: int = 0
    tile: str = ""


def _follow(found: Journeys, state: State41, event: Event, trip: _Trip | None) -> _Trip | None:
    data = event.data
    if event.kind == "explorer_moved":
        if data["by"] in ("move", "hop"):
            _close(found, trip)
            found.steps += 1
            return _Trip(data["to"], data["to"])
        if trip is not None:
            trip.tile = trip.tile or tile_name(state.game.components, _any_of_kind(data["by"]))
            trip.hops += 1
            trip.end = data["to"]
    elif event.kind == "turn_began":
        _close(found, trip)
        return None
    elif event.kind == "folded":
        _count_riders(found, state, data)
    return trip


def _any_of_kind(kind: str) -> str:
    return TILE_TEXTS[WIND + 1] if kind == "solar_wind" else kind


def _close(found: Journeys, trip: _Trip | None) -> None:
    if trip is None:
        return
    found.hops[trip.hops] += 1
    if not trip.hops:
        return
    if trip.end not in CELL_OF or trip.start not in CELL_OF:
        found.home += trip.end == "ship"
        return
    far = KING[CELL_OF[trip.start]][CELL_OF[trip.end]]
    found.far[far] += 1
    found.by_tile.setdefault(trip.tile, []).append(far)


def _riders() -> tuple[str, ...]:
    return _("crystals"), _("the Guardian"), _("an Explorer of the one who folds"), _("another Explorer")


def _count_riders(found: Journeys, state: State41, data: dict[str, Any]) -> None:
    crystals, guardian, own, other = _riders()
    line = set(LINES[EDGES.index(data["edge"])][data["line"] - 1])
    found.folds += 1
    found.riders[crystals] += any(state.crystals[cell] for cell in line)
    found.riders[guardian] += state.guardian in line
    found.riders[own] += any(place in line and rider // 3 == data["player"] for rider, place in enumerate(state.where))
    found.riders[other] += any(place in line and rider // 3 != data["player"] for rider, place in enumerate(state.where))
