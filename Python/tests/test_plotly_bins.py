# SPDX-License-Identifier: MIT
"""The bins of plotly's densities are those that plotly.js draws. Its version 4.1.1 made the expected ones."""

import numpy as np
import plotly.express as px
import plotly.graph_objects as go
import pytest

from a11y_speak import charts_of
from a11y_speak.plotly.bins import ends
from conservation.findings import check

X, Y = [1, 2, 2, 3, 9, 4], [0.5, 1, 1, 2.5, 4, 2]


@pytest.mark.parametrize(
    ("values", "size", "count", "bins"),
    [
        ([1, 2, 2, 3, 9], None, 0, (-0.5, 9.5, 5)),
        ([1, 2, 2, 3, 9], None, 3, (-0.5, 9.5, 5)),
        ([1, 2, 2, 3, 9], 2, 0, (-0.5, 9.5, 2)),
        ([0.1, 0.25, 0.4, 0.75], None, 0, (0, 1, 0.5)),
        ([0.1, 0.25, 0.4, 0.75], None, 10, (0, 0.8, 0.1)),
        ([1.5, 2, 2, 1.5], None, 3, (1.4, 2.2, 0.2)),
        ([0, 0.5, 1, 1.5, 2, 2.5], None, 4, (-1, 3, 1)),
        ([5, 5, 5], None, 0, (4.5, 5.5, 1)),
        ([5, 5, 5], None, 4, (4.5, 5.5, 1)),
        ([7], None, 0, (6.5, 7.5, 1)),
        ([686771.5, 845622.25, 663016.5, 389701.5], None, 0, (0, 1000000, 500000)),
        ([2e-05, -9e-05, 5.1e-05], None, 5, (-1e-4, 1e-4, 5e-5)),
        ([-495, -494, -419], None, 10, (-500.5, -410.5, 10)),
        ([1000, 2000, 3000], None, 1, (-0.5, 4999.5, 5000)),
        ([10, 20.5, 20.5, 30.25], 7, 0, (7, 35, 7)),
        ([3.2, None, 4.9], None, 2, (3, 5, 1)),
        ([2, 2.5, 2.5, 3, 3.5, 9.25, 12], None, 0, (0, 15, 5)),
    ],
)
def test_bins_of_values_are_those_of_plotly_js(values, size, count, bins):
    assert ends(values, size, count) == pytest.approx(bins, rel=1e-12)


def rows_of(figure):
    """For each plot the name and the values of each row of cells."""
    return [
        [
            (each.name, [None if y != y else y for y in map(float, each.ys)])
            for each in chart.series
            if each.word == "row"
        ]
        for chart in charts_of(figure)
        if any(each.word == "row" for each in chart.series)
    ]


@pytest.mark.parametrize(
    ("how", "rows"),
    [
        ({}, [[3, 0], [2, 0], [0, 1]]),
        ({"z": [1, 2, 4, 8, 16, 32], "histfunc": "avg"}, [[7 / 3, None], [20, None], [None, 16]]),
        ({"marginal_x": "histogram", "nbinsx": 4}, [[3, 0], [2, 0], [0, 1]]),
    ],
)
def test_a_density_of_plotly_express_has_the_cells_that_plotly_js_draws(how, rows):
    ((*found,),) = rows_of(px.density_heatmap(x=X, y=Y, **how))
    assert found == [(name, pytest.approx(row)) for name, row in zip(["y 1", "y 3", "y 5"], rows)]


def test_facets_of_a_density_share_their_bins():
    figure = px.density_heatmap(x=X, y=Y, facet_col=list("aabbbb"))
    assert [[row for _, row in plot] for plot in rows_of(figure)] == [
        [[2, 0], [0, 0], [0, 0]],
        [[1, 0], [2, 0], [0, 1]],
    ]


def test_contours_of_a_density_have_empty_cells_around_them():
    (found,) = rows_of(px.density_contour(x=X, y=Y))
    assert found == [
        ("y −1", [0, 0, 0, 0]),
        ("y 1", [0, 3, 0, 0]),
        ("y 3", [0, 2, 0, 0]),
        ("y 5", [0, 0, 1, 0]),
        ("y 7", [0, 0, 0, 0]),
    ]


@pytest.mark.parametrize(
    ("given", "names"),
    [
        ({"start": 0.25, "size": 0.75}, ["y 0.625", "y 1.375", "y 2.125", "y 2.875", "y 3.625", "y 4.375"]),
        ({"end": 3}, ["y 1", "y 3"]),
        ({"start": 1}, ["y 2", "y 4", "y 6"]),
    ],
)
def test_bins_with_a_start_or_an_end_have_the_other_one_of_plotly_js(given, names):
    (rows,) = rows_of(go.Figure(go.Histogram2d(x=X, y=Y, ybins=given)))
    assert [name for name, _ in rows] == names


def test_a_value_at_the_beginning_of_a_bin_is_in_this_bin_also_if_its_quotient_is_rounded_down():
    bins = {"start": 0, "end": 0.5, "size": 0.1}
    ((*found,),) = rows_of(go.Figure(go.Histogram2d(x=[0.3], y=[0.3], xbins=bins, ybins=bins)))
    assert [n for n, (_, row) in enumerate(found) if row == [0, 0, 0, 1, 0]] == [3]


@pytest.mark.parametrize(
    ("x", "summary"),
    [
        ([1, None, 2, 3], "Density of 3 rows and 2 columns; lowest 0 at 2.5 and 0.5; highest 1 at 0.5 and 0.5"),
        (
            ["2024-01-01", "2024-02-01", "2024-02-02", "2024-03-01"],
            "Density of 3 rows and 3 columns; lowest 0 at 1 February 2024 and 0.5; highest 2 at 1 February 2024 and 2.5",
        ),
    ],
)
def test_a_density_with_dates_or_gaps_has_bins(x, summary):
    assert charts_of(go.Figure(go.Histogram2d(x=x, y=[1, 2, 3, 4])))[0].summary == summary


def test_a_density_on_a_logarithmic_axis_is_refused_because_plotly_js_counts_wrongly_there():
    figure = go.Figure(go.Histogram2d(x=[1, 10, 100, 1000], y=[1, 2, 3, 4]), {"xaxis": {"type": "log"}})
    assert charts_of(figure)[0].summary == (
        "This kind of plot, density of 4 points without bins, is not read yet; pass the points"
    )


def test_contours_of_two_groups_have_the_names_of_the_legend():
    figure = px.density_contour(x=X, y=Y, color=list("aabbbb"))
    (rows,) = rows_of(figure)
    assert [name for name, _ in rows] == [f"{group}, y {y}" for group in "ab" for y in ("−1", "1", "3", "5", "7")]
    assert charts_of(figure)[0].summary == (
        "Contours of a density of 5 rows and 4 columns, a; lowest 0 at x −3 and y −1; highest 2 at x 2 and y 1. "
        "Contours of a density of 5 rows and 4 columns, b; lowest 0 at x −3 and y −1; highest 2 at x 2 and y 3. "
        "Legend: color"
    )


def test_densities_that_share_bins_begin_at_their_own_start_in_whole_bins():
    traces = [go.Histogram2d(x=[1, 2], y=[3, n], bingroup="a", xbins={"start": n}) for n in (0, 1)]
    (chart,) = charts_of(go.Figure(traces))
    assert chart.summary == (
        "Density of 2 rows and 3 columns; lowest 0 at 0.5 and 0.5; highest 1 at 2.5 and 0.5. "
        "Density of 2 rows and 2 columns; lowest 0 at 1.5 and 0.5; highest 1 at 2.5 and 0.5"
    )


SHARED = {"x": [1, 2], "y": [3, 4]}


@pytest.mark.parametrize(
    ("other", "logarithmic"),
    [
        (go.Histogram(x=[90, 95], xaxis="x2", bingroup="a"), "xaxis2"),
        (go.Histogram(y=[90, 95], xaxis="x2", yaxis="y2", bingroup="a"), "yaxis2"),
        (go.Histogram2d(x=[90, 95], y=[90, 95], xaxis="x2", yaxis="y2", xbingroup="a"), "xaxis2"),
    ],
)
def test_a_density_shares_no_bins_with_a_logarithmic_axis(other, logarithmic):
    density = go.Histogram2d(**SHARED, xbingroup="a")
    alone, beside = (
        next(chart for chart in charts_of(go.Figure(traces, layout)) if chart.series[0].word == "row").series[0].xs
        for traces, layout in (([density], {}), ([density, other], {logarithmic: {"type": "log"}}))
    )
    assert list(alone) == list(beside) == [1, 2]


def test_a_density_is_read_if_the_first_axis_of_the_figure_is_logarithmic_and_its_own_is_not():
    density = go.Histogram2d(**SHARED, xaxis="x2", xbingroup="a")
    figure = go.Figure([density, go.Histogram(x=[1, 2], xaxis="x2", bingroup="a")], {"xaxis": {"type": "log"}})
    assert charts_of(figure)[0].summary.startswith("Density of 2 rows and 2 columns")


FORMS = {}, {"nbinsx": 7, "nbinsy": 9}, {"facet_row": [0, 1] * 50}


@pytest.mark.parametrize(
    ("draw", "how"),
    [(draw, how) for draw in (px.density_heatmap, px.density_contour) for how in FORMS]
    + [(px.density_contour, {"color": ["No", "Yes"] * 50})],
)
def test_a_random_density_is_heard_whole_and_nothing_else_is_said(draw, how):
    spread = np.random.default_rng(5)
    found = check(draw(x=spread.normal(100, 15, 100), y=spread.integers(0, 40, 100), **how))
    assert (found.lost, found.untrue, found.refused) == ([], [], False)
