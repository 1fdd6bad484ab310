"""What the odds notebook of Space Base counts, against what can be known otherwise."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import isclose, sqrt

import pytest

import spacegames as sg
from spacegames.bots import make
from spacegames.games.space_base import odds
from spacegames.games.space_base.components import NUMBER, PAYOUTS
from spacegames.games.space_base.flow.board import lay
from spacegames.games.space_base.state import SpaceBaseState

TABLE = [12, 13, 14, 15, 16, 17, 6, 5, 4, 3, 2, 1]
STATION = {**dict.fromkeys(range(1, 7), (1, 0)), 7: (3, 0), 8: (3, 0), **dict.fromkeys(range(9, 13), (0, 1))}
"""Credits and income of the starters at the station."""
DICE = list(product(range(1, 7), repeat=2))


def dealt(players: int = 2, seed: int = 7) -> SpaceBaseState:
    state: SpaceBaseState = sg.load("space_base").new(players=players, seed=seed)
    return state


def bare(players: int = 2) -> SpaceBaseState:
    """A table with the starters at the station and nobody on patrol."""
    state = dealt(players)
    state.station = list(range(12)) * players
    state.patrol = [()] * (12 * players)
    state.place = [-1] * len(state.place)
    return state


def with_ships(*names: str, players: int = 2) -> SpaceBaseState:
    """The same with these ships bought by the player to move."""
    state = bare(players)
    for name in names:
        lay(state, state.active, NUMBER[name], state.cards.sector[NUMBER[name]], [])
    return state


def grown(seed: int = 3, turns: int = 24, players: int = 2) -> SpaceBaseState:
    """A table some turns later, as chance would have it, before a roll."""
    state, bot = dealt(players, seed), make("random", seed=seed)
    while state.number < turns or state.kind != "roll":
        state.play(bot.choose(state))
    return state


# ---- the table of the rulebook


@pytest.mark.rule("SB-DICE-12", "SB-INV-02")
def test_the_table_is_that_of_the_rulebook() -> None:
    assert odds.payouts() == TABLE == list(PAYOUTS)
    assert list(odds.table().values()) == TABLE and sum(TABLE) == 108


@pytest.mark.rule("SB-INV-03")
@pytest.mark.parametrize("sector", range(1, 13))
def test_rolls_that_reach_a_sector(sector: int) -> None:
    """Counted roll by roll, a double is one roll with two payouts."""
    grid = odds.reaching(sector)
    found = [value for row in grid for value in row if value is not None]
    assert sum(found) == TABLE[sector - 1]
    assert len(found) == [11, 12, 13, 14, 15, 16, 6, 5, 4, 3, 2, 1][sector - 1]
    for one, two in DICE:
        assert (grid[one - 1][two - 1] is not None) == (sector in (one, two, one + two))


@pytest.mark.rule("SB-DICE-12")
def test_the_dice_of_the_game_agree_with_the_table() -> None:
    """Within four and a half standard errors, none of twelve sectors strays; a die with a fault of one in ten would."""
    rolls = 4000
    for sector, (wanted, seen) in enumerate(zip(TABLE, odds.rolled(rolls, seed=5), strict=True), 1):
        values = [(one, two, one + two).count(sector) for one, two in DICE]
        mean = sum(values) / 36
        error = 36 * sqrt(sum((value - mean) ** 2 for value in values) / 36 / rolls)
        assert abs(seen - wanted) < 4.5 * error, sector
    counted, simulated = odds.counted_and_rolled(rolls, seed=5).values()
    assert [number for _sector, number in counted] == TABLE
    assert [number for _sector, number in simulated] == odds.rolled(rolls, seed=5) != odds.rolled(rolls, seed=6)


# ---- what a base earns


@pytest.mark.rule("SB-INV-19")
def test_what_starters_pay() -> None:
    """By hand: 15 rolls make 6 or less and pay 2 credits, 11 make 7 or 8 and pay 3, 10 make more and pay a step of income."""
    state = bare()
    assert odds.per_roll(state, state.active, True) == pytest.approx((15 / 36 * 2 + 11 / 36 * 3, 10 / 36, 0, 0, 0))
    assert odds.per_roll(state, state.active, False) == (0, 0, 0, 0, 0)


def test_a_round_has_one_own_roll_and_one_of_each_other() -> None:
    for players in (2, 3, 5):
        state = with_ships("overmyer", "malyshev", players=players)
        own, other = (odds.per_roll(state, state.active, own) for own in (True, False))
        assert odds.per_round(state, state.active) == pytest.approx([a + (players - 1) * b for a, b in zip(own, other, strict=True)])


@pytest.mark.rule("SB-RWD-05", "SB-RWD-08")
def test_what_a_patrol_pays() -> None:
    """By hand: starters of 1 (1 credit) and 7 (2 credits) patrol. The sum of 7 beats a 1, a double 1 pays twice."""
    state = with_ships("overmyer", "malyshev")
    best = [max((one, two).count(1), 2 * (one + two == 7)) for one, two in DICE]
    assert odds.per_roll(state, state.active, False) == pytest.approx((sum(best) / 36, 0, 0, 0, 0))


def by_playing(state: SpaceBaseState, player: int, dice: tuple[int, int]) -> float:
    """The best that a player can make of a roll, tried out move by move at the table, in credits at the rates of the notebook."""
    rates = odds.RATES
    best = -1.0
    table = state.copy()
    table.chance.force(*dice)
    open_ends: list[tuple[SpaceBaseState, float, str]] = [(table, 0.0, "roll")]
    while open_ends:
        here, worth, move = open_ends.pop()
        here = here.copy()
        for event in here.play(move):
            data = event.data
            if event.kind == "paid" and data["player"] == player:
                worth += data["credits"] + rates.income * data["income"] + rates.points * data["vp"] + rates.cubes * len(data["cubes"])
        if here.kind in ("use_dice", "arrow") and here.number == state.number:
            moves = here.actions() if here.decider == player else here.actions()[:1]
            open_ends += [(here, worth, str(move)) for move in moves]
        else:
            best = max(best, worth)
    return best


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("own", [True, False])
def test_every_roll_tried_out_at_the_table(seed: int, own: bool) -> None:
    """The very same figures come out when all 36 rolls are played and all choices are tried; arrows included."""
    state = with_ships("merbold", "lichtenberg", "parker", "shaw", "fabian", "hermaszewski") if seed == 0 else grown(seed)
    for player in range(2):  # no cubes, nothing to claim: then dice and arrows are all there is to choose
        state.loaded[player] = ()
    state.cubes = [0] * len(state.cubes)
    player = state.active if own else 1 - state.active
    if seed == 0 and not own:
        state.active, state.decider, player = 1 - state.active, 1 - state.decider, state.active
    best = [by_playing(state, player, roll) for roll in DICE]
    assert isclose(odds.per_roll(state, player, own).worth(), sum(best) / 36)
    assert max(best) > 0


def test_counting_leaves_the_table_as_it_was() -> None:
    state = grown()
    before = state.digest()
    odds.purchases(state)
    odds.earnings(state, 0)
    assert state.digest() == before


def test_earnings_name_what_there_is() -> None:
    state = with_ships("overmyer")
    named = odds.earnings(state, state.active)
    own, other = (odds.per_roll(state, state.active, own) for own in (True, False))
    assert list(named.values()) == pytest.approx([own.credits, own.income, other.credits], abs=0.005)


# ---- what a purchase adds


@pytest.mark.rule("SB-BUY-05", "SB-BUY-06")
def test_what_a_purchase_adds_by_hand() -> None:
    """Overmyer pays 4 instead of 3 for a 7, and the starter it sends out pays 2 for a 7 of others."""
    state = bare()
    state.market[0] = NUMBER["overmyer"]
    found = odds.purchases(state, levels=(1,))
    name = next(name for name in found.added if name.startswith("Overmyer"))
    assert found.added[name] == pytest.approx((6 / 36 * 1 + 6 / 36 * 2, 0, 0, 0, 0))
    assert found.credits()[name] == found.worth()[name] == 2 * found.worth_of_a_credit()[name] == 0.5
    assert found.income()[name] == found.points()[name] == 0


def test_with_more_players_the_patrol_counts_for_more() -> None:
    two, five = (odds.purchases(dealt(players)) for players in (2, 5))
    assert list(two.added) == list(five.added), "the same market"
    assert all(five.worth()[name] >= worth for name, worth in two.worth().items())
    assert sum(five.worth().values()) > 1.5 * sum(two.worth().values())


def test_a_purchase_is_the_difference_of_two_bases() -> None:
    state = grown(seed=4, turns=30)
    who, found = state.active, odds.purchases(state)
    on_sale = [card for card in state.market if card >= 0 and not state.closed[who] >> state.cards.sector[card] & 1]
    assert len(found.added) == len(on_sale) > 5
    for card, gain in zip(on_sale, found.added.values(), strict=True):
        after = state.copy()
        after.credits[who] = 99
        after.phase, after.kind, after.decider = 6, "purchase", who
        after._legal = None
        after.play(f"buy {sg.load('space_base').part('components').NAMES[card]}")
        change = [new - old for new, old in zip(odds.per_round(after, who), odds.per_round(state, who), strict=True)]
        assert gain == pytest.approx(change)
    assert list(found.worth().values()) == sorted(found.worth().values(), reverse=True)
    for shown, part in ((found.credits(), 0), (found.income(), 1), (found.points(), 2)):
        assert list(shown.values()) == pytest.approx([gain[part] for gain in found.added.values()], abs=0.005)
        assert "-0.0" not in map(str, shown.values())


# ---- whole games


@pytest.fixture(scope="module")
def found() -> odds.Rounds:
    return odds.follow(make("greedy", seed=1), games=4, seed=3)


def test_rounds_add_up(found: odds.Rounds) -> None:
    """Played again move by move, the final points, steps of income and turns are the same."""
    bot, chosen = make("greedy", seed=1), Counter[int]()
    points = income = turns = 0
    for number in range(4):
        state = sg.load("space_base").new(players=2, seed=3 * 1_000_003 + number)
        start = sum(state.income)
        while not state.over:
            own = state.kind == "use_dice" and state.decider == state.active
            move, dice = bot.choose(state), state.dice
            if own:
                chosen.update(dice if str(move) == "separate" else [sum(dice)])
            state.play(move)
        points, income, turns = points + sum(state.vp), income + sum(state.income) - start, turns + state.number
    assert sum(found.points.values()) == points > 100 and sum(found.income.values()) == income
    assert found.turns == turns == 2 * sum(found.played.values())
    assert found.games == found.played[1] == 4
    assert found.hits == chosen
    assert found.turns <= sum(found.hits.values()) <= 2 * found.turns


def test_rounds_as_lines(found: odds.Rounds) -> None:
    for line in found.gained().values():
        assert [number for number, _mean in line] == list(range(1, len(line) + 1))
        assert found.played[len(line)] >= 2 > found.played[len(line) + 1]
    last = len(line)
    assert found.played[last] < 4, "some games are shorter, and only those still on are counted"
    for sums, line in zip((found.credits, found.points, found.income), found.gained().values(), strict=True):
        assert line[last - 1][1] == sums[last] / (2 * found.played[last])
    table, chosen = found.chosen().values()
    assert [number for _sector, number in table] == TABLE
    assert 36 <= sum(number for _sector, number in chosen) <= 72


def test_every_game_is_counted_as_it_comes() -> None:
    seen: list[int] = []

    def each(numbers: range) -> list[int]:
        seen.extend(numbers)
        return list(numbers)

    odds.follow(make("random", seed=1), games=2, each=each)  # type: ignore[arg-type]
    assert seen == [0, 1]
