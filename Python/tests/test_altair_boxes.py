# SPDX-License-Identifier: MIT
"""Boxes of altair, which are drawn as separate rules, bars, ticks and points."""

import altair as alt
import pandas as pd
import pytest

from a11y_speak import charts_of

FRAME = pd.DataFrame({"v": [1, 2, 3, 4, 20, 5, 6, 7], "g": list("aaaaabbb"), "h": list("ppqqqppq")})
FIVE = alt.Chart(FRAME[FRAME.g == "a"])
BASE = alt.Chart(FRAME)
A, B = "median 3, quartiles 2 and 4, whiskers 1 and 4, outlier 20", "median 6, quartiles 5.5 and 6.5, whiskers 5 and 7"
WHOLE = "median 3, quartiles 2 and 4, whiskers 1 and 20"


def told(chart):
    (found,) = charts_of(chart)
    return [(each.name, [p[2] if len(p) > 2 else tuple(p) for p in each.points()]) for each in found.series]


@pytest.mark.parametrize(
    ("chart", "labels"),
    [
        (FIVE.mark_boxplot().encode(y="v"), [f"v: {A}"]),
        (FIVE.mark_boxplot().encode(x="v"), [f"v: {A}"]),
        (FIVE.mark_boxplot(extent="min-max").encode(y="v"), [f"v: {WHOLE}"]),
        (FIVE.mark_boxplot(extent=5).encode(y="v"), ["v: median 3, quartiles 2 and 4, whiskers 1 and 4, outlier 20"]),
        (FIVE.mark_boxplot(outliers=False).encode(y="v"), ["v: median 3, quartiles 2 and 4, whiskers 1 and 4"]),
        (FIVE.mark_boxplot(ticks=True).encode(y="v"), [f"v: {A}"]),
        (FIVE.mark_boxplot(size=40, color="red").encode(y="v"), [f"v: {A}"]),
        (FIVE.mark_boxplot().encode(y=alt.Y("v", title="Value")), [f"Value: {A}"]),
        (BASE.mark_boxplot().encode(y="v", x="g"), [f"a: {A}", f"b: {B}"]),
        (BASE.mark_boxplot().encode(x="v", y="g"), [f"a: {A}", f"b: {B}"]),
        (BASE.mark_boxplot(extent="min-max").encode(x="v", y="g"), [f"a: {WHOLE}", f"b: {B}"]),
        (BASE.mark_boxplot().encode(y="v", x="g").interactive(), [f"a: {A}", f"b: {B}"]),
    ],
)
def test_a_box_has_its_median_quartiles_whiskers_and_outliers(chart, labels):
    assert told(chart) == [("Median", labels)]


@pytest.mark.parametrize("more", [{}, {"xOffset": "h"}])
def test_boxes_in_colors_are_a_series_for_each_color(more):
    series = told(BASE.mark_boxplot().encode(y="v", x="g", color="h", **more))
    assert [name for name, _ in series] == ["p", "q"]
    assert series[1][1][0] == "a: median 4, quartiles 3.5 and 12, whiskers 3 and 20"


def test_points_over_boxes_are_a_separate_series():
    series = told(BASE.mark_boxplot().encode(y="v", x="g") + BASE.mark_point().encode(y="v", x="g"))
    assert series[0][1] == [f"a: {A}", f"b: {B}"]
    assert series[1][1][4] == (0, 20)


def test_a_chart_without_values_has_its_titles():
    empty = alt.Chart(FRAME.assign(v=float("nan"))).mark_point().encode(x=alt.X("v", title="Speed"), y="v")
    (chart,) = charts_of(empty.properties(title="Nothing"))
    assert (chart.title, chart.axes[0].title, chart.summary) == ("Nothing", "Speed", "No data is drawn")
