"""The notebooks as they are kept: without outputs, without logic, valid, and linked to each other."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

import spacegames as sg
from spacegames.ui.gallery import NOTEBOOKS

HOME = Path(__file__).parents[2] / "notebooks"
ALL = sorted(path for path in HOME.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
LOGIC = (
    ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda, ast.For, ast.AsyncFor, ast.While, ast.If, ast.IfExp, ast.Try, ast.With, ast.Match,
    ast.comprehension, ast.Assert, ast.Raise, ast.Global, ast.Delete, ast.AugAssign, ast.BoolOp, ast.Compare, ast.BinOp,
)  # fmt: skip
LONGEST = 10


def named(path: Path) -> str:
    return path.relative_to(HOME).as_posix()


def content(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def cells(path: Path, kind: str) -> list[tuple[str, str]]:
    return [(cell["id"], "".join(cell["source"])) for cell in content(path)["cells"] if cell["cell_type"] == kind]


def faults(code: str) -> list[str]:
    """What a cell holds that belongs into the package."""
    found = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, LOGIC):
            found.append(f"line {getattr(node, 'lineno', 0)}: {type(node).__name__}")
        elif isinstance(node, ast.Import):
            found += [f"imports {name.name}" for name in node.names if name.name.split(".")[0] != "spacegames"]
        elif isinstance(node, ast.ImportFrom) and (node.level or (node.module or "").split(".")[0] != "spacegames"):
            found.append(f"imports from {node.module}")
    return found


def test_every_game_has_its_five_notebooks() -> None:
    wanted = {"index.ipynb", *(f"{game}/{name}.ipynb" for game in sg.games() for name in NOTEBOOKS)}
    assert {named(path) for path in ALL} == wanted


@pytest.mark.parametrize("path", ALL, ids=named)
class TestNotebook:
    def test_it_is_valid(self, path: Path) -> None:
        notebook = nbformat.read(path, as_version=nbformat.NO_CONVERT)
        nbformat.validate(notebook)
        assert (notebook.nbformat, notebook.nbformat_minor) == (4, 5)
        ids = [cell.id for cell in notebook.cells]
        assert len(set(ids)) == len(ids)

    def test_it_runs_on_any_python_3(self, path: Path) -> None:
        assert content(path)["metadata"]["kernelspec"]["name"] == "python3"
        assert "widgets" not in content(path)["metadata"]

    def test_it_is_kept_without_outputs(self, path: Path) -> None:
        for cell in content(path)["cells"]:
            assert not cell.get("outputs") and cell.get("execution_count") is None
            assert cell["metadata"] == {}

    def test_it_has_no_logic(self, path: Path) -> None:
        for id, code in cells(path, "code"):
            assert faults(code) == [], f"cell {id}"

    def test_its_cells_are_short(self, path: Path) -> None:
        for id, code in cells(path, "code"):
            assert len([line for line in code.splitlines() if line.strip()]) <= LONGEST, f"cell {id}"
            assert not any(line.lstrip().startswith(("!", "%")) for line in code.splitlines()), f"cell {id}"

    def test_its_links_lead_somewhere(self, path: Path) -> None:
        for id, text in cells(path, "markdown"):
            for link in re.findall(r"\]\(([^)]+)\)", text):
                assert (path.parent / link).resolve() in ALL, f"cell {id}: {link}"

    def test_one_can_go_back_to_the_gallery(self, path: Path) -> None:
        if path.parent != HOME:
            assert "(../index.ipynb)" in cells(path, "markdown")[0][1]

    def test_it_names_no_place_of_one_machine(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"/(home|root|work|tmp|usr|mnt)/|[A-Z]:\\\\|localhost|127\.0\.0\.1", text)


@pytest.mark.parametrize(
    "code",
    [
        "for x in y: pass",
        "if a: b",
        "def f(): pass",
        "[x for x in y]",
        "import numpy",
        "from os import path",
        "f = lambda: 1",
        "a if b else c",
        "a + b",
        "x += 1",
    ],
)
def test_the_test_would_notice(code: str) -> None:
    assert faults(code)


def test_plain_calls_are_fine() -> None:
    assert faults('import spacegames as sg\nfrom spacegames.ui import learn\nstate = sg.load("sector41").new(players=2)\nstate') == []
