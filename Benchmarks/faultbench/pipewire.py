# SPDX-License-Identifier: MIT
"""A private PipeWire whose session manager and sink can be removed, and a recording of all that it played."""
import os
import signal
import struct
import subprocess
import time

from soundbench import BenchError, processes
from soundbench.pipewire import REAL_TIME, build_monitor
from soundbench.pulse import FOREIGN

from .sound import Gap

SINK = "card"
NODE = (f'create-node adapter {{ factory.name=support.null-audio-sink node.name="{SINK}" media.class="Audio/Sink" '
        'audio.position="[ MONO ]" }\n')
PAUSE = 0.5  # seconds of silence in the recording for any time in which the graph did not run
EDGE = 0.1  # seconds until the last samples are on the tape
TRUE = 0.03  # seconds that the recorder may miss


class PipeWireSound:
    name, rate = "pipewire", 48000

    def __init__(self, folder):
        self.folder = folder
        self.own = os.path.join(folder, "own")  # the server's private socket
        self.way = os.path.join(folder, "pipewire-0")
        self.process = self.manager = self.card = self.recorder = None
        self.tapes = []
        os.makedirs(folder, mode=0o700)

    def environment(self):
        ours = {"XDG_RUNTIME_DIR": self.folder, "PIPEWIRE_RUNTIME_DIR": self.folder, "HOME": self.folder,
                "XDG_CONFIG_HOME": os.path.join(self.folder, "config"), "LC_ALL": "C.UTF-8"}
        return {name: value for name, value in os.environ.items() if name not in FOREIGN} | ours

    def run(self, *command, **pipes):
        environment = self.environment() | {"PIPEWIRE_CORE": "own", "PIPEWIRE_REMOTE": "own"}
        return processes.start(list(command), environment, open(os.path.join(self.folder, "log"), "ab"), **pipes)

    def start(self):
        self.program = build_monitor(self.folder)
        for place in filter(os.path.lexists, (self.way, self.own, self.own + ".lock")):
            os.unlink(place)
        self.process = self.run("pipewire")
        self.until("PipeWire", lambda: os.path.exists(self.own))
        self.start_manager()
        # From here on clients find the server, and the tape has their sound from its first sample.
        os.symlink("own", self.way)

    def start_manager(self):
        """The session manager, and the sink that it finds."""
        self.manager = self.run("dbus-run-session", "--", "wireplumber")
        self.add_sink()

    def add_sink(self):
        # The recorder waits for the sink, so that it is linked before any player.
        self.tapes.append(os.path.join(self.folder, f"tape{len(self.tapes)}"))
        with open(self.tapes[-1], "wb") as tape:
            self.recorder = self.run(*REAL_TIME, self.program, SINK, str(self.rate), "awake", stdout=tape)
        self.card = self.run("pw-cli", stdin=subprocess.PIPE)
        self.card.stdin.write(NODE.encode())
        self.card.stdin.flush()
        self.until("The recorder", lambda: os.path.getsize(self.tapes[-1]))

    def until(self, what, condition, timeout=10):
        deadline = time.monotonic() + timeout
        while not condition():
            if time.monotonic() > deadline:
                raise Gap(f"{what} did not start.")
            time.sleep(0.01)

    def remove_sink(self):
        self.card.kill()
        self.card.wait()
        self.stop_recording()

    def kill_manager(self):
        """Kills the session manager and removes the sink, as a sound card disappears with the manager that found it."""
        self.end(self.manager)
        self.remove_sink()

    def kill(self):
        for part in (self.process, self.manager, self.card):
            self.end(part)
        self.stop_recording()

    @staticmethod
    def end(process):
        """Kills a program and its children."""
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    def stop_recording(self):
        self.recorder.kill()
        self.recorder.wait()

    def hang(self):
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self):
        self.process.send_signal(signal.SIGCONT)

    def suspend(self):
        links = subprocess.run(["pw-cli", "send-command", SINK, "Suspend"], env=self.environment() | {"PIPEWIRE_REMOTE": "own"},
                               capture_output=True, text=True, timeout=10)
        if links.returncode:
            raise BenchError(f"The sink could not be suspended: {links.stderr.strip()}")

    def samples(self):
        """All samples that were played."""
        time.sleep(EDGE)
        self.stop_recording()
        return b"".join(self.played(tape) for tape in self.tapes)

    def played(self, tape):
        """The samples of a tape. Raises Gap when the recorder missed cycles, because the player is not at fault."""
        with open(tape, "rb") as file:
            data = file.read()
        parts, place, last, missing = [], 0, None, 0
        while place + 24 <= len(data):
            moment, ticks, count = struct.unpack_from("qqq", data, place)
            samples = data[place + 24:place + 24 + 2 * count]
            place += 24 + 2 * count
            if last:
                passed, missed = int((moment - last[0]) / 1e9 * self.rate) - last[2], ticks - last[1] - last[2]
                missing += max(0, missed)
                if passed > 0:
                    parts.append(bytes(2 * min(int(PAUSE * self.rate), passed)))
            parts.append(samples)
            last = moment, ticks, count
        if missing > TRUE * self.rate:
            raise Gap(f"The recording lacks {missing / self.rate:.3f} s.")
        return b"".join(parts) + bytes(int(PAUSE * self.rate) * 2)
