"""What Binder would build, built here: an environment from binder/ alone, with every notebook opened in it as a dashboard.

There is no container engine in the tests, so a virtual environment stands in for the image: pinned requirements first,
then postBuild in a copy of the checkout, then the Jupyter server that Binder starts, with Voilà as its extension.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import tomllib
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BINDER = ROOT / "binder"
NOTEBOOKS = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "notebooks").rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)


def pins() -> dict[str, str]:
    lines = [line for line in (BINDER / "requirements.txt").read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    found = dict(line.split("==") for line in lines)
    return {name.lower().replace("_", "-"): version for name, version in found.items()}


def test_every_requirement_is_pinned_and_within_what_the_package_asks_for() -> None:
    from packaging.requirements import Requirement

    pinned = pins()
    for text in tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]:
        requirement = Requirement(text)
        assert pinned[requirement.name.lower()] in requirement.specifier, text


def test_files_are_what_binder_expects() -> None:
    assert re.fullmatch(r"python-3\.1[1-9]\n", (BINDER / "runtime.txt").read_text(encoding="utf-8"))
    script = BINDER / "postBuild"
    assert os.access(script, os.X_OK)
    assert script.read_text(encoding="utf-8").startswith("#!")
    assert re.search(r"^set -e", script.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the Jupyter server in the environment that Binder would build."""
    folder = tmp_path_factory.mktemp("binder")
    checkout, place = folder / "checkout", folder / "place"
    ignored = shutil.ignore_patterns("__pycache__", ".ipynb_checkpoints")
    for name in ("spacegames", "notebooks", "binder"):
        shutil.copytree(ROOT / name, checkout / name, ignore=ignored)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copyfile(ROOT / name, checkout / name)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "PYTHON", "VIRTUAL_ENV", "VOILA"))}
    own = {"JUPYTER_CONFIG_DIR": "settings", "JUPYTER_DATA_DIR": "data", "JUPYTER_RUNTIME_DIR": "runtime", "IPYTHONDIR": "ipython"}
    environment |= {name: str(folder / value) for name, value in own.items()}  # nothing of the person who runs the tests
    environment["PATH"] = f"{place / 'bin'}{os.pathsep}{os.environ['PATH']}"
    _run([sys.executable, "-m", "venv", str(place)], checkout, environment)
    _run(["python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", "binder/requirements.txt"], checkout, environment)
    _run([str(checkout / "binder" / "postBuild")], checkout, environment)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = ["jupyter", "server", "--no-browser", f"--port={port}", "--ServerApp.port_retries=0", "--allow-root", "--IdentityProvider.token=word"]
    log = folder / "server.log"
    with log.open("wb") as out:
        process = subprocess.Popen([str(place / "bin" / command[0]), *command[1:]], cwd=checkout, env=environment, stdout=out, stderr=subprocess.STDOUT)
    try:
        end = time.monotonic() + 60
        while True:
            try:
                urllib.request.urlopen(f"http://localhost:{port}/api?token=word", timeout=5).close()
                break
            except OSError:
                assert process.poll() is None and time.monotonic() < end, log.read_text()
                time.sleep(0.3)
        yield f"http://localhost:{port}/"
    finally:
        process.terminate()
        process.wait(20)


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    found = shutil.which(command[0], path=environment["PATH"]) or command[0]
    done = subprocess.run([found, *command[1:]], cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=400)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"


def _opened(url: str) -> str:
    try:
        with urllib.request.urlopen(url, timeout=150) as answer:
            return str(answer.read().decode())
    except urllib.error.HTTPError as error:
        return f"HTTP {error.code}: {error.read().decode()[:2000]}"


@pytest.mark.slow
@pytest.mark.xdist_group("binder")
def test_every_notebook_opens_as_a_dashboard(server: str) -> None:
    assert "notebooks/index.ipynb" in NOTEBOOKS
    with ThreadPoolExecutor(2) as two:
        pages = dict(zip(NOTEBOOKS, two.map(lambda name: _opened(f"{server}voila/render/{name}?token=word"), NOTEBOOKS), strict=True))
    for name, page in pages.items():
        assert not page.startswith("HTTP "), f"{name}: {page}"
        failed = re.search(r"There was an error when executing cell[^<]*|Traceback \(most recent call last\)", page)
        assert failed is None, f"{name}: {failed[0]}"
        assert "voila_finish()" in page, f"{name}: the page ends before its last cell"
        assert re.search(r'"(?:application/vnd\.jupyter\.widget-view\+json|text/html|image/\w+(?:\+xml)?)":', page), f"{name}: nothing came up"
        assert "theme-dark" in page, f"{name}: not our template"
        assert not re.search(r"(?:href|src)=[\"']https?://|import\([\"']https?://", page), f"{name}: something comes from the internet"
