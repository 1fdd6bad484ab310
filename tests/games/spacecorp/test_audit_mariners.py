"""Rules of the first thirteen pages of the rulebook, sentence by sentence: corner cases, and reasons that must be true."""

from __future__ import annotations

from typing import Any

import pytest

from spacegames.games.spacecorp.components.names import CARDS
from tests.games.spacecorp.tables import at, choices, play, reasons, reckoning, told


def says(state: Any, text: str) -> str:
    """All reasons against an action in one text."""
    return "; ".join(violation.message for violation in state.why_not(text))


# ---- Edges


@pytest.mark.rule("SC-EDG-01", "SC-AMB-13")
def test_competitors_opens_a_rival_even_if_the_own_hq_gives_nothing() -> None:
    """Page 8: own Infra and one opponent's, even after the end of the era was triggered; the own HQ need not give anything."""
    state = at(
        era="planeteers", hands=("competitors nano_assemblers",), infra=("", "- grown_mesh -"), teams=("ceres",), tiles={"ceres": "p1_ores"}, deck_size=0
    )
    play(state, "build; base research")
    assert "0 1" in choices(state, "hq") and reasons(state, "hq 0 1") == []
    play(state, "hq 0 1")
    assert reckoning(state).value == 2 and reckoning(state).rewards == (1,)


@pytest.mark.rule("SC-EDG-01", "SC-TRN-04")
def test_an_action_that_only_competitors_makes_possible_can_be_declared() -> None:
    state = at(era="planeteers", hands=("competitors",), infra=("", "cryobot - -"), teams=("ceres",), deck_size=0)
    assert "explore" in choices(state)


# ---- rules named by events


@pytest.mark.rule("SC-CTR-08", "SC-CTR-07")
@pytest.mark.parametrize(("disc", "rule", "pays"), [(0, "SC-CTR-07", 13), (1, "SC-CTR-08", 11), (2, "", 7)])
def test_the_event_names_the_rule_by_which_a_contract_has_grown(disc: int, rule: str, pays: int) -> None:
    state = at(era="starfarers", discs=[disc] * 7, teams=("orion_spur_1 sun sun",), spur=True, hands=("ramjet",))
    events = play(state, "upgrade ramjet; slot 2; claim 7")
    (claimed,) = [event for event in events if event.kind == "contract_claimed"]
    assert claimed.data["amount"] == pays
    assert [name for name in claimed.rules if name in ("SC-CTR-07", "SC-CTR-08")] == ([rule] if rule else [])


@pytest.mark.rule("SC-ERA-06", "SC-ERA-07", "SC-ERA-01")
@pytest.mark.parametrize(("players", "passed", "rule"), [(2, (1,), "SC-ERA-06"), (3, (1, 2), "SC-ERA-07")])
def test_an_era_that_ends_by_passing_does_not_name_the_six_contracts(players: int, passed: tuple[int, ...], rule: str) -> None:
    state = at(players=players, deck_size=0, passed=passed, last=[], options={"end": "mariners"})
    events = play(state, "pass")
    (over,) = [event for event in events if event.kind == "era_over"]
    assert rule in over.rules and "SC-ERA-01" not in over.rules


# ---- reasons


@pytest.mark.rule("SC-TRN-09", "SC-RES-06")
def test_an_empty_offer_is_not_promised_a_card_when_the_deck_is_empty() -> None:
    state = at(hands=("",), deck_size=0, offers="rover rover - -")
    play(state, "research; hq 0; confirm")
    assert reasons(state, "offer 3") and "until step 5" not in says(state, "offer 3")
    assert "deck" not in state.decision.prompt, "the deck is empty, the prompt should not offer it"


@pytest.mark.rule("SC-AMB-23", "SC-TRN-05")
def test_after_confirming_nobody_is_told_to_choose_a_team_or_to_confirm() -> None:
    state = at(hands=("mission_lab rover",))
    play(state, "research; hq 0; confirm")
    assert state.kind == "draw"
    assert reasons(state, "card mission_lab") and "choose team" not in says(state, "card mission_lab")
    assert reasons(state, "move") and "confirm it" not in says(state, "move")


@pytest.mark.rule("SC-UPG-01", "SC-TRN-06")
def test_an_upgrade_asks_for_a_slot_and_not_for_a_team() -> None:
    state = at(hands=("printer rover",))
    play(state, "upgrade printer")
    assert reasons(state, "card rover") and "team" not in says(state, "card rover")
    assert reasons(state, "move") and "feed it" not in says(state, "move")


@pytest.mark.rule("SC-BAS-M-01", "SC-BAS-M-02", "SC-BAS-M-03", "SC-BAS-M-04", "SC-BAS-M-06")
@pytest.mark.parametrize(
    ("base", "site", "needs"),
    [
        ("attraction", "moon", "wonder"),
        ("bio_lab", "moon", "life"),
        ("spaceport", "moon", "lagrange"),
        ("industrial", "eros", "water"),
        ("refinery", "eros", "p#"),
    ],
)
def test_a_base_that_does_not_suit_says_what_it_needs(base: str, site: str, needs: str) -> None:
    state = at(hands=("heavy_lifter printer",), infra=("- printer -",), teams=(f"{site} earth",), tiles={"moon": "m1_exotic", "eros": "m1_wonder"})
    play(state, "build")
    assert needs in says(state, f"base {base}").lower()


@pytest.mark.rule("SC-BAS-M-01", "SC-EXP-03")
def test_a_lagrange_point_has_no_box() -> None:
    state = at(hands=("heavy_lifter",), teams=("lunar_l4 earth",))
    play(state, "build")
    assert "box" not in says(state, "base attraction")


@pytest.mark.rule("SC-MOV-13")
@pytest.mark.parametrize("action", ["move", "explore", "build"])
def test_teams_on_the_asteroid_belt_are_said_to_be_there(action: str) -> None:
    """They are neither in the HQ, nor on a star track, nor beyond the board."""
    state = at(teams=("asteroid_belt asteroid_belt",))
    assert reasons(state, action) == ["SC-MOV-13"] and "Asteroid Belt" in says(state, action)


@pytest.mark.rule("SC-BLD-02", "SC-MOV-06")
def test_nobody_builds_on_earth_because_a_base_stands_there() -> None:
    assert reasons(at(), "build") == ["SC-BLD-02"]


@pytest.mark.rule("SC-MOV-05", "SC-VAL-10")
def test_a_base_that_a_move_rests_on_is_not_said_to_be_of_no_help() -> None:
    state = at(hands=("solar_sail heavy_lifter",), teams=("sisyphus earth",), bases={"lunar_l4": "1 spaceport"})
    play(state, "move; team 1; to lunar_l4; hq 0; card solar_sail")
    assert reckoning(state).rewards == (1,)
    assert "does not help this action" not in says(state, "use lunar_l4")


@pytest.mark.rule("SC-MOV-03")
def test_a_source_too_small_says_how_much_could_be_reached() -> None:
    """There is no shield in Mariners, and the reason should name what there would be."""
    state = at(hands=("solar_sail time",))
    play(state, "move; to sisyphus")
    assert reasons(state, "time two") == ["SC-MOV-03"]
    assert "shield" not in says(state, "time two") and "4" in says(state, "time two")


# ---- corner cases


@pytest.mark.rule("SC-BLD-06", "SC-VAL-08", "SC-AMB-40")
def test_time_for_two_builds_pays_two_claims() -> None:
    state = at(
        players=3,
        hands=("inflatable_habitat time", "", ""),
        teams=("moon eros", "moon", "eros"),
        tiles={"moon": "m1_water", "eros": "m1_exotic"},
        claims={"moon": "1 1", "eros": "2 1"},
    )
    play(state, "build; team 1; base industrial; card inflatable_habitat; time two; confirm; team 2; base refinery; confirm")
    assert state.profit == [0, 2, 2]


@pytest.mark.rule("SC-UPG-03", "SC-TRN-11")
@pytest.mark.parametrize(("others", "after"), [("rover rover rover mission_lab", 5), ("rover rover rover", 5)])
def test_a_card_returned_by_upgrade_counts_for_the_draw(others: str, after: int) -> None:
    """Four others and the card that comes back make five: nothing is drawn."""
    state = at(hands=(f"printer {others}",), infra=("- ion_drive -",))
    events = play(state, "upgrade printer; slot 2")
    assert len(state.hands[0]) == after and len(told(events, "card_drawn")) == after - 1 - len(others.split())


@pytest.mark.rule("SC-RWD-03", "SC-AMB-66", "SC-ERA-02", "SC-TRN-11")
def test_the_last_card_goes_as_a_reward() -> None:
    """Two rewards, one card: the second reward is nothing, the end is triggered, and the active player draws nothing."""
    state = at(hands=("solar_sail", ""), infra=("", "- ion_drive -"), teams=("lunar_l4",), bases={"lunar_l4": "1 spaceport"}, deck_size=1)
    play(state, "move; to eros; hq 1; card solar_sail; use lunar_l4; confirm")
    assert state.rewards == (1, 1)
    events = play(state, "draw")
    assert [entry["by"] for entry in told(events, "card_drawn")] == ["reward"] and told(events, "deck_empty")
    assert state.active == 1 and state.closed and state.hands[0] == () and len(state.hands[1]) == 1


@pytest.mark.rule("SC-ERA-01", "SC-ERA-08", "SC-EDG-06")
def test_intercept_of_the_player_who_claims_the_sixth_contract() -> None:
    """The extra turn comes first, then every other player has the last one; rivals are closed in all of them."""
    settings: dict[str, Any] = {"players": 3, "hands": ("printer intercept", "", ""), "infra": ("ion_drive ion_drive -", "- nuclear_thermal -", "")}
    state = at(**settings, claimed=dict.fromkeys((1, 2, 3, 4, 6), 1), options={"end": "mariners"})
    play(state, "upgrade printer; slot 3; claim 5; edge intercept")
    assert state.active == 0 and state.last == (1, 2) and state.kind == "declare"
    events = play(state, "research; hq 0; confirm; deck; stop")
    assert told(events, "turn_began")[0]["player"] == 1 and state.last == (2,)


@pytest.mark.rule("SC-ERA-01", "SC-ERA-05", "SC-AMB-87")
def test_the_sixth_contract_when_all_others_have_passed_ends_the_era_with_this_turn() -> None:
    state = at(
        players=3,
        hands=("printer", "", ""),
        infra=("ion_drive ion_drive -", "", ""),
        claimed=dict.fromkeys((1, 2, 3, 4, 6), 1),
        passed=(1, 2),
        last=[],
        deck_size=0,
        options={"end": "mariners"},
    )
    events = play(state, "upgrade printer; slot 3; claim 5")
    assert state.over and told(events, "contract_claimed")[0]["row"] == 5


@pytest.mark.rule("SC-RWD-05", "SC-MOV-04", "SC-ERA-09")
def test_a_closed_base_is_no_base_for_a_move() -> None:
    state = at(hands=("solar_sail heavy_lifter",), teams=("lunar_l4 earth",), bases={"lunar_l4": "1 spaceport"}, deck_size=0)
    play(state, "move; team 1")
    assert choices(state) == ["to earth"] and reasons(state, "to moon") == ["SC-RWD-05"]


@pytest.mark.rule("SC-CTR-02", "SC-CMP-13")
@pytest.mark.parametrize(("players", "rows"), [(2, ["claim 1", "done"]), (3, ["claim 1", "claim 6", "done"])])
def test_the_side_of_the_display_decides_what_a_contract_asks(players: int, rows: list[str]) -> None:
    """3T in one Produce action: enough with three players, not with two."""
    state = at(
        players=players,
        hands=("mining_drones mining_drones",),
        tiles={"moon": "m1_exotic", "mars_north": "m2_exotic"},
        bases={"moon": "0 research", "mars_north": "0 research"},
        claimed={2: 1},
    )
    play(state, "produce; card mining_drones; card mining_drones; confirm")
    assert choices(state) == rows


@pytest.mark.rule("SC-EDG-08", "SC-CTR-04")
def test_market_influence_waits_for_the_second_contract() -> None:
    """Each contract opens its own window; who declines the first may answer the second."""
    state = at(
        players=3,
        hands=("mining_drones mining_drones", "market_influence", ""),
        tiles={"moon": "m1_exotic", "mars_north": "m2_exotic"},
        bases={"moon": "0 research", "mars_north": "0 research"},
        claimed={2: 1},
    )
    play(state, "produce; card mining_drones; card mining_drones; confirm; claim 1")
    assert (state.kind, state.decider) == ("edge", 1)
    play(state, "pass; claim 6; edge market_influence")
    assert state.profit[:2] == [3 + 2 + 3, 1] and CARDS.index("market_influence") in state.discard


@pytest.mark.rule("SC-ERA-04", "SC-AMB-126", "SC-EDG-10")
def test_sabotage_after_the_deck_is_empty_can_force_a_pass() -> None:
    """Who cannot take an action must pass; with three players one pass does not end the era."""
    state = at(players=3, hands=("printer", "sabotage", "printer"), deck_size=0, offers="-", phase="start", kind="edge", player=1, turn={"asking": 1})
    events = play(state, "edge sabotage; bar upgrade")
    assert told(events, "player_passed")[0] == {"player": 0, "forced": True} and state.passed & 1


@pytest.mark.rule("SC-AMB-90", "SC-ERA-09")
def test_who_closes_rivals_before_the_deck_is_empty_says_so() -> None:
    """Neither trigger of the rulebook has happened: if the guard against endless turns closes rivals' Infra, the table is told."""
    state = at(
        players=3,
        late=(3, 12, 3),
        hands=("printer rover rover rover mission_lab mission_lab", "chemical_drive time", "heavy_lifter solar_sail"),
        infra=("- ion_drive -", "", ""),
        offers="hack poach salvage intercept",
    )
    events = play(state, "upgrade printer; slot 3")
    assert told(events, "player_passed") == [{"player": 1, "forced": True}] and state.deck
    assert not state.closed or told(events, "era_ending")
