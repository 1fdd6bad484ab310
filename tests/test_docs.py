"""The documents tell the truth: pictures are there, links lead somewhere, and the game built on a page really plays."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as tree
from pathlib import Path

import pytest

import spacegames as sg

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_readme_names_author_and_publisher_of_every_game() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    for entry in sg.catalogue():
        line = next(line for line in lines if line.startswith(f"| {entry.title} |"))
        assert entry.author in line and entry.publisher in line and entry.players in line
        assert ("playable" in line) == entry.built, line


def test_readme_says_that_it_is_unofficial_and_what_to_type() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "unofficial" in text
    assert re.search(r"^make play\b", text, re.MULTILINE) and re.search(r"^make test\b", text, re.MULTILINE)


@pytest.mark.parametrize("id", sg.games())
def test_readme_shows_a_picture_of_every_board(id: str) -> None:
    picture = ROOT / "docs" / "pictures" / f"{id}.svg"
    assert f"(docs/pictures/{id}.svg)" in (ROOT / "README.md").read_text(encoding="utf-8")
    drawn = tree.parse(picture).getroot()
    assert drawn.tag.endswith("svg")
    title = drawn.find("{*}title")
    assert title is not None and title.text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files_and_headings_that_exist(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if target.startswith("https://"):
            continue
        name, _, heading = target.partition("#")
        file = (page.parent / name) if name else page
        assert file.exists(), target
        if heading:
            headings = [
                re.sub(r"[^\w\- ]", "", line.lstrip("# ").lower()).replace(" ", "-")
                for line in file.read_text(encoding="utf-8").splitlines()
                if line.startswith("#")
            ]
            assert heading in headings, target


def test_binder_links_have_no_leading_slash_and_lead_to_notebooks() -> None:
    links = re.findall(r"https://mybinder\.org/\S+", (ROOT / "README.md").read_text(encoding="utf-8"))
    places = [found for link in links for found in re.findall(r"urlpath=(\S+)", link)]
    assert places
    for place in places:
        inside = re.fullmatch(r"(?:voila/render|lab/tree)/(notebooks/\S+\.ipynb)", place)
        assert inside, place
        assert (ROOT / inside[1]).is_file(), place


# ---- the game that docs/adding_a_game.md builds


@pytest.fixture(scope="module")
def with_countdown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package and its battery of tests with the files of the page added."""
    folder = tmp_path_factory.mktemp("sixth")
    shutil.copytree(ROOT / "spacegames", folder / "spacegames", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "tests" / "battery", folder / "tests" / "battery", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("tests/__init__.py", "tests/conftest.py", "pyproject.toml"):
        shutil.copyfile(ROOT / name, folder / name)
    (folder / "tests" / "playthroughs").mkdir()
    text = (ROOT / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```\w+ title=(\S+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 13
    for name, content in blocks:
        file = folder / (f"spacegames/{name}" if "/" in name else name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
    registry = folder / "spacegames" / "core" / "registry.py"
    source = registry.read_text(encoding="utf-8")
    entry = 'Entry("countdown", "Countdown", "2-4", "nobody", "nobody", "Take rods."),\n        Entry(\n            "galaxy_trucker"'
    changed = re.sub(r'Entry\(\s*"galaxy_trucker"', entry, source, count=1)
    assert changed != source
    registry.write_text(changed, encoding="utf-8")
    return folder


def in_copy(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, cwd=folder, env=environment, check=False, timeout=300)


def test_the_game_of_the_page_can_be_played(with_countdown: Path) -> None:
    done = in_copy(with_countdown, "check.py")
    assert done.returncode == 0, done.stderr
    assert "launches!" in done.stdout
    assert done.stdout.splitlines()[-1] == "50 games studied"


def test_the_game_of_the_page_stands_the_battery(with_countdown: Path) -> None:
    quick = [
        f"tests/battery/test_{name}.py"
        for name in ("contract", "copies", "why_not", "records", "undo", "rules", "examples", "lessons", "scene", "hidden", "random_play")
    ]
    no_luck = "not undo_stops_at_chance and not before_a_reveal and not deals_hidden_things_anew"  # it has no dice, and nothing is hidden
    done = in_copy(with_countdown, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", f"(countdown or CD-) and {no_luck}", *quick)
    assert done.returncode == 0, done.stdout[-4000:]
    assert re.search(r"\d\d+ passed", done.stdout), done.stdout[-500:]


def test_the_game_of_the_page_is_typed_and_tidy(with_countdown: Path) -> None:
    games = with_countdown / "spacegames" / "games" / "countdown"
    done = in_copy(with_countdown, "-m", "ruff", "check", "--no-cache", str(games))
    assert done.returncode == 0, done.stdout
    done = in_copy(with_countdown, "-m", "mypy", "--cache-dir", os.devnull, "-p", "spacegames.games.countdown")
    assert done.returncode == 0, done.stdout
