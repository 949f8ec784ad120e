# SPDX-License-Identifier: MIT
"""Orca reads the elements of the daemon's clients, and speaks once, through the daemon in the place of Speech Dispatcher."""
import socket
import subprocess

from . import eventually
from .daemon import Daemon
from .stage import DesktopCase

# Elements, the daemon's sentence for each without a screen reader, and Orca's.
ROWS = [
    ({"id": "play", "label": "Play", "hint": "Plays the song", "traits": ["button"]}, "Play, button. Plays the song",
     ["Play button", "Plays the song"]),
    ({"id": "position", "label": "Position", "value": "20 %", "traits": ["adjustable"]}, "Position, 20 %, adjustable",
     ["Position horizontal slider 20 % 20 percent"]),  # since version 45 Orca adds each slider's percentage
    ({"id": "ready", "label": "Ready to play", "traits": ["staticText"]}, "Ready to play", ["Ready to play"]),
    ({"id": "songs", "label": "Songs", "traits": ["header"]}, "Songs, heading", ["Songs heading 1"]),
    ({"id": "more", "label": "More", "traits": ["link"]}, "More, link", ["More link"]),
    ({"id": "shuffle", "label": "Shuffle", "value": "1", "traits": ["toggleButton"]}, "Shuffle, on, switch button",
     ["Shuffle toggle button pressed"]),
    ({"id": "cover", "label": "Cover", "traits": ["image"]}, "Cover, image", ["Cover image"]),
    ({"id": "load", "label": "Loading", "value": "40 %", "traits": ["updatesFrequently"]}, "Loading, 40 %", ["Loading 40 percent"]),
]


def plain(text):
    """The text without final periods, which differ between versions."""
    return text.rstrip(" .")


class ReadByOrca(DesktopCase):
    def start_orca(self, saying):
        """Starts Orca, and waits until it has announced the focus."""
        orca = subprocess.Popen(["orca"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # After a failure Orca may not end on request.
        self.addCleanup(orca.wait)
        self.addCleanup(orca.kill)
        eventually("a screen reader", lambda: self.daemon.ask("status").get("screenReader"))
        self.daemon.until(saying, lambda: any(text.startswith(saying) for text in self.texts("orca")))
        self.rest()
        return orca

    def accepted(self, count, client, cause):
        """The client's texts that are accepted after the cause, once there are at least `count`."""
        before = len(self.texts(client))
        cause()
        self.daemon.until(f"{count} texts", lambda: len(self.texts(client)) >= before + count)
        return self.texts(client)[before:]

    def texts(self, client):
        return [plain(event["text"]) for event in self.daemon.events
                if event["state"] == "queued" and event["client"].lower() == client]


class Player(ReadByOrca):
    """A program of a few lines on the socket, which Orca sees as an application."""

    def setUp(self):
        self.player = Daemon()
        self.addCleanup(self.player.socket.shutdown, socket.SHUT_RDWR)
        self.player.ask("hello", client="player")

    def show(self, rows):
        for element, *_ in rows:
            self.player.ask("willDisplay", element=element | {"frame": [9, 9, 90, 9]})

    def focus(self, element):
        self.player.ask("focus", element=element["id"])


class Views(Player):
    """The texts about the player's elements, and the clients that speak them."""

    def said(self, word, method, **parameters):
        """The texts accepted after a request, as (client, text). Waits for the word, and then for silence."""
        self.rest()
        self.daemon.forget()
        self.player.ask(method, **parameters)
        self.daemon.wait_for(word, "queued")
        self.rest()
        return [(event["client"].lower(), event["text"]) for event in self.daemon.events if event["state"] == "queued"]

    def once(self, word, client, told):
        """Checks that the client speaks the word once, and that no other client speaks."""
        self.assertEqual([who for who, text in told if word in text], [client], told)
        self.assertEqual({who for who, _ in told}, {client}, told)

    def has_no_reader(self):
        # Orca handles the signal only when an event arrives.
        self.player.ask("willDisplay", element={"id": "last", "label": "Last"})
        self.player.ask("didEndDisplay", element="last")
        return not self.daemon.ask("status").get("screenReader")

    def test_1_focus_value_and_announcements_are_said_once(self):
        self.show(ROWS[:2])
        self.once("Play", "player", self.said("Play", "focus", element="play"))
        orca = self.start_orca("Play button")
        told = self.said("Position", "focus", element="position")
        self.once("Position", "orca", told)
        told = self.said("Play", "focus", element="play")
        self.once("Play ", "orca", told)
        self.once("Plays the song", "orca", told)
        self.said("Position", "focus", element="position")
        self.once("30", "orca", self.said("30", "invalidated", element={"id": "position", "value": "30 %"}))
        self.once("Song finished", "player", self.said("Song finished", "announce", text="Song finished"))
        orca.terminate()
        eventually("no screen reader", self.has_no_reader)
        self.once("Play", "player", self.said("Play", "focus", element="play"))


class FocusChanges(Player):
    """One screen reader, and many changes of the focus."""

    def test_1_orca_announces_100_focus_changes_once_each(self):
        self.show(ROWS)
        for element, ours, _ in ROWS:
            self.assertEqual(self.accepted(1, "player", lambda: self.focus(element)), [plain(ours)])
        self.rest()
        self.start_orca("Loading 40 percent")
        said, expected = [], []
        for step in range(100):
            element, _, words = ROWS[step * 3 % len(ROWS)]
            said += self.accepted(len(words), "orca", lambda: self.focus(element))
            expected += words
        self.rest()
        self.assertEqual(said, expected)
        self.assertEqual(self.texts("orca")[-len(expected):], expected)


class SeedApps(ReadByOrca):
    """The unchanged programs of Examples/."""

    def start(self, *command):
        program = subprocess.Popen(command)
        self.addCleanup(program.wait)
        self.addCleanup(program.kill)
        return program

    def perform(self, client, element, action):
        self.daemon.ask("perform", client=client, element=element, action=action)

    def test_1_orca_reads_a_program_of_twenty_lines(self):
        self.start("python3", "/share/examples/player.py")
        self.daemon.wait_for("Play, button", "queued")
        self.start_orca("Play button")
        steps = [("Position horizontal slider 20 % 20 percent", lambda: self.daemon.ask("focus", client="player", element="position")),
                 ("30 %", lambda: self.perform("player", "position", "increment")),
                 ("20 %", lambda: self.perform("player", "position", "decrement"))]
        for words, cause in steps:
            self.assertEqual(self.accepted(1, "orca", cause), [words])
            self.rest()

    def test_2_orca_reads_the_photo_player(self):
        self.start("/share/examples/PhotoPlayer", "--stay")
        self.daemon.wait_for("Photo", "queued")
        self.start_orca("Photo")
        slider = "Player.progress"
        told = self.accepted(1, "orca", lambda: self.daemon.ask("focus", client="photo-player", element=slider))
        self.assertEqual(told, ["Playing progress horizontal slider 20 20 percent"])
        self.rest()
        self.assertEqual(self.accepted(1, "orca", lambda: self.perform("photo-player", slider, "increment")), ["25"])

    def test_3_orca_reads_the_chart_in_its_window(self):
        self.start("/share/examples/CO2Chart", "--window", "/share/examples/co2.csv")
        self.daemon.wait_for("1958-03-29", "queued")
        self.start_orca("1958-03-29, 316.1 ppm")
        for key in "End", "Left", "Tab":
            self.accepted(1, "orca", lambda: subprocess.run(["xdotool", "key", key], check=True))
            self.rest()
        # Orca also names the key that moves the focus, and the list with the new focus.
        said = [text for text in self.texts("orca") if text != "tab" and not text.startswith("List")]
        self.assertEqual(said[-4:], ["1958-03-29, 316.1 ppm", "2001-12-29, 371.5 ppm", "2001-12-22, 371.3 ppm",
                                     "Date axis with visible range from 29 March 1958 to 29 December 2001"])
