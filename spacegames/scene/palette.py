"""Colours by role, in two themes, and the marker shape that goes wherever a player's colour goes."""

from __future__ import annotations

from .shapes import Circle, Point, Polygon, Shape, around

FONT = "'Segoe UI',Roboto,Arial,sans-serif"
_NIGHT = {
    # the table
    "space": "#0B1020",
    "panel": "#141B30",
    "line": "#2A3556",
    "star": "#5B6B9E",
    "tile": "#1E2A4A",
    "tile.edge": "#4A5A8C",
    "tile.back": "#161F3A",
    "tile.back.edge": "#33406B",
    "tile.back.mark": "#3E4D80",
    "tile.gone": "#070A13",
    "tile.gone.mark": "#6B2F2E",
    "strip.go": "#146880",
    "strip.stop": "#4A3C8C",
    "text": "#F2F5FF",
    "quiet": "#B6C0DD",
    "reason": "#FFB4A8",
    # signals
    "lit": "#7CF5FF",
    "chosen": "#FFFFFF",
    "hint": "#FFD84D",
    "danger": "#FF5D5D",
    "under": "#0B1020",
    "note": "#FFD84D",
    # players
    "player.ink": "#0B1020",
    "player.blue": "#4DA3FF",
    "player.orange": "#FF9F45",
    "player.green": "#3DDC97",
    "player.pink": "#FF6FB5",
    "player.yellow": "#FFE066",
    "player.red": "#FF7350",
    "player.blue.text": "#4DA3FF",
    "player.orange.text": "#FF9F45",
    "player.green.text": "#3DDC97",
    "player.pink.text": "#FF6FB5",
    "player.yellow.text": "#FFE066",
    "player.red.text": "#FF7350",
    # goods
    "crystal.ink": "#0B1020",
    "crystal.yellow": "#FFE066",
    "crystal.blue": "#5CB8FF",
    "crystal.red": "#FF6B6B",
    "crystal.shine": "#FFFFFF",
    # drawings
    "art.ink": "#0B1020",
    "art.void": "#05070F",
    "art.glow": "#FFFFFF",
    "art.sun": "#FFD45C",
    "art.flame": "#FF9442",
    "art.ember": "#E8503A",
    "art.gas": "#A77BFF",
    "art.gas.deep": "#6A45C9",
    "art.rose": "#FF8AD8",
    "art.ice": "#7FE3FF",
    "art.deep": "#2E6FD8",
    "art.sea": "#1F9E9E",
    "art.life": "#3ECF8E",
    "art.rock": "#A88F78",
    "art.rock.dark": "#6B5747",
    "art.metal": "#C3CEE6",
    "art.metal.dark": "#6E7DA3",
    "art.bolt": "#FFF07A",
    "menace": "#2B1020",
    "menace.edge": "#FF4D5E",
    "menace.eye": "#FFD84D",
    # cards and dice
    "card": "#F4F1E6",
    "card.edge": "#8C8A7D",
    "card.ink": "#16181D",
    "die": "#F4F1E6",
    "die.pip": "#16181D",
}

_PAPER = {
    "space": "#FBFAF6",
    "panel": "#EFEDE4",
    "line": "#BDB8A7",
    "star": "#CFCABA",
    "tile": "#FFFFFF",
    "tile.edge": "#5B5E6B",
    "tile.back": "#DEE3EE",
    "tile.back.edge": "#8E97AE",
    "tile.back.mark": "#A9B3CA",
    "tile.gone": "#DDD8CC",
    "tile.gone.mark": "#A3877F",
    "strip.go": "#B4E6EC",
    "strip.stop": "#DCD0F7",
    "text": "#16181D",
    "quiet": "#474C59",
    "reason": "#9B1C0F",
    "lit": "#00788F",
    "chosen": "#16181D",
    "hint": "#A65F00",
    "danger": "#C4161C",
    "under": "#FFFFFF",
    "note": "#8A5200",
    "player.ink": "#101216",
    "player.blue": "#6DB4FF",
    "player.orange": "#FFAC5C",
    "player.green": "#4FD6A0",
    "player.pink": "#FF8BC4",
    "player.yellow": "#FFDF4F",
    "player.red": "#FF8363",
    "player.blue.text": "#0B5CB5",
    "player.orange.text": "#984700",
    "player.green.text": "#046B41",
    "player.pink.text": "#A81C6B",
    "player.yellow.text": "#7A5A00",
    "player.red.text": "#B02A0A",
    "crystal.ink": "#101216",
    "crystal.yellow": "#FFD83A",
    "crystal.blue": "#62B4FF",
    "crystal.red": "#FF7A7A",
    "crystal.shine": "#FFFFFF",
    "art.ink": "#101216",
    "art.void": "#14161F",
    "art.glow": "#FFFDF0",
    "art.sun": "#FFC52E",
    "art.flame": "#F58220",
    "art.ember": "#CF3A22",
    "art.gas": "#9B78E8",
    "art.gas.deep": "#5B3BB0",
    "art.rose": "#DB4FAE",
    "art.ice": "#3FB7DB",
    "art.deep": "#2160C4",
    "art.sea": "#2FB3AE",
    "art.life": "#35B97C",
    "art.rock": "#B79C82",
    "art.rock.dark": "#71594A",
    "art.metal": "#B4BED2",
    "art.metal.dark": "#56627F",
    "art.bolt": "#F2B705",
    "menace": "#3A1220",
    "menace.edge": "#C4162E",
    "menace.eye": "#FFD84D",
    "card": "#FFFFFF",
    "card.edge": "#5B5E6B",
    "card.ink": "#16181D",
    "die": "#FFFFFF",
    "die.pip": "#16181D",
}

THEMES: dict[str, dict[str, str]] = {"night": _NIGHT, "paper": _PAPER}

PLAYERS: dict[str, tuple[str, str]] = {
    "blue": ("player.blue", "circle"),
    "orange": ("player.orange", "triangle"),
    "green": ("player.green", "square"),
    "pink": ("player.pink", "diamond"),
    "yellow": ("player.yellow", "star"),
    "red": ("player.red", "triangle"),
}
"""Colour name -> (role, marker shape). Red is a red-orange and takes the triangle of orange: no game has both."""

LEGIBLE: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("text", ("space", "panel", "tile", "tile.back", "strip.go", "strip.stop")),
    ("quiet", ("space", "panel", "tile", "tile.back")),
    ("reason", ("space", "panel")),
    ("note", ("space", "panel", "tile")),
    ("player.ink", tuple(role for role, _shape in PLAYERS.values())),
    *((f"{role}.text", ("space", "panel")) for role, _shape in PLAYERS.values()),
    ("crystal.ink", ("crystal.yellow", "crystal.blue", "crystal.red")),
    ("art.ink", ("art.rock", "art.sun", "art.metal", "art.ice")),
    ("card.ink", ("card",)),
    ("die.pip", ("die",)),
)
"""Which roles of text are drawn on which grounds; each pair must reach a contrast of 4.5 to 1."""


def rgb(colour: str) -> tuple[int, int, int]:
    """The three parts of a colour such as "#0B1020"."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, from 1 to 21."""

    def luminance(colour: str) -> float:
        parts = [part / 255 for part in rgb(colour)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def marker_points(shape: str, r: float, x: float = 0.0, y: float = 0.0) -> tuple[Point, ...]:
    """The corners of a marker with straight sides, about as large as a circle of radius r."""
    if shape == "triangle":
        return around(3, r * 1.28, x, y + r * 0.24)
    if shape == "square":
        d = r * 0.9
        return ((x - d, y - d), (x + d, y - d), (x + d, y + d), (x - d, y + d))
    if shape == "diamond":
        return around(4, r * 1.2, x, y)
    return around(5, r * 1.26, x, y + r * 0.06, inner=r * 0.72)


def marker(colour: str, x: float, y: float, r: float, thing: str = "", opacity: float = 1.0, edge: str = "player.ink", width: float = 1.2) -> Shape:
    """The marker of a player: colour and shape together."""
    role, shape = PLAYERS[colour]
    if shape == "circle":
        return Circle(x, y, r, fill=role, stroke=edge, width=width, thing=thing, opacity=opacity)
    return Polygon(marker_points(shape, r, x, y), fill=role, stroke=edge, width=width, thing=thing, opacity=opacity)
