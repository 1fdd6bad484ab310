"""The end of an era, what stays for the next one, its set-up, and the end of the game (SC-ERA, SC-SET, SC-WIN, SC-VAR)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from .. import contracts, scoring
from ..actions import choosing
from ..components.names import BASES, CARD_NUMBER, ERAS, MARINERS, PLANETEERS, PROGRESS, SITE_NUMBER, SITES, STARFARERS, TILES, TIME
from ..legality import asked
from ..state import CONTRACTS_DONE, HQ, NO_ENDING
from . import colonies, drafting, steps, turn
from .table import SEAT_IDS, note_aid, pay, put_team, take_in

if TYPE_CHECKING:
    from ..state import SpaceCorpState

TIME_IN_DECK = (0, 0, 0, 2, 4)
"""Time cards mixed into the deck, by number of players (SC-SET-M-10)."""
AHEAD: tuple[tuple[str, ...], ...] = ((), ("ceres", "vesta"), ("alpha_centauri", "luhman_16"))
"""Where the owners of the Beyond markers may start one team."""


def time_in_use(players: int) -> int:
    """Time cards in the game: one for each hand, and those in the deck (SC-INV-04, SC-VAR-05)."""
    return players + TIME_IN_DECK[players]


# ---- the end of an era


def end_era(state: SpaceCorpState, events: list[Event]) -> None:
    """The last turn is over: score if the game ends here, else look after the Legacy boxes (SC-ERA-10, SC-WIN-01, SC-VAR-12)."""
    events.append(Event("era_over", _why_over(state), (), {"era": ERAS[state.era]}, reveals=True))
    state.waived = 0
    state.last = None
    if state.era < state.until:
        state.phase = "legacy"
        return
    state.phase = "scoring"
    if state.era != STARFARERS:
        for marker, player in enumerate(state.beyond):
            if player >= 0:
                pay(state, player, state.parts.numbers["first_beyond"] if marker == 0 else state.options["second_beyond"], "beyond", events)
        if state.era == MARINERS:
            for player in range(state.players):
                pay(state, player, state.advanced[player], "genetics", events)
        return
    order = [(state.active + 1 + offset) % state.players for offset in range(state.players)]
    claims = []
    for player in order:
        for site in contracts.colonies_of(state, player):
            effect = state.parts.colony_effect[state.colony[site]]
            if effect.get("when") == "era_end":
                if effect["do"] == "claim":
                    claims.append(("row", player, "claim"))
                else:
                    pay(state, player, effect["amount"] * colonies.counted(state, player, effect["per"]), "colony", events)
    state.pending += reversed(claims)


def _why_over(state: SpaceCorpState) -> tuple[str, ...]:
    """What has ended the era: six contracts, or passes, some of them because nobody has drawn a card for long (SC-AMB-87, SC-AMB-90)."""
    if state.ending == CONTRACTS_DONE:
        return ("SC-ERA-01",)
    rule = "SC-ERA-06" if state.players == 2 else "SC-ERA-07"
    most = state.options["late_turns"]
    late = state.deck or any(state.passed >> player & 1 and turns > most for player, turns in enumerate(state.late))
    return (rule, "SC-AMB-90") if late else (rule,)


def pick_row(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """An open contract pays its printed reward, or is claimed at the end (SC-COL-18, SC-COL-19, SC-AMB-112, SC-AMB-113)."""
    _name, _player, by = state.pending.pop()
    (row,) = action.args
    if by == "claim":
        steps.fulfil(state, player, row, contracts.reward(state, row), events)
    else:
        pay(state, player, contracts.printed(state, row), "colony", events)
    turn.proceed(state, events)


def finish(state: SpaceCorpState, events: list[Event]) -> bool:
    """Profit for colonies, then the winner (SC-WIN-02 to SC-WIN-04, SC-VAR-14)."""
    if state.era == STARFARERS:
        for player in range(state.players):
            number = min(4, len(contracts.colonies_of(state, player)))
            pay(state, player, state.parts.numbers[f"colonies_{number}"], "colonies", events)
    state.decider = -1
    state.phase = "over"
    early = state.era != STARFARERS
    rules = ("SC-VAR-14",) if early else ("SC-WIN-03", "SC-WIN-04")
    data = {"winners": scoring.winners(state), "reason": "early_end" if early else "eras", "scores": state.profit.copy()}
    events.append(Event("game_over", rules, (), data))
    return True


# ---- Legacy


def ask_legacy(state: SpaceCorpState, events: list[Event]) -> bool:
    """Each player may keep one tile that produces, with the base on it (SC-ERA-11)."""
    for offset in range(1, state.players + 1):
        player = (state.active + offset) % state.players
        if not state.waived >> player & 1:
            if choosing.heirs(state, player):
                state.decider, state.kind = player, "legacy"
                return True
            state.waived |= 1 << player
    leave_era(state)
    prepare(state, state.era + 1)
    return False


def keep_legacy(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """The Legacy box stays as it is (SC-AMB-92)."""
    events.append(Event("legacy_unchanged", ("SC-ERA-11", "SC-AMB-92"), (f"legacy-{player}",), {"player": player}))
    state.waived |= 1 << player
    turn.proceed(state, events)


def take_legacy(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """A tile and its base go into the box; an older pair makes room (SC-ERA-11, SC-ERA-12)."""
    (slot,) = action.args
    old = state.legacy[player]
    if old is not None:
        state.stock[9 * player + old[1]] += 1
    tile, base = state.tiles[slot], state.bases[slot] & 15
    state.legacy[player] = (tile, base, state.era)
    state.tiles[slot] = state.bases[slot] = -1
    state.built[player] = tuple(place for place in state.built[player] if place != slot)
    state.helps[player] = tuple(place for place in state.helps[player] if place != slot)
    note_aid(state)
    data = {"player": player, "site": SITES[slot // 3], "tile": TILES[tile], "base": BASES[base], "old": TILES[old[0]] if old else None}
    rules = ("SC-ERA-11", "SC-ERA-12") if old else ("SC-ERA-11",)
    events.append(Event("legacy_kept", rules, (f"site-{SITES[slot // 3]}", f"legacy-{player}"), data))
    state.waived |= 1 << player
    turn.proceed(state, events)


def leave_era(state: SpaceCorpState) -> None:
    """Everything but HQs, profit, discs and progress leaves the table (SC-ERA-13 to SC-ERA-17)."""
    for player in range(state.players):
        for slot in state.built[player]:
            state.stock[9 * player + (state.bases[slot] & 15)] += 1
    size = len(state.tiles)
    state.tiles, state.bases = [-1] * size, [-1] * size
    state.dead = 0
    state.claim, state.colony = [-1] * len(SITES), [-1] * len(SITES)
    state.built = [()] * state.players
    state.helps = [()] * state.players
    state.aid = 0
    state.teams = [HQ] * (4 * state.players)
    state.track = [0] * (4 * state.players)
    state.deck, state.discard = [], []
    state.offers = [-1] * 4
    state.hands = [()] * state.players
    state.held = [0] * state.players
    state.edgy = state.alert = 0
    state.table = ()
    state.time_pile = 0
    state.stacks = [[], [], []]
    state.claimed = [-1] * 7
    state.unmet = 0
    state.passed = 0
    state.late = [0] * state.players
    state.ending = NO_ENDING
    drafting.clear(state)


# ---- the set-up of a later era


def prepare(state: SpaceCorpState, era: int) -> None:
    """Tiles and teams, then what the owners of Beyond markers want, then cards (SC-SET-P-01 to 11, SC-SET-S-01 to 11)."""
    size = state.parts.numbers["wheel"]
    lapped = sum(1 << player for player in range(state.players) if state.era == MARINERS and era == PLANETEERS and state.advanced[player] >= size)
    state.era = era
    state.phase = "setup"
    state.first = -1
    state.waived = 0
    state.advanced = [0] * state.players
    mix_stacks(state)
    for player in range(state.players):
        for team in range(state.parts.numbers[f"teams_{ERAS[era]}"]):
            state.teams[4 * player + team] = state.parts.boards.start[era]
    for card in range(len(PROGRESS)):
        if state.parts.progress_era[card] == era:
            state.side[card] = 2
    if era == STARFARERS:
        state.colonies = sum(1 << colony for colony in state.parts.colonies_for[state.players])
    state.pending = [("cards", lapped)]
    state.pending += [("beyond", state.beyond[marker], marker) for marker in (1, 0) if state.beyond[marker] >= 0]


def mix_stacks(state: SpaceCorpState) -> None:
    """The tiles of the era, face down in their stacks."""
    state.stacks = [stack.copy() for stack in state.parts.stacks[state.era]]
    for stack in state.stacks:
        state.chance.shuffle(stack)


def deal_cards(state: SpaceCorpState) -> None:
    """One Time card and two Start cards for each hand; the rest makes the deck, leftover Start cards on top (SC-SET-P-06 to 09, SC-SET-S-06 to 09)."""
    chance, parts = state.chance, state.parts
    start, deck = parts.deck_of(state.era, True), parts.deck_of(state.era, False)
    deck += [TIME] * TIME_IN_DECK[state.players]
    chance.shuffle(start)
    chance.shuffle(deck)
    for player in range(state.players):
        take_in(state, player, TIME)
        for _card in range(2):
            take_in(state, player, start.pop())
    state.deck = deck + start
    state.offers = [state.deck.pop() for _offer in range(4)]


def deal_first_cards(state: SpaceCorpState) -> None:
    """Hands, deck and offers of Mariners (SC-SET-M-09 to SC-SET-M-17)."""
    chance, parts, players = state.chance, state.parts, state.players
    drive = CARD_NUMBER["chemical_drive"]
    start, deck = parts.deck_of(MARINERS, True), parts.deck_of(MARINERS, False)
    deck += [TIME] * TIME_IN_DECK[players]
    chance.shuffle(deck)
    for player in range(players):
        start.remove(drive)
        take_in(state, player, drive)
        take_in(state, player, TIME)
    chance.shuffle(start)
    state.deck = deck + start
    for place in ((), (), (1,), (1, 2), (2, 3))[players]:
        take_in(state, (state.first + place) % players, state.deck.pop())
    if players > 2:
        state.profit[(state.first - 1) % players] = 1
    state.offers = [state.deck.pop() for _offer in range(4)]


def asks_beyond(state: SpaceCorpState, events: list[Event]) -> bool:
    state.decider, state.kind = state.pending[-1][1], "beyond"
    return True


def place_ahead(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """One team starts ahead; on Ceres it explores at once (SC-SET-P-03, SC-SET-P-04, SC-SET-S-03, SC-SET-S-04, SC-AMB-30)."""
    _name, _player, marker = state.pending.pop()
    site = SITE_NUMBER[AHEAD[state.era][marker]]
    start = state.parts.boards.start[state.era]
    team = state.teams[4 * player : 4 * player + 4].index(start)
    track = state.parts.boards.track if state.era == STARFARERS and marker == 1 else 0
    put_team(state, player, team, site, track, "beyond", (asked.ahead(state, marker),), events)
    if state.era == PLANETEERS and marker == 0:
        state.active = player
        state.pending.append(("explore", site, team, 0))
    turn.proceed(state, events)


def leave_behind(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """All teams start together."""
    _name, _player, marker = state.pending.pop()
    events.append(Event("beyond_left", (asked.ahead(state, marker),), SEAT_IDS[player], {"player": player, "marker": marker + 1}))
    turn.proceed(state, events)


def deal_era(state: SpaceCorpState, events: list[Event]) -> bool:
    """The cards of the new era, the markers for it, and Adaptations earned in Mariners (SC-SET-P-05, SC-SET-P-11, SC-SET-S-05, SC-AMB-82)."""
    _name, lapped = state.pending.pop()
    state.beyond = (-1, -1)
    deal_cards(state)
    if lapped:
        lowest = min(range(state.players), key=lambda player: (state.profit[player], player))
        order = [(lowest + offset) % state.players for offset in range(state.players)]
        state.pending += [("award", player, False, "setup") for player in reversed(order) if lapped >> player & 1]
    elif state.era == STARFARERS and state.home == STARFARERS:
        state.first = _first(state)
        # the last player in turn order chooses first (SC-VAR-11)
        state.pending += [("award", (state.first + offset) % state.players, False, "setup") for offset in range(state.players)]
    return False


def _first(state: SpaceCorpState) -> int:
    """Who starts the era: the team that is ahead, else the lowest profit, by chance among equals (SC-SET-P-12, SC-SET-S-12)."""
    ahead = SITE_NUMBER[AHEAD[state.era][0]]
    if ahead in state.teams:
        return state.teams.index(ahead) // 4
    lowest = min(state.profit)
    equal = [player for player in range(state.players) if state.profit[player] == lowest]
    return equal[0] if len(equal) == 1 else state.chance.pick(equal)


def after_setup(state: SpaceCorpState, events: list[Event]) -> bool:
    """The set-up is complete: the first turn of the era begins."""
    if state.first < 0:
        state.first = _first(state)
    rule = ("SC-SET-M-18", "SC-SET-P-12", "SC-SET-S-12")[state.era]
    events.append(Event("era_began", (rule,), SEAT_IDS[state.first], {"era": ERAS[state.era], "first": state.first}, reveals=True))
    turn.begin_turn(state, state.first, events)
    return False
