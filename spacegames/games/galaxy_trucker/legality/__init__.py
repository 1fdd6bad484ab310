"""Why an action is not allowed: one check for each rule, each saying what is needed and what there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spacegames.core.game import Action, Violation
from spacegames.core.words import _

from .building import grab, lift, look, number, place, put_back, sand, set_aside, take, turn
from .flight import (
    accuse,
    battery,
    cannons,
    crew,
    done,
    drop,
    engines,
    give,
    keep,
    land,
    leave,
    load,
    remove,
    shield,
    shoot,
    unload,
)

if TYPE_CHECKING:
    from ..state import GalaxyTruckerState

_ALL_BUILDING = ("build", "hold", "hourglass")
_MOMENTS: dict[str, tuple[tuple[str, ...], str]] = {
    "grab": (("build",), "GT-BLD-03"),
    "take": (("build",), "GT-RSV-03"),
    "lift": (("build",), "GT-BLD-11"),
    "look": (("build",), "GT-DCK-03"),
    "number": (("build",), "GT-FIN-01"),
    "wait": (("build", "hourglass"), "GT-AMB-02"),
    "turn": (_ALL_BUILDING, "GT-TIM-03"),
    "sand": (_ALL_BUILDING, "GT-AMB-04"),
    "place": (("hold",), "GT-BLD-06"),
    "return": (("hold",), "GT-BLD-06"),
    "reserve": (("hold",), "GT-RSV-01"),
    "accuse": (("inspect", "fly_on"), "GT-AMB-23"),
    "pass": (("inspect", "offer", "land"), "GT-ADV-PL-02"),
    "remove": (("repair",), "GT-ERR-12"),
    "keep": (("repair", "part"), "GT-HIT-13"),
    "crew": (("crew",), "GT-LCH-08"),
    "fly": (("fly_on",), "GT-FLT-01"),
    "leave": (("fly_on",), "GT-OUT-14"),
    "roll": (("roll",), "GT-HIT-01"),
    "engines": (("engines",), "GT-PWR-01"),
    "cannons": (("cannons",), "GT-PWR-01"),
    "battery": (("battery",), "GT-PWR-06"),
    "drop": (("goods",), "GT-GDS-05"),
    "give": (("give_crew",), "GT-CRW-02"),
    "load": (("load",), "GT-FAQ-07"),
    "unload": (("load",), "GT-FAQ-07"),
    "done": (("load",), "GT-GDS-01"),
    "accept": (("offer",), "GT-ADV-AS-01"),
    "land": (("land",), "GT-ADV-PL-01"),
    "collect": (("reward",), "GT-ENM-03"),
    "decline": (("reward",), "GT-ENM-10"),
    "shield": (("defend",), "GT-CMP-11"),
    "shoot": (("defend",), "GT-HIT-06"),
    "suffer": (("defend",), "GT-HIT-12"),
    "settle": (("payday",), "GT-END-01"),
}
"""Action -> the decisions it belongs to, and the rule that says so."""


def why_not(state: GalaxyTruckerState, action: Action, player: int) -> list[Violation]:
    """Every rule that forbids the action now; empty means it is legal."""
    stage = state.stage(player)
    moments, rule = _MOMENTS[action.kind]
    if stage not in moments:
        return [_wrong_moment(state, action, player, stage, rule)]
    check = _CHECKS.get(action.kind)
    return check(state, action, player) if check else []


def _wrong_moment(state: GalaxyTruckerState, action: Action, player: int, stage: str, rule: str) -> Violation:
    if stage == "hold" and action.kind in ("grab", "take", "lift", "look", "number", "wait"):
        return Violation("GT-BLD-08", _("attach the component in your hand first, put it back or set it aside"))
    if stage == "build" and action.kind in ("place", "return", "reserve"):
        return Violation(rule, _("there is no component in your hand"))
    if stage == "hourglass":
        if action.kind == "look":
            return Violation("GT-AMB-13", _("who has finished does not look at cards any more"))
        if action.kind in ("grab", "take", "lift", "place", "number"):
            return Violation("GT-FIN-01", _("you have finished your ship with number {number}").format(number=state.number[player]))
    if state.phase != "building" and action.kind in ("grab", "take", "place", "reserve", "lift"):
        rule = "GT-ERR-13" if stage == "repair" else "GT-TIM-07"
        return Violation(rule, _("nothing can be added to a ship any more"))
    if action.kind in ("load", "unload", "drop"):
        return Violation(rule, _("goods are moved only while new ones are loaded"))
    if action.kind == "leave" and state.current >= 0:
        return Violation(rule, _("the open card must be played first"))
    return Violation(rule, _("this is not asked now"))


_CHECKS: dict[str, Callable[[GalaxyTruckerState, Action, int], list[Violation]]] = {
    "grab": grab,
    "take": take,
    "lift": lift,
    "look": look,
    "number": number,
    "turn": turn,
    "sand": sand,
    "place": place,
    "return": put_back,
    "reserve": set_aside,
    "accuse": accuse,
    "remove": remove,
    "keep": keep,
    "crew": crew,
    "leave": leave,
    "engines": engines,
    "cannons": cannons,
    "battery": battery,
    "drop": drop,
    "give": give,
    "load": load,
    "unload": unload,
    "done": done,
    "land": land,
    "shield": shield,
    "shoot": shoot,
}
