"""Plain gains, exchanges and choices, and what works by itself: abilities, passengers and lasting events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from .. import actions
from ..components import ANDROID, CADET, FACTIONS, MEDALS, ONE, SPACES, SUPPLY, count
from ..components.vocabulary import PER_MISSION, PER_ROUND, PER_TURN, Ability, Effect
from . import things

if TYPE_CHECKING:
    from ..state import CaptainsState


# ---- medals and figures


def medal(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """Medals from the supply, as far as there are any (CAP-AMB-121)."""
    give_medals(state, state.actor, thing[1], events)


def give_medals(state: CaptainsState, player: int, number: int, events: list[Event]) -> None:
    got = min(number, max(0, state.supply[MEDALS])) if state.options["limits"] else number
    if got:
        state.supply[MEDALS] -= got
        state.medals[player] += got
        events.append(Event("medals", ("CAP-SET-23",), things.MEDALS[player], {"player": player, "number": got, "medals": state.medals[player]}))
    if got < number:
        _short(player, "medals", number - got, events)


def _short(player: int, what: str, number: int, events: list[Event]) -> None:
    events.append(Event("not_to_be_had", ("CAP-AMB-121", "CAP-AMB-127"), things.SEAT[player], {"player": player, "what": what, "number": number}))


def android(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """Androids join the ready room (CAP-CRW-27)."""
    give_crew(state, state.actor, ANDROID, thing[1], ("CAP-CRW-27",), events)


def cadet(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """Cadets join the ready room (CAP-RND-05)."""
    give_crew(state, state.actor, CADET, thing[1], ("CAP-RND-05",), events)


def give_crew(state: CaptainsState, player: int, figure: int, number: int, rules: tuple[str, ...], events: list[Event]) -> None:
    place = 0 if figure == CADET else 4
    got = min(number, max(0, state.supply[place])) if state.options["limits"] else number
    if got:
        state.supply[place] -= got
        state.ready[player] += got * ONE[figure]
        data = {"player": player, "figure": "cadet" if figure == CADET else "android", "number": got}
        events.append(Event("crew_joined", rules, things.READY[player][figure], data))
    if got < number:
        _short(player, SUPPLY[place], number - got, events)


# ---- whose turn it is inside an effect


def each_player(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """Everybody, or everybody else, clockwise from the acting player (CAP-AMB-128)."""
    _op, also, do = thing
    actor = state.actor
    order = [(actor + offset) % state.players for offset in range(0 if also else 1, state.players)]
    state.stack.append(("actor", actor))
    for player in reversed(order):
        state.stack.extend(reversed(do))
        state.stack.append(("actor", player))


def actor(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    state.actor = thing[1]


def for_each(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """Once for each android of the crew, those on this mission included (CAP-NOTE-03)."""
    _op, _what, most, do = thing
    number = count(state.ready[state.actor], ANDROID)
    if state.actor == state.active:
        number += state.airlock.count(ANDROID)
    for _time in range(min(number, most)):
        state.stack.extend(reversed(do))


# ---- choices and exchanges


def choice(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """One of several lists of effects (CAP-AMB-80)."""
    state.stack.append(thing)
    state.kind = "choice"
    state.decider = state.actor
    return True


def play_choice(state: CaptainsState, action: Action, events: list[Event]) -> None:
    thing = state.stack.pop()
    player = state.actor
    if action.kind == "none":
        decline(player, "choice", ("CAP-AMB-80",), events)
        return
    number = action.args[0]
    rules = ("CAP-NOTE-17",) if thing[2] else ("CAP-AMB-80",)
    events.append(Event("option_chosen", rules, things.SEAT[player], {"player": player, "option": number}))
    state.stack.extend(reversed(thing[1][number - 1]))


def decline(player: int, what: str, rules: tuple[str, ...], events: list[Event]) -> None:
    """Somebody leaves an offer."""
    events.append(Event("declined", rules, things.SEAT[player], {"player": player, "what": what}))


def pay(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """An exchange that can be paid is offered (CAP-AMB-127)."""
    if not actions.payments(state, state.actor, thing[1], thing[2]):
        return False
    state.stack.append(thing)
    state.kind = "pay"
    state.decider = state.actor
    return True


def play_pay(state: CaptainsState, action: Action, events: list[Event]) -> None:
    _op, cost, number, gain, source = state.stack.pop()
    player = state.actor
    if action.kind == "decline":
        decline(player, "pay", ("CAP-AMB-127",), events)
        return
    what = action.args[0]
    if source >= 0:
        state.used_round[player] |= 1 << source
        tell_source(state, player, source, events)
    if cost == "steps_back":
        _go_back(state, player, FACTIONS.index(what), number, events)
    else:
        spend_item(state, player, what, "exchange", ("CAP-AMB-127",), events)
    state.stack.extend(reversed(gain))


def _go_back(state: CaptainsState, player: int, faction: int, number: int, events: list[Event]) -> None:
    """A marker goes back, without bonuses, and never beyond the start space of its lap (CAP-NOTE-20, CAP-AMB-97)."""
    before = state.steps[3 * player + faction]
    state.steps[3 * player + faction] = before - number
    name = FACTIONS[faction]
    data = {"player": player, "faction": name, "from": before % SPACES, "to": (before - number) % SPACES}
    events.append(Event("moved_back", ("CAP-NOTE-20", "CAP-AMB-97"), things.marker(player, name), data))


def spend_item(state: CaptainsState, player: int, what: str, why: str, rules: tuple[str, ...], events: list[Event]) -> None:
    """Hand in a medal or an item."""
    from .cargo import discard_item

    if what == "medal":
        state.medals[player] -= 1
        state.supply[MEDALS] += 1
    else:
        discard_item(state, player, what)
    events.append(Event("price_paid", rules, things.SEAT[player], {"player": player, "what": what, "why": why}))


# ---- abilities, passengers and lasting events


def fire(state: CaptainsState, player: int, bit: int) -> None:
    """Put on the stack whatever this moment sets off: cards from left to right, then the passenger, then events (CAP-AMB-78)."""
    cards = state.cards
    found: list[tuple[Ability, int]] = []
    if state.powers[player] & bit:
        for card in state.slots[player]:
            if card >= 0 and cards.power[card] == bit:
                entry = cards.ability[card]
                if entry is not None:
                    found.append((entry, card))
    if state.passenger >= 0:
        helper = cards.passenger_ability[state.passenger]
        if helper.bit == bit:
            found.append((helper, len(cards.cards) + len(cards.events) + state.passenger))
    for event in state.lasting:
        lasting = cards.event_lasting[event]
        if lasting is not None and lasting.bit == bit:
            found.append((lasting, len(cards.cards) + event))
    for entry, source in reversed(found):
        if is_open(state, player, entry, source) and holds(state, player, entry):
            act(state, player, entry, source)


def is_open(state: CaptainsState, player: int, entry: Ability, source: int) -> bool:
    """Whether something may still act this turn, mission or round (CAP-AMB-20)."""
    if entry.limit == PER_TURN:
        return not state.used_turn >> source & 1
    if entry.limit == PER_ROUND:
        return not state.used_round[player] >> source & 1
    if entry.limit == PER_MISSION:
        return not state.used_mission >> source & 1
    return True


def mark(state: CaptainsState, player: int, entry: Ability, source: int) -> None:
    """Note that something has acted."""
    if entry.limit == PER_TURN:
        state.used_turn |= 1 << source
    elif entry.limit == PER_ROUND:
        state.used_round[player] |= 1 << source
    elif entry.limit == PER_MISSION:
        state.used_mission |= 1 << source


def holds(state: CaptainsState, player: int, entry: Ability) -> bool:
    """Whether the condition of an ability is fulfilled (CAP-NOTE-14, CAP-NOTE-16)."""
    if not entry.condition:
        return True
    cards, mission = state.cards, state.mission
    match entry.condition[0]:
        case "sector":
            _word, faction, sector = entry.condition
            space = state.steps[3 * player + faction] % SPACES
            return bool(cards.points[faction][state.sides[faction]][space] >= sector)
        case "symbols":
            return mission >= 0 and any(symbol in cards.row_symbols[mission] for symbol in entry.condition[1])
        case "row":
            return mission >= 0 and entry.condition[1] in cards.row_colors[mission]
        case "all_rows":
            return mission >= 0 and state.applied == (1 << len(cards.rows[mission])) - 1
        case _:
            return ANDROID in state.airlock


def act(state: CaptainsState, player: int, entry: Ability, source: int) -> None:
    """Put the effects of something that works by itself on the stack."""
    if entry.do and entry.do[0][0] == "pay":  # an offer: it is used up, and told, only when taken
        state.stack.append((*entry.do[0][:4], source))
        return
    mark(state, player, entry, source)
    state.stack.extend(reversed(entry.do))
    state.stack.append(("acts", source))


def acts(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    tell_source(state, state.actor, thing[1], events)


def tell_source(state: CaptainsState, player: int, source: int, events: list[Event]) -> None:
    """Tell that a card, a passenger or an event does something by itself."""
    cards = state.cards
    if source < len(cards.cards):
        name = cards.cards[source]
        slots = state.slots[player]
        seen = things.slot(player, slots.index(source) + 1) if source in slots else things.SEAT[player]
        events.append(Event("ability_used", ("CAP-TEC-02",), seen, {"player": player, "card": name}))
    elif source < len(cards.cards) + len(cards.events):
        event = source - len(cards.cards)
        seen = things.things(f"event-{FACTIONS[cards.event_faction[event]]}")
        events.append(Event("event_acted", ("CAP-AMB-95", "CAP-FAC-14"), seen, {"player": player, "event": cards.events[event]}))
    else:
        name = cards.passengers[source - len(cards.cards) - len(cards.events)]
        events.append(Event("passenger_acted", ("CAP-SOLO-08",), ("passenger",), {"player": player, "passenger": name}))
