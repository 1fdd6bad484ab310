"""The table at the beginning of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.chance import Chance

from ..components import MEDALS, STATIONS, THERE

if TYPE_CHECKING:
    from .. import StarshipCaptains
    from ..state import CaptainsState


def deal(game: StarshipCaptains, players: int, options: Mapping[str, Any], chance: Chance) -> CaptainsState:
    """Set up board, technologies, tracks and ships (CAP-SET-01 to CAP-SET-33, CAP-SOLO-03 to CAP-SOLO-13)."""
    from .. import flow
    from ..state import CaptainsState

    state = CaptainsState(game, players, options, chance)
    _lay_board(state)
    if players == 1:
        from ..flow.cargo import draw_kind

        names = game.cards.passengers
        wanted = options["passenger"]
        state.passenger = names.index(wanted) if wanted in names else draw_kind(state, (1,) * len(names), names)
    _lay_technologies(state)
    _lay_tracks(state)
    _equip(state)
    if players == 1:
        _lay_actions(state)
    elif options["start"] == "random":
        state.first = chance.below(players)
    flow.begin(state)
    return state


def _lay_board(state: CaptainsState) -> None:
    """Missions, numbers and stations on the planets, pirates on the skulls (CAP-SET-06 to CAP-SET-12)."""
    from ..flow.cargo import draw_kind

    board, cards, chance = state.board, state.cards, state.chance
    deck = list(range(len(cards.missions)))
    chance.shuffle(deck)
    tokens = [*STATIONS[1:], *["mission"] * board.missions, *map(str, range(1, board.numbers + 1))]
    chance.shuffle(tokens)
    content, numbers, station_at = [-1] * len(board.places), [0] * board.numbers, [0, 0, 0]
    for place, token in enumerate(tokens, 1):
        if token == "mission":
            content[place] = deck.pop()
        elif token in STATIONS:
            station_at[STATIONS.index(token)] = place
        else:
            numbers[int(token) - 1] = place
    state.content, state.numbers, state.station_at, state.missions_deck = tuple(content), tuple(numbers), tuple(station_at), tuple(deck)
    state.stations = (cards.home_round, THERE, THERE)
    pirates, supply = list(state.pirates), list(state.pirates_supply)
    for route in board.skulls:
        kind = draw_kind(state, tuple(supply), cards.pirates)
        supply[kind] -= 1
        pirates[route] = kind
    state.pirates, state.pirates_supply = tuple(pirates), tuple(supply)


def _lay_technologies(state: CaptainsState) -> None:
    """Alphas under the android event and on the central board, then omegas (CAP-SET-13 to CAP-SET-18, CAP-SOLO-04, CAP-SOLO-09)."""
    cards, chance = state.cards, state.chance
    solo = state.passenger >= 0
    under = list(cards.passenger_technologies[state.passenger]) if solo else []
    deck = [card for card in range(cards.omega) if card not in under] if under else list(range(cards.omega))
    chance.shuffle(deck)
    bottom: list[int] = []

    def next_alpha() -> int:
        while True:
            forced = chance.forced_draw([cards.cards[card] for card in deck]) if chance.forced else None
            card = deck.pop() if forced is None else deck.pop(forced)
            if cards.alpha[card]:
                return card
            bottom.insert(0, card)

    wanted = (3 if solo else 1) - len(under)
    under += [next_alpha() for _place in range(wanted)]
    central = [next_alpha() for _place in range(cards.technology_places)]
    omegas = list(range(cards.omega, len(cards.cards)))
    chance.shuffle(omegas)
    central += [omegas.pop() for _place in range(cards.omega_places[not solo])]
    state.under, state.central, state.tech_deck, state.omega_deck = tuple(under), tuple(central), tuple(bottom + deck), tuple(omegas)


def _lay_tracks(state: CaptainsState) -> None:
    """Each track with a random side up and an event of its faction (CAP-SET-19 to CAP-SET-22, CAP-SOLO-05)."""
    cards, chance = state.cards, state.chance
    state.sides = tuple(chance.below(2) for _faction in range(3))
    solo = state.passenger >= 0
    chosen = []
    for faction in range(3):
        events = cards.events_for[solo][faction]
        chosen.append(chance.pick(events) if len(events) > 1 else events[0])
    state.events = tuple(chosen)


def _equip(state: CaptainsState) -> None:
    """Crew, damage and medals of each ship, and the gifts on the round track (CAP-SET-03 to CAP-SET-05, CAP-SET-24 to CAP-SET-33)."""
    cards, players = state.cards, state.players
    state.ready = [cards.start_ready] * players
    state.queue = [cards.start_queue] * players
    state.medals = [cards.start_medals] * players
    state.damage = [cards.start_damage] * players
    state.holes = [cards.sides[state.options["tech_board"]].holes] * players
    for figure in range(4):
        state.supply[figure] -= players * ((cards.start_ready >> 6 * figure & 63) + cards.start_queue.count(figure))
    state.supply[0] -= players * sum(cards.gift_cadets)
    state.supply[MEDALS] -= players * (cards.start_medals + sum(cards.gift_medals))


def _lay_actions(state: CaptainsState) -> None:
    """One action card of each kind makes Captain Shadow's first deck, the others wait beside the rounds (CAP-SOLO-11 to CAP-SOLO-13)."""
    kinds = state.cards.action_kind
    pool = list(range(len(kinds)))
    state.chance.shuffle(pool)
    deck: list[int] = []
    rest: list[int] = []
    for card in pool:
        (rest if any(kinds[other] == kinds[card] for other in deck) else deck).append(card)
    state.deck, state.beside = tuple(deck), tuple(rest)
