"""Effects, abilities and scores of cards in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spacegames.core.words import _, listed, ngettext

from .names import half

Effect = Mapping[str, Any]


def _times(one: str, many: str) -> Any:
    return lambda effect: ngettext(one, many, effect["n"]).format(n=effect["n"])


_NUMBERED = {
    "move": lambda e: _times("{n} move", "{n} moves")(e),
    "repair": lambda e: _times("{n} repair", "{n} repairs")(e),
    "medal": lambda e: _times("{n} medal", "{n} medals")(e),
    "artifact": lambda e: _times("{n} artifact", "{n} artifacts")(e),
    "android": lambda e: _times("{n} android", "{n} androids")(e),
    "cadet": lambda e: _times("{n} cadet", "{n} cadets")(e),
    "damage": lambda e: _times("take {n} damage", "take {n} damage")(e),
    "technology": lambda e: _times("{n} technology", "{n} technologies")(e),
    "any_faction": lambda e: _times("{n} step on any one track", "{n} steps on any one track")(e),
    "any_faction_split": lambda e: _times("{n} single step on any track", "{n} single steps on any tracks")(e),
    "peek_missions": lambda e: _times("look at the next mission", "look at the next {n} missions")(e),
}


def _faction(effect: Effect) -> str:
    number = effect["n"]
    return {
        "fleet": ngettext("{n} fleet step", "{n} fleet steps", number),
        "androids": ngettext("{n} android step", "{n} android steps", number),
        "pirates": ngettext("{n} pirate step", "{n} pirate steps", number),
    }[effect["faction"]].format(n=number)


def _fight(effect: Effect) -> str:
    number = effect["n"]
    if effect.get("ignore_damage"):
        return ngettext("{n} fight without damage", "{n} fights without damage", number).format(n=number)
    return ngettext("{n} fight", "{n} fights", number).format(n=number)


def cost_words(cost: Mapping[str, int]) -> str:
    """What an exchange costs."""
    (what, number), *_rest = cost.items()
    return {
        "artifact": ngettext("{n} artifact", "{n} artifacts", number),
        "pirate": ngettext("{n} pirate token", "{n} pirate tokens", number),
        "medal": ngettext("{n} medal", "{n} medals", number),
        "steps_back": ngettext("{n} step back on a track", "{n} steps back on one track", number),
    }[what].format(n=number)


def effect_words(effect: Effect) -> str:
    """One effect of a card."""
    op = effect["op"]
    if op in _NUMBERED:
        return str(_NUMBERED[op](effect))
    match op:
        case "faction":
            return _faction(effect)
        case "fight":
            return _fight(effect)
        case "draw_technologies" if effect["deck"] == "omega":
            return _("draw {n} omega technologies and install one").format(n=effect["n"])
        case "draw_technologies":
            return _("draw {n} technologies and install one").format(n=effect["n"])
        case "pay":
            return _("pay {cost} for {gain}").format(cost=cost_words(effect["cost"]), gain=effects_words(effect["gain"]))
        case "choice":
            return listed([effects_words(option) for option in effect["options"]], _("or"))
        case "for_each":
            return _("for each android of your crew, at most {most}: {gain}").format(most=effect["max"], gain=effects_words(effect["do"]))
        case "each_player":
            return _("every captain gets {gain}").format(gain=effects_words(effect["do"]))
        case "each_other_player":
            return _("every other captain gets {gain}").format(gain=effects_words(effect["do"]))
        case "ready" if effect["filter"] == "cadet":
            return _("a cadet comes back from the queue")
        case "draw_missions":
            return _("draw {n} missions and keep one").format(n=effect["n"])
    return _plain()[op]


def _plain() -> dict[str, str]:
    return {
        "jump": _("a jump"),
        "ambush": _("an ambush"),
        "train": _("a free training"),
        "ready": _("a figure comes back from the queue"),
        "copy_room": _("copy a room technology of any ship"),
        "discard_self": _("discard this card"),
        "retarget_faction": _("another track instead"),
        "store_artifact": _("you may put an artifact into the room, which makes it gray"),
        "place_pirates": _("a pirate on every free route at home"),
        "install_from_under_event": _("install a technology that lies below"),
        "shadow_jump_to_player": _("he jumps to you"),
        "shadow_research": _("he takes the technology below his card"),
        "shadow_mission": _("he moves to a mission and does it"),
    }


def from_play(effect: tuple[Any, ...]) -> Effect:
    """An effect that is still to be done, in the form of the data."""
    op = effect[0]
    match op:
        case "faction":
            return {"op": op, "faction": ("fleet", "androids", "pirates")[effect[1]], "n": effect[2]}
        case "fight":
            return {"op": op, "n": effect[1], "ignore_damage": bool(effect[2])}
        case "ready":
            return {"op": op, "n": effect[1], "filter": effect[2]}
        case "draw_technologies":
            return {"op": op, "deck": ("technologies", "omega")[effect[1]], "n": effect[2]}
        case "pay":
            return {"op": op, "cost": {effect[1]: effect[2]}, "gain": [from_play(part) for part in effect[3]]}
        case "choice":
            return {"op": op, "options": [[from_play(part) for part in option] for option in effect[1]]}
    return {"op": op, "n": effect[1]} if len(effect) > 1 else {"op": op}


def effects_words(effects: Sequence[Effect]) -> str:
    """Effects from left to right."""
    return listed([effect_words(effect) for effect in effects]) if effects else _("nothing")


def _moments() -> dict[str, str]:
    return {
        "move_effect_used": _("when you move"),
        "would_take_damage": _("when you would take damage"),
        "first_damage_in_mission": _("at the first damage of a mission"),
        "damage_from_pirate_on_route": _("when a pirate on a route shoots"),
        "may_move_or_jump": _("instead of a move or jump"),
        "gain_faction_steps": _("when you gain steps"),
        "tech_bonus:move": _("instead of a move from a link bonus"),
        "tech_bonus:repair": _("instead of a repair from a link bonus"),
        "tech_bonus:medal": _("instead of a medal from a link bonus"),
        "mission_completed": _("after a mission"),
        "after_fight": _("after a fight"),
        "round_start": _("at the start of a round"),
        "station_token_used": _("after using a station"),
        "new_mission_drawn_by_you": _("when your mission brings a new one"),
        "technology_installed": _("after installing a technology"),
        "promote": _("after a promotion"),
        "end_turn_at_station_with_token": _("ending a turn at the station of the faction with its token"),
        "activating_a_technology_room": _("when a room technology is activated"),
        "start_of_own_turn": _("at the start of your turn"),
    }


def _condition(condition: Mapping[str, Any]) -> str:
    if "row" in condition:
        return {"red": _("with a red row"), "yellow": _("with a yellow row"), "blue": _("with a blue row")}[condition["row"]]
    if "symbols" in condition:
        return _("with a fight, ambush or pirate step in its rows")
    if "all_rows" in condition:
        return _("with all rows applied")
    if "android" in condition:
        return _("with an android on it")
    return _("with your pirate marker in sector {sector} or beyond").format(sector=condition["sector"])


def ability_words(ability: Mapping[str, Any]) -> str:
    """What an ability technology, a lasting event or a passenger does."""
    match ability["kind"]:
        case "payment" if ability["use"] == "artifact":
            return _("artifacts may pay for training and promotion like medals")
        case "payment":
            return _("pirate tokens may pay for training and promotion like medals")
        case "cargo":
            return _("{slots} more cargo slots that take no damage").format(slots=ability["slots"])
        case "rule":
            return _("an order may call an ensign of any colour")
    when = _moments()[ability["when"]]
    if "condition" in ability:
        when = _("{when} {condition}").format(when=when, condition=_condition(ability["condition"]))
    if not ability["do"]:
        what = _("discard a pirate token to ignore it") if ability.get("cost") else _("ignore the damage")
    else:
        what = effects_words(ability["do"])
    limit = {"turn": _("once a turn"), "round": _("once a round"), "mission": _("once a mission")}.get(ability.get("limit", ""), "")
    if limit:
        return _("{when}, {limit}: {what}").format(when=when, limit=limit, what=what)
    return _("{when}: {what}").format(when=when, what=what)


def score_words(score: Mapping[str, Any]) -> str:
    """What an omega technology or a passenger scores."""
    per = {
        "pirate_token": _("pirate token"),
        "distinct_artifact_kind": _("kind of artifact"),
        "commander": _("commander"),
        "android": _("android"),
        "fleet_sector_point": _("sector point of the fleet track"),
        "androids_sector_point": _("sector point of the android track"),
        "pirates_sector_point": _("sector point of the pirate track"),
        "two_completed_missions": _("two missions done"),
        "completed_mission": _("mission done"),
        "damage_token": _("damage"),
        "installed_alpha_or_beta_technology": _("alpha or beta technology installed"),
        "two_crew_figures_without_androids": _("two crew figures, androids left aside"),
        "medal": _("medal"),
        "artifact": _("artifact"),
        "full_lap": _("full lap"),
    }[score["per"]]
    if "base" in score:
        return _("{base} points less {points} for each {per}").format(base=score["base"], points=-score["points"], per=per)
    text = _("{points} points for each {per}, at most {most}")
    if "lap" in score:
        text = _("{points} points for each {per}, at most {most}, and {lap} more with a full lap")
    return text.format(points=half(score["points"]), per=per, most=score["max"], lap=score.get("lap", 0))


def event_words(event: Mapping[str, Any]) -> str:
    """What an event card does."""
    parts = []
    if event["first"]:
        parts.append(_("Who sets it off: {what}.").format(what=effects_words(event["first"])))
    if event.get("later"):
        parts.append(_("Who reaches it later: {what}.").format(what=effects_words(event["later"])))
    if event.get("lasting"):
        parts.append(_("For all from then on: {what}.").format(what=ability_words(event["lasting"])))
    return " ".join(parts)
