"""Random play, copies and saves of our games against catanatron and OpenSpiel, taken in turns in one run.

All engines are measured round by round, one after the other, and the best round of each counts: what else the machine
does then disturbs all of them alike, or none.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from figures import Figure
from peers import Catanatron, Engine, OpenSpiel, Ours

import spacegames as sg

ROUNDS = 5
OPEN_SPIEL = ("chess", "backgammon")


def engines() -> tuple[list[Ours], list[Catanatron], list[OpenSpiel]]:
    """Every game of ours at its smallest table of two or more and its largest one, and the peers."""
    sizes = {id: sorted({max(2, sg.load(id).players[0]), sg.load(id).players[-1]}) for id in sg.games()}
    ours = [Ours(id, players) for id, numbers in sizes.items() for players in numbers]
    return ours, [Catanatron(2), Catanatron(4)], [OpenSpiel(id) for id in OPEN_SPIEL]


def measure(seconds: float) -> list[Figure]:
    """All figures of the engines; each round of each engine takes about `seconds`."""
    ours, catan, spiel = engines()
    every: list[Engine] = [*ours, *catan, *spiel]
    for engine in every:
        engine.play(0)  # whatever is imported or built when first needed
    rates = _best(every, lambda engine, number: _decisions_per_second(engine, number, seconds), max)
    tables = {id(engine): [engine.middle(seed) for seed in range(20)] for engine in every}
    copies = _best(every, lambda engine, number: _each(engine.copy, tables[id(engine)], seconds / 4), min)
    saves = _best(every, lambda engine, number: _each(engine.save, tables[id(engine)], seconds / 4), min)
    found = []
    # The quicker of catanatron's two tables is the one to beat.
    rate, copy, save = max(rates[-4:-2]), min(copies[-4:-2]), min(saves[-4:-2])
    for number, engine in enumerate(ours):
        found += [
            Figure(f"{engine.name}: random play", rates[number], "decisions/s", rate, "catanatron", at_least=2.0, aim=5.0),
            Figure(f"{engine.name}: copy", copies[number] * 1e6, "µs", copy * 1e6, "catanatron", at_most=0.5),
            Figure(f"{engine.name}: save", saves[number] * 1e6, "µs", save * 1e6, "catanatron"),
        ]
        for peer, other in enumerate(spiel, len(every) - len(spiel)):
            found += [
                Figure(f"{engine.name}: random play", rates[number], "decisions/s", rates[peer], other.name),
                Figure(f"{engine.name}: copy", copies[number] * 1e6, "µs", copies[peer] * 1e6, other.name),
                Figure(f"{engine.name}: save", saves[number] * 1e6, "µs", saves[peer] * 1e6, other.name),
            ]
    return found


def _best(every: Sequence[Engine], once: Callable[[Engine, int], float], choose: Callable[[list[float]], float]) -> list[float]:
    rounds = [[once(engine, number) for engine in every] for number in range(ROUNDS)]
    return [choose([values[place] for values in rounds]) for place in range(len(every))]


def _decisions_per_second(engine: Engine, number: int, seconds: float) -> float:
    count, seed = 0, number * 1000
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        seed += 1
        count += engine.play(seed)
    return count / (time.perf_counter() - start)


def _each(call: Callable[[object], object], tables: Sequence[object], seconds: float) -> float:
    """Seconds that one call takes."""
    count = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for table in tables:
            call(table)
        count += len(tables)
    return (time.perf_counter() - start) / count
