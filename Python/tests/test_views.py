# SPDX-License-Identifier: MIT
"""Axes that show less than all data: the opening is about the points in view."""

import matplotlib.pyplot as plt
import numpy as np
import plotly.graph_objects as go
import pytest

from a11y_speak import charts_of
from a11y_speak.openings import opening
from conservation.findings import check


def opened(draw, *limits):
    figure, ax = plt.subplots()
    draw(ax)
    for name, ends in limits:
        getattr(ax, f"set_{name}")(*ends)
    charts = charts_of(figure)
    assert check(figure, charts).untrue == []
    plt.close("all")
    return opening(charts)


@pytest.mark.parametrize(
    ("draw", "limits", "said"),
    [
        (
            lambda ax: ax.plot(range(100)),
            [("xlim", (0, 10)), ("ylim", (0, 10))],
            "11 points; rises from 0 to 10. 89 points are out of view",
        ),
        (
            lambda ax: ax.plot([1, 2, 3, 4], [5, 60, 7, 8]),
            [("ylim", (0, 10))],
            "3 points; rises from 5 to 8. 1 point is out of view",
        ),
        (
            lambda ax: ax.scatter(range(100), range(100)),
            [("xlim", (-0.5, 20.5))],
            "21 dots; y rises with x. 79 points are out of view",
        ),
        (
            lambda ax: ax.plot([1, 2, 3, 4], [5, 6, 7, 8]),
            [("xlim", (3.5, 0))],
            "3 points; rises from 5 to 7. The x axis runs from right to left",
        ),
        (
            lambda ax: ax.bar(list("abcdef"), [1, 5, 3, 2, 9, 8]),
            [("xlim", (-0.5, 2.5))],
            "3 bars; highest b, 5; lowest a, 1. 3 points are out of view",
        ),
        (
            lambda ax: ax.barh(list("abcdef"), [1, 5, 3, 2, 9, 8]),
            [("ylim", (2.5, -0.5))],
            "3 bars; highest b, 5; lowest a, 1. 3 points are out of view",
        ),
    ],
)
def test_the_opening_is_about_the_points_in_view(draw, limits, said):
    assert opened(draw, *limits) == said


def test_a_bar_that_reaches_beyond_the_view_is_in_view():
    assert opened(lambda ax: ax.bar(list("abc"), [1, 50, 3]), ("ylim", (0, 10))).startswith("3 bars; highest b, 50")


def test_a_line_without_a_point_in_view_is_said_whole():
    said = opened(lambda ax: ax.plot([0, 100], [0, 50]), ("xlim", (40, 60)), ("ylim", (20, 30)))
    assert said == "2 points; rises from 0 to 50"


def test_the_densest_part_of_a_scatter_is_in_view():
    x = np.r_[np.linspace(0, 10, 30), np.full(40, 90.0)]
    figure, ax = plt.subplots()
    ax.scatter(x, x)
    ax.set_xlim(0, 12)
    ax.set_ylim(0, 12)
    (chart,) = charts_of(figure)
    plt.close("all")
    assert chart.summary.startswith("Scatter, 30 dots, 6 of them where x is 0 to 2 and")


def test_the_range_of_plotly_is_its_view():
    figure = go.Figure(go.Scatter(x=list(range(100)), y=list(range(100))), layout={"xaxis_range": [0, 10]})
    assert opening(charts_of(figure)) == "11 points; rises from 0 to 10. 89 points are out of view"


def test_the_range_of_bokeh_is_its_view():
    plotting = pytest.importorskip("bokeh.plotting")
    plot = plotting.figure(x_range=(0, 10))
    plot.line(list(range(100)), list(range(100)))
    assert opening(charts_of(plot)) == "11 points; rises from 0 to 10. 89 points are out of view"


@pytest.mark.parametrize(
    ("clip", "said"),
    [
        (True, "y by x. 11 points; rises from 0 to 10. 89 points are out of view"),
        (False, "y by x. 100 points; rises from 0 to 99"),
    ],
)
def test_the_domain_of_altair_is_its_view_where_marks_are_cut(clip, said):
    altair, pandas = pytest.importorskip("altair"), pytest.importorskip("pandas")
    table = pandas.DataFrame({"x": range(100), "y": range(100)})
    line = altair.Chart(table).mark_line(clip=clip)
    assert opening(charts_of(line.encode(x=altair.X("x", scale=altair.Scale(domain=[0, 10])), y="y"))) == said
