"""A table from a position; every fault is named, and only tables that can be played are believed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from spacegames.core.chance import Chance
from spacegames.core.position import Reader
from spacegames.core.words import _

from ..components import ARTIFACTS, FACTIONS, FIGURE, FIGURES, ONE, OUT, SLOTS, STATIONS, SUPPLY, THERE
from ..state import NOBODY, CaptainsState
from .pending import read_pending

if TYPE_CHECKING:
    from .. import StarshipCaptains

_MANY = 40
"""More of anything than a table ever has."""
_NUMBER = re.compile(r"number ([1-9])( down)?")


def read(game: StarshipCaptains, reader: Reader, players: int, options: Mapping[str, Any]) -> CaptainsState:
    """The state that a position describes; faults are noted in the reader."""
    from . import checks

    state = CaptainsState(game, players, options, Chance(0))
    state.round = reader.integer("round", 1, game.cards.rounds)
    _read_board(reader, state)
    _read_cards(reader, state)
    _read_supplies(reader, state)
    _read_tracks(reader, state)
    state.passenger = -1
    if players == 1:
        _read_solo(reader.table("solo"), state)
    else:
        reader.choice("solo", [None])
    rings = []
    for player, table in enumerate(reader.tables("seats", players)):
        rings.append(_read_seat(table, state, player))
    _read_known(reader.table("known"), state)
    _read_turn(reader.table("turn"), state)
    if not reader.faults:
        checks.check(reader, state, rings)
    return state


def names(reader: Reader, field: str, known: Mapping[str, int], length: int | None = None) -> tuple[int, ...]:
    """A list of names as their numbers."""
    found = []
    for name in reader.items(field, length):
        if isinstance(name, str) and name in known:
            found.append(known[name])
        else:
            reader.fault(field, _("there is no {name}").format(name=repr(name)))
    return tuple(found)


def counts(table: Reader, known: Sequence[str], high: int = _MANY, low: int = 0) -> tuple[int, ...]:
    """A number for each name."""
    found = tuple(table.integer(name, low, high) for name in known)
    table.no_more()
    return found


def maybe(reader: Reader, field: str, known: Mapping[str, int], length: int) -> tuple[int, ...]:
    """A list of names or nulls."""
    found = []
    for name in reader.items(field, length):
        if name is None:
            found.append(-1)
        elif isinstance(name, str) and name in known:
            found.append(known[name])
        else:
            reader.fault(field, _("there is no {name}").format(name=repr(name)))
            found.append(-1)
    return tuple(found) or (-1,) * length


def _read_board(reader: Reader, state: CaptainsState) -> None:
    board, cards = state.board, state.cards
    planets = reader.table("planets")
    content, numbers, station_at = [-1] * len(board.places), [0] * board.numbers, [0, 0, 0]
    down = []
    for place, name in enumerate(board.places[1:], 1):
        what = planets.text(name)
        number = _NUMBER.fullmatch(what)
        if what in cards.mission_number:
            content[place] = cards.mission_number[what]
        elif number and int(number[1]) <= board.numbers and not numbers[int(number[1]) - 1]:
            numbers[int(number[1]) - 1] = place
            down.append((int(number[1]), bool(number[2])))
        elif what in ("station androids", "station pirates") and not station_at[STATIONS.index(what.split()[1])]:
            station_at[STATIONS.index(what.split()[1])] = place
        elif what != "empty":
            planets.fault(name, _("expected a mission, a number token, a station or empty, each token once, found {what}").format(what=repr(what)))
    planets.no_more()
    if 0 in numbers or 0 in station_at[1:]:
        reader.fault("planets", _("every number token and both stations lie on a planet"))
    turned = sorted(number for number, is_down in down if is_down)
    if turned != list(range(board.numbers - len(turned) + 1, board.numbers + 1)):
        reader.fault("planets", _("the highest numbers are turned down first"))
    state.content, state.numbers, state.station_at, state.down = tuple(content), tuple(numbers), tuple(station_at), len(turned)
    routes = reader.table("pirates")
    pirates = list(state.pirates)
    for name in routes.entry:
        if name in board.route_number:
            pirates[board.route_number[name]] = cards.pirate_number[routes.choice(name, cards.pirates)]
    routes.no_more()
    state.pirates = tuple(pirates)
    stations = reader.table("stations")
    rounds = list(range(2, cards.rounds + 1))
    tokens: list[Any] = [stations.choice(name, ["there", *rounds, "out"]) for name in STATIONS]
    stations.no_more()
    state.stations = tuple({"there": THERE, "out": OUT}.get(token, token) for token in tokens)
    reserved = reader.table("reserved")
    holder = list(state.holder)
    ships: list[Any] = ["shadow", 0] if state.players == 1 else list(range(state.players))
    for name in reserved.entry:
        if name in board.number and name != "home":
            who = reserved.choice(name, ships)
            holder[board.number[name]] = 1 if who == "shadow" else who
    reserved.no_more()
    state.holder = tuple(holder)


def _read_cards(reader: Reader, state: CaptainsState) -> None:
    cards = state.cards
    missions = cards.mission_number
    technologies = {name: card for name, card in cards.number.items() if card < cards.omega}
    omegas = {name: card for name, card in cards.number.items() if card >= cards.omega}
    places = cards.technology_places + cards.omega_places[state.players > 1]
    state.central = maybe(reader, "central", cards.number, places)
    decks = reader.table("decks")
    state.missions_deck = names(decks, "missions", missions)[::-1]
    state.tech_deck = names(decks, "technologies", technologies)[::-1]
    state.omega_deck = names(decks, "omega", omegas)[::-1]
    decks.no_more()
    spent = reader.table("discards")
    state.missions_spent = names(spent, "missions", missions)
    state.tech_spent = names(spent, "technologies", technologies)
    state.omega_spent = names(spent, "omega", omegas)
    spent.no_more()
    state.under = names(reader, "under", technologies)


def _read_supplies(reader: Reader, state: CaptainsState) -> None:
    kinds = state.cards.pirates
    for field in ("bags", "spent"):
        table = reader.table(field)
        artifacts, pirates = counts(table.table("artifacts"), ARTIFACTS), counts(table.table("pirates"), kinds)
        table.no_more()
        if field == "bags":
            state.artifacts_supply, state.pirates_supply = artifacts, pirates
        else:
            state.artifacts_spent, state.pirates_spent = artifacts, pirates
    state.supply = list(counts(reader.table("supply"), SUPPLY, low=0 if state.options["limits"] else -_MANY))


def _read_tracks(reader: Reader, state: CaptainsState) -> None:
    cards, players = state.cards, state.players
    sides = reader.table("tracks")
    state.sides = tuple("AB".index(sides.choice(name, ["A", "B"])) for name in FACTIONS)
    sides.no_more()
    events = reader.table("events")
    chosen = []
    for faction, name in enumerate(FACTIONS):
        fitting = [
            cards.events[event] for event in range(len(cards.events)) if cards.event_faction[event] == faction and cards.event_solo[event] == (players == 1)
        ]
        chosen.append(cards.event_number[events.choice(name, fitting)])
    events.no_more()
    state.events = tuple(chosen)
    reached = reader.table("reached")
    state.reached = tuple(mask(reached, name, players) for name in FACTIONS)
    reached.no_more()
    won = reader.table("trophies")
    owners = [won.choice(name, [None, *range(players)]) for name in FACTIONS]
    won.no_more()
    state.won = tuple(NOBODY if owner is None else owner for owner in owners)


def mask(reader: Reader, field: str, players: int) -> int:
    """A list of players as a set of bits."""
    listed = reader.integers(field, None, 0, players - 1)
    if sorted(set(listed)) != listed:
        reader.fault(field, _("expected each player once, in order"))
    return sum(1 << player for player in set(listed))


def used(reader: Reader, field: str, state: CaptainsState) -> int:
    """A list of cards, events and passengers as a set of bits."""
    cards = state.cards
    known = {name: source for source, name in enumerate((*cards.cards, *cards.events, *cards.passengers))}
    sources = names(reader, field, known)
    if sorted(set(sources)) != list(sources):
        reader.fault(field, _("expected each card once, in order"))
    return sum(1 << source for source in set(sources))


def _read_solo(table: Reader, state: CaptainsState) -> None:
    cards = state.cards
    number = {name: card for card, name in enumerate(cards.actions)}
    state.passenger = cards.passengers.index(table.choice("passenger", cards.passengers))
    state.ship[1] = state.board.number[table.choice("ship", state.board.places)]
    state.deck = names(table, "deck", number)[::-1]
    state.shown = names(table, "shown", number)
    beside = table.table("beside")
    state.beside = tuple(number[beside.choice(str(round_), cards.actions)] for round_ in range(state.round + 1, cards.rounds + 1))
    beside.no_more()
    table.no_more()
    if sorted((*state.deck, *state.shown, *state.beside)) != list(range(len(number))):
        table.fault("deck", _("every action card is in the deck, revealed or beside a round, once"))


def _read_seat(table: Reader, state: CaptainsState, player: int) -> int:
    cards = state.cards
    state.ship[player] = state.board.number[table.choice("ship", state.board.places)]
    ready = counts(table.table("ready"), FIGURES)
    state.ready[player] = sum(number * ONE[figure] for figure, number in enumerate(ready))
    state.queue[player] = names(table, "queue", {name: figure for name, figure in FIGURE.items() if name != "android"})
    state.medals[player] = table.integer("medals", 0, _MANY)
    rings = table.integer("rings", 0, cards.rings)
    state.damage[player] = table.integer("damage", 0, 99)
    holes = table.integers("holes", None, 1, SLOTS)
    if sorted(set(holes)) != holes:
        table.fault("holes", _("expected each slot once, in order"))
    state.holes[player] = sum(1 << slot for slot in set(holes))
    state.slots[player] = maybe(table, "slots", cards.number, SLOTS)
    state.stored[player] = maybe(table, "stored", {name: kind for kind, name in enumerate(ARTIFACTS)}, SLOTS)
    state.items[player] = sum(number * ONE[kind] for kind, number in enumerate(counts(table.table("artifacts"), ARTIFACTS)))
    state.trophies[player] = names(table, "pirates", cards.pirate_number)
    steps = counts(table.table("steps"), FACTIONS, high=129)
    state.steps[3 * player : 3 * player + 3] = steps
    state.pile[player] = names(table, "missions", cards.mission_number)
    state.used_round[player] = used(table, "used", state)
    table.no_more()
    return rings


def _read_known(table: Reader, state: CaptainsState) -> None:
    state.known_top = tuple(table.integers("top", state.players, 0, 99))
    state.known_bottom = tuple(table.integers("bottom", None, 0, (1 << state.players) - 1))
    table.no_more()
    deck = len(state.missions_deck)
    if max(state.known_top, default=0) > deck or len(state.known_bottom) > deck:
        table.fault("", _("nobody knows more missions than the deck has"))


def _read_turn(table: Reader, state: CaptainsState) -> None:
    cards, players = state.cards, state.players
    state.first = table.integer("first", 0, players - 1)
    state.active = table.integer("active", 0, players - 1)
    state.number = table.integer("number", 1, 9999)
    state.passed = mask(table, "passed", players)
    kind = table.choice("kind", [*state.DECISIONS, "over"])
    player = table.choice("player", [None, *range(players)])
    state.kind = "" if kind == "over" else kind
    state.decider = NOBODY if player is None else player
    if (kind == "over") != (player is None):
        table.fault("player", _("somebody decides until the game is over"))
    state.actor = table.integer("actor", 0, players - 1)
    state.used_turn = used(table, "used", state)
    fresh = counts(table.table("fresh"), FIGURES[1:4])
    state.fresh = (fresh[0], fresh[1], fresh[2])
    if table.entry.get("mission") is None:
        table.choice("mission", [None])
    else:
        _read_mission(table.table("mission"), state)
    commanders = {name: figure for name, figure in FIGURE.items() if name.endswith("*")}
    hand = table.choice("hand", [None, *commanders])
    state.hand = -1 if hand is None else commanders[hand]
    room = table.choice("room", [None, *range(1, SLOTS + 1)])
    state.room = -1 if room is None else room - 1
    state.drawn = names(table, "drawn", cards.number)
    state.offer = names(table, "offer", cards.mission_number)
    read_pending(table, state)
    table.no_more()


def _read_mission(table: Reader, state: CaptainsState) -> None:
    cards = state.cards
    state.mission = cards.mission_number[table.choice("card", cards.missions)]
    state.mission_at = state.board.number[table.choice("at", state.board.places[1:])]
    state.airlock = names(table, "airlock", FIGURE)
    rows = len(cards.rows[state.mission])
    for field in ("applied", "twice"):
        listed = table.integers(field, None, 1, rows)
        if sorted(set(listed)) != listed:
            table.fault(field, _("expected each row once, in order"))
        setattr(state, field, sum(1 << row - 1 for row in set(listed)))
    state.used_mission = used(table, "used", state)
    table.no_more()
    if len(state.airlock) > rows:
        table.fault("airlock", _("there is one figure for each row"))
