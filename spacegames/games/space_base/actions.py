"""The actions: their notation, the quick list of legal ones, and what else a person might think of.

Texts name cards and sectors: "buy truly", "use kubasov", "shift demin 2", "set gagarin 6", "lay 7". Each choice that can be
declined has its own word for it: pass, keep, stay, once, enough, save, ready.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from spacegames.core.errors import UnreadableAction
from spacegames.core.game import Action
from spacegames.core.words import _

from .components import COLONY, DOUBLE, NAMES, NUMBER, ON_SHOW, PATROL, ROLL, SHIFT, SHIP, STATION, WINDOW, Ability

if TYPE_CHECKING:
    from .state import SpaceBaseState

BUY, CLAIM, USE, CHARGE = ([Action(f"{word} {name}", word, (card,)) for card, name in enumerate(NAMES)] for word in ("buy", "claim", "use", "charge"))
LAY, EXCHANGE = ([Action(f"{word} {sector}", word, (sector,)) for sector in range(1, 13)] for word in ("lay", "exchange"))
ROLL_DICE, SEPARATE, SUM, LEFT, RIGHT = (Action(word, word) for word in ("roll", "separate", "sum", "left", "right"))
PASS, KEEP, STAY, ONCE, ENOUGH, SAVE, READY = (Action(word, word) for word in ("pass", "keep", "stay", "once", "enough", "save", "ready"))
_SINGLE = {str(action): action for action in (ROLL_DICE, SEPARATE, SUM, LEFT, RIGHT, PASS, KEEP, STAY, ONCE, ENOUGH, SAVE, READY)}
WHICH = ("first", "second", "both")


@cache
def set_die(card: int, face: int) -> Action:
    """Turn a die to this face instead of rolling it."""
    return Action(f"set {NAMES[card]} {face}", "set", (card, face))


@cache
def reroll(card: int, which: int) -> Action:
    """Roll the first die, the second or both again."""
    return Action(f"reroll {NAMES[card]} {WHICH[which]}", "reroll", (card, which))


@cache
def shift(card: int, steps: int) -> Action:
    """Move on by so many sectors from the one the sum points at."""
    return Action(f"shift {NAMES[card]} {steps}", "shift", (card, steps))


@cache
def double(card: int, sector: int) -> Action:
    """Take the rewards of this sector twice."""
    return Action(f"double {NAMES[card]} {sector}", "double", (card, sector))


@cache
def move_cube(source: int, target: int) -> Action:
    """Move a cube from one own card to another."""
    return Action(f"move {NAMES[source]} {NAMES[target]}", "move", (source, target))


def parse(text: str) -> Action:
    """The action a text stands for; UnreadableAction names what can be read instead."""
    action = _parse(text.split())
    if action is None:
        raise UnreadableAction(
            _(
                "“{text}” is not an action of Space Base; actions look like “roll”, “sum”, “separate”, “buy truly”, “use kubasov”, “shift demin 2” or “pass”"
            ).format(text=text)
        )
    return action


def _parse(words: list[str]) -> Action | None:
    match words:
        case [word] if word in _SINGLE:
            return _SINGLE[word]
        case [("buy" | "claim" | "use" | "charge") as word, name] if name in NUMBER:
            return {"buy": BUY, "claim": CLAIM, "use": USE, "charge": CHARGE}[word][NUMBER[name]]
        case [("lay" | "exchange") as word, sector] if sector in _SECTORS:
            return (LAY if word == "lay" else EXCHANGE)[_SECTORS[sector] - 1]
        case ["set", name, face] if name in NUMBER and face in _FACES:
            return set_die(NUMBER[name], int(face))
        case ["reroll", name, which] if name in NUMBER and which in WHICH:
            return reroll(NUMBER[name], WHICH.index(which))
        case ["shift", name, steps] if name in NUMBER and steps in ("1", "2"):
            return shift(NUMBER[name], int(steps))
        case ["double", name, sector] if name in NUMBER and sector in _SECTORS:
            return double(NUMBER[name], _SECTORS[sector])
        case ["move", source, target] if source in NUMBER and target in NUMBER:
            return move_cube(NUMBER[source], NUMBER[target])
    return None


_SECTORS = {str(sector): sector for sector in range(1, 13)}
_FACES = ("1", "2", "3", "4", "5", "6")


# ---- the legal actions


def legal(state: SpaceBaseState, player: int) -> list[Action]:
    """All legal actions of a player who is to decide, in the order of the table."""
    return _LEGAL[state.kind if player == state.decider else state.stage(player)](state, player)


def charged(state: SpaceBaseState, player: int, when: int) -> list[tuple[int, Ability]]:
    """The player's cards with enough cubes whose ability may be used at such a moment of this turn."""
    found = []
    own = player == state.active
    for card in state.loaded[player]:
        ability = state.cards.ability[state.place[card] // 12 % 2][card]
        if ability is not None and ability.when == when and state.cubes[card] >= ability.need and (ability.own if own else ability.others):
            found.append((card, ability))
    return found


def usable(state: SpaceBaseState, player: int) -> list[int]:
    """The cards whose abilities this player may use in a window of the present turn."""
    return [card for card, ability in charged(state, player, WINDOW) if can_act(state, player, card, ability)]


def can_act(state: SpaceBaseState, player: int, card: int, ability: Ability) -> bool:
    """Whether there is anything for the ability to work on."""
    kind = ability.effects[0][0]
    if kind == "swap":
        return state.options["swap_colony"] or not colonies_in(state, player, ability.effects[0][1:])
    if kind == "exchange":
        return bool(partners(state, player, card))
    if kind == "cubes" and len(ability.effects) == 1:
        room = with_room(state, player, card)
        return bool(room) and (ability.effects[0][1] > 0 or _can_move(state, player, card, room))
    return True


def colonies_in(state: SpaceBaseState, player: int, sectors: tuple[int, ...]) -> list[int]:
    """Those of the sectors that hold a colony of the player."""
    return [sector for sector in sectors if state.closed[player] >> sector & 1]


def partners(state: SpaceBaseState, player: int, card: int) -> list[int]:
    """The sectors whose station card may change places with this card (SB-AMB-42, SB-AMB-43)."""
    closed = state.closed[player]
    here = state.place[card] % 12 + 1
    if state.place[card] // 12 % 2 == PATROL:
        return [sector for sector in range(1, 13) if not closed >> sector & 1]
    return [sector for sector in range(1, 13) if sector != here and (state.options["exchange_colony"] or not closed >> sector & 1)]


def own_cards(state: SpaceBaseState, player: int, side: int) -> list[int]:
    """All ships and starters of a player on one side."""
    own = slice(12 * player, 12 * player + 12)
    if side == STATION:
        return [card for card in state.station[own] if card < COLONY]
    return [card for cards in state.patrol[own] for card in cards]


def with_room(state: SpaceBaseState, player: int, using: int) -> list[int]:
    """The player's cards that can take a cube from the card in use; not that card itself (SB-AMB-32)."""
    found = []
    for side in (STATION, PATROL):
        room = state.cards.room[side]
        for card in own_cards(state, player, side):
            there = state.cubes[card] if card != using or state.using == using else 0  # a card about to be used will be empty
            if room[card] > there and (card != using or state.options["self_charge"]):
                found.append(card)
    return found


def _can_move(state: SpaceBaseState, player: int, using: int, room: list[int]) -> bool:
    return any(source != target for source in state.loaded[player] if source != using or state.using == using for target in room)


def _abilities(state: SpaceBaseState, player: int) -> list[Action]:
    return [*[USE[card] for card in usable(state, player)], PASS]


def _roll(state: SpaceBaseState, player: int) -> list[Action]:
    if not state.loaded[player]:
        return _ONLY_ROLL
    return [ROLL_DICE, *(set_die(card, face) for card, ability in charged(state, player, ROLL) if ability.main == "set_die" for face in range(1, 7))]


def rerolls(state: SpaceBaseState) -> list[int]:
    """Which dice may be rolled again: first, second or both (SB-AMB-15)."""
    if state.options["reroll_set_die"]:
        return [0, 1, 2]
    return [[0, 1, 2], [1], []][state.fixed]


def _reroll(state: SpaceBaseState, player: int) -> list[Action]:
    return [*(reroll(card, which) for card, ability in charged(state, player, ROLL) if ability.main == "reroll" for which in rerolls(state)), KEEP]


def shifted(state: SpaceBaseState, sector: int, steps: int) -> int:
    """The sector so many steps to the right, or 0 if there is none (SB-AMB-19)."""
    target = sector + steps
    if target > 12:
        return target - 12 if state.options["shift_wraps"] else 0
    return target


def _shift_sum(state: SpaceBaseState, player: int) -> list[Action]:
    here = state.choice[player]
    found = [shift(card, steps) for card, ability in charged(state, player, SHIFT) for steps in ability.effects[0][1] if shifted(state, here, steps)]
    return [*found, STAY]


def used_sectors(state: SpaceBaseState, player: int) -> list[int]:
    """The sectors a player uses the dice on, each once."""
    choice = state.choice[player]
    return [choice] if choice > 0 else sorted(set(state.dice))


def _double(state: SpaceBaseState, player: int) -> list[Action]:
    return [*(double(card, sector) for card, _ability in charged(state, player, DOUBLE) for sector in used_sectors(state, player)), ONCE]


def claims_left(state: SpaceBaseState, player: int) -> tuple[int, ...]:
    """How many cards of each level the player may still claim now."""
    return state.left if state.using >= 0 else state.claims[player]


def claimable(state: SpaceBaseState, player: int) -> list[int]:
    """The market cards that may be claimed now (SB-ABL-CLM-02, SB-AMB-35)."""
    left = claims_left(state, player)
    closed, sector = state.closed[player], state.cards.sector
    found = []
    for level in range(3):
        if left[level]:
            row = state.market[ON_SHOW * level : ON_SHOW * level + ON_SHOW]
            found += [card for card in row if card >= 0 and not closed >> sector[card] & 1]
    return found


def _claim(state: SpaceBaseState, player: int) -> list[Action]:
    found = [CLAIM[card] for card in claimable(state, player)]
    if not found or state.using >= 0 or state.options["claims_optional"]:
        found.append(ENOUGH)
    return found


def affordable(state: SpaceBaseState, player: int) -> list[int]:
    """Everything on sale that the player can pay for and lay in its own sector."""
    money, closed = state.credits[player], state.closed[player]
    cost, sector = state.cards.cost, state.cards.sector
    found = [card for card in state.market if card >= 0 and cost[card] <= money and not closed >> sector[card] & 1]
    if money >= state.cards.cheapest_colony:
        found += [card for card in state.colonies if cost[card] <= money and not closed >> sector[card] & 1]
    return found


def _purchase(state: SpaceBaseState, player: int) -> list[Action]:
    found = [BUY[card] for card in affordable(state, player)]
    found.append(SAVE)
    return found


def lay_sectors(state: SpaceBaseState, player: int, card: int, sectors: tuple[int, ...]) -> list[int]:
    """Where a card bought with the ability to lay it elsewhere may go (SB-ABL-PLC-02, SB-AMB-40)."""
    if card >= COLONY and not state.options["place_colonies"]:
        sectors = tuple(sector for sector in sectors if sector == state.cards.sector[card])
    return [sector for sector in sectors if not state.closed[player] >> sector & 1]


def extra_purchases(state: SpaceBaseState, player: int) -> list[int]:
    """What may be bought with the ability in use."""
    sectors = state.cards.ability[state.side][state.using].effects[state.step][2]  # type: ignore[union-attr]
    if sectors:
        money, cost = state.credits[player], state.cards.cost
        on_sale = [card for card in [*state.market, *state.colonies] if card >= 0 and cost[card] <= money]
        found = [card for card in on_sale if lay_sectors(state, player, card, sectors)]
    else:
        found = affordable(state, player)
    return found if state.options["extra_colony"] else [card for card in found if card < COLONY]


def _extra_purchase(state: SpaceBaseState, player: int) -> list[Action]:
    return [*[BUY[card] for card in extra_purchases(state, player)], ENOUGH]


def _lay_card(state: SpaceBaseState, player: int) -> list[Action]:
    sectors = state.cards.ability[state.side][state.using].effects[state.step][2]  # type: ignore[union-attr]
    return [LAY[sector - 1] for sector in lay_sectors(state, player, state.bought, sectors)]


def _exchange(state: SpaceBaseState, player: int) -> list[Action]:
    return [EXCHANGE[sector - 1] for sector in partners(state, player, state.using)]


def legal_cubes(state: SpaceBaseState, player: int) -> list[Action]:
    """Which cubes may be placed or moved by the ability in use, or none."""
    room = with_room(state, player, state.using)
    found = [CHARGE[card] for card in room] if state.left[0] else []
    if state.left[1]:
        found += [move_cube(source, target) for source in state.loaded[player] for target in room if source != target]
    return [*found, ENOUGH]


def _opening(state: SpaceBaseState, player: int) -> list[Action]:
    money, cost = state.credits[player], state.cards.cost
    return [*[BUY[card] for card in state.hands[player] if cost[card] <= money], READY]


_ONLY_ROLL = [ROLL_DICE]
_USES = [SEPARATE, SUM]
_SIDES = [LEFT, RIGHT]
_LEGAL: dict[str, Callable[[SpaceBaseState, int], list[Action]]] = {
    "opening": _opening,
    "abilities_1": _abilities,
    "roll": _roll,
    "reroll": _reroll,
    "use_dice": lambda state, player: _USES,
    "shift_sum": _shift_sum,
    "double": _double,
    "arrow": lambda state, player: _SIDES,
    "claim": _claim,
    "abilities_5": _abilities,
    "purchase": _purchase,
    "abilities_7": _abilities,
    "extra_purchase": _extra_purchase,
    "lay_card": _lay_card,
    "exchange": _exchange,
    "place_cube": legal_cubes,
}


# ---- what a person might think of


def candidates(state: SpaceBaseState, player: int) -> list[Action]:
    """Actions that a person might try now, legal ones first."""
    if player not in state.deciders:
        return []
    found = dict.fromkeys(legal(state, player))
    found.update(dict.fromkeys(_thinkable(state, player)))
    return list(found)


def _with_ability(state: SpaceBaseState, player: int, when: int) -> list[tuple[int, Ability]]:
    found = []
    for side in (STATION, PATROL):
        for card in own_cards(state, player, side):
            ability = state.cards.ability[side][card]
            if ability is not None and ability.when == when:
                found.append((card, ability))
    return found


def _thinkable(state: SpaceBaseState, player: int) -> list[Action]:
    on_sale = [card for card in state.market if card >= 0]
    match state.stage(player):
        case "opening":
            return [BUY[card] for card in state.hands[player]]
        case "abilities_1" | "abilities_5" | "abilities_7":
            return [USE[card] for when in (WINDOW, ROLL, SHIFT, DOUBLE) for card, _ability in _with_ability(state, player, when)]
        case "roll":
            return [set_die(card, 6) for card, ability in _with_ability(state, player, ROLL) if ability.main == "set_die"]
        case "reroll":
            return [reroll(card, 2) for card, ability in _with_ability(state, player, ROLL) if ability.main == "reroll"]
        case "use_dice" | "shift_sum":
            return [shift(card, steps) for card, ability in _with_ability(state, player, SHIFT) for steps in ability.effects[0][1]]
        case "double":
            return [double(card, sector) for card, _ability in charged(state, player, DOUBLE) for sector in sorted({*state.dice, sum(state.dice)}) if sector]
        case "claim":
            return [CLAIM[card] for card in on_sale]
        case "purchase" | "extra_purchase":
            return [BUY[card] for card in [*on_sale, *state.colonies]]
        case "lay_card":
            return LAY
        case "exchange":
            return EXCHANGE
        case "place_cube":
            return [CHARGE[card] for side in (STATION, PATROL) for card in own_cards(state, player, side) if card >= SHIP and state.cards.room[side][card]]
    return []
