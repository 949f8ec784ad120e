# SPDX-License-Identifier: MIT
"""Bars of several containers, each value at its place."""

import unittest

import numpy as np
from kind_test import ABC, KindTest


class Groups(KindTest):
    def test_single_bars_at_separate_names_are_one_series(self):
        for place, height in enumerate([3, 5, 4]):
            self.ax.bar([place], [height], color=f"C{place}")
        self.ax.set_xticks(range(3), ["a", "b", "c"])
        self.assertEqual(self.series(), [("Series 1", [(0, 3), (1, 5), (2, 4)])])
        self.assertEqual(self.axis("x"), ABC)

    def test_single_horizontal_bars_at_separate_names_are_one_series(self):
        for place, width in enumerate([3, 5, 4]):
            self.ax.barh([place], [width], color=f"C{place}")
        self.ax.set_yticks(range(3), ["a", "b", "c"])
        self.assertEqual(self.series(), [("Series 1", [(0, 3), (1, 5), (2, 4)])])

    def test_single_bars_with_labels_keep_their_labels_and_places(self):
        for place, name in enumerate("xy"):
            self.ax.bar([place], [place + 1], label=name)
        self.ax.set_xticks(range(2), ["a", "b"])
        self.assertEqual(self.series(), [("x", [(0, 1)]), ("y", [(1, 2)])])

    def test_bars_of_alternating_colors_keep_their_places(self):
        self.ax.bar([0, 2], [1, 3], label="even")
        self.ax.bar([1, 3], [2, 4], label="odd")
        self.ax.set_xticks(range(4), ["a", "b", "c", "d"])
        self.assertEqual(self.series(), [("even", [(0, 1), (2, 3)]), ("odd", [(1, 2), (3, 4)])])

    def test_a_single_group_of_bars_is_at_the_tick_in_its_middle(self):
        self.ax.bar([-0.2], [1], 0.4, label="x")
        self.ax.bar([0.2], [2], 0.4, label="y")
        self.ax.set_xticks([0], ["a"])
        self.assertEqual(self.series(), [("x", [(0, 1)]), ("y", [(0, 2)])])

    def test_bars_of_a_group_with_gaps_between_them_are_at_its_name(self):
        self.ax.bar(np.arange(2) - 0.2, [3, 4], 0.3, label="x")
        self.ax.bar(np.arange(2) + 0.2, [1, 2], 0.3, label="y")
        self.ax.set_xticks(range(2), ["a", "b"])
        self.assertEqual(self.series(), [("x", [(0, 3), (1, 4)]), ("y", [(0, 1), (1, 2)])])

    def test_numbers_as_small_as_1e_minus_15_keep_their_digits(self):
        self.ax.hist([1e-12, 1.5e-12, 3e-12], bins=[0, 2e-12, 4e-12])
        self.ax.stackplot([1, 2], [1e-15, 2e-15], [3e-15, 4e-15])
        columns, one, other, total = self.charts()[0]["series"][-4:]
        self.assertEqual([point[0] for point in columns["points"]], [1e-12, 3e-12])
        self.assertEqual([point[1] for point in one["points"]], [1e-15, 2e-15])
        self.assertEqual([point[1] for point in other["points"]], [3e-15, 4e-15])
        self.assertEqual([point[1] for point in total["points"]], [4e-15, 6e-15])

    def test_shadows_of_a_pie_are_not_read_as_shapes(self):
        self.ax.pie([1, 3], labels=["a", "b"], shadow=True)
        self.assertEqual([name for name, _ in self.series()], ["Share"])

    def test_a_rug_has_its_marks_and_a_note_with_its_count_and_its_ends(self):
        self.ax.plot([1, 4], [1, 2])
        self.ax.vlines([2, 1.5, 3], 0, 0.02, transform=self.ax.get_xaxis_transform())
        self.ax.hlines([2], 0, 0.02, transform=self.ax.get_yaxis_transform())
        self.assertEqual(self.summary(), "3 marks along x, from 1.5 to 3. A mark along y, at 2")
        found = self.charts()[0]["series"][1:]
        self.assertEqual(
            [(each["name"], [point[-1] for point in each["points"]]) for each in found],
            [("Marks along x", ["1.5", "2", "3"]), ("Marks along y", ["2"])],
        )

    def test_artists_that_draw_nothing_are_left_out(self):
        self.ax.bar(["a", "b"], [1, 2])
        self.ax.plot([0, 0], [np.nan, np.nan])
        self.ax.fill_between([0, 1], [np.nan] * 2, [np.nan] * 2)
        self.ax.bar([0], [0], width=0, label="for the legend").patches[0].set_height(0)
        self.ax.containers.pop()
        self.assertEqual(self.series(), [("Series 1", [(0, 1), (1, 2)])])
        self.assertIsNone(self.summary())


if __name__ == "__main__":
    unittest.main()
