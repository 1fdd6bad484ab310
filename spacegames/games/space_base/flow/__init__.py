"""What happens when an action is played: the nine phases of a turn, and the purchases before a light-speed game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from . import abilities, dice, market, opening, rewards, turn

if TYPE_CHECKING:
    from ..state import SpaceBaseState

_PARTS = {
    "roll": dice.roll,
    "set": dice.set_die,
    "reroll": dice.reroll,
    "keep": dice.keep,
    "separate": dice.separate,
    "sum": dice.use_sum,
    "shift": dice.shift,
    "stay": dice.stay,
    "double": rewards.double,
    "once": rewards.once,
    "left": rewards.left,
    "right": rewards.right,
    "claim": market.claim,
    "use": abilities.use,
    "pass": turn.pass_window,
    "buy": market.buy,
    "save": market.save,
    "enough": abilities.enough,
    "lay": abilities.lay,
    "exchange": abilities.exchange,
    "charge": abilities.charge,
    "move": abilities.move,
    "ready": opening.ready,
}


def apply(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Carry out a legal action."""
    _PARTS[action.kind](state, action, player, events)
