"""Edge cards: windows in which players who hold a fitting one are asked, and what each Edge does (SC-EDG)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from ..actions import choosing
from ..components.kinds import WINDOWS
from ..components.names import ACTIONS, CARDS, DIVERT, EDGES, HACK, HOSTILE_MICROBES, INCOMPATIBLE, INTERCEPT, LEAK, MARKET_INFLUENCE, POACH, SABOTAGE, SALVAGE
from . import acting, turn
from .table import OFFER_IDS, SEAT_IDS, give_up, pay, put_infra, take_in, take_offer

if TYPE_CHECKING:
    from ..state import SpaceCorpState

_RULES = {
    SABOTAGE: ("SC-EDG-10",),
    POACH: ("SC-EDG-09",),
    HACK: ("SC-EDG-03",),
    SALVAGE: ("SC-EDG-11",),
    INTERCEPT: ("SC-EDG-06", "SC-ERA-08"),
    MARKET_INFLUENCE: ("SC-EDG-08",),
    DIVERT: ("SC-EDG-02",),
    HOSTILE_MICROBES: ("SC-EDG-04",),
    LEAK: ("SC-EDG-07",),
    INCOMPATIBLE: ("SC-EDG-05",),
}


def ask(state: SpaceCorpState, events: list[Event]) -> bool:
    """Ask the next player, from the active one on, who holds an Edge that fits this window and has not declined (SC-AMB-124).

    `waived` holds who declined in this window, and above that the place in the round, so that each has one Edge a round.
    """
    players = state.players
    window = WINDOWS[state.phase]
    turn_of = state.waived >> 8
    silent, alert = state.waived | state.quiet, state.alert
    for offset in range(players):
        player = (state.active + turn_of + offset) % players
        if not alert >> 8 * player & window or silent >> player & 1:
            continue
        playable = choosing.playable(state, player)
        if playable:
            state.waived = (state.waived & 255) | (turn_of + offset) % players << 8
            state.decider, state.kind = player, "edge"
            state._legal = choosing.edges_or_pass(state, playable)
            events.append(Event("asked", ("SC-EDG-GEN-01", "SC-AMB-123"), SEAT_IDS[player], {"player": player, "window": state.phase}, reveals=True))
            return True
    state.decider = state.active
    return False


def pass_window(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Play no Edge now, or none for the rest of this turn."""
    whole = action.args[0]
    events.append(Event("edge_passed", ("SC-AMB-124",), SEAT_IDS[player], {"player": player, "window": state.phase, "turn": whole}))
    state.waived |= 1 << player
    if whole:
        state.quiet |= 1 << player
    state.waived += 256
    turn.proceed(state, events)


def play(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Show an Edge, follow its text, discard it (SC-EDG-GEN-02)."""
    (edge,) = action.args
    card = next(kind for number, kind in state.parts.hand(state.hands[player]).edges if number == edge)
    give_up(state, player, card)
    state.discard.append(card)
    state.waived += 256
    data = {"player": player, "edge": EDGES[edge], "card": CARDS[card]}
    events.append(Event("edge_played", (*_RULES[edge], "SC-EDG-GEN-02"), (*SEAT_IDS[player], "discard"), data))
    effect = state.parts.edge_effect[edge]
    if edge == SABOTAGE:
        state.pending.append(("sabotage", player))
    elif edge == POACH:
        if state.options["poach"] == "all":
            for other in [kind for kind in state.table if CARDS[kind] != "time"]:
                _take_discarded(state, player, other, events)
        else:
            state.pending.append(("poach", player))
    elif edge == HACK:
        state.pending.append(("offer", player, "hack"))
    elif edge == SALVAGE:
        for number in range(len(OFFER_IDS)):
            if state.offers[number] >= 0:
                take_offer(state, player, number, "salvage", _RULES[SALVAGE], events)
    elif edge == INTERCEPT:
        state.again = True
        events.append(Event("extra_turn", _RULES[INTERCEPT], SEAT_IDS[player], {"player": player}))
    elif edge == MARKET_INFLUENCE:
        pay(state, player, effect["own"] if player == state.claimant else effect["rival"], "market_influence", events)
    elif edge == DIVERT:
        pay(state, player, -(-state.produced // effect["divide"]), "divert", events)
    elif edge == HOSTILE_MICROBES:
        for offset in range(state.players):
            other = (state.active + offset) % state.players
            if choosing.hit_by_microbes(state, other):
                pay(state, other, -effect["amount"], "hostile_microbes", events)
    elif edge == LEAK:
        acting.own_progress(state, player, choosing.leaked(state, player)[0], "leak", events)
    else:
        order = [(state.active + offset) % state.players for offset in range(state.players)]
        state.pending += [("remove", other) for other in reversed(order) if max(state.infra[other]) >= 0]
    turn.proceed(state, events)


# ---- what an Edge asks for


def asks_action(state: SpaceCorpState, events: list[Event]) -> bool:
    state.decider, state.kind = state.pending[-1][1], "sabotage"
    return True


def bar(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Sabotage names an action that the active player may not take this turn (SC-EDG-10)."""
    state.pending.pop()
    state.barred = action.args[0]
    data = {"player": player, "action": ACTIONS[state.barred], "rival": state.active}
    events.append(Event("action_barred", ("SC-EDG-10",), (f"action-{ACTIONS[state.barred]}",), data))
    turn.proceed(state, events)


def asks_card(state: SpaceCorpState, events: list[Event]) -> bool:
    """Ask which discarded card is poached; a single one is taken by itself."""
    player = state.pending[-1][1]
    choices = choosing.poach(state)
    if len(choices) > 1:
        state.decider, state.kind = player, "poach"
        return True
    state.pending.pop()
    if choices:
        _take_discarded(state, player, choices[0].args[0], events)
    return False


def poach(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    state.pending.pop()
    _take_discarded(state, player, action.args[0], events)
    turn.proceed(state, events)


def _take_discarded(state: SpaceCorpState, player: int, card: int, events: list[Event]) -> None:
    table = list(state.table)
    table.remove(card)
    state.table = tuple(table)
    take_in(state, player, card)
    events.append(Event("card_poached", ("SC-EDG-09", "SC-AMB-125"), ("discard", f"seat-{player}"), {"player": player, "card": CARDS[card]}))


def asks_slot(state: SpaceCorpState, events: list[Event]) -> bool:
    """Ask which Infra card a player removes; a single one goes by itself (SC-EDG-05)."""
    player = state.pending[-1][1]
    slots = [slot for slot in range(3) if state.infra[player][slot] >= 0]
    if len(slots) > 1:
        state.decider, state.kind = player, "remove"
        return True
    state.pending.pop()
    if slots:
        _remove(state, player, slots[0], events)
    return False


def remove(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    state.pending.pop()
    _remove(state, player, action.args[0], events)
    turn.proceed(state, events)


def _remove(state: SpaceCorpState, player: int, slot: int, events: list[Event]) -> None:
    """A card of this era is discarded, an older one leaves the game; the printed value works again (SC-AMB-61)."""
    card = state.infra[player][slot]
    put_infra(state, player, slot, -1)
    if state.parts.card_era[card] == state.era:
        state.discard.append(card)
    data = {"player": player, "slot": slot + 1, "card": CARDS[card]}
    events.append(Event("infra_removed", ("SC-EDG-05", "SC-AMB-61"), (f"slot-{player}-{slot + 1}",), data))
