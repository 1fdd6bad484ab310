"""Doing a mission: crew row by row, effects, orders, and where the next mission appears."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from .. import actions
from ..components import ANDROID, BLUE, COLOR_OF, FIGURES, ONE, kinds_in
from ..components.vocabulary import ANTENNA, MISSION_DONE, Effect
from . import crew, gains, things

if TYPE_CHECKING:
    from ..state import CaptainsState


def begin(state: CaptainsState, events: list[Event]) -> None:
    """The card is laid against the airlock (CAP-MIS-04)."""
    player = state.actor
    here = state.ship[player]
    state.mission, state.mission_at = state.content[here], here
    state.content = (*state.content[:here], -1, *state.content[here + 1 :])
    state.airlock = ()
    state.applied = state.twice = state.used_mission = 0
    state.stack += [("mission_end",), ("orders", 0), ("rows", 0), ("assign", 0)]
    name = state.board.places[here]
    data = {"player": player, "mission": state.cards.missions[state.mission], "at": name}
    events.append(Event("mission_begun", ("CAP-MIS-04",), things.things(f"mission-{name}", f"airlock-{player}"), data))


# ---- who goes


def assign(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """One figure for each row, before the first effect (CAP-MIS-05, CAP-AMB-82)."""
    player = state.actor
    row, rows = thing[1], len(state.cards.rows[state.mission]) if state.mission >= 0 else 0
    while row < rows:
        kinds = kinds_in(state.ready[player])
        if len(kinds) > 1:
            state.stack.append(("assign", row))
            state.kind = "assign"
            state.decider = player
            return True
        if not kinds:
            break
        _send(state, player, row, kinds[0], events)
        row += 1
    return False


def play_assign(state: CaptainsState, action: Action, events: list[Event]) -> None:
    row = state.stack.pop()[1]
    _send(state, state.actor, row, action.args[0], events)
    state.stack.append(("assign", row + 1))


def _send(state: CaptainsState, player: int, row: int, figure: int, events: list[Event]) -> None:
    state.ready[player] -= ONE[figure]
    state.airlock = (*state.airlock, figure)
    data = {"player": player, "mission": state.cards.missions[state.mission], "row": row + 1, "figure": FIGURES[figure]}
    events.append(Event("assigned", ("CAP-MIS-05", "CAP-MIS-06"), things.AIRLOCK[player][row], data))


# ---- rows


def matches(state: CaptainsState, row: int) -> bool:
    """Whether the figure at a row has its colour; an android has every colour (CAP-MIS-08, CAP-CRW-29, CAP-CRW-30)."""
    figure = state.airlock[row]
    return figure == ANDROID or COLOR_OF[figure] == state.cards.rows[state.mission][row][0]


def rows(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """Row after row from the top; a row without a match is ignored (CAP-MIS-07, CAP-MIS-09)."""
    row = thing[1]
    while row < len(state.airlock):
        if matches(state, row):
            state.stack.append(("rows", row + 1))
            return ask_row(state, ("row", row), events)
        _skip(state, row, False, events)
        row += 1
    return False


def ask_row(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    if thing[1] >= len(state.airlock):
        return False
    state.stack.append(thing)
    state.kind = "row"
    state.decider = state.actor
    return True


def play_row(state: CaptainsState, action: Action, events: list[Event]) -> None:
    row = state.stack.pop()[1]
    if action.kind == "skip":
        _skip(state, row, True, events)
        return
    state.applied |= 1 << row
    if BLUE < state.airlock[row] < ANDROID:
        state.stack.append(("again", row))
    _apply(state, row, False, events)


def _skip(state: CaptainsState, row: int, match: bool, events: list[Event]) -> None:
    player = state.actor
    data = {"player": player, "mission": state.cards.missions[state.mission], "row": row + 1, "match": match}
    events.append(Event("row_skipped", ("CAP-MIS-09",), things.AIRLOCK[player][row], data))


def _apply(state: CaptainsState, row: int, again: bool, events: list[Event]) -> None:
    player = state.actor
    data = {"player": player, "mission": state.cards.missions[state.mission], "row": row + 1, "again": again}
    rules = ("CAP-CRW-21", "CAP-CRW-22") if again else ("CAP-MIS-08",)
    events.append(Event("row_applied", rules, things.AIRLOCK[player][row], data))
    state.stack.extend(reversed(state.cards.rows[state.mission][row][1]))


def ask_again(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """A commander may have the row applied a second time, before the next row (CAP-CRW-21, CAP-AMB-21)."""
    if thing[1] >= len(state.airlock) or state.mission < 0:
        return False
    state.stack.append(thing)
    state.kind = "row_again"
    state.decider = state.actor
    return True


def play_again(state: CaptainsState, action: Action, events: list[Event]) -> None:
    row = state.stack.pop()[1]
    player = state.actor
    if action.kind == "again":
        state.twice |= 1 << row
        _apply(state, row, True, events)
    else:
        events.append(Event("order_kept", ("CAP-AMB-28", "CAP-CRW-18"), things.AIRLOCK[player][row], {"player": player, "row": row + 1}))


# ---- orders after all rows


def orders(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """Every commander whose second task is open may call a figure that waits in the queue (CAP-CRW-23, CAP-AMB-25 to CAP-AMB-27)."""
    player = state.actor
    for row in range(thing[1], len(state.airlock)):
        figure = state.airlock[row]
        if not BLUE < figure < ANDROID or state.twice >> row & 1:
            continue
        if not state.applied >> row & 1 and not state.options["order_unmatched"]:
            continue
        if actions.calls(state, player, actions.callable_by(state, player, figure)):
            state.stack.append(("orders", row + 1))
            return ask_order(state, ("order", row), events)
    return False


def ask_order(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    if thing[1] >= len(state.airlock) or not BLUE < state.airlock[thing[1]] < ANDROID:
        return False
    state.stack.append(thing)
    state.kind = "order"
    state.decider = state.actor
    return True


def play_order(state: CaptainsState, action: Action, events: list[Event]) -> None:
    row = state.stack.pop()[1]
    player = state.actor
    if action.kind == "done":
        data = {"player": player, "figure": FIGURES[state.airlock[row]]}
        events.append(Event("no_second_task", ("CAP-AMB-28",), things.SEAT[player], data))
    else:
        crew.call_back(state, player, action, "order", ("CAP-CRW-23", "CAP-CRW-24", "CAP-CRW-26"), events)


# ---- the end of a mission


def finish(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """The crew lines up, androids leave, the card is yours; then abilities and the next mission (CAP-MIS-10 to CAP-MIS-12, CAP-AMB-85)."""
    if state.mission < 0:
        return
    player, mission, here = state.actor, state.mission, state.mission_at
    back = [figure for figure in state.airlock if figure != ANDROID]
    androids = len(state.airlock) - len(back)
    state.queue[player] = (*state.queue[player], *back)
    state.supply[4] += androids
    state.pile[player] = (*state.pile[player], mission)
    data = {"player": player, "queued": [FIGURES[figure] for figure in back], "androids": androids}
    rules = ("CAP-MIS-10", "CAP-MIS-11", "CAP-CRW-31") if androids else ("CAP-MIS-10",)
    events.append(Event("crew_back", rules, things.QUEUE[player], data))
    name, points = state.cards.missions[mission], state.cards.mission_points[mission]
    told = {"player": player, "mission": name, "at": state.board.places[here], "points": points}
    events.append(Event("mission_done", ("CAP-MIS-12",), things.things(f"pile-{player}"), told))
    state.stack.append(("new_mission", here, 0))
    gains.fire(state, player, MISSION_DONE)  # conditions look at the rows and the crew of this mission
    leave(state)


def leave(state: CaptainsState) -> None:
    """Nobody is on a mission any more."""
    state.mission = -1
    state.mission_at = 0
    state.airlock = ()
    state.applied = state.twice = state.used_mission = 0


def new_mission(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """The highest open number goes face down to the planet just served; a mission appears where it lay (CAP-MIS-14 to CAP-MIS-18)."""
    _op, served, shadow = thing
    token = len(state.numbers) - 1 - state.down
    if token < 0 or served in state.numbers:
        return
    planet = state.numbers[token]
    state.numbers = (*state.numbers[:token], served, *state.numbers[token + 1 :])
    state.down += 1
    places = state.board.places
    data = {"number": token + 1, "from": places[planet], "to": places[served]}
    seen = things.things(f"number-{token + 1}", f"loc-{places[served]}", f"loc-{places[planet]}")
    events.append(Event("number_turned", ("CAP-MIS-14", "CAP-MIS-15"), seen, data))
    if token == 0:
        state.stack.append(("uprising",))
    state.stack.append(("reveal", planet, shadow))


def reveal(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """A new mission card; with an antenna one of two (CAP-MIS-16)."""
    _op, planet, shadow = thing
    player = state.actor
    if state.offer:
        return _ask_keep(state, thing)
    if not shadow and state.powers[player] & ANTENNA and len(state.missions_deck) > 1:
        entry = state.cards.ability[actions.ready_source(state, player, ANTENNA)]
        number = entry.do[0][1] if entry is not None and entry.do and entry.do[0][0] == "draw_missions" else 2
        knowing = sum(1 << other for other, known in enumerate(state.known_top) if known >= number) | 1 << player
        state.offer = tuple(draw(state, events) for _time in range(min(number, len(state.missions_deck))))
        gains.tell_source(state, player, actions.ready_source(state, player, ANTENNA), events)
        names = [state.cards.missions[mission] for mission in state.offer]
        data = {"player": player, "number": len(state.offer)}
        events.append(Event("missions_drawn", ("CAP-MIS-16",), ("deck-missions",), data, reveals=True, only=player, secret={"missions": names}))
        return _ask_keep(state, ("reveal", planet, knowing << 1))
    mission = draw(state, events)
    if mission >= 0:
        _lay(state, planet, mission, events)
    return False


def _ask_keep(state: CaptainsState, thing: Effect) -> bool:
    state.stack.append(thing)
    state.kind = "mission_keep"
    state.decider = state.actor
    return True


def play_keep(state: CaptainsState, action: Action, events: list[Event]) -> None:
    _op, planet, knowing = state.stack.pop()
    mission = state.cards.mission_number[action.args[0]]
    rest = tuple(other for other in state.offer if other != mission)
    state.offer = ()
    state.missions_deck = (*rest, *state.missions_deck)
    state.known_bottom = ((knowing >> 1,) * len(rest)) + state.known_bottom
    events.append(Event("mission_kept", ("CAP-MIS-16",), ("deck-missions",), {"player": state.actor}))
    _lay(state, planet, mission, events)


def _lay(state: CaptainsState, planet: int, mission: int, events: list[Event]) -> None:
    state.content = (*state.content[:planet], mission, *state.content[planet + 1 :])
    name = state.board.places[planet]
    data = {"mission": state.cards.missions[mission], "at": name}
    events.append(Event("mission_revealed", ("CAP-MIS-16",), things.things(f"mission-{name}"), data, reveals=True))


def draw(state: CaptainsState, events: list[Event]) -> int:
    """The top mission, the discards mixed first if the deck is empty; -1 if there is none (CAP-AMB-86)."""
    deck = state.missions_deck
    if not deck:
        if not state.missions_spent:
            return -1
        mixed = sorted(state.missions_spent)
        state.chance.shuffle(mixed)
        deck = tuple(mixed)
        state.missions_spent = ()
        state.known_bottom = ()
        events.append(Event("mixed", ("CAP-AMB-86",), ("deck-missions",), {"what": "missions"}))
    mission = deck[-1]
    if state.chance.forced:
        forced = state.chance.forced_draw([state.cards.missions[other] for other in deck])
        if forced is not None and deck[forced] != mission:
            mission = deck[forced]
            state.known_top = (0,) * state.players  # nobody knows a deck that was searched
            state.known_bottom = ()
            deck = (*(other for other in deck if other != mission), mission)
    state.missions_deck = deck[:-1]
    state.known_top = tuple([known - 1 if known else 0 for known in state.known_top])
    state.known_bottom = state.known_bottom[: len(state.missions_deck)]
    return mission


def peek(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """Look at the top missions and lay them back in the same order (CAP-NOTE-02)."""
    player = state.actor
    number = min(thing[1], len(state.missions_deck))
    if not number:
        return
    known = list(state.known_top)
    known[player] = max(known[player], number)
    state.known_top = tuple(known)
    names = [state.cards.missions[mission] for mission in state.missions_deck[: -number - 1 : -1]]
    data = {"player": player, "number": number}
    events.append(Event("missions_seen", ("CAP-NOTE-02",), ("deck-missions",), data, reveals=True, only=player, secret={"missions": names}))
