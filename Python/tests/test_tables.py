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
from a11y_speak.openings import opening


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


FORMS = [
    (["2024M01", "2024M02", "2024M03"], "v by p. 3 points; rises from 1 to 2, highest 3 at February 2024"),
    (["1/2024", "2/2024", "3/2024"], "v by p. 3 points; rises from 1 to 2, highest 3 at February 2024"),
    (["01.2024", "02.2024", "03.2024"], "v by p. 3 points; rises from 1 to 2, highest 3 at February 2024"),
    (["Jan 2024", "Feb 2024", "Mar 2024"], "v by p. 3 points; rises from 1 to 2, highest 3 at February 2024"),
    (
        ["2024 January", "2024 February", "2024 March"],
        "v by p. 3 points; rises from 1 to 2, highest 3 at February 2024",
    ),
    (["2023Q1", "2023Q2", "2023Q3"], "v by p. 3 points; highest 3 at 2023 quarter 2"),
    (["Q1 2023", "Q2 2023", "Q3 2023"], "v by p. 3 points; highest 3 at 2023 quarter 2"),
    (["13/2024", "14/2024", "15/2024"], "v by p. 3 bars; highest 14/2024, 3"),
]


@pytest.mark.parametrize(("periods", "words"), FORMS)
@pytest.mark.parametrize("frame", [pd.DataFrame, pl.DataFrame])
def test_texts_of_months_and_quarters_are_periods(frame, periods, words):
    assert opening(charts_of(frame({"p": periods, "v": [1, 3, 2]}))) == words


@pytest.mark.parametrize(
    ("name", "places", "words"),
    [
        ("year", [2021, 2022, 2023], "v by year. 3 points; rises from 1 to 2, highest 3 at 2022"),
        ("Year", [2021, 2022, 2023], "v by Year. 3 points; rises from 1 to 2, highest 3 at 2022"),
        ("year", [2023, 2022, 2021], "v by year. 3 points; falls from 2 to 1, highest 3 at 2022"),
        ("month", [202401, 202402, 202403], "v by month. 3 points; rises from 1 to 2, highest 3 at February 2024"),
        ("x", [3, 1, 2], "v by x. 3 points; falls from 3 to 1"),
        ("time", [0.1, 0.2, 0.3], "v by time. 3 points; rises from 1 to 2, highest 3 at 0.2"),
    ],
)
@pytest.mark.parametrize("is_first", [True, False])
def test_a_column_named_x_year_or_time_is_the_x_axis_in_any_place_and_order(name, places, words, is_first):
    columns = {name: places, "v": [1, 3, 2]}
    frame = pd.DataFrame(columns if is_first else dict(reversed(columns.items())))
    assert opening(charts_of(frame)) == words
    assert opening(charts_of(pd.concat([frame, frame]).iloc[3:])) == words  # with the numbers of other rows


def test_a_year_in_an_index_is_a_year():
    frame = pd.DataFrame({"v": [1, 3, 2]}, index=pd.Index([2021, 2022, 2023], name="year"))
    (chart,) = charts_of(frame)
    assert (chart.axes[0].scale, chart.axes[0].more) == ("date", {"step": "year"})


def test_a_long_table_has_a_series_for_each_text():
    frame = pd.DataFrame({"country": list("aabb"), "year": [2000, 2010] * 2, "pop": [1, 2, 8, 9]})
    (chart,) = charts_of(frame)
    assert [(each.name, list(each.ys)) for each in chart.series] == [("a", [1, 2]), ("b", [8, 9])]
    assert (chart.axes[0].more, chart.axes[1].title, chart.summary) == ({"step": "year"}, "pop", None)
    (chart,) = charts_of(frame.assign(gdp=[5, 6, 7, None]))
    assert [each.name for each in chart.series] == ["a, pop", "b, pop", "a, gdp", "b, gdp"]
    assert np.isnan(chart.series[3].ys[1])


def test_rows_of_the_same_year_without_a_text_keep_their_numbers():
    (chart,) = charts_of(pd.DataFrame({"year": [2000, 2000], "pop": [1, 2]}))
    assert (chart.axes[0].title, [each.name for each in chart.series]) == ("Row", ["year", "pop"])


def test_a_long_table_is_split_by_several_texts_where_one_does_not_suffice():
    frame = pd.DataFrame(
        {"year": [2000] * 4 + [2001] * 4, "sex": list("mfmf") * 2, "age": list("yyoo") * 2, "n": range(8)}
    )
    (chart,) = charts_of(frame)
    assert [(each.name, list(each.ys)) for each in chart.series] == [
        ("m, y", [0, 4]),
        ("f, y", [1, 5]),
        ("m, o", [2, 6]),
        ("f, o", [3, 7]),
    ]


def test_a_year_and_the_number_of_a_month_are_one_axis():
    for frame in pd.DataFrame, pl.DataFrame, dict:
        (chart,) = charts_of(frame({"year": [2023, 2023, 2024], "month": [11, 12, 1], "v": [1, 2, 3]}))
        assert [(each.name, list(each.ys)) for each in chart.series] == [("v", [1, 2, 3])]
        assert (chart.axes[0].title, chart.axes[0].scale, chart.axes[0].more) == ("month", "date", {"step": "month"})


def test_a_row_without_a_date_is_counted():
    frame = pd.DataFrame({"v": [1, 2, 3], "date": [pd.Timestamp("2024-01-03"), pd.NaT, pd.Timestamp("2024-01-01")]})
    (chart,) = charts_of(frame)
    assert (list(chart.series[0].ys), chart.summary) == ([3, 1], "1 row is left out, because it has no date")
