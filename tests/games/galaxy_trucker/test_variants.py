"""Short games, round 3a, exact predictions, and team games."""

from __future__ import annotations

import pytest

from spacegames import Chance
from spacegames.games.galaxy_trucker.components import TILES
from tests.games.galaxy_trucker.tables import BOX, GAME, TILE, built, flying, inspected, play, seat, steps, told


@pytest.mark.rule("GT-VAR-01", "GT-VAR-02", "GT-VAR-04", "GT-AMB-79", "GT-SET-11")
@pytest.mark.parametrize("rounds", list(GAME.options["rounds"].values))
def test_any_choice_of_rounds(rounds: str) -> None:
    played = []
    for before, action, _events, _state in steps(2, 4, wild=True, rounds=rounds):
        if action == "settle":
            played.append((before.round_name, before.ship_class, len(before.deck) + len(before.done)))
    classes = {"1": ("I", 8), "2": ("II", 12), "3": ("III", 16), "3a": ("IIIA", 16)}
    assert played == [(name, *classes[name]) for name in rounds.split("+")]


@pytest.mark.rule("GT-VAR-02", "GT-VAR-03", "GT-AMB-79")
def test_round_three_a_has_no_insurance() -> None:
    lost = tuple(f"cabin-{n:02}" for n in range(1, 15))
    events = {}
    for name, opponent in (("3", "8,7 engine_single-02 0"), ("3a", "6,7 engine_single-02 0")):
        state = flying(seat("start", day=30, credits=20, lost=lost), seat(opponent, day=20), card="III-open_space-1", round=name, rounds=f"{name}")
        while state.kind != "payday":
            state.play(state.actions()[0])
        events[name] = told(play(state, "settle"), "losses_paid")[0]["paid"]
    assert events == {"3": 11, "3a": 14}
    assert BOX.rounds["3a"].rewards == BOX.rounds["3"].rewards and BOX.rounds["3a"].level == 3


@pytest.mark.rule("GT-VAR-05", "GT-AMB-76")
def test_exact_predictions() -> None:
    tops = set()
    for seed in range(12):
        state = GAME.new(2, seed, rounds="2", predictions="exact")
        piles = state.piles
        play(state, f"{state.decider}:number 1; number 2")
        order = [card for pile in state.piles for card in pile]
        assert state.piles[:3] == piles[:3] and list(reversed(state.deck)) == order
        tops.add(BOX.cards[order[0]].level)
    assert tops == {1, 2}, "the top card is not looked at"


@pytest.mark.rule("GT-VAR-05", "GT-DCK-04")
def test_who_looked_knows_the_order() -> None:
    state = built("D", "E", round="2", predictions="exact")
    play(state, "0:look 1; 1:wait; 1:number 1; 0:number 2")
    for seed in range(5):
        mine, theirs = state.guess(0, Chance(seed)), state.guess(1, Chance(seed))
        assert mine.piles[0] == state.piles[0] and mine.deck[-3:] == state.deck[-3:]
        assert mine.view(0) == state.view(0) and theirs.view(1) == state.view(1)
    assert len({state.guess(1, Chance(seed)).deck[-3:] for seed in range(8)}) > 1


@pytest.mark.rule("GT-VAR-06", "GT-AMB-78")
def test_partners_share_a_purse_and_fly_each_others_ships() -> None:
    state = built("B", "C", "D", "E", teams="partners")
    play(state, "0:number 1; 1:number 2; 2:number 3")
    events = play(state, "3:number 4")
    assert told(events, "places_changed") == [{"pairs": [[0, 2], [1, 3]], "moment": "launch"}]
    assert len(state.ships[0]) == 8 and len(state.ships[2]) == 13, "red flies the ship blue built"
    assert [state.day[player] for player in range(4)] == [-4, -6, 0, -2], "the number stays with the ship"
    state = flying(
        seat("B", day=9, credits=2),
        seat("C", day=5, credits=1),
        seat("D", day=3, credits=2),
        seat("E", day=1, credits=1),
        card="I-stardust-1",
        teams="partners",
    )
    play(state, "settle")
    assert state.scores()[0] == state.scores()[2] and state.scores()[1] == state.scores()[3]
    assert state.view(0)["seats"][2]["credits"] == state.credits(0) and state.view(0)["seats"][1]["credits"] is None


@pytest.mark.rule("GT-VAR-06")
def test_a_team_wins_together_and_only_four_play_in_teams() -> None:
    ends = [list(steps(4, seed, teams="partners", rounds="1"))[-1][-1] for seed in range(12)]
    assert all(state.over and state.winners() in ([], [0, 2], [1, 3], [0, 1, 2, 3]) for state in ends)
    assert any(len(state.winners()) == 2 for state in ends)
    assert GAME.new(3, 1, teams="expert").teams == "none"


@pytest.mark.rule("GT-VAR-07")
@pytest.mark.parametrize(("name", "changes"), [("1", 0), ("2", 1), ("3", 2)])
def test_experts_change_places_with_the_hourglass(name: str, changes: int) -> None:
    state = built(seat("D", number=1), "start", "start", "start", round=name, sand=0, teams="expert")
    events = []
    while state.phase == "building":
        turner = next((player for player in state.deciders if "turn" in state.actions(player)), -1)
        if turner >= 0:
            events += play(state, f"{turner}:turn")
        else:
            events += play(state, "grab; return" if state.heap else f"grab {TILES[state.open[0]]}; return")
    moments = [data["moment"] for data in told(events, "places_changed")]
    assert moments == ["hourglass"] * changes + ["launch"]


@pytest.mark.rule("GT-VAR-07", "GT-AMB-78")
def test_changing_places_leaves_hand_and_reserve_where_they_belong() -> None:
    seats = (seat("start", hand="cabin-05"), seat("start"), seat("7,6 cabin-01 0", reserve=("cabin-02",)), seat("start"))
    state = built(*seats, round="2", sand=0, teams="expert")
    play(state, "1:turn")
    assert state.hand[0] == TILE["cabin-05"] and len(state.ships[0]) == 2 and state.reserve[0] == (TILE["cabin-02"],)
    assert len(state.ships[2]) == 1 and state.stage(0) == "hold"
    finished = built(seat("D", number=1), "start", seat("start", hand="cabin-05"), "start", round="2", sand=0, teams="expert")
    events = play(finished, "1:turn")
    assert finished.number[2] == 1 and finished.hand[2] == -1 and told(events, "returned")[0]["tile"] == "cabin-05"


@pytest.mark.rule("GT-LCH-08")
def test_teams_man_the_ships_they_fly() -> None:
    state = inspected("G", "start", "start", "start", round="2", teams="partners")
    assert state.kind == "crew" and state.decider == 2
