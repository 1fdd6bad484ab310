"""Blue and red rewards, texts, arrows and their chains."""

from __future__ import annotations

import pytest

from spacegames.games.space_base.components import COLONY, NUMBER
from tests.games.space_base.tables import GAME, at, play, told, tracks


@pytest.mark.rule("SB-RWD-01", "SB-AMB-05")
def test_nothing_but_dice_pays() -> None:
    state = at(credits=14, market="cooper", kind="purchase")
    state.play("buy colony_1")
    assert tracks(state) == (0, 0, 3)
    state = at(credits=13, market="cooper", kind="purchase")
    state.play("buy cooper")
    assert tracks(state) == (0, 0, 0)


@pytest.mark.rule("SB-RWD-03")
def test_the_kinds_of_reward() -> None:
    cards = GAME.new(3, 1).cards
    pays = [pay for side in cards.pay for pay in side[:COLONY]]
    for kind in range(5):
        assert any(pay[kind] for pay in pays), "credits, income, points, arrows, cubes"
    assert any(any(pay[5]) for pay in pays), "texts"


@pytest.mark.rule("SB-RWD-04", "SB-RWD-05", "SB-RWD-06", "SB-RWD-07")
def test_blue_for_the_active_and_red_for_the_others() -> None:
    board = {"st": "7 farkas", "pa": "7 s7 allen"}
    own = at(dice=(3, 4), **board)
    own.play("sum")
    assert tracks(own) == (2, 1, 0)
    other = at(dice=(3, 4), passive=True, **board)
    other.play("sum")
    assert tracks(other) == (4, 0, 1)


@pytest.mark.rule("SB-RWD-08", "SB-RWD-20")
def test_all_ships_of_a_sector_pay() -> None:
    state = at(pa="4 s4 engle remek duke schweickart rukavishnikov, 1", dice=(4, 1), passive=True)
    events = play(state, "separate")
    assert tracks(state) == (5, 1, 1)
    assert [len(data["cards"]) for data in told(events, "paid") if data["player"] == 0] == [6]


@pytest.mark.rule("SB-RWD-09")
def test_no_reward_is_green() -> None:
    cards = GAME.new(2, 1).cards
    green = [card for card in range(COLONY) for side in (0, 1) if (ability := cards.ability[side][card]) and ability.colour == "green"]
    assert green and all(cards.pay[0][card][4] or cards.pay[1][card][4] for card in green)
    state = at(st="3 grissom", pa="3", dice=(3, 1), passive=True)
    state.play("separate")
    assert state.cubes[NUMBER["grissom"]] == 0, "the green ability does not make its blue slots green"


@pytest.mark.rule("SB-RWD-10", "SB-RWD-11", "SB-RWD-12")
def test_three_tracks_move_by_the_number_shown() -> None:
    state = at(st="7 cooper, 5 dobrovolsky", dice=(5, 2), credits=4, income=2, vp=1)
    assert tracks(state) == (4, 2, 1)
    play(state, "sum")
    assert tracks(state) == (7, 5, 1)
    state = at(st="5 dobrovolsky", dice=(5, 2), vp=1)
    play(state, "separate")
    assert tracks(state) == (1, 0, 3)


@pytest.mark.rule("SB-RWD-13", "SB-RWD-14", "SB-AMB-25", "SB-AMB-34")
def test_a_text_lets_you_claim_after_everything_is_paid() -> None:
    state = at(st="8 tereshkova", dice=(4, 4), credits=3, market="savitskaya overmyer")
    play(state, "sum; claim savitskaya")
    assert state.station[7] == NUMBER["savitskaya"] and NUMBER["tereshkova"] in state.patrol[7]
    assert state.credits[0] == 3 and state.kind == "claim"
    play(state, "enough")
    assert state.phase == 5
    must = at(st="8 tereshkova", dice=(4, 4), market="savitskaya overmyer", claims_optional=False)
    play(must, "sum")
    assert "enough" not in must.actions() and [v.rule for v in must.why_not("enough")] == ["SB-AMB-34"]


@pytest.mark.rule("SB-RWD-15", "SB-BUY-11", "SB-AMB-59")
def test_no_card_has_a_text_that_buys() -> None:
    for item in GAME.components["ships"].values():
        for side in ("station", "patrol"):
            assert set(item[side]) <= {"credits", "income", "vp", "arrows", "claim", "charge"}
    state = at(credits=9, st="2 sarafanov(1)", market="makarov", kind="abilities_1")
    play(state, "use sarafanov; buy makarov")
    assert state.credits[0] == 9 + 4 - 7


@pytest.mark.rule("SB-RWD-16", "SB-END-08", "SB-AMB-08")
def test_tracks_have_no_end() -> None:
    state = at(st="7 cooper", dice=(3, 4), credits=40, income=39, vp=39)
    play(state, "sum")
    assert tracks(state) == (43, 42, 39)
    state = at(st="12 artyukhin", dice=(6, 6), vp=77)
    play(state, "sum")
    assert state.vp[0] == 84


@pytest.mark.rule("SB-RWD-17")
def test_nothing_at_all() -> None:
    state = at(dice=(2, 6), passive=True)
    events = play(state, "sum")
    assert tracks(state) == (0, 0, 0) and any(data["player"] == 0 for data in told(events, "unpaid"))


@pytest.mark.rule("SB-RWD-18", "SB-ABL-SWP-04")
def test_a_reward_and_a_cube_together() -> None:
    state = at(st="6 kubasov, 9 cernan", dice=(6, 3))
    play(state, "separate")
    assert tracks(state)[0] == 2 and state.cubes[NUMBER["kubasov"]] == 1
    state = at(st="6 kubasov, 9 cernan", dice=(6, 3))
    play(state, "sum")
    assert tracks(state)[0] == 6 and state.cubes[NUMBER["cernan"]] == 1


@pytest.mark.rule("SB-RWD-19")
def test_on_patrol_only_the_patrol_part_shows() -> None:
    state = at(st="3 grechko", credits=8, market="mitchell", kind="purchase", pause=False)
    play(state, "buy mitchell; roll; separate; separate", 3, 1)
    assert tracks(state) == (1, 0, 1), "the starter pays 1 credit, Grechko its patrol point and not its 3 credits"


# ---- arrows


@pytest.mark.rule("SB-ARW-01", "SB-ARW-02", "SB-ARW-04")
def test_an_arrow_pays_the_neighbour_you_choose() -> None:
    for way, wanted in (("left", (0, 1, 0)), ("right", (8, 0, 0))):
        state = at(st="10 shaw, 11 chretien", dice=(4, 6))
        play(state, f"sum; {way}")
        assert tracks(state) == wanted


@pytest.mark.rule("SB-ARW-03", "SB-ARW-06")
def test_an_arrow_on_patrol_pays_the_whole_patrol() -> None:
    state = at(pa="12 bluford s12, 11 s11 peterson klimuk", st="11 artyukhin", dice=(6, 6), passive=True)
    play(state, "sum")
    assert tracks(state) == (9, 0, 1 + 3 + 4)


@pytest.mark.rule("SB-ARW-05")
def test_arrow_and_reward() -> None:
    state = at(st="12 bluford, 11 kerwin", dice=(6, 6))
    play(state, "sum")
    assert tracks(state) == (10, 0, 3)


@pytest.mark.rule("SB-ARW-07", "SB-ARW-08", "SB-ARW-10", "SB-AMB-21", "SB-AMB-24")
def test_chains_end() -> None:
    row = "7 merbold, 8 lichtenberg, 9 parker, 10 shaw, 11 thornton, 12 bluford"
    state = at(st=row, dice=(4, 5))
    play(state, "sum")
    moves = 0
    while state.kind == "arrow":
        state.play("left" if moves % 2 else "right")
        moves += 1
        assert moves < 12
    for total in range(7, 13):
        paid = at(st=row, dice=(min(6, total - 1), total - min(6, total - 1)))
        events = play(paid, "sum")
        while paid.kind == "arrow":
            events += paid.play("right")
        sectors = [data["sector"] for data in told(events, "paid") if data["player"] == 0]
        assert len(sectors) == len(set(sectors)), "each sector once"


@pytest.mark.rule("SB-ARW-09")
def test_once_for_each_die() -> None:
    state = at(st="5 merbold, 6 fullerton", dice=(5, 6))
    events = play(state, "separate")
    assert [data["sector"] for data in told(events, "paid") if data["player"] == 0] == [5, 6, 6]
    assert state.credits[0] == 1 + 2 + 2


@pytest.mark.rule("SB-AMB-20")
def test_nothing_lies_beyond_the_ends_unless_the_option_says_so() -> None:
    board = {"st": "12 thornton, 11 chretien, 1 gurragcha", "dice": (6, 6)}
    flat = at(**board)
    play(flat, "sum")
    assert flat.credits[0] == 8
    ring = at(arrows_wrap=True, **board)
    play(ring, "sum")
    assert ring.kind == "arrow"
    play(ring, "right")
    assert ring.credits[0] == 2
    one = at(st="12 merbold, 1 gurragcha", dice=(6, 6), arrows_wrap=True)
    play(one, "sum")
    assert one.credits[0] == 1 + 2


@pytest.mark.rule("SB-AMB-22", "SB-AMB-23")
def test_each_arrow_chooses_and_neighbours_are_places() -> None:
    state = at(pa="7 s7, 8 lichtenberg parker, 9 s9", dice=(4, 4), passive=True)
    play(state, "sum; right; right")
    assert state.credits[0] == 3, "both point right: sector 9 pays once"
    moved = at(st="6 lichtenberg, 7 s6, 5 truly", dice=(6, 3))
    play(moved, "separate; left")
    assert moved.credits[0] == 2 + 1
