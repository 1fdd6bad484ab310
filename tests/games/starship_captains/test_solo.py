"""The solo game: Captain Shadow and the passengers."""

from __future__ import annotations

from typing import Any

import pytest

from spacegames.games.starship_captains.scoring import lines
from tests.games.starship_captains.tables import GAME, at, crew, dealt, play, reasons, told, walked

CARDS = GAME.cards
REST = "room repair; use cadet?; use red?; repair ship"


def solo(deck: str = "", **settings: Any) -> Any:
    """A solo table with these action cards on top."""
    own = settings.pop("solo", {})
    return at(1, solo={"deck": deck, **own}, **settings)


def shadow(state: Any) -> str:
    name: str = state.board.places[state.ship[1]]
    return name


@pytest.mark.rule("CAP-SOLO-01", "CAP-SOLO-03", "CAP-SOLO-04", "CAP-SOLO-05", "CAP-SOLO-06", "CAP-INV-46", "CAP-INV-48", "CAP-AMB-118", "CAP-AMB-123")
def test_the_solo_table() -> None:
    for seed in range(6):
        state = dealt(1, seed)
        assert len(state.board.places) == 14 and len(state.central) == 7
        assert sum(card >= CARDS.omega for card in state.central) == 2
        assert [CARDS.events[event] for event in state.events] == ["solo_event_fleet", "solo_event_androids", "solo_event_pirates"]
        assert (len(state.tech_deck), len(state.omega_deck), len(state.under)) == (42, 10, 3)
        assert (state.ship, len(state.ready), state.passenger >= 0) == ([0, 0], 1, True)
        assert not set(state.under) & {*state.tech_deck, *state.central}
    assert state.supply[5] == 18 - 2 and state.supply[0] == 12 - 3, "gifts for one player"


@pytest.mark.rule("CAP-SOLO-07", "CAP-SOLO-09", "CAP-SOLO-10")
def test_passengers_and_their_technologies() -> None:
    assert len({dealt(1, seed).passenger for seed in range(40)}) == 6
    for number, name in enumerate(CARDS.passengers):
        state = dealt(1, 3, passenger=name)
        assert state.passenger == number
        wanted = CARDS.passenger_technologies[number]
        assert state.under == wanted if wanted else all(CARDS.alpha[card] for card in state.under)
    assert CARDS.passenger_technologies[0] == () and len({dealt(1, seed, passenger="passenger_1").under for seed in range(5)}) > 1


@pytest.mark.rule("CAP-SOLO-08", "CAP-SOLO-29")
@pytest.mark.parametrize(
    ("passenger", "settings", "moves", "forced", "points"),
    [
        ("passenger_1", {"ship": "p05", "ready": "C C"}, "mission", ("mission_20", "action_7"), 1),
        ("passenger_2", {"ship": "p03", "ready": "R", "steps": (14, 0, 0)}, "room helm; fly p09; stop", ("action_7",), 3),
        ("passenger_4", {"ready": "B"}, "room science; take tech_05; slot 4", ("red-blue", "action_7"), 1),
        ("passenger_5", {"ship": "p01", "ready": "Y"}, "room weapons; fight p04", ("red-blue", "action_7"), 1),
        ("passenger_6", {"ready": "R", "medals": 3}, "promote red", (), 2),
    ],
)
def test_what_passengers_do_and_score(passenger: str, settings: dict[str, Any], moves: str, forced: tuple[str, ...], points: int) -> None:
    state = solo(solo={"passenger": passenger}, reached={"fleet": [0]} if "steps" in settings else {}, **settings)
    events = play(state, moves, *forced)
    while state.kind == "repair":
        events += play(state, "repair ship")
    assert told(events, "passenger_acted") == [{"player": 0, "passenger": passenger}]
    assert dict(lines(state, 0))["passenger"] == points


@pytest.mark.rule("CAP-SOLO-08")
def test_inspector_moxx() -> None:
    state = solo(solo={"passenger": "passenger_3"}, ready="A", queue="", damage=0, holes=())
    events = play(state, "pass")
    while state.kind == "shadow_target":
        events += play(state, state.actions()[0])
    assert state.round == 2 and (state.damage[0], state.medals[0]) == (1, 3) and told(events, "passenger_acted")
    assert dict(lines(state, 0))["passenger"] == 4


@pytest.mark.rule("CAP-SOLO-12", "CAP-SOLO-13", "CAP-INV-47")
def test_the_action_deck() -> None:
    for seed in range(8):
        state = dealt(1, seed)
        assert sorted(CARDS.action_kind[card] for card in state.deck) == sorted(set(CARDS.action_kind)) and len(state.beside) == 3
    shown = 0
    sizes = {}
    for _before, _action, events, _state in walked(1, 5):
        shown += len(told(events, "shadow_card"))
        sizes.update({data["round"]: data["cards"] for data in told(events, "action_deck")})
    assert shown == 4 + 5 + 6 + 7 and sizes == {2: 5, 3: 6, 4: 7}


@pytest.mark.rule("CAP-SOLO-14", "CAP-SOLO-15", "CAP-SOLO-16", "CAP-AMB-112")
def test_after_each_turn_a_card_above_the_next_slot() -> None:
    assert all(dealt(1, seed).first == 0 for seed in range(4))
    state = solo("action_7 action_1 action_3 action_5", ready="C R Y B")
    events = play(state, "room repair; use cadet; repair ship")
    assert told(events, "shadow_card") == [{"card": "action_7", "action": "cover", "slot": 1}] and state.decider == 0
    events = play(state, "room helm; stop")
    assert told(events, "shadow_card")[0]["slot"] == 2
    last = solo("action_5", solo={"shown": "action_7 action_1 action_3"}, ready="C R")
    events = play(last, "room repair; use cadet; repair ship")
    assert told(events, "shadow_card")[0]["slot"] == 4 and told(events, "shadow_done") == [{}]


@pytest.mark.rule("CAP-SOLO-17", "CAP-SOLO-18", "CAP-AMB-114", "CAP-AMB-115")
def test_research() -> None:
    state = solo("action_1", solo={"shown": "action_7", "ship": "p04"}, ship="p01", ready="C R", technologies="tech_02")
    before = state.central[1]
    events = play(state, "room repair; use cadet; repair ship")
    assert shadow(state) == "p01" and told(events, "shadow_moved") == [{"from": "p04", "to": "p01", "by": "jump"}]
    assert told(events, "shadow_researched") == [{"card": CARDS.cards[before], "slot": 2}]
    assert CARDS.cards[state.central[1]] == "tech_02" and state.tech_spent == (before,)
    order = solo("action_1", ready="B C", technologies="tech_02 tech_04")
    events = play(order, "room science; take tech_05; slot 4; repair ship")
    kinds = [event.kind for event in events]
    assert kinds.index("refilled") < kinds.index("shadow_card"), "your refill comes first"


@pytest.mark.rule("CAP-AMB-124")
def test_an_omega_researched_gives_way_to_another_card() -> None:
    state = solo("action_2", round=4, solo={"shown": "action_1 action_3 action_4 action_5 action_6 action_7"}, ready="C R", technologies="tech_02")
    gone = state.central[6]
    play(state, "room repair; use cadet; repair ship")
    assert gone >= CARDS.omega and state.omega_spent == (gone,) and CARDS.cards[state.central[6]] == "tech_02"


@pytest.mark.rule("CAP-SOLO-19", "CAP-SOLO-20", "CAP-SOLO-21", "CAP-SOLO-22", "CAP-AMB-116")
def test_his_missions() -> None:
    settings = {"planets": {"p06": "mission_17", "p10": "mission_05", "p01": "number 1"}, "ready": "C R"}
    forced = solo("action_3", ship="p10", solo={"ship": "p05"}, **settings)
    events = play(forced, "room repair; use cadet; repair ship", "mission_20")
    assert shadow(forced) == "p06" and told(events, "mission_done")[0]["player"] == 1, "never to your location"
    assert forced.to_position()["discards"]["missions"] == ["mission_17"] and told(events, "number_turned")[0]["to"] == "p06"
    assert not told(events, "damaged"), "pirates do nothing to him"
    choice = solo("action_3", ship="p02", solo={"ship": "p05"}, **settings)
    play(choice, "room repair; use cadet; repair ship")
    assert (choice.kind, choice.actions()) == ("shadow_target", ["shadow p06", "shadow p10"])
    assert "CAP-SOLO-19" in reasons(choice, "shadow p01") and "CAP-SOLO-19" in reasons(choice, "shadow p13")
    play(choice, "shadow p10", "mission_20")
    assert shadow(choice) == "p10" and choice.decider == 0
    mine = solo("action_3", ship="p06", solo={"ship": "p05"}, planets={"p10": "mission_05", "p01": "mission_41"}, ready="C R")
    play(mine, "room repair; use cadet; repair ship")
    assert "CAP-SOLO-22" in reasons(mine, "shadow p06")


@pytest.mark.rule("CAP-SOLO-23", "CAP-AMB-125")
def test_nothing_in_reach() -> None:
    bare = {"planets": {"p05": "mission_05", "p01": "number 1", "p06": "number 2", "p10": "number 3"}}
    state = solo("action_3", solo={"ship": "p05"}, ready="C R", **bare)
    events = play(state, "room repair; use cadet; repair ship")
    assert told(events, "shadow_idle") == [{}] and shadow(state) == "p05", "though a mission lies where he is"
    both = solo("action_5", solo={"ship": "p05"}, ready="C R", **bare)
    events = play(both, "room repair; use cadet; repair ship")
    assert told(events, "shadow_idle") and told(events, "shadow_researched"), "the rest of the card is carried out"


@pytest.mark.rule("CAP-SOLO-24", "CAP-SOLO-25", "CAP-SOLO-26", "CAP-AMB-119")
def test_who_goes_on_alone() -> None:
    state = solo("action_7 action_1", ready="C R Y")
    play(state, f"{REST}; {REST}")
    events = play(state, "pass")
    while state.kind == "shadow_target":
        events += play(state, state.actions()[0])
    assert len(told(events, "shadow_card")) == 2 and state.round == 2, "he plays the other two cards alone"
    alone = solo("action_7", solo={"shown": "action_1 action_3 action_5"}, ready="C R Y")
    play(alone, "room repair; use cadet; repair ship")
    assert not told(play(alone, "room helm; stop"), "shadow_card") and alone.decider == 0, "you go on alone"
    play(alone, "pass")
    assert alone.round == 2


@pytest.mark.rule("CAP-SOLO-27", "CAP-SOLO-28")
def test_new_decks_and_his_score() -> None:
    state = solo("action_7 action_1", ready="A", queue="")
    play(state, "pass")
    while state.kind == "shadow_target":
        play(state, state.actions()[0])
    assert len(state.deck) == 5 and state.shown == () and len(state.beside) == 2
    last = solo(round=4, ready="A", queue="")
    while not last.over:
        play(last, last.actions()[-1])
    assert len(last.scores()) == 1 and last.winners() == [0]


@pytest.mark.rule("CAP-AMB-113", "CAP-AMB-126")
def test_he_reserves_like_a_player() -> None:
    settings = {"ship": "p05", "ready": "R C", "solo": {"ship": "p05"}}
    state = solo("action_3", planets={"p06": "number 1"}, **settings)
    assert state.holder[5] == 0
    events = play(state, "room helm; fly p01; stop")
    assert {"player": 1, "at": "p05"} in told(events, "reserved")
    free = solo("action_3", shadow_reserves=False, **settings)
    play(free, "room helm; fly p01; stop; shadow p06?; shadow p10?")
    assert free.holder[5] == -1
    beside = solo("action_7", ship="p01", ready="R C C", solo={"ship": "p05"})
    play(beside, "room helm; fly p05; stop")
    assert reasons(beside, "mission") == ["CAP-MIS-02"] and "Captain Shadow" in beside.why_not("mission")[0].message


@pytest.mark.rule("CAP-AMB-122")
def test_he_uses_no_station_but_blocks_its_token() -> None:
    settings: dict[str, Any] = {
        "ready": "A",
        "queue": "",
        "ship": "p01",
        "stations": {"androids": 2},
        "solo": {"ship": "p09"},
        "planets": {"p04": "number 1", "p13": "number 2"},
    }
    deck = "action_3"
    for blocks, where in ((True, 3), (False, 0)):
        state = solo(deck, shadow_blocks=blocks, **{**settings, "solo": {"ship": "p09", "shown": "action_1 action_5 action_7"}})
        events = play(state, "pass")
        assert state.stations[1] == where and not told(events, "station_used")


@pytest.mark.rule("CAP-INV-49")
def test_his_missions_can_bring_an_uprising() -> None:
    state = solo("action_3", down=4, solo={"ship": "home"}, ready="C R", ship="p11", planets={"p02": "mission_41"})
    events = play(state, "room repair; use cadet; repair ship")
    while state.kind == "shadow_target":
        events += play(state, state.actions()[0])
    assert told(events, "uprising") and state.down == 0 and crew(state) == "R"
