# SPDX-License-Identifier: MIT
"""A private PulseAudio with a null sink: nothing is heard, and the user's own sound server is left alone."""
import os
import subprocess
import time

from . import BenchError, processes

RATE = 44100
SINK = "bench"
# Variables of a session that would lead a server away from the private sound server.
FOREIGN = ("DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "SPEECHD_ADDRESS", "A11Y_SPEAKD_SOCKET",
           "A11Y_SPEAKD_DATA_DIR", "XDG_DATA_HOME", "NOTIFY_SOCKET", "WATCHDOG_USEC", "LISTEN_FDS", "LISTEN_PID",
           "PULSE_SINK", "PULSE_COOKIE", "PULSE_LATENCY_MSEC")


class Pulse:
    def __init__(self, folder):
        self.folder = folder
        self.socket = os.path.join(folder, "pulse", "native")
        self.process = None

    def environment(self):
        """The environment for programs that must play through this server only."""
        ours = {"XDG_RUNTIME_DIR": self.folder, "XDG_CONFIG_HOME": os.path.join(self.folder, "config"),
                "HOME": self.folder, "LC_ALL": "C.UTF-8", "PULSE_SERVER": "unix:" + self.socket,
                "PULSE_RUNTIME_PATH": os.path.join(self.folder, "pulse"),
                "PULSE_STATE_PATH": os.path.join(self.folder, "pulse-state")}
        return {name: value for name, value in os.environ.items() if name not in FOREIGN} | ours

    def start(self, timeout=10):
        os.makedirs(os.path.dirname(self.socket), mode=0o700)
        environment = self.environment()
        del environment["PULSE_SERVER"]  # otherwise the server assumes that another one is running
        log = open(os.path.join(self.folder, "pulseaudio.log"), "wb")
        self.process = processes.start(
            ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--log-target=stderr", "--log-level=warn",
             "-L", f"module-native-protocol-unix auth-anonymous=1 socket={self.socket}",
             "-L", f"module-null-sink sink_name={SINK} rate={RATE} channels=2 format=s16le"], environment, log)
        deadline = time.monotonic() + timeout
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise BenchError("PulseAudio did not start: " + last_line(log.name))
            time.sleep(0.02)

    def answers(self):
        return os.path.exists(self.socket) and subprocess.run(
            ["pactl", "info"], env=self.environment(), capture_output=True, timeout=10).returncode == 0

    def stop(self):
        if self.process:
            processes.stop(self.process)


def last_line(path):
    """The last line of a program's log."""
    with open(path, errors="replace") as file:
        lines = file.read().strip().splitlines()
    return lines[-1] if lines else "the log is empty."
