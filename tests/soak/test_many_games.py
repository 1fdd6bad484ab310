"""A thousand random games for every game and player count, with what must hold after every decision.

Run with SPACEGAMES_SOAK=1. `SPACEGAMES_SOAK_GAMES` sets another number of games.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

import spacegames as sg
from spacegames import Chance, Match
from tests.battery.notation import agreed, cousins, pool_of, tails_of
from tests.battery.walks import MAX_STEPS, every_table, mixed, variants

GAMES = int(os.environ.get("SPACEGAMES_SOAK_GAMES", "1000"))

pytestmark = pytest.mark.soak


@every_table
def test_a_thousand_random_games(id: str, players: int) -> None:
    """Every game ends with winners; every table reads back from its position; what was asked never changes it."""
    game = sg.load(id)
    lengths: list[int] = []
    reasons: dict[str, int] = {}
    for seed in range(GAMES):
        state, chance, steps = game.new(players, seed), Chance(seed + 1), 0
        old, digest = state.copy(), state.digest()
        events: list[sg.Event] = []
        while not state.over:
            assert steps < MAX_STEPS, f"seed {seed}: no end"
            actions = state.actions()
            assert actions, f"seed {seed}: dead end after {steps} decisions ({state.kind})"
            assert state.decider in state.deciders and state.kind in state.DECISIONS
            action = actions[chance.below(len(actions))]
            assert state.why_not(action) == [], f"seed {seed}, decision {steps}: {action}"
            events = state.play(action)
            assert events, f"seed {seed}, decision {steps}: {action} tells nothing"
            steps += 1
            if steps % 97 == 0:
                again = game.position(state.to_position())
                assert again == state and again.actions() == state.actions(), f"seed {seed}, decision {steps}"
                for player in range(players):
                    guess = state.guess(player, Chance(seed))
                    assert guess.view(player) == state.view(player), f"seed {seed}, decision {steps}"
        assert state.winners() and old.digest() == digest
        end = [event for event in events if event.kind == "game_over"]
        assert len(end) == 1 and end[0].data["winners"] == state.winners()
        reasons[end[0].data["reason"]] = reasons.get(end[0].data["reason"], 0) + 1
        lengths.append(steps)
    lengths.sort()
    print(
        f"{id}, {players} players: {GAMES} games, {lengths[0]} to {lengths[-1]} decisions, middle {lengths[GAMES // 2]}, ended by {dict(sorted(reasons.items()))}"
    )


@every_table
def test_every_refused_candidate_has_its_reasons(id: str, players: int) -> None:
    """In a tenth as many games with options drawn by chance: what a person might try is legal or refused by a rule."""
    game = sg.load(id)
    tails = tails_of(pool_of(game))
    for seed in range(max(1, GAMES // 10)):
        state, chance = game.new(players, seed, **_mixed(game, seed)), Chance(seed + 1)
        for _step in range(MAX_STEPS):
            if state.over:
                break
            legal = state.actions()
            for candidate in state.candidates():
                for text in cousins(str(candidate), tails.get(candidate.split()[0], set())):
                    agreed(state, text, state.decider, legal)
            state.play(chance.pick(state.actions()))


def _mixed(game: sg.Game, seed: int) -> dict[str, Any]:
    """About a third of all options at another value."""
    chance = Chance(seed)
    return mixed(game, [(name, value) for options in variants(game) for name, value in options if chance.below(3) == 0])


@every_table
def test_games_with_mixed_options_end_and_replay(id: str, players: int) -> None:
    """As many games with every option drawn by chance; every tenth is played as a match, saved at the end and loaded again."""
    game = sg.load(id)
    for seed in range(GAMES):
        options, chance = _mixed(game, seed), Chance(seed + 1)
        state, texts = game.new(players, seed, **options), []
        while not state.over:
            assert len(texts) < MAX_STEPS, f"seed {seed}, {options}: no end"
            texts.append(chance.pick(state.actions()))
            state.play(texts[-1])
        if seed % 10 == 0:
            match = game.match(players=players, seed=seed, **options)
            for text in texts:
                match.play(text)
            again = Match.load(match.save())
            assert again.state == match.state == state, f"seed {seed}, {options}"
            assert [move.events for move in again.moves] == [move.events for move in match.moves]
