"""The upper part of the table: round track, star map, faction tracks, central board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.words import _, listed, ngettext
from spacegames.scene.palette import PLAYERS
from spacegames.scene.shapes import Point

from ..narrate import names
from ..narrate.effects import ability_words, effects_words, from_play, score_words
from . import cards, others, places, starmap, tracks, words
from .pictograms import Token
from .starmap import COLOURS
from .symbols import ability_tokens, effects_tokens, event_tokens, score_tokens

if TYPE_CHECKING:
    pass

from .drawing import FACTIONS, Drawing

_DECKS = (("missions", "M"), ("technologies", "αβ"), ("omega", "Ω"))


class Sky(Drawing):
    """Everything that belongs to nobody."""

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
        self.shapes += starmap.ground(_("map: our reconstruction"))
        found = {item["place"]: item for item in self.components["locations"].values() if item["board"] == board}
        routes = {id: item for id, item in self.components["routes"].items() if item["board"] == board}
        order = {place: index for index, place in enumerate(found)}
        spots, middles = places.layout(
            board,
            tuple((place, item["x"], item["y"]) for place, item in found.items()),
            tuple((order[item["a"]], order[item["b"]]) for item in routes.values()),
            any(item["provenance"] == "owner" for item in found.values()),
        )
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
        role = ("quiet" if holder >= state.players else PLAYERS[COLOURS[holder]][0]) if holder >= 0 else ""
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
            _("below the android event: {cards}").format(cards=listed([names.card_name(state, card) for card in under]))
            if under
            else _("nothing lies below the android event")
        )
        self._thing("under-event", said, "event", (x + 39, y + h - 16, places.TRACK_HEAD - 43, 14))

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
            sorts = {
                "missions": ngettext("mission deck, {count} card", "mission deck, {count} cards", count),
                "technologies": ngettext("technology deck, {count} card", "technology deck, {count} cards", count),
                "omega": ngettext("omega deck, {count} card", "omega deck, {count} cards", count),
            }
            self._add(f"deck-{deck}", sorts[deck].format(count=count), cards.back(box, f"deck-{deck}", letter, str(count)), "deck", box)
        if not solo:
            return
        shown = self.solo["shown"]
        for slot in range(1, len(known["central"]) + 1):
            x, y, w, _h = places.offer_box(slot, False)
            box = (x, y, w, 16.0)
            id = f"action-{slot}"
            if slot > len(shown):
                self._thing(id, _("place for an action card of Captain Shadow"), "spot", box)
                continue
            actions = names.item_of(state, shown[slot - 1])["actions"]
            said = _("action card of Captain Shadow above place {slot}: {what}").format(slot=slot, what=effects_words(actions))
            self._add(id, said, others.action(box, effects_tokens(actions), id), "action", box)

    def _solo(self) -> None:
        x, y, w, h = places.OTHERS
        card = self.solo["passenger"]
        item = names.item_of(self.state, card)
        rebuilt = words.is_rebuilt(item, "ongoing", "score")
        box = (x, y, w * 0.62 - 6, h)
        does, scores = ability_tokens(item["ongoing"]), score_tokens(item["score"])
        told = ability_words(item["ongoing"]), score_words(item["score"])
        said = _("passenger {name}: {does}; scores {score}").format(name=names.card_name(self.state, card), does=told[0], score=told[1])
        self._add(
            "passenger", said, others.passenger(box, names.card_name(self.state, card), does, scores, _("your passenger"), told, rebuilt), "passenger", box
        )
        found = self.solo["deck"]
        left = found if isinstance(found, int) else len(found)
        box = (x + w * 0.62, y, w * 0.38, h)
        note = _("cards left this round") if left else _("he has passed")
        self._add(
            "action-deck",
            ngettext("Captain Shadow's deck: {count} card left", "Captain Shadow's deck: {count} cards left", left).format(count=left),
            others.shadow(box, _("Captain Shadow"), left, note),
            "deck",
            box,
        )

    # ---- cards just drawn, and alternatives

    def _tray(self) -> None:
        state = self.state
        if state.kind == "choice" and not state.over:
            self._options()
            return
        chosen: list[str | None] = []
        for found in (self.turn.get("drawn"), self.turn.get("offer")):
            chosen += found if isinstance(found, list) else [None] * (found or 0)
        if not chosen and state.kind == "tech_card" and not state.over:
            offered = [text.split()[1] for text in state.actions() if text.startswith("take ")]
            chosen = [card for card in offered if card not in self.known["central"]]
        if not chosen:
            return
        missions = all(card and card.startswith("mission") for card in chosen)
        wide = 170.0 if missions else 104.0
        w = max(230.0, len(chosen) * (wide + 8) + 16)
        x, y, h = places.MAP[0] + (places.MAP[2] - w) / 2, places.TRAY_TOP, 172.0
        self.shapes += starmap.tray((x, y, w, h), _("Drawn: choose one"))
        for index, card in enumerate(chosen):
            box = (x + 12 + index * (wide + 8), y + 30, wide, h - 40)
            if card is None:
                self.shapes += cards.back(box, "", "?", "")
            elif card.startswith("mission"):
                item = names.item_of(state, card)
                rows = tuple((row["color"], effects_tokens(row["effects"])) for row in item["rows"])
                shapes = cards.mission(box, f"drawn-{card}", names.card_name(state, card), item["points"], rows, words.is_rebuilt(item, "rows"))
                self._add(f"drawn-{card}", words.mission(state, card), shapes, "drawn", box)
            else:
                shapes = cards.technology(box, f"drawn-{card}", *self._face(card))
                self._add(f"drawn-{card}", words.technology(state, card), shapes, "drawn", box)

    def _options(self) -> None:
        """The alternatives of a card, side by side."""
        options = [[from_play(effect) for effect in option] for option in self.state.stack[-1][1]]
        w, h = max(260.0, 150.0 * len(options) + 20), 120.0
        x, y = places.MAP[0] + (places.MAP[2] - w) / 2, places.TRAY_TOP + 40
        self.shapes += starmap.tray((x, y, w, h), _("Choose one"))
        wide = (w - 20) / len(options)
        for index, option in enumerate(options):
            box = (x + 10 + index * wide + 3, y + 30, wide - 6, h - 40)
            id = f"option-{index + 1}"
            self._add(id, effects_words(option), starmap.option(box, effects_tokens(option), id), "option", box)
