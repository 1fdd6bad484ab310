"""The legal actions of each decision, made directly and quickly."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spacegames.core.game import Action

from . import choosing, declaring, feeding

if TYPE_CHECKING:
    from ..state import SpaceCorpState


LEGAL: dict[str, Callable[[SpaceCorpState], list[Action]]] = {
    "declare": declaring.declare,
    "team": declaring.team,
    "target": declaring.target,
    "base": declaring.base,
    "colony": declaring.colony,
    "feed": feeding.feed,
    "slot": choosing.slot,
    "produce": choosing.produce,
    "draw": choosing.draw,
    "offer": choosing.offer,
    "progress": choosing.progress,
    "phobes": choosing.phobes,
    "deploy": choosing.deploy,
    "row": choosing.row,
    "contract": choosing.contract,
    "reward": choosing.reward,
    "transport": choosing.transport,
    "arrival": choosing.arrival,
    "edge": choosing.edge,
    "sabotage": choosing.sabotage,
    "poach": choosing.poach,
    "remove": choosing.remove,
    "legacy": choosing.legacy,
    "beyond": choosing.beyond,
}
"""By decision the list of its legal actions, in a stable order."""
