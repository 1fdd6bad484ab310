"""Training, promotion, and figures called back from the queue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from .. import actions
from ..components import BLUE, CADET, FIGURES, ONE
from ..components.vocabulary import ARTIFACT_PAY, PIRATE_PAY, PROMOTED, Effect
from . import gains, things

if TYPE_CHECKING:
    from ..state import CaptainsState


# ---- in the window at the start of a turn


def begin_training(state: CaptainsState, action: Action, events: list[Event]) -> None:
    """Pay for a training (CAP-CRW-10 to CAP-CRW-12)."""
    figure, to = action.args
    _charge(state, ("price", "train", state.cards.train_price, figure, to), events)


def begin_promotion(state: CaptainsState, action: Action, events: list[Event]) -> None:
    """Pay for a promotion (CAP-CRW-13, CAP-AMB-01)."""
    figure = action.args[0]
    _charge(state, ("price", "promote", state.cards.promote_price, figure, figure + 3), events)


def _charge(state: CaptainsState, bill: Effect, events: list[Event]) -> None:
    player = state.actor
    _op, why, units, figure, to = bill
    if state.powers[player] & (ARTIFACT_PAY | PIRATE_PAY):
        state.stack.append(bill)
        data = {"player": player, "why": why, "figure": FIGURES[figure], "to": FIGURES[to], "price": units}
        events.append(Event("price_named", _PAID[why], things.READY[player][figure], data))
        return
    state.medals[player] -= units
    state.supply[5] += units
    _deliver(state, player, why, figure, to, events)


def price(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """One unit of a price after the other, with medals or, by a gallery, with cargo (CAP-AMB-12, CAP-NOTE-09)."""
    _op, why, units, figure, to = thing
    player = state.actor
    while units:
        money = actions.currencies(state, player)
        if not money:
            return False
        if len(money) > 1:
            state.stack.append(("price", why, units, figure, to))
            state.kind = "pay_mix"
            state.decider = player
            return True
        gains.spend_item(state, player, money[0], why, _PAID[why], events)
        units -= 1
    _deliver(state, player, why, figure, to, events)
    return False


_PAID = {"train": ("CAP-AMB-12", "CAP-CRW-12"), "promote": ("CAP-AMB-12", "CAP-CRW-13")}


def play_price(state: CaptainsState, action: Action, events: list[Event]) -> None:
    _op, why, units, figure, to = state.stack.pop()
    gains.spend_item(state, state.actor, action.args[0], why, _PAID[why], events)
    state.stack.append(("price", why, units - 1, figure, to))


def _deliver(state: CaptainsState, player: int, why: str, figure: int, to: int, events: list[Event]) -> None:
    if why == "train":
        train(state, player, figure, to, False, events)
    elif state.ready[player] >> 6 * figure & 63 and actions.rings(state, player) > 0:
        promote(state, player, figure, events)


def train(state: CaptainsState, player: int, figure: int, to: int, free: bool, events: list[Event]) -> None:
    """A figure goes back to the supply and an ensign of the wanted colour takes its place (CAP-CRW-12)."""
    if not state.ready[player] >> 6 * figure & 63 or (state.options["limits"] and state.supply[to] < 1):
        return
    old = figure if figure <= BLUE else figure - 3
    new = to if figure <= BLUE else to + 3
    state.ready[player] += ONE[new] - ONE[figure]
    state.supply[old] += 1
    state.supply[to] -= 1
    if not free and figure <= BLUE:
        fresh = list(state.fresh)
        fresh[to - 1] += 1
        state.fresh = (fresh[0], fresh[1], fresh[2])
    rules = ("CAP-CRW-10" if figure == CADET else "CAP-CRW-11", "CAP-CRW-12")
    data = {"player": player, "from": FIGURES[figure], "to": FIGURES[new], "free": free}
    events.append(Event("trained", ("CAP-AMB-10", *rules) if free else rules, things.READY[player][new], data))


def promote(state: CaptainsState, player: int, figure: int, events: list[Event]) -> None:
    """An ensign gets a ring and may be used at once (CAP-AMB-01)."""
    state.ready[player] += ONE[figure + 3] - ONE[figure]
    if state.fresh[figure - 1]:
        fresh = list(state.fresh)
        fresh[figure - 1] -= 1
        state.fresh = (fresh[0], fresh[1], fresh[2])
    data = {"player": player, "figure": FIGURES[figure + 3], "rings": actions.rings(state, player)}
    events.append(Event("promoted", ("CAP-CRW-13", "CAP-CRW-14", "CAP-AMB-01"), things.READY[player][figure + 3], data))
    gains.fire(state, player, PROMOTED)


# ---- by an effect


def train_free(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """A training for nothing, of anybody in the ready room now (CAP-AMB-10)."""
    if not actions.trainings(state, state.actor, guard=False):
        return False
    state.stack.append(thing)
    state.kind = "train_pick"
    state.decider = state.actor
    return True


def play_train(state: CaptainsState, action: Action, events: list[Event]) -> None:
    _op, number = state.stack.pop()
    player = state.actor
    if action.kind == "none":
        gains.decline(player, "train_pick", ("CAP-AMB-10",), events)
        return
    if number > 1:
        state.stack.append(("train", number - 1))
    figure, to = action.args
    train(state, player, figure, to, True, events)


def ready(state: CaptainsState, thing: Effect, events: list[Event]) -> bool:
    """A figure comes back early from the queue (CAP-RND-02)."""
    if not actions.calls(state, state.actor, actions.ready_kinds(thing[2])):
        return False
    state.stack.append(thing)
    state.kind = "ready_pick"
    state.decider = state.actor
    return True


def play_ready(state: CaptainsState, action: Action, events: list[Event]) -> None:
    _op, number, which = state.stack.pop()
    player = state.actor
    if action.kind == "none":
        gains.decline(player, "ready_pick", ("CAP-RND-02",), events)
        return
    if number > 1:
        state.stack.append(("ready", number - 1, which))
    call_back(state, player, action, "effect", ("CAP-RND-02",), events)


def call_back(state: CaptainsState, player: int, action: Action, by: str, rules: tuple[str, ...], events: list[Event]) -> None:
    """A figure leaves its place in the queue for the ready room."""
    figure, place = action.args
    queue = state.queue[player]
    state.queue[player] = queue[: place - 1] + queue[place:]
    state.ready[player] += ONE[figure]
    data = {"player": player, "figure": FIGURES[figure], "place": place, "by": by}
    events.append(Event("called", rules, things.READY[player][figure], data))


def line_up(state: CaptainsState, player: int, figure: int, rules: tuple[str, ...], events: list[Event]) -> None:
    """A figure goes to the tail of the queue (CAP-ROOM-05)."""
    state.queue[player] = (*state.queue[player], figure)
    data = {"player": player, "figure": FIGURES[figure], "place": len(state.queue[player])}
    events.append(Event("queued", rules, things.QUEUE[player], data))
