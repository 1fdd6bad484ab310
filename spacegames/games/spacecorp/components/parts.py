"""What cards, tiles, bases and progress cards do, as numbers that are quick to look up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from spacegames.core.components import Components
from spacegames.core.game import Action

from .boards import Boards
from .names import (
    ACTION_NUMBER,
    BASES,
    CARDS,
    COLONIES,
    CONTRACTS,
    EDGE_NUMBER,
    ERAS,
    PROGRESS,
    STACKS,
    TILES,
    TIME,
    VALUED,
)

ICONS = ("water", "life", "wonder", "anomaly", "artifact", "outpost", "ruins", "dust")
LIFE = 1 << ICONS.index("life")
ALIEN = sum(1 << ICONS.index(icon) for icon in ("artifact", "outpost", "ruins"))
PHOBES, INTROVERTS = 1, 2


class Tile(NamedTuple):
    """One kind of discovery tile."""

    era: int
    stack: int
    copies: int
    icons: int
    profit: int
    genetics: int
    revelation: int
    production: int
    """P#, or -1 if there is none."""
    cost: int
    colony: int
    redraw: int
    special: int
    alien: bool


class Base(NamedTuple):
    """One type of base in one era."""

    production: int
    genetics: int
    offer: int
    revelation: int
    exploits: bool
    secures: str
    """Where rival bases count: region, nearby, or empty."""
    shields: bool
    move: int
    doubles_cards: bool
    doubles_build: bool
    colony: int
    transports: bool


class Perks(NamedTuple):
    """All that a set of progress cards does for its owner."""

    added: tuple[int, ...]
    factor: tuple[int, ...]
    shield: bool
    no_gravity: bool
    production: int
    track: int
    sharing: int
    colony: int
    phobes: bool
    introverts: bool
    adaptations: int
    breakthroughs: int


class Worth(NamedTuple):
    """What some cards give to one action when all of them are used."""

    printed: int
    added: int
    times: int
    """The product of all multipliers, 1 if there is none."""
    multiplies: bool
    loss: int
    """What it costs at least to use one of them shielded; -1 if none can be."""
    largest: int
    """The largest single addition of a card."""


NOTHING = Worth(0, 0, 1, False, -1, 0)


class Hand:
    """A hand of cards, seen once and kept: what it gives to each action and which choices it offers."""

    __slots__ = ("competitors", "edges", "feeds", "holds_time", "shields", "specials", "upgrades", "worth")

    def __init__(self, parts: Parts, cards: tuple[int, ...]) -> None:
        from ..actions import CARD, SHIELDED, SPECIAL, UPGRADE

        kinds = sorted(set(cards))
        self.worth: tuple[Worth, ...] = tuple(parts.worth_of(cards, action) for action in range(VALUED))
        self.feeds: tuple[list[Action], ...] = tuple(
            [CARD[kind] for kind in kinds if parts.plain[action][kind] or parts.times[action][kind]] for action in range(VALUED)
        )
        self.shields: tuple[list[Action], ...] = tuple([SHIELDED[kind] for kind in kinds if parts.shielded[action][kind]] for action in range(VALUED))
        self.holds_time = TIME in cards
        self.upgrades: list[Action] = [UPGRADE[kind] for kind in kinds if parts.infra[kind]]
        self.specials: list[Action] = [SPECIAL[kind] for kind in kinds if parts.special[kind]]
        self.edges: tuple[tuple[int, int], ...] = tuple(sorted((parts.edge[kind], kind) for kind in kinds if parts.edge[kind] >= 0))
        self.competitors = next((kind for edge, kind in self.edges if edge == EDGE_NUMBER["competitors"]), -1)


class Parts:
    """The compiled components of one game."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.boards = Boards(components)
        self.numbers: dict[str, int] = {name: item["value"] for name, item in components["numbers"].items()}
        self._read_cards(components)
        self._read_tiles(components)
        self.bases: tuple[tuple[Base | None, ...], ...] = tuple(tuple(_base(components["bases"][name].get(era)) for name in BASES) for era in ERAS)
        self.supply: tuple[int, ...] = tuple(components["bases"][name]["count"] for name in BASES)
        progress = [components["progress"][name] for name in PROGRESS]
        self.bonus: tuple[int, ...] = tuple(item["bonus"] for item in progress)
        self.needs: tuple[int, ...] = tuple(item["needs"] for item in progress)
        self.is_breakthrough: tuple[bool, ...] = tuple(item["award"] == "breakthrough" for item in progress)
        self.progress_era: tuple[int, ...] = tuple(ERAS.index(item["era"]) for item in progress)
        self.deploys: tuple[bool, ...] = tuple(any(effect["do"] == "deploy" for effect in item["effects"]) for item in progress)
        colonies = [components["colonies"][name] for name in COLONIES]
        self.colony_value: tuple[int, ...] = tuple(item["value"] for item in colonies)
        self.colony_effect: tuple[Mapping[str, Any], ...] = tuple(item["effects"][0] if item["effects"] else {} for item in colonies)
        self.colonies_for: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n, item in enumerate(colonies) if players in item["players"]) for players in range(5)
        )
        self._hands: dict[tuple[int, ...], Hand] = {}
        self._infra: dict[tuple[int, tuple[int, int, int]], tuple[Worth, ...]] = {}
        self._perks: dict[int, Perks] = {}
        self._fits: dict[tuple[int, int, int], int] = {}

    # ---- cards

    def _read_cards(self, components: Components) -> None:
        items = [components["cards"][name] for name in CARDS]
        plain = [[0] * len(CARDS) for _action in range(VALUED)]
        times = [[0] * len(CARDS) for _action in range(VALUED)]
        shielded = [[0] * len(CARDS) for _action in range(VALUED)]
        for kind, item in enumerate(items):
            for effect in item["effects"]:
                if effect["do"] != "time":
                    table = times if effect["do"] == "times" else shielded if effect.get("shielded") else plain
                    table[ACTION_NUMBER[effect["action"]]][kind] = effect["amount"]
        self.plain, self.times, self.shielded = plain, times, shielded
        self.time_helps: tuple[bool, ...] = tuple(
            any(effect["do"] == "time" and ACTION_NUMBER[effect["action"]] == action for effect in items[TIME]["effects"]) for action in range(10)
        )
        self.copies: tuple[int, ...] = tuple(item["copies"] for item in items)
        self.card_era: tuple[int, ...] = tuple(ERAS.index(item["era"]) if item["era"] in ERAS else -1 for item in items)
        self.starts: tuple[bool, ...] = tuple(item["start"] for item in items)
        self.infra: tuple[bool, ...] = tuple(item["infra"] for item in items)
        self.edge: tuple[int, ...] = tuple(EDGE_NUMBER[item["edge"]] if item["edge"] else -1 for item in items)
        self.special: tuple[str, ...] = tuple(item["special"][0]["do"] if item["special"] else "" for item in items)
        self.special_profit: tuple[int, ...] = tuple(item["special"][0].get("amount", 0) if item["special"] else 0 for item in items)
        edges = components["edges"]
        self.edge_effect: tuple[Mapping[str, Any], ...] = tuple(edges[name]["effects"][0] for name in EDGE_NUMBER)
        self.edge_window: tuple[str, ...] = tuple(edges[name]["when"] for name in EDGE_NUMBER)
        hqs = components["hqs"]
        self.printed: tuple[tuple[tuple[tuple[int, int], ...], ...], ...] = tuple(
            (
                *(tuple((ACTION_NUMBER[effect["action"]], effect["amount"]) for effect in slot) for slot in hqs[era]["slots"]),
                ((0, hqs[era]["research"]),),
            )
            for era in ERAS
        )
        """For each HQ the values printed in slots 1 to 3 and in the Research box."""

    def deck_of(self, era: int, start: bool) -> list[int]:
        """The Start cards of an era, or all others, Time cards not among them."""
        return [kind for kind in range(len(CARDS)) if self.card_era[kind] == era and self.starts[kind] == start for _copy in range(self.copies[kind])]

    def worth_of(self, cards: tuple[int, ...], action: int) -> Worth:
        """What cards give to an action when each shows its plain value."""
        plain, times, shielded = self.plain[action], self.times[action], self.shielded[action]
        added, product, multiplies, loss, largest = 0, 1, False, -1, 0
        for kind in cards:
            added += plain[kind]
            largest = max(largest, plain[kind])
            if times[kind]:
                product *= times[kind]
                multiplies = True
            if shielded[kind] and (loss < 0 or plain[kind] - shielded[kind] < loss):
                loss = plain[kind] - shielded[kind]
        return Worth(0, added, product, multiplies, loss, largest)

    def hand(self, cards: tuple[int, ...]) -> Hand:
        found = self._hands.get(cards)
        if found is None:
            if len(self._hands) > 40_000:
                self._hands.clear()
            found = self._hands[cards] = Hand(self, cards)
        return found

    def hq(self, start: int, infra: tuple[int, int, int]) -> tuple[Worth, ...]:
        """What an HQ gives to each action: cards in its slots, printed values where none lies (SC-INF-02, SC-INF-06, SC-INF-07)."""
        key = (start, infra)
        found = self._infra.get(key)
        if found is None:
            printed = [0] * VALUED
            for slot, values in enumerate(self.printed[start]):
                if slot == 3 or infra[slot] < 0:
                    for action, amount in values:
                        printed[action] += amount
            cards = tuple(kind for kind in infra if kind >= 0)
            worths = [self.worth_of(cards, action) for action in range(VALUED)]
            found = self._infra[key] = tuple(worth._replace(printed=printed[action]) for action, worth in enumerate(worths))
        return found

    # ---- tiles and bases

    def _read_tiles(self, components: Components) -> None:
        found = []
        for name in TILES:
            item = components["tiles"][name]
            era = ERAS.index(item["era"])
            numbers = {"production": -1, "redraw": -1}
            for effect in item["effects"]:
                match effect["do"]:
                    case "profit":
                        numbers["profit"] = effect["amount"]
                    case "advance":
                        numbers[effect["wheel"]] = effect["amount"]
                    case "yield":
                        numbers["production"] = effect["amount"]
                    case "build_cost":
                        numbers["cost"] = effect["amount"]
                    case "colony_points":
                        numbers["colony"] = effect["amount"]
                    case "redraw":
                        numbers["redraw"] = STACKS[era].index(effect["stack"])
                    case word:
                        numbers["special"] = PHOBES if word == "phobes" else INTROVERTS
            get = numbers.get
            icons = sum(1 << ICONS.index(icon) for icon in item["icons"])
            found.append(
                Tile(
                    era,
                    STACKS[era].index(item["stack"]),
                    item["copies"],
                    icons,
                    get("profit", 0),
                    get("genetics", 0),
                    get("revelation", 0),
                    get("production", -1),
                    get("cost", 0),
                    get("colony", 0),
                    get("redraw", -1),
                    get("special", 0),
                    item["stack"] == "alien",
                )
            )
        self.tiles: tuple[Tile, ...] = tuple(found)

    def fits(self, era: int, site: int, tile: int) -> int:
        """The types of base that suit a tile at a site, a bit each (SC-BLD-07, SC-BAS); no tile is -1."""
        key = (era, site, tile)
        found = self._fits.get(key)
        if found is None:
            found = 0
            for number, name in enumerate(BASES):
                table = self.components["bases"][name].get(era_name(era))
                if table is not None and self._suits(table, number, site, tile):
                    found |= 1 << number
            self._fits[key] = found
        return found

    def _suits(self, table: Mapping[str, Any], base: int, site: int, tile: int) -> bool:
        boards = self.boards
        shown = self.tiles[tile] if tile >= 0 else None
        if shown is not None and any(shown.icons >> ICONS.index(icon) & 1 for icon in table.get("never", ())):
            return False
        if not table["needs"]:
            return True
        for need in table["needs"]:
            if "site" in need:
                suits = boards.kind[site] == need["site"]
            elif "gravity" in need:
                suits = boards.gravity[site] == 0
            elif shown is None:
                suits = False
            elif "icon" in need:
                suits = bool(shown.icons >> ICONS.index(need["icon"]) & 1)
            elif "yield" in need:
                suits = shown.production >= 0
            else:
                suits = shown.colony > 0
            if suits:
                return True
        return False

    # ---- progress

    def perks(self, owned: int) -> Perks:
        found = self._perks.get(owned)
        if found is None:
            found = self._perks[owned] = self._perks_of(owned)
        return found

    def _perks_of(self, owned: int) -> Perks:
        added, factor = [0] * VALUED, [1] * VALUED
        marks: dict[str, int] = {}
        counts = [0, 0]
        for number, name in enumerate(PROGRESS):
            if not owned >> number & 1:
                continue
            counts[self.is_breakthrough[number]] += 1
            for effect in self.components["progress"][name]["effects"]:
                match effect["do"]:
                    case "value":
                        added[ACTION_NUMBER[effect["action"]]] += effect["amount"]
                    case "times":
                        factor[ACTION_NUMBER[effect["action"]]] *= effect["amount"]
                    case "immune":
                        marks[effect["to"]] = 1
                    case word:
                        marks[word] = marks.get(word, 0) + effect.get("amount", 1)
        get = marks.get
        return Perks(
            tuple(added),
            tuple(factor),
            bool(get("shield")),
            bool(get("no_gravity")),
            get("yield", 0),
            get("track", 0),
            get("draw_on_sharing", 0),
            get("colony_points", 0),
            bool(get("phobes")),
            bool(get("introverts")),
            *counts,
        )

    # ---- contracts

    def contract(self, era: int, row: int, players: int) -> tuple[str, str, int, int]:
        """What a contract counts, of what, how many are needed and what it pays."""
        item = self.components["contracts"][CONTRACTS[era][row]]
        side = item["few" if players == 2 else "many"]
        return item["condition"]["count"], item["condition"].get("of", ""), side["threshold"], side["profit"]


def era_name(era: int) -> str:
    return ERAS[era]


def _base(table: Mapping[str, Any] | None) -> Base | None:
    if table is None:
        return None
    effects = {effect["do"]: effect for effect in table["effects"] if effect["do"] != "advance"}
    wheels = {effect["wheel"]: effect["amount"] for effect in table["effects"] if effect["do"] == "advance"}
    return Base(
        effects.get("yield", {}).get("amount", 0),
        wheels.get("genetics", 0),
        effects.get("take_offer", {}).get("amount", 0),
        wheels.get("revelation", 0),
        "exploit" in effects,
        effects.get("profit", {}).get("where", "") if "profit" in effects else "",
        "shield" in effects,
        effects["value"]["amount"] if effects.get("value", {}).get("action") == "move" else 0,
        "double_cards" in effects,
        effects.get("times", {}).get("action") == "build",
        effects.get("colony_points", {}).get("amount", 0),
        "transport" in effects,
    )
