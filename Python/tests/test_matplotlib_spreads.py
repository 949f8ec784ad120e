# SPDX-License-Identifier: MIT
"""Notches of boxes, lines of violins, and boxes of letter values."""

import matplotlib.pyplot as plt
import pytest
import seaborn as sns

from a11y_speak import charts_of

BOXES = [[1, 2, 3, 4, 5], [1, 2, 3, 4, 50]]
PLAIN = "median 3, quartiles 2 and 4, whiskers 1 and 5"
NOTCH = ", notch about 1.596 to about 4.404"


@pytest.fixture
def ax():
    figure, axes = plt.subplots()
    yield axes
    plt.close(figure)


def labels(ax):
    return [point[2] for each in charts_of(ax)[0].series if each.word != "outlier" for point in each.points()]


@pytest.mark.parametrize("notch", [False, True])
@pytest.mark.parametrize(
    "style",
    [
        {},
        {"patch_artist": True},
        {"orientation": "horizontal"},
        {"orientation": "horizontal", "patch_artist": True},
        {"widths": 0.9},
        {"showfliers": False},
        {"positions": [3, 9]},
        {"showcaps": False},
        {"bootstrap": None, "conf_intervals": [[1.595749, 4.404251]] * 2},
    ],
)
def test_a_box_of_any_style_has_its_quartiles_and_not_the_ends_of_its_notch(ax, notch, style):
    ax.boxplot(BOXES, notch=notch, **style)
    first, second = labels(ax)
    assert first == f"box 1: {PLAIN}{NOTCH if notch else ''}"
    assert "quartiles 2 and 4, whiskers 1 and 4" in second


@pytest.mark.parametrize("letter", ["x", "y"])
def test_boxes_of_seaborn_with_notches_have_their_quartiles(ax, letter):
    other = {"x": "y", "y": "x"}[letter]
    sns.boxplot(**{letter: list("aaaaa"), other: BOXES[0]}, notch=True, ax=ax)
    assert labels(ax) == [f"a: {PLAIN}{NOTCH}"]


VIOLIN = "violin 1: from 1 to 9, widest at about 4.96"


@pytest.mark.parametrize(
    ("style", "words"),
    [
        ({}, ""),
        ({"showmedians": True}, ", median 5"),
        ({"showmeans": True}, ", mean 5"),
        ({"showmeans": True, "showmedians": True}, ", mean 5, median 5"),
        ({"quantiles": [0.25, 0.75]}, ", lines at 3 and 7"),
        ({"quantiles": [0.25, 0.75], "showmedians": True}, ", median 5, lines at 3 and 7"),
        ({"showextrema": False, "showmeans": True}, ", line at 5"),
        ({"showextrema": False, "showmeans": True, "showmedians": True}, ", mean 5, median 5"),
        ({"side": "low", "showmedians": True}, ", median 5"),
        ({"side": "high", "showmeans": True}, ", mean 5"),
    ],
)
@pytest.mark.parametrize("orientation", ["vertical", "horizontal"])
def test_the_lines_of_a_violin_have_their_levels(ax, style, words, orientation):
    ax.violinplot([list(range(1, 10))], orientation=orientation, **style)
    assert labels(ax) == [VIOLIN + words]


def test_several_violins_have_separate_levels(ax):
    ax.violinplot([list(range(1, 10)), [1, 2, 9, 9, 9]], showmedians=True)
    assert [each.rpartition(", ")[2] for each in labels(ax)] == ["median 5", "median 9"]


@pytest.mark.parametrize("letter", ["x", "y"])
def test_boxes_of_letter_values_say_each_box_and_the_values_beyond(ax, letter):
    other = {"x": "y", "y": "x"}[letter]
    sns.boxenplot(**{letter: ["a"] * 50 + ["b"] * 50, other: [*range(50), *range(50)]}, ax=ax)
    words = "median 24.5, boxes 12.25 to 36.75, 6.125 to about 42.88, 14 outliers from 0 to 49"
    assert labels(ax) == [f"a: {words}", f"b: {words}"]


@pytest.mark.parametrize("draw", ["boxplot", "boxenplot"])
def test_outliers_beyond_the_words_of_a_box_are_dots(ax, draw):
    values = [*range(100), *range(400, 460, 10)]
    getattr(sns, draw)(x=["a"] * 106, y=values, ax=ax)
    (chart,) = charts_of(ax)
    assert [each.name for each in chart.series] == ["Median", "Outliers"]
    assert {y for _, y in chart.series[1].points()} >= {*range(400, 460, 10)}


def test_boxes_of_letter_values_in_colors_are_a_series_for_each_name_of_the_legend(ax):
    sns.boxenplot(x=["a"] * 80, y=[*range(80)], hue=["p", "q"] * 40, ax=ax)
    (chart,) = charts_of(ax)
    assert [(each.name, each.points()[0][2][:14]) for each in chart.series if each.word != "outlier"] == [
        ("p", "a: median 39, "),
        ("q", "a: median 40, "),
    ]
