"""The rule that asks for a decision, where it depends on more than the kind: on the era, on a marker, on what has brought it about."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..components.names import BASE_RULES, RESEARCH_BASE

if TYPE_CHECKING:
    from ..state import SpaceCorpState

_AHEAD = (("", ""), ("SC-SET-P-03", "SC-SET-P-04"), ("SC-SET-S-03", "SC-SET-S-04"))
_FIRST_ADAPTATION = ("", "SC-SET-P-11", "SC-VAR-11")


def ahead(state: SpaceCorpState, marker: int) -> str:
    """A team that may start ahead by a Beyond marker."""
    return _AHEAD[state.era][marker]


def offer(state: SpaceCorpState, by: str) -> str:
    """A card from the offers, by a new Research base or by Hack."""
    return BASE_RULES[RESEARCH_BASE][state.era] if by == "base" else "SC-EDG-03"


def progress(state: SpaceCorpState, by: str) -> str:
    """A progress card, for a lap of the wheel or at the set-up of an era."""
    return _FIRST_ADAPTATION[state.era] if by == "setup" else "SC-PRG-02"


_RULES: dict[str, Callable[[SpaceCorpState], str]] = {
    "beyond": lambda state: ahead(state, state.pending[-1][2]),
    "offer": lambda state: offer(state, state.pending[-1][2]),
    "progress": lambda state: progress(state, state.pending[-1][3]),
}


def rule(state: SpaceCorpState) -> str:
    """The rule that asks for the present decision; none if it depends on the kind alone."""
    find = _RULES.get(state.kind)
    return find(state) if find is not None else ""
