"""The notebooks and servers that the screen is measured with: bare ones, and ours."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nbformat

import spacegames as sg
from spacegames.serve.notebooks import copy_notebooks, find_notebooks

# What a person writes who draws a board of 81 cells with ipycanvas and nothing else: a click paints it again.
BARE_CANVAS = """
from ipycanvas import Canvas, hold_canvas

canvas = Canvas(width=1640, height=1748, layout={"width": "820px", "height": "auto"})
clicks = 0

def paint():
    with hold_canvas(canvas):
        canvas.clear()
        for cell in range(81):
            x, y = 180 + cell % 9 * 144, 260 + cell // 9 * 144
            canvas.fill_style = "#1E2A4A" if (cell + clicks) % 2 else "#141B30"
            canvas.fill_rect(x, y, 136, 136)
            canvas.stroke_style = "#4A5A8C"
            canvas.stroke_rect(x, y, 136, 136)
            canvas.fill_style = "#F2F5FF"
            canvas.font = "22px sans-serif"
            canvas.fill_text(f"{cell + clicks}", x + 10, y + 120)

def click(x, y):
    global clicks
    clicks += 1
    paint()

canvas.on_client_ready(paint)
canvas.on_mouse_down(click)
canvas
"""

BARE_PAGE = """
import ipywidgets
ipywidgets.Button(description="ready")
"""

TABLE = """
import spacegames as sg
sg.table({id!r}, players={players}, seed=7)
"""


def write(path: Path, source: str) -> None:
    """A notebook with this one cell."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source.strip())])
    notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, path)


def players_of(id: str) -> int:
    return max(2, sg.load(id).players[0])


def lay_out(folder: Path) -> tuple[Path, Path]:
    """The folder of the bare notebooks and the folder of ours, which has a bare table of each game too."""
    bare, ours = folder / "bare", folder / "ours"
    write(bare / "canvas.ipynb", BARE_CANVAS)
    write(bare / "page.ipynb", BARE_PAGE)
    copy_notebooks(find_notebooks(), ours)
    for id in sg.games():
        write(ours / "table" / f"{id}.ipynb", TABLE.format(id=id, players=players_of(id)))
    return bare, ours


@contextmanager
def bare_server(folder: Path) -> Iterator[str]:
    """Plain Voilà as it comes; the address."""
    port = _free_port()
    with _running([sys.executable, "-m", "voila", "--no-browser", f"--port={port}", str(folder)], port, folder) as url:
        yield url


@contextmanager
def our_server(folder: Path) -> Iterator[str]:
    """The `spacegames` command, gallery and tables kept ready as always; the address."""
    port = _free_port()
    command = [sys.executable, "-m", "spacegames", "--no-browser", f"--port={port}", "--notebooks", str(folder), "--warm", str(1 + len(sg.games()))]
    with _running(command, port, folder) as url:
        yield url


@contextmanager
def _running(command: list[str], port: int, folder: Path) -> Iterator[str]:
    root = str(Path(sg.__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH", "")]))}
    log = folder.with_suffix(".log")
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, env=environment)
    try:
        end = time.monotonic() + 60
        while not _answers(port):
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server did not start: {log.read_text()}")
            time.sleep(0.2)
        yield f"http://localhost:{port}/"
    finally:
        process.terminate()
        process.wait(20)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _answers(port: int) -> bool:
    try:
        with socket.create_connection(("localhost", port), timeout=1):
            return True
    except OSError:
        return False
