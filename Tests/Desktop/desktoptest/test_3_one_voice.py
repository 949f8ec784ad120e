# SPDX-License-Identifier: MIT
"""A screen reader comes and goes: what is announced is said by one of us, and never by nobody for long."""
import itertools
import statistics
import subprocess
import time

from . import eventually, report, sender
from .accessibility import Bus
from .stage import DesktopCase

TURNS = 100
BAR = 0.1  # seconds that nobody may speak
PHRASES = ["alpha bravo", "charlie delta", "echo foxtrot", "golf india", "juliet lima", "mike november"]


class Comers(DesktopCase):
    """Each is heard from one voice."""

    def announce_until_accepted(self, program, name):
        """Announces again and again until the daemon takes one; when the first of those was sent that it took."""
        for number in itertools.count():
            text = f"{name} try {number} end"
            sent = program.send("polite", text)
            try:
                self.daemon.wait_for(text, "queued", 0.02)
                return sent
            except AssertionError:
                self.assertLess(number, 200, f"nobody says {name}")

    def note_gaps(self, who, gaps):
        report.append(f"{who} comes and goes {len(gaps)} times", report.table(
            ("until what is announced is ours again", "median", "worst", "bar", "met"),
            [("ms", round(statistics.median(gaps) * 1000), round(max(gaps) * 1000), round(BAR * 1000),
              "yes" if max(gaps) <= BAR else "**no**")]))

    def test_1_a_listener_that_comes_and_goes_a_hundred_times(self):
        # Several, as one that announces often is not said each time.
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
            # One says that it goes, the next is killed.
            if turn % 2:
                reader.deregister()
            read.update(each.text for each in reader.announcements)
            gone = time.monotonic()
            reader.close()
            gaps.append(max(0, self.announce_until_accepted(program, f"loud {turn}") - gone))
        self.note_gaps("A listener", gaps)
        self.assertEqual([text for text in read if self.told(text)], [], "these were said by both")

    def test_2_orca_comes_and_goes(self):
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

    def start_orca(self):
        orca = subprocess.Popen(["orca"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(orca.kill)
        ours = self.bus.readers()
        eventually("Orca to listen", lambda: self.bus.readers() - ours)
        self.daemon.wait_for("Screen reader on", "finished")
        self.rest()
        return orca

    def end_orca(self, orca, program, turn):
        """The seconds from when it listens no more until what is announced is said by us."""
        before = len(self.bus.left)
        orca.terminate()
        with self.bus.news:
            self.assertTrue(self.bus.news.wait_for(lambda: len(self.bus.left) > before, 30), "Orca does not go")
            gone = self.bus.left[before][1]
        first = self.announce_until_accepted(program, f"loud {turn}")
        self.assertEqual(orca.wait(30), 0)
        return max(0, first - gone)

    def say(self, program, phrase, client):
        """One voice says it, and it is heard once."""
        with self.subTest(f"{phrase}, by {client}"):
            words, told, _ = self.hear(program, "assertive", phrase, PHRASES)
            self.assertEqual(words, phrase)
            self.assertEqual([(who.lower(), state) for who, state in told],
                             [(client, state) for state in ("queued", "began", "finished")])
