"""The three faction tracks with their events, and the bar with captain, round and round track."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from spacegames.scene.marks import reconstructed as reconstructed_mark
from spacegames.scene.palette import PLAYERS, marker
from spacegames.scene.shapes import Polygon, Rect, Shape, Text, text_width

from .cards import broken
from .pictograms import FACTIONS, Token, row, sign
from .places import BAR, LEGEND_Y, TRACK_HEAD, WIDTH, space_box, track_box
from .starmap import COLOURS

_SECTORS = ("panel", "panel", "tile", "panel", "tile")


@lru_cache(maxsize=64)
def head(number: int, faction: str, event: str, tokens: tuple[Token, ...], begun: bool, rebuilt: bool) -> tuple[Shape, ...]:
    """The emblem of a track and its event card; a bright edge once the event has begun."""
    x, y, w, h = track_box(number)
    thing = f"event-{faction}"
    shapes: list[Shape] = [
        Rect(x, y, w, h, 8, fill="panel", stroke=FACTIONS[faction], width=1.4, thing=f"track-{faction}"),
        *sign(faction, x + 19, y + h / 2, 32, f"track-{faction}"),
        Rect(
            x + 39, y + 3, TRACK_HEAD - 43, h - 6, 5, fill="strip.go" if begun else "tile", stroke="art.sun" if begun else "tile.edge", width=1.4, thing=thing
        ),
    ]
    lines = broken(event, 11.5, TRACK_HEAD - 62)
    for i, line in enumerate(lines):
        shapes.append(
            Text(x + 44, y + 12 + 12.5 * i, line, 11.5, "start", True, TRACK_HEAD - (62 if rebuilt and i == 0 else 52), 12.5, fill="text", thing=thing)
        )
    below = y + 12 + 12.5 * len(lines)
    shapes += row(tokens, x + 39 + (TRACK_HEAD - 43) / 2, (below + y + h - 6) / 2 - 2, 16.0 if len(lines) > 1 else 20.0, TRACK_HEAD - 50, thing)
    if rebuilt:
        shapes.append(reconstructed_mark(x + TRACK_HEAD - 11, y + 11, thing, 3.4))
    return tuple(shapes)


@lru_cache(maxsize=256)
def space(number: int, faction: str, at: int, points: int, tokens: tuple[Token, ...], event: bool, rebuilt: bool) -> tuple[Shape, ...]:
    """One space of a track: the points of its sector above, its bonus below them."""
    x, y, w, h = space_box(number, at)
    thing = f"space-{faction}-{at}"
    shapes: list[Shape] = [Rect(x, y, w, h, fill=_SECTORS[points], stroke="hint" if event else "line", width=1.8 if event else 1, thing=thing)]
    if at % 3 == 2 or at == 0:
        shapes.append(Text(x + w / 2, y + h - 6, str(points), 12, "middle", True, w - 4, 12.5, fill="quiet", thing=thing))
    if tokens:
        shapes += row(tokens, x + w / 2, y + 9, 15, w - 3, thing)
    elif event:
        shapes.append(Text(x + w / 2, y + 9, "!", 16, "middle", True, 0, 16, fill="note", thing=thing))
    if rebuilt and tokens:
        shapes.append(reconstructed_mark(x + w - 5, y + h - 7, thing, 2.6))
    return tuple(shapes)


@lru_cache(maxsize=1024)
def markers(number: int, at: int, here: tuple[tuple[int, int], ...], faction: str) -> tuple[Shape, ...]:
    """The markers on a space, two beside each other; a lap is told by its points."""
    x, y, w, _h = space_box(number, at)
    shapes: list[Shape] = []
    many = len(here) > 2
    r = 6.2 if many else 7.6
    for i, (player, laps) in enumerate(here):
        across = 1 if len(here) == 1 else 2
        cx = x + w * (0.5 if across == 1 else (0.27 if i % 2 == 0 else 0.73))
        cy = y + (26.5 if not many else 20.5 + 14 * (i // 2))
        thing = f"marker-{player}-{faction}"
        shapes.append(marker(COLOURS[player], cx, cy, r, thing, edge="art.glow" if laps else "player.ink", width=1.6 if laps else 1.2))
        if laps:
            shapes.append(Text(cx, cy + 0.6, str(5 * laps), r * 1.25, "middle", True, r * 1.9, r * 1.3, fill="player.ink", thing=thing))
    return tuple(shapes)


@lru_cache(maxsize=128)
def bar(player: int, name: str, note: str, shadow: bool) -> tuple[Shape, ...]:
    """Whose turn it is."""
    x, y, w, h = BAR
    middle = y + h / 2
    role = PLAYERS[COLOURS[player]][0] if player >= 0 else "tile"
    ink = "player.ink" if player >= 0 else "text"
    shapes: list[Shape] = [Rect(x, y, w, h, 9, fill="panel", stroke="line", width=1.2), Rect(x, y, 232, h, 9, fill=role)]
    left = x + 14
    if player >= 0:
        shapes.append(replace(marker(COLOURS[player], x + 22, middle, 10), fill="player.ink", stroke=""))
        left = x + 42
    shapes.append(Text(left, middle - 7, name, 17, "start", True, x + 226 - left, 20, fill=ink))
    shapes.append(Text(left, middle + 10.5, note, 12.5, "start", False, x + 226 - left, 14, fill=ink))
    return tuple(shapes)


@lru_cache(maxsize=512)
def round_chip(number: int, now: int, title: str, gifts: tuple[Token, ...], tokens: tuple[Token, ...]) -> tuple[Shape, ...]:
    """A round of the round track: gifts and waiting station tokens."""
    x, y, w, h = BAR
    wide = (w - 244) / 4
    left = x + 240 + (number - 1) * wide
    middle = y + h / 2
    here = number == now
    edge = ((left, y + 4), (left + wide - 12, y + 4), (left + wide - 4, middle), (left + wide - 12, y + h - 4), (left, y + h - 4), (left + 8, middle))
    thing = f"round-{number}"
    shapes: list[Shape] = [Polygon(edge, fill="chosen" if here else "tile", stroke="line", width=1, thing=thing)]
    shapes.append(Text(left + 18, middle, title, 17 if here else 14, "start", here, 86, 19 if here else 16, fill="under" if here else "quiet", thing=thing))
    at = left + 104
    if gifts and number > now:
        shapes += row(gifts, at, middle, 22, 60, thing, "start")
        at += 62
    if tokens:
        shapes += row(tokens, at, middle, 22, left + wide - 16 - at, thing, "start")
    return tuple(shapes)


@lru_cache(maxsize=32)
def legend(entries: tuple[tuple[str, str], ...], note: str) -> tuple[Shape, ...]:
    """The most frequent signs in words, and what the small triangle says."""
    size = 14.0
    shapes: list[Shape] = []
    gap = 16.0
    tail = text_width(note, 12, True) + 26
    wide = sum(size * 1.1 + 4 + text_width(text, 12) * 0.9 + gap for _name, text in entries)
    scale = min(1.0, (WIDTH - 26 - tail) / wide)
    left = 14.0
    for name, text in entries:
        shapes += sign(name, left + size / 2, LEGEND_Y, size)
        room = text_width(text, 12) * 0.9 * scale
        shapes.append(Text(left + size * 1.1 + 3, LEGEND_Y + 0.5, text, 12, "start", False, room + 4, 12, fill="quiet"))
        left += (size * 1.1 + 4 + gap) * scale + room
    shapes.append(reconstructed_mark(left + 6, LEGEND_Y, "", 4))
    shapes.append(Text(left + 16, LEGEND_Y + 0.5, note, 12, "start", True, WIDTH - left - 24, 12.5, fill="note"))
    return tuple(shapes)
