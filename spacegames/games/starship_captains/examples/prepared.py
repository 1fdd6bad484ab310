"""Prepared tables: `table` writes a position down from a few words, with every other piece where it belongs.

Figures are written C R Y B R* Y* B* A, items RY RB YB and P for a pirate token, or the full name of its kind.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from spacegames.core.game import Position

from ..components import ARTIFACTS, FACTIONS, FIGURES, SUPPLY, SUPPLY_OF, Board, Cards

_CODES = {"C": 0, "R": 1, "Y": 2, "B": 3, "R*": 4, "Y*": 5, "B*": 6, "A": 7}
_ITEMS = {"RY": "red-yellow", "RB": "red-blue", "YB": "yellow-blue", "P": "green_medal"}
_MISSIONS = {
    "p01": "mission_41",
    "p04": "mission_36",
    "p05": "mission_05",
    "p06": "mission_17",
    "p08": "mission_31",
    "p11": "mission_48",
    "p14": "mission_15",
}
_NUMBERS = {1: "p10", 2: "p02", 3: "p03", 4: "p12", 5: "p13", 6: "p15"}
_STATIONS = {"p09": "station androids", "p07": "station pirates"}
_CENTRAL = "tech_33 tech_05 tech_24 tech_12 tech_18 omega_01 omega_02 omega_03"
_EVENTS = {"fleet": "event_fleet_3", "androids": "event_androids_1", "pirates": "event_pirates_4"}
_SOLO_EVENTS = {"fleet": "solo_event_fleet", "androids": "solo_event_androids", "pirates": "solo_event_pirates"}
_SHIP = ("ready", "queue", "medals", "damage", "holes", "slots", "items", "steps", "ship", "missions", "stored", "used")


@cache
def _printed() -> tuple[Any, Cards, dict[int, Board]]:
    from .. import GAME

    game = GAME()
    return game, game.cards, game.boards


def table(
    players: int = 2,
    *,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    planets: Mapping[str, str] | None = None,
    tokens: Mapping[int, str] | None = None,
    down: int = 0,
    pirates: Mapping[str, str | None] | None = None,
    central: str = "",
    technologies: str = "",
    omega: str = "",
    missions_deck: str = "",
    omega_spent: str = "",
    tech_spent: str = "",
    artifacts_bag: str | None = None,
    round: int = 1,
    active: int = 0,
    first: int | None = None,
    passed: Iterable[int] = (),
    stations: Mapping[str, Any] | None = None,
    events: Mapping[str, str] | None = None,
    under: str | None = None,
    reached: Mapping[str, Iterable[int]] | None = None,
    trophies: Mapping[str, int] | None = None,
    tracks: str = "AAA",
    side: str = "A",
    arrived: Iterable[int] = (),
    solo: Mapping[str, Any] | None = None,
    forced: Iterable[int | str] = (),
    turn: int = 1,
    **settings: Any,
) -> Position:
    """A position at the `turn` decision of the active player.

    Settings of player 0 are given by name (ready, queue, medals, damage, holes, slots, items, steps, ship, missions, stored, used),
    those of others as {1: {...}}; whatever else is left over is an option of the game. Supplies, bags and decks are worked out.
    """
    game, cards, boards = _printed()
    board = boards[players]
    seats = [_seat(cards, side, {name: settings.pop(name) for name in _SHIP if name in settings})]
    seats += [_seat(cards, side, dict((others or {}).get(player, {}))) for player in range(1, players)]
    options = {**{name: option.default for name, option in game.options.items()}, "tech_board": side, **settings}
    named = {*" ".join([technologies, omega, missions_deck, omega_spent, tech_spent, central, under or ""]).split(), *(planets or {}).values()}
    for seat in seats:
        named |= {*seat["slots"], *seat["missions"]}
    layout = _layout(board, planets or {}, tokens or {}, down)
    layout = {place: _spare(cards.missions, what, named, [*layout.values()]) if place not in (planets or {}) else what for place, what in layout.items()}
    routes = {board.routes[route]: "purple_medal" if number < 6 else "yellow_medal" for number, route in enumerate(board.skulls)}
    for route, kind in (pirates or {}).items():
        routes.pop(route, None)
        if kind is not None:
            routes[route] = kind
    lying = _CENTRAL.split()[: cards.technology_places + cards.omega_places[players > 1]]
    beneath = ("tech_08" if players > 1 else "tech_08 tech_20 tech_47").split() if under is None else under.split()
    shown = central.split() or [_spare(cards.cards, name, named, [*lying, *beneath]) for name in lying]
    if under is None:
        beneath = [_spare(cards.cards, name, named | {*shown}, beneath) for name in beneath]
    gone = {"missions": [], "technologies": tech_spent.split(), "omega": omega_spent.split()}
    solo_part = _solo(cards, round, solo or {}) if players == 1 else None
    position: Position = {
        "game": game.id,
        "players": players,
        "options": options,
        "chance": {"state": 1, "forced": list(forced)},
        "round": round,
        "tracks": dict(zip(FACTIONS, tracks, strict=True)),
        "planets": layout,
        "pirates": dict(sorted(routes.items())),
        "stations": {"home": cards.home_round if round < cards.home_round else "there", "androids": "there", "pirates": "there", **(stations or {})},
        "reserved": _reserved(board, layout, [seat["ship"] for seat in seats], solo_part, list(arrived), bool(options["shadow_reserves"])),
        "central": [None if name == "-" else name for name in shown],
        "discards": gone,
        "events": {**(_EVENTS if players > 1 else _SOLO_EVENTS), **(events or {})},
        "under": beneath,
        "reached": _reached(seats, reached or {}),
        "trophies": {name: (trophies or {}).get(name) for name in FACTIONS},
        "known": {"top": [0] * players, "bottom": []},
        "seats": seats,
        "solo": solo_part,
        "turn": {
            "first": active if first is None else first,
            "active": active,
            "number": turn,
            "passed": sorted(passed),
            "kind": "turn",
            "player": active,
            "actor": active,
            "used": [],
            "fresh": {"red": 0, "yellow": 0, "blue": 0},
            "mission": None,
            "hand": None,
            "room": None,
            "drawn": [],
            "offer": [],
            "pending": [["end_turn"], ["turn"]],
        },
    }
    position["decks"] = _decks(cards, position, {"missions": missions_deck, "technologies": technologies, "omega": omega})
    _fill(cards, position, artifacts_bag)
    return position


def _spare(every: Iterable[str], name: str, named: set[str], lying: list[str]) -> str:
    """The card that lies here by default, or another of its sort if it is wanted elsewhere."""
    if name not in named:
        return name
    other = next(card for card in every if card not in named and card not in lying and card.split("_")[0] == name.split("_")[0])
    named.add(other)
    return other


def _seat(cards: Cards, side: str, given: dict[str, Any]) -> dict[str, Any]:
    """One ship, the start values where nothing is said."""
    holes = cards.sides[side].holes
    damaged = [slot for slot in range(1, 7) if holes >> slot & 1]
    ready = [_CODES[code] for code in given.get("ready", "R Y B C").split()]
    queue = [_CODES[code] for code in given.get("queue", "R Y B").split()]
    items = [_ITEMS.get(code, code) for code in given.get("items", "").split()]
    slots, stored = given.get("slots", {}), given.get("stored", {})
    steps = given.get("steps", (0, 0, 0))
    return {
        "ship": given.get("ship", "home"),
        "ready": {name: ready.count(figure) for figure, name in enumerate(FIGURES)},
        "queue": [FIGURES[figure] for figure in queue],
        "medals": given.get("medals", cards.start_medals),
        "rings": cards.rings - sum(4 <= figure <= 6 for figure in (*ready, *queue)),
        "damage": given.get("damage", cards.start_damage),
        "holes": [slot for slot in given.get("holes", damaged) if slot not in slots],
        "slots": [slots.get(slot) for slot in range(1, 7)],
        "stored": [_ITEMS.get(code, code) if (code := stored.get(slot)) else None for slot in range(1, 7)],
        "artifacts": {name: items.count(name) for name in ARTIFACTS},
        "pirates": [item for item in items if item not in ARTIFACTS],
        "steps": dict(zip(FACTIONS, steps, strict=True)),
        "missions": given.get("missions", "").split(),
        "used": given.get("used", "").split(),
    }


def _layout(board: Board, planets: Mapping[str, str], tokens: Mapping[int, str], down: int) -> dict[str, str]:
    """What lies on the planets; a token or station that is put elsewhere changes places with what was there.

    A token on a planet that gets a mission goes to another mission's planet.
    """
    layout = {name: what for name, what in {**_MISSIONS, **_STATIONS}.items() if name in board.number}
    layout.update({place: f"number {number}" for number, place in _NUMBERS.items() if place in board.number})
    wanted = {**planets, **{place: f"number {number}" for number, place in tokens.items()}}
    for place, what in wanted.items():
        if what in layout.values():
            old = next(name for name, there in layout.items() if there == what)
            layout[old] = layout[place]
        elif not layout[place].startswith("mission"):  # a token makes room for a card where nobody asked for anything
            free = next(name for name in reversed(layout) if layout[name].startswith("mission") and name not in wanted)
            layout[free] = layout[place]
        layout[place] = what
    for number in range(board.numbers, board.numbers - down, -1):
        old = next(name for name, there in layout.items() if there == f"number {number}")
        layout[old] = f"number {number} down"
    return {name: layout[name] for name in board.places[1:]}


def _reserved(board: Board, layout: dict[str, str], ships: list[str], solo: dict[str, Any] | None, arrived: list[int], shadow: bool) -> dict[str, int | str]:
    """Who came first reserves; without `arrived` the lowest number."""
    found: dict[str, int | str] = {}
    there: list[tuple[int | str, str]] = list(enumerate(ships))
    if solo is not None and shadow:
        there.append(("shadow", solo["ship"]))
    order = [*((player, ships[player]) for player in arrived), *there]
    for player, place in order:
        if place != "home" and not layout[place].startswith("station"):
            found.setdefault(place, player)
    return {name: found[name] for name in board.places if name in found}


def _reached(seats: list[dict[str, Any]], given: Mapping[str, Iterable[int]]) -> dict[str, list[int]]:
    """Whose markers are known to have reached the event space, and all that stand behind it."""
    return {name: sorted({*given.get(name, ()), *(player for player, seat in enumerate(seats) if seat["steps"][name] >= 7)}) for name in FACTIONS}


def _solo(cards: Cards, round_: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """Captain Shadow's part: by default one action card of each kind in the deck, the others beside the rounds."""
    shown = list(given.get("shown", "").split())
    beside = {str(number): f"action_{2 * (number - 1)}" for number in range(2, cards.rounds + 1)}
    beside = {number: given.get("beside", {}).get(number, card) for number, card in beside.items() if int(number) > round_}
    rest = [card for card in cards.actions if card not in beside.values() and card not in shown]
    first = list(given.get("deck", "").split())
    deck = first + [card for card in rest if card not in first]
    return {"passenger": given.get("passenger", "passenger_1"), "ship": given.get("ship", "home"), "deck": deck, "shown": shown, "beside": beside}


def _decks(cards: Cards, position: Position, tops: Mapping[str, str]) -> dict[str, list[str]]:
    """All cards that lie nowhere else, those named for the top first."""
    seats = position["seats"]
    placed = {
        *position["planets"].values(),
        *position["central"],
        *position["under"],
        *(card for pile in position["discards"].values() for card in pile),
        *(card for seat in seats for card in (*seat["slots"], *seat["missions"])),
    }
    every = {"missions": cards.missions, "technologies": cards.cards[: cards.omega], "omega": cards.cards[cards.omega :]}
    decks = {}
    for name, whole in every.items():
        top = tops[name].split()
        decks[name] = top + [card for card in whole if card not in placed and card not in top]
    return decks


def _fill(cards: Cards, position: Position, artifacts_bag: str | None) -> None:
    """Bags and supplies: what is not in play. With `artifacts_bag` only those are in the bag and the rest is discarded."""
    seats, players, round_ = position["seats"], position["players"], position["round"]
    stored = [kind for seat in seats for kind in seat["stored"]]
    rest = {
        name: number - sum(seat["artifacts"][name] for seat in seats) - stored.count(name) for name, number in zip(ARTIFACTS, cards.artifact_count, strict=True)
    }
    bag = dict(rest) if artifacts_bag is None else {name: [_ITEMS.get(code, code) for code in artifacts_bag.split()].count(name) for name in ARTIFACTS}
    tokens = [*position["pirates"].values(), *(kind for seat in seats for kind in seat["pirates"])]
    raiders = {name: number - tokens.count(name) for name, number in zip(cards.pirates, cards.pirate_count, strict=True)}
    position["bags"] = {"artifacts": bag, "pirates": raiders}
    position["spent"] = {"artifacts": {name: rest[name] - bag[name] for name in ARTIFACTS}, "pirates": dict.fromkeys(cards.pirates, 0)}
    supply = list(cards.limits)
    for seat in seats:
        for figure, name in enumerate(FIGURES):
            supply[SUPPLY_OF[figure]] -= seat["ready"][name] + seat["queue"].count(name)
        supply[5] -= seat["medals"]
    supply[0] -= players * sum(cards.gift_cadets[round_ + 1 :])
    supply[5] -= players * sum(cards.gift_medals[round_ + 1 :])
    position["supply"] = dict(zip(SUPPLY, supply, strict=True))
