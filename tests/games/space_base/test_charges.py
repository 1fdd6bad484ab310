"""Cubes: how they come, what they pay for, and where they go."""

from __future__ import annotations

import pytest

from spacegames.games.space_base.components import CUBES, NUMBER
from tests.games.space_base.tables import at, play, reasons, told, tracks


def cubes(state: object, name: str) -> int:
    number: int = state.cubes[NUMBER[name]]  # type: ignore[attr-defined]
    return number


@pytest.mark.rule("SB-CHG-01", "SB-CHG-03", "SB-CHG-08", "SB-ABL-01", "SB-ABL-03")
def test_a_charge_is_a_cube_and_nothing_else() -> None:
    state = at(st="3 grissom, 12 armstrong, 6 kubasov", dice=(3, 1))
    stations = state.station.copy()
    play(state, "separate")
    assert tracks(state) == (1, 0, 0) and cubes(state, "grissom") == 1 and state.station == stations
    state = at(st="12 armstrong(3)", dice=(6, 6))
    play(state, "sum")
    assert not state.over and cubes(state, "armstrong") == 4, "the last cube alone does not win"


@pytest.mark.rule("SB-CHG-02", "SB-CHG-05", "SB-CHG-06")
def test_blue_slots_in_the_own_turn_red_slots_in_others() -> None:
    for passive in (False, True):
        station = at(st="3 volynov", pa="3", dice=(3, 6), passive=passive)
        play(station, "separate")
        assert cubes(station, "volynov") == (0 if passive else 1)
        patrol = at(pa="3 volynov", dice=(3, 6), passive=passive)
        play(patrol, "separate")
        assert cubes(patrol, "volynov") == (1 if passive else 0)


@pytest.mark.rule("SB-CHG-04", "SB-AMB-27")
def test_full_slots_take_no_cube_but_credits_are_paid() -> None:
    state = at(st="6 kubasov(2)", players=4, dice=(6, 6))
    play(state, "separate")
    assert cubes(state, "kubasov") == 2 and state.credits[0] == 2


@pytest.mark.rule("SB-CHG-07", "SB-ABL-07", "SB-ABL-05")
def test_slots_say_when_it_fills_the_colour_when_it_works() -> None:
    state = at(pa="7 zholobov, 1 s1", dice=(3, 4), passive=True)
    play(state, "sum")
    assert cubes(state, "zholobov") == 1
    assert at(pa="7 zholobov(1)", credits=7, kind="abilities_1").actions()[0] == "use zholobov"
    other = at(pa="7 zholobov(1)", st="3 grissom(1)", kind="abilities_1", passive=True)
    assert "SB-ABL-05" in reasons(other, "use zholobov")


@pytest.mark.rule("SB-CHG-09", "SB-CHG-10", "SB-CHG-11", "SB-CHG-12", "SB-CHG-17")
def test_what_a_use_costs() -> None:
    state = at(st="2 shepard(4), 3 grissom(2), 9 zudov(1)", kind="abilities_1")
    spent = {data["card"]: data["cubes"] for data in told(play(state, "use shepard; use grissom; use zudov; exchange 1"), "ability_used")}
    assert spent == {"shepard": 4, "grissom": 1, "zudov": 1}
    assert cubes(state, "grissom") == 1 and cubes(state, "shepard") == 0
    assert reasons(state, "use shepard") == ["SB-CHG-12"] and reasons(state, "use zudov") == ["SB-CHG-17"]
    message = at(st="2 shepard(3), 3 grissom(1)", kind="abilities_1").why_not("use shepard")[0].message
    assert message == "Shepard needs 4 cubes, has 3"


@pytest.mark.rule("SB-CHG-15", "SB-ABL-08")
def test_charged_and_used_in_the_same_turn() -> None:
    state = at(st="2 shepard(3)", dice=(2, 5), pause=False)
    play(state, "separate")
    assert (state.kind, state.actions()) == ("abilities_5", ["use shepard", "pass"])
    play(state, "use shepard")
    assert state.credits[0] == 21


@pytest.mark.rule("SB-CHG-16", "SB-AMB-29")
@pytest.mark.parametrize(("ship", "sector", "had", "kept"), [("grissom", 3, 3, 2), ("kubasov", 6, 4, 0), ("fabian", 1, 1, 1), ("gagarin", 1, 2, 1)])
def test_cubes_go_along_as_far_as_there_are_slots(ship: str, sector: int, had: int, kept: int) -> None:
    state = at(st=f"{sector} {ship}({had})", credits=40, kind="purchase")
    events = play(state, f"buy colony_{sector}")
    assert cubes(state, ship) == kept
    assert told(events, "cubes_carried") == [{"player": 0, "card": ship, "kept": kept, "lost": had - kept}]


@pytest.mark.rule("SB-AMB-28")
def test_the_supply_is_endless_unless_the_option_says_so() -> None:
    crowd = {
        1: {"st": "4 volynov(3), 2 shepard(4), 6 kubasov(4), 9 cernan(3), 5 schirra(3), 1 yeliseyev(3), 7 zholobov(3), 10 rozhdestvensky(3), 12 armstrong(4)"}
    }
    settings = {"st": "3 grissom", "dice": (3, 1), "others": crowd, "pause": False}
    free = at(**settings)
    assert sum(free.cubes) == CUBES
    play(free, "separate")
    assert cubes(free, "grissom") == 1
    short = at(cube_limit=True, **settings)
    play(short, "separate")
    assert cubes(short, "grissom") == 0


@pytest.mark.rule("SB-AMB-53", "SB-AMB-54")
def test_charged_or_sent_out_within_the_turn() -> None:
    state = at(st="6 glenn(1), 3 grissom", players=5, kind="abilities_1")
    play(state, "use glenn; charge grissom; use grissom")
    assert state.credits[0] == 3
    state = at(st="12 kovalyonok(1)", credits=2, market="berezovoy lousma", kind="purchase", pause=False)
    play(state, "buy berezovoy")
    assert state.kind == "abilities_7"
    play(state, "use kovalyonok; claim lousma")
    assert state.station[9] == NUMBER["lousma"]


@pytest.mark.rule("SB-ABL-02", "SB-ABL-04", "SB-ABL-06")
def test_reasons_name_what_a_card_lacks() -> None:
    state = at(st="5 truly, 3 grissom(1)", kind="abilities_1")
    assert reasons(state, "use truly") == ["SB-ABL-02"]
    assert reasons(state, "use duke") == ["SB-ABL-08"]
    assert reasons(state, "use starter_1") == ["SB-ABL-08"]
    assert at(st="3 grissom(1)", kind="abilities_1", passive=True).actions()[0] == "use grissom"
    red = at(pa="8 aksyonov(1)", dice=(2, 6))
    play(red, "sum")
    assert red.phase == 5, "the red doubling ability is not offered in the own turn"
    blue = at(st="8 aksyonov(1)", pa="8 s8", dice=(2, 6), passive=True)
    play(blue, "sum")
    assert blue.phase == 5, "and the blue one not in another turn"
