"""What to touch on the board for each action.

A component in hand goes to a cell ("spot-6-7") in one of its four turns ("turn-1"); a placement that would be a mistake needs the warning
sign as well, so that lit cells are those where the component fits. Cells of the own ship are "spot" while building, because several
players hold components at once and each has an own large ship.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action

from ..components import CELLS, GOODS, TILES
from ..hull import fits
from ..narrate.labels import holder

if TYPE_CHECKING:
    from ..state import GalaxyTruckerState


def path(state: GalaxyTruckerState, action: Action) -> tuple[str, ...]:
    """The board ids to touch, in order; empty when only a button does it, as for "wait"."""
    if state.over:
        return ()
    return _building(state, action) if state.phase == "building" else _later(state, action)


def _building(state: GalaxyTruckerState, action: Action) -> tuple[str, ...]:
    args = action.args
    match action.kind:
        case "grab":
            if not args:
                return ("heap",)
            return (f"tile-{TILES[args[0]]}",) if args[0] in state.open else ()
        case "take":
            for player in range(state.players):
                if args[0] in state.reserve[player]:
                    return (f"reserve-{player}-{state.reserve[player].index(args[0]) + 1}",)
        case "lift":
            return ("lift",)
        case "look":
            return (f"pile-{args[0]}",) if args[0] < 4 else ()
        case "turn":
            return ("hourglass",)
        case "number":
            return (f"number-{args[0]}",) if args[0] <= state.players else ()
        case "return":
            return ("heap",)
        case "reserve":
            player = holder(state)
            return ("aside",) if player >= 0 and not state.learning and len(state.reserve[player]) < 2 else ()
        case "place":
            return _place(state, *args)
    return ()


def _place(state: GalaxyTruckerState, cell: int, quarter: int) -> tuple[str, ...]:
    player, board = holder(state), state.round.board
    if player < 0 or cell not in board.inside:
        return ()
    touched = (f"spot-{CELLS[cell].replace(',', '-')}", f"turn-{quarter}")
    ship = state.ships[player]
    if cell in ship or fits(ship, cell, 4 * state.hand[player] + quarter, board, state.box):
        return touched
    return ("mistake", *touched)


def _later(state: GalaxyTruckerState, action: Action) -> tuple[str, ...]:
    args, player = action.args, state.decider
    match action.kind:
        case "accuse":
            return (f"seat-{args[0]}",) if args[0] < state.players else ()
        case "pass" | "decline":
            return ("pass",) if state.kind in ("inspect", "offer", "land", "reward") else ()
        case "accept" | "collect":
            return ("card",) if state.kind in ("offer", "reward") else ()
        case "remove" | "keep" | "battery" | "drop" | "give":
            return _cell(state, player, args[0])
        case "crew":
            return (f"crew-{args[1]}",) if state.kind == "crew" else ()
        case "fly":
            return ("deck",) if state.kind == "fly_on" else ()
        case "leave":
            return (f"marker-{player}",) if state.kind == "fly_on" else ()
        case "settle":
            return ("bank",)
        case "roll":
            return ("dice",) if state.phase == "flight" else ()
        case "engines" | "cannons":
            return (action.replace(" ", "-"),) if state.kind == action.kind else ()
        case "load":
            return (f"good-{GOODS[args[0]]}", *_cell(state, player, args[1])) if state.dock is not None else ()
        case "unload":
            return (*_cell(state, player, args[1]), f"good-{GOODS[args[0]]}") if state.dock is not None else ()
        case "done":
            return ("done",) if state.dock is not None else ()
        case "land":
            return (f"planet-{args[0]}",) if state.current >= 0 and args[0] <= len(state.box.cards[state.current].planets) else ()
        case "shield" | "shoot":
            return _defence(state, action.kind)
        case "suffer":
            return ("suffer",) if state.kind == "defend" else ()
    return ()


def _cell(state: GalaxyTruckerState, player: int, cell: int) -> tuple[str, ...]:
    return (f"cell-{player}-{CELLS[cell].replace(',', '-')}",) if cell in state.round.board.inside else ()


def _defence(state: GalaxyTruckerState, kind: str) -> tuple[str, ...]:
    """The shield or the cannon that helps."""
    if state.kind != "defend":
        return ()
    _step, player, _size, side, line = state.todo[-1]
    hull = state.hull(player)
    cell = hull.shields[side] if kind == "shield" else hull.covering(side, line, double=True)
    return _cell(state, player, cell) if cell >= 0 else ()
