"""Progress cards, the end of an era, what stays, and winning."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from spacegames.games.spacecorp.actions import choosing
from spacegames.games.spacecorp.components.names import CARDS, PROGRESS, PROGRESS_NUMBER, SITE_NUMBER
from spacegames.games.spacecorp.flow.table import advance
from tests.games.spacecorp.tables import GAME, at, choices, feeds, play, reasons, reckoning, stars, steps, told

# ---- progress cards


@pytest.mark.rule("SC-PRG-01", "SC-AMB-78", "SC-AMB-79")
@pytest.mark.parametrize(("place", "spaces", "awards", "after"), [(5, 2, 1, 1), (0, 6, 1, 0), (4, 1, 0, 5), (5, 1, 1, 0), (5, 8, 2, 1)])
def test_laps_of_the_wheel(place: int, spaces: int, awards: int, after: int) -> None:
    """SC-EX-142."""
    state = at(era="starfarers", hands=("evo_accelerators evo_accelerators clone_forge clone_forge",), genetics=(place, 0))
    advance(state, 0, "genetics", spaces, ("SC-GEN-01",), [])
    assert [task[0] for task in state.pending] == ["award"] * awards and state.genetics[0] == after


@pytest.mark.rule("SC-PRG-02", "SC-PRG-03", "SC-PRG-05", "SC-PRG-04", "SC-AMB-83")
def test_choosing_a_progress_card() -> None:
    """SC-EX-R32 and R33."""
    state = at(era="planeteers", hands=("listening_array",), revelation=(5, 0), progress=("probe_network", ""))
    play(state, "revelation; card listening_array; confirm")
    assert reasons(state, "take probe_network") == ["SC-PRG-03"] and reasons(state, "take hibernation") == ["SC-PRG-01"]
    play(state, "take self_replication")
    assert state.profit[0] == 2 and "self_replication" in state.to_position()["seats"][0]["progress"]
    state = at(players=3, era="planeteers", hands=("listening_array", "", ""), revelation=(5, 0, 0), progress=("", "probe_network", "probe_network"))
    play(state, "revelation; card listening_array; confirm")
    assert reasons(state, "take probe_network") == ["SC-PRG-02"]


@pytest.mark.rule("SC-PRG-06", "SC-PRG-07", "SC-AMB-118", "SC-DEF-11")
def test_star_children() -> None:
    """SC-EX-R34 and R35."""
    settings: dict[str, Any] = {"era": "starfarers", "hands": ("evo_accelerators",), "genetics": (5, 0)}
    state = at(**settings, progress=("probe_network", ""))
    play(state, "genetics; card evo_accelerators; confirm")
    assert reasons(state, "take star_children") == ["SC-PRG-07"]
    state = at(**settings, progress=("probe_network self_replication", ""), teams=("sun sun sun", "sirius:2"))
    play(state, "genetics; card evo_accelerators; confirm; take star_children")
    assert state.kind == "deploy" and "sirius" not in choices(state, "at") and reasons(state, "at sirius") == ["SC-DEF-11"]
    play(state, "at procyon")
    assert state.to_position()["seats"][0]["teams"][3] == "procyon" and state.profit[0] == 1
    state = at(**settings, progress=("probe_network self_replication", ""), teams=("sun sun sun out",))
    play(state, "genetics; card evo_accelerators; confirm; take star_children")
    assert state.kind != "deploy", "the card may be taken without a cube left"


@pytest.mark.rule("SC-AMB-80")
def test_an_award_without_a_card_is_lost() -> None:
    every = " ".join(name for card, name in enumerate(PROGRESS) if GAME.parts.is_breakthrough[card] and GAME.parts.progress_era[card] == 1)
    state = at(era="planeteers", hands=("listening_array",), revelation=(5, 0), progress=(every, ""), claimed={1: 1})
    events = play(state, "revelation; card listening_array; confirm")
    assert told(events, "award_lost") == [{"player": 0, "award": "breakthrough"}]


@pytest.mark.rule("SC-AMB-10", "SC-PRG-08", "SC-DEF-11")
def test_probe_network_doubles() -> None:
    """SC-EX-R36 and SC-EX-143."""
    state = at(era="planeteers", hands=("cryobot crawler time",), teams=("callisto",), progress=("probe_network", ""))
    play(state, "explore")
    assert feeds(state, "card cryobot; card crawler") == 10 and feeds(state, "time double") == 20


@pytest.mark.rule("SC-DEF-11")
def test_what_progress_cards_do() -> None:
    """Gravity, shields, tracks, production, sharing."""
    state = at(era="planeteers", hands=("plasma_drive plasma_drive",), teams=("ganymede",), progress=("low_g_physiology radiation_resistance", ""))
    play(state, "move; to inner_solar_system")
    assert reckoning(state).need == 7 and reckoning(state).radiation == 0
    state = at(era="starfarers", active=0, hands=("noosphere", ""), teams=("sun", "sirius:3"), progress=("", "longevity"))
    events = play(state, "revelation; card noosphere; confirm")
    assert told(events, "team_advanced")[0]["box"] == 1
    state = at(era="starfarers", hands=("star_lifting",), tiles={"sirius": "s1_desert"}, bases={"sirius": "0 refinery"}, progress=("matter_conversion", ""))
    assert told(play(state, "produce; card star_lifting; confirm"), "produced")[0]["amount"] == 3
    state = at(era="planeteers", hands=("plasma_drive",), infra=("", "- fusion_torch -"), progress=("cooperative_empathy", ""))
    events = play(state, "move; to ceres; hq 1; card plasma_drive; confirm; decline")
    assert [entry["by"] for entry in told(events, "card_drawn")] == ["sharing", "turn"]
    state = at(era="starfarers", hands=("planetary_mind",), progress=("group_mind quantum_networking", ""))
    play(state, "research")
    assert feeds(state, "card planetary_mind") == 3 + 2 + 1


# ---- the end of an era


@pytest.mark.rule("SC-ERA-01", "SC-AMB-87")
def test_last_turns_after_six_contracts() -> None:
    state = at(players=3, active=2, hands=("printer", "printer", "rover"), claimed=dict.fromkeys(range(1, 7), 1), last=[0], options={"end": "mariners"})
    play(state, "research; hq 2; confirm; deck; stop")
    assert state.active == 0 and state.last == ()
    play(state, "upgrade printer; slot 2")
    assert state.over
    state = at(
        players=3,
        active=1,
        hands=("", "printer", ""),
        infra=("", "ion_drive ion_drive -", ""),
        claimed=dict.fromkeys((1, 2, 3, 4, 6), 0),
        deck_size=0,
        passed=(0,),
    )
    events = play(state, "upgrade printer; slot 3; claim 5")
    assert told(events, "era_ending")[-1] == {"cause": "contracts", "last": [2]}, "who has passed gets no turn"


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


@pytest.mark.rule("SC-ERA-02", "SC-AMB-86", "SC-TRN-09", "SC-TRN-11")
def test_the_last_card_leaves_the_deck() -> None:
    """SC-EX-127."""
    state = at(hands=("rover",), deck_size=1, offers="hack poach salvage solar_sail")
    events = play(state, "research; hq 0; confirm; offer 1; offer 2")
    assert told(events, "deck_empty") and state.offers.count(-1) == 1 and state.closed
    assert [CARDS[card] for card in state.hands[0]] == ["rover", "poach", "hack"], "nothing is left to draw"


@pytest.mark.rule("SC-ERA-03", "SC-ERA-05", "SC-ERA-06", "SC-AMB-63")
def test_passing() -> None:
    assert reasons(at(), "pass") == ["SC-ERA-03"] and reasons(at(), "skip") == ["SC-AMB-63"]
    state = at(deck_size=0, hands=("printer", "printer"), options={"end": "mariners"})
    assert "pass" in state.actions() and "skip" not in state.actions()
    events = play(state, "pass")
    assert told(events, "era_ending") == [{"cause": "passes", "last": [1]}]
    play(state, "upgrade printer; slot 2")
    assert state.over


@pytest.mark.rule("SC-ERA-04")
def test_who_cannot_act_must_pass() -> None:
    state = at(active=1, deck_size=0, offers="- - - -", hands=("rover", "printer"), teams=("asteroid_belt", ""), options={"end": "mariners"})
    events = play(state, "upgrade printer; slot 2")
    assert told(events, "player_passed")[0] == {"player": 0, "forced": True}


@pytest.mark.rule("SC-ERA-07")
def test_two_passes_of_four() -> None:
    """SC-EX-125."""
    state = at(players=4, active=2, deck_size=0, passed=(0,), hands=("", "printer", "", "printer"), options={"end": "mariners"})
    events = play(state, "pass")
    assert told(events, "era_ending") == [{"cause": "passes", "last": [3, 1]}]
    play(state, "upgrade printer; slot 2; upgrade printer; slot 2")
    assert state.over


@pytest.mark.rule("SC-ERA-06", "SC-ERA-07", "SC-ERA-01")
@pytest.mark.parametrize(("players", "passed", "rule"), [(2, (1,), "SC-ERA-06"), (3, (1, 2), "SC-ERA-07")])
def test_an_era_that_ends_by_passing_does_not_name_the_six_contracts(players: int, passed: tuple[int, ...], rule: str) -> None:
    state = at(players=players, deck_size=0, passed=passed, last=[], options={"end": "mariners"})
    events = play(state, "pass")
    (over,) = [event for event in events if event.kind == "era_over"]
    assert over.rules == (rule,)


@pytest.mark.rule("SC-ERA-01", "SC-ERA-06", "SC-AMB-90")
def test_the_end_of_an_era_names_six_contracts_or_the_guard() -> None:
    state = at(active=1, hands=("", "printer"), claimed=dict.fromkeys(range(1, 7), 0), last=[], options={"end": "mariners"})
    events = play(state, "upgrade printer; slot 2")
    assert [event.rules for event in events if event.kind == "era_over"] == [("SC-ERA-01",)]
    state = at(deck_size=0, hands=("printer printer", ""), late=(1, 12), options={"end": "mariners"})
    events = play(state, "upgrade printer; slot 2; upgrade printer; slot 3")
    assert [event.rules for event in events if event.kind == "era_over"] == [("SC-ERA-06", "SC-AMB-90")]


@pytest.mark.rule("SC-AMB-90")
def test_nobody_plays_on_for_ever() -> None:
    state = at(deck_size=0, hands=("printer", ""), late=(0, 30), options={"late_turns": 12, "end": "mariners"})
    events = play(state, "upgrade printer; slot 2")
    assert told(events, "player_passed") == [{"player": 1, "forced": True}]
    state = at(hands=("printer printer rover rover rover mission_lab mission_lab mission_lab solar_sail", ""), late=(0, 12), options={"end": "mariners"})
    events = play(state, "upgrade printer; slot 2")
    assert told(events, "player_passed") == [{"player": 1, "forced": True}] and state.deck, "nobody has drawn for a long time"


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
    (ending,) = [event for event in events if event.kind == "era_ending"]
    assert state.closed and ending.rules == ("SC-AMB-90", "SC-ERA-09") and ending.data == {"cause": "late", "last": []}
    assert GAME.tell(ending, state) == "Nobody has drawn a card for long: from now on players may pass, and nobody uses rivals' bases or Infra."
    assert [event.kind for event in events].index("era_ending") < [event.kind for event in events].index("player_passed")
    play(state, "move; to moon")
    assert reasons(state, "hq 0") == ["SC-INF-05"]
    assert GAME.position(state.to_position()) == state


def _to_planeteers(**settings: Any) -> Any:
    """The last turn of Mariners is over."""
    state = at(**{"deck_size": 0, "last": [], **settings})
    play(state, "pass")
    return state


@pytest.mark.rule("SC-ERA-10", "SC-ERA-11", "SC-ERA-16", "SC-ERA-17", "SC-ERA-18", "SC-ERA-13", "SC-ERA-14")
def test_from_mariners_to_planeteers() -> None:
    """SC-EX-128."""
    state = _to_planeteers(
        tiles={"deimos": "m1_exotic", "moon": "m1_exotic", "eros": "m1_wonder"},
        bases={"deimos": "0 refinery", "moon": "0 research", "eros": "1 research"},
        infra=("- ion_drive -",),
        profit=(4, 7),
        claimed={3: 1},
    )
    assert (state.kind, state.decider) == ("legacy", 0)
    assert choices(state) == ["keep", "legacy moon", "legacy deimos"] and reasons(state, "legacy eros") == ["SC-ERA-11"]
    events = play(state, "legacy deimos")
    assert told(events, "era_began") == [{"era": "planeteers", "first": 0}]
    seat = state.to_position()["seats"][0]
    assert seat["legacy"] == ["m1_exotic", "refinery", "mariners"] and seat["infra"][1] == "ion_drive" and seat["profit"] == 4
    assert state.discs[2] == 1 and state.claimed == [-1] * 7 and not any(state.built)
    assert sum(state.stock[:9]) == 26 and sum(state.stock[9:]) == 27
    assert all(state.parts.card_era[card] in (1, -1) for card in [*state.deck, *state.discard, *state.hands[0], *state.hands[1]])
    assert state.legacy[1] is None, "nobody without a producing tile is asked"


@pytest.mark.rule("SC-ERA-12", "SC-AMB-92", "SC-ERA-15")
def test_an_older_legacy_pair() -> None:
    settings: dict[str, Any] = {
        "era": "planeteers",
        "deck_size": 0,
        "last": [],
        "tiles": {"ceres": "p1_exotic", "io": "p3_exotic"},
        "bases": {"ceres": "0 refinery", "io": "0 exploiter"},
        "dead": {"io": "1"},
        "legacy": ("m1_exotic refinery", ""),
        "progress": ("hibernation", ""),
    }
    state = at(**settings)
    play(state, "pass")
    assert choices(state) == ["keep", "legacy ceres"] and reasons(state, "legacy io") == ["SC-AMB-46"]
    events = play(state, "legacy ceres")
    assert told(events, "legacy_kept")[0]["old"] == "m1_exotic" and sum(state.stock[:9]) == 26
    assert state.owned[0] == 1 << PROGRESS_NUMBER["hibernation"]
    state = at(**settings)
    play(state, "pass; keep")
    assert state.to_position()["seats"][0]["legacy"] == ["m1_exotic", "refinery", "mariners"]


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


# ---- winning


def _ended(**settings: Any) -> Any:
    """The last turn of Starfarers is over."""
    state = at(**{"era": "starfarers", "deck_size": 0, "last": [], **settings})
    play(state, "pass")
    return state


@pytest.mark.rule("SC-WIN-02", "SC-WIN-03", "SC-WIN-04", "SC-INV-36")
def test_final_scoring() -> None:
    """SC-EX-163."""
    state = _ended(
        players=3,
        profit=(30, 33, 35),
        tiles={"sirius": "s1_desert", "procyon": "s1_ruins", "wolf_359": "s1_anomaly"},
        bases={"sirius": "0 research", "procyon": "0 research", "wolf_359": "1 research"},
        colonies={"sirius": "concord", "procyon": "beacon", "wolf_359": "athenaeum"},
    )
    assert state.over and state.profit == [34, 34, 34] and state.winners() == [0]
    state = _ended(profit=(5, 5), progress=("hibernation", ""))
    assert state.profit == [4, 4] and state.winners() == [0]
    assert _ended(profit=(5, 5)).winners() == [0, 1]


@pytest.mark.rule("SC-WIN-02")
@pytest.mark.parametrize(("number", "pays"), [(0, -1), (1, 1), (2, 4), (3, 8), (4, 13), (5, 13)])
def test_profit_for_colonies(number: int, pays: int) -> None:
    systems = ["sirius", "procyon", "wolf_359", "alpha_centauri", "luhman_16"][:number]
    tiles = dict(zip(systems, ("s1_desert", "s1_ruins", "s1_anomaly", "s1_hot_jupiter", "s1_exotic_belt"), strict=False))
    names = dict(zip(systems, ("concord", "firstlight", "meridian", "landfall", "watchpost"), strict=False))
    kinds = ("research", "research", "research", "refinery", "refinery")
    state = _ended(profit=(20, 0), tiles=tiles, bases={system: f"0 {kind}" for system, kind in zip(systems, kinds, strict=False)}, colonies=names)
    assert state.profit[0] == 20 + pays


@pytest.mark.rule("SC-WIN-01", "SC-COL-19", "SC-AMB-112", "SC-AMB-120")
def test_effects_at_the_end_of_the_era() -> None:
    """SC-EX-162."""
    settings: dict[str, Any] = {"tiles": {"sirius": "s1_desert", "procyon": "s1_ruins"}, "bases": {"sirius": "0 research", "procyon": "1 research"}}
    state = _ended(**settings, colonies={"sirius": "advocate", "procyon": "wilderness"}, discs=[1] * 7)
    assert (state.kind, state.decider, state.phase) == ("row", 0, "scoring")
    assert state.profit[1] == 12, "twelve systems without a colony"
    play(state, "row 7")
    assert state.over and state.profit[0] == 11 + 1 and state.claimed[6] == 0


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


@pytest.mark.rule("SC-AMB-20")
def test_a_stuck_team_is_no_second_team() -> None:
    state = at(hands=("solar_sail heavy_lifter time",), teams=("earth asteroid_belt",), beyond=(0, None))
    play(state, "move; to moon; card solar_sail")
    assert "time two" not in state.actions() and reasons(state, "time two") == ["SC-AMB-20"]


@pytest.mark.rule("SC-AMB-48")
def test_without_a_fitting_base_there_is_no_build() -> None:
    bases = {"moon": "0 research", "eros": "0 research", "sisyphus": "0 research"}
    tiles = {"moon": "m1_wonder", "eros": "m1_water", "sisyphus": "m1_exotic"}
    state = at(hands=("printer",), teams=("lunar_l4",), tiles=tiles, bases=bases)
    play(state, "build")
    assert state.types == (8,), "only a Spaceport is left, so it is taken"
    ports = {"lunar_l5": "0 spaceport", "solar_l1": "0 spaceport", "solar_l2": "0 spaceport"}
    assert reasons(at(hands=("printer",), teams=("lunar_l4",), tiles=tiles, bases={**bases, **ports}), "build") == ["SC-AMB-48"]


@pytest.mark.rule("SC-AMB-84", "SC-INV-03")
def test_a_name_has_two_owners_at_most() -> None:
    state = at(players=3, era="planeteers", progress=("probe_network", "probe_network", ""))
    assert PROGRESS_NUMBER["probe_network"] not in choosing.obtainable(state, 2, True)


@pytest.mark.rule("SC-INV-16", "SC-INV-17", "SC-INV-10", "SC-INV-11", "SC-INV-12", "SC-INV-13", "SC-INV-14", "SC-INV-15", "SC-INV-18", "SC-INV-36", "SC-INV-40")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_always_holds(players: int) -> None:
    parts = GAME.parts
    for before, _action, events, state in steps(players, players + 20):
        if state.over:
            break
        cards = Counter(
            [*state.deck, *state.discard, *state.table, *(card for card in state.offers if card >= 0), *(card for hand in state.hands for card in hand)]
        )
        cards.update(card for infra in state.infra for card in infra if card >= 0 and parts.card_era[card] == state.era)
        if state.kind == "slot":
            cards[state.card] += 1
        if state.phase != "setup":
            assert all(cards[card] == parts.copies[card] for card in range(len(CARDS)) if parts.card_era[card] == state.era)
        kept = [pair[1] for pair in state.legacy if pair]
        assert sum(state.stock) + sum(base >= 0 for base in state.bases) + len(kept) == 27 * players
        assert min(state.profit) >= 0 and min(state.stock) >= 0
        if before.era == state.era:
            assert len(state.deck) <= len(before.deck) or before.phase in ("setup", "legacy")
            assert all(now >= then for now, then in zip(state.discs, before.discs, strict=True))
        if state.kind == "declare" and state.deck and "offer_taken" not in {event.kind for event in events}:
            assert -1 not in state.offers
        for site in parts.boards.of_era[state.era]:
            slots = [state.bases[3 * site + box] for box in range(max(1, parts.boards.spots[site]))]
            assert all(base < 0 for base in slots) or len({base >> 4 for base in slots}) == 1
        tiles = Counter([tile for tile in state.tiles if tile >= 0] + [tile for stack in state.stacks for tile in stack])
        assert all(number <= parts.tiles[tile].copies for tile, number in tiles.items())
        assert state.edgy == sum(1 << player for player, hand in enumerate(state.hands) if any(parts.edge[card] >= 0 for card in hand))
    for card in range(len(CARDS)):
        if parts.infra[card]:
            assert not any(parts.plain[action][card] or parts.times[action][card] for action in (0, 4, 5, 6))


@pytest.mark.rule("SC-INV-39", "SC-INV-44")
def test_colonies_belong_to_the_builder() -> None:
    state = at(era="starfarers", tiles={"sirius": "s1_desert"}, bases={"sirius": "1 research"}, profit=(9, 9))
    assert reasons(state, "colonize") == ["SC-COL-01"] and state.bases[3 * SITE_NUMBER["sirius"]] >> 4 == 1
