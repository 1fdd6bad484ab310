"""The set of cards, the set-up, and who begins."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import spacegames as sg
from spacegames.games.space_base.components import CARDS, COLONY, CUBES, LEVELS, NUMBER, PAYOUTS, SHIP, Cards
from tests.games.space_base.tables import GAME, at, dealt_state, play, tracks

SHIPS, STARTERS, COLONIES = (GAME.components[name] for name in ("ships", "starters", "colonies"))


@pytest.mark.rule("SB-CMP-01")
def test_two_to_five_players() -> None:
    assert list(GAME.players) == [2, 3, 4, 5]
    for players in (1, 6):
        with pytest.raises(sg.BadOption):
            GAME.new(players, 1)


@pytest.mark.rule("SB-CMP-02", "SB-SET-01", "SB-SET-03")
def test_every_player_has_a_set_of_twelve_starters() -> None:
    assert len(STARTERS) == 12 and all(item["count"] == 5 for item in STARTERS.values())
    assert sum(item["count"] for item in STARTERS.values()) == 60 == len(GAME.components["starter_names"])
    state = GAME.new(5, 1, variant="light_speed")
    for player in range(5):
        assert state.station[12 * player : 12 * player + 12] == list(range(12))


@pytest.mark.rule("SB-CMP-03")
def test_ships_by_level_and_sector() -> None:
    counts = Counter(item["level"] for item in SHIPS.values())
    assert (counts[1], counts[2], counts[3]) == (48, 48, 36) == LEVELS
    grid = Counter((item["level"], item["sector"]) for item in SHIPS.values())
    assert all(grid[level, sector] == (3 if level == 3 else 4) for level in (1, 2, 3) for sector in range(1, 13))


@pytest.mark.rule("SB-CMP-04", "SB-INV-15")
def test_twelve_colonies_for_three_credits_a_point() -> None:
    assert sorted(item["sector"] for item in COLONIES.values()) == list(range(1, 13))
    assert all(item["cost"] == 3 * item["vp"] for item in COLONIES.values())
    assert sum(item["vp"] for item in COLONIES.values()) == 102 and sum(item["cost"] for item in COLONIES.values()) == 306
    assert [COLONIES[f"colony_{sector}"]["vp"] for sector in range(1, 13)] == list(range(3, 15))


@pytest.mark.rule("SB-CMP-05")
def test_the_box_holds_thirty_cubes() -> None:
    assert CUBES == 30
    state = at(st="3 grissom(3)", players=2, dice=(3, 1), cube_limit=True)
    assert sum(state.cubes) < CUBES


@pytest.mark.rule("SB-CMP-06", "SB-DICE-08", "SB-DICE-01")
def test_two_dice_from_one_to_six() -> None:
    seen = set()
    for seed in range(60):
        state = GAME.new(2, seed)
        state.play("roll")
        seen |= set(state.dice)
    assert seen == {1, 2, 3, 4, 5, 6}
    state = at()
    play(state, "roll; separate", 1, 4)
    assert state.dice == (1, 4) and state.choice[0] == -1


@pytest.mark.rule("SB-CMP-07", "SB-CMP-13")
def test_three_tracks_and_one_first_player() -> None:
    state = GAME.new(4, 1)
    seat = state.to_position()["seats"][0]
    assert {"credits", "income", "vp"} <= set(seat)
    assert len(state.to_position()["seats"]) == 4 and state.to_position()["turn"]["first"] in range(4)


@pytest.mark.rule("SB-CMP-08", "SB-CMP-09", "SB-CMP-10", "SB-CMP-11")
def test_a_ship_has_a_price_a_sector_and_two_sides() -> None:
    cards = Cards(GAME.components, 4)
    truly = NUMBER["truly"]
    assert (cards.cost[truly], cards.sector[truly]) == (4, 5)
    assert cards.pay[0][truly][:3] == (2, 0, 0) and cards.pay[1][truly][:3] == (1, 0, 0)
    for level, low, high in ((1, 2, 5), (2, 6, 9), (3, 12, 14)):
        costs = {item["cost"] for item in SHIPS.values() if item["level"] == level}
        assert low <= min(costs) and max(costs) <= high


@pytest.mark.rule("SB-CMP-12")
def test_a_board_has_twelve_sectors() -> None:
    position = GAME.new(2, 1).to_position()
    assert all(len(seat["station"]) == len(seat["patrol"]) == 12 for seat in position["seats"])


@pytest.mark.rule("SB-CMP-14")
def test_names_carry_no_rule(tmp_path: Path) -> None:
    renamed = {"items": {name: {"name": {"en": "X" + name, "ru": "Y"}, "class": {"en": "tub", "ru": "таз"}} for name in SHIPS}}
    (tmp_path / "ships.json").write_text(json.dumps(renamed), encoding="utf-8")
    other = sg.load("space_base", data=tmp_path)
    state, again = GAME.new(3, 5), other.new(3, 5)
    for _step in range(120):
        action = state.actions()[-1]
        assert again.actions()[-1] == action
        state.play(action)
        again.play(str(action))
    assert state.to_position() == again.to_position()


@pytest.mark.rule("SB-RWD-02")
def test_every_side_of_every_ship_has_a_reward() -> None:
    for players in (2, 3, 4, 5):
        cards = Cards(GAME.components, players)
        for side in (0, 1):
            for card in range(COLONY):
                credits, income, points, arrows, room, claims = cards.pay[side][card]
                assert credits or income or points or arrows or room or any(claims)


@pytest.mark.rule("SB-CHG-13", "SB-CHG-14", "SB-AMB-26")
def test_slots_by_player_count() -> None:
    def needs(name: str, side: int) -> list[int]:
        return [Cards(GAME.components, players).room[side][NUMBER[name]] for players in (2, 3, 4, 5)]

    assert needs("kubasov", 0) == [4, 3, 2, 2]
    assert needs("yeliseyev", 0) == [3, 3, 2, 2]
    assert needs("glenn", 0) == [2, 2, 1, 1] and needs("glenn", 1) == [2, 2, 2, 2]
    assert needs("volynov", 0) == [3, 3, 3, 3] and needs("kubasov", 1) == [0, 0, 0, 0]


def test_the_vocabulary_of_effects_is_used_up() -> None:
    cards = Cards(GAME.components, 3)
    used = {effect[0] for side in (0, 1) for ability in cards.ability[side] if ability for effect in ability.effects}
    assert used == {"credits", "vp", "others_lose_vp", "shift", "swap", "buy", "claim", "cubes", "reroll", "set_die", "exchange", "double", "win"}
    assert sum(ability is not None for side in (0, 1) for ability in cards.ability[side]) == 59
    assert CARDS == 12 + 132 + 12 and SHIP == 12


def test_reconstructed_cards_say_so() -> None:
    made_up = {name for name, item in SHIPS.items() if item["provenance"] == "reconstructed"}
    assert made_up == {"popovich", "kelly", "beregovoy", "nikolayev", "stafford", "anders", "carpenter", "armstrong", "shatalov"}
    assert all(GAME.components.is_reconstructed("ships", name, "cost") for name in made_up)
    assert GAME.components.is_reconstructed("ships", "schirra", "station") and not GAME.components.is_reconstructed("ships", "truly")


@pytest.mark.parametrize(
    ("file", "item", "change", "complaint"),
    [
        ("ships", "truly", {"station": {"credits": -1}}, "credits must be"),
        ("ships", "truly", {"station": {"gold": 1}}, "unknown reward"),
        ("ships", "truly", {"patrol": {"arrows": ["up"]}}, "arrows must be"),
        ("ships", "truly", {"patrol": {"claim": {"4": 1}}}, "claim must"),
        ("ships", "fabian", {"station": {"charge": {"slots": ["2"], "linked": True, "colour": "green", "effects": [{"do": "win"}]}}}, "every number"),
        ("ships", "fabian", {"station": {"charge": {"slots": ["2345"], "linked": 1, "colour": "pink", "effects": []}}}, "colour must be"),
        ("ships", "fabian", {"station": {"charge": {"slots": ["2345"], "linked": True, "colour": "red", "effects": [{"do": "fly"}]}}}, "effects must"),
        ("ships", "fabian", {"station": {"charge": {}}}, "a charge has"),
        ("ships", "nobody", {"cost": 3}, "item nobody"),
        ("ships", "truly", {"level": 2}, "ships of level"),
        ("starters", "starter_1", {"sector": 2}, "each sector"),
        ("starters", "starter_1", {"station": {"charge": {}}}, "unknown reward"),
        ("colonies", "colony_1", {"vp": 99}, "field vp"),
    ],
)
def test_wrong_data_are_named(tmp_path: Path, file: str, item: str, change: dict[str, Any], complaint: str) -> None:
    (tmp_path / f"{file}.json").write_text(json.dumps({"items": {item: change}}), encoding="utf-8")
    with pytest.raises(sg.BadData, match=complaint):
        sg.load("space_base", data=tmp_path)


def test_owners_can_correct_a_card(tmp_path: Path) -> None:
    (tmp_path / "ships.json").write_text(json.dumps({"items": {"kelly": {"cost": 9}}}), encoding="utf-8")
    game = sg.load("space_base", data=tmp_path)
    assert game.new(2, 1).cards.cost[NUMBER["kelly"]] == 9
    assert not game.components.is_reconstructed("ships", "kelly", "cost")


# ---- set-up


@pytest.mark.rule("SB-SET-02", "SB-SET-08", "SB-SET-09", "SB-SET-10", "SB-SET-11", "SB-AMB-03", "SB-AMB-06")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_opening_card_is_paid_and_laid(players: int) -> None:
    for seed in range(20):
        state = GAME.new(players, seed)
        for player in range(players):
            owned = [card for card in state.station[12 * player : 12 * player + 12] if card >= SHIP]
            assert len(owned) == 1
            card = owned[0]
            sector = state.cards.sector[card]
            assert state.cards.level[card] == 1
            assert state.patrol[12 * player + sector - 1] == (sector - 1,)
            assert sum(map(len, state.patrol[12 * player : 12 * player + 12])) == 1
            seat = (player - state.first) % players
            credits, income = ((0, 0), (1, 0), (2, 0), (0, 1), (0, 1))[seat]
            assert tracks(state, player) == (5 - state.cards.cost[card] + credits, income, 0)


@pytest.mark.rule("SB-SET-04", "SB-COL-02")
def test_all_colonies_lie_in_order() -> None:
    assert GAME.new(3, 1).to_position()["colonies"] == [f"colony_{sector}" for sector in range(1, 13)]


@pytest.mark.rule("SB-SET-05", "SB-SET-06", "SB-AMB-04", "SB-INV-36")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_market_and_decks(players: int) -> None:
    state = GAME.new(players, 7)
    assert [len(deck) for deck in state.decks] == [42 - players, 42, 30]
    for level in range(3):
        assert {state.cards.level[card] for card in [*state.decks[level], *state.market[6 * level : 6 * level + 6]]} == {level + 1}
    assert len(set(state.market)) == 18 and -1 not in state.market
    assert GAME.new(players, 8).market != state.market


@pytest.mark.rule("SB-SET-07", "SB-CHG-18")
def test_nobody_has_cubes_at_first_and_all_take_from_one_supply() -> None:
    assert sum(GAME.new(4, 1).cubes) == 0
    crowd = {
        1: {"st": "3 grissom(3), 4 volynov(3), 2 shepard(4), 6 kubasov(4), 9 cernan(3), 5 schirra(3), 1 yeliseyev(3), 7 zholobov(3), 10 rozhdestvensky(3)"}
    }
    state = at(st="8 collins", dice=(4, 4), others=crowd, pause=False, cube_limit=True)
    play(state, "sum")
    assert state.cubes[NUMBER["collins"]] == 1, "29 were out, the last one is mine"


@pytest.mark.rule("SB-SET-12", "SB-SET-20")
def test_the_highest_sector_begins() -> None:
    for seed in range(40):
        state = GAME.new(4, seed)
        highest = [max(state.cards.sector[card] for card in state.station[12 * p : 12 * p + 12] if card >= SHIP) for p in range(4)]
        assert highest[state.first] == max(highest)
        assert state.active == state.decider == state.first and (state.number, state.kind) == (1, "roll")


MARKET = "gurragcha crippen prunariu engle truly fullerton worden irwin mattingly duke evans schmitt young mcdivitt white conrad borman lovell".split()


@pytest.mark.rule("SB-SET-13", "SB-AMB-01")
def test_a_tie_is_rolled_until_one_leads() -> None:
    forced = (*MARKET, "overmyer", "serebrov", "ivanov", "parker", 3, 3, 6, 6, 6, 6, 1, 2, 4, 4)
    state = dealt_state(4, 1, forced)
    assert state.first == 3 and not state.chance.forced, "players 2 and 3 of the tie rolled twice, player 1 once, player 0 never"


@pytest.mark.rule("SB-SET-14", "SB-SET-15", "SB-SET-16", "SB-SET-17", "SB-SET-18", "SB-SET-19", "SB-AMB-02")
def test_bonuses_by_turn_order() -> None:
    names = ("hauck", "ryumin", "tuan", "malyshev", "romanenko")
    for players in (2, 3, 4, 5):
        state = dealt_state(players, 1, (*MARKET, *names[:players]))
        assert state.first == 0
        paid = [state.cards.cost[NUMBER[name]] for name in names[:players]]
        gained = [(state.credits[p] - 5 + paid[p], state.income[p]) for p in range(players)]
        assert gained == [(0, 0), (1, 0), (2, 0), (0, 1), (0, 1)][:players]


@pytest.mark.rule("SB-AMB-07")
def test_only_the_order_of_the_decks_is_hidden() -> None:
    state = GAME.new(3, 2)
    view = state.view(0)
    assert view == {**state.view(None), "viewer": 0}
    assert view["decks"] == {"1": 39, "2": 42, "3": 30}
    position = state.to_position()
    assert {field for field in position if view.get(field) != position[field]} == {"decks", "under", "chance"}


@pytest.mark.rule("SB-DICE-09", "SB-DICE-10", "SB-DICE-11", "SB-DICE-12", "SB-DICE-13", "SB-INV-01", "SB-INV-02", "SB-INV-03", "SB-AMB-76")
def test_the_odds() -> None:
    rolls = [(one, two) for one in range(1, 7) for two in range(1, 7)]
    sums = Counter(one + two for one, two in rolls)
    assert [sums[total] for total in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] and max(sums, key=lambda total: sums[total]) == 7
    faces = Counter(face for roll in rolls for face in roll)
    assert set(faces.values()) == {12}
    assert tuple(faces[sector] + sums[sector] for sector in range(1, 13)) == PAYOUTS and sum(PAYOUTS) == 108
    reached = [sum(sector in (one, two, one + two) for one, two in rolls) for sector in range(1, 13)]
    assert reached == [11, 12, 13, 14, 15, 16, 6, 5, 4, 3, 2, 1]
    cards = Cards(GAME.components, 2)
    plain = [[cards.pay[0][card][0] for card in range(SHIP, COLONY) if cards.sector[card] == sector and cards.level[card] == 2] for sector in range(1, 13)]
    assert min(max(row) for row in plain[6:]) > max(max(row) for row in plain[:6]), "high sectors pay more"
