"""Where the notebooks are: beside the package in a checkout, inside it when installed from a wheel."""

from __future__ import annotations

import shutil
from pathlib import Path

from ..core.errors import SpacegamesError
from ..core.words import _

GALLERY = "index.ipynb"
_PACKAGE = Path(__file__).parent.parent


def find_notebooks(folder: str | None = None) -> Path:
    """The folder with the gallery and the games' notebooks; SpacegamesError if there is none.

    A folder that is named must hold the gallery itself.
    """
    if folder is not None:
        named = Path(folder).expanduser().resolve()
        if not named.is_dir():
            raise SpacegamesError(_("{folder}: there is no such folder of notebooks").format(folder=named))
        if not (named / GALLERY).is_file():
            raise SpacegamesError(_("{folder}: this folder has no {gallery}, the gallery that every visit begins with").format(folder=named, gallery=GALLERY))
        return named
    for place in (_PACKAGE / "notebooks", _PACKAGE.parent / "notebooks"):
        if (place / GALLERY).is_file():
            return place
    raise SpacegamesError(_("the notebooks were not found; name their folder with --notebooks"))


def is_checkout(folder: Path) -> bool:
    """Whether these notebooks are a person's own files, to be edited where they lie."""
    return _PACKAGE not in folder.parents


def copy_notebooks(source: Path, target: Path) -> Path:
    """A copy of the notebooks that a person may change; what is already there is kept as it is."""
    for path in sorted(source.rglob("*.ipynb")):
        if ".ipynb_checkpoints" in path.parts:
            continue
        place = target / path.relative_to(source)
        if not place.exists():
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, place)
    return target


def warm_order(folder: Path) -> list[str]:
    """The notebooks in the order in which it pays to have them ready: gallery, tables, then lessons; odds, which compute, last."""
    rank = {"04_play": 0, "01_setup": 1, "02_turn": 2, "03_examples": 3}
    names = [path.relative_to(folder).as_posix() for path in folder.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts]
    return sorted(names, key=lambda name: (name != GALLERY, rank.get(Path(name).stem, 9), name))
