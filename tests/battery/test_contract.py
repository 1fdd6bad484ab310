"""The shape every game has: names, decisions, actions, events, words and rules."""

from __future__ import annotations

import json

import pytest

import spacegames as sg
from spacegames import Action, BadOption, Rule
from spacegames.core.rules import RuleBook
from tests.battery.walks import every_game, every_table, tables_by_kind, walk


@every_game
def test_a_game_has_its_names_rules_and_options(id: str) -> None:
    game = sg.load(id)
    assert game.id == id and game.title and len(game.players) >= 1
    assert isinstance(game.rules, RuleBook) and game.rules
    assert game.end_rule in game.rules
    for name, option in game.options.items():
        assert option.name == name and option.title
        assert option.check(option.default) == option.default
        assert not option.rule or option.rule in game.rules, f"option {name} names no rule of the game"
        assert option.values or (option.low is not None and option.high is not None)


@every_game
def test_rules_are_complete_and_point_to_rules(id: str) -> None:
    game = sg.load(id)
    for rule in game.rules.values():
        assert isinstance(rule, Rule)
        assert rule.title and rule.text and rule.section, rule.id
        assert not set(rule.related) - set(game.rules), f"{rule.id} is related to unknown rules"
        assert rule.id not in rule.related
        assert not rule.option or rule.option in game.options, f"{rule.id} names no option of the game"
    for name, option in game.options.items():
        if option.rule:
            assert game.rules[option.rule].option == name, f"{option.rule} does not say that option {name} changes it"


@every_game
def test_a_game_refuses_what_it_cannot_set_up(id: str) -> None:
    game = sg.load(id)
    for players in (game.players[0] - 1, game.players[-1] + 1):
        with pytest.raises(BadOption, match="players, not"):
            game.new(players=players, seed=1)
    with pytest.raises(BadOption, match="has no option colour_of_the_box"):
        game.new(players=game.players[0], seed=1, colour_of_the_box="red")
    for name, option in game.options.items():
        with pytest.raises(BadOption, match=f"option {name}: expected"):
            game.new(players=game.players[0], seed=1, **{name: "no such value"})
        assert option.title


@every_table
def test_the_same_seed_deals_the_same_game(id: str, players: int) -> None:
    game = sg.load(id)
    assert game.new(players, 5).digest() == game.new(players, 5).digest()
    assert len({game.new(players, seed).digest() for seed in range(8)}) == 8


@every_table
def test_every_decision_has_a_player_a_prompt_and_a_rule(id: str, players: int) -> None:
    for state in walk(id, players).sampled(60):
        decision = state.decision
        if state.over:
            assert decision is None and state.deciders == () and state.actions() == []
            assert state.winners() and set(state.winners()) <= set(range(players))
            continue
        assert decision is not None
        assert decision.player == state.decider in state.deciders
        assert set(state.deciders) <= set(range(players))
        assert decision.kind == state.kind and decision.rule in state.game.rules
        assert decision.prompt.strip() == decision.prompt != ""
        assert state.winners() == []
        assert decision.prompt in repr(state)


@every_table
def test_actions_are_texts_without_repetition_in_a_stable_order(id: str, players: int) -> None:
    for state in walk(id, players).sampled(40):
        for player in state.deciders:
            actions = state.actions(player)
            assert actions and all(isinstance(action, Action) and action.kind for action in actions)
            assert len(set(actions)) == len(actions)
            assert state.copy().actions(player) == actions
            assert state.game.position(state.to_position()).actions(player) == actions
            labels = [state.game.label(state, action) for action in actions]
            assert all(label.strip() for label in labels)
            assert len(set(labels)) == len(labels), "two actions read the same"
        for player in set(range(players)) - set(state.deciders):
            assert state.actions(player) == []


@every_table
def test_scores_are_a_number_for_each_player_and_evaluation_never_fails(id: str, players: int) -> None:
    for state in walk(id, players).sampled(30):
        scores = state.scores()
        assert len(scores) == players and all(isinstance(score, (int, float)) for score in scores)
        for player in range(players):
            assert isinstance(state.game.evaluate(state, player), (int, float))
            assert state.game.player_name(state, player).strip()
        names = [state.game.player_name(state, player) for player in range(players)]
        assert len(set(names)) == players


@every_table
def test_every_event_names_rules_and_can_be_told(id: str, players: int) -> None:
    found = walk(id, players)
    state = found.at(0)
    for text, recorded in zip(found.texts, found.events, strict=True):
        events = state.play(found.game.parse(text))
        assert events == recorded, "the same action on the same table tells the same story"
        assert events, f"{text} tells nothing"
        for event in events:
            assert event.kind and event.rules and not set(event.rules) - set(found.game.rules), event
            json.dumps(event.to_dict())
            for viewer in (None, "all", 0, players - 1):
                assert found.game.tell(event, state, viewer).strip(), event
            assert (event.secret is None) == (event.only is None)
    assert state == found.last


@every_table
def test_the_last_event_tells_the_end(id: str, players: int) -> None:
    found = walk(id, players)
    end = [event for events in found.events for event in events if event.kind == "game_over"]
    assert len(end) == 1 and end[0] in found.events[-1]
    assert end[0].data["winners"] == found.last.winners() and end[0].data["reason"]


@every_table
def test_the_open_table_and_positions_are_json(id: str, players: int) -> None:
    for state in walk(id, players).sampled(10):
        for position in (state.to_position(), state.view(), state.view(0)):
            assert json.loads(json.dumps(position)) == position


@every_game
def test_the_battery_meets_every_kind_of_decision(id: str) -> None:
    """Whatever holds for all tables is only worth something if every kind of table is among them."""
    assert set(tables_by_kind(id)) == set(sg.load(id).new(seed=1).DECISIONS)
