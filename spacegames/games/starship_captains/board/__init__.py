"""The board of Starship Captains: the whole table as one scene, and what to touch on it for each action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from spacegames.core.words import _
from spacegames.scene.shapes import Box, Point, Scene, Shape, Thing

from ..narrate import names
from . import cards, others, places, ship, starmap, tracks, words
from .paths import path
from .pictograms import Token
from .starmap import COLOURS
from .symbols import ability_tokens, card_tokens, effects_tokens, event_tokens, score_tokens

if TYPE_CHECKING:
    from ..state import CaptainsState

__all__ = ["path", "scene"]

FACTIONS = ("fleet", "androids", "pirates")
ROOMS = ("helm", "weapons", "science", "repair")
_DECKS = (("missions", "M"), ("technologies", "αβ"), ("omega", "Ω"))


def scene(state: CaptainsState, viewer: int | str | None = None) -> Scene:
    """The board with the viewer's own ship large; else the ship of the captain whose decision it is.

    It is drawn from what the viewer may know, so nothing hidden can show.
    """
    known = state.to_position() if viewer == "all" else state.view(viewer if isinstance(viewer, int) else None)
    if isinstance(viewer, int):
        large = viewer
    elif not state.over:
        large = state.decider
    else:
        large = (state.winners() or [0])[0]
    return _Drawing(state, known, large).scene()


class _Drawing:
    """One board on its way from a position to shapes and things."""

    def __init__(self, state: CaptainsState, known: Mapping[str, Any], large: int) -> None:
        self.state = state
        self.known = known
        self.turn: Mapping[str, Any] = known["turn"]
        self.seats: Sequence[Mapping[str, Any]] = known["seats"]
        self.components = state.game.components
        self.large = large
        self.solo = known["solo"]
        self.winners = state.winners() if state.over else []
        self.active = -1 if state.over else self.turn["active"]
        self.scores = state.scores()
        self.shapes: list[Shape] = []
        self.things: dict[str, Thing] = {}

    def scene(self) -> Scene:
        self._bar()
        self._map()
        self._tracks()
        self._central()
        rivals = [player for player in range(self.state.players) if player != self.large]
        for place, player in enumerate(rivals):
            self._small(player, places.small_ship(place, len(rivals)))
        if self.solo:
            self._solo()
        self._ship(self.large)
        self._tray()
        self.shapes += tracks.legend(words.legend(), _("reconstructed: most card values are ours"))
        return Scene(places.WIDTH, places.HEIGHT, tuple(self.shapes), self.things, words.title(self.state, self.known), self._sketch())

    def _add(self, id: str, label: str, shapes: Sequence[Shape], kind: str, bounds: Box) -> None:
        self.shapes += shapes
        self.things[id] = Thing(id, label, bounds, kind)

    def _thing(self, id: str, label: str, kind: str, bounds: Box) -> None:
        self.things[id] = Thing(id, label, bounds, kind)

    def _name(self, player: int) -> str:
        return names.player_name(self.state, player)

    def _colour(self, player: int) -> str:
        return COLOURS[player] if player < self.state.players else ""

    # ---- bar and round track

    def _bar(self) -> None:
        now = self.known["round"]
        if self.state.over:
            name, note = _("Game over"), _("four rounds are played")
        else:
            name = self._name(self.active)
            note = _("turn {number}").format(number=self.turn["number"])
            if self.state.decider not in (self.active, -1):
                note = _("{name} decides").format(name=self._name(self.state.decider))
        self.shapes += tracks.bar(self.active, name, note, bool(self.solo))
        waiting: dict[int, list[Token]] = {}
        for station, sign in (("home", "station"), ("androids", "androids"), ("pirates", "pirates")):
            token = self.known["stations"][station]
            if isinstance(token, int):
                waiting.setdefault(token, []).append(("", sign, ""))
        wide = (places.BAR[2] - 244) / 4
        for number in (1, 2, 3, 4):
            gift = self.components["rounds"][f"round_{number}"]
            gifts = tuple(("", sign, "") for sign, field in (("medal", "medals"), ("cadet", "cadets")) for _each in range(gift[field]))
            label = _("round {number}").format(number=number)
            said = _("round {number} of 4").format(number=number)
            if number > now and (gift["medals"] or gift["cadets"]):
                said = _("round {number} of 4: every captain gets {gift}").format(number=number, gift=_("1 medal") if gift["medals"] else _("1 cadet"))
            bounds = (places.BAR[0] + 240 + (number - 1) * wide, places.BAR[1] + 2, wide - 4, places.BAR[3] - 4)
            self._add(f"round-{number}", said, tracks.round_chip(number, now, label.capitalize(), gifts, tuple(waiting.get(number, ()))), "round", bounds)

    # ---- the map

    def _map(self) -> None:
        state, known = self.state, self.known
        board = "large" if state.players == 4 else "small"
        self.shapes += starmap.ground(_("Routes and places of this map are our reconstruction."))
        found = {item["place"]: (item["x"], item["y"]) for item in self.components["locations"].values() if item["board"] == board}
        routes = {id: item for id, item in self.components["routes"].items() if item["board"] == board}
        order = {place: index for index, place in enumerate(found)}
        spots, middles = places.layout(tuple(found.values()), tuple((order[item["a"]], order[item["b"]]) for item in routes.values()))
        at = dict(zip(found, spots, strict=True))
        middle = dict(zip(routes, middles, strict=True))
        pirates = known["pirates"]
        for id, item in routes.items():
            kind = pirates.get(id, "")
            x, y = middle[id]
            shapes = starmap.route(at[item["a"]], at[item["b"]], middle[id], item["color"], f"route-{id}", not kind)
            self._add(f"route-{id}", words.route(state, item, kind), shapes, "route", (x - 14, y - 14, 28.0, 28.0))
        ships = self._ships()
        numbers = [int(content.split()[1]) for content in known["planets"].values() if content.startswith("number") and not content.endswith("down")]
        upcoming = max(numbers, default=0)
        for place, (x, y) in at.items():
            self._location(place, x, y, upcoming)
        for id, kind in pirates.items():
            item = routes[id]
            x, y = middle[id]
            colour, reward = kind.split("_")
            self._add(f"pirate-{id}", words.pirate(kind, item), starmap.pirate(x, y, colour, reward, f"pirate-{id}"), "pirate", (x - 27, y - 12, 54, 24))
        for place, crowd in ships.items():
            self._anchored(place, crowd, at[place])

    def _ships(self) -> dict[str, list[int]]:
        """The ships at each location, who reserves it first."""
        ships: dict[str, list[int]] = {}
        for player, seat in enumerate(self.seats):
            ships.setdefault(seat["ship"], []).append(player)
        if self.solo:
            ships.setdefault(self.solo["ship"], []).append(self.state.players)
        for place, crowd in ships.items():
            holder = self._holder(place)
            crowd.sort(key=lambda player: player != holder)
        return ships

    def _holder(self, place: str) -> int:
        holder = self.known["reserved"].get(place)
        return -1 if holder is None else self.state.players if holder == "shadow" else int(holder)

    def _anchored(self, place: str, crowd: list[int], at: Point) -> None:
        """Ships stand on the upper edge of what lies at their place."""
        x, y = at
        if place == "home":
            spots = [(x - 46, y - 26), (x + 46, y - 26), (x - 46, y + 20), (x + 46, y + 20)]
        else:
            left, top = x - places.SPOT[0] / 2 + 44, y - places.SPOT[1] / 2 - 5
            spots = [(left + 27 * i, top) for i in range(4)]
        for player, (sx, sy) in zip(crowd, spots, strict=False):
            id = "ship-shadow" if player >= self.state.players else f"ship-{player}"
            label = _("ship of {name} at {place}").format(name=self._name(player), place=names.place(place))
            self._add(id, label, starmap.ship(sx, sy, self._colour(player), id), "ship", (sx - 16, sy - 11, 33, 22))

    def _location(self, place: str, x: float, y: float, upcoming: int) -> None:
        state = self.state
        content = self.known["planets"].get(place, "empty")
        w, h = places.SPOT
        box = (x - w / 2, y - h / 2, w, h)
        thing = f"loc-{place}"
        holder = self._holder(place)
        label = words.location(state, place, content, self._name(holder) if holder >= 0 else "")
        if place == "home":
            self._add(thing, label, starmap.home(x, y, thing, _("Home")), "location", (x - 34, y - 32, 68, 80))
            token = self.known["stations"]["home"]
            if token == "there":
                tokens = effects_tokens(self.components["stations"]["home"]["effects"])
                self._add(
                    "station-home",
                    words.station(state, "home", token),
                    starmap.station(x, y, "", "", tokens, "", "station-home"),
                    "station",
                    (x - 33, y - 14, 66, 28),
                )
            else:
                self._thing("station-home", words.station(state, "home", token), "spot", (x - 20, y - 16, 40, 32))
            return
        role = ("quiet" if holder >= state.players else starmap.PLAYERS[COLOURS[holder]][0]) if holder >= 0 else ""
        number = int(place[1:])
        if content.startswith("mission"):
            self._thing(thing, label, "location", box)
            item = names.item_of(state, content)
            rows = tuple((row["color"], effects_tokens(row["effects"])) for row in item["rows"])
            id = f"mission-{place}"
            shapes = cards.mission(box, id, names.card_name(state, content), item["points"], rows, words.is_rebuilt(item, "points", "rows"))
            self._add(id, words.mission(state, content), shapes, "mission", box)
            self.shapes += starmap.planet(x - w / 2 + 14, y - h / 2 + 14, 13, number, thing, role)
            return
        small = (x - 46, y - 28, 92, 60)
        self._add(thing, label, starmap.planet(x - 26, y - 4, 20, number, thing, role), "location", small)
        if content.startswith("number"):
            value = int(content.split()[1])
            id = f"number-{value}"
            down = content.endswith("down")
            shapes = starmap.number_token(x + 22, y - 2, value, down, value == upcoming and not down, id)
            said = (
                _("number {number}, face down") if down else _("number {number}: the next mission appears here") if value == upcoming else _("number {number}")
            )
            self._add(id, said.format(number=value), shapes, "number", (x, y - 24, 44, 42))
        elif content.startswith("station"):
            self._station(content.split()[1], x, y)

    def _station(self, name: str, x: float, y: float) -> None:
        token = self.known["stations"][name]
        id = f"station-{name}"
        waiting = "" if token == "there" else _("closed") if token == "out" else _("round {number}").format(number=token)
        tokens = effects_tokens(self.components["stations"][name]["effects"])
        title = {"androids": _("android station"), "pirates": _("pirate station")}[name]
        self._add(
            id, words.station(self.state, name, token), starmap.station(x + 18, y - 4, title, name, tokens, waiting, id), "station", (x - 15, y - 18, 66, 28)
        )

    # ---- tracks and central board

    def _tracks(self) -> None:
        state, known = self.state, self.known
        for number, faction in enumerate(FACTIONS):
            card = known["events"][faction]
            item = names.item_of(state, card)
            begun = bool(known["reached"][faction])
            rebuilt = words.is_rebuilt(item, "first", "lasting", "later")
            x, y, w, h = places.track_box(number)
            self.shapes += tracks.head(number, faction, names.card_name(state, card), event_tokens(item), begun, rebuilt)
            self._thing(f"track-{faction}", names.track(faction), "track", (x, y, w, h))
            self._thing(f"event-{faction}", words.event(state, card, begun), "event", (x + 39, y + 3, places.TRACK_HEAD - 43, h - 6))
            data = self.components["tracks"][f"{faction}_{known['tracks'][faction]}"]
            unsure = words.is_rebuilt(data, "bonuses")
            here: dict[int, list[tuple[int, int]]] = {}
            for player, seat in enumerate(self.seats):
                laps, at = divmod(seat["steps"][faction], 13)
                here.setdefault(at, []).append((player, laps))
            for at in range(13):
                bonus = data["bonuses"][at]
                is_event = at == data["event_space"]
                box = places.space_box(number, at)
                shapes = tracks.space(number, faction, at, data["points"][at], effects_tokens(bonus), is_event, unsure)
                self._add(f"space-{faction}-{at}", words.space(faction, at, data["points"][at], bonus, is_event), shapes, "spot", box)
                if at in here:
                    self.shapes += tracks.markers(number, at, tuple(here[at]), faction)
                    for player, _laps in here[at]:
                        steps = self.seats[player]["steps"][faction]
                        self._thing(f"marker-{player}-{faction}", words.marker(state, player, faction, steps), "marker", box)
        x, y, _w, h = places.track_box(1)
        under = known["under"]
        said = (
            _("below the android event: {cards}").format(cards=names.listed([names.card_name(state, card) for card in under]))
            if under
            else _("nothing lies below the android event")
        )
        self._thing("under-event", said, "event", (x + 39, y + h - 16, places.TRACK_HEAD - 43, 14))

    def _face(self, card: str) -> tuple[str, str, str, tuple[Token, ...], Any, Any, bool]:
        """Name, sort, deck, tokens, edges and whether it is a reconstruction."""
        item = names.item_of(self.state, card)
        kind = "omega" if "score" in item else item["color"] if item["type"] == "room" else "ability"
        rebuilt = words.is_rebuilt(item, "effects", "ability", "score", "left", "right")
        return names.card_name(self.state, card), kind, item.get("deck", "omega"), card_tokens(item), tuple(item["left"]), tuple(item["right"]), rebuilt

    def _central(self) -> None:
        state, known = self.state, self.known
        solo = bool(self.solo)
        for place, card in enumerate(known["central"], 1):
            box = places.offer_box(place, solo)
            id = f"central-{place}"
            if card is None:
                self._add(id, _("empty place of the central board"), cards.gap(box, id), "offer", box)
            else:
                self._add(id, words.technology(state, card), cards.technology(box, id, *self._face(card)), "offer", box)
        for number, (deck, letter) in enumerate(_DECKS):
            found = known["decks"][deck]
            count = found if isinstance(found, int) else len(found)
            box = places.deck_box(number)
            said = {"missions": _("mission deck, {count} cards"), "technologies": _("technology deck, {count} cards"), "omega": _("omega deck, {count} cards")}
            self._add(f"deck-{deck}", said[deck].format(count=count), cards.back(box, f"deck-{deck}", letter, str(count)), "deck", box)
        if not solo:
            return
        for slot, card in enumerate(self.solo["shown"], 1):
            x, y, w, _h = places.offer_box(slot, False)
            box = (x, y, w, 16.0)
            tokens = effects_tokens(names.item_of(state, card)["actions"])
            said = _("action card of Captain Shadow above place {slot}").format(slot=slot)
            self._add(f"action-{slot}", said, others.action(box, tokens, f"action-{slot}"), "action", box)

    def _solo(self) -> None:
        x, y, w, h = places.OTHERS
        card = self.solo["passenger"]
        item = names.item_of(self.state, card)
        rebuilt = words.is_rebuilt(item, "ongoing", "score")
        box = (x, y, w * 0.62 - 6, h)
        does, scores = ability_tokens(item["ongoing"]), score_tokens(item["score"])
        told = words.ability_words(item["ongoing"]), words.score_words(item["score"])
        said = _("passenger {name}: {does}; scores {score}").format(name=names.card_name(self.state, card), does=told[0], score=told[1])
        self._add(
            "passenger", said, others.passenger(box, names.card_name(self.state, card), does, scores, _("your passenger"), told, rebuilt), "passenger", box
        )
        found = self.solo["deck"]
        left = found if isinstance(found, int) else len(found)
        box = (x + w * 0.62, y, w * 0.38, h)
        note = _("cards left this round") if left else _("he has passed")
        self._add(
            "action-deck", _("Captain Shadow's deck: {count} cards left").format(count=left), others.shadow(box, _("Captain Shadow"), left, note), "deck", box
        )

    # ---- ships

    def _board(self) -> Mapping[str, Any]:
        data: Mapping[str, Any] = self.components["boards"][self.state.options["tech_board"]]
        return data

    def _cargo(self, seat: Mapping[str, Any]) -> tuple[list[str], int, int]:
        """What lies in the slots from the left: items, gaps, damage; then the lockers; and overdamage."""
        slots: int = self.components["ship"]["ship"]["cargo"]
        lockers = sum(
            item["ability"]["slots"]
            for card in seat["slots"]
            if card
            for item in [names.item_of(self.state, card)]
            if item.get("type") == "ability" and item["ability"]["kind"] == "cargo"
        )
        items = [kind for kind, number in seat["artifacts"].items() for _each in range(number)] + ["pirate"] * len(seat["pirates"])
        damage = min(slots, seat["damage"])
        room = max(0, slots - damage)
        stowed, locked = items[: max(room, 0)], items[max(room, 0) :]
        row = stowed + [""] * (room - len(stowed)) + ["damage"] * damage
        row += locked + [""] * max(0, lockers - len(locked))
        return row, lockers, max(0, seat["damage"] - slots)

    def _score(self, player: int) -> str:
        return names.half(self.scores[player])

    def _pile(self, seat: Mapping[str, Any]) -> int:
        return sum(names.item_of(self.state, card)["points"] for card in seat["missions"])

    def _ship(self, player: int) -> None:
        state, seat = self.state, self.seats[player]
        self.shapes += ship.ground(player)
        x, y, _w, _h = places.SHIP
        passed = player in self.turn["passed"]
        plate = (x + 4, y + 4, 190, places.HEAD - 4)
        shapes = ship.name_plate(
            player, self._name(player), player == self.active, player in self.winners, player == self.turn["first"], _("passed") if passed else "", plate, 17
        )
        self._add(f"seat-{player}", words.seat(state, player, seat, passed, self._score(player)), shapes, "seat", plate)
        top = y + 4
        medals, rings, pile = (x + 206, top, 70, 30), (x + 288, top, 70, 30), (x + 370, top, 90, 30)
        self._add(
            f"medals-{player}",
            _("{number} medals").format(number=seat["medals"]),
            ship.counter("medal", str(seat["medals"]), "", medals, f"medals-{player}"),
            "counter",
            medals,
        )
        self._add(
            f"rings-{player}",
            _("{number} promotion rings left").format(number=seat["rings"]),
            ship.counter("ring", str(seat["rings"]), "", rings, f"rings-{player}"),
            "counter",
            rings,
        )
        done, points = len(seat["missions"]), self._pile(seat)
        said = _("{number} missions done, {points} points").format(number=done, points=points)
        self._add(f"pile-{player}", said, ship.counter("mission", str(done), "", pile, f"pile-{player}"), "counter", pile)
        score = (x + 452, top, 100, 30)
        self._add(
            f"score-{player}",
            _("{points} points if the game ended now").format(points=self._score(player)),
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
            self._add(id, _("{number} {figure} ready").format(number=number, figure=names.figure(kind)), ship.crowd(box, kind, number, id), "figure", box)
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
            self._thing(id, _("{number} {item}").format(number=number, item=names.item(kind)), "item", bounds)
        if over:
            box = places.cargo_box(slots - 1, len(row))
            self.shapes += ship.over(box[0] + box[2] - 4, box[1] + 3, over)

    def _airlock(self, player: int, seat: Mapping[str, Any]) -> None:
        state, turn = self.state, self.turn
        under_way = turn.get("mission")
        id = f"airlock-{player}"
        if under_way and turn["active"] == player:
            self.shapes += ship.airlock_ground("", "", True)
            item = names.item_of(state, under_way["card"])
            applied, twice = under_way["applied"], under_way["twice"]
            done = tuple("twice" if row in twice else "applied" if row in applied else "" for row in range(1, len(item["rows"]) + 1))
            note = _("mission of {place} under way").format(place=names.place(under_way["at"]))
            self._sheet(id, under_way["card"], tuple(under_way["airlock"]), done, note, True)
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
                later += cards.seam(at, places.TECH[1], places.TECH[3], equal)  # type: ignore[arg-type]
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
            player, self._name(player), player == self.active, player in self.winners, player == self.turn["first"], _("passed") if passed else "", plate, 14.5
        )
        self._add(f"seat-{player}", words.seat(state, player, seat, passed, self._score(player)), shapes, "seat", (x + 1, y + 1, w - 2, unit))
        counts: tuple[tuple[Token, str], ...] = (
            (("", "medal", str(seat["medals"])), f"medals-{player}"),
            (("", "ring", str(seat["rings"])), f"rings-{player}"),
            (("", "mission", str(len(seat["missions"]))), f"pile-{player}"),
            (("", "star", self._score(player)), f"score-{player}"),
        )
        self.shapes += others.counters((x + 182, y + 3, w - 186, unit - 2), counts, 18)
        for index, (_token, id) in enumerate(counts):
            said = {
                "medals": _("{number} medals").format(number=seat["medals"]),
                "rings": _("{number} promotion rings left").format(number=seat["rings"]),
                "pile": _("{number} missions done").format(number=len(seat["missions"])),
                "score": _("{points} points if the game ended now").format(points=self._score(player)),
            }[id.split("-")[0]]
            self._thing(id, said, "counter", (x + 182 + 58 * index, y + 4, 54, unit - 4))
        where = _("at {place}").format(place=names.place(seat["ship"]))
        self.shapes.append(_quiet(x + w - 8, y + 3 + unit / 2, where))
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
            self._add(id, said, others.slot(here, id, kind, tokens, damaged, left, right), "slot", here)  # type: ignore[arg-type]

    # ---- cards just drawn

    def _tray(self) -> None:
        drawn = self.turn.get("drawn") or ()
        chosen: list[str | None] = list(drawn) if isinstance(drawn, list | tuple) else [None] * int(drawn)
        if not chosen and self.state.kind == "tech_card" and not self.state.over:
            offered = [text.split()[1] for text in self.state.actions() if text.startswith("take ")]
            chosen = [card for card in offered if card not in self.known["central"]]
        if not chosen:
            return
        missions = all(card and card.startswith("mission") for card in chosen)
        wide = 170.0 if missions else 104.0
        w = max(230.0, len(chosen) * (wide + 8) + 20)
        x, y, h = places.MAP[0] + (places.MAP[2] - w) / 2, places.TRAY_TOP, 172.0
        self.shapes += starmap.tray((x, y, w, h), _("Drawn: choose one"))
        for index, card in enumerate(chosen):
            box = (x + 12 + index * (wide + 8), y + 30, wide, h - 40)
            if card is None:
                self.shapes += cards.back(box, "", "?", "")
            elif card.startswith("mission"):
                item = names.item_of(self.state, card)
                rows = tuple((row["color"], effects_tokens(row["effects"])) for row in item["rows"])
                shapes = cards.mission(box, f"drawn-{card}", names.card_name(self.state, card), item["points"], rows, words.is_rebuilt(item, "rows"))
                self._add(f"drawn-{card}", words.mission(self.state, card), shapes, "drawn", box)
            else:
                shapes = cards.technology(box, f"drawn-{card}", *self._face(card))
                self._add(f"drawn-{card}", words.technology(self.state, card), shapes, "drawn", box)

    def _sketch(self) -> str:
        """The round and the captains in plain characters."""
        lines = [_("round {number} of 4").format(number=self.known["round"]).capitalize()]
        for player, seat in enumerate(self.seats):
            sign = ">" if player == self.active else " "
            steps = "/".join(str(seat["steps"][faction]) for faction in FACTIONS)
            lines.append(
                f"{sign} {self._name(player):<12} {seat['ship']:<5} ready {words.crew(seat['ready'])}; queue {len(seat['queue'])}; "
                f"medals {seat['medals']}; damage {seat['damage']}; steps {steps}; points {self._score(player)}"
            )
        return "\n".join(lines)


def _quiet(x: float, y: float, text: str) -> Shape:
    from spacegames.scene.shapes import Text

    return Text(x, y, text, 12.5, "end", False, 90, 14, fill="quiet")
