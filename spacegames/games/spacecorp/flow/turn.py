"""The order of a turn: star tracks, Edge windows, the six steps, and whose turn comes next (SC-TRN)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from ..actions import declaring
from ..components.kinds import ANYBODY
from ..components.names import SITES, STARFARERS
from ..state import CONTRACTS_DONE, DECK_EMPTY, NO_ENDING
from . import acting, building, colonies, discovery, drafting, edges, eras, steps
from .table import SEAT_IDS, SITE_IDS, team_id

if TYPE_CHECKING:
    from ..state import SpaceCorpState

_Task = Callable[["SpaceCorpState", list[Event]], bool]
_TASKS: dict[str, _Task] = {}
_PHASES: dict[str, _Task] = {}
_START, _AFTER, _END, _EVER = ANYBODY["start"], ANYBODY["after"], ANYBODY["end"], ANYBODY["ever"]


def fill() -> None:
    """The tables of what can be pending and of the phases; a task or phase says whether somebody has to decide.

    A phase in which nobody is asked goes on to the next one at once.
    """
    _TASKS.update(
        {
            "draws": acting.draws,
            "tiles": acting.tiles,
            "explore": discovery.explore,
            "bases": building.bases,
            "offer": acting.offers,
            "award": acting.award,
            "phobes": acting.fleeing,
            "deploy": acting.deploying,
            "row": colonies.rows,
            "sabotage": edges.asks_action,
            "poach": edges.asks_card,
            "remove": edges.asks_slot,
            "carry": steps.asks_site,
            "beyond": eras.asks_beyond,
            "cards": eras.deal_era,
        }
    )
    _PHASES.update(
        {
            "setup": eras.after_setup,
            "start": _after_start,
            "act": _after_action,
            "after": _after_step_1,
            "contracts": steps.check_contracts,
            "claimed": steps.after_claim,
            "rewards": steps.give_rewards,
            "transport": steps.ask_transport,
            "before": steps.discard_cards,
            "discarded": steps.refill,
            "end": end_turn,
            "legacy": eras.ask_legacy,
            "scoring": eras.finish,
        }
    )


def proceed(state: SpaceCorpState, events: list[Event]) -> None:
    """Go on until somebody has to decide."""
    while state.decider >= 0:
        if state.pending:
            if _TASKS[state.pending[-1][0]](state, events):
                return
        elif _PHASES[state.phase](state, events):
            return


def begin_turn(state: SpaceCorpState, player: int, events: list[Event]) -> None:
    """A player becomes active; own teams on star tracks go on before anything else (SC-TRN-01, SC-TRN-12, SC-STR-08, SC-AMB-96)."""
    state.number += 1
    state.active = state.decider = player
    state.barred = state.produced = state.claimant = -1
    state.acted = state.quiet = state.waived = 0
    state.leaks = ()
    state.rewards = ()
    state.phase = "start"
    data = {"player": player, "number": state.number, "again": state.again}
    events.append(Event("turn_began", ("SC-TRN-01",), SEAT_IDS[player], data, True))
    state.again = False
    if state.era == STARFARERS and any(state.track[4 * player : 4 * player + 4]):
        _advance_teams(state, player, events)
    state.late[player] += 1


def _advance_teams(state: SpaceCorpState, player: int, events: list[Event]) -> None:
    """Own teams on star tracks come nearer to their stars (SC-STR-08)."""
    steps_on = 1 + state.perks[player].track
    for team in range(4):
        place = 4 * player + team
        if state.track[place]:
            state.track[place] = max(0, state.track[place] - steps_on)
            told = {"player": player, "team": team + 1, "site": SITES[state.teams[place]], "box": state.track[place]}
            events.append(Event("team_advanced", ("SC-STR-08",), (team_id(player, team), *SITE_IDS[state.teams[place]]), told))


def _after_start(state: SpaceCorpState, events: list[Event]) -> bool:
    """The window at the start of the turn, then step 1."""
    if state.alert & _START and edges.ask(state, events):
        return True
    return begin_action(state, events)


def begin_action(state: SpaceCorpState, events: list[Event]) -> bool:
    """Step 1: an action is declared; who cannot act passes or skips (SC-TRN-04, SC-ERA-04, SC-AMB-62, SC-AMB-90)."""
    state.phase = "act"
    player = state.active
    state.decider = player
    if state.late[player] > state.options["late_turns"]:
        if state.ending == NO_ENDING:
            state.ending = DECK_EMPTY
            events.append(Event("era_ending", ("SC-AMB-90", "SC-ERA-09"), ("deck",), {"cause": "late", "last": []}, reveals=True))
        _pass(state, player, True, ("SC-AMB-90",), events)
        return False
    choices = declaring.declare(state)
    if len(choices) == 1:
        if choices[0].kind == "pass":
            _pass(state, player, True, ("SC-ERA-04",), events)
            return False
        if choices[0].kind == "skip":
            _skip(state, player, events)
            return False
    state.kind = "declare"
    state._legal = choices
    return True


def _after_action(state: SpaceCorpState, events: list[Event]) -> bool:
    """The action is done: a second team by Time, or on to the window after step 1 (SC-VAL-09)."""
    if state.timed == 2 and state.execution == 1:
        state.execution = 2
        state.team = state.target = -1
        state.types = state.used = ()
        if declaring.able(state):
            drafting.next_step(state, events)
            return True
        drafting.drop_second(state, events)
    drafting.clear(state)
    state.phase = "after"
    state.waived = 0
    return _after_step_1(state, events)


def _after_step_1(state: SpaceCorpState, events: list[Event]) -> bool:
    alert = state.alert
    if alert & _AFTER and (alert & _EVER or state.produced > 0 or state.leaks) and edges.ask(state, events):
        return True
    state.phase = "contracts"
    return steps.check_contracts(state, events)


def skip(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """No action is possible and the deck is not empty (SC-AMB-62)."""
    _skip(state, player, events)
    proceed(state, events)


def _skip(state: SpaceCorpState, player: int, events: list[Event]) -> None:
    events.append(Event("turn_skipped", ("SC-AMB-62",), SEAT_IDS[player], {"player": player}, reveals=True))
    state.phase = "after"
    state.waived = 0


# ---- passing and the end of the turn


def pass_era(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Pass for the rest of the era (SC-ERA-03, SC-ERA-05)."""
    _pass(state, player, False, ("SC-ERA-03", "SC-ERA-05"), events)
    proceed(state, events)


def _pass(state: SpaceCorpState, player: int, forced: bool, rules: tuple[str, ...], events: list[Event]) -> None:
    state.passed |= 1 << player
    events.append(Event("player_passed", rules, SEAT_IDS[player], {"player": player, "forced": forced}, reveals=True))
    if state.last is None and state.passed.bit_count() >= (1 if state.players == 2 else 2):
        state.last = others(state, player)
        rules = ("SC-ERA-06",) if state.players == 2 else ("SC-ERA-07",)
        events.append(Event("era_ending", rules, (), {"cause": "passes", "last": list(state.last)}, reveals=True))
    next_turn(state, events)


def others(state: SpaceCorpState, player: int) -> tuple[int, ...]:
    """All other players who have not passed, clockwise (SC-AMB-88)."""
    order = [(player + offset) % state.players for offset in range(1, state.players)]
    return tuple(other for other in order if not state.passed >> other & 1)


def trigger(state: SpaceCorpState, events: list[Event]) -> None:
    """Six contracts are claimed: every other player takes one more turn (SC-ERA-01, SC-AMB-65, SC-AMB-87)."""
    state.ending = CONTRACTS_DONE
    if state.last is None:
        state.last = others(state, state.active)
    events.append(Event("era_ending", ("SC-ERA-01", "SC-ERA-09"), (), {"cause": "contracts", "last": list(state.last)}))


def end_turn(state: SpaceCorpState, events: list[Event]) -> bool:
    """The last window, then the next turn (SC-EDG-06)."""
    if state.alert & _END and edges.ask(state, events):
        return True
    next_turn(state, events)
    return False


def next_turn(state: SpaceCorpState, events: list[Event]) -> None:
    """Whose turn comes next, or the end of the era (SC-ERA-01, SC-ERA-06 to SC-ERA-08)."""
    if state.again:
        begin_turn(state, state.active, events)
        return
    if state.last is not None:
        if not state.last:
            eras.end_era(state, events)
            return
        player, state.last = state.last[0], state.last[1:]
        begin_turn(state, player, events)
        return
    player = (state.active + 1) % state.players
    while state.passed >> player & 1 and player != state.active:
        player = (player + 1) % state.players
    begin_turn(state, player, events)
