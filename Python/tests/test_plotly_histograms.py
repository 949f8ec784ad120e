# SPDX-License-Identifier: MIT
"""The bars of plotly's histograms are those that plotly.js draws. Its version 4.1.1 counted the expected ones."""

import datetime

import numpy as np
import pandas as pd
import plotly.express as px
import plotly.graph_objects as go
import pytest

from a11y_speak import charts_of
from a11y_speak.openings import opening
from conservation.findings import check

DAYS = ["2024-01-05", "2024-02-03", "2024-02-10", "2024-05-01"]
NUMBERS = [1, 2, 2, 3, 9, 4.5]


def told(*traces, **layout):
    """The name and the labels of each series."""
    (chart,) = charts_of(go.Figure(traces, layout))
    return [(each.name, list(each.labels)) for each in chart.series]


@pytest.mark.parametrize(
    ("how", "bars"),
    [
        ({"x": NUMBERS}, ["0 to 5: 5", "5 to 10: 1"]),
        ({"x": [1, 2, 2, 3, 9]}, ["0 to 4: 4", "5 to 9: 1"]),
        ({"x": [20, 21]}, ["20: 1", "21: 1"]),
        ({"x": [0.5, 1.5, 2.5, 2.5, 3.5]}, ["0 to 2: 2", "2 to 4: 3"]),
        ({"x": [1, None, 2, float("nan"), 9]}, ["0 to 4: 2", "5 to 9: 1"]),
        ({"x": ["1", "2", "2", "x", "9"]}, ["0 to 4: 3", "5 to 9: 1"]),
        ({"x": NUMBERS, "y": [10, 20, 30, 40, 50, 60], "histfunc": "avg"}, ["0 to 5: 32", "5 to 10: 50"]),
        ({"x": NUMBERS, "histnorm": "percent"}, ["0 to 5: 83.33333333", "5 to 10: 16.66666667"]),
        ({"x": NUMBERS, "cumulative": {"enabled": True}}, ["0 to 5: 5", "5 to 10: 6"]),
        (
            {"x": NUMBERS, "cumulative": {"enabled": True, "currentbin": "half", "direction": "decreasing"}},
            ["−5 to 0: 6", "0 to 5: 3.5", "5 to 10: 0.5"],
        ),
        ({"x": [3, 3, 3]}, ["3: 3"]),
        ({"x": DAYS}, ["January to February 2024: 3", "March to April 2024: 0", "May to June 2024: 1"]),
        (
            {"x": ["1999-01-01", "2004-01-01", "2004-01-01", "2011-01-01"]},
            ["1995 to 1999: 1", "2000 to 2004: 2", "2005 to 2009: 0", "2010 to 2014: 1"],
        ),
        (
            {"x": ["2024-03-01", "2024-03-02", "2024-03-02", "2024-03-09"]},
            ["25 February to 2 March 2024: 3", "3 to 9 March 2024: 1"],
        ),
        (
            {"x": ["2024-03-01 10:15", "2024-03-01 11:20", "2024-03-01 11:45", "2024-03-01 17:00"]},
            [
                "1 March 2024, 09:00 to 12:00: 3",
                "1 March 2024, 12:00 to 15:00: 0",
                "1 March 2024, 15:00 to 18:00: 1",
            ],
        ),
        (
            {"x": ["2024-03-01 10:15:20", "2024-03-01 10:15:21", "2024-03-01 10:15:44"]},
            ["1 March 2024, 10:15:15 to 10:15:30: 2", "1 March 2024, 10:15:30 to 10:15:45: 1"],
        ),
        (
            {"x": ["2024-01-15 06:00", *DAYS[1:]], "xbins": {"size": "M1"}},
            ["January 2024: 1", "February 2024: 2", "March 2024: 0", "April 2024: 0", "May 2024: 1"],
        ),
        ({"x": ["2024-01-05", "2024-01-05"]}, ["5 January 2024: 2"]),
        (
            {"x": DAYS, "xbins": {"start": "2024-01-15", "end": "2024-04-15", "size": "M1"}},
            ["15 January to 14 February 2024: 2"],
        ),
    ],
)
def test_the_bars_of_a_histogram_are_those_that_plotly_js_draws(how, bars):
    assert told(go.Histogram(name="n", **how)) == [("n", bars)]
    turned = {{"x": "y", "y": "x", "xbins": "ybins"}.get(key, key): each for key, each in how.items()}
    assert told(go.Histogram(name="n", orientation="h", **turned)) == [("n", bars)]
    found = check(go.Figure(go.Histogram(name="n", **how)))
    assert (found.lost, found.untrue) == ([], [])


@pytest.mark.parametrize(
    ("mode", "how", "bars"),
    [
        ("group", {}, [["0 to 10: 6"], ["20 to 30: 2"]]),
        ("overlay", {}, [["0 to 5: 5", "5 to 10: 1"], ["20: 1", "21: 1"]]),
        ("overlay", {"bingroup": "a"}, [["0 to 10: 6"], ["20 to 30: 2"]]),
    ],
)
def test_histograms_share_bins_unless_they_lie_over_each_other(mode, how, bars):
    traces = go.Histogram(x=NUMBERS, **how), go.Histogram(x=[20, 21], **how)
    assert [labels for _, labels in told(*traces, barmode=mode)] == bars


def test_a_single_value_over_another_histogram_has_a_bin_of_its_size():
    traces = go.Histogram(x=NUMBERS, name="a"), go.Histogram(x=[20, 20], name="b")
    assert told(*traces, barmode="overlay") == [("a", ["0 to 5: 5", "5 to 10: 1"]), ("b", ["18 to 22: 2"])]


def test_stacked_histograms_have_a_total_by_bins():
    traces = go.Histogram(x=NUMBERS, name="a", xbins={"start": 1}), go.Histogram(x=[3, 21], name="b")
    assert told(*traces, barmode="stack") == [
        ("a", ["1 to 11: 6"]),
        ("b", ["1 to 11: 1", "11 to 21: 0", "21 to 31: 1"]),
        ("Total", ["1 to 11: 7", "11 to 21: 0", "21 to 31: 1"]),
    ]


def test_bins_with_shares_of_their_stack_keep_their_ends():
    traces = go.Histogram(x=[1, 2, 2], name="a"), go.Histogram(x=[2, 2], name="b")
    assert told(*traces, barmode="stack", barnorm="percent") == [("a", ["1: 100", "2: 50"]), ("b", ["2: 50"])]


def test_a_histogram_on_a_logarithmic_axis_has_deciles_because_plotly_js_draws_no_bins():
    (chart,) = charts_of(go.Figure(go.Histogram(x=[*range(1, 12)], name="n"), {"xaxis": {"type": "log"}}))
    assert chart.summary == (
        "Histogram of 11 values, n, whose bins plotly cannot draw on a logarithmic axis: deciles are announced"
    )
    assert list(chart.series[0].labels[:2]) == ["lowest 1", "10% are at most 2"]


def test_the_opening_of_a_histogram_says_its_highest_bar():
    months = pd.date_range("2023-01-15", periods=300, freq="D")
    assert opening(charts_of(px.histogram(x=months))) == "count by x. 11 bars; highest March 2023: 31"
    ages = px.histogram(x=[21, 22, 22, 23, 38], color=list("abbab"), labels={"x": "age"})
    assert opening(charts_of(ages)) == "count by age. 2 groups of bars: a, b; highest total 4 at 20 to 29"


def test_many_dates_are_counted_in_months():
    days = [datetime.date(2020, 1, 1) + datetime.timedelta(days=n) for n in range(1000)]
    ((_, bars),) = told(go.Histogram(x=days))
    assert bars[:2] == ["January to February 2020: 60", "March to April 2020: 61"]
    assert bars[-1] == "September to October 2022: 26"


@pytest.mark.parametrize("kind", ["numbers", "wholes", "days", "times"])
@pytest.mark.parametrize(
    "how", [{}, {"nbins": 7}, {"color": ["No", "Yes"] * 50}, {"histnorm": "percent"}, {"log_x": True}]
)
def test_a_random_histogram_is_heard_whole_and_nothing_else_is_said(kind, how):
    if "log_x" in how and kind in ("days", "times"):
        return
    spread = np.random.default_rng(7)
    step = np.timedelta64(1, "D") if kind == "days" else np.timedelta64(7, "m")
    x = {"numbers": spread.normal(100, 15, 100), "wholes": spread.integers(1, 60, 100)}.get(
        kind, np.datetime64("2021-03-04") + spread.integers(0, 400, 100) * step
    )
    found = check(px.histogram(x=x, **how))
    assert (found.lost, found.untrue, found.refused) == ([], [], False)
