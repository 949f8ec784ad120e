# SPDX-License-Identifier: MIT
"""A month is a month, a quarter a quarter, and a year a year: in openings, in labels, and in the words of the daemon."""

import datetime

import altair as alt
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import plotly.express as px
import plotly.graph_objects as go
import polars as pl
import pytest
from bokeh.plotting import figure
from plotnine import aes, geom_col, geom_line, geom_point, ggplot, scale_x_datetime

from a11y_speak import charts_of
from a11y_speak.dates import step_of
from a11y_speak.openings import opening
from conservation.findings import check

VALUES = [3.0, 5.0, 4.0, 9.0, 7.0, 8.0]
PEAKS = {
    "MS": "June 2024",
    "ME": "June 2024",
    "M": "June 2024",
    "QS": "2025 quarter 1",
    "QE": "2024 quarter 4",
    "Q": "2024 quarter 4",
    "YS": "2028",
    "YE": "2027",
    "Y": "2027",
    "W": "24 March",
    "D": "4 March",
    "12h": "2 March",
    "h": "03:00",
    "min": "00:03",
    "s": "00:00:03",
}
"""The place of the fourth of six values from 1 March 2024, by the frequency."""


def series(every):
    if every in ("M", "Q", "Y"):
        return pd.Series(VALUES, pd.period_range("2024-03-01", periods=6, freq=every))
    return pd.Series(VALUES, pd.date_range("2024-03-01", periods=6, freq=every))


def told(obj):
    text = opening(charts_of(obj))
    plt.close("all")
    return text


@pytest.mark.parametrize("every", PEAKS)
def test_a_series_of_pandas_opens_with_its_periods(every):
    peak = PEAKS[every]
    assert told(series(every)).endswith(f"highest 9 at {peak}")


@pytest.mark.parametrize("every", [each for each in PEAKS if each not in ("12h", "W")])
def test_the_plot_of_a_series_of_pandas_opens_with_its_periods(every):
    assert told(series(every).plot()).endswith(f"highest 9 at {PEAKS[every]}")


DRAWN = {
    "plotly-line": lambda s: px.line(x=s.index, y=s.values),
    "plotly-bar": lambda s: px.bar(x=s.index, y=s.values),
    "plotly-errors": lambda s: px.scatter(x=s.index, y=s.values, error_y=[1] * 6),
    "plotly-candles": lambda s: go.Figure(go.Candlestick(x=s.index, open=s - 1, high=s, low=s - 2, close=s)),
    "altair-line": lambda s: (
        alt.Chart(pd.DataFrame({"d": s.index, "v": s.values})).mark_line().encode(x="d:T", y="v:Q")
    ),
    "matplotlib-line": lambda s: plt.plot(s.index, s.values)[0].axes,
    "matplotlib-errors": lambda s: plt.errorbar(s.index, s.values, yerr=1)[0].axes,
    "matplotlib-bars": lambda s: plt.bar(s.index, s.values, width=20)[0].axes,
    "polars": lambda s: pl.DataFrame({"d": list(s.index), "v": s.values}),
    "column": lambda s: pd.DataFrame({"d": s.index, "v": s.values}),
}


@pytest.mark.parametrize("every", ["MS", "QS", "YS"])
@pytest.mark.parametrize("name", DRAWN)
def test_a_figure_of_dates_opens_with_its_periods(name, every):
    text, peak = told(DRAWN[name](series(every))), PEAKS[every]
    assert peak in text or (every == "MS" and "at June" in text), text
    assert " 1 " not in text.replace("± 1", "").replace("quarter 1", "")


def bokeh_bars(every):
    s, plot = series(every), figure(x_axis_type="datetime")
    plot.vbar(x=s.index, top=s.values, width=86400000.0 * 20)
    return plot


@pytest.mark.parametrize("every", ["MS", "QS", "YS"])
def test_bars_of_bokeh_open_with_their_periods(every):
    assert told(bokeh_bars(every)).startswith(f"6 bars; highest {PEAKS[every]}, 9")


@pytest.mark.parametrize(
    ("unit", "every", "label"),
    [
        ("year", "YS", "2028: 9"),
        ("yearquarter", "QS", "2025 quarter 1: 9"),
        ("yearmonth", "MS", "June 2024: 9"),
    ],
)
def test_bars_of_a_time_unit_of_altair_are_said_by_their_periods(unit, every, label):
    s = series(every)
    chart = alt.Chart(pd.DataFrame({"d": s.index, "v": s.values})).mark_bar().encode(x=f"{unit}(d):T", y="v:Q")
    assert charts_of(chart)[0].series[0].labels[3] == label
    found = check(chart)
    assert (found.lost, found.untrue) == ([], [])


NAMES = {
    "quarter": ("QS", ["Q1", "Q2", "Q3", "Q4"]),
    "month": ("MS", ["Mar", "Apr", "May", "Jun", "Jul", "Aug"]),
    "day": ("D", ["Sun", "Mon", "Tue", "Wed", "Fri", "Sat"]),
    "date": ("D", ["01", "02", "03", "04", "05", "06"]),
    "hours": ("h", ["00:00", "01:00", "02:00", "03:00", "04:00", "05:00"]),
    "week": ("W-MON", ["W09", "W10", "W11", "W12", "W13", "W14"]),
    "monthdate": ("D", ["Mar 01", "Mar 02", "Mar 03", "Mar 04", "Mar 05", "Mar 06"]),
}


@pytest.mark.parametrize("mark", ["mark_bar", "mark_line", "mark_point", "mark_area"])
@pytest.mark.parametrize("unit", NAMES)
def test_parts_of_dates_of_altair_have_their_drawn_names_and_no_year(unit, mark):
    every, names = NAMES[unit]
    s = series(every)
    table = pd.DataFrame({"d": s.index, "v": s.values})
    chart = getattr(alt.Chart(table), mark)().encode(x=f"{unit}(d):T", y="sum(v):Q")
    found, told = check(chart), charts_of(chart)[0]
    assert [name.zfill(2) for name in told.axes[0].categories] == names
    assert "2012" not in str(told)
    assert (found.lost, found.untrue) == ([], [])


@pytest.mark.parametrize(
    ("every", "label"), [("MS", "April 2024: +5, to 8"), ("QS", "2024 quarter 3: +5, to 8"), ("YS", "2026: +5, to 8")]
)
def test_steps_of_a_waterfall_are_said_by_their_periods(every, label):
    s = series(every)
    chart = charts_of(go.Figure(go.Waterfall(x=s.index, y=s.values)))[0]
    assert chart.series[0].labels[1] == label


@pytest.mark.parametrize(
    ("frequency", "peak"),
    [("Q-MAR", "2024 quarter 4"), ("Q-JUN", "2024 quarter 3"), ("Y-JUN", "2026"), ("Y-MAR", "2027")],
)
@pytest.mark.parametrize("is_drawn", [False, True])
def test_fiscal_quarters_and_years_have_the_names_that_pandas_draws(frequency, peak, is_drawn):
    s = pd.Series(VALUES, pd.period_range("2023-05-01", periods=6, freq=frequency))
    first = s.index[3]
    assert (f"{first.qyear} quarter {first.quarter}" if frequency.startswith("Q") else f"{first.year}") == peak
    assert told(s.plot() if is_drawn else s).endswith(f"highest 9 at {peak}")


@pytest.mark.parametrize(
    ("count", "peak"), [(20, "19 January"), (200, "17 July"), (700, "November 2025"), (3000, "2032")]
)
def test_days_are_said_as_finely_as_their_axis_is_short(count, peak):
    rising = pd.Series([*range(count - 1), 0.5], pd.date_range("2024-01-01", periods=count))
    assert told(rising).endswith(peak)


def test_a_single_period_is_said_as_one():
    s = pd.Series([3.0], pd.period_range("2024-03", periods=1, freq="M"))
    (chart,) = charts_of(s)
    assert chart.axes[0].known()["step"] == "month"
    assert told(s) == "Values. 1 point; highest March 2024, 3"


def test_ends_of_months_without_a_frequency_are_months():
    s = series("ME")
    s.index = pd.DatetimeIndex(list(s.index))
    assert told(s).endswith("highest 9 at June 2024")


def test_texts_of_months_are_months():
    assert charts_of(pd.Series([3.0], ["2024-03"]))[0].axes[0].more == {"step": "month"}


@pytest.mark.parametrize("geom", [geom_line, geom_point, geom_col])
@pytest.mark.parametrize("labels", [None, "%b %Y", "%Y", "%B"])
@pytest.mark.parametrize(("every", "count"), [("MS", 6), ("D", 100), ("YS", 12), ("h", 50)])
def test_dates_of_plotnine_are_dates(every, count, labels, geom):
    index = pd.date_range("2024-03-01", periods=count, freq=every)
    plot = ggplot(pd.DataFrame({"d": index, "v": np.arange(count) + 1.0}), aes("d", "v")) + geom()
    drawn = plot + scale_x_datetime(date_labels=labels) if labels else plot
    (chart,) = charts_of(drawn)
    assert (chart.axes[0].scale, chart.series[0].xs[0]) == ("date", index[0].timestamp())


@pytest.mark.parametrize(("places", "texts"), [([0, 31, 59], ["Jan", "Feb", "Mar"]), ([1, 2], ["2001", "2002"])])
def test_names_at_other_numbers_than_days_are_names(places, texts):
    _, ax = plt.subplots()
    ax.plot(places, range(len(places)), "o")
    ax.set_xticks(places, texts)
    (chart,) = charts_of(ax)
    plt.close("all")
    assert chart.axes[0].scale != "date"
    assert chart.axes[0].categories == texts or texts[0] == "2001"


@pytest.mark.parametrize("at", [pd.Timestamp("2024-05-01"), np.datetime64("2024-05-01"), datetime.date(2024, 5, 1)])
@pytest.mark.parametrize("way", ["axvline", "axhline"])
def test_a_line_across_at_a_date_is_said_by_its_period(at, way):
    s, (drawn, ax) = series("MS"), plt.subplots()
    ax.plot(*((s.index, s.values) if way == "axvline" else (s.values, s.index)))
    getattr(ax, way)(at)
    name = "Vertical line at May 2024" if way == "axvline" else "Horizontal line at 1 May 2024"
    assert charts_of(drawn)[0].summary == name
    plt.close("all")


def test_a_line_within_a_month_keeps_its_day():
    ax = series("M").plot()
    ax.axvline("2024-05")
    daily = plt.figure().subplots()
    daily.plot(series("MS").index, VALUES)
    daily.axvline(pd.Timestamp("2024-05-15"))
    summaries = [charts_of(each)[0].summary for each in (ax, daily)]
    plt.close("all")
    assert summaries == ["Vertical line at May 2024", "Vertical line at 15 May 2024"]


@pytest.mark.parametrize(
    ("moments", "step"),
    [
        (["2024-01-01", "2025-01-01"], "year"),
        (["2024-01-01", "2024-04-01"], "quarter"),
        (["2024-01-01", "2024-07-01"], "month"),
        (["2024-01-01", "2024-02-01"], "month"),
        (["2024-01-01", "2024-02-02"], "day"),
        (["2024-01-01"], "day"),
        (["2024-01-01T00:30", "2024-01-01"], "minute"),
        (["2024-01-01T00:00:30", "2024-01-01"], "second"),
    ],
)
def test_the_step_of_times_is_the_one_that_the_daemon_finds(moments, step):
    found = [float(each) for each in np.array(moments, "datetime64[s]").astype(int)]
    assert (step_of(found), step_of(np.array(found))) == (step, step)
    assert step_of([each - 7200 for each in found], 7200) == step
