"""The sources of an action so far: all additions first, then all products (SC-VAL-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..components.hands import joined_worth
from ..components.kinds import NOTHING, Worth
from ..components.names import BUILD, COLONIZE, EXPLORE, MOVE, VALUED
from .bases import abilities, build_cost, is_quiet

if TYPE_CHECKING:
    from ..state import SpaceCorpState

RADIATION_PAID = 4
"""A bit of `given`: the first team of a Time action has paid for radiation."""


class Count(NamedTuple):
    """The sources of an action so far."""

    sum: int
    cards: int
    times: int
    multiplies: bool
    factor: int
    doubled: bool
    largest: int
    shielded: bool
    radiation: int
    """What the action costs if nothing shields it; 0 outside the zone."""
    need: int
    """What the value must reach; -1 if every point counts or no target is chosen yet."""
    value: int
    build: int
    """Colonize: the Build points gathered."""


new_tuple = tuple.__new__
"""A named tuple from all its fields, without the detour by their names."""
ZERO = Count(0, 0, 1, False, 1, False, 0, False, 0, -1, 0, 0)


def total(state: SpaceCorpState, sum: int, cards: int, times: int, multiplies: bool, factor: int, doubled: bool, largest: int) -> int:
    """All additions first, then all products; multipliers alone start from one of them (SC-VAL-19, SC-VAL-20, SC-VAL-22)."""
    if sum or cards:
        if doubled:
            sum += cards if state.options["spaceport"] == "each" else largest
        return (sum + cards) * times * factor
    if multiplies:
        return times * factor * (2 if doubled else 1)
    return 0


def gather(state: SpaceCorpState, player: int, action: int, site: int) -> tuple[Count, list[tuple[int, int]]]:
    """The count of an action by a team at this site with what is fed already, and rivals' bases that would still help."""
    parts = state.parts
    sum, cards, times, multiplies, largest = 0, 0, 1, False, 0
    factor, shielded, doubled = 1, False, False
    if state.owned[player]:
        perks = state.perks[player]
        sum, factor, shielded = perks.added[action], perks.factor[action], perks.shield
    rivals: list[tuple[int, int]] = []
    if state.hq:
        worth = infra_of(state, state.hq, action)
        sum += worth.printed
        cards, times, multiplies, largest = worth.added, worth.times, worth.multiplies, worth.largest
        if state.hq_shielded:
            cards -= worth.loss
            shielded = True
    for fed in state.fed:
        kind = fed >> 1
        if fed & 1:
            added = parts.shielded[action][kind]
            shielded = True
        else:
            added = parts.plain[action][kind]
            if parts.times[action][kind]:
                times *= parts.times[action][kind]
                multiplies = True
        cards += added
        largest = max(largest, added)
    if site >= 0 and (action in (MOVE, BUILD)):
        plus, builds = 0, False
        if state.aid >> parts.boards.region[site] & 1:
            plus, doubled, builds, shields, rivals = abilities(state, player, action, site)
            shielded = shielded or shields
        shielded = shielded or (action == MOVE and starts_shielded(state, site))
        table = parts.bases[state.era]
        for slot in state.used:
            base = table[state.bases[slot] & 15]
            assert base is not None
            if action == MOVE and slot // 3 == site and (base.move or base.doubles_cards):
                plus += base.move
                doubled = doubled or base.doubles_cards
            elif action == BUILD and base.doubles_build:
                builds = True
            else:
                shielded = True
        for type in state.types:
            base = table[type]
            shielded = shielded or (base is not None and base.shields)
        if rivals:
            has = (False, plus > 0 or doubled, builds, shielded)
            rivals = [(slot, kind) for slot, kind in rivals if not has[kind] and slot not in state.used]
        sum += plus
        if builds:
            factor *= 2
    if state.timed == 1:
        factor *= 2
    return new_tuple(Count, (sum, cards, times, multiplies, factor, doubled, largest, shielded, 0, -1, 0, 0)), rivals


def starts_shielded(state: SpaceCorpState, site: int) -> bool:
    """Whether a Move from this site is shielded by the start base (SC-AMB-73)."""
    boards = state.parts.boards
    return boards.is_start[site] and (boards.shielded[site] or bool(state.options["sun_shield"]))


def infra_of(state: SpaceCorpState, seats: int, action: int) -> Worth:
    """What one HQ gives, or two by Competitors."""
    found = NOTHING
    if not seats & (seats - 1):
        return state.hqs.offices[seats.bit_length() - 1].worth(action) if seats else found
    for player, office in enumerate(state.hqs.offices):
        if seats >> player & 1:
            worth = office.worth(action)
            found = worth if found is NOTHING else joined_worth(found, worth)
    return found


def hot_cost(state: SpaceCorpState) -> int:
    """What an unshielded action in the radiation zone costs (SC-RAD-02, SC-RAD-03, SC-AMB-71)."""
    if state.given & RADIATION_PAID and state.options["radiation"] == "once":
        return 0
    return state.parts.radiation[state.era]


def penalty(state: SpaceCorpState, action: int, site: int, target: int) -> int:
    """What this action costs if nothing shields it: only a Move or Build with a part in the zone does (SC-RAD-01, SC-AMB-74, SC-AMB-77)."""
    boards = state.parts.boards
    hot = boards.zone[site][target] if action == MOVE else action == BUILD and boards.radiation[site]
    return hot_cost(state) if hot else 0


def distance(state: SpaceCorpState, player: int, site: int, target: int) -> int:
    boards = state.parts.boards
    return (boards.floating if state.perks[player].no_gravity else boards.distance)[site][target]


def recount(state: SpaceCorpState) -> None:
    """Bring the count of the action being put together up to date."""
    player, action = state.active, state.act
    if action == COLONIZE:
        if state.target < 0 or state.founding < 0:
            state.count = ZERO
            return
        count, _rivals = gather_build(state)
        build = total(state, count.sum, count.cards, count.times, count.multiplies, 1, False, 0)
        points = colony_points(state, player, state.target) + bool(state.given & 1) + bool(state.given & 2) + (build >= build_need(state, state.target))
        state.count = count._replace(need=state.parts.colony_value[state.founding], value=points, build=build)
        return
    if action < 0 or action >= VALUED or (state.team < 0 and not state.owned[player] and not state.hq and not state.fed and not state.timed):
        state.count = ZERO
        return
    site = state.teams[4 * player + state.team] if state.team >= 0 else -1
    need, radiation = -1, 0
    if site >= 0 and state.target >= 0:
        need, radiation = need_of(state), penalty(state, action, site, state.target)
        if not (state.hq or state.fed or state.timed or state.types or state.owned[player] or state.execution == 2 or state.aid):
            # nothing counts yet but what the start base does
            shielded = action == MOVE and starts_shielded(state, site)
            state.count = new_tuple(Count, (0, 0, 1, False, 1, False, 0, shielded, radiation, need, 0, 0))
            return
    count, _rivals = gather(state, player, action, site)
    sum, cards, times, multiplies, factor, doubled, largest, shielded, _radiation, _need, _value, _build = count
    value = total(state, sum, cards, times, multiplies, factor, doubled, largest)
    state.count = new_tuple(Count, (sum, cards, times, multiplies, factor, doubled, largest, shielded, radiation, need, value, 0))


def need_of(state: SpaceCorpState) -> int:
    """What a Move, Explore or Build with this team and target needs."""
    site = state.teams[4 * state.active + state.team]
    if state.act == MOVE:
        return distance(state, state.active, site, state.target)
    return state.parts.boards.explore[site] if state.act == EXPLORE else build_cost(state, site)


def gather_build(state: SpaceCorpState) -> tuple[Count, list[tuple[int, int]]]:
    """The Build points for a colony: Infra and cards only (SC-COL-11, SC-AMB-108)."""
    parts = state.parts
    worth = infra_of(state, state.hq, BUILD)
    sum, cards, times, multiplies = worth.printed, worth.added, worth.times, worth.multiplies
    for fed in state.fed:
        kind = fed >> 1
        cards += parts.plain[BUILD][kind]
        if parts.times[BUILD][kind]:
            times *= parts.times[BUILD][kind]
            multiplies = True
    return ZERO._replace(sum=sum, cards=cards, times=times, multiplies=multiplies), []


# ---- colonies


def colony_points(state: SpaceCorpState, player: int, site: int) -> int:
    """Colony points that cost nothing: Col#, a nearby colony, an Industrial, two bases, Enviro Tolerance (SC-COL-06 to 09, 13)."""
    parts = state.parts
    points = state.perks[player].colony
    boxes, table = parts.boards.boxes[site], parts.bases[state.era]
    industry, quiet = 0, is_quiet(state, site)
    for slot in range(3 * site, 3 * site + boxes):
        tile, kind = state.tiles[slot], state.bases[slot]
        if tile >= 0 and not quiet and not state.dead >> slot & 1:
            points += parts.tiles[tile].colony
        base = table[kind & 15] if kind >= 0 else None
        if base is not None and base.colony > industry:
            industry = base.colony
    if max(state.colony) >= 0:
        for other in parts.boards.near[site]:
            if state.colony[other] >= 0 and other != site and state.bases[3 * other] >> 4 == player:
                points += 1
                break
    return points + industry + (boxes >= 2)


def build_need(state: SpaceCorpState, site: int) -> int:
    """The Build points that give one colony point (SC-COL-11)."""
    return state.parts.numbers["colony_build_multi" if state.parts.boards.multi[site] else "colony_build"]


def team_to_give(state: SpaceCorpState, player: int, site: int) -> int:
    """An own team on the star that could be given to the colony, the lowest number; -1 if none (SC-COL-10, SC-AMB-98)."""
    for team in range(4):
        if state.teams[4 * player + team] == site and not state.track[4 * player + team]:
            return team
    return -1
