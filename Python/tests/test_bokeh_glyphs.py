# SPDX-License-Identifier: MIT
"""Glyphs of bokeh: cells, wedges, areas, shapes, words and graphs, and everything that is added to a plot."""

import math

import numpy as np
import pytest

from a11y_speak import charts_of
from conservation.findings import check

plotting = pytest.importorskip("bokeh.plotting")
models = pytest.importorskip("bokeh.models")
transform = pytest.importorskip("bokeh.transform")


def told(plot):
    """The name and the points of each series, each point by its label or its place and its value, and the summary."""
    (chart,) = charts_of(plot)
    names = next((axis.categories for axis in chart.axes if axis.is_x), None)
    found = []
    for each in chart.series:
        points = [p[2] if len(p) > 2 else ((names[int(p[0])] if names else p[0]), p[1]) for p in each.points()]
        found.append((each.name, points))
    return found, chart.summary


def made(**more):
    return plotting.figure(**more)


def heat_map():
    plot = made(x_range=["a", "b"], y_range=["p", "q"])
    source = {"x": list("abab"), "y": list("ppqq"), "v": [1, 2, 3, 4]}
    colors = transform.linear_cmap("v", "Viridis256", 1, 4)
    cells = plot.rect("x", "y", 1, 1, source=source, fill_color=colors)
    plot.add_layout(models.ColorBar(color_mapper=cells.glyph.fill_color.transform, title="Rate"), "right")
    return plot


def pie(glyph="wedge", **more):
    plot = made()
    angles = {"start_angle": transform.cumsum("angle", include_zero=True), "end_angle": transform.cumsum("angle")}
    source = {"name": ["A", "B"], "angle": [math.tau / 4, math.tau * 3 / 4]}
    getattr(plot, glyph)(x=0, y=0, **angles, **more, legend_field="name", source=source)
    return plot


def band():
    plot = made()
    plot.varea([1, 2], [0, 1], [2, 3], legend_label="CI")
    return plot


def layers():
    plot = made()
    plot.varea_stack(["a", "b"], x="x", source={"x": [1, 2], "a": [1, 2], "b": [3, 4]})
    return plot


def floating():
    plot = made()
    plot.vbar(x=[1, 2], top=[3, 4], bottom=[1, 2], width=0.5)
    return plot


def image():
    plot = made()
    plot.image([np.array([[1, 2], [3, 4]])], x=0, y=0, dw=4, dh=2)
    return plot


def bubbles():
    plot = made()
    plot.scatter("x", "y", size="people", source={"x": [1, 2], "y": [3, 4], "people": [5, 9]})
    return plot


def several_lines():
    plot = made()
    plot.multi_line([[1, 2], [1, 2]], [[1, 2], [3, 4]])
    return plot


def patches():
    plot = made()
    plot.patches([[0, 1, 1], [1, 2, 2]], [[0, 0, 1], [0, 0, 3]])
    return plot


def segments():
    plot = made()
    plot.segment([0], [1], [2], [3])
    return plot


def words():
    plot = made()
    plot.text([1], [2], ["hey"])
    return plot


def graph():
    nx = pytest.importorskip("networkx")
    plot = made()
    plot.renderers.append(plotting.from_networkx(nx.Graph([("A", "B"), ("B", "C")]), nx.circular_layout))
    return plot


def annotated():
    plot = made()
    plot.line([1, 2], [3, 4])
    plot.add_layout(models.Span(location=3.5, dimension="width"))
    plot.add_layout(models.BoxAnnotation(left=1, right=1.5))
    plot.add_layout(models.Label(x=1, y=3, text="here"))
    plot.vspan([1.25])
    plot.y_range.flipped = True
    return plot


def named_points():
    plot, source = made(), models.ColumnDataSource({"x": [1, 2], "y": [3, 4], "t": ["up", "top"]})
    plot.scatter("x", "y", source=source)
    plot.add_layout(models.LabelSet(x="x", y="y", text="t", source=source))
    return plot


def whiskers():
    plot, source = made(), models.ColumnDataSource({"b": [1, 2], "l": [0, 1], "u": [2, 3]})
    plot.add_layout(models.Band(base="b", lower="l", upper="u", source=source))
    plot.add_layout(models.Whisker(base="b", lower="l", upper="u", source=source))
    return plot


def two_axes():
    plot = made(y_axis_label="Left")
    plot.line([1, 2], [3, 4], legend_label="a")
    plot.extra_y_ranges = {"far": models.Range1d(0, 100)}
    plot.add_layout(models.LinearAxis(y_range_name="far", axis_label="Right"), "right")
    plot.line([1, 2], [30, 40], legend_label="b", y_range_name="far")
    return plot


KINDS = {
    "heat map": (
        heat_map,
        [("p", [("a", 1), ("b", 2)]), ("q", [("a", 3), ("b", 4)])],
        "Heat map of 2 rows and 2 columns; lowest 1 at a and p; highest 4 at b and q",
    ),
    "pie": (lambda: pie(radius=1), [("Share", [("A", 25), ("B", 75)])], None),
    "ring": (
        lambda: pie("annular_wedge", inner_radius=1, outer_radius=2),
        [("Share", [("A", 25), ("B", 75)])],
        None,
    ),
    "band": (band, [("CI, lower edge", [(1, 0), (2, 1)]), ("CI, upper edge", [(1, 2), (2, 3)])], None),
    "layers": (layers, [("a", [(1, 1), (2, 2)]), ("b", [(1, 3), (2, 4)]), ("Total", [(1, 4), (2, 6)])], None),
    "floating bars": (floating, [("Series 1", ["1: from 1 to 3", "2: from 2 to 4"])], None),
    "image": (
        image,
        [("y 0.5", [(1, 1), (3, 2)]), ("y 1.5", [(1, 3), (3, 4)])],
        "Heat map of 2 rows and 2 columns; lowest 1 at 1 and 0.5; highest 4 at 3 and 1.5",
    ),
    "bubbles": (bubbles, [("Series 1", ["1: 3, people 5", "2: 4, people 9"])], None),
    "several lines": (several_lines, [("Series 1", [(1, 1), (2, 2)]), ("Series 2", [(1, 3), (2, 4)])], None),
    "patches": (
        patches,
        [("Shapes", ["shape, x from 0 to 1, y from 0 to 1", "shape, x from 1 to 2, y from 0 to 3"])],
        None,
    ),
    "segments": (segments, [("Lines", ["line from 0, 1 to 2, 3"])], None),
    "words": (words, [("Texts", ["hey, 1: 2"])], None),
    "graph": (
        graph,
        [("Nodes", ["A", "B", "C"]), ("Edges", ["edge from A to B", "edge from B to C"])],
        None,
    ),
    "annotated": (
        annotated,
        [("Series 1", [(1, 3), (2, 4)])],
        "The y axis runs downwards. Vertical line at 1.25. Horizontal line at 3.5. Band from 1 to 1.5. Text: here",
    ),
    "named points": (named_points, [("Series 1", ["up, 1: 3", "top, 2: 4"])], None),
    "whiskers": (
        whiskers,
        [
            ("Area, lower edge", [(1, 0), (2, 1)]),
            ("Area, upper edge", [(1, 2), (2, 3)]),
            ("Whiskers", ["1: from 0 to 2", "2: from 1 to 3"]),
        ],
        None,
    ),
    "two axes": (two_axes, [("a", [(1, 3), (2, 4)]), ("b", [(1, 30), (2, 40)])], None),
}


@pytest.mark.parametrize("name", KINDS)
def test_a_glyph_says_its_data(name):
    draw, series, summary = KINDS[name]
    assert told(draw()) == (series, summary)


@pytest.mark.parametrize("name", KINDS)
def test_a_glyph_is_heard_whole_and_nothing_else_is_said(name):
    found = check(KINDS[name][0]())
    assert (found.lost, found.untrue) == ([], [])


def test_a_second_y_axis_has_its_own_title_and_unit():
    plot = made(y_axis_label="Rain (mm)")
    plot.vbar(x=[1, 2], top=[3, 4], width=0.5, legend_label="Rain")
    plot.extra_y_ranges = {"far": models.Range1d(40, 0)}
    plot.add_layout(models.LinearAxis(y_range_name="far", axis_label="Heat (°C)"), "right")
    plot.line([1, 2], [30, 20], legend_label="Heat", y_range_name="far")
    (chart,) = charts_of(plot)
    assert [(axis.id, axis.title, axis.unit) for axis in chart.axes[1:]] == [("y", "Rain", "mm"), ("y2", "Heat", "°C")]
    assert [(each.name, each.y) for each in chart.series] == [("Rain", "y"), ("Heat", "y2")]
    assert chart.summary == "The right y axis runs downwards"


def test_hexagons_have_their_places_and_their_counts():
    plot = made()
    plot.hexbin(np.array([0.0, 0.0, 3.0]), np.array([0.0, 0.0, 0.0]), size=1)
    assert told(plot)[0] == [("Shapes", ["hexagon at 0, 0, c 2", "hexagon at 3.464102, 0, c 1"])]
