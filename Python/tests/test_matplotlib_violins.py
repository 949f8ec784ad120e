# SPDX-License-Identifier: MIT
"""Violins by their ends, their widest place, and the box inside."""

import numpy as np
import pandas
import seaborn
from kind_test import KindTest


class Violins(KindTest):
    def test_a_violin_says_its_ends_and_its_widest_place(self):
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

    def test_a_horizontal_violin_is_a_violin_and_a_symmetrical_band_is_a_band(self):
        self.ax.violinplot([[1, 2, 3, 3, 4]], orientation="horizontal", showmedians=True)
        self.assertEqual(self.series(), [("Widest", ["violin 1: from 1 to 4, widest at about 2.91, median 3"])])
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

    def test_halves_of_a_violin_are_named_by_their_colors(self):
        yes = "Thu: from about −0.2376 to about 4.238, widest at about 1.98"
        no = "Thu: from about 2.375 to about 11.63, widest at about 5.74"
        self.assertEqual(self.split(None), [("Yes", [yes]), ("No", [no])])

    def test_halves_of_a_violin_say_their_own_medians_and_quartiles(self):
        inside = [("Yes", "median 2, quartiles 1.75 and 2.25"), ("No", "median 6, quartiles 5.75 and 6.75")]
        for inner in "quart", "box":
            with self.subTest(inner):
                self.ax.clear()
                told = [
                    (name, labels[0].partition("widest at about ")[2].partition(", ")[2])
                    for name, labels in self.split(inner)
                ]
                self.assertEqual(told, inside)

    def test_violins_with_sticks_say_their_number_of_values(self):
        self.assertEqual([labels[0].rpartition(", ")[2] for _, labels in self.split("stick")], ["4 values", "4 values"])

    def test_areas_to_both_sides_of_a_line_are_not_read_as_a_violin(self):
        t = np.arange(12.0)
        self.ax.fill_betweenx(t, 0, t + 1, label="men")
        self.ax.fill_betweenx(t, 0, -t - 1, label="women")
        self.assertEqual(
            [(name, points[:2]) for name, points in self.series()],
            [("men", [(0, 1), (1, 2)]), ("women", [(0, -1), (1, -2)])],
        )

    def test_half_violins_all_to_one_side_say_their_ends_as_whole_ones_do(self):
        self.ax.violinplot([[1, 2, 2, 3], [5, 6, 6, 9]], side="low")
        self.assertEqual([labels[0].partition(",")[0] for _, labels in self.series()], ["violin 1: from 1 to 3"])

    def test_a_lying_violin_of_seaborn_without_a_name_has_its_box(self):
        seaborn.violinplot(x=list(range(1, 10)), ax=self.ax)
        ((name, (label,)),) = self.series()
        self.assertEqual((name, label[-27:]), ("Widest", "median 5, quartiles 3 and 7"))
