"""The adventure cards, one kind after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spacegames.core.game import Action, Event

from ..components import CARDS, CELL, Card, Penalty
from ..hull import joined_to
from . import threats
from .flight import move
from .goods import part_with
from .steps import OPENING

if TYPE_CHECKING:
    from ..state import Frame, GalaxyTruckerState

ATTEMPTS = 3
"""Sabotage tries so many times."""


def _each(state: GalaxyTruckerState, order: list[int], *frame: Any) -> None:
    """Push a step for every player so that the foremost comes first; the player stands behind the step's name."""
    state.todo += [(frame[0], player, *frame[1:]) for player in reversed(order)]


# ---- strengths


def engines_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """The owner decides which double engines get a token, if there is anything to decide (GT-PWR-01)."""
    _name, player, why = frame
    if state.hull(player).double_engines and state.tokens(player):
        state.decider, state.kind = player, "engines"
        return True
    state.todo[-1] = ("thrust", player, why, 0)
    return False


def engines(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """So many double engines run."""
    doubles: int = action.args[0]
    state.todo[-1] = ("thrust", player, state.todo[-1][2], doubles)
    if doubles:
        state.todo.append(("tokens", player, doubles, "engine"))


def thrust_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """The strength is declared: in open space the ship moves, in a combat zone it is compared (GT-ADV-OS-01, GT-CZN-04)."""
    _name, player, why, doubles = frame
    state.todo.pop()
    strength = state.engine_strength(player, doubles)
    bonus = strength != state.hull(player).engines + 2 * doubles
    rules = ("GT-PWR-02", "GT-PWR-05", "GT-ALN-10") if bonus else ("GT-PWR-02", "GT-PWR-05")
    data = {"player": player, "what": "engine", "strength": strength, "doubles": doubles, "alien": bonus}
    events.append(Event("strength", rules, (f"seat-{player}",), data))
    if why == "zone":
        state.marks[player] = 2 * strength
        return False
    state.marks[player] = strength
    if strength:
        move(state, player, strength, ("GT-ADV-OS-01",), events)
    else:
        events.append(Event("stayed", ("GT-ADV-OS-01",) if state.learning else ("GT-ADV-OS-02", "GT-AMB-35"), (f"marker-{player}",), {"player": player}))
    return False


def cannons_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """The owner decides which double cannons get a token, if there is anything to decide (GT-PWR-01)."""
    _name, player, why = frame
    hull = state.hull(player)
    if (hull.forward_double or hull.aside_double) and state.tokens(player):
        state.decider, state.kind = player, "cannons"
        return True
    state.todo[-1] = ("aim", player, why, 0, 0)
    return False


def cannons(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """So many double cannons fire, ahead and to the sides or back."""
    ahead, aside = action.args
    state.todo[-1] = ("aim", player, state.todo[-1][2], ahead, aside)
    if ahead or aside:
        state.todo.append(("tokens", player, ahead + aside, "cannon"))


def aim_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """The strength is declared and compared, with the enemy or in a combat zone (GT-ENM-02, GT-CZN-04)."""
    _name, player, why, ahead, aside = frame
    state.todo.pop()
    strength = state.cannon_strength(player, ahead, aside)
    hull = state.hull(player)
    bonus = strength != 2 * hull.forward + hull.aside + 4 * ahead + 2 * aside
    rules = ("GT-PWR-03", "GT-PWR-04", "GT-PWR-05", *(("GT-ALN-09",) if bonus else ()))
    data = {"player": player, "what": "cannon", "strength": _whole(strength), "doubles": ahead + aside, "alien": bonus}
    events.append(Event("strength", rules, (f"seat-{player}",), data))
    if why == "zone":
        state.marks[player] = strength
    else:
        _fight(state, player, strength, events)
    return False


def _whole(doubled: int) -> int | float:
    """A strength counted in halves, as people say it (GT-INV-33)."""
    return doubled / 2 if doubled % 2 else doubled // 2


# ---- open space, stardust, epidemic


def _open_space(state: GalaxyTruckerState, card: Card, order: list[int], events: list[Event]) -> None:
    _each(state, order, "engines", "space")


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
    _each(state, order, "land")


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
    _each(state, order, "offer")


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


# ---- enemies


def _enemy(state: GalaxyTruckerState, card: Card, order: list[int], events: list[Event]) -> None:
    if card.type == "pirates":
        state.todo.append(("volley", 0))
    _each(state, order, "cannons", "enemy")


def _fight(state: GalaxyTruckerState, player: int, strength: int, events: list[Event]) -> None:
    """Greater wins, smaller loses, equal is a draw (GT-ENM-03 to GT-ENM-05)."""
    card = state.box.cards[state.current]
    lead = strength - 2 * card.strength
    result = "won" if lead > 0 else "lost" if lead < 0 else "draw"
    rule = {"won": "GT-ENM-03", "lost": "GT-ENM-04", "draw": "GT-ENM-05"}[result]
    data = {"player": player, "enemy": card.type, "strength": _whole(strength), "enemy_strength": card.strength, "result": result}
    events.append(Event("fight", (rule, "GT-AMB-31"), ("card", f"marker-{player}"), data))
    if result == "lost" and card.penalty is not None:
        if card.penalty.kind == "shots":
            state.marks[player] = 1
        else:
            state.todo.append((card.penalty.kind, player, card.penalty.amount, card.type))
    elif result == "won":
        while state.todo[-1][0] == "cannons":  # nobody behind is attacked
            state.todo.pop()
        if state.learning:
            _collect(state, player)
        else:
            state.todo.append(("reward", player))


def reward_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """The winner may leave the reward and keep the days (GT-ENM-10)."""
    state.decider, state.kind = frame[1], "reward"
    return True


def collect(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Take the reward."""
    state.todo.pop()
    events.append(Event("accepted", ("GT-ENM-03",), ("card", f"marker-{player}"), {"player": player, "card": CARDS[state.current]}))
    _collect(state, player)


def _collect(state: GalaxyTruckerState, player: int) -> None:
    card = state.box.cards[state.current]
    state.todo.append(("back", player, card.days))
    if card.goods:
        state.todo.append(("dock", player, card.goods))
    else:
        state.todo.append(("credits", player, card.credits, card.type))


def decline(state: GalaxyTruckerState, action: Action, player: int, events: list[Event]) -> None:
    """Leave the reward."""
    state.todo.pop()
    events.append(Event("reward_declined", ("GT-ENM-10", "GT-AMB-56"), (f"marker-{player}",), {"player": player}))


def volley_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """Pirates fire once all they have beaten are known; the first of those rolls (GT-ENM-09, GT-AMB-54)."""
    shots = shots_of(state, 0)
    beaten = _beaten(state)
    if beaten and frame[1] < len(shots):
        state.decider, state.kind = beaten[0], "roll"
        return True
    state.todo.pop()
    if not beaten:
        events.append(Event("nobody_beaten", ("GT-AMB-54",), ("card",), {}))
    return False


def _beaten(state: GalaxyTruckerState) -> list[int]:
    return [player for player in state.order() if state.marks[player] == 1]


def shots_of(state: GalaxyTruckerState, line: int) -> tuple[tuple[int, int], ...]:
    """The shots of the pirates, or of a line of the combat zone."""
    card = state.box.cards[state.current]
    penalty = card.penalty if card.penalty is not None else card.lines[line][1]
    return penalty.shots


# ---- combat zone


def _combat_zone(state: GalaxyTruckerState, card: Card, order: list[int], events: list[Event]) -> None:
    state.todo.append(("line", 0))


def line_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """The next line: strengths are declared in the present order (GT-CZN-01, GT-CZN-04, GT-AMB-37)."""
    number = frame[1]
    lines = state.box.cards[state.current].lines
    if number == len(lines):
        state.todo.pop()
        return False
    state.todo[-1] = ("line", number + 1)
    state.todo.append(("judge", number))
    state.marks = [-1] * state.players
    criterion = lines[number][0]
    if criterion == "crew":
        for player in state.order():
            state.marks[player] = 2 * state.crew(player)
    else:
        _each(state, state.order(), "engines" if criterion == "engine_power" else "cannons", "zone")
    return False


def judge_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """The weakest is punished, among equals the one ahead (GT-CZN-01, GT-CZN-02)."""
    state.todo.pop()
    number = frame[1]
    criterion, penalty = state.box.cards[state.current].lines[number]
    player = min(state.order(), key=lambda player: state.marks[player])
    data = {"player": player, "criterion": criterion, "value": _whole(state.marks[player]), "line": number + 1}
    events.append(Event("weakest", ("GT-CZN-01", "GT-CZN-02"), ("card", f"marker-{player}"), data))
    _punish(state, player, penalty, number, events)
    return False


def _punish(state: GalaxyTruckerState, player: int, penalty: Penalty, line: int, events: list[Event]) -> None:
    if penalty.kind == "days":
        move(state, player, -penalty.amount, ("GT-CZN-01",), events)
    elif penalty.kind == "shots":
        state.todo.append(("barrage", player, line, 0))
    else:
        state.todo.append((penalty.kind, player, penalty.amount, "combat_zone"))


def barrage_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """The punished player rolls for each shot (GT-CZN-05)."""
    _name, player, line, number = frame
    if number < len(shots_of(state, line)):
        state.decider, state.kind = player, "roll"
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
        threat, targets = shots_of(state, 0)[number], _beaten(state)
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
        "smugglers": _enemy,
        "slavers": _enemy,
        "pirates": _enemy,
        "combat_zone": _combat_zone,
        "stardust": _stardust,
        "epidemic": _epidemic,
        "sabotage": _sabotage,
    }
)
