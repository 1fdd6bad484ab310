"""Checks of buying and claiming."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Violation
from spacegames.core.words import _, listed, ngettext

from .. import actions
from ..components import COLONY, SHIP, card_name

if TYPE_CHECKING:
    from ..state import SpaceBaseState


def name_of(state: SpaceBaseState, card: int) -> str:
    """The name of a card in a message."""
    return card_name(state.game.components, card)


def _closed(state: SpaceBaseState, player: int, sector: int) -> list[Violation]:
    if state.closed[player] >> sector & 1:
        return [Violation("SB-COL-06", _("your colony in sector {sector} can never be covered").format(sector=sector))]
    return []


def _on_sale(state: SpaceBaseState, card: int) -> list[Violation]:
    if card < SHIP:
        return [Violation("SB-BUY-01", _("starters are not for sale"))]
    if card >= COLONY and card not in state.colonies:
        return [Violation("SB-COL-03", _("the colony of sector {sector} is taken; there is no other").format(sector=state.cards.sector[card]))]
    if card < COLONY and card not in state.market:
        return [Violation("SB-BUY-01", _("{card} does not lie in the market").format(card=name_of(state, card)))]
    return []


def _price(state: SpaceBaseState, player: int, card: int, rule: str) -> list[Violation]:
    cost, money = state.cards.cost[card], state.credits[player]
    if cost > money:
        message = ngettext("{card} costs {cost} credit, you have {money}", "{card} costs {cost} credits, you have {money}", cost)
        return [Violation(rule, message.format(card=name_of(state, card), cost=cost, money=money))]
    return []


def buy(state: SpaceBaseState, action: Action, player: int) -> list[Violation]:
    """Whether a card may be bought: in phase 6, by an ability, or before a light-speed game."""
    (card,) = action.args
    if state.phase == 0:
        if card not in state.hands[player]:
            return [Violation("SB-VAR-04", _("{card} is not one of the cards you drew").format(card=name_of(state, card)))]
        return _price(state, player, card, "SB-VAR-05")
    found = _on_sale(state, card)
    if found:
        return found
    found = _price(state, player, card, "SB-BUY-03")
    sector = state.cards.sector[card]
    if state.using < 0:
        return found + _closed(state, player, sector)
    if card >= COLONY and not state.options["extra_colony"]:
        found.append(Violation("SB-AMB-37", _("in this game abilities buy ships only")))
    sectors = state.cards.ability[state.side][state.using].effects[state.step][2]  # type: ignore[union-attr]
    if not sectors:
        return found + _closed(state, player, sector)
    if not actions.lay_sectors(state, player, card, sectors):
        if actions.lay_sectors(state, player, SHIP, sectors):
            found.append(Violation("SB-AMB-40", _("in this game a colony can only be laid in its own sector, {sector}").format(sector=sector)))
        else:
            found.append(Violation("SB-COL-06", _("colonies cover all sectors where the card could be laid")))
    return found


def claim(state: SpaceBaseState, action: Action, player: int) -> list[Violation]:
    """Whether a card may be taken for free."""
    (card,) = action.args
    if card not in state.market or card < SHIP:
        return [Violation("SB-ABL-CLM-02", _("{card} does not lie in the market").format(card=name_of(state, card)))]
    found = []
    left = actions.claims_left(state, player)
    level = state.cards.level[card]
    if not left[level - 1]:
        open_levels = listed([str(number + 1) for number in range(3) if left[number]], _("or"))
        found.append(
            Violation(
                "SB-ABL-CLM-02", _("{card} is of level {level}; claim one of level {levels}").format(card=name_of(state, card), level=level, levels=open_levels)
            )
        )
    return found + _closed(state, player, state.cards.sector[card])


def enough(state: SpaceBaseState, action: Action, player: int) -> list[Violation]:
    """Whether the rest of an offer may be left."""
    if state.using < 0 and not state.options["claims_optional"] and actions.claimable(state, player):
        return [Violation("SB-AMB-34", _("in this game a text reward is taken as far as possible"))]
    return []
