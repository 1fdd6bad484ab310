"""The reasons agree with the list of legal actions, over random play and over altered candidates."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import spacegames as sg
from spacegames import Chance, IllegalAction, SpacegamesError, State
from tests.battery.notation import agreed, cousins, pool_of, tails_of
from tests.battery.walks import every_game, every_table, example_tables, tables, tables_by_kind, variants, walk


def _agrees(state: State, text: str, player: int) -> None:
    """The same, and an illegal action played changes nothing and says why."""
    reasons = agreed(state, text, player, state.actions(player))
    if reasons:
        action = state.game.parse(text)
        digest = state.digest()
        with pytest.raises(IllegalAction) as caught:
            state.play(action, player)
        assert caught.value.violations == reasons
        assert state.digest() == digest


def _altered(draw: st.DrawFn, text: str, words: list[str]) -> str:
    """A text with one word exchanged, left out, doubled or counted on."""
    parts = text.split()
    place = draw(st.integers(0, len(parts) - 1))
    change = draw(st.sampled_from(["exchange", "leave out", "double", "count", "letters"]))
    if change == "exchange":
        parts[place] = draw(st.sampled_from(words))
    elif change == "leave out":
        del parts[place]
    elif change == "double":
        parts.insert(place, parts[place])
    elif change == "count":
        parts[place] = "".join(str(int(letter) + draw(st.sampled_from([-1, 1]))) if letter in "123456789" else letter for letter in parts[place])
    else:
        parts[place] = draw(st.text(min_size=1, max_size=6))
    return " ".join(parts)


@given(tables())
def test_every_legal_action_has_no_reason_against_it(state: State) -> None:
    for player in state.deciders:
        for action in state.actions(player):
            assert state.why_not(action, player) == []
            assert state.why_not(str(action), player) == []


@given(tables())
def test_candidates_hold_the_legal_actions_and_the_rest_is_refused(state: State) -> None:
    for player in state.deciders:
        candidates = state.candidates(player)
        assert not set(state.actions(player)) - set(candidates), "a legal action nobody would think of"
        assert len(set(candidates)) == len(candidates)
        for action in candidates:
            _agrees(state, str(action), player)


@given(tables(), st.data())
def test_reasons_agree_on_actions_of_other_moments(state: State, data: st.DataObject) -> None:
    pool = pool_of(state.game)
    for text in data.draw(st.lists(st.sampled_from(pool), min_size=30, max_size=30)):
        _agrees(state, text, state.decider)


@given(tables(), st.data())
def test_reasons_agree_on_altered_actions(state: State, data: st.DataObject) -> None:
    pool = pool_of(state.game)
    words = sorted({word for text in pool for word in text.split()})
    near = [str(action) for action in state.actions()]
    alter = st.composite(lambda draw: _altered(draw, draw(st.sampled_from(near) | st.sampled_from(pool)), words))
    for text in data.draw(st.lists(alter(), min_size=15, max_size=15)):
        _agrees(state, text, state.decider)


@every_game
def test_reasons_agree_on_every_example_and_every_kind_of_decision(id: str) -> None:
    """All tables of worked examples and many of each kind of decision, against all that was ever played and its cousins."""
    pool = pool_of(sg.load(id))
    tails = tails_of(pool)
    chance = Chance(1)
    for state in [*example_tables(id), *(state for states in tables_by_kind(id).values() for state in states)]:
        if state.over:
            continue
        for player in state.deciders:
            legal = state.actions(player)
            texts = {cousin for action in state.candidates(player) for cousin in cousins(str(action), tails.get(action.split()[0], set()))}
            for text in sorted(texts) + [chance.pick(pool) for _time in range(25)]:
                agreed(state, text, player, legal)


@every_game
def test_reasons_agree_with_every_option(id: str) -> None:
    """One game with each value of each option, decision by decision."""
    game = sg.load(id)
    tails = tails_of(pool_of(game))
    for number, options in enumerate(variants(game)):
        found = walk(id, game.players[number % len(game.players)], 1, options)
        state = found.at(0)
        for text in found.texts:
            legal = state.actions()
            for action in state.candidates():
                for cousin in cousins(str(action), tails.get(action.split()[0], set())):
                    agreed(state, cousin, state.decider, legal)
            state.play(game.parse(text))


@given(tables(), st.text(max_size=20))
def test_any_text_is_read_or_refused(state: State, text: str) -> None:
    digest = state.digest()
    try:
        state.play(text)
    except SpacegamesError as error:
        assert str(error).strip()
        assert state.digest() == digest


@every_table
def test_who_is_not_to_decide_is_told_so(id: str, players: int) -> None:
    for state in walk(id, players).sampled(20):
        for player in range(players):
            if player not in state.deciders and not state.over:
                (reason,) = state.why_not(state.actions()[0], player)
                assert reason.rule in state.game.rules
                with pytest.raises(IllegalAction):
                    state.play(state.actions()[0], player)


@every_table
def test_after_the_end_everything_is_refused_with_the_end_rule(id: str, players: int) -> None:
    found = walk(id, players)
    for text in found.texts[:10]:
        assert [reason.rule for reason in found.last.why_not(text)] == [found.game.end_rule]
        with pytest.raises(IllegalAction):
            found.last.copy().play(text)
