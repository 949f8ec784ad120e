# SPDX-License-Identifier: MIT
"""Bars: grouped, stacked, horizontal, floating, and those of histograms."""

import datetime

import numpy as np
from kind_test import ABC, KindTest

import a11y_speak


class Bars(KindTest):
    def test_grouped_bars_with_ticks_are_at_the_name_of_their_group(self):
        self.ax.bar(np.arange(3) - 0.2, [3, 4, 5], 0.4, label="2023")
        self.ax.bar(np.arange(3) + 0.2, [1, 2, 3], 0.4, label="2024")
        self.ax.set_xticks(range(3), ["a", "b", "c"])
        self.assertEqual(self.series(), [("2023", [(0, 3), (1, 4), (2, 5)]), ("2024", [(0, 1), (1, 2), (2, 3)])])
        self.assertEqual(self.axis("x"), ABC)
        self.assertEqual(self.axis("y"), {"min": 0, "max": 5})

    def test_grouped_bars_without_ticks_are_at_the_middle_of_their_group(self):
        self.ax.bar(np.arange(2) - 0.2, [3, 4], 0.4)
        self.ax.bar(np.arange(2) + 0.2, [1, 2], 0.4)
        self.assertEqual(self.series(), [("Series 1", [(0, 3), (1, 4)]), ("Series 2", [(0, 1), (1, 2)])])

    def test_stacked_bars_have_their_own_heights_and_a_total(self):
        self.ax.bar(["a", "b"], [3, 5], label="x")
        self.ax.bar(["a", "b"], [1, 2], bottom=[3, 5], label="y")
        self.assertEqual(
            self.series(),
            [("x", [(0, 3), (1, 5)]), ("y", [(0, 1), (1, 2)]), ("Total", [(0, 4), (1, 7)])],
        )

    def test_a_histogram_of_any_style_says_its_bins(self):
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

    def test_stairs_say_their_bins(self):
        self.ax.stairs([1, 3, 2], [0, 1, 2.5, 4])
        self.assertEqual(self.series(), [("Series 1", ["0 to 1: 1", "1 to 2.5: 3", "2.5 to 4: 2"])])

    def test_bars_of_width_1_are_not_read_as_a_histogram(self):
        self.ax.bar([1, 2, 3], [4, 5, 6], width=1)
        self.assertEqual(self.series(), [("Series 1", [(1, 4), (2, 5), (3, 6)])])

    def test_horizontal_bars_have_their_names_as_the_x_axis(self):
        self.ax.barh(["a", "b", "c"], [3, 5, 2], label="n")
        self.assertEqual(self.series(), [("n", [(0, 3), (1, 5), (2, 2)])])
        self.assertEqual(self.axis("y"), ABC | {"title": "Y"})
        self.assertEqual(self.axis("x"), {"title": "X", "min": 0, "max": 5})
        (walked,) = [axis.id for axis in a11y_speak.charts_of(self.ax)[0].axes if axis.is_x]
        self.assertEqual(walked, "y")

    def test_floating_bars_say_both_ends(self):
        day = datetime.datetime(2024, 1, 1)
        self.ax.barh(["dig"], [datetime.timedelta(3)], left=[day])
        self.assertEqual(self.series(), [("Series 1", ["dig, from 1 January 2024 to 4 January 2024"])])
