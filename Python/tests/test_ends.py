# SPDX-License-Identifier: MIT
"""Bars with two ends open with the whole stretch and the longest bar, and waterfalls with their way."""

import altair as alt
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import plotly.express as px
import plotly.graph_objects as go
import pytest
from bokeh.plotting import figure
from plotnine import aes, geom_segment, ggplot

from a11y_speak import charts_of
from a11y_speak.openings import opening
from conservation.findings import check

TASKS = pd.DataFrame(
    {
        "task": ["Design", "Build", "Test"],
        "start": pd.to_datetime(["2024-01-01", "2024-02-01", "2024-03-15"]),
        "end": pd.to_datetime(["2024-02-01", "2024-04-01", "2024-04-10"]),
        "team": ["A", "B", "A"],
    }
)
RANGES = pd.DataFrame({"k": list("abc"), "low": [1, 2, 6], "high": [3, 7, 8]})


def of_matplotlib(draw):
    drawn, ax = plt.subplots()
    draw(ax)
    return drawn


def of_bokeh(names, low, high, **more):
    plot = figure(y_range=list(names), **more)
    plot.hbar(y=list(names), left=low, right=high, height=0.5)
    return plot


def rows(ax):
    ax.broken_barh([(10, 5), (20, 3)], (0, 1))
    ax.broken_barh([(12, 9)], (2, 1))
    ax.set_yticks([0.5, 2.5], ["Oslo", "Bonn"])


def told(obj):
    text = opening(charts_of(obj))
    plt.close("all")
    return text


OVER_TIME = {
    "plotly-timeline": lambda: px.timeline(TASKS, x_start="start", x_end="end", y="task"),
    "plotly-timeline-colors": lambda: px.timeline(TASKS, x_start="start", x_end="end", y="task", color="team"),
    "plotly-bar": lambda: go.Figure(
        go.Bar(
            y=TASKS.task,
            base=TASKS.start,
            x=(TASKS.end - TASKS.start).dt.total_seconds() * 1000,
            orientation="h",
            xaxis="x",
        ),
        {"xaxis": {"type": "date"}},
    ),
    "matplotlib-barh": lambda: of_matplotlib(lambda ax: ax.barh(TASKS.task, TASKS.end - TASKS.start, left=TASKS.start)),
    "matplotlib-hlines": lambda: of_matplotlib(lambda ax: ax.hlines(TASKS.task, TASKS.start, TASKS.end)),
    "altair": lambda: alt.Chart(TASKS).mark_bar().encode(x="start:T", x2="end:T", y="task:N"),
    "altair-colors": lambda: alt.Chart(TASKS).mark_bar().encode(x="start:T", x2="end:T", y="task:N", color="team:N"),
    "bokeh": lambda: of_bokeh(TASKS.task, TASKS.start, TASKS.end, x_axis_type="datetime"),
}


@pytest.mark.parametrize("name", OVER_TIME)
def test_tasks_open_with_their_time_and_the_longest(name):
    text = told(OVER_TIME[name]())
    assert "from 1 January to 10 April 2024" in text
    assert "; longest Build" in text or name == "altair-colors"  # two titles leave no room
    found = check(OVER_TIME[name]())
    plt.close("all")
    assert (found.lost, found.untrue) == ([], [])


OVER_NUMBERS = {
    "plotly": lambda: go.Figure(go.Bar(y=list("abc"), x=[2, 5, 2], base=[1, 2, 6], orientation="h")),
    "plotly-upright": lambda: go.Figure(go.Bar(x=list("abc"), y=[2, 5, 2], base=[1, 2, 6])),
    "matplotlib": lambda: of_matplotlib(lambda ax: ax.barh(RANGES.k, RANGES.high - RANGES.low, left=RANGES.low)),
    "matplotlib-upright": lambda: of_matplotlib(lambda ax: ax.bar(RANGES.k, [2, 5, 2], bottom=RANGES.low)),
    "matplotlib-vlines": lambda: of_matplotlib(lambda ax: ax.vlines(RANGES.k, RANGES.low, RANGES.high)),
    "altair": lambda: alt.Chart(RANGES).mark_bar().encode(x="low", x2="high", y="k"),
    "bokeh": lambda: of_bokeh("abc", RANGES.low, RANGES.high),
    "plotnine": lambda: ggplot(RANGES, aes(x="low", xend="high", y="k", yend="k")) + geom_segment(),
}


@pytest.mark.parametrize("name", OVER_NUMBERS)
def test_ranges_open_with_the_whole_range_and_the_longest(name):
    assert "from 1 to 8; longest b" in told(OVER_NUMBERS[name]())


def test_stretches_open_with_the_whole_stretch_and_the_row_of_the_longest():
    assert told(of_matplotlib(rows)) == "3 stretches; from 10 to 23; longest Bonn, 12 to 21"


def test_bars_of_one_length_have_no_longest():
    assert told(go.Figure(go.Bar(x=list("abc"), y=[2, 2, 2], base=[1, 2, 6]))) == "3 bars; from 1 to 8"


STEPS = {
    "plotly": lambda: go.Figure(
        go.Waterfall(
            x=["Sales", "Costs", "Net", "Tax", "Profit"],
            measure=["relative", "relative", "total", "relative", "total"],
            y=[100, -40, None, -15, None],
        )
    ),
    "plotly-lying": lambda: go.Figure(
        go.Waterfall(
            y=["Sales", "Costs", "Net", "Tax", "Profit"],
            measure=["relative", "relative", "total", "relative", "total"],
            x=[100, -40, None, -15, None],
            orientation="h",
        )
    ),
    "plotly-base": lambda: go.Figure(
        go.Bar(x=["Sales", "Costs", "Net", "Tax", "Profit"], y=[100, -40, 60, -15, 45], base=[0, 100, 0, 60, 0])
    ),
    "matplotlib": lambda: of_matplotlib(
        lambda ax: ax.bar(
            ["Sales", "Costs", "Net", "Tax", "Profit"], [100, -40, 60, -15, 45], bottom=[0, 100, 0, 60, 0]
        )
    ),
}


@pytest.mark.parametrize("name", STEPS)
def test_a_waterfall_opens_with_its_way_and_its_largest_change(name):
    assert "5 bars; falls from 100 to 45; largest change Costs" in told(STEPS[name]())


def test_a_waterfall_that_begins_with_a_total_opens_with_both_totals():
    steps = go.Waterfall(
        x=["2023", "Up", "Down", "2024"],
        measure=["absolute", "relative", "relative", "total"],
        y=[200, 60, -20, None],
    )
    assert told(go.Figure(steps)) == "4 bars; rises from 200 to 240; largest change Up: +60, to 260"


def test_many_candles_are_a_course_and_not_ranges():
    days = pd.date_range("2024-01-01", periods=40)
    opened = 10 + np.sin(np.arange(40))
    table = pd.DataFrame({"d": days, "o": opened, "c": np.roll(opened, -1)})
    bars = alt.Chart(table).mark_bar().encode(x="d:T", y="o:Q", y2="c:Q")
    assert "longest" not in told(bars)
