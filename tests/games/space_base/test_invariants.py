"""What holds after every move of random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from spacegames import Chance, Event
from spacegames.bots import Greedy, Random
from spacegames.games.space_base.components import COLONY, NAMES, NUMBER, SHIP
from spacegames.games.space_base.flow.board import swap_sectors
from tests.games.space_base.tables import GAME


def steps(players: int, seed: int, **options: Any) -> Iterator[tuple[Any, str, list[Event], Any]]:
    state, chance = GAME.new(players, seed, **options), Chance(seed)
    while not state.over:
        before = state.copy()
        action = chance.pick(state.actions())
        yield before, str(action), state.play(action), state


@pytest.mark.rule("SB-INV-06", "SB-INV-07", "SB-BUY-06")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cards_are_never_lost(players: int) -> None:
    for _before, _action, _events, state in steps(players, players):
        everything = [card for pile in [*state.decks, *state.patrol, state.market, state.station, state.colonies] for card in pile if card >= SHIP]
        if state.bought >= 0:
            everything.append(state.bought)
        assert sorted(everything) == list(range(SHIP, COLONY + 12))
        for player in range(players):
            own = slice(12 * player, 12 * player + 12)
            gained = sum(card >= SHIP for card in [*state.station[own], *(card for cards in state.patrol[own] for card in cards)])
            assert sum(map(len, state.patrol[own])) == gained


@pytest.mark.parametrize("players", [2, 4])
def test_cubes_fit_their_slots_and_lists_agree(players: int) -> None:
    for _before, _action, _events, state in steps(players, 11):
        for player in range(players):
            for side, rows in ((0, [(card,) for card in state.station[12 * player : 12 * player + 12]]), (1, state.patrol[12 * player : 12 * player + 12])):
                for sector, cards in enumerate(rows, 1):
                    for card in cards:
                        if SHIP <= card < COLONY:
                            assert (state.owner_of(card), state.side_of(card), state.sector_of(card)) == (player, side, sector)
                            assert 0 <= state.cubes[card] <= state.cards.room[side][card]
                            assert (card in state.loaded[player]) == (state.cubes[card] > 0)
            closed = sum(1 << sector for sector, card in enumerate(state.station[12 * player : 12 * player + 12], 1) if card >= COLONY)
            assert closed == state.closed[player]


@pytest.mark.rule("SB-BUY-08")
def test_tracks_and_market_move_only_as_they_may() -> None:
    for before, action, events, state in steps(3, 5):
        kinds = {event.kind for event in events}
        assert min([*state.credits, *state.income, *state.vp]) >= 0
        for player in range(3):
            assert state.income[player] >= before.income[player]
            if state.vp[player] < before.vp[player]:
                assert "points_lost" in kinds
            if state.credits[player] < before.credits[player]:
                assert "bought" in kinds
        if "turn_began" in kinds:
            for level in range(3):
                assert -1 not in state.market[6 * level : 6 * level + 6] or not state.decks[level]
            assert state.credits[before.active] >= state.income[before.active]
        if action.startswith("claim "):
            assert "bought" not in kinds


def test_abilities_are_never_paid_by_dice() -> None:
    """Whatever changes while rewards are taken is tracks and cubes, and cards by claims only."""
    for before, action, events, state in steps(2, 21):
        if action in ("separate", "sum") and state.phase in (4, 5) and "claim" not in {event.kind for event in events}:
            assert state.station == before.station and state.patrol == before.patrol


def test_a_swap_used_twice_restores_the_table() -> None:
    state = GAME.new(2, 3)
    before = state.to_position()
    swap_sectors(state, 0, 5, 8)
    assert state.to_position() != before
    swap_sectors(state, 0, 5, 8)
    assert state.to_position() == before


def test_nobody_may_do_what_the_other_colour_allows() -> None:
    for before, _action, events, _state in steps(4, 8):
        for event in events:
            if event.kind == "ability_used" and not any(other.kind == "game_over" for other in events):
                card, player = event.data["card"], event.data["player"]
                side = 0 if event.data["side"] == "station" else 1
                ability = before.cards.ability[side][NUMBER[card]]
                assert ability is not None and (ability.own if player == before.active else ability.others)


def test_the_evaluation_beats_chance() -> None:
    won = 0
    for seed in range(20):
        me = seed % 2
        bots = [Greedy(deals=1, seed=seed) if player == me else Random(seed=seed) for player in (0, 1)]
        state = GAME.new(2, seed)
        while not state.over:
            state.play(bots[state.decider].choose(state))
        won += state.winners() == [me]
    assert won >= 19


# ---- payouts counted a second time, plainly


def counted(state: Any, player: int, way: str) -> tuple[int, int, int, dict[int, int]]:
    """What a player is paid if every two-way arrow points the same way, counted without the engine's chains."""
    side = 0 if player == state.active else 1
    credits = income = points = 0
    cubes: dict[int, int] = {}
    choice = state.choice[player]
    for start in [choice] if choice > 0 else list(state.dice):
        paid: set[int] = set()
        waiting = [start]
        later: list[int] = []
        while waiting or later:
            if not waiting:
                sector = later.pop(0)
                ways = [place for place in (sector - 1, sector + 1) if 1 <= place <= 12]
                waiting.append(ways[0] if len(ways) == 1 or way == "left" else ways[1])
            sector = waiting.pop(0)
            if sector in paid or not 1 <= sector <= 12:
                continue
            paid.add(sector)
            place = 12 * player + sector - 1
            for card in state.patrol[place] if side else (state.station[place],):
                item = GAME.components["starters" if card < SHIP else "ships"][NAMES[card]] if card < COLONY else {"station": {}, "patrol": {}}
                pays = item["patrol" if side else "station"]
                credits += pays.get("credits", 0)
                income += pays.get("income", 0)
                points += pays.get("vp", 0)
                arrows = pays.get("arrows", [])
                if len(arrows) == 2:
                    later.append(sector)
                elif arrows:
                    waiting.append(sector + (1 if arrows == ["right"] else -1))
                if "charge" in pays:
                    room = sum(str(state.players) in slot for slot in pays["charge"]["slots"])
                    cubes[card] = min(room, cubes.get(card, state.cubes[card]) + 1)
    return credits, income, points, cubes


@pytest.mark.rule("SB-RWD-04", "SB-RWD-05", "SB-RWD-08", "SB-ARW-01", "SB-ARW-08", "SB-ARW-09", "SB-CHG-01", "SB-CHG-04", "SB-DICE-06")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_payouts_agree_with_a_plain_count(players: int, seed: int) -> None:
    checked = 0
    chance = Chance(seed)
    for before, _action, _events, _state in steps(players, seed):
        if before.kind != "use_dice" or before.decider != before.active:
            continue
        for way in ("left", "right"):
            state = before.copy()
            wanted: list[Any] = []
            while state.phase == 3:
                state.play("stay" if state.kind == "shift_sum" else chance.pick(["separate", "sum"]))
                if state.phase == 3 and state.settled.bit_count() == players - 1:
                    last = state.copy()
                    for use in ("separate", "sum"):
                        trial = last.copy()
                        trial.choice[trial.decider] = -1 if use == "separate" else sum(trial.dice)
                        wanted.append((use, [counted(trial, player, way) for player in range(players)]))
                    break
            if not wanted or last.kind != "use_dice":
                continue
            for use, expected in wanted:
                trial = last.copy()
                tracks = [(trial.credits[p], trial.income[p], trial.vp[p]) for p in range(players)]
                trial.play(use)
                while trial.phase == 3:
                    trial.play("stay")
                while trial.phase == 4:
                    trial.play({"double": "once", "arrow": way, "claim": "enough"}[trial.kind])
                if trial.phase not in (5, 6) or trial.over:
                    continue  # the turn ran on to its end, and income may have changed the tracks
                for player in range(players):
                    credits, income, points, cubes = expected[player]
                    had = tracks[player]
                    assert (trial.credits[player], trial.income[player], trial.vp[player]) == (had[0] + credits, had[1] + income, had[2] + points)
                    assert all(trial.cubes[card] == number for card, number in cubes.items())
                checked += 1
    assert checked > 20
