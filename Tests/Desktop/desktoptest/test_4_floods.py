# SPDX-License-Identifier: MIT
"""Programs that announce too much: the last text is heard, and few before it."""
import subprocess

from . import sender
from .stage import DesktopCase


class Floods(DesktopCase):
    """A flood gives few sentences, and the last text is one of them."""

    def heard(self):
        """The texts that were heard to their end."""
        return [event["text"] for event in self.daemon.events if event["state"] == "finished"]

    def test_1_100_announcements_of_gtk_4_give_two_sentences_at_most(self):
        program = sender.toolkit("gtk4")
        self.addCleanup(program.close)
        program.wait("ready")
        self.reach(program)
        self.daemon.forget()
        program.send_all([f"polite step {number} of 100" for number in range(1, 101)])
        self.daemon.wait_for("step 100 of 100", "finished")
        self.rest()
        heard = self.heard()
        self.assertLessEqual(len(heard), 2, heard)
        self.assertIn("step 100 of 100", heard[-1])

    def test_2_50_notifications_in_one_place_end_with_the_last(self):
        self.daemon.forget()
        first = subprocess.run(["notify-send", "--app-name", "Updates", "--print-id", "Step 1"], check=True,
                               capture_output=True, text=True).stdout.strip()
        for number in range(2, 51):
            subprocess.run(["notify-send", "--app-name", "Updates", "--replace-id", first, f"Step {number}"], check=True)
        self.daemon.wait_for("Step 50", "finished")
        self.rest()
        self.assertEqual([text for text in self.heard() if "Step 50" in text], ["Step 50"])
        self.assertEqual(self.heard()[-1], "Step 50")
