"""Buying and claiming, the refill of the market, and income."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from .. import actions
from ..components import COLONY, NAMES, NONE, ON_SHOW
from . import abilities, opening, rewards, turn
from .board import SEAT_IDS, lay

if TYPE_CHECKING:
    from ..state import SpaceBaseState

_BOUGHT = ("SB-BUY-01", "SB-BUY-04")
_FOUNDED = ("SB-BUY-01", "SB-BUY-04", "SB-COL-04")


def begin_purchase(state: SpaceBaseState, events: list[Event]) -> None:
    """Phase 6: the active player may buy one card (SB-TRN-11)."""
    state.phase = 6
    player = state.active
    found = actions.affordable(state, player)
    if found:
        state.kind = "purchase"
        state.decider = player
        buy = actions.BUY
        state._legal = [buy[card] for card in found]
        state._legal.append(actions.SAVE)
        return
    events.append(Event("could_not_buy", ("SB-BUY-03", "SB-BUY-10"), SEAT_IDS[player], {"player": player, "credits": state.credits[player]}))
    turn.open_window(state, 7, events)


def take(state: SpaceBaseState, card: int) -> None:
    """A card leaves the market or the row of colonies."""
    if card >= COLONY:
        state.colonies.remove(card)
    else:
        state.market[state.market.index(card)] = -1


def buy(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Buy a card: in phase 6 for all credits, by an ability or before a light-speed game for its price."""
    (card,) = action.args
    cost = state.cards.cost[card]
    if state.phase == 6:
        take(state, card)
        spent, state.credits[player] = state.credits[player], 0
        data = {"player": player, "card": NAMES[card], "cost": cost, "spent": spent}
        events.append(Event("bought", _BOUGHT if card < COLONY else _FOUNDED, SEAT_IDS[player], data))
        lay(state, player, card, state.cards.sector[card], events)
        turn.open_window(state, 7, events)
    elif state.phase == 0:
        opening.buy(state, player, card, events)
    else:
        take(state, card)
        state.credits[player] -= cost
        data = {"player": player, "card": NAMES[card], "cost": cost, "spent": cost}
        events.append(Event("bought", ("SB-ABL-BUY-02", "SB-BUY-11"), SEAT_IDS[player], data))
        abilities.bought(state, player, card, events)


def save(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Buy nothing and keep the credits (SB-BUY-02, SB-BUY-10)."""
    events.append(Event("saved", ("SB-BUY-02", "SB-BUY-10"), SEAT_IDS[player], {"player": player, "credits": state.credits[player]}))
    turn.open_window(state, 7, events)


def claim(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Take a market card for free, by a text reward or by an ability (SB-RWD-14, SB-ABL-CLM-02)."""
    (card,) = action.args
    level = state.cards.level[card] - 1
    left = list(actions.claims_left(state, player))
    left[level] -= 1
    take(state, card)
    rules = ("SB-ABL-CLM-02", "SB-ABL-CLM-03") if state.using >= 0 else ("SB-RWD-13", "SB-RWD-14")
    events.append(Event("claimed", rules, SEAT_IDS[player], {"player": player, "card": NAMES[card], "level": level + 1}))
    lay(state, player, card, state.cards.sector[card], events)
    if state.using >= 0:
        state.left = tuple(left)
        abilities.run(state, player, events)
    else:
        state.claims[player] = (left[0], left[1], left[2])
        rewards.next_taker(state, events)


def stop_claiming(state: SpaceBaseState, player: int, events: list[Event]) -> None:
    """Leave the rest of a text reward (SB-ABL-CLM-04, SB-AMB-34)."""
    state.claims[player] = NONE
    rewards.next_taker(state, events)


def draw(state: SpaceBaseState, level: int) -> int:
    """The top card of a deck, or a card forced to come next."""
    deck = state.decks[level]
    place = state.chance.forced_draw([NAMES[card] for card in deck]) if state.chance.forced else None
    if place is None:
        card = deck.pop()
        if len(deck) < state.under[level]:
            state.under[level] = len(deck)
    else:
        card = deck.pop(place)
        if place < state.under[level]:
            state.under[level] -= 1
    return card


def refill(state: SpaceBaseState, events: list[Event]) -> None:
    """Phases 8 and 9: gaps are filled from the decks, and income tops up the active player's credits."""
    if -1 in state.market:
        state.phase = 8
        added = []
        market = state.market
        for index, card in enumerate(market):
            if card < 0 and state.decks[index // ON_SHOW]:
                market[index] = draw(state, index // ON_SHOW)
                added.append(NAMES[market[index]])
        if added:
            events.append(Event("market_refilled", ("SB-BUY-07", "SB-BUY-08"), ("market",), {"cards": added}, True))
    state.phase = 9
    player = state.active
    if state.credits[player] < state.income[player]:
        data = {"player": player, "before": state.credits[player], "credits": state.income[player]}
        state.credits[player] = state.income[player]
        events.append(Event("income_paid", ("SB-INC-01",), SEAT_IDS[player], data))
    turn.end_turn(state, events)
