"""Prepared tables: complete, valid positions of which only the interesting part has to be named.

A layout is a text of cells, components and rotations: "6,7 battery_3-05 180; 8,7 engine_single-12 0". Seat 0 is red, 1 green,
2 blue and 3 yellow; each gets the pilot cabin of its colour in 7,7.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spacegames.core.chance import Chance
from spacegames.core.game import Event, Position
from spacegames.core.registry import load

from .components import ALIENS, BATTERY_2, BATTERY_3, CABIN, CARD, CELL, HUMANS, PILOT, PILOT_CABIN, ROOM, START, TILE, TYPE, packed
from .flow import building
from .flow import flight as flying
from .flow.steps import run
from .state import CAUSES, OFF, GalaxyTruckerState

SEED = 12
SHIPS: dict[str, tuple[str, str]] = {
    "A": (
        "I",
        "5,7 cannon_double-01 0; 6,6 cannon_single-03 0; 6,7 battery_2-01 180; 6,8 cannon_single-19 0; 7,5 cabin-03 180; "
        "7,6 shield-08 270; 7,8 structural-02 270; 7,9 cabin-07 270; 8,5 cargo_2-06 90; 8,6 battery_3-01 180; "
        "8,7 engine_double-04 0; 8,8 special_cargo_1-06 270; 8,9 shield-05 90; 9,5 engine_single-14 0; "
        "9,6 engine_single-05 0; 9,8 engine_single-03 0; 9,9 cargo_3-01 0",
    ),
    "B": (
        "I",
        "5,7 cannon_double-01 0; 6,6 cannon_single-01 0; 6,7 structural-04 270; 6,8 cannon_single-21 0; "
        "7,5 shield-05 180; 7,6 cabin-04 0; 7,8 battery_2-05 180; 7,9 special_cargo_1-03 90; 8,6 engine_single-17 0; "
        "8,7 engine_single-02 0; 8,8 cargo_2-06 90; 8,9 cannon_double-02 90",
    ),
    "C": (
        "I",
        "5,7 cannon_double-05 0; 6,6 cannon_single-14 0; 6,7 battery_3-03 180; 7,5 cannon_single-06 270; "
        "7,6 cabin-15 270; 7,8 structural-06 270; 7,9 cannon_double-03 90; 8,6 structural-02 0; 8,7 engine_single-09 0; "
        "8,8 cargo_2-04 270; 9,6 engine_double-01 0; 9,8 engine_double-06 0",
    ),
    "D": (
        "I",
        "6,6 cannon_single-16 0; 6,7 cannon_double-08 0; 7,6 cabin-01 0; 7,8 battery_2-01 270; 8,6 cargo_3-04 0; "
        "8,7 engine_single-12 0; 8,8 engine_single-07 0",
    ),
    "E": (
        "I",
        "6,6 shield-02 270; 6,7 cannon_single-15 0; 6,8 cargo_2-08 180; 7,5 battery_2-03 90; 7,6 cabin-12 0; "
        "7,8 cabin-11 270; 7,9 special_cargo_2-01 270; 8,6 engine_single-06 0; 8,7 engine_single-13 0; "
        "8,8 engine_single-01 0",
    ),
    "F": (
        "II",
        "5,7 cannon_single-14 0; 6,6 cargo_2-06 180; 6,7 structural-07 90; 6,8 life_support_purple-05 180; "
        "7,5 cannon_single-05 270; 7,6 cabin-13 90; 7,8 cabin-15 0; 8,6 engine_single-12 0; 8,7 engine_single-01 0; "
        "8,8 battery_2-01 90; 9,8 engine_double-03 0",
    ),
    "G": (
        "II",
        "6,6 life_support_purple-01 90; 6,7 cannon_single-16 0; 6,8 cannon_double-06 0; 7,5 cabin-10 90; "
        "7,6 cabin-11 270; 7,8 battery_2-01 0; 8,5 cabin-06 90; 8,6 structural-07 0; 8,7 engine_double-02 0; "
        "8,8 engine_single-04 0",
    ),
    "H": (
        "II",
        "6,5 structural-04 180; 6,6 cannon_single-13 0; 6,7 battery_2-04 180; 7,5 shield-04 270; 7,8 cabin-15 0; "
        "8,5 engine_single-10 0; 8,6 structural-03 90; 8,7 engine_single-05 0",
    ),
    "J": (
        "I",
        "6,6 cannon_single-17 0; 6,7 cannon_double-01 0; 6,8 cannon_single-05 0; 7,5 cargo_2-03 180; 7,6 cabin-13 0; "
        "7,8 battery_3-01 180; 7,9 cabin-06 0; 8,5 engine_single-13 0; 8,6 engine_single-08 0; 8,8 shield-01 180; "
        "8,9 engine_double-02 0",
    ),
    "K": (
        "III",
        "4,7 cannon_double-08 0; 5,7 battery_3-01 180; 6,6 life_support_purple-04 180; 6,7 structural-08 0; "
        "6,8 cannon_single-16 0; 7,3 cannon_single-06 270; 7,4 structural-03 0; 7,5 cargo_3-03 270; 7,6 cabin-01 270; "
        "7,8 structural-05 180; 7,9 battery_2-04 180; 7,10 special_cargo_2-02 180; 8,4 cargo_2-03 0; 8,6 shield-03 270; "
        "8,7 engine_double-05 0; 8,8 cabin-12 0; 8,9 life_support_orange-05 0; 8,10 structural-02 270; "
        "8,11 cannon_double-03 90; 9,6 engine_single-10 0; 9,8 engine_single-02 0",
    ),
    "L": (
        "IIIA",
        "8,6 shield-01 270; 8,7 cannon_single-07 0; 8,8 cannon_single-02 0; 8,9 cargo_2-01 180; 7,6 cabin-08 180; "
        "7,8 battery_2-06 90; 6,7 structural-08 180; 5,7 engine_double-04 0",
    ),
    "M": (
        "I",
        "5,8 cargo_2-07 0; 6,6 cannon_single-11 0; 6,7 battery_2-03 180; 6,8 structural-08 0; 7,5 cabin-11 0; "
        "7,6 cabin-04 0; 7,8 cannon_single-07 90; 7,9 shield-08 270; 8,5 engine_single-02 90; 8,6 engine_double-07 0; "
        "8,7 engine_single-05 0; 8,8 battery_3-01 0; 8,9 structural-06 270; 9,5 structural-03 0; 9,6 cargo_3-06 270; "
        "9,8 engine_single-11 0; 9,9 special_cargo_1-01 90",
    ),
    "P": (
        "II",
        "5,7 cannon_single-06 0; 6,6 life_support_orange-03 90; 6,7 cabin-13 90; 6,8 life_support_purple-05 180; "
        "7,6 cabin-14 90; 7,8 cabin-04 0; 8,7 engine_single-11 0",
    ),
    "Q": (
        "II",
        "5,6 cannon_double-03 0; 6,5 structural-03 90; 6,6 cargo_2-06 90; 6,7 battery_2-05 90; 7,5 battery_2-02 180; "
        "7,8 cabin-07 0; 8,5 engine_single-10 0; 8,6 cannon_single-13 0; 8,7 engine_single-03 0",
    ),
    "T": (
        "II",
        "4,7 cannon_double-05 0; 5,6 cannon_single-05 0; 5,7 battery_3-01 180; 5,8 cannon_single-01 0; "
        "6,5 cannon_single-15 0; 6,6 life_support_orange-06 0; 6,7 structural-02 180; 6,8 battery_2-06 0; "
        "6,9 cannon_double-08 0; 7,5 shield-05 270; 7,6 cabin-14 270; 7,8 cabin-13 90; 7,9 life_support_purple-03 0; "
        "8,5 engine_single-05 0; 8,6 special_cargo_2-01 90; 8,7 engine_double-01 0; 8,8 cargo_2-03 270; "
        "9,8 engine_single-02 0",
    ),
    "Z": (
        "II",
        "6,7 cannon_double-01 0; 7,6 battery_2-06 90; 7,8 cabin-07 270; 8,7 engine_double-04 0; 8,8 life_support_purple-05 180",
    ),
}
"""Class and layout of the ships of the worked examples; the pilot cabin in 7,7 goes without saying."""

Seat = Mapping[str, Any]


def seat(
    ship: str = "start",
    day: int = 0,
    credits: int = 0,
    crew: Mapping[str, int | str] | None = None,
    tokens: Mapping[str, int] | None = None,
    goods: Mapping[str, Sequence[str]] | None = None,
    lost: Sequence[str] = (),
    hand: str | None = None,
    reserve: Sequence[str] = (),
    number: int | None = None,
    looked: Sequence[int] = (),
    loose: str | None = None,
    out: str | None = None,
    acted: bool = False,
) -> Seat:
    """One player's things: a ship by its letter, its layout, or "start" for the bare pilot cabin.

    In flight every cabin has two humans and every battery is full; `crew` and `tokens` name what differs, 0 for nothing.
    """
    return dict(locals())


def layout(text: str, player: int = 0) -> dict[int, int]:
    """Cell -> piece of a layout; "-6,7" takes a component of a lettered ship away again: "A; -7,5"."""
    found = {START: 4 * PILOT[player]}
    for entry in filter(None, (entry.strip() for entry in text.split(";"))):
        if entry in SHIPS:
            found |= layout(SHIPS[entry][1], player)
        elif entry.startswith("-"):
            del found[CELL[entry[1:]]]
        elif entry != "start":
            cell, tile, turn = entry.split()
            found[CELL[cell]] = 4 * (PILOT[player] if tile.startswith("starting_cabin") else TILE[tile]) + int(turn) // 90
    return found


def _state(seats: Sequence[Seat | str], round: str, forced: Sequence[int | str], options: Mapping[str, Any]) -> GalaxyTruckerState:
    """A table in the building of a round, with these ships."""
    game = load("galaxy_trucker")
    if "rounds" not in options:
        options = {**options, "rounds": round if round in ("3a",) else "1+2+3"}
    state = GalaxyTruckerState(game, len(seats), game.settle(options), Chance(SEED))
    state.enter_round(state.rounds.index(round))
    building.begin_round(state, 0, [])
    for player, given in enumerate(seats):
        entry = seat(given) if isinstance(given, str) else given
        state.ships[player] = layout(entry["ship"], player)
        state.purses[state.purse(player)] = entry["credits"]
        state.lost[player] = tuple(TILE[name] for name in entry["lost"])
        state.reserve[player] = tuple(TILE[name] for name in entry["reserve"])
        state.looked[player] = sum(1 << pile - 1 for pile in entry["looked"])
    state.chance = Chance(SEED, forced)
    return state


def _heap(state: GalaxyTruckerState) -> None:
    gone = {*state.open, *state.hand}
    for player in range(state.players):
        gone |= {*(piece >> 2 for piece in state.ships[player].values()), *state.lost[player], *state.reserve[player]}
    state.heap = [tile for tile in state.heap if tile not in gone]


def _checked(state: GalaxyTruckerState) -> Position:
    """The position, read once so that an impossible table is found where it is made."""
    position = state.to_position()
    state.game.position(position)
    return position


def yard(
    *seats: Seat | str,
    open: Sequence[str] = (),
    round: str = "1",
    beat: int = 0,
    circle: int | str = "auto",
    sand: int | None = None,
    forced: Sequence[int | str] = (),
    piles: Sequence[Sequence[str]] | None = None,
    **options: Any,
) -> Position:
    """A table in the building of a round. Seats with a number have finished."""
    state = _state(seats, round, forced, options)
    state.beat = beat
    state.open = sorted(TILE[name] for name in open)
    for player, given in enumerate(seats):
        entry = seat(given) if isinstance(given, str) else given
        if entry["hand"]:
            state.hand[player] = TILE[entry["hand"]]
        if entry["loose"]:
            state.loose[player] = CELL[entry["loose"]]
        state.number[player] = entry["number"] or 0
        state.acted |= entry["acted"] << player
    if not state.learning:
        state.circle = state.round.circle if circle == "auto" else int(circle)
        state.sand = building.full_sand(state) if sand is None else sand
        if piles is not None:
            state.piles = (*(tuple(sorted(CARD[name] for name in pile)) for pile in piles), ())
    _heap(state)
    building.settle(state, [])
    return _checked(state)


def check(*seats: Seat | str, round: str = "1", forced: Sequence[int | str] = (), **options: Any) -> Position:
    """A table at the inspection, all with the number of their seat unless they name another; sound ships go on to the crew or the flight."""
    state = _state(seats, round, forced, options)
    for player, given in enumerate(seats):
        entry = seat(given) if isinstance(given, str) else given
        state.number[player] = entry["number"] or player + 1
    _heap(state)
    state.todo = [("examine",)]
    run(state, [])
    return _checked(state)


fitting = check
"""The same with sound ships: the table waits for the choice of crew."""


def flight(
    *seats: Seat | str,
    card: str | None = None,
    deck: Sequence[str] = (),
    round: str = "1",
    done: Sequence[str] = (),
    forced: Sequence[int | str] = (),
    bank: Mapping[str, int] | None = None,
    **options: Any,
) -> Position:
    """A table in flight. With a card it has just been revealed; without one the next of the deck is about to be."""
    if bank is not None:
        options["goods"] = "box"
    state = _state(seats, round, forced, options)
    state.piles = ((), (), (), ())
    state.phase = "flight"
    state.circle = state.sand = -1
    if bank is not None:
        state.bank = [bank.get(colour, 0) for colour in ("red", "yellow", "green", "blue")]
    for player, given in enumerate(seats):
        entry = seat(given) if isinstance(given, str) else given
        state.day[player] = OFF if entry["out"] else entry["day"]
        state.out[player] = CAUSES.index(entry["out"])
        state.cargo[player] = _cargo(state.ships[player], entry)
    state.gone = tuple(player for player in range(state.players) if state.out[player])
    state.done = tuple(CARD[name] for name in done)
    state.deck = tuple(CARD[name] for name in reversed([*([card] if card else []), *deck]))
    _heap(state)
    state.todo = [("cards",)]
    events: list[Event] = []
    if card is not None:
        state.todo.append(("reveal",))
        chance, state.chance = state.chance, Chance(SEED)
        flying.reveal_step(state, ("reveal",), events)
        state.chance = chance
    run(state, events)
    return _checked(state)


def _cargo(ship: Mapping[int, int], entry: Seat) -> dict[int, int]:
    aliens = {name: crew for crew, name in ALIENS.items()}
    found: dict[int, int] = {}
    for cell, piece in ship.items():
        kind = TYPE[piece >> 2]
        if kind in (CABIN, PILOT_CABIN):
            found[cell] = HUMANS
        elif kind in (BATTERY_2, BATTERY_3):
            found[cell] = ROOM[kind]
    for name, who in {**(entry["crew"] or {}), **(entry["tokens"] or {})}.items():
        found[CELL[name]] = aliens[who] if isinstance(who, str) else who
    for name, blocks in (entry["goods"] or {}).items():
        found[CELL[name]] = packed(list(blocks))
    return {cell: value for cell, value in sorted(found.items()) if value}
