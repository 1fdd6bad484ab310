"""What a newcomer, a teacher and a friend rely on: all boards at a glance, nothing lost by a reload, a link that waits, keys that lead on."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import spacegames as sg
from tests.browser.driver import Table

LESSON = "/voila/render/space_base/02_turn.ipynb"


def test_all_boards_are_in_sight_on_a_laptop_and_a_click_on_one_begins(page: Page, dashboards: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(dashboards)
    for game in sg.games():
        box = page.locator(f'[data-testid="card-{game}"] svg').first.bounding_box()
        assert box is not None and box["y"] < 700 and box["height"] > 180
    box = page.locator('[data-testid="card-space_base"] svg').first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_url("**/space_base/01_setup.ipynb")


def test_a_reload_goes_on_with_the_game(page: Page, dashboards: str) -> None:
    table = Table.open(page, f"{dashboards}/voila/render/starship_captains/04_play.ipynb")
    table.new_game(7, "human", "human")
    for _move in range(3):
        offer = table.offer
        table.take(offer.split(" | ")[1], offer)
    told, logged = table.told("prompt"), table.logged
    page.wait_for_url("**?code=*")
    page.reload()
    table.wait_painted()
    expect(page.get_by_test_id("prompt").first).to_have_text(told.replace("\n", ""), use_inner_text=False)
    page.wait_for_function("count => document.querySelectorAll('[data-testid=\"log\"] [data-move]').length === count", arg=logged)


def test_a_link_to_a_bots_turn_waits_there(page: Page, dashboards: str) -> None:
    match = sg.load("sector41").match(2, seed=7)
    for text in ("take green", "edge S", "take blue", "edge N"):
        match.play(text)
    match.seats = ["human", "human"]
    match.seats[match.state.decider] = "greedy"
    table = Table.open(page, f"{dashboards}/voila/render/sector41/04_play.ipynb?code={match.code()}")
    expect(page.get_by_test_id("prompt").first).to_contain_text("the bots are paused")
    before = table.decision
    table.press("prompt-pause")
    table.wait_decision(before)


def test_what_was_learned_is_there_after_a_reload_and_in_the_next_notebook(page: Page, dashboards: str) -> None:
    table = Table.open(page, dashboards + LESSON)
    table.press("next")
    expect(page.get_by_test_id("step").first).to_contain_text("Step 2")
    page.reload()
    table.wait_painted()
    expect(page.get_by_test_id("step").first).to_contain_text("Step 2")
    table = Table.open(page, dashboards + LESSON.replace("02_turn", "01_setup"))
    page.get_by_test_id("contents").click()
    expect(page.get_by_test_id("open-SB-LES-02")).to_contain_text("◐")
    page.get_by_test_id("forget").click()
    expect(page.get_by_test_id("notice")).to_contain_text("anew")
    table.press("notice-remember")
    expect(page.get_by_test_id("guide-title").first).to_be_visible()


def test_a_lesson_is_led_on_by_enter_and_arrows_alone(page: Page, dashboards: str) -> None:
    table = Table.open(page, dashboards + LESSON)
    table.tab_until("action-")
    feedback = page.get_by_test_id("feedback").first

    def enter(testid: str, mood: str) -> None:
        page.wait_for_function("id => document.activeElement?.dataset?.testid === id", arg=testid)
        page.keyboard.press("Enter")
        expect(feedback).to_have_attribute("data-mood", mood)

    enter("action-roll", "good")
    enter("action-separate", "bad")
    enter("take-back", "play")
    page.wait_for_function("() => document.activeElement?.dataset?.testid === 'action-separate'")
    page.keyboard.press("ArrowDown")
    enter("action-sum", "good")


def test_a_slow_click_stops_the_fastest_bots(page: Page, dashboards: str) -> None:
    """A press and its release must meet the same button, however often the bar has changed between them."""
    table = Table.open(page, f"{dashboards}/voila/render/spacecorp/04_play.ipynb")
    table.new_game(7, "human", "greedy", "greedy")
    for _click in ("brisk", "at once"):
        table.press("pace")
    table.press("autoplay")
    before = table.decision
    table.wait_decision(before)
    page.get_by_test_id("pause").hover()
    page.mouse.down()
    for _move in range(3):
        table.wait_decision(table.decision)
    page.mouse.up()
    expect(page.get_by_test_id("pause")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("prompt").first).to_contain_text("paused")


def test_a_teacher_reads_in_the_drawer_what_cannot_be_drawn_and_a_long_list_can_be_searched(page: Page, dashboards: str) -> None:
    Table.open(page, f"{dashboards}/voila/render/sector41/04_play.ipynb")
    page.get_by_test_id("drawer").click()
    page.get_by_test_id("force-field").fill("unicorn")
    expect(page.get_by_test_id("draws").locator("button:visible")).to_have_count(0)
    page.get_by_test_id("force").click()
    expect(page.get_by_test_id("forced")).to_contain_text("unicorn cannot be drawn")
    expect(page.get_by_test_id("force-field")).to_have_value("unicorn")
    Table.open(page, f"{dashboards}/voila/render/sector41/03_examples.ipynb")
    page.get_by_test_id("contents").click()
    titles = page.locator(".sg-contents li:visible")
    expect(titles).to_have_count(len(sg.load("sector41").examples))
    page.get_by_test_id("find-title").fill("EX-34")
    expect(titles).to_have_count(1)
