"""What happens on a player's board: laying cards, sending them on patrol, cubes, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Event

from ..components import COLONY, CUBES, GOAL, NAMES, PATROL, SHIP, SIDES, STATION

if TYPE_CHECKING:
    from ..state import SpaceBaseState

STATION_IDS, PATROL_IDS = ([(f"{side}-{place // 12}-{place % 12 + 1}",) for place in range(60)] for side in ("station", "patrol"))
"""The board ids of sectors: player and sector."""
SEAT_IDS = tuple((f"seat-{player}",) for player in range(5))
BOTH_IDS = [(STATION_IDS[place][0], PATROL_IDS[place][0]) for place in range(60)]
_LAID = ("SB-BUY-05", "SB-BUY-06", "SB-RWD-19")
_COLONY = ("SB-COL-04", "SB-COL-01", "SB-COL-06")


def set_cubes(state: SpaceBaseState, player: int, card: int, number: int) -> None:
    """So many cubes lie on a card of this player."""
    if not state.cubes[card]:
        if number:
            state.loaded[player] = tuple(sorted((*state.loaded[player], card)))
    elif not number:
        state.loaded[player] = tuple(other for other in state.loaded[player] if other != card)
    state.cubes[card] = number


def has_supply(state: SpaceBaseState) -> bool:
    """Whether there is a cube left to take (SB-AMB-28)."""
    return not state.options["cube_limit"] or sum(state.cubes) < CUBES


def earn(state: SpaceBaseState, player: int, points: int, events: list[Event]) -> None:
    """A player gains points; with 40 the end of the game is near (SB-END-01)."""
    state.vp[player] += points
    if state.vp[player] >= GOAL and not state.ending:
        state.ending = True
        events.append(Event("end_triggered", ("SB-END-01", "SB-END-02"), SEAT_IDS[player], {"player": player, "vp": state.vp[player]}))


def lay(state: SpaceBaseState, player: int, card: int, sector: int, events: list[Event]) -> None:
    """A card is laid in a sector, and the card that was there goes on patrol above it (SB-BUY-05, SB-BUY-06)."""
    place = 12 * player + sector - 1
    old = state.station[place]
    state.station[place] = card
    state.patrol[place] += (old,)
    data = {"player": player, "card": NAMES[card], "sector": sector, "sent": NAMES[old]}
    if card < COLONY:
        state.place[card] = 24 * player + sector - 1
        events.append(Event("laid", _LAID, BOTH_IDS[place], data))
    else:
        state.closed[player] |= 1 << sector
        events.append(Event("laid", _COLONY, BOTH_IDS[place], data))
    if old >= SHIP:
        state.place[old] += 12
        if state.cubes[old]:
            carry(state, player, old, PATROL, events)
    if card >= COLONY:
        points = state.cards.vp[card]
        events.append(Event("colony_founded", ("SB-COL-05",), SEAT_IDS[player], {"player": player, "card": NAMES[card], "vp": points}))
        earn(state, player, points, events)


def carry(state: SpaceBaseState, player: int, card: int, side: int, events: list[Event]) -> None:
    """Cubes move along to the other side of a card as far as it has slots (SB-CHG-16, SB-AMB-29, SB-AMB-30)."""
    there = state.cubes[card]
    kept = min(there, state.cards.room[side][card])
    set_cubes(state, player, card, kept)
    data = {"player": player, "card": NAMES[card], "kept": kept, "lost": there - kept}
    events.append(Event("cubes_carried", ("SB-CHG-16", "SB-AMB-29"), (f"card-{NAMES[card]}",), data))


def swap_sectors(state: SpaceBaseState, player: int, one: int, two: int) -> None:
    """All cards of two sectors change places (SB-ABL-SWP-02, SB-AMB-41)."""
    a, b = 12 * player + one - 1, 12 * player + two - 1
    state.station[a], state.station[b] = state.station[b], state.station[a]
    state.patrol[a], state.patrol[b] = state.patrol[b], state.patrol[a]
    closed = state.closed[player]
    if (closed >> one ^ closed >> two) & 1:
        state.closed[player] ^= 1 << one | 1 << two
    for place, sector in ((a, one), (b, two)):
        settle(state, player, sector, STATION, (state.station[place],))
        settle(state, player, sector, PATROL, state.patrol[place])


def settle(state: SpaceBaseState, player: int, sector: int, side: int, cards: tuple[int, ...]) -> None:
    """Note where these cards lie now."""
    for card in cards:
        if SHIP <= card < COLONY:
            state.place[card] = 24 * player + 12 * side + sector - 1


# ---- paying with cubes


def spend(state: SpaceBaseState, player: int, card: int, events: list[Event]) -> None:
    """Take the cubes off a card whose ability is used: one, or all of linked slots (SB-CHG-09 to SB-CHG-12)."""
    side = state.place[card] // 12 % 2
    ability = state.cards.ability[side][card]
    assert ability is not None
    cubes = state.cubes[card] if ability.linked else 1
    set_cubes(state, player, card, state.cubes[card] - cubes)
    rules = ("SB-CHG-09", "SB-CHG-12") if ability.linked else ("SB-CHG-09", "SB-CHG-10" if state.cards.room[side][card] == 1 else "SB-CHG-11")
    data = {"player": player, "card": NAMES[card], "side": SIDES[side], "cubes": cubes, "left": state.cubes[card]}
    events.append(Event("ability_used", rules, (f"card-{NAMES[card]}",), data))


def gain(state: SpaceBaseState, player: int, card: int, events: list[Event]) -> None:
    """Credits, income and points printed beside another effect of an ability (SB-AMB-17)."""
    ability = state.cards.ability[state.place[card] // 12 % 2][card]
    assert ability is not None
    for effect in ability.effects:
        if effect[0] in ("credits", "income", "vp"):
            gain_one(state, player, card, effect[0], effect[1], events)


def gain_one(state: SpaceBaseState, player: int, card: int, what: str, amount: int, events: list[Event]) -> None:
    """An ability brings credits, income or points (SB-ABL-GAI-02)."""
    events.append(Event("gained", ("SB-ABL-GAI-02",), SEAT_IDS[player], {"player": player, "card": NAMES[card], "what": what, "amount": amount}))
    if what == "vp":
        earn(state, player, amount, events)
    else:
        track = state.credits if what == "credits" else state.income
        track[player] += amount
