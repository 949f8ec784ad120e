# SPDX-License-Identifier: MIT
"""Lines, scatters, stems and errors."""

import datetime

from kind_test import KindTest


class Lines(KindTest):
    def test_errors_are_told(self):
        self.ax.errorbar([1, 2], [4, 5], yerr=0.5)
        self.assertEqual(self.series(), [("Series 1", ["1: 4 ± 0.5", "2: 5 ± 0.5"])])
        self.ax.clear()
        self.ax.errorbar([1, 2], [4, 5], yerr=[[0.5, 0.1], [0.2, 0.3]])
        self.assertEqual(self.series(), [("Series 1", ["1: 4 between 3.5 and 4.2", "2: 5 between 4.9 and 5.3"])])
        self.ax.clear()
        self.ax.bar(["a", "b"], [4, 5], yerr=0.5)
        self.assertEqual(self.series(), [("Series 1", ["a, 4 ± 0.5", "b, 5 ± 0.5"])])

    def test_a_stem_has_no_series_of_its_base_line(self):
        self.ax.stem([1, 2, 3], [3, 1, 2])
        self.assertEqual(self.series(), [("Series 1", [(1, 3), (2, 1), (3, 2)])])

    def test_steps_are_said_to_be_steps(self):
        self.ax.step([1, 2], [4, 5], label="fare")
        self.assertEqual(self.summary(), "fare is drawn in steps")

    def test_a_scatter_is_walked_by_x(self):
        self.ax.scatter([3, 1, 2, 1], [4, 5, 6, 7])
        self.assertEqual(self.series(), [("Series 1", [(1, 5), (1, 7), (2, 6), (3, 4)])])

    def test_lines_across_bands_and_texts_are_told(self):
        self.ax.plot([1, 2, 3], [1, 5, 2])
        self.ax.axhline(4, label="limit")
        self.ax.axvspan(1, 2)
        self.ax.annotate("top", (2, 5))
        self.assertEqual(self.summary(), "limit: horizontal line at 4. Band from 1 to 2. Text: top")
        self.assertEqual(self.axis("x"), {"min": 1, "max": 3})

    def test_words_at_a_point_name_it(self):
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

    def test_what_is_not_visible_is_not_told(self):
        self.ax.plot([1], [1])
        self.ax.plot([1], [2])[0].set_visible(False)
        self.assertEqual(self.series(), [("Series 1", [(1, 1)])])
