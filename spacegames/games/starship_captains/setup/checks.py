"""Things of a position that must fit together: every piece is there once, and the decision is one the rules ask for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from spacegames.core.position import Reader
from spacegames.core.words import _

from .. import actions
from ..components import FIGURES, OUT, SPACES, SUPPLY, SUPPLY_OF, THERE, count, total
from ..components.vocabulary import Effect
from ..flow.factions import settle_lasting
from ..flow.movement import is_planet
from ..flow.technologies import settle_powers

if TYPE_CHECKING:
    from ..state import CaptainsState


def check(reader: Reader, state: CaptainsState, rings: list[int]) -> None:
    """Note everything that cannot be."""
    for player in range(state.players):
        settle_powers(state, player)
    settle_lasting(state)
    _cards(reader, state)
    _pieces(reader, state)
    _crews(reader, state, rings)
    _ships(reader, state)
    _board(reader, state)
    if not reader.faults:
        _decision(reader, state)


def _once(reader: Reader, field: str, listed: Iterable[int], names: tuple[str, ...], wanted: set[int]) -> None:
    seen: dict[int, int] = {}
    for card in listed:
        seen[card] = seen.get(card, 0) + 1
    for card in sorted(wanted | set(seen)):
        if seen.get(card, 0) != 1:
            reader.fault(field, _("{card} should be on the table once, found {number}").format(card=names[card], number=seen.get(card, 0)))


def _cards(reader: Reader, state: CaptainsState) -> None:
    cards = state.cards
    boards = [card for slots in state.slots for card in slots if card >= 0]
    open_cards = [card for card in state.central if card >= 0]
    everywhere = (*state.tech_deck, *state.omega_deck, *state.tech_spent, *state.omega_spent, *state.under, *state.drawn, *open_cards, *boards)
    _once(reader, "decks", everywhere, cards.cards, set(range(len(cards.cards))))
    missions = [mission for mission in state.content if mission >= 0]
    mine = [state.mission] if state.mission >= 0 else []
    done = [mission for pile in state.pile for mission in pile]
    spread = (*state.missions_deck, *state.missions_spent, *missions, *mine, *done, *state.offer)
    _once(reader, "decks", spread, cards.missions, set(range(len(cards.missions))))
    if state.players > 1 and state.missions_spent:
        reader.fault("discards.missions", _("missions are discarded in a solo game only"))
    if len(state.under) > 3:
        reader.fault("under", _("at most three cards lie under the android event"))
    omegas = sum(card >= cards.omega for card in open_cards)
    if any(card >= cards.omega for card in state.central[: cards.technology_places]) or omegas > cards.omega_places[state.players > 1]:
        reader.fault("central", _("omega cards lie on their own places only"))


def _pieces(reader: Reader, state: CaptainsState) -> None:
    cards = state.cards
    stored = [kind for row in state.stored for kind in row]
    for kind, number in enumerate(cards.artifact_count):
        there = state.artifacts_supply[kind] + state.artifacts_spent[kind] + sum(count(items, kind) for items in state.items) + stored.count(kind)
        if there != number:
            reader.fault("bags.artifacts", _("there are {number} artifacts of each kind, found {there}").format(number=number, there=there))
    held = [kind for row in state.trophies for kind in row]
    for kind, number in enumerate(cards.pirate_count):
        there = state.pirates_supply[kind] + state.pirates_spent[kind] + state.pirates.count(kind) + held.count(kind)
        if there != number:
            name = cards.pirates[kind]
            reader.fault("bags.pirates", _("there are {number} tokens {name}, found {there}").format(number=number, name=name, there=there))


def _crews(reader: Reader, state: CaptainsState, rings: list[int]) -> None:
    """Figures and medals: in play, on the round track and in the supply there are as many as in the box."""
    cards, players = state.cards, state.players
    there = list(state.supply)
    if state.hand >= 0:
        there[SUPPLY_OF[state.hand]] += 1
    for figure in state.airlock:
        there[SUPPLY_OF[figure]] += 1
    for player in range(players):
        for figure in range(len(FIGURES)):
            there[SUPPLY_OF[figure]] += count(state.ready[player], figure)
        for figure in state.queue[player]:
            there[SUPPLY_OF[figure]] += 1
        there[5] += state.medals[player]
        if rings[player] != actions.rings(state, player) or rings[player] < 0:
            reader.fault(f"seats[{player}].rings", _("rings and commanders together are {number}").format(number=cards.rings))
    there[0] += players * sum(cards.gift_cadets[state.round + 1 :])
    there[5] += players * sum(cards.gift_medals[state.round + 1 :])
    for name, found, number in zip(SUPPLY, there, cards.limits, strict=True):
        if found != number:
            reader.fault(f"supply.{name}", _("with the supply there are {number}, found {found}").format(number=number, found=found))


def _ships(reader: Reader, state: CaptainsState) -> None:
    cards = state.cards
    waiting = [thing[0] for thing in state.stack]
    for player in range(state.players):
        where = f"seats[{player}]"
        number = total(state.items[player]) + len(state.trophies[player])
        room = actions.capacity(state, player)
        busy = player == state.actor and ("lose" in waiting or "keep" in waiting)
        if number > room and not busy:
            reader.fault(where, _("the hold has room for {room} items, found {number}").format(room=room, number=number))
        for slot, card in enumerate(state.slots[player]):
            if card >= 0 and state.holes[player] >> slot + 1 & 1:
                reader.fault(f"{where}.slots", _("slot {slot} is damaged and cannot hold a card").format(slot=slot + 1))
            if state.stored[player][slot] >= 0 and (card < 0 or not cards.is_room[card]):
                reader.fault(f"{where}.stored", _("an artifact can only lie in a room"))
        if total(state.ready[player]) > 60:
            reader.fault(f"{where}.ready", _("nobody has so many figures"))
        for faction in range(3):
            steps = state.steps[3 * player + faction]
            at_event = steps >= cards.event_space[faction][state.sides[faction]]
            if at_event and not state.reached[faction] >> player & 1:
                reader.fault(f"{where}.steps", _("a marker so far on has reached the event space"))
    if any(fresh > count(state.ready[state.active], color) for color, fresh in enumerate(state.fresh, 1)) and "turn" in waiting:
        reader.fault("turn.fresh", _("who was just trained is in the ready room"))
    for faction in range(3):
        owner = state.won[faction]
        twice = [player for player in range(state.players) if state.steps[3 * player + faction] >= 2 * SPACES]
        if (owner >= 0 and owner not in twice) or (owner < 0 and twice):
            reader.fault("trophies", _("a trophy belongs to a player with two laps"))


def _board(reader: Reader, state: CaptainsState) -> None:
    cards = state.cards
    for number, where in enumerate(state.stations):
        if where not in (THERE, OUT) and not state.round < where <= cards.rounds:
            reader.fault("stations", _("a token waits for a round still to come"))
        if where == OUT and state.round < cards.rounds:
            reader.fault("stations", _("tokens leave play in the last round only"))
        if number == 0 and where == THERE and state.round < cards.home_round:
            reader.fault("stations", _("the token of the home station waits for round {round}").format(round=cards.home_round))
    ships = state.ship if state.players > 1 or state.options["shadow_reserves"] else state.ship[:1]
    for place, holder in enumerate(state.holder):
        here = [ship for ship, at in enumerate(ships) if at == place]
        if not is_planet(state, place):
            if holder >= 0:
                reader.fault("reserved", _("{place} cannot be reserved").format(place=state.board.places[place]))
        elif holder >= 0 and holder not in here:
            reader.fault("reserved", _("only a ship that is there reserves {place}").format(place=state.board.places[place]))
        elif len(here) == 1 and holder != here[0]:
            reader.fault("reserved", _("a ship alone on {place} reserves it").format(place=state.board.places[place]))
    empty = [place for place in range(1, len(state.content)) if state.content[place] < 0 and place not in state.numbers and place not in state.station_at]
    passing = [thing[1] for thing in state.stack if thing[0] in ("new_mission", "reveal")]
    if state.mission >= 0:
        passing.append(state.mission_at)
    if len(empty) != len(passing) and state.missions_deck:
        reader.fault("planets", _("planets are empty only when the missions have run out"))
    if (state.down == len(state.numbers)) != any(thing[0] == "uprising" for thing in state.stack):
        reader.fault("planets", _("when the last number is turned down the pirates rise and all are turned up"))
    if len(set(passing)) != len(passing):
        reader.fault("turn.pending", _("one planet after the other gets something new"))
    if state.decider < 0:
        _over(reader, state)
    elif state.passed >> state.active & 1 and any(thing[0] == "turn" for thing in state.stack):
        reader.fault("turn.passed", _("who has passed has no more turns"))
    if state.passenger >= 0 and len(state.deck) + len(state.shown) > len(state.central):
        reader.fault("solo.shown", _("there is one slot for each action card"))


def _over(reader: Reader, state: CaptainsState) -> None:
    if state.round < state.cards.rounds or state.passed != (1 << state.players) - 1:
        reader.fault("turn.kind", _("the game is over when everybody has passed in the last round"))
    if state.mission >= 0 or state.hand >= 0 or state.drawn or state.offer:
        reader.fault("turn", _("nothing is left to do when the game is over"))


def _decision(reader: Reader, state: CaptainsState) -> None:
    """The engine itself must come to the same question at once."""
    if state.decider < 0:
        return
    from .. import flow

    trial = state.copy()
    told: list[object] = []
    stack: list[Effect] = list(state.stack)
    trial.kind, trial.decider = "", -1
    flow.run(trial, told)  # type: ignore[arg-type]
    if told or trial.stack != stack or (trial.kind, trial.decider) != (state.kind, state.decider):
        reader.fault("turn.kind", _("the rules do not ask for this decision now"))
    elif not state._find_actions(state.decider):
        reader.fault("turn.kind", _("there is nothing to choose in this decision"))
