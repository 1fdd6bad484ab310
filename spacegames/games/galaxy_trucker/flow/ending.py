"""The end of a flight: rewards, sale of goods, losses; then the next round or the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from ..components import number_of
from . import building

if TYPE_CHECKING:
    from ..state import Frame, GalaxyTruckerState


def first_home(state: GalaxyTruckerState) -> int:
    """Who landed first; if nobody did, who left last (GT-TIM-01, GT-AMB-41)."""
    return state.leader if state.leader >= 0 else state.gone[-1]


def payday_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """The flight is over; the table looks at the ships once more before they are taken apart."""
    state.decider, state.kind = first_home(state), "payday"
    return True


def settle(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """First rewards, then goods, then losses (GT-END-01)."""
    state.todo.clear()
    order = state.order()
    for place, player in enumerate(order):
        amount = state.round.rewards[place]
        _pay(state, player, amount)
        data = {"player": player, "place": place + 1, "credits": amount}
        events.append(Event("place_reward", ("GT-END-02", "GT-INV-41"), ("bank", f"seat-{player}"), data))
    fewest = min((state.exposed(player) for player in order), default=0)
    for player in order:
        if state.exposed(player) == fewest:
            _pay(state, player, state.round.prize)
            data = {"player": player, "exposed": fewest, "credits": state.round.prize}
            events.append(Event("connector_prize", ("GT-END-03", "GT-AMB-71"), ("bank", f"seat-{player}"), data))
    for player in range(state.players):
        _sell(state, player, events)
    for player in range(state.players):
        _pay_losses(state, player, events)
    _close_round(state, first_home(state), events)


def _pay(state: GalaxyTruckerState, player: int, amount: int) -> None:
    state.purses[state.purse(player)] += amount


def _sell(state: GalaxyTruckerState, player: int, events: list[Event]) -> None:
    """All goods are sold, those of who left for half, rounded up (GT-END-04, GT-OUT-03)."""
    blocks = state.goods(player)
    if not number_of(blocks):
        return
    value = state.box.worth(blocks)
    amount = (value + 1) // 2 if state.out[player] else value
    _pay(state, player, amount)
    rules = ("GT-OUT-03", "GT-INV-40") if state.out[player] else ("GT-END-04", "GT-GDS-10")
    events.append(Event("goods_sold", rules, ("bank", f"seat-{player}"), {"player": player, "value": value, "credits": amount}))


def _pay_losses(state: GalaxyTruckerState, player: int, events: list[Event]) -> None:
    """A credit for each lost component, up to the insurance, as far as there are credits (GT-END-05, GT-END-06, GT-END-08)."""
    lost = len(state.lost[player])
    cap = state.round.board.insurance
    owed = lost if cap is None else min(lost, cap)
    purse = state.purse(player)
    paid = min(owed, state.purses[purse])
    state.purses[purse] -= paid
    if lost:
        rules = ("GT-END-05", "GT-VAR-03" if cap is None else "GT-END-06", *(("GT-END-08",) if paid < owed else ()))
        data = {"player": player, "lost": lost, "owed": owed, "paid": paid}
        events.append(Event("losses_paid", rules, ("bank", f"lost-{player}", f"seat-{player}"), data))


def _close_round(state: GalaxyTruckerState, first: int, events: list[Event]) -> None:
    """Cards go to the box, components to the warehouse; the next round begins, or the game is over (GT-END-07, GT-END-09)."""
    events.append(Event("round_over", ("GT-END-07", "GT-DCK-08"), (), {"round": state.round.name}))
    state.spent = tuple(sorted((*state.spent, *state.done, *state.deck)))
    state.deck = state.done = ()
    state.piles = ((), (), (), ())
    if state.place + 1 < len(state.rounds):
        state.place += 1
        building.begin_round(state, first, events)
        return
    state.decider = -1
    winners = state.winners()
    events.append(Event("game_over", ("GT-END-09", "GT-AMB-74"), (), {"winners": winners, "reason": "last_round", "credits": state.scores()}))
