"""Why an action is not allowed: one check for each rule, each saying what is needed and what there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spacegames.core.game import Action, Violation
from spacegames.core.words import _, listed

from ..components import ASTEROIDS, CELL_NAMES, CELLS, COLOURS, CRYSTALS, EDGES, KIND_OF, LINES, NEIGHBOURS, SHIP, WORMHOLE
from .movement import can_enter, hops, is_shielded, loop_cells, onward, onward_choices

if TYPE_CHECKING:
    from ..state import State41

_PHASE = {
    "take": "pick_starship",
    "edge": "pick_edge",
    "stay": "starship_action",
    "ship": "starship_action",
    "fold": "starship_action",
    "go": "explorer_move",
    "on": "chain_move",
    "drop": "loop_drop",
    "swap": "ion_swap",
    "look": "viewport_look",
    "open": "distortion_reveal",
    "send": "starbase_target",
    "call": "stargate_call",
    "turn": "vortex_turn",
    "guardian": "guardian_step",
}


def why_not(state: State41, action: Action) -> list[Violation]:
    """Every rule that forbids the action now; empty means it is legal."""
    wanted = _PHASE[action.kind]
    if wanted != state.kind:
        return [_wrong_moment(state, wanted)]
    return _CHECKS[action.kind](state, action)


def _wrong_moment(state: State41, wanted: str) -> Violation:
    if "pick_starship" in (wanted, state.kind) or "pick_edge" in (wanted, state.kind):
        return Violation("S41-SET-07", _("first every player takes a Starship and an edge, once; then the turns begin"))
    phase = {"starship_action": _("Starship"), "guardian_step": _("Guardian")}.get(state.kind, _("Explorer"))
    if wanted in ("starship_action", "explorer_move", "guardian_step"):
        return Violation("S41-TRN-02", _("a turn goes Starship, Explorer, Guardian; this is the {phase} phase").format(phase=phase))
    return Violation("S41-EXP-06", _("no tile asks for this now; this is the {phase} phase").format(phase=phase))


# ---- set-up


def _take(state: State41, action: Action) -> list[Violation]:
    (colour,) = action.args
    if colour in state.colour:
        return [Violation("S41-SET-07", _("the {colour} Starship is taken").format(colour=_(COLOURS[colour])))]
    return []


def _edge(state: State41, action: Action) -> list[Violation]:
    (edge,) = action.args
    found = []
    taken = [other for other in state.edge if other >= 0]
    if edge in taken:
        found.append(Violation("S41-SET-07", _("the {edge} edge is taken").format(edge=EDGES[edge])))
    if state.players == 2 and taken and edge != (taken[0] + 2) % 4:
        found.append(Violation("S41-SET-08", _("two players sit opposite each other: only edge {edge} is left").format(edge=EDGES[(taken[0] + 2) % 4])))
    return found


# ---- Starship phase


def _stay(state: State41, action: Action) -> list[Violation]:
    return []


def _ship(state: State41, action: Action) -> list[Violation]:
    edge, index = action.args
    own, here = state.edge[state.active], state.ship[state.active]
    if edge >= 0 and edge != own:
        return [Violation("S41-SHP-04", _("your Starship stays on its own side, {own}; {other} is another").format(own=EDGES[own], other=EDGES[edge]))]
    if edge == own:
        return [Violation("S41-SHP-02", _("on your own side just name the place: “ship {index}”").format(index=index + 1))]
    steps = min((index - here) % 9, (here - index) % 9)
    if steps == 0:
        return [Violation("S41-SHP-01", _("a move is 1 or 2 places; to keep still, choose to stay"))]
    if steps > 2:
        return [Violation("S41-SHP-02", _("a move is 1 or 2 places; {to} is {steps} away from {here}").format(to=index + 1, steps=steps, here=here + 1))]
    return []


def _fold(state: State41, action: Action) -> list[Violation]:
    from ..actions import facing

    found = []
    player, index = state.active, state.ship[state.active]
    other = facing(state, player)
    if other >= 0 and state.folded[other] == index:
        found.append(
            Violation(
                "S41-FLD-06",
                _("{name} opposite folded line {line} last turn; it may not be folded back at once").format(name=_name(state, other), line=index + 1),
            )
        )
    broken = [cell for cell in LINES[state.edge[player]][index] if state.face[cell] == 2]
    if broken:
        found.append(Violation("S41-FLD-07", _("the line holds {count} destroyed: {cells}").format(count=len(broken), cells=_cells(broken))))
    return found


# ---- Explorer phase


def _go(state: State41, action: Action) -> list[Violation]:
    number, to, tow = action.args
    piece = 3 * state.active + number - 1
    at, status = state.where[piece], state.status[piece]
    if at > SHIP:
        return [Violation("S41-EXP-01", _("Explorer {number} is out of the game").format(number=number))]
    for other in range(3 * state.active, piece):
        if (state.where[other], state.status[other]) == (at, status):
            return [Violation("S41-EXP-01", _("Explorers {first} and {number} stand alike; move Explorer {first}").format(first=other % 3 + 1, number=number))]
    found = []
    if status in (1, 2):
        found.append(Violation("S41-TIL-BAR-01", _("Explorer {number} lies on its side and cannot move this turn").format(number=number)))
    if status == 3:
        found.append(Violation("S41-TIL-NEB-02", _("Explorer {number} is trapped in the Nebula until another of yours arrives").format(number=number)))
    if found:
        return found
    if status > 3:
        hop = _leave_belt(state, piece, to, tow)
        if hop is not None:
            return hop
    found = _step(state, at, to)
    return found or _destination(state, to) + _towing(state, at, to, tow)


def _leave_belt(state: State41, piece: int, to: int, tow: int) -> list[Violation] | None:
    """What is wrong with a move off an asteroid; None if it is to be judged as an ordinary step."""
    at = state.where[piece]
    here, levels = state.status[piece] - 3, ASTEROIDS[state.tiles[at]]
    if to != SHIP and to in hops(state, piece):
        if tow < 0:
            return []
        if to == at:
            return [Violation("S41-TOW-02", _("the next asteroid is on the same tile: the crystal lies there already"))]
        if not state.options["hop_tow"]:
            return [Violation("S41-AMB-72", _("in this game nothing is towed from asteroid to asteroid"))]
        return _towing(state, at, to, tow)
    further = to not in (SHIP, at) and state.face[to] != 0 and ASTEROIDS[state.tiles[to]] > here
    if further and (here < levels or state.options["top_hop"]):  # a belt to hop to, were it not closed
        return _destination(state, to)
    if here < levels:
        return [
            Violation(
                "S41-TIL-AST-04",
                _("it stands on asteroid {here} of {levels} and must go to an asteroid {next} first").format(here=here, levels=levels, next=here + 1),
            )
        ]
    return None


def _step(state: State41, at: int, to: int) -> list[Violation]:
    """Whether a place is one ordinary step away."""
    player = state.active
    front = LINES[state.edge[player]][state.ship[player]][0]
    if at == SHIP:
        if to == SHIP:
            return [Violation("S41-DET-02", _("staying aboard is not a move"))]
        if to != front:
            return [Violation("S41-EXP-02", _("from your Starship there is one way out, straight ahead: {cell}").format(cell=CELL_NAMES[front]))]
        return []
    if to == SHIP:
        if at != front:
            return [
                Violation("S41-EXP-02", _("you board straight ahead, from {cell}; the Explorer is on {at}").format(cell=CELL_NAMES[front], at=CELL_NAMES[at]))
            ]
        return []
    if to == at:
        return [Violation("S41-DET-02", _("staying on {cell} is not a move").format(cell=CELL_NAMES[at]))]
    if to not in NEIGHBOURS[at]:
        return [Violation("S41-EXP-01", _("a move is one cell; {to} does not touch {at}").format(to=CELL_NAMES[to], at=CELL_NAMES[at]))]
    return []


def _destination(state: State41, to: int) -> list[Violation]:
    """Whether an ordinary move may end there."""
    if to == SHIP:
        return []
    if state.face[to] == 2:
        return [Violation("S41-GRD-15", _("the tile on {cell} is destroyed and cannot be entered").format(cell=CELL_NAMES[to]))]
    if not can_enter(state, state.active, to):
        owner = state.where.index(to) // 3
        return [
            Violation(
                "S41-PRO-02", _("{name}'s Explorer on {cell} is under the protection of its Starship").format(name=_name(state, owner), cell=CELL_NAMES[to])
            )
        ]
    return []


def _towing(state: State41, at: int, to: int, tow: int) -> list[Violation]:
    if tow < 0:
        return []
    found = []
    if at == SHIP:
        return [Violation("S41-AMB-76", _("crystals aboard are scored and stay there"))]
    if not state.crystals[at] >> 8 * tow & 255:
        found.append(Violation("S41-TOW-02", _("there is no {colour} crystal on {cell}").format(colour=_(CRYSTALS[tow]), cell=CELL_NAMES[at])))
    if to != SHIP and state.face[to] == 0:
        found.append(Violation("S41-TOW-05", _("{cell} is unexplored; a crystal cannot be towed there").format(cell=CELL_NAMES[to])))
    elif to != SHIP and to in state.fresh and not state.options["fresh_tow"]:
        found.append(Violation("S41-AMB-08", _("{cell} was explored in this very phase; in this game nothing is towed there yet").format(cell=CELL_NAMES[to])))
    return found


def _on(state: State41, action: Action) -> list[Violation]:
    to, tow = action.args
    at, player = state.where[state.mover], state.mover // 3
    if to < 0:
        if state.options["wormhole_optional"] and KIND_OF[state.tiles[at]] == WORMHOLE:
            return []
        return [Violation("S41-EXP-06", _("the tile must be followed while it can"))]
    if to in [way for way, _travel in onward_choices(state)]:
        return _towing(state, at, to, tow)
    if to in [way for way, _travel in onward(state, player, at, state.travel)]:
        return [Violation("S41-AMB-12", _("you were on {cell} in this phase; another way is still open").format(cell=CELL_NAMES[to]))]
    if to != SHIP and state.face[to] == 2:
        return [Violation("S41-GRD-15", _("the tile on {cell} is destroyed and cannot be entered").format(cell=CELL_NAMES[to]))]
    if to != SHIP and not can_enter(state, player, to):
        return [Violation("S41-PRO-02", _("the Explorer on {cell} is under the protection of its Starship").format(cell=CELL_NAMES[to]))]
    name = _("your Starship") if to == SHIP else CELL_NAMES[to]
    if KIND_OF[state.tiles[at]] == WORMHOLE:  # said of every other cell alike, or a hidden Stargate would give itself away
        return [Violation("S41-TIL-WOR-01", _("a Wormhole leads to a Stargate that lies face up; {place} is none").format(place=name))]
    ways = listed([_("your Starship") if way == SHIP else CELL_NAMES[way] for way, _travel in onward_choices(state)], _("or"))
    return [Violation("S41-EXP-06", _("this tile leads to {ways}, not to {place}").format(ways=ways, place=name))]


def _drop(state: State41, action: Action) -> list[Violation]:
    cells = loop_cells(state)
    if action.args[0] in cells:
        return []
    return [Violation("S41-DET-12", _("the crystal stays on the loop: {cells}").format(cells=_cells(cells)))]


# ---- tiles that let the Explorer stop


def _swap(state: State41, action: Action) -> list[Violation]:
    (cell,) = action.args
    if cell == state.where[state.mover]:
        return [Violation("S41-TIL-ION-01", _("the storm is swapped with another tile, not with itself"))]
    if state.face[cell] != 1:
        return [Violation("S41-TIL-ION-04", _("the tile on {cell} lies face down and cannot be swapped").format(cell=CELL_NAMES[cell]))]
    return []


def _look(state: State41, action: Action) -> list[Violation]:
    (cell,) = action.args
    if cell >= 0 and state.face[cell] != 0:
        return [Violation("S41-TIL-TEL-01", _("only an unexplored tile can be looked at; {cell} is none").format(cell=CELL_NAMES[cell]))]
    return []


def _open(state: State41, action: Action) -> list[Violation]:
    from ..actions import nearest

    (cell,) = action.args
    if state.face[cell] == 2:
        return [Violation("S41-TIL-DIS-02", _("the tile on {cell} is destroyed, not unexplored").format(cell=CELL_NAMES[cell]))]
    if state.face[cell] == 1:
        return [Violation("S41-TIL-DIS-01", _("the tile on {cell} lies face up already").format(cell=CELL_NAMES[cell]))]
    near = nearest(state, state.where[state.mover], 0)
    if cell not in near:
        return [Violation("S41-TIL-DIS-01", _("the nearest unexplored tile is turned up: {cells}").format(cells=_cells(near)))]
    return []


def _send(state: State41, action: Action) -> list[Violation]:
    from ..actions import in_starbase_range

    colour, number = action.args
    if colour < 0:
        return []
    if colour not in state.colour:
        return [Violation("S41-TIL-BAS-01", _("nobody plays {colour}").format(colour=_(COLOURS[colour])))]
    piece = 3 * state.colour.index(colour) + number - 1
    at = state.where[piece]
    if at >= CELLS:
        return [Violation("S41-TIL-BAS-01", _("that Explorer is not on the grid"))]
    if not in_starbase_range(state, piece):
        return [Violation("S41-TIL-BAS-01", _("the Starbase reaches two cells; {cell} is farther away").format(cell=CELL_NAMES[at]))]
    if is_shielded(state, piece):
        return [Violation("S41-TIL-BAS-01", _("the Explorer on {cell} is under the protection of its Starship").format(cell=CELL_NAMES[at]))]
    if piece == state.mover and not state.options["starbase_self"]:
        return [Violation("S41-AMB-43", _("in this game the Explorer that entered cannot be sent itself"))]
    first = 3 * (piece // 3)
    for other in range(first, piece):
        if (state.where[other], state.status[other]) == (at, state.status[piece]) and (other != state.mover or state.options["starbase_self"]):
            return [
                Violation("S41-TIL-BAS-01", _("Explorers {first} and {number} stand alike; name Explorer {first}").format(first=other % 3 + 1, number=number))
            ]
    return []


def _call(state: State41, action: Action) -> list[Violation]:
    (number,) = action.args
    if number < 0:
        return []
    piece = 3 * state.active + number - 1
    at = state.where[piece]
    if piece == state.mover or at == state.where[state.mover]:
        return [Violation("S41-TIL-GAT-01", _("Explorer {number} is here already").format(number=number))]
    if at > SHIP:
        return [Violation("S41-TIL-GAT-03", _("Explorer {number} is out of the game and cannot be called").format(number=number))]
    if at == SHIP and not state.options["gate_aboard"]:
        return [Violation("S41-AMB-44", _("in this game an Explorer aboard cannot be called"))]
    for other in range(3 * state.active, piece):
        if other != state.mover and (state.where[other], state.status[other]) == (at, state.status[piece]):
            return [
                Violation("S41-TIL-GAT-01", _("Explorers {first} and {number} stand alike; name Explorer {first}").format(first=other % 3 + 1, number=number))
            ]
    return []


def _turn(state: State41, action: Action) -> list[Violation]:
    cell, _angle = action.args
    if state.face[cell] == 2:
        return [Violation("S41-AMB-85", _("the tile on {cell} is destroyed; turning it would change nothing").format(cell=CELL_NAMES[cell]))]
    return []


# ---- Guardian phase


def _guardian(state: State41, action: Action) -> list[Violation]:
    from ..actions import legal, wanders

    (cell,) = action.args
    if cell < 0:
        if wanders(state) and state.options["wander_optional"]:
            return []
        return [Violation("S41-AMB-24", _("the Guardian has to take its step"))]
    if action in legal(state):
        return []
    if cell not in NEIGHBOURS[state.guardian]:
        rule = ("S41-GRD-06", "S41-GRD-09", "S41-GRD-12")[state.mode]
        return [Violation(rule, _("the Guardian takes one step; {cell} does not touch {at}").format(cell=CELL_NAMES[cell], at=CELL_NAMES[state.guardian]))]
    steps = _cells([step.args[0] for step in legal(state)])
    if state.mode == 1:
        return [Violation("S41-GRD-09", _("the Guardian goes towards the nearest unexplored tile: {cells}").format(cells=steps))]
    return [Violation("S41-GRD-12", _("the Guardian goes towards the nearest tile that lies face up: {cells}").format(cells=steps))]


def _name(state: State41, player: int) -> str:
    return state.game.player_name(state, player)


def _cells(cells: list[int]) -> str:
    return listed([CELL_NAMES[cell] for cell in cells], _("or"))


_CHECKS: dict[str, Callable[[State41, Action], list[Violation]]] = {
    "take": _take,
    "edge": _edge,
    "stay": _stay,
    "ship": _ship,
    "fold": _fold,
    "go": _go,
    "on": _on,
    "drop": _drop,
    "swap": _swap,
    "look": _look,
    "open": _open,
    "send": _send,
    "call": _call,
    "turn": _turn,
    "guardian": _guardian,
}
