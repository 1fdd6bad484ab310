"""Rounds, the end, the final score and the epilogue."""

from __future__ import annotations

from typing import Any

import pytest

from spacegames.games.starship_captains.scoring import epilogue, lines
from tests.games.starship_captains.tables import GAME, at, crew, play, queue, told, walked

CARDS = GAME.cards
DONE: dict[str, Any] = {"ready": "A", "queue": "", "medals": 0, "damage": 0, "holes": (), "ship": "p02"}
"""A ship that cannot do anything and scores one point for its android."""


def end(state: Any) -> Any:
    while not state.over:
        play(state, "pass")
    return state


@pytest.mark.rule("CAP-RND-01", "CAP-RND-03", "CAP-AMB-100", "CAP-INV-35")
def test_all_but_the_last_three_come_back() -> None:
    state = at(ready="A", queue="R Y B C R B Y", others={1: {"ready": "A"}})
    events = play(state, "pass; pass")
    assert (crew(state), queue(state)) == ("C R Y B A", "R B Y")
    assert told(events, "queue_moved")[0]["stay"] == ["red", "blue", "yellow"], "those who came last"
    for before, _action, found, after in walked(3, 2):
        for data in told(found, "queue_moved"):
            stay = len(data["stay"])
            assert stay == min(3, stay + len(data["ready"]))
            assert after.round >= before.round


@pytest.mark.rule("CAP-AMB-102", "CAP-INV-36")
def test_short_queues_stay_and_a_full_first_round() -> None:
    state = at(ready="A", queue="R B", others={1: {"ready": "A", "queue": ""}})
    play(state, "pass; pass")
    assert queue(state) == "R B" and crew(state) == "A"
    full = at(others={1: {"ready": "A"}})
    play(full, "room helm; stop; pass; room weapons; room science; none; room repair; repair ship")
    assert queue(full) == "R Y B R Y B C" and full.actions() == ["pass"]
    play(full, "pass")
    assert (crew(full), queue(full)) == ("R R Y B", "Y B C")


@pytest.mark.rule("CAP-RND-02")
def test_some_effects_bring_crew_back_earlier() -> None:
    state = at(ship="p05", planets={"p05": "mission_12"}, ready="R Y B", queue="R C B")
    play(state, "mission; send red; send yellow; skip; skip; apply")
    assert state.actions() == ["call red 1", "call cadet 2", "call blue 3", "none"]
    play(state, "call cadet 2")
    assert (crew(state), queue(state)) == ("C", "R B R Y B")


@pytest.mark.rule("CAP-RND-04", "CAP-RND-05", "CAP-INV-41")
def test_gifts_of_the_new_round() -> None:
    for round_, medals, cadets in ((1, 1, 0), (2, 0, 1), (3, 0, 1)):
        state = at(3, round=round_, **DONE, others={1: DONE, 2: DONE})
        events = play(state, "pass; pass; pass")
        assert state.medals == [medals] * 3 and [crew(state, player).count("C") for player in range(3)] == [cadets] * 3
        assert len(told(events, "gift")) == 3


@pytest.mark.rule("CAP-RND-08")
def test_the_first_player_token_goes_round() -> None:
    state = at(3, **DONE, others={1: DONE, 2: DONE})
    play(state, "pass; pass; pass")
    assert (state.first, state.decider, state.round) == (1, 1, 2)
    play(state, "pass; pass; pass")
    assert (state.first, state.decider) == (2, 2)


@pytest.mark.rule("CAP-AMB-103")
def test_what_begins_with_a_round() -> None:
    settings = {**DONE, "slots": {3: "tech_43"}}
    state = at(**settings, others={1: DONE})
    events = play(state, "pass; pass")
    assert state.medals == [2, 1], "a gift for both, and one more by the card"
    order = [event.kind for event in events]
    assert order.index("round_began") < order.index("ability_used")
    assert not told(play(at(**settings), "pass"), "ability_used"), "not in round 1"


@pytest.mark.rule("CAP-SCO-01", "CAP-AMB-101")
def test_the_game_ends_after_the_fourth_round() -> None:
    state = at(round=4, ship="p02", ready="C", queue="R R R R R", others={1: DONE})
    play(state, "pass")
    events = play(state, "pass")
    assert state.over and told(events, "game_over") == [{"winners": [1], "reason": "rounds", "totals": [-6.5, 1]}]
    assert queue(state) == "R R R R R" and state.why_not("pass")[0].rule == "CAP-SCO-01"
    third = at(round=3, **DONE, others={1: DONE})
    play(third, "pass; pass")
    assert not third.over and third.round == 4


@pytest.mark.rule("CAP-SCO-02", "CAP-SCO-03", "CAP-SCO-04", "CAP-SCO-05", "CAP-SCO-06", "CAP-SCO-07", "CAP-SCO-08", "CAP-SCO-09", "CAP-SCO-10")
def test_the_score_pad() -> None:
    ship = {
        "missions": "mission_05 mission_06 mission_08",
        "steps": (14, 7, 5),
        "slots": {3: "omega_01"},
        "ready": "A R*",
        "queue": "B* R",
        "items": "P P P RY RB",
        "medals": 3,
        "damage": 2,
        "holes": (1,),
    }
    state = at(round=4, reached={"fleet": [0], "androids": [0]}, under="", others={1: DONE}, **ship)
    assert dict(lines(state, 0)) == {
        "missions": 15,
        "factions": 11,
        "omega": 3,
        "commanders": 2,
        "androids": 1,
        "pirates": 3,
        "medals": 1.5,
        "artifacts": 1,
        "damage": -3,
    }
    assert state.scores()[0] == 34.5 and epilogue(34.5) == 34


@pytest.mark.rule("CAP-SCO-11", "CAP-SCO-12", "CAP-AMB-108", "CAP-AMB-111")
def test_the_highest_total_wins_and_ties_stay() -> None:
    tie = end(at(round=4, **DONE, others={1: DONE}))
    assert (tie.scores(), tie.winners()) == ([1, 1], [0, 1])
    half = end(at(round=4, **{**DONE, "medals": 1}, others={1: DONE}))
    assert (half.scores(), half.winners()) == ([1.5, 1], [0]), "halves decide"


@pytest.mark.rule("CAP-SCO-13", "CAP-AMB-109")
def test_epilogues() -> None:
    assert [epilogue(points) for points in (-6.5, 0, 20.5, 21, 34.5, 74.5, 75, 90)] == [20, 20, 20, 21, 34, 74, 75, 75]


@pytest.mark.rule("CAP-AMB-105")
def test_damage_on_the_tech_board_counts() -> None:
    clean, scarred = at(holes=()), at()
    assert clean.scores()[0] - scarred.scores()[0] == 4
    assert at(tech_damage=False).scores()[0] == at(holes=(), tech_damage=False).scores()[0]


@pytest.mark.rule("CAP-AMB-106", "CAP-AMB-107")
def test_commanders_in_the_queue_and_items_in_lockers_score() -> None:
    assert at(ready="R*", queue="").scores()[0] == at(ready="C", queue="R*").scores()[0]
    lockers = at(damage=8, slots={3: "tech_32"}, items="P RY")
    assert dict(lines(lockers, 0))["pirates"] == 1 and dict(lines(lockers, 0))["artifacts"] == 0.5


OMEGAS: dict[str, tuple[dict[str, Any], float]] = {
    "omega_01": ({"items": "P P P P P P P", "damage": 0}, 6),
    "omega_02": ({"items": "RY RY RB YB"}, 6),
    "omega_03": ({"ready": "R* Y* B*", "queue": "R* R*"}, 8),
    "omega_04": ({"ready": "A A A A"}, 6),
    "omega_05": ({"steps": (14, 0, 0)}, 3),
    "omega_06": ({"steps": (0, 10, 0)}, 4),
    "omega_07": ({"steps": (0, 0, 3)}, 1),
    "omega_08": ({"missions": "mission_05 mission_06 mission_07"}, 1),
    "omega_09": ({"damage": 1, "holes": (1,)}, 3),
    "omega_10": ({"slots": {3: "tech_24", 5: "tech_25"}}, 2),
    "omega_11": ({"ready": "R Y B C A", "queue": "R Y B"}, 3),
    "omega_12": ({"medals": 5}, 2.5),
}


@pytest.mark.rule("CAP-AMB-110", "CAP-NOTE-18", "CAP-INV-44")
@pytest.mark.parametrize("card", list(OMEGAS))
def test_every_omega_scores(card: str) -> None:
    settings, points = OMEGAS[card]
    slots = {**settings.get("slots", {}), 4: card}
    state = at(**{**settings, "slots": slots}, reached={"fleet": [0], "androids": [0]}, under="")
    assert dict(lines(state, 0))["omega"] == points
    assert (2 * state.scores()[0]) % 1 == 0
    worst = at(slots={4: "omega_09"}, damage=9)
    assert dict(lines(worst, 0))["omega"] == 0, "never below its lowest value"


@pytest.mark.rule("CAP-INV-45", "CAP-CRW-13")
def test_a_promotion_costs_more_points_than_it_scores() -> None:
    state = at(ready="R", medals=3)
    before = state.scores()[0]
    play(state, "promote red")
    assert state.scores()[0] == before - 0.5
