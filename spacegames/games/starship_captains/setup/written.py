"""A table written down: the whole position, what a player sees of it, and another table that looks the same to a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spacegames.core.chance import Chance
from spacegames.core.game import Position

from ..components import ARTIFACTS, BITS, FACTIONS, FIGURES, FULL, OUT, STATIONS, SUPPLY, THERE, count

if TYPE_CHECKING:
    from ..state import CaptainsState


def position(state: CaptainsState) -> Position:
    """Everything, hidden things included."""
    cards = state.cards
    return {
        **_open(state, None),
        "decks": {
            "missions": [cards.missions[mission] for mission in reversed(state.missions_deck)],
            "technologies": [cards.cards[card] for card in reversed(state.tech_deck)],
            "omega": [cards.cards[card] for card in reversed(state.omega_deck)],
        },
        "known": {"top": list(state.known_top), "bottom": list(state.known_bottom)},
        "solo": _solo(state, True),
        "turn": _turn(state, True),
    }


def view(state: CaptainsState, player: int | None) -> Position:
    """What a player may know: decks by their number of cards, looked-at missions, and cards just drawn by the player alone."""
    return {
        **_open(state, player),
        "decks": {"missions": len(state.missions_deck), "technologies": len(state.tech_deck), "omega": len(state.omega_deck)},
        "known": {"top": list(state.known_top), "bottom": list(state.known_bottom)},
        "seen": _seen(state, player),
        "solo": _solo(state, False),
        "turn": _turn(state, player is not None and player == state.actor),
    }


def _seen(state: CaptainsState, player: int | None) -> Position:
    if player is None:
        return {"top": [], "bottom": []}
    names, deck = state.cards.missions, state.missions_deck
    top = [names[deck[-1 - place]] for place in range(min(state.known_top[player], len(deck)))]
    bottom = [[place, names[deck[place]]] for place, knowing in enumerate(state.known_bottom) if knowing >> player & 1]
    return {"top": top, "bottom": bottom}


def _open(state: CaptainsState, player: int | None) -> Position:
    cards, board = state.cards, state.board
    places = board.places
    return {
        "round": state.round,
        "tracks": {name: "AB"[side] for name, side in zip(FACTIONS, state.sides, strict=True)},
        "planets": {places[place]: _planet(state, place) for place in range(1, len(places))},
        "pirates": {board.routes[route]: cards.pirates[kind] for route, kind in enumerate(state.pirates) if kind >= 0},
        "stations": {name: {THERE: "there", OUT: "out"}.get(where, where) for name, where in zip(STATIONS, state.stations, strict=True)},
        "reserved": {places[place]: holder if holder < state.players else "shadow" for place, holder in enumerate(state.holder) if holder >= 0},
        "central": [None if card < 0 else cards.cards[card] for card in state.central],
        "discards": {
            "missions": [cards.missions[mission] for mission in state.missions_spent],
            "technologies": [cards.cards[card] for card in state.tech_spent],
            "omega": [cards.cards[card] for card in state.omega_spent],
        },
        "bags": {
            "artifacts": dict(zip(ARTIFACTS, state.artifacts_supply, strict=True)),
            "pirates": dict(zip(cards.pirates, state.pirates_supply, strict=True)),
        },
        "spent": {"artifacts": dict(zip(ARTIFACTS, state.artifacts_spent, strict=True)), "pirates": dict(zip(cards.pirates, state.pirates_spent, strict=True))},
        "supply": dict(zip(SUPPLY, state.supply, strict=True)),
        "events": {name: cards.events[event] for name, event in zip(FACTIONS, state.events, strict=True)},
        "under": [cards.cards[card] for card in state.under],
        "reached": {name: players_of(mask) for name, mask in zip(FACTIONS, state.reached, strict=True)},
        "trophies": {name: None if owner < 0 else owner for name, owner in zip(FACTIONS, state.won, strict=True)},
        "seats": [_seat(state, seat) for seat in range(state.players)],
    }


def players_of(mask: int) -> list[int]:
    """The players of a set of bits."""
    return [player for player in range(4) if mask >> player & 1]


def _planet(state: CaptainsState, place: int) -> str:
    if state.content[place] >= 0:
        return state.cards.missions[state.content[place]]
    if place in state.numbers:
        number = state.numbers.index(place) + 1
        return f"number {number} down" if number > len(state.numbers) - state.down else f"number {number}"
    if place in state.station_at:
        return f"station {STATIONS[state.station_at.index(place)]}"
    return "empty"


def _seat(state: CaptainsState, player: int) -> Position:
    cards = state.cards
    holes = state.holes[player]
    from ..actions import rings

    return {
        "ship": state.board.places[state.ship[player]],
        "ready": {name: state.ready[player] >> BITS * figure & FULL for figure, name in enumerate(FIGURES)},
        "queue": [FIGURES[figure] for figure in state.queue[player]],
        "medals": state.medals[player],
        "rings": rings(state, player),
        "damage": state.damage[player],
        "holes": [slot for slot in range(1, 7) if holes >> slot & 1],
        "slots": [None if card < 0 else cards.cards[card] for card in state.slots[player]],
        "stored": [None if kind < 0 else ARTIFACTS[kind] for kind in state.stored[player]],
        "artifacts": {name: count(state.items[player], kind) for kind, name in enumerate(ARTIFACTS)},
        "pirates": [cards.pirates[kind] for kind in state.trophies[player]],
        "steps": {name: state.steps[3 * player + faction] for faction, name in enumerate(FACTIONS)},
        "missions": [cards.missions[mission] for mission in state.pile[player]],
        "used": used_names(state, state.used_round[player]),
    }


def used_names(state: CaptainsState, mask: int) -> list[str]:
    """The ids of what has been used, from a set of bits."""
    return [state.cards.source_name(source) for source in range(mask.bit_length()) if mask >> source & 1]


def _solo(state: CaptainsState, whole: bool) -> Position | None:
    if state.passenger < 0:
        return None
    cards = state.cards
    names = [cards.actions[card] for card in reversed(state.deck)]
    rounds = range(state.round + 1, cards.rounds + 1)
    return {
        "passenger": cards.passengers[state.passenger],
        "ship": state.board.places[state.ship[1]],
        "deck": names if whole else len(names),
        "shown": [cards.actions[card] for card in state.shown],
        "beside": {str(number): cards.actions[card] for number, card in zip(rounds, state.beside, strict=True)} if whole else len(state.beside),
    }


def _turn(state: CaptainsState, whole: bool) -> Position:
    cards, board = state.cards, state.board
    drawn = [cards.cards[card] for card in state.drawn]
    offer = [cards.missions[mission] for mission in state.offer]
    mission = None
    if state.mission >= 0:
        mission = {
            "card": cards.missions[state.mission],
            "at": board.places[state.mission_at],
            "airlock": [FIGURES[figure] for figure in state.airlock],
            "applied": _rows_of(state.applied),
            "twice": _rows_of(state.twice),
            "used": used_names(state, state.used_mission),
        }
    return {
        "first": state.first,
        "active": state.active,
        "number": state.number,
        "passed": players_of(state.passed),
        "kind": state.kind if state.decider >= 0 else "over",
        "player": None if state.decider < 0 else state.decider,
        "actor": state.actor,
        "used": used_names(state, state.used_turn),
        "fresh": dict(zip(FIGURES[1:4], state.fresh, strict=True)),
        "mission": mission,
        "hand": None if state.hand < 0 else FIGURES[state.hand],
        "room": None if state.room < 0 else state.room + 1,
        "drawn": drawn if whole or not hides_drawn(state) else len(drawn),
        "offer": offer if whole else len(offer),
        "pending": [_listed(thing) for thing in state.stack],
    }


def hides_drawn(state: CaptainsState) -> bool:
    """Whether only the drawer knows the cards just drawn: until one is taken."""
    return bool(state.stack) and state.stack[-1][0] == "drawn_card"


def _rows_of(mask: int) -> list[int]:
    return [row + 1 for row in range(8) if mask >> row & 1]


def _listed(thing: Any) -> Any:
    return [_listed(part) for part in thing] if isinstance(thing, tuple) else thing


# ---- another table that looks the same


def guess(state: CaptainsState, player: int | None, chance: Chance) -> CaptainsState:
    """Decks are shuffled anew, except for what this player knows; so are cards drawn by somebody else (CAP-DEC: open and hidden things)."""
    new = state.copy()
    mine = player is not None and player == state.actor and state.decider >= 0
    if state.drawn and not mine and hides_drawn(state):
        omega = state.drawn[0] >= state.cards.omega
        pool = sorted((*state.drawn, *(state.omega_deck if omega else state.tech_deck)))
        chance.shuffle(pool)
        new.drawn, rest = tuple(pool[: len(state.drawn)]), tuple(pool[len(state.drawn) :])
        if omega:
            new.omega_deck, new.tech_deck = rest, _mixed(state.tech_deck, chance)
        else:
            new.tech_deck, new.omega_deck = rest, _mixed(state.omega_deck, chance)
    else:
        new.tech_deck = _mixed(state.tech_deck, chance)
        new.omega_deck = _mixed(state.omega_deck, chance)
    _guess_missions(state, new, player, mine, chance)
    if state.passenger >= 0:
        pool = sorted((*state.deck, *state.beside))
        _guess_actions(state, new, pool, chance)
    new.chance = Chance(chance.below(1 << 62))
    return new


def _mixed(cards: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    pool = sorted(cards)
    chance.shuffle(pool)
    return tuple(pool)


def _guess_missions(state: CaptainsState, new: CaptainsState, player: int | None, mine: bool, chance: Chance) -> None:
    deck = state.missions_deck
    fixed = set()
    if player is not None:
        fixed = {len(deck) - 1 - place for place in range(min(state.known_top[player], len(deck)))}
        fixed |= {place for place, knowing in enumerate(state.known_bottom) if knowing >> player & 1}
    hidden = [] if mine else list(state.offer)
    loose = [mission for place, mission in enumerate(deck) if place not in fixed]
    pool = sorted((*loose, *hidden))
    chance.shuffle(pool)
    if hidden:
        new.offer = tuple(pool.pop() for _card in hidden)
    new.missions_deck = tuple(mission if place in fixed else pool.pop() for place, mission in enumerate(deck))


def _guess_actions(state: CaptainsState, new: CaptainsState, pool: list[int], chance: Chance) -> None:
    """Which kinds are in the first deck is known; later only how many cards are left where."""
    if state.round == 1:
        kinds = state.cards.action_kind
        chance.shuffle(pool)
        shown = {kinds[card] for card in state.shown}
        deck: list[int] = []
        rest: list[int] = []
        for card in pool:
            taken = kinds[card] in shown or any(kinds[other] == kinds[card] for other in deck)
            (rest if taken or len(deck) == len(state.deck) else deck).append(card)
        while len(deck) < len(state.deck):
            deck.append(rest.pop())
    else:
        chance.shuffle(pool)
        deck, rest = pool[: len(state.deck)], pool[len(state.deck) :]
    new.deck, new.beside = tuple(deck), tuple(rest)
