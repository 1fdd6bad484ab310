"""Research, Move, Explore, Build, Produce, Genetics, Revelation, Upgrade and Special."""

from __future__ import annotations

import pytest

from spacegames.games.spacecorp.components.names import CARDS, SITE_NUMBER, SITES
from spacegames.games.spacecorp.value import build_cost
from tests.games.spacecorp.tables import GAME, at, choices, play, reasons, reckoning, told

BOARDS = GAME.parts.boards


def far(a: str, b: str) -> int:
    return int(BOARDS.distance[SITE_NUMBER[a]][SITE_NUMBER[b]])


# ---- Research


@pytest.mark.rule("SC-RES-01", "SC-RES-02", "SC-RES-03", "SC-RES-04", "SC-RES-05")
def test_research_with_seven_cards() -> None:
    """SC-EX-R09 and SC-EX-117."""
    state = at(hands=("mission_lab mission_lab rover rover rover printer printer",), deck="cargo_pod cargo_pod science_module science_module hack poach")
    play(state, "research; hq 0; card mission_lab; card mission_lab")
    assert reckoning(state).value == 6
    play(state, "confirm" + "; deck" * 6)
    assert len(state.hands[0]) == 11
    state = at(hands=("mission_lab mission_lab rover rover rover printer printer solar_sail",))
    assert reasons(state, "research") == ["SC-RES-01"]


@pytest.mark.rule("SC-AMB-21", "SC-AMB-22", "SC-AMB-23")
def test_research_takes_what_there_is() -> None:
    state = at(hands=("mission_lab",), deck_size=0, offers="rover printer - -")
    events = play(state, "research; hq 0; card mission_lab; confirm; offer 1; offer 2")
    assert len(told(events, "offer_taken")) == 2 and state.active == 1
    assert reasons(at(hands=("mission_lab",), deck_size=0, offers="- - - -"), "research") == ["SC-AMB-22"]
    state = at(hands=("mission_lab",))
    play(state, "research; hq 0; card mission_lab; confirm")
    assert reasons(state, "stop") == ["SC-AMB-21"] and reasons(state, "card rover") == ["SC-AMB-23"]
    play(state, "deck; stop")
    assert state.active == 1
    state = at(hands=("mission_lab",), options={"research_all": True})
    play(state, "research; hq 0; confirm; deck")
    assert reasons(state, "stop") == ["SC-AMB-21"]


@pytest.mark.rule("SC-AMB-24")
def test_hands_are_hidden_and_all_else_is_open() -> None:
    view = at(hands=("rover", "printer printer")).view(0)
    assert view["seats"][0]["hand"] == ["rover"] and view["seats"][1]["hand"] == 2 and isinstance(view["deck"], int)
    assert view["offers"] and isinstance(view["stacks"]["e1"], int) and view["discard"] == []


# ---- Move


@pytest.mark.rule("SC-MOV-01", "SC-MOV-02", "SC-AMB-27", "SC-AMB-28")
def test_a_move_ends_at_another_site() -> None:
    state = at(hands=("solar_sail",), teams=("earth earth", "moon moon"))
    play(state, "move")
    assert reasons(state, "to earth") == ["SC-AMB-27"] and reasons(state, "to ceres") == ["SC-MOV-02"]
    events = play(state, "to moon; hq 0; card solar_sail; confirm")
    assert told(events, "team_moved") == [{"player": 0, "team": 1, "from": "earth", "to": "moon", "by": "move"}]


@pytest.mark.rule("SC-MOV-03", "SC-MOV-07", "SC-MOV-08", "SC-MOV-09", "SC-MOV-10", "SC-INV-27", "SC-INV-26", "SC-AMB-32")
@pytest.mark.parametrize(
    ("start", "end", "need"),
    [
        ("moon", "sisyphus", 4),
        ("earth", "moon", 4),
        ("moon", "earth", 4),
        ("phobos", "deimos", 2),
        ("phobos", "mars_south", 3),
        ("mars_north", "earth", 11),
        ("earth", "halleys_comet", 8),
        ("moon", "lunar_l5", 3),
        ("lunar_l4", "lunar_l5", 2),
        ("earth", "asteroid_belt", 12),
        ("earth", "sisyphus", 6),
    ],
)
def test_distances_of_mariners(start: str, end: str, need: int) -> None:
    assert far(start, end) == need
    assert all(far(a, b) <= 12 for a in SITES[:16] for b in SITES[:16] if a != b)


@pytest.mark.rule("SC-MOV-11", "SC-AMB-31")
def test_from_one_side_of_mars_to_the_other() -> None:
    assert far("mars_north", "mars_south") == far("mars_south", "mars_north") == 3


@pytest.mark.rule("SC-MOV-05", "SC-MOV-06", "SC-AMB-25", "SC-AMB-33")
def test_whose_base_is_used() -> None:
    """SC-EX-105 and SC-EX-109."""
    settings = {"hands": ("intercept heavy_lifter",), "teams": ("sisyphus earth",), "tiles": {"eros": "m1_water", "sisyphus": "m1_wonder"}}
    state = at(**settings, bases={"eros": "1 research"})
    play(state, "move; team 1; to eros; card heavy_lifter")
    assert reckoning(state).rewards == (1,)
    state = at(**settings, bases={"eros": "1 research", "sisyphus": "0 research"})
    play(state, "move; team 1; to eros; card heavy_lifter")
    assert reckoning(state).rewards == () and choices(state, "confirm") == [""]
    state = at(**settings, bases={"eros": "1 research", "sisyphus": "1 research"})
    play(state, "move; team 1; to eros; card heavy_lifter")
    assert choices(state, "confirm") == ["sisyphus", "eros"] and reasons(state, "confirm") == ["SC-AMB-25"]
    play(state, "confirm eros")
    assert state.rewards == (1,)
    state = at(hands=("solar_sail",))
    play(state, "move; to moon; hq 0; card solar_sail")
    assert reckoning(state).rewards == (), "the base on Earth is everybody's"


@pytest.mark.rule("SC-MOV-12", "SC-MOV-13", "SC-AMB-29")
def test_beyond_markers_of_the_asteroid_belt() -> None:
    """SC-EX-123."""
    settings = {"hands": ("nuclear_thermal nuclear_thermal solar_sail solar_sail",), "infra": ("- ion_drive -", ""), "teams": ("mars_north earth", "earth")}
    state = at(**settings, tiles={"mars_north": "m2_exotic"}, bases={"mars_north": "0 research"})
    events = play(state, "move; team 1; to asteroid_belt; hq 0; card nuclear_thermal; confirm")
    assert told(events, "beyond_taken") == [{"player": 0, "marker": 1}]
    state = at(**{**settings, "teams": ("asteroid_belt earth", "")}, beyond=(0, None))
    play(state, "move")
    assert state.team == 1, "the team beyond the board is out of the question"
    events = play(state, "to asteroid_belt; hq 0; card nuclear_thermal; card nuclear_thermal; card solar_sail; confirm")
    assert told(events, "beyond_taken") == [{"player": 0, "marker": 2}] and state.beyond == (0, 0)
    state = at(**settings, beyond=(1, 1))
    events = play(state, "move; team 2; to asteroid_belt; hq 0; card nuclear_thermal; card nuclear_thermal; card solar_sail; confirm")
    assert not told(events, "beyond_taken")


@pytest.mark.rule("SC-MOV-14")
def test_the_oort_cloud_has_markers_too() -> None:
    state = at(
        era="planeteers",
        hands=("plasma_drive plasma_drive plasma_drive fusion_torch",),
        infra=("- fusion_torch -",),
        teams=("charon oort_cloud",),
        tiles={"charon": "p2_water"},
        bases={"charon": "0 research"},
        profit=(9, 0),
        beyond=(1, None),
    )
    events = play(state, "move; to oort_cloud; hq 0; card plasma_drive; confirm")
    assert told(events, "beyond_taken") == [{"player": 0, "marker": 2}]


@pytest.mark.rule("SC-MOV-15", "SC-MOV-16", "SC-INV-20", "SC-INV-28", "SC-INV-32")
@pytest.mark.parametrize(
    ("start", "end", "need"),
    [
        ("iapetus", "umbriel", 12),
        ("triton", "charon", 11),
        ("callisto", "umbriel", 9),
        ("pluto_site", "oort_cloud", 7),
        ("titan", "pluto_site", 23),
        ("inner_solar_system", "ceres", 4),
        ("inner_solar_system", "titan", 11),
        ("inner_solar_system", "oort_cloud", 27),
        ("europa", "inner_solar_system", 8),
        ("ceres", "vesta", 2),
    ],
)
def test_distances_of_planeteers(start: str, end: str, need: int) -> None:
    assert far(start, end) == far(end, start) == need


# ---- Explore


@pytest.mark.rule("SC-EXP-01", "SC-EXP-02", "SC-EXP-03", "SC-EXP-04", "SC-EXP-05", "SC-EXP-06", "SC-GEN-02", "SC-EXP-13")
def test_exploring_mars() -> None:
    """SC-EX-R15 and SC-EX-112."""
    state = at(hands=("rover",), teams=("mars_south lunar_l4",))
    play(state, "explore")
    assert reckoning(state).need == 2
    assert reasons(state, "confirm") == ["SC-EXP-02"]
    events = play(state, "card rover; confirm", "m2_water_microbes")
    assert told(events, "tile_drawn")[0]["tile"] == "m2_water_microbes"
    assert state.profit[0] == 2 and state.genetics[0] == 1
    assert state.to_position()["sites"]["mars_south"]["claim"] == [0, 1]
    state = at(hands=("rover",), teams=("lunar_l4",))
    assert reasons(state, "explore") == ["SC-EXP-03"]
    state = at(hands=("rover",), teams=("moon",), tiles={"moon": "m1_water"})
    assert reasons(state, "explore") == ["SC-EXP-01"]
    assert reasons(at(hands=("chemical_drive",), teams=("moon",)), "explore") == ["SC-EXP-02"]


@pytest.mark.rule("SC-EXP-12", "SC-AMB-35")
def test_a_tile_that_orders_another_draw() -> None:
    """SC-EX-144."""
    state = at(era="planeteers", hands=("crawler",), teams=("dione",), stacks={"e2": "p2_draw_e3", "e3": "p3_exo_dna"})
    events = play(state, "explore; card crawler; confirm")
    assert told(events, "tile_exchanged") == [{"player": 0, "tile": "p2_draw_e3", "stack": "e3"}]
    assert state.profit[0] == 2 and state.genetics[0] == 2 and build_cost(state, SITE_NUMBER["dione"]) == 6


@pytest.mark.rule("SC-INV-42")
@pytest.mark.parametrize("era", [0, 1, 2])
def test_stacks_are_large_enough_for_every_box(era: int) -> None:
    tiles = [tile for tile in GAME.parts.tiles if tile.era == era]
    for stack in range(3):
        boxes = sum(list(BOARDS.stack[site]).count(stack) for site in BOARDS.of_era[era])
        there = sum(tile.copies for tile in tiles if tile.stack == stack)
        ordered = sum(tile.copies for tile in tiles if tile.redraw == stack)
        assert there >= boxes + ordered


@pytest.mark.rule("SC-EXP-14", "SC-AMB-34", "SC-AMB-39")
def test_a_claim_lasts_while_the_team_stays() -> None:
    """SC-EX-121."""
    state = at(hands=("solar_sail solar_sail",), teams=("moon moon",), tiles={"moon": "m1_water"}, claims={"moon": "0 1"})
    events = play(state, "move; team 1; to earth; card solar_sail; hq 0; confirm")
    assert told(events, "claim_lost") == [{"player": 0, "team": 1, "site": "moon"}] and state.claim[SITE_NUMBER["moon"]] == -1


@pytest.mark.rule("SC-AMB-36", "SC-AMB-38")
def test_stacks_and_rivals() -> None:
    state = at(hands=("rover",), teams=("moon", "moon"))
    assert "explore" in choices(state)
    position = state.to_position()
    position["stacks"]["e1"] = []
    assert [violation.rule for violation in GAME.position(position).why_not("explore")] == ["SC-AMB-36"]


# ---- Build


@pytest.mark.rule("SC-BLD-01", "SC-BLD-02", "SC-BLD-03", "SC-EXP-08", "SC-BLD-04")
def test_where_a_base_can_be_built() -> None:
    assert reasons(at(hands=("printer",), teams=("earth",)), "build") == ["SC-BLD-02"]
    assert reasons(at(hands=("printer",), teams=("moon",)), "build") == ["SC-BLD-03"]
    assert reasons(at(hands=("printer",), teams=("moon",), tiles={"moon": "m1_water"}, bases={"moon": "1 research"}), "build") == ["SC-BLD-02"]
    assert reasons(at(hands=("printer",), teams=("mars_south",), tiles={"mars_south": "m2_exotic"}), "build") == ["SC-BLD-04"]
    assert reasons(at(hands=("printer",), teams=("",)), "build") == ["SC-BLD-01"]
    for tile, cost in (("m1_water", 1), ("m1_wonder", 2), ("m1_abundant_ores", 0)):
        assert build_cost(at(tiles={"moon": tile}), SITE_NUMBER["moon"]) == cost
    assert build_cost(at(tiles={"mars_south": "m2_water_microbes"}), SITE_NUMBER["mars_south"]) == 8


@pytest.mark.rule("SC-BLD-05", "SC-AMB-15", "SC-AMB-44")
def test_a_base_for_nothing() -> None:
    """SC-EX-111."""
    state = at(hands=("",), teams=("moon",), tiles={"moon": "m1_abundant_ores"})
    events = play(state, "build; base refinery; confirm")
    assert told(events, "base_built") == [{"player": 0, "site": "moon", "box": 1, "base": "refinery"}]


@pytest.mark.rule("SC-BLD-06", "SC-AMB-40", "SC-AMB-41", "SC-INV-38")
def test_a_rivals_claim_is_paid_by_the_bank() -> None:
    """SC-EX-R19."""
    settings = {"active": 0, "hands": ("cargo_pod", ""), "teams": ("moon", "moon"), "tiles": {"moon": "m1_water"}}
    state = at(**settings, claims={"moon": "1 1"})
    play(state, "build; base research; card cargo_pod; confirm")
    assert state.profit == [0, 2]
    state = at(**settings, claims={"moon": "0 1"})
    play(state, "build; base research; card cargo_pod; confirm")
    assert state.profit == [0, 0]


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


@pytest.mark.rule("SC-BLD-07", "SC-BLD-08", "SC-AMB-42", "SC-INV-43")
def test_types_suit_the_tile() -> None:
    """SC-EX-R21 and SC-EX-112."""
    state = at(hands=("printer",), teams=("moon",), tiles={"moon": "m1_water"})
    play(state, "build")
    assert choices(state, "base") == ["industrial", "research"]
    assert reasons(state, "base bio_lab") == ["SC-BAS-M-02"] and reasons(state, "base spaceport") == ["SC-BAS-M-06"]
    state = at(hands=("printer inflatable_habitat inflatable_habitat",), teams=("mars_south",), tiles={"mars_south": "m2_water_microbes"})
    play(state, "build")
    assert choices(state, "base") == ["bio_lab", "industrial", "refinery", "research"]
    state = at(hands=("printer",), teams=("lunar_l4",))
    play(state, "build")
    assert choices(state, "base") == ["research", "spaceport"]


# ---- Produce, Genetics, Revelation


@pytest.mark.rule("SC-PRD-01", "SC-PRD-03", "SC-PRD-04", "SC-EXP-07", "SC-AMB-43", "SC-AMB-53", "SC-AMB-81")
@pytest.mark.parametrize(("cards", "gain"), [(1, 2), (2, 3), (3, 4)])
def test_production(cards: int, gain: int) -> None:
    """SC-EX-R23, R24 and SC-EX-116."""
    state = at(
        hands=("mining_drones " * cards,),
        tiles={"deimos": "m1_exotic", "moon": "m1_abundant_ores", "eros": "m1_wonder"},
        bases={"deimos": "0 refinery", "moon": "0 refinery", "eros": "0 attraction"},
        claimed={1: 1, 6: 1},
    )
    play(state, "produce" + "; card mining_drones" * cards + "; confirm")
    if cards == 1:
        assert choices(state) == ["tile moon", "tile deimos"], "equal yields once"
        play(state, "tile deimos")
    elif cards == 2:
        play(state, "tile deimos")
        assert choices(state) == ["tile moon", "enough"]
        play(state, "tile moon")
    assert state.profit[0] == gain


@pytest.mark.rule("SC-PRD-02", "SC-AMB-93", "SC-AMB-94")
def test_the_legacy_box_produces() -> None:
    """SC-EX-128."""
    state = at(era="planeteers", hands=("autonomous_miners",), legacy=("m1_exotic refinery",))
    play(state, "produce; card autonomous_miners; confirm")
    assert state.profit[0] == 2
    state = at(era="starfarers", hands=("star_lifting",), legacy=("p1_wonder attraction",))
    play(state, "produce; card star_lifting; confirm")
    assert state.profit[0] == 1


@pytest.mark.rule("SC-GEN-01", "SC-GEN-03")
def test_genetics_in_mariners_brings_no_card() -> None:
    state = at(hands=("gene_sequencer",), genetics=(5, 0), advanced=(5, 0), claimed={7: 1})
    play(state, "genetics; card gene_sequencer; confirm")
    assert state.genetics[0] == 0 and state.advanced[0] == 6 and state.kind == "declare" and state.owned == [0, 0]
    assert reasons(at(hands=("rover",)), "genetics") == ["SC-GEN-01"]


@pytest.mark.rule("SC-REV-01", "SC-REV-02", "SC-REV-03", "SC-INV-41")
def test_revelation() -> None:
    state = at(era="planeteers", hands=("listening_array",), revelation=(5, 0))
    play(state, "revelation; card listening_array; confirm")
    assert state.revelation[0] == 0 and state.kind == "progress"
    assert set(choices(state, "take")) == {"probe_network", "quantum_networking", "self_replication"}
    state = at(era="planeteers", hands=("crawler",), teams=("ceres",), stacks={"e1": "p1_artifact"})
    play(state, "explore; card crawler; confirm")
    assert state.revelation[0] == 1


# ---- Upgrade, Special


@pytest.mark.rule("SC-UPG-01", "SC-UPG-02", "SC-AMB-58", "SC-AMB-59")
def test_upgrade() -> None:
    state = at(hands=("nuclear_thermal rover",))
    assert reasons(state, "upgrade rover") == ["SC-UPG-01"] and reasons(state, "upgrade printer") == ["SC-UPG-01"]
    play(state, "upgrade nuclear_thermal")
    assert choices(state) == ["slot 1", "slot 2"] and reasons(state, "slot 3") == ["SC-UPG-01"]
    state = at(hands=("nuclear_thermal",), infra=("ion_drive nuclear_thermal -",))
    play(state, "upgrade nuclear_thermal; slot 3")
    assert state.parts.hq(0, state.infra[0])[1].added == 2 + 3 + 3


@pytest.mark.rule("SC-UPG-03", "SC-UPG-04", "SC-ERA-14")
def test_what_lay_in_the_slot() -> None:
    """SC-EX-110."""
    state = at(hands=("ion_drive",), infra=("nuclear_thermal",))
    play(state, "upgrade ion_drive; slot 1")
    assert "nuclear_thermal" in [CARDS[card] for card in state.hands[0]] and CARDS[state.infra[0][0]] == "ion_drive"
    state = at(era="planeteers", hands=("fusion_torch",), infra=("nuclear_thermal",))
    events = play(state, "upgrade fusion_torch; slot 1")
    assert told(events, "upgraded")[0]["gone"] == "nuclear_thermal"
    assert all(CARDS.index("nuclear_thermal") not in pile for pile in (*state.hands, state.discard))


@pytest.mark.rule("SC-UPG-03", "SC-TRN-11")
@pytest.mark.parametrize(("others", "after"), [("rover rover rover mission_lab", 5), ("rover rover rover", 5)])
def test_a_card_returned_by_upgrade_counts_for_the_draw(others: str, after: int) -> None:
    """Four others and the card that comes back make five: nothing is drawn."""
    state = at(hands=(f"printer {others}",), infra=("- ion_drive -",))
    events = play(state, "upgrade printer; slot 2")
    assert len(state.hands[0]) == after and len(told(events, "card_drawn")) == after - 1 - len(others.split())


@pytest.mark.rule("SC-SPC-01", "SC-SPC-02")
def test_a_special_card_pays() -> None:
    state = at(hands=("venture_capital rover",))
    assert reasons(state, "special rover") == ["SC-SPC-01"] and reasons(state, "special near_space_probe") == ["SC-SPC-01"]
    play(state, "special venture_capital")
    assert state.profit[0] == 2
    state = at(era="starfarers", hands=("windfall",))
    play(state, "special windfall")
    assert state.profit[0] == 3


@pytest.mark.rule("SC-SPC-03", "SC-AMB-76")
def test_antimatter_prototype() -> None:
    state = at(era="planeteers", hands=("antimatter_prototype",), teams=("inner_solar_system europa",))
    play(state, "special antimatter_prototype; team 1")
    assert "to pluto_site" in choices(state) and reasons(state, "hq 0") == ["SC-SPC-03"]
    events = play(state, "to pluto_site")
    assert told(events, "team_moved")[0]["by"] == "prototype" and state.profit[0] == 0
    state = at(era="planeteers", hands=("antimatter_prototype",), teams=("europa", "inner_solar_system"))
    play(state, "special antimatter_prototype")
    assert choices(state) != ["to pluto_site"] and reasons(state, "to pluto_site")


@pytest.mark.rule("SC-SPC-04", "SC-SPC-05", "SC-SPC-06", "SC-AMB-52")
def test_probes() -> None:
    state = at(hands=("near_space_probe",), teams=("earth", "phobos"), tiles={"moon": "m1_water"}, stacks={"e1": "m1_wonder"})
    play(state, "special near_space_probe")
    assert reasons(state, "at moon") == ["SC-SPC-05"] and reasons(state, "at phobos") == ["SC-AMB-52"] and reasons(state, "at lunar_l4") == ["SC-SPC-04"]
    play(state, "at eros")
    assert state.profit[0] == 1 and state.to_position()["sites"]["eros"]["claim"] is None
    state = at(hands=("near_space_probe",), teams=("earth", "phobos"), options={"probe_occupied": True})
    play(state, "special near_space_probe")
    assert "at phobos" in choices(state)
    state = at(era="starfarers", hands=("interstellar_probe",), stacks={"primary": "s1_desert"})
    events = play(state, "special interstellar_probe; at tau_ceti")
    assert [told_["box"] for told_ in told(events, "tile_drawn")] == [1]
