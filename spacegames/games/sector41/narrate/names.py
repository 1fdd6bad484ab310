"""What things are called: players, edges, crystals and tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from spacegames.core.words import _, listed, ngettext

from ..components import COLOURS, CRYSTALS, DIRECTIONS, TILE_TEXTS, read_tile, tile_name

if TYPE_CHECKING:
    from ..state import State41


def player_name(state: State41, player: int) -> str:
    """A player is called by the colour of the Starship, or by the seat until one is chosen."""
    colour = state.colour[player]
    return _("Player {number}").format(number=player + 1) if colour < 0 else colour_name(COLOURS[colour])


def colour_name(colour: str) -> str:
    """The player of a colour."""
    return {"green": _("Green"), "blue": _("Blue"), "red": _("Red"), "yellow": _("Yellow")}[colour]


def edge_name(edge: str) -> str:
    return {"N": _("north edge"), "E": _("east edge"), "S": _("south edge"), "W": _("west edge")}[edge]


def crystal_name(colour: str) -> str:
    """One crystal in a sentence; there is only one red one."""
    return {"yellow": _("a yellow crystal"), "blue": _("a blue crystal"), "red": _("the red crystal")}[colour]


def crystals_named(counts: Mapping[str, int]) -> str:
    """Crystals by colour: "2 yellow and 1 blue"."""
    words = {
        "yellow": lambda count: ngettext("{count} yellow", "{count} yellow", count),
        "blue": lambda count: ngettext("{count} blue", "{count} blue", count),
        "red": lambda count: ngettext("{count} red", "{count} red", count),
    }
    return listed([words[colour](counts[colour]).format(count=counts[colour]) for colour in CRYSTALS if counts.get(colour)])


def plain_tile(state: State41, text: str) -> str:
    """The name of a tile and nothing else."""
    return tile_name(state.game.components, text)


def pointing_tile(state: State41, text: str) -> str:
    """The name of a tile, with the directions it points to as it lies."""
    name = plain_tile(state, text)
    arrows = state.set.directions[read_tile(text.lstrip("?#"))]
    if not arrows or len(arrows) == len(DIRECTIONS):
        return name
    return _("{tile} pointing {directions}").format(tile=name, directions=listed([DIRECTIONS[arrow] for arrow in arrows]))


def tile_underfoot(state: State41) -> str:
    """The name of the tile on which the moving Explorer stands."""
    return plain_tile(state, TILE_TEXTS[state.tiles[state.where[state.mover]]])
