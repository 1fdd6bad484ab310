"""Which games there are, and how to get one."""

from __future__ import annotations

import importlib
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .errors import UnknownGame
from .words import _, listed


@dataclass(frozen=True, slots=True)
class Entry:
    """One game of the collection, built or not: what the gallery tells about it."""

    id: str
    title: str
    players: str
    author: str
    publisher: str
    about: str

    @property
    def built(self) -> bool:
        """Whether the game can be played."""
        return (Path(__file__).parent.parent / "games" / self.id / "__init__.py").exists()


def catalogue() -> list[Entry]:
    """The five games, sorted by id."""
    return [
        Entry(
            "galaxy_trucker",
            "Galaxy Trucker",
            "2-4",
            "Vlaada Chvátil",
            "Czech Games Edition",
            _("Grab parts, build a ship before the sand runs out, and fly it through meteors and pirates."),
        ),
        Entry(
            "sector41",
            "Sector 41",
            "2-4",
            "Michael Lachtanski, Dave Long",
            "Scimitar Games",
            _("Explore a sector that folds, tow crystals home, and be gone before the Guardian wakes."),
        ),
        Entry(
            "space_base", "Space Base", "2-5", "John D. Clair", "Alderac Entertainment Group", _("Roll two dice, and every base at the table earns something.")
        ),
        Entry(
            "spacecorp",
            "SpaceCorp 2025-2300AD",
            "2-4",
            "John H. Butterfield",
            "GMT Games",
            _("Three eras from Earth orbit to the stars, with cards for engines."),
        ),
        Entry(
            "starship_captains",
            "Starship Captains",
            "1-4",
            "Peter B. Hoffgaard",
            "Czech Games Edition",
            _("Lead a young crew through missions, repairs and pirates, one queue at a time."),
        ),
    ]


def games() -> list[str]:
    """The ids of all games that can be played, sorted."""
    return [entry.id for entry in catalogue() if entry.built]


_loaded: dict[tuple[str, str | None], Any] = {}


def load(id: str, data: str | os.PathLike[str] | None = None) -> Any:
    """A game by its id; `data` is a folder of JSON files laid over the shipped component data.

    Raises UnknownGame for an id that is none or that cannot be played yet, BadData for faulty data.
    """
    if id not in games():
        if any(entry.id == id for entry in catalogue()):
            raise UnknownGame(_("{id} is not built yet; there is {games}").format(id=id, games=listed(games())))
        raise UnknownGame(_("there is no game {id}; there is {games}").format(id=repr(id), games=listed(games())))
    if data is not None or os.environ.get("SPACEGAMES_DATA"):
        return importlib.import_module(f"spacegames.games.{id}").GAME(data)
    if (id, None) not in _loaded:
        _loaded[id, None] = importlib.import_module(f"spacegames.games.{id}").GAME()
    return _loaded[id, None]
