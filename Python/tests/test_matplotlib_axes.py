# SPDX-License-Identifier: MIT
"""Axes: their titles, units, dates and categories, twins and subplots."""

import datetime
import zoneinfo

import numpy as np
import pandas
from kind_test import KindTest
from matplotlib import ticker


class Axes(KindTest):
    def test_a_polar_plot_has_degrees_and_a_radius(self):
        self.figure.clear()
        ax = self.figure.add_subplot(projection="polar")
        ax.plot([0, np.pi / 2], [1, 2])
        self.assertEqual(self.series(), [("Series 1", [(0, 1), (90, 2)])])
        self.assertEqual(self.axis("x"), {"title": "Angle", "unit": "°", "min": 0, "max": 360})
        self.assertEqual(self.axis("y"), {"title": "Radius", "min": 1, "max": 2})

    def test_a_bar_beyond_one_turn_of_a_polar_plot_says_the_angles_of_its_ticks(self):
        self.figure.clear()
        ax = self.figure.add_subplot(projection="polar")
        ax.bar(np.radians([90, 180, 270, 360]), [1, 2, 3, 4], np.pi / 2)
        (_, points), *_ = self.series()
        self.assertEqual(points, ["45 ° to 135 °, 1", "135 ° to 225 °, 2", "225 ° to 315 °, 3", "315 ° to 45 °, 4"])

    def test_names_that_return_at_counted_places_are_names_of_the_points(self):
        days = ["Thu", "Fri", "Mon", "Tue", "Thu"]

        class Days(ticker.Formatter):
            def __call__(self, x, pos=None):
                return days[round(x)] if 0 <= x < len(days) else ""

        for formatter in Days(), lambda x, _: Days()(x):
            self.ax.clear()
            self.ax.plot([3, 4, 5, 6, 7])
            self.ax.xaxis.set_major_formatter(formatter)
            self.assertEqual(self.axis("x")["categories"], days)

    def test_words_for_sizes_of_values_are_not_names_of_counted_points(self):
        self.ax.plot([3, 4, 5, 6, 7])
        self.ax.xaxis.set_major_formatter(lambda x, _: "low" if x < 3 else "high")
        self.assertNotIn("categories", self.axis("x"))

    def test_axes_of_an_image_grid_are_separate_charts(self):
        from mpl_toolkits.axes_grid1 import ImageGrid

        self.figure.clear()
        for ax in ImageGrid(self.figure, 111, nrows_ncols=(1, 2)):
            ax.imshow([[1, 2], [3, 4]])
        self.assertEqual([chart["title"] for chart in self.charts()], ["Plot 1 of 2", "Plot 2 of 2"])

    def test_twin_axes_share_one_chart(self):
        self.ax.plot([1, 2], [1, 3], label="l")
        self.ax.twinx().plot([1, 2], [100, 200], label="r")
        self.assertEqual(len(self.charts()), 1)
        self.assertEqual(
            [(each["name"], each["y"]) for each in self.charts()[0]["series"]],
            [("l", "y"), ("r", "y2")],
        )
        self.assertEqual(self.axis("y2"), {"title": "Right y", "min": 100, "max": 200})

    def test_subplots_are_named_by_their_place_and_their_title(self):
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

    def test_values_on_an_axis_of_percent_are_those_on_the_ticks(self):
        self.ax.plot([1, 2, 3], [0.4, 0.28, 0.57])
        self.ax.yaxis.set_major_formatter(ticker.PercentFormatter(1))
        self.ax.xaxis.set_major_formatter(lambda x, _: f"Q{x:.0f} of the year")
        self.assertEqual(self.series(), [("Series 1", [(0, 40), (1, 28), (2, 57)])])
        self.assertEqual(self.axis("y"), {"unit": "%", "min": 28, "max": 57})

    def test_names_of_ticks_are_categories_when_every_point_has_one(self):
        self.ax.plot([0, 1, 2], [1, 2, 3])
        self.ax.set_xticks([0, 1, 2], ["2020", "2021", "2022"])
        self.assertEqual(self.axis("x")["categories"], ["2020", "2021", "2022"])
        self.ax.set_xticks([0, 2], ["first", "last"])  # some points have no tick
        self.assertEqual(self.axis("x"), {"min": 0, "max": 2})

    def test_a_unit_on_the_ticks_is_the_unit_of_the_axis(self):
        self.ax.plot([1, 2, 3], [4000, 2800, 5700])
        for text, unit, low in [
            ("${x:,.0f}", "$", 2800),
            ("{x:g} m", "m", 2800),
            (lambda x, _: f"{x / 1000:g}k", None, 2800),
            (lambda x, _: f"{x / 1000:g} km", "km", 2.8),
        ]:
            self.ax.yaxis.set_major_formatter(text)
            self.assertEqual((self.axis("y").get("unit"), self.axis("y")["min"]), (unit, low))

    def test_a_time_with_a_zone_has_the_offset_of_the_ticks(self):
        zone = datetime.timezone(datetime.timedelta(hours=1))
        self.ax.plot([datetime.datetime(2024, 3, 5, 8 + n, tzinfo=zone) for n in (0, 1)], [1, 2])
        self.assertEqual(
            self.axis("x"),
            {"scale": "date", "utcOffset": 3600, "min": 1709622000, "max": 1709625600},
        )

    def test_times_after_a_change_to_summer_time_are_those_on_the_ticks(self):
        zone = zoneinfo.ZoneInfo("Europe/Berlin")
        self.ax.plot([datetime.datetime(2024, 3, 31, hour, tzinfo=zone) for hour in (1, 3)], [1, 2])
        ((_, ((first, _), (second, _))),) = self.series()
        self.assertEqual(second - first, 7200)  # 01:00 and 03:00, an hour apart

    def test_a_time_axis_of_pandas_is_read_as_dates(self):
        days = pandas.date_range("2024-01-01", periods=3, freq="MS")
        pandas.Series([1, 2, 3], days).plot(ax=self.ax)
        self.assertEqual(self.series(), [("Series 1", [(day.timestamp(), n) for n, day in enumerate(days, 1)])])
        self.assertEqual(self.axis("x")["scale"], "date")

    def test_an_autoscaled_axis_has_the_range_of_its_data_without_margins(self):
        self.ax.plot([2001, 2002, 2003], [1, 2, 3])
        self.assertEqual(self.axis("x"), {"min": 2001, "max": 2003})
