"""How far an action could still be raised, so that nothing is offered that leads into a dead end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.hands import Usable
from ..components.kinds import NOTHING, Worth
from ..components.names import BUILD, EXPLORE, MARINERS, MOVE, TIME
from ..components.sums import COUNTED, FIELD, MULTIPLIES, RIVALRY, SHIELDS, SUM
from .bases import AT_SITE, IN_REGION, abilities
from .counting import ZERO, Count, build_need, colony_points, gather, gather_build, hot_cost, starts_shielded, team_to_give

if TYPE_CHECKING:
    from ..state import SpaceCorpState


def lift(state: SpaceCorpState, value: int, money: int) -> int:
    """A value with as much profit spent as is allowed (SC-VAL-15 to SC-VAL-17, SC-AMB-03 to SC-AMB-05)."""
    if state.era == MARINERS:
        return value
    most, spent = state.parts.spend, state.spent
    if value <= most:
        most = value - 1
    if most <= 0:
        return value
    if spent >= most:
        return value + most
    if money <= 0:
        return value + spent
    most -= spent
    return value + spent + (most if most < money else money)


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


def competitors_of(state: SpaceCorpState, player: int) -> int:
    """A Competitors card in the hand of a player, or -1."""
    if state.edgy >> player & 1:
        for card in state.parts.competitors:
            if card in state.hands[player]:
                return card
    return -1


def usable_hqs(state: SpaceCorpState, player: int) -> Usable:
    """The HQs a player may use now."""
    return state.hqs.usable(player, state.ending > 0, competitors_of(state, player))


def peak_of(state: SpaceCorpState, player: int, action: int, hot: bool) -> tuple[int, int]:
    """The largest plain and shielded value of an action without help from bases.

    The shielded value is looked for only if the action is in the radiation zone; -1 else, and if no card can shield.
    """
    parts, cards, closed = state.parts, state.hands[player], state.ending > 0
    hqs, held = state.hqs, state.held[player]
    points = held + (hqs.sums[player] if closed else hqs.best) >> FIELD * action
    more, plus = 2 if TIME in cards and parts.time_helps[action] else 1, 0
    if state.owned[player]:
        perks = state.perks[player]
        plus = perks.added[action]
        more *= perks.factor[action]
    if held >> RIVALRY & COUNTED:
        return peak(state, ZERO, parts.worth_of(cards, action), usable_hqs(state, player).spare(action), more, plus, False)
    if not points & (MULTIPLIES | SHIELDS if hot else MULTIPLIES):  # nothing but sums: the best HQ is the one with most points
        return (plus + (points & SUM)) * more, -1
    multiplies, least = False, -1
    if held >> FIELD * action & (MULTIPLIES | SHIELDS):
        _printed, _added, product, multiplies, least, _largest = parts.worth_of(cards, action)
        more *= product
    plus += held >> FIELD * action & SUM
    best, best_shielded = 0, -1
    ways = hqs.ways(action)
    if not hot:
        for laid, times, multiplies_too, _loss in ways[player : player + 1] if closed else ways:
            value = (plus + laid or multiplies or multiplies_too) * times
            if value > best:
                best = value
        return best * more, -1
    for laid, times, multiplies_too, loss in ways[player : player + 1] if closed else ways:
        bracket = plus + laid or multiplies or multiplies_too
        if bracket * times > best:
            best = bracket * times
        if loss < 0 or 0 <= least < loss:
            loss = least
        if loss >= 0 and (bracket - loss) * times > best_shielded:
            best_shielded = (bracket - loss) * times
    return best * more, best_shielded * more if best_shielded >= 0 else -1


def way_of(state: SpaceCorpState, player: int) -> tuple[int, int]:
    """How far a Move of which nothing is fed yet can lead without help from bases, outside the radiation zone and in it, if nothing but cards shields it.

    It is worked out once in a turn for the declaration, the team and the target.
    """
    cards, money = state.hands[player], state.profit[player]
    number, before, infra, had, free, hot = state.way
    if number == state.number and before is cards and infra is state.infra and had == money:
        return free, hot
    if state.era == MARINERS:
        free = hot = peak_of(state, player, MOVE, False)[0]
    else:
        cost = hot_cost(state)
        poor = money - cost < state.parts.spend
        # else all that can be spent is left after radiation is paid, and shields do not matter
        plain, shielded = peak_of(state, player, MOVE, poor)
        free = hot = lift(state, plain, money)
        if poor:
            hot = reach_of(state, player, plain, shielded, cost)
    state.way = (state.number, cards, state.infra, money, free, hot)
    return free, hot


def begun(state: SpaceCorpState) -> bool:
    """Whether the action being put together has any source yet."""
    return bool(state.hq or state.fed or state.timed or state.execution == 2 or state.used)


def outlook(state: SpaceCorpState, player: int, action: int, site: int, hot: bool = True) -> tuple[int, int, bool]:
    """The largest plain and shielded value an action of a team at this site can reach, and whether bases or own cards shield it."""
    if begun(state):
        count, rivals = gather(state, player, action, site)
        return outlook_from(state, player, action, count, rivals)
    parts = state.parts
    if action == EXPLORE:
        plain, shielded = peak_of(state, player, action, hot)
        return plain, shielded, False
    shields = state.perks[player].shield or (action == MOVE and starts_shielded(state, site))
    for type in state.types:
        base = parts.bases[state.era][type]
        shields = shields or (base is not None and base.shields)
    if state.aid >> parts.boards.region[site] & 1:
        plus, doubled, builds, safe, rivals = abilities(state, player, action, site)
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
                safe = True
        shields = shields or safe
        if plus or doubled or builds:
            plain, shielded = _helped_peak(state, player, action, plus, doubled, builds)
            return plain, shielded, shields
    plain, shielded = peak_of(state, player, action, hot and not shields)
    return plain, shielded, shields


def _helped_peak(state: SpaceCorpState, player: int, action: int, plus: int, doubled: bool, builds: bool) -> tuple[int, int]:
    """The largest values from a whole hand, any HQ, Time, progress cards and bases."""
    parts, cards = state.parts, state.hands[player]
    more = (2 if builds else 1) * (2 if TIME in cards and parts.time_helps[action] else 1)
    if state.owned[player]:
        perks = state.perks[player]
        plus += perks.added[action]
        more *= perks.factor[action]
    return peak(state, ZERO, parts.worth_of(cards, action), usable_hqs(state, player).spare(action), more, plus, doubled)


def outlook_from(state: SpaceCorpState, player: int, action: int, count: Count, rivals: list[tuple[int, int]]) -> tuple[int, int, bool]:
    """The same for an action that is fed already."""
    if state.execution == 2:
        rest, hqs, more = NOTHING, [NOTHING], 1
    else:
        cards = state.hands[player]
        rest = state.parts.worth_of(cards, action)
        hqs = [NOTHING] if state.hq else usable_hqs(state, player).spare(action)
        more = 2 if TIME in cards and not state.timed and state.parts.time_helps[action] else 1
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


def build_peak(state: SpaceCorpState, player: int) -> int:
    """The most Build points that Infra and hand can still give to a colony."""
    count, _rivals = gather_build(state)
    hqs = [NOTHING] if state.hq else usable_hqs(state, player).spare(BUILD)
    return peak(state, count, state.parts.worth_of(state.hands[player], BUILD), hqs, 1, 0, False)[0]


def most_points(state: SpaceCorpState, player: int, site: int) -> int:
    """The most colony points a player could show for a region."""
    return _points(state, player, site) + (build_peak(state, player) >= build_need(state, site))


def has_points_for(state: SpaceCorpState, player: int, site: int, value: int) -> bool:
    """Whether a player could show so many colony points for a region."""
    points = _points(state, player, site)
    return points >= value or (points + 1 == value and build_peak(state, player) >= build_need(state, site))


def _points(state: SpaceCorpState, player: int, site: int) -> int:
    """Colony points without any Build points."""
    points = colony_points(state, player, site)
    points += team_to_give(state, player, site) >= 0
    return points + (state.profit[player] >= state.parts.numbers["colony_price"])
