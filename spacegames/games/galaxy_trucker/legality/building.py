"""Why a builder may not do something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Violation
from spacegames.core.words import _

from ..components import CELLS, WAREHOUSE
from ..flow import building
from ..hull import Fault, misfits
from ..state import RESERVE

if TYPE_CHECKING:
    from ..state import GalaxyTruckerState


def _learning() -> Violation:
    return Violation("GT-SET-05", _("the learning flight goes without this"))


def grab(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """A face-down component is taken unseen; a named one must lie open in the middle."""
    if not action.args:
        return [] if state.heap else [Violation("GT-BLD-03", _("no component lies face down any more"))]
    tile = action.args[0]
    if tile in state.open:
        return []
    if tile >= WAREHOUSE:
        return [Violation("GT-SET-08", _("pilot cabins are not in the warehouse"))]
    if tile in state.heap:
        return [Violation("GT-BLD-05", _("this component does not lie open; face-down ones are taken unseen"))]
    if tile in state.reserve[player]:
        return [Violation("GT-RSV-03", _("this component is in your reserve; take it from there"))]
    if any(tile in reserve for reserve in state.reserve):
        return [Violation("GT-RSV-02", _("this component is in another player's reserve"))]
    if tile in state.hand:
        return [Violation("GT-BLD-07", _("another player holds this component"))]
    return [Violation("GT-BLD-10", _("this component is part of a ship"))]


def take(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """Only the own reserve can be used."""
    if action.args[0] in state.reserve[player]:
        return []
    if state.learning:
        return [_learning()]
    if any(action.args[0] in reserve for reserve in state.reserve):
        return [Violation("GT-RSV-02", _("this component is in another player's reserve"))]
    return [Violation("GT-RSV-03", _("this component is not in your reserve"))]


def lift(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """Only the component attached last can be taken off again, once in a beat."""
    if state.loose[player] < 0:
        return [Violation("GT-BLD-10", _("only the component attached last, before another is taken, can be taken off again"))]
    if state.lifted >> player & 1:
        return [Violation("GT-AMB-08", _("you have already moved it in this beat"))]
    return []


def look(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """One may look at three piles once a component is attached."""
    if state.learning:
        return [_learning()]
    found = []
    if action.args[0] > 3:
        found.append(Violation("GT-DCK-05", _("the fourth pile is made after the building, unseen")))
    if len(state.ships[player]) < 2:
        rule = "GT-AMB-14" if state.reserve[player] else "GT-DCK-03"
        found.append(Violation(rule, _("attach a component before you look at cards")))
    return found


def number(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """The number must be there; with the option only the lowest one may be taken."""
    wanted = action.args[0]
    if wanted > state.players:
        return [Violation("GT-SET-10", _("there are numbers 1 to {players}").format(players=state.players))]
    if wanted in state.number:
        return [Violation("GT-FIN-05", _("number {number} is taken").format(number=wanted))]
    lowest = building.numbers(state)[0]
    if state.options["numbers"] == "lowest" and wanted != lowest:
        return [Violation("GT-FIN-03", _("the lowest number left is {number}").format(number=lowest))]
    return []


def turn(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """The sand must have run out, and only who has finished turns the glass to Start."""
    if state.learning:
        return [_learning()]
    found = []
    if state.sand > 0:
        found.append(Violation("GT-TIM-04", _("the sand is still running")))
    if state.circle == 0:
        found.append(Violation("GT-TIM-07", _("the hourglass already stands on Start")))
    elif state.circle == 1 and not state.number[player]:
        found.append(Violation("GT-TIM-06", _("only who has finished may turn the hourglass from 1 to Start")))
    return found


def sand(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """Only a clock tells that the sand has run out."""
    if state.learning:
        return [_learning()]
    if state.options["hourglass"] != "clock":
        return [Violation("GT-AMB-04", _("the sand is counted in beats, not by the clock"))]
    return [] if state.sand > 0 else [Violation("GT-TIM-03", _("the sand has already run out"))]


def place(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """An empty cell beside the ship; in strict building without any mistake."""
    cell, quarter = action.args
    ship, board = state.ships[player], state.round.board
    if cell not in board.inside:
        return [Violation("GT-BLD-13", _("{cell} is not on the board of class {name}").format(cell=CELLS[cell], name=board.name))]
    if cell in ship:
        return [Violation("GT-BLD-12", _("{cell} is not empty").format(cell=CELLS[cell]))]
    found = []
    if not any(other in ship for other in board.beside[cell]):
        found.append(Violation("GT-BLD-12", _("{cell} does not touch your ship").format(cell=CELLS[cell])))
    if state.options["building"] == "strict":
        faults = misfits(ship, cell, 4 * state.hand[player] + quarter, board, state.box)
        found += [Violation(_PLACEMENT[fault.kind], _said(fault)) for fault in faults if fault.kind < 7 or not found]
    return found


_PLACEMENT = {1: "GT-CON-04", 2: "GT-CON-05", 3: "GT-CMP-03", 4: "GT-CMP-04", 5: "GT-CMP-06", 6: "GT-BLD-13", 7: "GT-CON-07"}


def _said(fault: Fault) -> str:
    """A building mistake in words."""
    cells = [CELLS[cell] for cell in fault.cells]
    texts = {
        1: _("a single connector would meet a double one between {first} and {last}"),
        2: _("a connector would meet a smooth side between {first} and {last}"),
        3: _("the exhaust of an engine must point to the rear"),
        4: _("{last} would be directly behind the engine in {first}"),
        5: _("{last} would be directly before the barrel in {first}"),
        6: _("{first} is not a marked cell"),
        7: _("it would not be joined to your ship"),
    }
    return texts[fault.kind].format(first=cells[0], last=cells[-1])


def put_back(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """What was set aside never goes back to the warehouse."""
    if state.hand_from[player] & RESERVE:
        return [Violation("GT-RSV-02", _("a component from your reserve cannot go back to the warehouse"))]
    return []


def set_aside(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """There is room for two."""
    if state.learning:
        return [_learning()]
    if len(state.reserve[player]) >= 2:
        return [Violation("GT-RSV-04", _("there is room for 2 components in reserve, and there are 2"))]
    return []
