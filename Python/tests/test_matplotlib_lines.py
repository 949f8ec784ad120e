# SPDX-License-Identifier: MIT
"""Lines, scatters, stems and error bars."""

import datetime

from kind_test import KindTest


class Lines(KindTest):
    def test_error_bars_say_their_extents(self):
        self.ax.errorbar([1, 2], [4, 5], yerr=0.5)
        self.assertEqual(self.series(), [("Series 1", ["1: 4 ± 0.5", "2: 5 ± 0.5"])])
        self.ax.clear()
        self.ax.errorbar([1, 2], [4, 5], yerr=[[0.5, 0.1], [0.2, 0.3]])
        self.assertEqual(self.series(), [("Series 1", ["1: 4 between 3.5 and 4.2", "2: 5 between 4.9 and 5.3"])])
        self.ax.clear()
        self.ax.bar(["a", "b"], [4, 5], yerr=0.5)
        self.assertEqual(self.series(), [("Series 1", ["a, 4 ± 0.5", "b, 5 ± 0.5"])])

    def test_the_base_line_of_stems_is_not_a_series(self):
        self.ax.stem([1, 2, 3], [3, 1, 2])
        self.assertEqual(self.series(), [("Series 1", [(1, 3), (2, 1), (3, 2)])])

    def test_a_line_of_steps_has_a_note_that_says_so(self):
        self.ax.step([1, 2], [4, 5], label="fare")
        self.assertEqual(self.summary(), "fare is drawn in steps")

    def test_a_scatter_is_read_in_the_order_of_x(self):
        self.ax.scatter([3, 1, 2, 1], [4, 5, 6, 7])
        self.assertEqual(self.series(), [("Series 1", [(1, 5), (1, 7), (2, 6), (3, 4)])])

    def test_lines_across_bands_and_texts_are_in_the_summary(self):
        self.ax.plot([1, 2, 3], [1, 5, 2])
        self.ax.axhline(4, label="limit")
        self.ax.axvspan(1, 2)
        self.ax.annotate("top", (2, 5))
        self.assertEqual(self.summary(), "limit: horizontal line at 4. Band from 1 to 2. Text: top")
        self.assertEqual(self.axis("x"), {"min": 1, "max": 3})

    def test_words_at_a_point_or_with_an_arrow_to_it_name_the_point(self):
        self.ax.plot([1, 2, 3], [1, 5, 2])
        self.ax.annotate("top", (2, 5), xytext=(1, 4), arrowprops={"arrowstyle": "->"})
        self.ax.text(3, 2, "end")
        self.ax.text(0.5, 0.5, "draft", transform=self.ax.transAxes)
        self.ax.annotate("5", (1, 1))
        self.ax.annotate("nowhere", (1.5, 5))
        self.assertEqual(self.series(), [("Series 1", [(1, 1), "top, 2: 5", "end, 3: 2"])])

    def test_words_at_bars_and_dates_name_them(self):
        self.ax.barh(["a", "b"], [3, 4])
        self.ax.annotate("most", (4, "b"))
        self.assertEqual(self.series(), [("Series 1", [(0, 3), "most, b, 4"])])
        self.ax = self.figure.add_subplot(212)
        days = [datetime.date(2024, 3, n) for n in (5, 6)]
        self.ax.plot(days, [1, 2])
        self.ax.annotate("launch", (days[1], 2))
        self.assertEqual(self.charts()[1]["series"][0]["points"][1][2], "launch, 6 March 2024, 2")

    def test_an_invisible_line_is_left_out(self):
        self.ax.plot([1], [1])
        self.ax.plot([1], [2])[0].set_visible(False)
        self.assertEqual(self.series(), [("Series 1", [(1, 1)])])
