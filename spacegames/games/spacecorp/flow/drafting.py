"""Step 1 up to confirm: an action is declared, gets its team, target and bases, and is fed (SC-VAL-01, SC-AMB-16)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from ..actions import declaring, settling
from ..components.names import ACTION_NUMBER, ACTIONS, BASES, BUILD, CARDS, COLONIES, COLONIZE, EXPLORE, MOVE, SITES, SPECIAL, TIME, UPGRADE
from ..value import ZERO, Count, infra_of, need_of, new_tuple, recount, total
from . import acting, turn
from .table import BOX_IDS, HAND_IDS, SEAT_IDS, SITE_IDS, give_up, take_in, team_id

if TYPE_CHECKING:
    from ..state import SpaceCorpState

_DECLARED = [
    {
        name: Event("declared", ("SC-TRN-04", "SC-TRN-05"), (f"action-{name}",), {"player": player, "action": name, "card": None})
        for name in ACTIONS[: len(ACTIONS) - 2]
    }
    for player in range(4)
]
"""By player and action what is told when it is named; it is always the same."""


_OUTRIGHT = ("research", "produce", "genetics", "revelation")
"""Actions without a team and a target."""
_SEATS = [tuple(seat for seat in range(4) if seats >> seat & 1) for seats in range(16)]
_HQ_IDS = [tuple(f"hq-{seat}" for seat in seats) for seats in _SEATS]
_TARGETED = {MOVE: ("SC-MOV-03", "SC-MOV-08"), EXPLORE: ("SC-EXP-02",), BUILD: ("SC-BLD-04",), COLONIZE: ("SC-COL-01",)}


def clear(state: SpaceCorpState) -> None:
    """No action is being put together."""
    state.act = state.card = state.team = state.target = state.founding = -1
    state.types = state.fed = state.used = state.lent = ()
    state.hq = state.timed = state.spent = state.given = 0
    state.hq_shielded = False
    state.execution = 1
    state.count = ZERO


def declare(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Name the action of this turn (SC-TRN-04)."""
    kind = action.kind
    state.act = ACTION_NUMBER[kind]
    events.append(_DECLARED[player][kind])
    if kind in _OUTRIGHT:
        ask(state, "feed")
    else:
        next_step(state, events)


def declare_card(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Upgrade and Special name their card at once (SC-UPG-01, SC-SPC-01)."""
    (card,) = action.args
    state.act = UPGRADE if action.kind == "upgrade" else SPECIAL
    state.card = card
    give_up(state, player, card)
    rule = "SC-UPG-01" if action.kind == "upgrade" else "SC-SPC-01"
    data = {"player": player, "action": action.kind, "card": CARDS[card]}
    events.append(Event("declared", (rule, "SC-TRN-06"), (f"action-{action.kind}", f"hand-{player}-{CARDS[card]}"), data))
    if action.kind == "upgrade":
        state.kind = "slot"
        return
    state.table = (*state.table, card)
    next_step(state, events)


def next_step(state: SpaceCorpState, events: list[Event]) -> None:
    """Ask for the team, the target, the bases or the sources, whichever is missing (SC-AMB-16).

    A single choice is made by itself where everybody at the table can see that it is the only one; elsewhere that would tell
    something about the hand.
    """
    action = state.act
    special = state.parts.special[state.card] if action == SPECIAL else ""
    state.decider = state.active
    if state.team < 0 and (action in (MOVE, EXPLORE, BUILD) or special == "prototype"):
        teams = declaring.visible_teams(state)
        if len(teams) != 1 or state.execution == 2:
            ask(state, "team")
            return
        _set_team(state, teams[0], events)
    if state.target < 0 and (action in (MOVE, COLONIZE) or special in ("probe", "prototype")):
        places = declaring.visible_targets(state)
        if len(places) != 1:
            ask(state, "target")
            return
        _set_target(state, places[0], events)
    if action == BUILD:
        site = state.target
        while len(state.types) < state.parts.boards.spots[site]:
            types = settling.visible_types(state)
            if len(types) != 1:
                ask(state, "base")
                return
            _set_base(state, types[0], events)
    if action == COLONIZE and state.founding < 0:
        ask(state, "colony")
        return
    if action == SPECIAL:
        acting.special(state, events)
        turn.proceed(state, events)
        return
    ask(state, "feed")


def ask(state: SpaceCorpState, kind: str) -> None:
    """The next choice of the active player; while sources are fed the count is kept up to date."""
    if kind == "feed" and (state.team >= 0 or state.act == COLONIZE or state.owned[state.active]):
        recount(state)
    else:
        state.count = ZERO
    state.kind = kind


@lru_cache(10_000)
def _team_event(player: int, team: int, site: int, moves: bool) -> Event:
    """What is told of a chosen team."""
    rules = ("SC-MOV-01",) if moves else ("SC-EXP-01", "SC-BLD-01")
    return Event("team_chosen", rules, (team_id(player, team),), {"player": player, "team": team + 1, "site": SITES[site]})


@lru_cache(10_000)
def _target_event(player: int, site: int, need: int | None, act: int) -> Event:
    """What is told of a chosen target."""
    return Event("target_chosen", _TARGETED.get(act, ("SC-SPC-01",)), SITE_IDS[site], {"player": player, "site": SITES[site], "need": need})


def _set_team(state: SpaceCorpState, team: int, events: list[Event]) -> None:
    player = state.active
    site = state.teams[4 * player + team]
    state.team = team
    events.append(_team_event(player, team, site, state.act == MOVE))
    if state.act in (EXPLORE, BUILD):
        _set_target(state, site, events)


def _set_target(state: SpaceCorpState, site: int, events: list[Event]) -> None:
    state.target = site
    need = need_of(state) if MOVE <= state.act <= BUILD else None
    events.append(_target_event(state.active, site, need, state.act))


def _set_base(state: SpaceCorpState, base: int, events: list[Event]) -> None:
    slot = 3 * state.target + len(state.types)
    state.types = (*state.types, base)
    data = {"player": state.active, "site": SITES[state.target], "box": slot % 3 + 1, "base": BASES[base]}
    events.append(Event("base_chosen", ("SC-BLD-07",), (BOX_IDS[slot],), data))


def _set_colony(state: SpaceCorpState, colony: int, events: list[Event]) -> None:
    state.founding = colony
    data = {"player": state.active, "colony": COLONIES[colony], "site": SITES[state.target], "need": state.parts.colony_value[colony]}
    events.append(Event("colony_chosen", ("SC-COL-03", "SC-COL-04"), (f"colony-{COLONIES[colony]}",), data))


def choose_team(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    _set_team(state, action.args[0], events)
    next_step(state, events)


def choose_target(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    _set_target(state, action.args[0], events)
    next_step(state, events)


def choose_base(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    _set_base(state, action.args[0], events)
    next_step(state, events)


def choose_colony(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    _set_colony(state, action.args[0], events)
    next_step(state, events)


def stop(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """No second team after all (SC-AMB-18)."""
    drop_second(state, events)
    turn.proceed(state, events)


def drop_second(state: SpaceCorpState, events: list[Event]) -> None:
    events.append(Event("second_dropped", ("SC-AMB-18", "SC-VAL-08"), SEAT_IDS[state.active], {"player": state.active}))
    state.timed = 0


# ---- feeding


def _tell(
    state: SpaceCorpState, source: str, what: list[str | int], shielded: bool, rules: tuple[str, ...], things: tuple[str, ...], events: list[Event]
) -> None:
    need = state.count.need
    data = {
        "player": state.active,
        "source": source,
        "what": what,
        "shielded": shielded,
        "value": state.count.value,
        "need": need if need >= 0 else None,
    }
    events.append(Event("fed", rules, things, data))


def _add(state: SpaceCorpState, printed: int, added: int, times: int, largest: int, shielded: bool) -> tuple[int, int | None]:
    """One more source is counted; one that does not multiply has 0 times. The value afterwards and what it must reach."""
    sum, cards, product, multiplied, factor, doubled, most, safe, radiation, need, _value, _build = state.count
    sum += printed
    cards += added
    if times:
        product *= times
        multiplied = True
    if largest > most:
        most = largest
    value = (sum + cards) * product * factor
    if doubled or not value:
        value = total(state, sum, cards, product, multiplied, factor, doubled, most)
    state.count = new_tuple(Count, (sum, cards, product, multiplied, factor, doubled, most, safe or shielded, radiation, need, value, 0))
    return value, need if need >= 0 else None


def feed_card(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Play a card for the declared action (SC-VAL-04, SC-RAD-05)."""
    (card,) = action.args
    shielded = action.kind == "shielded"
    give_up(state, player, card)
    state.table = (*state.table, card)
    state.fed = (*state.fed, 2 * card + shielded)
    parts, act = state.parts, state.act
    times = 0 if shielded else parts.times[act % 7][card]
    rules = ("SC-RAD-05", "SC-RAD-06") if shielded else ("SC-VAL-04", "SC-VAL-18") if times else ("SC-VAL-04",)
    if act == COLONIZE:
        recount(state)
        _tell(state, "card", [CARDS[card]], shielded, rules, HAND_IDS[player][card], events)
        return
    added = (parts.shielded if shielded else parts.plain)[act][card]
    value, need = _add(state, 0, added, times, added, shielded)
    data = {"player": player, "source": "card", "what": [CARDS[card]], "shielded": shielded, "value": value, "need": need}
    events.append(Event("fed", rules, HAND_IDS[player][card], data))


def feed_hq(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Use the Infra of one HQ, or of two with Competitors (SC-INF-01, SC-INF-03, SC-EDG-01)."""
    seats, shielded = action.args
    if seats & (seats - 1):
        card = state.parts.hand(state.hands[player]).competitors
        give_up(state, player, card)
        state.table = (*state.table, card)
        data = {"player": player, "edge": "competitors", "card": CARDS[card]}
        events.append(Event("edge_played", ("SC-EDG-01", "SC-EDG-GEN-02"), HAND_IDS[player][card], data))
    state.hq = seats
    state.hq_shielded = shielded
    if state.act == COLONIZE:
        recount(state)
    else:
        printed, added, times, multiplies, loss, largest = infra_of(state, seats, state.act)
        _add(state, printed, added - loss if shielded else added, times if multiplies else 0, largest, shielded)
    own = seats == 1 << player
    rules = ("SC-INF-01", "SC-INF-02") if own else ("SC-INF-01", "SC-INF-04")
    _tell(state, "hq", [*_SEATS[seats]], shielded, rules, _HQ_IDS[seats], events)


def feed_time(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Play a Time card: double the value, or let two teams act (SC-VAL-06 to SC-VAL-08)."""
    give_up(state, player, TIME)
    state.table = (*state.table, TIME)
    state.timed = action.args[0]
    recount(state)
    rules = ("SC-VAL-07", "SC-VAL-06") if state.timed == 1 else ("SC-VAL-08", "SC-VAL-06")
    _tell(state, "time", ["double" if state.timed == 1 else "two"], False, rules, HAND_IDS[player][TIME], events)


def feed_base(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Use the ability of a rival's base (SC-VAL-12, SC-BLD-09, SC-RAD-10)."""
    (slot,) = action.args
    state.used = (*state.used, slot)
    before = state.count.shielded
    recount(state)
    _tell(state, "base", [SITES[slot // 3], slot % 3 + 1], state.count.shielded and not before, ("SC-VAL-12", "SC-BLD-09"), (BOX_IDS[slot],), events)


def feed_colony(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Promise a team or profit to the colony (SC-COL-10, SC-COL-12)."""
    (what,) = action.args
    state.given |= what
    recount(state)
    _tell(state, "team" if what == 1 else "profit", [], False, ("SC-COL-10",) if what == 1 else ("SC-COL-12",), SITE_IDS[state.target], events)


def withdraw(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Take the whole action back because nothing can complete it any more (SC-AMB-16)."""
    events.append(Event("withdrawn", ("SC-AMB-16",), SEAT_IDS[player], {"player": player, "action": ACTIONS[state.act]}))
    if state.execution == 2:
        drop_second(state, events)
        turn.proceed(state, events)
        return
    for card in state.table:
        take_in(state, player, card)
    if state.act == UPGRADE and state.card >= 0:
        take_in(state, player, state.card)
    state.table = ()
    clear(state)
    turn.begin_action(state, events)
