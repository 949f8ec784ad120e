# SPDX-License-Identifier: MIT
"""Figures of plotly as the browser draws them: shares, dots without boxes, lines across, texts, sizes, orders."""

import plotly.express as px
import plotly.graph_objects as go
import pytest
from plotly.subplots import make_subplots

from a11y_speak import charts_of


def told(figure):
    (chart,) = charts_of(figure)
    return [(each.name, [p[2] if len(p) > 2 else tuple(p) for p in each.points()]) for each in chart.series]


def noted(figure):
    return [chart.summary for chart in charts_of(figure)]


SHARES = [("p", [(0, 25)]), ("q", [(0, 75)])]


def pair(kind=go.Bar, **layout):
    return go.Figure([kind(x=["a"], y=[1], name="p"), kind(x=["a"], y=[3], name="q")], layout)


@pytest.mark.parametrize(
    ("figure", "points"),
    [
        (pair(barnorm="percent", barmode="stack"), SHARES),
        (pair(barnorm="percent", barmode="relative"), SHARES),
        (pair(barnorm="percent", barmode="group"), SHARES),
        (pair(barnorm="percent"), SHARES),
        (pair(barnorm="fraction"), [("p", [(0, 0.25)]), ("q", [(0, 0.75)])]),
        (px.histogram(x=list("aaaa"), color=list("pqqq"), barnorm="percent"), SHARES),
        (px.histogram(y=list("aaaa"), color=list("pqqq"), barnorm="percent"), SHARES),
        (px.bar(x=["a", "a"], y=[1, 3], color=["p", "q"]).update_layout(barnorm="percent"), SHARES),
        (px.bar(y=["a", "a"], x=[1, 3], color=["p", "q"]).update_layout(barnorm="percent"), SHARES),
        (
            pair(barnorm="percent", barmode="stack").update_traces(y=[None], selector=0),
            [("p", [(0, None)]), ("q", [(0, 100)])],
        ),
    ],
)
def test_bars_with_a_norm_are_the_shares_that_are_drawn(figure, points):
    assert told(figure) == points


@pytest.mark.parametrize("mode", ["stack", "relative"])
def test_stacked_bars_have_their_total(mode):
    assert told(pair(barmode=mode)) == [("p", [(0, 1)]), ("q", [(0, 3)]), ("Total", [(0, 4)])]


DOTS = [(0, 1), (0, 2), (1, 5)]


@pytest.mark.parametrize(
    "figure",
    [
        px.strip(x=list("aab"), y=[1, 2, 5]),
        px.strip(x=list("aab"), y=[2, 1, 5]),
        px.strip(y=list("aab"), x=[1, 2, 5]),
        px.strip(x=list("aab"), y=[1, 2, 5], stripmode="overlay"),
        go.Figure(go.Box(x=list("aab"), y=[1, 2, 5], boxpoints="all", fillcolor="#fff0", line_color="rgb(0 0 0 / 0)")),
    ],
)
def test_dots_without_a_box_have_no_quartiles(figure):
    assert told(figure)[0][1] == DOTS


def test_a_strip_in_colors_is_a_series_for_each_color():
    figure = px.strip(x=list("aab"), y=[1, 2, 5], color=list("pqp"))
    assert told(figure) == [("p", [(0, 1), (1, 5)]), ("q", [(0, 2)])]


def test_a_box_with_all_its_points_has_the_points_too():
    series = told(go.Figure(go.Box(y=[1, 2, 5], name="g", boxpoints="all")))
    assert series[1] == ("g, points", [(0, 1), (0, 2), (0, 5)])


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ({}, "g: median 3, quartiles 1.75 and 8, whiskers 1 and 4, outlier 20"),
        ({"boxpoints": False}, "g: median 3, quartiles 1.75 and 8, whiskers 1 and 20"),
        ({"boxmean": True}, "g: median 3, quartiles 1.75 and 8, whiskers 1 and 4, outlier 20, mean 6"),
        (
            {"boxmean": "sd"},
            "g: median 3, quartiles 1.75 and 8, whiskers 1 and 4, outlier 20, mean 6, standard deviation 7.071",
        ),
    ],
)
def test_a_box_says_its_ends_and_its_mean_as_drawn(how, words):
    assert told(go.Figure(go.Box(y=[1, 2, 3, 4, 20], name="g", **how)))[0][1] == [words]


def test_a_violin_without_a_box_has_no_quartiles():
    assert told(go.Figure(go.Violin(y=[1, 2, 3], name="g")))[0][1] == ["g: violin around 1 to 3"]
    words = "g: median 2, quartiles 1.25 and 2.75, whiskers 1 and 3, mean 2"
    assert told(go.Figure(go.Violin(y=[1, 2, 3], name="g", box_visible=True, meanline_visible=True)))[0][1] == [words]


def line(change, **more):
    figure = px.line(x=[1, 2, 3], y=[1, 3, 2], **more)
    change(figure)
    return figure


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda f: f.add_hline(y=2.5), "Horizontal line at 2.5"),
        (lambda f: f.add_vline(x=2), "Vertical line at 2"),
        (lambda f: (f.add_hline(y=1), f.add_hline(y=2)), "Horizontal lines at 1, 2"),
        (lambda f: f.add_hrect(y0=1, y1=2), "Band from 1 to 2"),
        (lambda f: f.add_vrect(x0=1, x1=2), "Band from 1 to 2"),
        (lambda f: f.add_hline(y=2.5, annotation_text="goal"), "Horizontal line at 2.5, goal"),
        (lambda f: f.add_shape(type="line", x0=1, x1=2, y0=1, y1=3), "Line from 1, 1 to 2, 3"),
        (lambda f: f.add_shape(type="rect", x0=1, x1=2, y0=1, y1=3), "Rect from 1, 1 to 2, 3"),
        (lambda f: f.add_shape(type="line", xref="paper", x0=0, x1=1, y0=2, y1=2), "Horizontal line at 2"),
        (lambda f: f.add_hline(y=2, label_text="mean"), "Horizontal line at 2, mean"),
        (lambda f: f.add_hline(y=2, visible=False), None),
        (lambda f: f.update_yaxes(tickformat=".0%").add_hline(y=0.5), "Horizontal line at 50%"),
        (lambda f: f.add_annotation(text="Source: us", xref="paper", yref="paper", x=0, y=-0.2), "Text: Source: us"),
    ],
)
def test_shapes_and_texts_of_the_layout_are_in_the_summary(change, words):
    assert noted(line(change)) == [words]


def test_a_line_across_dates_has_its_date():
    figure = px.line(x=["2024-01-01", "2024-01-03"], y=[1, 3]).add_vline(x="2024-01-02")
    assert noted(figure) == ["Vertical line at 2 January 2024"]


def test_a_shape_belongs_to_its_subplot():
    figure = make_subplots(1, 2, subplot_titles=["A", "B"])
    for column in 1, 2:
        figure.add_scatter(y=[1, 2], row=1, col=column)
    figure.add_hline(y=1.5, row=1, col=2)
    assert noted(figure) == [None, "Horizontal line at 1.5"]


@pytest.mark.parametrize(
    ("trace", "words"),
    [
        (go.Scatter(x=[1], y=[2], mode="markers+text", text=["top"]), "top, 1: 2"),
        (go.Scatter(x=[1], y=[2], mode="lines+text", text=["<b>top</b>"]), "top, 1: 2"),
        (go.Scatter(x=[1], y=[2], error_x={"array": [0.5]}), "1 ± 0.5: 2"),
        (go.Scatter(x=["2024-01-01"], y=[2], error_y={"array": [0.5]}), "1 January 2024: 2 ± 0.5"),
        (go.Scatter(x=[1], y=[2], marker={"color": [7], "colorbar": {"title": {"text": "Heat"}}}), "1: 2, Heat 7"),
    ],
)
def test_a_point_says_its_text_its_errors_and_its_color(trace, words):
    assert told(go.Figure(trace))[0][1] == [words]


def test_sizes_and_colors_of_dots_are_heard_with_their_names():
    figure = px.scatter(x=[1, 2], y=[3, 4], size=[5, 6], color=[7, 8], labels={"size": "pop", "color": "age"})
    assert told(figure)[0][1] == ["1: 3, age 7, pop 5", "2: 4, age 8, pop 6"]


@pytest.mark.parametrize(
    ("how", "names"),
    [
        ({"categoryorder": "total descending"}, ["b", "c", "a"]),
        ({"categoryorder": "total ascending"}, ["a", "c", "b"]),
        ({"categoryorder": "category descending"}, ["c", "b", "a"]),
        ({"categoryorder": "category ascending"}, ["a", "b", "c"]),
        ({"categoryorder": "array", "categoryarray": ["b", "a", "c"]}, ["b", "a", "c"]),
        ({"categoryarray": ["c", "a"]}, ["c", "a", "b"]),
        ({}, ["a", "b", "c"]),
    ],
)
def test_names_are_in_the_order_that_the_axis_shows(how, names):
    heights = {"a": 1, "b": 3, "c": 2}
    for figure in (
        px.bar(x=list(heights), y=list(heights.values())).update_xaxes(**how),
        px.bar(y=list(heights), x=list(heights.values())).update_yaxes(**how),
    ):
        (chart,) = charts_of(figure)
        (axis,) = (axis for axis in chart.axes if axis.categories)
        assert axis.categories == names
        assert sorted((axis.categories[int(x)], y) for x, y in chart.series[0].points()) == sorted(heights.items())


def test_a_text_at_a_line_across_is_beside_its_place():
    figure = px.line(x=[1, 2, 3], y=[1, 4, 2])
    figure.add_hline(y=2.5, annotation_text="limit")
    figure.add_vrect(x0=1.5, x1=2.5, annotation_text="storm")
    figure.add_annotation(x=2, y=4, text="peak")
    (chart,) = charts_of(figure)
    assert chart.summary == "Horizontal line at 2.5, limit. Band from 1.5 to 2.5, storm. Text: peak"


def test_two_texts_at_one_line_across_are_texts():
    figure = px.line(x=[1, 2, 3], y=[1, 4, 2])
    figure.add_hline(y=2.5, annotation_text="limit")
    figure.add_annotation(x=1, y=2.5, xref="paper", text="low")
    (chart,) = charts_of(figure)
    assert chart.summary == "Horizontal line at 2.5. Texts: limit, low"
