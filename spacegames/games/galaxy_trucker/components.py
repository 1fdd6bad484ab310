"""What is in the box: tiles, cards, boards and rounds, read from the data and put into a form that plays fast.

Tiles and cards are small numbers; `TILES` and `CARDS` give their ids. A piece is a tile with its rotation: 4 * tile +
quarter turns. Cells are numbers too, the same for all boards: `CELLS` gives the printed "row,column". Sides are 0 front,
1 right, 2 rear, 3 left.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from spacegames.core.components import Components, Field, Schema
from spacegames.core.words import _, language

if TYPE_CHECKING:
    from .state import GalaxyTruckerState

TILE_COUNTS = {
    "cabin": 16,
    "engine_single": 19,
    "engine_double": 7,
    "cannon_single": 23,
    "cannon_double": 8,
    "battery_2": 9,
    "battery_3": 6,
    "shield": 8,
    "cargo_2": 9,
    "cargo_3": 6,
    "special_cargo_1": 6,
    "special_cargo_2": 3,
    "structural": 8,
    "life_support_purple": 6,
    "life_support_orange": 6,
    "starting_cabin": 4,
}
TILES: tuple[str, ...] = tuple(f"{kind}-{number:02}" for kind, count in TILE_COUNTS.items() for number in range(1, count + 1))
TILE = {name: number for number, name in enumerate(TILES)}
TYPES = tuple(TILE_COUNTS)
(
    CABIN, ENGINE, DOUBLE_ENGINE, CANNON, DOUBLE_CANNON, BATTERY_2, BATTERY_3, SHIELD, CARGO_2, CARGO_3, SPECIAL_1, SPECIAL_2, STRUCTURAL, PURPLE_SUPPORT,
    ORANGE_SUPPORT, PILOT_CABIN,
) = range(16)  # fmt: skip
TYPE: tuple[int, ...] = tuple(number for number, count in enumerate(TILE_COUNTS.values()) for _tile in range(count))
"""The type of each tile."""
WAREHOUSE = 140
"""So many tiles lie in the warehouse; those from here on are pilot cabins."""
COLOURS = ("red", "green", "blue", "yellow")
"""The colours of the seats."""
PILOT = tuple(TILE[name] for name in ("starting_cabin-03", "starting_cabin-02", "starting_cabin-01", "starting_cabin-04"))
"""The pilot cabin of each seat."""
ROOM = {BATTERY_2: 2, BATTERY_3: 3, CARGO_2: 2, CARGO_3: 3, SPECIAL_1: 1, SPECIAL_2: 2}
"""How many tokens or blocks a tile of this type holds."""

_KINDS = (
    "open_space", "planets", "abandoned_ship", "abandoned_station", "meteoric_swarm", "smugglers", "slavers", "pirates", "combat_zone", "stardust", "epidemic",
    "sabotage",
)  # fmt: skip
CARD_COUNTS = {
    "I": (4, 4, 2, 2, 3, 1, 1, 1, 1, 1, 0, 0),
    "II": (3, 4, 2, 2, 3, 1, 1, 1, 1, 1, 1, 0),
    "III": (3, 4, 2, 2, 3, 1, 1, 1, 1, 0, 1, 1),
}
LEVELS = tuple(CARD_COUNTS)
CARD_TYPES = _KINDS
CARDS: tuple[str, ...] = tuple(
    f"{level}-{kind}-{number}" for level, counts in CARD_COUNTS.items() for kind, count in zip(_KINDS, counts, strict=True) for number in range(1, count + 1)
)
CARD = {name: number for number, name in enumerate(CARDS)}

WIDTH = 11
CELLS: tuple[str, ...] = tuple(f"{row},{column}" for row in range(2, 13) for column in range(2, 13))
CELL = {name: number for number, name in enumerate(CELLS)}
ROW = tuple(row for row in range(2, 13) for _column in range(2, 13))
COLUMN = tuple(column for _row in range(2, 13) for column in range(2, 13))
START = CELL["7,7"]
SPOTS = tuple(tuple(f"cell-{player}-{name.replace(',', '-')}" for name in CELLS) for player in range(4))
"""The board ids of all cells of each player's ship."""
SIDES = ("front", "right", "rear", "left")
FRONT, RIGHT, REAR, LEFT = range(4)
SPACES = 40
"""The ring of days."""

GOODS = ("red", "yellow", "green", "blue")
"""Dearest first. Blocks in one place are packed into one number, eight bits for each colour."""
BLOCK = (1, 1 << 8, 1 << 16, 1 << 24)
HUMANS, PURPLE, ORANGE = 2, 3, 4
"""What a cabin holds: 1 or 2 humans, or one alien."""
ALIENS = {PURPLE: "purple", ORANGE: "orange"}
CLASSES = ("I", "II", "III", "IIIA")
ROUNDS = ("1", "2", "3", "3a")
CRITERIA = ("crew", "engine_power", "cannon_power")
SMALL, LARGE, LIGHT, HEAVY = range(4)
SIZES = ("small", "large", "light", "heavy")

Threat = tuple[int, int]
"""A size and the side it comes from."""


def packed(goods: Iterator[str] | list[str] | tuple[str, ...]) -> int:
    """Blocks as one number."""
    return sum(BLOCK[GOODS.index(colour)] for colour in goods)


def unpacked(blocks: int) -> list[str]:
    """The colours of packed blocks, dearest first."""
    return [colour for number, colour in enumerate(GOODS) for _block in range(blocks >> 8 * number & 255)]


def number_of(blocks: int) -> int:
    """How many blocks there are."""
    return (blocks & 255) + (blocks >> 8 & 255) + (blocks >> 16 & 255) + (blocks >> 24)


class Penalty(NamedTuple):
    """What the weaker side suffers: days, crew, goods or shots."""

    kind: str
    amount: int
    shots: tuple[Threat, ...]


class Card(NamedTuple):
    """One adventure card."""

    type: str
    level: int
    starred: bool
    days: int
    planets: tuple[int, ...]
    meteors: tuple[Threat, ...]
    crew: int
    credits: int
    goods: int
    strength: int
    penalty: Penalty | None
    lines: tuple[tuple[str, Penalty], ...]


class Board:
    """A ship board: its marked cells, and which way is forward."""

    def __init__(self, name: str, entry: Mapping[str, Any]) -> None:
        self.name = name
        self.rows: tuple[int, ...] = tuple(entry["rows"])
        self.columns: tuple[int, ...] = tuple(entry["columns"])
        self.insurance: int | None = entry.get("insurance")
        north = -WIDTH if self.rows[0] < self.rows[-1] else WIDTH
        self.steps: tuple[int, int, int, int] = (north, 1, -north, -1)
        """From a cell to its neighbour on each side."""
        self.cells: tuple[int, ...] = tuple(CELL[f"{row},{column}"] for row in self.rows for column in self.columns)
        """The printed rectangle in reading order; not all of it is marked."""
        letters = "".join(entry["picture"])
        self.marked: frozenset[int] = frozenset(cell for cell, letter in zip(self.cells, letters, strict=True) if letter != ".")
        self.inside: frozenset[int] = frozenset(self.cells)
        self.rank: dict[int, int] = {cell: number for number, cell in enumerate(self.cells)}
        self.beside: dict[int, tuple[int, ...]] = {cell: tuple(cell + step for step in self.steps if cell + step in self.inside) for cell in self.cells}
        lines = ((FRONT, self.columns, COLUMN, 1), (RIGHT, self.rows, ROW, -1), (REAR, self.columns, COLUMN, -1), (LEFT, self.rows, ROW, 1))
        self.paths: dict[tuple[int, int], tuple[int, ...]] = {
            (side, line): tuple(cell for cell in self.cells if place[cell] == line)[::way] for side, numbers, place, way in lines for line in numbers
        }
        """The cells a threat from a side passes in a line, in its order."""


class Round(NamedTuple):
    """One round: its board, the level of its cards, and what it pays."""

    name: str
    board: Board
    level: int
    gap: int
    circle: int
    rewards: tuple[int, ...]
    prize: int


class Box:
    """All components of one game in quick tables."""

    def __init__(self, components: Components) -> None:
        tiles, cards = components["tiles"], components["cards"]
        self.sides: tuple[tuple[int, int, int, int], ...] = tuple(turned(tiles[name]["connectors"], quarter) for name in TILES for quarter in range(4))
        """The connectors of each piece at front, right, rear and left."""
        self.cards: tuple[Card, ...] = tuple(_card(cards[name]) for name in CARDS)
        self.by_level: tuple[tuple[int, ...], ...] = tuple(
            tuple(card for card, entry in enumerate(self.cards) if entry.level == level) for level in range(1, 4)
        )
        self.starred: tuple[int, ...] = tuple(card for card, entry in enumerate(self.cards) if entry.starred)
        self.boards: dict[str, Board] = {name: Board(name, components["ships"][name]) for name in CLASSES}
        self.rounds: dict[str, Round] = {name: self._round(name, components["rounds"][name]) for name in ROUNDS}
        self.value: tuple[int, ...] = tuple(components["goods"][colour]["value"] for colour in GOODS)
        self.later: dict[tuple[Any, ...], float] = {}
        """What the rounds to come promise, for those that somebody has thought of."""
        self.supply: tuple[int, ...] = tuple(components["box"][f"{colour}_goods"]["count"] for colour in GOODS)

    def _round(self, name: str, entry: Mapping[str, Any]) -> Round:
        return Round(name, self.boards[entry["ship_class"]], entry["level"], entry["gap"], entry["circle"], tuple(entry["rewards"]), entry["prize"])

    def worth(self, blocks: int) -> int:
        """What the bank pays for packed blocks."""
        return sum(value * (blocks >> 8 * number & 255) for number, value in enumerate(self.value))


def turned(connectors: list[int], quarter: int) -> tuple[int, int, int, int]:
    """The connectors after so many quarter turns clockwise (GT-INV-09)."""
    one, two, three, four = (connectors[(side - quarter) % 4] for side in range(4))
    return one, two, three, four


def _card(entry: Mapping[str, Any]) -> Card:
    threats = tuple(_threat(meteor) for meteor in entry.get("meteors", ()))
    planets = tuple(packed(row) for row in entry.get("planets", ()))
    penalty = _penalty(entry["penalty"]) if "penalty" in entry else None
    lines = tuple((line["criterion"], _penalty(line["penalty"])) for line in entry.get("lines", ()))
    return Card(
        entry["type"],
        LEVELS.index(entry["level"]) + 1,
        entry["starred"],
        entry.get("days", 0),
        planets,
        threats,
        entry.get("crew", 0),
        entry.get("credits", 0),
        packed(entry.get("goods", ())),
        entry.get("strength", 0),
        penalty,
        lines,
    )


def _threat(entry: Mapping[str, str]) -> Threat:
    return SIZES.index(entry["size"]), SIDES.index(entry["side"])


def _penalty(entry: Mapping[str, Any]) -> Penalty:
    return Penalty(entry["kind"], entry.get("amount", 0), tuple(_threat(shot) for shot in entry.get("shots", ())))


# ---- what the data must look like

_NAME = Field(dict)
SCHEMA: Schema = {
    "tiles": {
        "type": Field(str, choices=TYPES),
        "connectors": Field(list, choices=(0, 1, 2, 3), low=4, high=4),
        "colour": Field(str, choices=COLOURS, optional=True),
    },
    "tile_types": {
        "name": _NAME,
        "role": Field(str, choices=("cabin", "engine", "cannon", "battery", "shield", "hold", "structural", "life_support")),
        "count": Field(int, low=1, high=40),
        "capacity": Field(int, low=1, high=3, optional=True),
        "power": Field(int, low=1, high=2, optional=True),
        "double": Field(bool, optional=True),
        "special": Field(bool, optional=True),
        "alien": Field(str, choices=("purple", "orange"), optional=True),
    },
    "cards": {
        "level": Field(str, choices=LEVELS),
        "type": Field(str, choices=_KINDS),
        "starred": Field(bool),
        "days": Field(int, low=0, high=20, optional=True),
        "planets": Field(list, low=1, high=4, optional=True),
        "meteors": Field(list, low=1, high=12, optional=True),
        "crew": Field(int, low=1, high=20, optional=True),
        "credits": Field(int, low=0, high=50, optional=True),
        "goods": Field(list, choices=GOODS, low=0, high=12, optional=True),
        "strength": Field(int, low=0, high=30, optional=True),
        "penalty": Field(dict, optional=True),
        "lines": Field(list, low=1, high=3, optional=True),
    },
    "card_types": {"name": _NAME},
    "ships": {
        "rows": Field(list, choices=tuple(range(3, 12)), low=1, high=9),
        "columns": Field(list, choices=tuple(range(3, 12)), low=1, high=9),
        "picture": Field(list, low=1, high=9),
        "insurance": Field(int, low=0, high=99, optional=True),
    },
    "rounds": {
        "ship_class": Field(str, choices=CLASSES),
        "level": Field(int, low=1, high=3),
        "gap": Field(int, low=0, high=8),
        "circle": Field(int, low=1, high=3),
        "rewards": Field(list, low=4, high=4),
        "prize": Field(int, low=0, high=99),
    },
    "goods": {"name": _NAME, "value": Field(int, low=0, high=20)},
    "box": {"name": _NAME, "count": Field(int, low=1, high=200)},
}
_NEEDS = {
    "planets": ("days", "planets"),
    "abandoned_ship": ("crew", "credits", "days"),
    "abandoned_station": ("crew", "goods", "days"),
    "meteoric_swarm": ("meteors",),
    "smugglers": ("strength", "penalty", "goods", "days"),
    "slavers": ("strength", "penalty", "credits", "days"),
    "pirates": ("strength", "penalty", "credits", "days"),
    "combat_zone": ("lines",),
}
_PENALTIES = {"smugglers": ("goods",), "slavers": ("crew",), "pirates": ("shots",), "combat_zone": ("days", "crew", "goods", "shots")}
_SUPPLIES = ("track_spaces", *(f"{colour}_goods" for colour in GOODS))


def faults_of(components: Components) -> list[str]:
    """What single fields cannot tell: which tiles and cards there are, and whether boards and cards make sense."""
    faults = []
    wanted: dict[str, tuple[str, ...]] = {
        "tiles": TILES, "tile_types": TYPES, "cards": CARDS, "card_types": _KINDS, "ships": CLASSES, "rounds": ROUNDS, "goods": GOODS,
    }  # fmt: skip
    for file, names in wanted.items():
        there = components[file]
        for name in [*(name for name in names if name not in there), *(name for name in there if name not in names)]:
            problem = _("missing") if name in names else _("there is no such thing in the box")
            faults.append(_("{file}.json, item {item}: {problem}").format(file=file, item=name, problem=problem))
    faults += [
        _("{file}.json, item {item}: {problem}").format(file="box", item=name, problem=_("missing")) for name in _SUPPLIES if name not in components["box"]
    ]
    if faults:
        return faults
    for name, item in components["tiles"].items():
        if item["type"] != name.rpartition("-")[0]:
            faults.append(_("tiles.json, item {item}, field type: expected the type its id names").format(item=name))
        elif TYPES.index(item["type"]) in _SMOOTH and item["connectors"][_SMOOTH[TYPES.index(item["type"])]]:
            faults.append(_("tiles.json, item {item}, field connectors: a barrel or an exhaust has no connector").format(item=name))
    for name, item in components["cards"].items():
        faults += [
            _("cards.json, item {item}, field {field}: {fault}").format(item=name, field=field, fault=fault) for field, fault in _card_faults(name, item)
        ]
    for name, item in components["ships"].items():
        faults += [_("ships.json, item {item}: {fault}").format(item=name, fault=fault) for fault in _ship_faults(item)]
    for name, item in components["rounds"].items():
        if any(not _is_count(credits, 0) for credits in item["rewards"]):
            faults.append(_("rounds.json, item {item}, field rewards: expected four amounts of credits").format(item=name))
    return faults


_SMOOTH = {CANNON: FRONT, DOUBLE_CANNON: FRONT, ENGINE: REAR, DOUBLE_ENGINE: REAR}


def _card_faults(name: str, item: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    if name != f"{item['level']}-{item['type']}-{name.rpartition('-')[2]}":
        yield "type", _("expected the level and type its id names")
        return
    for field in _NEEDS.get(item["type"], ()):
        if field not in item:
            yield field, _("missing")
            return
    for row in item.get("planets", ()):
        if not isinstance(row, list) or not row or any(colour not in GOODS for colour in row):
            yield "planets", _("expected a list of goods for each planet")
    if not all(_is_threat(meteor, ("small", "large")) for meteor in item.get("meteors", ())):
        yield "meteors", _("expected meteors with a size and a side")
    if "penalty" in item and not _is_penalty(item["penalty"], _PENALTIES.get(item["type"], ())):
        yield "penalty", _("expected what the loser suffers")
    for line in item.get("lines", ()):
        if (
            not isinstance(line, dict)
            or set(line) != {"criterion", "penalty"}
            or line["criterion"] not in CRITERIA
            or not _is_penalty(line["penalty"], _PENALTIES["combat_zone"])
        ):
            yield "lines", _("expected a criterion and a penalty for each line")


def _is_penalty(entry: Any, kinds: tuple[str, ...]) -> bool:
    if not isinstance(entry, dict) or entry.get("kind") not in kinds:
        return False
    if entry["kind"] == "shots":
        shots = entry.get("shots")
        return set(entry) == {"kind", "shots"} and isinstance(shots, list) and bool(shots) and all(_is_threat(shot, ("light", "heavy")) for shot in shots)
    return set(entry) == {"kind", "amount"} and _is_count(entry["amount"], 1)


def _is_threat(entry: Any, sizes: tuple[str, ...]) -> bool:
    return isinstance(entry, dict) and set(entry) == {"size", "side"} and entry["size"] in sizes and entry["side"] in SIDES


def _ship_faults(item: Mapping[str, Any]) -> Iterator[str]:
    rows, columns, picture = item["rows"], item["columns"], item["picture"]
    if columns != list(range(columns[0], columns[0] + len(columns))):
        yield _("columns must be numbered from left to right without gaps")
    if rows != list(range(rows[0], rows[0] + len(rows))) and rows != list(range(rows[0], rows[0] - len(rows), -1)):
        yield _("rows must be numbered without gaps, upwards or downwards")
    elif len(picture) != len(rows) or any(not isinstance(line, str) or len(line) != len(columns) or set(line) - set("#S.") for line in picture):
        yield _("the picture must have a line for each row with #, S or . for each column")
    elif "".join(picture).count("S") != 1 or 7 not in rows or 7 not in columns or picture[rows.index(7)][columns.index(7)] != "S":
        yield _("the pilot cabin must be in row 7, column 7")


def _is_count(value: Any, low: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= 99


# ---- names


def type_of(tile: int | str) -> str:
    """The type of a tile, as in the data."""
    return TYPES[TYPE[TILE[tile] if isinstance(tile, str) else tile]]


def tile_name(components: Components, tile: int | str) -> str:
    """What a tile is called in the chosen language."""
    names: Mapping[str, str] = components["tile_types"][type_of(tile)]["name"]
    return names.get(language(), names["en"])


def card_name(components: Components, card: int | str) -> str:
    """What a card is called in the chosen language."""
    id = card if isinstance(card, str) else CARDS[card]
    names: Mapping[str, str] = components["card_types"][components["cards"][id]["type"]]["name"]
    return names.get(language(), names["en"])


def forceable(state: GalaxyTruckerState) -> list[tuple[str, str]]:
    """What the next draw can be forced to be: a tile of the heap while building, in flight any card the deck may hold."""
    from .narrate import names

    if state.phase == "building":
        return names.numbered([(TILES[tile], names.told_apart(state, tile)) for tile in sorted(state.heap)])
    gone = {*state.spent, *state.done}
    left = [card for card, entry in enumerate(state.box.cards) if card not in gone and entry.level <= state.round.level]
    return names.numbered([(CARDS[card], names.full_card(state, card)) for card in left])
