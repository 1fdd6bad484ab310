"""Every refusal has a reason of its own; quick lists agree with slow ones; bots know what is good."""

from __future__ import annotations

from typing import Any

import pytest

import spacegames as sg
from spacegames import Chance
from spacegames.games.spacecorp.actions import feeding
from spacegames.games.spacecorp.legality import explained
from spacegames.games.spacecorp.value import recount
from tests.games.spacecorp.tables import GAME, at, play, reasons, reckoning, says, stars, steps


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"start": "planeteers"}), (4, {"start": "starfarers"}), (2, {"spaceport": "one"})])
def test_the_checks_find_every_reason_themselves(players: int, options: dict[str, Any]) -> None:
    """Nothing is refused only because it is not on the list."""
    for before, _action, _events, _state in steps(players, 31, **options):
        legal = set(before.actions())
        for action in before.candidates():
            assert (action in legal) == (not explained(before, action, before.decider)), action


@pytest.mark.parametrize("seed", range(6))
def test_the_short_way_of_feeding_agrees_with_the_long_one(seed: int) -> None:
    compared = 0
    for before, _action, _events, _state in steps(2 + seed % 3, seed):
        if before.kind == "feed":
            count = before.count
            recount(before)
            assert before.count == count, "the count kept while feeding is the one found by counting anew"
            if before.act in (1, 2, 3) and not feeding.can_confirm(before):
                hand = before.parts.hand(before.hands[before.active])
                assert sorted(before.actions()) == sorted(feeding.Feeding(before, hand).choices())
                compared += 1
    assert compared > 10


def test_a_guess_gives_an_edge_to_whoever_is_asked() -> None:
    seen = 0
    for before, _action, _events, _state in steps(3, 12):
        if before.kind == "edge":
            seen += 1
            for viewer in range(3):
                guess = before.guess(viewer, Chance(seen))
                assert any(action.kind == "edge" for action in guess.actions())
    assert seen


def test_start_cards_stay_on_top_in_a_guess() -> None:
    state = GAME.new(2, 4)
    guess = state.guess(0, Chance(9))
    starts = [state.parts.starts[card] for card in guess.deck]
    number = sum(state.parts.starts[card] for card in state.deck)
    assert starts == [False] * (len(starts) - number) + [True] * number and guess.deck != state.deck


@pytest.mark.parametrize("era", ["mariners", pytest.param("planeteers", marks=pytest.mark.soak), pytest.param("starfarers", marks=pytest.mark.soak)])
def test_the_evaluation_beats_chance_in_95_of_100_games_of_one_era(era: str) -> None:
    result = sg.study(GAME, ["greedy", "random"], games=100, players=2, seed=5, options={"start": era, "end": era}, workers=1, progress=False)
    assert result["unfinished"] == 0
    assert result["bots"][0]["win_share"] >= 0.95


@pytest.mark.parametrize("era", ["planeteers", "starfarers"])
def test_the_evaluation_beats_chance_in_a_few_games_of_a_later_era(era: str) -> None:
    result = sg.study(GAME, ["greedy", "random"], games=16, players=2, seed=6, options={"start": era, "end": era}, workers=1, progress=False)
    assert result["bots"][0]["win_share"] >= 0.85


def test_a_message_says_what_is_needed_and_what_there_is() -> None:
    state = at(hands=("solar_sail",))
    state.play("move")
    assert [violation.message for violation in state.why_not("to phobos")] == ["Phobos needs 10, at most 4 can be gathered"]
    assert reasons(state, "to phobos") == ["SC-MOV-03"]


@pytest.mark.rule("SC-TRN-09", "SC-RES-06")
def test_an_empty_offer_is_not_promised_a_card_when_the_deck_is_empty() -> None:
    state = at(hands=("",), deck_size=0, offers="rover rover - -")
    play(state, "research; hq 0; confirm")
    assert reasons(state, "offer 3") == ["SC-TRN-09"]
    assert says(state, "offer 3") == "offer 3 is empty, and the deck has no card left to fill it"
    assert state.decision.prompt == "Blue, take card 1 of 2 from the offers."
    state = at(hands=("",), offers="- - - rover")
    play(state, "research; hq 0; confirm")
    assert says(state, "offer 3") == "offer 3 is empty; offers are filled again in step 5"
    assert state.decision.prompt == "Blue, take card 1 of 2: from the deck or an offer."
    play(state, "offer 4")
    assert state.decision.prompt == "Blue, take card 2 of 2 from the deck."


@pytest.mark.rule("SC-AMB-23", "SC-TRN-05")
def test_after_confirming_nobody_is_told_to_choose_a_team_or_to_confirm() -> None:
    state = at(hands=("mission_lab rover",))
    play(state, "research; hq 0; confirm")
    assert state.kind == "draw"
    for text in ("card mission_lab", "time double", "hq 1"):
        assert reasons(state, text) == ["SC-AMB-23"] and says(state, text) == "Research is confirmed already, nothing more can be added to it"
    assert says(state, "confirm") == "Research is confirmed already"
    assert reasons(state, "move") == ["SC-TRN-05"] and says(state, "move") == "this turn's one action is Research, and it is being carried out"


@pytest.mark.rule("SC-TRN-05", "SC-TRN-04", "SC-VAL-04")
def test_a_source_or_an_action_at_the_wrong_moment_is_told_what_comes_first() -> None:
    state = at(hands=("heavy_lifter solar_sail",), teams=("lunar_l4 earth",))
    assert says(state, "card solar_sail") == "first declare an action"
    play(state, "move")
    assert says(state, "card solar_sail") == "first choose the team that acts"
    assert says(state, "build") == "this turn's one action is Move; first choose the team that acts"
    play(state, "team 2")
    assert says(state, "confirm") == "first choose the place"
    play(state, "to moon")
    assert says(state, "build") == "this turn's one action is Move; add to it and confirm it"
    state = at(hands=("near_space_probe",))
    play(state, "special near_space_probe")
    assert reasons(state, "hq 0") == ["SC-SPC-01"] and says(state, "hq 0") == "Near Space Probe works by itself, with no cards and no Infra"
    state = at(hands=("printer", ""), tiles={"mars_north": "m2_exotic"}, bases={"mars_north": "0 research"})
    play(state, "upgrade printer; slot 2")
    assert state.kind == "contract"
    assert says(state, "card printer") == "Infra, cards and bases are added to an action in step 1 of your turn"
    assert says(state, "move") == "an action is declared in step 1 of your turn"


@pytest.mark.rule("SC-UPG-01", "SC-TRN-06")
def test_an_upgrade_asks_for_a_slot_and_not_for_a_team() -> None:
    state = at(hands=("printer rover",))
    play(state, "upgrade printer")
    assert reasons(state, "card rover") == ["SC-UPG-01"]
    assert says(state, "card rover") == "Upgrade needs nothing more; choose the slot for 3D Printer"
    assert says(state, "move") == "this turn's one action is Upgrade; choose the slot for 3D Printer"


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
    assert says(state, "base attraction") == "Attraction needs a tile with natural wonder, and Lunar L4 has no tile"


@pytest.mark.rule("SC-BAS-P-01", "SC-BAS-P-02", "SC-BAS-P-03", "SC-BAS-P-05", "SC-BAS-P-06", "SC-BAS-S-01", "SC-BAS-S-03", "SC-BAS-S-08")
@pytest.mark.parametrize(
    ("era", "site", "tiles", "base", "message"),
    [
        ("planeteers", "ceres", "p1_wonder", "exploiter", "Exploiter needs a tile with P#; Ceres shows natural wonder"),
        ("planeteers", "ceres", "p1_wonder", "industrial", "Industrial needs a tile with water or P#; Ceres shows natural wonder"),
        ("planeteers", "ceres", "p1_exotic", "shield_factory", "Shield Factory needs a tile with water; Ceres shows P2"),
        ("planeteers", "io", "p3_exotic", "spaceport", "Spaceport needs a site without gravity, and Io has gravity 1"),
        (
            "starfarers",
            "sixty_one_cygni",
            "s1_ocean s2_comets",
            "attraction",
            "Attraction needs a tile with anomaly, artifact, outpost or ruins; box 1 of 61 Cygni shows water, life, P1 and Col2",
        ),
        ("starfarers", "wolf_359", "s1_ruins", "exploiter", "Exploiter needs a tile with P# or Col#; Wolf 359 shows ruins"),
        ("starfarers", "sirius", "s1_anomaly", "spaceport", "Spaceport suits no tile with anomaly or dust; Sirius shows anomaly"),
    ],
)
def test_a_base_of_a_later_era_says_it_too(era: str, site: str, tiles: str, base: str, message: str) -> None:
    hand = {"planeteers": "nano_assemblers nano_assemblers", "starfarers": "replicators replicators"}[era]
    state = at(era=era, hands=(hand,), infra=("grown_mesh grown_mesh printer",), teams=(site,), tiles={site: tiles}, profit=(30, 0))
    play(state, "build")
    assert says(state, f"base {base}") == message


@pytest.mark.rule("SC-MOV-13")
@pytest.mark.parametrize("action", ["move", "explore", "build"])
def test_teams_on_the_asteroid_belt_are_said_to_be_there(action: str) -> None:
    """They are neither in the HQ, nor on a star track, nor beyond the board."""
    state = at(teams=("asteroid_belt asteroid_belt",))
    assert reasons(state, action) == ["SC-MOV-13"] and says(state, action) == "your team at Asteroid Belt can do nothing more in this era"


@pytest.mark.rule("SC-MOV-14", "SC-STR-07", "SC-STR-18", "SC-MOV-01")
def test_teams_that_cannot_act_are_said_to_be_where_they_are() -> None:
    state = at(era="planeteers", teams=("oort_cloud oort_cloud",))
    assert reasons(state, "move") == ["SC-MOV-14"] and "Oort Cloud" in says(state, "move")
    state = at(era="starfarers", teams=("orion_spur_1 sirius:2",), spur=True)
    assert reasons(state, "build") == ["SC-STR-18", "SC-STR-07"] and "Sirius is still on the star track" in says(state, "build")
    assert says(at(teams=("",)), "move") == "none of your teams is on the board"


@pytest.mark.rule("SC-BLD-02", "SC-MOV-06")
def test_nobody_builds_on_earth_because_a_base_stands_there() -> None:
    assert reasons(at(), "build") == ["SC-BLD-02"]


@pytest.mark.rule("SC-MOV-05", "SC-VAL-10")
def test_a_base_that_a_move_rests_on_is_not_said_to_be_of_no_help() -> None:
    state = at(hands=("solar_sail heavy_lifter",), teams=("sisyphus earth",), bases={"lunar_l4": "1 spaceport"})
    play(state, "move; team 1; to lunar_l4; hq 0; card solar_sail")
    assert reckoning(state).rewards == (1,)
    assert reasons(state, "use lunar_l4") == ["SC-MOV-05"]
    assert says(state, "use lunar_l4") == "the base at Lunar L4 is used already, as the one this Move begins or ends at"


@pytest.mark.rule("SC-MOV-03")
def test_a_source_too_small_says_how_much_could_be_reached() -> None:
    """There is no shield in Mariners, and the reason should name what there would be."""
    state = at(hands=("solar_sail time",))
    play(state, "move; to sisyphus")
    assert reasons(state, "time two") == ["SC-MOV-03"]
    assert says(state, "time two") == "with this at most 4 of the 6 points needed could be reached"
    state = at(
        era="planeteers", teams=("ceres",), tiles={"ceres": "p1_water"}, bases={"ceres": "0 research"}, hands=("plasma_drive",), infra=("- fusion_torch -",)
    )
    play(state, "move; to callisto")
    assert reasons(state, "hq 0") == ["SC-RAD-04"]
    assert says(state, "hq 0") == "with this nothing could shield the action any more; radiation costs 2T, you have 0T"


def test_a_source_that_is_refused_for_being_too_small_is_too_small() -> None:
    """What the reason says could be reached is less than what is needed, or radiation is what it cannot pay."""
    seen = 0
    for seed, start in enumerate(("mariners", "planeteers", "starfarers", "planeteers", "starfarers")):
        for before, _action, _events, _state in steps(2 + seed % 3, seed + 60, start=start):
            if before.kind == "feed":
                for violation in [reason for _refused, found in before.refused() for reason in found]:
                    if violation.message.startswith("with this at most"):
                        have, need = [int(word) for word in violation.message.split() if word.isdigit()][:2]
                        assert have < need == before.count.need
                        seen += 1
    assert seen > 10


@pytest.mark.rule("SC-RAD-04", "SC-AMB-72")
def test_the_reason_tells_why_profit_does_not_suffice() -> None:
    """2T pay for radiation, but another 1T is needed for the missing point; so it is not radiation alone."""
    state = at(era="planeteers", teams=("callisto",), hands=("plasma_drive",), profit=(2, 0))
    assert "move" not in state.actions()
    assert reasons(state, "move") == ["SC-RAD-04"]
    assert says(state, "move") == (
        "from Callisto even Inner Solar System needs 7; at most 6 can be gathered, and to buy the rest and to pay 2T for radiation takes 3T; "
        "you have 2T, and nothing in your hand or in an HQ can shield it"
    )
    state = at(era="planeteers", teams=("callisto",), hands=("fission_drive magnetic_sail",), profit=(1, 0))
    assert says(state, "move").endswith("to buy the rest and to pay 2T for radiation takes 3T; you have 1T, and shielded it comes to 6 at most")


@pytest.mark.rule("SC-RAD-04", "SC-AMB-72", "SC-BLD-04")
def test_the_reason_tells_why_profit_does_not_suffice_to_build() -> None:
    state = stars(hands=("replicators", ""), teams=("wolf_359",), tiles={"wolf_359": "s1_desert"}, profit=(3, 0))
    assert "build" not in state.actions()
    assert says(state, "build") == (
        "Wolf 359 needs 8 to build; at most 5 can be gathered, and to buy the rest and to pay 3T for radiation takes 6T; "
        "you have 3T, and nothing in your hand or in an HQ can shield it"
    )
