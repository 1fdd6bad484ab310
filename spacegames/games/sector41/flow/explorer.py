"""The Explorer phase: one move, and then whatever the tiles order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from .. import actions
from ..components import (
    ASTEROIDS,
    BEACON,
    CELL_IDS,
    CELL_NAMES,
    CELLS,
    CRYSTALS,
    EXIT_DIRECTION,
    GONE,
    KIND_OF,
    MOVES,
    NEBULA,
    OUT,
    PLANET,
    SHIP,
    STATES,
    STEP,
    TILE_TEXTS,
    draw_name,
    kind_id,
)  # fmt: skip
from ..legality.movement import loop_cells, onward_choices, place_of, steps_to_exit
from ..scoring import finish, score_crystal
from .ending import out_stuck, remove_stuck
from .starship import SHIPS

if TYPE_CHECKING:
    from ..state import State41

PIECES = tuple(f"explorer-{piece // 3}-{piece % 3 + 1}" for piece in range(12))

TILE_RULES = {
    "alien_artifact": ("S41-TIL-ART-01", "S41-TIL-ART-02"),
    "asteroid_belt": ("S41-TIL-AST-01", "S41-TIL-AST-02"),
    "barren_planet": ("S41-TIL-BAR-01",),
    "beacon": ("S41-TIL-BEA-01",),
    "black_hole": ("S41-TIL-BLK-01",),
    "glynium_planet": ("S41-TIL-GLY-03",),
    "ion_storm": ("S41-TIL-ION-01", "S41-TIL-ION-02"),
    "nebula": ("S41-TIL-NEB-01",),
    "pulsar": ("S41-TIL-PUL-01",),
    "remote_viewport": ("S41-TIL-TEL-01",),
    "salvage_explorer": ("S41-TIL-SAL-01",),
    "solar_flare": ("S41-TIL-FLA-01",),
    "solar_tempest": ("S41-TIL-TEM-01",),
    "solar_wind": ("S41-TIL-WND-01",),
    "space_rift": ("S41-TIL-RIF-01",),
    "spatial_distortion": ("S41-TIL-DIS-01",),
    "starbase": ("S41-TIL-BAS-01",),
    "stargate": ("S41-TIL-GAT-01",),
    "supernova": ("S41-TIL-NOV-01",),
    "temporal_anomaly": ("S41-TIL-TIM-01",),
    "vortex": ("S41-TIL-VOR-01",),
    "wormhole": ("S41-TIL-WOR-01",),
    "move": ("S41-EXP-01",),
    "hop": ("S41-TIL-AST-04",),
}
"""The rules behind a movement, by what orders it."""

STOP_RULES = {
    "alien_artifact": "S41-DET-07",
    "pulsar": "S41-TIL-PUL-02",
    "solar_flare": "S41-TIL-FLA-03",
    "solar_tempest": "S41-TIL-TEM-02",
    "solar_wind": "S41-TIL-WND-02",
    "space_rift": "S41-TIL-RIF-02",
    "supernova": "S41-DET-07",
    "temporal_anomaly": "S41-TIL-TIM-02",
    "wormhole": "S41-TIL-WOR-02",
    "glynium_planet": "S41-TIL-GLY-03",
}
"""The rule by which an Explorer stops on a tile that moves it no further."""

CELL_NAME = (*CELL_NAMES, "aboard")


def begin(state: State41, events: list[Event]) -> None:
    """The Explorer phase begins: help for those who have nobody left, then the choice of a move."""
    player = state.active
    state.kind = "explorer_move"
    first = 3 * player
    legal = actions.legal(state)
    if not legal:
        if any(place <= SHIP for place in state.where[first : first + 3]):
            out_stuck(state, player, events)
        legal = _one_returns(state, player, events)
    elif min(state.where[first : first + 3]) > SHIP:
        legal = _one_returns(state, player, events)
    if legal:
        state._legal = legal
        return
    events.append(Event("no_move", ("S41-DET-01",), (SHIPS[player],), {"player": player}))
    if all(place == GONE for place in state.where):  # nobody is left to bring a crystal home
        finish(state, "nothing_left", "S41-WIN-04", events)
        return
    end(state, events)


def _one_returns(state: State41, player: int, events: list[Event]) -> list[Action]:
    """With no Explorer in play one comes aboard (S41-DET-10)."""
    pieces = range(3 * player, 3 * player + 3)
    if all(state.where[piece] > SHIP for piece in pieces):
        for piece in pieces:
            if state.where[piece] == OUT:
                board(state, piece)
                events.append(
                    Event(
                        "explorer_returned",
                        ("S41-DET-10",),
                        (PIECES[piece], SHIPS[player]),
                        {"player": player, "explorer": piece % 3 + 1, "cause": "none_left"},
                    )
                )
                break
    return actions.legal(state)


def board(state: State41, piece: int) -> None:
    """An Explorer is put on its Starship, upright and free (S41-AMB-65)."""
    state.where[piece] = SHIP
    state.status[piece] = 0


def go(state: State41, action: Action, events: list[Event]) -> None:
    """The one move of the phase (S41-EXP-01)."""
    number, to, tow = action.args
    piece = 3 * state.active + number - 1
    at = state.where[piece]
    state.mover = piece
    state.visited = state.fresh = ()
    status = state.status[piece]
    if (
        status > 3
        and to != SHIP
        and ASTEROIDS[state.tiles[at]]
        and (ASTEROIDS[state.tiles[at]] > status - 3 or to not in STEP[at] or _is_hop(state, to, status))
    ):
        state.travel = -1
        _relocate(state, to, tow, "hop", events)
        return
    if at == SHIP:
        state.travel = EXIT_DIRECTION[state.edge[state.active]]
    elif to == SHIP:
        state.travel = -1
    else:
        state.travel = STEP[at].index(to)
    _relocate(state, to, tow, "move", events)


def _is_hop(state: State41, to: int, status: int) -> bool:
    """With the option top_hop, a neighbouring belt tile with a higher asteroid is reached by a hop."""
    return bool(state.options["top_hop"]) and state.face[to] == 1 and ASTEROIDS[state.tiles[to]] > status - 3


def follow(state: State41, action: Action, events: list[Event]) -> None:
    """The Explorer goes where a tile sends it (S41-EXP-06)."""
    to, tow = action.args
    if to < 0:
        stop(state, events)
        return
    _go_on(state, to, tow, events)


def _go_on(state: State41, to: int, tow: int, events: list[Event]) -> None:
    by = kind_id(state.tiles[state.where[state.mover]])
    for way, travel in onward_choices(state):
        if way == to:
            state.travel = travel
            break
    _relocate(state, to, tow, by, events)


def _relocate(state: State41, to: int, tow: int, by: str, events: list[Event]) -> None:
    """One movement: tow, land, explore, fight, follow the tile (order: S41-AMB-64)."""
    piece = state.mover
    player = piece // 3
    at = state.where[piece]
    if tow >= 0:
        state.crystals[at] -= 1 << 8 * tow
    if at < CELLS and at != to:
        leave(state, piece, events)
    state.where[piece] = to
    rules = TILE_RULES[by]
    if tow >= 0:
        rules = (*rules, "S41-TOW-01", "S41-TOW-04")
    places = (PIECES[piece], CELL_IDS[to] if to < CELLS else SHIPS[player])
    data = {"player": player, "explorer": piece % 3 + 1, "from": CELL_NAME[at], "to": CELL_NAMES[to] if to < CELLS else "ship"}
    data["tow"] = CRYSTALS[tow] if tow >= 0 else None
    data["by"] = by
    events.append(Event("explorer_moved", rules, places, data))
    if to == SHIP:
        state.status[piece] = 0
        if tow >= 0:
            score_crystal(state, player, tow, events)
        end(state, events)
        return
    if state.face[to] == 0:
        state.explored = True
        state.fresh += (to,)
        reveal(state, to, "explorer", ("S41-EXP-04",), events)
    if tow >= 0:
        state.crystals[to] += 1 << 8 * tow
    if state.where.count(to) > 1 and at != to:
        _combat(state, piece, to, events)
    if by == "hop":
        state.status[piece] += 1
        events.append(Event("explorer_state", ("S41-TIL-AST-04",), (PIECES[piece],), state_data(state, piece)))
        end(state, events)
    elif MOVES[state.tiles[to]]:
        _chain(state, tow, events)
    else:
        state.status[piece] = 0
        tiles.STOPS[KIND_OF[state.tiles[to]]](state, tow, events)


def leave(state: State41, piece: int, events: list[Event]) -> None:
    """An Explorer leaves its cell; in one reading a companion left alone in a Nebula is trapped again (S41-AMB-49)."""
    at = state.where[piece]
    hop = state.status[piece] > 3
    if not hop:
        state.status[piece] = 0
    if state.options["nebula_freed"] == "while_together" and KIND_OF[state.tiles[at]] == NEBULA and state.face[at] == 1:
        first = 3 * (piece // 3)
        left = [other for other in range(first, first + 3) if other != piece and state.where[other] == at]
        if len(left) == 1:
            state.status[left[0]] = 3
            events.append(Event("explorer_state", ("S41-TIL-NEB-02", "S41-AMB-49"), (PIECES[left[0]],), state_data(state, left[0])))


def state_data(state: State41, piece: int) -> dict[str, object]:
    """The details of an event about an Explorer's state."""
    return {"player": piece // 3, "explorer": piece % 3 + 1, "state": STATES[state.status[piece]]}


def reveal(state: State41, cell: int, by: str, rules: tuple[str, ...], events: list[Event]) -> None:
    """A tile is turned face up; a planet gets its crystals, and the red one speeds up the Guardian."""
    if state.chance.forced:
        _force_tile(state, cell)
    state.face[cell] = 1
    state.hidden -= 1
    state.reach = {}
    for player, cells in enumerate(state.looked):
        if cell in cells:
            state.looked[player] = cells - {cell}
    tile = state.tiles[cell]
    events.append(Event("tile_revealed", rules, (CELL_IDS[cell],), {"cell": CELL_NAMES[cell], "tile": TILE_TEXTS[tile], "by": by}, True))
    if PLANET[tile]:
        place_crystals(state, cell, PLANET[tile], by, events)


def _force_tile(state: State41, cell: int) -> None:
    """Change the tile for a forced one that lies hidden where nobody has looked."""
    looked = frozenset().union(*state.looked)
    cells = [cell, *(other for other in range(CELLS) if state.face[other] == 0 and other != cell and other not in looked)]
    found = state.chance.forced_draw([draw_name(state.tiles[other]) for other in cells])
    if found is not None:
        other = cells[found]
        state.tiles[cell], state.tiles[other] = state.tiles[other], state.tiles[cell]


def place_crystals(state: State41, cell: int, number: int, by: str, events: list[Event]) -> None:
    """A planet turned up for the first time receives its crystals: yellow, then blue, then red (S41-TIL-GLY-01, 02)."""
    placed: dict[str, int] = {}
    for colour in range(3):
        taken = min(number, state.supply[colour])
        if taken:
            state.supply[colour] -= taken
            state.crystals[cell] += taken << 8 * colour
            placed[CRYSTALS[colour]] = taken
            number -= taken
    rules = ("S41-TIL-GLY-01", "S41-TIL-GLY-02", *(("S41-GRD-07",) if by == "guardian" else ()))
    events.append(Event("crystals_placed", rules, (CELL_IDS[cell], "supply"), {"cell": CELL_NAMES[cell], "crystals": placed}))
    if "red" in placed and state.mode == 0:
        state.mode = 1
        state.red_turn = state.number
        events.append(Event("guardian_mode", ("S41-GRD-08", "S41-TIL-GLY-04"), ("guardian",), {"mode": "acceleration"}))


def _combat(state: State41, piece: int, cell: int, events: list[Event]) -> None:
    """All opposing Explorers on the tile go home, or out of the game on an Asteroid Belt (S41-CBT-01 to 03)."""
    player = piece // 3
    deadly = ASTEROIDS[state.tiles[cell]] > 0
    losers = [other for other, place in enumerate(state.where) if place == cell and other // 3 != player]
    if not losers:
        return
    events.append(Event("combat", ("S41-CBT-01",), (CELL_IDS[cell], PIECES[piece]), {"player": player, "explorer": piece % 3 + 1, "cell": CELL_NAMES[cell]}))
    for other in losers:
        data = {"player": other // 3, "explorer": other % 3 + 1, "cell": CELL_NAMES[cell], "cause": "combat"}
        board(state, other)
        if deadly:
            state.where[other] = OUT
            events.append(Event("explorer_out", ("S41-CBT-03",), (PIECES[other], CELL_IDS[cell]), data))
        else:
            events.append(Event("explorer_home", ("S41-CBT-02",), (PIECES[other], SHIPS[other // 3]), data))


def _chain(state: State41, tow: int, events: list[Event]) -> None:
    """A tile moves the Explorer on: at once if there is one way, by choice if there are several, or into a trap."""
    piece = state.mover
    cell = state.where[piece]
    state.status[piece] = 0
    place = place_of(state, cell, state.travel)
    repeated = place in state.visited
    state.visited += (place,)
    if KIND_OF[state.tiles[cell]] != BEACON:
        lost = repeated if state.options["loops"] == "repeat" else steps_to_exit(state, piece // 3, cell, state.travel) < 0
        if lost:
            _caught(state, tow, events)
            return
    state.kind = "chain_move"
    legal = actions.legal(state)
    if len(legal) > 1:
        state._legal = legal
    elif legal:
        follow(state, legal[0], events)
    else:
        stop(state, events)


def stop(state: State41, events: list[Event]) -> None:
    """The tile moves the Explorer no further; the phase ends here (S41-DET-07)."""
    piece = state.mover
    cell = state.where[piece]
    kind = kind_id(state.tiles[cell])
    data = {"player": piece // 3, "explorer": piece % 3 + 1, "cell": CELL_NAMES[cell], "tile": TILE_TEXTS[state.tiles[cell]]}
    events.append(Event("explorer_stopped", (STOP_RULES[kind], "S41-DET-07"), (PIECES[piece], CELL_IDS[cell]), data))
    end(state, events)


def _caught(state: State41, tow: int, events: list[Event]) -> None:
    """An endless loop: the Explorer is lost, and a crystal in tow stays on the loop (S41-DET-11, S41-DET-12)."""
    piece = state.mover
    cell = state.where[piece]
    state.where[piece] = GONE if state.options["loop_loss"] == "for_good" else OUT
    data = {"player": piece // 3, "explorer": piece % 3 + 1, "cell": CELL_NAMES[cell], "cause": "loop"}
    events.append(Event("explorer_out", ("S41-DET-11",), (PIECES[piece], CELL_IDS[cell]), data))
    if tow < 0:
        end(state, events)
        return
    state.cargo = tow
    cells = loop_cells(state)
    if len(cells) == 1:
        _lay_down(state, cells[0], events)
    else:
        state.kind = "loop_drop"


def drop(state: State41, action: Action, events: list[Event]) -> None:
    """The owner of the lost Explorer says where the crystal stays (S41-DET-12)."""
    _lay_down(state, action.args[0], events)


def _lay_down(state: State41, cell: int, events: list[Event]) -> None:
    state.crystals[state.visited[-1] // 9] -= 1 << 8 * state.cargo
    state.crystals[cell] += 1 << 8 * state.cargo
    events.append(Event("crystal_dropped", ("S41-DET-12",), (CELL_IDS[cell],), {"cell": CELL_NAMES[cell], "colour": CRYSTALS[state.cargo]}))
    state.cargo = -1
    end(state, events)


def end(state: State41, events: list[Event]) -> None:
    """The Explorer phase ends: those who lay on their side long enough stand up (S41-TIL-BAR-02)."""
    if state.decider < 0:
        return
    for piece in range(3 * state.active, 3 * state.active + 3):
        if state.status[piece] == 2:
            state.status[piece] = 0
            events.append(Event("explorer_state", ("S41-TIL-BAR-02",), (PIECES[piece],), state_data(state, piece)))
        elif state.status[piece] == 1:
            state.status[piece] = 2
    state.mover = state.travel = -1
    state.visited = state.fresh = ()
    if state.options["stuck_test"] == "any_moment":
        remove_stuck(state, events)
    guardian.begin(state, events)


from . import guardian, tiles  # noqa: E402  (the phases call each other)
