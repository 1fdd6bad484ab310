"""Scoring, the end of the game and the winner."""

from __future__ import annotations

import pytest

from tests.games.sector41.at_table import at, citing, explorer, late_at, reasons, told


@pytest.mark.rule("S41-WIN-01")
def test_a_crystal_counts_only_when_an_explorer_brings_it_aboard() -> None:
    state = at(crystals={"9,5": {"yellow": 2}}, explorers={"A1": "9,5"})
    assert state.scores() == [0, 0], "standing beside crystals is worth nothing"
    empty = state.copy()
    empty.play("go 1 ship")
    assert empty.scores() == [0, 0]
    events = state.play("go 1 ship tow yellow")
    assert citing(events, "S41-WIN-01") == ["crystal_scored"]
    assert state.scores() == [1, 0]


@pytest.mark.rule("S41-WIN-02")
@pytest.mark.parametrize(("colour", "points"), [("yellow", 1), ("blue", 2), ("red", 3)])
def test_yellow_is_worth_one_blue_two_and_red_three(colour: str, points: int) -> None:
    crystals = {"9,5": {colour: 1}, "3,3": {"yellow": 9}}
    state = at(crystals=crystals, explorers={"A1": "9,5"}, mode="acceleration" if colour == "red" else "wandering", number=30)
    events = state.play(f"go 1 ship tow {colour}")
    assert told(events, "crystal_scored", player=0, colour=colour, points=points, score=points)
    assert state.scores() == [points, 0]


@pytest.mark.rule("S41-WIN-03")
@pytest.mark.parametrize(
    ("collected", "winner"), [({"A": {"yellow": 9}, "B": {"blue": 1, "yellow": 4}}, 0), ({"A": {"blue": 1, "yellow": 4}, "B": {"yellow": 9}}, 1)]
)
def test_the_highest_score_wins_not_the_most_recent_or_the_first_seat(collected: dict[str, dict[str, int]], winner: int) -> None:
    state = late_at(
        {"5,6": "salvage_explorer"}, crystals={"5,6": {"yellow": 1}, "2,6": {"red": 1}}, collected=collected, mode="awakening", kind="guardian_step"
    )
    events = state.play("guardian 5,6")
    assert told(events, "game_over", winners=[winner])
    assert state.winners() == [winner]


@pytest.mark.rule("S41-WIN-04", "S41-AMB-34")
@pytest.mark.parametrize(("lead", "behind", "over"), [(12, 9, True), (11, 9, True), (10, 9, False), (9, 8, False)])
def test_the_game_ends_as_soon_as_nobody_can_exceed_the_leader(lead: int, behind: int, over: bool) -> None:
    state = at(
        crystals={"9,5": {"yellow": 1}, "3,3": {"red": 1}},
        collected={"A": {"yellow": lead - 4, "blue": 2}, "B": {"yellow": behind}},
        explorers={"A1": "9,5"},
        mode="acceleration",
        number=50,
    )
    assert state.scores() == [lead, behind]
    state.play("go 1 ship tow yellow")
    assert state.over is over, f"{lead + 1} against {behind} with 3 left"


@pytest.mark.rule("S41-WIN-04", "S41-AMB-34")
def test_crystals_not_found_yet_count_as_well() -> None:
    state = at(cells={"9,5": "glynium_planet_2"}, crystals={"9,5": {"yellow": 1}}, collected={"A": {"yellow": 9}}, explorers={"A1": "9,5"}, number=30)
    left = state.to_position()["supply"]
    assert sum(left.values()) > 0
    state.play("go 1 ship tow yellow")
    assert state.over is (left["yellow"] + 2 * left["blue"] + 3 * left["red"] <= 10)


@pytest.mark.rule("S41-WIN-04", "S41-INV-18")
def test_with_nothing_removed_thirteen_points_of_twenty_five_decide_between_two() -> None:
    wishes = {"explorers": {"A1": "9,5"}, "mode": "acceleration", "number": 50, "removed": {}}
    twelve = at(crystals={"9,5": {"yellow": 1}, "3,3": {"yellow": 10, "red": 1}}, collected={"A": {"yellow": 7, "blue": 2}}, **wishes)
    assert twelve.scores() == [11, 0]
    twelve.play("go 1 ship tow yellow")
    assert not twelve.over, "12 against 13 still possible"
    thirteen = at(crystals={"9,5": {"yellow": 1}, "3,3": {"yellow": 9, "red": 1}}, collected={"A": {"yellow": 8, "blue": 2}}, **wishes)
    thirteen.play("go 1 ship tow yellow")
    assert thirteen.scores() == [13, 0]
    assert thirteen.over


@pytest.mark.rule("S41-WIN-04")
def test_after_the_end_nothing_more_is_played() -> None:
    state = at(crystals={"9,5": {"yellow": 1}}, collected={"A": {"yellow": 12}, "B": {"yellow": 5}}, explorers={"A1": "9,5"}, mode="acceleration", number=50)
    events = state.play("go 1 ship tow yellow")
    assert events[-1].kind == "game_over"
    assert not told(events, "guardian_moved")
    assert state.decision is None and state.actions() == []
    assert reasons(state, "stay") == ["S41-WIN-04"]


@pytest.mark.rule("S41-AMB-33")
def test_removed_crystals_no_longer_count() -> None:
    wishes = {"collected": {"A": {"yellow": 9}, "B": {"yellow": 4, "blue": 1}}, "mode": "awakening", "kind": "guardian_step"}
    for heap, over in (({"yellow": 1}, True), ({}, False)):
        crystals = {"2,6": {"red": 1}, "2,8": {"yellow": 1}} if not heap else {"2,6": {"red": 1}, "5,6": heap}
        state = late_at({"5,6": "salvage_explorer", "2,8": "starbase"}, crystals=crystals, **wishes)
        state.play("guardian 5,6")
        assert state.over is over


@pytest.mark.rule("S41-WIN-05")
def test_every_view_shows_what_everybody_has_collected() -> None:
    state = at(collected={"A": {"yellow": 2, "blue": 1}, "B": {"yellow": 3}}, number=20)
    for viewer in (0, 1, None):
        seats = state.view(viewer)["seats"]
        assert [seat["collected"] for seat in seats] == [{"yellow": 2, "blue": 1, "red": 0}, {"yellow": 3, "blue": 0, "red": 0}]


@pytest.mark.rule("S41-WIN-06", "S41-AMB-35", "S41-AMB-36")
@pytest.mark.parametrize(("reached", "winner"), [({"A": 14, "B": 15}, 0), ({"A": 15, "B": 14}, 1)])
def test_level_scores_go_to_who_got_there_first_also_when_the_rest_was_destroyed(reached: dict[str, int], winner: int) -> None:
    state = late_at(
        {"5,6": "salvage_explorer"},
        crystals={"5,6": {"yellow": 1}},
        collected={"A": {"yellow": 8}, "B": {"yellow": 6, "blue": 1}},
        reached=reached,
        mode="awakening",
        kind="guardian_step",
    )
    events = state.play("guardian 5,6")
    assert told(events, "game_over", winners=[winner], reason="nothing_left")


@pytest.mark.rule("S41-AMB-35")
def test_it_is_the_total_that_counts_and_not_the_first_crystal_of_the_game() -> None:
    state = at(
        crystals={"9,5": {"yellow": 1}, "3,3": {"yellow": 1}},
        collected={"A": {"yellow": 6}, "B": {"yellow": 7}},
        reached={"A": 1, "B": 2},
        explorers={"A1": "9,5"},
        mode="acceleration",
        number=50,
    )
    state.play("go 1 ship tow yellow")
    assert state.scores() == [7, 7]
    assert not state.over
    position = state.to_position()
    assert position["seats"][0]["reached"] > position["seats"][1]["reached"], "Blue was at 7 before Green"


@pytest.mark.rule("S41-WIN-06")
def test_with_three_players_a_delivery_may_level_the_score_and_end_the_game() -> None:
    state = at(
        players=3,
        active="B",
        crystals={"1,5": {"blue": 1}},
        collected={"A": {"yellow": 8}, "B": {"yellow": 6}, "C": {"yellow": 2, "blue": 1, "red": 1}},
        explorers={"B1": "1,5"},
        mode="acceleration",
        number=50,
    )
    events = state.play("go 1 ship tow blue")
    assert state.scores() == [8, 8, 7]
    assert told(events, "game_over", winners=[0])


@pytest.mark.rule("S41-AMB-36")
def test_nobody_having_scored_is_a_draw() -> None:
    state = late_at({"5,6": "salvage_explorer"}, crystals={"5,6": {"yellow": 1}}, collected={}, explorers={"B1": "5,6"}, mode="awakening", kind="guardian_step")
    events = state.play("guardian 5,6")
    assert told(events, "game_over", winners=[0, 1], reason="nothing_left")
    assert explorer(state, "B1") == "out"


@pytest.mark.rule("S41-WIN-04")
def test_the_game_ends_when_no_explorer_is_left_to_bring_anything_home() -> None:
    gone = {f"{letter}{number}": "gone" for letter in "AB" for number in (1, 2, 3)}
    state = at(explorers=gone, crystals={"9,5": {"yellow": 2}}, collected={"B": {"yellow": 1}}, kind="starship_action", loop_loss="for_good")
    events = state.play("stay")
    assert told(events, "game_over", reason="nothing_left")
    assert state.over and state.winners() == [1]
    one_left = at(
        explorers={**gone, "B2": "aboard"}, crystals={"9,5": {"yellow": 2}}, collected={"B": {"yellow": 1}}, kind="starship_action", loop_loss="for_good"
    )
    one_left.play("stay")
    assert not one_left.over
