# SPDX-License-Identifier: MIT
"""Lines, shapes and Axes whose places are not those of the data, and texts without data: each is heard as drawn."""

import datetime

import altair as alt
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import pytest
from kind_test import KindTest
from matplotlib import dates, offsetbox, patches, transforms

from a11y_speak import charts_of
from a11y_speak.openings import opening
from conservation.findings import check


class Places(KindTest):
    def test_a_line_without_ends_reaches_from_edge_to_edge(self):
        self.ax.set(xlim=(0, 10), ylim=(0, 10))
        self.ax.axline((0, 1), slope=0.5)
        self.ax.axline((0, 2), (1, 2), label="limit")
        self.assertEqual(self.series(), [("Sloping line", [(0, 1), (10, 6)])])
        self.assertEqual(self.summary(), "limit: horizontal line at 2")

    def test_a_line_that_rises_little_beside_large_values_is_not_level(self):
        self.ax.set(xlim=(0, 1), ylim=(1e6, 1e6 + 4))
        self.ax.axline((0, 1e6 + 1), (1, 1e6 + 3))
        self.assertEqual(self.series(), [("Sloping line", [(0, 1e6 + 1), (1, 1e6 + 3)])])

    def test_the_shadow_of_a_line_is_silent_and_a_line_moved_alone_has_its_own_values(self):
        for is_shadow in True, False:
            with self.subTest(is_shadow):
                self.ax.clear()
                (line,) = self.ax.plot([1, 2, 3], [4, 5, 7])
                values = line.get_ydata() if is_shadow else [9, 8, 7]
                moved = transforms.offset_copy(self.ax.transData, self.figure, x=4, y=-6, units="points")
                self.ax.plot([1, 2, 3], values, transform=moved)
                names = ["Series 1"] if is_shadow else ["Series 1", "Series 2"]
                self.assertEqual([name for name, _ in self.series()], names)
                self.assertEqual(self.series()[-1][1][0], (1, 4 if is_shadow else 9))

    def test_a_line_turned_within_the_data_has_the_places_where_it_is_drawn(self):
        turned = transforms.Affine2D().rotate_deg(90) + self.ax.transData
        self.ax.plot([1, 2, 3], [-4, -5, -7], transform=turned)
        self.assertEqual(self.series(), [("Series 1", [(4, 1), (5, 2), (7, 3)])])

    def test_a_line_of_the_legend_alone_is_not_read_in_any_coordinates(self):
        self.ax.plot([1, 2], [3, 4], label="a")
        self.ax.plot([], [], transform=self.ax.transAxes, label="only in the legend")
        self.ax.legend()
        self.assertEqual(self.series(), [("a", [(1, 3), (2, 4)])])

    def test_marks_on_the_frame_are_not_data(self):
        self.ax.plot([1, 2], [3, 4])
        self.ax.plot(1, 0, ">k", transform=self.ax.get_yaxis_transform(), clip_on=False)
        self.ax.plot([0, 1], [0, 0], transform=self.ax.transAxes, marker="d", linestyle="none")
        self.assertEqual(self.series(), [("Series 1", [(1, 3), (2, 4)])])

    def test_a_band_with_a_transform_of_the_program_is_a_band_and_a_shape_in_the_plot_is_not(self):
        self.ax.plot([0, 1], [0, 1])
        self.ax.set(xlim=(0, 1), ylim=(0, 1))  # matplotlib now gives data and axes coordinates the same places
        mine = transforms.blended_transform_factory(self.ax.transData, self.ax.transAxes)
        self.ax.add_patch(patches.Rectangle((0.25, 0), 0.5, 1, transform=mine))
        self.ax.add_patch(patches.Rectangle((0.25, 0.25), 0.5, 0.5, transform=self.ax.transAxes))
        self.assertEqual(self.summary(), "Band from 0.25 to 0.75")
        self.assertEqual(self.series()[1], ("Shapes", ["rectangle, x from 0.25 to 0.75, y from 0.25 to 0.75"]))

    def test_stems_say_where_they_begin_unless_that_is_0(self):
        self.ax.stem([1, 2, 3], [3, 4, 5], bottom=1.5)
        self.assertEqual(self.summary(), "Stems from 1.5")
        self.ax.clear()
        self.ax.stem([1, 2, 3], [3, 4, 5])
        self.assertIsNone(self.summary())

    def test_errors_along_both_axes_cross_at_the_point(self):
        self.ax.errorbar([1, 2], [5, 6], xerr=[[0.5, 0.5], [1, 1]], yerr=[[1, 2], [3, 1]], fmt="none")
        self.assertEqual(
            self.series(),
            [
                (
                    "Series 1",
                    [
                        "1 between 0.5 and 2: 5 between 4 and 8",
                        "2 between 1.5 and 3: 6 between 4 and 7",
                    ],
                )
            ],
        )

    def test_upright_lines_inside_of_violins_are_said(self):
        self.ax.violinplot([[1, 2, 3, 4, 9], [2, 3, 4, 5, 6]], showextrema=False)
        self.ax.vlines([1, 2], [2, 3], [4, 5])
        labels = self.series()[0][1]
        self.assertEqual([each.rpartition(", ")[2] for each in labels], ["line from 2 to 4", "line from 3 to 5"])

    def test_a_second_axis_of_dates_has_dates(self):
        days = [datetime.date(2020, 1, 1), datetime.date(2020, 3, 31)]
        self.ax.plot(days, [1, 2])
        second = self.ax.secondary_xaxis(location=-0.1)
        second.xaxis.set_major_locator(dates.MonthLocator())
        second.xaxis.set_major_formatter(dates.DateFormatter("%b"))
        self.assertEqual(self.summary(), "Second x axis: 1 January 2020 to 31 March 2020")

    def test_words_at_the_ticks_of_a_logarithmic_axis_have_their_values(self):
        self.ax.bar(["a", "b"], [32, 2**25])
        self.ax.set_yscale("log", base=2)
        self.ax.set_yticks([1, 2**10, 2**20], labels=["kB", "MB", "GB"])
        self.assertEqual(self.summary(), "Names along y: kB at 1, MB at 1024, GB at 1048576")

    def test_the_dates_of_texts_shapes_and_violins_are_whole(self):
        days = [datetime.date(2014, 10, 18 + n) for n in range(11)]
        self.ax.plot(days, range(11))
        for n, day in enumerate(days):
            self.ax.annotate(f"v{n}", (day, n + 0.5))
        self.ax.add_patch(patches.Circle((dates.date2num(days[1]), 2), 1))
        labels = dict(self.series())
        self.assertEqual(labels["Texts"][0], "v0, 18 October 2014, 0.5")
        self.assertEqual(labels["Shapes"], ["circle, x from 18 October 2014 to 20 October 2014, y from 1 to 3"])

    def test_rows_of_stretches_and_events_have_the_names_of_their_ticks(self):
        self.ax.broken_barh([(110, 30), (150, 10)], (10, 9))
        self.ax.broken_barh([(10, 50)], (20, 9))
        self.ax.set_yticks([15, 25], labels=["Bill", "Jim"])
        self.assertEqual([name for name, _ in self.series()], ["Bill", "Jim"])
        found = check(self.figure)
        self.assertEqual((found.lost, found.untrue), ([], []))
        self.ax.clear()
        self.ax.eventplot([[1, 2, 5], [2, 3]], lineoffsets=[1, 2])
        self.ax.set_yticks([1, 2], labels=["neuron A", "neuron B"])
        self.assertEqual([name for name, _ in self.series()], ["neuron A", "neuron B"])

    def test_other_numbers_at_the_ticks_of_the_values_are_not_their_names(self):
        self.ax.bar([1, 2, 3], [0, 1, 1])
        self.ax.set_yticks([0, 1], labels=["3", "8"])
        self.assertEqual(self.series(), [("Series 1", [(1, 0), (2, 1), (3, 1)])])
        self.assertEqual(self.summary(), "Names along y: 3 at 0, 8 at 1")

    def test_marks_with_errors_and_without_a_line_are_dots(self):
        self.ax.errorbar([1, 2, 3], [4, 5, 6], yerr=1, fmt="o")
        self.assertEqual([each.word for each in charts_of(self.figure)[0].series], ["dot"])

    def test_errors_beside_names_are_values_of_the_names(self):
        self.ax.errorbar([0.8, 1.2, 1.0], [0, 1, 2], xerr=[[0.2, 0.3, 0.1], [0.3, 0.4, 0.1]], fmt="s")
        self.ax.set_yticks([0, 1, 2], ["Smith 2001", "Jones 2005", "Pooled"])
        self.ax.set_xlabel("Odds ratio")
        self.ax.axvline(1)
        self.assertEqual(
            opening(charts_of(self.figure)),
            "Odds ratio. 3 dots; highest Jones 2005, 1.2. Vertical line at 1",
        )
        self.assertEqual(self.series()[0][1][1], "Jones 2005, 1.2 between 0.9 and 1.6")

    def test_an_empty_plot_says_the_words_at_its_ticks(self):
        self.ax.set_yticks([0.5], labels=["a long name"])
        self.assertEqual(self.summary(), "No data. Text: a long name")

    def test_a_text_in_a_box_beside_the_plot_is_said(self):
        self.ax.plot([1, 2])
        box = offsetbox.AnnotationBbox(offsetbox.TextArea("Source A"), (0.5, 0.5), xycoords="figure fraction")
        for owner in self.figure, self.ax:
            with self.subTest(owner):
                owner.add_artist(box)
                self.assertIn("Source A", self.summary())
                box.remove()


def host(**options):
    from mpl_toolkits.axisartist.parasite_axes import HostAxes

    figure = plt.figure()
    ax = figure.add_axes((0.15, 0.1, 0.65, 0.8), axes_class=HostAxes)
    ax.plot([0, 1, 2], [0, 1, 2], label="Density")
    ax.set(xlim=(0, 2), ylim=(0, 2), ylabel="Density")
    return figure, ax


def test_a_parasite_is_a_twin_with_its_own_axis():
    figure, ax = host()
    guest = ax.get_aux_axes(viewlim_mode=None, sharex=ax)
    guest.plot([0, 1, 2], [50, 30, 15], label="Velocity")
    guest.set(ylim=(1, 65), ylabel="Velocity")
    found, (chart,) = check(figure), charts_of(figure)
    plt.close("all")
    assert [(each.name, each.y) for each in chart.series] == [("Density", "y"), ("Velocity", "y2")]
    assert list(chart.series[1].ys) == [50, 30, 15]
    assert (found.lost, found.untrue) == ([], [])


@pytest.mark.parametrize("turn", [transforms.Affine2D().rotate_deg(30), transforms.Affine2D().scale(2, 3)])
def test_a_parasite_with_its_own_places_is_a_plot_of_its_own_values(turn):
    figure, ax = host()
    ax.get_aux_axes(turn).plot([3, 4, 5], [1, 2, 1])
    found, charts = check(figure), charts_of(figure)
    plt.close("all")
    assert [chart.title for chart in charts] == ["Plot 1 of 2", "Plot 2 of 2"]
    assert np.array(charts[1].series[0].xs).tolist() == [3, 4, 5]
    assert (found.lost, found.untrue) == ([], [])


@pytest.mark.parametrize("zone", [None, "Europe/Berlin"])
@pytest.mark.parametrize("every", ["h", "D", "MS", "QS", "YS"])
def test_a_series_of_pandas_is_heard_at_its_own_dates(every, zone):
    dates_there = pd.date_range("2024-03-01", periods=6, freq=every, tz=zone)
    ax = pd.Series([3.0, 1.0, 4.0, 1.5, 9.0, 2.0], index=dates_there, name="Load").plot()
    found, (chart,) = check(ax.figure), charts_of(ax.figure)
    plt.close("all")
    first = dates_there[0].replace(tzinfo=None).timestamp()
    assert (chart.axes[0].scale, chart.series[0].xs[0]) == ("date", first)
    assert (found.lost, found.untrue) == ([], [])


def test_a_pie_beside_bars_of_altair_is_a_plot_of_its_own():
    base = alt.Chart(pd.DataFrame({"x": ["a", "b", "c"], "y": [1, 4, 2]}))
    pie = base.mark_arc().encode(theta="y", color="x")
    whole = alt.hconcat(base.mark_bar().encode(x="x", y="y"), pie, pie)
    found, charts = check(whole), charts_of(whole)
    assert [[series.name for series in chart.series] for chart in charts] == [["y"], ["Share"], ["Share"]]
    assert (found.lost, found.untrue) == ([], [])


def test_errors_of_altair_are_whiskers_and_not_lines():
    base = alt.Chart(pd.DataFrame({"g": [*"aaaabbbb"], "v": [1, 2, 3, 4, 2, 4, 6, 8]}))
    whole = base.mark_errorbar(extent="stdev").encode(x="g", y="v") + base.mark_point().encode(x="g", y="mean(v)")
    (chart,) = charts_of(whole)
    assert [series.word for series in chart.series] == ["whisker", "dot"]
