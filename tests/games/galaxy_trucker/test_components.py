"""The box: tiles, cards, boards and rounds."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import spacegames as sg
from spacegames.games.galaxy_trucker.components import CARDS, COLOURS, LEVELS, PILOT, SIDES, TILES, TYPES, WAREHOUSE, turned, type_of
from tests.games.galaxy_trucker.tables import BOX, CELL, GAME

TILE_DATA, CARD_DATA = GAME.components["tiles"], GAME.components["cards"]


@pytest.mark.rule("GT-INV-01", "GT-SET-09", "GT-SET-08")
def test_a_hundred_and_forty_tiles_and_four_pilot_cabins() -> None:
    counts = Counter(item["type"] for item in TILE_DATA.values())
    assert [counts[name] for name in TYPES] == [16, 19, 7, 23, 8, 9, 6, 8, 9, 6, 6, 3, 8, 6, 6, 4]
    assert len(TILES) == 144 and WAREHOUSE == 140 and sum(counts.values()) == 144
    assert {name: item["count"] for name, item in GAME.components["tile_types"].items()} == dict(counts)
    kinds = {(item["type"], tuple(item["connectors"])) for item in TILE_DATA.values()}
    assert len(kinds) == 129
    assert [TILE_DATA[TILES[tile]]["colour"] for tile in PILOT] == list(COLOURS)


@pytest.mark.rule("GT-INV-02", "GT-CON-01")
def test_connectors_of_all_tiles() -> None:
    lists = [item["connectors"] for item in TILE_DATA.values() if item["type"] != "starting_cabin"]
    sides = Counter(side for connectors in lists for side in connectors)
    assert (sides[1], sides[2], sides[3], sides[0]) == (111, 111, 97, 241)
    assert Counter(sum(side > 0 for side in connectors) for connectors in lists) == {1: 31, 2: 55, 3: 38, 4: 16}


@pytest.mark.rule("GT-CMP-01", "GT-INV-13")
def test_pilot_cabins_have_four_universal_connectors() -> None:
    for tile in PILOT:
        assert all(BOX.sides[4 * tile + quarter] == (3, 3, 3, 3) for quarter in range(4))


@pytest.mark.rule("GT-INV-03")
def test_barrels_and_exhausts_are_smooth() -> None:
    for name, item in TILE_DATA.items():
        if "cannon" in name:
            assert item["connectors"][0] == 0
        if "engine" in name:
            assert item["connectors"][2] == 0


@pytest.mark.rule("GT-INV-05", "GT-INV-06", "GT-INV-12", "GT-FAQ-09")
def test_the_bank_has_enough_of_everything() -> None:
    box = {name: item["count"] for name, item in GAME.components["box"].items()}
    types = GAME.components["tile_types"]
    holds = {name: item["capacity"] * item["count"] for name, item in types.items() if item["role"] == "hold"}
    assert types["battery_2"]["capacity"] * 9 + types["battery_3"]["capacity"] * 6 == 36 == box["battery_tokens"]
    assert holds["cargo_2"] + holds["cargo_3"] == 36 and holds["special_cargo_1"] + holds["special_cargo_2"] == 12
    assert sum(holds.values()) < box["goods"] == 56 == sum(box[f"{colour}_goods"] for colour in ("red", "yellow", "green", "blue"))
    assert 2 * (types["cabin"]["count"] + types["starting_cabin"]["count"]) == 40 == box["humans"]
    assert box["purple_aliens"] == box["orange_aliens"] == 4
    assert all(GAME.components.is_reconstructed("box", f"{colour}_goods") for colour in ("red", "yellow", "green", "blue"))


@pytest.mark.rule("GT-INV-09")
def test_four_quarter_turns_are_none() -> None:
    assert turned([0, 2, 3, 1], 1) == (1, 0, 2, 3)
    for item in TILE_DATA.values():
        assert turned(item["connectors"], 4) == tuple(item["connectors"])
    cannon = 4 * TILES.index("cannon_single-05")
    assert ["-".join(map(str, BOX.sides[cannon + quarter])) for quarter in range(4)] == ["0-2-3-1", "1-0-2-3", "3-1-0-2", "2-3-1-0"]


@pytest.mark.rule("GT-INV-17", "GT-SET-07", "GT-INV-20")
def test_marked_cells_of_the_boards() -> None:
    assert {name: len(board.marked) - 1 for name, board in BOX.boards.items()} == {"I": 17, "II": 26, "III": 35, "IIIA": 35}
    assert all(CELL["7,7"] in board.marked for board in BOX.boards.values())
    before = {name: CELL["7,7"] + board.steps[0] for name, board in BOX.boards.items()}
    assert before["I"] == before["III"] == CELL["6,7"] and before["IIIA"] == CELL["8,7"]


ALWAYS_FREE_BEHIND = {
    "I": "8,7 9,5 9,6 9,8 9,9",
    "II": "8,7 9,4 9,5 9,6 9,8 9,9 9,10",
    "III": "8,5 8,9 9,3 9,4 9,6 9,7 9,8 9,10 9,11",
    "IIIA": "10,7 8,5 8,9 7,6 7,8 4,6 4,8 3,5 3,7 3,9",
}
ALWAYS_FREE_BEFORE = {
    "I": "5,7 6,6 6,8 7,5 7,9",
    "II": "4,7 5,6 5,8 6,5 6,9 8,4 8,10",
    "III": "4,7 5,6 5,8 6,3 6,5 6,9 6,11 7,4 7,10",
    "IIIA": "11,6 11,7 11,8 10,5 10,9 8,7 6,5 6,9 5,6 5,8",
}


@pytest.mark.rule("GT-INV-18", "GT-INV-19")
@pytest.mark.parametrize("name", ["I", "II", "III", "IIIA"])
def test_cells_where_nothing_can_be_in_the_way(name: str) -> None:
    board = BOX.boards[name]
    for listed, side in ((ALWAYS_FREE_BEHIND, 2), (ALWAYS_FREE_BEFORE, 0)):
        free = {cell for cell in board.marked if cell + board.steps[side] not in board.marked}
        assert free == {CELL[cell] for cell in listed[name].split()}


@pytest.mark.rule("GT-INV-21", "GT-INV-22")
def test_how_often_a_threat_misses_a_board() -> None:
    ways = Counter(one + two for one in range(1, 7) for two in range(1, 7))
    assert [ways[line] for line in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    missed = {}
    for name, board in BOX.boards.items():
        missed[name] = tuple(sum(ways[line] for line in range(2, 13) if line not in numbers) for numbers in (board.columns, board.rows))
    assert missed == {"I": (12, 12), "II": (6, 9), "III": (2, 9), "IIIA": (12, 2)}


@pytest.mark.rule("GT-INV-23")
def test_chance_of_sabotage_on_a_full_board() -> None:
    ways = Counter(one + two for one in range(1, 7) for two in range(1, 7))
    hits = {name: sum(ways[int(row)] * ways[int(column)] for row, column in map(_row_and_column, board.marked)) for name, board in BOX.boards.items()}
    assert hits == {"I": 440, "II": 592, "III": 700, "IIIA": 658}
    within_three = {name: 1 - (1 - hits[name] / 1296) ** 3 for name in ("III", "IIIA")}
    assert round(within_three["III"], 3) == 0.903 and round(within_three["IIIA"], 3) == 0.881
    assert ways[7] * ways[7] == 36


def _row_and_column(cell: int) -> list[str]:
    return next(name for name, number in CELL.items() if number == cell).split(",")


@pytest.mark.rule("GT-INV-24", "GT-HIT-16")
def test_where_threats_come_from() -> None:
    meteors = {(item["level"], meteor["size"], meteor["side"]) for item in CARD_DATA.values() for meteor in item.get("meteors", ())}
    assert {side for level, size, side in meteors if size == "large" and level == "I"} == {"front"}
    assert {side for _level, size, side in meteors if size == "large"} == {"front", "left", "right"}
    assert {side for level, _size, side in meteors if level == "II"} == set(SIDES)
    penalties = [item["penalty"] for item in CARD_DATA.values() if "penalty" in item]
    penalties += [line["penalty"] for item in CARD_DATA.values() for line in item.get("lines", ())]
    heavy = {shot["side"] for penalty in penalties for shot in penalty.get("shots", ()) if shot["size"] == "heavy"}
    assert heavy == {"front", "rear"}


@pytest.mark.rule("GT-INV-28", "GT-DCK-01", "GT-ADV-EP-02", "GT-ADV-SB-04")
def test_sixty_cards_and_eight_stars() -> None:
    assert len(CARDS) == 60 and Counter(item["level"] for item in CARD_DATA.values()) == dict.fromkeys(LEVELS, 20)
    starred = [item for item in CARD_DATA.values() if item["starred"]]
    assert len(starred) == 8 and all(item["level"] == "I" for item in starred)
    kinds = {item["type"] for item in starred}
    assert kinds == {
        "open_space", "planets", "abandoned_ship", "abandoned_station", "meteoric_swarm", "smugglers", "combat_zone", "stardust",
    }  # fmt: skip
    levels = {kind: {item["level"] for item in CARD_DATA.values() if item["type"] == kind} for kind in ("epidemic", "sabotage", "stardust", "slavers")}
    assert levels == {"epidemic": {"II", "III"}, "sabotage": {"III"}, "stardust": {"I", "II"}, "slavers": {"I", "II", "III"}}


@pytest.mark.rule("GT-INV-27", "GT-END-02", "GT-END-03", "GT-SET-12")
def test_rounds_grow_alike() -> None:
    for name, factor in (("1", 1), ("2", 2), ("3", 3), ("3a", 3)):
        entry = BOX.rounds[name]
        assert entry.rewards == tuple(factor * place for place in (4, 3, 2, 1))
        assert (entry.prize, entry.gap, entry.circle, entry.level) == (2 * factor, factor, factor, factor)
    assert [BOX.rounds[name].board.name for name in ("1", "2", "3", "3a")] == ["I", "II", "III", "IIIA"]
    assert [BOX.boards[name].insurance for name in ("I", "II", "III", "IIIA")] == [5, 8, 11, None]


@pytest.mark.rule("GT-GDS-10")
def test_prices() -> None:
    assert {name: item["value"] for name, item in GAME.components["goods"].items()} == {"red": 4, "yellow": 3, "green": 2, "blue": 1}


def test_every_value_says_where_it_comes_from() -> None:
    for file in GAME.components.files.values():
        assert all(item["provenance"] in ("rulebook", "public", "reconstructed") for item in file.values())


SPOILED: list[tuple[str, dict[str, Any], str]] = [
    ("tiles", {"cabin-01": {"connectors": [4, 0, 0, 0]}}, "tiles.json, item cabin-01, field connectors"),
    ("tiles", {"cannon_single-01": {"connectors": [1, 0, 0, 0]}}, "a barrel or an exhaust has no connector"),
    ("tiles", {"cabin-99": {"type": "cabin", "connectors": [1, 1, 1, 1]}}, "item cabin-99: there is no such thing"),
    ("tiles", {"cabin-02": {"type": "shield"}}, "expected the type its id names"),
    ("cards", {"I-planets-1": {"planets": [["pink"]]}}, "expected a list of goods"),
    ("cards", {"I-pirates-1": {"penalty": {"kind": "goods", "amount": 2}}}, "what the loser suffers"),
    ("cards", {"I-meteoric_swarm-1": {"meteors": [{"size": "huge", "side": "front"}]}}, "meteors with a size and a side"),
    ("cards", {"I-combat_zone-1": {"lines": [{"criterion": "crew"}]}}, "a criterion and a penalty"),
    ("ships", {"I": {"rows": [5, 6, 8, 9]}}, "rows must be numbered without gaps"),
    ("ships", {"I": {"picture": ["..#..", ".###.", "##S##", "#####"]}}, "a line for each row"),
    ("rounds", {"1": {"rewards": [4, 3, 2, -1]}}, "four amounts"),
]


@pytest.mark.parametrize(("file", "items", "fault"), SPOILED)
def test_wrong_data_are_refused_by_name(tmp_path: Path, file: str, items: dict[str, Any], fault: str) -> None:
    (tmp_path / f"{file}.json").write_text(json.dumps({"items": items}), encoding="utf-8")
    with pytest.raises(sg.BadData, match=fault):
        sg.load("galaxy_trucker", data=tmp_path)


def test_corrected_data_are_played_with(tmp_path: Path) -> None:
    (tmp_path / "tiles.json").write_text(json.dumps({"items": {"cabin-01": {"connectors": [3, 3, 3, 3]}}}), encoding="utf-8")
    game = sg.load("galaxy_trucker", data=tmp_path)
    assert game.box.sides[4 * TILES.index("cabin-01")] == (3, 3, 3, 3)
    assert game.components["tiles"]["cabin-01"]["provenance"] == "owner" and type_of("cabin-01") == "cabin"
