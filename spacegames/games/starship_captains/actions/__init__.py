"""The quick list of legal actions for each kind of decision, and what else a person might think of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spacegames.core.game import Action

from ..components import (
    ANDROID,
    ARTIFACTS,
    BASIC,
    BITS,
    BLUE,
    CADET,
    COLOR_OF,
    FACTIONS,
    FULL,
    ITEMS,
    ROOMS,
    SLOTS,
    SPACES,
    kinds_in,
    total,
)
from ..components.vocabulary import ACCUMULATOR, ANY_ENSIGN, ARTIFACT_PAY, ENGINE, LINK_MOVE, LOCKERS, PIRATE_PAY
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
    call,
    numbered,
    one,
    parse,
    promote,
    repair,
    room,
    send,
    spend,
    train,
    use,
)

if TYPE_CHECKING:
    from ..state import CaptainsState

__all__ = ["LEGAL", "candidates", "parse"]

_MOST_KEPT = 20_000
"""Lists that were made once are kept with the cards they belong to, up to so many."""


# ---- the turn


def payers(state: CaptainsState, player: int, color: int) -> tuple[Action, ...]:
    """Who and what can activate a room of this colour: figures of the ready room, then pairs of artifacts (CAP-ROOM-04, CAP-ART-03)."""
    if color < 0:
        return ()
    kept = state.cards.payers
    key = (state.ready[player] << 20 | state.items[player]) << 2 | color
    found = kept.get(key)
    if found is None:
        found = _payers(state, player, color)
        if len(kept) > _MOST_KEPT:
            kept.clear()
        kept[key] = found
    return found


def _payers(state: CaptainsState, player: int, color: int) -> tuple[Action, ...]:
    ready, items = state.ready[player], state.items[player]
    kinds = range(CADET, ANDROID) if color == 0 else (color, color + 3)
    found = [use(kind) for kind in kinds if ready >> BITS * kind & FULL]
    colors = state.cards.artifact_colors
    held = [items >> BITS * kind & FULL if color == 0 or color in colors[kind] else 0 for kind in range(3)]
    for first in range(3):
        if held[first] > 1:
            found.append(spend(first, first))
        for second in range(first + 1, 3):
            if held[first] and held[second]:
                found.append(spend(first, second))
    return tuple(found)


def room_color(state: CaptainsState, player: int, slot: int) -> int:
    """The colour of an installed room, gray with an artifact in it; -1 if there is no room (CAP-NOTE-21)."""
    card = state.slots[player][slot]
    if card < 0 or not state.cards.is_room[card]:
        return -1
    return 0 if state.stored[player][slot] >= 0 else state.cards.color[card]


def rooms(state: CaptainsState, player: int) -> list[Action]:
    """The rooms that the player can activate now, and then the pass; the list is kept, so nobody may change it."""
    kept = state.cards.rooms
    key = (state.ready[player], state.items[player], state.slots[player], state.stored[player])
    found = kept.get(key)
    if found is None:
        found = [*_rooms(state, player), PASS]
        if len(kept) > _MOST_KEPT:
            kept.clear()
        kept[key] = found
    return found


def _rooms(state: CaptainsState, player: int) -> list[Action]:
    cards = state.cards
    can = [payers(state, player, color) for color in range(4)]
    found = [_ROOM[number] for number in range(BASIC) if can[cards.room_color[number]]]
    for slot, card in enumerate(state.slots[player]):
        if card >= 0 and cards.is_room[card]:
            color = 0 if state.stored[player][slot] >= 0 else cards.color[card]
            if can[color]:
                found.append(room(cards.cards[card]))
    return found


_ROOM = [room(name) for name in ROOMS]


def money(state: CaptainsState, player: int) -> int:
    """What a player can pay a training or promotion with: medals, and cargo with a gallery (CAP-AMB-12)."""
    units = state.medals[player]
    powers = state.powers[player]
    if powers & ARTIFACT_PAY:
        units += total(state.items[player])
    if powers & PIRATE_PAY:
        units += len(state.trophies[player])
    return units


def trainings(state: CaptainsState, player: int, guard: bool = True) -> list[Action]:
    """Every training of a figure in the ready room; in the window of a turn nobody twice (CAP-CRW-10, CAP-CRW-11, CAP-AMB-07)."""
    ready, supply = state.ready[player], state.supply
    fresh = state.fresh if guard else (0, 0, 0)
    if state.options["limits"]:
        left = (supply[1] > 0, supply[2] > 0, supply[3] > 0)
    else:
        left = (True, True, True)
    key = (ready, fresh, left, state.options["retrain_commander"])
    found = _TRAININGS.get(key)
    if found is None:
        if len(_TRAININGS) > _MOST_KEPT:
            _TRAININGS.clear()
        found = _TRAININGS[key] = _trainings(*key)
    return found


_TRAININGS: dict[tuple[int, tuple[int, int, int], tuple[bool, bool, bool], bool], list[Action]] = {}


def _trainings(ready: int, fresh: tuple[int, int, int], left: tuple[bool, bool, bool], commanders: bool) -> list[Action]:
    colors = [color for color in (1, 2, 3) if left[color - 1]]
    found = []
    if ready & FULL:
        found += [_TRAIN[0][color] for color in colors]
    for figure in (1, 2, 3):
        if (ready >> BITS * figure & FULL) > fresh[figure - 1]:
            found += [_TRAIN[figure][color] for color in colors if color != figure]
    if commanders:
        for figure in (4, 5, 6):
            if ready >> BITS * figure & FULL:
                found += [_TRAIN[figure][color] for color in colors if color != figure - 3]
    return found


_TRAIN = [[train(figure, color) for color in range(4)] for figure in range(7)]
_PROMOTE = [promote(figure) for figure in range(4)]


def rings(state: CaptainsState, player: int) -> int:
    """The promotion rings left on the ship board (CAP-INV-02)."""
    ready = state.ready[player]
    number = state.cards.rings - (ready >> 24 & FULL) - (ready >> 30 & FULL) - (ready >> 36 & FULL)
    for figure in state.queue[player]:
        if figure > BLUE:
            number -= 1
    if player == state.active:
        if state.hand > BLUE:
            number -= 1
        for figure in state.airlock:
            if BLUE < figure < ANDROID:
                number -= 1
    return number


def can_do_mission(state: CaptainsState, player: int) -> bool:
    """Whether a mission lies here, is not another's, and there is crew enough (CAP-MIS-01 to CAP-MIS-03)."""
    here = state.ship[player]
    mission = state.content[here]
    return mission >= 0 and state.holder[here] in (player, -1) and total(state.ready[player]) >= len(state.cards.rows[mission])


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


def color_of_room(state: CaptainsState, player: int, number: int) -> int:
    """The colour of a room by its number: basic rooms, then slots."""
    return state.cards.room_color[number] if number < BASIC else room_color(state, player, number - BASIC)


def rooms_for(state: CaptainsState, player: int, figure: int) -> list[Action]:
    """The rooms that match a commander (CAP-CRW-20)."""
    cards = state.cards
    fitting = (0, COLOR_OF[figure])
    found = [_ROOM[number] for number in range(BASIC) if cards.room_color[number] in fitting]
    for slot in range(SLOTS):
        if room_color(state, player, slot) in fitting:
            found.append(room(cards.cards[state.slots[player][slot]]))
    return found


def callable_by(state: CaptainsState, player: int, commander: int) -> tuple[int, ...]:
    """The kinds of figures a commander may call back (CAP-CRW-24)."""
    return (CADET, 1, 2, 3) if state.powers[player] & ANY_ENSIGN else (CADET, commander - 3)


def calls(state: CaptainsState, player: int, kinds: tuple[int, ...]) -> list[Action]:
    """One call for each run of equal figures of these kinds in the queue (CAP-LIM-10)."""
    found = []
    last = -1
    for place, figure in enumerate(state.queue[player], 1):
        if figure != last and figure in kinds:
            found.append(call(figure, place))
        last = figure
    return found


def _second_task(state: CaptainsState) -> list[Action]:
    player = state.actor
    return [*rooms_for(state, player, state.hand), *calls(state, player, callable_by(state, player, state.hand)), DONE]


def _order(state: CaptainsState) -> list[Action]:
    player = state.actor
    commander = state.airlock[state.stack[-1][1]]
    return [*calls(state, player, callable_by(state, player, commander)), DONE]


# ---- missions, moves and fights


def _assign(state: CaptainsState) -> list[Action]:
    return [_SEND[kind] for kind in kinds_in(state.ready[state.actor])]


_SEND = [send(figure) for figure in range(8)]


def damaged(state: CaptainsState, player: int) -> bool:
    """Whether there is anything to repair."""
    return state.damage[player] > 0 or state.holes[player] > 0


def ready_source(state: CaptainsState, player: int, power: int) -> int:
    """The installed card with this power, or -1."""
    if state.powers[player] & power:
        for card in state.slots[player]:
            if card >= 0 and state.cards.power[card] == power:
                return card
    return -1


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


def extra_move(state: CaptainsState, player: int) -> bool:
    """Whether an engine gives one more move this turn (CAP-TEC-14, CAP-AMB-41)."""
    card = ready_source(state, player, ENGINE)
    return card >= 0 and not state.used_turn >> card & 1


def _jump(state: CaptainsState) -> list[Action]:
    player = state.actor
    here = state.ship[player]
    found = [one("jump", name) for place, name in enumerate(state.board.places) if place != here]
    if state.powers[player] & ACCUMULATOR and damaged(state, player):
        found.append(MEND)
    found.append(STAY)
    return found


def targets(state: CaptainsState, player: int) -> list[int]:
    """The locations at the other end of routes with a pirate that touch the player's location (CAP-PIR-11)."""
    return [end for end, route in state.board.ways[state.ship[player]] if state.pirates[route] >= 0]


def _fight(state: CaptainsState) -> list[Action]:
    return [*(one("fight", state.board.places[end]) for end in targets(state, state.actor)), STOP]


def repairs(state: CaptainsState, player: int) -> list[int]:
    """Where damage can be removed: 0 for the ship, or a technology slot (CAP-REP-01)."""
    found = [0] if state.damage[player] else []
    holes = state.holes[player]
    if holes:
        found += [slot for slot in range(1, SLOTS + 1) if holes >> slot & 1]
    return found


def _repair(state: CaptainsState) -> list[Action]:
    return [repair(where) for where in repairs(state, state.actor)]


# ---- technologies


def free_slots(state: CaptainsState, player: int) -> list[int]:
    """Slots with neither damage nor a card, counted from 1 (CAP-TEC-05)."""
    holes = state.holes[player]
    return [slot for slot, card in enumerate(state.slots[player], 1) if card < 0 and not holes >> slot & 1]


def on_offer(state: CaptainsState) -> tuple[int, ...]:
    """The technologies that may be taken in the present decision."""
    op = state.stack[-1][0]
    if op == "technology":
        return tuple(card for card in state.central if card >= 0)
    return state.drawn if op == "drawn_card" else state.under


def _tech_card(state: CaptainsState) -> list[Action]:
    return [*(one("take", state.cards.cards[card]) for card in on_offer(state)), NONE]


def _tech_slot(state: CaptainsState) -> list[Action]:
    return [numbered("slot", slot) for slot in free_slots(state, state.actor)]


def copied_rooms(state: CaptainsState) -> list[int]:
    """Technology rooms on any ship that a Holodeck can copy; not one that copies itself (CAP-NOTE-06)."""
    found = []
    for slots in state.slots:
        for card in slots:
            if card >= 0 and state.cards.is_room[card] and not any(effect[0] == "copy_room" for effect in state.cards.effects[card]):
                found.append(card)
    return sorted(found)


def _copy_room(state: CaptainsState) -> list[Action]:
    return [*(one("copy", state.cards.cards[card]) for card in copied_rooms(state)), NONE]


# ---- tracks, cargo and exchanges


def would_begin(state: CaptainsState, player: int, faction: int, steps: int) -> bool:
    """Whether so many steps would set off an event that has not happened yet (CAP-LIM-07)."""
    if state.reached[faction]:
        return False
    space = state.steps[3 * player + faction] % SPACES
    return space < state.cards.event_space[faction][state.sides[faction]] <= space + steps


_STEP = [one("step", faction) for faction in FACTIONS]


def _faction(state: CaptainsState) -> list[Action]:
    frame = state.stack[-1]
    if frame[0] == "faction":
        return [_STEP[frame[1]], DECLINE]
    steps = frame[1]
    if any(would_begin(state, state.actor, faction, steps) for faction in range(3)):
        return [*_STEP, DECLINE]
    return _STEP.copy()


_ITEM_DROP = [one("drop", item) for item in ITEMS]


def held(state: CaptainsState, player: int) -> list[int]:
    """The kinds of cargo a player has."""
    found = kinds_in(state.items[player], 3)
    if state.trophies[player]:
        found.append(3)
    return found


def _drop(state: CaptainsState) -> list[Action]:
    return [_ITEM_DROP[item] for item in held(state, state.actor)]


def capacity(state: CaptainsState, player: int) -> int:
    """How many items the hold can take: slots without damage, and lockers (CAP-INV-23)."""
    room_left = state.cards.cargo - state.damage[player]
    if room_left < 0:
        room_left = 0
    if state.powers[player] & LOCKERS:
        room_left += sum(entry.slots for card in state.slots[player] if card >= 0 and (entry := state.cards.ability[card]))
    return room_left


def _prevent(state: CaptainsState) -> list[Action]:
    return [_PAY["pirate"], SUFFER]


_PAY = {what: one("pay", what) for what in (*ITEMS, "medal", *FACTIONS)}


def payments(state: CaptainsState, player: int, cost: str, number: int) -> list[str]:
    """What can be paid for an exchange: an item, a medal, or the track on which a marker goes back (CAP-AMB-97)."""
    if cost == "artifact":
        return [ARTIFACTS[kind] for kind in kinds_in(state.items[player], 3)]
    if cost == "pirate":
        return ["pirate"] if state.trophies[player] else []
    if cost == "medal":
        return ["medal"] if state.medals[player] else []
    return [name for faction, name in enumerate(FACTIONS) if state.steps[3 * player + faction] % SPACES >= number]


def _pay(state: CaptainsState) -> list[Action]:
    frame = state.stack[-1]
    return [*(_PAY[what] for what in payments(state, state.actor, frame[1], frame[2])), DECLINE]


def currencies(state: CaptainsState, player: int) -> list[str]:
    """What one unit of a training or promotion can be paid with."""
    found = ["medal"] if state.medals[player] else []
    powers = state.powers[player]
    if powers & ARTIFACT_PAY:
        found += [ARTIFACTS[kind] for kind in kinds_in(state.items[player], 3)]
    if powers & PIRATE_PAY and state.trophies[player]:
        found.append("pirate")
    return found


def _pay_mix(state: CaptainsState) -> list[Action]:
    return [_PAY[what] for what in currencies(state, state.actor)]


def _choice(state: CaptainsState) -> list[Action]:
    frame = state.stack[-1]
    found = [numbered("option", number) for number in range(1, len(frame[1]) + 1)]
    return found if frame[2] else [*found, NONE]


def ready_kinds(which: str) -> tuple[int, ...]:
    """The kinds of figures that an effect may call back."""
    return (CADET,) if which == "cadet" else tuple(range(ANDROID))


def _ready_pick(state: CaptainsState) -> list[Action]:
    return [*calls(state, state.actor, ready_kinds(state.stack[-1][2])), NONE]


def _train_pick(state: CaptainsState) -> list[Action]:
    return [*trainings(state, state.actor, guard=False), NONE]


def _store(state: CaptainsState) -> list[Action]:
    return [*(one("store", ARTIFACTS[kind]) for kind in kinds_in(state.items[state.actor], 3)), NONE]


def _mission_keep(state: CaptainsState) -> list[Action]:
    return [one("keep", state.cards.missions[mission]) for mission in state.offer]


def shadow_targets(state: CaptainsState) -> list[int]:
    """The planets with a mission one move from Captain Shadow, without yours (CAP-SOLO-19, CAP-SOLO-22)."""
    return [end for end, _route in state.board.ways[state.ship[1]] if state.content[end] >= 0 and end != state.ship[0]]


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
    "retarget": lambda state: _STEP.copy(),
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


# ---- what a person might think of


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
            return [*learn, *(promote(figure) for figure in ready), *_ROOM, *own, MISSION]
        case "payer":
            kinds = kinds_in(state.items[player], 3)
            return [*(use(kind) for kind in kinds_in(state.ready[player])), *(spend(a, b) for a in kinds for b in kinds if a <= b)]
        case "second_task":
            return [*_ROOM, *own, *queue]
        case "order" | "ready_pick":
            return queue
        case "assign":
            return _SEND
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
            return [*_STEP, DECLINE]
        case "lose_item" | "keep_item":
            return _ITEM_DROP
        case "pay" | "pay_mix":
            return list(_PAY.values()) if state.stack[-1][1] == "steps_back" else [_PAY[what] for what in (*ITEMS, "medal")]
        case "train_pick":
            return [train(figure, to) for figure in kinds_in(state.ready[player]) for to in (1, 2, 3)]
        case "store_artifact":
            return [one("store", item) for item in ARTIFACTS]
        case "shadow_target":
            return [one("shadow", places[end]) for end, _route in state.board.ways[state.ship[1]]]
        case "choice":
            return [NONE]
    return []
