# SPDX-License-Identifier: MIT
"""Cells, contours, arrows, shapes and plots in three dimensions."""

import numpy as np
from kind_test import KindTest
from matplotlib.patches import Patch

from a11y_speak.matplotlib.readings import INSTEAD
from conservation.findings import check

GRID = [[1, 2, 3], [2, 3, 4], [3, 4, 9]]
ROWS = [("y 0.5", [(0.5, 1), (1.5, 2), (2.5, 3)]), ("y 1.5", [(0.5, 2), (1.5, 3), (2.5, 4)])]


class Cells(KindTest):
    def test_an_image_has_a_series_for_each_row_on_a_color_axis(self):
        image = self.ax.imshow([[1, 2, 3], [3, 4, 5]])
        self.figure.colorbar(image, label="heat (K)")
        self.ax.set_yticks([0, 1], ["top", "bottom"])
        self.ax.set_xticks([0, 1, 2], ["a", "b", "c"])
        self.assertEqual(self.series(), [("top", [(0, 1), (1, 2), (2, 3)]), ("bottom", [(0, 3), (1, 4), (2, 5)])])
        self.assertEqual([axis["id"] for axis in self.charts()[0]["axes"]], ["x", "z1"])
        self.assertEqual(self.axis("z1"), {"title": "heat", "unit": "K"})
        self.assertEqual(
            self.summary(),
            "Heat map of 2 rows and 3 columns; lowest 1 at a and top; highest 5 at c and bottom",
        )
        self.assertEqual(len(self.charts()), 1)

    def test_an_image_with_an_extent_has_its_cells_within_that_extent(self):
        self.ax.imshow([[1, 2], [3, 4]], extent=(0, 10, 0, 20), origin="lower")
        self.assertEqual(self.series(), [("y 5", [(2.5, 1), (7.5, 2)]), ("y 15", [(2.5, 3), (7.5, 4)])])

    def test_a_picture_of_colors_says_that_it_is_not_read(self):
        self.ax.imshow(np.zeros((2, 3, 3)))
        self.assertEqual(
            self.summary(),
            "This kind of plot, picture of 2 rows and 3 columns, is not read yet; it has no texts; "
            "pass the data that it shows, such as its array or its WordCloud",
        )

    def test_a_picture_of_few_colors_is_a_map_of_them(self):
        pixels = np.full((3, 2, 3), 0.25)
        pixels[0, 0] = pixels[2, 0] = 1
        for depth in pixels, np.uint8(pixels * 255), np.dstack([pixels, np.ones((3, 2))]):
            with self.subTest(str(depth.dtype) + str(depth.shape)):
                self.ax.clear()
                self.ax.imshow(depth)
                self.ax.set_xticks([0, 1], ["age", "cabin"])
                self.assertEqual(self.summary(), "Map of 3 rows and 2 columns: 4 gray, 2 white. Most white at age, 2")
                self.assertEqual(self.series()[0][1], ["age, white", "cabin, gray"])
                found = check(self.figure)
                self.assertEqual((found.lost, found.untrue, found.refused), ([], [], False))

    def test_a_picture_of_few_colors_has_the_names_of_the_legend(self):
        self.ax.imshow([[[1.0, 0, 0], [0, 0, 1.0]], [[0, 0, 1.0], [0, 0, 1.0]]])
        self.ax.legend(handles=[Patch(color="r", label="fire"), Patch(color="b", label="sea")])
        self.assertEqual(self.summary(), "Map of 2 rows and 2 columns: 3 sea, 1 fire. Most fire at 0, 1")

    def test_a_picture_of_many_colors_or_of_one_is_refused(self):
        for pixels in np.random.default_rng(1).random((4, 4, 3)), np.ones((2, 2, 3)), np.full((2, 2, 4), 0.5):
            self.ax.clear()
            self.ax.imshow(pixels)
            self.assertIn("is not read yet", self.summary())

    def test_meshes_have_a_series_for_each_row_of_cells(self):
        for draw in self.ax.pcolormesh, self.ax.pcolor:
            with self.subTest(draw.__name__):
                self.ax.clear()
                draw(GRID)
                self.assertEqual(self.series()[:2], ROWS)

    def test_masked_cells_are_gaps(self):
        self.ax.pcolormesh(np.ma.masked_equal([[1, 2], [3, 4]], 3))
        self.assertEqual(self.series()[1], ("y 1.5", [(0.5, None), (1.5, 4)]))

    def test_hexagons_have_a_series_for_each_row(self):
        self.ax.hexbin([0, 1, 1], [0, 1, 1], gridsize=2)
        self.assertEqual(
            self.series(),
            [
                ("y 0", [(0, 1), (0.5, 0), (1, 0)]),
                ("y 0.5", [(0.25, 0), (0.75, 0)]),
                ("y 1", [(0, 0), (0.5, 0), (1, 2)]),
            ],
        )
        self.assertEqual(self.summary(), "Map of 8 hexagons; lowest 0 at 0.5 and 0; highest 2 at 1 and 1")

    def test_a_histogram_of_two_dimensions_has_the_count_of_each_cell(self):
        self.ax.hist2d([1, 1, 2, 3], [1, 1, 2, 3], bins=[[0, 2, 4], [0, 2, 4]])
        self.assertEqual(self.series(), [("y 1", [(1, 2), (3, 0)]), ("y 3", [(1, 0), (3, 2)])])

    def test_a_map_that_is_too_large_says_only_its_size_and_extremes(self):
        self.ax.imshow(np.arange(1000.0 * 1000).reshape(1000, 1000))
        self.assertEqual(self.series(), [])
        self.assertEqual(
            self.summary(),
            "Heat map of 1000 rows and 1000 columns; lowest 0 at 0 and 0; highest 999999 at 999 and 999",
        )

    def test_a_picture_next_to_a_line_is_a_note(self):
        self.ax.plot([1, 2], [1, 2])
        self.ax.imshow(np.zeros((2, 2, 4)))
        self.assertEqual(self.summary(), "Not read yet: picture of 2 rows and 2 columns" + INSTEAD)

    def test_triangles_with_a_value_at_each_corner_say_these_values(self):
        x, y = [0, 1, 2, 0, 1], [0, 0, 1, 2, 2]
        self.ax.tripcolor(x, y, [1, 2, 3, 4, 5], shading="gouraud")
        self.assertEqual(self.series()[0][1][:2], ["corner, x 0, y 0, value 1", "corner, x 1, y 0, value 2"])

    def test_names_on_a_color_bar_are_categories_when_every_value_has_one(self):
        for values, told in ([[-1, 0, 1]], [(0, 0), (1, 1), (2, 2)]), ([[-1, 0.4, 1]], [(0, -1), (1, 0.4), (2, 1)]):
            self.ax.clear()
            image = self.ax.imshow(values)
            bar = self.figure.colorbar(image, ticks=[-1, 0, 1])
            bar.ax.set_yticklabels(["low", "middle", "high"])
            self.assertEqual(self.series(), [("y 0", told)])
            bar.remove()


class Fields(KindTest):
    def test_contours_say_the_extent_of_each_level(self):
        self.ax.contour(GRID, levels=[2.5, 5])
        self.assertEqual(
            self.series(),
            [
                (
                    "Levels",
                    [
                        "level 2.5: 1 line, x from 0 to 1.5, y from 0 to 1.5",
                        "level 5: 1 line, x from 1.2 to 2, y from 1.2 to 2",
                    ],
                )
            ],
        )
        self.assertEqual(self.summary(), "Contours at 2 levels, 2.5 to 5")

    def test_filled_contours_say_the_extent_of_each_area(self):
        self.ax.contourf(GRID, levels=[1, 3, 9])
        self.assertEqual(
            self.series()[0][1],
            [
                "level 1 to 3: 1 area, x from 0 to 2, y from 0 to 2",
                "level 3 to 9: 1 area, x from 0 to 2, y from 0 to 2",
            ],
        )

    def test_arrows_say_their_length_and_their_direction(self):
        self.ax.quiver([2, 1, 3], [1, 2, 1], [1, 0, 0], [1, -2, 0])
        self.assertEqual(
            self.series(),
            [("Arrows", ["1, 2: 2 long, down", "2, 1: about 1.414 long, up and right", "3, 1: calm"])],
        )
        self.ax.clear()
        self.ax.barbs([1, 2], [1, 2], [10, 20], [0, 5])
        self.assertEqual(self.series()[0][1], ["1, 1: 10 long, right", "2, 2: about 20.62 long, right"])

    def test_shapes_and_words_placed_in_axes_coordinates_are_not_points(self):
        from matplotlib import patches

        arrow = patches.FancyArrowPatch((0, 0), (1, 1), transform=self.ax.transAxes)
        self.ax.add_patch(arrow)
        self.assertEqual(
            (self.summary(), self.series()), ("This kind of plot, arrows, is not read yet; it has no texts", [])
        )
        self.ax.plot([0, 0.5, 1], [0, 0.5, 1])
        self.ax.set(xlim=(0, 1), ylim=(0, 1))  # matplotlib now gives data and axes coordinates the same places
        self.ax.text(0.5, 0.5, "draft", transform=self.ax.transAxes)
        self.ax.annotate("corner", (1, 1), xycoords=self.ax.transAxes)
        self.assertEqual(self.series(), [("Series 1", [(0, 0), (0.5, 0.5), (1, 1)])])

    def test_shapes_in_the_data_say_their_names_and_extents(self):
        from matplotlib import patches

        self.ax.add_patch(patches.Circle((2, 3), 1, label="sun"))
        self.ax.add_patch(patches.Polygon([(0, 0), (1, 0), (0, 2)]))
        self.assertEqual(
            self.series(),
            [("Shapes", ["sun, x from 1 to 3, y from 2 to 4", "polygon, x from 0 to 1, y from 0 to 2"])],
        )


class Space(KindTest):
    def setUp(self):
        super().setUp()
        self.figure.clear()
        self.ax = self.figure.add_subplot(projection="3d")

    def test_dots_in_three_dimensions_say_x_y_and_z(self):
        self.ax.scatter([0, 2], [1, 3], [5, 4])
        self.ax.set_zlabel("height (m)")
        self.assertEqual(self.series(), [("height", ["x 0, y 1, z 5 m", "x 2, y 3, z 4 m"])])
        self.assertEqual(self.axis("z1"), {"title": "height", "unit": "m"})

    def test_a_line_in_three_dimensions_keeps_the_order_of_drawing(self):
        self.ax.plot([2, 1], [0, 0], [5, 4], label="way")
        self.assertEqual(self.series(), [("way", ["x 2, y 0, z 5", "x 1, y 0, z 4"])])

    def test_a_surface_has_a_series_for_each_row(self):
        x, y = np.meshgrid([0.0, 1, 2], [0.0, 1])
        for draw in self.ax.plot_surface, self.ax.plot_wireframe:
            with self.subTest(draw.__name__):
                self.ax.clear()
                draw(x, y, x + 10 * y)
                self.assertEqual(
                    self.series(), [("y 0", [(0, 0), (1, 1), (2, 2)]), ("y 1", [(0, 10), (1, 11), (2, 12)])]
                )


class Truth(KindTest):
    def test_a_map_of_truth_values_counts_them_and_names_the_column_with_most(self):
        for draw in self.ax.imshow, self.ax.pcolormesh:
            with self.subTest(draw.__name__):
                self.ax.clear()
                draw(np.array([[True, False, True], [False, False, True]]))
                self.ax.set_xticks([0, 1, 2] if draw == self.ax.imshow else [0.5, 1.5, 2.5], ["a", "b", "c"])
                self.assertEqual(self.summary(), "Map of 2 rows and 3 columns: 3 true, 3 false. Most true at c, 2")
                self.assertEqual(self.series()[0][1], ["a, true", "b, false", "c, true"])

    def test_a_map_of_truth_values_in_black_and_white_has_the_names_of_its_colors(self):
        self.ax.spy(np.eye(3))
        self.assertEqual(self.summary(), "Map of 3 rows and 3 columns: 6 white, 3 black")


class Names(KindTest):
    def test_dots_in_the_colors_of_a_legend_have_its_names(self):
        self.ax.scatter([3, 1, 2], [1, 2, 3], c=["red", "blue", "red"])
        for colour, name in ("red", "warm"), ("blue", "cold"):
            self.ax.scatter([], [], color=colour, label=name)
        self.ax.legend()
        self.assertEqual(self.series()[:2], [("warm", [(2, 3), (3, 1)]), ("cold", [(1, 2)])])

    def test_a_color_with_two_names_in_the_legend_names_no_series(self):
        from matplotlib.lines import Line2D

        self.ax.plot([1, 2], [1, 2], color="red")
        self.ax.plot([1, 2], [1, 2], color="blue")
        self.ax.legend(
            handles=[Line2D([], [], color=c, label=n) for c, n in (("red", "a"), ("red", "b"), ("blue", "c"))]
        )
        self.assertEqual([name for name, _ in self.series()], ["Series 1", "c"])

    def test_dots_with_a_color_bar_say_the_value_of_their_color(self):
        dots = self.ax.scatter([1, 2], [3, 4], c=[10, 20])
        self.figure.colorbar(dots, label="Power")
        self.assertEqual(self.series(), [("Series 1", ["1: 3, Power 10", "2: 4, Power 20"])])

    def test_20_dots_or_more_have_density_and_trend_in_the_summary(self):
        x = np.append(np.arange(10.0), np.full(10, 5.0))
        self.ax.scatter(x, 2 * x, label="n")
        self.assertEqual(
            self.summary(),
            "n, 20 dots, 12 of them where x is 3.6 to 5.4 and y is 7.2 to 10.8; y rises with x, correlation 1.00",
        )
