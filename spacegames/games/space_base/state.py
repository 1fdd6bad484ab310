"""One situation of Space Base: whose cards lie where, with which cubes, and whose choice it is.

The fields are flat lists of small numbers, so that a copy is quick. `station` and `patrol` hold twelve sectors for each
player in one list; sector s of a player has the index 12 * player + s - 1. Cubes lie on ships only, and every ship there
is only once, so `cubes` and `place` are lists by card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.chance import Chance
from spacegames.core.game import Action, Event, Position, State, Violation

from .components import COLONY, NAMES, NONE, ON_SHOW, SHIP, SIDES, Cards, Claims

if TYPE_CHECKING:
    from . import SpaceBase

SEPARATE_DICE = -1
"""How a player uses the dice: 0 not chosen yet, this, or the sector that the sum points at."""

Pending = tuple[tuple[int, ...], int, int, tuple[int, ...]]
"""Rewards still to take: chains not begun, sectors paid in this one (a bit each), its copy, arrows that wait for a choice.

A chain is its first sector plus 16 times its copy, and a copy is a set of bits: NO_SELF_CHARGE, NO_ARROWS, NO_CLAIMS."""
IDLE: Pending = ((), 0, 0, ())
NO_SELF_CHARGE, NO_ARROWS, NO_CLAIMS = 1, 2, 4


class SpaceBaseState(State):
    """A table of Space Base."""

    __slots__ = (
        "active",
        "bought",
        "cards",
        "choice",
        "claims",
        "closed",
        "colonies",
        "credits",
        "cubes",
        "decks",
        "dice",
        "doubling",
        "ending",
        "extra",
        "first",
        "fixed",
        "hands",
        "income",
        "left",
        "loaded",
        "market",
        "number",
        "passed",
        "patrol",
        "pending",
        "phase",
        "place",
        "settled",
        "side",
        "station",
        "step",
        "under",
        "using",
        "vp",
        "winner",
    )  # fmt: skip
    game: SpaceBase

    DECISIONS = {
        "opening": "SB-VAR-05",
        "abilities_1": "SB-TRN-04",
        "roll": "SB-TRN-07",
        "reroll": "SB-ABL-RRL-01",
        "use_dice": "SB-TRN-08",
        "shift_sum": "SB-ABL-SUM-02",
        "double": "SB-ABL-DBL-02",
        "arrow": "SB-ARW-02",
        "claim": "SB-ABL-CLM-02",
        "abilities_5": "SB-TRN-10",
        "purchase": "SB-TRN-11",
        "abilities_7": "SB-TRN-12",
        "extra_purchase": "SB-ABL-BUY-02",
        "lay_card": "SB-ABL-PLC-02",
        "exchange": "SB-ABL-XCH-02",
        "place_cube": "SB-ABL-ADD-02",
    }

    def __init__(self, game: SpaceBase, players: int, options: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(game, players, options, chance)
        self.cards: Cards = game.card_set(players, options)
        # the table
        self.decks: list[list[int]] = [[], [], []]
        self.under: list[int] = [0, 0, 0]
        self.market: list[int] = [-1] * (3 * ON_SHOW)
        self.colonies: list[int] = list(range(COLONY, COLONY + 12))
        # the players
        self.credits: list[int] = [0] * players
        self.income: list[int] = [0] * players
        self.vp: list[int] = [0] * players
        self.station: list[int] = list(range(12)) * players
        self.patrol: list[tuple[int, ...]] = [()] * (12 * players)
        self.closed: list[int] = [0] * players
        self.cubes: list[int] = [0] * COLONY
        self.place: list[int] = [-1] * COLONY
        self.loaded: list[tuple[int, ...]] = [()] * players
        self.hands: list[tuple[int, ...]] = [()] * players
        # the turn
        self.first = 0
        self.active = 0
        self.number = 0
        self.phase = 0
        self.dice: tuple[int, int] = (0, 0)
        self.fixed = 0
        self.passed = 0
        self.settled = 0
        self.choice: list[int] = [0] * players
        self.doubling = 0
        self.pending: list[Pending] = [IDLE] * players
        self.claims: list[Claims] = [NONE] * players
        # the ability being carried out
        self.using = -1
        self.side = 0
        self.step = 0
        self.left: tuple[int, ...] = ()
        self.bought = -1
        # the end
        self.ending = False
        self.extra = 0
        self.winner = -1

    def copy(self) -> SpaceBaseState:
        new: SpaceBaseState = SpaceBaseState.__new__(SpaceBaseState)
        new.game = self.game
        new.players = self.players
        new.options = self.options
        new.chance = self.chance.copy()
        new.decider = self.decider
        new.kind = self.kind
        new._legal = self._legal
        new.cards = self.cards
        one, two, three = self.decks
        new.decks = [one.copy(), two.copy(), three.copy()]
        new.under = self.under.copy()
        new.market = self.market.copy()
        new.colonies = self.colonies.copy()
        new.credits = self.credits.copy()
        new.income = self.income.copy()
        new.vp = self.vp.copy()
        new.station = self.station.copy()
        new.patrol = self.patrol.copy()
        new.closed = self.closed.copy()
        new.cubes = self.cubes.copy()
        new.place = self.place.copy()
        new.loaded = self.loaded.copy()
        new.hands = self.hands.copy()
        new.first = self.first
        new.active = self.active
        new.number = self.number
        new.phase = self.phase
        new.dice = self.dice
        new.fixed = self.fixed
        new.passed = self.passed
        new.settled = self.settled
        new.choice = self.choice.copy()
        new.doubling = self.doubling
        new.pending = self.pending.copy()
        new.claims = self.claims.copy()
        new.using = self.using
        new.side = self.side
        new.step = self.step
        new.left = self.left
        new.bought = self.bought
        new.ending = self.ending
        new.extra = self.extra
        new.winner = self.winner
        return new

    # ---- who decides what

    def stage(self, player: int) -> str:
        """The kind of decision this player has to make now; empty if none."""
        if self.decider < 0:
            return ""
        if self.phase == 3:
            if self.settled >> player & 1:
                return ""
            return "use_dice" if self.choice[player] == 0 else "shift_sum"
        if self.phase == 4:
            if self.doubling >> player & 1:
                return "double"
            if self.pending[player][3]:
                return "arrow"
            return "claim" if self.claims[player] != NONE else ""
        if self.phase == 0:
            return "" if self.settled >> player & 1 else "opening"
        return self.kind if player == self.decider else ""

    @property
    def deciders(self) -> tuple[int, ...]:
        """All players who may act now, in turn order. Cards are claimed one player after the other (SB-TRN-17)."""
        if self.decider < 0:
            return ()
        if self.phase not in (0, 3, 4):
            return (self.decider,)
        found: list[int] = []
        for offset in range(self.players):
            player = (self.active + offset) % self.players
            stage = self.stage(player)
            if stage and (stage != "claim" or not found):
                found.append(player)
        return tuple(found)

    # ---- rules, each in its own module

    def _find_actions(self, player: int) -> list[Action]:
        return actions.legal(self, player)

    def _apply(self, action: Action, player: int, events: list[Event]) -> None:
        flow.apply(self, action, player, events)

    def _why_not(self, action: Action, player: int) -> list[Violation]:
        return legality.why_not(self, action, player)

    def candidates(self, player: int | None = None) -> list[Action]:
        return actions.candidates(self, self.decider if player is None else player)

    def scores(self) -> list[int]:
        return self.vp.copy()

    def winners(self) -> list[int]:
        return scoring.winners(self)

    # ---- positions and views

    def _position(self) -> Position:
        decks = {str(level + 1): [NAMES[card] for card in reversed(deck)] for level, deck in enumerate(self.decks)}
        return {"decks": decks, "under": self.under.copy(), **self._described()}

    def _view(self, player: int | None) -> Position:
        """Only the order of the decks is hidden; which cards were laid under them is known (SB-AMB-07)."""
        decks = {str(level + 1): len(deck) for level, deck in enumerate(self.decks)}
        under = [sorted(NAMES[card] for card in deck[:known]) for deck, known in zip(self.decks, self.under, strict=True)]
        return {"decks": decks, "under": under, **self._described()}

    def _described(self) -> Position:
        market = [None if card < 0 else NAMES[card] for card in self.market]
        return {
            "market": {str(level + 1): market[ON_SHOW * level : ON_SHOW * level + ON_SHOW] for level in range(3)},
            "colonies": [NAMES[card] for card in self.colonies],
            "seats": [self._seat(player) for player in range(self.players)],
            "turn": {
                "first": self.first,
                "active": self.active,
                "number": self.number,
                "phase": self.phase,
                "kind": self.kind if self.decider >= 0 else "over",
                "player": None if self.decider < 0 else self.decider,
                "dice": list(self.dice),
                "set": self.fixed,
                "passed": self.passed,
                "using": None if self.using < 0 else self._using(),
                "ending": self.ending,
                "extra": self.extra,
                "winner": None if self.winner < 0 else self.winner,
            },
        }

    def _using(self) -> Position:
        bought = None if self.bought < 0 else NAMES[self.bought]
        return {"card": NAMES[self.using], "side": SIDES[self.side], "step": self.step, "left": list(self.left), "bought": bought}

    def _seat(self, player: int) -> Position:
        own = slice(12 * player, 12 * player + 12)
        chains, seen, copy, arrows = self.pending[player]
        return {
            "credits": self.credits[player],
            "income": self.income[player],
            "vp": self.vp[player],
            "station": [NAMES[card] for card in self.station[own]],
            "patrol": [[NAMES[card] for card in cards] for cards in self.patrol[own]],
            "cubes": {NAMES[card]: self.cubes[card] for card in sorted(self.loaded[player])},
            "hand": [NAMES[card] for card in self.hands[player]],
            "use": {0: None, SEPARATE_DICE: "separate"}.get(self.choice[player], self.choice[player]),
            "settled": bool(self.settled >> player & 1),
            "doubling": bool(self.doubling >> player & 1),
            "pending": {
                "chains": [[chain & 15, chain >> 4] for chain in chains],
                "paid": [sector for sector in range(1, 13) if seen >> sector & 1],
                "copy": copy,
                "arrows": list(arrows),
            },
            "claims": list(self.claims[player]),
        }

    def guess(self, player: int | None, chance: Chance) -> SpaceBaseState:
        """The same table with the decks shuffled anew; cards known to lie under a deck stay there, in another order."""
        new = self.copy()
        for level, known in enumerate(self.under):
            bottom, rest = sorted(self.decks[level][:known]), sorted(self.decks[level][known:])
            chance.shuffle(bottom)
            chance.shuffle(rest)
            new.decks[level] = bottom + rest
        new.chance = Chance(chance.below(1 << 62))
        return new

    # ---- small questions

    def side_of(self, card: int) -> int:
        """Whether a ship in play lies at the station or on patrol."""
        return self.place[card] // 12 % 2

    def owner_of(self, card: int) -> int:
        """The player who has this ship, or -1."""
        return self.place[card] // 24 if SHIP <= card < COLONY and self.place[card] >= 0 else -1

    def sector_of(self, card: int) -> int:
        """The sector where a ship in play lies."""
        return self.place[card] % 12 + 1


from . import actions, flow, legality, scoring  # noqa: E402  (they need SpaceBaseState)
