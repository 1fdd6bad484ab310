"""The tiles on which an Explorer stops: what each does, and the choices some of them give."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from .. import actions
from ..components import (
    BARREN,
    BELT_2,
    BELT_3,
    BLACK_HOLE,
    CELL_IDS,
    CELL_NAMES,
    CRYSTALS,
    DISTORTION,
    ION_STORM,
    NEBULA,
    OUT,
    PLANET_2,
    PLANET_3,
    PLANET_4,
    SALVAGE,
    SHIP,
    STARBASE,
    STARGATE,
    TILE_TEXTS,
    VIEWPORT,
    VORTEX,
    turned,
)  # fmt: skip
from ..scoring import remove_crystals
from .explorer import PIECES, board, end, leave, reveal, state_data, stop
from .starship import SHIPS

if TYPE_CHECKING:
    from ..state import State41

    Stop = Callable[[State41, int, list[Event]], None]


def _belt(state: State41, tow: int, events: list[Event]) -> None:
    """On to asteroid 1 (S41-TIL-AST-01)."""
    _set_state(state, 4, "S41-TIL-AST-01", events)
    end(state, events)


def _barren(state: State41, tow: int, events: list[Event]) -> None:
    """Laid on its side (S41-TIL-BAR-01)."""
    _set_state(state, 1, "S41-TIL-BAR-01", events)
    end(state, events)


def _set_state(state: State41, status: int, rule: str, events: list[Event]) -> None:
    state.status[state.mover] = status
    events.append(Event("explorer_state", (rule,), (PIECES[state.mover],), state_data(state, state.mover)))


def _black_hole(state: State41, tow: int, events: list[Event]) -> None:
    """Out of the game (S41-TIL-BLK-01); a towed crystal stays (S41-AMB-10)."""
    piece = state.mover
    cell = state.where[piece]
    state.where[piece] = OUT
    data = {"player": piece // 3, "explorer": piece % 3 + 1, "cell": CELL_NAMES[cell], "cause": "black_hole"}
    events.append(Event("explorer_out", ("S41-TIL-BLK-01",), (PIECES[piece], CELL_IDS[cell]), data))
    if tow >= 0 and state.options["black_hole_crystal"] == "lost":
        state.crystals[cell] -= 1 << 8 * tow
        remove_crystals(state, cell, {CRYSTALS[tow]: 1}, ("S41-AMB-10",), events)
    end(state, events)


def _planet(state: State41, tow: int, events: list[Event]) -> None:
    """Nothing more happens (S41-TIL-GLY-03)."""
    stop(state, events)


def _nebula(state: State41, tow: int, events: list[Event]) -> None:
    """Trapped when alone; with a companion all are free (S41-TIL-NEB-01 to 03)."""
    piece = state.mover
    first = 3 * (piece // 3)
    company = [other for other in range(first, first + 3) if other != piece and state.where[other] == state.where[piece]]
    if not company:
        _set_state(state, 3, "S41-TIL-NEB-01", events)
    for other in company:
        if state.status[other]:
            state.status[other] = 0
            events.append(Event("explorer_state", ("S41-TIL-NEB-03",), (PIECES[other],), state_data(state, other)))
    end(state, events)


def _salvage(state: State41, tow: int, events: list[Event]) -> None:
    """One Explorer that was out comes aboard (S41-TIL-SAL-01, S41-AMB-56)."""
    player = state.mover // 3
    for piece in range(3 * player, 3 * player + 3):
        if state.where[piece] == OUT:
            board(state, piece)
            data = {"player": player, "explorer": piece % 3 + 1, "cause": "salvage"}
            events.append(Event("explorer_returned", ("S41-TIL-SAL-01",), (PIECES[piece], SHIPS[player]), data))
            if state.options["salvage"] == "one":
                break
    end(state, events)


def _ask(kind: str) -> Stop:
    """A tile that gives a choice: asked when there are several, done when there is one, over when there is none."""

    def ask(state: State41, tow: int, events: list[Event]) -> None:
        state.kind = kind
        legal = actions.legal(state)
        if len(legal) > 1:
            state._legal = legal
        elif legal:
            from . import apply

            apply(state, legal[0], events)
        else:
            end(state, events)

    return ask


# ---- what the choices do


def swap(state: State41, action: Action, events: list[Event]) -> None:
    """Two tiles change places; what stands on them does not move (S41-TIL-ION-01 to 03)."""
    here, (cell,) = state.where[state.mover], action.args
    state.tiles[here], state.tiles[cell] = state.tiles[cell], state.tiles[here]
    state.reach = {}
    places = (CELL_IDS[here], CELL_IDS[cell])
    events.append(Event("tiles_swapped", ("S41-TIL-ION-01", "S41-TIL-ION-02"), places, {"first": CELL_NAMES[here], "second": CELL_NAMES[cell]}))
    for piece, at in enumerate(state.where):
        if at in (here, cell) and state.status[piece] and (state.options["storm_frees"] or state.status[piece] > 2):
            state.status[piece] = 0
            events.append(Event("explorer_state", ("S41-TIL-ION-03",), (PIECES[piece],), state_data(state, piece)))
    end(state, events)


def look(state: State41, action: Action, events: list[Event]) -> None:
    """One player alone sees a tile; it stays as it lies (S41-TIL-TEL-01, 02)."""
    player, (cell,) = state.active, action.args
    if cell < 0:
        events.append(Event("looked_nowhere", ("S41-TIL-TEL-01",), (), {"player": player}))
    else:
        state.looked[player] |= {cell}
        data = {"player": player, "cell": CELL_NAMES[cell]}
        secret = {"tile": TILE_TEXTS[state.tiles[cell]]}
        events.append(Event("tile_looked_at", ("S41-TIL-TEL-01", "S41-TIL-TEL-02"), (CELL_IDS[cell],), data, True, player, secret))
    end(state, events)


def open_nearest(state: State41, action: Action, events: list[Event]) -> None:
    """The nearest unexplored tile is turned up; nobody enters it (S41-TIL-DIS-01)."""
    reveal(state, action.args[0], "distortion", ("S41-TIL-DIS-01",), events)
    end(state, events)


def send(state: State41, action: Action, events: list[Event]) -> None:
    """An Explorer near the Starbase goes home without crystals (S41-TIL-BAS-01 to 03)."""
    colour, number = action.args
    if colour < 0:
        events.append(Event("sent_nobody", ("S41-TIL-BAS-01",), (), {"player": state.active}))
    else:
        player = state.colour.index(colour)
        piece = 3 * player + number - 1
        cell = state.where[piece]
        leave(state, piece, events)
        board(state, piece)
        data = {"player": player, "explorer": number, "cell": CELL_NAMES[cell], "cause": "starbase"}
        events.append(Event("explorer_home", ("S41-TIL-BAS-01", "S41-TIL-BAS-03"), (PIECES[piece], SHIPS[player]), data))
    end(state, events)


def call(state: State41, action: Action, events: list[Event]) -> None:
    """Another own Explorer comes to the Stargate, free and without crystals (S41-TIL-GAT-01, 02)."""
    (number,) = action.args
    if number < 0:
        events.append(Event("called_nobody", ("S41-TIL-GAT-01",), (), {"player": state.active}))
    else:
        piece = 3 * state.active + number - 1
        at, here = state.where[piece], state.where[state.mover]
        if at != SHIP:
            leave(state, piece, events)
        state.where[piece] = here
        state.status[piece] = 0
        data = {"player": state.active, "explorer": number, "from": "aboard" if at == SHIP else CELL_NAMES[at], "to": CELL_NAMES[here]}
        events.append(Event("explorer_called", ("S41-TIL-GAT-01", "S41-TIL-GAT-02"), (PIECES[piece], CELL_IDS[here]), data))
    end(state, events)


def turn(state: State41, action: Action, events: list[Event]) -> None:
    """A tile is turned as it lies, face up or face down (S41-TIL-VOR-01, 02)."""
    cell, angle = action.args
    state.tiles[cell] = turned(state.tiles[cell], angle // 90)
    state.reach = {}
    events.append(Event("tile_rotated", ("S41-TIL-VOR-01", "S41-TIL-VOR-02"), (CELL_IDS[cell],), {"cell": CELL_NAMES[cell], "by": angle}))
    end(state, events)


STOPS: dict[int, Stop] = {
    BELT_2: _belt,
    BELT_3: _belt,
    BARREN: _barren,
    BLACK_HOLE: _black_hole,
    PLANET_2: _planet,
    PLANET_3: _planet,
    PLANET_4: _planet,
    NEBULA: _nebula,
    SALVAGE: _salvage,
    ION_STORM: _ask("ion_swap"),
    VIEWPORT: _ask("viewport_look"),
    DISTORTION: _ask("distortion_reveal"),
    STARBASE: _ask("starbase_target"),
    STARGATE: _ask("stargate_call"),
    VORTEX: _ask("vortex_turn"),
}
