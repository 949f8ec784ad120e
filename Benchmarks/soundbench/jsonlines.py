# SPDX-License-Identifier: MIT
"""a11y-speakd and its protocol: JSON-RPC 2.0, one object per line."""
import json
import os
import time

from . import BenchError
from .server import TIMEOUT, Client, Said, Server
from .ssip import SSIPClient

PRIORITIES = {"text": "default", "message": "message"}
QUIET = 10  # on a scale of 0 to 100; SSIP's value for it is -80
OVER = {"finished", "interrupted", "replaced", "expired", "dropped", "canceled", "failed"}


class JSONLinesClient(Client):
    server = "a11y-speakd"

    def __init__(self, path, priority, quiet, events):
        super().__init__(path)
        self.number = 0
        self.manner = {"priority": PRIORITIES[priority]} | ({"volume": QUIET} if quiet else {})
        if events:
            self.submit(self.request("subscribe", events=["announcements"]))

    def request(self, method, **params):
        """A request as (number, bytes)."""
        self.number += 1
        request = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}
        return self.number, json.dumps(request).encode() + b"\n"

    def message(self, timeout=TIMEOUT):
        """The next object. Notes the outcomes of earlier announcements."""
        message = json.loads(self.line(timeout))
        if message.get("method") == "announcement" and message["params"].get("state") in OVER:
            self.over.add(message["params"].get("id"))
        return message

    def encode(self, text):
        return self.request("announce", text=text, **self.manner)

    def submit(self, encoded):
        number, data = encoded
        written = self.write(data)
        while (message := self.message()).get("id") != number or "method" in message:
            pass
        if "error" in message:
            raise BenchError(f"a11y-speakd refused a request: {message['error'].get('message')}")
        result = message.get("result")
        return Said(written, result.get("announcement") if isinstance(result, dict) else None)

    def cancel(self, everyone=False):
        return self.submit(self.request("cancel", scope="all" if everyone else "self")).written

    def wait_over(self, id, timeout=TIMEOUT):
        deadline = time.monotonic() + timeout
        while id not in self.over:
            self.message(deadline - time.monotonic())


class NotesClient(JSONLinesClient):
    """Plays notes instead of speech: one note a syllable, as long as speaking takes."""

    def __init__(self, path, priority, quiet, events):
        super().__init__(path, priority, quiet, events)
        self.gain = self.manner.pop("volume", 100) / 100

    def encode(self, text):
        notes = [[number * 0.15, 0.14, 330 + 110 * (number % 5), self.gain] for number in range(len(text) // 3)]
        return self.request("play", score={"tracks": [{"notes": notes}]}, **self.manner)


class ChartClient(JSONLinesClient):
    """Plays half a second of a chart of a million points instead of speech."""
    POINTS, PART = 1_000_000, 5_000

    def __init__(self, path, priority, quiet, events):
        super().__init__(path, priority, quiet, events)
        series = {"id": "s", "name": "s", "points": []}
        self.submit(self.request("describeChart", chart={"id": "c", "axes": [{"id": "x"}, {"id": "y"}], "series": [series]}))
        for start in range(0, self.POINTS, self.PART):
            points = [[x, x * 7919 % 1009] for x in range(start, start + self.PART)]
            self.submit(self.request("appendPoints", chart="c", series="s", points=points))

    def encode(self, text):
        return self.request("sonify", chart="c", range="all", words="none", seconds=0.5, **self.manner)


class ToneClient(JSONLinesClient):
    """Plays a tone of a tenth of a second outside the queue instead of speech, as a held arrow key does."""

    def encode(self, text):
        return self.request("tone", id="key", value=0.5, seconds=0.1)

    def wait_over(self, id, timeout=TIMEOUT):
        time.sleep(0.2)


class SpeakdSSIPClient(SSIPClient):
    server = "a11y-speakd"


class Speakd(Server):
    name, letter, client = "a11y-speakd", "a", JSONLinesClient

    def __init__(self, pulse, folder, program, sink="pulse"):
        super().__init__(pulse, folder)
        self.program = program
        self.sink = sink
        self.ssip_socket = os.path.join(folder, "ssip")

    def connect_ssip(self, priority):
        return SpeakdSSIPClient(self.ssip_socket, priority)

    def command(self):
        return [self.program, "--socket", self.socket, "--ssip-socket", self.ssip_socket, "--sink", self.sink]


class EarlierSpeakd(Speakd):
    """Another build, for comparison in the same turns."""
    name, letter = "before", "b"


class SpeakdThroughPulse(Speakd):
    """The build under test, as a client of PipeWire's server for PulseAudio's clients."""
    name, letter = "through its pulse", "p"


class Notes:
    """The daemon under test with clients that play notes. An alarm is speech."""
    name, letter, client = "notes", "n", NotesClient

    def __init__(self, speakd):
        self.speakd, self.pulse = speakd, speakd.pulse

    def connect(self, priority, quiet=False, events=True):
        return self.client(self.speakd.socket, priority, quiet, events)

    def connect_alarm(self):
        return self.speakd.connect_alarm()


class LargeChart(Notes):
    name, letter, client = "a million points", "m", ChartClient


class LiveTone(Notes):
    name, letter, client = "a live tone", "t", ToneClient
