"""The value of an action: what its sources make together, and how far it could still be raised.

Sums come before products (SC-VAL-03): (printed Infra + cards + progress additions + Mariners Spaceport) x multiplier cards x
progress factors x Industrial x Time. A Spaceport of the later eras doubles the cards in the sum. Profit is added last.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from .components.names import ACTIONS, BUILD, COLONIZE, EXPLORE, MARINERS, MOVE, SITES, STARFARERS, VALUED
from .components.parts import INTROVERTS, NOTHING, PHOBES, Hand, Hqs, Worth, joined_worth

if TYPE_CHECKING:
    from .state import SpaceCorpState

AT_SITE, IN_REGION, SHIELD = 1, 2, 3
"""How a base helps: a Spaceport where a Move starts, an Industrial elsewhere in the region of a Build, a Shield Factory."""
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


# ---- bases


def abilities(state: SpaceCorpState, player: int, action: int, site: int) -> tuple[int, bool, bool, bool, list[tuple[int, int]]]:
    """What bases do for an action from this site: points and doubling of a Spaceport, doubling by an Industrial, a shield, and rivals' bases that would help.

    Own bases count at once. Of rivals' bases only those are named that add something to the own ones; none after the era
    end was triggered (SC-VAL-10 to SC-VAL-12, SC-AMB-08, SC-RWD-05).
    """
    plus, doubled, builds, shields = 0, False, False, False
    rivals: list[tuple[int, int]] = []
    parts = state.parts
    boards = parts.boards
    region = boards.region[site]
    table = parts.bases[state.era]
    for owner, slots in enumerate(state.helps):
        if owner != player and state.ending:
            continue
        for slot in slots:
            other = slot // 3
            if boards.region[other] != region:
                continue
            base = table[state.bases[slot] & 15]
            assert base is not None
            if action == MOVE and other == site and (base.move or base.doubles_cards):
                kind = AT_SITE
            elif action == BUILD and other != site and base.doubles_build:
                kind = IN_REGION
            elif base.shields:
                kind = SHIELD
            else:
                continue
            if owner != player:
                rivals.append((slot, kind))
            elif kind == AT_SITE:
                plus += base.move
                doubled = doubled or base.doubles_cards
            elif kind == IN_REGION:
                builds = True
            else:
                shields = True
    if rivals:
        has = (False, plus > 0 or doubled, builds, shields)
        rivals = [(slot, kind) for slot, kind in rivals if not has[kind]]
    return plus, doubled, builds, shields, rivals


def has_base(state: SpaceCorpState, player: int, site: int) -> bool:
    """Whether a base stands there that the player may use: any, and after the era end was triggered an own one (SC-MOV-04 to SC-MOV-06)."""
    base = state.bases[3 * site]
    return state.parts.boards.is_start[site] or (base >= 0 and (not state.ending or base >> 4 == player))


def owns_base(state: SpaceCorpState, player: int, site: int) -> bool:
    """Whether a base of the player stands there; the start base is everybody's (SC-AMB-33)."""
    return state.parts.boards.is_start[site] or state.bases[3 * site] >> 4 == player


def is_quiet(state: SpaceCorpState, site: int) -> bool:
    """Whether Phobes keep the tiles of a system from giving anything (SC-ALN-05)."""
    if state.era != STARFARERS:
        return False
    tiles = state.parts.tiles
    for slot in range(3 * site, 3 * site + state.parts.boards.boxes[site]):
        tile = state.tiles[slot]
        if tile >= 0 and tiles[tile].special == PHOBES:
            base = state.bases[slot]
            table = state.parts.bases[state.era][base & 15] if base >= 0 else None
            return table is None or not table.secures
    return False


def build_cost(state: SpaceCorpState, site: int) -> int:
    """b# with the Base# of all tiles, never below 0 (SC-BLD-04, SC-BLD-05, SC-STR-15, SC-AMB-102)."""
    boards = state.parts.boards
    cost = boards.build[site]
    if state.options["phobes_base"] or not is_quiet(state, site):
        for slot in range(3 * site, 3 * site + boards.boxes[site]):
            if state.tiles[slot] >= 0:
                cost += state.parts.tiles[state.tiles[slot]].cost
    return max(0, cost)


def keeps_out(state: SpaceCorpState, player: int, site: int) -> bool:
    """Whether Introverts bar this player from building there (SC-ALN-07)."""
    if state.parts.perks(state.owned[player]).introverts:
        return False
    slots = range(3 * site, 3 * site + state.parts.boards.boxes[site])
    return any(state.tiles[slot] >= 0 and state.parts.tiles[state.tiles[slot]].special == INTROVERTS for slot in slots)


# ---- the sources so far


def gather(state: SpaceCorpState, player: int, action: int, site: int) -> tuple[Count, list[tuple[int, int]]]:
    """The count of an action by a team at this site with what is fed already, and rivals' bases that would still help."""
    parts = state.parts
    perks = parts.perks(state.owned[player])
    sum, cards, times, multiplies, largest = perks.added[action], 0, 1, False, 0
    factor, shielded, doubled = perks.factor[action], perks.shield, False
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
        plus, doubled, builds, shields, rivals = abilities(state, player, action, site)
        boards = parts.boards
        shielded = shielded or shields or (action == MOVE and boards.is_start[site] and (boards.shielded[site] or state.options["sun_shield"]))
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
    return Count(sum, cards, times, multiplies, factor, doubled, largest, shielded, 0, -1, 0, 0), rivals


def infra_of(state: SpaceCorpState, seats: int, action: int) -> Worth:
    """What one HQ gives, or two by Competitors."""
    found = NOTHING
    for player, infra in enumerate(state.infra):
        if seats >> player & 1:
            worth = state.parts.hq(state.home, infra)[action]
            found = worth if found is NOTHING else joined_worth(found, worth)
    return found


def hot_cost(state: SpaceCorpState) -> int:
    """What an unshielded action in the radiation zone costs (SC-RAD-02, SC-RAD-03, SC-AMB-71)."""
    if state.era == MARINERS or (state.given & RADIATION_PAID and state.options["radiation"] == "once"):
        return 0
    return state.parts.numbers["radiation_starfarers" if state.era == STARFARERS else "radiation_planeteers"]


def penalty(state: SpaceCorpState, action: int, site: int, target: int) -> int:
    """What this action costs if nothing shields it: only a Move or Build with a part in the zone does (SC-RAD-01, SC-AMB-74, SC-AMB-77)."""
    boards = state.parts.boards
    hot = boards.zone[site][target] if action == MOVE else action == BUILD and boards.radiation[site]
    return hot_cost(state) if hot else 0


def distance(state: SpaceCorpState, player: int, site: int, target: int) -> int:
    boards = state.parts.boards
    return (boards.floating if state.parts.perks(state.owned[player]).no_gravity else boards.distance)[site][target]


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
    if action < 0 or action >= VALUED:
        state.count = ZERO
        return
    site = state.teams[4 * player + state.team] if state.team >= 0 else -1
    count, _rivals = gather(state, player, action, site)
    need, radiation = -1, 0
    if site >= 0 and state.target >= 0:
        need, radiation = need_of(state), penalty(state, action, site, state.target)
    sum, cards, times, multiplies, factor, doubled, largest, shielded, _radiation, _need, _value, _build = count
    value = total(state, sum, cards, times, multiplies, factor, doubled, largest)
    state.count = Count(sum, cards, times, multiplies, factor, doubled, largest, shielded, radiation, need, value, 0)


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


# ---- how far it could go


def lift(state: SpaceCorpState, value: int, money: int) -> int:
    """A value with as much profit spent as is allowed (SC-VAL-15 to SC-VAL-17, SC-AMB-03 to SC-AMB-05)."""
    if state.era == MARINERS:
        return value
    most = min(state.parts.numbers["spend"], value - 1)
    if most <= 0:
        return value
    if state.spent >= most:
        return value + most
    return value + state.spent + min(most - state.spent, money) if money > 0 else value + state.spent


def reach_of(state: SpaceCorpState, player: int, plain: int, shielded: int, radiation: int) -> int:
    """The largest need that values can meet: the plain one with radiation paid, or the one that a card shields; -1 if neither."""
    money = state.profit[player]
    if not radiation:
        return lift(state, plain, money)
    paid = lift(state, plain, money - radiation) if money >= radiation else -1
    free = lift(state, shielded, money) if shielded >= 0 else -1
    return max(paid, free)


def peak(state: SpaceCorpState, count: Count, rest: Worth, hqs: list[Worth], more: int, plus: int, doubled: bool) -> tuple[int, int]:
    """The largest value if all that is left is used: plain, and with one card used shielded (-1 if none can be).

    `more` is a further factor (Time, a rival's Industrial), `plus` are points of a rival's Spaceport.
    """
    sum, cards, times, multiplies, factor, twice, largest, shielded, _radiation, _need, _value, _build = count
    sum += plus
    cards += rest.added
    times *= rest.times * factor * more
    multiplies = multiplies or rest.multiplies
    largest = max(largest, rest.largest)
    twice = twice or doubled
    best, best_shielded = 0, -1
    each = state.options["spaceport"] == "each"
    for printed, added, product, multiplies_too, loss, large in hqs:
        bracket = sum + printed + cards + added
        if not bracket:
            if multiplies or multiplies_too:
                bracket = 2 if twice else 1
        elif twice:
            bracket += cards + added if each else max(largest, large)
        value = bracket * times * product
        if value > best:
            best = value
        if not shielded:
            if loss < 0 or 0 <= rest.loss < loss:
                loss = rest.loss
            if loss >= 0:
                value = (bracket - (2 * loss if twice else loss)) * times * product
                if value > best_shielded:
                    best_shielded = value
    return best, best if shielded else best_shielded


def hqs_of(state: SpaceCorpState, player: int, hand: Hand) -> Hqs:
    """The HQs a player may use now, by action."""
    return state.parts.hqs(state.home, state.infra, player, state.ending > 0, hand.competitors)


def outlook(state: SpaceCorpState, player: int, action: int, site: int) -> tuple[int, int, bool]:
    """The largest plain and shielded value an action of a team at this site can reach, and whether bases or own cards shield it."""
    if state.hq or state.fed or state.timed or state.execution == 2 or state.used:
        count, rivals = gather(state, player, action, site)
        return outlook_from(state, player, action, count, rivals)
    parts = state.parts
    owned = state.owned[player]
    plus, doubled, builds, shields = 0, False, False, False
    if action in (MOVE, BUILD):
        if any(state.helps):
            plus, doubled, builds, shields, rivals = abilities(state, player, action, site)
            table = parts.bases[state.era]
            for slot, kind in rivals:
                base = table[state.bases[slot] & 15]
                assert base is not None
                if kind == AT_SITE:
                    plus += base.move
                    doubled = doubled or base.doubles_cards
                elif kind == IN_REGION:
                    builds = True
                else:
                    shields = True
        if (owned and parts.perks(owned).shield) or (
            action == MOVE and parts.boards.is_start[site] and (parts.boards.shielded[site] or state.options["sun_shield"])
        ):
            shields = True
        for type in state.types:
            base = parts.bases[state.era][type]
            shields = shields or (base is not None and base.shields)
    if plus or doubled or builds:
        best = _fresh_peak(state, player, action, plus, doubled, builds)
    else:
        best = _peak_of(state, player, action)
    return best[0], best[1], shields


def _peak_of(state: SpaceCorpState, player: int, action: int) -> tuple[int, int]:
    """The largest plain and shielded value of an action without help from bases; looked at once for each hand and all HQs."""
    peaks = state.parts.peaks
    key = (state.hands[player], *state.infra, state.owned[player], 32 * action + 8 * state.home + 4 * (state.ending > 0), player)
    found = peaks.get(key)
    if found is None:
        if len(peaks) > 20_000:
            peaks.clear()
        found = peaks[key] = _fresh_peak(state, player, action, 0, False, False)
    return found


def _fresh_peak(state: SpaceCorpState, player: int, action: int, plus: int, doubled: bool, builds: bool) -> tuple[int, int]:
    """The largest values from a whole hand, any HQ, Time and progress cards."""
    parts = state.parts
    hand = parts.hand(state.hands[player])
    more = (2 if builds else 1) * (2 if hand.holds_time and parts.time_helps[action] else 1)
    if state.owned[player]:
        perks = parts.perks(state.owned[player])
        plus += perks.added[action]
        more *= perks.factor[action]
    rest = hand.worth(action)
    if hand.competitors >= 0:
        return peak(state, ZERO, rest, hqs_of(state, player, hand).spare(action), more, plus, doubled)
    hqs = [NOTHING]
    plain = not doubled and not rest.multiplies and rest.loss < 0
    largest = 0
    for seat, infra in enumerate(state.infra):
        if seat == player or not state.ending:
            worth = parts.hq(state.home, infra)[action]
            if worth.multiplies or worth.loss >= 0:
                plain = False
            elif worth.printed + worth.added > largest:
                largest = worth.printed + worth.added
            hqs.append(worth)
    if plain:  # nothing but sums: the best HQ is the one with most points
        return (plus + rest.added + largest) * more, -1
    return peak(state, ZERO, rest, hqs, more, plus, doubled)


def outlook_from(state: SpaceCorpState, player: int, action: int, count: Count, rivals: list[tuple[int, int]]) -> tuple[int, int, bool]:
    """The same for an action that is fed already."""
    if state.execution == 2:
        rest, hqs, more = NOTHING, [NOTHING], 1
    else:
        hand = state.parts.hand(state.hands[player])
        rest = hand.worth(action)
        hqs = [NOTHING] if state.hq else hqs_of(state, player, hand).spare(action)
        more = 2 if hand.holds_time and not state.timed and state.parts.time_helps[action] else 1
    plus, doubled, shields, industry = 0, False, False, False
    table = state.parts.bases[state.era]
    for slot, kind in rivals:
        base = table[state.bases[slot] & 15]
        assert base is not None
        if kind == AT_SITE:
            doubled = doubled or base.doubles_cards
            plus += base.move
        elif kind == IN_REGION:
            industry = True
        else:
            shields = True
    plain, shielded = peak(state, count, rest, hqs, more * (2 if industry else 1), plus, doubled)
    return plain, shielded, shields or count.shielded


# ---- colonies


def colony_points(state: SpaceCorpState, player: int, site: int) -> int:
    """Colony points that cost nothing: Col#, a nearby colony, an Industrial, two bases, Enviro Tolerance (SC-COL-06 to 09, 13)."""
    parts = state.parts
    points = parts.perks(state.owned[player]).colony
    slots = range(3 * site, 3 * site + parts.boards.boxes[site])
    if not is_quiet(state, site):
        points += sum(parts.tiles[state.tiles[slot]].colony for slot in slots if state.tiles[slot] >= 0 and not state.dead >> slot & 1)
    if any(state.colony[other] >= 0 and other != site and state.bases[3 * other] >> 4 == player for other in parts.boards.near[site]):
        points += 1
    industry = 0
    for slot in slots:
        base = parts.bases[state.era][state.bases[slot] & 15] if state.bases[slot] >= 0 else None
        if base is not None:
            industry = max(industry, base.colony)
    return points + industry + (len(slots) >= 2)


def build_need(state: SpaceCorpState, site: int) -> int:
    """The Build points that give one colony point (SC-COL-11)."""
    return state.parts.numbers["colony_build_multi" if state.parts.boards.multi[site] else "colony_build"]


def team_to_give(state: SpaceCorpState, player: int, site: int) -> int:
    """An own team on the star that could be given to the colony, the lowest number; -1 if none (SC-COL-10, SC-AMB-98)."""
    for team in range(4):
        if state.teams[4 * player + team] == site and not state.track[4 * player + team]:
            return team
    return -1


def build_peak(state: SpaceCorpState, player: int) -> int:
    """The most Build points that Infra and hand can still give to a colony."""
    hand = state.parts.hand(state.hands[player])
    count, _rivals = gather_build(state)
    hqs = [NOTHING] if state.hq else hqs_of(state, player, hand).spare(BUILD)
    return peak(state, count, hand.worth(BUILD), hqs, 1, 0, False)[0]


def most_points(state: SpaceCorpState, player: int, site: int) -> int:
    """The most colony points a player could show for a region."""
    points = colony_points(state, player, site)
    points += team_to_give(state, player, site) >= 0
    points += state.profit[player] >= state.parts.numbers["colony_price"]
    return points + (build_peak(state, player) >= build_need(state, site))


# ---- told in one piece


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The action being put together, as a person wants to see it."""

    action: str
    team: int | None
    site: str | None
    value: int
    need: int | None
    reach: int
    spend: int
    radiation: int
    shielded: bool
    zone: bool
    printed: int
    cards: int
    factor: int
    time: str | None
    rewards: tuple[int, ...]
    short: int
    ready: bool
    build: int
    build_need: int | None


def reckoning(state: SpaceCorpState) -> Reckoning:
    """Value, need, costs and rewards of the action being put together."""
    from .legal.feeding import can_confirm, rewarded

    count = state.count
    player, action = state.active, max(state.act, 0)
    need = count.need
    money = state.profit[player]
    radiation = 0 if count.shielded else count.radiation
    spendable = action in (MOVE, EXPLORE, BUILD)
    reach = lift(state, count.value, money - radiation) if spendable else count.value
    lifted = lift(state, count.value, 0) if spendable else count.value
    spend = max(0, min(need, reach) - lifted) if need >= 0 and spendable else 0
    site = state.target if state.target >= 0 else state.teams[4 * player + state.team] if state.team >= 0 else -1
    colonizes = action == COLONIZE and state.target >= 0
    return Reckoning(
        ACTIONS[action],
        state.team + 1 if state.team >= 0 else None,
        SITES[site] if site >= 0 else None,
        count.value + (min(state.spent, max(0, lifted - count.value)) if spendable else 0),
        need if need >= 0 else None,
        reach,
        spend,
        radiation,
        count.shielded,
        count.radiation > 0,
        count.sum,
        count.cards * 2 if count.doubled and state.options["spaceport"] == "each" else count.cards,
        count.times * count.factor,
        (None, "double", "two")[state.timed],
        rewarded(state, -1),
        max(0, need - reach) if need >= 0 else 0,
        can_confirm(state),
        count.build,
        build_need(state, state.target) if colonizes else None,
    )
