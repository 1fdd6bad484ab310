"""Click to repaint, bytes for a click, and time until a dashboard is ready, against a bare canvas and a bare page."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from statistics import median
from typing import Any

from figures import Figure
from pages import bare_server, lay_out, our_server, players_of
from playwright.sync_api import Browser, BrowserContext, WebSocket, sync_playwright

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
            found += _clicks(browser, bare, ours, clicks)
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


class Board:
    """An open page with a board: how long each click took from the press to the last stroke, in milliseconds, and its bytes."""

    def __init__(self, browser: Browser, url: str, ready: str) -> None:
        self.times: list[float] = []
        self.sizes: list[int] = []
        self._bytes = 0
        self.page = _context(browser).new_page()
        self.page.on("websocket", self._listen)
        self.page.goto(url, timeout=60_000)
        self.page.wait_for_function(ready, timeout=60_000)
        self.page.wait_for_timeout(1500)

    def _listen(self, line: WebSocket) -> None:
        for name in ("framesent", "framereceived"):
            line.on(name, self._count)

    def _count(self, payload: str | bytes) -> None:
        self._bytes += len(payload.encode() if isinstance(payload, str) else payload)

    def click(self, x: float, y: float) -> None:
        """Click at these parts of the board's width and height."""
        box = self.page.locator("canvas").first.bounding_box()
        if box is None:
            raise RuntimeError("there is no canvas on the page")
        self._bytes = 0
        self.page.mouse.click(box["x"] + x * box["width"], box["y"] + y * box["height"])
        end = time.monotonic() + 10
        while time.monotonic() < end:
            pressed, drawn, now = self.page.evaluate("[window.pressed, window.drawn, performance.now()]")
            if drawn > pressed and now - drawn > QUIET:
                self.times.append(drawn - pressed)
                self.sizes.append(self._bytes)
                return
            self.page.wait_for_timeout(40)
        raise RuntimeError("a click painted nothing")


def _clicks(browser: Browser, bare: str, ours: str, clicks: int) -> list[Figure]:
    canvas = Board(browser, bare + "voila/render/canvas.ipynb", PAINTED)
    boards = {id: Board(browser, f"{ours}voila/render/table/{id}.ipynb", WITH_BUTTONS) for id in sg.games()}
    games = {id: _along_a_game(id, clicks) for id in boards}
    for number in range(clicks):
        canvas.click(0.3 + 0.03 * (number % 10), 0.5)
        for id, board in boards.items():
            board.click(*games[id][number])
    found = []
    for id, board in boards.items():
        found += [
            Figure(f"{id}: click to repaint", median(board.times), "ms", median(canvas.times), "bare canvas", at_most=1.5),
            Figure(f"{id}: on the wire for a click, median", median(board.sizes) / 1000, "kB", median(canvas.sizes) / 1000, "bare canvas"),
            Figure(f"{id}: on the wire for a click, largest", max(board.sizes) / 1000, "kB", max(canvas.sizes) / 1000, "bare canvas", limit=50),
        ]
    for board in (canvas, *boards.values()):
        board.page.context.close()
    return found


def _along_a_game(id: str, clicks: int) -> list[tuple[float, float]]:
    """Places to click, in parts of width and height, that lead through a random game dealt like the one on the page."""
    for seed in range(100):
        places = list(islice(_walk(id, seed), clicks))
        if len(places) == clicks:
            return places
    raise RuntimeError(f"{id}: no game goes on for {clicks} clicks on the board alone")


def _walk(id: str, seed: int) -> Iterator[tuple[float, float]]:
    """Ends early where two actions touch the same things and only a button can tell them apart."""
    game = sg.load(id)
    state = game.new(players_of(id), 7)
    chance = sg.Chance(seed)
    while not state.over:
        pick = Pick({action: game.path(state, action) for action in state.actions()})
        while pick.settled is None:
            if not pick.lit:
                return
            scene = game.board(state, state.decider)
            x, y = _spot(scene, chance.pick(sorted(pick.lit)))
            thing = pick.best(_under(scene, pick, x, y))
            if thing is None or not pick.touch(thing):
                raise RuntimeError(f"{id}: nothing to touch at {x:g}, {y:g}")
            yield x / scene.width, y / scene.height
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
