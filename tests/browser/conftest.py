"""A real Chromium and real servers for the tests in this folder, cut off from everything but this machine."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Route, expect, sync_playwright

ROOT = Path(__file__).parents[2]
SEEN = ROOT / "build" / "browser"
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
expect.set_options(timeout=60_000)  # a busy machine is slow, not wrong
LOCAL = ("http://127.0.0.1", "http://localhost", "ws://127.0.0.1", "ws://localhost", "data:", "blob:", "about:")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "/browser/" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.xdist_group("browser"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What a failed test saw is kept as a picture below build/."""
    report = yield
    page = getattr(item, "funcargs", {}).get("page") or getattr(item, "funcargs", {}).get("phone")
    if report.when == "call" and report.failed and page is not None:
        SEEN.mkdir(parents=True, exist_ok=True)
        picture = SEEN / f"{re.sub('[^a-z0-9]+', '-', item.name.lower())}.png"
        try:
            page.screenshot(path=picture, timeout=10_000)
            told = page.evaluate(
                """() => {
                    const board = document.querySelector('[data-testid="board"]');
                    const entries = [...document.querySelectorAll('[data-testid="actions"] button.sg-entry')].map((entry) => entry.dataset.testid);
                    return [board && {...board.dataset}, document.querySelector('[data-testid="prompt"]')?.textContent, entries].map((x) => JSON.stringify(x)).join('\\n');
                }"""
            )
            report.sections.append(("the page", f"{picture.relative_to(ROOT)}\n{told}"))
        except Error as error:
            report.sections.append(("the page", f"could not be looked at: {error}"))
    return report


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server in a process of its own, and where it is."""

    def __init__(self, arguments: list[str], port: int, log: Path, ready: str = "/") -> None:
        self.url = f"http://localhost:{port}"
        self.log = log
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "JUPYTER_PLATFORM_DIRS": "1"}
        with log.open("wb") as out:
            self.process = subprocess.Popen([sys.executable, *arguments], stdout=out, stderr=subprocess.STDOUT, cwd=ROOT, env=environment)
        deadline = time.monotonic() + 90
        while not self._answers(ready):
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.stop()
                pytest.fail(f"the server did not start:\n{log.read_text(errors='replace')[-4000:]}")
            time.sleep(0.2)

    def _answers(self, path: str) -> bool:
        try:
            with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(self.url + path, timeout=30) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@pytest.fixture(scope="package")
def dashboards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the dashboards, served as `make play` serves them."""
    port = free_port()
    server = Server(
        ["-m", "spacegames", "--no-browser", "--port", str(port)], port, tmp_path_factory.mktemp("dashboards") / "server.log", "/voila/static/voila.js"
    )
    yield server.url
    server.stop()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    path = next((found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None)
    if path is None:
        pytest.skip("there is no Chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


def watched(context: BrowserContext) -> tuple[Page, list[str]]:
    """A page, and the list of addresses outside this machine that it asks for; none of them is answered."""
    page = context.new_page()
    outside: list[str] = []

    def watch(route: Route) -> None:
        if route.request.url.startswith(LOCAL):
            route.continue_()
        else:
            outside.append(route.request.url)
            route.abort()

    page.route("**/*", watch)
    page.on("websocket", lambda socket: None if socket.url.startswith(LOCAL) else outside.append(socket.url))
    page.set_default_timeout(90_000)
    return page, outside


@pytest.fixture()
def page(chromium: Browser) -> Iterator[Page]:
    """A page at laptop size; a request to anywhere but this machine fails the test."""
    context = chromium.new_context(viewport={"width": 1280, "height": 900})
    page, outside = watched(context)
    yield page
    context.close()
    assert outside == []


@pytest.fixture()
def phone(chromium: Browser) -> Iterator[Page]:
    """The same on a small screen with fingers instead of a mouse."""
    context = chromium.new_context(viewport={"width": 430, "height": 900}, has_touch=True, is_mobile=True, device_scale_factor=2)
    page, outside = watched(context)
    yield page
    context.close()
    assert outside == []
