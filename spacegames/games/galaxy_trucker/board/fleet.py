"""The ships of all players: the large one, the compact ones, and what is coming at them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from spacegames.core.words import _
from spacegames.scene.shapes import Box, Point, Shape, Thing

from ..components import ALIENS, BATTERY_2, BATTERY_3, CABIN, CELLS, COLUMN, PILOT_CABIN, ROOM, ROW, SIZES, TILES, TYPE, TYPES, unpacked
from ..flow.adventures import shots_of
from ..flow.threats import parts as parts_of_ship
from ..narrate.names import player_name
from . import parts, places, ship, tray, words
from .pictograms import token_width
from .places import Plan

if TYPE_CHECKING:
    from ..state import GalaxyTruckerState

_PARTS = ("lit", "hint", "art.rose", "art.life", "art.flame")
"""Colours of the parts of a ship that fell apart."""
_IDS = tuple(name.replace(",", "-") for name in CELLS)


class Fleet:
    """Draws ships; the rest of the table is drawn around them."""

    def __init__(self, state: GalaxyTruckerState, large: int, viewer: int | str | None, counts: bool = True) -> None:
        self.state = state
        self.large = large
        self.viewer = viewer
        self.counts = counts
        self.shapes: list[Shape] = []
        self.parts: list[tuple[int, Shape]] = []
        """Components and signs: they overlap only what lies below them all, and are put together layer by layer at the end."""
        self.marks: list[Shape] = []
        """What lies on the components."""
        self.things: dict[str, Thing] = {}
        self.building = state.phase == "building" and not state.over
        self.threat, self.targets = self._threat()

    def add(self, id: str, label: str, shapes: Sequence[Shape], kind: str, bounds: Box) -> None:
        self.shapes += shapes
        self.things[id] = Thing(id, label, bounds, kind)

    def lay(self, shapes: Iterable[Shape]) -> None:
        """Lay shapes above everything in `shapes`, the first of them in the layer of all first ones."""
        self.parts += (found for layer, shape in enumerate(shapes, parts.SIGNS) for found in parts.spread(layer, shape))

    def _threat(self) -> tuple[tuple[int, int, int] | None, tuple[int, ...]]:
        """The meteor or shot that was rolled last, as size, side and line, and the ships it comes at."""
        state = self.state
        if len(state.dice) != 2 or state.current < 0:
            return None, ()
        line = sum(state.dice)
        for frame in state.todo:
            if frame[0] == "swarm" and frame[1]:
                return (*state.box.cards[state.current].meteors[frame[1] - 1], line), tuple(state.order())
            if frame[0] == "volley" and frame[1]:
                return (*shots_of(state, 0)[frame[1] - 1], line), tuple(player for player in state.order() if state.marks[player] == 1)
            if frame[0] == "barrage" and frame[3]:
                return (*shots_of(state, frame[2])[frame[3] - 1], line), (frame[1],)
        return None, ()

    def credits(self, player: int) -> str:
        """The credits of a player, or "" if the viewer may not know them."""
        known = self.state.known_scores(self.viewer)[player]
        return "" if known is None else str(known)

    def _stats(self, player: int, wide: bool) -> list[ship.Stat]:
        state = self.state
        seat, goods = f"seat-{player}", state.goods(player)
        lost, cap = len(state.lost[player]), state.round.board.insurance
        found = [
            ("cannon", words.range_word(*state.cannon_range(player)), seat),
            ("engine", words.range_word(*state.engine_range(player)), seat),
            ("token", str(state.tokens(player)), seat),
            ("crew", str(state.crew(player)), seat),
            ("hold", str(state.box.worth(goods)), seat),
            ("exposed", str(state.exposed(player)), seat),
            ("lost", f"{lost}/{cap}" if wide and cap is not None else str(lost), f"lost-{player}"),
            ("coin", self.credits(player) or "?", seat),
        ]
        if self.building:  # nothing is aboard yet
            found = [stat for stat in found if stat[0] not in ("crew", "hold", "token")]
        if not self.counts:
            found = [(name, "?", thing) if name in ("cannon", "engine", "exposed") else (name, value, thing) for name, value, thing in found]
        return found

    def _figures(self, stats: Sequence[ship.Stat], box: Box, size: float, player: int) -> None:
        """The figures of a ship side by side, each with the room it needs."""
        x, y, w, h = box
        wide = [token_width(("", name, value), size) for name, value, _thing in stats]
        factor = min(1.0, (w - 4 * len(stats)) / sum(wide))
        gap = (w - factor * sum(wide)) / len(stats)
        for stat, room in zip(stats, wide, strict=True):
            self.lay(ship.figure(stat, x, y + h / 2, int(2 * size * factor) / 2, room * factor + 1))
            if stat[0] == "lost":
                self.things[stat[2]] = Thing(stat[2], words.lost(self.state, player), (round(x - 2), y, round(room * factor) + 4, h), "lost")
            x = round(x + room * factor + gap, 1)

    def _note(self, player: int) -> str:
        number = self.state.number[player]
        return str(number) if number else ""

    def _acting(self, player: int) -> bool:
        return player == self.state.decider

    # ---- the large ship

    def large_ship(self) -> None:
        state, player = self.state, self.large
        board = state.round.board
        x, y, w, _h = places.SHIP
        self.shapes += ship.ground(player)
        if state.out[player]:
            self.shapes += ship.gone(places.SHIP, _("out of the flight"), f"seat-{player}", places.HEAD)
        head = ship.head(player, player_name(state, player), self._acting(player), self._note(player))
        self.add(f"seat-{player}", words.seat(state, player, self.credits(player), self.counts), head, "seat", (x + 4, y + 4, w - 8, places.HEAD - 6))
        self._figures(self._stats(player, True), (x + 146, y + 4, w - 154, places.HEAD - 8), 23, player)
        plan = places.large_plan(board.rows, board.columns)
        self.shapes += ship.numbers(plan, False)
        self._cells(player, plan, True)

    # ---- the compact ships

    def small_ship(self, player: int, box: Box) -> None:
        state = self.state
        board = state.round.board
        x, y, w, _h = box
        self.shapes += ship.small_ground(player, box)
        head = ship.small_head(player, box, player_name(state, player), self._acting(player), self._note(player))
        bounds = (x + 3, y + 3, w - 6, places.SMALL_HEAD - 4)
        self.add(f"seat-{player}", words.seat(state, player, self.credits(player), self.counts), head, "seat", bounds)
        if self.building:
            self._small_hand(player, box)
        elif state.out[player]:
            self.shapes += ship.gone(box, _("out"), f"seat-{player}")
        self._figures(self._stats(player, state.players < 4), (x + 6, y + 27, w - 12, places.SMALL_HEAD - 27), 16, player)
        plan = places.small_plan(board.rows, board.columns, box)
        self.shapes += ship.numbers(plan, True)
        self._cells(player, plan, False)

    def _small_hand(self, player: int, box: Box) -> None:
        """What another player holds and has set aside."""
        state = self.state
        x, y, w, _h = box
        tiles = (state.hand[player], *state.reserve[player], -1, -1)[:3]
        for place, tile in enumerate(tiles):
            id = f"reserve-{player}-{place}" if place else f"hand-{player}"
            at = (x + w - 82 + 27 * place, y + 3, 24.0, 24.0)
            kind = TYPES[TYPE[tile]] if tile >= 0 else ""
            label = words.reserve(state, player, place) if place else words.hand(state, player)
            self.add(id, label, tray.shelf(at, id, ""), "hand", at)
            if kind:
                self.parts += tray.shelved(at, id, kind, state.box.sides[4 * tile])

    # ---- cells and what lies on them

    def _cells(self, player: int, plan: Plan, large: bool) -> None:
        state, board = self.state, self.state.round.board
        pieces, cargo, sides = state.ships[player], state.cargo[player], state.box.sides
        for cell in board.cells:
            box = plan.box(ROW[cell], COLUMN[cell])
            id = f"cell-{player}-{_IDS[cell]}"
            piece = pieces.get(cell)
            shown = piece is not None or (large and cell in board.marked)  # on an empty cell of another ship nothing happens
            touched = id if shown else ""
            if large and self.building:
                touched = f"spot-{_IDS[cell]}"
                self.things[touched] = Thing(touched, words.spot(cell), box, "spot")
            if shown:
                self.things[id] = Thing(id, words.cell(state, player, cell), box, "cell")
            if piece is None:
                self.shapes += ship.cell(box, touched, cell in board.marked)
                continue
            kind = TYPE[piece >> 2]
            x, y = box[0] + plan.size / 2, box[1] + plan.size / 2
            colour = state.game.components["tiles"][TILES[piece >> 2]]["colour"] if kind == PILOT_CABIN else ""
            self.parts += parts.layered(TYPES[kind], sides[piece], 90 * (piece & 3), x, y, plan.size, touched, colour)
            there = cargo.get(cell, 0)
            if there:
                self.parts += parts.load(TYPES[kind], _load(kind, there), x, y, plan.size, touched, large)
        self._marks(player, plan)

    def _marks(self, player: int, plan: Plan) -> None:
        """Mistakes to repair, parts to choose from, and what is coming at the ship."""
        state = self.state
        if state.kind == "repair" and player == state.decider:
            for cell in dict.fromkeys(cell for fault in state.faults(player) for cell in fault.cells):
                self.marks += ship.fault(plan.box(ROW[cell], COLUMN[cell]))
        if state.kind == "part" and player == state.decider:
            for number, part in enumerate(parts_of_ship(state, player)):
                for cell in part:
                    self.marks += ship.ringed(plan.box(ROW[cell], COLUMN[cell]), _PARTS[number % len(_PARTS)])
        if state.kind == "crew" and player == state.decider:
            cell = state.todo[-1][2]
            self.marks += ship.ringed(plan.box(ROW[cell], COLUMN[cell]), "hint")
        if self.threat is not None and player in self.targets:
            size, side, line = self.threat
            pending = any(frame[0] == "hit" and frame[1] == player for frame in state.todo)
            cell = state.hull(player).struck(side, line) if pending else -1
            stop: Point | None = plan.centre(ROW[cell], COLUMN[cell]) if cell >= 0 else None
            self.marks += ship.threat(plan, SIZES[size], side, line, stop, pending)
        if len(state.dice) == 4 and any(frame[0] == "mutiny" and frame[1] == player for frame in state.todo):
            one, two, three, four = state.dice
            self.marks += ship.crosshair(plan, one + two, three + four)


def _load(kind: int, there: int) -> tuple[str, ...]:
    """What lies on a component, place by place."""
    if kind in (CABIN, PILOT_CABIN):
        return (ALIENS[there],) if there in ALIENS else ("human",) * there
    if kind in (BATTERY_2, BATTERY_3):
        return ("token",) * there + ("",) * (ROOM[kind] - there)
    return tuple(unpacked(there))
