"""Monte Carlo keeps to its budget, tells true odds, and thinks in slices."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from types import GeneratorType

import pytest

import spacegames as sg
from spacegames import BadOption, State, bots
from spacegames.bots import Hint, MonteCarlo, greedy, monte_carlo
from tests.battery.walks import every_game, every_table, walk
from tests.core.tiny import TINY


def _last_round(pledges: tuple[int, int] = (1, 3)) -> State:
    """Player 0 may draw, which wins for sure, or roll.

    A roll gives player 0 one point and the other player the pledge if the die shows at least as much. Player 0 does
    not know that pledge. Of 3 pledges and 6 numbers, 3 of 18 pairs leave the other without points and 6 make a tie:
    a share of 3/18 + 6/18 * 1/2 = 1/3.
    """
    position = TINY.new(players=2, seed=3, rounds=1).to_position()
    return TINY.position({**position, "pledges": list(pledges)})


def test_odds_are_those_of_the_game() -> None:
    odds = {line.action: line for line in MonteCarlo(playouts=6000, seed=1).odds(_last_round())}
    assert odds["draw"].share == 1.0
    tried = odds["roll"].playouts
    assert tried > 10
    assert abs(odds["roll"].share - 1 / 3) < 4 * math.sqrt(1 / 3 * 2 / 3 / tried)
    assert odds["draw"].playouts > 10 * tried, "what does well is looked at more closely"


@pytest.mark.parametrize("pledge", [1, 2, 3])
def test_odds_do_not_know_what_the_other_player_pledged(pledge: int) -> None:
    assert MonteCarlo(playouts=200, seed=1).odds(_last_round((1, pledge))) == MonteCarlo(playouts=200, seed=1).odds(_last_round())


@pytest.mark.parametrize("policy", ["keen", "random"])
def test_it_takes_the_sure_win(policy: str) -> None:
    assert [MonteCarlo(playouts=30, policy=policy, seed=seed).choose(_last_round()) for seed in range(10)] == ["draw"] * 10


@every_table
def test_odds_add_up(id: str, players: int) -> None:
    for state in walk(id, players).sampled(12):
        if state.over:
            continue
        odds = MonteCarlo(playouts=40, depth=3, seed=1).odds(state)
        assert sum(line.playouts for line in odds) == 40
        assert len({line.action for line in odds}) == len(odds) <= 24
        assert {line.action for line in odds} <= set(state.actions())
        assert all(0 <= line.share <= 1 for line in odds)
        assert odds[0].playouts == max(line.playouts for line in odds)
        assert [line.share for line in odds[1:]] == sorted((line.share for line in odds[1:]), reverse=True)


@every_game
def test_the_choice_is_the_first_of_the_odds(id: str) -> None:
    for state in walk(id, sg.load(id).players[0]).sampled(8):
        if not state.over:
            assert MonteCarlo(playouts=20, depth=3, seed=7).odds(state)[0].action == MonteCarlo(playouts=20, depth=3, seed=7).choose(state)


class _Clock:
    """A clock on which every playout takes 10 ms and nothing else takes time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self.playouts = 0
        monkeypatch.setattr(monte_carlo.time, "perf_counter", lambda: self.now)
        played_out = monte_carlo._Search._played_out

        def slower(search: monte_carlo._Search, *given: object) -> float:
            self.now += 0.01
            self.playouts += 1
            return played_out(search, *given)  # type: ignore[arg-type]

        monkeypatch.setattr(monte_carlo._Search, "_played_out", slower)


def test_the_time_budget_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = _Clock(monkeypatch)
    for seconds in (0.001, 0.1, 0.5):
        clock.playouts = 0
        begun = clock.now
        MonteCarlo(seconds=seconds, seed=1).choose(_last_round())
        assert clock.playouts == max(1, round(seconds / 0.01))
        assert clock.now - begun <= seconds + 0.01 + 1e-9


def test_whichever_budget_is_used_up_first_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = _Clock(monkeypatch)
    MonteCarlo(seconds=1.0, playouts=30, seed=1).choose(_last_round())
    assert clock.playouts == 30
    clock.playouts = 0
    MonteCarlo(seconds=0.2, playouts=30, seed=1).choose(_last_round())
    assert clock.playouts == 20


def test_a_long_list_is_not_looked_through_for_longer_than_a_quarter_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = _Clock(monkeypatch)
    valued = greedy.outcome

    def slower(state: State, player: int) -> float:
        clock.now += 0.03
        return valued(state, player)

    monkeypatch.setattr(greedy, "outcome", slower)
    game = sg.load(sg.games()[0])
    state = max(walk(game.id, game.players[0]).sampled(80), key=lambda state: len(state.actions()))
    assert len(state.actions()) > 5
    begun = clock.now
    odds = MonteCarlo(seconds=0.4, seed=1).odds(state)
    assert clock.now - begun < 0.45
    assert odds[0].playouts > 0


def _clocked(think: Callable[[], object]) -> float:
    begun = time.perf_counter()
    think()
    return time.perf_counter() - begun


@every_game
def test_the_time_budget_holds_on_a_real_clock(id: str) -> None:
    game = sg.load(id)
    state = max(walk(id, game.players[-1]).sampled(40), key=lambda state: len(state.actions()))
    times = [_clocked(lambda: MonteCarlo(seconds=0.1, seed=1).choose(state)) for _time in range(3)]
    assert min(times) >= 0.1
    assert min(times) < 0.2, f"{times}: a busy machine may be late once, not three times"


def test_a_hint_is_the_choice_with_its_odds() -> None:
    hint = bots.hint(_last_round(), playouts=50, seed=2)
    assert hint.action == "draw" == hint.odds[0].action
    assert hint.done == 1.0 and hint.playouts == 50
    assert hint == bots.hint(_last_round(), player=0, playouts=50, seed=2)
    with pytest.raises(BadOption, match="player 1 has nothing to decide"):
        bots.hint(_last_round(), player=1, playouts=50)


def test_a_hint_for_the_only_action_still_has_odds() -> None:
    position = TINY.new(players=2, seed=3, rounds=1, start="empty").to_position()
    hint = bots.hint(TINY.position({**position, "pledges": [1, 3]}), playouts=2000, seed=2)
    assert [line.action for line in hint.odds] == ["roll"]
    assert abs(hint.odds[0].share - 1 / 3) < 0.05


def test_a_hint_grows_slice_by_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = _Clock(monkeypatch)
    hints: list[Hint] = []
    for hint in bots.think(_last_round(), seconds=0.5, seed=2, every=0.1):
        hints.append(hint)
        clock.now += 5.0  # what a screen does between two slices does not use the budget up
    assert [hint.playouts for hint in hints] == [10, 20, 30, 40, 50]
    assert [round(hint.done, 6) for hint in hints] == [0.2, 0.4, 0.6, 0.8, 1.0]
    assert all(hint.action == hint.odds[0].action for hint in hints)


def test_slices_do_not_change_the_result() -> None:
    sliced = list(bots.think(_last_round(), playouts=60, seed=4, every=0.0))
    assert len(sliced) == 60 and [hint.done for hint in sliced] == [pytest.approx(number / 60) for number in range(1, 61)]
    assert sliced[-1] == bots.hint(_last_round(), playouts=60, seed=4)


def test_thinking_can_be_stopped_and_goes_its_own_way() -> None:
    state = _last_round()
    thoughts = bots.think(state, playouts=1000, seed=4, every=0.0)
    assert isinstance(thoughts, GeneratorType)
    before = next(thoughts)
    state.play("roll")  # the table goes on while somebody still thinks about the old one
    assert state.over
    later = next(thoughts)
    assert later.playouts == before.playouts + 1
    thoughts.close()
    assert list(thoughts) == []


def test_a_wrong_question_is_answered_at_once() -> None:
    with pytest.raises(BadOption, match="nothing to decide"):
        bots.think(_last_round(), player=1)
    with pytest.raises(BadOption, match="seconds"):
        bots.think(_last_round(), seconds=-1)


def test_a_game_without_values_is_played_out_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TINY), "evaluate", lambda *_given: 0.0)
    state = TINY.new(players=3, seed=1, rounds=9)
    odds = MonteCarlo(playouts=30, depth=2, seed=1).odds(state)
    assert [line.share for line in odds] == [0.5, 0.5, 0.5], "no lead either way"
