# SPDX-License-Identifier: MIT
"""The unit of `a11y-speak desktop` starts and stops with the graphical session, and undoes its changes."""
import os

from . import accessibility, eventually, sender
from .daemon import Daemon
from .stage import UNIT, DesktopCase, manage

# A desktop has its own target, which starts and stops the graphical session.
SESSION = """[Unit]
Description=A session of the test
BindsTo=graphical-session.target
"""


class Unit(DesktopCase):
    """The unit is opt-in, and undoes its changes however it ends."""

    def tearDown(self):
        manage("disable", UNIT)

    def is_active(self):
        return manage("show", "--value", "--property=ActiveState", UNIT) == "active"

    def main_process(self):
        return manage("show", "--value", "--property=MainPID", UNIT)

    def test_1_the_unit_starts_and_stops_with_the_graphical_session(self):
        manage("stop", UNIT)
        folder = os.path.expanduser("~/.config/systemd/user")
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, "test-session.target"), "w") as file:
            file.write(SESSION)
        manage("daemon-reload")
        self.assertFalse(self.is_active())
        manage("enable", UNIT)
        manage("start", "test-session.target")
        eventually("the unit", self.is_active)
        manage("stop", "test-session.target")
        eventually("the unit's end", lambda: not self.is_active())

    def test_2_toolkits_are_disabled_when_the_unit_stops(self):
        manage("restart", UNIT)
        eventually("toolkits to be enabled", accessibility.is_enabled)
        manage("stop", UNIT)
        self.assertFalse(accessibility.is_enabled())

    def test_3_a_killed_unit_restarts_and_the_daemon_continues(self):
        manage("restart", UNIT)
        program = sender.toolkit("gtk4")
        self.addCleanup(program.close)
        program.wait("ready")
        self.reach(program)
        killed = self.main_process()
        manage("kill", "--signal=KILL", UNIT)
        eventually("another process", lambda: self.main_process() not in (killed, "0"))
        self.reach(program)
        bus = accessibility.Bus()
        self.addCleanup(bus.close)
        eventually("the new process to listen", bus.readers)
        manage("stop", UNIT)
        eventually("toolkits to be as they were", lambda: not accessibility.is_enabled())
        self.assertEqual(Daemon().ask("status")["waiting"], 0)
