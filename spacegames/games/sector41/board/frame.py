"""What surrounds the grid: the bar with turn and phase, the strips of the edges, the players' boxes, the docks of set-up and the legend."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from spacegames.core.words import _, listed
from spacegames.scene.marks import reconstructed as reconstructed_mark
from spacegames.scene.palette import PLAYERS, marker
from spacegames.scene.shapes import Box, Line, Point, Polygon, Rect, Shape, Text, text_width

from . import words
from .pieces import crystal, explorer, guardian, starship
from .places import BAR, CORNERS, DOCK, DOCKS_PANEL, EDGES, LEGEND_Y, WIDTH, berth, handle, strip

CRYSTALS = ("yellow", "blue", "red")


def stamp(colour: str, x: float, y: float, r: float, thing: str = "") -> Shape:
    """The marker of a player in dark, for grounds of the player's colour."""
    return replace(marker(colour, x, y, r, thing), fill="player.ink", stroke="")


# ---- the bar


@lru_cache(maxsize=512)
def bar(colour: str | None, name: str, note: str, phase: int, phases: tuple[str, ...], headline: str) -> tuple[Shape, ...]:
    """Whose turn it is, which turn, and which of the three phases; a headline instead of phases in set-up and at the end."""
    x, y, w, h = BAR
    middle = y + h / 2
    role = PLAYERS[colour][0] if colour else "line"
    shapes: list[Shape] = [
        Rect(x, y, w, h, 9, fill="panel", stroke="line", width=1.2),
        Rect(x, y, 142, h, 9, fill=role if colour else "tile", stroke="line", width=1.2),
    ]
    if colour:
        shapes.append(stamp(colour, x + 20, middle, 10))
    left = x + (38 if colour else 12)
    shapes.append(
        Text(left, middle - (6.5 if note else 0), name, 16, "start", True, x + 136 - left, 20 if note else 0, fill="player.ink" if colour else "text")
    )
    if note:
        shapes.append(Text(left, middle + 10, note, 11.5, "start", False, x + 136 - left, 13, fill="player.ink" if colour else "text"))
    if headline:
        shapes.append(Text(x + 156, middle, headline, 16, "start", True, 372, fill="text"))
        return tuple(shapes)
    step, wide = 128.0, 118.0
    for i, phase_name in enumerate(phases):
        left = x + 152 + i * step
        here = i == phase
        edge: tuple[Point, ...] = (
            (left, y + 5),
            (left + wide - 9, y + 5),
            (left + wide, middle),
            (left + wide - 9, y + h - 5),
            (left, y + h - 5),
            (left + 9, middle),
        )
        if i == 0:
            edge = edge[:-1]
        shapes.append(Polygon(edge, fill="chosen" if here else "tile", stroke="line", width=1.2))
        shapes.append(Text(left + wide / 2 + 3, middle, f"{i + 1} {phase_name}", 13.5, "middle", here, wide - 24, fill="under" if here else "quiet"))
    return tuple(shapes)


@lru_cache(maxsize=1024)
def supply(counts: tuple[int, int, int], mode: str, mode_text: str) -> tuple[Shape, ...]:
    """The Guardian's mood and the crystals that are left."""
    x, y, w, h = BAR
    middle = y + h / 2
    shapes: list[Shape] = list(guardian(mode, x + w - 246, middle, "", 0.6))
    shapes.append(Text(x + w - 226, middle, mode_text, 12.5, "start", True, 84, fill="text"))
    right = x + w - 132
    shapes.append(Rect(right, y + 4, 126, h - 8, 7, fill="tile", stroke="line", width=1.2, thing="supply"))
    for i, colour in enumerate(CRYSTALS):
        at = right + 15 + 43 * i
        shapes += crystal(colour, at, middle, "supply", 1.05, counts[i] == 0)
        shapes.append(Text(at + 10, middle, str(counts[i]), 14, "start", True, 26, 17, fill="text" if counts[i] else "quiet", thing="supply"))
    return tuple(shapes)


SUPPLY_BOX: Box = (BAR[0] + BAR[2] - 132, BAR[1] + 4, 126, BAR[3] - 8)


# ---- the edges


@lru_cache(maxsize=64)
def ground(taken: tuple[str, ...]) -> tuple[Shape, ...]:
    """The strips along the edges, with berths where a Starship lies, and the numbers of rows and columns."""
    shapes: list[Shape] = []
    for edge in EDGES:
        if edge in taken:
            shapes.append(Rect(*strip(edge), 9, fill="panel", stroke="line", width=1))
        else:
            shapes.append(Rect(*strip(edge), 9, stroke="line", width=1, opacity=0.55))
    for edge in EDGES:
        for index in range(1, 10):
            shapes.append(Text(*handle(edge, index), str(index), 12.5, "middle", True, 0, 18, fill="quiet"))
    return tuple(shapes)


@lru_cache(maxsize=64)
def berths(edge: str) -> tuple[Shape, ...]:
    """The nine places of a Starship."""
    shapes: list[Shape] = []
    for index in range(1, 10):
        x, y, w, h = berth(edge, index)
        shapes.append(Rect(x + 4, y + 4, w - 8, h - 8, 8, fill="space", stroke="line", width=1.2, opacity=0.75, thing=f"berth-{edge}-{index}"))
    return tuple(shapes)


_AWAY = {"N": (0.0, 1.0), "S": (0.0, -1.0), "W": (1.0, 0.0), "E": (-1.0, 0.0)}


@lru_cache(maxsize=256)
def fold_handle(edge: str, index: int, role: str, ink: str) -> tuple[Shape, ...]:
    """The handle that folds the line in front of a Starship: the line's number between arrows that point away from the ship."""
    x, y = handle(edge, index)
    thing = f"fold-{edge}-{index}"
    dx, dy = _AWAY[edge]
    wide, high = (31.0, 9.5) if dx == 0 else (9.5, 31.0)
    shapes: list[Shape] = [
        Rect(x - wide, y - high, 2 * wide, 2 * high, 9.5, fill="panel", stroke=role, width=1.6, thing=thing),
        Text(x, y, str(index), 12.5, "middle", True, 0, 16, fill=ink, thing=thing),
    ]
    for side in (-1, 1):
        cx, cy = (x + side * 18, y) if dx == 0 else (x, y + side * 18)
        for back in (-2.6, 2.6):
            px, py = cx + dx * (back + 2), cy + dy * (back + 2)
            points = ((px - 4 * dx - 5 * dy, py - 4 * dy - 5 * dx), (px, py), (px - 4 * dx + 5 * dy, py - 4 * dy + 5 * dx))
            shapes.append(Line(points, stroke=ink, width=2.2, thing=thing))
    return tuple(shapes)


def fold_box(edge: str, index: int) -> Box:
    """The bounds of a fold handle."""
    x, y = handle(edge, index)
    return (x - 32, y - 10.5, 64, 21) if edge in "NS" else (x - 10.5, y - 32, 21, 64)


@lru_cache(maxsize=64)
def edge_choice(edge: str, name: str) -> tuple[Shape, ...]:
    """A whole edge to be chosen in set-up."""
    x, y, w, h = strip(edge)
    thing = f"edge-{edge}"
    lines = [name] if edge in "NS" else name.split()
    return (
        Rect(x, y, w, h, 9, fill="tile", stroke="tile.edge", width=1.6, thing=thing),
        *(
            Text(x + w / 2, y + h / 2 + 22 * (i - (len(lines) - 1) / 2), line, 16, "middle", True, w - 6, 22, fill="text", thing=thing)
            for i, line in enumerate(lines)
        ),
    )


# ---- set-up


@lru_cache(maxsize=64)
def docks(headline: str) -> tuple[Shape, ...]:
    """The panel on which the Starships wait."""
    x, y, w, h = DOCKS_PANEL
    return (
        Rect(x, y, w, h, 14, fill="panel", stroke="tile.edge", width=1.6),
        Text(x + w / 2, y + 19, headline, 15, "middle", True, w - 24, fill="text"),
    )


@lru_cache(maxsize=256)
def dock(colour: str, player: int, name: str, note: str, waiting: bool) -> tuple[Shape, ...]:
    """The place of one Starship: there to be taken, taken and waiting for its edge, or gone to its edge."""
    x, y, w, h = DOCK[colour]
    thing = f"dock-{colour}"
    role = PLAYERS[colour][0]
    shapes: list[Shape] = [
        Rect(x, y, w, h, 10, fill="tile" if player < 0 or waiting else "space", stroke=role if player < 0 else "line", width=1.6, thing=thing)
    ]
    if player < 0:
        shapes += starship(colour, "S", x + w / 2, y + 36, thing, scale=1.0)
    elif not waiting:
        shapes.append(marker(colour, x + w / 2, y + 36, 12, thing, opacity=0.6))
    shapes.append(Text(x + w / 2, y + h - 15, note or name, 13, "middle", not note, w - 8, fill="quiet" if note else "text", thing=thing))
    return tuple(shapes)


# ---- players


@lru_cache(maxsize=2048)
def seat_box(player: int, colour: str, edge: str, score: int, won: tuple[int, int, int], active: bool, winner: bool) -> tuple[Shape, ...]:
    """A player's box: marker and score on top, crystals won below; the bottom row is for Explorers out of the game."""
    x, y, w, h = CORNERS[edge]
    thing = f"seat-{player}"
    role = PLAYERS[colour][0]
    bright = active or winner
    shapes: list[Shape] = [
        Rect(x, y, w, h, 9, fill="panel", stroke=role, width=3.0 if bright else 1.2, thing=thing),
        Rect(x + 3, y + 3, w - 6, 27, 6, fill=role if bright else "tile", thing=thing),
        stamp(colour, x + 17, y + 16.5, 8.6, thing) if bright else marker(colour, x + 17, y + 16.5, 8.6, thing),
        Text(x + 32, y + 17, str(score), 22, "start", True, 28, 26, fill="player.ink" if bright else "text", thing=thing),
    ]
    if winner:
        cx, cy = x + w - 16, y + 16.5
        crown = ((-9, 6), (-10, -6), (-4.5, 0), (0, -9), (4.5, 0), (10, -6), (9, 6))
        shapes.append(Polygon(tuple((cx + a, cy + b) for a, b in crown), fill="player.ink", thing=thing))
    elif active:
        cx, cy = x + w - 14, y + 16.5
        shapes.append(Polygon(((cx - 6, cy - 7), (cx + 6, cy), (cx - 6, cy + 7)), fill="player.ink", thing=thing))
    for i, kind in enumerate(CRYSTALS):
        at = x + 12 + 24 * i
        shapes += crystal(kind, at, y + 41, thing, 0.8, won[i] == 0)
        if won[i]:
            shapes.append(Text(at + 7, y + 41, str(won[i]), 12, "start", True, 13, 14, fill="text", thing=thing))
    return tuple(shapes)


def lost(player: int, number: int, colour: str, edge: str) -> tuple[Shape, ...]:
    """An Explorer out of the game, in its player's box."""
    x, y, _w, _h = CORNERS[edge]
    return explorer(colour, number, "out", x + 15 + 23 * (number - 1), y + 61, f"explorer-{player}-{number}")


# ---- the legend


@lru_cache(maxsize=16)
def legend(go: str, stop: str, note: str, corner: str) -> tuple[Shape, ...]:
    """What the small marks mean: the two forms of a name strip, the hollow triangle, the boxes in the corners."""
    y = LEGEND_Y
    texts = [text for text in (go, stop, note, corner) if text]
    size = min(14.0, 14 * (WIDTH - 24 - 46 * len(texts)) / text_width("".join(texts), 14))
    shapes: list[Shape] = []
    x = 12.0
    for sort, text in (("go", go), ("stop", stop), ("note", note), ("corner", corner)):
        if not text:
            continue
        if sort == "go":
            shapes.append(Polygon(((x, y - 6), (x + 15, y - 6), (x + 20, y), (x + 15, y + 6), (x, y + 6)), fill="strip.go", stroke="line", width=1))
        elif sort == "stop":
            shapes.append(Rect(x, y - 6, 20, 12, 2, fill="strip.stop", stroke="line", width=1))
        elif sort == "note":
            shapes.append(reconstructed_mark(x + 13, y, size=5))
        else:
            shapes += [
                Rect(x + 4, y - 6.5, 14, 13, 3, fill="panel", stroke="quiet", width=1.4),
                Line(((x + 7, y - 2), (x + 15, y - 2)), stroke="quiet", width=2.4),
            ]
        room = text_width(text, size) + 2
        shapes.append(Text(x + 26, y, text, size, "start", False, room, fill="quiet"))
        x += 26 + room + 18
    return tuple(shapes)


def headline(kind: str, seats: Sequence[Mapping[str, Any]], winners: Sequence[int]) -> str:
    """What the bar says when there are no phases."""
    if kind == "pick_starship":
        return _("Set-up: choose a Starship")
    if kind == "pick_edge":
        return _("Set-up: choose an edge")
    if kind == "over":
        names = listed([words.player_name(seats, player) for player in winners])
        return _("Draw between {names}").format(names=names) if len(winners) > 1 else _("{name} wins!").format(name=names)
    return ""
