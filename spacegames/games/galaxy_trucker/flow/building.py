"""Building: everybody grabs, attaches, puts back and sets aside at once, while the sand runs.

Time is counted in beats: each builder has one share of a beat, in any order. By the clock there are no shares, and the
clock itself tells when the sand has run out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from ..components import CARDS, CELLS, PILOT, SPOTS, START, TILES, WAREHOUSE
from ..state import LIFTED, MIDDLE, OFF, RESERVE
from . import deck
from .steps import run

if TYPE_CHECKING:
    from ..state import GalaxyTruckerState

MOST_BEATS = 400
IDLE_BEATS = 3
_HEAP = list(range(WAREHOUSE))
_ORDERS = {players: [tuple((first + seat) % players for seat in range(players)) for first in range(players)] for players in (2, 3, 4)}
_NUMBER_RULES = {"choice": ("GT-FIN-01", "GT-FIN-02", "GT-FIN-04"), "time": ("GT-TIM-07", "GT-TIM-08"), "guard": ("GT-AMB-06",)}


def begin_round(state: GalaxyTruckerState, starter: int, events: list[Event]) -> None:
    """Boards, pilot cabins, warehouse, piles, and the signal (GT-SET-07 to GT-SET-12, GT-TIM-01, GT-TIM-02)."""
    players = state.players
    state.enter_round(state.place)
    state.phase = "building"
    state.heap = _HEAP.copy()
    state.open = []
    state.bank = list(state.box.supply) if state.options["goods"] == "box" else None
    state.ships = [{START: 4 * PILOT[player]} for player in range(players)]
    state.cargo = [{} for _player in range(players)]
    state.hulls = [None] * players
    state.lost = [()] * players
    state.hand = [-1] * players
    state.loose = [-1] * players
    state.hand_from = [MIDDLE] * players
    state.loose_from = [MIDDLE] * players
    state.reserve = [()] * players
    state.number = [0] * players
    state.looked = [0] * players
    state.day = [OFF] * players
    state.out = [0] * players
    state.starter = starter
    state.beat = state.idle = 0
    state.acted = state.lifted = state.waited = 0
    state.gone = state.dice = ()
    state.marks = [-1] * players
    state.dock = None
    state.todo = []
    state.circle = state.sand = -1
    if not state.learning:
        state.circle = state.round.circle
        state.sand = full_sand(state)
    deck.lay_piles(state)
    data = {"round": state.round.name, "ship_class": state.ship_class, "starter": starter, "learning": state.learning}
    signal = "GT-BLD-01" if state.place == 0 else "GT-TIM-01"
    events.append(Event("round_began", ("GT-SET-02", "GT-SET-03", signal), (f"seat-{starter}", "heap"), data))
    state.decider = starter
    state.kind = "build"


def full_sand(state: GalaxyTruckerState) -> int:
    """How much sand a turned hourglass holds: so many beats, or some, if the clock runs."""
    return 1 if state.options["hourglass"] == "clock" else int(state.options["sand"])


def beat_order(state: GalaxyTruckerState) -> tuple[int, ...]:
    """Who comes first in this beat: it begins one seat further each time (GT-AMB-01)."""
    return _ORDERS[state.players][(state.starter + state.beat) % state.players]


def stage(state: GalaxyTruckerState, player: int) -> str:
    """What a player may do now: build, hold, hourglass, or nothing."""
    if state.acted >> player & 1:
        return ""
    if state.number[player]:
        return "hourglass" if may_turn(state, player) else ""
    return "hold" if state.hand[player] >= 0 else "build"


def may_turn(state: GalaxyTruckerState, player: int) -> bool:
    """Whether a player may turn the hourglass: it has run out, and only who has finished turns it to Start."""
    return state.sand == 0 and (state.circle > 1 or (state.circle == 1 and state.number[player] > 0))


def numbers(state: GalaxyTruckerState) -> list[int]:
    """The numbers one may finish with (GT-FIN-04, GT-AMB-11)."""
    left = [number for number in range(1, state.players + 1) if number not in state.number]
    return left[:1] if state.options["numbers"] == "lowest" else left


# ---- what builders do


def grab(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Take a component: one face down by chance, or one that lies open (GT-BLD-03)."""
    if action.args:
        tile: int = action.args[0]
        state.open.remove(tile)
        things = (f"tile-{TILES[tile]}", f"hand-{player}")
        events.append(Event("grabbed", ("GT-BLD-03", "GT-BLD-07"), things, {"player": player, "tile": TILES[tile], "source": "open"}))
    else:
        place = state.chance.forced_draw([TILES[tile] for tile in state.heap]) if state.chance.forced else None
        tile = state.heap.pop(state.chance.below(len(state.heap)) if place is None else place)
        data = {"player": player, "tile": TILES[tile], "source": "heap"}
        events.append(Event("grabbed", ("GT-BLD-03", "GT-BLD-05"), ("heap", f"hand-{player}"), data, reveals=True))
    _pick_up(state, player, tile, MIDDLE)


def take(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Take a component of the own reserve, to attach it (GT-RSV-03)."""
    tile: int = action.args[0]
    place = state.reserve[player].index(tile)
    state.reserve[player] = (*state.reserve[player][:place], *state.reserve[player][place + 1 :])
    _pick_up(state, player, tile, RESERVE)
    events.append(Event("taken", ("GT-RSV-03",), (f"reserve-{player}-{place + 1}", f"hand-{player}"), {"player": player, "tile": TILES[tile]}))


def _pick_up(state: GalaxyTruckerState, player: int, tile: int, source: int) -> None:
    """With the next component in hand the one before is fixed for good (GT-BLD-11)."""
    state.hand[player] = tile
    state.hand_from[player] = source
    state.loose[player] = -1
    state.loose_from[player] = MIDDLE
    if player == state.decider:
        state.kind = "hold"


def lift(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Take the component attached last back into the hand (GT-BLD-11)."""
    cell = state.loose[player]
    ship = state.ships[player].copy()
    tile = ship.pop(cell) >> 2
    state.ships[player] = ship
    state.hulls[player] = None
    _pick_up(state, player, tile, LIFTED + state.loose_from[player])
    state.lifted |= 1 << player
    data = {"player": player, "tile": TILES[tile], "cell": CELLS[cell]}
    events.append(Event("lifted", ("GT-BLD-11",), (SPOTS[player][cell], f"hand-{player}"), data))


def place(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Attach the component in hand to the ship (GT-BLD-12)."""
    cell, quarter = action.args
    tile = state.hand[player]
    state.ships[player] = {**state.ships[player], cell: 4 * tile + quarter}
    before = state.hulls[player]
    state.hulls[player] = None if before is None else before.grown(state.ships[player])
    state.loose[player] = cell
    state.loose_from[player] = state.hand_from[player] & RESERVE
    data = {"player": player, "tile": TILES[tile], "cell": CELLS[cell], "rotation": 90 * quarter}
    events.append(Event("placed", ("GT-BLD-06", "GT-BLD-12"), (f"hand-{player}", SPOTS[player][cell]), data))
    _put_down(state, player, events)


def put_back(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Put the component in hand back into the middle, face up (GT-BLD-06)."""
    _into_the_middle(state, player, "choice", events)
    _put_down(state, player, events)


def _into_the_middle(state: GalaxyTruckerState, player: int, by: str, events: list[Event]) -> None:
    tile = state.hand[player]
    state.open.append(tile)
    state.open.sort()
    rules = ("GT-BLD-06", "GT-BLD-07") if by == "choice" else ("GT-TIM-07", "GT-AMB-09")
    events.append(Event("returned", rules, (f"hand-{player}", f"tile-{TILES[tile]}"), {"player": player, "tile": TILES[tile], "by": by}))


def set_aside(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Put the component in hand into the reserve (GT-RSV-01)."""
    tile = state.hand[player]
    state.reserve[player] = (*state.reserve[player], tile)
    place = len(state.reserve[player])
    events.append(Event("reserved", ("GT-RSV-01", "GT-RSV-02"), (f"hand-{player}", f"reserve-{player}-{place}"), {"player": player, "tile": TILES[tile]}))
    _put_down(state, player, events)


def _put_down(state: GalaxyTruckerState, player: int, events: list[Event]) -> None:
    """The hand is empty again. To settle a lifted component anew costs nothing (GT-AMB-08)."""
    free = state.hand_from[player] >= LIFTED
    state.hand[player] = -1
    state.hand_from[player] = MIDDLE
    if not free:
        finish_share(state, player, events)
    elif player == state.decider:
        state.kind = "build"


def look(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Look at one of the three piles (GT-DCK-03, GT-DCK-04)."""
    pile: int = action.args[0]
    state.looked[player] |= 1 << pile - 1
    secret = {"cards": [CARDS[card] for card in state.piles[pile - 1]]}
    events.append(Event("looked", ("GT-DCK-03", "GT-DCK-04"), (f"pile-{pile}",), {"player": player, "pile": pile}, reveals=True, only=player, secret=secret))
    finish_share(state, player, events)


def wait(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Let a beat go by."""
    rule = "GT-TIM-03" if state.number[player] else "GT-AMB-02"
    events.append(Event("waited", (rule,), (f"seat-{player}",), {"player": player}))
    if not state.number[player]:
        state.waited |= 1 << player
    finish_share(state, player, events)


def take_number(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Finish the ship with a number (GT-FIN-01)."""
    _finish_ship(state, player, action.args[0], "choice", events)
    finish_share(state, player, events)


def _finish_ship(state: GalaxyTruckerState, player: int, number: int, by: str, events: list[Event]) -> None:
    state.number[player] = number
    state.loose[player] = -1
    state.loose_from[player] = MIDDLE
    events.append(Event("number_taken", _NUMBER_RULES[by], (f"number-{number}", f"seat-{player}"), {"player": player, "number": number, "by": by}))


# ---- the hourglass


def turn(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Turn the hourglass and move it to the next circle; this costs no share (GT-TIM-03, GT-TIM-06)."""
    state.circle -= 1
    state.sand = full_sand(state)
    rule = "GT-TIM-06" if state.circle == 0 else "GT-TIM-03"
    events.append(Event("hourglass_turned", (rule, "GT-TIM-05"), ("hourglass",), {"player": player, "circle": state.circle}))
    if state.teams == "expert" and state.circle > 0:
        change_places(state, "hourglass", events)
    settle(state, events)


def sand_out(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """The clock tells that the sand has run out."""
    _run_out(state, events)
    settle(state, events)


def _run_out(state: GalaxyTruckerState, events: list[Event]) -> None:
    state.sand = 0
    rules = ("GT-TIM-07",) if state.circle == 0 else ("GT-TIM-03",)
    events.append(Event("sand_ran_out", rules, ("hourglass",), {"circle": state.circle}))


def change_places(state: GalaxyTruckerState, moment: str, events: list[Event]) -> None:
    """Partners change places: ships, reserves and numbers stay where they are (GT-VAR-06, GT-VAR-07, GT-AMB-78)."""
    for one, two in ((0, 2), (1, 3)):
        state.ships[one], state.ships[two] = state.ships[two], state.ships[one]
        state.hulls[one], state.hulls[two] = state.hulls[two], state.hulls[one]
        state.lost[one], state.lost[two] = state.lost[two], state.lost[one]
        state.reserve[one], state.reserve[two] = state.reserve[two], state.reserve[one]
        state.number[one], state.number[two] = state.number[two], state.number[one]
        for player, partner in ((one, two), (two, one)):
            state.loose[player] = -1
            state.loose_from[player] = MIDDLE
            if state.hand[player] >= 0 and state.hand_from[player] & RESERVE:
                # what belongs to the partner's reserve stays there
                state.reserve[partner] = (*state.reserve[partner], state.hand[player])
                state.hand[player] = -1
                state.hand_from[player] = MIDDLE
            elif state.hand[player] >= 0 and state.number[player]:
                _into_the_middle(state, player, "time", events)
                state.hand[player] = -1
    rule = "GT-VAR-07" if moment == "hourglass" else "GT-VAR-06"
    seats_touched = tuple(f"seat-{player}" for player in range(4))
    events.append(Event("places_changed", (rule,), seats_touched, {"pairs": [[0, 2], [1, 3]], "moment": moment}))


# ---- beats


def finish_share(state: GalaxyTruckerState, player: int, events: list[Event]) -> None:
    """The player has used the share of this beat."""
    if state.by_clock:
        _tick(state, player, events)
    else:
        state.acted |= 1 << player
        settle(state, events)


def _tick(state: GalaxyTruckerState, player: int, events: list[Event]) -> None:
    """By the clock there are no beats: the table waits for the next seat, and everybody may act."""
    state.beat += 1
    state.idle = state.idle + 1 if state.waited >> player & 1 else 0
    state.waited = 0
    state.lifted &= 1 << player
    builders = state.number.count(0)
    if builders and (state.beat >= MOST_BEATS * state.players or state.idle >= IDLE_BEATS * builders):
        _stop_all(state, "guard", events)
    if state.decider == player:
        state.decider = (player + 1) % state.players
    settle(state, events)


def settle(state: GalaxyTruckerState, events: list[Event]) -> None:
    """Find whom the table waits for now; begin new beats, and end the building when all have finished."""
    if 0 not in state.number:
        _finish(state, events)
        return
    if state.by_clock:
        if state.circle == 0 and state.sand == 0:
            _stop_all(state, "time", events)
            _finish(state, events)
            return
        for seat in range(state.players):
            player = (state.decider + seat) % state.players
            found = stage(state, player)
            if found:
                state.decider, state.kind = player, found
                return
    while True:
        acted, number = state.acted, state.number
        for player in _ORDERS[state.players][(state.starter + state.beat) % state.players]:
            if acted >> player & 1:
                continue
            if not number[player]:
                state.decider = player
                state.kind = "build" if state.hand[player] < 0 else "hold"
                return
            if state.sand == 0 and may_turn(state, player):
                state.decider, state.kind = player, "hourglass"
                return
        if not _next_beat(state, events):
            _finish(state, events)
            return


def _next_beat(state: GalaxyTruckerState, events: list[Event]) -> bool:
    """A new beat begins; False if it is the end of building."""
    state.idle = state.idle + 1 if state.waited and state.waited.bit_count() == state.number.count(0) else 0
    state.beat += 1
    state.acted = state.lifted = state.waited = 0
    if state.sand > 0:
        state.sand -= 1
        if state.sand == 0:
            _run_out(state, events)
            if state.circle == 0:
                _stop_all(state, "time", events)
                return False
    if state.idle >= IDLE_BEATS or state.beat >= MOST_BEATS:
        _stop_all(state, "guard", events)
        return False
    return True


def _stop_all(state: GalaxyTruckerState, by: str, events: list[Event]) -> None:
    """Everybody still building stops and takes a number in beat order (GT-TIM-07, GT-AMB-09, GT-AMB-10)."""
    for player in beat_order(state):
        if state.number[player]:
            continue
        if state.hand[player] >= 0:
            if state.hand_from[player] & RESERVE:
                state.reserve[player] = (*state.reserve[player], state.hand[player])
            else:
                _into_the_middle(state, player, "time", events)
            state.hand[player] = -1
            state.hand_from[player] = MIDDLE
        number = next(number for number in range(1, state.players + 1) if number not in state.number)
        _finish_ship(state, player, number, by, events)


def _finish(state: GalaxyTruckerState, events: list[Event]) -> None:
    """All ships are finished (GT-LCH-01)."""
    state.acted = state.lifted = state.waited = state.idle = 0
    events.append(Event("building_over", ("GT-FIN-05", "GT-LCH-01"), ("heap",), {}))
    state.todo = [("examine",)]
    run(state, events)
