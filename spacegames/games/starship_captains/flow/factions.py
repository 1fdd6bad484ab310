"""Diplomacy: steps on the faction tracks, their bonuses, laps and events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from .. import actions
from ..components import FACTIONS, SPACES
from ..components.vocabulary import TRANSLATOR, Effect
from ..state import NOBODY
from . import things

if TYPE_CHECKING:
    from ..state import CaptainsState

_FIXED = ("CAP-FAC-02", "CAP-FAC-03", "CAP-FAC-04")


def faction(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """Steps on a certain track; a translator may turn them to another one as a whole (CAP-FAC-02 to CAP-FAC-04, CAP-NOTE-24)."""
    _op, which, number = thing
    player = state.actor
    if state.powers[player] & TRANSLATOR:
        state.kind = "retarget"
    elif actions.would_begin(state, player, which, number):
        state.kind = "faction"
    else:
        return steps(state, ("steps", which, number), events)
    state.stack.append(thing)
    state.decider = player
    return True


def any_faction(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """Steps on one track of choice (CAP-FAC-05, CAP-FAC-06)."""
    state.stack.append(thing)
    state.kind = "faction"
    state.decider = state.actor
    return True


def play_faction(state: CaptainsState, action: Action, events: list[Event]) -> None:
    thing = state.stack.pop()
    player = state.actor
    if action.kind == "decline":
        events.append(Event("steps_declined", ("CAP-AMB-90", "CAP-AMB-94"), things.SEAT[player], {"player": player}))
        return
    state.stack.append(("steps", FACTIONS.index(action.args[0]), thing[-1]))


def steps(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """Go forward up to the next space where something happens, and see to that first (CAP-FAC-01, CAP-AMB-91)."""
    _op, which, left = thing
    player = state.actor
    cards, side = state.cards, state.sides[which]
    bonuses, event_space = cards.bonuses[which][side], cards.event_space[which][side]
    spot = 3 * player + which
    before = now = state.steps[spot]
    untouched = not state.reached[which] >> player & 1
    again = state.options["second_lap"]
    space, bonus = now % SPACES, False
    while left:
        now += 1
        left -= 1
        space = now % SPACES
        bonus = bool(bonuses[space]) and (again or now < SPACES)
        if bonus or space == 0 or (space == event_space and untouched):
            break
    state.steps[spot] = now
    name = FACTIONS[which]
    seen = things.marker(player, name)
    data = {"player": player, "faction": name, "from": before % SPACES, "to": space, "steps": now - before, "laps": now // SPACES}
    events.append(Event("advanced", (_FIXED[which], "CAP-FAC-01"), seen, data))
    if left:
        state.stack.append(("steps", which, left))
    if space == 0:
        _lap(state, player, which, now // SPACES, events)
    if space == event_space and untouched:
        _reach(state, player, which, events)
    if bonus:
        told = {"player": player, "faction": name, "space": space}
        events.append(Event("track_bonus", ("CAP-FAC-01",), things.things(f"space-{name}-{space}"), told))
        state.stack.extend(reversed(bonuses[space]))
    return False


def _lap(state: CaptainsState, player: int, which: int, laps: int, events: list[Event]) -> None:
    """A full lap is worth 5 points; the first to make a second one gets the trophy (CAP-FAC-08 to CAP-FAC-11)."""
    trophy = laps == 2 and state.won[which] == NOBODY
    if trophy:
        won = list(state.won)
        won[which] = player
        state.won = tuple(won)
    name = FACTIONS[which]
    rules = ("CAP-FAC-08", "CAP-FAC-09") if laps == 1 else ("CAP-FAC-10",) if trophy else ("CAP-FAC-11",)
    events.append(Event("lap", rules, things.marker(player, name), {"player": player, "faction": name, "laps": laps, "trophy": trophy}))


def _reach(state: CaptainsState, player: int, which: int, events: list[Event]) -> None:
    """The first marker on the event space sets off the event; later ones may get something too (CAP-AMB-94, CAP-AMB-95)."""
    reached = list(state.reached)
    first = not reached[which]
    reached[which] |= 1 << player
    state.reached = tuple(reached)
    event = state.events[which]
    name = state.cards.events[event]
    if first:
        data = {"player": player, "event": name, "faction": FACTIONS[which]}
        events.append(Event("event_began", ("CAP-AMB-94", "CAP-FAC-14"), things.things(f"event-{FACTIONS[which]}"), data))
        settle_lasting(state)
        state.stack.extend(reversed(state.cards.event_first[event]))
    elif state.cards.event_later[event]:
        data = {"player": player, "event": name}
        events.append(Event("event_acted", ("CAP-AMB-95", "CAP-FAC-14"), things.things(f"event-{FACTIONS[which]}"), data))
        state.stack.extend(reversed(state.cards.event_later[event]))


def settle_lasting(state: CaptainsState) -> None:
    """The events that have begun and go on."""
    state.lasting = tuple(event for which, event in enumerate(state.events) if state.reached[which] and state.cards.event_lasting[event] is not None)
