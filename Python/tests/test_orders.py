# SPDX-License-Identifier: MIT
"""Names are in the order in which the figure draws them, and bars are walked in this order."""

import altair as alt
import pandas as pd
import plotly.express as px
import pytest

from a11y_speak import charts_of
from conservation.findings import check

TABLE = pd.DataFrame(
    {"k": list("cab"), "v": [1, 2, 3], "t": pd.to_datetime(["2024-01-05", "2024-04-05", "2024-02-05"])}
)
SORTS = {
    "as-is": ("k:N", "abc"),
    "none": (alt.X("k:N", sort=None), "cab"),
    "descending": (alt.X("k:N", sort="descending"), "cba"),
    "by-value": (alt.X("k:N", sort="y"), "cab"),
    "by-value-descending": (alt.X("k:N", sort="-y"), "bac"),
    "given": (alt.X("k:O", sort=["b", "c", "a"]), "bca"),
    "by-field": (alt.X("k:N", sort=alt.EncodingSortField("v", order="descending")), "bac"),
    "months": ("month(t):O", ["Jan", "Feb", "Apr"]),
    "months-by-value": (alt.X("month(t):O", sort="-y"), ["Feb", "Apr", "Jan"]),
}


@pytest.mark.parametrize("mark", ["mark_bar", "mark_point", "mark_tick"])
@pytest.mark.parametrize("name", SORTS)
def test_names_of_altair_are_in_their_drawn_order(name, mark):
    x, names = SORTS[name]
    chart = getattr(alt.Chart(TABLE), mark)().encode(x=x, y="v")
    (told,) = charts_of(chart)
    assert told.axes[0].categories == list(names)
    assert [float(x) for x in told.series[0].xs] == [0, 1, 2]
    found = check(chart)
    assert (found.lost, found.untrue) == ([], [])


def test_lying_bars_of_altair_are_walked_from_the_top():
    (told,) = charts_of(alt.Chart(TABLE).mark_bar().encode(y=alt.Y("k:N", sort="-x"), x="v"))
    assert (told.axes[1].categories, list(told.series[0].ys)) == (["b", "a", "c"], [3, 2, 1])


@pytest.mark.parametrize(
    ("order", "names"),
    [
        ("trace", "cab"),
        ("category ascending", "abc"),
        ("category descending", "cba"),
        ("total ascending", "cab"),
        ("total descending", "bac"),
    ],
)
@pytest.mark.parametrize("draw", [px.bar, px.scatter, px.strip])
def test_names_of_plotly_are_walked_in_their_drawn_order(draw, order, names):
    (told,) = charts_of(draw(x=TABLE.k, y=TABLE.v).update_xaxes(categoryorder=order))
    values = dict(zip(TABLE.k, TABLE.v))
    assert (told.axes[0].categories, list(told.series[0].ys)) == (list(names), [values[name] for name in names])
    assert [float(x) for x in told.series[0].xs] == [0, 1, 2]


def test_a_line_keeps_its_way_over_the_names():
    (told,) = charts_of(px.line(x=TABLE.k, y=TABLE.v).update_xaxes(categoryorder="category ascending"))
    assert told.series[0].points() == [[2, 1], [0, 2], [1, 3]]
