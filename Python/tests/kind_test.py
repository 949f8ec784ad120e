# SPDX-License-Identifier: MIT
"""The base class of tests that read a plot without a daemon."""

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
        """Each chart, with the members of its axes that are not defaults."""
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
        """The name and points of each series. A point with a label is given by the label alone."""
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
