"""Short ways to write an example down: tables with one ship in flight or at the inspection, and scripts as lines of play.

A line of play is a text of actions divided by semicolons. In it "roll 7" settles the two dice first so that they make 7,
and "roll 5 4" settles two pairs of dice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from spacegames.core.game import Position
from spacegames.core.teaching import Example, Expect, Force, Happened, Play, Verb
from spacegames.core.words import _

from ..prepared import Seat, flight, seat, yard

SHORT_FLIGHT = "I-open_space-4"
"""A card that comes after the one in question, so that the table can still be looked at."""
Table = Callable[[], Position]


def pair(total: int) -> tuple[int, int]:
    """Two dice that make this sum."""
    return (total // 2, total - total // 2)


def play(line: str) -> tuple[Verb, ...]:
    """The verbs of a line of play."""
    verbs: list[Verb] = []
    for text in filter(None, (part.strip() for part in line.split(";"))):
        word, *numbers = text.split()
        if word == "roll" and numbers:
            verbs.append(Force(tuple(die for number in numbers for die in pair(int(number)))))
            text = word
        verbs.append(Play(text))
    return tuple(verbs)


def shown(
    id: str,
    title: str,
    story: str,
    rules: str,
    on: Table,
    *script: Verb | tuple[Verb, ...],
    rulebook: bool = False,
    pictured: bool = False,
    look: str = "",
) -> Example:
    """An example; `pictured` says that the rulebook shows a picture of its own, so that table and numbers are ours."""
    if pictured:
        story = _("{story} The rulebook shows a picture of its own here; this table is ours.").format(story=story)
    verbs = tuple(verb for part in script for verb in (part if isinstance(part, tuple) else (part,)))
    return Example(id, title, story, tuple(rules.split()), on, verbs, tuple(look.split()), rulebook or pictured)


# ---- tables


def sky(*seats: Seat | str, card: str, then: str = SHORT_FLIGHT, **more: Any) -> Table:
    """A card has just been revealed, and one more follows."""
    return lambda: flight(*seats, card=card, deck=(then,), **more)


def cruise(*seats: Seat | str, card: str, then: str = SHORT_FLIGHT, **more: Any) -> Table:
    """A card is about to be revealed, and one more follows it."""
    return lambda: flight(*seats, deck=(card, then), **more)


def landing(*seats: Seat | str, card: str = "I-abandoned_station-1", **more: Any) -> Table:
    """The last card of a flight is about to be revealed."""
    return lambda: flight(*seats, deck=(card,), **more)


def gone() -> Seat:
    """Somebody who has left the flight."""
    return seat(out="gave_up")


def alone(ship: str, card: str, then: str = SHORT_FLIGHT, round: str = "1", **things: Any) -> Table:
    """Only one ship is still flying when the card is revealed."""
    return sky(seat(ship, **things), gone(), card=card, then=then, round=round)


PILES = {
    "1": (("I-stardust-1", "I-open_space-1"), ("I-planets-1", "I-planets-2"), ("I-pirates-1", "I-slavers-1")),
    "2": (
        ("I-open_space-1", "II-stardust-1", "II-open_space-1"),
        ("I-planets-1", "II-planets-1", "II-planets-2"),
        ("I-pirates-1", "II-slavers-1", "II-epidemic-1"),
    ),
}
"""Piles with stardust, which counts exposed connectors."""


def shipyard(ship: str, round: str = "1", learning: bool = False, **more: Any) -> Table:
    """You are about to take a number, and the only other player has number 2 already."""
    return lambda: yard(seat(ship, **more), seat(number=2), round=round, learning=learning, piles=None if learning else PILES.get(round))


# ---- whole examples


def fault(kind: int, *cells: str) -> dict[str, Any]:
    """A mistake as the inspection names it."""
    return {"kind": kind, "rule": f"GT-ERR-{kind:02}", "cells": list(cells)}


def checked(
    id: str, title: str, story: str, rules: str, ship: str, *faults: Mapping[str, Any], pictured: bool = False, look: str = "", learning: bool = True
) -> Example:
    """An example in which you take a number and the inspection finds exactly these mistakes."""
    cells = look or " ".join(dict.fromkeys(f"cell-0-{cell.replace(',', '-')}" for found in faults for cell in found["cells"]))
    found = Happened("inspected", {"player": 0, "faults": list(faults)})
    return shown(id, title, story, rules, shipyard(ship, learning=learning), Play("number 1"), found, pictured=pictured, look=cells)


def drifts(id: str, title: str, story: str, rules: str, ship: str, exposed: int, round: str = "1", pictured: bool = False, look: str = "") -> Example:
    """An example in which stardust counts the exposed connectors of a ship."""
    on = cruise(seat(ship, day=20), gone(), card="I-stardust-1", round=round)
    found = Happened("moved", {"player": 0, "days": -exposed})
    return shown(id, title, story, rules, on, Play("fly"), found, Expect({"seats.0.day": 20 - exposed}), pictured=pictured, look=look)


def declares(what: str, strength: float, player: int = 0, **more: Any) -> Happened:
    """Somebody declares this strength."""
    return Happened("strength", {"player": player, "what": what, "strength": strength, **more})


def lost(*cells: str, player: int = 0) -> tuple[Happened, ...]:
    """These components were lost by the last action."""
    return tuple(Happened("component_lost", {"player": player, "cell": cell}) for cell in cells)
