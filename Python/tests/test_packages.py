# SPDX-License-Identifier: MIT
"""Figures and data of further packages. Each test is skipped where its package is not installed; requirements.txt has all."""

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import pytest

from a11y_speak import Unreadable, charts_of

FRAME = pd.DataFrame({"m": [1, 2, 3, 4], "y": [1, 2, 3, 4], "g": list("pqpq"), "k": list("aabb")})


@pytest.fixture(autouse=True)
def closed():
    yield
    plt.close("all")


def told(obj):
    return [
        (each.name, [p[2] if len(p) > 2 else tuple(p) for p in each.points()])
        for chart in charts_of(obj)
        for each in chart.series
    ]


def titles(obj):
    return [axis.title for axis in charts_of(obj)[0].axes]


BOTH = [("p", [(1, 1), (3, 3)]), ("q", [(2, 2), (4, 4)])]


@pytest.mark.parametrize("geom", ["geom_point", "geom_line", "geom_path"])
def test_a_plot_of_plotnine_has_its_groups_and_its_titles(geom):
    p9 = pytest.importorskip("plotnine")
    plot = p9.ggplot(FRAME, p9.aes("m", "y", color="g")) + getattr(p9, geom)() + p9.labs(title="T", x="Month")
    assert (told(plot), titles(plot), charts_of(plot)[0].title) == (BOTH, ["Month", "y"], "T")


def test_bars_and_panels_of_plotnine_have_their_names():
    p9 = pytest.importorskip("plotnine")
    bars = p9.ggplot(FRAME, p9.aes("k", "y", fill="g")) + p9.geom_col()
    assert sorted(told(bars)) == [("Total", [(0, 3), (1, 7)]), ("p", [(0, 1), (1, 3)]), ("q", [(0, 2), (1, 4)])]
    flipped = p9.ggplot(FRAME[:2], p9.aes("g", "y")) + p9.geom_col() + p9.coord_flip()
    assert titles(flipped) == ["y", "g"]
    panels = p9.ggplot(FRAME, p9.aes("m", "y")) + p9.geom_point() + p9.facet_wrap("g")
    assert [chart.title for chart in charts_of(panels)] == ["Plot 1 of 2, p", "Plot 2 of 2, q"]


def test_boxes_and_tiles_of_plotnine_say_their_values():
    p9 = pytest.importorskip("plotnine")
    frame = pd.DataFrame({"g": ["p"] * 5 + ["q"] * 5, "y": [1.0, 2, 3, 4, 5, 2, 3, 4, 5, 20]})
    boxes = p9.ggplot(frame, p9.aes("g", "y")) + p9.geom_boxplot()
    words = [
        "p: median 3, quartiles 2 and 4, whiskers 1 and 5",
        "q: median 4, quartiles 3 and 5, whiskers 2 and 5, outlier 20",
    ]
    assert told(boxes) == told(boxes + p9.coord_flip()) == [("Median", words)]
    cells = pd.DataFrame({"a": list("uuvv"), "b": list("pqpq"), "v": [1.0, 2, 3, 4]})
    tiles = p9.ggplot(cells, p9.aes("a", "b", fill="v")) + p9.geom_tile()
    assert told(tiles) == [("b p", [(0, 1), (1, 3)]), ("b q", [(0, 2), (1, 4)])]
    assert titles(tiles) == ["a", "v"]


def test_violins_errors_and_colors_of_plotnine_say_their_values():
    p9 = pytest.importorskip("plotnine")
    frame = pd.DataFrame({"g": list("pq") * 10, "y": np.arange(20.0)})
    violins = p9.ggplot(frame, p9.aes("g", "y")) + p9.geom_violin()
    assert [(name, [each.split(",")[0] for each in points]) for name, points in told(violins)] == [
        ("Widest", ["p: from 0 to 18", "q: from 1 to 19"])
    ]
    errors = p9.ggplot(frame[:2], p9.aes("y", ymin="y - 1", ymax="y + 1")) + p9.geom_errorbar()
    assert told(errors) == [("Series 1", ["0: from −1 to 1", "1: from 0 to 2"])]
    dots = p9.ggplot(frame[:2], p9.aes("y", "y", color="y")) + p9.geom_point()
    assert told(dots) == [("y", ["0: 0, y 0", "1: 1, y 1"])]


def test_a_display_of_scikit_learn_has_its_area_and_both_axes():
    metrics = pytest.importorskip("sklearn.metrics")
    curve = metrics.RocCurveDisplay.from_predictions([0, 0, 1, 1], [0.1, 0.4, 0.35, 0.8], name="clf")
    assert told(curve) == [("clf (AUC = 0.75)", [(0, 0), (0, 0.5), (0.5, 0.5), (0.5, 1), (1, 1)])]
    assert [axis.unit for axis in charts_of(curve)[0].axes] == [None, None]
    matrix = metrics.ConfusionMatrixDisplay.from_predictions([0, 0, 1, 1], [0, 1, 1, 1])
    assert told(matrix) == [("True label 0", [(0, 1), (1, 1)]), ("True label 1", [(0, 0), (1, 2)])]


def test_arrays_of_xarray_are_read_along_their_coordinates():
    xr = pytest.importorskip("xarray")
    line = xr.DataArray([1.0, 2], dims="t", coords={"t": [10, 20]}, name="heat", attrs={"units": "K"})
    assert (told(line), titles(line)) == ([("heat (K)", [(10, 1), (20, 2)])], ["t", "heat"])
    assert len(told(xr.DataArray(np.ones((2, 3)), dims=("a", "b")))) == 3
    assert told(xr.Dataset({"u": ("t", [1.0, 2])}))[0][0] == "u"
    with pytest.raises(Unreadable, match="3 dimensions"):
        charts_of(xr.DataArray(np.ones((2, 2, 2))))


def test_the_words_of_a_cloud_have_their_sizes():
    cloud = pytest.importorskip("wordcloud").WordCloud().generate_from_frequencies({"a": 4, "b": 1})
    assert (told(cloud)[0][1], charts_of(cloud)[0].axes[0].categories) == ([(0, 1), (1, 0.25)], ["a", "b"])


@pytest.mark.parametrize(
    "draw",
    [
        lambda ax, cloud: ax.imshow(cloud),
        lambda ax, cloud: ax.imshow(cloud, interpolation="bilinear"),
        lambda ax, cloud: ax.imshow(cloud.to_array()),
        lambda ax, cloud: ax.imshow(cloud.to_image()),
        lambda ax, cloud: ax.imshow(np.asarray(cloud.to_image().convert("RGBA"))),
        lambda ax, cloud: (ax.imshow(cloud), ax.axis("off")),
        lambda ax, cloud: (ax.imshow(cloud), ax.set_title("Words")),
        lambda ax, cloud: ax.imshow(cloud, aspect="auto"),
        lambda ax, cloud: ax.imshow(cloud, extent=(0, 1, 0, 1)),
        lambda ax, cloud: ax.imshow(np.float32(cloud.to_array()) / 255),
        lambda ax, cloud: (ax.imshow(cloud), ax.plot([1, 2], [3, 4])),
    ],
)
def test_the_picture_of_a_cloud_says_that_the_words_can_be_had(draw):
    cloud = pytest.importorskip("wordcloud").WordCloud(random_state=1).generate_from_frequencies({"a": 4, "b": 1})
    figure, ax = plt.subplots()
    draw(ax, cloud)
    summary = charts_of(figure)[0].summary or ""
    assert summary.endswith("; pass the data that it shows, such as its array or its WordCloud")
    assert "picture of 200 rows and 400 columns" in summary


def test_a_correlogram_of_statsmodels_keeps_x_along_the_lags():
    plots = pytest.importorskip("statsmodels.graphics.tsaplots")
    chart = charts_of(plots.plot_acf(np.arange(20.0) % 5, lags=5))[0]
    assert (chart.axes[0].is_x, chart.series[0].points()[0], chart.summary) == (True, [0, 1], "Horizontal line at 0")


def test_a_survival_curve_of_lifelines_has_its_steps():
    lifelines = pytest.importorskip("lifelines")
    fitted = lifelines.KaplanMeierFitter().fit([1, 2, 3, 4], [1, 1, 0, 1], label="KM")
    name, points = told(fitted.plot_survival_function())[0]
    assert (name, [(x, round(y, 6)) for x, y in points][:3]) == ("KM", [(0, 1), (1, 0.75), (2, 0.5)])


def test_candles_of_mplfinance_have_their_prices():
    mpf = pytest.importorskip("mplfinance")
    prices = pd.DataFrame(
        {"Open": [1, 2.0], "High": [2, 3.0], "Low": [0.5, 1], "Close": [2, 2.5], "Volume": [10, 20.0]},
        index=pd.date_range("2024-01-01", periods=2),
    )
    figure, _ = mpf.plot(prices, type="candle", volume=True, returnfig=True)
    assert told(figure)[0][1][0] == "Jan 01: open 1, high 2, low 0.5, close 2, up"


def test_the_nodes_of_a_graph_of_networkx_have_their_names():
    nx = pytest.importorskip("networkx")
    figure, ax = plt.subplots()
    nx.draw_networkx(nx.DiGraph([("A", "B")]), pos={"A": (0, 0), "B": (1, 1)}, ax=ax)
    assert told(figure)[0][1] == ["A", "B"]


@pytest.mark.parametrize(
    ("package", "made", "remedy"),
    [
        ("networkx", lambda nx: nx.Graph([("A", "B")]), "draw it with networkx.draw_networkx on an Axes"),
        ("geopandas", lambda gp: gp.GeoSeries(gp.points_from_xy([0], [1])), "call its plot method and pass the Axes"),
        ("lifelines", lambda lf: lf.KaplanMeierFitter(), "call its plot method and pass the Axes"),
        ("sklearn.linear_model", lambda lm: lm.LinearRegression(), "pass a display, such as RocCurveDisplay"),
    ],
)
def test_an_object_that_is_not_a_figure_is_refused_with_the_remedy(package, made, remedy):
    with pytest.raises(Unreadable, match=remedy):
        charts_of(made(pytest.importorskip(package)))


def test_a_map_of_geopandas_has_its_regions_and_their_values():
    gp, geometry = pytest.importorskip("geopandas"), pytest.importorskip("shapely.geometry")
    figure, ax = plt.subplots()
    boxes = [geometry.box(0, 0, 1, 1), geometry.box(1, 0, 2, 1)]
    gp.GeoDataFrame({"pop": [5, 6]}, geometry=boxes).plot("pop", ax=ax, legend=True)
    assert told(figure) == [
        ("Shapes", ["shape, x from 0 to 1, y from 0 to 1, value 5", "shape, x from 1 to 2, y from 0 to 1, value 6"])
    ]


def test_more_displays_of_scikit_learn_have_their_scores():
    metrics = pytest.importorskip("sklearn.metrics")
    curve = metrics.PrecisionRecallDisplay.from_predictions([0, 0, 1, 1], [0.1, 0.4, 0.35, 0.8], name="clf")
    assert [name for name, _ in told(curve)] == ["clf (AP = 0.83)"]
    calibration = pytest.importorskip("sklearn.calibration")
    points = told(calibration.CalibrationDisplay.from_predictions([0, 0, 1, 1], [0.1, 0.4, 0.4, 0.8], n_bins=2))
    assert [name for name, _ in points] == ["Perfectly calibrated", "Classifier"]


@pytest.mark.parametrize("has_notch", [True, False])
def test_boxes_of_plotnine_have_the_ends_of_their_notches(has_notch):
    p9, pandas = pytest.importorskip("plotnine"), pytest.importorskip("pandas")
    table = pandas.DataFrame({"x": ["a"] * 5, "y": [1, 2, 3, 4, 5]})
    (chart,) = charts_of(p9.ggplot(table, p9.aes("x", "y")) + p9.geom_boxplot(notch=has_notch))
    notch = ", notch about 1.587 to about 4.413" * has_notch
    assert list(chart.series[0].labels) == [f"a: median 3, quartiles 2 and 4, whiskers 1 and 5{notch}"]
