"""Star systems, the Orion Spur, aliens and colonies."""

from __future__ import annotations

from typing import Any

import pytest

from spacegames.games.spacecorp.components.names import BASES, COLONIES, REGIONS, SITE_NUMBER, SITES, TILES
from spacegames.games.spacecorp.value import build_cost, colony_points
from tests.games.spacecorp.tables import GAME, SIX, choices, feeds, play, reasons, reckoning, says, stars, told

BOARDS = GAME.parts.boards


def far(a: str, b: str) -> int:
    return int(BOARDS.distance[SITE_NUMBER[a]][SITE_NUMBER[b]])


@pytest.mark.rule("SC-STR-01", "SC-STR-03", "SC-STR-04", "SC-STR-05")
def test_regions_of_the_stars() -> None:
    """SC-EX-R42."""
    kinds = [GAME.components["regions"][name]["kind"] for name in REGIONS if GAME.components["regions"][name]["era"] == "starfarers"]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {"start": 1, "star_system": 14, "empty": 4, "orion_spur": 3}
    indi = SITE_NUMBER["epsilon_indi"]
    assert (BOARDS.explore[indi], BOARDS.build[indi], BOARDS.boxes[indi], BOARDS.multi[indi], BOARDS.track) == (10, 20, 3, True, 3)


@pytest.mark.rule("SC-STR-02", "SC-INV-29", "SC-INV-19")
@pytest.mark.parametrize(
    ("start", "end", "need"),
    [
        ("kapteyns_star", "epsilon_eridani", 60),
        ("sun", "alpha_centauri", 10),
        ("sun", "luhman_16", 20),
        ("sun", "procyon", 30),
        ("sun", "tau_ceti", 50),
        ("sun", "ross_780", 70),
        ("sun", "kapteyns_star", 100),
    ],
)
def test_distances_among_the_stars(start: str, end: str, need: int) -> None:
    """SC-EX-R40."""
    assert far(start, end) == far(end, start) == need


@pytest.mark.rule("SC-STR-09")
def test_empty_regions_are_no_stop() -> None:
    """SC-EX-R41: every site lies in a region with a system, a spur or the Sun."""
    for site in BOARDS.of_era[2]:
        assert GAME.components["regions"][REGIONS[BOARDS.region[site]]]["kind"] != "empty"
    state = stars(hands=("ramjet antimatter_2 antimatter_2",), teams=("kapteyns_star",), infra=("magnetic_scoop",))
    play(state, "move")
    assert reasons(state, "to epsilon_eridani")


@pytest.mark.rule("SC-STR-06", "SC-STR-07", "SC-INV-31")
def test_a_team_comes_in_on_the_farthest_box() -> None:
    """SC-EX-146."""
    state = stars(hands=("ramjet antimatter_2",), teams=("sun",))
    play(state, "move; to alpha_centauri; card ramjet; card antimatter_2; confirm")
    assert state.to_position()["seats"][0]["teams"][0] == "alpha_centauri:3"
    state = stars(teams=("sirius:1", ""), hands=("probe_swarm probe_swarm",))
    assert "explore" not in state.actions() and reasons(state, "explore") == ["SC-STR-07"]
    state = stars(teams=("sirius:1 sun sun",), hands=("ramjet antimatter_2",))
    play(state, "move; to alpha_centauri")
    assert state.team == 1


@pytest.mark.rule("SC-STR-10", "SC-INV-30")
def test_nearby() -> None:
    """SC-EX-R43."""

    def near(a: str, b: str) -> bool:
        return SITE_NUMBER[b] in BOARDS.near[SITE_NUMBER[a]]

    assert near("epsilon_indi", "lacaille_9352") and near("sun", "luhman_16") and near("sirius", "sirius")
    assert not near("ross_780", "lacaille_9352") and not near("ross_780", "epsilon_indi")
    alone = [site for site in SITES if BOARDS.is_system[SITE_NUMBER[site]] and len(BOARDS.near[SITE_NUMBER[site]]) == 1]
    assert alone == ["kapteyns_star", "ross_780"]


@pytest.mark.rule("SC-STR-11", "SC-STR-12", "SC-STR-13")
def test_exploring_fills_every_box() -> None:
    """SC-EX-R45."""
    state = stars(hands=("probe_swarm probe_swarm sentient_scouts",), teams=("epsilon_eridani",), profit=(0, 0), genetics=(5, 0))
    play(state, "explore")
    assert reckoning(state).need == 10
    events = play(state, "card probe_swarm; card probe_swarm; card sentient_scouts; confirm", "s1_earthlike", "s2_rings", "s2_gem_dust")
    assert state.kind == "progress", "the award of the first tile comes before the second tile"
    assert [entry["tile"] for entry in told(events, "tile_drawn")] == ["s1_earthlike"]
    events = play(state, "take hibernation")
    assert [entry["tile"] for entry in told(events, "tile_drawn")] == ["s2_rings", "s2_gem_dust"]
    assert told(events, "site_claimed") == [{"player": 0, "team": 1, "site": "epsilon_eridani"}]


@pytest.mark.rule("SC-STR-14", "SC-STR-15", "SC-STR-16", "SC-INV-39", "SC-INV-13", "SC-AMB-101")
def test_building_puts_a_base_on_every_tile() -> None:
    """SC-EX-R46, SC-EX-152 and SC-EX-153."""
    settings: dict[str, Any] = {"teams": ("epsilon_eridani", "epsilon_eridani"), "tiles": {"epsilon_eridani": "s1_ruins s2_rings s2_gem_dust"}}
    state = stars(**settings, hands=("habitat_seeds habitat_seeds replicators",), claims={"epsilon_eridani": "1 1"}, profit=(3, 0))
    play(state, "build; base attraction; base refinery; base research")
    assert reckoning(state).need == 16
    events = play(state, "card habitat_seeds; card habitat_seeds; card replicators; confirm")
    assert len(told(events, "base_built")) == 3 and state.profit[1] == 2
    state = stars(tiles={"sirius": "s1_super_earth", "barnards_star": "s1_earthlike s2_comets"})
    assert build_cost(state, SITE_NUMBER["sirius"]) == 20 and build_cost(state, SITE_NUMBER["barnards_star"]) == 2
    state = stars(**{**settings, "tiles": {"epsilon_eridani": "s1_ruins s2_rings"}}, hands=("habitat_seeds",))
    assert reasons(state, "build") == ["SC-BLD-03"]


@pytest.mark.rule("SC-STR-17", "SC-STR-18", "SC-STR-19", "SC-STR-20", "SC-INV-35", "SC-AMB-115", "SC-AMB-116")
def test_the_orion_spur() -> None:
    """SC-EX-157."""
    hand = "ramjet ramjet antimatter_2"
    settings: dict[str, Any] = {"hands": (hand, ""), "tiles": {"procyon": "s1_desert", "sixty_one_cygni": "s1_ocean s2_rings"}}
    settings |= {"bases": {"procyon": "0 research", "sixty_one_cygni": "0 research research"}, "colonies": {"procyon": "landfall"}}
    go = "; card ramjet; card ramjet; card antimatter_2; confirm"
    state = stars(**settings, teams=("procyon sirius",))
    play(state, "move; team 1; to orion_spur_2" + go)
    assert state.profit[0] == 20 - 3 + 5 and state.spur
    state = stars(**settings, teams=("procyon", "orion_spur_2"), spur=True)
    play(state, "move; to orion_spur_2" + go)
    assert state.profit[0] == 20 - 3, "the region is occupied"
    state = stars(**settings, teams=("procyon",), spur=True)
    play(state, "move; to orion_spur_2" + go)
    assert state.profit[0] == 20 - 3 + 2
    state = stars(**settings, teams=("sirius procyon orion_spur_1",), spur=True)
    play(state, "move")
    assert reasons(state, "team 3") == ["SC-STR-18"]
    play(state, "team 1")
    assert reasons(state, "to orion_spur_2") == ["SC-STR-17"]
    state = stars(**settings, teams=("sixty_one_cygni",))
    play(state, "move")
    assert reasons(state, "to orion_spur_1") == ["SC-STR-17"], "no colony there"


@pytest.mark.rule("SC-MOV-04", "SC-STR-02")
def test_moves_need_a_base_among_the_stars_too() -> None:
    """SC-EX-150."""
    state = stars(hands=("ramjet antimatter_2",), teams=("sirius",))
    play(state, "move")
    assert reasons(state, "to procyon") == ["SC-MOV-04"] and "to sun" in choices(state)


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

CONTACT: dict[str, Any] = {"hands": ("probe_swarm probe_swarm",), "teams": ("wolf_1061",), "profit": (0, 0)}


@pytest.mark.rule("SC-ALN-01", "SC-ALN-02")
def test_contact_draws_an_alien_tile() -> None:
    state = stars(**CONTACT, stacks={"primary": "s1_contact", "alien": "s3_traders"})
    events = play(state, "explore; card probe_swarm; card probe_swarm; confirm")
    assert told(events, "tile_exchanged")[0]["stack"] == "alien" and told(events, "tile_drawn")[0]["tile"] == "s3_traders" and state.profit[0] >= 3


@pytest.mark.rule("SC-ALN-03", "SC-ALN-04", "SC-ALN-05", "SC-AMB-104")
def test_phobes_drive_the_team_away() -> None:
    """SC-EX-158."""
    state = stars(**CONTACT, stacks={"primary": "s1_contact", "alien": "s3_phobes", "minor": "s2_rings"})
    events = play(state, "explore; card probe_swarm; card probe_swarm; confirm")
    assert told(events, "team_moved")[0]["to"] == "sun" and told(events, "team_moved")[0]["by"] == "phobes"
    assert [entry["tile"] for entry in told(events, "tile_drawn")] == ["s3_phobes", "s2_rings"]
    assert state.profit[0] == 0 and state.genetics[0] == 0 and not told(events, "site_claimed")


@pytest.mark.rule("SC-AMB-98", "SC-ALN-03")
def test_the_explorer_chooses_which_team_leaves() -> None:
    settings = {**CONTACT, "teams": ("wolf_1061 wolf_1061:2",)}
    state = stars(**settings, stacks={"primary": "s1_contact", "alien": "s3_phobes", "minor": "s2_rings"})
    play(state, "explore; card probe_swarm; card probe_swarm; confirm")
    assert state.kind == "phobes" and choices(state) == ["team 1", "team 2"] and reasons(state, "team 3") == ["SC-ALN-03"]
    events = play(state, "team 2")
    assert told(events, "site_claimed"), "the exploring team is still there"


@pytest.mark.rule("SC-AMB-103")
def test_energy_fields_waive_the_flight_only() -> None:
    state = stars(**CONTACT, stacks={"primary": "s1_contact", "alien": "s3_phobes", "minor": "s2_rings"}, progress=("energy_fields", ""))
    events = play(state, "explore; card probe_swarm; card probe_swarm; confirm")
    assert not told(events, "team_moved") and state.profit[0] == 0 and told(events, "site_claimed")


QUIET: dict[str, Any] = {"tiles": {"wolf_1061": "s3_phobes s2_rings"}}


@pytest.mark.rule("SC-ALN-05", "SC-ALN-06", "SC-BAS-S-07", "SC-AMB-102", "SC-AMB-105", "SC-AMB-106")
def test_a_secure_base_on_phobes() -> None:
    """SC-EX-158, second half."""
    state = stars(**QUIET, hands=("habitat_seeds habitat_seeds replicators replicators",), teams=("wolf_1061",), profit=(3, 0))
    play(state, "build; base secure; base refinery")
    assert reckoning(state).need == 18
    play(state, "card habitat_seeds; card habitat_seeds; card replicators; card replicators; confirm")
    assert (state.genetics[0], state.revelation[0], state.profit[0]) == (1, 1, 1)
    state = stars(**QUIET, bases={"wolf_1061": "0 research refinery"}, hands=("star_lifting",))
    assert reasons(state, "produce") == ["SC-PRD-01"]
    assert colony_points(state, 0, SITE_NUMBER["wolf_1061"]) == 1, "two bases, but no Col#"
    state = stars(**QUIET, bases={"wolf_1061": "0 secure refinery"}, hands=("star_lifting",))
    assert "produce" in state.actions()
    state = stars(**QUIET, options={"phobes_base": False})
    assert build_cost(state, SITE_NUMBER["wolf_1061"]) == 10
    state = stars(tiles={"wolf_1061": "s3_phobes s2_rings"}, bases={"wolf_1061": "0 research secure"}, hands=("star_lifting",))
    assert reasons(state, "produce") == ["SC-PRD-01"], "a Secure base on another tile does not help"


@pytest.mark.rule("SC-ALN-07", "SC-AMB-107")
def test_introverts() -> None:
    """SC-EX-159."""
    settings: dict[str, Any] = {"tiles": {"wolf_359": "s3_introverts"}, "teams": ("wolf_359",), "hands": ("habitat_seeds replicators",)}
    assert reasons(stars(**settings), "build") == ["SC-ALN-07"]
    for card in ("sensory_focus", "cooperative_empathy"):
        assert "build" in stars(**settings, progress=(card, "")).actions()


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

TAU: dict[str, Any] = {"tiles": {"tau_ceti": "s1_earthlike s2_frozen s2_comets"}, "bases": {"tau_ceti": "0 industrial research shield_factory"}}


@pytest.mark.rule("SC-COL-01", "SC-COL-02", "SC-COL-03", "SC-COL-04", "SC-COL-06", "SC-COL-08", "SC-COL-09", "SC-EXP-09", "SC-COL-14")
def test_colony_points() -> None:
    """SC-EX-154."""
    state = stars(**TAU, teams=("sun",), profit=(0, 0))
    play(state, "colonize")
    values = {tile: GAME.components["colonies"][tile]["value"] for tile in COLONIES}
    assert set(choices(state, "found")) == {tile for tile in COLONIES if values[tile] <= 6 and 2 in GAME.components["colonies"][tile]["players"]}
    assert reasons(state, "found advocate") == ["SC-COL-04"] and reasons(state, "found beacon") == ["SC-COL-03"]
    events = play(state, "found arbiter; confirm")
    assert told(events, "colony_founded")[0]["value"] == 6 and state.to_position()["sites"]["tau_ceti"]["colony"] == "arbiter"
    assert reasons(state, "colonize", 1) == ["SC-COL-01"]


@pytest.mark.rule("SC-COL-05", "SC-COL-10", "SC-COL-12", "SC-COL-07", "SC-COL-13", "SC-AMB-109", "SC-INV-37", "SC-INV-12")
def test_paid_colony_points() -> None:
    settings = {**TAU, "teams": ("tau_ceti sun",), "hands": ("",)}
    state = stars(**settings, profit=(5, 0))
    play(state, "colonize; found advocate")
    assert (reckoning(state).value, reckoning(state).need) == (6, 8) and reasons(state, "confirm") == ["SC-COL-04"]
    play(state, "give team")
    assert reasons(state, "give team") == ["SC-COL-05"]
    events = play(state, "give profit; confirm")
    assert told(events, "team_removed") and state.to_position()["seats"][0]["teams"][0] == "out"
    assert state.profit[0] == 0
    state = stars(**settings, progress=("enviro_tolerance", ""), profit=(4, 0))
    play(state, "colonize; found wilderness")
    assert reckoning(state).value == 7 and reasons(state, "give profit") == ["SC-COL-12", "SC-COL-04"]
    near = {**settings, "tiles": {**TAU["tiles"], "lacaille_9352": "s1_desert s2_rings"}, "bases": {**TAU["bases"], "lacaille_9352": "0 research research"}}
    assert colony_points(stars(**near), 0, SITE_NUMBER["tau_ceti"]) == 6
    assert colony_points(stars(**near, colonies={"lacaille_9352": "landfall"}), 0, SITE_NUMBER["tau_ceti"]) == 7


@pytest.mark.rule("SC-COL-11", "SC-AMB-108")
def test_build_points_for_a_colony() -> None:
    """SC-EX-156."""
    settings = {**TAU, "teams": ("sun",), "profit": (0, 0)}
    state = stars(**settings, hands=("replicators seed_constructor",))
    play(state, "colonize; found wilderness")
    assert feeds(state, "card replicators") == 6 and reckoning(state).build == 5 and reasons(state, "confirm") == ["SC-COL-04", "SC-COL-11"]
    assert feeds(state, "card seed_constructor") == 7 and reckoning(state).ready
    double = {"tiles": {"epsilon_indi": "s1_earthlike s2_frozen s2_comets"}, "bases": {"epsilon_indi": "0 industrial research shield_factory"}}
    settings = {**double, "teams": ("sun",), "profit": (0, 0)}
    state = stars(**settings, hands=("replicators habitat_seeds",))
    play(state, "colonize")
    assert "wilderness" not in choices(state, "found"), "11 of 12 Build points"
    state = stars(**settings, hands=("replicators habitat_seeds mega_constructors time",), progress=("stellar_engineering", ""))
    play(state, "colonize; found wilderness")
    assert feeds(state, "card replicators; card habitat_seeds; card mega_constructors") == 7 and reckoning(state).build == 22


@pytest.mark.rule("SC-COL-15")
def test_only_the_builder_colonizes_once() -> None:
    state = stars(**TAU, colonies={"tau_ceti": "landfall"})
    assert reasons(state, "colonize") == ["SC-COL-01"]


@pytest.mark.rule("SC-AMB-46", "SC-BAS-S-03")
def test_an_exploited_tile_gives_no_colony_points() -> None:
    """SC-EX-155."""
    state = stars(tiles={"alpha_centauri": "s1_gas_giant"}, bases={"alpha_centauri": "0 exploiter"}, dead={"alpha_centauri": "1"})
    assert colony_points(state, 0, SITE_NUMBER["alpha_centauri"]) == 0


def _founded(colony: str, **settings: Any) -> Any:
    """Tau Ceti becomes this colony."""
    state = stars(**{**TAU, "teams": ("tau_ceti sun",), "profit": (10, 10), **settings})
    play(state, "colonize")
    if state.kind == "target":
        play(state, "at tau_ceti")
    play(state, f"found {colony}")
    while state.kind == "feed":
        play(state, "confirm" if "confirm" in state.actions() else choices(state)[-1])
    return state


@pytest.mark.rule("SC-COL-18", "SC-COL-16", "SC-AMB-119", "SC-AMB-111")
def test_effects_at_once() -> None:
    """SC-EX-R44 and SC-EX-164."""
    state = _founded("concord", progress=("hibernation probe_network", "longevity"))
    assert state.profit[0] == 12
    state = _founded("meridian", progress=("probe_network", "energy_fields self_replication"))
    assert state.profit[0] == 13
    rival = {"tiles": {**TAU["tiles"], "sirius": "s1_desert", "procyon": "s1_ruins", "wolf_359": "s1_hot_jupiter"}}
    rival["bases"] = {**TAU["bases"], "sirius": "1 research", "procyon": "1 research", "wolf_359": "1 research"}
    state = _founded("junction", **rival, colonies={"sirius": "landfall", "procyon": "concord", "wolf_359": "firstlight"})
    assert state.profit[0] == 11
    more: dict[str, Any] = {"players": 3, "profit": (10, 10, 10)}
    state = _founded("garden", **more, progress=("hibernation longevity", "group_mind", ""))
    assert state.profit[0] == 11
    secure = {"tiles": {**TAU["tiles"], "sirius": "s1_desert"}, "bases": {**TAU["bases"], "sirius": "0 secure"}}
    assert _founded("bastion", **more, **secure).profit[0] == 11


@pytest.mark.rule("SC-COL-18", "SC-AMB-113", "SC-AMB-112")
def test_the_printed_reward_of_an_open_contract() -> None:
    """SC-EX-162."""
    state = _founded("charter", players=3, profit=(10, 10, 10), discs=[1] * 7, claimed={4: 1})
    assert state.kind == "row" and choices(state, "row") == ["1", "2", "3", "5", "6", "7"] and reasons(state, "row 4") == ["SC-CTR-03"]
    before = state.profit[0]
    play(state, "row 7")
    assert state.profit[0] - before == 7


@pytest.mark.rule("SC-COL-17", "SC-AMB-110", "SC-INV-36")
def test_effects_each_time() -> None:
    """SC-EX-161."""
    rival = {
        "tiles": {**TAU["tiles"], "sirius": "s1_desert", "procyon": "s1_ruins"},
        "bases": {**TAU["bases"], "sirius": "1 research", "procyon": "0 research"},
    }
    for colony, gain in (("watchpost", 1), ("mirror", 2)):
        assert _founded("landfall", **rival, colonies={"sirius": colony}).profit[1] == 10 + gain
    state = _founded("firstlight", **rival, colonies={"procyon": "landfall"})
    assert state.profit[0] == 11
    state = _founded("landfall", **rival, colonies={"procyon": "dominion"})
    assert state.profit[0] == 12, "as many as there are colonies, this one included"
    tollgate = stars(**{**rival, "colonies": {"sirius": "tollgate"}, "hands": ("automated_economy",), "profit": (0, 0)})
    play(tollgate, "produce; card automated_economy; confirm")
    assert tollgate.profit[1] == 1
    state = stars(**{**rival, "colonies": {"sirius": "arbiter"}, "hands": ("noosphere",), "profit": (0, 0)})
    play(state, "revelation; card noosphere; confirm; claim 2")
    assert state.profit[1] == 2


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
    assert reasons(state, "colonize") == ["SC-COL-03"] and says(state, "colonize").endswith("is ready, but no colony tile is left on the side board")


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
