"""The six steps of a turn, and the value of an action."""

from __future__ import annotations

import pytest

from spacegames.games.spacecorp.components.names import CARDS
from tests.games.spacecorp.tables import at, choices, feeds, play, reasons, reckoning, steps, told, worth

SEVEN = {"hands": ("intercept cargo_pod time",), "infra": ("- ion_drive -",)}
"""The table of the rulebook: Infra Move 3, cards Move 3 and Move 1, and Time."""


@pytest.mark.rule("SC-TRN-02", "SC-TRN-07", "SC-TRN-09", "SC-TRN-11")
def test_the_steps_follow_each_other() -> None:
    state = at(hands=("mission_lab",))
    events = play(state, "research; hq 0; card mission_lab; confirm; offer 1; deck; deck; deck")
    kinds = [event.kind for event in events]
    assert kinds.index("acted") < kinds.index("offer_taken") < kinds.index("cards_discarded")
    assert kinds.index("cards_discarded") < kinds.index("offers_filled") < len(kinds) - 1 - kinds[::-1].index("card_drawn") < kinds.index("turn_began")
    assert CARDS[state.discard[-1]] == "mission_lab"


@pytest.mark.rule("SC-TRN-03", "SC-EDG-GEN-01", "SC-EDG-GEN-02", "SC-EDG-GEN-03", "SC-AMB-124")
def test_rivals_break_in_with_an_edge() -> None:
    state = at(hands=("", "hack"), offers="rover rover rover solar_sail")
    play(state, "research; hq 0; confirm; deck; stop")
    assert (state.kind, state.decider, state.phase) == ("edge", 1, "before") and choices(state) == ["edge hack", "pass", "pass turn"]
    events = play(state, "edge hack; offer 4")
    assert [CARDS[card] for card in state.hands[1]] == ["solar_sail"] and CARDS[state.discard[-1]] == "hack"
    assert told(events, "offer_taken")[0]["by"] == "hack"


@pytest.mark.rule("SC-TRN-04", "SC-TRN-05", "SC-TRN-06")
def test_one_action_of_the_list() -> None:
    state = at(hands=("chemical_drive venture_capital time",))
    assert choices(state) == ["research", "move", "upgrade chemical_drive", "special venture_capital"]
    assert reasons(state, "revelation") == ["SC-REV-01"] and reasons(state, "colonize") == ["SC-COL-01"]
    play(state, "research")
    assert reasons(state, "move") == ["SC-TRN-05"]
    state = at(hands=("venture_capital",))
    play(state, "special venture_capital")
    assert state.profit[0] == 2 and state.active == 1


@pytest.mark.rule("SC-TRN-08")
def test_time_cards_have_a_pile_of_their_own() -> None:
    state = at()
    play(state, "move; to moon; hq 0; card chemical_drive; time double; confirm")
    assert state.time_pile == 1 and [CARDS[card] for card in state.discard] == ["chemical_drive"]


@pytest.mark.rule("SC-TRN-10", "SC-RES-06")
def test_offers_wait_for_step_5() -> None:
    state = at(hands=("",), offers="rover solar_sail hack poach")
    events = play(state, "research; hq 0; confirm; offer 1; offer 2")
    taken = [number for number, event in enumerate(events) if event.kind == "offer_taken"]
    filled = [number for number, event in enumerate(events) if event.kind == "offers_filled"]
    assert len(taken) == 2 and len(filled) == 1 and filled[0] > taken[-1] and -1 not in state.offers


@pytest.mark.rule("SC-TRN-11")
@pytest.mark.parametrize(("hand", "left", "after"), [(4, 9, 5), (5, 9, 5), (0, 9, 1), (4, 0, 4)])
def test_a_small_hand_draws_one(hand: int, left: int, after: int) -> None:
    """SC-EX-118, with an Upgrade that takes one more card out of the hand."""
    cards = " ".join(["rover", "rover", "rover", "mission_lab", "mission_lab"][:hand])
    state = at(hands=(f"{cards} printer",), deck_size=left)
    play(state, "upgrade printer; slot 2")
    assert len(state.hands[0]) == after


@pytest.mark.rule("SC-TRN-12", "SC-STR-08", "SC-AMB-96", "SC-INV-31")
def test_teams_on_tracks_go_on_before_anything_else() -> None:
    state = at(era="starfarers", teams=("sun sun sun", "sirius:3 procyon:1 sun"), hands=("noosphere", ""))
    events = play(state, "revelation; card noosphere; confirm")
    assert [(told_["site"], told_["box"]) for told_ in told(events, "team_advanced")] == [("sirius", 2), ("procyon", 0)]
    assert [event.kind for event in events[-3:]] == ["turn_began", "team_advanced", "team_advanced"]


@pytest.mark.rule("SC-VAL-01", "SC-VAL-02", "SC-VAL-05", "SC-INF-02")
def test_infra_of_one_hq_adds_up() -> None:
    assert worth("move; to moon", **SEVEN) == 0
    assert worth("move; to moon; hq 0", **SEVEN) == 3
    assert worth("move; to moon; card intercept; card cargo_pod", **SEVEN) == 4
    assert worth("move; to moon; hq 0; card intercept; card cargo_pod", **SEVEN) == 7


@pytest.mark.rule("SC-VAL-03", "SC-VAL-07", "SC-AMB-01")
def test_sums_come_before_products() -> None:
    assert worth("move; to moon; hq 0; card intercept; card cargo_pod; time double", **SEVEN) == 14
    state = at(**SEVEN, teams=("lunar_l4 earth",), bases={"lunar_l4": "0 spaceport"})
    play(state, "move; team 1; to asteroid_belt")
    assert feeds(state, "hq 0; card intercept; card cargo_pod; time double") == 18


@pytest.mark.rule("SC-VAL-06")
def test_time_helps_three_actions_once() -> None:
    state = at()
    play(state, "research")
    assert "SC-VAL-06" in reasons(state, "time double")
    state = at(players=3, hands=("time time chemical_drive", "", ""))
    play(state, "move; to moon; time double")
    assert reasons(state, "time double") == ["SC-VAL-06"]


@pytest.mark.rule("SC-VAL-08", "SC-VAL-09", "SC-VAL-11", "SC-AMB-19", "SC-AMB-18", "SC-VAL-12")
def test_time_for_two_teams() -> None:
    """SC-EX-R04 to R06: each team has 7, and 9 from a Spaceport."""
    state = at(**SEVEN, teams=("lunar_l4 solar_l2",), bases={"lunar_l4": "0 spaceport", "solar_l2": "1 spaceport"})
    play(state, "move; team 1; to phobos; hq 0; card intercept; card cargo_pod; time two")
    assert (reckoning(state).value, reckoning(state).need) == (9, 7)
    events = play(state, "confirm")
    assert told(events, "team_moved")[0]["to"] == "phobos" and (state.kind, choices(state)) == ("team", ["team 2", "stop"])
    assert reasons(state, "team 1") == ["SC-VAL-08"]
    play(state, "team 2; to mars_south")
    assert reckoning(state).value == 7 and choices(state) == ["use solar_l2"]
    assert reasons(state, "card rover")[0] == "SC-AMB-19"
    assert feeds(state, "use solar_l2") == 9 and reckoning(state).rewards == (1,)
    play(state, "confirm")
    assert (state.kind, state.decider) == ("reward", 1)
    state = at(**SEVEN)
    events = play(state, "move; to moon; hq 0; card intercept; card cargo_pod; time two; confirm; stop")
    assert len(told(events, "team_moved")) == 1 and told(events, "second_dropped")


@pytest.mark.rule("SC-VAL-10", "SC-BLD-09", "SC-BAS-M-06")
def test_a_rivals_spaceport_may_be_left_alone() -> None:
    state = at(hands=("solar_sail heavy_lifter",), teams=("lunar_l5 earth",), bases={"lunar_l5": "1 spaceport"})
    play(state, "move; team 1; to moon; hq 0; card solar_sail")
    assert reckoning(state).value == 4 and reckoning(state).rewards == (1,), "its owner is rewarded for the base condition"
    assert feeds(state, "use lunar_l5") == 6 and reckoning(state).rewards == (1,)


@pytest.mark.rule("SC-VAL-13", "SC-MOV-04", "SC-PRD-01", "SC-COL-01")
def test_some_actions_need_a_base() -> None:
    state = at(hands=("solar_sail heavy_lifter mining_drones",), teams=("sisyphus earth",))
    play(state, "move; team 1")
    assert reasons(state, "to eros") == ["SC-MOV-04"] and choices(state) == ["to earth"]
    assert reasons(at(hands=("mining_drones",)), "produce") == ["SC-PRD-01"]
    assert reasons(at(era="starfarers"), "colonize") == ["SC-COL-01"]


@pytest.mark.rule("SC-VAL-14", "SC-PRG-08")
def test_progress_helps_its_owner_only() -> None:
    mine = worth("explore; card cryobot", era="planeteers", hands=("cryobot",), teams=("ceres",), progress=("sensory_focus", ""))
    theirs = worth("explore; card cryobot", era="planeteers", hands=("cryobot",), teams=("ceres",), progress=("", "sensory_focus"))
    assert (mine, theirs) == (4, 2)


@pytest.mark.rule("SC-VAL-15", "SC-VAL-16", "SC-AMB-02", "SC-AMB-04")
def test_missing_points_are_bought() -> None:
    """SC-EX-R29: distance 9 with 7 points."""
    state = at(
        era="planeteers",
        teams=("callisto ceres",),
        tiles={"callisto": "p3_exotic"},
        bases={"callisto": "0 research"},
        hands=("plasma_drive fission_drive",),
        profit=(9, 0),
    )
    play(state, "move; team 1; to umbriel; card plasma_drive; card fission_drive shielded")
    found = reckoning(state)
    assert (found.value, found.need, found.spend, found.reach) == (6, 9, 3, 9)
    events = play(state, "hq 0; confirm")
    assert told(events, "acted")[0]["spent"] == 2 and state.profit[0] == 7


@pytest.mark.rule("SC-VAL-15", "SC-AMB-129")
def test_profit_may_be_spent_while_cards_stay_in_hand() -> None:
    """8 points could be gathered; 6 of them and 1T are enough as well."""
    state = at(era="planeteers", teams=("callisto",), hands=("plasma_drive fission_drive",), profit=(9, 0))
    play(state, "move; to inner_solar_system; card plasma_drive; hq 0")
    found = reckoning(state)
    assert (found.value, found.need, found.spend) == (6, 7, 1) and choices(state) == ["card fission_drive", "card fission_drive shielded", "confirm"]
    assert told(play(state, "confirm"), "acted")[0]["spent"] == 1


@pytest.mark.rule("SC-VAL-17", "SC-INV-21", "SC-AMB-05")
@pytest.mark.parametrize(("cards", "reach"), [("listening_array", 1), ("survey_suite", 3), ("crawler", 5), ("telescope_array", 7)])
def test_less_profit_than_points(cards: str, reach: int) -> None:
    state = at(era="planeteers", teams=("ceres",), hands=(cards,), profit=(9, 0))
    play(state, f"explore; card {cards}")
    assert reckoning(state).reach == reach


@pytest.mark.rule("SC-VAL-15")
def test_nothing_is_bought_in_mariners() -> None:
    state = at(hands=("heavy_lifter",), profit=(9, 0))
    assert reasons(state, "move") == ["SC-MOV-03"]


@pytest.mark.rule("SC-VAL-18", "SC-VAL-19", "SC-VAL-20", "SC-VAL-22", "SC-INV-22", "SC-AMB-14")
@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ("magnetic_scoop ramjet antimatter_1 antimatter_2", 96),
        ("antimatter_1 antimatter_1 warp_bubble", 45),
        ("antimatter_2", 4),
        ("magnetic_scoop matter_manipulators", 6),
    ],
)
def test_multipliers(cards: str, value: int) -> None:
    state = at(era="starfarers", hands=(cards + " time", ""), profit=(50, 0), infra=("magnetic_scoop", ""), teams=("sun sun sun",))
    play(state, "move; to alpha_centauri")
    assert feeds(state, "; ".join(f"card {card}" for card in cards.split())) == value


@pytest.mark.rule("SC-VAL-20", "SC-PRD-03")
def test_a_multiplier_alone_is_a_number() -> None:
    settings = {"era": "starfarers", "tiles": {"sirius": "s1_gas_giant"}, "bases": {"sirius": "0 refinery"}, "hands": ("market_singularity",)}
    assert worth("produce; card market_singularity", **settings) == 2


@pytest.mark.rule("SC-VAL-21", "SC-AMB-17")
def test_a_surplus_is_lost() -> None:
    state = at(hands=("heavy_lifter cargo_pod printer",), teams=("moon earth",), tiles={"moon": "m1_water"})
    play(state, "build; base research; card heavy_lifter")
    assert reckoning(state).ready
    events = play(state, "card cargo_pod; confirm")
    assert told(events, "acted")[0]["value"] == 3 and told(events, "acted")[0]["need"] == 1


@pytest.mark.rule("SC-INF-01", "SC-AMB-11", "SC-AMB-13")
def test_one_hq() -> None:
    state = at(hands=("solar_sail heavy_lifter",), infra=("", "- ion_drive -"))
    play(state, "move; to moon; hq 1")
    assert reckoning(state).value == 3 and reasons(state, "hq 0")[0] == "SC-INF-01"
    state = at(hands=("heavy_lifter",), teams=("moon earth",), tiles={"moon": "m1_water"})
    play(state, "build; base research")
    assert reasons(state, "hq 0") == ["SC-AMB-13"]
    assert reasons(state, "hq 0 1")[0] == "SC-EDG-01" and reasons(state, "hq 3") == ["SC-INF-01"]


@pytest.mark.rule("SC-INF-03", "SC-INF-04", "SC-RWD-01")
def test_using_infra_spends_nothing_but_rewards_its_owner() -> None:
    """SC-EX-107."""
    state = at(hands=("solar_sail",), infra=("", "- ion_drive -"))
    play(state, "move; to sisyphus; hq 1; card solar_sail")
    assert reckoning(state).value == 6 and reckoning(state).rewards == (1,)
    before = state.infra[1]
    play(state, "confirm")
    assert state.infra[1] == before and (state.kind, state.decider) == ("reward", 1)


@pytest.mark.rule("SC-INF-05", "SC-ERA-09", "SC-RWD-05")
def test_rivals_are_closed_after_the_trigger() -> None:
    state = at(hands=("solar_sail heavy_lifter",), infra=("", "- ion_drive -"), deck_size=0, bases={"lunar_l4": "1 spaceport"}, teams=("lunar_l4 earth",))
    assert state.ending
    play(state, "move; team 2; to moon")
    assert "SC-INF-05" in reasons(state, "hq 1") and reasons(state, "use lunar_l4")[0] == "SC-RWD-05"
    state = at(hands=("solar_sail heavy_lifter",), deck_size=0, teams=("lunar_l5 earth",), bases={"lunar_l4": "1 research", "lunar_l5": "1 research"})
    play(state, "move; team 1")
    assert reasons(state, "to lunar_l4") == ["SC-RWD-05"] and choices(state) == ["to earth"]


@pytest.mark.rule("SC-RWD-05", "SC-MOV-04", "SC-ERA-09")
def test_a_closed_base_is_no_base_for_a_move() -> None:
    state = at(hands=("solar_sail heavy_lifter",), teams=("lunar_l4 earth",), bases={"lunar_l4": "1 spaceport"}, deck_size=0)
    play(state, "move; team 1")
    assert choices(state) == ["to earth"] and reasons(state, "to moon") == ["SC-RWD-05"]


@pytest.mark.rule("SC-INF-07", "SC-INF-08", "SC-UPG-05", "SC-UPG-01")
def test_a_card_covers_the_printed_value() -> None:
    """SC-EX-R25 and SC-EX-110."""
    state = at(hands=("nuclear_thermal", ""), infra=("- survey_drones printer",))
    play(state, "upgrade nuclear_thermal; slot 1")
    assert state.parts.hq(0, state.infra[0])[1].printed == 0 and state.parts.hq(0, state.infra[0])[1].added == 3
    state = at(hands=("nuclear_thermal", ""), infra=("- survey_drones printer",))
    play(state, "upgrade nuclear_thermal; slot 2")
    assert state.parts.hq(0, state.infra[0])[1].printed == 1 and state.parts.hq(0, state.infra[0])[1].added == 3
    assert worth("move; to moon; hq 0", infra=("nuclear_thermal",), hands=("solar_sail",)) == 3


@pytest.mark.rule("SC-INV-19", "SC-INV-24", "SC-INV-25", "SC-MOV-17")
def test_the_first_turn() -> None:
    """SC-EX-102 and SC-EX-103."""
    state = at()
    assert choices(state) == ["research", "move", "upgrade chemical_drive"]
    play(state, "move")
    assert choices(state) == ["to moon"] and reasons(state, "to lunar_l4") == ["SC-MOV-03"]
    state = at(hands=("chemical_drive cargo_pod time",))
    play(state, "move")
    assert len(choices(state)) == 9
    assert reasons(at(hands=("chemical_drive",)), "move") == ["SC-MOV-03"]


@pytest.mark.rule("SC-AMB-16")
def test_nothing_leads_into_a_dead_end() -> None:
    for players, seed in ((2, 4), (3, 5), (4, 6)):
        for before, _action, _events, _state in steps(players, seed):
            assert "withdraw" not in before.actions()
    state = at(hands=("solar_sail",), infra=("", "- ion_drive -"))
    play(state, "move; to sisyphus")
    assert "hq 0" not in choices(state) and reasons(state, "hq 0") == ["SC-MOV-03"] and reasons(state, "withdraw") == ["SC-AMB-16"]
    guess = at(hands=("solar_sail",), turn={"draft": {**_draft("move"), "team": 1, "target": "sisyphus"}}, kind="feed")
    assert choices(guess) == ["withdraw"]
    play(guess, "withdraw")
    assert guess.kind == "declare"


def _draft(action: str) -> dict[str, object]:
    return {
        "action": action,
        "card": None,
        "team": None,
        "target": None,
        "colony": None,
        "types": [],
        "hq": [],
        "hq_shielded": False,
        "cards": [],
        "time": None,
        "bases": [],
        "lent": [],
        "execution": 1,
        "spent": 0,
        "given": [],
    }
