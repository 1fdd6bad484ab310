"""A ship as it is built: what it can do, what is wrong with it, and which parts hold together.

A ship is a table from cells to pieces and is never changed in place, so that copies of a state share it. A `Hull` is what
one pass over such a ship finds out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from .components import (
    BATTERY_2,
    BATTERY_3,
    CABIN,
    CANNON,
    COLUMN,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    FRONT,
    ORANGE,
    ORANGE_SUPPORT,
    PILOT_CABIN,
    PURPLE,
    PURPLE_SUPPORT,
    REAR,
    ROOM,
    ROW,
    SHIELD,
    SPECIAL_1,
    SPECIAL_2,
    TYPE,
    WAREHOUSE,
    Board,
    Box,
)

Ship = dict[int, int]
"""Cell -> piece."""


class Fault(NamedTuple):
    """One building mistake: its kind from 1 to 7, and the cells involved."""

    kind: int
    cells: tuple[int, ...]

    @property
    def rule(self) -> str:
        """The rule that calls this a mistake."""
        return f"GT-ERR-0{self.kind}"


class Hull:
    """What a ship can do: strengths, shields, places for crew, tokens and goods, loose ends."""

    __slots__ = (
        "_faults",
        "_parts",
        "aside",
        "aside_double",
        "batteries",
        "board",
        "box",
        "cabins",
        "double_engines",
        "engines",
        "exposed",
        "forward",
        "forward_double",
        "guns",
        "holds",
        "joins",
        "origin",
        "rough",
        "shields",
        "ship",
        "supported",
        "supports",
        "uses",
        "value",
    )

    def __init__(self, ship: Ship, board: Board, box: Box) -> None:
        self.ship, self.board, self.box = ship, board, box
        self._faults: list[Fault] | None = None
        self._parts: list[tuple[int, ...]] | None = None
        self.origin: Hull | None = None
        """The ship before the component attached last."""
        self.uses: dict[int, list[tuple[float, int, int]]] = {}
        """What it would be worth with one more component, for those that somebody has thought of."""
        self.value: tuple[float, int, int] | None = None
        """What it is worth, its open cells and all free cells, once somebody has measured it."""
        self.rough: tuple[float, int, int] | None = None
        """The same while the component attached last may still be taken off."""

    def __getattr__(self, name: str) -> Any:
        """What the ship can do is found out when somebody first asks; a repair asks for its faults only."""
        if name not in Hull.__slots__:
            raise AttributeError(name)
        self._scan()
        return object.__getattribute__(self, name)

    def _scan(self) -> None:
        """One pass over all components."""
        ship, board, box = self.ship, self.board, self.box
        self.engines = self.double_engines = 0
        self.forward = self.forward_double = self.aside = self.aside_double = 0
        self.batteries: list[int] = []
        self.cabins: list[int] = []
        self.holds: list[int] = []
        self.shields: list[int] = [-1, -1, -1, -1]
        """A shield that covers each side, or -1."""
        self.guns: list[tuple[int, int, bool]] = []
        """Cannons: side they point to, cell, whether they are double."""
        self.supports: list[int] = []
        sides_of, steps = box.sides, board.steps
        exposed = joins = 0
        for cell in sorted(ship, key=board.rank.__getitem__):
            piece = ship[cell]
            sides = sides_of[piece]
            for side in (0, 1, 2, 3):
                if sides[side]:
                    other = ship.get(cell + steps[side])
                    if other is None:
                        exposed += 1
                    elif side in (1, 2):
                        facing = sides_of[other][side + 2 & 3]
                        if facing and (facing == sides[side] or facing == 3 or sides[side] == 3):
                            joins += 1
            kind, quarter = TYPE[piece >> 2], piece & 3
            if kind in (ENGINE, DOUBLE_ENGINE):
                if quarter == 0:  # an engine turned away gives no thrust
                    if kind == ENGINE:
                        self.engines += 1
                    else:
                        self.double_engines += 1
            elif kind in (CANNON, DOUBLE_CANNON):
                self.guns.append((quarter, cell, kind == DOUBLE_CANNON))
                if quarter == FRONT:
                    if kind == CANNON:
                        self.forward += 1
                    else:
                        self.forward_double += 1
                elif kind == CANNON:
                    self.aside += 1
                else:
                    self.aside_double += 1
            elif kind in (CABIN, PILOT_CABIN):
                self.cabins.append(cell)
            elif kind in (BATTERY_2, BATTERY_3):
                self.batteries.append(cell)
            elif kind == SHIELD:
                for side in (quarter, quarter + 1 & 3):
                    if self.shields[side] < 0:
                        self.shields[side] = cell
            elif kind in (PURPLE_SUPPORT, ORANGE_SUPPORT):
                self.supports.append(cell)
            elif kind in ROOM:
                self.holds.append(cell)
        self.exposed = exposed
        self.joins = joins
        self.supported: dict[int, tuple[int, ...]] = {}
        """The aliens that can live in a cabin."""
        for cell in self.supports:
            alien = PURPLE if TYPE[ship[cell] >> 2] == PURPLE_SUPPORT else ORANGE
            for other in joined_to(ship, cell, board, box):
                if TYPE[ship[other] >> 2] == CABIN and alien not in self.supported.get(other, ()):
                    self.supported[other] = tuple(sorted((*self.supported.get(other, ()), alien)))

    def grown(self, ship: Ship) -> Hull | None:
        """The hull of this ship with one more component; None if nobody has looked at this one closely."""
        if self.value is None and self.rough is None:
            return None
        new = Hull(ship, self.board, self.box)
        new.origin = self
        self.origin = None  # the past need not be kept
        return new

    @property
    def faults(self) -> list[Fault]:
        """Everything that is wrong with the ship."""
        if self._faults is None:
            if len(self.ship) == 1 and next(iter(self.ship.values())) >> 2 >= WAREHOUSE:
                self._faults = []  # a bare pilot cabin
                return self._faults
            self._faults = faults_of(self.ship, self.board, self.box, self)
        return self._faults

    @property
    def parts(self) -> list[tuple[int, ...]]:
        """The parts that hold together; one if the ship is sound."""
        if self._parts is None:
            self._parts = parts_of(self.ship, self.board, self.box)
        return self._parts

    def special(self, cell: int) -> bool:
        """Whether the hold on this cell may carry red goods."""
        return TYPE[self.ship[cell] >> 2] in (SPECIAL_1, SPECIAL_2)

    def room(self, cell: int) -> int:
        """How many tokens or blocks the component on this cell holds."""
        return ROOM[TYPE[self.ship[cell] >> 2]]

    def struck(self, side: int, line: int) -> int:
        """The component a threat from a side meets in a line, or -1 (GT-HIT-02)."""
        ship = self.ship
        for cell in self.board.paths.get((side, line), ()):
            if cell in ship:
                return cell
        return -1

    def covering(self, side: int, line: int, double: bool) -> int:
        """A cannon that can shoot a large meteor: the same column ahead, the same or a neighbouring line elsewhere; -1 if none."""
        reach = 0 if side == FRONT else 1
        place = COLUMN if side in (FRONT, REAR) else ROW
        for pointing, cell, is_double in self.guns:
            if pointing == side and is_double == double and abs(place[cell] - line) <= reach:
                return cell
        return -1


def joined_to(ship: Ship, cell: int, board: Board, box: Box) -> list[int]:
    """The cells whose components are truly joined to the one on this cell."""
    found = []
    sides = box.sides[ship[cell]]
    for side, step in enumerate(board.steps):
        here = sides[side]
        if here:
            other = ship.get(cell + step)
            if other is not None:
                facing = box.sides[other][side + 2 & 3]
                if facing and (facing == here or facing == 3 or here == 3):
                    found.append(cell + step)
    return found


def parts_of(ship: Ship, board: Board, box: Box) -> list[tuple[int, ...]]:
    """The parts of a ship that hold together, each in reading order, the one read first at the front."""
    left = set(ship)
    found = []
    for first in sorted(ship, key=board.rank.__getitem__):
        if first not in left:
            continue
        left.discard(first)
        part, edge = [first], [first]
        while edge:
            for other in joined_to(ship, edge.pop(), board, box):
                if other in left:
                    left.discard(other)
                    part.append(other)
                    edge.append(other)
        found.append(tuple(sorted(part, key=board.rank.__getitem__)))
    return found


def is_whole(ship: Ship, board: Board, box: Box) -> bool:
    """Whether the ship is one piece; an empty one is."""
    if len(ship) < 2:
        return True
    sides_of = box.sides
    steps = tuple(enumerate(board.steps))
    first = next(iter(ship))
    seen, edge = {first}, [first]
    while edge:
        cell = edge.pop()
        sides = sides_of[ship[cell]]
        for side, step in steps:
            here = sides[side]
            other = cell + step
            if here and other in ship and other not in seen:
                facing = sides_of[ship[other]][side + 2 & 3]
                if facing and (facing == here or facing == 3 or here == 3):
                    seen.add(other)
                    edge.append(other)
    return len(seen) == len(ship)


def main_part(parts: list[tuple[int, ...]], ship: Ship) -> tuple[int, ...]:
    """The part the others are loose from: with the pilot cabin, or else the largest."""
    for part in parts:
        if any(TYPE[ship[cell] >> 2] == PILOT_CABIN for cell in part):
            return part
    return max(parts, key=len)


def faults_of(ship: Ship, board: Board, box: Box, hull: Hull | None = None) -> list[Fault]:
    """Everything that is wrong with a ship, kind by kind (GT-ERR-01 to GT-ERR-07, GT-AMB-18)."""
    found: list[Fault] = []
    sides_of, (_front, right, rear, _left) = box.sides, board.steps
    for cell in sorted(ship, key=board.rank.__getitem__):
        piece = ship[cell]
        if cell not in board.marked or TYPE[piece >> 2] in _POINTED:
            found += _own_faults(ship, cell, board)
        sides = sides_of[piece]
        for side, step in ((1, right), (2, rear)):
            other = ship.get(cell + step)
            if other is not None:
                here, there = sides[side], sides_of[other][side + 2 & 3]
                if here != there and (here == 0 or there == 0 or (here != 3 and there != 3)):
                    found.append(Fault(1 if here and there else 2, (cell, cell + step)))
    if not is_whole(ship, board, box):
        parts = parts_of(ship, board, box) if hull is None else hull.parts
        main = main_part(parts, ship)
        found += [Fault(7, part) for part in parts if part is not main]
    found.sort(key=_kind)
    return found


_POINTED = (ENGINE, DOUBLE_ENGINE, CANNON, DOUBLE_CANNON)


def _kind(fault: Fault) -> int:
    return fault.kind


def _own_faults(ship: Ship, cell: int, board: Board) -> Iterable[Fault]:
    """What is wrong with one component by itself: its direction, what stands in its way, its place."""
    piece = ship[cell]
    kind, quarter = TYPE[piece >> 2], piece & 3
    if kind in (ENGINE, DOUBLE_ENGINE):
        if quarter:
            yield Fault(3, (cell,))
        behind = cell + board.steps[quarter + REAR & 3]
        if behind in ship:
            yield Fault(4, (cell, behind))
    elif kind in (CANNON, DOUBLE_CANNON):
        before = cell + board.steps[quarter]
        if before in ship:
            yield Fault(5, (cell, before))
    if cell not in board.marked:
        yield Fault(6, (cell,))


def misfits(ship: Ship, cell: int, piece: int, board: Board, box: Box) -> list[Fault]:
    """The mistakes a new piece on an empty cell would make, those it makes of its neighbours included."""
    found = []
    joined = False
    steps = board.steps
    kind, quarter = TYPE[piece >> 2], piece & 3
    sides = box.sides[piece]
    for side in (0, 1, 2, 3):
        next_cell = cell + steps[side]
        other = ship.get(next_cell)
        if other is None:
            continue
        back = side + 2 & 3
        here, there = sides[side], box.sides[other][back]
        if here and there:
            if here == there or here == 3 or there == 3:
                joined = True
            else:
                found.append(Fault(1, (cell, next_cell)))
        elif here or there:
            found.append(Fault(2, (cell, next_cell)))
        other_kind, other_quarter = TYPE[other >> 2], other & 3
        if other_kind in (ENGINE, DOUBLE_ENGINE) and other_quarter + REAR & 3 == back:
            found.append(Fault(4, (next_cell, cell)))
        if other_kind in (CANNON, DOUBLE_CANNON) and other_quarter == back:
            found.append(Fault(5, (next_cell, cell)))
    if kind in (ENGINE, DOUBLE_ENGINE):
        if quarter:
            found.append(Fault(3, (cell,)))
        if cell + steps[quarter + REAR & 3] in ship:
            found.append(Fault(4, (cell, cell + steps[quarter + REAR & 3])))
    elif kind in (CANNON, DOUBLE_CANNON) and cell + steps[quarter] in ship:
        found.append(Fault(5, (cell, cell + steps[quarter])))
    if cell not in board.marked:
        found.append(Fault(6, (cell,)))
    if not joined:
        found.append(Fault(7, (cell,)))
    return found


def fits(ship: Ship, cell: int, piece: int, board: Board, box: Box) -> bool:
    """Whether a new piece on this cell makes no mistake at all."""
    if cell not in board.marked:
        return False
    joined = False
    steps = board.steps
    kind, quarter = TYPE[piece >> 2], piece & 3
    if kind in (ENGINE, DOUBLE_ENGINE):
        if quarter or cell + steps[REAR] in ship:
            return False
    elif kind in (CANNON, DOUBLE_CANNON) and cell + steps[quarter] in ship:
        return False
    sides = box.sides[piece]
    for side in (0, 1, 2, 3):
        other = ship.get(cell + steps[side])
        if other is None:
            continue
        back = side + 2 & 3
        here, there = sides[side], box.sides[other][back]
        if here and there:
            if here != there and here != 3 and there != 3:
                return False
            joined = True
        elif here or there:
            return False
        other_kind, other_quarter = TYPE[other >> 2], other & 3
        if other_kind in (ENGINE, DOUBLE_ENGINE):
            if other_quarter + REAR & 3 == back:
                return False
        elif other_kind in (CANNON, DOUBLE_CANNON) and other_quarter == back:
            return False
    return joined


def frontier(ship: Ship, board: Board) -> list[int]:
    """The empty cells of the board's rectangle that share an edge with the ship, in reading order."""
    beside = board.beside
    found = {other for cell in ship for other in beside[cell] if other not in ship}
    return sorted(found, key=board.rank.__getitem__)
