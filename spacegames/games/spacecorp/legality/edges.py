"""Checks of Edge cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Violation
from spacegames.core.words import _

from ..actions import choosing
from ..components import name_of
from ..components.names import COLONIZE, COMPETITORS, DIVERT, EDGES, HACK, INTERCEPT, LEAK, MARINERS, POACH, REVELATION, SABOTAGE, SALVAGE, STARFARERS, TIME
from .reaching import card_name

if TYPE_CHECKING:
    from ..state import SpaceCorpState

_RULES = (
    "SC-EDG-10",
    "SC-EDG-09",
    "SC-EDG-03",
    "SC-EDG-11",
    "SC-EDG-06",
    "SC-EDG-08",
    "SC-EDG-02",
    "SC-EDG-01",
    "SC-EDG-04",
    "SC-EDG-07",
    "SC-EDG-05",
)


def edge(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    """Whether this Edge is in hand, at the right moment, and would do something."""
    (number,) = action.args
    name = name_of(state.game.components, "edges", EDGES[number])
    rule = _RULES[number]
    if all(held != number for held, _card in state.parts.hand(state.hands[player]).edges):
        return [Violation(rule, _("you do not hold {edge}").format(edge=name))]
    if number == COMPETITORS:
        return [Violation(rule, _("Competitors is played by using two HQs for an action"))]
    if not choosing.in_window(state, number):
        return [Violation(rule, _("{edge} does not fit this moment of the turn").format(edge=name))]
    if choosing.fits(state, player, number):
        return []
    if number in (SABOTAGE, POACH, HACK, DIVERT) and player == state.active:
        return [Violation(rule, _("{edge} is played in the turn of a rival").format(edge=name))]
    if number == INTERCEPT:
        return [Violation(rule, _("{edge} is played at the end of your own turn").format(edge=name))]
    if number in (HACK, SALVAGE):
        return [Violation(rule, _("no offer is showing"))]
    if number == POACH:
        return [Violation(rule, _("no card was discarded that could be taken"))]
    if number == DIVERT:
        return [Violation(rule, _("nobody has produced anything"))]
    if number == LEAK:
        return [Violation(rule, _("no rival took a Breakthrough whose other copy you may take"))]
    return [Violation(rule, _("{edge} would hit nobody").format(edge=name))]


def passing(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    if action.args[0] and state.phase not in ("start", "after", "claimed", "before"):
        return [Violation("SC-AMB-124", _("nothing more is asked in this turn anyway"))]
    return []


def bar(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    (barred,) = action.args
    if (barred == REVELATION and state.era == MARINERS) or (barred == COLONIZE and state.era != STARFARERS):
        return [Violation("SC-EDG-10", _("there is no such action in this era"))]
    return []


def poach(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    (card,) = action.args
    if card == TIME:
        return [Violation("SC-TRN-08", _("Time cards are not discarded"))]
    if card not in state.table:
        return [Violation("SC-EDG-09", _("{card} was not discarded this turn").format(card=card_name(state, card)))]
    return []


def remove(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    if state.infra[player][action.args[0]] < 0:
        return [Violation("SC-EDG-05", _("slot {slot} of your HQ holds no card").format(slot=action.args[0] + 1))]
    return []
