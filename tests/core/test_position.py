"""Reading positions: every fault is named with its place, and the values stay usable."""

from __future__ import annotations

from typing import Any

import pytest

from spacegames import BadPosition, Chance
from spacegames.core.position import Reader
from tests.core.tiny import TINY, table


def test_good_values_are_returned() -> None:
    reader = Reader(
        {"n": 3, "b": True, "t": "x", "c": None, "l": [1, 2], "i": [[]], "d": {"n": 1}, "ds": [{"n": 2}], "chance": {"state": 5, "forced": [1, "sun"]}}
    )
    assert reader.integer("n", 0, 9) == 3
    assert reader.boolean("b") is True
    assert reader.text("t") == "x"
    assert reader.choice("c", ["a", None]) is None
    assert reader.integers("l", 2, 0, 9) == [1, 2]
    assert reader.items("i", 1) == [[]]
    assert reader.table("d").integer("n", 0, 9) == 1
    assert [entry.integer("n", 0, 9) for entry in reader.tables("ds")] == [2]
    assert reader.chance() == Chance(5, [1, "sun"])
    reader.no_more()
    reader.finish()


@pytest.mark.parametrize(
    ("entry", "read", "fault"),
    [
        ({"x": "3"}, lambda r: r.integer("x", 0, 9), "x: expected a whole number from 0 to 9, found '3'"),
        ({"x": True}, lambda r: r.integer("x", 0, 9), "x: expected a whole number from 0 to 9, found True"),
        ({"x": 10}, lambda r: r.integer("x", 0, 9), "x: expected a whole number from 0 to 9, found 10"),
        ({"x": 1.0}, lambda r: r.integer("x", 0, 9), "x: expected a whole number from 0 to 9, found 1.0"),
        ({}, lambda r: r.integer("x", 0, 9), "x: missing, expected a whole number from 0 to 9"),
        ({"x": 1}, lambda r: r.boolean("x"), "x: expected true or false, found 1"),
        ({"x": 1}, lambda r: r.text("x"), "x: expected a text, found 1"),
        ({"x": 1}, lambda r: r.choice("x", [True, None]), "x: expected one of True, null, found 1"),
        ({"x": [1]}, lambda r: r.integers("x", 2, 0, 9), "x: expected 2 whole numbers from 0 to 9, found [1]"),
        ({"x": [1, 99]}, lambda r: r.integers("x", None, 0, 9), "x: expected a list of whole numbers from 0 to 9, found [1, 99]"),
        ({"x": {}}, lambda r: r.items("x"), "x: expected a list, found {}"),
        ({"x": [1]}, lambda r: r.items("x", 2), "x: expected a list of 2, found [1]"),
        ({"x": 3}, lambda r: r.table("x"), "x: expected a table of fields, found 3"),
        ({"x": [3]}, lambda r: r.tables("x"), "x[0]: expected a table of fields"),
        ({"x": {"y": 3}}, lambda r: r.table("x").text("y"), "x.y: expected a text, found 3"),
        ({"x": [{"y": 3}]}, lambda r: r.tables("x")[0].text("y"), "x[0].y: expected a text, found 3"),
        ({"chance": {"state": 1, "forced": [True]}}, lambda r: r.chance(), "chance.forced: expected numbers for dice or names for draws, found True"),
        ({"chance": {"state": -1, "forced": []}}, lambda r: r.chance(), "chance.state: expected a whole number from 0 to 18446744073709551615, found -1"),
        ({"chance": {"state": 1, "forced": [], "luck": 1}}, lambda r: r.chance(), "chance.luck: unknown field"),
        ({"x": "y" * 99}, lambda r: r.integer("x", 0, 9), "x: expected a whole number from 0 to 9, found '" + "y" * 56 + "..."),
    ],
)
def test_a_fault_names_place_expectation_and_finding(entry: Any, read: Any, fault: str) -> None:
    reader = Reader(entry)
    read(reader)
    with pytest.raises(BadPosition) as caught:
        reader.finish()
    assert caught.value.faults == [fault]


def test_reading_goes_on_after_a_fault() -> None:
    reader = Reader({"a": 1, "b": 2, "c": 3})
    assert reader.text("a") == ""
    assert reader.boolean("b") is False
    reader.no_more()
    with pytest.raises(BadPosition) as caught:
        reader.finish()
    assert caught.value.faults == ["a: expected a text, found 1", "b: expected true or false, found 2", "c: unknown field"]


@pytest.mark.parametrize("position", [None, [], 3, "position"])
def test_a_position_must_be_a_table(position: Any) -> None:
    with pytest.raises(BadPosition, match="expected a table of fields"):
        TINY.position(position)


def test_two_things_wrong_are_both_named() -> None:
    with pytest.raises(BadPosition) as caught:
        TINY.position(table(round=0, deck=["joker"]))
    assert caught.value.faults == ["round: expected a whole number from 1 to 4, found 0", "deck: there is no card 'joker'"]


def test_wrong_options_game_and_extra_fields_are_named() -> None:
    with pytest.raises(BadPosition) as caught:
        TINY.position(table(game="chess", options={"rounds": 0}, extra=1))
    assert [fault.split(":")[0] for fault in caught.value.faults] == ["game", "options", "extra"]


def test_a_position_comes_back_the_same() -> None:
    state = TINY.new(players=3, seed=4)
    for text in ("pledge 1", "pledge 2"):
        state.play(text)
    state.chance.force(3, "sun")
    again = TINY.position(state.to_position())
    assert again == state
    assert again.digest() == state.digest()
