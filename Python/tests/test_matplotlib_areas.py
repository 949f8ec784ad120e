# SPDX-License-Identifier: MIT
"""Areas by their height or both edges, and wedges of a pie by their shares."""

import pandas
from kind_test import ABC, KindTest


class Areas(KindTest):
    def test_a_pie_has_names_and_shares_in_percent(self):
        self.ax.pie([1, 2, 1], labels=["a", "b", "c"], autopct="%d%%")
        self.assertEqual(self.series(), [("Share", [(0, 25), (1, 50), (2, 25)])])
        self.assertEqual(self.axis("x"), ABC)
        self.assertEqual(self.axis("y"), {"unit": "%", "min": 0, "max": 50})
        self.assertEqual(self.summary(), None)

    def test_an_area_over_zero_has_its_height_and_a_band_both_edges(self):
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

    def test_stacked_areas_have_their_own_heights_and_a_total(self):
        self.ax.stackplot([1, 2, 3], [1, 2, 3], [2, 2, 2], labels=["a", "b"])
        self.assertEqual(
            self.series(),
            [
                ("a", [(1, 1), (2, 2), (3, 3)]),
                ("b", [(1, 2), (2, 2), (3, 2)]),
                ("Total", [(1, 3), (2, 4), (3, 5)]),
            ],
        )

    def test_stacked_areas_of_pandas_are_read_once(self):
        pandas.DataFrame({"a": [1, 2], "b": [3, 4]}).plot.area(ax=self.ax)
        self.assertEqual(
            self.series(),
            [("a", [(0, 1), (1, 2)]), ("b", [(0, 3), (1, 4)]), ("Total", [(0, 4), (1, 6)])],
        )
