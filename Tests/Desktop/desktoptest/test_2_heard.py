# SPDX-License-Identifier: MIT
"""Each way in which real programs announce is heard once, under the program's name."""
import os
import subprocess
import tempfile
import time

from . import report, sender
from .stage import DesktopCase

# Two words each, which the recognizer does not confuse.
PHRASES = ["alpha bravo", "charlie delta", "echo foxtrot", "golf india", "juliet lima", "mike november", "oscar papa",
           "quebec romeo"]
ONCE = ["queued", "began", "finished"]
TOOLKITS = {  # the client's name, and the package with the version
    "gtk4": ("gtk4", "libgtk-4-1"),
    "gtk3": ("gtk3", "libgtk-3-0t64"),
    "qt6": ("qt6", "libqt6gui6"),
    "accesskit_live": ("accesskit_live", None),
}
BROWSERS = {"chromium": (sender.chromium, "chromium"), "firefox-esr": (sender.firefox, "firefox-esr")}
# The signal by which each way reaches the bus.
PAGE = {"polite": "text-changed", "assertive": "text-changed", "status": "text-changed", "log": "text-changed",
        "alert": "text-changed", "notify": "announcement", "notify-high": "announcement"}


class Notifier:
    """notify-send, one process for each notification, as a sender."""

    def __init__(self, name):
        self.name = name

    def send(self, way, text):
        sent = time.monotonic()
        subprocess.run(["notify-send", "--app-name", self.name, "--urgency", way, text], check=True)
        return sent


class Heard(DesktopCase):
    """Each announcement is heard once, word for word, and the daemon knows its program."""

    def check(self, program, client, version, ways):
        for phrase, (way, on_bus) in zip(PHRASES, ways.items()):
            with self.subTest(f"{client}, {way}"):
                told, words, latency = self.hear(program, way, phrase, PHRASES, f"{client} {way}")
                self.assertEqual(told, [(client, state) for state in ONCE])
                self.assertEqual(words, phrase)
                report.note(f"{client}, {way}", version, on_bus, words, latency)

    def test_1_toolkits_are_heard_once(self):
        for name, (client, package) in TOOLKITS.items():
            with self.subTest(name):
                program = sender.toolkit(name)
                self.addCleanup(program.close)
                program.wait("ready")
                self.reach(program)
                version = report.version(package) if package else accesskit_version()
                self.check(program, client, version, {"polite": "announcement", "assertive": "announcement"})
                program.close()

    def test_2_browsers_are_heard_once(self):
        for name, (start, package) in BROWSERS.items():
            with self.subTest(name), tempfile.TemporaryDirectory() as folder:
                program = start(folder)
                self.addCleanup(program.close)
                program.wait("ready")
                self.reach(program)
                self.check(program, name, report.version(package), PAGE)
                program.close()

    def test_3_notifications_are_heard_once(self):
        ways = {urgency: "Notify" for urgency in ("low", "normal", "critical")}
        self.check(Notifier("Mumble"), "Mumble", report.version("libnotify-bin"), ways)

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        report.append("What was heard", report.table(report.HEAD, report.rows))


def accesskit_version():
    with open(os.path.join(os.path.dirname(sender.SENDERS), "accesskit.txt")) as file:
        return file.read().strip().rpartition("==")[2]
