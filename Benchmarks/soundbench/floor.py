# SPDX-License-Identifier: MIT
"""The floor: libespeak-ng and one open stream in one process, with the interface of a server."""
import os
import select
import shutil
import subprocess
import time

from . import BenchError, processes
from .server import TIMEOUT, Said

SOURCES = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LIBRARIES = {"pulse": "libpulse-simple", "pipewire": "libpipewire-0.3"}


def build(folder, sound):
    """The compiled program; None when this machine cannot compile it."""
    compiler, program = shutil.which("cc"), os.path.join(folder, "floor")
    if not compiler or not shutil.which("pkg-config"):
        return None
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", LIBRARIES[sound]], capture_output=True, text=True).stdout
    sources = [os.path.join(SOURCES, name) for name in ("floor.c", f"floor-{sound}.c")]
    command = [compiler, "-O2", *sources, "-o", program, "-lespeak-ng", *flags.split()]
    return program if subprocess.run(command, capture_output=True, timeout=120).returncode == 0 else None


class Floor:
    """A server and its client in one. It has one stream, and ignores priorities."""
    name, letter = "floor", "f"

    def __init__(self, pulse, program):
        self.pulse = pulse
        self.program = program
        self.process = None
        self.pending = 0

    def start(self):
        self.process = processes.start([self.program], self.pulse.environment(), subprocess.DEVNULL,
                                       stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.pending = 1  # the line "ready"
        self.wait_over()

    def connect(self, priority, quiet=False, events=True):
        return self

    def say(self, text):
        written = time.monotonic()
        self.process.stdin.write(text.encode() + b"\n")
        self.process.stdin.flush()
        self.pending += 1
        return Said(written, None)

    def cancel(self, everyone=False):
        return self.say("").written

    def wait_over(self, id=None, timeout=TIMEOUT):
        deadline = time.monotonic() + timeout
        while self.pending:
            output = self.process.stdout.fileno()
            ready, _, _ = select.select([output], [], [], max(0, deadline - time.monotonic()))
            data = os.read(output, 4096) if ready else b""
            if not data:
                raise BenchError("The floor program ended or did not answer.")
            self.pending -= data.count(b"\n")

    def close(self):
        pass

    def stop(self):
        if self.process:
            processes.stop(self.process)
