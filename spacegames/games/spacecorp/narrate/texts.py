"""What a card, tile, base, colony, progress card or Edge says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from spacegames.core.words import _, listed

from .names import action_name, wheel_name

if TYPE_CHECKING:
    from ..state import SpaceCorpState

Effects = Sequence[Mapping[str, Any]]


def worth(effect: Mapping[str, Any]) -> str:
    """The number of a value or factor: 3 or x3."""
    return _("x{number}").format(number=effect["amount"]) if effect["do"] == "times" else str(effect["amount"])


def value_text(effect: Mapping[str, Any]) -> str:
    """One action part of a card: Move 3, Move 2 shielded, Build x2."""
    words = {"action": action_name(effect["action"]), "value": worth(effect)}
    return (_("{action} {value} shielded") if effect.get("shielded") else _("{action} {value}")).format(**words)


def card_text(state: SpaceCorpState, card: str) -> str:
    """All that an action card can do."""
    if card == "time":
        return _("Time: doubles a Move, Explore or Build, or lets two teams do it")
    item = state.game.components["cards"][card]
    words = [listed([value_text(effect) for effect in item["effects"]], _("or"))] if item["effects"] else []
    words += [special_text(effect) for effect in item["special"]]
    if item["edge"]:
        words.append(_("Edge: {text}").format(text=edge_text(state, item["edge"])))
    if item["infra"]:
        words.append(_("can become Infra"))
    return "; ".join(words)


def special_text(effect: Mapping[str, Any]) -> str:
    match effect["do"]:
        case "probe":
            return _("Special: lay a tile on an empty site and take what it pays")
        case "prototype":
            return _("Special: a team goes to any site, a base at one end")
        case _other:
            return _("Special: gain {amount}T").format(amount=effect["amount"])


def edge_text(state: SpaceCorpState, edge: str) -> str:
    """When an Edge may be played, and what it does."""
    return {
        "competitors": _("use the Infra of two HQs in one action"),
        "divert": _("when a rival produces, gain half of it, rounded up"),
        "hack": _("in a rival's turn take one offer"),
        "hostile_microbes": _("everybody with a base where there is life loses 2T"),
        "incompatible": _("everybody removes one Infra card"),
        "intercept": _("at the end of your turn take another one"),
        "leak": _("when a rival takes a Breakthrough with a bonus, take the other copy"),
        "market_influence": _("when a contract is claimed gain 2T if it is yours, else 1T"),
        "poach": _("take a card that a rival has just discarded"),
        "sabotage": _("at the start of a rival's turn bar one action"),
        "salvage": _("take all offers"),
    }[edge]


def tile_text(state: SpaceCorpState, tile: str) -> str:
    """What a discovery tile shows, pays at once and gives as long as it lies."""
    item = state.game.components["tiles"][tile]
    words = [icon_name(icon) for icon in item["icons"]]
    words += [_tile_effect(effect) for effect in item["effects"]]
    return ", ".join(words) or _("nothing")


def icon_name(icon: str) -> str:
    return {
        "water": _("water"),
        "life": _("life"),
        "wonder": _("natural wonder"),
        "anomaly": _("anomaly"),
        "artifact": _("artifact"),
        "outpost": _("outpost"),
        "ruins": _("ruins"),
        "dust": _("dust"),
    }[icon]


def _tile_effect(effect: Mapping[str, Any]) -> str:
    amount = effect.get("amount", 0)
    match effect["do"]:
        case "profit":
            return _("{amount}T at once").format(amount=amount)
        case "advance":
            return _("{wheel} {amount} at once").format(wheel=wheel_name(effect["wheel"]), amount=amount)
        case "yield":
            return _("yields P{amount}").format(amount=amount)
        case "build_cost":
            return _("build cost {amount}").format(amount=f"{amount:+d}")
        case "colony_points":
            return _("{amount} colony points").format(amount=amount)
        case "redraw":
            return _("draw from the {stack} stack instead").format(stack=stack_name(effect["stack"]))
        case "phobes":
            return _("Phobes: no benefit here before a Secure base on this tile")
        case _other:
            return _("Introverts: only owners of Cooperative Empathy or Sensory Focus build here")


def stack_name(stack: str) -> str:
    return {"primary": _("primary"), "minor": _("minor"), "alien": _("alien")}.get(stack, stack)


def base_text(state: SpaceCorpState, base: str, era: str) -> str:
    """What a base does in an era."""
    late = era != "mariners"
    stars = era == "starfarers"
    return {
        "attraction": _("the tile yields P2") if stars else _("the tile yields P1"),
        "bio_lab": _("genetics 1 when built"),
        "exploiter": _("pays P and colony points, then dead") if stars else _("pays P once, then it is dead"),
        "industrial": _("1 colony point") if stars else _("doubles other Builds in the region"),
        "refinery": _("the tile yields 1 more"),
        "research": _("an offer or revelation 1 when built") if stars else _("an offer when built"),
        "secure": _("1T for each nearby rival base") if stars else _("1T for each rival base in the region"),
        "shield_factory": _("shields Moves from and Builds in here"),
        "spaceport": _("Move cards ×2 from here; transport") if late else _("Move +2 from here; transport"),
    }[base]


def progress_text(state: SpaceCorpState, card: str) -> str:
    """What a progress card does, and what it asks for."""
    item = state.game.components["progress"][card]
    words = [_progress_effect(effect) for effect in item["effects"]]
    if item["needs"]:
        words.append(_("needs {number} Breakthroughs").format(number=item["needs"]))
    return "; ".join(words)


def _progress_effect(effect: Mapping[str, Any]) -> str:
    amount = effect.get("amount", 0)
    match effect["do"]:
        case "value":
            return _("{action} +{amount}").format(action=action_name(effect["action"]), amount=amount)
        case "times":
            return _("{action} x{amount}").format(action=action_name(effect["action"]), amount=amount)
        case "yield":
            return _("each tile produces {amount} more").format(amount=amount)
        case "colony_points":
            return _("{amount} colony point").format(amount=amount)
        case "immune":
            return _("Phobes do not chase you") if effect["to"] == "phobes" else _("Introverts let you build")
    return {
        "shield": _("Move and Build are shielded"),
        "no_gravity": _("no gravity"),
        "draw_on_sharing": _("draw a card when you use a rival's base or Infra"),
        "track": _("two boxes a turn on star tracks"),
        "deploy": _("a fourth team on a star without a team"),
    }[effect["do"]]


def award_name(award: str) -> str:
    return {"adaptation": _("Adaptation"), "breakthrough": _("Breakthrough")}[award]


def colony_text(state: SpaceCorpState, colony: str) -> str:
    """When a colony pays, and what."""
    effects = state.game.components["colonies"][colony]["effects"]
    return listed([_colony_effect(effect) for effect in effects]) or _("no effect")


def _colony_effect(effect: Mapping[str, Any]) -> str:
    if effect["do"] == "claim":
        return _("claim an open contract at the end")
    amount = effect["amount"]
    match effect["when"], effect.get("per", ""):
        case "rival_colonizes", _per:
            return _("{amount}T when a rival colonizes").format(amount=amount)
        case "rival_contract", _per:
            return _("{amount}T when a rival claims a contract").format(amount=amount)
        case "rival_produces", _per:
            return _("{amount}T when the rival produces").format(amount=amount)
        case "you_colonize", "own_colony":
            return _("{amount}T for each of your colonies whenever you colonize").format(amount=amount)
        case "you_colonize", _per:
            return _("{amount}T whenever you colonize").format(amount=amount)
        case "era_end", _per:
            return _("{amount}T for each system without a colony at the end").format(amount=amount)
        case "now", "open_contract":
            return _("the printed reward of an open contract")
    return {
        "own_progress": _("{amount}T for each progress card you own"),
        "breakthrough": _("{amount}T for each Breakthrough in play"),
        "two_rival_colonies": _("{amount}T for every two rival colonies"),
        "secure_site": _("{amount}T for each site with your Secure base"),
        "two_adaptations": _("{amount}T for every two Adaptations in play"),
    }[effect["per"]].format(amount=amount)


def infra_text(state: SpaceCorpState, effects: Effects, action: str) -> str:
    """What an HQ gives to an action: "3", "3 x2", "1 x2"."""
    plain = sum(effect["amount"] for effect in effects if effect["do"] == "value" and effect["action"] == action and not effect.get("shielded"))
    words = [str(plain)] if plain else []
    words += [worth(effect) for effect in effects if effect["do"] == "times" and effect["action"] == action]
    return " ".join(words) or "0"
