"""What cards, tiles, bases and progress cards do, as numbers that are quick to look up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spacegames.core.components import Components
from spacegames.core.game import Action

from .. import actions
from .boards import Boards
from .hands import Hand, Office
from .kinds import EVER, ICONS, INTROVERTS, NOTHING, PHOBES, WINDOWS, Base, Perks, Tile, Worth
from .names import ACTION_NUMBER, BASES, CARDS, COLONIES, COMPETITORS, CONTRACTS, DIVERT, EDGE_NUMBER, ERAS, LEAK, PROGRESS, STACKS, TILES, TIME, VALUED
from .sums import FIELD, card_sum

new_worth = tuple.__new__
"""A Worth from all its fields, without the detour by their names."""


class Parts:
    """The compiled components of one game."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.boards = Boards(components)
        self.numbers: dict[str, int] = {name: item["value"] for name, item in components["numbers"].items()}
        self.spend: int = self.numbers["spend"]
        """The most profit that can be spent on one action."""
        self.radiation: tuple[int, ...] = (0, self.numbers["radiation_planeteers"], self.numbers["radiation_starfarers"])
        """By era what an unshielded action in the radiation zone costs."""
        self._decks: dict[tuple[int, bool], list[int]] = {}
        self._read_cards(components)
        self._read_tiles(components)
        self.bases: tuple[tuple[Base | None, ...], ...] = tuple(tuple(_base(components["bases"][name].get(era)) for name in BASES) for era in ERAS)
        self.anywhere: list[int] = [
            sum(1 << base for base, name in enumerate(BASES) if (table := components["bases"][name].get(era)) and not table["needs"] and not table.get("never"))
            for era in ERAS
        ]
        """By era the types of base that suit every tile, a bit each."""
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
        self.conditions: dict[tuple[int, int, int], list[Any]] = {}
        """Conditions of contracts by era, number of players and number of own bases, filled when first looked at."""
        self._worth: tuple[tuple[int, ...], int, Worth] = ((), -1, NOTHING)
        """The cards last looked at, for which action, and what they give to it: the same hand is often asked about again."""
        self._cheapest = (0, 0)
        """The colonies last looked at, a bit each, and the smallest value among them."""
        self._hands: dict[tuple[int, ...], Hand] = {}
        self._offices: dict[tuple[int, tuple[int, int, int]], Office] = {}
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
        self.points: list[list[tuple[int, int, int] | None]] = [
            [
                (plain[action][kind], times[action][kind], plain[action][kind] - shielded[action][kind] if shielded[action][kind] else -1)
                if plain[action][kind] or times[action][kind]
                else None
                for kind in range(len(CARDS))
            ]
            for action in range(VALUED)
        ]
        """By action and card: plain value, multiplier, and what its shielded value is less (-1: it has none)."""
        self.gives: list[int] = [sum(1 << action for action in range(VALUED) if plain[action][kind] or times[action][kind]) for kind in range(len(CARDS))]
        self.time_helps: tuple[bool, ...] = tuple(
            any(effect["do"] == "time" and ACTION_NUMBER[effect["action"]] == action for effect in items[TIME]["effects"]) for action in range(10)
        )
        self.copies: tuple[int, ...] = tuple(item["copies"] for item in items)
        self.card_era: tuple[int, ...] = tuple(ERAS.index(item["era"]) if item["era"] in ERAS else -1 for item in items)
        self.starts: tuple[bool, ...] = tuple(item["start"] for item in items)
        self.infra: tuple[bool, ...] = tuple(item["infra"] for item in items)
        self.edge: tuple[int, ...] = tuple(EDGE_NUMBER[item["edge"]] if item["edge"] else -1 for item in items)
        self.special: tuple[str, ...] = tuple(item["special"][0]["do"] if item["special"] else "" for item in items)
        self.marks: list[int] = [
            self.infra[kind] + 2 * bool(self.special[kind]) + 4 * (self.edge[kind] >= 0) + 8 * (kind == TIME) for kind in range(len(CARDS))
        ]
        """What else a card can do, a bit each: Infra, Special, Edge, Time."""
        self.sum_of = [
            card_sum([points[kind] for points in self.points], self.infra[kind], self.edge[kind] == COMPETITORS, bool(self.special[kind]))
            for kind in range(len(CARDS))
        ].__getitem__
        """By card what it gives to all actions, in one number (see sums.py)."""
        self.feeding: list[list[Action | None]] = [
            [actions.CARD[kind] if self.gives[kind] >> action & 1 else None for kind in range(len(CARDS))] for action in range(VALUED)
        ]
        """By action and card how it is fed, if it gives anything."""
        self.shielding: list[list[Action | None]] = [
            [actions.SHIELDED[kind] if shielded[action][kind] else None for kind in range(len(CARDS))] for action in range(VALUED)
        ]
        """By action and card how it is fed shielded, if it has a shielded value."""
        self.upgrading: list[Action | None] = [actions.UPGRADE[kind] if self.infra[kind] else None for kind in range(len(CARDS))]
        self.competitors: tuple[int, ...] = tuple(kind for kind in range(len(CARDS)) if self.edge[kind] == COMPETITORS)
        self.special_profit: tuple[int, ...] = tuple(item["special"][0].get("amount", 0) if item["special"] else 0 for item in items)
        edges = components["edges"]
        self.edge_effect: tuple[Mapping[str, Any], ...] = tuple(edges[name]["effects"][0] for name in EDGE_NUMBER)
        self.edge_window: tuple[str, ...] = tuple(edges[name]["when"] for name in EDGE_NUMBER)
        self.window_bits: list[int] = [
            sum(bit for window, bit in WINDOWS.items() if window == when or (when == "any" and window in ("start", "after", "before")))
            for when in self.edge_window
        ]
        after = WINDOWS["after"]
        ever = [EVER if bits & after and edge not in (DIVERT, LEAK) else 0 for edge, bits in enumerate(self.window_bits)]
        self.windows: list[int] = [self.window_bits[edge] | ever[edge] if edge >= 0 else 0 for edge in self.edge]
        """By card the windows in which its Edge might be played, a bit each."""
        hqs = components["hqs"]
        self.printed: tuple[tuple[tuple[tuple[int, int], ...], ...], ...] = tuple(
            (
                *(tuple((ACTION_NUMBER[effect["action"]], effect["amount"]) for effect in slot) for slot in hqs[era]["slots"]),
                ((0, hqs[era]["research"]),),
            )
            for era in ERAS
        )
        """For each HQ the values printed in slots 1 to 3 and in the Research box."""
        self.printed_sums = [tuple(sum(amount << FIELD * action for action, amount in values) for values in slots) for slots in self.printed]
        """The same in one number each (see sums.py)."""

    def deck_of(self, era: int, start: bool) -> list[int]:
        """The Start cards of an era, or all others, Time cards not among them."""
        found = self._decks.get((era, start))
        if found is None:
            kinds = [kind for kind in range(len(CARDS)) if self.card_era[kind] == era and self.starts[kind] == start]
            found = self._decks[era, start] = [kind for kind in kinds for _copy in range(self.copies[kind])]
        return found.copy()

    def worth_of(self, cards: tuple[int, ...], action: int) -> Worth:
        """What cards give to an action when each shows its plain value."""
        before, what, found = self._worth
        if before is cards and what == action:
            return found
        points = self.points[action]
        added, product, multiplies, loss, largest = 0, 1, False, -1, 0
        for kind in cards:
            point = points[kind]
            if point is not None:
                plain, times, less = point
                added += plain
                if plain > largest:
                    largest = plain
                if times:
                    product *= times
                    multiplies = True
                if less >= 0 and (loss < 0 or less < loss):
                    loss = less
        found = new_worth(Worth, (0, added, product, multiplies, loss, largest))
        self._worth = (cards, action, found)
        return found

    def hand(self, cards: tuple[int, ...]) -> Hand:
        found = self._hands.get(cards)
        if found is None:
            if len(self._hands) > 10_000:
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

    def hq_worth(self, start: int, infra: tuple[int, int, int], action: int) -> Worth:
        """What an HQ gives to one action."""
        worth = self.worth_of(tuple([kind for kind in infra if kind >= 0]), action)
        printed = 0
        for slot, values in enumerate(self.printed[start]):
            if slot == 3 or infra[slot] < 0:
                for valued, amount in values:
                    if valued == action:
                        printed += amount
        return worth._replace(printed=printed) if printed else worth

    def office(self, home: int, infra: tuple[int, int, int]) -> Office:
        """An HQ with these cards, seen once and kept."""
        key = (home, infra)
        found = self._offices.get(key)
        if found is None:
            if len(self._offices) > 10_000:
                self._offices.clear()
            found = self._offices[key] = Office(self, home, infra)
        return found

    def hq_sum(self, home: int, infra: tuple[int, int, int]) -> int:
        """What an HQ gives to all actions, in one number (see sums.py)."""
        first, second, third, box = self.printed_sums[home]
        one, two, three = infra
        sum_of = self.sum_of
        return box + (sum_of(one) if one >= 0 else first) + (sum_of(two) if two >= 0 else second) + (sum_of(three) if three >= 0 else third)

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
        self.stacks: list[list[list[int]]] = [
            [[number for number, tile in enumerate(found) if (tile.era, tile.stack) == (era, stack) for _copy in range(tile.copies)] for stack in range(3)]
            for era in range(len(ERAS))
        ]
        """By era its stacks of tiles, not mixed."""
        self.is_shy: list[bool] = [any(tile.era == era and tile.special == INTROVERTS for tile in found) for era in range(len(ERAS))]
        """By era whether Introverts can be found."""

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
            sum(amount << FIELD * action for action, amount in enumerate(added)),
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

    # ---- colonies and contracts

    def cheapest_of(self, colonies: int) -> int:
        """The smallest value among these colonies, a bit each."""
        before, found = self._cheapest
        if before != colonies:
            found = min(value for colony, value in enumerate(self.colony_value) if colonies >> colony & 1)
            self._cheapest = (colonies, found)
        return found

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
