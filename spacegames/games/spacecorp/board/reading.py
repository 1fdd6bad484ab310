"""What a table shows, in the pieces that are drawn: tiles with their bases, faces of cards, signs of progress cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from spacegames.core.words import _

from ..components import is_reconstructed, name_of
from .cards import Face, Part
from .pictograms import Token
from .sites import Site, Tile

if TYPE_CHECKING:
    from ..state import SpaceCorpState

Item = Mapping[str, Any]
_FACES: dict[tuple[Any, ...], Face] = {}


def _number(effect: Item) -> str:
    return f"×{effect['amount']}" if effect["do"] == "times" else str(effect["amount"])


def face(state: SpaceCorpState, card: str) -> Face:
    """An action card as it is drawn."""
    components = state.game.components
    key = (id(components), name_of(components, "cards", card), card)
    if key not in _FACES:
        item = components["cards"][card]
        parts: list[Part] = []
        if card == "time":
            parts = [("time", "×2", "-double"), ("teams2", "2", "-two")]
        for effect in item["effects"]:
            if effect["do"] != "time":
                parts.append((effect["action"], _number(effect), "-shielded" if effect.get("shielded") else ""))
        for effect in item["special"]:
            parts.append(("special", f"+{effect['amount']}T" if effect["do"] == "profit" else {"probe": _("probe"), "prototype": _("jump")}[effect["do"]], ""))
        _FACES[key] = Face(
            key[1],
            tuple(parts),
            item["infra"],
            bool(item["edge"]),
            item["start"],
            is_reconstructed(components, "cards", card, "effects") or item["special"] != [],
        )
    return _FACES[key]


def infra_parts(state: SpaceCorpState, card: str | None, printed: list[Item]) -> tuple[tuple[str, str, bool], ...]:
    """What a slot gives: action, number, shielded."""
    effects = state.game.components["cards"][card]["effects"] if card else printed
    return tuple((effect["action"], _number(effect), bool(effect.get("shielded"))) for effect in effects if effect["do"] in ("value", "times"))


def has_shield(state: SpaceCorpState, infra: Sequence[str | None]) -> bool:
    """Whether a card in these slots has a shielded value."""
    items = state.game.components["cards"]
    return any(effect.get("shielded") for card in infra if card for effect in items[card]["effects"])


def printed_site(state: SpaceCorpState, site: str) -> Site:
    """What is printed on a site."""
    components = state.game.components
    item = components["sites"][site]
    rebuilt = any(is_reconstructed(components, "sites", site, field) for field in ("explore", "build", "gravity") if item.get(field))
    return Site(site, name_of(components, "sites", site), item["kind"], item.get("explore", -1), item.get("build", -1), item["gravity"], rebuilt)


def amount(item: Item, what: str) -> int | None:
    """The amount of one effect of a tile, or None."""
    return next((effect["amount"] for effect in item["effects"] if effect["do"] == what), None)


def tile_of(state: SpaceCorpState, tile: str | None, base: list[Any] | None, dead: bool, era: str, quiet: bool = False, planned: bool = False) -> Tile:
    """A box as it is drawn: what the tile yields includes what the base adds."""
    components = state.game.components
    owner, kind = base or (-1, "")
    if not tile:
        return Tile(owner=owner, base=kind, planned=planned)
    item = components["tiles"][tile]
    yields = amount(item, "yield")
    if kind and not planned:
        extra = sum(effect["amount"] for effect in components["bases"][kind].get(era, {"effects": ()})["effects"] if effect["do"] == "yield")
        if extra:
            yields = (yields or 0) + extra
    return Tile(
        tuple(item["icons"]),
        -1 if yields is None else yields,
        amount(item, "colony_points") or 0,
        dead,
        quiet,
        True,
        is_reconstructed(components, "tiles", tile, "effects"),
        owner,
        kind,
        planned,
    )


def cost_change(state: SpaceCorpState, tiles: list[str | None]) -> int:
    """What the tiles of a site add to its build cost."""
    items = state.game.components["tiles"]
    return sum(amount(items[tile], "build_cost") or 0 for tile in tiles if tile)


def blocked(state: SpaceCorpState, entry: Item) -> bool:
    """Whether Phobes keep a system from giving anything."""
    items = state.game.components["tiles"]
    bare = [tile for tile, base in zip(entry["tiles"], entry["bases"], strict=True) if tile and not (base and base[1] == "secure")]
    return any(effect["do"] == "phobes" for tile in bare for effect in items[tile]["effects"])


@cache
def _plain(do: str) -> Token:
    return {
        "shield": ("", "shield", ""),
        "no_gravity": ("0", "gravity", ""),
        "draw_on_sharing": ("+1", "card", ""),
        "track": ("2", "plate_move", ""),
        "deploy": ("+1", "cube", ""),
        "immune": ("", "tick", ""),
    }[do]


def perk_tokens(item: Item) -> tuple[Token, ...]:
    """What a progress card does, as signs."""
    found: list[Token] = []
    for effect in item["effects"]:
        match effect["do"]:
            case "value":
                found.append((f"+{effect['amount']}", f"plate_{effect['action']}", ""))
            case "times":
                found.append((f"×{effect['amount']}", f"plate_{effect['action']}", ""))
            case "yield":
                found.append((f"+{effect['amount']}", "coin", ""))
            case "colony_points":
                found.append((f"+{effect['amount']}", "colony", ""))
            case "immune" if len(item["effects"]) > 1:
                continue
            case do:
                found.append(_plain(do))
    return tuple(found[:1])


_OF = {
    "own_progress": "card",
    "breakthrough": "reveal",
    "two_adaptations": "gene",
    "two_rival_colonies": "colony",
    "own_colony": "colony",
    "you_colonize": "colony",
    "rival_colonizes": "colony",
    "rival_contract": "tick",
    "open_contract": "tick",
    "rival_produces": "plate_produce",
    "secure_site": "shield",
    "free_system": "beyond",
}
"""What a colony counts, as a sign."""


def colony_tokens(item: Item) -> tuple[Token, ...]:
    """What a colony pays, as signs; when it pays is in its label."""
    for effect in item["effects"]:
        if effect["do"] == "claim":
            return (("", "tick", ""),)
        of = _OF.get(effect.get("per", effect["when"]), "")
        return ((_("{profit}T").format(profit=effect["amount"]), of, ""),)
    return ()
