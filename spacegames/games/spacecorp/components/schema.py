"""What the data files must look like: fields, and what single fields cannot tell."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from spacegames.core.components import Components, Field, Schema
from spacegames.core.words import _

from .names import ACTIONS, BASES, CARDS, COLONIES, CONTRACTS, EDGES, ERAS, PROGRESS, REGIONS, SITES, STACKS, TILES

_ICONS = ("water", "life", "wonder", "anomaly", "artifact", "outpost", "ruins", "dust")
_WINDOWS = ("start", "after", "claimed", "before", "discarded", "end", "any", "feed")

SCHEMA: Schema = {
    "cards": {
        "name": Field(dict),
        "era": Field(str, choices=(*ERAS, "all")),
        "copies": Field(int, low=1, high=12),
        "start": Field(bool),
        "infra": Field(bool),
        "effects": Field(list, high=4),
        "special": Field(list, high=1),
        "edge": Field(str, choices=("", *EDGES)),
    },
    "edges": {"name": Field(dict), "when": Field(str, choices=_WINDOWS), "effects": Field(list, low=1, high=1)},
    "tiles": {
        "name": Field(dict),
        "era": Field(str, choices=ERAS),
        "stack": Field(str, choices=("e1", "e2", "e3", "primary", "minor", "alien")),
        "copies": Field(int, low=1, high=6),
        "icons": Field(list, choices=_ICONS),
        "effects": Field(list, high=8),
    },
    "sites": {
        "name": Field(dict),
        "era": Field(str, choices=ERAS),
        "region": Field(str, choices=REGIONS),
        "kind": Field(str),
        "boxes": Field(list, choices=("e1", "e2", "e3", "primary", "minor"), high=3),
        "gravity": Field(int, low=0, high=9),
        "multi_star": Field(bool),
        "shield_factory": Field(bool),
        "explore": Field(int, low=0, high=99, optional=True),
        "build": Field(int, low=0, high=99, optional=True),
    },
    "regions": {
        "name": Field(dict),
        "era": Field(str, choices=ERAS),
        "kind": Field(str, choices=("space", "start", "star_system", "empty", "orion_spur")),
        "radiation": Field(bool),
        "transit": Field(bool),
    },
    "borders": {
        "kind": Field(str, choices=("border", "transit", "link")),
        "era": Field(str, choices=ERAS),
        "ends": Field(list, low=2, high=2),
        "cost": Field(int, low=0, high=99),
    },
    "progress": {
        "name": Field(dict),
        "era": Field(str, choices=ERAS[1:]),
        "award": Field(str, choices=("adaptation", "breakthrough")),
        "copies": Field(int, low=2, high=2),
        "bonus": Field(int, low=0, high=9),
        "needs": Field(int, low=0, high=7),
        "effects": Field(list, low=1, high=3),
    },
    "colonies": {
        "name": Field(dict),
        "value": Field(int, low=1, high=15),
        "players": Field(list, choices=(1, 2, 3, 4), low=1, high=4),
        "effects": Field(list, high=1),
    },
    "contracts": {
        "name": Field(dict),
        "row": Field(int, low=1, high=7),
        "era": Field(str, choices=ERAS),
        "condition": Field(dict),
        "few": Field(dict),
        "many": Field(dict),
    },
    "bases": {
        "name": Field(dict),
        "count": Field(int, low=1, high=9),
        **{era: Field(dict, optional=True) for era in ERAS},
    },
    "hqs": {"research": Field(int, low=1, high=9), "slots": Field(list, low=3, high=3)},
    "numbers": {"value": Field(int, low=-9, high=99)},
}

CONDITIONS: Mapping[str, tuple[str, ...]] = {
    "first_produce_action": ("",),
    "first_base_on_planet": ("",),
    "bases_at_sites": ("lagrange", "non_lagrange"),
    "infra_cards_in_hq": ("",),
    "profit_from_one_produce_action": ("",),
    "genetics_spaces_advanced": ("",),
    "progress_cards_owned": ("",),
    "base_on_tile_with_icon": (*_ICONS, "artifact_outpost_ruins_or_alien"),
    "bases_in_region": REGIONS,
    "bases_in_regions_beyond": ("jupiter", "saturn", "uranus", "neptune"),
    "different_base_types_on_board": ("",),
    "bases_in_different_regions": ("",),
    "bases_at_star_systems": ("",),
    "colonies_owned": ("",),
    "colony_in_multi_star_system": ("",),
    "team_in_orion_spur": ("",),
}
"""What a contract can count, and of what."""

NUMBERS = (
    "wheel start_cards research_hand draw_hand teams_mariners teams_planeteers teams_starfarers claim radiation_planeteers radiation_starfarers spend nearby "
    "track spur_first spur_next colony_build colony_build_multi colony_price contracts_to_end profit_planeteers profit_starfarers advance_starfarers "
    "first_beyond colonies_0 colonies_1 colonies_2 colonies_3 colonies_4"
).split()

_ANY_VALUE = {"action": ACTIONS[:7]}
EFFECTS: Mapping[str, Mapping[str, tuple[Any, ...]]] = {
    "value": {"action": ACTIONS[:7], "amount": (), "shielded": (True, None)},
    "times": {"action": ACTIONS[:7], "amount": (), "where": ("region", None)},
    "time": {"action": ("move", "explore", "build")},
    "double_cards": {"action": ("move",)},
    "profit": {
        "amount": (None,),
        "when": ("now", "rival_colonizes", "rival_contract", "rival_produces", "you_colonize", "era_end", None),
        "per": (
            "open_contract", "own_colony", "free_system", "two_rival_colonies", "breakthrough", "secure_site", "two_adaptations", "own_progress", "rival_base",
            None,
        ),
        "where": ("region", "nearby", None),
        "own": (None,),
        "rival": (None,),
    },
    "claim": {"when": ("era_end",)},
    "advance": {"wheel": ("genetics", "revelation"), "amount": ()},
    "yield": {"amount": ()},
    "build_cost": {"amount": ()},
    "colony_points": {"amount": ()},
    "redraw": {"stack": ("e1", "e2", "e3", "primary", "minor", "alien")},
    "phobes": {},
    "introverts": {},
    "shield": {"where": ("region", None)},
    "draw_on_sharing": {"amount": ()},
    "no_gravity": {},
    "deploy": {},
    "track": {"amount": ()},
    "immune": {"to": ("phobes", "introverts")},
    "probe": {},
    "prototype": {},
    "exploit": {},
    "take_offer": {"amount": ()},
    "transport": {},
    "second_hq": {},
    "share": {"divide": ()},
    "lose": {"per": ("life_base",), "amount": ()},
    "remove_infra": {"amount": ()},
    "extra_turn": {},
    "copy_breakthrough": {},
    "take_discard": {"amount": ()},
    "bar_action": {},
}  # fmt: skip
"""The one vocabulary of effects: what it does -> its fields -> the words allowed (empty: a whole number; None among them: may be left out)."""

MOST = 20
"""No amount of an effect is larger, and none below 0 smaller than its opposite."""
_LEAST = {"value": 1, "times": 2}
"""The smallest amounts of what is added up and multiplied (see sums.py)."""

_WHO: Mapping[str, tuple[str, ...]] = {
    "cards": ("value", "times", "time"),
    "tiles": ("profit", "advance", "yield", "build_cost", "colony_points", "redraw", "phobes", "introverts"),
    "progress": ("value", "times", "shield", "draw_on_sharing", "no_gravity", "deploy", "track", "immune", "yield", "colony_points"),
    "colonies": ("profit", "claim"),
    "edges": (
        "second_hq", "share", "take_offer", "lose", "remove_infra", "extra_turn", "copy_breakthrough", "profit", "take_discard", "bar_action",
    ),
    "bases": ("yield", "advance", "times", "exploit", "take_offer", "profit", "shield", "value", "double_cards", "transport", "colony_points"),
}  # fmt: skip
"""Which effects each kind of component may have."""


def faults_of(components: Components) -> list[str]:
    """What is wrong beyond single fields: missing or unknown items, words nobody knows, numbers that do not add up."""
    faults: list[str] = []
    known: dict[str, Iterable[str]] = {
        "cards": CARDS, "tiles": TILES, "sites": SITES, "regions": REGIONS, "progress": PROGRESS, "colonies": COLONIES, "bases": BASES, "edges": EDGES,
        "contracts": [id for row in CONTRACTS for id in row], "hqs": ERAS, "numbers": NUMBERS,
    }  # fmt: skip
    for file, names in known.items():
        there = components[file]
        for name in [*(name for name in names if name not in there), *(name for name in there if name not in names)]:
            problem = _("missing") if name in names else _("there is no such item in the box")
            faults.append(_("{file}.json, item {item}: {problem}").format(file=file, item=name, problem=problem))
    if faults:
        return faults
    for file, words in _WHO.items():
        for id, item in components[file].items():
            for field, effects in _effect_lists(file, item):
                if not all(_is_effect(effect, words) for effect in effects):
                    faults.append(_("{file}.json, item {item}, field {field}: not an effect anybody knows").format(file=file, item=id, field=field))
                faults += _amount_faults(file, id, field, effects)
    for id, card in components["cards"].items():
        if not all(_is_effect(effect, ("probe", "prototype", "profit")) for effect in card["special"]):
            faults.append(_("{file}.json, item {item}, field {field}: not an effect anybody knows").format(file="cards", item=id, field="special"))
        faults += _amount_faults("cards", id, "special", card["special"])
        faults += _card_faults(id, card)
    return faults + _table_faults(components) + _count_faults(components)


def _effect_lists(file: str, item: Mapping[str, Any]) -> list[tuple[str, list[Any]]]:
    if file != "bases":
        return [("effects", item["effects"])]
    found = []
    for era in ERAS:
        table = item.get(era)
        if table is not None:
            effects = table.get("effects")
            found.append((era, effects if isinstance(effects, list) and _are_needs(table) else [None]))
    return found


def _are_needs(table: Mapping[str, Any]) -> bool:
    needs, never = table.get("needs"), table.get("never", [])
    if set(table) - {"needs", "never", "effects"} or not isinstance(needs, list) or not isinstance(never, list) or any(icon not in _ICONS for icon in never):
        return False
    shapes: tuple[Mapping[str, Any], ...] = ({"yield": True}, {"colony_points": True}, {"site": "lagrange"}, {"gravity": 0})
    return all(need in shapes or (isinstance(need, dict) and list(need) == ["icon"] and need["icon"] in _ICONS) for need in needs)


def _is_effect(effect: Any, words: tuple[str, ...]) -> bool:
    if not isinstance(effect, dict) or effect.get("do") not in words:
        return False
    fields = EFFECTS[effect["do"]]
    if set(effect) - {"do", *fields}:
        return False
    for name, allowed in fields.items():
        value = effect.get(name)
        if value is None:
            if None not in allowed:
                return False
        elif allowed and allowed != (None,):
            if not any(value == word and type(value) is type(word) for word in allowed):
                return False
        elif not isinstance(value, int) or isinstance(value, bool):
            return False
    return True


def _amount_faults(file: str, id: str, field: str, effects: list[Any]) -> list[str]:
    """Numbers of effects that are too large or too small to be counted with."""
    faults = []
    for effect in effects:
        if not isinstance(effect, dict):
            continue
        least = _LEAST.get(effect.get("do", ""), -MOST)
        for name, amount in effect.items():
            if isinstance(amount, int) and not isinstance(amount, bool) and not (least if name == "amount" else -MOST) <= amount <= MOST:
                faults.append(
                    _("{file}.json, item {item}, field {field}: {amount} is out of range, expected {least} to {most}").format(
                        file=file, item=id, field=field, amount=amount, least=least, most=MOST
                    )
                )
    return faults


def _card_faults(id: str, card: Mapping[str, Any]) -> list[str]:
    """One plain and one shielded value of each action at most, the plain one not smaller; amounts from 1."""
    plain: dict[str, int] = {}
    shielded: dict[str, int] = {}
    for effect in card["effects"]:
        if not _is_effect(effect, ("value", "times")):
            continue
        table = shielded if effect.get("shielded") else plain
        if effect["action"] in table or effect["amount"] < 1:
            return [_("cards.json, item {item}, field effects: one value from 1 for each action").format(item=id)]
        table[effect["action"]] = effect["amount"]
    if any(action not in ("move", "build") or amount > plain.get(action, 0) for action, amount in shielded.items()):
        return [_("cards.json, item {item}, field effects: a shielded value belongs to Move or Build and is not above the plain one").format(item=id)]
    return []


def _table_faults(components: Components) -> list[str]:
    faults = []
    for id, item in components["contracts"].items():
        condition = item["condition"]
        if set(condition) - {"count", "of"} or condition.get("of", "") not in CONDITIONS.get(condition.get("count", ""), ()):
            faults.append(_("contracts.json, item {item}, field condition: not a condition anybody knows").format(item=id))
        for side in ("few", "many"):
            table = item[side]
            if set(table) != {"threshold", "profit"} or any(not isinstance(n, int) or isinstance(n, bool) or not 1 <= n <= 50 for n in table.values()):
                faults.append(_("contracts.json, item {item}, field {field}: expected a threshold and a profit").format(item=id, field=side))
    for id, item in components["borders"].items():
        names = SITES if item["kind"] == "link" else REGIONS
        if any(end not in names for end in item["ends"]):
            faults.append(_("borders.json, item {item}, field ends: expected two places of the board").format(item=id))
    for id, item in components["hqs"].items():
        if not all(isinstance(slot, list) and len(slot) <= 1 and all(_is_effect(effect, ("value",)) for effect in slot) for slot in item["slots"]):
            faults.append(_("hqs.json, item {item}, field slots: expected three lists of printed values").format(item=id))
        else:
            faults += _amount_faults("hqs", id, "slots", [effect for slot in item["slots"] for effect in slot])
    for id, item in components["sites"].items():
        if bool(item["boxes"]) != ("explore" in item) or components["regions"][item["region"]]["era"] != item["era"]:
            faults.append(_("sites.json, item {item}: boxes, explore and region do not fit together").format(item=id))
        elif any(stack not in STACKS[ERAS.index(item["era"])] for stack in item["boxes"]):
            faults.append(_("sites.json, item {item}, field boxes: there is no such stack in this era").format(item=id))
    for file in components.files:
        for id, item in components[file].items():
            names = item.get("name", {"en": "x"})
            if not isinstance(names.get("en"), str) or not names["en"] or not all(isinstance(text, str) for text in names.values()):
                faults.append(_("{file}.json, item {item}, field name: expected a text for en").format(file=file, item=id))
    return faults


def _count_faults(components: Components) -> list[str]:
    """The numbers that the rulebook states."""
    faults = []
    cards, tiles = components["cards"], components["tiles"]
    for era, total in zip(ERAS, (46, 58, 76), strict=True):
        number = sum(card["copies"] for card in cards.values() if card["era"] == era)
        start = sum(card["copies"] for card in cards.values() if card["era"] == era and card["start"])
        if (number, start) != (total, 12):
            faults.append(
                _("cards.json: {number} cards of {era} with {start} Start cards, expected {total} with 12").format(
                    number=number, era=era, start=start, total=total
                )
            )
    for era, stacks in zip(ERAS, ({"e1": 6, "e2": 3}, {"e1": 6, "e2": 14, "e3": 8}, {"primary": 16, "minor": 12, "alien": 5}), strict=True):
        for stack, total in stacks.items():
            number = sum(tile["copies"] for tile in tiles.values() if tile["era"] == era and tile["stack"] == stack)
            if number != total:
                faults.append(_("tiles.json: {number} tiles {stack} of {era}, expected {total}").format(number=number, stack=stack, era=era, total=total))
    for players, total in ((2, 12), (3, 17), (4, 20)):
        number = sum(players in colony["players"] for colony in components["colonies"].values())
        if number != total:
            faults.append(_("colonies.json: {number} tiles for {players} players, expected {total}").format(number=number, players=players, total=total))
    if cards["time"]["copies"] != 8 or cards["chemical_drive"]["copies"] < 4:
        faults.append(_("cards.json: there are eight Time cards, and a Chemical Drive for each of four players"))
    if sum(base["count"] for base in components["bases"].values()) != 27:
        faults.append(_("bases.json, field count: each player has 27 bases"))
    if not 1 <= components["numbers"]["wheel"]["value"] <= 30:
        faults.append(_("numbers.json, item wheel: expected 1 to 30 spaces"))
    return faults
