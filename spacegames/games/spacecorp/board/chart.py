"""The map of the present era with everything that stands on it."""

from __future__ import annotations

from typing import Any

from spacegames.core.words import _
from spacegames.scene.shapes import Box

from ..components import is_reconstructed
from ..narrate.names import region_name
from . import maps, reading, route, seat, sites, words
from .pad import Pad
from .sites import Tile


class Chart(Pad):
    """The part of the drawing that is the map."""

    def _map(self) -> None:
        self.back += sites.ground(self.era)
        for region, item in self.components["regions"].items():
            if item["era"] == self.era:
                radiation = item["radiation"] and self.era == "planeteers"
                name = "" if region == "inner_system" else region_name(self.state, region)  # its only site has the same name
                shapes = sites.region(region, name, item["kind"], radiation)
                self.back += shapes[:2]
                self.front.add(shapes, 2)
        for id, item in self.components["borders"].items():
            if item["era"] == self.era and item["kind"] == "border":
                shapes = sites.border(*item["ends"], item["cost"], is_reconstructed(self.components, "borders", id, "cost"))
                self.back += shapes[:1]
                self.grounds += shapes[1:2]
                self.front.add(shapes, 2)
        places_of_teams = self._standing()
        for site, item in self.components["sites"].items():
            if item["era"] == self.era:
                self._site(site, item, places_of_teams)
        for item in self.components["borders"].values():
            if item["era"] == self.era and item["kind"] == "link":
                one, two = item["ends"]
                self.front += sites.link(maps.site_box(one), maps.site_box(two), item["cost"])
        self._beyond_on_map()
        self._route(places_of_teams)

    def _standing(self) -> dict[str, list[tuple[int, int]]]:
        """Where the teams are: place -> players and numbers."""
        found: dict[str, list[tuple[int, int]]] = {}
        for player, entry in enumerate(self.table["seats"]):
            for number, place in enumerate(entry["teams"], 1):
                found.setdefault(place, []).append((player, number))
        return found

    def _site(self, site: str, item: Any, standing: dict[str, list[tuple[int, int]]]) -> None:
        box = maps.site_box(site)
        entry = self.table["sites"].get(site) or {"tiles": [], "bases": [], "dead": [], "claim": None, "colony": None}
        found = reading.printed_site(self.state, site)
        label = words.site_label(self.state, self.table, site)
        count = max(1, len(item["boxes"])) if "build" in item else 0
        quiet = bool(entry["tiles"]) and reading.blocked(self.state, entry)
        planned = self._planned(site)
        boxes = []
        for place in range(count):
            tile = entry["tiles"][place] if place < len(entry["tiles"]) else None
            base = entry["bases"][place] if place < len(entry["bases"]) else None
            dead = bool(entry["dead"][place]) if place < len(entry["dead"]) else False
            plan = base is None and place < len(planned)
            shown = [self.turn["active"], planned[place]] if plan else base
            boxes.append(reading.tile_of(self.state, tile, shown, dead, self.era, quiet, plan))
        built = any(tile.base and not tile.planned for tile in boxes)
        cost = max(0, found.build + reading.cost_change(self.state, entry["tiles"])) if found.build >= 0 else -1
        if item["kind"] == "star_system":
            self._system(site, box, found, cost, boxes, built, entry, label)
        elif self.era == "starfarers":
            self._add(f"site-{site}", label, sites.far_site(box, found), "site", box)
        else:
            only = boxes[0] if boxes else Tile()
            self._add(f"site-{site}", label, sites.site(box, found, cost, only), "site", box)
            if only.explored or only.base:
                self._tile(site, box, only)
        self._teams(site, box, standing, entry["claim"], item["kind"] == "star_system")

    def _planned(self, site: str) -> list[str]:
        """The bases that the present Build would put there."""
        draft = self.draft
        if not draft or draft["action"] != "build" or not draft["types"] or draft["team"] is None:
            return []
        here = draft["target"] or self.table["seats"][self.turn["active"]]["teams"][draft["team"] - 1]
        return list(draft["types"]) if here == site else []

    def _tile(self, site: str, box: Box, found: Tile) -> None:
        x, y, w, h = box
        bounds = (x + 5, y + 21, w - 10, h - 47)
        id = f"box-{site}-1"
        self._add(id, words.box_label(self.state, self.table, site, 0), sites.tile(bounds, id, found), "box", bounds, True)

    def _system(self, site: str, box: Box, found: sites.Site, cost: int, boxes: list[Tile], built: bool, entry: Any, label: str) -> None:
        x, y, w, h = box
        owner = next((base[0] for base in entry["bases"] if base), -1)
        colonised = entry["colony"] is not None
        explored = all(tile.explored for tile in boxes)
        self._add(f"site-{site}", label, sites.system(box, found, cost, explored, built), "site", box)
        for place, tile in enumerate(boxes):
            bounds = (x + 35 + place * 37.5, y + 20, 35.5, 42.0)
            if not tile.explored and not tile.base:
                shapes = sites.empty_box(bounds, f"site-{site}", place == 0)
                self.boxes += shapes[:1]
                self.front.add(shapes, 1)
                continue
            id = f"box-{site}-{place + 1}"
            self._add(id, words.box_label(self.state, self.table, site, place), sites.star_tile(bounds, id, tile), "box", bounds, True)
        if colonised:
            value = self.components["colonies"][entry["colony"]]["value"]
            id = f"colony-{entry['colony']}"
            at = (x + w - 16, y + h - 13)  # where the costs were
            shapes = sites.colony(max(owner, 0), value, *at, 14, id)
            self._add(id, words.colony_label(self.state, entry["colony"]), shapes, "colony", (at[0] - 13, at[1] - 14, 26, 28))

    def _teams(self, site: str, box: Box, standing: dict[str, list[tuple[int, int]]], claim: list[int] | None, system: bool) -> None:
        x, y, w, h = box
        here = standing.get(site, [])
        if system:
            for place in (1, 2, 3):
                waiting = standing.get(f"{site}:{place}", [])
                left = x + 11.3 + (3 - place) * 14.67
                for index, (player, number) in enumerate(waiting):
                    self._team(player, number, f"{site}:{place}", left + index * 3, y + h - 13 - index * 11, 8.5, False, True, False)
            for index, (player, number) in enumerate(here):
                step = min(15.0, 30.0 / max(1, len(here) - 1)) if len(here) > 1 else 0.0
                self._team(player, number, site, x + 18, y + 39 + (index - (len(here) - 1) / 2) * step, 9.5, claim == [player, number], False, False)
            return
        stuck = self.components["sites"][site]["kind"] in ("beyond", "orion_spur")
        left, right = self._beside(site)
        for (player, number), (cx, cy) in zip(here, sites.spread(len(here), x + 3 + left, y + h - 4, w - 6 - left - right, 9.6), strict=True):
            self._team(player, number, site, cx, cy, 9.6, claim == [player, number], stuck)

    def _beside(self, site: str) -> tuple[float, float]:
        """What gravity and the build cost take from the line of teams once the site is explored."""
        entry = self.table["sites"].get(site)
        if not entry or not any((*entry["tiles"], *entry["bases"])):
            return 0.0, 0.0
        return 22.0 if self.components["sites"][site]["gravity"] else 0.0, 0.0 if any(entry["bases"]) else 26.0

    def _beyond_on_map(self) -> None:
        """The Beyond markers nobody has won yet."""
        site = {"mariners": "asteroid_belt", "planeteers": "oort_cloud"}.get(self.era)
        if site is None:
            return
        x, y, w, _h = maps.site_box(site)
        for index, holder in enumerate(self.table["beyond"]):
            if holder is None:
                id = f"beyond-{index + 1}"
                at = (x + w - 38 + 24 * index, y + 13)
                label = _("Beyond marker {number}").format(number=index + 1)
                self._add(id, label, seat.beyond(*at, index + 1, id, 10.5), "beyond", (at[0] - 11, at[1] - 11, 22, 22))

    def _route(self, standing: dict[str, list[tuple[int, int]]]) -> None:
        """The way of the move that is being put together; before it has a target, how far each possible one is."""
        draft = self.draft
        if not draft or draft["team"] is None or draft["action"] != "move":
            return
        start = self.table["seats"][self.turn["active"]]["teams"][draft["team"] - 1].split(":")[0]
        if start not in self.components["sites"] or start == draft["target"]:
            return
        light = any(
            effect["do"] == "no_gravity"
            for card in self.table["seats"][self.turn["active"]]["progress"]
            for effect in self.components["progress"][card]["effects"]
        )
        if not draft["target"]:
            for action in self.state.actions() if self.state.kind == "target" and self.chooses else ():
                word, *rest = action.split()
                if word != "to":
                    continue
                site = rest[0]
                x, y, w, h = maps.site_box(site)
                h -= 22 if len(standing.get(site, ())) > 2 and self.era != "starfarers" else 0  # a whole row of teams: show it above them
                left = (x + 3, y + h - 13) if self.era == "starfarers" else (x + w - 40, y + h - 12) if w > 110 else (x + 2, y + h - 13)
                self.ways += route.far(left, route.distance(self.components, start, site, not light))
            return
        found = route.find(self.components, start, draft["target"], not light)
        if found is not None:
            team = self.things[f"team-{self.turn['active']}-{draft['team']}"].centre
            self.ways += route.draw(found._replace(points=(team, *found.points[1:])), found.legs[-1].total)
