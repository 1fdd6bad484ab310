"""How a table behaves on a page: taps, Tab, the wheel, reloads, mouse moves, refusals, links."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocket, expect

import spacegames as sg
from tests.browser.driver import Table, code_at, paths, recorded

PLAY = "/voila/render/sector41/04_play.ipynb"


def _turn_of(match: sg.Match, player: int, after: int = 20) -> int:
    """The number of moves after which this player decides about a Starship."""
    for number in range(after, len(match.all_moves)):
        match.goto(number)
        if match.state.decider == player and match.state.kind == "starship_action":
            return number
    raise AssertionError("no such move")


def _open(page: Page, dashboards: str) -> tuple[Table, sg.Match]:
    """A game that has begun, with the person in seat 1 to decide; a bot sits in the other seat and waits."""
    match = recorded("sector41", "by_mouse")
    match.goto(_turn_of(match, 0))
    return Table.open(page, f"{dashboards}{PLAY}?code={match.code()}"), match


def test_a_tap_chooses_a_spot_like_a_click(phone: Page, dashboards: str) -> None:
    table, match = _open(phone, dashboards)
    thing = next(paths(match.state, action)[0] for action in match.state.actions() if action.kind == "ship")
    table.canvas.scroll_into_view_if_needed()
    before = table.decision
    table.canvas.tap(position=table.place(thing))
    table.wait_decision(before)


def test_tab_enters_and_leaves_the_board(page: Page, dashboards: str) -> None:
    table, _match = _open(page, dashboards)
    table.canvas.focus()
    assert table.focused() == "board"
    page.keyboard.press("Tab")
    assert table.focused() != "board"
    page.keyboard.press("Shift+Tab")
    assert table.focused() == "board"
    page.keyboard.press("Shift+Tab")
    assert table.focused() != "board"


def test_arrow_keys_walk_over_the_spots_and_enter_chooses(page: Page, dashboards: str) -> None:
    table, _match = _open(page, dashboards)
    table.canvas.focus()
    seen = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        cursor = table.canvas.get_attribute("data-cursor")
        assert cursor in table.lit
        seen.add(cursor)
    assert len(seen) > 1
    before = table.news
    page.keyboard.press("Enter")
    table.wait_news(before)


def test_the_wheel_scrolls_the_page_over_the_board(page: Page, dashboards: str) -> None:
    page.set_viewport_size({"width": 800, "height": 500})
    table, _match = _open(page, dashboards)
    box = table.canvas.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, max(box["y"], 0) + 60)
    page.mouse.wheel(0, 200)
    page.wait_for_function("""top => document.querySelector('[data-testid="board"]').getBoundingClientRect().top < top - 50""", arg=box["y"])


def test_a_reload_paints_the_board_again(page: Page, dashboards: str) -> None:
    table, _match = _open(page, dashboards)
    lit = table.lit
    page.reload()
    again = Table(page)
    again.wait_painted()
    assert lit and again.lit == lit


def test_mouse_moves_never_reach_the_kernel(page: Page, dashboards: str) -> None:
    sent: list[str | bytes] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(frame))

    page.on("websocket", listen)
    table, match = _open(page, dashboards)
    box = table.canvas.bounding_box()
    assert box is not None
    sent.clear()
    for step in range(100):
        page.mouse.move(box["x"] + 5 + step * 3, box["y"] + 5 + step * 2)
    before = table.news
    table.press(f"action-{match.state.actions()[0]}")
    table.wait_news(before)
    assert 1 <= len(sent) <= 8, f"{len(sent)} messages for 100 mouse moves and one click"


def test_an_impossible_move_is_explained_with_its_rule(page: Page, dashboards: str) -> None:
    table, match = _open(page, dashboards)
    grey = page.locator('[data-testid^="refused-"]').first
    text = (grey.get_attribute("data-testid") or "").removeprefix("refused-")
    (reason, *_others) = match.state.why_not(text)
    before = table.decision
    grey.click(force=True)  # greyed for a screen reader, yet it answers
    notice = page.get_by_test_id("notice")
    expect(notice).to_contain_text(reason.message)
    notice.get_by_test_id(f"chip-{reason.rule}").click()
    expect(page.get_by_test_id("card-id")).to_have_text(reason.rule)
    expect(page.get_by_test_id("sheet")).to_contain_text(match.game.rules[reason.rule].title)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("sheet")).to_be_hidden()
    assert table.decision == before


def test_a_damaged_link_is_said_and_a_game_can_be_begun(page: Page, dashboards: str) -> None:
    table = Table.open(page, f"{dashboards}{PLAY}?code=nonsense")
    expect(page.get_by_test_id("notice")).to_contain_text("damaged")
    assert table.lit


def test_the_link_of_a_position_opens_that_position(page: Page, dashboards: str) -> None:
    table, _match = _open(page, dashboards)
    lit = table.lit
    table.press("link")
    link = page.get_by_test_id("link-field").input_value()
    assert "?code=" in link
    page.goto(link)
    again = Table(page)
    again.wait_painted()
    assert again.lit == lit


def test_a_saved_game_can_be_loaded(page: Page, dashboards: str) -> None:
    table, match = _open(page, dashboards)
    with page.expect_download() as download:
        table.press("save")
    record = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert sg.Match.load(record).state == match.state
    table.new_game(5, "human", "human")
    with page.expect_file_chooser() as chooser:
        table.press("load")
    before = table.decision
    chooser.value.set_files(download.value.path())
    table.wait_decision(before)
    page.wait_for_function("count => document.querySelectorAll('[data-testid=\"log\"] [data-move]').length === count", arg=match.index)


def test_a_forged_file_is_refused_and_the_game_stays(page: Page, dashboards: str) -> None:
    table, match = _open(page, dashboards)
    record = {**match.save(), "moves": [*match.save()["moves"], "fold fold"]}
    lit = table.lit
    with page.expect_file_chooser() as chooser:
        table.press("load")
    chooser.value.set_files({"name": "forged.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()})
    expect(page.get_by_test_id("notice")).to_contain_text(f"move {match.index + 1}")
    assert table.lit == lit


def test_a_teacher_edits_the_position(page: Page, dashboards: str) -> None:
    table, match = _open(page, dashboards)
    table.press("drawer")
    field = page.get_by_test_id("position-field")
    position = json.loads(field.input_value())
    position["seats"][0]["collected"]["yellow"] = 500
    position["guardian"]["mode"] = "asleep"
    field.fill(json.dumps(position))
    table.press("check-position")
    faults = page.get_by_test_id("faults")
    expect(faults).to_contain_text("guardian.mode")
    expect(faults).to_contain_text("yellow")
    fixed = match.state.to_position()
    fixed["seats"][0]["ship"] = 1
    field.fill(json.dumps(fixed))
    before = table.decision
    table.press("apply-position")
    table.wait_decision(before)


def test_a_hint_names_a_legal_action_with_its_odds(page: Page, dashboards: str) -> None:
    table, _match = _open(page, dashboards)
    table.press("hint")
    expect(page.get_by_test_id("notice")).to_contain_text("%", timeout=30_000)
    assert table.lit


def test_code_at_gives_back_an_earlier_position() -> None:
    match = recorded("sector41", "by_mouse")
    assert sg.Match.from_code(code_at(match, 10)).index == 10
