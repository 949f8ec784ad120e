# SPDX-License-Identifier: MIT
"""Violins tell how far they reach, where they are widest, and what is drawn inside."""

import numpy as np
import pandas
import seaborn
from kind_test import KindTest


class Violins(KindTest):
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

    def test_lying_violins_are_violins_and_a_band_is_a_band(self):
        self.ax.violinplot([[1, 2, 3, 3, 4]], orientation="horizontal", showmedians=True)
        self.assertEqual(self.series(), [("Widest", ["violin 1: from 1 to 4, widest at about 2.91"])])
        self.assertEqual(self.summary(), None)
        self.ax.clear()
        x = np.arange(20.0)
        self.ax.fill_between(x, -x, x, label="doubt")
        self.assertEqual([name for name, _ in self.series()], ["doubt, lower edge", "doubt, upper edge"])

    def split(self, inner, **more):
        tips = pandas.DataFrame(
            {"day": ["Thu"] * 8, "bill": [1, 2, 2, 3, 5, 6, 6, 9], "smoker": ["Yes"] * 4 + ["No"] * 4}
        )
        seaborn.violinplot(tips, x="day", y="bill", hue="smoker", split=True, inner=inner, ax=self.ax, **more)
        return self.series()

    def test_halves_of_a_violin_are_told_by_the_name_of_their_colour(self):
        yes = "Thu: from about −0.2376 to about 4.238, widest at about 1.98"
        no = "Thu: from about 2.375 to about 11.63, widest at about 5.74"
        self.assertEqual(self.split(None), [("Yes", [yes]), ("No", [no])])

    def test_each_half_has_its_own_median_and_quartiles(self):
        inside = [("Yes", "median 2, quartiles 1.75 and 2.25"), ("No", "median 6, quartiles 5.75 and 6.75")]
        for inner in "quart", "box":
            with self.subTest(inner):
                self.ax.clear()
                told = [
                    (name, labels[0].partition("widest at about ")[2].partition(", ")[2])
                    for name, labels in self.split(inner)
                ]
                self.assertEqual(told, inside)

    def test_sticks_are_counted(self):
        self.assertEqual([labels[0].rpartition(", ")[2] for _, labels in self.split("stick")], ["4 values", "4 values"])

    def test_an_area_to_each_side_of_a_line_is_no_violin(self):
        t = np.arange(12.0)
        self.ax.fill_betweenx(t, 0, t + 1, label="men")
        self.ax.fill_betweenx(t, 0, -t - 1, label="women")
        self.assertEqual(
            [(name, points[:2]) for name, points in self.series()],
            [("men", [(0, 1), (1, 2)]), ("women", [(0, -1), (1, -2)])],
        )

    def test_violins_to_one_side_are_told_as_whole_ones(self):
        self.ax.violinplot([[1, 2, 2, 3], [5, 6, 6, 9]], side="low")
        self.assertEqual([labels[0].partition(",")[0] for _, labels in self.series()], ["violin 1: from 1 to 3"])
