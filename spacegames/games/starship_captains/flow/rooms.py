"""Activating rooms, with crew or with artifacts, and a commander's second task."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from .. import actions
from ..components import ARTIFACTS, BASIC, BLUE, FIGURES, ONE, ROOMS, SLOTS
from ..components.vocabulary import IN_ROOM, Effect
from . import cargo, crew, gains, technologies, things

if TYPE_CHECKING:
    from ..state import CaptainsState


_BASIC = {name: number for number, name in enumerate(ROOMS)}


def number_of(state: CaptainsState, player: int, name: str) -> int:
    """A room by its name: the basic ones, then the slot where the card lies."""
    basic = _BASIC.get(name)
    if basic is not None:
        return basic
    return BASIC + state.slots[player].index(state.cards.number[name])


def room_name(state: CaptainsState, player: int, number: int) -> str:
    return ROOMS[number] if number < BASIC else state.cards.cards[state.slots[player][number - BASIC]]


# ---- the first task


def choose(state: CaptainsState, action: Action, events: list[Event]) -> None:
    """A room is chosen; who activates it is asked next unless there is one way only (CAP-ROOM-03, CAP-ART-02)."""
    player, name = state.actor, action.args[0]
    number = number_of(state, player, name)
    found = actions.payers(state, player, actions.color_of_room(state, player, number))
    if len(found) == 1:
        state.stack.pop()
        _activate(state, player, number, found[0], events)
        return
    state.stack[-1] = ("payer", number)
    events.append(Event("room_chosen", ("CAP-ROOM-03",), _seen(player, number, name), {"player": player, "room": name}))


def _seen(player: int, number: int, name: str) -> tuple[str, ...]:
    return things.things(f"room-{player}-{name}") if number < BASIC else things.slot(player, number - BASIC + 1)


def payer(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """Who or what activates the room is asked (CAP-ROOM-04, CAP-ART-01)."""
    player = state.actor
    if not actions.payers(state, player, actions.color_of_room(state, player, thing[1])):
        return False
    state.stack.append(thing)
    state.kind = "payer"
    state.decider = player
    return True


def pay_room(state: CaptainsState, action: Action, events: list[Event]) -> None:
    _op, number = state.stack.pop()
    _activate(state, state.actor, number, action, events)


def _activate(state: CaptainsState, player: int, number: int, action: Action, events: list[Event]) -> None:
    """The figure touches the room and goes to the tail of the queue at once; a commander has a second task first."""
    if action.kind == "spend":
        first, second = action.args
        state.items[player] -= ONE[first] + ONE[second]
        cargo.spend_artifact(state, first)
        cargo.spend_artifact(state, second)
        _tell(state, player, number, None, [ARTIFACTS[first], ARTIFACTS[second]], False, events)
    else:
        figure = action.args[0]
        state.ready[player] -= ONE[figure]
        _tell(state, player, number, figure, [], False, events)
        if figure > BLUE:
            state.hand = figure
            state.stack.append(("second",))
        else:
            crew.line_up(state, player, figure, ("CAP-ROOM-05",), events)
    _work(state, player, number)


def _tell(state: CaptainsState, player: int, number: int, figure: int | None, artifacts: list[str], second: bool, events: list[Event]) -> None:
    name = room_name(state, player, number)
    rules: tuple[str, ...] = ("CAP-CRW-19", "CAP-CRW-20") if second else ("CAP-ROOM-04", "CAP-ROOM-06") if figure is not None else ("CAP-ART-03", "CAP-ART-05")
    data = {"player": player, "room": name, "figure": None if figure is None else FIGURES[figure], "artifacts": artifacts, "second": second}
    events.append(Event("room_activated", rules, _seen(player, number, name), data))


def _work(state: CaptainsState, player: int, number: int) -> None:
    """The effects of the room come next (CAP-ROOM-06)."""
    if number < BASIC:
        state.room = -1
        state.stack.extend(reversed(state.cards.room_effects[number]))
    else:
        state.room = number - BASIC
        state.stack.extend(reversed(state.cards.effects[state.slots[player][state.room]]))
        if state.lasting:
            gains.fire(state, player, IN_ROOM)


# ---- the second task of a commander


def second(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """Another room, or an order, or nothing (CAP-CRW-18, CAP-AMB-21)."""
    if state.hand < 0:
        return False
    state.stack.append(thing)
    state.kind = "second_task"
    state.decider = state.actor
    return True


def play_second(state: CaptainsState, action: Action, events: list[Event]) -> None:
    state.stack.pop()
    player, commander = state.actor, state.hand
    state.hand = -1
    if action.kind == "room":
        number = number_of(state, player, action.args[0])
        _tell(state, player, number, commander, [], True, events)
        crew.line_up(state, player, commander, ("CAP-CRW-19", "CAP-AMB-30"), events)
        _work(state, player, number)
        return
    if action.kind == "done":
        data = {"player": player, "figure": FIGURES[commander]}
        events.append(Event("no_second_task", ("CAP-AMB-28",), things.SEAT[player], data))
    else:
        crew.call_back(state, player, action, "order", ("CAP-CRW-23", "CAP-CRW-24", "CAP-CRW-26"), events)
    crew.line_up(state, player, commander, ("CAP-ROOM-05", "CAP-AMB-30"), events)


# ---- effects that only rooms have


def copy_room(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """A technology room of any ship works here as if printed on this card (CAP-NOTE-06)."""
    if not actions.copied_rooms(state):
        return False
    state.stack.append(thing)
    state.kind = "copy_room"
    state.decider = state.actor
    return True


def play_copy(state: CaptainsState, action: Action, events: list[Event]) -> None:
    state.stack.pop()
    player = state.actor
    if action.kind == "none":
        gains.decline(player, "copy_room", ("CAP-NOTE-06",), events)
        return
    name = action.args[0]
    room = state.cards.cards[state.slots[player][state.room]] if 0 <= state.room < SLOTS and state.slots[player][state.room] >= 0 else name
    events.append(Event("room_copied", ("CAP-NOTE-06",), things.SEAT[player], {"player": player, "room": room, "card": name}))
    state.stack.extend(reversed(state.cards.effects[state.cards.number[name]]))


def discard_self(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """The room at work is discarded, with an artifact that lies in it (CAP-NOTE-25, CAP-NOTE-21)."""
    if state.room >= 0 and state.slots[state.actor][state.room] >= 0:
        technologies.discard_installed(state, state.actor, state.room, events)


def store_artifact(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """Collective Research: an artifact may be laid into the room, which is gray from then on (CAP-NOTE-21)."""
    player = state.actor
    if state.room < 0 or state.slots[player][state.room] < 0 or state.stored[player][state.room] >= 0 or not state.items[player]:
        return False
    state.stack.append(thing)
    state.kind = "store_artifact"
    state.decider = player
    return True


def play_store(state: CaptainsState, action: Action, events: list[Event]) -> None:
    state.stack.pop()
    player, slot = state.actor, state.room
    if action.kind == "none":
        gains.decline(player, "store_artifact", ("CAP-NOTE-21",), events)
        return
    kind = ARTIFACTS.index(action.args[0])
    state.items[player] -= ONE[kind]
    stored = state.stored[player]
    state.stored[player] = (*stored[:slot], kind, *stored[slot + 1 :])
    data = {"player": player, "artifact": ARTIFACTS[kind], "room": state.cards.cards[state.slots[player][slot]]}
    events.append(Event("artifact_stored", ("CAP-NOTE-21",), things.slot(player, slot + 1), data))
