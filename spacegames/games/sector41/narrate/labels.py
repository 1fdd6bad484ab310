"""What an action means, short enough for a button.

`short` needs no table: hints and lessons name a move by it. `label` adds what this table makes of the move, always at
the end, so that a button begins with the words that a hint has used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spacegames.core.game import Action
from spacegames.core.words import _

from ..components import CELL_NAMES, COLOURS, CRYSTALS, EDGES, SHIP, TILE_TEXTS
from ..state import ASTEROID, DESTROYED, HIDDEN, TRAPPED
from .names import colour_name, edge_name, plain_tile, player_name, tile_underfoot

if TYPE_CHECKING:
    from ..state import State41


def short(action: Action) -> str:
    """The action in a few words, the same at every table."""
    return _SHORT[action.kind](*action.args)


def label(state: State41, action: Action) -> str:
    """The action as its button says it. Tells nothing about a tile that lies face down."""
    more = _MORE.get(action.kind)
    return more(state, action) if more else short(action)


# ---- the same at every table


def _take(colour: int) -> str:
    return {
        "green": _("Take the green Starship"),
        "blue": _("Take the blue Starship"),
        "red": _("Take the red Starship"),
        "yellow": _("Take the yellow Starship"),
    }[COLOURS[colour]]


def _ship(edge: int, index: int) -> str:
    if edge >= 0:
        return _("Starship to place {index} of the {edge}").format(edge=edge_name(EDGES[edge]), index=index + 1)
    return _("Starship to place {index}").format(index=index + 1)


def _go(number: int, to: int, tow: int) -> str:
    if to == SHIP:
        return _towing(_("Explorer {number} to your Starship").format(number=number), tow)
    return _towing(_("Explorer {number} to {cell}").format(number=number, cell=CELL_NAMES[to]), tow)


def _on(to: int, tow: int) -> str:
    if to < 0:
        return _("Stay here")
    if to == SHIP:
        return _towing(_("On to your Starship"), tow)
    return _towing(_("On to {cell}").format(cell=CELL_NAMES[to]), tow)


def _towing(move: str, tow: int) -> str:
    if tow < 0:
        return move
    return {"yellow": _("{move}, towing yellow"), "blue": _("{move}, towing blue"), "red": _("{move}, towing red")}[CRYSTALS[tow]].format(move=move)


def _look(cell: int) -> str:
    return _("Look at no tile") if cell < 0 else _("Look at {cell}").format(cell=CELL_NAMES[cell])


def _send(colour: int, number: int) -> str:
    if colour < 0:
        return _("Send nobody home")
    return _("Send {name}'s Explorer {number} home").format(name=colour_name(COLOURS[colour]), number=number)


def _turn(cell: int, angle: int) -> str:
    words = {90: _("Turn {cell} a quarter to the right"), 180: _("Turn {cell} half round"), 270: _("Turn {cell} a quarter to the left")}
    return words[angle].format(cell=CELL_NAMES[cell])


_SHORT: dict[str, Callable[..., str]] = {
    "take": _take,
    "edge": lambda edge: _("Dock at the {edge}").format(edge=edge_name(EDGES[edge])),
    "stay": lambda: _("Starship stays"),
    "ship": _ship,
    "fold": lambda: _("Fold"),
    "go": _go,
    "on": _on,
    "drop": lambda cell: _("Leave the crystal on {cell}").format(cell=CELL_NAMES[cell]),
    "swap": lambda cell: _("Swap with {cell}").format(cell=CELL_NAMES[cell]),
    "look": _look,
    "open": lambda cell: _("Turn up {cell}").format(cell=CELL_NAMES[cell]),
    "send": _send,
    "call": lambda number: _("Call nobody") if number < 0 else _("Call Explorer {number}").format(number=number),
    "turn": _turn,
    "guardian": lambda cell: _("Guardian stays") if cell < 0 else _("Guardian to {cell}").format(cell=CELL_NAMES[cell]),
}


# ---- what this table adds


def _more_fold(state: State41, action: Action) -> str:
    index = state.ship[state.active] + 1
    if EDGES[state.edge[state.active]] in "NS":
        return _("Fold column {index}").format(index=index)
    return _("Fold row {index}").format(index=index)


def _more_go(state: State41, action: Action) -> str:
    number, to, _tow = action.args
    piece = 3 * state.active + number - 1
    move = short(action)
    if state.status[piece] > TRAPPED and _is_hop(state, piece, to):
        move = _("{move}, asteroid {asteroid}").format(move=move, asteroid=state.status[piece] - ASTEROID + 1)
    return _against(state, to, move)


def _is_hop(state: State41, piece: int, to: int) -> bool:
    from ..legality.movement import hops

    return to in hops(state, piece)


def _more_on(state: State41, action: Action) -> str:
    to = action.args[0]
    if to < 0:
        return _("Stay on the {tile}").format(tile=tile_underfoot(state))
    return _against(state, to, short(action))


def _against(state: State41, to: int, move: str) -> str:
    """The move, and whom it attacks."""
    for piece, at in enumerate(state.where):
        if at == to != SHIP and piece // 3 != state.active:
            return _("{move}, against {whom}").format(move=move, whom=player_name(state, piece // 3))
    return move


def _with_tile(state: State41, action: Action) -> str:
    """The move, and the tile that lies there for all to see."""
    cell = action.args[0]
    if cell < 0 or state.face[cell] == HIDDEN:
        return short(action)
    words = _("{move}: {tile}, destroyed") if state.face[cell] == DESTROYED else _("{move}: {tile}")
    return words.format(move=short(action), tile=plain_tile(state, TILE_TEXTS[state.tiles[cell]]))


_MORE: dict[str, Callable[[State41, Action], str]] = {
    "fold": _more_fold,
    "go": _more_go,
    "on": _more_on,
    "swap": _with_tile,
    "drop": _with_tile,
    "turn": _with_tile,
}
