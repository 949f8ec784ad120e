# SPDX-License-Identifier: MIT
"""Marks of seaborn.objects, bars in the colors of a legend, bars next to their ticks, and ticks without a sign."""

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import pytest
import seaborn.objects as so
from matplotlib.patches import Patch

from a11y_speak import charts_of

FRAME = pd.DataFrame({"m": ["Jan", "Jan", "Feb", "Feb"], "y": [1, 2, 3, 4], "g": list("pqpq")})
TOLD = [("p", [(0, 1), (1, 3)]), ("q", [(0, 2), (1, 4)])]


@pytest.fixture
def ax():
    figure, axes = plt.subplots()
    yield axes
    plt.close(figure)


def told(obj):
    (chart,) = charts_of(obj)
    return [(each.name, [p[2] if len(p) > 2 else tuple(p) for p in each.points()]) for each in chart.series]


@pytest.mark.parametrize(
    "layer",
    [
        [so.Bar(), so.Dodge()],
        [so.Bar()],
        [so.Bars(), so.Dodge()],
        [so.Bars()],
        [so.Dot()],
        [so.Dot(), so.Dodge()],
        [so.Dots(), so.Jitter()],
        [so.Line()],
        [so.Lines()],
        [so.Path()],
        [so.Area()],
        [so.Dash()],
        [so.Bar(), so.Stack()],
        [so.Bars(), so.Stack()],
    ],
    ids=lambda layer: " ".join(type(each).__name__ for each in layer),
)
def test_a_mark_of_seaborn_objects_has_its_names_and_both_groups(layer):
    plot = so.Plot(FRAME, x="m", y="y", color="g").add(*layer)
    (chart,) = charts_of(plot)
    assert (chart.axes[0].categories, chart.axes[0].title, chart.axes[1].title) == (["Jan", "Feb"], "m", "y")
    assert told(plot)[:2] == TOLD
    assert chart.summary == "Legend: g"


def test_bars_of_seaborn_objects_over_numbers_are_a_histogram():
    plot = so.Plot(FRAME, x="y").add(so.Bars(), so.Hist(bins=3))
    assert told(plot)[0][1] == ["1 to 2: 1", "2 to 3: 1", "3 to 4: 2"]


def test_bars_in_the_colors_of_a_legend_are_a_series_for_each_color(ax):
    ax.bar(["x", "y", "z"], [3, 4, 5], color=["r", "b", "r"])
    ax.legend(handles=[Patch(color="r", label="R"), Patch(color="b", label="B")])
    assert told(ax) == [("R", [(0, 3), (2, 5)]), ("B", [(1, 4)])]


@pytest.mark.parametrize("widths", [(0.4, -0.4), (-0.4, 0.4), (0.3, -0.3), (0.2, -0.5)])
@pytest.mark.parametrize("lies", [False, True])
def test_bars_on_both_sides_of_their_ticks_have_the_names_of_the_ticks(ax, widths, lies):
    for height, width in zip((3, 5), widths):
        (ax.barh if lies else ax.bar)([0, 1], [height, height + 1], width, align="edge")
    (ax.set_yticks if lies else ax.set_xticks)([0, 1], ["x", "y"])
    assert [points for _, points in told(ax)] == [[(0, 3), (1, 4)], [(0, 5), (1, 6)]]


@pytest.mark.parametrize("width", [0.4, 0.3, 0.25])
def test_bars_after_their_ticks_have_the_names_of_the_ticks(ax, width):
    for n, height in enumerate((3, 5)):
        ax.bar(np.array([0, 1]) + n * width, [height, height + 1], width, align="edge")
    ax.set_xticks([0, 1], ["x", "y"])
    assert [points for _, points in told(ax)] == [[(0, 3), (1, 4)], [(0, 5), (1, 6)]]


@pytest.mark.parametrize(
    ("form", "unit"),
    [
        (lambda value, _: f"{abs(value):g}", None),
        (lambda value, _: f"{abs(value):,.0f}", None),
        (lambda value, _: f"{abs(value):.0f} people", "people"),
        (lambda value, _: f"{abs(value) / 1000:g}k", None),
        (lambda value, _: f"${abs(value):.0f}", "$"),
    ],
)
@pytest.mark.parametrize("lies", [False, True])
def test_ticks_without_a_sign_show_values_without_a_sign(ax, form, unit, lies):
    for heights in [-3000, -2000], [2500, 2200]:
        (ax.barh if lies else ax.bar)(["a", "b"], heights)
    (ax.xaxis if lies else ax.yaxis).set_major_formatter(form)
    assert [points for _, points in told(ax)] == [[(0, 3000), (1, 2000)], [(0, 2500), (1, 2200)]]
    (chart,) = charts_of(ax)
    axis = chart.axes[0 if lies else 1]
    assert (axis.unit, axis.low, axis.high) == (unit, 0, 3000)


def test_ticks_with_a_sign_keep_the_sign_of_the_values(ax):
    ax.bar(["a", "b"], [-3000, 2500])
    ax.yaxis.set_major_formatter(lambda value, _: f"{value:+g}")
    assert told(ax)[0][1] == [(0, -3000), (1, 2500)]
