#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""An output module of Speech Dispatcher that does what the text says: it dies, hangs, floods, or tries what it may not."""
import os
import socket
import sys
import time

SOUND = b"705-bits=16\n705-num_channels=1\n705-sample_rate=22050\n705-num_samples=1000\n705-big_endian=0\n705-AUDIO\0"
TONE = b"".join((3000 if i // 50 % 2 else -3000).to_bytes(2, "little", signed=True) for i in range(1000))
BLOCK = SOUND + TONE.replace(b"}", b"}]").replace(b"\n", b"}*") + b"\n705 AUDIO\n"


def say(data):
    sys.stdout.buffer.write(data if isinstance(data, bytes) else data.encode() + b"\n")
    sys.stdout.buffer.flush()


def block():
    lines = []
    while (line := sys.stdin.readline()) not in (".\n", ""):
        lines.append(line)
    return "".join(lines)


def tried():
    """What could be done that may not be."""
    tries = {
        "file": lambda: open("/tmp/hostile", "w"), "home": lambda: os.listdir(os.environ["HOME"]),
        "passwords": lambda: open("/etc/shadow"), "socket": lambda: socket.socket(socket.AF_UNIX),
        "network": lambda: socket.socket(), "process": os.fork, "signal": lambda: os.kill(os.getppid(), 0),
        "directory": lambda: os.mkdir("/tmp/hostile.d"),
    }
    done = []
    for name, attempt in tries.items():
        try:
            attempt()
            done.append(name)
        except OSError:
            pass
    return done


def speak(text):
    if "garbage" in text:
        say(os.urandom(5000) + b"\n")
    elif "endless" in text:
        while True:
            say(BLOCK)
    elif "marks" in text:
        for number in range(1000000):
            say(f"700-w{number}\n700 INDEX MARK")
    elif "hang" in text:
        time.sleep(60)
    elif "falter" in text:
        say(BLOCK * 10)
        os._exit(3)
    elif "die" in text:
        os._exit(3)
    elif "forbidden" in text and tried():
        os._exit(4)
    say(BLOCK * 10)
    say("702 END")


say_ok = {"INIT": "299-ready\n299 OK LOADED SUCCESSFULLY", "LIST VOICES": "200-bad\ten\tnone\n200 OK VOICE LIST SENT"}
for request in sys.stdin:
    request = request.strip()
    if request in say_ok:
        say(say_ok[request])
    elif request in ("AUDIO", "LOGLEVEL", "SET"):
        say("203 OK RECEIVING SETTINGS" if request == "SET" else "207 OK RECEIVING SETTINGS")
        block()
        say("203 OK SETTINGS RECEIVED")
    elif request == "SPEAK":
        say("202 OK RECEIVING MESSAGE")
        text = block()
        say("200 OK SPEAKING\n701 BEGIN")
        speak(text)
    elif request == "QUIT":
        say("210 OK QUIT")
        break
