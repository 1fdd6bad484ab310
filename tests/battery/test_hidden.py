"""What a player may not know never shows: a hidden change changes neither view, board, choices nor story."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

import spacegames as sg
from spacegames import Chance, Event, State
from tests.battery.notation import pool_of
from tests.battery.walks import every_game, every_table, example_tables, tables, tables_by_kind, walk


def _seen(events: list[Event], player: int | None) -> list[tuple[object, ...]]:
    """The story as this player hears it, up to where something hidden comes to light."""
    story: list[tuple[object, ...]] = []
    for event in events:
        if event.reveals:
            break
        story.append((event.kind, event.rules, event.things, json.dumps(event.seen_by(player), sort_keys=True)))
    return story


@given(tables(over=True), st.integers(0, 2**32))
def test_a_hidden_change_never_changes_a_view(state: State, seed: int) -> None:
    for player in [None, *range(state.players)]:
        guess = state.guess(player, Chance(seed))
        assert guess.view(player) == state.view(player)
        assert guess.view() == state.view(), "what all can see is seen by each"
        assert (guess.decider, guess.kind, guess.deciders, guess.scores(), guess.winners()) == (
            state.decider,
            state.kind,
            state.deciders,
            state.scores(),
            state.winners(),
        )


@given(tables(), st.integers(0, 2**32))
def test_a_players_choices_do_not_tell_what_is_hidden(state: State, seed: int) -> None:
    for player in state.deciders:
        guess = state.guess(player, Chance(seed))
        assert guess.actions(player) == state.actions(player)
        assert guess.candidates(player) == state.candidates(player)
        assert guess.refused(player) == state.refused(player)
        assert guess.decision == state.decision
        for action in state.actions(player)[:20]:
            assert state.game.label(guess, action) == state.game.label(state, action)
            assert state.game.path(guess, action) == state.game.path(state, action)


@every_game
def test_reasons_do_not_tell_what_is_hidden(id: str) -> None:
    """Whatever a player asks for, the answer is the same on every table that looks the same to this player."""
    pool = pool_of(sg.load(id))
    for number, state in enumerate([*example_tables(id), *(state for states in tables_by_kind(id).values() for state in states)]):
        for player in state.deciders:
            guesses = [state.guess(player, Chance(number + seed)) for seed in (0, 1000)]
            words = {action.split()[0] for action in state.actions(player)}
            for text in pool:
                if text.split(maxsplit=1)[0] in words:
                    reasons = state.why_not(text, player)
                    assert all(guess.why_not(text, player) == reasons for guess in guesses), f"{text}: {reasons}"


@settings(max_examples=settings().max_examples // 3)
@given(tables(over=True), st.integers(0, 2**32))
def test_a_board_does_not_tell_what_is_hidden(state: State, seed: int) -> None:
    for player in [None, 0, state.players - 1]:
        guess = state.guess(player, Chance(seed))
        shown, there = state.game.board(state, player), state.game.board(guess, player)
        assert shown.svg() == there.svg()
        assert shown.text() == there.text()


@given(tables(), st.integers(0, 2**32))
def test_the_story_differs_only_where_something_comes_to_light(state: State, seed: int) -> None:
    for player in range(state.players):
        guess = state.guess(player, Chance(seed))
        for action in state.actions()[:: max(1, len(state.actions()) // 5)]:
            if action not in guess.actions():
                assert player != state.decider
                continue
            then, instead = state.copy(), guess.copy()
            there, here = then.play(action), instead.play(action)
            if then.view(player) == instead.view(player):
                whole = [[(event.kind, event.seen_by(player)) for event in events] for events in (there, here)]
                assert whole[0] == whole[1], f"{action} told something that cannot be seen afterwards"
            told, guessed = _seen(there, player), _seen(here, player)
            shorter = min(len(told), len(guessed))
            assert told[:shorter] == guessed[:shorter]
            if not any(event.reveals for event in there):
                assert told == guessed, f"{action} told something hidden without saying that it reveals"


@given(tables(over=True), st.integers(0, 2**32))
def test_a_guess_is_a_whole_table_that_can_be_played(state: State, seed: int) -> None:
    chance = Chance(seed)
    guess = state.guess(state.decider if state.decider >= 0 else 0, chance)
    assert state.game.position(guess.to_position()) == guess
    assert guess.chance != state.chance, "dice to come are hidden too"
    for _step in range(15):
        if guess.over:
            break
        guess.play(chance.pick(guess.actions()))


@every_table
def test_a_guess_deals_hidden_things_anew(id: str, players: int) -> None:
    state = walk(id, players).at(2 * players)
    guesses = [state.guess(0, Chance(seed)).to_position() for seed in range(6)]
    for guess in guesses:
        guess.pop("chance")
    assert len({json.dumps(guess, sort_keys=True) for guess in guesses}) > 1


@every_table
def test_a_guess_depends_on_the_view_alone(id: str, players: int) -> None:
    """Two tables that look the same to a player are guessed the same: nothing hidden seeps into a bot's thoughts."""
    for state in walk(id, players).sampled(25):
        for player in range(players):
            other = state.guess(player, Chance(77))
            assert state.guess(player, Chance(5)) == other.guess(player, Chance(5))


@every_game
def test_secrets_are_told_to_one_player_only(id: str) -> None:
    game = sg.load(id)
    for players in game.players:
        found = walk(id, players)
        for events in found.events:
            for event in events:
                if event.secret:
                    assert event.only is not None and event.reveals
                    for player in [None, *range(players)]:
                        assert bool(set(event.secret) - set(event.seen_by(player))) == (player != event.only)
