"""The rule cards of Sector 41: complete, short, with a place in the rulebook, and honest about what is a ruling."""

from __future__ import annotations

import re

import pytest

import spacegames as sg

GAME = sg.load("sector41")
RULES = GAME.rules

FAMILIES = {
    "CMP": 8, "SET": 9, "WIN": 6, "TRN": 2, "SHP": 5, "FLD": 7, "EXP": 6, "DET": 12, "TOW": 5, "CBT": 3, "PRO": 4, "GRD": 16, "HNT": 6,
    "TIL-ART": 2, "TIL-AST": 4, "TIL-BAR": 3, "TIL-BLK": 1, "TIL-GLY": 4, "TIL-ION": 4, "TIL-BEA": 1, "TIL-NEB": 4, "TIL-PUL": 2,
    "TIL-TEL": 2, "TIL-SAL": 1, "TIL-FLA": 3, "TIL-TEM": 2, "TIL-WND": 3, "TIL-RIF": 2, "TIL-DIS": 2, "TIL-BAS": 3, "TIL-GAT": 3,
    "TIL-NOV": 1, "TIL-TIM": 2, "TIL-VOR": 2, "TIL-WOR": 2,
}  # fmt: skip
"""How many rules each chapter of the rulebook has."""

RETIRED = (6, 70)
"""Numbers of rulings that are not used."""

CHOICES = {
    "fold_ban": (3,), "guardian_rides": (58,), "turn_order": (59,), "start": (75,), "loops": (11, 12, 83), "loop_loss": (78,),
    "tempest_edge": (40,), "rays_reach_ship": (41, 84), "fresh_tow": (8,), "hop_tow": (72,), "black_hole_crystal": (10,),
    "protection": (13, 14), "stuck_test": (18,), "side_is_stuck": (19,), "nearest": (22,), "wander_optional": (24,),
    "acceleration_start": (26,), "awakening_start": (27,), "starbase_self": (43,), "gate_aboard": (44,), "wormhole_optional": (45,),
    "top_hop": (46,), "nebula_freed": (49,), "storm_frees": (80,), "salvage": (56,), "solar_wind": (60,), "turn_limit": (66,),
}  # fmt: skip
"""The option that changes a ruling, with the numbers of the rulings it changes."""

CHAPTERS = (
    "Комплект", "Подготовка к игре", "Победа", "Последовательность ходов", "Фаза Звездолета", "Фаза Исследователя", "Детали движения Исследователя",
    "Буксировка Глиниума", "Бой", "Защита", "Фаза Стража", "Фаза Стража, Блуждание", "Фаза Стража, Ускорение", "Фаза Стража, Пробуждение",
    "Артефакт Чужих", "Пояс Астероидов", "Бесплодная Планета", "Черная дыра", "Глиниевая Планета", "Ионный Шторм", "Маяк", "Туманность", "Пульсар",
    "Сверхмощный Телескоп", "Заброшенный корабль", "Солнечная вспышка", "Солнечная буря", "Солнечный ветер", "Космический Вихрь",
    "Искажение Пространства", "Космическая База", "Звездные врата", "Сверхновая", "Искажение Времени", "Вихрь", "Червоточина",
    "Советы по стратегии", "Список компонентов",
)  # fmt: skip
"""The headings of the rulebook."""


def test_every_rule_of_the_rulebook_has_a_card() -> None:
    wanted = {f"S41-{family}-{number:02}" for family, count in FAMILIES.items() for number in range(1, count + 1)}
    assert {id for id in RULES if not id.startswith(("S41-AMB", "S41-INV"))} == wanted


def test_every_ruling_has_a_card_and_says_that_it_is_one() -> None:
    wanted = {f"S41-AMB-{number:02}" for number in range(1, 87) if number not in RETIRED}
    assert {id for id in RULES if id.startswith("S41-AMB")} == wanted
    for rule in RULES.values():
        assert rule.ruling == rule.id.startswith("S41-AMB") == rule.title.startswith("Ruling: "), rule.id


def test_a_ruling_names_the_option_that_changes_it() -> None:
    assert set(CHOICES) == set(GAME.options)
    named = {rule.id: rule.option for rule in RULES.values() if rule.option}
    assert named == {f"S41-AMB-{number:02}": name for name, numbers in CHOICES.items() for number in numbers}
    for name, option in GAME.options.items():
        assert option.rule == f"S41-AMB-{CHOICES[name][0]:02}", name
    for rule in RULES.values():
        assert bool(re.search(r"\boption\b", rule.text)) == bool(rule.option), rule.id


def test_a_card_has_a_place_in_the_rulebook() -> None:
    for rule in RULES.values():
        heading = re.fullmatch(r"(follows from: )?[A-Z][\w\- ,]+ \(([^()]+)\)", rule.section)
        assert heading, f"{rule.id}: {rule.section}"
        assert heading[2] in CHAPTERS, f"{rule.id}: {rule.section}"
        assert bool(heading[1]) == rule.id.startswith("S41-INV"), rule.id
    used = {re.sub(r".*\((.*)\)", r"\1", rule.section) for rule in RULES.values()}
    assert used == set(CHAPTERS)


def test_cards_are_short_and_written_out() -> None:
    for rule in RULES.values():
        assert 5 < len(rule.title) <= 40, rule.id
        assert not rule.title.endswith("."), rule.id
        assert 40 < len(rule.text) <= 350, f"{rule.id}: {len(rule.text)}"
        assert rule.text[-1] in ".!?" and rule.text[0].isupper(), rule.id
        assert not re.search(r"  |[а-яА-Я]|TODO|\bAMB\b|S41-", rule.title + rule.text), rule.id
    titles = [rule.title for rule in RULES.values()]
    assert len(set(titles)) == len(titles)
    texts = [rule.text for rule in RULES.values()]
    assert len(set(texts)) == len(texts)


def test_related_cards_exist_and_help() -> None:
    for rule in RULES.values():
        assert rule.related, f"{rule.id} leads nowhere"
        assert set(rule.related) <= set(RULES) - {rule.id}, rule.id
        assert len(set(rule.related)) == len(rule.related) <= 6, rule.id
    for rule in RULES.values():
        if rule.ruling:
            assert any(not RULES[id].ruling for id in rule.related), f"{rule.id} names no rule that it explains"


@pytest.mark.parametrize(
    ("id", "facts"),
    [
        ("S41-CMP-01", ("85", "81", "Four")),
        ("S41-CMP-03", ("18 yellow", "2 blue", "single red")),
        ("S41-WIN-02", ("yellow crystal is worth one", "blue one two", "red one three")),
        ("S41-SHP-02", ("one or two places",)),
        ("S41-FLD-06", ("player across from you", "own last turn")),
        ("S41-TIL-GLY-01", ("2, 3 or 4",)),
        ("S41-TIL-PUL-01", ("north-east and south-west", "second cell")),
        ("S41-TIL-FLA-01", ("north-east", "first unexplored")),
        ("S41-TIL-TEM-01", ("north-west", "edge")),
        ("S41-TIL-BAS-01", ("two cells", "protected")),
        ("S41-TIL-AST-02", ("six",)),
        ("S41-INV-18", ("25", "13")),
    ],
)
def test_numbers_and_directions_on_a_card(id: str, facts: tuple[str, ...]) -> None:
    assert [fact for fact in facts if fact not in RULES[id].text] == []


@pytest.mark.rule("S41-CMP-01", "S41-CMP-03", "S41-CMP-06", "S41-CMP-07", "S41-INV-04")
def test_what_the_cards_count_is_in_the_box() -> None:
    tiles, pieces = GAME.components["tiles"], GAME.components["pieces"]
    counts = {item["name"]["en"]: 0 for item in tiles.values()}
    for item in tiles.values():
        counts[item["name"]["en"]] += item["count"]
    winds = [item["count"] for id, item in tiles.items() if id.startswith("solar_wind")]
    assert sum(counts.values()) == 81
    assert f"Solar Wind {sum(winds)}" in RULES["S41-CMP-06"].text
    assert ", ".join(map(str, winds[:-1])) + f" and {winds[-1]}" in RULES["S41-CMP-07"].text
    assert [pieces[f"crystal_{colour}"]["count"] for colour in ("yellow", "blue", "red")] == [18, 2, 1]
    planets = {int(id[-1]): item["count"] for id, item in tiles.items() if id.startswith("glynium")}
    assert sum(number * count for number, count in planets.items()) == 21
    assert sum(planets.values()) == 8
