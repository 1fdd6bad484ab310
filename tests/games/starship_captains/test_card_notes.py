"""The card notes of the last pages."""

from __future__ import annotations

from typing import Any

import pytest

from spacegames.games.starship_captains.components import total
from spacegames.games.starship_captains.scoring import lines
from tests.games.starship_captains.tables import GAME, at, crew, play, queue, reasons, told

CARDS = GAME.cards
HERE: dict[str, Any] = {"ship": "p05", "queue": ""}


@pytest.mark.rule("CAP-NOTE-01")
def test_android_library() -> None:
    state = at(planets={"p05": "mission_01"}, ready="C B C", technologies="tech_01 tech_02 tech_03 tech_04", **HERE)
    events = play(state, "mission; send cadet; send blue; apply")
    assert told(events, "cards_drawn") == [{"player": 0, "deck": "technologies", "number": 4}]
    assert state.actions() == ["take tech_01", "take tech_02", "take tech_03", "take tech_04", "none"]
    assert state.view(1)["turn"]["drawn"] == 4 and state.view(0)["turn"]["drawn"][0] == "tech_01", "only the drawer sees them"
    assert reasons(state, "take tech_33") == ["CAP-NOTE-01"]
    one = state.copy()
    events = play(one, "take tech_02; slot 4")
    assert told(events, "cards_discarded") == [{"deck": "technologies", "cards": ["tech_01", "tech_03", "tech_04"]}]
    play(state, "none")
    assert [CARDS.cards[card] for card in state.tech_spent] == ["tech_01", "tech_02", "tech_03", "tech_04"]


@pytest.mark.rule("CAP-NOTE-02")
def test_stargate() -> None:
    state = at(planets={"p05": "mission_02"}, ready="R C", missions_deck="mission_20 mission_21 mission_22", **HERE)
    state.play("mission")
    state.play("send red")
    (seen,) = [event for event in state.play("apply") if event.kind == "missions_seen"]
    assert seen.secret == {"missions": ["mission_20", "mission_21", "mission_22"]} and seen.only == 0 and seen.seen_by(1) == {"player": 0, "number": 3}
    assert state.view(0)["seen"]["top"] == ["mission_20", "mission_21", "mission_22"] and state.view(1)["seen"]["top"] == []
    events = play(state, "stay")
    assert told(events, "mission_revealed") == [{"mission": "mission_20", "at": "p13"}], "they went back in the same order"
    assert state.view(0)["seen"]["top"] == ["mission_21", "mission_22"]


@pytest.mark.rule("CAP-NOTE-03")
def test_androids_on_the_mission_are_still_crew() -> None:
    state = at(planets={"p05": "mission_03"}, ready="R B A A", holes=(), **HERE)
    play(state, "mission; send red; send blue; apply; apply; apply")
    assert state.steps[1] == 4 and state.medals[0] == 3 and state.damage[0] == 2
    assert crew(state) == "A"


@pytest.mark.rule("CAP-NOTE-04", "CAP-NOTE-05")
def test_the_omega_deck() -> None:
    state = at(slots={3: "tech_03"}, ready="B", omega_spent="omega_04 omega_05 omega_06 omega_07", omega="omega_08 omega_09")
    rest = state.omega_deck[:-2]
    state.omega_deck, state.omega_spent = state.omega_deck[-2:], state.omega_spent + rest
    spent = len(state.omega_spent)
    events = play(state, "room tech_03")
    assert told(events, "mixed") == [{"what": "omega"}] and len(state.drawn) == 3 and len(state.omega_deck) == spent - 1
    assert all(card >= CARDS.omega for card in state.drawn)
    play(state, f"take {CARDS.cards[state.drawn[0]]}; stop?; repair ship?; stop?")
    assert state.slots[0][3] >= CARDS.omega and len(state.omega_spent) == 2
    drawing = [
        name for name, item in [*GAME.components["missions"].items(), *GAME.components["technologies"].items()] if '"omega"' in repr(item).replace("'", '"')
    ]
    assert drawing == ["mission_04", "tech_03"]


@pytest.mark.rule("CAP-NOTE-06", "CAP-NOTE-25")
def test_the_holodeck_copies_and_may_discard_itself() -> None:
    state = at(slots={3: "tech_01"}, ready="B", others={1: {"slots": {4: "tech_22"}}})
    play(state, "room tech_01")
    assert state.actions() == ["copy tech_22", "none"], "not itself"
    assert reasons(state, "copy tech_05") == ["CAP-NOTE-06"]
    events = play(state, "copy tech_22", "red-blue", "red-yellow")
    assert told(events, "tech_discarded") == [{"player": 0, "card": "tech_01", "slot": 3}]
    assert state.slots[1][3] == CARDS.number["tech_22"] and state.medals[0] == 3 and total(state.items[0]) == 2
    alone = at(slots={3: "tech_01"}, ready="B")
    play(alone, "room tech_01")
    assert alone.decider == 1, "with nothing to copy it does nothing"


@pytest.mark.rule("CAP-NOTE-07")
def test_quantum_torpedoes_need_not_all_be_fired() -> None:
    settings: dict[str, Any] = {"slots": {3: "tech_02"}, "ready": "Y", "ship": "p11", "damage": 0, "holes": ()}
    for fights in (0, 1, 2):
        state = at(**settings)
        play(state, "room tech_02", *["red-blue"] * fights)
        for target in ("p10", "p12")[:fights]:
            play(state, f"fight {target}")
        play(state, "stop?")
        assert state.decider == 1 and len(state.trophies[0]) == fights, "a third has no target"


@pytest.mark.rule("CAP-NOTE-08")
def test_armoured_plating_uses_earlier_trophies_only() -> None:
    first = at(slots={3: "tech_28"}, ship="p01", ready="Y")
    play(first, "room weapons; fight p04", "red-blue")
    assert first.damage[0] == 4 and first.decider == 1, "the pirate being fought cannot be used"
    later = at(slots={3: "tech_28"}, ship="p01", ready="Y", items="P")
    play(later, "room weapons; fight p04")
    assert (later.kind, later.actions()) == ("prevent", ["pay pirate", "suffer"]) and reasons(later, "pay medal") == ["CAP-NOTE-08"]
    hurt = later.copy()
    play(hurt, "suffer", "red-blue")
    assert hurt.damage[0] == 4 and len(hurt.trophies[0]) == 2
    play(later, "pay pirate", "red-blue")
    assert later.damage[0] == 3 and later.to_position()["seats"][0]["pirates"] == ["purple_medal"]


@pytest.mark.rule("CAP-NOTE-10", "CAP-AMB-42")
def test_wormhole_generator() -> None:
    central = "tech_31 tech_05 tech_24 tech_12 tech_18 omega_01 omega_02 omega_03"
    state = at(ready="B", side="B", holes=(1, 3, 4), central=central)
    events = play(state, "room science; take tech_31; slot 6")
    assert "warp" in state.actions() and told(events, "link_bonus")[0]["bonus"] == "move", "also for its own installation"
    events = play(state, "warp; jump p12")
    assert state.ship[0] == 12 and told(events, "link_bonus")[0]["bonus"] == "medal"
    helm = at(ready="R", slots={3: "tech_31"})
    play(helm, "room helm")
    assert reasons(helm, "warp") == ["CAP-AMB-42"] and reasons(_moving(), "warp") == ["CAP-NOTE-10"]


def _moving() -> Any:
    state = at(ready="R")
    play(state, "room helm")
    return state


@pytest.mark.rule("CAP-NOTE-12")
def test_superaccumulator() -> None:
    for moves, place, damage in (("fly p01; fly home", 0, 3), ("fly p01; mend", 1, 2), ("mend; fly p01", 1, 2), ("mend; mend", 0, 1)):
        state = at(slots={3: "tech_33"}, ready="R", holes=())
        play(state, f"room helm; {moves}")
        assert (state.ship[0], state.damage[0], state.decider) == (place, damage, 1)
    jump = at(slots={3: "tech_33", 4: "tech_06"}, ready="R", holes=())
    play(jump, "room tech_06; mend")
    assert jump.damage[0] == 2 and jump.ship[0] == 0
    whole = at(slots={3: "tech_33"}, ready="R", holes=(), damage=0)
    play(whole, "room helm")
    assert "mend" not in whole.actions() and reasons(whole, "mend") == ["CAP-REP-01"] and reasons(_moving(), "mend") == ["CAP-NOTE-12"]


@pytest.mark.rule("CAP-NOTE-13", "CAP-AMB-99")
def test_stealth_coating_cancels_the_first_damage_of_a_mission() -> None:
    settings: dict[str, Any] = {"slots": {3: "tech_34"}, "ready": "R Y Y", "planets": {"p05": "mission_08"}, **HERE}
    printed = at(**settings)
    events = play(printed, "mission; send red; skip; apply; apply; fight p06", "red-blue")
    assert told(events, "damage_ignored") == [{"player": 0, "by": "tech_34"}] and printed.damage[0] == 4, "row 2 is ignored, the fight counts"
    fought = at(**settings)
    play(fought, "mission; send red; skip; skip; apply; fight p06", "red-blue")
    assert fought.damage[0] == 3, "without row 2 the damage of the fight is the first"
    outside = at(slots={3: "tech_34"}, ship="p01", ready="R")
    play(outside, "room helm; fly p04; stop")
    assert outside.damage[0] == 4


@pytest.mark.rule("CAP-NOTE-14")
def test_transmitter() -> None:
    state = at(slots={3: "tech_35"}, planets={"p05": "mission_17"}, ready="C C", **HERE)
    play(state, "mission")
    assert state.steps[2] == 1, "the fight stood in a row, applied or not"
    other = at(slots={3: "tech_35"}, ready="C C", **HERE)
    play(other, "mission")
    assert other.steps[2] == 0


@pytest.mark.rule("CAP-NOTE-15")
def test_repair_robots() -> None:
    central = "tech_36 tech_05 tech_24 tech_12 tech_18 omega_01 omega_02 omega_03"
    state = at(ready="B", side="B", central=central)
    events = play(state, "room science; take tech_36; slot 2")
    assert told(events, "link_bonus")[0]["bonus"] == "repair" and state.kind == "repair"
    play(state, "repair ship; repair ship")
    assert state.damage[0] == 1, "two instead of one, also for its own installation"


@pytest.mark.rule("CAP-NOTE-16", "CAP-NOTE-26")
def test_talismans() -> None:
    state = at(slots={3: "tech_37", 4: "tech_38"}, planets={"p05": "mission_25"}, ready="C C C", **HERE)
    play(state, "mission")
    assert state.steps[:3] == [1, 0, 0], "once for two red rows, applied or not; no blue row"


@pytest.mark.rule("CAP-NOTE-17")
def test_training_holovisor() -> None:
    central = "tech_40 tech_05 tech_24 tech_12 tech_18 omega_01 omega_02 omega_03"
    state = at(ready="B C", side="A", holes=(1, 2, 6), central=central)
    play(state, "room science; take tech_40; slot 5")
    while state.kind == "move":
        play(state, "stop")
    while state.kind == "repair":
        play(state, "repair ship")
    direct = at(ready="B C", slots={4: "tech_40"}, central="tech_33 tech_05 tech_24 tech_12 tech_18 omega_01 omega_02 omega_03")
    play(direct, "room science; take tech_33")
    assert (direct.kind, direct.actions()) == ("choice", ["option 1", "option 2"]) and reasons(direct, "none") == ["CAP-NOTE-17"]
    two = direct.copy()
    play(two, "option 2")
    assert two.medals[0] == 3
    play(direct, "option 1; train cadet red")
    assert direct.medals[0] == 2 and crew(direct) == "R"


@pytest.mark.rule("CAP-NOTE-18")
def test_artifact_blueprints() -> None:
    two = at(slots={4: "omega_02"}, items="RY RY RB")
    assert dict(lines(two, 0))["omega"] == 4 and dict(lines(two, 0))["artifacts"] == 1.5
    assert dict(lines(at(slots={4: "omega_02"}, items="RY RB YB YB"), 0))["omega"] == 6


@pytest.mark.rule("CAP-NOTE-21")
def test_collective_research() -> None:
    settings: dict[str, Any] = {"events": {"fleet": "event_fleet_2"}, "reached": {"fleet": [1]}, "slots": {3: "tech_05", 4: "tech_22"}}
    state = at(ready="R C", items="RY", queue="", **settings)
    play(state, "room tech_05")
    assert (state.kind, state.actions()) == ("store_artifact", ["store red-yellow", "none"]) and reasons(state, "store red-blue") == ["CAP-NOTE-21"]
    score = state.scores()[0]
    play(state, "store red-yellow; stop")
    assert state.scores()[0] == score - 0.5 and state.items[0] == 0, "artifacts in rooms do not score"
    play(state, "room repair; use cadet; repair ship")
    assert "room tech_05" in state.actions() and crew(state) == "C", "the room is gray now"
    forge = at(ready="B C", queue="", stored={4: "RY"}, **settings)
    events = play(forge, "room tech_22; use cadet", "red-blue", "red-blue")
    assert told(events, "tech_discarded")[0]["card"] == "tech_22" and forge.artifacts_spent == (1, 0, 0), "its artifact is discarded with it"


@pytest.mark.rule("CAP-NOTE-24", "CAP-AMB-99")
def test_universal_translator_turns_a_symbol_as_a_whole() -> None:
    state = at(slots={3: "tech_41"}, planets={"p05": "mission_40"}, ready="C R C", **HERE)
    play(state, "mission; send cadet; send red; apply")
    assert (state.kind, state.actions()) == ("retarget", ["step fleet", "step androids", "step pirates"])
    play(state, "step androids; repair ship")
    assert state.steps[:3] == [0, 2, 0], "two steps, never one and one"


# ---- further cards of ours


def test_further_abilities() -> None:
    lounge = at(slots={3: "tech_49"}, ready="R*", queue="B C")
    play(lounge, "room helm; stop")
    assert [action for action in lounge.actions() if action.startswith("call")] == ["call blue 1", "call cadet 2"]
    autopilot = at(slots={3: "tech_48"}, ship="p01", ready="R")
    events = play(autopilot, "room helm; fly p04; fly p01")
    assert autopilot.damage[0] == 4 and told(events, "damage_ignored") == [{"player": 0, "by": "tech_48"}]
    truce = at(ship="p01", ready="R", events={"pirates": "event_pirates_5"}, steps=(0, 0, 8))
    assert told(play(truce, "room helm; fly p04; stop"), "damage_ignored") == [{"player": 0, "by": "event_pirates_5"}]
    recorder = at(slots={3: "tech_45"}, ready="R B", holes=(), damage=0, **HERE)
    play(recorder, "mission; send red; apply; apply; step fleet")
    assert recorder.medals[0] == 4
    charger = at(slots={3: "tech_46"}, ready="A C", **HERE)
    play(charger, "mission; send android; skip; repair ship?")
    assert charger.steps[1] == 2
    docking = at(slots={3: "tech_47"}, ship="p03", ready="R")
    play(docking, "room helm; fly p09; stop; step fleet")
    assert docking.steps[0] == 1
    phaser = at(slots={3: "tech_04"}, ship="p01", ready="Y")
    events = play(phaser, "room tech_04; fight p04", "red-blue")
    assert phaser.damage[0] == 3 and told(events, "damage_ignored") == [{"player": 0, "by": "fight"}]
    assert queue(phaser) == "R Y B Y"


def test_deep_space_antenna() -> None:
    state = at(slots={3: "tech_50"}, ready="C C", missions_deck="mission_20 mission_21", **HERE)
    play(state, "mission")
    assert (state.kind, state.actions()) == ("mission_keep", ["keep mission_20", "keep mission_21"])
    assert reasons(state, "keep mission_22") == ["CAP-MIS-16"] and state.view(1)["turn"]["offer"] == 2
    events = play(state, "keep mission_21")
    assert told(events, "mission_revealed") == [{"mission": "mission_21", "at": "p13"}]
    assert state.view(0)["seen"]["bottom"] == [[0, "mission_20"]] and state.view(1)["seen"]["bottom"] == []
