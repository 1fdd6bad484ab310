"""Before the first turn: who is first, the seat bonuses, and the purchases of the light-speed variant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from ..components import COLONY, NAMES, SEAT_BONUS, SHIP
from . import turn
from .board import SEAT_IDS, lay

if TYPE_CHECKING:
    from ..state import SpaceBaseState


def buy(state: SpaceBaseState, player: int, card: int, events: list[Event]) -> None:
    """Buy one of the six cards drawn for its price (SB-VAR-05)."""
    cost = state.cards.cost[card]
    state.credits[player] -= cost
    state.hands[player] = tuple(other for other in state.hands[player] if other != card)
    events.append(Event("bought", ("SB-VAR-05", "SB-VAR-06"), SEAT_IDS[player], {"player": player, "card": NAMES[card], "cost": cost, "spent": cost}))
    lay(state, player, card, state.cards.sector[card], events)
    if not any(state.cards.cost[other] <= state.credits[player] for other in state.hands[player]):
        _finish(state, player, events)


def ready(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Buy no more before the game (SB-VAR-06)."""
    _finish(state, player, events)


def _finish(state: SpaceBaseState, player: int, events: list[Event]) -> None:
    events.append(Event("ready", ("SB-VAR-06",), SEAT_IDS[player], {"player": player, "credits": state.credits[player]}))
    state.settled |= 1 << player
    waiting = [other for other in range(state.players) if not state.settled >> other & 1]
    if waiting:
        state.decider = waiting[0]
        return
    _return_cards(state, events)
    claims = [(state.credits[other], highest_bought(state, other)) for other in range(state.players)]
    choose_first(state, claims, events, ("SB-VAR-08", "SB-VAR-09", "SB-VAR-10"))
    give_bonuses(state, events)
    state.settled = 0
    turn.begin_turn(state, state.first, events)


def highest_bought(state: SpaceBaseState, player: int) -> int:
    """The highest printed sector among the ships of a player, 0 without one (SB-AMB-70)."""
    return max((state.cards.sector[card] for card in range(SHIP, COLONY) if state.place[card] // 24 == player and state.place[card] >= 0), default=0)


def _return_cards(state: SpaceBaseState, events: list[Event]) -> None:
    """Cards not bought go under their decks (SB-VAR-07, SB-AMB-69)."""
    for level in (0, 1):
        cards = [card for hand in state.hands for card in hand if state.cards.level[card] == level + 1]
        state.chance.shuffle(cards)
        state.decks[level] = cards + state.decks[level]
        state.under[level] = len(cards)
    state.hands = [()] * state.players
    events.append(Event("cards_returned", ("SB-VAR-07",), ("deck-1", "deck-2"), {"cards": [state.under[0], state.under[1]]}))


def choose_first(state: SpaceBaseState, claims: Sequence[tuple[int, ...]], events: list[Event], rules: tuple[str, ...]) -> None:
    """The best claim is first; players who are tied roll until one leads (SB-SET-12, SB-SET-13, SB-AMB-01)."""
    tied = [player for player, claim in enumerate(claims) if claim == max(claims)]
    while len(tied) > 1:
        totals = [state.chance.die() + state.chance.die() for _player in tied]
        rolls = {str(player): total for player, total in zip(tied, totals, strict=True)}
        events.append(Event("tie_rolled", (rules[-1],), ("die-1", "die-2"), {"rolls": rolls}, True))
        tied = [player for player, total in zip(tied, totals, strict=True) if total == max(totals)]
    state.first = tied[0]
    events.append(Event("first_player", rules, SEAT_IDS[tied[0]], {"player": tied[0]}))


def give_bonuses(state: SpaceBaseState, events: list[Event]) -> None:
    """The later a player begins, the more to begin with (SB-SET-14 to SB-SET-19)."""
    for seat in range(1, state.players):
        player = (state.first + seat) % state.players
        credits, income = SEAT_BONUS[seat]
        state.credits[player] += credits
        state.income[player] += income
        data = {"player": player, "credits": credits, "income": income}
        events.append(Event("seat_bonus", ("SB-SET-14", f"SB-SET-{14 + seat}"), SEAT_IDS[player], data))
