"""The end of a round, the beginning of the next one, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Event

from ..components import FIGURES, ONE, OUT, STATIONS, THERE
from ..components.vocabulary import ROUND_START, Effect
from ..scoring import finish
from . import gains, solo, things

if TYPE_CHECKING:
    from ..state import CaptainsState


def end_round(state: CaptainsState, events: list[Event]) -> bool:
    """Everybody has passed: queues move up, or the game ends (CAP-TRN-09, CAP-RND-03, CAP-SCO-01, CAP-AMB-101)."""
    events.append(Event("round_ended", ("CAP-TRN-09",), things.things(f"round-{state.round}"), {"round": state.round}))
    if state.round >= state.cards.rounds:
        finish(state, events)
        return True
    stay = state.cards.stay
    for player in range(state.players):
        queue = state.queue[player]
        back, rest = (queue[:-stay], queue[-stay:]) if stay else (queue, ())
        for figure in back:
            state.ready[player] += ONE[figure]
        state.queue[player] = rest
        data = {"player": player, "ready": [FIGURES[figure] for figure in back], "stay": [FIGURES[figure] for figure in rest]}
        events.append(Event("queue_moved", ("CAP-RND-03",), things.QUEUE[player], data))
    state.stack.append(("new_round",))
    return False


def new_round(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """Gifts, stations, first player; then whatever begins with a round (CAP-RND-04 to CAP-RND-08, CAP-AMB-103)."""
    cards, players = state.cards, state.players
    state.round += 1
    state.passed = 0
    state.used_round = [0] * players
    medals, cadets = cards.gift_medals[state.round], cards.gift_cadets[state.round]
    for player in range(players):
        if medals:
            state.medals[player] += medals
            _gift(player, "medal", medals, state.round, events)
        if cadets:
            state.ready[player] += cadets * ONE[0]
            _gift(player, "cadet", cadets, state.round, events)
    _stations(state, events)
    state.first = (state.first + 1) % players
    events.append(Event("round_began", ("CAP-RND-08",), things.things(f"round-{state.round}"), {"round": state.round, "first": state.first}))
    if state.passenger >= 0:
        solo.new_deck(state, events)
    state.stack.append(("begin_turn", state.first))
    for offset in reversed(range(players)):
        player = (state.first + offset) % players
        state.used_turn = 0
        gains.fire(state, player, ROUND_START)
        state.stack.append(("actor", player))


def _gift(player: int, what: str, number: int, round_: int, events: list[Event]) -> None:
    rules = ("CAP-RND-04", "CAP-RND-05") if what == "cadet" else ("CAP-RND-04",)
    events.append(Event("gift", rules, things.things(f"round-{round_}", f"seat-{player}"), {"player": player, "what": what, "number": number}))


def _stations(state: CaptainsState, events: list[Event]) -> None:
    """Tokens come back where no ship is; the others wait one round more (CAP-RND-06, CAP-RND-07, CAP-AMB-122)."""
    ships = state.ship if state.players > 1 or state.options["shadow_blocks"] else state.ship[:1]
    tokens = list(state.stations)
    for number, where in enumerate(tokens):
        if where != state.round:
            continue
        name = STATIONS[number]
        if state.station_at[number] in ships:
            tokens[number] = state.round + 1 if state.round < state.cards.rounds else OUT
            data = {"station": name, "round": 0 if tokens[number] == OUT else tokens[number]}
            events.append(Event("station_waits", ("CAP-RND-07",), things.things(f"station-{name}"), data))
        else:
            tokens[number] = THERE
            told = {"station": name, "at": state.board.places[state.station_at[number]]}
            events.append(Event("station_back", ("CAP-RND-06",), things.things(f"station-{name}"), told))
    state.stations = tuple(tokens)
