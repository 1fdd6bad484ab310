"""What happens when an action is played: building, inspection, launch, the cards of the flight, and the end of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from . import adventures, building, ending, fights, flight, goods, inspection, launch, threats
from .steps import STEPS, run

if TYPE_CHECKING:
    from ..state import GalaxyTruckerState


def _keep(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    (inspection.keep if state.kind == "repair" else threats.keep)(state, action, player, events)


def _pass(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    (inspection.pass_on if state.kind == "inspect" else adventures.pass_on)(state, action, player, events)


_BUILDING = {
    "grab": building.grab,
    "take": building.take,
    "lift": building.lift,
    "place": building.place,
    "return": building.put_back,
    "reserve": building.set_aside,
    "look": building.look,
    "turn": building.turn,
    "number": building.take_number,
    "wait": building.wait,
    "sand": building.sand_out,
}
_PARTS = {
    "accuse": inspection.accuse,
    "pass": _pass,
    "remove": inspection.remove,
    "keep": _keep,
    "crew": launch.choose_crew,
    "fly": flight.fly,
    "leave": flight.leave,
    "roll": adventures.roll,
    "engines": fights.engines,
    "cannons": fights.cannons,
    "battery": goods.battery,
    "drop": goods.drop,
    "give": goods.give,
    "load": goods.load,
    "unload": goods.unload,
    "done": goods.done,
    "accept": adventures.accept,
    "land": adventures.land,
    "collect": fights.collect,
    "decline": fights.decline,
    "shield": threats.shield,
    "shoot": threats.shoot,
    "suffer": threats.suffer,
    "settle": ending.settle,
}
STEPS.update(
    {
        "examine": inspection.examine_step,
        "inspect": inspection.inspect_step,
        "repair": inspection.repair_step,
        "renumber": inspection.renumber_step,
        "quarters": launch.quarters_step,
        "fill": launch.fill_step,
        "board": launch.board_step,
        "lift_off": launch.lift_off_step,
        "cards": flight.cards_step,
        "window": flight.window_step,
        "reveal": flight.reveal_step,
        "end_card": flight.end_card_step,
        "back": flight.back_step,
        "engines": fights.engines_step,
        "thrust": fights.thrust_step,
        "cannons": fights.cannons_step,
        "aim": fights.aim_step,
        "land": adventures.land_step,
        "landed": adventures.landed_step,
        "offer": adventures.offer_step,
        "credits": adventures.credits_step,
        "swarm": adventures.swarm_step,
        "reward": fights.reward_step,
        "volley": fights.volley_step,
        "line": fights.line_step,
        "judge": fights.judge_step,
        "barrage": fights.barrage_step,
        "mutiny": adventures.mutiny_step,
        "tokens": goods.tokens_step,
        "goods": goods.goods_step,
        "crew": goods.crew_step,
        "dock": goods.dock_step,
        "load": goods.load_step,
        "hit": threats.hit_step,
        "part": threats.part_step,
        "payday": ending.payday_step,
    }
)


def apply(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Carry out a legal action, and everything that follows until the next decision."""
    part = _BUILDING.get(action.kind)
    if part is not None:
        part(state, action, player, events)
    else:
        _PARTS[action.kind](state, action, player, events)
        run(state, events)
