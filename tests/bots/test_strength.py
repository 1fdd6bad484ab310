"""Each bot is clearly stronger than the one below it: measured, with a margin that luck does not reach."""

from __future__ import annotations

import pytest

import spacegames as sg
from spacegames.bots import make
from spacegames.study import study
from tests.battery.walks import every_game


def _share(id: str, stronger: object, weaker: object, games: int) -> float:
    players = 2 if 2 in sg.load(id).players else sg.load(id).players[0]
    result = study(id, [stronger, weaker], games=games, players=players, seed=11, workers=1, progress=False)  # type: ignore[list-item]
    assert result["unfinished"] == 0
    share: float = result["bots"][0]["win_share"]
    return share


@every_game
def test_greedy_beats_random(id: str) -> None:
    assert _share(id, make("greedy", deals=1, seed=1), "random", 16) >= 0.85


@pytest.mark.soak
@every_game
def test_greedy_beats_random_in_95_of_100_games(id: str) -> None:
    assert _share(id, "greedy", "random", 100) >= 0.95


@every_game
def test_monte_carlo_beats_random(id: str) -> None:
    assert _share(id, make("monte_carlo", playouts=8, depth=4, seed=1), "random", 6) >= 0.8


@pytest.mark.soak
@every_game
def test_monte_carlo_beats_greedy(id: str) -> None:
    assert _share(id, "monte_carlo", "greedy", 40) >= 0.65


@every_game
def test_games_between_greedy_bots_end(id: str) -> None:
    for players in sg.load(id).players:
        result = study(id, ["greedy"], games=4, players=players, seed=3, workers=1, progress=False, max_steps=10_000)
        assert result["unfinished"] == 0
