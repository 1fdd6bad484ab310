"""What effects, abilities and scores look like: rows of tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..narrate.names import half
from .pictograms import Token

Effect = Mapping[str, Any]
_THEN: Token = ("", "then", "")
_OR: Token = ("", "", "/")


def effects_tokens(effects: Sequence[Effect]) -> tuple[Token, ...]:
    """Effects from left to right."""
    return tuple(token for effect in effects for token in _effect(effect))


def _effect(effect: Effect) -> tuple[Token, ...]:
    op = effect["op"]
    number = str(effect["n"]) if effect.get("n", 1) > 1 else ""
    match op:
        case "move" | "repair" | "medal" | "artifact" | "android" | "cadet" | "technology" | "train" | "damage":
            return ((number, op, ""),)
        case "faction":
            return ((str(effect["n"]), effect["faction"], ""),)
        case "any_faction":
            return ((str(effect["n"]), "any", ""),)
        case "any_faction_split":
            return (("1", "any", ""),) * int(effect["n"])
        case "fight":
            return ((number, "fight", ""), ("", "spared", "")) if effect.get("ignore_damage") else ((number, "fight", ""),)
        case "draw_technologies":
            return ((str(effect["n"]), "omega" if effect["deck"] == "omega" else "technology", ""), ("", "", "→1"))
        case "peek_missions":
            return (("", "eye", ""), (number, "mission", ""))
        case "draw_missions":
            return ((number, "mission", ""), ("", "", "→1"))
        case "ready":
            return (("", "ready", ""),)
        case "pay":
            return (*_cost(effect["cost"]), _THEN, *effects_tokens(effect["gain"]))
        case "choice":
            found: list[Token] = []
            for option in effect["options"]:
                found += [*([_OR] if found else []), *effects_tokens(option)]
            return tuple(found)
        case "for_each":
            return (("", "android", "×"), *effects_tokens(effect["do"]))
        case "each_player":
            return (("", "people", ""), *effects_tokens(effect["do"]))
        case "each_other_player":
            return (("+", "people", ""), *effects_tokens(effect["do"]))
    return _PLAIN[op]


_PLAIN: dict[str, tuple[Token, ...]] = {
    "jump": (("", "jump", ""),),
    "ambush": (("", "ambush", ""),),
    "copy_room": (("", "copy", ""),),
    "discard_self": (("", "discard", ""),),
    "retarget_faction": (("", "any", ""),),
    "store_artifact": (("", "artifact", ""), _THEN, ("", "glyph-gray", "")),
    "place_pirates": (("3", "pirate", ""),),
    "install_from_under_event": (("", "technology", ""),),
    "shadow_jump_to_player": (("", "jump", ""),),
    "shadow_research": (("", "technology", ""),),
    "shadow_mission": (("", "move", ""), ("", "mission", "")),
}


def _cost(cost: Mapping[str, int]) -> tuple[Token, ...]:
    (what, number), *_rest = cost.items()
    if what == "steps_back":
        return ((f"–{number}", "any", ""),)
    return ((str(number) if number > 1 else "", what, ""),)


_MOMENTS: dict[str, tuple[Token, ...]] = {
    "move_effect_used": (("", "move", ""), ("", "", "+")),
    "would_take_damage": (),
    "first_damage_in_mission": (("", "mission", ""), ("", "", "1.")),
    "damage_from_pirate_on_route": (("", "pirate", ""),),
    "may_move_or_jump": (("", "move", ""), _OR, ("", "jump", ""), _THEN),
    "gain_faction_steps": (("", "fleet", ""), _THEN),
    "tech_bonus:move": (("", "link-move", ""), _THEN),
    "tech_bonus:repair": (("", "link-repair", ""), _THEN),
    "tech_bonus:medal": (("", "link-medal", ""), _THEN),
    "mission_completed": (("", "mission", ""), _THEN),
    "after_fight": (("", "fight", ""), _THEN),
    "round_start": (("", "clock", ""), _THEN),
    "station_token_used": (("", "station", ""), _THEN),
    "new_mission_drawn_by_you": (("", "eye", ""),),
    "technology_installed": (("", "technology", ""), _THEN),
    "promote": (("", "ring", ""), _THEN),
    "end_turn_at_station_with_token": (("", "station", ""), _THEN),
    "activating_a_technology_room": (("", "technology", ""),),
    "start_of_own_turn": (("", "clock", ""),),
}


def ability_tokens(ability: Mapping[str, Any]) -> tuple[Token, ...]:
    """When an ability works, and what it does."""
    match ability["kind"]:
        case "payment":
            return (("", ability["use"], ""), ("", "", "="), ("", "medal", ""))
        case "cargo":
            return ((f"+{ability['slots']}", "slot", ""),)
        case "rule":
            return (("", "order", ""), ("", "red", ""), ("", "yellow", ""), ("", "blue", ""))
    found = list(_MOMENTS[ability["when"]])
    condition = ability.get("condition", {})
    if "row" in condition:
        found[:1] = [("", f"row-{condition['row']}", "")]
    elif "symbols" in condition:
        found[1:1] = [("", "fight", ""), ("", "ambush", "")]
    elif "all_rows" in condition:
        found[:1] = [("", "mission", "✓")]
    elif "android" in condition:
        found[1:1] = [("", "android", "")]
    found += _cost(ability["cost"]) if ability.get("cost") else ()
    return (*found, *(effects_tokens(ability["do"]) or (("", "spared", ""),)))


_SCORED = {
    "pirate_token": "pirate",
    "distinct_artifact_kind": "artifact",
    "commander": "ring",
    "android": "android",
    "fleet_sector_point": "fleet",
    "androids_sector_point": "androids",
    "pirates_sector_point": "pirates",
    "two_completed_missions": "mission",
    "completed_mission": "mission",
    "damage_token": "damage",
    "installed_alpha_or_beta_technology": "technology",
    "two_crew_figures_without_androids": "cadet",
    "medal": "medal",
    "artifact": "artifact",
    "full_lap": "any",
}


def score_tokens(score: Mapping[str, Any]) -> tuple[Token, ...]:
    """Points for each of something."""
    per = _SCORED[score["per"]]
    if "base" in score:
        return ((str(score["base"]), "star", ""), (f"–{-score['points']}", "", "/"), ("", per, ""))
    many = "2" if score["per"].startswith("two_") else ""
    return ((half(score["points"]), "star", "/"), (many, per, ""))


def event_tokens(event: Mapping[str, Any]) -> tuple[Token, ...]:
    """What an event does at once, and what lasts."""
    found = effects_tokens(event["first"])
    if event.get("lasting"):
        found = (*found, *ability_tokens(event["lasting"]))
    return found


def card_tokens(card: Mapping[str, Any]) -> tuple[Token, ...]:
    """What a technology does or scores."""
    if "score" in card:
        return score_tokens(card["score"])
    if card["type"] == "room":
        return effects_tokens(card["effects"])
    return ability_tokens(card["ability"])
