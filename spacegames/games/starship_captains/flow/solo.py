"""Captain Shadow: rules on action cards, not a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from .. import actions
from ..components.vocabulary import Effect
from . import technologies, things
from .movement import relocate

if TYPE_CHECKING:
    from ..state import CaptainsState

SHADOW = 1
"""His ship's number; a solo game has one player."""


def card(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """The top action card is laid above the next slot and carried out (CAP-SOLO-15, CAP-SOLO-16)."""
    if not state.deck:
        return
    state.actor = 0
    top = state.deck[-1]
    if state.chance.forced:
        forced = state.chance.forced_draw([state.cards.actions[other] for other in state.deck])
        if forced is not None:
            top = state.deck[forced]
    state.deck = tuple(other for other in state.deck if other != top)
    state.shown = (*state.shown, top)
    slot = len(state.shown)
    data = {"card": state.cards.actions[top], "action": state.cards.action_kind[top], "slot": slot}
    events.append(Event("shadow_card", ("CAP-SOLO-15", "CAP-SOLO-16"), things.things("action-deck", f"action-{slot}"), data, reveals=True))
    if not state.deck:
        events.append(Event("shadow_done", ("CAP-SOLO-24",), ("action-deck",), {}))
    state.stack.extend(reversed(state.cards.action_effects[top]))


def jump_to_player(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """He jumps to your location (CAP-SOLO-17)."""
    _fly(state, state.ship[0], "jump", ("CAP-SOLO-17",), events)


def _fly(state: CaptainsState, there: int, by: str, rules: tuple[str, ...], events: list[Event]) -> None:
    places = state.board.places
    data = {"from": places[state.ship[SHADOW]], "to": places[there], "by": by}
    events.append(Event("shadow_moved", rules, things.things("ship-shadow", f"loc-{places[there]}"), data))
    relocate(state, SHADOW, there, events)


def research(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """The technology under the action card is discarded and replaced at once (CAP-SOLO-18, CAP-AMB-124)."""
    place = len(state.shown) - 1
    if not 0 <= place < len(state.central):
        return
    gone = state.central[place]
    if gone >= 0:
        if gone < state.cards.omega:
            state.tech_spent += (gone,)
        else:
            state.omega_spent += (gone,)
        data = {"card": state.cards.cards[gone], "slot": place + 1}
        events.append(Event("shadow_researched", ("CAP-SOLO-18",), things.things(f"central-{place + 1}"), data))
    central = list(state.central)
    central[place] = -1
    state.central = tuple(central)
    technologies.refill(state, events)


def mission(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """He flies to a planet with a mission one move away and does it; you choose among several (CAP-SOLO-19 to CAP-SOLO-23)."""
    found = actions.shadow_targets(state)
    if not found:
        events.append(Event("shadow_idle", ("CAP-SOLO-23",), things.SHADOW, {}))
        return False
    if len(found) == 1:
        _serve(state, found[0], events)
        return False
    state.stack.append(thing)
    state.kind = "shadow_target"
    state.decider = 0
    return True


def play_target(state: CaptainsState, action: Action, events: list[Event]) -> None:
    state.stack.pop()
    _serve(state, state.board.number[action.args[0]], events)


def _serve(state: CaptainsState, there: int, events: list[Event]) -> None:
    """His mission is discarded, and a new one appears by the usual rules (CAP-SOLO-20, CAP-INV-49)."""
    _fly(state, there, "move", ("CAP-SOLO-19", "CAP-AMB-115"), events)
    done = state.content[there]
    state.content = (*state.content[:there], -1, *state.content[there + 1 :])
    state.missions_spent += (done,)
    data = {"player": SHADOW, "mission": state.cards.missions[done], "at": state.board.places[there], "points": 0}
    events.append(Event("mission_done", ("CAP-SOLO-19", "CAP-SOLO-20"), things.SHADOW, data))
    state.stack.append(("new_mission", there, 1))


def new_deck(state: CaptainsState, events: list[Event]) -> None:
    """The card beside the new round joins the others, and all are mixed (CAP-SOLO-27)."""
    pool = sorted((*state.shown, *state.deck, state.beside[0])) if state.beside else sorted((*state.shown, *state.deck))
    state.beside = state.beside[1:]
    state.chance.shuffle(pool)
    state.deck, state.shown = tuple(pool), ()
    events.append(Event("action_deck", ("CAP-SOLO-27",), ("action-deck",), {"round": state.round, "cards": len(pool)}, reveals=True))
