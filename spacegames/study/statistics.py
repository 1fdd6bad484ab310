"""From the records of many games to plain numbers."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from ..core.words import _
from .one_game import Plan, Record


def gather(plan: Plan, records: Sequence[Record]) -> dict[str, Any]:
    """The statistics of a study as JSON-able data.

    `game`, `players`, `options`, `seed`, `max_steps`: what was played. `games`, `finished`, `unfinished`, `ties`
    (games with several winners), `draws` (finished with none). `bots`: for each its `name`, `settings`, how often it
    sat at the table (`games`), its `wins` (alone), `shared` (won with others), `win_share` of its finished games with
    a shared win divided, the `error` of that share, `scores` of its finished games, `score_counts` as pairs, and
    `seats` with the same counts for each seat. `seats`: the same for the seats whoever sat there.
    `decisions`: how long the finished games were; `lengths`: each game's decisions in order. `reasons`: why games ended.
    """
    finished = [record for record in records if record.reason]
    seatings = [(seat, bot, record) for record in records for seat, bot in enumerate(record.seats)]
    return {
        "game": plan.game if isinstance(plan.game, str) else plan.game.id,
        "players": plan.players,
        "options": dict(plan.options),
        "seed": plan.seed,
        "max_steps": plan.max_steps,
        "games": len(records),
        "finished": len(finished),
        "unfinished": len(records) - len(finished),
        "ties": sum(len(record.winners) > 1 for record in finished),
        "draws": sum(not record.winners for record in finished),
        "bots": [
            {
                "name": name,
                "settings": repr(plan.bots[number]),
                **_results([(seat, record) for seat, bot, record in seatings if bot == number]),
                "seats": [
                    {"seat": seat, **_results([(s, record) for s, bot, record in seatings if bot == number and s == seat])} for seat in range(plan.players)
                ],
            }
            for number, name in enumerate(_named(plan))
        ],
        "seats": [{"seat": seat, **_results([(s, record) for s, _bot, record in seatings if s == seat])} for seat in range(plan.players)],
        "decisions": spread_of(record.decisions for record in finished),
        "lengths": [record.decisions for record in records],
        "reasons": dict(sorted(Counter(record.reason for record in finished).items())),
    }


def _named(plan: Plan) -> list[str]:
    """The bots' names, told apart where a name occurs twice."""
    names = [bot.name for bot in plan.bots]
    return [name if names.count(name) == 1 else f"{name} {names[: number + 1].count(name)}" for number, name in enumerate(names)]


def _results(seatings: Sequence[tuple[int, Record]]) -> dict[str, Any]:
    finished = [(seat, record) for seat, record in seatings if record.reason]
    wins = sum(record.winners == (seat,) for seat, record in finished)
    shared = sum(seat in record.winners and len(record.winners) > 1 for seat, record in finished)
    share = sum(1 / len(record.winners) for seat, record in finished if seat in record.winners) / len(finished) if finished else 0.0
    return {
        "games": len(seatings),
        "finished": len(finished),
        "wins": wins,
        "shared": shared,
        "win_share": share,
        "error": math.sqrt(share * (1 - share) / len(finished)) if finished else 0.0,
        "scores": spread_of(record.scores[seat] for seat, record in finished),
        "score_counts": [list(pair) for pair in sorted(Counter(record.scores[seat] for seat, record in finished).items())],
    }


def spread_of(values: Iterable[float]) -> dict[str, float]:
    """Mean, standard deviation, smallest and largest of some numbers; all 0 if there are none.

    >>> spread_of([1, 2, 3])
    {'count': 3, 'mean': 2.0, 'spread': 1.0, 'low': 1, 'high': 3}
    """
    numbers = list(values)
    if not numbers:
        return {"count": 0, "mean": 0.0, "spread": 0.0, "low": 0, "high": 0}
    mean = math.fsum(numbers) / len(numbers)
    square = math.fsum((number - mean) ** 2 for number in numbers)
    return {
        "count": len(numbers),
        "mean": mean,
        "spread": math.sqrt(square / (len(numbers) - 1)) if len(numbers) > 1 else 0.0,
        "low": min(numbers),
        "high": max(numbers),
    }


def summary(result: dict[str, Any]) -> str:
    """The main numbers of a study as a short text."""
    lines = [
        _("{game}, {players} players: {finished} of {games} games finished, {decisions:.0f} decisions on average").format(
            game=result["game"], players=result["players"], finished=result["finished"], games=result["games"], decisions=result["decisions"]["mean"]
        )
    ]
    for bot in result["bots"]:
        lines.append(
            _("{name}: wins {share:.1%} (± {error:.1%}), score {mean:.1f} (± {spread:.1f})").format(
                name=bot["name"], share=bot["win_share"], error=bot["error"], mean=bot["scores"]["mean"], spread=bot["scores"]["spread"]
            )
        )
    return "\n".join(lines)
