"""A table from nothing, by dealing, and a table from a position, checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.chance import Chance
from spacegames.core.position import Reader
from spacegames.core.words import _

from .components import (
    ASTEROIDS,
    CELL_NAMES,
    CELL_OF,
    CELLS,
    CENTRE,
    COLOURS,
    CRYSTALS,
    DIRECTIONS,
    EDGES,
    GONE,
    KIND_OF,
    OUT,
    PLANET,
    SHIP,
    SOLAR_WIND,
    STATES,
    TRAVELS,
    TYPES,
    packed,
    read_tile,
    turned,
)  # fmt: skip
from .state import MODES, State41

if TYPE_CHECKING:
    from . import Sector41

_ASKED_OF_MOVER = ("chain_move", "ion_swap", "viewport_look", "distortion_reveal", "starbase_target", "stargate_call", "vortex_turn")


def deal(game: Sector41, players: int, options: Mapping[str, Any], chance: Chance) -> State41:
    """The 81 tiles mixed and laid face down, the centre turned up, the Guardian on it (S41-SET-01 to 06)."""
    state = State41(game, players, options, chance)
    tiles = state.set.deal.copy()
    chance.shuffle(tiles)
    state.tiles = [turned(tile, chance.below(4)) for tile in tiles]
    state.face[CENTRE] = 1
    state.hidden -= 1
    wanted = PLANET[state.tiles[CENTRE]]
    state.crystals[CENTRE] = wanted  # the first crystals of the supply are yellow (S41-AMB-57)
    state.supply[0] -= wanted
    state.start = chance.below(players) if options["start"] == "random" else 0
    state.active = state.decider = state.start
    state.kind = "pick_starship"
    return state


def read(game: Sector41, reader: Reader, players: int, options: Mapping[str, Any]) -> State41:
    """The state a position describes; everything wrong with it is noted in the reader."""
    state = State41(game, players, options, Chance())
    _read_grid(reader, state)
    _read_crystals(reader, state)
    _read_seats(reader, state)
    _read_guardian(reader, state)
    _read_turn(reader, state)
    if not reader.faults:
        _check_whole(reader, state)
    return state


def _read_grid(reader: Reader, state: State41) -> None:
    rows = reader.items("grid", 9)
    for row, texts in enumerate(rows):
        if not isinstance(texts, list) or len(texts) != 9:
            reader.fault(f"grid[{row}]", _("expected 9 tiles"))
            continue
        for column, text in enumerate(texts):
            cell = row * 9 + column
            if not isinstance(text, str):
                reader.fault(f"grid[{row}][{column}]", _("expected a tile as text, found {value}").format(value=repr(text)[:40]))
                continue
            state.face[cell] = {"?": 0, "#": 2}.get(text[:1], 1)
            try:
                state.tiles[cell] = read_tile(text.lstrip("?#") if text[:1] in ("?", "#") else text)
            except ValueError as error:
                reader.fault(f"grid[{row}][{column}]", str(error))
    state.hidden = state.face.count(0)


def _read_crystals(reader: Reader, state: State41) -> None:
    heaps = reader.table("crystals")
    for name in heaps.entry:
        if name not in CELL_OF:
            heaps.fault(str(name), _("there is no such cell"))
            continue
        heap = heaps.table(name)
        counts = {colour: heap.integer(colour, 1, 21) for colour in heap.entry if colour in CRYSTALS}
        heap.no_more()
        state.crystals[CELL_OF[name]] = packed(counts)
    for field, target in (("supply", state.supply), ("removed", state.removed)):
        table = reader.table(field)
        target[:] = [table.integer(colour, 0, 21) for colour in CRYSTALS]
        table.no_more()


def _read_seats(reader: Reader, state: State41) -> None:
    for player, seat in enumerate(reader.tables("seats", state.players)):
        colour = seat.choice("colour", [None, *COLOURS])
        edge = seat.choice("edge", [None, *EDGES])
        state.colour[player] = -1 if colour is None else COLOURS.index(colour)
        state.edge[player] = -1 if edge is None else EDGES.index(edge)
        state.ship[player] = seat.integer("ship", 1, 9) - 1
        folded = seat.choice("folded", [None, *range(1, 10)])
        state.folded[player] = -1 if folded is None else folded - 1
        collected = seat.table("collected")
        state.collected[player] = packed({name: collected.integer(name, 0, 21) for name in CRYSTALS})
        collected.no_more()
        state.reached[player] = seat.integer("reached", 0, 99)
        for number, explorer in enumerate(seat.tables("explorers", 3)):
            at = explorer.choice("at", ["aboard", "out", "gone", *CELL_NAMES])
            state.where[3 * player + number] = {"aboard": SHIP, "out": OUT, "gone": GONE}.get(at, CELL_OF.get(at, SHIP))
            state.status[3 * player + number] = STATES.index(explorer.choice("state", list(STATES)))
            explorer.no_more()
        cells = seat.items("looked")
        for name in cells:
            if not isinstance(name, str) or name not in CELL_OF:
                seat.fault("looked", _("there is no cell {cell}").format(cell=repr(name)[:20]))
        state.looked[player] = frozenset(CELL_OF[name] for name in cells if isinstance(name, str) and name in CELL_OF)
        seat.no_more()


def _read_guardian(reader: Reader, state: State41) -> None:
    guardian = reader.table("guardian")
    state.guardian = CELL_OF[guardian.choice("at", list(CELL_NAMES))]
    state.mode = MODES.index(guardian.choice("mode", list(MODES)))
    if guardian.entry.get("red_turn") is None:
        guardian.choice("red_turn", [None])
    else:
        state.red_turn = guardian.integer("red_turn", 0, 100_000)
    guardian.no_more()


def _read_turn(reader: Reader, state: State41) -> None:
    turn = reader.table("turn")
    state.start = turn.integer("start", 0, state.players - 1)
    state.active = turn.integer("active", 0, state.players - 1)
    state.number = turn.integer("number", 0, 100_000)
    kind = turn.choice("kind", [*State41.DECISIONS, "over"])
    state.kind = "starship_action" if kind == "over" else kind
    state.decider = -1 if kind == "over" else state.active
    state.explored = turn.boolean("explored")
    mover = turn.choice("mover", [None, 1, 2, 3])
    state.mover = -1 if mover is None else 3 * state.active + mover - 1
    travel = turn.choice("travel", [None, *DIRECTIONS])
    state.travel = -1 if travel is None else DIRECTIONS.index(travel)
    cargo = turn.choice("cargo", [None, *CRYSTALS])
    state.cargo = -1 if cargo is None else CRYSTALS.index(cargo)
    visited = []
    for text in turn.items("visited"):
        cell, _space, direction = text.partition(" ") if isinstance(text, str) else ("", "", "")
        if cell not in CELL_OF or (direction and direction not in DIRECTIONS):
            turn.fault("visited", _("expected cells, with a direction where it matters, found {value}").format(value=repr(text)[:20]))
        else:
            visited.append(CELL_OF[cell] * 9 + (DIRECTIONS.index(direction) + 1 if direction else 0))
    state.visited = tuple(visited)
    fresh = turn.items("fresh")
    if any(name not in CELL_OF for name in fresh if isinstance(name, str)) or not all(isinstance(name, str) for name in fresh):
        turn.fault("fresh", _("expected a list of cells"))
    else:
        state.fresh = tuple(CELL_OF[name] for name in fresh)
    turn.no_more()


# ---- things that must fit together


def _check_whole(reader: Reader, state: State41) -> None:
    _check_tiles(reader, state)
    _check_crystals(reader, state)
    _check_seats(reader, state)
    _check_explorers(reader, state)
    _check_turn(reader, state)


def _check_tiles(reader: Reader, state: State41) -> None:
    """81 tiles of the right kinds; Solar Winds may have any arrows, so that a teacher can draw what a step needs."""
    for kind in range(SOLAR_WIND + 1):
        wanted = sum(KIND_OF[tile] == kind for tile in state.set.deal)
        there = sum(KIND_OF[tile] == kind for tile in state.tiles)
        if wanted != there:
            name = "solar_wind" if kind == SOLAR_WIND else TYPES[kind]
            reader.fault("grid", _("there are {there} tiles {name}, the set has {wanted}").format(there=there, name=name, wanted=wanted))
    if state.mode == 2 and state.hidden:
        reader.fault("guardian.mode", _("the Guardian awakes only when all tiles are explored; {count} are not").format(count=state.hidden))
    if state.mode < 2 and 2 in state.face:
        reader.fault("grid", _("tiles are destroyed only after the Guardian awoke"))


def _check_crystals(reader: Reader, state: State41) -> None:
    for i, colour in enumerate(CRYSTALS):
        there = state.supply[i] + state.removed[i] + sum(heap >> 8 * i & 255 for heap in [*state.crystals, *state.collected])
        if there != state.set.supply[i]:
            reader.fault(
                "crystals", _("there are {there} {colour} crystals in all, the set has {wanted}").format(there=there, colour=colour, wanted=state.set.supply[i])
            )
    for cell, heap in enumerate(state.crystals):
        if heap and state.face[cell] != 1:
            reader.fault("crystals", _("crystals lie on {cell}, which is not face up").format(cell=CELL_NAMES[cell]))
    hidden = sum(PLANET[tile] for tile, face in zip(state.tiles, state.face, strict=True) if face == 0)
    if hidden != sum(state.supply):
        reader.fault("supply", _("the hidden planets need {hidden} crystals, the supply has {supply}").format(hidden=hidden, supply=sum(state.supply)))
    if state.supply[2] == 0 and state.mode == 0:
        reader.fault("guardian.mode", _("with the red crystal in play the Guardian no longer wanders"))
    if state.supply[2] and state.mode:
        reader.fault("guardian.mode", _("the Guardian wanders until the red crystal is in play"))


def _check_seats(reader: Reader, state: State41) -> None:
    setting_up = state.kind in ("pick_starship", "pick_edge")
    for field, values in (("colour", state.colour), ("edge", state.edge)):
        chosen = [value for value in values if value >= 0]
        if len(set(chosen)) != len(chosen):
            reader.fault("seats", _("two players have the same {field}").format(field=field))
        if not setting_up and len(chosen) < state.players:
            reader.fault("seats", _("every player needs a {field}").format(field=field))
    if state.players == 2 and min(state.edge) >= 0 and (state.edge[0] - state.edge[1]) % 4 != 2:
        reader.fault("seats", _("two players sit on opposite edges"))
    if setting_up:
        turn = (state.active - state.start) % state.players
        for player in range(state.players):
            before = (player - state.start) % state.players < turn
            if (state.edge[player] >= 0) != before or (state.colour[player] >= 0) != (before or (player == state.active and state.kind == "pick_edge")):
                reader.fault(f"seats[{player}]", _("Starships and edges are chosen one after the other, from the start player on"))
    else:
        from .flow.starship import turn_order

        state.order = turn_order(state)
    known = [reached for reached, heap in zip(state.reached, state.collected, strict=True) if heap]
    if len(set(known)) != len(known) or 0 in known:
        reader.fault("seats", _("whoever has crystals needs an own number in “reached”: the order in which the totals were reached"))
    for player, cells in enumerate(state.looked):
        for cell in cells:
            if state.face[cell] != 0:
                reader.fault(f"seats[{player}].looked", _("the tile on {cell} lies open; there is nothing to remember").format(cell=CELL_NAMES[cell]))


def _check_explorers(reader: Reader, state: State41) -> None:
    for piece, (at, status) in enumerate(zip(state.where, state.status, strict=True)):
        place = f"seats[{piece // 3}].explorers[{piece % 3}]"
        if at < CELLS and state.face[at] != 1:
            reader.fault(place, _("Explorers stand on tiles that lie face up; {cell} does not").format(cell=CELL_NAMES[at]))
        if at >= CELLS and status:
            reader.fault(place, _("an Explorer that is not on a tile is free"))
        if at < CELLS and status > 3 and ASTEROIDS[state.tiles[at]] < status - 3:
            reader.fault(place, _("there is no asteroid {number} on {cell}").format(number=status - 3, cell=CELL_NAMES[at]))
        if at == GONE and state.options["loop_loss"] != "for_good":
            reader.fault(place, _("an Explorer is gone for good only with the option loop_loss"))
        if state.kind in ("pick_starship", "pick_edge") and at != SHIP:
            reader.fault(place, _("during set-up all Explorers are aboard"))
    for cell in range(CELLS):
        if len({piece // 3 for piece, at in enumerate(state.where) if at == cell}) > 1:
            reader.fault("seats", _("Explorers of two players stand on {cell}").format(cell=CELL_NAMES[cell]))


def _check_turn(reader: Reader, state: State41) -> None:
    """The decision that is said to be open must be possible."""
    if reader.faults or state.decider < 0:
        return
    kind = state.kind
    if kind in _ASKED_OF_MOVER:
        at = state.where[state.mover] if state.mover >= 0 else OUT
        if at >= CELLS:
            reader.fault("turn.mover", _("this decision needs the Explorer that stands on the tile"))
            return
        if not _asks(state.tiles[at], kind):
            reader.fault("turn.kind", _("the tile on {cell} does not ask for this").format(cell=CELL_NAMES[at]))
            return
        if TRAVELS[state.tiles[at]] and state.travel < 0:
            reader.fault("turn.travel", _("this tile needs the direction of travel"))
            return
    elif kind == "loop_drop":
        if not state.visited or state.cargo < 0 or state.mover < 0 or not state.crystals[state.visited[-1] // 9] >> 8 * state.cargo & 255:
            reader.fault("turn", _("a lost Explorer's crystal needs mover, visited cells and cargo"))
            return
    elif state.mover >= 0:
        reader.fault("turn.mover", _("no tile acts in this decision"))
    if state.kind not in ("pick_starship", "pick_edge") and state.number < 1:
        reader.fault("turn.number", _("turns are counted from 1"))
    if not reader.faults and not state._find_actions(state.decider):
        reader.fault("turn.kind", _("there is nothing to choose in this decision"))


def _asks(tile: int, kind: str) -> bool:
    from .components import DISTORTION, ION_STORM, MOVES, STARBASE, STARGATE, VIEWPORT, VORTEX

    if kind == "chain_move":
        return MOVES[tile]
    asking = {
        "ion_swap": ION_STORM,
        "viewport_look": VIEWPORT,
        "distortion_reveal": DISTORTION,
        "starbase_target": STARBASE,
        "stargate_call": STARGATE,
        "vortex_turn": VORTEX,
    }
    return KIND_OF[tile] == asking[kind]
