"""What several cards give to every action, added up in one number, so that a hand is looked at once.

Each action has a field of 40 bits: the sum of plain values, above it how often the multipliers surely double the sum, and how
many cards have a shielded value. All of this adds up from card to card: x2 and x3 double once, x4 and x5 twice. Above the seven fields stand the numbers of Infra, Competitors and Special cards.
"""

from __future__ import annotations

from .names import VALUED

FIELD = 40
DOUBLES = 16
SUM, MULTIPLIES, SHIELDS = 0xFFFF, 0xFFFF << DOUBLES, 0xFF << 32
"""The three parts of a field."""
POINTS = SUM | MULTIPLIES
"""What gives an action a value at all."""
_ONE_SHIELDS = 1 << 32
INFRA, RIVALRY, SPECIAL = FIELD * VALUED, FIELD * VALUED + 8, FIELD * VALUED + 16
COUNTED = 255


def card_sum(points: list[tuple[int, int, int] | None], infra: bool, rivalry: bool, special: bool) -> int:
    """The number of one card: by action plain value, multiplier and what shielding costs (-1: no shielded value)."""
    found = (infra << INFRA) + (rivalry << RIVALRY) + (special << SPECIAL)
    for action, point in enumerate(points):
        if point is not None:
            plain, times, loss = point
            doubles = times.bit_length() - 1 if times else 0
            found += (plain + (doubles << DOUBLES) + (_ONE_SHIELDS if loss >= 0 else 0)) << FIELD * action
    return found
