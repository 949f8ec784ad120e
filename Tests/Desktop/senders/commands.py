# SPDX-License-Identifier: MIT
"""What all senders share: a line "polite TEXT" or "assertive TEXT" on the standard input is announced. Each prints "ready" when it can
be heard of, and "sent NANOSECONDS" (CLOCK_MONOTONIC) as it calls its toolkit."""
import sys
import time


def tell(what):
    print(what, flush=True)


def sent():
    tell(f"sent {time.monotonic_ns()}")


def perform(line, announce):
    """Announces a line; `announce` takes the text and whether it is assertive."""
    politeness, _, text = line.rstrip("\n").partition(" ")
    sent()
    announce(text, politeness == "assertive")


def watch_input(announce, end):
    """For programs with GLib's main loop."""
    from gi.repository import GLib

    def read(*_):
        line = sys.stdin.readline()
        if not line:
            end()
            return False
        perform(line, announce)
        return True

    GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, read)
