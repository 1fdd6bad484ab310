"""What contracts count and pay."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .components.kinds import ALIEN, ICONS
from .components.names import REGIONS

if TYPE_CHECKING:
    from .state import SpaceCorpState


def claimable(state: SpaceCorpState) -> list[int]:
    """Rows of this era that are open and whose condition the active player meets (SC-CTR-02)."""
    player, claimed = state.active, state.claimed
    found = []
    key = (state.era, state.players, len(state.built[player]))
    for row, count, of, threshold in state.parts.conditions.get(key) or _conditions(state, key):
        if claimed[row] < 0 and count(state, player, of) >= threshold:
            found.append(row)
    return found


def _conditions(state: SpaceCorpState, key: tuple[int, int, int]) -> list[tuple[int, Callable[[SpaceCorpState, int, str], int], str, int]]:
    """The conditions of an era that a player with so many bases may meet, ready to be counted."""
    era, players, bases = key
    rows = enumerate(state.game.contracts(era, players))
    found = [(row, _COUNTS[count], of, threshold) for row, (count, of, threshold, _profit) in rows if count in _WITHOUT_BASES or threshold <= bases]
    state.parts.conditions[key] = found
    return found


def is_met(state: SpaceCorpState, player: int, row: int) -> bool:
    """Whether a player meets the condition of a row now."""
    have, need = progress(state, player, row)
    return have >= need


def progress(state: SpaceCorpState, player: int, row: int) -> tuple[int, int]:
    """How many a player has of what a contract counts, and how many it takes."""
    count, of, threshold, _profit = state.game.contracts(state.era, state.players)[row]
    return _COUNTS[count](state, player, of), threshold


def printed(state: SpaceCorpState, row: int) -> int:
    """The reward printed for a row in this era."""
    return state.game.contracts(state.era, state.players)[row][3]


def reward(state: SpaceCorpState, row: int) -> int:
    """What a row pays now: its own reward and those of earlier eras that nobody earned (SC-CTR-06 to SC-CTR-10)."""
    return sum(state.game.contracts(era, state.players)[row][3] for era in range(min(state.discs[row], state.era), state.era + 1))


# ---- what is counted; the start base and the Legacy base never are (SC-CTR-05, SC-DEF-03)


def _produced(state: SpaceCorpState, player: int, of: str) -> int:
    return int(state.produced >= 0 and player == state.active)


def _profit(state: SpaceCorpState, player: int, of: str) -> int:
    return state.produced if player == state.active else 0


def _on_planet(state: SpaceCorpState, player: int, of: str) -> int:
    kind = state.parts.boards.kind
    return sum([kind[slot // 3] == "planet_surface" for slot in state.built[player]])


def _at_sites(state: SpaceCorpState, player: int, of: str) -> int:
    built = state.built[player]
    if not built:
        return 0
    kind = state.parts.boards.kind
    at = sum([kind[slot // 3] == "lagrange" for slot in built])
    return at if of == "lagrange" else len(built) - at


def _infra(state: SpaceCorpState, player: int, of: str) -> int:
    one, two, three = state.infra[player]
    return (one >= 0) + (two >= 0) + (three >= 0)


def _icon(state: SpaceCorpState, player: int, of: str) -> int:
    tiles = state.parts.tiles
    shown = [tiles[state.tiles[slot]] for slot in state.built[player] if state.tiles[slot] >= 0]
    if of == "artifact_outpost_ruins_or_alien":
        return sum(bool(tile.icons & ALIEN) or tile.alien for tile in shown)
    icon = 1 << ICONS.index(of)
    return sum(bool(tile.icons & icon) for tile in shown)


def _in_region(state: SpaceCorpState, player: int, of: str) -> int:
    region = REGIONS.index(of)
    return sum([state.parts.boards.region[slot // 3] == region for slot in state.built[player]])


def _beyond(state: SpaceCorpState, player: int, of: str) -> int:
    """Regions of the Planeteers board are listed from the inside out."""
    region = REGIONS.index(of)
    return sum([state.parts.boards.region[slot // 3] > region for slot in state.built[player]])


def _types(state: SpaceCorpState, player: int, of: str) -> int:
    return len({state.bases[slot] & 15 for slot in state.built[player]})


def _regions(state: SpaceCorpState, player: int, of: str) -> int:
    return len({state.parts.boards.region[slot // 3] for slot in state.built[player]})


def _progress(state: SpaceCorpState, player: int, of: str) -> int:
    return state.owned[player].bit_count()


def _colonies(state: SpaceCorpState, player: int, of: str) -> int:
    return sum([slot % 3 == 0 and state.colony[slot // 3] >= 0 for slot in state.built[player]])


def _multi(state: SpaceCorpState, player: int, of: str) -> int:
    return sum([slot % 3 == 0 and state.colony[slot // 3] >= 0 and state.parts.boards.multi[slot // 3] for slot in state.built[player]])


def _spur(state: SpaceCorpState, player: int, of: str) -> int:
    is_spur = state.parts.boards.is_spur
    return sum([site >= 0 and is_spur[site] for site in state.teams[4 * player : 4 * player + 4]])


_COUNTS: dict[str, Callable[[SpaceCorpState, int, str], int]] = {
    "first_produce_action": _produced,
    "first_base_on_planet": _on_planet,
    "bases_at_sites": _at_sites,
    "infra_cards_in_hq": _infra,
    "profit_from_one_produce_action": _profit,
    "genetics_spaces_advanced": lambda state, player, of: state.advanced[player],
    "progress_cards_owned": _progress,
    "base_on_tile_with_icon": _icon,
    "bases_in_region": _in_region,
    "bases_in_regions_beyond": _beyond,
    "different_base_types_on_board": _types,
    "bases_in_different_regions": _regions,
    "bases_at_star_systems": lambda state, player, of: len(state.built[player]),
    "colonies_owned": _colonies,
    "colony_in_multi_star_system": _multi,
    "team_in_orion_spur": _spur,
}


_WITHOUT_BASES = (
    "first_produce_action",
    "infra_cards_in_hq",
    "profit_from_one_produce_action",
    "genetics_spaces_advanced",
    "progress_cards_owned",
    "team_in_orion_spur",
)
"""What a player without bases may have; nothing else is there more often than own bases are."""


def colonies_of(state: SpaceCorpState, player: int) -> list[int]:
    """The systems where a player has a colony."""
    return [slot // 3 for slot in state.built[player] if slot % 3 == 0 and state.colony[slot // 3] >= 0]
