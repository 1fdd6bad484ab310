"""What the table waits for, one sentence for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from spacegames.core.words import _

from ..state import ACCELERATION
from .names import player_name, tile_underfoot

if TYPE_CHECKING:
    from ..state import State41


def prompt(state: State41) -> str:
    """What the table waits for, in one sentence."""
    if state.over:
        return _("The game is over.")
    words: dict[str, Any] = {"name": player_name(state, state.decider)}
    if state.kind == "chain_move":
        words.update(tile=tile_underfoot(state), number=state.mover % 3 + 1)
    return _PROMPTS[state.kind](state).format(**words)


def _ask_chain(state: State41) -> str:
    """A tile may leave open where to, whether to tow, or both."""
    ways = {action.args[0] for action in state.actions()}
    tows = any(action.args[1] >= 0 for action in state.actions())
    if not tows:
        return _("{name}, the {tile} moves Explorer {number} on: choose where to.")
    if len(ways) == 1:
        return _("{name}, the {tile} moves Explorer {number} on: tow a crystal along, or not?")
    return _("{name}, the {tile} moves Explorer {number} on: choose where to, and whether to tow.")


def _ask_guardian(state: State41) -> str:
    from ..actions import wanders

    if wanders(state):
        return _("{name}, a tile was explored, so the Guardian wanders: choose its step.")
    if state.mode == ACCELERATION:
        return _("{name}, bring the Guardian one step nearer to an unexplored tile.")
    return _("{name}, the Guardian is awake: choose where it goes to destroy.")


_PROMPTS: dict[str, Callable[[State41], str]] = {
    "pick_starship": lambda state: _("{name}, choose a Starship."),
    "pick_edge": lambda state: _("{name}, choose an edge for your Starship."),
    "starship_action": lambda state: _("{name}, move your Starship, fold space, or stay."),
    "explorer_move": lambda state: _("{name}, choose an Explorer and move it one cell."),
    "chain_move": _ask_chain,
    "loop_drop": lambda state: _("{name}, your Explorer is lost in a loop: choose the tile of the loop where its crystal stays."),
    "ion_swap": lambda state: _("{name}, choose the explored tile that changes places with the Ion Storm."),
    "viewport_look": lambda state: _("{name}, look at one unexplored tile in secret, or at none."),
    "distortion_reveal": lambda state: _("{name}, choose which of the nearest unexplored tiles to turn up."),
    "starbase_target": lambda state: _("{name}, send an Explorer within two cells home, or nobody."),
    "stargate_call": lambda state: _("{name}, call another of your Explorers to the Stargate, or nobody."),
    "vortex_turn": lambda state: _("{name}, choose a tile and how far to turn it."),
    "guardian_step": _ask_guardian,
}
