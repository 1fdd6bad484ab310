"""Why something may not be done at the inspection, at the launch or in flight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Violation
from spacegames.core.words import _

from ..components import ALIENS, CELLS, GOODS, HUMANS, LARGE, LIGHT, PILOT_CABIN, TYPE, number_of
from ..flow import goods, inspection, launch, threats
from ..state import OFF

if TYPE_CHECKING:
    from ..state import GalaxyTruckerState


# ---- inspection and launch


def accuse(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """One points at another player's ship, where players inspect each other."""
    other = action.args[0]
    if state.options["inspection"] != "players":
        return [Violation("GT-AMB-23", _("the inspection before the launch has found every mistake"))]
    if state.phase == "flight" and state.learning:
        return [Violation("GT-ERR-16", _("in the learning flight nobody is accused on the way"))]
    if other >= state.players or other == player:
        return [Violation("GT-AMB-23", _("name another player"))]
    if state.phase == "flight" and state.day[other] == OFF:
        return [Violation("GT-OUT-01", _("this player has left the flight"))]
    return []


def remove(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """Only components named in a mistake are removed."""
    cell = action.args[0]
    if cell in inspection.repairs(state, player)[0]:
        return []
    if cell not in state.ships[player]:
        return [Violation("GT-ERR-12", _("there is no component in {cell}").format(cell=CELLS[cell]))]
    return [Violation("GT-AMB-19", _("the component in {cell} is not part of a mistake").format(cell=CELLS[cell]))]


def keep(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """A part is named by its first cell."""
    cell = action.args[0]
    if state.kind == "repair":
        parts, rule = inspection.repairs(state, player)[1], "GT-AMB-19"
    else:
        parts, rule = threats.parts(state, player), "GT-HIT-13"
    if any(part[0] == cell for part in parts):
        return []
    if not parts:
        return [Violation(rule, _("the ship holds together"))]
    return [Violation(rule, _("name a part by its first cell: {cells}").format(cells=", ".join(CELLS[part[0]] for part in parts)))]


def crew(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """Who may live in which cabin."""
    cell, who = action.args
    asked = state.todo[-1][2]
    if cell != asked:
        ship = state.ships[player]
        if who != HUMANS and cell in ship and TYPE[ship[cell] >> 2] == PILOT_CABIN:
            return [Violation("GT-ALN-02", _("only humans live in the pilot cabin"))]
        return [Violation("GT-LCH-08", _("now the cabin in {cell} is manned").format(cell=CELLS[asked]))]
    if who in launch.choices(state, player, cell):
        return []
    if who not in state.hull(player).supported.get(cell, ()):
        return [Violation("GT-ALN-04", _("no {alien} life support is joined to this cabin").format(alien=ALIENS[who]))]
    return [Violation("GT-ALN-06", _("there is already a {alien} alien aboard").format(alien=ALIENS[who]))]


def leave(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """Nobody drops out of the learning flight."""
    return [Violation("GT-OUT-07", _("nobody drops out of the learning flight"))] if state.learning else []


# ---- power and defence


def engines(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """A double engine needs a token."""
    return _power(state, player, action.args[0], [(action.args[0], state.hull(player).double_engines)], "GT-PWR-02")


def cannons(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """A double cannon needs a token."""
    ahead, aside = action.args
    hull = state.hull(player)
    return _power(state, player, ahead + aside, [(ahead, hull.forward_double), (aside, hull.aside_double)], "GT-PWR-03")


def _power(state: GalaxyTruckerState, player: int, tokens: int, wanted: list[tuple[int, int]], rule: str) -> list[Violation]:
    found = [Violation(rule, _("{need} doubles named, {have} there").format(need=need, have=have)) for need, have in wanted if need > have]
    there = state.tokens(player)
    if tokens > there:
        found.append(Violation("GT-CMP-08", _("needs {need} tokens, has {have}").format(need=tokens, have=there)))
    return found


def battery(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """The token must be there."""
    cell = action.args[0]
    if cell not in state.hull(player).batteries:
        return [Violation("GT-PWR-06", _("there is no battery in {cell}").format(cell=CELLS[cell]))]
    if cell not in state.cargo[player]:
        return [Violation("GT-PWR-06", _("the battery in {cell} is empty").format(cell=CELLS[cell]))]
    return []


def shield(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """Shields do not stop large meteors."""
    return [Violation("GT-HIT-05", _("a shield does not stop a large meteor"))] if state.todo[-1][2] == LARGE else []


def shoot(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """Only large meteors can be shot."""
    size = state.todo[-1][2]
    if size == LARGE:
        return []
    if size == LIGHT:
        return [Violation("GT-HIT-10", _("only a shield stops a light shot"))]
    return [Violation("GT-HIT-08", _("small meteors cannot be shot"))]


# ---- goods and crew


def drop(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """The dearest goods go first."""
    cell = action.args[0]
    colour, holds = goods.dearest(state, player)
    if cell in holds:
        return []
    return [Violation("GT-GDS-05", _("there is no {colour} block in {cell}").format(colour=GOODS[colour], cell=CELLS[cell]))]


def give(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """Somebody must be in the cabin."""
    cell = action.args[0]
    if cell not in state.hull(player).cabins:
        return [Violation("GT-CRW-02", _("there is no cabin in {cell}").format(cell=CELLS[cell]))]
    if cell not in state.cargo[player]:
        return [Violation("GT-CRW-02", _("nobody is in the cabin in {cell}").format(cell=CELLS[cell]))]
    return []


def load(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """A block from the dock into a free container; red ones into special holds."""
    colour, cell = action.args
    hull = state.hull(player)
    found = []
    dock = state.dock or (0, 0, 0)
    if not (dock[0] + dock[1]) >> 8 * colour & 255:
        found.append(Violation("GT-GDS-01", _("there is no {colour} block to load").format(colour=GOODS[colour])))
    if cell not in hull.holds:
        return [*found, Violation("GT-GDS-01", _("there is no hold in {cell}").format(cell=CELLS[cell]))]
    there, room = number_of(state.cargo[player].get(cell, 0)), hull.room(cell)
    if there >= room:
        found.append(Violation("GT-GDS-01", _("the hold in {cell} has {room} containers, all full").format(cell=CELLS[cell], room=room)))
    if colour == 0 and not hull.special(cell):
        found.append(Violation("GT-GDS-02", _("red blocks go into special holds only")))
    return found


def unload(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """A block that is there; no more of them than were aboard at first."""
    colour, cell = action.args
    found = []
    if cell not in state.hull(player).holds or not state.cargo[player].get(cell, 0) >> 8 * colour & 255:
        found.append(Violation("GT-GDS-04", _("there is no {colour} block in {cell}").format(colour=GOODS[colour], cell=CELLS[cell])))
    if state.dock is None or not state.dock[2]:
        found.append(Violation("GT-GDS-04", _("as many blocks as were aboard have been moved already")))
    return found


def done(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """Nothing offered is refused while there is room for it."""
    if goods.may_stop(state, player):
        return []
    return [Violation("GT-GDS-03", _("there is room for what is offered: {goods}").format(goods=", ".join(_fitting(state, player))))]


def _fitting(state: GalaxyTruckerState, player: int) -> list[str]:
    new = state.dock[0] if state.dock else 0
    return [GOODS[colour] for colour in dict.fromkeys(colour for colour, _cell in goods.loadable(state, player)) if new >> 8 * colour & 255]


def land(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """A planet of the card that nobody has chosen."""
    planet = action.args[0]
    rows = len(state.box.cards[state.current].planets)
    if planet > rows:
        return [Violation("GT-ADV-PL-01", _("the card shows {rows} planets").format(rows=rows))]
    if planet in state.marks:
        return [Violation("GT-ADV-PL-02", _("somebody has landed on planet {planet}").format(planet=planet))]
    return []
