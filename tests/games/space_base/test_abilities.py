"""What each kind of ability does, when, and to whom."""

from __future__ import annotations

import pytest

from spacegames.games.space_base.components import NUMBER
from tests.games.space_base.tables import at, play, reasons, told, tracks

# ---- phase 3: moving the sum


@pytest.mark.rule("SB-ABL-SUM-02", "SB-ABL-SUM-03", "SB-ABL-SUM-04", "SB-ABL-SUM-05")
@pytest.mark.parametrize("passive", [False, True])
def test_the_next_sector_pays_instead(passive: bool) -> None:
    state = at(st="1 fabian(1), 9 gibson, 10 lousma", pa="9 bobko, 10 hartsfield", dice=(4, 5), passive=passive)
    events = play(state, "sum; shift fabian 1")
    assert tracks(state) == ((5, 0, 0) if passive else (9, 0, 0))
    assert 9 not in [data["sector"] for data in told(events, "paid") if data["player"] == 0]
    window = at(st="1 fabian(1), 3 grissom(1)", kind="abilities_5", passive=passive)
    assert reasons(window, "shift fabian 1") == ["SB-ABL-SUM-02"]


@pytest.mark.rule("SB-ABL-SUM-06", "SB-ABL-SUM-07", "SB-ABL-SUM-08")
def test_one_or_two_and_several_together() -> None:
    state = at(st="1 demin(1), 2 khrunov(1)", pa="6 gardner(2)", dice=(1, 2))
    play(state, "sum")
    assert state.actions() == ["shift gardner 1", "shift demin 1", "shift demin 2", "shift khrunov 1", "shift khrunov 2", "stay"]
    assert reasons(state, "shift gardner 2") == ["SB-ABL-SUM-06"]
    play(state, "shift demin 2; shift gardner 1; shift khrunov 1")
    assert state.choice[0] == 3 + 2 + 1 + 1


@pytest.mark.rule("SB-AMB-19")
def test_no_step_beyond_twelve_unless_the_option_says_so() -> None:
    state = at(st="1 demin(1)", dice=(6, 6))
    play(state, "sum")
    assert state.phase == 5 and state.cubes[NUMBER["demin"]] == 1
    ring = at(st="1 demin(1), 2 irwin", dice=(6, 6), shift_wraps=True)
    play(ring, "sum; shift demin 2")
    assert ring.choice[0] == 2 and ring.credits[0] == 3


# ---- phase 2


@pytest.mark.rule("SB-ABL-SET-01", "SB-ABL-SET-02", "SB-ABL-SET-03", "SB-AMB-17", "SB-AMB-18")
def test_setting_dice() -> None:
    state = at(st="1 gagarin(2), 4 titov(1)")
    assert len(state.actions()) == 1 + 6 + 6
    play(state, "set gagarin 6; set titov 5")
    assert state.dice == (6, 5) and state.kind == "use_dice" and state.credits[0] == 2
    late = at(st="1 gagarin(1), 3 volynov(1)")
    play(late, "roll", 1, 2)
    assert reasons(late, "set gagarin 6") == ["SB-ABL-SET-01"]
    other = at(st="1 gagarin(2)", passive=True, player=1)
    assert other.actions() == ["roll"]


@pytest.mark.rule("SB-ABL-RRL-01", "SB-ABL-RRL-02", "SB-ABL-RRL-03", "SB-AMB-15", "SB-AMB-16")
def test_rolling_again() -> None:
    state = at(st="3 volynov(2)")
    play(state, "roll; reroll volynov second", 1, 2, 6)
    assert state.dice == (1, 6) and state.credits[0] == 1 and state.kind == "reroll"
    play(state, "reroll volynov both", 5, 5)
    assert state.dice == (5, 5) and state.kind == "use_dice"
    assert reasons(state, "reroll volynov first") == ["SB-ABL-RRL-01"], "the dice are settled before anybody chooses"
    fixed = at(st="1 gagarin(1), 3 volynov(1)", reroll_set_die=False)
    play(fixed, "set gagarin 6; roll", 1)
    assert fixed.actions() == ["reroll volynov second", "keep"]
    assert reasons(fixed, "reroll volynov both") == ["SB-AMB-15"]


# ---- phase 4: doubling


@pytest.mark.rule("SB-ABL-DBL-01", "SB-ABL-DBL-02", "SB-AMB-46")
def test_doubling_comes_before_the_own_rewards() -> None:
    state = at(st="8 aksyonov(1), 2 irwin, 6 patsayev", dice=(2, 6))
    play(state, "separate")
    assert state.kind == "double" and tracks(state) == (0, 0, 0)
    assert state.actions() == ["double aksyonov 2", "double aksyonov 6", "once"]
    assert reasons(state, "double aksyonov 8") == ["SB-ABL-DBL-02"]
    play(state, "double aksyonov 2")
    assert tracks(state) == (6, 0, 2)


@pytest.mark.rule("SB-ABL-DBL-03", "SB-ABL-DBL-04")
def test_doubling_on_patrol() -> None:
    state = at(pa="8 aksyonov(1), 11 s11 klimuk", dice=(5, 6), passive=True)
    play(state, "sum; double aksyonov 11")
    assert tracks(state) == (8, 0, 8)
    window = at(pa="8 aksyonov(1)", st="3 grissom(1)", kind="abilities_1", passive=True)
    assert reasons(window, "use aksyonov") == ["SB-ABL-DBL-03"] and reasons(window, "double aksyonov 8") == ["SB-ABL-DBL-03"]


@pytest.mark.rule("SB-ABL-DBL-05", "SB-AMB-49")
def test_doubling_never_charges_itself() -> None:
    board = {"pa": "8 aksyonov(1) s8", "dice": (4, 4), "passive": True}
    state = at(**board)
    play(state, "sum; double aksyonov 8")
    assert state.cubes[NUMBER["aksyonov"]] == 0 and state.credits[0] == 4
    first = at(double_charge="first", **board)
    play(first, "sum; double aksyonov 8")
    assert first.cubes[NUMBER["aksyonov"]] == 1
    other = at(st="8 aksyonov(1), 7 merbold", dice=(3, 4))
    play(other, "sum; double aksyonov 7")
    assert other.cubes[NUMBER["aksyonov"]] == 0, "not by an arrow of the doubled sector either"
    second = at(st="5 aksyonov(1)", dice=(5, 2))
    play(second, "separate; double aksyonov 2")
    assert second.cubes[NUMBER["aksyonov"]] == 1, "a sector that is not doubled charges it as ever"


@pytest.mark.rule("SB-AMB-47", "SB-AMB-48", "SB-AMB-50")
def test_how_far_doubling_reaches() -> None:
    twice = {"st": "3 mattingly, 8 aksyonov(1)", "dice": (3, 3)}
    for value, credits in (("all", 12), ("one_extra", 9)):
        state = at(double_pays=value, **twice)
        play(state, "separate; double aksyonov 3")
        assert state.credits[0] == credits
    arrow = {"st": "4 aksyonov(1), 7 merbold, 8 lazarev", "dice": (3, 4)}
    for along, credits in ((True, 16), (False, 9)):
        state = at(double_arrows=along, **arrow)
        play(state, "sum; double aksyonov 7")
        assert state.credits[0] == credits
    chain = at(st="4 aksyonov(1), 8 lichtenberg, 7 makarov, 9 garriott", dice=(4, 4))
    play(chain, "sum; double aksyonov 8; left; right")
    assert chain.credits[0] == 6 + 8, "each copy chooses its own way"
    text = {"st": "8 aksyonov(1), 9 bykovsky", "dice": (4, 5)}
    for again, left in ((True, (2, 2, 0)), (False, (1, 1, 0))):
        state = at(double_claims=again, **text)
        play(state, "sum; double aksyonov 9")
        assert state.claims[0] == left


# ---- the windows


@pytest.mark.rule("SB-ABL-BUY-01", "SB-ABL-BUY-02", "SB-ABL-BUY-03", "SB-ABL-BUY-04", "SB-ABL-BUY-05", "SB-AMB-38", "SB-AMB-58")
def test_buying_by_ability() -> None:
    state = at(credits=3, st="2 sarafanov(1)", market="makarov ryumin", kind="abilities_5", pause=False)
    play(state, "use sarafanov")
    assert state.credits[0] == 7 and "buy makarov" in state.actions(), "the credits of the ability come first"
    bought = state.copy()
    play(bought, "buy makarov")
    assert bought.credits[0] == 0
    play(state, "enough; buy ryumin")
    assert state.station[0] == NUMBER["ryumin"], "the normal purchase remained"
    late = at(credits=12, pa="7 zholobov(1)", market="makarov", kind="purchase", pause=False)
    play(late, "save; use zholobov; buy makarov")
    assert (late.credits[0], late.vp[0]) == (5, 2)
    nothing = at(pa="7 zholobov(1)", kind="abilities_1")
    play(nothing, "use zholobov")
    assert nothing.vp[0] == 2 and nothing.kind == "abilities_1"
    other = at(st="2 sarafanov(1), 3 grissom(1)", kind="abilities_1", passive=True)
    assert "SB-ABL-BUY-01" in reasons(other, "use sarafanov")


@pytest.mark.rule("SB-AMB-37", "SB-AMB-39")
def test_colonies_and_two_cards_by_ability() -> None:
    state = at(credits=14, st="7 gordon(1)", market="tuan", kind="abilities_1")
    play(state, "use gordon; buy colony_1; buy tuan")
    assert (state.credits[0], state.vp[0]) == (3, 3) and state.kind != "extra_purchase"
    ships = at(credits=14, st="7 gordon(1)", market="ryumin", kind="abilities_1", extra_colony=False)
    play(ships, "use gordon")
    assert reasons(ships, "buy colony_1") == ["SB-AMB-37"] and not any(action.startswith("buy colony") for action in ships.actions())


@pytest.mark.rule("SB-ABL-CLM-01", "SB-ABL-CLM-02", "SB-ABL-CLM-03", "SB-ABL-CLM-04", "SB-AMB-35", "SB-AMB-36", "SB-AMB-57")
def test_claiming_by_ability() -> None:
    state = at(credits=4, st="12 kovalyonok(1), 9 colony_9", market="overmyer merbold serebrov lousma", kind="abilities_5")
    play(state, "use kovalyonok")
    assert reasons(state, "claim lousma") == ["SB-ABL-CLM-02"] and reasons(state, "claim serebrov") == ["SB-COL-06"]
    play(state, "claim overmyer; claim merbold; enough")
    assert state.station[6] == NUMBER["merbold"] and NUMBER["overmyer"] in state.patrol[6]
    assert state.credits[0] == 4 and state.market[:3].count(-1) == 2
    other = at(st="12 kovalyonok(1), 3 grissom(1)", kind="abilities_5", passive=True)
    assert "SB-ABL-CLM-01" in reasons(other, "use kovalyonok")


@pytest.mark.rule("SB-ABL-SWP-01", "SB-ABL-SWP-02", "SB-ABL-SWP-03", "SB-AMB-31")
def test_swapping_sectors() -> None:
    state = at(st="6 kubasov(4), 5 shonin(1), 8 lazarev", pa="8 s8 savitskaya", credits=4, market="truly", kind="abilities_5")
    before = state.station[:12], state.patrol[:12]
    play(state, "use kubasov")
    assert (state.station[4], state.station[7]) == (before[0][7], before[0][4])
    assert (state.patrol[4], state.patrol[7]) == (before[1][7], before[1][4])
    assert state.cubes[NUMBER["shonin"]] == 1 and state.sector_of(NUMBER["shonin"]) == 8
    play(state, "pass; buy truly")
    assert state.station[4] == NUMBER["truly"]
    other = at(st="6 kubasov(4), 3 grissom(1)", kind="abilities_5", passive=True)
    assert "SB-ABL-SWP-01" in reasons(other, "use kubasov")


@pytest.mark.rule("SB-AMB-41", "SB-AMB-60")
def test_swapping_a_colony() -> None:
    board = {"st": "5 colony_5, 6 kubasov(4), 8 lazarev", "pa": "8 s8 savitskaya", "kind": "abilities_1"}
    state = at(vp=7, **board)
    play(state, "use kubasov")
    assert state.station[7] == NUMBER["colony_5"] and state.closed[0] == 1 << 8 and state.vp[0] == 7
    assert state.patrol[7] == (4,), "the ships of sector 5 patrol above the colony now"
    firm = at(swap_colony=False, **board)
    assert reasons(firm, "use kubasov") == ["SB-AMB-41"]


@pytest.mark.rule("SB-ABL-VPL-01", "SB-ABL-VPL-02", "SB-ABL-VPL-03", "SB-AMB-45")
def test_all_others_lose_points() -> None:
    points = {1: {"vp": 9}, 2: {"vp": 4}, 3: {"vp": 3}}
    state = at(vp=6, st="7 gordon(1)", players=4, others=points, kind="abilities_1")
    play(state, "use gordon")
    assert state.vp == [6, 5, 0, 0]
    other = at(st="7 gordon(1), 3 grissom(1)", kind="abilities_1", passive=True)
    assert "SB-ABL-VPL-01" in reasons(other, "use gordon")


@pytest.mark.rule("SB-ABL-ADD-01", "SB-ABL-ADD-02", "SB-AMB-32", "SB-AMB-33")
@pytest.mark.parametrize("passive", [False, True])
def test_adding_a_cube(passive: bool) -> None:
    state = at(st="6 glenn(2), 3 grissom(3), 4 volynov", pa="1 fabian(1)", kind="abilities_7", passive=passive)
    play(state, "use glenn")
    assert state.actions() == ["charge volynov", "charge fabian", "enough"]
    assert reasons(state, "charge glenn") == ["SB-AMB-32"] and reasons(state, "charge grissom") == ["SB-CHG-04"]
    assert reasons(state, "charge duke") == ["SB-ABL-ADD-02"]
    play(state, "charge volynov")
    assert state.cubes[NUMBER["volynov"]] == 1
    alone = at(st="6 glenn(2), 2 shepard(4)", kind="abilities_7", passive=passive)
    assert reasons(alone, "use glenn") == ["SB-ABL-ADD-02"]
    itself = at(st="6 glenn(2), 2 shepard(4)", kind="abilities_7", passive=passive, self_charge=True)
    play(itself, "use glenn; charge glenn")
    assert itself.cubes[NUMBER["glenn"]] == 1


@pytest.mark.rule("SB-ABL-MOV-01", "SB-AMB-52")
def test_moving_a_cube() -> None:
    board = {"st": "8 collins(1), 3 grissom, 4 volynov(1)", "kind": "abilities_1"}
    state = at(**board)
    play(state, "use collins")
    assert {"move volynov grissom", "charge grissom", "charge volynov", "enough"} == set(state.actions())
    assert reasons(state, "move volynov volynov") == ["SB-ABL-MOV-01"] and reasons(state, "move grissom volynov") == ["SB-ABL-MOV-01"]
    assert reasons(state, "move volynov collins") == ["SB-AMB-32"]
    play(state, "charge grissom; move volynov grissom")
    assert (state.cubes[NUMBER["grissom"]], state.cubes[NUMBER["volynov"]]) == (2, 0)
    plain = at(move_cube=False, **board)
    play(plain, "use collins")
    assert reasons(plain, "move volynov grissom") == ["SB-ABL-MOV-01"] and not any(action.startswith("move") for action in plain.actions())


@pytest.mark.rule("SB-ABL-PLC-01", "SB-ABL-PLC-02", "SB-AMB-40")
def test_laying_in_any_sector_from_7_to_12() -> None:
    board = {"credits": 21, "st": "10 kelly(1), 11 colony_11", "market": "hauck chretien", "kind": "abilities_5"}
    state = at(**board)
    play(state, "use kelly")
    assert "buy chretien" in state.actions(), "its own sector is a colony, but it can be laid elsewhere"
    ship = state.copy()
    play(ship, "buy hauck")
    assert ship.actions() == ["lay 7", "lay 8", "lay 9", "lay 10", "lay 12"]
    assert reasons(ship, "lay 11") == ["SB-COL-06"] and reasons(ship, "lay 5") == ["SB-ABL-PLC-02"]
    play(ship, "lay 7")
    assert ship.station[6] == NUMBER["hauck"] and ship.credits[0] == 18
    play(state, "buy colony_2; lay 9")
    assert state.station[8] == NUMBER["colony_2"] and state.closed[0] == 1 << 9 | 1 << 11 and state.vp[0] == 4
    strict = at(place_colonies=False, **board)
    play(strict, "use kelly")
    assert reasons(strict, "buy colony_2") == ["SB-AMB-40"]
    other = at(st="10 kelly(1), 3 grissom(1)", kind="abilities_5", passive=True)
    assert "SB-ABL-05" in reasons(other, "use kelly")


@pytest.mark.rule("SB-ABL-XCH-01", "SB-ABL-XCH-02", "SB-ABL-XCH-03", "SB-AMB-30", "SB-AMB-43")
@pytest.mark.parametrize("passive", [False, True])
def test_exchanging_this_card(passive: bool) -> None:
    state = at(st="9 zudov(1), 7 makarov", pa="4 duke", kind="abilities_1", passive=passive)
    play(state, "use zudov")
    assert state.actions() == [f"exchange {sector}" for sector in range(1, 13) if sector != 9]
    play(state, "exchange 7")
    assert (state.station[6], state.station[8]) == (NUMBER["zudov"], NUMBER["makarov"])
    out = at(pa="9 zudov(1)", st="9 gibson, 3 grissom(3)", kind="abilities_1", passive=passive)
    play(out, "use zudov")
    assert "exchange 9" in out.actions(), "also the card below it"
    play(out, "exchange 3")
    assert out.station[2] == NUMBER["zudov"] and NUMBER["grissom"] in out.patrol[8] and out.cubes[NUMBER["grissom"]] == 2
    assert out.side_of(NUMBER["zudov"]) == 0


@pytest.mark.rule("SB-AMB-42", "SB-COL-09")
def test_exchanging_with_a_colony() -> None:
    inside = at(st="9 zudov(1), 4 colony_4", kind="abilities_1")
    play(inside, "use zudov; exchange 4")
    assert inside.station[8] == NUMBER["colony_4"] and inside.closed[0] == 1 << 9
    outside = at(pa="9 zudov(1)", st="4 colony_4", kind="abilities_1")
    play(outside, "use zudov")
    assert reasons(outside, "exchange 4") == ["SB-COL-09"]
    never = at(st="9 zudov(1), 4 colony_4", kind="abilities_1", exchange_colony=False)
    play(never, "use zudov")
    assert reasons(never, "exchange 4") == ["SB-AMB-42"]


@pytest.mark.rule("SB-ABL-WIN-01", "SB-ABL-WIN-02", "SB-ABL-WIN-03", "SB-ABL-WIN-04", "SB-ABL-WIN-05", "SB-END-09", "SB-AMB-68")
@pytest.mark.parametrize("passive", [False, True])
@pytest.mark.parametrize("phase", [1, 5, 7])
def test_the_winning_ability(phase: int, passive: bool) -> None:
    state = at(vp=1, st="12 armstrong(2)", players=4, others={1: {"vp": 55}}, ending=True, extra=1, kind=f"abilities_{phase}", passive=passive)
    events = play(state, "use armstrong")
    assert state.over and state.winners() == [0] and told(events, "game_over") == [{"winners": [0], "reason": "ability"}]


@pytest.mark.rule("SB-ABL-GAI-01", "SB-ABL-GAI-02", "SB-AMB-51")
def test_abilities_that_bring_resources() -> None:
    for passive in (False, True):
        state = at(st="3 grissom(1)", kind="abilities_7", passive=passive)
        play(state, "use grissom")
        assert state.credits[0] == 3
    blue = at(st="3 grissom(1), 9 zudov(1)", kind="abilities_7", passive=True, gain_colour="blue")
    assert "SB-ABL-05" in reasons(blue, "use grissom")
    assert at(st="3 grissom(1)", kind="abilities_7", gain_colour="blue").actions()[0] == "use grissom"
