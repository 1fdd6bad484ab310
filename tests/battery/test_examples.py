"""Every worked example comes out as it says, and says something that could come out otherwise."""

from __future__ import annotations

import pytest

import spacegames as sg
from spacegames.core.teaching import Choices, Example, Expect, Happened, Refuse, run_example

_EXAMPLES = [pytest.param(id, example, id=example.id, marks=pytest.mark.rule(*example.rules)) for id in sg.games() for example in sg.load(id).examples.values()]
every_example = pytest.mark.parametrize(("id", "example"), _EXAMPLES)


@every_example
def test_example(id: str, example: Example) -> None:
    lines = list(run_example(sg.load(id), example))
    assert len(lines) == len(example.script)
    assert any(isinstance(verb, (Choices, Expect, Happened, Refuse)) for verb in example.script), "it checks nothing"


@every_example
def test_an_example_has_words_rules_and_things_to_look_at(id: str, example: Example) -> None:
    game = sg.load(id)
    assert example.title.strip() and example.story.strip() and example.rules
    assert not set(example.rules) - set(game.rules)
    state = example.match(game).state
    things = game.board(state, "all").things
    assert not set(example.look) - set(things), "there is no such thing on the board"


@pytest.mark.parametrize("id", sg.games())
def test_example_ids_are_told_apart(id: str) -> None:
    listed = [example.id for example in sg.load(id).part("examples").EXAMPLES]
    assert listed and len(set(listed)) == len(listed)
