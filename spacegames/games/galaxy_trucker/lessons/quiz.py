"""Lesson 34: ten questions that are new every time; the engine itself gives the key.

They go round in five kinds: exposed connectors, cannons, meteors, smugglers and the combat zone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spacegames.core.chance import Chance
from spacegames.core.game import Position
from spacegames.core.match import Match
from spacegames.core.registry import load
from spacegames.core.teaching import Lesson, Predict, Step
from spacegames.core.words import _

from ..components import CANNON, CELLS, DOUBLE_CANNON, START, TILES, TYPE, WAREHOUSE
from ..examples.making import gone, pair
from ..hull import Hull, Ship, fits, frontier, is_whole
from ..prepared import flight, layout, seat

LENGTH = 10
_PLAYERS = 4


def lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            id="GT-LES-34",
            title=_("Mixed quiz"),
            goal=_("Answer ten questions about ships, meteors, smugglers and combat zones."),
            quiz=quiz,
        ),
    )


def quiz(seed: int) -> tuple[Step, ...]:
    """Ten questions, the kinds taking turns; the same seed asks the same."""
    chance = Chance(seed)
    kinds = (_exposed, _cannons, _meteor, _smugglers, _zone)
    return tuple(kinds[(number - 1) % len(kinds)](chance, number) for number in range(1, LENGTH + 1))


# ---- ships


def built(chance: Chance, size: int, used: set[int]) -> str:
    """The layout of a sound class I ship of at most so many components, put together by chance."""
    box = load("galaxy_trucker").box
    board = box.boards["I"]
    ship: Ship = layout("start")
    for _try in range(400):
        if len(ship) == size:
            break
        tile = chance.below(WAREHOUSE)
        places = [(cell, quarter) for cell in frontier(ship, board) for quarter in range(4) if fits(ship, cell, 4 * tile + quarter, board, box)]
        if places and tile not in used:
            cell, quarter = chance.pick(places)
            ship = {**ship, cell: 4 * tile + quarter}
            used.add(tile)
    return "; ".join(f"{CELLS[cell]} {TILES[piece >> 2]} {90 * (piece & 3)}" for cell, piece in ship.items() if piece >> 2 < WAREHOUSE)


def _play(position: Position, *texts: str) -> tuple[Any, list[Any]]:
    """The table and all events after some moves."""
    match = Match(load("galaxy_trucker"), position=position, free=True)
    events = [event for text in texts for event in match.play(text)]
    return match.state, events


def _numbers(chance: Chance, right: float, near: Sequence[float]) -> tuple[tuple[str, ...], int]:
    """The right number among up to three others, and its place."""
    found = [right, *[number for number in dict.fromkeys(near) if number != right and number >= 0][:3]]
    chance.shuffle(found)
    return tuple(_amount(number) for number in found), found.index(right)


def _amount(number: float) -> str:
    """A strength as people write it: 2½."""
    whole = int(number)
    return str(whole) if whole == number else f"{whole or ''}½"


def _step(number: int, text: str, rules: tuple[str, ...], table: Any, look: tuple[str, ...], task: Predict, hints: tuple[str, str, str]) -> Step:
    head = _("Question {number} of {length}. {text}").format(number=number, length=LENGTH, text=text)
    return Step(text=head, rules=rules, table=table, look=look, tasks=(task,), hints=hints, viewer=None)


# ---- questions


def _exposed(chance: Chance, number: int) -> Step:
    """How many connectors are exposed once a component is gone? The board shows the count of now only."""
    box = load("galaxy_trucker").box
    ship = built(chance, 5 + chance.below(7), set())
    pieces = layout(ship)
    rest = {cell: {there: piece for there, piece in pieces.items() if there != cell} for cell in pieces if cell != START}
    cell = chance.pick([cell for cell, left in rest.items() if is_whole(left, box.boards["I"], box)])
    right = Hull(rest[cell], box.boards["I"], box).exposed
    answers, place = _numbers(chance, right, chance_order(chance, (right - 1, right + 1, Hull(pieces, box.boards["I"], box).exposed, right + 2)))
    because = _("Its own exposed connectors are gone, and those of its neighbours that it was joined to are exposed instead.")
    where = CELLS[cell]
    task = Predict(_("A meteor takes the component in {cell}. How many connectors are exposed then?").format(cell=where), answers, place, because)
    return _step(
        number,
        _("Look at the red ship."),
        ("GT-CON-08", "GT-CON-10", "GT-CON-11", "GT-INV-15"),
        lambda: flight(seat(ship, day=30), gone(), deck=("I-meteoric_swarm-2", "I-open_space-1")),
        (f"cell-0-{where.replace(',', '-')}",),
        task,
        (_("Count the joins and the exposed connectors of that component."), because, _amount(right)),
    )


def chance_order(chance: Chance, numbers: Sequence[float]) -> list[float]:
    """The numbers in a new order, so that the right one is not always in the middle."""
    found = list(numbers)
    chance.shuffle(found)
    return found


def _armed(chance: Chance, used: set[int]) -> str:
    """A ship with at least one cannon."""
    while True:
        mine = set(used)
        ship = built(chance, 9, mine)
        if "cannon" in ship:
            used |= mine
            return ship


def _cannons(chance: Chance, number: int) -> Step:
    """What does one cannon add to the strength?"""
    box = load("galaxy_trucker").box
    ship = _armed(chance, set())
    pieces = layout(ship)
    cell = chance.pick([cell for cell, piece in pieces.items() if TYPE[piece >> 2] in (CANNON, DOUBLE_CANNON)])
    whole, left = (Hull(there, box.boards["I"], box) for there in (pieces, {other: piece for other, piece in pieces.items() if other != cell}))
    right = _strength(whole) - _strength(left)
    answers = ("½", "1", "2", "4")
    where = CELLS[cell]
    because = _("Forward a cannon counts 1 and a double with a token 2; to the side or back it counts half of that.")
    question = _("How much does the cannon in {cell} add to your strength, with a token if it needs one?").format(cell=where)
    return _step(
        number,
        _("Smugglers are coming for the red ship."),
        ("GT-PWR-03", "GT-PWR-04", "GT-CMP-07"),
        lambda: flight(seat(ship, day=9), gone(), deck=("I-smugglers-1", "I-open_space-1")),
        (f"cell-0-{where.replace(',', '-')}",),
        Predict(question, answers, answers.index(_amount(right)), because),
        (_("Single or double? Which way does the barrel point?"), because, _amount(right)),
    )


def _strength(hull: Hull) -> float:
    """The cannon strength with a token for every double."""
    return hull.forward + hull.aside / 2 + 2 * hull.forward_double + hull.aside_double


def _meteor(chance: Chance, number: int) -> Step:
    """What does a small meteor from the side do?"""
    ship = built(chance, 10, set())
    line = 5 + chance.below(5)

    def table() -> Position:
        position = flight(seat(ship, day=9, tokens=_no_tokens(ship)), gone(), card="I-meteoric_swarm-2", deck=("I-open_space-1",))
        position["chance"]["forced"] = list(pair(line))
        return position

    _state, events = _play(table(), "roll")
    kinds = {event.kind for event in events}
    right = 0 if "missed" in kinds else 1 if "bounced" in kinds else 2
    because = (
        _("There is no component in that column."),
        _("The first component of the column has a smooth side to the front."),
        _("The first component of the column has an exposed connector to the front, and there is no token for a shield."),
    )[right]
    answers = (_("It misses"), _("It bounces off"), _("A component is lost"))
    task = Predict(_("The dice make {line}. What happens to the red ship?").format(line=line), answers, right, because, show=("roll",))
    return _step(
        number,
        _("A small meteor comes from the front, and no token is left."),
        ("GT-HIT-01", "GT-HIT-02", "GT-HIT-03", "GT-HIT-04"),
        table,
        ("seat-0", "card"),
        task,
        (_("Find the first component of that column, from the front."), _("Is its front side smooth?"), because),
    )


def _no_tokens(ship: str) -> dict[str, int]:
    """All batteries of a layout, empty."""
    return {entry.split()[0]: 0 for entry in ship.split("; ") if "battery" in entry}


def _smugglers(chance: Chance, number: int) -> Step:
    """How does a fight with smugglers end without tokens?"""
    ship = chance.pick(["A", "B", "C", "D", "E", _armed(chance, set())])
    card = chance.pick(["I-smugglers-1", "I-slavers-1", "I-pirates-1"])

    def table() -> Position:
        return flight(seat(ship, day=9), gone(), deck=(card, "I-open_space-1"))

    state, _events = _play(table())
    high = state.cannon_range(0)[1]
    enemy = state.box.cards[state.deck[-1]].strength
    right = 0 if high > enemy else 1 if high == enemy else 2
    because = _("The best strength is {high}, the enemy has {enemy}.").format(high=_amount(high), enemy=enemy)
    answers = (_("Win"), _("Reach a draw at best"), _("Only lose"))
    task = Predict(_("The enemy has strength {enemy}. What can the red ship do with all its tokens?").format(enemy=enemy), answers, right, because)
    return _step(
        number,
        _("An enemy is about to attack."),
        ("GT-ENM-02", "GT-ENM-03", "GT-ENM-04", "GT-ENM-05"),
        table,
        ("seat-0", "deck"),
        task,
        (_("Count all cannons, doubles with tokens."), _("More wins, equal is a draw."), because),
    )


def _zone(chance: Chance, number: int) -> Step:
    """Who is punished in the first line of a combat zone?"""
    days = [1, 4, 7, 10]
    chance.shuffle(days)
    ships = ["B", "C", "D", "E"]
    crews = [{"7,6": chance.below(3)} for _ship in ships]

    def table() -> Position:
        seats = [seat(ship, day=day, crew=crew) for ship, day, crew in zip(ships, days, crews, strict=True)]
        return flight(*seats, deck=("I-combat_zone-1", "I-open_space-1"), learning=True)

    _state, events = _play(table(), "fly")
    right = next(event.data["player"] for event in events if event.kind == "weakest")
    because = _("The smallest crew; among equals the one ahead.")
    answers = (_("Red"), _("Green"), _("Blue"), _("Yellow"))[:_PLAYERS]
    task = Predict(_("Who has the smallest crew and loses 3 days?"), answers, right, because, show=("fly",))
    return _step(
        number,
        _("A combat zone is coming. Its first line punishes the smallest crew."),
        ("GT-CZN-01", "GT-CZN-02"),
        table,
        tuple(f"marker-{player}" for player in range(_PLAYERS)),
        task,
        (_("Count the figures of all four ships."), because, answers[right]),
    )
