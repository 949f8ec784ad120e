# SPDX-License-Identifier: MIT
"""Kinds of plotly: funnels, bubbles of several series, axes that run the other way, and remedies."""

import pytest

from a11y_speak import charts_of
from a11y_speak.openings import opening
from conservation.findings import check

go = pytest.importorskip("plotly.graph_objects")
px = pytest.importorskip("plotly.express")
BUBBLES = {"a": [1, 2, 3], "b": [1, 3, 2], "s": [10, 20, 30], "c": list("xyx")}


def told(figure):
    return [
        (each.name, [p[2] if len(p) > 2 else tuple(p) for p in each.points()]) for each in charts_of(figure)[0].series
    ]


@pytest.mark.parametrize(
    "funnel", [lambda: go.Figure(go.Funnel(y=["a", "b"], x=[9, 2])), lambda: px.funnel(y=["a", "b"], x=[9, 2])]
)
def test_a_funnel_has_a_bar_for_each_name(funnel):
    (chart,) = charts_of(funnel())
    assert [(axis.is_x, axis.categories) for axis in chart.axes] == [(False, None), (True, ["a", "b"])]
    assert chart.series[0].points() == [[0, 9], [1, 2]]


def test_a_single_bubble_of_a_series_has_its_size():
    figure = px.scatter(BUBBLES, x="a", y="b", size="s", color="c")
    assert told(figure) == [("x", ["1: 1, s 10", "3: 2, s 30"]), ("y", ["2: 3, s 20"])]


@pytest.mark.parametrize("change", [{"autorange": "reversed"}, {"range": [9, 0]}])
def test_an_axis_that_runs_downwards_is_noted(change):
    figure = px.line(x=[1, 2], y=[3, 4]).update_yaxes(**change)
    assert charts_of(figure)[0].summary == "The y axis runs downwards"
    named = px.bar(y=["a", "b"], x=[3, 4]).update_yaxes(**change)
    assert charts_of(named)[0].summary is None


@pytest.mark.parametrize("trace", [go.Carpet(a=[1], b=[1], y=[[1]]), go.Cone(x=[1], y=[1], z=[1], u=[1], v=[1], w=[0])])
def test_a_trace_that_is_not_read_is_refused_with_the_remedy(trace):
    assert charts_of(go.Figure(trace))[0].summary == f"This kind of plot, {trace.type}, is not read yet; pass its data"


def test_paths_through_columns_have_their_number_of_rows():
    dimensions = [
        {"label": "Class", "values": ["a", "a", "b", "a"]},
        {"label": "Lives", "values": ["p", "q", "q", "p"]},
    ]
    figure = go.Figure(go.Parcats(dimensions=dimensions, counts=[2, 3, 4, 5]))
    chart = charts_of(figure)[0]
    assert chart.axes[0].categories == ["a, p", "a, q", "b, q"]
    assert chart.series[0].points() == [[0, 7], [1, 3], [2, 4]]
    assert opening([chart]) == "Count by Class, Lives. 3 flows; highest a, p, 7; lowest a, q, 3"
    assert (check(figure).lost, check(figure).untrue) == ([], [])


@pytest.mark.parametrize(
    ("box", "notch"),
    [
        (go.Box(y=[1, 2, 3, 4, 5, 20], name="a", notched=True), "notch about 1.577 to about 5.423, outlier 20"),
        (
            go.Box(q1=[1], median=[2], q3=[3], lowerfence=[0], upperfence=[4], notchspan=[0.5], x=["a"]),
            "notch 1.5 to 2.5",
        ),
        (go.Box(y=[1, 2, 3], name="a", notchwidth=0.3, notched=False), "whiskers 1 and 3"),
    ],
)
def test_a_box_has_the_ends_of_its_notch(box, notch):
    (chart,) = charts_of(figure := go.Figure(box))
    assert chart.series[0].labels[0].endswith(notch)
    assert check(figure, [chart]).untrue == []


def test_an_area_up_to_an_invisible_line_is_a_band():
    edges = [
        go.Scatter(x=[1, 2], y=[2, 3], name="95%", line={"width": 0}),
        go.Scatter(x=[1, 2], y=[0, 1], line={"width": 0}, fill="tonexty"),
    ]
    figure = go.Figure([*edges, go.Scatter(x=[1, 2], y=[1, 2], name="m")])
    (chart,) = charts_of(figure)
    assert [(each.name, each.word) for each in chart.series] == [
        ("95%, upper edge", "band"),
        ("Area, lower edge", "band"),
        ("m", ""),
    ]
    assert opening([chart]) == "m, 2 points with 1 band; rises from 1 to 2"
    assert (found := check(figure)).lost == found.untrue == []


def test_several_bars_of_a_stack_at_a_place_have_a_total():
    figure = go.Figure(go.Bar(x=["a", "b", "a"], y=[1, 2, 5]), {"barmode": "relative"})
    assert opening(charts_of(figure)) == "3 bars; highest total 6 at a"
    assert (found := check(figure)).lost == found.untrue == []


def test_parallel_coordinates_are_dimensions():
    figure = go.Figure(go.Parcoords(dimensions=[{"label": "w", "values": [1, 2]}, {"label": "l", "values": [5, 4]}]))
    assert opening(charts_of(figure)) == "Row. 2 dimensions: w, l; highest 5, l, at 1"


def test_violins_without_a_drawn_measure_have_their_ends():
    violins = [go.Violin(x=list("aabb"), y=[1, 2, 5, 9], name=name) for name in ("p", "q")]
    assert opening(charts_of(go.Figure(violins))) == "4 violins; p, b: violin around 5 to 9"


@pytest.mark.parametrize("draw", [px.bar, px.line, px.scatter])
def test_true_and_false_are_names_on_both_axes(draw):
    for values in {"x": [True, False, True], "y": [1, 2, 3]}, {"x": [1, 2, 3], "y": [True, False, True]}:
        figure = draw(**values)
        assert (found := check(figure)).lost == found.untrue == []
