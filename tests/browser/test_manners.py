"""How a table behaves on a page: taps, Tab, the wheel, reloads, mouse moves, errors, links."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.driver import Table, code_at, paths, recorded

PLAY = "/voila/render/sector41/04_play.ipynb"
MIDDLE = 40


def _middle(dashboards: str) -> str:
    return f"{dashboards}{PLAY}?code={code_at(recorded('by_mouse'), MIDDLE)}"


def test_a_tap_chooses_a_spot_like_a_click(phone: Page, dashboards: str) -> None:
    match = recorded("by_mouse")
    match.goto(0)
    table = Table.open(phone, f"{dashboards}{PLAY}?code={match.code()}")
    thing = paths(match.state, match.all_moves[0].text)[0]
    table.canvas.scroll_into_view_if_needed()
    table.canvas.tap(position=table.place(thing))  # type: ignore[arg-type]
    table.wait_moves(1)


def test_tab_enters_and_leaves_the_board(page: Page, dashboards: str) -> None:
    table = Table.open(page, _middle(dashboards))
    table.canvas.focus()
    focused = "() => document.activeElement === document.querySelector('[data-testid=\"board\"]')"
    assert page.evaluate(focused)
    page.keyboard.press("Tab")
    assert not page.evaluate(focused)
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(focused)
    page.keyboard.press("Shift+Tab")
    assert not page.evaluate(focused)


def test_arrow_keys_walk_over_the_spots_and_enter_chooses(page: Page, dashboards: str) -> None:
    table = Table.open(page, f"{dashboards}{PLAY}?code={code_at(recorded('by_mouse'), 0)}")
    table.canvas.focus()
    page.keyboard.press("ArrowRight")
    cursor = table.board.get_attribute("data-cursor")
    assert cursor in table.lit
    page.keyboard.press("Enter")
    table.wait_moves(1)


def test_the_wheel_scrolls_the_page_over_the_board(page: Page, dashboards: str) -> None:
    page.set_viewport_size({"width": 800, "height": 500})
    table = Table.open(page, _middle(dashboards))
    box = table.canvas.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, max(box["y"], 0) + 60)
    top = "() => document.querySelector('[data-testid=\"board\"]').getBoundingClientRect().top"
    before = page.evaluate(top)
    page.mouse.wheel(0, 200)
    page.wait_for_function(f"before => ({top})() < before - 50", arg=before)


def test_a_reload_paints_the_board_again(page: Page, dashboards: str) -> None:
    table = Table.open(page, _middle(dashboards))
    assert table.moves == MIDDLE
    page.reload()
    again = Table(page)
    again.wait_painted()
    again.wait_moves(MIDDLE)
    assert again.lit


def test_mouse_moves_never_reach_the_kernel(page: Page, dashboards: str) -> None:
    sent: list[str | bytes] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(frame))

    page.on("websocket", listen)
    table = Table.open(page, _middle(dashboards))
    box = table.canvas.bounding_box()
    assert box is not None
    sent.clear()
    for step in range(100):
        page.mouse.move(box["x"] + 5 + step * 3, box["y"] + 5 + step * 2)
    table.press("undo")
    table.wait_moves(MIDDLE - 1) if table.moves == MIDDLE - 1 else expect(page.get_by_test_id("panel")).to_be_visible()
    assert len(sent) <= 6, f"{len(sent)} messages for 100 mouse moves and one click"


def test_an_impossible_move_is_explained_with_its_rule(page: Page, dashboards: str) -> None:
    match = recorded("by_mouse")
    number = next(n for n in range(4, 60) if _refused(match, n))
    text, rule = _refused(match, number)[0]
    table = Table.open(page, f"{dashboards}{PLAY}?code={code_at(match, number)}")
    table.press(f"refused-{text}")
    notice = page.get_by_test_id("notice")
    expect(notice).to_be_visible()
    chip = notice.get_by_test_id(f"chip-{rule}")
    chip.click()
    expect(page.get_by_test_id("card-id")).to_have_text(rule)
    assert match.game.rules[rule].title in page.get_by_test_id("sheet").inner_text()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("sheet")).to_be_hidden()
    assert table.moves == number


def _refused(match: object, number: int) -> list[tuple[str, str]]:
    raise NotImplementedError


def test_a_damaged_link_is_said_and_a_game_can_be_begun(page: Page, dashboards: str) -> None:
    table = Table.open(page, f"{dashboards}{PLAY}?code=nonsense")
    expect(page.get_by_test_id("notice")).to_contain_text("damaged")
    assert table.lit


def test_the_link_of_a_position_opens_that_position(page: Page, dashboards: str) -> None:
    table = Table.open(page, _middle(dashboards))
    table.press("link")
    link = page.get_by_test_id("link-text").input_value()
    assert "?code=" in link
    page.goto(link)
    again = Table(page)
    again.wait_painted()
    again.wait_moves(MIDDLE)
    assert json.dumps(again.lit)
