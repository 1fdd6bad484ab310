"""What the odds notebook of Starship Captains counts, against what can be known otherwise."""

from __future__ import annotations

from collections import Counter
from math import isclose, sqrt

import pytest

import spacegames as sg
from spacegames.bots import make
from spacegames.core.chance import Chance
from spacegames.games.starship_captains import odds, scoring
from spacegames.games.starship_captains.components import ANDROID, BLUE, CADET, RED, YELLOW
from spacegames.games.starship_captains.flow import pirates
from spacegames.games.starship_captains.state import CaptainsState

CADETS = (CADET, CADET, CADET)


def dealt(players: int = 2, seed: int = 7) -> CaptainsState:
    state: CaptainsState = sg.load("starship_captains").new(players=players, seed=seed)
    return state


def greedy() -> odds.Chooser:
    return make("greedy", seed=1, whim=0)


# ---- what missions ask for


def test_rows_are_those_printed_on_the_cards() -> None:
    printed = sg.load("starship_captains").components["missions"]
    colours = Counter(row["color"] for item in printed.values() for row in item["rows"])
    assert list(odds.rows(odds.missions()).values()) == [colours[color] / 50 for color in ("red", "yellow", "blue", "android")]
    assert odds.missions() == list(printed)


@pytest.mark.parametrize("color", ["red", "yellow", "blue", "android"])
def test_a_mix_asks_for_its_colour(color: str) -> None:
    printed = sg.load("starship_captains").components["missions"]
    mix = odds.missions(color)
    assert mix == [name for name, item in printed.items() if color in {row["color"] for row in item["rows"]}]
    assert 0 < len(mix) < 50


@pytest.mark.rule("CAP-INV-09")
def test_open_missions_lie_on_the_table() -> None:
    state = dealt()
    mix = odds.open_missions(state)
    assert len(mix) == len(set(mix)) == 6
    assert set(mix) == {text for text in state.to_position()["planets"].values() if text.startswith("mission")}


# ---- what a crew is worth


@pytest.mark.rule("CAP-MIS-09", "CAP-MIS-13")
def test_cadets_bring_what_is_printed_and_nothing_else() -> None:
    bot, printed = greedy(), sg.load("starship_captains").components["missions"]
    for name, item in printed.items():
        assert odds.doing(bot, name, CADETS) == item["points"]


@pytest.mark.rule("CAP-MIS-08", "CAP-CRW-31")
def test_a_mission_by_hand() -> None:
    """Gathering Roddenberries: 4 points, a repair and a medal in the red row; an android does the same and leaves, which costs its point."""
    bot = greedy()
    assert odds.doing(bot, "mission_05", (RED, CADET, CADET)) == 4 + 1 + 0.5
    assert odds.doing(bot, "mission_05", (YELLOW, CADET, CADET)) == 4
    steps = odds.doing(bot, "mission_05", (BLUE, CADET, CADET)) - 4
    assert steps > 0
    assert odds.doing(bot, "mission_05", (RED, BLUE, CADET)) == pytest.approx(5.5 + steps, abs=1.0)
    assert odds.doing(bot, "mission_05", (ANDROID, CADET, CADET)) in (4, 4.5, 4 + steps - 1), "it may stay at home, or go for the better row"


def test_every_mission_is_on_the_table_once() -> None:
    for mission in ("mission_01", "mission_30", "mission_50"):
        state = odds._sent(mission, CADETS, 5)
        assert sorted([*state.missions_deck, *(card for card in state.content if card >= 0)]) == list(range(50))
        assert state.cards.missions[state.content[state.ship[0]]] == mission
        assert "mission" in [str(action) for action in state.actions()]


def test_worth_is_the_difference_to_cadets() -> None:
    mix = odds.missions("android")
    printed = sg.load("starship_captains").components["missions"]
    mean = sum(printed[name]["points"] for name in mix) / len(mix)
    assert odds.crew_points(greedy(), mix, ()) == pytest.approx(mean)
    worth = odds.figure_worth(greedy(), mix, deals=2)
    assert list(worth.values()) == pytest.approx([odds.crew_points(bot, mix, (figure,), 2) - mean for bot in [greedy()] for figure in odds.SENT], abs=0.3)
    assert worth["red ensign"] > 0
    without = [name for name in odds.missions() if name not in odds.missions("yellow")]
    assert odds.figure_worth(greedy(), without[:6], deals=1)["yellow ensign"] == 0, "nobody asks for it"


def test_two_colours_are_better_than_one() -> None:
    pairs = odds.pair_worth(greedy(), odds.missions())
    assert len(pairs) == 6 and list(pairs.values()) == sorted(pairs.values(), reverse=True)
    assert all(" and " in name for name in pairs)
    alike = {name for name in pairs if len(set(name.split(" and "))) == 1}
    assert set(list(pairs)[3:]) == alike


# ---- what a choice leads to


def test_at_the_end_there_is_nothing_left_to_win() -> None:
    """In the very last turn a pass leads to the score as it stands."""
    bot, state = greedy(), odds.at_round(greedy(), 4)
    last = state
    while not state.over:
        if state.kind == "turn" and bin(state.passed).count("1") == 1:
            last = state.copy()
        state.play(bot.choose(state))
    assert odds.choices(bot, last, games=2)["pass"] == scoring.scores(last)[last.decider]


def test_choices_are_those_of_the_table() -> None:
    state = dealt(seed=4)
    before = state.digest()
    found = odds.choices(make("random", seed=1), state, games=2)
    assert state.digest() == before
    rooms = {"helm": "the helm", "weapons": "the weapons room", "science": "the science room", "repair": "the repair room"}
    legal = {str(action) for action in state.actions()}
    assert set(found) == {rooms[text.split()[1]] for text in legal if text.startswith("room")} | {"pass"}
    assert list(found.values()) == sorted(found.values(), reverse=True)


@pytest.mark.parametrize("number", [1, 3, 4])
def test_a_table_at_the_beginning_of_a_round(number: int) -> None:
    state = odds.at_round(make("random", seed=2), number)
    assert (state.round, state.passed, state.kind) == (number, 0, "turn")


# ---- whole games


@pytest.fixture(scope="module")
def found() -> odds.Voyages:
    return odds.follow(greedy(), games=6, seed=3)


def test_voyages_add_up(found: odds.Voyages) -> None:
    """Played again move by move, turns, missions, moves and final points are the same."""
    bot, kinds, turns, done = greedy(), Counter[str](), 0, 0
    ends: list[float] = []
    for number in range(6):
        state = dealt(seed=3 * 1_000_003 + number)
        while not state.over:
            kinds.update(event.kind for event in state.play(bot.choose(state)))
        turns += state.number
        done += sum(len(pile) for pile in state.pile)
        ends += state.scores()
    assert sum(found.turns.values()) == turns
    assert found.turns["mission"] == done == kinds["mission_done"]
    assert sum(found.moves.values()) == kinds["ship_moved"]
    assert sum(found.beaten.values()) == kinds["trophy"]
    assert found.turns["pass"] == 4 * 6 * 2, "everybody passes once a round"
    for use, by_number in found.ends.items():
        assert sum(number * len(points) for number, points in by_number.items()) == found.turns[use]
        assert sorted(points for list_ in by_number.values() for points in list_) == sorted(ends)


def test_nearly_all_points_are_made_in_a_turn(found: odds.Voyages) -> None:
    made, turns = found.at_once(), found.often()
    assert made["a mission"] > max(value for name, value in made.items() if name != "a mission")
    assert sum(turns.values()) * 12 == pytest.approx(sum(found.turns.values()))
    assert sum(found.turns.values()) - sum(found.measured.values()) == 3 * 6, "one turn ends each of three rounds that are followed by another"
    assert list(made.values()) == sorted(made.values(), reverse=True)


@pytest.mark.rule("CAP-PIR-02", "CAP-PIR-14")
def test_pirates_come_and_go(found: odds.Voyages) -> None:
    assert found.on_routes[0] == 6 * 6, "six routes have one at the set-up"
    for number in range(1, 5):
        assert found.on_routes[number] == found.on_routes[number - 1] + found.arrived[number] - found.beaten[number]
    on_routes, new, beaten = found.pirates().values()
    assert [number for number, _mean in on_routes] == [0, 1, 2, 3, 4]
    assert on_routes[4][1] == found.on_routes[4] / 6
    assert new[0][1] == beaten[0][1] == 0
    for number, share in found.shots()["moves past a pirate"]:
        assert 0 <= share == found.shot_at[int(number)] / found.moves[int(number)] < 1


def test_final_points_by_use(found: odds.Voyages) -> None:
    lines = found.final("mission", "helm", least=1)
    assert list(lines) == ["a mission", "the helm"]
    by_number = found.ends["mission"]
    assert lines["a mission"] == [(float(number), sum(by_number[number]) / len(by_number[number])) for number in sorted(by_number)]
    assert found.final("mission", least=1000) == {"a mission": []}


def test_every_game_is_counted_as_it_comes() -> None:
    seen: list[int] = []

    def each(numbers: range) -> list[int]:
        seen.extend(numbers)
        return list(numbers)

    odds.follow(make("random", seed=1), games=2, each=each)  # type: ignore[arg-type]
    odds.choices(make("random", seed=1), dealt(), games=3, each=each)  # type: ignore[arg-type]
    assert seen == [0, 1, 0, 1, 2]


# ---- where pirates stay


@pytest.mark.rule("CAP-PIR-04", "CAP-PIR-05")
@pytest.mark.parametrize("players", [2, 4])
def test_every_pirate_tried_at_every_place(players: int) -> None:
    state = dealt(players)
    for place, share in enumerate(odds.ambushes(state).values()):
        stay = 0
        for kind, number in enumerate(state.pirates_supply):
            table = state.copy()
            stay += number * pirates._arrive(table, place, kind)[1]
        assert isclose(share, stay / sum(state.pirates_supply))


@pytest.mark.rule("CAP-PIR-18", "CAP-PIR-22")
@pytest.mark.parametrize("bag", [24, 3])
def test_uprisings_as_they_come(bag: int) -> None:
    """The exact chances against many uprisings; also when the discards are mixed in the middle of one."""
    state, tries = dealt(), 3000
    if bag < 24:
        state.pirates_supply, state.pirates_spent = (1, 0, 2, 0, 0, 0), (1, 0, 0, 1, 2, 0)
    exact = dict(odds.uprising(state))
    assert isclose(sum(exact.values()), 1)
    seen, before = Counter[int](), sum(kind >= 0 for kind in state.pirates)
    for number in range(tries):
        table = state.copy()
        table.chance = Chance(number)
        pirates.uprising(table, ("uprising",), [])
        seen[sum(kind >= 0 for kind in table.pirates) - before] += 1
    assert set(seen) <= set(exact)
    for number, share in exact.items():
        assert abs(seen[number] / tries - share) < 5 * sqrt(share * (1 - share) / tries) + 1e-9


def test_an_empty_bag_brings_nobody() -> None:
    state = dealt()
    state.pirates_supply = state.pirates_spent = (0,) * 6
    assert odds.uprising(state) == [(0.0, 1.0)]
    assert set(odds.ambushes(state).values()) == {0.0}
