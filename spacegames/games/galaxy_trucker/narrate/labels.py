"""What an action means, as on a button."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spacegames.core.game import Action
from spacegames.core.words import _, listed, ngettext

from ..components import CELLS, GOODS, ORANGE, PURPLE, number_of, unpacked
from ..hull import frontier, misfits
from .names import (
    circle_name,
    colour_word,
    credits_word,
    crew_word,
    days_word,
    fault_word,
    goods_words,
    parts_word,
    player_name,
    strength_word,
    tile,
    tokens_word,
    told_apart,
)

if TYPE_CHECKING:
    from ..state import GalaxyTruckerState


def label(state: GalaxyTruckerState, action: Action) -> str:
    """The action in words, with what is known about where it leads."""
    return _LABELS[action.kind](state, *action.args)


def _at(state: GalaxyTruckerState, cell: int) -> str:
    """What stands on a cell of the decider's ship, with the cell."""
    piece = state.ships[state.decider].get(cell) if state.decider >= 0 else None
    return CELLS[cell] if piece is None else _("{tile} at {cell}").format(tile=tile(state, piece >> 2), cell=CELLS[cell])


# ---- building


def _grab(state: GalaxyTruckerState, *name: int) -> str:
    if not name:
        return _("Grab a face-down component ({count} left)").format(count=len(state.heap))
    return _("Grab the {tile}").format(tile=told_apart(state, name[0]))


def holder(state: GalaxyTruckerState) -> int:
    """The player whose component in hand is meant: the decider's, else the only one; -1 if nobody holds one."""
    if state.decider >= 0 and state.hand[state.decider] >= 0:
        return state.decider
    return next((player for player in range(state.players) if state.hand[player] >= 0), -1)


def _place(state: GalaxyTruckerState, cell: int, quarter: int) -> str:
    words = {"cell": CELLS[cell], "turn": 90 * quarter}
    player = holder(state)
    if player >= 0 and sum(hand >= 0 for hand in state.hand) == 1 and _judged(state, player, cell):
        found = misfits(state.ships[player], cell, 4 * state.hand[player] + quarter, state.round.board, state.box)
        if found:
            words["faults"] = listed(list(dict.fromkeys(fault_word(fault.kind) for fault in found)))
            return _("Attach it at {cell}, turned by {turn}°: a mistake, {faults}").format(**words)
    return _("Attach it at {cell}, turned by {turn}°").format(**words)


def _judged(state: GalaxyTruckerState, player: int, cell: int) -> bool:
    """Whether a mistake is named beforehand: not where it is refused anyhow, and not where people are to find it themselves."""
    free = state.options["building"] == "free" and state.options["inspection"] == "automatic"
    return free and cell in frontier(state.ships[player], state.round.board)


def _turn(state: GalaxyTruckerState) -> str:
    if state.circle > 0:
        return _("Turn the hourglass on to {circle}").format(circle=circle_name(state.circle - 1))
    return _("Turn the hourglass")


def _wait(state: GalaxyTruckerState) -> str:
    return _("Let the sand rest") if state.kind == "hourglass" else _("Wait for a beat")


# ---- inspection and launch


def _keep(state: GalaxyTruckerState, cell: int) -> str:
    from ..flow.threats import parts

    part = next((part for part in parts(state, state.decider) if part[0] == cell), None) if state.decider >= 0 else None
    if part is None:
        return _("Keep the part with {cell}").format(cell=CELLS[cell])
    cargo, hull = state.cargo[state.decider], state.hull(state.decider)
    people = sum(min(cargo.get(there, 0), 2) for there in hull.cabins if there in part and cargo.get(there, 0) <= 2)
    words = {"cell": CELLS[cell], "parts": parts_word(len(part)), "people": ngettext("{number} human", "{number} humans", people).format(number=people)}
    if state.kind == "part":
        return _("Keep the part with {cell}: {parts}, {people}").format(**words)
    return _("Keep the part with {cell}: {parts}").format(**words)


def _crew(state: GalaxyTruckerState, cell: int, crew: int) -> str:
    if crew == PURPLE:
        return _("A purple alien at {cell}: +2 cannon strength").format(cell=CELLS[cell])
    if crew == ORANGE:
        return _("An orange alien at {cell}: +2 engine strength").format(cell=CELLS[cell])
    return _("Two humans at {cell}").format(cell=CELLS[cell])


# ---- flight


def _engines(state: GalaxyTruckerState, doubles: int) -> str:
    if state.decider < 0:
        return ngettext("Power {number} double engine", "Power {number} double engines", doubles).format(number=doubles)
    strength = strength_word(state.engine_strength(state.decider, doubles))
    if not doubles:
        return _("No token: strength {strength}").format(strength=strength)
    return _("{tokens} for double engines: strength {strength}").format(tokens=tokens_word(doubles), strength=strength)


def _cannons(state: GalaxyTruckerState, ahead: int, aside: int) -> str:
    strength = strength_word(state.cannon_strength(state.decider, ahead, aside) / 2) if state.decider >= 0 else "?"
    words = {"strength": strength, "ahead": ahead, "aside": aside, "tokens": tokens_word(ahead + aside)}
    if not ahead and not aside:
        return _("No token: strength {strength}").format(**words)
    if not aside:
        return _("{tokens} for double cannons forward: strength {strength}").format(**words)
    if not ahead:
        return _("{tokens} for double cannons aside: strength {strength}").format(**words)
    return _("{tokens} for double cannons, {ahead} forward and {aside} aside: strength {strength}").format(**words)


def _give(state: GalaxyTruckerState, cell: int) -> str:
    there = state.cargo[state.decider].get(cell, 0) if state.decider >= 0 else 0
    if there == PURPLE:
        return _("Give up the purple alien at {cell}").format(cell=CELLS[cell])
    if there == ORANGE:
        return _("Give up the orange alien at {cell}").format(cell=CELLS[cell])
    return _("Give up a human at {cell}").format(cell=CELLS[cell])


def _done(state: GalaxyTruckerState) -> str:
    dock = state.dock
    left = unpacked(dock[0] + dock[1]) if dock is not None else []
    return _("Done: {goods} stay behind").format(goods=goods_words(left)) if left else _("Done: everything is stowed")


def _accept(state: GalaxyTruckerState) -> str:
    entry = state.box.cards[state.current] if state.current >= 0 else None
    if entry is None:
        return _("Accept")
    words = {"days": days_word(entry.days), "crew": crew_word(entry.crew), "credits": credits_word(entry.credits)}
    if entry.type == "abandoned_ship":
        return _("Give up {crew} for {credits}, lose {days}").format(**words)
    return _("Dock: load {goods}, lose {days}").format(goods=goods_words(unpacked(entry.goods)), **words)


def _collect(state: GalaxyTruckerState) -> str:
    entry = state.box.cards[state.current] if state.current >= 0 else None
    if entry is None:
        return _("Take the reward")
    gain = goods_words(unpacked(entry.goods)) if number_of(entry.goods) else credits_word(entry.credits)
    return _("Take the reward: {gain}, lose {days}").format(gain=gain, days=days_word(entry.days))


def _land(state: GalaxyTruckerState, planet: int) -> str:
    planets = state.box.cards[state.current].planets if state.current >= 0 else ()
    if planet > len(planets):
        return _("Land on planet {planet}").format(planet=planet)
    return _("Land on planet {planet}: {goods}").format(planet=planet, goods=goods_words(unpacked(planets[planet - 1])))


def _load(state: GalaxyTruckerState, colour: int, cell: int) -> str:
    return _("Load a {colour} block into {hold}").format(colour=colour_word(GOODS[colour]), hold=_at(state, cell))


def _unload(state: GalaxyTruckerState, colour: int, cell: int) -> str:
    return _("Put the {colour} block of {hold} back on the dock").format(colour=colour_word(GOODS[colour]), hold=_at(state, cell))


def _drop(state: GalaxyTruckerState, cell: int) -> str:
    from ..flow.goods import dearest

    colour = dearest(state, state.decider)[0] if state.decider >= 0 else -1
    if colour < 0:
        return _("Give up a block of {hold}").format(hold=_at(state, cell))
    return _("Give up a {colour} block of {hold}").format(colour=colour_word(GOODS[colour]), hold=_at(state, cell))


_LABELS: dict[str, Callable[..., str]] = {
    "grab": _grab,
    "take": lambda state, name: _("Take the {tile} from your reserve").format(tile=told_apart(state, name)),
    "lift": lambda state: _("Lift the component you attached last"),
    "look": lambda state, pile: _("Look at card pile {pile}").format(pile=pile),
    "turn": _turn,
    "number": lambda state, number: _("Finish your ship and take number {number}").format(number=number),
    "wait": _wait,
    "sand": lambda state: _("The sand has run out"),
    "place": _place,
    "return": lambda state: _("Put it back face up"),
    "reserve": lambda state: _("Set it aside in your reserve"),
    "accuse": lambda state, other: _("Point out a mistake in the ship of {name}").format(name=player_name(state, other) if other < state.players else other),
    "pass": lambda state: _("No mistake seen") if state.kind == "inspect" else _("Fly past"),
    "remove": lambda state, cell: _("Remove the {part}").format(part=_at(state, cell)),
    "keep": _keep,
    "crew": _crew,
    "fly": lambda state: _("Reveal the next card") if state.learning else _("Fly on"),
    "leave": lambda state: _("Give up the flight"),
    "roll": lambda state: _("Roll the dice"),
    "settle": lambda state: _("Settle accounts: rewards, sale of goods, losses"),
    "engines": _engines,
    "cannons": _cannons,
    "battery": lambda state, cell: _("Take a token from the {battery}").format(battery=_at(state, cell)),
    "drop": _drop,
    "give": _give,
    "load": _load,
    "unload": _unload,
    "done": _done,
    "accept": _accept,
    "land": _land,
    "collect": _collect,
    "decline": lambda state: _("Leave the reward and keep your days"),
    "shield": lambda state: _("Raise the shield for a token"),
    "shoot": lambda state: _("Fire the double cannon for a token"),
    "suffer": lambda state: _("Keep the token and lose the component"),
}
