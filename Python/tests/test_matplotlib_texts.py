# SPDX-License-Identifier: MIT
"""Texts of a figure that are not those of its data: many texts, keys, boxes, color bars, parts without data."""

import matplotlib.pyplot as plt
import numpy as np
import pytest
from matplotlib import collections, patches
from matplotlib.dates import DateFormatter
from matplotlib.offsetbox import AnchoredText

from a11y_speak import charts_of
from a11y_speak.openings import opening
from conservation.findings import check


@pytest.fixture
def ax():
    figure, ax = plt.subplots()
    yield ax
    plt.close(figure)


def summary(ax):
    return charts_of(ax.figure)[0].summary


def test_more_texts_than_a_summary_names_are_a_series_with_their_places(ax):
    ax.plot([0, 12], [0, 12])
    for n in range(12):
        ax.text(n, n + 1, f"town {n}")
    charts = charts_of(ax.figure)
    assert [(each.name, len(each.xs)) for each in charts[0].series] == [("Series 1", 2), ("Texts", 12)]
    assert charts[0].series[1].labels[3] == "town 3, 3: 4"
    assert charts[0].summary is None
    assert opening(charts) == "2 points; rises from 0 to 12"
    assert (check(ax.figure).lost, check(ax.figure).untrue) == ([], [])


def test_many_texts_of_lying_bars_keep_their_places(ax):
    ax.barh(range(12), range(1, 13))
    for n in range(12):
        ax.text(n + 1.5, n, f"bar {n}")
    assert charts_of(ax.figure)[0].series[1].labels[2] == "bar 2, 2: 3.5"
    assert (check(ax.figure).lost, check(ax.figure).untrue) == ([], [])


def test_many_texts_that_name_points_are_said_with_the_points_alone(ax):
    ax.scatter(range(12), range(12))
    for n in range(12):
        ax.annotate(f"town {n}", (n, n))
    chart = charts_of(ax.figure)[0]
    assert [each.name for each in chart.series] == ["Series 1"]
    assert chart.series[0].labels[3] == "town 3, 3: 3"
    assert chart.summary is None


def test_the_opening_of_an_annotated_heat_map_is_that_of_the_map(ax):
    ax.imshow(np.arange(16.0).reshape(4, 4))
    for n in range(16):
        ax.text(n % 4, n // 4, f"{n} t")
    assert opening(charts_of(ax.figure)) == "Heat map of 4 rows and 4 columns; highest 15, y 3, at 3"
    assert (check(ax.figure).lost, check(ax.figure).untrue) == ([], [])


@pytest.mark.parametrize("side", ["x", "y"])
def test_a_figure_without_data_says_its_titles(ax, side):
    ax.set(title="Nothing yet", **{f"{side}label": "Speed"})
    assert summary(ax) == "No data. Texts: Nothing yet, Speed"
    assert opening(charts_of(ax.figure)) == "No data. Texts: Nothing yet, Speed"


def test_a_figure_without_data_and_texts_has_no_chart(ax):
    assert charts_of(ax.figure) == []


def test_texts_of_a_figure_without_axes_are_said():
    figure = plt.figure()
    figure.text(0.1, 0.1, "A letter")
    assert charts_of(figure)[0].summary == "No data. Text: A letter"
    plt.close(figure)


def test_titles_of_empty_axes_are_said_with_the_first_chart():
    figure, (left, right) = plt.subplots(1, 2)
    left.plot([1, 2])
    right.set_title("Later")
    assert charts_of(figure)[0].summary == "Text beside: Later"
    plt.close(figure)


def test_the_title_of_a_color_bar_of_contours_is_said(ax):
    found = ax.contourf(np.arange(16.0).reshape(4, 4))
    ax.figure.colorbar(found, label="Depth")
    assert summary(ax).endswith("Text beside: Depth")


def test_the_key_of_arrows_is_said(ax):
    arrows = ax.quiver([0, 1], [0, 1], [1, 1], [1, 0])
    ax.quiverkey(arrows, 0.5, 1.1, 10, "10 m a second")
    assert summary(ax) == "Text: 10 m a second"


def test_a_text_in_a_box_is_said(ax):
    ax.plot([1, 2])
    ax.add_artist(AnchoredText("Figure 1a", loc="upper left"))
    assert summary(ax) == "Text: Figure 1a"


def test_the_title_of_a_second_legend_is_said(ax):
    dots = ax.scatter([0, 1, 2], [0, 1, 2], c=[1, 2, 3], label="all")
    ax.add_artist(ax.legend(*dots.legend_elements(), title="Classes"))
    ax.legend(title="Kinds")
    assert "Classes" in summary(ax)
    assert "Kinds" in summary(ax)


def test_the_title_of_a_parasite_axis_is_said():
    from mpl_toolkits.axes_grid1 import host_subplot

    host = host_subplot(111)
    host.plot([0, 1], [0, 1])
    host.set(xlabel="Distance", ylabel="Density")
    host.twinx().set_ylabel("Temperature")
    assert charts_of(host.figure)[0].summary == "Text: Temperature"
    plt.close(host.figure)


def test_an_arrow_between_two_places_has_both(ax):
    ax.add_patch(patches.FancyArrowPatch((0, 0), (4, 3)))
    ax.set(xlim=(0, 5), ylim=(0, 5))
    assert charts_of(ax.figure)[0].series[0].labels == ["arrow from 0, 0 to 4, 3"]
    assert (check(ax.figure).lost, check(ax.figure).untrue) == ([], [])


def test_the_arrows_of_a_flow_have_their_direction(ax):
    y, x = np.mgrid[-1:1:9j, -1:1:9j]
    ax.streamplot(x, y, np.ones((9, 9)), np.ones((9, 9)), density=0.3)
    labels = next(each for each in charts_of(ax.figure)[0].series if each.name == "Arrows").labels
    assert {label.rpartition(": ")[2] for label in labels} == {"up and right"}


def test_lines_that_are_moved_by_pixels_are_said_where_they_are_drawn(ax):
    ax.set(xlim=(0, 10), ylim=(0, 10))
    width = ax.bbox.width
    ax.add_collection(collections.LineCollection([[(0, 1), (1, 2), (2, 1)]], offsets=[(width / 10, 0)]))
    assert charts_of(ax.figure)[0].series[0].xs.round(6).tolist() == [1, 2, 3]


def test_ticks_of_degrees_at_radians_are_said_in_degrees(ax):
    ax.plot([0, np.pi / 2], [0, np.pi / 4])
    ax.set_yticks(np.radians([0, 15, 30, 45]))
    ax.yaxis.set_major_formatter(lambda value, _: f"{np.degrees(value):.0f}°")
    chart = charts_of(ax.figure)[0]
    assert chart.series[0].ys.round(9).tolist() == [0, 45]
    assert chart.axes[1].unit == "°"
    assert (check(ax.figure).lost, check(ax.figure).untrue) == ([], [])


def test_a_logarithmic_color_bar_has_no_color_for_zero(ax):
    ax.figure.colorbar(ax.imshow([[0.0, 1.0], [10.0, 100.0]], norm="log"))
    assert summary(ax).startswith("Heat map of 2 rows and 2 columns; lowest 1 at 1 and 0; highest 100")
    assert check(ax.figure).untrue == []


def test_a_masked_arrow_is_not_said(ax):
    ax.quiver([0, 1], [0, 1], np.ma.masked_invalid([1, np.nan]), [1, 0])
    assert charts_of(ax.figure)[0].series[0].xs.tolist() == [0]


def test_numbers_whose_ticks_show_days_without_a_year_are_said_as_drawn(ax):
    ax.plot([0, 1, 2], [5, 7, 6])
    ax.xaxis.set_major_formatter(DateFormatter("%b %d"))
    assert charts_of(ax.figure)[0].axes[0].categories == ["Jan 01", "Jan 02", "Jan 03"]
    assert (check(ax.figure).lost, check(ax.figure).untrue) == ([], [])


def test_dates_whose_ticks_show_days_keep_their_year(ax):
    ax.plot(np.array(["2024-03-01", "2024-03-05"], "datetime64[D]"), [5, 7])
    ax.xaxis.set_major_formatter(DateFormatter("%b %d"))
    assert charts_of(ax.figure)[0].axes[0].scale == "date"


def test_the_opening_of_a_map_names_its_rows(ax):
    ax.imshow([[1.0, 2.0], [3.0, 4.0]])
    ax.set(xlabel="Year", ylabel="Month")
    ax.set_yticks([0, 1], ["Jan", "Feb"])
    assert (
        opening(charts_of(ax.figure))
        == "Month by Year. Heat map of 2 rows and 2 columns; highest 4, Month Feb, at Year 1"
    )


def test_texts_that_repeat_numbers_are_not_said_again(ax):
    ax.imshow(np.arange(16.0).reshape(4, 4))
    for n in range(16):
        ax.text(n % 4, n // 4, f"{n * 100:.1g}")
    assert [each.name for each in charts_of(ax.figure)[0].series] == ["y 0", "y 1", "y 2", "y 3"]


def test_a_number_at_a_place_of_the_frame_is_said_and_one_at_a_bar_is_not(ax):
    ax.bar([1, 2], [3, 5])
    ax.text(1, 3, "3")
    ax.text(0.8, 0.9, "1949", transform=ax.transAxes)
    assert summary(ax) == "Text: 1949"
    assert (found := check(ax.figure)).lost == found.untrue == []


def test_a_number_of_the_frame_that_is_not_said_is_found(ax):
    ax.bar([1, 2], [3, 5])
    ax.text(0.8, 0.9, "1949", transform=ax.transAxes)
    charts = charts_of(ax.figure)
    charts[0].summary = None
    assert check(ax.figure, charts).lost == ["text '1949'"]
