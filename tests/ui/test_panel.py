"""The panel: what it shows by itself, and that both sides of the wire know the same words."""

from __future__ import annotations

import json
import re

import pytest

import spacegames as sg
from spacegames.scene import PLAYERS, THEMES
from spacegames.ui import rule_cards, spoken
from spacegames.ui.example_player import ExamplePlayer
from spacegames.ui.guard import Guard
from spacegames.ui.lesson_player import LessonPlayer
from spacegames.ui.panel import Panel, words
from spacegames.ui.picking import Pick
from spacegames.ui.table import Table
from spacegames.ui.theme import FRONT, css, player_looks
from tests.ui.front_end import Page

SCRIPTS = {path.name: path.read_text(encoding="utf-8") for path in FRONT.glob("*.js")}
GAME = sg.load("sector41")


def test_the_front_end_finds_every_word_it_says_and_no_word_is_idle() -> None:
    said = {name for text in SCRIPTS.values() for name in re.findall(r"ui\.words\.(\w+)", text)}
    assert said == set(words())


def test_every_message_of_the_front_end_is_understood() -> None:
    sent = {name for text in SCRIPTS.values() for name in re.findall(r'do: "([\w-]+)"', text)}
    assert sent, "the front end sends messages"
    understood = {name for stage in (Table, LessonPlayer, ExamplePlayer) for name in dir(stage) if name.startswith("do_")}
    assert {f"do_{name.replace('-', '_')}" for name in sent} <= understood


def test_every_sheet_a_tool_opens_exists_in_the_front_end() -> None:
    table = Table(GAME.match(2, seed=1))
    opened = {tool["open"] for tool in table.panel.bar["tools"] if tool and "open" in tool}
    assert opened
    for name in opened:
        assert f"ui.{name} = " in SCRIPTS["sheets.js"]


def test_nothing_is_ever_put_on_the_page_as_markup() -> None:
    for name, text in SCRIPTS.items():
        for line in text.splitlines():
            if re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(", line):
                assert "MARKERS[shape]" in line, f"{name}: {line.strip()}"


def test_the_page_needs_nothing_from_elsewhere() -> None:
    for name, text in {**SCRIPTS, "css": css()}.items():
        for address in re.findall(r"https?://[^\s\"')]+", text):
            assert address == "http://www.w3.org/2000/svg", f"{name} refers to {address}"
        assert "@import" not in text and "url(" not in text


def test_the_front_end_is_small() -> None:
    assert len(Panel._esm) + len(Guard._esm) + len(Panel._css) < 90_000


def test_both_themes_are_in_the_style_sheet() -> None:
    sheet = css()
    for name, colours in THEMES.items():
        assert f".sg-{name} {{" in sheet
        assert f"--sg-text: {colours['text']};" in sheet
    used = set(re.findall(r"var\((--sg-[\w-]+)", sheet))
    given = set(re.findall(r"(--sg-[\w-]+):", sheet)) | {"--sg-aspect"}
    assert used <= given


@pytest.mark.parametrize("theme", list(THEMES))
def test_a_player_is_marked_by_colour_and_shape_once_there_is_one(theme: str) -> None:
    state = GAME.new(2, seed=3)
    assert [look.marker for look in player_looks(state, theme)] == ["", ""]
    first = state.decider
    state.play("take green")
    looks = player_looks(state, theme)
    assert looks[first].marker == "square"
    assert looks[first].colour == THEMES[theme]["player.green"]
    assert looks[1 - first].marker == ""


def test_the_panel_marks_players_as_the_board_does() -> None:
    game = sg.load("galaxy_trucker")
    roles = [PLAYERS[colour][0] for colour in game.colours]
    assert [look.colour for look in player_looks(game.new(4, seed=3), "night")] == [THEMES["night"][role] for role in roles]
    assert roles[0] == "player.red", "Red sits first"


def test_a_long_list_is_grouped_by_the_thing_to_touch() -> None:
    state = GAME.new(2, seed=3)
    many = [sg.Action(f"go {piece} {cell}", "explorer_move", (piece, cell)) for piece in (1, 2) for cell in range(10)]
    pick = Pick({action: (f"explorer-0-{action.args[0]}", f"cell-{action.args[1]}-1") for action in many})
    scene = GAME.board(state)

    class Labelled(type(GAME)):  # type: ignore[misc]
        def label(self, state: object, action: sg.Action) -> str:
            return str(action)

    entries = spoken.choices(Labelled(), state, pick, scene)
    assert [(entry["spot"], entry["count"]) for entry in entries] == [("explorer-0-1", 10), ("explorer-0-2", 10)]
    pick.touch("explorer-0-2")
    assert [entry["text"] for entry in spoken.choices(Labelled(), state, pick, scene)] == [str(action) for action in many[10:]]


def test_a_rule_card_tells_text_place_related_rules_and_examples() -> None:
    card = rule_cards.card(GAME, "S41-EXP-02")
    rule = GAME.rules["S41-EXP-02"]
    assert (card["title"], card["text"], card["place"]) == (rule.title, rule.text, rule.place)
    assert card["related"] and all(id in GAME.rules for id, _title in card["related"])
    assert card["examples"] and all("S41-EXP-02" in GAME.examples[id].rules for id, _title in card["examples"])
    json.dumps(card)


def test_the_card_of_a_ruling_names_the_option_that_changes_it() -> None:
    card = rule_cards.card(GAME, "S41-AMB-24")
    assert card["ruling"]
    assert GAME.options["wander_optional"].title in card["note"]


def test_every_rule_has_a_card() -> None:
    for id in GAME.rules:
        assert rule_cards.card(GAME, id)["id"] == id


def test_no_card_for_an_unknown_rule() -> None:
    with pytest.raises(sg.SpacegamesError, match="Sector 41 has no rule S41-XXX-99"):
        rule_cards.card(GAME, "S41-XXX-99")


@pytest.mark.parametrize("name", sg.games())
def test_every_chip_tells_what_it_is_about(name: str) -> None:
    game = sg.load(name)
    briefs = rule_cards.briefs(game)
    assert set(briefs) == set(game.rules)
    for id, (brief, page) in briefs.items():
        assert game.rules[id].title in brief and page.endswith(game.rules[id].page)
    assert len(json.dumps(briefs)) < 50_000, "it goes to the page once"


def test_the_page_learns_what_chips_say_when_it_comes_up(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(GAME.match(2, seed=1))
    page = Page(table, monkeypatch)
    page.do("ready")
    assert page.last("rules")["briefs"] == rule_cards.briefs(GAME)
