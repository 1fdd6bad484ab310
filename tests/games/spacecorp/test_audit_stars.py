"""Later eras, sentence by sentence: radiation, progress, star systems, colonies, aliens, the ends of eras and what is said about them."""

from __future__ import annotations

from typing import Any

import pytest

from spacegames.games.spacecorp.components.names import BASES, COLONIES, SITE_NUMBER, TILES
from spacegames.games.spacecorp.value import colony_points
from tests.games.spacecorp.tables import GAME, at, choices, play, reasons, reckoning, told

BOARDS = GAME.parts.boards


def stars(**settings: Any) -> Any:
    """A table of Starfarers with enough profit for radiation."""
    return at(**{"era": "starfarers", "profit": (20, 20), **settings})


def messages(state: Any, text: str) -> list[str]:
    """What is said against an action."""
    return [violation.message for violation in state.why_not(text)]


SIX: dict[int, int] = dict.fromkeys(range(1, 7), 1)
"""Six contracts are claimed: the end of the era is triggered."""


# ---- rivals' Infra after the end of the era was triggered


@pytest.mark.rule("SC-EDG-01", "SC-ERA-09", "SC-INF-05", "SC-AMB-13")
def test_competitors_opens_one_rival_even_if_the_other_hq_gives_nothing() -> None:
    """The card overrides the rule: the own Infra and that of one rival, whatever the own Infra is worth."""
    settings: dict[str, Any] = {"teams": ("wolf_359",), "tiles": {"wolf_359": "s1_desert"}, "infra": ("", "- molecular_forge molecular_forge")}
    state = stars(**settings, hands=("competitors_2 replicators", ""), claimed=SIX)
    assert "build" in state.actions(), reasons(state, "build")
    play(state, "build; base research")
    assert "hq 0 1" in choices(state) or "hq 1" in choices(state)


@pytest.mark.rule("SC-EDG-01", "SC-ERA-09")
def test_competitors_opens_the_way_of_a_rival_after_the_end() -> None:
    """The same for a Move: slot 1 of the own HQ is covered, so the own Infra gives nothing to a Move."""
    state = stars(hands=("competitors_2", ""), infra=("molecular_forge - -", "ramjet ramjet -"), claimed=SIX)
    assert "move" in state.actions(), reasons(state, "move")


# ---- radiation


@pytest.mark.rule("SC-RAD-05", "SC-RAD-06", "SC-VAL-08")
def test_a_card_shields_both_teams_whichever_goes_first() -> None:
    """The value is chosen when the card is played; the second team of a Time action may be the one in the zone."""
    settings: dict[str, Any] = {"era": "planeteers", "teams": ("ceres ceres",), "tiles": {"ceres": "p1_water"}, "bases": {"ceres": "0 research"}}
    settings |= {"hands": ("fission_drive magnetic_sail time",), "profit": (0, 0)}
    state = at(**settings)
    play(state, "move; to callisto; hq 0; time two; card fission_drive shielded; card magnetic_sail; confirm; team 2; to vesta; confirm")
    assert state.to_position()["seats"][0]["teams"][:2] == ["callisto", "vesta"], "first the team that needs the shield"
    state = at(**settings)
    play(state, "move; to vesta; hq 0; time two")
    assert "card fission_drive shielded" in choices(state), messages(state, "card fission_drive shielded")
    play(state, "card fission_drive shielded; card magnetic_sail; confirm; team 2; to callisto; confirm")
    assert state.to_position()["seats"][0]["teams"][:2] == ["vesta", "callisto"] and state.profit[0] == 0


@pytest.mark.rule("SC-RAD-04", "SC-AMB-72")
def test_the_reason_tells_why_profit_does_not_suffice() -> None:
    """2T pay for radiation, but another 1T is needed for the missing point; so it is not radiation alone."""
    state = at(era="planeteers", teams=("callisto",), hands=("plasma_drive",), profit=(2, 0))
    assert "move" not in state.actions()
    (said,) = messages(state, "move")
    assert said != "radiation costs 2T unless the move is shielded, you have 2T"


@pytest.mark.rule("SC-RAD-04", "SC-AMB-72", "SC-BLD-04")
def test_the_reason_tells_why_profit_does_not_suffice_to_build() -> None:
    state = stars(hands=("replicators", ""), teams=("wolf_359",), tiles={"wolf_359": "s1_desert"}, profit=(3, 0))
    assert "build" not in state.actions()
    (said,) = messages(state, "build")
    assert said != "radiation costs 3T unless the Build is shielded, you have 3T"


@pytest.mark.rule("SC-RAD-10", "SC-RAD-07", "SC-AMB-26", "SC-MOV-05")
def test_two_bases_of_one_system_earn_two_rewards_and_no_third() -> None:
    """Spaceport and Shield Factory of a rival are used; the base condition rests on them too."""
    state = stars(
        hands=("ramjet antimatter_1 antimatter_2", ""),
        teams=("tau_ceti",),
        tiles={"tau_ceti": "s1_earthlike s2_frozen s2_comets", "sirius": "s1_desert"},
        bases={"tau_ceti": "1 industrial spaceport shield_factory"},
    )
    play(state, "move; to sirius; card ramjet; card antimatter_1; card antimatter_2")
    assert reckoning(state).rewards == (1,) and reckoning(state).radiation == 3
    play(state, "use tau_ceti 2; use tau_ceti 3")
    assert (reckoning(state).value, reckoning(state).rewards, reckoning(state).radiation) == (120, (1, 1), 0)


@pytest.mark.rule("SC-RAD-08", "SC-RAD-11", "SC-AMB-19")
def test_the_first_build_of_two_can_shield_the_second() -> None:
    state = at(
        era="planeteers",
        hands=("nano_assemblers nano_assemblers nano_assemblers time",),
        teams=("europa callisto",),
        tiles={"europa": "p3_ocean_life", "callisto": "p3_exotic_ice"},
        profit=(0, 0),
    )
    play(state, "build; team 1")
    assert choices(state) == ["base shield_factory"] and reasons(state, "base research") == ["SC-RAD-04"]
    play(state, "base shield_factory; card nano_assemblers; card nano_assemblers; card nano_assemblers; time two; confirm; team 2; base research")
    assert reckoning(state).shielded and reckoning(state).radiation == 0


# ---- spurs


@pytest.mark.rule("SC-STR-02", "SC-STR-18")
def test_no_way_leads_through_a_spur() -> None:
    """Through Orion Spur 2 it would be 70."""
    assert BOARDS.distance[SITE_NUMBER["procyon"]][SITE_NUMBER["kapteyns_star"]] == 90


@pytest.mark.rule("SC-STR-17")
def test_a_colony_of_a_rival_opens_no_spur() -> None:
    state = stars(
        hands=("ramjet ramjet antimatter_2",),
        teams=("procyon",),
        tiles={"procyon": "s1_desert"},
        bases={"procyon": "1 research"},
        colonies={"procyon": "landfall"},
    )
    play(state, "move")
    assert "orion_spur_2" not in choices(state, "to") and reasons(state, "to orion_spur_2") == ["SC-STR-17"]


@pytest.mark.rule("SC-STR-19", "SC-STR-20", "SC-VAL-08")
def test_two_teams_of_one_action_enter_the_same_spur() -> None:
    """The first earns 5T, the second finds it occupied."""
    state = stars(
        hands=("ramjet ramjet antimatter_2 antimatter_2 time",),
        teams=("procyon procyon",),
        tiles={"procyon": "s1_desert"},
        bases={"procyon": "0 research"},
        colonies={"procyon": "landfall"},
    )
    play(state, "move; to orion_spur_2; card ramjet; card ramjet; card antimatter_2; card antimatter_2; time two; confirm")
    assert state.profit[0] == 20 - 3 + 5
    play(state, "team 2; to orion_spur_2; confirm")
    assert state.profit[0] == 22 - 3


# ---- aliens


@pytest.mark.rule("SC-ALN-05", "SC-BAS-S-03")
def test_an_exploiter_under_phobes() -> None:
    """Without a Secure base on the Phobes tile it gets nothing, with one built at the same time it does."""
    hand = "habitat_seeds habitat_seeds replicators replicators"
    feed = "; card habitat_seeds; card habitat_seeds; card replicators; card replicators; confirm"
    settings: dict[str, Any] = {"hands": (hand,), "teams": ("wolf_1061",), "tiles": {"wolf_1061": "s3_phobes s2_rings"}, "profit": (3, 0)}
    state = stars(**settings)
    play(state, "build; base exploiter; base exploiter" + feed)
    assert state.profit[0] == 0 and state.dead.bit_count() == 2
    state = stars(**settings)
    play(state, "build; base secure; base exploiter" + feed)
    assert state.profit[0] == 1 + 1, "the reward of the Rings, and their P1"


@pytest.mark.rule("SC-ALN-05", "SC-COL-06", "SC-COL-08", "SC-COL-09", "SC-COL-13", "SC-COL-07")
def test_colony_points_under_phobes() -> None:
    """No Col#, but everything that does not come from tiles."""
    state = stars(
        tiles={"wolf_1061": "s3_phobes s2_rings", "barnards_star": "s1_desert s2_comets"},
        bases={"wolf_1061": "0 research industrial", "barnards_star": "0 research research"},
        colonies={"barnards_star": "landfall"},
        progress=("enviro_tolerance", ""),
    )
    assert colony_points(state, 0, SITE_NUMBER["wolf_1061"]) == 4


@pytest.mark.rule("SC-ALN-03", "SC-ALN-05", "SC-STR-11", "SC-STR-13")
def test_phobes_laid_by_a_probe_drive_nobody_away() -> None:
    """Whoever fills the other boxes later stays, claims, and gets nothing."""
    state = stars(
        hands=("interstellar_probe", "probe_swarm probe_swarm"),
        teams=("sun", "wolf_1061:1"),
        stacks={"primary": "s1_contact", "alien": "s3_phobes", "minor": "s2_rings"},
        options={"probe_occupied": True},
        profit=(0, 0),
    )
    play(state, "special interstellar_probe; at wolf_1061")
    assert state.genetics == [0, 0] and state.revelation == [0, 0] and state.active == 1
    events = play(state, "explore; card probe_swarm; card probe_swarm; confirm")
    assert [entry["tile"] for entry in told(events, "tile_drawn")] == ["s2_rings"] and state.profit == [0, 0]
    assert not told(events, "team_moved") and told(events, "site_claimed")


# ---- colonies


def _full(colonies: int) -> dict[str, Any]:
    """Thirteen systems full of bases of both players in turn, the first ones colonies."""
    primary = "earthlike earthlike ocean ocean exotic_belt super_earth super_earth gas_giant gas_giant desert hot_jupiter exotic_world anomaly ruins".split()
    minor = "rings rings gem_dust gem_dust asteroids asteroids comets comets frozen anomaly outpost artifact".split()
    systems = sorted((site for site in BOARDS.of_era[2] if BOARDS.is_system[site]), key=lambda site: BOARDS.boxes[site])[:13]
    names = [COLONIES[colony] for colony in GAME.parts.colonies_for[2]]
    found: dict[str, Any] = {"tiles": {}, "bases": {}, "colonies": {}, "teams": ("sun", "sun")}
    stock = [[3] * 9, [3] * 9]
    for number, site in enumerate(systems):
        name = next(key for key, place in SITE_NUMBER.items() if place == site)
        shown = [f"s1_{primary.pop()}", *(f"s2_{minor.pop()}" for _box in range(BOARDS.boxes[site] - 1))]
        types = []
        for tile in shown:
            fits = GAME.parts.fits(2, site, TILES.index(tile))
            base = next(base for base in (0, 1, 2, 3, 4, 7, 8, 5, 6) if fits >> base & 1 and stock[number % 2][base])
            stock[number % 2][base] -= 1
            types.append(BASES[base])
        found["tiles"][name] = " ".join(shown)
        found["bases"][name] = " ".join([str(number % 2), *types])
        if number < colonies:
            found["colonies"][name] = names[number]
    return found


@pytest.mark.rule("SC-COL-03", "SC-COL-04", "SC-INV-08")
def test_the_reason_when_no_colony_is_left() -> None:
    """All twelve tiles of two players are on the board; "the smallest colony left needs 0" is not true of anything."""
    state = stars(**_full(12))
    assert "colonize" not in state.actions()
    (said,) = messages(state, "colonize")
    assert "needs 0" not in said


@pytest.mark.rule("SC-COL-11", "SC-RWD-01", "SC-ERA-09")
def test_build_points_for_a_colony_from_a_rival() -> None:
    """The rival is rewarded, and after the end was triggered the HQ is closed."""
    settings: dict[str, Any] = {"tiles": {"tau_ceti": "s1_desert s2_asteroids s2_rings"}, "bases": {"tau_ceti": "0 research industrial refinery"}}
    settings |= {"teams": ("sun",), "infra": ("", "- molecular_forge molecular_forge"), "hands": ("", ""), "profit": (0, 0)}
    state = stars(**settings)
    play(state, "colonize")
    assert "foothold" not in choices(state, "found") and set(choices(state, "found")) == {"landfall"}, "1 + 1 + 1, and 8 Build points make 4"
    state = stars(**settings, players=3)
    play(state, "colonize; found foothold")
    assert choices(state) == ["hq 1"]
    events = play(state, "hq 1; confirm")
    assert told(events, "acted")[0]["rewards"] == [1] and (state.kind, state.decider) == ("reward", 1)
    state = stars(**settings, players=3, claimed=SIX)
    play(state, "colonize")
    assert choices(state, "found") == ["landfall"]


# ---- Leak


@pytest.mark.rule("SC-EDG-07", "SC-AMB-84")
def test_leak_needs_the_other_copy() -> None:
    settings: dict[str, Any] = {"players": 3, "era": "planeteers", "hands": ("listening_array", "leak", ""), "revelation": (5, 0, 0)}
    state = at(**settings)
    play(state, "revelation; card listening_array; confirm; take probe_network; edge leak")
    assert state.profit == [2, 0, 0] and state.owned[0] == state.owned[1], "the copy without a bonus"
    state = at(**settings, progress=("", "", "probe_network"))
    play(state, "revelation; card listening_array; confirm; take probe_network")
    assert state.profit[0] == 0 and state.kind != "edge", "the copy taken now was the last one and has no bonus"


# ---- between eras


@pytest.mark.rule("SC-SET-P-03", "SC-SET-P-04", "SC-SET-P-11", "SC-SET-P-12", "SC-AMB-82")
def test_the_richest_player_starts_from_ceres() -> None:
    """Tile and claim first, then Vesta, then the Adaptation of whoever went round the wheel in Mariners; two laps bring one card."""
    state = at(
        players=3,
        deck_size=0,
        last=[],
        beyond=(2, 1),
        teams=("earth earth", "asteroid_belt earth", "asteroid_belt earth"),
        profit=(0, 3, 9),
        advanced=(13, 0, 5),
        genetics=(1, 0, 5),
    )
    play(state, "pass; place", "p1_artifact")
    assert (state.kind, state.decider) == ("beyond", 1) and state.profit[2] == 10 and state.revelation[2] == 1
    play(state, "place")
    assert (state.kind, state.decider) == ("progress", 0)
    play(state, "take hibernation")
    assert state.kind == "declare" and state.active == 2 and state.profit == [1, 3, 10]
    position = state.to_position()
    assert position["sites"]["ceres"]["claim"] == [2, 1] and position["seats"][1]["teams"][0] == "vesta" and state.beyond == (-1, -1)


@pytest.mark.rule("SC-VAR-12", "SC-VAR-13", "SC-VAR-14")
def test_an_early_end_after_planeteers() -> None:
    """Genetics pay after Mariners only; of equals more bases on the board win, and a Legacy base is not on the board."""
    state = at(
        era="planeteers",
        deck_size=0,
        last=[],
        beyond=(1, None),
        options={"end": "planeteers"},
        advanced=(4, 0),
        profit=(8, 5),
        tiles={"vesta": "p1_ores"},
        bases={"vesta": "1 research"},
        legacy=("m1_exotic refinery", ""),
    )
    play(state, "pass")
    assert state.over and state.profit == [8, 8] and state.winners() == [1]


@pytest.mark.rule("SC-WIN-01", "SC-COL-17", "SC-COL-19", "SC-AMB-112", "SC-CTR-07")
def test_what_a_claim_at_the_end_sets_off() -> None:
    """The claim pays what has grown, and whoever gains by rivals' contracts gains."""
    state = stars(
        players=3,
        deck_size=0,
        last=[],
        profit=(5, 5, 5),
        tiles={"sirius": "s1_desert", "procyon": "s1_ruins", "wolf_359": "s1_hot_jupiter"},
        bases={"sirius": "0 research", "procyon": "1 research", "wolf_359": "2 research"},
        colonies={"sirius": "tribunal", "procyon": "exchange", "wolf_359": "frontier"},
        claimed=dict.fromkeys(range(1, 6), 1),
    )
    play(state, "pass")
    assert choices(state) == ["row 6", "row 7"]
    play(state, "row 7")
    assert state.over and state.profit == [5 + 13 + 1, 5 + 1 + 1, 5 + 11 + 1]


# ---- the rules that are named


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


@pytest.mark.rule("SC-CTR-08")
def test_a_contract_missed_in_planeteers_only_names_its_rule() -> None:
    """The disc lies on Mariners: P + S, which is not the case of SC-CTR-07."""
    state = stars(hands=("noosphere",), discs=[1] * 7, tiles={"sirius": "s1_ruins"}, bases={"sirius": "0 research"})
    events = play(state, "revelation; card noosphere; confirm; claim 2")
    (claimed,) = [event for event in events if event.kind == "contract_claimed"]
    assert claimed.data["amount"] == 4 + 5 and "SC-CTR-08" in claimed.rules and "SC-CTR-07" not in claimed.rules


@pytest.mark.rule("SC-BAS-S-02", "SC-BAS-S-03", "SC-BAS-S-05", "SC-BAS-S-06")
@pytest.mark.parametrize(
    ("base", "tile", "kind", "rule"),
    [
        ("secure", "s1_gas_giant", "profit_changed", "SC-BAS-S-06"),
        ("exploiter", "s1_gas_giant", "profit_changed", "SC-BAS-S-03"),
        ("bio_lab", "s1_ocean", "wheel_moved", "SC-BAS-S-02"),
        ("research", "s1_gas_giant", "offer_taken", "SC-BAS-S-05"),
    ],
)
def test_bases_among_the_stars_name_the_rules_of_their_era(base: str, tile: str, kind: str, rule: str) -> None:
    """What they do has changed since the eras whose rules are named."""
    state = stars(
        hands=("habitat_seeds replicators",),
        teams=("alpha_centauri",),
        tiles={"alpha_centauri": tile, "luhman_16": "s1_ruins"},
        bases={"luhman_16": "1 research"},
    )
    events = play(state, f"build; base {base}; card habitat_seeds; card replicators; confirm")
    if state.kind == "offer":
        events += play(state, "offer 1")
    named = [event.rules for event in events if event.kind == kind]
    assert any(rule in rules for rules in named), named


@pytest.mark.rule("SC-SET-S-03", "SC-SET-S-04", "SC-SET-P-04")
@pytest.mark.parametrize(
    ("era", "stuck", "rules"),
    [("mariners", "asteroid_belt earth", ("SC-SET-P-03", "SC-SET-P-04")), ("planeteers", "oort_cloud ceres", ("SC-SET-S-03", "SC-SET-S-04"))],
)
def test_each_beyond_marker_names_its_own_rule(era: str, stuck: str, rules: tuple[str, str]) -> None:
    state = at(era=era, deck_size=0, last=[], beyond=(0, 1), teams=(stuck, stuck))
    play(state, "pass")
    named = [state.decision.rule]
    play(state, "leave")
    assert (*named, state.decision.rule) == rules


@pytest.mark.rule("SC-VAR-11")
def test_the_first_adaptation_of_a_start_with_starfarers_is_no_lap() -> None:
    """Nobody has gone round the wheel."""
    state = GAME.new(2, 3, start="starfarers")
    assert state.kind == "progress" and "round the wheel" not in state.decision.prompt and state.decision.rule == "SC-VAR-11"


@pytest.mark.rule("SC-BAS-S-05")
def test_a_research_base_among_the_stars_asks_for_one_of_two_things() -> None:
    """The prompt names the revelation cube too."""
    state = stars(hands=("habitat_seeds replicators",), teams=("wolf_359",), tiles={"wolf_359": "s1_desert"}, offers="noosphere oracle - -")
    play(state, "build; base research; card habitat_seeds; card replicators; confirm")
    assert "revelation" in state.actions() and "revelation" in state.decision.prompt.lower() and state.decision.rule == "SC-BAS-S-05"
