"""What can be counted about SpaceCorp: how far it is from site to site, what a hand of cards reaches, and what games pay.

Everything is plain data for `spacegames.study.plots`. Distances and hands are exact: the boards of the game measure the way,
and all hands that can be drawn are counted. Contracts and profit are counted over games that are played out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import comb
from typing import Any, Protocol

from spacegames.core.game import Action, Event
from spacegames.core.registry import load
from spacegames.core.words import _

from .components import Parts, name_of
from .components.boards import FAR
from .components.names import CONTRACTS, ERAS, MARINERS, MOVE, SITE_NUMBER, SITES
from .state import SpaceCorpState

Line = list[tuple[float, float]]
Each = Callable[[Iterable[int]], Iterable[int]]
"""Goes through the numbers of the games; a progress bar can be one."""


def _parts() -> Parts:
    parts: Parts = load("spacecorp").parts
    return parts


def _site_name(site: int) -> str:
    return name_of(load("spacecorp").components, "sites", SITES[site])


# ---- how far it is


@dataclass(slots=True)
class Distances:
    """A table of distances between sites, with the names of its rows, which are those of its columns too."""

    names: list[str]
    rows: list[list[float | None]]
    """None where no Move leads."""


def chart(era: str = "mariners") -> dict[str, float]:
    """How far each site of a board is from its start, nearest first: the chart that is printed on the board.

    >>> list(chart().items())[:2]
    [('Moon', 4.0), ('Lunar L4', 5.0)]
    """
    boards = _parts().boards
    return {_site_name(site): float(far) for far, site in boards.order[boards.start[ERAS.index(era)]] if not boards.is_spur[site]}


def between(era: str = "mariners") -> Distances:
    """How far it is between any two sites of a board. Exits of the Orion Spur are left out: they are entered from next door only."""
    boards = _parts().boards
    sites = [site for site in boards.of_era[ERAS.index(era)] if not boards.is_spur[site]]
    rows = [[float(boards.distance[a][b]) if boards.distance[a][b] < FAR else None for b in sites] for a in sites]
    return Distances([_site_name(site) for site in sites], rows)


def stretches(start: str, end: str) -> dict[str, float]:
    """What the distance between two sites is made of; what there is nothing of is left out.

    >>> sum(stretches("iapetus", "umbriel").values())
    12.0
    """
    boards = _parts().boards
    a, b = SITE_NUMBER[start], SITE_NUMBER[end]
    if (a, b) in boards.links:
        return {_("straight across"): float(boards.links[a, b])}
    landing = int(boards.era[a] != ERAS.index("starfarers"))
    here, there = boards.region[a], boards.region[b]
    found = {
        _("to leave {site}").format(site=_site_name(a)): landing,
        _("gravity of {site}").format(site=_site_name(a)): boards.gravity[a] * landing,
        _("borders"): boards.sum[here][there],
        _("between far planets"): boards.transit.get((here, there), 0) * landing,
        _("to land on {site}").format(site=_site_name(b)): landing,
        _("gravity of {site}").format(site=_site_name(b)): boards.gravity[b] * landing,
    }
    return {name: float(number) for name, number in found.items() if number}


# ---- what a hand reaches


def values(era: str = "mariners", cards: int = 4, action: int = MOVE) -> dict[int, float]:
    """How likely each value of an action is with the printed values of the standard HQ and so many cards of an era. Exact.

    The cards are drawn from all cards of the era, and every one that shows the action is used, without shielding.
    """
    parts = _parts()
    number = ERAS.index(era)
    deck = Counter(parts.deck_of(number, True) + parts.deck_of(number, False))
    ways: Counter[tuple[int, int, int]] = Counter({(0, 0, 1): 1})
    for kind, copies in deck.items():
        plain, times = parts.plain[action][kind], parts.times[action][kind] or 1
        more: Counter[tuple[int, int, int]] = Counter()
        for (drawn, added, product), number_of in ways.items():
            for taken in range(min(copies, cards - drawn) + 1):
                more[drawn + taken, added + taken * plain, product * times**taken] += number_of * comb(copies, taken)
        ways = more
    printed = parts.hq(MARINERS, (-1, -1, -1))[action].printed
    found: Counter[int] = Counter()
    for (drawn, added, product), number_of in ways.items():
        if drawn == cards:  # a product of multipliers alone starts with one of them (SC-VAL-20)
            found[((printed + added) or int(product > 1)) * product] += number_of
    total = comb(deck.total(), cards)
    return {value: number_of / total for value, number_of in sorted(found.items())}


def in_reach(site: str, cards: int = 4, time: bool = False) -> float:
    """How likely so many cards bring a team from the start of the era to a site, with a Time card that doubles or without. Exact.

    Nothing is bought with profit, and no base and no HQ of a rival helps.
    """
    boards = _parts().boards
    number = SITE_NUMBER[site]
    era = boards.era[number]
    return _at_least(values(ERAS[era], cards), boards.distance[boards.start[era]][number], time)


def reached(era: str = "mariners", cards: int = 4, time: bool = False) -> dict[str, float]:
    """The same for all sites of a board that a team can fly to, nearest first."""
    likely = values(era, cards)
    return {name: _at_least(likely, far, time) for name, far in chart(era).items()}


def _at_least(likely: dict[int, float], need: float, time: bool) -> float:
    return sum((chance for value, chance in likely.items() if value * (2 if time else 1) >= need), 0.0)


def by_cards(sites: Iterable[str] = ("moon", "sisyphus", "mars_north"), most: int = 10) -> dict[str, Line]:
    """How likely a site is reached with more and more cards, with and without Time."""
    found: dict[str, Line] = {}
    for site in sites:
        name = _site_name(SITE_NUMBER[site])
        found[name] = [(float(cards), in_reach(site, cards)) for cards in range(most + 1)]
        found[_("{site}, with Time").format(site=name)] = [(float(cards), in_reach(site, cards, time=True)) for cards in range(most + 1)]
    return found


# ---- whole games


class Chooser(Protocol):
    """Whoever can choose for the player whom the table waits for, such as a bot."""

    def choose(self, state: SpaceCorpState) -> Action: ...


def _source(by: str) -> str:
    """The name of what pays or costs."""
    return {
        "tile": _("tiles found"),
        "claim": _("claims others built on"),
        "exploiter": _("Exploiters"),
        "secure": _("Secure bases"),
        "produce": _("production"),
        "special": _("special cards"),
        "contract": _("contracts"),
        "colony": _("effects of colonies"),
        "spur": _("the Orion Spur"),
        "spend": _("spent on missing points"),
        "radiation": _("radiation"),
        "colonize": _("spent on colonies"),
        "market_influence": _("Market Influence"),
        "divert": _("Divert"),
        "hostile_microbes": _("Hostile Microbes"),
        "bonus": _("bonus of progress cards"),
        "beyond": _("Beyond markers, at the end"),
        "genetics": _("genetics, at the end"),
        "colonies": _("colonies, at the end"),
    }[by]


def _action(name: str) -> str:
    return {
        "research": _("Research"),
        "move": _("Move"),
        "explore": _("Explore"),
        "build": _("Build"),
        "produce": _("Produce"),
        "genetics": _("Genetics"),
        "revelation": _("Revelation"),
        "colonize": _("Colonize"),
        "upgrade": _("Upgrade"),
        "special": _("Special"),
    }[name]


@dataclass(slots=True)
class Ledger:
    """What was counted over many games. A turn is one of the player's own, counted anew in each era."""

    games: int = 0
    players: int = 2
    paid: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Profit by era and by what paid it, all players together."""
    declared: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Actions by era and name."""
    claims: dict[str, list[int]] = field(default_factory=dict)
    """For each contract the turns in which it was claimed."""
    held: Counter[tuple[str, int]] = field(default_factory=Counter)
    """Profit at the start of a turn, by era and number of the turn, all players together."""
    turns: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How many turns with this number were played."""

    def sources(self, era: str | None = None) -> dict[str, float]:
        """What a player gains and loses in a game on average, or in one era of it; the most first."""
        sums: Counter[str] = Counter()
        for (when, by), amount in self.paid.items():
            if era in (None, when):
                sums[by] += amount
        return {_source(by): amount / (self.players * self.games) for by, amount in sorted(sums.items(), key=lambda item: -item[1]) if amount}

    def spent_turns(self, era: str) -> dict[str, float]:
        """What the turns of an era were used for, as shares; the most first."""
        counts = {name: number for (when, name), number in self.declared.items() if when == era}
        total = sum(counts.values())
        return {_action(name): number / total for name, number in sorted(counts.items(), key=lambda item: -item[1])}

    def claimed(self, era: str) -> dict[str, float]:
        """In what share of the games each contract of an era was claimed by somebody."""
        return {self._contract(id): len(self.claims.get(id, ())) / self.games for id in CONTRACTS[ERAS.index(era)]}

    def turns_to(self, era: str) -> dict[str, float]:
        """How many turns a player needed for each contract on average, where it was claimed at all; the quickest first."""
        ids = [id for id in CONTRACTS[ERAS.index(era)] if self.claims.get(id)]
        means = {id: sum(self.claims[id]) / len(self.claims[id]) for id in ids}
        return {self._contract(id): mean for id, mean in sorted(means.items(), key=lambda item: item[1])}

    def claimed_by(self, era: str) -> dict[str, Line]:
        """In what share of the games each contract was claimed up to a turn, for those that were claimed at all."""
        last = max((number for when, number in self.turns if when == era), default=0)
        return {
            self._contract(id): [(float(turn), sum(when <= turn for when in self.claims[id]) / self.games) for turn in range(last + 1)]
            for id in CONTRACTS[ERAS.index(era)]
            if self.claims.get(id)
        }

    def growth(self) -> dict[str, Line]:
        """The profit of a player at the start of each turn, era by era, as long as half of the players of all games are still on."""
        found: dict[str, Line] = {}
        for era in ERAS:
            line = [
                (float(number), self.held[era, number] / count)
                for (when, number), count in sorted(self.turns.items())
                if when == era and 2 * count >= self.games * self.players
            ]
            if line:
                found[_era(era)] = line
        return found

    def _contract(self, id: str) -> str:
        components = load("spacecorp").components
        side = components["contracts"][id]["few" if self.players == 2 else "many"]
        what = name_of(components, "contracts", id).format(n=side["threshold"])
        return _("{contract}: {profit}T").format(contract=what, profit=side["profit"])


def _era(era: str) -> str:
    return {"mariners": _("Mariners"), "planeteers": _("Planeteers"), "starfarers": _("Starfarers")}[era]


def follow(bot: Chooser, games: int = 10, players: int = 2, seed: int = 25, each: Each = iter, **options: Any) -> Ledger:
    """Let a bot play games against itself and keep the books; options are those of the game, such as its last era."""
    found = Ledger(players=players)
    game = load("spacecorp")
    for number in each(range(games)):
        state: SpaceCorpState = game.new(players=players, seed=seed * 1_000_003 + number, **options)
        book = _Book(found, ERAS[state.era], ERAS[state.until], state.profit.copy(), [0] * players)
        if state.phase != "setup":  # the first turn began while the table was laid
            book.begin(state.active)
        while not state.over:
            for event in state.play(bot.choose(state)):
                book.enter(event)
        found.games += 1
    return found


@dataclass(slots=True)
class _Book:
    """The books of one game while it is played, event by event."""

    found: Ledger
    era: str
    last: str
    profit: list[int]
    turn: list[int]

    def begin(self, player: int) -> None:
        self.turn[player] += 1
        self.found.turns[self.era, self.turn[player]] += 1
        self.found.held[self.era, self.turn[player]] += self.profit[player]

    def enter(self, event: Event) -> None:
        data = event.data
        match event.kind:
            case "profit_changed":
                self.profit[data["player"]] = data["profit"]
                self.found.paid[self.era, data["by"]] += data["amount"]
            case "turn_began":
                self.begin(data["player"])
            case "declared":
                self.found.declared[self.era, data["action"]] += 1
            case "contract_claimed":
                self.found.claims.setdefault(data["contract"], []).append(self.turn[data["player"]])
            case "era_over" if data["era"] != self.last:  # what is paid while the next board is set up belongs to the next era
                self.era = ERAS[ERAS.index(data["era"]) + 1]
                self.turn = [0] * len(self.turn)
