"""Batches change the style seldom and never what one sees."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from spacegames.scene import THEMES, Circle, Curve, Line, Polygon, Rect, Shape, Text
from spacegames.scene.batch import batches, strokes
from spacegames.scene.canvas import meet

NIGHT = THEMES["night"]


def test_each_shape_becomes_its_inside_and_its_line() -> None:
    both = list(strokes(Circle(1, 2, 3, fill="tile", stroke="line", width=2, opacity=0.5), NIGHT, 1))
    assert [style for style, _n in both] == [("fill_circles", NIGHT["tile"] + "80"), ("stroke_circles", NIGHT["line"] + "80", 2, False)]
    assert both[0][1] == (1, 2, 3)
    assert [style[0] for style, _n in strokes(Rect(0, 0, 9, 9, 2, fill="tile"), NIGHT, 1)] == ["fill_polygons"]
    assert [style[0] for style, _n in strokes(Line(((0, 0), (1, 1)), stroke="line"), NIGHT, 1)] == ["stroke_lines"]
    assert [style[0] for style, _n in strokes(Line(((0, 0), (1, 1)), stroke="line", closed=True), NIGHT, 1)] == ["stroke_polygons"]
    bent = (("M", 0, 0), ("Q", 5, 5, 10, 0))
    assert [style[0] for style, _n in strokes(Curve(bent, fill="tile", stroke="line"), NIGHT, 1)] == ["fill_polygons", "stroke_lines"]
    assert [style[0] for style, _n in strokes(Curve((*bent, ("Z",)), stroke="line"), NIGHT, 1)] == ["stroke_polygons"]
    assert [style[0] for style, _n in strokes(Curve((*bent, *bent), fill="tile", stroke="line"), NIGHT, 1)] == ["fill_path", "stroke_path"]


def test_text_is_centred_on_its_place_and_grows() -> None:
    ((style, (words, x, y)),) = strokes(Text(10, 20, "hi", 10, bold=True, fill="text"), NIGHT, 1.6)
    assert style == ("text", NIGHT["text"], 16, True, "middle")
    assert (words, x, y) == ("hi", 10, 25.6)


def test_shapes_of_one_style_share_a_batch_when_nothing_is_between() -> None:
    shapes: list[Shape] = []
    for i in range(20):
        shapes += [Rect(100 * i, 0, 50, 50, fill="tile"), Circle(100 * i + 25, 25, 10, fill="text")]
    found = batches(shapes, NIGHT)
    assert [style[0] for style, _items in found] == ["fill_polygons", "fill_circles"]
    assert [len(items) for _style, items in found] == [20, 20]


def test_what_lies_between_keeps_shapes_apart() -> None:
    found = batches([Rect(0, 0, 50, 50, fill="tile"), Circle(25, 25, 10, fill="text"), Rect(20, 20, 5, 5, fill="tile")], NIGHT)
    assert [style[0] for style, _items in found] == ["fill_polygons", "fill_circles", "fill_polygons"]


_shapes = st.lists(
    st.builds(
        lambda x, y, w, h, role, round: Circle(x, y, w / 2 + 1, fill=role) if round else Rect(x, y, w + 1, h + 1, fill=role),
        st.integers(0, 200), st.integers(0, 200), st.integers(0, 60), st.integers(0, 60), st.sampled_from(["tile", "text", "line"]), st.booleans(),
    ),
    unique=True,
    max_size=25,
)  # fmt: skip


@given(_shapes)
def test_nothing_is_lost_and_touching_shapes_keep_their_order(shapes: list[Shape]) -> None:
    place = {}
    found = batches(shapes, NIGHT)
    for number, (style, items) in enumerate(found):
        for index, item in enumerate(items):
            place.setdefault((style, item), (number, index))
    order = []
    for shape in shapes:
        ((style, numbers),) = strokes(shape, NIGHT, 1.0)
        order.append(place[(style, numbers)])
    assert sum(len(items) for _style, items in found) == len(shapes)
    for later in range(len(shapes)):
        for earlier in range(later):
            if meet(shapes[earlier].box, shapes[later].box):
                assert order[earlier] < order[later]


def test_numbers_of_polygons_are_kept() -> None:
    points = ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0))
    ((_style, items),) = batches([Polygon(points, fill="tile")], NIGHT)
    assert items == [points]
