"""Which teams can act, and where they can move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.names import MARINERS, MOVE
from ..value import begun, has_base, helped, hot_cost, outlook, reach_of, starts_shielded, way_of

if TYPE_CHECKING:
    from ..state import SpaceCorpState


def movers(state: SpaceCorpState, player: int) -> list[int]:
    """Own teams that can act: on a site where they are not stuck, not on a track, not used by this action yet; equal ones once."""
    found: list[int] = []
    seen: list[int] = []
    place, acted = 4 * player, state.acted
    track, claim, stuck = state.track, state.claim, state.parts.boards.is_stuck
    for site in state.teams[place : place + 4]:
        if site >= 0 and not stuck[site] and not track[place] and not (acted and acted >> (place & 3) & 1):
            key = site if claim[site] != place else ~site
            if key not in seen:
                seen.append(key)
                found.append(place & 3)
        place += 1
    return found


def reaches(state: SpaceCorpState, player: int, site: int) -> tuple[int, int]:
    """How far a team at this site can move, outside the radiation zone and in it."""
    if not begun(state) and not helped(state, site):
        free, hot = way_of(state, player)
        if hot < free and (starts_shielded(state, site) or state.perks[player].shield):
            hot = free
        return free, hot
    plain, shielded, shields = outlook(state, player, MOVE, site)
    if state.era == MARINERS:
        return plain, plain
    free = reach_of(state, player, plain, shielded, 0)
    return free, free if shields else reach_of(state, player, plain, shielded, hot_cost(state))


def targets(state: SpaceCorpState, player: int, team: int) -> list[int]:
    """Where a team can move, nearest first (SC-MOV-03, SC-MOV-04, SC-STR-17)."""
    return _targets(state, player, state.teams[4 * player + team], False)


def can_move(state: SpaceCorpState, player: int, sites: list[int]) -> bool:
    """Whether a team at one of these sites can move anywhere, if nothing is fed yet."""
    return bool(leaving(state, player, sites, True))


def leaving(state: SpaceCorpState, player: int, sites: list[int], one: bool) -> list[int]:
    """The sites from which a team can move anywhere, if nothing is fed yet, or the first of them.

    Helping bases and a way to the spurs are looked at only where nothing else leads on.
    """
    perks = state.perks[player]
    free, hot = way_of(state, player)
    if perks.shield:
        hot = free
    found = []
    for site in sites:
        if goes(state, player, site, free, free if hot < free and starts_shielded(state, site) else hot) or (
            (perks.no_gravity or state.colony[site] >= 0 or helped(state, site)) and _targets(state, player, site, True)
        ):
            found.append(site)
            if one:
                break
    return found


def goes(state: SpaceCorpState, player: int, site: int, free: int, hot: int) -> bool:
    """Whether so long a way outside the radiation zone and in it leads anywhere but to a spur, gravity not ignored."""
    boards, base = state.parts.boards, state.bases[3 * site]
    if boards.is_start[site] or (base >= 0 and (not state.ending or base >> 4 == player)):
        return free >= boards.next_calm[site] or hot >= boards.next_hot[site]
    if free < boards.nearest[site]:
        return False
    distance, zone = boards.distance[site], boards.zone[site]
    start = boards.start[state.era]
    if distance[start] <= (hot if zone[start] else free):
        return True
    for owner, slots in enumerate(state.built):
        if slots and (owner == player or not state.ending):
            for slot in slots:
                if distance[slot // 3] <= (hot if zone[slot // 3] else free):
                    return True
    return False


def first_target(state: SpaceCorpState, player: int, team: int) -> bool:
    """Whether a team can move anywhere."""
    return bool(_targets(state, player, state.teams[4 * player + team], True))


def _targets(state: SpaceCorpState, player: int, site: int, one: bool) -> list[int]:
    boards = state.parts.boards
    free, hot = reaches(state, player, site)
    if free < boards.nearest[site]:
        return []
    floats = state.perks[player].no_gravity
    order = (boards.floating_order if floats else boards.order)[site]
    zone = boards.zone[site]
    here = has_base(state, player, site)
    if one and here:
        far, target = order[0]
        if far <= free and (far <= hot or not zone[target]) and not boards.is_spur[target]:
            return [target]
    elif one:  # only sites with a base are worth a look
        distance = (boards.floating if floats else boards.distance)[site]
        for owner, slots in enumerate(state.built):
            if owner == player or not state.ending:
                for slot in slots:
                    far = distance[slot // 3]
                    if far <= free and (far <= hot or not zone[slot // 3]):
                        return [slot // 3]
        start = boards.start[state.era]
        return [start] if distance[start] <= free and (distance[start] <= hot or not zone[start]) else []
    found = []
    for far, target in order:
        if far > free:
            break
        if (far <= hot or not zone[target]) and (here or has_base(state, player, target)) and (not boards.is_spur[target] or may_leave(state, player, site)):
            found.append(target)
            if one:
                break
    return found


def may_leave(state: SpaceCorpState, player: int, site: int) -> bool:
    """Whether the way to the Orion Spur is open from this region: the mover has a colony there (SC-STR-17)."""
    return state.colony[site] >= 0 and state.bases[3 * site] >> 4 == player
