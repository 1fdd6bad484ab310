"""One situation of Sector 41: what lies where, who is where, and whose choice it is.

The fields are flat lists of small numbers, so that a copy is quick. `where` and `status` hold three Explorers for each
player in one list; the Explorer with number n of a player has the index 3 * player + n - 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.chance import Chance
from spacegames.core.game import Action, Event, Position, State, Violation

from .components import CELL_NAMES, CELLS, CENTRE, COLOURS, CRYSTALS, DIRECTIONS, EDGES, GONE, OUT, SHIP, STATES, TILE_TEXTS, Tiles, turned, unpacked

if TYPE_CHECKING:
    from . import Sector41

HIDDEN, KNOWN, DESTROYED = 0, 1, 2
"""How a tile lies: face down and never seen, face up, turned down by the Guardian."""

FREE, SIDE, SIDE_DUE, TRAPPED, ASTEROID = 0, 1, 2, 3, 3
"""States of an Explorer; ASTEROID + n is asteroid n."""

WANDERING, ACCELERATION, AWAKENING = 0, 1, 2
MODES = ("wandering", "acceleration", "awakening")
PLACES = {SHIP: "aboard", OUT: "out", GONE: "gone"}


class State41(State):
    """A table of Sector 41."""

    __slots__ = (
        "active",
        "cargo",
        "collected",
        "colour",
        "crystals",
        "edge",
        "explored",
        "face",
        "folded",
        "fresh",
        "guardian",
        "hidden",
        "looked",
        "mode",
        "mover",
        "number",
        "order",
        "reach",
        "reached",
        "red_turn",
        "removed",
        "set",
        "ship",
        "start",
        "status",
        "supply",
        "tiles",
        "travel",
        "visited",
        "where",
    )  # fmt: skip
    game: Sector41

    DECISIONS = {
        "pick_starship": "S41-SET-07",
        "pick_edge": "S41-SET-07",
        "starship_action": "S41-SHP-01",
        "explorer_move": "S41-EXP-01",
        "chain_move": "S41-EXP-06",
        "loop_drop": "S41-DET-12",
        "ion_swap": "S41-TIL-ION-01",
        "viewport_look": "S41-TIL-TEL-01",
        "distortion_reveal": "S41-TIL-DIS-01",
        "starbase_target": "S41-TIL-BAS-01",
        "stargate_call": "S41-TIL-GAT-01",
        "vortex_turn": "S41-TIL-VOR-01",
        "guardian_step": "S41-GRD-04",
    }

    def __init__(self, game: Sector41, players: int, options: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(game, players, options, chance)
        self.set: Tiles = game.tile_set(options["solar_wind"])
        # the grid
        self.tiles: list[int] = [0] * CELLS
        self.face: list[int] = [HIDDEN] * CELLS
        self.crystals: list[int] = [0] * CELLS
        self.hidden = CELLS
        self.supply: list[int] = list(self.set.supply)
        self.removed: list[int] = [0, 0, 0]
        # the players
        self.colour: list[int] = [-1] * players
        self.edge: list[int] = [-1] * players
        self.ship: list[int] = [4] * players
        self.folded: list[int] = [-1] * players
        self.collected: list[int] = [0] * players
        self.reached: list[int] = [0] * players
        self.looked: list[frozenset[int]] = [frozenset()] * players
        self.where: list[int] = [SHIP] * (3 * players)
        self.status: list[int] = [FREE] * (3 * players)
        # the Guardian
        self.guardian = CENTRE
        self.mode = WANDERING
        self.red_turn = -1
        # the turn
        self.start = 0
        self.active = 0
        self.number = 0
        self.order: tuple[int, ...] = tuple(range(players))
        self.explored = False
        self.mover = -1
        self.travel = -1
        self.visited: tuple[int, ...] = ()
        self.fresh: tuple[int, ...] = ()
        self.cargo = -1
        self.reach: dict[int, frozenset[int]] = {}

    def copy(self) -> State41:
        new: State41 = State41.__new__(State41)
        new.game = self.game
        new.players = self.players
        new.options = self.options
        new.chance = self.chance.copy()
        new.decider = self.decider
        new.kind = self.kind
        new._legal = self._legal
        new.set = self.set
        new.tiles = self.tiles.copy()
        new.face = self.face.copy()
        new.crystals = self.crystals.copy()
        new.hidden = self.hidden
        new.supply = self.supply.copy()
        new.removed = self.removed.copy()
        new.colour = self.colour.copy()
        new.edge = self.edge.copy()
        new.ship = self.ship.copy()
        new.folded = self.folded.copy()
        new.collected = self.collected.copy()
        new.reached = self.reached.copy()
        new.looked = self.looked.copy()
        new.where = self.where.copy()
        new.status = self.status.copy()
        new.guardian = self.guardian
        new.mode = self.mode
        new.red_turn = self.red_turn
        new.start = self.start
        new.active = self.active
        new.number = self.number
        new.order = self.order
        new.explored = self.explored
        new.mover = self.mover
        new.travel = self.travel
        new.visited = self.visited
        new.fresh = self.fresh
        new.cargo = self.cargo
        new.reach = self.reach.copy()
        return new

    # ---- rules, each in its own module

    def _find_actions(self, player: int) -> list[Action]:
        return actions.legal(self)

    def _apply(self, action: Action, player: int, events: list[Event]) -> None:
        flow.apply(self, action, events)

    def _why_not(self, action: Action, player: int) -> list[Violation]:
        return legality.why_not(self, action)

    def candidates(self, player: int | None = None) -> list[Action]:
        return actions.candidates(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    # ---- positions and views

    def _position(self) -> Position:
        return self._described(lambda _cell: True)

    def _view(self, player: int | None) -> Position:
        known = self.looked[player] if player is not None else frozenset()
        return self._described(lambda cell: cell in known)

    def _described(self, sees: Any) -> Position:
        marks = ("?", "", "#")
        texts = [marks[self.face[cell]] + (TILE_TEXTS[self.tiles[cell]] if self.face[cell] != HIDDEN or sees(cell) else "") for cell in range(CELLS)]
        return {
            "grid": [texts[row : row + 9] for row in range(0, CELLS, 9)],
            "crystals": {CELL_NAMES[cell]: unpacked(heap) for cell, heap in enumerate(self.crystals) if heap},
            "supply": dict(zip(CRYSTALS, self.supply, strict=True)),
            "removed": dict(zip(CRYSTALS, self.removed, strict=True)),
            "seats": [self._seat(player) for player in range(self.players)],
            "guardian": {"at": CELL_NAMES[self.guardian], "mode": MODES[self.mode], "red_turn": None if self.red_turn < 0 else self.red_turn},
            "turn": {
                "start": self.start,
                "active": self.active,
                "number": self.number,
                "kind": self.kind if self.decider >= 0 else "over",
                "explored": self.explored,
                "mover": None if self.mover < 0 else self.mover % 3 + 1,
                "travel": None if self.travel < 0 else DIRECTIONS[self.travel],
                "visited": [_place_text(place) for place in self.visited],
                "fresh": [CELL_NAMES[cell] for cell in self.fresh],
                "cargo": None if self.cargo < 0 else CRYSTALS[self.cargo],
            },
        }

    def _seat(self, player: int) -> Position:
        collected = self.collected[player]
        return {
            "colour": None if self.colour[player] < 0 else COLOURS[self.colour[player]],
            "edge": None if self.edge[player] < 0 else EDGES[self.edge[player]],
            "ship": self.ship[player] + 1,
            "folded": None if self.folded[player] < 0 else self.folded[player] + 1,
            "collected": {colour: collected >> 8 * i & 255 for i, colour in enumerate(CRYSTALS)},
            "reached": self.reached[player],
            "explorers": [
                {"at": PLACES.get(self.where[piece]) or CELL_NAMES[self.where[piece]], "state": STATES[self.status[piece]]}
                for piece in range(3 * player, 3 * player + 3)
            ],
            "looked": [CELL_NAMES[cell] for cell in sorted(self.looked[player])],
        }

    def guess(self, player: int | None, chance: Chance) -> State41:
        """The same table with every tile this player has not seen dealt anew, each lying at random."""
        new = self.copy()
        known = self.looked[player] if player is not None else frozenset()
        cells = [cell for cell in range(CELLS) if self.face[cell] == HIDDEN and cell not in known]
        unseen = [self.tiles[cell] for cell in cells]
        unseen.sort(key=lambda tile: min(turned(tile, q) for q in range(4)))
        chance.shuffle(unseen)
        for cell, tile in zip(cells, unseen, strict=True):
            new.tiles[cell] = turned(min(turned(tile, q) for q in range(4)), chance.below(4))
        new.chance = Chance(chance.below(1 << 62))
        return new


def _place_text(place: int) -> str:
    """A place of a chain as text: a cell, with the direction of travel where that matters."""
    cell, travel = divmod(place, 9)
    return CELL_NAMES[cell] + (f" {DIRECTIONS[travel - 1]}" if travel else "")


from . import actions, flow, legality, scoring  # noqa: E402  (they need State41)
