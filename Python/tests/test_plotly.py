# SPDX-License-Identifier: MIT
"""Figures of plotly, read from the content of their traces."""

import plotly.express as px
import plotly.graph_objects as go
import pytest
from plotly.subplots import make_subplots

from a11y_speak import charts_of
from a11y_speak.openings import opening

DAY = 86400.0


def told(*traces, **layout):
    """The series of a figure with one subplot, as points or labels, and its notes."""
    (chart,) = charts_of(go.Figure(list(traces), layout))
    series = [(each.name, [p[2] if len(p) > 2 else tuple(p) for p in each.points()]) for each in chart.series]
    return series, chart.summary


def axes(*traces, **layout):
    (chart,) = charts_of(go.Figure(list(traces), layout))
    return [(axis.id, axis.title, axis.unit, axis.scale, axis.is_x) for axis in chart.axes]


@pytest.mark.parametrize(
    ("trace", "series"),
    [
        (go.Scatter(x=[1, 2], y=[3, None], name="a"), ("a", [(1, 3), (2, None)])),
        (go.Scatter(y=[3, 4], x0=5, dx=2), ("Series 1", [(5, 3), (7, 4)])),
        (go.Scatter(x=[2, 1], y=[1, 2], mode="markers"), ("Series 1", [(1, 2), (2, 1)])),
        (go.Scatter(x=["1970-01-02", "1970-01-03"], y=[1, 2]), ("Series 1", [(DAY, 1), (2 * DAY, 2)])),
        (go.Scatter(x=[1], y=[3], error_y={"array": [0.5]}), ("Series 1", ["1: 3 ± 0.5"])),
        (go.Scatter(x=[1], y=[3], error_y={"array": [1], "arrayminus": [2]}), ("Series 1", ["1: 3 between 1 and 4"])),
        (go.Bar(x=["a", "b"], y=[1, 2]), ("Series 1", [(0, 1), (1, 2)])),
        (go.Bar(x=["a"], y=[2], base=[1]), ("Series 1", ["a: from 1 to 3"])),
        (go.Bar(y=["a", "b"], x=[1, 2], orientation="h"), ("Series 1", [(0, 1), (1, 2)])),
        (
            go.Bar(y=["a"], x=[86400000.0], base=["2024-01-01"], orientation="h"),
            ("Series 1", ["a: from 1 January 2024 to 2 January 2024"]),
        ),
        (go.Bar(x=["a"], y=[-1], base=[1]), ("Series 1", ["a: from 1 to 0"])),
        (go.Scatter(x=[1], y=[3], marker={"color": 1, "showscale": True}), ("Series 1", [(1, 3)])),
        (go.Funnelarea(labels=["a", "b"], values=[1, 3]), ("Share", ["a: 1, 25%", "b: 3, 75%"])),
        (go.Funnelarea(values=[1, 3]), ("Share", ["0: 1, 25%", "1: 3, 75%"])),
        (go.Funnelarea(values=[1, 3], text=["a", "b"]), ("Share", ["a: 1, 25%", "b: 3, 75%"])),
        (go.Histogram(x=["a", "b", "a"]), ("Series 1", [(0, 2), (1, 1)])),
        (go.Histogram(x=["a", "b", "a"], y=[1, 2, 3], histfunc="avg"), ("Series 1", [(0, 2), (1, 2)])),
        (
            go.Histogram(x=[0, 1, 1.5, 3], xbins={"start": 0, "size": 2, "end": 4}),
            ("Series 1", ["0 to 2: 3", "2 to 4: 1"]),
        ),
        (
            go.Box(y=[1, 2, 3, 4, 20], x=["g"] * 5),
            ("Median", ["g: median 3, quartiles 1.75 and 8, whiskers 1 and 4, outlier 20"]),
        ),
        (go.Box(x=["g"], q1=[1], median=[2], q3=[3]), ("Median", ["g: median 2, quartiles 1 and 3"])),
        (
            go.Candlestick(x=["2024-01-01"], open=[1], high=[4], low=[0], close=[3]),
            ("Close", ["1 January 2024: open 1, high 4, low 0, close 3, up"]),
        ),
        (go.Heatmap(z=[[1, 2]], x=["a", "b"], y=["r"]), ("r", [(0, 1), (1, 2)])),
        (go.Contour(z=[[1, 2]], x=[0, 5]), ("y 0", [(0, 1), (5, 2)])),
        (go.Waterfall(x=["a", "b"], measure=["relative", "total"], y=[5, 0]), ("Series 1", ["a: +5, to 5", "b: 5"])),
        (go.Pie(labels=["a", "b", "a"], values=[1, 2, 1]), ("Share", ["a: 2, 50%", "b: 2, 50%"])),
        (go.Sunburst(labels=["r", "l"], parents=["", "r"], values=[3, 2]), ("Parts", ["l in r: 2"])),
        (go.Sankey(node={"label": ["a", "b"]}, link={"source": [0], "target": [1], "value": [8]}), ("Flows", [(0, 8)])),
        (go.Scatterpolar(r=[1, 2], theta=[0, 90]), ("Radius", [(0, 1), (90, 2)])),
        (go.Scatter3d(x=[1], y=[2], z=[3]), ("z", ["x 1, y 2, z 3"])),
        (go.Surface(z=[[1, 2], [3, 4]]), ("y 0", [(0, 1), (1, 2)])),
        (go.Scattergeo(lon=[10], lat=[50]), ("Places", ["longitude 10, latitude 50"])),
        (go.Choropleth(locations=["DEU"], z=[3]), ("Regions", [(0, 3)])),
    ],
)
def test_a_trace_is_read_as_points_or_labels(trace, series):
    assert told(trace)[0][0] == series


@pytest.mark.parametrize(
    ("trace", "words"),
    [
        (
            go.Indicator(mode="number+delta", value=5, delta={"reference": 4}, title={"text": "Speed"}),
            "Speed: 5, up by 1 from 4",
        ),
        (go.Indicator(value=5, delta={"reference": 4}, title={"text": "Speed"}), "Speed: 5"),
        (go.Table(header={"values": ["a", "b"]}, cells={"values": [[1], [2]]}), "Table: a, b; 1, 2"),
        (go.Cone(x=[1], y=[1], z=[1], u=[1], v=[1], w=[1]), "This kind of plot, cone, is not read yet; pass its data"),
        (
            go.Histogram2d(x=["2024-01-01", "2024-01-02"], y=[1, 2], nbinsx=2),
            "Density of 2 rows and 3 columns; lowest 0 at 1 January 2024, 12:00 and 1; highest 1 at 1 January 2024 and 1",
        ),
        (go.Heatmap(z=[[1, 2]]), "Heat map of 1 row and 2 columns; lowest 1 at 0 and 0; highest 2 at 1 and 0"),
    ],
)
def test_a_trace_without_points_is_read_as_a_note(trace, words):
    assert told(trace)[1] == words


DICE = {"x": [0, 1, 1.5, 3, 4], "y": [0, 0, 1, 1, 0], "z": [1, 2, 4, 8, 16]}
"""The last value is at the end of the bins along x, so no bin holds it."""

BINS = {"xbins": {"start": 0, "end": 4, "size": 2}, "ybins": {"start": 0, "end": 2, "size": 1}}


@pytest.mark.parametrize("kind", [go.Histogram2d, go.Histogram2dContour])
@pytest.mark.parametrize(
    ("how", "rows"),
    [
        ({}, [[(1, 2), (3, 0)], [(1, 1), (3, 1)]]),
        ({"histnorm": "percent"}, [[(1, 50), (3, 0)], [(1, 25), (3, 25)]]),
        ({"histfunc": "sum"}, [[(1, 3), (3, 0)], [(1, 4), (3, 8)]]),
        ({"histfunc": "avg"}, [[(1, 1.5), (3, None)], [(1, 4), (3, 8)]]),
    ],
)
def test_a_density_with_bins_has_the_value_of_each_cell(kind, how, rows):
    assert told(kind(**DICE, **BINS, **how))[0] == [("y 0.5", rows[0]), ("y 1.5", rows[1])]


def test_a_density_of_names_has_a_cell_for_each_pair():
    series, notes = told(go.Histogram2d(x=["a", "b", "a"], y=["r", "s", "r"]))
    assert series == [("r", [(0, 2), (1, 0)]), ("s", [(0, 0), (1, 1)])]
    assert notes == "Density of 2 rows and 2 columns; lowest 0 at b and r; highest 2 at a and r"


@pytest.mark.parametrize("other", ["7", 7, "1e5", ".5", "$5", "2024-01-01"])
@pytest.mark.parametrize(("names", "are_names"), [(["A", "B", "C"], True), (["A", "B"], False)])
def test_a_density_of_names_and_a_number_has_names_if_less_than_a_third_are_numbers(names, are_names, other):
    x = [*names, other]
    (series,), _ = told(go.Histogram2d(x=x, y=["r"] * len(x)))
    assert len(series[1]) == (4 if are_names and other != "2024-01-01" else 1)


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ({**BINS, "histnorm": "density"}, "density by density, is not read yet"),
    ],
)
def test_a_density_with_another_norm_says_that_it_is_not_read(how, words):
    assert told(go.Histogram2d(x=DICE["x"], y=DICE["y"], **how)) == ([], f"This kind of plot, {words}")


def test_axes_have_titles_units_and_scales():
    trace = go.Scatter(x=[1, 10], y=[0.1, 0.2])
    assert axes(trace, xaxis={"type": "log", "title": "Size (m)"}, yaxis={"tickformat": ".0%"}) == [
        ("x", "Size", "m", "logarithmic", True),
        ("y", None, "%", "linear", False),
    ]
    assert told(trace, yaxis={"tickformat": ".0%"})[0] == [("Series 1", [(1, 10), (10, 20)])]
    assert axes(trace, yaxis={"tickprefix": "$"})[1][2] == "$"


def test_a_range_that_the_figure_sets_is_the_visible_range():
    (chart,) = charts_of(go.Figure(go.Scatter(x=[1, 2], y=[3, 4]), {"xaxis": {"range": [0, 5]}}))
    assert (chart.axes[0].low, chart.axes[0].high, chart.axes[1].low) == (0, 5, None)


def test_a_hidden_trace_is_left_out():
    hidden = go.Scatter(y=[1], visible="legendonly")
    assert [name for name, _ in told(hidden, go.Scatter(y=[2], name="shown"))[0]] == ["shown"]


def test_a_facet_has_a_chart_with_its_name():
    figure = px.scatter(px.data.iris(), x="sepal_width", y="sepal_length", facet_col="species")
    assert [chart.title for chart in charts_of(figure)] == [
        f"Plot {n} of 3, species={name}" for n, name in enumerate(["setosa", "versicolor", "virginica"], 1)
    ]


def test_a_series_on_a_second_axis_has_the_title_the_unit_and_the_factor_of_that_axis():
    figure = make_subplots(specs=[[{"secondary_y": True}]])
    figure.add_bar(x=["Jan", "Feb"], y=[3, 4], name="Rain")
    figure.add_scatter(x=["Jan", "Feb"], y=[0.3, 0.2], error_y={"array": [0.1, 0.1]}, secondary_y=True)
    figure.update_yaxes(title_text="Rain (mm)", secondary_y=False)
    figure.update_yaxes(title_text="Cloud", tickformat=".0%", autorange="reversed", secondary_y=True)
    figure.add_hline(y=0.25, yref="y2")
    (chart,) = charts_of(figure)
    assert [(axis.id, axis.title, axis.unit) for axis in chart.axes] == [
        ("x", None, None),
        ("y", "Rain", "mm"),
        ("y2", "Cloud", "%"),
    ]
    assert [(each.name, each.y, each.points()) for each in chart.series] == [
        ("Rain", "y", [[0.0, 3.0], [1.0, 4.0]]),
        ("Cloud", "y2", [[0.0, 30.0, "Jan: 30% ± 10%"], [1.0, 20.0, "Feb: 20% ± 10%"]]),
    ]
    assert chart.summary == "The right y axis runs downwards. Horizontal line at 25%"
    assert opening([chart]) == (
        "Rain and Cloud. 2 bars, 1 line; highest 4 mm; highest 30%. The right y axis runs downwards"
    )


def test_three_y_axes_are_three_and_a_nameless_one_is_to_the_right():
    axes = ["y", "y2", "y3"]
    lines = [go.Scatter(y=[n, n + 1], name=name, yaxis=axis) for n, (name, axis) in enumerate(zip("abc", axes))]
    over = {"overlaying": "y", "side": "right"}
    figure = go.Figure(lines, {"yaxis2": {"title": {"text": "B (s)"}, **over}, "yaxis3": over})
    (chart,) = charts_of(figure)
    assert [(axis.id, axis.title, axis.unit) for axis in chart.axes[2:]] == [("y2", "B", "s"), ("y3", "Right y", None)]
    assert [(each.name, each.y) for each in chart.series] == [("a", "y"), ("b", "y2"), ("c", "y3")]


def test_markup_in_titles_and_names_is_removed():
    (chart,) = charts_of(go.Figure(go.Scatter(y=[1], name="<b>a</b> &amp; b"), {"title": "One<br>two"}))
    assert (chart.title, chart.series[0].name) == ("One two", "a & b")


def test_rows_of_two_heat_maps_have_the_title_of_their_axis():
    maps = [go.Heatmap(z=[[1]], name="one", colorbar={"title": {"text": "Heat"}}), go.Contour(z=[[2]], name="two")]
    series, _ = told(*maps, yaxis={"title": {"text": "Depth"}})
    assert [name for name, _ in series] == ["Depth 0", "Depth 0"]


def test_dots_over_cells_use_the_y_axis_and_cells_the_color_axis():
    cells = go.Heatmap(z=[[7]], colorbar={"title": {"text": "Heat (K)"}})
    dots = go.Scatter(x=[0], y=[2], name="dots")
    (chart,) = charts_of(go.Figure([cells, dots], {"yaxis": {"title": {"text": "Depth"}}}))
    assert [(axis.id, axis.title, axis.unit) for axis in chart.axes] == [
        ("x", None, None),
        ("y", "Depth", None),
        ("z", "Heat", "K"),
    ]
    assert [(each.name, each.y, each.points()) for each in chart.series] == [
        ("Depth 0", "z", [[0, 7]]),
        ("dots", "y", [[0, 2]]),
    ]


def test_a_function_in_an_axis_title_is_not_read_as_a_unit():
    assert axes(go.Scatter(y=[1]), yaxis={"title": {"text": "cos(t)"}})[1][1:3] == ("cos(t)", None)
