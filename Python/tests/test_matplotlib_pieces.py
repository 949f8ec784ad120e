# SPDX-License-Identifier: MIT
"""Plots of separate pieces, and of missing values."""

import datetime
import unittest

import numpy as np
from kind_test import KindTest
from matplotlib import animation, sankey

BINS = ["1 to 2: 2", "2 to 3: 1", "3 to 4: 1"]


class Pieces(KindTest):
    def test_grouped_histograms_say_their_bins(self):
        for style in {}, {"orientation": "horizontal"}, {"rwidth": None, "bins": [1, 2, 3, 4]}:
            with self.subTest(style):
                self.ax.clear()
                self.ax.hist([[1, 1.2, 2, 3], [1, 2, 2.5, 4]], label=["a", "b"], **{"bins": 3} | style)
                self.assertEqual(self.series(), [("a", BINS), ("b", ["1 to 2: 1", "2 to 3: 2", "3 to 4: 1"])])

    def test_grouped_bars_as_wide_as_bins_are_not_read_as_a_histogram(self):
        for places in ([1, 2, 3], [10, 20, 30], [1.5, 3, 4.5]):
            with self.subTest(places):
                self.ax.clear()
                x, width = np.array(places), (places[1] - places[0]) * 0.4
                self.ax.bar(x - width / 2, [3, 4, 5], width)
                self.ax.bar(x + width / 2, [1, 2, 3], width)
                self.assertEqual(self.series()[0], ("Series 1", list(zip(places, [3, 4, 5]))))

    def test_stacked_histograms_say_their_bins(self):
        self.ax.hist([[1, 1.2, 2, 3], [1, 2, 2.5, 4]], bins=3, stacked=True)
        self.assertEqual(self.series()[0], ("Series 1", BINS))

    def test_events_say_their_places_in_order(self):
        self.ax.eventplot([[3, 1, 2], [4, 5]])
        self.assertEqual(self.series(), [("Events at 0", ["1", "2", "3"]), ("Events at 1", ["4", "5"])])

    def test_broken_bars_say_their_stretches_in_order(self):
        self.ax.broken_barh([(5, 1), (1, 2)], (-0.4, 0.8))
        self.ax.broken_barh([(2, 2)], (0.6, 0.8), label="rest")
        self.assertEqual(self.series(), [("Bar at 0", ["1 to 3", "5 to 6"]), ("rest", ["2 to 4"])])
        self.ax.set_yticks([0, 1], ["dig", "build"])
        self.assertEqual(self.series()[0], ("dig", ["dig, 1 to 3", "dig, 5 to 6"]))

    def test_vertical_and_horizontal_lines_say_both_ends_unless_they_begin_at_0(self):
        self.ax.vlines([2, 1], 0, [5, 4], label="n")
        self.ax.vlines([1, 2], [1, 0], [4, 5])
        self.assertEqual(
            self.series(),
            [("n", [(1, 4), (2, 5)]), ("Series 2", ["1: from 1 to 4", "2: from 0 to 5"])],
        )
        self.ax.clear()
        self.ax.hlines(["a", "b"], 0, [4, 5])
        self.assertEqual(self.series(), [("Series 1", [(0, 4), (1, 5)])])

    def test_a_correlation_has_a_value_for_each_lag(self):
        self.ax.acorr([1.0, 2, 3], maxlags=1)
        self.assertEqual([(x, round(y, 3)) for x, y in self.series()[0][1]], [(-1, 0.571), (0, 1), (1, 0.571)])

    def test_error_bars_without_points_say_only_their_ends(self):
        self.ax.errorbar([1, 2], [4, 5], yerr=0.5, fmt="none")
        self.assertEqual(self.series(), [("Series 1", ["1: between 3.5 and 4.5", "2: between 4.5 and 5.5"])])

    def test_a_table_is_read_row_by_row_in_the_summary(self):
        self.ax.table([[1, 2], [3, 4]], colLabels=["a", "b"])
        self.assertEqual(self.summary(), "Table: a, b; 1, 2; 3, 4")
        self.ax.plot([1, 2])
        self.assertEqual(self.summary(), "Table: a, b; 1, 2; 3, 4")

    def test_a_text_without_a_plot_is_in_the_summary(self):
        self.ax.text(0.5, 0.5, "two\nlines")
        self.assertEqual(self.summary(), "Text: two lines")

    def test_a_mesh_of_triangles_has_its_corners_and_is_not_a_line(self):
        self.ax.triplot([0, 1, 2, 0, 1], [0, 0, 1, 2, 2])
        corners = [(0, 0), (0, 2), (1, 0), (1, 2), (2, 1)]
        self.assertEqual((self.series(), self.summary()), ([("Corners", corners)], "Mesh of lines"))

    def test_a_sankey_diagram_says_its_texts(self):
        sankey.Sankey(self.ax, flows=[1, -0.5, -0.5], labels=["in", "a", "b"]).finish()
        self.assertEqual(
            self.summary(),
            "Texts: in 1, a 0.5, b 0.5",
        )


class Values(KindTest):
    def test_masked_values_and_nan_are_gaps(self):
        for y in np.ma.masked_equal([1, 2, 3], 2), [1, np.nan, 3]:
            self.ax.clear()
            self.ax.plot([1, 2, 3], y)
            self.assertEqual(self.series(), [("Series 1", [(1, 1), (2, None), (3, 3)])])
            self.ax.clear()
            self.ax.bar([1, 2, 3], y)
            self.assertEqual(self.series(), [("Series 1", [(1, 1), (2, None), (3, 3)])])

    def test_an_axis_without_values_has_no_visible_range(self):
        self.ax.plot([1, 2, 3], [np.nan] * 3)
        self.assertEqual((self.axis("x"), self.axis("y")), ({"min": 1, "max": 3}, {}))

    def test_dates_and_names_are_read_on_the_two_axes_of_one_plot(self):
        self.ax.plot([datetime.date(2024, 1, day) for day in (1, 2)], ["a", "b"])
        self.assertEqual(self.series(), [("Series 1", [(1704067200, 0), (1704153600, 1)])])
        self.assertEqual((self.axis("x")["scale"], self.axis("y")["categories"]), ("date", ["a", "b"]))

    def test_values_on_axes_of_every_scale_are_those_of_the_data(self):
        for scale, y in [
            ("log", [1, 10, 100]),
            ("symlog", [-100, 0, 100]),
            ("logit", [0.1, 0.5, 0.9]),
        ]:
            with self.subTest(scale):
                self.ax.clear()
                self.ax.plot([1, 2, 3], y)
                self.ax.set_yscale(scale)
                self.assertEqual(self.series(), [("Series 1", list(zip([1, 2, 3], y)))])
                self.assertEqual((self.axis("y")["min"], self.axis("y")["max"]), (y[0], y[2]))

    def test_an_animation_is_read_as_its_last_frame(self):
        (line,) = self.ax.plot([0, 1], [0, 0])
        moved = animation.FuncAnimation(self.figure, lambda n: line.set_data([0, 1], [n, n + 1]), frames=3)
        for n in range(3):
            moved._draw_frame(n)
        moved._draw_was_started = True
        self.assertEqual(self.series(), [("Series 1", [(0, 2), (1, 3)])])


if __name__ == "__main__":
    unittest.main()
