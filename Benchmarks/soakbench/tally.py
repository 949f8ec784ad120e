# SPDX-License-Identifier: MIT
"""Follows each announcement from its reply, by the events of all clients, to its outcome."""
import collections
import time

from soundbench.jsonlines import OVER

PATIENCE = 30  # seconds that an announcement may take beyond its text: a sound server or an engine is replaced meanwhile
PACE = 10  # characters a second, which each voice here exceeds
ACCEPTED, SEEN, ENDED = 1, 2, 4


class Tally:
    def __init__(self):
        self.marks = bytearray()  # the known facts of each announcement, by its number
        self.open = {}  # the announcements without an outcome: [time of the last step, state, text]
        self.outcomes = collections.Counter()
        self.failures = collections.Counter()
        self.errors = collections.Counter()
        self.breaches = collections.Counter()

    def mark(self, number, bit):
        """Notes a fact about an announcement. Returns the earlier ones."""
        if number >= len(self.marks):
            self.marks.extend(bytes(number + 100_000 - len(self.marks)))
        before = self.marks[number]
        self.marks[number] |= bit
        return before

    def accept(self, number):
        self.mark(number, ACCEPTED)

    def is_over(self, number):
        return bool(self.marks[number] & ENDED)

    def event(self, params):
        """A step of an announcement, as the watcher of all clients received it."""
        number, state = params["id"], params["state"]
        before = self.mark(number, SEEN)
        if before & ENDED:
            self.breach(f"an announcement is {state} after its outcome")
        elif state in OVER:
            self.mark(number, ENDED)
            self.open.pop(number, None)
            self.outcomes[state] += 1
            if state != "finished" and not params.get("reason"):
                self.breach(f"an announcement is {state} without a reason")
            if state == "failed":
                self.failures[params.get("reason")] += 1
        else:
            self.open[number] = [time.monotonic(), state, params.get("text", "")]

    def is_heard(self):
        """Whether a text has begun and is not over."""
        return any(state == "began" for _, state, _ in self.open.values())

    def breach(self, what):
        if what not in self.breaches:
            print(f"      {time.strftime('%H:%M:%S')} {what}", flush=True)
        self.breaches[what] += 1

    def stuck(self):
        """Notes announcements that began and are not over although their text is."""
        now = time.monotonic()
        for number, (since, state, text) in list(self.open.items()):
            if state == "began" and now > since + PATIENCE + len(text) / PACE:
                del self.open[number]
                self.breach(f"stuck in mid speech: {text[:60]!r}")

    def give_up(self):
        """Notes all that is open although nothing more is sent, and accepted announcements that were never reported."""
        for number, (since, state, text) in self.open.items():
            self.breach(f"{state} for {time.monotonic() - since:.0f} s without an outcome: {text[:60]!r}")
        self.open.clear()
        for bits, what in ((ACCEPTED, "accepted, but never reported"), (ACCEPTED | SEEN, "accepted, but without an outcome"),
                           (SEEN, "reported, but without an outcome")):
            if count := self.marks.count(bits):
                self.breaches[what] = count
