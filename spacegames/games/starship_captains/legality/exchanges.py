"""Checks of steps on the tracks, cargo that goes, and what is paid or chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Violation
from spacegames.core.words import _, ngettext

from .. import actions
from ..components import ARTIFACTS, FACTIONS, ITEMS, count

if TYPE_CHECKING:
    from ..state import CaptainsState

_FIXED = ("CAP-FAC-02", "CAP-FAC-03", "CAP-FAC-04")


def step(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether the steps may be made on this track."""
    thing = state.stack[-1]
    if state.kind == "faction" and thing[0] == "faction" and action.args[0] != FACTIONS[thing[1]]:
        return [Violation(_FIXED[thing[1]], _("these steps are for the track of {faction}").format(faction=FACTIONS[thing[1]]))]
    return []


def decline(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether an offer may be left; steps that set off nothing are always made, for they cannot hurt."""
    if state.kind == "pay":
        return []
    thing = state.stack[-1]
    tracks = (thing[1],) if thing[0] == "faction" else range(3)
    if any(actions.would_begin(state, player, faction, thing[-1]) for faction in tracks):
        return []
    return [Violation("CAP-AMB-90", _("steps are declined only where they would set off an event"))]


def _held(state: CaptainsState, player: int, item: str, rule: str) -> list[Violation]:
    kind = ITEMS.index(item)
    there = count(state.items[player], kind) if kind < len(ARTIFACTS) else len(state.trophies[player])
    return [] if there else [Violation(rule, _("there is no {item} in your hold").format(item=item))]


def drop(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether such an item can be given up; damage never can (CAP-CRG-04)."""
    return _held(state, player, action.args[0], "CAP-DMG-03" if state.kind == "lose_item" else "CAP-CRG-03")


def pay(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether the price can be paid that way: to prevent damage, in an exchange, or for training and promotion."""
    (what,) = action.args
    if state.kind == "prevent":
        return [] if what == "pirate" else [Violation("CAP-NOTE-08", _("damage is prevented with a pirate token"))]
    if state.kind == "pay_mix":
        if what in actions.currencies(state, player):
            return []
        if what == "medal":
            return [Violation("CAP-AMB-12", _("there is no medal left"))]
        if what in FACTIONS:
            return [Violation("CAP-AMB-12", _("training and promotion are paid with medals, or with cargo by a gallery"))]
        return _held(state, player, what, "CAP-AMB-12") or [Violation("CAP-NOTE-09", _("no gallery lets you pay with {what}").format(what=what))]
    _op, cost, number, _gain, _source = state.stack[-1]
    if what in actions.payments(state, player, cost, number):
        return []
    match cost:
        case "artifact" if what in ARTIFACTS:
            return _held(state, player, what, "CAP-AMB-127")
        case "steps_back" if what in FACTIONS:
            message = ngettext(
                "the marker of {faction} cannot go back {number} space within its lap",
                "the marker of {faction} cannot go back {number} spaces within its lap",
                number,
            )
            return [Violation("CAP-AMB-97", message.format(faction=what, number=number))]
    return [Violation("CAP-AMB-127", _("the price is another one"))]


def none(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether an offer may be left."""
    if state.kind == "choice" and state.stack[-1][2]:
        return [Violation("CAP-NOTE-17", _("choose one of the two; both are better than the plain bonus"))]
    return []


def option(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether there is such an alternative."""
    number = len(state.stack[-1][1])
    if action.args[0] <= number:
        return []
    return [Violation("CAP-AMB-80", ngettext("there is {number} alternative", "there are {number} alternatives", number).format(number=number))]


def store(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether such an artifact can be laid into the room."""
    return _held(state, player, action.args[0], "CAP-NOTE-21")
