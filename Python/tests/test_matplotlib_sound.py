# SPDX-License-Identifier: MIT
"""The requests of a figure that is played."""

import unittest

from plot_test import HELLO, PlotTest, chart

import a11y_speak


def sonify(chart="axes1", **more):
    return ["sonify", {"chart": chart, "words": "around", "queue": True} | more]


class Sounds(PlotTest):
    def play(self, target=None, **how):
        self.speaker = a11y_speak.sonify(target or self.figure, **how)
        self.assertTrue(self.speaker.wait())
        return self.take()

    def test_sonify_of_a_new_figure_describes_it_and_plays_it(self):
        self.axes().plot([1, 2], [1, 2])
        self.assertEqual(self.play(), [HELLO, *chart([[[1, 1], [2, 2]]]), sonify()])

    def test_sonify_of_a_spoken_figure_plays_its_present_points(self):
        (line,) = self.axes().plot([1, 2], [1, 2])
        self.speak()
        self.assertEqual(self.play(seconds=5, mode="glide"), [sonify(seconds=5, mode="glide")])
        line.set_ydata([3, 2])
        self.assertEqual(self.play(words="none"), [*chart([[[1, 3], [2, 2]]]), sonify(words="none")])

    def test_a_figure_of_several_plots_plays_each_in_turn(self):
        for place in 1, 2:
            self.figure.add_subplot(1, 2, place).plot([1, 2], [1, 2])
        self.assertEqual(
            [each for each in self.play() if each[0] == "sonify"],
            [sonify(), sonify("axes2")],
        )

    def test_a_figure_without_points_prints_that_there_is_nothing_to_play(self):
        self.axes()
        self.play()
        self.assertEqual(self.errors.getvalue(), "a11y-speakd: there is nothing to play in this figure\n")

    def test_a_daemon_without_sonify_has_its_error_printed(self):
        self.server.refuse("sonify", "There is no method.")
        self.axes().plot([1, 2], [1, 2])
        self.play()
        self.assertIn("There is no method.", self.errors.getvalue())


if __name__ == "__main__":
    unittest.main()
