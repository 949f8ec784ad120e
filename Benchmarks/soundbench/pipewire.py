# SPDX-License-Identifier: MIT
"""A private PipeWire with a null sink, its session manager, and its server for PulseAudio's clients."""
import array
import os
import select
import shutil
import struct
import subprocess
import time

from . import BenchError, processes
from .pulse import SINK, Pulse, last_line
from .recorder import Chunk, Recorder

RATE = 48000
SOURCE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "monitor.c")
NULL_SINK = f"""context.objects = [ {{ factory = adapter args = {{ factory.name = support.null-audio-sink node.name = "{SINK}"
  media.class = Audio/Sink audio.position = [ FL FR ] audio.rate = {RATE} }} }} ]
"""
PULSE_SERVER = """context.spa-libs = {{ audio.convert.* = audioconvert/libspa-audioconvert support.* = support/libspa-support }}
context.modules = [ {{ name = libpipewire-module-rt args = {{ rt.prio = 83 }} flags = [ ifexists nofail ] }} {modules} {{ name = libpipewire-module-protocol-pulse args = {{ server.address = [ "unix:{socket}" ] }} }} ]
"""
MODULES = ("protocol-native", "client-node", "adapter", "metadata")


MONITOR = "monitor"  # the beginning of the names of the sink's monitor ports


# Settings of PipeWire with a real-time priority, where one is allowed.
REAL_TIME = ("env", "PIPEWIRE_CONFIG_NAME=client-rt.conf")


def build_monitor(folder):
    program = os.path.join(folder, "monitor")
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "libpipewire-0.3"], capture_output=True, text=True).stdout
    compiled = subprocess.run(["cc", "-O2", SOURCE, "-o", program, *flags.split()], capture_output=True, timeout=120)
    if compiled.returncode:
        raise BenchError("monitor.c cannot be compiled: install libpipewire-0.3-dev and pkg-config.")
    return program


class PipeWire(Pulse):
    def __init__(self, folder):
        super().__init__(folder)
        self.parts = []

    @staticmethod
    def missing():
        """The first needed program that is missing; None when all are installed."""
        needed = ("pipewire", "wireplumber", "dbus-run-session", "pw-link", "pactl", "cc")
        return next((program for program in needed if not shutil.which(program)), None)

    def environment(self):
        # Servers have separate runtime folders, so this variable leads them here.
        return super().environment() | {"PIPEWIRE_RUNTIME_DIR": self.folder}

    def start(self, timeout=20):
        settings = os.path.join(self.folder, "config", "pipewire", "pipewire.conf.d")
        for folder in (settings, os.path.dirname(self.socket)):
            os.makedirs(folder, mode=0o700)
        with open(os.path.join(settings, "null.conf"), "w") as file:
            file.write(NULL_SINK)
        modules = " ".join(f"{{ name = libpipewire-module-{name} }}" for name in MODULES)
        with open(os.path.join(self.folder, "pulse-server.conf"), "w") as file:
            file.write(PULSE_SERVER.format(modules=modules, socket=self.socket))
        self.run("pipewire")
        self.until("pipewire", lambda: os.path.exists(os.path.join(self.folder, "pipewire-0")), timeout)
        self.run("dbus-run-session", "--", "wireplumber")
        self.run("pipewire", "-c", file.name)
        self.until("wireplumber", lambda: f"Default Sink: {SINK}" in self.ask("pactl", "info"), timeout)

    def run(self, *command):
        log = open(os.path.join(self.folder, "pipewire.log"), "ab")
        self.parts.append(processes.start(list(command), self.environment(), log))

    def ask(self, *command):
        return subprocess.run(command, env=self.environment(), capture_output=True, text=True, timeout=10).stdout

    def until(self, name, condition, timeout):
        deadline = time.monotonic() + timeout
        while not condition():
            if time.monotonic() > deadline:
                raise BenchError(f"{name} did not start: " + last_line(os.path.join(self.folder, "pipewire.log")))
            time.sleep(0.02)

    def stop(self):
        for part in reversed(self.parts):
            processes.stop(part)


class Monitor(Recorder):
    """Records what the sink plays by the graph's own clock (monitor.c): a frame's number is its time on the monotonic clock.

    The monitor is passive, so no data arrives while no client plays; that counts as silence. Like every monitor, it gets a
    sound one cycle late."""
    rate = RATE
    LATE = 0.1  # seconds that a cycle may take to arrive here

    def __init__(self, pulse, block_ms):
        self.pulse = pulse
        self.program = build_monitor(pulse.folder)
        super().__init__(pulse, block_ms)

    def command(self, block_ms):
        return [*REAL_TIME, self.program, SINK, str(self.rate)]

    def begin(self):
        self.start()
        self.pulse.until("monitor", lambda: f"{SINK}:{MONITOR}_FL\n  |->" in self.pulse.ask("pw-link", "-l"), 10)

    @property
    def total(self):
        return int((time.monotonic() - self.LATE) * self.rate)

    @total.setter
    def total(self, frames):
        pass  # time itself counts the frames

    def run(self):
        source, rest = self.process.stdout.fileno(), b""
        while True:
            if select.select([source], [], [], 0.01)[0]:
                data = os.read(source, 1 << 16)
                if not data:
                    break
                rest = self.take(rest + data)
            with self.news:
                self.news.notify_all()
        with self.news:
            self.ended = True
            self.news.notify_all()

    def take(self, data):
        """Keeps the whole cycles, and returns the remaining bytes."""
        while len(data) >= 24:
            moment, _, count = struct.unpack_from("qqq", data)
            if len(data) < 24 + 2 * count:
                break
            samples, data = array.array("h", data[24:24 + 2 * count]), data[24 + 2 * count:]
            if count:
                self.keep(samples, moment)
        return data

    def keep(self, samples, moment):
        first = moment * self.rate // 1_000_000_000
        with self.news:
            self.chunks.append(Chunk(first, samples, max(max(samples), -min(samples))))
            while self.chunks[0].first < first - 60 * self.rate:
                self.chunks.popleft()
