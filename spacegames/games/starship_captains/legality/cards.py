"""Checks of technologies and of missions drawn to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Violation
from spacegames.core.words import _, listed

from .. import actions

if TYPE_CHECKING:
    from ..state import CaptainsState


def take(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether a technology is on offer."""
    (name,) = action.args
    offer = [state.cards.cards[card] for card in actions.on_offer(state)]
    if name in offer:
        return []
    rule = {"technology": "CAP-TEC-04", "under_card": "CAP-AMB-98"}.get(state.stack[-1][0], "CAP-NOTE-01")
    return [Violation(rule, _("{card} is not on offer; there is {cards}").format(card=name, cards=listed(offer, _("or"))))]


def slot(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether a slot is free of damage and cards."""
    (number,) = action.args
    found = []
    if state.holes[player] >> number & 1:
        found.append(Violation("CAP-TEC-12", _("slot {slot} is damaged and must be repaired first").format(slot=number)))
    card = state.slots[player][number - 1]
    if card >= 0:
        found.append(Violation("CAP-TEC-05", _("slot {slot} holds {card}").format(slot=number, card=state.cards.cards[card])))
    return found


def copy(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether a room can be copied: a technology room installed on any ship."""
    (name,) = action.args
    rooms = [state.cards.cards[card] for card in actions.copied_rooms(state)]
    if name in rooms:
        return []
    return [Violation("CAP-NOTE-06", _("{card} is no technology room on any ship; there is {cards}").format(card=name, cards=listed(rooms, _("or"))))]


def keep(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether this is one of the missions just drawn; without a name, whether the row may be left at one application."""
    if not action.args:
        return []
    missions = [state.cards.missions[mission] for mission in state.offer]
    if action.args[0] in missions:
        return []
    return [Violation("CAP-MIS-16", _("keep one of the missions just drawn: {missions}").format(missions=listed(missions, _("or"))))]
