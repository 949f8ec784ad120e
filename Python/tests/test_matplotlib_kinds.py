# SPDX-License-Identifier: MIT
"""What each kind of plot is read as, without a daemon."""

import datetime
import unittest
import zoneinfo

import matplotlib
import matplotlib.pyplot as plt
import numpy as np
import pandas
from matplotlib import ticker

import a11y_speak

matplotlib.use("Agg")
ABC = {"scale": "category", "categories": ["a", "b", "c"], "min": 0, "max": 2}


class KindTest(unittest.TestCase):
    def setUp(self):
        self.figure, self.ax = plt.subplots()
        self.addCleanup(plt.close, "all")

    def charts(self):
        """Each with what is known of its axes that is not as always."""
        return [
            {
                "title": chart.title,
                "summary": chart.summary,
                "series": [each.known() | {"points": each.points()} for each in chart.series],
                "axes": [
                    {
                        key: value
                        for key, value in (axis.known() | axis.view()).items()
                        if value not in (None, "linear") and key != "isX"
                    }
                    for axis in chart.axes
                ],
            }
            for chart in a11y_speak.charts_of(self.figure)
        ]

    def series(self):
        """Name and points of each; the last element of a point is all that is said of it."""
        return [
            (
                each["name"],
                [point[2] if len(point) > 2 else tuple(point) for point in each["points"]],
            )
            for each in self.charts()[0]["series"]
        ]

    def axis(self, name):
        return {
            key: value
            for axis in self.charts()[0]["axes"]
            if axis["id"] == name
            for key, value in axis.items()
            if key != "id"
        }

    def summary(self):
        return self.charts()[0]["summary"]


class Kinds(KindTest):
    def test_bars_beside_each_other_stand_at_the_names_of_their_group(self):
        self.ax.bar(np.arange(3) - 0.2, [3, 4, 5], 0.4, label="2023")
        self.ax.bar(np.arange(3) + 0.2, [1, 2, 3], 0.4, label="2024")
        self.ax.set_xticks(range(3), ["a", "b", "c"])
        self.assertEqual(self.series(), [("2023", [(0, 3), (1, 4), (2, 5)]), ("2024", [(0, 1), (1, 2), (2, 3)])])
        self.assertEqual(self.axis("x"), ABC)
        self.assertEqual(self.axis("y"), {"min": 0, "max": 5})

    def test_bars_beside_each_other_without_names_stand_at_the_middle_of_their_group(self):
        self.ax.bar(np.arange(2) - 0.2, [3, 4], 0.4)
        self.ax.bar(np.arange(2) + 0.2, [1, 2], 0.4)
        self.assertEqual(self.series(), [("Series 1", [(0, 3), (1, 4)]), ("Series 2", [(0, 1), (1, 2)])])

    def test_stacked_bars_have_a_total(self):
        self.ax.bar(["a", "b"], [3, 5], label="x")
        self.ax.bar(["a", "b"], [1, 2], bottom=[3, 5], label="y")
        self.assertEqual(
            self.series(),
            [("x", [(0, 3), (1, 5)]), ("y", [(0, 1), (1, 2)]), ("Total", [(0, 4), (1, 7)])],
        )

    def test_a_histogram_tells_its_bins(self):
        for kind in "bar", "step", "stepfilled":
            with self.subTest(kind):
                self.ax.clear()
                self.ax.hist([1, 1.2, 1.3, 1.4, 1.5, 2.6, 2.7, 3.4, 4], bins=4, histtype=kind)
                self.assertEqual(
                    self.series(),
                    [
                        (
                            "Series 1",
                            ["1 to 1.75: 5", "1.75 to 2.5: 0", "2.5 to 3.25: 2", "3.25 to 4: 2"],
                        )
                    ],
                )
                self.assertEqual(self.axis("x"), {"min": 1, "max": 4})

    def test_stairs_tell_their_bins(self):
        self.ax.stairs([1, 3, 2], [0, 1, 2.5, 4])
        self.assertEqual(self.series(), [("Series 1", ["0 to 1: 1", "1 to 2.5: 3", "2.5 to 4: 2"])])

    def test_bars_of_width_1_are_no_histogram(self):
        self.ax.bar([1, 2, 3], [4, 5, 6], width=1)
        self.assertEqual(self.series(), [("Series 1", [(1, 4), (2, 5), (3, 6)])])

    def test_errors_are_told(self):
        self.ax.errorbar([1, 2], [4, 5], yerr=0.5)
        self.assertEqual(self.series(), [("Series 1", ["1: 4 ± 0.5", "2: 5 ± 0.5"])])
        self.ax.clear()
        self.ax.errorbar([1, 2], [4, 5], yerr=[[0.5, 0.1], [0.2, 0.3]])
        self.assertEqual(self.series(), [("Series 1", ["1: 4 between 3.5 and 4.2", "2: 5 between 4.9 and 5.3"])])
        self.ax.clear()
        self.ax.bar(["a", "b"], [4, 5], yerr=0.5)
        self.assertEqual(self.series(), [("Series 1", ["a, 4 ± 0.5", "b, 5 ± 0.5"])])

    def test_a_box_tells_its_quartiles_and_outliers(self):
        told = [
            "median 3, quartiles 2 and 4, whiskers 1 and 5, outlier 9",
            "median 3, quartiles 2.5 and 3.5, whiskers 2 and 4",
        ]
        boxes = [
            {"med": 3, "q1": 2, "q3": 4, "whislo": 1, "whishi": 5, "fliers": [9]},
            {"med": 3, "q1": 2.5, "q3": 3.5, "whislo": 2, "whishi": 4, "fliers": []},
        ]
        for style in {}, {"patch_artist": True}, {"orientation": "horizontal"}:
            with self.subTest(style):
                self.ax.clear()
                self.ax.bxp(boxes, **style)
                self.assertEqual(self.series(), [("Median", [f"box 1: {told[0]}", f"box 2: {told[1]}"])])
        self.ax.clear()
        self.ax.bxp([box | {"label": name} for box, name in zip(boxes, "ab")])
        self.assertEqual(self.series(), [("Median", [f"a: {told[0]}", f"b: {told[1]}"])])
        self.assertEqual(self.axis("y"), {"min": 1, "max": 9})

    def test_a_violin_tells_how_far_it_reaches_and_where_it_is_widest(self):
        self.ax.violinplot([[1, 2, 3, 3, 3, 4, 5], [2, 3, 4]])
        self.assertEqual(
            self.series(),
            [
                (
                    "Widest",
                    [
                        "violin 1: from 1 to 5, widest at about 2.98",
                        "violin 2: from 2 to 4, widest at about 2.99",
                    ],
                )
            ],
        )
        self.assertEqual(self.summary(), None)

    def test_a_stem_has_no_series_of_its_base_line(self):
        self.ax.stem([1, 2, 3], [3, 1, 2])
        self.assertEqual(self.series(), [("Series 1", [(1, 3), (2, 1), (3, 2)])])

    def test_steps_are_said_to_be_steps(self):
        self.ax.step([1, 2], [4, 5], label="fare")
        self.assertEqual(self.summary(), "fare is drawn in steps")

    def test_a_scatter_is_walked_by_x(self):
        self.ax.scatter([3, 1, 2, 1], [4, 5, 6, 7])
        self.assertEqual(self.series(), [("Series 1", [(1, 5), (1, 7), (2, 6), (3, 4)])])

    def test_lying_bars_are_walked_from_name_to_name(self):
        self.ax.barh(["a", "b", "c"], [3, 5, 2], label="n")
        self.assertEqual(self.series(), [("n", [(0, 3), (1, 5), (2, 2)])])
        self.assertEqual(self.axis("y"), ABC | {"title": "Y"})
        self.assertEqual(self.axis("x"), {"title": "X", "min": 0, "max": 5})
        (walked,) = [axis.id for axis in a11y_speak.charts_of(self.ax)[0].axes if axis.is_x]
        self.assertEqual(walked, "y")

    def test_floating_bars_tell_both_ends(self):
        day = datetime.datetime(2024, 1, 1)
        self.ax.barh(["dig"], [datetime.timedelta(3)], left=[day])
        self.assertEqual(self.series(), [("Series 1", ["dig, from 1 January 2024 to 4 January 2024"])])

    def test_a_pie_tells_names_and_shares(self):
        self.ax.pie([1, 2, 1], labels=["a", "b", "c"], autopct="%d%%")
        self.assertEqual(self.series(), [("Share", [(0, 25), (1, 50), (2, 25)])])
        self.assertEqual(self.axis("x"), ABC)
        self.assertEqual(self.axis("y"), {"unit": "%", "min": 0, "max": 50})
        self.assertEqual(self.summary(), None)

    def test_areas_tell_their_height_or_both_edges(self):
        self.ax.fill_between([1, 2, 3], [1, 3, 2], label="rain")
        self.ax.fill_between([1, 2], [1, 3], [2, 4], label="band")
        self.assertEqual(
            self.series(),
            [
                ("rain", [(1, 1), (2, 3), (3, 2)]),
                ("band, lower edge", [(1, 1), (2, 3)]),
                ("band, upper edge", [(1, 2), (2, 4)]),
            ],
        )

    def test_stacked_areas_tell_their_own_heights_and_the_total(self):
        self.ax.stackplot([1, 2, 3], [1, 2, 3], [2, 2, 2], labels=["a", "b"])
        self.assertEqual(
            self.series(),
            [
                ("a", [(1, 1), (2, 2), (3, 3)]),
                ("b", [(1, 2), (2, 2), (3, 2)]),
                ("Total", [(1, 3), (2, 4), (3, 5)]),
            ],
        )

    def test_a_polar_plot_counts_degrees(self):
        self.figure.clear()
        ax = self.figure.add_subplot(projection="polar")
        ax.plot([0, np.pi / 2], [1, 2])
        self.assertEqual(self.series(), [("Series 1", [(0, 1), (90, 2)])])
        self.assertEqual(self.axis("x"), {"title": "Angle", "unit": "°", "min": 0, "max": 360})
        self.assertEqual(self.axis("y"), {"title": "Radius", "min": 1, "max": 2})

    def test_axes_of_a_grid_are_no_twins(self):
        from mpl_toolkits.axes_grid1 import ImageGrid

        self.figure.clear()
        for ax in ImageGrid(self.figure, 111, nrows_ncols=(1, 2)):
            ax.imshow([[1, 2], [3, 4]])
        self.assertEqual([chart["title"] for chart in self.charts()], ["Plot 1 of 2", "Plot 2 of 2"])

    def test_twin_axes_are_one_chart(self):
        self.ax.plot([1, 2], [1, 3], label="l")
        self.ax.twinx().plot([1, 2], [100, 200], label="r")
        self.assertEqual(len(self.charts()), 1)
        self.assertEqual(
            [(each["name"], each["y"]) for each in self.charts()[0]["series"]],
            [("l", "y"), ("r", "y2")],
        )
        self.assertEqual(self.axis("y2"), {"title": "Right y", "min": 100, "max": 200})

    def test_subplots_have_names(self):
        self.figure.clear()
        for n, ax in enumerate(self.figure.subplots(1, 2)):
            ax.plot([1, 2])
            ax.set_title(["", "B"][n])
        self.assertEqual([chart["title"] for chart in self.charts()], ["Plot 1 of 2", "Plot 2 of 2, B"])
        self.figure.suptitle("Both")
        self.assertEqual(
            [chart["title"] for chart in self.charts()],
            ["Both, plot 1 of 2", "Both, plot 2 of 2, B"],
        )

    def test_lines_across_bands_and_texts_are_told(self):
        self.ax.plot([1, 2, 3], [1, 5, 2])
        self.ax.axhline(4, label="limit")
        self.ax.axvspan(1, 2)
        self.ax.annotate("top", (2, 5))
        self.assertEqual(self.summary(), "limit: horizontal line at 4. Band from 1 to 2. Text: top")
        self.assertEqual(self.axis("x"), {"min": 1, "max": 3})

    def test_values_are_what_the_ticks_show(self):
        self.ax.plot([1, 2, 3], [0.4, 0.28, 0.57])
        self.ax.yaxis.set_major_formatter(ticker.PercentFormatter(1))
        self.ax.xaxis.set_major_formatter(lambda x, _: f"Q{x:.0f} of the year")
        self.assertEqual(self.series(), [("Series 1", [(0, 40), (1, 28), (2, 57)])])
        self.assertEqual(self.axis("y"), {"unit": "%", "min": 28, "max": 57})

    def test_ticks_that_are_given_names_are_categories(self):
        self.ax.plot([0, 1, 2], [1, 2, 3])
        self.ax.set_xticks([0, 1, 2], ["2020", "2021", "2022"])
        self.assertEqual(self.axis("x")["categories"], ["2020", "2021", "2022"])
        self.ax.set_xticks([0, 2], ["first", "last"])  # not all points stand at them
        self.assertEqual(self.axis("x"), {"min": 0, "max": 2})

    def test_a_unit_of_the_ticks_is_the_axis_unit(self):
        self.ax.plot([1, 2, 3], [4000, 2800, 5700])
        for text, unit, low in [
            ("${x:,.0f}", "$", 2800),
            ("{x:g} m", "m", 2800),
            (lambda x, _: f"{x / 1000:g}k", None, 2800),
            (lambda x, _: f"{x / 1000:g} km", "km", 2.8),
        ]:
            self.ax.yaxis.set_major_formatter(text)
            self.assertEqual((self.axis("y").get("unit"), self.axis("y")["min"]), (unit, low))

    def test_a_time_is_that_of_the_ticks(self):
        zone = datetime.timezone(datetime.timedelta(hours=1))
        self.ax.plot([datetime.datetime(2024, 3, 5, 8 + n, tzinfo=zone) for n in (0, 1)], [1, 2])
        self.assertEqual(
            self.axis("x"),
            {"scale": "date", "utcOffset": 3600, "min": 1709622000, "max": 1709625600},
        )

    def test_a_change_of_summer_time_keeps_the_times_of_the_ticks(self):
        zone = zoneinfo.ZoneInfo("Europe/Berlin")
        self.ax.plot([datetime.datetime(2024, 3, 31, hour, tzinfo=zone) for hour in (1, 3)], [1, 2])
        ((_, ((first, _), (second, _))),) = self.series()
        self.assertEqual(second - first, 7200)  # 01:00 and 03:00, an hour apart

    def test_the_time_axis_of_pandas_is_dates(self):
        days = pandas.date_range("2024-01-01", periods=3, freq="MS")
        pandas.Series([1, 2, 3], days).plot(ax=self.ax)
        self.assertEqual(self.series(), [("Series 1", [(day.timestamp(), n) for n, day in enumerate(days, 1)])])
        self.assertEqual(self.axis("x")["scale"], "date")

    def test_the_areas_of_pandas_are_told_once(self):
        pandas.DataFrame({"a": [1, 2], "b": [3, 4]}).plot.area(ax=self.ax)
        self.assertEqual(
            self.series(),
            [("a", [(0, 1), (1, 2)]), ("b", [(0, 3), (1, 4)]), ("Total", [(0, 4), (1, 6)])],
        )

    def test_years_are_told_without_margins(self):
        self.ax.plot([2001, 2002, 2003], [1, 2, 3])
        self.assertEqual(self.axis("x"), {"min": 2001, "max": 2003})

    def test_what_is_not_visible_is_not_told(self):
        self.ax.plot([1], [1])
        self.ax.plot([1], [2])[0].set_visible(False)
        self.assertEqual(self.series(), [("Series 1", [(1, 1)])])


if __name__ == "__main__":
    unittest.main()
