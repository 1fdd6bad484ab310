"""The numbers of a study are right: against the records themselves, and against odds worked out by hand."""

from __future__ import annotations

import json
import math
from itertools import product
from typing import Any

import pytest

from spacegames import bots
from spacegames.study import spread_of, study, summary
from spacegames.study.one_game import Plan, Record, end_reason, play_game
from spacegames.study.statistics import gather
from tests.core.tiny import TINY

_PLAN = Plan(TINY, (bots.make("random", seed=0), bots.make("greedy", seed=0)), 2, {}, 0, 100)


def _tiny(games: int, names: list[str], **settings: Any) -> dict[str, Any]:
    return study(TINY, names, games=games, **{"workers": 1, "progress": False, **settings})


def test_random_play_comes_out_as_the_odds_say() -> None:
    """One round without cards: two pledges of 1 to 3 and one die make 54 equally likely games."""
    ends = [(first * (first <= die), second * (second <= die)) for first, second, die in product((1, 2, 3), (1, 2, 3), range(1, 7))]
    ties = sum(first == second for first, second in ends) / len(ends)
    mean = sum(first for first, _second in ends) / len(ends)
    games = 4000
    result = _tiny(games, ["random", "random"], options={"rounds": 1, "start": "empty"}, seed=5)
    assert result["games"] == result["finished"] == games and result["unfinished"] == result["draws"] == 0
    assert abs(result["ties"] / games - ties) < 4 * math.sqrt(ties * (1 - ties) / games)
    for bot in result["bots"]:
        assert abs(bot["win_share"] - 0.5) < 4 * 0.5 / math.sqrt(games)
        assert abs(bot["scores"]["mean"] - mean) < 4 * bot["scores"]["spread"] / math.sqrt(games)
        assert bot["shared"] == result["ties"]
        for score, count in bot["score_counts"]:
            odds = sum(first == score for first, _second in ends) / len(ends)
            assert abs(count / games - odds) < 4 * math.sqrt(odds * (1 - odds) / games)
    assert result["decisions"] == {"count": games, "mean": 3.0, "spread": 0.0, "low": 3, "high": 3}
    assert result["reasons"] == {"rounds": games}
    assert result["bots"][0]["wins"] + result["bots"][1]["wins"] + result["ties"] == games


def test_every_number_follows_from_the_records() -> None:
    """Counted again, game by game, the long way."""
    plan = Plan(TINY, tuple(bots.make(name, seed=0) for name in ("random", "greedy", "random")), 3, dict(TINY.settle({})), 7, 100)
    records = [play_game(TINY, plan, number) for number in range(60)]
    result = _tiny(60, ["random", "greedy", "random"], seed=7)
    assert [bot["name"] for bot in result["bots"]] == ["random 1", "greedy", "random 2"]
    for number, bot in enumerate(result["bots"]):
        wins = shared = 0
        share = 0.0
        scores = []
        seats = [0, 0, 0]
        for record in records:
            seat = record.seats.index(number)
            seats[seat] += 1
            scores.append(record.scores[seat])
            best = max(record.scores)
            if record.scores[seat] == best:
                among = record.scores.count(best)
                share += 1 / among
                wins += among == 1
                shared += among > 1
        assert (bot["wins"], bot["shared"], bot["games"], bot["finished"]) == (wins, shared, 60, 60)
        assert bot["win_share"] == pytest.approx(share / 60)
        assert bot["error"] == pytest.approx(math.sqrt(share / 60 * (1 - share / 60) / 60))
        assert bot["scores"]["mean"] == pytest.approx(sum(scores) / 60)
        assert bot["scores"]["low"] == min(scores) and bot["scores"]["high"] == max(scores)
        assert dict(map(tuple, bot["score_counts"])) == {score: scores.count(score) for score in scores}
        assert [seat["games"] for seat in bot["seats"]] == seats == [20, 20, 20], "the bots change seats"
    assert [seat["games"] for seat in result["seats"]] == [60, 60, 60]
    assert sum(seat["win_share"] for seat in result["seats"]) == pytest.approx(1.0)
    assert result["lengths"] == [record.decisions for record in records]


def test_games_broken_off_count_as_unfinished() -> None:
    result = _tiny(10, ["random", "random"], max_steps=4)
    assert (result["games"], result["finished"], result["unfinished"]) == (10, 0, 10)
    assert result["decisions"]["count"] == 0 and result["lengths"] == [4] * 10 and result["reasons"] == {}
    assert all(bot["win_share"] == bot["error"] == 0.0 and bot["games"] == 10 and bot["finished"] == 0 for bot in result["bots"])


def test_ties_draws_and_unfinished_games_are_told_apart() -> None:
    records = [
        Record(0, (0, 1), (3, 1), (0,), 9, "rounds"),
        Record(1, (1, 0), (2, 2), (0, 1), 9, "rounds"),
        Record(2, (0, 1), (0, 0), (), 9, "stopped"),
        Record(3, (1, 0), (5, 0), (), 9, ""),
    ]
    result = gather(_PLAN, records)
    assert (result["games"], result["finished"], result["unfinished"], result["ties"], result["draws"]) == (4, 3, 1, 1, 1)
    first, second = result["bots"]
    assert (first["wins"], first["shared"], first["win_share"]) == (1, 1, 0.5)
    assert (second["wins"], second["shared"], second["win_share"]) == (0, 1, pytest.approx(1 / 6))
    assert second["scores"]["high"] == 2, "the score of a game broken off does not count"
    assert result["reasons"] == {"rounds": 2, "stopped": 1}


def test_the_result_is_plain_data() -> None:
    result = _tiny(5, ["random", "greedy"], seed=2)
    assert json.loads(json.dumps(result)) == result
    assert result["game"] == "tiny" and result["players"] == 2 and result["seed"] == 2
    assert result["options"] == {"rounds": 3, "start": "deck"}
    assert result["bots"][1]["settings"].startswith("Greedy(deals=2")


def test_a_study_comes_out_the_same_every_time_and_differs_with_the_seed() -> None:
    first = _tiny(30, ["greedy", "random"], seed=3)
    assert _tiny(30, ["greedy", "random"], seed=3) == first
    assert _tiny(30, ["greedy", "random"], seed=4)["bots"] != first["bots"]
    longer = _tiny(40, ["greedy", "random"], seed=3)
    assert longer["lengths"][:30] == first["lengths"], "more games begin with the same ones"


def test_spread_of_numbers() -> None:
    assert spread_of([]) == {"count": 0, "mean": 0.0, "spread": 0.0, "low": 0, "high": 0}
    assert spread_of([4]) == {"count": 1, "mean": 4.0, "spread": 0.0, "low": 4, "high": 4}
    assert spread_of([2, 4, 4, 4, 5, 5, 7, 9])["spread"] == pytest.approx(math.sqrt(32 / 7))


def test_the_summary_names_every_bot() -> None:
    text = summary(_tiny(20, ["greedy", "random"], seed=1))
    head, *lines = text.splitlines()
    assert "20 of 20 games finished" in head and "tiny, 2 players" in head
    assert len(lines) == 2 and lines[0].startswith("greedy: wins") and lines[1].startswith("random: wins")


def test_the_reason_of_the_end_is_the_last_one_told() -> None:
    state = TINY.new(players=1, seed=1, rounds=1)
    state.play("pledge 1")
    assert end_reason(state.play("roll")) == "rounds"
    assert end_reason([]) == "end"
