#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A neural voice for a11y-speakd that stays: it loads hibari once (pip install hibari-tts), and speaks each sentence at once.

In config.toml, with the environment that hibari was installed into:

    [engine.hibari]
    command = "/path/to/environment/bin/python /path/to/neural.py"
    mode = "resident"
    language = "en"
    memory = 4096
    patience = 20000
    files = ["/path/to/environment"]

Then: a11y-speak say --voice hibari/default "Hello"
"""
import json
import struct
import sys

from hibari import Hibari

voice = Hibari(threads=1)
rate = 24_000
header = (b"RIFF" + struct.pack("<I", 0xFFFFFFFF) + b"WAVEfmt " + struct.pack("<IHHIIHH", 16, 3, 1, rate, 4 * rate, 4, 32)
          + b"data" + struct.pack("<I", 0xFFFFFFFF))


def frame(data):
    """Sound for the daemon: the number of bytes in four bytes, the lowest first, and the bytes. 0 ends the text."""
    sys.stdout.buffer.write(struct.pack("<I", len(data)) + data)
    sys.stdout.buffer.flush()


for line in sys.stdin:
    frame(header)
    for sound in voice.stream(json.loads(line)["text"]):  # {"language": "en", "text": "Hello"}
        frame(sound.astype("<f4").tobytes())
    frame(b"")
