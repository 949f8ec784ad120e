#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""An engine that speaks by espeak-ng, and gives its sound at twice the speed of hearing, so that it can die in mid text."""
import ctypes
import struct
import sys
import time

espeak = ctypes.CDLL("libespeak-ng.so.1")
RETRIEVAL, UTF8 = 1, 1  # espeak's constants: the sound goes to a callback, and texts are UTF-8
rate = espeak.espeak_Initialize(RETRIEVAL, 60, None, 0)  # pieces of 60 ms


@ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)
def made(samples, count, _):
    if count > 0:
        sys.stdout.buffer.write(ctypes.string_at(samples, 2 * count))
        sys.stdout.buffer.flush()
        time.sleep(count / rate / 2)
    return 0


espeak.espeak_SetSynthCallback(made)
sys.stdout.buffer.write(b"RIFF" + struct.pack("<I", 0xFFFFFFFF) + b"WAVEfmt " + struct.pack("<IHHIIHH", 16, 1, 1, rate, 2 * rate, 2, 16)
                        + b"data" + struct.pack("<I", 0xFFFFFFFF))
text = sys.stdin.buffer.read()
espeak.espeak_Synth(text + b"\0", len(text) + 1, 0, 0, 0, UTF8, None, None)
espeak.espeak_Synchronize()
