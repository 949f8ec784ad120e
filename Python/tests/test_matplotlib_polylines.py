# SPDX-License-Identifier: MIT
"""Lines in one collection."""

import matplotlib.pyplot as plt
import numpy as np
import pytest
from matplotlib.collections import LineCollection
from matplotlib.lines import Line2D

from a11y_speak import charts_of


@pytest.fixture
def ax():
    figure, axes = plt.subplots()
    yield axes
    plt.close(figure)


def told(ax):
    (chart,) = charts_of(ax)
    return [(each.name, [p[2] if len(p) > 2 else tuple(p) for p in each.points()]) for each in chart.series]


def drawn(ax, pieces, **how):
    lines = LineCollection(pieces, **how)
    ax.add_collection(lines)
    ax.autoscale()
    return lines


@pytest.mark.parametrize(
    ("pieces", "words"),
    [
        ([[(0, 0), (1, 0)], [(1, 0), (1, 1)]], ["0, 0 to 1, 0", "1, 0 to 1, 1"]),
        ([[(0, 0), (1, 1)], [(1, 1), (2, 0)], [(3, 3), (4, 4)]], ["0, 0 to 1, 1", "1, 1 to 2, 0", "3, 3 to 4, 4"]),
        ([[(0, 0), (1, 1)]], ["0, 0 to 1, 1"]),
        ([[(1, 1), (0, 0)]], ["1, 1 to 0, 0"]),
        ([[(3, 0), (4, 1)], [(0, 0), (1, 1)]], ["0, 0 to 1, 1", "3, 0 to 4, 1"]),
        ([[(0, 0), (2, 2)], [(0, 2), (2, 0)]], ["0, 0 to 2, 2", "0, 2 to 2, 0"]),
        ([[(0, 0), (1, 1)], [(1, 1), (0, 0)]], ["0, 0 to 1, 1", "1, 1 to 0, 0"]),
        ([[(0, 5), (1, 4)], [(1, 4), (2, 5)], [(2, 5), (0, 5)]], ["0, 5 to 1, 4", "2, 5 to 0, 5", "1, 4 to 2, 5"]),
    ],
)
def test_straight_lines_have_their_two_ends(ax, pieces, words):
    drawn(ax, pieces)
    assert told(ax) == [("Lines", [f"line from {each}" for each in words])]


def test_curves_have_their_points(ax):
    curves = [[(0, 0), (1, 1), (2, 4)], [(0, 1), (1, 2), (2, 3)]]
    drawn(ax, curves)
    assert told(ax) == [("Series 1", curves[0]), ("Series 2", curves[1])]


def test_lines_in_the_colors_of_a_legend_have_its_names(ax):
    drawn(ax, [[(0, 0), (1, 1)], [(0, 1), (1, 0)]], colors=["r", "b"])
    ax.legend(handles=[Line2D([], [], color="r", label="up"), Line2D([], [], color="b", label="down")])
    assert told(ax) == [("up", [(0, 0), (1, 1)]), ("down", [(0, 1), (1, 0)])]


def test_pieces_colored_by_values_are_one_line_with_the_values(ax):
    lines = drawn(ax, [[(0, 0), (1, 1)], [(1, 1), (2, 0)]], array=np.array([7.0, 8.0]), label="trip")
    assert told(ax) == [("trip", [(0, 0), (1, 1), (2, 0)])]
    ax.figure.colorbar(lines, label="Speed")
    assert told(ax) == [("trip", ["0: 0, Speed 7", "1: 1, Speed 7", "2: 0, Speed 8"])]


def test_many_pieces_that_meet_are_one_line_each(ax):
    chains = [[[(n, at + n % 2), (n + 1, at + (n + 1) % 2)] for n in range(10)] for at in (0, 5)]
    drawn(ax, [piece for chain in chains for piece in chain])
    assert told(ax) == [(f"Series {at // 5 + 1}", [(n, at + n % 2) for n in range(11)]) for at in (0, 5)]
