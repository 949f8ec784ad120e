# SPDX-License-Identifier: MIT
"""Missing values, dates of any precision, and columns of one name, in tables and in figures of plotly."""

import numpy as np
import pandas as pd
import plotly.express as px
import plotly.graph_objects as go
import polars as pl
import pytest

from a11y_speak import charts_of

GAP = [(1.0, 1.0), (2.0, None), (3.0, 3.0)]
NOON = 1711886400.0
"""31 March 2024, 12:00."""


def points(obj):
    (chart,) = charts_of(obj)
    return [(each.name, [tuple(point) for point in each.points()]) for each in chart.series]


@pytest.mark.parametrize(
    "values",
    [
        [1, None, 3],
        [1, float("nan"), 3],
        pd.Series([1, pd.NA, 3]),
        pd.Series([1, pd.NA, 3], dtype="Int64"),
        pd.Series([1, None, 3], dtype="Float64"),
        pd.Series([1, np.nan, 3]),
        pd.Series([1, pd.NaT, 3], dtype=object),
        pd.Series([1, None, 3], dtype=object),
        np.array([1, None, 3], dtype=object),
        np.ma.masked_array([1.0, 2, 3], [False, True, False]),
        np.ma.masked_array([1, 2, 3], [False, True, False]),
        pl.Series("Values", [1, None, 3]),
        {"Values": [1, None, 3]},
        pd.DataFrame({"Values": [1, pd.NA, 3]}),
    ],
    ids=lambda each: f"{type(each).__module__.partition('.')[0]}-{getattr(each, 'dtype', '')}",
)
def test_a_missing_value_of_any_kind_is_a_gap(values):
    assert points(values)[0][1] == GAP


@pytest.mark.parametrize("unit", ["ns", "us", "ms", "s", "m", "h"])
def test_dates_of_numpy_are_dates_in_every_precision(unit):
    at = np.array(["2024-03-31T12:00", "NaT"], f"datetime64[{unit}]")
    for figure in go.Figure(go.Scatter(x=at, y=[1, 2])), pd.Series([1, 2], index=at):
        (chart,) = charts_of(figure)
        assert (chart.axes[0].scale, points(figure)[0][1]) == ("date", [(NOON, 1.0)])


@pytest.mark.parametrize(
    "index",
    [
        pd.to_datetime(["2024-03-31 12:00", None]),
        pd.DatetimeIndex(["2024-03-31 12:00", "NaT"], tz="UTC"),
        pd.Index([pd.Timestamp("2024-03-31 12:00"), pd.NaT], dtype=object),
    ],
)
def test_a_row_without_a_date_is_left_out_and_counted(index):
    series = pd.Series([1, 2], index=index)
    assert points(series)[0][1] == [(NOON, 1.0)]
    assert charts_of(series)[0].summary == "1 row is left out, because it has no date"


def test_columns_of_one_name_are_all_read():
    frame = pd.DataFrame([[1, 2, 3], [4, 5, 6]], columns=["a", "a", "a"])
    assert [name for name, _ in points(frame)] == ["a", "a, column 2", "a, column 3"]


def test_columns_of_true_and_false_are_names():
    (chart,) = charts_of(pd.DataFrame({"day": ["Mon", "Tue"], "open": [True, False]}))
    assert (chart.axes[1].categories, chart.series[0].points()) == (["True", "False"], [[0.0, 0.0], [1.0, 1.0]])


@pytest.mark.parametrize("unit", ["ns", "us", "s"])
def test_a_timeline_of_any_precision_says_both_ends(unit):
    start, end = (pd.Series([pd.Timestamp(f"2024-01-0{day}")]).astype(f"datetime64[{unit}]") for day in (1, 5))
    figure = px.timeline(pd.DataFrame({"T": ["a"], "S": start, "F": end}), x_start="S", x_end="F", y="T")
    assert points(figure)[0][1][0][2] == "a: from 1 January 2024 to 5 January 2024"
