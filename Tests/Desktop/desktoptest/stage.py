# SPDX-License-Identifier: MIT
"""Shared parts of the tests of `a11y-speak desktop`: the daemon, the ears, the bus, and the running unit."""
import subprocess
import time
import unittest

from .accessibility import Bus
from .daemon import Daemon
from .ears import Ears

UNIT = "a11y-speak-desktop.service"


def manage(*arguments):
    """Runs a command of the user's service manager, and returns its output."""
    run = subprocess.run(["systemctl", "--user", *arguments], capture_output=True, text=True)
    if run.returncode:
        raise AssertionError(f"systemctl {' '.join(arguments)}: {run.stderr.strip()}")
    return run.stdout.strip()


class DesktopCase(unittest.TestCase):
    """A test while `a11y-speak desktop` runs."""

    @classmethod
    def setUpClass(cls):
        cls.daemon, cls.ears, cls.bus = Daemon(), Ears(), Bus()
        cls.ears.begin()
        manage("restart", UNIT)

    @classmethod
    def tearDownClass(cls):
        manage("stop", UNIT)
        cls.ears.close()
        cls.bus.close()

    def reach(self, program, way="polite"):
        """Announces until the daemon accepts a text: a toolkit needs a moment before it sends anything."""
        for number in range(80):
            text = f"hello {number} of {program.process.pid}"
            program.send(way, text)
            try:
                self.daemon.wait_for(text, "queued", 0.25)
                break
            except AssertionError:
                pass
        else:
            self.fail("nothing of it comes to the daemon")
        self.rest()

    def rest(self):
        """Waits until nothing is spoken and the sound is silent."""
        self.daemon.wait_idle()
        self.ears.wait_silence(0.4)

    def told(self, text):
        """The events of that text, as (client, state)."""
        return [(event.get("client"), event["state"]) for event in self.daemon.of(text)]

    def hear(self, program, way, phrase, phrases, name):
        """Announces, and listens until there is silence. Returns the events, the words, and the time from the call to the
        first sound. `name` is the recording's."""
        self.daemon.forget()
        sent = program.send(way, phrase)
        self.daemon.wait_over(phrase)
        first = self.ears.first_sound(sent)
        self.rest()
        words = self.ears.words(sent, time.monotonic(), phrases, name)
        return self.told(phrase), words, first and first - sent
