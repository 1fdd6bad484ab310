"""The three boards as one table of sites: distances, regions, what may be explored and built where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spacegames.core.components import Components

from .names import ERAS, PLANETEERS, REGIONS, SITE_NUMBER, SITES, STACKS, STARFARERS

FAR = 1 << 40
"""A distance nobody can travel."""
_BEYOND = ("asteroid_belt", "oort_cloud")


class Boards:
    """Everything about places that never changes. Lists are by site; `slot` is three times the site plus the box."""

    def __init__(self, components: Components) -> None:
        sites, regions = components["sites"], components["regions"]
        items = [sites[name] for name in SITES]
        self.era: tuple[int, ...] = tuple(ERAS.index(item["era"]) for item in items)
        self.of_era: tuple[tuple[int, ...], ...] = tuple(tuple(s for s in range(len(SITES)) if self.era[s] == era) for era in range(3))
        self.region: tuple[int, ...] = tuple(REGIONS.index(item["region"]) for item in items)
        self.kind: tuple[str, ...] = tuple(item["kind"] for item in items)
        self.explore: tuple[int, ...] = tuple(item.get("explore", -1) for item in items)
        self.explored: tuple[tuple[int, ...], ...] = tuple(tuple(s for s in sites if self.explore[s] >= 0) for sites in self.of_era)
        """By era the sites with an exploration box."""
        self.build: tuple[int, ...] = tuple(item.get("build", -1) for item in items)
        self.gravity: tuple[int, ...] = tuple(item["gravity"] for item in items)
        self.boxes: tuple[int, ...] = tuple(len(item["boxes"]) for item in items)
        self.last_box: tuple[int, ...] = tuple(3 * s + len(item["boxes"]) - 1 if item["boxes"] else -1 for s, item in enumerate(items))
        """The slot of the last exploration box; boxes are filled in order."""
        self.spots: tuple[int, ...] = tuple(max(1, len(item["boxes"])) if "build" in item else 0 for item in items)
        """How many bases a site can hold."""
        self.stack: tuple[tuple[int, ...], ...] = tuple(tuple(STACKS[self.era[s]].index(stack) for stack in item["boxes"]) for s, item in enumerate(items))
        self.multi: tuple[bool, ...] = tuple(item["multi_star"] for item in items)
        self.shielded: tuple[bool, ...] = tuple(item["shield_factory"] for item in items)
        self.radiation: tuple[bool, ...] = tuple(regions[item["region"]]["radiation"] for item in items)
        self.start: tuple[int, ...] = tuple(next(s for s in self.of_era[era] if self.kind[s] == "start") for era in range(3))
        self.beyond: tuple[int, ...] = (*tuple(SITE_NUMBER[name] for name in _BEYOND), -1)
        self.is_start: tuple[bool, ...] = tuple(kind == "start" for kind in self.kind)
        self.is_spur: tuple[bool, ...] = tuple(kind == "orion_spur" for kind in self.kind)
        self.is_system: tuple[bool, ...] = tuple(kind == "star_system" for kind in self.kind)
        self.is_stuck: tuple[bool, ...] = tuple(kind in ("orion_spur", "beyond") for kind in self.kind)
        """Sites from which a team never acts again in the era."""
        self.track: int = components["numbers"]["track"]["value"]
        self.in_region: tuple[tuple[int, ...], ...] = tuple(
            tuple(t for t in self.of_era[self.era[s]] if self.region[t] == self.region[s]) for s in range(len(SITES))
        )
        self._measure(components)

    def _measure(self, components: Components) -> None:
        """Cheapest sums of borders; spurs are never on the way (SC-MOV-07, SC-MOV-08, SC-STR-02)."""
        number = len(REGIONS)
        kinds = [components["regions"][name]["kind"] for name in REGIONS]
        radiates = [components["regions"][name]["radiation"] for name in REGIONS]
        cost = [[FAR] * number for _row in range(number)]
        transit: dict[tuple[int, int], int] = {}
        links: dict[tuple[int, int], int] = {}
        self.borders: dict[tuple[int, int], int] = {}
        for item in components["borders"].values():
            names: Mapping[str, int] = SITE_NUMBER if item["kind"] == "link" else {name: n for n, name in enumerate(REGIONS)}
            a, b = (names[end] for end in item["ends"])
            for pair in ((a, b), (b, a)):
                if item["kind"] == "border":
                    cost[pair[0]][pair[1]] = self.borders[pair] = item["cost"]
                else:
                    (transit if item["kind"] == "transit" else links)[pair] = item["cost"]
        hot: list[list[bool]] = [[radiates[a] or radiates[b] for b in range(number)] for a in range(number)]
        for region in range(number):
            cost[region][region] = 0
        for middle in range(number):
            if kinds[middle] == "orion_spur":
                continue
            for a in range(number):
                for b in range(number):
                    if cost[a][middle] + cost[middle][b] < cost[a][b]:
                        cost[a][b] = cost[a][middle] + cost[middle][b]
                        hot[a][b] = hot[a][middle] or hot[middle][b]
        self.sum: list[list[int]] = cost
        """Border sums between regions."""
        self.transit = transit
        self.links = links
        self.distance = tuple(tuple(self._between(a, b, True) for b in range(len(SITES))) for a in range(len(SITES)))
        self.floating = tuple(tuple(self._between(a, b, False) for b in range(len(SITES))) for a in range(len(SITES)))
        """Distances for whoever ignores gravity."""
        self.zone = tuple(tuple(hot[self.region[a]][self.region[b]] for b in range(len(SITES))) for a in range(len(SITES)))
        nearby = components["numbers"]["nearby"]["value"]
        self.near: tuple[tuple[int, ...], ...] = tuple(
            tuple(b for b in self.of_era[STARFARERS] if self.era[a] == STARFARERS and cost[self.region[a]][self.region[b]] <= nearby) for a in range(len(SITES))
        )
        self.order = self._ordered(self.distance)
        self.floating_order = self._ordered(self.floating)
        self.next_calm, self.next_hot = (
            tuple(min([far for far, b in order if self.zone[a][b] is hot and not self.is_spur[b]], default=FAR) for a, order in enumerate(self.order))
            for hot in (False, True)
        )
        """The shortest way from a site outside the radiation zone and in it, spurs left out."""
        self.home_calm, self.home_hot = (
            tuple(self.distance[a][start] if self.zone[a][start] is hot else FAR for a in range(len(SITES)) for start in (self.start[self.era[a]],))
            for hot in (False, True)
        )
        """The way to the start of the era, if it leads outside the radiation zone, or in it."""
        self.nearest: tuple[int, ...] = tuple(order[0][0] if order else FAR for order in self.floating_order)
        """No move from a site is shorter than this."""

    def _between(self, a: int, b: int, gravity: bool) -> int:
        if a == b or self.era[a] != self.era[b] or self.is_spur[a]:
            return FAR
        if (a, b) in self.links:
            return self.links[a, b]
        here, there = self.region[a], self.region[b]
        if self.is_spur[b]:
            return self.borders.get((here, there), FAR)
        borders = self.sum[here][there]
        if self.era[a] == STARFARERS:
            return borders
        extra = self.transit.get((here, there), 0) if self.era[a] == PLANETEERS else 0
        return 1 + borders + 1 + extra + (self.gravity[a] + self.gravity[b] if gravity else 0)

    def _ordered(self, distance: tuple[tuple[int, ...], ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
        """For each site all destinations, nearest first."""
        return tuple(tuple(sorted((far, b) for b, far in enumerate(row) if far < FAR)) for row in distance)


def site_item(components: Components, site: int) -> dict[str, Any]:
    """The data of a site."""
    return components["sites"][SITES[site]]
