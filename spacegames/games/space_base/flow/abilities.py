"""Abilities of the windows: the cubes are spent, then the effects of the card follow one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from .. import actions
from ..components import COLONY, NAMES, PATROL, STATION
from ..scoring import finish
from . import market, turn
from .board import BOTH_IDS, SEAT_IDS, carry, gain_one, has_supply, set_cubes, settle, spend, swap_sectors
from .board import lay as lay_card

if TYPE_CHECKING:
    from ..state import SpaceBaseState


def use(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Use a charged ability in a window (SB-ABL-08)."""
    (card,) = action.args
    state.side = state.side_of(card)
    spend(state, player, card, events)
    state.using = card
    state.step = 0
    state.left = ()
    run(state, player, events)


def run(state: SpaceBaseState, player: int, events: list[Event]) -> None:
    """Carry out the effects of the ability in use until one needs a choice."""
    card = state.using
    ability = state.cards.ability[state.side][card]
    assert ability is not None
    while state.step < len(ability.effects):
        effect = ability.effects[state.step]
        match effect[0]:
            case "credits" | "income" | "vp" as what:
                gain_one(state, player, card, what, effect[1], events)
            case "others_lose_vp":
                _others_lose(state, player, card, effect[1], events)
            case "swap":
                swap_sectors(state, player, effect[1], effect[2])
                things = tuple(thing for sector in effect[1:] for thing in BOTH_IDS[12 * player + sector - 1])
                events.append(Event("sectors_swapped", ("SB-ABL-SWP-02",), things, {"player": player, "card": NAMES[card], "sectors": list(effect[1:])}))
            case "win":
                state.winner = player
                state.using = -1
                finish(state, "ability", ("SB-ABL-WIN-02", "SB-ABL-WIN-03", "SB-ABL-WIN-04"), events)
                return
            case "buy":
                if not state.left:
                    state.left = (effect[1],)
                if state.left[0] and actions.extra_purchases(state, player):
                    state.kind = "extra_purchase"
                    return
            case "claim":
                if not state.left:
                    state.left = effect[1]
                if any(state.left) and actions.claimable(state, player):
                    state.kind = "claim"
                    return
            case "cubes":
                if not state.left:
                    state.left = effect[1:]
                if len(actions.legal_cubes(state, player)) > 1:
                    state.kind = "place_cube"
                    return
            case "exchange":
                if not state.left:
                    state.left = (1,)
                if state.left[0]:
                    state.kind = "exchange"
                    return
        state.step += 1
        state.left = ()
    state.using = -1
    state.step = state.side = 0
    turn.resume_window(state, player, events)


def enough(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Leave the rest of what an ability or a text reward offers (SB-ABL-BUY-05, SB-ABL-CLM-04)."""
    rules = {"extra_purchase": ("SB-ABL-BUY-05",), "claim": ("SB-ABL-CLM-04",)}.get(state.stage(player), ("SB-TRN-16",))
    events.append(Event("left_rest", rules, SEAT_IDS[player], {"player": player}))
    if state.using < 0:
        market.stop_claiming(state, player, events)
        return
    state.left = tuple(0 for _number in state.left)
    run(state, player, events)


def _others_lose(state: SpaceBaseState, player: int, card: int, amount: int, events: list[Event]) -> None:
    """Every other player loses points, nobody below 0 (SB-ABL-VPL-02, SB-ABL-VPL-03)."""
    lost = {}
    for other in range(state.players):
        if other != player:
            after = max(0, state.vp[other] - amount)
            lost[str(other)] = state.vp[other] - after
            state.vp[other] = after
    things = tuple(f"seat-{other}" for other in range(state.players) if other != player)
    events.append(Event("points_lost", ("SB-ABL-VPL-02", "SB-ABL-VPL-03"), things, {"player": player, "card": NAMES[card], "lost": lost}))


def bought(state: SpaceBaseState, player: int, card: int, events: list[Event]) -> None:
    """A card was bought by an ability: lay it, or ask where (SB-ABL-BUY-02, SB-ABL-PLC-02)."""
    state.left = (state.left[0] - 1,)
    sectors = state.cards.ability[state.side][state.using].effects[state.step][2]  # type: ignore[union-attr]
    if sectors:
        state.bought = card
        state.kind = "lay_card"
    else:
        lay_card(state, player, card, state.cards.sector[card], events)
        run(state, player, events)


def lay(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Lay the card just bought in a sector of one's choice (SB-ABL-PLC-02)."""
    card, state.bought = state.bought, -1
    lay_card(state, player, card, action.args[0], events)
    run(state, player, events)


def exchange(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """This card and a station card change places (SB-ABL-XCH-02, SB-ABL-XCH-03)."""
    (sector,) = action.args
    card, side, here = state.using, state.side_of(state.using), state.sector_of(state.using)
    there, place = 12 * player + sector - 1, 12 * player + here - 1
    partner = state.station[there]
    state.station[there] = card
    if side == STATION:
        state.station[place] = partner
        closed = state.closed[player]
        if closed >> sector & 1:
            state.closed[player] = closed ^ (1 << sector | 1 << here)
    else:
        state.patrol[place] = tuple(partner if other == card else other for other in state.patrol[place])
    settle(state, player, sector, STATION, (card,))
    settle(state, player, here, side, (partner,))
    data = {"player": player, "card": NAMES[card], "with": NAMES[partner], "side": ("station", "patrol")[side], "from": here, "to": sector}
    rules = ("SB-ABL-XCH-02",) if side == STATION else ("SB-ABL-XCH-03", "SB-ABL-XCH-02")
    events.append(Event("exchanged", rules, (*BOTH_IDS[there], *BOTH_IDS[place]), data))
    if side == PATROL:
        for moved, to in ((partner, PATROL), (card, STATION)):
            if moved < COLONY and state.cubes[moved]:
                carry(state, player, moved, to, events)
    state.left = (0,)
    run(state, player, events)


def charge(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Put a cube on an empty slot of an own card (SB-ABL-ADD-02)."""
    (card,) = action.args
    state.left = (state.left[0] - 1, state.left[1])
    if has_supply(state):
        set_cubes(state, player, card, state.cubes[card] + 1)
    data = {"player": player, "card": NAMES[card], "cubes": state.cubes[card]}
    events.append(Event("cube_added", ("SB-ABL-ADD-02",), (f"card-{NAMES[card]}",), data))
    run(state, player, events)


def move(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Move a cube from one own card to another (SB-ABL-MOV-01)."""
    source, target = action.args
    state.left = (state.left[0], state.left[1] - 1)
    set_cubes(state, player, source, state.cubes[source] - 1)
    set_cubes(state, player, target, state.cubes[target] + 1)
    data = {"player": player, "from": NAMES[source], "to": NAMES[target]}
    events.append(Event("cube_moved", ("SB-ABL-MOV-01",), (f"card-{NAMES[source]}", f"card-{NAMES[target]}"), data))
    run(state, player, events)
