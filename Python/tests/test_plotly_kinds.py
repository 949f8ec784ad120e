# SPDX-License-Identifier: MIT
"""Kinds of plotly: funnels, bubbles of several series, axes that run the other way, and remedies."""

import numpy as np
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


TOWNS = {"text": np.array(["Paris", "Berlin"]), "mode": "markers+text"}
SIZED = {"marker": {"size": [2.1, 3.6]}}
SHADED = {"marker": {"color": [2.1, 3.6], "colorbar": {"title": {"text": "pop"}}}}
AT = {"lon": [2, 13], "lat": [48, 52]}
IN = {"a": [0.2, 0.3], "b": [0.3, 0.3], "c": [0.5, 0.4]}
DEEP = {"x": [1, 2], "y": [3, 4], "z": [5, 6]}
ROUND = {"r": [1, 3], "theta": ["N", "E"]}


@pytest.mark.parametrize(
    ("trace", "labels"),
    [
        (go.Scattergeo(**AT, **TOWNS), ["Paris, longitude 2, latitude 48", "Berlin, longitude 13, latitude 52"]),
        (go.Scattergeo(lon=["2", "13"], lat=["48", "52"]), ["longitude 2, latitude 48", "longitude 13, latitude 52"]),
        (go.Scattergeo(**AT, hovertext=["P", "B"]), ["P, longitude 2, latitude 48", "B, longitude 13, latitude 52"]),
        (go.Scattergeo(**AT, **SIZED), ["longitude 2, latitude 48, size 2.1", "longitude 13, latitude 52, size 3.6"]),
        (go.Scattergeo(locations=["FRA", "DEU"], **SHADED), ["FRA, pop 2.1", "DEU, pop 3.6"]),
        (go.Scattermap(**AT, **SHADED), ["longitude 2, latitude 48, pop 2.1", "longitude 13, latitude 52, pop 3.6"]),
        (go.Densitymap(**AT, z=[2, 4]), ["longitude 2, latitude 48, value 2", "longitude 13, latitude 52, value 4"]),
        (go.Scatterternary(**IN, **TOWNS), ["Paris, a 0.2, b 0.3, c 0.5", "Berlin, a 0.3, b 0.3, c 0.4"]),
        (go.Scatterternary(**IN, **SHADED), ["a 0.2, b 0.3, c 0.5, pop 2.1", "a 0.3, b 0.3, c 0.4, pop 3.6"]),
        (go.Scatter3d(**DEEP, **TOWNS), ["Paris, x 1, y 3, z 5", "Berlin, x 2, y 4, z 6"]),
        (go.Scatter3d(**DEEP, **SIZED), ["x 1, y 3, z 5, size 2.1", "x 2, y 4, z 6, size 3.6"]),
        (go.Scatterpolar(**ROUND, **TOWNS), ["Paris, N: 1", "Berlin, E: 3"]),
        (go.Scatterpolar(**ROUND, **SIZED), ["N: 1, size 2.1", "E: 3, size 3.6"]),
        (go.Barpolar(**ROUND, **SHADED), ["N: 1, pop 2.1", "E: 3, pop 3.6"]),
    ],
)
def test_points_without_plain_axes_have_their_texts_sizes_and_colors(trace, labels):
    (chart,) = charts_of(figure := go.Figure(trace))
    assert chart.series[0].labels == labels
    found = check(figure, [chart])
    assert (found.lost, found.untrue) == ([], [])


@pytest.mark.parametrize(
    ("mode", "gauge", "delta", "words"),
    [
        ("number", {}, {}, "Value: 72"),
        ("gauge", {"axis": {"range": [0, 100]}}, {}, "Value: 72, on a gauge from 0 to 100"),
        ("gauge+number", {"axis": {"range": [None, 300]}}, {}, "Value: 72, on a gauge from 0 to 300"),
        ("gauge+number", {"threshold": {"value": 90}}, {}, "Value: 72, mark at 90"),
        ("gauge+number", {"steps": [{"range": [0, 50], "name": "low"}]}, {}, "Value: 72, parts low 0 to 50"),
        (
            "gauge+number",
            {"steps": [{"range": [0, 50]}, {"range": [50, 80]}]},
            {},
            "Value: 72, parts 0 to 50, 50 to 80",
        ),
        ("number", {"axis": {"range": [0, 100]}}, {"reference": 60}, "Value: 72"),
        ("number+delta", {}, {"reference": 60}, "Value: 72, up by 12 from 60"),
        ("number+delta", {}, {"reference": 80, "relative": True}, "Value: 72, down by 10% from 80"),
        (
            "gauge+number+delta",
            {"shape": "bullet", "axis": {"range": [0, 100]}, "threshold": {"value": 90}},
            {"reference": 60},
            "Value: 72, up by 12 from 60, on a gauge from 0 to 100, mark at 90",
        ),
    ],
)
def test_an_indicator_says_what_its_mode_draws(mode, gauge, delta, words):
    (chart,) = charts_of(figure := go.Figure(go.Indicator(mode=mode, value=72, gauge=gauge, delta=delta)))
    assert chart.summary == words
    assert check(figure, [chart]).untrue == []


@pytest.mark.parametrize(
    "trace",
    [
        go.Pie(values=[1, 2]),
        go.Scatterternary(**IN),
        go.Scatter3d(**DEEP),
        go.Scatterpolar(**ROUND),
        go.Barpolar(**ROUND),
        go.Scattergeo(**AT),
        go.Scattermap(**AT),
        go.Sankey(node={"label": ["A", "B"]}, link={"source": [0], "target": [1], "value": [5]}),
        go.Sunburst(labels=["a", "b"], parents=["", "a"], values=[2, 1]),
        go.Indicator(mode="number", value=5),
        go.Parcoords(dimensions=[{"label": "u", "values": [1, 2]}]),
    ],
)
def test_a_text_on_a_figure_without_axes_is_said(trace):
    figure = go.Figure(trace, {"annotations": [{"text": "Source: ONS", "x": 0.5, "y": 1.1, "showarrow": False}]})
    assert "Source: ONS" in charts_of(figure)[0].summary
    assert check(figure).lost == []
