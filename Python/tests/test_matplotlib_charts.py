# SPDX-License-Identifier: MIT
"""The requests that describe real plots."""

import csv
import datetime
import pathlib
import unittest

import numpy as np
import vega_datasets
from plot_test import HELLO, PlotTest, X, Y, chart, seconds
from vega_datasets import data


def read_csv(name):
    with open(pathlib.Path(vega_datasets.__file__).parent / "_data" / name) as file:
        return list(csv.DictReader(file))


class Descriptions(PlotTest):
    def test_dates_are_seconds_since_1970_and_brackets_in_a_label_hold_the_unit(self):
        weather = data.seattle_weather()
        ax = self.axes(
            title="Seattle weather",
            xlabel="Date",
            ylabel="Temperature (°C)",
            xlim=(datetime.date(2012, 1, 1), datetime.date(2016, 1, 1)),
            ylim=(-5, 40),
        )
        ax.plot(weather["date"], weather["temp_max"], label="Highest")
        points = [
            [seconds(row["date"].replace("/", "-")), float(row["temp_max"])] for row in read_csv("seattle-weather.csv")
        ]
        self.assertEqual(len(points), 1461)
        self.assertEqual(points[1460], [1451520000.0, 5.6])
        x = X | {"title": "Date", "scale": "date", "min": 1325376000.0, "max": 1451606400.0}
        y = Y | {"title": "Temperature", "unit": "°C", "min": -5.0, "max": 40.0}
        line = {"id": "series1", "name": "Highest", "kind": "line", "points": points}
        self.assertEqual(self.speak(), [HELLO, *chart([line], title="Seattle weather", axes=[x, y])])

    def test_lines_of_different_lengths_are_separate_series(self):
        stocks = data.stocks()
        ax = self.axes(xlim=(datetime.date(2000, 1, 1), datetime.date(2010, 3, 1)), ylim=(0, 800))
        rows, series = read_csv("stocks.csv"), []
        for symbol in ("MSFT", "GOOG"):
            mine = stocks[stocks["symbol"] == symbol]
            ax.plot(mine["date"], mine["price"], label=symbol)
            points = [
                [
                    seconds(f"{datetime.datetime.strptime(row['date'], '%b %d %Y'):%F}"),
                    float(row["price"]),
                ]
                for row in rows
                if row["symbol"] == symbol
            ]
            series.append({"id": f"series{len(series) + 1}", "name": symbol, "kind": "line", "points": points})
        self.assertEqual([len(entry["points"]) for entry in series], [123, 68])
        axes = [
            X | {"scale": "date", "min": 946684800.0, "max": 1267401600.0},
            Y | {"min": 0.0, "max": 800.0},
        ]
        self.assertEqual(self.speak(), [HELLO, *chart(series, axes=axes)])

    def test_an_axis_of_log_scale_is_logarithmic(self):
        self.axes(yscale="log", ylim=(1, 1000)).plot([1, 2, 3], [1, 10, 100])
        axes = [
            X | {"min": 0.0, "max": 4.0},
            Y | {"scale": "logarithmic", "min": 1.0, "max": 1000.0},
        ]
        self.assertEqual(self.speak(), [HELLO, *chart([[[1, 1], [2, 10], [3, 100]]], axes=axes)])

    def test_values_that_a_logarithmic_axis_cannot_show_are_gaps(self):
        ax = self.axes(xscale="log", xlim=(1, 10), yscale="log", ylim=(1, 10))
        ax.plot([0, 1, 2], [3, 0, 4])
        axes = [
            X | {"scale": "logarithmic", "min": 1.0, "max": 10.0},
            Y | {"scale": "logarithmic", "min": 1.0, "max": 10.0},
        ]
        self.assertEqual(self.speak(), [HELLO, *chart([[[1, None], [2, 4]]], axes=axes)])

    def test_bars_at_strings_have_categories(self):
        self.axes(xlim=None).bar(["sun", "rain", "snow"], [3, 2, 1], label="Days")
        self.figure.axes[0].set_xlim(-0.5, 2.5)
        axes = [
            X | {"scale": "category", "categories": ["sun", "rain", "snow"], "min": -0.5, "max": 2.5},
            Y | {"min": 0.0, "max": 4.0},
        ]
        bars = {
            "id": "series1",
            "name": "Days",
            "kind": "column",
            "points": [[0, 3], [1, 2], [2, 1]],
        }
        self.assertEqual(self.speak(), [HELLO, *chart([bars], axes=axes)])

    def test_stacked_bars_have_their_own_heights_and_a_total(self):
        ax = self.axes()
        ax.bar([1, 2], [3, 2], label="sun")
        ax.bar([1, 2], [1, 2], bottom=[3, 2], label="rain")
        self.assertEqual(
            self.speak(),
            [
                HELLO,
                *chart(
                    [
                        {
                            "id": "series1",
                            "name": "sun",
                            "kind": "stackedColumn",
                            "points": [[1, 3], [2, 2]],
                        },
                        {
                            "id": "series2",
                            "name": "rain",
                            "kind": "stackedColumn",
                            "points": [[1, 1], [2, 2]],
                        },
                        {
                            "id": "series3",
                            "name": "Total",
                            "kind": "line",
                            "points": [[1, 4], [2, 4]],
                        },
                    ]
                ),
            ],
        )

    def test_a_scatter_is_a_series(self):
        self.axes().scatter([1, 2], [3, 4])
        self.assertEqual(self.speak(), [HELLO, *chart([[[1, 3], [2, 4]]])])

    def test_missing_values_are_null_and_points_without_a_place_are_left_out(self):
        ax = self.axes()
        ax.plot([1, 2, 3, np.nan], [1, np.nan, np.inf, 4])
        ax.scatter([1, 2, 3], np.ma.masked_greater([1, 2, 3], 2))
        self.assertEqual(self.speak(), [HELLO, *chart([[[1, 1], [2, None], [3, None]], [[1, 1], [2, 2]]])])

    def test_a_reversed_axis_has_its_lower_end_first(self):
        self.axes(xlim=(4, 0)).plot([1], [1])
        told = self.speak()
        self.assertEqual(told, [HELLO, *chart([[[1, 1]]], summary="The x axis runs from right to left")])

    def test_every_axes_is_a_chart_unless_it_is_empty(self):
        left, right, _ = self.figure.subplots(1, 3)
        left.set(xlim=(0, 4), ylim=(0, 4))
        left.plot([1], [1])
        right.text(0.5, 0.5, "none")
        right.set(xlim=(0, 1), ylim=(0, 1))
        self.assertEqual(
            self.speak(),
            [
                HELLO,
                *chart([[[1, 1]]], title="Plot 1 of 2"),
                *chart([], (0, 1), (0, 1), "axes2", title="Plot 2 of 2", summary="Text: none"),
            ],
        )

    def test_speak_of_one_axes_ignores_the_others(self):
        left, right = self.figure.subplots(1, 2)
        for ax in (left, right):
            ax.set(xlim=(0, 4), ylim=(0, 4))
            ax.plot([1], [1])
        self.assertEqual(self.speak(right), [HELLO, *chart([[[1, 1]]], id="axes2", title="Plot 2 of 2")])
        left.set_xlim(1, 2)
        self.assertEqual(self.told(), [])

    def test_a_series_of_100000_points_is_sent_in_lines_under_256_kib(self):
        y = np.sin(np.arange(100_000)) / 3
        self.axes().plot(y)
        told = self.speak()
        self.assertEqual(len(told), 52)
        self.assertTrue(told == [HELLO, *chart([list(map(list, enumerate(y.tolist())))])])
        self.assertLess(self.server.longest, 256 * 1024)


if __name__ == "__main__":
    unittest.main()
