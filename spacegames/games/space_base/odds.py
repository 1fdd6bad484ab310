"""What can be counted about Space Base: which sectors the dice hit, what a base earns, and what a purchase adds to it.

Everything is plain data for `spacegames.study.plots`. What is exact goes through all 36 rolls, and the rules themselves say
what each of them pays; the rest is counted over games that are played out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from spacegames.core.chance import Chance
from spacegames.core.game import Action, Event
from spacegames.core.registry import load
from spacegames.core.words import _

from . import actions
from .components import COLONY, NONE, SECTORS, card_name
from .flow import rewards
from .flow.board import lay
from .state import IDLE, SpaceBaseState

ROLLS = tuple((one, two) for one in range(1, 7) for two in range(1, 7))
"""All rolls of two dice, equally likely."""

Line = list[tuple[float, float]]
Each = Callable[[Iterable[int]], Iterable[int]]
"""Goes through the numbers of the games; a progress bar can be one."""


# ---- which sectors the dice hit


def payouts() -> list[int]:
    """How often sectors 1 to 12 are hit when each of the 36 rolls is used in both ways: the table of the rulebook.

    >>> payouts()
    [12, 13, 14, 15, 16, 17, 6, 5, 4, 3, 2, 1]
    """
    hits = Counter(sector for one, two in ROLLS for sector in (one, two, one + two))
    return [hits[sector] for sector in range(1, SECTORS + 1)]


def table() -> dict[str, float]:
    """The same with the names of the sectors."""
    return {_("sector {number}").format(number=number): float(hits) for number, hits in enumerate(payouts(), 1)}


def reaching(sector: int) -> list[list[float | None]]:
    """Which rolls reach a sector, and how often they hit it: row by row for the first die, column by column for the second."""
    hits = [[(one, two, one + two).count(sector) for two in range(1, 7)] for one in range(1, 7)]
    return [[float(number) if number else None for number in row] for row in hits]


def rolled(rolls: int = 3600, seed: int = 12) -> list[float]:
    """How often sectors 1 to 12 are hit in 36 rolls, counted at a table where so many rolls are made and used in both ways."""
    start: SpaceBaseState = load("space_base").new(players=2, seed=seed)
    player, chance, hits = start.active, Chance(seed), Counter[int]()
    for _roll in range(rolls):
        table = start.copy()
        table.chance = chance
        table.play(actions.ROLL_DICE)
        for use in (actions.SEPARATE, actions.SUM):
            used = table.copy()
            events = used.play(use) + used.play(actions.SUM)
            hits.update(event.data["sector"] for event in events if event.kind == "paid" and (event.data["player"], event.data["by"]) == (player, "dice"))
    return [36 * hits[sector] / rolls for sector in range(1, SECTORS + 1)]


def counted_and_rolled(rolls: int = 3600, seed: int = 12) -> dict[str, Line]:
    """The table as it is counted, and as the dice tell it."""
    return {_("counted"): _by_sector(payouts()), _("rolled {number} times").format(number=f"{rolls:,}"): _by_sector(rolled(rolls, seed))}


def _by_sector(hits: Iterable[float]) -> Line:
    return [(float(sector), float(number)) for sector, number in enumerate(hits, 1)]


# ---- what a base earns


class Gain(NamedTuple):
    """What the dice pay: credits, steps of income, points, cubes, and cards to claim."""

    credits: float = 0.0
    income: float = 0.0
    points: float = 0.0
    cubes: float = 0.0
    cards: float = 0.0

    def worth(self) -> float:
        """All of it in credits, at the rates below."""
        return sum(amount * rate for amount, rate in zip(self, RATES, strict=True))


RATES = Gain(credits=1.0, income=3.0, points=3.0, cubes=1.0, cards=5.0)
"""What things are worth in credits. A colony sells a point for 3; the rest is a fair guess that decides how the dice are used."""


def per_roll(state: SpaceBaseState, player: int, own: bool) -> Gain:
    """What a roll brings to a player on average, used the better way each time: an own roll, or one of somebody else. Exact.

    The cards count as they lie there now, without cubes and abilities.
    """
    table = _ready(state, player, own)
    ways: dict[tuple[int, ...], Gain] = {}
    total = [0.0] * len(RATES)
    for one, two in ROLLS:
        found: list[Gain] = []
        for sectors in ((min(one, two), max(one, two)), (one + two,)):
            if sectors not in ways:
                ways[sectors] = max(_ends(table, player, sectors), key=Gain.worth)
            found.append(ways[sectors])
        best = max(found, key=Gain.worth)
        total = [sum(pair) for pair in zip(total, best, strict=True)]
    return Gain(*(amount / len(ROLLS) for amount in total))


def per_round(state: SpaceBaseState, player: int) -> Gain:
    """What a round brings on average: one own roll and one of each other player. Exact, as above."""
    own, others = per_roll(state, player, True), per_roll(state, player, False)
    return Gain(*(mine + (state.players - 1) * theirs for mine, theirs in zip(own, others, strict=True)))


def earnings(state: SpaceBaseState, player: int) -> dict[str, float]:
    """The same with names, for both kinds of turns; what there is nothing of is left out."""
    names = {
        True: (_("credits, own roll"), _("income, own roll"), _("points, own roll"), _("cubes, own roll"), _("cards, own roll")),
        False: (_("credits, other’s roll"), _("income, other’s roll"), _("points, other’s roll"), _("cubes, other’s roll"), _("cards, other’s roll")),
    }
    return {name: _shown(amount) for own in (True, False) for name, amount in zip(names[own], per_roll(state, player, own), strict=True) if amount}


def _ready(state: SpaceBaseState, player: int, own: bool) -> SpaceBaseState:
    """A copy of the table, without cubes, in which this player is about to take rewards."""
    table = state.copy()
    table.active = player if own else (player + 1) % state.players
    table.phase, table.kind, table.decider = 4, "arrow", player
    table.cubes = [0] * COLONY
    table.loaded = [()] * state.players
    table.pending = [IDLE] * state.players
    table.claims = [NONE] * state.players
    table.doubling = 0
    table.using = table.bought = -1
    return table


def _ends(table: SpaceBaseState, player: int, sectors: tuple[int, ...]) -> Iterator[Gain]:
    """All that these sectors may pay, one gain for each way to follow the arrows."""
    begun, events = table.copy(), list[Event]()
    begun.pending[player] = (sectors, 0, 0, ())
    rewards.collect(begun, player, events)
    open_ends = [(begun, events)]
    while open_ends:
        here, events = open_ends.pop()
        if not here.pending[player][3]:
            yield _paid(here, player, events)
            continue
        for turn in (rewards.left, rewards.right):
            there, more = here.copy(), events.copy()
            turn(there, actions.LEFT, player, more)
            open_ends.append((there, more))


def _paid(table: SpaceBaseState, player: int, events: list[Event]) -> Gain:
    paid = [event.data for event in events if event.kind == "paid" and event.data["player"] == player]
    credits, income, points = (float(sum(data[what] for data in paid)) for what in ("credits", "income", "vp"))
    return Gain(credits, income, points, float(sum(len(data["cubes"]) for data in paid)), float(sum(table.claims[player])))


# ---- what a purchase adds


@dataclass(slots=True)
class Purchases:
    """What each ship of the market would add to a base, round by round."""

    added: dict[str, Gain] = field(default_factory=dict)
    price: dict[str, int] = field(default_factory=dict)

    def credits(self) -> dict[str, float]:
        """Credits more in a round."""
        return {name: _shown(gain.credits) for name, gain in self.added.items()}

    def income(self) -> dict[str, float]:
        """Steps of income more in a round."""
        return {name: _shown(gain.income) for name, gain in self.added.items()}

    def points(self) -> dict[str, float]:
        """Points more in a round."""
        return {name: _shown(gain.points) for name, gain in self.added.items()}

    def worth(self) -> dict[str, float]:
        """All that a ship adds in a round, cubes too, in credits; the best first."""
        return _best_first({name: gain.worth() for name, gain in self.added.items()})

    def worth_of_a_credit(self) -> dict[str, float]:
        """The same for each credit of the price."""
        return _best_first({name: gain.worth() / self.price[name] for name, gain in self.added.items()})


def _best_first(values: dict[str, float]) -> dict[str, float]:
    return {name: _shown(value) for name, value in sorted(values.items(), key=lambda item: -item[1])}


def _shown(value: float) -> float:
    """As a plot tells it: two digits are enough, and there is no minus nothing."""
    return round(value, 2) + 0.0


def purchases(state: SpaceBaseState, player: int | None = None, levels: tuple[int, ...] = (1, 2, 3)) -> Purchases:
    """What each ship on sale would add to what a round brings to a player, without another one the active player.

    The ship is laid as the rules say: the old one leaves the station and patrols. Sectors with a colony are left out.
    """
    who = state.active if player is None else player
    before, cards, found = per_round(state, who), state.cards, Purchases()
    for card in state.market:
        if card < 0 or cards.level[card] not in levels or state.closed[who] >> cards.sector[card] & 1:
            continue
        after = state.copy()
        lay(after, who, card, cards.sector[card], [])
        name = _("{card}: sector {sector}, price {price}").format(
            card=card_name(state.game.components, card), sector=cards.sector[card], price=cards.cost[card]
        )
        found.added[name] = Gain(*(new - old for new, old in zip(per_round(after, who), before, strict=True)))
        found.price[name] = cards.cost[card]
    return found


# ---- whole games


class Chooser(Protocol):
    """Whoever can choose for the player whom the table waits for, such as a bot."""

    def choose(self, state: SpaceBaseState) -> Action: ...


@dataclass(slots=True)
class Rounds:
    """What was counted over many games: for each round what all players gained in it, in all games that came so far."""

    games: int = 0
    players: int = 2
    played: Counter[int] = field(default_factory=Counter)
    """In how many games each round was played to its end."""
    credits: Counter[int] = field(default_factory=Counter)
    """Credits paid by the dice."""
    income: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    """Points of all kinds, colonies too."""
    hits: Counter[int] = field(default_factory=Counter)
    """How often each sector was chosen by those who rolled."""
    turns: int = 0

    def gained(self) -> dict[str, Line]:
        """What a player gains in each round, as long as half of the games are still on."""
        sums = {_("credits, by the dice"): self.credits, _("points"): self.points, _("steps of income"): self.income}
        rounds = [(number, games) for number, games in sorted(self.played.items()) if 2 * games >= self.games]
        return {name: [(float(number), counted[number] / (self.players * games)) for number, games in rounds] for name, counted in sums.items()}

    def chosen(self) -> dict[str, Line]:
        """How often sectors are hit in 36 rolls: used in both ways, and as the players chose."""
        chosen = [36 * self.hits[sector] / max(1, self.turns) for sector in range(1, SECTORS + 1)]
        return {_("every roll used in both ways"): _by_sector(payouts()), _("as the players chose"): _by_sector(chosen)}


def follow(bot: Chooser, games: int = 20, players: int = 2, seed: int = 12, each: Each = iter) -> Rounds:
    """Let a bot play games against itself and follow them round by round."""
    found = Rounds(players=players)
    game = load("space_base")
    for number in each(range(games)):
        state: SpaceBaseState = game.new(players=players, seed=seed * 1_000_003 + number)
        income, points = sum(state.income), sum(state.vp)
        while not state.over:
            here, active = (state.number - 1) // players + 1, state.active
            _count(found, state.play(bot.choose(state)), here, active)
            if state.over or (state.number - 1) // players + 1 > here:
                found.played[here] += 1
                found.income[here] += sum(state.income) - income
                found.points[here] += sum(state.vp) - points
                income, points = sum(state.income), sum(state.vp)
        found.games += 1
    return found


def _count(found: Rounds, events: list[Event], here: int, active: int) -> None:
    for event in events:
        if event.kind == "paid":
            found.credits[here] += event.data["credits"]
        elif event.kind == "dice_used" and event.data["player"] == active:
            found.turns += 1
            found.hits.update(event.data["sectors"])
