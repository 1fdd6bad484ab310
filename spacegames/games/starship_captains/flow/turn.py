"""The order of a turn: training window, one main choice, the end of the turn with its station, and the next player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from .. import actions
from ..components import OUT, STATIONS, THERE
from ..components.vocabulary import STATION_USED, TURN_START, Effect
from . import crew, gains, missions, rooms, rounds, technologies, things

if TYPE_CHECKING:
    from ..state import CaptainsState


def begin_turn(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """A player's turn begins; offers of lasting events come first, then the window for training (CAP-TRN-02, CAP-TRN-04)."""
    player = thing[1]
    state.active = state.actor = player
    state.number += 1
    state.used_turn = 0
    state.fresh = (0, 0, 0)
    state.room = -1
    state.stack.append(("end_turn",))
    state.stack.append(("turn",))
    events.append(Event("turn_began", ("CAP-TRN-02",), things.SEAT[player], {"player": player, "round": state.round, "number": state.number}))
    if state.lasting:
        gains.fire(state, player, TURN_START)
        return False
    state.kind = "turn"
    state.decider = player
    return True


def ask(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """Train and promote, then activate a room, do a mission or pass (CAP-TRN-03)."""
    state.stack.append(thing)
    state.kind = "turn"
    state.decider = state.actor
    return True


def play(state: CaptainsState, action: Action, events: list[Event]) -> None:
    match action.kind:
        case "room":
            rooms.choose(state, action, events)
        case "train":
            crew.begin_training(state, action, events)
        case "promote":
            crew.begin_promotion(state, action, events)
        case "mission":
            state.stack.pop()
            missions.begin(state, events)
        case _:
            player = state.actor
            forced = len(actions.rooms(state, player)) == 1 and not actions.can_do_mission(state, player)
            state.stack.pop()
            state.passed |= 1 << player
            rules = ("CAP-TRN-06", "CAP-TRN-08") if forced else ("CAP-TRN-07", "CAP-TRN-08")
            events.append(Event("passed", rules, things.SEAT[player], {"player": player, "forced": forced}))


# ---- the end of a turn


def end_turn(state: CaptainsState, thing: Effect, events: list[Event]) -> bool | None:
    """The central board is refilled, then the station of the event and the token act (CAP-TRN-10, CAP-AMB-19)."""
    player = state.actor = state.active
    if -1 in state.central:
        technologies.refill(state, events)
    state.room = -1
    here = state.ship[player]
    token = here in state.station_at and state.stations[state.station_at.index(here)] == THERE
    if not token and state.passenger < 0:
        return next_player(state, thing, events)
    state.stack.append(("next",))
    if state.passenger >= 0 and state.deck:
        state.stack.append(("shadow",))
    if token:
        number = state.station_at.index(here)
        state.stack.append(("station", number))
        _event_at(state, player, STATIONS[number])
    return False


def _event_at(state: CaptainsState, player: int, name: str) -> None:
    """A lasting event tied to this station is carried out before the token (CAP-NOTE-19, CAP-AMB-96)."""
    for event in state.lasting:
        entry = state.cards.event_lasting[event]
        if entry is not None and entry.station == name and gains.is_open(state, player, entry, len(state.cards.cards) + event):
            gains.act(state, player, entry, len(state.cards.cards) + event)


def station(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """The token gives its effects and goes to the space of the next round (CAP-LOC-03, CAP-LOC-04, CAP-AMB-36)."""
    number = thing[1]
    player = state.actor
    to = state.round + 1 if state.round < state.cards.rounds else OUT
    state.stations = (*state.stations[:number], to, *state.stations[number + 1 :])
    name = STATIONS[number]
    data = {"player": player, "station": name, "at": state.board.places[state.station_at[number]], "round": 0 if to == OUT else to}
    events.append(Event("station_used", ("CAP-LOC-03", "CAP-LOC-04"), things.things(f"station-{name}"), data))
    if state.passenger >= 0 or state.powers[player] & STATION_USED:
        state.stack.append(("station_used",))
    state.stack.extend(reversed(state.cards.station_effects[number]))


def after_station(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    gains.fire(state, state.actor, STATION_USED)


def next_player(state: CaptainsState, thing: Effect, events: list[Event]) -> bool | None:
    """The next player clockwise who has not passed; when all have, the round is over (CAP-TRN-02, CAP-TRN-08, CAP-TRN-09)."""
    players = state.players
    for offset in range(1, players + 1):
        player = (state.active + offset) % players
        if not state.passed >> player & 1:
            return begin_turn(state, ("begin_turn", player), events)
    if state.passenger >= 0 and state.deck:  # Captain Shadow goes on alone (CAP-SOLO-25)
        state.stack.append(("next",))
        state.stack.append(("shadow",))
        return False
    return rounds.end_round(state, events)
