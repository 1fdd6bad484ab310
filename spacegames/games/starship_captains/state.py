"""One situation of Starship Captains: board, ships and crews, and what is still to be done.

Everything that seldom changes is a tuple and everything of a player a short list, so that a copy is quick. A ready room and a
hold are packed numbers (see `components.count`). `stack` holds what is still to be done, the next thing last: effects in
their own vocabulary, and the steps of a turn, a mission or a round.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.chance import Chance
from spacegames.core.game import Action, Event, Position, State, Violation

from .components import Board, Cards
from .components.vocabulary import Effect

if TYPE_CHECKING:
    from . import StarshipCaptains

NOBODY = -1


class CaptainsState(State):
    """A table of Starship Captains."""

    __slots__ = (
        "active",
        "actor",
        "airlock",
        "applied",
        "artifacts_spent",
        "artifacts_supply",
        "beside",
        "board",
        "cards",
        "central",
        "content",
        "damage",
        "deck",
        "down",
        "drawn",
        "events",
        "first",
        "fresh",
        "hand",
        "holder",
        "holes",
        "items",
        "known_bottom",
        "known_top",
        "lasting",
        "medals",
        "mission",
        "mission_at",
        "missions_deck",
        "missions_spent",
        "number",
        "numbers",
        "offer",
        "omega_deck",
        "omega_spent",
        "passed",
        "passenger",
        "pile",
        "pirates",
        "pirates_spent",
        "pirates_supply",
        "powers",
        "queue",
        "reached",
        "ready",
        "room",
        "round",
        "ship",
        "shown",
        "sides",
        "slots",
        "stack",
        "station_at",
        "stations",
        "steps",
        "stored",
        "supply",
        "tech_deck",
        "tech_spent",
        "trophies",
        "twice",
        "under",
        "used_mission",
        "used_round",
        "used_turn",
        "won",
    )  # fmt: skip
    game: StarshipCaptains

    DECISIONS = {
        "turn": "CAP-TRN-03",
        "payer": "CAP-ROOM-04",
        "second_task": "CAP-CRW-18",
        "order": "CAP-CRW-23",
        "assign": "CAP-MIS-05",
        "row": "CAP-MIS-08",
        "row_again": "CAP-CRW-21",
        "move": "CAP-MOV-02",
        "jump": "CAP-MOV-05",
        "fight": "CAP-PIR-11",
        "repair": "CAP-REP-01",
        "tech_card": "CAP-TEC-04",
        "tech_slot": "CAP-TEC-05",
        "faction": "CAP-FAC-05",
        "retarget": "CAP-NOTE-24",
        "lose_item": "CAP-DMG-03",
        "keep_item": "CAP-CRG-03",
        "prevent": "CAP-NOTE-08",
        "ready_pick": "CAP-RND-02",
        "train_pick": "CAP-AMB-10",
        "choice": "CAP-AMB-80",
        "pay": "CAP-AMB-127",
        "pay_mix": "CAP-AMB-12",
        "copy_room": "CAP-NOTE-06",
        "mission_keep": "CAP-MIS-16",
        "store_artifact": "CAP-NOTE-21",
        "shadow_target": "CAP-SOLO-21",
    }

    def __init__(self, game: StarshipCaptains, players: int, options: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(game, players, options, chance)
        self.cards: Cards = game.cards
        self.board: Board = game.boards[players]
        places, ships = len(self.board.places), players + (players == 1)
        # the board
        self.round = 1
        self.sides: tuple[int, ...] = (0, 0, 0)
        self.content: tuple[int, ...] = (-1,) * places
        self.numbers: tuple[int, ...] = ()
        self.down = 0
        self.pirates: tuple[int, ...] = (-1,) * len(self.board.routes)
        self.stations: tuple[int, ...] = (self.cards.home_round, 0, 0)
        self.station_at: tuple[int, ...] = (0, 0, 0)
        self.holder: tuple[int, ...] = (NOBODY,) * places
        # cards
        self.central: tuple[int, ...] = ()
        self.missions_deck: tuple[int, ...] = ()
        self.tech_deck: tuple[int, ...] = ()
        self.omega_deck: tuple[int, ...] = ()
        self.missions_spent: tuple[int, ...] = ()
        self.tech_spent: tuple[int, ...] = ()
        self.omega_spent: tuple[int, ...] = ()
        self.events: tuple[int, ...] = (0, 0, 0)
        self.lasting: tuple[int, ...] = ()
        self.under: tuple[int, ...] = ()
        self.reached: tuple[int, ...] = (0, 0, 0)
        self.won: tuple[int, ...] = (NOBODY, NOBODY, NOBODY)
        self.known_top: tuple[int, ...] = (0,) * players
        self.known_bottom: tuple[int, ...] = ()
        # supplies
        self.supply: list[int] = list(self.cards.limits)
        self.artifacts_supply: tuple[int, ...] = self.cards.artifact_count
        self.artifacts_spent: tuple[int, ...] = (0, 0, 0)
        self.pirates_supply: tuple[int, ...] = self.cards.pirate_count
        self.pirates_spent: tuple[int, ...] = (0,) * len(self.cards.pirates)
        # ships
        self.ship: list[int] = [0] * ships
        self.ready: list[int] = [0] * players
        self.queue: list[tuple[int, ...]] = [()] * players
        self.medals: list[int] = [0] * players
        self.damage: list[int] = [0] * players
        self.holes: list[int] = [0] * players
        self.slots: list[tuple[int, ...]] = [(-1,) * 6] * players
        self.stored: list[tuple[int, ...]] = [(-1,) * 6] * players
        self.powers: list[int] = [0] * players
        self.items: list[int] = [0] * players
        self.trophies: list[tuple[int, ...]] = [()] * players
        self.steps: list[int] = [0] * (3 * players)
        self.pile: list[tuple[int, ...]] = [()] * players
        self.used_round: list[int] = [0] * players
        # the solo game
        self.passenger = -1
        self.deck: tuple[int, ...] = ()
        self.shown: tuple[int, ...] = ()
        self.beside: tuple[int, ...] = ()
        # the turn
        self.first = 0
        self.active = 0
        self.actor = 0
        self.number = 0
        self.passed = 0
        self.used_turn = 0
        self.fresh: tuple[int, int, int] = (0, 0, 0)
        self.mission = -1
        self.mission_at = 0
        self.airlock: tuple[int, ...] = ()
        self.applied = 0
        self.twice = 0
        self.used_mission = 0
        self.hand = -1
        self.room = -1
        self.drawn: tuple[int, ...] = ()
        self.offer: tuple[int, ...] = ()
        self.stack: list[Effect] = []

    def copy(self) -> CaptainsState:
        new: CaptainsState = CaptainsState.__new__(CaptainsState)
        new.game = self.game
        new.players = self.players
        new.options = self.options
        new.chance = self.chance.copy()
        new.decider = self.decider
        new.kind = self.kind
        new._legal = self._legal
        new.cards = self.cards
        new.board = self.board
        new.round = self.round
        new.sides = self.sides
        new.content = self.content
        new.numbers = self.numbers
        new.down = self.down
        new.pirates = self.pirates
        new.stations = self.stations
        new.station_at = self.station_at
        new.holder = self.holder
        new.central = self.central
        new.missions_deck = self.missions_deck
        new.tech_deck = self.tech_deck
        new.omega_deck = self.omega_deck
        new.missions_spent = self.missions_spent
        new.tech_spent = self.tech_spent
        new.omega_spent = self.omega_spent
        new.events = self.events
        new.lasting = self.lasting
        new.under = self.under
        new.reached = self.reached
        new.won = self.won
        new.known_top = self.known_top
        new.known_bottom = self.known_bottom
        new.supply = self.supply[:]
        new.artifacts_supply = self.artifacts_supply
        new.artifacts_spent = self.artifacts_spent
        new.pirates_supply = self.pirates_supply
        new.pirates_spent = self.pirates_spent
        new.ship = self.ship[:]
        new.ready = self.ready[:]
        new.queue = self.queue[:]
        new.medals = self.medals[:]
        new.damage = self.damage[:]
        new.holes = self.holes[:]
        new.slots = self.slots[:]
        new.stored = self.stored[:]
        new.powers = self.powers[:]
        new.items = self.items[:]
        new.trophies = self.trophies[:]
        new.steps = self.steps[:]
        new.pile = self.pile[:]
        new.used_round = self.used_round[:]
        new.passenger = self.passenger
        new.deck = self.deck
        new.shown = self.shown
        new.beside = self.beside
        new.first = self.first
        new.active = self.active
        new.actor = self.actor
        new.number = self.number
        new.passed = self.passed
        new.used_turn = self.used_turn
        new.fresh = self.fresh
        new.mission = self.mission
        new.mission_at = self.mission_at
        new.airlock = self.airlock
        new.applied = self.applied
        new.twice = self.twice
        new.used_mission = self.used_mission
        new.hand = self.hand
        new.room = self.room
        new.drawn = self.drawn
        new.offer = self.offer
        new.stack = self.stack[:]
        return new

    # ---- rules, each in its own module

    def _find_actions(self, player: int) -> list[Action]:
        return actions.LEGAL[self.kind](self)

    def _apply(self, action: Action, player: int, events: list[Event]) -> None:
        flow.PLAY[self.kind](self, action, events)
        flow.run(self, events)

    def _why_not(self, action: Action, player: int) -> list[Violation]:
        return legality.why_not(self, action, player)

    def candidates(self, player: int | None = None) -> list[Action]:
        return actions.candidates(self, self.decider if player is None else player)

    def scores(self) -> list[float]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    # ---- positions and views

    def _position(self) -> Position:
        return written.position(self)

    def _view(self, player: int | None) -> Position:
        return written.view(self, player)

    def guess(self, player: int | None, chance: Chance) -> CaptainsState:
        """The same table with everything hidden from this player dealt anew."""
        return written.guess(self, player, chance)


from . import actions, flow, legality, scoring  # noqa: E402  (they need CaptainsState)
from .setup import written  # noqa: E402
