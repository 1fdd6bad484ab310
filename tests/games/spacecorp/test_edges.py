"""Edge cards: when they are asked for, and what each of them does."""

from __future__ import annotations

from typing import Any

import pytest

from spacegames.games.spacecorp.components.names import CARDS
from tests.games.spacecorp.tables import at, choices, feeds, play, reasons, reckoning, steps, told


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


@pytest.mark.rule("SC-EDG-09", "SC-AMB-125")
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
