"""Damage, repair, and what the hold can carry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from .. import actions
from ..components import ARTIFACTS, BITS, FULL, ITEMS, ONE, PIRATE, total
from ..components.vocabulary import AUTOPILOT, PLATING, STEALTH, Ability, Effect
from . import gains, things

if TYPE_CHECKING:
    from ..state import CaptainsState


# ---- damage


def damage(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """Damage one by one; an ability may cancel it (CAP-DMG-01, CAP-AMB-81)."""
    _op, number, cause = thing
    if number > 1:
        state.stack.append(("damage", number - 1, cause))
    player = state.actor
    by = _cancelled(state, player, cause)
    if by is not None:
        entry, source = by
        gains.mark(state, player, entry, source)
        data = {"player": player, "by": state.cards.source_name(source)}
        rules = ("CAP-NOTE-13",) if entry.bit == STEALTH else ("CAP-TEC-02",)
        events.append(Event("damage_ignored", rules, things.HOLD[player], data))
        return
    if state.powers[player] & PLATING and state.trophies[player]:
        state.stack.append(("prevent", cause))
    else:
        take(state, player, cause, events)


def _cancelled(state: CaptainsState, player: int, cause: str) -> tuple[Ability, int] | None:
    """What cancels this damage for nothing: cards from left to right, then events (CAP-AMB-78)."""
    bits = 0
    if state.mission >= 0 and player == state.active:
        bits |= STEALTH
    if cause == "route":
        bits |= AUTOPILOT
    if not bits:
        return None
    cards = state.cards
    if state.powers[player] & bits:
        for card in state.slots[player]:
            entry = cards.ability[card] if card >= 0 else None
            if entry is not None and entry.bit & bits and gains.is_open(state, player, entry, card):
                return entry, card
    for event in state.lasting:
        entry = cards.event_lasting[event]
        if entry is not None and entry.bit & bits and gains.holds(state, player, entry):
            return entry, len(cards.cards) + event
    return None


def ask_prevent(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """Damage may be prevented by giving up a trophy (CAP-NOTE-08)."""
    player = state.actor
    if not state.trophies[player] or not state.powers[player] & PLATING:
        take(state, player, thing[1], events)
        return False
    state.stack.append(thing)
    state.kind = "prevent"
    state.decider = state.actor
    return True


def play_prevent(state: CaptainsState, action: Action, events: list[Event]) -> None:
    cause = state.stack.pop()[1]
    player = state.actor
    if action.kind == "suffer":
        take(state, player, cause, events)
        return
    gains.spend_item(state, player, "pirate", "prevent", ("CAP-NOTE-08",), events)
    card = actions.ready_source(state, player, PLATING)
    data = {"player": player, "by": state.cards.cards[card]}
    events.append(Event("damage_ignored", ("CAP-NOTE-08",), things.HOLD[player], data))


_TAKEN = {"route": ("CAP-PIR-01", "CAP-MOV-04", "CAP-DMG-01"), "fight": ("CAP-PIR-12", "CAP-DMG-01"), "effect": ("CAP-DMG-01", "CAP-AMB-81")}


def take(state: CaptainsState, player: int, cause: str, events: list[Event]) -> None:
    """One damage token goes into the hold, on top of others if there is nothing but damage (CAP-DMG-01 to CAP-DMG-05)."""
    now = state.damage[player] + 1
    state.damage[player] = now
    over = max(0, now - state.cards.cargo)
    rules = (*_TAKEN[cause], "CAP-DMG-04") if over else _TAKEN[cause]
    events.append(Event("damaged", rules, things.HOLD[player], {"player": player, "damage": now, "over": over, "cause": cause}))
    if (state.items[player] or state.trophies[player]) and _number(state, player) > actions.capacity(state, player):
        state.stack.append(("lose",))


def _number(state: CaptainsState, player: int) -> int:
    return total(state.items[player]) + len(state.trophies[player])


# ---- cargo that does not fit


def lose(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """Damage has taken the place of one item (CAP-DMG-03)."""
    return _ask_drop(state, thing, "lose_item", events)


def keep(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """There is more cargo than room: one item after the other goes (CAP-CRG-03, CAP-CRG-05)."""
    return _ask_drop(state, thing, "keep_item", events)


def _ask_drop(state: CaptainsState, thing: Effect, kind: str, events: list[Event]) -> bool:
    player = state.actor
    there, room = _number(state, player), actions.capacity(state, player)
    while there > room:
        kinds = actions.held(state, player)
        if len(kinds) > 1 and room > 0:
            state.stack.append(thing)
            state.kind = kind
            state.decider = player
            return True
        _drop(state, player, ITEMS[kinds[0]], kind, events)
        there -= 1
    return False


def play_drop(state: CaptainsState, action: Action, events: list[Event]) -> None:
    """The chosen item goes; `lose` and `keep` stay on the stack and look again."""
    _drop(state, state.actor, action.args[0], state.kind, events)


def _drop(state: CaptainsState, player: int, item: str, kind: str, events: list[Event]) -> None:
    discard_item(state, player, item)
    rules, why = (("CAP-DMG-03", "CAP-AMB-51"), "damage") if kind == "lose_item" else (("CAP-CRG-03", "CAP-CRG-04"), "no_room")
    events.append(Event("item_lost", rules, things.HOLD[player], {"player": player, "item": item, "why": why}))


def discard_item(state: CaptainsState, player: int, item: str) -> None:
    """An item leaves the hold for its discards (CAP-ART-06, CAP-AMB-51)."""
    kind = ITEMS.index(item)
    if kind == PIRATE:
        pirate, *rest = state.trophies[player]
        state.trophies[player] = tuple(rest)
        spend_pirate(state, pirate)
    else:
        state.items[player] -= ONE[kind]
        spend_artifact(state, kind)


def spend_artifact(state: CaptainsState, kind: int) -> None:
    spent = list(state.artifacts_spent)
    spent[kind] += 1
    state.artifacts_spent = tuple(spent)


def spend_pirate(state: CaptainsState, kind: int) -> None:
    spent = list(state.pirates_spent)
    spent[kind] += 1
    state.pirates_spent = tuple(spent)


# ---- new artifacts


def artifact(state: CaptainsState, thing: Effect, events: list[Event]) -> None:
    """Random artifacts go into the hold; all are seen before any is given up (CAP-CRG-01, CAP-CRG-05)."""
    player = state.actor
    drawn = []
    for _time in range(thing[1]):
        kind = _draw_artifact(state, events)
        if kind < 0:
            break
        drawn.append(ARTIFACTS[kind])
        state.items[player] += ONE[kind]
    if not drawn:
        return
    events.append(Event("artifacts", ("CAP-CRG-01", "CAP-CRG-02"), things.HOLD[player], {"player": player, "artifacts": drawn}, reveals=True))
    if _number(state, player) > actions.capacity(state, player):
        state.stack.append(("keep",))


def _draw_artifact(state: CaptainsState, events: list[Event]) -> int:
    """One artifact out of the face-down supply, after mixing the discards if it is empty; -1 if there is none (CAP-ART-07)."""
    supply = state.artifacts_supply
    if not any(supply):
        supply = state.artifacts_spent
        if not any(supply):
            return -1
        state.artifacts_spent = (0, 0, 0)
        events.append(Event("mixed", ("CAP-ART-07",), ("supply",), {"what": "artifacts"}))
    kind = draw_kind(state, supply, ARTIFACTS)
    state.artifacts_supply = (*supply[:kind], supply[kind] - 1, *supply[kind + 1 :])
    return kind


def draw_kind(state: CaptainsState, supply: tuple[int, ...], names: tuple[str, ...]) -> int:
    """A random token of a face-down supply, or the forced one."""
    if state.chance.forced:
        there = [name for name, number in zip(names, supply, strict=True) if number]
        forced = state.chance.forced_draw(there)
        if forced is not None:
            return names.index(there[forced])
    place = state.chance.below(sum(supply))
    kind = 0
    while place >= supply[kind]:
        place -= supply[kind]
        kind += 1
    return kind


# ---- repair


def repair(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """Damage is removed one by one, from the ship or from a technology slot (CAP-REP-01, CAP-AMB-54)."""
    player = state.actor
    number = thing[1]
    while number:
        damaged, holes = state.damage[player], state.holes[player]
        if holes and (damaged or holes & (holes - 1)):
            state.stack.append(("repair", number))
            state.kind = "repair"
            state.decider = player
            return True
        if holes:
            mend(state, player, holes.bit_length() - 1, events)
        elif damaged:
            mend(state, player, 0, events)
        else:
            return False
        number -= 1
    return False


def play_repair(state: CaptainsState, action: Action, events: list[Event]) -> None:
    _op, number = state.stack.pop()
    if number > 1:
        state.stack.append(("repair", number - 1))
    mend(state, state.actor, action.args[0], events)


def mend(state: CaptainsState, player: int, where: int, events: list[Event]) -> None:
    """Remove one damage token; stacked ones go first (CAP-REP-01 to CAP-REP-03)."""
    if where:
        state.holes[player] &= ~(1 << where)
        rules: tuple[str, ...] = ("CAP-REP-01", "CAP-TEC-12")
        seen = things.slot(player, where)
    else:
        state.damage[player] -= 1
        rules = ("CAP-REP-01", "CAP-REP-02") if state.damage[player] >= state.cards.cargo else ("CAP-REP-01",)
        seen = things.HOLD[player]
    data = {"player": player, "where": where or "ship", "damage": state.damage[player], "holes": bin(state.holes[player]).count("1")}
    events.append(Event("repaired", rules, seen, data))


def artifacts_of(packed: int) -> list[str]:
    """The artifacts of a packed hold, each one named."""
    return [name for kind, name in enumerate(ARTIFACTS) for _each in range(packed >> BITS * kind & FULL)]
