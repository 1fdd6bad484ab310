"""One situation of SpaceCorp: boards, cards, HQs, and the action that is just being put together.

Fields are flat lists of small numbers, so that a copy is quick. A site is its number in the list of all sites of the three
boards, a slot is three times the site plus the box. Teams are numbered through: four for each player. A base is sixteen
times its owner plus its type.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.chance import Chance
from spacegames.core.game import Action, Event, Position, State, Violation

from .components.hands import Hqs
from .components.names import ERAS, PROGRESS, SITES

if TYPE_CHECKING:
    from . import SpaceCorp
    from .components import Parts
    from .components.kinds import Perks

HQ, OUT = -1, -2
"""Where a team is that stands on no site."""
NO_ENDING, DECK_EMPTY, CONTRACTS_DONE = 0, 1, 2
Pending = tuple[Any, ...]
"""Something to be done before the turn goes on: its name and its numbers."""
_SLOTS = 3 * len(SITES)


class SpaceCorpState(State):
    """A table of SpaceCorp."""

    __slots__ = (
        "act",
        "acted",
        "active",
        "advanced",
        "again",
        "aid",
        "alert",
        "barred",
        "bases",
        "beyond",
        "built",
        "card",
        "claim",
        "claimant",
        "claimed",
        "colonies",
        "colony",
        "count",
        "dead",
        "deck",
        "discard",
        "discs",
        "edgy",
        "ending",
        "era",
        "execution",
        "fed",
        "first",
        "founding",
        "genetics",
        "given",
        "hands",
        "held",
        "helps",
        "home",
        "hq",
        "hq_shielded",
        "hqs",
        "infra",
        "last",
        "late",
        "leaks",
        "legacy",
        "lent",
        "number",
        "offers",
        "owned",
        "parts",
        "passed",
        "pending",
        "perks",
        "phase",
        "produced",
        "profit",
        "quiet",
        "revelation",
        "rewards",
        "side",
        "spent",
        "spur",
        "stacks",
        "stock",
        "table",
        "target",
        "team",
        "teams",
        "tiles",
        "time_pile",
        "timed",
        "track",
        "types",
        "unmet",
        "until",
        "used",
        "waived",
        "way",
    )  # fmt: skip
    game: SpaceCorp

    DECISIONS = {
        "declare": "SC-TRN-04",
        "team": "SC-MOV-01",
        "target": "SC-MOV-02",
        "base": "SC-BLD-07",
        "colony": "SC-COL-03",
        "feed": "SC-VAL-01",
        "slot": "SC-UPG-01",
        "produce": "SC-PRD-03",
        "draw": "SC-RES-03",
        "offer": "SC-BAS-M-05",
        "progress": "SC-PRG-02",
        "phobes": "SC-ALN-03",
        "deploy": "SC-PRG-06",
        "row": "SC-COL-16",
        "contract": "SC-CTR-02",
        "reward": "SC-RWD-03",
        "transport": "SC-TRP-01",
        "arrival": "SC-TRP-03",
        "edge": "SC-EDG-GEN-01",
        "sabotage": "SC-EDG-10",
        "poach": "SC-EDG-09",
        "remove": "SC-EDG-05",
        "legacy": "SC-ERA-11",
        "beyond": "SC-SET-P-03",
    }

    def __init__(self, game: SpaceCorp, players: int, options: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(game, players, options, chance)
        self.parts: Parts = game.parts
        self.home = ERAS.index(options["start"])
        """The era the game begins with; it tells which HQ is used."""
        self.until = ERAS.index(options["end"])
        """The era after which the game ends."""
        # the table
        self.era = 0
        self.deck: list[int] = []
        self.offers: list[int] = [-1] * 4
        self.discard: list[int] = []
        self.time_pile = 0
        self.stacks: list[list[int]] = [[], [], []]
        self.tiles: list[int] = [-1] * _SLOTS
        self.bases: list[int] = [-1] * _SLOTS
        self.dead = 0
        self.claim: list[int] = [-1] * len(SITES)
        self.colony: list[int] = [-1] * len(SITES)
        self.beyond: tuple[int, int] = (-1, -1)
        self.spur = False
        self.discs: list[int] = [0] * 7
        self.claimed: list[int] = [-1] * 7
        self.unmet = 0
        """Who met no open contract when last looked at and has got nothing since that contracts count, a bit each."""
        self.side: list[int] = [0] * len(PROGRESS)
        self.colonies = 0
        # the players
        self.profit: list[int] = [0] * players
        self.hands: list[tuple[int, ...]] = [()] * players
        self.edgy = 0
        """Who holds an Edge card, a bit each; it follows from the hands."""
        self.alert = 0
        """The windows in which an Edge of a hand might be played, eight bits for each player; it follows from the hands."""
        self.infra: tuple[tuple[int, int, int], ...] = ((-1, -1, -1),) * players
        self.hqs: Hqs = Hqs(self.parts, self.home, self.infra)
        """All HQs with what they give; it follows from Infra."""
        self.held: list[int] = [0] * players
        """By player what the hand gives to all actions (see sums.py); it follows from the hands."""
        self.way: tuple[int, tuple[int, ...], tuple[tuple[int, int, int], ...], int, int, int] = (-1, (), (), 0, 0, 0)
        """How far a Move leads outside the radiation zone and in it, after turn, hand, Infra and profit for which it was worked out."""
        self.teams: list[int] = [HQ] * (4 * players)
        self.track: list[int] = [0] * (4 * players)
        self.genetics: list[int] = [0] * players
        self.revelation: list[int] = [0] * players
        self.advanced: list[int] = [0] * players
        self.owned: list[int] = [0] * players
        self.perks: list[Perks] = [self.parts.perks(0)] * players
        """By player what the progress cards do; it follows from those owned."""
        self.legacy: list[tuple[int, int, int] | None] = [None] * players
        self.passed = 0
        self.late: list[int] = [0] * players
        self.stock: list[int] = list(self.parts.supply) * players
        self.built: list[tuple[int, ...]] = [()] * players
        self.helps: list[tuple[int, ...]] = [()] * players
        """Slots of a player's bases that can help an action: Spaceports, Industrials, Shield Factories."""
        self.aid = 0
        """The regions where some base can help an action, a bit each; it follows from `helps`."""
        # the turn
        self.number = 0
        self.active = 0
        self.first = 0
        self.phase = "setup"
        self.table: tuple[int, ...] = ()
        self.barred = -1
        self.acted = 0
        self.produced = -1
        self.leaks: tuple[tuple[int, int], ...] = ()
        self.rewards: tuple[int, ...] = ()
        self.ending = NO_ENDING
        self.last: tuple[int, ...] | None = None
        self.again = False
        self.waived = 0
        self.quiet = 0
        self.claimant = -1
        self.pending: list[Pending] = []
        # the action being put together
        self.act = -1
        self.card = -1
        self.team = -1
        self.target = -1
        self.founding = -1
        self.types: tuple[int, ...] = ()
        self.hq = 0
        self.hq_shielded = False
        self.fed: tuple[int, ...] = ()
        """Twice the card, plus one if its shielded value counts."""
        self.timed = 0
        self.used: tuple[int, ...] = ()
        self.lent: tuple[int, ...] = ()
        """Slots of rivals' bases that earlier teams of this action used."""
        self.execution = 1
        self.spent = 0
        self.given = 0
        self.count: Count = ZERO
        """What the sources make together, kept up to date while the action is fed."""

    def copy(self) -> SpaceCorpState:
        new: SpaceCorpState = SpaceCorpState.__new__(SpaceCorpState)
        new.game = self.game
        new.players = self.players
        new.options = self.options
        new.chance = self.chance.copy()
        new.decider = self.decider
        new.kind = self.kind
        new._legal = self._legal
        new.parts = self.parts
        new.home = self.home
        new.until = self.until
        new.era = self.era
        new.deck = self.deck.copy()
        new.offers = self.offers.copy()
        new.discard = self.discard.copy()
        new.time_pile = self.time_pile
        one, two, three = self.stacks
        new.stacks = [one.copy(), two.copy(), three.copy()]
        new.tiles = self.tiles.copy()
        new.bases = self.bases.copy()
        new.dead = self.dead
        new.claim = self.claim.copy()
        new.colony = self.colony.copy()
        new.beyond = self.beyond
        new.spur = self.spur
        new.discs = self.discs.copy()
        new.claimed = self.claimed.copy()
        new.unmet = self.unmet
        new.side = self.side.copy()
        new.colonies = self.colonies
        new.profit = self.profit.copy()
        new.hands = self.hands.copy()
        new.edgy = self.edgy
        new.alert = self.alert
        new.infra = self.infra
        new.hqs = self.hqs
        new.held = self.held.copy()
        new.way = self.way
        new.teams = self.teams.copy()
        new.track = self.track.copy()
        new.genetics = self.genetics.copy()
        new.revelation = self.revelation.copy()
        new.advanced = self.advanced.copy()
        new.owned = self.owned.copy()
        new.perks = self.perks.copy()
        new.legacy = self.legacy.copy()
        new.passed = self.passed
        new.late = self.late.copy()
        new.stock = self.stock.copy()
        new.built = self.built.copy()
        new.helps = self.helps.copy()
        new.aid = self.aid
        new.number = self.number
        new.active = self.active
        new.first = self.first
        new.phase = self.phase
        new.table = self.table
        new.barred = self.barred
        new.acted = self.acted
        new.produced = self.produced
        new.leaks = self.leaks
        new.rewards = self.rewards
        new.ending = self.ending
        new.last = self.last
        new.again = self.again
        new.waived = self.waived
        new.quiet = self.quiet
        new.claimant = self.claimant
        new.pending = self.pending.copy()
        new.act = self.act
        new.card = self.card
        new.team = self.team
        new.target = self.target
        new.founding = self.founding
        new.types = self.types
        new.hq = self.hq
        new.hq_shielded = self.hq_shielded
        new.fed = self.fed
        new.timed = self.timed
        new.used = self.used
        new.lent = self.lent
        new.execution = self.execution
        new.spent = self.spent
        new.given = self.given
        new.count = self.count
        return new

    # ---- rules, each in its own module

    def _find_actions(self, player: int) -> list[Action]:
        return _LEGAL[self.kind](self)

    def _apply(self, action: Action, player: int, events: list[Event]) -> None:
        """Carry out a legal action, then whatever follows until somebody has to decide again."""
        _PARTS[self.kind][action.kind](self, action, player, events)

    def _why_not(self, action: Action, player: int) -> list[Violation]:
        return legality.why_not(self, action, player)

    def _rule(self) -> str:
        return asked.rule(self) or super()._rule()

    def candidates(self, player: int | None = None) -> list[Action]:
        who = self.decider if player is None else player
        return legality.candidates(self) if who == self.decider and who >= 0 else []

    def scores(self) -> list[int]:
        return self.profit.copy()

    def winners(self) -> list[int]:
        return scoring.winners(self)

    # ---- positions and views, in a module of their own

    def _position(self) -> Position:
        return written.position(self)

    def _view(self, player: int | None) -> Position:
        return written.view(self, player)

    def guess(self, player: int | None, chance: Chance) -> SpaceCorpState:
        """The same table with hands of others, deck and stacks dealt anew from all that this player cannot see."""
        return written.guess(self, player, chance)

    # ---- small questions

    @property
    def closed(self) -> bool:
        """Whether rivals' bases and Infra may no longer be used (SC-ERA-09)."""
        return self.ending != NO_ENDING

    @property
    def era_name(self) -> str:
        """The era that is played."""
        return ERAS[self.era]


from . import flow, legality, scoring  # noqa: E402  (they need SpaceCorpState)
from .actions.lists import LEGAL  # noqa: E402
from .legality import asked  # noqa: E402
from .setup import written  # noqa: E402
from .value import ZERO, Count  # noqa: E402

_LEGAL, _PARTS = LEGAL, flow.PARTS
