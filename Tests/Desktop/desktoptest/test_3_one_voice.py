# SPDX-License-Identifier: MIT
"""A screen reader starts and ends: each announcement is spoken by the reader or by the bridge, and no gap lasts long."""
import itertools
import statistics
import subprocess
import tempfile
import time

from . import eventually, report, sender
from .accessibility import Bus
from .stage import DesktopCase

TURNS = 100
BAR = 0.1  # the longest allowed silence of both, in seconds
PAGE = ["polite", "alert", "notify"]
PHRASES = ["alpha bravo", "charlie delta", "echo foxtrot", "golf india", "oscar papa", "mike november"]


class Comers(DesktopCase):
    """Each announcement is heard from one voice."""

    def announce_until_accepted(self, program, name):
        """Announces repeatedly until the daemon accepts any of the texts, and returns the time when that text was sent."""
        sent = []
        for number in range(200):
            sent.append(program.send("polite", f"{name} try {number} end"))
            with self.daemon.news:
                taken = self.daemon.news.wait_for(lambda: self.taken(name), 0.02)
            if taken:
                return sent[int(taken[0]["text"].split(" try ")[1].split()[0])]
        raise AssertionError(f"nobody says {name}")

    def taken(self, name):
        """The accepted texts of that name."""
        return [event for event in self.daemon.of(f"{name} try ") if event["state"] == "queued"]

    def note_gaps(self, who, gaps):
        report.append(f"{who} comes and goes {len(gaps)} times", report.table(
            ("until what is announced is ours again", "median", "worst", "bar", "met"),
            [("ms", round(statistics.median(gaps) * 1000), round(max(gaps) * 1000), round(BAR * 1000),
              "yes" if max(gaps) <= BAR else "**no**")]))

    def test_1_announcements_have_one_voice_over_100_listeners(self):
        # Several programs, because not every announcement of a busy one is spoken.
        programs = [sender.toolkit("raw") for _ in range(10)]
        for program in programs:
            self.addCleanup(program.close)
            program.wait("ready")
        gaps, read, turns = [], set(), itertools.cycle(programs)
        for turn in range(TURNS):
            program, reader = next(turns), Bus()
            reader.register()
            text = f"quiet {turn} end"
            program.send("polite", text)
            self.assertIsNotNone(reader.announced(text))
            # Every second listener deregisters; the others just close.
            if turn % 2:
                reader.deregister()
            read.update(each.text for each in reader.announcements)
            gone = time.monotonic()
            reader.close()
            gaps.append(max(0, self.announce_until_accepted(program, f"loud {turn}") - gone))
        self.note_gaps("A listener", gaps)
        self.assertEqual([text for text in read if self.told(text)], [], "these were said by both")

    def test_2_announcements_have_one_voice_over_3_starts_of_orca(self):
        program = sender.toolkit("gtk4")
        self.addCleanup(program.close)
        program.wait("ready")
        self.reach(program)
        gaps, phrases = [], iter(PHRASES)
        for turn in range(3):
            orca = self.start_orca()
            self.say(program, next(phrases), "orca")
            gaps.append(self.end_orca(orca, program, turn))
            self.rest()
            self.say(program, next(phrases), "gtk4")
        self.note_gaps("Orca", gaps)

    # Orca's omissions, such as Chromium's role "status", are not checked: while Orca listens, they are its own choice.
    def test_3_orca_alone_announces_pages(self):
        orca = self.start_orca()
        for name, start in {"chromium": sender.chromium, "firefox-esr": sender.firefox}.items():
            with self.subTest(name), tempfile.TemporaryDirectory() as folder:
                program = start(folder)
                self.addCleanup(program.close)
                program.wait("ready")
                self.reach(program)
                said = {way: self.who_says(program, way, f"{way} of {name}") for way in PAGE}
                self.assertEqual(said, {way: ["Orca"] for way in PAGE})
                program.close()
        self.assertEqual(self.end(orca), 0)

    def who_says(self, program, way, text):
        """The clients that announce this text. A later announcement ends the wait."""
        self.rest()
        self.daemon.forget()
        program.send(way, text)
        program.send("notify-high", f"after {text}")
        self.daemon.wait_over(f"after {text}")
        self.rest()
        return [event["client"] for event in self.daemon.events if event["state"] == "queued" and event.get("text") == text]

    def start_orca(self):
        orca = subprocess.Popen(["orca"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(orca.kill)
        ours = self.bus.readers()
        eventually("Orca to listen", lambda: self.bus.readers() - ours)
        self.daemon.wait_for("Screen reader on", "finished")
        self.rest()
        return orca

    def end_orca(self, orca, program, turn):
        """The seconds from Orca's deregistration until the daemon accepts an announcement."""
        before = len(self.bus.left)
        orca.terminate()
        with self.bus.news:
            self.assertTrue(self.bus.news.wait_for(lambda: len(self.bus.left) > before, 30), "Orca does not go")
            gone = self.bus.left[before][1]
        first = self.announce_until_accepted(program, f"loud {turn}")
        self.assertEqual(orca.wait(30), 0)
        return max(0, first - gone)

    def end(self, orca):
        orca.terminate()
        return orca.wait(30)

    def say(self, program, phrase, client):
        """Announces a phrase, and checks that one client speaks it and it is heard once."""
        with self.subTest(f"{phrase}, by {client}"):
            told, words, _ = self.hear(program, "assertive", phrase, PHRASES, f"{phrase} by {client}")
            self.assertEqual([(who.lower(), state) for who, state in told],
                             [(client, state) for state in ("queued", "began", "finished")])
            self.assertEqual(words, phrase)
