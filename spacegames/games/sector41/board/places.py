"""Where everything lies on the drawn board, in board units; one unit is a pixel when the board is 820 wide."""

from __future__ import annotations

from spacegames.scene.layout import Grid
from spacegames.scene.shapes import Box, Point

WIDTH, HEIGHT = 820.0, 874.0
TILE = 68.0
GRID = Grid(88, 130, 9, 9, TILE, TILE, 4)
DEPTH = 54.0
"""How deep the strip is in which the Starships lie."""

GAP = 24.0
"""The space between strip and grid, with the numbers and the fold handles."""

STRIP = 15.0
"""The height of the name below each pictogram."""

PICTURE = (TILE / 2, (TILE - STRIP) / 2 + 0.5)
"""The middle of a pictogram on its tile."""

TURNS = {"S": 0.0, "W": 90.0, "N": 180.0, "E": 270.0}
"""How a Starship drawn pointing north is turned to face the grid."""

BAR: Box = (8, 6, WIDTH - 16, 36)
LEGEND_Y = HEIGHT - 11

_LEFT, _TOP = GRID.x, GRID.y
_RIGHT, _BOTTOM = GRID.x + GRID.bounds[2], GRID.y + GRID.bounds[3]

CORNERS: dict[str, Box] = {
    "N": (6, _TOP - GAP - DEPTH, 76, 74),
    "E": (_RIGHT + 6, _TOP - GAP - DEPTH, 76, 74),
    "S": (_RIGHT + 6, _BOTTOM + 4, 76, 74),
    "W": (6, _BOTTOM + 4, 76, 74),
}
"""The box of the player at each edge, at that player's right hand."""

EDGES = ("N", "E", "S", "W")

DOCKS_PANEL: Box = (GRID.box(2, 2)[0], GRID.box(2, 2)[1], 7 * TILE + 6 * GRID.gap, 2 * TILE + GRID.gap)
"""In set-up the Starships wait here; nobody needs the tiles below yet."""

DOCK: dict[str, Box] = {
    colour: (DOCKS_PANEL[0] + 10 + 122.5 * i, DOCKS_PANEL[1] + 36, 116, DOCKS_PANEL[3] - 46) for i, colour in enumerate(("green", "blue", "red", "yellow"))
}
"""The place of each Starship there."""


def berth(edge: str, index: int) -> Box:
    """The place of a Starship on an edge, counted from 1."""
    x, y, w, h = GRID.box(index, index)
    return {
        "N": (x, _TOP - GAP - DEPTH, w, DEPTH),
        "S": (x, _BOTTOM + GAP, w, DEPTH),
        "W": (_LEFT - GAP - DEPTH, y, DEPTH, h),
        "E": (_RIGHT + GAP, y, DEPTH, h),
    }[edge]


def handle(edge: str, index: int) -> Point:
    """The middle of the space between a berth and the grid."""
    x, y = GRID.centre(index, index)
    return {"N": (x, _TOP - GAP / 2), "S": (x, _BOTTOM + GAP / 2), "W": (_LEFT - GAP / 2, y), "E": (_RIGHT + GAP / 2, y)}[edge]


def strip(edge: str) -> Box:
    """The whole strip along an edge."""
    x, y, _w, _h = berth(edge, 1)
    x2, y2, w2, h2 = berth(edge, 9)
    return x, y, x2 + w2 - x, y2 + h2 - y


def cell(name: str) -> tuple[int, int]:
    """Row and column of a cell such as "6,5"."""
    row, _comma, column = name.partition(",")
    return int(row), int(column)
