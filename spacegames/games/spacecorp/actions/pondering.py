"""What may be fed next to a Move, Explore or Build that is not ready, with all that can come together: radiation, bases, two HQs, two teams."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action

from .. import actions
from ..components.hands import Hand, Usable
from ..components.kinds import NOTHING, Worth
from ..value import AT_SITE, SHIELD, Count, peak, reach_of, usable_hqs
from .seeing import lends, rival_bases, second_team, shields_later

if TYPE_CHECKING:
    from ..state import SpaceCorpState


class Feeding:
    """A Move, Explore or Build that is not ready yet: what may come next without losing sight of the target."""

    __slots__ = ("action", "count", "doubled", "hand", "hot", "industry", "later", "player", "plus", "rivals", "shield", "state")

    def __init__(self, state: SpaceCorpState, hand: Hand) -> None:
        self.state = state
        self.player = state.active
        self.action = state.act
        self.hand = hand
        self.count = state.count
        self.hot = state.count.radiation > 0 and not state.count.shielded
        self.later = not self.hot and shields_later(state)
        """Nothing has to be shielded for this team, but a second one could need a shield; then the value must do without doubling."""
        self.rivals: list[tuple[int, int]] = []
        self.plus, self.doubled, self.industry, self.shield = 0, False, False, False
        if lends(state):
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
        state, count, action, hand = self.state, self.count, self.action, self.hand
        first = state.execution == 1
        rest = hand.worth(action) if first else NOTHING
        time = first and hand.holds_time and not state.timed and state.parts.time_helps[action]
        hqs = usable_hqs(state, self.player) if first and not state.hq else None
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
                shields = (self.hot or self.later) and choice.worth.loss >= 0
                if shields and self._works(count._replace(shielded=True), left, [choice.shielded], time and not self.later):
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

    def _cards(self, spare: list[Worth], time: bool, strict: bool, hqs: Usable | None) -> list[Action]:
        plainly = self.hand.feeds(self.action)
        shielded = self.hand.shields(self.action) if self.hot or self.later else []
        edge = hqs.competitors if hqs is not None else -1
        if not strict and not shielded and edge < 0:
            return plainly
        found = []
        parts = self.state.parts
        for card in plainly:
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
        for card in shielded:
            kind = card.args[0]
            value = parts.shielded[self.action][kind]
            after = self.count._replace(cards=self.count.cards + value, shielded=True, largest=max(self.count.largest, value))
            if self._works(after, self._without(kind), spare, time and not self.later):
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
