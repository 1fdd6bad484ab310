"""The worked examples cover what they should, and every one of them can be told in words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from spacegames.core.teaching import Example, Play, Refuse, run_example
from spacegames.games.sector41.components import CELL_NAMES
from spacegames.games.sector41.examples import FIRST, late, table
from tests.games.sector41.at_table import GAME, at, crystals, explorer

every_example = pytest.mark.parametrize("example", [pytest.param(example, id=example.id) for example in GAME.examples.values()])


def test_the_49_worked_examples_are_there_in_order_with_their_variants() -> None:
    ids = list(GAME.examples)
    assert all(re.fullmatch(r"S41-EX-\d\d[b-z]?", id) for id in ids)
    assert ids[: len(FIRST)] == FIRST, "an opening with something to foretell"
    numbers = [int(id[7:9]) for id in ids[len(FIRST) :]]
    assert {int(id[7:9]) for id in ids} == set(range(1, 50))
    assert numbers == sorted(numbers)
    for id in ids:
        if id[9:]:
            assert id[:9] in ids and (id[9] == "b" or id[:9] + chr(ord(id[9]) - 1) in ids), f"{id} has no example before it"


def test_what_the_rulebook_pictures_is_marked() -> None:
    assert sorted(example.id for example in GAME.examples.values() if example.rulebook) == ["S41-EX-04", "S41-EX-11", "S41-EX-13", "S41-EX-14"]


def test_every_tile_kind_is_entered_in_some_example() -> None:
    entered: set[str] = set()
    for example in GAME.examples.values():
        for _verb, match, events in run_example(GAME, example):
            for event in events:
                if event.kind == "explorer_moved" and event.data["to"] != "ship":
                    row, column = (int(part) - 1 for part in event.data["to"].split(","))
                    entered.add(match.state.to_position()["grid"][row][column].split("@")[0].split("[")[0].rstrip("_234"))
    kinds = {id.rstrip("_234") if not id.startswith("solar_wind") else "solar_wind" for id in GAME.components["tiles"]}
    assert len(kinds) == 22
    assert kinds <= entered, f"nobody enters {sorted(kinds - entered)}"


@every_example
def test_titles_and_stories_are_whole_sentences_that_name_cells_there_are(example: Example) -> None:
    assert len(example.title) <= 45
    assert example.story.endswith((".", "!", "?"))
    assert not re.search(r"[{}]|S41-", example.title + example.story)
    assert all(cell in CELL_NAMES for cell in re.findall(r"\b\d+,\d+\b", example.story))


@every_example
def test_everything_that_happens_in_an_example_can_be_told_to_everybody(example: Example) -> None:
    for verb, match, events in run_example(GAME, example):
        state = match.state
        for event in events if isinstance(verb, Play) else ():
            for viewer in (0, 1, None, "all"):
                sentence = GAME.tell(event, state, viewer)
                assert sentence.strip() and not re.search(r"[{}]|None", sentence)
        if state.decision is not None:
            assert state.decision.prompt.strip()
            labels = [GAME.label(state, action) for action in state.actions()]
            assert len(set(labels)) == len(labels), "two buttons with the same words"


@every_example
def test_refusals_in_examples_say_why(example: Example) -> None:
    for verb, match, _events in run_example(GAME, example):
        if isinstance(verb, Refuse):
            for reason in match.state.why_not(GAME.parse(verb.text)):
                assert reason.rule in GAME.rules
                assert reason.message.strip() and not re.search(r"[{}]", reason.message)


@every_example
def test_each_example_starts_from_a_valid_table_and_leads_to_valid_tables(example: Example) -> None:
    for _verb, match, _events in run_example(GAME, example):
        assert GAME.position(match.state.to_position()) == match.state


# ---- the builder of tables


def test_a_table_holds_what_was_wished_and_the_whole_set() -> None:
    state = at(
        cells={"6,5": "pulsar@90", "1,1": "?beacon"},
        crystals={"7,7": {"yellow": 1, "blue": 1}},
        explorers={"A1": "7,7", "B2": "3,3 trapped"},
        ships={"A": "S2"},
    )
    position = state.to_position()
    assert position["grid"][5][4] == "pulsar@90" and position["grid"][0][0] == "?beacon@0"
    assert crystals(state) == {"7,7": {"yellow": 1, "blue": 1}}
    assert (explorer(state, "A1"), explorer(state, "B2"), explorer(state, "B1")) == ("7,7", "3,3 trapped", "aboard")
    assert position["seats"][0]["ship"] == 2
    assert table(cells={"6,5": "pulsar@90"}) == table(cells={"6,5": "pulsar@90"}), "the rest is dealt by a fixed seed"


CONTRADICTIONS: list[dict[str, Any]] = [
    {"cells": {"1,1": "beacon", "1,2": "beacon", "1,3": "beacon"}},
    {"cells": {"10,1": "beacon"}},
    {"cells": {"1,1": "moon"}},
    {"explorers": {"C1": "3,3"}},
    {"crystals": {"3,3": {"red": 2}}},
    {"crystals": {"3,3": {"yellow": 1}}, "removed": {"red": 1}},
]


@pytest.mark.parametrize("wishes", CONTRADICTIONS)
def test_wishes_that_contradict_each_other_are_refused(wishes: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        table(**wishes)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tables_are_valid_for_every_number_of_players(players: int) -> None:
    assert GAME.position(table(players=players)).players == players
    assert GAME.position(late({"1,9": "?vortex"}, players=players)).players == players
