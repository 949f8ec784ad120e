# SPDX-License-Identifier: MIT
"""Shared parts of all senders. A line "polite TEXT" or "assertive TEXT" on the standard input is announced. A sender prints
"ready" when it accepts lines, and "sent NANOSECONDS" (CLOCK_MONOTONIC) when it calls its toolkit."""
import os
import sys
import time


def tell(what):
    print(what, flush=True)


def sent():
    tell(f"sent {time.monotonic_ns()}")


def perform(line, announce):
    """Announces a line; `announce` takes the text and whether it is assertive."""
    politeness, _, text = line.partition(" ")
    sent()
    announce(text, politeness == "assertive")


class Input:
    """The available lines of the standard input: a main loop reports bytes, not lines."""

    def __init__(self):
        self.rest = b""

    def lines(self):
        """The lines; None at the end of the input."""
        data = os.read(sys.stdin.fileno(), 1 << 16)
        if not data:
            return None
        *lines, self.rest = (self.rest + data).split(b"\n")
        return [line.decode() for line in lines]


def watch_input(announce, end):
    """Reads lines in programs with GLib's main loop."""
    from gi.repository import GLib

    source = Input()

    def read(*_):
        lines = source.lines()
        if lines is None:
            end()
            return False
        for line in lines:
            perform(line, announce)
        return True

    GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, read)
