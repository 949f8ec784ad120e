# SPDX-License-Identifier: MIT
"""What all senders share: a line "polite TEXT" or "assertive TEXT" on the standard input is announced. Each prints "ready" when it can
be told, and "sent NANOSECONDS" (CLOCK_MONOTONIC) as it calls its toolkit."""
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
    """The lines of the standard input, as many as have come: a main loop tells of bytes, not of lines."""

    def __init__(self):
        self.rest = b""

    def lines(self):
        """None at its end."""
        data = os.read(sys.stdin.fileno(), 1 << 16)
        if not data:
            return None
        *lines, self.rest = (self.rest + data).split(b"\n")
        return [line.decode() for line in lines]


def watch_input(announce, end):
    """For programs with GLib's main loop."""
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
