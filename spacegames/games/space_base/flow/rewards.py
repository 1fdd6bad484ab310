"""Phase 4: everybody takes the rewards of the sectors used, along arrows, twice where a sector is doubled.

What a player receives is settled by the cards that lie there when the phase begins; cards that a text reward lets the
player claim are taken last (SB-AMB-25), so the order of everything else makes no difference.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spacegames.core.game import Action, Event

from .. import actions
from ..components import COLONY, DOUBLE, GOAL, NAMES, NONE
from ..state import IDLE, NO_ARROWS, NO_CLAIMS, NO_SELF_CHARGE
from . import turn
from .board import PATROL_IDS, SEAT_IDS, STATION_IDS, earn, gain, has_supply, set_cubes, spend

if TYPE_CHECKING:
    from ..state import SpaceBaseState

_RULES = {
    (0, "dice"): ("SB-RWD-04", "SB-RWD-06"),
    (1, "dice"): ("SB-RWD-05", "SB-RWD-08"),
    (0, "arrow"): ("SB-ARW-01", "SB-ARW-04"),
    (1, "arrow"): ("SB-ARW-01", "SB-ARW-03"),
}
_CUBES = {key: (*rules, "SB-CHG-01", "SB-CHG-05" if key[0] == 0 else "SB-CHG-06") for key, rules in _RULES.items()}


def begin(state: SpaceBaseState, events: list[Event]) -> None:
    """Everybody takes rewards, after a chance to double a sector (SB-TRN-09, SB-ABL-DBL-01, SB-AMB-46)."""
    state.phase = 4
    players = state.players
    for offset in range(players):
        player = (state.active + offset) % players
        choice = state.choice[player]
        state.pending[player] = ((choice,) if choice > 0 else state.dice, 0, 0, ())
        if state.loaded[player] and actions.charged(state, player, DOUBLE):
            state.doubling |= 1 << player
        else:
            collect(state, player, events)
    next_taker(state, events)


def collect(state: SpaceBaseState, player: int, events: list[Event]) -> None:
    """Take rewards until an arrow needs a choice or nothing is left to take."""
    chains, seen, copy, arrows = state.pending[player]
    while True:
        if arrows:
            here = arrows[0]
            ways = neighbours(state, here)
            if len(ways) == 2 and not (seen >> ways[0] & 1 and seen >> ways[1] & 1):
                state.pending[player] = (chains, seen, copy, arrows)
                return
            arrows = arrows[1:]
            if len(ways) == 1:
                seen, arrows = _walk(state, player, ways, "arrow", seen, copy, arrows, events)
        elif chains:
            chain, chains = chains[0], chains[1:]
            copy = chain >> 4
            seen, arrows = _walk(state, player, [chain & 15], "dice", 0, copy, (), events)
        else:
            break
    state.pending[player] = IDLE


def neighbours(state: SpaceBaseState, sector: int) -> list[int]:
    """The sectors left and right; there is none beyond 1 and 12 (SB-AMB-20)."""
    if 1 < sector < 12:
        return [sector - 1, sector + 1]
    if state.options["arrows_wrap"]:
        return [12, 2] if sector == 1 else [11, 1]
    return [2] if sector == 1 else [11]


def _pointed_at(state: SpaceBaseState, sector: int, step: int) -> list[int]:
    """The one sector a single arrow points at, if there is one."""
    target = sector + step
    if 1 <= target <= 12:
        return [target]
    return [(target - 1) % 12 + 1] if state.options["arrows_wrap"] else []


def _walk(
    state: SpaceBaseState, player: int, todo: list[int], by: str, seen: int, copy: int, arrows: tuple[int, ...], events: list[Event]
) -> tuple[int, tuple[int, ...]]:
    """Pay one sector after another along arrows; returns which sectors are paid and the arrows that need a choice."""
    side = 0 if player == state.active else 1
    base = 12 * player - 1
    while todo:
        sector = todo[0]
        todo = todo[1:]
        if seen >> sector & 1:  # each reward once for a result (SB-ARW-08, SB-ARW-10)
            continue
        seen |= 1 << sector
        place = base + sector
        cards = state.patrol[place] if side else (state.station[place],)
        credits = income = points = 0
        cubes: list[str] = []
        claims = NONE
        pay = state.cards.pay[side]
        for card in cards:
            credit, more, vp, arrow, room, claim = pay[card]
            credits += credit
            income += more
            points += vp
            if room and _charges(state, player, side, card, room, copy):
                cubes.append(NAMES[card])
            if arrow and not copy & NO_ARROWS:
                if arrow == 3:
                    arrows = (*arrows, sector)
                else:
                    todo = todo + _pointed_at(state, sector, 1 if arrow == 2 else -1)
            if claim != NONE and not copy & NO_CLAIMS:
                claims = claim
                before = state.claims[player]
                state.claims[player] = (before[0] + claim[0], before[1] + claim[1], before[2] + claim[2])
        things = PATROL_IDS[place] if side else STATION_IDS[place]
        if not cards or cards[0] >= COLONY:
            data: dict[str, Any] = {"player": player, "sector": sector, "by": by, "colony": bool(cards)}
            events.append(Event("unpaid", ("SB-COL-07",) if cards else ("SB-RWD-17",), things, data))
            by = "arrow"
            continue
        state.credits[player] += credits
        state.income[player] += income
        data = {
            "player": player,
            "sector": sector,
            "by": by,
            "cards": [NAMES[card] for card in cards],
            "credits": credits,
            "income": income,
            "vp": points,
            "cubes": cubes,
            "claims": claims != NONE,
        }
        events.append(Event("paid", (_CUBES if cubes else _RULES)[side, by], things, data))
        by = "arrow"
        if points:
            state.vp[player] += points
            if state.vp[player] >= GOAL and not state.ending:
                earn(state, player, 0, events)
    return seen, arrows


def _charges(state: SpaceBaseState, player: int, side: int, card: int, room: int, copy: int) -> bool:
    """Put a cube on a card that pays one, if a slot is empty (SB-CHG-01, SB-CHG-04)."""
    if state.cubes[card] >= room or not has_supply(state):
        return False
    if copy & NO_SELF_CHARGE:  # the doubling ability never charges itself (SB-ABL-DBL-05)
        ability = state.cards.ability[side][card]
        if ability is not None and ability.main == "double":
            return False
    set_cubes(state, player, card, state.cubes[card] + 1)
    return True


def next_taker(state: SpaceBaseState, events: list[Event]) -> None:
    """Ask the next player in turn order who has a choice to make, or go on to phase 5."""
    for offset in range(state.players):
        player = (state.active + offset) % state.players
        stage = state.stage(player) if state.doubling or state.pending[player] is not IDLE or state.claims[player] is not NONE else ""
        if stage == "claim" and not actions.claimable(state, player):
            state.claims[player] = NONE
            continue
        if stage:
            state.decider = player
            state.kind = stage
            return
    turn.open_window(state, 5, events)


# ---- the choices


def double(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """One sector pays everything twice (SB-ABL-DBL-02, SB-ABL-DBL-04, SB-AMB-47 to SB-AMB-50)."""
    card, sector = action.args
    spend(state, player, card, events)
    options = state.options
    extra = NO_SELF_CHARGE | (0 if options["double_arrows"] else NO_ARROWS) | (0 if options["double_claims"] else NO_CLAIMS)
    first = NO_SELF_CHARGE if options["double_charge"] == "none" else 0
    chains: list[int] = []
    doubled = False
    for chain in state.pending[player][0]:
        if chain == sector and not (doubled and options["double_pays"] == "one_extra"):
            chains += [sector + 16 * first, sector + 16 * extra]
            doubled = True
        else:
            chains.append(chain + 16 * first if chain == sector else chain)
    state.pending[player] = (tuple(chains), 0, 0, ())
    rule = "SB-ABL-DBL-02" if player == state.active else "SB-ABL-DBL-04"
    data = {"player": player, "card": NAMES[card], "sector": sector}
    events.append(Event("doubled", (rule, "SB-ABL-DBL-05"), (f"card-{NAMES[card]}",), data))
    gain(state, player, card, events)
    _begin_taking(state, player, events)


def once(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Double nothing."""
    rule = "SB-ABL-DBL-01" if player == state.active else "SB-ABL-DBL-03"
    events.append(Event("not_doubled", ("SB-TRN-16", rule), SEAT_IDS[player], {"player": player}))
    _begin_taking(state, player, events)


def _begin_taking(state: SpaceBaseState, player: int, events: list[Event]) -> None:
    state.doubling &= ~(1 << player)
    collect(state, player, events)
    next_taker(state, events)


def left(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """A two-way arrow points left (SB-ARW-02)."""
    _choose(state, player, 0, events)


def right(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """A two-way arrow points right (SB-ARW-02)."""
    _choose(state, player, 1, events)


def _choose(state: SpaceBaseState, player: int, way: int, events: list[Event]) -> None:
    chains, seen, copy, arrows = state.pending[player]
    here = arrows[0]
    target = neighbours(state, here)[way]
    spent = bool(seen >> target & 1)
    data = {"player": player, "sector": here, "to": target, "spent": spent}
    rules = ("SB-ARW-02", "SB-ARW-10", "SB-AMB-24") if spent else ("SB-ARW-02",)
    events.append(Event("arrow_chosen", rules, SEAT_IDS[player], data))
    seen, arrows = _walk(state, player, [target], "arrow", seen, copy, arrows[1:], events)
    state.pending[player] = (chains, seen, copy, arrows)
    collect(state, player, events)
    next_taker(state, events)
