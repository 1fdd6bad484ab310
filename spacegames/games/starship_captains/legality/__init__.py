"""Why an action is not allowed: one check for each rule, each saying what is needed and what there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spacegames.core.game import Action, Violation
from spacegames.core.words import _

from . import board, cards, crew, exchanges

if TYPE_CHECKING:
    from ..state import CaptainsState

Check = Callable[["CaptainsState", Action, int], list[Violation]]

_MOMENTS: dict[str, tuple[tuple[str, ...], str]] = {
    "train": (("turn", "train_pick"), "CAP-CRW-08"),
    "promote": (("turn",), "CAP-CRW-08"),
    "room": (("turn", "second_task"), "CAP-TRN-03"),
    "mission": (("turn",), "CAP-TRN-05"),
    "pass": (("turn",), "CAP-TRN-07"),
    "use": (("payer",), "CAP-ROOM-04"),
    "spend": (("payer",), "CAP-ART-03"),
    "call": (("second_task", "order", "ready_pick"), "CAP-CRW-23"),
    "done": (("second_task", "order"), "CAP-AMB-28"),
    "send": (("assign",), "CAP-MIS-05"),
    "apply": (("row",), "CAP-MIS-08"),
    "skip": (("row",), "CAP-MIS-09"),
    "again": (("row_again",), "CAP-CRW-21"),
    "keep": (("row_again",), "CAP-CRW-21"),
    "fly": (("move",), "CAP-MOV-02"),
    "stop": (("move", "fight"), "CAP-MOV-03"),
    "mend": (("move", "jump"), "CAP-NOTE-12"),
    "warp": (("move",), "CAP-NOTE-10"),
    "jump": (("jump",), "CAP-MOV-05"),
    "stay": (("jump",), "CAP-AMB-33"),
    "fight": (("fight",), "CAP-PIR-10"),
    "repair": (("repair",), "CAP-REP-01"),
    "take": (("tech_card",), "CAP-TEC-04"),
    "none": (("tech_card", "ready_pick", "train_pick", "choice", "copy_room", "store_artifact"), "CAP-AMB-80"),
    "slot": (("tech_slot",), "CAP-TEC-05"),
    "step": (("faction", "retarget"), "CAP-FAC-05"),
    "decline": (("faction", "pay"), "CAP-AMB-90"),
    "drop": (("lose_item", "keep_item"), "CAP-CRG-03"),
    "pay": (("prevent", "pay", "pay_mix"), "CAP-AMB-127"),
    "suffer": (("prevent",), "CAP-NOTE-08"),
    "option": (("choice",), "CAP-AMB-80"),
    "copy": (("copy_room",), "CAP-NOTE-06"),
    "store": (("store_artifact",), "CAP-NOTE-21"),
    "shadow": (("shadow_target",), "CAP-SOLO-21"),
}
"""Action -> the decisions it belongs to, and the rule that says so."""


def why_not(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Every rule that forbids the action now; empty means it is legal."""
    moments, rule = _MOMENTS[action.kind]
    if action.kind == "keep" and action.args:
        moments, rule = ("mission_keep",), "CAP-MIS-16"
    if state.kind not in moments:
        return [_wrong_moment(state, action, rule)]
    check = _CHECKS.get(action.kind)
    return check(state, action, player) if check else []


def _wrong_moment(state: CaptainsState, action: Action, rule: str) -> Violation:
    if action.kind == "room" and state.kind == "payer":
        return Violation("CAP-ROOM-03", _("the room is chosen; now choose who activates it"))
    if action.kind in ("train", "promote") and state.kind in ("pay_mix", "payer", "second_task", "assign"):
        return Violation("CAP-CRW-08", _("training and promotion come before the activation or the mission"))
    return Violation(rule, _WRONG.get(action.kind, _not_now)())


def _not_now() -> str:
    return _("this is not asked now")


_WRONG: dict[str, Callable[[], str]] = {
    "train": lambda: _("crew is trained at the start of the turn, or by an effect"),
    "promote": lambda: _("crew is promoted at the start of the turn"),
    "room": lambda: _("a turn is one room, one mission or a pass, and it has been chosen"),
    "mission": lambda: _("a mission is chosen at the start of a turn that begins on its planet; flying there takes a turn of its own"),
    "pass": lambda: _("passing is a whole turn; this one has begun otherwise"),
    "use": lambda: _("no room waits to be activated"),
    "spend": lambda: _("no room waits to be activated"),
    "call": lambda: _("nobody can be called back now"),
    "send": lambda: _("no mission waits for its crew"),
    "fly": lambda: _("there is no move to make now"),
    "jump": lambda: _("there is no jump to make now"),
    "fight": lambda: _("there is nothing that lets you fight now"),
    "repair": lambda: _("there is nothing that lets you repair now"),
    "take": lambda: _("there is nothing that lets you take a technology now"),
    "step": lambda: _("there are no steps to choose a track for"),
    "drop": lambda: _("cargo is given up only when there is no room for it"),
    "pay": lambda: _("nothing is offered in exchange now"),
    "mend": lambda: _("repair takes the place of a move or a jump only"),
    "again": lambda: _("only a commander who has just applied a row may apply it again"),
}

_CHECKS: dict[str, Check] = {
    "train": crew.train,
    "promote": crew.promote,
    "room": crew.room,
    "mission": crew.mission,
    "use": crew.use,
    "spend": crew.spend,
    "call": crew.call,
    "send": crew.send,
    "fly": board.fly,
    "mend": board.mend,
    "warp": board.warp,
    "jump": board.jump,
    "fight": board.fight,
    "repair": board.repair,
    "shadow": board.shadow,
    "take": cards.take,
    "slot": cards.slot,
    "copy": cards.copy,
    "keep": cards.keep,
    "step": exchanges.step,
    "decline": exchanges.decline,
    "drop": exchanges.drop,
    "pay": exchanges.pay,
    "none": exchanges.none,
    "option": exchanges.option,
    "store": exchanges.store,
}
