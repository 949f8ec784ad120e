# SPDX-License-Identifier: MIT
"""Dots with a line of hlines or vlines through each: the ranges of their values."""

import matplotlib.pyplot as plt
import numpy as np
import pytest
from matplotlib.collections import PolyCollection

from a11y_speak import charts_of
from a11y_speak.openings import opening
from conservation.findings import check

NAMES = ["age", "sex", "dose"]


def read(draw):
    figure, ax = plt.subplots()
    draw(ax)
    charts = charts_of(figure)
    found = check(figure, charts)
    plt.close("all")
    assert (found.lost, found.untrue) == ([], [])
    return charts


def forest(ax):
    ax.hlines([0, 1, 2], [0.5, 0.8, 1.1], [1.5, 1.2, 2.4])
    ax.scatter([1, 1, 1.7], [0, 1, 2])
    ax.set_yticks([0, 1, 2], NAMES)
    ax.axvline(1, ls="--")
    ax.set_xlabel("OR")


def upright(ax):
    ax.vlines([0, 1, 2], [2, 0.5, 1], [4, 1.5, 3])
    ax.plot([0, 1, 2], [3, 1, 2], "o")
    ax.set_xticks([0, 1, 2], NAMES)


def single(ax):
    for n, (low, value, high) in enumerate([(2, 3, 4), (0.5, 1, 1.5), (1, 2, 3)]):
        ax.vlines(n, low, high)
        ax.scatter(n, value)
    ax.set_xticks([0, 1, 2], NAMES)


@pytest.mark.parametrize(
    ("draw", "labels"),
    [
        (forest, ["age, 1 ± 0.5", "sex, 1 ± 0.2", "dose, 1.7 between 1.1 and 2.4"]),
        (upright, ["age, 3 ± 1", "sex, 1 ± 0.5", "dose, 2 ± 1"]),
        (single, ["age, 3 ± 1", "sex, 1 ± 0.5", "dose, 2 ± 1"]),
    ],
)
def test_lines_through_dots_are_the_ranges_of_their_values(draw, labels):
    (chart,) = read(draw)
    assert [list(each.labels) for each in chart.series] == [labels]


def test_a_plot_of_ranges_opens_with_its_dots():
    assert opening(read(forest)) == "OR. 3 dots; highest dose, 1.7 between 1.1 and 2.4"


def test_lines_between_dots_are_not_ranges():
    def draw(ax):
        ax.hlines([0, 1, 2], [1, 2, 3], [4, 3, 6])
        ax.scatter([1, 2, 3], [0, 1, 2], label="2010")
        ax.scatter([4, 3, 6], [0, 1, 2], label="2020")
        ax.set_yticks([0, 1, 2], NAMES)
        ax.legend()

    (chart,) = read(draw)
    assert [(each.name, each.labels) for each in chart.series] == [("2010", None), ("2020", None)]


def test_an_area_of_older_matplotlib_is_a_band():
    t, low, high = np.array([1.0, 2.0, 4.0]), np.array([1.0, 2.0, 1.5]), np.array([2.0, 4.0, 3.0])
    path = [(1, 2), *zip(t, low), (4, 3), *zip(t[::-1], high[::-1])]
    figure, ax = plt.subplots()
    ax.add_collection(PolyCollection([path]))
    ax.autoscale()
    (chart,) = charts_of(figure)
    plt.close("all")
    assert [(each.name, list(each.xs), list(each.ys)) for each in chart.series] == [
        ("Area, lower edge", [1, 2, 4], [1, 2, 1.5]),
        ("Area, upper edge", [1, 2, 4], [2, 4, 3]),
    ]
