"""Technologies: taking, installing, link bonuses, and refilling the central board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from .. import actions
from ..components import LEVELS, SLOTS, SYMBOLS
from ..components.vocabulary import DECKS, INSTALLED, LINK_MEDAL, LINK_REPAIR, Effect
from . import cargo, gains, things

if TYPE_CHECKING:
    from ..state import CaptainsState

FROM = ("central", "deck", "event")
_CENTRAL, _DECK, _EVENT = range(3)


# ---- which card


def technology(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """A card of the central board may be taken if there is a slot for it (CAP-TEC-04, CAP-AMB-69)."""
    if not actions.free_slots(state, state.actor) or max(state.central) < 0:
        return False
    return _ask(state, thing)


def _ask(state: CaptainsState, thing: Effect) -> bool:
    state.stack.append(thing)
    state.kind = "tech_card"
    state.decider = state.actor
    return True


def draw_technologies(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """Cards from the top of a deck: one may be installed, the rest is discarded (CAP-NOTE-01, CAP-NOTE-04)."""
    _op, deck, number = thing
    player = state.actor
    if not actions.free_slots(state, player):
        return False
    drawn = []
    for _time in range(number):
        card = draw(state, deck, events)
        if card < 0:
            break
        drawn.append(card)
    if not drawn:
        return False
    state.drawn = tuple(drawn)
    names = [state.cards.cards[card] for card in drawn]
    rules = ("CAP-NOTE-04",) if deck else ("CAP-NOTE-01",)
    data = {"player": player, "deck": DECKS[deck], "number": len(drawn)}
    events.append(Event("cards_drawn", rules, things.things(f"deck-{DECKS[deck]}"), data, reveals=True, only=player, secret={"cards": names}))
    state.stack.append(("drawn_card", deck))
    return False


def draw(state: CaptainsState, deck: int, events: list[Event]) -> int:
    """The top card of a deck, its discards mixed first if it is empty; -1 if there is none (CAP-NOTE-05, CAP-AMB-73)."""
    cards = state.omega_deck if deck else state.tech_deck
    if not cards:
        cards = state.omega_spent if deck else state.tech_spent
        if not cards:
            return -1
        mixed = sorted(cards)
        state.chance.shuffle(mixed)
        cards = tuple(mixed)
        if deck:
            state.omega_spent = ()
        else:
            state.tech_spent = ()
        rules = ("CAP-NOTE-05",) if deck else ("CAP-AMB-73",)
        events.append(Event("mixed", rules, things.things(f"deck-{DECKS[deck]}"), {"what": DECKS[deck]}))
    card = cards[-1]
    if state.chance.forced:
        forced = state.chance.forced_draw([state.cards.cards[other] for other in cards])
        if forced is not None:
            card = cards[forced]
    rest = cards[:-1] if card == cards[-1] else tuple(other for other in cards if other != card)
    if deck:
        state.omega_deck = rest
    else:
        state.tech_deck = rest
    return card


def ask_drawn(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    if not state.drawn:
        return False
    return _ask(state, thing)


def from_under_event(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """One of the cards under the android event may be installed, the rest is discarded (CAP-AMB-98)."""
    if not state.under:
        return False
    if not actions.free_slots(state, state.actor):
        state.under = _discard(state, state.under, events)
        return False
    return _ask(state, ("under_card",))


def ask_under(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    if not state.under:
        return False
    return _ask(state, thing)


def _discard(state: CaptainsState, cards: tuple[int, ...], events: list[Event]) -> tuple[int, ...]:
    """Cards go face up to the discards of their deck."""
    if cards:
        omega = state.cards.omega
        state.tech_spent += tuple(card for card in cards if card < omega)
        state.omega_spent += tuple(card for card in cards if card >= omega)
        deck = DECKS[cards[0] >= omega]
        data = {"deck": deck, "cards": [state.cards.cards[card] for card in cards]}
        events.append(Event("cards_discarded", ("CAP-NOTE-01",), things.things(f"deck-{deck}"), data, reveals=True))
    return ()


def play_card(state: CaptainsState, action: Action, events: list[Event]) -> None:
    thing = state.stack.pop()
    player = state.actor
    op = thing[0]
    if action.kind == "none":
        events.append(Event("no_technology", ("CAP-TEC-04",), things.SEAT[player], {"player": player}))
        if op == "drawn_card":
            state.drawn = _discard(state, state.drawn, events)
        elif op == "under_card":
            state.under = _discard(state, state.under, events)
        return
    card = state.cards.number[action.args[0]]
    source = {"technology": _CENTRAL, "drawn_card": _DECK, "under_card": _EVENT}[op]
    name = state.cards.cards[card]
    shown = things.things(f"central-{state.central.index(card) + 1}") if source == _CENTRAL else things.SEAT[player]
    data = {"player": player, "card": name, "from": FROM[source]}
    events.append(Event("tech_taken", ("CAP-TEC-04",), shown, data, reveals=source == _DECK))
    if source == _CENTRAL:
        if thing[1] > 1:
            state.stack.append(("technology", thing[1] - 1))
    elif source == _DECK:
        _discard(state, tuple(other for other in state.drawn if other != card), events)
        state.drawn = (card,)
    else:
        _discard(state, tuple(other for other in state.under if other != card), events)
        state.under = (card,)
    state.stack.append(("tech_slot", card, source))


# ---- where, and what it pays


def ask_slot(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """The slot is asked unless there is one only (CAP-TEC-05)."""
    slots = actions.free_slots(state, state.actor)
    if not slots:
        return False
    if len(slots) == 1:
        _install(state, thing[1], thing[2], slots[0], events)
        return False
    state.stack.append(thing)
    state.kind = "tech_slot"
    state.decider = state.actor
    return True


def play_slot(state: CaptainsState, action: Action, events: list[Event]) -> None:
    _op, card, source = state.stack.pop()
    _install(state, card, source, action.args[0], events)


def _install(state: CaptainsState, card: int, source: int, slot: int, events: list[Event]) -> None:
    """The card lies in the slot, works at once and pays its link bonuses (CAP-TEC-08 to CAP-TEC-10)."""
    player = state.actor
    if source == _CENTRAL:
        state.central = tuple(-1 if other == card else other for other in state.central)
    elif source == _DECK:
        state.drawn = ()
    else:
        state.under = ()
    slots = state.slots[player]
    state.slots[player] = (*slots[: slot - 1], card, *slots[slot:])
    state.powers[player] |= state.cards.power[card]
    data = {"player": player, "card": state.cards.cards[card], "slot": slot}
    events.append(Event("tech_installed", ("CAP-TEC-04", "CAP-TEC-05"), things.slot(player, slot), data))
    if state.passenger >= 0 or state.powers[player] & INSTALLED:
        state.stack.append(("installed",))
    state.stack.extend(reversed(links(state, player, card, slot)))


def links(state: CaptainsState, player: int, card: int, slot: int) -> list[Effect]:
    """The link bonuses of a card in a slot, top to bottom (CAP-TEC-08, CAP-TEC-09, CAP-TEC-13, CAP-AMB-70, CAP-AMB-71)."""
    cards = state.cards
    board = cards.sides[state.options["tech_board"]]
    slots = state.slots[player]
    if slot == 1:
        left = board.frame_left
    else:
        other = slots[slot - 2]
        left = cards.right[other] if other >= 0 else board.right[slot - 2]
    if slot == SLOTS:
        right = board.frame_right
    else:
        other = slots[slot]
        right = cards.left[other] if other >= 0 else board.left[slot]
    own_left, own_right = cards.left[card], cards.right[card]
    found: list[Effect] = []
    for level in range(3):
        pair = [
            ("link", card, slot, level, side, own[level])
            for side, own, facing in ((0, own_left, left), (1, own_right, right))
            if own[level] == facing[level] > 0
        ]
        if len(pair) > 1 and state.options["seam_first"] == "right":
            pair.reverse()
        found += pair
    return found


def link(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """One matching pair pays a repair, a medal or a move; installed cards may make more of it (CAP-TEC-10, CAP-TEC-11)."""
    _op, card, slot, level, side, symbol = thing
    player = state.actor
    data = {
        "player": player,
        "card": state.cards.cards[card],
        "slot": slot,
        "level": LEVELS[level],
        "side": ("left", "right")[side],
        "bonus": SYMBOLS[symbol],
    }
    events.append(Event("link_bonus", ("CAP-TEC-08", "CAP-TEC-11"), things.slot(player, slot), data))
    powers = state.powers[player]
    if symbol == 3:
        state.stack.append(("move", 1, 1, 0))
        return
    bit = LINK_REPAIR if symbol == 1 else LINK_MEDAL
    if powers & bit:
        source = actions.ready_source(state, player, bit)
        entry = state.cards.ability[source]
        if entry is not None and (symbol == 2 or actions.damaged(state, player)):
            gains.tell_source(state, player, source, events)
            for effect in reversed(entry.do):
                # a better bonus is offered instead of the plain one, so there is no way to decline both
                state.stack.append(("choice", effect[1], 1) if effect[0] == "choice" else effect)
            return
    state.stack.append(("repair", 1) if symbol == 1 else ("medal", 1))


def after_install(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    gains.fire(state, state.actor, INSTALLED)


# ---- cards that leave, and the central board


def discard_installed(state: CaptainsState, player: int, place: int, events: list[Event]) -> None:
    """An installed card goes to the discards; its slot is empty and undamaged (CAP-AMB-74, CAP-NOTE-21)."""
    slots = state.slots[player]
    card = slots[place]
    state.slots[player] = (*slots[:place], -1, *slots[place + 1 :])
    if card < state.cards.omega:
        state.tech_spent += (card,)
    else:
        state.omega_spent += (card,)
    settle_powers(state, player)
    artifact = state.stored[player][place]
    if artifact >= 0:
        stored = state.stored[player]
        state.stored[player] = (*stored[:place], -1, *stored[place + 1 :])
        cargo.spend_artifact(state, artifact)
    data = {"player": player, "card": state.cards.cards[card], "slot": place + 1}
    events.append(Event("tech_discarded", ("CAP-NOTE-25", "CAP-AMB-74"), things.slot(player, place + 1), data))


def settle_powers(state: CaptainsState, player: int) -> None:
    """What the installed cards of a ship are good for, together."""
    powers = 0
    for card in state.slots[player]:
        if card >= 0:
            powers |= state.cards.power[card]
    state.powers[player] = powers


def refill(state: CaptainsState, events: list[Event]) -> None:
    """Every gap of the central board gets an alpha or beta card (CAP-TEC-06, CAP-TEC-07)."""
    central = list(state.central)
    for place, card in enumerate(central):
        if card < 0:
            new = draw(state, 0, events)
            if new < 0:
                break
            central[place] = new
            data = {"card": state.cards.cards[new], "place": place + 1}
            events.append(Event("refilled", ("CAP-TEC-06", "CAP-TEC-07"), things.things(f"central-{place + 1}"), data, reveals=True))
    state.central = tuple(central)
