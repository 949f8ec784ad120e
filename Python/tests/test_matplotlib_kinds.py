# SPDX-License-Identifier: MIT
"""Kinds of plots of matplotlib and its packages: shapes of maps, graphs, names at ticks, directions, and shared titles.

A reported figure is added in five lines: a function that draws it, and the series and the summary that it says."""

import matplotlib.pyplot as plt
import numpy as np
import pytest

from a11y_speak import charts_of

sns = pytest.importorskip("seaborn")
networkx = pytest.importorskip("networkx")
FRAME = {"x": [1, 2, 3, 4], "y": [1, 3, 2, 4], "m": list("uuvv"), "g": list("abab")}


@pytest.fixture(autouse=True)
def closed():
    yield
    plt.close("all")


def told(figure):
    """The name and the points of each series of the first chart, and its summary."""
    chart = charts_of(figure)[0]
    return [
        (each.name, [p[2] if len(p) > 2 else tuple(p) for p in each.points()]) for each in chart.series
    ], chart.summary


def ax():
    return plt.subplots()[1]


def named_band():
    made = ax()
    made.plot([1, 3], [1, 2])
    made.axvspan(1, 2, label="war")
    made.axhline(1.5, label="limit")
    made.legend()
    return made


def stretches():
    made = ax()
    made.broken_barh([(1, 2), (5, 1)], (0, 1), label="p")
    made.broken_barh([(2, 2)], (2, 1))
    made.set_yticks([0.5, 2.5], ["A", "B"])
    return made


def regions(**more):
    geopandas, shapes = pytest.importorskip("geopandas"), pytest.importorskip("shapely.geometry")
    frame = geopandas.GeoDataFrame({"pop": [1, 2]}, geometry=[shapes.box(0, 0, 1, 1), shapes.box(1, 0, 2, 1)])
    return frame.plot(ax=ax(), **more)


def places():
    geopandas, shapes = pytest.importorskip("geopandas"), pytest.importorskip("shapely.geometry")
    frame = geopandas.GeoDataFrame({"v": [5, 6]}, geometry=[shapes.Point(0, 1), shapes.Point(2, 3)])
    return frame.plot("v", ax=ax(), legend=True, legend_kwds={"label": "Depth"})


def graph():
    made, edges = ax(), networkx.DiGraph([("A", "B"), ("B", "C")])
    at = {"A": (0, 0), "B": (1, 1), "C": (2, 0)}
    networkx.draw(edges, at, ax=made, with_labels=True)
    networkx.draw_networkx_edge_labels(edges, at, {("A", "B"): 3}, ax=made)
    return made


def numbered_graph():
    made = ax()
    networkx.draw(networkx.path_graph(3), {0: (0, 0), 1: (1, 1), 2: (2, 0)}, ax=made, with_labels=True)
    return made


def chromosomes(ticks=(1, 4), names=("1", "2")):
    made = ax()
    made.scatter([0, 2], [5, 6], color="navy")
    made.scatter([3, 5], [7, 8], color="gray")
    made.set_xticks(ticks, names)
    made.set_xlabel("Chromosome")
    return made


def upside_down():
    made = ax()
    made.plot([1, 2], [3, 4])
    made.invert_yaxis()
    made.invert_xaxis()
    return made


def logarithms():
    made = ax()
    made.plot(np.log10([1, 20, 300]), [1, 2, 3])
    made.set_xticks([0, 1, 2, 3], ["1", "10", "100", "1,000"])
    return made


def quantiles():
    metrics = pytest.importorskip("sklearn.metrics")
    return metrics.DetCurveDisplay.from_predictions([0, 1, 0, 1], [0.1, 0.2, 0.3, 0.4], ax=ax())


def survival():
    lifelines = pytest.importorskip("lifelines")
    fitted = lifelines.KaplanMeierFitter().fit([1, 3], [1, 0], label="A")
    return fitted.plot_survival_function(ax=ax(), show_censors=True)


def words():
    made = ax()
    made.set(xlim=(0, 3), ylim=(0, 5))
    made.text(1, 2, "sun")
    made.text(2, 4, "rain")
    return made


def two_colours():
    made = ax()
    made.scatter([1, 2, 3], [4, 5, 6], c=["red", "grey", "red"])
    return made


KINDS = {
    "bands and lines across have their names": (
        named_band,
        [("Series 1", [(1, 1), (3, 2)])],
        "limit: horizontal line at 1.5. war: band from 1 to 2",
    ),
    "stretches in rows": (
        stretches,
        [("p", ["A, 1 to 3", "A, 5 to 6"]), ("B", ["B, 2 to 4"])],
        None,
    ),
    "shapes of a map are no bars": (
        regions,
        [("Shapes", ["shape, x from 0 to 1, y from 0 to 1", "shape, x from 1 to 2, y from 0 to 1"])],
        None,
    ),
    "dots have the values of a color bar that was drawn apart": (
        places,
        [("y", ["0: 1, Depth 5", "2: 3, Depth 6"])],
        None,
    ),
    "a graph": (
        graph,
        [("Nodes", ["A", "B", "C"]), ("Arrows", ["arrow from A to B, 3", "arrow from B to C"])],
        "Texts: A, B, C",
    ),
    "a graph of numbers": (
        numbered_graph,
        [("Nodes", ["0", "1", "2"]), ("Edges", ["edge from 0 to 1", "edge from 1 to 2"])],
        None,
    ),
    "ticks name the parts above them": (
        chromosomes,
        [("Chromosome 1", [(0, 5), (2, 6)]), ("Chromosome 2", [(3, 7), (5, 8)])],
        None,
    ),
    "ticks name neither points nor parts": (
        lambda: chromosomes((1, 2.5, 4), ("p", "q", "r")),
        [("p", [(0, 5), (2, 6)]), ("r", [(3, 7), (5, 8)])],
        "Names along x: p at 1, q at 2.5, r at 4",
    ),
    "axes that run the other way": (
        upside_down,
        [("Series 1", [(1, 3), (2, 4)])],
        "The x axis runs from right to left. The y axis runs downwards",
    ),
    "ticks of logarithms": (logarithms, [("Series 1", [(1, 1), (20, 2), (300, 3)])], None),
    "dots of a censored survival": (
        survival,
        [
            ("A, dots", [(3, 0.5)]),
            ("A", [(0, 1), (1, 0.5), (3, 0.5)]),
        ],
        "A is drawn in steps",
    ),
    "words at places": (words, [("Texts", ["sun, 1: 2", "rain, 2: 4"])], None),
    "colors without a legend": (two_colours, [("gray", [(2, 5)]), ("red", [(1, 4), (3, 6)])], None),
}


@pytest.mark.parametrize("name", KINDS)
def test_a_kind_of_plot_says_its_data(name):
    draw, series, summary = KINDS[name]
    found, said = told(draw())
    assert (found[: len(series)], said) == (series, summary)


def test_the_values_of_normal_quantiles_are_those_of_the_ticks():
    (x, y), [series] = charts_of(quantiles())[0].axes, charts_of(quantiles())[0].series
    assert (x.unit, y.unit) == ("%", "%")
    assert [round(each) for each in [*series.xs, *series.ys]] == [50, 50, 0, 0, 50, 50]


def test_shared_axes_have_the_title_below_them_and_else_that_of_the_figure():
    figure, axes = plt.subplots(2, 1, sharex=True)
    for each in axes:
        each.plot([1, 2], [3, 4])
    axes[1].set_xlabel("Time (s)")
    figure.supylabel("Speed")
    found = [[(axis.title, axis.unit) for axis in chart.axes] for chart in charts_of(figure)]
    assert found == [[("Time", "s"), ("Speed", None)]] * 2


def test_dots_have_the_names_of_their_colors_and_shapes():
    made = sns.scatterplot(FRAME, x="x", y="y", hue="g", style="m", ax=ax())
    assert [(name, points) for name, points in told(made)[0]] == [
        ("a, u", [(1, 1)]),
        ("a, v", [(3, 2)]),
        ("b, u", [(2, 3)]),
        ("b, v", [(4, 4)]),
    ]


def test_dots_of_one_name_at_several_names_of_the_axis_are_one_series():
    made = sns.swarmplot(FRAME, x="m", y="y", hue="g", ax=ax())
    assert told(made)[0] == [("a", [(0, 1), (1, 2)]), ("b", [(0, 3), (1, 4)])]


def test_the_bands_of_several_lines_have_the_names_of_the_lines():
    made = ax()
    for n, name in enumerate("pq"):
        made.plot([1, 2], [n, n + 1], label=name)
        made.fill_between([1, 2], [n - 1, n], [n + 1, n + 3], alpha=0.2)
    names = [name for name, _ in told(made)[0]]
    assert names == ["p", "q", "p, lower edge", "p, upper edge", "q, lower edge", "q, upper edge"]


def test_the_trees_beside_a_cluster_map_are_said_by_their_joins():
    charts = charts_of(sns.clustermap([[1.0, 2], [1, 3], [9, 9]]))
    assert [chart.summary for chart in charts[1:]] == [
        "Dendrogram of 3 leaves: 2, 0, 1",
        "Dendrogram of 2 leaves: 0, 1",
    ]
    assert [point[2] for point in charts[2].series[0].points()] == ["2.236067977: 0 with 1"]


def test_the_displays_of_several_plots_are_read():
    inspection, linear = pytest.importorskip("sklearn.inspection"), pytest.importorskip("sklearn.linear_model")
    x = np.arange(20.0).reshape(10, 2)
    model = linear.LinearRegression().fit(x, x[:, 0])
    shown = inspection.PartialDependenceDisplay.from_estimator(model, x, [0, 1])
    assert [chart.axes[0].title for chart in charts_of(shown)] == ["x0", "x1"]


def test_lines_have_the_names_of_their_colors_and_dashes():
    made = sns.lineplot(FRAME, x="x", y="y", hue="g", style="m", ax=ax())
    assert [name for name, _ in told(made)[0]] == ["a, u", "a, v", "b, u", "b, v"]
    assert told(made)[1] == "Legend: g. Legend: m"


def test_dots_over_names_of_y_are_one_series_with_all_names():
    made = sns.swarmplot({"v": [1, 2, 3], "n": list("ppq")}, x="v", y="n", ax=ax())
    (series,), _ = told(made)
    assert (series[1], charts_of(made)[0].axes[1].categories) == ([(1, 0), (2, 0), (3, 1)], ["p", "q"])


def test_names_without_a_tick_are_said():
    made = ax()
    made.plot(["Jan", "Feb", "Mar"], [1, 2, 3])
    made.set_xticks(made.get_xticks()[::2])
    assert charts_of(made)[0].axes[0].categories == ["Jan", "Feb", "Mar"]


def test_levels_and_layers_have_the_names_of_their_colors():
    frame = {"x": np.arange(20.0) % 7, "y": np.arange(20.0) % 5, "g": ["a", "b"] * 10}
    levels, layers = sns.kdeplot(frame, x="x", y="y", hue="g", ax=ax()), ax()
    assert [name for name, _ in told(levels)[0]] == ["a, levels", "b, levels"]
    sns.kdeplot(frame, x="x", hue="g", multiple="stack", ax=layers)
    assert {name for name, _ in told(layers)[0]} == {"a", "b", "Total"}


def test_several_polar_plots_of_one_line_are_read():
    figure, axes = plt.subplots(1, 2, subplot_kw={"projection": "polar"}, sharey=True)
    for each in axes:
        each.plot([0, 1], [1, 2])
    assert len(charts_of(figure)) == 2
