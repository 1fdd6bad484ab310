"""The cards of a position: piles, deck, what is open and what is gone."""

from __future__ import annotations

from spacegames.core.position import Reader
from spacegames.core.words import _

from ..components import CARD, CARDS
from ..flow.deck import levels_of
from ..state import GalaxyTruckerState


def _listed(reader: Reader, field: str, entries: list[object]) -> tuple[int, ...]:
    found = []
    for name in entries:
        if not isinstance(name, str) or name not in CARD:
            reader.fault(field, _("there is no such card {name}").format(name=repr(name)[:40]))
        else:
            found.append(CARD[name])
    if len(set(found)) != len(found):
        reader.fault(field, _("a card lies there twice"))
    return tuple(found)


def read_cards(reader: Reader, state: GalaxyTruckerState) -> None:
    cards = reader.table("cards")
    state.spent = _listed(cards, "spent", cards.items("spent"))
    piles = []
    for number, entries in enumerate(cards.items("piles", 4)):
        if not isinstance(entries, list):
            cards.fault(f"piles[{number}]", _("expected a list of cards"))
            entries = []
        piles.append(_listed(cards, f"piles[{number}]", entries))
    if len(piles) == 4:
        state.piles = tuple(piles)
    state.deck = tuple(reversed(_listed(cards, "deck", cards.items("deck"))))
    current = cards.choice("current", [None, *CARDS])
    state.current = -1 if current is None else CARD[current]
    state.done = _listed(cards, "done", cards.items("done"))
    cards.no_more()


def check_cards(reader: Reader, state: GalaxyTruckerState) -> None:
    """Every card is in one place, and the piles are made as they should be."""
    flown = [*state.done, *([state.current] if state.current >= 0 else []), *reversed(state.deck)]
    piled = [card for pile in state.piles for card in pile]
    for cards in (flown, piled):
        if len({*cards, *state.spent}) != len(cards) + len(state.spent):
            reader.fault("cards", _("a card lies in two places"))
            return
    if state.spent != tuple(sorted(state.spent)):
        reader.fault("cards.spent", _("cards of earlier flights are listed in the order of the box"))
    building = state.phase == "building" and state.decider >= 0
    if building and flown:
        reader.fault("cards", _("there is no deck while ships are built"))
    if state.phase != "flight" and (state.done or state.current >= 0):
        reader.fault("cards", _("cards are revealed in flight only"))
    if state.decider < 0:
        if flown or piled:
            reader.fault("cards", _("after the game all cards are in the box"))
        return
    if building and (not state.learning) != bool(piled):
        reader.fault("cards.piles", _("piles lie ready while ships are built, except for the learning flight"))
    elif piled:
        _check_piles(reader, state, building, flown)
    elif state.phase in ("inspection", "crew") and not state.deck:
        reader.fault("cards.deck", _("there must be a card to fly through"))
    if not reader.faults:
        _check_supply(reader, state, building, flown or piled)


def _check_piles(reader: Reader, state: GalaxyTruckerState, building: bool, flown: list[int]) -> None:
    wanted = sorted(levels_of(state.round.level))
    exact = state.options["predictions"] == "exact"
    if state.learning:
        reader.fault("cards.piles", _("the learning flight has no piles"))
        return
    for number, pile in enumerate(state.piles):
        if building and number == 3:
            if pile:
                reader.fault("cards.piles[3]", _("the fourth pile is made after the building"))
        elif sorted(state.box.cards[card].level for card in pile) != wanted:
            reader.fault(f"cards.piles[{number}]", _("a pile has two cards of the round's level and one of each lower level"))
        elif not exact and pile != tuple(sorted(pile)):
            reader.fault(f"cards.piles[{number}]", _("the cards of a pile are listed in the order of the box"))
    piled = [card for pile in state.piles for card in pile]
    if not building and (flown != piled if exact else sorted(flown) != sorted(piled)):
        reader.fault("cards.deck", _("the deck of the flight is made of the four piles"))


def _check_supply(reader: Reader, state: GalaxyTruckerState, building: bool, here: list[int]) -> None:
    """There must be cards enough for the piles still to come."""
    need = [0, 0, 0]
    for place, name in enumerate(state.rounds):
        if place > state.place or (place == state.place and building):
            if name == "1" and state.options["learning"]:
                if building and any(card in state.spent for card in state.box.starred):
                    reader.fault("cards.spent", _("the starred cards are needed for the learning flight"))
                continue
            for level in levels_of(state.box.rounds[name].level):
                need[level - 1] += 1 if place == state.place else 4
    gone = {*state.spent, *here}
    for level, number in enumerate(need):
        left = sum(card not in gone for card in state.box.by_level[level])
        if left < number:
            reader.fault(
                "cards.spent",
                _("there are not enough cards of level {level} left: {number} needed, {left} there").format(level=level + 1, number=number, left=left),
            )
