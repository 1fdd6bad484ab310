"""Every board renders to valid SVG and to text, and every legal action can be reached on it."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given

import spacegames as sg
from spacegames import State
from spacegames.scene import THEMES
from tests.battery.walks import every_game, every_table, tables, walk

_SVG = "{http://www.w3.org/2000/svg}"


def _viewers(state: State) -> list[int | str | None]:
    return [None, "all", *range(state.players)]


@every_table
def test_every_board_is_valid_svg_and_text(id: str, players: int) -> None:
    for state in walk(id, players).sampled(12):
        for viewer in _viewers(state):
            scene = state.game.board(state, viewer)
            for theme in THEMES:
                root = ElementTree.fromstring(scene.svg(theme=theme))
                assert root.tag == f"{_SVG}svg" and root.get("role") == "img"
                assert root.find(f"{_SVG}title") is not None
                drawn = {group.get("data-thing") for group in root.iter(f"{_SVG}g")} - {None}
                assert drawn <= set(scene.things)
            assert scene.text().strip()
            assert "nan" not in re.findall(r"[a-z]+", re.sub(r">[^<]*<|\"[^\"]*[a-z]{4,}[^\"]*\"", "", scene.svg()))


@every_table
def test_everything_on_a_board_can_be_described_and_pointed_at(id: str, players: int) -> None:
    for state in walk(id, players).sampled(8):
        scene = state.game.board(state, state.decider if not state.over else None)
        for thing in scene.things.values():
            assert thing.label.strip() and scene.describe(thing.id).strip()
            x, y, w, h = thing.bounds
            assert w > 0 and h > 0
            assert min(x, y) >= -1 and x + w <= scene.width + 1 and y + h <= scene.height + 1, f"{thing.id} lies outside the board"
        assert scene.hit(-50, -50) is None


@given(tables())
def test_every_legal_action_is_reached_by_spots_or_a_button(state: State) -> None:
    for player in state.deciders:
        scene = state.game.board(state, player)
        for action in state.actions(player):
            assert state.game.label(state, action).strip(), "no button"
            path = state.game.path(state, action)
            assert not set(path) - set(scene.things), f"{action}: {path} is not on the board"


@given(tables())
def test_refused_candidates_lead_somewhere_on_the_board_or_to_a_button(state: State) -> None:
    scene = state.game.board(state, state.decider)
    for action, _reasons in state.refused():
        assert state.game.label(state, action).strip()
        path = state.game.path(state, action)
        assert not set(path) - set(scene.things), f"{action}: {path} is not on the board"


@every_game
def test_most_decisions_can_be_made_on_the_board(id: str) -> None:
    game = sg.load(id)
    reached: dict[str, bool] = {}
    for players in game.players:
        for state in walk(id, players).sampled(150):
            if not state.over:
                reached[state.kind] = reached.get(state.kind, False) or any(game.path(state, action) for action in state.actions())
    assert reached and all(reached.values()), f"no spot on the board for {[kind for kind, there in reached.items() if not there]}"


@every_table
def test_events_touch_things_that_are_on_the_board(id: str, players: int) -> None:
    found = walk(id, players)
    state = found.at(0)
    for text in found.texts[:150]:
        before = set(found.game.board(state, "all").things)
        events = state.play(found.game.parse(text))
        there = before | set(found.game.board(state, "all").things)
        for event in events:
            assert not set(event.things) - there, event


@every_table
def test_highlights_and_big_type_stay_valid(id: str, players: int) -> None:
    state = walk(id, players).at(3 * players)
    scene = state.game.board(state, state.decider)
    ids = list(scene.things)
    plain = scene.svg()
    for marked in (scene.svg(lit=ids[:3]), scene.svg(chosen=ids[:1]), scene.svg(hint=ids[1:2]), scene.svg(danger=ids[2:3])):
        ElementTree.fromstring(marked)
        assert marked != plain
    ElementTree.fromstring(scene.svg(big=True))
    assert scene.svg(lit=["no such thing"]).startswith("<svg")


@every_game
def test_a_bare_state_draws_itself(id: str) -> None:
    state = sg.load(id).new(seed=1)
    ElementTree.fromstring(state._repr_svg_())
    with pytest.raises(KeyError):
        state.game.board(state).svg(theme="no such theme")
