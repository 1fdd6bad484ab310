"""Sector 41 in words: what to do now, what an action means, what has happened.

Labels and stories speak of what lies open on the table; what a tile under its back is, only a secret event may tell.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.game import Action
from spacegames.core.words import _, listed, ngettext

from .components import CELL_NAMES, CELLS, COLOURS, CRYSTALS, DIRECTIONS, EDGES, KIND_OF, LINES, MOVES, SHIP, TILE_TEXTS, WORMHOLE, read_tile, tile_name
from .state import DESTROYED, HIDDEN

if TYPE_CHECKING:
    from .state import State41

# ---- names


def player_name(state: State41, player: int) -> str:
    """A player is called by the colour of the Starship, or by the seat until one is chosen."""
    colour = state.colour[player]
    if colour < 0:
        return _("Player {number}").format(number=player + 1)
    return {"green": _("Green"), "blue": _("Blue"), "red": _("Red"), "yellow": _("Yellow")}[COLOURS[colour]]


def _edge(edge: str) -> str:
    return {"N": _("north edge"), "E": _("east edge"), "S": _("south edge"), "W": _("west edge")}[edge]


def _crystal(colour: str) -> str:
    return {"yellow": _("a yellow crystal"), "blue": _("a blue crystal"), "red": _("the red crystal")}[colour]


def _crystals(counts: Mapping[str, int]) -> str:
    """Crystals by colour: "2 yellow and 1 blue"."""
    words = {
        "yellow": lambda count: ngettext("{count} yellow", "{count} yellow", count),
        "blue": lambda count: ngettext("{count} blue", "{count} blue", count),
        "red": lambda count: ngettext("{count} red", "{count} red", count),
    }
    return listed([words[colour](counts[colour]).format(count=counts[colour]) for colour in CRYSTALS if counts.get(colour)])


def _tile(state: State41, text: str) -> str:
    """The name of a tile, with the directions it points to as it lies."""
    name = tile_name(state.game.components, text)
    arrows = state.set.directions[read_tile(text.lstrip("?#"))]
    if not arrows or len(arrows) == len(DIRECTIONS):
        return name
    return _("{tile} pointing {directions}").format(tile=name, directions=listed([DIRECTIONS[arrow] for arrow in arrows]))


def _tile_here(state: State41) -> str:
    """The name of the tile on which the moving Explorer stands."""
    return tile_name(state.game.components, TILE_TEXTS[state.tiles[state.where[state.mover]]])


def _about(state: State41, cell: int) -> str:
    """A cell with what everybody can see there: "6,5 – Pulsar pointing NE and SW"."""
    if state.face[cell] == HIDDEN:
        return _("{cell} – unexplored").format(cell=CELL_NAMES[cell])
    tile = _tile(state, TILE_TEXTS[state.tiles[cell]])
    if state.face[cell] == DESTROYED:
        return _("{cell} – destroyed, once {tile}").format(cell=CELL_NAMES[cell], tile=tile)
    return _("{cell} – {tile}").format(cell=CELL_NAMES[cell], tile=tile)


def _whom(state: State41, player: int, cell: int) -> str:
    """The name of an opponent standing on a cell, or nothing."""
    for piece, at in enumerate(state.where):
        if at == cell and piece // 3 != player:
            return player_name(state, piece // 3)
    return ""


# ---- what to do now


def prompt(state: State41) -> str:
    """What the table waits for, in one sentence."""
    if state.over:
        return _("The game is over.")
    words: dict[str, Any] = {"name": player_name(state, state.decider)}
    if state.kind == "chain_move":
        words.update(tile=_tile_here(state), number=state.mover % 3 + 1)
    return _PROMPTS[state.kind](state).format(**words)


def _ask_guardian(state: State41) -> str:
    from .actions import wanders

    if wanders(state):
        return _("{name}, something was explored, so the Guardian wanders: choose its step.")
    if state.mode == 1:
        return _("{name}, bring the Guardian one step nearer to an unexplored tile.")
    return _("{name}, the Guardian is awake: choose which way it goes to destroy.")


_PROMPTS: dict[str, Callable[[State41], str]] = {
    "pick_starship": lambda state: _("{name}, choose a Starship."),
    "pick_edge": lambda state: _("{name}, choose an edge for your Starship."),
    "starship_action": lambda state: _("{name}, move your Starship, fold space, or stay."),
    "explorer_move": lambda state: _("{name}, choose an Explorer and move it one cell."),
    "chain_move": lambda state: _("{name}, the {tile} moves Explorer {number} on: choose where, and whether to tow."),
    "loop_drop": lambda state: _("{name}, your Explorer is lost in a loop: choose the tile of the loop where its crystal stays."),
    "ion_swap": lambda state: _("{name}, choose the explored tile that changes places with the Ion Storm."),
    "viewport_look": lambda state: _("{name}, look at one unexplored tile in secret, or at none."),
    "distortion_reveal": lambda state: _("{name}, choose which of the nearest unexplored tiles to turn up."),
    "starbase_target": lambda state: _("{name}, send an Explorer within two cells home, or nobody."),
    "stargate_call": lambda state: _("{name}, call another of your Explorers to the Stargate, or nobody."),
    "vortex_turn": lambda state: _("{name}, choose a tile and how far to turn it."),
    "guardian_step": _ask_guardian,
}


# ---- what an action means


def label(state: State41, action: Action) -> str:
    """The action in words, with what is known about where it leads."""
    return _LABELS[action.kind](state, *action.args)


def _label_take(state: State41, colour: int) -> str:
    return {
        "green": _("Take the green Starship"),
        "blue": _("Take the blue Starship"),
        "red": _("Take the red Starship"),
        "yellow": _("Take the yellow Starship"),
    }[COLOURS[colour]]


def _label_ship(state: State41, edge: int, index: int) -> str:
    if edge >= 0:
        return _("Move the Starship to the {edge}, place {index}").format(edge=_edge(EDGES[edge]), index=index + 1)
    front = LINES[state.edge[state.active]][index][0]
    return _("Move the Starship to place {index}, before {place}").format(index=index + 1, place=_about(state, front))


def _label_fold(state: State41) -> str:
    edge, index = EDGES[state.edge[state.active]], state.ship[state.active] + 1
    if edge in "NS":
        return _("Fold column {index} away from your Starship").format(index=index)
    return _("Fold row {index} away from your Starship").format(index=index)


def _label_go(state: State41, number: int, to: int, tow: int) -> str:
    piece = 3 * state.active + number - 1
    at, status = state.where[piece], state.status[piece]
    if to == SHIP:
        if tow >= 0:
            return _("Explorer {number} home to your Starship, towing {crystal}").format(number=number, crystal=_crystal(CRYSTALS[tow]))
        return _("Explorer {number} home to your Starship").format(number=number)
    if status > 3 and state.face[to] != HIDDEN and _is_hop(state, piece, to):
        place = _("asteroid {asteroid} on {cell}").format(asteroid=status - 2, cell=CELL_NAMES[to])
    else:
        place = _about(state, to)
    if at == SHIP:
        return _with(state, to, _("Explorer {number} out to {place}"), _("Explorer {number} out to {place}, against {whom}"), number=number, place=place)
    if tow >= 0:
        return _with(
            state,
            to,
            _("Explorer {number} to {place}, towing {crystal}"),
            _("Explorer {number} to {place}, towing {crystal}, against {whom}"),
            number=number,
            place=place,
            crystal=_crystal(CRYSTALS[tow]),
        )
    return _with(state, to, _("Explorer {number} to {place}"), _("Explorer {number} to {place}, against {whom}"), number=number, place=place)


def _is_hop(state: State41, piece: int, to: int) -> bool:
    from .legality.movement import hops

    return to in hops(state, piece)


def _with(state: State41, to: int, alone: str, against: str, **words: Any) -> str:
    """One of two sentences: nobody is there, or an opponent is."""
    whom = _whom(state, state.active, to)
    return (against if whom else alone).format(whom=whom, **words)


def _label_on(state: State41, to: int, tow: int) -> str:
    if to < 0:
        return _("Stay on the {tile}").format(tile=_tile_here(state))
    if to == SHIP:
        if tow >= 0:
            return _("On to your Starship, towing {crystal}").format(crystal=_crystal(CRYSTALS[tow]))
        return _("On to your Starship")
    if tow >= 0:
        alone, against = _("On to {place}, towing {crystal}"), _("On to {place}, towing {crystal}, against {whom}")
        return _with(state, to, alone, against, place=_about(state, to), crystal=_crystal(CRYSTALS[tow]))
    return _with(state, to, _("On to {place}"), _("On to {place}, against {whom}"), place=_about(state, to))


def _label_send(state: State41, colour: int, number: int) -> str:
    if colour < 0:
        return _("Send nobody home")
    if colour not in state.colour:
        return _("Send home Explorer {number}, {colour}").format(number=number, colour=COLOURS[colour])
    player = state.colour.index(colour)
    at = state.where[3 * player + number - 1]
    if at >= CELLS:
        return _("Send {name}'s Explorer {number} home").format(name=player_name(state, player), number=number)
    if player == state.active:
        return _("Send your own Explorer {number} home from {cell}").format(number=number, cell=CELL_NAMES[at])
    return _("Send {name}'s Explorer {number} home from {cell}").format(name=player_name(state, player), number=number, cell=CELL_NAMES[at])


def _label_call(state: State41, number: int) -> str:
    if number < 0:
        return _("Call nobody")
    at = state.where[3 * state.active + number - 1]
    if at == SHIP:
        return _("Call Explorer {number} from your Starship").format(number=number)
    if at >= CELLS:
        return _("Call Explorer {number}, who is out of the game").format(number=number)
    return _("Call Explorer {number} from {cell}").format(number=number, cell=CELL_NAMES[at])


def _label_turn(state: State41, cell: int, angle: int) -> str:
    words = {
        90: _("Turn {place} a quarter to the right"),
        180: _("Turn {place} half round"),
        270: _("Turn {place} a quarter to the left"),
    }
    return words[angle].format(place=_about(state, cell))


def _label_look(state: State41, cell: int) -> str:
    return _("Look at no tile") if cell < 0 else _("Look at the tile on {cell}").format(cell=CELL_NAMES[cell])


def _label_guardian(state: State41, cell: int) -> str:
    return _("The Guardian stays where it is") if cell < 0 else _("Guardian to {place}").format(place=_about(state, cell))


_LABELS: dict[str, Callable[..., str]] = {
    "take": _label_take,
    "edge": lambda state, edge: _("Place your Starship at the {edge}").format(edge=_edge(EDGES[edge])),
    "stay": lambda state: _("Stay: leave the Starship where it is"),
    "ship": _label_ship,
    "fold": _label_fold,
    "go": _label_go,
    "on": _label_on,
    "drop": lambda state, cell: _("Leave the crystal on {place}").format(place=_about(state, cell)),
    "swap": lambda state, cell: _("Swap with {place}").format(place=_about(state, cell)),
    "look": _label_look,
    "open": lambda state, cell: _("Turn up the tile on {cell}").format(cell=CELL_NAMES[cell]),
    "send": _label_send,
    "call": _label_call,
    "turn": _label_turn,
    "guardian": _label_guardian,
}


# ---- what has happened


Story = Callable[["State41", Mapping[str, Any]], str]


def tell(kind: str, data: Mapping[str, Any], state: State41) -> str:
    """One event as a sentence; `data` is what the reader of the sentence may know. An unknown kind is a KeyError."""
    story = _STORIES[kind]
    words = dict(data)
    if "player" in data:
        words.update(name=player_name(state, data["player"]), seat=data["player"] + 1)
    if "tile" in data:
        words["tile"] = _tile(state, data["tile"])
    if data.get("tow") or kind.startswith("crystal_"):
        words["crystal"] = _crystal(data.get("tow") or data["colour"])
    if "crystals" in data:
        words["crystals"] = _crystals(data["crystals"])
    if kind == "edge_taken":
        words["edge"] = _edge(data["edge"])
    if kind == "explorer_moved" and data["by"] not in ("move", "hop"):
        words["tile"] = tile_name(state.game.components, data["by"])
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
        return _("{name}'s Explorer {explorer} hops to the belt on {to} with {crystal}.")
    if by == "hop":
        return _("{name}'s Explorer {explorer} hops to the belt on {to}.")
    if home:
        return _("The {tile} brings {name}'s Explorer {explorer} home with {crystal}.") if tow else _("The {tile} brings {name}'s Explorer {explorer} home.")
    if tow:
        return _("The {tile} sends {name}'s Explorer {explorer} on to {to} with {crystal}.")
    return _("The {tile} sends {name}'s Explorer {explorer} on to {to}.")


def _tell_stopped(state: State41, data: Mapping[str, Any]) -> str:
    tile = read_tile(data["tile"])
    if not MOVES[tile] or (KIND_OF[tile] == WORMHOLE and state.options["wormhole_optional"]):
        return _("{name}'s Explorer {explorer} stops on {cell}, {tile}.")
    return _("The {tile} has nowhere to send {name}'s Explorer {explorer}: it stops on {cell}.")


def _tell_over(state: State41, data: Mapping[str, Any]) -> str:
    if len(data["winners"]) > 1:
        return _("The game is over, and nobody has scored: a draw between {winner}.")
    return {
        "out_of_reach": _("The game is over: nobody can overtake any more. {winner} wins!"),
        "nothing_left": _("The game is over: no crystal is left. {winner} wins!"),
        "turn_limit": _("The game is over: the last turn has been played. {winner} wins!"),
    }[data["reason"]]


def _tell_out(state: State41, data: Mapping[str, Any]) -> str:
    if data["cause"] == "stuck" and data["cell"] == "aboard":
        return _("{name} cannot move anybody: Explorer {explorer} leaves the Starship and the game.")
    return {
        "black_hole": _("The Black Hole on {cell} swallows {name}'s Explorer {explorer}."),
        "combat": _("{name}'s Explorer {explorer} is lost among the asteroids on {cell}."),
        "loop": _("{name}'s Explorer {explorer} is caught in an endless loop on {cell} and lost."),
        "stuck": _("{name} cannot move anybody: Explorer {explorer} on {cell} is out of the game."),
        "guardian": _("The Guardian removes {name}'s Explorer {explorer} on {cell}."),
    }[data["cause"]]


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
    "folded": lambda state, data: _("{name} folds column {line}.") if data["edge"] in "NS" else _("{name} folds row {line}."),
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
            "free": _("{name}'s Explorer {explorer} is free again."),
            "side": _("{name}'s Explorer {explorer} is laid on its side."),
            "side_due": _("{name}'s Explorer {explorer} lies on its side for one more turn."),
            "trapped": _("{name}'s Explorer {explorer} is trapped in the Nebula."),
            "asteroid_1": _("{name}'s Explorer {explorer} stands on asteroid 1."),
            "asteroid_2": _("{name}'s Explorer {explorer} stands on asteroid 2."),
            "asteroid_3": _("{name}'s Explorer {explorer} stands on asteroid 3."),
        },
    ),
    "explorer_stopped": _tell_stopped,
    "explorer_called": lambda state, data: (
        _("{name} calls Explorer {explorer} from {from} to {to}.") if data["from"] != "aboard" else _("{name} calls Explorer {explorer} from aboard to {to}.")
    ),
    "tiles_swapped": lambda state, data: _("The tiles on {first} and {second} change places."),
    "tile_rotated": _choose(
        "by",
        lambda: {
            90: _("The tile on {cell} is turned a quarter to the right."),
            180: _("The tile on {cell} is turned half round."),
            270: _("The tile on {cell} is turned a quarter to the left."),
        },
    ),
    "tile_looked_at": lambda state, data: (
        _("{name} looks at {cell} in secret and sees: {tile}.") if "tile" in data else _("{name} looks at the tile on {cell} in secret.")
    ),
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
            "awakening": _("The Guardian awakes! From now on it destroys what it enters."),
        },
    ),
    "tile_destroyed": lambda state, data: _("The tile on {cell} is destroyed: {tile}."),
    "crystals_removed": lambda state, data: _("Crystals on {cell} are lost for good: {crystals}."),
    "no_move": lambda state, data: _("{name} has no move this turn."),
    "game_over": _tell_over,
}
EVENTS = tuple(_STORIES)
"""Every kind of event that can be told."""
