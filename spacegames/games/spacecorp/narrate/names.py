"""How the table calls its players, places and things, and amounts in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from spacegames.core.words import _, listed, ngettext

from ..components import name_of

if TYPE_CHECKING:
    from ..state import SpaceCorpState


def player_name(state: SpaceCorpState, player: int) -> str:
    """Players are called by the colours of their seats."""
    return (_("Blue"), _("Yellow"), _("Red"), _("Green"))[player]


def players_named(state: SpaceCorpState, players: list[int]) -> str:
    return listed([player_name(state, player) for player in players])


def era_name(era: str) -> str:
    return {"mariners": _("Mariners"), "planeteers": _("Planeteers"), "starfarers": _("Starfarers")}[era]


def action_name(action: str) -> str:
    """An action of step 1."""
    return {
        "research": _("Research"),
        "move": _("Move"),
        "explore": _("Explore"),
        "build": _("Build"),
        "produce": _("Produce"),
        "genetics": _("Genetics"),
        "revelation": _("Revelation"),
        "colonize": _("Colonize"),
        "upgrade": _("Upgrade"),
        "special": _("Special"),
    }[action]


def card_name(state: SpaceCorpState, card: str) -> str:
    return name_of(state.game.components, "cards", card)


def tile_name(state: SpaceCorpState, tile: str) -> str:
    return name_of(state.game.components, "tiles", tile)


def base_name(state: SpaceCorpState, base: str) -> str:
    return name_of(state.game.components, "bases", base)


def progress_name(state: SpaceCorpState, card: str) -> str:
    return name_of(state.game.components, "progress", card)


def colony_name(state: SpaceCorpState, colony: str) -> str:
    return name_of(state.game.components, "colonies", colony)


def edge_name(state: SpaceCorpState, edge: str) -> str:
    return name_of(state.game.components, "edges", edge)


def region_name(state: SpaceCorpState, region: str) -> str:
    return name_of(state.game.components, "regions", region)


_ONLY_ONE = frozenset(("moon", "sun", "asteroid_belt", "inner_solar_system", "oort_cloud"))
"""Sites with an article before their name."""


def site_name(state: SpaceCorpState, place: str) -> str:
    """A site as sentences call it, or where a team is: on a box of a star track, in the HQ, out of the game."""
    if place == "hq":
        return _("the HQ")
    if place == "out":
        return _("out of the game")
    if place == "legacy":
        return _("the Legacy box")
    site, colon, box = place.partition(":")
    name = name_of(state.game.components, "sites", site)
    if site in _ONLY_ONE:
        name = _("the {site}").format(site=name)
    return _("{site}, box {box} of the star track").format(site=name, box=box) if colon else name


def box_name(state: SpaceCorpState, site: str, box: str | int) -> str:
    """A tile box: its site, and its number where the site has more than one."""
    if site == "legacy" or len(state.game.components["sites"][site]["boxes"]) < 2:
        return site_name(state, site)
    return _("box {box} of {site}").format(site=site_name(state, site), box=box)


def cards_named(state: SpaceCorpState, cards: Iterable[str]) -> str:
    """Several cards; the same one is named once."""
    counted = Counter(card_name(state, card) for card in cards)
    return listed([_("{count} × {card}").format(count=count, card=name) if count > 1 else name for name, count in counted.items()])


def contract_name(state: SpaceCorpState, contract: str) -> str:
    """The condition of a contract with its number for this many players."""
    return name_of(state.game.components, "contracts", contract).format(n=contract_side(state, contract)["threshold"])


def contract_side(state: SpaceCorpState, contract: str) -> dict[str, int]:
    """Threshold and profit on the side of the display in use."""
    side: dict[str, int] = state.game.components["contracts"][contract]["few" if state.players == 2 else "many"]
    return side


def contract_of(era: str, row: int) -> str:
    """The id of the contract in a row."""
    return f"{era[:3]}_{row}"


def cards_word(number: int) -> str:
    return ngettext("{number} card", "{number} cards", number).format(number=number)


def spaces_word(number: int) -> str:
    return ngettext("{number} space", "{number} spaces", number).format(number=number)


def wheel_name(wheel: str) -> str:
    return {"genetics": _("genetics"), "revelation": _("revelation")}[wheel]
