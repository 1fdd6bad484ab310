"""What happens when an action is played: each decision has its answer, then the turn goes on as far as it can by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from ..actions.lists import LEGAL
from . import acting, drafting, edges, eras, steps, turn

if TYPE_CHECKING:
    from ..state import SpaceCorpState

turn.fill()
_Part = Callable[["SpaceCorpState", Action, int, list[Event]], None]
_BY_KIND: dict[tuple[str, str], _Part] = {
    ("declare", "pass"): turn.pass_era,
    ("team", "stop"): drafting.stop,
    ("draw", "offer"): acting.draw_offer,
    ("draw", "deck"): acting.draw_deck,
    ("draw", "stop"): acting.stop_drawing,
    ("offer", "offer"): acting.take_offer,
    ("offer", "revelation"): acting.take_revelation,
    ("phobes", "team"): acting.flee,
    ("deploy", "at"): acting.deploy,
    ("arrival", "to"): steps.arrive,
}
_WORDS: dict[str, _Part] = {
    "research": drafting.declare,
    "move": drafting.declare,
    "explore": drafting.declare,
    "build": drafting.declare,
    "produce": drafting.declare,
    "genetics": drafting.declare,
    "revelation": drafting.declare,
    "colonize": drafting.declare,
    "upgrade": drafting.declare_card,
    "special": drafting.declare_card,
    "skip": turn.skip,
    "team": drafting.choose_team,
    "to": drafting.choose_target,
    "at": drafting.choose_target,
    "base": drafting.choose_base,
    "found": drafting.choose_colony,
    "hq": drafting.feed_hq,
    "card": drafting.feed_card,
    "shielded": drafting.feed_card,
    "time": drafting.feed_time,
    "use": drafting.feed_base,
    "give": drafting.feed_colony,
    "confirm": acting.confirm,
    "withdraw": drafting.withdraw,
    "slot": acting.upgrade,
    "tile": acting.pick_tile,
    "enough": acting.enough,
    "take": acting.take_progress,
    "row": eras.pick_row,
    "claim": steps.claim,
    "done": steps.claims_done,
    "draw": steps.take_reward,
    "decline": steps.decline_reward,
    "carry": steps.carry,
    "stay": steps.stay,
    "edge": edges.play,
    "pass": edges.pass_window,
    "bar": edges.bar,
    "poach": edges.poach,
    "remove": edges.remove,
    "keep": eras.keep_legacy,
    "legacy": eras.take_legacy,
    "place": eras.place_ahead,
    "leave": eras.leave_behind,
}
PARTS: dict[str, dict[str, _Part]] = {kind: {**_WORDS, **{word: part for (decision, word), part in _BY_KIND.items() if decision == kind}} for kind in LEGAL}
"""By decision what each word of an action does; some words mean something else in another decision."""
