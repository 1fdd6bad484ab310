"""From touches on the board to one action."""

from __future__ import annotations

import pytest

from spacegames.core.game import Action
from spacegames.ui.picking import Pick


def action(text: str) -> Action:
    return Action(text, text.split()[0])


GO_1A, GO_1B, GO_2A, STAY = action("go 1 a"), action("go 1 b"), action("go 2 a"), action("stay")


@pytest.fixture()
def pick() -> Pick:
    return Pick({GO_1A: ("piece-1", "a"), GO_1B: ("piece-1", "b"), GO_2A: ("piece-2", "a"), STAY: ()})


def test_first_the_pieces_are_lit_then_the_places_of_the_chosen_one(pick: Pick) -> None:
    assert pick.lit == ("piece-1", "piece-2")
    assert pick.touch("piece-1")
    assert pick.chosen == ("piece-1",)
    assert pick.lit == ("a", "b")
    assert pick.settled is None


def test_the_end_of_a_path_settles_the_action(pick: Pick) -> None:
    pick.touch("piece-1")
    pick.touch("b")
    assert pick.settled == GO_1B


def test_a_piece_with_one_way_still_asks_for_the_way(pick: Pick) -> None:
    pick.touch("piece-2")
    assert pick.left == [GO_2A]
    assert pick.settled is None, "a piece that is touched must not run off by itself"
    assert pick.lit == ("a",)


def test_the_place_may_be_touched_before_the_piece(pick: Pick) -> None:
    assert pick.touch("a")
    assert pick.left == [GO_1A, GO_2A]
    assert pick.lit == ("piece-1", "piece-2")
    pick.touch("piece-2")
    assert pick.settled == GO_2A


def test_what_all_actions_share_need_not_be_touched() -> None:
    pick = Pick({action("on a"): ("ship", "a"), action("on b"): ("ship", "b")})
    assert pick.lit == ("a", "b")
    pick.touch("b")
    assert pick.settled == "on b"


def test_a_single_action_lights_only_where_it_ends() -> None:
    pick = Pick({action("go 1 a"): ("piece-1", "a")})
    assert pick.lit == ("a",)


def test_touching_a_chosen_thing_again_gives_it_up(pick: Pick) -> None:
    pick.touch("piece-1")
    assert pick.touch("piece-1")
    assert pick.chosen == ()


def test_touching_another_piece_starts_afresh(pick: Pick) -> None:
    pick.touch("piece-1")
    assert pick.touch("piece-2")
    assert pick.chosen == ("piece-2",)


def test_a_thing_of_no_action_means_nothing(pick: Pick) -> None:
    assert not pick.touch("moon")
    assert pick.chosen == ()


def test_a_place_the_chosen_piece_cannot_reach_moves_no_other_piece(pick: Pick) -> None:
    pick.touch("piece-2")
    assert not pick.touch("b")
    assert pick.chosen == ("piece-2",)
    assert pick.settled is None


def test_two_actions_with_the_same_path_are_left_to_buttons() -> None:
    plain, towing = action("go 1 a"), action("go 1 a tow")
    pick = Pick({plain: ("piece-1", "a"), towing: ("piece-1", "a"), GO_1B: ("piece-1", "b")})
    pick.touch("piece-1")
    pick.touch("a")
    assert pick.settled is None
    assert pick.here == [plain, towing]
    assert pick.left == [plain, towing]


def test_an_action_without_a_path_is_a_button_only(pick: Pick) -> None:
    assert pick.unplaced == [STAY]
    assert all(STAY not in spot.actions for spot in pick.spots)
    pick.touch("piece-1")
    assert STAY not in pick.left


def test_under_one_point_a_lit_thing_is_meant_first(pick: Pick) -> None:
    pick.touch("piece-1")
    assert pick.best(["sky", "b"]) == "b"
    assert pick.best(["piece-2", "a"]) == "a"
    assert pick.best(["sky", "piece-2"]) == "sky", "nothing here goes with the chosen piece"
    assert pick.best([]) is None


def test_clear_gives_everything_up(pick: Pick) -> None:
    pick.touch("piece-1")
    pick.clear()
    assert pick.chosen == ()
    assert pick.lit == ("piece-1", "piece-2")


def test_spots_tell_which_actions_lie_behind_them(pick: Pick) -> None:
    assert {spot.thing: spot.actions for spot in pick.spots} == {"piece-1": (GO_1A, GO_1B), "piece-2": (GO_2A,)}
