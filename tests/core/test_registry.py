"""Which games there are, how one is loaded, and that playing stays light."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import spacegames as sg
from spacegames.core.registry import Entry


def test_games_are_those_of_the_catalogue_that_are_built() -> None:
    entries = sg.catalogue()
    assert [entry.id for entry in entries] == sorted(entry.id for entry in entries)
    assert len(entries) == 5
    assert sg.games() == [entry.id for entry in entries if entry.built]
    assert "sector41" in sg.games()


def test_a_game_is_loaded_once() -> None:
    assert sg.load("sector41") is sg.load("sector41")


def test_an_unknown_game_is_said_with_those_there_are() -> None:
    with pytest.raises(sg.UnknownGame, match=r"there is no game 'chess'; there is .*sector41"):
        sg.load("chess")


def test_a_game_of_the_plan_that_is_not_built_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    missing = Entry("mars", "Mars", "2-4", "", "", "")
    assert not missing.built
    monkeypatch.setattr("spacegames.core.registry.catalogue", lambda: [*sg.catalogue(), missing])
    with pytest.raises(sg.UnknownGame, match="mars is not built yet; there is"):
        sg.load("mars")


def test_own_data_make_a_game_of_their_own(tmp_path: Path) -> None:
    with pytest.raises(sg.BadData, match="there is no such data folder"):
        sg.load("sector41", data=tmp_path / "nowhere")
    assert sg.load("sector41", data=tmp_path) is not sg.load("sector41")
    assert sg.load("sector41", data=tmp_path).components.id == sg.load("sector41").components.id


def test_a_game_survives_pickling_with_its_data() -> None:
    game = sg.load("sector41")
    again = pickle.loads(pickle.dumps(game))
    assert again.components.id == game.components.id
    assert list(again.rules) == list(game.rules)
    assert again.new(players=2, seed=3) == game.new(players=2, seed=3)


def test_an_unknown_name_of_the_package_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="nothing"):
        sg.nothing


def test_importing_and_playing_needs_no_widgets_and_no_numbers_library() -> None:
    script = (
        "import sys, spacegames as sg\n"
        "state = sg.load('sector41').new(players=2, seed=1)\n"
        "for _ in range(40): state.play(state.actions()[0])\n"
        "heavy = {'ipywidgets', 'ipycanvas', 'numpy', 'anywidget', 'matplotlib', 'tqdm', 'IPython'} & set(sys.modules)\n"
        "assert not heavy, heavy\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, cwd=Path(sg.__file__).parent.parent)
