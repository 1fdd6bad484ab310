"""Giving up and taking: battery tokens, goods and crew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from ..components import ALIENS, BLOCK, CELLS, GOODS, number_of, unpacked
from .threats import spot, to_bank

if TYPE_CHECKING:
    from ..state import Frame, GalaxyTruckerState

_USES = {
    "engine": ("GT-CMP-08", "GT-PWR-02"),
    "cannon": ("GT-CMP-08", "GT-PWR-03"),
    "shield": ("GT-CMP-08", "GT-CMP-11"),
    "meteor": ("GT-CMP-08", "GT-HIT-06"),
    "goods": ("GT-GDS-06",),
}


# ---- tokens


def tokens_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """So many tokens are paid; the owner chooses the batteries where there is a choice (GT-PWR-06)."""
    _name, player, number, use = frame
    cargo = state.cargo[player]
    full = [cell for cell in state.hull(player).batteries if cell in cargo]
    if number and len(full) > 1 and sum(cargo[cell] for cell in full) > number:
        state.decider, state.kind = player, "battery"
        return True
    state.todo.pop()
    for cell in full:
        while number and cell in state.cargo[player]:
            _spend(state, player, cell, use, events)
            number -= 1
    return False


def battery(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """The next token comes from this battery."""
    _name, _player, number, use = state.todo[-1]
    state.todo[-1] = ("tokens", player, number - 1, use)
    _spend(state, player, action.args[0], use, events)


def _spend(state: GalaxyTruckerState, player: int, cell: int, use: str, events: list[Event]) -> None:
    _take_one(state, player, cell, 1)
    data = {"player": player, "cell": CELLS[cell], "left": state.tokens(player), "use": use}
    events.append(Event("token_spent", (*_USES[use], "GT-PWR-06"), (spot(player, cell), "bank"), data))


def _take_one(state: GalaxyTruckerState, player: int, cell: int, unit: int) -> None:
    """One token, human or block less on a component."""
    cargo = state.cargo[player].copy()
    cargo[cell] -= unit
    if not cargo[cell]:
        del cargo[cell]
    state.cargo[player] = cargo


# ---- goods to give up


def dearest(state: GalaxyTruckerState, player: int) -> tuple[int, list[int]]:
    """The dearest colour aboard and the holds it lies in; -1 if there is none (GT-GDS-05, GT-AMB-69)."""
    cargo = state.cargo[player]
    holds = [cell for cell in state.hull(player).holds if cell in cargo]
    for colour in sorted(range(4), key=lambda colour: -state.box.value[colour]):
        found = [cell for cell in holds if cargo[cell] >> 8 * colour & 255]
        if found:
            return colour, found
    return -1, []


def goods_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """Goods are given up, the dearest first, then tokens (GT-GDS-05 to GT-GDS-08)."""
    _name, player, number, cause = frame
    while number:
        colour, holds = dearest(state, player)
        if colour < 0:
            break
        there = sum(state.cargo[player][cell] >> 8 * colour & 255 for cell in holds)
        if len(holds) > 1 and there > number:
            state.todo[-1] = ("goods", player, number, cause)
            state.decider, state.kind = player, "goods"
            return True
        _give_up(state, player, holds[0], colour, cause, events)
        number -= 1
    number = min(number, state.tokens(player))
    state.todo.pop()
    if number:
        state.todo.append(("tokens", player, number, "goods"))
    return False


def drop(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """The next block of the dearest colour comes from this hold."""
    _name, _player, number, cause = state.todo[-1]
    state.todo[-1] = ("goods", player, number - 1, cause)
    _give_up(state, player, action.args[0], dearest(state, player)[0], cause, events)


def _give_up(state: GalaxyTruckerState, player: int, cell: int, colour: int, cause: str, events: list[Event]) -> None:
    _take_one(state, player, cell, BLOCK[colour])
    to_bank(state, BLOCK[colour])
    data = {"player": player, "colour": GOODS[colour], "cell": CELLS[cell], "cause": cause}
    events.append(Event("good_lost", ("GT-GDS-05", "GT-GDS-08"), (spot(player, cell), "bank"), data))


# ---- crew to give up


def crew_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """Crew is given up; the owner chooses whom (GT-CRW-01, GT-CRW-02)."""
    _name, player, number, cause = frame
    while number:
        cargo = state.cargo[player]
        cabins = [cell for cell in state.hull(player).cabins if cell in cargo]
        if not cabins:
            break
        if len(cabins) > 1 and state.crew(player) > number:
            state.todo[-1] = ("crew", player, number, cause)
            state.decider, state.kind = player, "give_crew"
            return True
        part_with(state, player, cabins[0], cause, ("GT-CRW-01",), events)
        number -= 1
    state.todo.pop()
    return False


def give(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """The next figure comes from this cabin."""
    _name, _player, number, cause = state.todo[-1]
    state.todo[-1] = ("crew", player, number - 1, cause)
    part_with(state, player, action.args[0], cause, ("GT-CRW-02",), events)


def part_with(state: GalaxyTruckerState, player: int, cell: int, cause: str, rules: tuple[str, ...], events: list[Event]) -> None:
    """One figure of a cabin goes to the bank."""
    there = state.cargo[player][cell]
    _take_one(state, player, cell, there if there in ALIENS else 1)
    data = {"player": player, "cell": CELLS[cell], "crew": ALIENS.get(there, "human"), "cause": cause}
    events.append(Event("crew_lost", rules, (spot(player, cell), "bank"), data))


# ---- loading


def dock_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """Goods are offered, as far as the bank has them (GT-GDS-01, GT-GDS-09)."""
    _name, player, blocks = frame
    offered = blocks
    if state.bank is not None:
        offered = 0
        for colour in range(4):
            number = min(blocks >> 8 * colour & 255, state.bank[colour])
            state.bank[colour] -= number
            offered += number * BLOCK[colour]
    events.append(Event("goods_offered", ("GT-GDS-01", "GT-GDS-03"), ("bank", "dock"), {"player": player, "goods": unpacked(offered)}))
    if offered != blocks:
        events.append(Event("goods_short", ("GT-GDS-09",), ("bank",), {"player": player, "goods": unpacked(blocks - offered)}))
    state.dock = (offered, 0, number_of(state.goods(player)))
    state.todo[-1] = ("load", player)
    return False


def loadable(state: GalaxyTruckerState, player: int) -> list[tuple[int, int]]:
    """The colours on the dock and the holds with a free container for them; red ones need a special hold (GT-GDS-02)."""
    if state.dock is None:
        return []
    hull, cargo = state.hull(player), state.cargo[player]
    waiting = state.dock[0] + state.dock[1]
    free = [cell for cell in hull.holds if number_of(cargo.get(cell, 0)) < hull.room(cell)]
    return [(colour, cell) for colour in range(4) if waiting >> 8 * colour & 255 for cell in free if colour or hull.special(cell)]


def liftable(state: GalaxyTruckerState, player: int) -> list[tuple[int, int]]:
    """The colours and holds from which a block may be taken out again; each block once in a loading (GT-GDS-04)."""
    if state.dock is None or not state.dock[2]:
        return []
    cargo = state.cargo[player]
    return [(colour, cell) for cell in state.hull(player).holds if cell in cargo for colour in range(4) if cargo[cell] >> 8 * colour & 255]


def may_stop(state: GalaxyTruckerState, player: int) -> bool:
    """Nothing that was offered is refused while there is room for it (GT-GDS-03, GT-AMB-67)."""
    new = state.dock[0] if state.dock else 0
    return not any(new >> 8 * colour & 255 for colour, _cell in loadable(state, player))


def load_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """The owner loads and rearranges until done; without anything to choose it is over at once."""
    player = frame[1]
    if loadable(state, player) or liftable(state, player):
        state.decider, state.kind = player, "load"
        return True
    _close(state, player, events)
    return False


def load(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Put a block from the dock into a container; new ones go first."""
    colour, cell = action.args
    assert state.dock is not None
    new, old, lifts = state.dock
    if new >> 8 * colour & 255:
        new -= BLOCK[colour]
    else:
        old -= BLOCK[colour]
    state.dock = (new, old, lifts)
    cargo = state.cargo[player]
    state.cargo[player] = {**cargo, cell: cargo.get(cell, 0) + BLOCK[colour]}
    data = {"player": player, "colour": GOODS[colour], "cell": CELLS[cell]}
    rules = ("GT-GDS-01", "GT-GDS-02") if colour == 0 else ("GT-GDS-01",)
    events.append(Event("good_loaded", rules, ("dock", spot(player, cell)), data))


def unload(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Take a block out of its container, to move it or to throw it out (GT-GDS-04)."""
    colour, cell = action.args
    assert state.dock is not None
    new, old, lifts = state.dock
    state.dock = (new, old + BLOCK[colour], lifts - 1)
    _take_one(state, player, cell, BLOCK[colour])
    data = {"player": player, "colour": GOODS[colour], "cell": CELLS[cell]}
    events.append(Event("good_unloaded", ("GT-GDS-04",), (spot(player, cell), "dock"), data))


def done(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Leave the rest."""
    _close(state, player, events)


def _close(state: GalaxyTruckerState, player: int, events: list[Event]) -> None:
    """What is left on the dock goes back to the bank."""
    assert state.dock is not None
    left = state.dock[0] + state.dock[1]
    state.dock = None
    state.todo.pop()
    to_bank(state, left)
    events.append(Event("goods_left", ("GT-GDS-01", "GT-GDS-04"), ("dock", "bank"), {"player": player, "goods": unpacked(left)}))
