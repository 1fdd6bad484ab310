"""The adventure cards, one kind after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from ..components import CARDS, CELL, Card
from ..hull import joined_to
from . import threats
from .fights import beaten
from .fights import shots_of as shots_of
from .flight import move
from .goods import part_with
from .steps import OPENING, each

if TYPE_CHECKING:
    from ..state import Frame, GalaxyTruckerState

ATTEMPTS = 3
"""Sabotage tries so many times."""


# ---- open space, stardust, epidemic


def _open_space(state: GalaxyTruckerState, card: Card, order: list[int], events: list[Event]) -> None:
    each(state, order, "engines", "space")


def _stardust(state: GalaxyTruckerState, card: Card, order: list[int], events: list[Event]) -> None:
    for player in reversed(order):
        move(state, player, -state.exposed(player), ("GT-ADV-SD-01",), events)


def _epidemic(state: GalaxyTruckerState, card: Card, order: list[int], events: list[Event]) -> None:
    """Sick cabins are found first, then one figure leaves each (GT-ADV-EP-01, GT-AMB-60)."""
    for player in order:
        cargo, hull = state.cargo[player], state.hull(player)
        occupied = [cell for cell in hull.cabins if cell in cargo]
        sick = [cell for cell in occupied if any(other in occupied for other in joined_to(hull.ship, cell, hull.board, hull.box))]
        for cell in sick:
            part_with(state, player, cell, "epidemic", ("GT-ADV-EP-01", "GT-AMB-60"), events)


# ---- planets


def _planets(state: GalaxyTruckerState, card: Card, order: list[int], events: list[Event]) -> None:
    state.todo.append(("landed",))
    each(state, order, "land")


def land_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """Whoever finds a free planet may land (GT-ADV-PL-01, GT-ADV-PL-02)."""
    rows = len(state.box.cards[state.current].planets)
    if sum(mark > 0 for mark in state.marks) < rows:
        state.decider, state.kind = frame[1], "land"
        return True
    state.todo.pop()
    events.append(Event("passed", ("GT-ADV-PL-02",), (f"marker-{frame[1]}",), {"player": frame[1]}))
    return False


def land(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Put the second marker on a planet."""
    state.todo.pop()
    planet: int = action.args[0]
    state.marks[player] = planet
    events.append(Event("landed", ("GT-ADV-PL-01",), (f"planet-{planet}", f"marker-{player}"), {"player": player, "planet": planet}))


def landed_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """All have decided: load in flight order, then move back from the rear (GT-ADV-PL-03, GT-ADV-PL-05, GT-AMB-65)."""
    state.todo.pop()
    card = state.box.cards[state.current]
    landers = [player for player in state.order() if state.marks[player] > 0]
    state.todo += [("back", player, card.days) for player in landers]
    state.todo += [("dock", player, card.planets[state.marks[player] - 1]) for player in reversed(landers)]
    return False


# ---- abandoned ship and station


def _abandoned(state: GalaxyTruckerState, card: Card, order: list[int], events: list[Event]) -> None:
    each(state, order, "offer")


def offer_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """The first in flight order with enough crew may accept (GT-ADV-AS-01, GT-ADV-ST-01, GT-AMB-63)."""
    player = frame[1]
    if state.crew(player) >= state.box.cards[state.current].crew:
        state.decider, state.kind = player, "offer"
        return True
    state.todo.pop()
    events.append(Event("passed", (_offer_rule(state), "GT-AMB-63"), (f"marker-{player}",), {"player": player}))
    return False


def _offer_rule(state: GalaxyTruckerState) -> str:
    return "GT-ADV-AS-01" if state.box.cards[state.current].type == "abandoned_ship" else "GT-ADV-ST-01"


def accept(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Take the chance; nobody behind gets it."""
    while state.todo[-1][0] == "offer":
        state.todo.pop()
    card = state.box.cards[state.current]
    events.append(Event("accepted", (_offer_rule(state),), ("card", f"marker-{player}"), {"player": player, "card": CARDS[state.current]}))
    state.todo.append(("back", player, card.days))
    if card.type == "abandoned_ship":
        state.todo.append(("credits", player, card.credits, card.type))
        state.todo.append(("crew", player, card.crew, card.type))
    else:
        state.todo.append(("dock", player, card.goods))


def pass_on(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Leave the planets, the ship or the station to the others."""
    rule = "GT-ADV-PL-02" if state.todo[-1][0] == "land" else _offer_rule(state)
    state.todo.pop()
    events.append(Event("passed", (rule,), (f"marker-{player}",), {"player": player}))


def credits_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    state.todo.pop()
    _name, player, amount, cause = frame
    state.purses[state.purse(player)] += amount
    rule = {"abandoned_ship": "GT-ADV-AS-01", "slavers": "GT-ENM-07", "pirates": "GT-ENM-08"}[cause]
    events.append(Event("credits_gained", (rule,), ("bank", f"seat-{player}"), {"player": player, "credits": amount, "cause": cause}))
    return False


# ---- meteors


def _swarm(state: GalaxyTruckerState, card: Card, order: list[int], events: list[Event]) -> None:
    state.todo.append(("swarm", 0))


def swarm_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """The leader rolls for each meteor (GT-ADV-MS-01, GT-ADV-MS-02)."""
    if frame[1] < len(state.box.cards[state.current].meteors):
        state.decider, state.kind = state.leader, "roll"
        return True
    state.todo.pop()
    return False


# ---- sabotage


def _sabotage(state: GalaxyTruckerState, card: Card, order: list[int], events: list[Event]) -> None:
    """The ship with the smallest crew is struck, among equals the foremost (GT-ADV-SB-01)."""
    player = min(order, key=state.crew)
    data = {"player": player, "criterion": "crew", "value": state.crew(player), "line": 1}
    events.append(Event("weakest", ("GT-ADV-SB-01",), ("card", f"marker-{player}"), data))
    state.todo.append(("mutiny", player, 0))


def mutiny_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    state.decider, state.kind = frame[1], "roll"
    return True


def _blow_up(state: GalaxyTruckerState, player: int, attempt: int, events: list[Event]) -> None:
    """Two dice for a column, two for a row; three attempts (GT-ADV-SB-02, GT-ADV-SB-03, GT-AMB-62)."""
    dice = state.chance.dice(4)
    column, row = sum(dice[:2]), sum(dice[2:])
    state.dice = tuple(dice)
    data = {"player": player, "dice": dice, "column": column, "row": row}
    events.append(Event("rolled", ("GT-ADV-SB-02", "GT-AMB-62"), ("dice",), data, reveals=True))
    cell = CELL[f"{row},{column}"]
    if cell in state.ships[player]:
        state.todo.pop()
        threats.destroy(state, player, cell, "sabotage", events)
        return
    events.append(Event("sabotage_missed", ("GT-ADV-SB-03",), (f"seat-{player}",), {"attempt": attempt + 1}))
    if attempt + 1 < ATTEMPTS:
        state.todo[-1] = ("mutiny", player, attempt + 1)
    else:
        state.todo.pop()
        events.append(Event("sabotage_failed", ("GT-ADV-SB-03",), (f"seat-{player}",), {"player": player}))


# ---- dice


def roll(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Roll for the next meteor, shot or attempt."""
    name, *numbers = state.todo[-1]
    if name == "mutiny":
        _blow_up(state, player, numbers[1], events)
        return
    number = numbers[-1]
    state.todo[-1] = (name, *numbers[:-1], number + 1)
    if name == "swarm":
        threat, targets = state.box.cards[state.current].meteors[number], state.order()
    elif name == "volley":
        threat, targets = shots_of(state, 0)[number], beaten(state)
    else:
        threat, targets = shots_of(state, numbers[1])[number], [player]
    threats.roll(state, player, threat, number + 1, targets, events)


OPENING.update(
    {
        "open_space": _open_space,
        "planets": _planets,
        "abandoned_ship": _abandoned,
        "abandoned_station": _abandoned,
        "meteoric_swarm": _swarm,
        "stardust": _stardust,
        "epidemic": _epidemic,
        "sabotage": _sabotage,
    }
)
