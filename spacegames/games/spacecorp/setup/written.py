"""A state told as a position, as one player sees it, and dealt anew from that view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spacegames.core.chance import Chance
from spacegames.core.game import Position

from ..actions import choosing
from ..components.names import ACTIONS, BASES, CARDS, COLONIES, ERAS, PROGRESS, SITES, STACKS, TILES
from ..flow.eras import TIME_IN_DECK
from ..flow.table import look_over, place_name

if TYPE_CHECKING:
    from ..state import SpaceCorpState

ENDINGS = (None, "deck", "contracts")
TIMED = (None, "double", "two")


def position(state: SpaceCorpState) -> Position:
    """Everything, hidden things included."""
    stacks = {name: [TILES[tile] for tile in reversed(state.stacks[number])] for number, name in enumerate(STACKS[state.era])}
    deck = [CARDS[card] for card in reversed(state.deck)]
    hands = [[CARDS[card] for card in hand] for hand in state.hands]
    return _described(state, deck, stacks, hands)


def view(state: SpaceCorpState, player: int | None) -> Position:
    """Deck, stacks and hands of others are hidden, but not how many cards there are (SC-AMB-24)."""
    stacks = {name: len(state.stacks[number]) for number, name in enumerate(STACKS[state.era])}
    hands: list[Any] = [[CARDS[card] for card in hand] if seat == player else len(hand) for seat, hand in enumerate(state.hands)]
    return _described(state, len(state.deck), stacks, hands)


def _described(state: SpaceCorpState, deck: Any, stacks: Any, hands: list[Any]) -> Position:
    return {
        "era": ERAS[state.era],
        "deck": deck,
        "offers": [None if card < 0 else CARDS[card] for card in state.offers],
        "discard": [CARDS[card] for card in state.discard],
        "time_pile": state.time_pile,
        "stacks": stacks,
        "sites": {SITES[site]: _site(state, site) for site in state.parts.boards.of_era[state.era] if _has_something(state, site)},
        "beyond": [None if player < 0 else player for player in state.beyond],
        "spur": state.spur,
        "contracts": {"discs": state.discs.copy(), "claimed": [None if player < 0 else player for player in state.claimed]},
        "progress": {name: state.side[card] for card, name in enumerate(PROGRESS) if state.parts.progress_era[card] <= state.era},
        "colonies": [name for colony, name in enumerate(COLONIES) if state.colonies >> colony & 1],
        "seats": [_seat(state, player, hands[player]) for player in range(state.players)],
        "turn": _turn(state),
    }


def _has_something(state: SpaceCorpState, site: int) -> bool:
    return state.tiles[3 * site] >= 0 or state.bases[3 * site] >= 0


def _site(state: SpaceCorpState, site: int) -> Position:
    boards = state.parts.boards
    spots = max(boards.boxes[site], boards.spots[site])
    slots = range(3 * site, 3 * site + spots)
    holder = state.claim[site]
    return {
        "tiles": [None if state.tiles[slot] < 0 else TILES[state.tiles[slot]] for slot in slots],
        "bases": [None if state.bases[slot] < 0 else [state.bases[slot] >> 4, BASES[state.bases[slot] & 15]] for slot in slots],
        "dead": [bool(state.dead >> slot & 1) for slot in slots],
        "claim": None if holder < 0 else [holder // 4, holder % 4 + 1],
        "colony": None if state.colony[site] < 0 else COLONIES[state.colony[site]],
    }


def _seat(state: SpaceCorpState, player: int, hand: Any) -> Position:
    pair = state.legacy[player]
    return {
        "profit": state.profit[player],
        "hand": hand,
        "infra": [None if card < 0 else CARDS[card] for card in state.infra[player]],
        "teams": [place_name(state, 4 * player + team) for team in range(4)],
        "genetics": state.genetics[player],
        "revelation": state.revelation[player],
        "advanced": state.advanced[player],
        "progress": [name for card, name in enumerate(PROGRESS) if state.owned[player] >> card & 1],
        "legacy": None if pair is None else [TILES[pair[0]], BASES[pair[1]], ERAS[pair[2]]],
        "passed": bool(state.passed >> player & 1),
        "late": state.late[player],
    }


def _players(bits: int) -> list[int]:
    return [player for player in range(4) if bits >> player & 1]


def _turn(state: SpaceCorpState) -> Position:
    return {
        "number": state.number,
        "active": state.active,
        "first": None if state.first < 0 else state.first,
        "phase": state.phase,
        "kind": "over" if state.decider < 0 else state.kind,
        "player": None if state.decider < 0 else state.decider,
        "table": [CARDS[card] for card in state.table],
        "barred": None if state.barred < 0 else ACTIONS[state.barred],
        "acted": [team + 1 for team in range(4) if state.acted >> team & 1],
        "produced": None if state.produced < 0 else state.produced,
        "leaks": [[player, PROGRESS[card]] for player, card in state.leaks],
        "rewards": list(state.rewards),
        "ending": ENDINGS[state.ending],
        "last": None if state.last is None else list(state.last),
        "again": state.again,
        "passed": _players(state.waived & 255),
        "asking": (state.waived >> 8) % state.players,
        "quiet": _players(state.quiet),
        "claimant": None if state.claimant < 0 else state.claimant,
        "pending": [_pending(entry) for entry in state.pending],
        "draft": None if state.act < 0 else _draft(state),
    }


def slot_name(slot: int) -> list[str | int]:
    return [SITES[slot // 3], slot % 3 + 1]


def _pending(entry: tuple[Any, ...]) -> list[Any]:
    """Numbers of players, teams and boxes as the notation has them, places by name."""
    match entry:
        case ("draws", left, taken):
            return ["draws", left, taken]
        case ("tiles", left, chosen):
            return ["tiles", left, [["legacy"] if slot < 0 else slot_name(slot) for slot in chosen]]
        case ("explore", site, team, placed):
            return ["explore", SITES[site], team + 1, placed]
        case ("bases", site, box):
            return ["bases", SITES[site], box]
        case ("phobes", player, site):
            return ["phobes", player, SITES[site]]
        case ("award", player, breakthrough, by):
            return ["award", player, "breakthrough" if breakthrough else "adaptation", by]
        case ("carry", team):
            return ["carry", team + 1]
        case ("beyond", player, marker):
            return ["beyond", player, marker + 1]
        case ("cards", lapped):
            return ["cards", _players(lapped)]
    return list(entry)


def _draft(state: SpaceCorpState) -> Position:
    return {
        "action": ACTIONS[state.act],
        "card": None if state.card < 0 else CARDS[state.card],
        "team": None if state.team < 0 else state.team + 1,
        "target": None if state.target < 0 else SITES[state.target],
        "colony": None if state.founding < 0 else COLONIES[state.founding],
        "types": [BASES[base] for base in state.types],
        "hq": _players(state.hq),
        "hq_shielded": state.hq_shielded,
        "cards": [f"{CARDS[fed >> 1]} shielded" if fed & 1 else CARDS[fed >> 1] for fed in state.fed],
        "time": TIMED[state.timed],
        "bases": [slot_name(slot) for slot in state.used],
        "lent": [slot_name(slot) for slot in state.lent],
        "execution": state.execution,
        "spent": state.spent,
        "given": [name for bit, name in ((1, "team"), (2, "profit"), (4, "radiation")) if state.given & bit],
    }


# ---- what might be hidden there


def guess(state: SpaceCorpState, player: int | None, chance: Chance) -> SpaceCorpState:
    """Unseen cards dealt anew: leftover Start cards lie on top of the deck, and whoever is asked for an Edge holds one that fits."""
    new = state.copy()
    new._legal = state._legal if player == state.decider else None
    unseen = sorted(state.deck + [card for seat, hand in enumerate(state.hands) if seat != player for card in hand])
    chance.shuffle(unseen)
    asked = _asked(state, player, unseen)
    starts = [card for card in unseen if state.parts.starts[card]]
    others = [card for card in unseen if not state.parts.starts[card]]
    size = len(state.deck)
    rest = len(state.parts.deck_of(state.era, False)) + TIME_IN_DECK[state.players]
    on_top = min(max(0, size - rest), len(starts))
    top, starts = starts[:on_top], starts[on_top:]
    bottom, others = others[: size - on_top], others[size - on_top :]
    pool = starts + others
    chance.shuffle(pool)
    if len(bottom) + on_top < size:  # fewer other cards than the deck has: only in tables built by hand
        missing = size - on_top - len(bottom)
        bottom, pool = bottom + pool[:missing], pool[missing:]
    new.deck = bottom + top
    for seat, hand in enumerate(state.hands):
        if seat != player:
            own = [asked] if seat == state.decider and asked >= 0 else []
            number = len(hand) - len(own)
            new.hands[seat] = tuple(sorted(own + pool[:number]))
            pool = pool[number:]
    look_over(new)
    new.stacks = []
    for stack in state.stacks:
        pile = sorted(stack)
        chance.shuffle(pile)
        new.stacks.append(pile)
    new.chance = Chance(chance.below(1 << 62))
    return new


def _asked(state: SpaceCorpState, player: int | None, unseen: list[int]) -> int:
    """Take out of the unseen cards an Edge that the player who is asked must hold; -1 if there is nothing to know."""
    if state.kind != "edge" or state.decider < 0 or state.decider == player:
        return -1
    for place, card in enumerate(unseen):
        edge = state.parts.edge[card]
        if edge >= 0 and choosing.fits(state, state.decider, edge):
            return unseen.pop(place)
    return -1
