"""Chance: known numbers, forced dice and draws, fairness."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacegames import Chance

# the first numbers of SplitMix64 for seed 1234567, as published with its reference implementation
_KNOWN = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821]


def test_splitmix64_gives_its_published_numbers() -> None:
    chance, span = Chance(1234567), (1 << 64) - 1
    for number in _KNOWN:
        assert chance.below(span) == number % span


def test_same_seed_same_numbers_and_a_copy_goes_its_own_way() -> None:
    first = Chance(7)
    second = first.copy()
    assert first == second
    rolled = first.dice(20)
    assert first != second
    assert second.dice(20) == rolled
    assert first == second
    assert Chance(8).dice(20) != rolled


def test_a_seed_beyond_64_bits_is_cut() -> None:
    assert Chance(1 << 64) == Chance(0)
    assert Chance(-1) == Chance((1 << 64) - 1)


@given(st.integers(0, 2**64 - 1), st.integers(1, 1 << 62))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= Chance(seed).below(n) < n


def test_dice_are_fair() -> None:
    counts = Counter(Chance(3).dice(60_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(abs(count - 10_000) < 400 for count in counts.values())


def test_shuffle_reaches_every_order_equally() -> None:
    chance = Chance(5)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        things = [1, 2, 3, 4]
        chance.shuffle(things)
        counts[tuple(things)] += 1
    assert len(counts) == 24
    assert all(abs(count - 1000) < 160 for count in counts.values())


def test_pick_takes_one_of_the_things() -> None:
    chance = Chance(5)
    assert {chance.pick("abc") for _ in range(100)} == {"a", "b", "c"}


def test_forced_dice_come_first_and_in_order() -> None:
    chance = Chance(1)
    usual = Chance(1).dice(2)
    chance.force(6, 6)
    chance.force(1)
    assert chance.dice(3) == [6, 6, 1]
    assert chance.dice(2) == usual


def test_a_die_refuses_a_number_it_has_not() -> None:
    chance = Chance(1)
    chance.force(7)
    with pytest.raises(ValueError, match="6 sides cannot be forced to 7"):
        chance.die()


def test_forced_names_are_for_draws_and_numbers_for_dice() -> None:
    chance = Chance(1)
    chance.force("sun", 3)
    assert chance.forced_draw(["moon", "sun"]) == 1
    assert chance.forced_draw(["moon"]) is None
    assert chance.forced == (3,)
    assert chance.die() == 3
    assert chance.forced == ()


def test_a_forced_name_that_is_gone_is_dropped() -> None:
    chance = Chance(1)
    chance.force("sun")
    assert chance.forced_draw(["moon"]) is None
    assert chance.forced == ()


def test_position_holds_everything() -> None:
    chance = Chance(9)
    chance.force(2, "sun")
    position = chance.to_position()
    assert Chance(position["state"], position["forced"]) == chance
