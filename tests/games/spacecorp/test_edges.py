"""Edge cards: when they are asked for, and what each of them does."""

from __future__ import annotations

from typing import Any

import pytest

from spacegames import Chance
from spacegames.games.spacecorp import actions
from spacegames.games.spacecorp.components.names import CARDS, COMPETITORS, ERAS, SITES
from spacegames.games.spacecorp.legality import explained
from tests.games.spacecorp.tables import GAME, SIX, at, choices, feeds, play, reasons, reckoning, says, stars, steps, told


def hand_of(state: Any, player: int) -> list[str]:
    return [CARDS[card] for card in state.hands[player]]


@pytest.mark.rule("SC-EDG-01")
def test_competitors_opens_a_second_hq() -> None:
    settings: dict[str, Any] = {"era": "planeteers", "players": 3, "infra": ("- grown_mesh -", "- grown_mesh -", "- - grown_mesh")}
    settings |= {"hands": ("competitors", "", ""), "teams": ("ceres",), "tiles": {"ceres": "p1_ores"}, "profit": (9, 0, 0)}
    state = at(**settings)
    play(state, "build; base research")
    assert {"0 1", "0 2", "1 2"} <= set(choices(state, "hq"))
    assert feeds(state, "hq 1 2") == 4 and reckoning(state).rewards == (1, 2) and hand_of(state, 0) == []
    state = at(**settings, deck_size=0)
    play(state, "build; base research")
    assert {"0", "0 1", "1 2"} <= set(choices(state, "hq")) and "1" not in choices(state, "hq")


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
    settings: dict[str, Any] = {"era": "planeteers", "hands": ("competitors",), "infra": ("", "cryobot - -"), "teams": ("ceres",)}
    state = at(**settings, claimed=dict.fromkeys(range(1, 7), 0), stacks={"e1": "p1_exotic"})
    play(state, "explore")
    assert choices(state) == ["hq 0 1"] and reasons(state, "hq 1") == ["SC-INF-05"] and reasons(state, "hq 0") == ["SC-AMB-13"]
    events = play(state, "hq 0 1; confirm")
    assert told(events, "tile_drawn")[0]["tile"] == "p1_exotic"
    assert (state.kind, state.decider, state.rewards) == ("reward", 1, (1,)) and hand_of(state, 0) == []
    state = at(**settings)
    play(state, "explore")
    assert choices(state) == ["hq 1"] and reasons(state, "hq 0 1") == ["SC-AMB-13"], "before the trigger the rival's HQ alone is enough"
    assert says(state, "hq 0 1") == "your HQ gives nothing to Explore" and says(state, "hq 0") == "your HQ gives nothing to Explore"


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


def _closed(seed: int) -> Any:
    """An era that is ending: Competitors and a few cards in hand, nothing in the own slots, some cards in those of rivals, teams anywhere."""
    chance, parts = Chance(seed), GAME.parts
    era, players = 1 + seed % 2, 2 + seed % 3
    of_era = [card for card in range(len(CARDS)) if parts.card_era[card] == era]
    infra = [CARDS[card] for card in of_era if parts.infra[card] for _copy in range(parts.copies[card])]
    chance.shuffle(infra)
    hqs = [" ".join(chance.pick(["-", infra.pop()]) for _slot in range(3)) for _rival in range(1, players)]
    plain = [CARDS[card] for card in of_era if not parts.infra[card] and parts.edge[card] != COMPETITORS]
    (card,) = {CARDS[card] for card in parts.competitors if parts.card_era[card] == era}
    hand = [card, *{chance.pick(plain): 0 for _card in range(seed % 4)}, *(["time"] if seed % 3 else [])]
    sites = [SITES[site] for site in parts.boards.of_era[era]]
    settings: dict[str, Any] = {"players": players, "era": ERAS[era], "profit": (seed % 5,) * players, "deck_size": 0}
    rest = ("",) * (players - 1)
    return at(**settings, hands=(" ".join(hand), *rest), infra=("", *hqs), teams=(" ".join(chance.pick(sites) for _team in range(3)), *rest))


@pytest.mark.rule("SC-EDG-01", "SC-AMB-13", "SC-AMB-16")
def test_what_competitors_opens_after_the_trigger_leads_into_no_dead_end() -> None:
    pairs = 0
    for seed in range(120):
        state, chance = _closed(seed), Chance(seed)
        for _step in range(8):
            if state.over:
                break
            legal = state.actions()
            assert "withdraw" not in legal
            tried = state.candidates()
            if state.kind == "feed":
                tried += [actions.hq(seats, shielded) for seats in range(1, 1 << state.players) if seats.bit_count() < 3 for shielded in (False, True)]
            for action in tried:
                assert (action in legal) == (not explained(state, action, state.decider)), action
            both = [action for action in legal if action.kind == "hq" and action.args[0].bit_count() == 2]
            pairs += bool(both)
            state.play(chance.pick(both or legal))
            assert GAME.position(state.to_position()) == state
    assert pairs > 40


@pytest.mark.rule("SC-EDG-02", "SC-AMB-128")
def test_divert_takes_half_rounded_up() -> None:
    """SC-EX-R10."""
    state = at(
        era="planeteers",
        hands=("autonomous_miners", "divert"),
        tiles={"ceres": "p1_exotic", "callisto": "p3_exotic"},
        bases={"ceres": "0 research", "callisto": "0 research"},
        claimed={6: 1},
    )
    play(state, "produce; card autonomous_miners; confirm")
    assert (state.kind, state.decider) == ("edge", 1)
    play(state, "edge divert")
    assert state.profit == [5, 3]


@pytest.mark.rule("SC-EDG-03", "SC-TRN-10")
def test_hack_leaves_the_box_empty_until_step_5() -> None:
    state = at(hands=("printer", "hack"), offers="rover solar_sail poach salvage")
    play(state, "upgrade printer; slot 2")
    events = play(state, "edge hack; offer 2")
    kinds = [event.kind for event in events]
    assert kinds.index("offer_taken") < kinds.index("offers_filled") and hand_of(state, 1) == ["solar_sail"]


@pytest.mark.rule("SC-EDG-04", "SC-AMB-114", "SC-INV-18")
def test_hostile_microbes_hit_everybody() -> None:
    settings: dict[str, Any] = {"era": "planeteers", "hands": ("hostile_microbes", ""), "phase": "start", "kind": "edge", "profit": (5, 1)}
    state = at(**settings, tiles={"europa": "p3_ocean_life", "io": "p3_exo_dna"}, bases={"europa": "0 bio_lab", "io": "1 research"})
    play(state, "edge hostile_microbes")
    assert state.profit == [3, 0]


@pytest.mark.rule("SC-EDG-05", "SC-AMB-61")
def test_incompatible_takes_infra_from_all() -> None:
    state = at(era="starfarers", hands=("incompatible", ""), infra=("ramjet molecular_forge -", "ramjet"), phase="start", kind="edge")
    events = play(state, "edge incompatible")
    assert (state.kind, state.decider) == ("remove", 0) and choices(state) == ["remove 1", "remove 2"]
    assert reasons(state, "remove 3") == ["SC-EDG-05"]
    events = play(state, "remove 1")
    assert [entry["player"] for entry in told(events, "infra_removed")] == [0, 1] and state.infra[1] == (-1, -1, -1)
    assert state.parts.hq(0, state.infra[0])[1].printed == 1, "the printed value works again"


@pytest.mark.rule("SC-EDG-06", "SC-AMB-127", "SC-ERA-08")
def test_intercept_brings_another_turn() -> None:
    """SC-EX-126."""
    settings: dict[str, Any] = {"hands": ("intercept printer", ""), "deck_size": 0, "passed": (1,), "last": [], "options": {"end": "mariners"}}
    state = at(**settings)
    play(state, "upgrade printer; slot 2")
    assert (state.kind, state.phase) == ("edge", "end")
    events = play(state, "edge intercept")
    assert told(events, "turn_began")[0]["again"] and state.active == 0 and not state.over
    state = at(**settings)
    play(state, "upgrade printer; slot 2; pass")
    assert state.over


@pytest.mark.rule("SC-ERA-01", "SC-ERA-08", "SC-EDG-06")
def test_intercept_of_the_player_who_claims_the_sixth_contract() -> None:
    """The extra turn comes first, then every other player has the last one; rivals are closed in all of them."""
    settings: dict[str, Any] = {"players": 3, "hands": ("printer intercept", "", ""), "infra": ("ion_drive ion_drive -", "- nuclear_thermal -", "")}
    state = at(**settings, claimed=dict.fromkeys((1, 2, 3, 4, 6), 1), options={"end": "mariners"})
    play(state, "upgrade printer; slot 3; claim 5; edge intercept")
    assert state.active == 0 and state.last == (1, 2) and state.kind == "declare"
    events = play(state, "research; hq 0; confirm; deck; stop")
    assert told(events, "turn_began")[0]["player"] == 1 and state.last == (2,)


@pytest.mark.rule("SC-EDG-07", "SC-AMB-84")
def test_leak_takes_the_other_copy() -> None:
    settings: dict[str, Any] = {"era": "planeteers", "hands": ("listening_array", "leak"), "revelation": (5, 0)}
    state = at(**settings)
    play(state, "revelation; card listening_array; confirm; take probe_network")
    assert (state.kind, state.decider) == ("edge", 1)
    play(state, "edge leak")
    assert state.profit == [2, 0] and state.owned[0] == state.owned[1]
    state = at(players=3, era="planeteers", hands=("listening_array", "leak", ""), revelation=(5, 0, 0), progress=("", "", "probe_network"))
    play(state, "revelation; card listening_array; confirm; take probe_network")
    assert state.kind != "edge", "the copy without bonus was taken, nothing is left to leak"


@pytest.mark.rule("SC-EDG-08", "SC-CTR-03")
def test_market_influence() -> None:
    """SC-EX-R08."""
    settings: dict[str, Any] = {"infra": ("ion_drive ion_drive -",)}
    state = at(**settings, hands=("printer market_influence", ""))
    play(state, "upgrade printer; slot 3; claim 5; edge market_influence")
    assert state.profit == [2 + 2, 0]
    state = at(**settings, hands=("printer", "market_influence"))
    play(state, "upgrade printer; slot 3; claim 5")
    assert (state.kind, state.decider, state.phase) == ("edge", 1, "claimed")
    play(state, "edge market_influence")
    assert state.profit == [2, 1]


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


@pytest.mark.rule("SC-EDG-07", "SC-AMB-84")
def test_leak_needs_the_other_copy() -> None:
    settings: dict[str, Any] = {"players": 3, "era": "planeteers", "hands": ("listening_array", "leak", ""), "revelation": (5, 0, 0)}
    state = at(**settings)
    play(state, "revelation; card listening_array; confirm; take probe_network; edge leak")
    assert state.profit == [2, 0, 0] and state.owned[0] == state.owned[1], "the copy without a bonus"
    state = at(**settings, progress=("", "", "probe_network"))
    play(state, "revelation; card listening_array; confirm; take probe_network")
    assert state.profit[0] == 0 and state.kind != "edge", "the copy taken now was the last one and has no bonus"


@pytest.mark.rule("SC-EDG-09", "SC-TRN-08", "SC-AMB-125")
def test_poach_takes_what_was_discarded() -> None:
    settings: dict[str, Any] = {"hands": ("solar_sail heavy_lifter time", "poach")}
    state = at(**settings)
    play(state, "move; to moon; card solar_sail; card heavy_lifter; time double; confirm")
    assert (state.kind, state.phase) == ("edge", "discarded")
    play(state, "edge poach")
    assert choices(state) == ["poach heavy_lifter", "poach solar_sail"] and reasons(state, "poach time") == ["SC-TRN-08"]
    assert reasons(state, "poach rover") == ["SC-EDG-09"]
    play(state, "poach solar_sail")
    assert hand_of(state, 1) == ["solar_sail"] and CARDS.index("heavy_lifter") in state.discard
    state = at(**settings, options={"poach": "all"})
    play(state, "move; to moon; card solar_sail; card heavy_lifter; time double; confirm; edge poach")
    assert hand_of(state, 1) == ["heavy_lifter", "solar_sail"]
    state = at(hands=("printer", "poach"))
    play(state, "upgrade printer; slot 2")
    assert state.active == 1 and state.kind == "declare", "a card placed in an HQ is not discarded"


@pytest.mark.rule("SC-EDG-10", "SC-AMB-126", "SC-AMB-62")
def test_sabotage_bars_an_action() -> None:
    settings: dict[str, Any] = {"hands": ("chemical_drive time", "sabotage"), "phase": "start", "kind": "edge", "player": 1, "turn": {"asking": 1}}
    state = at(**settings)
    play(state, "edge sabotage")
    assert len(choices(state, "bar")) == 8 and reasons(state, "bar colonize") == ["SC-EDG-10"]
    play(state, "bar research")
    assert state.decider == 0 and reasons(state, "research") == ["SC-EDG-10"] and "research" not in state.actions()
    state = at(**{**settings, "hands": ("rover", "sabotage")})
    events = play(state, "edge sabotage; bar research")
    assert told(events, "turn_skipped") == [{"player": 0}] and state.active == 1


@pytest.mark.rule("SC-ERA-04", "SC-AMB-126", "SC-EDG-10")
def test_sabotage_after_the_deck_is_empty_can_force_a_pass() -> None:
    """Who cannot take an action must pass; with three players one pass does not end the era."""
    state = at(players=3, hands=("printer", "sabotage", "printer"), deck_size=0, offers="-", phase="start", kind="edge", player=1, turn={"asking": 1})
    events = play(state, "edge sabotage; bar upgrade")
    assert told(events, "player_passed")[0] == {"player": 0, "forced": True} and state.passed & 1


@pytest.mark.rule("SC-EDG-11")
def test_salvage_takes_every_offer() -> None:
    state = at(hands=("printer", "salvage"), offers="rover solar_sail poach -")
    events = play(state, "upgrade printer; slot 2; edge salvage")
    assert hand_of(state, 1) == ["solar_sail", "rover", "poach"] and len(told(events, "offers_filled")[0]["offers"]) == 4


@pytest.mark.rule("SC-AMB-89")
def test_who_has_passed_still_plays_edges() -> None:
    state = at(players=3, hands=("printer", "hack", ""), deck_size=0, passed=(1,))
    play(state, "upgrade printer; slot 2")
    assert (state.kind, state.decider) == ("edge", 1)


@pytest.mark.rule("SC-AMB-123", "SC-AMB-124")
def test_windows_do_not_nag() -> None:
    """Only who holds a fitting Edge is asked, and who declines for the turn is left in peace."""
    for before, _action, _events, _state in steps(4, 8):
        if before.kind == "edge":
            assert any(action.kind == "edge" for action in before.actions())
    life: dict[str, Any] = {"tiles": {"io": "p3_exo_dna"}, "bases": {"io": "1 research"}, "profit": (5, 5)}
    state = at(era="planeteers", hands=("nano_assemblers", "hostile_microbes"), **life, phase="start", kind="edge", player=1, turn={"asking": 1})
    play(state, "pass; research; hq 0; confirm; deck; stop")
    assert (state.kind, state.phase) == ("edge", "after")
    play(state, "pass turn")
    assert state.phase != "before"
    state = at(era="planeteers", hands=("", "hostile_microbes"), **life, options={"any_time": "one"})
    play(state, "research; hq 0; confirm; deck; stop")
    assert (state.kind, state.phase) == ("edge", "before")
    assert reasons(state, "edge divert") == ["SC-EDG-02"]


def test_why_an_edge_does_not_fit() -> None:
    state = at(hands=("intercept salvage", "hack"), phase="before", kind="edge", offers="rover - - -")
    assert reasons(state, "edge intercept") == ["SC-EDG-06"] and reasons(state, "edge hack") == ["SC-EDG-03"]
    play(state, "edge salvage")
    assert (state.kind, state.decider, state.phase) == ("edge", 0, "end"), "nothing was left to hack"
