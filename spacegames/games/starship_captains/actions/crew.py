"""What crew and artifacts can do now: rooms, training, missions, calls from the queue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action

from ..components import ANDROID, BASIC, BITS, BLUE, CADET, COLOR_OF, FULL, ROOMS, SLOTS, total
from ..components.vocabulary import ANY_ENSIGN, ARTIFACT_PAY, PIRATE_PAY
from .notation import PASS, call, room, spend, train, use

if TYPE_CHECKING:
    from ..state import CaptainsState


_MOST_KEPT = 20_000
"""Lists that were made once are kept with the cards they belong to, up to so many."""


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
    found = [BASIC_ROOMS[number] for number in range(BASIC) if can[cards.room_color[number]]]
    for slot, card in enumerate(state.slots[player]):
        if card >= 0 and cards.is_room[card]:
            color = 0 if state.stored[player][slot] >= 0 else cards.color[card]
            if can[color]:
                found.append(room(cards.cards[card]))
    return found


BASIC_ROOMS = [room(name) for name in ROOMS]


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


def color_of_room(state: CaptainsState, player: int, number: int) -> int:
    """The colour of a room by its number: basic rooms, then slots."""
    return state.cards.room_color[number] if number < BASIC else room_color(state, player, number - BASIC)


def rooms_for(state: CaptainsState, player: int, figure: int) -> list[Action]:
    """The rooms that match a commander (CAP-CRW-20)."""
    cards = state.cards
    fitting = (0, COLOR_OF[figure])
    found = [BASIC_ROOMS[number] for number in range(BASIC) if cards.room_color[number] in fitting]
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


def ready_kinds(which: str) -> tuple[int, ...]:
    """The kinds of figures that an effect may call back."""
    return (CADET,) if which == "cadet" else tuple(range(ANDROID))
