"""What has happened, one plain sentence for each event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.words import _, listed, ngettext

from ..components import KIND_OF, MOVES, WORMHOLE, read_tile
from .names import crystal_name, crystals_named, edge_name, plain_tile, player_name, pointing_tile

if TYPE_CHECKING:
    from ..state import State41

Story = Callable[["State41", Mapping[str, Any]], str]


def tell(kind: str, data: Mapping[str, Any], state: State41) -> str:
    """One event as a sentence; `data` is what the reader of the sentence may know. An unknown kind is a KeyError."""
    story = _STORIES[kind]
    words = dict(data)
    if "player" in data:
        words.update(name=player_name(state, data["player"]), seat=data["player"] + 1)
    if "tile" in data:
        words["tile"] = plain_tile(state, data["tile"]) if kind in ("explorer_stopped", "tile_destroyed") else pointing_tile(state, data["tile"])
    if data.get("tow") or kind.startswith("crystal_"):
        words["crystal"] = crystal_name(data.get("tow") or data["colour"])
    if "crystals" in data:
        words["crystals"] = crystals_named(data["crystals"])
    if kind == "edge_taken":
        words["edge"] = edge_name(data["edge"])
    if kind == "explorer_moved" and data["by"] not in ("move", "hop"):
        words["tile"] = plain_tile(state, data["by"])
    if kind == "game_over":
        words["winner"] = listed([player_name(state, player) for player in data["winners"]])
    return story(state, data).format(**words)


def _choose(field: str, sentences: Callable[[], dict[Any, str]]) -> Story:
    """A story that has one sentence for each value of a field."""
    return lambda state, data: sentences()[data[field]]


def _tell_moved(state: State41, data: Mapping[str, Any]) -> str:
    home, tow, by = data["to"] == "ship", data["tow"], data["by"]
    if by == "move" and home:
        return _("{name}'s Explorer {explorer} goes aboard with {crystal}.") if tow else _("{name}'s Explorer {explorer} goes aboard.")
    if by == "move" and data["from"] == "aboard":
        return _("{name}'s Explorer {explorer} steps out to {to}.")
    if by == "move":
        return _("{name}'s Explorer {explorer} tows {crystal} from {from} to {to}.") if tow else _("{name}'s Explorer {explorer} goes from {from} to {to}.")
    if by == "hop" and data["from"] == data["to"]:
        return _("{name}'s Explorer {explorer} climbs to the next asteroid on {to}.")
    if by == "hop" and tow:
        return _("{name}'s Explorer {explorer} hops from {from} to the belt on {to} with {crystal}.")
    if by == "hop":
        return _("{name}'s Explorer {explorer} hops from {from} to the belt on {to}.")
    if home:
        return _("The {tile} brings {name}'s Explorer {explorer} home with {crystal}.") if tow else _("The {tile} brings {name}'s Explorer {explorer} home.")
    if tow:
        return _("The {tile} sends {name}'s Explorer {explorer} on to {to} with {crystal}.")
    return _("The {tile} sends {name}'s Explorer {explorer} on to {to}.")


def _tell_stopped(state: State41, data: Mapping[str, Any]) -> str:
    tile = read_tile(data["tile"])
    if not MOVES[tile]:
        return _("{name}'s Explorer {explorer} stops on {cell}: {tile}.")
    if KIND_OF[tile] == WORMHOLE and state.options["wormhole_optional"]:
        return _("{name}'s Explorer {explorer} stays on the {tile}, {cell}.")
    return _("The {tile} has nowhere to send {name}'s Explorer {explorer}: it stops on {cell}.")


def _tell_folded(state: State41, data: Mapping[str, Any]) -> str:
    return {
        "N": _("{name} folds column {line}: its tiles move one cell south."),
        "E": _("{name} folds row {line}: its tiles move one cell west."),
        "S": _("{name} folds column {line}: its tiles move one cell north."),
        "W": _("{name} folds row {line}: its tiles move one cell east."),
    }[data["edge"]]


def _tell_over(state: State41, data: Mapping[str, Any]) -> str:
    if len(data["winners"]) > 1:
        return _("The game is over, and nobody has scored: a draw between {winner}.")
    return {
        "out_of_reach": _("The game is over, for nobody can overtake any more: {winner} wins!"),
        "nothing_left": _("The game is over, for no crystal is left: {winner} wins!"),
        "turn_limit": _("The game is over, for the last turn has been played: {winner} wins!"),
    }[data["reason"]]


def _tell_out(state: State41, data: Mapping[str, Any]) -> str:
    if data["cause"] == "stuck" and data["cell"] == "aboard":
        return _("{name} cannot move anybody: Explorer {explorer} leaves the Starship and the game.")
    return {
        "black_hole": _("The Black Hole on {cell} swallows {name}'s Explorer {explorer}: it is out of the game."),
        "combat": _("{name}'s Explorer {explorer} is beaten among the asteroids on {cell} and out of the game."),
        "loop": _("{name}'s Explorer {explorer} is caught in an endless loop on {cell} and lost."),
        "stuck": _("{name} cannot move anybody: Explorer {explorer} on {cell} is out of the game."),
        "guardian": _("The Guardian removes {name}'s Explorer {explorer} on {cell} from the game."),
    }[data["cause"]]


def _tell_called(state: State41, data: Mapping[str, Any]) -> str:
    if data["from"] == "aboard":
        return _("{name} calls Explorer {explorer} from aboard to the Stargate on {to}.")
    return _("{name} calls Explorer {explorer} from {from} to the Stargate on {to}.")


def _tell_looked(state: State41, data: Mapping[str, Any]) -> str:
    if "tile" in data:
        return _("{name} looks at {cell} in secret and sees: {tile}.")
    return _("{name} looks at the tile on {cell} in secret.")


_STORIES: dict[str, Story] = {
    "starship_taken": _choose(
        "colour",
        lambda: {
            "green": _("Player {seat} takes the green Starship."),
            "blue": _("Player {seat} takes the blue Starship."),
            "red": _("Player {seat} takes the red Starship."),
            "yellow": _("Player {seat} takes the yellow Starship."),
        },
    ),
    "edge_taken": lambda state, data: _("{name} docks at the {edge}."),
    "turn_began": lambda state, data: _("Turn {number}: {name}."),
    "ship_moved": lambda state, data: _("{name}'s Starship flies from place {from} to place {to}."),
    "ship_stayed": lambda state, data: _("{name}'s Starship stays."),
    "folded": _tell_folded,
    "explorer_moved": _tell_moved,
    "tile_revealed": _choose(
        "by",
        lambda: {
            "explorer": _("{cell} is explored: {tile}."),
            "guardian": _("The Guardian turns up {cell}: {tile}."),
            "distortion": _("The Spatial Distortion turns up {cell}: {tile}."),
            "setup": _("The tile in the centre is turned up: {tile}."),
        },
    ),
    "crystals_placed": lambda state, data: _("Crystals are laid on {cell}: {crystals}."),
    "combat": lambda state, data: _("{name}'s Explorer {explorer} attacks on {cell}."),
    "explorer_home": _choose(
        "cause",
        lambda: {
            "combat": _("{name}'s Explorer {explorer} is beaten on {cell} and goes home."),
            "starbase": _("The Starbase sends {name}'s Explorer {explorer} home from {cell}."),
        },
    ),
    "explorer_out": _tell_out,
    "explorer_returned": _choose(
        "cause",
        lambda: {
            "salvage": _("{name}'s Explorer {explorer} is repaired and back aboard."),
            "none_left": _("{name} has nobody left, so Explorer {explorer} comes back aboard."),
        },
    ),
    "explorer_state": _choose(
        "state",
        lambda: {
            "free": _("{name}'s Explorer {explorer} is free to move again."),
            "side": _("{name}'s Explorer {explorer} is laid on its side."),
            "side_due": _("{name}'s Explorer {explorer} lies on its side for one more turn."),
            "trapped": _("{name}'s Explorer {explorer} is trapped in the Nebula."),
            "asteroid_1": _("{name}'s Explorer {explorer} stands on asteroid 1."),
            "asteroid_2": _("{name}'s Explorer {explorer} stands on asteroid 2."),
            "asteroid_3": _("{name}'s Explorer {explorer} stands on asteroid 3."),
        },
    ),
    "explorer_stopped": _tell_stopped,
    "explorer_called": _tell_called,
    "tiles_swapped": lambda state, data: _("The tiles on {first} and {second} change places."),
    "tile_rotated": _choose(
        "by",
        lambda: {
            90: _("The tile on {cell} is turned a quarter to the right."),
            180: _("The tile on {cell} is turned half round."),
            270: _("The tile on {cell} is turned a quarter to the left."),
        },
    ),
    "tile_looked_at": _tell_looked,
    "looked_nowhere": lambda state, data: _("{name} looks at no tile."),
    "sent_nobody": lambda state, data: _("{name} sends nobody home."),
    "called_nobody": lambda state, data: _("{name} calls nobody."),
    "crystal_scored": lambda state, data: ngettext(
        "{name} collects {crystal} for {points} point and has {score}.", "{name} collects {crystal} for {points} points and has {score}.", data["points"]
    ),
    "crystal_dropped": lambda state, data: _("The towed crystal stays behind on {cell}: {crystal}."),
    "guardian_moved": _choose(
        "mode",
        lambda: {
            "wandering": _("The Guardian wanders from {from} to {to}."),
            "acceleration": _("The Guardian hurries from {from} to {to}."),
            "awakening": _("The awakened Guardian goes from {from} to {to}."),
        },
    ),
    "guardian_stayed": lambda state, data: _("The Guardian stays where it is."),
    "guardian_relocated": lambda state, data: _("Everything is explored: the Guardian goes from {from} to the centre, {to}."),
    "guardian_mode": _choose(
        "mode",
        lambda: {
            "wandering": _("The Guardian wanders."),
            "acceleration": _("The red crystal is in play: from now on the Guardian moves every turn."),
            "awakening": _("The Guardian awakes: from now on it destroys what it enters."),
        },
    ),
    "tile_destroyed": lambda state, data: _("The tile on {cell} is destroyed: {tile}."),
    "crystals_removed": lambda state, data: _("Crystals on {cell} are lost for good: {crystals}."),
    "no_move": lambda state, data: _("{name} has no move this turn."),
    "game_over": _tell_over,
}
EVENTS = tuple(_STORIES)
"""Every kind of event that can be told."""
