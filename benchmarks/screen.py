"""Click to repaint, bytes for a click, and time until a dashboard is ready, against a bare canvas and a bare page."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

from figures import Figure
from pages import bare_server, lay_out, our_server, players_of
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, sync_playwright

import spacegames as sg
from spacegames.ui.picking import Pick

ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
LOADS = 5
QUIET = 250
"""So many milliseconds without a stroke mean that a repaint is over."""

# Notes when the page was pressed last, and when a canvas was drawn on last.
WATCH = """
window.pressed = 0; window.drawn = 0; window.strokes = 0;
addEventListener('pointerdown', () => { window.pressed = performance.now(); }, true);
const kind = CanvasRenderingContext2D.prototype;
for (const name of ['fillRect', 'strokeRect', 'fill', 'stroke', 'fillText', 'drawImage', 'clearRect', 'putImageData']) {
  const draw = kind[name];
  kind[name] = function (...values) { window.drawn = performance.now(); window.strokes += 1; return draw.apply(this, values); };
}
"""
PAINTED = "() => window.strokes > 50 && document.querySelector('canvas') && (window.ready ??= performance.now())"
WITH_BUTTONS = "() => window.strokes > 50 && document.querySelectorAll('.sg-root button').length > 3 && (window.ready ??= performance.now())"
BUTTON = "() => document.querySelector('.jupyter-button') && (window.ready ??= performance.now())"


def measure(clicks: int) -> list[Figure]:
    """All figures of the screen. Pages are opened in turns, so that what else the machine does disturbs all alike."""
    folder = Path(tempfile.mkdtemp(prefix="spacegames-"))
    found: list[Figure] = []
    try:
        bare_folder, our_folder = lay_out(folder)
        with bare_server(bare_folder) as bare, our_server(our_folder) as ours, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=_chromium(), args=ARGUMENTS)
            bare_click, bare_bytes = _clicked(browser, bare + "voila/render/canvas.ipynb", PAINTED, clicks, lambda page: _in_the_middle(page, clicks))
            for id in sg.games():
                url = f"{ours}voila/render/table/{id}.ipynb"
                took, sent = _clicked(browser, url, WITH_BUTTONS, clicks, lambda page, id=id: _along_a_game(page, id, clicks))
                found.append(Figure(f"{id}: click to repaint", took, "ms", bare_click, "bare canvas", at_most=1.5))
                found.append(Figure(f"{id}: on the wire for a click, largest", sent / 1000, "kB", bare_bytes / 1000, "bare canvas", limit=50))
            found += _ready(browser, bare, ours)
            browser.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return found


def _chromium() -> str:
    found = next((path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None)
    if found is None:
        raise SystemExit("There is no Chromium on this machine.")
    return found


def _context(browser: Browser) -> BrowserContext:
    context = browser.new_context(viewport={"width": 1280, "height": 1100}, reduced_motion="reduce")
    context.add_init_script(WATCH)
    return context


# ---- clicks


class Wire:
    """Counts what goes over the line to the kernel."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        for name in ("framesent", "framereceived"):
            line.on(name, self._count)

    def _count(self, payload: str | bytes) -> None:
        self.bytes += len(payload.encode() if isinstance(payload, str) else payload)


def _clicked(browser: Browser, url: str, ready: str, clicks: int, places: Callable[[Page], Iterator[tuple[float, float]]]) -> tuple[float, float]:
    """The median of the milliseconds from press to the last stroke, and the largest number of bytes."""
    context = _context(browser)
    page = context.new_page()
    wire = Wire(page)
    page.goto(url)
    page.wait_for_function(ready, timeout=60_000)
    page.wait_for_timeout(1500)
    times, sizes = [], []
    for x, y in places(page):
        wire.bytes = 0
        page.mouse.click(x, y)
        times.append(_repainted(page))
        sizes.append(wire.bytes)
    context.close()
    return median(times), max(sizes)


def _repainted(page: Page) -> float:
    end = time.monotonic() + 10
    while time.monotonic() < end:
        pressed, drawn, now = page.evaluate("[window.pressed, window.drawn, performance.now()]")
        if drawn > pressed and now - drawn > QUIET:
            return float(drawn - pressed)
        page.wait_for_timeout(40)
    raise RuntimeError("a click painted nothing")


def _canvas(page: Page) -> dict[str, float]:
    box = page.locator("canvas").first.bounding_box()
    if box is None:
        raise RuntimeError("there is no canvas on the page")
    return {**box}


def _in_the_middle(page: Page, clicks: int) -> Iterator[tuple[float, float]]:
    for number in range(clicks):
        box = _canvas(page)
        yield box["x"] + box["width"] * (0.3 + 0.03 * (number % 10)), box["y"] + 300


def _along_a_game(page: Page, id: str, clicks: int) -> Iterator[tuple[float, float]]:
    """Places to click that lead through a random game; the same game goes along here, so that its boards are known."""
    game = sg.load(id)
    state = game.new(players_of(id), 7)
    chance = sg.Chance(7)
    number = 0
    while not state.over and number < clicks:
        pick = Pick({action: game.path(state, action) for action in state.actions()})
        while pick.settled is None and number < clicks:
            scene = game.board(state, state.decider)
            x, y = _spot(scene, chance.pick(sorted(pick.lit)))
            under = _under(scene, pick, x, y)
            thing = pick.best(under)
            box = _canvas(page)
            if not pick.touch(thing or ""):
                raise RuntimeError(f"nothing to touch at {x}, {y}")
            number += 1
            yield box["x"] + x * box["width"] / scene.width, box["y"] + y * box["height"] / scene.height
        if pick.settled is not None:
            state.play(pick.settled)


def _spot(scene: Any, thing: str) -> tuple[float, float]:
    left, top, width, height = scene.things[thing].bounds
    return left + width / 2, top + height / 2


def _under(scene: Any, pick: Pick, x: float, y: float) -> list[str]:
    """The things at a point, as a table finds them: a lit one counts with its whole place."""
    under = list(scene.hits(x, y))
    for spot in pick.lit:
        if spot in scene.things and spot not in under:
            left, top, width, height = scene.things[spot].bounds
            if left <= x <= left + width and top <= y <= top + height:
                under.append(spot)
    return under


# ---- ready


def _ready(browser: Browser, bare: str, ours: str) -> list[Figure]:
    pages = {"page": (bare + "voila/render/page.ipynb", BUTTON), "canvas": (bare + "voila/render/canvas.ipynb", PAINTED)}
    for id in sg.games():
        pages[f"{id} kept ready"] = (f"{ours}voila/render/{id}/04_play.ipynb", WITH_BUTTONS)
        pages[f"{id} from cold"] = (f"{ours}voila/render/table/{id}.ipynb", WITH_BUTTONS)
    times: dict[str, list[float]] = {name: [] for name in pages}
    for _load in range(LOADS):
        for name, (url, condition) in pages.items():
            context = _context(browser)
            page = context.new_page()
            page.goto(url, timeout=60_000)
            page.wait_for_function(condition, timeout=60_000)
            times[name].append(float(page.evaluate("window.ready")) / 1000)
            context.close()
            time.sleep(2.5)  # the pool of kernels kept ready fills up again, as between two visitors
    taken = {name: median(values) for name, values in times.items()}
    found = []
    for id in sg.games():
        found.append(Figure(f"{id}: dashboard ready, as served", taken[f"{id} kept ready"], "s", taken["page"], "bare page", at_most=1.3))
        found.append(Figure(f"{id}: table ready, kernel started for it", taken[f"{id} from cold"], "s", taken["page"], "bare page", at_most=1.3))
        found.append(Figure(f"{id}: table ready, kernel started for it", taken[f"{id} from cold"], "s", taken["canvas"], "bare canvas"))
    return found
