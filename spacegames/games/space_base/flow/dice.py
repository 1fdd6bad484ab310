"""Phase 2, the roll, and phase 3, the use of the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from .. import actions
from ..components import NAMES, ROLL, SHIFT
from ..state import SEPARATE_DICE
from . import rewards
from .board import gain, spend

if TYPE_CHECKING:
    from ..state import SpaceBaseState

DICE = ("die-1", "die-2")
_SEPARATE, _SUM = ("SB-DICE-04", "SB-DICE-02"), ("SB-DICE-05", "SB-DICE-02")
_DOUBLE = ("SB-DICE-06", "SB-DICE-04", "SB-DICE-02")


def roll(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Roll both dice, or the one that was not set (SB-TRN-07, SB-ABL-SET-03)."""
    die = state.chance.die
    state.dice = (state.dice[0], die()) if state.fixed else (die(), die())
    events.append(Event("rolled", ("SB-TRN-07", "SB-DICE-01"), DICE, {"player": player, "dice": list(state.dice)}, True))
    _after_roll(state, player, events)


def set_die(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Turn a die to any face instead of rolling it (SB-ABL-SET-02)."""
    card, face = action.args
    spend(state, player, card, events)
    state.dice = (state.dice[0], face) if state.fixed else (face, 0)
    events.append(
        Event("die_set", ("SB-ABL-SET-02", "SB-ABL-SET-03"), DICE[state.fixed : state.fixed + 1], {"player": player, "card": NAMES[card], "face": face})
    )
    state.fixed += 1
    gain(state, player, card, events)
    if state.fixed == 2:
        _after_roll(state, player, events)


def _after_roll(state: SpaceBaseState, player: int, events: list[Event]) -> None:
    if state.loaded[player] and any(ability.main == "reroll" for _card, ability in actions.charged(state, player, ROLL)) and actions.rerolls(state):
        state.kind = "reroll"
    else:
        begin_use(state, events)


def reroll(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Roll one die or both again; the new result counts for everybody (SB-ABL-RRL-02)."""
    card, which = action.args
    spend(state, player, card, events)
    one, two = state.dice
    state.dice = (one if which == 1 else state.chance.die(), two if which == 0 else state.chance.die())
    data = {"player": player, "card": NAMES[card], "which": actions.WHICH[which], "dice": list(state.dice)}
    events.append(Event("rerolled", ("SB-ABL-RRL-02",), DICE, data, True))
    gain(state, player, card, events)
    _after_roll(state, player, events)


def keep(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Leave the dice as they are."""
    events.append(Event("dice_kept", ("SB-ABL-RRL-01", "SB-TRN-16"), DICE, {"player": player, "dice": list(state.dice)}))
    begin_use(state, events)


def begin_use(state: SpaceBaseState, events: list[Event]) -> None:
    """Phase 3: every player uses the dice as two values or as one sum (SB-TRN-08)."""
    state.phase = 3
    state.kind = "use_dice"
    state.decider = state.active


def separate(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Use the two values, one sector each (SB-DICE-04)."""
    state.choice[player] = SEPARATE_DICE
    one, two = state.dice
    events.append(Event("dice_used", _DOUBLE if one == two else _SEPARATE, DICE, {"player": player, "use": "separate", "sectors": [one, two]}))
    _settle(state, player, events)


def use_sum(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Use the sum, one sector; with charged abilities it can be moved on (SB-DICE-05, SB-DICE-07)."""
    total = state.choice[player] = state.dice[0] + state.dice[1]
    events.append(Event("dice_used", _SUM, DICE, {"player": player, "use": "sum", "sectors": [total]}))
    _after_sum(state, player, events)


def shift(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Another sector to the right pays instead (SB-ABL-SUM-04 to SB-ABL-SUM-07)."""
    card, steps = action.args
    spend(state, player, card, events)
    before = state.choice[player]
    state.choice[player] = actions.shifted(state, before, steps)
    data = {"player": player, "card": NAMES[card], "steps": steps, "before": before, "sector": state.choice[player]}
    events.append(Event("sum_shifted", ("SB-ABL-SUM-05", "SB-ABL-SUM-04", "SB-ABL-SUM-07"), (f"card-{NAMES[card]}",), data))
    gain(state, player, card, events)
    _after_sum(state, player, events)


def stay(state: SpaceBaseState, action: Action, player: int, events: list[Event]) -> None:
    """Move the sum on no further."""
    events.append(Event("sum_kept", ("SB-TRN-16", "SB-ABL-SUM-02"), DICE, {"player": player, "sector": state.choice[player]}))
    _settle(state, player, events)


def _after_sum(state: SpaceBaseState, player: int, events: list[Event]) -> None:
    if state.loaded[player]:
        here = state.choice[player]
        for _card, ability in actions.charged(state, player, SHIFT):
            if any(actions.shifted(state, here, steps) for steps in ability.effects[0][1]):
                if player == state.decider:
                    state.kind = "shift_sum"
                return
    _settle(state, player, events)


def _settle(state: SpaceBaseState, player: int, events: list[Event]) -> None:
    """This player has decided; ask the next one in turn order, or go on to the rewards."""
    state.settled |= 1 << player
    settled, players = state.settled, state.players
    if settled == (1 << players) - 1:
        rewards.begin(state, events)
        return
    asked = state.active
    while settled >> asked & 1:
        asked = (asked + 1) % players
    state.decider = asked
    state.kind = "use_dice" if state.choice[asked] == 0 else "shift_sum"
