"""Steps 2 to 4: contracts, rewards for use, transport of teams; and what contracts count."""

from __future__ import annotations

from typing import Any

import pytest

from spacegames.games.spacecorp import contracts
from spacegames.games.spacecorp.components.names import SITE_NUMBER
from tests.games.spacecorp.tables import GAME, at, choices, play, reasons, stars, told


@pytest.mark.rule("SC-CTR-02", "SC-CTR-05", "SC-DEF-03")
def test_the_third_base_away_from_lagrange_points() -> None:
    """SC-EX-R07 and SC-EX-119."""
    settings: dict[str, Any] = {"hands": ("inflatable_habitat printer",), "teams": ("halleys_comet",)}
    settings["tiles"] = {"moon": "m1_exotic", "sisyphus": "m1_wonder", "halleys_comet": "m1_water"}
    bases = {"moon": "0 research", "sisyphus": "0 attraction", "lunar_l4": "0 spaceport"}
    state = at(**settings, bases=bases)
    assert contracts.progress(state, 0, 2) == (2, 3) and contracts.progress(state, 0, 3) == (1, 4)
    play(state, "build; base industrial; card inflatable_habitat; confirm")
    assert choices(state) == ["claim 3", "done"] and reasons(state, "claim 4") == ["SC-CTR-02"]
    play(state, "claim 3")
    assert state.profit[0] == 2 and state.discs[2] == 1 and state.claimed[2] == 0


@pytest.mark.rule("SC-CTR-03", "SC-CTR-04", "SC-DEF-01", "SC-DEF-05", "SC-AMB-56")
def test_two_contracts_by_one_production() -> None:
    """SC-EX-120."""
    tiles = {"moon": "m1_exotic", "mars_north": "m2_exotic"}
    state = at(players=3, hands=("mining_drones mining_drones", "", ""), tiles=tiles, bases={"moon": "0 research", "mars_north": "0 research"}, claimed={2: 1})
    play(state, "produce; card mining_drones; card mining_drones; confirm; claim 1")
    assert reasons(state, "claim 1") == ["SC-CTR-03"]
    play(state, "claim 6")
    assert state.profit[0] == 3 + 2 + 3
    state = at(hands=("mining_drones",), tiles={"moon": "m1_abundant_ores"}, bases={"moon": "0 research"})
    play(state, "produce; card mining_drones; confirm")
    assert choices(state) == ["claim 1", "done"], "a production of nothing is a Produce action too"


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


@pytest.mark.rule("SC-CTR-06", "SC-CTR-07", "SC-CTR-08", "SC-CTR-09", "SC-CTR-10", "SC-CTR-11", "SC-INV-33", "SC-INV-15")
@pytest.mark.parametrize(
    ("era", "disc", "pays"),
    [("planeteers", 0, 8), ("planeteers", 1, 5), ("starfarers", 2, 8), ("starfarers", 1, 13), ("starfarers", 0, 16)],
)
def test_rewards_grow_when_missed(era: str, disc: int, pays: int) -> None:
    """SC-EX-141."""
    state = at(era=era, discs=[disc] * 7)
    assert contracts.reward(state, 3) == pays


@pytest.mark.rule("SC-CTR-06", "SC-DEF-07", "SC-CTR-11")
def test_two_progress_cards_pay_five_when_row_1_was_missed() -> None:
    """SC-EX-R31."""
    state = at(era="planeteers", hands=("listening_array",), progress=("hibernation probe_network",))
    play(state, "revelation; card listening_array; confirm; claim 1")
    assert state.profit[0] == 5 and state.discs[0] == 2


@pytest.mark.rule("SC-CTR-07", "SC-CTR-08", "SC-CTR-09")
@pytest.mark.parametrize(("disc", "rule", "pays"), [(0, "SC-CTR-07", 13), (1, "SC-CTR-08", 11), (2, "SC-CTR-09", 7)])
def test_the_event_names_the_rule_by_which_a_contract_has_grown(disc: int, rule: str, pays: int) -> None:
    state = at(era="starfarers", discs=[disc] * 7, teams=("orion_spur_1 sun sun",), spur=True, hands=("ramjet",))
    events = play(state, "upgrade ramjet; slot 2; claim 7")
    (claimed,) = [event for event in events if event.kind == "contract_claimed"]
    assert claimed.data["amount"] == pays
    assert [name for name in claimed.rules if name in ("SC-CTR-07", "SC-CTR-08", "SC-CTR-09")] == [rule]


@pytest.mark.rule("SC-CTR-06", "SC-CTR-10")
@pytest.mark.parametrize(("disc", "rule"), [(0, "SC-CTR-06"), (1, "SC-CTR-10")])
def test_the_event_of_planeteers_names_it_too(disc: int, rule: str) -> None:
    state = at(era="planeteers", discs=[disc] * 7, hands=("listening_array",), progress=("hibernation probe_network",))
    (claimed,) = [event for event in play(state, "revelation; card listening_array; confirm; claim 1") if event.kind == "contract_claimed"]
    assert claimed.rules == ("SC-CTR-03", "SC-CTR-11", rule)


@pytest.mark.rule("SC-CTR-12", "SC-ERA-01", "SC-AMB-65", "SC-AMB-88")
def test_the_sixth_contract_ends_the_era() -> None:
    """SC-EX-124."""
    settings: dict[str, Any] = {"players": 3, "active": 1, "hands": ("", "printer", ""), "infra": ("", "ion_drive ion_drive -", "")}
    state = at(**settings, claimed=dict.fromkeys((1, 2, 3, 4, 6), 0))
    events = play(state, "upgrade printer; slot 3; claim 5")
    assert told(events, "era_ending") == [{"cause": "contracts", "last": [2, 0]}] and state.active == 2 and state.closed
    assert told(events, "card_drawn"), "the turn goes on to its end"


@pytest.mark.rule("SC-INV-34")
def test_all_contracts_are_worth_91() -> None:
    rows = [sum(GAME.contracts(era, 3)[row][3] for era in range(3)) for row in range(7)]
    assert rows == [11, 12, 14, 16, 12, 13, 13]


@pytest.mark.rule("SC-AMB-64")
def test_a_condition_met_elsewhere_waits_for_the_own_turn() -> None:
    settings: dict[str, Any] = {"tiles": {"mars_north": "m2_exotic"}, "bases": {"mars_north": "1 research"}}
    state = at(hands=("printer", "printer"), **settings)
    play(state, "upgrade printer; slot 2")
    assert state.active == 1, "only the active player claims"
    play(state, "upgrade printer; slot 2")
    assert choices(state) == ["claim 2", "done"]


@pytest.mark.rule("SC-DEF-02", "SC-DEF-04", "SC-DEF-06", "SC-DEF-08", "SC-DEF-09", "SC-DEF-10")
def test_what_contracts_count() -> None:
    state = at(tiles={"mars_north": "m2_exotic"}, bases={"mars_north": "0 research"}, infra=("- ion_drive ion_drive",), advanced=(2, 0))
    assert [contracts.progress(state, 0, row)[0] for row in (1, 4, 6)] == [1, 2, 2]
    state = at(
        era="planeteers",
        tiles={"ceres": "p1_water", "vesta": "p1_ores", "titan": "p3_ocean_life", "ariel": "p2_water", "europa": "p3_exotic"},
        bases={"ceres": "0 research", "vesta": "0 refinery", "titan": "0 bio_lab", "ariel": "0 shield_factory", "europa": "1 research"},
        legacy=("m1_exotic refinery",),
    )
    assert [contracts.progress(state, 0, row)[0] for row in (1, 2, 3, 4, 6)] == [1, 2, 2, 4, 3]
    state = at(
        era="starfarers",
        teams=("orion_spur_1 sun", ""),
        tiles={"sirius": "s1_ruins", "tau_ceti": "s1_earthlike s2_frozen s2_comets", "wolf_359": "s3_traders"},
        bases={"sirius": "0 research", "tau_ceti": "0 research research industrial", "wolf_359": "1 research"},
        colonies={"sirius": "concord", "tau_ceti": "landfall"},
        spur=True,
    )
    assert [contracts.progress(state, 0, row)[0] for row in (1, 2, 3, 4, 6)] == [1, 4, 2, 1, 1]
    assert contracts.progress(state, 1, 1)[0] == 1, "a tile of the alien stack counts"


@pytest.mark.rule("SC-CTR-08")
def test_a_contract_missed_in_planeteers_only_names_its_rule() -> None:
    """The disc lies on Mariners: P + S, which is not the case of SC-CTR-07."""
    state = stars(hands=("noosphere",), discs=[1] * 7, tiles={"sirius": "s1_ruins"}, bases={"sirius": "0 research"})
    events = play(state, "revelation; card noosphere; confirm; claim 2")
    (claimed,) = [event for event in events if event.kind == "contract_claimed"]
    assert claimed.data["amount"] == 4 + 5 and "SC-CTR-08" in claimed.rules and "SC-CTR-07" not in claimed.rules


# ---- rewards


@pytest.mark.rule("SC-RWD-01", "SC-RWD-02", "SC-AMB-26", "SC-RWD-03")
def test_two_rewards_in_one_turn() -> None:
    """SC-EX-108."""
    state = at(hands=("solar_sail heavy_lifter",), infra=("", "- ion_drive -"), teams=("lunar_l4",), bases={"lunar_l4": "1 spaceport"})
    play(state, "move; to eros; hq 1; card solar_sail; use lunar_l4; confirm")
    assert state.rewards == (1, 1)
    before = len(state.hands[1])
    events = play(state, "draw; decline")
    assert len(state.hands[1]) == before + 1 and told(events, "card_drawn")[0]["by"] == "reward"


@pytest.mark.rule("SC-RWD-04")
def test_rewards_in_turn_order() -> None:
    state = at(
        players=3, active=2, hands=("", "", "solar_sail"), infra=("", "- ion_drive -", ""), teams=("", "", "lunar_l4"), bases={"lunar_l4": "0 spaceport"}
    )
    play(state, "move; to eros; hq 1; card solar_sail; use lunar_l4; confirm")
    assert state.rewards == (0, 1) and state.decider == 0


@pytest.mark.rule("SC-AMB-66")
def test_no_reward_from_an_empty_deck() -> None:
    state = at(
        hands=("competitors",),
        era="planeteers",
        infra=("- grown_mesh -", "- grown_mesh -"),
        teams=("ceres",),
        tiles={"ceres": "p1_ores"},
        deck_size=0,
        profit=(9, 0),
    )
    play(state, "build; base refinery; hq 0 1; confirm")
    assert state.active == 1 and state.kind == "declare"


@pytest.mark.rule("SC-RWD-03", "SC-AMB-66", "SC-ERA-02", "SC-TRN-11")
def test_the_last_card_goes_as_a_reward() -> None:
    """Two rewards, one card: the second reward is nothing, the end is triggered, and the active player draws nothing."""
    state = at(hands=("solar_sail", ""), infra=("", "- ion_drive -"), teams=("lunar_l4",), bases={"lunar_l4": "1 spaceport"}, deck_size=1)
    play(state, "move; to eros; hq 1; card solar_sail; use lunar_l4; confirm")
    assert state.rewards == (1, 1)
    events = play(state, "draw")
    assert [entry["by"] for entry in told(events, "card_drawn")] == ["reward"] and told(events, "deck_empty")
    assert state.active == 1 and state.closed and state.hands[0] == () and len(state.hands[1]) == 1


@pytest.mark.rule("SC-AMB-26")
def test_the_same_base_for_two_teams() -> None:
    for option, number in (("each", 2), ("once", 1)):
        state = at(hands=("solar_sail time",), teams=("lunar_l4 lunar_l4",), bases={"lunar_l4": "1 spaceport"}, options={"rewards": option})
        play(state, "move; to eros; hq 0; card solar_sail; time two; use lunar_l4; confirm; team 2; to eros; use lunar_l4; confirm")
        assert len(state.rewards) == number


# ---- transport


@pytest.mark.rule("SC-TRP-01", "SC-TRP-02", "SC-TRP-03", "SC-TRP-04", "SC-AMB-67", "SC-AMB-70")
def test_transport() -> None:
    """SC-EX-122."""
    settings: dict[str, Any] = {"hands": ("printer",), "tiles": {"moon": "m1_water", "eros": "m1_wonder"}}
    bases = {"solar_l2": "0 spaceport", "moon": "0 research", "eros": "1 research"}
    state = at(**settings, teams=("moon earth eros",), bases=bases)
    play(state, "upgrade printer; slot 2")
    assert choices(state) == ["carry 1", "carry 2", "stay"] and reasons(state, "carry 3") == ["SC-TRP-02"] and reasons(state, "carry 4") == ["SC-TRP-01"]
    events = play(state, "carry 1")
    assert told(events, "team_moved")[0]["to"] == "solar_l2" and told(events, "team_moved")[0]["by"] == "transport"
    state = at(**settings, teams=("solar_l2",), bases=bases)
    play(state, "upgrade printer; slot 2; carry 1")
    assert choices(state) == ["to earth", "to moon"] and reasons(state, "to eros") == ["SC-TRP-03"]
    state = at(hands=("rover",), tiles={"moon": "m1_water"}, teams=("sisyphus earth",), bases={"solar_l2": "0 spaceport", "moon": "0 research"})
    play(state, "explore; card rover; confirm")
    assert reasons(state, "carry 1") == ["SC-TRP-01"]
    play(state, "stay")
    assert state.active == 1
    state = at(**settings, teams=("moon",), bases={"moon": "0 research"})
    play(state, "upgrade printer; slot 2")
    assert state.active == 1, "without a Spaceport nobody is transported"


@pytest.mark.rule("SC-AMB-68", "SC-AMB-97")
def test_transport_among_the_stars() -> None:
    state = at(
        era="starfarers",
        hands=("ramjet",),
        teams=("sun sirius:2",),
        tiles={"sirius": "s1_desert", "procyon": "s1_ocean"},
        bases={"sirius": "0 spaceport", "procyon": "0 research"},
    )
    play(state, "upgrade ramjet; slot 2")
    assert choices(state) == ["carry 1", "stay"] and reasons(state, "carry 2") == ["SC-AMB-68"]
    events = play(state, "carry 1")
    assert told(events, "team_moved")[0]["to"] == "sirius:3"
    assert state.teams[0] == SITE_NUMBER["sirius"]


@pytest.mark.rule("SC-STR-18", "SC-MOV-14", "SC-TRP-01")
@pytest.mark.parametrize(
    ("era", "place", "rule", "extra"),
    [("planeteers", "oort_cloud", "SC-MOV-14", {"beyond": (0, None)}), ("starfarers", "orion_spur_1", "SC-STR-18", {"spur": True})],
)
def test_why_a_stuck_team_is_not_transported(era: str, place: str, rule: str, extra: dict[str, Any]) -> None:
    """SC-MOV-13 is about the Asteroid Belt of Mariners."""
    ports = {"planeteers": ("ceres", "p1_water", "fission_drive"), "starfarers": ("sirius", "s1_desert", "ramjet")}
    port, tile, card = ports[era]
    rows = {7: 1}
    state = at(era=era, hands=(card,), teams=(f"{port} {place}",), tiles={port: tile}, bases={port: "0 spaceport"}, claimed=rows, **extra)
    play(state, f"upgrade {card}; slot 2")
    assert state.kind == "transport" and reasons(state, "carry 2") == [rule]
