"""The Guardian phase: wandering, acceleration, awakening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from .. import actions
from ..components import CELL_IDS, CELL_NAMES, CENTRE, OUT, TILE_TEXTS, unpacked
from ..scoring import remove_crystals
from .ending import remove_stuck
from .explorer import PIECES, reveal
from .starship import begin_turn

if TYPE_CHECKING:
    from ..state import State41

_MODES = ("wandering", "acceleration", "awakening")
_STEP_RULES = (("S41-GRD-05", "S41-GRD-06"), ("S41-GRD-08", "S41-GRD-09"), ("S41-GRD-12",))


def begin(state: State41, events: list[Event]) -> None:
    """The Guardian moves if its mode says so; several ways are a choice of the active player (S41-GRD-04)."""
    if state.hidden == 0 and state.mode < 2:
        relocate(state, events)
        if state.options["awakening_start"] == "relocate":
            end(state, events)
            return
    if not state.explored and actions.wanders(state):
        end(state, events)
        return
    state.kind = "guardian_step"
    legal = actions.legal(state)
    if len(legal) > 1:
        state._legal = legal
    elif legal:
        step(state, legal[0], events)
    else:
        events.append(Event("guardian_stayed", ("S41-AMB-79",), ("guardian",), {"mode": _MODES[state.mode]}))
        end(state, events)


def step(state: State41, action: Action, events: list[Event]) -> None:
    """One step, and what it does to the tile there (S41-GRD-06, S41-GRD-10, S41-GRD-13)."""
    (cell,) = action.args
    if cell < 0:
        events.append(Event("guardian_stayed", ("S41-AMB-24",), ("guardian",), {"mode": _MODES[state.mode]}))
        end(state, events)
        return
    mode = 0 if actions.wanders(state) else state.mode
    before = state.guardian
    state.guardian = cell
    data = {"from": CELL_NAMES[before], "to": CELL_NAMES[cell], "mode": _MODES[mode]}
    events.append(Event("guardian_moved", _STEP_RULES[mode], ("guardian", CELL_IDS[cell]), data))
    if state.mode == 2:
        if state.face[cell] == 1:
            _destroy(state, cell, events)
    elif state.face[cell] == 0:
        reveal(state, cell, "guardian", ("S41-GRD-06" if mode == 0 else "S41-GRD-10",), events)
        if state.hidden == 0:
            relocate(state, events)
    end(state, events)


def relocate(state: State41, events: list[Event]) -> None:
    """All tiles are explored: the Guardian goes to the centre and awakes; that tile is left alone (S41-GRD-11)."""
    before = state.guardian
    state.guardian = CENTRE
    state.mode = 2
    data = {"from": CELL_NAMES[before], "to": CELL_NAMES[CENTRE]}
    events.append(Event("guardian_relocated", ("S41-GRD-11",), ("guardian", CELL_IDS[CENTRE]), data))
    events.append(Event("guardian_mode", ("S41-GRD-11",), ("guardian",), {"mode": "awakening"}))


def _destroy(state: State41, cell: int, events: list[Event]) -> None:
    """The tile is turned down for good, with everything on it (S41-GRD-13, S41-GRD-14)."""
    state.face[cell] = 2
    state.reach = {}
    events.append(Event("tile_destroyed", ("S41-GRD-13",), (CELL_IDS[cell],), {"cell": CELL_NAMES[cell], "tile": TILE_TEXTS[state.tiles[cell]]}))
    for piece, at in enumerate(state.where):
        if at == cell:
            state.where[piece] = OUT
            state.status[piece] = 0
            data = {"player": piece // 3, "explorer": piece % 3 + 1, "cell": CELL_NAMES[cell], "cause": "guardian"}
            events.append(Event("explorer_out", ("S41-GRD-14",), (PIECES[piece], CELL_IDS[cell]), data))
    heap = state.crystals[cell]
    if heap:
        state.crystals[cell] = 0
        remove_crystals(state, cell, unpacked(heap), ("S41-GRD-14",), events)


def end(state: State41, events: list[Event]) -> None:
    """The turn is over; the next player clockwise begins (S41-TRN-01)."""
    if state.decider < 0:
        return
    if state.options["stuck_test"] == "any_moment":
        remove_stuck(state, events)
    order = state.order
    begin_turn(state, order[(order.index(state.active) + 1) % state.players], events)
