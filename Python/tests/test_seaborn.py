# SPDX-License-Identifier: MIT
"""Figures of seaborn that its gallery has: rugs, widths of lines, clipped sizes, equal letter values, hidden titles."""

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import pytest
import seaborn as sns

from a11y_speak import charts_of
from conservation.findings import check

KINDS = pd.DataFrame({"v": [3, 1, 2], "kind": ["b", "a", "b"]})


@pytest.fixture
def ax():
    yield plt.subplots()[1]
    plt.close("all")


def said(chart):
    """The names of the series, and the words of their points or their values."""
    return [(each.name, [point[2] if len(point) > 2 else point[1] for point in each.points()]) for each in chart.series]


def assert_conserved(figure):
    found = check(figure)
    assert (found.lost, found.untrue) == ([], [])


@pytest.mark.parametrize("letter", ["x", "y"])
def test_a_rug_has_its_marks_by_the_names_of_their_colors(ax, letter):
    sns.kdeplot(KINDS, **{letter: "v"}, hue="kind", ax=ax, warn_singular=False)
    sns.rugplot(KINDS, **{letter: "v"}, hue="kind", ax=ax)
    (chart,) = charts_of(ax)
    assert [each for each in said(chart) if len(each[1]) < 9] == [("b, marks", ["2", "3"]), ("a", ["1"])]
    assert_conserved(ax.figure)


@pytest.mark.parametrize("letter", ["x", "y"])
def test_a_rug_alone_is_walked_along_its_axis(ax, letter):
    sns.rugplot(**{letter: [4.5, 1, 2]}, ax=ax)
    (chart,) = charts_of(ax)
    assert said(chart) == [(f"Marks along {letter}", ["1", "2", "4.5"])]
    assert chart.summary == f"3 marks along {letter}, from 1 to 4.5"
    assert [axis.is_x for axis in chart.axes] == [letter == "x", letter == "y"]
    assert_conserved(ax.figure)


@pytest.mark.parametrize("also", [{}, {"hue": "group"}, {"style": "group"}])
def test_widths_of_lines_have_the_names_of_the_legend(ax, also):
    table = pd.DataFrame({"x": [0, 1] * 2, "y": [1, 2, 4, 3], "size": list("ppqq"), "group": list("ccdd")})
    sns.lineplot(table, x="x", y="y", size="size", **also, ax=ax)
    (chart,) = charts_of(ax)
    expected = ["p", "q"] if not also else ["c, p", "d, q"]
    assert [(name, values) for name, values in said(chart)] == list(zip(expected, [[1, 2], [4, 3]]))
    assert_conserved(ax.figure)


def test_a_width_that_an_own_name_explains_names_no_other_line(ax):
    ax.plot([0, 1], [1, 2], color="k", lw=1, label="thin")
    ax.plot([0, 1], [2, 3], color="k", lw=3, label="thick")
    ax.plot([0, 1], [4, 5], color="k", lw=1)
    ax.legend()
    assert [name for name, _ in said(charts_of(ax)[0])] == ["thin", "thick", "Series 3"]


VALUES = [-1.0, -0.5, 0.0, 0.25, 0.5, 1.0]


@pytest.mark.parametrize(
    ("norm", "words"),
    [
        (None, ["−1", "−0.5", "0", "0.25", "0.5", "1"]),
        ((-0.2, 0.8), ["−0.2 or less", "−0.2 or less", "0", "0.25", "0.5", "0.8 or more"]),
        ((-0.2, 1.0), ["−0.2 or less", "−0.2 or less", "0", "0.25", "0.5", "1"]),
        ((-1.0, 0.8), ["−1", "−0.5", "0", "0.25", "0.5", "0.8 or more"]),
    ],
)
def test_clipped_sizes_are_said_as_at_most_and_at_least(ax, norm, words):
    table = pd.DataFrame({"x": range(6), "y": range(6), "r": VALUES})
    sns.scatterplot(table, x="x", y="y", size="r", size_norm=norm, sizes=(50, 250), legend="full", ax=ax)
    (chart,) = charts_of(ax)
    assert said(chart) == [("y", [f"{n}: {n}, r {word}" for n, word in enumerate(words)])]
    assert_conserved(ax.figure)


def test_sizes_beyond_the_legend_that_several_dots_have_may_be_clipped(ax):
    ax.scatter(range(4), range(4), s=[10, 20, 40, 40])
    ax.legend([ax.scatter([], [], s=size) for size in (10, 20, 30)], ["1", "2", "3"], title="Rank")
    assert said(charts_of(ax)[0])[0][1] == [
        "0: 0, Rank 1",
        "1: 1, Rank 2",
        "2: 2, Rank 4 or more",
        "3: 3, Rank 4 or more",
    ]
    assert_conserved(ax.figure)


def test_sizes_off_a_line_are_said_between_the_entries_of_the_legend(ax):
    drawn = ax.scatter([1, 2, 3, 4], [1, 2, 3, 4], s=[10, 25, 90, 100])
    handles = [ax.scatter([], [], s=size, color="C0") for size in (10, 40, 90)]
    ax.legend(handles, ["1", "2", "3"], title="Rank")
    assert said(charts_of(ax)[0]) == [
        ("Series 1", ["1: 1, Rank 1", "2: 2, Rank 1 to 2", "3: 3, Rank 3", "4: 4, Rank more than 3"])
    ]
    assert drawn in ax.collections


@pytest.mark.parametrize("letter", ["x", "y"])
def test_equal_letter_values_are_one_box(ax, letter):
    values = [*np.repeat(0.3, 40), *np.linspace(0.4, 5, 160)]
    sns.boxenplot(**{letter: values}, ax=ax)
    (chart,) = charts_of(ax)
    assert [each.word for each in chart.series] in (["box"], ["box", "outlier"])
    assert (
        chart.series[0]
        .points()[0][2]
        .startswith("box 1: median about 2.121, boxes about 0.6821 to about 3.561, 0.3 to about 4.28, ")
    )
    assert_conserved(ax.figure)


def test_a_hidden_title_none_is_never_said():
    grid = sns.jointplot(x=np.arange(20.0), y=np.arange(20.0) ** 2, kind="hex", gridsize=4)
    charts = charts_of(grid.figure)
    assert "None" not in " ".join(f"{chart.summary or ''} {[each.name for each in chart.series]}" for chart in charts)
    assert_conserved(grid.figure)
    plt.close("all")


@pytest.mark.parametrize("names", [["1 min", "15 min", "30 min"], ["1980", "1990", "2000"], ["Jan", "Feb", "Mar"]])
@pytest.mark.parametrize("letter", ["x", "y"])
def test_names_like_numbers_and_names_without_a_tick_are_kept(ax, names, letter):
    other = {"x": "y", "y": "x"}[letter]
    sns.pointplot(**{letter: names, other: [5, 3, 4]}, ax=ax)
    (axis,) = [each for each in charts_of(ax)[0].axes if each.scale == "category"]
    assert axis.categories == names
    assert_conserved(ax.figure)
    getattr(ax, f"set_{letter}ticks")([0, 2])
    assert_conserved(ax.figure)


def test_level_lines_across_the_drawn_points_are_noted(ax):
    ax.plot(list("abcde"), [0, np.nan, 0, 0, np.nan])
    ax.hlines(1.0, *ax.get_xlim())
    (chart,) = charts_of(ax)
    assert chart.summary == "Horizontal line at 1"
    assert_conserved(ax.figure)


@pytest.mark.parametrize(("method", "letter"), [("fill_between", "x"), ("fill_betweenx", "y")])
def test_areas_from_edge_to_edge_are_bands(ax, method, letter):
    ax.plot([0, 5], [0, 5])
    where = [True, True, False, True, True]
    transform = getattr(ax, f"get_{letter}axis_transform")()
    getattr(ax, method)([0, 1, 2, 3, 4], 0, 1, where=where, transform=transform, label="night")
    (chart,) = charts_of(ax)
    assert chart.summary == "night: bands from 0 to 1, 3 to 4"
    assert [each.name for each in chart.series] == ["Series 1"]
    assert_conserved(ax.figure)


def test_single_bars_of_two_colors_keep_the_names_beside_them():
    _, ax = plt.subplots()
    table = {"x": ["a", "b", "c"] * 2, "y": [np.nan, np.nan, 600, np.nan, 0, np.nan], "g": list("uuuvvv")}
    sns.barplot(pd.DataFrame(table), x="x", y="y", hue="g", ax=ax)
    (chart,) = charts_of(ax.figure)
    names = next(axis for axis in chart.axes if axis.id == "x").categories
    assert {each.name: [names[round(x)] for x in each.xs] for each in chart.series} == {"u": ["c"], "v": ["b"]}
    assert check(ax.figure).untrue == []
    plt.close("all")
