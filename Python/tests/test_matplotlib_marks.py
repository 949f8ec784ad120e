# SPDX-License-Identifier: MIT
"""Lines of hlines and vlines next to other data, and dots that are moved from their names."""

import matplotlib.pyplot as plt
import numpy as np
import pytest
import seaborn as sns

from a11y_speak import charts_of

DATA = [(0, 5), (1, 3), (2, 9), (3, 7)]
X, Y = zip(*DATA)


@pytest.fixture
def ax():
    figure, axes = plt.subplots()
    yield axes
    plt.close(figure)


def told(ax):
    """The points or labels of each series, and the summary."""
    (chart,) = charts_of(ax)
    series = [[p[2] if len(p) > 2 else tuple(p) for p in each.points()] for each in chart.series]
    return series, chart.summary


@pytest.mark.parametrize(
    ("draw", "more", "summary"),
    [
        (lambda ax: ax.hlines(6, 0, 3), [], "Horizontal line at 6"),
        (lambda ax: ax.hlines([6, 4], 0, 3, label="goal"), [], "goal: horizontal lines at 4, 6"),
        (lambda ax: ax.hlines(6, -5, 9), [], "Horizontal line at 6"),
        (lambda ax: ax.vlines(1, 3, 9), [], "Vertical line at 1"),
        (lambda ax: ax.vlines(1, -2, 10), [], "Vertical line at 1"),
        (lambda ax: ax.vlines([1, 2], 3, 9), [], "Vertical lines at 1, 2"),
        (lambda ax: ax.axhline(6), [], "Horizontal line at 6"),
        (lambda ax: ax.axvline(1), [], "Vertical line at 1"),
        (lambda ax: ax.axhspan(4, 6), [], "Band from 4 to 6"),
        (lambda ax: ax.axvspan(1, 2), [], "Band from 1 to 2"),
        (lambda ax: ax.hlines([6, 4], [0, 2], [1, 3]), [["2 to 3: 4", "0 to 1: 6"]], None),
        (lambda ax: ax.vlines([1, 2], 4, 5), [["1: from 4 to 5", "2: from 4 to 5"]], None),
    ],
)
@pytest.mark.parametrize("style", ["-", "o"])
def test_a_line_across_the_plot_leaves_x_and_y_in_their_places(ax, draw, more, summary, style):
    ax.plot(X, Y, style)
    draw(ax)
    assert told(ax) == ([DATA, *more], summary)


@pytest.mark.parametrize("draw", [lambda ax: ax.hlines(6, 0, 3), lambda ax: ax.hlines([6], -1, 4)])
def test_a_line_across_bars_or_dots_leaves_them_upright(ax, draw):
    ax.bar(X, Y)
    draw(ax)
    assert told(ax) == ([DATA], "Horizontal line at 6")


def test_a_line_across_lying_bars_is_noted(ax):
    ax.barh(["a", "b"], [3, 5])
    ax.vlines(4, -0.4, 1.4)
    assert told(ax) == ([[(0, 3), (1, 5)]], "Vertical line at 4")


def test_the_names_of_ticks_do_not_depend_on_a_line_across(ax):
    ax.errorbar([1, 2, 3], [0, 1, 2], xerr=0.5, fmt="o")
    ax.set_yticks([0, 1, 2], ["a", "b", "c"])
    ax.vlines(1, -2, 3)
    assert told(ax) == ([["a, 1 ± 0.5", "b, 2 ± 0.5", "c, 3 ± 0.5"]], "Vertical line at 1")


def test_the_sticks_of_a_lollipop_are_its_dots(ax):
    ax.vlines(X, 0, Y)
    ax.plot(X, Y, "o")
    assert told(ax) == ([DATA], None)


@pytest.mark.parametrize("draw", ["plot", "scatter"])
def test_the_sticks_of_a_lying_lollipop_turn_its_dots(ax, draw):
    ax.hlines([0, 1], 0, [4, 5])
    getattr(ax, draw)([4, 5], [0, 1], *("o" if draw == "plot" else []))
    ax.set_yticks([0, 1], ["a", "b"])
    assert told(ax) == ([[(0, 4), (1, 5)]], None)
    assert charts_of(ax)[0].axes[1].categories == ["a", "b"]


def test_lines_alone_are_read_along_their_places(ax):
    ax.hlines([0, 1], [1, 2], [4, 5])
    assert told(ax)[0] == [["0: from 1 to 4", "1: from 2 to 5"]]


NAMES, HEIGHTS = ["Thu", "Thu", "Fri"], [10, 20, 15]


@pytest.mark.parametrize(
    "draw",
    [
        lambda ax: sns.stripplot(x=NAMES, y=HEIGHTS, ax=ax),
        lambda ax: sns.stripplot(x=NAMES, y=HEIGHTS, jitter=0.3, ax=ax),
        lambda ax: sns.stripplot(x=NAMES, y=HEIGHTS, jitter=False, ax=ax),
        lambda ax: sns.swarmplot(x=NAMES, y=HEIGHTS, ax=ax),
        lambda ax: ax.scatter(NAMES, HEIGHTS),
        lambda ax: over_boxes(ax, [0.1, -0.1, 1.05]),
        lambda ax: over_boxes(ax, [-0.2, 0.2, 0.9]),
    ],
)
def test_dots_next_to_a_name_belong_to_the_name(ax, draw):
    draw(ax)
    (chart,) = charts_of(ax)
    assert chart.axes[0].categories == ["Thu", "Fri"]
    assert [tuple(point) for point in chart.series[0].points()] == [(0, 10), (0, 20), (1, 15)]


def over_boxes(ax, places):
    ax.boxplot([[1, 2, 3], [2, 3, 4]], positions=[0, 1], tick_labels=["Thu", "Fri"])
    ax.scatter(places, HEIGHTS)


def test_dots_between_two_names_are_numbers(ax):
    ax.scatter([0, 0.5, 1], [1, 2, 3])
    ax.set_xticks([0, 1], ["low", "high"])
    assert told(ax)[0] == [[(0, 1), (0.5, 2), (1, 3)]]


def test_many_dots_near_the_texts_of_ticks_belong_to_them(ax):
    x = np.repeat([0, 1, 2], 10) + np.tile(np.linspace(-0.2, 0.2, 10), 3)
    ax.scatter(x, np.arange(30))
    ax.set_xticks([0, 1, 2], ["a", "b", "c"])
    assert [p[0] for p in told(ax)[0][0]] == [0] * 10 + [1] * 10 + [2] * 10


def test_a_line_moved_from_all_its_names_belongs_to_them(ax):
    ax.plot([0.1, 1.1, 2.1], [1, 2, 3])
    ax.set_xticks([0, 1, 2], ["a", "b", "c"])
    assert told(ax)[0] == [[(0, 1), (1, 2), (2, 3)]]


def test_a_line_across_is_not_an_error_bar(ax):
    ax.plot([0, 1, 2], [0.4, 0.1, 0.9], "o")
    ax.plot([1, 1], [0, 1])
    assert told(ax)[0] == [[(0, 0.4), (1, 0.1), (2, 0.9)], [(1, 0), (1, 1)]]


def test_an_annotation_beyond_the_edges_is_not_said_because_it_is_not_drawn():
    figure, ax = plt.subplots()
    ax.plot([0, 1], [2, 3])
    ax.annotate("seen", (0.5, 2.5))
    ax.annotate("unseen", (9, 9))
    ax.set(xlim=(0, 1), ylim=(2, 3))
    assert charts_of(figure)[0].summary == "Text: seen"
    plt.close("all")
