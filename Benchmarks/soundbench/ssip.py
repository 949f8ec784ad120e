# SPDX-License-Identifier: MIT
"""Speech Dispatcher and its protocol, SSIP."""
import os
import shutil
import time

from . import BenchError
from .server import TIMEOUT, Client, Said, Server

PROGRAM = "speech-dispatcher"
SETTINGS = "/etc/speech-dispatcher"
EVENTS = {b"700", b"701", b"702", b"703", b"704", b"705"}
END, CANCELED = b"702", b"703"


class SSIPClient(Client):
    server = "Speech Dispatcher"

    def __init__(self, path, priority, quiet=False, events=True):
        super().__init__(path)
        self.ask(b"SET SELF CLIENT_NAME bench:bench:main", b"208")
        self.ask(b"SET SELF PRIORITY " + priority.encode(), b"202")
        if quiet:
            self.ask(b"SET SELF VOLUME -80", b"218")  # on a scale of -100 to 100: a tenth of espeak-ng's loudest
        if events:
            self.ask(b"SET SELF NOTIFICATION ALL ON", b"220")

    def reply(self, timeout=TIMEOUT):
        """One whole reply as (code, its first word). Notes the outcomes of earlier messages."""
        first = None
        while True:
            line = self.line(timeout)
            if line[3:4] == b"-":
                first = first or line[4:]
                continue
            if line[:3] in (END, CANCELED):
                self.over.add(first)
            return line[:3], first

    def answer(self, expected):
        while True:
            code, first = self.reply()
            if code == expected:
                return first
            if code not in EVENTS:
                raise BenchError(f"{self.server} answered {code.decode()} instead of {expected.decode()}.")
            # Events may arrive between a command and its reply.

    def ask(self, command, expected):
        written = self.write(command + b"\r\n")
        return Said(written, self.answer(expected))

    def encode(self, text):
        return text.encode() + b"\r\n.\r\n"

    def submit(self, encoded):
        """Sends a message in two round trips, as every client library of Speech Dispatcher does."""
        written = self.ask(b"SPEAK", b"230").written
        self.write(encoded)
        return Said(written, self.answer(b"225"))

    def cancel(self, everyone=False):
        return self.ask(b"CANCEL " + (b"ALL" if everyone else b"SELF"), b"213").written

    def wait_over(self, id, timeout=TIMEOUT):
        deadline = time.monotonic() + timeout
        while id not in self.over:
            self.reply(deadline - time.monotonic())


class SpeechDispatcher(Server):
    name, letter, client = "Speech Dispatcher", "s", SSIPClient

    def connect_ssip(self, priority):
        return self.connect(priority)

    @staticmethod
    def installed():
        return shutil.which(PROGRAM) is not None and os.path.isdir(SETTINGS)

    def command(self):
        """Stock settings apart from the module and the output. -s: no daemon; -t 0: never ends for lack of clients."""
        settings = os.path.join(self.folder, "settings")
        shutil.copytree(SETTINGS, settings, dirs_exist_ok=True)
        with open(os.path.join(settings, "speechd.conf"), "a") as file:
            file.write('\nAudioOutputMethod "pulse"\nDefaultModule espeak-ng\nDefaultLanguage "en"\n')
        return [PROGRAM, "-s", "-t", "0", "-C", settings, "-S", self.socket,
                "-P", os.path.join(self.folder, "pid"), "-L", self.folder]
