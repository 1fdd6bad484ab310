"""The short ways of the engine find what the long ones find, and what it remembers follows from the table."""

from __future__ import annotations

from pathlib import Path

import pytest

import spacegames as sg
from spacegames.core.chance import Chance
from spacegames.core.errors import BadData
from spacegames.games.spacecorp import contracts
from spacegames.games.spacecorp.actions import moving, settling
from spacegames.games.spacecorp.components.kinds import ANYBODY, EVER, WINDOWS
from spacegames.games.spacecorp.components.names import BUILD, EDGES, EXPLORE, MOVE, VALUED
from spacegames.games.spacecorp.components.schema import MOST
from spacegames.games.spacecorp.components.sums import DOUBLES, FIELD, MULTIPLIES, SHIELDS, SUM
from spacegames.games.spacecorp.examples.prepared import table
from spacegames.games.spacecorp.flow.table import look_over
from spacegames.games.spacecorp.value import ZERO, begun, outlook, peak, usable_hqs

GAME = sg.load("spacecorp")
STARTS = ("mariners", "planeteers", "starfarers")


def tables(seed: int):
    """Every table of some games played by chance."""
    for number in range(4):
        state = GAME.new(2 + (seed + number) % 3, 100 * seed + number, start=STARTS[number % 3])
        chance = Chance(seed)
        while not state.over:
            yield state
            state.play(chance.pick(state.actions()))


@pytest.mark.parametrize("seed", range(3))
def test_a_way_is_found_wherever_there_is_one(seed: int) -> None:
    found = set()
    for state in tables(seed):
        player = state.active
        if state.kind != "declare":
            continue
        able = set()
        for team in moving.movers(state, player):
            site = state.teams[4 * player + team]
            moves = bool(moving.targets(state, player, team))
            assert moving.can_move(state, player, [site]) == moves == moving.first_target(state, player, team)
            if moves:
                able.add(site)
        found.add(bool(able))
        assert ("move" in state.actions()) == (bool(able) and state.barred != MOVE)
    assert found == {True, False}


def test_no_power_crosses_what_radiation_closes() -> None:
    """Multipliers give thousands of points, but all ways from the Sun are hot, and 1T does not pay for them."""
    hand = "antimatter_1 antimatter_2 antimatter_2 warp_bubble laser_sail replicators automated_economy time"
    state = GAME.position(table(era="starfarers", hands=(hand,), infra=("grown_mesh printer -",), profit=(1, 0), teams=("sun sun sun hq",)))
    assert "move" not in state.actions()
    assert any(reason.rule.startswith("SC-RAD") for reason in state.why_not("move"))
    rich = GAME.position(table(era="starfarers", hands=(hand,), infra=("grown_mesh printer -",), profit=(9, 0), teams=("sun sun sun hq",)))
    assert "move" in rich.actions()


@pytest.mark.parametrize("seed", range(3))
def test_one_number_tells_what_a_hand_and_the_hqs_give(seed: int) -> None:
    for state in tables(seed + 10):
        parts = state.parts
        hqs = state.hqs
        for player in range(state.players):
            held = state.held[player]
            for action in range(VALUED):
                worth, office = parts.worth_of(state.hands[player], action), parts.hq(state.home, state.infra[player])[action]
                for number, told in ((held, worth), (hqs.sums[player], office)):
                    field = number >> FIELD * action
                    assert field & SUM == told.printed + told.added
                    assert bool(field & MULTIPLIES) == told.multiplies and bool(field & SHIELDS) == (told.loss >= 0)
                assert hqs.offices[player].worth(action) == office
        for action in range(VALUED):
            fields = [amount >> FIELD * action for amount in hqs.sums]
            best = hqs.best >> FIELD * action
            assert best & SUM == max(field & SUM for field in fields)
            assert bool(best & MULTIPLIES) == any(field & MULTIPLIES for field in fields)


@pytest.mark.parametrize("seed", range(3))
def test_the_largest_value_is_the_one_of_the_long_way(seed: int) -> None:
    for state in tables(seed + 20):
        if state.kind != "declare" or begun(state):
            continue
        player, parts = state.active, state.parts
        for action in (MOVE, EXPLORE, BUILD):
            for site in {state.teams[4 * player + team] for team in moving.movers(state, player)}:
                if state.aid and action != EXPLORE:
                    continue
                perks = state.perks[player]
                more = perks.factor[action] * (2 if parts.hand(state.hands[player]).holds_time and parts.time_helps[action] else 1)
                spare = usable_hqs(state, player).spare(action)
                long = peak(state, ZERO, parts.worth_of(state.hands[player], action), spare, more, perks.added[action], False)
                plain, shielded, shields = outlook(state, player, action, site)
                assert plain == long[0] and (shields or shielded == long[1])


@pytest.mark.parametrize("seed", range(3))
def test_exactly_the_actions_with_a_team_for_them_are_declared(seed: int) -> None:
    found = set()
    for state in tables(seed + 30):
        if state.kind != "declare":
            continue
        player, declared = state.active, state.actions()
        sites = [state.teams[4 * player + team] for team in moving.movers(state, player)]
        for action, name, can in ((EXPLORE, "explore", settling.can_explore), (BUILD, "build", settling.can_build)):
            able = any(can(state, player, site) for site in sites)
            found.add((name, able))
            assert (name in declared) == (able and state.barred != action)
    assert len(found) == 4


def test_windows_are_noted_for_every_hand() -> None:
    for state in tables(5):
        bits = 0
        for player, hand in enumerate(state.hands):
            for window, bit in WINDOWS.items():
                if any(edge >= 0 and state.parts.window_bits[edge] & WINDOWS[window] for edge in (state.parts.edge[card] for card in hand)):
                    bits |= bit << 8 * player
        assert state.alert & ~ANYBODY["ever"] == bits
        for player, hand in enumerate(state.hands):
            edges = {EDGES[state.parts.edge[card]] for card in hand if state.parts.edge[card] >= 0}
            assert bool(state.alert >> 8 * player & EVER) == bool(edges & {"hostile_microbes", "incompatible"})


@pytest.mark.parametrize("seed", range(3))
def test_whoever_is_not_asked_for_contracts_meets_none(seed: int) -> None:
    unmet = 0
    for state in tables(seed + 40):
        for player in range(state.players):
            if state.unmet >> player & 1 and state.phase not in ("setup", "legacy", "scoring"):
                unmet += 1
                counted = [row for row in range(7) if state.claimed[row] < 0 and contracts.is_met(state, player, row)]
                assert not counted
    assert unmet > 100


@pytest.mark.parametrize(
    ("file", "items", "fault"),
    [
        (
            "cards",
            '{"rover": {"effects": [{"do": "value", "action": "explore", "amount": 70000}]}}',
            "item rover, field effects: 70000 is out of range, expected 1 to 20",
        ),
        (
            "cards",
            '{"rover": {"effects": [{"do": "times", "action": "explore", "amount": 1}]}}',
            "item rover, field effects: 1 is out of range, expected 2 to 20",
        ),
        ("hqs", '{"mariners": {"slots": [[{"do": "value", "action": "move", "amount": -1}], [], []]}}', "field slots: -1 is out of range, expected 1 to 20"),
        (
            "progress",
            '{"probe_network": {"effects": [{"do": "value", "action": "explore", "amount": 21}]}}',
            "item probe_network, field effects: 21 is out of range",
        ),
        (
            "bases",
            '{"spaceport": {"mariners": {"needs": [], "effects": [{"do": "value", "action": "move", "amount": 99}]}}}',
            "field mariners: 99 is out of range",
        ),
    ],
)
def test_amounts_that_one_number_cannot_hold_are_refused(tmp_path: Path, file: str, items: str, fault: str) -> None:
    (tmp_path / f"{file}.json").write_text(f'{{"items": {items}}}')
    with pytest.raises(BadData, match=fault):
        sg.load("spacecorp", data=tmp_path)


def test_the_sum_of_all_cards_fits_into_its_field() -> None:
    copies = sum(GAME.parts.copies)
    assert (copies + 4) * MOST <= SUM, "all cards of the box and all printed values of an HQ"
    assert copies * (MOST.bit_length() - 1) <= MULTIPLIES >> DOUBLES and copies <= SHIELDS >> 32


def test_a_copy_remembers_nothing_of_later_changes() -> None:
    for number, state in enumerate(tables(6)):
        if number % 7:
            continue
        before = state.actions()
        copy = state.copy()
        copy.play(copy.actions()[-1])
        assert state.copy()._find_actions(state.decider) == before
        fresh = GAME.position(state.to_position())
        assert fresh.actions() == before


@pytest.mark.parametrize("seed", range(3))
def test_what_a_table_remembers_follows_from_what_lies_on_it(seed: int) -> None:
    helped = set()
    for number, state in enumerate(tables(seed + 50)):
        seen = state if number % 5 else state.guess(state.decider, Chance(number))
        fresh = seen.copy()
        look_over(fresh)
        assert (fresh.held, fresh.edgy, fresh.alert, fresh.aid) == (seen.held, seen.edgy, seen.alert, seen.aid)
        assert fresh.perks == seen.perks
        assert fresh.hqs.infra == seen.hqs.infra == seen.infra and fresh.hqs.sums == seen.hqs.sums
        helped.add(bool(seen.aid))
    assert helped == {True, False}
