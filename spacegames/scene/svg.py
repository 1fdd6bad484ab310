"""A scene as one self-contained SVG picture: valid XML, no outside fonts or styles, a name on everything."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

from .marks import beneath, marks
from .palette import FONT, THEMES
from .shapes import BIG, Circle, Curve, Line, Polygon, Rect, Scene, Shape, Text


def draw(
    scene: Scene,
    theme: str = "night",
    lit: Iterable[str] = (),
    chosen: Iterable[str] = (),
    hint: Iterable[str] = (),
    danger: Iterable[str] = (),
    big: bool = False,
) -> str:
    """The picture. Each run of shapes of one thing is a group; the first one of a thing carries its label."""
    colours = THEMES[theme]
    factor = BIG if big else 1.0
    width, height = _n(scene.width), _n(scene.height)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'style="max-width:100%;height:auto" font-family={quoteattr(FONT)}>',
        f"<title>{escape(scene.title)}</title>",
        f"<desc>{escape('; '.join(t.label for t in scene.things.values() if t.label and t.kind != 'spot'))}</desc>",
        f'<rect width="{width}" height="{height}" fill="{colours["space"]}"/>',
    ]
    named: set[str] = set()
    current = ""
    for shape in scene.shapes:
        if shape.thing != current:
            if current:
                out.append("</g>")
            current = shape.thing
            if current:
                out.append(_group(scene, current, named))
        out.append(_shape(shape, colours, factor))
    if current:
        out.append("</g>")
    dashed, full = marks(scene, lit, chosen, hint, danger)
    if dashed:
        out += [_shape(shape, colours, factor) for shape in beneath(dashed)]
        out.append('<g stroke-dasharray="7 4" data-signal="lit">')
        out += [_shape(shape, colours, factor) for shape in dashed]
        out.append("</g>")
    if full:
        out.append('<g data-signal="marks">')
        out += [_shape(shape, colours, factor) for shape in full]
        out.append("</g>")
    out.append("</svg>")
    return "".join(out)


def _group(scene: Scene, id: str, named: set[str]) -> str:
    if id in named or id not in scene.things:
        return f'<g data-thing={quoteattr(id)} aria-hidden="true">'
    named.add(id)
    return f'<g data-thing={quoteattr(id)} role="img" aria-label={quoteattr(scene.things[id].label)}>'


def _n(number: float) -> str:
    """A number as short as can be."""
    text = f"{number:.2f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def _points(shape: Polygon | Line) -> str:
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in shape.points)


def _shape(shape: Shape, colours: dict[str, str], factor: float) -> str:
    fill = f'fill="{colours[shape.fill]}"' if shape.fill else 'fill="none"'
    style = fill
    if shape.stroke:
        style += f' stroke="{colours[shape.stroke]}" stroke-width="{_n(shape.width)}"'
    if shape.opacity != 1.0:
        style += f' opacity="{_n(shape.opacity)}"'
    match shape:
        case Rect():
            rounded = f' rx="{_n(shape.radius)}"' if shape.radius else ""
            return f'<rect x="{_n(shape.x)}" y="{_n(shape.y)}" width="{_n(shape.w)}" height="{_n(shape.h)}"{rounded} {style}/>'
        case Circle():
            return f'<circle cx="{_n(shape.x)}" cy="{_n(shape.y)}" r="{_n(shape.r)}" {style}/>'
        case Polygon():
            return f'<polygon points="{_points(shape)}" stroke-linejoin="round" {style}/>'
        case Line():
            tag = "polygon" if shape.closed else "polyline"
            dash = ' stroke-dasharray="4 3"' if shape.dash else ""
            return f'<{tag} points="{_points(shape)}" stroke-linecap="round" stroke-linejoin="round"{dash} {style}/>'
        case Curve():
            path = "".join(f"{piece[0]}{' '.join(_n(n) for n in piece[1:])}" for piece in shape.path)
            dash = ' stroke-dasharray="4 3"' if shape.dash else ""
            return f'<path d="{path}" stroke-linecap="round" stroke-linejoin="round"{dash} {style}/>'
        case Text():
            weight = ' font-weight="700"' if shape.bold else ""
            size = shape.fitted(factor)
            return (
                f'<text x="{_n(shape.x)}" y="{_n(shape.y + size * 0.35)}" font-size="{_n(size)}" text-anchor="{shape.align}"{weight} {style}>'
                f"{escape(shape.text)}</text>"
            )
    raise TypeError(f"{type(shape).__name__} cannot be drawn")
