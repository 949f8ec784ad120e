# SPDX-License-Identifier: MIT
"""The reports of changes that a person or a program makes to a described plot."""

import unittest

from matplotlib.backend_bases import CloseEvent, NavigationToolbar2
from plot_test import PlotTest, chart, range_changed


class Ranges(PlotTest):
    def setUp(self):
        super().setUp()
        self.ax = self.axes()
        (self.line,) = self.ax.plot([1, 2, 3], [1, 2, 3], picker=5)

    def use_toolbar(self):
        toolbar = NavigationToolbar2(self.figure.canvas)
        self.figure.canvas.draw()
        self.speak()
        return toolbar

    def test_a_range_set_without_a_toolbar_is_reported_as_a_users_change(self):
        self.speak()
        self.ax.set_xlim(1, 3)
        self.ax.set_xlim(1, 3)
        self.ax.set_ylim(0, 2)
        self.assertEqual(self.told(), [range_changed("x", 1, 3), range_changed("y", 0, 2)])

    def test_an_autoscaled_range_is_reported_as_a_programs_change(self):
        self.speak()
        self.ax.margins(0)
        self.ax.autoscale(axis="x")
        self.ax.get_xlim()
        self.assertEqual(self.told(), [range_changed("x", 1, 3, "program")])

    def test_a_pan_is_unsettled_until_the_button_is_released(self):
        self.use_toolbar().pan()
        self.mouse("button_press", 512, 256)
        self.mouse("motion_notify", 256, 256)
        self.mouse("motion_notify", 0, 256)
        self.mouse("button_release", 0, 256)
        self.assertEqual(
            self.told(),
            [
                range_changed("x", 1, 5, settled=False),
                range_changed("x", 2, 6, settled=False),
                range_changed("x", 2, 6, settled=True),
            ],
        )

    def test_a_zoom_to_a_rectangle_ends_settled(self):
        self.use_toolbar().zoom()
        self.mouse("button_press", 256, 128)
        self.mouse("motion_notify", 512, 256)
        self.mouse("button_release", 512, 256)
        self.assertEqual(
            self.told(),
            [
                range_changed("x", 1, 2, settled=False),
                range_changed("y", 1, 2, settled=False),
                range_changed("x", 1, 2, settled=True),
                range_changed("y", 1, 2, settled=True),
            ],
        )

    def test_the_home_button_is_reported_as_a_users_change(self):
        toolbar = self.use_toolbar()
        toolbar.push_current()
        self.figure.canvas.draw()
        self.ax.set_xlim(1, 2)
        self.figure.canvas.draw()
        toolbar.push_current()
        self.figure.canvas.draw()
        self.told()
        toolbar.home()
        self.assertEqual(self.told(), [range_changed("x", 0, 4)])

    def test_a_click_on_a_point_announces_it_and_a_click_elsewhere_does_not(self):
        self.ax.set(xlabel="Distance (m)")
        self.line.set_label("Height")
        self.speak()
        self.mouse("button_press", 512, 256)
        self.mouse("button_release", 512, 256)
        self.mouse("button_press", 600, 100)
        self.assertEqual(self.told(), [["announce", {"text": "Height, 2.000, 2"}]])


class Changes(PlotTest):
    def setUp(self):
        super().setUp()
        self.ax = self.axes()
        (self.line,) = self.ax.plot([1, 2], [1, 2])
        self.speak()

    def draw(self):
        self.figure.canvas.draw()
        return self.told()

    def test_a_redraw_without_a_change_sends_nothing(self):
        self.assertEqual(self.draw(), [])

    def test_changed_points_are_described_again(self):
        self.line.set_ydata([3, 2])
        self.assertEqual(self.draw(), [*chart([[[1, 3], [2, 2]]])])
        self.line.set_data([1], [3])
        self.assertEqual(self.draw(), [*chart([[[1, 3]]])])

    def test_bars_that_grow_are_described_again(self):
        bars = self.ax.bar([1], [2])
        columns = {"id": "series2", "name": "Series 2", "kind": "column", "points": [[1, 2]]}
        line = {"id": "series1", "name": "Series 1", "kind": "line", "points": [[1, 1], [2, 2]]}
        self.assertEqual(self.draw(), [*chart([line, columns])])
        bars[0].set_height(3)
        self.assertEqual(self.draw(), [*chart([line, columns | {"points": [[1, 3]]}])])

    def test_a_title_set_after_speak_is_described(self):
        self.ax.set_title("Late")
        self.assertEqual(self.draw(), [*chart([[[1, 1], [2, 2]]], title="Late")])

    def test_a_cleared_axes_removes_its_chart_and_a_new_plot_on_it_is_described(self):
        self.ax.clear()
        self.assertEqual(self.draw(), [["removeChart", {"chart": "axes1"}]])
        self.ax.plot([1], [1])
        self.ax.set(xlim=(0, 4), ylim=(0, 4))
        self.assertEqual(self.draw(), [*chart([[[1, 1]]])])
        self.ax.set_xlim(1, 2)
        self.assertEqual(self.told(), [range_changed("x", 1, 2)])

    def test_a_removed_axes_removes_its_chart(self):
        self.ax.remove()
        self.assertEqual(self.draw(), [["removeChart", {"chart": "axes1"}]])

    def test_a_closed_figure_removes_its_chart_and_stops_reporting_changes(self):
        CloseEvent("close_event", self.figure.canvas)._process()
        self.assertEqual(self.told(), [["removeChart", {"chart": "axes1"}]])
        self.assertEqual(self.draw(), [])


if __name__ == "__main__":
    unittest.main()
