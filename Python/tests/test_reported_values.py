# SPDX-License-Identifier: MIT
"""Dates of numpy and missing values, in the figures and tables of all packages."""

import altair as alt
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import plotly.express as px
import plotly.graph_objects as go
import pytest
from bokeh.plotting import figure

from a11y_speak import charts_of


def drawn(*draw):
    made, ax = plt.subplots()
    for each in draw:
        each(ax)
    return made


def nanoseconds(unit="ns"):
    return np.array(["2024-03-31", "2024-04-01"], f"datetime64[{unit}]")


def bokeh_line():
    plot = figure(x_axis_type="datetime")
    plot.line(nanoseconds(), [1, 2])
    return plot


DATED = {
    **{
        unit: lambda unit=unit: go.Figure(go.Scatter(x=nanoseconds(unit), y=[1, 2]))
        for unit in ("ns", "us", "ms", "s", "D")
    },
    "timestamps": lambda: go.Figure(go.Bar(x=pd.to_datetime(nanoseconds()), y=[1, 2])),
    "candles": lambda: go.Figure(go.Candlestick(x=nanoseconds(), open=[1, 2], high=[3, 4], low=[0, 1], close=[2, 3])),
    "matplotlib": lambda: drawn(lambda ax: ax.plot(nanoseconds(), [1, 2])),
    "matplotlib-bars": lambda: drawn(lambda ax: ax.bar(nanoseconds(), [1, 2])),
    "altair": lambda: alt.Chart(pd.DataFrame({"x": nanoseconds(), "y": [1, 2]})).mark_line().encode(x="x", y="y"),
    "bokeh": bokeh_line,
    "series": lambda: pd.Series([1, 2], pd.to_datetime(nanoseconds())),
}


@pytest.mark.parametrize("name", DATED)
def test_dates_of_numpy_are_dates_whatever_their_unit(name):
    (chart,) = charts_of(DATED[name]())
    plt.close("all")
    assert (chart.axes[0].scale, list(chart.series[0].xs)) == ("date", [1711843200, 1711929600])


GAPS = {
    "pandas": lambda: pd.Series([1, pd.NA, 3]),
    "nullable": lambda: pd.Series([1, None, 3], dtype="Int64"),
    "float": lambda: pd.Series([1.0, None, 3.0], dtype="Float64"),
    "masked": lambda: np.ma.masked_array([1, 2, 3], [0, 1, 0]),
    "matplotlib": lambda: drawn(lambda ax: ax.plot([1, 2, 3], [1, np.nan, 3])),
    "plotly": lambda: px.line(x=[1, 2, 3], y=[1, None, 3]),
    "altair": lambda: alt.Chart(pd.DataFrame({"x": [1, 2, 3], "y": [1, None, 3]})).mark_line().encode(x="x", y="y"),
    "list": lambda: [1, None, 3],
    "frame": lambda: pd.DataFrame({"a": [1, pd.NA, 3]}),
    "mapping": lambda: {"a": [1, None, 3]},
}


@pytest.mark.parametrize("name", GAPS)
def test_a_missing_value_is_a_gap(name):
    (chart,) = charts_of(GAPS[name]())
    plt.close("all")
    assert chart.series[0].points() == [[1, 1], [2, None], [3, 3]]
