"""Reading what is still to be done: only things the engine itself could have left on its stack."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from spacegames.core.position import Reader
from spacegames.core.words import _

from ..components import ANDROID, BLUE, COLOR_OF, FIGURES, SLOTS
from ..components.vocabulary import COSTS

if TYPE_CHECKING:
    from ..state import CaptainsState

Check = Callable[[Any, "CaptainsState"], bool]
_MOST = 80


def _whole(low: int, high: int) -> Check:
    return lambda value, state: isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _one_of(*known: str) -> Check:
    return lambda value, state: isinstance(value, str) and value in known


def _below(number: Callable[[CaptainsState], int], low: int = 0) -> Check:
    return lambda value, state: isinstance(value, int) and not isinstance(value, bool) and low <= value < number(state)


def _effects(value: Any, state: CaptainsState, depth: int = 0) -> bool:
    return isinstance(value, tuple) and len(value) <= 9 and depth < 4 and all(_is_effect(effect, state, depth) for effect in value)


def _is_effect(value: Any, state: CaptainsState, depth: int = 0) -> bool:
    if not isinstance(value, tuple) or not value or not isinstance(value[0], str) or value[0] not in _EFFECTS:
        return False
    checks = _EFFECTS[value[0]]
    if len(value) != len(checks) + 1:
        return False
    return all(_effects(part, state, depth + 1) if check is _effects else check(part, state) for part, check in zip(value[1:], checks, strict=True))


def _options(value: Any, state: CaptainsState) -> bool:
    return isinstance(value, tuple) and 2 <= len(value) <= 4 and all(_effects(option, state, 1) for option in value)


_N, _BIT, _FACTION, _ROW = _whole(1, 9), _whole(0, 1), _whole(0, 2), _whole(0, 9)
_CARD, _SLOT = _below(lambda state: len(state.cards.cards)), _whole(1, SLOTS)
_PLACE, _ROUTE = _below(lambda state: len(state.board.places), 1), _below(lambda state: len(state.board.routes))
_PLAYER, _SOURCE = _below(lambda state: state.players), _below(lambda state: state.cards.sources)
_CAUSE = _one_of("route", "fight", "effect")

_EFFECTS: dict[str, tuple[Check, ...]] = {
    "move": (_ROW, _BIT, _BIT),
    "jump": (),
    **dict.fromkeys(("repair", "medal", "artifact", "android", "cadet", "any_faction", "technology", "train", "peek_missions"), (_N,)),
    "faction": (_FACTION, _N),
    "fight": (_N, _BIT),
    "damage": (_N, _CAUSE),
    "ambush": (),
    "draw_technologies": (_BIT, _N),
    "ready": (_N, _one_of("any", "cadet")),
    "pay": (_one_of(*COSTS), _whole(1, 12), _effects, _below(lambda state: state.cards.sources, -1)),
    "choice": (_options, _BIT),
    "for_each": (_one_of("androids_in_crew"), _N, _effects),
    "each_player": (_BIT, _effects),
    **dict.fromkeys(("copy_room", "discard_self", "store_artifact", "place_pirates", "install_from_under_event"), ()),
}
_STEPS: dict[str, tuple[Check, ...]] = {
    **dict.fromkeys(("shadow_jump_to_player", "shadow_research", "shadow_mission", "turn", "second", "mission_end", "uprising", "lose", "keep"), ()),
    **dict.fromkeys(("after_fight", "under_card", "installed", "end_turn", "station_used", "shadow", "next"), ()),
    "actor": (_PLAYER,),
    "acts": (_SOURCE,),
    "begin_turn": (_PLAYER,),
    "payer": (_whole(0, 3 + SLOTS),),
    "price": (_one_of("train", "promote"), _whole(0, 9), _whole(0, len(FIGURES) - 2), _whole(1, len(FIGURES) - 2)),
    **dict.fromkeys(("assign", "rows", "row", "again", "orders", "order"), (_ROW,)),
    "new_mission": (_PLACE, _BIT),
    "reveal": (_PLACE, _whole(0, 31)),
    "prevent": (_CAUSE,),
    "trophy": (_ROUTE,),
    "drawn_card": (_BIT,),
    "tech_slot": (_CARD, _whole(0, 2)),
    "link": (_CARD, _SLOT, _whole(0, 2), _BIT, _whole(1, 3)),
    "steps": (_FACTION, _whole(1, 12)),
    "station": (_whole(0, 2),),
}
_BOTTOM = ("end_turn", "next", "begin_turn")
_OWN = ("turn", "payer", "price", "second", "assign", "rows", "row", "again", "orders", "order", "mission_end", "new_mission", "reveal", "station")
"""Steps of the active player's own turn: nobody else can be the one who acts in them."""
_SHADOWS = ("shadow", "shadow_jump_to_player", "shadow_research", "shadow_mission")


def read_pending(table: Reader, state: CaptainsState) -> None:
    """The stack of things to do, each of them checked."""
    found = []
    for entry in table.items("pending"):
        thing = _deep(entry)
        if not _is_thing(thing, state):
            table.fault("pending", _("nothing like {thing} can be left to do").format(thing=repr(entry)[:80]))
        else:
            found.append(thing)
    if state.decider < 0:
        if found:
            table.fault("pending", _("nothing is left to do when the game is over"))
        return
    if len(found) > _MOST or not found or found[0][0] not in _BOTTOM or any(thing[0] in _BOTTOM for thing in found[1:]):
        table.fault("pending", _("the list ends with the end of the turn, or with the next one"))
        return
    state.stack = found
    _check(table, state)


def _deep(value: Any) -> Any:
    return tuple(_deep(part) for part in value) if isinstance(value, list) else value


def _is_thing(thing: Any, state: CaptainsState) -> bool:
    if _is_effect(thing, state):
        return True
    if not isinstance(thing, tuple) or not thing or not isinstance(thing[0], str) or thing[0] not in _STEPS:
        return False
    checks = _STEPS[thing[0]]
    return len(thing) == len(checks) + 1 and all(check(part, state) for part, check in zip(thing[1:], checks, strict=True))


def _check(table: Reader, state: CaptainsState) -> None:
    """Whether the things fit together and fit the rest of the turn."""
    stack = state.stack
    words = [thing[0] for thing in stack]

    def wrong(problem: str) -> None:
        table.fault("pending", problem)

    if "turn" in words and (words.count("turn") > 1 or words[:2] != ["end_turn", "turn"]):
        wrong(_("a turn is chosen once, before its end"))
    if (words.count("mission_end"), words.count("second")) != (int(state.mission >= 0), int(state.hand >= 0)):
        wrong(_("a mission, or a commander's second task, is brought to its end"))
    if any(word in _SHADOWS for word in words) and (state.players > 1 or words[0] != "next"):
        wrong(_("Captain Shadow acts after the turn of a solo game"))
    actor = state.actor
    for thing in reversed(stack):
        if thing[0] == "actor":
            actor = thing[1]
        elif thing[0] in _OWN and actor != state.active:
            wrong(_("only the active player does this"))
            break
    if state.decider != state.actor:
        wrong(_("who acts decides"))
    slots = [thing for thing in stack if thing[0] == "tech_slot"]
    if len(slots) > 1 or any(thing[1] not in (state.central, state.drawn, state.under)[thing[2]] for thing in slots):
        wrong(_("a technology waits where it was taken from"))
    drawing = words.count("drawn_card") + sum(thing[2] == 1 for thing in slots)
    if drawing != bool(state.drawn) or len({card >= state.cards.omega for card in state.drawn}) > 1:
        wrong(_("drawn cards wait for somebody to choose"))
    if bool(state.offer) != (state.kind == "mission_keep") or words.count("reveal") > 1:
        wrong(_("drawn missions wait for somebody to choose"))
    if words.count("new_mission") > 1 or any(thing[0] == "new_mission" and not _is_served(state, thing[1]) for thing in stack):
        wrong(_("a number token goes to the planet that was served"))
    if any(thing[0] == "reveal" and not _is_bare(state, thing[1]) for thing in stack):
        wrong(_("a mission appears where nothing lies"))
    for thing in stack:
        if thing[0] == "price" and not _is_price(thing):
            wrong(_("this price cannot be paid for"))
    _check_mission(table, state)


def _is_bare(state: CaptainsState, place: int) -> bool:
    return state.content[place] < 0 and place not in state.numbers and place not in state.station_at


def _is_served(state: CaptainsState, place: int) -> bool:
    return _is_bare(state, place)


def _is_price(thing: tuple[Any, ...]) -> bool:
    _op, why, _units, figure, to = thing
    if why == "promote":
        return bool(1 <= figure <= BLUE and to == figure + 3)
    return bool(1 <= to <= BLUE and COLOR_OF[figure] != to)


def _check_mission(table: Reader, state: CaptainsState) -> None:
    words = [thing[0] for thing in state.stack]
    steps = [thing for thing in state.stack if thing[0] in ("assign", "rows", "row", "again", "orders", "order")]
    if state.mission < 0:
        if steps:
            table.fault("pending", _("nobody is on a mission"))
        return
    if not _is_bare(state, state.mission_at):
        table.fault("mission", _("the card was taken from its planet"))
    rows = len(state.cards.rows[state.mission])
    waiting = [thing[1] for thing in steps if thing[0] == "assign"]
    there = len(state.airlock)
    if len(waiting) > 1 or words.count("rows") > 1 or words.count("orders") > 1 or (waiting != [there] if waiting else there != rows):
        table.fault("mission", _("there is one figure for each row"))
    if waiting and (state.applied or state.twice or any(thing[0] in ("row", "again", "order") for thing in steps)):
        table.fault("mission", _("rows are applied when everybody is assigned"))
    for thing in steps:
        row = thing[1]
        if thing[0] in ("row", "again", "order") and (row >= there or (thing[0] != "row" and not BLUE < state.airlock[row] < ANDROID)):
            table.fault("pending", _("there is no such row, or no commander at it"))
    if any(row >= there for row in range(10) if (state.applied | state.twice) >> row & 1):
        table.fault("mission", _("there is no such row"))
