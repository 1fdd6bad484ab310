"""Moves along routes, jumps, and who reserves which mission."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from .. import actions
from ..components.vocabulary import ENGINE, Effect
from ..state import NOBODY
from . import gains, things

if TYPE_CHECKING:
    from ..state import CaptainsState


def move(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """One single move after the other, each of them optional; an engine may give one more (CAP-MOV-01 to CAP-MOV-03, CAP-AMB-41)."""
    if not thing[1] and not (thing[3] and actions.extra_move(state, state.actor)):
        return False
    state.stack.append(thing)
    state.kind = "move"
    state.decider = state.actor
    return True


def play_move(state: CaptainsState, action: Action, events: list[Event]) -> None:
    _op, left, _link, flown = state.stack.pop()
    player = state.actor
    if action.kind == "stop":
        events.append(Event("ship_stayed", ("CAP-MOV-03",), things.SHIP[player], {"player": player, "at": state.board.places[state.ship[player]]}))
        return
    if action.kind == "warp":
        gains.tell_source(state, player, actions.ready_source(state, player, 1 << 6), events)
        state.stack.append(("jump",))
        return
    if left:
        left -= 1
    else:
        engine = actions.ready_source(state, player, ENGINE)
        state.used_turn |= 1 << engine
        gains.tell_source(state, player, engine, events)
    if action.kind == "mend":
        if left or flown:
            state.stack.append(("move", left, 0, flown))
        _mend_instead(state, player, events)
        return
    if left or state.powers[player] & ENGINE:
        state.stack.append(("move", left, 0, 1))
    here, there = state.ship[player], state.board.number[action.args[0]]
    route = state.board.route_of[here][there]
    pirate = state.pirates[route] >= 0
    places = state.board.places
    data = {"player": player, "from": places[here], "to": places[there], "route": state.board.routes[route], "pirate": pirate}
    rules = ("CAP-MOV-02", "CAP-MOV-04") if pirate else ("CAP-MOV-02",)
    events.append(Event("ship_moved", rules, things.things(f"ship-{player}", f"loc-{places[there]}"), data))
    relocate(state, player, there, events)
    if pirate:
        state.stack.append(("damage", 1, "route"))


def _mend_instead(state: CaptainsState, player: int, events: list[Event]) -> None:
    """A superaccumulator repairs where the ship could move or jump (CAP-NOTE-12)."""
    gains.tell_source(state, player, actions.ready_source(state, player, 1 << 4), events)
    state.stack.append(("repair", 1))


def jump(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """The ship may go to any location; pirates do not matter (CAP-MOV-05, CAP-MOV-06)."""
    state.stack.append(thing)
    state.kind = "jump"
    state.decider = state.actor
    return True


def play_jump(state: CaptainsState, action: Action, events: list[Event]) -> None:
    state.stack.pop()
    player = state.actor
    places = state.board.places
    if action.kind == "stay":
        events.append(Event("ship_stayed", ("CAP-AMB-33",), things.SHIP[player], {"player": player, "at": places[state.ship[player]]}))
    elif action.kind == "mend":
        _mend_instead(state, player, events)
    else:
        there = state.board.number[action.args[0]]
        data = {"player": player, "from": places[state.ship[player]], "to": places[there]}
        events.append(Event("ship_jumped", ("CAP-MOV-05", "CAP-MOV-06"), things.things(f"ship-{player}", f"loc-{places[there]}"), data))
        relocate(state, player, there, events)


# ---- reservation


def relocate(state: CaptainsState, ship: int, there: int, events: list[Event]) -> None:
    """A ship leaves one location and comes to another; planets are reserved and given up at once (CAP-RSV-01 to CAP-RSV-06, CAP-AMB-43)."""
    here = state.ship[ship]
    state.ship[ship] = there
    if here == there:
        return
    ships = state.ship
    counted = len(ships) if state.players > 1 or state.options["shadow_reserves"] else 1
    if ship >= counted:
        return
    if is_planet(state, here):
        rest = [other for other in range(counted) if ships[other] == here]
        if len(rest) == 1:
            _reserve(state, here, rest[0], ("CAP-RSV-05",), events)
        elif state.holder[here] == ship:
            _reserve(state, here, NOBODY, ("CAP-RSV-06",), events)
    if is_planet(state, there) and ships[:counted].count(there) == 1:
        _reserve(state, there, ship, ("CAP-RSV-01",), events)


def is_planet(state: CaptainsState, place: int) -> bool:
    """Whether missions can appear here: not at home and not on the planets of the stations (CAP-AMB-47)."""
    return place != 0 and place not in state.station_at


def _reserve(state: CaptainsState, place: int, ship: int, rules: tuple[str, ...], events: list[Event]) -> None:
    holder = state.holder
    if holder[place] == ship:
        return
    state.holder = (*holder[:place], ship, *holder[place + 1 :])
    name = state.board.places[place]
    told = None if ship == NOBODY else ship
    events.append(Event("reserved", rules, things.things(f"loc-{name}"), {"player": told, "at": name}))
