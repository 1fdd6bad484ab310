"""The flight: card after card, days won and lost, and leaving early."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from ..components import CARDS, SPACES
from ..state import CAUSES, OFF
from .steps import OPENING

if TYPE_CHECKING:
    from ..state import Frame, GalaxyTruckerState

NO_HUMANS, NO_ENGINES, LAPPED = 2, 3, 4
_OUT_RULES = (
    (),
    ("GT-OUT-14", "GT-OUT-01"),
    ("GT-OUT-08", "GT-OUT-01"),
    ("GT-OUT-11", "GT-OUT-01"),
    ("GT-OUT-13", "GT-OUT-01"),
)


def move(state: GalaxyTruckerState, player: int, days: int, rules: tuple[str, ...], events: list[Event]) -> None:
    """Move a marker by so many empty spaces; occupied ones do not count, not even a lap away (GT-FLT-02 to GT-FLT-04, GT-AMB-32)."""
    start = here = state.day[player]
    if days and start != OFF:
        taken = {day % SPACES for other, day in enumerate(state.day) if other != player and day != OFF}
        way = 1 if days > 0 else -1
        left = abs(days)
        while left:
            here += way
            if here % SPACES not in taken:
                left -= 1
        state.day[player] = here
    things = (f"marker-{player}", f"day-{start % SPACES}", f"day-{here % SPACES}")
    events.append(Event("moved", (*rules, "GT-FLT-02" if days < 0 else "GT-FLT-03"), things, {"player": player, "days": days, "from": start, "to": here}))


# ---- from card to card


def cards_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """No card is open: everybody may leave, then the leader reveals the next one (GT-FLT-01, GT-OUT-14, GT-AMB-38)."""
    order = state.order()
    if not state.deck or not order:
        events.append(Event("flight_over", ("GT-END-01",), tuple(f"marker-{player}" for player in order), {"order": order}))
        state.todo[-1] = ("payday",)
        return False
    state.todo.append(("reveal",))
    if state.learning:
        state.todo.append(("window", order[0]))
    else:
        state.todo += [("window", player) for player in reversed(order)]
    return False


def window_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    state.decider, state.kind = frame[1], "fly_on"
    return True


def fly(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Fly on to the next card."""
    state.todo.pop()
    events.append(Event("flew_on", ("GT-FLT-01" if state.learning else "GT-OUT-14",), (f"marker-{player}",), {"player": player}))


def leave(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Give the flight up."""
    state.todo.pop()
    drop_out(state, [(player, 1)], events)


def drop_out(state: GalaxyTruckerState, leaving: list[tuple[int, int]], events: list[Event]) -> None:
    """Markers leave the board; of several at once the foremost counts as the last to go (GT-OUT-01, GT-AMB-41)."""
    for player, cause in sorted(leaving, key=lambda pair: state.day[pair[0]]):
        things = (f"marker-{player}", f"day-{state.day[player] % SPACES}")
        state.day[player] = OFF
        state.out[player] = cause
        state.gone += (player,)
        events.append(Event("dropped_out", _OUT_RULES[cause], things, {"player": player, "cause": CAUSES[cause]}))


def reveal_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """The leader reveals the next card."""
    state.todo.pop()
    order = state.order()
    if not order:
        return False
    deck = state.deck
    if state.chance.forced:
        place = state.chance.forced_draw([CARDS[card] for card in deck])
        if place is not None:
            deck = (*deck[:place], *deck[place + 1 :], deck[place])
    state.current, state.deck = deck[-1], deck[:-1]
    state.dice = ()
    name = CARDS[state.current]
    card = state.box.cards[state.current]
    data = {"card": name, "type": card.type, "leader": order[0], "left": len(state.deck)}
    events.append(Event("card_revealed", ("GT-FLT-01",), ("deck", "card"), data, reveals=True))
    state.todo.append(("end_card",))
    if len(order) == 1 and card.type in ("combat_zone", "sabotage"):
        events.append(Event("card_skipped", ("GT-OUT-06", "GT-AMB-39"), ("card",), {"card": name, "player": order[0]}))
    else:
        OPENING[card.type](state, card, order, events)
    return False


def end_card_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """The card is done; whoever can fly no longer leaves now (GT-AMB-33, GT-AMB-34)."""
    state.todo.pop()
    events.append(Event("card_done", ("GT-FLT-01",), ("card",), {"card": CARDS[state.current]}))
    if not state.learning:
        drop_out(state, _exits(state), events)
    state.done += (state.current,)
    state.current = -1
    state.marks = [-1] * state.players
    return False


def _exits(state: GalaxyTruckerState) -> list[tuple[int, int]]:
    order = state.order()
    if not order:
        return []
    first = state.day[order[0]]
    open_space = state.box.cards[state.current].type == "open_space"
    found = []
    for player in order:
        if not state.humans(player):
            found.append((player, NO_HUMANS))
        elif open_space and state.marks[player] == 0:
            found.append((player, NO_ENGINES))
        elif first - state.day[player] > SPACES:
            found.append((player, LAPPED))
    return found


def back_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """Somebody loses days for what was gained (GT-FLT-05)."""
    state.todo.pop()
    _name, player, days = frame
    move(state, player, -days, ("GT-FLT-05",), events)
    return False
