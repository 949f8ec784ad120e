#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""An engine for a11y-speakd: reads a text, and writes it as Morse code in PCM of 16 bits at 22,050 samples a second.

In config.toml:

    [engine.morse]
    command = "/path/to/morse.py"

Then: a11y-speak say --voice morse/default "sos"
"""
import array
import math
import sys

RATE = 22050
DOT = 0.06  # seconds, for 20 words a minute
CODES = dict(zip("abcdefghijklmnopqrstuvwxyz0123456789", (
    ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.. "
    "----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.").split()))


def tone(dots):
    """A tone that begins and ends softly, as long as the given number of dots."""
    count = int(dots * DOT * RATE)
    edge = RATE // 200
    return array.array("h", (
        int(12000 * math.sin(2 * math.pi * 600 * i / RATE) * min(1, i / edge, (count - i) / edge))
        for i in range(count)))


def silence(dots):
    return array.array("h", bytes(2 * int(dots * DOT * RATE)))


def main():
    for word in sys.stdin.read().lower().split():
        for letter in word:
            for mark in CODES.get(letter, ""):
                # The daemon plays each piece at once, so a long text need not be complete.
                sys.stdout.buffer.write((tone(1 if mark == "." else 3) + silence(1)).tobytes())
            sys.stdout.buffer.write(silence(2).tobytes())
        sys.stdout.buffer.write(silence(4).tobytes())
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
