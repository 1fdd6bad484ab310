"""Checks of moves, jumps, fights and repairs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Violation
from spacegames.core.words import _, listed

from .. import actions
from ..components.vocabulary import ACCUMULATOR, LINK_MOVE

if TYPE_CHECKING:
    from ..state import CaptainsState


def _unknown(state: CaptainsState, name: str, rule: str) -> list[Violation]:
    if name in state.board.number:
        return []
    return [Violation(rule, _("there is no {place} on this side of the board").format(place=name))]


def fly(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether one move leads there."""
    (name,) = action.args
    found = _unknown(state, name, "CAP-MOV-02")
    if found:
        return found
    ways = state.board.ways[state.ship[player]]
    if all(end != state.board.number[name] for end, _route in ways):
        places = listed([state.board.places[end] for end, _route in ways], _("or"))
        return [Violation("CAP-MOV-02", _("one move leads along one route: to {places}").format(places=places))]
    return []


def mend(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether a repair can take the place of this move or jump."""
    if not state.powers[player] & ACCUMULATOR:
        return [Violation("CAP-NOTE-12", _("only a superaccumulator repairs instead of moving"))]
    if not actions.damaged(state, player):
        return [Violation("CAP-REP-01", _("there is no damage to repair"))]
    return []


def warp(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether this move can become a jump."""
    if not state.powers[player] & LINK_MOVE:
        return [Violation("CAP-NOTE-10", _("only a wormhole generator makes a jump of a move"))]
    if not state.stack[-1][2]:
        return [Violation("CAP-AMB-42", _("only a move from a link bonus becomes a jump"))]
    return []


def jump(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether the ship can jump there."""
    (name,) = action.args
    found = _unknown(state, name, "CAP-MOV-05")
    if not found and state.board.number[name] == state.ship[player]:
        return [Violation("CAP-AMB-33", _("your ship is there already; stay instead"))]
    return found


def fight(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether there is a pirate to fight on the way to that location."""
    (name,) = action.args
    found = _unknown(state, name, "CAP-PIR-11")
    if found:
        return found
    route = state.board.route_of[state.ship[player]].get(state.board.number[name])
    if route is None:
        return [Violation("CAP-PIR-11", _("no route leads from your location to {place}").format(place=name))]
    if state.pirates[route] < 0:
        return [Violation("CAP-PIR-11", _("there is no pirate on the route to {place}").format(place=name))]
    return []


def repair(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether there is damage to remove."""
    (where,) = action.args
    if where == 0:
        return [] if state.damage[player] else [Violation("CAP-REP-01", _("there is no damage in the hold"))]
    if state.holes[player] >> where & 1:
        return []
    return [Violation("CAP-REP-01", _("technology slot {slot} is not damaged").format(slot=where))]


def shadow(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether Captain Shadow can fly there for a mission."""
    (name,) = action.args
    found = _unknown(state, name, "CAP-SOLO-19")
    if found:
        return found
    place = state.board.number[name]
    if place == state.ship[0]:
        found.append(Violation("CAP-SOLO-22", _("he never flies to your location")))
    if place not in state.board.route_of[state.ship[1]]:
        found.append(Violation("CAP-SOLO-19", _("he makes one move only, from {place}").format(place=state.board.places[state.ship[1]])))
    if state.content[place] < 0:
        found.append(Violation("CAP-SOLO-19", _("there is no mission on {place}").format(place=name)))
    return found
