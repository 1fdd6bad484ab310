"""The words every game speaks: reading actions, deciders, events, options, setting up, errors."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Mapping
from typing import Any

import pytest

import spacegames as sg
from spacegames import Action, AmbiguousAction, BadData, BadOption, BadPosition, Event, IllegalAction, Option, State, UnreadableAction, Violation
from tests.core.tiny import TINY, Tiny, TinyState


def test_an_action_is_its_text_and_survives_pickling() -> None:
    action = TINY.parse("pledge 2")
    again = pickle.loads(pickle.dumps(action))
    assert action == again == "pledge 2"
    assert (again.kind, again.args) == ("pledge", (2,))
    assert type(copy.deepcopy(action)) is Action


def test_play_takes_text_with_words_left_out() -> None:
    state = TINY.new(players=1, seed=1)
    assert state.play("3")[0].kind == "pledged"
    assert state.play("  roll ")[0].kind == "rolled"


def test_text_that_fits_several_actions_is_ambiguous() -> None:
    state = TINY.new(players=1, seed=1)
    before = state.digest()
    with pytest.raises(AmbiguousAction, match="“pledge” can mean “pledge 1”, “pledge 2”, “pledge 3”; say which") as caught:
        state.play("pledge")
    assert caught.value.choices == state.actions()
    assert state.digest() == before


@pytest.mark.parametrize("text", ["", "   ", "jump", "pledge x", "roll roll", "pledge 1 2"])
def test_text_that_is_no_action_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableAction):
        TINY.new(players=1, seed=1).play(text)


def test_an_illegal_action_says_every_reason() -> None:
    state = TINY.new(players=1, seed=1, start="empty")
    before = state.digest()
    with pytest.raises(IllegalAction) as caught:
        state.play("draw")
    assert caught.value.violations == [Violation("T-ROLL", "pledges come first"), Violation("T-STOCK", "needs 1 card, has 0")]
    assert str(caught.value) == "“draw” is not possible now: pledges come first [T-ROLL]; needs 1 card, has 0 [T-STOCK]"
    assert state.digest() == before


def test_a_forged_action_object_is_checked_too() -> None:
    state = TINY.new(players=1, seed=1)
    with pytest.raises(IllegalAction):
        state.play(Action("roll", "roll"))
    with pytest.raises(IllegalAction):
        state.play(Action("pledge 9", "pledge", (9,)))


def test_several_players_decide_at_once() -> None:
    state = TINY.new(players=3, seed=1)
    assert state.deciders == (0, 1, 2)
    assert state.decision is not None and state.decision.player == 0
    state.play("pledge 2", player=2)
    assert state.deciders == (0, 1)
    assert state.actions(2) == []
    assert state.why_not("pledge 1", 2) == [Violation("T-PLEDGE", "it is not this player's turn to decide")]
    with pytest.raises(IllegalAction):
        state.play("pledge 1", player=2)
    state.play("pledge 1")
    state.play("pledge 1")
    assert (state.kind, state.deciders) == ("luck", (0,))


def test_actions_can_be_changed_by_the_caller_without_harm() -> None:
    state = TINY.new(players=1, seed=1)
    state.actions().clear()
    assert len(state.actions()) == 3


def test_refused_names_the_candidates_that_are_not_legal() -> None:
    state = TINY.new(players=1, seed=1)
    assert [str(action) for action, _reasons in state.refused()] == ["roll", "draw"]
    assert all(reasons for _action, reasons in state.refused())


def test_nothing_is_legal_when_the_game_is_over() -> None:
    state = TINY.new(players=1, seed=1, rounds=1)
    state.play("pledge 1")
    state.play("roll")
    assert state.over and state.decision is None and state.deciders == () and state.actions() == []
    assert state.winners() == [0]
    with pytest.raises(IllegalAction, match=r"the game is over \[T-END\]"):
        state.play("roll")
    assert "over" in repr(state)


def test_secret_details_are_for_one_player() -> None:
    event = Event("pledged", ("T-PLEDGE",), ("seat-0",), {"player": 0}, only=0, secret={"pledge": 2})
    assert event.seen_by(0) == {"player": 0, "pledge": 2}
    assert event.seen_by(1) == event.seen_by(None) == {"player": 0}
    assert event.to_dict()["secret"] == {"pledge": 2}
    assert event.rule == "T-PLEDGE"
    assert event == Event("pledged", ("T-PLEDGE",), ("seat-0",), {"player": 0}, only=0, secret={"pledge": 2})
    assert event != Event("pledged", ("T-PLEDGE",), ("seat-0",), {"player": 0})
    state = TINY.new(players=2, seed=1)
    assert "'pledge': 2" in TINY.tell(event, state, 0)
    assert "'pledge': 2" in TINY.tell(event, state, "all")
    assert "'pledge': 2" not in TINY.tell(event, state, 1)
    assert "'pledge': 2" not in TINY.tell(event, state)


def test_forced_dice_and_cards() -> None:
    state = TINY.new(players=1, seed=1)
    state.chance.force(4)
    state.play("pledge 3")
    assert state.play("roll")[0].data["number"] == 4
    state.chance.force("star")
    state.play("pledge 3")
    assert state.play("draw")[0].data["card"] == "star"


@pytest.mark.parametrize(
    ("players", "seed", "options", "says"),
    [
        (4, 1, {}, "Tiny is for 1 to 3 players, not 4"),
        (0, 1, {}, "Tiny is for 1 to 3 players, not 0"),
        ("two", 1, {}, "Tiny is for 1 to 3 players, not two"),
        (2, -1, {}, "the seed must be a whole number from 0, not -1"),
        (2, "x", {}, "the seed must be a whole number from 0, not 'x'"),
        (2, True, {}, "the seed must be a whole number from 0, not True"),
        (2, 1, {"colour": 1}, "Tiny has no option colour; there is rounds and start"),
        (2, 1, {"rounds": 10}, "option rounds: expected a whole number from 1 to 9, found 10"),
        (2, 1, {"rounds": True}, "option rounds: expected a whole number from 1 to 9, found True"),
        (2, 1, {"start": "half"}, "option start: expected deck or empty, found 'half'"),
        (2, 1, {"start": None}, "option start: expected deck or empty, found None"),
    ],
)
def test_a_wrong_set_up_is_said(players: object, seed: object, options: dict[str, object], says: str) -> None:
    with pytest.raises(BadOption) as caught:
        TINY.new(players=players, seed=seed, **options)  # type: ignore[arg-type]
    assert str(caught.value) == says


class Long(Tiny):
    """Tiny, but a game of more than five rounds needs cards."""

    def _fit(self, options: Mapping[str, Any]) -> None:
        if options["rounds"] > 5 and options["start"] == "empty":
            raise BadOption(f"{options['rounds']} rounds need a deck")


def test_options_that_do_not_go_together_are_refused_everywhere() -> None:
    """One by one each is right: in a new game, in settled options and in a position."""
    game = Long()
    assert game.settle({"rounds": 6})["start"] == "deck" and game.settle({"start": "empty"})["rounds"] == 3
    both = {"rounds": 6, "start": "empty"}
    refused = "6 rounds need a deck"
    for set_up in (lambda: game.settle(both), lambda: game.new(2, 1, **both), lambda: game.match(2, 1, **both)):
        with pytest.raises(BadOption, match=refused):
            set_up()
    with pytest.raises(BadPosition, match=f"options: {refused}"):
        game.position({**game.new(2, 1).to_position(), "options": both})


def test_a_game_may_say_which_rule_asks_now(monkeypatch: pytest.MonkeyPatch) -> None:
    state = TINY.new(players=2, seed=1)
    assert state.decision.rule == "T-PLEDGE"
    monkeypatch.setattr(TinyState, "_rule", lambda state: "T-END" if state.round == 1 else State._rule(state))
    assert state.decision.rule == "T-END" and [violation.rule for violation in state.why_not("roll", 7)] == ["T-END"]
    state.round = 2
    assert state.decision.rule == "T-PLEDGE"


def test_option_values_are_told_apart_by_type() -> None:
    option = Option("x", "X", {True: "yes", False: "no"})
    assert option.default is True
    assert option.check(False) is False
    with pytest.raises(BadOption):
        option.check(1)


def test_without_a_seed_games_differ() -> None:
    assert len({TINY.new(players=1).digest() for _ in range(5)}) > 1


def test_the_digest_is_the_same_in_every_run() -> None:
    assert TINY.new(players=2, seed=1).digest() == "9d420215dde86082"


def test_states_are_compared_by_all_they_hold() -> None:
    state = TINY.new(players=2, seed=1)
    other = state.copy()
    assert state == other
    other.chance.force(1)
    assert state != other
    assert state != "state"


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction("roll", [Violation("T-ROLL", "pledges come first")]),
        AmbiguousAction("pledge", [Action("pledge 1", "pledge", (1,))]),
        BadPosition(["a: wrong", "b: wrong too"]),
        BadData(["cards.json: wrong"]),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_can_travel_between_processes(error: sg.SpacegamesError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)
