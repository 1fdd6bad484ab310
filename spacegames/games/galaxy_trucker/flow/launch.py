"""The launch: crew into the cabins, tokens into the batteries, markers onto the flight board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from ..components import ALIENS, CELLS, HUMANS
from . import flight
from .threats import spot

if TYPE_CHECKING:
    from ..state import Frame, GalaxyTruckerState


def choices(state: GalaxyTruckerState, player: int, cell: int) -> list[int]:
    """Who may live in a cabin: two humans, or an alien with life support of its colour not aboard yet (GT-ALN-03 to GT-ALN-06)."""
    if state.learning:
        return [HUMANS]
    supported = state.hull(player).supported.get(cell, ())
    return [HUMANS, *(alien for alien in supported if not state.alien(player, alien))]


def quarters_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """Crew is chosen in number order (GT-LCH-08)."""
    state.phase = "crew"
    state.todo[-1] = ("lift_off",)
    state.todo += [("fill", player) for player in sorted(range(state.players), key=state.number.__getitem__, reverse=True)]
    return False


def fill_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """Every battery is filled, and every cabin manned where there is nothing to choose (GT-LCH-06, GT-LCH-07)."""
    state.todo.pop()
    player = frame[1]
    hull = state.hull(player)
    cells = {cell: hull.room(cell) for cell in hull.batteries}
    state.cargo[player] = cells
    if cells:
        things = (f"seat-{player}", *(spot(player, cell) for cell in cells))
        events.append(Event("tokens_loaded", ("GT-LCH-07",), things, {"player": player, "tokens": sum(cells.values())}))
    if hull.supported and not state.learning:
        state.todo += [("board", player, cell) for cell in reversed(hull.cabins)]
    else:
        for cell in hull.cabins:
            _enter(state, player, cell, HUMANS, events)
    return False


def board_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    _name, player, cell = frame
    if len(choices(state, player, cell)) > 1:
        state.decider, state.kind = player, "crew"
        return True
    state.todo.pop()
    _enter(state, player, cell, HUMANS, events)
    return False


def choose_crew(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Humans or an alien for one cabin."""
    cell, crew = action.args
    state.todo.pop()
    _enter(state, player, cell, crew, events)


def _enter(state: GalaxyTruckerState, player: int, cell: int, crew: int, events: list[Event]) -> None:
    state.cargo[player] = {**state.cargo[player], cell: crew}
    if crew == HUMANS:
        rules: tuple[str, ...] = ("GT-LCH-06",) if state.learning else ("GT-ALN-03",)
    else:
        rules = ("GT-ALN-04", "GT-ALN-06", "GT-ALN-08")
    data = {"player": player, "cell": CELLS[cell], "crew": ALIENS.get(crew, "humans"), "number": 2 if crew == HUMANS else 1}
    events.append(Event("crew_boarded", rules, (spot(player, cell),), data))


def lift_off_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """Number 1 stands on the start space, the others behind at the round's distance (GT-LCH-04)."""
    state.phase = "flight"
    state.todo[-1] = ("cards",)
    for player in sorted(range(state.players), key=state.number.__getitem__):
        number = state.number[player]
        state.day[player] = -(number - 1) * (state.round.gap + 1)
        things = (f"marker-{player}", f"day-{state.day[player] % 40}")
        events.append(Event("launched", ("GT-LCH-04", "GT-LCH-10"), things, {"player": player, "number": number, "day": state.day[player]}))
    state.number = [0] * state.players
    if not state.learning:
        flight.drop_out(state, [(player, 2) for player in range(state.players) if not state.humans(player)], events)
    return False
