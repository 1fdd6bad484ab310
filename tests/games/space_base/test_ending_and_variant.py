"""How the game ends, who wins, and the light-speed opening."""

from __future__ import annotations

from typing import Any

import pytest

from spacegames import Chance
from spacegames.games.space_base.components import NUMBER
from tests.games.space_base.tables import GAME, at, dealt_state, play, reasons, table, told


def last_turn(points: list[int], active: int | None = None, **more: Any) -> Any:
    """A purchase phase in which somebody can save; player 0 began."""
    players = len(points)
    active = players - 1 if active is None else active
    others = {seat: {"vp": points[seat], "credits": 2} for seat in range(1, players)}
    position = table(vp=points[0], credits=2, players=players, others=others, market="ryumin", kind="purchase", pause=False, **more)
    position["turn"].update(first=0, active=active, number=players + active + 1, player=active, ending=more.get("ending", max(points) >= 40))
    return GAME.position(position)


@pytest.mark.rule("SB-END-01", "SB-RWD-12")
@pytest.mark.parametrize("passive", [False, True])
def test_forty_points_trigger_the_end_in_any_turn(passive: bool) -> None:
    state = at(vp=38, st="6 patsayev, 5 dobrovolsky", pa="6 slayton, 5 brand", dice=(6, 5), passive=passive)
    events = play(state, "separate")
    assert state.vp[0] >= 40 and state.ending and len(told(events, "end_triggered")) == 1 and not state.over
    low = at(vp=38, st="6 savinykh", dice=(6, 1))
    play(low, "separate")
    assert low.vp[0] == 39 and not low.ending


@pytest.mark.rule("SB-END-02", "SB-END-03", "SB-AMB-64")
def test_the_round_is_finished() -> None:
    for active in range(4):
        state = last_turn([10, 41, 20, 5], active)
        play(state, "save")
        assert state.over == (active == 3)


@pytest.mark.rule("SB-END-04", "SB-AMB-65")
def test_most_points_win() -> None:
    for points, winner in (([38, 41, 33, 44], 3), ([45, 41, 41], 0)):
        state = last_turn(points)
        events = play(state, "save")
        assert state.winners() == [winner] and told(events, "game_over")[0]["reason"] == "points"


@pytest.mark.rule("SB-END-05", "SB-END-06", "SB-END-07", "SB-AMB-66", "SB-AMB-67")
def test_a_tie_is_played_out() -> None:
    state = last_turn([42, 37, 42])
    play(state, "save")
    assert not state.over and state.extra == 1 and state.active == 0
    again = last_turn([42, 42, 30], extra=1)
    play(again, "save")
    assert again.extra == 2 and not again.over
    middle = last_turn([50, 41, 30], active=1, extra=1)
    play(middle, "save")
    assert not middle.over, "everybody has one more turn"
    new = last_turn([36, 39, 37], extra=1, ending=True)
    events = play(new, "save")
    assert new.winners() == [1] and told(events, "game_over")[0]["reason"] == "extra_round"


@pytest.mark.rule("SB-AMB-63")
def test_points_lost_after_the_trigger() -> None:
    state = last_turn([36, 35], ending=True)
    play(state, "save")
    assert state.over and state.winners() == [0]
    other = last_turn([36, 35], ending=True, trigger_stays=False)
    play(other, "save")
    assert not other.over


# ---- at the speed of light


@pytest.mark.rule("SB-VAR-01", "SB-VAR-02", "SB-VAR-03", "SB-VAR-04", "SB-AMB-69", "SB-AMB-73")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_light_speed_opening(players: int) -> None:
    state = GAME.new(players, 4, variant="light_speed")
    assert state.kind == "opening" and state.deciders == tuple(range(players))
    assert state.credits == [15] * players and state.income == [1] * players
    assert [len(deck) for deck in state.decks] == [42 - 4 * players, 42 - 2 * players, 30]
    for hand in state.hands:
        assert [state.cards.level[card] for card in hand] == [1, 1, 1, 1, 2, 2]
    assert not any(state.patrol)
    normal = GAME.new(players, 4)
    assert normal.kind == "roll"


LIGHT = "gurragcha crippen prunariu engle truly fullerton worden irwin mattingly duke evans schmitt young mcdivitt white conrad borman lovell".split()
MINE = ["overmyer", "savitskaya", "merbold", "ryumin", "makarov", "carr"]
THEIRS = ["tuan", "romanenko", "kizim", "remek", "roosa", "sarafanov"]


def light(*rolls: int) -> Any:
    return dealt_state(2, 1, (*LIGHT, *MINE, *THEIRS, *rolls), variant="light_speed")


@pytest.mark.rule("SB-VAR-05", "SB-VAR-06", "SB-AMB-71", "SB-AMB-72", "SB-AMB-74", "SB-AMB-75", "SB-INV-37")
def test_buying_before_the_game() -> None:
    state = light()
    assert reasons(state, "buy truly") == ["SB-VAR-04"] and reasons(state, "buy colony_1") == ["SB-VAR-04"]
    play(state, "buy carr; buy overmyer")
    assert state.credits[0] == 4 and state.station[6] == NUMBER["overmyer"] and state.patrol[6] == (6, NUMBER["carr"])
    assert reasons(state, "buy makarov") == ["SB-VAR-05"]
    play(state, "ready; ready")
    assert state.credits == [5, 15], "player 2 kept more and begins; player 1 gets the bonus of the second"
    assert state.number == 1
    cheapest = sorted(state.cards.cost[card] for card in range(12, 60))[:4]
    assert sum(cheapest) + 6 <= 15 < sum(cheapest) + 6 + 7


@pytest.mark.rule("SB-VAR-07", "SB-AMB-69")
def test_cards_not_bought_go_under_their_decks() -> None:
    state = light()
    play(state, "buy overmyer; ready; ready")
    assert state.under == [7, 4, 0]
    under = {NUMBER[name] for name in (*MINE[1:4], *THEIRS[:4])}
    assert set(state.decks[0][:7]) == under and len(state.decks[0]) == 42 - 1
    view = state.view(0)["under"]
    assert set(view[0]) == {*MINE[1:4], *THEIRS[:4]} and set(view[1]) == {"makarov", "carr", "roosa", "sarafanov"}
    guess = state.guess(0, Chance(9))
    assert set(guess.decks[0][:7]) == under and guess.decks[0][:7] != state.decks[0][:7]


@pytest.mark.rule("SB-VAR-08", "SB-VAR-09", "SB-VAR-10", "SB-VAR-11", "SB-AMB-70")
def test_who_begins_at_light_speed() -> None:
    thrift = light()
    play(thrift, "buy savitskaya; ready; ready")
    assert thrift.first == 1 and thrift.credits == [14, 15]
    sector = light()
    play(sector, "buy savitskaya; ready; buy tuan; ready")
    assert sector.first == 0, "13 credits each, and sector 8 beats sector 2"
    nothing = light(1, 1, 6, 6)
    events = play(nothing, "ready; ready")
    assert nothing.first == 1 and told(events, "tie_rolled") == [{"rolls": {"0": 2, "1": 12}}]
    assert nothing.credits == [16, 15]


def test_players_may_open_in_any_order() -> None:
    state = light()
    state.play("buy tuan", 1)
    state.play("ready", 1)
    assert state.deciders == (0,)
    play(state, "ready")
    assert state.number == 1


def test_a_light_speed_game_comes_to_an_end() -> None:
    for seed in range(5):
        state, chance = GAME.new(3, seed, variant="light_speed"), Chance(seed)
        while not state.over:
            state.play(chance.pick(state.actions()))
        assert len(state.winners()) == 1
