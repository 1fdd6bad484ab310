"""The seats of all players: the viewer's at full size, the others compact."""

from __future__ import annotations

from collections import Counter
from typing import Any

from spacegames.core.words import _
from spacegames.scene.shapes import Box

from ..components import name_of
from ..components.names import BASES
from ..narrate.names import action_name, player_name
from . import cards, places, reading, route, seat, strip, words
from .pictograms import Token
from .side import Side
from .sites import Tile


class Seats(Side):
    """The part of the drawing that belongs to the players."""

    def _seat(self) -> None:
        state, player = self.state, self.large
        entry = self.table["seats"][player]
        x, y, w, _h = places.SEAT
        self.back += seat.ground(player)
        id = f"seat-{player}"
        plate = (x + 4, y + 3, 130.0, places.HEAD - 4)
        shapes = cards.name_plate(plate, player, player_name(state, player), 16, player == self.active, player in self.winners, entry["passed"], id)
        self._add(id, words.seat_label(state, self.table, player), shapes, "seat", (x + 2, y + 1, 226, places.HEAD))
        self.front += seat.money(entry["profit"], x + 153, y + 16, 24, id)
        self.front += seat.profit_track(tuple(other["profit"] for other in self.table["seats"]), tuple(self.winners))
        right = x + w - 8
        right = self._idle(player, entry, right, y + 16, 9.6)
        right = self._markers(player, right, y + 16)
        self._perks(entry, x + 570, right - x - 574, y + 4, 23)
        self._hq(player, entry)
        holder = self.viewer if isinstance(self.viewer, int) else player
        self._hand(holder, self.table["seats"][holder])

    def _idle(self, player: int, entry: Any, right: float, y: float, r: float) -> float:
        """Teams waiting in the HQ, from the right."""
        for number, place in enumerate(entry["teams"], 1):
            if place == "hq":
                self._team(player, number, place, right - r, y, r, False, True)
                right -= 2 * r + 4
        return right

    def _markers(self, player: int, right: float, y: float) -> float:
        """Beyond markers a player holds, from the right."""
        for index, holder in enumerate(self.table["beyond"]):
            if holder == player:
                id = f"beyond-{index + 1}"
                label = _("Beyond marker {number} of {name}").format(number=index + 1, name=player_name(self.state, player))
                self._add(id, label, seat.beyond(right - 12, y, index + 1, id, 11), "beyond", (right - 23, y - 11, 22, 22))
                right -= 27
        return right

    def _perks(self, entry: Any, x: float, room: float, y: float, h: float) -> None:
        """Progress cards a player owns."""
        count = len(entry["progress"])
        if not count:
            return
        step = min(54.0, room / count)
        for index, card in enumerate(entry["progress"]):
            item = self.components["progress"][card]
            box = (round(x + index * step, 1), y, round(step - 3, 1), h)
            shapes = seat.perk(box, f"progress-{card}", item["award"], reading.perk_tokens(item))
            self.grounds += shapes[:1]
            self.front.add(shapes, 1)

    def _printed(self) -> Any:
        return self.components["hqs"][self.state.options["start"]]

    def _hq(self, player: int, entry: Any) -> None:
        state = self.state
        hq = self._printed()
        first, last = places.slot_box(1), places.slot_box(4)
        self._thing(f"hq-{player}", words.hq_label(state, player), (first[0], first[1], last[0] + last[2] - first[0], first[3]), "hq")
        for number in (1, 2, 3):
            card = entry["infra"][number - 1]
            printed = hq["slots"][number - 1]
            value = (printed[0]["action"], printed[0]["amount"]) if printed else None
            shapes = seat.slot(player, number, reading.face(state, card) if card else None, value, True, _("slot {number}").format(number=number))
            text = f"{action_name(value[0])} {value[1]}" if value else ""
            self._add(f"slot-{player}-{number}", words.slot_label(state, player, number, card, text), shapes, "slot", places.slot_box(number))
        shapes = seat.slot(player, 4, None, ("research", hq["research"]), False, "")
        label = _("HQ of {name}: printed Research {value}").format(name=player_name(state, player), value=hq["research"])
        self._add(f"research-{player}", label, shapes, "slot", last)
        if reading.has_shield(state, entry["infra"]):
            box = (last[0] + last[2] - 26, last[1] + 3, 23.0, 23.0)
            self._add(f"hq-{player}-shielded", _("Use this Infra shielded"), seat.hq_shield(player, box), "spot", box)
        places_of = (entry["genetics"], entry["revelation"])
        label = words.wheel_label(state, player, *places_of, self.wheel)
        self._add(f"wheel-{player}", label, seat.wheel(player, *places_of, self.wheel, True), "wheel", places.WHEEL)
        pair = entry["legacy"]
        self._add(
            f"legacy-{player}", words.legacy_label(state, player, pair), seat.legacy(player, self._pair(player, pair), _("Legacy")), "legacy", places.LEGACY
        )
        self.grounds += seat.store_ground()
        left = self._left(player, entry)
        for index, base in enumerate(BASES):
            open_now = self.era in self.components["bases"][base]
            label = words.store_label(state, self.table, player, base, left[base])
            self._add(f"store-{player}-{base}", label, seat.store(player, index, base, left[base], open_now), "store", places.store_box(index))

    def _pair(self, player: int, pair: list[str] | None) -> Tile | None:
        return reading.tile_of(self.state, pair[0], [player, pair[1]], False, pair[2]) if pair else None

    def _left(self, player: int, entry: Any) -> Counter[str]:
        """How many bases of each type are left in the store."""
        left: Counter[str] = Counter({base: self.components["bases"][base]["count"] for base in BASES})
        left.subtract(base[1] for found in self.table["sites"].values() for base in found["bases"] if base and base[0] == player)
        if entry["legacy"]:
            left[entry["legacy"][1]] -= 1
        return left

    def _hand(self, player: int, entry: Any) -> None:
        state = self.state
        if not self._sees(player):
            count = len(entry["hand"])
            label = words.hidden_hand(state, player, count)
            self._add(f"hand-{player}", label, cards.backs(places.HAND, f"hand-{player}", count, label), "hand", places.HAND)
            return
        counted = Counter(entry["hand"])
        if player != self.large and len(counted) < 7:
            self.front += seat.whose_hand(player, words.hand_of(state, player))
        self._thing(f"hand-{player}", words.hidden_hand(state, player, len(entry["hand"])), places.HAND, "hand")
        for (card, count), box in zip(counted.items(), places.hand_boxes(len(counted)), strict=True):
            id = f"hand-{player}-{card}"
            face = reading.face(state, card)
            label = words.hand_label(state, player, card, count)
            shapes = cards.card(box, id, face, count, True)
            self._add(id, label, shapes, "card", box)
            for after in dict.fromkeys(part[2] for part in face.parts if part[2]):
                own = [shape for shape in shapes if shape.thing == f"{id}{after}"]
                bounds = own[0].box
                text = {"-shielded": _("{label}, shielded"), "-double": _("{label}: double the value"), "-two": _("{label}: two teams")}[after]
                self._thing(f"{id}{after}", text.format(label=name_of(self.components, "cards", card)), bounds, "spot")

    def _rivals(self) -> None:
        others = [player for player in range(self.state.players) if player != self.large]
        rows = self._progress_rows()
        for place, player in enumerate(others):
            self._rival(player, places.rival_box(place, len(others), rows > 0))
        top = places.below_rivals(len(others), rows > 0)
        if rows:
            _x, top, _w, _h = places.progress_box(0, rows, len(others))
        self._help(top, places.HEIGHT - 18, bool(rows))

    def _help(self, top: float, bottom: float, inside: bool) -> None:
        """What bases do, and how far things are, where there is room for it."""
        rows = words.base_rows(self.state, self.era)
        high = 28 + 25.0 * len(rows)
        if bottom - top < 28 + 18.6 * len(rows):
            return
        far = self._far()
        lines = (len(far) + 1) // 2
        both = bool(far) and bottom - top > high + 6 + 30 + 21 * lines
        box = (places.SIDE_X, top, places.SIDE_W, min(bottom - top, high + 20) if both else bottom - top)
        self._add("bases", _("What each type of base does; every store says it too"), strip.base_table(box, _("Bases of this era"), rows, inside), "help", box)
        if both:
            box = (places.SIDE_X, top + box[3] + 6, places.SIDE_W, bottom - top - box[3] - 6)
            title = _("Distance from {site}").format(site=name_of(self.components, "sites", self._start()))
            label = ", ".join(f"{name} {distance}" for name, distance in far)
            self._add("distances", _("{title}: {list}").format(title=title, list=label), strip.distance_table(box, title, far), "help", box)

    def _start(self) -> str:
        return next(site for site, item in self.components["sites"].items() if item["era"] == self.era and item["kind"] == "start")

    def _far(self) -> tuple[tuple[str, int], ...]:
        """All sites by their distance from the start site."""
        start = self._start()
        found = []
        for site, item in self.components["sites"].items():
            if item["era"] == self.era and site != start and item["kind"] != "orion_spur":
                found.append((route.distance(self.components, start, site), name_of(self.components, "sites", site)))
        return tuple((name, distance) for distance, name in sorted(found))

    def _rival(self, player: int, box: Box) -> None:
        state = self.state
        entry = self.table["seats"][player]
        x, y, w, _h = box
        id = f"seat-{player}"
        self.back += seat.small_ground(player, box)
        plate = (x + 4, y + 4, 98.0, 24.0)
        shapes = cards.name_plate(plate, player, player_name(state, player), 14, player == self.active, player in self.winners, entry["passed"], id)
        self._add(id, words.seat_label(state, self.table, player), shapes, "seat", (x + 2, y + 2, w - 4, 28))
        self.front += seat.money(entry["profit"], x + 117, y + 16, 20, id)
        tokens: tuple[Token, ...] = (("", "card", str(len(entry["hand"]))),)
        self.front += seat.tokens_line(tokens, x + 170, y + 16, 18, 46, id)[0]
        shown = isinstance(self.viewer, int) and self.viewer == player  # then the hand lies below the seat in front
        if not shown:
            label = words.hidden_hand(state, player, len(entry["hand"]))
            self._thing(f"hand-{player}", label, (x + 164, y + 4, 46, 24), "hand")
        if self._sees(player) and not shown:
            for card, count in Counter(entry["hand"]).items():
                bounds = (x + 164, y + 4, 46.0, 24.0)
                self._thing(f"hand-{player}-{card}", words.hand_label(state, player, card, count), bounds, "card")
        right = self._idle(player, entry, x + w - 6, y + 16, 9)
        self._markers(player, right, y + 16)
        self._small_hq(player, entry, box)

    def _small_hq(self, player: int, entry: Any, box: Box) -> None:
        state = self.state
        x, y, w, h = box
        perks = self.era != "mariners"
        top = y + 32
        high = min(62.0, h - 36 - (25 if perks else 0))
        hq = self._printed()
        wide = 61.0
        for number in (1, 2, 3):
            card = entry["infra"][number - 1]
            printed = hq["slots"][number - 1]
            cell = (x + 5 + (number - 1) * (wide + 3), top, wide, high)
            id = f"slot-{player}-{number}"
            text = f"{action_name(printed[0]['action'])} {printed[0]['amount']}" if printed else ""
            shapes = seat.small_slot(cell, id, reading.infra_parts(state, card, printed), number, bool(card))
            self._add(id, words.slot_label(state, player, number, card, text), shapes, "slot", cell)
        cell = (x + 5 + 3 * (wide + 3), top, 46.0, high)
        id = f"research-{player}"
        label = _("HQ of {name}: printed Research {value}").format(name=player_name(state, player), value=hq["research"])
        self._add(id, label, seat.small_slot(cell, id, (("research", str(hq["research"]), False),), 4, False), "slot", cell)
        self._thing(f"hq-{player}", words.hq_label(state, player), (x + 4, top - 1, 3 * (wide + 3) + 50, high + 2), "hq")
        left = x + 5 + 3 * (wide + 3) + 49
        if reading.has_shield(state, entry["infra"]):
            spot = (x + 212, y + 5, 22.0, 22.0)
            self._add(f"hq-{player}-shielded", _("Use this Infra shielded"), seat.hq_shield(player, spot), "spot", spot)
        places_of = (entry["genetics"], entry["revelation"])
        cell = (left, top, 56.0, high)
        shapes = seat.small_wheel(cell, f"wheel-{player}", *places_of, self.wheel)
        self._add(f"wheel-{player}", words.wheel_label(state, player, *places_of, self.wheel), shapes, "wheel", cell)
        cell = (left + 59, top, x + w - 5 - left - 59, high)
        shapes = seat.small_legacy(cell, f"legacy-{player}", self._pair(player, entry["legacy"]))
        self._add(f"legacy-{player}", words.legacy_label(state, player, entry["legacy"]), shapes, "legacy", cell)
        if perks:
            self._perks(entry, x + 5, w - 10, top + high + 3, 22)
