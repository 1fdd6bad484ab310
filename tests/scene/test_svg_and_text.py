"""A scene as SVG and as plain text: valid, named, in the colours of the theme."""

from __future__ import annotations

from dataclasses import dataclass
from xml.etree import ElementTree

import pytest

from spacegames.scene import THEMES, Circle, Curve, Line, Polygon, Rect, Scene, Shape, Text, Thing

_SVG = "{http://www.w3.org/2000/svg}"


def _scene(*more: Shape) -> Scene:
    shapes = (
        Rect(10, 10, 30, 20, 4, fill="tile", stroke="line", width=2, thing="a"),
        Text(25, 20, "<7 & 8>", 12, bold=True, fill="text", thing="a"),
        Line(((0, 0), (5, 5)), stroke="line", dash=True),
        Circle(60, 60, 10, fill="player.blue", opacity=0.5, thing="b"),
        Curve((("M", 0, 0), ("Q", 1, 2, 3.456, 4), ("Z",)), fill="text", thing="a"),
        *more,
    )
    things = {
        "a": Thing("a", 'the "first" <one>', (10, 10, 30, 20), "card"),
        "b": Thing("b", "a ball", (50, 50, 20, 20), "ball"),
        "c": Thing("c", "an empty place", (80, 80, 10, 10), "spot"),
    }
    return Scene(100, 90, shapes, things, "A & B", "a.b")


def _tree(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def test_signs_that_mean_something_in_xml_are_kept_as_text() -> None:
    root = _tree(_scene().svg())
    assert root.findtext(f"{_SVG}title") == "A & B"
    assert root.find(f".//{_SVG}text").text == "<7 & 8>"  # type: ignore[union-attr]
    assert root.get("viewBox") == "0 0 100 90"


def test_each_thing_is_named_once_however_often_it_is_drawn() -> None:
    groups = [g for g in _tree(_scene().svg()).iter(f"{_SVG}g") if g.get("data-thing") == "a"]
    assert [g.get("aria-label") for g in groups] == ['the "first" <one>', None]
    assert groups[1].get("aria-hidden") == "true"


def test_empty_places_are_not_in_the_description() -> None:
    found = _tree(_scene().svg()).findtext(f"{_SVG}desc")
    assert found == 'the "first" <one>; a ball'


def test_colours_come_from_the_theme() -> None:
    for theme, colours in THEMES.items():
        svg = _scene().svg(theme=theme)
        circle = _tree(svg).find(f".//{_SVG}circle")
        assert circle is not None
        assert circle.get("fill") == colours["player.blue"]
        assert circle.get("opacity") == "0.5"
        rect = _tree(svg).find(f".//{_SVG}g/{_SVG}rect")
        assert rect is not None
        assert (rect.get("fill"), rect.get("stroke"), rect.get("stroke-width"), rect.get("rx")) == (colours["tile"], colours["line"], "2", "4")


def test_lines_can_be_broken_and_numbers_are_short() -> None:
    root = _tree(_scene().svg())
    line = root.find(f"{_SVG}polyline")
    assert line is not None and line.get("stroke-dasharray") and line.get("fill") == "none"
    path = root.find(f".//{_SVG}path")
    assert path is not None and path.get("d") == "M0 0Q1 2 3.46 4Z"


def test_big_type_enlarges_text() -> None:
    sizes = [float(_tree(_scene().svg(big=big)).find(f".//{_SVG}text").get("font-size", 0)) for big in (False, True)]  # type: ignore[union-attr]
    assert sizes[1] == pytest.approx(1.6 * sizes[0])


@pytest.mark.parametrize(("signal", "role"), [("lit", "lit"), ("chosen", "chosen"), ("hint", "hint"), ("danger", "danger")])
def test_signals_are_drawn_around_the_thing_in_their_colour(signal: str, role: str) -> None:
    marked = _scene().svg(**{signal: ["b"]})  # type: ignore[arg-type]
    rings = [r for r in _tree(marked).iter(f"{_SVG}rect") if r.get("stroke") == THEMES["night"][role]]
    assert len(rings) == 1
    assert abs(float(rings[0].get("x", 0)) - 50) <= 2
    assert _scene().svg(**{signal: ["nowhere"]}) == _scene().svg()  # type: ignore[arg-type]


def test_no_signal_is_colour_alone() -> None:
    """Lit is broken, danger carries a mark, a hint an arrow; chosen is a plain ring and the only one."""
    scene = _scene()
    assert "stroke-dasharray" in scene.svg(lit=["b"]).rsplit("data-signal", 1)[0]
    assert ">!</text>" in scene.svg(danger=["b"])
    assert scene.svg(hint=["b"]).count("<polygon") == scene.svg().count("<polygon") + 1
    assert scene.svg(chosen=["b"]).count("<polygon") == scene.svg().count("<polygon")


def test_a_thing_at_the_top_is_pointed_at_from_below() -> None:
    scene = Scene(100, 100, (), {"top": Thing("top", "t", (40, 2, 20, 20)), "low": Thing("low", "l", (40, 60, 20, 20))})
    for id, above in (("top", False), ("low", True)):
        arrow = _tree(scene.svg(hint=[id])).find(f".//{_SVG}polygon")
        assert arrow is not None
        ys = [float(p.split(",")[1]) for p in arrow.get("points", "").split()]
        assert (min(ys) < scene.things[id].bounds[1]) is above
        assert min(ys) >= 0 and max(ys) <= 100


def test_unknown_roles_and_shapes_are_errors() -> None:
    with pytest.raises(KeyError):
        _scene(Circle(1, 1, 1, fill="no such role")).svg()

    @dataclass(frozen=True)
    class Blob(Shape):
        def _extent(self) -> tuple[float, float, float, float]:
            return 0, 0, 1, 1

    with pytest.raises(TypeError, match="Blob"):
        _scene(Blob()).svg()


def test_polygons_are_closed_and_closed_lines_too() -> None:
    svg = _scene(Polygon(((0, 0), (1, 0), (1, 1)), fill="text"), Line(((0, 0), (1, 0), (1, 1)), closed=True, stroke="text")).svg()
    assert svg.count("<polygon") == 2


def test_text_tells_title_sketch_and_things_by_sort() -> None:
    assert _scene().text() == 'A & B\n\na.b\n\nthe "first" <one>\n\na ball'


def test_a_scene_shows_itself_in_a_notebook() -> None:
    assert _scene()._repr_svg_() == _scene().svg()
