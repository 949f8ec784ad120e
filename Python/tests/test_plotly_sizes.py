# SPDX-License-Identifier: MIT
"""The sizes that plotly draws: sectors with their parts, bins by their norm, and dots beside boxes."""

import plotly.express as px
import plotly.graph_objects as go
import pytest

from a11y_speak import charts_of
from a11y_speak.openings import opening
from conservation.findings import check

LABELS, PARENTS = ["r", "a", "b", "c"], ["", "r", "r", "b"]


def told(figure):
    found = check(figure)
    assert (found.lost, found.untrue) == ([], [])
    (chart,) = charts_of(figure)
    return [(each.name, [p[2] if len(p) > 2 else tuple(p) for p in each.points()]) for each in chart.series]


@pytest.mark.parametrize("kind", [go.Sunburst, go.Treemap, go.Icicle])
@pytest.mark.parametrize(
    ("settings", "sizes"),
    [
        ({}, [2, 1, 1, 1]),
        ({"values": [10, 1, 2, 3]}, [16, 1, 5, 3]),
        ({"values": [10, 1, 2, 3], "branchvalues": "remainder"}, [16, 1, 5, 3]),
        ({"values": [10, 4, 6, 5], "branchvalues": "total"}, [10, 4, 6, 5]),
        ({"values": [0, 4, 0, 5]}, [9, 4, 5, 5]),
    ],
)
def test_a_sector_has_the_size_that_it_is_drawn_with(kind, settings, sizes):
    names = ["r", "a in r", "b in r", "c in b"]
    r, a, b, c = [f"{name}: {size}" for name, size in zip(names, sizes)]
    expected = [("Parts", [a, c]), ("Totals", [r, b])]
    assert told(go.Figure(kind(labels=LABELS, parents=PARENTS, **settings))) == expected


BINS = {"start": 0, "end": 4, "size": 2}


@pytest.mark.parametrize(
    ("settings", "heights"),
    [
        ({}, ["3", "1"]),
        ({"histnorm": "percent"}, ["75", "25"]),
        ({"histnorm": "probability"}, ["0.75", "0.25"]),
        ({"histnorm": "density"}, ["1.5", "0.5"]),
        ({"histnorm": "probability density"}, ["0.375", "0.125"]),
        ({"cumulative_enabled": True}, ["3", "4"]),
        ({"cumulative_enabled": True, "histnorm": "percent"}, ["75", "100"]),
        ({"cumulative_enabled": True, "histnorm": "probability density"}, ["0.75", "1"]),
        ({"cumulative_enabled": True, "cumulative_direction": "decreasing"}, ["4", "1"]),
    ],
)
@pytest.mark.parametrize("side", ["x", "y"])
def test_a_bin_has_the_height_of_its_norm(side, settings, heights):
    figure = go.Figure(go.Histogram(**{side: [0, 1, 1.5, 2], f"{side}bins": BINS}, name="n", **settings))
    assert told(figure) == [("n", [f"0 to 2: {heights[0]}", f"2 to 4: {heights[1]}"])]


@pytest.mark.parametrize("values", [[1, 2, 4], ["1", "2", "4"]])
@pytest.mark.parametrize(("function", "heights"), [("sum", [3, 4]), ("avg", [1.5, 4]), ("max", [2, 4]), (None, [2, 1])])
def test_numbers_written_as_texts_are_added(values, function, heights):
    figure = go.Figure(go.Histogram(x=["a", "a", "b"], y=values, histfunc=function, name="n"))
    assert told(figure) == [("n", list(enumerate(heights)))]


@pytest.mark.parametrize("draw", [px.box, px.violin])
def test_all_points_of_a_box_with_outliers_keep_its_name(draw):
    values = [*range(100), *range(400, 460, 10)]
    figure = draw(x=["p"] * len(values), y=values, points="all", labels={"x": "kind", "y": "value"})
    points = dict(told(figure))["points"]
    assert points == [(0, value) for value in values]


TRUE = go.Figure(go.Treemap(labels=LABELS, parents=PARENTS, values=[10, 1, 2, 3]))


@pytest.mark.parametrize(
    "figure",
    [
        TRUE,
        go.Figure(go.Pie(labels=list("abc"), values=[1, 2, 4])),
        go.Figure(go.Waterfall(x=list("abc"), y=[5, -2, 9])),
        go.Figure(go.Scatter3d(x=[1, 2, 3], y=[7, 5, 9], z=[20, 41, 60])),
        go.Figure(
            go.Sankey(node_label=list("abc"), link={"source": [0, 1, 0], "target": [1, 2, 2], "value": [5, 8, 3]})
        ),
        go.Figure(go.Scatterpolar(theta=[0, 90, 200], r=[1, 5, 3])),
        go.Figure(go.Histogram(x=[0, 1, 1.5, 2], xbins=BINS)),
        go.Figure(go.Histogram2d(x=list("aab"), y=list("ccd"))),
        go.Figure(go.Choropleth(locations=["FRA", "ITA"], z=[4, 9])),
        go.Figure(go.Surface(z=[[1, 2], [3, 8]])),
    ],
)
def test_an_exchanged_or_raised_value_of_any_kind_is_found(figure):
    from conservation.claims import unfounded
    from conservation.findings import shown_of

    assert check(figure).untrue == []
    for change in (lambda values: values[::-1], lambda values: [value + 0.7 for value in values]):
        charts = charts_of(figure)
        series = charts[0].series[0]
        series.ys, series.labels = change([*series.ys]), None
        assert unfounded(charts, shown_of(figure)) != []


def test_an_opening_keeps_whole_places_of_three_digits():
    figure = go.Figure(go.Scatter(x=[0, 1, 101, 102], y=[0, 0, 10.05, 0]))
    figure.update_layout(xaxis_title="Score (higher is better)", yaxis_title="Share (%)")
    assert "at 101" in opening(charts_of(figure))
    assert check(figure).untrue == []
