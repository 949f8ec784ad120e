# SPDX-License-Identifier: MIT
"""A plot whose daemon is absent, dies, does not read, or refuses; and the demo."""

import gc
import os
import pathlib
import subprocess
import sys
import unittest

import matplotlib.pyplot as plt
import numpy as np
from plot_test import HELLO, PlotTest, chart, range_changed, seconds

import a11y_speak

PACKAGE = pathlib.Path(__file__).parents[1]
DEMO = PACKAGE.parent / "Examples" / "matplotlib" / "demo.py"


def outage(path):
    """The only line that a figure without a daemon prints."""
    return (
        f"a11y-speakd: no daemon answers at {path} (No such file or directory): start it with "
        "'systemctl --user start a11y-speakd.socket' or 'a11y-speakd &'. Going on without speech.\n"
    )


class Faults(PlotTest):
    def setUp(self):
        super().setUp()
        self.ax = self.axes()
        self.ax.plot([1], [1])
        self.outage = outage(self.server.path)

    def test_a_figure_without_a_daemon_prints_one_line_and_finds_a_daemon_started_later(self):
        self.server.stop()
        self.speaker = a11y_speak.speak(self.figure, summary=False)
        self.ax.set_xlim(1, 3)
        self.figure.canvas.draw()
        self.assertFalse(self.speaker.wait())
        self.assertEqual(self.errors.getvalue(), self.outage)
        self.server.start()
        self.ax.set_xlim(0, 2)
        self.assertEqual(self.told(), [HELLO, *chart([[[1, 1]]], x=(0, 2))])
        self.assertEqual(self.errors.getvalue(), self.outage)

    def test_a_figure_whose_daemon_dies_prints_one_line_and_describes_itself_to_the_next(self):
        self.speak()
        self.server.stop()
        self.ax.set_xlim(1, 2)
        self.figure.canvas.draw()
        self.assertFalse(self.speaker.wait())
        self.assertEqual(self.errors.getvalue(), self.outage)
        self.server.start()
        self.ax.set_xlim(0, 2)
        self.assertEqual(self.told(), [HELLO, *chart([[[1, 1]]], x=(0, 2))])
        self.ax.set_xlim(0, 3)
        self.assertEqual(self.told(), [range_changed("x", 0, 3)])
        self.assertEqual(self.errors.getvalue(), self.outage)

    def test_a_daemon_that_does_not_read_delays_nothing_and_later_gets_everything_in_order(self):
        (line,) = self.ax.plot(np.arange(100_000))
        with self.server.stopped():
            self.speaker = a11y_speak.speak(self.figure, summary=False)
            self.ax.set_xlim(1, 3)
            line.set_data([1], [2])
            self.figure.canvas.draw()
            self.ax.set_xlim(0, 2)
            self.assertEqual(self.take(), [])
        points = [[n, n] for n in range(100_000)]
        self.assertTrue(
            self.told()
            == [
                HELLO,
                *chart([[[1, 1]], points]),
                range_changed("x", 1, 3),
                *chart([[[1, 1]], [[1, 2]]], x=(1, 3)),
                range_changed("x", 0, 2),
            ]
        )

    def test_a_description_is_dropped_while_a_thousand_requests_wait(self):
        (line,) = self.ax.plot([1], [1])
        with self.server.stopped():
            self.speaker = a11y_speak.speak(self.figure, summary=False)
            for n in range(1000):
                self.ax.set_xlim(0, 5 + n)
            line.set_data([1], [2])
            self.figure.canvas.draw()
        self.assertEqual(
            self.told(),
            [
                HELLO,
                *chart([[[1, 1]], [[1, 1]]]),
                *(range_changed("x", 0, 5 + n) for n in range(1000)),
            ],
        )
        self.figure.canvas.draw()
        self.assertEqual(self.told(), chart([[[1, 1]], [[1, 2]]], x=(0, 1004)))

    def test_a_repeated_error_of_the_daemon_is_printed_once(self):
        self.server.refuse("rangeChanged", "There is no such chart: describe it first.")
        self.speak()
        self.ax.set_xlim(1, 3)
        self.ax.set_xlim(0, 2)
        self.assertEqual(self.told(), [range_changed("x", 1, 3), range_changed("x", 0, 2)])
        self.assertEqual(
            self.errors.getvalue(),
            "a11y-speakd: There is no such chart: describe it first.\n",
        )

    def test_an_error_while_reading_the_figure_is_printed_and_the_plot_goes_on(self):
        self.speak()
        self.ax.get_title = None
        self.figure.canvas.draw()
        self.figure.canvas.draw()
        self.assertEqual(
            self.errors.getvalue(),
            "a11y-speakd: TypeError(\"'NoneType' object is not callable\")\n",
        )

    def test_events_and_requests_of_the_daemon_are_not_taken_for_replies(self):
        self.server.chatter = True
        self.speak()
        self.ax.set_xlim(1, 3)
        self.assertEqual(self.told(), [range_changed("x", 1, 3)])
        self.assertEqual(self.errors.getvalue(), "")

    def test_a_deleted_figure_ends_its_thread(self):
        figure = plt.figure()
        figure.add_subplot().plot([1, 2])
        thread = a11y_speak.speak(figure, summary=False)._teller._thread
        plt.close(figure)
        del figure
        gc.collect()
        thread.join(10)
        self.assertFalse(thread.is_alive())


class Demo(PlotTest):
    def run_demo(self):
        return subprocess.run(
            [sys.executable, DEMO, "--script"],
            timeout=120,
            capture_output=True,
            text=True,
            env=os.environ | {"PYTHONPATH": str(PACKAGE)},
        )

    def test_the_demo_script_exits_with_0_when_every_request_is_answered(self):
        done = self.run_demo()
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))
        told = self.take()
        self.assertEqual(
            [method for method, _ in told[:4]],
            ["hello", "describeChart", "appendPoints", "appendPoints"],
        )
        self.assertEqual(
            [each for each in told[4:] if each[0] not in ("announce", "chart")],
            [
                range_changed("x", seconds(first), seconds(last), settled=settled)
                for first, last in [
                    ("2012-01-01", "2013-01-01"),
                    ("2013-01-01", "2014-01-01"),
                    ("2013-06-01", "2013-09-01"),
                    ("2012-01-01", "2016-01-01"),
                ]
                for settled in (False, True)
            ],
        )

    def test_the_demo_script_exits_with_1_without_a_daemon(self):
        self.server.stop()
        done = self.run_demo()
        self.assertEqual(
            (done.returncode, done.stdout, done.stderr),
            (
                1,
                "",
                outage(self.server.path),
            ),
        )


if __name__ == "__main__":
    unittest.main()
