# SPDX-License-Identifier: MIT
"""A private PulseAudio that can be killed and stopped, with a removable null sink, and a recording of all it played."""
import os
import signal
import subprocess
import time

from soundbench import BenchError, processes
from soundbench.pulse import FOREIGN

RATE = 22050  # espeak-ng's own: the server's quick resampling blurs an s, which confuses the recognizer
SINK = "null"
TRUE = 0.1  # seconds that may be missing: the recorder's own buffers
LOAD_SINK = ("module-null-sink", f"sink_name={SINK}", f"rate={RATE}", "channels=1")


def way(socket):
    """The module that admits clients, on a socket."""
    return "module-native-protocol-unix", "auth-anonymous=1", f"socket={socket}"


class Gap(BenchError):
    """The sound server or its recorder was held up, so the recording cannot be judged."""


class Sound:
    name, rate = "pulse", RATE

    def __init__(self, folder):
        self.folder = folder
        self.socket = os.path.join(folder, "pulse", "native")
        self.own = os.path.join(folder, "pulse", "own")  # the server's private socket
        self.process = self.recorder = None
        self.tapes = []
        os.makedirs(os.path.dirname(self.socket), mode=0o700)

    def environment(self, socket=None):
        ours = {"XDG_RUNTIME_DIR": self.folder, "XDG_CONFIG_HOME": os.path.join(self.folder, "config"),
                "HOME": self.folder, "LC_ALL": "C.UTF-8", "PULSE_SERVER": "unix:" + (socket or self.socket)}
        return {name: value for name, value in os.environ.items() if name not in FOREIGN} | ours

    def start(self):
        environment = self.environment()
        del environment["PULSE_SERVER"]  # otherwise the server assumes that another one is running
        for socket in filter(os.path.exists, (self.socket, self.own)):
            os.unlink(socket)
        log = open(os.path.join(self.folder, "pulseaudio.log"), "ab")
        self.process = processes.start(
            ["pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--log-target=stderr",
             "--log-level=error", "-L", " ".join(LOAD_SINK), "-L", " ".join(way(self.own))], environment, log)
        deadline = time.monotonic() + 20
        while not os.path.exists(self.own):
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise BenchError(f"PulseAudio did not start; see {log.name}")
            time.sleep(0.01)
        self.record()
        # From here on clients find the server, and the tape has their sound from its first sample.
        self.pactl("load-module", *way(self.socket))

    def record(self):
        """Starts a further tape, which continues the recording."""
        self.tapes.append(os.path.join(self.folder, f"tape{len(self.tapes)}.raw"))
        deadline = time.monotonic() + 20
        self.recorder = self.parec()
        while not (os.path.exists(self.tapes[-1]) and os.path.getsize(self.tapes[-1]) > RATE // 10):
            if time.monotonic() > deadline:
                raise BenchError("The monitor of the sound server records nothing.")
            time.sleep(0.01)
            if self.recorder.poll() is not None:  # the socket exists a moment before the server listens
                self.recorder = self.parec()
        self.mark = time.monotonic() - os.path.getsize(self.tapes[-1]) / 2 / RATE

    def parec(self):
        return processes.start(
            ["parec", "-d", SINK + ".monitor", "--raw", "--format=s16le", f"--rate={RATE}", "--channels=1",
             "--latency-msec=20", self.tapes[-1]], self.environment(self.own), subprocess.DEVNULL)

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.stop_recording()

    def stop_recording(self):
        processes.stop(self.recorder)

    def hang(self):
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self):
        self.process.send_signal(signal.SIGCONT)

    def pactl(self, *words):
        return subprocess.run(["pactl", *words], env=self.environment(self.own), capture_output=True, text=True, check=True,
                              timeout=20).stdout

    def remove_sink(self):
        module = next(line.split("\t")[0] for line in self.pactl("list", "short", "modules").splitlines()
                      if f"sink_name={SINK} " in line)
        self.pactl("unload-module", module)
        self.stop_recording()

    def add_sink(self):
        self.pactl("load-module", *LOAD_SINK)
        self.record()

    def missing(self):
        """The seconds of sound since the beginning of the last tape that are not on this tape yet."""
        return time.monotonic() - self.mark - os.path.getsize(self.tapes[-1]) / 2 / RATE

    def samples(self):
        """All samples that were played. Waits for those that are not on the tape yet.

        Raises Gap when the server lacked processor time and left sound out, because the player is not at fault.
        """
        deadline = time.monotonic() + 5
        while self.missing() > TRUE and time.monotonic() < deadline:
            time.sleep(0.02)
        if self.missing() > TRUE:
            raise Gap(f"The recording lacks {self.missing():.2f} s.")
        self.stop_recording()
        parts = []
        for tape in self.tapes:
            with open(tape, "rb") as file:
                data = file.read()
            parts.append(data[:len(data) & ~1])
        return b"".join(parts)
