"""Where Special cards can be used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..value import has_base

if TYPE_CHECKING:
    from ..state import SpaceCorpState


def probe_sites(state: SpaceCorpState) -> list[int]:
    """Empty sites with an exploration box (SC-SPC-04, SC-SPC-05, SC-AMB-52)."""
    return list(_probe_sites(state))


def has_probe_site(state: SpaceCorpState) -> bool:
    """Whether a probe can be sent anywhere."""
    tiles, bases, boards = state.tiles, state.bases, state.parts.boards
    taken = state.teams if not state.options["probe_occupied"] else []
    for site in boards.explored[state.era]:  # noqa: SIM110 - a loop is quicker here
        if tiles[3 * site] < 0 and bases[3 * site] < 0 and site not in taken and state.stacks[boards.stack[site][0]]:
            return True
    return False


def _probe_sites(state: SpaceCorpState) -> Iterator[int]:
    taken = state.teams if not state.options["probe_occupied"] else []
    boards = state.parts.boards
    for site in boards.explored[state.era]:
        if state.tiles[3 * site] < 0 and state.bases[3 * site] < 0 and site not in taken and state.stacks[boards.stack[site][0]]:
            yield site


def prototype_targets(state: SpaceCorpState, player: int, team: int) -> list[int]:
    """Where Antimatter Prototype can bring a team: any site, with a base at one end (SC-SPC-03)."""
    site = state.teams[4 * player + team]
    here = has_base(state, player, site)
    boards = state.parts.boards
    return [
        target
        for _far, target in boards.order[site]
        if (here or has_base(state, player, target)) and (not boards.is_spur[target] or (state.colony[site] >= 0 and state.bases[3 * site] >> 4 == player))
    ]
