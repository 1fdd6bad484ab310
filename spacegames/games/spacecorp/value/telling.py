"""An action being put together, told in one piece: value, need, costs and rewards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..components.names import ACTIONS, BUILD, COLONIZE, EXPLORE, MOVE, SITES
from .counting import build_need
from .reach import lift

if TYPE_CHECKING:
    from ..state import SpaceCorpState


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The action being put together, as a person wants to see it."""

    action: str
    team: int | None
    site: str | None
    value: int
    need: int | None
    reach: int
    spend: int
    radiation: int
    shielded: bool
    zone: bool
    printed: int
    cards: int
    factor: int
    time: str | None
    rewards: tuple[int, ...]
    short: int
    ready: bool
    build: int
    build_need: int | None


def reckoning(state: SpaceCorpState) -> Reckoning:
    """Value, need, costs and rewards of the action being put together."""
    from ..actions.feeding import can_confirm, lenders, rewarded

    count = state.count
    player, action = state.active, max(state.act, 0)
    need = count.need
    money = state.profit[player]
    radiation = 0 if count.shielded else count.radiation
    spendable = action in (MOVE, EXPLORE, BUILD)
    reach = lift(state, count.value, money - radiation) if spendable else count.value
    lifted = lift(state, count.value, 0) if spendable else count.value
    spend = max(0, min(need, reach) - lifted) if need >= 0 and spendable else 0
    site = state.target if state.target >= 0 else state.teams[4 * player + state.team] if state.team >= 0 else -1
    colonizes = action == COLONIZE and state.target >= 0
    return Reckoning(
        ACTIONS[action],
        state.team + 1 if state.team >= 0 else None,
        SITES[site] if site >= 0 else None,
        count.value + (min(state.spent, max(0, lifted - count.value)) if spendable else 0),
        need if need >= 0 else None,
        reach,
        spend,
        radiation,
        count.shielded,
        count.radiation > 0,
        count.sum,
        count.cards * 2 if count.doubled and state.options["spaceport"] == "each" else count.cards,
        count.times * count.factor,
        (None, "double", "two")[state.timed],
        rewarded(state, lenders(state, -1)),
        max(0, need - reach) if need >= 0 else 0,
        can_confirm(state),
        count.build,
        build_need(state, state.target) if colonizes else None,
    )
