"""A table from nothing, by dealing, and a table from a position, checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.chance import Chance
from spacegames.core.game import Event
from spacegames.core.position import Reader
from spacegames.core.words import _

from . import actions
from .components import (
    COLONY,
    COLONY_NAMES,
    LEVELS,
    LIGHT_CREDITS,
    LIGHT_HAND,
    LIGHT_INCOME,
    NAMES,
    NONE,
    NUMBER,
    ON_SHOW,
    PATROL,
    SHIP,
    SHIP_NAMES,
    SIDES,
    START_CREDITS,
    STATION,
)  # fmt: skip
from .flow import market, opening, turn
from .flow.board import lay, settle
from .state import IDLE, SEPARATE_DICE, Pending, SpaceBaseState

if TYPE_CHECKING:
    from . import SpaceBase

_PHASES = {
    "opening": (0,),
    "abilities_1": (1,),
    "roll": (2,),
    "reroll": (2,),
    "use_dice": (3,),
    "shift_sum": (3,),
    "double": (4,),
    "arrow": (4,),
    "claim": (1, 4, 5, 7),
    "abilities_5": (5,),
    "purchase": (6,),
    "abilities_7": (7,),
    "extra_purchase": (1, 5, 7),
    "lay_card": (1, 5, 7),
    "exchange": (1, 5, 7),
    "place_cube": (1, 5, 7),
}
_BY_ABILITY = {"claim": "claim", "extra_purchase": "buy", "lay_card": "buy", "exchange": "exchange", "place_cube": "cubes"}
_MOST = 100_000


def deal(game: SpaceBase, players: int, options: Mapping[str, Any], chance: Chance) -> SpaceBaseState:
    """Starters, colonies, three decks and the market; then the opening cards and the first player (SB-SET-01 to 20)."""
    state = SpaceBaseState(game, players, options, chance)
    for level in range(3):
        deck = [card for card in range(SHIP, COLONY) if state.cards.level[card] == level + 1]
        chance.shuffle(deck)
        state.decks[level] = deck
    for index in range(3 * ON_SHOW):
        state.market[index] = market.draw(state, index // ON_SHOW)
    if options["variant"] == "light_speed":
        state.credits = [LIGHT_CREDITS] * players
        state.income = [LIGHT_INCOME] * players
        for player in range(players):
            state.hands[player] = tuple(market.draw(state, level) for level, number in enumerate(LIGHT_HAND) for _card in range(number))
        state.kind = "opening"
        return state
    events: list[Event] = []
    state.credits = [START_CREDITS] * players
    drawn = [market.draw(state, 0) for _player in range(players)]
    for player, card in enumerate(drawn):
        state.credits[player] = max(0, state.credits[player] - state.cards.cost[card])
        lay(state, player, card, state.cards.sector[card], events)
    opening.choose_first(state, [(state.cards.sector[card],) for card in drawn], events, ("SB-SET-12", "SB-SET-13"))
    opening.give_bonuses(state, events)
    turn.begin_turn(state, state.first, events)
    return state


def read(game: SpaceBase, reader: Reader, players: int, options: Mapping[str, Any]) -> SpaceBaseState:
    """The state a position describes; everything wrong with it is noted in the reader."""
    state = SpaceBaseState(game, players, options, Chance())
    _read_table(reader, state)
    _read_seats(reader, state)
    _read_turn(reader, state)
    _check_forced(reader)
    if not reader.faults:
        _check_cards(reader, state)
        _check_cubes(reader, state)
    if not reader.faults:
        _check_turn(reader, state)
    return state


def _cards(reader: Reader, field: str, names: tuple[str, ...], length: int | None = None) -> list[int]:
    """A list of cards by name; wrong ones are noted and left out."""
    found = []
    for name in reader.items(field, length):
        if not isinstance(name, str) or name not in names:
            reader.fault(field, _("there is no such card {name}").format(name=repr(name)[:40]))
        else:
            found.append(NUMBER[name])
    return found


def _read_table(reader: Reader, state: SpaceBaseState) -> None:
    decks = reader.table("decks")
    for level in range(3):
        state.decks[level] = list(reversed(_cards(decks, str(level + 1), SHIP_NAMES)))
    decks.no_more()
    state.under = reader.integers("under", 3, 0, max(LEVELS))
    rows = reader.table("market")
    for level in range(3):
        names = rows.items(str(level + 1), ON_SHOW)
        for place, name in enumerate(names):
            if name is not None and (not isinstance(name, str) or name not in SHIP_NAMES):
                rows.fault(f"{level + 1}[{place}]", _("there is no such ship {name}").format(name=repr(name)[:40]))
            elif name is not None:
                state.market[ON_SHOW * level + place] = NUMBER[name]
    rows.no_more()
    state.colonies = _cards(reader, "colonies", COLONY_NAMES)
    if state.colonies != sorted(set(state.colonies)):
        reader.fault("colonies", _("colonies lie in the order of their sectors, each once"))


def _read_seats(reader: Reader, state: SpaceBaseState) -> None:
    for player, seat in enumerate(reader.tables("seats", state.players)):
        state.credits[player] = seat.integer("credits", 0, _MOST)
        state.income[player] = seat.integer("income", 0, _MOST)
        state.vp[player] = seat.integer("vp", 0, _MOST)
        station = _cards(seat, "station", NAMES, 12)
        if len(station) == 12:
            state.station[12 * player : 12 * player + 12] = station
        _read_patrol(seat, state, player)
        cubes = seat.table("cubes")
        for name in cubes.entry:
            if name not in SHIP_NAMES:
                cubes.fault(str(name), _("there is no such ship"))
            else:
                state.cubes[NUMBER[name]] = cubes.integer(name, 1, 9)
        state.loaded[player] = tuple(sorted(NUMBER[name] for name in cubes.entry if name in SHIP_NAMES))
        state.hands[player] = tuple(_cards(seat, "hand", SHIP_NAMES))
        use = seat.choice("use", [None, "separate", *range(2, 13), 1])
        state.choice[player] = 0 if use is None else SEPARATE_DICE if use == "separate" else use
        state.settled |= seat.boolean("settled") << player
        state.doubling |= seat.boolean("doubling") << player
        state.pending[player] = _read_pending(seat.table("pending"))
        one, two, three = seat.integers("claims", 3, 0, 99)
        state.claims[player] = (one, two, three)
        seat.no_more()


def _read_patrol(seat: Reader, state: SpaceBaseState, player: int) -> None:
    for sector, names in enumerate(seat.items("patrol", 12)):
        if not isinstance(names, list) or any(not isinstance(name, str) or name not in NUMBER or NUMBER[name] >= COLONY for name in names):
            seat.fault(f"patrol[{sector}]", _("expected a list of ships"))
        else:
            state.patrol[12 * player + sector] = tuple(NUMBER[name] for name in names)


def _read_pending(reader: Reader) -> Pending:
    chains = []
    for entry in reader.items("chains"):
        if not isinstance(entry, list) or len(entry) != 2 or any(not isinstance(n, int) or isinstance(n, bool) for n in entry):
            reader.fault("chains", _("expected pairs of a sector and a copy"))
        elif not 1 <= entry[0] <= 12 or not 0 <= entry[1] <= 7:
            reader.fault("chains", _("expected a sector from 1 to 12 and a copy from 0 to 7"))
        else:
            chains.append(entry[0] + 16 * entry[1])
    paid = reader.integers("paid", None, 1, 12)
    if paid != sorted(set(paid)):
        reader.fault("paid", _("expected sectors in ascending order, each once"))
    copy = reader.integer("copy", 0, 7)
    arrows = reader.integers("arrows", None, 1, 12)
    reader.no_more()
    if len(chains) > 4 or len(arrows) > 60:
        reader.fault("chains", _("there are too many rewards to take"))
    found = (tuple(chains), sum(1 << sector for sector in set(paid)), copy, tuple(arrows))
    return IDLE if found == IDLE else found


def _read_turn(reader: Reader, state: SpaceBaseState) -> None:
    table = reader.table("turn")
    last = state.players - 1
    state.first = table.integer("first", 0, last)
    state.active = table.integer("active", 0, last)
    state.number = table.integer("number", 0, _MOST)
    state.phase = table.integer("phase", 0, 9)
    kind = table.choice("kind", [*SpaceBaseState.DECISIONS, "over"])
    state.kind = "roll" if kind == "over" else kind
    player = table.choice("player", [None, *range(state.players)])
    if (player is None) != (kind == "over"):
        table.fault("player", _("somebody decides until the game is over"))
    state.decider = -1 if player is None or kind == "over" else player
    one, two = table.integers("dice", 2, 0, 6)
    state.dice = (one, two)
    state.fixed = table.integer("set", 0, 2)
    state.passed = table.integer("passed", 0, last)
    if table.entry.get("using") is None:
        table.choice("using", [None])
    else:
        _read_using(table.table("using"), state)
    state.ending = table.boolean("ending")
    state.extra = table.integer("extra", 0, _MOST)
    winner = table.choice("winner", [None, *range(state.players)])
    state.winner = -1 if winner is None else winner
    table.no_more()


def _read_using(table: Reader, state: SpaceBaseState) -> None:
    state.using = NUMBER[table.choice("card", list(SHIP_NAMES))]
    state.side = SIDES.index(table.choice("side", list(SIDES)))
    state.step = table.integer("step", 0, 9)
    state.left = tuple(table.integers("left", None, 0, 99))
    bought = table.choice("bought", [None, *SHIP_NAMES, *COLONY_NAMES])
    state.bought = -1 if bought is None else NUMBER[bought]
    table.no_more()


# ---- things that must fit together


def _check_forced(reader: Reader) -> None:
    """Only faces of a die can be forced; what else is wrong with the chance of a position the core finds itself."""
    chance = reader.entry.get("chance")
    forced = chance.get("forced") if isinstance(chance, dict) else None
    for value in forced if isinstance(forced, list) else []:
        if isinstance(value, int) and not isinstance(value, bool) and not 1 <= value <= 6:
            reader.fault("chance.forced", _("a die shows 1 to 6, not {value}").format(value=value))


def _check_cards(reader: Reader, state: SpaceBaseState) -> None:
    """Every starter of every player, every ship and every colony is somewhere, once; ships lie in the deck of their level."""
    for player in range(state.players):
        own = slice(12 * player, 12 * player + 12)
        there = [*state.station[own], *(card for cards in state.patrol[own] for card in cards)]
        if sorted(card for card in there if card < SHIP) != list(range(SHIP)):
            reader.fault(f"seats[{player}]", _("a player has each of the twelve starters once"))
    seen: dict[int, int] = {}
    bought = [state.bought] if state.bought >= 0 else []
    piles = [*state.decks, state.market, state.colonies, state.station, *state.patrol, *state.hands, bought]
    for pile in piles:
        for card in pile:
            if card >= SHIP:
                seen[card] = seen.get(card, 0) + 1
    for card in range(SHIP, COLONY + 12):
        if seen.get(card, 0) != 1:
            reader.fault("", _("{card} should be on the table once, found {number}").format(card=NAMES[card], number=seen.get(card, 0)))
    level = state.cards.level
    for number in range(3):
        row = state.market[ON_SHOW * number : ON_SHOW * number + ON_SHOW]
        if any(level[card] != number + 1 for card in [*state.decks[number], *(card for card in row if card >= 0)]):
            reader.fault("market", _("ships lie in the row and the deck of their level"))
        if state.under[number] > len(state.decks[number]):
            reader.fault("under", _("there are fewer cards in the deck than are said to lie under it"))
    if any(level[card] not in (1, 2) for hand in state.hands for card in hand) or max(map(len, state.hands)) > sum(LIGHT_HAND):
        reader.fault("seats", _("a hand has at most six cards of levels 1 and 2"))


def _check_cubes(reader: Reader, state: SpaceBaseState) -> None:
    """Cubes lie on own cards, no more than there are slots."""
    for player in range(state.players):
        for sector in range(1, 13):
            place = 12 * player + sector - 1
            settle(state, player, sector, STATION, (state.station[place],))
            settle(state, player, sector, PATROL, state.patrol[place])
            if state.station[place] >= COLONY:
                state.closed[player] |= 1 << sector
    for player, cards in enumerate(state.loaded):
        for card in cards:
            if state.owner_of(card) != player:
                reader.fault(f"seats[{player}].cubes", _("{card} is not on this player's board").format(card=NAMES[card]))
            elif state.cubes[card] > state.cards.room[state.side_of(card)][card]:
                reader.fault(f"seats[{player}].cubes", _("{card} has not that many slots").format(card=NAMES[card]))


def _check_turn(reader: Reader, state: SpaceBaseState) -> None:
    """The decision that is said to be open must be possible."""
    _check_idle(reader, state)
    if state.decider < 0:
        if state.winner < 0 and state.vp.count(max(state.vp)) != 1:
            reader.fault("turn.winner", _("a game that is over has one winner"))
        if state.using >= 0:
            reader.fault("turn.using", _("no ability is carried out when the game is over"))
        return
    if state.winner >= 0:
        reader.fault("turn.winner", _("nobody has won before the end"))
    if state.phase not in _PHASES[state.kind]:
        reader.fault("turn.phase", _("this decision does not belong to phase {phase}").format(phase=state.phase))
        return
    if (state.number == 0) != (state.phase == 0):
        reader.fault("turn.number", _("turns are counted from 1"))
    elif state.phase and (state.active - state.first - state.number + 1) % state.players:
        reader.fault("turn.active", _("with this first player and turn number another player is active"))
    if state.phase in (2, 3, 4) and not _dice_fit(state):
        reader.fault("turn.dice", _("these dice do not fit the phase"))
    if state.phase in (0, 3, 4):
        _check_together(reader, state)
    elif state.phase in (2, 6):
        if state.decider != state.active:
            reader.fault("turn.player", _("only the active player decides in this phase"))
    elif state.options["windows"] == "once" and state.decider != (state.active + state.passed) % state.players:
        reader.fault("turn.passed", _("the number of passes does not fit the player to decide"))
    if not reader.faults:
        _check_using(reader, state)
    if not reader.faults and not state._find_actions(state.decider):
        reader.fault("turn.kind", _("there is nothing to choose in this decision"))


def _check_idle(reader: Reader, state: SpaceBaseState) -> None:
    """What belongs to one phase is empty in the others."""
    if state.phase != 0 and any(state.hands):
        reader.fault("seats", _("hands are only held before the first turn"))
    if state.phase != 0 and state.number and state.options["variant"] == "normal" and any(state.under):
        reader.fault("under", _("cards lie under a deck only after a light-speed opening"))
    if (state.phase != 4 or state.decider < 0) and (
        state.doubling or any(pending != IDLE for pending in state.pending) or any(c != NONE for c in state.claims)
    ):
        reader.fault("seats", _("rewards are taken in phase 4 only"))
    if state.phase in (1, 2) and (any(state.choice) or state.settled):
        reader.fault("seats", _("nobody has used the dice yet"))


def _dice_fit(state: SpaceBaseState) -> bool:
    one, two = state.dice
    if state.kind == "roll":
        return two == 0 and state.fixed < 2 and (one > 0) == (state.fixed == 1)
    return one > 0 and two > 0


def _check_together(reader: Reader, state: SpaceBaseState) -> None:
    """Where several players decide at once, the table waits for the first of them in turn order."""
    if state.phase == 0 and state.options["variant"] != "light_speed":
        reader.fault("turn.phase", _("only a light-speed game begins with purchases"))
    if state.phase == 3 and any(state.settled >> player & 1 and choice == 0 for player, choice in enumerate(state.choice)):
        reader.fault("seats", _("who has settled has chosen how to use the dice"))
    if state.phase == 4 and (0 in state.choice or state.settled != (1 << state.players) - 1):
        reader.fault("seats", _("in phase 4 everybody has used the dice"))
    if state.phase == 3 and any(choice == SEPARATE_DICE and not state.settled >> player & 1 for player, choice in enumerate(state.choice)):
        reader.fault("seats", _("who uses the dice separately has settled"))
    for player in range(state.players):
        arrows = state.pending[player][3]
        if state.doubling >> player & 1 and (arrows or any(chain > 12 for chain in state.pending[player][0])):
            reader.fault(f"seats[{player}]", _("doubling comes before all rewards"))
    waiting = state.deciders
    if not waiting or waiting[0] != state.decider or state.stage(state.decider) != state.kind:
        reader.fault("turn.player", _("the table waits for the first player in turn order who has something to choose"))


def _check_using(reader: Reader, state: SpaceBaseState) -> None:
    wanted = _BY_ABILITY.get(state.kind)
    if wanted is None or (state.kind == "claim" and state.phase == 4):
        if state.using >= 0:
            reader.fault("turn.using", _("no ability is carried out in this decision"))
        return
    if state.using < 0 or state.owner_of(state.using) != state.decider:
        reader.fault("turn.using", _("this decision needs an ability of the player who decides"))
        return
    ability = state.cards.ability[state.side][state.using]
    if ability is None or state.step >= len(ability.effects) or ability.effects[state.step][0] != wanted:
        reader.fault("turn.using", _("the ability of {card} does not ask for this").format(card=NAMES[state.using]))
        return
    effect = ability.effects[state.step]
    most = (1,) if wanted == "exchange" else effect[1] if wanted == "claim" else effect[1:2] if wanted == "buy" else effect[1:]
    if len(state.left) != len(most) or any(left > top for left, top in zip(state.left, most, strict=True)):
        reader.fault("turn.using.left", _("there cannot be that much left to do"))
    if (state.bought >= 0) != (state.kind == "lay_card"):
        reader.fault("turn.using.bought", _("a card waits to be laid only after it was bought for any sector"))
    if wanted == "buy" and state.kind == "lay_card" and not effect[2]:
        reader.fault("turn.using", _("the ability of {card} does not ask for this").format(card=NAMES[state.using]))
    if wanted == "exchange" and not reader.faults and (state.side_of(state.using) != state.side or not actions.partners(state, state.decider, state.using)):
        reader.fault("turn.using", _("there is nothing to exchange with"))
