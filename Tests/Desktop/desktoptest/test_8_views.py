# SPDX-License-Identifier: MIT
"""What a client of the daemon shows is read by Orca, and heard through the daemon's own place of Speech Dispatcher: once."""
import subprocess

from . import eventually
from .daemon import Daemon
from .stage import DesktopCase

ELEMENTS = [
    {"id": "play", "label": "Play", "hint": "Plays the song", "traits": ["button"], "frame": [0, 0, 90, 20]},
    {"id": "position", "label": "Position", "value": "20 %", "traits": ["adjustable"], "frame": [0, 20, 90, 20]},
]


class Views(DesktopCase):
    """A program of a few lines on the socket is an application for Orca."""

    def setUp(self):
        self.player = Daemon()
        self.player.ask("hello", client="player")
        for element in ELEMENTS:
            self.player.ask("willDisplay", element=element)

    def start_orca(self):
        orca = subprocess.Popen(["orca"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # It may not end when it is asked to in the middle of a failure.
        self.addCleanup(orca.wait)
        self.addCleanup(orca.kill)
        eventually("a screen reader", lambda: self.daemon.ask("status").get("screenReader"))
        self.daemon.wait_for("Screen reader on", "finished")
        self.rest()
        return orca

    def said(self, word, method, **parameters):
        """Who says what because of it, until nothing more comes, as (client, text); the word is among it."""
        self.rest()
        self.daemon.forget()
        self.player.ask(method, **parameters)
        self.daemon.wait_for(word, "queued")
        self.rest()
        return [(event["client"].lower(), event["text"]) for event in self.daemon.events if event["state"] == "queued"]

    def once(self, word, client, told):
        """One of them says the word, and nobody else says anything."""
        self.assertEqual([who for who, text in told if word in text], [client], told)
        self.assertEqual({who for who, _ in told}, {client}, told)

    def test_1_focus_value_and_announcements_are_said_once(self):
        self.once("Play", "player", self.said("Play", "focus", element="play"))
        orca = self.start_orca()
        told = self.said("Position", "focus", element="position")
        self.once("Position", "orca", told)
        told = self.said("Play", "focus", element="play")
        self.once("Play ", "orca", told)
        self.once("Plays the song", "orca", told)
        self.said("Position", "focus", element="position")
        self.once("30", "orca", self.said("30", "invalidated", element={"id": "position", "value": "30 %"}))
        self.once("Song finished", "player", self.said("Song finished", "announce", text="Song finished"))
        orca.terminate()
        eventually("no screen reader", lambda: not self.daemon.ask("status").get("screenReader"))
        self.once("Play", "player", self.said("Play", "focus", element="play"))
