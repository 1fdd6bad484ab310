"""The value of an action: what its sources make together, and how far it could still be raised.

Sums come before products (SC-VAL-03): (printed Infra + cards + progress additions + Mariners Spaceport) x multiplier cards x
progress factors x Industrial x Time. A Spaceport of the later eras doubles the cards in the sum. Profit is added last.
"""

from __future__ import annotations

from .bases import AT_SITE, IN_REGION, SHIELD, abilities, build_cost, has_base, helped, is_quiet, keeps_out, owns_base
from .counting import (
    RADIATION_PAID,
    ZERO,
    Count,
    build_need,
    colony_points,
    distance,
    gather,
    gather_build,
    hot_cost,
    infra_of,
    need_of,
    new_tuple,
    penalty,
    recount,
    starts_shielded,
    team_to_give,
    total,
)
from .reach import begun, build_peak, competitors_of, has_points_for, lift, most_points, outlook, outlook_from, peak, reach_of, usable_hqs, way_of
from .telling import Reckoning, reckoning

__all__ = [
    "AT_SITE",
    "IN_REGION",
    "RADIATION_PAID",
    "SHIELD",
    "ZERO",
    "Count",
    "Reckoning",
    "abilities",
    "begun",
    "build_cost",
    "build_need",
    "build_peak",
    "colony_points",
    "competitors_of",
    "distance",
    "gather",
    "gather_build",
    "has_base",
    "has_points_for",
    "helped",
    "hot_cost",
    "infra_of",
    "is_quiet",
    "keeps_out",
    "lift",
    "most_points",
    "need_of",
    "new_tuple",
    "outlook",
    "outlook_from",
    "owns_base",
    "peak",
    "penalty",
    "reach_of",
    "reckoning",
    "recount",
    "starts_shielded",
    "team_to_give",
    "total",
    "usable_hqs",
    "way_of",
]
