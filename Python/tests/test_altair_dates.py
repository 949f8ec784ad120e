# SPDX-License-Identifier: MIT
"""Dates that altair writes as names, said as drawn and in the drawn order."""

import ast
import os
import subprocess
import sys

import altair as alt
import pandas as pd
import pytest

from a11y_speak import charts_of

DAYS = pd.DataFrame({"t": pd.to_datetime(["2024-01-05", "2024-04-02", "2024-02-03", "2024-02-29"]), "b": [4, 3, 1, 2]})
BASE = alt.Chart(DAYS)


def names(chart):
    return [view.axes[0].categories for view in charts_of(chart)]


def test_months_on_an_axis_are_named_as_drawn():
    assert names(BASE.mark_bar().encode(x="month(t):O", y="sum(b)")) == [["Jan", "Feb", "Apr"]]
    assert names(BASE.mark_bar().encode(x=alt.X("month(t):O").axis(format="%B"), y="b"))[0][0] == "January"
    assert names(BASE.mark_bar().encode(x=alt.X("t:O").timeUnit("yearmonth"), y="b"))[0][0] == "Jan 2024"


def test_dots_at_months_are_in_the_order_of_the_months():
    (view,) = charts_of(BASE.mark_point().encode(x="month(t):O", y="b"))
    assert view.axes[0].categories == ["Jan", "Feb", "Apr"]
    assert view.series[0].points() == [[0, 4], [1, 1], [1, 2], [2, 3]]


def test_colors_of_months_name_their_series():
    (view,) = charts_of(BASE.mark_bar().encode(x="b:O", y="b", color="month(t):O"))
    assert sorted(each.name for each in view.series) == ["Apr", "Feb", "Jan"]


def test_dates_that_are_drawn_alike_are_named_with_day_month_and_year():
    years = pd.DataFrame({"t": pd.to_datetime(["2023-01-01", "2024-01-01"]), "b": [1, 2]})
    chart = alt.Chart(years).mark_bar().encode(x=alt.X("yearmonth(t):O").axis(format="%b"), y="b")
    assert names(chart) == [["1 January 2023", "1 January 2024"]]


def test_facets_of_months_have_the_titles_of_their_headers():
    chart = BASE.mark_point().encode(x="b", y="b")
    titles = [view.title for view in charts_of(chart.facet(row="month(t):O"))]
    assert titles == ["Plot 1 of 3, Jan", "Plot 2 of 3, Feb", "Plot 3 of 3, Apr"]
    hidden = alt.Row("month(t):O").header(labels=False)
    assert "@" not in " ".join(view.title for view in charts_of(chart.encode(row=hidden)))


def test_a_color_axis_without_a_legend_title_has_vegas_title():
    chart = BASE.mark_rect().encode(x="month(t):O", y="date(t):O", color=alt.Color("max(b)").legend(title=None))
    (view,) = charts_of(chart)
    assert view.axes[1].title == "Max of b"


SOMEWHERE = """
import altair as alt, pandas as pd
from a11y_speak import charts_of
base = alt.Chart(pd.DataFrame({"t": pd.to_datetime(["2024-01-05", "2024-02-03"]), "b": [4, 1]}))
for chart in base.mark_line().encode(x="t", y="b"), base.mark_bar().encode(x="yearmonth(t):T", y="b"):
    print(charts_of(chart)[0].series[0].points())
"""


@pytest.mark.parametrize("zone", ["UTC", "America/New_York", "Asia/Tokyo"])
def test_dates_in_every_time_zone_are_read_as_drawn(zone):
    ran = subprocess.run(
        [sys.executable, "-c", SOMEWHERE], env=os.environ | {"TZ": zone}, capture_output=True, text=True
    )
    line, bars = map(ast.literal_eval, ran.stdout.splitlines())
    assert line == [[19727 * 86400, 4], [19756 * 86400, 1]]
    assert [label for _, _, label in bars] == [
        "January 2024: 4",
        "February 2024: 1",
    ]
