"""The quick list of legal actions for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spacegames.core.game import Action

from ..components import ARTIFACTS, BITS, FACTIONS, FULL, ITEMS, kinds_in
from ..components.vocabulary import ACCUMULATOR, ARTIFACT_PAY, LINK_MOVE, PIRATE_PAY
from .crew import callable_by, calls, can_do_mission, color_of_room, money, payers, ready_kinds, rings, rooms, rooms_for, trainings
from .notation import (
    AGAIN,
    APPLY,
    DECLINE,
    DONE,
    KEEP,
    MEND,
    MISSION,
    NONE,
    PASS,
    SKIP,
    STAY,
    STOP,
    SUFFER,
    WARP,
    numbered,
    one,
    promote,
    repair,
    send,
)
from .ship import copied_rooms, currencies, damaged, free_slots, held, on_offer, payments, repairs, shadow_targets, targets, would_begin

if TYPE_CHECKING:
    from ..state import CaptainsState

_PROMOTE = [promote(figure) for figure in range(4)]


def _turn(state: CaptainsState) -> list[Action]:
    player = state.actor
    found = rooms(state, player)
    if state.content[state.ship[player]] >= 0 and can_do_mission(state, player):
        found = [*found[:-1], MISSION, PASS]
    units = state.medals[player] if not state.powers[player] & (ARTIFACT_PAY | PIRATE_PAY) else money(state, player)
    if not units:
        return found
    learning = trainings(state, player)
    if units >= state.cards.promote_price and rings(state, player) > 0:
        ready = state.ready[player]
        return [*learning, *[_PROMOTE[figure] for figure in (1, 2, 3) if ready >> BITS * figure & FULL], *found]
    return learning + found


def _payer(state: CaptainsState) -> list[Action]:
    return list(payers(state, state.actor, color_of_room(state, state.actor, state.stack[-1][1])))


def _second_task(state: CaptainsState) -> list[Action]:
    player = state.actor
    return [*rooms_for(state, player, state.hand), *calls(state, player, callable_by(state, player, state.hand)), DONE]


def _order(state: CaptainsState) -> list[Action]:
    player = state.actor
    commander = state.airlock[state.stack[-1][1]]
    return [*calls(state, player, callable_by(state, player, commander)), DONE]


def _assign(state: CaptainsState) -> list[Action]:
    return [SEND[kind] for kind in kinds_in(state.ready[state.actor])]


SEND = [send(figure) for figure in range(8)]


def _move(state: CaptainsState) -> list[Action]:
    player = state.actor
    places = state.board.places
    found = [one("fly", places[end]) for end, _route in state.board.ways[state.ship[player]]]
    powers = state.powers[player]
    if powers & (ACCUMULATOR | LINK_MOVE):
        if powers & ACCUMULATOR and damaged(state, player):
            found.append(MEND)
        if powers & LINK_MOVE and state.stack[-1][2]:
            found.append(WARP)
    found.append(STOP)
    return found


def _jump(state: CaptainsState) -> list[Action]:
    player = state.actor
    here = state.ship[player]
    found = [one("jump", name) for place, name in enumerate(state.board.places) if place != here]
    if state.powers[player] & ACCUMULATOR and damaged(state, player):
        found.append(MEND)
    found.append(STAY)
    return found


def _fight(state: CaptainsState) -> list[Action]:
    return [*(one("fight", state.board.places[end]) for end in targets(state, state.actor)), STOP]


def _repair(state: CaptainsState) -> list[Action]:
    return [repair(where) for where in repairs(state, state.actor)]


def _tech_card(state: CaptainsState) -> list[Action]:
    return [*(one("take", state.cards.cards[card]) for card in on_offer(state)), NONE]


def _tech_slot(state: CaptainsState) -> list[Action]:
    return [numbered("slot", slot) for slot in free_slots(state, state.actor)]


def _copy_room(state: CaptainsState) -> list[Action]:
    return [*(one("copy", state.cards.cards[card]) for card in copied_rooms(state)), NONE]


STEP = [one("step", faction) for faction in FACTIONS]


def _faction(state: CaptainsState) -> list[Action]:
    frame = state.stack[-1]
    if frame[0] == "faction":
        return [STEP[frame[1]], DECLINE]
    steps = frame[1]
    if any(would_begin(state, state.actor, faction, steps) for faction in range(3)):
        return [*STEP, DECLINE]
    return STEP.copy()


DROP = [one("drop", item) for item in ITEMS]


def _drop(state: CaptainsState) -> list[Action]:
    return [DROP[item] for item in held(state, state.actor)]


def _prevent(state: CaptainsState) -> list[Action]:
    return [PAY["pirate"], SUFFER]


PAY = {what: one("pay", what) for what in (*ITEMS, "medal", *FACTIONS)}


def _pay(state: CaptainsState) -> list[Action]:
    frame = state.stack[-1]
    return [*(PAY[what] for what in payments(state, state.actor, frame[1], frame[2])), DECLINE]


def _pay_mix(state: CaptainsState) -> list[Action]:
    return [PAY[what] for what in currencies(state, state.actor)]


def _choice(state: CaptainsState) -> list[Action]:
    frame = state.stack[-1]
    found = [numbered("option", number) for number in range(1, len(frame[1]) + 1)]
    return found if frame[2] else [*found, NONE]


def _ready_pick(state: CaptainsState) -> list[Action]:
    return [*calls(state, state.actor, ready_kinds(state.stack[-1][2])), NONE]


def _train_pick(state: CaptainsState) -> list[Action]:
    return [*trainings(state, state.actor, guard=False), NONE]


def _store(state: CaptainsState) -> list[Action]:
    return [*(one("store", ARTIFACTS[kind]) for kind in kinds_in(state.items[state.actor], 3)), NONE]


def _mission_keep(state: CaptainsState) -> list[Action]:
    return [one("keep", state.cards.missions[mission]) for mission in state.offer]


def _shadow_target(state: CaptainsState) -> list[Action]:
    return [one("shadow", state.board.places[end]) for end in shadow_targets(state)]


LEGAL: dict[str, Callable[[CaptainsState], list[Action]]] = {
    "turn": _turn,
    "payer": _payer,
    "second_task": _second_task,
    "order": _order,
    "assign": _assign,
    "row": lambda state: [APPLY, SKIP],
    "row_again": lambda state: [AGAIN, KEEP],
    "move": _move,
    "jump": _jump,
    "fight": _fight,
    "repair": _repair,
    "tech_card": _tech_card,
    "tech_slot": _tech_slot,
    "faction": _faction,
    "retarget": lambda state: STEP.copy(),
    "lose_item": _drop,
    "keep_item": _drop,
    "prevent": _prevent,
    "ready_pick": _ready_pick,
    "train_pick": _train_pick,
    "choice": _choice,
    "pay": _pay,
    "pay_mix": _pay_mix,
    "copy_room": _copy_room,
    "mission_keep": _mission_keep,
    "store_artifact": _store,
    "shadow_target": _shadow_target,
}
"""All legal actions of each kind of decision, in the order of the table; nobody may change the list."""
