"""The order of a turn: its beginning, the three windows for abilities, its end, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from .. import actions
from ..components import GOAL
from ..scoring import finish
from . import market
from .board import SEAT_IDS

if TYPE_CHECKING:
    from ..state import SpaceBaseState

_WINDOWS = {1: "abilities_1", 5: "abilities_5", 7: "abilities_7"}


def begin_turn(state: SpaceBaseState, player: int, events: list[Event]) -> None:
    """A player becomes active, and the turn begins with the first window (SB-TRN-02, SB-TRN-03)."""
    state.number += 1
    state.active = player
    state.dice = (0, 0)
    state.fixed = state.settled = 0
    state.choice = [0] * state.players
    events.append(Event("turn_began", ("SB-TRN-01", "SB-TRN-02"), SEAT_IDS[player], {"player": player, "number": state.number}))
    open_window(state, 1, events)


def open_window(state: SpaceBaseState, phase: int, events: list[Event]) -> None:
    """Phase 1, 5 or 7: charged abilities may be used, the active player first (SB-TRN-04, SB-TRN-10, SB-TRN-12)."""
    state.phase = phase
    for cards in state.loaded:
        if cards:
            state.passed = 0
            _ask(state, state.active, events)
            return
    _after_window(state, events)


def _ask(state: SpaceBaseState, player: int, events: list[Event]) -> None:
    """Ask the next player, from this one on, who has an ability to use (SB-TRN-17, SB-AMB-10)."""
    while state.passed < state.players:
        if state.loaded[player] and actions.usable(state, player):
            state.decider = player
            state.kind = _WINDOWS[state.phase]
            return
        state.passed += 1
        player = (player + 1) % state.players
    state.passed = 0
    _after_window(state, events)


def _after_window(state: SpaceBaseState, events: list[Event]) -> None:
    if state.phase == 1:
        state.phase = 2
        state.kind = "roll"
        state.decider = state.active
    elif state.phase == 5:
        market.begin_purchase(state, events)
    else:
        market.refill(state, events)


def pass_window(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Use no more abilities in this window (SB-TRN-16)."""
    events.append(Event("passed", ("SB-TRN-16",), SEAT_IDS[player], {"player": player, "phase": state.phase}))
    state.passed += 1
    _ask(state, (player + 1) % state.players, events)


def resume_window(state: SpaceBaseState, player: int, events: list[Event]) -> None:
    """After an ability the same player may go on while there is another to use (SB-AMB-53)."""
    if state.options["windows"] == "until_all_pass":
        state.passed = 0
    _ask(state, player, events)


def end_turn(state: SpaceBaseState, events: list[Event]) -> None:
    """The turn passes to the left; after a full round the game may be over (SB-TRN-15, SB-END-02 to SB-END-07)."""
    if state.number % state.players == 0 and (state.extra or _has_ended(state)):
        best = max(state.vp)
        if state.vp.count(best) == 1:
            finish(state, "extra_round" if state.extra else "points", ("SB-END-04", "SB-END-02") if not state.extra else ("SB-END-06", "SB-END-05"), events)
            return
        state.extra += 1
        tied = [player for player, points in enumerate(state.vp) if points == best]
        rules = ("SB-END-05",) if state.extra == 1 else ("SB-END-07",)
        events.append(Event("extra_round", rules, (), {"players": tied, "vp": best, "round": state.extra}))
    begin_turn(state, (state.active + 1) % state.players, events)


def _has_ended(state: SpaceBaseState) -> bool:
    """Whether somebody reached 40 points, or by the other reading still has them (SB-AMB-63)."""
    return state.ending if state.options["trigger_stays"] else max(state.vp) >= GOAL
