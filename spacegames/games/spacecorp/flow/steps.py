"""Steps 2 to 6 of a turn: contracts, rewards, transport, discard and refill, draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from .. import contracts
from ..actions import choosing
from ..components.kinds import ANYBODY
from ..components.names import CARDS, CONTRACTS, TIME
from ..state import CONTRACTS_DONE
from . import colonies, edges, turn
from .table import OFFER_IDS, SEAT_IDS, check_deck, draw, pay, put_team, top_card

if TYPE_CHECKING:
    from ..state import SpaceCorpState


_DECLINED = [Event("reward_declined", ("SC-RWD-03",), SEAT_IDS[player], {"player": player}) for player in range(4)]
_NUMBERS = "1234"
_FROM: tuple[tuple[tuple[str, ...], ...], ...] = (
    ((),),
    (("SC-CTR-06",), ("SC-CTR-10",)),
    (("SC-CTR-07",), ("SC-CTR-08",), ("SC-CTR-09",)),
)
"""By era and by where the disc lies which rule says what a contract pays: with what nobody claimed before, or on its own."""
_CLAIMED, _BEFORE, _DISCARDED = ANYBODY["claimed"], ANYBODY["before"], ANYBODY["discarded"]


# ---- step 2


def check_contracts(state: SpaceCorpState, events: list[Event]) -> bool:
    """Ask the active player to claim contracts as long as one can be claimed (SC-CTR-02, SC-CTR-04)."""
    if not state.unmet >> state.active & 1:
        rows = contracts.claimable(state)
        if rows:
            state.decider, state.kind = state.active, "contract"
            state._legal = choosing.claim_or_done(rows)
            return True
        state.unmet |= 1 << state.active
    if not state.rewards:
        return ask_transport(state, events)
    _to_rewards(state)
    return give_rewards(state, events)


def claim(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Claim a contract, then let Market Influence speak (SC-CTR-03, SC-CTR-06 to SC-CTR-12)."""
    fulfil(state, player, action.args[0], contracts.reward(state, action.args[0]), events)
    state.claimant = player
    state.phase = "claimed"
    state.waived = 0
    turn.proceed(state, events)


def fulfil(state: SpaceCorpState, player: int, row: int, amount: int, events: list[Event]) -> None:
    """The disc moves onto the contract of this era, and the claimant is paid."""
    rules = ("SC-CTR-03", "SC-CTR-11", *_FROM[state.era][state.discs[row]])
    state.discs[row] = state.era + 1
    state.claimed[row] = player
    data = {"player": player, "row": row + 1, "contract": CONTRACTS[state.era][row], "amount": amount}
    events.append(Event("contract_claimed", rules, (f"contract-{row + 1}",), data))
    pay(state, player, amount, "contract", events)
    colonies.rivals_gain(state, player, "rival_contract", events)
    done = sum(owner >= 0 for owner in state.claimed)
    if state.phase != "scoring" and done >= state.parts.numbers["contracts_to_end"] and state.ending != CONTRACTS_DONE:
        turn.trigger(state, events)


def after_claim(state: SpaceCorpState, events: list[Event]) -> bool:
    if state.alert & _CLAIMED and edges.ask(state, events):
        return True
    state.claimant = -1
    state.phase = "contracts"
    return False


def claims_done(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Claim nothing more."""
    events.append(Event("claims_done", ("SC-CTR-02",), SEAT_IDS[player], {"player": player}))
    _to_rewards(state)
    turn.proceed(state, events)


# ---- step 3


def _to_rewards(state: SpaceCorpState) -> None:
    """Rewards are given in turn order (SC-RWD-04)."""
    state.phase = "rewards"
    if len(state.rewards) > 1:
        state.rewards = tuple(sorted(state.rewards, key=lambda rival: (rival - state.active) % state.players))


def give_rewards(state: SpaceCorpState, events: list[Event]) -> bool:
    """Ask each rewarded rival; with an empty deck there is nothing to ask (SC-RWD-01 to SC-RWD-04, SC-AMB-66)."""
    if state.rewards and state.deck:
        state.decider, state.kind = state.rewards[0], "reward"
        return True
    state.rewards = ()
    return ask_transport(state, events)


def _rewarded(state: SpaceCorpState, events: list[Event]) -> None:
    state.rewards = state.rewards[1:]
    for _card in range(state.perks[state.active].sharing):
        draw(state, state.active, "sharing", ("SC-DEF-11",), events)
    if not give_rewards(state, events):
        turn.proceed(state, events)


def take_reward(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Draw the top card as a reward (SC-RWD-03)."""
    draw(state, player, "reward", ("SC-RWD-03", "SC-RWD-01"), events)
    _rewarded(state, events)


def decline_reward(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """A reward may be left."""
    events.append(_DECLINED[player])
    _rewarded(state, events)


# ---- step 4


def ask_transport(state: SpaceCorpState, events: list[Event]) -> bool:
    """Ask whether an idle team is transported, if one can be (SC-TRP-01)."""
    if state.helps[state.active]:
        teams = choosing.carried(state)
        if teams:
            state.phase = "transport"
            state.decider, state.kind = state.active, "transport"
            state._legal = choosing.carry_or_stay(teams)
            return True
    state.phase = "before"
    state.waived = 0
    return discard_cards(state, events)


def carry(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Choose the team that is transported."""
    (team,) = action.args
    state.pending.append(("carry", team))
    data = {"player": player, "team": team + 1, "site": _site_name(state, team)}
    events.append(Event("team_chosen", ("SC-TRP-01", "SC-TRP-02"), (f"team-{player}-{team + 1}",), data))
    turn.proceed(state, events)


def _site_name(state: SpaceCorpState, team: int) -> str:
    from .table import place_name

    return place_name(state, 4 * state.active + team)


def asks_site(state: SpaceCorpState, events: list[Event]) -> bool:
    """Ask where the team goes; with one place only it goes there."""
    choices = choosing.arrival(state)
    if len(choices) == 1:
        _bring(state, choices[0].args[0], events)
        return False
    state.decider, state.kind = state.active, "arrival"
    return True


def arrive(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    _bring(state, action.args[0], events)
    turn.proceed(state, events)


def _bring(state: SpaceCorpState, site: int, events: list[Event]) -> None:
    """The team reaches the other base; in a star system the farthest box of its track (SC-TRP-03, SC-AMB-68)."""
    _name, team = state.pending.pop()
    boards = state.parts.boards
    track = boards.track if boards.is_system[site] else 0
    put_team(state, state.active, team, site, track, "transport", ("SC-TRP-03", "SC-TRP-04"), events)
    state.phase = "before"
    state.waived = 0


def stay(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Transport nobody."""
    events.append(Event("not_moved", ("SC-TRP-01",), SEAT_IDS[player], {"player": player}))
    state.phase = "before"
    state.waived = 0
    turn.proceed(state, events)


# ---- steps 5 and 6


def discard_cards(state: SpaceCorpState, events: list[Event]) -> bool:
    """The window before step 5, then the cards played go to the discard pile (SC-TRN-07, SC-TRN-08)."""
    if state.alert & _BEFORE and edges.ask(state, events):
        return True
    player = state.active
    if state.table:
        cards = [CARDS[card] for card in state.table if card != TIME]
        data = {"player": player, "cards": cards, "time": len(state.table) - len(cards)}
        rules = ("SC-TRN-07", "SC-TRN-08") if len(cards) < len(state.table) else ("SC-TRN-07",)
        events.append(Event("cards_discarded", rules, ("discard",), data, True))
    state.phase = "discarded"
    state.waived = 0
    return refill(state, events)


def refill(state: SpaceCorpState, events: list[Event]) -> bool:
    """The window for Poach; then offers are refilled and a small hand draws (SC-TRN-09 to SC-TRN-11)."""
    if state.table:
        if state.alert & _DISCARDED and edges.ask(state, events):
            return True
        for card in state.table:
            if card == TIME:
                state.time_pile += 1
            else:
                state.discard.append(card)
        state.table = ()
    player = state.active
    if -1 in state.offers and state.deck:
        filled: dict[str, str] = {}
        things: tuple[str, ...] = ()
        for number, card in enumerate(state.offers):
            if card < 0 and state.deck:
                state.offers[number] = card = top_card(state)
                filled[_NUMBERS[number]] = CARDS[card]
                things += OFFER_IDS[number]
        events.append(Event("offers_filled", ("SC-TRN-09",), things, {"offers": filled}, True))
        if not state.deck:
            check_deck(state, player, events)
    if len(state.hands[player]) <= state.parts.numbers["draw_hand"]:
        draw(state, player, "turn", ("SC-TRN-11",), events)
    state.phase = "end"
    state.waived = 0
    return turn.end_turn(state, events)
