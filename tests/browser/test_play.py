"""Whole games over Voilà: one by clicking the board, one by keyboard alone. Both must end as the record says."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import spacegames as sg
from tests.browser.driver import Table, paths, recorded

PLAY = "/voila/render/sector41/04_play.ipynb"


def play_by_mouse(table: Table, match: sg.Match, number: int) -> None:
    """Play the record's move `number` with the mouse: spots where there are any, else the button."""
    text = match.all_moves[number].text
    path = paths(match.state, text)
    touched: set[str] = set()
    here = table.decision
    while table.decision == here:
        lit, before = table.lit, table.news
        thing = next((thing for thing in path if thing in lit and thing not in touched), None)
        if thing is not None:
            touched.add(thing)
            table.click(thing)
        else:
            table.press(f"action-{text}")
        table.wait_news(before)


def play_by_keyboard(table: Table, match: sg.Match, number: int) -> None:
    """Play the record's move with keys only; the focus is in the list of choices and stays there."""
    text = match.all_moves[number].text
    path = paths(match.state, text)
    chosen: set[str] = set()
    here = table.decision
    while table.decision == here:
        before = table.news
        wanted = table.wait_entry(f"action-{text}", *(f"spot-{thing}" for thing in path if thing not in chosen))
        chosen.add(wanted.removeprefix("spot-"))
        if table.focused() == "filter":
            table.page.keyboard.press("ArrowDown")
        table.arrow_to(wanted)
        table.page.keyboard.press("Enter")
        table.wait_news(before)


def _new_game(page: Page, dashboards: str, match: sg.Match) -> Table:
    assert match.seed is not None
    table = Table.open(page, f"{dashboards}{PLAY}")
    table.new_game(match.seed, "human", "human")
    return table


def _check_end(page: Page, match: sg.Match) -> None:
    state = match.state
    assert state.over
    expect(page.get_by_test_id("prompt")).to_contain_text(match.game.player_name(state, state.winners()[0]))
    assert page.locator(".sg-score").all_inner_texts() == [str(score) for score in state.scores()]


def test_a_whole_game_is_played_by_clicking_the_board(page: Page, dashboards: str) -> None:
    match = recorded("by_mouse")
    total = len(match.all_moves)
    table = _new_game(page, dashboards, match)
    for number in range(total):
        match.goto(number)
        play_by_mouse(table, match, number)
    match.goto(total)
    _check_end(page, match)
    assert table.entries() == [] and table.lit == {}


def test_a_whole_game_is_played_by_keyboard_alone(page: Page, dashboards: str) -> None:
    match = recorded("by_keyboard")
    total = len(match.all_moves)
    table = _new_game(page, dashboards, match)
    table.tab_until("action-", "spot-")
    for number in range(total):
        match.goto(number)
        play_by_keyboard(table, match, number)
    match.goto(total)
    _check_end(page, match)
