# SPDX-License-Identifier: MIT
"""`a11y-speak follow --journal`, on the journal of a machine that systemd has booted."""
import itertools
import subprocess
import unittest

from . import eventually
from .daemon import Daemon


class Journal(unittest.TestCase):
    """The matching lines of the journal are announced on request, and no others."""

    def test_matching_lines_are_announced_when_they_are_logged(self):
        daemon = Daemon()
        follower = subprocess.Popen(["a11y-speak", "follow", "--journal", "--match", "disk"])
        self.addCleanup(follower.wait)
        self.addCleanup(follower.terminate)
        numbers = itertools.count()

        def log():
            for line in (f"disk {next(numbers)} is full", "nothing of interest"):
                subprocess.run(["systemd-cat", "--identifier=machine-room", "echo", line], check=True)
            return any("is full" in event.get("text", "") for event in daemon.events)

        eventually("a line of the journal", log, pause=0.5)
        self.assertFalse([event for event in daemon.events if "interest" in event.get("text", "")])
