"""Bar, tray and legend: whose turn it is, what is in hand, dice, chips to choose from, the dock."""

from __future__ import annotations

import itertools
from functools import cache, lru_cache

from spacegames.scene.layout import die
from spacegames.scene.marks import reconstructed
from spacegames.scene.palette import PLAYERS, marker
from spacegames.scene.shapes import Box, Circle, Line, Point, Polygon, Rect, Shape, Text, text_width

from ..components import COLOURS
from . import parts
from .pictograms import Token, row, sign
from .places import BAR, LEGEND_Y, TRAY, WIDTH

DICE: Box = (TRAY[0] + 8, TRAY[1] + 8, 146, TRAY[3] - 16)
CHIPS: Box = (TRAY[0] + 162, TRAY[1] + 8, TRAY[2] - 170, TRAY[3] - 16)
HAND: Box = (TRAY[0] + 8, TRAY[1] + 8, 324, TRAY[3] - 16)
NOTES: tuple[Box, Box] = ((TRAY[0] + 340, TRAY[1] + 8, 122, 36), (TRAY[0] + 340, TRAY[1] + 48, 122, 36))
RESERVE: tuple[Box, Box] = ((TRAY[0] + 472, TRAY[1] + 8, 76, 76), (TRAY[0] + 556, TRAY[1] + 8, 76, 76))


@lru_cache(maxsize=512)
def bar(player: int, name: str, note: str, round_text: str, steps: tuple[str, ...], now: int, clock: str) -> tuple[Shape, ...]:
    """Who decides, which round, and how far it has come."""
    x, y, w, h = BAR
    middle = y + h / 2
    role = PLAYERS[COLOURS[player]][0] if player >= 0 else "tile"
    ink = "player.ink" if player >= 0 else "text"
    shapes: list[Shape] = [Rect(x, y, w, h, 9, fill="panel", stroke="line", width=1.2), Rect(x, y, 170, h, 9, fill=role, stroke="line", width=1.2)]
    left = x + 12
    if player >= 0:
        shapes.append(marker(COLOURS[player], x + 20, middle, 9.5, edge="art.glow", width=1.8))
        left = x + 38
    shapes.append(Text(left, middle - (6.5 if note else 0), name, 16.5, "start", True, x + 164 - left, 20 if note else 0, fill=ink))
    if note:
        shapes.append(Text(left, middle + 10, note, 12, "start", False, x + 164 - left, 13.5, fill=ink))
    shapes.append(Text(x + 184, middle, round_text, 18, "start", True, 210, 21, fill="text"))
    left, wide = x + 400, (w - 400 - 216) / len(steps)
    for i, step in enumerate(steps):
        here = i == now
        edge: tuple[Point, ...] = (
            (left, y + 4),
            (left + wide - 10, y + 4),
            (left + wide - 3, middle),
            (left + wide - 10, y + h - 4),
            (left, y + h - 4),
            (left + 7, middle),
        )
        shapes.append(Polygon(edge[:-1] if i == 0 else edge, fill="chosen" if here else "tile", stroke="line", width=1))
        shapes.append(Text(left + wide / 2, middle, step, 16 if here else 13, "middle", here, wide - 24, 18, fill="under" if here else "quiet"))
        left += wide
    shapes.append(Text(x + w - 12, middle, clock, 15, "end", False, 200, 18, fill="text"))
    return tuple(shapes)


@cache
def ground() -> tuple[Shape, ...]:
    return (Rect(*TRAY, 9, fill="panel", stroke="line", width=1),)


# ---- building


@lru_cache(maxsize=1024)
def hand(player: int, text: str) -> tuple[Shape, ...]:
    """The place of the component in hand; empty, with a text."""
    x, y, w, h = HAND
    thing = f"hand-{player}"
    shapes: list[Shape] = [Rect(x, y, w, h, 8, fill="space", stroke="tile.edge", width=1.2, thing=thing)]
    if text:
        shapes.append(Text(x + w / 2, y + h / 2, text, 16, "middle", False, w - 20, 20, fill="quiet", thing=thing))
    return tuple(shapes)


@lru_cache(maxsize=1024)
def turns(kind: str, sides: tuple[tuple[int, int, int, int], ...]) -> parts.Layered:
    """The component in hand in its four turns."""
    drawn = (parts.layered(kind, connectors, 90 * quarter, *turn_centre(quarter), 70, f"turn-{quarter}") for quarter, connectors in enumerate(sides))
    return tuple(itertools.chain.from_iterable(drawn))


def turn_centre(quarter: int) -> Point:
    x, y, _w, h = HAND
    return x + 42 + 80 * quarter, y + h / 2


def turn_box(quarter: int) -> Box:
    x, y = turn_centre(quarter)
    return x - 37, y - 37, 74, 74


@lru_cache(maxsize=256)
def button(box: Box, thing: str, text: str, name: str, faint: bool) -> tuple[Shape, ...]:
    """A small plate with a sign and a word."""
    x, y, w, h = box
    fade = 0.45 if faint else 1.0
    return (
        Rect(x, y, w, h, 7, fill="tile", stroke="tile.edge", width=1.2, thing=thing, opacity=fade),
        *sign(name, x + 19, y + h / 2, 20, thing, fade),
        Text(x + 36, y + h / 2, text, 14, "start", True, w - 42, 17, fill="quiet" if faint else "text", thing=thing),
    )


@lru_cache(maxsize=1024)
def shelf(box: Box, thing: str, text: str) -> tuple[Shape, ...]:
    """A place of the reserve, and what is written on it while it is empty."""
    x, y, w, h = box
    shapes: list[Shape] = [Rect(x, y, w, h, 6, fill="space", stroke="tile.edge", width=1.2, thing=thing)]
    if text:
        shapes.append(Text(x + w / 2, y + h / 2, text, 13, "middle", False, w - 8, 15, fill="quiet", thing=thing))
    return tuple(shapes)


def shelved(box: Box, thing: str, kind: str, sides: tuple[int, int, int, int]) -> parts.Layered:
    """The component on a place of the reserve."""
    x, y, w, h = box
    return parts.layered(kind, sides, 0, x + w / 2, y + h / 2, min(w, h) - 6, thing)


# ---- flight


@lru_cache(maxsize=512)
def dice(values: tuple[int, ...], note: str, ready: bool) -> tuple[Shape, ...]:
    """The dice on their plate; four of them for sabotage, two for the column and two for the row."""
    x, y, w, h = DICE
    shapes: list[Shape] = [Rect(x, y, w, h, 10, fill="tile", stroke="lit" if ready else "tile.edge", width=2 if ready else 1.2, thing="dice")]
    faces = values or (0, 0)
    size = 46.0 if len(faces) == 2 else 31.0
    gap = 8.0 if len(faces) == 2 else 3.0
    left = x + (w - len(faces) * size - (len(faces) - 1) * gap) / 2
    for value in faces:
        box = (left, y + 6 + (46 - size) / 2, size, size)
        shapes += die(value, box, "dice")
        if not value:
            shapes.append(Text(left + size / 2, y + 29, "?", 26, "middle", True, 0, 28, fill="die.pip", thing="dice"))
        left += size + gap
    shapes.append(Text(x + w / 2, y + h - 12, note, 14, "middle", True, w - 10, 17, fill="text", thing="dice"))
    return tuple(shapes)


@lru_cache(maxsize=512)
def chip(place: int, count: int, thing: str, large: str, tokens: tuple[Token, ...], note: str) -> tuple[Shape, ...]:
    """Something to choose: a large number or signs, and a line below."""
    x, y, w, h = chip_box(place, count)
    shapes: list[Shape] = [Rect(x, y, w, h, 9, fill="tile", stroke="tile.edge", width=1.4, thing=thing)]
    middle = y + h * (0.42 if note else 0.5)
    if large:
        shapes.append(Text(x + w / 2, y + h * 0.34, large, 30, "middle", True, w - 8, 33, fill="text", thing=thing))
        shapes += row(tokens, x + w / 2, y + h - 17, 21, w - 8, thing)
    else:
        shapes += row(tokens, x + w / 2, middle, 36, w - 12, thing)
    if note:
        shapes.append(Text(x + w / 2, y + h - 12, note, 14, "middle", False, w - 8, 16, fill="text", thing=thing))
    return tuple(shapes)


def chip_box(place: int, count: int) -> Box:
    """The place of one of so many chips."""
    x, y, w, h = CHIPS
    wide = min(112.0, (w + 6) / count - 6)
    start = x + (w - count * (wide + 6) + 6) / 2
    return start + place * (wide + 6), y, wide, h


@lru_cache(maxsize=256)
def waiting(text: str) -> tuple[Shape, ...]:
    """What the tray says while there is nothing to choose in it."""
    x, y, w, h = CHIPS
    return (Text(x + w / 2, y + h / 2, text, 17, "middle", False, w - 20, 22, fill="quiet"),)


# ---- legend and odds


@lru_cache(maxsize=16)
def legend(entries: tuple[tuple[str, str], ...]) -> tuple[Shape, ...]:
    """What the small signs mean."""
    y = LEGEND_Y
    size = min(15.0, 15 * (WIDTH - 24 - 38 * len(entries)) / text_width("".join(text for _name, text in entries), 15))
    shapes: list[Shape] = []
    x = 12.0
    for name, text in entries:
        if name == "note":
            shapes.append(reconstructed(x + 8, y, size=5))
        elif name in ("1", "2", "3"):
            count = int(name)
            for i in range(count):
                shapes.append(Rect(x + 8 - count * 4 + i * 8, y - 6, 5.5, 12, fill=parts.PRONGS[count], stroke="art.ink", width=1))
            if count == 3:
                shapes.append(Rect(x - 4, y + 1, 21.5, 5, fill=parts.PRONGS[3], stroke="art.ink", width=1))
        elif name == "0":
            shapes.append(Line(((x, y), (x + 16, y)), stroke="tile.edge", width=3))
        else:
            shapes += sign(name, x + 8, y, 15)
        room = text_width(text, size) + 2
        shapes.append(Text(x + 22, y, text, size, "start", False, room, fill="quiet"))
        x += 22 + room * 0.94 + 14
    return tuple(shapes)


@lru_cache(maxsize=16)
def odds(box: Box, headline: str, columns: tuple[int, ...], rows: tuple[int, ...], words: tuple[str, str], now: int) -> tuple[Shape, ...]:
    """How often two dice name each line, and which rows and columns the board has."""
    x, y, w, h = box
    base, wide = y + h - 50, (w - 16) / 11
    shapes: list[Shape] = [
        Rect(x, y, w, h, 8, fill="panel", stroke="line", width=1, thing="odds"),
        Text(x + 10, y + 18, headline, 14.5, "start", True, w - 20, 18, fill="text", thing="odds"),
    ]
    for total in range(2, 13):
        count = 6 - abs(7 - total)
        middle = x + 8 + wide * (total - 1.5)
        tall = (base - y - 62) * count / 6
        shapes.append(Rect(middle - wide * 0.36, base - tall, wide * 0.72, tall, fill="art.sun" if total == now else "art.deep", thing="odds"))
        shapes.append(Text(middle, base - tall - 9, str(count), 13, "middle", True, wide, 15, fill="text", thing="odds"))
        shapes.append(Text(middle, base + 10, str(total), 13.5, "middle", True, wide, 15, fill="quiet", thing="odds"))
        for line, there in enumerate((columns, rows)):
            if total in there:
                shapes.append(Circle(middle, base + 25 + 14 * line, 3.6, fill="art.life" if line else "art.ice", thing="odds"))
    for line, word in enumerate(words):
        shapes.append(Circle(x + 18 + line * w * 0.3, y + 36, 3.6, fill="art.life" if line else "art.ice", thing="odds"))
        shapes.append(Text(x + 27 + line * w * 0.3, y + 36, word, 12.5, "start", False, w * 0.3 - 20, 14.5, fill="quiet", thing="odds"))
    return tuple(shapes)
