# SPDX-License-Identifier: MIT
"""The interface of a speech server for the measures: start, stop, and clients that speak, cancel and wait for the end.
"""
import collections
import os
import socket
import time

from . import BenchError, processes
from .pulse import last_line

TIMEOUT = 20  # seconds for any answer: longer than a server should need, and short enough to notice

Said = collections.namedtuple("Said", "written id")


class Client:
    """One connection. All its messages have one priority and one volume.

    A subclass gives `encode(text)`, `submit(encoded)`, `cancel(everyone)` and `wait_over(id)`. Encoding is separate from
    sending, so that a load test does not measure how fast Python builds requests.
    """

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.socket.settimeout(TIMEOUT)
        self.socket.connect(path)
        self.buffer = b""
        self.over = set()

    def say(self, text):
        return self.submit(self.encode(text))

    def write(self, data):
        """Sends data. Returns the time just before the first byte was sent."""
        moment = time.monotonic()
        self.socket.sendall(data)
        return moment

    def line(self, timeout=TIMEOUT):
        while b"\n" not in self.buffer:
            if timeout != self.socket.gettimeout():  # each change is a system call
                self.socket.settimeout(max(0.001, timeout))
            try:
                data = self.socket.recv(1 << 16)
            except TimeoutError:
                raise BenchError(f"{self.server} did not answer within {timeout:.0f} s.") from None
            if not data:
                raise BenchError(f"{self.server} closed the connection.")
            self.buffer += data
        line, _, self.buffer = self.buffer.partition(b"\n")
        return line.rstrip(b"\r")

    def close(self):
        self.socket.close()


class Server:
    """A server in a separate folder, which may be restarted.

    A subclass gives `name`, `letter`, `client`, `connect_ssip` and `command()`.
    """

    def __init__(self, pulse, folder):
        self.pulse = pulse
        self.folder = folder
        self.socket = os.path.join(folder, "socket")
        self.process = None
        os.makedirs(folder, mode=0o700)

    def environment(self):
        return self.pulse.environment() | {"XDG_RUNTIME_DIR": self.folder}

    def start(self, timeout=15):
        log = open(os.path.join(self.folder, "log"), "wb")
        self.process = processes.start(self.command(), self.environment(), log)
        deadline = time.monotonic() + timeout
        while not self.accepts():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise BenchError(f"{self.name} did not start: {last_line(log.name)}")
            time.sleep(0.01)

    def accepts(self):
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
            return probe.connect_ex(self.socket) == 0

    def connect(self, priority, quiet=False, events=True):
        return self.client(self.socket, priority, quiet, events)

    def connect_alarm(self):
        """A client whose messages cut the playing one."""
        return self.connect("message")

    def connect_ssip(self, priority):
        """A client of Speech Dispatcher's protocol, whatever the server's own protocol is."""
        raise NotImplementedError

    def stop(self):
        if self.process:
            processes.stop(self.process)
