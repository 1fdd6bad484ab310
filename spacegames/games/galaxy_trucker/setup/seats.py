"""The seats of a position: ships, what they carry, hands and reserves."""

from __future__ import annotations

from typing import Any

from spacegames.core.position import Reader
from spacegames.core.words import _

from ..components import (
    ALIENS,
    BATTERY_2,
    BATTERY_3,
    CABIN,
    CELL,
    CELLS,
    GOODS,
    PILOT,
    PILOT_CABIN,
    ROOM,
    SPACES,
    SPECIAL_1,
    START,
    TILE,
    TILES,
    TYPE,
    WAREHOUSE,
    packed,
)
from ..state import CAUSES, HANDS, OFF, RESERVE, GalaxyTruckerState

_MOST = 100_000
_ALIENS = {name: crew for crew, name in ALIENS.items()}


def tile_list(reader: Reader, field: str, pilots: bool = False, ordered: bool = True) -> list[int]:
    """Tiles by id; wrong ones are noted and left out."""
    found = []
    for name in reader.items(field):
        if not isinstance(name, str) or name not in TILE or (TILE[name] >= WAREHOUSE and not pilots):
            reader.fault(field, _("there is no such component {name}").format(name=repr(name)[:40]))
        else:
            found.append(TILE[name])
    if ordered and found != sorted(found):
        reader.fault(field, _("components are listed in the order of the box"))
    return found


def read_seats(reader: Reader, state: GalaxyTruckerState) -> None:
    """Everything that lies before the players."""
    credits = [0] * state.players
    for player, seat in enumerate(reader.tables("seats", state.players)):
        credits[player] = seat.integer("credits", 0, _MOST)
        state.ships[player] = _read_ship(seat, state)
        state.cargo[player] = _read_cargo(seat, state, player)
        state.lost[player] = tuple(tile_list(seat, "lost", pilots=True, ordered=False))
        state.hand[player], state.hand_from[player] = _read_held(seat, "hand", TILE, HANDS)
        state.loose[player], state.loose_from[player] = _read_held(seat, "loose", CELL, HANDS[:2])
        state.reserve[player] = tuple(tile_list(seat, "reserve", ordered=False))
        state.number[player] = seat.choice("number", [None, *range(1, state.players + 1)]) or 0
        for pile in seat.integers("looked", None, 1, 3):
            state.looked[player] |= 1 << pile - 1
        looked = seat.entry.get("looked")
        if isinstance(looked, list) and looked != [pile + 1 for pile in range(3) if state.looked[player] >> pile & 1]:
            seat.fault("looked", _("piles are listed in their order, each once"))
        state.acted |= seat.boolean("acted") << player
        state.lifted |= seat.boolean("lifted") << player
        state.waited |= seat.boolean("waited") << player
        state.day[player] = OFF if seat.entry.get("day", 0) is None else seat.integer("day", -_MOST, _MOST)
        if state.day[player] == OFF:
            seat.choice("day", [None])
        state.out[player] = CAUSES.index(seat.choice("out", list(CAUSES)))
        seat.no_more()
    for player in range(state.players):
        state.purses[state.purse(player)] = credits[player]
    if any(credits[player] != state.credits(player) for player in range(state.players)):
        reader.fault("seats", _("partners have one purse"))


def _read_held(seat: Reader, field: str, names: dict[str, int], sources: tuple[str, ...]) -> tuple[int, int]:
    if seat.entry.get(field) is None:
        seat.choice(field, [None])
        seat.choice(f"{field}_from", [None])
        return -1, 0
    name = seat.text(field)
    source = seat.choice(f"{field}_from", list(sources))
    if name not in names or (names is TILE and TILE[name] >= WAREHOUSE):
        seat.fault(field, _("there is no such thing {name}").format(name=repr(name)[:40]))
        return -1, 0
    return names[name], sources.index(source)


def _read_ship(seat: Reader, state: GalaxyTruckerState) -> dict[int, int]:
    found: dict[int, int] = {}
    ship = seat.table("ship")
    for cell, piece in ship.entry.items():
        name, _at, turn = piece.partition("@") if isinstance(piece, str) else ("", "", "")
        if cell not in CELL or CELL[cell] not in state.round.board.inside:
            ship.fault(str(cell), _("there is no such cell on the board of class {name}").format(name=state.ship_class))
        elif name not in TILE or turn not in ("0", "90", "180", "270"):
            ship.fault(str(cell), _("expected a component with its rotation, such as cabin-01@90, found {piece}").format(piece=repr(piece)[:40]))
        else:
            found[CELL[cell]] = 4 * TILE[name] + int(turn) // 90
    return found


def _read_cargo(seat: Reader, state: GalaxyTruckerState, player: int) -> dict[int, int]:
    ship = state.ships[player]
    found: dict[int, int] = {}

    def place(table: Reader, cell: Any, kinds: tuple[int, ...], value: int) -> None:
        if cell not in CELL or CELL[cell] not in ship or TYPE[ship[CELL[cell]] >> 2] not in kinds:
            table.fault(str(cell), _("there is no place for this"))
        else:
            found[CELL[cell]] = value

    crew = seat.table("crew")
    for cell in crew.entry:
        choices: list[int | str] = [1, 2, *_ALIENS]
        who = crew.choice(cell, choices) if isinstance(cell, str) else 1
        place(crew, cell, (CABIN,) if who in _ALIENS else (CABIN, PILOT_CABIN), _ALIENS[who] if isinstance(who, str) else who)
    tokens = seat.table("tokens")
    for cell in tokens.entry:
        number = tokens.integer(cell, 1, 3) if isinstance(cell, str) else 1
        place(tokens, cell, (BATTERY_2, BATTERY_3) if number < 3 else (BATTERY_3,), number)
    goods = seat.table("goods")
    for cell in goods.entry:
        blocks = goods.items(cell) if isinstance(cell, str) else []
        if not 1 <= len(blocks) <= 3 or any(block not in GOODS for block in blocks) or blocks != sorted(blocks, key=GOODS.index):
            goods.fault(str(cell), _("expected one to three goods, the dearest first"))
        else:
            kinds = tuple(kind for kind, room in ROOM.items() if room >= len(blocks) and kind >= (SPECIAL_1 if "red" in blocks else BATTERY_3 + 1))
            place(goods, cell, kinds, packed(blocks))
    return found


# ---- things that must fit together


def check_seats(reader: Reader, state: GalaxyTruckerState) -> None:
    """Every component is in one place, and everybody has what the phase allows."""
    _check_tiles(reader, state)
    building = state.phase == "building" and state.decider >= 0
    flying = state.phase == "flight"
    for player in range(state.players):
        where = f"seats[{player}]"
        if building:
            _check_builder(reader, state, player, where)
        elif state.hand[player] >= 0 or state.loose[player] >= 0 or state.reserve[player] or (state.acted | state.lifted | state.waited) >> player & 1:
            reader.fault(where, _("hands, reserves and shares belong to the building"))
        if state.learning and state.looked[player]:
            reader.fault(f"{where}.looked", _("nobody looks at cards before the learning flight"))
        if state.cargo[player] and (building or state.phase == "inspection"):
            reader.fault(where, _("nothing is aboard before the launch"))
        if not building and flying == bool(state.number[player]):
            reader.fault(f"{where}.number", _("numbers are held from the end of building to the launch"))
        if flying != (state.day[player] != OFF or state.out[player] > 0) or (state.day[player] != OFF and state.out[player]):
            reader.fault(f"{where}.day", _("in flight a player has a day or has dropped out"))
        if state.out[player] and state.learning:
            reader.fault(f"{where}.out", _("nobody drops out of the learning flight"))
        if not reader.faults:
            _check_crew(reader, state, player, where)
    numbers = [number for number in state.number if number]
    if len(set(numbers)) != len(numbers):
        reader.fault("seats", _("two players have the same number"))
    spaces = [day % SPACES for day in state.day if day != OFF]
    if len(set(spaces)) != len(spaces):
        reader.fault("seats", _("two markers stand on one space"))
    if sorted(state.gone) != [player for player in range(state.players) if state.out[player]]:
        reader.fault("turn.gone", _("expected those who dropped out, each once"))


def _check_tiles(reader: Reader, state: GalaxyTruckerState) -> None:
    used = list(state.open)
    for player in range(state.players):
        used += [piece >> 2 for piece in state.ships[player].values()]
        used += [*state.lost[player], *state.reserve[player]]
        used += [state.hand[player]] if state.hand[player] >= 0 else []
    for tile in sorted({tile for tile in used if used.count(tile) > 1}):
        reader.fault("", _("{tile} is in two places").format(tile=TILES[tile]))
    for tile in used:
        if tile >= WAREHOUSE and tile not in PILOT[: state.players]:
            reader.fault("", _("{tile} is not in this game").format(tile=TILES[tile]))
    gone = set(used)
    state.heap = [tile for tile in range(WAREHOUSE) if tile not in gone]


def _check_builder(reader: Reader, state: GalaxyTruckerState, player: int, where: str) -> None:
    ship = state.ships[player]
    if START not in ship or TYPE[ship[START] >> 2] != PILOT_CABIN:
        reader.fault(f"{where}.ship", _("a ship is built from the pilot cabin in cell {cell}").format(cell=CELLS[START]))
    if state.lost[player]:
        reader.fault(f"{where}.lost", _("nothing is lost while ships are built"))
    if state.loose[player] >= 0 and (state.loose[player] not in ship or state.loose[player] == START or state.hand[player] >= 0):
        reader.fault(f"{where}.loose", _("expected the component attached last"))
    held = state.hand[player] >= 0 and state.hand_from[player] & RESERVE
    if len(state.reserve[player]) + bool(held) > 2:
        reader.fault(f"{where}.reserve", _("there are at most two components in reserve"))
    if state.learning and (state.reserve[player] or held or state.loose_from[player]):
        reader.fault(f"{where}.reserve", _("there is no reserve in the learning flight"))
    if state.hand[player] >= 0 and state.acted >> player & 1:
        reader.fault(f"{where}.acted", _("who holds a component has not finished the share"))
    if state.number[player] and (state.hand[player] >= 0 or state.loose[player] >= 0):
        reader.fault(f"{where}.hand", _("who has finished holds nothing"))


def _check_crew(reader: Reader, state: GalaxyTruckerState, player: int, where: str) -> None:
    """Aliens live beside their life support, one of each colour; while a part is still to be chosen some may be cut off."""
    cargo, hull = state.cargo[player], state.hull(player)
    aliens = [cargo[cell] for cell in hull.cabins if cargo.get(cell, 0) in ALIENS]
    if aliens and state.learning:
        reader.fault(f"{where}.crew", _("there are no aliens in the learning flight"))
    if len(set(aliens)) != len(aliens):
        reader.fault(f"{where}.crew", _("there is at most one alien of each colour"))
    choosing = bool(state.todo) and state.todo[-1][:2] in (("part", player), ("repair", player))
    if not choosing and any(cargo.get(cell, 0) in ALIENS and cargo[cell] not in hull.supported.get(cell, ()) for cell in hull.cabins):
        reader.fault(f"{where}.crew", _("an alien lives only in a cabin joined to its life support"))
