"""What the dice would bring a player, before anything is taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..components import COLONY, NONE, Claims
from ..flow.rewards import neighbours

if TYPE_CHECKING:
    from ..state import SpaceBaseState


class Payout(NamedTuple):
    """The sum of what some sectors pay one player."""

    credits: int = 0
    income: int = 0
    points: int = 0
    cubes: int = 0
    claims: Claims = NONE
    choices: int = 0
    """Arrows whose side is still to be chosen."""
    paying: tuple[int, ...] = ()
    """The sectors that pay something, arrows followed."""


def payout(state: SpaceBaseState, player: int, starts: Sequence[int], paid: int = 0) -> Payout:
    """What these sectors pay, each the beginning of a chain along arrows; `paid` has a bit for each sector that pays no more."""
    side = 0 if player == state.active else 1
    pay = state.cards.pay[side]
    credits = income = points = choices = 0
    claims = [0, 0, 0]
    cubes: dict[int, int] = {}
    paying: list[int] = []
    for start in starts:
        seen, todo = paid, [start]
        while todo:
            sector = todo.pop(0)
            if seen >> sector & 1:
                continue
            seen |= 1 << sector
            place = 12 * player + sector - 1
            cards = state.patrol[place] if side else (state.station[place],)
            before = (credits, income, points, choices, tuple(claims), sum(cubes.values()), len(todo))
            for card in cards:
                if card >= COLONY:
                    continue
                credit, more, vp, arrow, room, claim = pay[card]
                credits, income, points = credits + credit, income + more, points + vp
                claims = [a + b for a, b in zip(claims, claim, strict=True)]
                if room > state.cubes[card] + cubes.get(card, 0):
                    cubes[card] = cubes.get(card, 0) + 1
                if arrow == 3:
                    ways = neighbours(state, sector)
                    if len(ways) == 1:
                        todo += ways
                    else:
                        choices += 1
                elif arrow:
                    to = sector + (1 if arrow == 2 else -1)
                    if state.options["arrows_wrap"]:
                        to = (to - 1) % 12 + 1
                    todo += [to] if 1 <= to <= 12 else []
            if before != (credits, income, points, choices, tuple(claims), sum(cubes.values()), len(todo)):
                paying.append(sector)
    return Payout(credits, income, points, sum(cubes.values()), (claims[0], claims[1], claims[2]), choices, tuple(dict.fromkeys(paying)))


def ways(state: SpaceBaseState, player: int) -> tuple[Payout, Payout] | None:
    """What the dice bring separately and as a sum (moved on as far as the player has chosen); None before they are rolled."""
    one, two = state.dice
    if not one or not two:
        return None
    total = state.choice[player] if state.choice[player] > 0 else one + two
    return payout(state, player, (one, two)), payout(state, player, (total,))
