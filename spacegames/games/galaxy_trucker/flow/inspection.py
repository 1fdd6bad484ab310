"""Before the launch: lost reserves, inspection and repair, and mistakes that come out in flight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from ..components import CELLS, TILES, WAREHOUSE
from . import building, deck, threats

if TYPE_CHECKING:
    from ..state import Frame, GalaxyTruckerState


_SOUND = (("GT-ERR-12",), ("GT-ERR-09",))


def examine_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """Reserves are lost, the deck is made, partners change places, and all ships are inspected."""
    for player in range(state.players):
        if state.reserve[player]:
            tiles = state.reserve[player]
            state.lost[player] += tiles
            state.reserve[player] = ()
            things = (*(f"reserve-{player}-{place + 1}" for place in range(len(tiles))), f"lost-{player}")
            events.append(Event("reserve_lost", ("GT-RSV-05",), things, {"player": player, "tiles": [TILES[tile] for tile in tiles]}))
    deck.make_deck(state, events)
    if state.teams != "none":
        building.change_places(state, "launch", events)
    state.phase = "inspection"
    state.circle = state.sand = -1
    order = sorted(range(state.players), key=state.number.__getitem__)
    state.todo = [("quarters",)]
    if state.options["inspection"] == "players":
        state.todo += [("inspect", player) for player in reversed(order)]
    else:
        faulty = [player for player in order if _inspect(state, player, events)]
        if state.learning and faulty:
            state.todo.append(("renumber", *faulty))
        state.todo += [("repair", player) for player in reversed(faulty)]
    return False


def _inspect(state: GalaxyTruckerState, player: int, events: list[Event]) -> bool:
    """Name everything that is wrong with a ship (GT-AMB-17, GT-AMB-18)."""
    faults = state.faults(player)
    if not faults:
        events.append(Event("inspected", _SOUND[state.learning], (f"seat-{player}",), {"player": player, "faults": []}))
        return False
    listed = [{"kind": fault.kind, "rule": fault.rule, "cells": [CELLS[cell] for cell in fault.cells]} for fault in faults]
    rules = ("GT-ERR-09" if state.learning else "GT-ERR-12", *dict.fromkeys(fault.rule for fault in faults))
    things = (f"seat-{player}", *dict.fromkeys(threats.spot(player, cell) for fault in faults for cell in fault.cells))
    events.append(Event("inspected", rules, things, {"player": player, "faults": listed}))
    return True


def repairs(state: GalaxyTruckerState, player: int) -> tuple[list[int], list[tuple[int, ...]]]:
    """What the owner may do: components to remove, and parts to keep if some are loose (GT-AMB-19)."""
    board, faults = state.round.board, state.faults(player)
    cells = {cell for fault in faults if fault.kind < 7 for cell in fault.cells}
    parts = state.hull(player).parts if faults and faults[-1].kind == 7 else []
    return sorted(cells, key=board.rank.__getitem__), parts


# ---- steps


def repair_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """The owner repairs until nothing is wrong."""
    player = frame[1]
    if state.faults(player):
        state.decider, state.kind = player, "repair"
        return True
    state.todo.pop()
    threats.evict(state, player, events)
    return False


def inspect_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """Without an inspection the other players must find what is wrong (GT-AMB-23)."""
    state.decider, state.kind = frame[1], "inspect"
    return True


def renumber_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """Honest players close up, offenders follow (GT-ERR-10, GT-AMB-21)."""
    state.todo.pop()
    order = sorted(range(state.players), key=lambda player: (player in frame[1:], state.number[player]))
    for place, player in enumerate(order):
        state.number[player] = place + 1
    things = tuple(f"number-{number}" for number in range(1, state.players + 1))
    events.append(Event("numbers_changed", ("GT-ERR-10", "GT-AMB-21"), things, {"numbers": state.number.copy()}))
    return False


# ---- actions


def remove(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Remove a component named in a mistake."""
    _take_off(state, player, (action.args[0],), events)


def keep(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Keep one part of a ship that does not hold together; the rest goes (GT-ERR-15)."""
    parts = state.hull(player).parts
    kept = next(part for part in parts if part[0] == action.args[0])
    data = {"player": player, "cells": [CELLS[cell] for cell in kept]}
    events.append(Event("part_kept", ("GT-ERR-07", "GT-ERR-15"), tuple(threats.spot(player, cell) for cell in kept), data))
    _take_off(state, player, tuple(cell for part in parts if part != kept for cell in part), events)


def _take_off(state: GalaxyTruckerState, player: int, cells: tuple[int, ...], events: list[Event]) -> None:
    """Components go: to the lost pile, or in the learning flight back to the warehouse at no cost (GT-ERR-08, GT-ERR-14)."""
    ship = state.ships[player].copy()
    for cell in cells:
        threats.empty(state, player, cell, "repair", events)
        tile = ship.pop(cell) >> 2
        if state.learning and tile < WAREHOUSE:
            state.open.append(tile)
            rules, to = ("GT-ERR-08", "GT-AMB-21"), "warehouse"
        else:
            state.lost[player] += (tile,)
            rules, to = ("GT-ERR-12", "GT-ERR-14"), "lost"
        data = {"player": player, "cell": CELLS[cell], "tile": TILES[tile], "to": to}
        events.append(Event("component_removed", rules, (threats.spot(player, cell), f"lost-{player}"), data))
    state.open.sort()
    state.ships[player] = ship
    state.hulls[player] = None


def accuse(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Point at another ship. In flight a mistake also costs a credit (GT-ERR-16, GT-AMB-23)."""
    other: int = action.args[0]
    faulty = bool(state.faults(other))
    in_flight = state.phase == "flight"
    state.todo.pop()
    events.append(
        Event("accused", ("GT-AMB-23", "GT-ERR-16" if in_flight else "GT-ERR-12"), (f"seat-{other}",), {"player": other, "by": player, "faulty": faulty})
    )
    if faulty:
        _inspect(state, other, events)
        if in_flight and state.credits(other):
            state.purses[state.purse(other)] -= 1
            events.append(Event("fee_paid", ("GT-ERR-16", "GT-AMB-23"), (f"seat-{other}",), {"player": other, "credits": 1}))
        state.todo.append(("repair", other))


def pass_on(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Accuse nobody."""
    state.todo.pop()
    events.append(Event("not_accused", ("GT-AMB-23",), (f"seat-{player}",), {"player": player}))
