"""One situation of Galaxy Trucker: ships being built or flown, what they carry, and what is still to be done.

Ships and their loads are tables from cells that are replaced, never changed, so that copies share them. While ships are
built everybody acts at once; afterwards `todo` is a stack of small steps, and the one on top says who decides what.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.chance import Chance
from spacegames.core.game import Action, Event, Position, State, Violation

from .components import ALIENS, BATTERY_2, BATTERY_3, CABIN, CARDS, CELLS, ORANGE, PILOT_CABIN, PURPLE, TILES, TYPE, Box, Round, unpacked
from .hull import Fault, Hull, Ship

if TYPE_CHECKING:
    from . import GalaxyTrucker

OFF = -(10**6)
"""The day of a marker that is not on the flight board."""
CAUSES = (None, "gave_up", "no_humans", "no_engines", "lapped")
MIDDLE, RESERVE, LIFTED = 0, 1, 2
"""Where a tile in hand, or the one attached last, came from; LIFTED is added for one that was attached meanwhile."""
HANDS = ("middle", "reserve", "ship", "ship_reserve")
Frame = tuple[Any, ...]
Dock = tuple[int, int, int]
"""Blocks newly offered, blocks taken from the holds to be stowed anew, and how many more may be taken from the holds."""


class GalaxyTruckerState(State):
    """A table of Galaxy Trucker."""

    __slots__ = (
        "acted", "bank", "beat", "box", "by_clock", "cargo", "circle", "current", "day", "deck", "dice", "dock", "done", "gone", "hand", "hand_from", "heap",
        "hulls", "idle", "learning", "lifted", "looked", "loose", "loose_from", "lost", "marks", "number", "open", "out", "phase", "piles", "place",
        "purses", "reserve", "round", "rounds", "sand", "ships", "spent", "starter", "todo", "waited",
    )  # fmt: skip
    game: GalaxyTrucker

    DECISIONS = {
        "build": "GT-BLD-03",
        "hold": "GT-BLD-06",
        "hourglass": "GT-TIM-03",
        "inspect": "GT-AMB-23",
        "repair": "GT-ERR-12",
        "crew": "GT-LCH-08",
        "fly_on": "GT-OUT-14",
        "roll": "GT-HIT-01",
        "engines": "GT-PWR-01",
        "cannons": "GT-PWR-01",
        "battery": "GT-PWR-06",
        "goods": "GT-GDS-08",
        "give_crew": "GT-CRW-02",
        "load": "GT-GDS-01",
        "offer": "GT-ADV-AS-01",
        "land": "GT-ADV-PL-01",
        "reward": "GT-ENM-10",
        "defend": "GT-HIT-04",
        "part": "GT-HIT-13",
        "payday": "GT-END-01",
    }

    def __init__(self, game: GalaxyTrucker, players: int, options: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(game, players, options, chance)
        self.box: Box = game.box
        self.rounds: tuple[str, ...] = tuple(options["rounds"].split("+"))
        self.place: int
        """Which of the rounds it is."""
        self.round: Round
        self.learning: bool
        """Whether this round is the learning flight."""
        self.by_clock: bool
        """Whether the clock tells the time of building; otherwise beats do."""
        self.enter_round(0)
        self.phase = "building"
        # the middle of the table
        self.heap: list[int] = []
        self.open: list[int] = []
        self.bank: list[int] | None = None
        self.spent: tuple[int, ...] = ()
        self.piles: tuple[tuple[int, ...], ...] = ((), (), (), ())
        self.deck: tuple[int, ...] = ()
        self.current = -1
        self.done: tuple[int, ...] = ()
        # the seats
        self.purses: list[int] = [0] * players
        self.ships: list[Ship] = [{} for _player in range(players)]
        self.cargo: list[dict[int, int]] = [{} for _player in range(players)]
        self.hulls: list[Hull | None] = [None] * players
        self.lost: list[tuple[int, ...]] = [()] * players
        self.hand: list[int] = [-1] * players
        self.hand_from: list[int] = [MIDDLE] * players
        self.loose: list[int] = [-1] * players
        self.loose_from: list[int] = [MIDDLE] * players
        self.reserve: list[tuple[int, ...]] = [()] * players
        self.number: list[int] = [0] * players
        self.looked: list[int] = [0] * players
        self.day: list[int] = [OFF] * players
        self.out: list[int] = [0] * players
        # building
        self.starter = 0
        self.beat = 0
        self.circle = -1
        self.sand = -1
        self.idle = 0
        self.acted = self.lifted = self.waited = 0
        # flight
        self.gone: tuple[int, ...] = ()
        self.dice: tuple[int, ...] = ()
        self.marks: list[int] = [-1] * players
        self.dock: Dock | None = None
        self.todo: list[Frame] = []

    def copy(self) -> GalaxyTruckerState:
        new: GalaxyTruckerState = GalaxyTruckerState.__new__(GalaxyTruckerState)
        new.game = self.game
        new.players = self.players
        new.options = self.options
        new.chance = self.chance.copy()
        new.decider = self.decider
        new.kind = self.kind
        new._legal = self._legal
        new.box = self.box
        new.rounds = self.rounds
        new.place = self.place
        new.round = self.round
        new.learning = self.learning
        new.by_clock = self.by_clock
        new.phase = self.phase
        new.heap = self.heap.copy()
        new.open = self.open.copy()
        new.bank = self.bank.copy() if self.bank else self.bank
        new.spent = self.spent
        new.piles = self.piles
        new.deck = self.deck
        new.current = self.current
        new.done = self.done
        new.purses = self.purses.copy()
        new.ships = self.ships.copy()
        new.cargo = self.cargo.copy()
        new.hulls = self.hulls.copy()
        new.lost = self.lost.copy()
        new.hand = self.hand.copy()
        new.hand_from = self.hand_from.copy()
        new.loose = self.loose.copy()
        new.loose_from = self.loose_from.copy()
        new.reserve = self.reserve.copy()
        new.number = self.number.copy()
        new.looked = self.looked.copy()
        new.day = self.day.copy()
        new.out = self.out.copy()
        new.starter = self.starter
        new.beat = self.beat
        new.circle = self.circle
        new.sand = self.sand
        new.idle = self.idle
        new.acted = self.acted
        new.lifted = self.lifted
        new.waited = self.waited
        new.gone = self.gone
        new.dice = self.dice
        new.marks = self.marks.copy()
        new.dock = self.dock
        new.todo = self.todo.copy()
        return new

    # ---- who decides what

    def stage(self, player: int) -> str:
        """The kind of decision this player may make now; empty if none."""
        if self.decider < 0:
            return ""
        if self.phase == "building":
            return building.stage(self, player)
        return self.kind if player == self.decider else ""

    @property
    def deciders(self) -> tuple[int, ...]:
        """All players who may act now, the one the table waits for first."""
        if self.decider < 0:
            return ()
        if self.phase != "building":
            return (self.decider,)
        found = [player for player in building.beat_order(self) if building.stage(self, player)]
        return (self.decider, *(player for player in found if player != self.decider))

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
        return [self.credits(player) for player in range(self.players)]

    def known_scores(self, viewer: int | str | None) -> list[int | None]:
        """Others keep their credits to themselves until the end (GT-AMB-75)."""
        if self.decider < 0 or viewer == "all" or self.options["credits"] == "open":
            return [*self.scores()]
        mine = self.purse(viewer) if isinstance(viewer, int) else None
        return [self.credits(player) if self.purse(player) == mine else None for player in range(self.players)]

    def winners(self) -> list[int]:
        return scoring.winners(self)

    # ---- small questions

    @property
    def ship_class(self) -> str:
        """The class of the ships of this round."""
        return self.round.board.name

    @property
    def round_name(self) -> str:
        """The round that is played: 1, 2, 3 or 3a."""
        return self.round.name

    def enter_round(self, place: int) -> None:
        """This round is played now."""
        self.place = place
        self.round = self.box.rounds[self.rounds[place]]
        self.learning = self.round.name == "1" and self.options["learning"]
        self.by_clock = self.options["hourglass"] == "clock" and not self.learning

    @property
    def teams(self) -> str:
        """How partners play: none, partners or expert. There are teams with four players only."""
        return self.options["teams"] if self.players == 4 else "none"

    def purse(self, player: int) -> int:
        """Whose purse a player uses: partners have one."""
        return player if self.teams == "none" else player % 2

    def credits(self, player: int) -> int:
        """What a player owns, together with the partner if there is one."""
        return self.purses[self.purse(player)]

    def hull(self, player: int) -> Hull:
        """What the player's ship can do."""
        hull = self.hulls[player]
        if hull is None:
            hull = self.hulls[player] = Hull(self.ships[player], self.round.board, self.box)
        return hull

    def order(self) -> list[int]:
        """The players still flying, the foremost first."""
        day = self.day
        if self.players == 2:
            red, green = day
            if red > green:
                return [0, 1] if green != OFF else [0]
            return [] if green == OFF else [1, 0] if red != OFF else [1]
        found = [player for player in range(self.players) if day[player] != OFF]
        found.sort(key=day.__getitem__, reverse=True)
        return found

    @property
    def leader(self) -> int:
        """The foremost player, or -1."""
        best = max(self.day)
        return self.day.index(best) if best != OFF else -1

    def faults(self, player: int) -> list[Fault]:
        """Everything wrong with a ship."""
        return self.hull(player).faults

    def exposed(self, player: int) -> int:
        """How many connectors are exposed."""
        return self.hull(player).exposed

    def crew(self, player: int) -> int:
        """How many figures are aboard."""
        cargo = self.cargo[player]
        return sum(1 if (there := cargo.get(cell, 0)) > 2 else there for cell in self.hull(player).cabins)

    def humans(self, player: int) -> int:
        """How many humans are aboard."""
        cargo = self.cargo[player]
        return sum(there for cell in self.hull(player).cabins if (there := cargo.get(cell, 0)) <= 2)

    def alien(self, player: int, alien: int) -> bool:
        """Whether an alien of this colour is aboard."""
        cargo = self.cargo[player]
        return any(cargo.get(cell, 0) == alien for cell in self.hull(player).cabins)

    def tokens(self, player: int) -> int:
        """How many battery tokens are aboard."""
        cargo = self.cargo[player]
        return sum(cargo.get(cell, 0) for cell in self.hull(player).batteries)

    def goods(self, player: int) -> int:
        """All blocks aboard, packed."""
        cargo = self.cargo[player]
        return sum(cargo.get(cell, 0) for cell in self.hull(player).holds)

    def engine_strength(self, player: int, doubles: int) -> int:
        """The engine strength with so many doubles powered; the orange alien helps only what is not 0 (GT-ALN-10)."""
        strength = self.hull(player).engines + 2 * doubles
        return strength + 2 if strength and self.alien(player, ORANGE) else strength

    def cannon_strength(self, player: int, forward: int, aside: int) -> int:
        """Twice the cannon strength with so many doubles powered; the purple alien helps only what is not 0 (GT-ALN-09)."""
        hull = self.hull(player)
        strength = 2 * hull.forward + hull.aside + 4 * forward + 2 * aside
        return strength + 4 if strength and self.alien(player, PURPLE) else strength

    def engine_range(self, player: int) -> tuple[int, int]:
        """The least and the greatest engine strength possible now."""
        most = min(self.hull(player).double_engines, self.tokens(player))
        return self.engine_strength(player, 0), self.engine_strength(player, most)

    def cannon_range(self, player: int) -> tuple[float, float]:
        """The least and the greatest cannon strength possible now."""
        hull, tokens = self.hull(player), self.tokens(player)
        forward = min(hull.forward_double, tokens)
        aside = min(hull.aside_double, tokens - forward)
        return self.cannon_strength(player, 0, 0) / 2, self.cannon_strength(player, forward, aside) / 2

    # ---- positions and views

    def _position(self) -> Position:
        cards = {
            "spent": [CARDS[card] for card in self.spent],
            "piles": [[CARDS[card] for card in pile] for pile in self.piles],
            "deck": [CARDS[card] for card in reversed(self.deck)],
            "current": None if self.current < 0 else CARDS[self.current],
            "done": [CARDS[card] for card in self.done],
        }
        return self._described(cards, [self.credits(player) for player in range(self.players)])

    def _view(self, player: int | None) -> Position:
        looked = 0 if player is None else self.looked[player]
        gone = {*self.done, self.current}
        known = (
            [card for number, pile in enumerate(self.piles) if looked >> number & 1 for card in pile if card not in gone] if self.phase != "building" else []
        )
        cards = {
            "spent": [CARDS[card] for card in self.spent],
            "piles": [[CARDS[card] for card in pile] if looked >> number & 1 else None for number, pile in enumerate(self.piles)],
            "deck": len(self.deck),
            "known": [CARDS[card] for card in sorted(known)],
            "current": None if self.current < 0 else CARDS[self.current],
            "done": [CARDS[card] for card in self.done],
        }
        return self._described(cards, self.known_scores(player))

    def _described(self, cards: Position, credits: list[Any]) -> Position:
        dock = None
        if self.dock is not None:
            dock = {"new": unpacked(self.dock[0]), "old": unpacked(self.dock[1]), "lifts": self.dock[2]}
        return {
            "open": [TILES[tile] for tile in self.open],
            "bank": None if self.bank is None else dict(zip(("red", "yellow", "green", "blue"), self.bank, strict=True)),
            "cards": cards,
            "seats": [{"credits": credits[player], **self._seat(player)} for player in range(self.players)],
            "turn": {
                "round": self.place,
                "phase": self.phase if self.decider >= 0 else "over",
                "kind": self.kind if self.decider >= 0 else "over",
                "player": None if self.decider < 0 else self.decider,
                "starter": self.starter,
                "beat": self.beat,
                "circle": None if self.circle < 0 else self.circle,
                "sand": None if self.sand < 0 else self.sand,
                "idle": self.idle,
                "gone": list(self.gone),
                "dice": list(self.dice),
                "marks": self.marks.copy(),
                "dock": dock,
                "todo": [list(frame) for frame in self.todo],
            },
        }

    def _seat(self, player: int) -> Position:
        ship, cargo = self.ships[player], self.cargo[player]
        crew: dict[str, Any] = {}
        tokens: dict[str, int] = {}
        goods: dict[str, list[str]] = {}
        for cell in sorted(cargo):
            there, kind = cargo[cell], TYPE[ship[cell] >> 2]
            if kind in (CABIN, PILOT_CABIN):
                crew[CELLS[cell]] = ALIENS.get(there, there)
            elif kind in (BATTERY_2, BATTERY_3):
                tokens[CELLS[cell]] = there
            else:
                goods[CELLS[cell]] = unpacked(there)
        return {
            "ship": {CELLS[cell]: f"{TILES[ship[cell] >> 2]}@{90 * (ship[cell] & 3)}" for cell in sorted(ship)},
            "crew": crew,
            "tokens": tokens,
            "goods": goods,
            "lost": [TILES[tile] for tile in self.lost[player]],
            "hand": None if self.hand[player] < 0 else TILES[self.hand[player]],
            "hand_from": None if self.hand[player] < 0 else HANDS[self.hand_from[player]],
            "loose": None if self.loose[player] < 0 else CELLS[self.loose[player]],
            "loose_from": None if self.loose[player] < 0 else HANDS[self.loose_from[player]],
            "reserve": [TILES[tile] for tile in self.reserve[player]],
            "number": self.number[player] or None,
            "looked": [pile + 1 for pile in range(3) if self.looked[player] >> pile & 1],
            "acted": bool(self.acted >> player & 1),
            "lifted": bool(self.lifted >> player & 1),
            "waited": bool(self.waited >> player & 1),
            "day": None if self.day[player] == OFF else self.day[player],
            "out": CAUSES[self.out[player]],
        }

    def guess(self, player: int | None, chance: Chance) -> GalaxyTruckerState:
        """The same table with all cards this player has not seen dealt anew, and other dice to come."""
        for seat in range(self.players):
            self.hull(seat)  # so that whatever is found out about a ship serves all copies of this table
        new = self.copy()
        if self.deck or any(self.piles):
            deck.deal_anew(new, 0 if player is None else self.looked[player], chance)
        new.chance = Chance(chance.below(1 << 62))
        return new


from . import actions, flow, legality, scoring  # noqa: E402  (they need GalaxyTruckerState)
from .flow import building, deck  # noqa: E402
