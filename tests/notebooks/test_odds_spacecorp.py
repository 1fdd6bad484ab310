"""What the odds notebook of SpaceCorp counts, against what can be known otherwise."""

from __future__ import annotations

import heapq
from collections import Counter
from itertools import combinations_with_replacement, pairwise
from math import comb

import pytest

import spacegames as sg
from spacegames.bots import make
from spacegames.games.spacecorp import odds
from spacegames.games.spacecorp.components.names import CONTRACTS, ERAS
from spacegames.games.spacecorp.examples.prepared import table
from spacegames.games.spacecorp.state import SpaceCorpState

GAME = sg.load("spacecorp")
FROM_EARTH = {
    4: "moon",
    5: "lunar_l4 lunar_l5 solar_l1 solar_l2",
    6: "solar_l4 solar_l5 sisyphus eros",
    8: "halleys_comet",
    10: "phobos deimos",
    11: "mars_north mars_south",
    12: "asteroid_belt",
}
FROM_INNER_SYSTEM = {
    4: "ceres vesta pallas hygiea interamnia davida",
    7: "callisto",
    8: "io europa ganymede",
    10: "enceladus dione rhea iapetus",
    11: "titan",
    14: "miranda ariel umbriel titania oberon",
    18: "proteus nereid",
    19: "triton",
    22: "pluto_site charon",
    27: "oort_cloud",
}
FROM_SUN = {
    10: "alpha_centauri",
    20: "luhman_16 barnards_star wolf_359 sirius",
    30: "procyon",
    40: "sixty_one_cygni wolf_1061 epsilon_eridani",
    50: "tau_ceti epsilon_indi",
    70: "lacaille_9352 ross_780",
    100: "kapteyns_star",
}


def name(site: str) -> str:
    shown: str = GAME.components["sites"][site]["name"]["en"]
    return shown


# ---- distances


@pytest.mark.rule("SC-INV-27", "SC-INV-28", "SC-INV-29", "SC-MOV-17")
@pytest.mark.parametrize(("era", "known"), [("mariners", FROM_EARTH), ("planeteers", FROM_INNER_SYSTEM), ("starfarers", FROM_SUN)])
def test_the_chart_from_the_start(era: str, known: dict[int, str]) -> None:
    chart = odds.chart(era)
    assert chart == {name(site): far for far, sites in known.items() for site in sites.split()}
    assert list(chart.values()) == sorted(chart.values())


def walked(start: str) -> dict[str, int]:
    """The cheapest way from one site to all others of its board, step by step over the borders of the data."""
    sites, regions = GAME.components["sites"], GAME.components["regions"]
    borders: dict[str, list[tuple[str, int]]] = {}
    for item in GAME.components["borders"].values():
        if item["kind"] == "border":
            for one, two in (item["ends"], item["ends"][::-1]):
                borders.setdefault(one, []).append((two, item["cost"]))
    best: dict[str, int] = {}
    edge = [(0, sites[start]["region"])]
    while edge:
        far, region = heapq.heappop(edge)
        if region in best:
            continue
        best[region] = far
        for other, cost in borders.get(region, ()):
            if regions[other]["kind"] != "orion_spur":
                heapq.heappush(edge, (far + cost, other))
    ground = 0 if sites[start]["era"] == "starfarers" else 2
    found = {}
    for site, item in sites.items():
        if item["era"] == sites[start]["era"] and item["region"] in best and site != start:
            found[site] = best[item["region"]] + ground + (sites[start]["gravity"] + item["gravity"] if ground else 0)
    for item in GAME.components["borders"].values():
        ends = item["ends"]
        if item["kind"] == "link" and start in ends:
            found[ends[1 - ends.index(start)]] = item["cost"]
        elif item["kind"] == "transit" and sites[start]["region"] in ends:
            other = ends[1 - ends.index(sites[start]["region"])]
            found = {site: far + (item["cost"] if sites[site]["region"] == other else 0) for site, far in found.items()}
    return found


@pytest.mark.rule("SC-MOV-07", "SC-MOV-08", "SC-STR-02", "SC-INV-20")
@pytest.mark.parametrize("era", ERAS)
def test_the_table_agrees_with_walking(era: str) -> None:
    found = odds.between(era)
    ids = [site for site, item in GAME.components["sites"].items() if item["era"] == era and item["kind"] != "orion_spur"]
    assert sorted(found.names) == sorted(map(name, ids)) and len(found.rows) == len(ids)
    for site in ids:
        row = dict(zip(found.names, found.rows[found.names.index(name(site))], strict=True))
        assert row.pop(name(site)) is None
        assert row == {name(other): far for other, far in walked(site).items()}
    assert found.rows == [list(column) for column in zip(*found.rows, strict=True)], "the way back is as long"


@pytest.mark.parametrize(
    ("start", "end", "parts"),
    [
        pytest.param("earth", "moon", [1, 2, 1], marks=pytest.mark.rule("SC-MOV-09", "SC-MOV-10")),
        pytest.param("moon", "sisyphus", [1, 2, 1], marks=pytest.mark.rule("SC-MOV-08")),
        pytest.param("mars_north", "mars_south", [3], marks=pytest.mark.rule("SC-MOV-11")),
        pytest.param("iapetus", "umbriel", [1, 4, 6, 1], marks=pytest.mark.rule("SC-MOV-15")),
        pytest.param("kapteyns_star", "epsilon_eridani", [60], marks=pytest.mark.rule("SC-STR-02")),
    ],
)
def test_what_a_distance_is_made_of(start: str, end: str, parts: list[int]) -> None:
    assert list(odds.stretches(start, end).values()) == parts


@pytest.mark.parametrize("era", ERAS)
def test_stretches_add_up_everywhere(era: str) -> None:
    found = odds.between(era)
    ids = {name(site): site for site, item in GAME.components["sites"].items() if item["era"] == era}
    for one, row in zip(found.names, found.rows, strict=True):
        for two, far in zip(found.names, row, strict=True):
            assert far is None or sum(odds.stretches(ids[one], ids[two]).values()) == far


# ---- hands


@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize("cards", [0, 1, 5])
def test_all_hands_are_counted_once(era: str, cards: int) -> None:
    assert sum(odds.values(era, cards).values()) == pytest.approx(1)


def test_without_cards_there_is_what_is_printed() -> None:
    assert odds.values(cards=0) == {1: 1.0}
    assert set(odds.reached(cards=0).values()) == {0.0}


def targets(state: SpaceCorpState) -> set[str]:
    if "move" not in map(str, state.actions()):
        return set()
    state.play("move")
    return {str(action).removeprefix("to ") for action in state.actions()}


@pytest.mark.rule("SC-VAL-04", "SC-VAL-07", "SC-VAL-19")
@pytest.mark.parametrize(("era", "time"), [("mariners", False), ("mariners", True), ("starfarers", False)])
def test_all_hands_of_two_laid_on_the_table(era: str, time: bool) -> None:
    """The same chances come out when each hand is held by somebody who asks where a team could go.

    The rival's HQ has no Move to lend, and in the last era the player does not mind radiation.
    """
    deck = Counter({card: item["copies"] for card, item in GAME.components["cards"].items() if item["era"] == era})
    late = era == "starfarers"
    ways = Counter[str]()
    for one, two in combinations_with_replacement(sorted(deck), 2):
        number = comb(deck[one], 2) if one == two else deck[one] * deck[two]
        if number:
            hand = f"{one} {two} time" if time else f"{one} {two}"
            progress = ("radiation_resistance",) if late else ()
            place = table(era=era, hands=(hand, ""), infra=("", "printer - -" if late else ""), progress=progress)
            ways.update(dict.fromkeys(targets(GAME.position(place)), number))
    assert ways and {name(site): number / comb(deck.total(), 2) for site, number in ways.items()} == pytest.approx(
        {site: chance for site, chance in odds.reached(era, 2, time).items() if chance}
    )


def test_more_cards_and_time_never_hurt() -> None:
    lines = odds.by_cards(most=8)
    assert len(lines) == 6
    for line in lines.values():
        assert [x for x, _y in line] == list(range(9))
        assert all(here <= there + 1e-12 for (_x, here), (_z, there) in pairwise(line))
    plain, doubled = (dict(lines[key]) for key in ("Moon", "Moon, with Time"))
    assert all(doubled[cards] > plain[cards] for cards in range(1, 9))
    assert plain[4] == odds.in_reach("moon", 4) == odds.reached(cards=4)["Moon"]


# ---- whole games


GAMES, SEED = 3, 5


@pytest.fixture(scope="module", params=[("random", {}), ("greedy", {"end": "mariners"}), ("random", {"start": "planeteers", "end": "planeteers"})], ids=str)
def played(request: pytest.FixtureRequest) -> tuple[odds.Ledger, str, dict[str, str]]:
    bot, options = request.param
    return odds.follow(make(bot, seed=1), games=GAMES, seed=SEED, **options), bot, options


def test_the_books_agree_with_the_tables(played: tuple[odds.Ledger, str, dict[str, str]]) -> None:
    """Played again move by move, looking at the tables only: profit, contracts and turns are the same."""
    found, kind, options = played
    bot = make(kind, seed=1)
    gained, claims, turns = Counter[str](), list[tuple[str, int]](), Counter[tuple[str, int]]()
    for number in range(GAMES):
        state = GAME.new(players=2, seed=SEED * 1_000_003 + number, **options)
        seen, own = (-1, -1), Counter[tuple[int, int]]()
        while not state.over:
            era, profit, claimed = state.era, sum(state.profit), state.claimed.copy()
            if state.phase != "setup" and seen != (era, state.number):
                seen = (era, state.number)
                own[era, state.active] += 1
                turns[ERAS[era], own[era, state.active]] += 1
            now = own[era, state.active]
            state.play(bot.choose(state))
            gained[ERAS[era]] += sum(state.profit) - profit
            if state.era == era:
                claims += [(CONTRACTS[era][row], now) for row in range(7) if state.claimed[row] >= 0 > claimed[row]]
    assert found.games == GAMES
    assert sum(found.paid.values()) == sum(gained.values()) != 0
    booked = [(id, turn) for id, turns in found.claims.items() for turn in turns]
    assert Counter(claims) <= Counter(booked), "a claim that ends an era may leave no trace on the next board"
    assert len(booked) - len(claims) <= 2 * GAMES
    assert turns <= found.turns and found.turns.total() - turns.total() <= 0.02 * turns.total(), "turns passed over at once are counted too"


def test_sources_and_turns_as_plots_want_them(played: tuple[odds.Ledger, str, dict[str, str]]) -> None:
    found, _kind, options = played
    eras = [options["end"]] if "end" in options else list(ERAS)
    per_game = sum(found.paid.values()) / (2 * GAMES)
    assert sum(found.sources().values()) == pytest.approx(per_game)
    assert sum(sum(found.sources(era).values()) for era in eras) == pytest.approx(per_game)
    assert list(found.sources().values()) == sorted(found.sources().values(), reverse=True)
    for era in eras:
        assert sum(found.spent_turns(era).values()) == pytest.approx(1)
        shares, means, lines = found.claimed(era), found.turns_to(era), found.claimed_by(era)
        assert len(shares) == 7 and set(means) == set(lines) == {contract for contract, share in shares.items() if share}
        assert all(lines[contract][-1][1] == shares[contract] for contract in lines)
        assert all(line[0] == (0, 0) and line == sorted(line, key=lambda point: point[1]) for line in lines.values())
        for contract, line in lines.items():  # the mean is the area above the line
            last = line[-1][1]
            assert sum(last - share for _turn, share in line) / last == pytest.approx(means[contract])
    assert len(found.growth()) == len(eras)
    for line in found.growth().values():
        assert [number for number, _profit in line] == list(range(1, len(line) + 1))


def test_every_game_is_counted_as_it_comes() -> None:
    seen: list[int] = []

    def each(numbers: range) -> list[int]:
        seen.extend(numbers)
        return list(numbers)

    odds.follow(make("random", seed=1), games=2, end="mariners", each=each)  # type: ignore[arg-type]
    assert seen == [0, 1]


def test_the_first_turn_finds_everybody_with_nothing() -> None:
    found = odds.follow(make("random", seed=2), games=2, players=2, end="mariners")
    assert found.turns["mariners", 1] == 4
    assert found.growth()["Mariners"][0] == (1.0, 0.0)
