# SPDX-License-Identifier: MIT
"""Boxes by their quartiles, whiskers and outliers."""

from kind_test import KindTest


class Boxes(KindTest):
    def test_a_box_of_any_style_says_its_quartiles_whiskers_and_outliers(self):
        told = [
            "median 3, quartiles 2 and 4, whiskers 1 and 5, outlier 9",
            "median 3, quartiles 2.5 and 3.5, whiskers 2 and 4",
        ]
        boxes = [
            {"med": 3, "q1": 2, "q3": 4, "whislo": 1, "whishi": 5, "fliers": [9]},
            {"med": 3, "q1": 2.5, "q3": 3.5, "whislo": 2, "whishi": 4, "fliers": []},
        ]
        for style in {}, {"patch_artist": True}, {"orientation": "horizontal"}:
            with self.subTest(style):
                self.ax.clear()
                self.ax.bxp(boxes, **style)
                self.assertEqual(self.series(), [("Median", [f"box 1: {told[0]}", f"box 2: {told[1]}"])])
        self.ax.clear()
        self.ax.bxp([box | {"label": name} for box, name in zip(boxes, "ab")])
        self.assertEqual(self.series(), [("Median", [f"a: {told[0]}", f"b: {told[1]}"])])
        self.assertEqual(self.axis("y"), {"min": 1, "max": 9})

    def test_a_box_with_a_whisker_of_no_length_is_read_as_a_box(self):
        self.ax.boxplot([[1, 2, 3, 4, 9], [2, 3, 4]], showmeans=True)
        self.assertEqual(
            self.series(),
            [
                (
                    "Median",
                    [
                        "box 1: median 3, quartiles 2 and 4, whiskers 1 and 4, mean 3.8, outlier 9",
                        "box 2: median 3, quartiles 2.5 and 3.5, whiskers 2 and 4, mean 3",
                    ],
                )
            ],
        )
