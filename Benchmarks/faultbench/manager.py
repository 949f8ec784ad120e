# SPDX-License-Identifier: MIT
"""Does the work of systemd: restarts the daemon 200 ms after a failure, and kills a daemon that misses its watchdog."""
import os
import select
import signal
import socket
import threading
import time

from soundbench import processes

RESTART = 0.2


class Manager(threading.Thread):
    """Runs the daemon. Processes die with the thread that started them, so the thread lives until `stop`."""

    def __init__(self, command, environment, log, watchdog=None):
        super().__init__(daemon=True)
        self.command, self.log, self.watchdog = command, log, watchdog
        self.notices = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        path = os.path.join(environment["XDG_RUNTIME_DIR"], "notify")
        self.notices.bind(path)
        self.environment = environment | {"NOTIFY_SOCKET": path}
        if watchdog:
            self.environment["WATCHDOG_USEC"] = str(int(watchdog * 1e6))
        self.process = None
        self.starts = 0
        self.stopping = threading.Event()
        self.ready = threading.Event()

    def run(self):
        while not self.stopping.is_set():
            self.ready.clear()
            self.process = processes.start(self.command, self.environment, self.log)
            self.starts += 1
            self.attend()
            self.stopping.wait(RESTART)

    def attend(self):
        """Reads the daemon's notices until the daemon ends."""
        seen = time.monotonic()
        while self.process.poll() is None:
            if select.select([self.notices], [], [], 0.02)[0]:
                seen = time.monotonic()
                if b"READY=1" in self.notices.recv(4096):
                    self.ready.set()
            if self.stopping.is_set() or (self.watchdog and self.ready.is_set()
                                          and time.monotonic() > seen + self.watchdog):
                self.process.kill()

    def kill(self, number=signal.SIGKILL):
        self.process.send_signal(number)

    def stop(self):
        self.stopping.set()
        if self.ident:
            self.join(10)
        self.notices.close()

    def workers(self):
        """The process that synthesizes and its waiting parent: [parent, child]."""
        return processes.synthesizers(self.process.pid)
