"""Component data: overlays, and errors that name file, item, field and what was expected."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from spacegames import BadData
from spacegames.core.components import Components, Field
from tests.core.tiny import Tiny

_SCHEMA = {
    "cards": {
        "points": Field(int, low=0, high=9),
        "suit": Field(str, choices=("red", "blue")),
        "ways": Field(list, choices=("N", "S"), optional=True),
        "name": Field(dict),
        "weight": Field(float, low=0),
        "wild": Field(bool, optional=True),
    }
}
_GOOD = {"points": 3, "suit": "red", "name": {"en": "Sun", "ru": "Солнце"}, "weight": 1, "provenance": "rulebook"}


def _write(folder: Path, items: Any, name: str = "cards.json") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(items if isinstance(items, str) else json.dumps({"items": items}), encoding="utf-8")
    return folder


def _load(tmp_path: Path, *overlays: Any, items: Any = None) -> Components:
    shipped = _write(tmp_path / "shipped", {"sun": _GOOD} if items is None else items)
    return Components(shipped, _SCHEMA, [_write(tmp_path / f"over{n}", overlay) for n, overlay in enumerate(overlays)])


def _faults(tmp_path: Path, overlay: Any) -> list[str]:
    with pytest.raises(BadData) as caught:
        _load(tmp_path, overlay)
    assert str(caught.value) == "; ".join(caught.value.faults)
    return caught.value.faults


def test_shipped_data_are_read(tmp_path: Path) -> None:
    data = _load(tmp_path)
    assert data["cards"]["sun"]["points"] == 3
    assert not data.is_reconstructed("cards", "sun")


def test_an_overlay_changes_fields_and_adds_items(tmp_path: Path) -> None:
    data = _load(tmp_path, {"sun": {"points": 4}, "moon": _GOOD})
    assert data["cards"]["sun"]["points"] == 4
    assert data["cards"]["sun"]["suit"] == "red"
    assert data["cards"]["moon"]["points"] == 3


def test_later_overlays_win(tmp_path: Path) -> None:
    assert _load(tmp_path, {"sun": {"points": 4}}, {"sun": {"points": 5}})["cards"]["sun"]["points"] == 5


def test_the_id_follows_the_data(tmp_path: Path) -> None:
    plain = _load(tmp_path / "a").id
    assert plain == _load(tmp_path / "b").id
    assert plain != _load(tmp_path / "c", {"sun": {"points": 4}}).id


def test_an_owners_correction_is_no_longer_reconstructed(tmp_path: Path) -> None:
    guessed = {"sun": {**_GOOD, "provenance": "reconstructed", "reconstructed": ["points", "suit"]}}
    data = _load(tmp_path, {"sun": {"points": 4}}, items=guessed)
    assert not data.is_reconstructed("cards", "sun", "points")
    assert data.is_reconstructed("cards", "sun", "suit")
    assert data.is_reconstructed("cards", "sun")
    full = _load(tmp_path / "full", {"sun": {"points": 4, "suit": "blue"}}, items=guessed)
    assert not full.is_reconstructed("cards", "sun")
    assert full["cards"]["sun"]["provenance"] == "owner"


@pytest.mark.parametrize(
    ("change", "field", "expected", "found"),
    [
        ({"points": "3"}, "points", "a whole number, 0 to 9", '"3"'),
        ({"points": True}, "points", "a whole number, 0 to 9", "true"),
        ({"points": 10}, "points", "a whole number, 0 to 9", "10"),
        ({"suit": "green"}, "suit", "a text out of red, blue", '"green"'),
        ({"ways": ["N", "X"]}, "ways", "a list out of N, S", '["N", "X"]'),
        ({"name": "Sun"}, "name", "a table", '"Sun"'),
        ({"weight": -1}, "weight", "a number, at least 0", "-1"),
        ({"wild": 1}, "wild", "true or false", "1"),
        ({"provenance": "dream"}, "provenance", "a text out of rulebook, public, reconstructed, owner", '"dream"'),
    ],
)
def test_a_wrong_field_is_named(tmp_path: Path, change: Any, field: str, expected: str, found: str) -> None:
    assert _faults(tmp_path, {"sun": change}) == [f"cards.json, item sun, field {field}: expected {expected}, found {found}"]


def test_an_unknown_field_is_named_with_those_there_are(tmp_path: Path) -> None:
    (fault,) = _faults(tmp_path, {"sun": {"colour": "red"}})
    assert fault.startswith("cards.json, item sun, field colour: unknown field, expected one of points, suit")


def test_a_missing_field_is_named(tmp_path: Path) -> None:
    item = {name: value for name, value in _GOOD.items() if name != "suit"}
    assert _faults(tmp_path, {"moon": item}) == ["cards.json, item moon, field suit: missing, expected a text out of red, blue"]


def test_every_fault_is_named_at_once(tmp_path: Path) -> None:
    faults = _faults(tmp_path, {"sun": {"points": 99, "suit": 1}})
    assert [fault.split(":")[0] for fault in faults] == ["cards.json, item sun, field points", "cards.json, item sun, field suit"]


@pytest.mark.parametrize("change", [3, None, "points", []])
def test_an_item_must_be_a_table(tmp_path: Path, change: Any) -> None:
    assert _faults(tmp_path, {"sun": change}) == ["cards.json, item sun: expected a table of fields"]


def test_reconstructed_must_be_a_list(tmp_path: Path) -> None:
    (fault,) = _faults(tmp_path, {"sun": {"reconstructed": 5}})
    assert fault == "cards.json, item sun, field reconstructed: expected a list, found 5"


@pytest.mark.parametrize("text", ["[]", '{"items": []}', "3"])
def test_a_file_must_have_items(tmp_path: Path, text: str) -> None:
    assert _faults(tmp_path, text) == ["cards.json: expected a table with a table “items”"]


def test_broken_json_is_said_with_its_place(tmp_path: Path) -> None:
    (fault,) = _faults(tmp_path, '{"items": {')
    assert fault.startswith("cards.json: not valid JSON (") and "line 1" in fault


def test_a_file_that_is_not_text_is_said(tmp_path: Path) -> None:
    shipped = _write(tmp_path / "shipped", {"sun": _GOOD})
    overlay = tmp_path / "over"
    overlay.mkdir()
    (overlay / "cards.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData, match=r"cards\.json: not valid JSON"):
        Components(shipped, _SCHEMA, [overlay])


def test_an_unknown_file_is_named(tmp_path: Path) -> None:
    shipped = _write(tmp_path / "shipped", {"sun": _GOOD})
    with pytest.raises(BadData, match=r"crads.json: unknown file, expected one of cards.json"):
        Components(shipped, _SCHEMA, [_write(tmp_path / "over", {}, "crads.json")])


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    shipped = _write(tmp_path / "shipped", {"sun": _GOOD})
    with pytest.raises(BadData, match="there is no such data folder"):
        Components(shipped, _SCHEMA, [tmp_path / "nowhere"])


def test_a_missing_shipped_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"cards\.json: cannot be read"):
        Components(tmp_path, _SCHEMA, [])


def test_data_of_a_game_come_from_the_argument_and_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    overlay = _write(tmp_path / "mine", {"sun": {"points": 7}})
    assert Tiny(overlay).components["cards"]["sun"]["points"] == 7
    _write(tmp_path / "shared" / "tiny", {"sun": {"points": 8}, "star": {"points": 0}})
    monkeypatch.setenv("SPACEGAMES_DATA", str(tmp_path / "shared"))
    assert Tiny().components["cards"]["sun"]["points"] == 8
    both = Tiny(overlay).components["cards"]
    assert (both["sun"]["points"], both["star"]["points"]) == (7, 0)
