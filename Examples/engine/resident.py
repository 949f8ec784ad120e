#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""An engine for a11y-speakd that stays: it loads its voice once, and speaks each sentence at once.

In config.toml:

    [engine.stays]
    command = "/path/to/resident.py"
    mode = "resident"
    language = "en"

Then: a11y-speak say --voice stays/default "Hello"
"""
import ctypes
import json
import struct
import sys

espeak = ctypes.CDLL("libespeak-ng.so.1")
RETRIEVAL, UTF8 = 1, 1  # espeak's constants: the sound goes to a callback, and texts are UTF-8
rate = espeak.espeak_Initialize(RETRIEVAL, 60, None, 0)  # pieces of 60 ms
header = (b"RIFF" + struct.pack("<I", 0xFFFFFFFF) + b"WAVEfmt " + struct.pack("<IHHIIHH", 16, 1, 1, rate, 2 * rate, 2, 16)
          + b"data" + struct.pack("<I", 0xFFFFFFFF))


def frame(data):
    """Sound for the daemon: the number of bytes in four bytes, the lowest first, and the bytes. 0 ends the text."""
    sys.stdout.buffer.write(struct.pack("<I", len(data)) + data)
    sys.stdout.buffer.flush()


@ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)
def made(samples, count, _):
    if count > 0:
        frame(ctypes.string_at(samples, 2 * count))
    return 0


espeak.espeak_SetSynthCallback(made)
for line in sys.stdin:
    sentence = json.loads(line)  # {"language": "en", "text": "Hello"}
    espeak.espeak_SetVoiceByName(sentence["language"].encode())
    frame(header)
    text = sentence["text"].encode()
    espeak.espeak_Synth(text, len(text) + 1, 0, 0, 0, UTF8, None, None)
    espeak.espeak_Synchronize()
    frame(b"")
