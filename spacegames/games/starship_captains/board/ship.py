"""The own ship: ready room, rooms, queue, hold, airlock and the frame of the technology board."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from spacegames.scene.palette import PLAYERS, marker
from spacegames.scene.shapes import Box, Circle, Line, Polygon, Rect, Shape, Text

from .pictograms import HUES, INK, Token, glyph, plate, row, sign
from .places import AIRLOCK, FRAME, HEAD, HOLD, QUEUE, READY, SHIP, TECH
from .starmap import COLOURS

DESK_X = SHIP[0] + 560
"""Where the desk for training begins."""


@lru_cache(maxsize=16)
def ground(player: int) -> tuple[Shape, ...]:
    """The hull of the own ship."""
    x, y, w, h = SHIP
    return (Rect(x, y, w, h, 12, fill="panel", stroke=PLAYERS[COLOURS[player]][0], width=2.2),)


@lru_cache(maxsize=256)
def name_plate(player: int, name: str, active: bool, won: bool, first: bool, passed: str, box: Box, size: float) -> tuple[Shape, ...]:
    """A captain's name and marker; filled while it is the turn, a crown for the winner, a 1 for the first player."""
    x, y, w, h = box
    thing = f"seat-{player}"
    middle = y + h / 2
    bright = active or won
    ink = "player.ink" if bright else "text"
    shapes: list[Shape] = [plate(x, y, w, h, 5, PLAYERS[COLOURS[player]][0] if bright else "tile", thing=thing)]
    mark = marker(COLOURS[player], x + h / 2, middle, h * 0.3, thing)
    shapes.append(replace(mark, fill="player.ink", stroke="") if bright else mark)
    end = x + w - 4
    if won:
        end -= h * 0.9
        shapes.append(
            Polygon(
                tuple((end + h * 0.45 + a * h / 34, middle + b * h / 34) for a, b in ((-9, 7), (-10, -6), (-4.5, 0), (0, -9), (4.5, 0), (10, -6), (9, 7))),
                fill=ink,
                thing=thing,
            )
        )
    elif active:
        end -= h * 0.6
        cx = end + h * 0.28
        shapes.append(Polygon(((cx - h * 0.18, middle - h * 0.24), (cx + h * 0.2, middle), (cx - h * 0.18, middle + h * 0.24)), fill=ink, thing=thing))
    if first:
        end -= h * 0.66
        shapes.append(Circle(end + h * 0.28, middle, h * 0.32, stroke=ink, width=1.4, thing=thing))
        shapes.append(Text(end + h * 0.28, middle + 0.5, "1", h * 0.5, "middle", True, 0, h * 0.5, fill=ink, thing=thing))
    if passed:
        wide = h * 2.0
        end -= wide
        shapes.append(Text(end + wide / 2, middle, passed, size * 0.8, "middle", False, wide - 4, size * 0.85, fill=ink, thing=thing))
    shapes.append(Text(x + h * 0.95, middle + 0.5, name, size, "start", True, end - x - h, size * 1.25, fill=ink, thing=thing))
    return tuple(shapes)


@lru_cache(maxsize=1024)
def counter(name: str, text: str, note: str, box: Box, thing: str) -> tuple[Shape, ...]:
    """A sign with a large number."""
    x, y, _w, h = box
    size = min(26.0, h * 0.8)
    return (
        *sign(name, x + size / 2, y + h / 2, size, thing),
        Text(x + size + 6, y + h / 2 + 0.5, text, size * 0.86, "start", True, 46, size, fill="text", thing=thing),
        *((Text(x + size + 10 + len(text) * size * 0.52, y + h / 2 + 1, note, 12, "start", False, 70, 13, fill="quiet", thing=thing),) if note else ()),
    )


@lru_cache(maxsize=64)
def desk(train: str, promote: str, train_price: tuple[Token, ...], promote_price: tuple[Token, ...], open_train: bool, open_promote: bool) -> tuple[Shape, ...]:
    """Where figures are trained and promoted at the start of a turn."""
    y, h = SHIP[1] + 4, HEAD - 4
    middle = y + h / 2
    shapes: list[Shape] = [Rect(DESK_X, y, SHIP[0] + SHIP[2] - DESK_X - 5, h, 6, fill="tile")]
    left = DESK_X + 10
    shapes.append(Text(left, middle, train, 14, "start", False, 66, 15.5, fill="text" if open_train else "quiet"))
    shapes += row(train_price, left + 72, middle, 20, 40, "", "start")
    for i, colour in enumerate(("red", "yellow", "blue")):
        thing = f"train-{colour}"
        box = train_box(i)
        shapes.append(Rect(*box, fill="panel", stroke=HUES[colour] if open_train else "line", width=1.8, thing=thing))
        shapes += sign(colour, box[0] + box[2] / 2, box[1] + box[3] / 2, 23, thing, 1.0 if open_train else 0.35)
    shapes.append(Text(left + 272, middle, promote, 14, "start", False, 84, 15.5, fill="text" if open_promote else "quiet"))
    shapes += row(promote_price, left + 362, middle, 20, 60, "", "start")
    box = promote_box()
    shapes.append(Rect(*box, fill="panel", stroke="art.glow" if open_promote else "line", width=1.8, thing="promote"))
    shapes += sign("ring", box[0] + box[2] / 2, box[1] + box[3] / 2, 24, "promote", 1.0 if open_promote else 0.35)
    return tuple(shapes)


def train_box(number: int) -> Box:
    """The place to touch for training to one of the three colours."""
    return DESK_X + 120 + 50 * number, SHIP[1] + 6, 44, HEAD - 8


def promote_box() -> Box:
    return DESK_X + 430, SHIP[1] + 6, 44, HEAD - 8


@lru_cache(maxsize=16)
def rooms_ground(ready: str, queue: str, hold: str, stay: str) -> tuple[Shape, ...]:
    """The grounds of ready room, queue and hold, with what they are."""
    shapes: list[Shape] = [
        Rect(*READY, 9, fill="space", stroke="tile.edge", width=1.4),
        Rect(*QUEUE, 9, fill="space", stroke="tile.edge", width=1.4),
        Rect(*HOLD, 9, fill="space", stroke="tile.edge", width=1.4),
    ]
    for box, text in ((READY, ready), (QUEUE, queue), (HOLD, hold)):
        x, y, _w, h = box
        h -= 20 if box is QUEUE else 0
        lines = text.split("\n")
        for i, line in enumerate(lines):
            shapes.append(Text(x + 9, y + h / 2 + (i - (len(lines) - 1) / 2) * 15, line, 13, "start", True, 52, 15, fill="quiet"))
    x, y, _w, h = QUEUE
    shapes.append(Polygon(((x + 66, y + h / 2 - 8), (x + 56, y + h / 2), (x + 66, y + h / 2 + 8)), fill="quiet"))
    shapes.append(Line(((x + 9, y + h - 6), (x + 50, y + h - 6)), stroke="art.ember", width=3))
    shapes.append(Text(x + 9, y + h - 15, stay, 11.5, "start", False, 46, 12, fill="quiet"))
    return tuple(shapes)


@lru_cache(maxsize=512)
def crowd(box: Box, kind: str, number: int, thing: str) -> tuple[Shape, ...]:
    """All figures of one kind in the ready room."""
    x, y, w, h = box
    shapes: list[Shape] = [plate(x, y, w, h, 5, "tile", HUES[kind.rstrip("*")], 1.4, thing)]
    size = min(46.0, w * 0.86)
    if number > 1:
        shapes += sign(kind, x + w / 2, y + h / 2 - 9, size * 0.92, thing)
        shapes.append(Text(x + w / 2, y + h - 11, f"×{number}", 17, "middle", True, w - 4, 19, fill="text", thing=thing))
    else:
        shapes += sign(kind, x + w / 2, y + h / 2, size, thing)
    return tuple(shapes)


@lru_cache(maxsize=512)
def queued(box: Box, kind: str, stays: bool, thing: str) -> tuple[Shape, ...]:
    """A figure in the queue; the last three, who stay at the end of the round, stand on a ledge."""
    x, y, w, h = box
    shapes: list[Shape] = [Rect(x, y, w - 1.5, h, fill="tile" if stays else "panel", thing=thing)]
    if stays:
        shapes.append(Line(((x + 2, y + h - 2), (x + w - 4, y + h - 2)), stroke="art.ember", width=3, thing=thing))
    shapes += sign(kind, x + w / 2 - 0.8, y + h / 2 - 1, min(38.0, w * 0.92), thing)
    return tuple(shapes)


@lru_cache(maxsize=512)
def room(box: Box, name: str, colour: str, tokens: tuple[Token, ...], thing: str) -> tuple[Shape, ...]:
    """A basic room: its colour and shape on the head, what it does below."""
    x, y, w, h = box
    return (
        plate(x, y, w, h, 6, "tile", HUES[colour], 1.8, thing),
        Polygon(((x + 6, y), (x + w - 6, y), (x + w, y + 6), (x + w, y + 26), (x, y + 26), (x, y + 6)), fill=HUES[colour], thing=thing),
        replace(glyph(colour, 7, x + 15, y + 13.5), thing=thing),
        Text(x + 28, y + 14, name, 14.5, "start", True, w - 34, 17, fill=INK, thing=thing),
        *row(tokens, x + w / 2, y + 26 + (h - 26) / 2, 34, w - 14, thing),
    )


@lru_cache(maxsize=1024)
def cargo(box: Box, name: str, locker: bool, thing: str) -> tuple[Shape, ...]:
    """A cargo slot and what lies in it."""
    x, y, w, h = box
    shapes: list[Shape] = [Rect(x, y, w, h, fill="tile", stroke="art.ice" if locker else "line", width=2 if locker else 1, thing=thing)]
    if name:
        shapes += sign(name, x + w / 2, y + h / 2, min(34.0, w * 0.88), thing)
    return tuple(shapes)


@lru_cache(maxsize=128)
def over(x: float, y: float, number: int) -> tuple[Shape, ...]:
    """Overdamage on top of a full hold."""
    return (
        Circle(x, y, 12, fill="danger", stroke="under", width=1.5, thing=""),
        Text(x, y + 0.5, f"+{number}", 13, "middle", True, 21, 14, fill="under"),
    )


@lru_cache(maxsize=64)
def airlock_ground(title: str, note: str, busy: bool) -> tuple[Shape, ...]:
    """The airlock, bright while a mission is under way."""
    x, y, w, h = AIRLOCK
    shapes: list[Shape] = [Rect(x, y, w, h, 10, fill="space", stroke="hint" if busy else "tile.edge", width=2.4 if busy else 1.4)]
    if title:
        shapes.append(Text(x + w / 2, y + h / 2 - 10, title, 16, "middle", True, w - 20, 20, fill="quiet"))
        shapes.append(Text(x + w / 2, y + h / 2 + 14, note, 13, "middle", False, w - 20, 15, fill="quiet"))
    return tuple(shapes)


@lru_cache(maxsize=16)
def at_hand(kind: str, title: str, thing: str) -> tuple[Shape, ...]:
    """A commander between two rooms."""
    x, y, w, h = AIRLOCK
    return (
        plate(x, y, w, h, 8, "space", "hint", 2.4, thing),
        *sign(kind, x + w / 2, y + 62, 84, thing),
        Text(x + w / 2, y + h - 22, title, 17, "middle", True, w - 20, 20, fill="text", thing=thing),
    )


@lru_cache(maxsize=64)
def score_pad(columns: tuple[str, ...], lines: tuple[tuple[int, tuple[str, ...], str], ...], thing: str) -> tuple[Shape, ...]:
    """Who scored what: a column for each source of points, the total last."""
    x, y, w, h = AIRLOCK
    shapes: list[Shape] = [plate(x, y, w, h, 8, "space", "art.sun", 2, thing)]
    wide = (w - 84) / len(columns)
    high = min(34.0, (h - 34) / max(1, len(lines)))
    for i, name in enumerate(columns):
        shapes += sign(name, round(x + 30 + wide * (i + 0.5), 1), y + 18, 20, thing)
    shapes += sign("star", x + w - 28, y + 18, 24, thing)
    for number, (player, values, total) in enumerate(lines):
        middle = y + 36 + high * (number + 0.5)
        shapes.append(marker(COLOURS[player], x + 17, middle, 8, thing))
        for i, value in enumerate(values):
            shapes.append(Text(x + 30 + wide * (i + 0.5), middle, value, 13.5, "middle", False, wide - 1, 14.5, fill="text", thing=thing))
        shapes.append(Text(x + w - 28, middle, total, 18, "middle", True, 50, 20, fill="text", thing=thing))
    return tuple(shapes)


@lru_cache(maxsize=16)
def tech_frame(left: tuple[str, str, str], right: tuple[str, str, str]) -> tuple[Shape, ...]:
    """The symbols on the frame at both ends of the technology board."""
    x, y, w, h = TECH
    shapes: list[Shape] = [Rect(x, y, w, h, 9, fill="tile.back", stroke="tile.back.edge", width=1)]
    for symbols, at in ((left, x + FRAME / 2), (right, x + w - FRAME / 2)):
        for level, symbol in zip((0.2, 0.5, 0.8), symbols, strict=True):
            if symbol:
                shapes += sign(symbol, at, round(y + 25 + (h - 25) * level, 1), 17)
    return tuple(shapes)
