# SPDX-License-Identifier: MIT
"""What a plot is read as, without a daemon: the ground of the tests of each kind."""

import unittest

import matplotlib
import matplotlib.pyplot as plt

import a11y_speak

matplotlib.use("Agg")
ABC = {"scale": "category", "categories": ["a", "b", "c"], "min": 0, "max": 2}


class KindTest(unittest.TestCase):
    def setUp(self):
        self.figure, self.ax = plt.subplots()
        self.addCleanup(plt.close, "all")

    def charts(self):
        """Each with what is known of its axes that is not as always."""
        return [
            {
                "title": chart.title,
                "summary": chart.summary,
                "series": [each.known() | {"points": each.points()} for each in chart.series],
                "axes": [
                    {
                        key: value
                        for key, value in (axis.known() | axis.view()).items()
                        if value not in (None, "linear") and key != "isX"
                    }
                    for axis in chart.axes
                ],
            }
            for chart in a11y_speak.charts_of(self.figure)
        ]

    def series(self):
        """Name and points of each; the last element of a point is all that is said of it."""
        return [
            (
                each["name"],
                [point[2] if len(point) > 2 else tuple(point) for point in each["points"]],
            )
            for each in self.charts()[0]["series"]
        ]

    def axis(self, name):
        return {
            key: value
            for axis in self.charts()[0]["axes"]
            if axis["id"] == name
            for key, value in axis.items()
            if key != "id"
        }

    def summary(self):
        return self.charts()[0]["summary"]
