"""Set-up choices and the Starship phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from ..components import COLOURS, EDGES, FOLDS
from . import ending, explorer

if TYPE_CHECKING:
    from ..state import State41

SHIPS = tuple(f"ship-{player}" for player in range(4))


def take(state: State41, action: Action, events: list[Event]) -> None:
    """A player takes a Starship, then an edge (S41-SET-07)."""
    player, (colour,) = state.decider, action.args
    state.colour[player] = colour
    events.append(Event("starship_taken", ("S41-SET-07",), (f"dock-{COLOURS[colour]}", SHIPS[player]), {"player": player, "colour": COLOURS[colour]}))
    state.kind = "pick_edge"


def edge(state: State41, action: Action, events: list[Event]) -> None:
    """A Starship is put in the middle of an edge with three Explorers aboard (S41-SET-07, S41-SET-09)."""
    player, (side,) = state.decider, action.args
    state.edge[player] = side
    events.append(Event("edge_taken", ("S41-SET-07", "S41-SET-09"), (SHIPS[player], f"edge-{EDGES[side]}"), {"player": player, "edge": EDGES[side]}))
    following = (player + 1) % state.players
    if following == state.start:
        state.order = turn_order(state)
        begin_turn(state, state.start, events)
    else:
        state.decider = state.active = following
        state.kind = "pick_starship"


def turn_order(state: State41) -> tuple[int, ...]:
    """Clockwise round the table from the start player, as the Starships lie (S41-TRN-01, S41-AMB-59)."""
    players = range(state.players)
    if state.options["turn_order"] == "seats":
        return tuple((state.start + i) % state.players for i in players)
    return tuple(sorted(players, key=lambda player: (state.edge[player] - state.edge[state.start]) % 4))


def begin_turn(state: State41, player: int, events: list[Event]) -> None:
    """A player's turn begins with the Starship phase (S41-TRN-02)."""
    limit = state.options["turn_limit"]
    if limit is not None and state.number >= limit:
        ending.end_by_limit(state, events)
        return
    state.number += 1
    state.active = state.decider = player
    state.kind = "starship_action"
    state.mover = state.travel = state.cargo = -1
    state.visited = state.fresh = ()
    state.explored = False
    events.append(Event("turn_began", ("S41-TRN-01",), (SHIPS[player],), {"player": player, "number": state.number}))


def stay(state: State41, action: Action, events: list[Event]) -> None:
    """Do nothing in the Starship phase (S41-SHP-01)."""
    player = state.active
    events.append(Event("ship_stayed", ("S41-SHP-01",), (SHIPS[player],), {"player": player}))
    _end_phase(state, False, events)


def move(state: State41, action: Action, events: list[Event]) -> None:
    """The Starship goes one or two places along its edge, Explorers aboard with it (S41-SHP-02, S41-SHP-03)."""
    player, (_edge, index) = state.active, action.args
    before = state.ship[player]
    state.ship[player] = index
    state.reach = {}
    wraps = abs(index - before) > 2
    rules = ("S41-SHP-02", "S41-SHP-03", "S41-SHP-05") if wraps else ("S41-SHP-02", "S41-SHP-03")
    events.append(Event("ship_moved", rules, (SHIPS[player],), {"player": player, "from": before + 1, "to": index + 1}))
    _end_phase(state, False, events)


def fold(state: State41, action: Action, events: list[Event]) -> None:
    """The line before the Starship shifts one cell away; the last tile comes to the front (S41-FLD-01 to 05)."""
    player = state.active
    side, index = state.edge[player], state.ship[player]
    for row in (state.tiles, state.face, state.crystals):
        if side == 0:
            row[index::9] = [row[72 + index], *row[index:72:9]]
        elif side == 2:
            row[index::9] = [*row[index + 9 :: 9], row[index]]
        elif side == 3:
            row[9 * index : 9 * index + 9] = [row[9 * index + 8], *row[9 * index : 9 * index + 8]]
        else:
            row[9 * index : 9 * index + 9] = [*row[9 * index + 1 : 9 * index + 9], row[9 * index]]
    to = FOLDS[side][index]
    state.where = [to[place] for place in state.where]
    if state.options["guardian_rides"]:
        state.guardian = to[state.guardian]
    state.looked = [frozenset(to[cell] for cell in cells) if cells else cells for cells in state.looked]
    state.reach = {}
    line = f"fold-{EDGES[side]}-{index + 1}"
    rules = ("S41-FLD-01", "S41-FLD-02", "S41-FLD-03", "S41-FLD-04", "S41-FLD-05")
    events.append(Event("folded", rules, (SHIPS[player], line), {"player": player, "edge": EDGES[side], "line": index + 1}))
    _end_phase(state, True, events)


def _end_phase(state: State41, folded: bool, events: list[Event]) -> None:
    if folded:
        state.folded[state.active] = state.ship[state.active]
    elif state.options["fold_ban"] == "last_turn":
        state.folded[state.active] = -1
    if state.options["stuck_test"] == "any_moment":
        ending.remove_stuck(state, events)
    explorer.begin(state, events)
