"""What the odds notebook counts, against what can be known otherwise."""

from __future__ import annotations

from math import comb, isclose

import pytest

import spacegames as sg
from spacegames.games.sector41 import odds


@pytest.fixture(scope="module")
def found() -> odds.Journeys:
    return odds.journeys(games=8, seed=1)


def test_hidden_tiles_add_up() -> None:
    state = sg.load("sector41").new(players=2, seed=7)
    chances = odds.under_a_back(state)
    assert isclose(sum(chances.values()), 1)
    assert list(chances.values()) == sorted(chances.values(), reverse=True)
    assert isclose(sum(odds.sorts_of_tiles(state).values()), 1)


def test_what_is_open_is_no_more_under_a_back() -> None:
    """Each tile that is turned up takes one away from its kind."""
    state = sg.load("sector41").new(players=2, seed=7)
    before = {name: round(chance * 80) for name, chance in odds.under_a_back(state).items()}
    while True:
        events = state.play(state.actions()[0])
        turned = [event for event in events if event.kind == "tile_revealed"]
        if turned:
            break
    after = {name: round(chance * (80 - len(turned))) for name, chance in odds.under_a_back(state).items()}
    assert sum(before.values()) - sum(after.values()) == len(turned)
    assert sum(before[name] - after.get(name, 0) for name in before) == len(turned)
    assert all(after.get(name, 0) <= count for name, count in before.items())


def test_planets_found_is_exact_at_the_ends() -> None:
    lines = odds.planets_found((1, 8))
    first, last = lines.values()
    assert first[0] == (0, 0) and last[-1] == (81, 1)
    assert isclose(first[1][1], 8 / 81) and isclose(last[80][1], 73 / 81) and isclose(last[8][1], 1 / comb(81, 8))
    for line in (first, last):
        assert [share for _opened, share in line] == sorted(share for _opened, share in line)


def test_the_fold_map_agrees_with_the_rules() -> None:
    """Fold a column on a real table and see where its tiles went."""
    state = sg.load("sector41").new(players=2, seed=7, start="first")
    for move in ("take green", "edge S", "take blue", "edge N"):
        state.play(move)
    column = [row[4] for row in state.to_position()["grid"]][::-1]
    state.play("fold")
    after = [row[4] for row in state.to_position()["grid"]][::-1]
    for place, row in enumerate(odds.fold_map()):
        assert after[int(row[0] or 0) - 1] == column[place]
        assert row[-1] == place + 1, "nine folds bring everything back"


def test_journeys_add_up(found: odds.Journeys) -> None:
    assert found.games == 8 and found.steps > 500 and found.folds > 50
    assert sum(found.hops.values()) == found.steps
    assert isclose(sum(found.times_sent_on().values()), 1) and isclose(sum(found.cells_carried().values()), 1)
    assert sum(len(carried) for carried in found.by_tile.values()) == sum(found.far.values())
    assert all(0 <= share <= 1 for share in found.carried_by_folds().values()) and len(found.carried_by_folds()) == 4


def test_journeys_are_the_same_every_time(found: odds.Journeys) -> None:
    assert odds.journeys(games=8, seed=1) == found != odds.journeys(games=8, seed=2)


def test_a_wormhole_carries_further_than_a_wind(found: odds.Journeys) -> None:
    reach = odds.journeys(games=30, seed=3).reach_of_tiles()
    assert reach["Wormhole"] > reach["Solar Wind"] >= 1 and reach["Pulsar"] >= 1
    assert set(found.by_tile) <= set(reach)


def test_every_game_is_counted_as_it_comes() -> None:
    seen: list[int] = []

    def each(numbers: range) -> list[int]:
        seen.extend(numbers)
        return list(numbers)

    odds.journeys(games=2, each=each)  # type: ignore[arg-type]
    assert seen == [0, 1]
