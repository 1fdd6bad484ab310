"""The bar above the map, the ten actions, and how far the present action has come."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from spacegames.scene.marks import reconstructed as reconstructed_mark
from spacegames.scene.palette import PLAYERS, marker
from spacegames.scene.shapes import Box, Circle, Line, Polygon, Rect, Shape, text_width

from .pictograms import INK, TINT, Token, base_sign, plaque, plate, row, sign, width, writing
from .places import BAR, LEGEND_Y, METER, STRIP, WIDTH, action_box
from .sites import COLOURS


@lru_cache(maxsize=512)
def bar(player: int, name: str, note: str, era: str, step: int, steps: tuple[str, ...], headline: str) -> tuple[Shape, ...]:
    """Whose turn it is, the era, and the six steps with the present one bright."""
    x, y, w, h = BAR
    shapes: list[Shape] = [Rect(x, y, 196, h, 9, fill=PLAYERS[COLOURS[player]][0] if player >= 0 else "panel")]
    ink = "player.ink" if player >= 0 else "text"
    if player >= 0:
        shapes.append(replace(marker(COLOURS[player], x + 20, y + h / 2, 11), fill="player.ink", stroke=""))
    shapes.append(writing(x + 40, y + h / 2 - (7 if note else 0), name, 16, "start", True, 150, 18, fill=ink))
    if note:
        shapes.append(writing(x + 40, y + h / 2 + 9, note, 12, "start", False, 150, 13.5, fill=ink))
    shapes.append(writing(x + 210, y + h / 2, era, 17, "start", True, 190, 19, fill="text"))
    left = x + 400
    if headline:
        shapes.append(writing(left + (w - 400) / 2, y + h / 2, headline, 19, "middle", True, w - 420, 22, fill="text"))
        return tuple(shapes)
    wide = (w - 400) / len(steps)
    for i, text in enumerate(steps):
        a, b = left + i * wide, left + (i + 1) * wide - 3
        now = i == step
        points = ((a, y + 3), (b - 8, y + 3), (b, y + h / 2), (b - 8, y + h - 3), (a, y + h - 3), (a + 8 if i else a, y + h / 2))
        shapes.append(Polygon(points, fill="chosen" if now else "panel", stroke="line", width=1.2))
        shapes.append(writing((a + b) / 2 + 2, y + h / 2 + 0.5, text, 14 if now else 13, "middle", now, wide - 26, 16, fill="under" if now else "quiet"))
    return tuple(shapes)


@lru_cache(maxsize=4)
def ground() -> tuple[Shape, ...]:
    return (plaque(STRIP, 7, "panel", "line"),)


@lru_cache(maxsize=256)
def action(index: int, name: str, text: str, chosen: bool, barred: bool, closed: bool) -> tuple[Shape, ...]:
    """The button of an action: bright while it is being carried out, struck out while it is barred."""
    x, y, w, h = action_box(index)
    thing = f"action-{name}"
    fade = 0.4 if closed else 1.0
    shapes: list[Shape] = [
        plaque(action_box(index), 5, "strip.go" if chosen else "tile", "art.sun" if chosen else "tile.edge", 3.0 if chosen else 1.2, thing),
        Rect(x + w / 2 - 14, y + 4, 28, 28, fill=TINT[name], opacity=fade, thing=thing),
        *sign(name, x + w / 2, y + 18, 22, thing),
        writing(x + w / 2, y + h - 9, text, 13, "middle", chosen, w - 6, 14.5, fill="quiet" if closed else "text", thing=thing),
    ]
    if barred:
        shapes.append(Line(((x + 10, y + h - 16), (x + w - 10, y + 6)), stroke="danger", width=4, thing=thing))
    return tuple(shapes)


class Meter(NamedTuple):
    """How far an action has come; `need` is -1 where every point counts."""

    action: str
    headline: str
    sum: str
    value: int
    need: int
    spend: int
    radiation: int
    shielded: bool
    zone: bool
    rewards: tuple[int, ...]
    ready: bool
    score: str


@lru_cache(maxsize=1024)
def meter(found: Meter) -> tuple[Shape, ...]:
    """The running value against the need: as a bar, as a number, and what else it costs."""
    x, y, w, h = METER
    right = x + w - 204
    edge = "art.life" if found.ready else "hint"
    shapes: list[Shape] = [plaque((x, y, right - x, h), 6, "space", edge, 2)]
    shapes += plate(found.action, x + 23, y + h / 2, 32)
    shapes.append(writing(x + 46, y + 13, found.headline, 14.5, "start", True, 200, 17, fill="text"))
    shapes.append(writing(x + 46, y + 31, found.sum, 12.5, "start", False, 200, 14.5, fill="quiet"))
    left = x + 252
    tokens: list[Token] = []
    if found.spend:
        tokens.append((f"–{found.spend}", "coin", ""))
    if found.radiation:
        tokens.append(("", "radiation", f"–{found.radiation}"))
    elif found.shielded and found.zone:
        tokens.append(("", "shield", ""))
    taken = width(tuple(tokens), 17) + 12 if tokens else 0.0
    taken += 20 * len(found.rewards) + (26 if found.rewards else 0)
    shapes.append(writing(left, y + h / 2 + 0.5, found.score, 22, "start", True, 100, 24, fill="text"))
    bar_left, bar_right = left + 106, right - 10 - taken
    if found.need >= 0 and bar_right - bar_left > 24:
        shapes += _gauge((bar_left, y + 12, bar_right - bar_left, h - 24), found.value, found.need, found.spend)
    at = right - 8 - taken
    if tokens:
        shapes += row(tuple(tokens), at + 6, y + h / 2, 17, taken, "", "start")
        at += width(tuple(tokens), 17) + 12
    if found.rewards:
        shapes += sign("card", at + 12, y + h / 2, 20)
        for i, rival in enumerate(found.rewards):
            shapes.append(marker(COLOURS[rival], at + 32 + 20 * i, y + h / 2, 8))
    return tuple(shapes)


def _gauge(box: Box, value: int, need: int, spend: int) -> list[Shape]:
    """A bar with a piece for each point while there are few."""
    x, y, w, h = box
    full = max(need, 1)
    done = min(value, full) / full
    shapes: list[Shape] = [Rect(x, y, w, h, fill="tile", stroke="tile.edge", width=1.2)]
    if done > 0:
        shapes.append(Rect(x, y, w * done, h, 4, fill="art.life" if value >= need else "hint"))
    if spend and value < need:
        shapes.append(Rect(x + w * done, y, w * min(spend, need - value) / full, h, 4, fill="crystal.yellow", opacity=0.6))
    if need <= 30:
        shapes += [Line(((x + w * i / full, y), (x + w * i / full, y + h)), stroke="under", width=1.2) for i in range(1, full)]
    return shapes


@lru_cache(maxsize=256)
def waiting(text: str) -> tuple[Shape, ...]:
    """What the meter says while no action is being put together."""
    x, y, w, h = METER
    return (
        plaque((x, y, w - 204, h), 6, "space", "line"),
        writing(x + 14, y + h / 2 + 0.5, text, 16, "start", False, w - 232, 20, fill="quiet"),
    )


CONFIRM: Box = (METER[0] + METER[2] - 198, METER[1], 97, METER[3])
PASS: Box = (METER[0] + METER[2] - 97, METER[1], 97, METER[3])


@lru_cache(maxsize=64)
def button(box: Box, thing: str, text: str, open_now: bool) -> tuple[Shape, ...]:
    """Confirm, or no more."""
    x, y, w, h = box
    fill = ("art.life" if thing == "confirm" else "tile") if open_now else "panel"
    ink = INK if open_now and thing == "confirm" else "text" if open_now else "quiet"
    return (
        plaque(box, 5, fill, "tile.edge" if open_now else "line", thing=thing),
        writing(x + w / 2, y + h / 2 + 0.5, text, 15, "middle", True, w - 10, 18, fill=ink, thing=thing),
    )


@lru_cache(maxsize=16)
def legend(entries: tuple[tuple[str, str], ...]) -> tuple[Shape, ...]:
    """What the small signs mean, and that much here is a reconstruction."""
    y = LEGEND_Y
    room = WIDTH - 24 - 32 * len(entries)
    size = min(12.5, 12.5 * room / max(1.0, text_width("".join(text for _name, text in entries), 12.5)))
    shapes: list[Shape] = []
    x = 12.0
    for name, text in entries:
        if name == "note":
            shapes.append(reconstructed_mark(x + 8, y, size=5))
        elif name in ("P", "C", "e", "b"):
            tint = {"P": "produce", "C": "colonize", "e": "explore", "b": "build"}[name]
            shapes.append(Rect(x, y - 7.5, 16, 15, 4, fill=TINT[tint]))
            shapes.append(writing(x + 8, y + 0.4, name, 12, "middle", True, 14, 12.5, fill=INK))
        else:
            shapes += sign(name, x + 8, y, 15)
        wide = text_width(text, size) + 2
        shapes.append(writing(x + 21, y, text, size, "start", False, wide, fill="note" if name == "note" else "quiet"))
        x += 21 + wide * 0.94 + 11
    return tuple(shapes)


@lru_cache(maxsize=16)
def panel(box: Box) -> tuple[Shape, ...]:
    """The ground of a part of the right column."""
    return (plaque(box, 7, "panel", "line"),)


@lru_cache(maxsize=64)
def heading(box: Box, title: str, note: str) -> tuple[Shape, ...]:
    x, y, w, _h = box
    return (
        writing(x + 10, y + 11.5, title, 14, "start", True, 150, 15.5, fill="text"),
        writing(x + w - 8, y + 11.5, note, 12.5, "end", False, w - 130, 14, fill="quiet"),
    )


@lru_cache(maxsize=16)
def award_heading(first: Box, top: float, award: str, title: str) -> tuple[Shape, ...]:
    """The kind of progress cards in a column, with the sign of the cube that earns them."""
    x, y, w, _h = first
    middle = (top + y) / 2 + 0.5
    return (
        *sign("gene" if award == "adaptation" else "reveal", x + 14, middle, 17),
        writing(x + 29, middle + 0.5, title, 14, "start", True, w - 34, 15.5, fill="text"),
    )


@lru_cache(maxsize=64)
def base_table(box: Box, title: str, rows: tuple[tuple[str, str, str], ...], inside: bool) -> tuple[Shape, ...]:
    """What each type of base does in this era, on a ground of its own or `inside` another one."""
    x, y, w, h = box
    above: Shape = Line(((x + 8, y), (x + w - 8, y)), stroke="line", width=1.2, thing="bases")
    shapes: list[Shape] = [above if inside else plaque((x, y, w, h), 7, "panel", "line", thing="bases")]
    shapes.append(writing(x + 10, y + 12, title, 14, "start", True, w - 20, 15.5, fill="text", thing="bases"))
    step = min(30.0, (h - 28) / len(rows))
    for i, (base, name, text) in enumerate(rows):
        middle = y + 26 + step * (i + 0.5)
        shapes.append(Circle(x + 18, middle, min(11.0, step * 0.46), fill="art.metal", thing="bases"))
        shapes += sign(base_sign(base), x + 18, middle, 14, "bases")
        shapes.append(writing(x + 34, middle + 0.5, name, 13, "start", True, 92, 14.5, fill="text", thing="bases"))
        shapes.append(writing(x + 130, middle + 0.5, text, 12.5, "start", False, w - 138, 14, fill="quiet", thing="bases"))
    return tuple(shapes)


@lru_cache(maxsize=16)
def distance_table(box: Box, title: str, rows: tuple[tuple[str, int], ...]) -> tuple[Shape, ...]:
    """How far every site is from the start, in two columns, nearest first."""
    x, y, w, h = box
    shapes: list[Shape] = [plaque((x, y, w, h), 7, "panel", "line", thing="distances")]
    shapes.append(writing(x + 10, y + 12, title, 14, "start", True, w - 20, 15.5, fill="text", thing="distances"))
    lines = (len(rows) + 1) // 2
    step = min(26.0, (h - 28) / lines)
    for i, (name, distance) in enumerate(rows):
        left, middle = x + 10 + (i // lines) * (w / 2), y + 26 + step * (i % lines + 0.5)
        shapes.append(writing(left, middle, name, 13, "start", False, w / 2 - 54, 14.5, fill="text", thing="distances"))
        shapes.append(writing(left + w / 2 - 22, middle, str(distance), 14, "end", True, 36, 15.5, fill="text", thing="distances"))
    return tuple(shapes)
