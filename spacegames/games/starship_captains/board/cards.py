"""Mission cards, technologies and the tokens that lie on planets."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from spacegames.scene.marks import reconstructed as reconstructed_mark
from spacegames.scene.shapes import Box, Circle, Line, Polygon, Rect, Shape, Text, around, text_width

from .pictograms import HUES, INK, Token, block, glyph, plate, row, sign

Edge = tuple[str, str, str]
"""The symbols of an edge, top first; "" where there is none."""

Row = tuple[str, tuple[Token, ...]]
"""A mission row: its colour and its effects."""


def short(text: str, size: float, room: float) -> str:
    """The text, or its beginning with a dot behind it, so that it fits at this size."""
    if text_width(text, size) <= room:
        return text
    while text and text_width(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip(" -'") + "…"


def broken(text: str, size: float, room: float, most: int = 2) -> tuple[str, ...]:
    """The text in as few lines as fit at this size, broken at blanks and hyphens, long words in the middle."""
    pieces: list[str] = []
    for piece in re.findall(r"[^ -]+-?", text):
        half = (len(piece) + 1) // 2
        pieces += [piece] if text_width(piece, size, True) <= room * 1.25 else [piece[:half] + "-", piece[half:]]
    lines: list[str] = []
    for piece in pieces:
        joint = "" if lines and lines[-1].endswith("-") else " "
        if lines and (len(lines) == most or text_width(lines[-1] + joint + piece, size, True) <= room):
            lines[-1] += joint + piece
        else:
            lines.append(piece)
    return tuple(lines)


# ---- missions


@lru_cache(maxsize=1024)
def mission(box: Box, thing: str, name: str, points: int, rows: tuple[Row, ...], rebuilt: bool) -> tuple[Shape, ...]:
    """A mission on the map: points, a row for each figure, the name below."""
    x, y, w, h = box
    shapes: list[Shape] = [plate(x, y, w, h, 5, "tile", "tile.edge", 1.2, thing)]
    shapes.append(Polygon(around(5, 13, x + 14, y + h - 27, inner=6.6), fill="art.rose", stroke=INK, width=1, thing=thing))
    shapes.append(Text(x + 14, y + h - 26.4, str(points), 14, "middle", True, 14, 14, fill=INK, thing=thing))
    room = h - 16
    high = min(17.0, room / len(rows))
    top = y + 2 + (room - high * len(rows)) / 2
    for i, (colour, tokens) in enumerate(rows):
        middle = top + high * (i + 0.5)
        shapes.append(Rect(x + 29, top + high * i + 0.6, w - 31, high - 1.2, fill="panel", stroke=HUES[colour], width=1, thing=thing))
        shapes.append(_glyph(colour, 5, x + 37, middle, thing))
        shapes += row(tokens, x + 29 + 15 + (w - 31 - 16) / 2, middle, 14.5, w - 31 - 18, thing)
    shapes.append(
        Text(x + 5, y + h - 7, short(name, 10.8, w - (20 if rebuilt else 9)), 11.5, "start", False, w - (20 if rebuilt else 9), 12.5, fill="text", thing=thing)
    )
    if rebuilt:
        shapes.append(reconstructed_mark(x + w - 8, y + h - 7, thing, 3.4))
    return tuple(shapes)


def _glyph(colour: str, r: float, x: float, y: float, thing: str) -> Shape:
    return _with(glyph(colour, r, round(x, 1), round(y, 1)), thing)


def _with(shape: Shape, thing: str) -> Shape:
    return replace(shape, thing=thing)


@lru_cache(maxsize=512)
def mission_sheet(
    box: Box, thing: str, name: str, points: int, rows: tuple[Row, ...], rebuilt: bool, crew: tuple[str, ...], done: tuple[str, ...], note: str, things: bool
) -> tuple[Shape, ...]:
    """The mission at the airlock: large rows, and the figure opposite each. `done` says of each row what became of it."""
    x, y, w, h = box
    shapes: list[Shape] = []
    shapes.append(Polygon(around(5, 16, x + w - 20, y + 17, inner=8.2), fill="art.rose", stroke=INK, width=1, thing=thing))
    shapes.append(Text(x + w - 20, y + 18, str(points), 17, "middle", True, 18, 18, fill=INK, thing=thing))
    shapes.append(Text(x + 8, y + 13, name, 15, "start", True, w - 62, 18, fill="text", thing=thing))
    if rebuilt:
        shapes.append(reconstructed_mark(x + w - 44, y + 14, thing, 4))
    shapes.append(Text(x + 8, y + 30, note, 12, "start", False, w - 50, 14, fill="quiet", thing=thing))
    top, room = y + 40, h - 44
    high = min(40.0, room / len(rows))
    for i, (colour, tokens) in enumerate(rows):
        ry = top + high * i
        id = f"{thing}-{i + 1}" if things else thing
        state = done[i] if i < len(done) else ""
        fill = "strip.go" if state == "applied" else "tile"
        shapes.append(plate(x + 6, ry, 46, high - 3, 5, "space", "tile.edge", 1.2, id))
        if i < len(crew):
            shapes += sign(crew[i], x + 29, ry + (high - 3) / 2, min(32.0, high - 7), id)
        else:
            shapes += sign("android" if colour == "android" else colour, x + 29, ry + (high - 3) / 2, min(28.0, high - 9), id, 0.22)
        shapes.append(plate(x + 56, ry, w - 62, high - 3, 5, fill, HUES[colour], 1.8, id))
        shapes.append(_glyph(colour, min(9.0, high * 0.26), x + 71, ry + (high - 3) / 2, id))
        shapes += row(tokens, x + 86 + (w - 120) / 2, ry + (high - 3) / 2, 24, w - 124, id)
        mark = x + w - 22, ry + (high - 3) / 2
        if state == "applied":
            shapes.append(Line(((mark[0] - 8, mark[1]), (mark[0] - 2, mark[1] + 6), (mark[0] + 8, mark[1] - 7)), stroke="text", width=3, thing=id))
        elif state == "twice":
            shapes.append(Text(*mark, "×2", 15, "middle", True, 22, 16, fill="text", thing=id))
    return tuple(shapes)


# ---- technologies


_LEVELS = (0.2, 0.5, 0.8)


def _edges(box: Box, top: float, left: Edge, right: Edge, size: float, thing: str, opacity: float = 1.0) -> list[Shape]:
    x, y, w, h = box
    shapes: list[Shape] = []
    for symbols, at in ((left, x + size * 0.58), (right, x + w - size * 0.58)):
        for level, symbol in zip(_LEVELS, symbols, strict=True):
            if symbol:
                shapes += sign(symbol, round(at, 1), round(y + top + (h - top) * level, 1), size, thing, opacity)
    return shapes


def _head_role(kind: str) -> str:
    """The colour of a card's head: that of a room, else by its sort."""
    return HUES[kind] if kind in HUES else {"ability": "art.sea", "omega": "art.rose"}[kind]


def _hood(x: float, y: float, w: float, h: float, cut: float, role: str, thing: str) -> Shape:
    """The coloured head of a card."""
    return Polygon(((x + cut, y), (x + w - cut, y), (x + w, y + cut), (x + w, y + h), (x, y + h), (x, y + cut)), fill=role, thing=thing)


@lru_cache(maxsize=1024)
def technology(box: Box, thing: str, name: str, kind: str, deck: str, tokens: tuple[Token, ...], left: Edge, right: Edge, rebuilt: bool) -> tuple[Shape, ...]:
    """A technology on offer: name on a head of its colour, symbols at the edges, what it does in the middle."""
    x, y, w, h = box
    head = 33.0
    role = _head_role(kind)
    shapes: list[Shape] = [
        plate(x, y, w, h, 5, "tile", "tile.edge", 1.2, thing),
        _hood(x, y, w, head, 5, role, thing),
    ]
    lines = broken(name, 11.5, w - 4, 3)
    step = 13.5 if len(lines) < 3 else 10.8
    for i, line in enumerate(lines):
        at = y + head / 2 + 0.6 + (i - (len(lines) - 1) / 2) * step
        shapes.append(Text(x + w / 2, at, line, 12 if len(lines) < 3 else 11, "middle", True, w - 3, 12.5 if len(lines) < 3 else 11, fill=INK, thing=thing))
    shapes += _edges(box, head + 4, left, right, 15, thing)
    shapes += block(tokens, x + 17, y + head + 2, w - 34, h - head - 20, 22, thing)
    if kind in HUES:
        shapes.append(_glyph(kind, 5, x + w / 2, y + h - 10, thing))
    else:
        shapes.append(Text(x + w / 2, y + h - 9, "Ω" if kind == "omega" else "∞", 14, "middle", True, 0, 14, fill="quiet", thing=thing))
    if rebuilt:
        shapes.append(reconstructed_mark(x + w / 2 + 15, y + h - 10, thing, 3.4))
    return tuple(shapes)


@lru_cache(maxsize=1024)
def installed(box: Box, thing: str, name: str, kind: str, tokens: tuple[Token, ...], left: Edge, right: Edge, rebuilt: bool, stored: str) -> tuple[Shape, ...]:
    """A technology on the own board."""
    x, y, w, h = box[0] + 2, box[1], box[2] - 4, box[3]
    head = 25.0
    shapes: list[Shape] = [
        plate(x, y, w, h, 6, "tile", _head_role(kind), 1.8, thing),
        _hood(x, y, w, head, 6, _head_role(kind), thing),
    ]
    left_text = x + 8
    if kind in HUES:
        shapes.append(_glyph(kind, 7, x + 14, y + head / 2 + 1, thing))
        left_text = x + 27
    shapes.append(Text(left_text, y + head / 2 + 1.5, name, 14.5, "start", True, x + w - left_text - (20 if rebuilt else 6), 17, fill=INK, thing=thing))
    if rebuilt:
        shapes.append(_with(Polygon(((x + w - 12, y + 7), (x + w - 6.5, y + 17), (x + w - 17.5, y + 17)), stroke=INK, width=1.4), thing))
    shapes += _edges((x, y, w, h), head, left, right, 24, thing)
    shapes += block(tokens, x + 32, y + head + 4, w - 64, h - head - 8, 32, thing)
    if stored:
        shapes += sign(stored, x + w / 2, y + h - 13, 20, thing)
    return tuple(shapes)


@lru_cache(maxsize=256)
def empty_slot(box: Box, thing: str, label: str, left: Edge, right: Edge, damaged: bool, note: str) -> tuple[Shape, ...]:
    """A technology slot without a card: its printed symbols still count."""
    x, y, w, h = box[0] + 2, box[1], box[2] - 4, box[3]
    shapes: list[Shape] = [plate(x, y, w, h, 6, "space", "tile.edge", 1.2, thing)]
    shapes += _edges((x, y, w, h), 25.0, left, right, 24, thing, 0.62)
    if damaged:
        shapes += sign("damage", x + w / 2, y + h / 2 + 2, 54, thing)
        shapes.append(Text(x + w / 2, y + 13, note, 13, "middle", False, w - 12, 15, fill="reason", thing=thing))
    else:
        shapes.append(Text(x + w / 2, y + h / 2 + 4, label, 34, "middle", True, 60, 34, fill="line", thing=thing))
        shapes.append(Text(x + w / 2, y + 13, note, 13, "middle", False, w - 12, 15, fill="quiet", thing=thing))
    return tuple(shapes)


@lru_cache(maxsize=512)
def seam(x: float, y: float, h: float, levels: tuple[bool, ...], left: float, right: float) -> tuple[Shape, ...]:
    """A bright ring around each pair of equal symbols at a seam, reaching so far to both sides."""
    return tuple(
        Rect(x - left, round(y + 25 + (h - 25) * level - 15, 1), left + right, 30, 13, stroke="hint", width=2.6)
        for level, equal in zip(_LEVELS, levels, strict=True)
        if equal
    )


@lru_cache(maxsize=256)
def back(box: Box, thing: str, letter: str, count: str) -> tuple[Shape, ...]:
    """A deck or a card face down."""
    x, y, w, h = box
    return (
        Rect(x, y, w, h, 6, fill="tile.back", stroke="tile.back.edge", width=1.2, thing=thing),
        Circle(x + w / 2, y + h * 0.36, min(w, h) * 0.27, stroke="tile.back.mark", width=1.6, thing=thing),
        Text(x + w / 2, y + h * 0.36 + 0.5, letter, min(16.0, h * 0.36), "middle", True, w - 8, 17, fill="text", thing=thing),
        Text(x + w / 2, y + h - 9, count, 13, "middle", True, w - 4, 14, fill="quiet", thing=thing),
    )


@lru_cache(maxsize=64)
def gap(box: Box, thing: str) -> tuple[Shape, ...]:
    """The place of a card that has been taken."""
    x, y, w, h = box
    return (Rect(x + 1, y + 1, w - 2, h - 2, 6, fill="space", stroke="line", width=1.2, thing=thing),)
