"""Why an action is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Violation

if TYPE_CHECKING:
    from ..state import CaptainsState


def why_not(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    if action in state.actions():
        return []
    return [Violation(state.DECISIONS[state.kind], "not possible")]
