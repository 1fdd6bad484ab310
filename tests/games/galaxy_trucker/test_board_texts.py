"""The rule cards of Galaxy Trucker, and everything it says: complete, short, and with nothing left open in a sentence."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import spacegames as sg
from spacegames.games.galaxy_trucker.components import forceable
from spacegames.games.galaxy_trucker.narrate.names import goods_words, strength_word
from spacegames.games.galaxy_trucker.narrate.stories import _STORIES
from spacegames.games.galaxy_trucker.prepared import flight, seat, yard

GAME = sg.load("galaxy_trucker")
RULES = GAME.rules

FAMILIES = {
    "SET": 12, "BLD": 16, "CON": 11, "CMP": 16, "FIN": 6, "ERR": 16, "DCK": 8, "TIM": 8, "RSV": 5, "LCH": 10, "ALN": 11, "FLT": 5, "GDS": 10, "CRW": 3,
    "PWR": 6, "HIT": 16, "ADV-OS": 2, "ADV-PL": 5, "ADV-AS": 1, "ADV-ST": 2, "ADV-MS": 2, "ADV-SD": 1, "ADV-EP": 2, "ADV-SB": 4, "ENM": 10, "CZN": 6,
    "END": 9, "OUT": 14, "VAR": 7, "FAQ": 9, "HNT": 4, "INV": 41, "AMB": 79,
}  # fmt: skip
"""How many rules each chapter has."""


def test_every_rule_has_a_card() -> None:
    assert set(RULES) == {f"GT-{family}-{number:02}" for family, count in FAMILIES.items() for number in range(1, count + 1)}


def test_cards_are_short_and_written_out() -> None:
    for rule in RULES.values():
        assert 5 < len(rule.title) <= 40 and not rule.title.endswith("."), rule.id
        assert 40 < len(rule.text) <= 350, f"{rule.id}: {len(rule.text)}"
        assert rule.text[-1] in ".!?" and (rule.text[0].isupper() or rule.text[0].isdigit()), rule.id
        assert not re.search(r"  |[а-яА-Я]|TODO|\bAMB\b|GT-", rule.title + rule.text), rule.id
        assert re.fullmatch(r"(follows from: )?[A-Z].+ \(.+\)", rule.section), rule.id
        assert rule.section.startswith("follows from: ") == rule.id.startswith("GT-INV"), rule.id
    assert len({rule.title for rule in RULES.values()}) == len({rule.text for rule in RULES.values()}) == len(RULES)


def test_rulings_say_that_they_are_rulings_and_name_a_rule() -> None:
    for rule in RULES.values():
        assert rule.ruling == rule.id.startswith("GT-AMB") == rule.title.startswith("Ruling: "), rule.id
        assert rule.related and set(rule.related) <= set(RULES) - {rule.id}, rule.id
        assert not rule.ruling or any(not RULES[id].ruling for id in rule.related), rule.id


def test_a_card_names_the_option_that_changes_it() -> None:
    assert {rule.option for rule in RULES.values()} - {""} <= set(GAME.options)
    for name, option in GAME.options.items():
        assert not option.rule or RULES[option.rule].option == name, name
    for rule in RULES.values():
        assert bool(re.search(r"\boption\b", rule.text)) == bool(rule.option), rule.id


@pytest.mark.parametrize(
    ("id", "facts"),
    [
        ("GT-END-02", ("4, 3, 2, 1", "8, 6, 4, 2", "12, 9, 6, 3")),
        ("GT-END-03", ("2, 4 or 6",)),
        ("GT-END-06", ("5", "8", "11")),
        ("GT-GDS-10", ("red block is worth 4", "yellow one 3", "green one 2", "blue one 1")),
        ("GT-INV-22", ("12 of 36", "6 on II", "2 on III")),
        ("GT-DCK-07", ("eight", "12 and 16")),
        ("GT-CZN-03", ("3 days", "2 crew", "rear")),
    ],
)
def test_numbers_on_a_card(id: str, facts: tuple[str, ...]) -> None:
    assert [fact for fact in facts if fact not in RULES[id].text] == []


def test_numbers_on_cards_agree_with_the_data() -> None:
    rounds = GAME.components["rounds"]
    for name in ("1", "2", "3"):
        assert ", ".join(map(str, rounds[name]["rewards"])) in RULES["GT-END-02"].text
    assert " or ".join([", ".join(str(rounds[name]["prize"]) for name in ("1", "2")), str(rounds["3"]["prize"])]) in RULES["GT-END-03"].text
    for ship in ("I", "II", "III"):
        assert str(GAME.components["ships"][ship]["insurance"]) in RULES["GT-END-06"].text
    for colour, entry in GAME.components["goods"].items():
        assert re.search(rf"{colour}\D+{entry['value']}\b", RULES["GT-GDS-10"].text), colour


@pytest.mark.parametrize(("value", "text"), [(0, "0"), (0.5, "½"), (4, "4"), (4.5, "4½")])
def test_strengths_are_written_with_halves(value: float, text: str) -> None:
    assert strength_word(value) == text


def test_goods_are_counted_by_colour() -> None:
    assert goods_words(["blue", "red", "blue"]) == "1 red and 2 blue"


def test_a_choice_of_tokens_tells_the_strength() -> None:
    state = GAME.position(flight(seat("B", day=5), seat("C", day=2), card="I-smugglers-1"))
    labels = {str(action): GAME.label(state, action) for action in state.actions()}
    assert labels["cannons 0 0"].endswith("strength 2") and labels["cannons 1 1"].endswith("strength 5")
    assert "strength 2 to 5 against 4" in state.decision.prompt


@pytest.mark.parametrize("learning", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_said_in_a_game_is_a_whole_sentence(players: int, learning: bool) -> None:
    state = GAME.new(players=players, seed=players, learning=learning)
    luck = random.Random(players)
    told: set[str] = set()
    while not state.over:
        prompt = state.decision.prompt
        assert prompt[0].isupper() and prompt[-1] in ".?!" and "{" not in prompt
        actions = state.actions()
        for action in actions[:40]:
            label = GAME.label(state, action)
            assert label[0].isupper() and "{" not in label and label[-1] != ".", label
        few = [action for action in actions if action.kind not in ("number", "wait", "leave")]
        choice = luck.choice(few if few and (state.kind != "build" or luck.random() < 0.95) else actions)
        for event in state.play(choice):
            text = GAME.tell(event, state)
            assert text[0].isupper() and text[-1] in ".!" and "{" not in text, text
            told.add(event.kind)
    assert told <= set(_STORIES) and len(told) > 25


def test_choices_that_are_not_alike_have_different_words() -> None:
    state = GAME.position(yard(seat("start"), seat("start"), open=("engine_single-01", "engine_single-12", "engine_single-15", "cabin-04")))
    labels = [GAME.label(state, action) for action in state.actions()]
    assert len(set(labels)) == len(labels)
    assert "Grab the engine (front single)" in labels


@pytest.mark.parametrize("place", [yard(seat("start"), seat("start")), flight(seat("B", day=5), seat("C", day=2), round="2", deck=("I-planets-1",))])
def test_what_a_teacher_can_have_drawn_is_named_in_words(place: dict[str, Any]) -> None:
    found = forceable(GAME.position(place))
    words = [text for _name, text in found]
    assert len(found) > 20 and len(set(words)) == len(words)
    assert not any(name in text for name, text in found)


def test_a_label_names_a_mistake_only_where_nobody_is_to_find_it() -> None:
    for building, inspection, told in (("free", "automatic", True), ("free", "players", False), ("strict", "automatic", False)):
        state = GAME.position(yard(seat("start", hand="cargo_2-08"), seat("start"), building=building, inspection=inspection))
        assert ("mistake" in GAME.label(state, GAME.parse("place 6,7 0"))) == told
        assert "mistake" not in GAME.label(state, GAME.parse("place 9,9 0")), "it is refused, with its reason"
