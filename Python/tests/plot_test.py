# SPDX-License-Identifier: MIT
"""The base class of tests that send a plot to a server, and short forms of the expected requests."""

import contextlib
import datetime
import io
import os
import unittest
import unittest.mock

import matplotlib
import matplotlib.pyplot as plt
from matplotlib.backend_bases import MouseButton, MouseEvent
from recording_server import RecordingServer

import a11y_speak
from a11y_speak import conversation
from a11y_speak.teller import complain

matplotlib.use("Agg")
HELLO = ["hello", {"client": "matplotlib"}]
X = {"id": "x", "title": None, "unit": None, "scale": "linear", "isX": True}
Y = X | {"id": "y", "isX": False}


def seconds(text):
    return datetime.datetime.fromisoformat(text + "+00:00").timestamp()


def chart(series, x=(0, 4), y=(0, 4), id="axes1", **more):
    """The requests that describe a chart. A series is a list of points, or a whole entry."""
    entries = [
        {"x": "x", "y": "y"}
        | (
            entry
            if isinstance(entry, dict)
            else {"id": f"series{n}", "name": f"Series {n}", "kind": "line", "points": entry}
        )
        for n, entry in enumerate(series, 1)
    ]
    return [
        [
            "describeChart",
            {
                "chart": {
                    "axes": [X | {"min": x[0], "max": x[1]}, Y | {"min": y[0], "max": y[1]}],
                    "title": None,
                    "series": [entry | {"points": []} for entry in entries],
                    "summary": None,
                    "id": id,
                }
                | more
            },
        ],
        *(
            [
                "appendPoints",
                {"chart": id, "series": entry["id"], "points": entry["points"][at : at + 2000]},
            ]
            for entry in entries
            for at in range(0, len(entry["points"]), 2000)
        ),
    ]


def range_changed(axis, low, high, cause="user", settled=None):
    return [
        "rangeChanged",
        {
            "chart": "axes1",
            "axis": axis,
            "min": low,
            "max": high,
            "cause": cause,
            "settled": settled,
        },
    ]


class PlotTest(unittest.TestCase):
    """A server, and a plot of 1024 x 512 pixels that shows 0 to 4 on both axes."""

    def setUp(self):
        self.server = self.enterContext(RecordingServer())
        self.server.outcome = "finished"
        os.environ["A11Y_SPEAKD_SOCKET"] = self.server.path
        # A busy machine may draw for longer than a client bears silence.
        self.enterContext(unittest.mock.patch.object(conversation, "LONGEST_SILENCE", 600))
        complain.cache_clear()
        self.errors = self.enterContext(contextlib.redirect_stderr(io.StringIO()))
        self.figure = plt.figure(figsize=(10.24, 5.12), dpi=100)
        self.addCleanup(self.finish)

    def finish(self):
        """Closes all figures, and waits for the thread of their speaker."""
        plt.close("all")
        if speaker := getattr(self, "speaker", None):
            speaker.close()
            self.assertTrue(speaker._teller.join(100))

    def axes(self, **settings):
        ax = self.figure.add_axes((0, 0, 1, 1))
        ax.set(**{"xlim": (0, 4), "ylim": (0, 4)} | settings)
        return ax

    def speak(self, target=None):
        self.speaker = a11y_speak.speak(target or self.figure, summary=False)
        self.assertTrue(self.speaker.wait())
        return self.take()

    def take(self):
        """The requests received since the last call, without those that begin every connection."""
        taken = [each for each in self.server.take() if each[0] not in ("subscribe", "status")]
        return [HELLO if method == "hello" else [method, params] for method, params in taken]

    def told(self):
        """The requests received since the last call, after the speaker has sent everything."""
        self.speaker.wait()
        return self.take()

    def mouse(self, kind, x, y, button=MouseButton.LEFT, **more):
        if kind == "motion_notify":
            more["buttons"] = [button]
        MouseEvent(kind + "_event", self.figure.canvas, x, y, button, **more)._process()
