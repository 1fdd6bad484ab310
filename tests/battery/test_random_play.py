"""Random play comes to an end for every player count and every option: no crash, no dead end, a bound on steps."""

from __future__ import annotations

import pytest

import spacegames as sg
from spacegames import Chance
from tests.battery.walks import MAX_STEPS, every_game, every_table, mixed, variants, walk


@every_table
def test_random_games_end(id: str, players: int) -> None:
    game, won = sg.load(id), 0
    for seed in range(30):
        state, chance, steps = game.new(players, seed), Chance(seed), 0
        while not state.over:
            assert steps < MAX_STEPS, f"seed {seed}: no end"
            actions = state.actions()
            assert actions, f"seed {seed}: dead end after {steps} decisions"
            state.play(chance.pick(actions))
            steps += 1
        won += bool(state.winners())
    assert won > 0


@every_game
def test_random_games_end_with_every_option(id: str) -> None:
    game = sg.load(id)
    for number, options in enumerate(variants(game)):
        players = game.players[number % len(game.players)]
        assert walk(id, players, 1, options).last.over


@every_game
def test_random_games_end_with_all_options_changed_at_once(id: str) -> None:
    game = sg.load(id)
    chance = Chance(4)
    for seed in range(10):
        options = mixed(game, [(name, chance.pick(list(option.values))) for name, option in game.options.items() if option.values])
        players = game.players[seed % len(game.players)]
        assert walk(id, players, seed, tuple(options.items())).last.over


@every_table
def test_players_may_decide_in_any_order_where_several_do(id: str, players: int) -> None:
    game = sg.load(id)
    state, chance = game.new(players, 2), Chance(2)
    for _step in range(MAX_STEPS):
        if state.over:
            break
        player = chance.pick(state.deciders)
        state.play(chance.pick(state.actions(player)), player)
    assert state.over


@every_game
def test_forced_values_that_do_not_fit_leave_the_table_as_it_was(id: str) -> None:
    game = sg.load(id)
    state = walk(id, game.players[0]).at(0)
    state.chance.force("no such thing")
    for _step in range(200):
        if state.over:
            break
        before = state.copy()
        try:
            state.play(state.actions()[0])
        except ValueError:
            pytest.fail(f"a forced name nobody knows stopped {before!r}")
