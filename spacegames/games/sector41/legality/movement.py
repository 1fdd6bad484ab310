"""Where tiles send an Explorer, who is under the protection of a Starship, and which chains never end.

All three are walks over the same graph: places joined by what the tiles there order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components import (
    ANOMALY,
    ARTIFACT,
    ASTEROIDS,
    BEACON,
    BERTH,
    CELLS,
    EXIT_DIRECTION,
    FLARE,
    JUMP,
    KIND_OF,
    KNIGHT,
    LINES,
    MOVES,
    NEIGHBOURS,
    RAY,
    RIFT,
    SHIP,
    SIZE,
    SOLAR_WIND,
    STARGATE,
    STEP,
    SUPERNOVA,
    TEMPEST,
    TRAVELS,
    WORMHOLE,
)

if TYPE_CHECKING:
    from ..state import State41

Way = tuple[int, int]
"""A destination and the direction of travel after it (-1 for none)."""


def can_enter(state: State41, player: int, cell: int) -> bool:
    """Whether an Explorer of this player may enter a cell: not destroyed, no opponent under protection there."""
    if state.face[cell] == 2:
        return False
    return cell not in state.where or not protected_opponents(state, player, cell)


def protected_opponents(state: State41, player: int, cell: int) -> bool:
    """Whether an opposing Explorer stands there under the protection of its Starship (S41-PRO-02)."""
    where = state.where
    if where.count(cell) != 1:
        return False  # two on one tile are never protected (S41-PRO-04)
    owner = where.index(cell) // 3
    return owner != player and cell in protected_cells(state, owner)


def is_shielded(state: State41, piece: int) -> bool:
    """Whether this Explorer stands alone on a cell that its Starship protects."""
    cell = state.where[piece]
    return state.where.count(cell) == 1 and cell in protected_cells(state, piece // 3)


def protected_cells(state: State41, player: int) -> frozenset[int]:
    """The cells to which an unbroken path of movement leads from a player's Starship (S41-PRO-01)."""
    if player not in state.reach:
        state.reach[player] = _connected(state, player) if state.options["protection"] == "connected" else _single_phase(state, player)
    return state.reach[player]


def _single_phase(state: State41, player: int) -> frozenset[int]:
    """Every cell an Explorer could land on in one phase, leaving the Starship and following known tiles (S41-AMB-13, 14)."""
    face, tiles = state.face, state.tiles
    edge = state.edge[player]
    first = LINES[edge][state.ship[player]][0]
    if face[first] != 1:
        return frozenset()
    cells = {first}
    todo = [(first, EXIT_DIRECTION[edge])]
    seen = set(todo)
    while todo:
        cell, travel = todo.pop()
        if not MOVES[tiles[cell]]:
            continue
        for way in onward(state, player, cell, travel, pieces=False):
            to = way[0]
            if to == SHIP or face[to] != 1:
                continue
            cells.add(to)
            node = way if TRAVELS[tiles[to]] else (to, -1)
            if node not in seen:
                seen.add(node)
                todo.append(node)
    return frozenset(cells)


def _connected(state: State41, player: int) -> frozenset[int]:
    """The other reading: every known tile joined to the Starship's exit by neighbouring known tiles."""
    first = LINES[state.edge[player]][state.ship[player]][0]
    if state.face[first] != 1:
        return frozenset()
    cells, todo = {first}, [first]
    while todo:
        for cell in NEIGHBOURS[todo.pop()]:
            if state.face[cell] == 1 and cell not in cells:
                cells.add(cell)
                todo.append(cell)
    return frozenset(cells)


def onward(state: State41, player: int, cell: int, travel: int, pieces: bool = True) -> list[Way]:
    """Where the tile on a cell may send an Explorer of this player that came travelling in a direction.

    Only movements that can happen are listed: not off the board, not onto another player's Starship, not onto a
    destroyed tile and, unless pieces are ignored, not onto a protected opponent. Empty: the Explorer stops here.
    """
    tile = state.tiles[cell]
    kind = KIND_OF[tile]
    if kind == SOLAR_WIND:
        step = STEP[cell]
        ways = [(step[direction], direction) for direction in state.set.directions[tile]]
    elif kind == RIFT:
        ways = [(STEP[cell][travel], travel)] if travel >= 0 else []
    elif kind == SUPERNOVA:
        ways = [(to, direction) for direction, to in enumerate(JUMP[cell])]
    elif kind == ARTIFACT:
        ways = list(KNIGHT[cell])
    elif kind == BEACON:
        return [(SHIP, -1)]
    elif kind == ANOMALY:
        return _back(state, player, cell, travel, pieces)
    elif kind == WORMHOLE:
        ways = [(gate, -1) for gate in range(CELLS) if state.face[gate] == 1 and KIND_OF[state.tiles[gate]] == STARGATE]
    elif kind in (FLARE, TEMPEST):
        ways = _along_ray(state, player, cell, kind == FLARE)
    else:  # Pulsar
        ways = [(JUMP[cell][direction], direction) for direction in state.set.directions[tile]]
    return [(SHIP if to >= BERTH else to, direction) for to, direction in ways if _open(state, player, to, pieces)]


def _open(state: State41, player: int, to: int, pieces: bool) -> bool:
    """Whether a landing place is on the board, or is the own Starship, and may be entered."""
    if to < 0:
        return False
    if to >= BERTH:
        return to == BERTH + state.edge[player] * SIZE + state.ship[player]
    if pieces:
        return can_enter(state, player, to)
    return state.face[to] != 2


def _back(state: State41, player: int, cell: int, travel: int, pieces: bool) -> list[Way]:
    """A Temporal Anomaly: two cells back, or else one (S41-TIL-TIM-01, 02)."""
    if travel < 0:
        return []
    back = (travel + 4) % 8
    for to in (JUMP[cell][back], STEP[cell][back]):
        if _open(state, player, to, pieces):
            return [(SHIP if to >= BERTH else to, back)]
    return []


def _along_ray(state: State41, player: int, cell: int, flare: bool) -> list[Way]:
    """A Solar Flare or Tempest: the first unexplored cell for a flare, else the last place of the ray."""
    (direction,) = state.set.directions[state.tiles[cell]]
    ray = RAY[cell][direction]
    if flare:
        for to in ray:
            if to < CELLS and state.face[to] == 0:
                return [(to, direction)]
    elif state.options["tempest_edge"] == "any_edge" and len(NEIGHBOURS[cell]) < 8:
        return []
    own = BERTH + state.edge[player] * SIZE + state.ship[player] if state.options["rays_reach_ship"] else -1
    places = [to for to in ray if to < CELLS or to == own]
    return [(places[-1], direction)] if places else []


# ---- asteroids


def hops(state: State41, piece: int) -> list[int]:
    """The belt cells with the next higher asteroid (S41-TIL-AST-04, S41-AMB-46); none from the highest one."""
    at = state.where[piece]
    here = state.status[piece] - 3
    levels = ASTEROIDS[state.tiles[at]]
    if not levels or (here >= levels and not state.options["top_hop"]):
        return []
    return [
        cell for cell in range(CELLS) if ASTEROIDS[state.tiles[cell]] > here and state.face[cell] == 1 and (cell == at or can_enter(state, piece // 3, cell))
    ]


# ---- chains and loops


def place_of(state: State41, cell: int, travel: int) -> int:
    """A place of a chain: the cell, with the direction of travel where the tile there depends on it (S41-AMB-83)."""
    return cell * 9 + (travel + 1 if TRAVELS[state.tiles[cell]] else 0)


def _leads_out(state: State41, to: int) -> bool:
    return to == SHIP or state.face[to] != 1 or not MOVES[state.tiles[to]]


def steps_to_exit(state: State41, player: int, cell: int, travel: int) -> int:
    """How many movements it takes at least until the chain can end; -1 if it never can (S41-AMB-11)."""
    seen = {place_of(state, cell, travel)}
    front = [(cell, travel)]
    distance = 0
    while front:
        following = []
        for here, direction in front:
            ways = onward(state, player, here, direction)
            if not ways:
                return distance
            for to, new in ways:
                if _leads_out(state, to):
                    return distance + 1
                place = place_of(state, to, new)
                if place not in seen:
                    seen.add(place)
                    following.append((to, new))
        front = following
        distance += 1
    return -1


def onward_choices(state: State41) -> list[Way]:
    """The ways on that the mover may choose now: no place twice while there is another (S41-AMB-12, S41-AMB-83)."""
    player = state.mover // 3
    ways = onward(state, player, state.where[state.mover], state.travel)
    if not state.visited or state.options["loops"] == "repeat":
        return ways
    fresh = [way for way in ways if _leads_out(state, way[0]) or place_of(state, *way) not in state.visited]
    if fresh or len(ways) < 2:
        return fresh or ways
    distances = [steps_to_exit(state, player, *way) for way in ways]
    least = min((distance for distance in distances if distance >= 0), default=-1)
    return [way for way, distance in zip(ways, distances, strict=True) if distance == least]


def loop_cells(state: State41) -> list[int]:
    """The cells that lie on a loop the lost Explorer was caught in (S41-DET-12, S41-AMB-82)."""
    player, start = state.mover // 3, state.visited[-1]
    if state.options["loops"] == "repeat":
        return sorted({place // 9 for place in state.visited[state.visited.index(start) :]})
    after: dict[int, set[int]] = {}
    todo = [start]
    while todo:
        place = todo.pop()
        if place not in after:
            cell, travel = divmod(place, 9)
            after[place] = {place_of(state, *way) for way in onward(state, player, cell, travel - 1)}
            todo += after[place]
    return sorted({place // 9 for place in after if _returns(after, place)})


def _returns(after: dict[int, set[int]], start: int) -> bool:
    seen: set[int] = set()
    todo = list(after[start])
    while todo:
        place = todo.pop()
        if place == start:
            return True
        if place not in seen:
            seen.add(place)
            todo += after[place]
    return False
