"""Every refusal has a reason of its own; quick lists agree with slow ones; bots know what is good."""

from __future__ import annotations

from typing import Any

import pytest

import spacegames as sg
from spacegames import Chance
from spacegames.games.spacecorp.legal import feeding
from spacegames.games.spacecorp.legality import explained
from spacegames.games.spacecorp.value import recount
from tests.games.spacecorp.tables import GAME, at, reasons, steps


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"start": "planeteers"}), (4, {"start": "starfarers"}), (2, {"spaceport": "one"})])
def test_the_checks_find_every_reason_themselves(players: int, options: dict[str, Any]) -> None:
    """Nothing is refused only because it is not on the list."""
    for before, _action, _events, _state in steps(players, 31, **options):
        legal = set(before.actions())
        for action in before.candidates():
            assert (action in legal) == (not explained(before, action, before.decider)), action


@pytest.mark.parametrize("seed", range(6))
def test_the_short_way_of_feeding_agrees_with_the_long_one(seed: int) -> None:
    compared = 0
    for before, _action, _events, _state in steps(2 + seed % 3, seed):
        if before.kind == "feed":
            count = before.count
            recount(before)
            assert before.count == count, "the count kept while feeding is the one found by counting anew"
            if before.act in (1, 2, 3) and not feeding.can_confirm(before):
                hand = before.parts.hand(before.hands[before.active])
                assert sorted(before.actions()) == sorted(feeding.Feeding(before, hand).choices())
                compared += 1
    assert compared > 10


def test_a_guess_gives_an_edge_to_whoever_is_asked() -> None:
    seen = 0
    for before, _action, _events, _state in steps(3, 12):
        if before.kind == "edge":
            seen += 1
            for viewer in range(3):
                guess = before.guess(viewer, Chance(seen))
                assert any(action.kind == "edge" for action in guess.actions())
    assert seen


def test_start_cards_stay_on_top_in_a_guess() -> None:
    state = GAME.new(2, 4)
    guess = state.guess(0, Chance(9))
    starts = [state.parts.starts[card] for card in guess.deck]
    number = sum(state.parts.starts[card] for card in state.deck)
    assert starts == [False] * (len(starts) - number) + [True] * number and guess.deck != state.deck


@pytest.mark.parametrize("era", ["mariners", pytest.param("planeteers", marks=pytest.mark.soak), pytest.param("starfarers", marks=pytest.mark.soak)])
def test_the_evaluation_beats_chance_in_95_of_100_games_of_one_era(era: str) -> None:
    result = sg.study(GAME, ["greedy", "random"], games=100, players=2, seed=5, options={"start": era, "end": era}, workers=1, progress=False)
    assert result["unfinished"] == 0
    assert result["bots"][0]["win_share"] >= 0.95


@pytest.mark.parametrize("era", ["planeteers", "starfarers"])
def test_the_evaluation_beats_chance_in_a_few_games_of_a_later_era(era: str) -> None:
    result = sg.study(GAME, ["greedy", "random"], games=16, players=2, seed=6, options={"start": era, "end": era}, workers=1, progress=False)
    assert result["bots"][0]["win_share"] >= 0.85


def test_a_message_says_what_is_needed_and_what_there_is() -> None:
    state = at(hands=("solar_sail",))
    state.play("move")
    assert [violation.message for violation in state.why_not("to phobos")] == ["Phobos needs 10, at most 4 can be gathered"]
    assert reasons(state, "to phobos") == ["SC-MOV-03"]
