"""Why an action is not allowed: one check for each rule, each saying what is needed and what there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spacegames.core.game import Action, Violation
from spacegames.core.words import _

from .abilities import charge, double, exchange, lay, move, reroll, set_die, shift, use
from .purchases import buy, claim, enough

if TYPE_CHECKING:
    from ..state import SpaceBaseState

_WINDOWS = ("abilities_1", "abilities_5", "abilities_7")
_MOMENTS: dict[str, tuple[tuple[str, ...], str]] = {
    "roll": (("roll",), "SB-TRN-07"),
    "set": (("roll",), "SB-ABL-SET-01"),
    "reroll": (("reroll",), "SB-ABL-RRL-01"),
    "keep": (("reroll",), "SB-ABL-RRL-01"),
    "separate": (("use_dice",), "SB-TRN-08"),
    "sum": (("use_dice",), "SB-TRN-08"),
    "shift": (("shift_sum",), "SB-ABL-SUM-02"),
    "stay": (("shift_sum",), "SB-ABL-SUM-02"),
    "double": (("double",), "SB-ABL-DBL-01"),
    "once": (("double",), "SB-ABL-DBL-01"),
    "left": (("arrow",), "SB-ARW-02"),
    "right": (("arrow",), "SB-ARW-02"),
    "claim": (("claim",), "SB-ABL-CLM-02"),
    "use": (_WINDOWS, "SB-ABL-09"),
    "pass": (_WINDOWS, "SB-TRN-16"),
    "buy": (("purchase", "extra_purchase", "opening"), "SB-TRN-11"),
    "save": (("purchase",), "SB-TRN-11"),
    "enough": (("claim", "extra_purchase", "place_cube"), "SB-TRN-16"),
    "lay": (("lay_card",), "SB-ABL-PLC-02"),
    "exchange": (("exchange",), "SB-ABL-XCH-02"),
    "charge": (("place_cube",), "SB-ABL-ADD-02"),
    "move": (("place_cube",), "SB-ABL-MOV-01"),
    "ready": (("opening",), "SB-VAR-05"),
}
"""Action -> the decisions it belongs to, and the rule that says so."""


def why_not(state: SpaceBaseState, action: Action, player: int) -> list[Violation]:
    """Every rule that forbids the action now; empty means it is legal."""
    stage = state.stage(player)
    moments, rule = _MOMENTS[action.kind]
    if stage not in moments:
        return [_wrong_moment(state, action, player, stage, rule)]
    check = _CHECKS.get(action.kind)
    return check(state, action, player) if check else []


def _wrong_moment(state: SpaceBaseState, action: Action, player: int, stage: str, rule: str) -> Violation:
    if action.kind == "shift" and stage == "use_dice":
        return Violation("SB-ABL-SUM-01", _("only who uses the sum can move on from it; use the sum first"))
    if action.kind == "set" and stage == "reroll":
        return Violation(rule, _("a die is set before the roll, not after it"))
    if action.kind == "buy" and player != state.active:
        return Violation("SB-BUY-09", _("only the active player buys"))
    if action.kind in ("double", "once") and player != state.active:
        rule = "SB-ABL-DBL-03"
    return Violation(rule, _WRONG.get(action.kind, _not_now)().format(phase=state.phase))


def _not_now() -> str:
    return _("this is not asked now, in phase {phase}")


_WRONG: dict[str, Callable[[], str]] = {
    "use": lambda: _("such abilities are used in phases 1, 5 and 7; now it is phase {phase}"),
    "buy": lambda: _("cards are bought in phase 6 or by an ability; now it is phase {phase}"),
    "reroll": lambda: _("dice are rolled again in phase 2, after the roll; now it is phase {phase}"),
    "set": lambda: _("a die is set in phase 2, before the roll; now it is phase {phase}"),
    "shift": lambda: _("the sum is moved on in phase 3; now it is phase {phase}"),
    "double": lambda: _("rewards are doubled in phase 4, before they are taken; now it is phase {phase}"),
    "roll": lambda: _("the dice are rolled once, in phase 2; now it is phase {phase}"),
    "separate": lambda: _("the dice are used in phase 3; now it is phase {phase}"),
    "sum": lambda: _("the dice are used in phase 3; now it is phase {phase}"),
}

_CHECKS: dict[str, Callable[[SpaceBaseState, Action, int], list[Violation]]] = {
    "set": set_die,
    "reroll": reroll,
    "shift": shift,
    "double": double,
    "claim": claim,
    "use": use,
    "buy": buy,
    "enough": enough,
    "lay": lay,
    "exchange": exchange,
    "charge": charge,
    "move": move,
}
