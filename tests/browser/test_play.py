"""Whole games over Voilà: one by clicking the board, one by keyboard alone, both ending as the record says, and one against a bot."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

import spacegames as sg
from tests.browser.driver import Table, paths, play_by_mouse, recorded


def play_by_keyboard(table: Table, match: sg.Match, number: int) -> None:
    """Play the record's move with keys only; the focus is in the list of choices and stays there."""
    text = match.all_moves[number].text
    path = paths(match.state, text)
    chosen: set[str] = set()
    table.wait_in_step()
    key = table.offer.split(" | ")[0]
    while (before := table.offer).split(" | ")[0] == key:
        wanted = table.wait_entry(f"action-{text}", *(f"spot-{thing}" for thing in path if thing not in chosen))
        chosen.add(wanted.removeprefix("spot-"))
        if table.focused() == "filter":
            table.page.keyboard.press("ArrowDown")
        table.arrow_to(wanted)
        table.page.keyboard.press("Enter")
        table.wait_offer(before)


def _new_game(page: Page, dashboards: str, match: sg.Match) -> Table:
    assert match.seed is not None
    table = Table.open(page, f"{dashboards}/voila/render/{match.game.id}/04_play.ipynb")
    unusual = {name: value for name, value in match.state.options.items() if value != match.game.options[name].default}
    table.new_game(match.seed, *["human"] * match.state.players, options=unusual)
    return table


def _check_end(page: Page, match: sg.Match) -> None:
    state = match.state
    assert state.over
    expect(page.get_by_test_id("prompt")).to_contain_text(match.game.player_name(state, state.winners()[0]))
    expect(page.locator(".sg-score")).to_have_text([str(score) for score in state.scores()])


@pytest.mark.parametrize("game", sg.games())
def test_a_whole_game_is_played_by_clicking_the_board(page: Page, dashboards: str, game: str) -> None:
    match = recorded(game, "by_mouse")
    total = len(match.all_moves)
    table = _new_game(page, dashboards, match)
    for number in range(total):
        match.goto(number)
        play_by_mouse(table, match.state, match.all_moves[number].text)
    match.goto(total)
    _check_end(page, match)
    expect(page.locator('[data-testid="actions"] button.sg-entry')).to_have_count(0)
    assert table.lit == {}


@pytest.mark.parametrize("game", sg.games())
def test_a_whole_game_is_played_by_keyboard_alone(page: Page, dashboards: str, game: str) -> None:
    match = recorded(game, "by_keyboard")
    total = len(match.all_moves)
    table = _new_game(page, dashboards, match)
    table.tab_until("action-", "spot-")
    for number in range(total):
        match.goto(number)
        play_by_keyboard(table, match, number)
    match.goto(total)
    _check_end(page, match)


@pytest.mark.parametrize("game", [game for game in sg.games() if game != "sector41"])
def test_a_whole_game_is_played_against_a_bot(page: Page, dashboards: str, game: str) -> None:
    """A person who takes whatever comes plays to the end against a bot that thinks; the bot's moves come by themselves."""
    page.emulate_media(reduced_motion="reduce")
    table = Table.open(page, f"{dashboards}/voila/render/{game}/04_play.ipynb")
    table.new_game(7, "human", "greedy")
    for _click in ("brisk", "at once"):
        table.press("pace")
    chance = random.Random(7)
    turns = 0
    while table.wait_turn():
        offer = table.offer
        _key, *entries = offer.split(" | ")
        if entries:  # else the bot has just gone on
            table.take(chance.choice(entries), offer)
            turns += 1
    assert turns > 10 and table.logged > turns
    scores = [float(score) for score in page.locator(".sg-score").all_inner_texts()]
    assert scores[1] > scores[0]
