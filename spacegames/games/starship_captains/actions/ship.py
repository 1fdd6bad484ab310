"""What a ship can do now: moves, fights, repairs, technologies, tracks and cargo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components import ARTIFACTS, FACTIONS, SLOTS, SPACES, kinds_in
from ..components.vocabulary import ARTIFACT_PAY, ENGINE, LOCKERS, PIRATE_PAY

if TYPE_CHECKING:
    from ..state import CaptainsState


def damaged(state: CaptainsState, player: int) -> bool:
    """Whether there is anything to repair."""
    return state.damage[player] > 0 or state.holes[player] > 0


def ready_source(state: CaptainsState, player: int, power: int) -> int:
    """The installed card with this power, or -1."""
    if state.powers[player] & power:
        for card in state.slots[player]:
            if card >= 0 and state.cards.power[card] == power:
                return card
    return -1


def extra_move(state: CaptainsState, player: int) -> bool:
    """Whether an engine gives one more move this turn (CAP-TEC-14, CAP-AMB-41)."""
    card = ready_source(state, player, ENGINE)
    return card >= 0 and not state.used_turn >> card & 1


def targets(state: CaptainsState, player: int) -> list[int]:
    """The locations at the other end of routes with a pirate that touch the player's location (CAP-PIR-11)."""
    return [end for end, route in state.board.ways[state.ship[player]] if state.pirates[route] >= 0]


def repairs(state: CaptainsState, player: int) -> list[int]:
    """Where damage can be removed: 0 for the ship, or a technology slot (CAP-REP-01)."""
    found = [0] if state.damage[player] else []
    holes = state.holes[player]
    if holes:
        found += [slot for slot in range(1, SLOTS + 1) if holes >> slot & 1]
    return found


def free_slots(state: CaptainsState, player: int) -> list[int]:
    """Slots with neither damage nor a card, counted from 1 (CAP-TEC-05)."""
    holes = state.holes[player]
    return [slot for slot, card in enumerate(state.slots[player], 1) if card < 0 and not holes >> slot & 1]


def on_offer(state: CaptainsState) -> tuple[int, ...]:
    """The technologies that may be taken in the present decision."""
    op = state.stack[-1][0]
    if op == "technology":
        return tuple(card for card in state.central if card >= 0)
    return state.drawn if op == "drawn_card" else state.under


def copied_rooms(state: CaptainsState) -> list[int]:
    """Technology rooms on any ship that a Holodeck can copy; not one that copies itself (CAP-NOTE-06)."""
    found = []
    for slots in state.slots:
        for card in slots:
            if card >= 0 and state.cards.is_room[card] and not any(effect[0] == "copy_room" for effect in state.cards.effects[card]):
                found.append(card)
    return sorted(found)


def would_begin(state: CaptainsState, player: int, faction: int, steps: int) -> bool:
    """Whether so many steps would set off an event that has not happened yet (CAP-LIM-07)."""
    if state.reached[faction]:
        return False
    space = state.steps[3 * player + faction] % SPACES
    return space < state.cards.event_space[faction][state.sides[faction]] <= space + steps


def held(state: CaptainsState, player: int) -> list[int]:
    """The kinds of cargo a player has."""
    found = kinds_in(state.items[player], 3)
    if state.trophies[player]:
        found.append(3)
    return found


def capacity(state: CaptainsState, player: int) -> int:
    """How many items the hold can take: slots without damage, and lockers (CAP-INV-23)."""
    room_left = state.cards.cargo - state.damage[player]
    if room_left < 0:
        room_left = 0
    if state.powers[player] & LOCKERS:
        room_left += sum(entry.slots for card in state.slots[player] if card >= 0 and (entry := state.cards.ability[card]))
    return room_left


def payments(state: CaptainsState, player: int, cost: str, number: int) -> list[str]:
    """What can be paid for an exchange: an item, a medal, or the track on which a marker goes back (CAP-AMB-97)."""
    if cost == "artifact":
        return [ARTIFACTS[kind] for kind in kinds_in(state.items[player], 3)]
    if cost == "pirate":
        return ["pirate"] if state.trophies[player] else []
    if cost == "medal":
        return ["medal"] if state.medals[player] else []
    return [name for faction, name in enumerate(FACTIONS) if state.steps[3 * player + faction] % SPACES >= number]


def currencies(state: CaptainsState, player: int) -> list[str]:
    """What one unit of a training or promotion can be paid with."""
    found = ["medal"] if state.medals[player] else []
    powers = state.powers[player]
    if powers & ARTIFACT_PAY:
        found += [ARTIFACTS[kind] for kind in kinds_in(state.items[player], 3)]
    if powers & PIRATE_PAY and state.trophies[player]:
        found.append("pirate")
    return found


def shadow_targets(state: CaptainsState) -> list[int]:
    """The planets with a mission one move from Captain Shadow, without yours (CAP-SOLO-19, CAP-SOLO-22)."""
    return [end for end, _route in state.board.ways[state.ship[1]] if state.content[end] >= 0 and end != state.ship[0]]
