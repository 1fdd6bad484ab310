"""Meteors and shots: what is struck, what can be done about it, and what is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from ..components import (
    ALIENS,
    BATTERY_2,
    BATTERY_3,
    CABIN,
    CELLS,
    FRONT,
    HEAVY,
    LARGE,
    LIGHT,
    PILOT_CABIN,
    SIDES,
    SIZES,
    SMALL,
    SPOTS,
    TILES,
    TYPE,
    Threat,
    unpacked,
)
from ..hull import is_whole

if TYPE_CHECKING:
    from ..state import Frame, GalaxyTruckerState

_CAUSES = ("meteor", "meteor", "shot", "shot")


def spot(player: int, cell: int) -> str:
    """The board id of a cell of a ship."""
    return SPOTS[player][cell]


def roll(state: GalaxyTruckerState, player: int, threat: Threat, number: int, targets: list[int], events: list[Event]) -> None:
    """Two dice name the line; every target is struck there in flight order (GT-HIT-01, GT-AMB-46)."""
    size, side = threat
    dice = state.chance.dice(2)
    line = sum(dice)
    state.dice = tuple(dice)
    events.append(Event("rolled", ("GT-HIT-01",), ("dice",), {"player": player, "dice": dice, "line": line}, reveals=True))
    data = {"kind": _CAUSES[size], "size": SIZES[size], "side": SIDES[side], "line": line, "number": number}
    rules = {SMALL: "GT-HIT-03", LARGE: "GT-HIT-05", LIGHT: "GT-HIT-10", HEAVY: "GT-HIT-11"}
    events.append(Event("threat", (rules[size], "GT-AMB-43"), ("card",), data))
    state.todo += [("hit", target, size, side, line) for target in reversed(targets)]


def hit_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """One threat to one ship: it misses, is warded off, asks for a token, or strikes."""
    _name, player, size, side, line = frame
    hull = state.hull(player)
    cell = hull.struck(side, line)
    if cell < 0:
        state.todo.pop()
        events.append(Event("missed", ("GT-HIT-02",), (f"seat-{player}",), {"player": player, "line": line}))
        return False
    if size == SMALL and not state.box.sides[hull.ship[cell]][side]:
        state.todo.pop()
        events.append(Event("bounced", ("GT-HIT-03", "GT-HIT-08"), (spot(player, cell),), {"player": player, "cell": CELLS[cell]}))
        return False
    if size == LARGE:
        gun = hull.covering(side, line, double=False)
        if gun >= 0:  # a single cannon shoots by itself (GT-AMB-45)
            state.todo.pop()
            _shot_down(player, gun, cell, side, events)
            return False
    if can_defend(state, player, size, side, line):
        state.decider, state.kind = player, "defend"
        return True
    state.todo.pop()
    destroy(state, player, cell, _CAUSES[size], events)
    return False


def can_defend(state: GalaxyTruckerState, player: int, size: int, side: int, line: int) -> bool:
    """Whether a token can ward this off: with a double cannon, or with a shield."""
    if size == HEAVY or not state.tokens(player):
        return False
    hull = state.hull(player)
    return (hull.covering(side, line, double=True) if size == LARGE else hull.shields[side]) >= 0


def _shot_down(player: int, gun: int, cell: int, side: int, events: list[Event]) -> None:
    rules = ("GT-HIT-06", "GT-HIT-09") if side == FRONT else ("GT-HIT-07", "GT-HIT-09")
    data = {"player": player, "cell": CELLS[gun], "target": CELLS[cell]}
    events.append(Event("shot_down", rules, (spot(player, gun), spot(player, cell)), data))


# ---- actions


def shoot(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Power a double cannon against a large meteor."""
    _name, _player, _size, side, line = state.todo[-1]
    hull = state.hull(player)
    _shot_down(player, hull.covering(side, line, double=True), hull.struck(side, line), side, events)
    state.todo[-1] = ("tokens", player, 1, "meteor")


def shield(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Power a shield against a small meteor or a light shot; one is enough (GT-AMB-51)."""
    _name, _player, size, side, line = state.todo[-1]
    hull = state.hull(player)
    cell = hull.struck(side, line)
    data = {"player": player, "cell": CELLS[cell], "shield": CELLS[hull.shields[side]]}
    things = (spot(player, hull.shields[side]), spot(player, cell))
    events.append(Event("shielded", ("GT-HIT-04" if size == SMALL else "GT-HIT-10", "GT-AMB-51"), things, data))
    state.todo[-1] = ("tokens", player, 1, "shield")


def suffer(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Keep the token and lose the component."""
    _name, _player, size, side, line = state.todo.pop()
    cell = state.hull(player).struck(side, line)
    events.append(Event("suffered", ("GT-HIT-12",), (spot(player, cell),), {"player": player, "cell": CELLS[cell]}))
    destroy(state, player, cell, _CAUSES[size], events)


def keep(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Choose the part that flies on (GT-HIT-13, GT-AMB-47)."""
    state.todo.pop()
    found = parts(state, player)
    kept = next(part for part in found if part[0] == action.args[0])
    data = {"player": player, "cells": [CELLS[cell] for cell in kept]}
    events.append(Event("part_kept", ("GT-HIT-13", "GT-AMB-47"), tuple(spot(player, cell) for cell in kept), data))
    for part in found:
        if part != kept:
            for cell in part:
                lose(state, player, cell, "cut_off", events)
    evict(state, player, events)


# ---- losses


def parts(state: GalaxyTruckerState, player: int) -> list[tuple[int, ...]]:
    """The parts a ship has fallen into."""
    return state.hull(player).parts


def part_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    state.decider, state.kind = frame[1], "part"
    return True


def destroy(state: GalaxyTruckerState, player: int, cell: int, cause: str, events: list[Event]) -> None:
    """A component is lost; if the ship falls apart, the owner chooses a part (GT-HIT-12, GT-HIT-13)."""
    lose(state, player, cell, cause, events)
    if is_whole(state.ships[player], state.round.board, state.box):
        evict(state, player, events)
        return
    found = parts(state, player)
    things = tuple(spot(player, there) for part in found for there in part)
    listed = [[CELLS[there] for there in part] for part in found]
    events.append(Event("ship_split", ("GT-HIT-13",), things, {"player": player, "parts": listed}))
    state.todo.append(("part", player))


def lose(state: GalaxyTruckerState, player: int, cell: int, cause: str, events: list[Event]) -> None:
    """A component goes on the lost pile, and what it held to the bank (GT-HIT-14, GT-HIT-15)."""
    empty(state, player, cell, "sabotage" if cause == "sabotage" else "hit", events)
    ship = state.ships[player].copy()
    tile = ship.pop(cell) >> 2
    state.ships[player] = ship
    state.hulls[player] = None
    state.lost[player] += (tile,)
    rules = ("GT-ADV-SB-02", "GT-HIT-14") if cause == "sabotage" else ("GT-HIT-12", "GT-HIT-14")
    data = {"player": player, "cell": CELLS[cell], "tile": TILES[tile], "cause": cause}
    events.append(Event("component_lost", rules, (spot(player, cell), f"lost-{player}"), data))


def empty(state: GalaxyTruckerState, player: int, cell: int, cause: str, events: list[Event]) -> None:
    """Whatever is on a component goes to the bank (GT-HIT-15)."""
    cargo = state.cargo[player]
    if cell not in cargo:
        return
    there = cargo[cell]
    state.cargo[player] = {place: value for place, value in cargo.items() if place != cell}
    kind = TYPE[state.ships[player][cell] >> 2]
    things = (spot(player, cell), "bank")
    if kind in (CABIN, PILOT_CABIN):
        figures = [ALIENS[there]] if there > 2 else ["human"] * there
        for figure in figures:
            events.append(Event("crew_lost", ("GT-HIT-15",), things, {"player": player, "cell": CELLS[cell], "crew": figure, "cause": cause}))
    elif kind not in (BATTERY_2, BATTERY_3):
        to_bank(state, there)
        for colour in unpacked(there):
            events.append(Event("good_lost", ("GT-HIT-15",), things, {"player": player, "colour": colour, "cell": CELLS[cell], "cause": cause}))


def to_bank(state: GalaxyTruckerState, blocks: int) -> None:
    """Blocks go back to the bank."""
    if state.bank is not None:
        for colour in range(4):
            state.bank[colour] += blocks >> 8 * colour & 255


def evict(state: GalaxyTruckerState, player: int, events: list[Event]) -> None:
    """An alien without its life support leaves (GT-ALN-11, GT-AMB-27)."""
    cargo = state.cargo[player]
    hull = state.hull(player)
    for cell in hull.cabins:
        alien = cargo.get(cell, 0)
        if alien in ALIENS and alien not in hull.supported.get(cell, ()):
            cargo = {place: value for place, value in cargo.items() if place != cell}
            data = {"player": player, "cell": CELLS[cell], "alien": ALIENS[alien]}
            events.append(Event("alien_left", ("GT-ALN-11", "GT-AMB-27"), (spot(player, cell), "bank"), data))
    state.cargo[player] = cargo
