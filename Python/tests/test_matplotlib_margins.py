# SPDX-License-Identifier: MIT
"""Margins of a large plot, and maps whose colors are classes."""

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import pytest
from matplotlib.colors import ListedColormap
from matplotlib.patches import Patch

from a11y_speak import charts_of
from a11y_speak.openings import opening
from conservation.findings import check

sns = pytest.importorskip("seaborn")
FRAME = pd.DataFrame([[1, 2, 9], [2, 1, 8], [9, 8, 1], [8, 9, 2]], index=list("wxyz"), columns=list("abc"))


def read(figure):
    charts = charts_of(figure)
    found = check(figure, charts)
    plt.close("all")
    assert found.untrue == []
    assert found.lost == []
    return charts


def labels(chart):
    return {each.name: list(each.labels or ()) for each in chart.series}


def test_a_cluster_map_is_the_first_plot_and_its_trees_have_its_names():
    charts = read(sns.clustermap(FRAME).figure)
    assert [chart.title for chart in charts] == [
        "Plot 1 of 3",
        "Plot 2 of 3, margin on the left",
        "Plot 3 of 3, margin above",
    ]
    assert opening(charts) == "Heat map of 4 rows and 3 columns; highest 9, w, at c. 2 plots in the margins"
    assert charts[1].summary == "Dendrogram of 4 leaves: w, x, y, z"
    assert labels(charts[2]) == {"Joins": ["2: a with b", "14.07106781: c with a, b"]}


def test_the_colors_of_the_rows_of_a_cluster_map_are_words():
    charts = read(sns.clustermap(FRAME, row_colors=["r", "r", "b", "b"]).figure)
    assert charts[3].title == "Plot 4 of 4, margin on the left"
    assert charts[3].summary == "Map of 4 rows and 1 column: 2 red, 2 blue"
    assert labels(charts[3]) == {"w": ["red"], "x": ["red"], "y": ["blue"], "z": ["blue"]}


def test_a_joint_plot_opens_with_its_dots():
    values = np.random.default_rng(1).normal(size=(2, 50))
    grid = sns.jointplot(x=pd.Series(values[0], name="len"), y=pd.Series(values[1], name="dep"))
    charts = read(grid.figure)
    assert opening(charts) == "dep by len. 50 dots; no clear trend. 2 plots in the margins"
    assert [chart.title for chart in charts[1:]] == ["Plot 2 of 3, margin above", "Plot 3 of 3, margin on the right"]


def test_plots_of_one_size_have_no_margins():
    figure, axes = plt.subplots(2, 1, sharex=True)
    for ax in axes:
        ax.plot([1, 2, 3])
    assert [chart.title for chart in read(figure)] == ["Plot 1 of 2", "Plot 2 of 2"]


def classes(**more):
    figure, ax = plt.subplots()
    colors = ListedColormap(["#1f77b4", "#2ca02c", "#8c564b"])
    image = ax.imshow([[0, 0, 1], [0, 1, 2]], cmap=colors, **more)
    return figure, ax, colors, image


def test_colors_that_a_legend_names_are_classes():
    figure, ax, colors, _ = classes()
    ax.legend(handles=[Patch(color=colors(n), label=name) for n, name in enumerate(["water", "forest", "city"])])
    (chart,) = read(figure)
    assert opening([chart]) == "Map of 2 rows and 3 columns; 3 water, 2 forest, 1 city"
    assert labels(chart) == {
        "y 0": ["0: water", "1: water", "2: forest"],
        "y 1": ["0: water", "1: forest", "2: city"],
    }


def test_a_few_colors_without_a_legend_are_words():
    (chart,) = read(classes()[0])
    assert opening([chart]) == "Map of 2 rows and 3 columns; 3 blue, 2 green, 1 brown"


def test_colors_with_a_color_bar_are_values():
    figure, _, _, image = classes()
    figure.colorbar(image)
    (chart,) = read(figure)
    assert opening([chart]) == "Heat map of 2 rows and 3 columns; highest 2, y 1, at 2"


def test_colors_beneath_texts_are_values():
    figure, ax, _, _ = classes()
    ax.text(0, 0, "0")
    assert read(figure)[0].summary.startswith("Heat map of 2 rows and 3 columns; lowest 0")


@pytest.mark.parametrize(
    ("rows", "columns", "names"),
    [
        ([10, 3], [1, 10, 100], {"y 10": ["1", "10", "100"], "y 3": ["1", "10", "100"]}),
        ([0, 1], [0, 1, 2], {"y 0": ["0", "1", "2"], "y 1": ["0", "1", "2"]}),
        (["a", "b"], [0.001, 0.01, 0.5], {"a": ["0.001", "0.01", "0.5"], "b": ["0.001", "0.01", "0.5"]}),
    ],
)
def test_numbers_at_the_ticks_of_cells_are_their_names(rows, columns, names):
    _, ax = plt.subplots()
    sns.heatmap(pd.DataFrame(np.arange(6).reshape(2, 3), index=rows, columns=columns), ax=ax)
    (chart,) = read(ax.figure)
    across = next(axis for axis in chart.axes if axis.id == "x").categories
    assert {each.name: [across[round(x)] for x in each.xs] for each in chart.series} == names


def test_cells_between_numbered_ticks_are_counted():
    _, ax = plt.subplots()
    sns.heatmap(np.arange(3000).reshape(50, 60), ax=ax)
    (chart,) = read(ax.figure)
    assert [each.name for each in chart.series[:3]] == ["y 0", "y 1", "y 2"]
    assert list(chart.series[0].xs[:3]) == [0, 1, 2]


def test_a_color_bar_without_texts_is_not_a_margin():
    figure, ax = plt.subplots()
    bar = figure.colorbar(ax.imshow([[1.0, 2.0], [3.0, 5.0]]))
    bar.ax.tick_params(labelright=False)
    (chart,) = read(figure)
    assert chart.summary == "Heat map of 2 rows and 2 columns; lowest 1 at 0 and 0; highest 5 at 1 and 1"


def test_the_colors_of_the_columns_of_a_cluster_map_have_its_names():
    charts = read(sns.clustermap(FRAME, col_colors=["r", "r", "b"]).figure)
    across = next(axis for axis in charts[3].axes if axis.id == "x").categories
    assert across == ["c", "a", "b"]
    assert labels(charts[3])["y 0.5"] == ["c, blue", "a, red", "b, red"]
