"""Why an action is not allowed."""
from __future__ import annotations
from spacegames.core.game import Violation
def why_not(state, action, player):
    return [] if action in state._find_actions(player) else [Violation("GT-BLD-03", "x")]
