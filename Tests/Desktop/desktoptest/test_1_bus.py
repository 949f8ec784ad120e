# SPDX-License-Identifier: MIT
"""The announcements that each toolkit sends without a listener, with one, and with toolkits enabled: the table of README.md."""
import tempfile
import unittest

from . import accessibility, sender

# The politeness of the announcements that arrive of two: without a listener, with a listener, and also with IsEnabled.
BOTH, NONE = [1, 2], []
EXPECTED = {
    "gtk4": (BOTH, BOTH, BOTH),
    "gtk3": (NONE, BOTH, BOTH),
    "qt6": (NONE, BOTH, BOTH),
    "accesskit_live": (NONE, NONE, BOTH),
}
BROWSERS = {"chromium": sender.chromium, "firefox": sender.firefox}


class Announcements(unittest.TestCase):
    """Each toolkit announces with the requested politeness, under the conditions of the table."""

    @classmethod
    def setUpClass(cls):
        cls.bus = accessibility.Bus()

    @classmethod
    def tearDownClass(cls):
        accessibility.set_enabled(False)
        cls.bus.close()

    def politeness(self, program, ways, patience):
        """The politeness of one announcement each way, without those that do not arrive in time."""
        found = []
        for way in ways:
            text = f"{way} {id(program)}"
            program.send(way, text)
            announcement = self.bus.announced(text, patience)
            found += [announcement.politeness] if announcement else []
        return found

    def reach(self, program, way):
        """Announces until a text arrives: a toolkit learns of a listener a moment after its start."""
        for number in range(40):
            text = f"start {number} of {id(program)}"
            program.send(way, text)
            if self.bus.announced(text, 0.25):
                return
        self.fail("nothing comes")

    def compare(self, column):
        for name, expected in EXPECTED.items():
            with self.subTest(name):
                program = sender.toolkit(name)
                self.addCleanup(program.close)
                program.wait("ready")
                if expected[column]:
                    self.reach(program, "polite")
                self.assertEqual(self.politeness(program, ["polite", "assertive"], 1), expected[column])
                program.close()

    def test_1_without_a_listener_gtk_4_alone_announces(self):
        self.assertFalse(accessibility.is_enabled())
        self.compare(0)

    def test_2_with_a_listener_gtk_and_qt_announce(self):
        self.bus.register()
        self.assertFalse(accessibility.is_enabled())
        self.compare(1)

    def test_3_with_toolkits_enabled_every_toolkit_announces(self):
        accessibility.set_enabled(True)
        self.compare(2)

    def test_4_browsers_announce_by_ariaNotify(self):
        for name, start in BROWSERS.items():
            with self.subTest(name), tempfile.TemporaryDirectory() as folder:
                program = start(folder)
                self.addCleanup(program.close)
                program.wait("ready")
                self.assertIn("has ariaNotify", program.said)
                if name == "chromium":
                    self.assertEqual(self.politeness(program, ["notify"], 2), NONE)
                    self.wake()
                self.bus.wait_for_page()
                self.reach(program, "notify")
                self.assertEqual(self.politeness(program, ["notify", "notify-high"], 2), BOTH)
                program.close()

    def wake(self):
        """Chromium builds no tree of its pages until a client asks for the attributes of one of its objects."""
        for application in self.bus.applications():
            self.bus.attributes(*application)
