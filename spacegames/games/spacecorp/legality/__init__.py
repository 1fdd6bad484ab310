"""Why an action is not allowed: one check for each rule, each saying what is needed and what there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spacegames.core.game import Action, Violation
from spacegames.core.words import _

from ..components.names import SPECIAL, UPGRADE
from . import choosing, declaring, edges, feeding, reaching
from .thinking import candidates

if TYPE_CHECKING:
    from ..state import SpaceCorpState

__all__ = ["candidates", "explained", "why_not"]

_Check = Callable[["SpaceCorpState", Action, int], list[Violation]]
_DECLARED = ("research", "move", "explore", "build", "produce", "genetics", "colonize", "upgrade", "special", "skip")
_MOMENTS: dict[str, tuple[tuple[str, ...], str]] = {
    **dict.fromkeys(_DECLARED, (("declare",), "SC-TRN-04")),
    "revelation": (("declare", "offer"), "SC-TRN-04"),
    "pass": (("declare", "edge"), "SC-ERA-03"),
    "team": (("team", "phobes"), "SC-MOV-01"),
    "stop": (("team", "draw"), "SC-AMB-18"),
    "to": (("target", "arrival"), "SC-MOV-02"),
    "at": (("target", "deploy"), "SC-SPC-04"),
    "base": (("base",), "SC-BLD-07"),
    "found": (("colony",), "SC-COL-03"),
    "hq": (("feed",), "SC-INF-01"),
    "card": (("feed",), "SC-VAL-04"),
    "shielded": (("feed",), "SC-RAD-05"),
    "time": (("feed",), "SC-VAL-06"),
    "use": (("feed",), "SC-VAL-12"),
    "give": (("feed",), "SC-COL-05"),
    "confirm": (("feed",), "SC-VAL-21"),
    "withdraw": (("team", "target", "base", "colony", "feed"), "SC-AMB-16"),
    "slot": (("slot",), "SC-UPG-01"),
    "tile": (("produce",), "SC-PRD-03"),
    "enough": (("produce",), "SC-PRD-03"),
    "deck": (("draw",), "SC-RES-03"),
    "offer": (("draw", "offer"), "SC-RES-03"),
    "take": (("progress",), "SC-PRG-01"),
    "row": (("row",), "SC-COL-16"),
    "claim": (("contract",), "SC-CTR-02"),
    "done": (("contract",), "SC-CTR-02"),
    "draw": (("reward",), "SC-RWD-03"),
    "decline": (("reward",), "SC-RWD-03"),
    "carry": (("transport",), "SC-TRP-01"),
    "stay": (("transport",), "SC-TRP-01"),
    "edge": (("edge",), "SC-EDG-GEN-01"),
    "bar": (("sabotage",), "SC-EDG-10"),
    "poach": (("poach",), "SC-EDG-09"),
    "remove": (("remove",), "SC-EDG-05"),
    "keep": (("legacy",), "SC-ERA-11"),
    "legacy": (("legacy",), "SC-ERA-11"),
    "place": (("beyond",), "SC-SET-P-03"),
    "leave": (("beyond",), "SC-SET-P-03"),
}
"""Action -> the decisions it belongs to, and the rule that says so."""
_SOURCES = ("hq", "card", "shielded", "time", "use", "give", "confirm")
_FIRST: dict[str, Callable[[], str]] = {
    "team": lambda: _("first choose the team that acts"),
    "target": lambda: _("first choose the place"),
    "base": lambda: _("first choose the base"),
    "colony": lambda: _("first choose the colony"),
}
"""What an action being put together still needs, by decision."""

_CHECKS: dict[tuple[str, str], _Check] = {
    **{("declare", name): declaring.valued for name in ("research", "move", "explore", "build", "produce", "genetics", "revelation", "colonize")},
    ("declare", "upgrade"): declaring.upgrade,
    ("declare", "special"): declaring.special,
    ("declare", "pass"): declaring.passing,
    ("declare", "skip"): declaring.skip,
    ("team", "team"): declaring.team,
    ("team", "stop"): declaring.stop,
    ("target", "to"): declaring.destination,
    ("target", "at"): declaring.site,
    ("base", "base"): declaring.base,
    ("colony", "found"): declaring.colony,
    ("feed", "hq"): feeding.hq,
    ("feed", "card"): feeding.card,
    ("feed", "shielded"): feeding.card,
    ("feed", "time"): feeding.time,
    ("feed", "use"): feeding.use,
    ("feed", "give"): feeding.give,
    ("feed", "confirm"): feeding.confirm,
    ("slot", "slot"): choosing.slot,
    ("produce", "tile"): choosing.tile,
    ("produce", "enough"): choosing.enough,
    ("draw", "deck"): choosing.deck,
    ("draw", "offer"): choosing.offer,
    ("draw", "stop"): choosing.stop,
    ("offer", "offer"): choosing.offer,
    ("offer", "revelation"): choosing.revelation,
    ("progress", "take"): choosing.take,
    ("phobes", "team"): choosing.flee,
    ("deploy", "at"): choosing.deploy,
    ("row", "row"): choosing.row,
    ("contract", "claim"): choosing.claim,
    ("transport", "carry"): choosing.carry,
    ("arrival", "to"): choosing.arrival,
    ("edge", "edge"): edges.edge,
    ("edge", "pass"): edges.passing,
    ("sabotage", "bar"): edges.bar,
    ("poach", "poach"): edges.poach,
    ("remove", "remove"): edges.remove,
    ("legacy", "legacy"): choosing.legacy,
}


def why_not(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    """Every rule that forbids the action now; empty means it is legal."""
    found = explained(state, action, player)
    if not found and action not in state.actions(player):
        return [Violation("SC-AMB-16", _("with this the action could not be completed any more"))]
    return found


def explained(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    """What the single checks say against an action."""
    moments, rule = _MOMENTS[action.kind]
    if state.kind not in moments:
        return [_wrong_moment(state, action, rule)]
    if action.kind == "withdraw":
        return declaring.withdraw(state)
    check = _CHECKS.get((state.kind, action.kind))
    if check is None:
        return []
    if state.act >= 0 and state.kind in ("team", "target", "base", "colony", "feed") and "withdraw" in state.actions():
        return [Violation("SC-AMB-16", _("nothing can complete this action any more; withdraw it"))]
    return check(state, action, player)


def _wrong_moment(state: SpaceCorpState, action: Action, rule: str) -> Violation:
    if action.kind in (*_DECLARED, "revelation"):
        return _another_action(state)
    if action.kind in _SOURCES:
        return _early_or_late(state, action, rule)
    if action.kind == "claim":
        return Violation(rule, _("contracts are claimed in step 2"))
    if action.kind in ("carry", "stay"):
        return Violation(rule, _("teams are transported in step 4"))
    if action.kind == "edge":
        return Violation(rule, _("no window for Edge cards is open now"))
    return Violation(rule, _("this is not asked now"))


def _another_action(state: SpaceCorpState) -> Violation:
    """An action is named while none can be: one is being put together or carried out, or it is not step 1."""
    if state.act < 0:
        return Violation("SC-TRN-04", _("an action is declared in step 1 of your turn"))
    words = {"action": declaring.name_action(state)}
    if state.kind == "slot":
        words["card"] = reaching.card_name(state, state.card)
        return Violation("SC-TRN-05", _("this turn's one action is {action}; choose the slot for {card}").format(**words))
    if state.kind == "feed":
        return Violation("SC-TRN-05", _("this turn's one action is {action}; add to it and confirm it").format(**words))
    first = _FIRST.get(state.kind)
    if first is None:
        return Violation("SC-TRN-05", _("this turn's one action is {action}, and it is being carried out").format(**words))
    return Violation("SC-TRN-05", _("this turn's one action is {action}; {first}").format(first=first(), **words))


def _early_or_late(state: SpaceCorpState, action: Action, rule: str) -> Violation:
    """A source, or confirm, while nothing can be fed: before that, after it, or for an action that needs none."""
    if state.kind == "declare":
        return Violation("SC-TRN-04", _("first declare an action"))
    if state.act < 0:
        return Violation(rule, _("Infra, cards and bases are added to an action in step 1 of your turn"))
    words = {"action": declaring.name_action(state)}
    if state.act in (UPGRADE, SPECIAL) and state.card >= 0:
        words["card"] = reaching.card_name(state, state.card)
        if state.kind == "slot":
            return Violation("SC-UPG-01", _("{action} needs nothing more; choose the slot for {card}").format(**words))
        rule = "SC-SPC-03" if state.parts.special[state.card] == "prototype" else "SC-SPC-01"
        return Violation(rule, _("{card} works by itself, with no cards and no Infra").format(**words))
    first = _FIRST.get(state.kind)
    if first is not None:
        return Violation(rule, first())
    if action.kind == "confirm":
        return Violation(rule, _("{action} is confirmed already").format(**words))
    if state.kind == "draw":
        rule = "SC-AMB-23"
    return Violation(rule, _("{action} is confirmed already, nothing more can be added to it").format(**words))
