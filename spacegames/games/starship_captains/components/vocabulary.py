"""One small vocabulary of effects runs missions, technologies, tracks, stations, events and passengers.

In the data an effect is a table such as {"op": "faction", "faction": "fleet", "n": 2}. In play it is a tuple that begins with
the same word, such as ("faction", 0, 2); lists of effects run from left to right.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from spacegames.core.words import _, listed

Effect = tuple[Any, ...]
Effects = tuple[Effect, ...]

FACTIONS = ("fleet", "androids", "pirates")
DECKS = ("technologies", "omega")
COSTS = ("artifact", "pirate", "medal", "steps_back")
LIMITS = ("", "turn", "round", "mission")
NO_LIMIT, PER_TURN, PER_ROUND, PER_MISSION = range(4)

WHEN = (
    "move_effect_used",
    "would_take_damage",
    "first_damage_in_mission",
    "damage_from_pirate_on_route",
    "may_move_or_jump",
    "gain_faction_steps",
    "tech_bonus:move",
    "tech_bonus:repair",
    "tech_bonus:medal",
    "mission_completed",
    "after_fight",
    "round_start",
    "station_token_used",
    "new_mission_drawn_by_you",
    "technology_installed",
    "promote",
    "end_turn_at_station_with_token",
    "activating_a_technology_room",
    "start_of_own_turn",
)
"""The moments at which an ability, a passenger or a lasting event does something."""
ENGINE, PLATING, STEALTH, AUTOPILOT, ACCUMULATOR, TRANSLATOR, LINK_MOVE, LINK_REPAIR, LINK_MEDAL = (1 << n for n in range(9))
MISSION_DONE, AFTER_FIGHT, ROUND_START, STATION_USED, ANTENNA, INSTALLED, PROMOTED, AT_STATION, IN_ROOM, TURN_START = (1 << n for n in range(9, 19))
LOCKERS, ARTIFACT_PAY, PIRATE_PAY, ANY_ENSIGN = (1 << n for n in range(19, 23))
"""What an installed ability is good for, a bit each; a ship keeps the bits of all its cards together."""


class Ability(NamedTuple):
    """Something that works by itself: at a certain moment, under a condition, so often, with these effects."""

    bit: int
    kind: str
    limit: int
    condition: tuple[Any, ...]
    cost: str
    station: str
    do: Effects
    slots: int


# ---- from data to play


def effects(entries: list[dict[str, Any]]) -> Effects:
    """A list of effects as the engine runs it."""
    found: list[Effect] = []
    for entry in entries:
        found += _effect(entry)
    return tuple(found)


def _effect(entry: Mapping[str, Any]) -> list[Effect]:
    op: str = entry["op"]
    match op:
        case "move":
            return [("move", entry["n"], 0, 0)]
        case "damage":
            return [("damage", entry["n"], "effect")]
        case "faction":
            return [("faction", FACTIONS.index(entry["faction"]), entry["n"])]
        case "any_faction_split":
            return [("any_faction", 1)] * entry["n"]
        case "fight":
            return [("fight", entry["n"], int(entry.get("ignore_damage", False)))]
        case "draw_technologies":
            return [("draw_technologies", DECKS.index(entry["deck"]), entry["n"])]
        case "ready":
            return [("ready", entry["n"], entry["filter"])]
        case "pay":
            ((cost, number),) = entry["cost"].items()
            return [("pay", cost, number, effects(entry["gain"]), -1)]
        case "choice":
            return [("choice", tuple(effects(option) for option in entry["options"]), 0)]
        case "for_each":
            return [("for_each", entry["count"], entry["max"], effects(entry["do"]))]
        case "each_player" | "each_other_player":
            return [("each_player", int(op == "each_player"), effects(entry["do"]))]
        case "draw_missions":
            return [("draw_missions", entry["n"])]
        case _:
            return [(op, entry["n"])] if "n" in entry else [(op,)]


def ability(entry: Mapping[str, Any]) -> Ability:
    """An ability, a passenger's help or a lasting event as the engine runs it."""
    kind: str = entry["kind"]
    if kind == "cargo":
        return Ability(LOCKERS, kind, 0, (), "", "", (), entry["slots"])
    if kind == "payment":
        return Ability(ARTIFACT_PAY if entry["use"] == "artifact" else PIRATE_PAY, kind, 0, (), "", "", (), 0)
    if kind == "rule":
        return Ability(ANY_ENSIGN, kind, 0, (), "", "", (), 0)
    condition: tuple[Any, ...] = ()
    given = entry.get("condition", {})
    if "symbols" in given:
        condition = ("symbols", tuple(given["symbols"]))
    elif "row" in given:
        condition = ("row", given["row"])
    elif "sector" in given:
        condition = ("sector", FACTIONS.index(given["faction"]), given["sector"])
    elif given:
        condition = (next(iter(given)),)
    cost = next(iter(entry.get("cost", {})), "")
    limit = LIMITS.index(entry.get("limit", ""))
    return Ability(1 << WHEN.index(entry["when"]), kind, limit, condition, cost, entry.get("station", ""), effects(entry["do"]), 0)


# ---- what the data must look like

_COUNT, _FACTION, _EFFECTS = "a whole number from 1 to 9", "a faction", "a list of effects"
_FIELDS: dict[str, dict[str, str]] = {
    **{op: {"n": _COUNT} for op in ("move", "repair", "medal", "artifact", "android", "cadet", "damage", "technology", "train", "peek_missions")},
    **{op: {"n": _COUNT} for op in ("any_faction", "any_faction_split")},
    **{op: {} for op in ("jump", "ambush", "copy_room", "discard_self", "store_artifact", "install_from_under_event", "retarget_faction")},
    **{op: {} for op in ("shadow_jump_to_player", "shadow_research", "shadow_mission")},
    "faction": {"faction": _FACTION, "n": _COUNT},
    "fight": {"n": _COUNT, "ignore_damage": "optional"},
    "draw_technologies": {"deck": "technologies or omega", "n": _COUNT, "install": "1"},
    "ready": {"n": _COUNT, "filter": "any or cadet"},
    "pay": {"cost": "one cost", "gain": _EFFECTS},
    "choice": {"options": "lists of effects"},
    "for_each": {"count": "androids_in_crew", "max": _COUNT, "do": _EFFECTS},
    "each_player": {"do": _EFFECTS},
    "each_other_player": {"do": _EFFECTS},
    "place_pirates": {"around": "home"},
    "draw_missions": {"n": _COUNT, "keep": "1"},
}
_ONLY = {
    "copy_room": "room",
    "discard_self": "room",
    "store_artifact": "event",
    "retarget_faction": "ability",
    "draw_missions": "ability",
    "shadow_jump_to_player": "action",
    "shadow_research": "action",
    "shadow_mission": "action",
    "install_from_under_event": "event",
}
"""Effects that make sense on one sort of card only."""


def is_count(value: Any, low: int = 1, high: int = 9) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def effects_faults(value: Any, place: str, depth: int = 0) -> list[str]:
    """What is wrong with a list of effects on a card of this sort: mission, room, ability, event, track or action."""
    if not isinstance(value, list) or len(value) > 9 or depth > 3:
        return [_("expected a list of effects")]
    found = []
    for entry in value:
        op = entry.get("op") if isinstance(entry, dict) else None
        if not isinstance(op, str) or op not in _FIELDS:
            found.append(_("unknown effect {effect}; there is {known}").format(effect=repr(op), known=listed(sorted(_FIELDS))))
            continue
        if (op in _ONLY and place != _ONLY[op]) or (place == "action") != op.startswith("shadow"):
            found.append(_("the effect {effect} cannot stand here").format(effect=op))
            continue
        wanted = _FIELDS[op]
        missing = [field for field, what in wanted.items() if field not in entry and what != "optional"]
        surplus = [field for field in entry if field != "op" and field not in wanted]
        if missing or surplus:
            fields = listed(["op", *wanted])
            found.append(_("the effect {effect} has the fields {fields}").format(effect=op, fields=fields))
            continue
        found += [fault for field in entry if field != "op" for fault in _field_faults(op, field, entry[field], place, depth)]
    return found


def _field_faults(op: str, field: str, value: Any, place: str, depth: int) -> list[str]:
    checks: dict[str, Callable[[], bool]] = {
        "n": lambda: is_count(value),
        "max": lambda: is_count(value),
        "install": lambda: is_count(value, 1, 1),
        "keep": lambda: is_count(value, 1, 1),
        "faction": lambda: value in FACTIONS,
        "ignore_damage": lambda: isinstance(value, bool),
        "deck": lambda: value in DECKS,
        "filter": lambda: value in ("any", "cadet"),
        "count": lambda: value == "androids_in_crew",
        "around": lambda: value == "home",
        "cost": lambda: isinstance(value, dict) and len(value) == 1 and next(iter(value)) in COSTS and _is_price(value),
    }
    if field in ("gain", "do"):
        return effects_faults(value, place, depth + 1)
    if field == "options":
        if not isinstance(value, list) or not 2 <= len(value) <= 4:
            return [_("a choice has two to four lists of effects")]
        return [fault for option in value for fault in effects_faults(option, place, depth + 1)]
    if checks[field]():
        return []
    return [_("the effect {effect}: {field} cannot be {value}").format(effect=op, field=field, value=repr(value))]


def _is_price(cost: Mapping[str, Any]) -> bool:
    ((what, number),) = cost.items()
    return is_count(number, 1, 12) if what == "steps_back" else is_count(number, 1, 1)


def ability_faults(value: Mapping[str, Any], place: str) -> list[str]:
    """What is wrong with an ability, a passenger's help or a lasting event."""
    kind = value.get("kind")
    if kind == "cargo":
        return [] if set(value) == {"kind", "slots"} and is_count(value["slots"]) else [_("a cargo ability has a number of slots")]
    if kind == "payment":
        return [] if set(value) == {"kind", "use"} and value["use"] in ("artifact", "pirate") else [_("a payment ability uses artifact or pirate")]
    if kind == "rule":
        return [] if value == {"kind": "rule", "rule": "order_any_ensign"} else [_("the rule order_any_ensign is the only one a card can change")]
    if kind not in ("trigger", "replacement"):
        return [_("kind must be trigger, replacement, payment, cargo or rule")]
    found = []
    if value.get("when") not in WHEN:
        found.append(_("when must be one of {moments}").format(moments=listed(list(WHEN), _("or"))))
    elif (kind == "replacement") != (WHEN.index(value["when"]) in _REPLACED):
        found.append(_("{moment} is not a moment for a {kind}").format(moment=value["when"], kind=kind))
    if value.get("limit", "") not in LIMITS:
        found.append(_("limit must be turn, round or mission"))
    if set(value) - {"kind", "when", "limit", "condition", "cost", "station", "do"} or "do" not in value:
        found.append(_("an ability has kind, when, limit, condition, cost, station and do"))
        return found
    if "condition" in value and not _is_condition(value["condition"]):
        found.append(_("the condition cannot be read"))
    if "cost" in value and value["cost"] != {"pirate": 1}:
        found.append(_("the cost of preventing damage is one pirate"))
    if value.get("station", "home") not in ("home", "androids", "pirates"):
        found.append(_("station must be home, androids or pirates"))
    return found + effects_faults(value["do"], place)


_REPLACED = (1, 2, 3, 4, 5, 6, 7, 8, 13)
"""The moments at which a card changes what would happen."""


def _is_condition(value: Any) -> bool:
    if not isinstance(value, dict):
        return False
    match sorted(value):
        case ["symbols"]:
            return isinstance(value["symbols"], list) and all(isinstance(symbol, str) for symbol in value["symbols"])
        case ["row"]:
            return value["row"] in ("red", "yellow", "blue", "android")
        case ["faction", "sector"]:
            return value["faction"] in FACTIONS and is_count(value["sector"], 1, 4)
        case ["all_rows"] | ["android"]:
            return all(entry is True for entry in value.values())
    return False
