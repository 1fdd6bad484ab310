"""How the tests use a table: they read what the page tells and click, tap or type as a person would. They never sleep."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Position

import spacegames as sg

_OFFER = """() => {
    const list = document.querySelector('[data-testid="actions"]');
    return [list.dataset.key, ...[...list.querySelectorAll('button.sg-entry')].map((entry) => entry.dataset.testid)].join(' | ');
}"""
RECORDS = Path(__file__).parent / "records"


def recorded(game: str, name: str) -> sg.Match:
    """A whole game that was played before."""
    return sg.Match.load(json.loads((RECORDS / game / f"{name}.json").read_text(encoding="utf-8")))


def code_at(match: sg.Match, index: int) -> str:
    """The code of the match as it was after so many moves."""
    here = match.index
    match.goto(index)
    code = match.code()
    match.goto(here)
    return code


def spots(lit: str) -> dict[str, tuple[float, float]]:
    """The spots of a `data-lit`, with their places in board units."""
    return {id: (x, y) for id, x, y in json.loads(lit or "[]")}


class Table:
    """One table on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.canvas: Locator = page.get_by_test_id("board").first

    @classmethod
    def open(cls, page: Page, url: str) -> Table:
        page.goto(url)
        table = cls(page)
        table.wait_painted()
        return table

    # ---- what the page tells

    def wait_painted(self) -> None:
        """Until the board has its colours: points all over the canvas are not alike any more."""
        self.canvas.wait_for()
        self.page.wait_for_function(
            """() => {
                const canvas = document.querySelector('[data-testid="board"]');
                if (!canvas || !canvas.width) return false;
                const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
                const seen = new Set();
                for (let i = 0; i < pixels.length; i += 4 * 397) seen.add(pixels[i] * 65536 + pixels[i + 1] * 256 + pixels[i + 2] + (pixels[i + 3] ? 1e8 : 0));
                return seen.size > 3;
            }"""
        )

    def _told(self, name: str) -> str:
        return self.canvas.get_attribute(f"data-{name}") or ""

    @property
    def decision(self) -> int:
        """A number that goes up with every move that is played, taken back or looked back at."""
        return int(self._told("decision"))

    @property
    def lit(self) -> dict[str, tuple[float, float]]:
        """The spots that can be chosen now, with their places in board units."""
        return spots(self._told("lit"))

    @property
    def news(self) -> tuple[str, str]:
        """What changes with every move and with every spot that is chosen, read at one moment."""
        decision, lit = self.canvas.evaluate("canvas => [canvas.dataset.decision, canvas.dataset.lit]")
        return str(decision), str(lit)

    def wait_news(self, before: tuple[str, str]) -> None:
        self.page.wait_for_function(
            """([decision, lit]) => {
                const board = document.querySelector('[data-testid="board"]');
                return board && (board.dataset.decision !== decision || board.dataset.lit !== lit);
            }""",
            arg=list(before),
        )

    def wait_decision(self, before: int) -> None:
        """Until another decision than this one is on view."""
        self.page.wait_for_function("before => Number(document.querySelector('[data-testid=\"board\"]')?.dataset.decision) !== before", arg=before)

    def wait_in_step(self) -> None:
        """Until the list of choices belongs to the decision on the board: they come one after the other."""
        self.page.wait_for_function(
            """() => {
                const board = document.querySelector('[data-testid="board"]');
                return board && document.querySelector('[data-testid="actions"]')?.dataset.key?.split('.')[0] === board.dataset.decision;
            }"""
        )

    def wait_offer(self, before: str) -> None:
        """Until the list of choices is another one."""
        self.page.wait_for_function(f"before => ({_OFFER})() !== before", arg=before)

    def place(self, thing: str) -> Position:
        """Where a lit spot is on the canvas, in CSS pixels."""
        x, y = self.lit[thing]
        box = self.canvas.bounding_box()
        assert box is not None
        width, height = json.loads(self._told("size"))
        return {"x": x * box["width"] / width, "y": y * box["height"] / height}

    @property
    def logged(self) -> int:
        """How many moves the log tells."""
        return self.page.locator('[data-testid="log"] [data-move]').count()

    def entries(self) -> list[str]:
        """The test ids of the entries in the list of choices."""
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll('[data-testid="actions"] button.sg-entry')].map((e) => e.dataset.testid)"""
        )
        return found

    def wait_entry(self, *wanted: str) -> str:
        """Until the list of choices holds one of these; gives the first of them that it holds."""
        found = self.page.wait_for_function(
            """(wanted) => {
                const there = new Set([...document.querySelectorAll('[data-testid="actions"] button.sg-entry')].map((e) => e.dataset.testid));
                return wanted.find((id) => there.has(id));
            }""",
            arg=list(wanted),
        )
        return str(found.json_value())

    def told(self, testid: str) -> str:
        return self.page.get_by_test_id(testid).first.inner_text()

    # ---- what a person does

    def click(self, thing: str) -> None:
        """Click a lit spot once the board no longer moves on the page: a sheet that closes makes it larger."""
        handle = self.canvas.element_handle()
        assert handle is not None
        handle.wait_for_element_state("stable")
        self.canvas.click(position=self.place(thing))

    def press(self, testid: str) -> None:
        self.page.get_by_test_id(testid).first.click()

    def new_game(self, seed: int, *seats: str, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game with this seed, these seats ("human" or a bot) and options through the sheet for it."""
        self.press("new-game")
        self.page.get_by_test_id("players").select_option(json.dumps(len(seats)))
        for number, kind in enumerate(seats):
            self.page.get_by_test_id(f"seat-{number}").select_option(json.dumps(kind))
        self.page.get_by_test_id("seed").fill(str(seed))
        if options:
            self.page.locator(".sg-options summary").click()
        for name, value in (options or {}).items():
            field = self.page.get_by_test_id(f"option-{name}")
            if field.evaluate("field => field.tagName") == "SELECT":
                field.select_option(json.dumps(value))
            else:
                field.fill("" if value is None else str(value))
        before = self._told("game")
        self.press("start-game")
        self.page.wait_for_function("before => document.querySelector('[data-testid=\"board\"]')?.dataset.game !== before", arg=before)
        self.wait_in_step()

    def wait_turn(self) -> bool:
        """Until there is something to choose; False if the game is over instead."""
        found = self.page.wait_for_function(
            """() => {
                if (document.querySelector('[data-testid="prompt"]')?.dataset.mood === 'over') return 'over';
                return document.querySelector('[data-testid="actions"] button.sg-entry') ? 'turn' : false;
            }""",
            timeout=240_000,  # a bot may have many moves of its own on a slow machine
        )
        return bool(found.json_value() == "turn")

    @property
    def offer(self) -> str:
        """What is in the list of choices, and for which decision; it changes with both."""
        found: str = self.page.evaluate(_OFFER)
        return found

    def take(self, entry: str, offer: str) -> None:
        """Take an entry of the list as it was, if no bot has changed it meanwhile, and wait until the list is another one."""
        self.page.evaluate(
            f"""([entry, offer]) => {{
                if (({_OFFER})() === offer) document.querySelector(`[data-testid="actions"] button[data-testid="${{entry}}"]`).click();
            }}""",
            [entry, offer],
        )
        self.wait_offer(offer)

    def focused(self) -> str:
        """The test id of what the keyboard is on."""
        found: str = self.page.evaluate("() => document.activeElement?.dataset?.testid || ''")
        return found

    def tab_until(self, *wanted: str) -> None:
        """Press Tab until the keyboard is on something whose test id begins with one of these."""
        for _step in range(80):
            self.page.keyboard.press("Tab")
            if self.focused().startswith(wanted):
                return
        raise AssertionError(f"Tab never came to {wanted}")

    def arrow_to(self, testid: str) -> None:
        """Press the arrow key until the keyboard is on this entry of the list of choices."""
        for _step in range(200):
            if self.focused() == testid:
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"the arrow keys never came to {testid}")


def paths(state: Any, action: str) -> tuple[str, ...]:
    """The things a person touches on the board for this action."""
    found: tuple[str, ...] = state.game.path(state, state.read(action))
    return found


def play_by_mouse(table: Table, state: Any, text: str) -> None:
    """Play an action with the mouse: spots where there are any, else the button."""
    path = paths(state, text)
    touched: set[str] = set()
    table.wait_in_step()
    here = table.decision
    while True:
        before = table.news
        if int(before[0]) != here:
            return
        lit = spots(before[1])
        thing = next((thing for thing in path if thing in lit and thing not in touched), None)
        if thing is not None:
            touched.add(thing)
            table.click(thing)
        else:
            table.press(f"action-{text}")
        table.wait_news(before)
