"""The adventure card that is open, drawn from its data, and small signs for all kinds of cards."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache

from spacegames.scene.palette import marker
from spacegames.scene.shapes import Box, Circle, Curve, Line, Point, Polygon, Rect, Shape, Text, arc, around, placed

from ..components import COLOURS, SIZES, Card, Penalty, Threat, unpacked
from .pictograms import INK, Token, human, known, row, sign

ROMAN = ("", "I", "II", "III")
GROUND = {
    "open_space": "art.deep",
    "planets": "art.sea",
    "abandoned_ship": "art.metal",
    "abandoned_station": "art.metal",
    "meteoric_swarm": "art.rock.dark",
    "smugglers": "art.gas.deep",
    "slavers": "art.gas.deep",
    "pirates": "art.gas.deep",
    "combat_zone": "art.ember",
    "stardust": "art.sun",
    "epidemic": "art.sun",
    "sabotage": "art.sun",
}
"""The colour of a card by its kind; enemies share one, events another."""
_BRIGHT = frozenset({"art.sun", "art.metal", "art.sea"})
"""Grounds that are written on in dark."""
CRITERIA = {"crew": "crew", "engine_power": "engine", "cannon_power": "cannon"}
_WAYS = ("S", "W", "N", "E")
"""Where a threat from front, right, rear and left flies to."""


def _art(kind: str) -> list[Shape]:
    """The sign of a kind of card, about 40 units high."""
    match kind:
        case "open_space":
            stars: list[Shape] = [Circle(x, y, 1.6, fill="art.glow") for x, y in ((-16, -12), (13, -15), (-12, 13), (16, 9))]
            return [*stars, *(replace(shape, fill="art.glow") for shape in placed(known("rocket")[0], 0, 0, 1.35, 45))]
        case "planets":
            return [
                Circle(0, 0, 13, fill="art.life", stroke=INK, width=1.4),
                Curve(arc(0, 0, 20, 150, 395, 6, -18), stroke="art.sun", width=3),
            ]
        case "abandoned_ship":
            hull: tuple[Point, ...] = ((-18, 6), (-12, -6), (8, -8), (18, 0), (8, 8), (-4, 8), (-1, 2), (-8, 3))
            return [
                Polygon(hull, fill="art.metal.dark", stroke=INK, width=1.6),
                Circle(6, -1, 3.2, fill="art.sun"),
                Line(((-4, -7), (0, -2), (-4, 2)), stroke=INK, width=1.6),
            ]
        case "abandoned_station":
            ring: list[Shape] = [Circle(0, 0, 15, stroke="art.metal.dark", width=5), Circle(0, 0, 5.5, fill="art.sun", stroke=INK, width=1.2)]
            return [Line(((-14, 0), (14, 0)), stroke="art.metal.dark", width=3), Line(((0, -14), (0, 14)), stroke="art.metal.dark", width=3), *ring]
        case "meteoric_swarm":
            return [*placed(known("large")[0], -4, 4, 1.1), *placed(known("small")[0], 11, -10, 0.95), *placed(known("small")[0], 13, 8, 0.7)]
        case "smugglers":
            return [*placed(known("red")[0], -7, 3, 1.05), *placed(known("yellow")[0], 9, 4, 0.9), *placed(known("blue")[0], 2, -11, 0.8)]
        case "slavers":
            chain: list[Shape] = [Circle(x, 15, 4, stroke="art.metal", width=2.4) for x in (-9, -3, 3, 9)]
            return [*placed(human(), 0, -5, 1.35), *chain]
        case "pirates":
            return [
                Polygon(((-11, -4), (-8, -14), (8, -14), (11, -4), (6, 4), (6, 9), (-6, 9), (-6, 4)), fill="art.glow", stroke=INK, width=1.4),
                Circle(-4.5, -4.5, 3.2, fill=INK),
                Circle(4.5, -4.5, 3.2, fill=INK),
                Line(((-2, 5), (-2, 9)), stroke=INK, width=1.4),
                Line(((2, 5), (2, 9)), stroke=INK, width=1.4),
                Line(((-14, 17), (14, 9)), stroke="art.glow", width=3.4),
                Line(((14, 17), (-14, 9)), stroke="art.glow", width=3.4),
            ]
        case "combat_zone":
            return [
                Circle(0, 0, 15, stroke="art.glow", width=2.6),
                Circle(0, 0, 7, stroke="art.glow", width=2.2),
                *(Line(((x, y), (x * 0.5, y * 0.5)), stroke="art.glow", width=2.6) for x, y in ((0, -20), (20, 0), (0, 20), (-20, 0))),
                Circle(0, 0, 2.6, fill="art.sun"),
            ]
        case "stardust":
            return [Polygon(around(4, r, x, y, inner=r * 0.34), fill=INK) for x, y, r in ((-9, -5, 10), (8, -11, 6.5), (9, 8, 8.5), (-7, 12, 5.5))]
        case "epidemic":
            spikes: list[Shape] = [Line(((0, 0), point), stroke=INK, width=2.6) for point in around(8, 18)]
            return [*spikes, Circle(0, 0, 11, fill="art.life", stroke=INK, width=1.6), Circle(-3.5, -3, 2.4, fill=INK), Circle(4, 2.5, 2.4, fill=INK)]
        case "sabotage":
            return [
                Circle(-2, 4, 13, fill=INK),
                Rect(2, -12, 8, 7, 1, fill=INK),
                Curve((("M", 7, -12), ("Q", 10, -20, 17, -16)), stroke=INK, width=2.4),
                Polygon(around(6, 6, 17, -15, inner=2.4), fill="art.ember"),
            ]
    raise KeyError(kind)


@cache
def _known(kind: str) -> tuple[Shape, ...]:
    return tuple(_art(kind))


@lru_cache(maxsize=2048)
def icon(kind: str, level: int, box: Box, thing: str = "", opacity: float = 1.0) -> tuple[Shape, ...]:
    """A small card face: colour and sign of its kind, and its level."""
    x, y, w, h = box
    scale = min(w, h) / 46
    shapes: list[Shape] = [Rect(x, y, w, h, 3, fill=GROUND[kind], stroke="card.edge", width=1, thing=thing, opacity=opacity)]
    shapes += placed(_known(kind), x + w / 2, y + h / 2 + (3 if level and h > w else 0), scale, 0, thing, opacity)
    if level and h > w:
        ink = INK if GROUND[kind] in _BRIGHT else "art.glow"
        shapes.append(Text(x + 4, y + 8, ROMAN[level], 10, "start", True, w - 6, 11, fill=ink, thing=thing))
    return tuple(shapes)


@lru_cache(maxsize=256)
def back(box: Box, thing: str, level: str, count: str) -> tuple[Shape, ...]:
    """The back of a pile of cards, with a number in its middle."""
    x, y, w, h = box
    return (
        Rect(x + 4, y + 4, w, h, 5, fill="tile.back", stroke="tile.back.edge", width=1.2, thing=thing),
        Rect(x + 2, y + 2, w, h, 5, fill="tile.back", stroke="tile.back.edge", width=1.2, thing=thing),
        Rect(x, y, w, h, 5, fill="tile.back", stroke="tile.back.edge", width=1.6, thing=thing),
        Polygon(around(4, min(w, h) * 0.42, x + w / 2, y + h / 2, inner=min(w, h) * 0.17), fill="tile.back.mark", thing=thing),
        Text(x + w / 2, y + h / 2, count, min(w, h) * 0.42, "middle", True, w - 6, min(w, h) * 0.46, fill="text", thing=thing),
        Text(x + w / 2, y + h - 9, level, 11, "middle", True, w - 6, 12, fill="quiet", thing=thing),
    )


# ---- the open card


def _days(days: int) -> tuple[Token, ...]:
    return ((f"−{days}", "day", ""),)


def _threats(threats: tuple[Threat, ...], x: float, y: float, room: float, now: int, thing: str = "card") -> list[Shape]:
    """Meteors or shots in their order, each with the way it flies; those that came are faint, the present one is framed."""
    step = min(92.0, room / len(threats))
    size = step * 0.5
    shapes: list[Shape] = []
    for number, (kind, side) in enumerate(threats):
        cx = x + step * (number + 0.5)
        gone = number < now
        if number == now:
            shapes.append(Rect(cx - step / 2 + 1, y - step * 0.78, step - 2, step * 1.56, 6, fill="space", stroke="danger", width=2.4, thing=thing))
        fade = 0.35 if gone else 1.0
        shapes += sign(
            SIZES[kind], cx, y - step * 0.3, size * (1.2 if kind in (1, 3) else 1.0), thing, fade, (0, 90, 180, 270)[side] if SIZES[kind] == "light" else 0
        )
        shapes += sign(_WAYS[side], cx, y + step * 0.36, size * 0.8, thing, fade)
    return shapes


def _penalty(penalty: Penalty, x: float, y: float, room: float, now: int = -1) -> list[Shape]:
    """What a loser suffers, from the left."""
    if penalty.kind == "shots":
        return _threats(penalty.shots, x, y, room, now)
    name = {"days": "day", "crew": "crew", "goods": "goods"}[penalty.kind]
    return list(row(((f"−{penalty.amount}", name, ""),), x, y, 34, room, "card", "start", "reason"))


@lru_cache(maxsize=256)
def frame(box: Box, kind: str, level: int, title: str, note: str, starred: bool) -> tuple[Shape, ...]:
    """The card itself: a coloured band with its sign, its name and its level."""
    x, y, w, h = box
    ink = INK if GROUND[kind] in _BRIGHT else "art.glow"
    shapes: list[Shape] = [
        Rect(x, y, w, h, 10, fill="tile", stroke=GROUND[kind], width=3, thing="card"),
        Rect(x, y, w, 46, 10, fill=GROUND[kind], thing="card"),
        *placed(_known(kind), x + 30, y + 23, 0.95, 0, "card"),
        Text(x + 60, y + 23, title, 22, "start", True, w - 130, 25, fill=ink, thing="card"),
        Polygon(around(6, 19, x + w - 26, y + 23, first=0), stroke=ink, width=2, thing="card"),
        Text(x + w - 26, y + 23.5, ROMAN[level], 16, "middle", True, 26, 18, fill=ink, thing="card"),
    ]
    if starred:
        shapes += sign("star", x + w - 58, y + 23, 18, "card")
    if note:
        shapes.append(Text(x + 14, y + h - 17, note, 14, "start", False, w - 110, 17, fill="quiet", thing="card"))
    return tuple(shapes)


@lru_cache(maxsize=256)
def body(box: Box, card: Card, now: int, line: int, win: str, lose: str) -> tuple[Shape, ...]:
    """The middle of a card; `now` is the meteor or shot at hand, `line` the line of a combat zone."""
    x, y, w, h = box
    middle = y + 46 + (h - 46 - 30) / 2
    shapes: list[Shape] = []
    match card.type:
        case "open_space":
            shapes += row((("", "engine", ""), ("= +", "day", "")), x + w / 2, middle, 54, w - 40, "card")
        case "stardust":
            shapes += row((("", "exposed", ""), ("= −1", "day", "")), x + w / 2, middle, 54, w - 40, "card")
        case "epidemic":
            for side in (-1, 1):
                cx = x + w / 2 + side * 44
                shapes.append(Rect(cx - 38, middle - 34, 76, 68, 12, fill="art.void", stroke="art.metal", width=5, thing="card"))
                shapes += row((("−1", "human", ""),), cx, middle, 36, 70, "card", "middle", "art.glow")
            shapes.append(Rect(x + w / 2 - 9, middle - 9, 18, 18, fill="art.ice", stroke=INK, width=1.5, thing="card"))
        case "sabotage":
            shapes += row((("", "least", ""), ("", "crew", ""), ("→ 3×", "", "")), x + w / 2 - 60, middle, 40, w - 200, "card")
            shapes += placed(_known("sabotage"), x + w / 2 + 90, middle, 1.6, 0, "card")
        case "meteoric_swarm":
            room = min(w - 28, 92.0 * len(card.meteors))
            shapes += _threats(card.meteors, x + (w - room) / 2, middle, room, now)
        case "abandoned_ship":
            shapes += row(((f"−{card.crew}", "crew", ""), ("→", "", ""), (f"+{card.credits}", "coin", "")), x + w / 2, middle, 50, w - 50, "card")
        case "abandoned_station":
            goods: tuple[Token, ...] = tuple(("", colour, "") for colour in unpacked(card.goods))
            shapes += row(((f"≥{card.crew}", "crew", ""), ("→", "", ""), *goods), x + w / 2, middle, 46, w - 50, "card")
        case "smugglers" | "slavers" | "pirates":
            shapes += _enemy(box, card, now, win, lose)
        case "combat_zone":
            high = (h - 46 - 12) / 3
            for number, (criterion, penalty) in enumerate(card.lines):
                cy = y + 52 + high * (number + 0.5)
                if number == line:
                    shapes.append(Rect(x + 6, cy - high / 2 + 2, w - 12, high - 4, 6, fill="space", stroke="danger", width=2.4, thing="card"))
                shapes.append(Text(x + 22, cy, f"{number + 1}", 18, "middle", True, 20, 20, fill="quiet", thing="card"))
                shapes += row((("", "least", ""), ("", CRITERIA[criterion], ""), ("→", "", "")), x + 40, cy, 30, 130, "card", "start")
                shapes += _penalty(
                    penalty, x + 178, cy, min(w - 190, high * 0.62 * max(1, len(penalty.shots)) + (0 if penalty.shots else 120)), now if number == line else -1
                )
    if card.days and card.type not in ("smugglers", "slavers", "pirates"):
        shapes += row(_days(card.days), x + w - 14, y + h - 22, 30, 90, "card", "end", "reason")
    return tuple(shapes)


def _enemy(box: Box, card: Card, now: int, win: str, lose: str) -> list[Shape]:
    """Strength on the left; above what the loser suffers, below what the winner gets."""
    x, y, w, h = box
    top = y + 52
    high = (h - 46 - 14) / 2
    shapes: list[Shape] = [
        Rect(x + 120, top, w - 128, high - 3, 6, fill="menace", stroke="menace.edge", width=1.4, thing="card"),
        Rect(x + 120, top + high + 1, w - 128, high - 3, 6, fill="strip.go", thing="card"),
        Text(x + 130, top + 13, lose, 13, "start", True, 120, 16, fill="art.glow", thing="card"),
        Text(x + 130, top + high + 14, win, 13, "start", True, 120, 16, fill="text", thing="card"),
    ]
    shapes += row(((str(card.strength), "cannon", ""),), x + 62, top + high, 60, 104, "card")
    assert card.penalty is not None
    if card.penalty.shots:
        shapes += _threats(card.penalty.shots, x + 190, top + high / 2, min(w - 210, 46.0 * len(card.penalty.shots)), now)
    else:
        name = {"crew": "crew", "goods": "goods"}[card.penalty.kind]
        shapes += row(((f"−{card.penalty.amount}", name, ""),), x + 200, top + high / 2 + 4, 40, w - 220, "card", "start", "art.glow")
    goods: tuple[Token, ...] = tuple(("", colour, "") for colour in unpacked(card.goods))
    gain: tuple[Token, ...] = goods or ((f"+{card.credits}", "coin", ""),)
    shapes += row(gain, x + 200, top + high * 1.5 + 4, 36, w - 320, "card", "start")
    shapes += row(_days(card.days), x + w - 16, top + high * 1.5 + 4, 30, 90, "card", "end")
    return shapes


@lru_cache(maxsize=256)
def planet(box: Box, number: int, goods: int, colour: str) -> tuple[Shape, ...]:
    """One planet of a card: its goods, and the rocket of whoever has landed."""
    x, y, w, h = box
    thing = f"planet-{number}"
    middle = y + h / 2
    role = ("art.life", "art.flame", "art.ice", "art.rose")[number - 1]
    tokens: tuple[Token, ...] = tuple(("", name, "") for name in unpacked(goods))
    shapes: list[Shape] = [
        Rect(x, y, w, h, 8, fill="space", stroke="tile.edge", width=1.4, thing=thing),
        Circle(x + h * 0.62, middle, h * 0.36, fill=role, stroke=INK, width=1.4, thing=thing),
        Text(x + h * 0.62, middle + 0.5, str(number), h * 0.42, "middle", True, h * 0.6, h * 0.46, fill=INK, thing=thing),
        *row(tokens, x + h * 1.35, middle, min(34.0, h * 0.7), w - h * 1.35 - 60, thing, "start"),
    ]
    if colour:
        shapes.append(Rect(x + w - 50, y + 4, 44, h - 8, 6, fill="tile", stroke="tile.edge", width=1, thing=thing))
        shapes.append(marker(colour, x + w - 28, middle, min(13.0, h * 0.3), thing))
    return tuple(shapes)


@lru_cache(maxsize=1024)
def standing(box: Box, player: int, place: int, name: str, text: str, deciding: bool, faint: bool) -> tuple[Shape, ...]:
    """One line of the flight order: place, player and what was declared."""
    x, y, w, h = box
    fade = 0.45 if faint else 1.0
    return (
        Rect(x, y, w, h, 7, fill="tile", stroke="chosen" if deciding else "line", width=2 if deciding else 1),
        Text(x + 15, y + h / 2, str(place) if place else "–", 19, "middle", True, 22, 22, fill="quiet"),
        marker(COLOURS[player], x + 42, y + h / 2, 10, "", fade),
        Text(x + 62, y + h / 2 - (10 if text else 0), name, 16, "start", True, w - 68, 18, fill="quiet" if faint else "text"),
        Text(x + 62, y + h / 2 + 11, text, 14, "start", False, w - 68, 16, fill="quiet"),
    )


@lru_cache(maxsize=64)
def ledger(box: Box, headline: str) -> tuple[Shape, ...]:
    """A panel with a headline."""
    x, y, w, h = box
    return (
        Rect(x, y, w, h, 9, fill="panel", stroke="line", width=1, thing=""),
        Text(x + 12, y + 19, headline, 16, "start", True, w - 20, 19, fill="text"),
    )


@lru_cache(maxsize=64)
def subtitle(box: Box, text: str) -> tuple[Shape, ...]:
    """A line above the last row of a panel."""
    x, y, w, _h = box
    return (Text(x + 14, y + 212, text, 14, "start", False, w - 28, 16, fill="quiet"),)


@lru_cache(maxsize=256)
def lines(box: Box, entries: tuple[tuple[str, str], ...]) -> tuple[Shape, ...]:
    """Lines of a panel, each a sign and a text."""
    x, y, w, h = box
    step = min(36.0, (h - 52) / max(1, len(entries)))
    shapes: list[Shape] = []
    for place, (name, text) in enumerate(entries):
        at = y + 54 + step * place
        if name:
            shapes += sign(name, x + 28, at, min(22.0, step * 0.7))
        shapes.append(Text(x + 52, at, text, 16, "start", False, w - 64, 19, fill="text"))
    return tuple(shapes)
