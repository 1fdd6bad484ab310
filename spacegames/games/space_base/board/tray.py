"""The bar with turn and phase, the tray with the dice and what they can bring, and the legend."""

from __future__ import annotations

from functools import cache, lru_cache

from spacegames.scene.layout import die
from spacegames.scene.marks import reconstructed as reconstructed_mark
from spacegames.scene.palette import PLAYERS
from spacegames.scene.shapes import Box, Line, Point, Polygon, Rect, Shape, Text, text_width

from ..components import PAYOUTS
from .pictograms import Token, row, sign
from .places import BAR, DICE, FACES, LEGEND_Y, ODDS, OTHERS, TRAY, WIDTH, YARD, die_box
from .post import COLOURS, stamp


@lru_cache(maxsize=512)
def bar(player: int, name: str, note: str, phase: int, phases: tuple[str, ...], headline: str) -> tuple[Shape, ...]:
    """Whose turn it is and which of the nine phases; a headline instead of phases before the game and after it."""
    x, y, w, h = BAR
    middle = y + h / 2
    role = PLAYERS[COLOURS[player]][0] if player >= 0 else "tile"
    ink = "player.ink" if player >= 0 else "text"
    shapes: list[Shape] = [Rect(x, y, w, h, 9, fill="panel", stroke="line", width=1.2), Rect(x, y, 190, h, 9, fill=role, stroke="line", width=1.2)]
    left = x + 12
    if player >= 0:
        shapes.append(stamp(player, x + 20, middle, 10))
        left = x + 38
    shapes.append(Text(left, middle - (6.5 if note else 0), name, 16.5, "start", True, x + 184 - left, 20 if note else 0, fill=ink))
    if note:
        shapes.append(Text(left, middle + 10, note, 12, "start", False, x + 184 - left, 13.5, fill=ink))
    if headline:
        shapes.append(Text(x + 206, middle, headline, 17, "start", True, w - 220, fill="text"))
        return tuple(shapes)
    wides = [152.0 if i == phase else 94.0 for i in range(9)]
    scale = (w - 200) / sum(wides)
    left = x + 196
    for i, (phase_name, wide) in enumerate(zip(phases, (wide * scale for wide in wides), strict=True)):
        here = i == phase
        edge: tuple[Point, ...] = (
            (left, y + 4),
            (left + wide - 10, y + 4),
            (left + wide - 3, middle),
            (left + wide - 10, y + h - 4),
            (left, y + h - 4),
            (left + 7, middle),
        )
        shapes.append(Polygon(edge[:-1] if i == 0 else edge, fill="chosen" if here else "tile", stroke="line", width=1))
        shapes.append(
            Text(
                left + wide / 2,
                middle,
                f"{i + 1} {phase_name}",
                16 if here else 12.5,
                "middle",
                here,
                wide - 20,
                18 if here else 14,
                fill="under" if here else "quiet",
            )
        )
        left += wide
    return tuple(shapes)


@cache
def ground() -> tuple[Shape, ...]:
    """The panels behind the shipyard and the dice."""
    return (
        Rect(*YARD, 9, fill="panel", stroke="line", width=1),
        Rect(*TRAY, 9, fill="panel", stroke="line", width=1),
    )


@lru_cache(maxsize=256)
def dice(one: int, two: int, fixed: int, note: str) -> tuple[Shape, ...]:
    """The two dice on their plate; a pin marks one that was set instead of rolled."""
    x, y, w, h = DICE
    shapes: list[Shape] = [Rect(x, y, w, h, 10, fill="tile", stroke="tile.edge", width=1.2, thing="dice")]
    for i, value in enumerate((one, two)):
        box = die_box(i)
        shapes += die(value, box, f"die-{i + 1}")
        if not value:
            shapes.append(Text(box[0] + box[2] / 2, box[1] + box[3] / 2, "?", 32, "middle", True, 0, 34, fill="die.pip", thing=f"die-{i + 1}"))
        if i < fixed:
            shapes.append(
                Polygon(
                    ((box[0] + 22, box[1] - 6), (box[0] + 36, box[1] - 6), (box[0] + 29, box[1] + 5)),
                    fill="hint",
                    stroke="under",
                    width=1.2,
                    thing=f"die-{i + 1}",
                )
            )
    shapes.append(Text(x + w / 2, y + h - 14, note, 13, "middle", False, w - 10, 16, fill="text", thing="dice"))
    return tuple(shapes)


@lru_cache(maxsize=1024)
def way(box: Box, thing: str, signs: tuple[int, ...], total: int, text: str, tokens: tuple[Token, ...], state: str, note: str) -> tuple[Shape, ...]:
    """One way to use the dice: the sectors it points at, and the sum of what they pay. `state` is open, used or left; a note is for afterwards."""
    x, y, w, h = box
    used, quiet = state == "used", state == "left"
    fade = 0.55 if quiet else 1.0
    shapes: list[Shape] = [
        Rect(
            x, y, w, h, 9, fill="strip.go" if used else "tile", stroke="art.sun" if used else "tile.edge", width=2.4 if used else 1.4, opacity=fade, thing=thing
        )
    ]
    left = x + 10
    for value in signs:
        shapes += die(value, (left, y + 9, 26, 26), thing)
        left += 31
    if total:
        shapes.append(Text(left + 2, y + 22.5, f"Σ {total}", 26, "start", True, 76, 28, fill="text", thing=thing))
        left += text_width(f"Σ {total}", 26, True) * 0.9 + 4
    shapes.append(Text(left + 6, y + 22.5, text, 15, "start", False, x + w - 12 - left - (22 if used else 0), 20, fill="text", thing=thing))
    if used:
        shapes.append(Line(((x + w - 28, y + 22), (x + w - 21, y + 29), (x + w - 10, y + 13)), stroke="text", width=3.4, thing=thing))
    shapes += row(tokens, x + w / 2, y + h - 34, 34, w - 24, thing)
    if note:
        shapes.append(Text(x + w / 2, y + h - 32, note, 16, "middle", False, w - 24, 24, fill="text", thing=thing))
    return tuple(shapes)


@lru_cache(maxsize=1024)
def arrow_way(box: Box, thing: str, way: int, to: int, text: str, tokens: tuple[Token, ...]) -> tuple[Shape, ...]:
    """A side to which an arrow can point: the sector there, and what it pays."""
    x, y, w, h = box
    at = x + 26 if way == 0 else x + w - 26
    return (
        Rect(x, y, w, h, 9, fill="tile", stroke="tile.edge", width=1.4, thing=thing),
        *sign(("left", "right")[way], at, y + 23, 32, thing),
        Text(x + w / 2 - 30, y + 23, str(to), 28, "middle", True, 40, 30, fill="text", thing=thing),
        Text(x + w / 2 - 8, y + 23, text, 15, "start", False, 76, 20, fill="text", thing=thing),
        *row(tokens, x + w / 2, y + h - 34, 34, w - 24, thing),
    )


@lru_cache(maxsize=64)
def face(value: int) -> tuple[Shape, ...]:
    """A face to which a die can be turned."""
    return tuple(die(value, FACES.box(1, value), f"face-{value}"))


@lru_cache(maxsize=64)
def tray_note(text: str, size: float = 15.0) -> tuple[Shape, ...]:
    """A line of text at the top of the tray, beside the dice."""
    return (Text(TRAY[0] + 160, TRAY[1] + 17, text, size, "start", False, TRAY[2] - 180, size * 1.3, fill="text"),)


@lru_cache(maxsize=64)
def tray_wait(text: str) -> tuple[Shape, ...]:
    """What the tray says while there is nothing to choose in it."""
    x, y, w, h = TRAY
    return (Text(x + 150 + (w - 156) / 2, y + h / 2, text, 18, "middle", False, w - 190, 24, fill="quiet"),)


@lru_cache(maxsize=16)
def legend(entries: tuple[tuple[str, str], ...]) -> tuple[Shape, ...]:
    """What the small signs mean."""
    y = LEGEND_Y
    size = min(12.5, 12.5 * (WIDTH - 24 - 34 * len(entries)) / text_width("".join(text for _name, text in entries), 12.5))
    shapes: list[Shape] = []
    x = 12.0
    for name, text in entries:
        if name == "note":
            shapes.append(reconstructed_mark(x + 8, y, size=5))
        elif name == "sun":
            shapes.append(Rect(x, y - 6, 15, 12, 3, fill="strip.go", stroke="art.sun", width=2))
        elif name in ("house", "rocket", "any"):
            wide = 26 if name == "any" else 15
            role = {"house": "crystal.blue", "rocket": "crystal.red", "any": "player.green"}[name]
            shapes.append(Rect(x, y - 7.5, wide, 15, 3, fill=role))
            for i, each in enumerate(("house", "rocket") if name == "any" else (name,)):
                shapes += sign(each, x + 7.5 + 11 * i, y, 11.5)
            x += wide - 15
        else:
            shapes += sign(name, x + 8, y, 14)
        room = text_width(text, size) + 2
        shapes.append(Text(x + 20, y, text, size, "start", False, room, fill="quiet"))
        x += 20 + room * 0.94 + 12
    return tuple(shapes)


@lru_cache(maxsize=8)
def odds(headline: str, note: str) -> tuple[Shape, ...]:
    """How often each sector is hit, as bars."""
    x, y, w, h = OTHERS
    top = y + h - ODDS + 6
    high = ODDS - 6
    base, wide = top + high - 22, (w - 6) / 12
    shapes: list[Shape] = [
        Rect(x, top, w, high, 8, fill="panel", stroke="line", width=1, thing="odds"),
        Text(x + 10, top + 17, headline, 14.5, "start", True, w - 20, 18, fill="text", thing="odds"),
        Text(x + 10, top + 36, note, 12.5, "start", False, w - 20, 15, fill="quiet", thing="odds"),
    ]
    for sector, count in enumerate(PAYOUTS, 1):
        middle = x + 3 + wide * (sector - 0.5)
        tall = (high - 86) * count / max(PAYOUTS)
        shapes.append(Rect(middle - 14, base - tall, 28, tall, 2, fill="art.deep", thing="odds"))
        shapes.append(Text(middle, base - tall - 9, str(count), 14, "middle", True, wide, 17, fill="text", thing="odds"))
        shapes.append(Text(middle, base + 11, str(sector), 12.5, "middle", False, wide, 15, fill="quiet", thing="odds"))
    return tuple(shapes)
