"""Actions that a person might try now, legal or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action

from ..components import ARTIFACTS, ITEMS, SLOTS, kinds_in
from .crew import BASIC_ROOMS
from .lists import DROP, LEGAL, PAY, SEND, STEP
from .notation import (
    DECLINE,
    MISSION,
    NONE,
    call,
    numbered,
    one,
    promote,
    repair,
    room,
    spend,
    train,
    use,
)

if TYPE_CHECKING:
    from ..state import CaptainsState


def candidates(state: CaptainsState, player: int) -> list[Action]:
    """Actions that a person might try now, legal ones first."""
    if player != state.decider:
        return []
    found = dict.fromkeys(LEGAL[state.kind](state))
    found.update(dict.fromkeys(_thinkable(state)))
    return list(found)


def _thinkable(state: CaptainsState) -> list[Action]:
    player = state.actor
    own = [room(state.cards.cards[card]) for card in state.slots[player] if card >= 0]
    queue = [call(figure, place) for place, figure in enumerate(state.queue[player], 1)]
    places = state.board.places
    match state.kind:
        case "turn":
            ready = kinds_in(state.ready[player])
            learn = [train(figure, to) for figure in ready for to in (1, 2, 3)]
            return [*learn, *(promote(figure) for figure in ready), *BASIC_ROOMS, *own, MISSION]
        case "payer":
            kinds = kinds_in(state.items[player], 3)
            return [*(use(kind) for kind in kinds_in(state.ready[player])), *(spend(a, b) for a in kinds for b in kinds if a <= b)]
        case "second_task":
            return [*BASIC_ROOMS, *own, *queue]
        case "order" | "ready_pick":
            return queue
        case "assign":
            return SEND
        case "move" | "jump":
            return [*(one("fly" if state.kind == "move" else "jump", name) for name in places), MISSION]
        case "fight":
            return [one("fight", places[end]) for end, _route in state.board.ways[state.ship[player]]]
        case "repair":
            return [repair(where) for where in range(SLOTS + 1)]
        case "tech_card":
            return [one("take", state.cards.cards[card]) for card in state.central if card >= 0]
        case "tech_slot":
            return [numbered("slot", slot) for slot in range(1, SLOTS + 1)]
        case "faction" | "retarget":
            return [*STEP, DECLINE]
        case "lose_item" | "keep_item":
            return DROP
        case "pay" | "pay_mix":
            return list(PAY.values()) if state.stack[-1][1] == "steps_back" else [PAY[what] for what in (*ITEMS, "medal")]
        case "train_pick":
            return [train(figure, to) for figure in kinds_in(state.ready[player]) for to in (1, 2, 3)]
        case "store_artifact":
            return [one("store", item) for item in ARTIFACTS]
        case "shadow_target":
            return [one("shadow", places[end]) for end, _route in state.board.ways[state.ship[1]]]
        case "choice":
            return [NONE]
    return []
