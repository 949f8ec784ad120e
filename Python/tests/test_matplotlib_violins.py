# SPDX-License-Identifier: MIT
"""Violins tell how far they reach, where they are widest, and what is drawn inside."""

import numpy as np
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
