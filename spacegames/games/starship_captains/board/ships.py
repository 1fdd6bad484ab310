"""The ships: the own one large, the others compact."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.words import _, ngettext
from spacegames.scene.shapes import Box, Shape, Text, Thing

from ..narrate import names
from ..scoring import lines
from . import cards, others, places, ship, words
from .pictograms import Token
from .symbols import effects_tokens

if TYPE_CHECKING:
    pass

from .drawing import ROOMS, Drawing

_SOURCES = {
    "missions": "mission",
    "factions": "any",
    "omega": "omega",
    "passenger": "people",
    "commanders": "ring",
    "androids": "android",
    "pirates": "pirate",
    "medals": "medal",
    "artifacts": "artifact",
    "damage": "damage",
}
"""The signs of what scores at the end."""


class Ships(Drawing):
    """Everything that belongs to a captain."""

    # ---- ships

    def _ship(self, player: int) -> None:
        state, seat = self.state, self.seats[player]
        self.shapes += ship.ground(player)
        x, y, _w, _h = places.SHIP
        passed = player in self.turn["passed"]
        plate = (x + 4, y + 4, 190, places.HEAD - 4)
        shapes = ship.name_plate(
            player,
            self._name(player),
            player == self.active,
            player in self.winners,
            player == self.turn["first"],
            _("passed") if passed and not state.over else "",
            plate,
            17,
        )
        self._add(f"seat-{player}", words.seat(state, player, seat, passed), shapes, "seat", plate)
        top = y + 4
        medals, rings, pile = (x + 206, top, 70, 30), (x + 288, top, 70, 30), (x + 370, top, 90, 30)
        self._add(
            f"medals-{player}",
            names.several_items("medal", seat["medals"]),
            ship.counter("medal", str(seat["medals"]), "", medals, f"medals-{player}"),
            "counter",
            medals,
        )
        self._add(
            f"rings-{player}",
            ngettext("{number} promotion ring left", "{number} promotion rings left", seat["rings"]).format(number=seat["rings"]),
            ship.counter("ring", str(seat["rings"]), "", rings, f"rings-{player}"),
            "counter",
            rings,
        )
        done, points = len(seat["missions"]), self._pile(seat)
        said = ngettext("{number} mission done, {points}", "{number} missions done, {points}", done).format(number=done, points=names.points(points))
        self._add(f"pile-{player}", said, ship.counter("mission", str(done), "", pile, f"pile-{player}"), "counter", pile)
        score = (x + 452, top, 100, 30)
        self._add(
            f"score-{player}",
            words.score(state, player),
            ship.counter("star", self._score(player), "", score, f"score-{player}"),
            "counter",
            score,
        )
        self._desk(player)
        self.shapes += ship.rooms_ground(_("Ready\nroom"), _("Queue"), _("Hold"), _("these stay"))
        self._thing(f"ready-{player}", words.ready(state, player, seat), "ready", places.READY)
        self._thing(f"queue-{player}", words.queue(state, player, seat), "queue", places.QUEUE)
        self._thing(f"hold-{player}", words.hold(state, player, seat), "hold", places.HOLD)
        present = [(kind, number) for kind, number in seat["ready"].items() if number]
        for index, (kind, number) in enumerate(present):
            box = places.ready_box(index, len(present))
            id = f"ready-{player}-{kind}"
            self._add(id, _("{figures} ready").format(figures=names.several_figures(kind, number)), ship.crowd(box, kind, number, id), "figure", box)
        line = seat["queue"]
        for index, kind in enumerate(line):
            box = places.queue_box(index, len(line))
            id = f"queue-{player}-{index + 1}"
            stays = index >= len(line) - 3
            said = _("{figure}, place {place} of the queue").format(figure=names.figure(kind), place=index + 1)
            self._add(id, said, ship.queued(box, kind, stays, id), "figure", box)
        for number, name in enumerate(ROOMS):
            item = self.components["rooms"][name]
            box = places.room_box(number)
            id = f"room-{player}-{name}"
            title = {"helm": _("Helm"), "weapons": _("Weapons"), "science": _("Science"), "repair": _("Repair")}[name]
            self._add(id, words.room(state, player, name), ship.room(box, title, item["color"], effects_tokens(item["effects"]), id), "room", box)
        self._hold(player, seat)
        self._airlock(player, seat)
        self._tech(player, seat)

    def _desk(self, player: int) -> None:
        state = self.state
        texts = state.actions() if not state.over and state.decider == player and state.kind in ("turn", "train_pick") else ()
        can_train = any(text.startswith("train") for text in texts)
        can_promote = any(text.startswith("promote") for text in texts)
        price = self.components["ship"]["ship"]
        paid: tuple[Token, ...] = (("", "", _("free")),) if state.kind == "train_pick" else ((str(price["train"]), "medal", ""),)
        self.shapes += ship.desk(_("Train for"), _("Promote for"), paid, ((str(price["promote"]), "medal", ""),), can_train, can_promote)
        for number, colour in enumerate(("red", "yellow", "blue")):
            self._thing(f"train-{colour}", _("train to {colour}").format(colour=names.colour(colour)), "spot", ship.train_box(number))
        self._thing("promote", _("promote to commander"), "spot", ship.promote_box())

    def _hold(self, player: int, seat: Mapping[str, Any]) -> None:
        row, lockers, over = self._cargo(seat)
        spans: dict[str, Box] = {}
        slots = len(row) - lockers
        for index, name in enumerate(row):
            box = places.cargo_box(index, len(row))
            id = f"item-{player}-{name}" if name and name != "damage" else f"hold-{player}"
            self.shapes += ship.cargo(box, name, index >= slots, id)
            if id.startswith("item"):
                before = spans.get(id, box)
                spans[id] = (before[0], box[1], box[0] + box[2] - before[0], box[3])
        for id, bounds in spans.items():
            kind = id.split("-", 2)[2]
            number = len(seat["pirates"]) if kind == "pirate" else seat["artifacts"][kind]
            self._thing(id, names.several_items(kind, number), "item", bounds)
        if over:
            box = places.cargo_box(slots - 1, len(row))
            self.shapes += ship.over(box[0] + box[2] - 4, box[1] + 3, over)

    def _airlock(self, player: int, seat: Mapping[str, Any]) -> None:
        state, turn = self.state, self.turn
        under_way = turn.get("mission")
        id = f"airlock-{player}"
        if state.over:
            self._score_pad(id)
            return
        if under_way and turn["active"] == player:
            self.shapes += ship.airlock_ground("", "", True)
            item = names.item_of(state, under_way["card"])
            applied, twice = under_way["applied"], under_way["twice"]
            done = tuple("twice" if row in twice else "applied" if row in applied else "" for row in range(1, len(item["rows"]) + 1))
            note = _("mission of {place} under way").format(place=names.place(under_way["at"]))
            self._sheet(id, under_way["card"], tuple(under_way["airlock"]), done, note, True)
            return
        hand = turn.get("hand")
        if hand and turn["active"] == player:
            self._add(
                id, _("{figure} with a second task").format(figure=names.figure(hand)), ship.at_hand(hand, _("second task"), id), "airlock", places.AIRLOCK
            )
            return
        there = self.known["planets"].get(seat["ship"], "")
        if there.startswith("mission"):
            self.shapes += ship.airlock_ground("", "", False)
            holder = self._holder(seat["ship"])
            note = _("waits for you here")
            if holder not in (player, -1):
                note = _("reserved by {name}").format(name=self._name(holder))
            self._sheet(id, there, (), (), note, False)
            return
        self.shapes += ship.airlock_ground(_("Airlock"), _("no mission where your ship is"), False)
        self._thing(id, _("airlock, empty"), "airlock", places.AIRLOCK)

    def _score_pad(self, id: str) -> None:
        """At the end the airlock shows who scored what."""
        found = [lines(self.state, player) for player in range(self.state.players)]
        sources = [name for name, _points in found[0] if name in _SOURCES]
        columns = tuple(_SOURCES[name] for name in sources)
        rows = tuple((player, tuple(names.half(dict(entry)[name]) for name in sources), self._score(player)) for player, entry in enumerate(found))
        said = "; ".join(
            _("{name}: {points}").format(name=self._name(player), points=names.points(self.state.scores()[player])) for player in range(self.state.players)
        )
        self._add(id, said, ship.score_pad(columns, rows, id), "airlock", places.AIRLOCK)

    def _sheet(self, id: str, card: str, crew: tuple[str, ...], done: tuple[str, ...], note: str, live: bool) -> None:
        item = names.item_of(self.state, card)
        rows = tuple((row["color"], effects_tokens(row["effects"])) for row in item["rows"])
        rebuilt = words.is_rebuilt(item, "points", "rows")
        self._add(
            id,
            _("airlock: {mission}").format(mission=words.mission(self.state, card)),
            cards.mission_sheet(places.AIRLOCK, id, names.card_name(self.state, card), item["points"], rows, rebuilt, crew, done, note, live),
            "airlock",
            places.AIRLOCK,
        )
        if live:
            x, y, w, h = places.AIRLOCK
            high = min(40.0, (h - 44) / len(rows))
            for number in range(1, len(rows) + 1):
                who = names.figure(crew[number - 1]) if number <= len(crew) else _("nobody yet")
                self._thing(
                    f"{id}-{number}", _("row {row}: {figure}").format(row=number, figure=who), "row", (x + 6, y + 40 + high * (number - 1), w - 12, high - 3)
                )

    def _tech(self, player: int, seat: Mapping[str, Any]) -> None:
        board = self._board()
        self.shapes += ship.tech_frame(tuple(board["frame_left"]), tuple(board["frame_right"]))
        edges: list[tuple[tuple[str, ...], tuple[str, ...], bool]] = [(tuple(board["frame_left"]), tuple(board["frame_left"]), False)]
        later: list[Shape] = []
        for slot in range(1, 7):
            card = seat["slots"][slot - 1]
            box = places.slot_box(slot)
            id = f"slot-{player}-{slot}"
            damaged = slot in seat["holes"]
            left, right = tuple(board["left"][slot - 1]), tuple(board["right"][slot - 1])
            if card:
                name, kind, _deck, tokens, left, right, rebuilt = self._face(card)
                stored = seat["stored"][slot - 1] or ""
                shapes = cards.installed(box, id, name, "gray" if stored else kind, tokens, left, right, rebuilt, stored)
            else:
                shapes = cards.empty_slot(box, id, str(slot), left, right, damaged, _("damaged") if damaged else _("empty"))
            edges.append((left, right, bool(card)))
            self.things[id] = Thing(id, words.slot(self.state, player, slot, card, damaged, left, right), box, "slot")
            self.shapes += shapes
        edges.append((tuple(board["frame_right"]), tuple(board["frame_right"]), False))
        for seam in range(7):
            one, two = edges[seam][1], edges[seam + 1][0]
            if edges[seam][2] or edges[seam + 1][2]:
                equal = tuple(bool(a) and a == b for a, b in zip(one, two, strict=True))
                at = places.slot_box(seam + 1)[0] if seam < 6 else places.slot_box(6)[0] + places.slot_box(6)[2]
                later += cards.seam(at, places.TECH[1], places.TECH[3], equal, 31.0 if seam else places.FRAME, 31.0 if seam < 6 else places.FRAME)
        self.shapes += later

    def _small(self, player: int, box: Box) -> None:
        """A captain's ship in three lines: name and numbers, crew, hold and technologies."""
        state, seat = self.state, self.seats[player]
        x, y, w, h = box
        self.shapes += others.ground(player, box)
        roomy = h > 150
        unit = (h - 10) / 3 if not roomy else 34.0
        passed = player in self.turn["passed"]
        plate = (x + 3, y + 3, 168, unit - 2)
        shapes = ship.name_plate(
            player,
            self._name(player),
            player == self.active,
            player in self.winners,
            player == self.turn["first"],
            _("passed") if passed and not state.over else "",
            plate,
            14.5,
        )
        self._add(f"seat-{player}", words.seat(state, player, seat, passed), shapes, "seat", (x + 1, y + 1, w - 2, unit))
        counts: tuple[tuple[Token, str], ...] = (
            (("", "medal", str(seat["medals"])), f"medals-{player}"),
            (("", "ring", str(seat["rings"])), f"rings-{player}"),
            (("", "mission", str(len(seat["missions"]))), f"pile-{player}"),
            (("", "star", self._score(player)), f"score-{player}"),
        )
        self.shapes += others.counters((x + 182, y + 3, w - 186, unit - 2), counts, 18)
        for index, (_token, id) in enumerate(counts):
            said = {
                "medals": names.several_items("medal", seat["medals"]),
                "rings": ngettext("{number} promotion ring left", "{number} promotion rings left", seat["rings"]).format(number=seat["rings"]),
                "pile": ngettext("{number} mission done", "{number} missions done", len(seat["missions"])).format(number=len(seat["missions"])),
                "score": words.score(state, player),
            }[id.split("-")[0]]
            self._thing(id, said, "counter", (x + 182 + 58 * index, y + 4, 54, unit - 4))
        where = _("at {place}").format(place=names.place(seat["ship"]))
        self.shapes.append(Text(x + w - 8, y + 3 + unit / 2, where, 12.5, "end", False, 90, 14, fill="quiet"))
        second = y + unit + 4
        high = unit - 2
        ready = (x + 4, second, 244, high)
        queue = (x + 252, second, w - 256, high)
        present = tuple((kind, number) for kind, number in seat["ready"].items() if number)
        self._add(
            f"ready-{player}", words.ready(state, player, seat), others.crew(ready, present, min(22.0, high - 3), _("ready"), f"ready-{player}"), "ready", ready
        )
        line = tuple((kind, 1) for kind in seat["queue"])
        self._add(
            f"queue-{player}", words.queue(state, player, seat), others.crew(queue, line, min(22.0, high - 3), _("queue"), f"queue-{player}"), "queue", queue
        )
        for kind, _number in present:
            self._thing(f"ready-{player}-{kind}", _("{figure} of {name}").format(figure=names.figure(kind), name=self._name(player)), "spot", ready)
        for place, kind in enumerate(seat["queue"], 1):
            self._thing(f"queue-{player}-{place}", _("{figure}, place {place} of the queue").format(figure=names.figure(kind), place=place), "spot", queue)
        third = second + unit + 1
        rest = y + h - third - 4
        row, _lockers, over = self._cargo(seat)
        hold = (x + 4, third, 192, min(rest, 34.0))
        self._add(f"hold-{player}", words.hold(state, player, seat), others.hold(hold, tuple(row), over, f"hold-{player}"), "hold", hold)
        for kind in dict.fromkeys(name for name in row if name and name != "damage"):
            self._thing(f"item-{player}-{kind}", names.item(kind), "spot", hold)
        self._small_slots(player, seat, (x + 200, third, w - 204, rest) if not roomy else (x + 4, third + 38, w - 8, rest - 38))
        for name in ROOMS:
            self._thing(f"room-{player}-{name}", words.room(state, player, name), "spot", (x + 1, y + 1, w - 2, unit))
        self._thing(f"airlock-{player}", _("airlock of {name}").format(name=self._name(player)), "spot", (x + 1, y + 1, w - 2, unit))
        mission = self.turn.get("mission")
        if mission and self.turn["active"] == player:
            for number in range(1, len(names.item_of(state, mission["card"])["rows"]) + 1):
                self._thing(f"airlock-{player}-{number}", _("row {row} of the mission").format(row=number), "spot", (x + 1, y + 1, w - 2, unit))

    def _small_slots(self, player: int, seat: Mapping[str, Any], box: Box) -> None:
        x, y, w, h = box
        board = self._board()
        wide = w / 6
        for slot in range(1, 7):
            card = seat["slots"][slot - 1]
            id = f"slot-{player}-{slot}"
            here = (round(x + wide * (slot - 1), 1), y, round(wide - 2, 1), h)
            damaged = slot in seat["holes"]
            left, right = tuple(board["left"][slot - 1]), tuple(board["right"][slot - 1])
            kind, tokens = "", ()
            if card:
                _name, kind, _deck, tokens, left, right, _rebuilt = self._face(card)  # type: ignore[assignment]
            said = words.slot(self.state, player, slot, card, damaged, left, right)
            self._add(id, said, others.slot(here, id, kind, tokens, damaged, left, right), "slot", here)
