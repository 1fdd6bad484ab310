"""The seats: the viewer's headquarters at full size, and the compact ones of the others."""

from __future__ import annotations

from functools import lru_cache

from spacegames.scene.layout import circle_of
from spacegames.scene.palette import PLAYERS, marker
from spacegames.scene.shapes import Box, Circle, Line, Polygon, Rect, Shape

from .cards import Face, card
from .pictograms import INK, Token, base_sign, fitting, plaque, plate, row, sign, width, writing
from .places import HAND, LEGACY, SEAT, STORE, WHEEL, slot_box, store_box
from .sites import COLOURS, Tile, star_tile, tile


@lru_cache(maxsize=16)
def ground(player: int) -> tuple[Shape, ...]:
    """The viewer's seat; it never changes, for what lies on it would have to be painted again."""
    return (plaque(SEAT, 7, "panel", PLAYERS[COLOURS[player]][0], 2),)


TRACK: Box = (SEAT[0] + 240, SEAT[1] + 4, 310, 24)
"""The profit track of all players in the head of the viewer's seat."""


def _place(profit: int) -> tuple[int, int]:
    """Where a profit stands on the track of 50, and how often it went round before."""
    return (profit, 0) if profit <= 50 else ((profit - 1) % 50 + 1, (profit - 1) // 50)


@lru_cache(maxsize=512)
def profit_track(profits: tuple[int, ...], winners: tuple[int, ...]) -> tuple[Shape, ...]:
    """Where everybody stands from 0 to 50; above that the markers start again and say so."""
    x, y, w, h = TRACK
    line = y + h - 7
    shapes: list[Shape] = [Line(((x, line), (x + w, line)), stroke="tile.edge", width=3)]
    for mark in range(0, 51, 10):
        at = x + w * mark / 50
        shapes.append(Line(((at, line - 4), (at, line + 4)), stroke="tile.edge", width=2))
        shapes.append(writing(at, y + 3, str(mark), 11, "middle", False, 0, 12, fill="quiet"))
    for player, profit in sorted(enumerate(profits), key=lambda entry: entry[1]):
        place, laps = _place(profit)
        level = [other for other, value in enumerate(profits) if _place(value)[0] == place]
        at = x + w * place / 50 + 9 * (level.index(player) - (len(level) - 1) / 2)
        shapes.append(marker(COLOURS[player], at, line - 1, 7, edge="player.ink", width=1.2))
        if laps and player == level[-1]:
            shapes.append(writing(at + 10, line - 1, f"+{50 * laps}", 11, "start", True, 32, 12, fill="text"))
    return tuple(shapes)


@lru_cache(maxsize=2048)
def money(profit: int, x: float, y: float, size: float, thing: str) -> tuple[Shape, ...]:
    """A player's profit, large."""
    return (
        *sign("coin", x, y, size, thing),
        writing(x + size * 0.7, y + 0.6, str(profit), size * 1.02, "start", True, size * 1.8, size * 1.1, fill="text", thing=thing),
    )


# ---- the headquarters


@lru_cache(maxsize=256)
def slot(player: int, number: int, face: Face | None, printed: tuple[str, int] | None, open_to_cards: bool, text: str) -> tuple[Shape, ...]:
    """An Infra box: the card in it, else its printed value. The fourth box never takes a card."""
    box = slot_box(number)
    x, y, w, h = box
    thing = f"slot-{player}-{number}" if open_to_cards else f"research-{player}"
    if face is not None:
        return (*card(box, thing, face), *_corner(x + w, y + h, number, thing))
    shapes: list[Shape] = [plaque((x, y, w, h), 5, "space", "tile.edge", thing=thing)]
    if printed:
        action, value = printed
        shapes += plate(action, x + 30, y + h / 2 + 4, 36, thing)
        shapes.append(writing(x + 66, y + h / 2 + 4.6, str(value), 30, "middle", True, 34, 32, fill="text", thing=thing))
    else:
        shapes.append(writing(x + w / 2, y + h / 2, text, 13, "middle", False, w - 12, 16, fill="quiet", thing=thing))
    return (*shapes, *(_corner(x + w, y + h, number, thing) if open_to_cards else ()))


def _corner(x: float, y: float, number: int, thing: str) -> list[Shape]:
    return [
        Rect(x - 18, y - 18, 16, 16, fill="panel", thing=thing),
        writing(x - 10, y - 9.6, str(number), 12.5, "middle", True, 14, 13.5, fill="quiet", thing=thing),
    ]


@lru_cache(maxsize=256)
def hq_shield(player: int, box: Box) -> tuple[Shape, ...]:
    """The spot for using the Infra shielded."""
    x, y, w, h = box
    thing = f"hq-{player}-shielded"
    return (Rect(x, y, w, h, 6, fill="space", stroke="art.ice", width=1.2, thing=thing), *sign("shield", x + w / 2, y + h / 2, min(w, h) - 6, thing))


@lru_cache(maxsize=1024)
def wheel(player: int, genetics: int, revelation: int, spaces: int, rebuilt: bool) -> tuple[Shape, ...]:
    """The progress wheel with both cubes; its top space earns a card."""
    x, y, w, h = WHEEL
    thing = f"wheel-{player}"
    cx, cy = x + w / 2, y + h / 2 + 1
    shapes: list[Shape] = [
        plaque((x, y, w, h), 5, "space", "tile.edge", thing=thing),
        Circle(cx, cy, 33, stroke="line", width=3, thing=thing),
    ]
    for number, (px, py) in enumerate(circle_of(spaces, cx, cy, 33)):
        here = [name for name, place in (("gene", genetics), ("reveal", revelation)) if place == number]
        shapes.append(Circle(px, py, 13, fill="tile" if number else "strip.go", stroke="tile.edge" if number else "hint", width=2, thing=thing))
        if not here:
            shapes.append(writing(px, py + 0.5, str(number) if number else "★", 12, "middle", False, 20, 13, fill="quiet", thing=thing))
        for i, name in enumerate(here):
            shift = 0.0 if len(here) == 1 else (-9.0 if i == 0 else 9.0)
            shapes += sign(name, px + shift, py, 18, thing)
    return tuple(shapes)


@lru_cache(maxsize=512)
def legacy(player: int, found: Tile | None, title: str) -> tuple[Shape, ...]:
    """The Legacy box with its producing pair."""
    x, y, w, h = LEGACY
    thing = f"legacy-{player}"
    shapes: list[Shape] = [
        plaque((x, y, w, h), 5, "space", "tile.edge", thing=thing),
        writing(x + w / 2, y + 13, title, 13, "middle", True, w - 8, 15, fill="quiet", thing=thing),
    ]
    if found is None:
        return (*shapes, *sign("none", x + w / 2, y + h / 2 + 6, 20, thing))
    return (*shapes, *tile((x + 4, y + 28, w - 8, h - 36), thing, found))


@lru_cache(maxsize=1024)
def store(player: int, index: int, base: str, left: int, open_now: bool) -> tuple[Shape, ...]:
    """One type of base in the store and how many are left."""
    box = store_box(index)
    x, y, w, h = box
    thing = f"store-{player}-{base}"
    role = PLAYERS[COLOURS[player]][0]
    fade = 1.0 if open_now and left else 0.35
    return (
        Rect(x, y, w, h, fill="tile", stroke="tile.edge" if open_now else "line", width=1.2, thing=thing),
        Circle(x + 17, y + h / 2, 13, fill=role, opacity=fade, thing=thing),
        *sign(base_sign(base), x + 17, y + h / 2, 17, thing),
        writing(x + w - 8, y + h / 2 + 0.5, f"×{left}", 14, "end", True, w - 38, 16, fill="text" if open_now and left else "quiet", thing=thing),
    )


@lru_cache(maxsize=4)
def store_ground() -> tuple[Shape, ...]:
    return (plaque(STORE, 5, "space", "tile.edge"),)


# ---- compact seats


@lru_cache(maxsize=64)
def small_ground(player: int, box: Box) -> tuple[Shape, ...]:
    return (plaque(box, 7, "panel", PLAYERS[COLOURS[player]][0]),)


@lru_cache(maxsize=4096)
def small_slot(box: Box, thing: str, parts: tuple[tuple[str, str, bool], ...], number: int, covers: bool) -> tuple[Shape, ...]:
    """An Infra box of a rival: the values it gives, one below the other."""
    x, y, w, h = box
    shapes: list[Shape] = [Rect(x, y, w, h, fill="tile" if covers else "space", stroke="tile.edge", width=1.2, thing=thing)]
    if not parts:
        shapes.append(writing(x + w / 2, y + h / 2, str(number), 13, "middle", False, w, 14, fill="quiet", thing=thing))
        return tuple(shapes)
    step = w / len(parts) if h < 34 else w
    for i, (action, text, shielded) in enumerate(parts):
        if h < 34:
            cx, cy, room = x + step * (i + 0.5), y + h / 2, step
        else:
            cx, cy, room = x + w / 2, y + h * (i + 0.5) / len(parts), w
        size = min(22.0, room * 0.46, (h / (1 if h < 34 else len(parts))) - 4)
        shapes += plate(action, cx - size * 0.56, cy, round(size, 1), thing)
        shapes.append(writing(cx + size * 0.56, cy + 0.5, text, size * 0.86, "middle", True, room / 2 - 2, size, fill="text", thing=thing))
        if shielded:
            shapes += sign("shield", cx + room / 2 - 8, cy - 1, 11, thing)
    return tuple(shapes)


@lru_cache(maxsize=1024)
def small_wheel(box: Box, thing: str, genetics: int, revelation: int, spaces: int) -> tuple[Shape, ...]:
    """How far both cubes of a rival have come."""
    x, y, w, h = box
    tokens: tuple[Token, ...] = (("", "gene", f"{genetics}/{spaces}"), ("", "reveal", f"{revelation}/{spaces}"))
    shapes: list[Shape] = [Rect(x, y, w, h, fill="space", stroke="tile.edge", width=1.2, thing=thing)]
    if h < 34:
        return (*shapes, *row(tokens, x + w / 2, y + h / 2, 14, w - 6, thing))
    for i, token in enumerate(tokens):
        shapes += row((token,), x + w / 2, y + h * (0.28 + 0.44 * i), 15, w - 6, thing)
    return tuple(shapes)


@lru_cache(maxsize=512)
def small_legacy(box: Box, thing: str, found: Tile | None) -> tuple[Shape, ...]:
    x, y, w, h = box
    if found is None:
        return (Rect(x, y, w, h, fill="space", stroke="tile.edge", width=1.2, thing=thing), *sign("none", x + w / 2, y + h / 2, 14, thing))
    return star_tile(box, thing, found)


def tokens_line(tokens: tuple[Token, ...], x: float, y: float, size: float, room: float, thing: str) -> tuple[list[Shape], float]:
    """Tokens from x on, and where they end."""
    size = fitting(tokens, size, room)
    return row(tokens, x, y, size, room, thing, "start"), x + width(tokens, size)


@lru_cache(maxsize=512)
def perk(box: Box, thing: str, action: str, tokens: tuple[Token, ...]) -> tuple[Shape, ...]:
    """A progress card somebody owns."""
    x, y, w, h = box
    shapes: list[Shape] = [Rect(x, y, w, h, fill="tile", stroke="art.rose" if action == "adaptation" else "art.gas", width=2, thing=thing)]
    return (*shapes, *row(tokens, x + w / 2, y + h / 2, min(16.0, h - 6), w - 6, thing))


@lru_cache(maxsize=64)
def beyond(x: float, y: float, number: int, thing: str, r: float = 12.0) -> tuple[Shape, ...]:
    """A Beyond marker."""
    return (
        Polygon(((x, y - r), (x + r, y), (x, y + r), (x - r, y)), fill="art.glow", stroke=INK, width=1.2, thing=thing),
        writing(x, y + 0.6, str(number), r * 1.1, "middle", True, r, r * 1.2, fill=INK, thing=thing),
    )


@lru_cache(maxsize=8)
def whose_hand(player: int, text: str) -> tuple[Shape, ...]:
    """Whose cards lie below a seat that is not the viewer's own."""
    x, y, w, _h = HAND
    return (marker(COLOURS[player], x + w - 16, y + 14, 9, edge="player.ink"), writing(x + w - 32, y + 14.5, text, 14, "end", True, 160, 16, fill="text"))
