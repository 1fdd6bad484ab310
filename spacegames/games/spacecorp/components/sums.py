"""What several cards give to every action, added up in one number, so that a hand is looked at once.

Each action has a field of 32 bits: the sum of plain values, above it how many cards multiply and how many have a shielded
value. Above the seven fields stand the numbers of Infra and of Special cards.
"""

from __future__ import annotations

from .names import VALUED

FIELD = 32
SUM, MULTIPLIES, SHIELDS = 0xFFFF, 0xFF << 16, 0xFF << 24
"""The three parts of a field."""
POINTS = SUM | MULTIPLIES
"""What gives an action a value at all."""
_ONE_MULTIPLIES, _ONE_SHIELDS = 1 << 16, 1 << 24
INFRA, SPECIAL = FIELD * VALUED, FIELD * VALUED + 8
COUNTED = 255


def card_sum(points: list[tuple[int, int, int] | None], infra: bool, special: bool) -> int:
    """The number of one card: by action plain value, multiplier and what shielding costs (-1: no shielded value)."""
    found = (infra << INFRA) + (special << SPECIAL)
    for action, point in enumerate(points):
        if point is not None:
            plain, times, loss = point
            found += (plain + (_ONE_MULTIPLIES if times else 0) + (_ONE_SHIELDS if loss >= 0 else 0)) << FIELD * action
    return found
