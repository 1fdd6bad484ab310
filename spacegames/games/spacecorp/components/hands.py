"""Hands and HQs, seen once and kept: what they give to each action and which choices they offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from spacegames.core.game import Action

from .. import actions
from .kinds import NOTHING, Worth
from .names import COMPETITORS, VALUED
from .sums import DOUBLES, FIELD, POINTS, SUM

if TYPE_CHECKING:
    from .parts import Parts


class Hand:
    """A hand of cards, seen once and kept: what it gives to each action and which choices it offers, each worked out when first asked for."""

    __slots__ = ("_feeds", "_shields", "_worth", "cards", "competitors", "edges", "gives", "holds_time", "parts", "specials", "upgrades", "windows")

    def __init__(self, parts: Parts, cards: tuple[int, ...]) -> None:
        self.parts = parts
        self.cards = cards
        gives = marks = 0
        for kind in cards:
            gives |= parts.gives[kind]
            marks |= parts.marks[kind]
        self.gives = gives
        """The actions some card helps, a bit each."""
        self.holds_time = bool(marks & 8)
        self.upgrades: list[Action] = [actions.UPGRADE[kind] for kind in sorted(set(cards)) if parts.infra[kind]] if marks & 1 else []
        self.specials: list[Action] = [actions.SPECIAL[kind] for kind in sorted(set(cards)) if parts.special[kind]] if marks & 2 else []
        self.edges: tuple[tuple[int, int], ...] = ()
        self.competitors = -1
        self.windows = 0
        """The windows in which some Edge of the hand might be played, a bit each."""
        if marks & 4:
            self.edges = tuple(sorted({(parts.edge[kind], kind) for kind in cards if parts.edge[kind] >= 0}))
            self.competitors = next((kind for edge, kind in self.edges if edge == COMPETITORS), -1)
            for edge, _kind in self.edges:
                self.windows |= parts.window_bits[edge]
        self._worth: list[Worth | None] = [None] * VALUED
        self._feeds: list[list[Action] | None] = [None] * VALUED
        self._shields: list[list[Action] | None] = [None] * VALUED

    def worth(self, action: int) -> Worth:
        """What all cards together give to an action."""
        if not self.gives >> action & 1:
            return NOTHING
        found = self._worth[action]
        if found is None:
            found = self._worth[action] = self.parts.worth_of(self.cards, action)
        return found

    def feeds(self, action: int) -> list[Action]:
        """The cards that can be fed to an action, equal ones once."""
        if not self.gives >> action & 1:
            return _NONE
        found = self._feeds[action]
        if found is None:
            found = self._feeds[action] = [actions.CARD[kind] for kind in sorted(set(self.cards)) if self.parts.gives[kind] >> action & 1]
        return found

    def shields(self, action: int) -> list[Action]:
        """The cards with a shielded value for an action."""
        if not self.gives >> action & 1:
            return _NONE
        found = self._shields[action]
        if found is None:
            shielded = self.parts.shielded[action]
            found = self._shields[action] = [actions.SHIELDED[kind] for kind in sorted(set(self.cards)) if shielded[kind]]
        return found


_NONE: list[Action] = []


class Hq(NamedTuple):
    """One choice of HQs for an action."""

    seats: int
    worth: Worth
    bare: Worth
    """The same when it is used plainly: none of its cards can shield any more."""
    shielded: Worth
    """The same with the card that loses least used shielded."""


def _hq(seats: int, worth: Worth) -> Hq:
    if worth.loss < 0:
        return Hq(seats, worth, worth, worth)
    printed, added, times, multiplies, loss, largest = worth
    bare = Worth(printed, added, times, multiplies, -1, largest)
    return Hq(seats, worth, bare, Worth(printed, added - loss, times, multiplies, -1, largest))


class Office:
    """One HQ with the cards in its slots: what it gives to all actions (see sums.py), and to one with all that multiplies and shields."""

    __slots__ = ("_worths", "cards", "home", "parts", "sum")

    def __init__(self, parts: Parts, home: int, cards: tuple[int, int, int]) -> None:
        self.parts, self.home, self.cards = parts, home, cards
        self.sum = parts.hq_sum(home, cards)
        self._worths: list[Worth | None] = [None] * VALUED

    def worth(self, action: int) -> Worth:
        found = self._worths[action]
        if found is None:
            found = self._worths[action] = self.parts.hq_worth(self.home, self.cards, action)
        return found


_SUMS = sum(SUM << FIELD * action for action in range(VALUED))
_ABOVE = sum(1 << FIELD * action + DOUBLES for action in range(VALUED))


class Hqs:
    """All HQs of a table, seen once and kept until Infra changes; by action, worked out when first asked for."""

    __slots__ = ("_seats", "_usable", "_ways", "best", "gives", "infra", "offices", "parts", "sums")

    def __init__(self, parts: Parts, home: int, infra: tuple[tuple[int, int, int], ...]) -> None:
        self.parts, self.infra = parts, infra
        self.offices = [parts.office(home, cards) for cards in infra]
        self.sums: list[int] = [office.sum for office in self.offices]
        """By seat what its HQ gives (see sums.py)."""
        self.gives = 0
        """What some HQ gives, as far as it is more than nothing."""
        for amount in self.sums:
            self.gives |= amount
        best = 0
        for amount in self.sums:
            # in all fields at once: a bit above each sum stays where the best so far is not less, and covers that sum
            more = ((best | _ABOVE) - (amount & _SUMS)) & _ABOVE
            more -= more >> DOUBLES
            best = best & more | amount & _SUMS & ~more
        self.best = self.gives & ~_SUMS | best
        """By action the most points that one HQ adds up to, and above them whether some HQ multiplies or shields."""
        self._seats: list[int] = [-1] * VALUED
        self._ways: list[list[tuple[int, int, bool, int]] | None] = [None] * VALUED
        self._usable: dict[tuple[int, bool, int], Usable] = {}

    def ways(self, action: int) -> list[tuple[int, int, bool, int]]:
        """By seat the points of its HQ, its product, whether it multiplies, and what it costs to use one of its cards shielded (-1: none can be)."""
        found = self._ways[action]
        if found is None:
            worths = [office.worth(action) for office in self.offices]
            found = self._ways[action] = [(worth.printed + worth.added, worth.times, worth.multiplies, worth.loss) for worth in worths]
        return found

    def seats(self, action: int) -> int:
        """The seats whose HQs give an action something, a bit each."""
        found = self._seats[action]
        if found < 0:
            found = 0
            for seat, amount in enumerate(self.sums):
                if amount >> FIELD * action & POINTS:
                    found |= 1 << seat
            self._seats[action] = found
        return found

    def usable(self, player: int, closed: bool, competitors: int) -> Usable:
        """The HQs a player may use, all of them or only the own one; with a Competitors card (or -1) also two."""
        key = (player, closed, competitors)
        found = self._usable.get(key)
        if found is None:
            found = self._usable[key] = Usable(self.parts, self.offices, player, closed, competitors)
        return found


class Usable:
    """The HQs a player may use, with all they can do (SC-INF-01, SC-INF-05, SC-AMB-13, SC-EDG-01)."""

    __slots__ = ("_choices", "_spare", "closed", "competitors", "offices", "parts", "player")

    def __init__(self, parts: Parts, offices: list[Office], player: int, closed: bool, competitors: int) -> None:
        self.parts, self.offices, self.player, self.closed, self.competitors = parts, offices, player, closed, competitors
        self._choices: list[list[Hq] | None] = [None] * VALUED
        self._spare: list[list[Worth]] = [[NOTHING]] * VALUED

    def choices(self, action: int) -> list[Hq]:
        """One HQ, or two with Competitors, that give something to the action."""
        found = self._choices[action]
        if found is None:
            found = self._look(action)
        return found

    def spare(self, action: int) -> list[Worth]:
        """What each choice adds to the whole hand, nothing first; two HQs take Competitors out of it."""
        if self._choices[action] is None:
            self._look(action)
        return self._spare[action]

    def _look(self, action: int) -> list[Hq]:
        parts = self.parts
        own: list[tuple[int, Worth]] = []
        rivals: list[tuple[int, Worth]] = []
        for seat, office in enumerate(self.offices):
            worth = office.worth(action)
            if worth.printed or worth.added or worth.multiplies:
                (own if seat == self.player else rivals).append((1 << seat, worth))
        single = own + rivals
        choices = own if self.closed else single
        spare = [NOTHING, *(worth for _seats, worth in choices)]
        card = self.competitors
        if card >= 0:
            times = parts.times[action][card] or 1
            if self.closed and not own:  # the card opens a rival beside the own HQ, even if that gives nothing
                single = [(1 << self.player, NOTHING), *rivals]
            for number, (one, first) in enumerate(single):
                for two, second in single[number + 1 :]:
                    joined = joined_worth(first, second)
                    choices = [*choices, (one | two, joined)]
                    spare.append(joined._replace(added=joined.added - parts.plain[action][card], times=joined.times // times))
        found = [_hq(seats, worth) for seats, worth in choices]
        self._choices[action] = found
        self._spare[action] = spare
        return found


def joined_worth(one: Worth, two: Worth) -> Worth:
    """What two HQs give together."""
    loss = max(one.loss, two.loss) if min(one.loss, two.loss) < 0 else min(one.loss, two.loss)
    return Worth(one.printed + two.printed, one.added + two.added, one.times * two.times, one.multiplies or two.multiplies, loss, max(one.largest, two.largest))
