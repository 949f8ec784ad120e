# SPDX-License-Identifier: MIT
"""Series, frames, arrays and lists as charts."""

import datetime
import math
from decimal import Decimal

import numpy as np
import pandas as pd
import polars as pl
import pytest

from a11y_speak import Unreadable, charts_of


def told(obj):
    """The titles and scales of the axes, and the name and points of each series."""
    (chart,) = charts_of(obj)
    axes = [(axis.title, axis.scale, axis.categories) for axis in chart.axes]
    return axes, [(each.name, [tuple(point) for point in each.points()]) for each in chart.series]


DAY = 86400.0


def test_a_list_of_numbers_is_read_as_a_line_over_its_rows():
    assert told([3, None, Decimal("2.5")]) == (
        [("Row", "linear", None), ("Values", "linear", None)],
        [("Values", [(1.0, 3.0), (2.0, None), (3.0, 2.5)])],
    )


def test_a_dict_of_lists_has_a_series_for_each_name():
    assert told({"a": [1, 2], "b": [3, 4]})[1] == [
        ("a", [(1.0, 1.0), (2.0, 2.0)]),
        ("b", [(1.0, 3.0), (2.0, 4.0)]),
    ]


def test_a_series_of_pandas_has_its_index_as_the_x_axis():
    series = pd.Series([1.5, np.nan], index=pd.to_datetime(["1970-01-02", "1970-01-03"]), name="Power (kW)")
    assert told(series) == (
        [(None, "date", None), ("Power", "linear", None)],
        [("Power (kW)", [(DAY, 1.5), (2 * DAY, None)])],
    )


def test_dates_with_a_time_zone_keep_their_offset():
    index = pd.date_range("1970-01-02", periods=2, tz="Europe/Berlin")
    (chart,) = charts_of(pd.Series([1, 2], index=index))
    assert (chart.axes[0].more, chart.series[0].xs[0]) == ({"utc_offset": 3600}, DAY - 3600)


def test_a_frame_of_pandas_has_a_series_for_each_column_of_numbers_and_names_the_others():
    frame = pd.DataFrame({"n": [1, 2], "word": ["a", "a"], "yes": [True, False], "m": [3, 4]}, index=["p", "q"])
    axes, series = told(frame)
    assert axes == [(None, "category", ["p", "q"]), (None, "linear", None)]
    assert series == [("n", [(0.0, 1.0), (1.0, 2.0)]), ("m", [(0.0, 3.0), (1.0, 4.0)])]
    assert charts_of(frame)[0].summary == "Left out, because they are not numbers: word, yes"


def test_rows_without_an_index_are_named_by_the_first_column():
    for frame in pd.DataFrame, pl.DataFrame:
        axes, series = told(frame({"city": ["Oslo", "Rome"], "rain": [7, 8]}))
        assert axes == [("city", "category", ["Oslo", "Rome"]), ("rain", "linear", None)]
        assert series == [("rain", [(0.0, 7.0), (1.0, 8.0)])]


def test_a_frame_of_polars_has_its_dates_as_the_x_axis():
    frame = pl.DataFrame({"day": [datetime.date(1970, 1, 2)], "rain": [7.5]})
    assert told(frame)[1] == [("rain", [(DAY, 7.5)])]
    assert told(frame.lazy())[1] == [("rain", [(DAY, 7.5)])]
    assert told(pl.Series("rain", [1, None]))[1] == [("rain", [(1.0, 1.0), (2.0, None)])]


def test_an_index_of_several_levels_is_joined_into_one_name():
    index = pd.MultiIndex.from_tuples([("a", 1), ("a", 2)])
    assert told(pd.Series([1, 2], index=index))[0][0] == (None, "category", ["a, 1", "a, 2"])


def test_words_are_counted():
    (chart,) = charts_of(pd.Series(["b", "a", "b"], name="kind"))
    assert (chart.axes[0].categories, chart.series[0].points(), chart.summary) == (
        ["b", "a"],
        [[0.0, 2.0], [1.0, 1.0]],
        "How often each kind is there",
    )


def test_an_array_has_a_series_for_each_column():
    assert told(np.array([1, 2], dtype=np.int8))[1] == [("Values", [(1.0, 1.0), (2.0, 2.0)])]
    assert [name for name, _ in told(np.ones((4, 3)))[1]] == ["Column 1", "Column 2", "Column 3"]


def test_durations_are_read_as_seconds():
    (chart,) = charts_of([datetime.timedelta(minutes=1)])
    assert (chart.axes[1].unit, chart.series[0].ys) == ("s", [60.0])


def test_periods_are_placed_at_their_beginning():
    series = pd.Series([1, 2], index=pd.period_range("1970-01", periods=2, freq="M"))
    assert [x for x, _ in told(series)[1][0][1]] == [0.0, 31 * DAY]


def test_missing_values_are_gaps():
    assert told(pd.Series([1, pd.NA], dtype="Int64"))[1] == [("Values", [(1.0, 1.0), (2.0, None)])]
    assert math.isnan(charts_of([math.nan, 1])[0].series[0].ys[0])


@pytest.mark.parametrize(
    ("obj", "words"),
    [
        (np.ones((2, 2, 2)), "3 dimensions"),
        (np.array([1j]), "complex"),
        (np.ones((1, 1001)), "1001 columns"),
        ([], "nothing to announce"),
        (pd.DataFrame(), "nothing to announce"),
        (object(), "is neither a figure nor data"),
        ("text", "is neither a figure nor data"),
    ],
)
def test_an_object_without_a_series_raises_unreadable(obj, words):
    with pytest.raises(Unreadable, match=words):
        charts_of(obj)
