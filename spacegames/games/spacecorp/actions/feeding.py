"""The sources that can still be fed to an action. Feeding only adds, and nothing is offered that leads into a dead end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action

from .. import actions
from ..components.boards import FAR
from ..components.kinds import NOTHING, Worth
from ..components.names import BUILD, COLONIZE, EXPLORE, MARINERS, MOVE, TIME
from ..components.sums import COUNTED, FIELD, MULTIPLIES, POINTS, RIVALRY, SHIELDS, SUM
from ..value import SHIELD, build_need, build_peak, competitors_of, has_base, infra_of, lift, owns_base, team_to_give, total, usable_hqs
from .pondering import Feeding
from .seeing import lends, once_each, rival_bases, second_team, shields_later

if TYPE_CHECKING:
    from ..state import SpaceCorpState


def feed(state: SpaceCorpState) -> list[Action]:
    """Every source that may be added now, and confirm as soon as the value is enough."""
    action = state.act
    if action == COLONIZE:
        return _feed_colony(state)
    player = state.active
    if MOVE <= action <= BUILD:
        _sum, _cards, _times, _multiplies, _factor, doubled, _largest, shielded, radiation, need, value, _build = state.count
        hot = radiation > 0 and not shielded
        later = not hot and state.era != MARINERS and (state.timed == 2 or TIME in state.hands[player]) and _shields_later(state, player)
        # profit spent less than doubles a value
        if (value >= need >= 0 and not hot) or ((2 * value > need or not need) and can_confirm(state)):
            return _more(state, player, hot, later)
        if state.execution == 2 or doubled or (state.edgy >> player & 1 and state.held[player] >> RIVALRY & COUNTED) or (lends(state) and rival_bases(state)):
            return Feeding(state, state.parts.hand(state.hands[player])).choices()
        return _hot_feed(state, player) if hot else _plain_feed(state, player, later)
    found = feeds(state, player)
    if not state.hq:
        found = hq_choices(state, player) + found
    if state.count.value > 0:
        found.append(actions.CONFIRM)
    return found or [actions.WITHDRAW]


def _shields_later(state: SpaceCorpState, player: int) -> bool:
    """Whether a card in hand or in an HQ could shield the action for a second team that needs it."""
    points = state.held[player] if state.hq else state.held[player] | state.hqs.gives
    return points >> FIELD * state.act & SHIELDS > 0 and shields_later(state)


def hq_choices(state: SpaceCorpState, player: int) -> list[Action]:
    """The HQs that give something to the action, used plainly: the own one first, two with Competitors last."""
    if state.edgy >> player & 1 and state.held[player] >> RIVALRY & COUNTED:
        return [actions.hq(choice.seats, False) for choice in usable_hqs(state, player).choices(state.act)]
    seats = state.hqs.seats(state.act)
    return actions.OWN_FIRST[player][seats & 1 << player if state.ending else seats]


def feeds(state: SpaceCorpState, player: int) -> list[Action]:
    """The cards in hand that give something to the action, equal ones once."""
    return once_each(state.hands[player], state.parts.feeding[state.act])


def _plain_feed(state: SpaceCorpState, player: int, later: bool) -> list[Action]:
    """The same as Feeding for an action where nothing but the sum counts: no radiation for this team, no bases that help, no Competitors."""
    action, parts, cards = state.act, state.parts, state.hands[player]
    sum_, laid, times, multiplies, factor, _doubled, _largest, _shielded, _radiation, need, _value, _build = state.count
    least = need if state.era == MARINERS else enough(state, need, state.profit[player])
    times *= factor
    bracket = sum_ + laid
    points = state.held[player] >> FIELD * action & POINTS
    if points & MULTIPLIES:
        _printed, added, product, _multiplies, _loss, _largest = parts.worth_of(cards, action)
        bracket += added
        times *= product
        multiplies = True
    else:
        bracket += points & SUM
    time = not state.timed and TIME in cards and parts.time_helps[action]
    most = 2 * times if time else times
    found: list[Action] = []
    alone = bracket or multiplies
    works = alone * most >= least
    twice = alone * times >= least
    if state.hq:
        pass
    elif twice:  # whatever HQ is used, the hand is enough
        found += hq_choices(state, player)
    else:
        hqs = state.hqs
        if hqs.gives >> FIELD * action & MULTIPLIES:
            for hq in hq_choices(state, player):
                printed, more, product, multiplies_too, _loss, _largest = hqs.offices[hq.args[0].bit_length() - 1].worth(action)
                value = (bracket + printed + more or multiplies or multiplies_too) * product
                if value * most >= least:
                    works = True
                    found.append(hq)
                    twice = twice or value * times >= least
        else:
            for hq in hq_choices(state, player):
                value = bracket + (hqs.sums[hq.args[0].bit_length() - 1] >> FIELD * action & SUM)
                if value * most >= least:
                    works = True
                    found.append(hq)
                    twice = twice or value * times >= least
    if not works:
        return [actions.WITHDRAW]
    if points:
        found += feeds(state, player)
    if later:
        found = _with_shields(state, player, found, bracket, multiplies, times, least)
    if time:
        found.append(actions.TIME_DOUBLE)
        if twice and second_team(state):
            found.append(actions.TIME_TWO)
    return found


def _with_shields(state: SpaceCorpState, player: int, plain: list[Action], bracket: int, multiplies: bool, times: int, least: int) -> list[Action]:
    """The same sources, and those that shield the action for a second team; the value must then do without doubling."""
    points, offices = state.parts.points[state.act], state.hqs.offices
    ways, found = [(0, 1)], []
    for source in plain:
        found.append(source)
        if source.kind == "hq":
            seats = source.args[0]
            printed, added, product, multiplies_too, loss, _largest = offices[seats.bit_length() - 1].worth(state.act)
            ways.append((printed + added, product))
            if loss >= 0 and (bracket + printed + added - loss or multiplies or multiplies_too) * product * times >= least:
                found.append(actions.hq(seats, True))
    for card in shields(state, player):
        point = points[card.args[0]]
        if point is not None:
            _plain, factor, loss = point
            rest = times // factor if factor else times
            if any((bracket + more - loss) * product * rest >= least for more, product in ways):
                found.append(card)
    return found


def _hot_feed(state: SpaceCorpState, player: int) -> list[Action]:
    """The same as Feeding for an action in the radiation zone that no base helps: radiation is paid for, or one card is used shielded."""
    action, parts, cards = state.act, state.parts, state.hands[player]
    sum_, laid, times, multiplies, factor, _doubled, _largest, _shielded, radiation, need, _value, _build = state.count
    money = state.profit[player]
    free = enough(state, need, money)
    paid = enough(state, need, money - radiation) if money >= radiation else FAR
    _printed, added, product, multiplies_too, least, _largest = parts.worth_of(cards, action)
    multiplies = multiplies or multiplies_too
    time = not state.timed and TIME in cards and parts.time_helps[action]
    more = times * factor * product * (2 if time else 1)
    bracket = sum_ + laid + added
    choices = hq_choices(state, player) if not state.hq else []
    offices = state.hqs.offices
    # by choice of HQ: points, product and what it costs to use one of its cards shielded
    ways = [(bracket or int(multiplies), more, -1)]
    for choice in choices:
        printed, points, product, multiplies_too, loss, _largest = offices[choice.args[0].bit_length() - 1].worth(action)
        ways.append((bracket + printed + points or int(multiplies or multiplies_too), more * product, loss))
    strict = not _paid_reach(ways, paid)
    if strict and not _shielded_reach(ways, least, free):
        return [actions.WITHDRAW]
    found: list[Action] = []
    for number, choice in enumerate(choices):
        points, product, loss = ways[number + 1]
        if points * product >= paid or (least >= 0 and (points - least) * product >= free):
            found.append(choice)
        if loss >= 0 and (points - loss) * product >= free:
            found.append(actions.hq(choice.args[0], True))
    shielded = shields(state, player)
    if strict and shielded:
        losses = sorted([point[2] for kind in cards if (point := parts.points[action][kind]) is not None and point[2] >= 0])
        second = losses[1] if len(losses) > 1 else -1
        for card in feeds(state, player):
            point = parts.points[action][card.args[0]]
            # a plain card can only do harm where the action has to be shielded by a card
            if _shielded_reach(ways, second if point is not None and point[2] == least else least, free):
                found.append(card)
    else:
        found += feeds(state, player)
    for card in shielded:
        point = parts.points[action][card.args[0]]
        if point is not None:
            _plain, factor, loss = point
            for points, product, _loss in ways:
                if (points - loss) * (product // factor if factor else product) >= free:
                    found.append(card)
                    break
    if time:
        found.append(actions.TIME_DOUBLE)
        halved = [(points, product // 2, loss) for points, product, loss in ways]
        if (_paid_reach(halved, paid) or _shielded_reach(halved, least, free)) and second_team(state):
            found.append(actions.TIME_TWO)
    return found or [actions.WITHDRAW]


def _paid_reach(ways: list[tuple[int, int, int]], need: int) -> bool:
    """Whether some choice of HQ reaches the need with all cards used plainly."""
    for points, product, _loss in ways:  # noqa: SIM110 - a loop is quicker here
        if points * product >= need:
            return True
    return False


def _shielded_reach(ways: list[tuple[int, int, int]], least: int, need: int) -> bool:
    """Whether some choice of HQ reaches the need with one card used shielded: the one in hand that loses least, or one of the HQ."""
    for points, product, loss in ways:
        if loss < 0 or 0 <= least < loss:
            loss = least
        if loss >= 0 and (points - loss) * product >= need:
            return True
    return False


def enough(state: SpaceCorpState, need: int, money: int) -> int:
    """The smallest value that reaches a need with profit spent (SC-VAL-15 to SC-VAL-17)."""
    if state.era == MARINERS or money <= 0:
        return need
    spend, half = state.parts.spend, (need + 2) // 2
    least = need - (spend if spend < money else money)
    if least < half:
        least = half
    return least if least < need else need


def _more(state: SpaceCorpState, player: int, hot: bool, later: bool) -> list[Action]:
    """Whatever fits can be added to an action that is ready, for nothing lowers its value (SC-AMB-17); shielded where this team or a later one needs it."""
    action, parts = state.act, state.parts
    found: list[Action] = []
    if state.execution == 1:
        cards = state.hands[player]
        if not state.hq:
            if hot or later:
                for choice in hq_choices(state, player):
                    found.append(choice)
                    seats = choice.args[0]
                    if infra_of(state, seats, action).loss >= 0:
                        found.append(actions.hq(seats, True))
            else:
                found += hq_choices(state, player)
        found += feeds(state, player)
        if hot or later:
            found += shields(state, player)
        if not state.timed and TIME in cards and parts.time_helps[action]:
            found.append(actions.TIME_DOUBLE)
            if second_team(state):
                found.append(actions.TIME_TWO)
    if lends(state):
        found += [actions.USE[slot] for slot, kind in rival_bases(state) if hot or kind != SHIELD]
    if action == MOVE:
        found += confirms(state)
    else:
        found.append(actions.CONFIRM)
    return found


def shields(state: SpaceCorpState, player: int) -> list[Action]:
    """The cards in hand with a shielded value for the action, equal ones once."""
    return once_each(state.hands[player], state.parts.shielding[state.act])


def can_confirm(state: SpaceCorpState) -> bool:
    """Whether value, spending and radiation work out now."""
    count = state.count
    if state.act == COLONIZE:
        begun = bool(state.hq or state.fed)
        return 0 <= count.need <= count.value and (not begun or count.build >= build_need(state, state.target))
    if count.need < 0:
        return count.value > 0 and state.act not in (MOVE, EXPLORE, BUILD)
    money = state.profit[state.active] - (0 if count.shielded else count.radiation)
    return money >= 0 and lift(state, count.value, money) >= count.need


def confirms(state: SpaceCorpState) -> list[Action]:
    """Confirm; where only rivals' bases at both ends allow the Move, one of them is named (SC-AMB-25)."""
    if state.act == MOVE:
        ends = condition(state)
        if len(ends) == 2:
            return [actions.CONFIRM_AT[site] for site in ends]
    return [actions.CONFIRM]


def condition(state: SpaceCorpState) -> list[int]:
    """The ends of a Move whose rival base meets the base condition; empty if an own base or one used anyway does."""
    player = state.active
    start, target = state.teams[4 * player + state.team], state.target
    if owns_base(state, player, start) or owns_base(state, player, target):
        return []
    if state.used and any(slot // 3 in (start, target) for slot in state.used):
        return []
    return [site for site in (start, target) if has_base(state, player, site)]


def lenders(state: SpaceCorpState, named: int) -> tuple[int, ...]:
    """The slots of rivals' bases that this execution uses, the one for the base condition last."""
    slots = state.used
    if state.act == MOVE and state.target >= 0:
        ends = condition(state)
        if ends:
            slots = (*slots, 3 * (named if named in ends else ends[0]))
    return slots


def rewarded(state: SpaceCorpState, slots: tuple[int, ...]) -> tuple[int, ...]:
    """The rivals who are rewarded for this execution with the bases in these slots, one entry for each HQ and each base used (SC-RWD-01, SC-RWD-02, SC-AMB-26)."""
    hqs = state.hq & ~(1 << state.active) if state.execution == 1 else 0
    if not hqs and not slots:
        return ()
    found = [player for player in range(state.players) if hqs >> player & 1]
    for slot in slots:
        if state.options["rewards"] == "each" or slot not in state.lent:
            found.append(state.bases[slot] >> 4)
    return tuple(found)


# ---- colonies


def _feed_colony(state: SpaceCorpState) -> list[Action]:
    """The sources of colony points that cost something, while points are short (SC-COL-10 to SC-COL-12)."""
    found: list[Action] = []
    player, count = state.active, state.count
    need = build_need(state, state.target)
    begun = bool(state.hq or state.fed)
    most = build_peak(state, player)
    if (count.value < count.need or begun) and count.build < need <= most:
        competitors = competitors_of(state, player)
        if not state.hq:
            found += [
                actions.hq(choice.seats, False)
                for choice in usable_hqs(state, player).choices(BUILD)
                if _builds(state, competitors, choice.seats, choice.worth) >= need
            ]
        feeding = state.parts.feeding[BUILD]
        for kind in dict.fromkeys(state.hands[player]):
            card = feeding[kind]
            if card is not None and (state.hq or kind != competitors or _builds_alone(state, competitors) >= need):
                found.append(card)
    if count.value < count.need:
        if not state.given & 1 and team_to_give(state, player, state.target) >= 0:
            found.append(actions.GIVE_TEAM)
        if not state.given & 2 and state.profit[player] >= state.parts.numbers["colony_price"]:
            found.append(actions.GIVE_PROFIT)
    if can_confirm(state):
        found.append(actions.CONFIRM)
    return found or [actions.WITHDRAW]


def _builds_alone(state: SpaceCorpState, competitors: int) -> int:
    """The most Build points without playing Competitors as an Edge."""
    single = [(choice.seats, choice.worth) for choice in usable_hqs(state, state.active).choices(BUILD) if choice.seats & (choice.seats - 1) == 0]
    return max(_builds(state, competitors, seats, worth) for seats, worth in [(0, NOTHING), *single])


def _builds(state: SpaceCorpState, competitors: int, seats: int, worth: Worth) -> int:
    """The most Build points with this HQ."""
    count = state.count
    cards = list(state.hands[state.active])
    if seats & (seats - 1):
        cards.remove(competitors)
    rest = state.parts.worth_of(tuple(cards), BUILD)
    return total(
        state,
        count.sum + worth.printed,
        count.cards + rest.added + worth.added,
        count.times * rest.times * worth.times,
        count.multiplies or rest.multiplies or worth.multiplies,
        1,
        False,
        0,
    )
