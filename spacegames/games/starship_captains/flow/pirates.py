"""Pirates: fights, ambushes, and the uprising."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spacegames.core.game import Action, Event

from .. import actions
from ..components.vocabulary import AFTER_FIGHT, Effect
from . import cargo, gains, things

if TYPE_CHECKING:
    from ..state import CaptainsState


# ---- fights


def fight(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """A pirate on a route that touches the location may be fought (CAP-PIR-10, CAP-PIR-11, CAP-AMB-60, CAP-AMB-61)."""
    if not actions.targets(state, state.actor):
        return False
    state.stack.append(thing)
    state.kind = "fight"
    state.decider = state.actor
    return True


def play_fight(state: CaptainsState, action: Action, events: list[Event]) -> None:
    _op, number, ignore = state.stack.pop()
    player = state.actor
    if action.kind == "stop":
        events.append(Event("no_fight", ("CAP-AMB-60", "CAP-NOTE-07"), things.SHIP[player], {"player": player}))
        return
    if number > 1:
        state.stack.append(("fight", number - 1, ignore))
    here = state.ship[player]
    route = state.board.route_of[here][state.board.number[action.args[0]]]
    kind = state.pirates[route]
    name = state.board.routes[route]
    data = {"player": player, "at": state.board.places[here], "route": name, "pirate": state.cards.pirates[kind]}
    events.append(Event("fought", ("CAP-PIR-11",), things.things(f"ship-{player}", f"pirate-{name}"), data))
    stack = state.stack
    stack.append(("after_fight",))
    stack.append(("trophy", route))
    stack.extend(reversed(state.cards.pirate_reward[kind]))
    damage = state.cards.pirate_damage[kind]
    if ignore:
        events.append(Event("damage_ignored", ("CAP-PIR-12",), things.HOLD[player], {"player": player, "by": "fight"}))
    elif damage:
        stack.append(("damage", damage, "fight"))


def trophy(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """The beaten pirate leaves the route for the hold (CAP-PIR-14, CAP-AMB-57)."""
    route = thing[1]
    kind = state.pirates[route]
    if kind < 0:
        return
    player = state.actor
    _set(state, route, -1)
    state.trophies[player] = (*state.trophies[player], kind)
    events.append(Event("trophy", ("CAP-PIR-14", "CAP-CRG-01"), things.HOLD[player], {"player": player, "pirate": state.cards.pirates[kind]}))
    state.stack.append(("keep",))


def after_fight(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    gains.fire(state, state.actor, AFTER_FIGHT)


def _set(state: CaptainsState, route: int, kind: int) -> None:
    pirates = state.pirates
    state.pirates = (*pirates[:route], kind, *pirates[route + 1 :])


# ---- new pirates


def draw(state: CaptainsState, events: list[Event]) -> int:
    """A random pirate token, after mixing the discards if there is none; -1 if there is none at all (CAP-PIR-09, CAP-AMB-67)."""
    supply = state.pirates_supply
    if not any(supply):
        supply = state.pirates_spent
        if not any(supply):
            return -1
        state.pirates_spent = (0,) * len(supply)
        events.append(Event("mixed", ("CAP-PIR-09",), ("supply",), {"what": "pirates"}))
    kind = cargo.draw_kind(state, supply, state.cards.pirates)
    state.pirates_supply = (*supply[:kind], supply[kind] - 1, *supply[kind + 1 :])
    return kind


def ambush(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """A pirate appears on the route of its colour at the ship's location (CAP-PIR-03 to CAP-PIR-06)."""
    player = state.actor
    kind = draw(state, events)
    if kind < 0:
        return
    here = state.ship[player]
    route, placed = _arrive(state, here, kind)
    name = None if route < 0 else state.board.routes[route]
    data = {"player": player, "at": state.board.places[here], "pirate": state.cards.pirates[kind], "route": name, "placed": placed}
    rules = ("CAP-PIR-03", "CAP-PIR-04") if placed else ("CAP-PIR-03", "CAP-PIR-05")
    seen = things.SHIP[player] if name is None else things.things(f"ship-{player}", f"route-{name}")
    events.append(Event("ambush", rules, seen, data, reveals=True))


def _arrive(state: CaptainsState, place: int, kind: int) -> tuple[int, bool]:
    """The route of the pirate's colour, and whether the pirate stays there; otherwise it is discarded (CAP-PIR-02, CAP-AMB-62)."""
    route = state.board.by_color[place].get(state.cards.pirate_color[kind], -1)
    if route >= 0 and state.pirates[route] < 0:
        _set(state, route, kind)
        return route, True
    cargo.spend_pirate(state, kind)
    return route, False


def place_around_home(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """A pirate on every free route at the home station, whatever its colour (CAP-PIR-08, CAP-AMB-64)."""
    for _end, route in state.board.ways[0]:
        if state.pirates[route] < 0:
            kind = draw(state, events)
            if kind < 0:
                return
            _set(state, route, kind)
            data = {"pirate": state.cards.pirates[kind], "route": state.board.routes[route]}
            events.append(Event("pirate_placed", ("CAP-PIR-08",), things.things(f"route-{state.board.routes[route]}"), data, reveals=True))


def uprising(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """A pirate for every number token, the lowest number first, then all numbers are turned up (CAP-PIR-17 to CAP-PIR-23, CAP-AMB-65)."""
    told: list[list[Any]] = []
    seen: list[str] = []
    for number, place in enumerate(state.numbers, 1):
        kind = draw(state, events)
        if kind < 0:
            break
        route, placed = _arrive(state, place, kind)
        name = None if route < 0 else state.board.routes[route]
        told.append([number, state.board.places[place], state.cards.pirates[kind], name, placed])
        if placed and name:
            seen.append(f"route-{name}")
    state.down = 0
    rules = ("CAP-PIR-17", "CAP-PIR-18", "CAP-PIR-20", "CAP-PIR-23")
    events.append(Event("uprising", rules, tuple(seen), {"pirates": told}, reveals=True))
