"""How far an action could still be raised, so that nothing is offered that leads into a dead end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.hands import Hand, Hqs
from ..components.kinds import NOTHING, Worth
from ..components.names import BUILD, MARINERS, MOVE
from .bases import AT_SITE, IN_REGION, abilities
from .counting import ZERO, Count, build_need, colony_points, gather, gather_build, team_to_give

if TYPE_CHECKING:
    from ..state import SpaceCorpState


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
