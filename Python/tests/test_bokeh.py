# SPDX-License-Identifier: MIT
"""Figures of bokeh."""

import datetime

import pytest

from a11y_speak import Unreadable, charts_of

plotting = pytest.importorskip("bokeh.plotting")
SOURCE = {"x": ["a", "b"], "p": [1, 2], "q": [3, 4]}


def drawn(glyph, *values, labels=("Time (s)", "Speed (m/s)"), figure=None, **more):
    plot = plotting.figure(title="T", x_axis_label=labels[0], y_axis_label=labels[1], **(figure or {}))
    getattr(plot, glyph)(*values, **more)
    return plot


def stacked():
    plot = plotting.figure(x_range=["a", "b"])
    plot.vbar_stack(["p", "q"], x="x", source=SOURCE, legend_label=["P", "Q"], width=0.9)
    return plot


def grouped():
    plot = plotting.figure()
    plot.scatter("x", "y", source={"x": [1, 2, 3], "y": [4, 5, 6], "k": list("uvu")}, legend_group="k")
    return plot


@pytest.mark.parametrize(
    ("plot", "expected"),
    [
        (lambda: drawn("line", [1, 2], [4, float("nan")], legend_label="run"), [("run", [[1, 4], [2, None]])]),
        (lambda: drawn("step", [1, 2], [4, 5]), [("Speed", [[1, 4], [2, 5]])]),
        (lambda: drawn("scatter", [2, 1], [4, 5]), [("Speed", [[2, 4], [1, 5]])]),
        (
            lambda: drawn("vbar", x=["a", "b"], top=[4, 5], figure={"x_range": ["b", "a"]}),
            [("Speed", [[0, 5], [1, 4]])],
        ),
        (
            lambda: drawn("hbar", y=["a", "b"], right=[4, 5], figure={"y_range": ["a", "b"]}),
            [("Time", [[0, 4], [1, 5]])],
        ),
        (
            lambda: drawn("quad", left=[0, 1], right=[1, 2], top=[4, 5], bottom=0),
            [("Speed", [[0.5, 4, "0 to 1: 4"], [1.5, 5, "1 to 2: 5"]])],
        ),
        (
            lambda: drawn("line", [datetime.date(2024, 3, 31)], [4], figure={"x_axis_type": "datetime"}),
            [("Speed", [[1711843200, 4]])],
        ),
        (
            lambda: drawn("line", [1711843200000], [4], figure={"x_axis_type": "datetime"}),
            [("Speed", [[1711843200, 4]])],
        ),
        (stacked, [("P", [[0, 1], [1, 2]]), ("Q", [[0, 3], [1, 4]]), ("Total", [[0, 4], [1, 6]])]),
        (grouped, [("u", [[1, 4], [3, 6]]), ("v", [[2, 5]])]),
    ],
)
def test_a_figure_has_the_points_of_its_glyphs(plot, expected):
    (chart,) = charts_of(plot())
    assert [(each.name, each.points()) for each in chart.series] == expected


def test_a_figure_has_its_title_and_units():
    (chart,) = charts_of(drawn("line", [1, 2], [4, 5]))
    assert (chart.title, [(axis.title, axis.unit) for axis in chart.axes]) == ("T", [("Time", "s"), ("Speed", "m/s")])


def test_a_grid_has_a_chart_for_each_plot():
    from bokeh.layouts import column, gridplot, row

    one, two = drawn("line", [1, 2], [4, 5]), drawn("scatter", [1, 2], [4, 5])
    for whole in row(one, two), column(one, two):
        assert [each.title for each in charts_of(whole)] == ["Plot 1 of 2, T", "Plot 2 of 2, T"]
    assert len(charts_of(gridplot([[drawn("line", [1], [2]), drawn("line", [1], [2])]]))) == 2


def test_a_glyph_that_is_not_read_is_refused_with_the_remedy():
    (chart,) = charts_of(drawn("bezier", 0, 0, 1, 1, 0, 1, 1, 0))
    assert chart.summary is not None
    assert chart.summary.startswith("This kind of plot, Bezier of bokeh, is not read yet; pass its data")
    with pytest.raises(Unreadable, match="has no plot: pass a figure"):
        charts_of(plotting.ColumnDataSource({"x": [1]}))
