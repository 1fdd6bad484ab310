"""The gallery opens first and leads to every notebook; a page that is closed leaves no kernel behind."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request

from playwright.sync_api import Browser, Page, expect

import spacegames as sg
from spacegames.core.registry import catalogue
from tests.browser.conftest import watched
from tests.browser.driver import Table


def test_the_gallery_opens_with_five_games(page: Page, dashboards: str) -> None:
    page.goto(dashboards)
    expect(page.get_by_test_id("gallery")).to_be_visible()
    for entry in catalogue():
        card = page.get_by_test_id(f"card-{entry.id}")
        expect(card).to_contain_text(entry.title)
        expect(card).to_contain_text(entry.author)
        expect(card.locator("svg").first).to_be_visible()
        assert card.locator("a").count() == (5 if entry.id in sg.games() else 0)
    expect(page.get_by_test_id("unofficial")).to_contain_text("unofficial")


def test_every_notebook_of_every_game_can_be_reached(page: Page, dashboards: str) -> None:
    page.goto(dashboards)
    expect(page.get_by_test_id("gallery")).to_be_visible()
    links: list[str] = page.locator('[data-testid^="open-"]').evaluate_all("links => links.map((a) => a.href)")
    assert len(links) == 5 * len(sg.games())
    for link in links:
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(link, timeout=120) as answer:
            assert answer.status == 200


def test_a_click_leads_from_the_gallery_to_a_table(page: Page, dashboards: str) -> None:
    page.goto(dashboards)
    page.get_by_test_id("open-sector41-04_play").click()
    table = Table(page)
    table.wait_painted()
    page.wait_for_function("""() => JSON.parse(document.querySelector('[data-testid="board"]').dataset.lit).length > 0""")
    assert table.lit


def _lives(dashboards: str, kernel: str) -> bool:
    try:
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(f"{dashboards}/api/kernels/{kernel}", timeout=60) as answer:
            return bool(json.load(answer)["id"] == kernel)
    except urllib.error.HTTPError as error:
        assert error.code == 404
        return False


def test_a_closed_page_ends_its_kernel(chromium: Browser, dashboards: str) -> None:
    context = chromium.new_context()
    page, _outside = watched(context)
    Table.open(page, f"{dashboards}/voila/render/sector41/04_play.ipynb")
    kernel: str = page.evaluate("() => JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")
    assert _lives(dashboards, kernel)
    page.close(run_before_unload=True)
    deadline = time.monotonic() + 60
    while _lives(dashboards, kernel):
        assert time.monotonic() < deadline, "the kernel is still there"
        time.sleep(0.2)
    context.close()
