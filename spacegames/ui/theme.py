"""The look of tables, lessons and the gallery: CSS from the scene's palette, so that board and panel always agree."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from ..core.errors import BadOption
from ..core.game import State
from ..core.words import _, listed
from ..scene.palette import FONT, PLAYERS, THEMES

FRONT = Path(__file__).parent / "front"

_ROLES = ("space", "panel", "line", "tile", "tile.edge", "text", "quiet", "reason", "lit", "chosen", "hint", "danger", "under", "note")


@cache
def css() -> str:
    """The whole style sheet, both themes in it."""
    blocks = []
    for name, colours in THEMES.items():
        lines = [f"--sg-{role.replace('.', '-')}: {colours[role]};" for role in _ROLES]
        lines += [f"--sg-good: {colours['player.green.text']};", f"--sg-font: {FONT};", f"color-scheme: {'dark' if name == 'night' else 'light'};"]
        blocks.append(f".sg-{name} {{ {' '.join(lines)} }}")
    pages = " ".join(
        f"--sg-page-{name}: {colours['space']}; --sg-page-{name}-text: {colours['text']}; --sg-page-{name}-link: {colours['lit']};"
        for name, colours in THEMES.items()
    )
    return "\n".join([f":root {{ {pages} }}", *blocks, (FRONT / "look.css").read_text(encoding="utf-8")])


@cache
def script(*names: str) -> str:
    """Parts of the front end as one module, in this order."""
    return "\n".join((FRONT / f"{name}.js").read_text(encoding="utf-8") for name in names)


def checked(theme: str) -> str:
    """The theme itself, or BadOption."""
    if theme not in THEMES:
        raise BadOption(_("there is no theme {theme}; there is {themes}").format(theme=repr(theme), themes=listed(list(THEMES))))
    return theme


class PlayerLook(NamedTuple):
    """How a player is marked on screen: colour, colour for text, shape. All empty while no colour is chosen."""

    colour: str
    ink: str
    marker: str


def player_looks(state: State, theme: str) -> list[PlayerLook]:
    """The marks of all players.

    A game tells its colours in `seats` of the position or in `Game.colours`; any other takes the palette's colours in order.
    """
    fixed = state.game.colours or tuple(PLAYERS)
    seats = state.view(None).get("seats")
    looks = []
    for player in range(state.players):
        colour: str | None = fixed[player % len(fixed)]
        if isinstance(seats, list) and isinstance(seats[player], dict) and "colour" in seats[player]:
            colour = seats[player]["colour"]
        if colour is None:
            looks.append(PlayerLook("", THEMES[theme]["text"], ""))
        else:
            role, marker = PLAYERS[colour]
            looks.append(PlayerLook(THEMES[theme][role], THEMES[theme][f"{role}.text"], marker))
    return looks
