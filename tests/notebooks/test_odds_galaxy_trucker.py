"""What the odds notebook of Galaxy Trucker counts, against what can be known otherwise."""

from __future__ import annotations

from math import isclose

import pytest

from spacegames.bots import make
from spacegames.games.galaxy_trucker import odds

SWARM = "I-meteoric_swarm-1"
"""A large meteor from the front, then two small ones."""


def test_lines_are_hit_as_two_dice_fall() -> None:
    assert odds.hits() == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert isclose(sum(odds.lines().values()), 1)


@pytest.mark.parametrize(("ship_class", "past"), [("I", 12), ("II", 6), ("III", 2)])
def test_a_larger_ship_is_missed_less_often(ship_class: str, past: int) -> None:
    found = odds.on_board(ship_class, across=True)
    assert isclose(sum(found.values()), 1)
    assert isclose(list(found.values())[-1], past / 36)


def test_only_the_cabins_without_a_cannon_are_lost_to_the_first_meteor() -> None:
    """Columns 6, 7 and 8 of ship A have a cannon; columns 5 and 9 are hit in four rolls each, and their outermost components are cabins."""
    found = odds.first_threat(make("greedy", seed=1), "A", SWARM)
    assert found.trials == 36
    assert found.lost == {"7,5": 4, "7,9": 4}
    heat = found.heat()
    assert heat[2][0] == heat[2][4] == 4 / 36 and heat[0][0] is None and heat[2][2] == 0
    assert found.costs()["crew"] == round(2 * 8 / 36, 2)
    assert found.batteries == 6, "the double cannon in column 7 fires six times"


def test_empty_batteries_make_a_swarm_worse() -> None:
    bot = make("greedy", seed=1)
    full = odds.whole_card(bot, "A", SWARM, trials=40)
    empty = odds.whole_card(bot, "A", SWARM, trials=40, tokens={"6,7": 0, "8,6": 0})
    assert empty.trials == full.trials == 40
    assert sum(empty.lost.values()) > sum(full.lost.values()) and empty.batteries == 0 < full.batteries
    assert set(full.lost) <= full.built


def test_a_lone_ship_is_not_the_weakest_of_anything() -> None:
    """A combat zone punishes the weakest of several, so a ship on its own passes it by."""
    found = odds.whole_card(make("greedy", seed=1), "A", "I-combat_zone-1", trials=5)
    assert set(found.costs().values()) == {0.0}


def test_costs_have_a_name_for_each_card() -> None:
    cards = [SWARM, "III-meteoric_swarm-1"]
    found = odds.card_costs(make("greedy", seed=1), "T", cards, trials=8)
    assert len(found) == 2 and all(value >= 0 for value in found.values())
