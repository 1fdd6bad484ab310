"""The actions: their notation, the quick list of legal ones, and what else a person might think of.

Texts name tiles and cells: "grab cannon_single-03", "place 6,7 90", "engines 2", "cannons 1 0", "battery 8,6", "load red 7,9",
"keep 6,7". Each choice that can be declined has its own word: wait, pass, suffer, decline, done, leave.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from spacegames.core.errors import UnreadableAction
from spacegames.core.game import Action
from spacegames.core.words import _

from .components import ALIENS, CELL, CELLS, GOODS, HUMANS, LARGE, TILE, TILES
from .flow import building, goods, inspection, launch, threats
from .hull import fits, frontier
from .state import RESERVE

if TYPE_CHECKING:
    from .state import GalaxyTruckerState

_CREW = {HUMANS: "humans", **ALIENS}
_CREW_OF = {name: crew for crew, name in _CREW.items()}
_QUARTERS = {"0": 0, "90": 1, "180": 2, "270": 3}
_MOST = 8  # there are 7 double engines and 8 double cannons

WORDS = (
    "grab", "lift", "turn", "wait", "sand", "return", "reserve", "pass", "fly", "leave", "roll", "done", "accept", "collect", "decline", "shield", "shoot",
    "suffer", "settle",
)  # fmt: skip
(
    GRAB_HIDDEN, LIFT, TURN, WAIT, SAND, RETURN, SET_ASIDE, PASS, FLY, LEAVE, ROLL, DONE, ACCEPT, COLLECT, DECLINE, SHIELD, SHOOT, SUFFER, SETTLE,
) = _SINGLE = tuple(Action(word, word) for word in WORDS)  # fmt: skip
_BY_WORD = {str(action): action for action in _SINGLE}
GRAB, TAKE = ([Action(f"{word} {name}", word, (tile,)) for tile, name in enumerate(TILES)] for word in ("grab", "take"))
PLACE = [[Action(f"place {name} {90 * quarter}", "place", (cell, quarter)) for quarter in range(4)] for cell, name in enumerate(CELLS)]
REMOVE, KEEP, BATTERY, DROP, GIVE = (
    [Action(f"{word} {name}", word, (cell,)) for cell, name in enumerate(CELLS)] for word in ("remove", "keep", "battery", "drop", "give")
)
CREW = [{crew: Action(f"crew {name} {word}", "crew", (cell, crew)) for crew, word in _CREW.items()} for cell, name in enumerate(CELLS)]
LOAD, UNLOAD = (
    [[Action(f"{word} {colour} {name}", word, (number, cell)) for cell, name in enumerate(CELLS)] for number, colour in enumerate(GOODS)]
    for word in ("load", "unload")
)
ENGINES = [Action(f"engines {doubles}", "engines", (doubles,)) for doubles in range(_MOST + 1)]
CANNONS = [[Action(f"cannons {ahead} {aside}", "cannons", (ahead, aside)) for aside in range(_MOST + 1)] for ahead in range(_MOST + 1)]
LOOK = [Action(f"look {pile}", "look", (pile,)) for pile in range(1, 5)]
_LOOKS = LOOK[:3]
NUMBER = [Action(f"number {number}", "number", (number,)) for number in range(1, 5)]
LAND = [Action(f"land {planet}", "land", (planet,)) for planet in range(1, 5)]
ACCUSE = [Action(f"accuse {player}", "accuse", (player,)) for player in range(4)]
_BY_CELL = {"remove": REMOVE, "keep": KEEP, "battery": BATTERY, "drop": DROP, "give": GIVE}
_SMALL: dict[str, list[Action | None]] = {"engines": [*ENGINES], "look": [None, *LOOK], "number": [None, *NUMBER], "land": [None, *LAND], "accuse": [*ACCUSE]}
_DIGITS = {str(number): number for number in range(_MOST + 1)}


def parse(text: str) -> Action:
    """The action a text stands for; UnreadableAction names what can be read instead."""
    action = _parse(text.split())
    if action is None:
        raise UnreadableAction(
            _(
                "“{text}” is not an action of Galaxy Trucker; actions look like “grab”, “grab cannon_single-03”, “place 6,7 90”, “number 1”, “engines 2”, "
                "“battery 8,6”, “load red 7,9” or “fly”"
            ).format(text=text)
        )
    return action


def _parse(words: list[str]) -> Action | None:
    match words:
        case [word] if word in _BY_WORD:
            return _BY_WORD[word]
        case [("grab" | "take") as word, name] if name in TILE:
            return (GRAB if word == "grab" else TAKE)[TILE[name]]
        case ["place", cell, turn] if cell in CELL and turn in _QUARTERS:
            return PLACE[CELL[cell]][_QUARTERS[turn]]
        case [word, cell] if word in _BY_CELL and cell in CELL:
            return _BY_CELL[word][CELL[cell]]
        case [word, digit] if word in _SMALL and digit in _DIGITS and _DIGITS[digit] < len(_SMALL[word]):
            return _SMALL[word][_DIGITS[digit]]
        case ["crew", cell, crew] if cell in CELL and crew in _CREW_OF:
            return CREW[CELL[cell]][_CREW_OF[crew]]
        case [("load" | "unload") as word, colour, cell] if colour in GOODS and cell in CELL:
            return (LOAD if word == "load" else UNLOAD)[GOODS.index(colour)][CELL[cell]]
        case ["cannons", ahead, aside] if ahead in _DIGITS and aside in _DIGITS:
            return CANNONS[_DIGITS[ahead]][_DIGITS[aside]]
    return None


# ---- the legal actions


def legal(state: GalaxyTruckerState, player: int) -> list[Action]:
    """All legal actions of a player who is to decide, in a stable order."""
    kind = state.kind if state.phase != "building" or player == state.decider else building.stage(state, player)
    return _LEGAL[kind](state, player)


def _build(state: GalaxyTruckerState, player: int) -> list[Action]:
    found = [GRAB_HIDDEN] if state.heap else []
    found += [GRAB[tile] for tile in state.open]
    if state.reserve[player]:
        found += [TAKE[tile] for tile in state.reserve[player]]
    if state.loose[player] >= 0 and not state.lifted >> player & 1:
        found.append(LIFT)
    if not state.learning:
        if len(state.ships[player]) > 1:
            found += _LOOKS
        if state.sand == 0 and building.may_turn(state, player):
            found.append(TURN)
    found += _finishing(tuple(state.number), state.options["numbers"] == "lowest")
    found.append(WAIT)
    if state.by_clock and state.sand > 0:
        found.append(SAND)
    return found


@cache
def _finishing(taken: tuple[int, ...], lowest: bool) -> list[Action]:
    """The numbers that are left."""
    left = [NUMBER[number - 1] for number in range(1, len(taken) + 1) if number not in taken]
    return left[:1] if lowest else left


def _hold(state: GalaxyTruckerState, player: int) -> list[Action]:
    ship, board = state.ships[player], state.round.board
    found: list[Action] = []
    if state.options["building"] == "strict":
        tile = 4 * state.hand[player]
        for cell in frontier(ship, board):
            found += [PLACE[cell][quarter] for quarter in range(4) if fits(ship, cell, tile + quarter, board, state.box)]
    else:
        for cell in frontier(ship, board):
            found += PLACE[cell]
    if not state.hand_from[player] & RESERVE:
        found.append(RETURN)
    if not state.learning:
        if len(state.reserve[player]) < 2:
            found.append(SET_ASIDE)
        if state.sand == 0 and building.may_turn(state, player):
            found.append(TURN)
    if state.by_clock and state.sand > 0:
        found.append(SAND)
    return found


def _hourglass(state: GalaxyTruckerState, player: int) -> list[Action]:
    found = [TURN] if building.may_turn(state, player) else []
    if state.by_clock and state.sand > 0:
        found.append(SAND)
    return [*found, WAIT]


def _inspect(state: GalaxyTruckerState, player: int) -> list[Action]:
    return [*(ACCUSE[other] for other in range(state.players) if other != player), PASS]


def _repair(state: GalaxyTruckerState, player: int) -> list[Action]:
    cells, parts = inspection.repairs(state, player)
    return [*(REMOVE[cell] for cell in cells), *(KEEP[part[0]] for part in parts)]


def _crew(state: GalaxyTruckerState, player: int) -> list[Action]:
    cell = state.todo[-1][2]
    return [CREW[cell][crew] for crew in launch.choices(state, player, cell)]


def _fly_on(state: GalaxyTruckerState, player: int) -> list[Action]:
    if state.learning:
        return _ONLY_FLY
    if state.options["inspection"] == "players":
        return [FLY, LEAVE, *(ACCUSE[other] for other in range(state.players) if other != player and state.day[other] > -(10**6))]
    return _FLY


def _engines(state: GalaxyTruckerState, player: int) -> list[Action]:
    return ENGINES[: min(state.hull(player).double_engines, state.tokens(player)) + 1]


def _cannons(state: GalaxyTruckerState, player: int) -> list[Action]:
    hull, tokens = state.hull(player), state.tokens(player)
    return [CANNONS[ahead][aside] for ahead in range(min(hull.forward_double, tokens) + 1) for aside in range(min(hull.aside_double, tokens - ahead) + 1)]


def _battery(state: GalaxyTruckerState, player: int) -> list[Action]:
    cargo = state.cargo[player]
    return [BATTERY[cell] for cell in state.hull(player).batteries if cell in cargo]


def _goods(state: GalaxyTruckerState, player: int) -> list[Action]:
    return [DROP[cell] for cell in goods.dearest(state, player)[1]]


def _give_crew(state: GalaxyTruckerState, player: int) -> list[Action]:
    cargo = state.cargo[player]
    return [GIVE[cell] for cell in state.hull(player).cabins if cell in cargo]


def _load(state: GalaxyTruckerState, player: int) -> list[Action]:
    found = [LOAD[colour][cell] for colour, cell in goods.loadable(state, player)]
    found += [UNLOAD[colour][cell] for colour, cell in goods.liftable(state, player)]
    if goods.may_stop(state, player):
        found.append(DONE)
    return found


def _land(state: GalaxyTruckerState, player: int) -> list[Action]:
    rows = len(state.box.cards[state.current].planets)
    return [*(LAND[planet - 1] for planet in range(1, rows + 1) if planet not in state.marks), PASS]


def _defend(state: GalaxyTruckerState, player: int) -> list[Action]:
    return _SHOOT if state.todo[-1][2] == LARGE else _SHIELD


def _part(state: GalaxyTruckerState, player: int) -> list[Action]:
    return [KEEP[part[0]] for part in threats.parts(state, player)]


_ONLY_FLY, _FLY, _ONLY_SETTLE = [FLY], [FLY, LEAVE], [SETTLE]
_SHOOT, _SHIELD = [SHOOT, SUFFER], [SHIELD, SUFFER]
_ONLY_ROLL, _OFFER, _REWARD = [ROLL], [ACCEPT, PASS], [COLLECT, DECLINE]
_LEGAL: dict[str, Callable[[GalaxyTruckerState, int], list[Action]]] = {
    "build": _build,
    "hold": _hold,
    "hourglass": _hourglass,
    "inspect": _inspect,
    "repair": _repair,
    "crew": _crew,
    "fly_on": _fly_on,
    "roll": lambda state, player: _ONLY_ROLL,
    "engines": _engines,
    "cannons": _cannons,
    "battery": _battery,
    "goods": _goods,
    "give_crew": _give_crew,
    "load": _load,
    "offer": lambda state, player: _OFFER,
    "land": _land,
    "reward": lambda state, player: _REWARD,
    "defend": _defend,
    "part": _part,
    "payday": lambda state, player: _ONLY_SETTLE,
}


# ---- what a person might think of


def candidates(state: GalaxyTruckerState, player: int) -> list[Action]:
    """Actions that a person might try now, legal ones first."""
    if player not in state.deciders:
        return []
    found = dict.fromkeys(legal(state, player))
    found.update(dict.fromkeys(_thinkable(state, player)))
    return list(found)


def _thinkable(state: GalaxyTruckerState, player: int) -> list[Action]:
    kind = state.stage(player)
    ship, hull = state.ships[player], state.hull(player)
    match kind:
        case "build":
            taken = [GRAB[tile] for other in range(state.players) if other != player for tile in state.reserve[other]]
            return [*taken, LIFT, *LOOK[:3], TURN, *NUMBER[: state.players], RETURN]
        case "hold":
            board = state.round.board
            around = [cell for cell in board.cells if cell in board.marked]
            return [*(PLACE[cell][quarter] for cell in around for quarter in range(4)), RETURN, SET_ASIDE, TURN, GRAB_HIDDEN, *NUMBER[: state.players]]
        case "hourglass":
            return [TURN, GRAB_HIDDEN, *LOOK[:3]]
        case "inspect":
            return list(ACCUSE[: state.players])
        case "repair":
            return [REMOVE[cell] for cell in ship]
        case "crew":
            return list(CREW[state.todo[-1][2]].values())
        case "fly_on":
            return [LEAVE]
        case "engines":
            return ENGINES[: hull.double_engines + 1]
        case "cannons":
            return [CANNONS[ahead][aside] for ahead in range(hull.forward_double + 1) for aside in range(hull.aside_double + 1)]
        case "battery":
            return [BATTERY[cell] for cell in hull.batteries]
        case "goods":
            return [DROP[cell] for cell in hull.holds]
        case "give_crew":
            return [GIVE[cell] for cell in hull.cabins]
        case "load":
            dock = state.dock or (0, 0, 0)
            there = [colour for colour in range(4) if (dock[0] + dock[1]) >> 8 * colour & 255]
            return [*(LOAD[colour][cell] for colour in there for cell in hull.holds), DONE]
        case "land":
            return LAND[: len(state.box.cards[state.current].planets)]
        case "reward":
            return [COLLECT, DECLINE]
        case "defend":
            return [SHIELD, SHOOT, SUFFER]
        case "part":
            return [KEEP[cell] for cell in ship]
    return []
