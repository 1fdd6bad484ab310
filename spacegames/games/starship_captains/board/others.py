"""The ships of the other captains, compact but complete; in a solo game the passenger and Captain Shadow's cards."""

from __future__ import annotations

from functools import lru_cache

from spacegames.scene.marks import reconstructed as reconstructed_mark
from spacegames.scene.palette import PLAYERS
from spacegames.scene.shapes import Box, Rect, Shape, Text

from .cards import Edge
from .pictograms import HUES, INK, Token, block, row, sign, width
from .starmap import COLOURS


@lru_cache(maxsize=64)
def ground(player: int, box: Box) -> tuple[Shape, ...]:
    return (Rect(*box, 9, fill="panel", stroke=PLAYERS[COLOURS[player]][0], width=1.6),)


@lru_cache(maxsize=2048)
def crew(box: Box, figures: tuple[tuple[str, int], ...], size: float, title: str, thing: str) -> tuple[Shape, ...]:
    """A line of figures on a ground: the ready room, or the queue with its front at the left."""
    x, y, w, h = box
    shapes: list[Shape] = [Rect(x, y, w, h, fill="space", stroke="line", width=1, thing=thing)]
    shapes.append(Text(x + 5, y + h / 2, title, 11.5, "start", False, 38, 12, fill="quiet", thing=thing))
    tokens: tuple[Token, ...] = tuple(("", kind, f"×{number}" if number > 1 else "") for kind, number in figures)
    if tokens:
        shapes += row(tokens, x + 46, y + h / 2, size, w - 50, thing, "start")
    return tuple(shapes)


@lru_cache(maxsize=2048)
def hold(box: Box, items: tuple[str, ...], over: int, thing: str) -> tuple[Shape, ...]:
    """The cargo slots in a line."""
    x, y, w, h = box
    step = w / max(8, len(items))
    size = min(h - 4, step - 1.5)
    shapes: list[Shape] = [Rect(x, y, w, h, fill="space", stroke="line", width=1, thing=thing)]
    for i, name in enumerate(items):
        if name:
            shapes += sign(name, round(x + step * (i + 0.5), 1), y + h / 2, round(size, 1), thing)
    if over:
        shapes.append(Text(x + w - 8, y + 8, f"+{over}", 12, "end", True, 24, 13, fill="danger", thing=thing))
    return tuple(shapes)


@lru_cache(maxsize=2048)
def slot(box: Box, thing: str, kind: str, tokens: tuple[Token, ...], damaged: bool, left: Edge, right: Edge) -> tuple[Shape, ...]:
    """A technology slot: colour of the card and what it does, or damage; with room the edge symbols too."""
    x, y, w, h = box
    edge = {"ability": "art.sea", "omega": "art.rose"}.get(kind) or HUES.get(kind, "line")
    shapes: list[Shape] = [Rect(x, y, w, h, fill="tile" if kind else "space", stroke=edge, width=1.6 if kind else 1, thing=thing)]
    inset = 3.0
    if h >= 44:
        inset = 17.0
        for symbols, at in ((left, x + 9), (right, x + w - 9)):
            for level, symbol in zip((0.2, 0.5, 0.8), symbols, strict=True):
                if symbol:
                    shapes += sign(symbol, at, round(y + h * level, 1), 14, thing, 1.0 if kind else 0.5)
    if damaged:
        return (*shapes, *sign("damage", x + w / 2, y + h / 2, min(36.0, h - 4), thing))
    if not kind:
        return tuple(shapes)
    shapes.append(Rect(x + 1, y + 1, w - 2, 5, fill=edge, thing=thing))
    shapes += block(tokens, x + inset, y + 6, w - 2 * inset, h - 7, 26, thing)
    return tuple(shapes)


@lru_cache(maxsize=512)
def counters(box: Box, tokens: tuple[tuple[Token, str], ...], size: float) -> tuple[Shape, ...]:
    """Numbers with signs, each its own thing, from the left."""
    x, y, _w, h = box
    shapes: list[Shape] = []
    for token, thing in tokens:
        shapes += row((token,), x, y + h / 2, size, 80, thing, "start")
        x += width((token,), size) + size * 0.7
    return tuple(shapes)


# ---- solo


@lru_cache(maxsize=64)
def passenger(box: Box, name: str, does: tuple[Token, ...], scores: tuple[Token, ...], title: str, said: tuple[str, str], rebuilt: bool) -> tuple[Shape, ...]:
    """The passenger of a solo game."""
    x, y, w, h = box
    thing = "passenger"
    shapes: list[Shape] = [
        Rect(x, y, w, h, 9, fill="tile", stroke="art.sea", width=1.8, thing=thing),
        Rect(x + 1, y + 1, w - 2, 28, 8, fill="art.sea", thing=thing),
        Text(x + 10, y + 15.5, name, 16, "start", True, w - 20, 18, fill=INK, thing=thing),
        Text(x + 10, y + 45, title, 12.5, "start", False, w - 20, 14, fill="quiet", thing=thing),
    ]
    half = (h - 58) / 2
    for i, (tokens, text) in enumerate(zip((does, scores), said, strict=True)):
        top = y + 54 + half * i
        shapes += block(tokens, x + 12, top, w - 24, half - 24, 34, thing)
        shapes.append(Text(x + w / 2, top + half - 14, text, 13, "middle", False, w - 24, 15, fill="text", thing=thing))
    if rebuilt:
        shapes.append(reconstructed_mark(x + w - 12, y + h - 12, thing, 4))
    return tuple(shapes)


@lru_cache(maxsize=64)
def shadow(box: Box, title: str, left: int, note: str) -> tuple[Shape, ...]:
    """Captain Shadow's deck."""
    x, y, w, h = box
    thing = "action-deck"
    return (
        Rect(x, y, w, h, 9, fill="panel", stroke="quiet", width=1.6, thing=thing),
        Text(x + w / 2, y + 18, title, 16, "middle", True, w - 16, 19, fill="text", thing=thing),
        Rect(x + w / 2 - 34, y + 36, 68, 92, 7, fill="tile.back", stroke="tile.back.edge", width=1.4, thing=thing),
        Text(x + w / 2, y + 82, str(left), 40, "middle", True, 60, 42, fill="text", thing=thing),
        Text(x + w / 2, y + h - 24, note, 13, "middle", False, w - 16, 15, fill="quiet", thing=thing),
    )


@lru_cache(maxsize=128)
def action(box: Box, tokens: tuple[Token, ...], thing: str) -> tuple[Shape, ...]:
    """A revealed action card above a slot of the central board."""
    x, y, w, h = box
    return (
        Rect(x, y, w, h, 4, fill="menace", stroke="quiet", width=1, thing=thing),
        *row(tokens, x + w / 2, y + h / 2, min(15.0, h - 2), w - 4, thing, ink="art.glow"),
    )
