# SPDX-License-Identifier: MIT
"""Everything that a figure shows can be heard, and nothing else is said: figures of the gallery, and random figures.

By default they are 60 of each package, the same in each run. `A11Y_TEST_FIGURES` sets another number, of new figures.
Hypothesis prints the seed of a failure, and makes the figure as small as it can."""

import dataclasses
import os

import altair as alt
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import plotly.express as px
import plotly.graph_objects as go
import pytest
from hypothesis import HealthCheck, given, settings
from matplotlib import ticker

from a11y_speak import charts_of
from a11y_speak.openings import opening
from conservation import altair_figures, bokeh_figures, matplotlib_figures, plotly_figures, seaborn_figures
from conservation.claims import numbers_in, unfounded
from conservation.compared import maps_of
from conservation.figures import Sketch, sketches
from conservation.findings import check, compare, inventory_of, shown_of
from gallery.kinds import KINDS

COUNT = os.environ.get("A11Y_TEST_FIGURES")
RANDOM = settings(
    max_examples=int(COUNT or 60),
    derandomize=COUNT is None,
    deadline=None,
    print_blob=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("name", [name for name in KINDS if name != "frame"])
def test_a_figure_of_the_gallery_is_heard_whole_and_nothing_else_is_said(name):
    found = check(KINDS[name]())
    plt.close("all")
    assert (found.lost, found.untrue, found.refused) == ([], [], False)


@RANDOM
@given(sketches())
def test_a_random_figure_of_matplotlib_is_heard_whole_and_nothing_else_is_said(sketch):
    found = check(matplotlib_figures.drawn(sketch))
    plt.close("all")
    assert (found.lost, found.untrue) == ([], [])


@RANDOM
@given(sketches(plotly_figures.KINDS))
def test_a_random_figure_of_plotly_is_heard_whole_and_nothing_else_is_said(sketch):
    found = check(plotly_figures.drawn(sketch))
    assert (found.lost, found.untrue) == ([], [])


@RANDOM
@given(sketches(altair_figures.KINDS))
def test_a_random_figure_of_altair_is_heard_whole_and_nothing_else_is_said(sketch):
    found = check(altair_figures.drawn(sketch))
    assert (found.lost, found.untrue) == ([], [])


@RANDOM
@given(sketches(bokeh_figures.KINDS))
def test_a_random_figure_of_bokeh_is_heard_whole_and_nothing_else_is_said(sketch):
    found = check(bokeh_figures.drawn(sketch))
    assert (found.lost, found.untrue) == ([], [])


@RANDOM
@given(sketches(seaborn_figures.KINDS))
def test_a_random_figure_of_seaborn_is_heard_whole_and_nothing_else_is_said(sketch):
    found = check(seaborn_figures.drawn(sketch))
    plt.close("all")
    assert (found.lost, found.untrue) == ([], [])


def raised(chart):
    chart.series[0].ys = np.asarray(chart.series[0].ys, float) + 0.7


def exchanged(chart):
    chart.series[0].ys = np.asarray(chart.series[0].ys, float)[::-1]


def turned(chart):
    """Exchanges the place and the value of one point."""
    series = chart.series[0]
    xs, ys = np.array(series.xs, float), np.array(series.ys, float)
    xs[0], ys[0] = ys[0], xs[0]
    series.xs, series.ys = xs, ys


def renamed(chart):
    chart.series[0].name = "Snow"


def measured(chart):
    chart.axes[-1].unit = "furlong"


def titled(chart):
    chart.axes[0].title = "Altitude"


def headed(chart):
    chart.title = "Something else"


def noted(chart):
    chart.summary = "Horizontal line at 4711"


def worded(chart):
    chart.summary = "Nearly everybody agrees"


def counted(chart):
    chart.summary = "Scatter, 4711 dots"


def dated(chart):
    chart.summary = "Vertical line at 17 October 2014"


def claimed(chart):
    chart.summary = "highest 3 at nothing"


@pytest.mark.parametrize(
    ("words", "most"),
    [
        ("about 340", 5),
        ("about 34", 0.5),
        ("about 0.34", 0.005),
        ("about 0.4", 0.005),
        ("about −340", 5),
        ("about 3.4 million", 50_000),
    ],
)
def test_a_number_after_about_admits_half_of_its_second_digit(words, most):
    ((value, error, _),) = numbers_in(words)
    assert error * abs(value) == pytest.approx(most)


@pytest.mark.parametrize("words", ["about 343", "about 3.43", "about 3.43 million"])
def test_a_number_of_three_digits_after_about_admits_its_rounding(words):
    assert [error for _, error, _ in numbers_in(words)] == [6e-3]


@pytest.mark.parametrize(("told", "found"), [("340", []), ("350", ["number '350'", "highest is 343.63"])])
def test_a_highest_value_of_two_digits_is_shown_if_it_rounds_to_them(told, found):
    figure = go.Figure(go.Scatter(x=[44, 374], y=[4.27, 343.63]))
    charts, shown = charts_of(figure), shown_of(figure)
    charts[0].summary = f"highest about {told} at 374"
    assert [each for each in unfounded(charts, shown) if each.startswith("summary")] == [
        f"summary: {each} in 'highest about {told} at 374'" for each in found
    ]


LIES = raised, exchanged, turned, renamed, measured, titled, headed, noted, worded, counted, claimed


@pytest.mark.parametrize("lie", LIES)
@pytest.mark.parametrize(
    "name", ["bars", "grouped-bars", "stacked-bars", "line", "heat-map", "areas", "candles", "altair-bars"]
)
def test_a_lie_about_a_figure_is_found(name, lie):
    obj = KINDS[name]()
    charts, shown = charts_of(obj), shown_of(obj)
    plt.close("all")
    assert unfounded(charts, shown) == []
    lie(charts[0])
    assert unfounded(charts, shown) != []


SKETCH = Sketch(
    "", ("Oslo", "Bonn", "Rome"), (("alpha", (3.0, 41.0, 17.5)), ("north", (8.0, 29.0, 60.0))), ("", "", "")
)


@pytest.mark.parametrize("lie", [raised, exchanged, turned, renamed, measured, noted, counted])
@pytest.mark.parametrize("kind", [kind for kind in seaborn_figures.KINDS if kind not in ("rugs", "violins")])
def test_a_lie_about_a_figure_of_seaborn_is_found(kind, lie):
    places = SKETCH.places if kind in seaborn_figures.NAMED else (1, 5, 9)
    figure = seaborn_figures.drawn(dataclasses.replace(SKETCH, kind=kind, places=places))
    charts, shown = charts_of(figure), shown_of(figure)
    plt.close("all")
    assert unfounded(charts, shown) == []
    charts[0].series[0].labels = None
    lie(charts[0])
    assert unfounded(charts, shown) != []


PACKAGES = matplotlib_figures, seaborn_figures, plotly_figures, altair_figures, bokeh_figures
DRAWN = [(package, kind) for package in PACKAGES for kind in package.KINDS if kind not in ("rugs", "violins")]


def drawn(package, kind):
    names = (*seaborn_figures.NAMED, "cells", "boxes")
    titles = ("Depth", "Speed (km/h)", "")
    return package.drawn(
        dataclasses.replace(SKETCH, kind=kind, places=SKETCH.places if kind in names else (1, 5, 9), titles=titles)
    )


def told_of(package, kind):
    figure = drawn(package, kind)
    charts, shown = charts_of(figure), shown_of(figure)
    plt.close("all")
    assert unfounded(charts, shown) == []
    return charts, shown


@pytest.mark.parametrize(("package", "kind"), DRAWN)
def test_an_exchanged_place_and_value_of_one_point_is_found(package, kind):
    charts, shown = told_of(package, kind)
    charts[0].series[0].labels = None
    turned(charts[0])
    assert [each for each in unfounded(charts, shown) if each.startswith("point ")] != []


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("kind", ["line", "dots", "bars"])
def test_series_on_axes_with_exchanged_titles_are_found(package, kind):
    charts, shown = told_of(package, kind)
    one, other = charts[0].axes
    one.title, one.unit, other.title, other.unit = other.title, other.unit, one.title, one.unit
    assert [each for each in unfounded(charts, shown) if each.startswith("point ")] != []


@pytest.mark.parametrize("package", [matplotlib_figures, plotly_figures, bokeh_figures])
def test_a_series_on_the_axis_of_its_twin_is_found(package):
    sketch = dataclasses.replace(SKETCH, kind="line", places=(1, 5, 9), twin=("Rain (mm)", (3.0, 41.0, 8.0)))
    figure = package.drawn(sketch)
    charts, shown = charts_of(figure), shown_of(figure)
    plt.close("all")
    assert unfounded(charts, shown) == []
    charts[0].series[-1].y = "y"
    assert [each for each in unfounded(charts, shown) if each.startswith("axis ")] == ["axis None of 'Twin'"]


def test_a_series_with_exchanged_axes_beside_another_is_found():
    figure, ax = plt.subplots()
    ax.plot([1, 2, 3], [40, 70, 60], label="tall")
    ax.plot([2], [50], "o", label="one")
    ax.legend()
    charts, shown = charts_of(figure), shown_of(figure)
    plt.close("all")
    assert unfounded(charts, shown) == []
    turned(dataclasses.replace(charts[0], series=charts[0].series[1:]))
    assert [each for each in unfounded(charts, shown) if each.startswith("point ")] == ["point 50.0, 2.0 of 'one'"]


def test_a_day_that_is_not_shown_is_found():
    figure, ax = plt.subplots()
    ax.plot(np.array(["2014-10-16", "2014-10-18", "2017-11-01"], "datetime64[D]"), [1, 2, 17])
    charts, shown = charts_of(figure), shown_of(figure)
    plt.close("all")
    assert unfounded(charts, shown) == []
    dated(charts[0])
    assert unfounded(charts, shown) == [
        "summary: date '17 October 2014' in 'Vertical line at 17 October 2014'",
        "opening: date '17 October 2014' in '3 points; rises from 1 to 17. Vertical line at 17 October 2014'",
    ]


def test_the_date_of_a_line_of_one_point_which_draws_nothing_is_shown():
    figure, ax = plt.subplots()
    for name, value in ("a", 493), ("b", 363):
        ax.plot(np.array(["2020-12-31", "2021-01-01"], "datetime64[D]"), [value, np.nan], label=name)
    charts, shown = charts_of(figure), shown_of(figure)
    plt.close("all")
    assert opening(charts) == "2 lines: a, b; highest 493, a, at 31 December"
    assert unfounded(charts, shown) == []


@pytest.mark.parametrize("package", [matplotlib_figures, plotly_figures])
@pytest.mark.parametrize("kind", ["line", "dots", "bars", "steps", "errors"])
def test_series_with_each_others_names_are_found(package, kind):
    charts, shown = told_of(package, kind)
    one, other = charts[0].series[:2]
    one.name, other.name = other.name, one.name
    one.labels = other.labels = charts[0].summary = None
    assert [each for each in unfounded(charts, shown) if each.startswith("point ")] != []


@pytest.mark.parametrize("names", [["Paris, France", "Rome, Italy"], ["a", "b"]])
def test_a_heat_map_is_one_map_also_if_names_of_its_rows_have_commas(names):
    figure = go.Figure(go.Heatmap(x=["p", "q"], y=names, z=[[1, 2], [3, 4]]))
    assert [each.tolist() for each in maps_of(charts_of(figure), shown_of(figure).maps)] == [[1, 2, 3, 4]]


def test_two_densities_in_a_plot_are_two_maps():
    figure = px.density_contour(x=[1, 1, 1, 2, 2], y=[1, 1, 1, 3, 3], color=list("aaabb"))
    assert [max(each) for each in maps_of(charts_of(figure), shown_of(figure).maps)] == [3, 2]


@pytest.mark.parametrize("beside", [alt.hconcat, alt.layer])
@pytest.mark.parametrize("color", [{}, {"color": "kind:N"}])
def test_numbers_of_texts_are_asked_for_unless_other_marks_are_in_their_view(beside, color):
    table = alt.Chart(pd.DataFrame({"x": [1, 2, 3], "y": [4, 5, 7], "n": [11, 12, 15], "kind": list("ooo")}))
    line = table.mark_line().encode(x="x:Q", y="y:Q", **color)
    texts = table.mark_text().encode(x="x:Q", y="y:Q", text="n:Q")
    found = [each.y for each in inventory_of(beside(line, texts)).data if each.kind == "text"]
    assert found == (["11", "12", "15"] if beside is alt.hconcat else [])


@pytest.mark.parametrize("kind", ["line", "dots", "joints", "cells", "rugs"])
def test_a_point_that_is_not_said_is_found(kind):
    places = SKETCH.places if kind in seaborn_figures.NAMED else (1, 5, 9)
    figure = seaborn_figures.drawn(dataclasses.replace(SKETCH, kind=kind, places=places))
    charts, inventory = charts_of(figure), inventory_of(figure)
    plt.close("all")
    assert compare(inventory, charts).lost == []
    series = charts[0].series[0]
    series.xs, series.ys = series.xs[1:], series.ys[1:]
    series.labels = series.labels and series.labels[1:]
    charts[0].summary = None
    assert compare(inventory, charts).lost != []


def side_by_side(ax):
    for x in 0, 100:
        ax.barh([1, 2, 3], [4, 0, 6], left=[x - 2, x, x - 3], height=1)
    ax.set_xticks([0, 100], ["A", "B"])


def two_maps(ax):
    ax.imshow([[0.2, 0.4], [0.6, 0.8]], extent=(0, 1, 0, 1))
    ax.imshow([[0, 5], [6, 9]], extent=(2, 3, 0, 1))
    ax.set_xlim(0, 3)


def some_named(ax):
    ax.plot([4, 5, 6, 7])
    ax.set_yticks([5, 6], ["usual", "high"])


def moved(ax):
    ax.plot([1, 5, 2])
    ax.figure.canvas.mpl_connect("draw_event", lambda _: ax.figure.subplots_adjust(left=ax.get_position().x0 + 0.01))


class Degrees(ticker.Formatter):
    def __call__(self, x, pos=None):
        return f"{np.degrees(x):.0f}°"


def turned_ticks(ax):
    ax.plot([-1, 1, 1.5], [2, 3, 5])
    ax.set_xticks(np.radians([-60, -30, 30, 60]))
    ax.xaxis.set_major_formatter(Degrees())


@pytest.mark.parametrize("draw", [side_by_side, two_maps, some_named, moved, turned_ticks])
def test_a_figure_is_heard_whole_and_a_false_value_of_it_is_found(draw):
    figure, ax = plt.subplots()
    draw(ax)
    found = check(figure)
    assert (found.lost, found.untrue) == ([], [])
    charts, shown = charts_of(figure), shown_of(figure)
    raised(charts[0])
    assert unfounded(charts, shown) != []
    plt.close("all")


def test_a_ring_behind_a_polar_plot_is_heard_whole():
    figure, ax = plt.subplots(subplot_kw={"projection": "polar"})
    ax.bar([0.5, 1.5, 2.5], [2, 6, 8], 0.3)
    ax.add_patch(plt.Rectangle((0, 0), 2 * np.pi, 9.5, alpha=0.1))
    found = check(figure)
    plt.close("all")
    assert (found.lost, found.untrue) == ([], [])
