"""Checks of abilities: whose card, which colour, which moment, enough cubes, and something to work on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Violation
from spacegames.core.words import _, listed, ngettext

from .. import actions
from ..components import COLONY, DOUBLE, PATROL, ROLL, SHIFT, WINDOW, Ability
from .purchases import name_of

if TYPE_CHECKING:
    from ..state import SpaceBaseState


def _ability(state: SpaceBaseState, player: int, card: int) -> Ability | None:
    return state.cards.ability[state.side_of(card)][card] if state.owner_of(card) == player else None


def _not_yours(state: SpaceBaseState, player: int, card: int) -> list[Violation]:
    """Whether the card is the player's and has an ability on the side in use."""
    if state.owner_of(card) != player:
        return [Violation("SB-ABL-08", _("{card} is not among your ships with abilities").format(card=name_of(state, card)))]
    if _ability(state, player, card) is None:
        return [Violation("SB-ABL-02", _("{card} has no ability where it lies").format(card=name_of(state, card)))]
    return []


def _moment(state: SpaceBaseState, player: int, card: int, ability: Ability, when: int, main: str = "") -> list[Violation]:
    """Whether the ability belongs to this moment."""
    if ability.when == when and (not main or ability.main == main):
        return []
    name = name_of(state, card)
    if ability.when == WINDOW:
        return [Violation("SB-ABL-09", _("{card} is used in phases 1, 5 and 7").format(card=name))]
    if ability.when == SHIFT:
        return [Violation("SB-ABL-SUM-02", _("{card} is used in phase 3, with the sum of the dice").format(card=name))]
    if ability.when == DOUBLE:
        rule = "SB-ABL-DBL-01" if ability.own else "SB-ABL-DBL-03"
        return [Violation(rule, _("{card} is used in phase 4, before rewards are taken").format(card=name))]
    if ability.main == "set_die":
        return [Violation("SB-ABL-SET-01", _("{card} is used in phase 2, before the roll").format(card=name))]
    return [Violation("SB-ABL-RRL-01", _("{card} is used in phase 2, after the roll").format(card=name))]


_BLUE_RULES = {
    "buy": "SB-ABL-BUY-01",
    "claim": "SB-ABL-CLM-01",
    "swap": "SB-ABL-SWP-01",
    "others_lose_vp": "SB-ABL-VPL-01",
}


def _colour_and_cubes(state: SpaceBaseState, player: int, card: int, ability: Ability) -> list[Violation]:
    found = []
    name = name_of(state, card)
    own = player == state.active
    if not own and not ability.others:
        found.append(Violation("SB-ABL-05", _("the ability of {card} is blue: it works in your own turn only").format(card=name)))
        kinds = {effect[0] for effect in ability.effects}
        found += [
            Violation(rule, _("{card} can be used in phases 1, 5 and 7 of your own turn").format(card=name))
            for kind, rule in _BLUE_RULES.items()
            if kind in kinds
        ]
    if own and not ability.own:
        found.append(Violation("SB-ABL-06", _("the ability of {card} is red: it works in other players' turns only").format(card=name)))
    there = state.cubes[card]
    if there < ability.need:
        message = ngettext("{card} needs {need} cube, has {there}", "{card} needs {need} cubes, has {there}", ability.need)
        rule = "SB-CHG-12" if ability.linked else "SB-CHG-17"
        found.append(Violation(rule, message.format(card=name, need=ability.need, there=there)))
    return found


def _usable(state: SpaceBaseState, player: int, card: int, when: int, main: str = "") -> list[Violation]:
    found = _not_yours(state, player, card)
    if found:
        return found
    ability = _ability(state, player, card)
    assert ability is not None
    return _moment(state, player, card, ability, when, main) or _colour_and_cubes(state, player, card, ability)


def use(state: SpaceBaseState, action: Action, player: int) -> list[Violation]:
    """An ability of the windows."""
    (card,) = action.args
    found = _usable(state, player, card, WINDOW)
    ability = _ability(state, player, card)
    if found or ability is None or actions.can_act(state, player, card, ability):
        return found
    kind = ability.effects[0][0]
    if kind == "swap":
        closed = actions.colonies_in(state, player, ability.effects[0][1:])
        return [Violation("SB-AMB-41", _("in this game a sector with a colony is not swapped: {sectors}").format(sectors=listed([str(s) for s in closed])))]
    if kind == "exchange":
        return [Violation("SB-COL-09", _("there is no ship on your board to exchange {card} with").format(card=name_of(state, card)))]
    return [Violation("SB-ABL-ADD-02", _("none of your other cards has an empty slot"))]


def set_die(state: SpaceBaseState, action: Action, player: int) -> list[Violation]:
    """A die set before the roll."""
    return _usable(state, player, action.args[0], ROLL, "set_die")


def reroll(state: SpaceBaseState, action: Action, player: int) -> list[Violation]:
    """Dice rolled again."""
    card, which = action.args
    found = _usable(state, player, card, ROLL, "reroll")
    if not found and which not in actions.rerolls(state):
        return [Violation("SB-AMB-15", _("in this game a die that was set is not rolled again"))]
    return found


def shift(state: SpaceBaseState, action: Action, player: int) -> list[Violation]:
    """The sum moved on to the right."""
    card, steps = action.args
    found = _usable(state, player, card, SHIFT)
    if found:
        return found
    ability = _ability(state, player, card)
    assert ability is not None
    if steps not in ability.effects[0][1]:
        ways = listed([str(number) for number in ability.effects[0][1]], _("or"))
        return [Violation("SB-ABL-SUM-06", _("{card} moves on by {ways}, not by {steps}").format(card=name_of(state, card), ways=ways, steps=steps))]
    here = state.choice[player]
    if not actions.shifted(state, here, steps):
        return [Violation("SB-AMB-19", _("{steps} to the right of sector {sector} there is none").format(steps=steps, sector=here))]
    return []


def double(state: SpaceBaseState, action: Action, player: int) -> list[Violation]:
    """One of the used sectors doubled."""
    card, sector = action.args
    found = _usable(state, player, card, DOUBLE)
    used = actions.used_sectors(state, player)
    if not found and sector not in used:
        sectors = listed([str(number) for number in used], _("or"))
        return [Violation("SB-ABL-DBL-02", _("you use the dice on {sectors}, not on {sector}").format(sectors=sectors, sector=sector))]
    return found


# ---- what abilities ask for


def lay(state: SpaceBaseState, action: Action, player: int) -> list[Violation]:
    """Where the card just bought goes."""
    (sector,) = action.args
    sectors = state.cards.ability[state.side][state.using].effects[state.step][2]  # type: ignore[union-attr]
    if sector not in sectors:
        return [
            Violation(
                "SB-ABL-PLC-02", _("the card may be laid in {first} to {last}, not in {sector}").format(first=sectors[0], last=sectors[-1], sector=sector)
            )
        ]
    found = []
    if state.closed[player] >> sector & 1:
        found.append(Violation("SB-COL-06", _("your colony in sector {sector} can never be covered").format(sector=sector)))
    own = state.cards.sector[state.bought]
    if state.bought >= COLONY and not state.options["place_colonies"] and sector != own:
        found.append(Violation("SB-AMB-40", _("in this game a colony can only be laid in its own sector, {sector}").format(sector=own)))
    return found


def exchange(state: SpaceBaseState, action: Action, player: int) -> list[Violation]:
    """With which station card this card changes places."""
    (sector,) = action.args
    if sector in actions.partners(state, player, state.using):
        return []
    name = name_of(state, state.using)
    if not state.closed[player] >> sector & 1:
        return [Violation("SB-ABL-XCH-02", _("{card} lies in sector {sector} itself; choose another card").format(card=name, sector=sector))]
    if state.side_of(state.using) == PATROL:
        return [Violation("SB-COL-09", _("the colony of sector {sector} would go on patrol, and colonies never do").format(sector=sector))]
    return [Violation("SB-AMB-42", _("in this game {card} is not exchanged with a colony").format(card=name))]


def _target(state: SpaceBaseState, player: int, card: int) -> list[Violation]:
    """Whether a cube may be put on this card."""
    name = name_of(state, card)
    if state.owner_of(card) != player:
        return [Violation("SB-ABL-ADD-02", _("{card} is not among your ships with slots").format(card=name))]
    room = state.cards.room[state.side_of(card)][card]
    if not room:
        return [Violation("SB-ABL-ADD-02", _("{card} has no slots where it lies").format(card=name))]
    found = []
    if card == state.using and not state.options["self_charge"]:
        found.append(Violation("SB-AMB-32", _("{card} cannot charge itself").format(card=name)))
    if state.cubes[card] >= room:
        found.append(Violation("SB-CHG-04", _("all slots of {card} are full: {room}").format(card=name, room=room)))
    return found


def charge(state: SpaceBaseState, action: Action, player: int) -> list[Violation]:
    """A cube from the supply for an own card."""
    if not state.left[0]:
        return [Violation("SB-ABL-ADD-02", _("{card} lets you add no more cubes").format(card=name_of(state, state.using)))]
    return _target(state, player, action.args[0])


def move(state: SpaceBaseState, action: Action, player: int) -> list[Violation]:
    """A cube from one own card to another."""
    source, target = action.args
    if not state.left[1]:
        return [Violation("SB-ABL-MOV-01", _("{card} lets you move no cube").format(card=name_of(state, state.using)))]
    if source == target:
        return [Violation("SB-ABL-MOV-01", _("a cube is moved to another card"))]
    found = _target(state, player, target)
    if source not in state.loaded[player]:
        found.append(Violation("SB-ABL-MOV-01", _("there is no cube of yours on {card}").format(card=name_of(state, source))))
    return found
