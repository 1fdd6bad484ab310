"""Small moves on the table: profit, cards, teams, cubes, bases, and the board ids they touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Event

from ..components.hands import Hqs
from ..components.names import BASE_RULES, BASES, CARD_NUMBER, CARDS, EXPLOITER, MARINERS, SECURE, SITES, TILE_NUMBER, TILES
from ..state import DECK_EMPTY, NO_ENDING

if TYPE_CHECKING:
    from ..state import SpaceCorpState

SEAT_IDS = [(f"seat-{player}",) for player in range(4)]
SITE_IDS = [(f"site-{name}",) for name in SITES]
BOX_IDS = [f"box-{name}-{box}" for name in SITES for box in (1, 2, 3)]
HAND_IDS = [[(f"hand-{player}-{name}",) for name in CARDS] for player in range(4)]
_TEAM_IDS = [[f"team-{player}-{team}" for team in range(1, 5)] for player in range(4)]
_FROM_DECK = [("deck", f"seat-{player}") for player in range(4)]
_TAKEN = [[(f"offer-{number}", f"seat-{player}") for player in range(4)] for number in range(1, 5)]
WHEEL_IDS = [(f"wheel-{player}",) for player in range(4)]
OFFER_IDS = [(f"offer-{number}",) for number in range(1, 5)]
_WHY = {
    "tile": ("SC-EXP-05",),
    "claim": ("SC-BLD-06", "SC-AMB-40"),
    "produce": ("SC-PRD-04",),
    "special": ("SC-SPC-02",),
    "contract": ("SC-CTR-03",),
    "colony": ("SC-COL-16",),
    "spur": ("SC-STR-19", "SC-STR-20"),
    "spend": ("SC-VAL-15", "SC-AMB-02"),
    "radiation": ("SC-RAD-02", "SC-RAD-03"),
    "colonize": ("SC-COL-12",),
    "market_influence": ("SC-EDG-08",),
    "divert": ("SC-EDG-02", "SC-AMB-128"),
    "hostile_microbes": ("SC-EDG-04", "SC-AMB-114"),
    "bonus": ("SC-PRG-05",),
    "beyond": ("SC-VAR-12", "SC-AMB-121"),
    "genetics": ("SC-VAR-13",),
    "colonies": ("SC-WIN-02",),
}
_BY_BASES = {"exploiter": EXPLOITER, "secure": SECURE}
"""Profit that a new base brings, by a rule of its era."""


def pay(state: SpaceCorpState, player: int, amount: int, by: str, events: list[Event]) -> None:
    """Change the profit of a player, never below 0 (SC-AMB-114); nothing is told of nothing."""
    if amount < 0:
        amount = -min(-amount, state.profit[player])
    if amount:
        state.profit[player] += amount
        data = {"player": player, "amount": amount, "by": by, "profit": state.profit[player]}
        rules = _WHY.get(by) or (BASE_RULES[_BY_BASES[by]][state.era],)
        events.append(Event("profit_changed", rules, SEAT_IDS[player], data))


def team_id(player: int, team: int) -> str:
    return _TEAM_IDS[player][team]


def place_name(state: SpaceCorpState, place: int) -> str:
    """Where a team stands: "moon", "sirius:3" on a track, "hq" or "out"."""
    site = state.teams[place]
    if site < 0:
        return "hq" if site == -1 else "out"
    return f"{SITES[site]}:{state.track[place]}" if state.track[place] else SITES[site]


# ---- cards


def take_in(state: SpaceCorpState, player: int, card: int) -> None:
    """A card comes to a hand; hands are kept sorted."""
    hand = [*state.hands[player], card]
    hand.sort()
    state.hands[player] = tuple(hand)
    state.held[player] += state.parts.sum_of(card)
    if state.parts.edge[card] >= 0:
        state.edgy |= 1 << player
        state.alert |= state.parts.windows[card] << 8 * player


def give_up(state: SpaceCorpState, player: int, card: int) -> None:
    """A card leaves a hand."""
    hand = state.hands[player]
    place = hand.index(card)
    state.hands[player] = hand[:place] + hand[place + 1 :]
    state.held[player] -= state.parts.sum_of(card)
    if state.parts.edge[card] >= 0:
        note_edges(state)


def put_infra(state: SpaceCorpState, player: int, slot: int, card: int) -> None:
    """Another card lies in a slot of an HQ, or none (-1)."""
    one, two, three = state.infra[player]
    slots = (card, two, three) if slot == 0 else (one, card, three) if slot == 1 else (one, two, card)
    state.infra = (*state.infra[:player], slots, *state.infra[player + 1 :])
    state.hqs = Hqs(state.parts, state.home, state.infra)
    look_again(state, player)


def look_again(state: SpaceCorpState, player: int) -> None:
    """A player has got something that contracts may count."""
    state.unmet &= ~(1 << player)


def look_over(state: SpaceCorpState) -> None:
    """Work out anew what is remembered of the hands, the HQs, the progress cards and the bases."""
    parts = state.parts
    state.held = [sum(map(parts.sum_of, hand)) for hand in state.hands]
    state.hqs = Hqs(parts, state.home, state.infra)
    state.perks = [parts.perks(owned) for owned in state.owned]
    note_edges(state)
    note_aid(state)


def note_edges(state: SpaceCorpState) -> None:
    """Note who holds any Edge card and for which windows, so that windows need not look at every hand."""
    edge, windows = state.parts.edge, state.parts.windows
    edgy = alert = 0
    for player, hand in enumerate(state.hands):
        for card in hand:
            if edge[card] >= 0:
                edgy |= 1 << player
                alert |= windows[card] << 8 * player
    state.edgy, state.alert = edgy, alert


def note_aid(state: SpaceCorpState) -> None:
    """Note the regions where some base can help an action."""
    region = state.parts.boards.region
    aid = 0
    for slots in state.helps:
        for slot in slots:
            aid |= 1 << region[slot // 3]
    state.aid = aid


def top_card(state: SpaceCorpState) -> int:
    """The next card of the deck, or one that is forced; turns are counted anew from here (SC-AMB-90)."""
    chance = state.chance
    state.late = [0] * state.players
    if chance.forced and isinstance(chance.forced[0], str) and chance.forced[0] not in TILE_NUMBER:
        place = chance.forced_draw([CARDS[card] for card in state.deck])
        if place is not None:
            return state.deck.pop(place)
    return state.deck.pop()


def draw(state: SpaceCorpState, player: int, by: str, rules: tuple[str, ...], events: list[Event]) -> None:
    """One card from the deck to a hand, seen by its owner alone; nothing if the deck is empty (SC-AMB-66)."""
    if not state.deck:
        return
    card = top_card(state)
    take_in(state, player, card)
    for event in events:
        # cards drawn one after the other are told in the order of the hand: afterwards nobody can tell which came first
        if event.kind == "card_drawn" and event.only == player and event.secret and CARD_NUMBER[event.secret["card"]] > card:
            before = CARD_NUMBER[event.secret["card"]]
            event.secret["card"], card = CARDS[card], before
    data = {"player": player, "by": by, "left": len(state.deck)}
    events.append(Event("card_drawn", rules, _FROM_DECK[player], data, True, player, {"card": CARDS[card]}))
    if not state.deck:
        check_deck(state, player, events)


def check_deck(state: SpaceCorpState, player: int, events: list[Event]) -> None:
    """The last card has left the deck: the era will end by passing (SC-ERA-02, SC-AMB-86)."""
    if state.ending == NO_ENDING:
        state.ending = DECK_EMPTY
        events.append(Event("deck_empty", ("SC-ERA-02", "SC-ERA-09", "SC-AMB-86"), ("deck",), {"player": player}, reveals=True))
        events.append(Event("era_ending", ("SC-ERA-02",), ("deck",), {"cause": "deck", "last": []}, reveals=True))


def take_offer(state: SpaceCorpState, player: int, number: int, by: str, rules: tuple[str, ...], events: list[Event]) -> None:
    """One offer to a hand; the box stays empty until step 5 (SC-TRN-10)."""
    card = state.offers[number]
    state.offers[number] = -1
    take_in(state, player, card)
    data = {"player": player, "offer": number + 1, "card": CARDS[card], "by": by}
    events.append(Event("offer_taken", rules, _TAKEN[number][player], data))


# ---- teams and bases


def put_team(state: SpaceCorpState, player: int, team: int, site: int, track: int, by: str, rules: tuple[str, ...], events: list[Event]) -> None:
    """A team goes somewhere else and leaves its claim behind (SC-EXP-14)."""
    place = 4 * player + team
    origin = place_name(state, place)
    before = state.teams[place]
    if before >= 0 and state.claim[before] == place:
        state.claim[before] = -1
        events.append(Event("claim_lost", ("SC-EXP-14", "SC-AMB-34"), SITE_IDS[before], {"player": player, "team": team + 1, "site": SITES[before]}))
    state.teams[place] = site
    state.track[place] = track
    if state.parts.boards.is_spur[site]:
        look_again(state, player)
    data = {"player": player, "team": team + 1, "from": origin, "to": place_name(state, place), "by": by}
    things = (team_id(player, team), *SITE_IDS[site])
    events.append(Event("team_moved", rules, things, data))


def put_base(state: SpaceCorpState, player: int, slot: int, base: int, events: list[Event]) -> None:
    """A base leaves the HQ for a site."""
    state.bases[slot] = 16 * player + base
    state.stock[9 * player + base] -= 1
    note_base(state, player, slot)
    data = {"player": player, "site": SITES[slot // 3], "box": slot % 3 + 1, "base": BASES[base]}
    rules = ("SC-STR-14", "SC-BLD-07") if state.parts.boards.is_system[slot // 3] else ("SC-BLD-07",)
    events.append(Event("base_built", rules, (*SITE_IDS[slot // 3], BOX_IDS[slot]), data))


def note_base(state: SpaceCorpState, player: int, slot: int) -> None:
    """Keep the lists of a player's bases up to date."""
    look_again(state, player)
    state.built[player] = tuple(sorted((*state.built[player], slot)))
    base = state.parts.bases[state.era][state.bases[slot] & 15]
    if base is not None and (base.move or base.doubles_cards or base.doubles_build or base.shields or base.transports):
        state.helps[player] = tuple(sorted((*state.helps[player], slot)))
        state.aid |= 1 << state.parts.boards.region[slot // 3]


# ---- the progress wheel


def advance(state: SpaceCorpState, player: int, wheel: str, spaces: int, rules: tuple[str, ...], events: list[Event]) -> None:
    """A cube goes on; each lap earns a progress card, but not before Planeteers (SC-GEN-01, SC-GEN-03, SC-REV-01, SC-PRG-01, SC-AMB-78, SC-AMB-79)."""
    if not spaces:
        return
    size = state.parts.numbers["wheel"]
    cubes = state.genetics if wheel == "genetics" else state.revelation
    laps, cubes[player] = divmod(cubes[player] + spaces, size)
    if wheel == "genetics":
        state.advanced[player] += spaces
        look_again(state, player)
    data = {"player": player, "wheel": wheel, "spaces": spaces, "place": cubes[player], "laps": laps}
    events.append(Event("wheel_moved", rules, WHEEL_IDS[player], data))
    if state.era != MARINERS:
        state.pending += [("award", player, wheel == "revelation", "award")] * laps


# ---- tiles


def top_tile(state: SpaceCorpState, stack: int) -> int:
    """The next tile of a stack, or one that is forced."""
    chance = state.chance
    pile = state.stacks[stack]
    if chance.forced and isinstance(chance.forced[0], str) and chance.forced[0] not in CARD_NUMBER:
        place = chance.forced_draw([TILES[tile] for tile in pile])
        if place is not None:
            return pile.pop(place)
    return pile.pop()
