"""The `spacegames` command as a person uses it: in a process of its own, with a real server behind it."""

from __future__ import annotations

import asyncio
import html
import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import nbformat
import pytest

import spacegames as sg
from spacegames.cli import main
from spacegames.serve.notebooks import copy_notebooks, find_notebooks, warm_order

ROOT = Path(__file__).parent.parent
T = TypeVar("T")

# ---- the command line itself


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.strip() == f"spacegames {sg.__version__}"


def test_wrong_command_line_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--port", "70000"])
    assert ended.value.code == 2
    assert "expected a port from 1 to 65535, found '70000'" in capsys.readouterr().err


def test_module_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "spacegames", "--version"], capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0
    assert done.stdout.startswith("spacegames ")


# ---- rule cards


def test_rule_card_by_id(capsys: pytest.CaptureFixture[str]) -> None:
    id = next(iter(sg.load("sector41").rules))
    assert main(["rules", id.lower()]) == 0
    shown = capsys.readouterr().out
    rule = sg.load("sector41").rules[id]
    assert shown.startswith(f"{id}  {rule.title}\n")
    assert "Sector 41, rulebook" in shown
    assert shown.count("Sector 41, rulebook") == 1


def test_rule_cards_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "guardian", "awakening"]) == 0
    shown = capsys.readouterr().out
    assert "Guardian" in shown
    cards = shown.split("\n\n")
    assert all("guardian" in card.lower() and "awakening" in card.lower() for card in cards)


def test_a_ruling_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    rule = next(rule for rule in sg.load("sector41").rules.values() if rule.option)
    assert main(["rules", rule.id]) == 0
    assert f"option {rule.option}" in capsys.readouterr().out


def test_no_rule_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "submarine", "periscope"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "submarine periscope" in said.err
    assert len(said.err.splitlines()) == 1


def test_rules_of_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--game", "chess", "king"]) == 1
    assert "there is no game 'chess'" in capsys.readouterr().err


# ---- saved games


def played(moves: int) -> dict[str, Any]:
    match = sg.load("sector41").match(players=2, seed=41)
    chance = sg.Chance(5)
    while len(match) < moves and not match.state.over:
        match.play(chance.pick(match.state.actions()))
    return match.save()


@pytest.fixture()
def save(tmp_path: Path) -> Path:
    file = tmp_path / "evening.json"
    file.write_text(json.dumps(played(40)), encoding="utf-8")
    return file


def test_replay_tells_every_move_with_its_rules(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(save)]) == 0
    shown = capsys.readouterr().out
    record = json.loads(save.read_text())
    for number, text in enumerate(record["moves"], 1):
        assert re.search(rf"^{number}\. .*: {re.escape(text)}$", shown, re.MULTILINE), f"move {number} {text}"
    told = re.findall(r"\[(S41-[^\]]*|AMB-[^\]]*)\]$", shown, re.MULTILINE)
    assert len(told) >= 40
    assert shown.splitlines()[0] == "Sector 41, 2 players, 40 moves"
    assert shown.splitlines()[-1].startswith("The game goes on:")


def test_replay_of_a_finished_game_names_the_winner(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "whole.json"
    file.write_text(json.dumps(played(100_000)), encoding="utf-8")
    assert main(["replay", str(file), "--board"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("Won by ")


def broken(record: dict[str, Any], how: str) -> str:
    if how == "truncated":
        return json.dumps(record)[:-30]
    if how == "newer":
        record["spacegames"] = 99
    if how == "forged move":
        record["moves"][5] = "go 1 5,5"
    if how == "forged end":
        record["digest"] = "0" * 16
    if how == "other data":
        record["data"] = "f" * 12
    if how == "not a save":
        return "[1, 2]"
    return json.dumps(record)


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("truncated", "not valid JSON, cut off or damaged"),
        ("newer", "newer version of spacegames"),
        ("forged move", "saved game, move 6:"),
        ("forged end", "another situation than the one that was saved"),
        ("other data", "other component data"),
        ("not a save", "expected a table of fields"),
    ],
)
def test_broken_save_gives_one_clear_sentence(how: str, said: str, save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save.write_text(broken(json.loads(save.read_text()), how), encoding="utf-8")
    assert main(["replay", str(save)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert len(err.splitlines()) == 1


def test_replay_of_a_missing_or_binary_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none.json")]) == 1
    assert "cannot be read" in capsys.readouterr().err
    (tmp_path / "picture.json").write_bytes(b"\x89PNG\xff\xfe")
    assert main(["replay", str(tmp_path / "picture.json")]) == 1
    assert "it is no text" in capsys.readouterr().err


# ---- notebooks


def test_notebooks_of_the_checkout_are_found() -> None:
    assert find_notebooks() == ROOT / "notebooks"


def test_a_folder_without_gallery_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--no-browser", "--notebooks", str(tmp_path)]) == 1
    assert "has no index.ipynb" in capsys.readouterr().err
    assert main(["--no-browser", "--notebooks", str(tmp_path / "none")]) == 1
    assert "there is no such folder of notebooks" in capsys.readouterr().err


def test_a_copy_keeps_what_a_person_changed(tmp_path: Path) -> None:
    source, target = tmp_path / "shipped", tmp_path / "mine"
    (source / "game").mkdir(parents=True)
    for name in ("index.ipynb", "game/04_play.ipynb"):
        (source / name).write_text("shipped")
    target.mkdir()
    (target / "index.ipynb").write_text("changed")
    copy_notebooks(source, target)
    assert (target / "index.ipynb").read_text() == "changed"
    assert (target / "game" / "04_play.ipynb").read_text() == "shipped"


def test_gallery_and_tables_are_warmed_first(tmp_path: Path) -> None:
    for name in ("index", "a/05_odds", "a/01_setup", "a/04_play", "b/04_play", ".ipynb_checkpoints/x"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / f"{name}.ipynb").touch()
    assert warm_order(tmp_path) == ["index.ipynb", "a/04_play.ipynb", "b/04_play.ipynb", "a/01_setup.ipynb", "a/05_odds.ipynb"]


# ---- the dashboards

ASK = "from voila.utils import get_query_string\nprint('asked', repr(get_query_string()))\n1 + 1  # a source line nobody shall see"


@dataclass
class Server:
    url: str
    log: Path

    def get(self, path: str) -> str:
        with urllib.request.urlopen(self.url + path, timeout=60) as answer:
            return str(answer.read().decode())

    def open(self, path: str) -> tuple[str, str]:
        """The page and the id of its kernel."""
        page = self.get(path)
        found = re.search(r'"kernelId": "([0-9a-f-]+)"', page)
        assert found, page[-2000:]
        return page, found[1]

    def lives(self, kernel: str) -> bool:
        try:
            self.get(f"api/kernels/{kernel}")
        except urllib.error.HTTPError as error:
            assert error.code == 404
            return False
        return True

    def goes(self, kernel: str, within: float) -> bool:
        end = time.monotonic() + within
        while self.lives(kernel):
            if time.monotonic() > end:
                return False
            time.sleep(0.3)
        return True


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def small_notebooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("notebooks")
    (folder / "game").mkdir()
    for name in ("index.ipynb", "game/04_play.ipynb"):
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(ASK)])
        notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
        nbformat.write(notebook, folder / name)
    return folder


def started(folder: Path, log: Path, *options: str) -> tuple[subprocess.Popen[bytes], str]:
    port = free_port()
    command = [sys.executable, "-m", "spacegames", "--no-browser", "--port", str(port), "--notebooks", str(folder), *options]
    with log.open("wb") as out:
        process = subprocess.Popen(command, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT, env={**os.environ, "PYTHONPATH": str(ROOT)})
    url = f"http://localhost:{port}/"
    end = time.monotonic() + 40
    while True:
        try:
            with socket.create_connection(("localhost", port), timeout=1):
                return process, url
        except OSError:
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.2)


@pytest.fixture(scope="module")
def server(small_notebooks: Path) -> Iterator[Server]:
    log = small_notebooks.parent / "server.log"
    process, url = started(small_notebooks, log, "--idle", "4", "--warm", "1")
    yield Server(url, log)
    process.terminate()
    process.wait(20)


serving = pytest.mark.xdist_group("server")


def run_apart(job: Coroutine[Any, Any, T]) -> T:
    """What a coroutine returns, run in a thread of its own: a browser test may have left a loop running in this one."""
    with ThreadPoolExecutor(1) as one:
        return one.submit(asyncio.run, job).result()


@serving
def test_the_root_leads_to_the_gallery_with_its_query(server: Server) -> None:
    with urllib.request.urlopen(server.url + "?code=abc", timeout=60) as answer:
        assert answer.geturl() == server.url + "voila/render/index.ipynb?code=abc"
        assert _output(answer.read().decode()) == "asked 'code=abc'"


def _output(page: str) -> str:
    found = re.search(r"<pre>(asked [^<]*)</pre>", page)
    assert found, page[-2000:]
    return html.unescape(found[1]).strip()


@serving
def test_query_reaches_a_page_that_was_not_kept_ready(server: Server) -> None:
    page, _kernel = server.open("voila/render/game/04_play.ipynb?code=xyz")
    assert _output(page) == "asked 'code=xyz'"


@serving
def test_page_shows_no_source_and_needs_no_internet(server: Server) -> None:
    page, _kernel = server.open("voila/render/game/04_play.ipynb?template=classic&theme=light")
    assert "nobody shall see" not in page
    assert "theme-dark" in page
    fetched = re.findall(r"""<(?:link|script|img)[^>]*(?:href|src)=["'](https?:)?//""", page)
    assert fetched == []


@serving
def test_a_closed_page_ends_its_kernel_at_once(server: Server) -> None:
    _page, kernel = server.open("voila/render/game/04_play.ipynb")
    assert server.lives(kernel)
    for _again in range(2):  # a second goodbye does no harm
        with urllib.request.urlopen(urllib.request.Request(f"{server.url}voila/api/shutdown/{kernel}", data=b"", method="POST"), timeout=30) as answer:
            assert answer.status == 204
    assert not server.lives(kernel)


@serving
def test_a_page_that_vanished_loses_its_kernel_and_an_open_one_keeps_it(server: Server) -> None:
    import websockets

    _page, vanished = server.open("voila/render/game/04_play.ipynb")
    _page, stays = server.open("voila/render/game/04_play.ipynb")

    async def watch() -> tuple[bool, bool]:
        async with websockets.connect(f"{server.url.replace('http', 'ws')}api/kernels/{stays}/channels", proxy=None):
            gone = await asyncio.to_thread(server.goes, vanished, 25)
            await asyncio.sleep(6)
            return gone, await asyncio.to_thread(server.lives, stays)

    gone, kept = run_apart(watch())
    assert gone
    assert kept
    assert server.goes(stays, 25)


@serving
def test_a_page_cannot_run_code(server: Server, tmp_path: Path) -> None:
    import websockets

    _page, kernel = server.open("voila/render/game/04_play.ipynb")
    proof = tmp_path / "proof"
    code = {"code": f"open({str(proof)!r}, 'w').close()", "silent": False, "store_history": False, "user_expressions": {}, "allow_stdin": False}

    def message(kind: str, content: dict[str, Any]) -> str:
        header = {"msg_id": kind, "msg_type": kind, "session": "s", "username": "", "version": "5.3", "date": "2026-01-01T00:00:00Z"}
        return json.dumps({"header": header, "parent_header": {}, "metadata": {}, "content": content, "channel": "shell"})

    async def attack() -> set[str]:
        answered: set[str] = set()
        async with websockets.connect(f"{server.url.replace('http', 'ws')}api/kernels/{kernel}/channels", proxy=None) as channel:
            await channel.send(message("execute_request", code))
            await channel.send(message("kernel_info_request", {}))
            end = time.monotonic() + 15
            while "kernel_info_request" not in answered and time.monotonic() < end:
                answer = json.loads(await asyncio.wait_for(channel.recv(), 15))
                answered.add(answer["parent_header"].get("msg_type", ""))
        return answered

    answered = run_apart(attack())
    assert "kernel_info_request" in answered  # the line was open, and later words were answered
    assert "execute_request" not in answered
    assert not proof.exists()


@serving
def test_a_token_keeps_strangers_out(small_notebooks: Path) -> None:
    log = small_notebooks.parent / "token.log"
    process, url = started(small_notebooks, log, "--token", "hush", "--warm", "0")
    try:
        with urllib.request.urlopen(url + "voila/render/index.ipynb", timeout=30) as answer:
            assert "/login" in answer.geturl()
        page = Server(url, log).get("?token=hush")
        assert "asked" in page
        assert f"The gallery is at {url}?token=hush" in log.read_text()
    finally:
        process.terminate()
        process.wait(20)


@serving
def test_a_taken_port_is_told(server: Server, small_notebooks: Path) -> None:
    port = server.url.rsplit(":", 1)[1].strip("/")
    done = subprocess.run(
        [sys.executable, "-m", "spacegames", "--no-browser", "--port", port, "--notebooks", str(small_notebooks)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert f"port {port} on localhost cannot be used" in done.stderr


@serving
def test_lab_serves_the_notebooks(small_notebooks: Path, tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "spacegames", "lab", "--no-browser", "--port", str(port), "--notebooks", str(small_notebooks)]
    log = tmp_path / "lab.log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            command, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT, env={**os.environ, "JUPYTER_TOKEN": "word", "PYTHONPATH": str(ROOT)}
        )
    try:
        end = time.monotonic() + 60
        while True:
            try:
                names = [entry["name"] for entry in json.loads(Server(f"http://localhost:{port}/", log).get("api/contents?token=word"))["content"]]
                break
            except OSError:
                assert process.poll() is None, log.read_text()
                assert time.monotonic() < end, log.read_text()
                time.sleep(0.3)
        assert sorted(names) == ["game", "index.ipynb"]
        with urllib.request.urlopen(f"http://localhost:{port}/?token=word", timeout=30) as answer:
            assert answer.geturl().split("?")[0].endswith("/lab/tree/index.ipynb")
    finally:
        process.terminate()
        process.wait(20)
