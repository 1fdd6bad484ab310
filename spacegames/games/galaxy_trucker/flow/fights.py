"""Strengths declared and compared: enemies and combat zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from ..components import CARDS, Card, Penalty
from .flight import move
from .steps import OPENING, each

if TYPE_CHECKING:
    from ..state import Frame, GalaxyTruckerState


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
    data = {"player": player, "what": "cannon", "strength": whole(strength), "doubles": ahead + aside, "alien": bonus}
    events.append(Event("strength", rules, (f"seat-{player}",), data))
    if why == "zone":
        state.marks[player] = strength
    else:
        _fight(state, player, strength, events)
    return False


def whole(doubled: int) -> int | float:
    """A strength counted in halves, as people say it (GT-INV-33)."""
    return doubled / 2 if doubled % 2 else doubled // 2


# ---- enemies


def _enemy(state: GalaxyTruckerState, card: Card, order: list[int], events: list[Event]) -> None:
    if card.type == "pirates":
        state.todo.append(("volley", 0))
    each(state, order, "cannons", "enemy")


def _fight(state: GalaxyTruckerState, player: int, strength: int, events: list[Event]) -> None:
    """Greater wins, smaller loses, equal is a draw (GT-ENM-03 to GT-ENM-05)."""
    card = state.box.cards[state.current]
    lead = strength - 2 * card.strength
    result = "won" if lead > 0 else "lost" if lead < 0 else "draw"
    rule = {"won": "GT-ENM-03", "lost": "GT-ENM-04", "draw": "GT-ENM-05"}[result]
    data = {"player": player, "enemy": card.type, "strength": whole(strength), "enemy_strength": card.strength, "result": result}
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
    losers = beaten(state)
    if losers and frame[1] < len(shots):
        state.decider, state.kind = losers[0], "roll"
        return True
    state.todo.pop()
    if not losers:
        events.append(Event("nobody_beaten", ("GT-AMB-54",), ("card",), {}))
    return False


def beaten(state: GalaxyTruckerState) -> list[int]:
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
        each(state, state.order(), "engines" if criterion == "engine_power" else "cannons", "zone")
    return False


def judge_step(state: GalaxyTruckerState, frame: Frame, events: list[Event]) -> bool:
    """The weakest is punished, among equals the one ahead (GT-CZN-01, GT-CZN-02)."""
    state.todo.pop()
    number = frame[1]
    criterion, penalty = state.box.cards[state.current].lines[number]
    player = min(state.order(), key=lambda player: state.marks[player])
    data = {"player": player, "criterion": criterion, "value": whole(state.marks[player]), "line": number + 1}
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


OPENING.update({"smugglers": _enemy, "slavers": _enemy, "pirates": _enemy, "combat_zone": _combat_zone})
