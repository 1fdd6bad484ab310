"""The notation of Sector 41, both ways, and the list of legal actions.

The lists are put together from tables made once, because a random game asks for hundreds of them.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from spacegames.core.errors import UnreadableAction
from spacegames.core.game import Action
from spacegames.core.words import _

from .components import ASTEROIDS, CELL_NAMES, CELL_OF, CELLS, COLOURS, CRYSTALS, EDGES, LINES, NEIGHBOURS, SHIP, STEP, VECTORS, landing, rings, towards
from .legality.movement import can_enter, hops, is_shielded, loop_cells, onward_choices

if TYPE_CHECKING:
    from .state import State41

NO_TOW = -1
STAY = Action("stay", "stay")
FOLD = Action("fold", "fold")
TAKE = [Action(f"take {colour}", "take", (i,)) for i, colour in enumerate(COLOURS)]
EDGE = [Action(f"edge {edge}", "edge", (i,)) for i, edge in enumerate(EDGES)]
BERTHS = [Action(f"ship {index + 1}", "ship", (-1, index)) for index in range(9)]
LOOK_NO = Action("look no", "look", (-1,))
SEND_NO = Action("send no", "send", (-1, -1))
CALL_NO = Action("call no", "call", (-1,))
CALL = [Action(f"call {number}", "call", (number,)) for number in (1, 2, 3)]
SEND = [[Action(f"send {colour} {number}", "send", (i, number)) for number in (1, 2, 3)] for i, colour in enumerate(COLOURS)]
ON_STOP = Action("on stop", "on", (-1, NO_TOW))
GUARDIAN_STAYS = Action("guardian stays", "guardian", (-1,))
DROP, SWAP, LOOK, OPEN, GUARDIAN = (
    [Action(f"{word} {name}", word, (cell,)) for cell, name in enumerate(CELL_NAMES)] for word in ("drop", "swap", "look", "open", "guardian")
)
TURN = [[Action(f"turn {name} {angle}", "turn", (cell, angle)) for angle in (90, 180, 270)] for cell, name in enumerate(CELL_NAMES)]


def _place(cell: int) -> str:
    return "ship" if cell == SHIP else CELL_NAMES[cell]


def _tow(tow: int) -> str:
    return "" if tow < 0 else f" tow {CRYSTALS[tow]}"


@cache
def go(number: int, to: int, tow: int = NO_TOW) -> Action:
    """Move the Explorer with this number."""
    return Action(f"go {number} {_place(to)}{_tow(tow)}", "go", (number, to, tow))


@cache
def on(to: int, tow: int = NO_TOW) -> Action:
    """Follow the tile to this place."""
    return Action(f"on {_place(to)}{_tow(tow)}", "on", (to, tow))


@cache
def other_berth(edge: int, index: int) -> Action:
    """Move the Starship to another edge; always against the rules, but it can be asked for."""
    return Action(f"ship {EDGES[edge]}{index + 1}", "ship", (edge, index))


def parse(text: str) -> Action:
    """The action a text stands for; UnreadableAction names what can be read instead."""
    action = _parse(text.split())
    if action is None:
        raise UnreadableAction(
            _("“{text}” is not an action of Sector 41; actions look like “stay”, “ship 7”, “fold”, “go 1 6,5 tow yellow”, “on 6,5” or “guardian 4,5”").format(
                text=text
            )
        )
    return action


def _parse(words: list[str]) -> Action | None:
    match words:
        case ["stay"]:
            return STAY
        case ["fold"]:
            return FOLD
        case ["take", colour] if colour in COLOURS:
            return TAKE[COLOURS.index(colour)]
        case ["edge", edge] if edge in EDGES:
            return EDGE[EDGES.index(edge)]
        case ["ship", index] if index in "123456789" and len(index) == 1:
            return BERTHS[int(index) - 1]
        case ["ship", berth] if len(berth) == 2 and berth[0] in EDGES and berth[1] in "123456789":
            return other_berth(EDGES.index(berth[0]), int(berth[1]) - 1)
        case ["go", number, place, *tow] if number in ("1", "2", "3") and (place in CELL_OF or place == "ship"):
            towed = _parse_tow(tow)
            return None if towed is None else go(int(number), CELL_OF.get(place, SHIP), towed)
        case ["on", "stop"]:
            return ON_STOP
        case ["on", place, *tow] if place in CELL_OF or place == "ship":
            towed = _parse_tow(tow)
            return None if towed is None else on(CELL_OF.get(place, SHIP), towed)
        case ["look", "no"]:
            return LOOK_NO
        case ["send", "no"]:
            return SEND_NO
        case ["call", "no"]:
            return CALL_NO
        case ["guardian", "stays"]:
            return GUARDIAN_STAYS
        case ["call", number] if number in ("1", "2", "3"):
            return CALL[int(number) - 1]
        case ["send", colour, number] if colour in COLOURS and number in ("1", "2", "3"):
            return SEND[COLOURS.index(colour)][int(number) - 1]
        case ["turn", cell, angle] if cell in CELL_OF and angle in ("90", "180", "270"):
            return TURN[CELL_OF[cell]][int(angle) // 90 - 1]
        case [word, cell] if cell in CELL_OF and word in ("drop", "swap", "look", "open", "guardian"):
            return {"drop": DROP, "swap": SWAP, "look": LOOK, "open": OPEN, "guardian": GUARDIAN}[word][CELL_OF[cell]]
    return None


def _parse_tow(words: list[str]) -> int | None:
    if not words:
        return NO_TOW
    return CRYSTALS.index(words[1]) if len(words) == 2 and words[0] == "tow" and words[1] in CRYSTALS else None


# ---- the legal actions


def legal(state: State41) -> list[Action]:
    """All legal actions of the present decision, in the order of the decision model."""
    return _LEGAL[state.kind](state)


def _pick_starship(state: State41) -> list[Action]:
    return [TAKE[colour] for colour in range(4) if colour not in state.colour]


def free_edges(state: State41) -> list[int]:
    """The edges where a Starship may be put now; with two players the second must face the first."""
    taken = [edge for edge in state.edge if edge >= 0]
    if state.players == 2 and taken:
        return [(taken[0] + 2) % 4]
    return [edge for edge in range(4) if edge not in taken]


def _pick_edge(state: State41) -> list[Action]:
    return [EDGE[edge] for edge in free_edges(state)]


SHIP_MOVES = [[STAY, *(BERTHS[(index + step) % 9] for step in (-1, 1, -2, 2))] for index in range(9)]
WITH_FOLD = [[*moves, FOLD] for moves in SHIP_MOVES]


def facing(state: State41, player: int) -> int:
    """The player on the opposite edge, or -1."""
    opposite = (state.edge[player] + 2) % 4
    return state.edge.index(opposite) if opposite in state.edge else -1


def _starship_action(state: State41) -> list[Action]:
    player = state.active
    index = state.ship[player]
    other = facing(state, player)
    if other >= 0 and state.folded[other] == index:
        return SHIP_MOVES[index]
    if state.mode == 2:
        face = state.face
        for cell in LINES[state.edge[player]][index]:
            if face[cell] == 2:
                return SHIP_MOVES[index]
    return WITH_FOLD[index]


_GO_ALL = [[[go(number, cell) for cell in NEIGHBOURS[at]] for at in range(CELLS)] for number in (1, 2, 3)]
_AROUND = [frozenset(cells) for cells in NEIGHBOURS]


def moves_of(state: State41, piece: int) -> list[Action]:
    """The legal moves of one Explorer, whoever's turn it is."""
    at = state.where[piece]
    status = state.status[piece]
    number = piece % 3 + 1
    player = piece // 3
    face = state.face
    if at > SHIP or 1 <= status <= 3:
        return []
    if at == SHIP:
        cell = LINES[state.edge[player]][state.ship[player]][0]
        return [go(number, cell)] if can_enter(state, player, cell) else []
    heap = state.crystals[at]
    hopped: list[int] = []
    if status > 3:
        found: list[Action] = []
        hopped = hops(state, piece)
        for cell in hopped:
            found.append(go(number, cell))
            if heap and cell != at and state.options["hop_tow"]:
                found += [go(number, cell, colour) for colour in range(3) if heap >> 8 * colour & 255]
        if ASTEROIDS[state.tiles[at]] > status - 3:
            return found
    else:
        found = []
    where = state.where
    first, last = 3 * player, 3 * player + 3
    if not hopped and state.mode < 2 and _AROUND[at].isdisjoint(where[:first]) and _AROUND[at].isdisjoint(where[last:]):
        found = found + _GO_ALL[number - 1][at] if found else _GO_ALL[number - 1][at]
        cells: tuple[int, ...] | list[int] = NEIGHBOURS[at]
        plain = True
    else:
        cells = [cell for cell in NEIGHBOURS[at] if cell not in hopped and can_enter(state, player, cell)]
        plain = False
        if not heap:
            found = found + [go(number, cell) for cell in cells]
    if heap:
        colours = [colour for colour in range(3) if heap >> 8 * colour & 255]
        if plain:
            found = found[: len(found) - len(cells)]
        for cell in cells:
            found.append(go(number, cell))
            if face[cell] == 1:
                found += [go(number, cell, colour) for colour in colours]
    if LINES[state.edge[player]][state.ship[player]][0] == at:
        found = [*found, go(number, SHIP)]
        if heap:
            found += [go(number, SHIP, colour) for colour in colours]
    return found


def _explorer_move(state: State41) -> list[Action]:
    first = 3 * state.active
    where, status = state.where, state.status
    found = moves_of(state, first)
    alike = (where[first], status[first])
    second = (where[first + 1], status[first + 1])
    if second != alike:
        found = found + moves_of(state, first + 1)
    third = (where[first + 2], status[first + 2])
    if third not in (alike, second):
        found = found + moves_of(state, first + 2)
    return found


def tows(state: State41, at: int, to: int) -> list[int]:
    """What may come along on a movement: nothing, or one crystal of a colour that lies there (S41-TOW-01 to 05)."""
    heap = state.crystals[at]
    if not heap or (to != SHIP and state.face[to] != 1) or (to in state.fresh and not state.options["fresh_tow"]):
        return [NO_TOW]
    return [NO_TOW, *(colour for colour in range(3) if heap >> 8 * colour & 255)]


def _chain_move(state: State41) -> list[Action]:
    at = state.where[state.mover]
    found = [on(to, tow) for to, _travel in onward_choices(state) for tow in tows(state, at, to)]
    if state.options["wormhole_optional"] and state.tiles[at] // 4 == 23:
        found.append(ON_STOP)
    return found


def _loop_drop(state: State41) -> list[Action]:
    return [DROP[cell] for cell in loop_cells(state)]


def _ion_swap(state: State41) -> list[Action]:
    here = state.where[state.mover]
    return [SWAP[cell] for cell in range(CELLS) if state.face[cell] == 1 and cell != here]


def _viewport_look(state: State41) -> list[Action]:
    return [LOOK_NO, *(LOOK[cell] for cell in range(CELLS) if state.face[cell] == 0)]


def nearest(state: State41, start: int, face: int) -> list[int]:
    """The cells with tiles of this face at the smallest distance, the start itself left out (S41-AMB-22)."""
    faces = state.face
    for ring in rings(state.options["nearest"])[start][1:]:
        found = [cell for cell in ring if faces[cell] == face]
        if found:
            return found
    return []


def _distortion_reveal(state: State41) -> list[Action]:
    return [OPEN[cell] for cell in nearest(state, state.where[state.mover], 0)]


def in_starbase_range(state: State41, piece: int) -> bool:
    """Whether an Explorer stands within two cells of the Starbase at work."""
    at = state.where[piece]
    base = state.where[state.mover]
    return at < CELLS and abs(at // 9 - base // 9) <= 2 and abs(at % 9 - base % 9) <= 2


def _starbase_target(state: State41) -> list[Action]:
    found = [SEND_NO]
    seen = set()
    for piece in range(3 * state.players):
        alike = (piece // 3, state.where[piece], state.status[piece])
        if in_starbase_range(state, piece) and alike not in seen and not is_shielded(state, piece) and (piece != state.mover or state.options["starbase_self"]):
            seen.add(alike)
            found.append(SEND[state.colour[piece // 3]][piece % 3])
    return found


def _stargate_call(state: State41) -> list[Action]:
    found = [CALL_NO]
    here = state.where[state.mover]
    seen = set()
    for piece in range(3 * state.active, 3 * state.active + 3):
        at = state.where[piece]
        alike = (at, state.status[piece])
        if piece != state.mover and at != here and (at < SHIP or (at == SHIP and state.options["gate_aboard"])) and alike not in seen:
            seen.add(alike)
            found.append(CALL[piece % 3])
    return found


def _vortex_turn(state: State41) -> list[Action]:
    return [action for cell in range(CELLS) if state.face[cell] != 2 for action in TURN[cell]]


_GUARDIAN_ALL = [[GUARDIAN[cell] for cell in cells] for cells in NEIGHBOURS]


def wanders(state: State41) -> bool:
    """Whether the Guardian still wanders in this phase."""
    return state.mode == 0 or (state.mode == 1 and state.red_turn == state.number and state.options["acceleration_start"] == "next_turn")


def _guardian_step(state: State41) -> list[Action]:
    at = state.guardian
    if wanders(state):
        return [*_GUARDIAN_ALL[at], GUARDIAN_STAYS] if state.options["wander_optional"] else _GUARDIAN_ALL[at]
    metric = state.options["nearest"]
    targets = nearest(state, at, 0 if state.mode == 1 else 1)
    if len(targets) == 1:
        return [GUARDIAN[cell] for cell in towards(metric, at, targets[0])]
    return [GUARDIAN[cell] for cell in sorted({cell for target in targets for cell in towards(metric, at, target)})]


_LEGAL = {
    "pick_starship": _pick_starship,
    "pick_edge": _pick_edge,
    "starship_action": _starship_action,
    "explorer_move": _explorer_move,
    "chain_move": _chain_move,
    "loop_drop": _loop_drop,
    "ion_swap": _ion_swap,
    "viewport_look": _viewport_look,
    "distortion_reveal": _distortion_reveal,
    "starbase_target": _starbase_target,
    "stargate_call": _stargate_call,
    "vortex_turn": _vortex_turn,
    "guardian_step": _guardian_step,
}


# ---- what a person might think of


def candidates(state: State41) -> list[Action]:
    """Actions of the present decision that a person might try, legal ones first."""
    if state.over:
        return []
    found = dict.fromkeys(legal(state))
    found.update(dict.fromkeys(_thinkable(state)))
    return list(found)


def _thinkable(state: State41) -> list[Action]:
    match state.kind:
        case "pick_starship":
            return TAKE
        case "pick_edge":
            return EDGE
        case "starship_action":
            return [STAY, *BERTHS, FOLD]
        case "explorer_move":
            return [action for piece in range(3 * state.active, 3 * state.active + 3) for action in _thinkable_moves(state, piece)]
        case "chain_move":
            at = state.where[state.mover]
            return [on(to, tow) for to in (*NEIGHBOURS[at], SHIP) for tow in tows(state, at, to)]
        case "ion_swap":
            return SWAP
        case "viewport_look":
            return LOOK
        case "distortion_reveal":
            return [OPEN[cell] for cell in range(CELLS) if state.face[cell] != 1]
        case "starbase_target":
            return [SEND[state.colour[piece // 3]][piece % 3] for piece in range(3 * state.players)]
        case "stargate_call":
            return CALL
        case "vortex_turn":
            return [TURN[cell][0] for cell in range(CELLS) if state.face[cell] == 2]
        case "guardian_step":
            return _GUARDIAN_ALL[state.guardian]
    return []


def _thinkable_moves(state: State41, piece: int) -> list[Action]:
    at, number, player = state.where[piece], piece % 3 + 1, piece // 3
    if at > SHIP:
        return []
    if at == SHIP:
        edge, index = state.edge[player], state.ship[player]
        row, column = ((0, index + 1), (index + 1, 10), (10, index + 1), (index + 1, 0))[edge]
        return [go(number, cell) for cell in sorted({landing(row + dr, column + dc) for dr, dc in VECTORS}) if 0 <= cell < CELLS]
    found = [go(number, cell, tow) for cell in NEIGHBOURS[at] for tow in [NO_TOW, *(c for c in range(3) if state.crystals[at] >> 8 * c & 255)]]
    if any(place >= 100 for place in STEP[at]):
        found.append(go(number, SHIP))
    return found
