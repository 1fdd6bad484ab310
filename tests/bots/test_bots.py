"""Every bot at every table: legal choices, the same with the same seed, nothing hidden in them."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import spacegames as sg
from spacegames import BadOption, Chance, State, bots
from spacegames.bots import Bot
from tests.battery.walks import every_game, every_table, walk
from tests.core.tiny import TINY

QUICK: dict[str, dict[str, Any]] = {"random": {}, "greedy": {"deals": 1}, "monte_carlo": {"playouts": 8, "depth": 3}}
every_bot = pytest.mark.parametrize("name", bots.names())


def quick(name: str, seed: int = 1) -> Bot:
    """A bot that does not think for long."""
    return bots.make(name, seed=seed, **QUICK[name])


def tables(id: str, players: int, number: int) -> list[State]:
    """Unfinished tables with something to choose, spread over a game."""
    return [state for state in walk(id, players).sampled(number) if len(state.actions()) > 1]


@every_bot
@every_table
def test_a_bot_chooses_what_is_legal_and_leaves_the_table_alone(id: str, players: int, name: str) -> None:
    bot = quick(name)
    for state in tables(id, players, 30):
        digest = state.digest()
        for player in state.deciders:
            assert bot.choose(state, player) in state.actions(player)
        assert bot.choose(state) in state.actions()
        assert state.digest() == digest


@every_bot
@every_table
def test_the_same_seed_makes_the_same_choices(id: str, players: int, name: str) -> None:
    states = tables(id, players, 25)
    first, second, other = quick(name, 5), quick(name, 5), quick(name, 6)
    chosen = [first.choose(state) for state in states]
    assert [second.choose(state) for state in states] == chosen
    assert [bot.choose(state) for bot, state in zip([quick(name, 5).fresh(9)] * len(states), states, strict=True)] == [
        bot.choose(state) for bot, state in zip([quick(name, 9)] * len(states), states, strict=True)
    ]
    if name == "random":
        assert [other.choose(state) for state in states] != chosen


@every_bot
@every_table
def test_a_hidden_change_does_not_change_a_choice(id: str, players: int, name: str) -> None:
    for number, state in enumerate(tables(id, players, 20)):
        for player in state.deciders:
            other = state.guess(player, Chance(number))
            assert quick(name, number).choose(other, player) == quick(name, number).choose(state, player)


@every_bot
@every_game
def test_forced_dice_and_draws_are_hidden_from_bots(id: str, name: str) -> None:
    for state in tables(id, sg.load(id).players[0], 10):
        before = quick(name).choose(state)
        state.chance.force(6, 6, "no such thing")
        assert quick(name).choose(state) == before
        assert state.chance.forced[-3:] == (6, 6, "no such thing")


@every_bot
@every_table
def test_a_table_of_bots_plays_on(id: str, players: int, name: str) -> None:
    state = walk(id, players).at(0)
    seats = [quick(name, seat) for seat in range(players)]
    for _step in range(60):
        if state.over:
            break
        state.play(seats[state.decider].choose(state))
    assert state.over or state.decision is not None


@every_bot
def test_players_who_choose_at_the_same_time(name: str) -> None:
    state = TINY.new(players=3, seed=4)
    for player in (2, 0, 1):
        state.play(quick(name).choose(state, player), player)
    assert state.kind == "luck"
    with pytest.raises(BadOption, match="player 2 has nothing to decide"):
        quick(name).choose(state, 2)


@every_bot
def test_after_the_end_there_is_nothing_to_choose(name: str) -> None:
    state = TINY.new(players=1, seed=4, rounds=1)
    while not state.over:
        state.play(quick(name).choose(state))
    for player in (None, 0):
        with pytest.raises(BadOption, match="the game is over"):
            quick(name).choose(state, player)


@every_bot
def test_the_only_action_is_played_without_thinking(name: str) -> None:
    state = TINY.new(players=2, seed=4, start="empty")
    state.play("pledge 1")
    state.play("pledge 2")
    bot = bots.make(name, seed=3)  # Monte Carlo would think for a whole second
    before = bot.chance.state
    assert bot.choose(state) == "roll"
    assert bot.chance.state == before


def test_random_plays_everything_equally_often() -> None:
    state = TINY.new(players=1, seed=0)
    bot = bots.make("random", seed=2)
    counts = dict.fromkeys(state.actions(), 0)
    for _time in range(3000):
        counts[bot.choose(state)] += 1
    assert all(900 < count < 1100 for count in counts.values()), counts


def _last_round() -> State:
    """Player 0, who leads, may draw a card for points or roll a die that pays both."""
    position = TINY.new(players=2, seed=3, rounds=1).to_position()
    return TINY.position({**position, "pledges": [1, 3]})


def test_greedy_takes_a_sure_win() -> None:
    assert [bots.make("greedy", whim=0.0, seed=seed).choose(_last_round()) for seed in range(20)] == ["draw"] * 20


def test_greedy_has_a_whim_now_and_then() -> None:
    chosen = [bots.make("greedy", whim=0.5, seed=seed).choose(_last_round()) for seed in range(400)]
    assert 60 < chosen.count("roll") < 140, "half of half"
    with_default = [bots.make("greedy", seed=seed).choose(_last_round()) for seed in range(400)]
    assert 0 < with_default.count("roll") < 20


def test_greedy_ranks_by_the_mean_over_deals() -> None:
    """A pledge is worth its number once the die is thrown; before that, the points there are count."""
    state = _last_round()
    ranked = bots.Greedy(deals=40, seed=1).rank(state, 0, state.actions())
    assert [action for _value, action in ranked] == ["draw", "roll"]
    assert ranked[0][0] == 1e6 and -1e6 < ranked[1][0] < 5e5


def test_greedy_looks_at_no_more_actions_than_it_should() -> None:
    game = sg.load(sg.games()[0])
    state = max((state for state in walk(game.id, game.players[0]).sampled(80)), key=lambda state: len(state.actions()))
    assert len(state.actions()) > 3
    tried: set[str] = set()
    for seed in range(30):
        bot = bots.Greedy(deals=1, most=2, whim=0.0, seed=seed)
        ranked: list[str] = []

        def rank(*given: Any, bot: bots.Greedy = bot, into: list[str] = ranked) -> list[tuple[float, sg.Action]]:
            into += given[2]
            return bots.Greedy.rank(bot, *given)

        bot.rank = rank  # type: ignore[method-assign]
        assert bot.choose(state) in ranked and len(ranked) == 2
        tried.update(ranked)
    assert len(tried) > 3, "always the same two"


@pytest.mark.parametrize(
    ("name", "settings", "reason"),
    [
        ("clever", {}, "there is no bot 'clever'; there is random, greedy and monte_carlo"),
        ("random", {"deals": 2}, "bot random has no setting deals"),
        ("greedy", {"playouts": 2}, "bot greedy has no setting playouts"),
        ("random", {"seed": -1}, "whole number from 0, not -1"),
        ("random", {"seed": True}, "whole number from 0, not True"),
        ("greedy", {"deals": 0}, "bot setting deals: expected a whole number from 1, found 0"),
        ("greedy", {"most": 1.5}, "bot setting most"),
        ("greedy", {"whim": 2}, "bot setting whim: expected a share from 0 to 1, found 2"),
        ("greedy", {"whim": "often"}, "bot setting whim"),
        ("monte_carlo", {"seconds": 0}, "bot setting seconds: expected a time above 0, found 0"),
        ("monte_carlo", {"seconds": float("nan")}, "bot setting seconds"),
        ("monte_carlo", {"seconds": float("inf")}, "bot setting seconds"),
        ("monte_carlo", {"seconds": "1"}, "bot setting seconds"),
        ("monte_carlo", {"playouts": 0}, "bot setting playouts"),
        ("monte_carlo", {"depth": 0}, "bot setting depth"),
        ("monte_carlo", {"policy": "lazy"}, "expected keen or random, found 'lazy'"),
        ("monte_carlo", {"arms": 1}, "bot setting arms"),
    ],
)
def test_wrong_settings_are_named(name: str, settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOption) as caught:
        bots.make(name, **settings)
    assert reason in str(caught.value)


@every_bot
def test_a_bot_can_travel_and_tells_its_settings(name: str) -> None:
    bot = quick(name, 8)
    again = pickle.loads(pickle.dumps(bot))
    assert repr(again) == repr(bot) and repr(bot).startswith(type(bot).__name__)
    assert all(f"{setting}={value!r}" in repr(bot) for setting, value in QUICK[name].items())
    state = TINY.new(players=2, seed=1)
    assert [again.choose(state) for _time in range(10)] == [bot.choose(state) for _time in range(10)]
    assert bots.title(name) and bots.title(name) != name


@every_table
def test_what_a_bot_sees_has_its_own_dice(id: str, players: int) -> None:
    for state in tables(id, players, 10):
        state.chance.force(1, "x")
        table = bots.seen(state, state.decider, Chance(3))
        assert table.view(state.decider) == state.view(state.decider)
        assert table.chance.forced == () and table.chance.state != state.chance.state
