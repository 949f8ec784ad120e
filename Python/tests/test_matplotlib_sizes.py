# SPDX-License-Identifier: MIT
"""Sizes and colors of dots that show data."""

import matplotlib.pyplot as plt
import pandas as pd
import pytest
import seaborn as sns

from a11y_speak import charts_of
from conservation.findings import check


def dots(title="", entries="auto", **settings):
    figure, ax = plt.subplots()
    drawn = ax.scatter([1, 2, 3], [3, 2, 5], label="d", **settings)
    if title:
        ax.legend(*drawn.legend_elements("sizes", num=entries), title=title)
    return figure


def seaborn_sizes(**columns):
    figure, ax = plt.subplots()
    table = pd.DataFrame({"x": [1, 2, 3, 4], "y": [3, 2, 5, 1], "pop": [10, 20, 30, 40], "kind": list("aabb")})
    sns.scatterplot(table, x="x", y="y", ax=ax, **columns)
    return figure


@pytest.mark.parametrize(
    ("figure", "series", "summary"),
    [
        (
            lambda: dots("People", s=[10, 50, 200]),
            [("d", ["1: 3, People 10", "2: 2, People 50", "3: 5, People 200"])],
            "Legend: People",
        ),
        (
            lambda: dots("People", entries=[400, 800], s=[10, 500, 1700]),
            [("d", ["1: 3, People less than 400", "2: 2, People 500", "3: 5, People more than 800"])],
            "Legend: People",
        ),
        (lambda: dots(s=[10, 50, 200]), [("d", [3, 2, 5])], "The dots have different sizes without a legend"),
        (lambda: dots(s=[10, 10, 10]), [("d", [3, 2, 5])], None),
        (lambda: dots(s=50), [("d", [3, 2, 5])], None),
        (lambda: dots(c=[7, 8, 9]), [("d", [3, 2, 5])], "The dots have different colors without a color bar"),
        (lambda: dots(c=[7, 7, 7]), [("d", [3, 2, 5])], None),
        (
            lambda: seaborn_sizes(size="pop"),
            [("y", ["1: 3, pop 10", "2: 2, pop 20", "3: 5, pop 30", "4: 1, pop 40"])],
            "Legend: pop",
        ),
        (
            lambda: seaborn_sizes(size="pop", hue="kind"),
            [("a", ["1: 3, pop 10", "2: 2, pop 20"]), ("b", ["3: 5, pop 30", "4: 1, pop 40"])],
            "Legend: kind. Legend: pop",
        ),
    ],
)
def test_sizes_and_colors_are_said_or_their_lack_of_a_legend(figure, series, summary):
    drawn = figure()
    chart = charts_of(drawn)[0]
    found = check(drawn)
    plt.close("all")
    assert [(each.name, [point[-1] for point in each.points()]) for each in chart.series] == series
    assert chart.summary == summary
    assert (found.lost, found.untrue) == ([], [])
