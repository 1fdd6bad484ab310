"""The sources that can still be fed to an action. Feeding only adds, and nothing is offered that leads into a dead end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action

from .. import actions
from ..components.hands import Hand, Hqs
from ..components.kinds import NOTHING, Worth
from ..components.names import BUILD, COLONIZE, EXPLORE, MARINERS, MOVE
from ..value import (
    AT_SITE,
    SHIELD,
    Count,
    build_need,
    build_peak,
    gather,
    has_base,
    hqs_of,
    lift,
    owns_base,
    peak,
    reach_of,
    team_to_give,
    total,
)
from . import declaring

if TYPE_CHECKING:
    from ..state import SpaceCorpState


def feed(state: SpaceCorpState) -> list[Action]:
    """Every source that may be added now, and confirm as soon as the value is enough."""
    action = state.act
    if action == COLONIZE:
        return _feed_colony(state)
    player = state.active
    hand = state.parts.hand(state.hands[player])
    if action not in (MOVE, EXPLORE, BUILD):
        found = [] if state.hq else hqs_of(state, player, hand).plain(action).copy()
        found += hand.feeds(action)
        if state.count.value > 0:
            found.append(actions.CONFIRM)
        return found or [actions.WITHDRAW]
    count = state.count
    if can_confirm(state):
        return _more(state, player, hand)
    if (count.radiation and not count.shielded) or state.execution == 2 or hand.competitors >= 0 or count.doubled or any(state.helps):
        return Feeding(state, hand).choices()
    return _plain_feed(state, player, hand)


def _plain_feed(state: SpaceCorpState, player: int, hand: Hand) -> list[Action]:
    """The same as Feeding for an action where nothing but the sum counts: no radiation, no bases that help, no Competitors."""
    action, count = state.act, state.count
    least = enough(state, count.need, state.profit[player])
    _printed, added, times, multiplies, _loss, _largest = hand.worth(action)
    sum = count.sum + count.cards + added
    times *= count.times * count.factor
    multiplies = multiplies or count.multiplies
    time = hand.holds_time and not state.timed and state.parts.time_helps[action]
    most = 2 * times if time else times
    found: list[Action] = []
    works = single = (sum or multiplies) and (sum or 1) * most >= least
    twice = (sum or 1) * times >= least if works else False
    if not state.hq:
        hqs = hqs_of(state, player, hand)
        plain = hqs.plain(action)
        for number, choice in enumerate(hqs.choices(action)):
            printed, more, product, multiplies_too, _loss, _largest = choice.worth
            bracket = sum + printed + more or (1 if multiplies or multiplies_too else 0)
            if bracket * most * product >= least:
                works = True
                found.append(plain[number])
                twice = twice or bracket * times * product >= least
    if not works and not single:
        return [actions.WITHDRAW]
    found += hand.feeds(action)
    if time:
        found.append(actions.TIME_DOUBLE)
        if twice and second_team(state):
            found.append(actions.TIME_TWO)
    return found


def enough(state: SpaceCorpState, need: int, money: int) -> int:
    """The smallest value that reaches a need with profit spent (SC-VAL-15 to SC-VAL-17)."""
    if state.era == MARINERS or money <= 0:
        return need
    return min(need, max(need - min(state.parts.numbers["spend"], money), (need + 2) // 2))


def _more(state: SpaceCorpState, player: int, hand: Hand) -> list[Action]:
    """Whatever fits can be added to an action that is ready, for nothing lowers its value (SC-AMB-17)."""
    action, count = state.act, state.count
    hot = count.radiation > 0 and not count.shielded
    found: list[Action] = []
    if state.execution == 1:
        if not state.hq:
            hqs = hqs_of(state, player, hand)
            if hot:
                for choice in hqs.choices(action):
                    found.append(actions.hq(choice.seats, False))
                    if choice.worth.loss >= 0:
                        found.append(actions.hq(choice.seats, True))
            else:
                found += hqs.plain(action)
        found += hand.feeds(action)
        if hot:
            found += hand.shields(action)
        if hand.holds_time and not state.timed and state.parts.time_helps[action]:
            found.append(actions.TIME_DOUBLE)
            if second_team(state):
                found.append(actions.TIME_TWO)
    if any(state.helps):
        found += [actions.USE[slot] for slot, kind in rival_bases(state) if hot or kind != SHIELD]
    return found + confirms(state)


class Feeding:
    """A Move, Explore or Build that is not ready yet: what may come next without losing sight of the target."""

    __slots__ = ("action", "count", "doubled", "hand", "hot", "industry", "player", "plus", "rivals", "shield", "state")

    def __init__(self, state: SpaceCorpState, hand: Hand) -> None:
        self.state = state
        self.player = state.active
        self.action = state.act
        self.hand = hand
        self.count = state.count
        self.hot = state.count.radiation > 0 and not state.count.shielded
        self.rivals: list[tuple[int, int]] = []
        self.plus, self.doubled, self.industry, self.shield = 0, False, False, False
        if any(state.helps):
            self._look_around()

    def _look_around(self) -> None:
        """Rivals' bases that could still be used."""
        table = self.state.parts.bases[self.state.era]
        for slot, kind in rival_bases(self.state):
            base = table[self.state.bases[slot] & 15]
            assert base is not None
            if kind == SHIELD:
                if not self.hot:
                    continue
                self.shield = True
            elif kind == AT_SITE:
                self.doubled = self.doubled or base.doubles_cards
                self.plus += base.move
            else:
                self.industry = True
            self.rivals.append((slot, kind))

    def choices(self) -> list[Action]:
        state, count, hand, action = self.state, self.count, self.hand, self.action
        first = state.execution == 1
        rest = hand.worth(action) if first else NOTHING
        time = first and hand.holds_time and not state.timed and state.parts.time_helps[action]
        hqs = hqs_of(state, self.player, hand) if first and not state.hq else None
        spare = hqs.spare(action) if hqs is not None else [NOTHING]
        plain, shielded = self._peak(count, rest, spare, time)
        if self._reach(count, plain, shielded) < count.need:
            return [actions.WITHDRAW]
        found: list[Action] = []
        if hqs is not None:
            for choice in hqs.choices(action):
                left = rest if choice.seats & (choice.seats - 1) == 0 else self._without(hand.competitors)
                if self._works(count, left, [choice.bare], time):
                    found.append(actions.hq(choice.seats, False))
                if self.hot and choice.worth.loss >= 0 and self._works(count._replace(shielded=True), left, [choice.shielded], time):
                    found.append(actions.hq(choice.seats, True))
        if first:
            # a plain card can only do harm where the action has to be shielded by a card
            strict = self.hot and not self.shield and reach_of(state, self.player, plain, -1, count.radiation) < count.need
            found += self._cards(spare, time, strict, hqs)
        if time:
            found.append(actions.TIME_DOUBLE)
            if self._works(count, rest, spare, False) and second_team(state):
                found.append(actions.TIME_TWO)
        found += [actions.USE[slot] for slot, _kind in self.rivals]
        return found or [actions.WITHDRAW]

    def _cards(self, spare: list[Worth], time: bool, strict: bool, hqs: Hqs | None) -> list[Action]:
        feeds = self.hand.feeds(self.action)
        shields = self.hand.shields(self.action) if self.hot else []
        edge = self.hand.competitors if hqs is not None else -1
        if not strict and not shields and edge < 0:
            return feeds
        found = []
        parts = self.state.parts
        for card in feeds:
            kind = card.args[0]
            if strict or kind == edge:
                plain, times = parts.plain[self.action][kind], parts.times[self.action][kind]
                after = self.count._replace(
                    cards=self.count.cards + plain,
                    times=self.count.times * (times or 1),
                    multiplies=self.count.multiplies or times > 0,
                    largest=max(self.count.largest, plain),
                )
                single = spare
                if kind == edge and hqs is not None:
                    # Competitors played as a card cannot open a second HQ any more
                    single = [NOTHING, *(choice.worth for choice in hqs.choices(self.action) if choice.seats & (choice.seats - 1) == 0)]
                if not self._works(after, self._without(kind), single, time):
                    continue
            found.append(card)
        for card in shields:
            kind = card.args[0]
            value = parts.shielded[self.action][kind]
            after = self.count._replace(cards=self.count.cards + value, shielded=True, largest=max(self.count.largest, value))
            if self._works(after, self._without(kind), spare, time):
                found.append(card)
        return found

    def _without(self, kind: int) -> Worth:
        """What the hand gives without one card."""
        cards = list(self.state.hands[self.player])
        cards.remove(kind)
        return self.state.parts.worth_of(tuple(cards), self.action)

    def _peak(self, count: Count, rest: Worth, hqs: list[Worth], time: bool) -> tuple[int, int]:
        return peak(self.state, count, rest, hqs, (2 if time else 1) * (2 if self.industry else 1), self.plus, self.doubled)

    def _reach(self, count: Count, plain: int, shielded: int) -> int:
        return reach_of(self.state, self.player, plain, shielded, 0 if count.shielded or self.shield else count.radiation)

    def _works(self, count: Count, rest: Worth, hqs: list[Worth], time: bool) -> bool:
        plain, shielded = self._peak(count, rest, hqs, time)
        return self._reach(count, plain, shielded) >= count.need


def rival_bases(state: SpaceCorpState) -> list[tuple[int, int]]:
    """Rivals' bases that would still help the action being fed, each with how."""
    player = state.active
    if state.act not in (MOVE, BUILD):
        return []
    return gather(state, player, state.act, state.teams[4 * player + state.team])[1]


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


def second_team(state: SpaceCorpState) -> bool:
    """Whether another own team could carry out the same action (SC-VAL-08, SC-AMB-20)."""
    player = state.active
    first = 4 * player
    boards = state.parts.boards
    for team in range(4):
        site = state.teams[first + team]
        if team == state.team or site < 0 or state.track[first + team] or boards.is_stuck[site]:
            continue
        if state.act == MOVE:
            return True
        if site == state.teams[first + state.team]:
            continue
        slot = declaring.empty_box(state, site)
        if state.act == EXPLORE and slot >= 0 and declaring.has_tile(state, slot):
            return True
        if state.act == BUILD and declaring.open_for_building(state, player, site):
            return True
    return False


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
    if owns_base(state, player, start) or owns_base(state, player, target) or any(slot // 3 in (start, target) for slot in state.used):
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


def rewarded(state: SpaceCorpState, named: int) -> tuple[int, ...]:
    """The rivals who are rewarded for this execution, one entry for each HQ and each base used (SC-RWD-01, SC-RWD-02, SC-AMB-26)."""
    found = []
    if state.execution == 1:
        found += [player for player in range(state.players) if state.hq >> player & 1 and player != state.active]
    for slot in lenders(state, named):
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
        hand = state.parts.hand(state.hands[player])
        if not state.hq:
            found += [
                actions.hq(choice.seats, False)
                for choice in hqs_of(state, player, hand).choices(BUILD)
                if _builds(state, hand, choice.seats, choice.worth) >= need
            ]
        found += [card for card in hand.feeds(BUILD) if state.hq or card.args[0] != hand.competitors or _builds_alone(state, hand) >= need]
    if count.value < count.need:
        if not state.given & 1 and team_to_give(state, player, state.target) >= 0:
            found.append(actions.GIVE_TEAM)
        if not state.given & 2 and state.profit[player] >= state.parts.numbers["colony_price"]:
            found.append(actions.GIVE_PROFIT)
    if can_confirm(state):
        found.append(actions.CONFIRM)
    return found or [actions.WITHDRAW]


def _builds_alone(state: SpaceCorpState, hand: Hand) -> int:
    """The most Build points without playing Competitors as an Edge."""
    single = [(choice.seats, choice.worth) for choice in hqs_of(state, state.active, hand).choices(BUILD) if choice.seats & (choice.seats - 1) == 0]
    return max(_builds(state, hand, seats, worth) for seats, worth in [(0, NOTHING), *single])


def _builds(state: SpaceCorpState, hand: Hand, seats: int, worth: Worth) -> int:
    """The most Build points with this HQ."""
    count = state.count
    rest = hand.worth(BUILD)
    if seats & (seats - 1):
        cards = list(state.hands[state.active])
        cards.remove(hand.competitors)
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
