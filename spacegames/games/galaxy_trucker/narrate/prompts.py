"""What to do now, in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spacegames.core.words import _

from ..components import CELLS, GOODS, HEAVY, LARGE, SIDES, SIZES
from ..flow.goods import dearest
from .names import credits_word, crew_word, days_word, fault_word, line_word, player_name, side_word, strength_word, threat_name, tile, tokens_word

if TYPE_CHECKING:
    from ..state import GalaxyTruckerState


def prompt(state: GalaxyTruckerState) -> str:
    """What the table waits for."""
    if state.over:
        return _("The game is over.")
    return _PROMPTS[state.kind](state, player_name(state, state.decider))


def _build(state: GalaxyTruckerState, name: str) -> str:
    if len(state.ships[state.decider]) == 1:
        return _("{name}, grab your first component, face down or face up.").format(name=name)
    if state.sand == 0:
        return _("{name}, grab a component, or finish with a number. The sand has run out.").format(name=name)
    return _("{name}, grab a component, look at cards, or finish with a number.").format(name=name)


def _hold(state: GalaxyTruckerState, name: str) -> str:
    held = tile(state, state.hand[state.decider])
    if state.learning:
        return _("{name}, attach the {tile} to your ship or put it back face up.").format(name=name, tile=held)
    return _("{name}, attach the {tile}, put it back face up, or set it aside.").format(name=name, tile=held)


def _hourglass(state: GalaxyTruckerState, name: str) -> str:
    if state.circle == 1:
        return _("{name}, you are ready: turn the hourglass to Start, or let the others build on.").format(name=name)
    return _("{name}, you are ready: turn the hourglass, or let the others build on.").format(name=name)


def _repair(state: GalaxyTruckerState, name: str) -> str:
    faults = state.faults(state.decider)
    words = {"name": name, "count": len(faults), "fault": fault_word(faults[0].kind), "cell": CELLS[faults[0].cells[0]]} if faults else {"name": name}
    if not faults:
        return _("{name}, repair your ship.").format(**words)
    if len(faults) == 1:
        return _("{name}, your ship has a mistake: {fault} at {cell}. Choose what to remove.").format(**words)
    return _("{name}, your ship has {count} mistakes, the first is {fault} at {cell}. Choose what to remove.").format(**words)


def _crew(state: GalaxyTruckerState, name: str) -> str:
    return _("{name}, who lives in the cabin at {cell}?").format(name=name, cell=CELLS[state.todo[-1][2]])


def _fly_on(state: GalaxyTruckerState, name: str) -> str:
    if state.learning:
        return _("{name}, you lead: reveal the next card. {left} are left.").format(name=name, left=len(state.deck))
    if state.decider == state.leader:
        return _("{name}, fly on to the next card, or give up the flight. You lead; {left} are left.").format(name=name, left=len(state.deck))
    return _("{name}, fly on to the next card, or give up the flight.").format(name=name)


def _roll(state: GalaxyTruckerState, name: str) -> str:
    from ..flow.adventures import shots_of

    frame = state.todo[-1]
    if frame[0] == "mutiny":
        return _("{name}, roll for the column and row of the sabotage, attempt {number} of 3.").format(name=name, number=frame[2] + 1)
    threats = state.box.cards[state.current].meteors if frame[0] == "swarm" else shots_of(state, 0 if frame[0] == "volley" else frame[2])
    size, side = threats[frame[-1]]
    return _("{name}, roll for threat {number} of {count}: a {threat} from {side}.").format(
        name=name, number=frame[-1] + 1, count=len(threats), threat=threat_name(SIZES[size]), side=side_word(SIDES[side])
    )


def _engines(state: GalaxyTruckerState, name: str) -> str:
    low, high = state.engine_range(state.decider)
    words = {"name": name, "low": strength_word(low), "high": strength_word(high), "tokens": tokens_word(state.tokens(state.decider))}
    if state.box.cards[state.current].type == "open_space":
        return _("{name}, power double engines: strength {low} to {high} moves you as many days. You have {tokens}.").format(**words)
    return _("{name}, power double engines: strength {low} to {high}. The weakest is punished; you have {tokens}.").format(**words)


def _cannons(state: GalaxyTruckerState, name: str) -> str:
    low, high = state.cannon_range(state.decider)
    entry = state.box.cards[state.current]
    words = {"name": name, "low": strength_word(low), "high": strength_word(high), "tokens": tokens_word(state.tokens(state.decider)), "enemy": entry.strength}
    if entry.type == "combat_zone":
        return _("{name}, power double cannons: strength {low} to {high}. The weakest is punished; you have {tokens}.").format(**words)
    return _("{name}, power double cannons: strength {low} to {high} against {enemy}. You have {tokens}.").format(**words)


def _battery(state: GalaxyTruckerState, name: str) -> str:
    use = {
        "engine": _("for a double engine"),
        "cannon": _("for a double cannon"),
        "shield": _("for the shield"),
        "meteor": _("for the shot at the meteor"),
        "goods": _("in place of goods"),
    }[state.todo[-1][3]]
    return _("{name}, choose the battery that gives a token {use}.").format(name=name, use=use)


def _goods(state: GalaxyTruckerState, name: str) -> str:
    colour, _holds = dearest(state, state.decider)
    words = {
        "red": _("{name}, give up a red block: choose the hold."),
        "yellow": _("{name}, give up a yellow block: choose the hold."),
        "green": _("{name}, give up a green block: choose the hold."),
        "blue": _("{name}, give up a blue block: choose the hold."),
    }
    return words[GOODS[colour]].format(name=name)


def _give_crew(state: GalaxyTruckerState, name: str) -> str:
    return _("{name}, give up {crew}: choose a cabin.").format(name=name, crew=crew_word(state.todo[-1][2]))


def _load(state: GalaxyTruckerState, name: str) -> str:
    return _("{name}, stow the goods: choose a block on the dock, then a hold.").format(name=name)


def _offer(state: GalaxyTruckerState, name: str) -> str:
    entry = state.box.cards[state.current]
    words = {"name": name, "crew": crew_word(entry.crew), "credits": credits_word(entry.credits), "days": days_word(entry.days)}
    if entry.type == "abandoned_ship":
        return _("{name}, sell the abandoned ship? You give up {crew}, gain {credits} and lose {days}.").format(**words)
    return _("{name}, dock at the abandoned station? You load its goods and lose {days}.").format(**words)


def _land(state: GalaxyTruckerState, name: str) -> str:
    return _("{name}, land on a free planet, or fly past. Landing costs {days}.").format(name=name, days=days_word(state.box.cards[state.current].days))


def _reward(state: GalaxyTruckerState, name: str) -> str:
    return _("{name}, you have won: take the reward for {days}, or leave it.").format(name=name, days=days_word(state.box.cards[state.current].days))


def _defend(state: GalaxyTruckerState, name: str) -> str:
    _step, player, size, side, line = state.todo[-1]
    cell = state.hull(player).struck(side, line)
    words = {
        "name": name,
        "threat": threat_name(SIZES[size]),
        "line": line_word(SIDES[side], line),
        "tile": tile(state, state.ships[player][cell] >> 2),
        "cell": CELLS[cell],
    }
    if size == LARGE:
        return _("{name}, a {threat} in {line} will hit the {tile} at {cell}: shoot it for a token, or suffer the loss.").format(**words)
    assert size != HEAVY, "nothing stops a heavy shot"
    return _("{name}, a {threat} in {line} will hit the {tile} at {cell}: raise a shield for a token, or suffer the loss.").format(**words)


_PROMPTS: dict[str, Callable[[GalaxyTruckerState, str], str]] = {
    "build": _build,
    "hold": _hold,
    "hourglass": _hourglass,
    "inspect": lambda state, name: _("{name}, do you see a mistake in another ship? Point it out, or let them fly.").format(name=name),
    "repair": _repair,
    "crew": _crew,
    "fly_on": _fly_on,
    "roll": _roll,
    "engines": _engines,
    "cannons": _cannons,
    "battery": _battery,
    "goods": _goods,
    "give_crew": _give_crew,
    "load": _load,
    "offer": _offer,
    "land": _land,
    "reward": _reward,
    "defend": _defend,
    "payday": lambda state, name: _("{name}, the flight is over: take a last look at the ships, then settle accounts.").format(name=name),
    "part": lambda state, name: _("{name}, your ship has fallen apart: choose the part that flies on.").format(name=name),
}
