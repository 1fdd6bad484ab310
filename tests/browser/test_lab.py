"""The same notebooks in JupyterLab: the table is painted and answers a click."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import ROOT, Server, free_port
from tests.browser.driver import Table


@pytest.fixture()
def lab(tmp_path: Path) -> Iterator[str]:
    """JupyterLab on a copy of the notebooks, with nothing but this test's own settings."""
    shutil.copytree(ROOT / "notebooks", tmp_path / "notebooks")
    port = free_port()
    arguments = ["-m", "jupyterlab", "--no-browser", "--allow-root", f"--ServerApp.root_dir={tmp_path / 'notebooks'}", f"--ServerApp.port={port}",
                 "--ServerApp.port_retries=0", "--IdentityProvider.token=", "--LabApp.news_url=", "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"]  # fmt: skip
    server = Server(arguments, port, tmp_path / "lab.log", "/api")
    yield server.url
    server.stop()


def test_a_table_works_in_jupyterlab(page: Page, lab: str) -> None:
    page.goto(f"{lab}/lab/tree/sector41/04_play.ipynb?reset")
    page.locator(".jp-Notebook .jp-CodeCell").first.wait_for()
    page.locator(".jp-Notebook .jp-CodeCell .cm-content").first.click()
    page.get_by_text("Python 3 (ipykernel) | Idle").first.wait_for()  # the kernel listens
    page.keyboard.press("Shift+Enter")
    table = Table(page)
    table.wait_painted()
    page.wait_for_function("""() => JSON.parse(document.querySelector('[data-testid="board"]').dataset.lit || '[]').length > 0""")
    table.canvas.scroll_into_view_if_needed()
    before = table.news
    table.click(next(iter(table.lit)))
    table.wait_news(before)
