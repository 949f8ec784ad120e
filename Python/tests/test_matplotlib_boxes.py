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

    def test_a_box_without_an_outline_or_caps_says_what_a_drawn_one_says(self):
        values = [[1, 2, 3, 4, 9], [2, 3, 4], [1, 5, 6, 7, 30]]
        told = [
            "median 3, quartiles 2 and 4, whiskers 1 and 4, outlier 9",
            "median 3, quartiles 2.5 and 3.5, whiskers 2 and 4",
            "median 6, quartiles 5 and 7, whiskers 5 and 7, outliers 1 and 30",
        ]
        for style in (
            {},
            {"showcaps": False},
            {"orientation": "horizontal"},
            {"orientation": "horizontal", "capwidths": 0.1},
        ):
            with self.subTest(style):
                self.ax.clear()
                self.ax.boxplot(values, showbox=False, tick_labels=["a", "b", "c"], **style)
                self.assertEqual(self.series(), [("Median", [f"{name}: {each}" for name, each in zip("abc", told)])])

    def test_a_mean_that_is_drawn_as_a_line_is_said_inside_and_outside_of_the_box(self):
        for style in {}, {"showbox": False}, {"patch_artist": True}:
            with self.subTest(style):
                self.ax.clear()
                self.ax.boxplot([[1, 2, 3, 4, 9], [1, 5, 6, 7, 30]], showmeans=True, meanline=True, **style)
                told = [
                    "box 1: median 3, quartiles 2 and 4, whiskers 1 and 4, mean 3.8, outlier 9",
                    "box 2: median 6, quartiles 5 and 7, whiskers 5 and 7, mean 9.8, outliers 1 and 30",
                ]
                self.assertEqual(self.series(), [("Median", told)])

    def test_two_opposite_lines_without_a_level_line_between_them_are_not_a_box(self):
        self.ax.plot([1, 1], [2, 1])
        self.ax.plot([1, 1], [4, 9])
        self.ax.plot([0.8, 1.2], [5, 5])
        self.assertEqual([name for name, _ in self.series()], ["Series 1", "Series 2", "Series 3"])
