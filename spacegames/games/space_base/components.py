"""The cards: what each side pays, how many cubes it holds, and what its ability does, all from one small vocabulary.

A card is one small number: first the twelve starters, which every player has, then the 132 ships, then the twelve
colonies. A side is STATION (on the board, blue) or PATROL (above the board, red). Sectors are counted from 1 to 12.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from spacegames.core.components import Components, Field
from spacegames.core.words import _, language

if TYPE_CHECKING:
    from .state import SpaceBaseState

SECTORS = 12
STATION, PATROL = 0, 1
SIDES = ("station", "patrol")
STARTER_NAMES = tuple(f"starter_{sector}" for sector in range(1, 13))
SHIP_NAMES = tuple(
    "gurragcha malyshev ryumin fabian crippen tuan romanenko ride prunariu tamayo_mendez dzhanibekov thagard engle kizim remek aleksandrov "
    "truly strekalov ivanchenkov brandenstein fullerton savinykh chang_diaz gardner merbold overmyer farkas allen lichtenberg savitskaya lenoir "
    "popov parker serebrov ivanov bobko shaw hartsfield lyakhov musgrave thornton chretien jahn peterson bluford berezovoy hermaszewski hauck "
    "worden sevastyanov yeliseyev demin irwin roosa sarafanov khrunov volynov mattingly grechko mitchell duke schweickart rukavishnikov gubarev "
    "evans brand dobrovolsky shonin schmitt slayton patsayev kubasov makarov haise zholobov carr lazarev swigert aksyonov pogue garriott bean "
    "zudov gibson lousma gorbatko rozhdestvensky lebedev kerwin volkov glazkov klimuk weitz filipchenko kovalyonok artyukhin young gagarin "
    "walker mcdivitt shepard komarov white grissom feoktistov conrad titov yegorov borman schirra leonov lovell glenn belyayev cooper gordon "
    "aldrin tereshkova collins eisele bykovsky cernan cunningham popovich kelly beregovoy nikolayev stafford anders carpenter armstrong "
    "shatalov".split()
)
COLONY_NAMES = tuple(f"colony_{sector}" for sector in range(1, 13))
NAMES = STARTER_NAMES + SHIP_NAMES + COLONY_NAMES
NUMBER = {name: card for card, name in enumerate(NAMES)}
SHIP = len(STARTER_NAMES)
"""The first ship."""
COLONY = SHIP + len(SHIP_NAMES)
"""The first colony."""
CARDS = len(NAMES)

LEVELS = (48, 48, 36)
"""How many ships there are of each level."""
ON_SHOW = 6
"""How many ships of each level lie open in the market."""
CUBES = 30
GOAL = 40
START_CREDITS = 5
LIGHT_CREDITS, LIGHT_INCOME = 15, 1
LIGHT_HAND = (4, 2)
"""Cards of level 1 and of level 2 that each player draws in the variant."""
SEAT_BONUS = ((0, 0), (1, 0), (2, 0), (0, 1), (0, 1))
"""Credits and income by turn order."""
PAYOUTS = (12, 13, 14, 15, 16, 17, 6, 5, 4, 3, 2, 1)
"""How often each of the sectors 1 to 12 is hit when all 36 rolls are used in both ways."""

WINDOW, ROLL, SHIFT, DOUBLE = 1, 2, 3, 4
"""When an ability works: the windows of phases 1, 5 and 7, or phase 2, 3 or 4."""
_TIMES = {"reroll": ROLL, "set_die": ROLL, "shift": SHIFT, "double": DOUBLE}

SCHEMA = {
    "ships": {
        "name": Field(dict),
        "code": Field(dict),
        "class": Field(dict),
        "level": Field(int, low=1, high=3),
        "sector": Field(int, low=1, high=12),
        "cost": Field(int, low=1, high=99),
        "station": Field(dict),
        "patrol": Field(dict),
    },
    "starters": {
        "name": Field(dict),
        "class": Field(dict),
        "sector": Field(int, low=1, high=12),
        "count": Field(int, low=5, high=5),
        "station": Field(dict),
        "patrol": Field(dict),
    },
    "colonies": {
        "name": Field(dict),
        "class": Field(dict),
        "sector": Field(int, low=1, high=12),
        "cost": Field(int, low=1, high=99),
        "vp": Field(int, low=0, high=39),
    },
    "starter_names": {"name": Field(dict), "code": Field(dict), "sectors": Field(list, choices=tuple(range(1, 13)), low=1, high=12)},
}

Claims = tuple[int, int, int]
"""How many cards of levels 1, 2 and 3 may be claimed."""
NONE: Claims = (0, 0, 0)
Pay = tuple[int, int, int, int, int, Claims]
"""What a side pays: credits, income, points, arrows (1 left, 2 right, 3 either), room for cubes, claims."""
Effect = tuple[Any, ...]
"""One thing an ability does: its name and its numbers, such as ("buy", 1, ()) or ("swap", 5, 8)."""


class Ability(NamedTuple):
    """What cubes pay for on one side of a card."""

    colour: str
    own: bool
    others: bool
    """Whether it works in the own turn and in the turns of others."""
    when: int
    need: int
    linked: bool
    effects: tuple[Effect, ...]

    @property
    def main(self) -> str:
        """The effect that gives the ability its name and its moment."""
        return next((effect[0] for effect in self.effects if effect[0] in _TIMES), str(self.effects[0][0]))


class Cards:
    """All cards as this game sees them: slots for this number of players, colours by the rulings chosen."""

    def __init__(self, components: Components, players: int, gain_colour: str = "green", moves_cubes: bool = True) -> None:
        ships, starters, colonies = components["ships"], components["starters"], components["colonies"]
        items = [starters[name] for name in STARTER_NAMES] + [ships[name] for name in SHIP_NAMES]
        self.worth: tuple[list[float], list[float]] | None = None
        self.cost: tuple[int, ...] = tuple([0] * SHIP + [ships[name]["cost"] for name in SHIP_NAMES] + [colonies[name]["cost"] for name in COLONY_NAMES])
        self.cheapest_colony: int = min(self.cost[COLONY:])
        self.sector: tuple[int, ...] = tuple([item["sector"] for item in items] + [colonies[name]["sector"] for name in COLONY_NAMES])
        self.level: tuple[int, ...] = tuple([0] * SHIP + [ships[name]["level"] for name in SHIP_NAMES] + [0] * SECTORS)
        self.vp: tuple[int, ...] = tuple([0] * COLONY + [colonies[name]["vp"] for name in COLONY_NAMES])
        sides = [[item[side] for item in items] for side in SIDES]
        nothing: list[Pay] = [(0, 0, 0, 0, 0, NONE)] * SECTORS
        self.pay: tuple[tuple[Pay, ...], ...] = tuple(tuple([_pay(side, players) for side in row] + nothing) for row in sides)
        self.room: tuple[tuple[int, ...], ...] = tuple(tuple(pay[4] for pay in row) for row in self.pay)
        nobody: list[Ability | None] = [None] * SECTORS
        self.ability: tuple[tuple[Ability | None, ...], ...] = tuple(
            tuple([_ability(side, players, gain_colour, moves_cubes) for side in row] + nobody) for row in sides
        )


def _pay(side: Mapping[str, Any], players: int) -> Pay:
    arrows = sum({"left": 1, "right": 2}[arrow] for arrow in side.get("arrows", ()))
    return (side.get("credits", 0), side.get("income", 0), side.get("vp", 0), arrows, _slots(side, players), _claims(side.get("claim", {})))


def _claims(table: Mapping[str, int]) -> Claims:
    return (table.get("1", 0), table.get("2", 0), table.get("3", 0))


def _slots(side: Mapping[str, Any], players: int) -> int:
    """How many slots there are: one with dots counts only with that many players (SB-CHG-13, SB-CHG-14)."""
    return sum(str(players) in slot for slot in side["charge"]["slots"]) if "charge" in side else 0


def _ability(side: Mapping[str, Any], players: int, gain_colour: str, moves_cubes: bool) -> Ability | None:
    if "charge" not in side:
        return None
    charge = side["charge"]
    effects = _effects(charge["effects"], moves_cubes)
    only_gains = all(effect[0] in ("credits", "income", "vp") for effect in effects)
    colour = gain_colour if only_gains else charge["colour"]
    when = next((_TIMES[effect[0]] for effect in effects if effect[0] in _TIMES), WINDOW)
    need = _slots(side, players) if charge["linked"] else 1
    return Ability(colour, colour != "red", colour != "blue", when, need, charge["linked"], effects)


def _effects(table: list[dict[str, Any]], moves_cubes: bool) -> tuple[Effect, ...]:
    found: list[Effect] = []
    for entry in table:
        match entry["do"]:
            case "credits" | "income" | "vp" | "others_lose_vp" as do:
                found.append((do, entry["amount"]))
            case "shift":
                found.append(("shift", tuple(entry["steps"])))
            case "swap":
                found.append(("swap", *entry["sectors"]))
            case "buy":
                found.append(("buy", entry["count"], tuple(entry.get("sectors", ()))))
            case "claim":
                found.append(("claim", _claims(entry["cards"])))
            case "add_cube" | "move_cube" as do:
                add, move = (entry["count"], 0) if do == "add_cube" else (0, entry["count"] * moves_cubes)
                if found and found[-1][0] == "cubes":
                    add, move = add + found[-1][1], move + found[-1][2]
                    found.pop()
                found.append(("cubes", add, move))
            case do:
                found.append((do,))
    return tuple(found)


# ---- what the data must look like

_EFFECTS: dict[str, tuple[str, ...]] = {
    "credits": ("amount",),
    "income": ("amount",),
    "vp": ("amount",),
    "others_lose_vp": ("amount",),
    "shift": ("steps",),
    "swap": ("sectors",),
    "buy": ("count",),
    "claim": ("cards",),
    "add_cube": ("count",),
    "move_cube": ("count",),
    "reroll": (),
    "set_die": (),
    "exchange": (),
    "double": (),
    "win": (),
}


def faults_of(components: Components) -> list[str]:
    """What single fields cannot tell: which cards there are, and what their sides say."""
    faults = []
    for file, names in (("starters", STARTER_NAMES), ("ships", SHIP_NAMES), ("colonies", COLONY_NAMES)):
        there = components[file]
        for name in [*(name for name in names if name not in there), *(name for name in there if name not in names)]:
            problem = _("missing") if name in names else _("there is no such card in the set")
            faults.append(_("{file}.json, item {item}: {problem}").format(file=file, item=name, problem=problem))
        for name, item in there.items():
            for field in SIDES if file != "colonies" else ():
                for fault in _side_faults(item[field], file == "ships"):
                    faults.append(_("{file}.json, item {item}, field {field}: {fault}").format(file=file, item=name, field=field, fault=fault))
    for file in ("starters", "colonies"):
        if sorted(item["sector"] for item in components[file].values()) != list(range(1, 13)):
            faults.append(_("{file}.json, field sector: expected each sector from 1 to 12 once").format(file=file))
    for level, wanted in enumerate(LEVELS, 1):
        number = sum(item["level"] == level for item in components["ships"].values())
        if number != wanted:
            faults.append(_("ships.json, field level: {number} ships of level {level}, expected {wanted}").format(number=number, level=level, wanted=wanted))
    return faults


def _side_faults(side: Mapping[str, Any], may_charge: bool) -> list[str]:
    found = []
    for key, value in side.items():
        if key in ("credits", "income", "vp"):
            if not _is_count(value):
                found.append(_("{key} must be a whole number from 1").format(key=key))
        elif key == "arrows":
            if value not in (["left"], ["right"], ["left", "right"]):
                found.append(_("arrows must be left, right, or left and right"))
        elif key == "claim":
            if not _is_claim(value):
                found.append(_("claim must give a number for levels 1, 2 or 3"))
        elif key == "charge" and may_charge:
            found += _charge_faults(value)
        else:
            found.append(_("unknown reward {key}").format(key=repr(key)))
    return found


def _charge_faults(charge: Any) -> list[str]:
    if not isinstance(charge, dict) or set(charge) != {"slots", "linked", "colour", "effects"}:
        return [_("a charge has slots, linked, colour and effects")]
    found = []
    slots = charge["slots"]
    if not isinstance(slots, list) or not 1 <= len(slots) <= 9 or any(not isinstance(slot, str) or not slot or set(slot) - set("2345") for slot in slots):
        found.append(_("slots must list for each slot the numbers of players that need it, such as 2345"))
    elif any(not any(players in slot for slot in slots) for players in "2345"):
        found.append(_("there must be a slot for every number of players"))
    if not isinstance(charge["linked"], bool):
        found.append(_("linked must be true or false"))
    if charge["colour"] not in ("blue", "red", "green"):
        found.append(_("colour must be blue, red or green"))
    effects = charge["effects"]
    if not isinstance(effects, list) or not effects or not all(_is_effect(effect) for effect in effects):
        found.append(_("effects must be a list of things an ability can do, each with its numbers"))
    elif len({_TIMES.get(effect["do"]) for effect in effects} - {None}) > 1 or (
        any(effect["do"] in _TIMES for effect in effects) and any(effect["do"] not in (*_TIMES, "credits", "income", "vp") for effect in effects)
    ):
        found.append(_("effects of different phases cannot be joined"))
    return found


def _is_effect(effect: Any) -> bool:
    if not isinstance(effect, dict) or effect.get("do") not in _EFFECTS:
        return False
    do = effect["do"]
    wanted = {"do", *_EFFECTS[do]}
    if set(effect) - ({"sectors"} if do == "buy" else set()) != wanted and set(effect) != wanted:
        return False
    if "sectors" in effect:
        sectors = effect["sectors"]
        if not isinstance(sectors, list) or len(set(map(str, sectors))) != len(sectors) or any(not _is_count(s, 12) for s in sectors):
            return False
        if len(sectors) != 2 if do == "swap" else not sectors:
            return False
    if do == "shift":
        return effect["steps"] in ([1], [1, 2], [2])
    if do == "claim":
        return _is_claim(effect["cards"])
    return all(_is_count(effect[field]) for field in ("amount", "count") if field in effect)


def _is_count(value: Any, high: int = 99) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= high


def _is_claim(value: Any) -> bool:
    return isinstance(value, dict) and bool(value) and all(level in ("1", "2", "3") and _is_count(number, 9) for level, number in value.items())


# ---- names


def item_of(components: Components, card: int) -> dict[str, Any]:
    """The data of a card."""
    file = "starters" if card < SHIP else "ships" if card < COLONY else "colonies"
    return components[file][NAMES[card]]


def card_name(components: Components, card: int | str) -> str:
    """The name of a card in the chosen language."""
    names: Mapping[str, str] = item_of(components, NUMBER[card] if isinstance(card, str) else card)["name"]
    return names.get(language(), names["en"])


def is_reconstructed(components: Components, card: int, field: str | None = None) -> bool:
    """Whether a value of this card (or anything of it) is not read from a real one but proposed."""
    file = "starters" if card < SHIP else "ships" if card < COLONY else "colonies"
    return components.is_reconstructed(file, NAMES[card], field)


def forceable(state: SpaceBaseState) -> list[tuple[str, str]]:
    """What the next card turned up in the market can be forced to be: every ship still in a deck."""
    cards = sorted(card for deck in state.decks for card in deck)
    return [(NAMES[card], card_name(state.game.components, card)) for card in cards]
