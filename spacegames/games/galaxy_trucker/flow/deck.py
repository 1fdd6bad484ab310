"""The adventure cards: three piles to look at, a fourth one unseen, and the deck of the flight."""

from __future__ import annotations

from math import factorial
from typing import TYPE_CHECKING

from spacegames.core.chance import Chance
from spacegames.core.game import Event

if TYPE_CHECKING:
    from ..state import GalaxyTruckerState


_AT_ONCE = 20
"""So many cards can be shuffled with a single draw of chance."""


_LEVELS: dict[int, tuple[int, ...]] = {1: (1, 1), 2: (2, 2, 1), 3: (3, 3, 2, 1)}


def levels_of(level: int) -> tuple[int, ...]:
    """The levels of the cards of one pile: two of the round's own, one of each lower one (GT-DCK-02)."""
    return _LEVELS[level]


def mix(cards: list[int], chance: Chance) -> None:
    """Shuffle cards in place, with a single draw if they are not too many: one number names the whole order."""
    if len(cards) > _AT_ONCE:
        chance.shuffle(cards)
        return
    number = chance.below(factorial(len(cards)))
    for last in range(len(cards) - 1, 0, -1):
        number, place = divmod(number, last + 1)
        cards[last], cards[place] = cards[place], cards[last]


def draw_piles(state: GalaxyTruckerState, number: int, chance: Chance) -> list[tuple[int, ...]]:
    """So many piles of cards not used in this game so far; they lie in order only if that order will count (GT-VAR-05)."""
    used = {*state.spent, *state.piles[0], *state.piles[1], *state.piles[2]}
    exact = state.options["predictions"] == "exact"
    levels = levels_of(state.round.level)
    left = [list(cards) if used.isdisjoint(cards) else [card for card in cards if card not in used] for cards in state.box.by_level[: levels[0]]]
    piles = []
    for _pile in range(number):
        ways = len(left[levels[0] - 1])
        ways *= ways - 1
        for level in levels[2:]:
            ways *= len(left[level - 1])
        drawn = chance.below(ways)  # one number names the whole pile
        pile = []
        for level in levels:
            cards = left[level - 1]
            drawn, place = divmod(drawn, len(cards))
            pile.append(cards.pop(place))
        if exact:
            mix(pile, chance)
        else:
            pile.sort()
        piles.append(tuple(pile))
    return piles


def lay_piles(state: GalaxyTruckerState) -> None:
    """The three piles of a round; none in the learning flight."""
    state.piles = ((), (), (), ())
    state.deck = state.done = ()
    state.current = -1
    if not state.learning:
        state.piles = (*draw_piles(state, 3, state.chance), ())


def make_deck(state: GalaxyTruckerState, events: list[Event]) -> None:
    """The deck of the flight: the starred cards, or all four piles (GT-DCK-01, GT-DCK-05, GT-DCK-06)."""
    if state.learning:
        cards = list(state.box.starred)
        mix(cards, state.chance)
        rules: tuple[str, ...] = ("GT-DCK-01",)
    else:
        state.piles = (*state.piles[:3], *draw_piles(state, 1, state.chance))
        cards = [card for pile in state.piles for card in pile]
        if state.options["predictions"] == "exact":
            cards.reverse()  # the next card is the last one of the list
            rules = ("GT-VAR-05", "GT-AMB-76")
        else:
            shuffle(state, cards, state.chance)
            rules = ("GT-DCK-05", "GT-DCK-06", "GT-DCK-07")
    state.deck = tuple(cards)
    events.append(Event("deck_made", rules, ("deck",), {"cards": len(cards)}))


def shuffle(state: GalaxyTruckerState, cards: list[int], chance: Chance) -> None:
    """Mix a whole deck; on top is any card of the round's level, as if it were mixed again until one is."""
    fit = [card for card in cards if state.box.cards[card].level == state.round.level]
    if not fit:
        mix(cards, chance)
        return
    top = fit[chance.below(len(fit))]
    cards.remove(top)
    mix(cards, chance)
    cards.append(top)


def deal_anew(state: GalaxyTruckerState, looked: int, chance: Chance) -> None:
    """Deal everything anew that somebody who looked at these piles does not know."""
    open_cards = [*state.done, *([state.current] if state.current >= 0 else [])]
    if not any(state.piles):
        cards = sorted(state.deck)
        mix(cards, chance)
        state.deck = tuple(cards)
        return
    if state.options["predictions"] == "exact":
        _deal_in_order(state, looked, len(open_cards), chance)
        return
    known = {card for number, pile in enumerate(state.piles) if looked >> number & 1 for card in pile}
    seen = [card for card in open_cards if card not in known]
    hidden = [number for number, pile in enumerate(state.piles) if pile and not looked >> number & 1]
    used = {*state.spent, *known, *open_cards}
    new = list(state.piles)
    fresh: dict[int, list[int]] = {number: [] for number in hidden}
    for level in range(1, state.round.level + 1):
        slots = [number for number in hidden for card in state.piles[number] if state.box.cards[card].level == level]
        cards = [card for card in seen if state.box.cards[card].level == level]
        left = [card for card in state.box.by_level[level - 1] if card not in used]
        mix(left, chance)
        cards = [*cards, *left][: len(slots)]
        mix(cards, chance)
        for number, card in zip(slots, cards, strict=True):
            fresh[number].append(card)
    for number, pile in fresh.items():
        new[number] = tuple(sorted(pile))
    state.piles = tuple(new)
    if state.deck:
        gone = set(open_cards)
        cards = sorted(card for pile in new for card in pile if card not in gone)
        if open_cards:
            mix(cards, chance)
        else:
            shuffle(state, cards, chance)
        state.deck = tuple(cards)


def _deal_in_order(state: GalaxyTruckerState, looked: int, revealed: int, chance: Chance) -> None:
    """The same where piles are not mixed: cards already revealed are known in their places."""
    place = 0
    used = set(state.spent)
    fixed: list[list[int]] = []
    for number, pile in enumerate(state.piles):
        known = pile if looked >> number & 1 else pile[: max(0, revealed - place)]
        fixed.append(list(known))
        used.update(known)
        place += len(pile)
    new: list[tuple[int, ...]] = []
    for there, pile in zip(fixed, state.piles, strict=True):
        wanted = list(levels_of(state.round.level)) if pile else []
        for card in there:
            wanted.remove(state.box.cards[card].level)
        rest = []
        for level in wanted:
            left = [card for card in state.box.by_level[level - 1] if card not in used]
            card = left[chance.below(len(left))]
            used.add(card)
            rest.append(card)
        mix(rest, chance)
        new.append((*there, *rest))
    state.piles = tuple(new)
    if state.deck:
        cards = [card for pile in new for card in pile]
        state.deck = tuple(reversed(cards[revealed:]))
