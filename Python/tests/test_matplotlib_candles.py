# SPDX-License-Identifier: MIT
"""Candles and bars of prices, in the shapes that mplfinance draws."""

import numpy as np
from kind_test import KindTest
from matplotlib import collections

BEGIN, HIGH, LOW, END = np.array([[1, 3, 2.5], [4, 5, 3], [0.5, 2, 1], [3, 2.2, 2.5]])
TOLD = [
    "0: open 1, high 4, low 0.5, close 3, up",
    "1: open 3, high 5, low 2, close 2.2, down",
    "2: open 2.5, high 3, low 1, close 2.5, unchanged",
]


class Candles(KindTest):
    def setUp(self):
        super().setUp()
        self.ax.set(xlim=(-1, 3), ylim=(0, 6))

    def add_wicks(self, below, above):
        pieces = [[(n, low), (n, foot)] for n, (low, foot) in enumerate(zip(LOW, below))]
        pieces += [[(n, high), (n, top)] for n, (high, top) in enumerate(zip(HIGH, above))]
        self.ax.add_collection(collections.LineCollection(pieces))

    def add_bodies(self):
        corners = [
            [(n - 0.2, begin), (n - 0.2, end), (n + 0.2, end), (n + 0.2, begin)]
            for n, (begin, end) in enumerate(zip(BEGIN, END))
        ]
        self.ax.add_collection(collections.PolyCollection(corners))

    def test_a_candle_says_its_four_prices(self):
        self.add_wicks(np.minimum(BEGIN, END), np.maximum(BEGIN, END))
        self.add_bodies()
        self.assertEqual(self.series(), [("Close", TOLD)])

    def test_a_bar_of_prices_says_its_four_prices(self):
        self.ax.add_collection(
            collections.LineCollection([[(n, low), (n, high)] for n, (low, high) in enumerate(zip(LOW, HIGH))])
        )
        for values, side in (BEGIN, -0.2), (END, 0.2):
            marks = [sorted([(n + side, value), (n, value)]) for n, value in enumerate(values)]
            self.ax.add_collection(collections.LineCollection(marks))
        self.assertEqual(self.series(), [("Close", TOLD)])

    def test_lines_that_do_not_end_at_a_body_are_not_read_as_wicks(self):
        self.add_wicks(LOW + 0.1, HIGH - 0.1)
        self.add_bodies()
        self.assertNotIn("Close", [name for name, _ in self.series()])
