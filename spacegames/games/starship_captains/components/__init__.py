"""The components in a form that plays fast: boards, cards, tokens and figures as small numbers.

Figures are counted cadet, three ensigns, three commanders, android. Colours are gray, red, yellow, blue and android. A card is
its place in the list of all technologies, the omegas behind the others; missions and events have lists of their own.
"""

from __future__ import annotations

from typing import Any

from spacegames.core.components import Components
from spacegames.core.words import language

from .schema import SCHEMA, faults_of
from .vocabulary import FACTIONS, Ability, Effects, ability, effects

__all__ = ["FACTIONS", "FIGURES", "SCHEMA", "Board", "Cards", "faults_of", "item_name", "provenance_of"]

FIGURES = ("cadet", "red", "yellow", "blue", "red*", "yellow*", "blue*", "android")
CADET, RED, YELLOW, BLUE, RED_COMMANDER, YELLOW_COMMANDER, BLUE_COMMANDER, ANDROID = range(8)
FIGURE = {name: number for number, name in enumerate(FIGURES)}
COLORS = ("gray", "red", "yellow", "blue", "android")
COLOR_OF = (0, 1, 2, 3, 1, 2, 3, 4)
"""The colour of each figure."""
BITS = 6
"""A count of figures or artifacts takes so many bits of a packed number."""
ONE = tuple(1 << BITS * kind for kind in range(8))
"""One figure of each kind in a packed ready room."""
FULL = (1 << BITS) - 1
ARTIFACTS = ("red-yellow", "red-blue", "yellow-blue")
ITEMS = (*ARTIFACTS, "pirate")
PIRATE = 3
ROOMS = ("helm", "weapons", "science", "repair")
BASIC = len(ROOMS)
"""Rooms are counted: the basic ones, then the technology slots."""
SLOTS = 6
STATIONS = ("home", "androids", "pirates")
THERE, OUT = 0, 5
"""Where a station token is: at its station, on a round space from 2 to 4, or out of play."""
BOARDS = ("small", "large")
ROUTE_COLORS = ("green", "purple", "yellow")
SYMBOLS = ("", "repair", "medal", "move")
LEVELS = ("top", "middle", "bottom")
SPACES = 13
"""Spaces of a faction track, the start space included."""
SUPPLY = ("cadets", "red", "yellow", "blue", "androids", "medals")
SUPPLY_OF = (0, 1, 2, 3, 1, 2, 3, 4)
"""Which supply a figure comes from."""
MEDALS = 5
SEAT_COLORS = ("orange", "pink", "green", "teal")


def count(packed: int, kind: int) -> int:
    """How many of a kind a packed number holds."""
    return packed >> BITS * kind & FULL


def kinds_in(packed: int, kinds: int = 8) -> list[int]:
    """The kinds a packed number holds, each once."""
    return [kind for kind in range(kinds) if packed >> BITS * kind & FULL]


def total(packed: int) -> int:
    """How many there are in all."""
    number = 0
    while packed:
        number += packed & FULL
        packed >>= BITS
    return number


class Board:
    """One side of the main board: locations, routes and the tokens that are laid out on it."""

    def __init__(self, components: Components, players: int) -> None:
        side = BOARDS[players == 4]
        self.places: tuple[str, ...] = ("home", *sorted(i["place"] for i in components["locations"].values() if i["board"] == side and i["place"] != "home"))
        self.number = {name: place for place, name in enumerate(self.places)}
        routes = {name: item for name, item in components["routes"].items() if item["board"] == side}
        self.routes: tuple[str, ...] = tuple(routes)
        self.route_number = {name: route for route, name in enumerate(self.routes)}
        self.ends: tuple[tuple[int, int], ...] = tuple((self.number[item["a"]], self.number[item["b"]]) for item in routes.values())
        self.color: tuple[int, ...] = tuple(ROUTE_COLORS.index(item["color"]) for item in routes.values())
        self.skulls: tuple[int, ...] = tuple(route for route, item in enumerate(routes.values()) if item["skull"])
        self.ways: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            tuple((b if a == place else a, route) for route, (a, b) in enumerate(self.ends) if place in (a, b)) for place in range(len(self.places))
        )
        """Location -> the locations one move away, each with the route that leads there."""
        self.by_color: tuple[dict[int, int], ...] = tuple({self.color[route]: route for _end, route in reversed(ways)} for ways in self.ways)
        triangles = [item for item in components["triangles"].values() if item["players"] <= players]
        self.numbers = sum(item["kind"] == "number" for item in triangles)
        self.missions = sum(item["kind"] == "mission" for item in triangles)
        self.route_of: tuple[dict[int, int], ...] = tuple(dict(ways) for ways in self.ways)


class Cards:
    """Everything printed on cards, tracks, tokens and ship boards."""

    def __init__(self, components: Components) -> None:
        self._missions(components["missions"])
        self._technologies(components["technologies"], components["omega"])
        self._events(components["events"])
        tracks = components["tracks"]
        self.tracks = [[tracks[f"{faction}_{side}"] for side in "AB"] for faction in FACTIONS]
        self.points: list[list[tuple[int, ...]]] = [[tuple(side["points"]) for side in sides] for sides in self.tracks]
        self.bonuses: list[list[tuple[Effects, ...]]] = [[tuple(effects(bonus) for bonus in side["bonuses"]) for side in sides] for sides in self.tracks]
        self.event_space: list[list[int]] = [[side["event_space"] for side in sides] for sides in self.tracks]
        rooms = components["rooms"]
        self.room_color: tuple[int, ...] = tuple(COLORS.index(rooms[name]["color"]) for name in ROOMS)
        self.room_effects: tuple[Effects, ...] = tuple(effects(rooms[name]["effects"]) for name in ROOMS)
        self.station_effects: tuple[Effects, ...] = tuple(effects(components["stations"][name]["effects"]) for name in STATIONS)
        pirates = components["pirates"]
        self.pirates: tuple[str, ...] = tuple(pirates)
        self.pirate_number = {name: kind for kind, name in enumerate(self.pirates)}
        self.pirate_color: tuple[int, ...] = tuple(ROUTE_COLORS.index(item["color"]) for item in pirates.values())
        self.pirate_damage: tuple[int, ...] = tuple(item["damage"] for item in pirates.values())
        self.pirate_reward: tuple[Effects, ...] = tuple(effects(item["reward"]) for item in pirates.values())
        self.pirate_count: tuple[int, ...] = tuple(item["count"] for item in pirates.values())
        artifacts = components["artifacts"]
        self.artifact_colors: tuple[tuple[int, ...], ...] = tuple(tuple(COLORS.index(color) for color in artifacts[name]["colors"]) for name in ARTIFACTS)
        self.artifact_count: tuple[int, ...] = tuple(artifacts[name]["count"] for name in ARTIFACTS)
        tokens = components["tokens"]
        limits = ("cadet", "ensign_red", "ensign_yellow", "ensign_blue", "android", "medal")
        self.limits: tuple[int, ...] = tuple(tokens[name]["count"] for name in limits)
        self.sides = {name: _TechBoard(item) for name, item in components["boards"].items()}
        ship: dict[str, Any] = components["ship"]["ship"]
        self.cargo: int = ship["cargo"]
        self.start_damage: int = ship["damage"]
        self.start_medals: int = ship["medals"]
        self.rings: int = ship["rings"]
        self.start_ready: int = sum(ONE[FIGURE[name]] for name in ship["ready"])
        self.start_queue: tuple[int, ...] = tuple(FIGURE[name] for name in ship["queue"])
        self.stay: int = ship["stay"]
        self.train_price: int = ship["train"]
        self.promote_price: int = ship["promote"]
        self.rounds: int = ship["rounds"]
        self.technology_places: int = ship["technologies"]
        self.omega_places: tuple[int, int] = (ship["solo_omega"], ship["omega"])
        """Omega cards on the central board of a solo game and of others."""
        gifts = [components["rounds"][f"round_{number}"] for number in range(1, self.rounds + 1)]
        self.gift_medals: tuple[int, ...] = (0, *(gift["medals"] for gift in gifts))
        self.gift_cadets: tuple[int, ...] = (0, *(gift["cadets"] for gift in gifts))
        self.home_round: int = next((number for number, gift in enumerate(gifts, 1) if gift["home"]), OUT)
        self._solo(components["passengers"], components["actions"])
        self.halves: dict[str, int] = {name: item["halves"] for name, item in components["scoring"].items()}
        # what others have worked out from these cards and keep here
        self.worth: dict[str, Any] = {}
        self.payers: dict[int, Any] = {}
        self.rooms: dict[tuple[Any, ...], Any] = {}

    def _missions(self, items: dict[str, dict[str, Any]]) -> None:
        self.missions: tuple[str, ...] = tuple(items)
        self.mission_number = {name: mission for mission, name in enumerate(self.missions)}
        self.mission_points: tuple[int, ...] = tuple(item["points"] for item in items.values())
        self.rows: tuple[tuple[tuple[int, Effects], ...], ...] = tuple(
            tuple((COLORS.index(row["color"]), effects(row["effects"])) for row in item["rows"]) for item in items.values()
        )
        self.row_symbols: tuple[frozenset[str], ...] = tuple(
            frozenset(symbol for row in item["rows"] for symbol in _symbols(row["effects"])) for item in items.values()
        )
        self.row_colors: tuple[frozenset[str], ...] = tuple(frozenset(row["color"] for row in item["rows"]) for item in items.values())

    def _technologies(self, others: dict[str, dict[str, Any]], omegas: dict[str, dict[str, Any]]) -> None:
        self.omega = len(others)
        """The first omega card."""
        self.cards: tuple[str, ...] = (*others, *omegas)
        self.number = {name: card for card, name in enumerate(self.cards)}
        items = [*others.values(), *omegas.values()]
        self.alpha: tuple[bool, ...] = tuple(item.get("deck") == "alpha" for item in items)
        self.is_room: tuple[bool, ...] = tuple(item.get("type") == "room" for item in items)
        self.color: tuple[int, ...] = tuple(COLORS.index(item["color"]) if item.get("type") == "room" else -1 for item in items)
        self.effects: tuple[Effects, ...] = tuple(effects(item["effects"]) if item.get("type") == "room" else () for item in items)
        self.ability: tuple[Ability | None, ...] = tuple(ability(item["ability"]) if item.get("type") == "ability" else None for item in items)
        self.power: tuple[int, ...] = tuple(entry.bit if entry else 0 for entry in self.ability)
        self.left: tuple[tuple[int, ...], ...] = tuple(tuple(SYMBOLS.index(symbol) for symbol in item["left"]) for item in items)
        self.right: tuple[tuple[int, ...], ...] = tuple(tuple(SYMBOLS.index(symbol) for symbol in item["right"]) for item in items)
        self.score: tuple[dict[str, Any] | None, ...] = tuple(item.get("score") for item in items)

    def _events(self, items: dict[str, dict[str, Any]]) -> None:
        self.events: tuple[str, ...] = tuple(items)
        self.event_number = {name: event for event, name in enumerate(self.events)}
        self.event_faction: tuple[int, ...] = tuple(FACTIONS.index(item["faction"]) for item in items.values())
        self.event_solo: tuple[bool, ...] = tuple(item["solo"] for item in items.values())
        self.events_for: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(
                tuple(event for event in range(len(items)) if self.event_faction[event] == faction and self.event_solo[event] == solo)
                for faction in range(len(FACTIONS))
            )
            for solo in (False, True)
        )
        """Solo or not -> faction -> the events there are."""
        self.event_first: tuple[Effects, ...] = tuple(effects(item["first"]) for item in items.values())
        self.event_later: tuple[Effects, ...] = tuple(effects(item.get("later", [])) for item in items.values())
        self.event_lasting: tuple[Ability | None, ...] = tuple(ability(item["lasting"]) if "lasting" in item else None for item in items.values())

    def _solo(self, passengers: dict[str, dict[str, Any]], actions: dict[str, dict[str, Any]]) -> None:
        self.passengers: tuple[str, ...] = tuple(passengers)
        self.passenger_ability: tuple[Ability, ...] = tuple(ability(item["ongoing"]) for item in passengers.values())
        self.passenger_score: tuple[dict[str, Any], ...] = tuple(item["score"] for item in passengers.values())
        self.passenger_technologies: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.number[name] for name in item["technologies"]) for item in passengers.values()
        )
        self.actions: tuple[str, ...] = tuple(actions)
        self.action_kind: tuple[str, ...] = tuple(item["kind"] for item in actions.values())
        self.action_effects: tuple[Effects, ...] = tuple(effects(item["actions"]) for item in actions.values())

    # ---- who does something: cards, then events, then passengers share one numbering

    def source_name(self, source: int) -> str:
        """The id of what does something by itself."""
        names = (*self.cards, *self.events, *self.passengers)
        return names[source]

    @property
    def sources(self) -> int:
        return len(self.cards) + len(self.events) + len(self.passengers)


class _TechBoard:
    """One side of the personal technology board."""

    def __init__(self, item: dict[str, Any]) -> None:
        self.holes: int = sum(1 << slot for slot in item["damaged"])
        """Damaged slots, a bit each; slots are counted from 1."""
        self.left: tuple[tuple[int, ...], ...] = tuple(tuple(SYMBOLS.index(symbol) for symbol in slot) for slot in item["left"])
        self.right: tuple[tuple[int, ...], ...] = tuple(tuple(SYMBOLS.index(symbol) for symbol in slot) for slot in item["right"])
        self.frame_left: tuple[int, ...] = tuple(SYMBOLS.index(symbol) for symbol in item["frame_left"])
        self.frame_right: tuple[int, ...] = tuple(SYMBOLS.index(symbol) for symbol in item["frame_right"])


def _symbols(entries: list[dict[str, Any]]) -> list[str]:
    """The symbols printed in a list of effects, nested ones too."""
    found = []
    for entry in entries:
        found.append(f"faction:{entry['faction']}" if entry["op"] == "faction" else entry["op"])
        for inner in (entry.get("gain", []), entry.get("do", []), *entry.get("options", [])):
            found += _symbols(inner)
    return found


# ---- names


def item_name(components: Components, file: str, item: str) -> str:
    """The name of an item in the chosen language."""
    names: dict[str, str] = components[file][item]["name"]
    return names.get(language(), names["en"])


def file_of(components: Components, id: str) -> str:
    """The data file an id of a card belongs to."""
    return next(file for file in ("technologies", "omega", "missions", "events", "passengers", "actions") if id in components[file])


def provenance_of(components: Components, id: str) -> bool:
    """Whether anything on this card is not read from a real one but proposed."""
    return components.is_reconstructed(file_of(components, id), id)
